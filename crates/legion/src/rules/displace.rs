//! Displacement: whoever is driven over is set aside, the opponent of the mover puts them back, and they are shaken
//! (gl.displacement).

use super::{bane, gain, look, owner, stands};
use crate::Legion;
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Course, Footprint, Point};
use crate::look::{Blocked, Level, Look, Placing};
use crate::world::{MiniId, Token, UnitId, World, team};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// Minis that were driven over.
pub(super) type Displaced = SmallVec<[MiniId; 8]>;

/// Step 1: they are set aside.
pub(super) fn set_aside(at: &mut At<'_, Legion>, gone: &[MiniId]) {
    for mini in gone {
        at.emit(Event::SetAside(*mini));
    }
}

/// Steps 3 and 4: the side that did not move puts them back, each player his own units, and each of their units gains one
/// suppression token. `mover` is whoever moved, be it a unit of the other (001:5269-5271).
pub(super) fn put_back(at: &mut At<'_, Legion>, mover: Seat, gone: &[MiniId]) -> Play<()> {
    let by = at.world().foe(mover);
    let mut units: SmallVec<[UnitId; 4]> = gone.iter().map(|m| at.world()[*m].unit).collect();
    units.dedup();
    for unit in units.iter().copied() {
        rule("gl.displacement");
        let leader = at.world()[unit].leader;
        let seat = if at.world()[unit].side == team(by) { owner(at, unit) } else { by };
        if gone.contains(&leader) {
            put_leader(at, seat, unit)?;
        }
        put_others(at, seat, unit, gone)?;
        if stands(at, unit) {
            gain(at, unit, Token::Suppression, 1);
        }
    }
    // When all of them are back: they were placed (001:2581-2584).
    units.into_iter().try_for_each(|unit| bane::sprung(at, unit))
}

fn one(at: Point, facing: Angle) -> Spots {
    Spots(smallvec::smallvec![Spot { at, facing }])
}

/// Whether a mini may be put back there at all: it can stand there, and touches no enemy.
fn may_lie(look: &Look<'_>, unit: UnitId, level: Level, foot: &Footprint) -> Result<(), WhyNot> {
    look.may_stand(unit, level, foot, None)?;
    match look.touched(unit, level, foot).next() {
        Some(_) => Err(WhyNot::new("gl.displacement", "contact-with-an-enemy")),
        None => Ok(()),
    }
}

/// Whether a leader may be put back there: at speed 1 of where it stood.
fn leader_law(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> Result<(), WhyNot> {
    if !foot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let level = look.level(look.w[unit].leader);
    may_lie(look, unit, level, foot)?;
    let figures = &look.rules.book().figures;
    let leg = foot.base.forward() + figures.tool(1) / 2;
    // Whoever drove over it stands in its way and does not count.
    let free = |stretch| matches!(look.way_blocked(unit, level, stretch, true), None | Some(Blocked::Base));
    match Course::exists(look.leader(unit).at, foot.at, leg, figures.fan(), free) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.displacement", "farther-than-speed-1")),
    }
}

/// How many directions are tried around a place, and how many good ones are enough.
const AROUND: u16 = 16;
const ENOUGH: usize = 8;

/// Places around a point, ring after ring, for which something holds; the first so many.
pub(super) fn rings(
    look: &Look<'_>,
    unit: UnitId,
    (middle, farthest): (Point, i32),
    enough: usize,
    fits: impl Fn(&Footprint) -> bool,
) -> Vec<Footprint> {
    let facing = look.leader(unit).facing;
    let step = look.base(unit).radius;
    let mut found = Vec::new();
    let distances = (0..).map(|ring| ring * step).take_while(|d| *d <= farthest);
    for distance in distances {
        for k in 0..AROUND {
            let direction = Angle((u32::from(k) * 65_536 / u32::from(AROUND)) as u16);
            let foot = look.foot_at(unit, middle + direction.way(distance), facing);
            if fits(&foot) {
                found.push(foot);
            }
            if found.len() >= enough {
                return found;
            }
            if distance == 0 {
                break;
            }
        }
    }
    found
}

/// The nearest place where a mini of a unit can be put back at all: on its own elevation if that is possible, else on the
/// ground (001:5309-5310).
fn nearest(look: &Look<'_>, unit: UnitId, from: Point) -> Vec<Footprint> {
    let (level, whole) = (look.level(look.w[unit].leader), look.field().width + look.field().depth);
    let on = |level| rings(look, unit, (from, whole), 1, |foot| may_lie(look, unit, level, foot).is_ok());
    let here = on(level);
    if here.is_empty() && level.is_some() { on(None) } else { here }
}

