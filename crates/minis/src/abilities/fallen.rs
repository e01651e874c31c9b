//! Abilities that answer a defeat: some prevent it (step 12), others follow from it (step 13).

use super::hit::attack_one_of;
use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::rules::{
    attack_as, controller, declare_power, declared, entered, harm, heal, look, one_by_one, save, sidesteps, strafe,
    swerves,
};
use crate::world::{Condition, FigureId, FigureSet, How, Nature, Until};
use dejarik_kernel::{At, Play, trace};

/// The family.
pub static FAMILY: &[Ability] = &[
    // Two saves of 11: if both succeed it stays in play with 10 Hit Points.
    Ability {
        hears: Some(Moment::Falling),
        speaks: |look, me, _| {
            let at_zero = look.w.options.edition.avoids_defeat_at_zero_only();
            falls(look, me) && (!at_zero || look.hit_points(me) <= 0)
        },
        does: |at, me, _| {
            if save(at, me, 11, list::AVOID_DEFEAT, me)? && save(at, me, 11, list::AVOID_DEFEAT, me)? {
                let damage = look(at).sheet(me).hit_points - 10;
                at.emit(Event::Rescued { damage });
            }
            Ok(())
        },
        ..Ability::of(list::AVOID_DEFEAT)
    },
    // Force 2: a save of 6, and it stays in play with all damage removed (faq-242).
    Ability {
        hears: Some(Moment::Falling),
        will: Will::Costs(2),
        speaks: |look, me, _| falls(look, me),
        does: |at, me, _| {
            if save(at, me, 6, list::ETERNAL_HATRED, me)? {
                at.emit(Event::Rescued { damage: 0 });
            }
            Ok(())
        },
        ..Ability::of(list::ETERNAL_HATRED)
    },
    // Defeated, it damages everybody next to it.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| look.w.fall().who == me,
        does: self_destruct,
        ..Ability::of(list::SELF_DESTRUCT)
    },
    // Once a turn, when its attack defeats an adjacent enemy: an immediate attack on another.
    Ability {
        hears: Some(Moment::Fallen),
        will: Will::May,
        speaks: |look, me, _| cleaves(look, me, list::CLEAVE) && !neighbours(look, me).is_empty(),
        does: |at, me, _| {
            use_up(at, me, list::CLEAVE);
            let targets = neighbours(&look(at), me);
            attack_one_of(at, me, targets, list::CLEAVE)
        },
        ..Ability::of(list::CLEAVE)
    },
    // The same, with a step before it.
    Ability {
        hears: Some(Moment::Fallen),
        will: Will::May,
        speaks: |look, me, _| {
            cleaves(look, me, list::ROLLING_CLEAVE)
                && (!neighbours(look, me).is_empty() || !rolling_steps(look, me).is_empty())
        },
        does: |at, me, _| roll_on(at, me),
        ..Ability::of(list::ROLLING_CLEAVE)
    },
    // Once a turn, when a Unique ally falls: an immediate attack.
    Ability {
        hears: Some(Moment::Fallen),
        will: Will::May,
        speaks: |look, me, _| {
            unique_ally_fell(look, me)
                && look.times_in_turn(me, list::IMPULSIVE_SHOT) == 0
                && !look.attack_targets(me).is_empty()
        },
        does: |at, me, _| {
            use_up(at, me, list::IMPULSIVE_SHOT);
            let targets = look(at).attack_targets(me);
            attack_one_of(at, me, targets, list::IMPULSIVE_SHOT)
        },
        ..Ability::of(list::IMPULSIVE_SHOT)
    },
    // Once a turn, when a Unique ally falls: one attack on every adjacent enemy, outside the targeting rules.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| {
            unique_ally_fell(look, me)
                && look.times_in_turn(me, list::IMPULSIVE_SWEEP) == 0
                && look.enemies(me).any(|f| look.adjacent(me, f) && look.may_sweep(me, f))
        },
        does: |at, me, _| sweep(at, me),
        ..Ability::of(list::IMPULSIVE_SWEEP)
    },
    // From the first defeat of a Unique ally on it has Momentum.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| unique_ally_fell(look, me) && !roused(look, me, list::MOMENTUM),
        does: |at, me, _| rouse(at, me, list::MOMENTUM),
        gives: &[list::MOMENTUM],
        ..Ability::of(list::IMPULSIVE_MOMENTUM)
    },
    // The same with Savage.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| unique_ally_fell(look, me) && !roused(look, me, list::SAVAGE),
        does: |at, me, _| rouse(at, me, list::SAVAGE),
        gives: &[list::SAVAGE],
        ..Ability::of(list::IMPULSIVE_SAVAGERY)
    },
    // When it defeats an adjacent living enemy all its damage is removed.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| {
            let fall = look.w.fall();
            fall.by == Some(me)
                && look.w.enemies(me, fall.who)
                && look.wounded(me)
                && look.living(fall.who)
                && look.reaches(me, fall.who)
        },
        does: |at, me, _| {
            let all = at.world()[me].damage;
            heal(at, me, all);
            Ok(())
        },
        ..Ability::of(list::DRAIN_LIFE_ENERGY)
    },
    // Defeated, it costs every enemy with a Force rating points at each activation; see `haunt`.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| look.w.fall().who == me,
        does: |at, me, n| {
            if declare_power(at, me, list::DARK_FORCE_SPIRIT)? {
                let seat = controller(at, me);
                let points = at.world().sides[seat.index()].haunts.max(n.clamp(0, 99) as u8);
                at.emit(Event::Haunted { seat, points });
            }
            Ok(())
        },
        ..Ability::of(list::DARK_FORCE_SPIRIT)
    },
    // Defeated, it gives an ally with a Force rating points, and one more spending a turn for good (faq-454).
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| look.w.fall().who == me && !heirs(look, me).is_empty(),
        does: bequeath,
        ..Ability::of(list::FORCE_SPIRIT)
    },
    // Every defeat of an ally with a Force rating hurts.
    Ability {
        hears: Some(Moment::Fallen),
        speaks: |look, me, _| {
            let who = look.w.fall().who;
            look.w.allies(me, who) && look.w[who].rated
        },
        does: |at, me, n| harm(at, me, me, n),
        ..Ability::of(list::FORCE_EMPATHIC)
    },
];

