//! Sets of cards, and which cards are where: kept with every change of zone or owner, so that nobody counts all cards.

use super::{Card, CardId, LIGHT, Zone};
use crate::book::text::{Law, Text};
use crate::book::{Book, Sort};
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};

/// How many cards a game can hold: the sets have room for no more.
pub const MOST_CARDS: usize = 128;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardSet([u64; 2]);

impl CardSet {
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

    /// The cards in this and not in the other.
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
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
}

impl Whereabouts {
    /// As these cards are.
    pub fn new(cards: &[Card]) -> Whereabouts {
        let mut sets = Whereabouts::default();
        for (n, card) in cards.iter().enumerate() {
            sets.put(CardId(n as u8), card);
        }
        sets
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
    pub(crate) fn change(&mut self, id: CardId, before: Zone, now: &Card) {
        self.zones[before as usize].drop(id);
        self.put(id, now);
    }

    fn put(&mut self, id: CardId, card: &Card) {
        self.zones[card.zone as usize].add(id);
        if card.owner == LIGHT { self.light.add(id) } else { self.light.drop(id) }
    }
}

/// Which cards have something to say at all, wherever they are: only those are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Listeners {
    /// Those that grant or forbid something.
    pub grants: CardSet,
    /// Those that can cancel another card's text.
    pub silencers: CardSet,
    /// Those that modify a number.
    pub mods: CardSet,
    /// Those with actions.
    pub deeds: CardSet,
    /// Those that keep others from being targeted.
    pub protectors: CardSet,
    /// Those that weapons may target although they take no part in battles.
    pub exposed: CardSet,
    /// Those that change what locations, piles and Force are.
    pub shapers: CardSet,
}

impl Listeners {
    /// Among these cards, by what is printed on them.
    pub(crate) fn new(book: &Book, cards: &[Card]) -> Listeners {
        let mut found = Listeners::default();
        for (n, card) in cards.iter().enumerate() {
            let (id, print) = (CardId(n as u8), book.print(card.print));
            if !print.grants.is_empty() {
                found.grants.add(id);
            }
            if print.grants(Law::TextCanceled) {
                found.silencers.add(id);
            }
            if print.text.iter().any(|t| matches!(t, Text::Protects { .. })) {
                found.protectors.add(id);
            }
            if print.exposed().is_some() || print.sort(Sort::Seeker) {
                found.exposed.add(id);
            }
            let shapes = [Law::Turns, Law::Expands, Law::FaceDown, Law::Begs];
            if shapes.into_iter().any(|law| print.grants(law)) {
                found.shapers.add(id);
            }
            if !print.mods.is_empty() {
                found.mods.add(id);
            }
            if !print.deeds.is_empty() && print.implemented {
                found.deeds.add(id);
            }
        }
        found
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
