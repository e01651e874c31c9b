//! Card actions that upgrades print.

use serde::Deserialize;

/// What the card action of an upgrade does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Power {
    /// A melee weapon is thrown to range 2 with half its dice, as an attack action.
    Throw,
    /// An enemy trooper unit at range 1 is moved.
    Push,
    /// An enemy trooper mini at range 1 is wounded.
    Choke,
    /// The unit turns.
    Pivot,
    /// Its minis use so many more weapons in one attack until the activation ends.
    Arsenal(u8),
}
