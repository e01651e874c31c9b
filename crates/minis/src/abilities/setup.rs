//! Choices of setup: made once, they last the whole skirmish.

use super::{Ability, AbilityId, Moment, list};
use crate::Minis;
use crate::book::Faction;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::rules::{controller, look};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// The choices of setup.
pub static FAMILY: &[Ability] = &[
    // An ally with a Force rating has Lightsaber Duelist (000:1205).
    Ability {
        gives: &[list::LIGHTSABER_DUELIST],
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| !inspirable(look, me).is_empty(),
        does: |at, me, _| {
            let Some(ally) = choose(at, me, list::DARK_INSPIRATION, inspirable)? else { return Ok(()) };
            at.emit(Event::ConditionBegan(Condition {
                on: ally,
                nature: Nature::Granted,
                ability: list::LIGHTSABER_DUELIST,
                number: 0,
                source: me,
                until: Until::Skirmish,
            }));
            Ok(())
        },
        ..Ability::of(list::DARK_INSPIRATION)
    },
    // A Unique ally may spend this character's Force points in place of its own (000:1208).
    Ability {
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| !pupils(look, me).is_empty(),
        does: |at, me, _| {
            let Some(ally) = choose(at, me, list::DARK_MASTER, pupils)? else { return Ok(()) };
            mark(at, ally, list::DARK_MASTER, me, Until::SourceFalls);
            Ok(())
        },
        ..Ability::of(list::DARK_MASTER)
    },
    // Another Rebel gets a Force point, and a Force rating if it has none (000:1575).
    Ability {
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| !tutored(look, me).is_empty(),
        does: |at, me, _| {
            let Some(who) = choose(at, me, list::LIGHT_TUTOR, tutored)? else { return Ok(()) };
            at.emit(Event::ForceGained { who, points: 1 });
            if !at.world()[who].rated {
                at.emit(Event::RatingChanged { who, rated: true });
            }
            Ok(())
        },
        ..Ability::of(list::LIGHT_TUTOR)
    },
    // An ally that is not Unique has Stealth (000:1695).
    Ability {
        gives: &[list::STEALTH],
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| !masked(look, me).is_empty(),
        does: |at, me, _| {
            let Some(ally) = choose(at, me, list::OOGLITH_MASQUER, masked)? else { return Ok(()) };
            at.emit(Event::ConditionBegan(Condition {
                on: ally,
                nature: Nature::Granted,
                ability: list::STEALTH,
                number: 0,
                source: me,
                until: Until::Skirmish,
            }));
            Ok(())
        },
        ..Ability::of(list::OOGLITH_MASQUER)
    },
    // One enemy is the programmed target: +4 Attack and Accurate Shot against it (000:1743).
    Ability {
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| !victims(look, me).is_empty(),
        does: |at, me, _| {
            let Some(foe) = choose(at, me, list::PROGRAMMED_TARGET, victims)? else { return Ok(()) };
            mark(at, foe, list::PROGRAMMED_TARGET, me, Until::SourceFalls);
            Ok(())
        },
        adds: Some(|look, me, _, q| {
            let against_it = q.by == me && look.programmed(me, q.at);
            if q.stat == Stat::Attack && against_it { 4 } else { 0 }
        }),
        ..Ability::of(list::PROGRAMMED_TARGET)
    },
    // The whole squad is Mandalorian (000:1627).
    Ability {
        hears: Some(Moment::SetUp),
        speaks: |look, me, _| conscripts(look, me).next().is_some(),
        does: |at, me, _| {
            let all: SmallVec<[FigureId; 16]> = conscripts(&look(at), me).collect();
            for who in all {
                at.emit(Event::FactionChanged { who, faction: Faction::Mandalorian });
            }
            Ok(())
        },
        ..Ability::of(list::MANDALORIAN_CONSCRIPTION)
    },
    // Characters that join after the reveal: rules/joining.rs (000:1784).
    Ability::of(list::REINFORCEMENTS),
    Ability::of(list::DROID_REINFORCEMENTS),
    Ability::of(list::FRINGE_REINFORCEMENTS),
    Ability::of(list::SEPARATIST_REINFORCEMENTS),
];

/// The controller chooses one of those; nobody if there is none.
fn choose(
    at: &mut At<'_, Minis>,
    me: FigureId,
    ability: AbilityId,
    from: fn(&Look<'_>, FigureId) -> FigureSet,
) -> Play<Option<FigureId>> {
    let those = from(&look(at), me);
    if those.is_empty() {
        return Ok(None);
    }
    let seat = controller(at, me);
    at.ask(seat, Ask::Target(me, ability), |_, list| list.extend(those.iter())).map(Some)
}

fn mark(at: &mut At<'_, Minis>, on: FigureId, ability: AbilityId, source: FigureId, until: Until) {
    at.emit(Event::ConditionBegan(Condition { on, nature: Nature::Marked, ability, number: 0, source, until }));
}

/// Allies in its own squad.
fn squad<'a>(look: &Look<'a>, me: FigureId) -> impl Iterator<Item = FigureId> + use<'a> {
    let w = look.w;
    look.allies(me).filter(move |f| w[*f].side == w[me].side)
}

fn inspirable(look: &Look<'_>, me: FigureId) -> FigureSet {
    look.allies(me).filter(|f| look.w[*f].rated).collect()
}

fn pupils(look: &Look<'_>, me: FigureId) -> FigureSet {
    squad(look, me).filter(|f| look.unique(*f)).collect()
}

fn tutored(look: &Look<'_>, me: FigureId) -> FigureSet {
    squad(look, me).filter(|f| look.w[*f].faction == Some(Faction::Rebel)).collect()
}

fn masked(look: &Look<'_>, me: FigureId) -> FigureSet {
    squad(look, me).filter(|f| !look.unique(*f)).collect()
}

fn victims(look: &Look<'_>, me: FigureId) -> FigureSet {
    look.enemies(me).collect()
}

/// Those of the squad that are not Mandalorian yet.
fn conscripts<'a>(look: &Look<'a>, me: FigureId) -> impl Iterator<Item = FigureId> + use<'a> {
    let w = look.w;
    w.ids().filter(move |f| w[*f].side == w[me].side && w[*f].faction != Some(Faction::Mandalorian))
}
