//! Games that were saved under other rules: their log begins where they are taken up.

use dejarik_games::{Form, Lang, Session, Waiting, Wish, find};

/// The first game that a table offers, after so many answers, as another version of the rules would have saved it.
fn saved(game: &str, answers: usize) -> (Vec<u8>, usize) {
    let game = find(game).expect("a game");
    let table = &game.tables(&Wish::default()).expect("tables")[0];
    let mut session = game.begin(Lang::English, table, 5).expect("a match");
    for _ in 0..answers {
        let Waiting::Answer(asked) = session.waiting() else { break };
        session.choose(asked.options.len() - 1).expect("an option");
    }
    let text = String::from_utf8(session.save(Form::Json).expect("a save")).expect("JSON");
    let version = game.version();
    assert!(text.contains(&version));
    (text.replace(&version, "another day").into_bytes(), session.log().len())
}

fn taken_up(game: &str, answers: usize) -> Box<dyn Session> {
    let (bytes, _) = saved(game, answers);
    let (session, lost) = find(game).expect("a game").load(Lang::English, &bytes).expect("it is taken up");
    assert!(lost.is_some_and(|lost| lost.contains("another day")));
    session
}

#[test]
fn a_game_goes_on_and_is_taken_back() {
    for answers in [3, 12, 40] {
        let mut session = taken_up("minis", answers);
        let before = session.log().len();
        let Waiting::Answer(asked) = session.waiting() else { panic!("nothing is asked") };
        session.choose(asked.options.len() - 1).expect("an option");
        assert!(session.log().len() >= before);
        // Taken back across a step it is played again from the setup, and then its whole story is told.
        session.undo().expect("the answer is taken back");
        assert!(session.log().len() >= before);
        let Waiting::Answer(again) = session.waiting() else { panic!("nothing is asked") };
        assert_eq!((again.question, again.options), (asked.question, asked.options));
    }
}

#[test]
fn a_finished_game_is_not_told_twice() {
    let (_, lines) = saved("pig", 100_000);
    assert!(lines > 5, "a whole game");
    let session = taken_up("pig", 100_000);
    assert!(matches!(session.waiting(), Waiting::Over(_)));
    assert_eq!(session.log().len(), 0);
}

#[test]
fn a_game_that_was_taken_up_is_saved_again_and_shown() {
    for (name, answers) in [("minis", 40), ("ccg", 30), ("legion", 30), ("pig", 6)] {
        let game = find(name).expect("a game");
        let mut session = taken_up(name, answers);
        for _ in 0..3 {
            let Waiting::Answer(asked) = session.waiting() else { panic!("{name}: nothing is asked") };
            session.choose(asked.options.len() - 1).expect("an option");
        }
        // Its answers lead from the setup to nowhere under these rules, and nobody tries.
        let save = session.save(Form::Json).expect("a save");
        let (mut session, told) = game.load(Lang::English, &save).expect("it is taken up once more");
        assert!(told.is_some_and(|told| told.contains("another day, then ")), "{name}");
        while let Waiting::Answer(asked) = session.waiting() {
            session.choose(asked.options.len() - 1).expect("an option");
            if session.log().len() > 400 {
                break;
            }
        }
        let shown = game.replay(Lang::English, &session.save(Form::Json).expect("a save")).expect("it is shown");
        let (_, lines) = saved(name, answers);
        let shown = (shown.verified, shown.lines().len());
        assert!(!shown.0 && shown.1 >= lines / 2, "{name}: {} lines from its beginning, {lines} by then", shown.1);
    }
}
