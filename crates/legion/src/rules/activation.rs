//! The Activation Phase, and the activation of one unit (gl.activation-phase, gl.activating-units).

use super::dice::{throw, throw_one};
use super::{actions, effects, gain, look, lose, moves, owner, reinforce, standby, stands, transport, wounds};
use crate::Legion;
use crate::book::{Condition, Moment, Rank, UnitKind};
use crate::choice::{Ask, Gait, Next};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Die, Face, OrderToken, Stage, Token, UnitId, World};
use dejarik_kernel::{At, Dice, Play, Seat};

/// The units of a side that have not activated this round.
fn left(w: &World, side: Seat) -> impl Iterator<Item = UnitId> + '_ {
    w.of(side).filter(|u| w[*u].order != OrderToken::FaceDown)
}

/// Whether a side has anybody left to activate, or tokens that might bring somebody who was held back.
fn busy(w: &World, side: Seat) -> bool {
    let drawn = || w.sides[side.index()].pool.iter().any(|n| *n > 0);
    left(w, side).next().is_some() || (reinforce::coming(w, side).next().is_some() && drawn())
}

/// One unit activates; then it is the other side's turn, as long as it has units left.
pub(super) fn next(at: &mut At<'_, Legion>) -> Play<()> {
    let seat = at.world().turn;
    let foe = at.world().foe(seat);
    if !busy(at.world(), seat) {
        let stage = !busy(at.world(), foe);
        at.emit(if stage { Event::StageBegan(Stage::End) } else { Event::TurnPassed(foe) });
        return Ok(());
    }
    rule("gl.activation-phase");
    if let Some(unit) = choose(at, seat)? {
        activate(at, unit)?;
    }
    super::victory::elimination(at)?;
    at.emit(Event::TurnPassed(foe));
    Ok(())
}

/// A unit with a faceup token, or one of the rank of a token that is drawn (gl.order-pool). A drawn token that fits nobody
/// leaves the game and another is drawn.
fn choose(at: &mut At<'_, Legion>, seat: Seat) -> Play<Option<UnitId>> {
    let held = reinforce::coming(at.world(), seat).next().is_some();
    let pool = at.world().sides[seat.index()].pool.iter().any(|n| *n > 0);
    let waiting = left(at.world(), seat).any(|u| at.world()[u].order == OrderToken::None) || (held && pool);
    let next: Next = at.ask(seat, Ask::Activate, |w, list| {
        list.extend(left(w, seat).filter(|u| w[*u].order == OrderToken::FaceUp).map(Next::Unit));
        list.extend(waiting.then_some(Next::Draw));
    })?;
    if let Next::Unit(unit) = next {
        return Ok(Some(unit));
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
        let mut nth = at.roll(Dice { count: 1, sides: total })?[0];
        let mut drawn = Rank::Commander;
        for rank in Rank::ALL {
            drawn = rank;
            if nth <= pool[rank as usize] {
                break;
            }
            nth -= pool[rank as usize];
        }
        rule("gl.order-pool");
        rule("gl.rank");
        at.emit(Event::Drew { seat, rank: drawn });
        let fits = move |w: &World, u: &UnitId| w[*u].order == OrderToken::None && w[*u].rank == drawn;
        if !left(at.world(), seat).any(|u| fits(at.world(), &u)) {
            if reinforce::arrive(at, seat, drawn)? {
                return Ok(None);
            }
            at.emit(Event::TokenLost { seat, rank: drawn });
            continue;
        }
        let unit = at.ask(seat, Ask::Drawn(drawn), |w, list| list.extend(left(w, seat).filter(|u| fits(w, u))))?;
        return Ok(Some(unit));
    }
}

/// The activation of a unit from start to end.
pub(super) fn activate(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    at.during(Event::Activated(unit), Event::ActivationEnded(unit), |at| {
        let seat = owner(at, unit);
        effects::heard(at, seat, Moment::Activates, unit)?;
        if !stands(at, unit) {
            return Ok(());
        }
        let lost = start(at, unit)?;
        if !stands(at, unit) {
            return Ok(());
        }
        rule("gl.activating-units");
        rule("gl.unit");
        rally(at, unit)?;
        let tokens = at.world()[unit].tokens;
        let suppressed = look(at).suppressed(unit);
        if suppressed {
            rule("gl.courage");
        }
        if tokens.ion > 0 {
            rule("gl.ion-tokens");
        }
        let weary = u8::from(effects::weary(&look(at), unit));
        let actions = 2u8.saturating_sub(u8::from(suppressed) + lost + tokens.ion + weary);
        at.emit(Event::ActionsSet(actions));
        if panics(at, unit)? {
            flee(at, unit)?;
        } else {
            inspire(at, unit)?;
            demoralize(at, unit)?;
            urged(at, unit)?;
            actions::perform_all(at, unit)?;
        }
        end(at, unit)
    })?;
    let seat = owner(at, unit);
    effects::heard(at, seat, Moment::Activated, unit)?;
    let foe = at.world().foe(seat);
    for other in at.world().of(foe).collect::<Vec<_>>() {
        effects::heard(at, foe, Moment::FoeActivated, other)?;
    }
    Ok(())
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
        moves::compulsory(at, unit)?;
    }
    Ok(lost)
}

