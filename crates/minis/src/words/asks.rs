//! Questions and answers in words.

use super::count;
use crate::Minis;
use crate::abilities::{AbilityId, Moment};
use crate::choice::{Ask, Choice, Deed};
use crate::look::Look;
use crate::map::Side;
use crate::rules::trail;
use crate::world::{FigureId, World};

/// The question without its options.
pub(super) fn ask(rules: &Minis, w: &World, ask: &Ask) -> String {
    let name = |f: FigureId| rules.name(w, f);
    let called = |a: AbilityId| a.row().name;
    match *ask {
        Ask::Area => "which edge to take".to_owned(),
        Ask::Place(f) => format!("where to set up {}", name(f)),
        Ask::Board(f) => format!("what {} goes aboard", name(f)),
        Ask::Alight(f) => format!("where {} gets off", name(f)),
        Ask::First => "who goes first".to_owned(),
        Ask::Activate(left) => format!("whom to activate, {} left", count(left, "activation")),
        Ask::Turn(f) => format!("what {} does", name(f)),
        Ask::Move(f, left) => format!("where {} moves, {} left", name(f), count(left, "square")),
        Ask::Combine(f) => format!("who combines fire with {}", name(f)),
        Ask::Reroll(f, natural) => format!("whether {} rolls its {natural} again", name(f)),
        Ask::Opportunity(by, at) => {
            format!("whether {} makes an attack of opportunity against {}", name(by), name(at))
        }
        Ask::React(moment) => format!("what to use {}", when(moment)),
        Ask::Order(moment) => format!("what comes first {}", when(moment)),
        Ask::Target(f, a) => format!("whom {} uses {} on", name(f), called(a)),
        Ask::Square(f, a) => format!("on which square {} uses {}", name(f), called(a)),
        Ask::Push(by, at) => format!("where {} pushes {}", name(by), name(at)),
        Ask::Door(f, a) => format!("on which door {} uses {}", name(f), called(a)),
        Ask::HoldOpen(f, door) => format!("whether {} holds door {} open, or else closed", name(f), door.0 + 1),
        Ask::Use(f, a) => format!("whether {} uses {}", name(f), called(a)),
        Ask::Pool(f, a) => format!("whose Force points {} spends on {}", name(f), called(a)),
        Ask::Keep(a, b) => format!("which die to keep, {a} or {b}"),
        Ask::Join(f, points) => format!("who joins through {}, {} left", name(f), count(points, "point")),
    }
}

/// The moment as the end of a question.
fn when(moment: Moment) -> &'static str {
    match moment {
        Moment::SetUp => "after setup",
        Moment::Initiative => "after initiative",
        Moment::Activated => "on activation",
        Moment::TurnEnd => "at the end of the turn",
        Moment::Announced => "when the attack is announced",
        Moment::Targeted => "when the target is declared",
        Moment::Declared => "when the attack is declared",
        Moment::BeforeRoll => "before the attack roll",
        Moment::Rolled => "on the attack roll",
        Moment::Attacked => "when attacked",
        Moment::Read => "when the roll is read",
        Moment::Hit => "on the hit",
        Moment::Missed => "on the miss",
        Moment::Guard => "to take the damage",
        Moment::Hurt => "against the damage",
        Moment::Falling => "against the defeat",
        Moment::Fallen => "on the defeat",
        Moment::Gone => "on the removal",
        Moment::Aftermath => "after the hit",
        Moment::Entered => "on the step",
        Moment::Power => "against the Force power",
        Moment::Saved => "on the save",
        Moment::InitiativeRolled => "on the initiative roll",
    }
}

/// The answer.
pub(super) fn choice(rules: &Minis, w: &World, ask: &Ask, choice: &Choice) -> String {
    match *choice {
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::Figure(f) => rules.name(w, f),
        Choice::Square(square) if matches!(ask, Ask::Move(..)) => format!("to {square}"),
        Choice::Square(square) => square.to_string(),
        Choice::Path(path) => {
            let Ask::Move(who, _) = *ask else { return format!("{} steps", path.len()) };
            match trail(&Look::new(rules, w), who, path).last() {
                Some(end) => format!("to {}", end.at),
                None => "nowhere".to_owned(),
            }
        }
        Choice::Deed(Deed::Move) => "move".to_owned(),
        Choice::Deed(Deed::Attack(f)) => format!("attack {}", rules.name(w, f)),
        Choice::Deed(Deed::Use(a)) => format!("use {}", a.row().name),
        Choice::Deed(Deed::Board(f)) => format!("board {}", rules.name(w, f)),
        Choice::Deed(Deed::HandOver(f)) => format!("hand the droid to {}", rules.name(w, f)),
        Choice::Deed(Deed::End) => "end turn".to_owned(),
        Choice::Use(usage) => format!("{} uses {}", rules.name(w, usage.who), usage.ability.row().name),
        Choice::Seat(seat) => rules.seat_word(seat).to_owned(),
        Choice::Number(n) if *ask == Ask::Area => edge(rules, w, n),
        Choice::Number(n) => n.to_string(),
        Choice::Door(door) => format!("door {}", door.0 + 1),
        Choice::Card(card) => rules.book().full_name(rules.card(card)),
    }
}

/// An edge of the map, by its place among the two that squads start from.
pub(crate) fn edge(rules: &Minis, w: &World, n: u8) -> String {
    let side = match crate::rules::edge(&Look::new(rules, w), n) {
        Side::West => "west",
        Side::East => "east",
        Side::North => "north",
        Side::South => "south",
    };
    side.to_owned()
}
