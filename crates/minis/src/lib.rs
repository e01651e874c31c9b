//! To be written.

pub mod geometry;
pub mod map;
