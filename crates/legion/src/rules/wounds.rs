//! Wounds: who suffers them, who falls, who leads then (gl.wounds, gl.vehicle-damage-tokens).

use super::dice::throw_one;
use super::{look, melee, owner, stands, transport, victory};
use crate::Legion;
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Die, Face, Mark, MiniId, UnitId, WeaponRef};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// The minis that the next wound may go to: the worst wounded first, then any but the leader, the leader last; of those only the
/// exposed ones.
fn candidates(look: &Look<'_>, unit: UnitId, exposed: Option<&[MiniId]>) -> SmallVec<[MiniId; 12]> {
    if let Some(minis) = beside_companion(look, unit) {
        return minis;
    }
    let open = |m: &MiniId| exposed.is_none_or(|list| list.contains(m));
    let minis: SmallVec<[MiniId; 12]> = look.w.living(unit).into_iter().filter(open).collect();
    let leader = look.w[unit].leader;
    let worst = minis.iter().map(|m| look.w[*m].wounds).max().unwrap_or(0);
    if worst > 0 {
        let mut worst: SmallVec<[MiniId; 12]> = minis.into_iter().filter(|m| look.w[*m].wounds == worst).collect();
        // A leader is not the only one that is wounded then (001:11575-11579).
        if worst.len() > 1 {
            worst.retain(|m| *m != leader);
        }
        return worst;
    }
    let harmless = |m: &MiniId| {
        look.w[*m].card.is_some_and(|n| look.upgrade(unit, n).keywords.iter().any(|k| k.key == Key::Noncombatant))
    };
    let others: SmallVec<[MiniId; 12]> = minis.iter().copied().filter(|m| *m != leader && !harmless(m)).collect();
    if !others.is_empty() {
        if minis.iter().any(harmless) {
            Key::Noncombatant.acted();
        }
        return others;
    }
    let rest: SmallVec<[MiniId; 12]> = minis.iter().copied().filter(|m| *m != leader).collect();
    if rest.is_empty() { minis } else { rest }
}

/// Where a counterpart stands beside its unit any mini may suffer a wound, seen or not, but none of the others falls before
/// it (gl.counterpart).
fn beside_companion(look: &Look<'_>, unit: UnitId) -> Option<SmallVec<[MiniId; 12]>> {
    let minis = look.w.living(unit);
    if !minis.iter().any(|m| look.companion(*m)) {
        return None;
    }
    Key::Counterpart.acted();
    let survives = |m: &MiniId| look.companion(*m) || look.w[*m].wounds + 1 < look.threshold(*m);
    Some(minis.into_iter().filter(survives).collect())
}

/// A unit suffers wounds, one at a time; what nobody can suffer is lost. `by` is whose doing it is.
pub(super) fn suffer(
    at: &mut At<'_, Legion>,
    unit: UnitId,
    n: u8,
    exposed: Option<&[MiniId]>,
    by: Option<UnitId>,
) -> Play<()> {
    rule("gl.wounds");
    for _ in 0..n {
        if !stands(at, unit) {
            return Ok(());
        }
        let open = candidates(&look(at), unit, exposed);
        let mini = match open[..] {
            [] => return Ok(()),
            [only] => only,
            _ => at.ask(owner(at, unit), Ask::Wound(unit), |_, list| list.extend(open.iter().copied()))?,
        };
        at.emit(Event::Wounded { mini, n: 1 });
        if at.world()[mini].wounds >= look(at).threshold(mini) {
            defeat(at, mini, by)?;
        }
    }
    if stands(at, unit) {
        if n > 0 {
            super::perks::hurt(at, unit);
        }
        if look(at).enraged(unit) {
            Key::Enrage.acted();
            super::lose(at, unit, crate::world::Token::Suppression, u8::MAX);
        }
        resilience(at, unit)?;
    }
    Ok(())
}

/// The same for anybody but the defender of an attack, which sees to it by itself: whoever lost its foe finds another
/// (gl.melee).
pub(super) fn suffer_apart(
    at: &mut At<'_, Legion>,
    unit: UnitId,
    n: u8,
    exposed: Option<&[MiniId]>,
    by: Option<UnitId>,
) -> Play<()> {
    let fighting = melee::pairs(&look(at), unit);
    suffer(at, unit, n, exposed, by)?;
    melee::restore(at, &fighting)
}

