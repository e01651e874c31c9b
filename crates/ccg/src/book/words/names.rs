//! Names of kinds, icons, characteristics and numbers, and how words are made plural.

use crate::book::Word;
use crate::book::text::{Icon, Kind, Phase, Stat};

/// Of a word or several, the last of which is the noun.
pub(super) fn plural(said: &str) -> String {
    if said.ends_with("thief") {
        return said.trim_end_matches('f').to_owned() + "ves";
    }
    match said {
        _ if said.ends_with("Jedi") || said.ends_with("jedi") || said.ends_with("aircraft") => said.to_owned(),
        _ if said.ends_with("ay") || said.ends_with("ey") => format!("{said}s"),
        _ if said.ends_with('y') => said.trim_end_matches('y').to_owned() + "ies",
        _ if said.ends_with(['s', 'x']) || said.ends_with("ch") => format!("{said}es"),
        _ => format!("{said}s"),
    }
}

/// Small numbers are words.
pub(super) fn number(n: i32) -> String {
    match n {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        n => n.to_string(),
    }
}

/// With a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().collect::<String>() + chars.as_str())
}

/// A name, each of its words with a capital letter.
pub(super) fn proper(word: Word) -> String {
    match word.spelt() {
        "c-3po" => "C-3PO".to_owned(),
        "r2-d2" => "R2-D2".to_owned(),
        "obi-wan" => "Obi-Wan".to_owned(),
        other => other.split(' ').map(capital).collect::<Vec<_>>().join(" "),
    }
}

/// Peoples, orders and makes are proper names.
pub(super) fn trait_name(word: Word) -> String {
    match word.spelt() {
        "jawa" | "jedi" | "jedi knight" | "jedi master" | "dark jedi" | "tusken raider" | "rebel trooper"
        | "gold squadron" | "red squadron" | "rogue squadron" | "black squadron" | "skywalker" => proper(word),
        "force-attuned" => "Force-attuned character".to_owned(),
        "force-sensitive" => "Force-sensitive character".to_owned(),
        "ewok weapon" => "Ewok weapon".to_owned(),
        "cloud city location" => "Cloud City location".to_owned(),
        "tie" => "TIE".to_owned(),
        "tie/ln" => "TIE/ln".to_owned(),
        "tie advanced x1" => "TIE Advanced x1".to_owned(),
        "x-wing" | "y-wing" | "b-wing" => proper(word),
        "star destroyer" => "Star Destroyer".to_owned(),
        "rebel starship" => "Rebel starship".to_owned(),
        "imperial starship" => "Imperial starship".to_owned(),
        "at-at" => "AT-AT".to_owned(),
        "t-47" => "T-47".to_owned(),
        other => other.to_owned(),
    }
}

pub(super) fn icon_name(icon: Icon) -> &'static str {
    match icon {
        Icon::Pilot => "pilot",
        Icon::Warrior => "warrior",
        Icon::NavComputer => "with a nav computer",
        Icon::Scomp => "with a Scomp link",
        Icon::Exterior => "exterior",
        Icon::Interior => "interior",
        Icon::Underground => "underground",
        Icon::Planet => "planet",
        Icon::Mobile => "mobile",
        Icon::Space => "space",
        Icon::StarshipSite => "starship site",
        Icon::VehicleSite => "vehicle site",
        Icon::Independent => "independent",
        Icon::Selective => "selective",
        Icon::PermanentWeapon => "with a permanent weapon",
    }
}

/// The word for a kind of card.
pub fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "character",
        Kind::Rebel => "Rebel",
        Kind::Imperial => "Imperial",
        Kind::Alien => "alien",
        Kind::Droid => "droid",
        Kind::Starship => "starship",
        Kind::Capital => "capital starship",
        Kind::Starfighter => "starfighter",
        Kind::Squadron => "squadron",
        Kind::Vehicle => "vehicle",
        Kind::Transport => "transport vehicle",
        Kind::Combat => "combat vehicle",
        Kind::Shuttle => "shuttle vehicle",
        Kind::CreatureVehicle => "creature vehicle",
        Kind::Weapon => "weapon",
        Kind::CharacterWeapon => "character weapon",
        Kind::StarshipWeapon => "starship weapon",
        Kind::VehicleWeapon => "vehicle weapon",
        Kind::AutomatedWeapon => "automated weapon",
        Kind::Artillery => "artillery weapon",
        Kind::Device => "device",
        Kind::Effect => "Effect",
        Kind::Utinni => "Utinni Effect",
        Kind::Immediate => "Immediate Effect",
        Kind::MobileEffect => "Mobile Effect",
        Kind::Interrupt => "Interrupt",
        Kind::Location => "location",
        Kind::Site => "site",
        Kind::System => "system",
        Kind::Sector => "sector",
        Kind::Creature => "creature",
        Kind::Objective => "Objective",
        Kind::JediTest => "Jedi Test",
        Kind::EpicEvent => "Epic Event",
        Kind::Other => "card",
    }
}

pub(super) fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "power",
        Stat::Ability => "ability",
        Stat::Forfeit => "forfeit",
        Stat::Armor => "armor",
        Stat::Maneuver => "maneuver",
        Stat::ArmorOrManeuver => "armor or maneuver",
        Stat::Hyperspeed => "hyperspeed",
        Stat::Landspeed => "landspeed",
        Stat::Deploy => "deploy cost",
        Stat::MoveCost => "cost of moving",
        Stat::Immunity => "immunity to attrition <",
        Stat::Destiny => "destiny",
        Stat::TotalPower => "total power",
        Stat::BattlePower => "total power in battles",
        Stat::TotalAbility => "total ability",
        Stat::Drain => "Force drain",
        Stat::Attrition => "attrition",
        Stat::EachBattleDestiny => "each battle destiny",
        Stat::BattleDestinies => "number of battle destinies",
        Stat::DestinyIfNone => "battle destinies, if there are none otherwise,",
        Stat::PowerDestinies => "number of destinies to power only",
        Stat::AbilityNeeded => "ability needed to draw battle destiny",
        Stat::WeaponDestiny => "each weapon destiny",
        Stat::Generation => "Force generation",
        Stat::Icons => "Force icons",
        Stat::Transit => "docking bay transit",
        Stat::BattleCost => "cost of initiating a battle",
        Stat::DamageTimes => "battle damage, times,",
        Stat::Drained => "Force drained this turn",
        Stat::ControlAbility => "ability needed to control",
        Stat::ExactImmunity => "immunity to attrition of exactly",
        Stat::ShotDestiny => "each destiny",
        Stat::ShotTotal => "total weapon destiny",
        Stat::Spent => "ability used elsewhere",
        Stat::Begged => "Force of the opponent used this turn",
        Stat::Counter => "X",
        Stat::AttackRun => "total of Attack Run",
    }
}

/// The name of a phase.
pub(super) fn phase_name(phase: Phase) -> &'static str {
    crate::words::phase_name(phase)
}

/// One or the other.
pub(super) fn or(all: &[String]) -> String {
    joined(all, "or")
}

/// All of these.
pub(super) fn and(all: &[String]) -> String {
    joined(all, "and")
}

fn joined(all: &[String], word: &str) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}
