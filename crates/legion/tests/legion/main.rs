//! Tests of Legion that need more than one module: whole games, rulings, and geometry against slow twins.

mod games;
mod geometry;
mod rulings;
