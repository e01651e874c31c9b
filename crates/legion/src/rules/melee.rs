//! Melee: the charged unit closes in, and minis that lost their contact find it again (gl.melee, ss.advanced-melee).

use super::{look, owner};
use crate::Legion;
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point};
use crate::look::Look;
use crate::world::{MiniId, UnitId, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// The minis of a unit that touch no enemy: who fights already stays where it is (001:7382-7386).
fn idle(look: &Look<'_>, unit: UnitId) -> SmallVec<[MiniId; 12]> {
    look.w.minis_of(unit).into_iter().filter(|m| !fights(look, *m)).collect()
}

/// Whether a mini touches an enemy.
fn fights(look: &Look<'_>, mini: MiniId) -> bool {
    look.touched(look.w[mini].unit, look.level(mini), &look.foot(mini)).next().is_some()
}

/// Places in contact with the enemy unit that a mini can be put at: free, on the table, touching no third unit, still in
/// cohesion with its leader.
fn slots(look: &Look<'_>, mini: MiniId, foe: UnitId) -> Vec<Point> {
    let unit = look.w[mini].unit;
    let here = look.foot(mini);
    let mut found = Vec::new();
    for m in look.w.minis_of(foe) {
        let there = look.foot(m);
        let toward = Angle::of(here.at - there.at);
        for turn in [0, 30, -30, 60, -60, 90, -90, 135, -135, 180] {
            let at = there.beside(here.base.forward(), toward + Angle::degrees(turn));
            let foot = look.foot_at(unit, at, here.facing);
            let touches = look.touches_unit(&foot, look.level(mini), foe);
            if touches && fits(look, mini, foe, &foot) && together(look, mini, &foot) {
                found.push(at);
                break;
            }
        }
    }
    found
}

/// Whether a unit stays together with one of its minis there: near its leader, or the leader near all others.
fn together(look: &Look<'_>, mini: MiniId, foot: &Footprint) -> bool {
    let (unit, tool) = (look.w[mini].unit, look.rules.book().figures.tool(1));
    let leader = look.w[unit].leader;
    match mini == leader {
        true => look.w.minis_on(unit).filter(|m| *m != leader).all(|m| look.foot(m).gap_at_most(foot, tool)),
        false => look.leader(unit).gap_at_most(foot, tool),
    }
}

fn fits(look: &Look<'_>, mini: MiniId, foe: UnitId, foot: &Footprint) -> bool {
    let unit = look.w[mini].unit;
    let level = look.level(mini);
    let apart = look.w.mini_ids().filter(|m| *m != mini).all(|m| !look.foot(m).overlaps(foot));
    apart && look.may_stand(unit, level, foot, Some(unit)).is_ok() && look.touched(unit, level, foot).all(|u| u == foe)
}

/// The free minis of a charged unit move into contact, if it can fight (gl.melee).
pub(super) fn rush(at: &mut At<'_, Legion>, charged: UnitId, by: UnitId) -> Play<()> {
    if !look(at).fights_close(charged) {
        return Ok(());
    }
    close(at, charged, by, Reason::Charged)
}

#[derive(Clone, Copy, PartialEq)]
enum Reason {
    Charged,
    LostContact,
}

/// Each idle mini of a unit goes into contact if it can, one after another; a leader that the others hold back tries once more
/// after them.
fn close(at: &mut At<'_, Legion>, unit: UnitId, foe: UnitId, reason: Reason) -> Play<()> {
    let mut movers: SmallVec<[MiniId; 12]> = idle(&look(at), unit);
    let leader = at.world()[unit].leader;
    if movers.len() > 1 && movers.contains(&leader) {
        movers.push(leader);
    }
    for mini in movers {
        if fights(&look(at), mini) {
            continue;
        }
        let options = slots(&look(at), mini, foe);
        if options.is_empty() {
            continue;
        }
        let (seat, rules) = (owner(at, unit), at.rules());
        let ask = if reason == Reason::Charged { Ask::Rush(unit) } else { Ask::Close(mini) };
        let facing = at.world()[mini].facing;
        let spot = |p: Point| Spots(smallvec::smallvec![Spot { at: p, facing }]);
        let law = |w: &World, spots: Spots| -> Result<Spots, WhyNot> {
            let look = Look::new(rules, w);
            let [one] = spots.0[..] else { return Err(WhyNot::new("gl.melee", "a-place-for-every-mini")) };
            if !one.at.is_near() {
                return Err(WhyNot::new("gl.battlefield", "off-the-table"));
            }
            let foot = look.foot_at(unit, one.at, facing);
            match fits(&look, mini, foe, &foot)
                && look.touches_unit(&foot, look.level(mini), foe)
                && together(&look, mini, &foot)
            {
                true => Ok(spot(one.at)),
                false => Err(WhyNot::new("gl.melee", "minis-must-join-the-melee")),
            }
        };
        let chosen: Spots = at.ask_open(seat, ask, |_, list| list.extend(options.iter().map(|p| spot(*p))), law)?;
        let place = chosen.0[0].at;
        let z = look(at).stand_height(look(at).level(mini), place);
        at.emit(Event::Placed { mini, at: place, z, facing });
    }
    Ok(())
}

/// After casualties: minis with melee weapons that can be put into contact again must be, those of the active player first
/// (G41, G42 of the examples). `fought` are units that fought before.
pub(super) fn restore(at: &mut At<'_, Legion>, fought: &[(UnitId, UnitId)]) -> Play<()> {
    if fought.is_empty() {
        return Ok(());
    }
    // Whoever lost one foe turns to the others of its melee (001:7417-7424).
    let mut pairs: Vec<(UnitId, UnitId)> = fought.to_vec();
    {
        let look = look(at);
        let left = fought.iter().flat_map(|(a, b)| [*a, *b]).filter(|u| !look.w[*u].defeated);
        pairs.extend(left.flat_map(|u| self::pairs(&look, u)));
    }
    let first = at.world().active.map_or(at.world().blue, |a| at.world()[a.unit].side);
    let order = |seat: Seat| if seat == first { 0 } else { 1 };
    let mut sorted: Vec<(UnitId, UnitId)> = pairs.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]).collect();
    sorted.sort_by_key(|(a, b)| (order(at.world()[*a].side), *a, *b));
    sorted.dedup();
    for (unit, foe) in sorted {
        let there = |u: UnitId| at.world()[u].deployed && !at.world()[u].defeated;
        if !there(unit) || !there(foe) || !look(at).fights_close(unit) {
            continue;
        }
        rule("ss.advanced-melee");
        close(at, unit, foe, Reason::LostContact)?;
    }
    Ok(())
}

/// The pairs of units that are in a melee with a unit now.
pub(super) fn pairs(look: &Look<'_>, unit: UnitId) -> Vec<(UnitId, UnitId)> {
    look.melee_foes(unit).map(|foe| (unit, foe)).collect()
}

/// A unit went away from a melee: those it fought turn to whoever else they touch.
pub(super) fn left(at: &mut At<'_, Legion>, mover: UnitId, foes: &[UnitId]) -> Play<()> {
    let others: Vec<(UnitId, UnitId)> = {
        let look = look(at);
        let lost = foes.iter().copied().filter(|foe| !look.in_contact(mover, *foe));
        lost.flat_map(|foe| pairs(&look, foe)).collect()
    };
    restore(at, &others)
}
