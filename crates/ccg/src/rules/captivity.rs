//! Capturing, escorting, releasing (R066 to R069, R120, R145, R276); missing characters and search parties (R218, R289);
//! spies under cover (X28).

use super::destiny::{For, draw};
use super::loss::{leave_table, lose_card};
use super::movement::leave_battle;
use super::{creature, look};
use crate::Ccg;
use crate::book::Sort;
use crate::book::text::{Do, Kind, Law};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{Berth, CardId, DARK, LIGHT, Mark, Zone};
use dejarik_kernel::{At, Play, Seat};

/// More than this finds a missing character (004:2753).
const FOUND: i32 = 5;

fn mark(at: &mut At<'_, Ccg>, card: CardId, mark: Mark, on: bool) {
    at.emit(Event::Marked { card, mark, on });
}

/// A character of the Light side is captured (R068, R069): seized, imprisoned, or it escapes.
pub(super) fn capture(at: &mut At<'_, Ccg>, by: Seat, card: CardId) -> Play<()> {
    let theirs = at.world()[card].owner == LIGHT && look(at).is(card, Kind::Character);
    rule(68);
    if by != DARK || !theirs || !at.world()[card].on_table() {
        return Ok(());
    }
    rule(69);
    let Some(place) = look(at).location(card) else { return Ok(()) };
    let prison = look(at).print(place).sort(Sort::Prison);
    let mut keepers = look(at).escorts(place);
    keepers.extend(prison.then_some(place));
    let taken = at.may(DARK, Ask::Custody(card), |_, list| list.extend(keepers))?;
    let Some(keeper) = taken else {
        rule(408);
        return leave_table(at, card, Zone::Used, Why::Returned);
    };
    match keeper == place {
        true => rule(407),
        false => rule(406),
    }
    at.emit(Event::Moved { card, host: keeper, berth: Berth::Beneath });
    mark(at, card, Mark::Captive, true);
    // Captives lie face up: everybody sees them (R123).
    rule(123);
    drop_out(at, card);
    Ok(())
}

/// Who lies beneath another card takes no part in anything.
fn drop_out(at: &mut At<'_, Ccg>, card: CardId) {
    leave_battle(at, card);
    if at.world().battle.as_ref().is_some_and(|b| b.cards.has(card)) {
        at.emit(Event::Joined { card, on: false });
    }
}

/// A captive is released (R276): to its own side at the site, or to the Used Pile where that cannot be.
pub(super) fn release(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    rule(276);
    let place = look(at).location(at.world()[card].host);
    match place.filter(|l| look(at).is(*l, Kind::Site)) {
        Some(site) => free_at(at, card, site),
        None => leave_table(at, card, Zone::Used, Why::Returned)?,
    }
    Ok(())
}

fn free_at(at: &mut At<'_, Ccg>, card: CardId, site: CardId) {
    for what in [Mark::Captive, Mark::Frozen] {
        mark(at, card, what, false);
    }
    at.emit(Event::Moved { card, host: site, berth: Berth::Here });
}

/// Nobody holds a captive any more: until it is known what becomes of it, it lies beneath the site or, frozen, aboard the craft
/// where its escort was (004:1432).
pub(super) fn lay_down(at: &mut At<'_, Ccg>, captive: CardId, place: Option<CardId>) {
    if let Some(host) = place.filter(|l| keeps(at, captive, *l)) {
        at.emit(Event::Moved { card: captive, host, berth: Berth::Beneath });
    }
}

/// Whether a captive may lie there: at a site, or frozen aboard a craft.
fn keeps(at: &At<'_, Ccg>, captive: CardId, place: CardId) -> bool {
    look(at).is(place, Kind::Site) || look(at).print(place).is_craft() && at.world()[captive].has(Mark::Frozen)
}

/// The escort is gone (R120): its captive escapes to the Used Pile, or stays at the site if the Light side likes; a frozen one
/// stays unattended (R145).
pub(super) fn bereft(at: &mut At<'_, Ccg>, captive: CardId, place: Option<CardId>) -> Play<()> {
    rule(120);
    if at.world()[captive].has(Mark::Frozen) && place.is_some_and(|l| keeps(at, captive, l)) {
        rule(145);
        return Ok(());
    }
    if let Some(site) = place.filter(|l| look(at).is(*l, Kind::Site))
        && at.yes(LIGHT, Ask::Freed(captive))?
    {
        free_at(at, captive, site);
        return Ok(());
    }
    leave_table(at, captive, Zone::Used, Why::Returned)
}

