//! Counting every way a step can go, with Nature explicit: a changed number is a changed rule.

use crate::at::{Stop, run};
use crate::question::{Answer, Answers, Reply};
use crate::{AnswerOf, Dice, Faces, Order, QuestionOf, Rules};

/// Gives no answer to anything.
struct Silence;

impl<R: Rules> Answers<R> for Silence {
    fn choose(&mut self, _: &R, _: &R::World, _: &QuestionOf<R>) -> Reply<R::Choice> {
        Reply::NotNow
    }

    fn dice(&mut self, _: Dice) -> Option<Faces> {
        None
    }

    fn order(&mut self, _: u16) -> Option<Order> {
        None
    }
}

/// How many ways one step can go from this World: every option of every question and every face of every die (dice are
/// taken one at a time). Stops counting at `most`.
///
/// # Errors
/// If a rule is at fault on one of the ways, or something is shuffled or asked in secret, which is not counted here.
pub fn count_paths<R: Rules>(rules: &R, start: &R::World, most: u64) -> Result<u64, String> {
    let mut counted = 0;
    follow(rules, start, &mut Vec::new(), most, &mut counted)?;
    Ok(counted)
}

fn follow<R: Rules>(
    rules: &R,
    start: &R::World,
    known: &mut Vec<AnswerOf<R>>,
    most: u64,
    counted: &mut u64,
) -> Result<(), String> {
    if *counted >= most {
        return Ok(());
    }
    let mut world = start.clone();
    match run(rules, &mut world, known, &mut Silence, None, &mut 0) {
        Stop::Done | Stop::Over => *counted += 1,
        Stop::Asked(questions) => {
            let [question] = questions.as_slice() else { return Err("several are asked at once".into()) };
            for choice in &question.options {
                let (seat, ask) = (question.seat, question.ask.clone());
                known.push(Answer::Chose { seat, ask, choice: choice.clone(), forced: false });
                follow(rules, start, known, most, counted)?;
                known.pop();
            }
        }
        Stop::Dice(dice @ Dice { count: 1, sides }) => {
            for face in 1..=sides {
                known.push(Answer::Fell(dice, Faces::from_slice(&[face])));
                follow(rules, start, known, most, counted)?;
                known.pop();
            }
        }
        other => return Err(format!("{other:?}")),
    }
    Ok(())
}
