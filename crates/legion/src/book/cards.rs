//! Cards: units, weapons, upgrades, command cards.

use super::effect::{Effect, Perk};
use super::figures::{BaseSize, Shape};
use super::power::Power;
use crate::keywords::{Key, Keys, Keyword};
use crate::world::Die;
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($int:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub $int);
    };
}
id!(
    /// A unit card of the Book.
    UnitCardId(u16)
);
id!(
    /// An upgrade card of the Book.
    UpgradeId(u16)
);
id!(
    /// A command card of the Book.
    CommandId(u8)
);

/// A faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Faction {
    /// Rebel Alliance.
    Rebel,
    /// Galactic Empire.
    Empire,
    /// Galactic Republic.
    Republic,
    /// Separatist Alliance.
    Separatist,
}

impl Faction {
    /// All of them.
    pub const ALL: [Faction; 4] = [Faction::Rebel, Faction::Empire, Faction::Republic, Faction::Separatist];

    /// Whether it is on the dark side (gl.factions).
    pub fn dark(self) -> bool {
        matches!(self, Faction::Empire | Faction::Separatist)
    }
}

/// A rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// Commander.
    Commander,
    /// Operative.
    Operative,
    /// Corps.
    Corps,
    /// Special forces.
    SpecialForces,
    /// Support.
    Support,
    /// Heavy.
    Heavy,
}

impl Rank {
    /// All of them.
    pub const ALL: [Rank; 6] =
        [Rank::Commander, Rank::Operative, Rank::Corps, Rank::SpecialForces, Rank::Support, Rank::Heavy];

    /// Its name, in small letters.
    pub fn word(self) -> &'static str {
        match self {
            Rank::Commander => "commander",
            Rank::Operative => "operative",
            Rank::Corps => "corps",
            Rank::SpecialForces => "special forces",
            Rank::Support => "support",
            Rank::Heavy => "heavy",
        }
    }
}

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum UnitKind {
    /// A trooper without more.
    Trooper,
    /// A clone.
    CloneTrooper,
    /// A droid.
    DroidTrooper,
    /// A creature.
    CreatureTrooper,
    /// A gun with its crew.
    EmplacementTrooper,
    /// A vehicle on the ground.
    GroundVehicle,
    /// A vehicle above the ground.
    RepulsorVehicle,
}

impl UnitKind {
    /// Whether it is a trooper of some kind.
    pub fn trooper(self) -> bool {
        !self.vehicle()
    }

    /// Whether it is a vehicle of some kind.
    pub fn vehicle(self) -> bool {
        matches!(self, UnitKind::GroundVehicle | UnitKind::RepulsorVehicle)
    }

    /// Its name, in small letters.
    pub fn word(self) -> &'static str {
        match self {
            UnitKind::Trooper => "trooper",
            UnitKind::CloneTrooper => "clone trooper",
            UnitKind::DroidTrooper => "droid trooper",
            UnitKind::CreatureTrooper => "creature trooper",
            UnitKind::EmplacementTrooper => "emplacement trooper",
            UnitKind::GroundVehicle => "ground vehicle",
            UnitKind::RepulsorVehicle => "repulsor vehicle",
        }
    }
}

/// A place for an upgrade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Slot {
    HeavyWeapon,
    Personnel,
    Force,
    Command,
    Hardpoint,
    Gear,
    Grenades,
    Comms,
    Pilot,
    Training,
    Generator,
    Armament,
    Crew,
    Ordnance,
    Counterpart,
    Supply,
}

/// What a surge on an attack die becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Surge {
    /// A hit.
    Hit,
    /// A critical hit.
    Critical,
}

/// A weapon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Its name.
    pub name: String,
    /// From which range to which, if it is a ranged weapon.
    pub range: Option<(u8, u8)>,
    /// Whether it is a melee weapon.
    pub melee: bool,
    /// Whether it is an area weapon.
    pub area: bool,
    /// Red, black and white dice.
    pub dice: [u8; 3],
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// Whether using it exhausts its card.
    pub exhausts: bool,
    /// What surges become in attacks with it alone, where no unit attacks: its own chart.
    pub surge: Option<Surge>,
    /// The correction that its figures follow.
    pub errata: Option<String>,
}

