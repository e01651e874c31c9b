//! Partners in a team battle (op.team-battle): who of them acts, and who has priority among four.
//!
//! What a team decides together is asked of its first seat. What somebody does with his own hand, pool and units is asked of
//! himself.

use super::look;
use crate::Legion;
use crate::choice::{Ask, Duty};
use crate::coverage::rule;
use crate::look::Look;
use crate::world::team;
use dejarik_kernel::{At, Dice, Play, Seat};
use smallvec::SmallVec;

/// A few players.
pub(super) type Seats = SmallVec<[Seat; 4]>;

/// Which player of a side does something: the only one who can, or whom the partners name. Whoever plays alone is not asked.
pub(super) fn choose(
    at: &mut At<'_, Legion>,
    side: Seat,
    duty: Duty,
    able: impl Fn(&Look<'_>, Seat) -> bool,
) -> Play<Seat> {
    let open: Seats = at.world().seats_of(side).filter(|seat| able(&look(at), *seat)).collect();
    name(at, side, duty, &open)
}

/// One of these players, as that player or the first of that side says.
pub(super) fn name(at: &mut At<'_, Legion>, by: Seat, duty: Duty, open: &[Seat]) -> Play<Seat> {
    match open {
        [] => Ok(by),
        [only] => Ok(*only),
        _ => {
            rule("op.team-battle");
            at.ask(by, Ask::Mate(duty), |_, list| list.extend(open.iter().copied()))
        }
    }
}

/// Who of those with the fewest pips has priority: between partners they choose; between opponents the team with fewer pips
/// in all, a die deciding between equals, and then those partners again.
pub(super) fn first_of(at: &mut At<'_, Legion>, tied: &[Seat], pips: &[Option<u8>]) -> Play<Seat> {
    let of = |side: Seat| -> Seats { tied.iter().copied().filter(|seat| team(*seat) == side).collect() };
    let side = match (of(Seat(0)).is_empty(), of(Seat(1)).is_empty()) {
        (false, true) => Seat(0),
        (true, _) => Seat(1),
        (false, false) => {
            rule("op.team-battle");
            match combined(at, Seat(0), pips).cmp(&combined(at, Seat(1), pips)) {
                std::cmp::Ordering::Less => Seat(0),
                std::cmp::Ordering::Greater => Seat(1),
                std::cmp::Ordering::Equal => Seat(at.roll(Dice { count: 1, sides: 2 })?[0] - 1),
            }
        }
    };
    name(at, side, Duty::Priority, &of(side))
}

/// The pips of both cards of a team. Whoever plays no card counts for more than any card, since any card beats none.
fn combined(at: &At<'_, Legion>, side: Seat, pips: &[Option<u8>]) -> u8 {
    const NONE: u8 = 5;
    at.world().seats_of(side).map(|seat| pips[seat.index()].unwrap_or(NONE)).sum()
}
