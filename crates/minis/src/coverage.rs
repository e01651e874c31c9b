//! How far the abilities of the game are done: implemented by an entry in a family, exercised by a trace.

use crate::abilities::{AbilityId, Kind, table};
use std::collections::BTreeSet;

/// How far a row of the list is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// Nothing does it yet.
    Unimplemented,
    /// It has an entry, but did not act.
    Implemented,
    /// It acted.
    Exercised,
}

/// A row of the list and how far it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Covered {
    /// Its number, as in traces.
    pub ability: AbilityId,
    /// Its stable id, such as `cunning-attack`.
    pub id: &'static str,
    /// The name as printed.
    pub name: &'static str,
    /// What sort of thing it is.
    pub kind: Kind,
    /// How far it is done.
    pub status: Status,
}

/// Every row of the list, in its order; `acted` holds the numbers that a trace gathered.
pub fn coverage(acted: &BTreeSet<u16>) -> Vec<Covered> {
    let entries = table();
    let status = |a: AbilityId| match (entries[a.0 as usize].is_some(), acted.contains(&a.0)) {
        (_, true) => Status::Exercised,
        (true, false) => Status::Implemented,
        (false, false) => Status::Unimplemented,
    };
    let covered = |ability: AbilityId| {
        let row = ability.row();
        Covered { ability, id: row.id, name: row.name, kind: row.kind, status: status(ability) }
    };
    AbilityId::all().map(covered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abilities::list;

    #[test]
    fn what_acted_is_exercised() {
        let rows = coverage(&BTreeSet::from([list::CUNNING_ATTACK.0]));
        let of = |a: AbilityId| rows[a.0 as usize].status;
        assert_eq!(rows.len(), AbilityId::COUNT);
        assert_eq!(of(list::CUNNING_ATTACK), Status::Exercised);
        assert_eq!(of(list::OPPORTUNIST), Status::Implemented);
    }
}
