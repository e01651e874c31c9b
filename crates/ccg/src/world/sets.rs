//! Sets of cards, and which cards are where: kept with every change of zone or owner, so that nobody counts all cards.

use super::{Card, CardId, Index, LIGHT, Zone};
use crate::book::text::Kind;
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How many cards a game can hold: the sets have room for no more.
pub const MOST_CARDS: usize = 128;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// Every card there could be.
    pub const ALL: CardSet = CardSet([u64::MAX; 2]);

    /// The set of this card alone; of none, nothing.
    pub fn one(card: CardId) -> CardSet {
        card.some().into_iter().collect()
    }

    /// Whether the card is in it.
    pub fn has(self, card: CardId) -> bool {
        card != CardId::NONE && self.0[card.0 as usize / 64] & (1 << (card.0 % 64)) != 0
    }

    /// Adds a card.
    pub fn add(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    pub fn drop(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// The cards in both.
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cards in either.
    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards in this and not in the other.
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Whether some card is in both.
    pub fn meets(self, other: CardSet) -> bool {
        !self.and(other).is_empty()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    /// The cards in it, by their numbers.
    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<T: IntoIterator<Item = CardId>>(cards: T) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// The cards of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Cards([u64; 2]);

impl Iterator for Cards {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        let word = usize::from(self.0[0] == 0);
        let bits = self.0[word];
        if bits == 0 {
            return None;
        }
        self.0[word] = bits & (bits - 1);
        Some(CardId((word * 64) as u8 + bits.trailing_zeros() as u8))
    }
}

/// Which cards are in which zone, and which are the Light side's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Whereabouts {
    zones: [CardSet; 11],
    light: CardSet,
    /// On table, at a location itself.
    at: CardSet,
    /// On table, on or aboard a card that is no location.
    aboard: CardSet,
}

impl Whereabouts {
    /// As these cards are.
    pub fn new(cards: &[Card], index: &Index) -> Whereabouts {
        let mut sets = Whereabouts::default();
        for (n, card) in cards.iter().enumerate() {
            sets.put(CardId(n as u8), card, index);
        }
        sets
    }

    /// The cards on table among which those are that have this host: what is on a card, at a location, or beside the table.
    pub(super) fn near(&self, host: CardId, index: &Index) -> CardSet {
        match host.some() {
            None => self.zone(Zone::Table).without(self.at).without(self.aboard),
            Some(host) if index.of_kind(Kind::Location).has(host) => self.at,
            Some(_) => self.aboard,
        }
    }

    /// The cards on table that are on or aboard one that is no location.
    pub fn aboard(&self) -> CardSet {
        self.aboard
    }

    /// The cards on table that are at, on or aboard another.
    pub fn hosted(&self) -> CardSet {
        self.at.or(self.aboard)
    }

    /// The cards in that zone.
    pub fn zone(&self, zone: Zone) -> CardSet {
        self.zones[zone as usize]
    }

    /// The cards of a player.
    pub fn mine(&self, seat: Seat, cards: CardSet) -> CardSet {
        if seat == LIGHT { cards.and(self.light) } else { cards.without(self.light) }
    }

    /// The cards of a player in that zone.
    pub fn of(&self, seat: Seat, zone: Zone) -> CardSet {
        self.mine(seat, self.zone(zone))
    }

    /// A card is elsewhere, or somebody else's: it was so before, and is so now.
    pub(crate) fn change(&mut self, id: CardId, before: Zone, now: &Card, index: &Index) {
        self.zones[before as usize].drop(id);
        self.put(id, now, index);
    }

    fn put(&mut self, id: CardId, card: &Card, index: &Index) {
        self.zones[card.zone as usize].add(id);
        if card.owner == LIGHT {
            self.light.add(id)
        } else {
            self.light.drop(id)
        }
        let host = card.host.some().filter(|_| card.zone == Zone::Table);
        let place = host.map(|host| index.of_kind(Kind::Location).has(host));
        if place == Some(true) {
            self.at.add(id)
        } else {
            self.at.drop(id)
        }
        if place == Some(false) { self.aboard.add(id) } else { self.aboard.drop(id) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_added() {
        let mut set = CardSet::default();
        for n in [3, 63, 64, 100, 127] {
            set.add(CardId(n));
        }
        set.drop(CardId(3));
        assert_eq!(set.iter().map(|c| c.0).collect::<Vec<_>>(), [63, 64, 100, 127]);
        assert_eq!((set.len(), set.is_empty()), (4, false));
        assert!(!set.has(CardId::NONE));
    }
}
