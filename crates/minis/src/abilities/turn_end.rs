//! Effects of the end of a turn, which its controller puts in any order (003:902-912).

use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{DoorId, DoorSet};
use crate::rules::{controller, heal, look, settle_door, thaw};
use crate::world::{Condition, FigureId, FigureSet, Hold, Nature, Place, Until};
use dejarik_kernel::{At, Play};

/// Effects of the end of a turn.
pub static FAMILY: &[Ability] = &[
    // It heals on a turn in which it did not move (000:1782; 003:1340-1346).
    Ability {
        hears: Some(Moment::TurnEnd),
        speaks: |look, me, _| look.wounded(me) && look.w.turn().is_some_and(|t| t.who == me && t.steps == 0),
        does: |at, me, n| {
            heal(at, me, n);
            Ok(())
        },
        ..Ability::of(list::REGENERATION)
    },
    // It fixes a door in sight as open or closed until its next turn ends (000:1705; 003:1784-1809). While it holds one it
    // must resolve this, else it may.
    Ability {
        hears: Some(Moment::TurnEnd),
        speaks: |look, me, _| {
            own_end(look, me) && (holds(look, me, list::OVERRIDE) || !overridable(look, me).is_empty())
        },
        does: |at, me, _| fix_door(at, me, list::OVERRIDE),
        ..Ability::of(list::OVERRIDE)
    },
    // It holds a door in sight open until its next turn ends; Override is stronger (000:1264).
    Ability {
        hears: Some(Moment::TurnEnd),
        speaks: |look, me, _| {
            own_end(look, me) && (holds(look, me, list::DOOR_GIMMICK) || !gimmickable(look, me).is_empty())
        },
        does: |at, me, _| fix_door(at, me, list::DOOR_GIMMICK),
        ..Ability::of(list::DOOR_GIMMICK)
    },
    // An adjacent Small or Medium ally without Melee Attack has Extra Attack until its next turn ends, as long as the two
    // stay adjacent (000:1739).
    Ability {
        hears: Some(Moment::TurnEnd),
        will: Will::May,
        speaks: |look, me, _| own_end(look, me) && !coupled(look, me).is_empty(),
        does: |at, me, _| {
            let those = coupled(&look(at), me);
            let seat = controller(at, me);
            let on = at.ask(seat, Ask::Target(me, list::POWER_COUPLING), |_, list| list.extend(those.iter()))?;
            at.emit(Event::ConditionEnded { on, ability: list::POWER_COUPLING, source: me });
            at.emit(Event::ConditionBegan(Condition {
                on,
                nature: Nature::Marked,
                ability: list::POWER_COUPLING,
                number: 0,
                source: me,
                until: Until::EndOfSourcesTurnAfterThis,
            }));
            Ok(())
        },
        gives: &[list::EXTRA_ATTACK],
        grants: |look, me, _, f, _| {
            let coupled = |c: &Condition| c.on == f && c.source == me && c.ability == list::POWER_COUPLING;
            (look.w.conditions.iter().any(coupled) && look.adjacent(me, f)).then_some(0)
        },
        ..Ability::of(list::POWER_COUPLING)
    },
    // An object until an ally ends its turn next to it; then the Han Solo inside may come out (000:1465-1472).
    Ability {
        hears: Some(Moment::TurnEnd),
        will: Will::May,
        speaks: |look, me, _| {
            let beside = |f: FigureId| look.stands(f) && look.w.allies(me, f) && look.adjacent(me, f);
            look.w[me].inside.is_some() && look.w.turn().is_some_and(|t| beside(t.who))
        },
        does: |at, me, _| thaw(at, me),
        ..Ability::of(list::FROZEN_IN_CARBONITE)
    },
];

/// Whether the figure's own turn ends and it is there to see it.
fn own_end(look: &Look<'_>, me: FigureId) -> bool {
    look.own_turn(me) && look.stands(me)
}

/// Whether the figure holds a door by that ability.
fn holds(look: &Look<'_>, me: FigureId, ability: AbilityId) -> bool {
    look.w.holds.iter().any(|h| h.by == me && h.ability == ability)
}

fn seen_doors(look: &Look<'_>, me: FigureId) -> DoorSet {
    let doors = look.geometry().doors_seen(look.space(me), look.w.open);
    doors.iter().filter(|d| !look.w.removed.contains(*d)).fold(DoorSet::NONE, DoorSet::with)
}

fn overridable(look: &Look<'_>, me: FigureId) -> DoorSet {
    if !look.w.options.edition.overrides_unseen_doors() {
        return seen_doors(look, me);
    }
    let all = (0..look.geometry().map().doors().len() as u8).map(DoorId);
    all.filter(|d| !look.w.removed.contains(*d)).fold(DoorSet::NONE, DoorSet::with)
}

/// Doors that a Door Gimmick can hold: none that an Override holds.
fn gimmickable(look: &Look<'_>, me: FigureId) -> DoorSet {
    let fixed = |d: &DoorId| look.w.holds.iter().any(|h| h.door == *d && h.ability == list::OVERRIDE);
    seen_doors(look, me).iter().filter(|d| !fixed(d)).fold(DoorSet::NONE, DoorSet::with)
}

/// Whether a Large or larger character stands in the doorway (003:1789-1793).
fn straddled(look: &Look<'_>, door: DoorId) -> bool {
    look.w.in_play().any(|f| {
        look.w[f].span > 1
            && matches!(look.w[f].place, Place::At(_))
            && look.geometry().doors_inside(look.space(f)).contains(door)
    })
}

/// First the new door is fixed, then the old one let go, in one block (003:1803-1809).
fn fix_door(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    let old = at.world().holds.iter().find(|h| h.by == me && h.ability == ability).map(|h| h.door);
    let view = look(at);
    let doors = if ability == list::OVERRIDE { overridable(&view, me) } else { gimmickable(&view, me) };
    let seat = controller(at, me);
    let must = old.is_some() && ability == list::OVERRIDE && !doors.is_empty();
    let chosen = if must {
        Some(at.ask(seat, Ask::Door(me, ability), |_, list| list.extend(doors.iter()))?)
    } else if doors.is_empty() {
        None
    } else {
        at.may(seat, Ask::Door(me, ability), |_, list| list.extend(doors.iter()))?
    };
    if let Some(door) = chosen {
        let open =
            ability == list::DOOR_GIMMICK || straddled(&look(at), door) || at.yes(seat, Ask::HoldOpen(me, door))?;
        at.emit(Event::DoorHeld(Hold { door, open, by: me, ability }));
        settle_door(at, door);
    }
    if let Some(old) = old.filter(|old| chosen != Some(*old)) {
        at.emit(Event::DoorReleased { door: old, by: me });
        settle_door(at, old);
    }
    Ok(())
}

/// Adjacent Small or Medium allies without Melee Attack.
fn coupled(look: &Look<'_>, me: FigureId) -> FigureSet {
    let fit = |f: &FigureId| look.w[*f].span == 1 && !look.has(*f, list::MELEE_ATTACK) && look.adjacent(me, *f);
    look.allies(me).filter(fit).collect()
}
