//! A match that puts its past away is the same match.

use dejarik_kernel::pig::Pig;
use dejarik_kernel::*;
use std::sync::Arc;

fn begun(seed: u64) -> Match<Pig> {
    Match::new(Arc::new(Pig), 2 + seed as usize % 3, Nature::seeded(seed)).expect("a game of Pig")
}

/// What the last decision of a seat is worth, counted the slow way.
fn last_decision(game: &Match<Pig>, seat: Seat) -> Option<(usize, bool)> {
    let answers = game.answers();
    let at = answers.iter().rposition(|answer| match answer {
        Answer::Chose { seat: whose, forced: false, .. } => *whose == seat,
        Answer::Each(each) => each.iter().any(|(whose, _, _)| *whose == seat),
        Answer::Chose { .. } | Answer::Fell(..) | Answer::Order(_) => false,
    })?;
    let back = answers[at..].iter().filter(|answer| answer.decided()).count();
    Some((back, answers[at..].iter().any(Answer::reveals)))
}

fn same(whole: &Match<Pig>, lean: &Match<Pig>) {
    assert_eq!(whole.world(), lean.world());
    assert_eq!(whole.pending(), lean.pending());
    assert_eq!(whole.steps(), lean.steps());
    assert_eq!(whole.record(), lean.record());
    let mut events = lean.past().expect("the past");
    assert_eq!(events.len(), lean.packed_events());
    events.extend_from_slice(lean.events());
    assert_eq!(whole.events(), events);
    for seat in Seat::first(2) {
        assert_eq!(last_decision(whole, seat), whole.last_decision(seat));
        assert_eq!(last_decision(whole, seat), lean.last_decision(seat));
    }
}

#[test]
fn a_packed_match_is_the_same_match() {
    for seed in 0..40 {
        let (mut whole, mut lean, mut chance) = (begun(seed), begun(seed), Chance::new(seed));
        let mut fewest = usize::MAX;
        while let Some(question) = whole.questions().iter().find(|q| whole.question(q.seat).is_some()).cloned() {
            let choice = question.options[chance.below(question.options.len())].clone();
            whole.answer(question.number, question.seat, choice.clone()).expect("an option");
            lean.answer(question.number, question.seat, choice).expect("an option");
            if chance.below(3) == 0 {
                lean.pack();
                fewest = fewest.min(lean.answers().len());
            }
            if chance.below(12) == 0 {
                assert_eq!(whole.undo(Undo::Any), lean.undo(Undo::Any));
            }
            same(&whole, &lean);
        }
        assert!(fewest < whole.answers().len(), "something was put away");
        lean.unpack().expect("the past");
        assert_eq!(whole.events(), lean.events());
        assert_eq!(whole.answers(), lean.answers());
        same(&whole, &lean);
    }
}

#[test]
fn a_packed_match_takes_back_what_it_put_away() {
    let mut game = begun(5);
    let mut decided = 0;
    while let Some(question) = game.questions().iter().find(|q| game.question(q.seat).is_some()).cloned() {
        let choice = question.options.last().expect("an option").clone();
        game.answer(question.number, question.seat, choice).expect("legal");
        game.pack();
        decided += 1;
    }
    assert!(decided > 5 && game.outcome().is_some());
    while game.undo(Undo::Any).is_ok() {
        game.pack();
    }
    assert_eq!((game.answers().len(), game.steps(), game.events().len()), (0, 0, 0));
}

/// It goes on as if it knew everything, takes back what the open step has, and refuses what it no longer knows.
#[test]
fn a_match_that_forgot_its_past_goes_on() {
    let mut refused = 0;
    for seed in 0..40 {
        let (mut whole, mut lean, mut chance) = (begun(seed), begun(seed), Chance::new(seed));
        while let Some(question) = whole.questions().iter().find(|q| whole.question(q.seat).is_some()).cloned() {
            let choice = question.options[chance.below(question.options.len())].clone();
            whole.answer(question.number, question.seat, choice.clone()).expect("an option");
            lean.answer(question.number, question.seat, choice).expect("an option");
            lean.pack();
            lean.forget();
            if chance.below(12) == 0 && lean.undo(Undo::Any).map_err(|_| refused += 1).is_ok() {
                whole.undo(Undo::Any).expect("the same undo");
            }
            assert_eq!((whole.world(), whole.pending()), (lean.world(), lean.pending()));
            assert_eq!(
                (whole.steps(), whole.events().len()),
                (lean.steps(), lean.packed_events() + lean.events().len())
            );
            for seat in Seat::first(2) {
                assert_eq!(whole.last_decision(seat), lean.last_decision(seat));
            }
            assert_eq!(lean.past().is_err(), lean.forgot());
        }
        assert!(lean.forgot() && lean.unpack().is_err(), "it has a past that it forgot");
    }
    assert!(refused > 0, "an undo never reached into the past");
}
