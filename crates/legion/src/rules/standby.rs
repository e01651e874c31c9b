//! Standby: who watches may answer what an enemy does (gl.standby).

use super::offence::{self, sources};
use super::{charges, look, lose, owner, stands};
use crate::Legion;
use crate::choice::Ask;
use crate::coverage::rule;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Stage, Token, UnitId, team};
use dejarik_kernel::{At, Play, Seat, WhyNot};

/// A few units.
type Units = smallvec::SmallVec<[UnitId; 4]>;

/// Whether a unit may spend its standby token because of what an enemy did.
pub(super) fn may_answer(look: &Look<'_>, unit: UnitId, actor: UnitId) -> Result<(), WhyNot> {
    let w = look.w;
    if w[unit].tokens.panic || sources(look, unit, Token::Standby).is_empty() {
        return Err(WhyNot::new("gl.standby", "no-standby-token"));
    }
    let reach = if look.has(unit, Key::Sentinel) { 3 } else { 2 };
    if look.range(unit, actor) > reach {
        return Err(WhyNot::new("gl.standby", "out-of-range"));
    }
    if !look.unit_sees(unit, actor) {
        return Err(WhyNot::new("gl.standby", "no-line-of-sight"));
    }
    Ok(())
}

/// What others do because a unit attacked, moved or acted: first standby tokens, then charges (R14 of the adopted readings).
pub(super) fn answered(at: &mut At<'_, Legion>, actor: UnitId) -> Play<()> {
    if stands(at, actor) {
        respond(at, actor)?;
    }
    charges::window(at, actor)
}

/// Enemies of the acting unit may spend a standby token each after it attacked, moved or acted, before all else.
fn respond(at: &mut At<'_, Legion>, actor: UnitId) -> Play<()> {
    // Nobody answers what a unit does in the hand of an enemy.
    let away = at.world()[actor].marks.home.is_some_and(|home| team(home) != at.world()[actor].side);
    if at.world().stage != Stage::Activation || !stands(at, actor) || away {
        return Ok(());
    }
    let foe = at.world().foe(owner(at, actor));
    if !at.world().of(foe).any(|u| at.world()[u].tokens.standby) {
        return Ok(());
    }
    // Partners answer one after the other, each for his own units, and every unit once (001:10074-10076).
    let mut done: Units = Units::new();
    for seat in at.world().seats_of(foe) {
        while stands(at, actor) {
            let ready: Units = {
                let look = look(at);
                let open = |u: &UnitId| !done.contains(u) && may_answer(&look, *u, actor).is_ok();
                at.world().own(seat).filter(open).collect()
            };
            if ready.is_empty() {
                break;
            }
            let chosen = at.may(seat, Ask::Standby(actor), |_, list| list.extend(ready.iter().copied()))?;
            let Some(unit) = chosen else { break };
            done.push(unit);
            answer(at, seat, unit, actor)?;
        }
    }
    Ok(())
}

/// A unit spends its standby token, or one that it may spend, and acts.
fn answer(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, actor: UnitId) -> Play<()> {
    if look(at).has(unit, Key::Sentinel) && look(at).range(unit, actor) == 3 {
        Key::Sentinel.acted();
    }
    rule("gl.standby");
    let from = sources(&look(at), unit, Token::Standby);
    let whose = match from[..] {
        [only] => only,
        _ => at.ask(seat, Ask::On(unit, Key::Exemplar), |_, list| list.extend(from.iter().copied()))?,
    };
    offence::lent(at, unit, whose);
    lose(at, whose, Token::Standby, 1);
    super::card_actions::act_now(at, seat, unit)
}

/// Whether a unit, active or not, could perform a free move action.
pub(super) fn can_march(look: &Look<'_>, unit: UnitId) -> bool {
    super::actions::strides(look, unit).next().is_some()
}
