//! How far the keywords of the game are done: implemented by the rules, exercised by a trace.

use crate::keywords::Key;
use std::collections::BTreeSet;

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
