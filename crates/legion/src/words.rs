//! The game in words: names of units, questions, answers and lines of the log.

mod answers;
mod events;
mod questions;

use crate::Legion;
use crate::book::Rank;
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::geometry::{Angle, Point};
use crate::text::{self, Arg, Value};
use crate::world::{Die, Face, MiniId, Rolled, Token, UnitId, WeaponRef, World};
use dejarik_kernel::{Lang, Seat, WhyNot, Words};

/// What the seats are called in rulings.
pub(crate) const SEATS: [&str; Seat::MOST] = ["left", "right", "third", "fourth"];

impl Words for Legion {
    fn ask_words(&self, lang: Lang, w: &World, ask: &Ask) -> String {
        questions::ask(Speaker { rules: self, w, lang }, ask)
    }

    fn choice_words(&self, lang: Lang, w: &World, ask: &Ask, choice: &Choice) -> String {
        answers::choice(Speaker { rules: self, w, lang }, ask, choice)
    }

    fn event_words(&self, lang: Lang, w: &World, event: &Event) -> String {
        events::event(Speaker { rules: self, w, lang }, event)
    }

    fn why_words(&self, why: &WhyNot) -> String {
        text::why(Lang::English, why)
    }
}

impl Legion {
    /// What a unit is called: its label in a ruling, otherwise its card's name, with a number where several have the same.
    pub fn unit_name(&self, w: &World, unit: UnitId) -> String {
        if let Some(label) = self.labels.get(unit.0 as usize) {
            return label.clone();
        }
        let name = |u: UnitId| &self.book().units[w[u].card.0 as usize].name;
        let same = |u: &UnitId| name(*u) == name(unit);
        if w.unit_ids().filter(same).count() == 1 {
            return name(unit).clone();
        }
        let nth = w.unit_ids().take_while(|u| *u != unit).filter(same).count() + 1;
        format!("{} {nth}", name(unit))
    }

    /// What a mini is called: its unit and its place in it.
    pub fn mini_name(&self, w: &World, mini: MiniId) -> String {
        let unit = w[mini].unit;
        format!("{}#{}", self.unit_name(w, unit), mini.0 - w[unit].first.0 + 1)
    }

    /// The name of an upgrade of a unit, with a number from the second copy on.
    pub(crate) fn upgrade_name(&self, w: &World, unit: UnitId, nth: u8) -> String {
        let name = |n: u8| &self.book().upgrades[w[unit].upgrades[usize::from(n)].card.0 as usize].name;
        match (0..nth).filter(|n| name(*n) == name(nth)).count() {
            0 => name(nth).clone(),
            before => format!("{} {}", name(nth), before + 1),
        }
    }

    /// The name of a weapon of a unit.
    pub(crate) fn weapon_name(&self, w: &World, unit: UnitId, weapon: WeaponRef) -> String {
        crate::look::Look::new(self, w).weapon(unit, weapon).name.clone()
    }
}

/// Whoever speaks of this table in this language.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    rules: &'a Legion,
    w: &'a World,
    lang: Lang,
}

impl Speaker<'_> {
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        text::say(self.lang, key, args)
    }

    fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn of(&self, key: &str, unit: UnitId) -> String {
        self.say(key, &[("who", self.unit(unit))])
    }

    fn unit(&self, unit: UnitId) -> Value<'static> {
        self.rules.unit_name(self.w, unit).into()
    }

    fn mini(&self, mini: MiniId) -> Value<'static> {
        self.rules.mini_name(self.w, mini).into()
    }

    fn seat(&self, seat: Seat) -> Value<'static> {
        self.seat_words(seat).into()
    }

    fn seat_words(&self, seat: Seat) -> String {
        self.plain(["seat-left", "seat-right", "seat-third", "seat-fourth"][seat.index()])
    }

    fn rank(&self, rank: Rank) -> Value<'static> {
        text::rank(self.lang, rank).into()
    }

    fn token(&self, token: Token) -> Value<'static> {
        text::token(self.lang, token).into()
    }

    /// A direction as a compass names it; the far long edge is north.
    fn direction(&self, angle: Angle) -> Value<'static> {
        const NAMES: [&str; 8] =
            ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"];
        let nth = (usize::from(angle.0) + 4096) / 8192 % 8;
        self.plain(NAMES[nth]).into()
    }

    /// A place by its distance from the two nearest edges.
    fn place(&self, at: Point) -> Value<'static> {
        let field = self.rules.field(self.w);
        let (east, north) = (field.width - at.x, field.depth - at.y);
        let near = |low: i32, high: i32, names: [&'static str; 2]| {
            if low <= high { (low, names[0]) } else { (high, names[1]) }
        };
        let ((x, side), (y, edge)) = (near(at.x, east, ["west", "east"]), near(at.y, north, ["south", "north"]));
        let args = [
            ("x", tenths(x).into()),
            ("side", self.plain(side).into()),
            ("y", tenths(y).into()),
            ("edge", self.plain(edge).into()),
        ];
        self.say("place-on-table", &args).into()
    }

    /// A place by how far it is from a unit's leader, and where.
    fn beside(&self, unit: UnitId, at: Point) -> Value<'static> {
        let way = at - self.w[self.w[unit].leader].at;
        let args = [("length", tenths(way.length()).into()), ("direction", self.direction(Angle::of(way)))];
        self.say("place-beside", &args).into()
    }

    fn face(&self, face: Face) -> String {
        self.plain(match face {
            Face::Hit => "face-hit",
            Face::Critical => "face-critical",
            Face::Surge => "face-surge",
            Face::Block => "face-block",
            Face::Blank => "face-blank",
        })
    }

    fn die(&self, die: Rolled) -> String {
        let colour = self.plain(match die.die {
            Die::Red | Die::RedDefense => "die-red",
            Die::Black => "die-black",
            Die::White | Die::WhiteDefense => "die-white",
        });
        format!("{colour} {}", self.face(die.face))
    }

    fn dice(&self, dice: &[Rolled]) -> String {
        dice.iter().map(|d| self.face(d.face)).collect::<Vec<_>>().join(" ")
    }
}

/// A place in inches, as rulings write it.
pub(crate) fn place(p: Point) -> String {
    format!("{} {}", inches(p.x), inches(p.y))
}

/// A length in inches to the nearest tenth, as a hand measures.
pub(crate) fn tenths(mils: i32) -> String {
    inches((mils + 50) / 100 * 100)
}

/// A length in inches, as short as it can be said exactly.
pub(crate) fn inches(mils: i32) -> String {
    let (whole, rest) = (mils / 1000, (mils % 1000).abs());
    let sign = if mils < 0 && whole == 0 { "-" } else { "" };
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
