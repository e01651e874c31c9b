//! The Command Phase: cards, priority, orders, the order pool (gl.command-phase).

use super::dice::throw_one;
use super::{activation, bane, effects, gain, lasting, look, owner, partners, perks};
use crate::Legion;
use crate::book::{CommandId, Effect, Moment, Orders, Perk, Rank};
use crate::choice::{Ask, Duty};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Die, Face, Few, Mark, OrderToken, Stage, Token, UnitId, World};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

pub(super) fn phase(at: &mut At<'_, Legion>) -> Play<()> {
    rule("gl.command-phase");
    bane::show(at)?;
    select(at)?;
    effects::shown(at)?;
    bane::played(at)?;
    lasting::renew(at)?;
    let first = priority(at)?;
    at.emit(Event::Priority(first));
    for seat in at.world().seats_from(first) {
        issue(at, seat)?;
    }
    fill_pools(at);
    activation::begin_phase(at)?;
    // What is drawn ahead is nobody else's business, so it is the last thing in this step.
    activation::hoard(at)?;
    at.emit(Event::StageBegan(Stage::Activation));
    Ok(())
}

/// Whether a player can play a command card: a character's card needs that character on the table (001:3694-3777).
fn playable(look: &Look<'_>, seat: Seat, card: CommandId) -> bool {
    let command = &look.rules.book().commands[card.0 as usize];
    // What was shown before its time must be played first (gl.divulge).
    if look.w.round == 1 && look.w.sides[seat.index()].divulged.is_some_and(|early| early != card) {
        return false;
    }
    let who = |u: UnitId| command.commander.is_none() || look.is_whose(command, u);
    // Whoever hides behind tokens commands from there.
    let hides = |u: UnitId| look.w[u].player == seat && look.w[u].marks.away && who(u);
    if look.w.sides[seat.index()].divulged == Some(card) && look.w.unit_ids().any(hides) {
        return true;
    }
    look.w.own(seat).any(|u| matches!(look.w[u].rank, Rank::Commander | Rank::Operative) && who(u))
}

/// All choose a card in secret and show it together; then a card may send an opponent's back (Effect::Recall).
fn select(at: &mut At<'_, Legion>) -> Play<()> {
    let mut banned = [None; Seat::MOST];
    loop {
        choose(at, banned)?;
        let Some((seat, foe)) = recalled(at)? else { return Ok(()) };
        banned[foe.index()] = at.world().sides[foe.index()].played;
        at.emit(Event::CardDiscarded { seat, back: false });
        at.emit(Event::CardDiscarded { seat: foe, back: true });
    }
}

/// Who sends whose card back, blue asked first. Who has two opponents says which of them.
fn recalled(at: &mut At<'_, Legion>) -> Play<Option<(Seat, Seat)>> {
    for seat in at.world().seats_from(at.world().blue) {
        let may = look(at).command(seat).is_some_and(|c| c.has(&Effect::Recall));
        let Some(own) = at.world().sides[seat.index()].played.filter(|_| may) else { continue };
        let foes: partners::Seats = look(at).commands(at.world().foe(seat)).map(|(foe, _)| foe).collect();
        let who = at.world().of(seat).next().filter(|_| !foes.is_empty());
        if let Some(who) = who
            && at.yes(seat, Ask::Card(who, own))?
        {
            return Ok(Some((seat, partners::name(at, seat, Duty::Recall, &foes)?)));
        }
    }
    Ok(None)
}

/// Without a commander or an operative nobody plays a card. Whoever has one on the table keeps it.
fn choose(at: &mut At<'_, Legion>, banned: [Option<CommandId>; Seat::MOST]) -> Play<()> {
    let rules = at.rules();
    let playable =
        |look: &Look<'_>, seat: Seat, card: CommandId| banned[seat.index()] != Some(card) && playable(look, seat, card);
    let can = |look: &Look<'_>, seat: Seat| {
        let side = &look.w.sides[seat.index()];
        side.played.is_none() && side.hand.iter().any(|c| playable(look, seat, *c))
    };
    let seats = Seat::first(at.world().sides.len());
    let asks: Vec<(Seat, Ask)> = seats.filter(|seat| can(&look(at), *seat)).map(|seat| (seat, Ask::Command)).collect();
    let cards: Vec<CommandId> = at.ask_each(&asks, |w, seat, list| {
        let look = Look::new(rules, w);
        list.extend(w.sides[seat.index()].hand.iter().copied().filter(|c| playable(&look, seat, *c)));
    })?;
    let mut played: Few<Option<CommandId>, { Seat::MOST }> = at.world().sides.iter().map(|s| s.played).collect();
    for ((seat, _), card) in asks.iter().zip(cards) {
        played[seat.index()] = Some(card);
    }
    rule("gl.command-cards");
    at.emit(Event::CardsPlayed(played));
    Ok(())
}

