//! Climbing and clambering: up to a flat top that the leader touches, or down from one (gl.climb-and-clamber).
//!
//! Minis without room beside their leader stay at the edge that it climbed, at most height 1 away.

use super::dice::throw;
use super::{bane, displace, look, melee, moves, owner, samples, wounds};
use crate::Legion;
use crate::book::{Class, UnitKind};
use crate::choice::{Ask, Care, Deed, Gait, Spot, Spots};
use crate::event::Event;
use crate::geometry::{Angle, Course, Footprint};
use crate::keywords::Key;
use crate::look::{Level, Look, Other, Shift, nearest};
use crate::world::{Die, Face, MiniId, Token, UnitId, World};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// How high a climb may lead, in segments of the ruler.
fn reach(care: Care) -> i32 {
    if care == Care::Far { 2 } else { 1 }
}

/// Whether a unit climbs at all: troopers that are neither creatures nor emplacements, and climbing vehicles.
pub(super) fn climber(look: &Look<'_>, unit: UnitId) -> bool {
    let kind = look.kind(unit);
    let walks = kind.trooper() && !matches!(kind, UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper);
    let able = walks || look.has(unit, Key::ClimbingVehicle);
    let grounded = able && look.has(unit, Key::Grounded);
    if grounded {
        Key::Grounded.acted();
    }
    able && !grounded
}

/// Where a climb can end.
#[derive(Clone, Copy, PartialEq, Eq)]
struct End {
    /// Where the leader comes to stand.
    spot: Spot,
    /// On what.
    level: Level,
    /// Whether ladders, steps or footholds lead there, so that nobody falls (001:3224-3228).
    ladder: bool,
}

/// The ends of a climb: the places just on the top, or just at its foot, that are nearest to the leader.
fn ends(look: &Look<'_>, unit: UnitId, care: Care) -> Vec<End> {
    let leader = look.leader(unit);
    let (from, z) = (look.level(look.w[unit].leader), look.w[look.w[unit].leader].z);
    let highest = reach(care) * look.rules.book().figures.segment;
    let r = leader.base.forward();
    let mut found = Vec::new();
    if care == Care::Over {
        return if from.is_none() { beyond(look, unit) } else { found };
    }
    for (n, piece) in look.field().pieces.iter().enumerate() {
        let n = n as u8;
        // What can be walked over needs no climbing, and what is lower is not climbed up to.
        let wall = look.row(piece).flat && look.class_of(unit, piece) == Class::Impassable;
        if !wall || (from != Some(n) && piece.height <= z) {
            continue;
        }
        for part in piece.parts.iter().filter(|p| p.near_box(leader.at, leader.at, 4 * r)) {
            for (a, b) in part.edges() {
                let inward = Angle::of(b - a) + Angle::QUARTER;
                let foot = nearest(leader.at, a, b);
                let down = from == Some(n);
                let at = foot + if down { inward + Angle::HALF } else { inward }.way(r + 5);
                let near = leader.at.distance(foot) <= r + crate::geometry::TOUCH + if down { 2 * r } else { 0 };
                if !near {
                    continue;
                }
                let there = look.foot_at(unit, at, leader.facing);
                // Up to its top; down to a lower one beside it, or to the ground.
                let level = if down { look.top_under(&there, piece.height - 1) } else { Some(n) };
                // From surface to surface (001:6355-6360).
                let reached = (look.stand_height(level, at) - z).abs() <= highest;
                if reached && ends_there(look, unit, care, level, &there).is_ok() {
                    let ladder = piece.has_ladder(foot, r);
                    found.push(End { spot: Spot { at, facing: leader.facing }, level, ladder });
                }
            }
        }
    }
    found
}

