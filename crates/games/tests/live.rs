//! The door for programs: the same match as in words, nothing secret, and the same again from its answers.

use dejarik_games::{Form, Game, Given, Lang, Live, Wish, find};
use dejarik_kernel::{Chance, Seat, Undo};
use serde_json::{Value, json};

fn open(game: &dyn Game, seed: u128, more: usize) -> Box<dyn Live> {
    let wish = Wish { limit: game.usual_limit(), more: vec![None; more], ..Wish::default() };
    game.open(&game.tables(&wish).unwrap()[0], seed).unwrap()
}

/// Plays random options to the end, or so many answers, and returns what was answered.
fn play(live: &mut dyn Live, lots: u64, most: usize) -> Vec<(u8, Value)> {
    let mut chance = Chance::new(lots);
    let mut given = Vec::new();
    while let Some(seat) = live.asked().first().copied().filter(|_| given.len() < most) {
        let put = live.question(Lang::English, seat).unwrap();
        assert_eq!(put.seat, seat.0);
        let nth = chance.below(put.options.len());
        given.push((seat.0, live.choice(Lang::English, seat, &Given::Nth(nth)).unwrap()));
        assert_eq!(given.last().unwrap().1, put.options[nth].choice.value());
        live.answer(Lang::English, put.number, seat, &Given::Nth(nth)).unwrap();
    }
    given
}

#[test]
fn a_match_is_the_same_again_from_its_choices() {
    for (name, more) in [("pig", 0), ("pig", 2), ("minis", 0)] {
        let game = find(name).unwrap();
        let mut first = open(&*game, 77, more);
        let given = play(&mut *first, 5, 120);
        let mut again = game.open_again(&first.setup().unwrap(), 77).unwrap();
        for (seat, choice) in &given {
            let put = again.question(Lang::Polish, Seat(*seat)).unwrap();
            again.answer(Lang::Polish, put.number, Seat(*seat), &Given::Choice(choice.clone())).unwrap();
        }
        assert_eq!(first.record(Form::Postcard), again.record(Form::Postcard), "{name}");
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            assert_eq!(first.view(Lang::English, seat), again.view(Lang::English, seat));
            assert_eq!(first.events(Lang::Polish, seat, 0), again.events(Lang::Polish, seat, 0));
        }
    }
}

/// What a match has put away comes back for who asks, whenever that is.
#[test]
fn the_past_can_be_told_at_any_time() {
    for (name, seed) in [("pig", 3), ("minis", 4), ("ccg", 5), ("legion", 6)] {
        let game = find(name).unwrap();
        let (mut live, mut asked_often) = (open(&*game, seed, 0), open(&*game, seed, 0));
        let viewers = [None, Some(Seat(0)), Some(Seat(1))];
        let mut told: Vec<Vec<_>> = viewers.iter().map(|seat| live.events(Lang::English, *seat, 0)).collect();
        for turn in 0..90 {
            let from = live.count();
            if play(&mut *live, turn, 1).is_empty() {
                break;
            }
            play(&mut *asked_often, turn, 1);
            for (seat, told) in viewers.iter().zip(&mut told) {
                told.extend(live.events(Lang::English, *seat, from));
                if turn % 7 == 0 {
                    assert_eq!(asked_often.events(Lang::English, *seat, 0), *told, "{name}");
                }
            }
        }
        for (seat, told) in viewers.iter().zip(&told) {
            assert_eq!(live.events(Lang::English, *seat, 0), *told, "{name}");
            let last = live.frame(Lang::English, *seat, usize::MAX);
            assert_eq!((last.n, last.view), (live.count(), live.view(Lang::English, *seat)), "{name}");
        }
        assert_eq!(live.record(Form::Postcard), asked_often.record(Form::Postcard), "{name}");
    }
}

#[test]
fn three_and_four_sit_down_to_miniatures() {
    let game = find("minis").unwrap();
    for more in [1, 2] {
        let mut live = open(&*game, 3, more);
        assert_eq!(live.seats(), 2 + more);
        play(&mut *live, 1, 60);
    }
}

/// The numbers on a figure's card are those of its attacks and of attacks on it: what holds against everybody, and what is different against some.
#[test]
fn a_card_on_the_table_tells_the_numbers_of_the_moment() {
    let game = find("minis").unwrap();
    let mut live = open(&*game, 9, 0);
    let (mut alike, mut different, mut wounded) = (0, 0, 0);
    for turn in 0..60 {
        if play(&mut *live, turn, 6).is_empty() {
            break;
        }
        let ask = |ask: Value| live.query(Lang::English, None, &ask);
        let scene = live.view(Lang::English, None).value();
        let figures: Vec<&Value> = scene["figures"].as_array().unwrap().iter().collect();
        let stands = |f: &Value| !f["at"].is_null() && f["defeated"] == false;
        let standing = || (0..figures.len()).filter(|who| stands(figures[*who]));
        for who in standing() {
            let now = ask(json!({ "kind": "card", "who": who })).unwrap()["now"].clone();
            assert_eq!(now["hit_points"]["total"], figures[who]["points"]);
            wounded += usize::from(now["hit_points"]["terms"].as_array().unwrap().len() > 1);
            for foe in standing().filter(|foe| figures[*foe]["side"] != figures[who]["side"]) {
                let told = now["against"].as_array().unwrap().iter().find(|a| a["who"] == foe);
                let number = |key: &str| told.map(|a| &a[key]).filter(|sum| !sum.is_null()).unwrap_or(&now[key]);
                let strikes = ask(json!({ "kind": "attack", "by": who, "at": foe })).unwrap();
                let stands = ask(json!({ "kind": "attack", "by": foe, "at": who })).unwrap();
                assert_eq!(number("attack"), &strikes["attack"], "{now}");
                assert_eq!(number("damage"), &strikes["damage"], "{now}");
                assert_eq!(number("defense"), &stands["defense"], "{now}");
                *if told.is_some() { &mut different } else { &mut alike } += 1;
            }
            for key in ["hit_points", "attack", "defense", "damage", "speed"] {
                let terms = now[key]["terms"].as_array().unwrap().iter().map(|term| term[1].as_i64().unwrap());
                assert_eq!(now[key]["total"], terms.sum::<i64>(), "{key} of {now}");
            }
        }
    }
    assert!(alike > 0 && different > 0 && wounded > 0, "{alike} {different} {wounded}");
}

