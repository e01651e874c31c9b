//! Questions, the things that can be picked, and answers.

use crate::{Dice, Faces, Order, Rules, Seat};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// An Ask put to a Seat, with its options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question<A, C> {
    /// Counted through a match; an answer to an old number is refused.
    pub number: u32,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub ask: A,
    /// All that may be answered; in an open question only good samples.
    pub options: Vec<C>,
    /// Whether other answers than the options are weighed by a law.
    pub open: bool,
}

/// What is recorded of a game: a transcript, not bare choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer<A, C> {
    /// A seat chose.
    Chose {
        /// Who was asked.
        seat: Seat,
        /// What was asked.
        ask: A,
        /// What was answered.
        choice: C,
        /// There was nothing else to choose.
        forced: bool,
    },
    /// Several seats chose in secret and showed together.
    Each(Vec<(Seat, A, C)>),
    /// Dice fell.
    Fell(Dice, Faces),
    /// Something was shuffled.
    Order(Order),
}

impl<A, C> Answer<A, C> {
    /// Whether a person really decided something here.
    pub fn decided(&self) -> bool {
        matches!(self, Answer::Chose { forced: false, .. } | Answer::Each(_))
    }

    /// Whether this shows the players something that cannot be taken back.
    pub fn reveals(&self) -> bool {
        !matches!(self, Answer::Chose { .. })
    }

    /// How many draws of Nature's generator this used.
    pub(crate) fn drawn(&self) -> u64 {
        match self {
            Answer::Fell(_, faces) => faces.len() as u64,
            Answer::Order(order) => order.len() as u64,
            Answer::Chose { .. } | Answer::Each(_) => 0,
        }
    }
}

/// A thing that can be picked: turns into a Choice and back.
pub trait Pick<C>: Sized {
    /// The choice that picks this.
    fn put(self) -> C;
    /// What the choice picks, if it is of this kind.
    fn take(choice: &C) -> Option<Self>;
}

/// Where a rule writes the options of a question.
pub struct List<'o, R: Rules, T> {
    pub(crate) options: &'o mut Vec<R::Choice>,
    pub(crate) picks: PhantomData<T>,
}

impl<R: Rules, T: Pick<R::Choice>> List<'_, R, T> {
    /// Adds one option.
    pub fn push(&mut self, pick: T) {
        self.options.push(pick.put());
    }

    /// Adds several.
    pub fn extend(&mut self, picks: impl IntoIterator<Item = T>) {
        self.options.extend(picks.into_iter().map(Pick::put));
    }

    /// Whether nothing was added so far.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }
}

/// What somebody who is asked says.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply<C> {
    /// That option, by its place in the list.
    Nth(usize),
    /// This; checked against options or law.
    Choice(C),
    /// No answer now: the kernel pauses.
    NotNow,
}

/// Who answers.
pub trait Answers<R: Rules> {
    /// A seat's answer to a question.
    fn choose(&mut self, rules: &R, world: &R::World, question: &Question<R::Ask, R::Choice>) -> Reply<R::Choice>;

    /// The answers to questions put to several seats at once; `None` pauses.
    fn choose_each(
        &mut self,
        rules: &R,
        world: &R::World,
        questions: &[Question<R::Ask, R::Choice>],
    ) -> Option<Vec<Reply<R::Choice>>> {
        let replies: Vec<_> = questions.iter().map(|q| self.choose(rules, world, q)).collect();
        (!replies.contains(&Reply::NotNow)).then_some(replies)
    }

    /// Nature's part: a throw of dice.
    fn dice(&mut self, dice: Dice) -> Option<Faces>;

    /// Nature's part: an order of `n` things.
    fn order(&mut self, n: u16) -> Option<Order>;

    /// Whether a single option is taken without asking.
    fn take_forced(&mut self) -> bool {
        true
    }

    /// Whether it wants to hear `opened` and `noted`: what a [`Position`](crate::Position) is made of.
    fn keeps_notes(&self) -> bool {
        false
    }

    /// A step begins on this World.
    fn opened(&mut self, _world: &R::World) {}

    /// An answer beyond the known ones was taken, in the form in which it is recorded.
    fn noted(&mut self, _answer: &Answer<R::Ask, R::Choice>) {}
}

/// Writes [`Pick`] for types that one variant of a game's Choice carries, and for `bool` as two bare variants.
#[macro_export]
macro_rules! picks {
    ($choice:ident { $($variant:ident($type:ty)),* $(,)? } yes $yes:ident no $no:ident) => {
        $(impl $crate::Pick<$choice> for $type {
            fn put(self) -> $choice { $choice::$variant(self) }
            fn take(choice: &$choice) -> Option<Self> {
                match choice { $choice::$variant(it) => Some(it.clone()), _ => None }
            }
        })*
        impl $crate::Pick<$choice> for bool {
            fn put(self) -> $choice { if self { $choice::$yes } else { $choice::$no } }
            fn take(choice: &$choice) -> Option<Self> {
                match choice { $choice::$yes => Some(true), $choice::$no => Some(false), _ => None }
            }
        }
    };
}
