//! Taste in Pig: throw again while little is at stake.

use crate::search::{Insight, Search, Settings};
use crate::{Agent, Greedy, Staffed, Taste};
use dejarik_kernel::pig::{Ask, Choice, Pig, World};
use dejarik_kernel::{Chance, QuestionOf, Seat};

impl Staffed for Pig {
    const AGENTS: &'static [&'static str] = &["greedy", "search", "easy", "medium", "hard"];

    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Pig>>> {
        if name == "greedy" {
            return Some(Box::new(Greedy::new(Careful, seed)));
        }
        Some(Box::new(Search::new(Careful, Settings::named(name)?, seed)))
    }
}

/// The search in Pig.
#[cfg(test)]
pub fn search(settings: Settings, seed: u64) -> Search<Pig, impl Insight<Pig>> {
    Search::new(Careful, settings, seed)
}

/// Stops at 20, as is well known to be good.
#[derive(Clone)]
struct Careful;

impl Taste<Pig> for Careful {
    fn weigh(&self, _: &Pig, world: &World, question: &QuestionOf<Pig>, worths: &mut Vec<f32>) {
        worths.extend(question.options.iter().map(|option| match (&question.ask, option) {
            (Ask::Again(_), Choice::Yes) => {
                if world.sum < 20 {
                    1.0
                } else {
                    0.0
                }
            }
            (Ask::Again(_), _) => 0.5,
            (Ask::Wager, Choice::Number(n)) => f32::from(*n),
            (Ask::Wager, _) => 0.0,
        }));
    }
}

impl Insight<Pig> for Careful {
    fn opens(&self, ask: &Ask) -> bool {
        matches!(ask, Ask::Again(_))
    }

    /// To the end of the game.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    fn chance(&mut self, _: &Pig, world: &World, seat: Seat) -> f32 {
        let mine = f32::from(world.scores[seat.index()]);
        let others = world.scores.iter().enumerate().filter(|(i, _)| *i != seat.index()).map(|(_, s)| *s).max();
        (0.5 + (mine - f32::from(others.unwrap_or(0))) / 60.0).clamp(0.0, 1.0)
    }

    /// Both ways look alike: everything is found out by looking ahead.
    fn weigh(&mut self, _: &Pig, _: &World, question: &QuestionOf<Pig>, worths: &mut Vec<f32>) -> f32 {
        worths.extend(question.options.iter().map(|_| 0.0));
        0.3
    }

    fn reflex(&mut self, rules: &Pig, world: &World, question: &QuestionOf<Pig>, _: &mut Chance) -> usize {
        let mut worths = Vec::with_capacity(4);
        Taste::weigh(self, rules, world, question, &mut worths);
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        worths.iter().position(|w| *w >= best).unwrap_or(0)
    }
}
