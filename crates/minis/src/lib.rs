//! To be written.

pub mod abilities;
pub mod book;
