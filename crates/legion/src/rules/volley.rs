//! Whom a unit may attack and with what: the law of an attack, and good samples of it (steps 1 to 3 of gl.attack).

use super::actions::Limit;
use crate::book::Effect;
use crate::choice::Volley;
use crate::keywords::Key;
use crate::look::{Aim, Look, Ready};
use crate::world::{Arm, Arms, Method, MiniId, OrderToken, UnitId, WeaponRef};
use dejarik_kernel::WhyNot;
use smallvec::SmallVec;

/// How a unit could attack another.
pub fn methods(look: &Look<'_>, by: UnitId, target: UnitId, limit: Option<Limit>) -> Option<Method> {
    let method = if look.in_contact(by, target) { Method::Melee } else { Method::Ranged };
    let allowed = limit.is_none_or(|l| l.admits(method, target));
    (allowed && look.may_target(by, target, method).is_ok()).then_some(method)
}

/// Why a unit cannot attack at all, if it cannot.
pub(super) fn may_attack(look: &Look<'_>, unit: UnitId, limit: Option<Limit>) -> Result<(), WhyNot> {
    if look.w[unit].tokens.wheels {
        return Err(WhyNot::new("gl.wheel-mode", "rolling-on-its-wheels"));
    }
    if look.peaceful(unit) {
        return Err(WhyNot::new("gl.command-cards", "it-does-not-attack"));
    }
    match can_attack(look, unit, limit) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.attack", "no-target-in-reach")),
    }
}

/// Whether some weapon of a unit reaches some enemy.
pub(super) fn can_attack(look: &Look<'_>, unit: UnitId, limit: Option<Limit>) -> bool {
    let foe = look.w.foe(look.w[unit].side);
    !look.w[unit].tokens.wheels
        && !look.peaceful(unit)
        && look.w.of(foe).any(|target| reachable(look, unit, target, limit))
}

/// How many weapons a mini may use in one attack.
fn most(look: &Look<'_>, unit: UnitId) -> usize {
    if look.w.active.is_some_and(|a| a.unit == unit && a.attacks > 1) && look.has(unit, Key::Barrage) {
        Key::Barrage.acted();
        return 1;
    }
    look.arsenal(unit)
}

/// The name by which weapons must stay together.
fn name<'a>(look: &Look<'a>, arm: Arm) -> &'a str {
    &look.weapon(look.w[arm.mini].unit, arm.weapon).name
}

/// The law of forming a pool, with the arms that earlier pools of the same attack hold.
pub fn may_fire(
    look: &Look<'_>,
    by: UnitId,
    volley: Volley,
    limit: Option<Limit>,
    used: &[Arm],
) -> Result<Volley, WhyNot> {
    let target = volley.target;
    if usize::from(target.0) >= look.w.units.len() {
        return Err(WhyNot::new("gl.attack", "not-an-enemy-on-the-table"));
    }
    let method = if look.in_contact(by, target) { Method::Melee } else { Method::Ranged };
    look.may_target(by, target, method)?;
    if limit.is_some_and(|l| !l.admits(method, target)) {
        return Err(WhyNot::new("gl.attack", "not-allowed-by-what-grants-the-attack"));
    }
    if overlooked(look, by, target, limit) {
        return Err(WhyNot::new("gl.inconspicuous", "others-come-first"));
    }
    if decoyed(look, by, target, limit) {
        return Err(WhyNot::new("gl.command-cards", "a-decoy-comes-first"));
    }
    let arms = volley.arms.sorted();
    if arms.0.is_empty() {
        return Err(WhyNot::new("gl.attack-pool", "no-weapons-chosen"));
    }
    if used.is_empty() {
        all_at_the_distraction(look, by, target, limit, &arms)?;
    }
    let bound = bound(look, by, limit, used);
    if arms.iter().any(|arm| bound.is_some_and(|to| serves(look, arm, to))) {
        Key::Distract.acted();
        return Err(WhyNot::new("gl.distract", "it-is-distracted"));
    }
    let (arsenal, most) = (look.has(by, Key::Arsenal), most(look, by));
    let aim = look.aim(by, target, method);
    for (i, arm) in arms.iter().enumerate() {
        if usize::from(arm.mini.0) >= look.w.minis.len() || look.w[arm.mini].unit != by {
            return Err(WhyNot::new("gl.weapons", "not-its-weapon"));
        }
        if arms.0[..i].contains(&arm) || used.contains(&arm) {
            return Err(WhyNot::new("gl.attack-pool", "the-weapon-is-used-already"));
        }
        let hands = arms.iter().chain(used.iter().copied()).filter(|a| a.mini == arm.mini).count();
        if hands > most {
            return Err(WhyNot::new("gl.attack-pool", "one-weapon-for-each-mini"));
        }
        look.may_use(arm, target, aim)?;
        if !arsenal && used.iter().any(|other| name(look, *other) == name(look, arm)) {
            return Err(WhyNot::new("gl.attack-pool", "weapons-of-one-name-stay-together"));
        }
    }
    if look.long_shots(by, &arms.0, target) > look.aims(by) {
        return Err(WhyNot::new("gl.long-shot-x", "too-few-aim-tokens"));
    }
    Ok(Volley { target, arms })
}