/// A mini is defeated; its unit gets a new leader, or is defeated with it.
fn defeat(at: &mut At<'_, Legion>, mini: MiniId, by: Option<UnitId>) -> Play<()> {
    rule("gl.defeated");
    let unit = at.world()[mini].unit;
    let last = at.world().living(unit).len() == 1;
    let riders = if last { transport::bail_out(at, unit, by)? } else { SmallVec::new() };
    if at.world()[unit].leader == mini {
        put_down(at, unit);
    }
    at.emit(Event::MiniDefeated(mini));
    let left = at.world().living(unit);
    if left.is_empty() {
        fallen(at, unit, by)?;
        return transport::shaken(at, &riders, by);
    }
    unshield(at, unit, mini);
    if at.world()[unit].leader == mini {
        rule("gl.unit-leader");
        let fit: SmallVec<[MiniId; 12]> = {
            let look = look(at);
            let harmless = |m: &MiniId| {
                look.w[*m]
                    .card
                    .is_some_and(|n| look.upgrade(unit, n).keywords.iter().any(|k| k.key == Key::Noncombatant))
            };
            let best: SmallVec<[MiniId; 12]> = left.iter().copied().filter(|m| !harmless(m)).collect();
            if best.is_empty() { left } else { best }
        };
        let next = match fit[..] {
            [only] => only,
            _ => at.ask(owner(at, unit), Ask::Lead(unit), |_, list| list.extend(fit.iter().copied()))?,
        };
        at.emit(Event::Leads { unit, mini: next });
        // The weapon of a team and the part of a special leader go to the next (gl.heavy-weapon-team, gl.leader-upgrade).
        let card = at.world()[mini].card;
        let special = card.is_some_and(|n| look(at).upgrade(unit, n).keywords.iter().any(|k| k.key == Key::Leader));
        let team = look(at).has_printed(unit, Key::HeavyWeaponTeam);
        if team || special {
            if team { Key::HeavyWeaponTeam } else { Key::Leader }.acted();
            at.emit(Event::TookRole { mini: next, card });
        }
    }
    Ok(())
}

/// What a leader has claimed stays where it stood when it falls or panics (gl.objective-tokens).
pub(super) fn put_down(at: &mut At<'_, Legion>, unit: UnitId) {
    if let Some(marker) = at.world()[unit].carries {
        rule("gl.objective-tokens");
        let place = at.world()[at.world()[unit].leader].at;
        at.emit(Event::Claimed { marker, by: None, at: place });
    }
}

/// How many shields the card brings that brought a mini.
pub(super) fn shields_of(look: &Look<'_>, mini: MiniId) -> u8 {
    let card = look.w[mini].card.map(|nth| look.upgrade(look.w[mini].unit, nth));
    card.map_or(0, |card| card.keywords.iter().filter(|k| k.key == Key::Shielded).map(|k| k.x).sum())
}

/// With the mini that brought shields these are lost (gl.shielded-x).
fn unshield(at: &mut At<'_, Legion>, unit: UnitId, mini: MiniId) {
    let n = shields_of(&look(at), mini);
    if n > 0 {
        at.emit(Event::ShieldsLost { unit, n });
    }
}

/// A unit is defeated: it drops what it carries, its points count for the other side, and whoever hunted it has its prize. With
/// the last unit of a player the game is over, whatever is under way (001:11488-11489).
fn fallen(at: &mut At<'_, Legion>, unit: UnitId, by: Option<UnitId>) -> Play<()> {
    put_down(at, unit);
    let own = at.world()[unit].marks.home.unwrap_or(owner(at, unit));
    let to = at.world().foe(own);
    at.emit(Event::UnitDefeated { unit, to });
    let prized = at.world()[unit].marks.prized;
    let side = |u: UnitId| at.world()[u].side;
    let hunts = |u: &UnitId| prized && side(*u) != side(unit) && look(at).has(*u, Key::Bounty);
    if let Some(hunter) = by.filter(hunts) {
        Key::Bounty.acted();
        at.emit(Event::Noted { unit: hunter, mark: Mark::Trophy });
    }
    victory::elimination(at)
}

/// A whole unit leaves the table.
pub(super) fn remove_unit(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    rule("gl.leaving-the-battlefield");
    let riders = transport::bail_out(at, unit, None)?;
    lost(at, unit, None)?;
    transport::shaken(at, &riders, None)
}

/// A whole unit is lost where it is.
pub(super) fn lost(at: &mut At<'_, Legion>, unit: UnitId, by: Option<UnitId>) -> Play<()> {
    for mini in at.world().living(unit) {
        at.emit(Event::MiniDefeated(mini));
    }
    fallen(at, unit, by)
}

/// The first time that a vehicle has as many wounds as its resilience a red die says what breaks (gl.resilience).
fn resilience(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let Some(limit) = look(at).card(unit).resilience else { return Ok(()) };
    let wounds: u8 = at.world().minis_of(unit).iter().map(|m| at.world()[*m].wounds).max().unwrap_or(0);
    if wounds < limit || at.world()[unit].tokens.broken {
        return Ok(());
    }
    rule("gl.resilience");
    rule("gl.vehicle-damage-tokens");
    match throw_one(at, Die::RedDefense)? {
        Face::Block => at.emit(Event::Damaged(unit)),
        Face::Surge => {
            let weapons: SmallVec<[WeaponRef; 8]> =
                at.world().minis_of(unit).first().map(|m| look(at).arms(*m).into_iter().collect()).unwrap_or_default();
            let seat = at.world().foe(owner(at, unit));
            let weapon = match weapons[..] {
                [] => return Ok(()),
                [only] => only,
                _ => at.ask(seat, Ask::Disrupt(unit), |_, list| list.extend(weapons.iter().copied()))?,
            };
            at.emit(Event::Disrupted { unit, weapon });
        }
        _ => at.emit(Event::Disabled(unit)),
    }
    Ok(())
}
