//! Tests of Legion that need more than one module: whole games, rulings, content, bad input, and geometry against slow twins.

mod bad_input;
mod content;
mod games;
mod geometry;
mod golden;
mod optional;
mod pictures;
mod rulings;
mod team;
