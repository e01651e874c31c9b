//! Force powers that cancel Force powers (000:1341-1343, 1364-1366; faq-430 to faq-433).

use super::{Ability, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::Look;
use crate::world::FigureId;
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // Force 2: the power an adjacent character just declared has no effect.
    Ability {
        hears: Some(Moment::Power),
        will: Will::Costs(2),
        speaks: |look, me, _| open(look, me).is_some_and(|who| look.adjacent(me, who)),
        does: cancel,
        ..Ability::of(list::FORCE_ABSORB)
    },
    // Force 3: the same within 6 squares.
    Ability {
        hears: Some(Moment::Power),
        will: Will::Costs(3),
        speaks: |look, me, _| open(look, me).is_some_and(|who| look.within(me, who, 6)),
        does: cancel,
        ..Ability::of(list::FORCE_DEFENSE)
    },
];

/// Who declared the power under way, if it is somebody else and the power is not cancelled yet.
fn open(look: &Look<'_>, me: FigureId) -> Option<FigureId> {
    look.w.powers.last().filter(|power| power.who != me && !power.cancelled).map(|power| power.who)
}

fn cancel(at: &mut At<'_, Minis>, _: FigureId, _: i16) -> Play<()> {
    at.emit(Event::PowerCancelled);
    Ok(())
}
