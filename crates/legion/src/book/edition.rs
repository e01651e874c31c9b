//! Which figures of the cards count: those printed on them, or those of tournaments (fm.points-adjustments, fm.errata).

use serde::{Deserialize, Serialize};

/// An edition of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// With the corrections and the costs of tournaments, as of 9 November 2020.
    #[default]
    Tournament,
    /// As the cards were first printed.
    Printed,
}

impl Edition {
    /// All of them.
    pub const ALL: [Edition; 2] = [Edition::Tournament, Edition::Printed];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Tournament => "tournament",
            Edition::Printed => "printed",
        }
    }

    /// The edition of that name.
    pub fn named(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.name().eq_ignore_ascii_case(name.trim()))
    }
}
