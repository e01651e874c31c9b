//! What can stand after `expect`.

use super::answers::ability;
use super::{numbers, seat_called};
use crate::Minis;
use crate::abilities::parse;
use crate::book::{self, check_table};
use crate::geometry::Gait;
use crate::look::{Look, Purpose};
use crate::map::{Dir, DoorId, Space, Square};
use crate::rules::reach;
use crate::world::{FigureId, Place, World};
use dejarik_kernel::ruling::{Miss, fold};
use dejarik_kernel::{Answer, AnswerOf, Lang, Match};

/// The facts, as messages name them.
const FACTS: [&str; 47] = [
    "<figure> hit points <n>",
    "<figure> damage <n>",
    "<figure> force <n>",
    "<figure> value <n>",
    "<figure> speed <n>",
    "<figure> at <square>",
    "<figure> off",
    "<figure> aboard <figure>",
    "<figure> activated",
    "<figure> not activated",
    "<figure> defeated",
    "<figure> not defeated",
    "<figure> has <ability>",
    "<figure> lacks <ability>",
    "side <figure> <seat>",
    "attack <by> <at> = <n>",
    "attack <by> <at>: <term> <n>, ...",
    "defense <at> <by> = <n>",
    "defense <at> <by>: <term> <n>, ...",
    "damage <by> <at> = <n>",
    "damage <by> <at>: <term> <n>, ...",
    "critical <by> <at> = <n>",
    "critical <by> <at>: <term> <n>, ...",
    "sight <a> <b>",
    "no sight <a> <b>",
    "cover <by> <at>",
    "no cover <by> <at>",
    "range <a> <b> <n>",
    "no range <a> <b>",
    "adjacent <a> <b>",
    "not adjacent <a> <b>",
    "targets <by>: <figure>, ...",
    "speed <figure> <n>",
    "movement <figure> <n>",
    "reach <figure> <square>",
    "no reach <figure> <square>",
    "step <square> <square>",
    "no step <square> <square>",
    "door <n> open",
    "prize at <square>",
    "prize led by <figure>",
    "points <seat> <n>",
    "round <n>",
    "rolled <n>",
    "squad legal",
    "squad refused (<rule>)",
    "table legal",
];

/// Whether the fact holds.
pub(super) fn expect(rules: &Minis, game: &Match<Minis>, text: &str) -> Result<(), Miss> {
    let (w, text) = (game.world(), fold(text));
    if let Some(stated) = text.strip_prefix("rolled ") {
        let fell = |answer: &AnswerOf<Minis>| if let Answer::Fell(_, faces) = answer { faces.len() } else { 0 };
        let dice: usize = game.answers().iter().map(fell).sum();
        return number(stated).and_then(|stated| same(dice, stated)).unwrap_or_else(|| Err(unknown()));
    }
    let facts = Facts { rules, w, look: Look::new(rules, w) };
    facts.read(&text).unwrap_or_else(|| Err(unknown()))
}

pub(super) fn unknown() -> Miss {
    Miss::Unknown { legal: FACTS.map(str::to_owned).to_vec() }
}

/// What is known of a fact: it holds or not; `None` if it is none.
pub(super) type Known = Option<Result<(), Miss>>;

/// Holds if what is found is what was stated.
pub(super) fn same(found: impl ToString, stated: &str) -> Known {
    let found = found.to_string();
    Some(if found == stated { Ok(()) } else { Err(Miss::Differs { found }) })
}

/// Holds if it is so; otherwise it is as the words say.
fn so(holds: bool, otherwise: &str) -> Known {
    Some(if holds { Ok(()) } else { Err(Miss::Differs { found: otherwise.to_owned() }) })
}

/// Facts of a World.
pub(super) struct Facts<'a> {
    pub rules: &'a Minis,
    pub w: &'a World,
    pub look: Look<'a>,
}

