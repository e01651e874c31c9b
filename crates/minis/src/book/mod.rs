//! The Book: every character, embedded at compile time and completed by a player's own files.

mod admission;
mod character;
mod check;
mod commander;
mod cost;
mod load;
mod own;
mod reinforcements;
mod said;
mod squad;
mod table;
mod words;

use std::collections::BTreeMap;
use std::sync::OnceLock;

pub use character::{Character, CharacterId, Faction, Lack, Size, Status};
pub use check::{Check, Member, Options, Scenario, Unentered, Verdict, check};
pub use commander::{Also, Commander, Effect, Filter, Gets, Range, When, Who};
use load::Entry;
pub use load::LoadError;
pub use own::Own;
pub(crate) use reinforcements::{Ranks, reserve_die};
pub use said::{Put, Said};
pub use squad::{Era, Line, Side, Squad, SquadError};
pub use table::{check_so_far, check_table, first_to_set_up, seats_of};

use dejarik_kernel::ruling::distance;

/// The content files that the library carries, as pairs of name and text.
pub(crate) mod content {
    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}

/// Every character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    characters: Vec<Character>,
    names: BTreeMap<String, Vec<CharacterId>>,
}

/// A name that is not one character's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FindError {
    /// No character has this name.
    #[error("no character is called \"{name}\"; the nearest are: {}", nearest.join(", "))]
    Nobody {
        /// The name.
        name: String,
        /// Names most like it.
        nearest: Vec<String>,
    },
    /// Several sets have a character of this name.
    #[error("\"{name}\" is in several sets; write one of: {}", full.join(", "))]
    Several {
        /// The name.
        name: String,
        /// The full names to choose from.
        full: Vec<String>,
    },
}

impl Book {
    /// The Book of the published characters, as shipped.
    pub fn standard() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            Book::with(std::iter::empty::<(&str, &str)>()).expect("the embedded files are read in a test")
        })
    }

    /// The published characters with a player's own files (name and text), which add to them or complete them. Nothing that
    /// is known can be replaced, and nobody gets a name that somebody else has.
    pub fn with<N: AsRef<str>, T: AsRef<str>>(files: impl IntoIterator<Item = (N, T)>) -> Result<Book, LoadError> {
        let mut entries: Vec<Entry> = Vec::new();
        for (name, text) in content::CHARACTERS {
            entries.extend(load::read(name, text)?);
        }
        for (name, text) in files {
            for later in load::read(name.as_ref(), text.as_ref())? {
                take_in(&mut entries, later, name.as_ref(), text.as_ref())?;
            }
        }
        Ok(Book::of(entries))
    }

    fn of(entries: Vec<Entry>) -> Book {
        Book::listing(entries.into_iter().enumerate().map(|(i, e)| e.character(CharacterId(i as u16))).collect())
    }

    fn listing(characters: Vec<Character>) -> Book {
        let mut names: BTreeMap<String, Vec<CharacterId>> = BTreeMap::new();
        for c in &characters {
            names.entry(c.name.to_lowercase()).or_default().push(c.id);
        }
        Book { characters, names }
    }

    /// This Book with more characters at its end, which get new numbers.
    #[must_use]
    pub fn plus(&self, more: impl IntoIterator<Item = Character>) -> Book {
        let mut characters = self.characters.clone();
        for mut character in more {
            character.id = CharacterId(characters.len() as u16);
            characters.push(character);
        }
        Book::listing(characters)
    }

    /// A Book of nothing but these characters, which get new numbers.
    pub fn made_of(characters: impl IntoIterator<Item = Character>) -> Book {
        Book { characters: Vec::new(), names: BTreeMap::new() }.plus(characters)
    }

    /// All characters, in the order of their numbers.
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// The character of a name, or of "Name (Set)" where several sets have it.
    pub fn find(&self, name: &str) -> Result<&Character, FindError> {
        let name = name.trim();
        match self.all_called(name).as_slice() {
            [] => Err(FindError::Nobody { name: name.to_string(), nearest: self.nearest(name) }),
            [one] => Ok(one),
            all => Err(FindError::Several {
                name: name.to_string(),
                full: all.iter().map(|c| self.full_name(c)).collect(),
            }),
        }
    }

    /// The characters that [`Book::find`] would choose from, without a search for the nearest if there is none.
    pub fn all_called(&self, name: &str) -> Vec<&Character> {
        let name = name.trim();
        if let Some((only, set)) = name.strip_suffix(')').and_then(|n| n.rsplit_once(" ("))
            && let Some(found) = self.named(only).find(|c| c.set.eq_ignore_ascii_case(set))
        {
            return vec![found];
        }
        self.named(name).collect()
    }

    /// The shortest name that finds this character: with its set where another set has the same name.
    pub fn full_name(&self, c: &Character) -> String {
        if self.named(&c.name).count() > 1 { format!("{} ({})", c.name, c.set) } else { c.name.clone() }
    }

    fn named(&self, name: &str) -> impl Iterator<Item = &Character> {
        let ids = self.names.get(&name.to_lowercase()).map_or(&[][..], Vec::as_slice);
        ids.iter().map(|id| &self[*id])
    }

    /// Names that begin with these words, then those that differ from them least.
    fn nearest(&self, name: &str) -> Vec<String> {
        let name = name.to_lowercase();
        let begins = |n: &str| !name.is_empty() && n.starts_with(&name);
        let mut all: Vec<(bool, usize, &String)> =
            self.names.keys().map(|n| (!begins(n), distance(&name, n), n)).collect();
        all.sort();
        all.iter().take(3).map(|(_, _, n)| self.full_name(&self[self.names[*n][0]])).collect()
    }
}

/// Takes in what a player's file says of one character.
fn take_in(entries: &mut Vec<Entry>, mut later: Entry, file: &str, text: &str) -> Result<(), LoadError> {
    let (line, column) = later.place(text);
    let refuse = |said: Said| Err(LoadError { file: file.to_owned(), line, column, said });
    if let Some(known) = entries.iter_mut().find(|e| e.same_card(&later)) {
        let set = known.set();
        if known.own {
            return refuse(Said::new("content-twice").with("set", set));
        }
        if let Some(why) = known.contradicted(&later) {
            return refuse(Said::new("content-contradicts").with("set", set).with("why", why));
        }
        known.complete(later);
        return Ok(());
    }
    if let Some(known) = entries.iter().find(|e| e.namesake(&later)) {
        let set = known.set();
        return refuse(Said::new("content-namesake").with("set", set));
    }
    later.own = true;
    entries.push(later);
    Ok(())
}

impl std::ops::Index<CharacterId> for Book {
    type Output = Character;
    fn index(&self, id: CharacterId) -> &Character {
        &self.characters[id.0 as usize]
    }
}

#[cfg(test)]
mod tests;
