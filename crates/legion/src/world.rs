//! The facts on the table, and what is under way.

mod few;
mod marks;
mod side;
mod tokens;

pub use few::{Few, Full};
pub use marks::{Bane, COPIES, Device, Grant, Laid, Mark, Marks, Mend, SUPPLIES, Supply};
pub use side::Side;
pub use tokens::{Token, Tokens};

use crate::book::{self, CommandId, Edition, Rank, UnitCardId, UpgradeId};
use crate::geometry::{Angle, Bounds, Point};
use crate::setup::Optional;
use dejarik_kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};

/// A unit on the table, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct UnitId(pub u8);

/// A mini, by its number; the minis of a unit have numbers in a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct MiniId(pub u8);

/// Where the game is between two steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Pieces of terrain are laid by turns.
    Terrain,
    /// Who is blue.
    Colour,
    /// Which battle cards are used.
    Define,
    /// Units are deployed, one at a time.
    Deploy,
    /// The Command Phase.
    Command,
    /// The Activation Phase.
    Activation,
    /// The End Phase.
    End,
}

/// A mini.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mini {
    /// Its unit.
    pub unit: UnitId,
    /// Where it stands.
    pub at: Point,
    /// How high the surface is that it stands on.
    pub z: i32,
    /// Where its front looks, if its base has one.
    pub facing: Angle,
    /// Wounds it has suffered.
    pub wounds: u8,
    /// The place of the upgrade that brought it in its unit's list, if one did.
    pub card: Option<u8>,
    /// Whether it is on the table.
    pub there: bool,
    /// The round in which it was defeated, or 0.
    pub fell: u8,
}

/// The order token of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum OrderToken {
    /// Still in the pool, or out of the game.
    #[default]
    None,
    /// Beside the unit.
    FaceUp,
    /// The unit has activated.
    FaceDown,
}

/// An upgrade on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Equipped {
    /// Which.
    pub card: UpgradeId,
    /// Whether it lies sideways.
    pub exhausted: bool,
    /// Wound tokens on it (gl.treat-x-capacity-y).
    pub spent: u8,
    /// Whether its second side is up (gl.dual-sided-cards).
    pub flipped: bool,
}

/// A unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Its side: the team that it fights for, by the first seat of that team.
    pub side: Seat,
    /// Whose it is.
    pub player: Seat,
    /// Its card.
    pub card: UnitCardId,
    /// Its rank now; a promoted unit is a commander.
    pub rank: Rank,
    /// What it cost with its upgrades.
    pub points: u16,
    /// Its leader.
    pub leader: MiniId,
    /// The first of its minis.
    pub first: MiniId,
    /// How many minis it began with.
    pub size: u8,
    /// Its upgrades.
    pub upgrades: Few<Equipped, 8>,
    /// The upgrades that were set aside for it (gl.loadout).
    pub aside: [Option<UpgradeId>; 4],
    /// What lies beside it.
    pub tokens: Tokens,
    /// Its order token.
    pub order: OrderToken,
    /// Whether it stands on the table, or did until it was defeated.
    pub deployed: bool,
    /// Whether it was defeated.
    pub defeated: bool,
    /// An objective token that it carries.
    pub carries: Option<u8>,
    /// The rectangle around the centres of its minis on the table; kept by events, so that most questions about who is near
    /// are answered at once.
    pub around: Bounds,
    /// What else is remembered about it.
    pub marks: Marks,
}

/// A weapon of a unit: of its card, or of the upgrade at that place of its list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum WeaponRef {
    /// On the unit card.
    Card(u8),
    /// On an upgrade.
    Upgrade(u8),
    /// On the unit card, and thrown.
    Thrown(u8),
    /// On the command card of its side.
    Command,
    /// A charge that a command card brought.
    Charge(CommandId),
    /// The bomb of an objective (bc.bombing-run).
    Bomb,
}

/// A weapon in somebody's hands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Arm {
    /// Who uses it.
    pub mini: MiniId,
    /// Which.
    pub weapon: WeaponRef,
}

/// Who can be hit with what: the dice of an attack against one defender.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Arms(pub SmallVec<[Arm; 8]>);

