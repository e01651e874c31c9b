//! The attacker's part of an attack: rolling, rerolls, surges, Impact, Pierce.

use super::dice::throw;
use super::{defence, look, lose, owner, perks};
use crate::Legion;
use crate::book::{Boost, Perk, Slot, Surge, UnitKind};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Arc, Footprint};
use crate::keywords::Key;
use crate::look::{Look, TOKEN};
use crate::world::{Arm, Die, Face, Method, Rolled, Token, UnitId};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

fn arms(at: &At<'_, Legion>) -> SmallVec<[Arm; 8]> {
    at.world().attack().pool().arms.iter().collect()
}

/// The weapons of the pool whose keywords the defender feels.
pub(super) fn felt(at: &At<'_, Legion>) -> SmallVec<[Arm; 8]> {
    let pool = at.world().attack().pool();
    look(at).felt(pool.arms.iter(), pool.target)
}

fn parties(at: &At<'_, Legion>) -> (UnitId, UnitId) {
    let attack = at.world().attack();
    (attack.by, attack.pool().target)
}

/// The units whose tokens of a kind a unit may spend: its own, and those of clones near it that it sees (gl.clone-trooper).
pub(crate) fn sources(look: &Look<'_>, unit: UnitId, token: Token) -> SmallVec<[UnitId; 4]> {
    // Whoever rides in a vehicle spends nothing (gl.transported).
    if look.aboard(unit) {
        return SmallVec::new();
    }
    // Nor does anybody aim who stands defensively, or dodge who stands offensively.
    match (look.offensive(unit), token) {
        (Some(true), Token::Dodge) | (Some(false), Token::Aim) => return SmallVec::new(),
        _ => {}
    }
    let has = |u: &UnitId| look.w[*u].tokens.count(token) > 0;
    let mut from: SmallVec<[UnitId; 4]> = [unit].into_iter().filter(has).collect();
    if look.kind(unit) == UnitKind::CloneTrooper {
        let brother = |u: &UnitId| {
            *u != unit
                && look.kind(*u) == UnitKind::CloneTrooper
                && has(u)
                && look.range(unit, *u) == 1
                && look.unit_sees(unit, *u)
        };
        from.extend(look.w.of(look.w[unit].side).filter(brother));
    }
    // An exemplar lends its tokens to whoever is near and sees it (gl.exemplar).
    let exemplar = |u: &UnitId| {
        *u != unit && look.has(*u, Key::Exemplar) && has(u) && look.range(unit, *u) <= 2 && look.unit_sees(unit, *u)
    };
    let linked = |u: &UnitId| has(u) && perks::linked(look, unit, *u, token);
    for u in look.w.of(look.w[unit].side).filter(|u| exemplar(u) || linked(u)) {
        if !from.contains(&u) {
            from.push(u);
        }
    }
    from
}

/// Says what lets a unit spend the token of another.
pub(super) fn lent(at: &mut At<'_, Legion>, unit: UnitId, whose: UnitId) {
    let brothers = [unit, whose].into_iter().all(|u| look(at).kind(u) == UnitKind::CloneTrooper);
    if whose != unit && brothers && look(at).range(unit, whose) == 1 {
        rule("gl.clone-trooper");
    } else if whose != unit && look(at).has(whose, Key::Exemplar) && look(at).range(unit, whose) <= 2 {
        Key::Exemplar.acted();
    } else if whose != unit {
        perks::link(at, unit, whose);
    }
}

/// Asks whether one token is spent, and whose. Returns whether it was.
pub(super) fn spend(at: &mut At<'_, Legion>, unit: UnitId, token: Token, ask: Ask) -> Play<bool> {
    let from = sources(&look(at), unit, token);
    if from.is_empty() {
        return Ok(false);
    }
    match at.may(owner(at, unit), ask, |_, list| list.extend(from.iter().copied()))? {
        Some(whose) => {
            rule("gl.spend");
            lent(at, unit, whose);
            lose(at, whose, token, 1);
            Ok(true)
        }
        None => Ok(false),
    }
}

/// Step 4a.
pub(super) fn roll(at: &mut At<'_, Legion>) -> Play<()> {
    let (_, target) = parties(at);
    let mut dice = look(at).pool_dice(&arms(at), target);
    let (by, _) = parties(at);
    if let Some((more, _)) = perks::boost(&look(at)) {
        let colours = [Die::Red, Die::Black, Die::White];
        dice.extend(more.into_iter().zip(colours).flat_map(|(n, die)| std::iter::repeat_n(die, n.into())));
        dice.sort_unstable();
    }
    let attack = at.world().attack();
    if attack.charge.is_none() {
        if attack.method == Method::Melee && perks::tenacious(&look(at), by) {
            dice.insert(0, Die::Red);
        }
        perks::hunt(at, by, target);
    }
    let disrupted = at.world()[by].tokens.disrupted;
    if disrupted.is_some() && arms(at).iter().any(|a| at.world()[a.mini].unit == by && Some(a.weapon) == disrupted) {
        rule("gl.weapon-disrupted");
    }
    let rolled = throw(at, &dice)?;
    rule("gl.dice");
    at.emit(Event::AttackRolled(rolled));
    Ok(())
}

