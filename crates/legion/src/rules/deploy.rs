//! Deployment: the players put their units into their zones by turns (gl.deployment).

use super::{arrive, bane, climb, lasting, moves, partners, transport, wounds};
use crate::Legion;
use crate::choice::{Ask, Duty, Gait, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::Footprint;
use crate::keywords::Key;
use crate::look::{Level, Look, Placing};
use crate::world::{Mark, Stage, UnitId, World};
use dejarik_kernel::{At, Play, Seat, WhyNot, trace};
use smallvec::SmallVec;

/// The units of a side that are still to be deployed.
pub(super) fn waiting(w: &World, side: Seat) -> impl Iterator<Item = UnitId> + '_ {
    let waits = move |u: &UnitId| {
        let unit = &w[*u];
        unit.side == side && !unit.deployed && !unit.defeated && !unit.marks.reserved && !unit.marks.away
    };
    w.unit_ids().filter(waits)
}

/// One unit is deployed; whoever has more goes on alone. Teams take turns, and partners decide who of them deploys
/// (op.team-battle).
pub(super) fn next(at: &mut At<'_, Legion>) -> Play<()> {
    if bane::hide(at)? {
        return Ok(());
    }
    let side = at.world().turn;
    let foe = at.world().foe(side);
    if waiting(at.world(), side).next().is_none() {
        if waiting(at.world(), foe).next().is_none() {
            arrive::finish(at)?;
            rule("fm.setup-9");
            at.emit(Event::RoundBegan(1));
            at.emit(Event::StageBegan(Stage::Command));
        } else {
            at.emit(Event::TurnPassed(foe));
        }
        return Ok(());
    }
    let rules = at.rules();
    // Whoever comes after everybody else waits as long as anybody is left.
    let all_late = |look: &Look<'_>, side| waiting(look.w, side).all(|u| lasting::late(look, u));
    if all_late(&super::look(at), side) && !all_late(&super::look(at), foe) {
        at.emit(Event::TurnPassed(foe));
        return Ok(());
    }
    let open = |look: &Look<'_>, seat: Seat| -> SmallVec<[UnitId; 16]> {
        let last = all_late(look, side);
        let may = |u: &UnitId| arrive::may_be_next(look, *u) && (last || !lasting::late(look, *u));
        waiting(look.w, side).filter(|u| look.w[*u].player == seat && may(u)).collect()
    };
    let seat = partners::choose(at, side, Duty::Deploy, |look, seat| !open(look, seat).is_empty())?;
    let unit: UnitId = at.ask(seat, Ask::DeployNext, |w, list| list.extend(open(&Look::new(rules, w), seat)))?;
    arrive::before(at, unit)?;
    if transport::deploy(at, unit)? {
        at.emit(Event::TurnPassed(foe));
        return Ok(());
    }
    let place: Option<Spots> = at.ask_open(
        seat,
        Ask::Deploy(unit),
        |w, list| {
            let places = arrive::places(&Look::new(rules, w), unit);
            let full = places.is_empty();
            list.extend(places.into_iter().map(Some).chain(full.then_some(None)));
        },
        |w, place: Option<Spots>| match place {
            Some(spots) => law(&Look::new(rules, w), unit, spots).map(Some),
            None => no_room(&Look::new(rules, w), unit).map(|()| None),
        },
    )?;
    let Some(spots) = place else {
        // The rules do not foresee a zone that is full: what cannot come onto the battlefield is defeated, as what leaves it is.
        wounds::lost(at, unit, None)?;
        at.emit(Event::TurnPassed(foe));
        return Ok(());
    };
    at.emit(Event::Deployed { unit, spots: spots.0 });
    arrive::after(at, unit);
    lasting::deployed(at, unit);
    raise(at, unit);
    bane::sprung(at, unit)?;
    let ahead = u8::from(ahead(&super::look(at), unit));
    let scout = (super::look(at).sum(unit, Key::Scout) + ahead).min(3);
    let can = scout > 0
        && !at.world()[unit].marks.scouted
        && !rooted(&super::look(at), unit)
        && super::can_march(&super::look(at), unit, Gait::Scout(scout));
    if can && at.yes(seat, Ask::Use(unit, Key::Scout))? {
        Key::Scout.acted();
        moves::with_pivot(at, unit, Gait::Scout(scout))?;
        at.emit(Event::Noted { unit, mark: Mark::Scouted });
        arrive::party(at, unit, scout)?;
    }
    at.emit(Event::TurnPassed(foe));
    Ok(())
}

