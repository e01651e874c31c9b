//! Sabacc (R285, S27, S28): two to six cards, as near to 11 as can be. Its hand belongs to the Life Force, and its draws are no
//! destinies.

use super::{look, send, send_to};
use crate::Ccg;
use crate::book::text::{Law, Sabacc};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::look::Ctx;
use crate::num::Num;
use crate::world::{CardId, DARK, LIGHT, Zone, other};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// What everybody wants.
const GOAL: i32 = 11;
/// The most cards of a hand.
const MOST: usize = 6;

/// A hand as it counts.
struct Hand {
    seat: Seat,
    total: Num,
    cards: usize,
}

/// A whole hand of sabacc.
pub(super) fn sabacc(at: &mut At<'_, Ccg>, ctx: Ctx, game: &Sabacc) -> Play<()> {
    rule(285);
    rule(427);
    let first = other(ctx.you);
    answer(at, ctx)?;
    for seat in [first, ctx.you] {
        for _ in 0..2 {
            deal(at, seat)?;
        }
    }
    let perfect = [first, ctx.you].map(|seat| is_perfect(at, ctx, seat, game));
    match perfect {
        [false, false] => {
            draws(at, first)?;
            let hands = [score(at, ctx, first, game)?, score(at, ctx, ctx.you, game)?];
            show(at);
            if let Some(winner) = winner(&hands) {
                give_up(at, ctx, winner, game, 1)?;
            }
        }
        [true, true] => rule(428),
        [one, _] => {
            rule(428);
            show(at);
            give_up(at, ctx, if one { first } else { ctx.you }, game, 2)?;
        }
    }
    for seat in [LIGHT, DARK] {
        for card in at.world().in_zone(seat, Zone::Sabacc).collect::<Vec<_>>() {
            send(at, card, Zone::Used, Why::Returned)?;
        }
    }
    Ok(())
}

/// The opponent may target one of their characters, too, if it meets the requirements (004:2694).
fn answer(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let (them, rules) = (other(ctx.you), at.rules());
    let deed = at.world().frame().map_or(0, |f| usize::from(f.deed));
    let aim = rules.book().print(at.world()[ctx.me].print).deeds.get(deed).and_then(|d| d.function.targets.first());
    let Some(aim) = aim else { return Ok(()) };
    let players: Vec<CardId> = look(at).targets(Ctx { you: them, ..ctx }, &aim.what).collect();
    if players.is_empty() {
        return Ok(());
    }
    if let Some(card) = at.may(them, Ask::AnotherTarget(ctx.me, 0), |_, list| list.extend(players))? {
        at.emit(Event::Targeted { card });
    }
    Ok(())
}

fn deal(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    match at.world().top(seat, Zone::Reserve) {
        Some(card) => send(at, card, Zone::Sabacc, Why::Drawn),
        None => Ok(()),
    }
}

/// In turn each draws or passes, and who passes draws no more.
fn draws(at: &mut At<'_, Ccg>, first: Seat) -> Play<()> {
    let (mut next, mut open) = (first, [true; 2]);
    while open != [false; 2] {
        let cards = at.world().count(next, Zone::Sabacc);
        let can = open[next.index()] && cards < MOST && at.world().count(next, Zone::Reserve) > 0;
        if can && at.yes(next, Ask::SabaccDraw(cards as u8))? {
            deal(at, next)?;
        } else {
            open[next.index()] = false;
        }
        next = other(next);
    }
    Ok(())
}

fn is_wild(at: &At<'_, Ccg>, ctx: Ctx, game: &Sabacc, card: CardId) -> bool {
    look(at).fits(ctx, &game.wild, card)
}

fn is_clone(at: &At<'_, Ccg>, ctx: Ctx, game: &Sabacc, card: CardId) -> bool {
    !is_wild(at, ctx, game, card) && look(at).fits(ctx, &game.clone, card)
}

/// The first two cards make 11 as they are (S28).
fn is_perfect(at: &At<'_, Ccg>, ctx: Ctx, seat: Seat, game: &Sabacc) -> bool {
    let cards: Vec<CardId> = at.world().in_zone(seat, Zone::Sabacc).collect();
    let plain = cards.iter().all(|c| !is_wild(at, ctx, game, *c) && !is_clone(at, ctx, game, *c));
    plain && cards.iter().map(|c| look(at).destiny(*c)).sum::<Num>() == GOAL
}

