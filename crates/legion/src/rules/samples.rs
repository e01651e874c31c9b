//! Good samples for questions that cannot be listed: moves, places, turns. Every sample keeps the law.

use super::deploy;
use crate::choice::{Gait, March, Spot, Spots};
use crate::geometry::{Angle, Bounds, Course, Footprint, Point};
use crate::look::{Around, Look, Placing};
use crate::world::{MiniId, UnitId};
use dejarik_kernel::trace;
use std::sync::LazyLock;

/// Directions of moves that are tried for a base without a front.
const HEADINGS: u32 = 16;
/// Bends that are tried for a base with a front, in degrees.
const BENDS: [i32; 7] = [0, 30, -30, 60, -60, 90, -90];

/// Moves of a unit's leader that the law allows and that leave room for the rest of the unit.
pub fn marches(look: &Look<'_>, unit: UnitId, gait: Gait) -> Vec<March> {
    some_marches(look, unit, gait, usize::MAX)
}

/// Whether there is any such move.
pub fn can_march(look: &Look<'_>, unit: UnitId, gait: Gait) -> bool {
    !some_marches(look, unit, gait, 1).is_empty()
}

/// The first moves that are found, so many of them at most.
fn some_marches(look: &Look<'_>, unit: UnitId, gait: Gait, most: usize) -> Vec<March> {
    let mut found = Vec::new();
    let fastest = look.speed(unit, gait, false);
    if fastest == 0 || look.aboard(unit) {
        return found;
    }
    let around = Around::of(look, unit, gait);
    let look = &look.at_what_is(&around);
    let slower = look.speed(unit, gait, true).max(1);
    let mut try_out = |march: March| -> bool {
        if let Ok((march, shift)) = look.march(unit, gait, march)
            && !found.iter().any(|other| same_way(look, unit, gait, *other, march))
            && (shift.leaves || roomy(look, unit, &shift))
        {
            found.push(march);
        }
        found.len() >= most
    };
    let ways = ways(look, unit, gait);
    let full = [fastest, slower].into_iter().take(if slower == fastest { 1 } else { 2 }).flat_map(|speed| {
        let leg = look.leg(unit, gait, speed);
        ways.iter().map(move |(heading, bend)| March { speed, heading: *heading, bend: *bend, travel: 2 * leg })
    });
    let half = || {
        let leg = look.leg(unit, gait, 1);
        let short = move |way: &(Angle, Angle)| March { speed: 1, heading: way.0, bend: way.1, travel: leg };
        let any = matches!(gait, Gait::Standard | Gait::Jump(_));
        ways.iter().step_by(2).filter(move |_| any).map(short)
    };
    let charges = || match gait {
        Gait::Standard | Gait::Speed(_) | Gait::Withdraw | Gait::Jump(_) => charges(look, unit, gait, fastest),
        _ => Vec::new(),
    };
    let _enough = full.chain(half()).any(&mut try_out) || charges().into_iter().any(&mut try_out);
    found
}

/// Whether two moves are one: where neither gets beyond the first leg of the tool, its bend is nothing to them.
fn same_way(look: &Look<'_>, unit: UnitId, gait: Gait, one: March, other: March) -> bool {
    let straight = one.travel <= look.leg(unit, gait, one.speed);
    one == March { bend: if straight { one.bend } else { other.bend }, ..other }
}

/// Whether the rest of the unit finds room after a move.
pub(super) fn roomy(look: &Look<'_>, unit: UnitId, shift: &crate::look::Shift) -> bool {
    look.w.minis_on(unit).count() < 2 || packed(look, unit, &placing(shift)).is_some()
}

/// How the rest of a unit is placed after its leader's move.
pub(super) fn placing(shift: &crate::look::Shift) -> Placing {
    Placing {
        leader: shift.spot,
        from: shift.course.from,
        foe: shift.contact,
        slow: shift.slow,
        level: shift.level,
        other: shift.other,
    }
}