/// The name of the deployment card in use.
fn card<'a>(look: &Look<'a>) -> Option<&'a str> {
    look.w.cards.deployment.map(|n| look.rules.book().deployments[n as usize].name.as_str())
}

/// Whether a unit scouts by the deployment card: from advanced positions every trooper does.
fn ahead(look: &Look<'_>, unit: UnitId) -> bool {
    look.trooper(unit) && card(look) == Some("Advanced Positions")
}

/// Whether a unit stays where it is deployed because it is stationary (gl.stationary).
pub(super) fn rooted(look: &Look<'_>, unit: UnitId) -> bool {
    let rooted = look.has(unit, Key::Stationary) && !ahead(look, unit);
    if rooted {
        Key::Stationary.acted();
    }
    rooted
}

/// Whether a unit rolls out: a vehicle may be deployed within range 1 of a zone by that deployment card.
pub(super) fn rolls_out(look: &Look<'_>, unit: UnitId) -> bool {
    look.kind(unit).vehicle() && card(look) == Some("Roll Out")
}

/// Whether all of a base is within range 1 of a zone.
pub(super) fn beside_zone(look: &Look<'_>, zone: &crate::book::Zone, foot: &Footprint) -> bool {
    let ((a, b), room) = (foot.axis(), look.rules.book().figures.segment - foot.base.radius);
    [a, foot.at, b].into_iter().all(|end| zone.apart((end, end)).at_most(room))
}

/// Nobody leaves a unit out that could be deployed somewhere.
fn no_room(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    match trace::unseen(|| arrive::places(look, unit)).is_empty() {
        true => Ok(()),
        false => Err(WhyNot::new("gl.deployment", "there-is-room")),
    }
}

