//! Moving (R222).

use super::action::{hear, hear_at, is_canceled, under_way};
use super::deploy::join;
use super::force::use_force;
use super::{hidden, look};
use crate::Ccg;
use crate::book::text::{Kind, Moment};
use crate::choice::{Act, Ask, How};
use crate::coverage::rule;
use crate::event::Event;
use crate::look::Way;
use crate::world::{Berth, CardId, Frame, Mark, Orbit, What};
use dejarik_kernel::{At, Play, Seat};

/// Moves a card as it was chosen.
pub(super) fn go(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, to: CardId, berth: Berth, how: How) -> Play<()> {
    match how {
        How::Transit => return transit(at, seat, card, to),
        How::Transfer => return transfer(at, seat, card, to),
        How::Ferry => return ferry(at, seat, card, to),
        _ => {}
    }
    rule(222);
    let react = at.world().turn != seat && !at.world().heard.is_empty();
    if look(at).is_under_cover(card) && look(at).print(to).is_craft() && !finds_room(at, card, to, berth)? {
        return Ok(());
    }
    let cost = price(at, seat, card, to, how);
    match how {
        How::Landspeed => rule(191),
        How::Hyperspeed => rule(158),
        How::Land | How::TakeOff => rule(189),
        How::Shuttle => rule(297),
        How::Embark | How::Disembark => rule(117),
        How::Reseat => rule(254),
        How::Sector => rule(291),
        How::Below => rule(304),
        How::Seek => rule(292),
        How::Deliver | How::Custody => rule(264),
        How::Leave | How::Free => rule(145),
        How::Transit | How::Transfer | How::Ferry | How::Text => {}
    }
    release_claws(at, card)?;
    let (from, left) = (at.world()[card].host, look(at).location(card).unwrap_or(CardId::NONE));
    let frame = Frame::new(if react { What::React } else { What::Move }, seat, card);
    let mut along: Vec<CardId> = if react { look(at).all_guests(card) } else { Vec::new() };
    let canceled = under_way(at, frame, |at| {
        use_force(at, seat, cost)?;
        if react {
            at.emit(Event::Marked { card, mark: Mark::Reacted, on: true });
            hear(at, Moment::Reacting, card, seat)?;
        }
        if !is_canceled(at) {
            if react {
                along.extend(board(at, seat, card, true)?);
            }
            at.emit(Event::Moved { card, host: to, berth });
        }
        Ok(is_canceled(at))
    })?;
    if canceled {
        involve(at, &along);
        return Ok(());
    }
    match how {
        How::Land => at.emit(Event::Marked { card, mark: Mark::Landed, on: true }),
        How::TakeOff => at.emit(Event::Marked { card, mark: Mark::Landed, on: false }),
        How::Deliver => rule(265),
        How::Free => {
            for mark in [Mark::Captive, Mark::Frozen] {
                at.emit(Event::Marked { card, mark, on: false });
            }
        }
        _ => {}
    }
    let regular = !matches!(
        how,
        How::Embark | How::Disembark | How::Reseat | How::Deliver | How::Custody | How::Leave | How::Free | How::Text
    );
    if !regular {
        rule(425);
    }
    if react {
        rule(267);
        join(at, card);
        along.extend(board(at, seat, card, false)?);
        involve(at, &along);
    } else if regular {
        rule(424);
        at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
    }
    leave_battle(at, card);
    let sites = trodden(at, from, to, how);
    hidden::tread(at, &[card], &sites)?;
    if !at.world()[card].on_table() {
        return Ok(());
    }
    hear_at(at, Moment::Moved, card, seat, left)
}

/// Whoever is part of a react takes part in no other this turn, canceled or not (004:2556).
fn involve(at: &mut At<'_, Ccg>, along: &[CardId]) {
    for card in along.iter().copied() {
        if look(at).is_troop(card) && at.world()[card].on_table() {
            at.emit(Event::Marked { card, mark: Mark::Reacted, on: true });
        }
    }
}

/// Before a spy under cover goes aboard, the other player may fill the room there (X28, 004:3183). Whether its place is still free.
fn finds_room(at: &mut At<'_, Ccg>, spy: CardId, craft: CardId, berth: Berth) -> Play<bool> {
    let owner = at.world()[craft].owner;
    loop {
        let (free, mut found) = (look(at).seats_aboard(spy, craft).contains(&berth), Vec::new());
        look(at).moves(owner, &mut found);
        let boards = |card: CardId| look(at).is(card, Kind::Character) && at.world()[card].host != craft;
        found.retain(|act| matches!(act, Act::Move { card, to, .. } if *to == craft && boards(*card)));
        if !free || found.is_empty() {
            return Ok(free);
        }
        rule(478);
        match at.may(owner, Ask::Room(spy, craft), |_, list| list.extend(found))? {
            Some(Act::Move { card, to, berth, how }) => go(at, owner, card, to, berth, how)?,
            _ => return Ok(true),
        }
    }
}

