//! Cards that leave the table.

use super::action::{hear, hear_at};
use super::{captivity, look, send};
use crate::Ccg;
use crate::book::text::{Do, Kind, Law, Moment};
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::world::{Berth, CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play};

/// A card is lost, and with it everything on it and aboard (R306, R343); riders of a creature vehicle get off.
pub(super) fn lose_card(at: &mut At<'_, Ccg>, card: CardId, why: Why) -> Play<()> {
    leave_table(at, card, Zone::Lost, why)
}

/// A card leaves the table for another zone; what is on it is lost.
pub(super) fn leave_table(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why) -> Play<()> {
    leave(at, card, to, why, false)
}

/// What lies on or beneath a card that leaves the table: face-down Force and what was stored goes to Used Piles (X10, X11), what
/// lies open or at a location is lost.
fn clear_stack(at: &mut At<'_, Ccg>, host: CardId) -> Play<()> {
    for card in at.world().stacked(host) {
        let lost = look(at).is(host, Kind::Location) || at.world()[card].known == BOTH;
        let (to, why) = if lost { (Zone::Lost, Why::Lost) } else { (Zone::Used, Why::Returned) };
        send(at, card, to, why)?;
    }
    Ok(())
}

/// A Force Pile is frozen no longer than what froze it is on table (X17).
fn thaw(at: &mut At<'_, Ccg>, card: CardId) {
    if at.world().frozen.is_empty() {
        return;
    }
    let freezes =
        |what: &Do| matches!(what, Do::If(_, _, other) if other.iter().any(|d| matches!(d, Do::FreezePile(_))));
    let freezes = look(at).print(card).deeds.iter().any(|d| d.function.does.iter().any(freezes));
    if freezes && look(at).law(card, Law::SecondMode) {
        let seat = other(at.world()[card].owner);
        at.emit(Event::Frozen { seat, on: false });
    }
}

/// The same; with its host, nobody is left to let a captive go (R120).
fn leave(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why, with_host: bool) -> Play<()> {
    if !at.world()[card].on_table() {
        return Ok(());
    }
    let place = look(at).location(card);
    let inside: Vec<CardId> = at.world().places.iter().copied().filter(|l| look(at).mother(*l) == Some(card)).collect();
    if captivity::is_cloak(at, card)
        && let Some(spy) = at.world()[card].host.some()
    {
        at.emit(Event::Marked { card: spy, mark: Mark::Undercover, on: false });
    }
    let seat = at.world()[card].owner;
    let was_at = place.unwrap_or(CardId::NONE);
    if to == Zone::Lost && look(at).is(card, Kind::Capital) {
        hear(at, Moment::Losing, card, seat)?;
    }
    let guests: Vec<CardId> = at.world().guests(card).collect();
    clear_stack(at, card)?;
    thaw(at, card);
    let steed = look(at).is(card, Kind::CreatureVehicle);
    let host = at.world()[card].host;
    send(at, card, to, why)?;
    for guest in guests {
        let rider = steed && look(at).is(guest, Kind::Character);
        let captive = at.world()[guest].has(Mark::Captive);
        if captive && !with_host && look(at).is(card, Kind::Character) {
            captivity::bereft(at, guest, place)?;
        } else if rider {
            rule(86);
            at.emit(Event::Moved { card: guest, host, berth: Berth::Here });
        } else {
            match look(at).is(card, Kind::Vehicle) {
                true => rule(343),
                false => rule(306),
            }
            leave(at, guest, Zone::Lost, Why::Lost, true)?;
        }
    }
    // The sites inside a craft go with it (R304, R341).
    for site in inside {
        leave(at, site, Zone::Lost, Why::Lost, true)?;
    }
    match why {
        Why::Forfeited => {
            hear(at, Moment::Forfeited, card, seat)?;
            hear_at(at, Moment::Lost, card, seat, was_at)
        }
        Why::Lost => hear_at(at, Moment::Lost, card, seat, was_at),
        _ => Ok(()),
    }
}
