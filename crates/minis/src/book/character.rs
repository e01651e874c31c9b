//! A character: everything its stat card prints.

use serde::{Deserialize, Serialize};

use super::commander::{Commander, Filter};
use super::load::printed_size;
use super::said::{Put, Said};
use crate::abilities::{AbilityId, Kind, Printed, list};
use crate::edition::Edition;
use dejarik_kernel::trace;

/// The number of a character: its place in the [`Book`](super::Book).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CharacterId(pub u16);

/// The ten factions (000:103-111, 424-460).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Faction {
    /// The Old Republic.
    OldRepublic,
    /// The Sith.
    Sith,
    /// The Mandalorians.
    Mandalorian,
    /// The Republic.
    Republic,
    /// The Separatists.
    Separatist,
    /// The Rebel Alliance.
    Rebel,
    /// The Empire.
    Imperial,
    /// The New Republic.
    NewRepublic,
    /// The Yuuzhan Vong.
    YuuzhanVong,
    /// The Fringe, which fights for anybody.
    Fringe,
}

impl Faction {
    /// All ten.
    pub const ALL: [Faction; 10] = [
        Faction::OldRepublic,
        Faction::Sith,
        Faction::Mandalorian,
        Faction::Republic,
        Faction::Separatist,
        Faction::Rebel,
        Faction::Imperial,
        Faction::NewRepublic,
        Faction::YuuzhanVong,
        Faction::Fringe,
    ];

    /// The name as players write it.
    pub fn name(self) -> &'static str {
        match self {
            Faction::OldRepublic => "Old Republic",
            Faction::Sith => "Sith",
            Faction::Mandalorian => "Mandalorian",
            Faction::Republic => "Republic",
            Faction::Separatist => "Separatist",
            Faction::Rebel => "Rebel",
            Faction::Imperial => "Imperial",
            Faction::NewRepublic => "New Republic",
            Faction::YuuzhanVong => "Yuuzhan Vong",
            Faction::Fringe => "Fringe",
        }
    }

    /// The faction of this name, whatever its case.
    pub fn by_name(name: &str) -> Option<Faction> {
        Faction::ALL.into_iter().find(|f| f.name().eq_ignore_ascii_case(name))
    }
}

/// How much room a character takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Size {
    /// One square.
    Small,
    /// One square.
    #[default]
    Medium,
    /// Two squares by two.
    Large,
    /// Three squares by three.
    Huge,
}

/// A stat card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its number in the Book.
    pub id: CharacterId,
    /// The name as printed.
    pub name: String,
    /// The set it appeared in.
    pub set: String,
    /// Its number in that set, as printed.
    pub number: Option<String>,
    /// Its faction.
    pub faction: Option<Faction>,
    /// What it costs.
    pub cost: Option<u16>,
    /// Hit Points.
    pub hit_points: Option<i16>,
    /// Defense.
    pub defense: Option<i16>,
    /// Attack.
    pub attack: Option<i16>,
    /// Damage.
    pub damage: Option<i16>,
    /// Force rating; none is not the same as 0.
    pub force: Option<u8>,
    /// Its size.
    pub size: Size,
    /// Whether its size is known; if not, it is taken for Medium and cannot be played.
    pub size_known: bool,
    /// Whether it is Unique.
    pub unique: bool,
    /// The personal names it counts as for the Unique rule (000:1986-1991); the first is its own.
    pub unique_names: Vec<String>,
    /// Whether it fights with a lightsaber.
    pub lightsaber: bool,
    /// Special abilities and Force powers, as printed.
    pub abilities: Vec<Printed>,
    /// Names on the card that no document defines.
    pub undefined: Vec<String>,
    /// Its commander effect.
    pub commander: Commander,
    /// Where its figures come from, in a word or two.
    pub from: Vec<String>,
    /// What a reader of the figures should know.
    pub note: Option<String>,
    /// Whether it is a character of ours and not a published one.
    pub ours: bool,
    /// Whether a player's own file brought or completed it.
    pub own: bool,
}

/// Something on a card that is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// A figure, by its name in the files of characters.
    Figure(&'static str),
    /// What its commander effect says.
    Commander,
    /// The number after an ability.
    Number(AbilityId),
    /// Whom an ability is about.
    Whom(AbilityId),
    /// What this name means, which no document tells.
    Undefined(String),
}

