//! The duty of Savage characters to end their moves next to enemies (000:1820-1823, 003:1979-1990).

use super::search::Ends;
use super::stroll::stands_free;
use super::walk::space_at;
use crate::abilities::list;
use crate::look::Look;
use crate::map::Space;
use crate::world::{FigureId, Place};
use smallvec::SmallVec;

/// Whether the duty of a Savage character binds the figure's moves: not in a turn that began near Empathy (000:1301-1303),
/// nor once it has defeated a neighbour before moving (000:1820-1823).
pub(super) fn savage(look: &Look<'_>, who: FigureId) -> bool {
    if !look.w.masks.present.has(list::SAVAGE) {
        return false;
    }
    let bound = if look.own_turn(who) { look.owned(who, list::SAVAGE).is_some() } else { look.has(who, list::SAVAGE) };
    bound && look.times_in_turn(who, list::EMPATHY) == 0 && look.times_in_turn(who, list::SAVAGE) == 0
}

/// Whether the figure may not end its turn yet: it is Savage, next to no enemy, and could get next to one without paying
/// for it (003:1979-1990).
pub(super) fn owes_move(look: &Look<'_>, who: FigureId, left: u8) -> bool {
    savage(look, who)
        && !next_to_enemy(look, who, look.space(who))
        && !stood_by(look, who)
        && can_reach_enemy(look, who, left)
}

/// Whether it began its turn next to an enemy and has not moved, which the older book takes for a move that ended there
/// (E-42).
fn stood_by(look: &Look<'_>, who: FigureId) -> bool {
    let still = || look.w.turn().is_some_and(|t| t.who == who && t.steps == 0);
    look.w.options.edition.savage_may_stand() && still() && look.times_in_turn(who, list::TERM_ADJACENT) > 0
}

/// Whether a turn that begins now begins next to an enemy, if the duty of the figure depends on that.
pub(super) fn begins_dutiful(look: &Look<'_>, who: FigureId) -> bool {
    look.w.options.edition.savage_may_stand() && savage(look, who) && next_to_enemy(look, who, look.space(who))
}

/// Whether a move of that length could end next to an enemy.
pub(super) fn can_reach_enemy(look: &Look<'_>, who: FigureId, left: u8) -> bool {
    let hunt = Hunt::new(look, who, left);
    let mut reached = false;
    if !hunt.is_vain() {
        let ends = Ends::new(look, who, left);
        ends.each(look, |end| reached = reached || hunt.ends_well(look, space_at(look, who, end.at)));
    }
    reached
}

/// The enemies that a move of some length could end next to.
pub(super) struct Hunt {
    prey: SmallVec<[Space; 8]>,
}

impl Hunt {
    pub fn new(look: &Look<'_>, who: FigureId, left: u8) -> Hunt {
        let from = look.space(who);
        let there = |e: &FigureId| matches!(look.w[*e].place, Place::At(_));
        // Two squares that touch at a corner are two apart. A figure that unfolds may gain one more with each end.
        let near = |space: &Space| space.gap(from) <= u16::from(left) + 4;
        let real = |e: &FigureId| !look.bodiless(*e) && !look.has(*e, list::FROZEN_IN_CARBONITE);
        let close = look.enemies(who).filter(|e| there(e) && near(&look.space(*e)));
        Hunt { prey: close.filter(real).map(|e| look.space(e)).collect() }
    }

    /// Whether there is no such enemy.
    pub fn is_vain(&self) -> bool {
        self.prey.is_empty()
    }

    /// Whether somebody standing there would be adjacent to one of them.
    pub fn ends_well(&self, look: &Look<'_>, space: Space) -> bool {
        self.prey.iter().any(|e| look.geometry().adjacent(space, *e, look.w.open))
    }
}

/// Whether somebody standing there would be adjacent to an enemy.
pub(super) fn next_to_enemy(look: &Look<'_>, who: FigureId, space: Space) -> bool {
    let there = |e: &FigureId| matches!(look.w[*e].place, Place::At(_)) && space.touches(look.space(*e));
    look.enemies(who).filter(there).any(|e| {
        look.geometry().adjacent(space, look.space(e), look.w.open)
            && !look.bodiless(e)
            && !look.has(e, list::FROZEN_IN_CARBONITE)
    })
}

/// Whether a Savage character does its duty by going no farther. In the middle of a walk it may be where nobody can stop, and
/// then being next to an enemy helps nothing.
pub(super) fn stays_dutiful(look: &Look<'_>, who: FigureId) -> bool {
    next_to_enemy(look, who, look.space(who)) && stands_free(look, who)
}
