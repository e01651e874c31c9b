//! The immutable content: unit, upgrade, command and battle cards, battlefields, figures.
//!
//! Everything is read from `content/legion`, which the library carries. A word that is misspelt there is refused with its
//! line and column.

mod army;
mod cards;
mod check;
mod edition;
mod effect;
mod field;
mod figures;
mod power;
mod reading;

pub use army::{Army, ArmyError, Recruit};
pub(crate) use cards::half;
pub use cards::{
    Command, CommandId, Faction, Orders, Rank, Slot, Surge, UnitCard, UnitCardId, UnitKind, Upgrade, UpgradeId, Use,
    Weapon,
};
pub use check::{Verdict, check, check_team, fieldable};
pub use edition::Edition;
pub use effect::{Act, Boost, Count, Effect, Moment, Often, Perk, Quality, Sight, Whose};
pub use field::{Battlefield, Class, Cover, Deployment, Group, Laid, Piece, TerrainRow, Zone};
pub use figures::{BaseSize, Figures, Shape};
pub use power::Power;

use crate::keywords::Key;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/content.rs"));

/// An objective that the engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Leaders in the enemy's zone.
    Breakthrough,
    /// Three places to hold.
    Intercept,
    /// Pieces of terrain to hold.
    KeyPositions,
    /// Five crates to carry.
    RecoverTheSupplies,
    /// Four vaporators to break or to keep.
    Vaporators,
    /// Bombs to carry into the enemy's zone.
    BombingRun,
    /// Hostages to keep.
    HostageExchange,
    /// Bomb carts to bring to their targets.
    Payload,
    /// Leaders at the enemy's edge, in a skirmish.
    Breach,
    /// The place in the middle, in a skirmish.
    Control,
    /// Enemies to defeat, in a skirmish.
    Elimination,
    /// Pieces of terrain to hold, in a skirmish.
    PivotalPositions,
}

impl Objective {
    /// All of them with their names.
    pub const ALL: [(Objective, &'static str); 12] = [
        (Objective::Breakthrough, "Breakthrough"),
        (Objective::Intercept, "Intercept the Transmissions"),
        (Objective::KeyPositions, "Key Positions"),
        (Objective::RecoverTheSupplies, "Recover the Supplies"),
        (Objective::Vaporators, "Sabotage the Moisture Vaporators"),
        (Objective::BombingRun, "Bombing Run"),
        (Objective::HostageExchange, "Hostage Exchange"),
        (Objective::Payload, "Payload"),
        (Objective::Breach, "Breach"),
        (Objective::Control, "Control"),
        (Objective::Elimination, "Elimination"),
        (Objective::PivotalPositions, "Pivotal Positions"),
    ];
}

/// A condition that the engine plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Nothing.
    Clear,
    /// No long shots at first.
    LimitedVisibility,
    /// Suppression stays in the open.
    HostileEnvironment,
    /// Commanders' courage does not reach far.
    WarWeary,
    /// Some units come later.
    RapidReinforcements,
    /// Crates with supply cards.
    SupplyDrop,
    /// No long shots in the first round, in a skirmish.
    Dawn,
    /// Barricades that the players put up, in a skirmish.
    ImprovisedDefenses,
}

impl Condition {
    /// All of them with their names.
    pub const ALL: [(Condition, &'static str); 8] = [
        (Condition::Clear, "Clear Conditions"),
        (Condition::LimitedVisibility, "Limited Visibility"),
        (Condition::HostileEnvironment, "Hostile Environment"),
        (Condition::WarWeary, "War Weary"),
        (Condition::RapidReinforcements, "Rapid Reinforcements"),
        (Condition::SupplyDrop, "Supply Drop"),
        (Condition::Dawn, "Dawn"),
        (Condition::ImprovisedDefenses, "Improvised Defenses"),
    ];
}

/// All cards, battlefields and figures.
#[derive(Clone, Debug)]
pub struct Book {
    /// Unit cards.
    pub units: Vec<UnitCard>,
    /// Upgrade cards.
    pub upgrades: Vec<Upgrade>,
    /// Command cards.
    pub commands: Vec<Command>,
    /// Deployments.
    pub deployments: Vec<Deployment>,
    /// The weapon of the bombs of an objective.
    pub bomb: Weapon,
    /// The zones of grand armies: that of the red player, then that of the blue one.
    pub grand_zones: [Vec<Zone>; 2],
    /// Rows of the terrain table.
    pub terrain: Vec<TerrainRow>,
    /// Battlefields.
    pub fields: Vec<Battlefield>,
    /// Figures of tools and bases.
    pub figures: Figures,
}

impl Book {
    /// The battle cards of a skirmish, which everybody has: objectives, deployments, conditions.
    pub const SKIRMISH: [[&'static str; 4]; 3] = [
        ["Breach", "Control", "Elimination", "Pivotal Positions"],
        ["Battle Lines", "Faceoff", "Flanking Positions", "Meeting Engagement"],
        ["Clear Conditions", "Dawn", "Improvised Defenses", "War Weary"],
    ];
    /// Those of them that belong to the decks of larger battles too.
    const SHARED: [&'static str; 3] = ["Battle Lines", "Clear Conditions", "War Weary"];

    /// Whether a battle card of a kind belongs to skirmishes, or to larger battles.
    pub fn deals(row: usize, name: &str, skirmish: bool) -> bool {
        let among = |names: &[&str]| names.iter().any(|n| n.eq_ignore_ascii_case(name));
        let small = among(&Book::SKIRMISH[row]);
        if skirmish { small } else { !small || among(&Book::SHARED) }
    }

    /// The battlefields on which armies of that limit meet.
    pub fn tables(&self, limit: u16) -> impl Iterator<Item = &Battlefield> + Clone {
        let size = self.figures.table(limit);
        self.fields.iter().filter(move |f| (f.width, f.depth) == size)
    }

    /// The Book as shipped.
    pub fn standard() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::read().expect("the shipped content is read in a test"))
    }

