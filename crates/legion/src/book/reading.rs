//! Cards as files write them.

use super::cards::{
    Command, Faction, Orders, Rank, Slot, Surge, UnitCard, UnitCardId, UnitKind, Upgrade, UpgradeId, Use, Weapon,
};
use super::effect::{Perk, RawEffect};
use super::figures::{BaseSize, Shape};
use super::power::Power;
use crate::keywords::Keyword;
use crate::world::Die;
use serde::Deserialize;

#[derive(Deserialize)]
struct RawWeapon {
    name: String,
    #[serde(default)]
    range: Option<(u8, u8)>,
    #[serde(default)]
    melee: bool,
    #[serde(default)]
    area: bool,
    dice: (u8, u8, u8),
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    exhausts: bool,
    #[serde(default)]
    surge: Option<Surge>,
    #[serde(default)]
    errata: Option<String>,
}

#[derive(Deserialize)]
enum Colour {
    Red,
    White,
}

#[derive(Deserialize)]
enum RawSurge {
    Hit,
    Critical,
}

/// What was printed on a card, where that was adjusted or corrected later.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPrinted {
    #[serde(default)]
    points: Option<u16>,
    #[serde(default)]
    keywords: Option<Vec<String>>,
    /// The range of its first weapon.
    #[serde(default)]
    range: Option<(u8, u8)>,
    /// The card action of an upgrade.
    #[serde(default)]
    power: Option<Power>,
    /// What the text of an upgrade does.
    #[serde(default)]
    perks: Option<Vec<Perk>>,
}

