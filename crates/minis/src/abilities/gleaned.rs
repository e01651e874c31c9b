//! Abilities whose text no source of ours has: what follows is gleaned from answers of the FAQ, in the simplest form that
//! agrees with every sentence of it. Each comment says what is known and what is inferred.
//!
//! Others of this kind are facts that a rule looks up, and their rule says so: Breath Mask (riders.rs, darts.rs),
//! Destabilize Shields (`Look::destabilized`), Ground Pilot (`Look::speed`), Immediate Reserves (rules/joining.rs), Karmic
//! Luck (rules/save.rs), Pathfinder (rules/walk.rs), Relay Orders (look/command.rs), Tactics Broker (rules/initiative.rs).

use super::aimed::{aimed, anyone};
use super::{Ability, AbilityId, Action, Instead, Moment, Will, list};
use crate::Minis;
use crate::book::Faction;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{at_hand, attack_as, change_side, controller, declared, finish_move, harm, look, mark, touches};
use crate::world::{Condition, FigureId, FigureSet, How, Nature, Until};
use dejarik_kernel::{At, Play, Seat, WhyNot};

const AGAIN: WhyNot = WhyNot::new("003:2320-2340", "it-was-used-this-turn");

/// The family.
pub static FAMILY: &[Ability] = &[
    // Known: it compares what was paid for the two, Reinforcements included (003:1123-1126). Inferred: +4 Attack against
    // the dearer.
    Ability {
        adds: Some(|look, me, _, q| {
            let dearer = q.stat == Stat::Attack && q.by == me && look.w[q.at].paid > look.w[me].paid;
            if dearer { 4 } else { 0 }
        }),
        ..Ability::of(list::BRAVADO)
    },
    // Known: a Droid, so a Cyborg too, is chosen on activation (003:1400-1408). What the mark does is unknown: nothing.
    Ability {
        hears: Some(Moment::Activated),
        will: Will::May,
        speaks: |look, me, _| look.own_turn(me) && look.others(me).any(|f| look.droid(f)),
        does: |at, me, _| {
            let droids: FigureSet = look(at).others(me).filter(|f| look(at).droid(*f)).collect();
            let seat = controller(at, me);
            let droid = at.ask(seat, Ask::Target(me, list::DROID_MARK), |_, list| list.extend(droids.iter()))?;
            look(at).acts(droid, list::CYBORG);
            mark(at, droid, list::DROID_MARK, me, 0, Until::EndOfRound);
            Ok(())
        },
        ..Ability::of(list::DROID_MARK)
    },
    // Known: an attack that Twin Attack follows if the first does not defeat (003:1448-1451). Inferred: it is made when the
    // bearer is defeated, before it is removed, and Twin Attack asks whether its target still stands.
    Ability {
        hears: Some(Moment::Fallen),
        will: Will::May,
        speaks: |look, me, _| look.w.fall().who == me && !look.attack_targets(me).is_empty(),
        does: |at, me, _| {
            let targets = look(at).attack_targets(me);
            let seat = controller(at, me);
            let target = at.ask(seat, Ask::Target(me, list::FINAL_SHOT), |_, list| list.extend(targets.iter()))?;
            let shot = declared(&look(at), me, target, How::Immediate(list::FINAL_SHOT));
            attack_as(at, shot)
        },
        ..Ability::of(list::FINAL_SHOT)
    },
    // Known: a natural 1 of its own attack makes it change squads; with Betrayal on the same roll the acting player orders
    // the two, and the second may bring it back (003:1593-1601). Inferred: it goes to the squad it attacks, or home from
    // there, for good.
    Ability {
        hears: Some(Moment::Read),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.by == me && attack.die.is_some_and(|die| die.natural == 1) && new_squad(look, me).is_some()
        },
        does: |at, me, _| match new_squad(&look(at), me) {
            Some(side) => change_side(at, me, side),
            None => Ok(()),
        },
        ..Ability::of(list::INTERNAL_STRIFE)
    },
    // Known: in place of the turn, any number of times, one character gets an ability that replaces attacks, whatever its
    // Attack and Damage (003:1673-1680). Inferred: an adjacent ally gets Heal 10, for the rest of the skirmish.
    Ability { gives: &[list::HEAL], ..supplies(list::MEDICAL_SUPPLIES) },
    // The same (003:1744-1751) with Grenades 10.
    Ability { gives: &[list::GRENADES], ..supplies(list::MUNITIONS_SUPPLIES) },
    // Known: on its turn, between actions, it takes over the ratings of a character none of whose is lower than its own at
    // that time (003:1688-1694). Inferred: Attack, Defense and Damage of somebody in its sight, until it chooses anew.
    Ability {
        marked_adds: Some(|look, me, _, q| match (copied(look, me), q.stat) {
            (Some(of), Stat::Attack) if q.by == me => i32::from(look.sheet(of).attack - look.sheet(me).attack),
            (Some(of), Stat::Defense) if q.at == me => i32::from(look.sheet(of).defense - look.sheet(me).defense),
            (Some(of), Stat::BaseDamage) if q.by == me => i32::from(look.sheet(of).damage - look.sheet(me).damage),
            _ => 0,
        }),
        action: Some(Action {
            instead: Instead::Nothing,
            cost: 0,
            may: |look, who, _| at_hand(models(look, who).iter()),
            does: |at, who, _| {
                finish_move(at);
                let models = models(&look(at), who);
                let ask = Ask::Target(who, list::MIMETIC_COMBAT_PROCESSOR);
                let of = at.ask(controller(at, who), ask, |_, list| list.extend(models.iter()))?;
                mark(at, who, list::MIMETIC_COMBAT_PROCESSOR, of, 0, Until::Skirmish);
                Ok(())
            },
        }),
        ..Ability::of(list::MIMETIC_COMBAT_PROCESSOR)
    },
    // Known: characters with Damage 0 gain nothing from it (003:1974-1978). Inferred: allied Droids next to it that deal
    // damage have +4 Attack.
    Ability {
        aura: true,
        adds: Some(|look, me, _, q| {
            let helped = q.stat == Stat::Attack
                && look.w.allies(me, q.by)
                && look.sheet(q.by).damage > 0
                && look.droid(q.by)
                && look.adjacent(me, q.by);
            if helped { 4 } else { 0 }
        }),
        ..Ability::of(list::ROGER_ROGER)
    },
    // Known: whom it stops does not move again this round, not even on in the middle of a move; from where it cannot stand
    // its own player puts it in the nearest place (003:2022-2036). Inferred: every enemy it hits, without a save.
    Ability {
        hears: Some(Moment::Aftermath),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            let target = attack.target;
            attack.by == me
                && attack.hit
                && look.w.enemies(me, target)
                && look.stands(target)
                && look.w.mark(target, list::SNARE_RIFLE).is_none()
        },
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| snare(at, me),
        ..Ability::of(list::SNARE_RIFLE)
    },
    // Known: it is used on its own turn beside moves and attacks, between them (003:2320-2340). Inferred: once, on an enemy
    // it sees. What that brings is unknown: nothing.
    Ability {
        action: Some(Action {
            instead: Instead::Nothing,
            cost: 0,
            may: |look, who, _| {
                if look.times_in_turn(who, list::TARGETING) > 0 {
                    return Err(AGAIN);
                }
                at_hand(look.enemies(who).filter(|f| look.sees(who, *f)))
            },
            does: |at, who, _| {
                finish_move(at);
                at.emit(Event::UsedInTurn { who, ability: list::TARGETING });
                let seen: FigureSet = look(at).enemies(who).filter(|f| look(at).sees(who, *f)).collect();
                let seat = controller(at, who);
                let foe = at.ask(seat, Ask::Target(who, list::TARGETING), |_, list| list.extend(seen.iter()))?;
                mark(at, foe, list::TARGETING, who, 0, Until::EndOfTurn);
                Ok(())
            },
        }),
        ..Ability::of(list::TARGETING)
    },
    // Known: it works with characters that are of the Yuuzhan Vong faction now (003:2284-2288). Inferred: +4 Attack while
    // such an ally is in play.
    Ability {
        adds: Some(|look, me, _, q| {
            let vong = |f: FigureId| look.w[f].faction == Some(Faction::YuuzhanVong);
            let helped = q.stat == Stat::Attack && q.by == me && look.allies(me).any(vong);
            if helped { 4 } else { 0 }
        }),
        ..Ability::of(list::YUUZHAN_VONG_COLLABORATOR)
    },
    // Known: it damages, and Force Immunity protects from it (003:1475-1477). Inferred: 1 Force point, in place of attacks, a
    // legal target within 6 takes 10 damage.
    aimed!(FORCE_WHIRLWIND, Attacks, 1, 6, anyone, |at, who, target, _| {
        if touches(&look(at), who, target, list::FORCE_WHIRLWIND) {
            harm(at, target, who, 10)?;
        }
        Ok(())
    }),
    // Facts; see above.
    Ability::of(list::BREATH_MASK),
    Ability::of(list::DESTABILIZE_SHIELDS),
    Ability::of(list::GROUND_PILOT),
    Ability::of(list::IMMEDIATE_RESERVES),
    Ability::of(list::KARMIC_LUCK),
    Ability::of(list::PATHFINDER),
    Ability::of(list::RELAY_ORDERS),
    Ability::of(list::TACTICS_BROKER),
];

