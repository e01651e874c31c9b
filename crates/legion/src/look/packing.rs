//! Cohesion: where the minis of a unit may stand around their leader, and good places for them.

use super::{Around, Level, Look};
use crate::choice::{Spot, Spots};
use crate::coverage::rule;
use crate::geometry::{Angle, Course, Footprint, Point, TOUCH};
use crate::world::{MiniId, UnitId};
use dejarik_kernel::WhyNot;
use smallvec::SmallVec;

/// What a unit is placed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Where its leader stands.
    pub leader: Spot,
    /// Where its leader stood before.
    pub from: Point,
    /// The unit that it fights, which it must touch where it can.
    pub foe: Option<UnitId>,
    /// Whether it may stand in difficult terrain.
    pub slow: bool,
    /// What its leader stands on.
    pub level: Level,
    /// On what else its minis may stand.
    pub other: Other,
}

/// On what minis may stand beside the level of their leader (gl.cohesion).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    /// On nothing else.
    Nothing,
    /// The leader climbed from there: at the edge that it climbed.
    Climbed(Level),
    /// The move ignored terrain of that height: on whatever is no higher above or below.
    Leapt(u8),
}

impl Placing {
    /// The unit is placed around its leader, who stands there and fights nobody.
    pub fn around(leader: Spot) -> Placing {
        Placing { leader, from: leader.at, foe: None, slow: true, level: None, other: Other::Nothing }
    }
}

/// Directions that are tried around a base.
const AROUND: u16 = 12;

impl<'a> Look<'a> {
    /// Whether a mini of the unit may be placed there, beside those already placed (gl.cohesion).
    pub fn in_cohesion(&self, unit: UnitId, placing: &Placing, foot: &Footprint) -> Result<(), WhyNot> {
        self.footing(unit, placing, foot).map(|_| ())
    }

    /// What a mini of the unit stands on that is placed there: what its leader stands on, or what else the move allows.
    pub fn footing(&self, unit: UnitId, placing: &Placing, foot: &Footprint) -> Result<Level, WhyNot> {
        let why = match self.beside_leader(unit, placing, foot) {
            Ok(()) => return Ok(placing.level),
            Err(why) => why,
        };
        let tops = || (0..self.field().pieces.len() as u8).map(Some).chain([None]);
        match placing.other {
            Other::Nothing => Err(why),
            Other::Climbed(level) if self.at_the_edge(unit, placing, level, foot) => {
                rule("ss.vertical-cohesion");
                Ok(level)
            }
            Other::Leapt(x) => tops().find(|level| self.on_another(unit, placing, *level, x, foot)).ok_or(why),
            Other::Climbed(_) => Err(why),
        }
    }

    /// Whether a mini stands free on a level, near enough to its leader as seen from above, at most so many heights away.
    fn on_another(&self, unit: UnitId, placing: &Placing, level: Level, heights: u8, foot: &Footprint) -> bool {
        let figures = &self.rules.book().figures;
        let leader = self.foot_at(unit, placing.leader.at, placing.leader.facing);
        let high = self.stand_height(placing.level, placing.leader.at) - self.stand_height(level, foot.at);
        level != placing.level
            && level.is_none_or(|n| self.row(&self.field().pieces[usize::from(n)]).flat)
            && high.abs() <= i32::from(heights) * figures.segment
            && leader.gap_at_most(foot, figures.tool(1))
            && self.may_stand(unit, level, foot, Some(unit)).is_ok()
            && self.touched(unit, level, foot).all(|u| Some(u) == placing.foe)
    }

    /// The higher of two levels: the one whose edge lies between them.
    fn higher(&self, one: Level, other: Level) -> Level {
        if self.level_height(other) > self.level_height(one) { other } else { one }
    }

    /// Whether a mini stands where its leader climbed from or could climb to: against the wall below it, or at the edge above.
    fn at_the_edge(&self, unit: UnitId, placing: &Placing, level: Level, foot: &Footprint) -> bool {
        let Some(n) = self.higher(placing.level, level) else { return false };
        let piece = &self.field().pieces[usize::from(n)];
        let near = foot.base.forward() + 2 * TOUCH;
        let edge = || piece.parts.iter().flat_map(|p| p.edges()).any(|e| near_segment(foot.at, e, near));
        self.on_another(unit, placing, level, 1, foot) && edge()
    }

