//! The move that a speeder must make at the start of its activation (gl.compulsory-move).

use super::{look, moves, owner, perks, samples, stands, wounds};
use crate::Legion;
use crate::choice::{Ask, Gait, March};
use crate::coverage::rule;
use crate::geometry::Angle;
use crate::keywords::Key;
use crate::look::{Around, Look, Shift};
use crate::world::UnitId;
use dejarik_kernel::{At, Play, WhyNot};

/// How many moves of unusual bends are offered.
const ENOUGH: usize = 8;

/// A speeder moves all the way at its full speed; if it cannot, it goes as far as it can and suffers as many wounds as the
/// speed it had for that move (R12 of the adopted readings).
pub(super) fn compulsory(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    Key::Speeder.acted();
    rule("gl.compulsory-move");
    perks::throttled(at, unit, Gait::Compulsory, |at| go(at, unit))
}

fn go(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    if look(at).speed(unit, Gait::Compulsory, false) == 0 {
        return Ok(());
    }
    let all = whole_moves(&look(at), unit);
    let failed = all.is_empty();
    let options = if failed { broken_off(&look(at), unit) } else { all };
    if options.is_empty() {
        // It is shut in and does not move at all.
        let speed = look(at).speed(unit, Gait::Compulsory, false);
        wounds::suffer(at, unit, speed, None, None)?;
        return Ok(());
    }
    let (seat, rules) = (owner(at, unit), at.rules());
    let march: March = at.ask_open(
        seat,
        Ask::March(unit, Gait::Compulsory),
        |_, list| list.extend(options.iter().copied()),
        |w, march: March| law(&Look::new(rules, w), unit, march, failed),
    )?;
    let shift = look(at).march(unit, Gait::Compulsory, march).map(|(_, shift)| shift);
    let Ok(shift) = shift else { return Ok(()) };
    // A bend that was not tried may make it whole after all.
    let failed = failed && whole(&look(at), unit, march).is_none();
    moves::settle(at, unit, Gait::Compulsory, shift)?;
    if failed && stands(at, unit) {
        let speed = look(at).speed(unit, Gait::Compulsory, shift.difficult);
        wounds::suffer(at, unit, speed, None, None)?;
    }
    moves::moved(at, unit, Gait::Compulsory)
}

/// The law of the move: a whole one, or where there is none, as far along the tool as it leads.
fn law(look: &Look<'_>, unit: UnitId, march: March, failed: bool) -> Result<March, WhyNot> {
    let full = 2 * look.leg(unit, Gait::Compulsory, march.speed);
    match look.march(unit, Gait::Compulsory, march) {
        // What is wrong with the tool itself is said first; where the move ends is not for the player to say.
        Err(why) if matches!(why.rule, "gl.speed" | "tl.movement-tool" | "gl.notch" | "gl.difficult-terrain") => {
            return Err(why);
        }
        // Nobody need stay on the table (gl.leaving-the-battlefield).
        Ok((end, shift)) if shift.leaves && end.travel == full && at_full_speed(look, unit, &end, &shift) => {
            return Ok(end);
        }
        _ => {}
    }
    if let Some(whole) = whole(look, unit, march) {
        return match march.travel == full || march.travel == whole.travel {
            true => Ok(whole),
            false => Err(WhyNot::new("gl.compulsory-move", "not-a-full-move")),
        };
    }
    if !failed {
        return Err(WhyNot::new("gl.compulsory-move", "not-a-full-move"));
    }
    farthest(look, unit, march, full).map(|(march, _)| march).ok_or(WhyNot::new("gl.movement", "the-way-is-blocked"))
}

/// Whether a move is made at full speed; it is if difficult terrain on its way lowered that (001:3854-3856).
fn at_full_speed(look: &Look<'_>, unit: UnitId, march: &March, shift: &Shift) -> bool {
    shift.fastest || (shift.difficult && march.speed == look.speed(unit, Gait::Compulsory, true))
}

/// A move to where it was told, if it stays on the table and leaves room for the rest of the unit.
fn staying(look: &Look<'_>, unit: UnitId, march: March) -> Result<(March, Shift), WhyNot> {
    let (march, shift) = look.march(unit, Gait::Compulsory, march)?;
    if shift.leaves {
        return Err(WhyNot::new("gl.leaving-the-battlefield", "off-the-table"));
    }
    match samples::roomy(look, unit, &shift) {
        true => Ok((march, shift)),
        false => Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit")),
    }
}

