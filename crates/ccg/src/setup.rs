//! What is agreed before a game: two decks, or, in rulings, a position.

use crate::book::Book;
use crate::book::text::Phase;
use crate::event::BOTH;
use crate::world::{Berth, Card, CardId, CardSet, DARK, Index, LIGHT, MOST_CARDS, Whereabouts, World, Zone};
use dejarik_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Two decks, or a position in the middle of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// What the decks are called, Light first.
    pub names: [String; 2],
    /// The numbers of their cards.
    pub decks: [Vec<String>; 2],
    /// The position to begin from instead of the beginning.
    pub middle: Option<Box<World>>,
}

impl Setup {
    /// The first World.
    pub(crate) fn begin(&self, book: &Book) -> Result<World, String> {
        if let Some(middle) = &self.middle {
            let mut w = (**middle).clone();
            ready(book, &mut w);
            return Ok(w);
        }
        let mut w = empty();
        for seat in [LIGHT, DARK] {
            for (order, id) in self.decks[seat.index()].iter().enumerate() {
                let print = book.by_id(id).ok_or_else(|| format!("there is no card {id}"))?;
                if !book.print(print).implemented {
                    return Err(format!("{} is not implemented yet", book.print(print).title));
                }
                w.cards.push(Card { order: order as u8, ..blank(print, seat) });
            }
        }
        if w.cards.len() > MOST_CARDS {
            return Err(format!("{} cards are more than {MOST_CARDS}", w.cards.len()));
        }
        ready(book, &mut w);
        Ok(w)
    }
}

/// Works out what follows from the cards.
pub(crate) fn ready(book: &Book, w: &mut World) {
    w.index = Index::new(book, &w.cards);
    w.sets = Whereabouts::new(&w.cards, &w.index);
}

/// A card in its deck, known to its owner.
pub(crate) fn blank(print: crate::book::PrintId, seat: Seat) -> Card {
    Card {
        print,
        marks: 0,
        host: CardId::NONE,
        order: 0,
        zone: Zone::Reserve,
        berth: Berth::Here,
        owner: seat,
        home: seat,
        known: SeatSet::NONE.with(seat),
        shown: SeatSet::NONE,
    }
}

/// A World without cards, before the beginning.
pub(crate) fn empty() -> World {
    World {
        cards: Vec::new(),
        sets: Whereabouts::default(),
        index: Index::default(),
        places: SmallVec::new(),
        frozen: CardSet::default(),
        settled: SmallVec::new(),
        orbits: SmallVec::new(),
        turn: DARK,
        turns: 0,
        phase: Phase::Start,
        next: DARK,
        passes: 0,
        followed: None,
        activated: 0,
        fresh: false,
        showed: false,
        begun: false,
        frames: SmallVec::new(),
        heard: SmallVec::new(),
        battle: None,
        battles: CardSet::default(),
        drains: CardSet::default(),
        attacks: CardSet::default(),
        lasting: SmallVec::new(),
        used: SmallVec::new(),
        played: SmallVec::new(),
        crossed: SmallVec::new(),
        chosen: [CardId::NONE; 2],
        losers: SeatSet::NONE,
        drawn: false,
    }
}

/// Makes a card's face public.
pub(crate) fn publish(card: &mut Card) {
    card.known = BOTH;
}
