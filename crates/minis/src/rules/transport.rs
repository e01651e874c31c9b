//! Transports: going aboard, getting off, and what becomes of passengers (000:1228-1237; 003:1214-1250).

use super::{controller, defeat, look, save};
use crate::Minis;
use crate::abilities::list;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::world::{FigureId, FigureSet, Prize};
use dejarik_kernel::{At, Play, Seat, trace};

/// The figure goes aboard. The droid of "Capture the Droid" cannot stay next to it, so nobody leads it any more.
pub(super) fn board(at: &mut At<'_, Minis>, who: FigureId, transport: FigureId) {
    told(&look(at), transport);
    if let Some(prize) = at.world().prize.filter(|p| p.led_by == Some(who)) {
        at.emit(Event::PrizeMoved(Prize { led_by: None, ..prize }));
    }
    at.emit(Event::Boarded { who, transport });
}

/// A move that is not its turn's has ended, by itself or by others: whoever is next to a transport then may board
/// (faq-209, faq-464).
pub fn offer(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    if !look(at).stands(who) || look(at).ride(who).is_some() {
        return Ok(());
    }
    let (view, space) = (look(at), look(at).space(who));
    let there = view.boardable(who);
    if there.is_empty() || at.world()[who].squeezed || !view.free_for(who, space.at) {
        return Ok(());
    }
    let seat = controller(at, who);
    if let Some(transport) = at.may(seat, Ask::Board(who), |_, list| list.extend(there.iter()))? {
        board(at, who, transport);
    }
    Ok(())
}

/// Right before its player's first activation of the round each passenger may get off (000:1233-1234).
pub(super) fn alight(at: &mut At<'_, Minis>, seat: Seat) -> Play<()> {
    let rules = at.rules();
    let mine: FigureSet =
        at.world().in_play().filter(|f| at.world()[*f].side == seat && look(at).ride(*f).is_some()).collect();
    for who in mine.iter() {
        let Some(transport) = look(at).ride(who) else { continue };
        if look(at).berths(who, transport).is_empty() {
            continue;
        }
        let chosen =
            at.may(seat, Ask::Alight(who), |w, list| list.extend(Look::new(rules, w).berths(who, transport)))?;
        if let Some(to) = chosen {
            told(&look(at), transport);
            at.emit(Event::Placed { who, at: to });
        }
    }
    Ok(())
}

/// A passenger must get off, next to the transport or as near as there is room; its player says where (003:1238-1242).
fn put_off(at: &mut At<'_, Minis>, who: FigureId, transport: FigureId) -> Play<()> {
    let places = look(at).landings(who, transport);
    if places.is_empty() {
        return Ok(());
    }
    told(&look(at), transport);
    let seat = controller(at, who);
    let to = at.ask(seat, Ask::Alight(who), |_, list| list.extend(places.iter().copied()))?;
    at.emit(Event::Placed { who, at: to });
    Ok(())
}

/// Whoever is aboard of a defeated transport saves or falls with it; those who are left stand beside it before it is
/// removed (000:1235-1236; 003:1238-1242).
pub(super) fn wreck(at: &mut At<'_, Minis>, transport: FigureId, by: Option<FigureId>) -> Play<()> {
    let aboard: FigureSet = look(at).passengers(transport).collect();
    for who in aboard.iter() {
        let ability = look(at).carries(transport).unwrap_or(list::DESERT_SKIFF);
        if !save(at, who, 11, ability, transport)? {
            defeat(at, who, by, false)?;
        }
        if look(at).stands(who) && look(at).ride(who) == Some(transport) {
            put_off(at, who, transport)?;
        }
    }
    Ok(())
}

/// A figure fights for another squad from now on; passengers that are no allies of their transport any more get off at
/// once (000:1236-1237; faq-208).
pub fn change_side(at: &mut At<'_, Minis>, who: FigureId, side: Seat) -> Play<()> {
    at.emit(Event::SideChanged { who, side });
    let estranged = |f: &FigureId| look(at).ride(*f).is_some_and(|t| !at.world().same_side(*f, t));
    let strangers: FigureSet = at.world().in_play().filter(estranged).collect();
    for passenger in strangers.iter() {
        if let Some(transport) = look(at).ride(passenger) {
            put_off(at, passenger, transport)?;
        }
    }
    Ok(())
}

/// Tells the trace that a transport did its part.
fn told(look: &Look<'_>, transport: FigureId) {
    look.carries(transport).into_iter().for_each(|ability| trace::acted(ability.0));
}
