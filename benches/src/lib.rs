//! What the benches measure: a table of Miniatures, Worlds from the middle of a game, and parts of a game.

use dejarik_games::{Host, Lots, Wish, find};
use dejarik_kernel::{Match, Nature, Pending, Rules, play, run};
use dejarik_minis::Minis;
use dejarik_minis::setup::Setup;
use dejarik_minis::world::World;
use std::sync::{Arc, OnceLock};

/// The rules and a table of two 100-point squads on a full-size map.
pub fn table() -> &'static (Arc<Minis>, Setup) {
    static TABLE: OnceLock<(Arc<Minis>, Setup)> = OnceLock::new();
    TABLE.get_or_init(|| {
        let game = find("minis").expect("the game");
        let rules = game.as_any().downcast_ref::<Host<Minis>>().expect("its host").rules.clone();
        let wish = Wish { limit: Some(100), map: Some("Ring Station".to_owned()), ..Wish::default() };
        let setup = game.tables(&wish).expect("a table")[0].setup::<Setup>().clone();
        // Everything that is worked out once is worked out now.
        let mut lots = Lots::new(1);
        for _ in 0..3 {
            let mut world = rules.begin(&setup).expect("a World");
            play(&*rules, &mut world, &mut lots);
        }
        (rules, setup)
    })
}

/// A World after so many decisions of a random game.
pub fn world_after(decisions: u64) -> World {
    let (rules, setup) = table();
    let mut world = rules.begin(setup).expect("a World");
    let mut lots = Lots { stop_after: decisions, ..Lots::new(2) };
    play(&**rules, &mut world, &mut lots);
    world
}

/// A World after so many steps.
pub fn world_between_steps(steps: usize) -> World {
    let (rules, setup) = table();
    let mut world = rules.begin(setup).expect("a World");
    let mut lots = Lots::new(2);
    for _ in 0..steps {
        run(&**rules, &mut world, &[], &mut lots, None, &mut 0);
    }
    world
}

/// One activation with all that is inside it, by lot.
pub fn one_step(mut world: World) -> World {
    run(&*table().0, &mut world, &[], &mut Lots::new(3), None, &mut 0);
    world
}

/// A whole random game; how many decisions it had.
pub fn whole_game(seed: u64) -> u64 {
    let (rules, setup) = table();
    let mut world = rules.begin(setup).expect("a World");
    let mut lots = Lots::new(seed);
    play(&**rules, &mut world, &mut lots);
    lots.decisions
}

/// A match paused after so many answers.
pub fn paused_match(answers: usize) -> Match<Minis> {
    let (rules, setup) = table();
    let mut game = Match::new(rules.clone(), setup.clone(), Nature::seeded(1)).expect("a match");
    for turn in 0..answers {
        answer(&mut game, turn);
    }
    game
}

/// Answers the open question of a match.
pub fn answer(game: &mut Match<Minis>, turn: usize) {
    let Pending::Questions(questions) = game.pending() else { return };
    let question = &questions[0];
    let (number, seat, choice) = (question.number, question.seat, question.options[turn % question.options.len()]);
    game.answer(number, seat, choice).expect("an option is taken");
}
