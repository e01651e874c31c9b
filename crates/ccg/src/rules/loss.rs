//! Cards that leave the table.

use super::action::{hear, hear_at};
use super::{captivity, look, send};
use crate::Ccg;
use crate::book::text::{Do, Kind, Law, Moment};
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::world::{Berth, CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// A card is lost, and with it everything on it and aboard (R306, R343); riders of a creature vehicle get off.
pub(super) fn lose_card(at: &mut At<'_, Ccg>, card: CardId, why: Why) -> Play<()> {
    leave_table(at, card, Zone::Lost, why)
}

/// A card leaves the table for another zone; what is on it is lost.
pub(super) fn leave_table(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why) -> Play<()> {
    leave(at, card, to, why)
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

/// What a departure brings about once everything that goes has gone: nobody is asked anything while half of it is still there.
#[derive(Default)]
struct Wake {
    /// Captives whose escort is gone, and where (R120).
    bereft: Vec<(CardId, Option<CardId>)>,
    /// What left, why, whose it was, and where it was.
    gone: Vec<(CardId, Why, Seat, CardId)>,
}

fn leave(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why) -> Play<()> {
    let mut wake = Wake::default();
    depart(at, card, to, why, false, &mut wake)?;
    for (captive, place) in wake.bereft {
        captivity::bereft(at, captive, place)?;
    }
    for (card, why, seat, place) in wake.gone {
        if why == Why::Forfeited {
            hear(at, Moment::Forfeited, card, seat)?;
        }
        if matches!(why, Why::Forfeited | Why::Lost) {
            hear_at(at, Moment::Lost, card, seat, place)?;
        }
    }
    Ok(())
}

/// How whoever rode a creature that is lost gets off: at the site, or from a hold to a seat of the carrier (004:920, 004:1246).
fn jumps_off(at: &At<'_, Ccg>, rider: CardId, host: CardId) -> Option<Berth> {
    match host.some().is_some_and(|h| look(at).print(h).is_craft()) {
        true => look(at).seats_aboard(rider, host).first().copied(),
        false => Some(Berth::Here),
    }
}

/// A card goes, and with it what is on it; with its host, nobody is left to let a captive go (R120).
fn depart(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why, with_host: bool, wake: &mut Wake) -> Play<()> {
    if !at.world()[card].on_table() {
        return Ok(());
    }
    let saved = to == Zone::Lost && at.world()[card].has(Mark::Hit) && look(at).law(card, Law::Salvaged);
    let to = if saved { Zone::Used } else { to };
    let place = look(at).location(card);
    let craft = look(at).craft(card);
    let inside: Vec<CardId> = at.world().places.iter().copied().filter(|l| look(at).mother(*l) == Some(card)).collect();
    if captivity::is_cloak(at, card)
        && let Some(spy) = at.world()[card].host.some()
    {
        captivity::come_out(at, spy);
    }
    let seat = at.world()[card].owner;
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
            let place = craft.filter(|_| at.world()[guest].has(Mark::Frozen)).or(place);
            captivity::lay_down(at, guest, place);
            wake.bereft.push((guest, place));
        } else if let Some(berth) = rider.then(|| jumps_off(at, guest, host)).flatten() {
            rule(86);
            at.emit(Event::Moved { card: guest, host, berth });
        } else {
            match look(at).is(card, Kind::Vehicle) {
                true => rule(343),
                false => rule(306),
            }
            depart(at, guest, Zone::Lost, Why::Lost, true, wake)?;
        }
    }
    // The sites inside a craft go with it (R304, R341).
    for site in inside {
        depart(at, site, Zone::Lost, Why::Lost, true, wake)?;
    }
    wake.gone.push((card, why, seat, place.unwrap_or(CardId::NONE)));
    Ok(())
}
