//! Card actions that are printed on upgrades (gl.card-actions, gl.free-card-actions).

use super::actions::Limit;
use super::{actions, gain, look, moves, owner, standby, volley, wounds};
use crate::Legion;
use crate::book::{Power, Rank};
use crate::choice::{Ask, Deed, Gait};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::{Key, Keyword};
use crate::look::Look;
use crate::world::{Grant, Method, MiniId, Token, UnitId};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// The power of a unit's upgrade at that place.
pub(super) fn power<'a>(look: &Look<'a>, unit: UnitId, nth: u8) -> Option<&'a Power> {
    let there = usize::from(nth) < look.w[unit].upgrades.len() && look.lives(unit, nth);
    there.then(|| look.upgrade(unit, nth).power.as_ref()).flatten()
}

/// Whether it costs no action.
pub(super) fn free(look: &Look<'_>, unit: UnitId, nth: u8) -> bool {
    power(look, unit, nth).is_some_and(Power::is_free)
}

/// Whether it is treated as an attack action too.
pub(super) fn attacks(look: &Look<'_>, unit: UnitId, nth: u8) -> bool {
    power(look, unit, nth) == Some(&Power::Throw)
}

/// What a throw is limited to.
const THROW: Limit = Limit { method: Some(Method::Ranged), target: None, but: 0 };

/// Whether a unit could throw its blade at somebody now.
fn throws(look: &Look<'_>, unit: UnitId) -> bool {
    let mut thrown = look.w.clone();
    if let Some(active) = thrown.active.as_mut().filter(|a| a.unit == unit) {
        active.throwing = true;
    }
    volley::can_attack(&Look::new(look.rules, &thrown), unit, Some(THROW))
}

/// Whether a unit may use the power of its upgrade there.
pub(super) fn may(look: &Look<'_>, unit: UnitId, nth: u8) -> Result<(), WhyNot> {
    let Some(power) = power(look, unit, nth) else {
        return Err(WhyNot::new("gl.card-actions", "no-such-card-action"));
    };
    if look.w[unit].upgrades[usize::from(nth)].exhausted {
        return Err(WhyNot::new("gl.exhaust", "the-card-is-exhausted"));
    }
    let able = match power {
        Power::Throw => throws(look, unit),
        Power::Push => !pushed(look, unit).is_empty(),
        Power::Choke | Power::ChokeAnybody => !choked(look, unit, *power == Power::ChokeAnybody).is_empty(),
        Power::Pivot => look.notched(unit) && !look.held_fast(unit),
        Power::Guide(..) => !guided(look, unit, &[]).is_empty(),
        Power::Trick(..) => !tricked(look, unit).is_empty(),
        Power::Snare(..) => !snared(look, unit).is_empty(),
        Power::Arsenal(_) | Power::Gain(_) | Power::Brief(_) => true,
    };
    if able { Ok(()) } else { Err(WhyNot::new("gl.card-actions", "nobody-to-use-it-on")) }
}

/// A unit uses the power of its upgrade there.
pub(super) fn perform(at: &mut At<'_, Legion>, unit: UnitId, nth: u8) -> Play<()> {
    let Some(power) = power(&look(at), unit, nth).cloned() else { return Ok(()) };
    rule(if free(&look(at), unit, nth) { "gl.free-card-actions" } else { "gl.card-actions" });
    if look(at).upgrade(unit, nth).usage.is_some() {
        rule("gl.exhaust");
        at.emit(Event::Exhausted { unit, nth, on: true });
    }
    match power {
        Power::Throw => return throw(at, unit),
        Power::Push => push(at, unit)?,
        Power::Choke | Power::ChokeAnybody => choke(at, unit, power == Power::ChokeAnybody)?,
        Power::Arsenal(n) => {
            rule("gl.keywords");
            at.emit(Event::ArmsAdded(n));
        }
        Power::Pivot => {
            rule("er.wedge-antilles");
            return moves::pivot(at, unit);
        }
        Power::Gain(tokens) => {
            let token = match tokens[..] {
                [only] => only,
                _ => at.ask(owner(at, unit), Ask::Token1(unit), |_, list| list.extend(tokens.iter().copied()))?,
            };
            gain(at, unit, token, 1);
        }
        Power::Guide(n, token) => guide(at, unit, n, token)?,
        Power::Trick(token, n) => {
            let open = tricked(&look(at), unit);
            let foe: UnitId =
                at.ask(owner(at, unit), Ask::Target(unit), |_, list| list.extend(open.iter().copied()))?;
            gain(at, foe, token, n);
        }
        Power::Snare(n, tokens) => {
            let open = snared(&look(at), unit);
            let foe: UnitId =
                at.ask(owner(at, unit), Ask::Target(unit), |_, list| list.extend(open.iter().copied()))?;
            for token in tokens {
                gain(at, foe, token, n);
            }
        }
        Power::Brief(words) => {
            if let Ok(keyword) = Keyword::parse(&words) {
                at.emit(Event::Granted(Grant::briefly(unit, &keyword)));
            }
        }
    }
    standby::answered(at, unit)
}

