//! Cards that go back or are kept: sent back to be deployed again (X20), Interrupts that rest on another card (X19), craft that
//! hold on to others (X21).

use super::action::take;
use super::{look, loss, movement, send, send_to};
use crate::Ccg;
use crate::book::text::{Kind, Until};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::world::{Berth, CardId, Change, Lasting, Mark, Zone};
use dejarik_kernel::{At, Play};

/// A card that was just deployed goes back to hand, and whatever was deployed together with it; it alone must be deployed in its
/// player's next turn, free, and at the same place.
pub(super) fn send_back(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    rule(470);
    let (host, berth, seat) = (at.world()[card].host, at.world()[card].berth, at.world()[card].owner);
    let source = at.world()[card].print;
    let craft = host.some().filter(|h| together(at, card, *h));
    let to = craft.map_or(host, |c| at.world()[c].host);
    for both in craft.into_iter().chain([card]) {
        uncover(at, both);
        for guest in at.world().guests(both).collect::<Vec<_>>() {
            send(at, guest, Zone::Hand, Why::Returned)?;
        }
    }
    for both in craft.into_iter().chain([card]) {
        loss::leave_table(at, both, Zone::Hand, Why::Returned)?;
    }
    let what = Change::Owed(to, if craft.is_some() { Berth::Here } else { berth });
    at.emit(Event::Lasts(Lasting { what, card, seat, until: Until::YourNextTurn, turns: 2, source }));
    Ok(())
}

/// Whether a pilot came together with the starfighter it is in (R307).
fn together(at: &At<'_, Ccg>, pilot: CardId, craft: CardId) -> bool {
    let look = look(at);
    let new = look.w[craft].has(Mark::New) && look.print(craft).pilot.is_none() && !look.w[craft].has(Mark::Landed);
    new && look.is(craft, Kind::Starfighter) && look.w[pilot].berth == Berth::Pilot
}

/// A location that was put on top of another leaves that one behind (S23).
fn uncover(at: &mut At<'_, Ccg>, card: CardId) {
    let place = look(at).is(card, Kind::Location);
    let old = at.world().guests(card).find(|g| place && look(at).is(*g, Kind::Location));
    if let Some(old) = old {
        at.emit(Event::Converted { card: old, old: card });
    }
}

/// As the deploy phase ends, what must be deployed and was not is deployed, if it can be.
pub(super) fn redeploy(at: &mut At<'_, Ccg>) -> Play<()> {
    let seat = at.world().turn;
    let Some((card, ways)) = look(at).owed(seat) else { return Ok(()) };
    rule(470);
    let way = at.ask(seat, Ask::Take(card), |_, list| list.extend(ways))?;
    take(at, seat, way)
}

/// This card comes onto the table and keeps the Interrupt it answers, copies of which are unique from now on (X19).
pub(super) fn grapple(at: &mut At<'_, Ccg>, ctx: Ctx) {
    let Some(interrupt) = at.world().moment().and_then(|h| h.it.some()) else { return };
    rule(469);
    at.emit(Event::Deployed { card: ctx.me, host: CardId::NONE, berth: Berth::Here });
    let (print, source) = (at.world()[interrupt].print, at.world()[ctx.me].print);
    let what = Change::Quarry(ctx.me);
    let lasting = Lasting { what, card: interrupt, seat: ctx.you, until: Until::Leaves, turns: 0, source };
    at.emit(Event::Lasts(lasting));
    at.emit(Event::Counted { print });
}

/// The starfighter that carries this card attaches itself to what the action targets.
pub(super) fn clamp(at: &mut At<'_, Ccg>, ctx: Ctx) {
    let target = at.world().frame().and_then(|f| f.targets.first().copied());
    if let (Some(fighter), Some(ship)) = (at.world()[ctx.me].host.some(), target) {
        movement::clamp(at, fighter, ship);
    }
}

/// It comes off.
pub(super) fn unclamp(at: &mut At<'_, Ccg>, ctx: Ctx) {
    if let Some(fighter) = at.world()[ctx.me].host.some() {
        movement::unclamp(at, fighter);
    }
}

/// The card that was just lost goes beneath this one: on table for its uniqueness, and nothing else (X05).
pub(super) fn stow(at: &mut At<'_, Ccg>, ctx: Ctx) {
    let lost = at.world().moment().and_then(|h| h.it.some()).filter(|c| at.world()[*c].zone == Zone::Lost);
    if let Some(card) = lost {
        rule(455);
        at.emit(Event::Moved { card, host: ctx.me, berth: Berth::Beneath });
    }
}

/// A card of the hand goes beneath this one, and another from there into the hand.
pub(super) fn exchange(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let stowed: Vec<CardId> = at.world().guests(ctx.me).filter(|c| at.world()[*c].berth == Berth::Beneath).collect();
    let hand: Vec<CardId> = at.world().in_zone(ctx.you, Zone::Hand).collect();
    if stowed.is_empty() || hand.is_empty() {
        return Ok(());
    }
    let out = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(stowed))?;
    let into = at.ask(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(hand))?;
    send_to(at, out, ctx.you, Zone::Hand, Why::Taken)?;
    at.emit(Event::Moved { card: into, host: ctx.me, berth: Berth::Beneath });
    Ok(())
}
