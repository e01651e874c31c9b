//! The attack, in all its steps (gl.attack).

use super::actions::Limit;
use super::offence::sources;
use super::{
    defence, effects, gain, look, melee, moves, offence, owner, perks, standby, stands, transport, volley, wounds,
};
use crate::Legion;
use crate::book::{Boost, Moment, Quality, Use};
use crate::choice::{Ask, Volley};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::Point;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Arm, Arms, Attack, Mark, Method, MiniId, Pool, Token, UnitId, WeaponRef};
use dejarik_kernel::{At, Play};
use smallvec::{SmallVec, smallvec};

/// How an attack was fought, and whom its first pool was for.
pub(super) type Fought = Option<(Method, UnitId)>;

/// A unit attacks: it forms its pools, resolves them one after another, and then others may answer.
pub(super) fn attack(at: &mut At<'_, Legion>, by: UnitId, limit: Option<Limit>) -> Play<Fought> {
    let (seat, rules) = (owner(at, by), at.rules());
    if !volley::can_attack(&look(at), by, limit) {
        return Ok(None);
    }
    rule("gl.attack");
    super::lose(at, by, Token::Standby, 1);
    let first: Volley = at.ask_open(
        seat,
        Ask::Fire(by),
        |w, list| list.extend(volley::volleys(&Look::new(rules, w), by, limit, None, &[], &[])),
        |w, v: Volley| volley::may_fire(&Look::new(rules, w), by, v, limit, &[]),
    )?;
    let method = if look(at).in_contact(by, first.target) { Method::Melee } else { Method::Ranged };
    let target = first.target;
    rule("gl.weapons");
    rule("gl.range");
    rule("gl.at-range");
    rule("tl.range-ruler");
    rule("gl.enemy");
    rule(if method == Method::Melee { "gl.melee-weapon" } else { "gl.ranged-weapon" });
    if method == Method::Ranged {
        rule("gl.line-of-sight");
    }
    let (aimed, targets) =
        at.during(Event::AttackBegan(Box::new(Attack::by(by, method))), Event::AttackEnded, |at| {
            let mut aimed = form(at, by, first)?;
            aimed |= more_pools(at, by, limit, method)?;
            support(at, by, method)?;
            join(at, by, method);
            if method == Method::Ranged {
                perks::charge_up(at, by)?;
            }
            beam(at, by)?;
            unmask(at, by);
            spend_cards(at);
            // Whom the attackers see now can be wounded, whoever falls meanwhile (gl.wounds, 001:4714-4719).
            let seen = all_exposed(&look(at));
            while let Some(nth) = next_pool(at, by)? {
                at.emit(Event::PoolBegan(nth));
                resolve(at, &seen[nth])?;
                aimed |= at.world().attack().aimed > 0;
            }
            let targets: SmallVec<[UnitId; 4]> = at.world().attack().pools.iter().map(|p| p.target).collect();
            Ok((aimed, targets))
        })?;
    standby::answered(at, by)?;
    effects::struck(at, by, method, &targets)?;
    effects::heard(at, seat, Moment::Fought, by)?;
    if method == Method::Ranged && stands(at, by) {
        effects::heard(at, seat, Moment::Shot, by)?;
        if aimed {
            effects::heard(at, seat, Moment::AimedShot, by)?;
        }
    }
    Ok(Some((method, target)))
}

/// A pool is formed; long shots cost aim tokens (gl.long-shot-x). Returns whether any was spent.
fn form(at: &mut At<'_, Legion>, by: UnitId, volley: Volley) -> Play<bool> {
    rule("gl.attack-pool");
    let mut aimed = false;
    for _ in 0..look(at).long_shots(by, &volley.arms.0, volley.target) {
        let from = sources(&look(at), by, Token::Aim);
        let whose = match from[..] {
            [] => break,
            [only] => only,
            _ => at.ask(owner(at, by), Ask::Aim(by), |_, list| list.extend(from.iter().copied()))?,
        };
        Key::LongShot.acted();
        offence::lent(at, by, whose);
        super::lose(at, whose, Token::Aim, 1);
        aimed = true;
    }
    let arms: SmallVec<[Arm; 8]> = volley.arms.iter().collect();
    for arm in &arms {
        if let Some(errata) = &look(at).weapon(by, arm.weapon).errata {
            rule(errata);
            rule("fm.errata");
        }
    }
    at.emit(Event::PoolFormed(Pool { target: volley.target, arms: volley.arms, done: false, boost: None }));
    let mut before = at.world().attack().pools.iter().flat_map(|p| p.arms.iter());
    if arms.iter().any(|a| before.any(|b| b.mini == a.mini && b.weapon != a.weapon)) {
        Key::Arsenal.acted();
    }
    if look(at).engaged(by) && look(at).pool_has(&arms, Key::Versatile) && at.world().attack().method == Method::Ranged
    {
        Key::Versatile.acted();
    }
    Ok(aimed)
}

