//! Moves that belong to abilities: of a given length, with attacks of opportunity and all.

use super::duty::owes_move;
use super::ride::Ride;
use super::search::Ends;
use super::walk::{TAKEN, ask_path, follow, lawful, may_budge, reach, space_at, trail};
use super::{look, transport};
use crate::Minis;
use crate::choice::{Path, Route};
use crate::event::Event;
use crate::look::Look;
use crate::map::Space;
use crate::world::FigureId;
use dejarik_kernel::{At, List, Play};

/// Whether a move of an ability may be no move at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Least {
    /// It may stay where it is.
    Stay,
    /// It must make a step.
    Step,
}

/// A move that belongs to an ability (003:2797-2802): of up to so many squares, with attacks of opportunity and all. A path
/// without steps ends it.
pub fn walk_up_to(at: &mut At<'_, Minis>, who: FigureId, squares: u8, least: Least) -> Play<()> {
    let before = at.world()[who].place;
    walk_to(at, who, squares, least, |_, _| true)?;
    if at.world()[who].place == before { Ok(()) } else { transport::offer(at, who) }
}

/// As [`walk_up_to`], and it must end where `ends` allows it.
pub fn walk_to(
    at: &mut At<'_, Minis>,
    who: FigureId,
    squares: u8,
    least: Least,
    ends: impl Fn(&Look<'_>, Space) -> bool,
) -> Play<()> {
    let (mut left, mut least) = (squares, least);
    let good = |look: &Look<'_>, space: Space| ends(look, space);
    let stays = |look: &Look<'_>, least| least == Least::Stay && may_stay(look, who) && good(look, look.space(who));
    let able = |look: &Look<'_>| look.stands(who) && may_budge(look, who).is_ok();
    while able(&look(at)) {
        let mut routes: Vec<Route> = Vec::new();
        let ends = reach(&look(at), who, left).into_iter();
        routes.extend(ends.filter(|d| good(&look(at), space_at(&look(at), who, d.at))).map(|d| Route::To(d.at)));
        if routes.is_empty() {
            break;
        }
        let samples = |look: &Look<'_>, _: &Ends, list: &mut List<'_, Minis, Route>| {
            list.extend(stays(look, least).then(|| Route::Along(Path::default())));
            list.extend(routes);
        };
        let path = ask_path(at, who, left, samples, |look, path| {
            if path.is_empty() && stays(look, least) {
                return Ok(path);
            }
            let path = lawful(look, who, left, path)?;
            let end = trail(look, who, path).last().copied().unwrap_or(look.space(who));
            if good(look, end) { Ok(path) } else { Err(TAKEN) }
        })?;
        let (used, stopped) = follow(at, who, path, Ride::default())?;
        (left, least) = (left.saturating_sub(used), Least::Stay);
        if !stopped {
            break;
        }
    }
    if at.world().turn().is_some_and(|t| t.walking) {
        at.emit(Event::Paused);
    }
    Ok(())
}

/// Whether the figure may end its move right where it is.
fn may_stay(look: &Look<'_>, who: FigureId) -> bool {
    let space = look.space(who);
    let stands = !look.w[who].squeezed && look.free_for(who, space.at);
    let duty = || look.w.turn().is_some_and(|t| t.who == who && owes_move(look, who, look.movement_left(t)));
    stands && !duty()
}
