//! Nothing that a seat may not know is in what it is told: what is told from two worlds that differ only in that must be
//! the same to the last byte.

use dejarik_ccg::Ccg;
use dejarik_games::{Hosted, Lang, Wish, find};
use dejarik_kernel::pig::Pig;
use dejarik_kernel::{Chance, Match, Nature, QuestionOf, Rules, Seat};
use dejarik_legion::Legion;
use dejarik_minis::Minis;
use serde_json::{Value, json};
use std::cell::Cell;
use std::sync::{Arc, Once};

/// A number of a choice changed by lot: a question about what is not on the list.
fn other(chance: &mut Chance, value: &Value) -> Value {
    match value {
        Value::Number(_) if chance.below(2) == 0 => json!(chance.below(124)),
        Value::Array(all) => all.iter().map(|v| other(chance, v)).collect(),
        Value::Object(fields) => fields.iter().map(|(k, v)| (k.clone(), other(chance, v))).collect(),
        same => same.clone(),
    }
}

/// All words under `asks`, and every title of a card on the screen: what a client might ask about.
fn numbers(view: &Value, found: &mut Vec<String>) {
    match view {
        Value::Object(fields) => {
            for (key, value) in fields {
                let words = value.as_array().into_iter().flatten().filter_map(Value::as_str);
                match key.as_str() {
                    "asks" => found.extend(words.map(str::to_owned)),
                    "words" => found.extend(value.as_str().map(|title| format!("power {title}"))),
                    _ => {}
                }
                numbers(value, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|v| numbers(v, found)),
        _ => {}
    }
}

thread_local! {
    /// Whether rules may stumble here without a word: telling where each time takes minutes.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What comes of a question about what may not be there.
fn contained<T>(work: impl FnOnce() -> T) -> Option<T> {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                usual(panic);
            }
        }));
    });
    QUIET.set(true);
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok();
    QUIET.set(false);
    done
}

/// Everything that a seat, or a spectator, is told or may ask of a table, as a server says it.
fn told<R: Hosted>(
    rules: &R,
    w: &R::World,
    seat: Option<Seat>,
    question: &QuestionOf<R>,
    odd: &[R::Choice],
    events: &[R::Event],
) -> String {
    let lang = Lang::English;
    let screen = rules.screen(lang, w, seat);
    let mut said = vec![screen.value().to_string()];
    // Where a name is told that is not there, the list of those that are is told too.
    let mut words = vec!["power ".to_owned(), "power a".to_owned(), "cover x y".to_owned(), "speed x".to_owned()];
    for title in
        ["Luke", "Darth", "Obi", "Han", "Millennium", "Tarkin", "Leia", "Boba", "Chewbacca", "Imperial", "Rebel"]
    {
        words.extend(["power", "deploy", "forfeit"].map(|number| format!("{number} {title}")));
    }
    numbers(&screen.value(), &mut words);
    words.truncate(70);
    for words in &words {
        said.push(format!("{words}: {:?}", rules.why_for(lang, w, seat, words)));
        let ask = json!({ "kind": "why", "words": words });
        said.push(format!("{:?}", rules.query(lang, w, seat, None, &ask)));
    }
    said.extend(events.iter().filter_map(|e| rules.seen(e, seat)).map(|e| rules.event_words(lang, w, &e)));
    if seat == Some(question.seat) {
        said.push(rules.ask_words(lang, w, &question.ask));
        said.extend(question.options.iter().map(|c| rules.choice_words(lang, w, &question.ask, c)));
        for choice in odd {
            let why = contained(|| rules.why_not(w, &question.ask, choice));
            said.push(format!("{choice:?}: {:?}", why.flatten().map(|why| rules.reason(lang, &why))));
        }
    }
    said.join("\n")
}

/// Plays by lot, and at every question deals anew what each seat cannot know: view, question and events must not change.
fn compare<R: Hosted>(rules: &Arc<R>, setup: &R::Setup, seed: u64, most: usize) -> usize {
    let mut game = Match::new(rules.clone(), setup.clone(), Nature::seeded(seed)).unwrap();
    let (mut chance, mut lots) = (Chance::new(seed), Chance::new(seed + 1));
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
            // Who looks on knows nothing that a player does not.
            for eyes in [Some(seat), None] {
                let json = |w: &R::World| serde_json::to_string(&rules.view(w, eyes)).unwrap();
                assert_eq!(json(game.world()), json(&world), "the view of {eyes:?}, dealt anew for {seat}");
            }
            // All of it takes a while: now and then is often enough.
            if compared % 8 == 0 {
                let mut odd: Vec<R::Choice> = Vec::new();
                for _ in 0..30 {
                    let option = serde_json::to_value(&question.options[lots.below(question.options.len())]).unwrap();
                    odd.extend(serde_json::from_value(other(&mut lots, &option)).ok());
                }
                odd.extend(
                    (0..124).flat_map(|n| about::<R>(n)).filter_map(|choice| serde_json::from_value(choice).ok()),
                );
                let events = &game.events()[game.events().len().saturating_sub(12)..];
                for eyes in [Some(seat), None] {
                    let all = |w: &R::World| told(&**rules, w, eyes, &question, &odd, events);
                    let (real, dreamt) = (all(game.world()), all(&world));
                    let differs = real.lines().zip(dreamt.lines()).find(|(a, b)| a != b);
                    assert_eq!(differs, None, "{eyes:?} is told by {question:?}");
                }
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

/// Choices about a card by its number, wherever it is.
fn about<R: Hosted>(card: u8) -> Vec<Value> {
    if R::NAME != "ccg" {
        return Vec::new();
    }
    vec![
        json!({ "Act": { "Deploy": { "card": card, "to": 0, "berth": "Here" } } }),
        json!({ "Act": { "Play": { "card": card, "deed": 0 } } }),
        json!({ "Act": { "Replace": { "old": card, "new": card } } }),
        json!({ "Act": { "HandOver": { "item": card, "to": card } } }),
        json!({ "Act": { "Move": { "card": card, "to": card, "berth": "Here", "how": "Land" } } }),
        json!({ "Card": card }),
    ]
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
