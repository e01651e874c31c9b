//! The service of shuttle vehicles, and how they and cloud cars fly among cloud sectors (R076, R296).

use super::{Look, Way};
use crate::book::text::{Kind, Law};
use crate::book::{Sort, names};
use crate::choice::{Act, How};
use crate::world::{Berth, CardId, DARK, Mark};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

impl Look<'_> {
    /// A piloted shuttle vehicle takes characters between its site and any starship with ship-docking above it, free: that is its
    /// regular move and theirs, and it stays where it is (004:2812).
    pub(super) fn ferries(self, seat: Seat, found: &mut Vec<Act>) {
        for shuttle in self.mine_of(seat, self.w.index.of_kind(Kind::Shuttle)) {
            let idle = !self.w[shuttle].has(Mark::Moved) && self.is_piloted(shuttle) && !self.is_fixed(shuttle);
            let ships = self.mine_of(seat, self.w.index.of_kind(Kind::Starship));
            let served = ships.filter(|ship| idle && !self.ferried(seat, shuttle, *ship).is_empty());
            found.extend(served.map(|to| Act::Move { card: shuttle, to, berth: Berth::Here, how: How::Ferry }));
        }
    }

    /// Who could go with a shuttle vehicle, up to the starship or down from it.
    pub fn ferried(self, seat: Seat, shuttle: CardId, ship: CardId) -> Vec<CardId> {
        let (site, above) = (self.w[shuttle].host, self.w[ship].host);
        let out = self.w[shuttle].berth == Berth::Here && self.w[ship].berth == Berth::Here;
        if !out || !self.docks(ship) || !self.is_exterior(site) || !self.is(above, Kind::System) {
            return Vec::new();
        }
        // Nor does it get through the shield, or to Dagobah (R091, R155).
        let closed = seat == DARK && self.is_shielded(site) || self.planet(site) == Some(*names::DAGOBAH);
        if closed || !self.related(above, site) {
            return Vec::new();
        }
        let goes = |c: &CardId| {
            let card = &self.w[*c];
            let waits = card.host == site && card.berth == Berth::Here;
            let rides = card.host == shuttle && card.berth != Berth::Pilot;
            let up = (waits || rides) && !self.berths(seat, *c, ship).is_empty();
            (up || card.host == ship && self.craft(*c).is_some())
                && !card.has(Mark::Moved)
                && !self.is_under_cover(*c)
                && !self.is_fixed(*c)
                && !self.law(*c, Law::OnFoot)
        };
        self.mine_of(seat, self.w.index.of_kind(Kind::Character)).filter(goes).collect()
    }

    /// Whether a vehicle can be at cloud sectors: cloud cars (004:808), shuttle vehicles (004:2807).
    pub(super) fn flies_in_clouds(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Vehicle) && (p.sort(Sort::CloudCar) || p.is(Kind::Shuttle))
    }

    /// Up to two cloud sectors at a time, and between the lowest and any exterior site below it (R076).
    pub(super) fn glides(self, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let (Some(from), Berth::Here) = (self.w[card].host.some(), self.w[card].berth) else { return };
        if !self.flies_in_clouds(card) || !self.is_piloted(card) {
            return;
        }
        let sectors: SmallVec<[CardId; 4]> = self.clouds(from).collect();
        let Some(lowest) = sectors.first().copied() else { return };
        let shut = |site: CardId| self.w[card].owner == DARK && self.is_shielded(site) || self.takes_no_craft(site);
        let mut go = |to| found.push(Way { to, berth: Berth::Here, how: How::Sector, cost });
        if let Some(at) = sectors.iter().position(|l| *l == from) {
            let near = sectors.iter().enumerate().filter(|(n, _)| *n != at && n.abs_diff(at) <= 2);
            near.for_each(|(_, to)| go(*to));
        } else if self.is_exterior(from) && !shut(from) {
            go(lowest);
        }
        if from == lowest {
            let below = |s: &CardId| self.is_exterior(*s) && self.related(*s, from) && !shut(*s);
            self.w.places.iter().copied().filter(below).for_each(go);
        }
    }
}
