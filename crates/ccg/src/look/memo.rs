//! What was worked out about a World that does not change meanwhile: many options ask the same.

use crate::world::{CardId, MOST_CARDS};
use dejarik_kernel::Seat;
use std::cell::Cell;

/// Not worked out yet.
const OPEN: i8 = i8::MIN;

/// Numbers of the players at locations.
pub struct Memo {
    ability: [[Cell<i8>; MOST_CARDS]; 2],
    icons: [[Cell<i8>; MOST_CARDS]; 2],
}

impl Default for Memo {
    fn default() -> Memo {
        let open = || [const { Cell::new(OPEN) }; MOST_CARDS];
        Memo { ability: [open(), open()], icons: [open(), open()] }
    }
}

fn once(cell: &Cell<i8>, f: impl FnOnce() -> i32) -> i32 {
    if cell.get() == OPEN {
        cell.set(f().clamp(-127, 127) as i8);
    }
    cell.get().into()
}

impl Memo {
    pub(super) fn ability(&self, seat: Seat, at: CardId, f: impl FnOnce() -> i32) -> i32 {
        once(&self.ability[seat.index()][at.0 as usize], f)
    }

    pub(super) fn icons(&self, seat: Seat, at: CardId, f: impl FnOnce() -> i32) -> i32 {
        once(&self.icons[seat.index()][at.0 as usize], f)
    }
}
