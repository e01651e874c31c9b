//! Vehicles that carry others: boarding, riding, getting off (gl.embark-and-disembark, gl.transported).

use super::{flee, gain, look, moves, owner, perks, samples, standby, stands, wounds};
use crate::Legion;
use crate::choice::{Ask, Deed, Gait, March, Spot, Spots};
use crate::coverage::rule;
use crate::event::{Event, apply};
use crate::geometry::{Angle, Course, Footprint};
use crate::keywords::Key;
use crate::look::{Level, Look, Placing, Shift};
use crate::world::{Token, UnitId};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// Directions around a vehicle in which somebody is tried to be put.
const AROUND: u16 = 16;
/// How far from a vehicle it is worth looking for a way to it.
const NEAR: i32 = 16_000;

/// Whether a unit boarded or got off in this activation already; it does not do both, nor either twice.
fn changed(look: &Look<'_>, unit: UnitId) -> bool {
    let bit = Deed::Move(Gait::Embark).bit();
    look.w.active.is_some_and(|a| a.unit == unit && a.done & bit != 0)
}

/// Whether a unit may board something or get off now.
pub(super) fn may(look: &Look<'_>, unit: UnitId, gait: Gait) -> Result<(), WhyNot> {
    if changed(look, unit) {
        return Err(WhyNot::new("gl.embark-and-disembark", "boarding-and-alighting"));
    }
    if look.w[unit].carries.is_some() {
        return Err(WhyNot::new("gl.embark-and-disembark", "it-carries-one"));
    }
    if look.has(unit, Key::Stationary) || look.speed(unit, Gait::Standard, false) == 0 {
        return Err(WhyNot::new("gl.embark-and-disembark", "it-cannot-move"));
    }
    let possible = match gait {
        Gait::Embark => !look.aboard(unit) && !ways(look, unit).is_empty(),
        _ => look.aboard(unit) && !exits(look, unit).is_empty(),
    };
    if possible { Ok(()) } else { Err(WhyNot::new("gl.embark-and-disembark", "nothing-to-board")) }
}

/// A move that ends beside vehicles with room for the unit.
fn boards(look: &Look<'_>, unit: UnitId, march: March) -> Result<(March, Shift, SmallVec<[UnitId; 2]>), WhyNot> {
    let (march, shift) = look.march(unit, Gait::Embark, march)?;
    let foot = look.foot_at(unit, shift.spot.at, shift.spot.facing);
    let side = look.w[unit].side;
    let open: SmallVec<[UnitId; 2]> =
        look.w.of(side).filter(|v| look.touches_unit(&foot, shift.level, *v) && look.takes(*v, unit)).collect();
    match open.is_empty() {
        true => Err(WhyNot::new("gl.embark-and-disembark", "nothing-to-board")),
        false => Ok((march, shift, open)),
    }
}

/// Moves of a unit's leader to vehicles that have room for it.
fn ways(look: &Look<'_>, unit: UnitId) -> Vec<March> {
    let from = look.leader(unit);
    let near = |v: &UnitId| look.takes(*v, unit) && from.gap_at_most(&look.leader(*v), NEAR);
    let vehicles: SmallVec<[UnitId; 4]> = look.w.of(look.w[unit].side).filter(near).collect();
    if vehicles.is_empty() {
        return Vec::new();
    }
    let keeps = |march: &March| boards(look, unit, *march).is_ok();
    if look.notched(unit) {
        return samples::marches(look, unit, Gait::Embark).into_iter().filter(keeps).collect();
    }
    let fan = look.rules.book().figures.fan();
    let level = look.level(look.w[unit].leader);
    let free = |stretch| look.way_blocked(unit, level, stretch, true).is_none();
    let mut found = Vec::new();
    let fastest = look.speed(unit, Gait::Embark, false);
    for there in vehicles.iter().flat_map(|v| look.w.minis_of(*v)).map(|m| look.foot(m)) {
        let toward = Angle::of(from.at - there.at);
        for turn in [0, 40, -40, 80, -80] {
            let goal = there.beside(from.base.forward(), toward + Angle::degrees(turn));
            for speed in 1..=fastest {
                let course = Course::between(from.at, goal, look.leg(unit, Gait::Embark, speed), fan, free);
                let march = course.map(|c| March { speed, heading: c.heading, bend: c.bend, travel: c.travel.max(1) });
                if let Some(march) = march.filter(keeps) {
                    found.push(march);
                    break;
                }
            }
        }
    }
    found
}

/// A unit moves up to a vehicle and into it.
pub(super) fn embark(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let (seat, rules) = (owner(at, unit), at.rules());
    let march: March = at.ask_open(
        seat,
        Ask::March(unit, Gait::Embark),
        |w, list| list.extend(ways(&Look::new(rules, w), unit)),
        |w, march| boards(&Look::new(rules, w), unit, march).map(|(march, ..)| march),
    )?;
    let found = boards(&look(at), unit, march);
    let Ok((_, shift, open)) = found else { return Ok(()) };
    let vehicle = match open[..] {
        [only] => only,
        _ => at.ask(seat, Ask::Board(unit), |_, list| list.extend(open.iter().copied()))?,
    };
    super::lose(at, unit, Token::Standby, 1);
    let mini = at.world()[unit].leader;
    let way = shift.course.way();
    let z = look(at).stand_height(shift.level, shift.spot.at);
    at.emit(Event::LeaderMoved { mini, to: shift.spot.at, z, facing: shift.spot.facing, way });
    board(at, unit, vehicle);
    at.emit(Event::MoveEnded { unit, deed: Deed::Move(Gait::Embark), full: false });
    standby::answered(at, unit)
}