fn falls(look: &Look<'_>, me: FigureId) -> bool {
    let fall = look.w.fall();
    fall.who == me && !fall.rescued
}

fn use_up(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) {
    if at.world().turn().is_some() {
        at.emit(Event::UsedInTurn { who, ability });
    }
}

/// Both sides suffer (000:1833); whoever came so close by reach is reached too (000:1642-1644).
fn self_destruct(at: &mut At<'_, Minis>, me: FigureId, n: i16) -> Play<()> {
    let (by, attack) = (at.world().fall().by, at.world().fall().attack);
    let view = look(at);
    let near = |f: &FigureId| view.adjacent(me, *f) || (attack && by == Some(*f) && view.reaches(*f, me));
    let those: FigureSet = view.others(me).filter(near).collect();
    let acting = controller(at, by.unwrap_or(me));
    one_by_one(at, acting, (me, list::SELF_DESTRUCT), those, n, |at, who| harm(at, who, me, n))
}

/// Whether the defeat under way is of an adjacent enemy, by an attack of the figure; who stood in as Bodyguard counts
/// (faq-188).
fn cleaves(look: &Look<'_>, me: FigureId, ability: AbilityId) -> bool {
    let fall = look.w.fall();
    fall.attack
        && fall.by == Some(me)
        && look.w.enemies(me, fall.who)
        && look.reaches(me, fall.who)
        && look.times_in_turn(me, ability) == 0
}

/// Adjacent enemies that the figure may attack.
fn neighbours(look: &Look<'_>, me: FigureId) -> FigureSet {
    look.attack_targets(me).iter().filter(|f| look.reaches(me, *f)).collect()
}

/// Where Rolling Cleave's step may lead; none for one that cannot move now (faq-194, faq-222).
fn rolling_steps(look: &Look<'_>, me: FigureId) -> smallvec::SmallVec<[crate::map::Square; 4]> {
    let stuck = look.attacked_heavily(me) || look.fast(me) || look.holds_still(me);
    match look.w.turn().filter(|t| t.who == me).and_then(|t| t.landing) {
        _ if stuck => Default::default(),
        Some(landing) => swerves(look, me, landing),
        None => sidesteps(look, me),
    }
}

/// Step and attack are each a choice (faq-190). The step is no part of a move (faq-189) and provokes nothing (000:1811).
fn roll_on(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    use_up(at, me, list::ROLLING_CLEAVE);
    let rules = at.rules();
    let seat = controller(at, me);
    if !rolling_steps(&look(at), me).is_empty() {
        let step = at.may(seat, Ask::Square(me, list::ROLLING_CLEAVE), |w, list| {
            list.extend(rolling_steps(&Look::new(rules, w), me));
        })?;
        if let Some(to) = step {
            step_on(at, me, to)?;
        }
    }
    if !look(at).stands(me) || neighbours(&look(at), me).is_empty() {
        return Ok(());
    }
    let those = neighbours(&look(at), me);
    let target = at.may(seat, Ask::Target(me, list::ROLLING_CLEAVE), |_, list| list.extend(those.iter()))?;
    let Some(target) = target else { return Ok(()) };
    let mut attack = declared(&look(at), me, target, How::Immediate(list::ROLLING_CLEAVE));
    attack.only = Some(those);
    attack_as(at, attack)
}