/// Step 4b: each aim token rolls up to two dice again, more with Precise X.
pub(super) fn reroll(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, _) = parties(at);
    if at.world().attack().charge.is_some() {
        return Ok(());
    }
    while !at.world().attack().dice.is_empty() && spend(at, by, Token::Aim, Ask::Aim(by))? {
        rule("gl.aim");
        at.emit(Event::AimSpent);
        let precise = look(at).sum(by, Key::Precise);
        let picked = pick(at, by, 2 + precise, Ask::Reroll)?;
        if picked.len() > 2 {
            Key::Precise.acted();
        }
        again(at, &picked)?;
    }
    if at.world().attack().aimed > 0 && at.world().attack().method == Method::Melee && look(at).has(by, Key::Duelist) {
        Key::Duelist.acted();
        at.emit(Event::PierceAdded(1));
    }
    Ok(())
}

/// Asks which dice, one at a time, by what they are and show.
fn pick(at: &mut At<'_, Legion>, by: UnitId, most: u8, ask: fn(UnitId, u8) -> Ask) -> Play<SmallVec<[u8; 12]>> {
    let mut picked: SmallVec<[u8; 12]> = SmallVec::new();
    while picked.len() < usize::from(most) {
        let dice = at.world().attack().dice.clone();
        let rest: SmallVec<[(u8, Rolled); 12]> =
            (0..).zip(dice).filter(|(i, d)| !picked.contains(i) && d.face != Face::Critical).collect();
        let mut kinds: SmallVec<[Rolled; 8]> = rest.iter().map(|(_, d)| *d).collect();
        kinds.sort_unstable_by_key(|d| std::cmp::Reverse(*d));
        kinds.dedup();
        if kinds.is_empty() {
            break;
        }
        let left = most - picked.len() as u8;
        let Some(die) = at.may(owner(at, by), ask(by, left), |_, list| list.extend(kinds.iter().copied()))? else {
            break;
        };
        let nth = rest.iter().find(|(_, d)| *d == die).map(|(i, _)| *i);
        picked.extend(nth);
    }
    picked.sort_unstable();
    Ok(picked)
}

/// Rolls those attack dice again.
fn again(at: &mut At<'_, Legion>, picked: &[u8]) -> Play<()> {
    let dice: SmallVec<[Die; 12]> = picked.iter().map(|i| at.world().attack().dice[*i as usize].die).collect();
    let rolled = throw(at, &dice)?;
    for (nth, die) in picked.iter().zip(rolled) {
        at.emit(Event::AttackDie { nth: *nth, to: Some(die.face) });
    }
    Ok(())
}

/// Turns so many attack dice from one face to another.
fn turn(at: &mut At<'_, Legion>, from: Face, to: Face, n: usize) {
    for _ in 0..n {
        let nth = at.world().attack().dice.iter().position(|d| d.face == from);
        let Some(nth) = nth else { return };
        at.emit(Event::AttackDie { nth: nth as u8, to: Some(to) });
    }
}

/// Step 4c: Critical X, Jedi Hunter, the unit's chart, surge tokens; then Marksman.
pub(super) fn convert(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target) = parties(at);
    let surges = at.world().attack().showing(Face::Surge);
    let charge = at.world().attack().charge.is_some();
    let chart = match () {
        () if charge => own_chart(at),
        () if look(at).pool_criticals(&arms(at)) => Some(Surge::Critical),
        () => look(at).attack_surge(by),
    };
    if surges > 0 {
        rule("gl.surges");
        let sharp = usize::from(look(at).pool_sum(&arms(at), Key::Critical));
        if sharp > 0 && chart != Some(Surge::Critical) {
            Key::Critical.acted();
            turn(at, Face::Surge, Face::Critical, sharp);
        }
        let hunts = !charge && look(at).has(by, Key::JediHunter) && look(at).card(target).bar.contains(&Slot::Force);
        if hunts {
            Key::JediHunter.acted();
            turn(at, Face::Surge, Face::Critical, surges);
        }
        match chart {
            Some(Surge::Hit) => turn(at, Face::Surge, Face::Hit, surges),
            Some(Surge::Critical) => turn(at, Face::Surge, Face::Critical, surges),
            None => {
                while !charge
                    && at.world().attack().showing(Face::Surge) > 0
                    && spend(at, by, Token::Surge, Ask::Surge(by))?
                {
                    rule("gl.surge-tokens");
                    turn(at, Face::Surge, Face::Hit, 1);
                }
                turn(at, Face::Surge, Face::Blank, surges);
            }
        }
    }
    if !charge && look(at).has(by, Key::Marksman) {
        marksman(at, by)?;
    }
    Ok(())
}

/// The surge chart of the weapon of a charge (gl.detonate).
fn own_chart(at: &At<'_, Legion>) -> Option<Surge> {
    let arm = at.world().attack().pool().arms.iter().next()?;
    look(at).weapon(at.world()[arm.mini].unit, arm.weapon).surge
}

