//! Who answers for a seat.

use crate::search::Thinking;
use dejarik_kernel::{Answer, AnswerOf, Chance, Position, QuestionOf, Rules, Seat};

/// Answers the questions of one seat.
pub trait Agent<R: Rules>: Send {
    /// The place of the option it takes.
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> usize;

    /// The same for those who look ahead: from where the game stands, as far as the seat may know.
    fn decide(&mut self, situation: &Situation<'_, R>) -> usize {
        self.choose(situation.rules, situation.now, situation.question)
    }

    /// What it thought about its last answer, if it thinks.
    fn thinking(&self) -> Option<&Thinking<R::Ask, R::Choice>> {
        None
    }
}

/// Where a seat stands when it is asked. What it cannot know is out of reach: there are only its View and Positions in which
/// that is dealt anew.
pub struct Situation<'a, R: Rules> {
    rules: &'a R,
    now: &'a R::World,
    question: &'a QuestionOf<R>,
    position: &'a Position<R>,
}

impl<'a, R: Rules> Situation<'a, R> {
    /// The situation of the seat that is asked, from the true position.
    pub fn new(
        rules: &'a R,
        now: &'a R::World,
        question: &'a QuestionOf<R>,
        position: &'a Position<R>,
    ) -> Situation<'a, R> {
        Situation { rules, now, question, position }
    }

    /// The rules.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// What is asked.
    pub fn question(&self) -> &'a QuestionOf<R> {
        self.question
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.question.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> R::View {
        self.rules.view(self.now, Some(self.question.seat))
    }

    /// The answers of the open step so far, which everybody at the table heard: what stays secret ends its step.
    pub fn heard(&self) -> &'a [AnswerOf<R>] {
        self.position.known()
    }

    /// Who was last asked such a thing in the open step.
    pub fn last_asked(&self, such: impl Fn(&R::Ask) -> bool) -> Option<Seat> {
        self.position.known().iter().rev().find_map(|answer| match answer {
            Answer::Chose { seat, ask, .. } if such(ask) => Some(*seat),
            _ => None,
        })
    }

    /// What somebody of this taste, who does not look ahead, thinks of the options.
    pub fn weighed(&self, taste: &dyn Taste<R>) -> Vec<f32> {
        let mut worths = Vec::with_capacity(self.question.options.len());
        taste.weigh(self.rules, self.now, self.question, &mut worths);
        worths
    }

    /// A position that the seat could be in for all it knows.
    pub fn imagine(&self, chance: &mut Chance) -> Position<R> {
        self.position.imagined(self.rules, self.now, self.question.seat, chance)
    }
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
        liked_best(&self.worths, &mut self.chance)
    }
}

/// The place of the highest worth, by lot between equals.
pub(crate) fn liked_best(worths: &[f32], chance: &mut Chance) -> usize {
    let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut equals = worths.iter().enumerate().filter(|(_, w)| **w >= best - 1e-4).map(|(i, _)| i);
    let count = equals.clone().count();
    equals.nth(chance.below(count.max(1))).unwrap_or(0)
}
