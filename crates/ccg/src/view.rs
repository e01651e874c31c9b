//! What a player may know: built by naming what is shown. Cards whose face a player does not know are only counted, so that
//! not even their numbers tell one from another.

use crate::book::PrintId;
use crate::book::text::Phase;
use crate::event::Event;
use crate::world::{Battle, Berth, CardId, CardSet, Frame, Heard, Lasting, Orbit, Use, World, Zone};
use dejarik_kernel::{Seat, SeatSet};
use serde::Serialize;
use smallvec::SmallVec;

/// What one player, or a spectator, may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub seat: Option<Seat>,
    /// How many cards each player has in Reserve Deck, Force Pile, Used Pile, Lost Pile and hand.
    pub counts: [[usize; 5]; 2],
    /// The cards whose faces are known, wherever they are.
    pub cards: Vec<Known>,
    /// How many cards of each player lie on a card out of play.
    pub stacks: SmallVec<[(CardId, [u8; 2]); 4]>,
    /// How much of each Force Pile is frozen.
    pub frozen: [usize; 2],
    /// The locations in their line.
    pub places: SmallVec<[CardId; 32]>,
    /// Generic locations, and a card that names their planet.
    pub settled: SmallVec<[(CardId, PrintId); 4]>,
    /// Where mobile systems are.
    pub orbits: SmallVec<[Orbit; 2]>,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u16,
    /// Which phase it is.
    pub phase: Phase,
    /// Who has the next opportunity.
    pub next: Seat,
    /// How many passed in a row.
    pub passes: u8,
    /// Force activated in this phase.
    pub activated: u8,
    /// The actions under way.
    pub frames: SmallVec<[Frame; 3]>,
    /// The moments that may be answered.
    pub heard: SmallVec<[Heard; 4]>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Where battles were this turn.
    pub battles: CardSet,
    /// Where Force was drained this turn.
    pub drains: CardSet,
    /// Where creatures were attacked this turn.
    pub attacks: CardSet,
    /// What lasts for a time.
    pub lasting: SmallVec<[Lasting; 8]>,
    /// What was used up.
    pub used: SmallVec<[Use; 8]>,
    /// Cards with dots that came into play this turn.
    pub played: SmallVec<[PrintId; 8]>,
    /// The starting location this player chose.
    pub chosen: Option<CardId>,
    /// Who has lost.
    pub losers: SeatSet,
}

/// A card whose face is known.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Known {
    /// The card.
    pub card: CardId,
    /// Its face.
    pub print: PrintId,
    /// Whose it is.
    pub owner: Seat,
    /// Where it is.
    pub zone: Zone,
    /// Its place there; in a hand there are no places.
    pub order: u8,
    /// What it is on.
    pub host: CardId,
    /// How.
    pub berth: Berth,
    /// What is noted on it.
    pub marks: u32,
}

const COUNTED: [Zone; 5] = [Zone::Reserve, Zone::Force, Zone::Used, Zone::Lost, Zone::Hand];

impl View {
    /// What that player knows of this World; without one, what everybody knows.
    pub fn new(w: &World, seat: Option<Seat>) -> View {
        let knows = |known: SeatSet| match seat {
            Some(seat) => known.has(seat),
            None => known.len() == 2,
        };
        let known = |card: CardId| {
            let c = &w[card];
            let order = if matches!(c.zone, Zone::Hand | Zone::Inserted) { 0 } else { c.order };
            knows(c.known).then_some(Known {
                card,
                print: c.print,
                owner: c.owner,
                zone: c.zone,
                order,
                host: c.host,
                berth: c.berth,
                marks: c.marks,
            })
        };
        View {
            seat,
            counts: [Seat(0), Seat(1)].map(|s| COUNTED.map(|zone| w.count(s, zone))),
            cards: w.ids().filter_map(known).collect(),
            stacks: stacks(w),
            frozen: [Seat(0), Seat(1)].map(|s| w.count(s, Zone::Force) - w.force(s) as usize),
            places: w.places.clone(),
            settled: w.settled.clone(),
            orbits: w.orbits.clone(),
            turn: w.turn,
            turns: w.turns,
            phase: w.phase,
            next: w.next,
            passes: w.passes,
            activated: w.activated,
            frames: w.frames.clone(),
            heard: w.heard.clone(),
            battle: w.battle.clone(),
            battles: w.battles,
            drains: w.drains,
            attacks: w.attacks,
            lasting: w.lasting.clone(),
            used: w.used.clone(),
            played: w.played.clone(),
            chosen: seat.and_then(|s| w.chosen[s.index()].some()),
            losers: w.losers,
        }
    }
}

