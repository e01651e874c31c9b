//! Names as printed on cards: "Grenades 20", "Cunning Attack +20", "Synergy +4 (Jaina Solo)".

use std::fmt;

use serde::{Deserialize, Serialize};

use super::list::{self, AbilityId, Parameter, Timing};
use crate::book::Lack;
use dejarik_kernel::ruling::distance;

/// An ability as a card prints it: which, with what number, and about whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Printed {
    /// Which ability.
    pub ability: AbilityId,
    /// The number after the name.
    pub number: Option<i16>,
    /// What stands in brackets after it: whom or what it is about.
    pub of: Option<String>,
}

/// A printed name that is not in the list, with the nearest that are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no ability is called \"{printed}\"; {why}{}", nearest_words(nearest))]
pub struct ParseError {
    /// The name as it was written.
    pub printed: String,
    /// What is wrong with it.
    pub why: String,
    /// The legal names most like it.
    pub nearest: Vec<&'static str>,
}

fn nearest_words(nearest: &[&str]) -> String {
    if nearest.is_empty() { String::new() } else { format!("; the nearest are: {}", nearest.join(", ")) }
}

/// Other spellings, each for a whole printed name.
const ALSO: [(&str, AbilityId); 6] = [
    ("Shockstaff", list::SHOCKSTAFF_ELECTROSTAFF),
    ("Electrostaff", list::SHOCKSTAFF_ELECTROSTAFF),
    ("Force Renewal", list::FORCE_RENEWAL_1),
    ("Force Corruption", list::FORCE_CORRUPTION_2),
    ("Force Bubble 1", list::FORCE_BUBBLE),
    ("Levitation 1", list::LEVITATION),
];

/// Abilities that name somebody or something in brackets, and whether they say nothing without it.
const ABOUT: [(AbilityId, Need); 17] = [
    (list::AFFINITY, Need::Must),
    (list::RAPPORT, Need::Must),
    (list::SYNERGY, Need::Must),
    (list::PROTECTIVE, Need::Must),
    (list::SYNCHRONIZED_FIRE, Need::Must),
    (list::GANG, Need::Must),
    (list::BLASTER_UPGRADE, Need::Must),
    (list::BLASTER_RIFLE_UPGRADE, Need::Must),
    (list::BLASTER, Need::Must),
    (list::RESERVES, Need::Must),
    (list::IMMEDIATE_RESERVES, Need::Must),
    (list::REINFORCEMENTS, Need::Must),
    (list::FRINGE_RESERVES, Need::May),
    (list::REPUBLIC_RESERVES, Need::May),
    (list::SEPARATIST_RESERVES, Need::May),
    (list::SWARM, Need::May),
    (list::DROID_REINFORCEMENTS, Need::May),
];

/// Families whose number is damage, so that a small number would be a version of its own.
const DAMAGE: [AbilityId; 4] = [list::FORCE_GRIP, list::FORCE_LIGHTNING, list::DRAIN_LIFE, list::FORCE_STORM];

/// What early cards mean that print no number: the fixed values of the earlier glossary (002:598, 706, 715, 727, 728,
/// 730, 826, 889, 905, 913, 915; 000:1385).
const USUAL: [(AbilityId, i16); 11] = [
    (list::BOUNTY_HUNTER, 4),
    (list::FORCE_GRIP, 10),
    (list::FORCE_LIGHTNING, 30),
    (list::FORCE_STORM, 20),
    (list::FORCE_STRIKE, 30),
    (list::FORCE_THRUST, 20),
    (list::MIGHTY_SWING, 10),
    (list::REPUBLIC_RESERVES, 20),
    (list::SEPARATIST_RESERVES, 20),
    (list::SITH_GRIP, 20),
    (list::SITH_LIGHTNING, 30),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Must,
    May,
}

impl AbilityId {
    /// Whether a card can print it: terms and headings of families are only words of the rules.
    pub fn printable(self) -> bool {
        let row = self.row();
        let word = row.id.starts_with("term-") || row.id.starts_with("stat-") || self == list::SUPER_STEALTH;
        !word && row.timing != Timing::Definition
    }

    fn need(self) -> Option<Need> {
        ABOUT.iter().find(|(a, _)| *a == self).map(|(_, n)| *n)
    }
}

impl Printed {
    /// The ability with nothing after its name.
    pub fn plain(ability: AbilityId) -> Printed {
        Printed { ability, number: None, of: None }
    }

    /// The number after the name, or the one that early cards mean when they print none.
    pub fn value(&self) -> Option<i16> {
        self.number.or_else(|| USUAL.iter().find(|(a, _)| *a == self.ability).map(|(_, n)| *n))
    }

