//! How seekers move (R292, 004:2781): like characters, in the control phase of their player, but aboard the opponent's craft only,
//! where they take nobody's seat.

use super::{Look, Way};
use crate::book::text::Kind;
use crate::choice::{Act, How};
use crate::world::{Berth, CardId, Mark, other};
use dejarik_kernel::Seat;

impl Look<'_> {
    /// All moves of a player's seekers.
    pub fn seeker_moves(self, seat: Seat, found: &mut Vec<Act>) {
        let force = self.force(seat);
        for card in self.mine_of(seat, self.w.index.seekers) {
            let ways = self.seeker_ways(seat, card);
            let cheap = ways.iter().filter(|way| way.cost <= force);
            found.extend(cheap.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
        }
    }

    /// The ways of one seeker.
    pub fn seeker_ways(self, seat: Seat, card: CardId) -> Vec<Way> {
        let mut found = Vec::new();
        let (Some(host), Some(at)) = (self.w[card].host.some(), self.location(card)) else { return found };
        let moved = self.w[card].has(Mark::Moved);
        let site = self.is(at, Kind::Site);
        let ships = |c: &CardId| self.w[*c].berth == Berth::Here && *c != host;
        let theirs = |kind| self.mine_of(other(seat), self.w.index.of_kind(kind)).filter(ships);
        if host != at {
            if site && self.w[host].berth == Berth::Here {
                found.push(Way { to: at, berth: Berth::On, how: How::Disembark, cost: 0 });
            }
            if !moved {
                self.seeker_leaves(seat, host, at, &mut found);
                let beside = theirs(Kind::Starship).filter(|to| !site && self.w[*to].host == at);
                let docks = |ship: CardId| self.docks(ship) && self.is_piloted(ship);
                for to in beside.filter(|to| self.w[host].host == at && (docks(host) || docks(*to))) {
                    found.push(Way { to, berth: Berth::Passenger, how: How::Seek, cost: 1 });
                }
            }
            return found;
        }
        for to in self.mine_of(other(seat), self.w.index.craft).filter(|c| ships(c) && self.w[*c].host == at) {
            found.push(Way { to, berth: Berth::Passenger, how: How::Embark, cost: 0 });
        }
        if moved {
            return found;
        }
        let on = |to, cost| Way { to, berth: Berth::On, how: How::Seek, cost };
        found.extend(self.neighbours(at).map(|to| on(to, 1)));
        // What a move costs on that side of the table.
        let price = |to: CardId| self.transit_price(other(seat), at, to);
        let near: Vec<CardId> = found.iter().map(|way| way.to).collect();
        let cheaper = |to: &CardId| !near.contains(to) || price(*to) < 1;
        found.extend(self.bays_from(seat, at).filter(cheaper).map(|to| on(to, price(to))));
        let above =
            |ship: &CardId| self.location(*ship).is_some_and(|l| self.is(l, Kind::System) && self.related(l, at));
        for to in theirs(Kind::Capital).filter(|s| self.docks(*s) && above(s) && self.may_shuttle(seat, at)) {
            found.push(Way { to, berth: Berth::Passenger, how: How::Seek, cost: 1 + self.clouds_above(at) });
        }
        found
    }

    /// Down to the sites beneath a starship.
    fn seeker_leaves(self, seat: Seat, ship: CardId, at: CardId, found: &mut Vec<Way>) {
        if !self.is(ship, Kind::Capital) || !self.docks(ship) || !self.is(at, Kind::System) {
            return;
        }
        let below = |s: &CardId| self.related(*s, at) && self.may_shuttle(seat, *s);
        for to in self.w.places.iter().copied().filter(below) {
            found.push(Way { to, berth: Berth::On, how: How::Seek, cost: 1 + self.clouds_above(to) });
        }
    }
}
