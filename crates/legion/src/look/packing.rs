//! Cohesion: where the minis of a unit may stand around their leader, and good places for them.

use super::Look;
use crate::choice::{Spot, Spots};
use crate::geometry::{Angle, Course, Footprint, Point};
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
    pub level: super::Level,
}

/// Directions that are tried around a base.
const AROUND: u16 = 12;

impl<'a> Look<'a> {
    /// Whether a mini of the unit may be placed there, beside those already placed (gl.cohesion).
    pub fn in_cohesion(&self, unit: UnitId, placing: &Placing, foot: &Footprint) -> Result<(), WhyNot> {
        let leader = self.foot_at(unit, placing.leader.at, placing.leader.facing);
        let figures = &self.rules.book().figures;
        if !leader.gap_at_most(foot, figures.tool(1)) {
            return Err(WhyNot::new("gl.cohesion", "too-far-from-the-leader"));
        }
        self.may_stand(unit, placing.level, foot, Some(unit))?;
        let mut foes = self.touched(unit, foot);
        if foes.any(|u| Some(u) != placing.foe) {
            return Err(WhyNot::new("gl.cohesion", "contact-with-an-enemy"));
        }
        let here = (foot.at, foot.at);
        if !placing.slow && placing.level.is_none() && self.way_difficult(unit, here) {
            return Err(WhyNot::new("gl.difficult-terrain", "difficult-terrain-slows"));
        }
        let leg = self.base(unit).forward() + figures.tool(1) / 2;
        let free = |stretch| self.way_blocked(unit, placing.level, stretch, true).is_none();
        match Course::exists(placing.leader.at, foot.at, leg, figures.fan(), free) {
            true => Ok(()),
            false => Err(WhyNot::new("gl.cohesion", "no-way-from-the-leader")),
        }
    }

    /// The law of placing a unit's other minis: each in cohesion, none on another, and in contact with the enemy they fight
    /// as far as they can be (gl.melee).
    pub fn cohere(&self, unit: UnitId, placing: &Placing, spots: &Spots) -> Result<Spots, WhyNot> {
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
            let idle = taken.iter().skip(1).filter(|t| !self.touches_unit(t, foe)).count();
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
                if !taken.iter().any(|t| t.overlaps(&foot)) && self.in_cohesion(unit, placing, &foot).is_ok() {
                    return Some(foot);
                }
            }
        }
        None
    }

    /// Good places for the other minis of a unit: in contact with whom they fight, else as they stood around their leader,
    /// else on rings around it; `tight` begins with the innermost ring. `None` if there is no room.
    pub fn pack(&self, unit: UnitId, placing: &Placing, tight: bool) -> Option<Spots> {
        let followers: SmallVec<[MiniId; 12]> = self.w.minis_of(unit).into_iter().skip(1).collect();
        let shift = placing.leader.at - placing.from;
        let mut taken: SmallVec<[Footprint; 12]> =
            SmallVec::from_slice(&[self.foot_at(unit, placing.leader.at, placing.leader.facing)]);
        let mut spots = Spots::default();
        let deployed = self.w[unit].deployed;
        for m in followers {
            let kept = (deployed && !tight).then(|| self.w[m].at + shift);
            let foot = self.place_for(unit, placing, kept, &taken)?;
            taken.push(foot);
            spots.0.push(Spot { at: foot.at, facing: foot.facing });
        }
        Some(spots)
    }

    fn place_for(
        &self,
        unit: UnitId,
        placing: &Placing,
        kept: Option<Point>,
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
        None
    }
}
