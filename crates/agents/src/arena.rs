//! Agents by their names, and whole games between them.

use crate::brain::Thinking;
use crate::search::Thoughts;
use crate::{Agent, Brain, Random, Situation, play_on};
use cpu_time::ThreadTime;
use dejarik_ccg::Ccg;
use dejarik_games::{Game, GameError, Host, Hosted, Lang, Running, Session, Table};
use dejarik_kernel::pig::Pig;
use dejarik_kernel::{Chance, End, Outcome, Rules, checksum};
use dejarik_legion::Legion;
use dejarik_minis::Minis;
use std::sync::Arc;
use std::time::{Duration, Instant};

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
    /// Whether it was broken off as a draw, because neither side would bring it to an end.
    pub unfinished: bool,
    /// Questions answered that had two or more options.
    pub decisions: u64,
    /// A number that the same game gives again: of its last World and its length.
    pub fingerprint: u64,
    /// The longest that an agent thought about an answer: on the wall, and in time that it really ran.
    pub longest: [Duration; 2],
}

/// A game with its agents, whatever its types.
pub trait Arena: Sync {
    /// The names of the agents.
    fn agents(&self) -> Vec<&'static str>;

    /// Plays one game inline between the agents of these names, who take the seats by turns.
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

    /// What it thought about its last answer, in words, if it thinks.
    fn thinking(&self, _lang: Lang) -> Option<Thoughts> {
        None
    }
}

/// An agent behind the type they all share.
struct Answering<R: Rules> {
    agent: Box<dyn Agent<R>>,
    /// The rules and the World at its last answer.
    last: Option<(Arc<R>, R::World)>,
}

impl<R: Hosted> Bot for Answering<R> {
    fn answer(&mut self, session: &mut dyn Session) -> Result<(), String> {
        let running = session.as_any().downcast_mut::<Running<R>>().ok_or("a match of another game")?;
        let question = running.question().ok_or("nothing is asked now")?.clone();
        let rules = running.game.rules().clone();
        let nth = if question.options.len() < 2 {
            0
        } else {
            let position = running.game.position();
            self.last = Some((rules.clone(), running.game.world().clone()));
            self.agent.decide(&Situation::new(&*rules, running.game.world(), &question, &position))
        };
        running.give(question.options.get(nth).cloned().ok_or("no option to take")?)
    }

    fn thinking(&self, lang: Lang) -> Option<Thoughts> {
        let (rules, world) = self.last.as_ref()?;
        Some(Thoughts::of(&**rules, lang, world, self.agent.thinking()?))
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

impl<R: Staffed> Arena for Host<R> {
    fn brain(&self, name: &str, seed: u64) -> Result<Box<dyn Brain>, GameError> {
        Ok(Box::new(Thinking { agent: agent::<R>(name, seed)?, last: None }))
    }

    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Bot>, GameError> {
        Ok(Box::new(Answering { agent: agent::<R>(name, seed)?, last: None }))
    }

    fn agents(&self) -> Vec<&'static str> {
        names::<R>()
    }

    fn play(&self, table: &Table, agents: &[&str], seed: u64) -> Result<Played, GameError> {
        let setup: &R::Setup = table.setup();
        // They take the seats by turns: with two agents each plays a team.
        let seat = |(i, name): (usize, &&str)| agent::<R>(name, seed.wrapping_mul(31).wrapping_add(i as u64 + 1));
        let seats = agents.iter().cycle().take(self.rules.seats(setup));
        let mut agents = seats.enumerate().map(seat).collect::<Result<Vec<_>, _>>()?;
        let mut world = self.rules.begin(table.setup()).map_err(GameError::Refused)?;
        let (mut decisions, mut longest) = (0, [Duration::ZERO; 2]);
        let end = play_on(&*self.rules, &mut world, Chance::new(seed), |situation| {
            decisions += 1;
            let (wall, ran) = (Instant::now(), ThreadTime::now());
            let nth = (decisions <= MOST_DECISIONS).then(|| agents[situation.seat().index()].decide(situation));
            longest = [longest[0].max(wall.elapsed()), longest[1].max(ran.elapsed())];
            nth
        });
        let (outcome, unfinished) = match end {
            End::Over(outcome) => (outcome, false),
            // Two who heal as fast as they harm may go on for ever; people would agree on a draw.
            End::Stopped => (Outcome::Draw, true),
            other => return Err(GameError::refused(format!("{}, seed {seed}: {other:?}", table.label))),
        };
        let fingerprint = checksum(&(checksum(&world), decisions));
        Ok(Played { outcome, unfinished, decisions, fingerprint, longest })
    }
}
