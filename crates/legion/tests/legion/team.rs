//! Team battles: who may meet, and whole games of four (op.team-battle).

use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_kernel::{Outcome, Rules, SeatSet};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book, check_team, fieldable};
use dejarik_legion::setup::{Optional, Setup};
use std::sync::Arc;

fn army(name: &str) -> Army {
    Book::armies().find(|(n, _)| *n == name).map(|(_, army)| army).expect("an army")
}

/// The ready teams, rebels against the empire.
fn setup(field: &str) -> Setup {
    let n = Book::standard().field(field).expect("a battlefield");
    let armies = ["twin-suns", "black-guard", "hidden-base", "heavy-tread"].map(army);
    Setup::teams(armies, &Book::standard().fields[usize::from(n)])
}

#[test]
fn the_ready_teams_are_legal() {
    let book = Book::standard();
    for pair in [["twin-suns", "hidden-base"], ["black-guard", "heavy-tread"]] {
        let [one, other] = pair.map(army);
        let offences: Vec<_> = check_team(book, [&one, &other]).into_iter().filter(|v| !v.ok).collect();
        assert!(offences.is_empty(), "{pair:?}: {offences:?}");
        assert!([one, other].iter().all(|army| fieldable(book, army).is_ok()), "{pair:?}");
    }
}

#[test]
fn only_two_teams_of_two_meet() {
    let rules = Legion::standard();
    let refused = |change: fn(&mut Setup)| {
        let mut setup = setup("Outpost");
        change(&mut setup);
        rules.begin(&setup).expect_err("it is refused")
    };
    assert!(rules.begin(&setup("Outpost")).is_ok());
    assert!(refused(|s| s.armies.truncate(3)).contains("four players"));
    assert!(refused(|s| s.armies.truncate(2)).contains("four players"));
    assert!(refused(|s| (s.optional, _) = (Optional::default(), s.armies.truncate(3))).contains("two players meet"));
    assert!(refused(|s| s.optional.grand = true).contains("no team battle"));
    assert!(refused(|s| s.armies.swap(0, 1)).contains("as a team"), "two factions");
    assert!(refused(|s| s.armies[2] = s.armies[0].clone()).contains("as a team"), "a hero twice");
    assert!(refused(|s| s.armies[1].limit = 800).contains("as a team"), "too many points");
    assert!(refused(|s| s.armies.push(s.armies[0].clone())).contains("four players"));
}

#[test]
fn battles_of_four_by_lot_are_won_by_a_team() {
    let rules = Legion::standard();
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let fields: Vec<_> = Book::standard().tables(600).collect();
    for i in 0..games {
        let name = &fields[i % fields.len()].name;
        let mut setup = setup(name);
        setup.optional.unlimited = i % 5 == 4;
        let outcome = random_game(&rules, &setup, &mut ByLot::new(i as u64)).unwrap_or_else(|e| panic!("{i}: {e}"));
        let teams = [SeatSet(0b0101), SeatSet(0b1010)].map(Outcome::Won);
        assert!(teams.contains(&outcome), "{i}: {outcome:?}");
    }
}

#[test]
fn battles_of_four_by_lot_conform() {
    let rules = Arc::new(Legion::standard());
    let games: usize = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for i in 0..games {
        let name = &Book::standard().tables(600).cycle().nth(i).expect("a battlefield").name;
        let how = Thoroughness { probe_one_in: 100, most_answers: 100_000 };
        check_game(&rules, &setup(name), i as u64, how).unwrap_or_else(|e| panic!("{i}: {e}"));
    }
}
