//! What a screen is told agrees with what the rules offer and refuse.

use dejarik_games::{Lang, Session, Waiting, Wish, find};
use dejarik_kernel::Seat;
use serde_json::{Value, json};

/// A match of two squads on a map, brought to somebody's turn after so many activations.
fn in_turn(seed: u64, turns: usize) -> Box<dyn Session> {
    let minis = find("minis").unwrap();
    let wish = Wish { limit: Some(100), map: Some("canyon-gate".to_owned()), ..Wish::default() };
    let table = minis.tables(&wish).unwrap().into_iter().next().unwrap();
    let mut session = minis.begin(Lang::English, &table, seed).unwrap();
    let mut left = turns;
    for n in 0..5000 {
        let Waiting::Answer(asked) = session.waiting() else { panic!("the game ended early") };
        let moves = asked.options.iter().position(|o| o == "move");
        let attacks = asked.options.iter().position(|o| o.starts_with("attack "));
        if let Some(moves) = moves {
            if left == 0 {
                return session;
            }
            left -= 1;
            session.choose(moves).unwrap();
        } else {
            // Towards the middle, so that the squads meet.
            let nth =
                attacks.unwrap_or(if asked.open { asked.options.len() - 1 } else { n % asked.options.len().min(2) });
            session.choose(nth).unwrap();
        }
    }
    panic!("no turn came");
}

fn seat(session: &dyn Session) -> Seat {
    let Waiting::Answer(asked) = session.waiting() else { panic!("nobody is asked") };
    asked.seat
}

fn ask(session: &dyn Session, what: Value) -> Value {
    session.query(Some(seat(session)), &what).unwrap()
}

fn square(at: &Value) -> String {
    let (x, y) = (at[0].as_u64().unwrap() as u8, at[1].as_u64().unwrap() as u8);
    dejarik_minis::map::Square::new(x, y).to_string()
}

#[test]
fn the_reach_is_what_the_question_offers() {
    for turns in [0, 5, 9] {
        let mut session = in_turn(7, turns);
        let who = session.screen(None)["turn"]["who"].clone();
        let reach = ask(&*session, json!({"kind": "reach", "who": who}));
        let mut told: Vec<String> =
            reach["ends"].as_array().unwrap().iter().map(|e| format!("to {}", square(&e[0]))).collect();
        let end = reach["ends"].as_array().unwrap().last().unwrap().clone();
        let way = ask(&*session, json!({"kind": "way", "who": who, "to": end[0]}));
        assert_eq!((way["refused"].is_null(), &way["cost"]), (true, &end[1]), "{way}");
        assert_eq!(way["steps"].as_array().unwrap().last(), Some(&end[0]));

        session.answer("move").unwrap();
        let Waiting::Answer(asked) = session.waiting() else { panic!("a move is asked for") };
        let mut offered = asked.options.clone();
        told.sort();
        offered.sort();
        assert_eq!(told, offered);
    }
}

#[test]
fn who_cannot_be_attacked_has_the_reason_of_the_rules() {
    let mut compared = 0;
    for turns in [0, 8, 16] {
        let session = in_turn(3, turns);
        let scene = session.screen(None);
        let (who, seat) = (scene["turn"]["who"].clone(), seat(&*session).0);
        let field = ask(&*session, json!({"kind": "field", "who": who}));
        let Waiting::Answer(asked) = session.waiting() else { panic!("nobody is asked") };
        for (id, figure) in scene["figures"].as_array().unwrap().iter().enumerate() {
            if figure["side"] == seat || figure["at"].is_null() {
                continue;
            }
            let words = format!("attack {}", figure["name"].as_str().unwrap());
            let offered = asked.options.contains(&words);
            let preview = ask(&*session, json!({"kind": "attack", "by": who, "at": id}));
            assert_eq!(preview["refused"].is_null(), offered, "{words}: {preview}");
            assert_eq!(field["targets"].as_array().unwrap().contains(&json!(id)), offered);
            if !offered {
                let reason = preview["refused"]["text"].as_str().unwrap();
                assert!(session.why_not(&words).unwrap().contains(reason), "{words}: {reason}");
            }
            let by = scene["figures"][who.as_u64().unwrap() as usize]["name"].as_str().unwrap();
            let lines = session.why(&format!("attack {by} against {}", figure["name"].as_str().unwrap())).unwrap();
            assert_eq!(lines.last().unwrap(), &format!("  = {}", preview["attack"]["total"]), "{lines:?}");
            compared += 1;
        }
    }
    assert!(compared > 10);
}

#[test]
fn a_preview_counts_the_faces_that_hit() {
    let session = in_turn(3, 8);
    let scene = session.screen(None);
    let who = scene["turn"]["who"].clone();
    let enemy = |f: &Value| f["side"] != seat(&*session).0 && !f["at"].is_null();
    let at = scene["figures"].as_array().unwrap().iter().position(enemy).unwrap();
    let preview = ask(&*session, json!({"kind": "attack", "by": who, "at": at}));
    let number = |key: &str| preview[key]["total"].as_i64().unwrap();
    // 1 always misses and 20 always hits; what lies between is a comparison.
    let least = (number("defense") - number("attack")).clamp(2, 20);
    assert_eq!(preview["needs"], json!(least));
    assert_eq!(preview["chance"], json!((21 - least) * 5));
    let mean = ((20 - least) * number("damage") + number("critical")) / 2;
    assert_eq!(preview["expected"], json!(mean));
    let terms = preview["defense"]["terms"].as_array().unwrap();
    assert_eq!(terms.iter().map(|t| t[1].as_i64().unwrap()).sum::<i64>(), number("defense"));
}

#[test]
fn nonsense_is_refused_in_words() {
    let session = in_turn(3, 0);
    for what in [
        json!({"kind": "reach", "who": 200}),
        json!({"kind": "attack", "by": 0, "at": 255}),
        json!({"kind": "way", "who": 0, "to": [99, 99]}),
        json!({"kind": "dance"}),
        json!(null),
    ] {
        assert!(session.query(Some(seat(&*session)), &what).is_err(), "{what}");
    }
}
