//! The attack, in all its steps (gl.attack).

use super::actions::Limit;
use super::{defence, gain, look, melee, offence, owner, standby, stands, volley, wounds};
use crate::Legion;
use crate::book::UnitKind;
use crate::choice::{Ask, More, Volley};
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Arm, Attack, Method, MiniId, Pool, Token, UnitId, WeaponRef};
use dejarik_kernel::{At, Play};
use smallvec::{SmallVec, smallvec};

/// A unit attacks: it forms its pools, resolves them one after another, and then others may answer.
pub(super) fn attack(at: &mut At<'_, Legion>, by: UnitId, limit: Option<Limit>) -> Play<()> {
    let (seat, rules) = (owner(at, by), at.rules());
    if !volley::can_attack(&look(at), by, limit) {
        return Ok(());
    }
    super::lose(at, by, Token::Standby, 1);
    let first: Volley = at.ask_open(
        seat,
        Ask::Fire(by),
        |w, list| list.extend(volley::volleys(&Look::new(rules, w), by, limit, None, &[])),
        |w, v: Volley| volley::may_fire(&Look::new(rules, w), by, v, limit, &[]),
    )?;
    let method = if look(at).in_contact(by, first.target) { Method::Melee } else { Method::Ranged };
    let fresh = Attack {
        by,
        method,
        pools: SmallVec::new(),
        now: 0,
        dice: SmallVec::new(),
        defense: SmallVec::new(),
        threatened: false,
        dodged: 0,
        aimed: 0,
        pierce: 0,
        pierced: 0,
        makashi: false,
        wounds: 0,
    };
    at.during(Event::AttackBegan(Box::new(fresh)), Event::AttackEnded, |at| {
        form(at, first);
        more_pools(at, by, limit, method)?;
        support(at, by, method)?;
        spend_cards(at);
        while let Some(nth) = next_pool(at, by)? {
            at.emit(Event::PoolBegan(nth));
            resolve(at)?;
        }
        Ok(())
    })?;
    if stands(at, by) {
        standby::respond(at, by)?;
    }
    Ok(())
}

fn form(at: &mut At<'_, Legion>, volley: Volley) {
    at.emit(Event::PoolFormed(Pool { target: volley.target, arms: volley.arms, done: false }));
}

/// Weapons that are left may attack further defenders, each defender once (step 3).
fn more_pools(at: &mut At<'_, Legion>, by: UnitId, limit: Option<Limit>, method: Method) -> Play<()> {
    let (seat, rules) = (owner(at, by), at.rules());
    loop {
        let used: SmallVec<[Arm; 16]> = at.world().attack().pools.iter().flat_map(|p| p.arms.iter()).collect();
        let taken: SmallVec<[UnitId; 4]> = at.world().attack().pools.iter().map(|p| p.target).collect();
        let options: Vec<Volley> = volley::volleys(&look(at), by, limit, Some(method), &used)
            .into_iter()
            .filter(|v| !taken.contains(&v.target))
            .collect();
        if options.is_empty() {
            return Ok(());
        }
        let answer: More = at.ask_open(
            seat,
            Ask::AlsoFire(by),
            |_, list| list.extend(options.into_iter().map(More::Volley).chain([More::Enough])),
            |w, more| match more {
                More::Enough => Ok(More::Enough),
                More::Volley(v) if taken.contains(&v.target) => {
                    Err(dejarik_kernel::WhyNot::new("gl.attack-pool", "one-pool-for-each-defender"))
                }
                More::Volley(v) => {
                    let look = Look::new(rules, w);
                    let how = if look.in_contact(by, v.target) { Method::Melee } else { Method::Ranged };
                    if how != method {
                        return Err(dejarik_kernel::WhyNot::new("gl.attack", "ranged-and-melee-do-not-mix"));
                    }
                    volley::may_fire(&look, by, v, limit, &used).map(More::Volley)
                }
            },
        )?;
        match answer {
            More::Enough => return Ok(()),
            More::Volley(v) => form(at, v),
        }
    }
}

/// Cards whose weapons were chosen are exhausted; a cumbersome weapon keeps the unit where it is.
fn spend_cards(at: &mut At<'_, Legion>) {
    let arms: SmallVec<[Arm; 16]> = at.world().attack().pools.iter().flat_map(|p| p.arms.iter()).collect();
    for arm in &arms {
        if let WeaponRef::Upgrade(nth) = arm.weapon
            && look(at).weapon(at.world()[arm.mini].unit, arm.weapon).exhausts
            && !at.world()[at.world()[arm.mini].unit].upgrades[nth as usize].exhausted
        {
            let unit = at.world()[arm.mini].unit;
            at.emit(Event::Exhausted { unit, nth, on: true });
        }
    }
    if look(at).pool_has(&arms, Key::Cumbersome) {
        let by = at.world().attack().by;
        at.emit(Event::Encumbered(by));
    }
}

