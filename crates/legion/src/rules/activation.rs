//! The Activation Phase, and the activation of one unit (gl.activation-phase, gl.activating-units).

use super::dice::{throw, throw_one};
use super::{
    actions, bombs, charges, compulsory, effects, ending, flee, gain, look, lose, owner, partners, perks, reinforce,
    standby, stands, wounds,
};
use crate::Legion;
use crate::book::{Condition, Effect, Moment, Rank, UnitKind};
use crate::choice::{Ask, Duty, Next};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Die, Face, Mark, OrderToken, Stage, Token, UnitId, World};
use dejarik_kernel::{At, Dice, Play, Seat};

/// The units of a player that have not activated this round.
fn left(w: &World, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    w.own(seat).filter(|u| w[*u].order != OrderToken::FaceDown)
}

/// Whether a player has anybody left to activate, or tokens that might bring somebody who was held back.
fn busy(w: &World, seat: Seat) -> bool {
    let drawn = || w.sides[seat.index()].pool.iter().chain(&w.sides[seat.index()].kept).any(|n| *n > 0);
    left(w, seat).next().is_some() || (reinforce::coming(w, seat).next().is_some() && drawn())
}

/// One unit activates; then it is the other side's turn, as long as it has units left. The first of a round is one of the
/// player who has priority; later the partners of a team decide who of them activates (op.team-battle).
pub(super) fn next(at: &mut At<'_, Legion>) -> Play<()> {
    let side = at.world().turn;
    let foe = at.world().foe(side);
    let any_busy = |w: &World, side: Seat| w.seats_of(side).any(|seat| busy(w, seat));
    if !any_busy(at.world(), side) {
        if any_busy(at.world(), foe) {
            at.emit(Event::TurnPassed(foe));
            return Ok(());
        }
        perks::endure(at)?;
        bombs::set_off(at)?;
        at.emit(Event::StageBegan(Stage::End));
        return Ok(());
    }
    rule("gl.activation-phase");
    let named = provoked(at, side)?;
    let unit = if named.is_some() {
        named
    } else {
        let first = at.world().first.filter(|seat| busy(at.world(), *seat));
        let seat = match first {
            Some(seat) => seat,
            None => partners::choose(at, side, Duty::Activate, |look, seat| busy(look.w, seat))?,
        };
        choose(at, seat)?
    };
    if let Some(unit) = unit {
        activate(at, unit)?;
    }
    at.emit(Event::TurnPassed(foe));
    Ok(())
}

/// A unit with a faceup token, or one of the rank of a token that is drawn (gl.order-pool). A drawn token that fits nobody
/// leaves the game and another is drawn.
fn choose(at: &mut At<'_, Legion>, seat: Seat) -> Play<Option<UnitId>> {
    let held = reinforce::coming(at.world(), seat).next().is_some();
    let side = &at.world().sides[seat.index()];
    let pool = side.pool.iter().chain(&side.kept).any(|n| *n > 0);
    let waiting = left(at.world(), seat).any(|u| at.world()[u].order == OrderToken::None) || (held && pool);
    let next: Next = at.ask(seat, Ask::Activate, |w, list| {
        list.extend(left(w, seat).filter(|u| w[*u].order == OrderToken::FaceUp).map(Next::Unit));
        let side = &w.sides[seat.index()];
        let empty = side.pool.iter().all(|n| *n == 0) && side.kept.iter().any(|n| *n > 0);
        list.extend((waiting && !empty).then_some(Next::Draw));
        let kept = Rank::ALL.into_iter().filter(|rank| waiting && side.kept[*rank as usize] > 0);
        list.extend(kept.map(Next::Kept));
    })?;
    match next {
        Next::Unit(unit) => return Ok(Some(unit)),
        Next::Kept(rank) => {
            at.emit(Event::KeptUsed { seat, rank });
            return match of_rank(at, seat, rank)? {
                Some(chosen) => Ok(chosen),
                None => choose(at, seat),
            };
        }
        Next::Draw => {}
    }
    loop {
        let pool = at.world().sides[seat.index()].pool;
        let total: u8 = pool.iter().sum();
        if total == 0 {
            // No token is left for whoever waits: the player names one of them.
            let fits = |w: &World, u: &UnitId| w[*u].order == OrderToken::None;
            if !left(at.world(), seat).any(|u| fits(at.world(), &u)) {
                return Ok(None);
            }
            let unit = at.ask(seat, Ask::Activate, |w, list| list.extend(left(w, seat).filter(|u| fits(w, u))))?;
            return Ok(Some(unit));
        }
        let drawn = draw(at, pool)?;
        rule("gl.order-pool");
        rule("gl.rank");
        at.emit(Event::Drew { seat, rank: drawn });
        let drawn = perks::improvise(at, seat, drawn, draw)?;
        if let Some(chosen) = of_rank(at, seat, drawn)? {
            return Ok(chosen);
        }
    }
}

