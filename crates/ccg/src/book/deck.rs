//! Decks: sixty cards of one side (S14, R229), as text, and what the rules say about them.

use super::text::{Kind, Text};
use super::{Book, PrintId, plain};
use dejarik_kernel::Seat;
use std::collections::BTreeMap;

/// How many cards a deck has (004:1356).
pub const SIZE: usize = 60;

/// A deck as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// What its player calls it.
    pub name: String,
    /// The side it says it is of.
    pub side: Option<Seat>,
    /// The location or Objective it would like to start with.
    pub start: Option<Line>,
    /// Its cards.
    pub lines: Vec<Line>,
}

/// A line of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which line of the text, from 1.
    pub number: usize,
    /// How many copies.
    pub count: usize,
    /// Title, or number of the card in the Book.
    pub title: String,
}

/// What is wrong with the text of a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {text}")]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

/// What one rule says about a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The rule.
    pub rule: &'static str,
    /// Whether it is kept.
    pub ok: bool,
    /// What a player is told.
    pub text: String,
}

/// A deck whose cards are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// Its side.
    pub side: Seat,
    /// Its cards.
    pub cards: Vec<PrintId>,
    /// The card it would like to start with.
    pub start: Option<PrintId>,
    /// What every rule says.
    pub verdicts: Vec<Verdict>,
    /// Cards that are not implemented, by title.
    pub unimplemented: Vec<String>,
}

impl Check {
    /// Whether every rule is kept.
    pub fn legal(&self) -> bool {
        self.verdicts.iter().all(|v| v.ok)
    }

    /// Whether it can be played: legal, and all its cards implemented.
    pub fn ready(&self) -> bool {
        self.legal() && self.unimplemented.is_empty()
    }
}

impl Deck {
    /// Reads a deck: `name:`, `side:`, `start:`, and lines such as `2x Stormtrooper`, `Stormtrooper x2`, `2 Stormtrooper` or
    /// `Stormtrooper (2)`. Headings that end in a colon or in a number in brackets, and what follows a `#`, are passed over.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        let mut deck = Deck::default();
        for (number, raw) in text.lines().enumerate().map(|(n, l)| (n + 1, l)) {
            let line = raw.split('#').next().unwrap_or_default().trim().trim_start_matches(['-', '\u{feff}']).trim();
            if line.is_empty() {
                continue;
            }
            if let Some((key, value)) = line.split_once(':')
                && read_key(&mut deck, number, key.trim(), value.trim())?
            {
                continue;
            }
            if let Some((count, title)) = copies(line) {
                deck.lines.push(Line { number, count, title: plain(title) });
            }
        }
        if deck.lines.is_empty() {
            return Err(DeckError { line: 1, text: "there is no card in it".to_owned() });
        }
        Ok(deck)
    }

    /// The deck as a file says it.
    pub fn text(&self) -> String {
        let mut text = format!("name: {}\n", self.name);
        if let Some(side) = self.side {
            text += &format!("side: {}\n", side_name(side));
        }
        if let Some(start) = &self.start {
            text += &format!("start: {}\n", start.title);
        }
        for line in &self.lines {
            text += &format!("{}x {}\n", line.count, line.title);
        }
        text
    }

    /// What the rules say about it. Titles that are not in the Book are errors.
    pub fn check(&self, book: &Book) -> Result<Check, DeckError> {
        let side = self.side.unwrap_or_else(|| self.likeliest_side(book));
        let mut cards = Vec::new();
        for line in &self.lines {
            let print = find(book, line, side)?;
            cards.extend(std::iter::repeat_n(print, line.count));
        }
        let start = self.start.as_ref().map(|line| find(book, line, side)).transpose()?;
        let mut verdicts = vec![size(cards.len()), one_side(book, &cards, side), objectives(book, &cards)];
        verdicts.push(beginning(book, &cards, start));
        let mut unimplemented: Vec<String> = cards
            .iter()
            .filter(|c| !book.print(**c).implemented)
            .map(|c| book.print(*c).title.spelt().to_owned())
            .collect();
        unimplemented.sort();
        unimplemented.dedup();
        Ok(Check { side, cards, start, verdicts, unimplemented })
    }

    fn likeliest_side(&self, book: &Book) -> Seat {
        let counts = [Seat(0), Seat(1)]
            .map(|side| self.lines.iter().filter(|l| !book.titled(&l.title, Some(side)).is_empty()).count());
        if counts[1] > counts[0] { Seat(1) } else { Seat(0) }
    }
}

