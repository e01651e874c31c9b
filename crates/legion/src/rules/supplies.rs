//! Supplies dropped on the battlefield, and the deck that they are drawn from (bc.supply-drop, gl.supply-deck).

use super::{look, objectives, owner};
use crate::Legion;
use crate::book::{Condition, UnitKind, UpgradeId};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Footprint, Point};
use crate::look::{Look, TOKEN};
use crate::world::{Supply, UnitId};
use dejarik_kernel::{At, Dice, Play, WhyNot};
use smallvec::SmallVec;

/// How many tokens are dropped.
const TOKENS: u8 = 6;
/// How many cards are drawn, of which one is kept.
const DRAWN: usize = 2;

/// The players put the tokens down by turns, blue first.
pub(super) fn drop_all(at: &mut At<'_, Legion>) -> Play<()> {
    if look(at).condition() != Some(Condition::SupplyDrop) {
        return Ok(());
    }
    rule("bc.supply-drop");
    for nth in 0..TOKENS {
        let seat = if nth % 2 == 0 { at.world().blue } else { at.world().red() };
        let Some(place) = objectives::choose_place(at, seat, may_lie)? else { continue };
        rule("gl.condition-tokens");
        at.emit(Event::SupplyLaid { nth: at.world().supplies.len() as u8, token: Supply { at: place, up: false } });
    }
    Ok(())
}

/// Whether a token may be put there: beyond range 1 of every zone and of the others, on no token, under no wall.
fn may_lie(look: &Look<'_>, place: Point) -> Result<(), WhyNot> {
    let token = objectives::off_the_zones(look, place)?;
    let segment = look.rules.book().figures.segment;
    let near = look.w.supplies.iter().any(|s| token.gap_at_most(&Footprint::round(TOKEN, s.at), segment));
    match (near, look.on_a_token(&token)) {
        (true, _) => Err(WhyNot::new("bc.supply-drop", "too-near")),
        (_, true) => Err(WhyNot::new("gl.condition-tokens", "on-a-token")),
        (false, false) => Ok(()),
    }
}

/// The tokens that a unit's leader touches.
fn at_hand(look: &Look<'_>, unit: UnitId) -> SmallVec<[u8; 2]> {
    let leader = look.leader(unit);
    let touches = |n: &u8| leader.touches(&Footprint::round(TOKEN, look.w.supplies[usize::from(*n)].at));
    (0..look.w.supplies.len() as u8).filter(touches).collect()
}

/// Whether a unit may draw supplies: a trooper that is no creature, with its leader at a token, while the deck lasts.
pub(super) fn may(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    if look.condition() != Some(Condition::SupplyDrop) {
        return Err(WhyNot::new("gl.condition-tokens", "no-supplies-here"));
    }
    if !look.trooper(unit) || look.kind(unit) == UnitKind::CreatureTrooper {
        return Err(WhyNot::new("bc.supply-drop", "it-cannot-claim"));
    }
    if at_hand(look, unit).is_empty() {
        return Err(WhyNot::new("gl.condition-tokens", "no-token-in-contact"));
    }
    let upgrades = &look.w[unit].upgrades;
    match upgrades.len() == upgrades.most() || look.w.supply_deck.iter().all(|n| *n == 0) {
        true => Err(WhyNot::new("gl.supply-deck", "no-card-for-it")),
        false => Ok(()),
    }
}

/// Two cards are drawn; the unit equips one, the other goes back. A facedown token is turned, a faceup one is used up.
pub(super) fn resupply(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let open = at_hand(&look(at), unit);
    let nth = match open[..] {
        [] => return Ok(()),
        [only] => only,
        _ => at.ask(owner(at, unit), Ask::SupplyAt(unit), |_, list| list.extend(open.iter().copied()))?,
    };
    rule("bc.supply-drop");
    rule("gl.condition-tokens");
    rule("gl.free-card-actions");
    let token = at.world().supplies[usize::from(nth)];
    match token.up {
        true => at.emit(Event::SupplyGone { nth }),
        false => at.emit(Event::SupplyLaid { nth, token: Supply { up: true, ..token } }),
    }
    let drawn = draw(at)?;
    let mut cards: SmallVec<[UpgradeId; DRAWN]> = drawn.iter().map(|(_, card)| *card).collect();
    cards.dedup();
    rule("gl.supply-deck");
    let card: UpgradeId = at.ask(owner(at, unit), Ask::Supply(unit), |_, list| list.extend(cards.iter().copied()))?;
    let nth = drawn.iter().find(|(_, c)| *c == card).map_or(0, |(n, _)| *n);
    at.emit(Event::Supplied { unit, card, nth });
    Ok(())
}

/// The first cards of the shuffled deck, with their numbers among the supply cards. What is not kept is shuffled back, so that
/// a deck is no more than how many of each are left.
fn draw(at: &mut At<'_, Legion>) -> Play<SmallVec<[(u8, UpgradeId); DRAWN]>> {
    let rules = at.rules();
    let mut left = at.world().supply_deck;
    let mut drawn = SmallVec::new();
    for _ in 0..DRAWN {
        let sides: u8 = left.iter().sum();
        if sides == 0 {
            break;
        }
        let mut nth = at.roll(Dice { count: 1, sides })?[0];
        for (n, card) in (0..).zip(rules.book().supplies()) {
            let copies = &mut left[usize::from(n)];
            if nth <= *copies {
                *copies -= 1;
                drawn.push((n, card));
                break;
            }
            nth -= *copies;
        }
    }
    Ok(drawn)
}
