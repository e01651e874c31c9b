//! Force powers that last: commander effects that they make, marks on oneself and on others.

use super::aimed::{aimed, anyone, beside};
use super::{Ability, AbilityId, Action, Aims, Instead, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{avoids, finish_move, harm, look, mark, touches};
use crate::world::{Condition, Die, FigureId, Nature, Until, World};
use dejarik_kernel::{At, Play, WhyNot};

const AGAIN: WhyNot = WhyNot::new("003:2569-2579", "it-is-in-force-already");

/// The powers.
pub static FAMILY: &[Ability] = &[
    // What these three give is a commander effect once made; the rules of command know their marks (000:1084, 1165, 1455).
    lasting(
        list::BATTLE_MEDITATION,
        Instead::Nothing,
        2,
        |look, who, _| once(look, who, list::BATTLE_MEDITATION),
        |at, who, _| {
            finish_move(at);
            on_itself(at, who, list::BATTLE_MEDITATION)
        },
    ),
    lasting(list::CONTROL_MINDS, Instead::Attacks, 1, |look, who, _| once(look, who, list::CONTROL_MINDS), {
        |at, who, _| on_itself(at, who, list::CONTROL_MINDS)
    }),
    lasting(list::FORCE_VALOR, Instead::Attacks, 2, |look, who, _| once(look, who, list::FORCE_VALOR), {
        |at, who, _| on_itself(at, who, list::FORCE_VALOR)
    }),
    // +10 Damage for good, never twice.
    Ability {
        marked_adds: Some(|_, me, _, q| if q.stat == Stat::Damage && q.by == me { 10 } else { 0 }),
        ..lasting(list::FORCE_WEAPON, Instead::Attacks, 1, |look, who, _| once(look, who, list::FORCE_WEAPON), {
            |at, who, _| on_itself(at, who, list::FORCE_WEAPON)
        })
    },
    // Cloaked for good.
    Ability {
        gives: &[list::CLOAKED],
        ..lasting(list::FORCE_CLOAK, Instead::Turn, 2, may_cloak, |at, who, _| {
            let nature = Nature::Granted;
            let (ability, until) = (list::CLOAKED, Until::Skirmish);
            at.emit(Event::ConditionBegan(Condition { on: who, nature, ability, number: 0, source: who, until }));
            Ok(())
        })
    },
    // All enemies lose Stealth this round; `Look` knows what protects them from it.
    Ability {
        takes: &[list::STEALTH],
        ..lasting(list::FORCE_SENSE, Instead::Nothing, 1, may_sense, |at, who, _| {
            finish_move(at);
            let enemies: Vec<FigureId> = look(at).enemies(who).collect();
            for f in enemies {
                mark(at, f, list::FORCE_SENSE, who, 0, Until::EndOfRound);
            }
            Ok(())
        })
    },
    // No Force points any more, and no Force rating (000:1837).
    aimed!(
        SEVER_FORCE,
        Turn,
        3,
        Aims::SIGHT,
        |look, by, at| { beside(look, by, at) && look.w.mark(at, list::SEVER_FORCE).is_none() },
        |at, who, target, _| {
            if !touches(&look(at), who, target, list::SEVER_FORCE) {
                return Ok(());
            }
            mark(at, target, list::SEVER_FORCE, who, 0, Until::Skirmish);
            if at.world()[target].rated {
                at.emit(Event::RatingChanged { who: target, rated: false });
            }
            Ok(())
        }
    ),
    // The first attack each round on the marked enemy shows 20 (000:1846-1849).
    Ability {
        hears: Some(Moment::BeforeRoll),
        will: Will::Must,
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.by == me && attack.die.is_none() && fresh_mark(look, me, attack.target)
        },
        does: |at, _, _| {
            at.emit(Event::AttackRolled { die: Die { natural: 20, set: true, bonus: 0 } });
            Ok(())
        },
        ..aimed!(SHATTERPOINT, Turn, 1, 6, anyone, shatterpoint)
    },
    // 20 damage at once, and a save against 20 more at each activation until one succeeds.
    Ability {
        hears_marked: Some(Moment::Activated),
        will: Will::Must,
        speaks: |look, me, _| look.own_turn(me),
        does: |at, me, _| {
            let Some(by) = at.world().mark(me, list::FORCE_CORRUPTION_2).map(|m| m.source) else { return Ok(()) };
            if avoids(at, me, 11, list::FORCE_CORRUPTION_2, by)? {
                at.emit(Event::ConditionEnded { on: me, ability: list::FORCE_CORRUPTION_2, source: by });
                return Ok(());
            }
            harm(at, me, by, 20)
        },
        ..aimed!(FORCE_CORRUPTION_2, Attacks, 2, 6, |look, _, at| !look.mere_droid(at), corrupt)
    },
];

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn lasting(id: AbilityId, instead: Instead, cost: u8, may: May, does: Does) -> Ability {
    Ability { action: Some(Action { instead, cost, may, does }), ..Ability::of(id) }
}

