//! Winning (gl.winning-the-game).

use crate::Legion;
use crate::coverage::rule;
use crate::event::Event;
use crate::world::{Unit, team};
use dejarik_kernel::{At, Outcome, Play, Seat, SeatSet};

/// The players of a side win together (op.team-battle).
fn over(at: &mut At<'_, Legion>, winner: Seat) -> Play<()> {
    let seats: SeatSet = at.world().seats_of(winner).collect();
    at.emit(Event::GameOver(Outcome::Won(seats)));
    at.over()
}

/// Whoever has no unit left loses at once; what is in the hand of an enemy is still the own.
pub(super) fn elimination(at: &mut At<'_, Legion>) -> Play<()> {
    let own = |u: &Unit| u.marks.home.map_or(u.side, team);
    let gone = |seat: &Seat| at.world().units.iter().all(|u| own(u) != *seat || u.defeated);
    match [Seat(0), Seat(1)].into_iter().find(gone) {
        None => Ok(()),
        Some(seat) => {
            rule("gl.winning-the-game");
            let winner = at.world().foe(seat);
            over(at, winner)
        }
    }
}

/// Victory tokens, then points of defeated enemies, then blue.
pub(super) fn finish(at: &mut At<'_, Legion>) -> Play<()> {
    rule("gl.winning-the-game");
    rule("gl.victory-tokens");
    let key = |seat: Seat| {
        let side = &at.world().sides[seat.index()];
        // What Bounty and Secret Mission earned counts while the unit lives.
        let trophies: u8 = at.world().of(seat).map(|u| at.world()[u].marks.trophies.min(1)).sum();
        (side.victory + trophies, side.kills)
    };
    let winner = match key(Seat(0)).cmp(&key(Seat(1))) {
        std::cmp::Ordering::Greater => Seat(0),
        std::cmp::Ordering::Less => Seat(1),
        std::cmp::Ordering::Equal => at.world().blue,
    };
    over(at, winner)
}
