//! What the longer words of the vocabulary do.

use super::deploy;
use super::effect::{carry_out, chosen, move_or_lose};
use super::force::use_force;
use super::movement::leave_battle;
use super::{look, send, send_to};
use crate::Ccg;
use crate::book::text::{Do, Expr, Filter, Kind, Moment, Stat, Who};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::look::Ctx;
use crate::world::{Berth, CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat, SeatSet};
use smallvec::SmallVec;

/// Cards of the Lost Pile by lot, onto the Used Pile.
pub(super) fn retrieve_random(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    let pile = at.world().pile(seat, Zone::Lost);
    if pile.is_empty() || n <= 0 {
        return Ok(());
    }
    let order = at.shuffle(pile.len() as u16)?;
    let picked: Vec<CardId> = order.iter().take(n as usize).map(|n| pile[*n as usize]).collect();
    rule(282);
    picked.into_iter().try_for_each(|card| send_to(at, card, seat, Zone::Used, Why::Retrieved))
}

/// So much Force may be used for what follows.
pub(super) fn pay(at: &mut At<'_, Ccg>, ctx: Ctx, n: &Expr, then: &[Do]) -> Play<()> {
    let n = look(at).value(ctx, n);
    if look(at).force(ctx.you) >= n && at.yes(ctx.you, Ask::Price(ctx.me, n as i16))? {
        use_force(at, ctx.you, n)?;
        return carry_out(at, ctx, then);
    }
    Ok(())
}

/// Looks through a Used Pile: cards like this in it are lost.
pub(super) fn lose_used(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, filter: &Filter) -> Play<()> {
    let whose = ctx.seat(who);
    let pile: SmallVec<[CardId; 4]> = at.world().in_zone(whose, Zone::Used).collect();
    let found: Vec<CardId> = pile.iter().copied().filter(|c| look(at).fits(ctx, filter, *c)).collect();
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards: pile });
    found.into_iter().try_for_each(|card| send(at, card, Zone::Lost, Why::Lost))
}

/// The opponent's hand is shown to both.
pub(super) fn lose_from_hand(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    let hand: SmallVec<[CardId; 4]> = at.world().in_zone(other(ctx.you), Zone::Hand).collect();
    let found: Vec<CardId> = hand.iter().copied().filter(|c| look(at).fits(ctx, filter, *c)).collect();
    at.emit(Event::Saw { seats: BOTH, cards: hand });
    found.into_iter().try_for_each(|card| send(at, card, Zone::Lost, Why::Lost))
}

/// The whole hand goes to the Used Pile, and as many cards and some more come from the Reserve Deck.
pub(super) fn new_hand(at: &mut At<'_, Ccg>, ctx: Ctx, more: &Expr) -> Play<()> {
    let more = look(at).value(ctx, more).max(0) as usize;
    let hand: Vec<CardId> = at.world().in_zone(ctx.you, Zone::Hand).collect();
    let n = hand.len() + more;
    for card in hand {
        send(at, card, Zone::Used, Why::Returned)?;
    }
    for _ in 0..n {
        let Some(card) = at.world().top(ctx.you, Zone::Reserve) else { break };
        send(at, card, Zone::Hand, Why::Drawn)?;
    }
    Ok(())
}

/// Moves cards as their move of this turn, free; who comes to a battle takes part in it.
pub(super) fn walk(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, to: &Filter) -> Play<()> {
    let Some(to) = chosen(at, ctx, to).first().and_then(|p| look(at).location(*p)) else { return Ok(()) };
    for card in chosen(at, ctx, filter) {
        if look(at).is_fixed(card) || at.world()[card].host == to {
            continue;
        }
        at.emit(Event::Moved { card, host: to, berth: Berth::Here });
        at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
        deploy::join(at, card);
        leave_battle(at, card);
        let owner = at.world()[card].owner;
        super::action::hear(at, Moment::Moved, card, owner)?;
    }
    Ok(())
}

/// Each of them moves away where its owner likes, for its usual price, as far as it can be paid.
pub(super) fn flee(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    for card in chosen(at, ctx, filter) {
        let cost = look(at).stat(card, Stat::MoveCost);
        let ways = look(at).ways_away(card);
        if ways.is_empty() || cost > look(at).force(ctx.you) {
            continue;
        }
        let to = at.ask(ctx.you, Ask::Whither(card), |_, list| list.extend(ways))?;
        use_force(at, ctx.you, cost)?;
        at.emit(Event::Moved { card, host: to, berth: Berth::Here });
        at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
        if look(at).is(to, Kind::Site) && look(at).is(card, Kind::Starship) {
            at.emit(Event::Marked { card, mark: Mark::Landed, on: true });
        }
        leave_battle(at, card);
    }
    Ok(())
}

