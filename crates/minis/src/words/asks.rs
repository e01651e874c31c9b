//! Questions and answers in words.

use super::Speaker;
use crate::abilities::{AbilityId, Moment};
use crate::choice::{Ask, Choice, Deed};
use crate::look::Look;
use crate::map::Side;
use crate::rules::trail;
use crate::world::FigureId;

/// The question without its options.
pub(super) fn ask(s: Speaker<'_>, ask: &Ask) -> String {
    let uses = |key: &str, f: FigureId, a: AbilityId| s.say(key, &[("who", s.name(f)), ("ability", s.ability(a))]);
    match *ask {
        Ask::Area => s.plain("ask-area"),
        Ask::Place(f) => s.of("ask-place", f),
        Ask::First => s.plain("ask-first"),
        Ask::Board(f) => s.of("ask-board", f),
        Ask::Alight(f) => s.of("ask-alight", f),
        Ask::Activate(left) => s.say("ask-activate", &[("n", left.into())]),
        Ask::Turn(f) => s.of("ask-turn", f),
        Ask::Move(f, left) => s.say("ask-move", &[("who", s.name(f)), ("n", left.into())]),
        Ask::Combine(f) => s.of("ask-combine", f),
        Ask::Reroll(f, natural) => s.say("ask-reroll", &[("who", s.name(f)), ("die", natural.into())]),
        Ask::Opportunity(by, at) => s.say("ask-opportunity", &[("who", s.name(by)), ("at", s.name(at))]),
        Ask::React(moment) => s.say("ask-react", &[("when", s.plain(when(moment)).into())]),
        Ask::Order(moment) => s.say("ask-order", &[("when", s.plain(when(moment)).into())]),
        Ask::Target(f, a) => uses("ask-target", f, a),
        Ask::Square(f, a) => uses("ask-square", f, a),
        Ask::Push(by, at) => s.say("ask-push", &[("who", s.name(by)), ("at", s.name(at))]),
        Ask::Door(f, a) => uses("ask-door", f, a),
        Ask::HoldOpen(f, door) => s.say("ask-hold-open", &[("who", s.name(f)), ("door", (door.0 + 1).into())]),
        Ask::Use(f, a) => uses("ask-use", f, a),
        Ask::Pool(f, a) => uses("ask-pool", f, a),
        Ask::Keep(a, b) => s.say("ask-keep", &[("one", a.into()), ("other", b.into())]),
        Ask::Join(f, points) => s.say("ask-join", &[("who", s.name(f)), ("n", points.into())]),
    }
}

/// The moment as the end of a question.
fn when(moment: Moment) -> &'static str {
    match moment {
        Moment::SetUp => "moment-set-up",
        Moment::Initiative => "moment-initiative",
        Moment::Activated => "moment-activated",
        Moment::TurnEnd => "moment-turn-end",
        Moment::Announced => "moment-announced",
        Moment::Targeted => "moment-targeted",
        Moment::Declared => "moment-declared",
        Moment::BeforeRoll => "moment-before-roll",
        Moment::Rolled => "moment-rolled",
        Moment::Attacked => "moment-attacked",
        Moment::Read => "moment-read",
        Moment::Hit => "moment-hit",
        Moment::Missed => "moment-missed",
        Moment::Guard => "moment-guard",
        Moment::Hurt => "moment-hurt",
        Moment::Falling => "moment-falling",
        Moment::Fallen => "moment-fallen",
        Moment::Gone => "moment-gone",
        Moment::Aftermath => "moment-aftermath",
        Moment::Entered => "moment-entered",
        Moment::Power => "moment-power",
        Moment::Saved => "moment-saved",
        Moment::InitiativeRolled => "moment-initiative-rolled",
    }
}

/// The answer.
pub(super) fn choice(s: Speaker<'_>, ask: &Ask, choice: &Choice) -> String {
    match *choice {
        Choice::Yes => s.plain("choice-yes"),
        Choice::No => s.plain("choice-no"),
        Choice::Pass => s.plain("choice-pass"),
        Choice::Figure(f) => s.rules.name(s.w, f),
        Choice::Square(square) if matches!(ask, Ask::Move(..)) => {
            s.say("choice-to", &[("square", square.to_string().into())])
        }
        Choice::Square(square) => square.to_string(),
        Choice::Path(path) => {
            let Ask::Move(who, _) = *ask else {
                return s.say("choice-steps", &[("n", (path.len() as i64).into())]);
            };
            match trail(&Look::new(s.rules, s.w), who, path).last() {
                Some(end) => s.say("choice-to", &[("square", end.at.to_string().into())]),
                None => s.plain("choice-nowhere"),
            }
        }
        Choice::Deed(Deed::Move) => s.plain("choice-move"),
        Choice::Deed(Deed::Attack(f)) => s.of("choice-attack", f),
        Choice::Deed(Deed::Use(a)) => s.say("choice-use", &[("ability", s.ability(a))]),
        Choice::Deed(Deed::Board(f)) => s.of("choice-board", f),
        Choice::Deed(Deed::HandOver(f)) => s.of("choice-hand-over", f),
        Choice::Deed(Deed::End) => s.plain("choice-end"),
        Choice::Use(usage) => {
            s.say("choice-uses", &[("who", s.name(usage.who)), ("ability", s.ability(usage.ability))])
        }
        Choice::Seat(seat) => crate::text::seat(s.lang, seat),
        Choice::Number(n) if *ask == Ask::Area => edge(s, n),
        Choice::Number(n) => n.to_string(),
        Choice::Door(door) => s.say("choice-door", &[("n", (door.0 + 1).into())]),
        Choice::Card(card) => s.rules.book().full_name(s.rules.card(card)),
    }
}

/// An edge of the map, by its place among the two that squads start from.
pub(super) fn edge(s: Speaker<'_>, n: u8) -> String {
    s.plain(match crate::rules::edge(&Look::new(s.rules, s.w), n) {
        Side::West => "edge-west",
        Side::East => "edge-east",
        Side::North => "edge-north",
        Side::South => "edge-south",
    })
}
