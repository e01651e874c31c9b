//! What follows when a move is over: commanders who wait for it, the prize, and transports
//! (003:725-729, 899-940; 002:523-532; 000:1228).

use super::look;
use crate::Minis;
use crate::abilities::list;
use crate::book::{Gets, When};
use crate::event::Event;
use crate::look::Look;
use crate::map::Space;
use crate::world::{Condition, FigureId, Nature, Place, Prize, Until};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// The figure's move is over for now.
pub(super) fn move_ended(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    if !look(at).stands(who) || at.world().turn().is_none_or(|t| t.who != who || t.steps == 0) {
        return Ok(());
    }
    near_commanders(at, who);
    take_prize(at, who);
    Ok(())
}

/// Commanders who reward those that end a move near them: what they give lasts to the end of the turn (003:725-729), and
/// where the figure stands counts before any door opens (003:913-924).
fn near_commanders(at: &mut At<'_, Minis>, who: FigureId) {
    if at.world().masks.commanders.is_empty() {
        return;
    }
    if let Some(old) = at.world().mark(who, list::TERM_COMMANDER_EFFECT).copied()
        && old.until == Until::EndOfTurn
    {
        at.emit(Event::ConditionEnded { on: who, ability: old.ability, source: old.source });
    }
    for condition in rewards(&look(at), who) {
        at.emit(Event::ConditionBegan(condition));
    }
}

fn rewards(look: &Look<'_>, who: FigureId) -> SmallVec<[Condition; 2]> {
    let mut rewards: SmallVec<[Condition; 2]> = SmallVec::new();
    for (commander, effect) in look.effects() {
        let near = effect.when.iter().find_map(|w| if let When::EndsMoveWithin(n) = w { Some(*n) } else { None });
        let Some(near) = near else { continue };
        if !look.reached(commander, effect, who) || !look.within(commander, who, u16::from(near)) {
            continue;
        }
        for gets in &effect.gets {
            let (nature, ability, number) = match gets {
                Gets::Ability(p) if !may_go_on(look, who) => (Nature::Granted, p.ability, p.number.unwrap_or(0)),
                Gets::MoveAtEndOfTurn(n) => (Nature::Marked, list::TERM_COMMANDER_EFFECT, i16::from(*n)),
                _ => continue,
            };
            let known = |c: &Condition| c.on == who && c.ability == ability && c.source == commander;
            if !look.w.conditions.iter().any(known) && !rewards.iter().any(|c| c.ability == ability) {
                rewards.push(Condition {
                    on: who,
                    nature,
                    ability,
                    number,
                    source: commander,
                    until: Until::EndOfTurn,
                });
            }
        }
    }
    rewards
}

/// In the middle of a move around an attack the move is not over yet.
fn may_go_on(look: &Look<'_>, who: FigureId) -> bool {
    let turn = look.w.turn().filter(|t| t.who == who);
    turn.is_some_and(|t| look.moves_on(t) && !t.settled && look.movement_left(t) > 0)
}

/// Whoever ends a move next to a droid that nobody leads takes it along (002:526-529).
fn take_prize(at: &mut At<'_, Minis>, who: FigureId) {
    let Some(prize) = at.world().prize else { return };
    let view = look(at);
    let led = prize.led_by.is_some_and(|leader| view.stands(leader));
    if !led && matches!(at.world()[who].place, Place::At(_)) && view.beside_prize(who) {
        at.emit(Event::PrizeMoved(Prize { led_by: Some(who), ..prize }));
    }
}

/// After each step of its leader the droid comes along: to the square just left, or to the nearest free one.
pub(super) fn prize_follows(at: &mut At<'_, Minis>, leader: FigureId, left: Space) {
    let prize = at.world().prize.filter(|p| p.led_by == Some(leader));
    if prize.is_some() && !look(at).beside_prize(leader) && !at.world()[leader].squeezed {
        follow(at, leader, left);
    }
}

/// Whoever gets the droid has it next to it.
pub(super) fn prize_joins(at: &mut At<'_, Minis>, leader: FigureId) {
    let Some(prize) = at.world().prize else { return };
    prize_follows(at, leader, Space { at: prize.at, size: 1 });
}

fn follow(at: &mut At<'_, Minis>, leader: FigureId, left: Space) {
    let Some(prize) = at.world().prize else { return };
    let view = look(at);
    let space = view.space(leader);
    let map = view.geometry().map();
    let free = |s: &crate::map::Square| {
        let here = Space { at: *s, size: 1 };
        view.geometry().fits(here, view.w.open)
            && view.w.standing_on(*s).is_none()
            && view.geometry().adjacent(here, space, view.w.open)
    };
    let trail = |s: &crate::map::Square| {
        let gap = Space { at: *s, size: 1 }.gap(Space { at: prize.at, size: 1 });
        (!left.covers(*s), gap, s.y, s.x)
    };
    let around = map.squares().filter(|s| Space { at: *s, size: 1 }.touches(space));
    if let Some(to) = around.filter(free).min_by_key(trail) {
        at.emit(Event::PrizeMoved(Prize { at: to, led_by: Some(leader) }));
    }
}

/// Power Coupling is over as soon as the two are not adjacent any more, and does not come back (000:1739-1741).
pub(super) fn uncouple(at: &mut At<'_, Minis>) {
    if !at.world().masks.present.has(list::POWER_COUPLING) {
        return;
    }
    let view = look(at);
    let parted = |c: &&Condition| {
        let here = view.stands(c.source) && view.stands(c.on);
        c.ability == list::POWER_COUPLING && !(here && view.adjacent(c.source, c.on))
    };
    let parted: SmallVec<[Condition; 2]> = at.world().conditions.iter().filter(parted).copied().collect();
    for c in parted {
        at.emit(Event::ConditionEnded { on: c.on, ability: c.ability, source: c.source });
    }
}