/// So many of these, of the player's choice, move away or are lost.
pub(super) fn move_away_some(at: &mut At<'_, Ccg>, ctx: Ctx, n: &Expr, filter: &Filter) -> Play<()> {
    let mut done: Vec<CardId> = Vec::new();
    for _ in 0..look(at).value(ctx, n) {
        let left: Vec<CardId> = chosen(at, ctx, filter).into_iter().filter(|c| !done.contains(c)).collect();
        if left.is_empty() {
            break;
        }
        let card = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(left))?;
        done.push(card);
        move_or_lose(at, card)?;
    }
    Ok(())
}

/// A card that was just forfeited is back where the battle is.
pub(super) fn revive(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) {
    let Some(place) = at.world().battle.as_ref().map(|b| b.at) else { return };
    let found: Vec<CardId> = {
        let look = look(at);
        look.w.in_zone(ctx.you, Zone::Lost).filter(|c| look.fits(ctx, filter, *c)).collect()
    };
    for card in found {
        at.emit(Event::Moved { card, host: place, berth: Berth::Here });
    }
}

/// Looks at cards of the opponent's hand, drawn by lot (R248).
pub(super) fn peek_hand(at: &mut At<'_, Ccg>, ctx: Ctx, n: &Expr) -> Play<()> {
    let n = look(at).value(ctx, n).max(0) as usize;
    let hand: Vec<CardId> = at.world().in_zone(other(ctx.you), Zone::Hand).collect();
    if hand.is_empty() || n == 0 {
        return Ok(());
    }
    let order = at.shuffle(hand.len() as u16)?;
    rule(248);
    let cards = order.iter().take(n).map(|i| hand[*i as usize]).collect();
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards });
    Ok(())
}

/// All but so many cards of a hand, by lot, onto the Used Pile.
pub(super) fn trim_hand(at: &mut At<'_, Ccg>, seat: Seat, keep: u8) -> Play<()> {
    let hand: Vec<CardId> = at.world().in_zone(seat, Zone::Hand).collect();
    if hand.len() <= keep.into() {
        return Ok(());
    }
    let order = at.shuffle(hand.len() as u16)?;
    let gone: Vec<CardId> = order.iter().skip(keep.into()).map(|n| hand[*n as usize]).collect();
    gone.into_iter().try_for_each(|card| send(at, card, Zone::Used, Why::Returned))
}

/// The opponent's hand is shown to both: cards of one title, of which there are two or more, are lost.
pub(super) fn lose_pairs(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let hand: SmallVec<[CardId; 4]> = at.world().in_zone(other(ctx.you), Zone::Hand).collect();
    let title = |at: &At<'_, Ccg>, c: CardId| look(at).print(c).title;
    let twice = |c: &CardId| hand.iter().filter(|o| title(at, **o) == title(at, *c)).count() > 1;
    let found: Vec<CardId> = hand.iter().copied().filter(twice).collect();
    at.emit(Event::Saw { seats: BOTH, cards: hand });
    found.into_iter().try_for_each(|card| send(at, card, Zone::Lost, Why::Lost))
}

/// A player chooses one of these numbers: it is the number chosen.
pub(super) fn choose_of(at: &mut At<'_, Ccg>, ctx: Ctx, who: Who, all: &[Expr]) -> Play<()> {
    let mut numbers: Vec<u8> = all.iter().map(|e| look(at).value(ctx, e).max(0) as u8).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let n: u8 = at.ask(ctx.seat(who), Ask::Number(ctx.me), |_, list| list.extend(numbers))?;
    at.emit(Event::Number(n.into()));
    Ok(())
}

/// A card of the hand is lost, and one of the Lost Pile like this, shown to both, comes into the hand.
pub(super) fn swap(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    let found: Vec<CardId> = {
        let look = look(at);
        look.w.in_zone(ctx.you, Zone::Lost).filter(|c| look.fits(ctx, filter, *c)).collect()
    };
    let hand: Vec<CardId> = at.world().in_zone(ctx.you, Zone::Hand).collect();
    if found.is_empty() || hand.is_empty() {
        return Ok(());
    }
    let wanted = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(found))?;
    let given = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(hand))?;
    send(at, given, Zone::Lost, Why::Lost)?;
    send(at, wanted, Zone::Hand, Why::Retrieved)
}