/// A beam goes on from one defender to others near it, that weapon alone (gl.beam-x).
fn beam(at: &mut At<'_, Legion>, by: UnitId) -> Play<()> {
    let Some((nth, arm)) = beaming(&look(at)) else { return Ok(()) };
    let most = look(at).pool_sum(&[arm], Key::Beam);
    let mut last = at.world().attack().pools[nth].target;
    for _ in 0..most {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let taken = |u: UnitId| look.w.attack().pools.iter().any(|p| p.target == u);
            let reached = |u: &UnitId| {
                !taken(*u)
                    && look.range(last, *u) == 1
                    && look.may_target(by, *u, Method::Ranged).is_ok()
                    && look.aims_at(arm.mini, *u)
            };
            let mut open: SmallVec<[UnitId; 8]> = look.w.of(look.w.foe(look.w[by].side)).filter(reached).collect();
            // Each is an attack of its own, and whoever is inconspicuous comes last (gl.inconspicuous).
            if open.iter().any(|u| !volley::unseen(&look, *u)) {
                open.retain(|u| !volley::unseen(&look, *u));
            }
            open
        };
        if open.is_empty() {
            break;
        }
        let ask = Ask::On(by, Key::Beam);
        let Some(next) = at.may(owner(at, by), ask, |_, list| list.extend(open.iter().copied()))? else { break };
        Key::Beam.acted();
        at.emit(Event::PoolFormed(Pool { target: next, arms: Arms(smallvec![arm]), done: false, boost: None }));
        last = next;
    }
    Ok(())
}

/// The first weapon of the attack that has Beam, and its pool.
fn beaming(look: &Look<'_>) -> Option<(usize, Arm)> {
    let pools = look.w.attack().pools.iter().enumerate();
    let mut arms = pools.flat_map(|(n, p)| p.arms.iter().map(move |a| (n, a)));
    arms.find(|(_, a)| look.pool_has(&[*a], Key::Beam))
}

/// Whoever attacks, or is attacked by a unit, is incognito no longer (gl.incognito).
fn unmask(at: &mut At<'_, Legion>, by: UnitId) {
    let parties: SmallVec<[UnitId; 4]> = at.world().attack().pools.iter().map(|p| p.target).chain([by]).collect();
    for unit in parties {
        if look(at).has(unit, Key::Incognito) && !at.world()[unit].marks.exposed {
            at.emit(Event::Noted { unit, mark: Mark::Exposed });
        }
    }
}

/// Weapons that are left may attack further defenders, each defender once (step 3). Returns whether
/// aim tokens were spent on long shots.
fn more_pools(at: &mut At<'_, Legion>, by: UnitId, limit: Option<Limit>, method: Method) -> Play<bool> {
    let (seat, rules) = (owner(at, by), at.rules());
    let mut aimed = false;
    loop {
        let used: SmallVec<[Arm; 16]> = at.world().attack().pools.iter().flat_map(|p| p.arms.iter()).collect();
        let taken: SmallVec<[UnitId; 4]> = at.world().attack().pools.iter().map(|p| p.target).collect();
        let options = volley::volleys(&look(at), by, limit, Some(method), &used, &taken);
        if options.is_empty() {
            return Ok(aimed);
        }
        let answer: Option<Volley> = at.ask_open(
            seat,
            Ask::AlsoFire(by),
            |_, list| list.extend(options.into_iter().map(Some).chain([None])),
            |w, more: Option<Volley>| {
                let Some(v) = more else { return Ok(None) };
                if taken.contains(&v.target) {
                    return Err(dejarik_kernel::WhyNot::new("gl.attack-pool", "one-pool-for-each-defender"));
                }
                let look = Look::new(rules, w);
                let how = if look.in_contact(by, v.target) { Method::Melee } else { Method::Ranged };
                if how != method {
                    return Err(dejarik_kernel::WhyNot::new("gl.attack", "ranged-and-melee-do-not-mix"));
                }
                volley::may_fire(&look, by, v, limit, &used).map(Some)
            },
        )?;
        let Some(volley) = answer else { return Ok(aimed) };
        rule("ss.attacking-multiple-units");
        aimed |= form(at, by, volley)?;
    }
}

