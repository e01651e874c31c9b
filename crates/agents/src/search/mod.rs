//! Monte-Carlo tree search for any game of the kernel, over imagined worlds.
//!
//! A simulation starts from a Position in which all that the seat cannot know is dealt anew, and is one run of the rules: the
//! search is who answers (`dive`). At first it walks down a tree of questions it has met before, choosing between their options
//! by what came of them so far and by what the game's [`Insight`] thinks of them; then the Insight answers quickly, and after a
//! while says how the table stands. The tree is open-loop: what the dice do is not written in it, only what is asked next.
//!
//! Luck blurs what options are worth, so the dice right after a choice are spread evenly over its simulations, and where the Insight
//! can tell what a throw decides, that luck is taken out of the result.
//!
//! What is known of a game is in one place for each game, its Insight. Reading order: [`Insight`], `tree`, `dive`, `searcher`.

mod budget;
mod dive;
mod insight;
mod plain;
mod searcher;
mod thinking;
mod tree;

pub use budget::{Budget, Clock, Settings};
pub use insight::{Insight, Stake};
pub use plain::{ByTaste, Outlook, prevail};
pub use searcher::Search;
pub use thinking::{Considered, Thinking, Thought, Thoughts};

#[cfg(test)]
mod tests;