    /// Whether its card must print a number and it is not known.
    pub fn lacks_number(&self) -> bool {
        let numbered = matches!(self.ability.row().parameter, Parameter::Number | Parameter::Bonus);
        numbered && self.value().is_none()
    }

    /// What a card must print with this ability and is not known: its number, or whom it is about.
    pub fn missing(&self) -> Option<Lack> {
        if self.lacks_number() {
            return Some(Lack::Number(self.ability));
        }
        let unnamed = self.of.is_none() && self.ability.need() == Some(Need::Must);
        unnamed.then_some(Lack::Whom(self.ability))
    }
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.ability.row();
        f.write_str(row.name)?;
        match (self.number, row.parameter) {
            (Some(n), Parameter::Bonus | Parameter::OptionalBonus) => write!(f, " {n:+}")?,
            (Some(n), _) => write!(f, " {n}")?,
            (None, _) => {}
        }
        match &self.of {
            Some(of) => write!(f, " ({of})"),
            None => Ok(()),
        }
    }
}

impl From<Printed> for String {
    fn from(p: Printed) -> String {
        p.to_string()
    }
}

impl TryFrom<String> for Printed {
    type Error = ParseError;
    fn try_from(s: String) -> Result<Printed, ParseError> {
        parse(&s)
    }
}

impl std::str::FromStr for Printed {
    type Err = ParseError;
    fn from_str(s: &str) -> Result<Printed, ParseError> {
        parse(s)
    }
}

/// Reads a name as printed on a card, whatever its case: the longest name that fits, then a number, then brackets.
pub fn parse(printed: &str) -> Result<Printed, ParseError> {
    let text = printed.trim().replace('\u{2019}', "'");
    if let Some(whole) = exact(&text) {
        return Ok(Printed::plain(whole));
    }
    let (head, of) = brackets(&text);
    let (name, number) = numbered(head);
    let named = |n: &str| exact(n).ok_or_else(|| unknown(printed, name));
    let found = match number {
        None => Printed { ability: named(head)?, number: None, of },
        // "Force Push 3" with brackets: the number belongs to the name.
        Some(n) => match exact(head) {
            Some(ability) => Printed { ability, number: None, of },
            None => Printed { ability: named(name)?, number: Some(n), of },
        },
    };
    lawful(found).map_err(|why| ParseError { printed: printed.to_string(), why, nearest: family(name) })
}

/// The ability whose whole name this is.
fn exact(name: &str) -> Option<AbilityId> {
    let row = AbilityId::all().find(|a| a.printable() && a.row().name.eq_ignore_ascii_case(name));
    row.or_else(|| ALSO.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, a)| *a))
}

fn brackets(text: &str) -> (&str, Option<String>) {
    match text.strip_suffix(')').and_then(|t| t.rsplit_once('(')) {
        Some((head, of)) => (head.trim_end(), Some(of.trim().to_string())),
        None => (text, None),
    }
}

fn numbered(head: &str) -> (&str, Option<i16>) {
    let Some((name, last)) = head.rsplit_once(' ') else {
        return (head, None);
    };
    match last.strip_prefix('+').unwrap_or(last).parse() {
        Ok(n) => (name.trim_end(), Some(n)),
        Err(_) => (head, None),
    }
}

fn lawful(p: Printed) -> Result<Printed, String> {
    let name = p.ability.row().name;
    if let Some(n) = p.number {
        // An alias such as "Force Renewal" stands for one version only: "Force Renewal 3" is another.
        let version = p.ability.row().parameter == Parameter::None;
        if version || DAMAGE.contains(&p.ability) && n % 10 != 0 {
            return Err(format!("{name} has no version {n}"));
        }
    }
    if p.of.is_some() && p.ability.need().is_none() {
        return Err(format!("{name} names nobody in brackets"));
    }
    Ok(p)
}

