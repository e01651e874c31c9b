//! Commander effects that are happenings: immediate attacks, moves, swaps, rolls made again, falls
//! (003:557-609, 689-724, 782-786, 875-940).

use super::placing::place;
use super::voice::Voice;
use super::{Manner, can_stroll, save};
use super::{attack_as, controller, declared, defeat, look, pseudo_turn, settle_doors, stroll};
use crate::Minis;
use crate::abilities::{AbilityId, Moment, Moments, Reaction, Will, list};
use crate::book::{Effect, Gets, When};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::world::{Condition, Die, FigureId, FigureSet, How, Nature, Place, Until};
use dejarik_kernel::{At, Play, trace};

/// Under which name commander effects speak and are counted.
const COMMAND: AbilityId = list::TERM_COMMANDER_EFFECT;

/// What speaks without being printed as an ability: doors, and commander effects.
pub(super) static VOICES: &[Voice] = &[
    // Doors are one of the effects of the end of a turn, to be put in any order (003:902-912).
    Voice {
        ability: list::TERM_DOOR,
        who: |look, names| {
            if !look.geometry().map().all_doors().is_empty() {
                names.extend(look.w.turn().map(|t| t.who));
            }
        },
        reaction: at_moment(Moment::TurnEnd, Will::Must, |at, _, _| {
            settle_doors(at);
            Ok(())
        }),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let Some(turn) = look.w.turn().filter(|t| look.stands(t.who)) else { return };
            let may = gives_orders(look, turn.who) || extra_move(look, turn.who).is_some();
            names.extend(may.then_some(turn.who));
        },
        reaction: at_moment(Moment::TurnEnd, Will::May, end_of_turn),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let commanders = look.w.masks.commanders.iter();
            names.extend(commanders.filter(|c| !movers(look, *c).is_empty()));
        },
        reaction: at_moment(Moment::Initiative, Will::May, one_moves),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let fall = look.w.fall();
            if last_attack(look, fall.who).is_some() && !look.attack_targets(fall.who).is_empty() {
                names.push(fall.who);
            }
            names.extend(fall.by.filter(|by| advance(look, *by).is_some()));
        },
        reaction: at_moment(Moment::Fallen, Will::May, on_fall),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let by = look.w.attack().by;
            let unused = look.times_in_turn(by, COMMAND) == 0 && !look.used_in_attack(by, COMMAND);
            names.extend((unused && second_chance(look, by).is_some()).then_some(by));
        },
        reaction: at_moment(Moment::Rolled, Will::May, roll_again),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let by = look.w.attack().by;
            names.extend((look.used_in_attack(by, COMMAND) && look.stands(by)).then_some(by));
        },
        reaction: at_moment(Moment::Missed, Will::Must, |at, who, _| {
            let by = second_chance(&look(at), who).map(|(commander, _, _)| commander);
            defeat(at, who, by, false)
        }),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let target = look.w.attack().target;
            names.extend(dodge(look, target).map(|_| target));
        },
        reaction: at_moment(Moment::Missed, Will::May, |at, who, _| match dodge(&look(at), who) {
            Some(squares) => stroll(at, who, squares, COMMAND, Manner::Counted),
            None => Ok(()),
        }),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let who = look.w.fall().who;
            names.extend(evacuation(look, who).map(|_| who));
        },
        reaction: at_moment(Moment::Falling, Will::Must, |at, who, _| evacuate(at, who)),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let attack = look.w.attack();
            let one = attack.die.is_some_and(|d| d.natural == 1 && !d.set);
            names.extend((one && doomed_by(look, attack.by).is_some()).then_some(attack.by));
        },
        reaction: at_moment(Moment::Read, Will::Must, |at, who, _| falls_on_one(at, who)),
    },
    Voice {
        ability: COMMAND,
        who: |look, names| {
            let Some(save) = look.w.saves.last() else { return };
            let unused = look.times_in_turn(save.who, COMMAND) == 0;
            let helped = giver(look, save.who, |gets| matches!(gets, Gets::RerollSave)).is_some();
            names.extend((!save.passed() && unused && helped).then_some(save.who));
        },
        reaction: at_moment(Moment::Saved, Will::May, save_again),
    },
];

/// A reaction that is spoken for whoever is named.
const fn at_moment(hears: Moment, will: Will, does: fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>) -> Reaction {
    Reaction { hears, will, speaks: |_, _, _| true, touches: |_, me| me, does }
}

