//! The numbers of a figure as they are at this moment, with what they are made of.

use super::Sum;
use super::ask::duel;
use crate::text::say;
use dejarik_kernel::{Lang, Tally, Term};
use dejarik_minis::Minis;
use dejarik_minis::look::{Look, Source, Stat};
use dejarik_minis::world::{FigureId, World};
use serde::Serialize;
use ts_rs::TS;

/// The numbers of a figure on the table. Attack, Damage and Defense depend on the enemy: here is what they are against every enemy,
/// and below it those against whom they are others.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub(super) struct Now {
    /// Hit Points left.
    hit_points: Sum,
    /// What an attack on it must reach, whoever makes it.
    defense: Sum,
    /// What it adds to the die, whoever is the target.
    attack: Sum,
    /// What a hit deals, whoever is the target.
    damage: Sum,
    /// How far it moves and still attacks.
    speed: Sum,
    /// The enemies against whom something is different.
    against: Vec<Against>,
}

/// What is different against one enemy.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "minis/ask.ts")]
pub(super) struct Against {
    /// Which enemy.
    who: u8,
    /// What it is called.
    name: String,
    /// Its Defense against that enemy's attack, if it is different.
    defense: Option<Sum>,
    /// What it adds to the die, if that is different.
    attack: Option<Sum>,
    /// What a hit deals, if that is different.
    damage: Option<Sum>,
}

type Told = Tally<Vec<Term<Source>>>;

/// The numbers of a figure that stands on the table.
pub(super) fn now(rules: &Minis, lang: Lang, w: &World, who: FigureId) -> Now {
    let look = Look::new(rules, w);
    let sheet = look.sheet(who);
    let enemies: Vec<FigureId> = look.enemies(who).collect();
    let strikes = |at: FigureId| {
        let (own, attack) = duel(rules, w, who, at);
        let look = Look::new(rules, &own);
        (look.tally(&look.query(&attack, Stat::Attack)), look.damage_tally(&attack, false))
    };
    let stands = |by: FigureId| {
        let (own, attack) = duel(rules, w, by, who);
        let look = Look::new(rules, &own);
        look.tally(&look.query(&attack, Stat::Defense))
    };
    let (attacks, damages): (Vec<Told>, Vec<Told>) = enemies.iter().map(|at| strikes(*at)).unzip();
    let defenses: Vec<Told> = enemies.iter().map(|by| stands(*by)).collect();
    let [defense, attack, damage] =
        [(&defenses, sheet.defense), (&attacks, sheet.attack), (&damages, sheet.damage)].map(|(t, n)| shared(t, n));
    let sum = |tally: &Told| Sum::of(rules, lang, w, tally);
    let other = |tally: &Told, usual: &Told| (tally.terms != usual.terms).then(|| sum(tally));
    let against = (0..enemies.len()).map(|i| Against {
        who: enemies[i].0,
        name: rules.name(w, enemies[i]),
        defense: other(&defenses[i], &defense),
        attack: other(&attacks[i], &attack),
        damage: other(&damages[i], &damage),
    });
    let wounds = [("source-printed", sheet.hit_points), ("source-wounds", -w[who].damage)];
    let wounds = wounds.into_iter().filter(|(_, n)| *n != 0).map(|(key, n)| (say(lang, key, &[]), i32::from(n)));
    Now {
        hit_points: Sum { total: i32::from(look.hit_points(who)), terms: wounds.collect() },
        defense: sum(&defense),
        attack: sum(&attack),
        damage: sum(&damage),
        speed: sum(&look.speed_tally(who)),
        against: against.filter(|a| a.defense.is_some() || a.attack.is_some() || a.damage.is_some()).collect(),
    }
}

/// What all have in common; what is printed, if there is nobody to have it against.
fn shared(all: &[Told], printed: i16) -> Told {
    let mut common = Tally::default();
    let Some((first, rest)) = all.split_first() else {
        common.add(|| Source::Printed, i32::from(printed));
        return common;
    };
    for term in first.terms.iter().filter(|term| rest.iter().all(|tally| tally.terms.contains(term))) {
        common.add(|| term.source, term.value);
    }
    common
}