fn stacks(w: &World) -> SmallVec<[(CardId, [u8; 2]); 4]> {
    let mut found: SmallVec<[(CardId, [u8; 2]); 4]> = SmallVec::new();
    for card in w.sets.zone(Zone::Stacked).iter() {
        let host = w[card].host;
        if !found.iter().any(|(h, _)| *h == host) {
            found.push((host, [0; 2]));
        }
        if let Some((_, counts)) = found.iter_mut().find(|(h, _)| *h == host) {
            counts[w[card].owner.index()] += 1;
        }
    }
    found.sort_unstable();
    found
}

/// The event as a player may learn of it: a card whose face was not shown is no card in particular.
pub(crate) fn seen(e: &Event, seat: Option<Seat>) -> Option<Event> {
    let knows = |shown: SeatSet| match seat {
        Some(seat) => shown.has(seat),
        None => shown.len() == 2,
    };
    match e {
        Event::Went { card: _, seat, to, end, why, shown } if !knows(*shown) => {
            Some(Event::Went { card: CardId::NONE, seat: *seat, to: *to, end: *end, why: *why, shown: *shown })
        }
        Event::Stacked { card: _, host, berth, shown } if !knows(*shown) => {
            Some(Event::Stacked { card: CardId::NONE, host: *host, berth: *berth, shown: *shown })
        }
        Event::Shuffled { seat, zone, cards: _ } => {
            Some(Event::Shuffled { seat: *seat, zone: *zone, cards: Vec::new() })
        }
        Event::Saw { seats, cards: _ } if !knows(*seats) => Some(Event::Saw { seats: *seats, cards: SmallVec::new() }),
        Event::StartChosen { seat: chooser, card: _ } if seat != Some(*chooser) => {
            Some(Event::StartChosen { seat: *chooser, card: CardId::NONE })
        }
        // Nobody knows how deep an inserted card lies.
        Event::Inserted { card, own, .. } => {
            let face = if *own || seat == Some(e.inserter()) { *card } else { CardId::NONE };
            Some(Event::Inserted { card: face, own: *own, by: e.inserter(), above: 0 })
        }
        Event::Sank { deck, .. } => Some(Event::Sank { deck: *deck, card: CardId::NONE, above: 0 }),
        Event::StepBegan => None,
        _ => Some(e.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{EndOf, Why};

    #[test]
    fn a_hidden_card_is_no_card_in_particular() {
        let owner = Seat(1);
        let drawn = Event::Went {
            card: CardId(7),
            seat: owner,
            to: Zone::Hand,
            end: EndOf::Top,
            why: Why::Drawn,
            shown: SeatSet::NONE.with(owner),
        };
        assert_eq!(seen(&drawn, Some(owner)), Some(drawn.clone()));
        for other in [Some(Seat(0)), None] {
            assert!(matches!(seen(&drawn, other), Some(Event::Went { card: CardId::NONE, .. })));
        }
        let shuffled = Event::Shuffled { seat: owner, zone: Zone::Reserve, cards: vec![CardId(1)] };
        assert!(matches!(seen(&shuffled, Some(owner)), Some(Event::Shuffled { cards, .. }) if cards.is_empty()));
    }
}
