//! What no word of the vocabulary says: a function for the text of one card. Few, and each is cited.

use super::{look, send, send_to};
use crate::Ccg;
use crate::book::Word;
use crate::book::text::Kind;
use crate::choice::{Ask, Seated};
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::world::Zone;
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

type Deed = fn(&mut At<'_, Ccg>, Ctx) -> Play<()>;

/// The functions by their names.
pub(crate) const SPECIALS: &[(&str, Deed)] =
    &[("topmost character", topmost_character), ("reveal the top card", reveal_top)];

/// Does what that name stands for. Names are checked when the Book is read.
pub(super) fn special(at: &mut At<'_, Ccg>, ctx: Ctx, name: Word) -> Play<()> {
    match SPECIALS.iter().find(|(known, _)| *known == name.spelt()) {
        Some((_, deed)) => deed(at, ctx),
        None => Ok(()),
    }
}

/// The character nearest the top of the Lost Pile goes into the hand.
fn topmost_character(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let pile = at.world().pile(ctx.you, Zone::Lost);
    let found = pile.iter().rev().copied().find(|c| look(at).is(*c, Kind::Character));
    match found {
        Some(card) => send_to(at, card, ctx.you, Zone::Hand, Why::Retrieved),
        None => Ok(()),
    }
}

/// Labria shows the top card of the Reserve Deck: a craft is lost, anything else goes onto a pile of one's choice.
fn reveal_top(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(card) = at.world().top(ctx.you, Zone::Reserve) else { return Ok(()) };
    at.emit(Event::Saw { seats: crate::event::BOTH, cards: SmallVec::from_slice(&[card]) });
    if look(at).print(card).is_craft() {
        return send(at, card, Zone::Lost, Why::Lost);
    }
    let piles = [Zone::Reserve, Zone::Force, Zone::Used].map(|zone| Seated { seat: ctx.you, zone });
    let pile: Seated = at.ask(ctx.you, Ask::Pile(ctx.me), |_, list| list.extend(piles))?;
    match pile.zone {
        Zone::Reserve => Ok(()),
        zone => send(at, card, zone, Why::Returned),
    }
}
