//! A stat card made ready for play: figures without holes, abilities as bit sets and short lists.

use crate::abilities::{Ability, AbilityId, AbilitySet, Moments, Printed, list};
use crate::book::{Character, CharacterId, Commander, Effect, Size};
use crate::edition::Edition;

/// A stat card made ready for play.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Hit Points.
    pub hit_points: i16,
    /// Defense.
    pub defense: i16,
    /// Attack.
    pub attack: i16,
    /// Damage.
    pub damage: i16,
    /// Force rating.
    pub force: Option<u8>,
    /// How many squares wide its space is.
    pub span: u8,
    /// Its cost.
    pub cost: u16,
    /// Whether it is Unique.
    pub unique: bool,
    /// Whether it fights with a lightsaber.
    pub lightsaber: bool,
    /// Whether it has a commander effect that nobody knows.
    pub unknown_commander: bool,
    /// Its commander effects.
    pub effects: Vec<Effect>,
    /// Every printed ability.
    pub abilities: AbilitySet,
    /// Printed abilities with their numbers, in printed order.
    pub printed: Vec<(AbilityId, i16)>,
    /// Those that add to numbers.
    pub adders: Vec<(AbilityId, i16)>,
    /// Those that speak, and when.
    pub speakers: Vec<(AbilityId, i16)>,
    /// The moments at which they speak.
    pub hears: Moments,
    /// Those that are actions.
    pub actions: Vec<(AbilityId, i16)>,
    /// Those that give abilities.
    pub givers: Vec<(AbilityId, i16)>,
    /// Those that take abilities away.
    pub takers: Vec<(AbilityId, i16)>,
    /// Whether any of the adders works as an aura.
    pub aura: bool,
    /// Abilities that name an ability in brackets and give it: which, and what with which number.
    pub named: Vec<(AbilityId, AbilityId, i16)>,
    /// Abilities that name others in brackets, each with the cards that fit.
    about: Vec<(AbilityId, [CardSet; Edition::ALL.len()])>,
}

/// A set of stat cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct CardSet(Vec<u64>);

impl CardSet {
    fn insert(&mut self, card: CharacterId) {
        let (word, bit) = (card.0 as usize / 64, card.0 % 64);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << bit;
    }

    fn has(&self, card: CharacterId) -> bool {
        self.0.get(card.0 as usize / 64).is_some_and(|word| word & (1 << (card.0 % 64)) != 0)
    }
}

/// Abilities that speak of allies of a name or kind printed in brackets.
const ABOUT: [AbilityId; 5] = [list::SYNERGY, list::PROTECTIVE, list::SWARM, list::GANG, list::SYNCHRONIZED_FIRE];
/// Abilities that give others the ability printed in brackets.
const NAMING: [AbilityId; 2] = [list::BLASTER_UPGRADE, list::BLASTER_RIFLE_UPGRADE];

impl Sheet {
    /// Makes a card ready; `ability` knows what each ability does.
    pub fn new(card: &Character, ability: impl Fn(AbilityId) -> Option<&'static Ability>) -> Sheet {
        let mut printed: Vec<(AbilityId, i16)> =
            card.abilities.iter().map(|p| (p.ability, p.value().unwrap_or(0))).collect();
        if card.has_order_66(Edition::English) && !card.has(list::ORDER_66) {
            printed.push((list::ORDER_66, 0));
        }
        let those = |pick: &dyn Fn(&Ability) -> bool| -> Vec<(AbilityId, i16)> {
            printed.iter().filter(|(a, _)| ability(*a).is_some_and(pick)).copied().collect()
        };
        let speakers = those(&|a| a.moments().next().is_some());
        let mut hears = Moments::default();
        speakers.iter().filter_map(|(a, _)| ability(*a)).flat_map(Ability::moments).for_each(|m| hears.insert(m));
        let adders = those(&|a| a.adds.is_some());
        let named: Vec<(AbilityId, AbilityId, i16)> = card.abilities.iter().filter_map(names).collect();
        Sheet {
            hit_points: card.hit_points.unwrap_or(0),
            defense: card.defense.unwrap_or(0),
            attack: card.attack.unwrap_or(0),
            damage: card.damage.unwrap_or(0),
            force: card.force,
            span: match card.size {
                Size::Small | Size::Medium => 1,
                Size::Large => 2,
                Size::Huge => 3,
            },
            cost: card.cost.unwrap_or(0),
            unique: card.unique,
            lightsaber: card.lightsaber,
            unknown_commander: card.commander == Commander::Unknown,
            effects: match &card.commander {
                Commander::Effects(effects) => effects.clone(),
                Commander::None | Commander::Unknown => Vec::new(),
            },
            abilities: printed.iter().map(|(a, _)| *a).collect(),
            aura: adders.iter().any(|(a, _)| ability(*a).is_some_and(|a| a.aura)),
            adders,
            speakers,
            hears,
            actions: those(&|a| a.action.is_some()),
            givers: those(&|a| !a.gives.is_empty() || named.iter().any(|(giver, _, _)| *giver == a.id)),
            takers: those(&|a| !a.takes.is_empty()),
            named,
            about: Vec::new(),
            printed,
        }
    }

