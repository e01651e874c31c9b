//! Abilities of a figure that is hit, or stands next to one (step 10).

use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{attack_as, controller, declared, harm, heal, look, save, save_by};
use crate::world::{Condition, FigureId, FigureSet, How, Nature, Until};
use dejarik_kernel::{At, Play, trace};

/// The family.
pub static FAMILY: &[Ability] = &[
    // Hit by an enemy that is not adjacent: a save of 11 avoids the damage.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| !close(look, me) && look.w.enemies(me, look.w.attack().by) && hurting(look, me),
        does: |at, me, _| dodge(at, me, list::EVADE).map(drop),
        ..Ability::of(list::EVADE)
    },
    // Hit by a melee attack: the same, if its controller wants.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::May,
        speaks: |look, me, _| look.w.attack().melee && hurting(look, me),
        does: |at, me, _| dodge(at, me, list::PARRY).map(drop),
        ..Ability::of(list::PARRY)
    },
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| look.w.attack().melee && hurting(look, me),
        does: |at, me, _| dodge(at, me, list::MAKASHI_STYLE_MASTERY).map(drop),
        ..Ability::of(list::MAKASHI_STYLE_MASTERY)
    },
    // Against a master of Makashi the other styles are nothing (000:1624).
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            look.w.attack().melee && hurting(look, me) && !look.acts(look.w.attack().by, list::MAKASHI_STYLE_MASTERY)
        },
        does: |at, me, _| dodge(at, me, list::SORESU_STYLE_MASTERY).map(drop),
        ..Ability::of(list::SORESU_STYLE_MASTERY)
    },
    // Force 1: hit by a melee attack, a save of 11 avoids the damage.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(1),
        speaks: |look, me, _| look.w.attack().melee && hurting(look, me),
        does: |at, me, _| block(at, me),
        ..Ability::of(list::LIGHTSABER_BLOCK)
    },
    // -20 Damage for good for an enemy with a lightsaber whose attack was blocked with so high a save: less to double on a
    // critical hit, and never below 0.
    Ability {
        marked_adds: Some(|look, me, _, q| match q.stat {
            Stat::BaseDamage if q.by == me => -look.printed_damage(q).min(20),
            _ => 0,
        }),
        ..Ability::of(list::CORTOSIS_GAUNTLET)
    },
    // Force 1: hit by another attack than melee, a save of 11 avoids the damage.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(1),
        speaks: |look, me, _| !look.w.attack().melee && hurting(look, me),
        does: |at, me, _| dodge(at, me, list::LIGHTSABER_DEFLECT).map(drop),
        ..Ability::of(list::LIGHTSABER_DEFLECT)
    },
    // Force 2: the same, and then the attacker takes 10 damage, or what is printed, unless it saves.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(2),
        speaks: |look, me, _| !look.w.attack().melee && hurting(look, me),
        does: |at, me, n| {
            let prevented = dodge(at, me, list::LIGHTSABER_REFLECT)?;
            turn_back(at, me, prevented.map(|_| if n > 0 { n } else { 10 }), list::LIGHTSABER_REFLECT)
        },
        ..Ability::of(list::LIGHTSABER_REFLECT)
    },
    // The later version turns all of the prevented damage back (faq-478).
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(2),
        speaks: |look, me, _| !look.w.attack().melee && hurting(look, me),
        does: |at, me, _| {
            let prevented = dodge(at, me, list::LIGHTSABER_REFLECT_ALL)?;
            turn_back(at, me, prevented, list::LIGHTSABER_REFLECT_ALL)
        },
        ..Ability::of(list::LIGHTSABER_REFLECT_ALL)
    },
    // Force 2: hit by another attack than melee, a save of 11 avoids the damage and heals as much.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(2),
        speaks: |look, me, _| !look.w.attack().melee && hurting(look, me),
        does: |at, me, _| {
            if let Some(prevented) = dodge(at, me, list::ABSORB_ENERGY)? {
                heal(at, me, prevented);
            }
            Ok(())
        },
        ..Ability::of(list::ABSORB_ENERGY)
    },
    // Force 1: the attacker must save, or its damage is avoided.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(1),
        speaks: |look, me, _| hurting(look, me) && look.stands(look.w.attack().by),
        does: |at, me, _| {
            let by = at.world().attack().by;
            if !save(at, by, 11, list::ILLUSION, me)? {
                at.emit(Event::AttackAvoided { who: me, ability: list::ILLUSION });
            }
            Ok(())
        },
        ..Ability::of(list::ILLUSION)
    },
    // Hit by an enemy that is not adjacent: the attacker must save, or takes its own damage.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            !close(look, me)
                && look.w.enemies(me, look.w.attack().by)
                && look.stands(look.w.attack().by)
                && hurting(look, me)
                && !look.destabilized(me)
        },
        does: |at, me, _| mirror(at, me, list::MOLECULAR_SHIELDING),
        ..Ability::of(list::MOLECULAR_SHIELDING)
    },
    // The same for the bearer and everybody next to it, if the attacker is next to neither (faq-241).
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            (attack.target == me || look.adjacent(me, attack.target))
                && look.w.enemies(me, attack.by)
                && look.stands(attack.by)
                && !look.reaches(attack.by, me)
                && !close(look, attack.target)
                && hurting(look, attack.target)
                && !look.destabilized(me)
        },
        does: |at, me, _| mirror(at, me, list::ENERGY_SHIELD),
        ..Ability::of(list::ENERGY_SHIELD)
    },
    // Force 1: hit by a melee attack, an immediate attack on the attacker before any damage.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Costs(1),
        speaks: |look, me, _| can_strike_back(look, me) && !look.used_in_attack(me, list::DJEM_SO_STYLE),
        does: |at, me, _| strike_back(at, me, list::LIGHTSABER_RIPOSTE),
        ..Ability::of(list::LIGHTSABER_RIPOSTE)
    },
    // Hit by a melee attack it saves, and on a success may strike back. What else would do so is decided before (faq-214).
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| look.w.attack().target == me && look.w.attack().melee,
        does: |at, me, _| {
            at.emit(Event::UsedInAttack { who: me, ability: list::DJEM_SO_STYLE });
            let by = at.world().attack().by;
            let passed = save(at, me, 11, list::DJEM_SO_STYLE, by)?;
            let seat = controller(at, me);
            if passed && can_strike_back(&look(at), me) && at.yes(seat, Ask::Use(me, list::DJEM_SO_STYLE))? {
                strike_back(at, me, list::DJEM_SO_STYLE)?;
            }
            Ok(())
        },
        ..Ability::of(list::DJEM_SO_STYLE)
    },
    // After a critical hit, or a natural 20 where no critical hit is possible: an immediate attack on any legal target.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::May,
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.by == me && (attack.critical || natural_twenty(look)) && !look.attack_targets(me).is_empty()
        },
        does: |at, me, _| {
            let targets = look(at).attack_targets(me);
            attack_one_of(at, me, targets, list::FLURRY_ATTACK)
        },
        ..Ability::of(list::FLURRY_ATTACK)
    },
];

