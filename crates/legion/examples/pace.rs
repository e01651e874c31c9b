//! How fast the game is: whole games by lot, copies of a World, and single queries.
//!
//! `cargo run --release -p dejarik-legion --example pace -- [points] [seconds] [seed]`; with `conform [points] [games]` it plays
//! games that check everything on the way instead.

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_kernel::{End, Rules, play};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book, fieldable};
use dejarik_legion::look::Look;
use dejarik_legion::setup::{Scene, Setup};
use dejarik_legion::workload::{Skirmish, pairs, sight_and_cover};
use dejarik_legion::world::{UnitId, World};
use std::hint::black_box;

/// How long this thread has run on a processor, in seconds: on a busy machine nearer the truth than a clock.
fn now() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let ns = told.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok());
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    ns.map_or_else(|| START.elapsed().as_secs_f64(), |ns| ns / 1e9)
}

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let conform = args.next_if(|a| a == "conform").is_some();
    let limit: u16 = args.next().and_then(|a| a.parse().ok()).unwrap_or(800);
    let seconds: f64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(3.0);
    let seed: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let rules = Legion::standard();
    let setups = setups(&rules, limit);
    if setups.is_empty() {
        eprintln!("no armies of {limit} points");
        return;
    }
    if conform {
        return check(rules, &setups, seconds as u64);
    }
    games(&rules, &setups, seconds, seed);
    let worlds: Vec<World> = setups.iter().enumerate().filter_map(|(i, s)| halfway(&rules, s, i as u64)).collect();
    copies(&worlds);
    looks(&rules, &worlds);
    attacks(&rules);
}

/// All pairs of armies of that size. One with cards that are not played yet begins from an empty scene, which asks nothing of
/// it.
fn setups(rules: &Legion, limit: u16) -> Vec<Setup> {
    let armies: Vec<Army> = Book::armies().map(|(_, army)| army).filter(|army| army.limit == limit).collect();
    let ready = armies.iter().all(|army| fieldable(rules.book(), army).is_ok());
    let fields: Vec<_> = rules.book().tables(limit).collect();
    let pairs = (0..armies.len()).flat_map(|a| (0..armies.len()).map(move |b| (a, b)));
    let setup = |(i, (a, b)): (usize, (usize, usize))| {
        let mut setup = Setup::new(armies[a].clone(), armies[b].clone(), fields[i % fields.len()]);
        setup.scene = (!ready).then(|| Box::new(Scene::opening()));
        setup
    };
    pairs.enumerate().map(setup).collect()
}

/// Plays so many games that check saving, undo, re-runs and every option on the way.
fn check(rules: Legion, setups: &[Setup], games: u64) {
    let rules = std::sync::Arc::new(rules);
    let (mut passed, mut failed) = (0, 0);
    for i in 0..games {
        let how = Thoroughness { probe_one_in: 100, most_answers: 100_000 };
        match check_game(&rules, &setups[i as usize % setups.len()], i, how) {
            Ok(_) => passed += 1,
            Err(why) => {
                failed += 1;
                println!("game {i}: {why}");
            }
        }
    }
    println!("{passed} passed, {failed} failed");
}

fn games(rules: &Legion, setups: &[Setup], seconds: f64, seed: u64) {
    let (start, mut played, mut decisions) = (now(), 0u64, 0u64);
    while now() - start < seconds {
        let mut lots = ByLot::new(seed + played);
        random_game(rules, &setups[played as usize % setups.len()], &mut lots).expect("a game");
        (played, decisions) = (played + 1, decisions + lots.decisions);
    }
    let secs = now() - start;
    println!(
        "{played} games, {:.1} a second; {:.0} decisions a second, {:.0} a game",
        played as f64 / secs,
        decisions as f64 / secs,
        decisions as f64 / played as f64
    );
}

/// A World from the middle of a game.
fn halfway(rules: &Legion, setup: &Setup, seed: u64) -> Option<World> {
    let mut world = rules.begin(setup).ok()?;
    let mut lots = ByLot::new(seed).for_a_while(250);
    matches!(play(rules, &mut world, &mut lots), End::Stopped).then_some(world)
}

fn each(name: &str, n: usize, mut f: impl FnMut(usize)) {
    (0..n.min(1000)).for_each(&mut f);
    let start = now();
    (0..n).for_each(&mut f);
    println!("{name}: {:.0} ns", (now() - start) * 1e9 / n as f64);
}

fn copies(worlds: &[World]) {
    each("a copy of a World", 200_000, |i| drop(black_box(worlds[i % worlds.len()].clone())));
}

/// What it costs to resolve an attack of four troopers on four, from the chosen weapons to the last wound.
fn attacks(rules: &Legion) {
    let mut skirmish = Skirmish::new(rules);
    let mut time = |fires: bool| {
        let (n, start) = (20_000, now());
        (0..n).for_each(|_| skirmish.activation(fires));
        (now() - start) * 1e9 / f64::from(n)
    };
    time(true);
    println!("an attack of four on four, resolved: {:.0} ns", time(true) - time(false));
}

/// Sight and cover between every unit and every enemy, the way an attack asks for them.
fn looks(rules: &Legion, worlds: &[World]) {
    let pairs: Vec<(usize, (UnitId, UnitId))> =
        worlds.iter().enumerate().flat_map(|(i, w)| pairs(w).map(move |pair| (i, pair))).collect();
    let n = pairs.len();
    each("sight between two units", 40_000, |k| {
        let (i, (a, b)) = pairs[k % n];
        black_box(Look::new(rules, &worlds[i]).unit_sees(a, b));
    });
    each("sight and cover between two units", 40_000, |k| {
        let (i, pair) = pairs[k % n];
        sight_and_cover(rules, &worlds[i], pair);
    });
}