/// The leader is put at speed 1 of where it stood; if there is no room, as near as there is.
fn put_leader(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let (rules, leader) = (at.rules(), at.world()[unit].leader);
    let (open, strict) = {
        let look = look(at);
        let (from, figures) = (look.leader(unit), &rules.book().figures);
        let reach = 2 * from.base.forward() + figures.tool(1);
        let near = rings(&look, unit, (from.at, reach), ENOUGH, |foot| leader_law(&look, unit, foot).is_ok());
        match near.is_empty() {
            true => (nearest(&look, unit, from.at), false),
            false => (near, true),
        }
    };
    let facing = at.world()[leader].facing;
    let law = |w: &World, spots: Spots| -> Result<Spots, WhyNot> {
        let look = Look::new(rules, w);
        let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.displacement", "one-place-for-the-leader")) };
        match strict {
            true => leader_law(&look, unit, &look.foot_at(unit, spot.at, facing))?,
            false if open.iter().any(|foot| foot.at == spot.at) => {}
            false => return Err(WhyNot::new("gl.displacement", "farther-than-speed-1")),
        }
        Ok(one(spot.at, facing))
    };
    let samples = open.iter().map(|foot| one(foot.at, facing));
    let chosen: Spots = at.ask_open(seat, Ask::Displace(unit), |_, list| list.extend(samples.clone()), law)?;
    place(at, leader, chosen.0[0].at);
    Ok(())
}

fn place(at: &mut At<'_, Legion>, mini: MiniId, to: Point) {
    let z = {
        let look = look(at);
        let unit = look.w[mini].unit;
        let foot = look.foot_at(unit, to, look.w[mini].facing);
        let above = |n: &u8| look.field().pieces[usize::from(*n)].holds(&foot);
        look.stand_height(look.level(look.w[unit].leader).filter(above), to)
    };
    let facing = at.world()[mini].facing;
    at.emit(Event::Placed { mini, at: to, z, facing });
}

/// The others of the unit that were set aside, and those that are out of cohesion now, are put into cohesion one by one.
fn put_others(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gone: &[MiniId]) -> Play<()> {
    let leader = at.world()[unit].leader;
    let all: SmallVec<[MiniId; 12]> = at.world().all_minis(unit).collect();
    let placing = {
        let look = look(at);
        let spot = Spot { at: look.w[leader].at, facing: look.w[leader].facing };
        Placing { level: look.level(leader), ..Placing::around(spot) }
    };
    let strays = |look: &Look<'_>, m: MiniId| {
        look.w[m].there && gone.contains(&leader) && look.in_cohesion(unit, &placing, &look.foot(m)).is_err()
    };
    let movers: SmallVec<[MiniId; 12]> = {
        let look = look(at);
        let moves = |m: &&MiniId| **m != leader && (gone.contains(m) || strays(&look, **m));
        all.iter().filter(moves).copied().collect()
    };
    let strayed: Displaced = movers.iter().copied().filter(|m| at.world()[*m].there).collect();
    set_aside(at, &strayed);
    for mini in movers {
        put_mini(at, seat, mini, &placing)?;
    }
    Ok(())
}

/// Whether a mini may be put there: in cohesion, on nobody's base, in contact with no enemy.
fn mini_law(look: &Look<'_>, unit: UnitId, placing: &Placing, foot: &Footprint) -> Result<(), WhyNot> {
    if !foot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    if look.w.minis_on(unit).any(|m| look.foot(m).overlaps(foot)) {
        return Err(WhyNot::new("gl.movement", "on-another-base"));
    }
    look.in_cohesion(unit, placing, foot)
}

/// A mini is put into cohesion; if there is no room, as near to its leader as there is.
fn put_mini(at: &mut At<'_, Legion>, seat: Seat, mini: MiniId, placing: &Placing) -> Play<()> {
    let (rules, unit) = (at.rules(), at.world()[mini].unit);
    let facing = placing.leader.facing;
    let (open, strict) = {
        let look = look(at);
        let from = placing.leader.at;
        let reach = 2 * look.base(unit).forward() + rules.book().figures.tool(1);
        let near = rings(&look, unit, (from, reach), ENOUGH, |foot| mini_law(&look, unit, placing, foot).is_ok());
        match near.is_empty() {
            true => (nearest(&look, unit, from), false),
            false => (near, true),
        }
    };
    let law = |w: &World, spots: Spots| -> Result<Spots, WhyNot> {
        let look = Look::new(rules, w);
        let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.displacement", "a-place-for-every-mini")) };
        match strict {
            true => mini_law(&look, unit, placing, &look.foot_at(unit, spot.at, facing))?,
            false if open.iter().any(|foot| foot.at == spot.at) => {}
            false => return Err(WhyNot::new("gl.cohesion", "too-far-from-the-leader")),
        }
        Ok(one(spot.at, facing))
    };
    let samples = open.iter().map(|foot| one(foot.at, facing));
    let chosen: Spots = at.ask_open(seat, Ask::Regroup(mini), |_, list| list.extend(samples.clone()), law)?;
    place(at, mini, chosen.0[0].at);
    Ok(())
}