impl Facts<'_> {
    fn read(&self, text: &str) -> Known {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match first {
            "attack" | "defense" | "damage" | "critical" => {
                if let Some(known) = numbers::read(self, first, rest) {
                    return Some(known);
                }
            }
            "not" | "no" => {
                if let Some(known) = self.denied(rest) {
                    return Some(known);
                }
            }
            "sight" | "cover" | "adjacent" | "reach" | "step" => {
                if let Some((holds, found)) = self.relation(text) {
                    return so(holds, &found);
                }
            }
            "range" | "targets" | "speed" | "movement" | "side" | "led" => {
                if let Some(known) = self.other(first, rest) {
                    return Some(known);
                }
            }
            "door" | "prize" | "points" | "round" | "first" | "phase" | "activations" | "quiet" => {
                if let Some(known) = self.table(first, rest) {
                    return Some(known);
                }
            }
            "squad" | "against" | "table" => return self.squad(first, rest),
            _ => {}
        }
        let (f, rest) = self.figure(text)?;
        self.of_figure(f, rest)
    }

    /// The figure that the text begins with, the longest name first, and the rest.
    pub(super) fn figure<'t>(&self, text: &'t str) -> Option<(FigureId, &'t str)> {
        let begins = |f: FigureId| {
            let name = fold(&self.rules.name(self.w, f));
            let rest = text.strip_prefix(name.as_str())?;
            let apart = rest.is_empty() || rest.starts_with([' ', ':', ',']);
            apart.then_some((name.len(), f, rest.trim_start()))
        };
        self.w.ids().filter_map(begins).max_by_key(|(len, _, _)| *len).map(|(_, f, rest)| (f, rest))
    }

    /// A figure's space or a square, and the rest.
    fn spot<'t>(&self, text: &'t str) -> Option<(Space, &'t str)> {
        if let Some((f, rest)) = self.figure(text) {
            return Some((self.look.space_of(f)?, rest));
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let square: Square = word.parse().ok()?;
        self.look.geometry().map().holds(square).then_some((Space { at: square, size: 1 }, rest))
    }

    /// "no sight a b", "not adjacent a b".
    fn denied(&self, text: &str) -> Known {
        if let Some(rest) = text.strip_prefix("range ") {
            let (a, rest) = self.spot(rest)?;
            let (b, rest) = self.spot(rest)?;
            let range = self.look.geometry().range(a, b, self.w.open).filter(|_| rest.is_empty());
            return so(range.is_none(), &range.map(|n| n.to_string()).unwrap_or_default());
        }
        let (holds, found) = self.relation(text)?;
        so(!holds, &found)
    }

    /// Whether a relation holds, and in words how it is.
    fn relation(&self, text: &str) -> Option<(bool, String)> {
        let (what, rest) = text.split_once(' ')?;
        let say = |holds: bool, yes: &str, no: &str| Some((holds, if holds { yes } else { no }.to_owned()));
        match what {
            "cover" => {
                let (by, rest) = self.figure(rest)?;
                let (at, rest) = self.figure(rest)?;
                rest.is_empty().then_some(())?;
                say(self.look.covered(by, at, true), "it has cover", "it has no cover")
            }
            "sight" => {
                let (a, rest) = self.spot(rest)?;
                let (b, rest) = self.spot(rest)?;
                rest.is_empty().then_some(())?;
                say(self.look.geometry().sight(a, b, self.w.open), "they see each other", "they do not see each other")
            }
            "adjacent" => {
                let holds = match self.figure(rest).and_then(|(a, rest)| Some((a, self.figure(rest)?))) {
                    Some((a, (b, ""))) => self.look.adjacent(a, b),
                    _ => {
                        let (a, rest) = self.spot(rest)?;
                        let (b, rest) = self.spot(rest)?;
                        rest.is_empty().then_some(())?;
                        self.look.geometry().adjacent(a, b, self.w.open)
                    }
                };
                say(holds, "they are adjacent", "they are not adjacent")
            }
            "reach" => {
                let (f, rest) = self.figure(rest)?;
                let (to, left) = match rest.split_once(" in ") {
                    Some((to, n)) => (to, n.parse().ok()?),
                    None => (rest, self.movement(f)),
                };
                let to: Square = to.parse().ok()?;
                let holds = reach(&self.look, f, left).iter().any(|d| d.at == to);
                say(holds, &format!("it gets there with {left}"), &format!("it does not get there with {left}"))
            }
            "step" => {
                let (a, b) = rest.split_once(' ')?;
                let (a, b): (Square, Square) = (a.parse().ok()?, b.parse().ok()?);
                let dir = Dir::ALL.into_iter().find(|d| self.look.geometry().map().neighbour(a, *d) == Some(b))?;
                let step = self.look.geometry().step(a.into(), dir, self.w.open, Gait::WALK);
                say(step.is_ok(), "the step can be made", "the step cannot be made")
            }
            _ => None,
        }
    }

    /// Movement left to a figure in its turn, or all of a turn without attack.
    fn movement(&self, f: FigureId) -> u8 {
        match self.w.turns.iter().find(|t| t.who == f) {
            Some(turn) => self.look.movement_left(turn),
            None => self.look.speed(f).saturating_mul(2),
        }
    }

    fn other(&self, what: &str, rest: &str) -> Known {
        match what {
            "range" => {
                let range = match self.figure(rest).and_then(|(a, rest)| Some((a, self.figure(rest)?))) {
                    Some((a, (b, stated))) => (self.look.range(a, b), stated),
                    None => {
                        let (a, rest) = self.spot(rest)?;
                        let (b, stated) = self.spot(rest)?;
                        (self.look.geometry().range(a, b, self.w.open), stated)
                    }
                };
                same(range.0.map_or("no way".to_owned(), |n| n.to_string()), number(range.1)?)
            }
            "targets" => {
                let (by, list) = rest.split_once(':')?;
                let (by, purpose) = match by.split_once(" for ") {
                    Some((by, power)) => (by, Some(ability(power)?)),
                    None => (by, None),
                };
                let (by, _) = self.figure(by).filter(|(_, rest)| rest.is_empty())?;
                let targets = match purpose {
                    Some(a) if self.look.rules.ability(a).is_some_and(|a| a.aims.is_some()) => self.look.aimed(by, a),
                    Some(a) => self.look.targets(by, Purpose::Ability(a)),
                    None => self.look.attack_targets(by),
                };
                self.listed(list, targets.iter())
            }
            "speed" => {
                let (f, stated) = self.figure(rest)?;
                same(self.look.speed(f), number(stated)?)
            }
            "movement" => {
                let (f, stated) = self.figure(rest)?;
                same(self.movement(f), number(stated)?)
            }
            "side" => {
                let (f, stated) = self.figure(rest)?;
                seat_called(self.w, stated)?;
                same(self.rules.seat_word(self.w[f].side), stated)
            }
            _ => None,
        }
    }

    /// Holds if these are the figures, in any order; `none` is nobody.
    fn listed(&self, list: &str, found: impl Iterator<Item = FigureId>) -> Known {
        let mut stated = Vec::new();
        for word in list.split(',').map(str::trim).filter(|word| *word != "none") {
            stated.push(self.rules.figure_called(self.w, word)?);
        }
        let mut found: Vec<FigureId> = found.collect();
        found.sort();
        stated.sort();
        let names: Vec<String> = found.iter().map(|f| self.rules.name(self.w, *f)).collect();
        so(stated == found, if names.is_empty() { "none".to_owned() } else { names.join(", ") }.as_str())
    }

    fn table(&self, what: &str, rest: &str) -> Known {
        let round = &self.w.round;
        match what {
            "door" => {
                let (n, state) = rest.split_once(' ')?;
                let door = n.parse::<u8>().ok()?.checked_sub(1)?;
                (usize::from(door) < self.look.geometry().map().doors().len()).then_some(())?;
                let open = self.w.open.contains(DoorId(door));
                ["open", "closed"].contains(&state).then_some(())?;
                same(if open { "open" } else { "closed" }, state)
            }
            "prize" => self.prize(rest),
            "points" => {
                let (seat, stated) = rest.split_once(' ')?;
                let half = self.w.sides[seat_called(self.w, seat)?.index()].half_points;
                let found = if half.is_multiple_of(2) { (half / 2).to_string() } else { format!("{}.5", half / 2) };
                same(found, stated)
            }
            "round" => same(round.number, number(rest)?),
            "quiet" => same(round.quiet, number(rest)?),
            "activations" => same(round.left, number(rest)?),
            "first" => same(self.rules.seat_word(round.first), self.rules.seat_word(seat_called(self.w, rest)?)),
            "phase" => same(self.rules.seat_word(round.phase), self.rules.seat_word(seat_called(self.w, rest)?)),
            _ => None,
        }
    }

    /// The droid of "Capture the Droid".
    fn prize(&self, rest: &str) -> Known {
        let prize = self.w.prize?;
        let led_by = prize.led_by.filter(|f| self.look.stands(*f));
        match rest.split_once(' ') {
            None if rest == "alone" => so(led_by.is_none(), "led by somebody"),
            Some(("at", square)) => same(prize.at, square),
            Some(("led", by)) => {
                let leader = self.rules.figure_called(self.w, by.strip_prefix("by ")?)?;
                let found = led_by.map_or("nobody".to_owned(), |f| self.rules.name(self.w, f));
                so(led_by == Some(leader), &found)
            }
            _ => None,
        }
    }

    fn of_figure(&self, f: FigureId, rest: &str) -> Known {
        let figure = &self.w[f];
        match rest {
            "activated" => return so(figure.activated, "not activated"),
            "not activated" => return so(!figure.activated, "activated"),
            "defeated" => return so(figure.defeated, "not defeated"),
            "not defeated" => return so(!figure.defeated, "defeated"),
            "wounded" => return so(self.look.wounded(f), "not wounded"),
            "not wounded" => return so(!self.look.wounded(f), "wounded"),
            "off" => return same(self.place(f), "off"),
            _ => {}
        }
        let (word, stated) = rest.split_once(' ')?;
        match word {
            "hit" => same(self.look.hit_points(f), number(stated.strip_prefix("points ")?)?),
            "damage" => same(figure.damage, number(stated)?),
            "force" => same(figure.force, number(stated)?),
            "value" => same(figure.value, number(stated)?),
            "speed" => same(self.look.speed(f), number(stated)?),
            "at" => {
                stated.parse::<Square>().ok()?;
                same(self.place(f), stated)
            }
            "aboard" => {
                same(self.place(f), &format!("aboard {}", fold(&self.rules.name(self.w, self.figure(stated)?.0))))
            }
            "has" => {
                let printed = parse(stated).ok()?;
                let found = self.look.number(f, printed.ability);
                match printed.number {
                    Some(n) => same(found.map_or("nothing".to_owned(), |n| n.to_string()), &n.to_string()),
                    None => so(found.is_some(), "it does not have it"),
                }
            }
            "lacks" => so(!self.look.has(f, parse(stated).ok()?.ability), "it has it"),
            _ => None,
        }
    }

    fn place(&self, f: FigureId) -> String {
        match self.w[f].place {
            Place::Off => "off".to_owned(),
            Place::At(at) => at.to_string(),
            Place::Aboard(g) => format!("aboard {}", fold(&self.rules.name(self.w, g))),
        }
    }

    /// Facts of the squads to be judged.
    fn squad(&self, what: &str, rest: &str) -> Known {
        let props = &self.rules.props;
        let options =
            book::Options { scenario: props.scenario, edition: self.w.options.edition, ..book::Options::default() };
        let squads: Vec<&book::Squad> = props.squads.iter().collect();
        if what == "table" {
            return verdicts(rest, check_table(&squads, &options).iter());
        }
        let squad = squads.get(usize::from(what == "against"))?;
        let check = book::check(self.rules.book(), squad, &options);
        if let Some(stated) = rest.strip_prefix("costs ") {
            return same(check.total(), number(stated)?);
        }
        let everybody = || check.members.iter().chain(&check.reinforcements);
        if let Some((name, stated)) = rest.strip_prefix("member ").and_then(|r| r.rsplit_once(" costs ")) {
            let card = self.rules.book().find(name).ok()?.id;
            return same(everybody().find(|m| m.character == card)?.paid, number(stated)?);
        }
        if let Some((name, stated)) = rest.strip_prefix("member ").and_then(|r| r.rsplit_once(" is ")) {
            let card = self.rules.book().find(name).ok()?.id;
            return same(fold(everybody().find(|m| m.character == card)?.faction.name()), stated);
        }
        // Figures that nobody has entered are no matter of squad building.
        verdicts(rest, check.verdicts.iter().filter(|v| v.rule != "000:49"))
    }
}

/// `legal`, `refused` or `refused (000:466)`.
fn verdicts<'v>(stated: &str, all: impl Iterator<Item = &'v book::Verdict>) -> Known {
    let refusals: Vec<&book::Verdict> = all.filter(|v| !v.ok).collect();
    let found = refusals
        .iter()
        .map(|v| format!("refused ({}): {}", v.rule, v.words(Lang::English)))
        .collect::<Vec<_>>()
        .join("; ");
    match stated {
        "legal" => so(refusals.is_empty(), &found),
        "refused" => so(!refusals.is_empty(), "legal"),
        _ => {
            let rule = stated.strip_prefix("refused (")?.strip_suffix(')')?;
            let named = refusals.iter().any(|v| v.rule == rule);
            so(named, if found.is_empty() { "legal" } else { &found })
        }
    }
}

/// The text, if it is a number.
pub(super) fn number(text: &str) -> Option<&str> {
    text.parse::<i32>().ok().map(|_| text)
}
