//! Deals anew what a player cannot know.

use crate::book::deck::may_begin;
use crate::book::text::Phase;
use crate::book::{Book, PrintId};
use crate::world::{CardId, DARK, Index, LIGHT, World, Zone};
use dejarik_kernel::{Chance, Seat};

/// Permutes, in `start`, the faces that the seat knows neither now nor has seen in this step: each deck's among themselves.
/// They are sorted first, so that the deal tells nothing of the truth.
pub(crate) fn imagine(book: &Book, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
    let unknown = |c: &CardId| !now[*c].known.has(seat) && !now[*c].shown.has(seat);
    for home in [LIGHT, DARK] {
        let hidden: Vec<CardId> = now.ids().filter(|c| now[*c].home == home && unknown(c)).collect();
        // What a player starts with may have been chosen already: such cards stay such cards until they are shown.
        let starting = |c: &CardId| now.phase == Phase::Start && may_begin(book, start[*c].print);
        let (places, others): (Vec<CardId>, Vec<CardId>) = hidden.into_iter().partition(starting);
        for group in [places, others] {
            let mut faces: Vec<PrintId> = group.iter().map(|c| start[*c].print).collect();
            faces.sort_unstable();
            for (card, n) in group.iter().zip(chance.order(faces.len() as u16)) {
                start[*card].print = faces[n as usize];
            }
        }
    }
    // How deep inserted cards lie nobody knows (R172).
    for deck in [LIGHT, DARK] {
        let inserted: Vec<CardId> = start.inserted(deck).collect();
        let depth = start.count(deck, Zone::Reserve);
        for card in inserted {
            start[card].order = chance.order(depth as u16).first().map_or(0, |n| *n as u8 + 1);
        }
    }
    start.index = Index::new(book, &start.cards);
}
