//! Bad input gets a clear error or is dropped, and nothing falls over.

mod common;

use common::{Server, hot_seat, next_table};
use dejarik_kernel::Chance;
use dejarik_server::client::{Player, ask, create};
use dejarik_server::doors::MOST_FROM_ONE;
use dejarik_server::serving::Config;
use dejarik_server::wire::play::{FromServer, ToServer};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Whether the server still plays.
async fn still_plays(server: &Server) {
    let seated = create(&server.addr, &hot_seat("pig")).await.unwrap();
    let mut player = Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
    let question = next_table(&mut player).await.questions[0].number;
    player.say(&ToServer::Answer { id: 1, seat: None, question, nth: Some(0), choice: None }).await.unwrap();
    loop {
        match player.hear().await.unwrap().unwrap() {
            FromServer::Ack { .. } => return,
            FromServer::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_told_so_and_let_go() {
    let server = Server::start().await;
    let long = "x".repeat(40_000);
    let first: [&str; 7] = ["", "{}", "null", "[1]", "{\"type\":\"answer\"}", "{\"type\":\"hello\"}", &long];
    for text in first {
        let mut player = Player::dial(&server.addr).await.unwrap();
        player.say_text(text.to_owned()).await.unwrap();
        let heard = player.hear().await;
        let good = matches!(&heard, Ok(Some(FromServer::Bye { .. }) | None) | Err(_));
        assert!(good, "{}: {heard:?}", &text[..text.len().min(40)]);
    }
    let mut player = Player::dial(&server.addr).await.unwrap();
    player.say_bytes(vec![0, 159, 146, 150]).await.unwrap();
    assert!(matches!(player.hear().await, Ok(Some(FromServer::Bye { .. }))));
    let hello = json!({ "type": "hello", "version": 99, "match": "x" }).to_string();
    let mut player = Player::dial(&server.addr).await.unwrap();
    player.say_text(hello).await.unwrap();
    assert!(matches!(player.hear().await, Ok(Some(FromServer::Bye { reason, .. })) if reason == "version"));
    let mut player = Player::enter(&server.addr, "nowhere", &[]).await.unwrap();
    assert!(matches!(player.hear().await, Ok(Some(FromServer::Bye { reason, .. })) if reason == "no_such_match"));
    still_plays(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_much_is_let_go_and_the_match_goes_on() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("pig")).await.unwrap();
    let mut noisy = Player::enter(&server.addr, &seated.game.id, &[]).await.unwrap();
    for id in 0..20_000 {
        if noisy.say(&ToServer::Ping { id }).await.is_err() {
            break;
        }
    }
    let mut gone = false;
    while let Ok(Some(message)) = noisy.hear().await {
        gone |= matches!(message, FromServer::Bye { reason, .. } if reason == "too_much");
    }
    assert!(gone);
    still_plays(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_connections_that_say_nothing_do_no_harm() {
    let server = Server::start().await;
    let mut silent = Vec::new();
    for nth in 0..1000 {
        let stream = TcpStream::connect(&server.addr).await.unwrap();
        silent.push(stream);
        if nth % 2 == 0 {
            continue;
        }
        let half = b"GET /api/socket HTTP/1.1\r\nhost: x\r\n";
        silent.last_mut().unwrap().write_all(half).await.unwrap();
    }
    let mut sockets = Vec::new();
    for _ in 0..100 {
        sockets.push(Player::dial(&server.addr).await.unwrap());
    }
    still_plays(&server).await;
    let goodbye = tokio::time::timeout(Duration::from_secs(20), sockets[0].hear()).await.unwrap();
    assert!(matches!(goodbye, Ok(Some(FromServer::Bye { reason, .. })) if reason == "silent"));
    // Those who asked for nothing, or for half of something, are dropped too.
    for stream in &mut silent {
        let mut rest = Vec::new();
        let end = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(end.is_ok(), "a silent connection was kept");
    }
    drop(silent);
    still_plays(&server).await;
}

/// One address cannot fill the server.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let folder = common::Folder::new();
    let config = Config { data: folder.0.clone(), limit_local: true, ..Config::default() };
    let server = Server::with(config).await;
    let mut streams = Vec::new();
    for _ in 0..MOST_FROM_ONE {
        streams.push(TcpStream::connect(&server.addr).await.unwrap());
    }
    // The connection is made by the system; the server closes it without a word.
    let turned_away = async |streams: &mut Vec<TcpStream>| {
        let mut more = TcpStream::connect(&server.addr).await.unwrap();
        more.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.ok();
        let mut answer = String::new();
        let read = tokio::time::timeout(Duration::from_secs(8), more.read_to_string(&mut answer)).await.unwrap();
        streams.push(more);
        read.is_err() || answer.is_empty()
    };
    assert!(turned_away(&mut streams).await);
    streams.clear();
    // When they have gone there is room again.
    for wait in 0.. {
        tokio::time::sleep(Duration::from_millis(20)).await;
        if !turned_away(&mut streams).await {
            break;
        }
        assert!(wait < 100, "there is no room although all have gone");
    }
}

/// An answer given twice counts once, a secret of another match opens nothing, and nobody answers out of turn.
#[tokio::test(flavor = "multi_thread")]
async fn replayed_foreign_and_untimely_messages_are_refused() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("pig")).await.unwrap();
    let other = create(&server.addr, &hot_seat("pig")).await.unwrap();
    let mut thief = Player::enter(&server.addr, &seated.game.id, &[&other.secrets[0].secret]).await.unwrap();
    assert!(matches!(thief.hear().await, Ok(Some(FromServer::Bye { reason, .. })) if reason == "bad_secret"));
    let mut player = Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
    let table = next_table(&mut player).await;
    let answer =
        |id| ToServer::Answer { id, seat: None, question: table.questions[0].number, nth: Some(0), choice: None };
    for id in 1..=3 {
        player.say(&answer(id)).await.unwrap();
    }
    player.say(&ToServer::Answer { id: 4, seat: Some(1), question: 1, nth: Some(0), choice: None }).await.unwrap();
    player.say(&ToServer::Ping { id: 5 }).await.unwrap();
    let mut said = Vec::new();
    loop {
        match player.hear().await.unwrap().unwrap() {
            FromServer::Ack { id, .. } => said.push((id, "done".to_owned())),
            FromServer::Refused(refused) => said.push((refused.id, refused.reason)),
            FromServer::Pong { .. } => break,
            _ => {}
        }
    }
    let said: Vec<(u32, &str)> = said.iter().map(|(id, reason)| (*id, reason.as_str())).collect();
    assert_eq!(said, [(1, "done"), (2, "not_asked"), (3, "not_asked"), (4, "not_your_seat")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_too_long_or_no_json_are_refused() {
    let server = Server::start().await;
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(100_000));
    let got = ask(&server.addr, "POST", "/api/matches", &[], Some(&long)).await.unwrap();
    assert_eq!(got.status, 413);
    for body in ["", "{", "\u{0}", "{\"game\":1}", "[[[[[[[[[[[[[[", "{\"game\":\"minis\",\"seats\":null}"] {
        let got = ask(&server.addr, "POST", "/api/matches", &[], Some(body)).await.unwrap();
        assert!((400..500).contains(&got.status), "{body}: {}", got.status);
        assert_eq!(got.json()["reason"], json!("malformed"));
    }
    let deep = "[".repeat(20_000) + &"]".repeat(20_000);
    let got = ask(&server.addr, "POST", "/api/games/minis/consult", &[], Some(&deep)).await.unwrap();
    assert!((400..500).contains(&got.status));
    let paths = [
        "/api/nothing",
        "/api/matches/%00",
        "/api/matches/..%2f..",
        "/api/games/minis/rulings/../../x",
        "/../etc/passwd",
    ];
    for path in paths {
        let got = ask(&server.addr, "GET", path, &[], None).await.unwrap();
        assert!((400..500).contains(&got.status), "{path}: {}", got.status);
    }
    // Every refusal of the lobby is said in the same form, in the language of who asks.
    for (method, path, status, reason) in [
        ("GET", "/api/nothing", 404, "no_such_page"),
        ("PUT", "/api/games", 405, "method"),
        ("GET", "/api/matches/x/frames?from=minus", 400, "malformed"),
        ("DELETE", "/api/sessions/last", 400, "malformed"),
    ] {
        let got = ask(&server.addr, method, path, &[("accept-language", "pl")], None).await.unwrap();
        assert_eq!((got.status, &got.json()["reason"]), (status, &json!(reason)), "{path}: {}", got.text);
    }
    let got = ask(&server.addr, "GET", "/api/nothing", &[("accept-language", "pl")], None).await.unwrap();
    assert_eq!(got.json()["text"], json!("tu nic nie ma"));
    still_plays(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_http_do_no_harm() {
    let server = Server::start().await;
    let mut chance = Chance::new(11);
    for _ in 0..60 {
        let mut stream = TcpStream::connect(&server.addr).await.unwrap();
        let bytes: Vec<u8> = (0..chance.below(400)).map(|_| chance.below(256) as u8).collect();
        stream.write_all(&bytes).await.ok();
        let mut answer = [0; 64];
        tokio::time::timeout(Duration::from_millis(20), stream.read(&mut answer)).await.ok();
    }
    still_plays(&server).await;
}

/// A message as a client might send it, with something changed by lot.
fn mutated(chance: &mut Chance, seeds: &[Value]) -> String {
    let mut value = seeds[chance.below(seeds.len())].clone();
    let odd = [
        json!(null),
        json!(-1),
        json!(4_294_967_296_u64),
        json!(1.5e308),
        json!(""),
        json!("ż\u{0}🎲"),
        json!([]),
        json!({}),
        json!([[[[1]]]]),
        json!(true),
        json!({ "Path": [{ "x": 255, "y": -1 }] }),
    ];
    if let Value::Object(fields) = &mut value {
        for _ in 0..=chance.below(2) {
            let keys: Vec<String> = fields.keys().cloned().collect();
            match (chance.below(4), keys.is_empty()) {
                (0, false) => drop(fields.remove(&keys[chance.below(keys.len())])),
                (1, _) => drop(fields.insert("extra".to_owned(), odd[chance.below(odd.len())].clone())),
                (_, false) => {
                    let key = keys[chance.below(keys.len())].clone();
                    fields.insert(key, odd[chance.below(odd.len())].clone());
                }
                _ => {}
            }
        }
    }
    let mut text = value.to_string();
    if chance.below(5) == 0 && !text.is_empty() {
        let mut bytes = text.into_bytes();
        let at = chance.below(bytes.len());
        bytes[at] = chance.below(128) as u8;
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    text
}

/// Thousands of messages that are almost right, from a player, a rival and a spectator: each is answered or the connection
/// is closed, nothing panics, and the match can be played on to its end.
#[tokio::test(flavor = "multi_thread")]
async fn almost_right_messages_of_every_kind() {
    let server = Server::start().await;
    let rounds: u64 = std::env::var("DEJARIK_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(150);
    for game in ["minis", "pig"] {
        let seated = create(&server.addr, &hot_seat(game)).await.unwrap();
        let secrets: Vec<String> = seated.secrets.iter().map(|s| s.secret.clone()).collect();
        let mut chance = Chance::new(2026);
        for round in 0..rounds {
            let mut fool = Player::dial(&server.addr).await.unwrap();
            let mine = &secrets[..chance.below(3)];
            let hello =
                json!({ "type": "hello", "version": 1, "match": seated.game.id, "secrets": mine, "lang": "pl" });
            let sent = if round % 10 == 0 { mutated(&mut chance, &[hello]) } else { hello.to_string() };
            fool.say_text(sent).await.unwrap();
            let question = chance.below(6);
            let seeds = [
                json!({ "type": "answer", "id": 1, "seat": 0, "question": question, "nth": chance.below(400) }),
                json!({ "type": "answer", "id": 1, "seat": 1, "question": question, "choice": "Pass" }),
                json!({ "type": "answer", "id": 1, "seat": 1, "question": question, "nth": 0, "choice": { "Number": 3 } }),
                json!({ "type": "query", "id": 2, "ask": { "ask": "reach", "figure": chance.below(40) } }),
                json!({ "type": "why", "id": 3, "words": "attack a b" }),
                json!({ "type": "why_not", "id": 4, "seat": 0, "choice": { "Figure": 300 } }),
                json!({ "type": "log", "id": 5, "from": 0, "to": 9 }),
                json!({ "type": "undo", "id": 6, "seat": 1 }),
                json!({ "type": "undo_answer", "id": 7, "seat": 0, "yes": true }),
                json!({ "type": "no_draw", "id": 8, "seat": 0 }),
                json!({ "type": "thoughts", "id": 9 }),
                json!({ "type": "resync", "id": 10 }),
            ];
            for _ in 0..chance.below(12) {
                let text = mutated(&mut chance, &seeds);
                if fool.say_text(text).await.is_err() {
                    break;
                }
            }
            // A request that is fine is answered, unless the connection was closed for one that was not.
            fool.say(&ToServer::Ping { id: 77 }).await.ok();
            let wait = async {
                loop {
                    match fool.hear().await {
                        Ok(Some(FromServer::Pong { id: 77 })) => return true,
                        Ok(Some(FromServer::Refused(refused))) => assert_ne!(refused.reason, "fault", "{refused:?}"),
                        Ok(Some(FromServer::Bye { .. }) | None) | Err(_) => return false,
                        Ok(Some(_)) => {}
                    }
                }
            };
            let answered = tokio::time::timeout(Duration::from_secs(10), wait).await;
            assert!(answered.is_ok(), "round {round}: neither answered nor closed");
        }
        // The match can be played on: none of that did anything to it.
        common::answer_some(&server.addr, &seated, 3, 80).await;
    }
    still_plays(&server).await;
}