/// Cards whose weapons were chosen are exhausted or expended; a cumbersome weapon keeps the unit where it is.
fn spend_cards(at: &mut At<'_, Legion>) {
    let arms: SmallVec<[Arm; 16]> = at.world().attack().pools.iter().flat_map(|p| p.arms.iter()).collect();
    for arm in &arms {
        if let WeaponRef::Upgrade(nth) = arm.weapon
            && look(at).upgrade(at.world()[arm.mini].unit, nth).usage.is_some()
            && !at.world()[at.world()[arm.mini].unit].upgrades[nth as usize].exhausted
        {
            let unit = at.world()[arm.mini].unit;
            rule(if look(at).upgrade(unit, nth).usage == Some(Use::Expend) { "gl.expend" } else { "gl.exhaust" });
            at.emit(Event::Exhausted { unit, nth, on: true });
        }
    }
    // What others lend by their support does not bind the attacker (gl.fire-support).
    let by = at.world().attack().by;
    let own: SmallVec<[Arm; 16]> = arms.into_iter().filter(|arm| at.world()[arm.mini].unit == by).collect();
    if look(at).pool_has(&own, Key::Cumbersome) {
        at.emit(Event::Encumbered(by));
    }
}

/// Another unit adds its fire to a ranged pool and has activated then (gl.fire-support).
fn support(at: &mut At<'_, Legion>, by: UnitId, method: Method) -> Play<()> {
    for nth in 0..at.world().attack().pools.len() {
        let target = at.world().attack().pools[nth].target;
        let able: SmallVec<[(UnitId, SmallVec<[Arm; 8]>); 4]> = {
            let look = look(at);
            let arms = |u: UnitId| volley::best_arms(&look, u, target);
            look.supporters(by, target, method)
                .into_iter()
                .map(|u| (u, arms(u)))
                .filter(|(_, arms)| !arms.is_empty())
                .collect()
        };
        if able.is_empty() {
            continue;
        }
        let ask = Ask::On(by, Key::FireSupport);
        let chosen = at.may(owner(at, by), ask, |_, list| list.extend(able.iter().map(|(u, _)| *u)))?;
        let Some((unit, arms)) = chosen.and_then(|u| able.into_iter().find(|(other, _)| *other == u)) else { continue };
        Key::FireSupport.acted();
        let choices = volley::parts(&look(at), target, arms);
        let volley: Volley = match choices.len() {
            1 => choices.into_iter().next().expect("one"),
            _ => at.ask(owner(at, by), Ask::Fire(unit), |_, list| list.extend(choices.iter().cloned()))?,
        };
        let arms = volley.arms.0;
        at.emit(Event::Supported { nth: nth as u8, arms });
        if !look(at).is(unit, Quality::Supporting) {
            at.emit(Event::OrderTurned { unit, to: crate::world::OrderToken::FaceDown });
        }
    }
    Ok(())
}

