//! Abilities: the list of them, and how their printed names are read.

pub mod list;
mod printed;

pub(crate) use printed::distance;

pub use list::{AbilityId, Kind, Parameter, Row, Timing, by_id};
pub use printed::{ParseError, Printed, parse};
