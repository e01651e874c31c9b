//! What the longer words of the vocabulary do.

use super::destiny::{For, draw};
use super::effect::{carry_out, chosen, move_or_lose};
use super::force::{shuffle, use_force};
use super::movement::go_away;
use super::{look, send, send_to};
use crate::Ccg;
use crate::book::text::{Decree, Do, Expr, Filter, Kind, Ruled, Until, Who};
use crate::choice::{Ask, How, Seated};
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::look::{Ctx, Way};
use crate::num::Num;
use crate::world::{Berth, CardId, Change, DARK, LIGHT, Lasting, Mark, Zone, other};
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

/// Both players draw destinies, whoever's turn it is all of them first (004:1103); if yours cannot be drawn, nothing follows.
pub(super) fn both_draw(at: &mut At<'_, Ccg>, ctx: Ctx, (yours, theirs): (u8, u8), then: &[Do]) -> Play<()> {
    let (turn, mut total, mut failed) = (at.world().turn, Num::ZERO, false);
    for seat in [turn, other(turn)] {
        let mine = seat == ctx.you;
        for _ in 0..if mine { yours } else { theirs } {
            match mine {
                true => failed |= draw(at, seat, For::Action)?.is_none(),
                false => total += draw(at, seat, For::Other)?.unwrap_or_default(),
            }
        }
    }
    at.emit(Event::OtherTotal(total));
    if failed { Ok(()) } else { carry_out(at, ctx, then) }
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
        at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
        go_away(at, card, Way { to, berth: Berth::Here, how: How::Text, cost: 0 })?;
    }
    Ok(())
}

/// Each of them moves away where its owner likes, for its usual price, as far as it can be paid.
pub(super) fn flee(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) -> Play<()> {
    for card in chosen(at, ctx, filter) {
        let mut ways = look(at).ways_away(card);
        let force = look(at).force(ctx.you);
        // From a site by landspeed, as the text says that begins there.
        let on_foot = look(at).location(card).is_some_and(|l| look(at).is(l, Kind::Site));
        ways.retain(|way| way.cost <= force && (!on_foot || way.how == How::Landspeed));
        if ways.is_empty() {
            continue;
        }
        let to = at.ask(ctx.you, Ask::Whither(card), |_, list| list.extend(ways.iter().map(|way| way.to)))?;
        let Some(way) = ways.into_iter().find(|way| way.to == to) else { continue };
        use_force(at, ctx.you, way.cost)?;
        at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
        go_away(at, card, way)?;
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

/// Looks at the opponent's hand; some of the cards found go to the Used Pile.
pub(super) fn look_at_hand(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, most: u8) -> Play<()> {
    let them = other(ctx.you);
    let hand: SmallVec<[CardId; 4]> = at.world().in_zone(them, Zone::Hand).collect();
    at.emit(Event::Saw { seats: SeatSet::NONE.with(ctx.you), cards: hand });
    for _ in 0..most {
        let found: Vec<CardId> = {
            let look = look(at);
            look.w.in_zone(them, Zone::Hand).filter(|c| look.fits(ctx, filter, *c)).collect()
        };
        if found.is_empty() {
            break;
        }
        match at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(found))? {
            Some(card) => send(at, card, Zone::Used, Why::Returned)?,
            None => break,
        }
    }
    Ok(())
}

/// A pile of either player, of one's choice, is shuffled.
pub(super) fn shuffle_any(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let piles = [LIGHT, DARK]
        .into_iter()
        .flat_map(|seat| [Zone::Reserve, Zone::Lost, Zone::Used].map(|zone| Seated { seat, zone }));
    let pile: Seated = at.ask(ctx.you, Ask::Pile(ctx.me), |_, list| list.extend(piles))?;
    shuffle(at, pile.seat, pile.zone)
}

/// The opponent's cards in the Used Pile with the destiny just drawn are lost.
pub(super) fn lose_matching(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let drawn = at.world().frame().map_or(Num::ZERO, |f| f.drawn);
    let them = other(ctx.you);
    let found: Vec<CardId> = {
        let look = look(at);
        look.w.in_zone(them, Zone::Used).filter(|c| look.destiny(*c) == drawn).collect()
    };
    for card in found {
        send(at, card, Zone::Lost, Why::Lost)?;
    }
    Ok(())
}

/// The damage of this battle is multiplied, once by each title (R090); another card may have multiplied this result.
pub(super) fn multiply_damage(at: &mut At<'_, Ccg>, ctx: Ctx, n: i16) {
    let source = at.world()[ctx.me].print;
    if at.world().lasting.iter().any(|l| l.what == Change::Multiplied && l.source == source) {
        rule(90);
        return;
    }
    let (what, seat) = (Change::Multiplied, ctx.you);
    at.emit(Event::Lasts(Lasting { what, card: CardId::NONE, seat, until: Until::Battle, turns: 0, source }));
    let more = at.world().frame().map_or(0, |f| f.amount).max(1);
    at.emit(Event::DamageTimes(n * more));
}

/// Something holds for a time of all cards like this, those among them that come later.
pub(super) fn decree(at: &mut At<'_, Ccg>, ctx: Ctx, what: Ruled, to: &Filter, until: Until) {
    let source = at.world()[ctx.me].print;
    let rules = at.rules();
    let wanted = |d: &Decree| d.what == what && d.to == *to;
    let Some(n) = rules.book().print(source).decrees.iter().position(wanted) else { return };
    let what = Change::Decree(n as u8);
    let turns = if at.world().turn == ctx.you { 2 } else { 1 };
    // Copies of one title do not add up (R090).
    let twice = |l: &Lasting| l.what == what && l.source == source && l.seat == ctx.you;
    if !at.world().lasting.iter().any(twice) {
        at.emit(Event::Lasts(Lasting { what, card: CardId::NONE, seat: ctx.you, until, turns, source }));
    }
}