/// The squad that Internal Strife takes it to: the one attacked, or the one it came with.
fn new_squad(look: &Look<'_>, me: FigureId) -> Option<Seat> {
    let (side, home) = (look.w[me].side, look.w[me].home);
    [look.w[look.w.attack().target].side, home].into_iter().find(|seat| *seat != side)
}

/// What such supplies give, and with which number.
fn supply(ability: AbilityId) -> (AbilityId, i16) {
    if ability == list::MEDICAL_SUPPLIES { (list::HEAL, 10) } else { (list::GRENADES, 10) }
}

const fn supplies(id: AbilityId) -> Ability {
    let action = Action {
        instead: Instead::Turn,
        cost: 0,
        may: if id.0 == list::MEDICAL_SUPPLIES.0 {
            |look, who, _| at_hand(unsupplied(look, who, list::MEDICAL_SUPPLIES).iter())
        } else {
            |look, who, _| at_hand(unsupplied(look, who, list::MUNITIONS_SUPPLIES).iter())
        },
        does: if id.0 == list::MEDICAL_SUPPLIES.0 {
            |at, who, _| hand_out(at, who, list::MEDICAL_SUPPLIES)
        } else {
            |at, who, _| hand_out(at, who, list::MUNITIONS_SUPPLIES)
        },
    };
    Ability { action: Some(action), ..Ability::of(id) }
}