/// Places for the rest of a unit, if there is room.
pub(super) fn packed(look: &Look<'_>, unit: UnitId, placing: &Placing) -> Option<Spots> {
    look.pack(unit, placing, false)
}

/// Directions and bends of the tool that are tried.
pub(super) fn ways(look: &Look<'_>, unit: UnitId, gait: Gait) -> Vec<(Angle, Angle)> {
    let facing = look.leader(unit).facing;
    if look.notched(unit) {
        let mut starts = look.heading(gait, facing).to_vec();
        starts.dedup();
        return starts.into_iter().flat_map(|h| BENDS.map(|b| (h, Angle::degrees(b)))).collect();
    }
    let mut headings: Vec<Angle> = (0..HEADINGS).map(|k| Angle((k * 65_536 / HEADINGS) as u16)).collect();
    let here = look.leader(unit).at;
    let goals = look.w.markers.iter().map(|m| m.at).chain(look.w.supplies.iter().map(|s| s.at));
    let foes = look.w.standing().filter(|u| look.w[*u].side != look.w[unit].side).map(|u| look.leader(u).at);
    headings.extend(goals.chain(foes).map(|p| Angle::of(p - here)));
    // Whoever flees goes around what is in the way if that leads farther (001:8373-8380).
    let bends: &[i32] = if look.w[unit].tokens.panic { &BENDS } else { &BENDS[..1] };
    let bent = |h: Angle| bends.iter().map(move |b| (h, Angle::degrees(*b)));
    headings.into_iter().flat_map(bent).collect()
}

/// Moves into contact with enemies in reach.
fn charges(look: &Look<'_>, unit: UnitId, gait: Gait, speed: u8) -> Vec<March> {
    let mut found = Vec::new();
    if !look.fights_close(unit) || look.notched(unit) {
        return found;
    }
    let from = look.leader(unit);
    let slow = look.speed(unit, gait, true).max(1).min(speed);
    let leg = look.leg(unit, gait, speed);
    let fan = look.rules.book().figures.fan();
    let foes = look.w.standing().filter(|u| look.w[*u].side != look.w[unit].side);
    for foe in foes.filter(|u| from.gap_at_most(&look.leader(*u), 16_000)) {
        for m in look.w.minis_of(foe) {
            let there = look.foot(m);
            let toward = Angle::of(from.at - there.at);
            for turn in [Angle::EAST, Angle::degrees(40), Angle::degrees(-40)] {
                let goal = there.beside(from.base.radius, toward + turn);
                let level = look.level(look.w[unit].leader);
                let free = |stretch| look.way_blocked(unit, level, stretch, true).is_none();
                if let Some(c) = Course::between(from.at, goal, leg, fan, free) {
                    found.push(March { speed, heading: c.heading, bend: c.bend, travel: c.travel.max(1) });
                    let short = look.leg(unit, gait, slow);
                    if slow < speed && c.travel <= 2 * short && c.bend == Angle::EAST {
                        found.push(March { speed: slow, heading: c.heading, bend: c.bend, travel: c.travel.max(1) });
                    }
                    break;
                }
            }
        }
    }
    found
}

/// Places for the other minis of a unit: as they stood, and close together.
pub(super) fn places(look: &Look<'_>, unit: UnitId, placing: &Placing) -> Vec<Spots> {
    let mut found: Vec<Spots> = Vec::new();
    for tight in [false, true] {
        if let Some(spots) = look.pack(unit, placing, tight)
            && look.cohere(unit, placing, &spots).is_ok()
            && !found.contains(&spots)
        {
            found.push(spots);
        }
    }
    found
}

/// How many places are worth a look.
const PLACES: usize = 24;
/// How many of them lie outside the zone, for who may go there.
const HIDEOUTS: usize = 8;
/// How far apart the places are that are tried where a zone is all but full.
const FINE: i32 = 400;