/// A unit of the rank of a token: one that waits on the table, or one that was held back and has activated by coming. A token
/// that fits nobody leaves the game.
fn of_rank(at: &mut At<'_, Legion>, seat: Seat, rank: Rank) -> Play<Option<Option<UnitId>>> {
    let fits = move |w: &World, u: &UnitId| w[*u].order == OrderToken::None && w[*u].rank == rank;
    if !left(at.world(), seat).any(|u| fits(at.world(), &u)) {
        if reinforce::arrive(at, seat, rank)? {
            return Ok(Some(None));
        }
        at.emit(Event::TokenLost { seat, rank });
        return Ok(None);
    }
    let unit = at.ask(seat, Ask::Drawn(rank), |w, list| list.extend(left(w, seat).filter(|u| fits(w, u))))?;
    Ok(Some(Some(unit)))
}

/// One token of a pool at random, which a die names by its place.
fn draw(at: &mut At<'_, Legion>, pool: [u8; 6]) -> Play<Rank> {
    let mut nth = at.roll(Dice { count: 1, sides: pool.iter().sum() })?[0];
    for rank in Rank::ALL {
        if nth <= pool[rank as usize] {
            return Ok(rank);
        }
        nth -= pool[rank as usize];
    }
    Ok(Rank::Heavy)
}

/// Tokens that a command card has drawn ahead, each player's own.
pub(super) fn hoard(at: &mut At<'_, Legion>) -> Play<()> {
    for seat in at.world().seats_from(at.world().blue) {
        let card = look(at).command(seat);
        let n = card.and_then(|c| c.does.iter().find_map(|e| if let Effect::Hoard(n) = e { Some(*n) } else { None }));
        for _ in 0..n.unwrap_or(0) {
            let pool = at.world().sides[seat.index()].pool;
            if pool.iter().sum::<u8>() == 0 {
                break;
            }
            let rank = draw(at, pool)?;
            at.emit(Event::TokenKept { seat, rank: Some(rank) });
        }
    }
    Ok(())
}

/// Before a side activates its first unit, an enemy's card may name the trooper unit that it is (Effect::Provokes).
fn provoked(at: &mut At<'_, Legion>, side: Seat) -> Play<Option<UnitId>> {
    for foe in at.world().seats_of(at.world().foe(side)) {
        let named = provoked_by(at, side, foe)?;
        if named.is_some() {
            return Ok(named);
        }
    }
    Ok(None)
}

fn provoked_by(at: &mut At<'_, Legion>, side: Seat, foe: Seat) -> Play<Option<UnitId>> {
    let Some(card) = at.world().sides[foe.index()].played else { return Ok(None) };
    let does = &at.rules().book().commands[card.0 as usize].does;
    let fear = does.iter().find_map(|e| if let Effect::Provokes(n) = e { Some(*n) } else { None });
    let begun = at.world().of(side).any(|u| at.world()[u].order == OrderToken::FaceDown);
    let Some(fear) = fear.filter(|_| !begun && !at.world().sides[foe.index()].spent) else { return Ok(None) };
    let open: smallvec::SmallVec<[UnitId; 16]> = {
        let look = look(at);
        let waits = look.w.seats_of(side).flat_map(|seat| left(look.w, seat));
        waits.filter(|u| look.trooper(*u) && !look.ignores_foes(*u)).collect()
    };
    let Some(who) = look(at).owner_of(foe, card).filter(|_| !open.is_empty()) else { return Ok(None) };
    at.emit(Event::CardSpent(foe));
    let chosen = at.may(foe, Ask::Card(who, card), |_, list| list.extend(open.iter().copied()))?;
    if let Some(unit) = chosen {
        if at.world()[unit].order != OrderToken::FaceUp {
            at.emit(Event::OrderAssigned { unit, to: OrderToken::FaceUp });
        }
        at.emit(Event::Noted { unit, mark: Mark::Provoked(fear) });
    }
    Ok(chosen)
}

