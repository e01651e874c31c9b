//! Moving: the leader along a tool, the others into cohesion (gl.movement, gl.standard-move).

use super::{bane, displace, look, melee, owner, samples, stands, wounds};
use crate::Legion;
use crate::book::UnitKind;
use crate::choice::{Ask, Deed, Gait, March, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::Angle;
use crate::keywords::Key;
use crate::look::{Look, Placing, Shift};
use crate::world::{Token, UnitId};
use dejarik_kernel::{At, Play, Seat, WhyNot};

/// A unit moves along a tool. Returns the enemy unit that it came into contact with.
pub(super) fn march(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let seat = owner(at, unit);
    march_by(at, seat, unit, gait)
}

/// The same as somebody else likes.
pub(super) fn march_by(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let rules = at.rules();
    // What came before the move (a climb, a turn) may have left no way.
    if !samples::can_march(&look(at), unit, gait) {
        return Ok(None);
    }
    let law = |look: &Look<'_>, march: March| -> Result<March, WhyNot> {
        let (march, shift) = look.march(unit, gait, march)?;
        if !shift.leaves && !samples::roomy(look, unit, &shift) {
            return Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit"));
        }
        Ok(march)
    };
    let march: March = at.ask_open(
        seat,
        Ask::March(unit, gait),
        |w, list| list.extend(samples::marches(&Look::new(rules, w), unit, gait)),
        |w, march| law(&Look::new(rules, w), march),
    )?;
    let shift = look(at).march(unit, gait, march).map(|(_, shift)| shift);
    let Ok(shift) = shift else { return Ok(None) };
    settle_by(at, seat, unit, gait, shift)
}

/// The leader is put where its move ends, the others around it.
pub(super) fn settle(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait, shift: Shift) -> Play<Option<UnitId>> {
    let seat = owner(at, unit);
    settle_by(at, seat, unit, gait, shift)
}

fn settle_by(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait, shift: Shift) -> Play<Option<UnitId>> {
    let deed = Deed::Move(gait);
    if matches!(gait, Gait::Standard | Gait::Compulsory | Gait::Scout(_) | Gait::Speed(_)) {
        rule("gl.standard-move");
    }
    rule(match look(at).kind(unit) {
        UnitKind::Trooper | UnitKind::CloneTrooper | UnitKind::DroidTrooper => "ss.trooper-movement",
        UnitKind::CreatureTrooper => "ss.creature-movement",
        UnitKind::EmplacementTrooper => "ss.emplacement-movement",
        UnitKind::GroundVehicle => "ss.ground-vehicle-movement",
        UnitKind::RepulsorVehicle => "ss.repulsor-vehicle-movement",
    });
    rule(if look(at).trooper(unit) { "gl.troopers" } else { "gl.vehicles" });
    rule("gl.base");
    rule("tl.movement-tool");
    if look(at).notched(unit) {
        rule("gl.notch");
    }
    look(at).crosses(unit, &shift.course);
    look(at).corrected(unit);
    super::lose(at, unit, Token::Standby, 1);
    drop_if_panicked(at, unit);
    let mini = at.world()[unit].leader;
    let gone = {
        let look = look(at);
        look.displaced(unit, gait, &shift.course, &look.foot_at(unit, shift.spot.at, shift.spot.facing))
    };
    displace::set_aside(at, &gone);
    let way = shift.course.way();
    let z = look(at).stand_height(shift.level, shift.spot.at);
    at.emit(Event::LeaderMoved { mini, to: shift.spot.at, z, facing: shift.spot.facing, way });
    if shift.leaves {
        // A leader's base over the edge defeats the unit (gl.leaving-the-battlefield).
        wounds::remove_unit(at, unit)?;
        displace::put_back(at, unit, &gone)?;
        return Ok(None);
    }
    place(at, seat, unit, samples::placing(&shift))?;
    displace::put_back(at, unit, &gone)?;
    let full = matches!(gait, Gait::Standard | Gait::Compulsory)
        && shift.course.travel == shift.course.longest()
        && shift.fastest;
    at.emit(Event::MoveEnded { unit, deed, full });
    if let Some(foe) = shift.contact {
        rule("gl.melee");
        rule("gl.base-contact");
        melee::rush(at, foe, unit)?;
    }
    bane::sprung(at, unit)?;
    after_move(at, unit, gait);
    Ok(shift.contact)
}

/// A carrier that flees drops what it carries.
fn drop_if_panicked(at: &mut At<'_, Legion>, unit: UnitId) {
    if at.world()[unit].tokens.panic
        && let Some(marker) = at.world()[unit].carries
    {
        let place = at.world()[at.world()[unit].leader].at;
        at.emit(Event::Claimed { marker, by: None, at: place });
    }
}