fn board(at: &mut At<'_, Legion>, unit: UnitId, vehicle: UnitId) {
    rule("gl.embark-and-disembark");
    rule("gl.transported");
    let light = look(at).has(vehicle, Key::LightTransport);
    if light { Key::LightTransport } else { Key::Transport }.acted();
    at.emit(Event::Embarked { unit, vehicle });
}

/// A unit may be deployed aboard a vehicle that is on the table already. Returns whether it was.
pub(super) fn deploy(at: &mut At<'_, Legion>, unit: UnitId) -> Play<bool> {
    let seat = owner(at, unit);
    let open: SmallVec<[UnitId; 4]> = {
        let look = look(at);
        look.w.of(seat).filter(|v| look.takes(*v, unit)).collect()
    };
    if open.is_empty() {
        return Ok(false);
    }
    let chosen = at.may(seat, Ask::Board(unit), |_, list| list.extend(open.iter().copied()))?;
    let Some(vehicle) = chosen else { return Ok(false) };
    board(at, unit, vehicle);
    Ok(true)
}

/// What the vehicle stands on that a unit rides in: whoever gets off stands on the same.
fn ground(look: &Look<'_>, unit: UnitId) -> Level {
    look.level(look.w[look.place_of(unit)].leader)
}

/// The world after a unit's leader got off there.
fn after(look: &Look<'_>, unit: UnitId, spot: Spot) -> crate::world::World {
    let mut w = look.w.clone();
    let z = look.stand_height(ground(look, unit), spot.at);
    apply(&mut w, &Event::Disembarked { unit, at: spot.at, z, facing: spot.facing });
    w
}

/// Whether a leader may be put there: beside the vehicle, where it can stand, touching no enemy.
fn beside(look: &Look<'_>, unit: UnitId, spot: Spot) -> Result<(), WhyNot> {
    if !spot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let (foot, level) = (look.foot_at(unit, spot.at, spot.facing), ground(look, unit));
    look.may_stand(unit, level, &foot, Some(unit))?;
    if look.touched(unit, level, &foot).next().is_some() {
        return Err(WhyNot::new("gl.embark-and-disembark", "contact-with-an-enemy"));
    }
    match look.touches_unit(&foot, level, look.place_of(unit)) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.embark-and-disembark", "not-beside-the-vehicle")),
    }
}

/// Whether a unit may get off there and has a move from there.
fn may_alight(look: &Look<'_>, unit: UnitId, spot: Spot) -> Result<(), WhyNot> {
    beside(look, unit, spot)?;
    let then = after(look, unit, spot);
    match samples::can_march(&Look::new(look.rules, &then), unit, Gait::Disembark) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.movement", "no-room-to-move")),
    }
}

/// Places around a vehicle at that distance from it.
fn around(look: &Look<'_>, unit: UnitId, gap: i32) -> Vec<Spot> {
    let vehicle = look.place_of(unit);
    let (radius, facing) = (look.base(unit).forward(), look.leader(vehicle).facing);
    let directions = (0..AROUND).map(|k| Angle((u32::from(k) * 65_536 / u32::from(AROUND)) as u16));
    let feet: SmallVec<[Footprint; 2]> = look.w.minis_of(vehicle).into_iter().map(|m| look.foot(m)).collect();
    let spot = |foot: &Footprint, way: Angle| Spot { at: foot.beside(radius, way) + way.way(gap), facing };
    feet.iter().flat_map(|foot| directions.clone().map(|way| spot(foot, way)).collect::<Vec<_>>()).collect()
}

/// Places where a unit can get off.
fn exits(look: &Look<'_>, unit: UnitId) -> Vec<Spot> {
    around(look, unit, 0).into_iter().filter(|spot| may_alight(look, unit, *spot).is_ok()).collect()
}

fn one(spot: Spot) -> Spots {
    Spots(smallvec::smallvec![spot])
}

/// Whether getting off takes all of a unit's activation: its vehicle made more than one move in this round.
pub(super) fn hurried(look: &Look<'_>, unit: UnitId) -> bool {
    look.w[look.place_of(unit)].marks.moved > 1
}