/// The flat top that a base is put on there, if its unit gets onto such tops: whoever climbs onto all of them, whoever leaps or
/// flies onto those that are no higher. Deployment asks for a zone and for cohesion and forbids no terrain (001:4833-4859); in
/// cohesion a unit is on one level (001:3480-3485). That nobody is put where no move of theirs could lead is our own reading.
pub(super) fn perch(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> Level {
    let top = look.top_under(foot, i32::MAX)?;
    let leaps = i32::from(look.sum(unit, Key::Jump)) * look.rules.book().figures.segment;
    let low = look.level_height(Some(top)) <= look.flies_over(unit).max(leaps);
    (low || climb::climber(look, unit)).then_some(top)
}

/// Minis that were put on hills and roofs stand as high as these.
pub(super) fn raise(at: &mut At<'_, Legion>, unit: UnitId) {
    for mini in at.world().minis_of(unit) {
        let m = at.world()[mini];
        let look = super::look(at);
        let z = look.stand_height(perch(&look, unit, &look.foot(mini)), m.at);
        if z != m.z {
            at.emit(Event::Placed { mini, at: m.at, z, facing: m.facing });
        }
    }
}

/// Whether a unit may be deployed outside its zone, far from all enemies.
pub(super) fn infiltrator(look: &Look<'_>, unit: UnitId) -> bool {
    look.has(unit, Key::Infiltrate) || look.w[unit].marks.covert || lasting::infiltrates(look, unit)
}

/// Whether a base is beyond range 3 of every enemy.
pub(super) fn hidden(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> bool {
    let segment = look.rules.book().figures.segment;
    let mut foes = look.w.of(look.w.foe(look.w[unit].side)).flat_map(|u| look.w.minis_of(u));
    foes.all(|m| !foot.gap_at_most(&look.foot(m), 3 * segment))
}

/// Whether a unit with Infiltrate stands beyond range 3 of every enemy (gl.infiltrate).
fn infiltrates(look: &Look<'_>, unit: UnitId, feet: &[Footprint]) -> bool {
    let may = infiltrator(look, unit) && feet.iter().all(|foot| hidden(look, unit, foot));
    if may {
        rule("gl.beyond-range");
    }
    if may && look.has(unit, Key::Infiltrate) {
        Key::Infiltrate.acted();
    }
    may
}

/// The bases of a unit in those places, one for every mini.
pub(super) fn feet(look: &Look<'_>, unit: UnitId, spots: &Spots) -> Result<Vec<Footprint>, WhyNot> {
    if spots.0.len() != usize::from(look.w[unit].size) {
        return Err(WhyNot::new("gl.deployment", "a-place-for-every-mini"));
    }
    if spots.0.iter().any(|s| !s.at.is_near()) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let facing = spots.0[0].facing;
    Ok(spots.0.iter().map(|s| look.foot_at(unit, s.at, facing)).collect())
}

/// Every base completely in one zone of its side, in cohesion, touching no enemy.
pub(super) fn law(look: &Look<'_>, unit: UnitId, spots: Spots) -> Result<Spots, WhyNot> {
    let feet = feet(look, unit, &spots)?;
    let rolls = rolls_out(look, unit);
    let inside = |zone: &crate::book::Zone| {
        feet.iter().all(|foot| foot.inside(zone) || (rolls && beside_zone(look, zone, foot)))
    };
    match arrive::beside(look, unit, &feet[0]) {
        arrive::Beside::Partner => {}
        arrive::Beside::Elsewhere => return Err(WhyNot::new("gl.detachment", "not-beside-its-partner")),
        arrive::Beside::Free => {
            if !look.zones(look.w[unit].side).iter().any(inside) && !infiltrates(look, unit, &feet) {
                return Err(WhyNot::new("gl.deployment", "outside-the-zone"));
            }
            no_zone_empty(look, unit, &feet)?;
        }
    }
    together(look, unit, spots, &feet)
}

/// With Disarray nobody leaves a zone of their own empty: the last units fill those that still are (bc.disarray).
fn no_zone_empty(look: &Look<'_>, unit: UnitId, feet: &[Footprint]) -> Result<(), WhyNot> {
    let side = look.w[unit].side;
    if card(look) != Some("Disarray") {
        return Ok(());
    }
    rule("bc.disarray");
    let holds = |zone: &crate::book::Zone, foot: &Footprint| foot.inside(zone);
    let held =
        |zone: &crate::book::Zone| look.w.of(side).flat_map(|u| look.w.minis_on(u)).any(|m| holds(zone, &look.foot(m)));
    let empty: Vec<&crate::book::Zone> = look.zones(side).iter().filter(|zone| !held(zone)).collect();
    let filled = empty.iter().filter(|zone| feet.iter().any(|foot| holds(zone, foot))).count();
    let others = waiting(look.w, side).filter(|u| *u != unit).count();
    // Where too few units are left for all zones, each still fills one.
    let may_stay = others.max(empty.len().saturating_sub(1));
    match empty.len() - filled > may_stay {
        true => Err(WhyNot::new("bc.disarray", "a-zone-would-stay-empty")),
        false => Ok(()),
    }
}

/// Every base where it can stand, in cohesion, touching no enemy.
pub(super) fn together(look: &Look<'_>, unit: UnitId, spots: Spots, feet: &[Footprint]) -> Result<Spots, WhyNot> {
    let leader = spots.0[0];
    let level = feet.first().and_then(|foot| perch(look, unit, foot));
    let placing = Placing { level, ..Placing::around(leader) };
    for (i, foot) in feet.iter().enumerate() {
        if feet[..i].iter().any(|other| other.overlaps(foot)) {
            return Err(WhyNot::new("gl.movement", "on-another-base"));
        }
        look.may_stand(unit, level, foot, None)?;
        if look.touched(unit, level, foot).next().is_some() {
            return Err(WhyNot::new("gl.deployment", "contact-with-an-enemy"));
        }
        if i > 0 {
            look.in_cohesion(unit, &placing, foot)?;
        }
    }
    Ok(Spots(spots.0.iter().map(|s| Spot { at: s.at, facing: leader.facing }).collect()))
}
