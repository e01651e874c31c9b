//! Who answers for a seat.

use dejarik_kernel::{Chance, QuestionOf, Rules};

/// Answers the questions of one seat.
pub trait Agent<R: Rules>: Send {
    /// The place of the option it takes.
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> usize;
}

/// Takes any option.
pub struct Random {
    chance: Chance,
}

impl Random {
    /// An agent that takes the same options for the same seed.
    pub fn new(seed: u64) -> Random {
        Random { chance: Chance::new(seed) }
    }
}

impl<R: Rules> Agent<R> for Random {
    fn choose(&mut self, _: &R, _: &R::World, question: &QuestionOf<R>) -> usize {
        self.chance.below(question.options.len())
    }
}

/// What an option looks worth to somebody who does not look ahead: a game's own judgement.
pub trait Taste<R: Rules>: Send {
    /// Gives each option a worth, in the order of the options.
    fn weigh(&self, rules: &R, world: &R::World, question: &QuestionOf<R>, worths: &mut Vec<f32>);
}

/// Takes the option that looks best, by lot between equals.
pub struct Greedy<T> {
    taste: T,
    chance: Chance,
    worths: Vec<f32>,
}

impl<T> Greedy<T> {
    /// An agent of this taste.
    pub fn new(taste: T, seed: u64) -> Greedy<T> {
        Greedy { taste, chance: Chance::new(seed), worths: Vec::new() }
    }
}

impl<R: Rules, T: Taste<R>> Agent<R> for Greedy<T> {
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> usize {
        self.worths.clear();
        self.taste.weigh(rules, world, question, &mut self.worths);
        debug_assert_eq!(self.worths.len(), question.options.len());
        let best = self.worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut equals = self.worths.iter().enumerate().filter(|(_, w)| **w >= best - 1e-4).map(|(i, _)| i);
        let count = equals.clone().count();
        equals.nth(self.chance.below(count.max(1))).unwrap_or(0)
    }
}
