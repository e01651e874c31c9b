//! Sight: what is seen from a point above the table, over and past prisms and drums.
//!
//! A target is seen as a row of upright columns across it, as the viewer sees it. Columns stand evenly, and beside every
//! corner of a blocker that lies before the target, so that a gap between two walls is not missed.

use super::{Bounds, Footprint, Point, Polygon, Share};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// Where somebody looks from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eye {
    /// The place on the table.
    pub at: Point,
    /// The height.
    pub z: i32,
}

/// What is looked at: an upright body on a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// Where it stands.
    pub foot: Footprint,
    /// The height of its lowest part.
    pub low: i32,
    /// The height of its highest part.
    pub high: i32,
}

/// What stands in the way, from the ground up.
#[derive(Clone, Copy, Debug)]
pub enum Blocker<'a> {
    /// Walls over a convex outline.
    Prism {
        /// The outline.
        outline: &'a Polygon,
        /// The height.
        high: i32,
    },
    /// Walls over a base.
    Drum {
        /// The base.
        foot: Footprint,
        /// The height.
        high: i32,
    },
}

impl Blocker<'_> {
    fn high(&self) -> i32 {
        match self {
            Blocker::Prism { high, .. } | Blocker::Drum { high, .. } => *high,
        }
    }

    /// From where to where the way between two places runs through it.
    fn clip(&self, a: Point, b: Point) -> Option<(Share, Share)> {
        match self {
            Blocker::Prism { outline, .. } => {
                if outline.near_box(a, b, 0) {
                    outline.clip(a, b)
                } else {
                    None
                }
            }
            Blocker::Drum { foot, .. } => clip_drum(foot, a, b),
        }
    }

    /// Whether the way between two places runs through it.
    pub fn crossed(&self, a: Point, b: Point) -> bool {
        self.clip(a, b).is_some()
    }

    /// Whether the line from the eye to a point at that height is stopped by it.
    fn stops(&self, eye: Eye, p: Point, z: i32) -> bool {
        let high = self.high();
        if eye.z >= high && z >= high {
            return false;
        }
        let Some((enter, leave)) = self.clip(eye.at, p) else { return false };
        let below = |t: Share| i64::from(eye.z) * t.den + i64::from(z - eye.z) * t.num < i64::from(high) * t.den;
        below(enter) || below(leave)
    }
}

/// Where a line runs through a base. An oblong one is taken as the round one about each end and the middle joined, which
/// is what it is, up to a thousandth.
fn clip_drum(foot: &Footprint, a: Point, b: Point) -> Option<(Share, Share)> {
    if !(Bounds { low: foot.at, high: foot.at }).near(a, b, foot.base.forward()) {
        return None;
    }
    let (p, q) = foot.axis();
    let mut all: Option<(Share, Share)> = None;
    let mut join = |part: Option<(Share, Share)>| {
        let Some((from, to)) = part else { return };
        all = Some(match all {
            None => (from, to),
            Some((f, t)) => (
                if from.order(f) == Ordering::Less { from } else { f },
                if to.order(t) == Ordering::Greater { to } else { t },
            ),
        });
    };
    join(clip_disc(p, foot.base.radius, a, b));
    if p != q {
        join(clip_disc(q, foot.base.radius, a, b));
        let side = (foot.facing + super::Angle::QUARTER).way(foot.base.radius);
        join(super::polygon::clip(&[p - side, q - side, q + side, p + side], a, b));
    }
    all
}

/// Where a line runs through a disc; the ends are rounded inwards by less than a thousandth of an inch.
fn clip_disc(centre: Point, radius: i32, a: Point, b: Point) -> Option<(Share, Share)> {
    let (way, off) = (b - a, a - centre);
    let (aa, ab) = (i128::from(way.square()), i128::from(off.dot(way)));
    let cc = i128::from(off.square()) - i128::from(radius) * i128::from(radius);
    let under = ab * ab - aa * cc;
    if under <= 0 || aa == 0 {
        return None;
    }
    let root = under.isqrt();
    let clamp = |num: i128| Share { num: num.clamp(0, aa) as i64, den: aa as i64 };
    let (enter, leave) = (clamp(-ab - root), clamp(-ab + root));
    (enter.num < leave.num).then_some((enter, leave))
}

