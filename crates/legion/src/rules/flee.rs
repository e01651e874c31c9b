//! Panic: a unit that lost its nerve runs for the nearest edge of the table by the best way it has (gl.panic).

use super::{actions, climb, gain, look, moves, owner, samples, standby, stands, transport};
use crate::Legion;
use crate::choice::{Ask, Care, Deed, Gait, March};
use crate::coverage::rule;
use crate::event::{Event, apply};
use crate::geometry::{Angle, Point};
use crate::keywords::Key;
use crate::look::{Around, Look, Shift};
use crate::world::{Token, UnitId, World};
use dejarik_kernel::{At, Play, WhyNot};

/// What a panicked unit does to come nearer to the edge: all that is asked of it, beside the move itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plan {
    /// How it moves in the end.
    gait: Gait,
    /// Whether it clambers first for nothing (gl.scale).
    scales: bool,
    /// Whether it is spurred on (gl.spur).
    spurred: bool,
    /// Where it turns first (gl.reposition).
    turn: Option<Angle>,
}

/// How far whoever left the table is from its edge.
const GONE: i32 = -1;

/// How far a place is from the nearest edge.
pub(super) fn to_edge(look: &Look<'_>, p: Point) -> i32 {
    let field = look.field();
    p.x.min(p.y).min(field.width - p.x).min(field.depth - p.y)
}

/// A panicked unit makes one move and nothing else.
pub(super) fn flee(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    rule("gl.panic");
    if look(at).aboard(unit) {
        return match transport::may(&look(at), unit, Gait::Disembark) {
            Ok(()) => transport::flee(at, unit),
            Err(_) => Ok(()),
        };
    }
    if look(at).has(unit, Key::Stationary) || look(at).held_fast(unit) && !look(at).has(unit, Key::Spur) {
        return Ok(());
    }
    let plans = best_plans(&look(at), unit);
    let Some(plan) = plans.first().copied() else { return Ok(()) };
    if plan.scales {
        Key::Scale.acted();
        climb::toward_edge(at, unit, Care::Quick)?;
    }
    if plan.spurred {
        Key::Spur.acted();
        at.emit(Event::Spurred { unit, on: true });
        gain(at, unit, Token::Suppression, 1);
    }
    if plan.turn.is_some() {
        Key::Reposition.acted();
        let ways: Vec<Angle> = plans.iter().filter(|p| same_but_turn(p, &plan)).filter_map(|p| p.turn).collect();
        let seat = owner(at, unit);
        let facing: Angle = at.ask(seat, Ask::Pivot(unit), |_, list| list.extend(ways.iter().copied()))?;
        moves::turn_to(at, seat, unit, facing)?;
        standby::answered(at, unit)?;
    }
    if !stands(at, unit) {
        return Ok(());
    }
    if let Gait::Climb(care) = plan.gait {
        climb::toward_edge(at, unit, care)?;
        return Ok(());
    }
    if matches!(plan.gait, Gait::Jump(_)) {
        Key::Jump.acted();
    }
    run(at, unit, plan.gait)?;
    if !plan.scales && plan.gait != Gait::Withdraw && stands(at, unit) && climb::scales(&look(at), unit) {
        let nearer = nearer_by_climbing(&look(at), unit, Care::Quick).is_some();
        if nearer {
            Key::Scale.acted();
            climb::toward_edge(at, unit, Care::Quick)?;
        }
    }
    Ok(())
}

/// How near to the edge a climb leads, if that is nearer than here.
fn nearer_by_climbing(look: &Look<'_>, unit: UnitId, care: Care) -> Option<i32> {
    let here = to_edge(look, look.leader(unit).at);
    climb::nearest_spot(look, unit, care).map(|(spot, _)| to_edge(look, spot.at)).filter(|there| *there < here)
}

fn same_but_turn(a: &Plan, b: &Plan) -> bool {
    a.turn.is_some() && Plan { turn: b.turn, ..*a } == *b
}

/// The plans that bring a unit nearest to the edge, the plainest of them first.
fn best_plans(look: &Look<'_>, unit: UnitId) -> Vec<Plan> {
    let engaged = look.engaged(unit);
    let mut found: Vec<(i32, Plan)> = Vec::new();
    let plain = if engaged { Gait::Withdraw } else { Gait::Flee };
    let scaling = !engaged && climb::scales(look, unit);
    let spurs = !engaged && look.has(unit, Key::Spur) && look.card(unit).speed < 3;
    let mut gaits = vec![plain];
    if !engaged && look.has(unit, Key::Jump) {
        gaits.push(Gait::Jump(look.sum(unit, Key::Jump)));
    }
    if !engaged && actions::reverses(look, unit) {
        gaits.push(Gait::Reverse);
    }
    for scales in [false, true].into_iter().take(1 + usize::from(scaling)) {
        let Some(climbed) = (if scales { climbed(look, unit) } else { Some(look.w.clone()) }) else { continue };
        for spurred in [false, true].into_iter().take(1 + usize::from(spurs)) {
            let mut w = climbed.clone();
            if spurred {
                apply(&mut w, &Event::Spurred { unit, on: true });
            }
            for gait in gaits.iter().copied() {
                let plan = Plan { gait, scales, spurred, turn: None };
                found.extend(nearest(&Look::new(look.rules, &w), unit, gait).map(|(n, _)| (n, plan)));
                // A turn goes with standard moves alone.
                found.extend(if gait == plain { turned(look, &w, unit, plan) } else { Vec::new() });
            }
        }
    }
    let cares = [Care::Quick, Care::Far].into_iter().filter(|_| !engaged);
    for care in cares.filter(|care| actions::may_stride(look, unit, Deed::Move(Gait::Climb(*care))).is_ok()) {
        let plan = Plan { gait: Gait::Climb(care), scales: false, spurred: false, turn: None };
        found.extend(nearer_by_climbing(look, unit, care).map(|n| (n, plan)));
    }
    let least = found.iter().map(|(n, _)| *n).min();
    let mut best: Vec<Plan> = found.into_iter().filter(|(n, _)| Some(*n) == least).map(|(_, plan)| plan).collect();
    // What costs nothing comes before what does.
    best.sort_by_key(|p| (p.scales, p.spurred, p.turn.is_some()));
    best
}

