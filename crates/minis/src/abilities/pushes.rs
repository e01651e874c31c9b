//! Force powers that push.

use super::aimed::{aimed, anyone};
use super::{Ability, AbilityId, Action, Aims, Instead, list};
use crate::Minis;
use crate::look::Look;
use crate::rules::{around, at_hand, blast, each, harm, look, push, repulse, stun_unless_saved, touches};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play, WhyNot};

/// The powers, and what pushing is. Everybody in the game is Huge or smaller.
pub static FAMILY: &[Ability] = &[
    Ability::of(list::TERM_PUSH),
    aimed!(FORCE_PUSH_2, Attacks, 2, 6, anyone, |at, who, target, _| shove(at, who, target, list::FORCE_PUSH_2, 20, 2)),
    aimed!(FORCE_PUSH_4, Attacks, 4, Aims::SIGHT, anyone, |at, who, target, _| {
        shove(at, who, target, list::FORCE_PUSH_4, 40, 4)
    }),
    // Who is reached is settled before anybody is pushed (faq-446).
    aimed!(FORCE_PUSH_3, Turn, 3, 6, anyone, |at, who, target, _| {
        let victims = blast(&look(at), target);
        each(at, who, list::FORCE_PUSH_3, victims, |at, f| {
            harm(at, f, who, 30)?;
            push(at, who, f, 3)
        })
    }),
    aimed!(FORCE_PUSH_5, Turn, 5, 6, anyone, |at, who, target, _| {
        let victims = blast(&look(at), target);
        each(at, who, list::FORCE_PUSH_5, victims, |at, f| {
            harm(at, f, who, 50)?;
            push(at, who, f, 5)?;
            stun_unless_saved(at, f, 16, list::FORCE_PUSH_5, who)
        })
    }),
    repels(
        list::FORCE_REPULSE_2,
        Instead::Attacks,
        2,
        |l, who, _| at_hand(open(l, who, list::FORCE_REPULSE_2, 2).iter()),
        |at, who, _| wave(at, who, list::FORCE_REPULSE_2, 2, None),
    ),
    repels(
        list::FORCE_REPULSE_3,
        Instead::Turn,
        3,
        |l, who, _| at_hand(open(l, who, list::FORCE_REPULSE_3, 3).iter()),
        |at, who, _| wave(at, who, list::FORCE_REPULSE_3, 3, Some(11)),
    ),
    repels(
        list::FORCE_REPULSE_5,
        Instead::Turn,
        5,
        |l, who, _| at_hand(open(l, who, list::FORCE_REPULSE_5, 5).iter()),
        |at, who, _| wave(at, who, list::FORCE_REPULSE_5, 5, Some(16)),
    ),
];

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn repels(id: AbilityId, instead: Instead, cost: u8, may: May, does: Does) -> Ability {
    Ability { action: Some(Action { instead, cost, may, does }), ..Ability::of(id) }
}

/// Damage first with all that comes of it, then the push of who survives (faq-443).
fn shove(
    at: &mut At<'_, Minis>,
    who: FigureId,
    target: FigureId,
    ability: AbilityId,
    damage: i16,
    squares: u8,
) -> Play<()> {
    if !touches(&look(at), who, target, ability) {
        return Ok(());
    }
    harm(at, target, who, damage)?;
    push(at, who, target, squares)
}

fn open(look: &Look<'_>, who: FigureId, ability: AbilityId, squares: u16) -> FigureSet {
    around(look, who, squares).iter().filter(|f| look.open_to(who, *f, ability)).collect()
}

/// Everybody within the number of the power takes ten times as much damage and ends up one square beyond it.
fn wave(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, n: u8, stuns: Option<u8>) -> Play<()> {
    let victims = around(&look(at), who, u16::from(n));
    each(at, who, ability, victims, |at, f| {
        harm(at, f, who, i16::from(n) * 10)?;
        repulse(at, who, f, u16::from(n) + 1)?;
        match stuns {
            Some(needs) => stun_unless_saved(at, f, needs, ability, who),
            None => Ok(()),
        }
    })
}
