//! A stat card made ready for play: figures without holes, abilities as bit sets and short lists.

use crate::abilities::{Ability, AbilityId, AbilitySet, Moments, list};
use crate::book::{Character, Commander, Effect, Size};

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
}

impl Sheet {
    /// Makes a card ready; `ability` knows what each ability does.
    pub fn new(card: &Character, ability: impl Fn(AbilityId) -> Option<&'static Ability>) -> Sheet {
        let mut printed: Vec<(AbilityId, i16)> =
            card.abilities.iter().map(|p| (p.ability, p.value().unwrap_or(0))).collect();
        if card.has_order_66() && !card.has(list::ORDER_66) {
            printed.push((list::ORDER_66, 0));
        }
        let those = |pick: &dyn Fn(&Ability) -> bool| -> Vec<(AbilityId, i16)> {
            printed.iter().filter(|(a, _)| ability(*a).is_some_and(pick)).copied().collect()
        };
        let speakers = those(&|a| a.hears.is_some());
        let mut hears = Moments::default();
        speakers.iter().filter_map(|(a, _)| ability(*a)?.hears).for_each(|m| hears.insert(m));
        let adders = those(&|a| a.adds.is_some());
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
            givers: those(&|a| !a.gives.is_empty()),
            takers: those(&|a| !a.takes.is_empty()),
            printed,
        }
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