/// Whether a unit is inconspicuous now: as long as it has suppression.
pub(super) fn unseen(look: &Look<'_>, unit: UnitId) -> bool {
    look.w[unit].tokens.suppression > 0 && look.inconspicuous(unit)
}

/// Whether a unit must be left alone because it is inconspicuous and somebody else can be attacked (gl.inconspicuous).
fn overlooked(look: &Look<'_>, by: UnitId, target: UnitId, limit: Option<Limit>) -> bool {
    if !unseen(look, target) {
        return false;
    }
    let other = |u: UnitId| u != target && !unseen(look, u) && reachable(look, by, u, limit);
    let spared = look.w.of(look.w.foe(look.w[by].side)).any(other);
    if spared {
        Key::Inconspicuous.acted();
    }
    spared
}

/// Whom a unit must attack because it was distracted, if it can (gl.distract).
fn distraction(look: &Look<'_>, by: UnitId, limit: Option<Limit>) -> Option<UnitId> {
    look.w[by].marks.distracted.filter(|u| reachable(look, by, *u, limit))
}

/// Whoever distracted a unit, once a pool was formed for it: later pools hold no weapon that could have been in that one
/// (gl.distract).
fn bound(look: &Look<'_>, by: UnitId, limit: Option<Limit>, used: &[Arm]) -> Option<(UnitId, Aim)> {
    let only = distraction(look, by, limit).filter(|_| !used.is_empty())?;
    let method = if look.in_contact(by, only) { Method::Melee } else { Method::Ranged };
    Some((only, look.aim(by, only, method)))
}

/// Whether an arm could be used against that defender.
fn serves(look: &Look<'_>, arm: Arm, (target, aim): (UnitId, Aim)) -> bool {
    usize::from(arm.mini.0) < look.w.minis.len() && look.may_use(arm, target, aim).is_ok()
}

/// The first pool of a distracted unit is for whoever distracted it, with every weapon that its minis can use for it.
fn all_at_the_distraction(
    look: &Look<'_>,
    by: UnitId,
    target: UnitId,
    limit: Option<Limit>,
    arms: &Arms,
) -> Result<(), WhyNot> {
    let Some(only) = distraction(look, by, limit) else { return Ok(()) };
    if target != only {
        return Err(WhyNot::new("gl.distract", "it-is-distracted"));
    }
    let method = if look.in_contact(by, only) { Method::Melee } else { Method::Ranged };
    let aim = look.aim(by, only, method);
    let most = most(look, by);
    let idle = |m: &MiniId| arms.iter().filter(|a| a.mini == *m).count() < look.ready(*m, only, aim).len().min(most);
    match look.w.minis_of(by).iter().any(idle) {
        true => Err(WhyNot::new("gl.distract", "every-mini-is-distracted")),
        false => Ok(()),
    }
}

/// Whether a card of an enemy makes a unit attack a trooper with a faceup order instead (Effect::Decoy).
fn decoyed(look: &Look<'_>, by: UnitId, target: UnitId, limit: Option<Limit>) -> bool {
    let foe = look.w.foe(look.w[by].side);
    if !look.commands(foe).any(|(_, card)| card.has(&Effect::Decoy)) {
        return false;
    }
    let draws = |u: UnitId| look.trooper(u) && look.w[u].order == OrderToken::FaceUp;
    !draws(target) && look.w.of(foe).any(|u| draws(u) && reachable(look, by, u, limit))
}

/// Whether some weapon of a unit can be used against a defender.
fn reachable(look: &Look<'_>, unit: UnitId, target: UnitId, limit: Option<Limit>) -> bool {
    let Some(method) = methods(look, unit, target, limit) else { return false };
    let aim = look.aim(unit, target, method);
    look.w.minis_on(unit).any(|mini| !look.ready(mini, target, aim).is_empty())
}

