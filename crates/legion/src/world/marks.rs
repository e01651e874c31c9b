//! What is remembered about a unit beyond its tokens.

use super::{MiniId, UnitId};
use crate::book::UpgradeId;
use crate::geometry::Point;
use crate::keywords::Keyword;
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
}

impl Marks {
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
}

/// A smoke or charge token on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Device {
    /// Where it lies.
    pub at: Point,
    /// How high the surface is that it lies on.
    pub z: i32,
    /// Who laid it.
    pub by: UnitId,
    /// The card whose charge it is; smoke has none.
    pub charge: Option<UpgradeId>,
}

impl Grant {
    /// That keyword for that unit.
    pub fn new(unit: UnitId, keyword: &Keyword) -> Grant {
        Grant { unit, keyword: Arc::new(keyword.clone()) }
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