/// The leader is put beside the vehicle at one of those places, or at another that `law` allows.
fn alight(
    at: &mut At<'_, Legion>,
    unit: UnitId,
    open: &[Spot],
    law: impl Fn(&Look<'_>, Spot) -> Result<(), WhyNot>,
) -> Play<()> {
    let (seat, rules) = (owner(at, unit), at.rules());
    let facing = look(at).leader(look(at).place_of(unit)).facing;
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Alight(unit),
        |_, list| list.extend(open.iter().copied().map(one)),
        |w, spots: Spots| {
            let [spot] = spots.0[..] else {
                return Err(WhyNot::new("gl.embark-and-disembark", "one-place-for-the-leader"));
            };
            let spot = Spot { at: spot.at, facing };
            law(&Look::new(rules, w), spot).map(|()| one(spot))
        },
    )?;
    let spot = chosen.0[0];
    let z = look(at).stand_height(ground(&look(at), unit), spot.at);
    rule("gl.embark-and-disembark");
    at.emit(Event::Disembarked { unit, at: spot.at, z, facing: spot.facing });
    Ok(())
}

/// A unit gets off and moves away at speed 1.
pub(super) fn disembark(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let hurried = hurried(&look(at), unit);
    let open = exits(&look(at), unit);
    alight(at, unit, &open, |look, spot| may_alight(look, unit, spot))?;
    moves::march(at, unit, Gait::Disembark)?;
    if hurried && at.world().active.is_some_and(|a| a.unit == unit) {
        at.emit(Event::ActivationSpent);
    }
    Ok(())
}

/// Passengers that panic get off and run for the edge.
pub(super) fn flee(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let edge = |look: &Look<'_>, spot: &Spot| {
        let field = look.field();
        spot.at.x.min(spot.at.y).min(field.width - spot.at.x).min(field.depth - spot.at.y)
    };
    let best: Vec<Spot> = {
        let look = look(at);
        let open = exits(&look, unit);
        let least = open.iter().map(|spot| edge(&look, spot)).min();
        open.into_iter().filter(|spot| Some(edge(&look, spot)) == least).collect()
    };
    if best.is_empty() {
        return Ok(());
    }
    alight(at, unit, &best, |_, spot| match best.contains(&spot) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.panic", "not-the-way-to-the-edge")),
    })?;
    flee::run(at, unit, Gait::Disembark)
}

/// A vehicle is about to leave the table: whoever rides in it is put around it, as near as there is room. Returns them;
/// `by` is whose doing it is.
pub(super) fn bail_out(at: &mut At<'_, Legion>, vehicle: UnitId, by: Option<UnitId>) -> Play<SmallVec<[UnitId; 2]>> {
    let riders: SmallVec<[UnitId; 2]> = look(at).passengers(vehicle).collect();
    for unit in riders.iter().copied() {
        let fits = |look: &Look<'_>, spot: Spot| -> bool {
            let foot = look.foot_at(unit, spot.at, spot.facing);
            let level = ground(look, unit);
            let stands =
                look.may_stand(unit, level, &foot, Some(unit)).is_ok() && look.touched(unit, level, &foot).count() == 0;
            let then = stands.then(|| after(look, unit, spot));
            let placing = Placing { level, ..Placing::around(spot) };
            then.is_some_and(|w| samples::packed(&Look::new(look.rules, &w), unit, &placing).is_some())
        };
        let open: Vec<Spot> = {
            let look = look(at);
            let ring = |n: i32| around(&look, unit, n * look.base(unit).forward());
            let rings = (0..8).map(|n| ring(n).into_iter().filter(|s| fits(&look, *s)).collect::<Vec<_>>());
            rings.into_iter().find(|ring| !ring.is_empty()).unwrap_or_default()
        };
        if open.is_empty() {
            // No room anywhere near: they are lost with it.
            wounds::lost(at, unit, by)?;
            continue;
        }
        let near = open.iter().any(|spot| beside(&look(at), unit, *spot).is_ok());
        alight(at, unit, &open, |look, spot| match near && beside(look, unit, spot).is_ok() && fits(look, spot) {
            true => Ok(()),
            false if open.contains(&spot) => Ok(()),
            false => Err(WhyNot::new("gl.transported", "not-beside-the-vehicle")),
        })?;
        let seat = owner(at, unit);
        moves::rearrange(at, seat, unit)?;
    }
    Ok(riders)
}

/// What the loss of their vehicle does to whoever rode in it; `by` is whose doing it is (gl.bounty).
pub(super) fn shaken(at: &mut At<'_, Legion>, riders: &[UnitId], by: Option<UnitId>) -> Play<()> {
    for unit in riders.iter().copied() {
        if stands(at, unit) {
            rule("gl.transported");
            gain(at, unit, Token::Suppression, 1);
            wounds::suffer(at, unit, 1, None, by)?;
        }
    }
    Ok(())
}

/// An open vehicle was wounded by an attack: each unit that rode in it when it was attacked suffers a wound.
pub(super) fn exposed(at: &mut At<'_, Legion>, vehicle: UnitId, riders: &[UnitId], by: Option<UnitId>) -> Play<()> {
    for unit in riders.iter().copied() {
        if stands(at, unit) {
            let light = look(at).has_printed(vehicle, Key::LightTransport);
            if light { Key::LightTransport } else { Key::Transport }.acted();
            let n = perks::stims(at, unit, 1, by)?;
            wounds::suffer(at, unit, n, None, by)?;
        }
    }
    Ok(())
}
