//! When something happens or may be done: the moment together with what its conditions say of it.

use super::names::phase_name;
use super::phrase::{a, place};
use super::{owner, player};
use crate::book::text::{Cond, Filter, Kind, Limit, Moment, Phase, Timing, Who};

/// What a function says before it says what is done: its moment, and the conditions that are no part of that.
pub(super) struct When<'a> {
    /// The moment in words; empty if none has to be named.
    pub(super) said: String,
    /// What is left of the conditions.
    pub(super) left: Vec<&'a Cond>,
}

/// The parts of a condition.
fn parts(c: &Cond) -> Vec<&Cond> {
    match c {
        Cond::Always => Vec::new(),
        Cond::All(all) => all.iter().flat_map(parts).collect(),
        c => vec![c],
    }
}

/// Takes out the first part that gives something.
fn take<'a, T>(left: &mut Vec<&'a Cond>, get: impl Fn(&'a Cond) -> Option<T>) -> Option<T> {
    let n = left.iter().position(|c| get(c).is_some())?;
    get(left.remove(n))
}

/// When, of an action that one may choose (`choice`) or that happens by itself.
pub(super) fn when<'a>(at: Timing, cond: &'a Cond, choice: bool) -> When<'a> {
    let mut left = parts(cond);
    let said = match at {
        Timing::Anytime => "at any time".to_owned(),
        Timing::NotInBattle => "at any time except during battle".to_owned(),
        Timing::Your(phase) => match take(&mut left, |c| (*c == Cond::Beginning).then_some(())) {
            Some(()) => format!("at the beginning of your {} phase", phase_name(phase)),
            None => format!("during your {} phase", phase_name(phase)),
        },
        Timing::Any(phase) => {
            let theirs = take(&mut left, |c| (*c == Cond::TheirTurn).then_some("opponent's"));
            format!("during {} {} phase", theirs.unwrap_or("any"), phase_name(phase))
        }
        Timing::YourTurn => "during your turn".to_owned(),
        Timing::Battle => "during battle".to_owned(),
        Timing::Start => "as the game begins".to_owned(),
        Timing::At(moment) => {
            let phase = match moment {
                Moment::PhaseBegan => None,
                _ => own_phase(&mut left),
            };
            let happened = happened(moment, &mut left, choice);
            phase.map_or(happened.clone(), |phase| format!("during your {} phase, {happened}", phase_name(phase)))
        }
    };
    When { said, left }
}

/// A phase of your turn, if it is a condition.
fn own_phase(left: &mut Vec<&Cond>) -> Option<Phase> {
    let n = left.iter().position(|c| matches!(c, Cond::Phase(_)))?;
    let turn = left.iter().position(|c| **c == Cond::YourTurn)?;
    let Cond::Phase(phase) = left[n] else { return None };
    let phase = *phase;
    for n in [n.max(turn), n.min(turn)] {
        left.remove(n);
    }
    Some(phase)
}

/// Whether what a moment is about is a location.
pub(super) fn is_of_place(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::BattleInitiated
            | Moment::DrainInitiated
            | Moment::Draining
            | Moment::Drained
            | Moment::BattleDecided
            | Moment::BattleEnded
            | Moment::BothDrew
    )
}