/// What is done in an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who is active.
    pub unit: UnitId,
    /// Actions that are left.
    pub actions: u8,
    /// The kinds of action that were done, a bit each.
    pub done: u16,
    /// The card actions that were done, a bit each; those of upgrades after those of keywords.
    pub cards: u32,
    /// How many moves were made that were no pivots.
    pub moves: u8,
    /// Whether one of them was a standard move.
    pub strode: bool,
    /// Whether an attack was made.
    pub attacked: bool,
    /// How it attacked last, and whom first.
    pub method: Option<Method>,
    /// Whom it attacked with the first pool of that attack.
    pub target: Option<UnitId>,
    /// Whether it attacked with a cumbersome weapon.
    pub cumbersome: bool,
    /// How many attack actions it performed.
    pub attacks: u8,
    /// Whether a mini of it used two weapons in one attack.
    pub arsenal: bool,
    /// Whether it made a full standard move at its highest speed.
    pub full_move: bool,
    /// How many more weapons its minis use in one attack.
    pub more_arms: u8,
    /// Whether it throws its blade in the attack under way.
    pub throwing: bool,
    /// Upgrades whose cards were used, a bit each.
    pub used: u8,
    /// Whether it neither loses suppression nor is suppressed.
    pub stoic: bool,
    /// Whether it is not bound to its programmed actions.
    pub willed: bool,
    /// Whether it has performed an action yet.
    pub begun: bool,
    /// Whether it withdrew or spent its activation otherwise, after which it does nothing more.
    pub withdrew: bool,
}

/// What an attack is fought with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Method {
    /// From afar.
    Ranged,
    /// Base to base.
    Melee,
}

/// The dice against one defender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pool {
    /// Against whom.
    pub target: UnitId,
    /// With what.
    pub arms: Arms,
    /// Whether it was resolved.
    pub done: bool,
    /// The upgrade of the attacker that adds to it, by its place.
    #[serde(default)]
    pub boost: Option<u8>,
}

/// An attack die or a defense die, by what it shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Face {
    /// A hit.
    Hit,
    /// A critical hit.
    Critical,
    /// A surge, of either kind.
    Surge,
    /// A block.
    Block,
    /// Nothing.
    Blank,
}

/// A die by its colour and use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Die {
    /// The red attack die.
    Red,
    /// The black attack die.
    Black,
    /// The white attack die.
    White,
    /// The red defense die.
    RedDefense,
    /// The white defense die.
    WhiteDefense,
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rolled {
    /// Which.
    pub die: Die,
    /// What it shows.
    pub face: Face,
}

/// Dice on the table.
pub type Dice = SmallVec<[Rolled; 12]>;

/// An attack that is under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub by: UnitId,
    /// How.
    pub method: Method,
    /// The pools that were formed.
    pub pools: SmallVec<[Pool; 2]>,
    /// The pool that is being resolved.
    pub now: usize,
    /// The attack dice of that pool.
    pub dice: Dice,
    /// The defense dice of that pool.
    pub defense: Dice,
    /// Whether a hit or a critical hit was showing at any time.
    pub threatened: bool,
    /// Dodge tokens the defender spent on that pool.
    pub dodged: u8,
    /// Aim tokens the attacker spent on that pool.
    pub aimed: u8,
    /// What Pierce was added to the pool by tokens and duels.
    pub pierce: u8,
    /// Pierce that was used up on a guardian.
    pub pierced: u8,
    /// Whether the attacker gave up a point of Pierce to forbid immunity to it.
    pub makashi: bool,
    /// Wounds that the pool caused.
    pub wounds: u8,
    /// The place of the charge that detonates, if no unit attacks (gl.detonate).
    pub charge: Option<Point>,
    /// A pilot and a clone trooper unit that spend each other's tokens in it.
    #[serde(default)]
    pub linked: Option<(UnitId, UnitId)>,
}

impl Attack {
    /// An attack of which nothing has been done yet.
    pub fn by(by: UnitId, method: Method) -> Attack {
        Attack {
            by,
            method,
            pools: SmallVec::new(),
            now: 0,
            dice: SmallVec::new(),
            defense: SmallVec::new(),
            threatened: false,
            dodged: 0,
            aimed: 0,
            pierce: 0,
            pierced: 0,
            makashi: false,
            wounds: 0,
            charge: None,
            linked: None,
        }
    }