/// The place of the upgrade with which a unit could throw its blade instead of another attack action, if it could.
pub(super) fn instead(look: &Look<'_>, unit: UnitId) -> Option<u8> {
    let active = look.w.active.filter(|a| a.unit == unit)?;
    let open = |n: &u8| active.cards & Deed::Power(*n).card_bit() == 0;
    let all = 0..look.w[unit].upgrades.len() as u8;
    all.filter(open).find(|n| power(look, unit, *n) == Some(&Power::Throw) && may(look, unit, *n).is_ok())
}

/// A melee weapon is used from afar, with half its dice; it is an attack action.
fn throw(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    at.during(Event::Hurling(true), Event::Hurling(false), |at| actions::attack_action(at, unit, Some(THROW)))
}

/// The enemy trooper units at range 1 that can be moved.
fn pushed(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 4]> {
    let open = |u: &UnitId| {
        look.trooper(*u)
            && look.range(unit, *u) == 1
            && !look.aboard(*u)
            && !look.has(*u, Key::Stationary)
            && !look.ignores_foes(*u)
            && super::can_march(look, *u, Gait::Speed(1))
    };
    look.w.of(look.w.foe(look.w[unit].side)).filter(open).collect()
}

/// An enemy trooper unit makes a speed-1 move as the pusher likes, even out of a melee.
fn push(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let seat = owner(at, unit);
    let open = pushed(&look(at), unit);
    let foe: UnitId = at.ask(seat, Ask::Target(unit), |_, list| list.extend(open.iter().copied()))?;
    moves::with_pivot_by(at, seat, foe, Gait::Speed(1)).map(|_| ())
}

/// The friendly units at range 1-2 that were not helped yet.
fn guided(look: &Look<'_>, unit: UnitId, helped: &[UnitId]) -> SmallVec<[UnitId; 8]> {
    let open = |u: &UnitId| !look.aboard(*u) && look.range(unit, *u) <= 2 && !helped.contains(u);
    look.w.of(look.w[unit].side).filter(open).collect()
}

/// Friendly units, itself too, gain a token each.
fn guide(at: &mut At<'_, Legion>, unit: UnitId, n: u8, token: Token) -> Play<()> {
    let mut helped: SmallVec<[UnitId; 4]> = SmallVec::new();
    for _ in 0..n {
        let open = guided(&look(at), unit, &helped);
        if open.is_empty() {
            break;
        }
        let chosen = at.may(owner(at, unit), Ask::Target(unit), |_, list| list.extend(open.iter().copied()))?;
        let Some(friend) = chosen else { break };
        helped.push(friend);
        gain(at, friend, token, 1);
    }
    Ok(())
}

/// The enemy trooper units at range 1-2 that can be frightened.
fn tricked(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 8]> {
    let open = |u: &UnitId| {
        look.trooper(*u)
            && !look.aboard(*u)
            && look.courage(*u).is_some()
            && look.range(unit, *u) <= 2
            && !look.ignores_foes(*u)
    };
    look.w.of(look.w.foe(look.w[unit].side)).filter(open).collect()
}

/// The enemy trooper units at range 1 in sight that a line can catch.
fn snared(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 4]> {
    let open = |u: &UnitId| {
        look.trooper(*u)
            && !look.aboard(*u)
            && look.range(unit, *u) == 1
            && look.unit_sees(unit, *u)
            && !look.ignores_foes(*u)
    };
    look.w.of(look.w.foe(look.w[unit].side)).filter(open).collect()
}

/// The enemy trooper minis at range 1 whose units are neither commanders nor operatives; as the card was first printed also
/// friendly ones.
fn choked(look: &Look<'_>, unit: UnitId, anybody: bool) -> SmallVec<[MiniId; 12]> {
    let own = look.w[unit].side;
    let lowly = |u: &UnitId| {
        look.trooper(*u)
            && !matches!(look.w[*u].rank, Rank::Commander | Rank::Operative)
            && look.range(unit, *u) == 1
            && if look.w[*u].side == own { anybody && !look.aboard(*u) } else { !look.ignores_foes(*u) }
    };
    let near = |m: &MiniId| look.mini_range(unit, *m) == 1;
    look.w.standing().filter(lowly).flat_map(|u| look.w.minis_of(u)).filter(near).collect()
}

fn choke(at: &mut At<'_, Legion>, unit: UnitId, anybody: bool) -> Play<()> {
    if !anybody {
        rule("er.force-choke");
    }
    let open = choked(&look(at), unit, anybody);
    let mini: MiniId = at.ask(owner(at, unit), Ask::Target(unit), |_, list| list.extend(open.iter().copied()))?;
    let foe = at.world()[mini].unit;
    wounds::suffer_apart(at, foe, 1, Some(&[mini]), Some(unit))
}
