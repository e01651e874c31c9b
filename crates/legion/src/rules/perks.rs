//! What the texts of upgrades do at their moments (gl.upgrade-cards).

use super::{gain, look, lose, owner, stands};
use crate::Legion;
use crate::book::{Boost, Perk, Rank};
use crate::choice::{Ask, Next};
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
        let waits = |u: &UnitId| look.w[*u].order == OrderToken::None && !look.w[*u].marks.diverted;
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
    super::wounds::suffer(at, unit, n, None, by)
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

/// In the End Phase cards that were used to improvise are readied.
pub(super) fn ready_again(at: &mut At<'_, Legion>, unit: UnitId) {
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        let spent = at.world()[unit].upgrades[usize::from(nth)].exhausted;
        if spent && look(at).upgrade(unit, nth).perks.contains(&Perk::Improvises) {
            at.emit(Event::Exhausted { unit, nth, on: false });
        }
    }
}
