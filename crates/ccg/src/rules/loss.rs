//! Cards that leave the table.

use super::action::hear;
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Kind, Moment};
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{Berth, CardId, Zone};
use dejarik_kernel::{At, Play};

/// A card is lost, and with it everything on it and aboard (R306, R343); riders of a creature vehicle get off.
pub(super) fn lose_card(at: &mut At<'_, Ccg>, card: CardId, why: Why) -> Play<()> {
    leave_table(at, card, Zone::Lost, why)
}

/// A card leaves the table for another zone; what is on it is lost.
pub(super) fn leave_table(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why) -> Play<()> {
    if !at.world()[card].on_table() {
        return Ok(());
    }
    let seat = at.world()[card].owner;
    let guests: Vec<CardId> = at.world().guests(card).collect();
    let steed = look(at).is(card, Kind::CreatureVehicle);
    let host = at.world()[card].host;
    send(at, card, to, why)?;
    for guest in guests {
        let rider = steed && look(at).is(guest, Kind::Character);
        if rider {
            rule(86);
            at.emit(Event::Moved { card: guest, host, berth: Berth::Here });
        } else {
            rule(306);
            leave_table(at, guest, Zone::Lost, Why::Lost)?;
        }
    }
    match why {
        Why::Forfeited => {
            hear(at, Moment::Forfeited, card, seat)?;
            hear(at, Moment::Lost, card, seat)
        }
        Why::Lost => hear(at, Moment::Lost, card, seat),
        _ => Ok(()),
    }
}
