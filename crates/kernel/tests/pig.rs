//! The kernel on a small dice game.

use dejarik_kernel::conformance::{Thoroughness, check_game};
use dejarik_kernel::pig::{Ask, Choice, Pig, World};
use dejarik_kernel::*;
use std::sync::Arc;

fn begun(seats: usize, seed: u64) -> Match<Pig> {
    Match::new(Arc::new(Pig), seats, Nature::seeded(seed)).expect("a game of Pig")
}

fn wager(game: &mut Match<Pig>) {
    for question in game.questions().to_vec() {
        game.answer(question.number, question.seat, Choice::Number(3)).expect("a wager");
    }
}

#[test]
fn random_games_conform() {
    for seed in 0..60 {
        let how = Thoroughness { probe_one_in: 1, most_answers: 10_000 };
        check_game(&Arc::new(Pig), &(2 + seed as usize % 3), seed, how).expect("a game that conforms");
    }
}

#[test]
fn secret_answers_wait_for_each_other() {
    let mut game = begun(2, 1);
    let number = game.questions()[0].number;
    game.answer(number, Seat(1), Choice::Number(4)).expect("a wager");
    assert!(game.world().wagers.is_empty());
    assert_eq!(game.answer(number, Seat(1), Choice::Number(2)), Err(Refusal::NotAsked(Seat(1))));
    let refused = game.answer(number, Seat(0), Choice::Number(9));
    assert_eq!(refused, Err(Refusal::NotAnOption(Some(WhyNot::new("pig-1", "wagers-are-2-to-4")))));
    game.answer(number, Seat(0), Choice::Number(2)).expect("a wager");
    assert_eq!(game.world().wagers, [2, 4]);
}

#[test]
fn a_script_of_dice_is_followed_and_can_run_out() {
    let mut game = Match::new(Arc::new(Pig), 2, Nature::Script(vec![6, 5, 1])).expect("a game");
    wager(&mut game);
    let question = game.questions()[0].clone();
    assert_eq!(question.ask, Ask::Again(6));
    game.answer(question.number, question.seat, Choice::Yes).expect("legal");
    let question = game.questions()[0].clone();
    game.answer(question.number, question.seat, Choice::Yes).expect("legal");
    assert_eq!(game.pending(), &Pending::Dice(Dice { count: 1, sides: 6 }), "the script is used up");
    assert_eq!(game.world().turn, Seat(1));
}

#[test]
fn dice_can_be_entered_by_hand() {
    let mut game = Match::new(Arc::new(Pig), 2, Nature::Hand).expect("a game");
    wager(&mut game);
    assert!(matches!(game.enter_dice(&[7]), Err(Refusal::Dice(_))));
    assert!(matches!(game.enter_dice(&[1, 2]), Err(Refusal::Dice(_))));
    game.enter_dice(&[4]).expect("a face of the die");
    assert_eq!(game.world().sum, 4);
    assert!(matches!(game.enter_dice(&[4]), Err(Refusal::Dice(_))));
}

#[test]
fn undo_stops_at_dice_unless_all_agree() {
    let mut game = begun(2, 3);
    wager(&mut game);
    let before = game.world().clone();
    let question = game.questions()[0].clone();
    game.answer(question.number, question.seat, Choice::Yes).expect("legal");
    let after = game.world().clone();
    assert_eq!(game.undo(Undo::Fair), Err(Refusal::Revealed));
    game.undo(Undo::Any).expect("agreed");
    assert_eq!(*game.world(), before);
    let again = game.questions()[0].clone();
    assert_ne!(again.number, question.number, "an answer to the old question is refused");
    game.answer(again.number, again.seat, Choice::Yes).expect("legal");
    assert_eq!(*game.world(), after, "undo gives no second throw");
}

#[test]
fn a_single_option_is_taken_and_recorded_as_forced() {
    let mut game = Match::new(Arc::new(Pig), 2, Nature::Script(vec![6, 6, 6, 2, 1])).expect("a game");
    wager(&mut game);
    for _ in 0..2 {
        let question = game.questions()[0].clone();
        game.answer(question.number, question.seat, Choice::Yes).expect("legal");
    }
    assert!(game.answers().iter().any(|a| matches!(a, Answer::Chose { forced: true, choice: Choice::No, .. })));
    assert_eq!(game.world().scores[0], 18);
}

#[test]
fn a_changed_save_is_refused() {
    let mut game = begun(2, 4);
    wager(&mut game);
    let mut record = game.record();
    record.start.scores[1] = 29;
    assert!(matches!(Match::load(Arc::new(Pig), record), Err(Refusal::Save(_))));
}

#[test]
fn a_record_with_a_false_die_does_not_verify() {
    let mut game = begun(2, 5);
    wager(&mut game);
    let mut record = game.record();
    assert!(record.verify(&Arc::new(Pig)).is_ok());
    for answer in &mut record.answers {
        if let Answer::Fell(_, faces) = answer {
            faces[0] = faces[0] % 6 + 1;
        }
    }
    assert!(record.verify(&Arc::new(Pig)).is_err());
}

/// Pig with a fault: each must be caught and cost only the answer that showed it.
mod mutants {
    use super::*;
    use dejarik_kernel::pig::Event;
    use std::sync::atomic::{AtomicU8, Ordering};

    pub enum Mutant {
        Panics,
        Endless,
        TooDeep,
        Swallows,
        CountsOutsideTheWorld(AtomicU8),
        WritesWithoutAnEvent,
    }

