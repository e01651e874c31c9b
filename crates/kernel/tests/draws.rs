//! Everything that fell to chance in a saved game, for those who check it.

use dejarik_kernel::pig::Pig;
use dejarik_kernel::*;
use std::sync::Arc;

#[test]
fn every_draw_of_a_record_stands_with_its_place_in_the_story() {
    let mut game = Match::new(Arc::new(Pig), 2, Nature::seeded(9)).unwrap();
    let mut chance = Chance::new(9);
    // Where the story was when each die fell, seen from outside: a question is open on both sides of it.
    let mut between = Vec::new();
    while let Some(question) = game.questions().iter().find(|q| game.question(q.seat).is_some()).cloned() {
        let (answers, events) = (game.answers().len(), game.events().len());
        let choice = question.options[chance.below(question.options.len())].clone();
        game.answer(question.number, question.seat, choice).unwrap();
        let fell = game.answers()[answers..].iter().filter(|a| matches!(a, Answer::Fell(..))).count();
        between.extend(std::iter::repeat_n((events, game.events().len()), fell));
    }
    let record = game.record();
    let all = draws(&Pig, &record);
    assert_eq!(all.len(), between.len());
    assert!(all.len() > 10);
    for (drawn, (from, to)) in all.iter().zip(&between) {
        let at = drawn.events.unwrap();
        assert!((*from..=*to).contains(&at), "{at} is not within {from} to {to}");
    }
    // Under other rules nobody can tell the place, but what fell is there.
    let strange = Record { version: "other".into(), ..record };
    let told: Vec<Fell> = draws(&Pig, &strange).into_iter().filter(|d| d.events.is_none()).map(|d| d.fell).collect();
    assert_eq!(told, all.into_iter().map(|d| d.fell).collect::<Vec<_>>());
}
