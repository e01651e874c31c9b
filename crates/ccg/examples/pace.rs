//! How fast the game is: whole games by lot, every pair of ready decks in turn, and copies of a World.
//!
//! `cargo run --release -p dejarik-ccg --example pace -- [seconds] [seed]`; with `games N [seed]` it plays just so many games and
//! says how many decisions they had, for those who count instructions, and with `copies N` it only copies Worlds.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::Book;
use dejarik_ccg::book::deck::Deck;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::{DARK, LIGHT, World};
use dejarik_kernel::conformance::{ByLot, random_game};
use dejarik_kernel::{End, Rules, Seat, checksum, play};
use std::hint::black_box;

/// How long this thread has run on a processor, in seconds: on a busy machine nearer the truth than a clock.
fn now() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let ns = told.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok());
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    ns.map_or_else(|| START.elapsed().as_secs_f64(), |ns| ns / 1e9)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| args.get(n).and_then(|a| a.parse::<f64>().ok());
    let rules = Ccg::standard();
    let setups = setups(&rules);
    match args.first().map(String::as_str) {
        Some("games") => games(&rules, &setups, number(1).unwrap_or(16.0) as u64, number(2).unwrap_or(1.0) as u64),
        Some("copies") => copies(&halfway(&rules, &setups), number(1).unwrap_or(1000.0) as usize),
        _ => {
            timed(&rules, &setups, number(0).unwrap_or(3.0), number(1).unwrap_or(1.0) as u64);
            copies(&halfway(&rules, &setups), 200_000);
        }
    }
}

/// The ready decks of a side.
fn decks(rules: &Ccg, side: Seat) -> Vec<(String, Vec<String>)> {
    let book = rules.book();
    let checked = Book::decks().filter_map(|(name, text)| {
        let check = Deck::parse(text).and_then(|deck| deck.check(book)).ok()?;
        let cards = check.cards.iter().map(|c| book.print(*c).id.clone()).collect();
        (check.side == side && check.ready()).then(|| (name.to_owned(), cards))
    });
    checked.collect()
}

fn setups(rules: &Ccg) -> Vec<Setup> {
    let (lights, darks) = (decks(rules, LIGHT), decks(rules, DARK));
    let pairs = lights.iter().flat_map(|l| darks.iter().map(move |d| (l, d)));
    pairs
        .map(|(l, d)| Setup { names: [l.0.clone(), d.0.clone()], decks: [l.1.clone(), d.1.clone()], middle: None })
        .collect()
}

fn timed(rules: &Ccg, setups: &[Setup], seconds: f64, seed: u64) {
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

/// So many games; the sum over their last Worlds tells whether two builds play the same.
fn games(rules: &Ccg, setups: &[Setup], n: u64, seed: u64) {
    let (mut decisions, mut options, mut sum) = (0, 0, 0u64);
    for i in 0..n {
        let mut lots = ByLot::new(seed + i);
        let mut world = rules.begin(&setups[i as usize % setups.len()]).expect("a deck");
        let end = play(rules, &mut world, &mut lots);
        assert!(matches!(end, End::Over(_)), "{end:?}");
        (decisions, options) = (decisions + lots.decisions, options + lots.options);
        sum = sum.rotate_left(1) ^ checksum(&(world.cards.as_slice(), lots.decisions, lots.options));
    }
    println!("{n} games, {decisions} decisions of {options} options, sum {sum:016x}");
}

/// Worlds from the middle of games.
fn halfway(rules: &Ccg, setups: &[Setup]) -> Vec<World> {
    let half = |(i, setup): (usize, &Setup)| {
        let mut world = rules.begin(setup).ok()?;
        let mut lots = ByLot::new(i as u64).for_a_while(250);
        matches!(play(rules, &mut world, &mut lots), End::Stopped).then_some(world)
    };
    setups.iter().enumerate().filter_map(half).collect()
}

fn copies(worlds: &[World], n: usize) {
    let start = now();
    for i in 0..n {
        drop(black_box(black_box(&worlds[i % worlds.len()]).clone()));
    }
    println!(
        "{n} copies of a World, {} bytes and its cards: {:.0} ns each",
        size_of::<World>(),
        (now() - start) * 1e9 / n as f64
    );
}
