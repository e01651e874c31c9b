//! Squads as text: a name, a faction, a limit, and a line a character.

use std::fmt;

use super::character::Faction;
use super::said::Said;
use crate::text::Lang;

/// An era, which gives the factions of the light and the dark side (000:424-460).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Era {
    /// The Old Republic.
    OldRepublic,
    /// Rise of the Empire.
    RiseOfTheEmpire,
    /// Rebellion.
    Rebellion,
    /// New Republic.
    NewRepublic,
    /// New Jedi Order.
    NewJediOrder,
}

/// A side of the Force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Side {
    /// The light side.
    Light,
    /// The dark side.
    Dark,
}

impl Era {
    /// All five.
    pub const ALL: [Era; 5] =
        [Era::OldRepublic, Era::RiseOfTheEmpire, Era::Rebellion, Era::NewRepublic, Era::NewJediOrder];

    /// The name as players write it.
    pub fn name(self) -> &'static str {
        match self {
            Era::OldRepublic => "Old Republic",
            Era::RiseOfTheEmpire => "Rise of the Empire",
            Era::Rebellion => "Rebellion",
            Era::NewRepublic => "New Republic",
            Era::NewJediOrder => "New Jedi Order",
        }
    }

    /// The era of this name, whatever its case.
    pub fn by_name(name: &str) -> Option<Era> {
        Era::ALL.into_iter().find(|e| e.name().eq_ignore_ascii_case(name))
    }

    /// The factions of a side in this era (000:432-458).
    pub fn factions(self, side: Side) -> &'static [Faction] {
        use Faction::*;
        match (self, side) {
            (Era::OldRepublic, Side::Light) => &[OldRepublic],
            (Era::OldRepublic, Side::Dark) => &[Sith, Mandalorian],
            (Era::RiseOfTheEmpire, Side::Light) => &[Republic],
            (Era::RiseOfTheEmpire, Side::Dark) => &[Separatist, Imperial],
            (Era::Rebellion, Side::Light) => &[Rebel],
            (Era::Rebellion, Side::Dark) => &[Imperial],
            (Era::NewRepublic, Side::Light) => &[NewRepublic],
            (Era::NewRepublic, Side::Dark) => &[Imperial],
            (Era::NewJediOrder, Side::Light) => &[NewRepublic, Imperial],
            (Era::NewJediOrder, Side::Dark) => &[YuuzhanVong],
        }
    }

    /// The side a faction is on in this era, if it has one.
    pub fn side(self, faction: Faction) -> Option<Side> {
        [Side::Light, Side::Dark].into_iter().find(|s| self.factions(*s).contains(&faction))
    }
}

/// Some copies of one character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// How many.
    pub count: u8,
    /// Which, by a name that the Book finds.
    pub name: String,
    /// The Han Solo inside, if it is Frozen in Carbonite.
    pub holds: Option<String>,
    /// The line of the file it stands on, from 1; 0 if it comes from no file.
    pub line: usize,
}

/// A squad as a player writes it down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Squad {
    /// What its player calls it.
    pub name: String,
    /// The faction it fights for.
    pub faction: Faction,
    /// The era it is meant for.
    pub era: Option<Era>,
    /// The most it may cost.
    pub limit: u16,
    /// Who is in it.
    pub members: Vec<Line>,
    /// Whom its Reinforcements bring.
    pub reinforcements: Vec<Line>,
    /// Remarks.
    pub notes: Vec<String>,
}

/// A squad file that could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}:{column}: {}", said.words(Lang::English))]
pub struct SquadError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub said: Said,
}