/// Places to deploy a unit at: looking towards the enemy, or across where its base is too long for that; in a zone that is
/// all but full, wherever there is room.
pub(super) fn deployments(look: &Look<'_>, unit: UnitId) -> Vec<Spots> {
    let facing = toward_enemy(look, unit);
    let long = look.base(unit).half > 0;
    let across = long.then_some(facing + Angle::QUARTER);
    let mut found = [Some(facing), across].into_iter().flatten().map(|way| zone_grid(look, unit, way));
    let mut places = found.find(|places| !places.is_empty()).unwrap_or_default();
    places.extend(hideouts(look, unit));
    if places.is_empty() {
        let aslant = [45, -45].map(|turn| facing + Angle::degrees(turn)).into_iter().filter(|_| long);
        let ways = [facing].into_iter().chain(across).chain(aslant);
        let some = |way| grid(look, unit, way, FINE, Point::default()).take(4).collect::<Vec<_>>();
        places = ways.map(some).find(|places| !places.is_empty()).unwrap_or_default();
    }
    places
}

/// Places for infiltrators, spread over the table (gl.infiltrate), and for vehicles that roll out.
fn hideouts(look: &Look<'_>, unit: UnitId) -> Vec<Spots> {
    let (hides, rolls) = (deploy::infiltrator(look, unit), deploy::rolls_out(look, unit));
    if !hides && !rolls {
        return Vec::new();
    }
    let zones = look.zones(look.w[unit].side);
    let near = |foot: &Footprint| rolls && zones.iter().any(|zone| deploy::beside_zone(look, zone, foot));
    let found = anywhere(look, unit, |foot| (hides && deploy::hidden(look, unit, foot)) || near(foot));
    let lawful = |spots: Spots| trace::unseen(|| deploy::law(look, unit, spots).ok());
    thinned(found.into_iter().filter_map(lawful).collect(), HIDEOUTS)
}

/// Every so many of them, so that no more are left.
fn thinned(found: Vec<Spots>, most: usize) -> Vec<Spots> {
    let every = found.len().div_ceil(most).max(1);
    found.into_iter().step_by(every).collect()
}

/// Places in the zones of a unit's side, far apart, or nearer each other where there is less room.
fn zone_grid(look: &Look<'_>, unit: UnitId, facing: Angle) -> Vec<Spots> {
    let off = Point::new(900, 700);
    let mut found: Vec<Spots> = grid(look, unit, facing, 6000, off).collect();
    if found.len() < 4 {
        found.extend(grid(look, unit, facing, 2500, off));
    }
    thinned(found, PLACES)
}

/// Places so far apart over the zones of a unit's side, at a little distance from the edges.
fn grid(look: &Look<'_>, unit: UnitId, facing: Angle, step: i32, off: Point) -> impl Iterator<Item = Spots> {
    let reach = look.base(unit).radius;
    let line = move |low: i32, high: i32| (low + reach..=high - reach).step_by(step as usize);
    look.zones(look.w[unit].side).iter().flat_map(move |zone| {
        let Bounds { low, high } = zone.bounds();
        let rows =
            line(low.y + off.y, high.y).flat_map(move |y| line(low.x + off.x, high.x).map(move |x| Point::new(x, y)));
        rows.filter_map(move |at| deployed_at(look, unit, Spot { at, facing }))
    })
}

/// The direction from a side's own edge to the other.
pub(super) fn toward_enemy(look: &Look<'_>, unit: UnitId) -> Angle {
    let side = look.w[unit].side;
    let middle = |side| {
        let zones: &[crate::book::Zone] = look.zones(side);
        zones.first().map_or(Point::default(), |z| z.middle())
    };
    Angle::of(middle(look.w.foe(side)) - middle(side))
}

/// Places in rows around a leader, the nearest first: what the zone and the neighbours leave room for.
static AROUND: LazyLock<Vec<(i32, i32)>> = LazyLock::new(|| {
    let mut places: Vec<(i32, i32)> = (-3..=3).flat_map(|row| (-4..=4).map(move |col| (col, row))).collect();
    places.sort_by_key(|(col, row): &(i32, i32)| (row.abs() * 2 + col.abs(), *row, *col));
    places
});

