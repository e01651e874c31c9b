//! How fast a game is: random legal play, copies of its World, and answers with pause and re-run.

use crate::{Hosted, Table};
use dejarik_kernel::{
    Answers, Chance, Dice, End, Faces, Match, Nature, Order, Outcome, Pending, QuestionOf, Reply, Rules, play,
};
use serde::Serialize;
use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long to measure, and with which lots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Timing {
    /// Seconds of play that are counted.
    pub secs: f64,
    /// Seconds of play before that.
    pub warm: f64,
    /// Where the lots come from.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// Games played to their end by the rules.
    pub games: u64,
    /// Questions answered that had two or more options.
    pub decisions: u64,
    /// How long that took.
    pub secs: f64,
    /// How many options such a question had on average.
    pub branching: f64,
    /// How much memory a World takes in the middle of a game, on average.
    pub state_bytes: f64,
    /// How long a copy of it takes.
    pub clone_ns: f64,
    /// Decisions in a second, one thread.
    pub decisions_per_second: f64,
    /// Games in a second, one thread.
    pub games_per_second: f64,
    /// 99 of 100 answers to a match, with pause and re-run, took no longer.
    pub answer_p99_us: f64,
    /// The mean of them.
    pub answer_mean_us: f64,
    /// How many were timed.
    pub answers_timed: u64,
    /// How much of the time went into playing on from a pause rather than inline: answers in a second.
    pub answers_per_second: f64,
    /// Games that nobody won.
    pub draws: u64,
    /// Decisions in a second of the processor's own time, where the system tells it: on a busy machine nearer the truth.
    pub decisions_per_cpu_second: Option<f64>,
    /// What single queries take, in nanoseconds, for games that have some worth a line.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub query_ns: BTreeMap<&'static str, f64>,
}

/// How long this thread has run on a processor.
fn cpu_secs() -> Option<f64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse::<f64>().ok().map(|ns| ns / 1e9)
}

/// Answers everything by lot; counts real decisions, and stops after some if told to.
pub struct Lots {
    /// Where the lots come from.
    pub chance: Chance,
    /// Questions answered that had two or more options.
    pub decisions: u64,
    /// How many options those had in all.
    pub options: u64,
    /// Answers no more after so many decisions.
    pub stop_after: u64,
}

impl Lots {
    /// Lots that are the same for the same seed.
    pub fn new(seed: u64) -> Lots {
        Lots { chance: Chance::new(seed), decisions: 0, options: 0, stop_after: u64::MAX }
    }
}

impl<R: Rules> Answers<R> for Lots {
    fn choose(&mut self, _: &R, _: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        let options = question.options.len();
        if options > 1 {
            if self.decisions >= self.stop_after {
                return Reply::NotNow;
            }
            self.decisions += 1;
            self.options += options as u64;
        }
        Reply::Nth(self.chance.below(options))
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Some(self.chance.throw(dice))
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.chance.order(n))
    }
}

/// Measures a game at these tables in turn.
pub(crate) fn measure<R: Hosted>(rules: &Arc<R>, tables: &[Table], timing: Timing) -> Result<Measured, String> {
    let (mut lots, plain) = (Lots::new(timing.seed), &**rules);
    play_for(plain, tables, &mut lots, timing.warm)?;
    let worlds = mid_game(plain, tables, 64, timing.seed)?;
    let state_bytes = worlds.iter().map(|w| rules.bytes(w)).sum::<usize>() as f64 / worlds.len().max(1) as f64;
    let clone_ns = clone_ns::<R>(&worlds);
    let query_ns = rules.queries(&worlds, timing.secs.min(0.2)).into_iter().collect();
    let answers = time_answers(rules, tables, timing)?;

    let mut lots = Lots::new(timing.seed);
    let before = cpu_secs();
    let played = play_for(plain, tables, &mut lots, timing.secs)?;
    let cpu = cpu_secs().zip(before).map(|(after, before)| after - before).filter(|secs| *secs > 0.0);
    Ok(Measured {
        games: played.games,
        decisions: lots.decisions,
        secs: played.secs,
        branching: lots.options as f64 / lots.decisions.max(1) as f64,
        state_bytes,
        clone_ns,
        decisions_per_second: lots.decisions as f64 / played.secs,
        games_per_second: played.games as f64 / played.secs,
        answer_p99_us: answers.p99_us,
        answer_mean_us: answers.mean_us,
        answers_timed: answers.count,
        answers_per_second: 1e6 / answers.mean_us,
        draws: played.draws,
        decisions_per_cpu_second: cpu.map(|secs| lots.decisions as f64 / secs),
        query_ns,
    })
}