/// The moments at which an effect speaks, and so must be heard.
pub(crate) fn moments(effect: &Effect) -> Moments {
    let mut moments = Moments::default();
    for gets in &effect.gets {
        match gets {
            Gets::ImmediateAttack { .. } | Gets::SwapTwoOfOneSize | Gets::OneGets(_)
                if effect.when.contains(&When::EndOfCommandersTurn) =>
            {
                moments.insert(Moment::TurnEnd);
            }
            Gets::MoveAtEndOfTurn(_) => moments.insert(Moment::TurnEnd),
            Gets::ImmediateAttack { .. } | Gets::MoveAtOnce(_) => moments.insert(Moment::Fallen),
            Gets::MoveAtOnceProvoking(_) => moments.insert(Moment::Missed),
            Gets::SavedAndSetUpAgain(_) => moments.insert(Moment::Falling),
            Gets::OneMovesItsSpeed => moments.insert(Moment::Initiative),
            Gets::RerollSave => moments.insert(Moment::Saved),
            Gets::FallsOnNaturalOne { .. } => moments.insert(Moment::Read),
            Gets::RerollAttackOrFall { .. } => {
                moments.insert(Moment::Rolled);
                moments.insert(Moment::Missed);
            }
            _ => {}
        }
    }
    moments
}

/// Whether the engine does everything that the effect says.
pub fn understood(effect: &Effect) -> bool {
    let only = |whens: &[When]| !effect.when.is_empty() && effect.when.iter().all(|w| whens.contains(w));
    let standing = effect.when.iter().all(|w| {
        !matches!(
            w,
            When::DefeatsEnemy | When::IsDefeated | When::IsMissed | When::EndOfCommandersTurn | When::AfterInitiative
        )
    });
    let waits = effect.when.iter().any(|w| matches!(w, When::EndsMoveWithin(_)));
    effect.gets.iter().all(|gets| match gets {
        Gets::Attack(_)
        | Gets::Defense(_)
        | Gets::Damage(_)
        | Gets::DamageAfterDoubling(_)
        | Gets::Squares(_)
        | Gets::Speed(_)
        | Gets::CombinedFire(_)
        | Gets::CombinedFireBonus(_)
        | Gets::CriticalOn(_)
        | Gets::ProvokesNothing
        | Gets::TargetsPastCover(_)
        | Gets::AllAttacksAndHalfMove
        | Gets::ReplacesAttacksTwice
        | Gets::TargetedOnlyByAdjacent => standing && !waits,
        Gets::Ability(_) => standing,
        Gets::SpendForceOfCommander { .. }
        | Gets::StartForce(_)
        | Gets::ActivationsPerPhase(_)
        | Gets::MoreActivations(_)
        | Gets::Admits(_) => effect.when.is_empty(),
        Gets::RerollSave | Gets::RerollAttackOrFall { .. } | Gets::FallsOnNaturalOne { .. } => effect.when.is_empty(),
        Gets::ImmediateAttack { .. } => only(&[When::EndOfCommandersTurn]) || only(&[When::IsDefeated]),
        Gets::SwapTwoOfOneSize => only(&[When::EndOfCommandersTurn]),
        Gets::OneGets(what) => {
            let plain = |gets: &Gets| matches!(gets, Gets::Attack(_) | Gets::Defense(_) | Gets::Damage(_));
            only(&[When::EndOfCommandersTurn]) && what.iter().all(plain)
        }
        Gets::ActivationsUpTo(_) => standing && !waits,
        Gets::SavedAndSetUpAgain(_) => effect.when.is_empty(),
        Gets::MoveAtOnceProvoking(_) => only(&[When::IsMissed]),
        Gets::MoveAtOnce(_) => only(&[When::DefeatsEnemy]),
        Gets::MoveAtEndOfTurn(_) => waits && effect.when.len() == 1,
        Gets::OneMovesItsSpeed => only(&[When::AfterInitiative]),
    })
}

/// The commander whose effect gives the figure what fits, with what it gives.
fn giver<'a>(look: &Look<'a>, f: FigureId, fits: impl Fn(&Gets) -> bool) -> Option<(FigureId, &'a Gets)> {
    look.effects().find_map(|(commander, effect)| {
        let gets = effect.gets.iter().find(|gets| fits(gets))?;
        look.reached(commander, effect, f).then_some((commander, gets))
    })
}

/// The orders of a commander for that moment: those of its effects that wait for it.
fn orders<'a>(look: &Look<'a>, commander: FigureId, when: When) -> impl Iterator<Item = &'a Effect> {
    let stands = look.stands(commander);
    look.sheet(commander).effects.iter().filter(move |e| stands && e.when.contains(&when))
}

