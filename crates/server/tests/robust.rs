//! What a client names need not be there: whatever it sends costs its own request, never the match.

mod common;

use common::{Server, hot_seat, next_table};
use dejarik_agents::arena;
use dejarik_games::find;
use dejarik_kernel::Chance;
use dejarik_server::client::{Player, ask, create};
use dejarik_server::room::Msg;
use dejarik_server::wire::lobby::Seated;
use dejarik_server::wire::play::{FromServer, Table, ToServer};
use serde_json::{Value, json};
use std::time::Duration;

/// A choice as the game offers it, with the numbers in it changed: to such as there are not, most of all.
fn distorted(chance: &mut Chance, value: &Value) -> Value {
    let odd = [0, 1, 7, 60, 99, 120, 127, 128, 200, 252, 254, 255, 256, 1_000, 65_535, -1, 4_294_967_295_i64];
    match value {
        Value::Number(_) if chance.below(4) > 0 => json!(odd[chance.below(odd.len())]),
        Value::Array(all) => all.iter().map(|v| distorted(chance, v)).collect(),
        Value::Object(fields) => fields.iter().map(|(k, v)| (k.clone(), distorted(chance, v))).collect(),
        other => other.clone(),
    }
}

/// The words that a table's panels say can be asked about.
fn asks(view: &Value, found: &mut Vec<String>) {
    match view {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "asks" {
                    found.extend(value.as_array().into_iter().flatten().filter_map(|v| v.as_str().map(str::to_owned)));
                }
                asks(value, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|v| asks(v, found)),
        _ => {}
    }
}

/// Choices of forms that every game knows, with ids that none has.
fn strange(game: &str) -> Vec<Value> {
    match game {
        "minis" => vec![json!({ "Figure": 252 }), json!({ "Square": { "x": 250, "y": 250 } }), json!({ "Path": [[255, 255]] })],
        "ccg" => ["Move", "Deploy", "Play", "Use", "HandOver", "Drain", "Battle", "Fire", "Replace", "Launch", "Search"]
            .iter()
            .flat_map(|act| {
                let fields = json!({ "card": 255, "to": 254, "berth": "On", "how": "Landspeed", "deed": 9, "item": 200, "old": 255,
                    "new": 250, "ship": 255, "pilot": 254, "weapon": 255, "target": 255 });
                [json!({ "Act": { (*act): 255 } }), json!({ "Act": { (*act): fields } })]
            })
            .collect(),
        "legion" => vec![json!({ "Row": 200 }), json!({ "Unit": 255 }), json!({ "Deed": { "Attack": 255 } })],
        _ => vec![json!({ "Number": 255 }), json!({ "Wager": 255 })],
    }
}

/// Requests of every kind about what is on the table now, most of them distorted.
fn requests(chance: &mut Chance, game: &str, table: &Table) -> Vec<Value> {
    let mut requests = Vec::new();
    for question in &table.questions {
        let mut choices = strange(game);
        for _ in 0..6 {
            if let Some(option) = question.options.get(chance.below(question.options.len().max(1))) {
                choices.push(distorted(chance, &option.choice.value()));
            }
        }
        for choice in choices {
            let seat = question.seat;
            requests.push(json!({ "type": "why_not", "id": 1, "seat": seat, "choice": choice }));
            let asked =
                json!({ "type": "answer", "id": 2, "seat": seat, "question": question.number, "choice": choice });
            // One in a while, or the table would change under the rest.
            if !question.options.iter().any(|option| option.choice.value() == choice) {
                requests.push(asked);
            }
        }
    }
    let mut words =
        vec!["attack a b".to_owned(), "power ".to_owned(), "ż".to_owned(), String::new(), "cover  ".to_owned()];
    asks(&table.view.value(), &mut words);
    for words in words.iter().take(40) {
        requests.push(json!({ "type": "why", "id": 3, "words": words }));
        requests.push(json!({ "type": "query", "id": 4, "seat": 0, "ask": { "kind": "why", "words": words } }));
        let letters: Vec<char> = words.chars().collect();
        let cut: String = letters[..chance.below(letters.len() + 1)].iter().collect();
        requests.push(json!({ "type": "why", "id": 3, "words": cut }));
    }
    let number = |chance: &mut Chance| [0, 1, 5, 40, 99, 252, 255, 256, -1, 1_i64 << 40][chance.below(10)];
    for ask in [
        "reach", "preview", "look", "target", "targets", "path", "card", "sight", "cover", "moves", "attack", "figure",
        "outlook",
    ] {
        let fields = json!({ "ask": ask, "kind": ask, "figure": number(chance), "by": number(chance), "at": number(chance),
            "of": "nobody", "to": { "x": number(chance), "y": number(chance) }, "who": number(chance) });
        requests.push(json!({ "type": "query", "id": 5, "seat": chance.below(3), "ask": fields }));
        let ask =
            json!({ "kind": ask, "figure": number(chance), "target": number(chance), "path": [[number(chance), 0]] });
        requests.push(json!({ "type": "query", "id": 5, "ask": ask }));
    }
    for n in [0_u64, 1, 3, 100_000, u64::MAX] {
        requests.push(json!({ "type": "frame", "id": 6, "n": n }));
        requests.push(json!({ "type": "log", "id": 7, "from": n, "to": n / 2 }));
        requests.push(json!({ "type": "log", "id": 7, "from": n / 2, "to": n }));
    }
    for kind in ["undo_answer", "no_draw", "thoughts", "resync", "claim"] {
        let mut request = json!({ "type": kind, "id": 8 });
        if !["thoughts", "resync"].contains(&kind) {
            request["seat"] = json!(chance.below(5));
        }
        if kind == "undo_answer" {
            request["yes"] = json!(true);
        }
        requests.push(request);
    }
    for kind in ["draw", "resign", "undo", "undo_answer", "no_draw", "claim"] {
        let mut request = json!({ "type": kind, "id": 9, "seat": 200 + chance.below(56) });
        if kind == "undo_answer" {
            request["yes"] = json!(false);
        }
        requests.push(request);
    }
    requests
}

