//! What speaks in a window although no card prints it as an ability.

use crate::Minis;
use crate::abilities::{AbilityId, Moment, Will};
use crate::look::Look;
use crate::world::FigureId;
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// Figures for whom something speaks.
pub(super) type Names = SmallVec<[FigureId; 4]>;

/// Something that speaks for figures at a moment.
pub(super) struct Voice {
    /// When.
    pub(super) moment: Moment,
    /// Under which name.
    pub(super) ability: AbilityId,
    /// Whether it is a choice.
    pub(super) will: Will,
    /// For whom, now.
    pub(super) who: fn(&Look<'_>, &mut Names),
    /// What it does.
    pub(super) does: fn(&mut At<'_, Minis>, FigureId) -> Play<()>,
}
