//! Decks: sixty cards of one side (S14, R229), as text, and what the rules say about them.

use super::text::{Kind, Text};
use super::{Book, Print, PrintId, plain, short_title};
use dejarik_kernel::Seat;
use dejarik_kernel::ruling::{distance, fold};
use std::collections::BTreeMap;

/// How many cards a deck has (004:1356).
pub const SIZE: usize = 60;
/// More lines of cards than this make no deck, however they are meant.
const MOST_LINES: usize = 10 * SIZE;
/// No line is longer, not even one with both sides of an Objective.
const LONGEST: usize = 200;
/// What a line may look like.
const SHAPE: &str = "a line is a number of copies and a title, such as `2x Stormtrooper`";

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
    /// `Stormtrooper (2)`. Headings (kinds of cards, with or without a colon or a number), and what follows a `#`, are passed over.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        let mut deck = Deck::default();
        for (number, raw) in text.lines().enumerate().map(|(n, l)| (n + 1, l)) {
            let line = raw.split('#').next().unwrap_or_default().trim();
            let line = line.trim_start_matches(['-', '*', '+', '\u{feff}', ' ', '\t']).trim();
            if line.is_empty() {
                continue;
            }
            if let Some(side) = side_of(line) {
                deck.side = deck.side.or(Some(side));
                continue;
            }
            let wrong = |text: String| DeckError { line: number, text };
            // Nothing is looked for that cannot be there: whoever sends a book gets the answer at once.
            if line.chars().nth(LONGEST).is_some() {
                return Err(wrong(format!("that is too long: {SHAPE}")));
            }
            if let Some((key, value)) = line.split_once(':')
                && read_key(&mut deck, number, key.trim(), value.trim())?
            {
                continue;
            }
            if let Some((count, title)) = copies(line).map_err(wrong)? {
                deck.lines.push(Line { number, count, title: plain(title) });
            }
            if deck.lines.len() > MOST_LINES {
                return Err(wrong(format!("so many lines make no deck of {SIZE} cards")));
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
            let (print, count) = match whole(book, line, side) {
                Some(print) => (print, 1),
                None => (find(book, line, side)?, line.count),
            };
            cards.extend(std::iter::repeat_n(print, count));
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
            let wrong = || DeckError { line: number, text: format!("`{value}` is no side: light or dark") };
            deck.side = Some(side_of(value).ok_or_else(wrong)?);
        }
        "start" | "starting" | "starting location" => deck.start = Some(Line { number, count: 1, title: plain(value) }),
        // A heading; titles of sites have a colon, too, and something after it.
        _ if value.is_empty() => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// A side by one of its names.
fn side_of(words: &str) -> Option<Seat> {
    match words.trim().trim_end_matches(':').to_ascii_lowercase().as_str() {
        "light" | "light side" | "rebel" => Some(Seat(0)),
        "dark" | "dark side" | "imperial" | "empire" => Some(Seat(1)),
        _ => None,
    }
}

/// What lists are divided by.
const HEADINGS: [&str; 28] = [
    "character",
    "rebel",
    "imperial",
    "alien",
    "droid",
    "interrupt",
    "used interrupt",
    "lost interrupt",
    "used or lost interrupt",
    "starting interrupt",
    "effect",
    "utinni effect",
    "immediate effect",
    "mobile effect",
    "location",
    "system",
    "sector",
    "site",
    "starting",
    "starting card",
    "weapon",
    "starship",
    "device",
    "vehicle",
    "creature",
    "objective",
    "epic event",
    "jedi test",
];

fn is_heading(words: &str) -> bool {
    let words = words.trim().to_ascii_lowercase();
    HEADINGS.contains(&words.trim_end_matches('s'))
}

/// How many copies a word says, `2`, `2x` or `x2`; none if it is no number. What is too long to be read is too many.
fn number(word: &str) -> Option<usize> {
    let digits = word.trim_matches(['x', 'X', '×']);
    let all = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    all.then(|| digits.parse().unwrap_or(usize::MAX))
}

/// The number of copies and the title that a line speaks of; `None` for a heading such as `Characters (14)`.
fn copies(line: &str) -> Result<Option<(usize, &str)>, String> {
    let counted = |count: usize, title: &str| match count {
        0 => Err("0 copies are none: leave the line out".to_owned()),
        1..=SIZE if title.is_empty() => Err("which card is missing behind the number".to_owned()),
        1..=SIZE => Ok(()),
        _ => Err(format!("so many copies do not fit into a deck of {SIZE} cards")),
    };
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if let Some(count) = number(first) {
        let rest = rest.trim();
        let rest = rest.strip_prefix("x ").or_else(|| rest.strip_prefix("X ")).unwrap_or(rest).trim();
        return counted(count, rest).map(|()| Some((count, rest)));
    }
    if is_heading(line) {
        return Ok(None);
    }
    let Some((rest, last)) = line.rsplit_once(char::is_whitespace) else { return Ok(Some((1, line))) };
    let rest = rest.trim();
    let bracketed = last.strip_prefix('(').and_then(|l| l.strip_suffix(')'));
    let apart = rest.strip_suffix(" x").or_else(|| rest.strip_suffix(" X"));
    let (count, title) = match (bracketed, apart) {
        (Some(inner), _) => (number(inner), rest),
        (None, Some(title)) => (number(last), title.trim()),
        (None, None) => (number(last).filter(|_| last.starts_with(['x', 'X', '×'])), rest),
    };
    match count {
        Some(_) if is_heading(title) => Ok(None),
        Some(count) => counted(count, title).map(|()| Some((count, title))),
        None => Ok(Some((1, line))),
    }
}

/// The card whose title ends like a number of copies, where one of it is meant: `TIE Advanced x1`.
fn whole(book: &Book, line: &Line, side: Seat) -> Option<PrintId> {
    let title = format!("{} x{}", line.title, line.count);
    let known = |side| book.titled(&title, side).first().copied();
    if book.titled(&line.title, None).is_empty() { known(Some(side)).or_else(|| known(None)) } else { None }
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
            let near = nearest(book, &line.title, side);
            let hint = near.map_or_else(|| SHAPE.to_owned(), |t| format!("did you mean `{t}`?"));
            Err(wrong(format!("there is no card `{}`; {hint}", line.title)))
        }
    }
}

