//! Short happenings that others may answer: a target named, a step made, a save rolled, a Force power declared.

use super::{Die, FigureId, FigureSet};
use crate::abilities::AbilityId;
use crate::map::{Space, Square};
use serde::{Deserialize, Serialize};

/// A target just named, for an attack or an ability that uses the targeting rules (step 3), the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// Who aims.
    pub by: FigureId,
    /// At whom.
    pub target: FigureId,
    /// With which ability; an attack if with none.
    pub ability: Option<AbilityId>,
    /// Everybody it could legally have been aimed at.
    pub legal: FigureSet,
    /// Whether the targeting rules are still used: a redirected attack is not aimed at anybody (faq-173).
    pub targeted: bool,
    /// Whether somebody tried to draw it already: once is all (faq-234).
    pub drawn: bool,
    /// Whether it goes nowhere at all.
    pub lost: bool,
}

/// One step that somebody just made, the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Who moved.
    pub who: FigureId,
    /// The squares it covered before.
    pub from: Space,
    /// Whether it has set off Mines in this step: once is all (faq-294, faq-295).
    pub mined: bool,
}

impl Entry {
    /// Whether the step led into that square.
    pub fn entered(&self, square: Square) -> bool {
        !self.from.covers(square)
    }
}

/// A save under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Who rolls.
    pub who: FigureId,
    /// What must be reached.
    pub needs: u8,
    /// For or against which ability.
    pub ability: AbilityId,
    /// Whose ability it is.
    pub of: FigureId,
    /// The die as it stands.
    pub die: Die,
}

impl Save {
    /// Whether it succeeds as it stands: 20 always, 1 never (000:780-784).
    pub fn passed(&self) -> bool {
        match self.die.natural {
            1 => false,
            20 => true,
            natural => i16::from(natural) + i16::from(self.die.bonus) >= i16::from(self.needs),
        }
    }
}

/// A Force power just declared, the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Power {
    /// Who uses it.
    pub who: FigureId,
    /// Which.
    pub ability: AbilityId,
    /// Whether it was cancelled.
    pub cancelled: bool,
}
