//! A turn and what was done in it.

use super::FigureId;
use crate::abilities::AbilityId;
use crate::map::Square;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What kind of turn it is (see "four different notions" in the rules of activation).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TurnKind {
    /// The turn of an activation.
    Activation,
    /// A turn that is no activation.
    Granted,
    /// Counts as a turn for limits only.
    Pseudo,
}

/// A turn under way, the innermost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn.
    pub who: FigureId,
    /// Of what kind.
    pub kind: TurnKind,
    /// The speed with which it began (H-09).
    pub speed: u8,
    /// Squares beyond its speed, from Force points and the like.
    pub extra: u8,
    /// Movement used so far.
    pub used: u8,
    /// Squares moved so far, counted as steps.
    pub steps: u8,
    /// Normal attacks made.
    pub attacks: u8,
    /// How many squares it had moved, counted as steps, when it last made a normal attack.
    pub fought_at: u8,
    /// Whether moving is over for this turn.
    pub settled: bool,
    /// The ability used in place of attacks or of the whole turn.
    pub replaced: Option<AbilityId>,
    /// Whether a second ability may be used at once in place of attacks.
    pub again: bool,
    /// What was used up in this turn, by whom (000:743-744, 845-849).
    pub spent: SmallVec<[(FigureId, AbilityId); 6]>,
    /// Whether the last thing done was a part of the move, so that it may go on.
    pub walking: bool,
    /// Where a move with Strafe Attack must end, as long as it is under way (000:1943).
    pub landing: Option<Square>,
    /// The place it left last, its top left square.
    pub behind: Option<Square>,
    /// Every square it was on and left, where the edition wants to know that (E-26).
    pub trodden: Vec<Square>,
}

impl Turn {
    /// A turn in which nothing was done yet.
    pub fn new(who: FigureId, kind: TurnKind, speed: u8, extra: u8) -> Turn {
        Turn {
            who,
            kind,
            speed,
            extra,
            used: 0,
            steps: 0,
            attacks: 0,
            fought_at: 0,
            settled: false,
            replaced: None,
            again: false,
            spent: SmallVec::new(),
            walking: false,
            landing: None,
            behind: None,
            trodden: Vec::new(),
        }
    }

    /// How often that figure used that ability in this turn.
    pub fn times(&self, who: FigureId, ability: AbilityId) -> usize {
        self.spent.iter().filter(|s| **s == (who, ability)).count()
    }
}
