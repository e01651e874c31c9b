//! Whole games by lot, checked on the way.

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book, fieldable};
use dejarik_legion::setup::{Scene, Setup};
use std::sync::Arc;

/// Pairs of armies of one size on all battlefields. An army with cards that are not played yet begins from an empty scene,
/// which asks nothing of it.
fn setups(rules: &Legion) -> Vec<Setup> {
    let mut found = Vec::new();
    for limit in [400, 800] {
        let armies: Vec<Army> = Book::armies().map(|(_, army)| army).filter(|army| army.limit == limit).collect();
        let pairs = (0..2 * armies.len()).map(|i| (i % armies.len(), (i * 3 + 1) % armies.len()));
        for ((a, b), field) in pairs.zip(rules.book().fields.iter().cycle()) {
            let mut setup = Setup::new(armies[a].clone(), armies[b].clone(), field);
            let ready = [a, b].iter().all(|n| fieldable(rules.book(), &armies[*n]).is_ok());
            setup.scene = (!ready).then(|| Box::new(Scene::opening()));
            found.push(setup);
        }
    }
    found
}

#[test]
fn games_by_lot_end() {
    let rules = Legion::standard();
    let setups = setups(&rules);
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(setups.len());
    for i in 0..games {
        let mut lots = ByLot::new(i as u64);
        random_game(&rules, &setups[i % setups.len()], &mut lots).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}

#[test]
fn games_by_lot_conform() {
    let rules = Arc::new(Legion::standard());
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let setups = setups(&rules);
    // Some of each size.
    let nth = |i: usize| (i * 7) % setups.len();
    for i in 0..games {
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, &setups[nth(i)], i as u64, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}
