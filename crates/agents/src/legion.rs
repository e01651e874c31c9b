//! Computer players for Legion: so far only the random one.

use crate::{Agent, Staffed};
use dejarik_legion::Legion;

impl Staffed for Legion {
    const AGENTS: &'static [&'static str] = &[];

    fn agent(_: &str, _: u64) -> Option<Box<dyn Agent<Legion>>> {
        None
    }
}
