//! What a unit can meet in one move. Whoever asks about many places near each other looks once for what lies near all of them.

use super::Look;
use crate::book::{Class, Piece};
use crate::choice::Gait;
use crate::geometry::{Bounds, Point};
use crate::world::UnitId;
use smallvec::SmallVec;

/// The units and the terrain near a unit; everything else is too far away to be met.
#[derive(Clone, Debug)]
pub struct Around {
    unit: UnitId,
    /// Units on the table, a bit each.
    units: u64,
    /// Pieces that the unit cannot pass, and those that slow it.
    impassable: SmallVec<[u8; 16]>,
    difficult: SmallVec<[u8; 16]>,
    /// Pieces that it passes but cannot end on.
    unfit: SmallVec<[u8; 8]>,
}

/// Units by their bits.
pub(super) struct Bits(u64);

impl Iterator for Bits {
    type Item = UnitId;
    fn next(&mut self) -> Option<UnitId> {
        if self.0 == 0 {
            return None;
        }
        let n = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(UnitId(n as u8))
    }
}

impl Around {
    /// What a unit can meet in a move of that kind: its leader's base along the tool, the others in cohesion wherever that
    /// ends.
    pub fn of(look: &Look<'_>, unit: UnitId, gait: Gait) -> Around {
        let base = look.base(unit).forward();
        let fastest = look.speed(unit, gait, false);
        let tool = look.rules.book().figures.tool(1);
        // A little more than centres can move, and a base beyond that.
        let reach = 2 * look.leg(unit, gait, fastest) + tool + 5 * base + 200;
        let (at, own) = (look.leader(unit).at, look.w[unit].around);
        let room = Point::new(reach, reach);
        let near = Bounds::around([at - room, at + room, own.low, own.high]);
        Around::within(look, unit, near, base)
    }

    /// What the minis of a unit can meet in cohesion with a leader that stands there.
    pub fn beside(look: &Look<'_>, unit: UnitId, leader: Point) -> Around {
        let base = look.base(unit).forward();
        let reach = look.rules.book().figures.tool(1) + 4 * base + 100;
        let room = Point::new(reach, reach);
        Around::within(look, unit, Bounds { low: leader - room, high: leader + room }, base)
    }

    /// What lies within that much of a rectangle.
    fn within(look: &Look<'_>, unit: UnitId, near: Bounds, room: i32) -> Around {
        let mut around =
            Around { unit, units: 0, impassable: SmallVec::new(), difficult: SmallVec::new(), unfit: SmallVec::new() };
        for u in look.w.standing().filter(|u| look.near(*u, near.low, near.high, room)) {
            around.units |= 1 << u.0;
        }
        for (n, piece) in look.field().pieces.iter().enumerate() {
            if !piece.parts.iter().any(|part| part.bounds().near(near.low, near.high, room)) {
                continue;
            }
            match look.class_of(unit, piece) {
                Class::Open => {}
                Class::Difficult => around.difficult.push(n as u8),
                Class::Impassable => around.impassable.push(n as u8),
            }
            if look.unfit(unit, piece) {
                around.unfit.push(n as u8);
            }
        }
        around
    }
}

impl<'a> Look<'a> {
    /// The same look, at what is around a unit alone. Questions about places farther away are answered wrongly.
    #[must_use]
    pub fn at_what_is(self, around: &'a Around) -> Look<'a> {
        Look { around: Some(around), ..self }
    }

    /// The units on the table that can matter here.
    pub(super) fn at_hand(&self) -> Bits {
        let all = || self.w.standing().fold(0, |bits, u| bits | 1 << u.0);
        Bits(self.around.map_or_else(all, |a| a.units))
    }

    /// A piece that is so hard for a unit and meets a condition.
    pub(super) fn met(&self, unit: UnitId, class: Class, met: impl Fn(&Piece) -> bool) -> Option<&'a Piece> {
        let pieces = &self.field().pieces;
        let known = match (self.around.filter(|a| a.unit == unit), class) {
            (None, _) | (_, Class::Open) => return pieces.iter().find(|p| met(p) && self.class_of(unit, p) == class),
            (Some(around), Class::Difficult) => &around.difficult,
            (Some(around), Class::Impassable) => &around.impassable,
        };
        known.iter().map(|n| &pieces[usize::from(*n)]).find(|p| met(p))
    }

    /// A piece that a unit passes but cannot end on and that meets a condition.
    pub(super) fn met_unfit(&self, unit: UnitId, met: impl Fn(&Piece) -> bool) -> Option<&'a Piece> {
        let pieces = &self.field().pieces;
        match self.around.filter(|a| a.unit == unit) {
            Some(around) => around.unfit.iter().map(|n| &pieces[usize::from(*n)]).find(|p| met(p)),
            None => pieces.iter().find(|p| met(p) && self.unfit(unit, p)),
        }
    }
}
