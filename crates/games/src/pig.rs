//! Pig, the kernel's example: two seats and no squads.

use crate::{GameError, Host, Hosted, Table, Wish};
use dejarik_kernel::pig::{Pig, World};
use std::sync::Arc;

pub(crate) fn host() -> Host<Pig> {
    Host { rules: Arc::new(Pig) }
}

impl Hosted for Pig {
    const ABOUT: &'static str = "Pig, the dice game: the kernel's example";
    const MODES: &'static [&'static str] = &["two"];

    fn tables(&self, _: &Wish) -> Result<Vec<Table>, GameError> {
        Ok(vec![Table::new("two seats".to_owned(), 2usize)])
    }

    fn mode(&self, _: &str) -> Result<Vec<Table>, GameError> {
        self.tables(&Wish::default())
    }

    fn bytes(&self, world: &World) -> usize {
        size_of::<World>() + world.scores.capacity() + world.wagers.capacity()
    }
}