    /// Whether a mini of the unit may stand there on the level of its leader.
    fn beside_leader(&self, unit: UnitId, placing: &Placing, foot: &Footprint) -> Result<(), WhyNot> {
        let leader = self.foot_at(unit, placing.leader.at, placing.leader.facing);
        let figures = &self.rules.book().figures;
        if !leader.gap_at_most(foot, figures.tool(1)) {
            return Err(WhyNot::new("gl.cohesion", "too-far-from-the-leader"));
        }
        self.may_stand(unit, placing.level, foot, Some(unit))?;
        let mut foes = self.touched(unit, placing.level, foot);
        if foes.any(|u| Some(u) != placing.foe) {
            return Err(WhyNot::new("gl.cohesion", "contact-with-an-enemy"));
        }
        let here = (foot.at, foot.at);
        if !placing.slow && placing.level.is_none() && self.way_difficult(unit, here) {
            return Err(WhyNot::new("gl.difficult-terrain", "difficult-terrain-slows"));
        }
        let leg = self.base(unit).forward() + figures.tool(1) / 2;
        let free = |stretch| self.way_blocked(unit, placing.level, stretch, true).is_none();
        if free((placing.leader.at, foot.at)) {
            return Ok(());
        }
        rule("ss.advanced-cohesion");
        match Course::exists(placing.leader.at, foot.at, leg, figures.fan(), free) {
            true => Ok(()),
            false => Err(WhyNot::new("gl.cohesion", "no-way-from-the-leader")),
        }
    }

    /// The law of placing a unit's other minis: each in cohesion, none on another, and in contact with the enemy they fight
    /// as far as they can be (gl.melee).
    pub fn cohere(&self, unit: UnitId, placing: &Placing, spots: &Spots) -> Result<Spots, WhyNot> {
        if self.around.is_none() && placing.leader.at.is_near() {
            let around = Around::beside(self, unit, placing.leader.at);
            return self.at_what_is(&around).cohere(unit, placing, spots);
        }
        let followers = self.w.minis_of(unit).len().saturating_sub(1);
        if spots.0.len() != followers {
            return Err(WhyNot::new("gl.cohesion", "a-place-for-every-mini"));
        }
        let mut taken: SmallVec<[Footprint; 12]> =
            SmallVec::from_slice(&[self.foot_at(unit, placing.leader.at, placing.leader.facing)]);
        let mut canonical = Spots::default();
        for spot in &spots.0 {
            if !spot.at.is_near() {
                return Err(WhyNot::new("gl.battlefield", "off-the-table"));
            }
            let foot = self.foot_at(unit, spot.at, placing.leader.facing);
            if taken.iter().any(|t| t.overlaps(&foot)) {
                return Err(WhyNot::new("gl.movement", "on-another-base"));
            }
            self.in_cohesion(unit, placing, &foot)?;
            taken.push(foot);
            canonical.0.push(Spot { at: spot.at, facing: placing.leader.facing });
        }
        if let Some(foe) = placing.foe {
            let level = |t: &Footprint| self.footing(unit, placing, t).unwrap_or(placing.level);
            let idle = taken.iter().skip(1).filter(|t| !self.touches_unit(t, level(t), foe)).count();
            if idle > 0 && self.slot(unit, placing, foe, &taken).is_some() {
                return Err(WhyNot::new("gl.melee", "minis-must-join-the-melee"));
            }
        }
        Ok(canonical)
    }

    /// A free place in contact with the enemy unit.
    fn slot(&self, unit: UnitId, placing: &Placing, foe: UnitId, taken: &[Footprint]) -> Option<Footprint> {
        let radius = self.base(unit).forward();
        for m in self.w.minis_of(foe) {
            let there = self.foot(m);
            for k in 0..AROUND {
                let at = there.beside(radius, Angle((u32::from(k) * 65_536 / u32::from(AROUND)) as u16));
                let foot = self.foot_at(unit, at, placing.leader.facing);
                if taken.iter().any(|t| t.overlaps(&foot)) {
                    continue;
                }
                let level = self.footing(unit, placing, &foot);
                if level.is_ok_and(|level| self.touches_unit(&foot, level, foe)) {
                    return Some(foot);
                }
            }
        }
        None
    }