    impl Rules for Mutant {
        type Setup = usize;
        type World = World;
        type Event = Event;
        type Ask = Ask;
        type Choice = Choice;
        type View = World;
        const NAME: &'static str = "mutant";
        const PASS: Choice = Choice::Pass;
        fn version(&self) -> String {
            "mutant".into()
        }
        fn seats(&self, seats: &usize) -> usize {
            *seats
        }
        fn begin(&self, seats: &usize) -> Result<World, String> {
            Pig.begin(seats)
        }
        fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
            let seat = at.world().turn;
            let sum = at.world().sum;
            let again = at.yes(seat, Ask::Again(sum))?;
            match self {
                Mutant::Panics if again => panic!("a rule without a head"),
                Mutant::Endless if again => loop {
                    at.ask(seat, Ask::Wager, |_, list| list.push(2u8))?;
                },
                Mutant::TooDeep if again => return deeper(at),
                Mutant::Swallows if again => {
                    let answer = at.yes(seat, Ask::Wager);
                    at.emit(Event::Threw(answer.is_ok() as u8));
                    return Ok(());
                }
                Mutant::CountsOutsideTheWorld(n) => {
                    at.emit(Event::Threw(1 + n.fetch_add(1, Ordering::Relaxed) % 3));
                    let sum = at.world().sum;
                    at.yes(seat, Ask::Again(sum))?;
                }
                _ => {}
            }
            at.emit(Event::Threw(1));
            at.emit(Event::Banked);
            at.emit(Event::Passed);
            Ok(())
        }
        fn outcome(&self, w: &World) -> Option<Outcome> {
            Pig.outcome(w)
        }
        fn apply(w: &mut World, e: &Event) {
            Pig::apply(w, e);
        }
        fn view(&self, w: &World, _: Option<Seat>) -> World {
            w.clone()
        }
        fn seen(&self, e: &Event, _: Option<Seat>) -> Option<Event> {
            Some(e.clone())
        }
        fn imagine(&self, start: &mut World, _: &World, _: Seat, _: &mut Chance) {
            if matches!(self, Mutant::WritesWithoutAnEvent) {
                start.sum += 1;
            }
        }
        fn why_not(&self, _: &World, _: &Ask, _: &Choice) -> Option<WhyNot> {
            None
        }
    }

    fn deeper(at: &mut At<'_, Mutant>) -> Play<()> {
        at.during(Event::Threw(0), Event::Threw(0), deeper)
    }

    fn answered(mutant: Mutant) -> (Match<Mutant>, Result<(), Refusal>) {
        let mut game = Match::new(Arc::new(mutant), 2, Nature::Hand).expect("a game");
        let number = game.questions()[0].number;
        let result = game.answer(number, Seat(0), Choice::Yes);
        (game, result)
    }

    #[test]
    fn faults_cost_the_answer_and_never_the_match() {
        type Expected = fn(&Fault) -> bool;
        let cases: [(Mutant, Expected); 4] = [
            (Mutant::Panics, |f| matches!(f, Fault::Panicked(text) if text.contains("without a head"))),
            (Mutant::Endless, |f| matches!(f, Fault::Endless(_))),
            (Mutant::TooDeep, |f| matches!(f, Fault::TooDeep(_))),
            (Mutant::Swallows, |f| matches!(f, Fault::WentOn)),
        ];
        for (mutant, expected) in cases {
            let (mut game, result) = answered(mutant);
            let Err(Refusal::Fault(fault)) = result else { panic!("{result:?}") };
            assert!(expected(&fault), "{fault}");
            let number = game.questions()[0].number;
            game.answer(number, Seat(0), Choice::No).expect("the match goes on");
            assert_eq!(game.world().turn, Seat(1));
        }
    }

    #[test]
    fn conformance_finds_what_is_not_in_the_world() {
        let how = Thoroughness { probe_one_in: 1, most_answers: 1_000 };
        let counts = Arc::new(Mutant::CountsOutsideTheWorld(AtomicU8::new(0)));
        assert!(check_game(&counts, &2, 1, how).is_err());
        let writes = Arc::new(Mutant::WritesWithoutAnEvent);
        assert!(check_game(&writes, &2, 1, how).is_err());
        assert!(check_game(&Arc::new(Mutant::Panics), &2, 1, how).is_err());
    }
}

#[test]
fn a_game_goes_on_after_a_change_of_the_rules() {
    let mut game = Match::new(Arc::new(Pig), 2, Nature::Script(vec![6, 5, 4])).expect("a game");
    wager(&mut game);
    let question = game.questions()[0].clone();
    game.answer(question.number, question.seat, Choice::Yes).expect("legal");
    let mut record = game.record();
    record.version = "pig 0".into();
    let (loaded, dropped) = Match::load(Arc::new(Pig), record.clone()).expect("it goes on");
    assert_eq!((dropped, loaded.world().sum), (0, 11));
    for answer in record.answers.iter_mut().skip(1) {
        if let Answer::Chose { ask, .. } = answer {
            *ask = Ask::Again(99); // the question of an older edition
        }
    }
    let (loaded, dropped) = Match::load(Arc::new(Pig), record).expect("it goes on");
    assert!(dropped > 0);
    assert_eq!(loaded.world().sum, 6, "only what no longer fits is lost");
}

#[test]
fn every_way_a_turn_of_pig_can_go() {
    let world = World { scores: vec![0, 0], wagers: vec![2, 2], turn: Seat(0), sum: 0 };
    // A turn goes on while the sum is under 10 and the player wants; a 1 ends it.
    let ways = |sum: u32| {
        fn ways(sum: u32) -> u64 {
            let after = |face: u32| if sum + face >= 10 { 1 } else { 1 + ways(sum + face) };
            1 + (2..=6).map(after).sum::<u64>()
        }
        ways(sum)
    };
    assert_eq!(count_paths(&Pig, &world, u64::MAX), Ok(ways(0)));
}
