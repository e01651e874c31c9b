//! The initiative check, and what comes between it and the first activation (000:1535; minis.md, initiative).

use super::{Ability, Moment, Will, list};
use crate::look::{Look, SPENDING};
use crate::rules::{can_stroll, look, pseudo_turn, reroll_initiative, take_turn};
use crate::world::{FigureId, TurnKind};

/// What belongs to initiative.
pub static FAMILY: &[Ability] = &[
    // 1 Force point: own initiative is rolled again and stands, once a round for the squad (000:1057; 003:2346-2350).
    Ability {
        hears: Some(Moment::InitiativeRolled),
        will: Will::Costs(1),
        speaks: |look, me, _| {
            let side = |f: FigureId| look.w[f].side;
            let said = look.w.windows.last();
            !said.is_some_and(|s| s.iter().any(|(f, a)| *a == list::ANTICIPATION && side(*f) == side(me)))
        },
        does: |at, me, _| {
            let seat = at.world()[me].side;
            reroll_initiative(at, seat)
        },
        ..Ability::of(list::ANTICIPATION)
    },
    // It may move up to its speed; no activation (000:1538).
    Ability {
        hears: Some(Moment::Initiative),
        will: Will::May,
        speaks: |look, me, _| can_stroll(look, me, look.speed(me)),
        does: |at, me, _| {
            let speed = look(at).speed(me);
            pseudo_turn(at, me, speed, list::INTUITION, &[])
        },
        ..Ability::of(list::INTUITION)
    },
    // 1 Force point: it moves up to its speed. That counts as a turn for limits, and its Force point is spent in it
    // (000:1948; 003:2914-2933).
    Ability {
        hears: Some(Moment::Initiative),
        will: Will::Costs(1),
        speaks: |look, me, _| can_stroll(look, me, surprise(look, me)),
        does: |at, me, _| {
            let squares = surprise(&look(at), me);
            pseudo_turn(at, me, squares, list::SURPRISE_MOVE, &[SPENDING])
        },
        ..Ability::of(list::SURPRISE_MOVE)
    },
    // 3 Force points: a whole turn that is no activation (000:1045; 003:2341-2345).
    Ability {
        hears: Some(Moment::Initiative),
        will: Will::Costs(3),
        does: |at, me, _| {
            if !look(at).stands(me) {
                return Ok(());
            }
            take_turn(at, me, TurnKind::Granted)
        },
        ..Ability::of(list::AING_TII_FLOW_WALKING)
    },
    // Characters that join by the initiative die: rules/joining.rs (000:1803).
    Ability::of(list::RESERVES),
    Ability::of(list::FRINGE_RESERVES),
    Ability::of(list::REPUBLIC_RESERVES),
    Ability::of(list::SEPARATIST_RESERVES),
];

/// How far a Surprise Move goes (E-04).
fn surprise(look: &Look<'_>, me: FigureId) -> u8 {
    look.w.options.edition.pace(look.speed(me))
}
