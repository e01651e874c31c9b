//! Sight, range, adjacency and cover between figures.

use super::Look;
use crate::abilities::list;
use crate::geometry::{Cover, Geometry};
use crate::map::Space;
use crate::world::{FigureId, Place};
use smallvec::SmallVec;

impl<'a> Look<'a> {
    /// The exact geometry of the map in play.
    pub fn geometry(&self) -> &'a Geometry {
        self.rules.geometry(self.w)
    }

    /// Whether the two have line of sight to each other (000:1613).
    pub fn sees(&self, a: FigureId, b: FigureId) -> bool {
        let (Some(from), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        self.geometry().sight(from, to, self.w.open)
    }

    /// Squares from one to the other, around walls and closed doors (000:1760); `None` if there is no way, or if one of them
    /// is no more in play.
    pub fn range(&self, a: FigureId, b: FigureId) -> Option<u16> {
        let range = self.geometry().range(self.space_of(a)?, self.space_of(b)?, self.w.open)?;
        Some(range + self.aboard(a) + self.aboard(b))
    }

    /// The square more that a passenger is away from everybody.
    fn aboard(&self, f: FigureId) -> u16 {
        u16::from(matches!(self.w[f].place, Place::Aboard(_)))
    }

    /// Whether one is within `n` squares of the other.
    pub fn within(&self, a: FigureId, b: FigureId, n: u16) -> bool {
        let (Some(from), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        let squares = n.checked_sub(self.aboard(a) + self.aboard(b));
        squares.is_some_and(|n| self.geometry().within(from, to, n, self.w.open))
    }

    /// Whether the two are adjacent (000:1039): a king's step apart, and in sight of each other. Holograms and spirits never
    /// are; a passenger is next to its transport and fellow passengers only.
    pub fn adjacent(&self, a: FigureId, b: FigureId) -> bool {
        if a == b || self.bodiless(a) || self.bodiless(b) {
            return false;
        }
        match (self.w[a].place, self.w[b].place) {
            (Place::Aboard(x), Place::Aboard(y)) => return x == y,
            (Place::Aboard(x), _) => return x == b,
            (_, Place::Aboard(y)) => return y == a,
            _ => {}
        }
        let (Some(one), Some(other)) = (self.space_of(a), self.space_of(b)) else { return false };
        self.geometry().adjacent(one, other, self.w.open)
    }

    /// Whether nobody is ever adjacent to it (000:1508, 1567).
    pub fn bodiless(&self, f: FigureId) -> bool {
        self.acts(f, list::HOLOGRAM) || self.acts(f, list::LIGHT_SPIRIT)
    }

    /// Whether the other counts as adjacent for an attack by the first: it is, or Melee Reach makes it so on its own turn
    /// (000:1642).
    pub fn reaches(&self, by: FigureId, at: FigureId) -> bool {
        self.adjacent(by, at) || self.reaches_far(by, at)
    }

    fn reaches_far(&self, by: FigureId, at: FigureId) -> bool {
        if !self.w.masks.present.has(list::MELEE_REACH) || !self.own_turn(by) || self.bodiless(at) {
            return false;
        }
        let Some(n) = self.number(by, list::MELEE_REACH) else { return false };
        let far = self.within(by, at, n as u16) && self.sees(by, at);
        far && self.acts(by, list::MELEE_REACH)
    }

    /// The cover that `at` has from `by` (000:591-601). Adjacent enemies never have any.
    pub fn cover(&self, by: FigureId, at: FigureId) -> Cover {
        if matches!(self.w[at].place, Place::Aboard(_)) {
            return Cover::Terrain;
        }
        if self.reaches(by, at) {
            return Cover::None;
        }
        let (Some(from), Some(to)) = (self.space_of(by), self.space_of(at)) else { return Cover::None };
        let bodies: SmallVec<[Space; 32]> = self
            .w
            .in_play()
            .filter(|f| *f != by && *f != at && !self.has(*f, list::LIGHT_SPIRIT))
            .filter(|f| matches!(self.w[*f].place, Place::At(_)))
            .map(|f| self.space(f))
            .chain(self.w.prize.map(|p| Space { at: p.at, size: 1 }))
            .collect();
        self.geometry().cover(from, to, self.w.open, &bodies)
    }

    /// Whether `at` has cover from an attack by `by`; Sniper looks past other characters (000:1880).
    pub fn covered(&self, by: FigureId, at: FigureId, attack: bool) -> bool {
        match self.cover(by, at) {
            Cover::None => false,
            Cover::Terrain => true,
            Cover::Characters => !(attack && self.acts(by, list::SNIPER)),
        }
    }
}
