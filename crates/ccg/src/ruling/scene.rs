//! The position that a ruling's headers and blocks describe.
//!
//! ```text
//! turn: dark
//! phase: battle
//! table:
//!   Tatooine: Cantina
//!   Tatooine (dark)
//! light:
//!   Luke Skywalker at Tatooine: Cantina
//!   Blaster on Luke Skywalker
//!   a: X-wing {power 4} at Tatooine
//!   hand: Sense, Alter
//!   reserve: 3, 5, 10 more
//!   force: 4
//! ```
//!
//! A generic location names its planet, a mobile system its parsec: `Clouds @ Bespin`, `Death Star @ 1`; what befell a
//! location may follow its title: `collapsed`, `blown away`. After the place of a card may follow what is noted on it: `hit`,
//! `moved`, `battled`, `under cover`, `crashed`, `attached`, `face down` and `buried` (out of play), `captive` and `frozen` (`Luke Skywalker on Boba Fett captive`), `missing`.
//!
//! A number in `reserve` is a card of that destiny, the first on top; in other piles it says how many. Without such lines a
//! player has ten cards of destiny 1 in the Reserve Deck and ten in the Force Pile.

use super::Props;
use crate::Ccg;
use crate::book::text::{Icon, Kind, Phase, Until};
use crate::book::{Book, Figures, Print, PrintId, Word};
use crate::look::Look;
use crate::setup::{Setup, blank, empty, publish, ready};
use crate::world::{Berth, CardId, Change, DARK, LIGHT, Lasting, MOST_CARDS, Mark, Orbit, Whereabouts, World, Zone};
use dejarik_kernel::ruling::{Block, Document, Piece, Scene, Trouble, fold};
use dejarik_kernel::{Seat, SeatSet};
use std::borrow::Cow;
use std::sync::Arc;

const KEYS: [&str; 5] = ["turn", "phase", "table", "light", "dark"];
const PILES: [(&str, Zone); 6] = [
    ("hand", Zone::Hand),
    ("reserve", Zone::Reserve),
    ("force", Zone::Force),
    ("used", Zone::Used),
    ("lost", Zone::Lost),
    ("out", Zone::Out),
];
const PHASES: [(&str, Phase); 7] = [
    ("start", Phase::Start),
    ("activate", Phase::Activate),
    ("control", Phase::Control),
    ("deploy", Phase::Deploy),
    ("battle", Phase::Battle),
    ("move", Phase::Move),
    ("draw", Phase::Draw),
];
/// Cards in a pile that is not spoken of.
const USUAL: usize = 10;

/// Where an entry says a card is.
struct Standing {
    card: CardId,
    host: Option<Piece>,
    berth: Option<Berth>,
    marks: Vec<Mark>,
    /// Face down at a site, as a bluff or buried.
    stacked: Option<Berth>,
}

struct Maker<'a> {
    book: &'a Book,
    prints: Vec<Print>,
    w: World,
    labels: Vec<String>,
    standing: Vec<Standing>,
    /// More cards were asked for than there can be.
    full: bool,
}

/// Reads the scene of a ruling.
pub(super) fn read(judge: &Ccg, document: &Document) -> Result<Scene<Ccg>, Trouble> {
    document.only_keys(&KEYS)?;
    let mut maker = Maker {
        book: judge.book(),
        prints: judge.book().prints().to_vec(),
        w: empty(),
        labels: Vec::new(),
        standing: Vec::new(),
        full: false,
    };
    let turn = one_of(document, "turn", &[("light", LIGHT), ("dark", DARK)])?.unwrap_or(LIGHT);
    let phase = one_of(document, "phase", &PHASES)?.unwrap_or(Phase::Deploy);
    (maker.w.turn, maker.w.next, maker.w.phase, maker.w.turns) = (turn, turn, phase, 3);
    if let Some(block) = document.block("table") {
        for line in block.entries() {
            maker.location(&line)?;
        }
    }
    for (seat, key) in [(LIGHT, "light"), (DARK, "dark")] {
        maker.player(seat, document.block(key))?;
    }
    if maker.full {
        let why = format!("these are more than {MOST_CARDS} cards, piles included: no game has so many");
        return Err(document.game.trouble(why));
    }
    let prints = std::mem::take(&mut maker.prints);
    let mut rules = Ccg::new(Cow::Owned(Book::new(prints)));
    maker.settle(&rules)?;
    rules.props = Props { labels: maker.labels };
    let setup = Setup { names: Default::default(), decks: Default::default(), middle: Some(Box::new(maker.w)) };
    Ok(Scene { rules: Arc::new(rules), setup })
}