/// The whole move along a tool that is laid so, if it is one: to the end of the tool, or from there so far back, half a base at
/// most, that the base lies flat where it would end on terrain that it moves over (001:3908-3933).
fn whole(look: &Look<'_>, unit: UnitId, march: March) -> Option<March> {
    let full = 2 * look.leg(unit, Gait::Compulsory, march.speed);
    let ends = |travel: i32| -> Result<March, WhyNot> {
        let (end, shift) = staying(look, unit, March { travel, ..march })?;
        match end.travel == travel && at_full_speed(look, unit, &end, &shift) {
            true => Ok(end),
            false => Err(WhyNot::new("gl.compulsory-move", "not-a-full-move")),
        }
    };
    let why = match ends(full) {
        Ok(end) => return Some(end),
        Err(why) => why,
    };
    let back = look.base(unit).forward();
    if why.key != "not-flat-there" {
        return None;
    }
    let flat = |travel: &i32| look.lies_flat(unit, Gait::Compulsory, March { travel: *travel, ..march });
    let mut shorter = (full - back..full).rev().step_by(look.rules.book().figures.back_step()).filter(flat);
    shorter.find_map(|travel| ends(travel).ok())
}

/// Whole moves: those of the usual bends, or if there is none, those of all others.
fn whole_moves(look: &Look<'_>, unit: UnitId) -> Vec<March> {
    let around = Around::of(look, unit, Gait::Compulsory);
    let look = &look.at_what_is(&around);
    let usual = samples::ways(look, unit, Gait::Compulsory);
    let heading = look.heading(Gait::Compulsory, look.leader(unit).facing)[0];
    let figures = &look.rules.book().figures;
    let finer =
        (0..=figures.bend / figures.bend_step.max(1)).flat_map(|k| [figures.bend_step * k, -figures.bend_step * k]);
    let finer: Vec<(Angle, Angle)> = finer.map(|bend| (heading, Angle::degrees(bend))).collect();
    let all = |ways: &[(Angle, Angle)], most: usize| -> Vec<March> {
        let mut found = Vec::new();
        for march in tools(look, unit, ways) {
            if let Some(march) = whole(look, unit, march)
                && !found.contains(&march)
                && found.len() < most
            {
                found.push(march);
            }
        }
        found
    };
    let found = all(&usual, usize::MAX);
    if found.is_empty() { all(&finer, ENOUGH) } else { found }
}

/// Tools of the speeds that it may have, laid in those ways.
fn tools(look: &Look<'_>, unit: UnitId, ways: &[(Angle, Angle)]) -> Vec<March> {
    let mut speeds = vec![look.speed(unit, Gait::Compulsory, false), look.speed(unit, Gait::Compulsory, true).max(1)];
    speeds.dedup();
    let lay = |speed: u8| {
        let travel = 2 * look.leg(unit, Gait::Compulsory, speed);
        ways.iter().map(move |(heading, bend)| March { speed, heading: *heading, bend: *bend, travel })
    };
    speeds.into_iter().flat_map(lay).collect()
}

/// As far as it comes along a tool at full speed without leaving the table (001:3876-3883).
fn farthest(look: &Look<'_>, unit: UnitId, march: March, full: i32) -> Option<(March, Shift)> {
    let level = look.level(look.w[unit].leader);
    let course = look.course(unit, Gait::Compulsory, March { travel: full, ..march });
    let stop = course.stop(|stretch| look.way_blocked(unit, level, stretch, true).is_some());
    let mut ends = (1..=stop).rev().step_by(look.rules.book().figures.back_step());
    let stays = |travel: i32| staying(look, unit, March { travel, ..march }).ok();
    ends.find_map(stays).filter(|(march, shift)| at_full_speed(look, unit, march, shift))
}

/// Moves that lead as far as possible along tools of its full speed, the longest of them.
fn broken_off(look: &Look<'_>, unit: UnitId) -> Vec<March> {
    let around = Around::of(look, unit, Gait::Compulsory);
    let look = &look.at_what_is(&around);
    let ways = samples::ways(look, unit, Gait::Compulsory);
    let mut found: Vec<(March, Shift)> = Vec::new();
    for march in tools(look, unit, &ways) {
        let end = farthest(look, unit, march, march.travel);
        // Tools that differ only where it does not get to are one.
        found.extend(end.filter(|(_, shift)| !found.iter().any(|(_, other)| other.spot == shift.spot)));
    }
    let longest = found.iter().map(|(m, _)| m.travel).max();
    found.into_iter().map(|(m, _)| m).filter(|m| Some(m.travel) == longest).collect()
}
