//! Moves with attacks at their end, and attacks on everybody in reach of a blaster.

use super::{Ability, AbilityId, Action, Aims, Instead, Means, list};
use crate::Minis;
use crate::choice::Ask;
use crate::look::Look;
use crate::rules::{
    Least, attack, attack_as, can_attack, controller, declared, has_aim, look, may_leave, reach, walk_up_to,
};
use crate::world::{FigureId, FigureSet, How};
use dejarik_kernel::{At, Play, WhyNot};

const NOWHERE: WhyNot = WhyNot::new("000:180-183", "there-is-nowhere-to-go");
const NO_BONUS: WhyNot = WhyNot::new("000:1096", "its-card-does-not-say-with-what-attack");

/// The charges.
pub static FAMILY: &[Ability] = &[
    Ability {
        aims: Some(Aims { means: Means::Attack, within: Aims::SIGHT, on: |look, by, at| look.reaches(by, at) }),
        action: Some(charge_of(|at, who, n| {
            let stays = at.world().options.edition.charges_from_the_spot();
            run(at, who, paces(at, who), if stays { Least::Stay } else { Least::Step })?;
            strike(at, who, list::CHARGING_ASSAULT, n)
        })),
        ..Ability::of(list::CHARGING_ASSAULT)
    },
    Ability {
        aims: Some(IN_REACH),
        action: Some(charge_of(|at, who, _| {
            run(at, who, paces(at, who), Least::Stay)?;
            strike(at, who, list::CHARGING_FIRE, 0)
        })),
        ..Ability::of(list::CHARGING_FIRE)
    },
    Ability {
        aims: Some(IN_REACH),
        action: Some(charge_of(|at, who, _| {
            run(at, who, 18, Least::Stay)?;
            strike(at, who, list::WHEELED, 0)
        })),
        ..Ability::of(list::WHEELED)
    },
    // A step at least (faq-258), and then an attack on every legal target.
    Ability {
        aims: Some(IN_REACH),
        action: Some(charge_of(|at, who, _| {
            run(at, who, twice(at, who), Least::Step)?;
            barrage(at, who, list::FURIOUS_ASSAULT)
        })),
        ..Ability::of(list::FURIOUS_ASSAULT)
    },
    Ability {
        aims: Some(IN_REACH),
        action: Some(Action {
            instead: Instead::Attacks,
            cost: 1,
            may: |look, who, _| can_attack(look, who).and_then(|()| has_aim(look, who, list::BLASTER_BARRAGE)),
            does: |at, who, _| barrage(at, who, list::BLASTER_BARRAGE),
        }),
        ..Ability::of(list::BLASTER_BARRAGE)
    },
    // One attack with the Attack and Damage that are printed with it.
    Ability {
        aims: Some(Aims { means: Means::Attack, within: Aims::SIGHT, on: |_, _, _| true }),
        action: Some(Action {
            instead: Instead::Attacks,
            cost: 0,
            may: |look, who, _| {
                can_attack(look, who)?;
                blaster_attack(look, who).ok_or(NO_BONUS)?;
                has_aim(look, who, list::BLASTER)
            },
            does: |at, who, n| blaster(at, who, n),
        }),
        ..Ability::of(list::BLASTER)
    },
];

/// Any legal target, but only adjacent ones for Melee Attack.
const IN_REACH: Aims = Aims {
    means: Means::Attack,
    within: Aims::SIGHT,
    on: |look, by, at| !look.has(by, list::MELEE_ATTACK) || look.at_arms_length(by, at),
};

type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

/// An action that takes the place of the turn and needs somewhere to go.
const fn charge_of(does: Does) -> Action {
    Action {
        instead: Instead::TurnWithMove,
        cost: 0,
        may: |look, who, _| {
            may_leave(look, who)?;
            // Who can make one step can charge: every charge is longer than a plain move.
            let left = look.w.turn().map_or(0, |turn| look.charge(turn, turn.speed));
            if reach(look, who, left).is_empty() { Err(NOWHERE) } else { Ok(()) }
        },
        does,
    }
}

/// Twice the speed with which the turn began.
fn twice(at: &At<'_, Minis>, who: FigureId) -> u8 {
    at.world().turn().filter(|t| t.who == who).map_or(0, |t| t.speed.saturating_mul(2))
}

/// The same as the edition has it (E-04).
fn paces(at: &At<'_, Minis>, who: FigureId) -> u8 {
    let edition = at.world().options.edition;
    at.world().turn().filter(|t| t.who == who).map_or(0, |t| edition.pace(t.speed).saturating_mul(2))
}

/// The move of a charge, a normal move in every respect (faq-490).
fn run(at: &mut At<'_, Minis>, who: FigureId, squares: u8, least: Least) -> Play<()> {
    let Some(squares) = at.world().turn().map(|turn| look(at).charge(turn, squares)) else { return Ok(()) };
    walk_up_to(at, who, squares, least)
}

/// The one attack at the end of a charge, if it wants to make it.
fn strike(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, bonus: i16) -> Play<()> {
    let rules = at.rules();
    if !look(at).stands(who) || can_attack(&look(at), who).is_err() || look(at).aimed(who, ability).is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let target = at.may(seat, Ask::Target(who, ability), |w, list| {
        list.extend(Look::new(rules, w).aimed(who, ability).iter());
    })?;
    let Some(target) = target else { return Ok(()) };
    let mut attack = declared(&look(at), who, target, How::Ability(ability));
    attack.damage_bonus = bonus;
    attack_as(at, attack)
}

/// An attack on every legal target. The list is made before the first of them, and whoever is on it must still be a legal
/// target when its turn comes (faq-259, faq-425), or in the older book at least an enemy in play (E-15).
fn barrage(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> Play<()> {
    let keeps = ability == list::BLASTER_BARRAGE && at.world().options.edition.barrage_keeps_its_targets();
    let mut list = look(at).aimed(who, ability);
    while look(at).stands(who) && can_attack(&look(at), who).is_ok() {
        let view = look(at);
        let legal = if keeps { view.enemies(who).collect() } else { view.aimed(who, ability) };
        let now: FigureSet = list.iter().filter(|f| legal.has(*f)).collect();
        if now.is_empty() {
            break;
        }
        let seat = controller(at, who);
        let target = at.ask(seat, Ask::Target(who, ability), |_, options| options.extend(now.iter()))?;
        list.remove(target);
        attack(at, who, target, How::Ability(ability))?;
    }
    Ok(())
}

/// The Attack printed with Blaster, in brackets after its damage.
fn blaster_attack(look: &Look<'_>, who: FigureId) -> Option<i16> {
    let printed = look.rules.card(look.w[who].card).printed(list::BLASTER)?;
    printed.of.as_deref()?.trim_start_matches('+').parse().ok()
}

fn blaster(at: &mut At<'_, Minis>, who: FigureId, damage: i16) -> Play<()> {
    let rules = at.rules();
    let Some(bonus) = blaster_attack(&look(at), who) else { return Ok(()) };
    let seat = controller(at, who);
    let target = at.ask(seat, Ask::Target(who, list::BLASTER), |w, list| {
        list.extend(Look::new(rules, w).aimed(who, list::BLASTER).iter());
    })?;
    let mut attack = declared(&look(at), who, target, How::Ability(list::BLASTER));
    attack.figures = Some((bonus, damage));
    attack_as(at, attack)
}
