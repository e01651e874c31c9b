//! What is remembered about a unit beyond its tokens.

use super::{MiniId, UnitId};
use crate::book::{CommandId, UpgradeId};
use crate::choice::Bluff;
use crate::geometry::Point;
use crate::keywords::Keyword;
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is remembered about a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marks {
    /// Victory tokens on its card that count at the end if it survives (gl.bounty, gl.secret-mission).
    pub trophies: u8,
    /// Whether a hunter put a price on it (gl.bounty).
    pub prized: bool,
    /// Whether it has done its secret mission.
    pub mission: bool,
    /// Whether everybody knows by now whose it is (gl.incognito).
    pub exposed: bool,
    /// Whether it gave up its command to infiltrate (gl.covert-ops).
    pub covert: bool,
    /// Whether it passed an order on in this round and gets none any more.
    pub diverted: bool,
    /// The unit beside whose leader it was deployed (gl.detachment).
    pub partner: Option<UnitId>,
    /// Whether it has scouted ahead.
    pub scouted: bool,
    /// Whose poison it has in its body.
    pub poisoner: Option<UnitId>,
    /// Wound tokens that were put on its card by repairing or treating others.
    pub served: u8,
    /// The vehicle that carries it (gl.transported).
    pub aboard: Option<UnitId>,
    /// Which of its minis ride with it, a bit each.
    pub riders: u16,
    /// How many standard moves and reverses it made in this round (gl.embark-and-disembark).
    pub moved: u8,
    /// Whom it must attack in this round if it can (gl.distract).
    pub distracted: Option<UnitId>,
    /// Whether it is held back and comes later (bc.rapid-reinforcements).
    pub reserved: bool,
    /// Whether it does not attack in this round.
    pub pacified: bool,
    /// Whether it is not shot at in this round.
    pub sheltered: bool,
    /// Whether it moves no faster than speed 1 in this round.
    pub slowed: bool,
    /// Whether it was spurred on in the move under way, in its own activation or not (gl.spur).
    #[serde(default)]
    pub spurred: bool,
    /// How many suppression tokens it gains if it does not attack in its activation.
    pub provoked: u8,
    /// Whose unit it is while another player has it in hand.
    pub home: Option<Seat>,
    /// Whether it was given to the enemy as a hostage (gl.hostage-cards).
    pub hostage: bool,
    /// Whether it hides behind tokens instead of standing on the table (gl.bane-tokens).
    pub away: bool,
    /// Whose doing the wounds are that it put off (gl.bounty).
    #[serde(default)]
    pub stimmer: Option<UnitId>,
    /// Whether it put wounds off in the activation under way.
    #[serde(default)]
    pub fresh: bool,
    /// How much faster its pilot has it move in the move under way.
    #[serde(default)]
    pub throttle: i8,
}

/// One thing that is remembered about a unit from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// A victory token on its card.
    Trophy,
    /// There is a price on it.
    Prized,
    /// It did its secret mission.
    Mission,
    /// It is not incognito any more.
    Exposed,
    /// It infiltrates instead of commanding.
    Covert,
    /// It passed its order on, or may get one again.
    Diverted(bool),
    /// Beside whom it was deployed.
    Partner(UnitId),
    /// It scouted ahead.
    Scouted,
    /// Whose poison it has.
    Poisoner(UnitId),
    /// Whom it must attack in this round, or nobody any more.
    Distracted(Option<UnitId>),
    /// It is held back, or came.
    Reserved(bool),
    /// It does not attack in this round.
    Pacified,
    /// It is not shot at in this round.
    Sheltered,
    /// It moves no faster than speed 1 in this round.
    Slowed,
    /// What it gains if it does not attack in its activation.
    Provoked(u8),
    /// It hides behind tokens, or no longer.
    Away(bool),
    /// It was given to the enemy as a hostage.
    Hostage,
    /// It put wounds off that are somebody's doing, in its own activation or not.
    Stimmed {
        /// Whose doing.
        by: Option<UnitId>,
        /// Whether it was active.
        fresh: bool,
    },
    /// What it put off comes at the end of the next activation.
    Stale,
    /// How much faster it moves in the move under way.
    Throttle(i8),
}

impl Marks {
    /// Forgets what was said of one round.
    pub fn rest(&mut self) {
        (self.moved, self.distracted, self.provoked) = (0, None, 0);
        (self.pacified, self.sheltered, self.slowed) = (false, false, false);
    }

