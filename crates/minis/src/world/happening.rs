//! Short happenings that others may answer: a target named, a step made.

use super::{FigureId, FigureSet};
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
