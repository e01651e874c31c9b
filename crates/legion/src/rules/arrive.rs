//! What units do around their deployment: covert operatives, detachments, dual-sided cards, scouting parties, bounties.

use super::deploy::{law, waiting};
use super::{bombs, deploy, look, moves, owner, samples};
use crate::Legion;
use crate::book::{Perk, Rank, UpgradeId};
use crate::choice::{Ask, Gait, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Course, Footprint};
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Mark, UnitId, World, team};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// Whether a unit may be deployed now: a detachment waits for its partners (gl.detachment).
pub(super) fn may_be_next(look: &Look<'_>, unit: UnitId) -> bool {
    let side = look.w[unit].side;
    let waits = waiting(look.w, side).any(|u| u != unit && look.names(unit, Key::Detachment, u));
    if waits {
        Key::Detachment.acted();
    }
    !waits
}

/// Before a unit is placed: it may give up its command, and the sides of its cards are chosen.
pub(super) fn before(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    covert_ops(at, unit)?;
    loadout(at, unit)?;
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        let sided = {
            let look = look(at);
            let card = look.upgrade(unit, nth);
            card.other.is_some() || card.perks.contains(&Perk::Stance)
        };
        if sided && at.yes(owner(at, unit), Ask::Side(unit, nth))? {
            rule("gl.dual-sided-cards");
            at.emit(Event::Flipped { unit, nth });
        }
    }
    Ok(())
}

/// Whether a card that was set aside may take the place of an upgrade: of its type, no dearer, and not there twice.
fn may_swap(look: &Look<'_>, unit: UnitId, nth: u8, card: UpgradeId) -> bool {
    let book = look.rules.book();
    let (old, new) = (look.upgrade(unit, nth), &book.upgrades[card.0 as usize]);
    let others = (0..look.w[unit].upgrades.len() as u8).filter(|n| *n != nth);
    old.slot == new.slot
        && new.points <= old.points
        && !old.mini
        && !new.mini
        && others.into_iter().all(|n| look.upgrade(unit, n).name != new.name)
}

/// Cards that were set aside may be taken instead of those that the unit has (gl.loadout).
fn loadout(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let aside = at.world()[unit].aside;
    for (i, card) in (0..).zip(aside) {
        let Some(card) = card.filter(|_| look(at).has(unit, Key::Loadout)) else { continue };
        for nth in 0..at.world()[unit].upgrades.len() as u8 {
            if may_swap(&look(at), unit, nth, card) && at.yes(owner(at, unit), Ask::Swap(unit, nth, i))? {
                Key::Loadout.acted();
                at.emit(Event::Swapped { unit, nth, aside: i });
                break;
            }
        }
    }
    Ok(())
}

/// A commander may become an operative that infiltrates; if no other commander is left, a corps or special forces unit is
/// promoted at once (gl.covert-ops).
fn covert_ops(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let seat = owner(at, unit);
    let may = look(at).has(unit, Key::CovertOps) && at.world()[unit].rank == Rank::Commander;
    if !may || !at.yes(seat, Ask::Use(unit, Key::CovertOps))? {
        return Ok(());
    }
    Key::CovertOps.acted();
    at.emit(Event::Noted { unit, mark: Mark::Covert });
    at.emit(Event::Ranked { unit, rank: Rank::Operative });
    let w = at.world();
    let ours = |u: &UnitId| w[*u].player == seat && !w[*u].defeated;
    if w.unit_ids().filter(ours).any(|u| w[u].rank == Rank::Commander) {
        return Ok(());
    }
    let lowly = |u: &UnitId| ours(u) && matches!(w[*u].rank, Rank::Corps | Rank::SpecialForces);
    let open: SmallVec<[UnitId; 16]> = w.unit_ids().filter(lowly).collect();
    if !open.is_empty() {
        let next: UnitId = at.ask(seat, Ask::Promote, |_, list| list.extend(open.iter().copied()))?;
        at.emit(Event::Promoted(next));
    }
    Ok(())
}

/// Where a unit stands with regard to its partner.
pub(super) enum Beside {
    /// At speed-1 of the leader of one.
    Partner,
    /// Not, although it could and must be.
    Elsewhere,
    /// It needs none, or has none.
    Free,
}

/// The partners on the table beside whose leader no other detachment was deployed.
fn partners(look: &Look<'_>, unit: UnitId) -> SmallVec<[UnitId; 4]> {
    let w = look.w;
    let free = |p: UnitId| !w.unit_ids().any(|u| u != unit && w[u].marks.partner == Some(p));
    w.of(w[unit].side)
        .filter(|p| *p != unit && !look.aboard(*p) && look.names(unit, Key::Detachment, *p) && free(*p))
        .collect()
}

/// Whether the shortest tool leads from a partner's leader to that place, at most height 1 above or below it.
fn near(look: &Look<'_>, unit: UnitId, partner: UnitId, foot: &Footprint) -> bool {
    let figures = &look.rules.book().figures;
    let leader = look.leader(partner);
    let leg = (leader.base.forward() + foot.base.forward() + figures.tool(1)) / 2;
    let (level, its) = (deploy::perch(look, unit, foot), look.level(look.w[partner].leader));
    let height = (look.stand_height(level, foot.at) - look.w[look.w[partner].leader].z).abs();
    let free = |stretch| look.way_blocked(unit, level, stretch, true).is_none();
    // From one level to another no way along the ground leads.
    leader.gap_at_most(foot, figures.tool(1))
        && height <= figures.segment
        && (level != its || Course::between(leader.at, foot.at, leg, figures.fan(), free).is_some())
}

