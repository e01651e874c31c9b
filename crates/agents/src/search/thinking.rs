//! What a search thought, for those who want to see it.

use dejarik_games::text::say;
use dejarik_kernel::{Lang, Words};
use serde::Serialize;
use std::time::Duration;

/// What was thought about one question.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking<A, C> {
    /// What was asked.
    pub ask: A,
    /// How many simulations were made for it, those kept from the decision before it among them.
    pub simulations: u32,
    /// How long it took.
    pub spent: Duration,
    /// The option it took, by its place.
    pub taken: usize,
    /// What was considered, the best first.
    pub considered: Vec<Considered<A, C>>,
}

/// One option that was considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A, C> {
    /// Its place among the options.
    pub option: usize,
    /// What it is.
    pub choice: C,
    /// In how many simulations it was tried.
    pub visits: u32,
    /// The chance to win that is expected of it, from 0 to 1.
    pub chance: f32,
    /// What it looked like before anything was tried: the difference to the option that looked best, 0 or less.
    pub hunch: f32,
    /// What is expected to be asked and answered after it, as far as it was looked at closely.
    pub line: Vec<(A, C)>,
}

/// The same in words, for every game and everybody who shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thoughts {
    /// What was asked.
    pub question: String,
    /// How many simulations were made for it.
    pub simulations: u32,
    /// How many milliseconds it took.
    pub millis: u64,
    /// What was considered, the best first.
    pub considered: Vec<Thought>,
}

/// One option that was considered, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// What it is.
    pub choice: String,
    /// Whether it was taken.
    pub taken: bool,
    /// In how many simulations it was tried.
    pub visits: u32,
    /// The chance to win that is expected of it, from 0 to 1.
    pub chance: f32,
    /// What is expected after it, one answer after the other.
    pub expects: Vec<String>,
}

impl Thoughts {
    /// Puts into words what was thought about a question of that World.
    pub fn of<R: Words>(rules: &R, lang: Lang, world: &R::World, thinking: &Thinking<R::Ask, R::Choice>) -> Thoughts {
        let say = |ask: &R::Ask, choice: &R::Choice| rules.choice_words(lang, world, ask, choice);
        let thought = |c: &Considered<R::Ask, R::Choice>| Thought {
            choice: say(&thinking.ask, &c.choice),
            taken: c.option == thinking.taken,
            visits: c.visits,
            chance: c.chance,
            expects: c.line.iter().map(|(ask, choice)| say(ask, choice)).collect(),
        };
        Thoughts {
            question: rules.ask_words(lang, world, &thinking.ask),
            simulations: thinking.simulations,
            millis: thinking.spent.as_millis() as u64,
            considered: thinking.considered.iter().map(thought).collect(),
        }
    }

    /// A line for the question and one for each option, the taken one marked.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        let (n, ms) = (i64::from(self.simulations), self.millis as i64);
        let asked = [("question", self.question.as_str().into()), ("n", n.into()), ("ms", ms.into())];
        let mut lines = vec![say(lang, "thinks", &asked)];
        for thought in &self.considered {
            let args = [
                ("choice", thought.choice.as_str().into()),
                ("percent", i64::from((thought.chance * 100.0).round() as i32).into()),
                ("n", i64::from(thought.visits).into()),
            ];
            let mark = if thought.taken { "*" } else { " " };
            lines.push(format!(" {mark} {}", say(lang, "thinks-of", &args)));
            if thought.taken && !thought.expects.is_empty() {
                let line = thought.expects.join("; ");
                lines.push(format!("     {}", say(lang, "expects", &[("line", line.into())])));
            }
        }
        lines
    }
}