/// The places on the far side of what has no flat top, as near to it as a base can stand.
fn beyond(look: &Look<'_>, unit: UnitId) -> Vec<End> {
    let leader = look.leader(unit);
    let (r, highest) = (leader.base.forward(), look.rules.book().figures.segment);
    let climbs = |piece: &&crate::book::Piece| {
        let row = look.row(piece);
        let wall = row.solid() && !row.flat && !row.stand;
        let high = look.class_of(unit, piece) == Class::Impassable;
        wall && piece.height <= highest && high && piece.touched_by(&leader)
    };
    let mut found = Vec::new();
    for piece in look.field().pieces.iter().filter(climbs) {
        for (a, b) in piece.parts.iter().flat_map(|part| part.edges()) {
            let foot = nearest(leader.at, a, b);
            if leader.at.distance(foot) > r + crate::geometry::TOUCH {
                continue;
            }
            let inward = Angle::of(b - a) + Angle::QUARTER;
            let there = |d: i32| look.foot_at(unit, foot + inward.way(d), leader.facing);
            // Straight across until the base is clear of it.
            let clear = (r..8 * r).step_by(10).map(there).find(|foot| !piece.under(foot));
            if let Some(there) = clear.filter(|there| ends_there(look, unit, Care::Over, None, there).is_ok()) {
                let ladder = piece.has_ladder(foot, r);
                found.push(End { spot: Spot { at: there.at, facing: leader.facing }, level: None, ladder });
            }
        }
    }
    found
}

/// Whether a climb may end there, with whom it touches then (gl.melee) and whom a vehicle drives aside (gl.climbing-vehicle).
fn ends_there(
    look: &Look<'_>,
    unit: UnitId,
    care: Care,
    level: Level,
    foot: &Footprint,
) -> Result<(Shift, displace::Displaced), WhyNot> {
    let leader = look.leader(unit);
    let way = foot.at - leader.at;
    let course =
        Course { from: leader.at, heading: Angle::of(way), bend: Angle::EAST, leg: way.length(), travel: way.length() };
    let gait = Gait::Climb(care);
    let gone = look.displaced(unit, gait, &course, foot);
    let contact = look.ending(unit, gait, level, foot, &gone)?;
    let spot = Spot { at: foot.at, facing: leader.facing };
    let from = look.level(look.w[unit].leader);
    let other = if from == level { Other::Nothing } else { Other::Climbed(from) };
    let (slow, difficult, leaves, fastest) = (true, false, false, false);
    let shift = Shift { course, spot, contact, slow, difficult, leaves, level, fastest, other };
    match samples::roomy(look, unit, &shift) {
        true => Ok((shift, gone)),
        false => Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit")),
    }
}

/// Whether a unit could clamber for nothing by Scale.
pub(super) fn scales(look: &Look<'_>, unit: UnitId) -> bool {
    let free = look.has(unit, Key::Scale) && !look.engaged(unit) && !look.aboard(unit);
    free && may_climb(look, unit, Care::Quick).is_ok()
}

/// With Scale a unit may clamber for nothing before or after a move action (gl.scale). Returns whether it did.
pub(super) fn scale(at: &mut At<'_, Legion>, unit: UnitId) -> Play<bool> {
    if !super::stands(at, unit) || !scales(&look(at), unit) || !at.yes(owner(at, unit), Ask::Use(unit, Key::Scale))? {
        return Ok(false);
    }
    Key::Scale.acted();
    climb(at, unit, Care::Quick)?;
    Ok(true)
}

/// Whether a unit may climb so now.
pub(super) fn may_climb(look: &Look<'_>, unit: UnitId, care: Care) -> Result<(), WhyNot> {
    if !climber(look, unit) {
        return Err(WhyNot::new("gl.climb-and-clamber", "it-does-not-climb"));
    }
    if look.held_fast(unit) {
        return Err(WhyNot::new("gl.immobilize-tokens", "it-cannot-move"));
    }
    if ends(look, unit, care).is_empty() {
        return Err(WhyNot::new("gl.climb-and-clamber", "nothing-to-climb"));
    }
    Ok(())
}

/// A unit climbs: the leader is placed, dice are rolled where it clambers, the others follow.
pub(super) fn climb(at: &mut At<'_, Legion>, unit: UnitId, care: Care) -> Play<Option<UnitId>> {
    let options = ends(&look(at), unit, care);
    climb_to(at, unit, care, &options)
}

/// The place nearest to the edge of the table to which a unit could climb so.
pub(super) fn nearest_spot(look: &Look<'_>, unit: UnitId, care: Care) -> Option<(Spot, Level)> {
    let found = ends(look, unit, care).into_iter().min_by_key(|end| super::flee::to_edge(look, end.spot.at));
    found.map(|end| (end.spot, end.level))
}