impl Lack {
    /// As a piece of a sentence.
    pub fn put(&self) -> Put {
        match self {
            Lack::Figure(name) => Put::Word((*name).to_owned()),
            Lack::Commander => Said::new("lack-commander").into(),
            Lack::Number(ability) => Said::new("lack-number").with("ability", *ability).into(),
            Lack::Whom(ability) => Said::new("lack-whom").with("ability", *ability).into(),
            Lack::Undefined(name) => Put::Word(name.clone()),
        }
    }
}

/// Whether a character can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Everything on its card is known.
    Ready,
    /// It can be played, but this text on its card does nothing, because nobody has entered it.
    Partly(Vec<Lack>),
    /// It cannot be played: these figures are missing, or its commander effect.
    Incomplete(Vec<Lack>),
}

impl Character {
    /// A card with nothing on it but a name, to be filled in; its number comes from the Book that takes it in.
    pub fn blank(name: &str, set: &str) -> Character {
        Character {
            id: CharacterId(0),
            name: name.to_owned(),
            set: set.to_owned(),
            number: None,
            faction: None,
            cost: None,
            hit_points: None,
            defense: None,
            attack: None,
            damage: None,
            force: None,
            size: Size::Medium,
            size_known: true,
            unique: false,
            unique_names: vec![personal_name(name).to_owned()],
            lightsaber: false,
            abilities: Vec::new(),
            undefined: Vec::new(),
            commander: Commander::None,
            from: Vec::new(),
            note: None,
            ours: true,
            own: false,
        }
    }

    /// The card with these abilities, and what follows from them: size, Unique, lightsaber.
    #[must_use]
    pub fn with_abilities(mut self, abilities: Vec<Printed>) -> Character {
        self.unique = abilities.iter().any(|p| p.ability == list::UNIQUE);
        self.lightsaber |= shows_lightsaber(&abilities);
        self.size = printed_size(&abilities).unwrap_or(self.size);
        self.abilities = abilities;
        self
    }

    /// Whether it can be played, and what is missing.
    pub fn status(&self) -> Status {
        // 000:1465: who is Frozen in Carbonite is an object without figures, and costs what somebody else does.
        let object = self.has(list::FROZEN_IN_CARBONITE);
        let figures = [
            ("faction", self.faction.is_none()),
            ("cost", self.cost.is_none() && !object),
            ("hit_points", self.hit_points.is_none() && !object),
            ("defense", self.defense.is_none() && !object),
            ("attack", self.attack.is_none() && !object),
            ("damage", self.damage.is_none() && !object),
            ("size", !self.size_known),
        ];
        let mut missing: Vec<Lack> = figures.iter().filter(|(_, m)| *m).map(|(n, _)| Lack::Figure(n)).collect();
        if self.commander == Commander::Unknown {
            missing.push(Lack::Commander);
        }
        let numbers = self.abilities.iter().filter(|p| p.lacks_number());
        missing.extend(numbers.map(|p| Lack::Number(p.ability)));
        let unsaid = self.unsaid();
        match (missing.is_empty(), unsaid.is_empty()) {
            (false, _) => Status::Incomplete(missing),
            (true, false) => Status::Partly(unsaid),
            (true, true) => Status::Ready,
        }
    }

    /// What its card says that nobody has entered.
    pub fn unsaid(&self) -> Vec<Lack> {
        let mut unsaid: Vec<Lack> = self.undefined.iter().cloned().map(Lack::Undefined).collect();
        let whom = self.abilities.iter().filter(|p| !p.lacks_number());
        unsaid.extend(whom.filter_map(Printed::missing));
        unsaid
    }

    /// Its own printed copy of an ability.
    pub fn printed(&self, ability: AbilityId) -> Option<&Printed> {
        self.abilities.iter().find(|p| p.ability == ability)
    }

    /// Whether its card prints an ability.
    pub fn has(&self, ability: AbilityId) -> bool {
        self.printed(ability).is_some()
    }

    /// Whether it has Order 66, printed or by its name (000:1701-1703; E-34).
    pub fn has_order_66(&self, edition: Edition) -> bool {
        self.has(list::ORDER_66) || edition.order_66_names().iter().any(|n| self.name_contains(n))
    }

    /// Whether it has a commander effect.
    pub fn is_commander(&self) -> bool {
        self.commander != Commander::None
    }

    /// Whether its name contains these words (000:1676), whatever their case.
    pub fn name_contains(&self, words: &str) -> bool {
        self.name.to_lowercase().contains(&words.to_lowercase())
    }

