//! Turns and phases, and whose opportunity it is while nothing is under way (R010, R328).

use super::action::{automatic, hear, take_turn};
use super::settle::settle;
use super::{acts, creature, keep, ruin, start, training};
use crate::Ccg;
use crate::book::text::{Moment, Phase};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::look::Look;
use crate::world::{CardId, DARK, LIGHT, other};
use dejarik_kernel::{At, Play};

/// A step: one opportunity on the empty stack, with all that comes of it.
pub(crate) fn step(at: &mut At<'_, Ccg>) -> Play<()> {
    if at.world().showed {
        at.emit(Event::StepBegan);
    }
    if at.world().phase == Phase::Start {
        return start::step(at);
    }
    if at.world().fresh {
        let turn = at.world().turn;
        automatic(at, Moment::PhaseBegan, CardId::NONE, turn)?;
        match at.world().phase {
            Phase::Control => {
                ruin::asteroids(at, turn)?;
                training::attempts(at, turn, false)?;
            }
            Phase::Battle => creature::hunt(at)?,
            _ => {}
        }
        at.emit(Event::PhaseReady);
        settle(at)?;
    }
    let (seat, phase) = (at.world().next, at.world().phase);
    let rules = at.rules();
    match at.may(seat, Ask::Act(phase), |w, list| list.extend(acts(Look::new(rules, w), seat)))? {
        Some(act) => {
            rule(10);
            let next = take_turn(at, seat, act)?;
            at.emit(Event::Acted { seat: other(next) });
        }
        None => {
            at.emit(Event::Passed { seat });
            if at.world().passes >= 2 {
                next_phase(at)?;
            }
        }
    }
    Ok(())
}

fn next_phase(at: &mut At<'_, Ccg>) -> Play<()> {
    if at.world().phase == Phase::Deploy {
        keep::redeploy(at)?;
    }
    let phase = match at.world().phase {
        Phase::Start | Phase::Activate => Phase::Control,
        Phase::Control => Phase::Deploy,
        Phase::Deploy => Phase::Battle,
        Phase::Battle => Phase::Move,
        Phase::Move => Phase::Draw,
        Phase::Draw => return end_turn(at),
    };
    match phase {
        Phase::Control => rule(80),
        Phase::Deploy => rule(100),
        Phase::Battle => rule(49),
        Phase::Move => rule(221),
        Phase::Start | Phase::Activate | Phase::Draw => rule(110),
    }
    at.emit(Event::PhaseBegan { phase });
    Ok(())
}

/// Both Used Piles go under their Reserve Decks; then it is the other's turn (R272, 004:1364).
fn end_turn(at: &mut At<'_, Ccg>) -> Play<()> {
    let turn = at.world().turn;
    training::attempts(at, turn, true)?;
    hear(at, Moment::TurnEnded, CardId::NONE, turn)?;
    for seat in [DARK, LIGHT] {
        rule(272);
        rule(418);
        at.emit(Event::Recirculated { seat });
    }
    rule(328);
    at.emit(Event::TurnBegan { seat: other(turn) });
    at.emit(Event::PhaseBegan { phase: Phase::Activate });
    Ok(())
}