/// Whether the commander has an order to give at the end of its turn.
fn gives_orders(look: &Look<'_>, commander: FigureId) -> bool {
    orders(look, commander, When::EndOfCommandersTurn).any(|effect| {
        !shooters(look, commander, effect).is_empty()
            || swaps(look, commander, effect)
            || !eligible(look, commander, effect).is_empty()
    })
}

/// Effects of the end of the turn: the commander's orders, or the figure's own extra squares.
fn end_of_turn(at: &mut At<'_, Minis>, who: FigureId, _: i16) -> Play<()> {
    let rules = at.rules();
    for effect in &rules.sheet(at.world()[who].card).effects {
        if !effect.when.contains(&When::EndOfCommandersTurn) || !look(at).stands(who) {
            continue;
        }
        for gets in &effect.gets {
            match gets {
                Gets::ImmediateAttack { attack, damage } => order_attack(at, who, effect, (*attack, *damage))?,
                Gets::SwapTwoOfOneSize => order_swap(at, who, effect)?,
                Gets::OneGets(_) => order_favour(at, who, effect)?,
                _ => {}
            }
        }
    }
    let Some(mark) = extra_move(&look(at), who) else { return Ok(()) };
    at.emit(Event::ConditionEnded { on: who, ability: mark.ability, source: mark.source });
    stroll(at, who, mark.number as u8, COMMAND, Manner::Counted)
}

/// The extra squares that the figure has earned for the end of its turn (003:899-940).
fn extra_move(look: &Look<'_>, who: FigureId) -> Option<Condition> {
    let earned = |c: &&Condition| c.on == who && c.ability == COMMAND && c.until == Until::EndOfTurn && c.source != who;
    let mark = look.w.conditions.iter().find(earned).copied()?;
    can_stroll(look, who, mark.number as u8).then_some(mark)
}

/// Those that could make the immediate attack of this effect.
fn shooters(look: &Look<'_>, commander: FigureId, effect: &Effect) -> FigureSet {
    if !effect.gets.iter().any(|g| matches!(g, Gets::ImmediateAttack { .. })) {
        return FigureSet::default();
    }
    let able = |f: &FigureId| look.reached(commander, effect, *f) && may_fight(look, *f);
    look.w.in_play().filter(able).filter(|f| !look.attack_targets(*f).is_empty()).collect()
}

/// Whether the figure may make attacks at all.
fn may_fight(look: &Look<'_>, f: FigureId) -> bool {
    look.stands(f)
        && !look.has(f, list::LIGHT_SPIRIT)
        && !look.has(f, list::FROZEN_IN_CARBONITE)
        && look.number(f, list::FRAGILE).is_none_or(|n| look.hit_points(f) >= n)
}

/// One of those reached makes an immediate attack: one attack, no activation, no combined fire (003:557-609).
fn order_attack(at: &mut At<'_, Minis>, commander: FigureId, effect: &Effect, bonus: (i8, i16)) -> Play<()> {
    let able = shooters(&look(at), commander, effect);
    if able.is_empty() {
        return Ok(());
    }
    let seat = controller(at, commander);
    let who = at.ask(seat, Ask::Target(commander, COMMAND), |_, list| list.extend(able.iter()))?;
    immediate(at, who, bonus)
}

/// An immediate attack with bonuses of its own, which a Twin Attack does not share (003:607-609).
fn immediate(at: &mut At<'_, Minis>, who: FigureId, (attack, damage): (i8, i16)) -> Play<()> {
    let targets = look(at).attack_targets(who);
    if targets.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let target = at.ask(seat, Ask::Target(who, COMMAND), |_, list| list.extend(targets.iter()))?;
    let mut shot = declared(&look(at), who, target, How::Immediate(COMMAND));
    (shot.attack_bonus, shot.damage_bonus) = (attack, damage);
    attack_as(at, shot)
}

/// Whether two of those reached are of one size.
fn swaps(look: &Look<'_>, commander: FigureId, effect: &Effect) -> bool {
    let able = swappable(look, commander, effect);
    able.iter().any(|one| !partners(look, able, one).is_empty())
}

fn swappable(look: &Look<'_>, commander: FigureId, effect: &Effect) -> FigureSet {
    if !effect.gets.contains(&Gets::SwapTwoOfOneSize) {
        return FigureSet::default();
    }
    let able = |f: &FigureId| {
        matches!(look.w[*f].place, Place::At(_))
            && look.stands(*f)
            && !look.fixed(*f)
            && look.reached(commander, effect, *f)
    };
    look.w.in_play().filter(able).collect()
}

