//! The end of an activation: what happens then, in the order that the unit's player likes (gl.activating-units).

use super::dice::throw;
use super::{effects, gain, look, lose, owner, perks, stands, wounds};
use crate::Legion;
use crate::book::{Effect, Moment, Slot};
use crate::choice::{Ask, Ending};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Die, Face, Mark, Token, UnitId};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// Everything that happens at the end of a unit's activation.
pub(super) fn end(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let mut left: SmallVec<[Ending; 4]> = Ending::ALL.into_iter().collect();
    while stands(at, unit) {
        left.retain(|ending| happens(&look(at), unit, *ending));
        let next = match left[..] {
            [] => break,
            [only] => only,
            _ => at.ask(owner(at, unit), Ask::Ending(unit), |_, list| list.extend(left.iter().copied()))?,
        };
        left.retain(|ending| *ending != next);
        resolve(at, unit, next)?;
    }
    if !stands(at, unit) {
        return Ok(());
    }
    if at.world()[unit].marks.fresh {
        at.emit(Event::Noted { unit, mark: Mark::Stale });
    }
    // That these go last is never worse for anybody.
    if at.world()[unit].tokens.immobilize > 0 {
        rule("gl.immobilize-tokens");
    }
    lose(at, unit, Token::Ion, u8::MAX);
    lose(at, unit, Token::Immobilize, u8::MAX);
    cycle(at, unit);
    master(at, unit)
}

/// Whether that is to happen to a unit.
fn happens(look: &Look<'_>, unit: UnitId, ending: Ending) -> bool {
    let u = &look.w[unit];
    match ending {
        Ending::Poison => u.tokens.poison > 0,
        Ending::Card => look.commands(u.side).any(|(_, card)| {
            let ends = |e: &Effect| matches!(e, Effect::When(Moment::Ends, who, _) if look.meant(card, who, unit));
            card.does.iter().any(ends)
        }),
        Ending::Stims => !u.marks.fresh && perks::put_off(look, unit) > 0,
        Ending::Provoked => u.marks.provoked > 0 && look.w.active.is_some_and(|a| !a.attacked),
        Ending::Regenerate => {
            look.has(unit, Key::Regenerate) && look.w.living(unit).iter().any(|m| look.w[*m].wounds > 0)
        }
    }
}

fn resolve(at: &mut At<'_, Legion>, unit: UnitId, ending: Ending) -> Play<()> {
    let u = &at.world()[unit];
    match ending {
        Ending::Poison => {
            rule("gl.poison-tokens");
            let (n, by) = (u.tokens.poison, u.marks.poisoner);
            lose(at, unit, Token::Poison, n);
            wounds::suffer_apart(at, unit, n, None, by)
        }
        Ending::Card => {
            let seat = owner(at, unit);
            effects::heard(at, seat, Moment::Ends, unit)
        }
        Ending::Stims => perks::wear_off(at, unit),
        Ending::Provoked => {
            let fear = u.marks.provoked;
            gain(at, unit, Token::Suppression, fear);
            Ok(())
        }
        Ending::Regenerate => regenerate(at, unit),
    }
}

/// Master of the Force X readies up to X Force cards, those that the player likes where there are more.
fn master(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    for force in (1..=look(at).sum(unit, Key::MasterOfTheForce)).rev() {
        let open: SmallVec<[u8; 8]> = {
            let look = look(at);
            let upgrades = &look.w[unit].upgrades;
            let used = |n: &u8| upgrades[usize::from(*n)].exhausted && look.upgrade(unit, *n).slot == Slot::Force;
            (0..upgrades.len() as u8).filter(used).collect()
        };
        let nth = match open[..] {
            [] => break,
            [first, ..] if open.len() <= usize::from(force) => Some(first),
            _ => at.may(owner(at, unit), Ask::Ready(unit), |_, list| list.extend(open.iter().copied()))?,
        };
        let Some(nth) = nth else { break };
        Key::MasterOfTheForce.acted();
        at.emit(Event::Exhausted { unit, nth, on: false });
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
    // Whoever rides heals too (gl.transported).
    let wounded = at.world().living(unit).into_iter().find(|m| at.world()[*m].wounds > 0);
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
