//! A ruling's text as a [`Document`]: headers, blocks, and statements with their places.

use super::text::{Piece, Trouble, fold};

/// A ruling as it was read; what the blocks mean is the game's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// What the ruling says, in one sentence.
    pub title: String,
    /// The short name of the game.
    pub game: Piece,
    /// The rules and rulings it follows from.
    pub sources: Vec<String>,
    /// Free text.
    pub note: String,
    /// All other headers and blocks, in order.
    pub blocks: Vec<Block>,
    /// The common beginning of all cases.
    pub play: Vec<Statement>,
    /// The cases that differ after it; none: the common beginning is the one case.
    pub variants: Vec<Variant>,
}

/// A header of the game, with the indented lines under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The word before the colon, in lower case.
    pub key: String,
    /// What stands after the colon; often empty.
    pub value: Piece,
    /// The line of the key.
    pub line: usize,
    /// The indented lines as written, indentation included; blank lines are left out.
    pub lines: Vec<Piece>,
}

/// A case of its own after the common beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// What stands between `variant` and the colon.
    pub name: String,
    /// The line of the heading.
    pub line: usize,
    /// What is played after the common beginning.
    pub play: Vec<Statement>,
}

/// One case from its beginning to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// The variant's name; empty if there are no variants.
    pub name: String,
    /// Common beginning and variant, in order.
    pub statements: Vec<Statement>,
}

/// One line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The line as written, trimmed, with its place.
    pub at: Piece,
    /// What it does or states.
    pub act: Act,
}

/// What a line of play does or states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// `left: attack obi, done`: a seat's answers in order.
    Answer {
        /// Who answers.
        seat: Piece,
        /// The answers, divided at commas.
        words: Vec<Piece>,
    },
    /// `roll 15 3`, `roll hit blank`: what the dice show, in numbers or in the game's words.
    Roll(Vec<Piece>),
    /// `shuffle 3 1 2`: the old places in their new order; empty: all stays as it lay.
    Shuffle(Vec<u16>),
    /// `expect obi hit points 100; dooku is activated`: facts of the game.
    Expect(Vec<Piece>),
    /// `asked left: what to do`: the open question.
    Asked {
        /// Who is asked.
        seat: Piece,
        /// Words of the question; may be empty.
        words: Piece,
    },
    /// `offered left: attack obi, move`: some of the options.
    Offered {
        /// Who is asked.
        seat: Piece,
        /// The options.
        words: Vec<Piece>,
    },
    /// `only left: attack obi, pass`: all of the options.
    Only {
        /// Who is asked.
        seat: Piece,
        /// The options.
        words: Vec<Piece>,
    },
    /// `refused left: attack dooku (no-line-of-sight)`: what may not be answered.
    Refused {
        /// Who is asked.
        seat: Piece,
        /// The answers, each with the key of its reason if given.
        words: Vec<(Piece, Option<Piece>)>,
    },
    /// `happened droid hits obi`: a line of the log has these words.
    Happened(Piece),
    /// `not happened obi is defeated`: no line of the log has them.
    NotHappened(Piece),
    /// `rolled 1`: so many dice fell so far.
    Rolled(usize),
    /// `over left`, `over draw`: the game has ended; nobody named is a draw.
    Over(Vec<Piece>),
}

/// The first words of statements, as messages name them.
pub(crate) const STATEMENTS: [&str; 12] = [
    "<seat>: <answers>",
    "roll",
    "shuffle",
    "expect",
    "asked",
    "offered",
    "only",
    "refused",
    "happened",
    "not happened",
    "rolled",
    "over",
];

/// An unindented line and the indented ones under it.
struct Section {
    head: Piece,
    lines: Vec<Piece>,
}

impl Document {
    /// Reads a ruling.
    pub fn parse(text: &str) -> Result<Document, Trouble> {
        let mut document = Document::default();
        let mut once = Vec::new();
        for section in sections(text)? {
            let Some((key, value)) = section.head.split_once(':') else {
                return Err(section.head.trouble(format!("`{}` needs a colon after its key", section.head.text)));
            };
            let word = fold(&key.text);
            let known = ["ruling", "game", "source", "note", "play"].contains(&word.as_str());
            if known && once.contains(&word) {
                return Err(key.trouble(format!("`{word}` stands here for the second time")));
            }
            if fold(&section.head.first_word().0.text).trim_end_matches(':') == "variant" {
                document.add_variant(&section)?;
            } else if word == "play" {
                empty(&value, "play")?;
                document.play = statements(&section.lines)?;
            } else if known {
                document.set_header(&word, value, &section.lines);
            } else if word.is_empty() {
                return Err(section.head.trouble("a key is missing before the colon"));
            } else {
                let line = key.line;
                document.blocks.push(Block { key: word.clone(), value, line, lines: section.lines });
            }
            once.push(word);
        }
        document.complete(&once)
    }

