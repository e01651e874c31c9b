//! Rounds and phases (000:138-158, 516-538; 002:199-229; 003:86-130).

use super::{check_victory, joining, look, take_turn, transport, victory};
use crate::Minis;
use crate::abilities::list;
use crate::book::{Effect, Gets};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::world::{FigureId, FigureSet, TurnKind, World};
use dejarik_kernel::{At, Play, Seat};

/// One activation: opens a phase where none is open, or ends the round when nobody is left.
pub(super) fn next_activation(at: &mut At<'_, Minis>) -> Play<()> {
    let rules = at.rules();
    while at.world().round.left == 0 || !ready(&look(at), at.world().round.phase) {
        let Some(seat) = next_phase(&look(at)) else { return end_round(at) };
        joining::arrive(at, seat)?;
        if !at.world().round.begun.has(seat) {
            transport::alight(at, seat)?;
        }
        if ready(&look(at), seat) {
            let (activations, least) = activations(&look(at), seat);
            at.emit(Event::PhaseBegan { seat, activations, least });
        }
    }
    let (seat, left) = (at.world().round.phase, at.world().round.left);
    let able = |w: &World| -> FigureSet {
        let look = Look::new(rules, w);
        w.ids().filter(|f| may_activate(&look, *f, seat)).collect()
    };
    let chosen = if at.world().round.least > 0 {
        Some(at.ask(seat, Ask::Activate(left), |w, list| list.extend(able(w).iter()))?)
    } else {
        at.may(seat, Ask::Activate(left), |w, list| list.extend(able(w).iter()))?
    };
    let Some(who) = chosen else {
        at.emit(Event::PhaseCutShort);
        return Ok(());
    };
    at.emit(Event::Activated { who });
    take_turn(at, who, TurnKind::Activation)?;
    check_victory(at)
}

/// Whether the seat may activate that figure now.
fn may_activate(look: &Look<'_>, f: FigureId, seat: Seat) -> bool {
    let figure = &look.w[f];
    let here = figure.side == seat && !figure.activated && !figure.defeated && look.on_table(f);
    here && !look.acts(f, list::FROZEN_IN_CARBONITE)
}

/// Whether the seat has somebody to activate.
fn ready(look: &Look<'_>, seat: Seat) -> bool {
    look.w.ids().any(|f| may_activate(look, f, seat))
}

/// The next seat, clockwise, that has somebody to activate or waiting to come into play.
fn next_phase(look: &Look<'_>) -> Option<Seat> {
    let w = look.w;
    let seats = w.sides.len() as u8;
    let waits = |seat: Seat| w.waiting.iter().any(|f| w[*f].side == seat);
    (1..=seats).map(|i| Seat((w.round.phase.0 + i) % seats)).find(|seat| ready(look, *seat) || waits(*seat))
}

/// How many activations a phase has, and how many of them must be made: two, or what a commander effect says, and what
/// another adds to that (000:1723; 003:637-641, 788-798).
fn activations(look: &Look<'_>, seat: Seat) -> (u8, u8) {
    let said = || {
        let works = |(c, effect): &(FigureId, &Effect)| {
            look.w[*c].side == seat && look.reached(*c, effect, *c) && look.holds(*c, effect, *c, None)
        };
        look.effects().filter(works).flat_map(|(_, effect)| &effect.gets)
    };
    let number = said().find_map(|gets| match gets {
        Gets::ActivationsPerPhase(n) => Some((*n, *n)),
        Gets::ActivationsUpTo(n) => Some((*n, 1)),
        _ => None,
    });
    let more = said().filter_map(|gets| if let Gets::MoreActivations(n) = gets { Some(*n) } else { None }).max();
    let ((most, least), more) = (number.unwrap_or((2, 2)), more.unwrap_or(0));
    (most + more, if least < most { least } else { least + more })
}

/// The round is over; ten quiet ones in a row end the game (000:508-514).
fn end_round(at: &mut At<'_, Minis>) -> Play<()> {
    at.emit(Event::RoundEnded);
    dejarik_kernel::trace::acted(list::TERM_ROUND.0);
    if at.world().round.quiet >= 10 {
        victory::quiet_end(at);
        return at.over();
    }
    check_victory(at)
}
