//! Abilities that answer a target being named, or cancel the attack (steps 3 and 6).

use super::{Ability, Moment, Will, list};
use crate::Minis;
use crate::abilities::AbilityId;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::rules::{controller, look, save};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // An ally within 6 is the target: its controller may offer the bearer instead.
    Ability {
        hears: Some(Moment::Targeted),
        will: Will::May,
        speaks: |look, me, _| draws(look, me),
        does: |at, me, _| draw(at, me, list::DRAW_FIRE),
        ..Ability::of(list::DRAW_FIRE)
    },
    // The same for Droids alone.
    Ability {
        hears: Some(Moment::Targeted),
        will: Will::May,
        speaks: |look, me, _| draws(look, me) && look.droid(look.w.aims.last().expect("an aim").target),
        does: |at, me, _| draw(at, me, list::DROID_DEFENDER),
        ..Ability::of(list::DROID_DEFENDER)
    },
    // Targeted by an enemy it must save, and on a success somebody else is struck.
    Ability {
        hears: Some(Moment::Targeted),
        speaks: |look, me, _| {
            look.w.aims.last().is_some_and(|aim| {
                aim.targeted && !aim.lost && aim.target == me && look.w.enemies(me, aim.by) && turnable(look)
            })
        },
        does: |at, me, _| stumble(at, me),
        ..Ability::of(list::BOMBAD_GUNGAN)
    },
    // A living enemy within 6 that attacks the bearer under the targeting rules must save, or the attack is cancelled.
    Ability {
        hears: Some(Moment::BeforeRoll),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            let all = look.w.options.edition.pheromones_protect_all();
            (attack.target == me || all)
                && attack.targeted
                && !attack.cancelled
                && look.w.enemies(me, attack.by)
                && look.living(attack.by)
                && look.within(me, attack.by, 6)
                && !look.unstoppable(attack.by)
        },
        touches: |look, _| look.w.attack().by,
        does: |at, me, _| {
            let by = at.world().attack().by;
            if !save(at, by, 11, list::PHEROMONES, me)? {
                at.emit(Event::AttackCancelled);
            }
            Ok(())
        },
        ..Ability::of(list::PHEROMONES)
    },
];

/// Overwhelming Force holds attacks, and nothing else, to their target (000:1709-1714; faq-179).
fn turnable(look: &Look<'_>) -> bool {
    look.w.aims.last().is_some_and(|aim| aim.ability.is_some() || !look.unstoppable(aim.by))
}

/// Whether the figure could draw what is aimed at an ally; once for each attack or ability (faq-230, faq-233, faq-234).
fn draws(look: &Look<'_>, me: FigureId) -> bool {
    let Some(aim) = look.w.aims.last() else { return false };
    aim.targeted
        && !aim.drawn
        && !aim.lost
        && aim.legal.has(me)
        && look.w.enemies(me, aim.by)
        && look.w.allies(me, aim.target)
        && look.within(me, aim.target, 6)
        && turnable(look)
}

/// The acting enemy resists with a save of 11 (000:1284-1286).
fn draw(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    let by = at.world().aims.last().expect("an aim").by;
    at.emit(Event::FireDrawn);
    if !save(at, by, 11, ability, me)? {
        at.emit(Event::AimMoved { target: me, targeted: true });
    }
    Ok(())
}

/// Whoever stands within 6 may be struck in its place, legal target or not, the attacker too (000:1114-1117; faq-174 to
/// faq-178). With nobody there it has no effect.
fn stumble(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let by = at.world().aims.last().expect("an aim").by;
    if !save(at, me, 11, list::BOMBAD_GUNGAN, by)? {
        return Ok(());
    }
    let near: FigureSet = look(at).others(me).filter(|f| look(at).within(me, *f, 6)).collect();
    if near.is_empty() {
        at.emit(Event::AimLost);
        return Ok(());
    }
    let seat = controller(at, me);
    let target = at.ask(seat, Ask::Target(me, list::BOMBAD_GUNGAN), |_, list| list.extend(near.iter()))?;
    at.emit(Event::AimMoved { target, targeted: false });
    Ok(())
}
