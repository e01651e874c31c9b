//! What the texts of upgrades do at their moments (gl.upgrade-cards).

use super::{gain, look, lose, owner, stands};
use crate::Legion;
use crate::book::{Boost, Perk, Rank, UnitKind};
use crate::choice::{Ask, Gait, Next};
use crate::coverage::rule;
use crate::event::{Cancel, Event};
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Face, Mark, OrderToken, Token, UnitId};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// The place of an upgrade of a unit with that text, if it can be used.
fn card(look: &Look<'_>, unit: UnitId, perk: &Perk) -> Option<u8> {
    look.perks(unit).find(|(_, p)| *p == perk).map(|(n, _)| n)
}

/// Asks whether a unit uses an upgrade with that text, and exhausts it if it says so.
fn used(at: &mut At<'_, Legion>, unit: UnitId, perk: &Perk) -> Play<bool> {
    let Some(nth) = card(&look(at), unit, perk) else { return Ok(false) };
    if !at.yes(owner(at, unit), Ask::Upgrade(unit, nth))? {
        return Ok(false);
    }
    if look(at).upgrade(unit, nth).usage.is_some() {
        rule("gl.exhaust");
        at.emit(Event::Exhausted { unit, nth, on: true });
    }
    Ok(true)
}

/// What a unit decides as it activates.
pub(super) fn activates(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    if let Some(nth) = card(&look(at), unit, &Perk::Stance)
        && at.yes(owner(at, unit), Ask::Side(unit, nth))?
    {
        rule("gl.dual-sided-cards");
        at.emit(Event::Flipped { unit, nth });
    }
    if used(at, unit, &Perk::Resolute)? {
        at.emit(Event::Stirred { stoic: true });
    }
    let bound = look(at).has(unit, Key::Ai) && at.world()[unit].order != OrderToken::FaceUp;
    if bound && used(at, unit, &Perk::Willful)? {
        at.emit(Event::Stirred { stoic: false });
    }
    Ok(())
}

/// Whether a unit loses a suppression token instead of rallying, because a friend is strict.
pub(super) fn strictly(at: &mut At<'_, Legion>, unit: UnitId) -> Play<bool> {
    let strict = {
        let look = look(at);
        let open = look.trooper(unit) && look.w[unit].order == OrderToken::FaceUp;
        let mut friends = look.w.of(look.w[unit].side).filter(|_| open);
        friends.find_map(|u| card(&look, u, &Perk::Strict).map(|nth| (u, nth)))
    };
    let Some((friend, nth)) = strict else { return Ok(false) };
    let obeys = at.yes(owner(at, unit), Ask::Upgrade(friend, nth))?;
    if obeys {
        lose(at, unit, Token::Suppression, 1);
    }
    Ok(obeys)
}

/// Having issued its orders a commander may give units with faceup orders a surge token each.
pub(super) fn spur_on(at: &mut At<'_, Legion>, by: UnitId) -> Play<()> {
    let most = look(at).perks(by).find_map(|(_, p)| if let Perk::Surges(n) = p { Some(*n) } else { None });
    let mut chosen: SmallVec<[UnitId; 4]> = SmallVec::new();
    for _ in 0..most.unwrap_or(0) {
        let open: SmallVec<[UnitId; 16]> = {
            let look = look(at);
            let waits = |u: &UnitId| look.w[*u].order == OrderToken::FaceUp && !chosen.contains(u);
            look.w.of(look.w[by].side).filter(waits).collect()
        };
        if open.is_empty() {
            break;
        }
        let next = at.may(owner(at, by), Ask::Target(by), |_, list| list.extend(open.iter().copied()))?;
        let Some(unit) = next else { break };
        chosen.push(unit);
        gain(at, unit, Token::Surge, 1);
    }
    Ok(())
}

/// Whether nobody but a unit itself gets an order through to it, because an enemy at range 1 jams them.
pub(super) fn jammed(look: &Look<'_>, by: UnitId, unit: UnitId) -> bool {
    let foe = look.w.foe(look.w[unit].side);
    let jams = |u: UnitId| look.has_perk(u, &Perk::Jams) && look.range(u, unit) == 1;
    by != unit && !look.ignores_foes(unit) && look.w.of(foe).any(jams)
}

