//! What a search must know of a game.

use dejarik_kernel::{Chance, QuestionOf, Rules, Seat};

/// What a throw decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stake {
    /// How many dice decide so, each by itself.
    pub dice: u8,
    /// How likely one succeeds; high faces do.
    pub likely: f32,
    /// What a success is worth to whoever was asked, on the scale of chances, roughly.
    pub worth: f32,
}

/// A game's own judgement. Worths and chances are from 0, lost, to 1, won.
pub trait Insight<R: Rules>: Clone + Send {
    /// A decision is thought about anew, from this World: what is remembered of others may be dropped.
    fn attend(&mut self, _rules: &R, _world: &R::World) {}

    /// Whether the two seats win together.
    fn allied(&self, _world: &R::World, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// Whether looking ahead is of use for this question; otherwise what `weigh` likes best is taken.
    fn searches(&self, _ask: &R::Ask) -> bool {
        true
    }

    /// Whether a stretch of play begins with this question, such as an activation: budgets are counted by them, and so is how
    /// far a simulation goes.
    fn opens(&self, ask: &R::Ask) -> bool;

    /// How often the side that opens stretches changes in a simulation before it ends: at 2 it sees the rest of the searching
    /// side's stretches and all of the answer.
    fn horizon(&self) -> u32;

    /// The chance of the seat to win, as the table stands.
    fn chance(&mut self, rules: &R, world: &R::World, seat: Seat) -> f32;

    /// What the options look worth to whoever is asked, on the scale of chances; only differences count. Returns how far off
    /// such a difference is as a rule.
    fn weigh(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>, worths: &mut Vec<f32>) -> f32;

    /// What the dice that come right after this answer decide, if that can be told: such luck is taken out of the results of
    /// simulations.
    fn stake(&mut self, _rules: &R, _world: &R::World, _question: &QuestionOf<R>, _option: usize) -> Option<Stake> {
        None
    }

    /// A quick answer, for simulations that have left the tree.
    fn reflex(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>, chance: &mut Chance) -> usize;
}
