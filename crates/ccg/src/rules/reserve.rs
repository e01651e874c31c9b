//! Cards that come onto the table from the Reserve Deck, by a text or with an Objective as the game begins (R229), or from the
//! hand at once.

use super::action::take;
use super::effect::chosen;
use super::force::shuffle;
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Filter, Kind, Until};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::{BOTH, Event, Why};
use crate::look::{Ctx, Look};
use crate::world::{CardId, Change, Lasting, Mark, Zone};
use dejarik_kernel::{At, Play, SeatSet};
use smallvec::SmallVec;

/// Searches the Reserve Deck for a card that can be deployed there (R346), by the usual rules and for its usual price; reshuffle.
pub(super) fn deploy_from_reserve(at: &mut At<'_, Ccg>, ctx: Ctx, what: &Filter, to: &Filter) -> Play<()> {
    let deck: SmallVec<[CardId; 4]> = at.world().in_zone(ctx.you, Zone::Reserve).collect();
    let options = found(look(at), ctx, what, to);
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards: deck.clone() });
    rule(346);
    match at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(options))? {
        Some(act) => take(at, ctx.you, act)?,
        // What was not found may be looked for by the other (004:3267).
        None => at.emit(Event::Saw { seats: BOTH, cards: deck }),
    }
    shuffle(at, ctx.you, Zone::Reserve)
}

/// The ways to deploy a card like this from the Reserve Deck to a location like that.
fn found(look: Look<'_>, ctx: Ctx, what: &Filter, to: &Filter) -> Vec<Act> {
    let mut acts = Vec::new();
    for card in look.w.in_zone(ctx.you, Zone::Reserve).filter(|c| look.fits(ctx, what, *c)) {
        look.deployments(ctx.you, card, None, &mut acts);
    }
    acts.retain(|act| *to == Filter::Any || goes_to(look, *act).is_some_and(|l| look.fits(ctx, to, l)));
    acts
}

/// The location that a deployment brings something to; of a location, one by which its planet is known.
fn goes_to(look: Look<'_>, act: Act) -> Option<CardId> {
    match act {
        Act::Place { card, .. } => Some(card),
        Act::Settle { by, .. } => Some(by),
        Act::Convert { old, .. } => Some(old),
        Act::Deploy { to, .. } | Act::Launch { to, .. } => to.some().and_then(|to| look.location(to)),
        _ => None,
    }
}

/// A location from the deck as the game begins. A system is what the Objective is about, and what follows belongs to it.
pub(super) fn begin_with(at: &mut At<'_, Ccg>, ctx: Ctx, what: &Filter) -> Play<()> {
    let to = if look(at).subject(ctx.me).is_some() { Filter::OfSubject } else { Filter::Any };
    let options = found(look(at), ctx, what, &to);
    if options.is_empty() {
        return Ok(());
    }
    let act = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(options))?;
    take(at, ctx.you, act)?;
    let placed = match act {
        Act::Place { card, .. } | Act::Convert { card, .. } => Some(card),
        _ => None,
    };
    if let Some(card) = placed.filter(|c| look(at).is(*c, Kind::System)) {
        let (what, source) = (Change::Quarry(ctx.me), at.world()[ctx.me].print);
        at.emit(Event::Lasts(Lasting { what, card, seat: ctx.you, until: Until::Leaves, turns: 0, source }));
    }
    Ok(())
}

/// An Objective shows its other side.
pub(super) fn flip(at: &mut At<'_, Ccg>, card: CardId) {
    rule(229);
    card_acted(at.world()[card].print);
    let on = !at.world()[card].has(Mark::Flipped);
    at.emit(Event::Marked { card, mark: Mark::Flipped, on });
}

/// Cards of the hand are deployed at once to where that one is, as many as its player likes and can pay for.
pub(super) fn deploy_now(at: &mut At<'_, Ccg>, ctx: Ctx, to: &Filter) -> Play<()> {
    let Some(place) = chosen(at, ctx, to).first().and_then(|c| look(at).location(*c)) else { return Ok(()) };
    loop {
        let mut acts = Vec::new();
        {
            let look = look(at);
            look.w
                .in_zone(ctx.you, Zone::Hand)
                .for_each(|card| look.deployments(ctx.you, card, Some(place), &mut acts));
            acts.retain(|act| matches!(act, Act::Deploy { .. }) && goes_to(look, *act) == Some(place));
        }
        match at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(acts))? {
            Some(act) => take(at, ctx.you, act)?,
            None => return Ok(()),
        }
    }
}

/// The Interrupt that moved the card this is about is lost, wherever it went after its result.
pub(super) fn lose_cause(at: &mut At<'_, Ccg>) -> Play<()> {
    let cause = at.world().moment().and_then(|h| h.place.some());
    match cause.filter(|c| matches!(at.world()[*c].zone, Zone::Used | Zone::Stacked)) {
        Some(card) => send(at, card, Zone::Lost, Why::Lost),
        None => Ok(()),
    }
}