impl RawPrinted {
    /// The weapon with the range that was printed.
    fn weapon(&self, mut weapon: Weapon) -> Weapon {
        if self.range.is_some() {
            (weapon.range, weapon.errata) = (self.range, None);
        }
        weapon
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUnit {
    name: String,
    #[serde(default)]
    title: Option<TextOrNot>,
    rank: Rank,
    kind: UnitKind,
    #[serde(default)]
    unique: bool,
    points: u16,
    minis: u8,
    wounds: u8,
    #[serde(default)]
    courage: Option<u8>,
    #[serde(default)]
    resilience: Option<u8>,
    speed: u8,
    defense: Colour,
    #[serde(default)]
    attack_surge: Option<RawSurge>,
    #[serde(default)]
    defense_surge: bool,
    base: BaseSize,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    bar: Vec<Slot>,
    weapons: Vec<RawWeapon>,
    #[serde(default)]
    errata: Option<String>,
    #[serde(default)]
    printed: Option<RawPrinted>,
}

#[derive(Deserialize)]
#[serde(transparent)]
struct TextOrNot(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUpgrade {
    name: String,
    #[serde(default)]
    unique: bool,
    slot: Slot,
    points: u16,
    #[serde(default)]
    mini: bool,
    #[serde(default)]
    wounds: Option<u8>,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    r#use: Option<Use>,
    #[serde(default)]
    power: Option<Power>,
    #[serde(default)]
    text: bool,
    #[serde(default)]
    perks: Vec<Perk>,
    #[serde(default)]
    only: Option<String>,
    #[serde(default)]
    weapon: Option<RawWeapon>,
    #[serde(default)]
    other: Option<RawWeapon>,
    #[serde(default)]
    printed: Option<RawPrinted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCommand {
    name: String,
    pips: u8,
    #[serde(default)]
    factions: Vec<Faction>,
    #[serde(default)]
    commander: Option<String>,
    orders: String,
    #[serde(default)]
    text: bool,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    does: Vec<RawEffect>,
    #[serde(default)]
    weapon: Option<RawWeapon>,
    #[serde(default)]
    counts: Option<u8>,
}

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

fn keywords(texts: &[String]) -> Result<Vec<Keyword>, String> {
    texts.iter().map(|text| Keyword::parse(text)).collect()
}

fn weapon(raw: RawWeapon) -> Result<Weapon, String> {
    let (red, black, white) = raw.dice;
    Ok(Weapon {
        keywords: keywords(&raw.keywords).map_err(|e| format!("{}: {e}", raw.name))?,
        name: raw.name,
        range: raw.range,
        melee: raw.melee,
        area: raw.area,
        dice: [red, black, white],
        exhausts: raw.exhausts,
        surge: raw.surge,
        errata: raw.errata,
    })
}

pub(super) fn units(files: &[(&str, &str)]) -> Result<Vec<UnitCard>, String> {
    let mut cards: Vec<UnitCard> = Vec::new();
    let mut printed: Vec<(usize, RawPrinted)> = Vec::new();
    for (file, text) in files {
        let faction = match *file {
            "rebel.ron" => Faction::Rebel,
            "empire.ron" => Faction::Empire,
            "republic.ron" => Faction::Republic,
            "separatist.ron" => Faction::Separatist,
            other => return Err(format!("{other}: a file of units is named after a faction")),
        };
        let raw: Vec<RawUnit> = ron_options().from_str(text).map_err(|e| format!("{file}:{e}"))?;
        for r in raw {
            let wrong = |e: String| format!("{file}: {}: {e}", r.name);
            let weapons = r.weapons.into_iter().map(weapon).collect::<Result<Vec<_>, _>>();
            let weapons = weapons.map_err(|e| format!("{file}: {e}"))?;
            let keywords = keywords(&r.keywords).map_err(wrong)?;
            printed.extend(r.printed.map(|p| (cards.len(), p)));
            cards.push(UnitCard {
                printed: None,
                keys: keywords.iter().map(|k| k.key).collect(),
                keywords,
                thrown: weapons.iter().map(Weapon::thrown).collect(),
                weapons,
                title: r.title.map(|t| t.0),
                name: r.name,
                faction,
                rank: r.rank,
                kind: r.kind,
                unique: r.unique,
                points: r.points,
                minis: r.minis,
                wounds: r.wounds,
                courage: r.courage,
                resilience: r.resilience,
                speed: r.speed,
                defense: match r.defense {
                    Colour::Red => Die::RedDefense,
                    Colour::White => Die::WhiteDefense,
                },
                attack_surge: r.attack_surge.map(|s| match s {
                    RawSurge::Hit => Surge::Hit,
                    RawSurge::Critical => Surge::Critical,
                }),
                defense_surge: r.defense_surge,
                base: r.base,
                bar: r.bar,
                shape: Shape::default(),
                errata: r.errata,
            });
        }
    }
    for (n, was) in printed {
        let mut card = cards[n].clone();
        card.points = was.points.unwrap_or(card.points);
        if let Some(words) = &was.keywords {
            card.keywords = keywords(words).map_err(|e| format!("{}: {e}", card.name))?;
            (card.keys, card.errata) = (card.keywords.iter().map(|k| k.key).collect(), None);
        }
        if let Some(first) = card.weapons.first_mut() {
            *first = was.weapon(first.clone());
        }
        cards[n].printed = Some(UnitCardId(cards.len() as u16));
        cards.push(card);
    }
    Ok(cards)
}

pub(super) fn upgrades(files: &[(&str, &str)]) -> Result<Vec<Upgrade>, String> {
    let mut cards: Vec<Upgrade> = Vec::new();
    let mut printed: Vec<(usize, RawPrinted)> = Vec::new();
    for (file, text) in files {
        let raw: Vec<RawUpgrade> = ron_options().from_str(text).map_err(|e| format!("{file}:{e}"))?;
        for r in raw {
            let keywords = keywords(&r.keywords).map_err(|e| format!("{file}: {}: {e}", r.name))?;
            printed.extend(r.printed.map(|p| (cards.len(), p)));
            r.power.as_ref().map_or(Ok(()), Power::check).map_err(|e| format!("{file}: {}: {e}", r.name))?;
            cards.push(Upgrade {
                printed: None,
                keys: keywords.iter().map(|k| k.key).collect(),
                keywords,
                weapon: r.weapon.map(weapon).transpose().map_err(|e| format!("{file}: {e}"))?,
                other: r.other.map(weapon).transpose().map_err(|e| format!("{file}: {e}"))?,
                name: r.name,
                unique: r.unique,
                slot: r.slot,
                points: r.points,
                mini: r.mini,
                wounds: r.wounds,
                usage: r.r#use,
                power: r.power,
                text: r.text,
                perks: r.perks,
                only: r.only,
            });
        }
    }
    for (n, was) in printed {
        let mut card = cards[n].clone();
        card.points = was.points.unwrap_or(card.points);
        card.weapon = card.weapon.map(|weapon| was.weapon(weapon));
        was.power.as_ref().map_or(Ok(()), Power::check).map_err(|e| format!("{}: {e}", card.name))?;
        card.power = was.power.or(card.power);
        card.perks = was.perks.unwrap_or(card.perks);
        cards[n].printed = Some(UpgradeId(cards.len() as u16));
        cards.push(card);
    }
    Ok(cards)
}

/// A file with one weapon.
pub(super) fn weapon_of(text: &str) -> Result<Weapon, String> {
    weapon(ron_options().from_str(text).map_err(|e| format!("bomb.ron:{e}"))?)
}

pub(super) fn commands(text: &str) -> Result<Vec<Command>, String> {
    let raw: Vec<RawCommand> = ron_options().from_str(text).map_err(|e| format!("commands.ron:{e}"))?;
    let orders = |words: &str| {
        let one = |part: &str| {
            let part = part.trim().to_lowercase();
            match part.split_once(' ').and_then(|(n, who)| Some((n.parse().ok()?, who))) {
                Some((n, who)) => Orders { n, who: who.trim_end_matches('s').to_owned() },
                None => Orders { n: 0, who: part },
            }
        };
        words.split('&').map(one).collect()
    };
    let card = |r: RawCommand| {
        let does = r.does.into_iter().map(RawEffect::read).collect::<Result<_, _>>();
        Ok(Command {
            keywords: keywords(&r.keywords).map_err(|e| format!("commands.ron: {}: {e}", r.name))?,
            does: does.map_err(|e| format!("commands.ron: {}: {e}", r.name))?,
            weapon: r.weapon.map(weapon).transpose().map_err(|e| format!("commands.ron: {e}"))?,
            orders: orders(&r.orders),
            name: r.name,
            pips: r.pips,
            factions: r.factions,
            commander: r.commander,
            text: r.text,
            counts: r.counts.unwrap_or(r.pips),
        })
    };
    raw.into_iter().map(card).collect()
}
