//! Moves besides the movement of a turn: before the first activation, at the end of a turn, in the middle of another's
//! (000:1538, 1948; 003:689-694, 899-940).

use super::search::Ends;
use super::walk::{advance_by, ask_path, can_walk, each_end, lawful};
use super::{controller, look, transport};
use crate::Minis;
use crate::abilities::AbilityId;
use crate::choice::{Ask, Route};
use crate::event::Event;
use crate::look::Look;
use crate::world::{Condition, FigureId, Place, Turn, TurnKind, Until};
use dejarik_kernel::{At, List, Play};
use smallvec::SmallVec;

/// Whether such a move counts for the turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// It is movement of the turn and provokes attacks of opportunity.
    Counted,
    /// It provokes nothing and leaves the turn as it was.
    Aside,
}

/// The figure moves up to so many squares by an ability. It has said that it moves; what interrupts it gives the choice
/// anew.
pub fn stroll(at: &mut At<'_, Minis>, who: FigureId, squares: u8, ability: AbilityId, manner: Manner) -> Play<()> {
    let mut left = squares;
    let mut moved = false;
    while can_stroll(&look(at), who, left) {
        let seat = controller(at, who);
        if moved && stands_free(&look(at), who) && !at.yes(seat, Ask::Use(who, ability))? {
            break;
        }
        let samples = |look: &Look<'_>, ends: &Ends, list: &mut List<'_, Minis, Route>| {
            each_end(look, ends, |end| list.push(Route::To(end.at)));
        };
        let path = ask_path(at, who, left, samples, |look, path| lawful(look, who, left, path))?;
        moved = true;
        let mut whole = true;
        for step in path.iter() {
            let (cost, interrupted) = advance_by(at, who, step, manner)?;
            left = left.saturating_sub(cost);
            if interrupted {
                whole = false;
                break;
            }
        }
        if whole {
            break;
        }
    }
    if at.world().turn().is_some_and(|t| t.who == who && t.walking) {
        at.emit(Event::Paused);
    }
    if moved { transport::offer(at, who) } else { Ok(()) }
}

/// Whether the figure can go anywhere with so much movement: nothing holds it where it is (000:1306; 003:2033-2036).
pub fn can_stroll(look: &Look<'_>, who: FigureId, left: u8) -> bool {
    left > 0
        && look.stands(who)
        && matches!(look.w[who].place, Place::At(_))
        && !look.fast(who)
        && can_walk(look, who, left)
}

/// Whether it stands where a move may end.
pub(super) fn stands_free(look: &Look<'_>, who: FigureId) -> bool {
    !look.w[who].squeezed && look.free_for(who, look.space(who).at)
}

/// A move of up to so many squares outside any turn, which counts as one for limits per turn only (003:2923-2933), and for
/// what lasts until a turn ends. `spent` is what was used up for it.
pub fn pseudo_turn(
    at: &mut At<'_, Minis>,
    who: FigureId,
    speed: u8,
    ability: AbilityId,
    spent: &[AbilityId],
) -> Play<()> {
    let mut turn = Turn::new(who, TurnKind::Pseudo, speed, 0);
    turn.spent = spent.iter().map(|a| (who, *a)).collect::<SmallVec<_>>();
    at.during(Event::TurnBegan(turn), Event::TurnEnded, |at| {
        stroll(at, who, speed, ability, Manner::Counted)?;
        super::stop::move_ended(at, who)
    })?;
    // Inside a turn they are that turn's.
    let ends = |c: &&Condition| c.until == Until::EndOfTurn && at.world().turns.is_empty();
    let over: SmallVec<[Condition; 2]> = at.world().conditions.iter().filter(ends).copied().collect();
    for Condition { on, ability, source, .. } in over {
        at.emit(Event::ConditionEnded { on, ability, source });
    }
    Ok(())
}
