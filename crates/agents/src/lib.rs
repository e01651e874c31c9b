//! Computer players, and games between them.
//!
//! An [`Agent`] answers for a seat. [`Random`] is for every game; [`Greedy`] takes the option that looks best at once, by a
//! game's own [`Taste`] (one file a game); [`search::Search`] looks ahead, by a game's [`search::Insight`]. None of them knows a rule: they look at the World by the game's queries and
//! choose among the options they are given.
//!
//! Reading order: [`Agent`], [`Taste`], [`arena`] (agents by name, and games between them), then `minis`.
//!
//! ```
//! use dejarik_agents::arena;
//! let minis = dejarik_games::find("minis").unwrap();
//! let arena = arena(&*minis).unwrap();
//! assert!(arena.agents().contains(&"greedy"));
//! ```

mod agent;
mod arena;
mod brain;
mod ccg;
mod legion;
mod minis;
mod pig;
pub mod search;
mod table;

pub use agent::{Agent, Greedy, Random, Situation, Taste};
pub use arena::{Arena, Bot, Played, Staffed, arena};
pub use brain::Brain;
pub use table::play_on;