impl Squad {
    /// An empty squad of a faction with the usual limit of 100 points (000:466).
    pub fn new(name: &str, faction: Faction) -> Squad {
        Squad {
            name: name.to_string(),
            faction,
            era: None,
            limit: 100,
            members: Vec::new(),
            reinforcements: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The squads that the library carries, each with the name of its file.
    pub fn samples() -> impl Iterator<Item = (&'static str, Squad)> {
        let all = super::content::SQUADS.iter();
        all.map(|(file, text)| (*file, Squad::parse(text).expect("the embedded squads are read in a test")))
    }

    /// Adds some copies of a character.
    pub fn add(mut self, count: u8, name: &str) -> Squad {
        self.members.push(Line { count, name: name.to_string(), holds: None, line: 0 });
        self
    }

    /// Reads a squad file.
    pub fn parse(text: &str) -> Result<Squad, SquadError> {
        let mut squad = Squad::new("", Faction::Fringe);
        let mut faction = None;
        for (i, raw) in text.lines().enumerate() {
            let at = At { line: i + 1, raw };
            let line = raw.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match line.split_once(':') {
                Some((key, value)) if !key.starts_with(|c: char| c.is_ascii_digit()) => {
                    squad.field(&mut faction, key.trim(), value.trim(), &at)?;
                }
                _ => squad.members.push(at.some(line)?),
            }
        }
        squad.faction = faction.ok_or(SquadError {
            line: 1,
            column: 1,
            said: Said::new("squad-file-no-faction").with("names", factions()),
        })?;
        Ok(squad)
    }

    fn field(&mut self, faction: &mut Option<Faction>, key: &str, value: &str, at: &At) -> Result<(), SquadError> {
        match key.to_ascii_lowercase().as_str() {
            "name" => self.name = value.to_string(),
            "faction" => {
                let wrong = || Said::new("squad-file-faction").with("word", value).with("names", factions());
                *faction = Some(Faction::by_name(value).ok_or_else(|| at.wrong(value, wrong()))?);
            }
            "era" => {
                let wrong = || Said::new("squad-file-era").with("word", value).with("names", eras());
                self.era = Some(Era::by_name(value).ok_or_else(|| at.wrong(value, wrong()))?);
            }
            "limit" => {
                let wrong = || Said::new("squad-file-limit").with("word", value);
                self.limit = value.parse().map_err(|_| at.wrong(value, wrong()))?;
            }
            "reinforcements" => self.reinforcements.push(at.some(value)?),
            "note" => self.notes.push(value.to_string()),
            _ => {
                let legal = "name, faction, era, limit, reinforcements, note";
                return Err(at.wrong(key, Said::new("squad-file-word").with("word", key).with("names", legal)));
            }
        }
        Ok(())
    }
}

fn factions() -> String {
    Faction::ALL.map(Faction::name).join(", ")
}

fn eras() -> String {
    Era::ALL.map(Era::name).join(", ")
}

/// A line of a squad file.
struct At<'a> {
    line: usize,
    raw: &'a str,
}

impl At<'_> {
    /// An error at the place of this word in the line.
    fn wrong(&self, word: &str, said: Said) -> SquadError {
        let column = self.raw.rfind(word).map_or(1, |b| self.raw[..b].chars().count() + 1);
        SquadError { line: self.line, column, said }
    }

    /// "2 Battle Droid", or "1 Han Solo in Carbonite = Han Solo, Scoundrel".
    fn some(&self, text: &str) -> Result<Line, SquadError> {
        let (count, name) = text.split_once(' ').unwrap_or((text, ""));
        let count = count
            .trim_end_matches('x')
            .parse()
            .ok()
            .filter(|n| *n > 0)
            .ok_or_else(|| self.wrong(text, Said::new("squad-file-line").with("word", text)))?;
        let (name, holds) = match name.split_once(" = ") {
            Some((name, holds)) => (name.trim(), Some(holds.trim().to_string())),
            None => (name.trim(), None),
        };
        if name.is_empty() {
            return Err(self.wrong(text, Said::new("squad-file-nobody")));
        }
        Ok(Line { count, name: name.to_string(), holds, line: self.line })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.count, self.name)?;
        self.holds.as_ref().map_or(Ok(()), |h| write!(f, " = {h}"))
    }
}

impl fmt::Display for Squad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name: {}\nfaction: {}", self.name, self.faction.name())?;
        if let Some(era) = self.era {
            writeln!(f, "era: {}", era.name())?;
        }
        writeln!(f, "limit: {}", self.limit)?;
        for m in &self.members {
            writeln!(f, "{m}")?;
        }
        for r in &self.reinforcements {
            writeln!(f, "reinforcements: {r}")?;
        }
        for n in &self.notes {
            writeln!(f, "note: {n}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "name: Hunters of the Rim\nfaction: Fringe\nera: Rebellion\nlimit: 150\n2 Battle Droid\n\
                        1 Boba Fett, Young Mercenary\n1 Han Solo in Carbonite = Han Solo, Scoundrel\n\
                        reinforcements: 3 Battle Droid\nnote: slow but sure\n";

    #[test]
    fn what_is_written_is_read_again() {
        let squad = Squad::parse(TEXT).unwrap();
        assert_eq!((squad.faction, squad.era, squad.limit), (Faction::Fringe, Some(Era::Rebellion), 150));
        assert_eq!((squad.members.len(), squad.members[0].count), (3, 2));
        assert_eq!(squad.members[2].holds.as_deref(), Some("Han Solo, Scoundrel"));
        assert_eq!(squad.to_string(), TEXT);
    }

    #[track_caller]
    fn refused(text: &str, line: usize, column: usize, says: &str) {
        let e = Squad::parse(text).unwrap_err();
        assert_eq!((e.line, e.column), (line, column), "{e}");
        assert!(e.to_string().contains(says), "{e}");
    }

    #[test]
    fn refusals_say_where() {
        refused("faction: Rebels", 1, 10, "Rebel,");
        refused("faction: Rebel\nera:  Rebelion", 2, 7, "Rebellion");
        refused("faction: Rebel\nlimit: lots", 2, 8, "number");
        refused("faction: Rebel\n  Battle Droid", 2, 3, "2 Battle Droid");
        refused("faction: Rebel\n0 Battle Droid", 2, 1, "number and a name");
        refused("colour: red", 1, 1, "faction, era");
        refused("1 Battle Droid", 1, 1, "names its faction");
    }

    #[test]
    fn sides() {
        assert_eq!(Era::Rebellion.side(Faction::Imperial), Some(Side::Dark));
        assert_eq!(Era::NewJediOrder.side(Faction::Imperial), Some(Side::Light));
        assert_eq!(Era::OldRepublic.side(Faction::Imperial), None);
    }
}