/// Allies next to it that do not have what it gives.
fn unsupplied(look: &Look<'_>, who: FigureId, ability: AbilityId) -> FigureSet {
    look.allies(who).filter(|f| look.adjacent(who, *f) && !look.has(*f, supply(ability).0)).collect()
}

fn hand_out(at: &mut At<'_, Minis>, who: FigureId, supplies: AbilityId) -> Play<()> {
    let them = unsupplied(&look(at), who, supplies);
    let seat = controller(at, who);
    let on = at.ask(seat, Ask::Target(who, supplies), |_, list| list.extend(them.iter()))?;
    let (ability, number) = supply(supplies);
    let (nature, until) = (Nature::Granted, Until::Skirmish);
    at.emit(Event::ConditionBegan(Condition { on, nature, ability, number, source: who, until }));
    Ok(())
}

/// Whose ratings it has taken over.
fn copied(look: &Look<'_>, me: FigureId) -> Option<FigureId> {
    look.w.mark(me, list::MIMETIC_COMBAT_PROCESSOR).map(|c| c.source)
}

/// Those in its sight none of whose ratings is lower than its present ones.
fn models(look: &Look<'_>, me: FigureId) -> FigureSet {
    let now = look.sheet(copied(look, me).unwrap_or(me));
    let fits = |f: &FigureId| {
        let sheet = look.sheet(*f);
        let as_good = sheet.attack >= now.attack && sheet.defense >= now.defense && sheet.damage >= now.damage;
        as_good && copied(look, me) != Some(*f) && look.sees(me, *f)
    };
    look.others(me).filter(fits).collect()
}

/// The target is held where it is; in the middle of a move it may have to be put where it can stand.
fn snare(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let target = at.world().attack().target;
    mark(at, target, list::SNARE_RIFLE, me, 0, Until::EndOfRound);
    let view = look(at);
    let stands = !at.world()[target].squeezed && view.free_for(target, view.space(target).at);
    if stands || view.ride(target).is_some() {
        return Ok(());
    }
    let places = view.nearest_places(target, view.space(target));
    if places.is_empty() {
        return Ok(());
    }
    let seat = controller(at, target);
    let to = at.ask(seat, Ask::Square(target, list::SNARE_RIFLE), |_, list| list.extend(places.iter().copied()))?;
    at.emit(Event::Placed { who: target, at: to });
    Ok(())
}