    fn set_header(&mut self, key: &str, value: Piece, more: &[Piece]) {
        let text = std::iter::once(&value).chain(more).map(|p| p.text.trim()).filter(|t| !t.is_empty());
        let joined = text.collect::<Vec<_>>().join(" ");
        match key {
            "ruling" => self.title = joined,
            "game" => self.game = Piece { text: joined, ..value },
            "source" => {
                self.sources = Piece::new(0, 0, joined).split(',').into_iter().map(|p| p.text).collect();
                self.sources.retain(|source| !source.is_empty());
            }
            _ => self.note = joined,
        }
    }

    fn add_variant(&mut self, section: &Section) -> Result<(), Trouble> {
        let (_, rest) = section.head.first_word();
        let Some(name) = rest.text.strip_suffix(':').map(str::trim) else {
            return Err(section.head.trouble("a variant's heading is `variant <name>:`"));
        };
        if self.variants.iter().any(|v| fold(&v.name) == fold(name)) {
            return Err(rest.trouble(format!("a variant `{name}` stands above already")));
        }
        let (name, line) = (name.to_owned(), section.head.line);
        self.variants.push(Variant { name, line, play: statements(&section.lines)? });
        Ok(())
    }

    fn complete(self, keys: &[String]) -> Result<Document, Trouble> {
        let top = Piece::new(1, 1, "");
        for key in ["ruling", "game"] {
            if !keys.iter().any(|k| k == key) {
                return Err(top.trouble(format!("the header `{key}:` is missing")));
            }
        }
        if self.title.is_empty() {
            return Err(top.trouble("the ruling says nothing after `ruling:`"));
        }
        if self.play.is_empty() && self.variants.is_empty() {
            return Err(top.trouble("nothing is played: neither `play:` nor a `variant` has lines"));
        }
        if let Some(variant) = self.variants.iter().find(|v| v.play.is_empty()) {
            return Err(Piece::new(variant.line, 1, "").trouble("nothing is played in this variant"));
        }
        Ok(self)
    }

    /// The first block with that key.
    pub fn block(&self, key: &str) -> Option<&Block> {
        self.blocks.iter().find(|block| block.key == key)
    }

    /// Refuses a block whose key is none of these, and one that stands there twice.
    pub fn only_keys(&self, legal: &[&str]) -> Result<(), Trouble> {
        for (n, block) in self.blocks.iter().enumerate() {
            let key = Piece::new(block.line, 1, block.key.clone());
            if !legal.contains(&block.key.as_str()) {
                let generic = ["ruling", "game", "source", "note", "play", "variant"];
                return Err(key.unknown("a header of this game", legal.iter().chain(&generic).copied()));
            }
            if self.blocks[..n].iter().any(|before| before.key == block.key) {
                return Err(key.trouble(format!("`{}` stands here for the second time", block.key)));
            }
        }
        Ok(())
    }

    /// The cases: common beginning and variant each.
    pub fn scripts(&self) -> Vec<Script> {
        if self.variants.is_empty() {
            return vec![Script { name: String::new(), statements: self.play.clone() }];
        }
        let script = |v: &Variant| Script {
            name: v.name.clone(),
            statements: self.play.iter().chain(&v.play).cloned().collect(),
        };
        self.variants.iter().map(script).collect()
    }
}

impl Block {
    /// The lines as entries of a list: trimmed, without those that begin with `#`.
    pub fn entries(&self) -> Vec<Piece> {
        self.lines.iter().map(Piece::trim).filter(|entry| !entry.text.starts_with('#')).collect()
    }

