//! Modifiers: abilities that add to Attack, Defense or Damage while their condition holds.

use super::{Ability, AbilityId, list};
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
        adds: Some(|look, me, _, q| damage_if(me, q, 10, || !look.w[q.at].activated && strikes(look, me, q))),
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
                2 * look.others(me).filter(|f| *f != q.at && look.reaches(me, *f)).count() as i32
            }
            _ => 0,
        }),
        ..Ability::of(list::CROWD_FIGHTING)
    },
    // +n Attack against Unique enemies.
    Ability {
        adds: Some(|look, me, n, q| attack_if(me, q, n, || look.unique(q.at) && strikes(look, me, q))),
        ..Ability::of(list::BOUNTY_HUNTER)
    },
    // +n Damage against Droid enemies.
    Ability {
        adds: Some(|look, me, n, q| damage_if(me, q, n, || look.droid(q.at) && strikes(look, me, q))),
        ..Ability::of(list::ION_GUN)
    },
    // The same against adjacent ones only.
    Ability {
        adds: Some(|look, me, n, q| {
            damage_if(me, q, n, || look.droid(q.at) && strikes(look, me, q) && look.reaches(me, q.at))
        }),
        ..Ability::of(list::ELECTRIC_SHOCK)
    },
    // +10 Damage against adjacent enemies: a bonus, so a critical hit does not double it (003:1658-1664).
    Ability {
        adds: Some(|look, me, _, q| damage_if(me, q, 10, || strikes(look, me, q) && look.reaches(me, q.at))),
        ..Ability::of(list::LIGHTSABER)
    },
    // +4 Defense when an adjacent character with a Force rating attacks it.
    Ability { adds: Some(|look, me, _, q| fencing(look, me, q, 4)), ..Ability::of(list::LIGHTSABER_DUELIST) },
    // +2 Defense in the same case.
    Ability { adds: Some(|look, me, _, q| fencing(look, me, q, 2)), ..Ability::of(list::LIGHTSABER_RESISTANCE) },
    // +4 Attack while exactly one enemy is within 6 squares; not against Makashi Style Mastery (000:1624-1625).
    Ability {
        adds: Some(|look, me, _, q| {
            attack_if(me, q, 4, || {
                let near = look.enemies(me).filter(|e| look.within(me, *e, 6)).take(2).count();
                near == 1 && !look.acts(q.at, list::MAKASHI_STYLE_MASTERY)
            })
        }),
        ..Ability::of(list::ATARU_STYLE)
    },
    // +6 Attack on attacks of opportunity.
    Ability {
        adds: Some(|_, me, _, q| attack_if(me, q, 6, || q.how == How::Opportunity)),
        ..Ability::of(list::QUICK_REACTIONS)
    },
    // +n Attack for each other ally of the name on the card within 6 squares of the target.
    Ability {
        adds: Some(|look, me, n, q| {
            let one = |f: &FigureId| look.speaks_of(me, list::GANG, *f) && look.within(*f, q.at, 6);
            attack_if(me, q, n, || true) * number_of(look, me, q, one)
        }),
        ..Ability::of(list::GANG)
    },
    // +1 Attack for each other ally of its name, or of the kind on the card, adjacent to the enemy (003:2154-2160).
    Ability {
        adds: Some(|look, me, n, q| {
            let one = |f: &FigureId| look.speaks_of(me, list::SWARM, *f) && look.adjacent(*f, q.at);
            attack_if(me, q, n.max(1), || strikes(look, me, q)) * number_of(look, me, q, one)
        }),
        ..Ability::of(list::SWARM)
    },
    // +4 Attack while three allies of its name are within 6 squares.
    Ability {
        adds: Some(|look, me, _, q| {
            attack_if(me, q, 4, || {
                look.allies(me).filter(|f| look.namesakes(me, *f) && look.within(me, *f, 6)).take(3).count() == 3
            })
        }),
        ..Ability::of(list::SQUAD_ASSAULT)
    },
    // +4 Attack, or as printed, while the ally on the card is within 6 squares.
    Ability {
        adds: Some(|look, me, n, q| {
            let bonus = if n > 0 { n } else { 4 };
            attack_if(me, q, bonus, || partner(look, me, list::SYNERGY, |_| true))
        }),
        ..Ability::of(list::SYNERGY)
    },
    // +n Damage while the ally on the card is within 6 squares and wounded.
    Ability {
        adds: Some(|look, me, n, q| damage_if(me, q, n, || partner(look, me, list::PROTECTIVE, |f| look.wounded(f)))),
        ..Ability::of(list::PROTECTIVE)
    },
    // +4 Attack while any ally is within 6 squares.
    Ability { adds: Some(|look, me, _, q| attack_if(me, q, 4, || company(look, me))), ..Ability::of(list::GREGARIOUS) },
    // +4 Attack while none is.
    Ability { adds: Some(|look, me, _, q| attack_if(me, q, 4, || !company(look, me))), ..Ability::of(list::LONER) },
];

/// Whether an ally is within 6 squares.
fn company(look: &Look<'_>, me: FigureId) -> bool {
    look.allies(me).any(|f| look.within(me, f, 6))
}

/// Whether an ally that the ability names is within 6 squares, and as wanted.
fn partner(look: &Look<'_>, me: FigureId, ability: AbilityId, wanted: impl Fn(FigureId) -> bool) -> bool {
    look.allies(me).any(|f| look.speaks_of(me, ability, f) && wanted(f) && look.within(me, f, 6))
}

/// How many allies are as described; asked only where it matters.
fn number_of(look: &Look<'_>, me: FigureId, q: &Query, one: impl Fn(&FigureId) -> bool) -> i32 {
    if q.by != me || q.stat != Stat::Attack {
        return 0;
    }
    look.allies(me).filter(one).count() as i32
}

/// +4 Attack and +10 Damage (or `n`) for my attacks on enemies while the condition holds.
fn against(look: &Look<'_>, me: FigureId, q: &Query, holds: bool, n: i16) -> i32 {
    match q.stat {
        Stat::Attack if holds && strikes(look, me, q) => 4,
        Stat::Damage if holds && strikes(look, me, q) => i32::from(if n > 0 { n } else { 10 }),
        _ => 0,
    }
}

/// Whether it is my attack, on an enemy.
pub(super) fn strikes(look: &Look<'_>, me: FigureId, q: &Query) -> bool {
    q.by == me && look.w.enemies(me, q.at)
}

/// A bonus to Attack while the condition holds, which is asked only for my own attacks.
fn attack_if(me: FigureId, q: &Query, bonus: i16, holds: impl FnOnce() -> bool) -> i32 {
    if q.stat == Stat::Attack && q.by == me && holds() { i32::from(bonus) } else { 0 }
}

/// A bonus to Damage while the condition holds, which is asked only for my own attacks.
fn damage_if(me: FigureId, q: &Query, bonus: i16, holds: impl FnOnce() -> bool) -> i32 {
    if q.stat == Stat::Damage && q.by == me && holds() { i32::from(bonus) } else { 0 }
}

/// A bonus to Defense when an adjacent character with a Force rating attacks me.
fn fencing(look: &Look<'_>, me: FigureId, q: &Query, bonus: i32) -> i32 {
    let fenced = q.stat == Stat::Defense && q.at == me && look.w[q.by].rated && look.reaches(q.by, me);
    if fenced { bonus } else { 0 }
}
