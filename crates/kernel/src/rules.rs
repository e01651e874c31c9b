//! What a game is to the kernel.

use crate::{At, Chance, Lang, Outcome, Play, Question, Seat, WhyNot};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Plain data: can be copied, compared, printed, saved, and sent to another thread.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game. `self` holds the Book: cards, maps, units; it is shared and never changes.
pub trait Rules: Sized + Send + Sync + 'static {
    /// What is agreed before the game: squads, map, options.
    type Setup: Data;
    /// The facts on the table and what is under way.
    type World: Data;
    /// One thing that happened.
    type Event: Data;
    /// Names a question and carries what the asked must know.
    type Ask: Data;
    /// An answer.
    type Choice: Data;
    /// What one seat may know.
    type View: Serialize + PartialEq;

    /// The game's short name, as on the command line.
    const NAME: &'static str;
    /// "None of them", the choice that `At::may` adds.
    const PASS: Self::Choice;

    /// Says which rules and content a Record was made under.
    fn version(&self) -> String;
    /// How many people play.
    fn seats(&self, setup: &Self::Setup) -> usize;
    /// The World as the game begins.
    fn begin(&self, setup: &Self::Setup) -> Result<Self::World, String>;
    /// Runs from one moment at which the World alone says where we are to the next.
    fn step(&self, at: &mut At<'_, Self>) -> Play<()>;
    /// How the game ended, if it has.
    fn outcome(&self, world: &Self::World) -> Option<Outcome>;
    /// Changes the World; the only writer. Follows no rule, asks nothing.
    fn apply(world: &mut Self::World, event: &Self::Event);
    /// What a seat (or, with `None`, a spectator) may know, built by naming what is shown.
    fn view(&self, world: &Self::World, seat: Option<Seat>) -> Self::View;
    /// The event as that seat may learn of it.
    fn seen(&self, event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;
    /// Deals anew, in `start`, what the seat cannot know in `now`.
    fn imagine(&self, start: &mut Self::World, now: &Self::World, seat: Seat, chance: &mut Chance);
    /// Why this choice is not among the options of that ask; `None` if nothing speaks against it.
    fn why_not(&self, world: &Self::World, ask: &Self::Ask, choice: &Self::Choice) -> Option<WhyNot>;
    /// What is wrong with the World, if anything ever should be: checked by the conformance tests only.
    fn fault(&self, _world: &Self::World) -> Option<String> {
        None
    }
    /// Works out what follows from a World that was read and is not saved with it.
    fn restore(&self, _world: &mut Self::World) {}
    /// What is wrong with a World that a file says a step began with: it is asked before anything else looks at it.
    fn unsound(&self, _start: &Self::World) -> Option<String> {
        None
    }
}

/// The question of a game.
pub type QuestionOf<R> = Question<<R as Rules>::Ask, <R as Rules>::Choice>;
/// The answer of a game.
pub type AnswerOf<R> = crate::Answer<<R as Rules>::Ask, <R as Rules>::Choice>;

/// A game that can speak: what people read on the terminal, in logs and in rulings. Rulings are written in English; a
/// game that lacks a language speaks English.
pub trait Words: Rules {
    /// The question in a few words, without its options.
    fn ask_words(&self, lang: Lang, world: &Self::World, ask: &Self::Ask) -> String;
    /// The choice in a few words that tell it from every other option of the same question.
    fn choice_words(&self, lang: Lang, world: &Self::World, ask: &Self::Ask, choice: &Self::Choice) -> String;
    /// The options of a question in words, in their order.
    fn option_words(&self, lang: Lang, world: &Self::World, question: &QuestionOf<Self>) -> Vec<String> {
        question.options.iter().map(|choice| self.choice_words(lang, world, &question.ask, choice)).collect()
    }
    /// The event as a line of the log; `world` is the World after it. Empty: not worth a line.
    fn event_words(&self, lang: Lang, world: &Self::World, event: &Self::Event) -> String;
    /// Our own text for a reason of refusal.
    fn why_words(&self, why: &WhyNot) -> String {
        why.words()
    }
}
