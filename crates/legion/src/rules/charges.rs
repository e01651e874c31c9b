//! Tokens that are laid on the table: smoke and charges, and what happens when charges detonate (gl.smoke-x, gl.arm-x,
//! gl.detonate).

use super::{attack, look, owner};
use crate::Legion;
use crate::book::UpgradeId;
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point, range};
use crate::keywords::Key;
use crate::look::{Look, TOKEN};
use crate::world::{Arm, Arms, Attack, Device, Method, Pool, Stage, UnitId, WeaponRef, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::{SmallVec, smallvec};

/// The upgrade that gives a unit a keyword, if it is ready to be used.
fn ready(look: &Look<'_>, unit: UnitId, key: Key) -> Option<u8> {
    let upgrades = &look.w[unit].upgrades;
    (0..upgrades.len() as u8)
        .filter(|n| !upgrades[usize::from(*n)].exhausted)
        .find(|n| look.upgrade(unit, *n).keywords.iter().any(|k| k.key == key))
}

/// Whether a unit has something to lay, and room for it.
pub(super) fn may_lay(look: &Look<'_>, unit: UnitId, key: Key) -> Result<(), WhyNot> {
    let printed = look.has_printed(unit, key) || look.w.grants.iter().any(|g| g.unit == unit && g.keyword.key == key);
    if !printed && ready(look, unit, key).is_none() {
        return Err(WhyNot::new("gl.exhaust", "the-card-is-exhausted"));
    }
    match spots(look, unit).is_empty() {
        true => Err(WhyNot::new("gl.charge-tokens", "no-room-for-the-token")),
        false => Ok(()),
    }
}

/// Whether a token may lie there: within range 1 of the unit's leader and in its sight, on no other token.
fn may_lie(look: &Look<'_>, unit: UnitId, at: Point) -> Result<(), WhyNot> {
    let figures = &look.rules.book().figures;
    let field = look.field();
    let token = Footprint::round(TOKEN, at);
    if !at.is_near() || !token.on_table(field.width, field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    rule("gl.within-range");
    if !range::within(&look.leader(unit), &token, figures.segment, 1) {
        return Err(WhyNot::new("gl.arm-x", "out-of-range"));
    }
    let markers = look.w.markers.iter().filter(|m| m.by.is_none() && m.piece.is_none()).map(|m| m.at);
    let mut others = markers.chain(look.w.devices.iter().map(|l| l.at));
    if others.any(|p| token.overlaps(&Footprint::round(TOKEN, p))) {
        return Err(WhyNot::new("gl.charge-tokens", "on-a-token"));
    }
    match look.sees_place(look.w[unit].leader, at, look.surface(at)) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.arm-x", "no-line-of-sight")),
    }
}

/// Places for a token: in eight directions, near and far.
fn spots(look: &Look<'_>, unit: UnitId) -> Vec<Point> {
    let leader = look.leader(unit);
    let around = |length: i32| (0..8).map(move |k| Angle::degrees(45 * k).way(length));
    let places = around(5000).chain(around(2500)).map(|way| leader.at + way);
    places.filter(|p| may_lie(look, unit, *p).is_ok()).collect()
}

/// A unit lays its smoke or its charges.
pub(super) fn lay(at: &mut At<'_, Legion>, unit: UnitId, key: Key) -> Play<()> {
    let card = ready(&look(at), unit, key);
    let x = look(at).sum(unit, key);
    let charge: Option<UpgradeId> =
        card.filter(|_| key == Key::Arm).map(|n| at.world()[unit].upgrades[usize::from(n)].card);
    rule(if key == Key::Arm { "gl.charge-tokens" } else { "gl.smoke-tokens" });
    let (seat, rules) = (owner(at, unit), at.rules());
    let one = |at: Point| Spots(smallvec![Spot { at, facing: Angle::EAST }]);
    for _ in 0..x {
        if spots(&look(at), unit).is_empty() {
            break;
        }
        let chosen: Spots = at.ask_open(
            seat,
            Ask::Device(unit),
            |w, list| list.extend(spots(&Look::new(rules, w), unit).into_iter().map(one)),
            |w: &World, spots: Spots| {
                let [spot] = spots.0[..] else {
                    return Err(WhyNot::new("gl.charge-tokens", "one-place-for-the-token"));
                };
                may_lie(&Look::new(rules, w), unit, spot.at).map(|()| one(spot.at))
            },
        )?;
        let place = chosen.0[0].at;
        let z = look(at).surface(place);
        at.emit(Event::DeviceLaid(Device { at: place, z, by: unit, charge }));
    }
    if let Some(nth) = card.filter(|n| look(at).upgrade(unit, *n).usage.is_some()) {
        at.emit(Event::Exhausted { unit, nth, on: true });
    }
    Ok(())
}

/// The charges of a side that a unit can detonate, by their numbers.
fn triggers(look: &Look<'_>, unit: UnitId) -> SmallVec<[u8; 8]> {
    let side = look.w[unit].side;
    let ours = |l: &Device| look.w[l.by].side == side;
    let known = |l: &Device| l.charge.is_some_and(|card| look.w[unit].upgrades.iter().any(|e| e.card == card));
    let laid = (0..).zip(&look.w.devices);
    laid.filter(|(_, l)| ours(l) && known(l)).map(|(n, _)| n).collect()
}

/// After what a unit did, units with Detonate may set off charges, the enemies of that unit first (gl.detonate-x).
pub(super) fn window(at: &mut At<'_, Legion>, actor: UnitId) -> Play<()> {
    if at.world().stage != Stage::Activation || at.world().devices.iter().all(|l| l.charge.is_none()) {
        return Ok(());
    }
    let own = at.world()[actor].side;
    for seat in [at.world().foe(own), own] {
        for unit in at.world().of(seat).collect::<Vec<_>>() {
            for _ in 0..look(at).sum(unit, Key::Detonate) {
                let open = triggers(&look(at), unit);
                if open.is_empty() || !super::stands(at, unit) {
                    break;
                }
                let spot =
                    |n: u8| Spots(smallvec![Spot { at: at.world().devices[usize::from(n)].at, facing: Angle::EAST }]);
                let places: SmallVec<[(u8, Spots); 8]> = open.iter().map(|n| (*n, spot(*n))).collect();
                let ask = Ask::Detonate(unit);
                let chosen = at.may(seat, ask, |_, list| list.extend(places.iter().map(|(_, s)| s.clone())))?;
                let Some(nth) = chosen.and_then(|s| places.iter().find(|(_, p)| *p == s).map(|(n, _)| *n)) else {
                    break;
                };
                Key::Detonate.acted();
                detonate(at, seat, unit, nth)?;
            }
        }
    }
    Ok(())
}

/// The units that a charge strikes: whoever sees it at its range, friend or foe.
fn struck(look: &Look<'_>, token: &Device, reach: u8) -> SmallVec<[UnitId; 8]> {
    let figures = &look.rules.book().figures;
    let foot = Footprint::round(TOKEN, token.at);
    let near = |u: UnitId| {
        let minis = look.w.minis_of(u);
        minis.iter().any(|m| range::at(&foot, &look.foot(*m), figures.segment, figures.segments) <= reach)
            && minis.iter().any(|m| look.sees_place(*m, token.at, token.z))
    };
    look.w.standing().filter(|u| near(*u)).collect()
}

/// A charge bursts: one attack after another on everybody in reach, in the order of whoever set it off (gl.area-weapon).
fn detonate(at: &mut At<'_, Legion>, seat: Seat, by: UnitId, nth: u8) -> Play<()> {
    rule("gl.detonate");
    rule("gl.area-weapon");
    let token = at.world().devices[usize::from(nth)];
    let card = at.world()[by].upgrades.iter().position(|e| Some(e.card) == token.charge).unwrap_or(0) as u8;
    let weapon = WeaponRef::Upgrade(card);
    let mini = at.world()[by].leader;
    let reach = look(at).weapon(by, weapon).range.map_or(1, |(_, most)| most);
    let mut open = struck(&look(at), &token, reach);
    at.emit(Event::DeviceLifted(nth));
    while !open.is_empty() {
        let target = match open[..] {
            [only] => only,
            _ => at.ask(seat, Ask::Blasted, |_, list| list.extend(open.iter().copied()))?,
        };
        open.retain(|u| *u != target);
        let mut burst = Attack::by(by, Method::Ranged);
        burst.charge = Some(token.at);
        at.during(Event::AttackBegan(Box::new(burst)), Event::AttackEnded, |at| {
            let arms = Arms(smallvec![Arm { mini, weapon }]);
            at.emit(Event::PoolFormed(Pool { target, arms, done: false }));
            at.emit(Event::PoolBegan(0));
            attack::resolve(at)
        })?;
    }
    Ok(())
}