    /// Whether it counts as this kind: by its name, or by an ability of that name (000:1676-1679; E-39).
    pub fn is_kind(&self, kind: &str, edition: Edition) -> bool {
        let is = self.counts_as(kind, edition);
        if is && trace::watching() {
            let senator = kind == "Alderaan Trooper" && self.has(list::ALDERAAN_SENATOR);
            let known = KINDS.into_iter().filter(|k| kind.ends_with(k.row().name));
            known.chain(senator.then_some(list::ALDERAAN_SENATOR)).for_each(|k| trace::acted(k.0));
        }
        is
    }

    fn counts_as(&self, kind: &str, edition: Edition) -> bool {
        let has = |name: &str| {
            let called = |ability: &str| ability.eq_ignore_ascii_case(name);
            let bears = self.abilities.iter().map(|p| p.ability.row().name).chain(self.undefined.iter().map(|u| &**u));
            edition.kind_by_ability(name) && bears.into_iter().any(called)
        };
        if self.name_contains(kind) || has(kind) {
            return true;
        }
        // 000:1887, 1973: a Sith Guard with Trooper is also a Sith Trooper.
        let joined = kind.rsplit_once(' ').is_some_and(|(first, last)| has(last) && self.name_contains(first));
        // 000:2018; 000:1050: by who they are.
        let named = match kind {
            "Wookiee" => ["Chewbacca", "Tarfful"].iter().any(|n| self.name_contains(n)),
            "Alderaan Trooper" => self.has(list::ALDERAAN_SENATOR),
            _ => false,
        };
        joined || named
    }

    /// Whether it passes a test of a commander effect, as its card stands.
    pub fn passes(&self, filter: &Filter, edition: Edition) -> bool {
        match filter {
            Filter::Named(n) => self.name.eq_ignore_ascii_case(n),
            Filter::NameContains(n) => self.name_contains(n),
            Filter::Kind(k) => self.is_kind(k, edition),
            Filter::Trooper => self.is_kind("Trooper", edition),
            Filter::Wookiee => self.is_kind("Wookiee", edition),
            Filter::Soldier => self.is_kind("Soldier", edition),
            Filter::Droid => self.has(list::DROID) || self.has(list::CYBORG),
            Filter::Savage => self.has(list::SAVAGE),
            Filter::Has(p) if p.ability == list::ORDER_66 => self.has_order_66(edition),
            Filter::Has(p) => self.printed(p.ability).is_some_and(|own| p.number.is_none() || own.number == p.number),
            Filter::Lacks(p) => !self.passes(&Filter::Has(p.clone()), edition),
            Filter::Faction(f) => self.faction == Some(*f),
            Filter::Unique => self.unique,
            Filter::NonUnique => !self.unique,
            Filter::ForceRated => self.force.is_some(),
            Filter::NotForceRated => self.force.is_none(),
            Filter::Commander => self.is_commander(),
            Filter::DamageUpTo(n) => self.damage.is_some_and(|d| d <= *n),
            Filter::AnyOf(any) => any.iter().any(|f| self.passes(f, edition)),
        }
    }
}

/// The kinds that are also abilities.
const KINDS: [AbilityId; 8] = [
    list::COMMANDO,
    list::EWOK,
    list::GUNGAN,
    list::PILOT,
    list::SOLDIER,
    list::TROOPER,
    list::UGNAUGHT,
    list::WOOKIEE,
];

/// Abilities of those who fence with a lightsaber: nobody has them without a lit blade.
const FENCING: [AbilityId; 7] = [
    list::LIGHTSABER,
    list::LIGHTSABER_DUELIST,
    list::ATARU_STYLE,
    list::DJEM_SO_STYLE,
    list::MAKASHI_STYLE_MASTERY,
    list::SORESU_STYLE_MASTERY,
    list::VAAPAD_STYLE_FIGHTING,
];

/// Whether a card with these abilities has a lightsaber: by the ability, or a Force power named after it (000:2014).
///
/// A blade that only the miniature shows is said in the file.
pub(super) fn shows_lightsaber(abilities: &[Printed]) -> bool {
    abilities.iter().any(|p| {
        let row = p.ability.row();
        FENCING.contains(&p.ability) || row.kind == Kind::Force && row.name.starts_with("Lightsaber")
    })
}

/// The personal name of a Unique character: what stands before the comma.
pub(super) fn personal_name(name: &str) -> &str {
    name.split(',').next().unwrap_or(name).trim()
}