impl Weapon {
    /// What its keyword of that name amounts to, if it has it.
    pub fn keyword(&self, key: Key) -> Option<&Keyword> {
        self.keywords.iter().find(|k| k.key == key)
    }

    /// The weapon as it is thrown.
    pub(super) fn thrown(&self) -> Weapon {
        let reach = self.melee.then_some((1, 2));
        Weapon { range: reach, melee: false, dice: half(self.dice), ..self.clone() }
    }
}

/// Half of the dice, rounded up; the best colours stay.
pub(crate) fn half(dice: [u8; 3]) -> [u8; 3] {
    let mut left = dice.iter().sum::<u8>().div_ceil(2);
    dice.map(|n| {
        let keep = n.min(left);
        left -= keep;
        keep
    })
}

/// A unit card.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct UnitCard {
    pub name: String,
    pub title: Option<String>,
    pub faction: Faction,
    pub rank: Rank,
    pub kind: UnitKind,
    pub unique: bool,
    pub points: u16,
    pub minis: u8,
    pub wounds: u8,
    pub courage: Option<u8>,
    pub resilience: Option<u8>,
    pub speed: u8,
    pub defense: Die,
    pub attack_surge: Option<Surge>,
    pub defense_surge: bool,
    pub base: BaseSize,
    pub keywords: Vec<Keyword>,
    /// Which keywords these are.
    pub keys: Keys,
    pub bar: Vec<Slot>,
    pub weapons: Vec<Weapon>,
    /// The same as they are thrown: to range 2 with half their dice; only melee weapons are.
    pub thrown: Vec<Weapon>,
    /// What its minis look like where that matters.
    pub shape: Shape,
    /// The correction that it follows.
    pub errata: Option<String>,
    /// The same card as it was printed, if that differs.
    pub printed: Option<UnitCardId>,
}

/// How an upgrade is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum Use {
    Exhaust,
    Expend,
}

/// An upgrade card.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Upgrade {
    pub name: String,
    pub unique: bool,
    pub slot: Slot,
    pub points: u16,
    /// Whether it adds a mini.
    pub mini: bool,
    /// The wound threshold of that mini, if it differs.
    pub wounds: Option<u8>,
    pub weapon: Option<Weapon>,
    /// The weapon of its other side, if it has two (gl.dual-sided-cards).
    pub other: Option<Weapon>,
    pub keywords: Vec<Keyword>,
    /// Which keywords these are.
    pub keys: Keys,
    pub usage: Option<Use>,
    /// The card action that it prints.
    pub power: Option<Power>,
    /// Whether it has text beyond its keywords, which the engine does not do.
    pub text: bool,
    /// What its text does.
    pub perks: Vec<Perk>,
    /// Who may take it: alternatives divided by ` OR `, or nothing.
    pub only: Option<String>,
    /// The same card as it was printed, if that differs.
    pub printed: Option<UpgradeId>,
}

/// Whom the orders of a command card go to: so many units that fit the words; 0 for a named character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    /// How many, or all that fit for a name.
    pub n: u8,
    /// Who fits: `unit`, `trooper`, a rank, a kind or a name, in small letters.
    pub who: String,
}

impl Orders {
    /// Whether everybody in reach is meant.
    pub fn each(&self) -> bool {
        self.who == "each eligible unit"
    }
}

/// A command card.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Command {
    pub name: String,
    pub pips: u8,
    pub factions: Vec<Faction>,
    pub commander: Option<String>,
    pub orders: Vec<Orders>,
    /// Whether it has text that the engine does not do.
    pub text: bool,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// What its text does.
    pub does: Vec<Effect>,
    /// The weapon on it, if there is one.
    pub weapon: Option<Weapon>,
    /// The pips that count for priority, where they differ from those that count in the hand.
    pub counts: u8,
}

impl Command {
    /// Whether it comes back to the hand (R20 of the adopted readings: Standing Orders).
    pub fn returns(&self) -> bool {
        self.pips == 4
    }

    /// Whether its text has that effect.
    pub fn has(&self, effect: &Effect) -> bool {
        self.does.contains(effect)
    }

    /// Whether the engine does all of it.
    pub fn done(&self) -> bool {
        !self.text && self.keywords.iter().all(|k| k.key.done())
    }
}
