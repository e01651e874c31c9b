//! Where a search starts, and games played inline without a Match.

use crate::at::{Stop, run};
use crate::question::Answers;
use crate::{AnswerOf, Chance, Outcome, Rules, Seat};

/// A World as the step began, and the answers since.
pub struct Position<R: Rules> {
    start: R::World,
    known: Vec<AnswerOf<R>>,
}

impl<R: Rules> Clone for Position<R> {
    fn clone(&self) -> Self {
        Position { start: self.start.clone(), known: self.known.clone() }
    }
}

/// How an inline game went.
#[derive(Clone, PartialEq, Debug)]
pub enum End<A, C> {
    /// It ended by the rules.
    Over(Outcome),
    /// Somebody gave no answer: the World is as it stands in mid-step.
    Stopped,
    /// Something went wrong.
    Failed(Stop<A, C>),
}

impl<R: Rules> Position<R> {
    /// A position from its parts.
    pub fn new(start: R::World, known: Vec<AnswerOf<R>>) -> Position<R> {
        Position { start, known }
    }

    /// The World as the step began.
    pub fn start(&self) -> &R::World {
        &self.start
    }

    /// The answers since.
    pub fn known(&self) -> &[AnswerOf<R>] {
        &self.known
    }

    /// A step begins on this World, and nothing is answered in it yet.
    pub fn reopen(&mut self, start: &R::World) {
        self.start.clone_from(start);
        self.known.clear();
    }

    /// One more answer of the step was given.
    pub fn note(&mut self, answer: AnswerOf<R>) {
        self.known.push(answer);
    }

    /// The same position with everything re-dealt that the seat cannot know; `now` is the World at the pause.
    #[must_use]
    pub fn imagined(&self, rules: &R, now: &R::World, seat: Seat, chance: &mut Chance) -> Position<R> {
        let mut imagined = self.clone();
        rules.imagine(&mut imagined.start, now, seat, chance);
        imagined
    }

    /// Plays on from here, inline, until the game ends or `answers` gives none. Returns the World as it then stands.
    pub fn play(&self, rules: &R, answers: &mut dyn Answers<R>) -> (R::World, End<R::Ask, R::Choice>) {
        let mut world = self.start.clone();
        let end = play_from(rules, &mut world, &self.known, answers);
        (world, end)
    }
}

/// Plays a World on, inline and without writing anything down, until the game ends or `answers` gives none.
pub fn play<R: Rules>(rules: &R, world: &mut R::World, answers: &mut dyn Answers<R>) -> End<R::Ask, R::Choice> {
    play_from(rules, world, &[], answers)
}

fn play_from<R: Rules>(
    rules: &R,
    world: &mut R::World,
    known: &[AnswerOf<R>],
    answers: &mut dyn Answers<R>,
) -> End<R::Ask, R::Choice> {
    let mut idle = 0;
    let mut known = known;
    loop {
        if let Some(outcome) = rules.outcome(world) {
            return End::Over(outcome);
        }
        if answers.keeps_notes() {
            answers.opened(world);
        }
        match run(rules, world, known, answers, None, &mut idle) {
            Stop::Done | Stop::Over => known = &[],
            Stop::Asked(_) | Stop::Dice(_) | Stop::Shuffle(_) => return End::Stopped,
            stop @ (Stop::Refused(_) | Stop::Fault(_)) => return End::Failed(stop),
        }
    }
}