/// Fewest pips; between equals the holder of the round counter rolls a red die: a block is the holder's (gl.priority). Four
/// players settle it as teams do (op.team-battle).
fn priority(at: &mut At<'_, Legion>) -> Play<Seat> {
    let seats = || Seat::first(at.world().sides.len());
    let mut pips: SmallVec<[Option<u8>; 4]> =
        seats().map(|seat| look(at).command(seat).map(|card| card.counts)).collect();
    let fewest = |pips: &[Option<u8>]| -> partners::Seats {
        let least = pips.iter().flatten().min();
        seats().filter(|seat| least.is_some() && pips[seat.index()].as_ref() == least).collect()
    };
    let tied = fewest(&pips);
    if tied.len() > 1 {
        // A character's own card counts less where that character is cunning (gl.cunning).
        for seat in tied.iter().filter(|seat| cunning(&look(at), **seat)) {
            Key::Cunning.acted();
            let own = &mut pips[seat.index()];
            *own = own.map(|n| n.saturating_sub(1));
        }
    }
    let tied = fewest(&pips);
    let four = at.world().sides.len() > 2;
    rule("gl.priority");
    match tied[..] {
        [only] => return Ok(only),
        [_, ..] if four => return partners::first_of(at, &tied, &pips),
        _ => {}
    }
    let holder = at.world().counter;
    let face = throw_one(at, Die::RedDefense)?;
    let side = if face == Face::Block { holder } else { at.world().foe(holder) };
    partners::choose(at, side, Duty::Priority, |_, _| true)
}

/// Whether the card of a side belongs to a unit of it that has Cunning.
fn cunning(look: &Look<'_>, seat: Seat) -> bool {
    let Some(name) = look.command(seat).and_then(|c| c.commander.as_ref()) else { return false };
    look.w.of(seat).any(|u| look.card(u).name == *name && look.has(u, Key::Cunning))
}

/// Whether a unit is one of those that an order is for.
fn fits(look: &Look<'_>, orders: &Orders, unit: UnitId) -> bool {
    let who = orders.who.as_str();
    if orders.each() {
        return true;
    }
    if orders.n == 0 {
        return look.card(unit).name.to_lowercase() == who;
    }
    who.split(" or ").any(|one| {
        let one = one.trim_end_matches(" unit").trim();
        one == "unit"
            || (one == "trooper" && look.trooper(unit))
            || (one == "vehicle" && look.kind(unit).vehicle())
            || look.w[unit].rank.word().trim_end_matches('s') == one
            || look.w[unit].rank.word() == one
            || look.kind(unit).word() == one
    })
}

/// A player's orders: those of the card, and those that units issue without one.
fn issue(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    let by = command(at, seat)?;
    entourage(at, seat)?;
    uplinks(at, seat)?;
    match by {
        Some(by) => perks::spur_on(at, by),
        None => Ok(()),
    }
}

