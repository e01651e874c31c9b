//! How far the game is done: keywords and rows of the rules, implemented by the engine, exercised by a trace.
//!
//! Keywords have the numbers of [`Key`] in traces; other rules follow from [`RULES_FROM`] on, in the order of [`RULES`].
//! A rule is noted by `rule("gl.rally")` where it acts.

mod list;

pub use list::{RULES, Row};

use crate::keywords::Key;
use dejarik_kernel::trace;
use std::collections::BTreeSet;

/// Where the numbers of rules begin.
pub const RULES_FROM: u16 = 1000;

/// Says that a rule acted just now.
#[inline]
pub fn rule(id: &str) {
    if trace::watching()
        && let Some(n) = RULES.iter().position(|row| row.id == id)
    {
        trace::acted(RULES_FROM + n as u16);
    }
}

/// The name of a keyword or rule by its number in traces.
pub fn name(number: u16) -> Option<&'static str> {
    match number.checked_sub(RULES_FROM) {
        Some(n) => RULES.get(usize::from(n)).map(|row| row.name),
        None => Key::ALL.get(usize::from(number)).map(|key| key.row().name),
    }
}

/// How far a keyword is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// Nothing does it yet.
    Unimplemented,
    /// The rules do it, but it did not act.
    Implemented,
    /// It acted.
    Exercised,
}

/// Every keyword and how far it is done; `acted` holds the numbers that a trace gathered.
pub fn coverage(acted: &BTreeSet<u16>) -> Vec<(Key, Status)> {
    let status = |key: Key| match (key.done(), acted.contains(&(key as u16))) {
        (_, true) => Status::Exercised,
        (true, false) => Status::Implemented,
        (false, false) => Status::Unimplemented,
    };
    Key::ALL.iter().map(|key| (*key, status(*key))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids that the sources note: whatever stands in quotes and looks like a row.
    fn noted() -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut folders = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("a folder of sources").flatten().map(|e| e.path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                // Verdicts on armies are noted by the rule that they name.
                for call in text.split("rule(").skip(1).chain(text.split("verdict(").skip(1)) {
                    let call = call.split(';').next().unwrap_or_default();
                    let ids = call.split('"').skip(1).step_by(2).filter(|w| w.get(2..3) == Some("."));
                    found.extend(ids.filter(|id| id.len() > 4).map(str::to_owned));
                }
            }
        }
        // Kinds of terrain, and cards that were corrected, name their rules in the content.
        let book = crate::book::Book::standard();
        found.extend(book.terrain.iter().map(|row| row.rule.clone()));
        found.extend(book.units.iter().filter_map(|u| u.errata.clone()));
        let upgrades = book.upgrades.iter().flat_map(|u| &u.weapon);
        found.extend(book.units.iter().flat_map(|u| &u.weapons).chain(upgrades).filter_map(|w| w.errata.clone()));
        found
    }

    #[test]
    fn rows_are_noted_as_the_list_says() {
        let noted: BTreeSet<String> =
            noted().into_iter().filter(|id| Key::ALL.iter().all(|key| key.row().id != id)).collect();
        let rows: BTreeSet<String> = RULES.iter().filter(|r| r.noted).map(|r| r.id.to_owned()).collect();
        assert_eq!(rows, noted);
        assert_eq!(RULES.iter().map(|r| r.id).collect::<BTreeSet<_>>().len(), RULES.len(), "an id twice");
    }
}