    /// Good places for the other minis of a unit: in contact with whom they fight, else as they stood around their leader,
    /// else on rings around it; `tight` begins with the innermost ring. `None` if there is no room.
    pub fn pack(&self, unit: UnitId, placing: &Placing, tight: bool) -> Option<Spots> {
        if self.around.is_none() {
            let around = Around::beside(self, unit, placing.leader.at);
            return self.at_what_is(&around).pack(unit, placing, tight);
        }
        let followers: SmallVec<[MiniId; 12]> = self.w.minis_of(unit).into_iter().skip(1).collect();
        let shift = placing.leader.at - placing.from;
        let mut taken: SmallVec<[Footprint; 12]> =
            SmallVec::from_slice(&[self.foot_at(unit, placing.leader.at, placing.leader.facing)]);
        let mut spots = Spots::default();
        let deployed = self.w[unit].deployed;
        for m in followers {
            let kept = (deployed && !tight).then(|| self.w[m].at + shift);
            let stays = (placing.other != Other::Nothing).then(|| self.w[m].at);
            let foot = self.place_for(unit, placing, (kept, stays), &taken)?;
            taken.push(foot);
            spots.0.push(Spot { at: foot.at, facing: foot.facing });
        }
        Some(spots)
    }

    fn place_for(
        &self,
        unit: UnitId,
        placing: &Placing,
        (kept, stays): (Option<Point>, Option<Point>),
        taken: &[Footprint],
    ) -> Option<Footprint> {
        if let Some(foe) = placing.foe
            && let Some(foot) = self.slot(unit, placing, foe, taken)
        {
            return Some(foot);
        }
        let fits = |at: Point| {
            let foot = self.foot_at(unit, at, placing.leader.facing);
            let free = !taken.iter().any(|t| t.overlaps(&foot));
            (free && self.in_cohesion(unit, placing, &foot).is_ok()).then_some(foot)
        };
        if let Some(foot) = kept.and_then(fits) {
            return Some(foot);
        }
        let step = 2 * self.base(unit).forward() + 40;
        let farthest = self.rules.book().figures.tool(1) + 2 * self.base(unit).forward();
        for ring in 1..=4 {
            let distance = (step * ring).min(farthest);
            for k in 0..AROUND {
                let direction = Angle((u32::from(k) * 65_536 / u32::from(AROUND)) as u16) + placing.leader.facing;
                if let Some(foot) = fits(placing.leader.at + direction.way(distance)) {
                    return Some(foot);
                }
            }
            if distance == farthest {
                break;
            }
        }
        // What has no room beside its leader stays where it was, or stands at the edge.
        stays.into_iter().chain(self.edge_places(unit, placing)).find_map(fits)
    }

    /// Places along the edge that a leader climbed, on the side that it came from.
    fn edge_places(&self, unit: UnitId, placing: &Placing) -> Vec<Point> {
        let Other::Climbed(level) = placing.other else { return Vec::new() };
        let Some(n) = self.higher(placing.level, level) else { return Vec::new() };
        let r = self.base(unit).forward();
        let edges = self.field().pieces[usize::from(n)].parts.iter().flat_map(|p| p.edges());
        let mut found = Vec::new();
        for (a, b) in edges.filter(|e| near_segment(placing.leader.at, *e, r + 2 * TOUCH)) {
            let along = Angle::of(b - a);
            // The inside of an outline is to its left.
            let side = if level == Some(n) { along + Angle::QUARTER } else { along - Angle::QUARTER };
            let foot = nearest(placing.leader.at, a, b) + side.way(r + 5);
            found.extend([0i32, 1, -1, 2, -2, 3, -3].map(|k| {
                let way = if k < 0 { along + Angle::HALF } else { along };
                foot + way.way(k.abs() * (2 * r + 40))
            }));
        }
        found
    }
}

/// The place on a segment nearest to a point, rounded.
pub fn nearest(p: Point, a: Point, b: Point) -> Point {
    let (along, off) = (b - a, p - a);
    let length = along.square().max(1);
    let part = off.dot(along).clamp(0, length);
    let share = |d: i32| (i128::from(d) * i128::from(part) / i128::from(length)) as i32;
    a + Point::new(share(along.x), share(along.y))
}

fn near_segment(p: Point, (a, b): (Point, Point), length: i32) -> bool {
    p.distance(nearest(p, a, b)) <= length
}
