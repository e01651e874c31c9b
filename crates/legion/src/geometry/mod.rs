//! The table, exactly: points in thousandths of an inch, bases, outlines, movement tools, range and sight.
//!
//! Nothing here knows the game. Coordinates are whole numbers, products are `i64` or `i128`, and no float is used, so
//! every answer is the same on every machine. Distances are compared as squares; where a length must be a number it is
//! rounded down and says so.
//!
//! Reading order: [`Point`], [`Angle`], [`Base`] and [`Footprint`], [`Polygon`], [`Course`] (the movement tool), [`range`],
//! [`sight`], [`Arc`].

mod angle;
mod arc;
mod base;
mod course;
mod point;
mod polygon;
pub mod range;
pub mod sight;

pub use angle::Angle;
pub use arc::Arc;
pub use base::{Base, Footprint, TOUCH};
pub use course::{Course, Fan, Stretch};
pub use point::{Bounds, Point, Share, Squared, segments_apart, segments_at_most, segments_below};
pub use polygon::{Crooked, Polygon};

/// The farthest coordinate anything may have: far beyond every table, near enough that no product overflows.
pub const FARTHEST: i32 = 1_000_000;