/// All of these arms together, and all weapons of one name where there are several.
pub(super) fn parts(look: &Look<'_>, target: UnitId, all: SmallVec<[Arm; 8]>) -> Vec<Volley> {
    let mut names: Vec<&str> = all.iter().map(|a| name(look, *a)).collect();
    names.sort_unstable();
    names.dedup();
    let mut found = vec![Volley { target, arms: Arms(all.clone()).sorted() }];
    if names.len() > 1 {
        for one in names {
            let arms = all.iter().copied().filter(|a| name(look, *a) == one).collect();
            found.push(Volley { target, arms: Arms(arms).sorted() });
        }
    }
    found
}

/// A rough worth of a weapon: what it hits with, in eighths.
fn worth(look: &Look<'_>, unit: UnitId, weapon: WeaponRef) -> u32 {
    let w = look.weapon(unit, weapon);
    let [red, black, white] = w.dice.map(u32::from);
    (6 * red + 4 * black + 2 * white) * 4 + w.keywords.len() as u32
}

/// The best arms of a mini against a defender, at most as many as it may use.
fn best(
    look: &Look<'_>,
    by: UnitId,
    mini: MiniId,
    (target, aim): (UnitId, Aim),
    used: &[Arm],
    bound: Option<(UnitId, Aim)>,
) -> SmallVec<[Arm; 4]> {
    let left = hands(look, by, mini, used);
    if left == 0 {
        return SmallVec::new();
    }
    let mut ready: Ready = look.ready(mini, target, aim);
    let arsenal = look.has(by, Key::Arsenal);
    ready.retain(|weapon| {
        let arm = Arm { mini, weapon: *weapon };
        !bound.is_some_and(|to| serves(look, arm, to))
            && !used.contains(&arm)
            && (arsenal || !used.iter().any(|u| name(look, *u) == name(look, arm)))
    });
    ready.sort_by_key(|weapon| std::cmp::Reverse(worth(look, by, *weapon)));
    ready.truncate(left);
    ready.into_iter().map(|weapon| Arm { mini, weapon }).collect()
}

/// How many weapons a mini may still use in an attack in which these were used already.
fn hands(look: &Look<'_>, by: UnitId, mini: MiniId, used: &[Arm]) -> usize {
    most(look, by).saturating_sub(used.iter().filter(|a| a.mini == mini).count())
}

/// Everything that a unit can add to another's ranged attack.
pub(super) fn best_arms(look: &Look<'_>, unit: UnitId, target: UnitId) -> SmallVec<[Arm; 8]> {
    let minis = look.w.minis_of(unit);
    let aim = look.aim(unit, target, Method::Ranged);
    minis.iter().flat_map(|m| best(look, unit, *m, (target, aim), &[], None)).collect()
}

/// Attacks that the law allows: on each enemy in reach with everything, and with all weapons of one name.
pub(super) fn volleys(
    look: &Look<'_>,
    by: UnitId,
    limit: Option<Limit>,
    method: Option<Method>,
    used: &[Arm],
    taken: &[UnitId],
) -> Vec<Volley> {
    let mut found = Vec::new();
    let minis = look.w.minis_of(by);
    if minis.iter().all(|m| hands(look, by, *m, used) == 0) {
        return found;
    }
    let only = if used.is_empty() { distraction(look, by, limit) } else { None };
    let bound = bound(look, by, limit, used);
    for target in look.w.of(look.w.foe(look.w[by].side)).filter(|u| !taken.contains(u) && only.is_none_or(|o| o == *u))
    {
        let Some(how) = methods(look, by, target, limit).filter(|m| method.is_none_or(|was| was == *m)) else {
            continue;
        };
        let aim = look.aim(by, target, how);
        let all: SmallVec<[Arm; 8]> =
            minis.iter().flat_map(|m| best(look, by, *m, (target, aim), used, bound)).collect();
        if all.is_empty() || overlooked(look, by, target, limit) || decoyed(look, by, target, limit) {
            continue;
        }
        let affordable = |v: &Volley| look.long_shots(by, &v.arms.0, target) <= look.aims(by);
        let most = if only.is_some() { 1 } else { usize::MAX };
        found.extend(parts(look, target, all).into_iter().take(most).filter(affordable));
    }
    found
}