/// It does not stack with itself (003:2569-2579).
fn once(look: &Look<'_>, who: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
    if look.w.mark(who, ability).is_some() { Err(AGAIN) } else { Ok(()) }
}

fn on_itself(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId) -> Play<()> {
    mark(at, who, ability, who, 0, Until::Skirmish);
    Ok(())
}

fn may_cloak(look: &Look<'_>, who: FigureId, _: i16) -> Result<(), WhyNot> {
    if look.has(who, list::CLOAKED) { Err(AGAIN) } else { Ok(()) }
}

fn may_sense(look: &Look<'_>, who: FigureId, _: i16) -> Result<(), WhyNot> {
    const NO_STEALTH: WhyNot = WhyNot::new("000:1436", "no-enemy-has-stealth");
    if look.enemies(who).any(|f| look.has(f, list::STEALTH)) { Ok(()) } else { Err(NO_STEALTH) }
}

/// Whether that enemy bears the figure's mark and was not attacked by it this round.
fn fresh_mark(look: &Look<'_>, me: FigureId, target: FigureId) -> bool {
    look.w.mark(target, list::SHATTERPOINT).is_some_and(|m| m.source == me) && !attacked_before(look.w, me, target)
}

/// Whether the figure attacked that enemy in this round, before the enemy was marked too.
fn attacked_before(w: &World, me: FigureId, target: FigureId) -> bool {
    let noted = |c: &Condition| c.nature == Nature::Noted && c.ability == list::SHATTERPOINT && c.source == me;
    w.conditions.iter().any(|c| c.on == target && noted(c))
}

/// Remembers for the rest of the round whom somebody with Shatterpoint attacks: only the first attack counts.
pub(crate) fn remember_attack(at: &mut At<'_, Minis>) {
    let w = at.world();
    if !w.masks.present.has(list::SHATTERPOINT) {
        return;
    }
    let (me, on) = (w.attack().by, w.attack().target);
    if look(at).has(me, list::SHATTERPOINT) && !attacked_before(w, me, on) {
        let (nature, until) = (Nature::Noted, Until::EndOfRound);
        let note = Condition { on, nature, ability: list::SHATTERPOINT, number: 0, source: me, until };
        at.emit(Event::ConditionBegan(note));
    }
}

/// Only the latest mark is in force (faq-497).
fn shatterpoint(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, _: i16) -> Play<()> {
    if !touches(&look(at), who, target, list::SHATTERPOINT) {
        return Ok(());
    }
    let old = |c: &&Condition| c.ability == list::SHATTERPOINT && c.source == who && c.nature == Nature::Marked;
    let released: Vec<FigureId> = at.world().conditions.iter().filter(old).map(|c| c.on).collect();
    for on in released {
        at.emit(Event::ConditionEnded { on, ability: list::SHATTERPOINT, source: who });
    }
    mark(at, target, list::SHATTERPOINT, who, 0, Until::Skirmish);
    Ok(())
}

/// Corruption does not stack; the damage comes each time (faq-438).
fn corrupt(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, _: i16) -> Play<()> {
    if !touches(&look(at), who, target, list::FORCE_CORRUPTION_2) {
        return Ok(());
    }
    harm(at, target, who, 20)?;
    if look(at).stands(target) {
        mark(at, target, list::FORCE_CORRUPTION_2, who, 0, Until::Skirmish);
    }
    Ok(())
}