/// Having been issued an order a vehicle may issue one to whoever rides in it. Returns whom it chose.
pub(super) fn passed_on(at: &mut At<'_, Legion>, unit: UnitId) -> Play<Option<UnitId>> {
    if card(&look(at), unit, &Perk::Onboard).is_none() {
        return Ok(None);
    }
    let open: SmallVec<[UnitId; 2]> = {
        let look = look(at);
        let waits = |u: &UnitId| look.w[*u].order == OrderToken::None && !super::command::relayed(&look, *u);
        look.passengers(unit).filter(waits).collect()
    };
    if open.is_empty() {
        return Ok(None);
    }
    at.may(owner(at, unit), Ask::Coordinate(unit), |_, list| list.extend(open.iter().copied()))
}

/// Having suffered wounds an angry unit gains an aim token.
pub(super) fn hurt(at: &mut At<'_, Legion>, unit: UnitId) {
    if look(at).has_perk(unit, &Perk::Angry) {
        gain(at, unit, Token::Aim, 1);
    }
}

/// Whoever ducks gains a suppression token, if it likes, before its cover counts.
pub(super) fn duck(at: &mut At<'_, Legion>, target: UnitId) -> Play<()> {
    let able = look(at).trooper(target) && look(at).courage(target).is_some();
    if able && used(at, target, &Perk::Ducks)? {
        gain(at, target, Token::Suppression, 1);
    }
    Ok(())
}

/// Friends near the defender may cancel a critical or up to two hits of a ranged attack.
pub(super) fn barriers(at: &mut At<'_, Legion>, target: UnitId) -> Play<()> {
    if !look(at).trooper(target) {
        return Ok(());
    }
    let near: SmallVec<[UnitId; 4]> = {
        let look = look(at);
        let able = |u: &UnitId| {
            *u != target && !look.aboard(*u) && look.range(*u, target) == 1 && card(&look, *u, &Perk::Barrier).is_some()
        };
        look.w.of(look.w[target].side).filter(able).collect()
    };
    for unit in near {
        let attack = at.world().attack();
        let (hits, criticals) = (attack.showing(Face::Hit), attack.showing(Face::Critical));
        if hits + criticals == 0 || !stands(at, unit) || !used(at, unit, &Perk::Barrier)? {
            continue;
        }
        let critical = criticals > 0 && (hits == 0 || at.yes(owner(at, unit), Ask::Parry(unit))?);
        let (face, n) = if critical { (Face::Critical, 1) } else { (Face::Hit, 2) };
        super::defence::cancel(at, face, n, Cancel::Barrier);
    }
    Ok(())
}

/// At the end of the Activation Phase whoever endures may lose a suppression token, blue's first.
pub(super) fn endure(at: &mut At<'_, Legion>) -> Play<()> {
    let blue = at.world().blue;
    for side in [blue, at.world().foe(blue)] {
        for unit in at.world().of(side).collect::<Vec<_>>() {
            if at.world()[unit].tokens.suppression > 0 && used(at, unit, &Perk::Endures)? {
                lose(at, unit, Token::Suppression, 1);
            }
        }
    }
    Ok(())
}

/// Whether a unit has suffered: wounds on a mini, or minis that fell.
fn battered(look: &Look<'_>, unit: UnitId) -> bool {
    let wounded = look.w.living(unit).iter().any(|m| look.w[*m].wounds > 0);
    wounded || look.w.all_minis(unit).any(|m| look.w[m].fell > 0)
}

/// Whether the attacker rolls a red die more.
pub(super) fn tenacious(look: &Look<'_>, unit: UnitId) -> bool {
    look.has_perk(unit, &Perk::Tenacious) && battered(look, unit)
}

/// What the upgrade adds that boosts the pool under way.
pub(super) fn boost(look: &Look<'_>) -> Option<([u8; 3], Boost)> {
    let attack = look.w.attack();
    let perks = &look.upgrade(attack.by, attack.pool().boost?).perks;
    perks.iter().find_map(|p| if let Perk::Boost((r, b, w), more) = p { Some(([*r, *b, *w], *more)) } else { None })
}

/// A unit may boost one ranged pool of its own with a fixed weapon in it.
pub(super) fn charge_up(at: &mut At<'_, Legion>, by: UnitId) -> Play<()> {
    for nth in 0..at.world().attack().pools.len() {
        let card = {
            let look = look(at);
            let arms = &look.w.attack().pools[nth].arms;
            let fixed = arms.iter().any(|a| look.w[a.mini].unit == by && look.pool_has(&[a], Key::Fixed));
            let cards = look.perks(by).filter(|_| fixed);
            cards.filter(|(_, p)| matches!(p, Perk::Boost(..))).map(|(n, _)| n).next()
        };
        let Some(card) = card else { continue };
        if at.yes(owner(at, by), Ask::Upgrade(by, card))? {
            rule("gl.exhaust");
            at.emit(Event::Exhausted { unit: by, nth: card, on: true });
            at.emit(Event::Boosted { nth: nth as u8, card });
        }
    }
    Ok(())
}