/// Others get on and off a craft that reacts, just before it departs and just after it arrives (004:2548): each as its player likes,
/// and once. Who pilots or drives it must stay until it is there. Those who did.
fn board(at: &mut At<'_, Ccg>, seat: Seat, craft: CardId, departs: bool) -> Play<Vec<CardId>> {
    let mut done: Vec<CardId> = Vec::new();
    loop {
        let mut found: Vec<Act> = Vec::new();
        look(at).riders(seat, craft, &mut found);
        let needed = |c: CardId| departs && at.world()[c].host == craft && at.world()[c].berth == Berth::Pilot;
        found.retain(|act| matches!(act, Act::Move { card, .. } if !done.contains(card) && !needed(*card)));
        let Some(place) = look(at).location(craft).filter(|_| !found.is_empty()) else { return Ok(done) };
        let next = at.may(seat, Ask::Along(craft, place), |_, list| list.extend(found))?;
        let Some(Act::Move { card, to, berth, how }) = next else { return Ok(done) };
        rule(117);
        done.push(card);
        let stuck = look(at).is_stuck(craft);
        use_force(at, seat, stuck.into())?;
        at.emit(Event::Moved { card, host: to, berth });
        join(at, card);
        if how == How::Disembark {
            hidden::tread(at, &[card], &[to])?;
        }
    }
}

/// The sites that a move crosses, and the one where it ends.
fn trodden(at: &At<'_, Ccg>, from: CardId, to: CardId, how: How) -> Vec<CardId> {
    let look = look(at);
    if !look.is(to, Kind::Site) {
        return Vec::new();
    }
    let place = |c: CardId| look.w.places.iter().position(|p| *p == c);
    match (how, place(from), place(to)) {
        (How::Landspeed, Some(a), Some(b)) if a < b => look.w.places[a + 1..=b].to_vec(),
        (How::Landspeed, Some(a), Some(b)) if a > b => look.w.places[b..a].iter().rev().copied().collect(),
        _ => vec![to],
    }
}

/// A card goes where a text sends it: out of a battle or into it, over what is buried on its way, and that is heard.
pub(super) fn go_away(at: &mut At<'_, Ccg>, card: CardId, way: Way) -> Play<()> {
    let (from, left) = (at.world()[card].host, look(at).location(card).unwrap_or(CardId::NONE));
    at.emit(Event::Moved { card, host: way.to, berth: way.berth });
    if look(at).is(way.to, Kind::Site) && look(at).is(card, Kind::Starship) {
        at.emit(Event::Marked { card, mark: Mark::Landed, on: true });
    }
    join(at, card);
    leave_battle(at, card);
    let sites = trodden(at, from, way.to, way.how);
    hidden::tread(at, &[card], &sites)?;
    if !at.world()[card].on_table() {
        return Ok(());
    }
    let owner = at.world()[card].owner;
    hear_at(at, Moment::Moved, card, owner, left)
}

/// As a starship begins to move, what is attached to it may come off (X21).
fn release_claws(at: &mut At<'_, Ccg>, ship: CardId) -> Play<()> {
    for fighter in at.world().guests(ship).filter(|c| at.world()[*c].has(Mark::Attached)).collect::<Vec<_>>() {
        if at.yes(at.world()[fighter].owner, Ask::Whether(fighter))? {
            unclamp(at, fighter);
        }
    }
    Ok(())
}

/// A starfighter attaches itself to an opponent's starship (X21).
pub(super) fn clamp(at: &mut At<'_, Ccg>, fighter: CardId, ship: CardId) {
    rule(471);
    at.emit(Event::Moved { card: fighter, host: ship, berth: Berth::On });
    at.emit(Event::Marked { card: fighter, mark: Mark::Attached, on: true });
}

/// It comes off, and is where the starship is.
pub(super) fn unclamp(at: &mut At<'_, Ccg>, fighter: CardId) {
    let Some(host) = look(at).location(fighter) else { return };
    at.emit(Event::Marked { card: fighter, mark: Mark::Attached, on: false });
    at.emit(Event::Moved { card: fighter, host, berth: Berth::Here });
}

/// What the way chosen costs.
fn price(at: &At<'_, Ccg>, seat: Seat, card: CardId, to: CardId, how: How) -> i32 {
    let mut ways: Vec<Way> = Vec::new();
    let look = look(at);
    // What a spy operates moves as its own player could move it.
    let seat = if look.is(card, Kind::Starship) { look.w[card].owner } else { seat };
    if look.w.index.seekers.has(card) {
        ways = look.seeker_ways(seat, card);
    } else if look.w.heard.is_empty() {
        look.ways(seat, card, &mut ways);
    } else {
        // A react costs what that move costs (004:2544).
        let place = look.w.moment().map_or(CardId::NONE, |h| h.it);
        ways = look.react_ways(card, place);
    }
    ways.iter().find(|w| w.to == to && w.how == how).map_or(0, |w| w.cost)
}

