//! Tokens that are laid on the table: smoke and charges, and what happens when charges detonate (gl.smoke-x, gl.arm-x,
//! gl.detonate).

use super::{attack, gain, hostages, look, owner, stands};
use crate::Legion;
use crate::book::{Effect, Group, Piece, UpgradeId};
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point, range};
use crate::keywords::Key;
use crate::look::{Look, TOKEN};
use crate::world::{Arm, Arms, Attack, Device, Laid, Mark, Method, MiniId, Pool, UnitId, WeaponRef, World};
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
    match spots(look, unit, if key == Key::Smoke { Laid::Smoke } else { ANY_CHARGE }).is_empty() {
        true => Err(WhyNot::new("gl.charge-tokens", "no-room-for-the-token")),
        false => Ok(()),
    }
}

/// Whether a token may lie there: within range 1 of the unit's leader and in its sight, flat, on no token that it must keep
/// clear of; smoke keeps clear of smoke and of charges, a charge of charges (001:2195-2197, 001:9838-9840).
fn may_lie(look: &Look<'_>, unit: UnitId, what: Laid, at: Point) -> Result<(), WhyNot> {
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
    let steep = |p: &Piece| look.row(p).solid() && !look.row(p).stand && p.under(&token);
    if field.pieces.iter().any(steep) {
        return Err(WhyNot::new("gl.charge-tokens", "not-flat-there"));
    }
    let clear = |l: &&Device| l.what.bursts() || (what == Laid::Smoke && l.what == Laid::Smoke);
    let mut devices = look.w.devices.iter().filter(clear);
    if look.on_a_token(&token) || devices.any(|d| token.overlaps(&Footprint::round(TOKEN, d.at))) {
        return Err(WhyNot::new("gl.charge-tokens", "on-a-token"));
    }
    match look.sees_place(look.w[unit].leader, at, look.surface(at)) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.arm-x", "no-line-of-sight")),
    }
}

/// A charge, whichever.
const ANY_CHARGE: Laid = Laid::Charge(UpgradeId(0));

/// Places for a token: in eight directions, near and far.
fn spots(look: &Look<'_>, unit: UnitId, what: Laid) -> Vec<Point> {
    places(look, unit, |p| may_lie(look, unit, what, p).is_ok())
}

/// Places around a unit's leader for which something holds.
fn places(look: &Look<'_>, unit: UnitId, fits: impl Fn(Point) -> bool) -> Vec<Point> {
    let leader = look.leader(unit);
    let around = |length: i32| (0..8).map(move |k| Angle::degrees(45 * k).way(length));
    let places = around(5000).chain(around(2500)).map(|way| leader.at + way);
    places.filter(|p| fits(*p)).collect()
}

/// A unit lays its smoke or its charges.
pub(super) fn lay(at: &mut At<'_, Legion>, unit: UnitId, key: Key) -> Play<()> {
    let card = ready(&look(at), unit, key);
    let x = look(at).sum(unit, key);
    let ordered = || at.world().sides[owner(at, unit).index()].played.map(Laid::Ordered);
    let what = match (key, card) {
        (Key::Arm, Some(n)) => Some(Laid::Charge(at.world()[unit].upgrades[usize::from(n)].card)),
        (Key::Arm, None) => ordered(),
        _ => Some(Laid::Smoke),
    };
    let Some(what) = what else { return Ok(()) };
    rule(if key == Key::Arm { "gl.charge-tokens" } else { "gl.smoke-tokens" });
    put(at, unit, what, x, |look, at| may_lie(look, unit, what, at))?;
    if let Some(nth) = card.filter(|n| look(at).upgrade(unit, *n).usage.is_some()) {
        at.emit(Event::Exhausted { unit, nth, on: true });
    }
    Ok(())
}

/// Whether the charges that a unit would lay are those of a command card.
pub(super) fn ordered(look: &Look<'_>, unit: UnitId) -> bool {
    ready(look, unit, Key::Arm).is_none()
}

