//! Where the editions of the rules differ: one switch for each row of the table that is carried out (docs/editions.md).

use crate::abilities::{AbilityId, Instead, list};
use serde::{Deserialize, Serialize};

/// The edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    /// The last English rulebook with the FAQ.
    #[default]
    English,
    /// The older Polish rulebook.
    Polish,
}

impl Edition {
    /// E-01: squads start at features of the map, not at its edges (002:173-182).
    pub fn starts_at_features(self) -> bool {
        self == Edition::Polish
    }

    /// E-20: from which width on a character is not disintegrated but takes 40 (000:1246; 002:656).
    pub fn withstands_disintegration(self) -> u8 {
        match self {
            Edition::English => 3,
            Edition::Polish => 2,
        }
    }

    /// E-25: Force Valor reaches commanders too (000:1456; 002:732).
    pub fn valor_reaches_commanders(self) -> bool {
        self == Edition::Polish
    }

    /// E-27, E-29: what an action takes the place of (000:1512, 1779; 002:753, 879).
    pub fn instead(self, ability: AbilityId, instead: Instead) -> Instead {
        let attacks_only = matches!(ability, list::HOMICIDAL_SURGERY | list::RECOVERY);
        if self == Edition::Polish && attacks_only { Instead::Attacks } else { instead }
    }

    /// E-40: Recon takes the higher of two dice (000:1777; 002:876).
    pub fn recon_takes_the_higher(self) -> bool {
        self == Edition::Polish
    }
}