/// A white die for each suppression token; a block or a surge takes one away (gl.rally). Whoever senses danger may keep some.
fn rally(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let n = at.world()[unit].tokens.suppression;
    rule("gl.rally");
    if n > 0 {
        roll_off(at, unit, n)?;
    }
    let calm = !would_panic(&look(at), unit);
    if calm && at.world()[unit].tokens.panic {
        at.emit(Event::Panicked { unit, on: false });
    }
    Ok(())
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

fn panics(at: &mut At<'_, Legion>, unit: UnitId) -> Play<bool> {
    let panics = would_panic(&look(at), unit);
    if panics && look(at).kind(unit) == UnitKind::DroidTrooper {
        rule("gl.droid-trooper");
    }
    if panics {
        at.emit(Event::Panicked { unit, on: true });
    }
    Ok(panics)
}

/// A panicked unit makes one move and nothing else.
fn flee(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    if look(at).aboard(unit) {
        return if transport::may(&look(at), unit, Gait::Disembark).is_ok() {
            transport::flee(at, unit)?;
            standby::answered(at, unit)
        } else {
            Ok(())
        };
    }
    let engaged = look(at).engaged(unit);
    if !look(at).has(unit, Key::Stationary)
        && (!engaged || look(at).speed(unit, crate::choice::Gait::Standard, false) > 0)
    {
        moves::flee(at, unit, Gait::Flee)?;
        standby::answered(at, unit)?;
    }
    Ok(())
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

/// Dauntless, or a compelling unit at range 1-2: a suppressed unit may gain a suppression token for a free move action.
fn urged(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let key = {
        let look = look(at);
        let compels = |u: UnitId| u != unit && look.has(u, Key::Compel) && look.range(u, unit) <= 2;
        if !look.suppressed(unit) || !look.trooper(unit) {
            return Ok(());
        } else if look.has(unit, Key::Dauntless) {
            Key::Dauntless
        } else if look.w.of(look.w[unit].side).any(compels) {
            Key::Compel
        } else {
            return Ok(());
        }
    };
    let deed = crate::choice::Deed::Move(crate::choice::Gait::Standard);
    let can = !look(at).engaged(unit) && super::can_march(&look(at), unit, crate::choice::Gait::Standard);
    if can && at.yes(owner(at, unit), Ask::Use(unit, key))? {
        key.acted();
        gain(at, unit, Token::Suppression, 1);
        actions::perform(at, unit, deed, 0)?;
    }
    Ok(())
}

/// The end of an activation: poison, ion and immobilize tokens, Master of the Force.
fn end(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    if !stands(at, unit) {
        return Ok(());
    }
    let tokens = at.world()[unit].tokens;
    if tokens.poison > 0 {
        rule("gl.poison-tokens");
        let by = at.world()[unit].marks.poisoner;
        lose(at, unit, Token::Poison, tokens.poison);
        wounds::suffer(at, unit, tokens.poison, None, by)?;
    }
    if tokens.immobilize > 0 {
        rule("gl.immobilize-tokens");
    }
    if !stands(at, unit) {
        return Ok(());
    }
    let seat = owner(at, unit);
    effects::heard(at, seat, Moment::Ends, unit)?;
    lose(at, unit, Token::Ion, tokens.ion);
    lose(at, unit, Token::Immobilize, tokens.immobilize);
    regenerate(at, unit)?;
    cycle(at, unit);
    let mut force = look(at).sum(unit, Key::MasterOfTheForce);
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        let card = look(at).upgrade(unit, nth);
        if force > 0 && at.world()[unit].upgrades[nth as usize].exhausted && card.slot == crate::book::Slot::Force {
            Key::MasterOfTheForce.acted();
            at.emit(Event::Exhausted { unit, nth, on: false });
            force -= 1;
        }
    }
    Ok(())
}

/// Cards with Cycle that were not used in this activation are readied (gl.cycle).
fn cycle(at: &mut At<'_, Legion>, unit: UnitId) {
    let used = at.world().active.map_or(0, |a| a.used);
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        let card = look(at).upgrade(unit, nth);
        let cycles =
            card.keywords.iter().chain(card.weapon.iter().flat_map(|w| &w.keywords)).any(|k| k.key == Key::Cycle);
        if cycles && at.world()[unit].upgrades[nth as usize].exhausted && used & (1 << nth) == 0 {
            Key::Cycle.acted();
            at.emit(Event::Exhausted { unit, nth, on: false });
        }
    }
}

/// Regenerate X: a white die for each wound, at most X; a block or a surge takes one away.
fn regenerate(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let wounded = at.world().minis_of(unit).into_iter().find(|m| at.world()[*m].wounds > 0);
    let most = look(at).sum(unit, Key::Regenerate);
    let Some(mini) = wounded.filter(|_| most > 0) else { return Ok(()) };
    let n = most.min(at.world()[mini].wounds);
    let dice: Vec<Die> = std::iter::repeat_n(Die::WhiteDefense, n.into()).collect();
    let off = throw(at, &dice)?.iter().filter(|d| d.face != Face::Blank).count() as u8;
    if off > 0 {
        Key::Regenerate.acted();
        at.emit(Event::Healed { mini, n: off });
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
