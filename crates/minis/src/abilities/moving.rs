//! Abilities of one's own move: more squares, and ways past others.

use super::{Ability, AbilityId, Action, Instead, list};
use crate::Minis;
use crate::event::Event;
use crate::look::Look;
use crate::rules::look;
use crate::world::{Condition, FigureId, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};

const UNDER_WAY: WhyNot = WhyNot::new("003:2787-2802", "that-comes-before-the-move");
const ONCE: WhyNot = WhyNot::new("003:2538-2544", "it-does-not-add-to-itself");
const NO_MOVE: WhyNot = WhyNot::new("000:529-530", "it-does-not-move-any-more-this-turn");

/// So many more squares for a Force point.
macro_rules! haste {
    ($ability:ident, $squares:literal, $may:expr) => {
        Ability {
            action: Some(Action {
                instead: Instead::Nothing,
                cost: 1,
                may: $may,
                does: |at, who, _| hasten(at, who, list::$ability, $squares),
            }),
            ..Ability::of(list::$ability)
        }
    };
}

/// The abilities.
pub static FAMILY: &[Ability] = &[
    // Force 1: 2 more squares; the one that may be bought again and again (000:345, 834-837).
    haste!(MOVE_FASTER, 2, |look, who, _| before_the_move(look, who)),
    // Force 1: 4 more squares.
    haste!(KNIGHT_SPEED, 4, |look, who, _| once(look, who, list::KNIGHT_SPEED)),
    // Force 1: 6 more squares.
    haste!(MASTER_SPEED, 6, |look, who, _| once(look, who, list::MASTER_SPEED)),
    // Force 1: until the turn ends it moves through enemies and provokes nobody (000:1382).
    Ability {
        action: Some(Action {
            instead: Instead::Nothing,
            cost: 1,
            may: |look, who, _| leaping(look, who),
            does: |at, who, _| leap(at, who),
        }),
        ..Ability::of(list::FORCE_LEAP)
    },
];

/// Squares are bought before the move begins, never in it (003:2787-2796).
fn before_the_move(look: &Look<'_>, who: FigureId) -> Result<(), WhyNot> {
    let turn = look.w.turn().filter(|t| t.who == who).ok_or(NO_MOVE)?;
    if turn.steps > 0 {
        return Err(UNDER_WAY);
    }
    if look.rooted(who) { Err(NO_MOVE) } else { Ok(()) }
}

fn once(look: &Look<'_>, who: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
    if look.times_in_turn(who, ability) > 0 {
        return Err(ONCE);
    }
    before_the_move(look, who)
}

fn hasten(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, squares: u8) -> Play<()> {
    if look(at).own_turn(who) {
        at.emit(Event::UsedInTurn { who, ability });
        at.emit(Event::Hastened { squares });
    }
    Ok(())
}

/// Never in the middle of a move (003:2330-2340); Mobile Attack may go on with a leap.
fn leaping(look: &Look<'_>, who: FigureId) -> Result<(), WhyNot> {
    let turn = look.w.turn().filter(|t| t.who == who).ok_or(NO_MOVE)?;
    if look.w.mark(who, list::FORCE_LEAP).is_some() {
        return Err(ONCE);
    }
    if turn.walking {
        return Err(UNDER_WAY);
    }
    if look.rooted(who) || turn.steps > 0 && !look.moves_on(turn) { Err(NO_MOVE) } else { Ok(()) }
}

fn leap(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let (ability, until) = (list::FORCE_LEAP, Until::EndOfTurn);
    at.emit(Event::ConditionBegan(Condition {
        on: who,
        nature: Nature::Marked,
        ability,
        number: 0,
        source: who,
        until,
    }));
    Ok(())
}
