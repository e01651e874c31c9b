//! Figures of tools, bases and tables, which the rules leave to the parts in the box.

use crate::geometry::{Angle, Base, Fan};
use serde::{Deserialize, Serialize};

/// The size of a base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum BaseSize {
    Small,
    Medium,
    Large,
    Huge,
    Wide,
    Vast,
    Long,
}

/// The content of `figures.ron`, with the sources beside each line there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Figures {
    pub segment: i32,
    pub segments: u8,
    pub tools: (i32, i32, i32),
    pub bend: i32,
    pub notch: i32,
    pub small: Base,
    pub medium: Base,
    pub large: Base,
    pub huge: Base,
    pub wide: Base,
    pub vast: Base,
    pub long: Base,
    pub plain_height: i32,
    pub notched_height: i32,
    pub eyes: Vec<(String, i32, i32)>,
    pub standard: (i32, i32),
    pub grand: (i32, i32),
    pub skirmish: (i32, i32),
    pub columns: u16,
    pub fan: u16,
}

impl Figures {
    /// The base of that size.
    pub fn base(&self, size: BaseSize) -> Base {
        match size {
            BaseSize::Small => self.small,
            BaseSize::Medium => self.medium,
            BaseSize::Large => self.large,
            BaseSize::Huge => self.huge,
            BaseSize::Wide => self.wide,
            BaseSize::Vast => self.vast,
            BaseSize::Long => self.long,
        }
    }

    /// Whether bases of that size have notches.
    pub fn notched(&self, size: BaseSize) -> bool {
        size != BaseSize::Small
    }

    /// How high a mini on such a base is taken to be.
    pub fn height(&self, size: BaseSize) -> i32 {
        if self.notched(size) { self.notched_height } else { self.plain_height }
    }

    /// The length of the tool of that speed; nothing for speed 0.
    pub fn tool(&self, speed: u8) -> i32 {
        match speed {
            0 => 0,
            1 => self.tools.0,
            2 => self.tools.1,
            _ => self.tools.2,
        }
    }

    /// How far the tool bends.
    pub fn limit(&self) -> Angle {
        Angle::degrees(self.bend)
    }

    /// The joints that are tried around something.
    pub fn fan(&self) -> Fan {
        Fan { each_side: self.fan, limit: self.limit() }
    }
}
