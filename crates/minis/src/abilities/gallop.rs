//! Attacks in the course of a move: rules/ride.rs.

use super::{Ability, list};

/// Attacks in the course of a move.
pub static FAMILY: &[Ability] = &[
    // Each enemy whose space it flies into, once in a turn (000:1939).
    Ability::of(list::STRAFE_ATTACK),
    // Each enemy it comes next to, once in a turn, with +4 Attack (000:1477).
    Ability::of(list::GALLOPING_ATTACK),
];
