//! Reading character files: RON, refused with file, line, column and the legal words.

use serde::Deserialize;

use super::character::{Character, CharacterId, Faction, Size, personal_name, shows_lightsaber};
use super::commander::Commander;
use super::said::Said;
use crate::abilities::{Printed, list};
use crate::text::Lang;

/// A content file that could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.words(Lang::English))]
pub struct LoadError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub said: Said,
}

impl LoadError {
    /// Where, and what is wrong, in a language.
    pub fn words(&self, lang: Lang) -> String {
        format!("{}:{}:{}: {}", self.file, self.line, self.column, self.said.words(lang))
    }
}

/// A file of characters: those of one set, or a player's own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    set: String,
    #[serde(default)]
    ours: bool,
    characters: Vec<Entry>,
}

/// The size as a file writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
enum Base {
    /// It is not human-sized, and no source says how big.
    Unknown,
    Small,
    Medium,
    Large,
    Huge,
}

impl Base {
    fn known(self) -> Option<Size> {
        match self {
            Base::Unknown => None,
            Base::Small => Some(Size::Small),
            Base::Medium => Some(Size::Medium),
            Base::Large => Some(Size::Large),
            Base::Huge => Some(Size::Huge),
        }
    }
}

/// A character as a file writes it; what is not known is left out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    name: String,
    #[serde(skip)]
    set: String,
    #[serde(skip)]
    ours: bool,
    #[serde(skip)]
    pub(super) own: bool,
    number: Option<String>,
    faction: Option<Faction>,
    cost: Option<u16>,
    hit_points: Option<i16>,
    defense: Option<i16>,
    attack: Option<i16>,
    damage: Option<i16>,
    force: Option<u8>,
    size: Option<Base>,
    counts_as: Option<Vec<String>>,
    lightsaber: Option<bool>,
    abilities: Option<Vec<Printed>>,
    undefined: Option<Vec<String>>,
    commander: Option<Commander>,
    from: Option<Vec<String>>,
    note: Option<String>,
}

/// Reads one file.
pub(super) fn read(file: &str, text: &str) -> Result<Vec<Entry>, LoadError> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let read: File = options.from_str(text).map_err(|e| LoadError {
        file: file.to_string(),
        line: e.span.start.line,
        column: e.span.start.col,
        said: Said::new("content-unreadable").with("what", e.code.to_string()),
    })?;
    let File { set, ours, characters } = read;
    Ok(characters.into_iter().map(|e| Entry { set: set.clone(), ours, ..e }).collect())
}

impl Entry {
    /// Whether both speak of one card.
    pub(super) fn same_card(&self, other: &Entry) -> bool {
        self.name == other.name && self.set == other.set
    }

    /// Whether both have one name, in whichever sets.
    pub(super) fn namesake(&self, other: &Entry) -> bool {
        self.name.eq_ignore_ascii_case(&other.name)
    }

    /// Its set.
    pub(super) fn set(&self) -> &str {
        &self.set
    }

    /// What a later file says otherwise than this one, in words; it may only say what is missing here.
    pub(super) fn contradicted(&self, later: &Entry) -> Option<Said> {
        fn other<T: PartialEq + std::fmt::Debug>(field: &str, known: &Option<T>, new: &Option<T>) -> Option<Said> {
            let (known, new) = (known.as_ref()?, new.as_ref()?);
            let said = Said::new("content-known-figure").with("field", field);
            (known != new).then(|| said.with("known", format!("{known:?}")).with("new", format!("{new:?}")))
        }
        let missing = |p: &Printed, q: &Printed| {
            p.ability == q.ability && (p.number.is_none() || p.number == q.number) && (p.of.is_none() || p.of == q.of)
        };
        let abilities = match (&self.abilities, &later.abilities) {
            (Some(known), Some(new)) => {
                let same = known.len() == new.len() && known.iter().zip(new).all(|(p, q)| missing(p, q));
                let names: Vec<String> = known.iter().map(ToString::to_string).collect();
                (!same).then(|| Said::new("content-known-abilities").with("names", names))
            }
            _ => None,
        };
        let command = match (&self.commander, &later.commander) {
            (Some(Commander::Unknown), _) | (_, None) => None,
            (known, new) => (known != new).then(|| Said::new("content-known-commander")),
        };
        other("number", &self.number, &later.number)
            .or_else(|| other("faction", &self.faction, &later.faction))
            .or_else(|| other("cost", &self.cost, &later.cost))
            .or_else(|| other("hit_points", &self.hit_points, &later.hit_points))
            .or_else(|| other("defense", &self.defense, &later.defense))
            .or_else(|| other("attack", &self.attack, &later.attack))
            .or_else(|| other("damage", &self.damage, &later.damage))
            .or_else(|| other("force", &self.force, &later.force))
            .or_else(|| other("size", &self.size.filter(|s| *s != Base::Unknown), &later.size))
            .or_else(|| other("counts_as", &self.counts_as, &later.counts_as))
            .or_else(|| other("lightsaber", &self.lightsaber, &later.lightsaber))
            .or(abilities)
            .or(command)
    }

