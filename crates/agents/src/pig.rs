//! Taste in Pig: throw again while little is at stake.

use crate::{Agent, Greedy, Staffed, Taste};
use dejarik_kernel::QuestionOf;
use dejarik_kernel::pig::{Ask, Choice, Pig, World};

impl Staffed for Pig {
    const AGENTS: &'static [&'static str] = &["greedy"];

    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Pig>>> {
        (name == "greedy").then(|| -> Box<dyn Agent<Pig>> { Box::new(Greedy::new(Careful, seed)) })
    }
}

/// Stops at 20, as is well known to be good.
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
