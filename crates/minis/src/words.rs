//! The game in words: names of figures, questions, answers and lines of the log.

mod asks;
mod events;

use crate::Minis;
use crate::abilities::AbilityId;
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::text::{self, Arg, Value};
use crate::world::{FigureId, World};
use dejarik_kernel::{Lang, Seat, Words};

/// What the seats are called in rulings and in English.
pub(crate) const SEATS: [&str; Seat::MOST] = ["left", "right", "third", "fourth"];

impl Words for Minis {
    fn ask_words(&self, lang: Lang, w: &World, ask: &Ask) -> String {
        asks::ask(Speaker { rules: self, w, lang }, ask)
    }

    fn choice_words(&self, lang: Lang, w: &World, ask: &Ask, choice: &Choice) -> String {
        asks::choice(Speaker { rules: self, w, lang }, ask, choice)
    }

    fn event_words(&self, lang: Lang, w: &World, event: &Event) -> String {
        events::event(Speaker { rules: self, w, lang }, event)
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

    /// What a seat is called in rulings.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        SEATS[seat.index()]
    }
}

/// Whoever speaks of this table in this language.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    rules: &'a Minis,
    w: &'a World,
    lang: Lang,
}

impl Speaker<'_> {
    /// A text with its variables.
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        text::say(self.lang, key, args)
    }

    /// A text without variables.
    fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text about somebody.
    fn of(&self, key: &str, who: FigureId) -> String {
        self.say(key, &[("who", self.name(who))])
    }

    fn name(&self, f: FigureId) -> Value<'static> {
        self.rules.name(self.w, f).into()
    }

    fn ability(&self, a: AbilityId) -> Value<'static> {
        text::name(self.lang, a).into()
    }

    fn seat(&self, seat: Seat) -> Value<'static> {
        text::seat(self.lang, seat).into()
    }
}