fn one_of<T: Copy>(document: &Document, key: &str, words: &[(&str, T)]) -> Result<Option<T>, Trouble> {
    let Some(block) = document.block(key) else { return Ok(None) };
    let word = fold(&block.value.text);
    match words.iter().find(|(name, _)| *name == word) {
        Some((_, value)) => Ok(Some(*value)),
        None => Err(block.value.unknown(&format!("what can stand after `{key}:`"), words.iter().map(|(n, _)| *n))),
    }
}

impl Maker<'_> {
    fn add(&mut self, print: PrintId, seat: Seat, zone: Zone, label: String) -> CardId {
        if self.w.cards.len() >= MOST_CARDS {
            self.full = true;
            return CardId(0);
        }
        let order = self.w.count(seat, zone) as u8;
        let mut card = blank(print, seat);
        card.zone = zone;
        card.order = order;
        card.known = SeatSet::NONE;
        match zone {
            Zone::Table | Zone::Lost | Zone::Out => publish(&mut card),
            Zone::Hand => card.known = SeatSet::NONE.with(seat),
            _ => {}
        }
        self.w.cards.push(card);
        self.w.sets = Whereabouts::new(&self.w.cards, &self.w.index);
        self.labels.push(label);
        CardId((self.w.cards.len() - 1) as u8)
    }

    /// `Tatooine: Cantina`, with the side whose version it is in brackets.
    fn location(&mut self, line: &Piece) -> Result<(), Trouble> {
        let (line, planet) = match line.split_once('@') {
            Some((line, planet)) => (line, Some(planet)),
            None => (line.clone(), None),
        };
        let mut ruined = None;
        let mut line = line;
        for (word, mark) in [(" collapsed", Mark::Collapsed), (" blown away", Mark::BlownAway)] {
            if let Some(rest) = line.text.strip_suffix(word) {
                ruined = Some(mark);
                line = Piece::new(line.line, line.column, rest);
            }
        }
        let (title, side) = line.split_reason();
        let side = match side.as_ref().map(|s| fold(&s.text)).as_deref() {
            Some("dark") => Some(DARK),
            Some("light") => Some(LIGHT),
            _ => None,
        };
        let print = self.find(&title, side)?;
        if !self.prints[print.0 as usize].is(Kind::Location) {
            return Err(title.trouble(format!("{title} is no location")));
        }
        let owner = self.prints[print.0 as usize].side;
        let card = self.add(print, owner, Zone::Table, String::new());
        self.w[card].order = 0;
        self.w.places.push(card);
        if let Some(planet) = planet {
            self.belongs(card, &planet)?;
        }
        if let Some(mark) = ruined {
            self.w[card].mark(mark);
        }
        Ok(())
    }

    /// `4`, `4 around Yavin 4`, or the name of a planet.
    fn belongs(&mut self, card: CardId, to: &Piece) -> Result<(), Trouble> {
        let (parsec, around) = match to.text.split_once(" around ") {
            Some((parsec, around)) => (parsec, Some(around.trim().to_owned())),
            None => (to.text.as_str(), None),
        };
        let Ok(parsec) = parsec.trim().parse::<i16>() else {
            let by = self.find(to, None)?;
            self.w.settled.push((card, by));
            return Ok(());
        };
        let titled =
            |c: &CardId, name: &str| fold(self.prints[self.w[*c].print.0 as usize].title.spelt()) == fold(name);
        let system = around.and_then(|name| self.w.places.iter().copied().find(|c| titled(c, &name)));
        self.w.orbits.push(Orbit { system: card, parsec, around: system.unwrap_or(CardId::NONE) });
        Ok(())
    }

    fn find(&self, title: &Piece, side: Option<Seat>) -> Result<PrintId, Trouble> {
        let text = title.text.trim();
        if let Some(id) = self.book.by_id(text) {
            return Ok(id);
        }
        match self.book.titled(text, side).first() {
            Some(id) => Ok(*id),
            None => {
                let all = self.book.prints().iter().filter(|p| side.is_none_or(|s| p.side == s));
                Err(title.unknown("a card of that side", all.map(|p| p.title.spelt().to_owned())))
            }
        }
    }

    fn player(&mut self, seat: Seat, block: Option<&Block>) -> Result<(), Trouble> {
        let mut spoken = Vec::new();
        for line in block.map(Block::entries).unwrap_or_default() {
            if let Some((key, rest)) = line.split_once(':')
                && let Some((_, zone)) = PILES.iter().find(|(name, _)| *name == fold(&key.text))
            {
                spoken.push(*zone);
                self.pile(seat, *zone, &rest)?;
                continue;
            }
            self.entry(seat, &line)?;
        }
        for zone in [Zone::Reserve, Zone::Force] {
            if !spoken.contains(&zone) {
                self.fill(seat, zone, 1, USUAL);
            }
        }
        Ok(())
    }

    /// Cards without a name or text, of this destiny.
    fn fill(&mut self, seat: Seat, zone: Zone, destiny: i32, count: usize) {
        let title = Word::new(&format!("Card {destiny}"));
        let side = |p: &Print| p.title == title && p.side == seat;
        let print = self.prints.iter().position(side).unwrap_or_else(|| {
            let mut print = self.prints[0].clone();
            print.id = format!("made-up-{}", self.prints.len());
            print.title = title;
            print.side = seat;
            bare(&mut print);
            print.kind = Kind::Other;
            print.kinds = 0;
            print.figures = Figures { destiny, ..Figures::default() };
            self.prints.push(print);
            self.prints.len() - 1
        });
        for _ in 0..count.min(MOST_CARDS + 1) {
            self.add(PrintId(print as u16), seat, zone, String::new());
        }
    }

    /// Titles and numbers, the first on top.
    fn pile(&mut self, seat: Seat, zone: Zone, list: &Piece) -> Result<(), Trouble> {
        let pieces = self.titles(seat, list);
        for piece in pieces.iter().rev() {
            let text = fold(&piece.text);
            let more = text.strip_suffix(" more").and_then(|n| n.parse::<usize>().ok());
            match (more, text.parse::<i32>()) {
                (Some(n), _) => self.fill(seat, zone, 1, n),
                (None, Ok(destiny)) if zone == Zone::Reserve => self.fill(seat, zone, destiny, 1),
                (None, Ok(n)) if n < 0 => return Err(piece.trouble("a pile has no fewer cards than none")),
                (None, Ok(n)) => self.fill(seat, zone, 1, n as usize),
                (None, Err(_)) => {
                    let print = self.find(piece, Some(seat))?;
                    self.add(print, seat, zone, String::new());
                }
            }
        }
        Ok(())
    }

    /// The pieces of a list; commas may be part of a title.
    fn titles(&self, seat: Seat, list: &Piece) -> Vec<Piece> {
        let mut found: Vec<Piece> = Vec::new();
        for piece in list.split(',') {
            if let Some(last) = found.last_mut() {
                let joined = format!("{}, {}", last.text, piece.text);
                if !self.book.titled(&joined, Some(seat)).is_empty() {
                    last.text = joined;
                    continue;
                }
            }
            found.push(piece);
        }
        found.retain(|p| !p.text.is_empty());
        found
    }

    /// `label: Title {power 3} at Place`, `aboard Craft as pilot`, `on Card`, `landed at Place`, `aside`.
    fn entry(&mut self, seat: Seat, line: &Piece) -> Result<(), Trouble> {
        let (label, line) = match line.split_once(':') {
            Some((label, rest)) if self.book.titled(&label.text, None).is_empty() && !label.text.contains(' ') => {
                (label.text, rest)
            }
            _ => (String::new(), line.clone()),
        };
        let (line, stacked) = face_down(&line);
        let (title, host, berth, marks) = divide(&line);
        let (title, changes) = match title.text.find('{') {
            Some(at) => {
                let inside = title.text[at + 1..].trim_end_matches('}').to_owned();
                (Piece::new(title.line, title.column, title.text[..at].trim()), Some(inside))
            }
            None => (title, None),
        };
        let mut print = self.find(&title, Some(seat))?;
        if let Some(changes) = changes {
            print = self.change(print, &changes, &label, &title)?;
        }
        let card = self.add(print, seat, Zone::Table, label);
        self.standing.push(Standing { card, host, berth, marks, stacked });
        Ok(())
    }

    /// The card with other numbers; `plain` takes its text away.
    fn change(&mut self, print: PrintId, changes: &str, label: &str, at: &Piece) -> Result<PrintId, Trouble> {
        let mut made = self.prints[print.0 as usize].clone();
        made.id = format!("made-up-{}", self.prints.len());
        if !label.is_empty() {
            made.personas.push(made.title);
        }
        let words: Vec<&str> = changes.split_whitespace().collect();
        let mut n = 0;
        while n < words.len() {
            let word = words[n].trim_end_matches(',');
            if word == "plain" {
                bare(&mut made);
                n += 1;
                continue;
            }
            let value = words.get(n + 1).and_then(|v| v.trim_end_matches(',').parse::<i32>().ok());
            let f = &mut made.figures;
            if value.is_none() {
                return Err(at.trouble(format!("`{word}` wants a number behind it, as in `{{power 3}}`")));
            }
            match word {
                "power" => f.power = value,
                "ability" => f.ability = value,
                "forfeit" => f.forfeit = value,
                "destiny" => f.destiny = value.unwrap_or(0),
                "deploy" => f.deploy = value,
                "armor" => f.armor = value,
                "maneuver" => f.maneuver = value,
                "hyperspeed" => f.hyperspeed = value,
                "landspeed" => f.landspeed = value,
                _ => return Err(at.trouble(format!("`{word}` is no number of a card, nor `plain`"))),
            }
            n += 2;
        }
        self.prints.push(made);
        Ok(PrintId((self.prints.len() - 1) as u16))
    }

    /// Puts everything where it stands, once all of it is known.
    fn settle(&mut self, rules: &Ccg) -> Result<(), Trouble> {
        ready(rules.book(), &mut self.w);
        for n in 0..self.standing.len() {
            let Standing { card, host, berth, marks, stacked } = &self.standing[n];
            let (card, berth, stacked) = (*card, *berth, *stacked);
            for mark in marks {
                self.w[card].mark(*mark);
            }
            let Some(host) = host.clone() else { continue };
            let Some(to) = self.called(rules, &host.text, card) else {
                let names = self.w.table().map(|c| Look::new(rules, &self.w).name(c));
                return Err(host.unknown("a card of this scene", names.collect::<Vec<_>>()));
            };
            if std::iter::successors(Some(to), |c| self.w[*c].host.some()).any(|c| c == card) {
                return Err(host.trouble("a card cannot be on or aboard itself"));
            }
            let seat = self.w[card].owner;
            let look = Look::new(rules, &self.w);
            let beneath = self.w[card].has(Mark::Captive) || self.w[card].has(Mark::Missing);
            let berth = match berth {
                _ if beneath => Berth::Beneath,
                Some(berth) => berth,
                None if look.print(to).is_craft() => {
                    look.berths(seat, card, to).first().copied().unwrap_or(Berth::Passenger)
                }
                None => Berth::Here,
            };
            let order = self.w.guests(to).count() as u8;
            self.w[card].host = to;
            self.w[card].berth = stacked.unwrap_or(berth);
            self.w[card].order = order;
            if stacked.is_some() {
                self.w[card].zone = Zone::Stacked;
                self.w[card].known = SeatSet::NONE.with(seat);
            }
            self.w.sets = Whereabouts::new(&self.w.cards, &self.w.index);
            let look = Look::new(rules, &self.w);
            if look.is(to, Kind::Site) && look.is(card, Kind::Starship) {
                self.w[card].mark(Mark::Landed);
            }
        }
        self.enroll(rules);
        self.pursue(rules);
        Ok(())
    }

    /// An Objective is about the first planet system of the table (R229).
    fn pursue(&mut self, rules: &Ccg) {
        let look = Look::new(rules, &self.w);
        let system = |c: &CardId| look.is(*c, Kind::System) && look.print(*c).has(Icon::Planet);
        let Some(card) = self.w.places.iter().copied().find(system) else { return };
        let objectives: Vec<CardId> = self.w.table().filter(|c| look.is(*c, Kind::Objective)).collect();
        for objective in objectives {
            let (seat, source) = (self.w[objective].owner, self.w[objective].print);
            let what = Change::Quarry(objective);
            self.w.lasting.push(Lasting { what, card, seat, until: Until::Leaves, turns: 0, source });
        }
    }

    /// A Jedi Test at a site has the first mentor and the first apprentice that it could have.
    fn enroll(&mut self, rules: &Ccg) {
        for test in self.w.table().collect::<Vec<_>>() {
            let look = Look::new(rules, &self.w);
            let seat = self.w[test].owner;
            if look.lesson(test).is_none() || look.location(test) != self.w[test].host.some() {
                continue;
            }
            let Some(mentor) = look.mentors(seat, test, self.w[test].host).first().copied() else { continue };
            let Some(pupil) = look.apprentices(seat, test, mentor, self.w[test].host).first().copied() else {
                continue;
            };
            let source = self.w[test].print;
            for (card, what) in [(mentor, Change::Mentor(test)), (pupil, Change::Quarry(test))] {
                self.w.lasting.push(Lasting { what, card, seat, until: Until::Leaves, turns: 0, source });
            }
        }
    }

    fn called(&self, rules: &Ccg, name: &str, not: CardId) -> Option<CardId> {
        let name = fold(name);
        let look = Look::new(rules, &self.w);
        let is = |c: &CardId| {
            let label = &self.labels[c.0 as usize];
            let title = look.name(*c);
            fold(label) == name || fold(&title) == name || fold(crate::book::short_title(&title)) == name
        };
        self.w.table().find(|c| *c != not && is(c))
    }
}

