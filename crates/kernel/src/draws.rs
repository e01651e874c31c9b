//! What fell to chance in a saved game, for those who check it against the seed.

use crate::at::{Tape, run_caught};
use crate::{Answer, AnswerOf, Answers, Dice, Faces, Order, QuestionOf, RecordOf, Reply, Rules};

/// Dice or a shuffle of a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// How many events had happened before it; none where that is not known.
    pub events: Option<usize>,
    /// What it was.
    pub fell: Fell,
}

/// What fell to chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fell {
    /// Dice, and what they showed.
    Dice(Dice, Faces),
    /// A shuffle, and the order it led to.
    Order(Order),
}

/// Nobody answers: what is known is enough.
struct Nobody;

impl<R: Rules> Answers<R> for Nobody {
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

/// Everything that fell to chance in a saved game, in order: draws of the seed are counted from 0 through this list, one for each
/// die and one for each thing shuffled. Under its own rules each stands with its place in the story.
pub fn draws<R: Rules>(rules: &R, record: &RecordOf<R>) -> Vec<Drawn> {
    let mut places = places(rules, record).unwrap_or_default().into_iter();
    let fell = |answer: &AnswerOf<R>| match answer {
        Answer::Fell(dice, faces) => Some(Fell::Dice(*dice, faces.clone())),
        Answer::Order(order) => Some(Fell::Order(order.clone())),
        Answer::Chose { .. } | Answer::Each(_) => None,
    };
    record.answers.iter().filter_map(fell).map(|fell| Drawn { events: places.next(), fell }).collect()
}

/// How many events had happened before each throw and shuffle, by playing the game again.
fn places<R: Rules>(rules: &R, record: &RecordOf<R>) -> Option<Vec<usize>> {
    if record.version != rules.version() {
        return None;
    }
    let mut world = rules.begin(&record.setup).ok()?;
    let (mut places, mut events, mut from) = (Vec::new(), 0, 0);
    let ends = record.steps.iter().map(|end| end.answers as usize);
    for to in ends.chain([record.answers.len()]) {
        let known = record.answers.get(from..to)?;
        let mut tape = Tape::default();
        // How it stops was looked at by who verified the game; the step that is open stops at a question.
        if rules.outcome(&world).is_none() {
            run_caught(rules, &mut world, known, &mut Nobody, &mut tape, &mut 0);
        }
        places.extend(tape.falls.iter().map(|at| events + at));
        events += tape.events.len();
        from = to;
    }
    Some(places)
}
