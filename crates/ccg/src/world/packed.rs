//! The cards of a World in few bytes: fourteen a card where nobody reads them, field by field where somebody may.

use super::{Berth, Card, CardId, Zone};
use crate::book::PrintId;
use dejarik_kernel::{Seat, SeatSet};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The bytes of a card.
const SIZE: usize = 14;

const ZONES: [Zone; 11] = [
    Zone::Reserve,
    Zone::Force,
    Zone::Used,
    Zone::Lost,
    Zone::Hand,
    Zone::Table,
    Zone::Playing,
    Zone::Out,
    Zone::Sabacc,
    Zone::Inserted,
    Zone::Stacked,
];

const BERTHS: [Berth; 7] =
    [Berth::Here, Berth::Pilot, Berth::Passenger, Berth::Astromech, Berth::Cargo, Berth::On, Berth::Beneath];

fn pack(card: &Card) -> [u8; SIZE] {
    let [m0, m1, m2, m3] = card.marks.to_le_bytes();
    let [p0, p1] = card.print.0.to_le_bytes();
    let (zone, berth) = (card.zone as u8, card.berth as u8);
    let Card { host, order, owner, home, known, shown, .. } = *card;
    [m0, m1, m2, m3, p0, p1, host.0, order, zone, berth, owner.0, home.0, known.0, shown.0]
}

fn unpack(bytes: [u8; SIZE]) -> Option<Card> {
    let [m0, m1, m2, m3, p0, p1, host, order, zone, berth, owner, home, known, shown] = bytes;
    Some(Card {
        marks: u32::from_le_bytes([m0, m1, m2, m3]),
        print: PrintId(u16::from_le_bytes([p0, p1])),
        host: CardId(host),
        order,
        zone: *ZONES.get(usize::from(zone))?,
        berth: *BERTHS.get(usize::from(berth))?,
        owner: Seat(owner),
        home: Seat(home),
        known: SeatSet(known),
        shown: SeatSet(shown),
    })
}

pub(super) fn serialize<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
    if to.is_human_readable() {
        return cards.serialize(to);
    }
    let mut bytes = Vec::with_capacity(cards.len() * SIZE);
    cards.iter().for_each(|card| bytes.extend_from_slice(&pack(card)));
    to.serialize_bytes(&bytes)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
    if from.is_human_readable() {
        return Vec::deserialize(from);
    }
    from.deserialize_bytes(Bytes)
}

struct Bytes;

impl Visitor<'_> for Bytes {
    type Value = Vec<Card>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the bytes of cards")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<Card>, E> {
        let (cards, rest) = bytes.as_chunks::<SIZE>();
        if !rest.is_empty() {
            return Err(E::custom("a card is cut off"));
        }
        cards.iter().map(|card| unpack(*card).ok_or_else(|| E::custom("no such place for a card"))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::blank;

    #[test]
    fn a_card_comes_back_as_it_was() {
        for zone in ZONES {
            for berth in BERTHS {
                let card = Card { marks: 0x0102_0304, zone, berth, order: 7, ..blank(PrintId(1500), Seat(1)) };
                assert_eq!(unpack(pack(&card)), Some(card));
            }
        }
        let mut strange = pack(&blank(PrintId(1), Seat(0)));
        strange[8] = 99;
        assert_eq!(unpack(strange), None);
    }
}
