//! `dejarik conformance --exhaust`: games made up and steered until every ability that can act has acted.

use crate::Done;
use crate::args::Conformance;
use crate::conformance::{MOST_ANSWERS, PROBE};
use crate::parallel::{Progress, each, threads};
use dejarik_games::{Entry, Game, Shelf};
use dejarik_kernel::Chance;
use dejarik_kernel::conformance::{Counts, Thoroughness};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// At most so many games without a number given.
const GAMES: usize = 6000;
/// So many games are played before what is still wanted is counted again: fixed, so that threads change nothing.
const BATCH: usize = 48;
/// So many abilities are wanted of one game.
const GOALS: usize = 4;

/// What was seen so far.
#[derive(Default)]
struct Seen {
    acted: BTreeMap<u16, u64>,
    answers: u64,
    games: usize,
    failed: usize,
}

pub fn run(args: &Conformance, shelf: &Shelf) -> Done {
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let goals = game.goals();
    if goals.is_empty() {
        return Err(format!("{} has no abilities to be steered to", game.name()));
    }
    let probe = args.probe.unwrap_or(PROBE).max(1);
    let how = Thoroughness { probe_one_in: probe, most_answers: MOST_ANSWERS };
    let mut seen = Seen::default();
    let goals = match args.only {
        Some(seed) => {
            let wanted = named(&goals, &args.goals)?;
            seen.take(&*game, &wanted, seed, args, play(&*game, &wanted, seed, how));
            goals.into_iter().filter(|g| wanted.contains(&g.number)).collect()
        }
        None => {
            steer(args, &*game, &goals, how, &mut seen);
            goals
        }
    };
    let left: Vec<&Entry> = goals.iter().filter(|g| !seen.acted.contains_key(&g.number)).collect();
    tell(args, &goals, &left, &seen);
    let good = seen.failed == 0 && (left.is_empty() || args.only.is_some());
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Batch after batch for what was not seen yet.
fn steer(args: &Conformance, game: &dyn Game, goals: &[Entry], how: Thoroughness, seen: &mut Seen) {
    let most = args.games.unwrap_or(GAMES);
    let progress = Progress::new(goals.len(), "abilities seen");
    let quiet = Progress::hidden();
    let mut tries: BTreeMap<u16, usize> = BTreeMap::new();
    while seen.games < most {
        let left: Vec<u16> = goals.iter().map(|g| g.number).filter(|n| !seen.acted.contains_key(n)).collect();
        progress.stand(goals.len() - left.len());
        if left.is_empty() {
            break;
        }
        let count = BATCH.min(most - seen.games);
        let first = args.seed.wrapping_add(seen.games as u64);
        let mut lots = Chance::new(first);
        // Those that were tried least come first.
        let jobs: Vec<Vec<u16>> = (0..count)
            .map(|_| {
                let mut order: Vec<u16> = lots.order(left.len() as u16).iter().map(|i| left[usize::from(*i)]).collect();
                order.sort_by_key(|n| tries.get(n).copied().unwrap_or(0));
                order.truncate(GOALS);
                order.iter().for_each(|n| *tries.entry(*n).or_default() += 1);
                order
            })
            .collect();
        let results = each(count, threads(args.threads), &quiet, |i| {
            let seed = first.wrapping_add(i as u64);
            play(game, &jobs[i], seed, how)
        });
        for (i, result) in results.into_iter().enumerate() {
            seen.take(game, &jobs[i], first.wrapping_add(i as u64), args, result);
        }
    }
    progress.end();
}

type Played = Result<(Counts, BTreeSet<u16>), String>;

fn play(game: &dyn Game, goals: &[u16], seed: u64, how: Thoroughness) -> Played {
    let played = catch_unwind(AssertUnwindSafe(|| game.strive(goals, seed, how)));
    played.unwrap_or_else(|_| Err("a panic; see above".to_owned()))
}

impl Seen {
    fn take(&mut self, game: &dyn Game, goals: &[u16], seed: u64, args: &Conformance, played: Played) {
        self.games += 1;
        match played {
            Ok((counts, acted)) => {
                self.answers += counts.answers;
                for number in acted {
                    *self.acted.entry(number).or_default() += 1;
                }
            }
            Err(why) => {
                self.failed += 1;
                let all = game.entries();
                let ids: Vec<&str> =
                    goals.iter().filter_map(|n| all.iter().find(|e| e.number == *n)).map(|e| e.id.as_str()).collect();
                let ids = ids.join(",");
                eprintln!("seed {seed}, made up for {ids}:\n  {why}");
                eprintln!(
                    "  again: dejarik conformance {} --exhaust --only {seed} --for {ids} --probe {}",
                    args.game,
                    args.probe.unwrap_or(PROBE)
                );
            }
        }
    }
}

/// The goals of these ids.
fn named(goals: &[Entry], ids: &[String]) -> Result<Vec<u16>, String> {
    if ids.is_empty() {
        return Err("--exhaust --only needs the abilities that the game was made up for: --for ID,ID".to_owned());
    }
    let one = |id: &String| {
        let found = goals.iter().find(|g| g.id == *id || g.name.eq_ignore_ascii_case(id));
        found.map(|g| g.number).ok_or_else(|| format!("no ability that can act has the id \"{id}\""))
    };
    ids.iter().map(one).collect()
}

fn tell(args: &Conformance, goals: &[Entry], left: &[&Entry], seen: &Seen) {
    if args.json {
        let count = |g: &Entry| seen.acted.get(&g.number).copied().unwrap_or(0);
        let rows: Vec<_> =
            goals.iter().map(|g| json!({ "id": g.id, "name": g.name, "kind": g.kind, "games": count(g) })).collect();
        let left: Vec<&str> = left.iter().map(|g| g.id.as_str()).collect();
        println!(
            "{}",
            json!({
                "game": args.game, "seed": args.seed, "games": seen.games, "answers": seen.answers, "failed": seen.failed,
                "abilities": rows, "left": left,
            })
        );
        return;
    }
    for entry in left {
        println!("never acted: {:8} {:30} {}", entry.kind, entry.id, entry.name);
    }
    let what = if goals.iter().all(|g| g.kind == "card") { "cards" } else { "abilities" };
    println!(
        "{} of {} {what} acted in {} games of {} answers",
        goals.len() - left.len(),
        goals.len(),
        seen.games,
        seen.answers
    );
    println!("{} passed, {} failed", seen.games - seen.failed, seen.failed);
}
