//! Cards inserted in a Reserve Deck (R171, R172, X02): on table, no part of the deck, until they reach its top.

use super::action::automatic;
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Moment, Text};
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::world::{CardId, Period, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// How deep a card comes to lie by a shuffle: anywhere but on top.
pub(super) fn depth(at: &mut At<'_, Ccg>, deck: Seat) -> Play<u8> {
    let cards = at.world().count(deck, Zone::Reserve) as u16;
    if cards < 2 {
        return Ok(cards as u8);
    }
    let order = at.shuffle(cards)?;
    Ok(order.first().map_or(0, |n| *n as u8 + 1))
}

/// Inserts a card of the hand, and reshuffles.
pub(super) fn insert(at: &mut At<'_, Ccg>, seat: Seat, card: CardId) -> Play<()> {
    rule(171);
    rule(452);
    card_acted(at.world()[card].print);
    let own = look(at).print(card).clauses.iter().any(|t| matches!(t, Text::Inserts { own: true, .. }));
    let deck = if own { seat } else { other(seat) };
    at.emit(Event::Limited { card, deed: u8::MAX, period: Period::Game });
    at.emit(Event::Inserted { card, by: seat, own, above: 1 });
    super::force::shuffle(at, deck, Zone::Reserve)
}

/// Whatever was inserted and is on top now is revealed: it acts at once, and is lost.
pub(super) fn surface(at: &mut At<'_, Ccg>, deck: Seat) -> Play<()> {
    let up = |at: &At<'_, Ccg>| at.world().inserted(deck).find(|c| at.world()[*c].order == 0);
    while let Some(card) = up(at) {
        rule(172);
        card_acted(at.world()[card].print);
        let owner = at.world()[card].owner;
        send(at, card, Zone::Playing, Why::Played)?;
        automatic(at, Moment::Surfaced, card, owner)?;
        if at.world()[card].zone == Zone::Playing {
            send(at, card, Zone::Lost, Why::Lost)?;
        }
    }
    Ok(())
}