/// The step of Rolling Cleave. In a move with Strafe Attack it may lead over somebody, who is attacked first (faq-193).
fn step_on(at: &mut At<'_, Minis>, me: FigureId, to: crate::map::Square) -> Play<()> {
    if at.world().turn().is_some_and(|t| t.who == me && t.landing.is_some()) {
        let size = look(at).space(me).size;
        strafe(at, me, crate::map::Space { at: to, size })?;
    }
    if !look(at).stands(me) {
        return Ok(());
    }
    let from = look(at).space(me);
    at.emit(Event::Shifted { who: me, to });
    entered(at, me, from)
}

/// Its own defeat does not count (faq-269, faq-272).
fn unique_ally_fell(look: &Look<'_>, me: FigureId) -> bool {
    let who = look.w.fall().who;
    look.w.allies(me, who) && look.unique(who)
}

/// One attack on every adjacent enemy, in the order its controller wants; in the older book on those it wants (E-31). Nobody
/// must spend Force points to attack a Diplomat too (000:1240; faq-493).
fn sweep(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let seat = controller(at, me);
    let at_will = at.world().options.edition.sweeps_at_will();
    let mut left: FigureSet = look(at).enemies(me).filter(|f| look(at).adjacent(me, *f)).collect();
    loop {
        left = left.iter().filter(|f| look(at).adjacent(me, *f) && look(at).may_sweep(me, *f)).collect();
        if left.is_empty() || !look(at).stands(me) || controller(at, me) != seat {
            return Ok(());
        }
        let asked = Ask::Target(me, list::IMPULSIVE_SWEEP);
        let view = look(at);
        let at_will = at_will || left.iter().all(|f| view.protected(me, f) && !view.unstoppable(me));
        let target = if at_will {
            let Some(target) = at.may(seat, asked, |_, list| list.extend(left.iter()))? else { return Ok(()) };
            target
        } else {
            at.ask(seat, asked, |_, list| list.extend(left.iter()))?
        };
        left.remove(target);
        if look(at).times_in_turn(me, list::IMPULSIVE_SWEEP) == 0 {
            use_up(at, me, list::IMPULSIVE_SWEEP);
        }
        let mut attack = declared(&look(at), me, target, How::Immediate(list::IMPULSIVE_SWEEP));
        attack.targeted = false;
        attack_as(at, attack)?;
    }
}

fn roused(look: &Look<'_>, me: FigureId, ability: AbilityId) -> bool {
    look.w
        .conditions
        .iter()
        .any(|c| c.on == me && c.ability == ability && c.nature == Nature::Granted && c.source == me)
}

fn rouse(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    at.emit(Event::ConditionBegan(Condition {
        on: me,
        nature: Nature::Granted,
        ability,
        number: 0,
        source: me,
        until: Until::Skirmish,
    }));
    Ok(())
}

fn heirs(look: &Look<'_>, me: FigureId) -> FigureSet {
    look.allies(me).filter(|f| look.w[*f].rated).collect()
}

fn bequeath(at: &mut At<'_, Minis>, me: FigureId, n: i16) -> Play<()> {
    if !declare_power(at, me, list::FORCE_SPIRIT)? {
        return Ok(());
    }
    let heirs = heirs(&look(at), me);
    if heirs.is_empty() {
        return Ok(());
    }
    let seat = controller(at, me);
    let heir = at.ask(seat, Ask::Target(me, list::FORCE_SPIRIT), |_, list| list.extend(heirs.iter()))?;
    at.emit(Event::ForceGained { who: heir, points: n.clamp(0, 99) as u8 });
    if at.world().mark(heir, list::FORCE_SPIRIT).is_none() {
        at.emit(Event::ConditionBegan(Condition {
            on: heir,
            nature: Nature::Marked,
            ability: list::FORCE_SPIRIT,
            number: n,
            source: me,
            until: Until::Skirmish,
        }));
    }
    Ok(())
}

/// Dark Force Spirit: a character with a Force rating loses points as it activates, unless it is Force Immune just then
/// (000:1202-1204; faq-429). Its controller would always lose them before it gains any.
pub fn haunt(at: &mut At<'_, Minis>, who: FigureId) {
    let w = at.world();
    let team = w.team(w[who].side);
    let points = w.sides.iter().filter(|side| side.team != team).map(|side| side.haunts).max().unwrap_or(0);
    let points = points.min(w[who].force);
    if points > 0 && w[who].rated && !look(at).force_immune(who) {
        trace::acted(list::DARK_FORCE_SPIRIT.0);
        at.emit(Event::ForceLost { who, points });
    }
}