/// The activation of a unit from start to end.
pub(super) fn activate(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    at.during(Event::Activated(unit), Event::ActivationEnded(unit), |at| {
        let seat = owner(at, unit);
        effects::heard(at, seat, Moment::Activates, unit)?;
        let foe = at.world().foe(seat);
        effects::each(at, foe, Moment::FoeActivates)?;
        if !stands(at, unit) {
            return Ok(());
        }
        perks::activates(at, unit)?;
        // What it gains from now on costs no action of this activation any more (gl.ion-tokens).
        let ion = at.world()[unit].tokens.ion;
        if ion > 0 {
            rule("gl.ion-tokens");
        }
        let lost = start(at, unit)?;
        if !stands(at, unit) {
            return Ok(());
        }
        rule("gl.activating-units");
        rule("gl.unit");
        rally(at, unit)?;
        let suppressed = look(at).suppressed(unit);
        if suppressed {
            rule("gl.courage");
        }
        let weary = u8::from(effects::weary(&look(at), unit));
        let actions = 2u8.saturating_sub(u8::from(suppressed) + lost + ion + weary);
        at.emit(Event::ActionsSet(actions));
        let panicked = panics(at, unit);
        inspire(at, unit)?;
        demoralize(at, unit)?;
        if panicked {
            flee::flee(at, unit)?;
        } else {
            urged(at, unit)?;
            actions::perform_all(at, unit)?;
        }
        ending::end(at, unit)
    })?;
    let seat = owner(at, unit);
    effects::heard(at, seat, Moment::Activated, unit)?;
    let foe = at.world().foe(seat);
    effects::each(at, foe, Moment::FoeActivated)
}

/// The start of an activation: compulsory move, the die of a damaged vehicle, wheels. Returns how many actions are lost.
fn start(at: &mut At<'_, Legion>, unit: UnitId) -> Play<u8> {
    let mut lost = 0;
    if at.world()[unit].tokens.damaged {
        rule("gl.damaged");
    }
    if at.world()[unit].tokens.damaged && throw_one(at, Die::WhiteDefense)? == Face::Blank {
        lost = 1;
    }
    if look(at).has(unit, Key::WheelMode) && at.yes(owner(at, unit), Ask::Use(unit, Key::WheelMode))? {
        Key::WheelMode.acted();
        at.emit(Event::Wheeled { unit, on: true });
    }
    if look(at).has(unit, Key::Speeder) {
        compulsory::compulsory(at, unit)?;
    }
    Ok(lost)
}

/// A white die for each suppression token; a block or a surge takes one away (gl.rally). Whoever senses danger may keep some.
fn rally(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let tokens = at.world()[unit].tokens.suppression;
    rule("gl.rally");
    let stoic = at.world().active.is_some_and(|a| a.stoic);
    if tokens > 0 && !stoic && !perks::strictly(at, unit)? {
        // A friendly sign is a die more, an enemy's one less, one at least (gl.graffiti-token).
        let n = match charges::signs(&look(at), unit) {
            0 => tokens,
            1 => tokens + 1,
            _ => (tokens - 1).max(1),
        };
        roll_off(at, unit, n)?;
    }
    if at.world()[unit].tokens.panic {
        calm_down(at, unit);
    }
    Ok(())
}

/// A panicked unit with too little suppression for that is panicked no longer (gl.panic).
pub(super) fn calm_down(at: &mut At<'_, Legion>, unit: UnitId) {
    if !would_panic(&look(at), unit) {
        at.emit(Event::Panicked { unit, on: false });
    }
}

fn roll_off(at: &mut At<'_, Legion>, unit: UnitId, n: u8) -> Play<()> {
    let die = if look(at).has(unit, Key::Indomitable) {
        Key::Indomitable.acted();
        Die::RedDefense
    } else {
        Die::WhiteDefense
    };
    let dice: Vec<Die> = std::iter::repeat_n(die, n.into()).collect();
    let rolled = throw(at, &dice)?.iter().filter(|d| d.face != Face::Blank).count() as u8;
    let mut off = rolled;
    let keeps = |k: &Key| if *k == Key::Inconspicuous { look(at).inconspicuous(unit) } else { look(at).has(unit, *k) };
    let keeper = [Key::DangerSense, Key::Inconspicuous].into_iter().find(keeps);
    if let Some(key) = keeper.filter(|_| rolled > 0) {
        // Whoever is inconspicuous removes all or none, whoever senses danger as many as it likes.
        let least = if key == Key::DangerSense { 1 } else { rolled };
        let open = (0..=rolled).rev().filter(|n| *n == 0 || *n >= least);
        off = at.ask(owner(at, unit), Ask::Keep(unit, rolled), |_, list| list.extend(open))?;
        if off < rolled {
            key.acted();
        }
    }
    lose(at, unit, Token::Suppression, off);
    Ok(())
}

