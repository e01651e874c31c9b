//! Attacks of opportunity (000:739-753; 003:195-243).

use super::walk::climbs_on;
use super::{attack, controller, look};
use crate::Minis;
use crate::abilities::list;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{Space, Square};
use crate::world::{FigureId, How, Place};
use dejarik_kernel::{At, Play, trace};
use smallvec::SmallVec;

/// Enemies next to a figure that is about to leave may attack it first (000:739-753). Whether somebody did.
pub fn opportunity(at: &mut At<'_, Minis>, mover: FigureId, to: Space) -> Play<bool> {
    let reactors = provoked(&look(at), mover, to);
    let mut struck = false;
    for reactor in reactors {
        if !look(at).stands(mover) {
            break;
        }
        if !may_strike(&look(at), reactor, mover) {
            continue;
        }
        let seat = controller(at, reactor);
        if at.yes(seat, Ask::Opportunity(reactor, mover))? {
            trace::acted(list::TERM_ATTACK_OF_OPPORTUNITY.0);
            at.emit(Event::UsedInTurn { who: reactor, ability: list::TERM_ATTACK_OF_OPPORTUNITY });
            attack(at, reactor, mover, How::Opportunity)?;
            struck = true;
        }
    }
    Ok(struck)
}

/// The enemies that the step gives an attack of opportunity: it vacates a square adjacent to them.
pub fn provoked(look: &Look<'_>, mover: FigureId, to: Space) -> SmallVec<[FigureId; 4]> {
    let from = look.space(mover);
    let mut reactors = SmallVec::new();
    if !near_enemy(look, mover, from) || unprovoking(look, mover) || climbs_on(look, mover, from, to) {
        return reactors;
    }
    for reactor in look.enemies(mover) {
        let Place::At(_) = look.w[reactor].place else { continue };
        let space = look.space(reactor);
        let leaves = from.squares().filter(|s| !to.covers(*s)).any(|s| {
            let square = Space { at: s, size: 1 };
            square.touches(space) && look.geometry().adjacent(square, space, look.w.open)
        });
        if leaves && look.adjacent(reactor, mover) && may_strike(look, reactor, mover) {
            reactors.push(reactor);
        }
    }
    reactors
}

/// A quick look at the grid: is any enemy close enough to matter?
fn near_enemy(look: &Look<'_>, mover: FigureId, from: Space) -> bool {
    let w = look.w;
    let height = w.grid.len() / w.width as usize;
    let rows = from.at.y.saturating_sub(1)..=(from.at.y + from.size).min(height as u8 - 1);
    rows.into_iter().any(|y| {
        let columns = from.at.x.saturating_sub(1)..=(from.at.x + from.size).min(w.width - 1);
        columns.into_iter().any(|x| w.standing_on(Square::new(x, y)).is_some_and(|f| w.enemies(f, mover)))
    })
}

/// Moves that provoke nothing (000:1333, 1382; 003:681-688).
fn unprovoking(look: &Look<'_>, mover: FigureId) -> bool {
    look.acts(mover, list::FLIGHT) || look.w.mark(mover, list::FORCE_LEAP).is_some() || look.unprovoked(mover)
}

/// Whether the enemy may make an attack of opportunity now: one in any one turn, and nothing forbids it.
fn may_strike(look: &Look<'_>, reactor: FigureId, mover: FigureId) -> bool {
    look.times_in_turn(reactor, list::TERM_ATTACK_OF_OPPORTUNITY) == 0
        && look.stands(reactor)
        && look.w.mark(reactor, list::JEDI_MIND_TRICK).is_none()
        && look.can_attack(reactor)
        && !spared(look, reactor, mover)
}

/// Whether it must let a Diplomat go (000:1240); Overwhelming Force overrides that, where no target is needed (faq-493).
fn spared(look: &Look<'_>, reactor: FigureId, mover: FigureId) -> bool {
    look.protected(reactor, mover)
        && !look.unstoppable(reactor)
        && !look.could_overwhelm(reactor)
        && look.acts(mover, list::DIPLOMAT)
}
