//! The movement tool: two rigid parts with a joint in the middle, along which a base is moved.

use super::{Angle, Point};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One straight part of a way.
pub type Stretch = (Point, Point);

/// How a base moves along a tool that was laid down: the centre runs straight to the joint, then straight on from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Course {
    /// Where the centre starts.
    pub from: Point,
    /// The direction of the first part.
    pub heading: Angle,
    /// How far the second part is turned from the first, to the left if below half a turn.
    pub bend: Angle,
    /// How far the centre is from the joint at the start, and again at the end of a full move.
    pub leg: i32,
    /// How far the centre moves.
    pub travel: i32,
}

/// Which joints are tried when a way around something is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fan {
    /// How many directions of the first part are tried on either side of the straight one.
    pub each_side: u16,
    /// The largest bend.
    pub limit: Angle,
}

impl Course {
    /// How far a full move takes the centre.
    pub fn longest(&self) -> i32 {
        2 * self.leg
    }

    /// The place of the joint.
    pub fn joint(&self) -> Point {
        self.from + self.heading.way(self.leg)
    }

    /// The direction of the part that the base has reached.
    pub fn direction(&self) -> Angle {
        if self.travel > self.leg { self.heading + self.bend } else { self.heading }
    }

    /// Where the centre comes to lie.
    pub fn end(&self) -> Point {
        self.at(self.travel)
    }

    /// Where the centre is after that much of the way.
    pub fn at(&self, travel: i32) -> Point {
        if travel <= self.leg {
            self.from + self.heading.way(travel)
        } else {
            self.joint() + (self.heading + self.bend).way(travel - self.leg)
        }
    }

    /// The straight parts of the way as far as it goes.
    pub fn stretches(&self) -> ArrayVec<Stretch, 2> {
        let mut parts = ArrayVec::new();
        if self.travel <= self.leg {
            parts.push((self.from, self.end()));
        } else {
            parts.push((self.from, self.joint()));
            parts.push((self.joint(), self.end()));
        }
        parts
    }

    /// The way by its corners: where it begins, where it is bent, where it ends.
    pub fn way(&self) -> SmallVec<[Point; 3]> {
        std::iter::once(self.from).chain(self.stretches().into_iter().map(|s| s.1)).collect()
    }

    /// The same course, broken off after that much of it.
    #[must_use]
    pub fn cut(self, travel: i32) -> Course {
        Course { travel, ..self }
    }

    /// How far the base gets before `blocked` says that a stretch cannot be passed; all the way if it can. `blocked` must
    /// stay true for a longer stretch from the same start.
    pub fn stop(&self, blocked: impl Fn(Stretch) -> bool) -> i32 {
        let mut done = 0;
        for part in self.stretches() {
            let length = if done == 0 { self.travel.min(self.leg) } else { self.travel - self.leg };
            if blocked(part) {
                let direction = if done == 0 { self.heading } else { self.heading + self.bend };
                let (mut free, mut stuck) = (0, length);
                while stuck - free > 1 {
                    let middle = (free + stuck) / 2;
                    if blocked((part.0, part.0 + direction.way(middle))) { stuck = middle } else { free = middle }
                }
                return done + free;
            }
            done += length;
        }
        done
    }

    /// Whether there is a way as [`Course::between`] finds it.
    pub fn exists(from: Point, to: Point, leg: i32, fan: Fan, free: impl Fn(Stretch) -> bool) -> bool {
        let longest = 2 * i64::from(leg);
        let near = (to - from).square() <= longest * longest;
        near && (free((from, to)) || Course::between(from, to, leg, fan, free).is_some())
    }

    /// A way for a base that may start in any direction, from there to exactly there (to a few thousandths), if the tool can
    /// be laid: straight, or with the least turn that the fan holds and `free` lets through.
    pub fn between(from: Point, to: Point, leg: i32, fan: Fan, free: impl Fn(Stretch) -> bool) -> Option<Course> {
        let way = to - from;
        let distance = way.length();
        let straight = Angle::of(way);
        if distance <= 2 * leg && free((from, to)) {
            return Some(Course { from, heading: straight, bend: Angle::EAST, leg, travel: distance });
        }
        if distance > 2 * leg {
            return None;
        }
        // The joint lies on a circle around the start; the second part must reach the end and not bend too far.
        let step = u32::from(Angle::HALF.0) / u32::from(fan.each_side.max(1));
        for k in 1..=u32::from(fan.each_side) {
            for turned in [Angle((k * step) as u16), -Angle((k * step) as u16)] {
                let heading = straight + turned;
                let joint = from + heading.way(leg);
                let rest = to - joint;
                if rest.square() > i64::from(leg) * i64::from(leg) {
                    continue;
                }
                let bend = Angle::of(rest) - heading;
                if bend.apart(Angle::EAST) <= fan.limit.0 && free((from, joint)) && free((joint, to)) {
                    return Some(Course { from, heading, bend, leg, travel: leg + rest.length() });
                }
            }
        }
        None
    }
}
