//! The kernel: what every game of Dejarik stands on.
//!
//! A rule is an ordinary function that reads like the rulebook. When it needs an answer it asks the table; if there is
//! no answer yet the function returns [`Pause`] and `?` carries that out. When the answer comes, the step is run again
//! from its start with the answers already known. Nothing on the native stack needs saving, so a game can be stopped,
//! saved, copied, taken back and searched anywhere, also in the middle of an effect inside an effect.
//!
//! Reading order: [`Rules`] (what a game is), [`At`] (how a rule asks and tells), [`Match`] (a running game),
//! [`Record`] (a saved one), [`Position`] (where a search starts).
//!
//! ```
//! use dejarik_kernel::{pig::{Pig, Choice}, Match, Nature, Pending, Seat};
//! use std::sync::Arc;
//!
//! let mut game = Match::new(Arc::new(Pig), 2, Nature::seeded(1)).unwrap();
//! let number = game.questions()[0].number;
//! game.answer(number, Seat(0), Choice::Number(3)).unwrap();      // a secret wager, shown when both have come
//! game.answer(number, Seat(1), Choice::Number(4)).unwrap();
//! assert!(matches!(game.pending(), Pending::Questions(_)));      // throw again?
//! ```

mod at;
mod chance;
pub mod conformance;
mod draws;
mod game;
mod lang;
mod paths;
pub mod pig;
mod position;
mod question;
mod record;
mod rules;
pub mod ruling;
mod seat;
mod tally;
pub mod trace;

pub use at::{At, Fault, Pause, Play, Stop, Tape, run, try_out};
pub use chance::{Chance, Dice, Faces, Nature, Order, Seed};
pub use draws::{Drawn, Fell, draws};
pub use game::{Match, Pending, Refusal, Undo};
pub use lang::Lang;
pub use paths::count_paths;
pub use position::{End, Position, play};
pub use question::{Answer, Answers, List, Pick, Question, Reply};
pub use record::{Record, RecordOf, StepEnd, checksum};
pub use rules::{AnswerOf, Data, QuestionOf, Rules, Words};
pub use seat::{Outcome, Seat, SeatSet};
pub use tally::{Tally, Term, Terms, WhyNot};
