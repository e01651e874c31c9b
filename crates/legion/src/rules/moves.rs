//! Moving: the leader along a tool, the others into cohesion (gl.movement, gl.standard-move).

use super::{bane, displace, look, melee, owner, perks, samples, standby, stands, wounds};
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
use smallvec::SmallVec;

/// A unit moves along a tool. Returns the enemy unit that it came into contact with.
pub(super) fn march(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let seat = owner(at, unit);
    march_by(at, seat, unit, gait)
}

/// The same as somebody else likes.
pub(super) fn march_by(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    // What came before the move (a climb, a turn) may have left no way.
    if !samples::can_march(&look(at), unit, gait) {
        return Ok(None);
    }
    perks::throttled(at, unit, gait, |at| march_so(at, seat, unit, gait))
}

fn march_so(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let rules = at.rules();
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
    let contact = settle_by(at, seat, unit, gait, shift)?;
    moved(at, unit, gait)?;
    Ok(contact)
}

/// The leader is put where its move ends, the others around it.
pub(super) fn settle(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait, shift: Shift) -> Play<Option<UnitId>> {
    let seat = owner(at, unit);
    settle_by(at, seat, unit, gait, shift)
}

fn settle_by(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait, shift: Shift) -> Play<Option<UnitId>> {
    let deed = Deed::Move(gait);
    if standard(&look(at), unit, gait) {
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
    let mini = at.world()[unit].leader;
    let foes: SmallVec<[UnitId; 2]> = look(at).melee_foes(unit).collect();
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
        displace::put_back(at, seat, &gone)?;
        melee::left(at, unit, &foes)?;
        return Ok(None);
    }
    place(at, seat, unit, samples::placing(&shift))?;
    displace::put_back(at, seat, &gone)?;
    let full = matches!(gait, Gait::Standard | Gait::Compulsory | Gait::Jump(_))
        && shift.course.travel == shift.course.longest()
        && shift.fastest;
    at.emit(Event::MoveEnded { unit, deed, full });
    if at.world()[unit].marks.spurred {
        at.emit(Event::Spurred { unit, on: false });
    }
    melee::left(at, unit, &foes)?;
    if let Some(foe) = shift.contact {
        rule("gl.melee");
        rule("gl.base-contact");
        melee::rush(at, foe, unit)?;
    }
    bane::sprung(at, unit)?;
    Ok(shift.contact)
}

/// What follows every move: others answer it first, then it brings its tokens (R14 of the adopted readings).
pub(super) fn moved(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<()> {
    let pushed = if standard(&look(at), unit, gait) { perks::push(at, unit)? } else { 0 };
    standby::answered(at, unit)?;
    tokens(at, unit, gait, pushed);
    Ok(())
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

/// Whether a move is a standard one, also for the abilities of the unit: a jump is none of the others, and creatures and guns
/// that withdraw use theirs (gl.standard-move, gl.creature-trooper).
fn standard(look: &Look<'_>, unit: UnitId, gait: Gait) -> bool {
    match gait {
        Gait::Standard | Gait::Compulsory | Gait::Flee | Gait::Scout(_) | Gait::Speed(_) | Gait::Jump(_) => true,
        Gait::Withdraw => keeps_abilities(look, unit),
        Gait::Reverse | Gait::Strafe | Gait::Embark | Gait::Disembark | Gait::Climb(_) => false,
    }
}

/// Whether a unit uses its abilities although it withdraws (001:4440-4445, 001:11467-11472).
pub(super) fn keeps_abilities(look: &Look<'_>, unit: UnitId) -> bool {
    matches!(look.kind(unit), UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper)
}

/// Tokens for having moved (gl.agile-x, gl.tactical-x): after standard moves only. Tactical may be so much more for this one.
fn tokens(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait, pushed: u8) {
    if !stands(at, unit) || !standard(&look(at), unit, gait) {
        return;
    }
    for (key, token) in [(Key::Agile, Token::Dodge), (Key::Tactical, Token::Aim)] {
        let x = look(at).sum(unit, key) + if key == Key::Tactical { pushed } else { 0 };
        if x > 0 {
            key.acted();
            super::gain(at, unit, token, x);
        }
    }
}

/// A move with the turn before or after it that Reposition grants, if it is a standard one.
pub(super) fn with_pivot(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    let seat = owner(at, unit);
    with_pivot_by(at, seat, unit, gait)
}

/// The same as whoever moves the unit likes (001:9210-9215).
pub(super) fn with_pivot_by(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait) -> Play<Option<UnitId>> {
    // Nobody turns in the melee that it withdraws from.
    let before = gait != Gait::Withdraw && repositions(at, seat, unit, gait)?;
    let contact = if stands(at, unit) { march_by(at, seat, unit, gait)? } else { None };
    // Whoever answered the move may hold the unit in a melee now.
    if !before && contact.is_none() && !look(at).engaged(unit) {
        repositions(at, seat, unit, gait)?;
    }
    Ok(contact)
}

/// A turn by Reposition, if somebody likes. Returns whether the unit turned.
fn repositions(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, gait: Gait) -> Play<bool> {
    let may = standard(&look(at), unit, gait)
        && stands(at, unit)
        && look(at).has(unit, Key::Reposition)
        && look(at).notched(unit);
    if !may || !at.yes(seat, Ask::Use(unit, Key::Reposition))? {
        return Ok(false);
    }
    Key::Reposition.acted();
    turn(at, seat, unit)?;
    standby::answered(at, unit)?;
    Ok(true)
}

/// How far a unit may turn: a quarter either way, or all around (gl.pivot, gl.full-pivot), and where there is room.
pub(super) fn may_turn(look: &Look<'_>, unit: UnitId, to: Angle) -> Result<Angle, WhyNot> {
    if look.held_fast(unit) {
        return Err(WhyNot::new("gl.immobilize-tokens", "it-cannot-move"));
    }
    if !look.has(unit, Key::FullPivot) && look.leader(unit).facing.apart(to) > Angle::QUARTER.0 {
        return Err(WhyNot::new("gl.pivot", "turned-too-far"));
    }
    look.turning(unit, to).map(|_| to)
}

/// A unit turns on the spot, which is a move.
pub(super) fn pivot(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let seat = owner(at, unit);
    turn(at, seat, unit)?;
    standby::answered(at, unit)
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
    turn_to(at, seat, unit, facing)
}

/// Somebody turns a unit into that direction.
pub(super) fn turn_to(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId, facing: Angle) -> Play<()> {
    if look(at).leader(unit).facing.apart(facing) > Angle::QUARTER.0 {
        Key::FullPivot.acted();
    }
    super::lose(at, unit, Token::Standby, 1);
    let gone = look(at).turning(unit, facing).unwrap_or_default();
    displace::set_aside(at, &gone);
    at.emit(Event::Pivoted { unit, facing });
    displace::put_back(at, seat, &gone)?;
    at.emit(Event::MoveEnded { unit, deed: Deed::Pivot, full: false });
    Ok(())
}