/// A commander is nominated and issues as many orders as the card says, one at a time (gl.issuing-orders). Returns who it is.
fn command(at: &mut At<'_, Legion>, seat: Seat) -> Play<Option<UnitId>> {
    let rules = at.rules();
    let Some(card) = at.world().sides[seat.index()].played else { return Ok(None) };
    let card = &rules.book().commands[card.0 as usize];
    let may_nominate = |look: &Look<'_>, u: UnitId| match &card.commander {
        Some(_) => look.is_whose(card, u),
        // A field commander stands in for a commander (gl.field-commander).
        None => look.w[u].rank == Rank::Commander || look.has(u, Key::FieldCommander),
    };
    let able: SmallVec<[UnitId; 4]> = {
        let look = look(at);
        look.w.of(seat).filter(|u| may_nominate(&look, *u)).collect()
    };
    if able.is_empty() {
        return Ok(None);
    }
    let by: UnitId = at.ask(seat, Ask::Nominate, |_, list| list.extend(able.iter().copied()))?;
    rule("gl.issuing-orders");
    if at.world()[by].rank == Rank::Operative {
        rule("gl.operative");
    }
    if card.commander.is_none() && at.world()[by].rank != Rank::Commander {
        Key::FieldCommander.acted();
    }
    let foe = at.world().foe(seat);
    let sabotaged = look(at).commands(foe).any(|(_, c)| c.has(&Effect::Sabotage));
    let everybody = at.world().of(seat).count() as u16;
    let total: u16 = card.orders.iter().map(|o| if o.each() { everybody } else { u16::from(o.n.max(1)) }).sum();
    // One order less, but one at least.
    let mut allowed = if sabotaged { total.saturating_sub(1).max(1) } else { u16::MAX };
    let mut anybody = look(at).has_perk(by, &Perk::Meditation);
    for orders in &card.orders {
        // Whoever orders everybody goes on until nobody is left.
        let most = if orders.each() { u8::MAX } else { orders.n.max(1) };
        for left in (1..=most).rev() {
            let open: SmallVec<[UnitId; 16]> = {
                let look = look(at);
                let meant = |u: UnitId| reached(&look, by, u, 3) && fits(&look, orders, u);
                let may = |u: &UnitId| open_to_orders(&look, by, *u) && (anybody || meant(*u));
                look.w.of(seat).filter(may).collect()
            };
            if open.is_empty() || allowed == 0 {
                break;
            }
            allowed -= 1;
            let unit: UnitId = at.ask(seat, Ask::Order(by, left), |_, list| list.extend(open.iter().copied()))?;
            if anybody && !(reached(&look(at), by, unit, 3) && fits(&look(at), orders, unit)) {
                rule("er.battle-meditation");
                anybody = false;
            }
            order(at, by, unit)?;
        }
    }
    Ok(Some(by))
}

/// Whether an order gets from one unit to another: as far as the rules say, or as their cards allow.
fn reached(look: &Look<'_>, by: UnitId, unit: UnitId, reach: u8) -> bool {
    let range = look.range(by, unit);
    if range <= reach {
        return true;
    }
    let to = |p: &Perk| matches!(p, Perk::OrdersTo(n) if range <= *n);
    let from = |p: &Perk| matches!(p, Perk::OrdersFrom(n) if range <= *n);
    if look.perks(by).any(|(_, p)| to(p)) {
        rule("er.commanding-presence");
        return true;
    }
    let heard = look.perks(unit).any(|(_, p)| from(p));
    if heard {
        rule("er.long-range-comlink");
    }
    heard
}

/// Units whose card lets them order themselves may do so, which uses it up.
fn uplinks(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    for unit in at.world().own(seat).collect::<Vec<_>>() {
        let card = look(at).perks(unit).find(|(_, p)| **p == Perk::OrderItself).map(|(n, _)| n);
        let Some(nth) = card.filter(|_| open_to_orders(&look(at), unit, unit)) else { continue };
        if at.yes(seat, Ask::Upgrade(unit, nth))? {
            at.emit(Event::Exhausted { unit, nth, on: true });
            order(at, unit, unit)?;
        }
    }
    Ok(())
}

/// A unit with an entourage issues one more order to a unit of it at range 1-2 (gl.entourage).
fn entourage(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    for by in at.world().own(seat).collect::<Vec<_>>() {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let may = |u: &UnitId| {
                open_to_orders(&look, by, *u) && look.names(by, Key::Entourage, *u) && reached(&look, by, *u, 2)
            };
            look.w.of(seat).filter(may).collect()
        };
        if open.is_empty() {
            continue;
        }
        let ask = Ask::On(by, Key::Entourage);
        if let Some(unit) = at.may(seat, ask, |_, list| list.extend(open.iter().copied()))? {
            Key::Entourage.acted();
            order(at, by, unit)?;
        }
    }
    Ok(())
}

/// Whether a unit can still be issued an order in this round by that unit. Whoever relayed one can not, by the card that did
/// it; whoever passed one on by its own authority can, for it received none (001:3731-3734).
fn open_to_orders(look: &Look<'_>, by: UnitId, unit: UnitId) -> bool {
    look.w[unit].order == OrderToken::None && !relayed(look, unit) && !perks::jammed(look, by, unit)
}

/// Whether a unit relayed an order in this round, so that no other can be issued to it (er.comms-relay).
pub(super) fn relayed(look: &Look<'_>, unit: UnitId) -> bool {
    look.w[unit].marks.diverted && look.has_perk(unit, &Perk::Relay)
}

