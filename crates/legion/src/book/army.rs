//! Armies as files say them.

use super::{Edition, Faction};
use crate::setup::Optional;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A unit with its upgrades, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    /// The unit card.
    pub unit: String,
    /// The upgrade cards.
    pub upgrades: Vec<String>,
    /// Upgrade cards that are set aside for it (gl.loadout).
    #[serde(default)]
    pub aside: Vec<String>,
}

/// An army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Army {
    /// What its player calls it.
    pub name: String,
    /// Its faction.
    pub faction: Faction,
    /// The most it may cost: 800, 500 in a skirmish, or 400 in our own quick format, which halves the limits of ranks too.
    pub limit: u16,
    /// Its units.
    pub units: Vec<Recruit>,
    /// Its command hand, without Standing Orders.
    pub commands: Vec<String>,
    /// Its objectives, deployments and conditions.
    pub battle: [Vec<String>; 3],
    /// Which figures of its cards count; those that were printed if all players want that.
    #[serde(default)]
    pub edition: Edition,
    /// The optional rules that its player wants; what both players want is used.
    pub optional: Optional,
}

/// What is wrong with the text of an army.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}:1: {text}")]
pub struct ArmyError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

const KEYS: [&str; 10] =
    ["army", "faction", "limit", "edition", "unit", "commands", "objectives", "deployments", "conditions", "optional"];

impl Army {
    /// An army of nobody yet.
    pub fn empty(faction: Faction) -> Army {
        Army {
            name: String::new(),
            faction,
            limit: 800,
            units: Vec::new(),
            commands: Vec::new(),
            battle: Default::default(),
            edition: Edition::default(),
            optional: Default::default(),
        }
    }

    /// An army of that unit alone, for whoever sets up a scene.
    pub fn of_one(faction: Faction, unit: &str) -> Army {
        let recruit = Recruit { unit: unit.to_owned(), upgrades: Vec::new(), aside: Vec::new() };
        Army { units: vec![recruit], ..Army::empty(faction) }
    }

    /// Reads an army: a line `key: value` for each thing, `unit: Stormtroopers + DLT-19 Stormtrooper` for each
    /// unit; after a `|` the upgrades that are set aside for it.
    pub fn parse(text: &str) -> Result<Army, ArmyError> {
        let mut army = Army::empty(Faction::Rebel);
        let mut faction = None;
        let mut seen: Vec<String> = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let wrong = |text: String| ArmyError { line: i + 1, text };
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| wrong("a key and a colon are missing, such as `unit: Stormtroopers`".to_owned()))?;
            let (key, value) = (key.trim().to_ascii_lowercase(), value.trim());
            // What is said twice would be lost once.
            if seen.contains(&key) && !matches!(key.as_str(), "unit" | "optional") {
                return Err(wrong(format!("`{key}` was said before")));
            }
            let list = || value.split(';').map(|w| w.trim().to_owned()).filter(|w| !w.is_empty()).collect();
            match key.as_str() {
                "army" => army.name = value.to_owned(),
                "faction" => {
                    let found = Faction::ALL.into_iter().find(|f| format!("{f:?}").eq_ignore_ascii_case(value));
                    faction = Some(found.ok_or_else(|| {
                        wrong(format!("`{value}` is no faction (one of: Rebel, Empire, Republic, Separatist)"))
                    })?);
                }
                "limit" => {
                    army.limit = value.parse().map_err(|_| wrong(format!("`{value}` is no number of points")))?
                }
                "unit" => {
                    let (value, aside) = value.split_once('|').unwrap_or((value, ""));
                    let aside = aside.split('+').map(|w| w.trim().to_owned()).filter(|w| !w.is_empty());
                    let mut names = value.split('+').map(|w| w.trim().to_owned());
                    let unit = names.next().filter(|w| !w.is_empty());
                    let unit = unit.ok_or_else(|| wrong("a unit is missing".to_owned()))?;
                    army.units.push(Recruit { unit, upgrades: names.collect(), aside: aside.collect() });
                }
                "edition" => {
                    let unknown = || wrong(format!("`{value}` is no edition (one of: tournament, printed)"));
                    army.edition = Edition::named(value).ok_or_else(unknown)?;
                }
                "commands" => army.commands = list(),
                "objectives" => army.battle[0] = list(),
                "deployments" => army.battle[1] = list(),
                "conditions" => army.battle[2] = list(),
                "optional" => {
                    for name in value.split(';').map(str::trim).filter(|name| !name.is_empty()) {
                        let names = Optional::NAMES.join(", ");
                        let unknown = || wrong(format!("`{name}` is no optional rule (one of: {names})"));
                        army.optional.ask_for(name).ok_or_else(unknown)?;
                    }
                }
                other => return Err(wrong(format!("`{other}` is no key of an army (one of: {})", KEYS.join(", ")))),
            }
            seen.push(key);
        }
        army.faction = faction
            .ok_or(ArmyError { line: 1, text: "the faction is missing: a line such as `faction: Rebel`".to_owned() })?;
        Ok(army)
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "army: {}\nfaction: {:?}\nlimit: {}", self.name, self.faction, self.limit)?;
        if self.edition != Edition::default() {
            writeln!(f, "edition: {}", self.edition.name())?;
        }
        for unit in &self.units {
            write!(f, "unit: {}", unit.unit)?;
            unit.upgrades.iter().try_for_each(|u| write!(f, " + {u}"))?;
            let marks = [" | "].into_iter().chain(std::iter::repeat(" + "));
            unit.aside.iter().zip(marks).try_for_each(|(u, mark)| write!(f, "{mark}{u}"))?;
            writeln!(f)?;
        }
        writeln!(f, "commands: {}", self.commands.join("; "))?;
        let keys = ["objectives", "deployments", "conditions"];
        keys.iter().zip(&self.battle).try_for_each(|(key, list)| writeln!(f, "{key}: {}", list.join("; ")))?;
        let optional: Vec<&str> = self.optional.names().collect();
        if optional.is_empty() { Ok(()) } else { writeln!(f, "optional: {}", optional.join("; ")) }
    }
}