/// Another unit adds its fire to a ranged pool and has activated then (gl.fire-support).
fn support(at: &mut At<'_, Legion>, by: UnitId, method: Method) -> Play<()> {
    if method == Method::Melee {
        return Ok(());
    }
    for nth in 0..at.world().attack().pools.len() {
        let target = at.world().attack().pools[nth].target;
        let able: SmallVec<[(UnitId, SmallVec<[Arm; 8]>); 4]> = {
            let look = look(at);
            let arms = |u: UnitId| volley::best_arms(&look, u, target);
            look.supporters(by, target).into_iter().map(|u| (u, arms(u))).filter(|(_, arms)| !arms.is_empty()).collect()
        };
        if able.is_empty() {
            continue;
        }
        let ask = Ask::On(by, Key::FireSupport);
        let chosen = at.may(owner(at, by), ask, |_, list| list.extend(able.iter().map(|(u, _)| *u)))?;
        let Some((unit, arms)) = chosen.and_then(|u| able.into_iter().find(|(other, _)| *other == u)) else { continue };
        Key::FireSupport.acted();
        at.emit(Event::Supported { nth: nth as u8, arms });
        at.emit(Event::OrderTurned { unit, to: crate::world::OrderToken::FaceDown });
    }
    Ok(())
}

/// The pool that is rolled next, in the attacker's order (step 4, step 10).
fn next_pool(at: &mut At<'_, Legion>, by: UnitId) -> Play<Option<usize>> {
    let open: SmallVec<[u8; 4]> = {
        let pools = &at.world().attack().pools;
        (0..pools.len() as u8).filter(|n| !pools[*n as usize].done).collect()
    };
    let nth = match open[..] {
        [] => return Ok(None),
        [only] => only,
        _ => at.ask(owner(at, by), Ask::PoolOrder(by), |_, list| list.extend(open.iter().copied()))?,
    };
    Ok(Some(nth.into()))
}

/// Steps 4 to 9 for one pool.
fn resolve(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target, method) = {
        let attack = at.world().attack();
        (attack.by, attack.pool().target, attack.method)
    };
    if !stands(at, target) {
        at.emit(Event::PoolEnded { wounds: 0 });
        return Ok(());
    }
    // Whom the attackers see now can be wounded, whoever falls meanwhile (gl.wounds).
    let exposed = exposed(&look(at), by, target, method);
    let fighting = melee::pairs(&look(at), target);
    offence::roll(at)?;
    offence::reroll(at)?;
    offence::convert(at)?;
    defence::dodge_and_cover(at)?;
    offence::modify(at)?;
    defence::modify(at)?;
    defence::roll(at)?;
    offence::pierce(at)?;
    let attack = at.world().attack();
    let hits = attack.showing(crate::world::Face::Hit) + attack.showing(crate::world::Face::Critical);
    let wounds = hits.saturating_sub(attack.defended(crate::world::Face::Block)) as u8;
    at.emit(Event::PoolEnded { wounds });
    if wounds > 0 {
        wounds::suffer(at, target, wounds, Some(&exposed))?;
    }
    aftermath(at, target, wounds)?;
    melee::restore(at, &fighting)
}

/// The minis of a defender that may suffer wounds: in a melee all of them, otherwise those that an attacking mini sees.
fn exposed(look: &Look<'_>, by: UnitId, target: UnitId, method: Method) -> SmallVec<[MiniId; 12]> {
    let minis = look.w.minis_of(target);
    if method == Method::Melee {
        return minis;
    }
    let attackers = look.w.minis_of(by);
    minis.into_iter().filter(|m| attackers.iter().any(|a| look.sees(*a, *m))).collect()
}

/// What a pool leaves behind: suppression, ion, poison, immobilize, a nimble defender's dodge (step 9').
fn aftermath(at: &mut At<'_, Legion>, target: UnitId, wounds: u8) -> Play<()> {
    let attack = at.world().attack().clone();
    let arms: SmallVec<[Arm; 8]> = attack.pool().arms.iter().collect();
    if attack.method == Method::Ranged && attack.threatened {
        gain(at, target, Token::Suppression, 1);
    }
    if look(at).pool_has(&arms, Key::Suppressive) {
        Key::Suppressive.acted();
        gain(at, target, Token::Suppression, 1);
    }
    let kind = look(at).kind(target);
    let machine = kind.vehicle() || kind == UnitKind::DroidTrooper;
    if wounds > 0 {
        let given: SmallVec<[(Key, Token, bool); 3]> = smallvec![
            (Key::Ion, Token::Ion, machine),
            (Key::Poison, Token::Poison, !machine),
            (Key::Immobilize, Token::Immobilize, true),
        ];
        for (key, token, works) in given {
            let x = look(at).pool_sum(&arms, key);
            if x > 0 && works {
                key.acted();
                gain(at, target, token, x);
            }
        }
    }
    if attack.dodged > 0 && stands(at, target) && look(at).has(target, Key::Nimble) {
        Key::Nimble.acted();
        gain(at, target, Token::Dodge, 1);
    }
    Ok(())
}