/// The other minis of a unit are put into cohesion with its leader.
pub(super) fn gather(at: &mut At<'_, Legion>, unit: UnitId, shift: &Shift) -> Play<()> {
    let seat = owner(at, unit);
    place(at, seat, unit, samples::placing(shift))
}

/// Somebody puts the other minis of a unit around its leader as if that had just moved (gl.scatter).
pub(super) fn rearrange(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let leader = look(at).leader(unit);
    let level = look(at).level(at.world()[unit].leader);
    let spot = crate::choice::Spot { at: leader.at, facing: leader.facing };
    place(at, seat, unit, Placing { level, ..Placing::around(spot) })
}

fn place(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, placing: Placing) -> Play<()> {
    let followers = at.world().minis_of(unit);
    if followers.len() < 2 {
        return Ok(());
    }
    rule("gl.cohesion");
    let rules = at.rules();
    let spots: Spots = at.ask_open(
        seat,
        Ask::Cohere(unit),
        |w, list| list.extend(samples::places(&Look::new(rules, w), unit, &placing)),
        |w, spots: Spots| Look::new(rules, w).cohere(unit, &placing, &spots),
    )?;
    for (mini, spot) in followers.into_iter().skip(1).zip(spots.0) {
        let z = {
            let look = look(at);
            let foot = look.foot_at(unit, spot.at, spot.facing);
            look.stand_height(look.footing(unit, &placing, &foot).unwrap_or(placing.level), spot.at)
        };
        at.emit(Event::Placed { mini, at: spot.at, z, facing: spot.facing });
    }
    Ok(())
}

/// Tokens for having moved (gl.agile-x, gl.tactical-x): after standard moves only.
fn after_move(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) {
    if !stands(at, unit) || !matches!(gait, Gait::Standard | Gait::Compulsory | Gait::Scout(_) | Gait::Speed(_)) {
        return;
    }
    for (key, token) in [(Key::Agile, Token::Dodge), (Key::Tactical, Token::Aim)] {
        let x = look(at).sum(unit, key);
        if x > 0 {
            key.acted();
            super::gain(at, unit, token, x);
        }
    }
}

/// A move action, with the turn before or after a standard move that Reposition grants.
pub(super) fn with_pivot(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let may = gait == Gait::Standard && look(at).has(unit, Key::Reposition) && look(at).notched(unit);
    let before = may && at.yes(owner(at, unit), Ask::Use(unit, Key::Reposition))?;
    if before {
        Key::Reposition.acted();
        pivot(at, unit)?;
    }
    let contact = march(at, unit, gait)?;
    if may
        && !before
        && stands(at, unit)
        && contact.is_none()
        && at.yes(owner(at, unit), Ask::Use(unit, Key::Reposition))?
    {
        Key::Reposition.acted();
        pivot(at, unit)?;
    }
    Ok(contact)
}

/// How far a unit may turn: a quarter either way, or all around (gl.pivot, gl.full-pivot), and where there is room.
fn may_turn(look: &Look<'_>, unit: UnitId, to: Angle) -> Result<Angle, WhyNot> {
    if !look.has(unit, Key::FullPivot) && look.leader(unit).facing.apart(to) > Angle::QUARTER.0 {
        return Err(WhyNot::new("gl.pivot", "turned-too-far"));
    }
    look.turning(unit, to).map(|_| to)
}

/// A unit turns on the spot.
pub(super) fn pivot(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let seat = owner(at, unit);
    turn(at, seat, unit)
}

/// Somebody turns a unit on the spot.
pub(super) fn turn(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let rules = at.rules();
    let open = |look: &Look<'_>| samples::turns(look, unit, |to| may_turn(look, unit, to).is_ok());
    if open(&look(at)).is_empty() {
        return Ok(());
    }
    let facing: Angle = at.ask_open(
        seat,
        Ask::Pivot(unit),
        |w, list| list.extend(open(&Look::new(rules, w))),
        |w, to: Angle| may_turn(&Look::new(rules, w), unit, to),
    )?;
    if look(at).leader(unit).facing.apart(facing) > Angle::QUARTER.0 {
        Key::FullPivot.acted();
    }
    super::lose(at, unit, Token::Standby, 1);
    let gone = look(at).turning(unit, facing).unwrap_or_default();
    displace::set_aside(at, &gone);
    at.emit(Event::Pivoted { unit, facing });
    displace::put_back(at, unit, &gone)?;
    at.emit(Event::MoveEnded { unit, deed: Deed::Pivot, full: false });
    Ok(())
}

