//! Winning (000:46-47, 508-514; 002:187-192, 494-519).

use super::look;
use crate::Minis;
use crate::book::Scenario;
use crate::event::Event;
use crate::look::Look;
use crate::world::{FigureId, Place, World};
use dejarik_kernel::{At, Outcome, Play, Seat, SeatSet};

/// Ends the game if somebody has won by now. Called between actions, so that what falls together is counted together
///
pub fn check_victory(at: &mut At<'_, Minis>) -> Play<()> {
    let Some(outcome) = verdict(&look(at)) else { return Ok(()) };
    at.emit(Event::GameEnded { outcome });
    at.over()
}

fn verdict(look: &Look<'_>) -> Option<Outcome> {
    let w = look.w;
    if let Some(outcome) = brought_home(look).or_else(|| goal_reached(w)) {
        return Some(outcome);
    }
    let alive: SeatSet = Seat::first(w.sides.len()).filter(|s| lives(w, *s)).collect();
    let teams: SeatSet = alive.iter().map(|s| Seat(w.team(s))).collect();
    match teams.len() {
        0 => Some(most_points(w)),
        1 => Some(Outcome::Won(w.seats_of(teams.iter().next().expect("one team").0))),
        _ => None,
    }
}

/// Whether the seat has a character that counts.
fn lives(w: &World, seat: Seat) -> bool {
    w.figures.iter().any(|f| f.side == seat && f.counts && !f.defeated)
}

/// First to score its goal, where the scenario has one (002:494-519; 000:1004-1011).
fn goal_reached(w: &World) -> Option<Outcome> {
    let reached = |s: &Seat| {
        let side = &w.sides[s.index()];
        side.goal > 0 && side.half_points >= u32::from(side.goal) * 2
    };
    let best = Seat::first(w.sides.len()).filter(reached).max_by_key(|s| w.sides[s.index()].half_points)?;
    Some(Outcome::Won(w.seats_of(w.team(best))))
}

/// Capture the Droid: whoever leads it back to its own start has won (002:523-532).
fn brought_home(look: &Look<'_>) -> Option<Outcome> {
    if look.w.options.scenario != Scenario::CaptureTheDroid {
        return None;
    }
    let prize = look.w.prize?;
    let seat = look.w[prize.led_by?].side;
    let areas = look.geometry().map().areas();
    let home = if look.w.sides[seat.index()].area == 0 { &areas.blast_door } else { &areas.airlock };
    home.iter().any(|s| s.touches(prize.at)).then(|| Outcome::Won(look.w.seats_of(look.w.team(seat))))
}

/// The team with the most points, or nobody.
fn most_points(w: &World) -> Outcome {
    let points = |team: u8| -> u32 {
        Seat::first(w.sides.len()).filter(|s| w.team(*s) == team).map(|s| w.sides[s.index()].half_points).sum()
    };
    let mut teams: Vec<u8> = Seat::first(w.sides.len()).map(|s| w.team(s)).collect();
    teams.sort_unstable();
    teams.dedup();
    let best = teams.iter().map(|t| points(*t)).max().unwrap_or(0);
    let winners: Vec<u8> = teams.into_iter().filter(|t| points(*t) == best).collect();
    match winners.as_slice() {
        [one] => Outcome::Won(w.seats_of(*one)),
        _ => Outcome::Draw,
    }
}

/// Ten quiet rounds: points, then who is nearest the centre, then whose dearest character is (000:508-514; A-19).
pub(super) fn quiet_end(at: &mut At<'_, Minis>) {
    let view = look(at);
    let mut outcome = most_points(view.w);
    if outcome == Outcome::Draw {
        outcome = nearest_centre(&view, |_| true);
    }
    if outcome == Outcome::Draw {
        let dearest = |f: FigureId| {
            let side = view.w[f].side;
            let most = view.w.in_play().filter(|g| view.w[*g].side == side).map(|g| view.sheet(g).cost).max();
            Some(view.sheet(f).cost) == most
        };
        outcome = nearest_centre(&view, dearest);
    }
    at.emit(Event::GameEnded { outcome });
}

fn nearest_centre(look: &Look<'_>, which: impl Fn(FigureId) -> bool) -> Outcome {
    let distance = |f: FigureId| {
        let space = look.space(f);
        look.geometry()
            .centre()
            .filter_map(|s| look.geometry().range(space, crate::map::Space { at: s, size: 1 }, look.w.open))
            .min()
            .unwrap_or(u16::MAX)
    };
    let standing = || look.w.in_play().filter(|f| matches!(look.w[*f].place, Place::At(_)) && which(*f));
    let Some(best) = standing().map(distance).min() else { return Outcome::Draw };
    let teams: SeatSet =
        standing().filter(|f| distance(*f) == best).map(|f| Seat(look.w.team(look.w[f].side))).collect();
    match teams.len() {
        1 => Outcome::Won(look.w.seats_of(teams.iter().next().expect("one team").0)),
        _ => Outcome::Draw,
    }
}
