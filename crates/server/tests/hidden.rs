//! Nothing that a seat may not know is in what it is told: what is told from two worlds that differ only in that must be
//! the same to the last byte.

use dejarik_ccg::Ccg;
use dejarik_games::{Lang, Wish, find};
use dejarik_kernel::pig::Pig;
use dejarik_kernel::{Chance, Match, Nature, Rules, Seat, Words};
use dejarik_legion::Legion;
use dejarik_minis::Minis;
use std::sync::Arc;

/// Plays by lot, and at every question deals anew what each seat cannot know: view, question and events must not change.
fn compare<R: Words>(rules: &Arc<R>, setup: &R::Setup, seed: u64, most: usize) -> usize {
    let mut game = Match::new(rules.clone(), setup.clone(), Nature::seeded(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut compared = 0;
    while let Some(question) = game.questions().iter().find(|q| game.question(q.seat).is_some()).cloned() {
        for seat in Seat::first(rules.seats(setup)) {
            let position = game.position();
            // What others have answered in the open step may only make sense in the real world, and is theirs to know: who is
            // not asked compares as a step begins.
            if question.seat != seat && !position.known().is_empty() {
                continue;
            }
            let position = position.imagined(rules, game.world(), seat, &mut chance);
            let mut silent = Silent;
            let (world, _) = position.play(rules, &mut silent);
            let json = |w: &R::World| serde_json::to_string(&rules.view(w, Some(seat))).unwrap();
            assert_eq!(json(game.world()), json(&world), "the view of {seat}");
            if question.seat == seat {
                let words = |w: &R::World| rules.ask_words(Lang::English, w, &question.ask);
                assert_eq!(words(game.world()), words(&world));
            }
            compared += 1;
        }
        if compared >= most {
            break;
        }
        let nth = chance.below(question.options.len());
        game.answer(question.number, question.seat, question.options[nth].clone()).unwrap();
    }
    compared
}

struct Silent;

impl<R: Rules> dejarik_kernel::Answers<R> for Silent {
    fn choose(&mut self, _: &R, _: &R::World, _: &dejarik_kernel::QuestionOf<R>) -> dejarik_kernel::Reply<R::Choice> {
        dejarik_kernel::Reply::NotNow
    }

    fn dice(&mut self, _: dejarik_kernel::Dice) -> Option<dejarik_kernel::Faces> {
        None
    }

    fn order(&mut self, _: u16) -> Option<dejarik_kernel::Order> {
        None
    }

    // The other world is looked at where the real one stands, even if nothing could be done there.
    fn take_forced(&mut self) -> bool {
        false
    }
}

/// The card game and Legion hide hands, decks and what lies face down.
#[test]
fn views_of_games_with_hidden_cards_are_the_same_in_every_world() {
    for seed in 0..3 {
        let tables = find("ccg").unwrap().tables(&Wish::default()).unwrap();
        let setup = tables[seed % tables.len()].setup();
        assert!(compare(&Arc::new(Ccg::standard()), setup, seed as u64, 240) >= 240);
        let tables = find("legion").unwrap().tables(&Wish::default()).unwrap();
        let setup = tables[seed % tables.len()].setup();
        assert!(compare(&Arc::new(Legion::standard()), setup, seed as u64, 240) >= 240);
    }
}

#[test]
fn views_are_the_same_in_every_world_that_a_seat_could_be_in() {
    assert!(compare(&Arc::new(Pig), &2, 5, 400) > 20);
    let rules = Arc::new(Minis::standard());
    let table = &find("minis").unwrap().tables(&Wish { limit: Some(100), ..Wish::default() }).unwrap()[0];
    assert!(compare(&rules, table.setup(), 8, 400) >= 400);
}
