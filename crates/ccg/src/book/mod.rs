//! The Book: every card as printed, and what the implemented ones do.
//!
//! Facts (names, numbers, icons) are in `content/ccg/cards`, texts in `content/ccg/texts`, decks in `content/ccg/decks`.
//! A card without a text is not implemented: it loads, it can be looked at, and no deck with it can be played.

pub mod deck;
mod load;
mod print;
pub mod text;
mod word;
pub mod words;

pub use load::ContentError;
pub use print::{Deed, Ferocity, Figures, Grant, Limits, Mod, Print, PrintId, Room, Sort};
pub use word::{Word, names};

use dejarik_kernel::Seat;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use text::Moment;

mod files {
    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}

/// Every card there is.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    prints: Vec<Print>,
    by_id: BTreeMap<String, PrintId>,
    /// The moments at which some implemented card may speak.
    moments: u64,
}

impl Book {
    /// The Book with these cards.
    pub fn new(mut prints: Vec<Print>) -> Book {
        prints.iter_mut().for_each(Print::compile);
        let by_id = prints.iter().enumerate().map(|(n, p)| (p.id.clone(), PrintId(n as u16))).collect();
        let moments = prints.iter().fold(0, |bits, p| bits | p.moments);
        Book { prints, by_id, moments }
    }

    /// Reads facts and texts, each with the name of its file.
    pub fn read(facts: &[(&str, &str)], texts: &[(&str, &str)]) -> Result<Book, ContentError> {
        let mut prints = Vec::new();
        for (file, text) in facts {
            prints.extend(load::facts(file, text)?);
        }
        for (file, text) in texts {
            load::texts(file, text, &mut prints)?;
        }
        Ok(Book::new(prints))
    }

    /// The cards as shipped.
    pub fn standard() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::read(files::CARDS, files::TEXTS).expect("content that a test has read"))
    }

    /// The texts of the shipped decks, with their names.
    pub fn decks() -> impl Iterator<Item = (&'static str, &'static str)> {
        files::DECKS.iter().map(|(file, text)| (file.trim_end_matches(".deck"), *text))
    }

    /// All cards.
    pub fn prints(&self) -> &[Print] {
        &self.prints
    }

    /// Every card with its place.
    pub fn all(&self) -> impl Iterator<Item = (PrintId, &Print)> {
        self.prints.iter().enumerate().map(|(n, p)| (PrintId(n as u16), p))
    }

    /// A card.
    pub fn print(&self, id: PrintId) -> &Print {
        &self.prints[id.0 as usize]
    }

    /// The card with that number.
    pub fn by_id(&self, id: &str) -> Option<PrintId> {
        self.by_id.get(id).copied()
    }

    /// The cards of that title on a side, implemented ones first.
    pub fn titled(&self, title: &str, side: Option<Seat>) -> Vec<PrintId> {
        let word = Word::new(english(&plain(title)));
        let short = |p: &Print| short_title(p.title.spelt()).eq_ignore_ascii_case(word.spelt());
        let fits = |p: &Print| (p.title == word || short(p)) && side.is_none_or(|s| p.side == s);
        let mut found: Vec<PrintId> = self.all().filter(|(_, p)| fits(p)).map(|(id, _)| id).collect();
        found.sort_by_key(|id| !self.print(*id).implemented);
        found
    }

    /// Whether some implemented card may speak at this moment.
    pub fn hears(&self, moment: Moment) -> bool {
        self.moments & (1 << moment as u64) != 0
    }
}

/// A title without marks of uniqueness and with plain apostrophes.
pub fn plain(title: &str) -> String {
    let dots = ['•', '·', '*', '◇', '<', '>', ' '];
    title.trim_start_matches(dots).trim().replace(['’', '‘'], "'")
}

/// Titles that the Glossary gives in another language, and what they are in English, which counts (R331, 004:1409).
const TRANSLATED: [(&str, &str); 1] = [("Sable De Luz De Vader", "Vader's Lightsaber")];

/// A title as it is in English.
fn english(title: &str) -> &str {
    TRANSLATED.iter().find(|(other, _)| other.eq_ignore_ascii_case(title)).map_or(title, |(_, english)| english)
}

/// A title without the explanation in brackets behind it: `R2-D2 (Artoo-Detoo)` is `R2-D2`.
pub fn short_title(title: &str) -> &str {
    title.split(" (").next().unwrap_or(title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_period_loads() {
        let book = Book::read(files::CARDS, files::TEXTS).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(book.prints().len(), 1567);
        let luke = book.print(book.by_id("1_19").expect("Luke"));
        assert_eq!((luke.figures.power, luke.figures.ability, luke.figures.forfeit), (Some(3), Some(4), Some(7)));
    }

    #[test]
    fn a_number_that_text_defines_needs_a_text() {
        for print in Book::standard().prints().iter().filter(|p| p.implemented) {
            let said = !print.text.is_empty() || print.sides.iter().any(|s| !s.is_empty());
            assert!(!print.defined || said, "{} {}", print.id, print.title);
        }
    }
}
