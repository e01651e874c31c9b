//! Modifiers: abilities that add to Attack, Defense or Damage while their condition holds.

use super::{Ability, list};
use crate::look::{Look, Query, Stat};
use crate::world::{FigureId, How};

/// The modifiers.
pub static FAMILY: &[Ability] = &[
    // +4 Attack and +10 Damage against an enemy that has not activated this round; a printed number replaces the 10.
    Ability {
        adds: Some(|look, me, n, q| against(look, me, q, !look.w[q.at].activated, n)),
        ..Ability::of(list::CUNNING_ATTACK)
    },
    // The same against one that has.
    Ability {
        adds: Some(|look, me, n, q| against(look, me, q, look.w[q.at].activated, n)),
        ..Ability::of(list::OPPORTUNIST)
    },
    // +10 Damage against an enemy that has not activated this round.
    Ability {
        adds: Some(|look, me, _, q| match q.stat {
            Stat::Damage if q.by == me && !look.w[q.at].activated => 10,
            _ => 0,
        }),
        ..Ability::of(list::ADVANTAGEOUS_ATTACK)
    },
    // +4 Attack and +10 Damage against enemies with a Force rating.
    Ability {
        adds: Some(|look, me, n, q| against(look, me, q, look.w[q.at].rated, n)),
        ..Ability::of(list::JEDI_HUNTER)
    },
    // +4 Attack and +10 Damage against adjacent enemies on its own turn, once it has moved.
    Ability {
        adds: Some(|look, me, n, q| {
            let moved = look.own_turn(me) && look.w.turn().is_some_and(|t| t.steps > 0);
            let charging = moved && q.how != How::Opportunity;
            against(look, me, q, charging && q.by == me && look.reaches(me, q.at), n)
        }),
        ..Ability::of(list::MOMENTUM)
    },
    // +2 Attack for every character next to it but the target.
    Ability {
        adds: Some(|look, me, _, q| match q.stat {
            Stat::Attack if q.by == me => {
                2 * look.others(me).filter(|f| *f != q.at && look.adjacent(me, *f)).count() as i32
            }
            _ => 0,
        }),
        ..Ability::of(list::CROWD_FIGHTING)
    },
];

/// +4 Attack and +10 Damage (or `n`) for my attacks while the condition holds.
fn against(_: &Look<'_>, me: FigureId, q: &Query, holds: bool, n: i16) -> i32 {
    match q.stat {
        Stat::Attack if q.by == me && holds => 4,
        Stat::Damage if q.by == me && holds => i32::from(if n > 0 { n } else { 10 }),
        _ => 0,
    }
}
