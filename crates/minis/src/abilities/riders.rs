//! What an attack brings besides its damage (steps 8 to 10, and 17).

use super::numbers::strikes;
use super::{Ability, AbilityId, Moment, Reaction, Will, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{controller, harm, look, one_by_one, save, stun};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play, trace};

/// The family.
pub static FAMILY: &[Ability] = &[
    // A living enemy it hits is stunned, unless it saves.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| stuns(look, me) && look.living(look.w.attack().target),
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| paralyse(at, me, list::PARALYSIS),
        ..Ability::of(list::PARALYSIS)
    },
    // An enemy it hits is stunned, unless it saves or is Huge.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| stuns(look, me) && !look.huge(look.w.attack().target),
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| paralyse(at, me, list::JOLT),
        ..Ability::of(list::JOLT)
    },
    // The same for nonliving enemies alone.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            let target = look.w.attack().target;
            stuns(look, me) && !look.living(target) && !look.huge(target)
        },
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| paralyse(at, me, list::SCRAMBLE),
        ..Ability::of(list::SCRAMBLE)
    },
    // More Damage against adjacent nonliving enemies; adjacent living ones are stunned, unless they save.
    Ability {
        adds: Some(|look, me, n, q| match q.stat {
            Stat::Damage if strikes(look, me, q) && !look.living(q.at) && look.reaches(me, q.at) => i32::from(n),
            _ => 0,
        }),
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            let target = look.w.attack().target;
            stuns(look, me) && look.living(target) && look.reaches(me, target)
        },
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| paralyse(at, me, list::SHOCKSTAFF_ELECTROSTAFF),
        ..Ability::of(list::SHOCKSTAFF_ELECTROSTAFF)
    },
    // +10 Damage, or as printed, when it hits a living enemy, unless that one saves.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| poisons(look, me) && !look.breathes(look.w.attack().target),
        touches: |look, _| look.w.attack().target,
        does: |at, me, n| poison(at, me, if n > 0 { n } else { 10 }, list::POISON),
        ..Ability::of(list::POISON)
    },
    // Adjacent enemies get the blade: base Damage 20 (faq-321), and +20 for a living one that does not save.
    Ability {
        adds: Some(|look, me, _, q| match q.stat {
            Stat::BaseDamage if q.by == me && look.adjacent(me, q.at) => i32::from(20 - look.sheet(me).damage),
            _ => 0,
        }),
        hears: Some(Moment::Hit),
        speaks: |look, me, _| {
            let target = look.w.attack().target;
            poisons(look, me) && look.adjacent(me, target) && !look.breathes(target)
        },
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| poison(at, me, 20, list::POISONED_BLADE),
        ..Ability::of(list::POISONED_BLADE)
    },
    // As Poison; and a living enemy that its attack defeats rises as a Rakghoul of its squad.
    Ability {
        hears: Some(Moment::Hit),
        speaks: |look, me, _| poisons(look, me),
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| poison(at, me, 10, list::RAKGHOUL_DISEASE),
        also: &[Reaction {
            hears: Moment::Gone,
            will: Will::May,
            speaks: |look, me, _| {
                let fall = look.w.fall();
                fall.attack
                    && fall.by == Some(me)
                    && look.w.enemies(me, fall.who)
                    && look.living(fall.who)
                    && !risen_squares(look).is_empty()
                    && look.w.figures.len() < FigureSet::MOST
                    && look.rules.figure(RAKGHOUL, look.w[me].side, 0, true).is_ok()
            },
            touches: |_, me| me,
            does: |at, me, _| rise(at, me),
        }],
        ..Ability::of(list::RAKGHOUL_DISEASE)
    },
    // Whom it attacks, hit or not, can use no Force power for the rest of the turn (faq-365, faq-366).
    Ability {
        hears: Some(Moment::Attacked),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.by == me
                && look.w.enemies(me, attack.target)
                && look.w.mark(attack.target, list::SONIC_ATTACK).is_none()
        },
        touches: |look, _| look.w.attack().target,
        does: |at, me, _| {
            at.emit(Event::ConditionBegan(Condition {
                on: at.world().attack().target,
                nature: Nature::Marked,
                ability: list::SONIC_ATTACK,
                number: 0,
                source: me,
                until: Until::EndOfTurn,
            }));
            Ok(())
        },
        ..Ability::of(list::SONIC_ATTACK)
    },
    // A natural 20 defeats the target outright (see the reading of the roll); a Huge one takes 40 more instead, after any
    // doubling (000:1246).
    Ability {
        adds: Some(|look, me, _, q| match q.stat {
            Stat::Damage if q.by == me && withstands(look, q.at) && rolled_20(look, me) => 40,
            _ => 0,
        }),
        ..Ability::of(list::DISINTEGRATION)
    },
    // The second of its normal attacks in a turn that hits the same adjacent enemy has more Damage.
    Ability {
        adds: Some(|look, me, n, q| match q.stat {
            Stat::Damage if q.by == me && rends(look, me, q.at) => i32::from(n),
            _ => 0,
        }),
        ..Ability::of(list::REND)
    },
    // Everybody next to the target takes damage too; see `splash`.
    Ability::of(list::SPLASH),
];

