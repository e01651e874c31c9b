//! Mines, which answer steps (000:1654-1655; faq-294 to faq-297, faq-463).

use super::{Ability, Moment, list};
use crate::event::Event;
use crate::look::Look;
use crate::map::Space;
use crate::rules::{harm, save};
use crate::world::FigureId;

/// The family.
pub static FAMILY: &[Ability] = &[
    // An enemy that moves into a square next to the bearer takes damage, unless it saves; one save for each step.
    Ability {
        hears: Some(Moment::Entered),
        speaks: |look, me, _| explodes(look, me),
        touches: |look, me| look.w.entries.last().map_or(me, |entry| entry.who),
        does: |at, me, n| {
            at.emit(Event::MinesMet);
            let who = at.world().entries.last().expect("inside a step").who;
            if !save(at, who, 11, list::MINES, me)? {
                harm(at, who, me, n)?;
            }
            Ok(())
        },
        ..Ability::of(list::MINES)
    },
];

fn explodes(look: &Look<'_>, me: FigureId) -> bool {
    let Some(entry) = look.w.entries.last() else { return false };
    let (Some(here), Some(there)) = (look.space_of(me), look.space_of(entry.who)) else { return false };
    let beside = |s: crate::map::Square| {
        let square = Space { at: s, size: 1 };
        square.touches(here) && look.geometry().adjacent(square, here, look.w.open)
    };
    !entry.mined
        && look.w.enemies(me, entry.who)
        && !look.w[entry.who].defeated
        && look.adjacent(me, entry.who)
        && there.squares().any(|s| entry.entered(s) && beside(s))
}