/// A speeder must move at the start of its activation, all the way at its full speed; if it cannot, it goes as far as it can
/// and suffers as many wounds as its speed (gl.compulsory-move, R12 of the adopted readings).
pub(super) fn compulsory(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    Key::Speeder.acted();
    rule("gl.compulsory-move");
    let speed = look(at).speed(unit, Gait::Compulsory, false);
    if speed == 0 {
        return Ok(());
    }
    let (seat, rules) = (owner(at, unit), at.rules());
    let full = |look: &Look<'_>, march: &March| {
        march.speed == look.speed(unit, Gait::Compulsory, false)
            && march.travel == 2 * look.leg(unit, Gait::Compulsory, march.speed)
    };
    let options = samples::marches(&look(at), unit, Gait::Compulsory);
    let whole: Vec<March> = {
        let look = look(at);
        let staying = |m: &March| look.march(unit, Gait::Compulsory, *m).is_ok_and(|(_, s)| !s.leaves);
        options.iter().copied().filter(|m| full(&look, m) && staying(m)).collect()
    };
    let failed = whole.is_empty();
    let mut best = whole;
    if failed {
        let look = look(at);
        let staying = |m: &&March| look.march(unit, Gait::Compulsory, **m).is_ok_and(|(_, s)| !s.leaves);
        let longest = options.iter().filter(staying).map(|m| m.travel).max();
        best = options.iter().filter(staying).filter(|m| Some(m.travel) == longest).copied().collect();
    }
    if best.is_empty() && !options.is_empty() {
        best = options;
    }
    if !best.is_empty() {
        let march: March = at.ask_open(
            seat,
            Ask::March(unit, Gait::Compulsory),
            |_, list| list.extend(best.iter().copied()),
            |w, march: March| {
                let look = Look::new(rules, w);
                let (march, shift) = look.march(unit, Gait::Compulsory, march)?;
                if !failed && !full(&look, &march) {
                    return Err(WhyNot::new("gl.compulsory-move", "not-a-full-move"));
                }
                if !shift.leaves && !samples::roomy(&look, unit, &shift) {
                    return Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit"));
                }
                Ok(march)
            },
        )?;
        let shift = look(at).march(unit, Gait::Compulsory, march).map(|(_, shift)| shift);
        if let Ok(shift) = shift {
            settle(at, unit, Gait::Compulsory, shift)?;
        }
    }
    if failed && stands(at, unit) {
        wounds::suffer(at, unit, speed, None, None)?;
    }
    if stands(at, unit) {
        super::standby::answered(at, unit)?;
    }
    Ok(())
}

/// A panicked unit runs for the nearest edge as far as it can (gl.panic); from the vehicle that it left at speed 1.
pub(super) fn flee(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<()> {
    rule("gl.panic");
    let options = nearest_to_edge(&look(at), unit, gait, samples::marches(&look(at), unit, gait));
    if options.is_empty() {
        return Ok(());
    }
    let (seat, rules) = (owner(at, unit), at.rules());
    let least = edge_after(&look(at), unit, gait, options[0]);
    let march: March = at.ask_open(
        seat,
        Ask::March(unit, gait),
        |_, list| list.extend(options.iter().copied()),
        |w, march: March| {
            let look = Look::new(rules, w);
            let (march, shift) = look.march(unit, gait, march)?;
            if edge_after(&look, unit, gait, march) > least {
                return Err(WhyNot::new("gl.panic", "not-the-way-to-the-edge"));
            }
            if !shift.leaves && !samples::roomy(&look, unit, &shift) {
                return Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit"));
            }
            Ok(march)
        },
    )?;
    let shift = look(at).march(unit, gait, march).map(|(_, shift)| shift);
    if let Ok(shift) = shift {
        settle(at, unit, gait, shift)?;
    }
    Ok(())
}

/// How far the leader would be from the nearest edge after a move.
fn edge_after(look: &Look<'_>, unit: UnitId, gait: Gait, march: March) -> i32 {
    let field = look.field();
    let end = look.march(unit, gait, march).map_or(look.leader(unit).at, |(_, shift)| shift.spot.at);
    end.x.min(end.y).min(field.width - end.x).min(field.depth - end.y)
}

fn nearest_to_edge(look: &Look<'_>, unit: UnitId, gait: Gait, options: Vec<March>) -> Vec<March> {
    let least = options.iter().map(|m| edge_after(look, unit, gait, *m)).min();
    options.into_iter().filter(|m| Some(edge_after(look, unit, gait, *m)) == least).collect()
}
