//! A game that is played by whoever decides, with all that takes: the position so far, and the dice.

use crate::Situation;
use dejarik_kernel::{AnswerOf, Answers, Chance, Dice, End, Faces, Order, Position, QuestionOf, Reply, Rules, play};

/// Plays on from a World to the end: dice fall by the lot of `dice`, and `decide` is asked wherever there are two options or more,
/// for the place of the one that is taken. Where it has none to say, the game stops there.
pub fn play_on<R: Rules>(
    rules: &R,
    world: &mut R::World,
    dice: Chance,
    decide: impl FnMut(&Situation<'_, R>) -> Option<usize>,
) -> End<R::Ask, R::Choice> {
    let position = Position::new(world.clone(), Vec::new());
    play(rules, world, &mut Followed { decide, dice, position })
}

/// Keeps the position up to the question that is open.
struct Followed<R: Rules, F> {
    decide: F,
    dice: Chance,
    position: Position<R>,
}

impl<R: Rules, F: FnMut(&Situation<'_, R>) -> Option<usize>> Answers<R> for Followed<R, F> {
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        if question.options.len() < 2 {
            return Reply::Nth(0);
        }
        let situation = Situation::new(rules, world, question, &self.position);
        (self.decide)(&situation).map_or(Reply::NotNow, Reply::Nth)
    }

    fn keeps_notes(&self) -> bool {
        true
    }

    fn opened(&mut self, world: &R::World) {
        self.position.reopen(world);
    }

    fn noted(&mut self, answer: &AnswerOf<R>) {
        self.position.note(answer.clone());
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Some(self.dice.throw(dice))
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.dice.order(n))
    }
}
