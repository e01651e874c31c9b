//! `dejarik conformance`: random games that check what must hold of every game.

use crate::Done;
use crate::args::Conformance;
use crate::exhaust;
use crate::parallel::{Progress, each, threads};
use dejarik_games::{Pairs, Shelf, Way, Wish};
use dejarik_kernel::conformance::{Counts, Thoroughness};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// A game that asks more than this is called stuck.
pub const MOST_ANSWERS: usize = 200_000;

/// At one question in so many everything is tried, at least.
pub const PROBE: usize = 60;

/// How many games without a number given.
const GAMES: usize = 100;

pub fn run(args: &Conformance, shelf: &Shelf) -> Done {
    if args.exhaust {
        return exhaust::run(args, shelf);
    }
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let way = args.way.clone().map_or(Way::Open, Way::Named);
    let tables = game.tables(&Wish { pairs: Pairs::Mixed, way, ..Wish::default() }).map_err(|e| e.to_string())?;
    let (first, games) = args.only.map_or((args.seed, args.games.unwrap_or(GAMES)), |seed| (seed, 1));
    // In a long run there are enough such moments anyway.
    let probe = args.probe.unwrap_or_else(|| (games / 20).max(PROBE)).max(1);
    let how = Thoroughness { probe_one_in: probe, most_answers: MOST_ANSWERS };
    // The seed says the table as well, so that it alone repeats a game.
    let table = |seed: u64| &tables[(seed % tables.len() as u64) as usize];

    let progress = Progress::new(games, "checking");
    let results = each(games, threads(args.threads), &progress, |i| {
        let seed = first.wrapping_add(i as u64);
        let played = catch_unwind(AssertUnwindSafe(|| game.conform(table(seed), seed, how)));
        (seed, played.unwrap_or_else(|_| Err("a panic; see above".to_owned())))
    });

    let mut total = Counts::default();
    let mut failed = 0;
    for (seed, result) in &results {
        match result {
            Ok(counts) => {
                total.answers += counts.answers;
                total.probes += counts.probes;
            }
            Err(why) => {
                failed += 1;
                println!("seed {seed}, {}:\n  {why}", table(*seed).label);
                let way = args.way.as_ref().map_or_else(String::new, |way| format!(" --way {way}"));
                println!("  again: dejarik conformance {} --only {seed} --probe {probe}{way}", args.game);
            }
        }
    }
    println!("{} answers, everything tried at {} of them", total.answers, total.probes);
    println!("{} passed, {failed} failed", games - failed);
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