/// The name of a side.
pub fn side_name(side: Seat) -> &'static str {
    if side == Seat(0) { "light" } else { "dark" }
}

fn read_key(deck: &mut Deck, number: usize, key: &str, value: &str) -> Result<bool, DeckError> {
    match key.to_ascii_lowercase().as_str() {
        "name" | "deck" | "title" => deck.name = value.to_owned(),
        "side" => {
            deck.side = match value.to_ascii_lowercase().as_str() {
                "light" | "light side" | "rebel" => Some(Seat(0)),
                "dark" | "dark side" | "imperial" | "empire" => Some(Seat(1)),
                other => {
                    return Err(DeckError { line: number, text: format!("`{other}` is no side: light or dark") });
                }
            }
        }
        "start" | "starting" => deck.start = Some(Line { number, count: 1, title: plain(value) }),
        // A heading; titles of sites have a colon, too, and something after it.
        _ if value.is_empty() => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// The number of copies and the title that a line speaks of; `None` for a heading such as `Characters (14)`.
fn copies(line: &str) -> Option<(usize, &str)> {
    let number = |text: &str| text.trim().trim_matches(['x', 'X', '×']).parse::<usize>().ok();
    if let Some((first, rest)) = line.split_once(char::is_whitespace)
        && let Some(count) = number(first).filter(|n| *n > 0 && *n <= SIZE)
    {
        let rest = rest.trim();
        let rest = rest.strip_prefix("x ").or_else(|| rest.strip_prefix("X ")).unwrap_or(rest);
        return Some((count, rest.trim()));
    }
    if let Some((rest, last)) = line.rsplit_once(char::is_whitespace) {
        let marked = last.starts_with(['x', 'X', '×']);
        if let Some(count) = number(last).filter(|_| marked) {
            return Some((count, rest.trim()));
        }
        if let Some(count) = last.strip_prefix('(').and_then(|l| l.strip_suffix(')')).and_then(number) {
            const HEADINGS: [&str; 12] = [
                "character",
                "interrupt",
                "effect",
                "location",
                "weapon",
                "starship",
                "device",
                "vehicle",
                "creature",
                "objective",
                "epic event",
                "jedi test",
            ];
            let heading = rest.trim().trim_end_matches('s').to_ascii_lowercase();
            return (!HEADINGS.contains(&heading.as_str())).then_some((count, rest.trim()));
        }
    }
    Some((1, line))
}

fn find(book: &Book, line: &Line, side: Seat) -> Result<PrintId, DeckError> {
    let wrong = |text: String| DeckError { line: line.number, text };
    if let Some(id) = book.by_id(&line.title) {
        return Ok(id);
    }
    if let Some((_, id)) = line.title.rsplit_once('[')
        && let Some(id) = book.by_id(id.trim_end_matches(']'))
    {
        return Ok(id);
    }
    match book.titled(&line.title, Some(side)).first().or(book.titled(&line.title, None).first()) {
        Some(id) => Ok(*id),
        None => {
            let all = book.prints().iter().filter(|p| p.side == side).map(|p| p.title.spelt().to_owned());
            let mut near = dejarik_kernel::ruling::nearest_first(&line.title, all.collect());
            near.truncate(1);
            Err(wrong(format!("there is no card `{}`; did you mean `{}`?", line.title, near.join(""))))
        }
    }
}

fn size(count: usize) -> Verdict {
    Verdict { rule: "004:1356", ok: count == SIZE, text: format!("{count} cards of {SIZE}") }
}

fn one_side(book: &Book, cards: &[PrintId], side: Seat) -> Verdict {
    let strange: Vec<&str> =
        cards.iter().map(|c| book.print(*c)).filter(|p| p.side != side).map(|p| p.title.spelt()).collect();
    let text = match strange.is_empty() {
        true => format!("all cards are of the {} side", side_name(side)),
        false => format!("not of the {} side: {}", side_name(side), strange.join(", ")),
    };
    Verdict { rule: "S14", ok: strange.is_empty(), text }
}

fn objectives(book: &Book, cards: &[PrintId]) -> Verdict {
    let count = cards.iter().filter(|c| book.print(**c).is(Kind::Objective)).count();
    Verdict { rule: "R229", ok: count <= 1, text: format!("{count} Objectives, 1 at most") }
}

/// Whether a location may be started with: not one that must deploy relative to something (004:2935-2951).
pub fn may_start(book: &Book, print: PrintId) -> bool {
    let print = book.print(print);
    let relative = print.text.iter().any(|t| matches!(t, Text::DeployOn { .. }));
    let needs_system = print.is(Kind::Sector) && print.planet == Some(print.title);
    print.is(Kind::Location) && !relative && !needs_system && print.limits.diamonds == 0
}

/// Whether a deck may begin with this card: a location, or an Objective in its place (R229).
pub fn may_begin(book: &Book, print: PrintId) -> bool {
    may_start(book, print) || (book.print(print).is(Kind::Objective) && book.print(print).implemented)
}

fn beginning(book: &Book, cards: &[PrintId], start: Option<PrintId>) -> Verdict {
    let legal = |c: PrintId| may_start(book, c) || book.print(c).is(Kind::Objective);
    let text = match start {
        Some(start) if !cards.contains(&start) => format!("{} is not in the deck", book.print(start).title),
        Some(start) if !legal(start) => format!("nobody may start with {}", book.print(start).title),
        Some(start) => {
            return Verdict { rule: "R310", ok: true, text: format!("starts with {}", book.print(start).title) };
        }
        None => {
            let mut titles: BTreeMap<&str, ()> = BTreeMap::new();
            cards.iter().filter(|c| legal(**c)).for_each(|c| {
                titles.insert(book.print(*c).title.spelt(), ());
            });
            let text = match titles.is_empty() {
                true => "there is nothing to start with".to_owned(),
                false => format!("may start with: {}", titles.into_keys().collect::<Vec<_>>().join(", ")),
            };
            return Verdict { rule: "R310", ok: !text.starts_with("there"), text };
        }
    };
    Verdict { rule: "R310", ok: false, text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_lists_are_read() {
        let text = "name: Test\nCharacters (3)\n2x •Luke Skywalker\nRebel Trooper x3\n1 Tatooine: Cantina\nLocations:\n- Yavin 4\nX-wing (2) # fast";
        let deck = Deck::parse(text).expect("a deck");
        let lines: Vec<(usize, &str)> = deck.lines.iter().map(|l| (l.count, l.title.as_str())).collect();
        assert_eq!(
            lines,
            [(2, "Luke Skywalker"), (3, "Rebel Trooper"), (1, "Tatooine: Cantina"), (1, "Yavin 4"), (2, "X-wing")]
        );
        assert_eq!(Deck::parse(&deck.text()).map(|d| d.lines.len()), Ok(5));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let book = Book::standard();
        let check = |text: &str| Deck::parse(text).and_then(|d| d.check(book));
        let misspelt = check("side: light\n1 Luke Skywolker").expect_err("no such card");
        assert!(misspelt.text.contains("Luke Skywalker"), "{misspelt}");
        assert_eq!(Deck::parse("side: grey\n1 X-wing").map_err(|e| e.line), Err(1));
        let mixed = check("side: light\nstart: Yavin 4\n1 Yavin 4\n58 X-wing\n1 Darth Vader").expect("known cards");
        let broken: Vec<&str> = mixed.verdicts.iter().filter(|v| !v.ok).map(|v| v.rule).collect();
        assert_eq!(broken, ["S14"]);
    }
}