/// So many tokens are put down one after another, as far as there is room for them.
fn put(
    at: &mut At<'_, Legion>,
    unit: UnitId,
    what: Laid,
    n: u8,
    law: impl Fn(&Look<'_>, Point) -> Result<(), WhyNot>,
) -> Play<()> {
    let (seat, rules) = (owner(at, unit), at.rules());
    let one = |at: Point| Spots(smallvec![Spot { at, facing: Angle::EAST }]);
    let open = |look: &Look<'_>| places(look, unit, |p| law(look, p).is_ok());
    for _ in 0..n {
        if open(&look(at)).is_empty() {
            break;
        }
        let chosen: Spots = at.ask_open(
            seat,
            Ask::Device(unit),
            |w, list| list.extend(open(&Look::new(rules, w)).into_iter().map(one)),
            |w: &World, spots: Spots| {
                let [spot] = spots.0[..] else {
                    return Err(WhyNot::new("gl.charge-tokens", "one-place-for-the-token"));
                };
                law(&Look::new(rules, w), spot.at).map(|()| one(spot.at))
            },
        )?;
        let place = chosen.0[0].at;
        let z = look(at).surface(place);
        at.emit(Event::DeviceLaid(Device { at: place, z, by: unit, what }));
    }
    Ok(())
}

/// Whether there is room for a token near a unit.
pub(super) fn room(look: &Look<'_>, unit: UnitId) -> bool {
    !spots(look, unit, Laid::Smoke).is_empty()
}

/// A unit lays smoke that no card of its own brought.
pub(super) fn smoke(at: &mut At<'_, Legion>, unit: UnitId, n: u8) -> Play<()> {
    Key::Smoke.acted();
    rule("gl.smoke-tokens");
    put(at, unit, Laid::Smoke, n, |look, at| may_lie(look, unit, Laid::Smoke, at))
}

/// Whether a sign may be painted there: at range 1 of the unit and in its sight, against terrain that is no area
/// (gl.graffiti-token).
fn may_be_painted(look: &Look<'_>, unit: UnitId, at: Point) -> Result<(), WhyNot> {
    let field = look.field();
    let token = Footprint::round(TOKEN, at);
    if !at.is_near() || !token.on_table(field.width, field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    if look.range_of_place(unit, at) > 1 {
        return Err(WhyNot::new("gl.graffiti-token", "out-of-range"));
    }
    let solid = |p: &Piece| look.row(p).group != Group::Area && p.touched_by(&token);
    if !field.pieces.iter().any(solid) {
        return Err(WhyNot::new("gl.graffiti-token", "no-terrain-to-paint-on"));
    }
    match look.sees_place(look.w[unit].leader, at, look.surface(at)) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.graffiti-token", "no-line-of-sight")),
    }
}

/// Whether a unit finds a place to paint at.
pub(super) fn may_paint(look: &Look<'_>, unit: UnitId) -> bool {
    !places(look, unit, |p| may_be_painted(look, unit, p).is_ok()).is_empty()
}

/// A unit paints a sign.
pub(super) fn paint(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    put(at, unit, Laid::Graffiti, 1, |look, at| may_be_painted(look, unit, at))
}

/// How many dice more or less a unit rolls to rally because of the signs around it: what is friendly and what is not cancel
/// each other out (gl.graffiti-token).
pub(super) fn signs(look: &Look<'_>, unit: UnitId) -> i8 {
    // Whoever rides sees and is near from its vehicle (gl.transported).
    let place = look.place_of(unit);
    let seen = |l: &&Device| {
        let near = look.w.minis_on(place).any(|m| near_token(look, m, l.at, 2));
        near && look.w.minis_on(place).any(|m| look.sees_place(m, l.at, l.z))
    };
    let mut signs = look.w.devices.iter().filter(|l| l.what == Laid::Graffiti).filter(seen).peekable();
    if signs.peek().is_some() {
        rule("gl.graffiti-token");
    }
    let (mut ours, mut theirs) = (false, false);
    signs.for_each(|l| if look.w[l.by].side == look.w[unit].side { ours = true } else { theirs = true });
    i8::from(ours) - i8::from(theirs)
}

/// Whether a mini is as near to a token as that range.
fn near_token(look: &Look<'_>, mini: MiniId, at: Point, reach: u8) -> bool {
    let figures = &look.rules.book().figures;
    range::at(&Footprint::round(TOKEN, at), &look.foot(mini), figures.segment, figures.segments) <= reach
}

/// The charges of a side that a unit can detonate, by their numbers.
fn triggers(look: &Look<'_>, unit: UnitId) -> SmallVec<[u8; 8]> {
    let side = look.w[unit].side;
    let ours = |l: &Device| look.w[l.by].side == side;
    let known = |l: &Device| match l.what {
        Laid::Charge(card) => look.w[unit].upgrades.iter().any(|e| e.card == card),
        Laid::Ordered(card) => look.is_whose(&look.rules.book().commands[card.0 as usize], unit),
        Laid::Smoke | Laid::Graffiti => false,
    };
    let laid = (0..).zip(&look.w.devices);
    laid.filter(|(_, l)| ours(l) && known(l)).map(|(n, _)| n).collect()
}

/// After what a unit did, units with Detonate may set off charges, the enemies of that unit first (gl.detonate-x).
pub(super) fn window(at: &mut At<'_, Legion>, actor: UnitId) -> Play<()> {
    // Unlike standby this is bound to no phase (001:5043-5046).
    if !at.world().devices.iter().any(|l| l.what.bursts()) {
        return Ok(());
    }
    if hostages::quiet(&look(at)) {
        return Ok(());
    }
    let own = at.world()[actor].side;
    for side in [at.world().foe(own), own] {
        for unit in at.world().of(side).collect::<Vec<_>>() {
            for _ in 0..look(at).sum(unit, Key::Detonate) {
                let open = triggers(&look(at), unit);
                if open.is_empty() || !stands(at, unit) {
                    break;
                }
                let spot =
                    |n: u8| Spots(smallvec![Spot { at: at.world().devices[usize::from(n)].at, facing: Angle::EAST }]);
                let places: SmallVec<[(u8, Spots); 8]> = open.iter().map(|n| (*n, spot(*n))).collect();
                let ask = Ask::Detonate(unit);
                let player = owner(at, unit);
                let chosen = at.may(player, ask, |_, list| list.extend(places.iter().map(|(_, s)| s.clone())))?;
                let Some(nth) = chosen.and_then(|s| places.iter().find(|(_, p)| *p == s).map(|(n, _)| *n)) else {
                    break;
                };
                Key::Detonate.acted();
                detonate(at, player, unit, nth)?;
            }
        }
    }
    Ok(())
}

/// The units that a charge strikes: whoever sees it at its range, friend or foe, but for those whom weapons that reach no
/// farther do nothing (gl.immune-range-1-weapons).
fn struck(look: &Look<'_>, place: Point, z: i32, reach: u8) -> SmallVec<[UnitId; 8]> {
    let near = |u: UnitId| {
        if reach == 1 && look.has(u, Key::ImmuneRange1Weapons) {
            return false;
        }
        let minis = look.w.minis_of(u);
        minis.iter().any(|m| near_token(look, *m, place, reach)) && minis.iter().any(|m| look.sees_place(*m, place, z))
    };
    look.w.standing().filter(|u| near(*u)).collect()
}

/// A charge bursts: one attack after another on everybody in reach, in the order of whoever set it off (gl.area-weapon).
pub(super) fn detonate(at: &mut At<'_, Legion>, seat: Seat, by: UnitId, number: u8) -> Play<()> {
    rule("gl.detonate");
    let token = at.world().devices[usize::from(number)];
    let nth = |card| at.world()[by].upgrades.iter().position(|e| e.card == card).unwrap_or(0) as u8;
    let weapon = match token.what {
        Laid::Charge(card) => WeaponRef::Upgrade(nth(card)),
        Laid::Ordered(card) => WeaponRef::Charge(card),
        Laid::Smoke | Laid::Graffiti => return Ok(()),
    };
    at.emit(Event::DeviceLifted(number));
    for target in burst(at, seat, by, (token.at, token.z), weapon)? {
        venom(at, by, token.what, target);
    }
    Ok(())
}

/// Something bursts there: one attack after another on everybody in reach, in the order of whoever set it off. Returns whom it
/// struck.
pub(super) fn burst(
    at: &mut At<'_, Legion>,
    seat: Seat,
    by: UnitId,
    (place, z): (Point, i32),
    weapon: WeaponRef,
) -> Play<SmallVec<[UnitId; 8]>> {
    rule("gl.area-weapon");
    let mini = at.world()[by].leader;
    let reach = look(at).weapon(by, weapon).range.map_or(1, |(_, most)| most);
    let mut open = struck(&look(at), place, z, reach);
    let all = open.clone();
    while !open.is_empty() {
        let target = match open[..] {
            [only] => only,
            _ => at.ask(seat, Ask::Blasted, |_, list| list.extend(open.iter().copied()))?,
        };
        open.retain(|u| *u != target);
        let mut burst = Attack::by(by, Method::Ranged);
        burst.charge = Some(place);
        at.during(Event::AttackBegan(Box::new(burst)), Event::AttackEnded, |at| {
            let arms = Arms(smallvec![Arm { mini, weapon }]);
            at.emit(Event::PoolFormed(Pool { target, arms, done: false, boost: None }));
            at.emit(Event::PoolBegan(0));
            attack::resolve_burst(at)
        })?;
    }
    Ok(all)
}

/// What else the charge of a command card does to a trooper unit that it burst at.
fn venom(at: &mut At<'_, Legion>, by: UnitId, what: Laid, target: UnitId) {
    let Laid::Ordered(card) = what else { return };
    for effect in &at.rules().book().commands[card.0 as usize].does {
        if let Effect::Venom(token, n) = effect
            && look(at).trooper(target)
            && stands(at, target)
        {
            gain(at, target, *token, *n);
            at.emit(Event::Noted { unit: target, mark: Mark::Poisoner(by) });
        }
    }
}
