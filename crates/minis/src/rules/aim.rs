//! Naming a target: step 3 for attacks and for abilities that use the targeting rules (003:420-426; faq-172, faq-230).

use super::{controller, window};
use crate::Minis;
use crate::abilities::{AbilityId, Moment};
use crate::event::Event;
use crate::world::{Aim, FigureId, FigureSet};
use dejarik_kernel::{At, Play};

/// Step 3: the aim as it stands when everybody has answered it.
pub(super) fn settle(
    at: &mut At<'_, Minis>,
    by: FigureId,
    target: FigureId,
    ability: Option<AbilityId>,
    legal: impl FnOnce(&At<'_, Minis>) -> FigureSet,
) -> Play<Aim> {
    let mut aim = Aim { by, target, ability, legal: FigureSet::default(), targeted: true, drawn: false, lost: false };
    if !at.world().masks.heard.has(Moment::Targeted) {
        return Ok(aim);
    }
    aim.legal = legal(at);
    let acting = controller(at, by);
    at.during(Event::Aimed(aim), Event::AimSettled, |at| {
        window(at, Moment::Targeted, acting)?;
        Ok(*at.world().aims.last().expect("inside the choice of a target"))
    })
}
