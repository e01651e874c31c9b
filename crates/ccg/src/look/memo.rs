//! What was worked out about a World that does not change meanwhile: many options ask the same.

use super::Look;
use crate::world::{CardId, CardSet, MOST_CARDS};
use dejarik_kernel::Seat;
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell};

/// Not worked out yet.
const OPEN: i8 = i8::MIN;

/// Numbers of the players at locations, and who is there.
pub struct Memo {
    crowds: OnceCell<SmallVec<[CardSet; 24]>>,
    ability: [[Cell<i8>; MOST_CARDS]; 2],
    icons: [[Cell<i8>; MOST_CARDS]; 2],
    footing: [[Cell<i8>; MOST_CARDS]; 2],
}

impl Default for Memo {
    fn default() -> Memo {
        let open = || [const { Cell::new(OPEN) }; MOST_CARDS];
        Memo { crowds: OnceCell::new(), ability: [open(), open()], icons: [open(), open()], footing: [open(), open()] }
    }
}

fn once(cell: &Cell<i8>, f: impl FnOnce() -> i32) -> i32 {
    if cell.get() == OPEN {
        cell.set(f().clamp(-127, 127) as i8);
    }
    cell.get().into()
}

impl Memo {
    /// The cards whose location is this one.
    pub(super) fn crowd(&self, look: Look<'_>, location: CardId) -> CardSet {
        let places = &look.w.places;
        let place = |c: CardId| places.iter().position(|p| *p == c);
        let crowds = self.crowds.get_or_init(|| {
            let mut crowds: SmallVec<[CardSet; 24]> = SmallVec::from_elem(CardSet::default(), places.len());
            for card in look.w.table() {
                if let Some(n) = look.location(card).and_then(place) {
                    crowds[n].add(card);
                }
            }
            crowds
        });
        place(location).map_or(CardSet::default(), |n| crowds[n])
    }

    pub(super) fn ability(&self, seat: Seat, at: CardId, f: impl FnOnce() -> i32) -> i32 {
        once(&self.ability[seat.index()][at.0 as usize], f)
    }

    pub(super) fn icons(&self, seat: Seat, at: CardId, f: impl FnOnce() -> i32) -> i32 {
        once(&self.icons[seat.index()][at.0 as usize], f)
    }

    pub(super) fn footing(&self, seat: Seat, at: CardId, f: impl FnOnce() -> bool) -> bool {
        once(&self.footing[seat.index()][at.0 as usize], || f().into()) != 0
    }
}