/// The places of the columns of a body as seen from there: `count` evenly from rim to rim, and those beside corners.
pub fn columns(eye: Eye, body: &Body, blockers: &[Blocker<'_>], count: u16) -> SmallVec<[Point; 40]> {
    let foot = &body.foot;
    let (left, right) = rims(eye, foot);
    let mut places = SmallVec::new();
    let steps = i32::from(count.max(2)) - 1;
    for i in 0..=steps {
        places.push(left.toward(right, i, steps));
    }
    let across = right - left;
    for blocker in blockers {
        let Blocker::Prism { outline, .. } = blocker else { continue };
        for corner in outline.corners() {
            // Where the line from the eye through the corner meets the line from rim to rim.
            let ray = *corner - eye.at;
            let den = ray.cross(across);
            let num = (left - eye.at).cross(ray);
            if den == 0 || (num > 0) != (den > 0) || num.abs() > den.abs() {
                continue;
            }
            let whole = across.length().max(1);
            let part = (i128::from(num.abs()) * i128::from(whole) / i128::from(den.abs())) as i32;
            for beside in [part - 2, part + 3] {
                if (0..=whole).contains(&beside) {
                    places.push(left.toward(right, beside, whole));
                }
            }
        }
    }
    places
}

/// The two ends of what a viewer sees of a base, just inside its rim.
fn rims(eye: Eye, foot: &Footprint) -> (Point, Point) {
    let way = foot.at - eye.at;
    // A way of the radius across the line of sight; lengths are taken with ten more binary places.
    let length = ((way.square() as u64) << 20).isqrt().max(1) as i64;
    let reach = i64::from(foot.base.radius - 1).max(0) << 10;
    let arm = match way == Point::default() {
        true => Point::new(0, foot.base.radius - 1),
        false => Point::new((i64::from(-way.y) * reach / length) as i32, (i64::from(way.x) * reach / length) as i32),
    };
    let (p, q) = foot.axis();
    let first = if (q - p).dot(arm) >= 0 { (p, q) } else { (q, p) };
    (first.1 + arm, first.0 - arm)
}

/// Whether any part of the body is seen: whether some column is open.
pub fn sees(eye: Eye, body: &Body, blockers: &[Blocker<'_>], count: u16) -> bool {
    let before: SmallVec<[Blocker<'_>; 16]> =
        blockers.iter().filter(|b| in_between(b, eye.at, &body.foot)).copied().collect();
    if before.is_empty() {
        return true;
    }
    let seen = |p: &Point| before.iter().all(|b| !b.stops(eye, *p, body.high));
    let (left, right) = rims(eye, &body.foot);
    let steps = i32::from(count.max(2)) - 1;
    if [left.toward(right, steps / 2, steps), left, right].iter().any(seen) {
        return true;
    }
    // What lies behind something without inward corners is without inward corners: if one thing stops the lines to both
    // rims, it stops all between them.
    if before.iter().any(|b| b.stops(eye, left, body.high) && b.stops(eye, right, body.high)) {
        return false;
    }
    some_column_is_open(eye, body, &before, count)
}

/// What it means to see a body: some column of it is stopped by nothing.
pub fn some_column_is_open(eye: Eye, body: &Body, blockers: &[Blocker<'_>], count: u16) -> bool {
    let seen = |p: &Point| blockers.iter().all(|b| !b.stops(eye, *p, body.high));
    columns(eye, body, blockers, count).iter().any(seen)
}

/// Whether some part of the body is hidden by that one thing. A zone hides what is looked at through it.
pub fn hides_part(eye: Eye, body: &Body, blocker: &Blocker<'_>, count: u16) -> bool {
    if !in_between(blocker, eye.at, &body.foot) || falls_short(eye, body, blocker) {
        return false;
    }
    let hidden = |p: &Point| blocker.stops(eye, *p, body.low);
    let (left, right) = rims(eye, &body.foot);
    let steps = i32::from(count.max(2)) - 1;
    [left.toward(right, steps / 2, steps), left, right].iter().any(hidden)
        || columns(eye, body, std::slice::from_ref(blocker), count).iter().any(hidden)
}

/// A quick no: whether the shadow of walls that are lower than the eye ends before a round body. How far along the line of
/// sight a corner lies is the same share of the way to every column, since these stand across that line.
fn falls_short(eye: Eye, body: &Body, blocker: &Blocker<'_>) -> bool {
    let Blocker::Prism { outline, high } = blocker else { return false };
    if body.foot.base.half != 0 || eye.z < *high || body.low >= *high {
        return body.foot.base.half == 0 && eye.z >= *high && body.low >= *high;
    }
    let way = body.foot.at - eye.at;
    let farthest = outline.corners().iter().map(|c| (*c - eye.at).dot(way)).max().unwrap_or(0);
    // Rims and columns are rounded to whole thousandths; a share of that is left to the exact test.
    let slack = 4 * i128::from(way.length()) + 16;
    (i128::from(farthest) + slack) * i128::from(eye.z - body.low) <= i128::from(way.square()) * i128::from(eye.z - high)
}

/// A quick no: whether it reaches into the rectangle around the eye and the target.
fn in_between(blocker: &Blocker<'_>, eye: Point, foot: &Footprint) -> bool {
    let room = foot.base.forward();
    match blocker {
        Blocker::Prism { outline, .. } => outline.near_box(eye, foot.at, room),
        Blocker::Drum { foot: drum, .. } => {
            (Bounds { low: drum.at, high: drum.at }).near(eye, foot.at, drum.base.forward() + room)
        }
    }
}