/// Up to two of the wounds that a unit would suffer in an attack are put on its stims instead. Returns how many are left.
pub(super) fn stims(at: &mut At<'_, Legion>, unit: UnitId, wounds: u8, by: Option<UnitId>) -> Play<u8> {
    let nth = card(&look(at), unit, &Perk::Stims).filter(|_| wounds > 0 && stands(at, unit));
    let Some(nth) = nth else { return Ok(wounds) };
    let most = wounds.min(2);
    let n: u8 = at.ask(owner(at, unit), Ask::Prevent(unit), |_, list| list.extend((0..=most).rev()))?;
    if n == 0 {
        return Ok(wounds);
    }
    rule("gl.exhaust");
    at.emit(Event::Exhausted { unit, nth, on: true });
    for _ in 0..n {
        at.emit(Event::Served { unit, nth: Some(nth) });
    }
    // In its own activation the next one is meant.
    let fresh = at.world().active.is_some_and(|a| a.unit == unit);
    at.emit(Event::Noted { unit, mark: Mark::Stimmed { by, fresh } });
    Ok(wounds - n)
}

/// How many wounds lie on the stims of a unit.
pub(super) fn put_off(look: &Look<'_>, unit: UnitId) -> u8 {
    let upgrades = &look.w[unit].upgrades;
    let stims = |n: &usize| look.upgrade(unit, *n as u8).perks.contains(&Perk::Stims);
    (0..upgrades.len()).filter(stims).map(|n| upgrades[n].spent).sum()
}

/// The wounds on a unit's stims are suffered after all.
pub(super) fn wear_off(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let (n, by) = (put_off(&look(at), unit), at.world()[unit].marks.stimmer);
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        if look(at).upgrade(unit, nth).perks.contains(&Perk::Stims) {
            at.emit(Event::Cleared { unit, nth });
        }
    }
    super::wounds::suffer_apart(at, unit, n, None, by)
}

/// Whoever hunts gains an aim token as it rolls its dice against a wounded trooper unit.
pub(super) fn hunt(at: &mut At<'_, Legion>, by: UnitId, target: UnitId) {
    let wounded = at.world().living(target).iter().any(|m| at.world()[*m].wounds > 0);
    if wounded && look(at).trooper(target) && look(at).has_perk(by, &Perk::Hunts) {
        gain(at, by, Token::Aim, 1);
    }
}

/// A player who improvises draws a second token and puts one of both back. Returns the one that is used.
pub(super) fn improvise(
    at: &mut At<'_, Legion>,
    seat: Seat,
    drawn: Rank,
    draw: impl Fn(&mut At<'_, Legion>, [u8; 6]) -> Play<Rank>,
) -> Play<Rank> {
    let pool = at.world().sides[seat.index()].pool;
    let who = at.world().own(seat).find(|u| card(&look(at), *u, &Perk::Improvises).is_some());
    let Some(unit) = who.filter(|_| pool.iter().any(|n| *n > 0)) else { return Ok(drawn) };
    if !used(at, unit, &Perk::Improvises)? {
        return Ok(drawn);
    }
    let second = draw(at, pool)?;
    at.emit(Event::Drew { seat, rank: second });
    if second == drawn {
        at.emit(Event::TokenBack { seat, rank: second });
        return Ok(drawn);
    }
    let kept: Next = at.ask(seat, Ask::Improvise, |_, list| list.extend([drawn, second].map(Next::Kept)))?;
    let rank = if let Next::Kept(rank) = kept { rank } else { drawn };
    at.emit(Event::TokenBack { seat, rank: if rank == drawn { second } else { drawn } });
    Ok(rank)
}

/// In the End Phase cards that were used to improvise, or to link two units, are readied.
pub(super) fn ready_again(at: &mut At<'_, Legion>, unit: UnitId) {
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        let spent = at.world()[unit].upgrades[usize::from(nth)].exhausted;
        let fresh = |perk: &Perk| matches!(perk, Perk::Improvises | Perk::Links);
        if spent && look(at).upgrade(unit, nth).perks.iter().any(fresh) {
            at.emit(Event::Exhausted { unit, nth, on: false });
        }
    }
}