/// A unit with authority may pass its order on to a friendly unit at range 1-2 instead of being issued it, once in a Command
/// Phase (gl.authoritative, 001:2537-2538).
fn divert(at: &mut At<'_, Legion>, unit: UnitId) -> Play<Option<UnitId>> {
    let relays = look(at).has_perk(unit, &Perk::Relay) || look(at).has_perk(unit, &Perk::RelayOften);
    let commands = look(at).has(unit, Key::Authoritative) && !at.world()[unit].marks.diverted;
    if !relays && !commands {
        return Ok(None);
    }
    let seat = owner(at, unit);
    let open: SmallVec<[UnitId; 8]> = {
        let look = look(at);
        let may = |u: &UnitId| *u != unit && open_to_orders(&look, unit, *u) && look.range(unit, *u) <= 2;
        look.w.of(seat).filter(may).collect()
    };
    if open.is_empty() {
        return Ok(None);
    }
    let ask = Ask::On(unit, Key::Authoritative);
    let chosen = at.may(seat, ask, |_, list| list.extend(open.iter().copied()))?;
    if chosen.is_some() {
        if relays {
            rule("er.comms-relay");
        } else {
            Key::Authoritative.acted();
        }
        at.emit(Event::Noted { unit, mark: Mark::Diverted(true) });
    }
    Ok(chosen)
}

/// A unit receives an order, and what that brings about (gl.coordinate, gl.defend-x, gl.target-x, gl.disciplined-x).
fn order(at: &mut At<'_, Legion>, by: UnitId, unit: UnitId) -> Play<()> {
    if let Some(other) = divert(at, unit)? {
        order(at, unit, other)?;
        if look(at).has_perk(unit, &Perk::RelayOften) {
            at.emit(Event::Noted { unit, mark: Mark::Diverted(false) });
        }
        return Ok(());
    }
    rule("gl.order-tokens");
    at.emit(Event::Ordered { by, unit });
    for (key, token) in [(Key::Defend, Token::Dodge), (Key::Target, Token::Aim)] {
        let x = look(at).sum(unit, key);
        if x > 0 {
            key.acted();
            gain(at, unit, token, x);
        }
    }
    let seat = owner(at, unit);
    effects::heard(at, seat, Moment::Ordered, unit)?;
    for whose in at.world().seats_of(seat) {
        if look(at).command(whose).is_some_and(|c| look(at).is_whose(c, by)) {
            effects::heard_by(at, whose, Moment::Issued, unit)?;
        }
    }
    let calm = look(at).sum(unit, Key::Disciplined);
    let most = calm.min(at.world()[unit].tokens.suppression);
    if most > 0 {
        let off: u8 = at.ask(seat, Ask::Keep(unit, most), |_, list| list.extend((0..=most).rev()))?;
        if off > 0 {
            Key::Disciplined.acted();
            super::lose(at, unit, Token::Suppression, off);
        }
    }
    if let Some(next) = perks::passed_on(at, unit)? {
        order(at, unit, next)?;
    }
    let far = look(at).has_perk(unit, &Perk::CoordinateFar);
    let near: SmallVec<[UnitId; 8]> = {
        let look = look(at);
        let may = |u: &UnitId| {
            *u != unit
                && open_to_orders(&look, unit, *u)
                && look.range(unit, *u) <= if far { 2 } else { 1 }
                && look.names(unit, Key::Coordinate, *u)
        };
        look.w.of(look.w[unit].side).filter(may).collect()
    };
    if near.is_empty() {
        return Ok(());
    }
    if let Some(next) = at.may(seat, Ask::Coordinate(unit), |_, list| list.extend(near.iter().copied()))? {
        Key::Coordinate.acted();
        return order(at, unit, next);
    }
    Ok(())
}

/// All tokens that were not issued go to the pools.
fn fill_pools(at: &mut At<'_, Legion>) {
    let w: &World = at.world();
    let mut pools: Few<[u8; 6], { Seat::MOST }> = w.sides.iter().map(|_| [0; 6]).collect();
    let held = w.unit_ids().filter(|u| w[*u].marks.reserved);
    for u in w.standing().filter(|u| w[*u].order == OrderToken::None).chain(held) {
        pools[w[u].player.index()][w[u].rank as usize] += 1;
    }
    at.emit(Event::PoolsFilled(pools));
}