/// Aim tokens that turn a blank into a hit or a hit into a critical (gl.marksman).
fn marksman(at: &mut At<'_, Legion>, by: UnitId) -> Play<()> {
    loop {
        let dice = at.world().attack().dice.clone();
        let mut kinds: SmallVec<[Rolled; 8]> =
            dice.into_iter().filter(|d| matches!(d.face, Face::Blank | Face::Hit)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let from = sources(&look(at), by, Token::Aim);
        let Some(whose) = from.first().copied().filter(|_| !kinds.is_empty()) else { return Ok(()) };
        let chosen =
            at.may(owner(at, by), Ask::Use(by, Key::Marksman), |_, list| list.extend(kinds.iter().copied()))?;
        let Some(die) = chosen else { return Ok(()) };
        Key::Marksman.acted();
        lent(at, by, whose);
        lose(at, whose, Token::Aim, 1);
        at.emit(Event::AimSpent);
        let nth = at.world().attack().dice.iter().position(|d| *d == die).unwrap_or(0) as u8;
        let to = if die.face == Face::Blank { Face::Hit } else { Face::Critical };
        at.emit(Event::AttackDie { nth, to: Some(to) });
    }
}

/// The attacker's half of step 6: Impact X against Armor, Lethal X.
pub(super) fn modify(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target) = parties(at);
    let pool = felt(at);
    let armored = look(at).has(target, Key::Armor) || look(at).has(target, Key::ArmorX);
    let from = match at.world().attack().charge {
        Some(place) => Footprint::round(TOKEN, place),
        None => look(at).leader(by),
    };
    let weak = weak_point(&look(at), &from, target);
    if armored && weak > 0 {
        Key::WeakPoint.acted();
    }
    let more = perks::boost(&look(at)).map_or(0, |(_, more)| if let Boost::Impact(n) = more { n } else { 0 });
    let impact = usize::from(look(at).pool_sum(&pool, Key::Impact) + weak + more);
    let hits = at.world().attack().showing(Face::Hit);
    if pool.iter().filter(|a| look(at).pool_has(&[**a], Key::Impact)).count() > 1 {
        rule("gl.keywords");
    }
    if armored && impact > 0 && hits > 0 {
        Key::Impact.acted();
        turn(at, Face::Hit, Face::Critical, impact);
    }
    let ram = usize::from(look(at).pool_sum(&pool, Key::Ram));
    if ram > 0 && at.world().active.is_some_and(|a| a.unit == by && a.full_move) {
        Key::Ram.acted();
        let blanks = at.world().attack().showing(Face::Blank).min(ram);
        turn(at, Face::Blank, Face::Critical, blanks);
        turn(at, Face::Hit, Face::Critical, ram - blanks);
    }
    let lethal = look(at).pool_sum(&pool, Key::Lethal);
    for _ in 0..lethal {
        if !spend(at, by, Token::Aim, Ask::Use(by, Key::Lethal))? {
            break;
        }
        Key::Lethal.acted();
        at.emit(Event::AimSpent);
        at.emit(Event::PierceAdded(1));
    }
    Ok(())
}

/// What Impact a pool gains because the attacking leader, or the charge, is where the defender is weak (gl.weak-point-x).
fn weak_point(look: &Look<'_>, from: &Footprint, target: UnitId) -> u8 {
    let foot = look.leader(target);
    let exposed = |word: &String| {
        let arcs: &[Arc] = if word == "sides" { &[Arc::Left, Arc::Right] } else { &[Arc::Rear] };
        arcs.iter().any(|arc| arc.holds(&foot, from))
    };
    look.keywords(target).filter(|k| k.key == Key::WeakPoint && k.of.iter().any(exposed)).map(|k| k.x).sum()
}

/// The Pierce that the pool has left.
pub(super) fn pierce_left(at: &At<'_, Legion>) -> u8 {
    let attack = at.world().attack();
    let all = look(at).pool_sum(&felt(at), Key::Pierce) + attack.pierce;
    all.saturating_sub(attack.pierced + u8::from(attack.makashi))
}

/// Step 8: blocks are cancelled by Pierce, unless the defender is immune (gl.pierce-x).
pub(super) fn pierce(at: &mut At<'_, Legion>) -> Play<()> {
    let (_, target) = parties(at);
    let left = pierce_left(at);
    if left == 0 || at.world().attack().defended(Face::Block) == 0 {
        return Ok(());
    }
    if !at.world().attack().makashi && defence::immune(at) {
        let own = look(at).has(target, Key::ImmunePierce) || look(at).has_perk(target, &Perk::Guarded);
        if own { Key::ImmunePierce } else { Key::Duelist }.acted();
        return Ok(());
    }
    Key::Pierce.acted();
    for _ in 0..left {
        let nth = at.world().attack().defense.iter().position(|d| d.face == Face::Block);
        let Some(nth) = nth else { break };
        at.emit(Event::DefenseDie { nth: nth as u8, to: Some(Face::Blank) });
    }
    Ok(())
}
