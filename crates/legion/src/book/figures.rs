//! Figures of tools, bases and tables, which the rules leave to the parts in the box.

use super::UnitCard;
use crate::geometry::{Angle, Base, Fan};
use crate::setup::{GRAND, Optional, SKIRMISH, STANDARD};
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

/// What the minis of a unit look like where it matters and the size of the base does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// Where they look from, if not from above the middle: how far forward of it, and how high.
    pub eye: Option<(i32, i32)>,
    /// How high above its base a clear peg holds the mini.
    pub peg: i32,
    /// Whether it runs on treads or wheels.
    pub treads: bool,
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
    pub pegs: Vec<(String, i32)>,
    pub treads: Vec<String>,
    pub base_thickness: i32,
    pub standard: (i32, i32),
    pub grand: (i32, i32),
    pub skirmish: (i32, i32),
    pub columns: u16,
    pub fan: u16,
    pub bend_step: i32,
    pub back_step: u16,
    pub flee_step: u16,
}

impl Figures {
    /// Gives the cards the shapes of their minis.
    pub(super) fn shape(&self, units: &mut [UnitCard]) -> Result<(), String> {
        let mut every = |name: &str, change: &dyn Fn(&mut Shape)| {
            let named: Vec<&mut UnitCard> = units.iter_mut().filter(|u| u.name == name).collect();
            if named.is_empty() {
                return Err(format!("figures.ron: there is no unit {name}"));
            }
            named.into_iter().for_each(|unit| change(&mut unit.shape));
            Ok(())
        };
        for (name, forward, height) in &self.eyes {
            every(name, &|shape| shape.eye = Some((*forward, *height)))?;
        }
        for (name, height) in &self.pegs {
            every(name, &|shape| shape.peg = *height)?;
        }
        self.treads.iter().try_for_each(|name| every(name, &|shape| shape.treads = true))
    }

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

    /// How wide and how deep the table is on which armies of that limit meet.
    pub fn table(&self, limit: u16) -> (i32, i32) {
        match limit {
            SKIRMISH => self.skirmish,
            GRAND => self.grand,
            _ => self.standard,
        }
    }

    /// How wide and how deep it is for a game with these optional rules.
    pub fn table_of(&self, optional: Optional) -> (i32, i32) {
        self.table(match optional {
            Optional { grand: true, .. } => GRAND,
            Optional { skirmish: true, .. } => SKIRMISH,
            _ => STANDARD,
        })
    }

    /// How far the tool bends.
    pub fn limit(&self) -> Angle {
        Angle::degrees(self.bend)
    }

    /// The joints that are tried around something.
    pub fn fan(&self) -> Fan {
        Fan { each_side: self.fan, limit: self.limit() }
    }
    /// How far apart the ends of a compulsory move are that are tried from the end of the tool backwards.
    pub fn back_step(&self) -> usize {
        usize::from(self.back_step.max(1))
    }

    /// The same for whoever flees.
    pub fn flee_step(&self) -> usize {
        usize::from(self.flee_step.max(1))
    }
}