/// A unit that moved may have Tactical for that move, which uses its card up. Returns how much.
pub(super) fn push(at: &mut At<'_, Legion>, unit: UnitId) -> Play<u8> {
    let x = look(at).perks(unit).find_map(|(_, p)| if let Perk::Pushes(x) = p { Some(*x) } else { None });
    match x.filter(|_| stands(at, unit)) {
        Some(x) if used(at, unit, &Perk::Pushes(x))? => Ok(x),
        _ => Ok(0),
    }
}

/// A move, for which a unit may raise or lower its maximum speed by one, which uses its card up. Moves of a given speed are made
/// at that speed (R3 of the adopted readings).
pub(super) fn throttled<'r, T>(
    at: &mut At<'r, Legion>,
    unit: UnitId,
    gait: Gait,
    go: impl FnOnce(&mut At<'r, Legion>) -> Play<T>,
) -> Play<T> {
    let nth = card(&look(at), unit, &Perk::Throttles).filter(|_| {
        matches!(gait, Gait::Standard | Gait::Reverse | Gait::Strafe | Gait::Compulsory | Gait::Jump(_) | Gait::Flee)
    });
    let Some(nth) = nth else { return go(at) };
    let own = look(at).speed(unit, gait, false);
    let with = |by: i8| {
        let mut w = at.world().clone();
        w[unit].marks.throttle = by;
        let look = Look::new(at.rules(), &w);
        (by, look.speed(unit, gait, false))
    };
    let open: SmallVec<[(i8, u8); 2]> = [1, -1].map(with).into_iter().filter(|(_, n)| *n != own && *n > 0).collect();
    if open.is_empty() {
        return go(at);
    }
    let speeds = || std::iter::once(own).chain(open.iter().map(|(_, n)| *n));
    let speed: u8 = at.ask(owner(at, unit), Ask::Throttle(unit), |_, list| list.extend(speeds()))?;
    let Some((by, _)) = open.iter().copied().find(|(_, n)| *n == speed) else { return go(at) };
    rule("gl.exhaust");
    at.emit(Event::Exhausted { unit, nth, on: true });
    let throttle = |by| Event::Noted { unit, mark: Mark::Throttle(by) };
    at.during(throttle(by), throttle(0), go)
}

/// The pilot and the clone trooper unit of a pair, if it is one: near each other and in sight.
fn pair(look: &Look<'_>, one: UnitId, other: UnitId) -> Option<(UnitId, UnitId)> {
    let holds = |u: UnitId| {
        look.w[u].upgrades.iter().any(|e| look.rules.book().upgrades[e.card.0 as usize].perks.contains(&Perk::Links))
    };
    let (pilot, clone) = if holds(one) { (one, other) } else { (other, one) };
    let fits = one != other && holds(pilot) && look.kind(clone) == UnitKind::CloneTrooper && !look.aboard(clone);
    (fits && look.range(pilot, clone) == 1 && look.unit_sees(pilot, clone)).then_some((pilot, clone))
}

/// Whether a unit that attacks or defends may spend such tokens of another because a pilot links the two.
pub(super) fn linked(look: &Look<'_>, unit: UnitId, whose: UnitId, token: Token) -> bool {
    if !matches!(token, Token::Aim | Token::Dodge | Token::Surge) {
        return false;
    }
    let Some(attack) = look.w.attacks.last() else { return false };
    let attacks = attack.by == unit && attack.charge.is_none();
    let defends = attack.pools.get(attack.now).is_some_and(|p| p.target == unit);
    (attacks || defends)
        && pair(look, unit, whose)
            .is_some_and(|pair| attack.linked == Some(pair) || card(look, pair.0, &Perk::Links).is_some())
}

/// The first token that a unit spends of the other uses the pilot's card up, for the whole attack.
pub(super) fn link(at: &mut At<'_, Legion>, unit: UnitId, whose: UnitId) {
    let Some((pilot, clone)) = pair(&look(at), unit, whose) else { return };
    let Some(nth) = card(&look(at), pilot, &Perk::Links) else { return };
    rule("gl.exhaust");
    at.emit(Event::Exhausted { unit: pilot, nth, on: true });
    at.emit(Event::Linked { pilot, clone });
}