    /// Remembers that.
    pub fn note(&mut self, mark: Mark) {
        match mark {
            Mark::Trophy => self.trophies += 1,
            Mark::Prized => self.prized = true,
            Mark::Mission => self.mission = true,
            Mark::Exposed => self.exposed = true,
            Mark::Covert => self.covert = true,
            Mark::Diverted(on) => self.diverted = on,
            Mark::Partner(unit) => self.partner = Some(unit),
            Mark::Scouted => self.scouted = true,
            Mark::Poisoner(unit) => self.poisoner = Some(unit),
            Mark::Distracted(unit) => self.distracted = unit,
            Mark::Reserved(on) => self.reserved = on,
            Mark::Pacified => self.pacified = true,
            Mark::Sheltered => self.sheltered = true,
            Mark::Slowed => self.slowed = true,
            Mark::Provoked(n) => self.provoked = n,
            Mark::Away(on) => self.away = on,
            Mark::Hostage => self.hostage = true,
            Mark::Stimmed { by, fresh } => (self.stimmer, self.fresh) = (by, fresh),
            Mark::Stale => self.fresh = false,
            Mark::Throttle(by) => self.throttle = by,
        }
    }
}

/// One thing that treating or repairing a unit does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Mend {
    /// A wound of a mini is removed.
    Wound(MiniId),
    /// A mini that was defeated in this round comes back.
    Restore(MiniId),
    /// A poison token is removed.
    Poison,
    /// An ion token is removed.
    Ion,
    /// It is no longer damaged.
    Damaged,
    /// It is no longer disabled.
    Disabled,
    /// Its weapon is no longer disrupted.
    Disrupted,
}

/// A keyword that a unit has until the round ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grant {
    /// Who has it.
    pub unit: UnitId,
    /// Which; shared, because it never changes.
    #[serde(with = "shared")]
    pub keyword: Arc<Keyword>,
    /// Whether it is over when the activation is.
    #[serde(default)]
    pub brief: bool,
}

/// A token that lies facedown, and may be anything (gl.bane-tokens).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bane {
    /// Where it lies.
    pub at: Point,
    /// How high the surface is that it lies on.
    pub z: i32,
    /// Whose it is.
    pub side: Seat,
    /// What is on its front, for whoever knows it.
    pub face: Option<Bluff>,
}

impl Default for Bane {
    fn default() -> Bane {
        Bane { at: Point::default(), z: 0, side: Seat(0), face: None }
    }
}

/// How many different supply cards there are, and how many of each the supply deck holds (gl.supply-deck).
pub const SUPPLIES: usize = 8;
/// See [`SUPPLIES`].
pub const COPIES: u8 = 2;

/// A condition token of a supply drop (gl.condition-tokens).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Where it lies.
    pub at: Point,
    /// Whether it is faceup: somebody was there already.
    pub up: bool,
}

/// What lies on the table as a token that a unit put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Laid {
    /// Smoke.
    Smoke,
    /// The charge of that upgrade.
    Charge(UpgradeId),
    /// The charge of that command card.
    Ordered(CommandId),
    /// A painted sign (gl.graffiti-token).
    Graffiti,
}

impl Laid {
    /// Whether it can be set off.
    pub fn bursts(self) -> bool {
        matches!(self, Laid::Charge(_) | Laid::Ordered(_))
    }
}

/// A token on the table that a unit put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Device {
    /// Where it lies.
    pub at: Point,
    /// How high the surface is that it lies on.
    pub z: i32,
    /// Who laid it.
    pub by: UnitId,
    /// What it is.
    pub what: Laid,
}

impl Grant {
    /// That keyword for that unit.
    pub fn new(unit: UnitId, keyword: &Keyword) -> Grant {
        Grant { unit, keyword: Arc::new(keyword.clone()), brief: false }
    }

    /// That keyword for that unit until its activation ends.
    pub fn briefly(unit: UnitId, keyword: &Keyword) -> Grant {
        Grant { brief: true, ..Grant::new(unit, keyword) }
    }
}

/// What is shared is written like what is not.
mod shared {
    use super::{Arc, Keyword};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(keyword: &Arc<Keyword>, serializer: S) -> Result<S::Ok, S::Error> {
        keyword.as_ref().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Keyword>, D::Error> {
        Keyword::deserialize(deserializer).map(Arc::new)
    }
}