/// A mobile system goes elsewhere, and all that is there with it (X12).
pub(super) fn jump(at: &mut At<'_, Ccg>, seat: Seat, system: CardId, parsec: u8, around: CardId) -> Play<()> {
    rule(462);
    under_way(at, Frame::new(What::Move, seat, system), |at| {
        use_force(at, seat, 1)?;
        at.emit(Event::Orbits(Orbit { system, parsec: parsec.into(), around }));
        at.emit(Event::Marked { card: system, mark: Mark::Moved, on: true });
        Ok(())
    })?;
    hear(at, Moment::Moved, system, seat)
}

/// Who is elsewhere takes no part any more.
pub(super) fn leave_battle(at: &mut At<'_, Ccg>, card: CardId) {
    let look = look(at);
    let Some(battle) = &look.w.battle else { return };
    let mut gone = look.all_guests(card);
    gone.push(card);
    gone.retain(|c| battle.cards.has(*c) && look.location(*c) != Some(battle.at));
    for card in gone {
        at.emit(Event::Joined { card, on: false });
    }
}

/// From one starship to another beside it: any number of characters and vehicles for 1 Force (R323).
fn transfer(at: &mut At<'_, Ccg>, seat: Seat, from: CardId, to: CardId) -> Play<()> {
    rule(323);
    let mut first = true;
    under_way(at, Frame::new(What::Move, seat, from), |at| {
        use_force(at, seat, 1)?;
        loop {
            let left = look(at).transferable(seat, from, to);
            if left.is_empty() {
                return Ok(());
            }
            let ask = Ask::Along(from, to);
            let next = match first {
                true => Some(at.ask(seat, ask, |_, list| list.extend(left))?),
                false => at.may(seat, ask, |_, list| list.extend(left))?,
            };
            let Some(card) = next else { return Ok(()) };
            first = false;
            let Some(berth) = look(at).seats_aboard(card, to).first().copied() else { return Ok(()) };
            at.emit(Event::Moved { card, host: to, berth });
            at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
        }
    })
}

/// A shuttle vehicle takes any number of characters up to a starship or down from it, free (R296).
fn ferry(at: &mut At<'_, Ccg>, seat: Seat, shuttle: CardId, ship: CardId) -> Play<()> {
    rule(296);
    let site = at.world()[shuttle].host;
    let mut group: Vec<CardId> = Vec::new();
    under_way(at, Frame::new(What::Move, seat, shuttle), |at| {
        loop {
            let left = look(at).ferried(seat, shuttle, ship);
            if left.is_empty() {
                break;
            }
            let ask = Ask::Along(shuttle, ship);
            let next = match group.is_empty() {
                true => Some(at.ask(seat, ask, |_, list| list.extend(left))?),
                false => at.may(seat, ask, |_, list| list.extend(left))?,
            };
            let Some(card) = next else { break };
            let (host, berth) = match at.world()[card].host == ship {
                true => (site, Some(Berth::Here)),
                false => (ship, look(at).berths(seat, card, ship).first().copied()),
            };
            at.emit(Event::Moved { card, host, berth: berth.unwrap_or(Berth::Passenger) });
            at.emit(Event::Marked { card, mark: Mark::Moved, on: true });
            group.push(card);
        }
        at.emit(Event::Marked { card: shuttle, mark: Mark::Moved, on: true });
        Ok(())
    })?;
    for card in group {
        if at.world()[card].on_table() {
            hear(at, Moment::Moved, card, seat)?;
        }
    }
    Ok(())
}

/// From one docking bay to another: any group for one price (R107).
fn transit(at: &mut At<'_, Ccg>, seat: Seat, from: CardId, to: CardId) -> Play<()> {
    rule(107);
    let cost = look(at).transit_price(seat, from, to);
    let mut group: Vec<CardId> = Vec::new();
    loop {
        let mut left = look(at).travellers(seat, from, to);
        left.retain(|c| !group.contains(c));
        if left.is_empty() {
            break;
        }
        let ask = Ask::Along(from, to);
        let next = match group.is_empty() {
            true => Some(at.ask(seat, ask, |_, list| list.extend(left))?),
            false => at.may(seat, ask, |_, list| list.extend(left))?,
        };
        let Some(card) = next else { break };
        group.push(card);
    }
    under_way(at, Frame::new(What::Move, seat, from), |at| {
        use_force(at, seat, cost)?;
        for card in &group {
            at.emit(Event::Moved { card: *card, host: to, berth: Berth::Here });
            at.emit(Event::Marked { card: *card, mark: Mark::Moved, on: true });
        }
        Ok(())
    })?;
    hidden::tread(at, &group, &[to])?;
    for card in group {
        if at.world()[card].on_table() {
            hear_at(at, Moment::Moved, card, seat, from)?;
        }
    }
    Ok(())
}
