//! Taste in Miniatures: what deeds, places and answers are worth, in points.
//!
//! Everything is asked of the game's own queries, on the World as it is or with one figure put elsewhere; what abilities do is
//! tried out by the rules themselves on a copy. Reading order: `weights` (all opinions), `mind` (what figures are worth),
//! `odds`, `menace`, `places`, `deeds`, `order`, `tryout`, `instinct` (the smaller questions); for the search `insight`, `memo` and
//! `stance` (how the table stands).

mod deeds;
mod insight;
mod instinct;
mod memo;
mod menace;
mod mind;
mod odds;
mod order;
mod places;
mod simple;
mod stance;
#[cfg(test)]
mod tests;
mod tryout;
mod weights;

use crate::search::{Search, Settings};
use crate::{Agent, Greedy, Staffed, Taste};
use dejarik_kernel::QuestionOf;
use dejarik_minis::Minis;
use dejarik_minis::choice::{Ask, Choice};
use dejarik_minis::look::Look;
use dejarik_minis::world::World;
use insight::Tactics;
use mind::Mind;
use places::Places;
use weights::{WEIGHTS, Weights};

impl Staffed for Minis {
    const AGENTS: &'static [&'static str] = &["greedy", "simple", "search", "easy", "medium", "hard"];

    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Minis>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::new(Fighter { weights: WEIGHTS }, seed))),
            "simple" => Some(Box::new(Greedy::new(simple::Brawler, seed))),
            _ => {
                let settings = Settings::named(name)?;
                Some(Box::new(Search::new(Tactics::new(WEIGHTS), settings, seed)))
            }
        }
    }
}

/// Weighs what it wins against what it risks.
#[derive(Clone, Copy)]
struct Fighter {
    weights: Weights,
}

impl Taste<Minis> for Fighter {
    fn weigh(&self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, worths: &mut Vec<f32>) {
        Mind { look: Look::new(rules, world), weights: &self.weights, memo: None }.weigh(question, worths);
    }
}

impl Mind<'_> {
    /// Gives each option its worth, in points.
    fn weigh(&self, question: &QuestionOf<Minis>, worths: &mut Vec<f32>) {
        match question.ask {
            Ask::Turn(who) => {
                self.weigh_deeds(who, &question.options, worths);
            }
            Ask::Move(who, left) => {
                let menaces = self.menaces(who);
                let mut places = Places::of(self, who, &menaces);
                places.weigh_paths(left, self.after_move(who), &question.options, worths);
            }
            Ask::Activate(_) => self.weigh_activations(&question.options, worths),
            Ask::React(moment) => worths.extend(question.options.iter().map(|option| match option {
                Choice::Use(usage) => self.answer(moment, *usage),
                _ => 0.0,
            })),
            _ => worths.extend(question.options.iter().map(|option| self.worth(question, option))),
        }
    }
}