/// A unit that flees climbs to where it is nearest to the edge of the table.
pub(super) fn toward_edge(at: &mut At<'_, Legion>, unit: UnitId, care: Care) -> Play<Option<UnitId>> {
    let options: Vec<End> = {
        let look = look(at);
        let far = |end: &End| super::flee::to_edge(&look, end.spot.at);
        let open = ends(&look, unit, care);
        let least = open.iter().map(far).min();
        open.into_iter().filter(|end| Some(far(end)) == least).collect()
    };
    climb_to(at, unit, care, &options)
}

/// A unit climbs to one of these places.
fn climb_to(at: &mut At<'_, Legion>, unit: UnitId, care: Care, options: &[End]) -> Play<Option<UnitId>> {
    if options.is_empty() {
        return Ok(None);
    }
    let seat = owner(at, unit);
    let one = |spot: Spot| Spots(smallvec::smallvec![spot]);
    let law = |_: &World, spots: Spots| -> Result<Spots, WhyNot> {
        let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.climb-and-clamber", "one-place-for-the-leader")) };
        // As near to the edge as it gets: the places that were found, to a tenth of an inch.
        let close = options.iter().find(|end| end.spot.at.distance(spot.at) <= 100);
        close.map(|end| one(end.spot)).ok_or(WhyNot::new("gl.climb-and-clamber", "not-at-the-edge"))
    };
    let samples = options.iter().map(|end| one(end.spot));
    let chosen: Spots = at.ask_open(seat, Ask::Climb(unit, care), |_, list| list.extend(samples), law)?;
    let Some(End { spot, level, ladder }) = options.iter().copied().find(|end| end.spot == chosen.0[0]) else {
        return Ok(None);
    };
    let end = {
        let look = look(at);
        ends_there(&look, unit, care, level, &look.foot_at(unit, spot.at, spot.facing))
    };
    let Ok((shift, gone)) = end else { return Ok(None) };
    if !look(at).trooper(unit) {
        Key::ClimbingVehicle.acted();
    }
    super::lose(at, unit, Token::Standby, 1);
    displace::set_aside(at, &gone);
    let mini = at.world()[unit].leader;
    let z = look(at).stand_height(level, spot.at);
    let way = SmallVec::from_slice(&[at.world()[mini].at, spot.at]);
    at.emit(Event::LeaderMoved { mini, to: spot.at, z, facing: spot.facing, way });
    if !ladder {
        fall(at, unit, care)?;
    }
    if super::stands(at, unit) {
        moves::gather(at, unit, &shift)?;
    }
    displace::put_back(at, seat, &gone)?;
    if !super::stands(at, unit) {
        return Ok(None);
    }
    at.emit(Event::MoveEnded { unit, deed: Deed::Move(Gait::Climb(care)), full: false });
    if let Some(foe) = shift.contact {
        melee::rush(at, foe, unit)?;
    }
    bane::sprung(at, unit)?;
    moves::moved(at, unit, Gait::Climb(care))?;
    Ok(shift.contact)
}

/// Who clambers may fall: white dice for each mini, a wound for each block (001:1526-1555). Expert climbers roll none.
fn fall(at: &mut At<'_, Legion>, unit: UnitId, care: Care) -> Play<()> {
    let each = match care {
        Care::Safe => return Ok(()),
        Care::Quick => 1,
        Care::Far | Care::Over => 2,
    };
    if let Some(key) = [Key::ExpertClimber, Key::Scale].into_iter().find(|k| look(at).has(unit, *k)) {
        key.acted();
        return Ok(());
    }
    let n = each * at.world().minis_of(unit).len();
    let dice: Vec<Die> = std::iter::repeat_n(Die::WhiteDefense, n).collect();
    let hurt = throw(at, &dice)?.iter().filter(|d| d.face == Face::Block).count() as u8;
    // The others suffer before the leader, be it wounded (001:3202-3205).
    let leader = at.world()[unit].leader;
    let others: SmallVec<[MiniId; 12]> = at.world().minis_of(unit).into_iter().filter(|m| *m != leader).collect();
    let left = |m: &MiniId| look(at).threshold(*m) - at.world()[*m].wounds;
    let first = hurt.min(others.iter().map(left).sum());
    wounds::suffer(at, unit, first, Some(&others), None)?;
    wounds::suffer(at, unit, hurt - first, None, None)
}
