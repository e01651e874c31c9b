//! Queries: what the World and the Book together say. Nothing here changes anything or asks anybody.

mod aboard;
mod around;
mod cards;
mod carts;
mod mini;
mod moving;
mod packing;
mod seeing;
mod weapons;

pub use around::Around;
pub use moving::{Blocked, Level, Shift};
pub use packing::{Other, Placing, nearest};
pub use seeing::CoverOf;
pub use weapons::{Aim, Ready};

use crate::Legion;
use crate::book::{
    Battlefield, Condition, Objective, Perk, Piece, Rank, TerrainRow, UnitCard, UnitKind, Upgrade, Weapon,
};
use crate::geometry::{Angle, Base, Footprint, Point, TOUCH, range};
use crate::keywords::Key;
use crate::world::{MiniId, UnitId, WeaponRef, World, team};
use dejarik_kernel::Seat;

/// A look at a World with its Book.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The rules.
    pub rules: &'a Legion,
    /// The World.
    pub w: &'a World,
    /// What alone can matter, if that was found out.
    around: Option<&'a Around>,
}

impl<'a> Look<'a> {
    /// A look at that World.
    pub fn new(rules: &'a Legion, w: &'a World) -> Look<'a> {
        Look { rules, w, around: None }
    }

    /// The card of a unit.
    pub fn card(&self, unit: UnitId) -> &'a UnitCard {
        &self.rules.book().units[self.w[unit].card.0 as usize]
    }

    /// What sort of unit it is.
    pub fn kind(&self, unit: UnitId) -> UnitKind {
        self.card(unit).kind
    }

    /// The battlefield.
    pub fn field(&self) -> &'a Battlefield {
        self.rules.field(self.w)
    }

    /// The row of the terrain table of a piece.
    pub fn row(&self, piece: &Piece) -> &'a TerrainRow {
        &self.rules.book().terrain[piece.row as usize]
    }

    /// The upgrade at that place of a unit's list.
    pub fn upgrade(&self, unit: UnitId, nth: u8) -> &'a Upgrade {
        &self.rules.book().upgrades[self.w[unit].upgrades[nth as usize].card.0 as usize]
    }

    /// A weapon of a unit.
    pub fn weapon(&self, unit: UnitId, weapon: WeaponRef) -> &'a Weapon {
        match weapon {
            WeaponRef::Card(n) => &self.card(unit).weapons[n as usize],
            WeaponRef::Thrown(n) => &self.card(unit).thrown[n as usize],
            WeaponRef::Upgrade(n) => {
                let card = self.upgrade(unit, n);
                let side = if self.w[unit].upgrades[n as usize].flipped { &card.other } else { &card.weapon };
                side.as_ref().expect("an upgrade with a weapon")
            }
            WeaponRef::Charge(card) => {
                let card = &self.rules.book().commands[card.0 as usize];
                card.weapon.as_ref().expect("a command card with a charge")
            }
            WeaponRef::Bomb => &self.rules.book().bomb,
            WeaponRef::Command => {
                let card = self.armed_by(unit).and_then(|(_, card)| card.weapon.as_ref());
                card.expect("a command card with a weapon")
            }
        }
    }

    /// Whether words of a card mean a unit: its name, its rank, or what sort of unit it is.
    pub fn is_called(&self, unit: UnitId, words: &str) -> bool {
        let card = self.card(unit);
        card.kind.word() == words
            || self.w[unit].rank.word() == words
            || (card.kind.trooper() && words.strip_suffix(" trooper") == Some(self.w[unit].rank.word()))
            || (words == "trooper" && card.kind.trooper())
            || (words == "vehicle" && card.kind.vehicle())
            || card.name.to_lowercase() == words
    }

    /// Whether the card of a unit prints a keyword.
    pub fn has_printed(&self, unit: UnitId, key: Key) -> bool {
        self.card(unit).keywords.iter().any(|k| k.key == key)
    }

    /// The outline of a unit's bases.
    pub fn base(&self, unit: UnitId) -> Base {
        self.rules.book().figures.base(self.card(unit).base)
    }

    /// Whether the bases of a unit have notches.
    pub fn notched(&self, unit: UnitId) -> bool {
        self.rules.book().figures.notched(self.card(unit).base)
    }

    /// How high the minis of a unit are.
    pub fn height(&self, unit: UnitId) -> i32 {
        self.rules.book().figures.height(self.card(unit).base)
    }

    /// A mini's base where it stands.
    pub fn foot(&self, mini: MiniId) -> Footprint {
        let m = &self.w[mini];
        Footprint { base: self.base(m.unit), at: m.at, facing: m.facing }
    }

    /// The same base elsewhere.
    pub fn foot_at(&self, unit: UnitId, at: Point, facing: Angle) -> Footprint {
        Footprint { base: self.base(unit), at, facing }
    }

    /// The base of a unit's leader.
    pub fn leader(&self, unit: UnitId) -> Footprint {
        self.foot(self.w[unit].leader)
    }

    /// Whether the unit is a trooper of any sort.
    pub fn trooper(&self, unit: UnitId) -> bool {
        self.kind(unit).trooper()
    }

    /// Whether some mini of a unit could be within that much of the rectangle around two points: a quick no.
    pub fn near(&self, unit: UnitId, a: Point, b: Point, room: i32) -> bool {
        self.w[unit].around.near(a, b, room + self.base(unit).forward())
    }

    /// Whether a unit is a vehicle or a droid.
    pub fn machine(&self, unit: UnitId) -> bool {
        self.kind(unit).vehicle() || self.kind(unit) == UnitKind::DroidTrooper
    }

    /// Whether the bases of a unit have notches at their sides too: those of the largest round size.
    pub fn side_notches(&self, unit: UnitId) -> bool {
        self.card(unit).base == crate::book::BaseSize::Vast
    }

    /// The range between the nearest minis of two units (gl.range); a unit is at range 1 of itself.
    pub fn range(&self, a: UnitId, b: UnitId) -> u8 {
        let (a, b) = (self.place_of(a), self.place_of(b));
        if a == b {
            return 1;
        }
        self.w.minis_on(a).map(|m| self.range_from(&self.foot(m), b)).min().unwrap_or(self.out_of_range())
    }

    /// The range of an attack: from the leader to the nearest mini (gl.attack), small ones left aside.
    pub fn attack_range(&self, by: UnitId, target: UnitId) -> u8 {
        let (figures, from) = (&self.rules.book().figures, self.leader(by));
        let at = |n| range::at(&from, &self.foot(n), figures.segment, figures.segments);
        self.targets(target).map(at).min().unwrap_or(self.out_of_range())
    }

    /// What is beyond the ruler.
    fn out_of_range(&self) -> u8 {
        self.rules.book().figures.segments + 1
    }

    fn range_from(&self, from: &Footprint, target: UnitId) -> u8 {
        let figures = &self.rules.book().figures;
        let base = self.base(target);
        if from.base.half == 0 && base.half == 0 {
            // Between round bases the nearest centre decides.
            let nearest = self.w.minis_on(target).map(|m| (self.w[m].at - from.at).square()).min();
            let Some(nearest) = nearest else { return self.out_of_range() };
            let reach = |n: u8| i64::from(from.base.radius + base.radius + i32::from(n) * figures.segment);
            let near = |n: &u8| nearest <= reach(*n) * reach(*n);
            return (1..=figures.segments).find(near).unwrap_or(self.out_of_range());
        }
        let at = |n| range::at(from, &self.foot(n), figures.segment, figures.segments);
        self.w.minis_on(target).map(at).min().unwrap_or(self.out_of_range())
    }

    /// The range of a mini from the nearest mini of a unit.
    pub fn mini_range(&self, unit: UnitId, mini: MiniId) -> u8 {
        self.range_from(&self.foot(mini), self.place_of(unit))
    }

    /// The range of a unit's leader from a place with a token on it.
    pub fn range_of_place(&self, unit: UnitId, at: Point) -> u8 {
        let figures = &self.rules.book().figures;
        range::at(&Footprint::round(TOKEN, at), &self.leader(unit), figures.segment, figures.segments)
    }

    /// Whether two units touch.
    pub fn in_contact(&self, a: UnitId, b: UnitId) -> bool {
        let room = self.base(a).forward() + self.base(b).forward() + TOUCH;
        self.w[a].around.meets(&self.w[b].around, room)
            && self.w.minis_on(a).any(|m| self.touches_unit(&self.foot(m), self.level(m), b))
    }

    /// Whether a base on that level touches a mini of that unit: seen from above, and hardly above or below it
    /// (gl.base-contact).
    pub fn touches_unit(&self, foot: &Footprint, level: Level, unit: UnitId) -> bool {
        self.near(unit, foot.at, foot.at, foot.base.forward() + TOUCH)
            && self.w.minis_on(unit).any(|m| foot.touches(&self.foot(m)) && self.as_high(level, m))
    }

    /// Whether the bases of two minis touch.
    pub fn minis_touch(&self, a: MiniId, b: MiniId) -> bool {
        self.foot(a).touches(&self.foot(b)) && self.as_high(self.level(a), b)
    }

    /// Whether a mini stands less than the thickness of a base above or below a level. The slopes of hills are no levels.
    fn as_high(&self, level: Level, mini: MiniId) -> bool {
        let high = self.level_height(level) - self.level_height(self.level(mini));
        high.abs() < self.rules.book().figures.base_thickness
    }

    /// The enemy units that a unit is in a melee with (gl.melee).
    pub fn melee_foes(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let (look, side) = (*self, self.w[unit].side);
        self.w.standing().filter(move |u| look.w[*u].side != side && look.in_contact(unit, *u))
    }

    /// Whether a unit is engaged: a trooper unit in a melee with another (gl.engaged).
    pub fn engaged(&self, unit: UnitId) -> bool {
        self.trooper(unit) && self.melee_foes(unit).any(|u| self.trooper(u))
    }

    /// Whether a unit has a melee weapon.
    pub fn fights_close(&self, unit: UnitId) -> bool {
        self.card(unit).weapons.iter().any(|w| w.melee)
            || (0..self.w[unit].upgrades.len() as u8)
                .any(|n| self.upgrade(unit, n).weapon.as_ref().is_some_and(|w| w.melee))
    }

    /// The courage of a unit; `None` is a dash, which nothing reaches.
    pub fn courage(&self, unit: UnitId) -> Option<u8> {
        if self.enraged(unit) {
            return None;
        }
        let more = |p: &Perk| if let Perk::Courage(n) = p { *n } else { 0 };
        let held = u8::from(self.hostage(unit));
        self.card(unit).courage.map(|own| own + held + self.perks(unit).map(|(_, p)| more(p)).sum::<u8>())
    }

    /// Whether a unit has so many wounds that nothing frightens it any more (gl.enrage-x).
    pub fn enraged(&self, unit: UnitId) -> bool {
        let x = self.sum(unit, Key::Enrage);
        x > 0 && self.w.living(unit).iter().map(|m| self.w[*m].wounds).sum::<u8>() >= x
    }

    /// Whether a unit is suppressed (gl.suppression).
    pub fn suppressed(&self, unit: UnitId) -> bool {
        let stoic = self.w.active.is_some_and(|a| a.unit == unit && a.stoic);
        let subject =
            self.trooper(unit) && self.kind(unit) != UnitKind::DroidTrooper && !self.steadfast(unit) && !stoic;
        subject && self.courage(unit).is_some_and(|c| self.w[unit].tokens.suppression >= c.max(1))
    }

    /// The commanders of a side on the table.
    pub fn commanders(&self, side: Seat) -> impl Iterator<Item = UnitId> + 'a {
        let w = self.w;
        w.of(side).filter(move |u| w[*u].rank == Rank::Commander)
    }

    /// The objective in use.
    pub fn objective(&self) -> Option<Objective> {
        self.w.cards.objective.map(|n| Objective::ALL[n as usize].0)
    }

    /// The condition in use.
    pub fn condition(&self) -> Option<Condition> {
        self.w.cards.condition.map(|n| Condition::ALL[n as usize].0)
    }

    /// Which edge of the table a side has, counted from the near one by quarter turns: near, right, far, left.
    pub fn edge(&self, side: Seat) -> usize {
        let blue = 2 * usize::from(self.w.far) + usize::from(self.w.across);
        if team(side) == self.w.blue { blue } else { (blue + 2) % 4 }
    }

    /// The zones of a side.
    pub fn zones(&self, side: Seat) -> &'a [crate::book::Zone] {
        let (book, colour) = (self.rules.book(), usize::from(team(side) == self.w.blue));
        if self.w.optional.grand {
            // Turned around they are each other's.
            return &book.grand_zones[if self.w.far { 1 - colour } else { colour }];
        }
        let Some(n) = self.w.cards.deployment else { return &[] };
        let card = &book.deployments[n as usize];
        &card.turns[self.edge(self.w.blue)][colour]
    }

    /// How many wounds a mini can take before it is defeated.
    pub fn threshold(&self, mini: MiniId) -> u8 {
        let m = &self.w[mini];
        let own = m.card.and_then(|n| self.upgrade(m.unit, n).wounds);
        own.unwrap_or(self.card(m.unit).wounds)
    }
}

/// Half the diameter of an objective token.
pub const TOKEN: i32 = 500;
