//! Force drains (R129).

use super::action::{hear, is_canceled, under_way};
use super::force::lose;
use super::look;
use crate::Ccg;
use crate::book::text::{Moment, Stat, Until};
use crate::coverage::rule;
use crate::event::Event;
use crate::world::{CardId, Change, Frame, Lasting, Mark, What, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// Drains Force at a location: the opponent loses as much as there are icons on the opponent's side, and what cards add.
pub(super) fn drain(at: &mut At<'_, Ccg>, seat: Seat, location: CardId) -> Play<()> {
    rule(129);
    let taking_part: Vec<CardId> = {
        let look = look(at);
        look.mine_at(seat, look.w.index.able, location).filter(|c| look.has_ability(*c)).collect()
    };
    at.emit(Event::Drained { at: location });
    for card in taking_part {
        at.emit(Event::Marked { card, mark: Mark::Drained, on: true });
    }
    under_way(at, Frame::new(What::Drain, seat, location), |at| {
        hear(at, Moment::DrainInitiated, location, seat)?;
        // Presence that a react brings ends the drain (R267).
        let goes_on = |at: &At<'_, Ccg>| !is_canceled(at) && look(at).controls_for_drain(seat, location);
        if !goes_on(at) {
            return Ok(());
        }
        // What only adds to a drain, or cancels it, is no 'just' response: it comes after all of those (004:164).
        hear(at, Moment::Draining, location, seat)?;
        if !goes_on(at) {
            return Ok(());
        }
        let added = at.world().frame().map_or(0, |f| i32::from(f.amount));
        let amount = look(at).drain_amount(seat, location) + added;
        rule(131);
        rule(132);
        at.emit(Event::Amount(amount.max(0) as i16));
        let (them, source) = (other(seat), at.world()[location].print);
        let left = |at: &At<'_, Ccg>| at.world().life(them) + at.world().count(them, Zone::Hand);
        let before = left(at);
        lose(at, them, amount.max(0))?;
        // How much was drained this turn is remembered.
        let what = Change::Add(Stat::Drained, (before - left(at)) as i16);
        let lasting = Lasting { what, card: CardId::NONE, seat: them, until: Until::Turn, turns: 0, source };
        at.emit(Event::Lasts(lasting));
        Ok(())
    })?;
    hear(at, Moment::Drained, location, seat)
}

/// What an answer adds to what it answers: nothing to a Force drain that has no bonuses.
pub(super) fn bonus(at: &At<'_, Ccg>, n: i32) -> i32 {
    let frames = &at.world().frames;
    let below = frames.len().checked_sub(2).and_then(|n| frames.get(n)).filter(|f| f.what == What::Drain);
    match below {
        Some(drain) if n > 0 && look(at).has_no_bonus(drain.by, drain.card) => 0,
        _ => n,
    }
}