struct Played {
    games: u64,
    draws: u64,
    secs: f64,
}

/// What can be done so many times, for those who count instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Games, inline; a unit is a decision.
    Play,
    /// Copies of each of some Worlds from the middle of games; a unit is a copy.
    Clone,
    /// Games as matches, with pause and re-run; a unit is an answer.
    Answer,
}

/// Does the work so many times and says how many units that were.
pub(crate) fn exert<R: Hosted>(
    rules: &Arc<R>,
    tables: &[Table],
    work: Work,
    times: u64,
    seed: u64,
) -> Result<u64, String> {
    match work {
        Work::Play => {
            let mut lots = Lots::new(seed);
            for table in (0..times).map(|i| &tables[i as usize % tables.len()]) {
                play_one(&**rules, table, &mut lots)?;
            }
            Ok(lots.decisions)
        }
        Work::Clone => {
            let worlds = mid_game(&**rules, tables, 8, seed)?;
            for world in (0..times).flat_map(|_| &worlds) {
                black_box(black_box(world).clone());
            }
            Ok(times * worlds.len() as u64)
        }
        Work::Answer => {
            let (mut chance, mut answers) = (Chance::new(seed), 0);
            for i in 0..times {
                let table = &tables[i as usize % tables.len()];
                answers += play_match(rules, table, seed.wrapping_add(i), &mut chance, &mut |_| {})?;
            }
            Ok(answers)
        }
    }
}

/// One whole game, inline.
fn play_one<R: Hosted>(rules: &R, table: &Table, lots: &mut Lots) -> Result<Outcome, String> {
    let mut world = rules.begin(table.setup())?;
    match play(rules, &mut world, lots) {
        End::Over(outcome) => Ok(outcome),
        other => Err(format!("{}: {other:?}", table.label)),
    }
}

/// Whole games, inline, until the time is up.
fn play_for<R: Hosted>(rules: &R, tables: &[Table], lots: &mut Lots, secs: f64) -> Result<Played, String> {
    let begun = Instant::now();
    let mut played = Played { games: 0, draws: 0, secs: 0.0 };
    while played.secs < secs {
        let table = &tables[played.games as usize % tables.len()];
        played.draws += u64::from(play_one(rules, table, lots)? == Outcome::Draw);
        played.games += 1;
        played.secs = begun.elapsed().as_secs_f64();
    }
    Ok(played)
}

/// Worlds from the middle of so many random games.
fn mid_game<R: Hosted>(rules: &R, tables: &[Table], games: u64, seed: u64) -> Result<Vec<R::World>, String> {
    let mut worlds = Vec::new();
    for i in 0..games {
        let table = &tables[i as usize % tables.len()];
        let mut whole = Lots::new(seed ^ i);
        let mut world = rules.begin(table.setup())?;
        play(rules, &mut world, &mut whole);
        let mut half = Lots { stop_after: whole.decisions / 2, ..Lots::new(seed ^ i) };
        let mut world = rules.begin(table.setup())?;
        if play(rules, &mut world, &mut half) == End::Stopped {
            worlds.push(world);
        }
    }
    Ok(worlds)
}

/// The mean time of a copy that is kept, as a search keeps them.
fn clone_ns<R: Rules>(worlds: &[R::World]) -> f64 {
    if worlds.is_empty() {
        return 0.0;
    }
    let (mut spent, mut copies) = (Duration::ZERO, 0u64);
    while spent < Duration::from_millis(200) {
        let begun = Instant::now();
        for world in worlds {
            black_box(black_box(world).clone());
        }
        spent += begun.elapsed();
        copies += worlds.len() as u64;
    }
    spent.as_nanos() as f64 / copies as f64
}

