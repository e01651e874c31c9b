//! The game in English: names of figures, questions, answers and lines of the log.

mod asks;
mod events;

use crate::Minis;
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::world::{FigureId, World};
use dejarik_kernel::{Seat, Words};

/// What the seats are called.
pub(crate) const SEATS: [&str; Seat::MOST] = ["left", "right", "third", "fourth"];

impl Words for Minis {
    fn ask_words(&self, w: &World, ask: &Ask) -> String {
        asks::ask(self, w, ask)
    }

    fn choice_words(&self, w: &World, ask: &Ask, choice: &Choice) -> String {
        asks::choice(self, w, ask, choice)
    }

    fn event_words(&self, w: &World, event: &Event) -> String {
        events::event(self, w, event)
    }
}

impl Minis {
    /// What a figure is called: its label in a ruling, otherwise the name on its card, with a number where several have
    /// the same.
    pub fn name(&self, w: &World, f: FigureId) -> String {
        if let Some(label) = self.props.labels.get(f.0 as usize) {
            return label.clone();
        }
        let name = |g: FigureId| &self.card(w[g].card).name;
        let mine = name(f);
        if w.ids().filter(|g| name(*g) == mine).count() == 1 {
            return mine.clone();
        }
        let before = w.ids().take_while(|g| *g != f).filter(|g| name(*g) == mine).count();
        format!("{mine} {}", before + 1)
    }

    /// What a seat is called.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        SEATS[seat.index()]
    }
}

/// "1 Force point", "2 Force points".
fn count(n: impl Into<i64>, what: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
