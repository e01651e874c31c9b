//! Counting every way a step can go, with Nature explicit: a changed number is a changed rule.

use crate::at::{Stop, Tape, run};
use crate::question::{Answers, Reply};
use crate::{AnswerOf, Dice, Faces, Order, QuestionOf, Rules};

/// Gives one answer, or none, and then nothing more.
#[derive(Clone, Copy, Default)]
struct Once {
    nth: Option<usize>,
    face: Option<u8>,
}

impl<R: Rules> Answers<R> for Once {
    fn choose(&mut self, _: &R, _: &R::World, _: &QuestionOf<R>) -> Reply<R::Choice> {
        self.nth.take().map_or(Reply::NotNow, Reply::Nth)
    }

    fn dice(&mut self, _: Dice) -> Option<Faces> {
        self.face.take().map(|face| Faces::from_slice(&[face]))
    }

    fn order(&mut self, _: u16) -> Option<Order> {
        None
    }

    fn take_forced(&mut self) -> bool {
        false
    }
}

/// How many ways one step can go from this World: every option of every question and every face of every die (dice are
/// taken one at a time). Stops counting at `most`.
///
/// # Errors
/// If a rule is at fault on one of the ways, or something is shuffled or asked in secret, which is not counted here.
pub fn count_paths<R: Rules>(rules: &R, start: &R::World, most: u64) -> Result<u64, String> {
    let mut walk = Walk { rules, start, most, counted: 0, known: Vec::new() };
    let first = walk.go(Once::default());
    walk.follow(first)?;
    Ok(walk.counted)
}

struct Walk<'a, R: Rules> {
    rules: &'a R,
    start: &'a R::World,
    most: u64,
    counted: u64,
    /// The answers that lead to where the walk stands.
    known: Vec<AnswerOf<R>>,
}

impl<R: Rules> Walk<'_, R> {
    /// Runs the step with what is known and one answer more, which is known from then on.
    fn go(&mut self, mut once: Once) -> Stop<R::Ask, R::Choice> {
        let (mut world, mut tape) = (self.start.clone(), Tape::default());
        let stop = run(self.rules, &mut world, &self.known, &mut once, Some(&mut tape), &mut 0);
        self.known.extend(tape.answers);
        stop
    }

    fn follow(&mut self, stop: Stop<R::Ask, R::Choice>) -> Result<(), String> {
        if self.counted >= self.most {
            return Ok(());
        }
        let here = self.known.len();
        let ways: Vec<Once> = match stop {
            Stop::Done | Stop::Over => {
                self.counted += 1;
                return Ok(());
            }
            Stop::Asked(questions) => {
                let [question] = questions.as_slice() else { return Err("several are asked at once".into()) };
                (0..question.options.len()).map(|n| Once { nth: Some(n), face: None }).collect()
            }
            Stop::Dice(Dice { count: 1, sides }) => (1..=sides).map(|n| Once { nth: None, face: Some(n) }).collect(),
            other => return Err(format!("{other:?}")),
        };
        for way in ways {
            let stop = self.go(way);
            self.follow(stop)?;
            self.known.truncate(here);
        }
        Ok(())
    }
}
