//! Which rules and cards acted: the engine's own evidence, by the numbers of the trace.
//!
//! Rules of the glossary come first (`R001` is 1, `S01` is 401, `X01` is 451), then every card of the Book.

use crate::book::PrintId;
use dejarik_kernel::trace;

mod list;

pub use list::{RULES, Row};

/// Where the numbers of cards begin.
pub const CARDS: u16 = 1000;

/// A rule acted, by its number in traces.
#[inline]
pub fn rule(number: u16) {
    trace::acted(number);
}

/// A card's text acted.
#[inline]
pub fn card_acted(print: PrintId) {
    trace::acted(CARDS + print.0);
}

/// The number of a rule's id in traces.
pub fn number(id: &str) -> Option<u16> {
    let (family, n) = id.split_at_checked(1)?;
    let n: u16 = n.parse().ok()?;
    match family {
        "R" => Some(n),
        "S" => Some(400 + n),
        "X" => Some(450 + n),
        _ => None,
    }
}

/// Whether code of the engine notes this rule: kept by a test that reads the sources.
pub fn is_implemented(number: u16) -> bool {
    list::IMPLEMENTED.contains(&number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The numbers that the sources note, read from them.
    fn noted() -> BTreeSet<u16> {
        let mut found = BTreeSet::new();
        let mut folders = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                for piece in text.split("rule(").skip(1) {
                    found.extend(piece.split(')').next().and_then(|n| n.parse::<u16>().ok()));
                }
            }
        }
        found
    }

    #[test]
    fn what_is_called_implemented_is_noted_somewhere() {
        let noted = noted();
        for number in list::IMPLEMENTED {
            assert!(noted.contains(number), "rule {number} is called implemented and nothing notes it");
        }
        let rows: BTreeSet<u16> = RULES.iter().filter_map(|row| super::number(row.id)).collect();
        for number in noted {
            assert!(list::IMPLEMENTED.contains(&number), "rule {number} is noted and not called implemented");
            assert!(rows.contains(&number), "rule {number} is not in the list");
        }
    }
}
