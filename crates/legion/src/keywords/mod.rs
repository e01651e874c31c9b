//! Keywords: what is printed, and which of them the engine does.
//!
//! A keyword that is a number or a fact is looked up by the rule it belongs to (`look.sum`, `look.has`); the rule notes
//! that it acted. [`DONE`] names what the rules do. A card that prints any other keyword is `Unimplemented`: it loads, it
//! shows in the coverage report, and an army that fields it is refused.

mod list;

pub use list::{Key, Kind, Row};

use dejarik_kernel::trace;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The keywords that the rules do.
pub const DONE: &[Key] = &[
    Key::Agile,
    Key::Ai,
    Key::Arm,
    Key::Armor,
    Key::ArmorX,
    Key::Arsenal,
    Key::Authoritative,
    Key::Barrage,
    Key::Beam,
    Key::Blast,
    Key::Block,
    Key::Bounty,
    Key::CalculateOdds,
    Key::Charge,
    Key::ClimbingVehicle,
    Key::Compel,
    Key::Coordinate,
    Key::Counterpart,
    Key::Cover,
    Key::CovertOps,
    Key::Critical,
    Key::Cumbersome,
    Key::Cunning,
    Key::Cycle,
    Key::DangerSense,
    Key::Dauntless,
    Key::Defend,
    Key::Deflect,
    Key::Demoralize,
    Key::Detachment,
    Key::Detonate,
    Key::Disciplined,
    Key::Disengage,
    Key::Distract,
    Key::Divulge,
    Key::Duelist,
    Key::Enrage,
    Key::Entourage,
    Key::Equip,
    Key::Exemplar,
    Key::ExpertClimber,
    Key::FieldCommander,
    Key::FireSupport,
    Key::Fixed,
    Key::FullPivot,
    Key::Generator,
    Key::Grounded,
    Key::Guardian,
    Key::Gunslinger,
    Key::HeavyWeaponTeam,
    Key::HighVelocity,
    Key::Hover,
    Key::Immobilize,
    Key::ImmuneBlast,
    Key::ImmuneDeflect,
    Key::ImmuneEnemyEffects,
    Key::ImmuneMelee,
    Key::ImmunePierce,
    Key::ImmuneRange1Weapons,
    Key::Impact,
    Key::Impervious,
    Key::Incognito,
    Key::Inconspicuous,
    Key::Indomitable,
    Key::Infiltrate,
    Key::Inspire,
    Key::Ion,
    Key::JediHunter,
    Key::Jump,
    Key::Leader,
    Key::Lethal,
    Key::LightTransport,
    Key::Loadout,
    Key::LongShot,
    Key::LowProfile,
    Key::MakashiMastery,
    Key::Marksman,
    Key::MasterOfTheForce,
    Key::Nimble,
    Key::Noncombatant,
    Key::Outmaneuver,
    Key::Permanent,
    Key::Pierce,
    Key::Plodding,
    Key::Poison,
    Key::Precise,
    Key::PullingTheStrings,
    Key::QuickThinking,
    Key::Ram,
    Key::Ready,
    Key::Recharge,
    Key::Reconfigure,
    Key::Regenerate,
    Key::Relentless,
    Key::Reliable,
    Key::Repair,
    Key::Reposition,
    Key::Retinue,
    Key::Scale,
    Key::Scatter,
    Key::Scout,
    Key::ScoutingParty,
    Key::SecretMission,
    Key::Sentinel,
    Key::Sharpshooter,
    Key::Shielded,
    Key::Sidearm,
    Key::Small,
    Key::Smoke,
    Key::SoresuMastery,
    Key::Speeder,
    Key::Spotter,
    Key::Spray,
    Key::Spur,
    Key::Stationary,
    Key::Steady,
    Key::Suppressive,
    Key::Tactical,
    Key::TakeCover,
    Key::Target,
    Key::Teamwork,
    Key::TowCable,
    Key::Transport,
    Key::Treat,
    Key::UncannyLuck,
    Key::Unhindered,
    Key::Versatile,
    Key::WeakPoint,
    Key::WheelMode,
];

impl Key {
    /// Whether the rules do it.
    pub fn done(self) -> bool {
        DONE.contains(&self)
    }

    /// Says that the keyword did something just now.
    pub fn acted(self) {
        trace::acted(self as u16);
    }
}