fn partners(look: &Look<'_>, able: FigureSet, one: FigureId) -> FigureSet {
    let size = |f: FigureId| look.rules.card(look.w[f].card).size;
    able.iter().filter(|f| *f != one && size(*f) == size(one)).collect()
}

/// Two of one size change places; that is no movement (003:782-786).
fn order_swap(at: &mut At<'_, Minis>, commander: FigureId, effect: &Effect) -> Play<()> {
    let view = look(at);
    let able = swappable(&view, commander, effect);
    let paired: FigureSet = able.iter().filter(|one| !partners(&view, able, *one).is_empty()).collect();
    if paired.is_empty() {
        return Ok(());
    }
    let seat = controller(at, commander);
    let one = at.ask(seat, Ask::Target(commander, COMMAND), |_, list| list.extend(paired.iter()))?;
    let others = partners(&look(at), able, one);
    let other = at.ask(seat, Ask::Target(one, COMMAND), |_, list| list.extend(others.iter()))?;
    at.emit(Event::Swapped { one, other });
    Ok(())
}

/// Those that the commander could name to get something for a while.
fn eligible(look: &Look<'_>, commander: FigureId, effect: &Effect) -> FigureSet {
    if !effect.gets.iter().any(|g| matches!(g, Gets::OneGets(_))) {
        return FigureSet::default();
    }
    look.w.in_play().filter(|f| look.stands(*f) && look.reached(commander, effect, *f)).collect()
}

/// The commander names one of them, to be better until the end of his next turn; whom he named before is so no longer
/// (003:956-964).
fn order_favour(at: &mut At<'_, Minis>, commander: FigureId, effect: &Effect) -> Play<()> {
    let able = eligible(&look(at), commander, effect);
    if able.is_empty() {
        return Ok(());
    }
    let seat = controller(at, commander);
    let on = at.ask(seat, Ask::Target(commander, COMMAND), |_, list| list.extend(able.iter()))?;
    let until = Until::EndOfSourcesTurnAfterThis;
    at.emit(Event::ConditionBegan(Condition {
        on,
        nature: Nature::Marked,
        ability: COMMAND,
        number: 0,
        source: commander,
        until,
    }));
    Ok(())
}

/// The squares that a commander gives the figure because an attack missed it (003:835-843).
fn dodge(look: &Look<'_>, who: FigureId) -> Option<u8> {
    let (_, gets) = giver(look, who, |gets| matches!(gets, Gets::MoveAtOnceProvoking(_)))?;
    match gets {
        Gets::MoveAtOnceProvoking(n) if can_stroll(look, who, *n) => Some(*n),
        _ => None,
    }
}

/// The save with which a commander keeps the figure from being defeated, and the commander.
fn evacuation(look: &Look<'_>, who: FigureId) -> Option<(FigureId, u8)> {
    let (commander, gets) = giver(look, who, |gets| matches!(gets, Gets::SavedAndSetUpAgain(_)))?;
    match gets {
        Gets::SavedAndSetUpAgain(n) => Some((commander, *n)),
        _ => None,
    }
}

/// Who makes the save was never defeated; place and Hit Points change, nothing else (003:876-887).
fn evacuate(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let Some((commander, needs)) = evacuation(&look(at), who) else { return Ok(()) };
    if save(at, who, needs, COMMAND, commander)? {
        at.emit(Event::Rescued { damage: 0 });
        place(at, who)?;
    }
    Ok(())
}

/// Those that the commander could let move after initiative.
fn movers(look: &Look<'_>, commander: FigureId) -> FigureSet {
    let mut movers = FigureSet::default();
    for effect in orders(look, commander, When::AfterInitiative) {
        let able = |f: &FigureId| look.reached(commander, effect, *f) && can_stroll(look, *f, look.speed(*f));
        look.w.in_play().filter(able).for_each(|f| movers.insert(f));
    }
    movers
}

/// One of them moves up to its speed, no farther (003:689-694).
fn one_moves(at: &mut At<'_, Minis>, commander: FigureId, _: i16) -> Play<()> {
    let able = movers(&look(at), commander);
    let seat = controller(at, commander);
    let who = at.ask(seat, Ask::Target(commander, COMMAND), |_, list| list.extend(able.iter()))?;
    let speed = look(at).speed(who);
    pseudo_turn(at, who, speed, COMMAND, &[])
}

