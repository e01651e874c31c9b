//! Whole games by lot, with everything checked on the way.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::Book;
use dejarik_ccg::book::deck::Deck;
use dejarik_ccg::event::{EndOf, Event, Why};
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::{CardId, DARK, LIGHT, Zone};
use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_kernel::{Lang, Rules, Seat, SeatSet, Words};
use std::sync::Arc;

fn decks(side: Seat) -> Vec<(String, Vec<String>)> {
    let book = Book::standard();
    Book::decks()
        .map(|(name, text)| {
            let check = Deck::parse(text).and_then(|d| d.check(book)).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(check.ready(), "{name}: {:?} {:?}", check.verdicts, check.unimplemented);
            (name.to_owned(), check)
        })
        .filter(|(_, check)| check.side == side)
        .map(|(name, check)| (name, check.cards.iter().map(|c| book.print(*c).id.clone()).collect()))
        .collect()
}

fn setups() -> Vec<Setup> {
    let (lights, darks) = (decks(LIGHT), decks(DARK));
    let pairs = lights.iter().flat_map(|l| darks.iter().map(move |d| (l, d)));
    pairs
        .map(|(l, d)| Setup { names: [l.0.clone(), d.0.clone()], decks: [l.1.clone(), d.1.clone()], middle: None })
        .collect()
}

#[test]
fn games_by_lot_come_to_an_end() {
    let rules = Ccg::standard();
    for (n, setup) in setups().iter().enumerate() {
        for seed in 0..5 {
            let mut lots = ByLot::new(seed * 100 + n as u64);
            let end = random_game(&rules, setup, &mut lots);
            assert!(end.is_ok(), "{:?}, seed {seed}: {end:?}", setup.names);
        }
    }
}

#[test]
fn every_game_keeps_what_every_game_must() {
    let rules = Arc::new(Ccg::standard());
    let how = Thoroughness { probe_one_in: 40, most_answers: 20_000 };
    // Every deck once; `dejarik conformance ccg` plays more.
    for (n, setup) in setups().iter().enumerate().step_by(5) {
        let counts = check_game(&rules, setup, 7 + n as u64, how);
        assert!(counts.is_ok(), "{:?}: {counts:?}", setup.names);
    }
}

/// Two who get in and out of a vehicle, one after the other: as often as they like, and the game goes on.
#[test]
fn nobody_gets_in_and_out_too_often() {
    let mut text =
        "ruling: In and out\ngame: ccg\nturn: light\nphase: move\ntable:\n  Tatooine: Dune Sea (light)\nlight:\n  \
                    v: Sandcrawler at Tatooine: Dune Sea\n  a: Rebel Trooper at Tatooine: Dune Sea\n  \
                    b: Rebel Trooper at Tatooine: Dune Sea\n\nplay:\n"
            .to_owned();
    for _ in 0..140 {
        for who in ["a", "b"] {
            text +=
                &format!("  light: embark {who} to v as passenger\n  light: disembark {who} to Tatooine: Dune Sea\n");
        }
    }
    text += "  expect a at Tatooine: Dune Sea\n";
    let report = dejarik_kernel::ruling::check(&Ccg::standard(), &text);
    let failed = report.cases.iter().find_map(|case| case.result.as_ref().err());
    assert!(failed.is_none() && report.cases.len() == 1, "{}", failed.map_or(String::new(), ToString::to_string));
}

#[test]
fn a_card_whose_face_is_not_told_is_called_a_card() {
    let rules = Ccg::standard();
    let world = rules.begin(&setups()[0]).unwrap();
    for why in [Why::Resolved, Why::Returned, Why::Lost, Why::Taken, Why::LostForce, Why::Removed] {
        let (card, shown) = (CardId::NONE, SeatSet::NONE);
        let went = Event::Went { card, seat: DARK, to: Zone::Used, end: EndOf::Top, why, shown };
        for (lang, word) in [(Lang::English, "a card"), (Lang::Polish, "karta")] {
            let words = rules.event_words(lang, &world, &went);
            assert!(words.contains(word) && !words.contains("table"), "{words}");
        }
    }
}
