//! Words that are compared often: traits, titles, personas, names of planets. Letters' case does not matter (R064).

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// A word by its number. The same word has the same number as long as the program runs; it is never saved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(u16);

#[derive(Default)]
struct Words {
    numbers: BTreeMap<String, u16>,
    spelt: Vec<&'static str>,
}

static WORDS: Mutex<Words> = Mutex::new(Words { numbers: BTreeMap::new(), spelt: Vec::new() });

impl Word {
    /// The word that is written so, case aside. It is told as it was first spelt.
    pub fn new(text: &str) -> Word {
        let folded = text.trim().to_lowercase();
        let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = words.numbers.get(&folded) {
            return Word(*number);
        }
        let number = u16::try_from(words.spelt.len()).expect("fewer than 65,536 words");
        words.spelt.push(Box::leak(text.trim().to_owned().into_boxed_str()));
        words.numbers.insert(folded, number);
        Word(number)
    }

    /// The word of a title: told from now on as it is spelt here.
    pub fn title(text: &str) -> Word {
        let word = Word::new(text);
        let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
        if words.spelt[word.0 as usize] != text.trim() {
            words.spelt[word.0 as usize] = Box::leak(text.trim().to_owned().into_boxed_str());
        }
        word
    }

    /// How it is spelt.
    pub fn spelt(self) -> &'static str {
        let words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
        words.spelt[self.0 as usize]
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spelt())
    }
}

/// Names that the rules themselves speak of.
pub mod names {
    use super::Word;
    use std::sync::LazyLock;

    /// The planet Hoth.
    pub static HOTH: LazyLock<Word> = LazyLock::new(|| Word::new("Hoth"));
    /// The planet Dagobah.
    pub static DAGOBAH: LazyLock<Word> = LazyLock::new(|| Word::new("Dagobah"));
    /// The planet Yavin 4.
    pub static YAVIN: LazyLock<Word> = LazyLock::new(|| Word::new("Yavin 4"));
    /// The spaceport of Tatooine.
    pub static MOS_EISLEY: LazyLock<Word> = LazyLock::new(|| Word::new("Tatooine: Mos Eisley"));
    /// The Death Star.
    pub static DEATH_STAR: LazyLock<Word> = LazyLock::new(|| Word::new("Death Star"));
    /// Its trench.
    pub static TRENCH: LazyLock<Word> = LazyLock::new(|| Word::new("Death Star: Trench"));
    /// The Tusken Raider who shoots best.
    pub static URORRUR: LazyLock<Word> = LazyLock::new(|| Word::new("URoRRuR'R'R"));
    /// Lando, whom both sides know.
    pub static LANDO: LazyLock<Word> = LazyLock::new(|| Word::new("lando"));
    /// What gives Hoth its shield.
    pub static GENERATORS: LazyLock<Word> = LazyLock::new(|| Word::new("Hoth: Main Power Generators (1st Marker)"));
    /// What comes with it to bound the shield.
    pub static NORTH_RIDGE: LazyLock<Word> = LazyLock::new(|| Word::new("Hoth: North Ridge (4th Marker)"));
    /// Where the shield does not reach.
    pub static WAMPA_CAVE: LazyLock<Word> = LazyLock::new(|| Word::new("Hoth: Wampa Cave (7th Marker)"));
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.spelt())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spelt())
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word, D::Error> {
        String::deserialize(deserializer).map(|text| Word::new(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_does_not_matter() {
        assert_eq!(Word::new("Tusken Raider"), Word::new(" tusken raider"));
        assert_ne!(Word::new("Jawa"), Word::new("Jawa Camp"));
    }
}
