//! Abilities of combined fire: what helpers bring besides their +4 (H-32).

use super::{Ability, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::{Look, Query, Stat};
use crate::rules::look;
use crate::world::{Condition, FigureId, Nature, Until};
use dejarik_kernel::{At, Play};

/// The abilities of combined fire.
pub static FAMILY: &[Ability] = &[
    // A helper within 6 squares of the target adds to Damage; of several the best (003:2072-2102).
    Ability {
        adds: Some(|look, me, n, q| {
            let spots = q.stat == Stat::Damage && helps(look, me, q) && look.within(me, q.at, 6);
            if spots { i32::from(n) } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::SPOTTER)
    },
    // A helper next to a Mounted Weapon adds its number, if one is printed, to Damage.
    Ability {
        adds: Some(|look, me, n, q| {
            let mans = q.stat == Stat::Damage && n > 0 && helps(look, me, q);
            let mounted = || look.has(q.by, list::MOUNTED_WEAPON) && look.adjacent(me, q.by);
            if mans && mounted() { i32::from(n) } else { 0 }
        }),
        aura: true,
        ..Ability::of(list::GUNNER)
    },
    // +10 Damage, or as printed, once, if a Droid helps.
    Ability {
        adds: Some(|look, me, n, q| {
            let helpers = look.w.attacks.last().filter(|a| q.by == me && a.by == me && a.target == q.at);
            let dense = q.stat == Stat::Damage && helpers.is_some_and(|a| a.helpers.iter().any(|h| look.droid(h)));
            if dense { i32::from(if n > 0 { n } else { 10 }) } else { 0 }
        }),
        ..Ability::of(list::FLUX_DENSITY)
    },
    // Once an attack that it helped has hit, its target within 6 squares is easier to hit until the round ends.
    Ability {
        hears: Some(Moment::Hit),
        will: Will::Must,
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.helpers.has(me) && look.stands(attack.target) && look.within(me, attack.target, 6)
        },
        does: |at, me, _| flank(at, me),
        marked_adds: Some(|look, me, _, q| {
            let flanked = q.stat == Stat::Defense && q.at == me && !look.has(q.by, list::MOUNTED_WEAPON);
            let ours = || {
                let marks = look.w.conditions.iter().filter(|c| c.on == me && c.ability == list::FLANKING_SUPPORT);
                marks.into_iter().any(|c| look.w.allies(c.source, q.by))
            };
            if flanked && ours() { -4 } else { 0 }
        }),
        ..Ability::of(list::FLANKING_SUPPORT)
    },
];

/// Whether it helps the attack that the query is about.
fn helps(look: &Look<'_>, me: FigureId, q: &Query) -> bool {
    look.w.attacks.last().is_some_and(|a| a.by == q.by && a.target == q.at && a.helpers.has(me))
}

fn flank(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let on = look(at).w.attack().target;
    let ability = list::FLANKING_SUPPORT;
    let known = at.world().conditions.iter().any(|c| c.on == on && c.ability == ability && c.source == me);
    if !known {
        let until = Until::EndOfRound;
        at.emit(Event::ConditionBegan(Condition { on, nature: Nature::Marked, ability, number: 0, source: me, until }));
    }
    Ok(())
}