/// What can be noted on a card at the end of its line.
const MARKS: [(&str, Mark); 11] = [
    (" attached", Mark::Attached),
    (" new", Mark::New),
    (" hit", Mark::Hit),
    (" moved", Mark::Moved),
    (" battled", Mark::Battled),
    (" under cover", Mark::Undercover),
    (" crashed", Mark::Crashed),
    (" frozen", Mark::Frozen),
    (" captive", Mark::Captive),
    (" missing", Mark::Missing),
    (" landed", Mark::Landed),
];

/// Without text: an implemented card that does nothing.
fn bare(print: &mut Print) {
    print.text.clear();
    print.back.clear();
    print.sides = [Vec::new(), Vec::new()];
    print.implemented = true;
    print.defined = false;
    print.mods.clear();
    print.grants.clear();
    print.deeds.clear();
    print.fire = None;
    print.moments = 0;
}

/// `face down` and `buried` at the end of a line.
fn face_down(line: &Piece) -> (Piece, Option<Berth>) {
    for (word, berth) in [(" face down", Berth::Here), (" buried", Berth::Beneath)] {
        if let Some(rest) = line.text.strip_suffix(word) {
            return (Piece::new(line.line, line.column, rest), Some(berth));
        }
    }
    (line.clone(), None)
}

