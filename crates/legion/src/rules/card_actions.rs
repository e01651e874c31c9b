//! Card actions and free card actions that keywords grant (gl.card-actions, gl.free-card-actions).

use super::{actions, charges, gain, look, owner, standby};
use crate::Legion;
use crate::choice::{Ask, Response};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Mark, Token, UnitId};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// Whether a unit may use a card action now.
pub(super) fn may(look: &Look<'_>, unit: UnitId, key: Key) -> Result<(), WhyNot> {
    if !look.has(unit, key) {
        return Err(WhyNot::new("gl.card-actions", "no-such-card-action"));
    }
    match key {
        Key::SecretMission if look.w[unit].marks.mission => {
            Err(WhyNot::new("gl.secret-mission", "the-mission-is-done"))
        }
        Key::SecretMission if !infiltrated(look, unit) => Err(WhyNot::new("gl.secret-mission", "not-in-an-enemy-zone")),
        Key::Smoke | Key::Arm => charges::may_lay(look, unit, key),
        Key::PullingTheStrings if puppets(look, unit).is_empty() => {
            Err(WhyNot::new("gl.pulling-the-strings", "nobody-to-use-it-on"))
        }
        Key::Distract if gulls(look, unit).is_empty() => Err(WhyNot::new("gl.distract", "nobody-to-use-it-on")),
        _ => Ok(()),
    }
}

/// Whether all of a unit stands in one zone of the enemy.
fn infiltrated(look: &Look<'_>, unit: UnitId) -> bool {
    let minis = look.w.minis_of(unit);
    let zones = look.zones(look.w.foe(look.w[unit].side));
    zones.iter().any(|zone| minis.iter().all(|m| look.foot(*m).inside(zone)))
}

/// The other friendly troopers at range 1-2 that could attack or move.
fn puppets(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 8]> {
    let able = |u: &UnitId| {
        *u != unit
            && look.trooper(*u)
            && !look.w[*u].tokens.panic
            && look.range(unit, *u) <= 2
            && (super::volley::can_attack(look, *u, None) || standby::can_march(look, *u))
    };
    look.w.of(look.w[unit].side).filter(able).collect()
}

/// A unit uses a card action.
pub(super) fn perform(at: &mut At<'_, Legion>, unit: UnitId, key: Key) -> Play<()> {
    key.acted();
    let free = look(at).keywords(unit).any(|k| k.key == key && k.free);
    rule(if free { "gl.free-card-actions" } else { "gl.card-actions" });
    match key {
        Key::QuickThinking => {
            gain(at, unit, Token::Aim, 1);
            gain(at, unit, Token::Dodge, 1);
            Ok(())
        }
        Key::SecretMission => {
            at.emit(Event::Noted { unit, mark: Mark::Mission });
            at.emit(Event::Noted { unit, mark: Mark::Trophy });
            Ok(())
        }
        Key::Smoke | Key::Arm => charges::lay(at, unit, key),
        Key::PullingTheStrings => pull(at, unit),
        Key::Distract => distract(at, unit),
        _ => help(at, unit, key),
    }
}

/// The enemy troopers at range 1-2 in sight that can be distracted.
fn gulls(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 8]> {
    let open = |u: &UnitId| {
        look.trooper(*u) && look.range(unit, *u) <= 2 && look.unit_sees(unit, *u) && !look.ignores_foes(*u)
    };
    look.w.of(look.w.foe(look.w[unit].side)).filter(open).collect()
}

/// An enemy must attack this unit for the rest of the round, if it can (gl.distract).
fn distract(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let open = gulls(&look(at), unit);
    let ask = Ask::On(unit, Key::Distract);
    let foe: UnitId = at.ask(owner(at, unit), ask, |_, list| list.extend(open.iter().copied()))?;
    at.emit(Event::Noted { unit: foe, mark: Mark::Distracted(Some(unit)) });
    Ok(())
}

/// Another unit attacks or moves at once (gl.pulling-the-strings).
fn pull(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let open = puppets(&look(at), unit);
    let ask = Ask::On(unit, Key::PullingTheStrings);
    let seat = owner(at, unit);
    let friend: UnitId = at.ask(seat, ask, |_, list| list.extend(open.iter().copied()))?;
    act_now(at, seat, friend)
}

/// A unit that is not active performs a free attack or move action, as somebody likes.
pub(super) fn act_now(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let attacks = super::volley::can_attack(&look(at), unit, None);
    let moves = standby::can_march(&look(at), unit);
    // Whoever panics performs no free actions (gl.panic).
    if (!attacks && !moves) || at.world()[unit].tokens.panic {
        return Ok(());
    }
    let how: Response = at.ask(seat, Ask::Respond(unit), |_, list| {
        list.extend(attacks.then_some(Response::Attack));
        list.extend(moves.then_some(Response::Move));
    })?;
    match how {
        Response::Attack => actions::attack_action(at, unit, None),
        Response::Move => actions::stride(at, seat, unit),
    }
}

/// Take Cover X, Spotter X and Calculate Odds: friendly units at range 1, itself too, gain tokens.
fn help(at: &mut At<'_, Legion>, unit: UnitId, key: Key) -> Play<()> {
    let odds = key == Key::CalculateOdds;
    let token = if key == Key::TakeCover { Token::Dodge } else { Token::Aim };
    let most = if odds { 1 } else { look(at).sum(unit, key) };
    let mut helped: SmallVec<[UnitId; 4]> = SmallVec::new();
    for _ in 0..most {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let fits = |u: &UnitId| {
                look.range(unit, *u) == 1
                    && !helped.contains(u)
                    && (!odds || (look.trooper(*u) && (*u == unit || look.unit_sees(unit, *u))))
            };
            look.w.of(look.w[unit].side).filter(fits).collect()
        };
        if open.is_empty() {
            break;
        }
        let chosen = at.may(owner(at, unit), Ask::On(unit, key), |_, list| list.extend(open.iter().copied()))?;
        let Some(friend) = chosen else { break };
        rule("gl.friendly");
        helped.push(friend);
        gain(at, friend, token, 1);
        if odds {
            gain(at, friend, Token::Dodge, 1);
            gain(at, friend, Token::Suppression, 1);
        }
    }
    Ok(())
}