fn hits_enemy(look: &Look<'_>, me: FigureId) -> bool {
    let attack = look.w.attack();
    attack.by == me && attack.hit && look.w.enemies(me, attack.target) && look.stands(attack.target)
}

/// Whether the hit could stun: who counts as activated already loses nothing.
fn stuns(look: &Look<'_>, me: FigureId) -> bool {
    hits_enemy(look, me) && !look.w[look.w.attack().target].activated
}

fn paralyse(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    let target = at.world().attack().target;
    if !save(at, target, 11, ability, me)? {
        stun(at, target);
    }
    Ok(())
}

/// Whether the hit brings poison: where its damage was avoided there is nothing to add to.
fn poisons(look: &Look<'_>, me: FigureId) -> bool {
    hits_enemy(look, me) && !look.w.attack().avoided && look.living(look.w.attack().target)
}

/// The target can avoid the extra damage alone; not against Overwhelming Force, which lets no damage be avoided.
fn poison(at: &mut At<'_, Minis>, me: FigureId, extra: i16, ability: AbilityId) -> Play<()> {
    let target = at.world().attack().target;
    if look(at).unstoppable(me) || !save(at, target, 11, ability, me)? {
        let damage = at.world().attack().damage + extra;
        at.emit(Event::AttackDamageSet { damage });
    }
    Ok(())
}

/// Whether it is too big to be disintegrated (E-20).
fn withstands(look: &Look<'_>, f: FigureId) -> bool {
    look.w[f].span >= look.w.options.edition.withstands_disintegration()
}

fn rolled_20(look: &Look<'_>, me: FigureId) -> bool {
    look.w.attacks.last().is_some_and(|a| a.by == me && look.shows_twenty(a))
}

/// Whether the attack under way is the second to count and the first hit the same enemy.
fn rends(look: &Look<'_>, me: FigureId, at: FigureId) -> bool {
    look.torn(me, at) && look.w.attacks.last().is_some_and(|attack| attack.by == me && look.counts_for_rend(attack))
}

/// Whom the attack under way splashes: everybody next to its target, the attacker too (faq-370), and on a miss the target
/// itself. Fixed before anybody moves or falls (faq-446).
pub fn splashed(look: &Look<'_>) -> FigureSet {
    let attack = look.w.attack();
    if !look.has(attack.by, list::SPLASH) {
        return FigureSet::default();
    }
    let target = attack.target;
    let near = look.others(target).filter(|f| look.adjacent(*f, target));
    let missed = (!attack.hit && look.stands(target)).then_some(target);
    near.chain(missed).collect()
}

/// Splash: each of them takes the damage unless it saves. It is no attack's damage, so no Bodyguard takes it (faq-369).
pub fn splash(at: &mut At<'_, Minis>, those: FigureSet) -> Play<()> {
    if those.is_empty() {
        return Ok(());
    }
    let by = at.world().attack().by;
    let number = look(at).sheet(by).number(list::SPLASH).or(look(at).number(by, list::SPLASH)).unwrap_or(0);
    let acting = controller(at, by);
    trace::acted(list::SPLASH.0);
    one_by_one(at, acting, (by, list::SPLASH), those, number, |at, who| {
        if !save(at, who, 11, list::SPLASH, by)? {
            harm(at, who, by, number)?;
        }
        Ok(())
    })
}

const RAKGHOUL: &str = "Rakghoul";

/// Squares that the fallen enemy covered and that are free now (000:1757).
fn risen_squares(look: &Look<'_>) -> Vec<crate::map::Square> {
    let Some(space) = look.w.fall().space else { return Vec::new() };
    space.squares().filter(|s| look.w.standing_on(*s).is_none() && look.w.prize.is_none_or(|p| p.at != *s)).collect()
}

/// A Rakghoul joins the squad there: not activated (faq-324), worth nothing.
fn rise(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let rules = at.rules();
    let seat = controller(at, me);
    let Ok(figure) = rules.figure(RAKGHOUL, seat, 0, true) else { return Ok(()) };
    let square = at.ask(seat, Ask::Square(me, list::RAKGHOUL_DISEASE), |w, list| {
        list.extend(risen_squares(&Look::new(rules, w)));
    })?;
    let mut world = at.world().clone();
    world.figures.push(figure);
    let who = FigureId(world.figures.len() as u8 - 1);
    at.emit(Event::Joined { figure, masks: Box::new(rules.masks(&world)) });
    at.emit(Event::Placed { who, at: square });
    Ok(())
}
