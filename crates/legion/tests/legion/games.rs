//! Whole games by lot, checked on the way.

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book, fieldable};
use dejarik_legion::setup::Setup;
use std::sync::Arc;

fn setups(rules: &Legion) -> Vec<Setup> {
    let armies: Vec<Army> =
        Book::armies().map(|(_, army)| army).filter(|army| fieldable(rules.book(), army).is_ok()).collect();
    assert!(armies.len() >= 2, "armies that can be fielded");
    let fields = rules.book().fields.iter().cycle();
    let pairs = (0..2 * armies.len()).map(|i| (i % armies.len(), (i * 3 + 1) % armies.len()));
    pairs.zip(fields).map(|((a, b), field)| Setup::new(armies[a].clone(), armies[b].clone(), field)).collect()
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
    for i in 0..games {
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, &setups[i % setups.len()], i as u64, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}
