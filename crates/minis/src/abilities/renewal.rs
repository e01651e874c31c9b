//! What comes with an activation.

use super::{Ability, AbilityId, Moment, list};
use crate::Minis;
use crate::event::Event;
use crate::look::Look;
use crate::rules::declare_power;
use crate::world::FigureId;
use dejarik_kernel::{At, Play};

/// What comes with an activation.
pub static FAMILY: &[Ability] = &[
    // 1 Force point each time it is activated, without limit (000:1419; 003:2487-2496). Of two kinds the better counts
    // (003:2615-2622).
    Ability {
        hears: Some(Moment::Activated),
        speaks: |look, me, _| look.own_turn(me) && look.number(me, list::FORCE_RENEWAL_2).is_none(),
        does: |at, me, _| renew(at, me, list::FORCE_RENEWAL_1, 1),
        ..Ability::of(list::FORCE_RENEWAL_1)
    },
    // The same with 2.
    Ability {
        hears: Some(Moment::Activated),
        speaks: activated,
        does: |at, me, _| renew(at, me, list::FORCE_RENEWAL_2, 2),
        ..Ability::of(list::FORCE_RENEWAL_2)
    },
];

fn activated(look: &Look<'_>, me: FigureId, _: i16) -> bool {
    look.own_turn(me)
}

/// The points come unless somebody cancels the power (003:2425-2427).
fn renew(at: &mut At<'_, Minis>, who: FigureId, power: AbilityId, points: u8) -> Play<()> {
    if declare_power(at, who, power)? {
        at.emit(Event::ForceGained { who, points });
    }
    Ok(())
}
