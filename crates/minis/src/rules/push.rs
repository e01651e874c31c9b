//! Pushing (000:970-976, 1747-1751; 003:2468-2486): somebody is moved by another, farther away with every step.

use super::walk::{climbs_on, entered, gait};
use super::{controller, defeat, look, save};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::choice::Ask;
use crate::event::Event;
use crate::geometry::Gait;
use crate::look::Look;
use crate::map::{Dir, Space, Square};
use crate::world::{FigureId, Place};
use dejarik_kernel::{At, Play, trace};
use smallvec::SmallVec;

/// One step that a push could make.
#[derive(Clone, Copy)]
struct Shove {
    to: Space,
    cost: u8,
    pit: bool,
}

type Shoves = SmallVec<[Shove; 8]>;

/// The figure is pushed so many squares; who pushes chooses every step, and it must move while it can (faq-442).
pub fn push(at: &mut At<'_, Minis>, by: FigureId, who: FigureId, squares: u8) -> Play<()> {
    let mut left = squares;
    while movable(&look(at), by, who) {
        let view = look(at);
        let ways = shoves(&view, by, who, view.space(who), left);
        if ways.is_empty() {
            break;
        }
        trace::acted(list::TERM_PUSH.0);
        let seat = controller(at, by);
        let to = at.ask(seat, Ask::Push(by, who), |_, list| list.extend(ways.iter().map(|way| way.to.at)))?;
        let Some(way) = ways.iter().find(|way| way.to.at == to) else { break };
        if way.pit {
            return edge_of_pit(at, by, who, way.to);
        }
        let from = look(at).space(who);
        at.emit(Event::Shifted { who, to });
        entered(at, who, from)?;
        left -= way.cost;
    }
    Ok(())
}

/// The figure is pushed to a legal space at exactly that distance (000:1425-1434); if there is none, to the nearest farther
/// out, and else as far as it goes.
pub fn repulse(at: &mut At<'_, Minis>, by: FigureId, who: FigureId, distance: u16) -> Play<()> {
    if !movable(&look(at), by, who) {
        return Ok(());
    }
    let ends = repulse_ends(&look(at), by, who, distance);
    if ends.is_empty() {
        return Ok(());
    }
    trace::acted(list::TERM_PUSH.0);
    let seat = controller(at, by);
    let to = at.ask(seat, Ask::Push(by, who), |_, list| list.extend(ends.iter().copied()))?;
    if at.world().masks.heard.has(Moment::Entered) {
        return step_by_step(at, by, who, to);
    }
    at.emit(Event::Shifted { who, to });
    Ok(())
}

/// The way there, where every step may matter (000:1654): who pushes chooses it.
fn step_by_step(at: &mut At<'_, Minis>, by: FigureId, who: FigureId, goal: Square) -> Play<()> {
    while movable(&look(at), by, who) {
        let (view, from) = (look(at), look(at).space(who));
        let ways: SmallVec<[Square; 8]> = shoves(&view, by, who, from, u8::MAX)
            .iter()
            .filter(|way| !way.pit && from.at != goal && leads(&view, by, who, way.to, goal))
            .map(|way| way.to.at)
            .collect();
        if ways.is_empty() {
            break;
        }
        let seat = controller(at, by);
        let to = at.ask(seat, Ask::Push(by, who), |_, list| list.extend(ways.iter().copied()))?;
        at.emit(Event::Shifted { who, to });
        entered(at, who, from)?;
    }
    Ok(())
}

/// Whether pushes from there can lead to that place.
fn leads(look: &Look<'_>, by: FigureId, who: FigureId, from: Space, goal: Square) -> bool {
    let mut found: SmallVec<[Space; 32]> = SmallVec::from_slice(&[from]);
    let mut next = 0;
    while let Some(space) = found.get(next).copied() {
        next += 1;
        if space.at == goal {
            return true;
        }
        for way in shoves(look, by, who, space, u8::MAX) {
            if !way.pit && !found.contains(&way.to) {
                found.push(way.to);
            }
        }
    }
    false
}

/// Nobody pushes itself, nor what it rides in (003:2475-2481, 2497-2505); passengers stay aboard.
fn movable(look: &Look<'_>, by: FigureId, who: FigureId) -> bool {
    by != who
        && look.stands(who)
        && matches!(look.w[who].place, Place::At(_))
        && look.w[by].place != Place::Aboard(who)
        && look.on_table(by)
        && !look.fixed(who)
}

/// The steps from a space that lead farther away, into no wall and nobody else.
fn shoves(look: &Look<'_>, by: FigureId, who: FigureId, from: Space, left: u8) -> Shoves {
    let (geometry, open, gait) = (look.geometry(), look.w.open, gait(look, who));
    let away = |space: Space| geometry.range(look.space(by), space, open);
    let Some(now) = away(from) else { return Shoves::new() };
    let shove = |dir: Dir| {
        let to = geometry.step(from, dir, open, Gait::FLY).ok()?.to;
        let pit = to.squares().any(|s| !from.covers(s) && geometry.ground(geometry.map().index(s)).pit);
        let on_foot = if pit { Gait::FLY } else { gait };
        let cost = geometry.step(from, dir, open, on_foot).ok()?.cost;
        let free = to.squares().all(|s| look.nobody_but(who, s));
        (cost <= left && free && away(to).is_some_and(|r| r > now)).then_some(Shove { to, cost, pit })
    };
    Dir::ALL.into_iter().filter_map(shove).collect()
}

/// Where a repulsed figure could come to stand.
fn repulse_ends(look: &Look<'_>, by: FigureId, who: FigureId, distance: u16) -> SmallVec<[Square; 16]> {
    let aboard = u16::from(look.ride(by).is_some());
    let away = |space: Space| look.geometry().range(look.space(by), space, look.w.open).map_or(0, |r| r + aboard);
    let start = look.space(who);
    let mut found: SmallVec<[Space; 32]> = SmallVec::from_slice(&[start]);
    let mut next = 0;
    while let Some(space) = found.get(next).copied() {
        next += 1;
        if away(space) >= distance {
            continue;
        }
        for way in shoves(look, by, who, space, u8::MAX) {
            if !way.pit && !found.contains(&way.to) {
                found.push(way.to);
            }
        }
    }
    found.retain(|space| *space != start && look.free_for(who, space.at));
    let beyond = found.iter().map(|s| away(*s)).filter(|r| *r >= distance).min();
    let goal = beyond.or_else(|| found.iter().map(|s| away(*s)).max());
    found.iter().filter(|s| Some(away(**s)) == goal).map(|s| s.at).collect()
}

/// Who would be moved into a pit stops beside it and saves, or is defeated (000:970-976, A-18).
fn edge_of_pit(at: &mut At<'_, Minis>, by: FigureId, who: FigureId, pit: Space) -> Play<()> {
    trace::acted(list::TERM_PIT.0);
    let view = look(at);
    let over = gait(&view, who).flies || climbs_on(&view, who, view.space(who), pit);
    let needs = if over { 6 } else { 11 };
    if !save(at, who, needs, list::TERM_PIT, by)? && look(at).stands(who) {
        defeat(at, who, Some(by), false)?;
    }
    Ok(())
}
