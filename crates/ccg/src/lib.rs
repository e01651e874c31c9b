//! Star Wars CCG by the Glossary of November 1998: two decks of sixty cards, one of each side of the Force.
//!
//! A player's deck is also his Life Force: cards are activated, used, lost and circulate, and who has none left has lost.
//! Everything a player does is an action with initiation, responses and a result; actions nest, and in these rules that is
//! a call inside a call.
//!
//! Reading order: [`world`] (the facts), [`event`] (what can happen), [`choice`] (what can be asked), [`rules`] (the
//! procedures, one file each), [`look`] (queries: where, presence, numbers, what may be done), [`book`] (cards, their
//! texts as data, decks), [`view`] (what a player may know). `words` says what happens in English, and `ruling` makes
//! rulings speak of it. How to add a card: the section "Add a card" of `CONTRIBUTING.md`.
//!
//! ```
//! use dejarik_ccg::Ccg;
//! use dejarik_ccg::book::Book;
//! let luke = Book::standard().titled("Luke Skywalker", None)[0];
//! assert_eq!(Book::standard().print(luke).figures.power, Some(3));
//! assert_eq!(Ccg::standard().book().prints().len(), 1567);
//! ```

pub mod book;
pub mod choice;
pub mod coverage;
pub mod event;
mod fault;
mod imagine;
pub mod look;
pub mod num;
pub mod rules;
mod ruling;
pub mod setup;
pub mod text;
pub mod view;
pub mod words;
pub mod world;

use book::{Book, Word};
use choice::{Ask, Choice};
use dejarik_kernel::{At, Chance, Outcome, Play, Rules, Seat, SeatSet, WhyNot};
use event::Event;
use setup::Setup;
use std::borrow::Cow;
use view::View;
use world::World;

/// The game with its Book.
pub struct Ccg {
    book: Cow<'static, Book>,
    /// Characteristics that a card can give.
    smuggler: Word,
    spy: Word,
    props: ruling::Props,
}

impl Ccg {
    /// The game with this Book.
    pub fn new(book: Cow<'static, Book>) -> Ccg {
        Ccg { book, smuggler: Word::new("smuggler"), spy: Word::new("spy"), props: ruling::Props::default() }
    }

    /// The game as shipped.
    pub fn standard() -> Ccg {
        Ccg::new(Cow::Borrowed(Book::standard()))
    }

    /// The Book.
    pub fn book(&self) -> &Book {
        &self.book
    }
}

impl Rules for Ccg {
    type Setup = Setup;
    type World = World;
    type Event = Event;
    type Ask = Ask;
    type Choice = Choice;
    type View = View;
    const NAME: &'static str = "ccg";
    const PASS: Choice = Choice::Pass;

    fn version(&self) -> String {
        format!("ccg {}.{}", env!("CARGO_PKG_VERSION"), env!("DEJARIK_FINGERPRINT"))
    }

    fn seats(&self, _: &Setup) -> usize {
        2
    }

    fn begin(&self, setup: &Setup) -> Result<World, String> {
        setup.begin(self.book())
    }

    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        rules::step(at)
    }

    fn outcome(&self, w: &World) -> Option<Outcome> {
        match w.losers.len() {
            0 if w.drawn => Some(Outcome::Draw),
            0 => None,
            1 => {
                let winner = if w.losers.has(world::LIGHT) { world::DARK } else { world::LIGHT };
                Some(Outcome::Won(SeatSet::NONE.with(winner)))
            }
            _ => Some(Outcome::Draw),
        }
    }

    fn apply(w: &mut World, e: &Event) {
        event::apply(w, e);
    }

    fn view(&self, w: &World, seat: Option<Seat>) -> View {
        View::new(w, seat)
    }

    fn seen(&self, e: &Event, seat: Option<Seat>) -> Option<Event> {
        view::seen(e, seat)
    }

    fn imagine(&self, start: &mut World, now: &World, seat: Seat, chance: &mut Chance) {
        imagine::imagine(self.book(), start, now, seat, chance);
    }

    fn why_not(&self, w: &World, ask: &Ask, choice: &Choice) -> Option<WhyNot> {
        rules::why_not(self, w, ask, choice)
    }

    fn restore(&self, w: &mut World) {
        setup::ready(self.book(), w);
    }

    fn fault(&self, w: &World) -> Option<String> {
        fault::fault(self, w)
    }
}
