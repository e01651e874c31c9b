//! The Light Spirit: tied to an ally, out of reach of all but the Force (000:1567-1573; 003:2615-2644). How it moves is in
//! the rules of moving, and that nothing touches it in the rules of what would.

use super::{Ability, Action, Instead, Moment, Reaction, Strike, Will, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::rules::{controller, defeat, look, save};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};

const NO_SPIRIT: WhyNot = WhyNot::new("000:1573", "no-enemy-spirit-is-within-6-squares");

/// The spirits.
pub static FAMILY: &[Ability] = &[
    // At setup it chooses a Unique ally with a Force rating, which has Force Renewal 1 and Mettle within 4 squares of it.
    // Any enemy within 6 squares may spend a Force point in place of its attacks to defeat it, unless it saves.
    Ability {
        hears: Some(Moment::SetUp),
        will: Will::Must,
        speaks: |look, me, _| !pupils(look, me).is_empty(),
        does: |at, me, _| choose(at, me),
        gives: &[list::FORCE_RENEWAL_1, list::METTLE],
        grants: |look, me, _, f, _| {
            let chosen = look.w.mark(f, list::LIGHT_SPIRIT).is_some_and(|c| c.source == me);
            (chosen && look.on_table(f) && look.within(me, f, 4)).then_some(0)
        },
        action: Some(Action::on_one(Instead::Attacks, 1, |look, who, _| {
            let able = !look.has(who, list::LIGHT_SPIRIT) && !spirits(look, who).is_empty();
            if able { Ok(()) } else { Err(NO_SPIRIT) }
        })),
        strikes: Some(Strike { whom: spirits, aimed: false, does: |at, who, spirit, _| banish(at, who, spirit) }),
        // It falls with the ally it chose.
        also: &[Reaction {
            hears: Moment::Fallen,
            will: Will::Must,
            speaks: |look, me, _| {
                look.stands(me) && look.w.mark(look.w.fall().who, list::LIGHT_SPIRIT).is_some_and(|c| c.source == me)
            },
            touches: |_, me| me,
            does: |at, me, _| {
                let by = at.world().fall().by;
                defeat(at, me, by, false)
            },
        }],
        ..Ability::of(list::LIGHT_SPIRIT)
    },
];

/// The allies it may choose.
fn pupils(look: &Look<'_>, me: FigureId) -> FigureSet {
    let fit = |f: &FigureId| look.unique(*f) && look.w[*f].rated;
    look.allies(me).filter(fit).collect()
}

fn choose(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let pupils = pupils(&look(at), me);
    let seat = controller(at, me);
    let ability = list::LIGHT_SPIRIT;
    let on: FigureId = at.ask(seat, Ask::Target(me, ability), |_, list| list.extend(pupils.iter()))?;
    let until = Until::SourceFalls;
    at.emit(Event::ConditionBegan(Condition { on, nature: Nature::Marked, ability, number: 0, source: me, until }));
    Ok(())
}

/// Enemy spirits within 6 squares; the targeting rules are not used (003:1645-1649), but nobody spends Force points on the
/// immune (000:1378).
fn spirits(look: &Look<'_>, who: FigureId) -> FigureSet {
    let near = look.enemies(who).filter(|f| look.has(*f, list::LIGHT_SPIRIT) && look.within(who, *f, 6));
    near.filter(|f| !look.immune_from(*f, who)).collect()
}

fn banish(at: &mut At<'_, Minis>, who: FigureId, spirit: FigureId) -> Play<()> {
    if save(at, spirit, 11, list::LIGHT_SPIRIT, who)? {
        return Ok(());
    }
    defeat(at, spirit, Some(who), false)
}
