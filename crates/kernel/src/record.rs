//! A saved game, and the proof that it is the same game.

use crate::{Answer, Match, Nature, Outcome, Refusal, Rules};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Where a step ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepEnd {
    /// How many answers there were by then.
    pub answers: u32,
    /// The checksum of the World.
    pub checksum: u64,
}

/// A saved game: rules version, setup, every answer with its Ask, and the World as the open step began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record<S, W, E, A, C> {
    /// Which game.
    pub game: String,
    /// Under which rules and content.
    pub version: String,
    /// What was agreed before it.
    pub setup: S,
    /// Who threw the dice.
    pub nature: Nature,
    /// The transcript.
    pub answers: Vec<Answer<A, C>>,
    /// The ends of the finished steps.
    pub steps: Vec<StepEnd>,
    /// The World as the open step began.
    pub start: W,
    /// The checksum of `start`.
    pub checksum: u64,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// What happened until the open step began, or to the end of a finished game: under later rules it is shown by applying these.
    pub events: Vec<E>,
}

/// The Record of a game.
pub type RecordOf<R> =
    Record<<R as Rules>::Setup, <R as Rules>::World, <R as Rules>::Event, <R as Rules>::Ask, <R as Rules>::Choice>;

impl<S, W: Serialize, E, A, C> Record<S, W, E, A, C> {
    /// Whether the parts fit together, before anything is run.
    pub(crate) fn check_shape<R: Rules<World = W>>(&self, rules: &R) -> Result<(), String> {
        if self.game != R::NAME {
            return Err(format!("it is a game of {}, not of {}", self.game, R::NAME));
        }
        if self.checksum != checksum(&self.start) {
            return Err("the position was changed since it was saved".into());
        }
        let mut before = 0;
        for end in &self.steps {
            if end.answers < before || end.answers as usize > self.answers.len() {
                return Err("the ends of its steps do not fit its answers".into());
            }
            before = end.answers;
        }
        // Under its own rules the World is played again and compared; under others it is taken as it is.
        let taken = self.version != rules.version();
        taken.then(|| rules.unsound(&self.start)).flatten().map_or(Ok(()), Err)
    }

    /// Plays the whole game again from its setup and compares every step's end. Under another version of the rules only
    /// that version can verify it.
    pub fn verify<R>(&self, rules: &Arc<R>) -> Result<Match<R>, Refusal>
    where
        R: Rules<Setup = S, World = W, Event = E, Ask = A, Choice = C>,
    {
        self.check_shape(&**rules).map_err(Refusal::Save)?;
        if self.version != rules.version() {
            let text = format!("it was played under {}, these rules are {}", self.version, rules.version());
            return Err(Refusal::Save(text));
        }
        let game = Match::replay(rules, &self.setup, &self.nature, &self.answers, &self.steps, true)?;
        if checksum(&game.start) != self.checksum || game.outcome() != self.outcome {
            return Err(Refusal::Save("it ends in another position".into()));
        }
        if let Some(k) = self.wrong_die() {
            return Err(Refusal::Save(format!("draw {} does not follow from its seed", k + 1)));
        }
        Ok(game)
    }

    /// The first draw that does not follow from the seed, if Nature was a generator.
    pub fn wrong_die(&self) -> Option<u64> {
        let Nature::Seeded(_) = &self.nature else { return None };
        let mut drawn = 0;
        for answer in &self.answers {
            let fits = match answer {
                Answer::Fell(dice, faces) => self.nature.throw(*dice, drawn).as_ref() == Some(faces),
                Answer::Order(order) => self.nature.shuffle(order.len() as u16, drawn).as_ref() == Some(order),
                Answer::Chose { .. } | Answer::Each(_) => true,
            };
            if !fits {
                return Some(drawn);
            }
            drawn += answer.drawn();
        }
        None
    }
}

/// A number that two equal Worlds share, and hardly ever two different ones.
pub fn checksum<W: Serialize>(world: &W) -> u64 {
    let bytes = postcard::to_stdvec(world).expect("a World is plain data");
    xxhash_rust::xxh3::xxh3_64(&bytes)
}