async fn enter(server: &Server, seated: &Seated) -> Player {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap()
}

async fn sit(server: &Server, game: &str) -> (Seated, Player) {
    let seated = create(&server.addr, &hot_seat(game)).await.unwrap();
    let player = enter(server, &seated).await;
    (seated, player)
}

/// All four games are played on while somebody asks nonsense about what is really there: the match is never loaded anew.
#[tokio::test(flavor = "multi_thread")]
async fn ids_that_are_not_there_cost_nobody_the_match() {
    let server = Server::start().await;
    let rounds: u32 = std::env::var("DEJARIK_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    for game in ["minis", "ccg", "legion", "pig"] {
        let mut chance = Chance::new(99);
        let (mut seated, mut player) = sit(&server, game).await;
        let mut table = next_table(&mut player).await;
        for round in 0..rounds {
            if table.over.is_some() {
                seated = sit(&server, game).await.0;
            }
            // Nobody may say so much over one connection.
            player = enter(&server, &seated).await;
            table = next_table(&mut player).await;
            for request in requests(&mut chance, game, &table) {
                player.say_text(request.to_string()).await.unwrap();
                player.say(&ToServer::Ping { id: 77 }).await.unwrap();
                let wait = async {
                    loop {
                        match player.hear().await.expect("a message") {
                            Some(FromServer::Pong { id: 77 }) => return,
                            Some(FromServer::Refused(r)) => assert_ne!(r.reason, "fault", "{game}: {request}: {r:?}"),
                            Some(FromServer::State(next) | FromServer::Update(next)) => table = *next,
                            // Numbers that are none are no message.
                            Some(FromServer::Bye { reason, .. }) => {
                                panic!("{game}, round {round}: {request}: {reason}")
                            }
                            None => panic!("{game}, round {round}: {request}: closed"),
                            Some(_) => {}
                        }
                    }
                };
                tokio::time::timeout(Duration::from_secs(20), wait).await.expect("an answer");
            }
            if table.over.is_none() {
                let question = &table.questions[0];
                let nth = Some(chance.below(question.options.len()));
                let (seat, question) = (Some(question.seat), question.number);
                player.say(&ToServer::Answer { id: 10, seat, question, nth, choice: None }).await.unwrap();
                let before = table.number;
                while table.number == before {
                    table = next_table(&mut player).await;
                }
            }
        }
    }
}

/// The two that killed a match.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_about_nobody_is_answered() {
    let server = Server::start().await;
    for (game, choice) in [
        ("minis", json!({ "Figure": 252 })),
        ("ccg", json!({ "Act": { "Move": { "card": 255, "to": 254, "berth": "On", "how": "Land" } } })),
    ] {
        let (_, mut player) = sit(&server, game).await;
        let mut table = next_table(&mut player).await;
        for round in 0..60 {
            if let Some(question) = table.questions.first() {
                let why = json!({ "type": "why_not", "id": 7, "seat": question.seat, "choice": choice });
                player.say_text(why.to_string()).await.unwrap();
            }
            loop {
                match player.hear().await.unwrap().expect("the server closed") {
                    FromServer::Reply { id: 7, .. } | FromServer::Refused(_) => break,
                    FromServer::Bye { reason, .. } => panic!("{game}, round {round}: {reason}"),
                    _ => {}
                }
            }
            let question = &table.questions[0];
            let (seat, nth) = (Some(question.seat), Some(question.options.len() - 1));
            let answer = ToServer::Answer { id: 8, seat, question: question.number, nth, choice: None };
            player.say(&answer).await.unwrap();
            table = next_table(&mut player).await;
            if table.over.is_some() {
                break;
            }
        }
    }
}

