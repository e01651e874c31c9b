//! Taste in Miniatures.

use crate::{Agent, Staffed};
use dejarik_minis::Minis;

impl Staffed for Minis {
    const AGENTS: &'static [&'static str] = &[];

    fn agent(_: &str, _: u64) -> Option<Box<dyn Agent<Minis>>> {
        None
    }
}
