//! Agents by their names, and whole games between them.

use crate::brain::Thinking;
use crate::{Agent, Brain, Random};
use dejarik_ccg::Ccg;
use dejarik_games::{Game, GameError, Host, Hosted, Running, Session, Table};
use dejarik_kernel::pig::Pig;
use dejarik_kernel::{Answers, Chance, Dice, End, Faces, Order, Outcome, QuestionOf, Reply, Rules, checksum, play};
use dejarik_legion::Legion;
use dejarik_minis::Minis;

/// A game that has computer players.
pub trait Staffed: Hosted {
    /// Their names, beside `random`.
    const AGENTS: &'static [&'static str];

    /// The agent of that name.
    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Self>>>;
}

/// How a game between agents went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Questions answered that had two or more options.
    pub decisions: u64,
    /// A number that the same game gives again: of its last World and its length.
    pub fingerprint: u64,
}

/// A game with its agents, whatever its types.
pub trait Arena: Sync {
    /// The names of the agents.
    fn agents(&self) -> Vec<&'static str>;

    /// Plays one game inline between the agents of these names, one a seat.
    fn play(&self, table: &Table, agents: &[&str], seed: u64) -> Result<Played, GameError>;

    /// An agent that answers for programs, elsewhere than where the match is.
    fn brain(&self, name: &str, seed: u64) -> Result<Box<dyn Brain>, GameError>;

    /// An agent that answers in matches.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Bot>, GameError>;
}

/// Answers in a match, whatever its types.
pub trait Bot {
    /// Answers the question that is open.
    fn answer(&mut self, session: &mut dyn Session) -> Result<(), String>;
}

/// An agent behind the type they all share.
struct Answering<R: Rules> {
    agent: Box<dyn Agent<R>>,
}

impl<R: Hosted> Bot for Answering<R> {
    fn answer(&mut self, session: &mut dyn Session) -> Result<(), String> {
        let running = session.as_any().downcast_mut::<Running<R>>().ok_or("a match of another game")?;
        let question = running.question().ok_or("nothing is asked now")?.clone();
        let rules = running.game.rules().clone();
        let nth =
            if question.options.len() < 2 { 0 } else { self.agent.choose(&rules, running.game.world(), &question) };
        running.give(question.options.get(nth).cloned().ok_or("no option to take")?)
    }
}

/// The arena of a game, if it has one.
pub fn arena(game: &dyn Game) -> Option<&dyn Arena> {
    let host = game.as_any();
    None.or_else(|| host.downcast_ref::<Host<Minis>>().map(|host| host as &dyn Arena))
        .or_else(|| host.downcast_ref::<Host<Ccg>>().map(|host| host as &dyn Arena))
        .or_else(|| host.downcast_ref::<Host<Legion>>().map(|host| host as &dyn Arena))
        .or_else(|| host.downcast_ref::<Host<Pig>>().map(|host| host as &dyn Arena))
}

/// The agent of a name for a seat of a game.
pub fn agent<R: Staffed>(name: &str, seed: u64) -> Result<Box<dyn Agent<R>>, GameError> {
    if name.eq_ignore_ascii_case("random") {
        return Ok(Box::new(Random::new(seed)));
    }
    R::agent(&name.to_ascii_lowercase(), seed).ok_or_else(|| {
        GameError::refused(format!("there is no agent \"{name}\"; the agents are: {}", names::<R>().join(", ")))
    })
}

fn names<R: Staffed>() -> Vec<&'static str> {
    ["random"].into_iter().chain(R::AGENTS.iter().copied()).collect()
}

/// More decisions than any game has that comes to an end: a game in which they do not is given up.
const MOST_DECISIONS: u64 = 20_000;

/// The agents at a table, and the dice.
struct Seated<R: Rules> {
    agents: Vec<Box<dyn Agent<R>>>,
    dice: Chance,
    decisions: u64,
}

impl<R: Rules> Answers<R> for Seated<R> {
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        if question.options.len() < 2 {
            return Reply::Nth(0);
        }
        self.decisions += 1;
        if self.decisions > MOST_DECISIONS {
            return Reply::NotNow;
        }
        Reply::Nth(self.agents[question.seat.index()].choose(rules, world, question))
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Some(self.dice.throw(dice))
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.dice.order(n))
    }
}

impl<R: Staffed> Arena for Host<R> {
    fn brain(&self, name: &str, seed: u64) -> Result<Box<dyn Brain>, GameError> {
        Ok(Box::new(Thinking { agent: agent::<R>(name, seed)? }))
    }

    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Bot>, GameError> {
        Ok(Box::new(Answering { agent: agent::<R>(name, seed)? }))
    }

    fn agents(&self) -> Vec<&'static str> {
        names::<R>()
    }

    fn play(&self, table: &Table, agents: &[&str], seed: u64) -> Result<Played, GameError> {
        let seat = |(i, name): (usize, &&str)| agent::<R>(name, seed.wrapping_mul(31).wrapping_add(i as u64 + 1));
        let agents = agents.iter().enumerate().map(seat).collect::<Result<Vec<_>, _>>()?;
        let mut seated = Seated::<R> { agents, dice: Chance::new(seed), decisions: 0 };
        let mut world = self.rules.begin(table.setup()).map_err(GameError::Refused)?;
        match play(&*self.rules, &mut world, &mut seated) {
            End::Over(outcome) => {
                let fingerprint = checksum(&(checksum(&world), seated.decisions));
                Ok(Played { outcome, decisions: seated.decisions, fingerprint })
            }
            End::Stopped => Err(GameError::refused(format!("{}, seed {seed}: no end in sight", table.label))),
            other => Err(GameError::refused(format!("{}, seed {seed}: {other:?}", table.label))),
        }
    }
}