/// What a hand is worth: wild cards as its player likes, clone cards like another card of it.
fn score(at: &mut At<'_, Ccg>, ctx: Ctx, seat: Seat, game: &Sabacc) -> Play<Hand> {
    let cards: SmallVec<[CardId; 6]> = at.world().in_zone(seat, Zone::Sabacc).collect();
    let mut values: Vec<Num> = Vec::new();
    for card in &cards {
        if is_wild(at, ctx, game, *card) {
            let worth = game.worth.0..=game.worth.1;
            let n: u8 = at.ask(seat, Ask::SabaccValue(*card), |_, list| list.extend(worth))?;
            values.push(n.into());
        } else if !is_clone(at, ctx, game, *card) {
            values.push(look(at).destiny(*card));
        }
    }
    let mut total: Num = values.iter().copied().sum();
    for card in cards.iter().copied().filter(|c| is_clone(at, ctx, game, *c)).collect::<Vec<_>>() {
        let mut worth: Vec<u8> = values.iter().map(|v| v.floor() as u8).collect();
        let theirs = |c: &CardId| at.world()[*c].owner == seat;
        let player = at.world().frame().and_then(|f| f.targets.iter().copied().find(theirs));
        if let (Some((who, value)), Some(player)) = (&game.gambler, player)
            && look(at).fits(Ctx { you: seat, ..ctx }, who, player)
        {
            worth.push(*value);
        }
        worth.sort_unstable();
        worth.dedup();
        if !worth.is_empty() {
            total += Num::from(at.ask::<u8>(seat, Ask::SabaccValue(card), |_, list| list.extend(worth))?);
        }
    }
    let shifts = {
        let look = look(at);
        look.mine(seat).any(|c| look.law(c, Law::SabaccShift))
    };
    if shifts {
        let whole = total.floor();
        let around = (whole - 1).max(0) as u8..=(whole + 1) as u8;
        let n: u8 = at.ask(seat, Ask::SabaccShift(whole as i16), |_, list| list.extend(around))?;
        total = total.fraction() + i32::from(n);
    }
    Ok(Hand { seat, total, cards: cards.len() })
}

/// Both hands are shown.
fn show(at: &mut At<'_, Ccg>) {
    let cards = at.world().sets.zone(Zone::Sabacc).iter().collect();
    at.emit(Event::Saw { seats: BOTH, cards });
}

/// Nearest to 11 and not over; if both are over, the nearer; then fewer cards; else nobody.
fn winner(hands: &[Hand; 2]) -> Option<Seat> {
    let goal = Num::of(GOAL);
    let rank = |h: &Hand| (h.total > GOAL, h.total.max(goal) - h.total.min(goal), h.cards);
    match rank(&hands[0]).cmp(&rank(&hands[1])) {
        std::cmp::Ordering::Less => Some(hands[0].seat),
        std::cmp::Ordering::Greater => Some(hands[1].seat),
        std::cmp::Ordering::Equal => None,
    }
}

/// The loser gives up so many cards: a stake to the winner's Used Pile as if stolen, or any card of the winner's choice is lost.
fn give_up(at: &mut At<'_, Ccg>, ctx: Ctx, winner: Seat, game: &Sabacc, n: usize) -> Play<()> {
    let loser = other(winner);
    for _ in 0..n {
        let hand: Vec<CardId> = at.world().in_zone(loser, Zone::Sabacc).collect();
        let stakes: Vec<CardId> = hand.iter().copied().filter(|c| look(at).fits(ctx, &game.stakes, *c)).collect();
        let stolen = !stakes.is_empty();
        let options = if stolen { stakes } else { hand };
        if options.is_empty() {
            break;
        }
        let card = at.ask(winner, Ask::Take(ctx.me), |_, list| list.extend(options))?;
        match stolen {
            true => send_to(at, card, winner, Zone::Used, Why::Taken)?,
            false => send(at, card, Zone::Lost, Why::Lost)?,
        }
    }
    Ok(())
}
