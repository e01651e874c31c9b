//! Force powers declared with an attack (steps 2 and 5).

use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{look, spend};
use crate::world::{Condition, Die, FigureId, Nature, Until};
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // Force 1: +10 Damage on the attack about to be rolled.
    Ability {
        adds: Some(|look, me, _, q| match q.stat {
            Stat::Damage if q.by == me && look.used_in_attack(me, list::LIGHTSABER_PRECISION) => 10,
            _ => 0,
        }),
        hears: Some(Moment::Declared),
        will: Will::Costs(1),
        speaks: |look, me, _| attacks(look, me),
        does: |at, me, _| {
            at.emit(Event::UsedInAttack { who: me, ability: list::LIGHTSABER_PRECISION });
            Ok(())
        },
        ..Ability::of(list::LIGHTSABER_PRECISION)
    },
    // Force 1: +10 Damage on every attack it makes in the turn under way; never twice (faq-488).
    Ability {
        marked_adds: Some(|_, me, _, q| if q.stat == Stat::Damage && q.by == me { 10 } else { 0 }),
        hears: Some(Moment::Declared),
        will: Will::Costs(1),
        speaks: |look, me, _| attacks(look, me) && look.w.mark(me, list::SITH_RAGE).is_none(),
        does: |at, me, _| {
            mark_for_turn(at, me, list::SITH_RAGE);
            Ok(())
        },
        ..Ability::of(list::SITH_RAGE)
    },
    // Force 3: no roll, the attack counts as a natural 20, or in the older book as a critical hit alone (E-49).
    Ability {
        hears: Some(Moment::Declared),
        will: Will::Costs(3),
        speaks: |look, me, _| attacks(look, me) && look.w.attack().die.is_none(),
        does: |at, me, _| {
            if at.world().options.edition.force_shows_no_twenty() {
                at.emit(Event::UsedInAttack { who: me, ability: list::USE_THE_FORCE });
            }
            at.emit(Event::AttackRolled { die: Die { natural: 20, set: true, bonus: 0 } });
            Ok(())
        },
        ..Ability::of(list::USE_THE_FORCE)
    },
    // Force 1: nothing stops or diverts its attacks this turn; said before anybody answers, Draw Fire included.
    Ability {
        hears: Some(Moment::Announced),
        will: Will::Costs(1),
        speaks: |look, me, _| attacks(look, me) && look.w.mark(me, list::OVERWHELMING_FORCE).is_none(),
        does: |at, me, _| {
            mark_for_turn(at, me, list::OVERWHELMING_FORCE);
            Ok(())
        },
        ..Ability::of(list::OVERWHELMING_FORCE)
    },
];

fn attacks(look: &Look<'_>, me: FigureId) -> bool {
    look.w.attack().by == me
}

/// Overwhelming Force is used before an attack on a Diplomat that only it makes possible (faq-493). Whether it works.
pub(crate) fn overwhelm(at: &mut At<'_, Minis>, me: FigureId) -> Play<bool> {
    let works = look(at).could_overwhelm(me) && spend(at, me, list::OVERWHELMING_FORCE, 1)?;
    if works {
        mark_for_turn(at, me, list::OVERWHELMING_FORCE);
    }
    Ok(works)
}

fn mark_for_turn(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) {
    at.emit(Event::ConditionBegan(Condition {
        on: me,
        nature: Nature::Marked,
        ability,
        number: 0,
        source: me,
        until: Until::EndOfTurn,
    }));
}
