//! Abilities that work on others as long as their bearer stands: numbers, gifts, and what they take away.

use super::{Ability, list};
use crate::book::Faction;
use crate::look::{Look, Stat};
use crate::world::FigureId;

/// The auras.
pub static FAMILY: &[Ability] = &[
    // Enemies within 6 squares: -4 Attack, below 0 if need be (003:1279-1282).
    Ability {
        adds: Some(|look, me, _, q| {
            let cowed = q.stat == Stat::Attack && look.w.enemies(me, q.by) && look.within(me, q.by, 6);
            if cowed { -4 } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::DOCTRINE_OF_FEAR)
    },
    // Enemies within 6 squares: -4 Defense.
    Ability {
        adds: Some(|look, me, _, q| {
            let trapped = q.stat == Stat::Defense && look.w.enemies(me, q.at) && look.within(me, q.at, 6);
            if trapped { -4 } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::TRAPS)
    },
    // Other non-Unique allied Droids: +4 Attack, at any range, no commander effect (003:403-409, 1452-1460).
    Ability {
        adds: Some(|look, me, _, q| {
            let led = q.stat == Stat::Attack && plain_droid(look, me, q.by);
            if led { 4 } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::FIRE_CONTROL)
    },
    // Yuuzhan Vong allies within 6 squares: +n Damage as if printed, so that critical hits multiply it (000:1840).
    Ability {
        adds: Some(|look, me, n, q| {
            let shaped = q.stat == Stat::BaseDamage
                && look.w.allies(me, q.by)
                && look.of_faction(q.by, Faction::YuuzhanVong)
                && look.within(me, q.by, 6);
            if shaped { i32::from(n) } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::SHAPER)
    },
    // Non-Unique allied Droids within 6 squares have Double Attack.
    Ability {
        gives: &[list::DOUBLE_ATTACK],
        grants: |look, me, _, f, _| (plain_droid(look, me, f) && look.within(me, f, 6)).then_some(0),
        ..Ability::of(list::DROID_MASTER)
    },
    // Living allies next to it have Avoid Defeat.
    Ability {
        gives: &[list::AVOID_DEFEAT],
        grants: |look, me, _, f, _| {
            (look.w.allies(me, f) && look.stands(me) && look.living(f) && look.adjacent(me, f)).then_some(0)
        },
        ..Ability::of(list::EMERGENCY_LIFE_SUPPORT)
    },
    // Allied Republic Commandos have Synchronized Fire,
    Ability {
        gives: &[list::SYNCHRONIZED_FIRE],
        grants: |look, me, _, f, _| commando(look, me, f).then_some(0),
        ..Ability::of(list::DELTA_FIRE_SUPPORT)
    },
    // and Shields 2, at any range.
    Ability {
        gives: &[list::SHIELDS],
        grants: |look, me, _, f, _| commando(look, me, f).then_some(2),
        ..Ability::of(list::DELTA_SHIELD_SUPPORT)
    },
    // Allies within 6 squares that attack from afar with a printed Damage of 10 have the ability on the card,
    Ability {
        grants: |look, me, _, f, a| upgraded(look, me, f, 10).then(|| named(look, me, list::BLASTER_UPGRADE, a))?,
        ..Ability::of(list::BLASTER_UPGRADE)
    },
    // or those with a printed Damage of 20.
    Ability {
        grants: |look, me, _, f, a| {
            upgraded(look, me, f, 20).then(|| named(look, me, list::BLASTER_RIFLE_UPGRADE, a))?
        },
        ..Ability::of(list::BLASTER_RIFLE_UPGRADE)
    },
    // Nobody within 6 squares can spend Force points, and all have Force Immunity, the bearer too.
    Ability {
        gives: &[list::FORCE_IMMUNITY],
        grants: |look, me, _, f, _| (me == f || look.on_table(f) && look.within(me, f, 6)).then_some(0),
        ..Ability::of(list::YSALAMIRI)
    },
    // Enemies within 6 squares have no Stealth.
    Ability {
        takes: &[list::STEALTH],
        denies: |look, me, _, f, _| look.w.enemies(me, f) && look.on_table(f) && look.within(me, f, 6),
        ..Ability::of(list::ITS_A_TRAP)
    },
    // Allies within 6 squares are not Savage; their duty on the move is settled as their turn begins (000:1301-1303).
    Ability {
        takes: &[list::SAVAGE],
        denies: |look, me, _, f, _| look.w.allies(me, f) && look.on_table(f) && look.within(me, f, 6),
        ..Ability::of(list::EMPATHY)
    },
    // It has Grenades 10 if its squad has or had a Vigo or a Xizor (000:1093; 003:1038-1041).
    Ability {
        gives: &[list::GRENADES],
        grants: |look, me, _, f, _| (me == f && patron(look, me)).then_some(10),
        ..Ability::of(list::BLACK_SUN)
    },
];

/// Whether it is a non-Unique allied Droid.
fn plain_droid(look: &Look<'_>, me: FigureId, f: FigureId) -> bool {
    look.w.allies(me, f) && !look.unique(f) && look.droid(f)
}

fn commando(look: &Look<'_>, me: FigureId, f: FigureId) -> bool {
    look.w.allies(me, f) && look.rules.card(look.w[f].card).name.contains("Republic Commando")
}

fn upgraded(look: &Look<'_>, me: FigureId, f: FigureId, damage: i16) -> bool {
    look.w.allies(me, f)
        && look.sheet(f).damage == damage
        && !look.has(f, list::MELEE_ATTACK)
        && look.on_table(f)
        && look.within(me, f, 6)
}

/// The number with which the ability on the card is given.
fn named(look: &Look<'_>, me: FigureId, by: super::AbilityId, a: super::AbilityId) -> Option<i16> {
    look.sheet(me).named.iter().find(|(from, to, _)| (*from, *to) == (by, a)).map(|(_, _, n)| *n)
}

/// Whether a Vigo or a Xizor is or was in the same squad, on the map or not.
fn patron(look: &Look<'_>, me: FigureId) -> bool {
    let mine = |f: &FigureId| look.w[*f].home == look.w[me].home || look.w[*f].side == look.w[me].side;
    look.w.ids().filter(mine).any(|f| {
        let name = &look.rules.card(look.w[f].card).name;
        name.contains("Vigo") || name.contains("Xizor")
    })
}
