//! The service of shuttle vehicles (R296).

use super::Look;
use crate::book::names;
use crate::book::text::{Kind, Law};
use crate::choice::{Act, How};
use crate::world::{Berth, CardId, DARK, Mark};
use dejarik_kernel::Seat;

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
}
