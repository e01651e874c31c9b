//! Computer players for programs: they answer from a [`Study`] on any thread, while the match stays where it is.

use crate::search::Thoughts;
use crate::{Agent, Situation};
use dejarik_games::{Hosted, Lang, Study};
use std::any::Any;
use std::sync::Arc;

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
    /// The rules and the World at its last answer.
    pub(crate) last: Option<(Arc<R>, R::World)>,
}

impl<R: Hosted> Brain for Thinking<R> {
    fn think(&mut self, study: &(dyn Any + Send)) -> Result<usize, String> {
        let study = study.downcast_ref::<Study<R>>().ok_or("a match of another game")?;
        match study.question.options.len() {
            0 => Err("no option to take".to_owned()),
            1 => Ok(0),
            _ => {
                self.last = Some((study.rules.clone(), study.world.clone()));
                let situation = Situation::new(&*study.rules, &study.world, &study.question, &study.position);
                Ok(self.agent.decide(&situation))
            }
        }
    }

    fn thoughts(&self, lang: Lang) -> Vec<String> {
        let told = self.last.as_ref().zip(self.agent.thinking());
        told.map_or_else(Vec::new, |((rules, world), t)| Thoughts::of(&**rules, lang, world, t).lines(lang))
    }
}
