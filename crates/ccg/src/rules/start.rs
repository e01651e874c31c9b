//! How a game begins (R229, R309 to R311).

use super::action::take;
use super::deploy::bound;
use super::effect::carry_out;
use super::force::{draw_hand, shuffle};
use super::look;
use crate::Ccg;
use crate::book::deck::may_begin;
use crate::book::text::{Kind, Phase, Text, Timing};
use crate::book::{Deed, names};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::Event;
use crate::look::Ctx;
use crate::world::{Berth, CardId, DARK, LIGHT, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// Cards that a player holds as the game begins (004:2960).
const HAND: i32 = 8;

/// One secret choice, or, after both, what comes of them. A secret choice ends its step.
pub(super) fn step(at: &mut At<'_, Ccg>) -> Play<()> {
    for seat in [DARK, LIGHT] {
        if at.world().chosen[seat.index()] == CardId::NONE && has_start(at, seat) {
            return choose(at, seat);
        }
    }
    if let Some(card) = unshielded(at) {
        // The Generators need a site beyond their shield: another start is chosen (004:1585).
        rule(155);
        let seat = at.world()[card].owner;
        at.emit(Event::Marked { card, mark: Mark::Excluded, on: true });
        at.emit(Event::StartChosen { seat, card: CardId::NONE });
        return Ok(());
    }
    if same_location(at) {
        rule(310);
        for seat in [DARK, LIGHT] {
            let card = at.world().chosen[seat.index()];
            at.emit(Event::Marked { card, mark: Mark::Excluded, on: true });
            at.emit(Event::StartChosen { seat, card: CardId::NONE });
        }
        return Ok(());
    }
    reveal(at)
}

/// Whether a player has something to start with that was not set aside.
fn has_start(at: &At<'_, Ccg>, seat: Seat) -> bool {
    starts(at, seat).next().is_some()
}

fn starts<'a>(at: &'a At<'_, Ccg>, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    let w = at.world();
    let legal =
        move |c: &CardId| w[*c].home == seat && !w[*c].has(Mark::Excluded) && may_begin(at.rules().book(), w[*c].print);
    // Whoever has an Objective in the deck begins with it (R229, 004:2225).
    let pursues = w.in_zone(seat, Zone::Reserve).any(|c| legal(&c) && look(at).is(c, Kind::Objective));
    w.in_zone(seat, Zone::Reserve).filter(move |c| legal(c) && (!pursues || look(at).is(*c, Kind::Objective)))
}

fn choose(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let mut cards: Vec<CardId> = starts(at, seat).collect();
    // Copies of one title are the same choice.
    cards.sort_by_key(|c| (look(at).print(*c).title.spelt(), *c));
    cards.dedup_by_key(|c| look(at).print(*c).title);
    let card = at.ask(seat, Ask::Start, |_, list| list.extend(cards))?;
    at.emit(Event::StartChosen { seat, card });
    Ok(())
}

/// The Generators, chosen to start with where nothing can bound their shield.
fn unshielded(at: &At<'_, Ccg>) -> Option<CardId> {
    let look = look(at);
    let chosen = || at.world().chosen.into_iter().filter_map(CardId::some);
    let generators = chosen().find(|c| look.print(*c).title == *names::GENERATORS)?;
    let bounded = chosen().any(|c| look.bounds_shield(c)) || look.ridge(generators).is_some();
    (!bounded).then_some(generators)
}

/// Both chose the same unique location: both set it aside and choose again.
fn same_location(at: &At<'_, Ccg>) -> bool {
    let [light, dark] = at.world().chosen;
    let (Some(light), Some(dark)) = (light.some(), dark.some()) else { return false };
    let look = look(at);
    look.print(light).title == look.print(dark).title && look.print(light).limits.dots == 1
}

/// Locations first, then Objectives with what they bring, the first player's before the other's (R229); starting Interrupts;
/// the hands.
fn reveal(at: &mut At<'_, Ccg>) -> Play<()> {
    rule(311);
    let chosen = at.world().chosen;
    let objective = |at: &At<'_, Ccg>, c: &CardId| look(at).is(*c, Kind::Objective);
    for seat in [DARK, LIGHT] {
        if let Some(card) = chosen[seat.index()].some().filter(|c| !objective(at, c)) {
            let index = look(at).gaps(card).first().copied().unwrap_or(0);
            at.emit(Event::Placed { card, index });
        }
    }
    if let Some(card) = chosen.into_iter().find(|c| c.some().is_some_and(|c| look(at).lacks_bounds(c))) {
        bound(at, card)?;
    }
    let aside: Vec<CardId> = at.world().ids().filter(|c| at.world()[*c].has(Mark::Excluded)).collect();
    for card in aside {
        at.emit(Event::Marked { card, mark: Mark::Excluded, on: false });
    }
    let first = first_player(at);
    for seat in [first, other(first)] {
        if let Some(card) = chosen[seat.index()].some().filter(|c| objective(at, c)) {
            pursue(at, seat, card)?;
        }
    }
    for seat in [first, other(first)] {
        interrupt(at, seat)?;
    }
    for seat in [DARK, LIGHT] {
        debug_assert!(at.world().places.iter().all(|p| look(at).is(*p, Kind::Location)));
        rule(414);
        shuffle(at, seat, Zone::Reserve)?;
        draw_hand(at, seat, HAND)?;
    }
    at.emit(Event::TurnBegan { seat: first });
    at.emit(Event::PhaseBegan { phase: Phase::Activate });
    Ok(())
}

/// The Dark side, unless a starting location says otherwise.
fn first_player(at: &At<'_, Ccg>) -> Seat {
    let first = |seat: &Seat| {
        let card = at.world().chosen[seat.index()].some()?;
        let text = &look(at).print(card).sides[seat.index()];
        if text.contains(&Text::GoesFirst) {
            return Some((*seat, card));
        }
        text.contains(&Text::GoesSecond).then_some((other(*seat), card))
    };
    match [LIGHT, DARK].iter().find_map(first) {
        Some((seat, card)) => {
            card_acted(at.world()[card].print);
            seat
        }
        None => DARK,
    }
}

/// An Objective comes onto the table, and then what it says, free (R229).
fn pursue(at: &mut At<'_, Ccg>, seat: Seat, card: CardId) -> Play<()> {
    rule(229);
    card_acted(at.world()[card].print);
    at.emit(Event::Deployed { card, host: CardId::NONE, berth: Berth::Here });
    let rules = at.rules();
    let print = rules.book().print(at.world()[card].print);
    for clause in &print.clauses {
        if let Text::Begins(does) = clause {
            carry_out(at, Ctx { me: card, you: seat }, does)?;
        }
    }
    Ok(())
}

/// Each player may play one starting Interrupt from the deck (R309).
fn interrupt(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let found: Vec<Act> = {
        let look = look(at);
        let starts = |card: CardId| {
            let deeds = look.print(card).deeds.iter().enumerate();
            let now = move |d: &Deed| {
                d.function.at == Timing::Start && look.holds(Ctx { me: card, you: seat }, &d.function.cond)
            };
            deeds.filter(move |(_, d)| now(d)).map(move |(n, _)| Act::Play { card, deed: n as u8 })
        };
        look.w.in_zone(seat, Zone::Reserve).flat_map(starts).collect()
    };
    match at.may(seat, Ask::Act(Phase::Start), |_, list| list.extend(found))? {
        Some(act) => {
            rule(309);
            take(at, seat, act)
        }
        None => Ok(()),
    }
}
