//! When, how often, how long, and who: the small words of the vocabulary.

use serde::Deserialize;

/// A phase of a turn (R328).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
pub enum Phase {
    /// Before the first turn.
    Start,
    /// Force is activated.
    Activate,
    /// Force drains.
    Control,
    /// Cards are deployed.
    Deploy,
    /// Battles.
    Battle,
    /// Moves.
    Move,
    /// Cards are drawn.
    Draw,
}

/// How often something may be done; it counts from initiation, also if it is canceled (R235, R236).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Limit {
    /// As often as it can be paid.
    #[default]
    Often,
    /// Once a turn, each copy.
    Turn,
    /// Once in a phase, each copy.
    Phase,
    /// Once in a battle, each copy.
    Battle,
    /// Once a game, whatever the copy.
    Game,
    /// Once at this moment, whatever the copy: copies do not add up (R090).
    Title,
}

/// Which player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Who {
    /// The player of the card.
    #[default]
    You,
    /// The other.
    Opponent,
    /// Each of them.
    Both,
}

/// Where an Interrupt goes after its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Fate {
    /// To the Used Pile.
    Used,
    /// To the Lost Pile.
    Lost,
}
