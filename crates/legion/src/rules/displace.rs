//! Displacement: whoever is driven over is set aside, the opponent of the mover puts them back, and they are shaken
//! (gl.displacement).

use super::{gain, look, owner, stands};
use crate::Legion;
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Course, Footprint, Point};
use crate::look::{Blocked, Look, Placing};
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
/// suppression token.
pub(super) fn put_back(at: &mut At<'_, Legion>, mover: UnitId, gone: &[MiniId]) -> Play<()> {
    let side = at.world().foe(owner(at, mover));
    put_back_by(at, side, gone)
}

/// The same by a player or a side that is named.
pub(super) fn put_back_by(at: &mut At<'_, Legion>, by: Seat, gone: &[MiniId]) -> Play<()> {
    let mut units: SmallVec<[UnitId; 4]> = gone.iter().map(|m| at.world()[*m].unit).collect();
    units.dedup();
    for unit in units {
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
    Ok(())
}

fn one(at: Point, facing: Angle) -> Spots {
    Spots(smallvec::smallvec![Spot { at, facing }])
}

/// Whether a mini may be put back there at all: it can stand there, and touches no enemy.
fn may_lie(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> Result<(), WhyNot> {
    let level = look.level(look.w[unit].leader);
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
    may_lie(look, unit, foot)?;
    let figures = &look.rules.book().figures;
    let leg = foot.base.forward() + figures.tool(1) / 2;
    let level = look.level(look.w[unit].leader);
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

/// The leader is put at speed 1 of where it stood; if there is no room, as near as there is.
fn put_leader(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let (rules, leader) = (at.rules(), at.world()[unit].leader);
    let (open, strict) = {
        let look = look(at);
        let (from, figures) = (look.leader(unit), &rules.book().figures);
        let reach = 2 * from.base.forward() + figures.tool(1);
        let near = rings(&look, unit, (from.at, reach), ENOUGH, |foot| leader_law(&look, unit, foot).is_ok());
        match near.is_empty() {
            true => {
                let whole = look.field().width + look.field().depth;
                (rings(&look, unit, (from.at, whole), 1, |foot| may_lie(&look, unit, foot).is_ok()), false)
            }
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
        look.stand_height(look.level(at.world()[look.w[mini].unit].leader), to)
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
            true => {
                let whole = look.field().width + look.field().depth;
                (rings(&look, unit, (from, whole), 1, |foot| may_lie(&look, unit, foot).is_ok()), false)
            }
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
