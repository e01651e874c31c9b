//! Whole games by lot in every way to play, with two, three and four seats.

use dejarik_kernel::Seat;
use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_minis::Minis;
use dejarik_minis::book::{self, Scenario, Squad};
use dejarik_minis::setup::{Company, Edition, Options, Setup};
use std::sync::Arc;

/// Every way to play with the numbers of seats it is for.
const WAYS: [(Scenario, &[u8]); 9] = [
    (Scenario::QuickStart, &[0, 1]),
    (Scenario::Standard, &[0, 1]),
    (Scenario::EraOnEra, &[0, 1]),
    (Scenario::FreeForAll, &[0, 1, 2]),
    (Scenario::ThreePlayer, &[0, 1, 2]),
    (Scenario::Team, &[0, 1, 0, 1]),
    (Scenario::OutOfTheBox, &[0, 1, 2, 3]),
    (Scenario::OutOfTheBoxTwo, &[0, 1]),
    (Scenario::CaptureTheDroid, &[0, 1]),
];

fn setups(rules: &Minis, edition: Edition) -> Vec<Setup> {
    let squads: Vec<Squad> = Squad::samples().map(|(_, squad)| squad).collect();
    let company = |i: usize, team: u8| {
        let squad = &squads[i % squads.len()];
        let check = book::check(rules.book(), squad, &book::Options::default());
        Company::new(rules, &squad.name, team, &check)
    };
    let mut setups = Vec::new();
    for (i, (scenario, teams)) in WAYS.into_iter().enumerate() {
        for map in ["Ring Station", "Sunken Foundry"] {
            setups.push(Setup {
                map: map.to_owned(),
                options: Options { edition, scenario },
                companies: teams.iter().enumerate().map(|(k, team)| company(5 * i + 3 * k, *team)).collect(),
                first: Seat((i % teams.len()) as u8),
                middle: None,
            });
        }
    }
    setups
}

#[test]
fn every_way_to_play_comes_to_an_end() {
    let rules = Minis::standard();
    for edition in [Edition::English, Edition::Polish] {
        for (i, setup) in setups(&rules, edition).iter().enumerate() {
            let mut lots = ByLot::new(i as u64);
            let way = (edition, setup.options.scenario, &setup.map);
            random_game(&rules, setup, &mut lots).unwrap_or_else(|e| panic!("{way:?}: {e}"));
        }
    }
}

#[test]
fn every_way_to_play_conforms() {
    let rules = Arc::new(Minis::standard());
    for (i, setup) in setups(&rules, Edition::English).iter().enumerate().step_by(2) {
        let how = Thoroughness { probe_one_in: 300, most_answers: 100_000 };
        let way = (setup.options.scenario, &setup.map);
        check_game(&rules, setup, i as u64, how).unwrap_or_else(|e| panic!("{way:?}: {e}"));
    }
}

#[test]
fn a_table_that_does_not_fit_is_refused() {
    let rules = Minis::standard();
    let fits = |scenario, teams: &[u8], map: &str| {
        let mut setup = setups(&rules, Edition::English)[0].clone();
        let company = setup.companies[0].clone();
        setup.companies = teams.iter().map(|team| Company { team: *team, ..company.clone() }).collect();
        setup.options.scenario = scenario;
        setup.map = map.to_owned();
        setup.first = Seat(0);
        dejarik_kernel::Rules::begin(&rules, &setup).is_ok()
    };
    assert!(fits(Scenario::Team, &[0, 1, 0, 1], "Ring Station"));
    assert!(!fits(Scenario::Team, &[0, 0, 1, 1], "Ring Station"));
    assert!(!fits(Scenario::Standard, &[0, 1, 2], "Ring Station"));
    assert!(!fits(Scenario::FreeForAll, &[0, 0], "Ring Station"));
    assert!(fits(Scenario::ThreePlayer, &[0, 1, 2], "Ring Station"));
    assert!(!fits(Scenario::ThreePlayer, &[0, 1, 2], "Market Crossing"));
    assert!(!fits(Scenario::CaptureTheDroid, &[0, 1], "Market Crossing"));
}
