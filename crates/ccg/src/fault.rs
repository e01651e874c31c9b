//! What must always be true of a World; looked at by the conformance tests.

use crate::Ccg;
use crate::book::text::Kind;
use crate::look::Look;
use crate::world::{Berth, CardId, DARK, Index, LIGHT, Whereabouts, World, Zone};
use dejarik_kernel::SeatSet;

/// What is wrong, if anything.
pub(crate) fn fault(rules: &Ccg, w: &World) -> Option<String> {
    let look = Look::new(rules, w);
    for seat in [LIGHT, DARK] {
        for zone in [Zone::Reserve, Zone::Force, Zone::Used, Zone::Lost] {
            let pile = w.pile(seat, zone);
            if pile.iter().enumerate().any(|(n, c)| usize::from(w[*c].order) != n) {
                return Some(format!("the {zone:?} of {seat} has gaps"));
            }
        }
    }
    if w.sets != Whereabouts::new(&w.cards, &w.index) {
        return Some("the sets of cards and the cards disagree".to_owned());
    }
    if w.showed != w.cards.iter().any(|c| c.shown != SeatSet::NONE) {
        return Some("whether faces were seen and the cards disagree".to_owned());
    }
    if *w.index != *Index::new(rules.book(), &w.cards) {
        return Some("the index and the faces disagree".to_owned());
    }
    for card in w.ids() {
        let c = &w[card];
        let lies = matches!(c.zone, Zone::Table | Zone::Inserted | Zone::Stacked);
        if !lies && (c.host != CardId::NONE || c.berth != Berth::Here) {
            return Some(format!("{} is on something and not on table", look.name(card)));
        }
        if let Some(host) = c.host.some().filter(|_| matches!(c.zone, Zone::Table | Zone::Stacked))
            && w[host].zone != Zone::Table
        {
            return Some(format!("{} is on {}, which is gone", look.name(card), look.name(host)));
        }
        let place = look.is(card, Kind::Location) && c.zone == Zone::Table && c.berth != Berth::Beneath;
        if place != w.places.contains(&card) {
            return Some(format!("{} and the line of locations disagree", look.name(card)));
        }
        let stray = c.zone == Zone::Playing && w.frames.is_empty();
        if stray {
            return Some(format!("{} is being played and nothing is under way", look.name(card)));
        }
    }
    None
}