    /// Works out which of all cards each ability that names somebody in brackets is about.
    pub fn introduce(&mut self, card: &Character, all: &[Character]) {
        for printed in card.abilities.iter().filter(|p| ABOUT.contains(&p.ability)) {
            let those = Edition::ALL.map(|edition| {
                let mut cards = CardSet::default();
                let meant = all.iter().filter(|other| is_about(printed, card, other, edition));
                meant.for_each(|other| cards.insert(other.id));
                cards
            });
            self.about.push((printed.ability, those));
        }
    }

    /// Whether that card is one that this card's ability speaks of in brackets.
    pub fn speaks_of(&self, ability: AbilityId, card: CharacterId, edition: Edition) -> bool {
        self.about.iter().any(|(a, cards)| *a == ability && cards[edition as usize].has(card))
    }

    /// The number of a printed ability (0 if none is printed after its name).
    #[inline]
    pub fn number(&self, a: AbilityId) -> Option<i16> {
        if !self.abilities.has(a) {
            return None;
        }
        self.printed.iter().filter(|(b, _)| *b == a).map(|(_, n)| *n).max()
    }
}

/// The ability that an ability names in brackets and gives.
fn names(printed: &Printed) -> Option<(AbilityId, AbilityId, i16)> {
    if !NAMING.contains(&printed.ability) {
        return None;
    }
    let given: Printed = printed.of.as_deref()?.parse().ok()?;
    Some((printed.ability, given.ability, given.value().unwrap_or(0)))
}

/// Whether the words in brackets mean that card. Gang wants the name itself, or an ability of that name (000:1676-1679);
/// Swarm also means everybody of the bearer's own name (003:2154-2160); Synchronized Fire without brackets only those;
/// the others mean a kind or any version of a person.
fn is_about(printed: &Printed, bearer: &Character, other: &Character, edition: Edition) -> bool {
    let kind = printed.of.as_deref().map(|of| of.strip_suffix('s').unwrap_or(of));
    let namesake = bearer.name == other.name;
    match (printed.ability, kind) {
        (list::GANG, Some(name)) => {
            let whole = printed.of.as_deref().unwrap_or(name);
            let called = |n: &str| other.name.eq_ignore_ascii_case(n);
            let bears = |n: &str| other.abilities.iter().any(|p| p.ability.row().name.eq_ignore_ascii_case(n));
            [whole, name].into_iter().any(|n| called(n) || bears(n))
        }
        (list::SWARM | list::SYNCHRONIZED_FIRE, None) => namesake,
        (list::SWARM, Some(kind)) => namesake || other.is_kind(kind, edition),
        (_, Some("Droid")) => other.has(list::DROID) || other.has(list::CYBORG),
        (_, Some(kind)) => {
            let is = |kind| other.is_kind(kind, edition);
            is(kind) || is(printed.of.as_deref().unwrap_or(kind))
        }
        (_, None) => false,
    }
}
