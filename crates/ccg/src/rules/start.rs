//! How a game begins (R310, R311).

use super::force::{draw_hand, shuffle};
use super::look;
use crate::Ccg;
use crate::book::deck::may_start;
use crate::book::text::{Kind, Phase, Text};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::Event;
use crate::world::{CardId, DARK, LIGHT, Mark, Zone};
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

/// Whether a player has a location to start with that was not set aside.
fn has_start(at: &At<'_, Ccg>, seat: Seat) -> bool {
    starts(at, seat).next().is_some()
}

fn starts<'a>(at: &'a At<'_, Ccg>, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    let w = at.world();
    let legal =
        move |c: &CardId| w[*c].home == seat && !w[*c].has(Mark::Excluded) && may_start(at.rules().book(), w[*c].print);
    w.in_zone(seat, Zone::Reserve).filter(legal)
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

/// Both chose the same unique location: both set it aside and choose again.
fn same_location(at: &At<'_, Ccg>) -> bool {
    let [light, dark] = at.world().chosen;
    let (Some(light), Some(dark)) = (light.some(), dark.some()) else { return false };
    let look = look(at);
    look.print(light).title == look.print(dark).title && look.print(light).limits.dots == 1
}

fn reveal(at: &mut At<'_, Ccg>) -> Play<()> {
    rule(311);
    for seat in [DARK, LIGHT] {
        let Some(card) = at.world().chosen[seat.index()].some() else { continue };
        let index = look(at).gaps(card).first().copied().unwrap_or(0);
        at.emit(Event::Placed { card, index });
    }
    let aside: Vec<CardId> = at.world().ids().filter(|c| at.world()[*c].has(Mark::Excluded)).collect();
    for card in aside {
        at.emit(Event::Marked { card, mark: Mark::Excluded, on: false });
    }
    for seat in [DARK, LIGHT] {
        debug_assert!(at.world().places.iter().all(|p| look(at).is(*p, Kind::Location)));
        rule(414);
        shuffle(at, seat, Zone::Reserve)?;
        draw_hand(at, seat, HAND)?;
    }
    let first = |seat: &Seat| {
        let chosen = at.world().chosen[seat.index()].some();
        chosen.is_some_and(|c| look(at).print(c).sides[seat.index()].contains(&Text::GoesFirst))
    };
    let seat = [LIGHT, DARK].into_iter().find(first).unwrap_or(DARK);
    if let Some(card) = at.world().chosen[seat.index()].some().filter(|_| first(&seat)) {
        card_acted(at.world()[card].print);
    }
    at.emit(Event::TurnBegan { seat });
    at.emit(Event::PhaseBegan { phase: Phase::Activate });
    Ok(())
}