/// Places for a unit anywhere on the table for which something holds: a grid over all of it.
pub(super) fn anywhere(look: &Look<'_>, unit: UnitId, fits: impl Fn(&Footprint) -> bool) -> Vec<Spots> {
    let facing = toward_enemy(look, unit);
    let (nx, ny) = (look.field().width / 4000, look.field().depth / 4000);
    let grid = (1..nx).flat_map(|x| (1..ny).map(move |y| Point::new(4000 * x, 4000 * y)));
    grid.filter_map(|at| arranged(look, unit, Spot { at, facing }, &fits)).collect()
}

/// A unit around a leader at that place, wherever it can stand.
pub(super) fn landed(look: &Look<'_>, unit: UnitId, at: Point) -> Option<Spots> {
    let spots = arranged(look, unit, Spot { at, facing: toward_enemy(look, unit) }, |_| true)?;
    let feet = deploy::feet(look, unit, &spots).ok()?;
    deploy::together(look, unit, spots, &feet).ok()
}

fn deployed_at(look: &Look<'_>, unit: UnitId, leader: Spot) -> Option<Spots> {
    let first = look.foot_at(unit, leader.at, leader.facing);
    let zones = look.zones(look.w[unit].side);
    let zone = zones.iter().find(|z| first.inside(z))?;
    let around = Around::beside(look, unit, leader.at);
    let look = &look.at_what_is(&around);
    let spots = arranged(look, unit, leader, |foot| foot.inside(zone))?;
    deploy::law(look, unit, spots).ok()
}

/// The minis of a unit in rows around its leader, each where something holds.
fn arranged(look: &Look<'_>, unit: UnitId, leader: Spot, fits: impl Fn(&Footprint) -> bool) -> Option<Spots> {
    let size = usize::from(look.w[unit].size);
    let mut spots = Spots(smallvec::smallvec![leader]);
    let step = 2 * look.base(unit).forward() + 60;
    let first = look.foot_at(unit, leader.at, leader.facing);
    let level = deploy::perch(look, unit, &first);
    let placing = Placing { level, ..Placing::around(leader) };
    look.may_stand(unit, level, &first, None).ok()?;
    if !fits(&first) {
        return None;
    }
    for (col, row) in AROUND.iter() {
        if spots.0.len() == size {
            break;
        }
        let at = leader.at + Point::new(col * step, row * step);
        let foot = look.foot_at(unit, at, leader.facing);
        let free = spots.0.iter().all(|s| !look.foot_at(unit, s.at, leader.facing).overlaps(&foot));
        if free && fits(&foot) && look.in_cohesion(unit, &placing, &foot).is_ok() {
            spots.0.push(Spot { at, facing: leader.facing });
        }
    }
    (spots.0.len() == size).then_some(spots)
}

/// Places where a mini could come back.
pub(super) fn returns(look: &Look<'_>, mini: MiniId) -> Vec<Spot> {
    let unit = look.w[mini].unit;
    let leader = look.leader(unit);
    let step = 2 * leader.base.forward() + 40;
    let around = |length: i32| (0..12).map(move |k| Angle::degrees(30 * k).way(length));
    let places = around(step).chain(around(2 * step)).map(|way| Spot { at: leader.at + way, facing: leader.facing });
    places.filter_map(|spot| super::aid::may_return(look, mini, spot).ok()).take(4).collect()
}

/// Turns on the spot.
pub(super) fn turns(look: &Look<'_>, unit: UnitId, law: impl Fn(Angle) -> bool) -> Vec<Angle> {
    let leader = look.leader(unit);
    let mut found: Vec<Angle> = [45, -45, 90, -90, 135, -135, 180].map(|d| leader.facing + Angle::degrees(d)).to_vec();
    let foes = look.w.standing().filter(|u| look.w[*u].side != look.w[unit].side);
    found.extend(foes.map(|u| Angle::of(look.leader(u).at - leader.at)));
    found.retain(|a| *a != leader.facing && law(*a));
    found.sort_unstable();
    found.dedup();
    found
}
