//! What belongs to one player.

use super::Few;
use crate::book::{CommandId, Faction};
use serde::{Deserialize, Serialize};

/// A player's part of the game. Victory tokens and points are those of the team, kept at its first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// Its faction.
    pub faction: Option<Faction>,
    /// The command cards in hand.
    pub hand: Few<CommandId, 8>,
    /// The command card on the table.
    pub played: Option<CommandId>,
    /// The command card that was shown before its time (gl.divulge).
    pub divulged: Option<CommandId>,
    /// The command cards that stay in play (gl.permanent).
    pub lasting: [Option<CommandId>; 6],
    /// Whether what the card does once was done.
    pub spent: bool,
    /// Whether an attack with the card's weapon alone is under way.
    pub striking: bool,
    /// Command cards that are used up.
    pub discarded: Few<CommandId, 8>,
    /// Cards of it that its opponents have had a look at.
    pub known: Few<CommandId, 8>,
    /// The order tokens in the pool, by rank.
    pub pool: [u8; 6],
    /// Order tokens that were drawn ahead and lie facedown, by rank.
    pub kept: [u8; 6],
    /// Victory tokens.
    pub victory: u8,
    /// Points of enemy units that were defeated.
    pub kills: u16,
    /// Which battle cards its deck holds: objectives, deployments, conditions.
    pub deck: [Few<u8, 4>; 3],
}
