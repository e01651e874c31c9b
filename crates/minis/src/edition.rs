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

    /// E-04: the squares that stand for a speed in Charging Assault, Charging Fire, Galloping Attack, Strafe Attack and
    /// Surprise Move (000:1134, 1138, 1480, 1942, 1948; 002:604-606, 737, 941-942).
    pub fn pace(self, speed: u8) -> u8 {
        match self {
            Edition::English => speed,
            Edition::Polish => 6,
        }
    }

    /// E-14: Avoid Defeat helps only whoever has no Hit Points left (000:1081; 002:583).
    pub fn avoids_defeat_at_zero_only(self) -> bool {
        self == Edition::Polish
    }

    /// E-15: who was a legal target when a Blaster Barrage began is one to its end (000:1098-1100; 002:593).
    pub fn barrage_keeps_its_targets(self) -> bool {
        self == Edition::Polish
    }

    /// E-21: Heal and Force Heal do nothing for a Droid, not even for the one that uses them (000:1374, 1499; 002:708, 745).
    pub fn heals_no_droid(self) -> bool {
        self == Edition::Polish
    }

    /// E-22: Extra Attacks of the same name add up too (000:1321-1323; 002:688).
    pub fn extra_attacks_repeat(self) -> bool {
        self == Edition::Polish
    }

    /// E-24: Force Immunity keeps off enemies, and lets allies spend Force points (000:1378; 002:711).
    pub fn immune_to_enemies_only(self) -> bool {
        self == Edition::Polish
    }

    /// E-26: Galloping Attack strikes before the first step too, and enters no square where it was in this turn
    /// (000:1477-1479; 002:737).
    pub fn gallops_by_the_old_way(self) -> bool {
        self == Edition::Polish
    }

    /// E-31: Impulsive Sweep may leave enemies out (000:1528; 002:760).
    pub fn sweeps_at_will(self) -> bool {
        self == Edition::Polish
    }

    /// E-32: whom Melee Reach lets one attack counts as adjacent, on the own turn (000:1642-1644; 002:823).
    pub fn reach_makes_adjacent(self) -> bool {
        self == Edition::English
    }

    /// E-33: Mobile Attack lets one move on after an ability in place of attacks (000:1662-1665; 002:828).
    pub fn moves_on_after_abilities(self) -> bool {
        self == Edition::English
    }

    /// E-34: the words in names that give Order 66 (000:1701-1703; 002:848).
    pub fn order_66_names(self) -> &'static [&'static str] {
        match self {
            Edition::English => &["ARC Trooper", "Clone Trooper"],
            Edition::Polish => &["Clone Trooper"],
        }
    }

    /// E-39: whether an ability makes a character one of that kind, as its name does (000:1730, 1973, 2018; 002:860, 950,
    /// 968).
    pub fn kind_by_ability(self, kind: &str) -> bool {
        const BY_NAME: [&str; 3] = ["Pilot", "Trooper", "Wookiee"];
        self == Edition::English || !BY_NAME.iter().any(|k| kind.ends_with(k))
    }

    /// E-41: Rend counts every hit of the skirmish on an adjacent enemy, not the normal attacks of one turn (000:1787;
    /// 002:883).
    pub fn rends_at_any_time(self) -> bool {
        self == Edition::Polish
    }

    /// E-42: a Savage character that begins its turn next to an enemy has done its duty if it does not move (000:1820-1823;
    /// 002:897).
    pub fn savage_may_stand(self) -> bool {
        self == Edition::Polish
    }

    /// E-49: Use the Force makes a critical hit without a natural 20 (000:1997; 002:958).
    pub fn force_shows_no_twenty(self) -> bool {
        self == Edition::Polish
    }
}
