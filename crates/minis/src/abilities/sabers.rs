//! Force powers that are attacks with a lightsaber. What they do is attack, so Force Immunity does not stop them (faq-250).

use super::{Ability, AbilityId, Action, Aims, Instead, Means, Strike, list};
use crate::Minis;
use crate::choice::Ask;
use crate::look::Look;
use crate::rules::{at_hand, attack, blast, can_attack, controller, has_aim, look};
use crate::world::{FigureId, FigureSet, How};
use dejarik_kernel::{At, Play, WhyNot};

/// The powers.
pub static FAMILY: &[Ability] = &[
    // Two attacks on adjacent enemies, the same or different ones.
    Ability {
        aims: Some(Aims { means: Means::Attack, within: Aims::SIGHT, on: |look, by, at| look.reaches(by, at) }),
        action: Some(power(
            Instead::Attacks,
            1,
            |look, who, _| may(look, who, list::LIGHTSABER_ASSAULT),
            |at, who, _| {
                for _ in 0..2 {
                    if let Some(target) = choose(at, who, list::LIGHTSABER_ASSAULT)? {
                        attack(at, who, target, How::Ability(list::LIGHTSABER_ASSAULT))?;
                    }
                }
                Ok(())
            },
        )),
        ..Ability::of(list::LIGHTSABER_ASSAULT)
    },
    Ability {
        aims: Some(THROWN),
        action: Some(Action::on_one(Instead::Attacks, 1, |look, who, _| may(look, who, list::LIGHTSABER_THROW))),
        strikes: Some(Strike {
            whom: |look, who| look.aimed(who, list::LIGHTSABER_THROW),
            aimed: false,
            does: |at, who, target, _| throw(at, who, target, list::LIGHTSABER_THROW, 1),
        }),
        ..Ability::of(list::LIGHTSABER_THROW)
    },
    Ability {
        aims: Some(THROWN),
        action: Some(Action::on_one(Instead::Attacks, 2, |look, who, _| may(look, who, list::LIGHTSABER_THROW_2))),
        strikes: Some(Strike {
            whom: |look, who| look.aimed(who, list::LIGHTSABER_THROW_2),
            aimed: false,
            does: |at, who, target, _| throw(at, who, target, list::LIGHTSABER_THROW_2, 2),
        }),
        ..Ability::of(list::LIGHTSABER_THROW_2)
    },
    // Two attacks on an enemy in sight, cover or not, and two on everybody next to it.
    Ability {
        aims: Some(Aims { within: Aims::SIGHT, ..THROWN }),
        action: Some(Action::on_one(Instead::Turn, 5, |look, who, _| may(look, who, list::LIGHTSABER_THROW_5))),
        strikes: Some(Strike {
            whom: |look, who| look.aimed(who, list::LIGHTSABER_THROW_5),
            aimed: false,
            does: |at, who, target, _| throw_round(at, who, target),
        }),
        ..Ability::of(list::LIGHTSABER_THROW_5)
    },
    Ability {
        action: Some(power(Instead::Attacks, 1, may_sweep, |at, who, _| sweep(at, who, list::LIGHTSABER_SWEEP, 1))),
        ..Ability::of(list::LIGHTSABER_SWEEP)
    },
    Ability {
        action: Some(power(Instead::Turn, 1, may_sweep, |at, who, _| sweep(at, who, list::WHIRLWIND_ATTACK, 2))),
        ..Ability::of(list::WHIRLWIND_ATTACK)
    },
];

/// A thrown blade reaches 6 squares, Melee Attack or not (000:1603).
const THROWN: Aims = Aims { means: Means::Attack, within: 6, on: |_, _, _| true };

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn power(instead: Instead, cost: u8, may: May, does: Does) -> Action {
    Action { instead, cost, may, does }
}

fn may(look: &Look<'_>, who: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
    can_attack(look, who)?;
    has_aim(look, who, ability)
}

fn may_sweep(look: &Look<'_>, who: FigureId, _: i16) -> Result<(), WhyNot> {
    can_attack(look, who)?;
    at_hand(ring(look, who).iter())
}

/// The enemies next to it that it may attack.
fn ring(look: &Look<'_>, who: FigureId) -> FigureSet {
    look.enemies(who).filter(|f| look.reaches(who, *f) && look.may_sweep(who, *f)).collect()
}

/// A legal target of the power, if it still can attack.
fn choose(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> Play<Option<FigureId>> {
    let legal = if look(at).stands(who) { look(at).aimed(who, ability) } else { FigureSet::default() };
    if legal.is_empty() || can_attack(&look(at), who).is_err() {
        return Ok(None);
    }
    let seat = controller(at, who);
    at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(legal.iter())).map(Some)
}

/// So many attacks on one target, as long as it is a legal one.
fn throw(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, ability: AbilityId, attacks: usize) -> Play<()> {
    for _ in 0..attacks {
        let here = look(at).stands(who) && look(at).stands(target);
        if here && look(at).may_aim(who, target, ability).is_ok() {
            attack(at, who, target, How::Ability(ability))?;
        }
    }
    Ok(())
}

/// Lightsaber Throw 5 (000:1609-1611): the neighbours, allies too, are attacked outside the targeting rules.
fn throw_round(at: &mut At<'_, Minis>, who: FigureId, target: FigureId) -> Play<()> {
    const ABILITY: AbilityId = list::LIGHTSABER_THROW_5;
    let mut others = blast(&look(at), target);
    others.remove(target);
    others.remove(who);
    for _ in 0..2 {
        attack(at, who, target, How::Ability(ABILITY))?;
    }
    against_each(at, who, ABILITY, others, 2, |_, _, _| true)
}

/// Attacks on each adjacent enemy, outside the targeting rules.
fn sweep(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, attacks: usize) -> Play<()> {
    let enemies = ring(&look(at), who);
    against_each(at, who, ability, enemies, attacks, |look, who, f| look.reaches(who, f))
}

fn against_each(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    victims: FigureSet,
    attacks: usize,
    near: fn(&Look<'_>, FigureId, FigureId) -> bool,
) -> Play<()> {
    let able = |look: &Look<'_>, f: FigureId| {
        look.stands(who)
            && look.stands(f)
            && near(look, who, f)
            && look.may_sweep(who, f)
            && can_attack(look, who).is_ok()
    };
    let mut left = victims;
    loop {
        left = left.iter().filter(|f| able(&look(at), *f)).collect();
        if left.is_empty() {
            return Ok(());
        }
        let (seat, asked) = (controller(at, who), Ask::Target(who, ability));
        // Nobody must spend Force points to attack a Diplomat too (000:1240; faq-493).
        let view = look(at);
        let at_will = left.iter().all(|f| view.protected(who, f) && !view.unstoppable(who));
        let target = match at_will {
            true => at.may(seat, asked, |_, list| list.extend(left.iter()))?,
            false => Some(at.ask(seat, asked, |_, list| list.extend(left.iter()))?),
        };
        let Some(target) = target else { return Ok(()) };
        left.remove(target);
        for _ in 0..attacks {
            if able(&look(at), target) {
                attack(at, who, target, How::Sweep(ability))?;
            }
        }
    }
}
