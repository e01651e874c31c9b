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
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::English, Edition::Polish];

    /// What it is called in rulings and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Edition::English => "english",
            Edition::Polish => "polish",
        }
    }

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

    /// E-27 to E-30: what an action takes the place of (000:1512, 1555, 1779, 1963; 002:753, 776, 879, 947).
    pub fn instead(self, ability: AbilityId, instead: Instead) -> Instead {
        const ATTACKS_ONLY: [AbilityId; 4] =
            [list::HOMICIDAL_SURGERY, list::KOUHUN_INFESTATION, list::RECOVERY, list::TOW_CABLE];
        let attacks_only = ATTACKS_ONLY.contains(&ability);
        if self == Edition::Polish && attacks_only { Instead::Attacks } else { instead }
    }

    /// E-17: Charging Assault needs no step (000:1135; 002:604).
    pub fn charges_from_the_spot(self) -> bool {
        self == Edition::Polish
    }

    /// E-23: Flurry Attack wants a critical hit, and a natural 20 alone is not enough (000:1336; 002:698).
    pub fn flurry_needs_a_critical(self) -> bool {
        self == Edition::Polish
    }

    /// E-28, E-37, E-48: Kouhun Infestation, Plaeryin Bol and Thud Bug harm machines too (000:1555, 1732, 1959; 002:776, 864, 952).
    pub fn bites_machines(self) -> bool {
        self == Edition::Polish
    }

    /// E-35: Override reaches doors that are not seen (000:1705; 002:850).
    pub fn overrides_unseen_doors(self) -> bool {
        self == Edition::Polish
    }

    /// E-38: Pheromones turn aside attacks of any enemy within 6, on whomever (000:1726; 002:858).
    pub fn pheromones_protect_all(self) -> bool {
        self == Edition::Polish
    }

    /// E-40: Recon takes the higher of two dice (000:1777; 002:876).
    pub fn recon_takes_the_higher(self) -> bool {
        self == Edition::Polish
    }
}
