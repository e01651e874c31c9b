//! Abilities that answer a die (steps 7 and 9).

use super::{Ability, Moment, Reaction, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::rules::{change_side, look, roll_again};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // Force 1: an enemy within 6 rolls its attack again, whoever its target is (faq-434), unless no die was rolled (faq-435).
    Ability {
        hears: Some(Moment::Rolled),
        will: Will::Costs(1),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            look.w.enemies(me, attack.by)
                && attack.die.is_some_and(|die| !die.set)
                && look.within(me, attack.by, 6)
                // Nobody else spends Force points on rerolls of attacks against the immune (000:1378).
                && !look.immune_from(attack.target, me)
        },
        does: |at, _, _| roll_again(at, 0),
        ..Ability::of(list::FORCE_ALTER)
    },
    // An enemy whose last roll against the bearer is a natural 1 changes sides, until the bearer falls.
    Ability {
        hears: Some(Moment::Read),
        speaks: |look, me, _| {
            let attack = look.w.attack();
            attack.target == me
                && attack.die.is_some_and(|die| die.natural == 1)
                && look.w.enemies(me, attack.by)
                && look.stands(attack.by)
        },
        touches: |look, _| look.w.attack().by,
        does: |at, me, _| betray(at, me),
        also: &[Reaction {
            hears: Moment::Fallen,
            will: Will::Must,
            speaks: |look, me, _| look.w.fall().who == me && look.w.conditions.iter().any(|c| won_over(c, me)),
            touches: |_, me| me,
            does: |at, me, _| give_back(at, me),
        }],
        ..Ability::of(list::BETRAYAL)
    },
];

fn won_over(c: &Condition, me: FigureId) -> bool {
    c.ability == list::BETRAYAL && c.source == me
}

fn betray(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let (by, side) = (at.world().attack().by, at.world()[me].side);
    change_side(at, by, side)?;
    at.emit(Event::ConditionBegan(Condition {
        on: by,
        nature: Nature::Marked,
        ability: list::BETRAYAL,
        number: 0,
        source: me,
        until: Until::Skirmish,
    }));
    if at.world().turn().is_some() {
        at.emit(Event::UsedInTurn { who: by, ability: list::BETRAYAL });
    }
    Ok(())
}

/// They return to the squads they came with (000:1090-1091).
fn give_back(at: &mut At<'_, Minis>, me: FigureId) -> Play<()> {
    let won: FigureSet = at.world().conditions.iter().filter(|c| won_over(c, me)).map(|c| c.on).collect();
    for who in won.iter() {
        at.emit(Event::ConditionEnded { on: who, ability: list::BETRAYAL, source: me });
        if look(at).on_table(who) {
            let home = at.world()[who].home;
            change_side(at, who, home)?;
        }
    }
    Ok(())
}
