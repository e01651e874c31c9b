//! A judgement made of a game's taste, for games that have no closer one for searching.

use super::insight::Insight;
use crate::Taste;
use dejarik_kernel::{Chance, QuestionOf, Rules, Seat};

/// How much better the option that looks best is than a middling one, in chances to win.
const RANGE: f32 = 0.08;
/// How far off such differences are.
const DOUBT: f32 = 0.05;

/// What a taste must say besides, so that a search can go by it.
pub trait Outlook<R: Rules>: Taste<R> + Clone {
    /// As [`Insight::opens`].
    fn opens(&self, ask: &R::Ask) -> bool;

    /// As [`Insight::horizon`].
    fn horizon(&self) -> u32;

    /// As [`Insight::chance`].
    fn chance(&self, rules: &R, world: &R::World, seat: Seat) -> f32;
}

/// Takes what the taste likes for a first opinion, and plays by it in simulations. A taste has a scale of its own for every
/// question, so only where an option stands between a middling one and the best is believed.
#[derive(Clone)]
pub struct ByTaste<T> {
    taste: T,
    worths: Vec<f32>,
}

impl<T> ByTaste<T> {
    /// A judgement of this taste.
    pub fn new(taste: T) -> ByTaste<T> {
        ByTaste { taste, worths: Vec::new() }
    }
}

impl<R: Rules, T: Outlook<R>> Insight<R> for ByTaste<T> {
    fn opens(&self, ask: &R::Ask) -> bool {
        self.taste.opens(ask)
    }

    fn horizon(&self) -> u32 {
        self.taste.horizon()
    }

    fn chance(&mut self, rules: &R, world: &R::World, seat: Seat) -> f32 {
        self.taste.chance(rules, world, seat)
    }

    fn weigh(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>, worths: &mut Vec<f32>) -> f32 {
        let from = worths.len();
        self.taste.weigh(rules, world, question, worths);
        let weighed = &mut worths[from..];
        self.worths.clear();
        self.worths.extend_from_slice(weighed);
        self.worths.sort_unstable_by(f32::total_cmp);
        let (Some(best), Some(worst)) = (self.worths.last().copied(), self.worths.first().copied()) else {
            return DOUBT;
        };
        // What is out of the question must not make the rest look alike: half of the options are not told apart.
        let middling = self.worths[self.worths.len() / 2];
        let gap = if middling < best { best - middling } else { (best - worst).max(1e-6) };
        weighed.iter_mut().for_each(|worth| *worth = RANGE * ((*worth - best) / gap).max(-1.0));
        DOUBT
    }

    fn reflex(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>, chance: &mut Chance) -> usize {
        self.worths.clear();
        self.taste.weigh(rules, world, question, &mut self.worths);
        crate::agent::liked_best(&self.worths, chance)
    }
}

/// The chance to win of one strength against another, the surer the higher the power.
pub fn prevail(ours: f32, theirs: f32, power: f32) -> f32 {
    let (a, b) = (ours.max(0.5).powf(power), theirs.max(0.5).powf(power));
    a / (a + b)
}
