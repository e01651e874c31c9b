//! Spies under cover aboard the other player's craft (X28, 004:3183).

use super::{Berths, Look};
use crate::book::text::Kind;
use crate::choice::Act;
use crate::world::{Berth, CardId, other};
use dejarik_kernel::Seat;

impl Look<'_> {
    /// Whose craft a card goes aboard: those of its player, a spy under cover those of the other.
    pub(super) fn boards(self, card: CardId) -> Seat {
        let owner = self.w[card].owner;
        if self.is_under_cover(card) { other(owner) } else { owner }
    }

    /// The places that a card could take aboard a craft. A spy under cover takes the seat of a pilot only in a starship that nobody
    /// else pilots; vehicles of the other player it never drives.
    pub fn seats_aboard(self, card: CardId, craft: CardId) -> Berths {
        let crew = self.boards(card);
        let mut found = self.berths(crew, card, craft);
        found.retain(|b| *b != Berth::Pilot || self.w[card].owner == crew || self.is_free_to(card, craft));
        found
    }

    /// Whether nobody pilots a starship but, maybe, this spy.
    fn is_free_to(self, spy: CardId, craft: CardId) -> bool {
        let p = self.print(craft);
        p.is(Kind::Starship) && p.pilot.is_none() && self.pilots(craft).all(|c| c == spy)
    }

    /// The starship of the other player that a spy under cover operates.
    pub fn operates(self, spy: CardId) -> Option<CardId> {
        let craft = self.craft(spy).filter(|_| self.w[spy].berth == Berth::Pilot && self.is_under_cover(spy))?;
        (self.is_free_to(spy, craft) && !self.is_asleep(spy)).then_some(craft)
    }

    /// Whether a spy of the other player operates this starship: then its own player does not move it.
    pub(super) fn is_operated(self, ship: CardId) -> bool {
        self.is(ship, Kind::Starship) && self.pilots(ship).any(|c| self.operates(c) == Some(ship))
    }

    /// Whether a pilot aboard a craft counts as one now: a spy under cover changes nothing for a battle (004:3193).
    pub(super) fn counts_as_pilot(self, pilot: CardId, craft: CardId) -> bool {
        if !self.w[pilot].has(crate::world::Mark::Undercover) {
            return true;
        }
        let fights = self.w.battle.as_ref().is_some_and(|b| b.cards.has(craft));
        !fights && self.operates(pilot) == Some(craft)
    }

    /// The moves of starships that spies of a player operate: for that player's Force, as the other could move them.
    pub(super) fn spied_moves(self, seat: Seat, force: i32, found: &mut Vec<Act>) {
        for spy in self.mine_of(seat, self.w.index.of_kind(Kind::Character)).filter(|c| self.is_under_cover(*c)) {
            let Some(card) = self.operates(spy) else { continue };
            let mut ways = Vec::new();
            self.ways_for(other(seat), card, force, &mut ways);
            let cheap = ways.iter().filter(|way| way.cost <= force);
            found.extend(cheap.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
        }
    }
}