    fn read() -> Result<Book, String> {
        let table = |name: &str| -> Result<&'static str, String> {
            TABLES.iter().find(|(file, _)| *file == name).map(|(_, text)| *text).ok_or(format!("{name} is missing"))
        };
        let figures: Figures = ron::from_str(table("figures.ron")?).map_err(|e| format!("figures.ron:{e}"))?;
        let terrain: Vec<TerrainRow> = ron::from_str(table("terrain.ron")?).map_err(|e| format!("terrain.ron:{e}"))?;
        let deployments = field::deployments(table("deployments.ron")?, &figures)?;
        let mut fields = Vec::new();
        for (file, text) in BATTLEFIELDS {
            fields.push(Battlefield::read(text, &terrain, &figures).map_err(|e| format!("{file}: {e}"))?);
        }
        let mut units = reading::units(UNITS)?;
        figures.shape(&mut units)?;
        Ok(Book {
            units,
            upgrades: reading::upgrades(UPGRADES)?,
            commands: reading::commands(table("commands.ron")?)?,
            deployments,
            bomb: reading::weapon_of(table("bomb.ron")?)?,
            grand_zones: field::grand_zones(&figures)?,
            terrain,
            fields,
            figures,
        })
    }

    /// The armies that the game brings.
    pub fn armies() -> impl Iterator<Item = (&'static str, Army)> {
        ARMIES.iter().map(|(file, text)| {
            let army = Army::parse(text).unwrap_or_else(|e| panic!("{file}: {e}"));
            (file.trim_end_matches(".army"), army)
        })
    }

    /// The unit card of that name, with its title after a comma where two share it.
    pub fn unit(&self, name: &str) -> Option<UnitCardId> {
        let same = |u: &UnitCard| {
            u.name.eq_ignore_ascii_case(name)
                || u.title.as_ref().is_some_and(|t| format!("{}, {t}", u.name).eq_ignore_ascii_case(name))
        };
        self.units.iter().position(same).map(|i| UnitCardId(i as u16))
    }

    /// The unit card of that name in a faction.
    pub fn unit_of(&self, faction: Faction, name: &str) -> Option<UnitCardId> {
        let same = |u: &UnitCard| {
            u.faction == faction
                && (u.name.eq_ignore_ascii_case(name)
                    || u.title.as_ref().is_some_and(|t| format!("{}, {t}", u.name).eq_ignore_ascii_case(name)))
        };
        self.units.iter().position(same).map(|i| UnitCardId(i as u16))
    }

    /// The upgrade card of that name.
    pub fn upgrade(&self, name: &str) -> Option<UpgradeId> {
        self.upgrades.iter().position(|u| u.name.eq_ignore_ascii_case(name)).map(|i| UpgradeId(i as u16))
    }

    /// A unit card as an edition has it.
    pub fn unit_in(&self, edition: Edition, card: UnitCardId) -> UnitCardId {
        let printed = self.units[card.0 as usize].printed.filter(|_| edition == Edition::Printed);
        printed.unwrap_or(card)
    }

    /// An upgrade card as an edition has it.
    pub fn upgrade_in(&self, edition: Edition, card: UpgradeId) -> UpgradeId {
        let printed = self.upgrades[card.0 as usize].printed.filter(|_| edition == Edition::Printed);
        printed.unwrap_or(card)
    }

    /// The supply cards, each of which is in the supply deck twice (gl.supply-deck).
    pub fn supplies(&self) -> impl Iterator<Item = UpgradeId> + '_ {
        let supply = |n: &u16| self.upgrades[usize::from(*n)].slot == Slot::Supply;
        (0..self.upgrades.len() as u16).filter(supply).map(UpgradeId)
    }

    /// The command card of that name.
    pub fn command(&self, name: &str) -> Option<CommandId> {
        self.commands.iter().position(|c| c.name.eq_ignore_ascii_case(name)).map(|i| CommandId(i as u8))
    }

    /// The battlefield of that name.
    pub fn field(&self, name: &str) -> Option<u16> {
        let plain = |s: &str| s.to_ascii_lowercase().replace([' ', '_'], "-");
        self.fields.iter().position(|f| plain(&f.name) == plain(name)).map(|i| i as u16)
    }

    /// Keywords of a unit card and of its weapons that the engine does not do.
    pub fn lacks(&self, unit: UnitCardId) -> Vec<Key> {
        let card = &self.units[unit.0 as usize];
        let weapons = card.weapons.iter().flat_map(|w| &w.keywords);
        let mut lacking: Vec<Key> = card.keywords.iter().chain(weapons).map(|k| k.key).filter(|k| !k.done()).collect();
        lacking.sort_unstable();
        lacking.dedup();
        lacking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_content_is_read() {
        let book = Book::read().expect("content");
        let (twice, again) = (
            book.units.iter().filter(|u| u.printed.is_some()).count(),
            book.upgrades.iter().filter(|u| u.printed.is_some()).count(),
        );
        assert_eq!((book.units.len() - twice, book.upgrades.len() - again, book.commands.len()), (71, 186, 87));
        assert_eq!((twice, again), (10, 27), "cards that were printed otherwise");
        assert!(book.unit("Stormtroopers").is_some());
        assert!(!book.fields.is_empty());
        for (name, army) in Book::armies() {
            let offences: Vec<_> = check(&book, &army).into_iter().filter(|v| !v.ok).collect();
            assert!(offences.is_empty(), "{name}: {offences:?}");
        }
    }
}
