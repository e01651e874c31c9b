//! To be written.

pub mod abilities;