/// Whether the die shows 20, where that is enough without a critical hit (E-23).
fn natural_twenty(look: &Look<'_>) -> bool {
    look.shows_twenty(look.w.attack()) && !look.w.options.edition.flurry_needs_a_critical()
}

/// Whether the attacker under way is adjacent to that figure, or reaches it as if it were (000:1642-1644).
fn close(look: &Look<'_>, f: FigureId) -> bool {
    look.reaches(look.w.attack().by, f)
}

/// Whether the hit under way is on that figure and its damage can still be avoided.
fn hurting(look: &Look<'_>, f: FigureId) -> bool {
    let attack = look.w.attack();
    attack.target == f && attack.hit && attack.damage > 0 && !look.unstoppable(attack.by)
}

/// A save of 11 against the damage; on a success it is avoided, and this much is prevented.
fn dodge(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<Option<i16>> {
    let by = at.world().attack().by;
    if !save(at, me, 11, ability, by)? {
        return Ok(None);
    }
    Ok(Some(avoid(at, me, ability)))
}

fn avoid(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> i16 {
    let prevented = at.world().attack().damage;
    at.emit(Event::AttackAvoided { who, ability });
    prevented
}

/// Lightsaber Block, and what Cortosis Gauntlet makes of a high save (000:1168-1169; faq-196).
fn block(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let by = at.world().attack().by;
    let save = save_by(at, me, 11, list::LIGHTSABER_BLOCK, by)?;
    if save.passed() {
        avoid(at, me, list::LIGHTSABER_BLOCK);
    }
    let result = i16::from(save.die.natural) + i16::from(save.die.bonus);
    let view = look(at);
    let caught = view.number(me, list::CORTOSIS_GAUNTLET).is_some_and(|n| n > 0 && result >= n);
    if caught && view.lightsaber(by) && at.world().mark(by, list::CORTOSIS_GAUNTLET).is_none() {
        trace::acted(list::CORTOSIS_GAUNTLET.0);
        at.emit(Event::ConditionBegan(Condition {
            on: by,
            nature: Nature::Marked,
            ability: list::CORTOSIS_GAUNTLET,
            number: 0,
            source: me,
            until: Until::Skirmish,
        }));
    }
    Ok(())
}

/// The attacker takes the damage turned back, unless it saves (000:1591-1593).
fn turn_back(at: &mut At<'_, Minis>, me: FigureId, damage: Option<i16>, ability: AbilityId) -> Play<()> {
    let by = at.world().attack().by;
    let Some(damage) = damage else { return Ok(()) };
    if look(at).stands(by) && !save(at, by, 11, ability, me)? {
        harm(at, by, me, damage)?;
    }
    Ok(())
}

/// The attacker saves; if it fails, what it would have dealt is dealt to it. Other effects of the hit stay (faq-213,
/// faq-240).
fn mirror(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    let by = at.world().attack().by;
    if save(at, by, 11, ability, me)? {
        return Ok(());
    }
    let prevented = avoid(at, me, ability);
    harm(at, by, me, prevented)
}

/// Whether the figure was hit by a melee attack and can strike its attacker: where that one's reach made them adjacent, it
/// goes both ways (000:1642-1644). A Diplomat is left alone (000:1240).
fn can_strike_back(look: &Look<'_>, me: FigureId) -> bool {
    let attack = look.w.attack();
    attack.target == me
        && attack.melee
        && look.w.enemies(me, attack.by)
        && look.stands(attack.by)
        && (look.may_attack(me, attack.by).is_ok() || look.reaches(attack.by, me))
        && (!look.protected(me, attack.by) || look.unstoppable(me))
}

fn strike_back(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    let foe = at.world().attack().by;
    let mut attack = declared(&look(at), me, foe, How::Immediate(ability));
    attack.only = Some(FigureSet::from_iter([foe]));
    attack_as(at, attack)
}

/// An immediate attack against one of these.
pub(super) fn attack_one_of(at: &mut At<'_, Minis>, me: FigureId, those: FigureSet, ability: AbilityId) -> Play<()> {
    if those.is_empty() || !look(at).stands(me) {
        return Ok(());
    }
    let seat = controller(at, me);
    let target = at.ask(seat, Ask::Target(me, ability), |_, list| list.extend(those.iter()))?;
    let mut attack = declared(&look(at), me, target, How::Immediate(ability));
    attack.only = Some(those);
    attack_as(at, attack)
}