/// A set of keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keys([u64; 3]);

impl Keys {
    /// Whether it holds that one.
    pub fn has(&self, key: Key) -> bool {
        self.0[key as usize / 64] >> (key as usize % 64) & 1 == 1
    }
}

impl FromIterator<Key> for Keys {
    fn from_iter<I: IntoIterator<Item = Key>>(keys: I) -> Keys {
        keys.into_iter().fold(Keys::default(), |mut set, key| {
            set.0[key as usize / 64] |= 1 << (key as usize % 64);
            set
        })
    }
}

/// A keyword as a card prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keyword {
    /// Which.
    pub key: Key,
    /// The number after its name, or 0.
    pub x: u8,
    /// What stands after the colon, in small letters.
    pub of: Vec<String>,
    /// Whether it is a free action.
    pub free: bool,
}

impl Keyword {
    /// Reads a keyword as printed: `Precise 1`, `Coordinate: Droid Trooper`, `[action] Jump 1`.
    pub fn parse(text: &str) -> Result<Keyword, String> {
        let plain = text.trim();
        let free = plain.starts_with("[free action]");
        let plain = plain.strip_prefix('[').and_then(|rest| rest.split_once("] ")).map_or(plain, |(_, rest)| rest);
        let begins =
            |name: &str| plain.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with([' ', ':']));
        let found = Key::ALL.iter().filter_map(|key| Some((*key, begins(key.row().name)?)));
        let longest = found.clone().map(|(key, _)| key.row().name.len()).max();
        let mut found: Vec<(Key, &str)> = found.filter(|(key, _)| Some(key.row().name.len()) == longest).collect();
        // Armor and Armor X differ by the number.
        if found.len() > 1 {
            let numbered = found[0].1.contains(|c: char| c.is_ascii_digit());
            found.retain(|(key, _)| key.row().numbered == numbered);
        }
        let Some((key, rest)) = found.first() else { return Err(format!("`{text}` is no keyword of this game")) };
        let (number, list) = rest.split_once(':').unwrap_or((rest, ""));
        let x = match number.trim() {
            "" => 0,
            n => n.parse().map_err(|_| format!("`{n}` is not the number of {}", key.row().name))?,
        };
        let of = list.split([',', '/', '+']).map(|w| w.trim().to_lowercase()).filter(|w| !w.is_empty()).collect();
        Ok(Keyword { key: *key, x, of, free })
    }
}

/// As it is printed, without the mark of an action: `Jump 1`, `Coordinate: droid trooper`.
impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key.row().name)?;
        if self.x > 0 {
            write!(f, " {}", self.x)?;
        }
        let of: Vec<String> = self.of.iter().map(|words| titled(words)).collect();
        if of.is_empty() { Ok(()) } else { write!(f, ": {}", of.join(", ")) }
    }
}

/// Words with capitals, as cards print what follows a keyword.
fn titled(words: &str) -> String {
    let mut begins = true;
    let letter = |c: char| {
        let shown = if begins { c.to_ascii_uppercase() } else { c };
        begins = matches!(c, ' ' | '-');
        shown
    };
    words.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_read_as_printed() {
        let read = |text: &str| Keyword::parse(text).expect("a keyword");
        assert_eq!(read("Armor").key, Key::Armor);
        assert_eq!((read("Armor 2").key, read("Armor 2").x), (Key::ArmorX, 2));
        assert_eq!(read("[action] Jump 1").key, Key::Jump);
        assert_eq!(read("Immune: Pierce").key, Key::ImmunePierce);
        assert_eq!(read("Fixed: Front/Rear").of, ["front", "rear"]);
        assert_eq!(read("AI: Attack, Move").of, ["attack", "move"]);
        for text in ["Fixed: Front", "Counterpart: R2-D2", "Detonate 1: Dioxis Charge", "Hover: Air 1"] {
            assert_eq!(read(text).to_string(), text);
        }
        assert!(Keyword::parse("Teleport").is_err());
        assert_eq!(Key::ALL.len(), 129);
        let some: Keys = [Key::Agile, Key::WheelMode].into_iter().collect();
        assert_eq!(Key::ALL.iter().filter(|k| some.has(**k)).count(), 2);
    }
}
