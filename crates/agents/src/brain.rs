//! Computer players for programs: they answer from a [`Study`] on any thread, while the match stays where it is.

use crate::Agent;
use dejarik_games::{Hosted, Lang, Study};
use std::any::Any;

/// Answers from a [`Study`], whatever its types.
pub trait Brain: Send {
    /// The place of the option it takes.
    fn think(&mut self, study: &(dyn Any + Send)) -> Result<usize, String>;

    /// What it thought about its last answer, a line each; nothing if it does not think ahead.
    fn thoughts(&self, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
}

/// An agent behind the type they all share.
pub(crate) struct Thinking<R: Hosted> {
    pub(crate) agent: Box<dyn Agent<R>>,
}

impl<R: Hosted> Brain for Thinking<R> {
    fn think(&mut self, study: &(dyn Any + Send)) -> Result<usize, String> {
        let study = study.downcast_ref::<Study<R>>().ok_or("a match of another game")?;
        match study.question.options.len() {
            0 => Err("no option to take".to_owned()),
            1 => Ok(0),
            _ => Ok(self.agent.choose(&study.rules, &study.world, &study.question)),
        }
    }
}
