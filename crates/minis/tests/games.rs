//! Whole games by lot, checked on the way.

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_minis::Minis;
use dejarik_minis::book::{self, Squad};
use dejarik_minis::setup::{Company, Options, Setup};
use std::sync::Arc;

fn setups(rules: &Minis) -> Vec<Setup> {
    let squads: Vec<(&str, Squad)> = Squad::samples().collect();
    let company = |squad: &Squad, team| {
        let check = book::check(rules.book(), squad, &book::Options::default());
        Company::new(rules, &squad.name, team, &check)
    };
    let pairs = (0..squads.len()).map(|i| (i, (i + 7) % squads.len()));
    let maps = rules.maps().iter().cycle();
    pairs
        .zip(maps)
        .map(|((a, b), map)| Setup {
            map: map.map().name().to_owned(),
            options: Options::default(),
            companies: vec![company(&squads[a].1, 0), company(&squads[b].1, 1)],
            first: dejarik_kernel::Seat(1),
            middle: None,
        })
        .collect()
}

#[test]
fn games_by_lot_end() {
    let rules = Minis::standard();
    for (i, setup) in setups(&rules).iter().enumerate() {
        let mut lots = ByLot::new(i as u64);
        random_game(&rules, setup, &mut lots).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}

#[test]
fn games_by_lot_conform() {
    let rules = Arc::new(Minis::standard());
    for (i, setup) in setups(&rules).iter().enumerate().take(8) {
        let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
        check_game(&rules, setup, i as u64, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}