#[test]
fn bad_answers_are_refused_and_change_nothing() {
    let game = find("minis").unwrap();
    let mut live = open(&*game, 1, 0);
    let before = live.record(Form::Postcard);
    let seat = live.asked()[0];
    let other = Seat(1 - seat.0);
    let number = live.question(Lang::English, seat).unwrap().number;
    let mut refused = |number, seat, given: Given| live.answer(Lang::Polish, number, seat, &given).unwrap_err().reason;
    assert_eq!(refused(number, other, Given::Nth(0)), "not_asked");
    assert_eq!(refused(number + 1, seat, Given::Nth(0)), "old_question");
    assert_eq!(refused(number, seat, Given::Nth(usize::MAX)), "not_an_option");
    for choice in [json!(null), json!("Nothing"), json!({ "Number": -1 }), json!([1, 2]), json!("Pass")] {
        assert_eq!(refused(number, seat, Given::Choice(choice)), "not_an_option");
    }
    assert_eq!(before, live.record(Form::Postcard));
}

#[test]
fn a_question_is_for_the_asked_alone_and_a_secret_answer_shows_nothing() {
    let game = find("pig").unwrap();
    let mut live = open(&*game, 9, 0);
    assert_eq!(live.asked(), [Seat(0), Seat(1)]);
    let (spectator, other) = (live.view(Lang::English, None), live.view(Lang::English, Some(Seat(1))));
    let number = live.question(Lang::English, Seat(0)).unwrap().number;
    live.answer(Lang::English, number, Seat(0), &Given::Nth(2)).unwrap();
    assert_eq!(live.asked(), [Seat(1)]);
    assert_eq!(live.question(Lang::English, Seat(0)), None);
    assert_eq!(live.view(Lang::English, None), spectator);
    assert_eq!(live.view(Lang::English, Some(Seat(1))), other);
    assert_eq!(live.count(), 0);
}

#[test]
fn a_decision_before_a_roll_can_be_taken_back_and_the_log_with_it() {
    let game = find("minis").unwrap();
    let mut live = open(&*game, 4, 0);
    play(&mut *live, 2, 3);
    let (log, revision) = (live.events(Lang::English, None, 0), live.revision());
    let seat = live.asked()[0];
    play(&mut *live, 2, 1);
    assert_eq!(live.undoable(seat), Some((1, Undo::Fair)));
    live.undo(Lang::English, Undo::Fair).unwrap();
    assert_eq!(live.events(Lang::English, None, 0), log);
    assert_eq!(live.revision(), revision + 1);
}

#[test]
fn a_finished_game_can_be_wound_to_any_event() {
    for name in ["pig", "minis"] {
        let game = find(name).unwrap();
        let mut live = open(&*game, 21, 0);
        play(&mut *live, 8, 100_000);
        assert!(live.outcome().is_some());
        let mut reel = game.reel(&live.record(Form::Postcard).unwrap()).unwrap();
        assert!(reel.verified());
        assert_eq!((reel.seed(), reel.count()), (Some(21), live.count()));
        let last = reel.frame(Lang::English, None, usize::MAX);
        assert_eq!(last.view, live.view(Lang::English, None));
        let middle = reel.frame(Lang::English, None, reel.count() / 2);
        reel.frame(Lang::English, None, 1);
        assert_eq!(reel.frame(Lang::English, None, middle.n), middle);
        let told: Vec<String> = live.events(Lang::English, None, 0).into_iter().map(|t| t.words).collect();
        let lines: Vec<String> = reel.lines(Lang::English, None).into_iter().map(|(_, words)| words).collect();
        assert_eq!(lines, told.into_iter().filter(|w| !w.is_empty()).collect::<Vec<_>>());
    }
}

#[test]
fn a_ruling_can_be_wound_too() {
    let game = find("minis").unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings/minis");
    let file = walk(folder.as_ref()).expect("a ruling");
    let text = std::fs::read_to_string(file).unwrap();
    let document = dejarik_kernel::ruling::Document::parse(&text).unwrap();
    let mut reel = game.ruling_reel(&document, 0).unwrap();
    assert_eq!(reel.marks().last().unwrap().2, reel.count());
    assert_eq!(reel.frame(Lang::English, None, 0).event, None);
}

fn walk(folder: &std::path::Path) -> Option<std::path::PathBuf> {
    let mut entries: Vec<_> = std::fs::read_dir(folder).ok()?.flatten().map(|e| e.path()).collect();
    entries.sort();
    entries
        .into_iter()
        .find_map(|p| if p.is_dir() { walk(&p) } else { p.extension().is_some_and(|e| e == "ruling").then_some(p) })
}