/// Whether a detachment stands where it must.
pub(super) fn beside(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> Beside {
    if !look.has(unit, Key::Detachment) {
        return Beside::Free;
    }
    let partners = partners(look, unit);
    if partners.iter().any(|p| near(look, unit, *p, foot)) {
        return Beside::Partner;
    }
    let room = partners.iter().any(|p| around(look, unit, *p).any(|spot| stands(look, unit, spot)));
    if room { Beside::Elsewhere } else { Beside::Free }
}

/// Places around a partner's leader.
fn around<'a>(look: &Look<'a>, unit: UnitId, partner: UnitId) -> impl Iterator<Item = Spot> + 'a {
    let (leader, base) = (look.leader(partner), look.base(unit).forward());
    let facing = samples::toward_enemy(look, unit);
    let gap = look.rules.book().figures.tool(1);
    let lengths = [gap / 2, gap - 20, 60];
    lengths.into_iter().flat_map(move |gap| {
        let length = leader.base.forward() + gap + base;
        (0..12).map(move |k| Spot { at: leader.at + Angle::degrees(30 * k).way(length), facing })
    })
}

/// Whether a detachment of one mini could be put there.
fn stands(look: &Look<'_>, unit: UnitId, spot: Spot) -> bool {
    let foot = look.foot_at(unit, spot.at, spot.facing);
    spot.at.is_near()
        && look.may_stand(unit, deploy::perch(look, unit, &foot), &foot, None).is_ok()
        && look.touched(unit, deploy::perch(look, unit, &foot), &foot).next().is_none()
        && partners(look, unit).iter().any(|p| near(look, unit, *p, &foot))
}

/// Good places to deploy a unit at.
pub(super) fn places(look: &Look<'_>, unit: UnitId) -> Vec<Spots> {
    let beside: Vec<Spots> = partners(look, unit)
        .into_iter()
        .flat_map(|p| around(look, unit, p))
        .filter(|spot| stands(look, unit, *spot))
        .filter_map(|spot| law(look, unit, Spots(smallvec::smallvec![spot])).ok())
        .collect();
    if beside.is_empty() { samples::deployments(look, unit) } else { beside }
}

/// A detachment remembers whose partner it is.
pub(super) fn after(at: &mut At<'_, Legion>, unit: UnitId) {
    rule("gl.deployment");
    rule("fm.setup-8");
    let card = at.world().cards.deployment.map(|n| at.rules().book().deployments[n as usize].name.as_str());
    match card {
        Some("Battle Lines") => rule("bc.battle-lines"),
        Some("Major Offensive") => rule("bc.major-offensive"),
        _ => {}
    }
    let found = {
        let look = look(at);
        let foot = look.leader(unit);
        partners(&look, unit).into_iter().find(|p| near(&look, unit, *p, &foot))
    };
    if let Some(partner) = found {
        Key::Detachment.acted();
        at.emit(Event::Noted { unit, mark: Mark::Partner(partner) });
    }
}

/// Friendly troopers at range 1-2 that did not scout go with a scouting unit, as fast as it (gl.scouting-party-x).
pub(super) fn party(at: &mut At<'_, Legion>, unit: UnitId, speed: u8) -> Play<()> {
    for _ in 0..look(at).sum(unit, Key::ScoutingParty) {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let may = |u: &UnitId| {
                *u != unit
                    && look.trooper(*u)
                    && !look.w[*u].marks.scouted
                    && !super::deploy::rooted(&look, *u)
                    && look.range(unit, *u) <= 2
                    && super::can_march(&look, *u, Gait::Scout(speed))
            };
            look.w.of(look.w[unit].side).filter(may).collect()
        };
        if open.is_empty() {
            break;
        }
        let ask = Ask::On(unit, Key::ScoutingParty);
        let Some(friend) = at.may(owner(at, unit), ask, |_, list| list.extend(open.iter().copied()))? else { break };
        Key::ScoutingParty.acted();
        moves::with_pivot(at, friend, Gait::Scout(speed))?;
        at.emit(Event::Noted { unit: friend, mark: Mark::Scouted });
    }
    Ok(())
}

/// After all deployment the hunters name their prey, blue's first (gl.bounty).
pub(super) fn finish(at: &mut At<'_, Legion>) -> Play<()> {
    bombs::hand_out(at)?;
    let blue = at.world().blue;
    // Whoever hides behind tokens hunts and is hunted like everybody else.
    let all = |w: &World, seat: Seat| -> SmallVec<[UnitId; 16]> {
        let there = |u: &UnitId| w[*u].side == team(seat) && !w[*u].defeated && (w[*u].deployed || w[*u].marks.away);
        w.unit_ids().filter(there).collect()
    };
    for seat in [blue, at.world().foe(blue)] {
        for unit in all(at.world(), seat) {
            if !look(at).has(unit, Key::Bounty) {
                continue;
            }
            let w = at.world();
            let sees = |u: &UnitId| !look(at).ignores_foes(*u);
            let prey = |u: &UnitId| matches!(w[*u].rank, Rank::Commander | Rank::Operative) && sees(u);
            let open: SmallVec<[UnitId; 4]> = all(w, w.foe(seat)).into_iter().filter(prey).collect();
            if open.is_empty() {
                continue;
            }
            let ask = Ask::On(unit, Key::Bounty);
            let prey: UnitId = at.ask(owner(at, unit), ask, |_, list| list.extend(open.iter().copied()))?;
            at.emit(Event::Noted { unit: prey, mark: Mark::Prized });
        }
    }
    Ok(())
}
