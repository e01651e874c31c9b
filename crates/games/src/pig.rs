//! Pig, the kernel's example: two seats and no squads.

use crate::panel::{self, Panel};
use crate::text::say;
use crate::{GameError, Host, Hosted, Json, Table, Wish};
use dejarik_kernel::pig::{Pig, World};
use dejarik_kernel::{Lang, Rules, Seat};
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

    fn screen(&self, lang: Lang, w: &World, seat: Option<Seat>) -> Json {
        let say = |key: &str| say(lang, key, &[]);
        let name = |seat: Seat| self.seat_words(lang, seat);
        let turn = vec![(say("panel-turn"), name(w.turn)), (say("panel-sum"), w.sum.to_string())];
        let mut panels = vec![Panel { title: say("panel-now"), facts: turn, ..Panel::default() }];
        // Whoever looks comes first.
        let first = seat.map_or(0, Seat::index);
        for n in (0..w.scores.len()).map(|n| (first + n) % w.scores.len()) {
            let mut facts = vec![(say("panel-score"), w.scores[n].to_string())];
            facts.extend(w.wagers.get(n).map(|wager| (say("panel-wager"), wager.to_string())));
            facts.extend(w.wagers.get(n).map(|wager| (say("panel-most"), (5 * wager).to_string())));
            let seat = Seat(n as u8);
            panels.push(Panel { title: name(seat), side: Some(seat.0), facts, ..Panel::default() });
        }
        panel::screen(panels)
    }
}