fn happened(moment: Moment, left: &mut Vec<&Cond>, choice: bool) -> String {
    let if_ = if choice { "if" } else { "when" };
    let it = take(left, |c| match c {
        Cond::ItIs(f) => Some(f),
        _ => None,
    });
    let by = take(left, |c| match c {
        Cond::By(who) => Some(*who),
        _ => None,
    });
    let this = it == Some(&Filter::This) && !is_of_place(moment);
    let what = |or: &str| it.map_or_else(|| or.to_owned(), a);
    let there = it.map_or_else(String::new, at_place);
    let who = by.map(player);
    let did = |active: &str, passive: &str, noun: &str| match who {
        Some(who) => format!("{if_} {who} just {active} {noun}"),
        None => format!("{if_} {noun} was just {passive}"),
    };
    match moment {
        Moment::Played => did("played", "played", &what("an Interrupt")),
        Moment::Deploying => match who {
            Some(who) => format!("{if_} {who} deploys {}", what("a card")),
            None => format!("{if_} {} is being deployed", what("a card")),
        },
        Moment::Deployed if this && !choice => "when deployed".to_owned(),
        Moment::Deployed => did("deployed", "deployed", &what("a card")),
        Moment::Reacting => format!("{if_} {} reacts", what("a card")),
        Moment::BattleInitiated => did("initiated", "initiated", "a battle") + &there,
        Moment::DrainInitiated => did("initiated", "initiated", "a Force drain") + &there,
        Moment::Draining => format!("during {} Force drain{there}", by.map_or("a", owner)),
        Moment::Drained => match who {
            Some(who) => format!("{if_} {who} just drained Force{there}"),
            None => format!("{if_} Force was just drained{there}"),
        },
        Moment::Targeted => format!("{if_} {} was just targeted by {} weapon", what("a card"), by.map_or("a", owner)),
        Moment::Hit => format!("{if_} {} was just hit", what("a card")),
        Moment::BattleDestinyDrawn if this => format!("{if_} just drawn for battle destiny{}", by_whom(by)),
        Moment::BattleDestinyDrawn => drew(if_, who, "battle destiny"),
        Moment::DestinyDrawn if it.is_some() => {
            format!("{if_} {} was just drawn for destiny{}", what("a card"), by_whom(by))
        }
        Moment::DestinyDrawn => drew(if_, who, "destiny"),
        Moment::Lost if this => format!("{if_} just lost"),
        Moment::Lost => format!("{if_} {} was just lost", what("a card")),
        Moment::Forfeited if this => format!("{if_} just forfeited"),
        Moment::Forfeited => format!("{if_} {} was just forfeited", what("a card")),
        Moment::BattleDecided => {
            let lost = take(left, |c| match c {
                Cond::LostBattle(who) => Some(*who),
                _ => None,
            });
            match lost {
                Some(Who::Opponent) => format!("{if_} you just won a battle{there}"),
                Some(Who::You) => format!("{if_} you just lost a battle{there}"),
                _ => format!("{if_} a battle was just decided{there}"),
            }
        }
        Moment::BattleEnded => format!("{if_} a battle just ended{there}"),
        Moment::Moved => {
            let (near, what) = (" adjacent to a location where that card was", what("a card"));
            let from = if what.contains(near) { " from an adjacent site" } else { "" };
            format!("{if_} {} just moved{from}", what.replace(near, ""))
        }
        Moment::ForceLoss => match who {
            Some(who) => format!("{if_} {who} must lose Force"),
            None => format!("{if_} Force must be lost"),
        },
        Moment::BattleForceLost => format!("{if_} {} just lost Force to battle damage", who.unwrap_or("a player")),
        Moment::PhaseBegan => {
            let phase = take(left, |c| match c {
                Cond::Phase(phase) => Some(phase_name(*phase)),
                _ => None,
            });
            format!("at the beginning of {} {} phase", whose_turn(left), phase.unwrap_or("")).replace("  ", " ")
        }
        Moment::TurnEnded => format!("at the end of {} turn", whose_turn(left)),
        Moment::Settled => "as soon as".to_owned(),
        Moment::Fired => format!("{if_} {} just fired a weapon", what("a card")),
        Moment::BothDrew => format!("{if_} both players have drawn battle destiny{there}"),
        Moment::Losing => format!("{if_} {} is about to be lost", what("a card")),
        Moment::Endangered => {
            format!("{if_} {} was just targeted to be stolen, hit, captured or lost", what("a droid"))
        }
        Moment::Surfaced => "when it reaches the top of that Reserve Deck".to_owned(),
        Moment::Trained => format!("{if_} {} was just completed", what("a Jedi Test")),
        Moment::Tripped => {
            let card = by.map_or_else(|| "a card".to_owned(), |by| format!("{} card", owner(by)));
            format!("{if_} {} comes to or across the site", what(&card))
        }
    }
}

fn by_whom(by: Option<Who>) -> &'static str {
    match by {
        Some(Who::You) => " by you",
        Some(Who::Opponent) => " by opponent",
        Some(Who::Both) | None => "",
    }
}

fn drew(if_: &str, who: Option<&str>, what: &str) -> String {
    match who {
        Some(who) => format!("{if_} {who} just drew {what}"),
        None => format!("{if_} {what} was just drawn"),
    }
}

fn whose_turn(left: &mut Vec<&Cond>) -> &'static str {
    let turn = take(left, |c| match c {
        Cond::YourTurn => Some("your"),
        Cond::TheirTurn => Some("opponent's"),
        _ => None,
    });
    turn.unwrap_or("each")
}

/// Where a battle or a drain is.
fn at_place(f: &Filter) -> String {
    match f {
        Filter::Here | Filter::This => " here".to_owned(),
        Filter::Present => " where present".to_owned(),
        Filter::Not(f) if **f == Filter::Kind(Kind::Site) => " at a system or sector".to_owned(),
        f => format!(" at {}", place(f)),
    }
}

/// How often.
pub(super) fn often(once: Limit, times: u8, at: Timing) -> (String, Option<String>) {
    let n = match times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    };
    match (once, at) {
        (Limit::Often | Limit::Title, _) => (String::new(), None),
        (Limit::Phase, Timing::Your(phase)) => {
            (String::new(), Some(format!("{n} during each of your {} phases", phase_name(phase))))
        }
        (Limit::Phase, Timing::Any(phase)) => {
            (String::new(), Some(format!("{n} during each {} phase", phase_name(phase))))
        }
        (Limit::Phase, _) => (format!("{n} each phase, "), None),
        (Limit::Turn, _) => (format!("{n} each turn, "), None),
        (Limit::Battle, _) => (format!("{n} per battle, "), None),
        (Limit::Game, _) => (format!("{n} per game, "), None),
    }
}