/// Title, host, how it is on the host, what is noted on it.
fn divide(line: &Piece) -> (Piece, Option<Piece>, Option<Berth>, Vec<Mark>) {
    let mut text = line.text.clone();
    let mut marks = Vec::new();
    for (word, mark) in MARKS {
        if let Some(rest) = text.strip_suffix(word) {
            marks.push(mark);
            text = rest.to_owned();
        }
    }
    let mut berth = None;
    for (word, seat) in [
        (" as pilot", Berth::Pilot),
        (" as driver", Berth::Pilot),
        (" as passenger", Berth::Passenger),
        (" as astromech", Berth::Astromech),
        (" as cargo", Berth::Cargo),
    ] {
        if let Some(rest) = text.strip_suffix(word) {
            berth = Some(seat);
            text = rest.to_owned();
        }
    }
    let piece = |from: usize, text: &str| Piece::new(line.line, line.column + from, text.trim());
    for (word, seat) in [(" landed at ", None), (" at ", None), (" aboard ", None), (" on ", Some(Berth::On))] {
        if let Some(at) = text.rfind(word) {
            let host = piece(at + word.len(), &text[at + word.len()..]);
            return (piece(0, &text[..at]), Some(host), berth.or(seat), marks);
        }
    }
    let title = text.strip_suffix(" aside").unwrap_or(&text).to_owned();
    (piece(0, &title), None, berth, marks)
}
