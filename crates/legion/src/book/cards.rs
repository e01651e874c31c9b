//! Cards: units, weapons, upgrades, command cards.

use super::effect::{Effect, Perk, RawEffect};
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
    fn thrown(&self) -> Weapon {
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

#[derive(Deserialize)]
struct RawWeapon {
    name: String,
    #[serde(default)]
    range: Option<(u8, u8)>,
    #[serde(default)]
    melee: bool,
    #[serde(default)]
    area: bool,
    dice: (u8, u8, u8),
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    exhausts: bool,
    #[serde(default)]
    surge: Option<Surge>,
    #[serde(default)]
    errata: Option<String>,
}

#[derive(Deserialize)]
enum Colour {
    Red,
    White,
}

#[derive(Deserialize)]
enum RawSurge {
    Hit,
    Critical,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUnit {
    name: String,
    #[serde(default)]
    title: Option<TextOrNot>,
    rank: Rank,
    kind: UnitKind,
    #[serde(default)]
    unique: bool,
    points: u16,
    minis: u8,
    wounds: u8,
    #[serde(default)]
    courage: Option<u8>,
    #[serde(default)]
    resilience: Option<u8>,
    speed: u8,
    defense: Colour,
    #[serde(default)]
    attack_surge: Option<RawSurge>,
    #[serde(default)]
    defense_surge: bool,
    base: BaseSize,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    bar: Vec<Slot>,
    weapons: Vec<RawWeapon>,
    #[serde(default)]
    errata: Option<String>,
}

#[derive(Deserialize)]
#[serde(transparent)]
struct TextOrNot(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUpgrade {
    name: String,
    #[serde(default)]
    unique: bool,
    slot: Slot,
    points: u16,
    #[serde(default)]
    mini: bool,
    #[serde(default)]
    wounds: Option<u8>,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    r#use: Option<Use>,
    #[serde(default)]
    power: Option<Power>,
    #[serde(default)]
    text: bool,
    #[serde(default)]
    perks: Vec<Perk>,
    #[serde(default)]
    only: Option<String>,
    #[serde(default)]
    weapon: Option<RawWeapon>,
    #[serde(default)]
    other: Option<RawWeapon>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCommand {
    name: String,
    pips: u8,
    #[serde(default)]
    factions: Vec<Faction>,
    #[serde(default)]
    commander: Option<String>,
    orders: String,
    #[serde(default)]
    text: bool,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    does: Vec<RawEffect>,
    #[serde(default)]
    weapon: Option<RawWeapon>,
    #[serde(default)]
    counts: Option<u8>,
}

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

fn keywords(texts: &[String]) -> Result<Vec<Keyword>, String> {
    texts.iter().map(|text| Keyword::parse(text)).collect()
}

fn weapon(raw: RawWeapon) -> Result<Weapon, String> {
    let (red, black, white) = raw.dice;
    Ok(Weapon {
        keywords: keywords(&raw.keywords).map_err(|e| format!("{}: {e}", raw.name))?,
        name: raw.name,
        range: raw.range,
        melee: raw.melee,
        area: raw.area,
        dice: [red, black, white],
        exhausts: raw.exhausts,
        surge: raw.surge,
        errata: raw.errata,
    })
}

pub(super) fn units(files: &[(&str, &str)]) -> Result<Vec<UnitCard>, String> {
    let mut cards = Vec::new();
    for (file, text) in files {
        let faction = match *file {
            "rebel.ron" => Faction::Rebel,
            "empire.ron" => Faction::Empire,
            "republic.ron" => Faction::Republic,
            "separatist.ron" => Faction::Separatist,
            other => return Err(format!("{other}: a file of units is named after a faction")),
        };
        let raw: Vec<RawUnit> = ron_options().from_str(text).map_err(|e| format!("{file}:{e}"))?;
        for r in raw {
            let wrong = |e: String| format!("{file}: {}: {e}", r.name);
            let weapons = r.weapons.into_iter().map(weapon).collect::<Result<Vec<_>, _>>();
            let weapons = weapons.map_err(|e| format!("{file}: {e}"))?;
            let keywords = keywords(&r.keywords).map_err(wrong)?;
            cards.push(UnitCard {
                keys: keywords.iter().map(|k| k.key).collect(),
                keywords,
                thrown: weapons.iter().map(Weapon::thrown).collect(),
                weapons,
                title: r.title.map(|t| t.0),
                name: r.name,
                faction,
                rank: r.rank,
                kind: r.kind,
                unique: r.unique,
                points: r.points,
                minis: r.minis,
                wounds: r.wounds,
                courage: r.courage,
                resilience: r.resilience,
                speed: r.speed,
                defense: match r.defense {
                    Colour::Red => Die::RedDefense,
                    Colour::White => Die::WhiteDefense,
                },
                attack_surge: r.attack_surge.map(|s| match s {
                    RawSurge::Hit => Surge::Hit,
                    RawSurge::Critical => Surge::Critical,
                }),
                defense_surge: r.defense_surge,
                base: r.base,
                bar: r.bar,
                shape: Shape::default(),
                errata: r.errata,
            });
        }
    }
    Ok(cards)
}

pub(super) fn upgrades(files: &[(&str, &str)]) -> Result<Vec<Upgrade>, String> {
    let mut cards = Vec::new();
    for (file, text) in files {
        let raw: Vec<RawUpgrade> = ron_options().from_str(text).map_err(|e| format!("{file}:{e}"))?;
        for r in raw {
            let keywords = keywords(&r.keywords).map_err(|e| format!("{file}: {}: {e}", r.name))?;
            cards.push(Upgrade {
                keys: keywords.iter().map(|k| k.key).collect(),
                keywords,
                weapon: r.weapon.map(weapon).transpose().map_err(|e| format!("{file}: {e}"))?,
                other: r.other.map(weapon).transpose().map_err(|e| format!("{file}: {e}"))?,
                name: r.name,
                unique: r.unique,
                slot: r.slot,
                points: r.points,
                mini: r.mini,
                wounds: r.wounds,
                usage: r.r#use,
                power: r.power,
                text: r.text,
                perks: r.perks,
                only: r.only,
            });
        }
    }
    Ok(cards)
}

/// A file with one weapon.
pub(super) fn weapon_of(text: &str) -> Result<Weapon, String> {
    weapon(ron_options().from_str(text).map_err(|e| format!("bomb.ron:{e}"))?)
}

pub(super) fn commands(text: &str) -> Result<Vec<Command>, String> {
    let raw: Vec<RawCommand> = ron_options().from_str(text).map_err(|e| format!("commands.ron:{e}"))?;
    let orders = |words: &str| {
        let one = |part: &str| {
            let part = part.trim().to_lowercase();
            match part.split_once(' ').and_then(|(n, who)| Some((n.parse().ok()?, who))) {
                Some((n, who)) => Orders { n, who: who.trim_end_matches('s').to_owned() },
                None => Orders { n: 0, who: part },
            }
        };
        words.split('&').map(one).collect()
    };
    let card = |r: RawCommand| {
        let does = r.does.into_iter().map(RawEffect::read).collect::<Result<_, _>>();
        Ok(Command {
            keywords: keywords(&r.keywords).map_err(|e| format!("commands.ron: {}: {e}", r.name))?,
            does: does.map_err(|e| format!("commands.ron: {}: {e}", r.name))?,
            weapon: r.weapon.map(weapon).transpose().map_err(|e| format!("commands.ron: {e}"))?,
            orders: orders(&r.orders),
            name: r.name,
            pips: r.pips,
            factions: r.factions,
            commander: r.commander,
            text: r.text,
            counts: r.counts.unwrap_or(r.pips),
        })
    };
    raw.into_iter().map(card).collect()
}
