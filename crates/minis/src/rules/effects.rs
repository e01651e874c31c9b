//! What abilities do that are no attacks: whom they are used on, whom they reach, saves and stuns. They follow the same
//! procedure as attacks, without its steps 5 to 9 (003:411-473).

use super::{aim, controller, look, save, stun};
use crate::Minis;
use crate::abilities::AbilityId;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};

const NO_TARGET: WhyNot = WhyNot::new("000:1559", "there-is-no-legal-target");
const NOBODY: WhyNot = WhyNot::new("000:781-784", "there-is-nobody-to-use-it-on");

/// Whether the ability has a legal target now.
pub fn has_aim(look: &Look<'_>, who: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
    if look.aimed(who, ability).is_empty() { Err(NO_TARGET) } else { Ok(()) }
}

/// Whether there is anybody among those that an ability could be used on.
pub fn at_hand(mut them: impl Iterator<Item = FigureId>) -> Result<(), WhyNot> {
    if them.next().is_some() { Ok(()) } else { Err(NOBODY) }
}

/// Step 2: whom an ability is used on is named, if there is anybody.
pub fn name_target(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    whom: fn(&Look<'_>, FigureId) -> FigureSet,
) -> Play<Option<FigureId>> {
    let them = whom(&look(at), who);
    if them.is_empty() {
        return Ok(None);
    }
    let seat = controller(at, who);
    at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(them.iter())).map(Some)
}

/// Step 3: whoever may answer the choice of a target does. Who is the target then, if any: it may be one that the ability
/// does nothing to (faq-176).
pub fn answered(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, target: FigureId) -> Play<Option<FigureId>> {
    let aim = aim::settle(at, who, target, Some(ability), |at| look(at).aimed(who, ability))?;
    Ok((!aim.lost).then_some(aim.target))
}

/// Whether the ability does anything to the target it has after all answers.
pub fn touches(look: &Look<'_>, who: FigureId, target: FigureId, ability: AbilityId) -> bool {
    let kind = look.rules.ability(ability).and_then(|a| a.aims).is_none_or(|aims| (aims.on)(look, who, target));
    kind && look.open_to(who, target, ability)
}

/// A figure and everybody next to it, friend and foe.
pub fn blast(look: &Look<'_>, target: FigureId) -> FigureSet {
    let near = look.others(target).filter(|f| look.adjacent(target, *f));
    std::iter::once(target).chain(near).collect()
}

/// Everybody else within so many squares, friend and foe, around walls and unseen too.
pub fn around(look: &Look<'_>, who: FigureId, squares: u16) -> FigureSet {
    look.others(who).filter(|f| look.within(who, *f, squares)).collect()
}

/// Steps 4 and 17: whom an ability reaches is settled one after another, in the order of the acting player's choice.
pub fn each(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    victims: FigureSet,
    mut settle: impl FnMut(&mut At<'_, Minis>, FigureId) -> Play<()>,
) -> Play<()> {
    let mut left = victims;
    loop {
        left = left.iter().filter(|f| look(at).open_to(who, *f, ability)).collect();
        let Some(mut next) = left.iter().next() else { return Ok(()) };
        if left.len() > 1 {
            let seat = controller(at, who);
            next = at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(left.iter()))?;
        }
        left.remove(next);
        settle(at, next)?;
    }
}

/// The figure rolls a save against an ability of another.
pub fn avoids(at: &mut At<'_, Minis>, who: FigureId, needs: u8, ability: AbilityId, of: FigureId) -> Play<bool> {
    if !look(at).stands(who) {
        return Ok(true);
    }
    save(at, who, needs, ability, of)
}

/// The figure is stunned unless its save succeeds; who counts as activated anyway has nothing to fear (000:1945).
pub fn stun_unless_saved(
    at: &mut At<'_, Minis>,
    who: FigureId,
    needs: u8,
    ability: AbilityId,
    of: FigureId,
) -> Play<()> {
    if !at.world()[who].activated && !avoids(at, who, needs, ability, of)? {
        stun(at, who);
    }
    Ok(())
}

/// An ability marks a figure for a while; a second mark of the same ability takes the place of the first.
pub fn mark(at: &mut At<'_, Minis>, on: FigureId, ability: AbilityId, source: FigureId, number: i16, until: Until) {
    if let Some(old) = at.world().mark(on, ability).copied() {
        at.emit(Event::ConditionEnded { on, ability, source: old.source });
    }
    at.emit(Event::ConditionBegan(Condition { on, nature: Nature::Marked, ability, number, source, until }));
}

/// What is used between actions needs a move to be complete: it does not go on after it (003:2330-2337).
pub fn finish_move(at: &mut At<'_, Minis>) {
    if at.world().turn().is_some_and(|t| t.steps > 0 && !t.settled) {
        at.emit(Event::Settled);
    }
}