    /// The place of the entry in the text of its file.
    pub(super) fn place(&self, text: &str) -> (usize, usize) {
        let quoted = format!("{:?}", self.name);
        let before = text.find(&quoted).map_or("", |at| &text[..at]);
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        (before.matches('\n').count() + 1, column)
    }

    /// Takes over what a later file says.
    pub(super) fn complete(&mut self, later: Entry) {
        self.own = true;
        let Entry {
            name: _, set: _, ours: _, own: _, number, faction, cost, hit_points, defense, attack, damage, ..
        } = later;
        let Entry { force, size, counts_as, lightsaber, abilities, undefined, commander, from, note, .. } = later;
        take(&mut self.number, number);
        take(&mut self.faction, faction);
        take(&mut self.cost, cost);
        take(&mut self.hit_points, hit_points);
        take(&mut self.defense, defense);
        take(&mut self.attack, attack);
        take(&mut self.damage, damage);
        take(&mut self.force, force);
        take(&mut self.size, size);
        take(&mut self.counts_as, counts_as);
        take(&mut self.lightsaber, lightsaber);
        take(&mut self.abilities, abilities);
        take(&mut self.undefined, undefined);
        take(&mut self.commander, commander);
        take(&mut self.from, from);
        take(&mut self.note, note);
    }

    /// The character, with this number.
    pub(super) fn character(self, id: CharacterId) -> Character {
        let abilities = self.abilities.unwrap_or_default();
        let own = personal_name(&self.name).to_string();
        Character {
            id,
            unique: abilities.iter().any(|p| p.ability == list::UNIQUE),
            unique_names: self.counts_as.unwrap_or_else(|| vec![own]),
            lightsaber: self.lightsaber.unwrap_or_else(|| shows_lightsaber(&abilities)),
            size: self.size.and_then(Base::known).or_else(|| printed_size(&abilities)).unwrap_or_default(),
            size_known: self.size != Some(Base::Unknown),
            name: self.name,
            set: self.set,
            number: self.number,
            faction: self.faction,
            cost: self.cost,
            hit_points: self.hit_points,
            defense: self.defense,
            attack: self.attack,
            damage: self.damage,
            force: self.force,
            abilities,
            undefined: self.undefined.unwrap_or_default(),
            commander: self.commander.unwrap_or_default(),
            from: self.from.unwrap_or_default(),
            note: self.note,
            ours: self.ours,
            own: self.own,
        }
    }
}

fn take<T>(mine: &mut Option<T>, later: Option<T>) {
    if later.is_some() {
        *mine = later;
    }
}

/// The size that a card prints, if it prints one.
pub(super) fn printed_size(abilities: &[Printed]) -> Option<Size> {
    let sizes = [
        (list::SMALL, Size::Small),
        (list::MEDIUM, Size::Medium),
        (list::LARGE, Size::Large),
        (list::HUGE, Size::Huge),
    ];
    sizes.into_iter().find(|(a, _)| abilities.iter().any(|p| p.ability == *a)).map(|(_, s)| s)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> LoadError {
        read("mine.ron", text).unwrap_err()
    }

    #[test]
    fn a_misspelt_ability_is_refused_where_it_stands() {
        let e =
            refused("(set: \"Mine\", characters: [\n  (name: \"A\",\n   abilities: [\"Droid\", \"Grenade 10\"]),\n])");
        assert_eq!((e.file.as_str(), e.line), ("mine.ron", 3));
        assert!(e.column >= 24, "{e}");
        assert!(e.to_string().contains("Grenades"), "{e}");
    }

    #[test]
    fn a_wrong_word_is_told_the_legal_ones() {
        let e = refused("(set: \"Mine\", characters: [\n  (name: \"A\", faction: Rebels),\n])");
        assert_eq!(e.line, 2);
        assert!(e.to_string().contains("NewRepublic"), "{e}");
        let e = refused("(set: \"Mine\", characters: [\n  (name: \"A\", hitpoints: 10),\n])");
        assert_eq!(e.line, 2);
        assert!(e.to_string().contains("hit_points"), "{e}");
    }
}