/// A captive is frozen (R145).
pub(super) fn freeze(at: &mut At<'_, Ccg>, card: CardId) {
    if at.world()[card].has(Mark::Captive) {
        rule(145);
        mark(at, card, Mark::Frozen, true);
    }
}

/// A character becomes missing (R218): it lies beneath the site.
pub(super) fn go_missing(at: &mut At<'_, Ccg>, card: CardId) {
    let Some(site) = look(at).location(card).filter(|l| look(at).is(*l, Kind::Site)) else { return };
    if look(at).is(card, Kind::Character) {
        rule(218);
        at.emit(Event::Moved { card, host: site, berth: Berth::Beneath });
        mark(at, card, Mark::Missing, true);
        drop_out(at, card);
    }
}

/// A missing character is found.
pub(super) fn find(at: &mut At<'_, Ccg>, card: CardId) {
    if at.world()[card].has(Mark::Missing) {
        let site = at.world()[card].host;
        mark(at, card, Mark::Missing, false);
        at.emit(Event::Moved { card, host: site, berth: Berth::Here });
    }
}

/// A search party (R289): destiny, 1 more for each member, 2 for a scout; more than 5 finds one at random.
pub(super) fn search(at: &mut At<'_, Ccg>, seat: Seat, site: CardId) -> Play<()> {
    rule(289);
    let mut party: Vec<CardId> = Vec::new();
    loop {
        let free: Vec<CardId> = look(at).searchers(seat, site).into_iter().filter(|c| !party.contains(c)).collect();
        if free.is_empty() {
            break;
        }
        let next = match party.is_empty() {
            true => Some(at.ask(seat, Ask::Party(site), |_, list| list.extend(free))?),
            false => at.may(seat, Ask::Party(site), |_, list| list.extend(free))?,
        };
        let Some(card) = next else { break };
        party.push(card);
        mark(at, card, Mark::Searched, true);
    }
    let Some(drawn) = draw(at, seat, For::Other)? else { return Ok(()) };
    let worth = |c: &CardId| if look(at).print(*c).sort(Sort::Scout) { 2 } else { 1 };
    if drawn + party.iter().map(worth).sum::<i32>() <= FOUND {
        return Ok(());
    }
    let lost = look(at).missing(seat, site);
    if let Some(card) = creature::any(at, &lost)? {
        find(at, card);
        mark(at, card, Mark::Searched, true);
    }
    Ok(())
}

/// A spy goes under cover (X28): it crosses to the other side of the site, off its player's craft (004:3183), and leaves whom it
/// escorted (004:3195).
pub(super) fn go_under_cover(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    if !look(at).print(card).sort(Sort::Spy) && !look(at).law(card, Law::Spy) {
        return Ok(());
    }
    rule(478);
    mark(at, card, Mark::Undercover, true);
    let place = look(at).location(card);
    if let Some(host) = place.filter(|_| look(at).craft(card).is_some()) {
        at.emit(Event::Moved { card, host, berth: Berth::Here });
    }
    drop_out(at, card);
    for captive in at.world().guests(card).filter(|g| at.world()[*g].has(Mark::Captive)).collect::<Vec<_>>() {
        lay_down(at, captive, place);
        bereft(at, captive, place)?;
    }
    Ok(())
}

/// A spy breaks cover: it loses what kept it hidden, and stands on its own side again.
pub(super) fn break_cover(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    come_out(at, card);
    let cloaks: Vec<CardId> = at.world().guests(card).filter(|g| is_cloak(at, *g)).collect();
    for cloak in cloaks {
        lose_card(at, cloak, Why::Lost)?;
    }
    Ok(())
}

/// A spy is under cover no more and comes back to its own side of the table (004:3187): off a craft of the other player's.
pub(super) fn come_out(at: &mut At<'_, Ccg>, spy: CardId) {
    mark(at, spy, Mark::Undercover, false);
    let strange = |craft: &CardId| at.world()[*craft].owner != at.world()[spy].owner;
    if look(at).craft(spy).filter(strange).is_some()
        && let Some(host) = look(at).location(spy).filter(|l| look(at).is(*l, Kind::Site))
    {
        at.emit(Event::Moved { card: spy, host, berth: Berth::Here });
    }
}

/// Whether a card keeps a spy under cover.
pub(super) fn is_cloak(at: &At<'_, Ccg>, card: CardId) -> bool {
    let hides = |what: &Do| matches!(what, Do::GoUndercover(_));
    look(at).print(card).deeds.iter().any(|d| d.function.does.iter().any(hides))
}
