//! What speaks in a window although no card prints it as an ability.

use crate::abilities::{AbilityId, Reaction};
use crate::look::Look;
use crate::world::FigureId;
use smallvec::SmallVec;

/// Figures for whom something speaks.
pub(super) type Names = SmallVec<[FigureId; 4]>;

/// Something that speaks for figures at a moment.
pub(super) struct Voice {
    /// Under which name.
    pub(super) ability: AbilityId,
    /// For whom, now.
    pub(super) who: fn(&Look<'_>, &mut Names),
    /// When, and what it does.
    pub(super) reaction: Reaction,
}