    /// The pool that is being resolved.
    pub fn pool(&self) -> &Pool {
        &self.pools[self.now]
    }

    /// How many attack dice show that.
    pub fn showing(&self, face: Face) -> usize {
        self.dice.iter().filter(|d| d.face == face).count()
    }

    /// How many defense dice show that.
    pub fn defended(&self, face: Face) -> usize {
        self.defense.iter().filter(|d| d.face == face).count()
    }
}

/// A token of an objective that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marker {
    /// Where it lies.
    pub at: Point,
    /// Who carries it, if somebody does.
    pub by: Option<UnitId>,
    /// The piece of terrain it marks, if it marks one.
    pub piece: Option<u8>,
    /// Wounds on it, if it can have any.
    pub wounds: u8,
    /// Whose it is: who dropped it, or whose target it marks.
    pub of: Option<Seat>,
    /// Whether it left the table.
    pub gone: bool,
}

impl Marker {
    /// Whether it lies on the table by itself.
    pub fn lies(&self) -> bool {
        self.by.is_none() && self.piece.is_none() && !self.gone
    }
}

/// A bomb cart: no unit, but a base that stands in the way (gl.bomb-carts).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cart {
    /// Whose it is, by the number of the side.
    pub side: u8,
    /// Where it stands.
    pub at: Point,
    /// How high the surface is that it stands on.
    pub z: i32,
    /// Where its front looks.
    pub facing: Angle,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct World {
    /// The battlefield, by its number in the Book.
    pub field: u16,
    /// The terrain as it was laid by turns, if it was not agreed on.
    pub laid: Option<book::Laid>,
    /// The optional rules that are used.
    pub optional: Optional,
    /// Which texts of the battle cards count.
    #[serde(default)]
    pub edition: Edition,
    /// The round, from 1.
    pub round: u8,
    /// Where the game is.
    pub stage: Stage,
    /// Which side is blue.
    pub blue: Seat,
    /// Whether blue took the far long edge, so that all zones are turned around.
    pub far: bool,
    /// Whether blue took an edge at the side, so that all zones are turned by a quarter more (skirmishes only).
    #[serde(default)]
    pub across: bool,
    /// Which side holds the round counter.
    pub counter: Seat,
    /// Which side acts next.
    pub turn: Seat,
    /// The player who activates the first unit of the round, until one has activated.
    pub first: Option<Seat>,
    /// Two players, or four in two teams.
    pub sides: Few<Side, { Seat::MOST }>,
    /// All units.
    pub units: Vec<Unit>,
    /// All minis.
    pub minis: Vec<Mini>,
    /// The cards of the three rows while the battlefield is defined, the leftmost first: objectives, deployments, conditions.
    pub rows: [Few<u8, 3>; 3],
    /// The battle cards in use.
    pub cards: BattleCards,
    /// Tokens of the objective.
    pub markers: Few<Marker, 8>,
    /// Keywords that units have until the round ends.
    pub grants: Vec<Grant>,
    /// Smoke and charges.
    pub devices: Vec<Device>,
    /// Tokens that look alike (gl.bane-tokens).
    pub banes: Few<Bane, 8>,
    /// Bomb carts.
    pub carts: Few<Cart, 2>,
    /// Condition tokens of a supply drop.
    pub supplies: Few<Supply, 6>,
    /// How many of each supply card are in the supply deck, in the order of the Book.
    pub supply_deck: [u8; SUPPLIES],
    /// The activation under way.
    pub active: Option<Activation>,
    /// Attacks under way, the innermost last.
    pub attacks: Vec<Attack>,
    /// The dice in the air.
    pub thrown: SmallVec<[Die; 12]>,
    /// How it ended.
    pub ended: Option<Outcome>,
}

/// The battle cards in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BattleCards {
    /// The objective, by its number in the Book.
    pub objective: Option<u8>,
    /// The deployment.
    pub deployment: Option<u8>,
    /// The condition.
    pub condition: Option<u8>,
}

