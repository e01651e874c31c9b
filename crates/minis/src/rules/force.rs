//! Spending Force points (000:793-858, 1399-1405; 003:2290-2340, 2407-2427).

use super::{controller, look, window};
use crate::Minis;
use crate::abilities::{AbilityId, Moment, list};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{FOREIGN, SPENDING};
use crate::world::{FigureId, Power};
use dejarik_kernel::{At, Play, trace};

/// The figure pays for a Force power and declares it; others may answer. Whether the power works: its points are gone
/// either way (003:2407-2413).
pub fn spend(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, points: u8) -> Play<bool> {
    let Ok(pools) = look(at).may_spend(who, ability, points) else { return Ok(false) };
    trace::acted(ability.0);
    let from = match pools.as_slice() {
        [only] => *only,
        several => {
            let seat = controller(at, who);
            at.ask(seat, Ask::Pool(who, ability), |_, list| list.extend(several.iter().copied()))?
        }
    };
    let handed = from != who && look(at).emperor(who, points) == Some(from);
    at.emit(Event::ForceSpent { who, from, ability, points });
    if handed && at.world().turn().is_some() {
        trace::acted(list::HAND_OF_THE_EMPEROR.0);
        at.emit(Event::UsedInTurn { who, ability: list::HAND_OF_THE_EMPEROR });
    } else if points > 0 && at.world().turn().is_some() {
        at.emit(Event::UsedInTurn { who, ability: SPENDING });
        if from != who {
            at.emit(Event::UsedInTurn { who, ability: FOREIGN });
        }
    }
    declare_power(at, who, ability)
}

/// The figure declares a Force power that is paid for, or that costs nothing (Force Renewal, Force Spirit); others may
/// answer. Whether it works (003:2407-2427; faq-433, faq-453).
pub fn declare_power(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> Play<bool> {
    if at.world().mark(who, list::SONIC_ATTACK).is_some() {
        return Ok(false);
    }
    if !at.world().masks.heard.has(Moment::Power) {
        return Ok(true);
    }
    let power = Power { who, ability, cancelled: false };
    at.during(Event::PowerDeclared(power), Event::PowerEnded, |at| {
        let acting = controller(at, who);
        window(at, Moment::Power, acting)?;
        Ok(!at.world().powers.last().is_some_and(|p| p.cancelled))
    })
}
