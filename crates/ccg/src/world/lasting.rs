//! What lasts for a time, and what may be done only so often in one.

use super::{Berth, CardId};
use crate::book::PrintId;
use crate::book::text::{Law, Stat, Until};
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};

/// Something that lasts for a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// What it changes.
    pub what: Change,
    /// Of which card; none: of a player.
    pub card: CardId,
    /// Of which player, or who made it.
    pub seat: Seat,
    /// How long.
    pub until: Until,
    /// Turns that it still outlasts; of what lasts as long as an action, how many actions were under way with that one.
    pub turns: u8,
    /// The card that made it: copies do not add up (R048, R090).
    pub source: PrintId,
}

/// What a lasting thing changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// A number grows by so much.
    Add(Stat, i16),
    /// A number is set.
    Set(Stat, i16),
    /// A law holds.
    Law(Law),
    /// A Utinni Effect targets it (R340).
    Quarry(CardId),
    /// So many parsecs lay between a Utinni Effect and its target as it was chosen.
    Parsecs(i16),
    /// Trains the apprentice of a Jedi Test (R215).
    Mentor(CardId),
    /// Must be deployed there again, free (X20).
    Owed(CardId, Berth),
    /// The decree of that number of the card that made it holds, of whatever card it means.
    Decree(u8),
    /// A card of that title has multiplied the damage of the battle.
    Multiplied,
}

/// Something was done that may be done only so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// The card.
    pub card: CardId,
    /// Which of its actions.
    pub deed: u8,
    /// How long that counts.
    pub period: Period,
    /// How many moments were being answered, one inside the other.
    pub depth: u8,
}

/// How long a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Period {
    /// This battle.
    Battle,
    /// This phase.
    Phase,
    /// This turn.
    Turn,
    /// This game, for every card of the title.
    Game,
    /// The moment that is being answered, for every card of the title.
    Moment,
}