/// The team of a player, named by its first seat: every other seat is of the same team, and with two seats each is its own.
/// Whatever a team decides together is asked of its first seat (op.team-battle).
pub fn team(seat: Seat) -> Seat {
    Seat(seat.0 % 2)
}

impl Index<UnitId> for World {
    type Output = Unit;
    fn index(&self, id: UnitId) -> &Unit {
        &self.units[id.0 as usize]
    }
}

impl IndexMut<UnitId> for World {
    fn index_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.0 as usize]
    }
}

impl Index<MiniId> for World {
    type Output = Mini;
    fn index(&self, id: MiniId) -> &Mini {
        &self.minis[id.0 as usize]
    }
}

impl IndexMut<MiniId> for World {
    fn index_mut(&mut self, id: MiniId) -> &mut Mini {
        &mut self.minis[id.0 as usize]
    }
}

impl World {
    /// All units, defeated ones too.
    pub fn unit_ids(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// The units on the table.
    pub fn standing(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(|u| self[*u].deployed && !self[*u].defeated)
    }

    /// The units on the table that are friendly to a player: those of the team.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        let side = team(seat);
        self.standing().filter(move |u| self[*u].side == side)
    }

    /// The units of one player on the table.
    pub fn own(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.standing().filter(move |u| self[*u].player == seat)
    }

    /// The minis of a unit that are on the table, its leader first.
    pub fn minis_of(&self, unit: UnitId) -> SmallVec<[MiniId; 12]> {
        let u = &self[unit];
        let mut minis: SmallVec<[MiniId; 12]> = self.minis_on(unit).collect();
        if let Some(i) = minis.iter().position(|m| *m == u.leader) {
            minis[..=i].rotate_right(1);
        }
        minis
    }

    /// The minis of a unit that are alive, its leader first: on the table, or aboard the vehicle that carries it.
    pub fn living(&self, unit: UnitId) -> SmallVec<[MiniId; 12]> {
        let u = &self[unit];
        if u.marks.aboard.is_none() {
            return self.minis_of(unit);
        }
        let rides = |i: &u8| u.marks.riders & (1 << i) != 0;
        let mut minis: SmallVec<[MiniId; 12]> = (0..u.size).filter(rides).map(|i| MiniId(u.first.0 + i)).collect();
        minis.sort_by_key(|m| *m != u.leader);
        minis
    }

    /// The minis that a unit began with, by their numbers.
    pub fn all_minis(&self, unit: UnitId) -> impl Iterator<Item = MiniId> + use<> {
        let u = &self[unit];
        (u.first.0..u.first.0 + u.size).map(MiniId)
    }

    /// The minis of a unit that are on the table, by their numbers.
    pub fn minis_on(&self, unit: UnitId) -> impl Iterator<Item = MiniId> + '_ {
        self.all_minis(unit).filter(|m| self[*m].there)
    }

    /// The rectangle around the centres of a unit's minis, computed anew.
    pub fn bounds(&self, unit: UnitId) -> Bounds {
        Bounds::around(self.minis_on(unit).map(|m| self[m].at))
    }

    /// All minis on the table.
    pub fn mini_ids(&self) -> impl Iterator<Item = MiniId> + '_ {
        (0..self.minis.len() as u8).map(MiniId).filter(|m| self[*m].there)
    }

    /// The other side.
    pub fn foe(&self, seat: Seat) -> Seat {
        Seat(1 - team(seat).0)
    }

    /// All players, in the order of their seats from one of them on, which goes from team to team.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.sides.len() as u8;
        (0..n).map(move |i| Seat((first.0 + i) % n))
    }

    /// The players of a side, the one who speaks for it first.
    pub fn seats_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (side, n) = (team(seat).0, self.sides.len() as u8);
        (side..n).step_by(2).map(Seat)
    }

    /// The red side.
    pub fn red(&self) -> Seat {
        self.foe(self.blue)
    }

    /// The attack that is being fought.
    ///
    /// # Panics
    /// If there is none.
    pub fn attack(&self) -> &Attack {
        self.attacks.last().expect("an attack is under way")
    }
}