/// The attack that a commander gives the figure when it falls (003:157-163, 2212-2214).
fn last_attack(look: &Look<'_>, f: FigureId) -> Option<(i8, i16)> {
    look.effects().find_map(|(commander, effect)| {
        let bonus = effect.gets.iter().find_map(|gets| match gets {
            Gets::ImmediateAttack { attack, damage } => Some((*attack, *damage)),
            _ => None,
        })?;
        let works = effect.when.contains(&When::IsDefeated) && commander != f;
        (works && look.reached(commander, effect, f)).then_some(bonus)
    })
}

/// The squares that a commander gives the figure for a defeated enemy; not in a turn in which it must not move
/// (003:889-898).
fn advance(look: &Look<'_>, by: FigureId) -> Option<u8> {
    let fall = look.w.fall();
    if !look.w.enemies(by, fall.who) || look.holds_still(by) {
        return None;
    }
    let (_, gets) = giver(look, by, |gets| matches!(gets, Gets::MoveAtOnce(_)))?;
    match gets {
        Gets::MoveAtOnce(n) if can_stroll(look, by, *n) => Some(*n),
        _ => None,
    }
}

fn on_fall(at: &mut At<'_, Minis>, who: FigureId, _: i16) -> Play<()> {
    if who == at.world().fall().who {
        return match last_attack(&look(at), who) {
            Some(bonus) => immediate(at, who, bonus),
            None => Ok(()),
        };
    }
    match advance(&look(at), who) {
        Some(squares) => stroll(at, who, squares, COMMAND, Manner::Aside),
        None => Ok(()),
    }
}

/// The commander who lets the figure roll an attack again, at its peril.
fn second_chance(look: &Look<'_>, f: FigureId) -> Option<(FigureId, i8, i16)> {
    let (commander, gets) = giver(look, f, |gets| matches!(gets, Gets::RerollAttackOrFall { .. }))?;
    match gets {
        Gets::RerollAttackOrFall { attack, damage } => Some((commander, *attack, *damage)),
        _ => None,
    }
}

fn roll_again(at: &mut At<'_, Minis>, who: FigureId, _: i16) -> Play<()> {
    let Some((_, attack, damage)) = second_chance(&look(at), who) else { return Ok(()) };
    if at.world().turn().is_some() {
        at.emit(Event::UsedInTurn { who, ability: COMMAND });
    }
    at.emit(Event::UsedInAttack { who, ability: COMMAND });
    at.emit(Event::AttackBoosted { attack, damage });
    let bonus = at.world().attack().die.map_or(0, |d| d.bonus);
    let die = Die { natural: at.d20()?, set: false, bonus };
    at.emit(Event::AttackRolled { die });
    Ok(())
}

fn save_again(at: &mut At<'_, Minis>, who: FigureId, _: i16) -> Play<()> {
    let Some(mut save) = at.world().saves.last().copied() else { return Ok(()) };
    if at.world().turn().is_some() {
        at.emit(Event::UsedInTurn { who, ability: COMMAND });
    }
    save.die.natural = at.d20()?;
    at.emit(Event::SaveRolled(save));
    Ok(())
}

/// The commander who does not forgive the figure a natural 1.
fn doomed_by(look: &Look<'_>, f: FigureId) -> Option<(FigureId, i8)> {
    if !look.stands(f) {
        return None;
    }
    let (commander, gets) = giver(look, f, |gets| matches!(gets, Gets::FallsOnNaturalOne { .. }))?;
    match gets {
        Gets::FallsOnNaturalOne { others } => Some((commander, *others)),
        _ => None,
    }
}

/// Whoever rolls a natural 1 on any roll falls, and all others of this kind get better for good (003:479-483, 701-724).
pub(super) fn falls_on_one(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let Some((commander, others)) = doomed_by(&look(at), who) else { return Ok(()) };
    trace::acted(COMMAND.0);
    let taught = |c: &&Condition| c.on == commander && c.source == commander && c.ability == COMMAND;
    let before = at.world().conditions.iter().find(taught).map_or(0, |c| c.number);
    if before != 0 {
        at.emit(Event::ConditionEnded { on: commander, ability: COMMAND, source: commander });
    }
    at.emit(Event::ConditionBegan(Condition {
        on: commander,
        nature: Nature::Marked,
        ability: COMMAND,
        number: before + i16::from(others),
        source: commander,
        until: Until::SourceFalls,
    }));
    defeat(at, who, Some(commander), false)
}
