//! Sight, range, adjacency and cover between figures.

use super::Look;
use crate::abilities::list;
use crate::geometry::{Cover, Geometry};
use crate::map::Space;
use crate::world::{FigureId, Place};
use dejarik_kernel::trace;

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
        let more = self.aboard(a) + self.aboard(b);
        Some(if more > 0 && self.share_ride(a, b) { 1 } else { range + more })
    }

    /// The square more that a passenger is away from everybody.
    fn aboard(&self, f: FigureId) -> u16 {
        u16::from(self.ride(f).is_some())
    }

    /// Whether one is within `n` squares of the other.
    pub fn within(&self, a: FigureId, b: FigureId, n: u16) -> bool {
        let (Some(from), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        let more = self.aboard(a) + self.aboard(b);
        // A transport and its passengers are in each other's range, whatever that is (003:1225-1228).
        if more > 0 && self.share_ride(a, b) {
            return true;
        }
        let squares = n.checked_sub(more);
        squares.is_some_and(|n| self.geometry().within(from, to, n, self.w.open))
    }

    /// Whether the two are adjacent (000:1039): a king's step apart, and in sight of each other. Holograms and spirits never
    /// are; a passenger is next to its transport and fellow passengers only.
    pub fn adjacent(&self, a: FigureId, b: FigureId) -> bool {
        if a == b || self.bodiless(a) || self.bodiless(b) {
            return false;
        }
        if self.ride(a).is_some() || self.ride(b).is_some() {
            return self.share_ride(a, b);
        }
        let (Some(one), Some(other)) = (self.space_of(a), self.space_of(b)) else { return false };
        self.geometry().adjacent(one, other, self.w.open)
    }

    /// Whether nobody is ever adjacent to it (000:1508, 1567).
    pub fn bodiless(&self, f: FigureId) -> bool {
        self.acts(f, list::HOLOGRAM) || self.acts(f, list::LIGHT_SPIRIT)
    }

    /// Whether the other counts as adjacent for an attack by the first: it is, or Melee Reach makes it so on its own turn
    /// (000:1642), but not in the older book (E-32).
    pub fn reaches(&self, by: FigureId, at: FigureId) -> bool {
        self.adjacent(by, at)
            || self.w.options.edition.reach_makes_adjacent() && self.own_turn(by) && self.reaches_far(by, at)
    }

    /// Whether Melee Attack does not keep the first from attacking the other. In the older book that is all that Melee Reach
    /// does, on whosever turn (E-32).
    pub fn at_arms_length(&self, by: FigureId, at: FigureId) -> bool {
        self.reaches(by, at) || !self.w.options.edition.reach_makes_adjacent() && self.reaches_far(by, at)
    }

    fn reaches_far(&self, by: FigureId, at: FigureId) -> bool {
        if !self.w.masks.present.has(list::MELEE_REACH) || self.bodiless(at) {
            return false;
        }
        let Some(n) = self.number(by, list::MELEE_REACH) else { return false };
        let far = self.within(by, at, n as u16) && self.sees(by, at);
        far && self.acts(by, list::MELEE_REACH)
    }

    /// The cover that `at` has from `by` (000:591-601). Adjacent enemies never have any.
    pub fn cover(&self, by: FigureId, at: FigureId) -> Cover {
        if self.reaches(by, at) {
            return Cover::None;
        }
        // The transport itself is the passenger's cover, and no character that a Sniper could look past (003:1229-1234).
        if let Some(transport) = self.ride(at) {
            self.carries(transport).into_iter().for_each(|a| trace::acted(a.0));
            return Cover::Terrain;
        }
        let (Some(from), Some(to)) = (self.space_of(by), self.space_of(at)) else { return Cover::None };
        self.cover_between(by, from, Some(at), to)
    }

    /// The cover between two spaces as everybody stands. A block of carbonite covers like terrain, since it is no character
    /// that a Sniper could look past (000:1467).
    fn cover_between(&self, by: FigureId, from: Space, at: Option<FigureId>, to: Space) -> Cover {
        let cover = self.geometry().cover_among(from, to, self.w.open, self.bodies(by, at).map(|f| f.1));
        if cover != Cover::Characters || !self.w.masks.present.has(list::FROZEN_IN_CARBONITE) {
            return cover;
        }
        let block = |f: &(Option<FigureId>, Space)| f.0.is_some_and(|f| self.has(f, list::FROZEN_IN_CARBONITE));
        let blocks = self.bodies(by, at).filter(block).map(|f| f.1);
        match self.geometry().cover_among(from, to, self.w.open, blocks) {
            Cover::None => Cover::Characters,
            Cover::Terrain | Cover::Characters => Cover::Terrain,
        }
    }

    /// The cover that whoever stood on that space would have from `by`, as everybody stands now.
    pub fn cover_at(&self, by: FigureId, to: Space) -> Cover {
        let Some(from) = self.space_of(by) else { return Cover::None };
        if self.geometry().adjacent(from, to, self.w.open) {
            return Cover::None;
        }
        let there = to.squares().find_map(|s| self.w.standing_on(s));
        self.cover_between(by, from, there, to)
    }

    /// Everybody who can give cover between these two, and the space of each.
    fn bodies(&self, by: FigureId, at: Option<FigureId>) -> impl Iterator<Item = (Option<FigureId>, Space)> {
        let (look, transport) = (*self, self.ride(by));
        self.w
            .in_play()
            .filter(move |f| *f != by && Some(*f) != at && matches!(look.w[*f].place, Place::At(_)))
            .filter(move |f| transport != Some(*f) && !look.has(*f, list::LIGHT_SPIRIT))
            .map(move |f| (Some(f), look.space(f)))
            .chain(self.w.prize.map(|p| (None, Space { at: p.at, size: 1 })))
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