/// Whatever breaks a match all the same, it is there again for who comes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_broke_is_loaded_anew() {
    let server = Server::start().await;
    let (seated, mut player) = sit(&server, "pig").await;
    let table = next_table(&mut player).await;
    let question = &table.questions[0];
    let answer =
        ToServer::Answer { id: 1, seat: Some(question.seat), question: question.number, nth: Some(0), choice: None };
    player.say(&answer).await.unwrap();
    let kept = next_table(&mut player).await;
    // A seat that there is not: nothing a client could send.
    let brain = arena(&*find("pig").unwrap()).unwrap().brain("random", 0).unwrap();
    let thought = Msg::Thought { seat: 200, number: 0, nth: Ok(0), brain };
    server.app.hub.room(&seated.game.id).send(thought).await.unwrap();
    loop {
        match player.hear().await.unwrap() {
            Some(FromServer::Bye { reason, .. }) => break assert_eq!(reason, "restart"),
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    }
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut again = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let table = next_table(&mut again).await;
    assert_eq!((table.number, &table.view), (kept.number, &kept.view));
}

/// Bodies that are almost right are answered, and with no fault of the server's.
#[tokio::test(flavor = "multi_thread")]
async fn almost_right_bodies() {
    let server = Server::start().await;
    let mut chance = Chance::new(5);
    let me = ask(&server.addr, "GET", "/api/me", &[], None).await.unwrap();
    let cookie = me.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let csrf = me.json()["csrf"].as_str().unwrap().to_owned();
    let over = create(&server.addr, &hot_seat("pig")).await.unwrap();
    common::answer_all(&server.addr, &over, 2).await;
    let query = format!("/api/matches/{}/query?n=3", over.game.id);
    let seeds = [
        (
            "POST",
            "/api/matches",
            json!({ "game": "minis", "seats": [{ "who": "me" }, { "who": "open" }], "map": "x", "limit": 100,
            "clock": { "seconds": 60, "increment": 1 }, "own": ["(set: \"x\")"], "allow_own": true, "lang": "pl" }),
        ),
        (
            "POST",
            "/api/matches",
            json!({ "game": "ccg", "seats": [{ "who": { "bot": "greedy" } }, { "who": "me", "squad": { "text": "x" } }] }),
        ),
        (
            "POST",
            "/api/matches",
            json!({ "game": "legion", "seats": [{ "who": "me" }, { "who": "me" }, { "who": "me" }, { "who": "me" }] }),
        ),
        (
            "POST",
            "/api/matches/none/join",
            json!({ "seat": 1, "squad": { "named": "x" }, "invite": "x", "own": [], "name": "Lando" }),
        ),
        (
            "POST",
            "/api/games/minis/check",
            json!({ "squad": { "text": "name: x\nfaction: Sith\nlimit: 100\n1 Nexu\n" }, "own": ["("] }),
        ),
        ("POST", "/api/games/ccg/check", json!({ "squad": { "named": "tatooine-heroes" } })),
        ("POST", "/api/games/legion/check", json!({ "squad": { "text": "name: x" } })),
        ("POST", "/api/games/minis/consult", json!({ "kind": "map", "name": "x", "figure": 255 })),
        ("POST", "/api/games/minis/consult", json!({ "kind": "characters", "of": 1, "lang": "pl" })),
        ("POST", query.as_str(), json!({ "kind": "why", "words": "power x", "figure": 255 })),
        ("POST", "/api/account", json!({ "name": "x", "password": "short" })),
        ("POST", "/api/account/password", json!({ "old": "x", "new": "y" })),
        ("PUT", "/api/squads", json!({ "game": "minis", "name": "x", "text": "y", "notes": "" })),
    ];
    let odd = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("ż\u{0}🎲"),
        json!([]),
        json!({}),
        json!([[[1]]]),
        json!(65_536),
    ];
    for round in 0..260 {
        let (method, path, seed) = &seeds[round % seeds.len()];
        let mut body = seed.clone();
        if let (Value::Object(fields), true) = (&mut body, round >= seeds.len()) {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = keys[chance.below(keys.len())].clone();
            match chance.below(3) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(key, odd[chance.below(odd.len())].clone())),
                _ => {
                    let other = distorted(&mut chance, &fields[&key]);
                    fields.insert(key, other);
                }
            }
        }
        let headers = [("cookie", cookie.as_str()), ("x-csrf", csrf.as_str())];
        let got = ask(&server.addr, method, path, &headers, Some(&body.to_string())).await;
        let got = got.unwrap_or_else(|e| panic!("{method} {path} {body}: {e}"));
        assert!(got.status < 500, "{method} {path} {body}: {} {}", got.status, got.text);
    }
}