    /// The lines as rows of a drawing: without the indentation that all of them share.
    pub fn rows(&self) -> Vec<Piece> {
        let indent = |p: &Piece| p.text.chars().take_while(|c| c.is_whitespace()).count();
        let common = self.lines.iter().map(indent).min().unwrap_or(0);
        let cut = |p: &Piece| Piece::new(p.line, p.column + common, p.text.chars().skip(common).collect::<String>());
        self.lines.iter().map(cut).collect()
    }
}

/// Divides the text at its unindented lines.
fn sections(text: &str) -> Result<Vec<Section>, Trouble> {
    let mut sections: Vec<Section> = Vec::new();
    for (n, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = Piece::new(n + 1, 1, line.trim_end());
        if line.text.is_empty() || line.text.starts_with('#') {
            continue;
        }
        if !line.text.starts_with(char::is_whitespace) {
            sections.push(Section { head: line, lines: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            section.lines.push(line);
        } else {
            return Err(line.trim().trouble("an indented line belongs to the key above it, and there is none"));
        }
    }
    Ok(sections)
}

fn statements(lines: &[Piece]) -> Result<Vec<Statement>, Trouble> {
    let mut statements = Vec::new();
    for line in lines {
        let at = without_comment(line).trim();
        if !at.text.is_empty() {
            let act = statement(&at)?;
            statements.push(Statement { at, act });
        }
    }
    Ok(statements)
}

/// A comment in play begins with `#` at the line's start or between spaces.
fn without_comment(line: &Piece) -> Piece {
    let starts = |at: &(usize, &str)| {
        let (before, after) = (line.text[..at.0].chars().next_back(), line.text[at.0 + 1..].chars().next());
        before.is_none_or(char::is_whitespace)
            && (line.text[..at.0].trim().is_empty() || after.is_none_or(char::is_whitespace))
    };
    let end = line.text.match_indices('#').find(starts).map_or(line.text.len(), |(at, _)| at);
    Piece::new(line.line, line.column, &line.text[..end])
}

fn statement(line: &Piece) -> Result<Act, Trouble> {
    let (first, rest) = line.first_word();
    match fold(&first.text).as_str() {
        "roll" => roll(line, &rest),
        "shuffle" => shuffle(&rest),
        "expect" => Ok(Act::Expect(list(line, &rest, ';', "a fact")?)),
        "asked" => addressed(line, &rest).map(|(seat, words)| Act::Asked { seat, words }),
        "offered" => answers(line, &rest).map(|(seat, words)| Act::Offered { seat, words }),
        "only" => answers(line, &rest).map(|(seat, words)| Act::Only { seat, words }),
        "refused" => {
            let (seat, words) = answers(line, &rest)?;
            Ok(Act::Refused { seat, words: words.iter().map(Piece::split_reason).collect() })
        }
        "happened" => happening(line, &rest).map(Act::Happened),
        "not" => match rest.first_word() {
            (word, words) if fold(&word.text) == "happened" => happening(line, &words).map(Act::NotHappened),
            _ => Err(first.unknown("a statement", STATEMENTS)),
        },
        "rolled" => Ok(Act::Rolled(number(&rest, line)?)),
        "over" => over(line, &rest),
        _ => answer(line, &first),
    }
}

fn answer(line: &Piece, first: &Piece) -> Result<Act, Trouble> {
    match line.split_once(':') {
        Some((seat, _)) if !seat.text.is_empty() && !seat.text.contains(char::is_whitespace) => {
            let (seat, words) = answers(line, line)?;
            Ok(Act::Answer { seat, words })
        }
        _ => Err(first.unknown("a statement", STATEMENTS)),
    }
}

/// `seat: text`.
fn addressed(line: &Piece, rest: &Piece) -> Result<(Piece, Piece), Trouble> {
    match rest.split_once(':') {
        Some((seat, _)) if seat.text.is_empty() => Err(rest.trouble("a seat is missing before the colon")),
        Some(parts) => Ok(parts),
        None => Err(line.trouble("a seat and a colon are missing: `<statement> <seat>: ...`")),
    }
}

/// `seat: words, words`.
fn answers(line: &Piece, rest: &Piece) -> Result<(Piece, Vec<Piece>), Trouble> {
    let (seat, words) = addressed(line, rest)?;
    let words = list(line, &words, ',', "an answer")?;
    Ok((seat, words))
}

fn list(line: &Piece, rest: &Piece, separator: char, what: &str) -> Result<Vec<Piece>, Trouble> {
    let pieces = rest.split(separator);
    match pieces.iter().find(|p| p.text.is_empty()) {
        Some(gap) => Err(gap.trouble(format!("{what} is missing here"))),
        None if pieces.is_empty() => Err(end_of(line).trouble(format!("{what} is missing here"))),
        None => Ok(pieces),
    }
}

fn happening(line: &Piece, words: &Piece) -> Result<Piece, Trouble> {
    match words.text.is_empty() {
        true => Err(end_of(line).trouble("words of the log are missing here")),
        false => Ok(words.clone()),
    }
}

fn end_of(line: &Piece) -> Piece {
    Piece::new(line.line, line.column + line.text.chars().count(), "")
}

fn roll(line: &Piece, rest: &Piece) -> Result<Act, Trouble> {
    // Numbers are read at once; words are left to the game, which knows the dice.
    let wrong = |word: &&Piece| match word.text.parse::<u8>() {
        Ok(face) => face == 0,
        Err(_) => !word.text.chars().all(|c| c.is_ascii_alphabetic() || c == '-'),
    };
    let faces = rest.words();
    if let Some(word) = faces.iter().find(wrong) {
        return Err(word.trouble(format!("`{}` is not a face of a die", word.text)));
    }
    if faces.is_empty() {
        return Err(end_of(line).trouble("what the dice show is missing here"));
    }
    Ok(Act::Roll(faces))
}

fn shuffle(rest: &Piece) -> Result<Act, Trouble> {
    let read = |word: &Piece| match word.text.parse::<u16>() {
        Ok(place) if place > 0 => Ok(place - 1),
        _ => Err(word.trouble(format!("`{}` is not a place, counted from 1", word.text))),
    };
    rest.words().iter().map(read).collect::<Result<_, _>>().map(Act::Shuffle)
}

fn number(word: &Piece, line: &Piece) -> Result<usize, Trouble> {
    if word.text.is_empty() {
        return Err(end_of(line).trouble("a number is missing here"));
    }
    word.text.parse().map_err(|_| word.trouble(format!("`{}` is not a number", word.text)))
}

fn over(line: &Piece, rest: &Piece) -> Result<Act, Trouble> {
    let seats: Vec<Piece> = rest.split(',').iter().flat_map(Piece::words).collect();
    match seats.as_slice() {
        [] => Err(end_of(line).trouble("the winners, or `draw`, are missing here")),
        [draw] if fold(&draw.text) == "draw" => Ok(Act::Over(Vec::new())),
        _ => Ok(Act::Over(seats)),
    }
}

fn empty(value: &Piece, key: &str) -> Result<(), Trouble> {
    match value.text.is_empty() {
        true => Ok(()),
        false => Err(value.trouble(format!("nothing may follow `{key}:` on its line; indent it on the next"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_kept_as_written() {
        let text = "ruling: A\n  and B\ngame: pig\nsource: 1, 2\n\nmap:\n    +-+\n   # .\n# no row\n\n    +-+\nplay:\n  rolled 0\n";
        let document = Document::parse(text).expect("a ruling");
        assert_eq!((document.title.as_str(), document.sources.len()), ("A and B", 2));
        let map = document.block("map").expect("a map");
        assert_eq!(map.lines[1], Piece::new(8, 1, "   # ."));
        let rows: Vec<_> = map.rows().into_iter().map(|p| (p.line, p.column, p.text)).collect();
        assert_eq!(rows, [(7, 4, " +-+".into()), (8, 4, "# .".into()), (11, 4, " +-+".to_owned())]);
        assert_eq!(map.entries().len(), 2);
        let trouble = document.only_keys(&["maps"]).expect_err("a misspelt key");
        assert!(
            trouble.to_string().starts_with("line 6, column 1: `map` is not a header of this game (one of: maps, ")
        );
    }

    #[test]
    fn comments_in_play_are_left_out() {
        let text = "ruling: A\ngame: pig\nplay:\n  # one\n  #two\n  roll 3 # three\n  left: take #4, done\n";
        let document = Document::parse(text).expect("a ruling");
        assert_eq!(document.play[0].act, Act::Roll(vec![Piece::new(6, 8, "3")]));
        assert_eq!(document.play[1].at, Piece::new(7, 3, "left: take #4, done"));
    }
}
