//! Bonuses for those who do not move at all on their turn: declared before the roll, and then moving is over for the turn
//! (003:1004-1008). Who can move no more has them without a word.

use super::numbers::strikes;
use super::{Ability, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::look;
use crate::world::{FigureId, How};
use dejarik_kernel::{At, Play};

/// The bonuses.
pub static FAMILY: &[Ability] = &[
    // +n Attack, against adjacent enemies too (003:1130-1140).
    Ability {
        adds: Some(|look, me, n, q| {
            let aimed = q.stat == Stat::Attack && q.by == me && q.how != How::Opportunity && look.stays_put(me);
            if aimed { i32::from(n) } else { 0 }
        }),
        hears: Some(Moment::Declared),
        will: Will::May,
        speaks: |look, me, _| could_stay(look, me),
        does: |at, me, _| stay(at, me),
        ..Ability::of(list::CAREFUL_SHOT)
    },
    // +10 Damage.
    Ability {
        adds: Some(|look, me, _, q| {
            let aimed = q.stat == Stat::Damage && q.by == me && q.how != How::Opportunity && look.stays_put(me);
            if aimed { 10 } else { 0 }
        }),
        hears: Some(Moment::Declared),
        will: Will::May,
        speaks: |look, me, _| could_stay(look, me),
        does: |at, me, _| stay(at, me),
        ..Ability::of(list::DEADEYE)
    },
    // +n Damage against adjacent enemies.
    Ability {
        adds: Some(|look, me, n, q| {
            let swung = q.stat == Stat::Damage && strikes(look, me, q) && q.how != How::Opportunity;
            if swung && look.stays_put(me) && look.reaches(me, q.at) { i32::from(n) } else { 0 }
        }),
        hears: Some(Moment::Declared),
        will: Will::May,
        speaks: |look, me, _| could_stay(look, me) && look.reaches(me, look.w.attack().target),
        does: |at, me, _| stay(at, me),
        ..Ability::of(list::MIGHTY_SWING)
    },
];

/// Whether there is anything to decide: it attacks on its own turn, has not moved, and could still move later.
fn could_stay(look: &Look<'_>, me: FigureId) -> bool {
    let attack = look.w.attack();
    let still = look.w.turn().is_some_and(|t| t.who == me && t.steps == 0);
    attack.by == me && attack.how != How::Opportunity && still && !look.rooted(me)
}

/// It stays where it is for the rest of the turn.
fn stay(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    if look(at).own_turn(me) {
        at.emit(Event::Settled);
    }
    Ok(())
}