fn unknown(printed: &str, name: &str) -> ParseError {
    let name = name.to_lowercase();
    let mut all: Vec<(usize, &'static str)> = AbilityId::all()
        .filter(|a| a.printable())
        .map(|a| (distance(&name, &a.row().name.to_lowercase()), a.row().name))
        .collect();
    all.sort_unstable();
    let nearest = all.into_iter().take(3).map(|(_, n)| n).collect();
    ParseError { printed: printed.to_string(), why: "the list has no such name".to_string(), nearest }
}

/// The printable names that begin with this one.
fn family(name: &str) -> Vec<&'static str> {
    let name = name.to_lowercase();
    let names = AbilityId::all().filter(|a| a.printable()).map(|a| a.row().name);
    names.filter(|n| n.to_lowercase().starts_with(&name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(printed: &str, ability: AbilityId, number: Option<i16>, of: Option<&str>) {
        let p = parse(printed).unwrap();
        assert_eq!((p.ability.row().id, p.number, p.of.as_deref()), (ability.row().id, number, of));
    }

    #[test]
    fn names_as_printed() {
        reads("Grenades 20", list::GRENADES, Some(20), None);
        reads("careful shot +4", list::CAREFUL_SHOT, Some(4), None);
        reads("Cunning Attack", list::CUNNING_ATTACK, None, None);
        reads("Cunning Attack +20", list::CUNNING_ATTACK, Some(20), None);
        reads("Protective +20 (Leia)", list::PROTECTIVE, Some(20), Some("Leia"));
        reads("Synergy +4 (Jaina Solo)", list::SYNERGY, Some(4), Some("Jaina Solo"));
        reads("Affinity (Republic)", list::AFFINITY, None, Some("Republic"));
        reads("Rapport (Darth Vader -10)", list::RAPPORT, None, Some("Darth Vader -10"));
        reads("Shields 2", list::SHIELDS, Some(2), None);
        reads("Melee Reach 2", list::MELEE_REACH, Some(2), None);
        reads("Master of the Force 2", list::MASTER_OF_THE_FORCE, Some(2), None);
        reads("Swarm +1", list::SWARM, Some(1), None);
        reads("Shockstaff +10", list::SHOCKSTAFF_ELECTROSTAFF, Some(10), None);
        reads("Electrostaff +20", list::SHOCKSTAFF_ELECTROSTAFF, Some(20), None);
        reads("It\u{2019}s a Trap!", list::ITS_A_TRAP, None, None);
        reads("Never Tell Me the Odds", list::NEVER_TELL_ME_THE_ODDS, None, None);
    }

    #[test]
    fn versions_of_force_powers() {
        reads("Force Lightning", list::FORCE_LIGHTNING, None, None);
        reads("Force Lightning 2", list::FORCE_LIGHTNING_2, None, None);
        reads("Force Push 3", list::FORCE_PUSH_3, None, None);
        reads("Drain Life 3", list::DRAIN_LIFE_3, None, None);
        reads("Drain Life 10", list::DRAIN_LIFE, Some(10), None);
        reads("Force Renewal", list::FORCE_RENEWAL_1, None, None);
        reads("Force Renewal 2", list::FORCE_RENEWAL_2, None, None);
        reads("Force Bubble 1", list::FORCE_BUBBLE, None, None);
        reads("Force Storm 2", list::FORCE_STORM_2, None, None);
        reads("Lightsaber Throw", list::LIGHTSABER_THROW, None, None);
        reads("Lightsaber Throw 5", list::LIGHTSABER_THROW_5, None, None);
        reads("Lightsaber Reflect", list::LIGHTSABER_REFLECT, None, None);
        reads("Lightsaber Reflect (prevented damage)", list::LIGHTSABER_REFLECT_ALL, None, None);
        for version in ["Force Push 1", "Force Renewal 3", "Force Lightning 3", "Lightsaber Throw 3", "Force Push"] {
            assert!(parse(version).is_err(), "{version}");
        }
    }

    #[test]
    fn a_misspelt_name_is_told_the_nearest() {
        assert_eq!(parse("Cuning Atack").unwrap_err().nearest[0], "Cunning Attack");
        assert_eq!(parse("Grenade 10").unwrap_err().nearest[0], "Grenades");
        assert!(parse("Evade 5").unwrap_err().why.contains("no version"));
        assert!(parse("Evade (Leia)").unwrap_err().why.contains("brackets"));
        assert!(parse("line of sight").is_err());
    }

    #[test]
    fn what_is_missing() {
        assert_eq!(parse("Speed").unwrap().missing(), Some(Lack::Number(list::SPEED)));
        assert_eq!(parse("Rapport").unwrap().missing(), Some(Lack::Whom(list::RAPPORT)));
        assert_eq!(parse("Speed 8").unwrap().missing(), None);
        assert_eq!(parse("Force Lightning").unwrap().missing(), None);
    }

    #[test]
    fn what_is_written_is_read_again() {
        for a in AbilityId::all().filter(|a| a.printable()) {
            let number = (a.row().parameter != Parameter::None).then_some(20);
            let of = a.need().map(|_| "Leia".to_string());
            let p = Printed { ability: a, number, of };
            assert_eq!(parse(&p.to_string()), Ok(p));
        }
    }
}