/// Whether a unit has as many suppression tokens as twice its courage, its own or that of a commander near it (gl.panic).
/// Droids are never suppressed, but they panic (gl.droid-trooper).
pub(super) fn would_panic(look: &Look<'_>, unit: UnitId) -> bool {
    let tokens = look.w[unit].tokens.suppression;
    let Some(own) = look.courage(unit).filter(|_| look.trooper(unit) && !look.steadfast(unit)) else { return false };
    let reach = if look.condition() == Some(Condition::WarWeary) { 1 } else { 3 };
    let lent = look
        .commanders(look.w[unit].side)
        .filter(|c| *c == unit || look.range(*c, unit) <= reach)
        .map(|c| look.courage(c).unwrap_or(u8::MAX));
    let best = lent.chain([own]).max().unwrap_or(own);
    u16::from(tokens) >= 2 * u16::from(best.max(1))
}

/// Whether a unit panics now; its leader drops what it has claimed then (gl.objective-tokens).
fn panics(at: &mut At<'_, Legion>, unit: UnitId) -> bool {
    let panics = would_panic(&look(at), unit);
    if panics && look(at).kind(unit) == UnitKind::DroidTrooper {
        rule("gl.droid-trooper");
    }
    if panics {
        at.emit(Event::Panicked { unit, on: true });
        wounds::put_down(at, unit);
    }
    panics
}

/// After Rally: Inspire X takes suppression off other friendly units at range 1-2, up to X in all.
fn inspire(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    for _ in 0..look(at).sum(unit, Key::Inspire) {
        let near: smallvec::SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let frightened = |u: &UnitId| *u != unit && look.w[*u].tokens.suppression > 0 && look.range(unit, *u) <= 2;
            look.w.of(look.w[unit].side).filter(frightened).collect()
        };
        if near.is_empty() {
            break;
        }
        let ask = Ask::On(unit, Key::Inspire);
        let Some(friend) = at.may(owner(at, unit), ask, |_, list| list.extend(near.iter().copied()))? else { break };
        Key::Inspire.acted();
        lose(at, friend, Token::Suppression, 1);
    }
    Ok(())
}

/// After Rally: Demoralize X gives suppression to enemies at range 1-2, up to X in all.
fn demoralize(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    for _ in 0..look(at).sum(unit, Key::Demoralize) {
        let near: smallvec::SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let foe = look.w.foe(look.w[unit].side);
            let frail = |u: &UnitId| {
                look.trooper(*u) && look.courage(*u).is_some() && look.range(unit, *u) <= 2 && !look.ignores_foes(*u)
            };
            look.w.of(foe).filter(frail).collect()
        };
        if near.is_empty() {
            break;
        }
        let ask = Ask::On(unit, Key::Demoralize);
        let Some(foe) = at.may(owner(at, unit), ask, |_, list| list.extend(near.iter().copied()))? else { break };
        Key::Demoralize.acted();
        gain(at, foe, Token::Suppression, 1);
    }
    Ok(())
}

/// Dauntless, and a compelling unit at range 1-2: a suppressed unit may gain a suppression token for a free move action, once
/// for each of them.
fn urged(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    for key in [Key::Dauntless, Key::Compel] {
        let drives = {
            let look = look(at);
            let compels = |u: UnitId| u != unit && look.has(u, Key::Compel) && look.range(u, unit) <= 2;
            let urges = match key {
                Key::Dauntless => look.has(unit, key),
                _ => look.w.of(look.w[unit].side).any(compels),
            };
            stands(at, unit) && look.suppressed(unit) && look.trooper(unit) && urges
        };
        let seat = owner(at, unit);
        if drives && standby::can_march(&look(at), unit) && at.yes(seat, Ask::Use(unit, key))? {
            key.acted();
            gain(at, unit, Token::Suppression, 1);
            actions::stride(at, seat, unit)?;
        }
    }
    Ok(())
}

/// At the start of the phase units with Reliable X gain surge tokens (gl.reliable-x).
pub(super) fn begin_phase(at: &mut At<'_, Legion>) -> Play<()> {
    let blue = at.world().blue;
    for seat in [blue, at.world().foe(blue)] {
        effects::each(at, seat, Moment::Phase)?;
    }
    for unit in at.world().standing().collect::<Vec<_>>() {
        let x = look(at).sum(unit, Key::Reliable);
        if x > 0 {
            Key::Reliable.acted();
            gain(at, unit, Token::Surge, x);
        }
        let guards = {
            let look = look(at);
            let side = look.w[unit].side;
            let near = |u: UnitId| u != unit && look.names(unit, Key::Retinue, u) && look.range(unit, u) <= 2;
            look.has(unit, Key::Retinue) && look.w.of(side).any(near)
        };
        if guards {
            Key::Retinue.acted();
            let aims = at.yes(owner(at, unit), Ask::Use(unit, Key::Retinue))?;
            gain(at, unit, if aims { Token::Aim } else { Token::Dodge }, 1);
        }
    }
    Ok(())
}