/// The same plan after a turn, in every direction that is worth it.
fn turned(look: &Look<'_>, w: &World, unit: UnitId, plan: Plan) -> Vec<(i32, Plan)> {
    if !look.has(unit, Key::Reposition) || !look.notched(unit) {
        return Vec::new();
    }
    let before = Look::new(look.rules, w);
    let mut ways: Vec<Angle> = (0..8).map(|k| Angle((k * 8192) as u16)).collect();
    ways.extend(samples::turns(&before, unit, |_| true));
    ways.retain(|to| *to != before.leader(unit).facing && moves::may_turn(&before, unit, *to).is_ok());
    ways.sort_unstable();
    ways.dedup();
    let end = |to: Angle| {
        let mut w = w.clone();
        apply(&mut w, &Event::Pivoted { unit, facing: to });
        nearest(&Look::new(look.rules, &w), unit, plan.gait).map(|(n, _)| (n, Plan { turn: Some(to), ..plan }))
    };
    ways.into_iter().filter_map(end).collect()
}

/// The World after the free clamber that leads nearest to the edge, if there is one.
fn climbed(look: &Look<'_>, unit: UnitId) -> Option<World> {
    let (spot, level) = climb::nearest_spot(look, unit, Care::Quick)?;
    let mut w = look.w.clone();
    let (mini, z) = (look.w[unit].leader, look.stand_height(level, spot.at));
    apply(&mut w, &Event::Placed { mini, at: spot.at, z, facing: spot.facing });
    Some(w)
}

/// How many ways off the table are offered.
const ENOUGH: usize = 8;

/// The moves of that kind that lead nearest to the edge, and how near; whatever leads beyond it is as good.
fn nearest(look: &Look<'_>, unit: UnitId, gait: Gait) -> Option<(i32, Vec<March>)> {
    let fastest = look.speed(unit, gait, false);
    if fastest == 0 {
        return None;
    }
    let around = Around::of(look, unit, gait);
    let look = &look.at_what_is(&around);
    let mut speeds = vec![fastest, look.speed(unit, gait, true).max(1)];
    speeds.dedup();
    let step = look.rules.book().figures.flee_step();
    let mut ends: Vec<(i32, March, Shift)> = Vec::new();
    for speed in speeds {
        let full = 2 * look.leg(unit, gait, speed);
        for (heading, bend) in samples::ways(look, unit, gait) {
            let mut travels = (1..=full).rev().step_by(step);
            let lawful = |travel| look.march(unit, gait, March { speed, heading, bend, travel }).ok();
            let Some((march, shift)) = travels.find_map(lawful) else { continue };
            if !ends.iter().any(|(_, m, _)| *m == march) {
                ends.push((edge_of(look, &shift), march, shift));
            }
        }
    }
    // Whether the others find room is only asked of the best.
    ends.sort_by_key(|(far, ..)| *far);
    let roomy = |shift: &Shift| shift.leaves || samples::roomy(look, unit, shift);
    let least = ends.iter().find(|(_, _, shift)| roomy(shift)).map(|(far, ..)| *far)?;
    let best = ends.into_iter().filter(|(far, _, shift)| *far == least && roomy(shift));
    // Of the ways off the table a few are enough.
    let most = if least == GONE { ENOUGH } else { usize::MAX };
    Some((least, best.map(|(_, march, _)| march).take(most).collect()))
}

/// How far the leader is from the nearest edge after a move.
fn edge_of(look: &Look<'_>, shift: &Shift) -> i32 {
    if shift.leaves { GONE } else { to_edge(look, shift.spot.at) }
}

/// A unit runs for the nearest edge as far as it can.
pub(super) fn run(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<()> {
    let best = nearest(&look(at), unit, gait);
    let Some((least, options)) = best else { return Ok(()) };
    let (seat, rules) = (owner(at, unit), at.rules());
    let march: March = at.ask_open(
        seat,
        Ask::March(unit, gait),
        |_, list| list.extend(options.iter().copied()),
        |w, march: March| {
            let look = Look::new(rules, w);
            let (march, shift) = look.march(unit, gait, march)?;
            if edge_of(&look, &shift) > least {
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
        moves::settle(at, unit, gait, shift)?;
        moves::moved(at, unit, gait)?;
    }
    Ok(())
}
