//! Pig, the kernel's example: two seats and no squads.

use crate::{GameError, Host, Hosted, Table, Wish};
use dejarik_kernel::Rules;
use dejarik_kernel::pig::{Pig, World};
use std::sync::Arc;

pub(crate) fn host() -> Host<Pig> {
    Host { rules: Arc::new(Pig) }
}

impl Hosted for Pig {
    const ABOUT: &'static str = "Pig, the dice game: the kernel's example";
    const MODES: &'static [&'static str] = &["two"];

    const PLAYERS: (usize, usize) = (2, 4);

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        let seats = 2 + wish.more.len();
        self.begin(&seats).map_err(GameError::Refused)?;
        Ok(vec![Table::new(format!("{seats} seats"), seats)])
    }

    fn mode(&self, _: &str) -> Result<Vec<Table>, GameError> {
        self.tables(&Wish::default())
    }

    fn bytes(&self, world: &World) -> usize {
        size_of::<World>() + world.scores.capacity() + world.wagers.capacity()
    }
}