/// The mean time of something that is done for so many seconds.
pub(crate) fn mean_ns(secs: f64, mut work: impl FnMut()) -> f64 {
    (0..20).for_each(|_| work());
    let (begun, mut times) = (Instant::now(), 0u32);
    while times == 0 || begun.elapsed().as_secs_f64() < secs {
        (0..20).for_each(|_| work());
        times += 20;
    }
    begun.elapsed().as_nanos() as f64 / f64::from(times)
}

/// How much longer one piece of work takes than the other, as the middle of many short turns by turns: what else the machine does
/// meets both alike, and a turn that it met alone does not count.
pub(crate) fn longer_ns(secs: f64, mut work: impl FnMut(Turn)) -> f64 {
    let mut timed = |turn| {
        let begun = Instant::now();
        (0..50).for_each(|_| work(turn));
        begun.elapsed().as_nanos() as f64 / 50.0
    };
    let (begun, mut differences) = (Instant::now(), Vec::new());
    while differences.len() < 9 || begun.elapsed().as_secs_f64() < secs {
        differences.push(timed(Turn::More) - timed(Turn::Less));
    }
    differences.sort_by(f64::total_cmp);
    differences[differences.len() / 2]
}

/// Which of two pieces of work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// All of it.
    More,
    /// What is not to be counted.
    Less,
}

struct AnswerTimes {
    p99_us: f64,
    mean_us: f64,
    count: u64,
}

/// When a match is looked at: before and after an answer.
enum Moment {
    Asked,
    Answered,
}

/// One whole game as a match, answered by lot; how many answers it had.
fn play_match<R: Hosted>(
    rules: &Arc<R>,
    table: &Table,
    seed: u64,
    chance: &mut Chance,
    watch: &mut dyn FnMut(Moment),
) -> Result<u64, String> {
    let setup = table.setup::<R::Setup>().clone();
    let mut game = Match::new(rules.clone(), setup, Nature::seeded(seed)).map_err(|e| e.to_string())?;
    let mut answers = 0;
    while let Pending::Questions(questions) = game.pending() {
        let Some(question) = questions.iter().find(|q| game.question(q.seat).is_some()) else { break };
        if question.options.is_empty() {
            return Err(format!("seed {seed}, {}: no option for {:?}", table.label, question.ask));
        }
        let choice = question.options[chance.below(question.options.len())].clone();
        let (number, seat) = (question.number, question.seat);
        watch(Moment::Asked);
        game.answer(number, seat, choice).map_err(|e| e.to_string())?;
        watch(Moment::Answered);
        answers += 1;
    }
    Ok(answers)
}

/// The time of `Match::answer` over random games.
fn time_answers<R: Hosted>(rules: &Arc<R>, tables: &[Table], timing: Timing) -> Result<AnswerTimes, String> {
    let begun = Instant::now();
    let budget = Duration::from_secs_f64((timing.secs / 2.0).clamp(0.2, 5.0));
    let mut chance = Chance::new(timing.seed ^ 0xA5);
    let mut times: Vec<u32> = Vec::new();
    let mut i = 0;
    while begun.elapsed() < budget {
        let mut asked = Instant::now();
        let mut watch = |moment| match moment {
            Moment::Asked => asked = Instant::now(),
            Moment::Answered => times.push(asked.elapsed().as_nanos().min(u128::from(u32::MAX)) as u32),
        };
        play_match(rules, &tables[i % tables.len()], timing.seed.wrapping_add(i as u64), &mut chance, &mut watch)?;
        i += 1;
    }
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len() - 1)).copied().unwrap_or(0);
    let mean = times.iter().map(|t| f64::from(*t)).sum::<f64>() / times.len().max(1) as f64;
    Ok(AnswerTimes { p99_us: f64::from(at(0.99)) / 1e3, mean_us: mean / 1e3, count: times.len() as u64 })
}