/// The owner of a command card adds a weapon of its own to the ranged attack of a friend (Effect::Joins).
fn join(at: &mut At<'_, Legion>, by: UnitId, method: Method) {
    if method == Method::Melee {
        return;
    }
    let joined = {
        let look = look(at);
        let mut pools = (0..).zip(look.w.attack().pools.iter());
        pools.find_map(|(nth, pool)| {
            let arms = volley::best_arms(&look, look.joiner(by, pool.target)?, pool.target);
            arms.first().map(|arm| (nth, *arm))
        })
    };
    if let Some((nth, arm)) = joined {
        at.emit(Event::Supported { nth, arms: smallvec![arm] });
    }
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
fn resolve(at: &mut At<'_, Legion>, exposed: &[MiniId]) -> Play<()> {
    let (by, target) = {
        let attack = at.world().attack();
        (attack.by, attack.pool().target)
    };
    if !stands(at, target) {
        at.emit(Event::PoolEnded { wounds: 0 });
        return Ok(());
    }
    // A bomb of an objective is nobody's weapon, so no unit defeats anybody with it (gl.bounty).
    let doer = Some(by).filter(|_| at.world().attack().pool().arms.iter().all(|arm| arm.weapon != WeaponRef::Bomb));
    let fighting = melee::pairs(&look(at), target);
    let riders: SmallVec<[UnitId; 2]> = look(at).passengers(target).collect();
    let open = look(at).open_top(target);
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
    let wounds = perks::stims(at, target, wounds, doer)?;
    at.emit(Event::PoolEnded { wounds });
    if wounds > 0 {
        wounds::suffer(at, target, wounds, Some(exposed), doer)?;
    }
    aftermath(at, by, target, wounds)?;
    if open && wounds > 0 {
        transport::exposed(at, target, &riders, doer)?;
    }
    melee::restore(at, &fighting)
}

/// The minis that may suffer wounds, for each pool of the attack under way.
fn all_exposed(look: &Look<'_>) -> Vec<SmallVec<[MiniId; 12]>> {
    let attack = look.w.attack();
    let of = |pool: &Pool| match attack.charge {
        Some(place) => seen_from(look, place, pool.target),
        None => exposed(look, attack.by, pool.target),
    };
    attack.pools.iter().map(of).collect()
}

/// The one pool of a charge or a bomb.
pub(super) fn resolve_burst(at: &mut At<'_, Legion>) -> Play<()> {
    let seen = all_exposed(&look(at));
    resolve(at, &seen[0])
}

/// The minis of a defender that may suffer wounds: those that an attacking mini sees, in a melee too (001:7202-7204).
fn exposed(look: &Look<'_>, by: UnitId, target: UnitId) -> SmallVec<[MiniId; 12]> {
    let minis = look.w.minis_of(target);
    let attackers = look.w.minis_of(by);
    minis.into_iter().filter(|m| attackers.iter().any(|a| look.sees(*a, *m))).collect()
}

/// The minis of a unit that see a charge.
fn seen_from(look: &Look<'_>, place: Point, target: UnitId) -> SmallVec<[MiniId; 12]> {
    let z = look.surface(place);
    look.w.minis_of(target).into_iter().filter(|m| look.sees_place(*m, place, z)).collect()
}

/// What a pool leaves behind: suppression, ion, poison, immobilize, a nimble defender's dodge (step 9').
fn aftermath(at: &mut At<'_, Legion>, by: UnitId, target: UnitId, wounds: u8) -> Play<()> {
    let attack = at.world().attack().clone();
    let arms: SmallVec<[Arm; 8]> = offence::felt(at);
    if attack.method == Method::Ranged && attack.threatened {
        rule("gl.suppression");
        gain(at, target, Token::Suppression, 1);
    }
    // All weapons of a unit may have it for an activation.
    let own = arms.iter().any(|arm| at.world()[arm.mini].unit == by);
    let suppressive = look(at).pool_has(&arms, Key::Suppressive)
        || (own && look(at).has(by, Key::Suppressive))
        || perks::boost(&look(at)).is_some_and(|(_, more)| more == Boost::Suppressive);
    if suppressive && look(at).trooper(target) {
        Key::Suppressive.acted();
        gain(at, target, Token::Suppression, 1);
    }
    let machine = look(at).machine(target);
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
                if key == Key::Poison && stands(at, target) {
                    at.emit(Event::Noted { unit: target, mark: Mark::Poisoner(by) });
                }
            }
        }
    }
    if attack.dodged > 0 && stands(at, target) && look(at).has(target, Key::Nimble) {
        Key::Nimble.acted();
        gain(at, target, Token::Dodge, 1);
    }
    handle(at, by, target, wounds)
}

/// What the attacker does to whom it struck: a tow cable turns a vehicle, others are driven apart (gl.tow-cable, gl.scatter).
fn handle(at: &mut At<'_, Legion>, by: UnitId, target: UnitId, wounds: u8) -> Play<()> {
    if !stands(at, target) || at.world().attack().charge.is_some() {
        return Ok(());
    }
    let arms: SmallVec<[Arm; 8]> = offence::felt(at);
    let seat = owner(at, by);
    if wounds > 0 && look(at).kind(target).vehicle() && look(at).pool_has(&arms, Key::TowCable) {
        Key::TowCable.acted();
        moves::turn(at, seat, target)?;
    }
    let loose = look(at).trooper(target) && !look(at).notched(target) && at.world().minis_of(target).len() > 1;
    if loose
        && look(at).pool_has(&arms, Key::Scatter)
        && !look(at).engaged(target)
        && at.yes(seat, Ask::Use(by, Key::Scatter))?
    {
        Key::Scatter.acted();
        moves::rearrange(at, seat, target)?;
    }
    Ok(())
}