/// The title of a side that was probably meant, if one is near.
fn nearest<'a>(book: &'a Book, title: &str, side: Seat) -> Option<&'a str> {
    let word = fold(title);
    let far = |p: &Print| {
        let whole = p.title.spelt();
        distance(&word, &fold(whole)).min(distance(&word, &fold(short_title(whole))))
    };
    let of_side = || book.prints().iter().filter(|p| p.side == side);
    let near = of_side().map(|p| (far(p), p.title.spelt())).min()?;
    if near.0 <= 1 + word.chars().count() / 3 {
        return Some(near.1);
    }
    // A part of a title: all of its words, with others between.
    let has = |p: &&Print| {
        let title = fold(p.title.spelt());
        word.split(' ').all(|part| title.split(' ').any(|t| t == part))
    };
    of_side().find(has).map(|p| p.title.spelt())
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
    fn headings_bullets_and_numbers_of_titles_are_told_apart() {
        let text = "Dark Side\nStarting Location: Tatooine\nSYSTEMS (1)\n* 1x Tatooine\nCharacters\n+ Darth Vader x 2\n\
                    Used Interrupts (2)\nSense (x2)\nStarships\nTIE Advanced x1\nTIE Advanced x1 x3\nBlack 3";
        let check = Deck::parse(text).and_then(|d| d.check(Book::standard())).expect("known cards");
        assert_eq!((check.side, check.cards.len()), (Seat(1), 10));
        assert!(check.start.is_some());
        let ties = |c: &&PrintId| Book::standard().print(**c).title.spelt() == "TIE Advanced x1";
        assert_eq!(check.cards.iter().filter(ties).count(), 4);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let book = Book::standard();
        let check = |text: &str| Deck::parse(text).and_then(|d| d.check(book));
        let misspelt = check("side: light\n1 Luke Skywolker").expect_err("no such card");
        assert!(misspelt.text.contains("Luke Skywalker"), "{misspelt}");
        assert_eq!(Deck::parse("side: grey\n1 X-wing").map_err(|e| e.line), Err(1));
        let strange = check("side: light\n1 Qqqqqqqqqqqq").expect_err("no such card");
        assert!(!strange.text.contains("did you mean") && strange.text.contains(SHAPE), "{strange}");
        let part = check("side: light\n1 General Rieekan").expect_err("no such card");
        assert!(part.text.contains("General Carlist Rieekan"), "{part}");
        let many = "1 X-wing\n".repeat(MOST_LINES + 1);
        let long = format!("1 {}", "A".repeat(1_000_000));
        let start = format!("start: {}\n1 X-wing", "A".repeat(1_000_000));
        for (bad, said) in [
            (many.as_str(), "make no deck"),
            (&long, "too long"),
            (&start, "too long"),
            ("0x X-wing", "leave the line out"),
            ("61 X-wing", "do not fit"),
            ("99999999999999999999x X-wing", "do not fit"),
            ("2x", "which card"),
        ] {
            let wrong = Deck::parse(bad).expect_err(bad);
            assert!(wrong.text.contains(said), "{bad}: {wrong}");
        }
        let mixed = check("side: light\nstart: Yavin 4\n1 Yavin 4\n58 X-wing\n1 Darth Vader").expect("known cards");
        let broken: Vec<&str> = mixed.verdicts.iter().filter(|v| !v.ok).map(|v| v.rule).collect();
        assert_eq!(broken, ["S14"]);
    }
}
