//! What accounts and their sessions rely on, and what a server says of itself.

mod common;

use common::{Browser, Folder, Server, answer_some, next_table, wish};
use dejarik_server::client::{Player, ask};
use dejarik_server::serving::Config;
use dejarik_server::wire::lobby::{Seated, Who};
use dejarik_server::wire::play::{FromServer, ToServer};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

/// Who keeps as many squads as may be can still change one.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_squad_that_may_be_kept_can_be_changed() {
    let server = Server::start().await;
    let mut leia = Browser::new(&server);
    assert_eq!(leia.register("Leia Organa").await.status, 200);
    let squad = |n: usize, text: &str| json!({ "game": "minis", "name": format!("squad {n}"), "text": text });
    for n in 0..200 {
        assert_eq!(leia.send("PUT", "/api/squads", Some(squad(n, "x"))).await.status, 204, "{n}");
    }
    assert_eq!(leia.send("PUT", "/api/squads", Some(squad(200, "x"))).await.json()["reason"], json!("too_many"));
    assert_eq!(leia.send("PUT", "/api/squads", Some(squad(7, "other"))).await.status, 204);
    let kept = leia.send("GET", "/api/squads", None).await.json();
    assert!(kept.as_array().unwrap().iter().any(|s| s["name"] == json!("squad 7") && s["text"] == json!("other")));
}

/// A rated match between two, ready to be given up by the second.
async fn rated(one: &mut Browser<'_>, two: &mut Browser<'_>) -> (Seated, Seated) {
    let mut rated = wish("pig", [Who::Me, Who::Open]);
    rated.rated = true;
    let seated: Seated = one.send("POST", "/api/matches", Some(json!(rated))).await.read().unwrap();
    let join = format!("/api/matches/{}/join", seated.game.id);
    let joined = two.send("POST", &join, Some(json!({ "invite": seated.invite }))).await;
    (seated, joined.read().unwrap())
}

/// Many matches of the same player that end at once count, every one.
#[tokio::test(flavor = "multi_thread")]
async fn matches_that_end_together_are_all_rated() {
    let server = Server::start().await;
    let (mut one, mut two) = (Browser::new(&server), Browser::new(&server));
    one.register("Luke").await;
    two.register("Vader").await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(rated(&mut one, &mut two).await);
    }
    let resigning = tables.iter().map(|(_, joined)| async {
        let mut player = Player::enter(&server.addr, &joined.game.id, &[&joined.secrets[0].secret]).await.unwrap();
        next_table(&mut player).await;
        player.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
        while !matches!(player.hear().await.unwrap().unwrap(), FromServer::Ack { id: 1, .. }) {}
    });
    futures_util::future::join_all(resigning).await;
    let player =
        async |name: &str| ask(&server.addr, "GET", &format!("/api/players/{name}"), &[], None).await.unwrap().json();
    let (luke, vader) = (player("Luke").await, player("Vader").await);
    assert_eq!((&luke["rated"], &vader["rated"]), (&json!(8), &json!(8)));
    // One win takes a new player to 1662, and eight take far more.
    assert!(luke["rating"].as_i64() > Some(1800) && vader["rating"].as_i64() < Some(1200), "{luke} {vader}");
}

/// A socket as a browser opens it: with its cookie.
async fn socket(
    server: &Server,
    cookie: &str,
    id: &str,
    secret: &str,
) -> tokio_tungstenite::WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(&server.addr).await.unwrap();
    let mut request = format!("ws://{}/api/socket", server.addr).into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let hello = json!({ "type": "hello", "version": 1, "match": id, "secrets": [secret] }).to_string();
    futures_util::SinkExt::send(&mut socket, Message::Text(hello.into())).await.unwrap();
    socket
}

/// The reason of the last message before a socket is closed.
async fn bye(socket: &mut tokio_tungstenite::WebSocketStream<TcpStream>) -> Option<String> {
    let wait = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message
                && let Ok(said) = serde_json::from_str::<Value>(&text)
                && said["type"] == json!("bye")
            {
                return said["reason"].as_str().map(str::to_owned);
            }
        }
        None
    };
    tokio::time::timeout(Duration::from_secs(5), wait).await.ok().flatten()
}

/// Whoever is locked out of an account is out of its matches too, at once.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_their_session() {
    let server = Server::start().await;
    let mut leia = Browser::new(&server);
    leia.register("Leia Organa").await;
    let wish = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": { "bot": "random" } }] });
    let seated: Seated = leia.send("POST", "/api/matches", Some(wish)).await.read().unwrap();
    let (id, secret) = (&seated.game.id, &seated.secrets[0].secret);
    let enter = json!({ "name": "Leia Organa", "password": "correct horse" });
    for another_password in [false, true] {
        let mut phone = Browser::new(&server);
        assert_eq!(phone.send("POST", "/api/session", Some(enter.clone())).await.status, 200);
        let mut here = socket(&server, &leia.cookie, id, secret).await;
        let mut there = socket(&server, &phone.cookie, id, secret).await;
        assert!(there.next().await.unwrap().is_ok(), "it is welcome");
        if another_password {
            let change = json!({ "old": "correct horse", "new": "battery staple" });
            assert_eq!(leia.send("POST", "/api/account/password", Some(change)).await.status, 204);
        } else {
            let sessions = leia.send("GET", "/api/sessions", None).await.json();
            let other = sessions.as_array().unwrap().iter().find(|s| s["this"] == json!(false)).unwrap()["id"].clone();
            assert_eq!(leia.send("DELETE", &format!("/api/sessions/{other}"), None).await.status, 204);
        }
        assert_eq!(bye(&mut there).await.as_deref(), Some("session_ended"));
        // The other one plays on.
        let ping = Message::Text(json!({ "type": "ping", "id": 5 }).to_string().into());
        futures_util::SinkExt::send(&mut here, ping).await.unwrap();
        loop {
            let Some(Ok(message)) = here.next().await else { panic!("it was closed too") };
            if matches!(&message, Message::Text(text) if text.contains("pong")) {
                break;
            }
        }
    }
}

/// A cookie insists on TLS where a proxy says that it speaks it.
#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_secure_behind_a_proxy_that_speaks_tls() {
    for (proxied, proto, secure) in [(true, "https", true), (true, "http", false), (false, "https", false)] {
        let folder = Folder::new();
        let server = Server::with(Config { data: folder.0.clone(), proxied, ..Config::default() }).await;
        let got = ask(&server.addr, "GET", "/api/me", &[("x-forwarded-proto", proto)], None).await.unwrap();
        let cookie = got.header("set-cookie").unwrap();
        assert_eq!(cookie.contains("; Secure"), secure, "{proxied} {proto}: {cookie}");
    }
}

/// Nobody is locked out by others who try their name.
#[tokio::test(flavor = "multi_thread")]
async fn others_who_try_a_name_lock_nobody_out() {
    let folder = Folder::new();
    let server = Server::with(Config { data: folder.0.clone(), proxied: true, ..Config::default() }).await;
    let enter = async |from: &str, path: &str, password: &str| {
        let name = if from == "10.0.2.1" { "Nobody" } else { "Lando" };
        let body = json!({ "name": name, "password": password }).to_string();
        let headers = [("x-forwarded-for", from)];
        ask(&server.addr, "POST", path, &headers, Some(&body)).await.unwrap().status
    };
    assert_eq!(enter("10.0.0.1", "/api/account", "correct horse").await, 200);
    for n in 0..12 {
        let status = enter(&format!("10.0.1.{n}"), "/api/session", "wrong wrong").await;
        assert_eq!(status, 401);
    }
    assert_eq!(enter("10.0.0.1", "/api/session", "correct horse").await, 200);
    // One address alone is turned away as before.
    let mut statuses = Vec::new();
    for _ in 0..11 {
        statuses.push(enter("10.0.2.1", "/api/session", "wrong wrong").await);
        if statuses.last() == Some(&429) {
            return;
        }
    }
    panic!("{statuses:?}");
}

/// Who holds a connection open does not hold up a server that stops.
#[tokio::test(flavor = "multi_thread")]
async fn a_half_sent_request_does_not_hold_up_the_end() {
    let server = Server::start().await;
    let mut half = TcpStream::connect(&server.addr).await.unwrap();
    let head = format!(
        "POST /api/matches HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{{\"game\":",
        server.addr
    );
    half.write_all(head.as_bytes()).await.unwrap();
    // It has arrived once another one is answered.
    server.get("/health").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(12), "{:?}", began.elapsed());
    drop(half);
}

/// What those who run a server look at.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_tells_how_it_is() {
    let server = Server::start().await;
    assert_eq!(server.get("/health").await, json!({ "ok": true }));
    assert_eq!(server.get("/ready").await["ready"], json!(true));
    let seated = dejarik_server::client::create(&server.addr, &common::hot_seat("pig")).await.unwrap();
    answer_some(&server.addr, &seated, 1, 3).await;
    let got = ask(&server.addr, "GET", "/metrics", &[], None).await.unwrap();
    assert!(got.header("content-type").unwrap().starts_with("text/plain"));
    let value = |name: &str| {
        let line = got.text.lines().find(|line| line.starts_with(&format!("dejarik_{name} ")));
        line.unwrap_or_else(|| panic!("no {name}")).rsplit(' ').next().unwrap().parse::<f64>().unwrap()
    };
    assert_eq!((value("matches_created_total"), value("rooms")), (1.0, 1.0));
    assert!(value("answers_total") >= 2.0 && value("store_jobs_total") >= 1.0);
    assert!(value("answer_seconds_count") >= 2.0);
    // Every line is a comment or a name with a number.
    for line in got.text.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.rsplit(' ').next().unwrap().parse::<f64>().is_ok(), "{line}");
    }
    server.app.hub.stopping.store(true, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(ask(&server.addr, "GET", "/ready", &[], None).await.unwrap().status, 503);
}

/// The description of the lobby names every door there is, and every type that it speaks of.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_lobby_is_whole() {
    let server = Server::start().await;
    let api = server.get("/api/openapi.json").await;
    let paths = api["paths"].as_object().unwrap();
    for path in ["/api/matches", "/api/matches/{id}/join", "/api/games", "/api/account", "/api/players/{name}"] {
        assert!(paths.contains_key(path), "{path}");
    }
    for (path, methods) in paths {
        for (method, about) in methods.as_object().unwrap() {
            let answers = about["responses"].as_object().expect("answers");
            assert!(answers.len() > 1 && answers.contains_key("default"), "{method} {path}");
            // The door is there: it answers something else than that there is nothing.
            let real = path.replace("{id}", "none").replace("{game}", "minis").replace("{name}", "none");
            let got = ask(&server.addr, &method.to_uppercase(), &real, &[], Some("{}")).await.unwrap();
            assert_ne!(got.json()["reason"], json!("no_such_page"), "{method} {path}");
            assert_ne!(got.status, 405, "{method} {path}");
        }
    }
    let text = api.to_string();
    let schemas = api["components"]["schemas"].as_object().unwrap();
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is spoken of and not described");
    }
    let page = ask(&server.addr, "GET", "/api/docs", &[], None).await.unwrap();
    assert_eq!(page.status, 200);
    let mut stream = TcpStream::connect(&server.addr).await.unwrap();
    stream.write_all(b"GET /api/docs.js HTTP/1.0\r\n\r\n").await.unwrap();
    let mut script = String::new();
    stream.read_to_string(&mut script).await.unwrap();
    assert!(script.contains("javascript"));
}

/// What was handed to a session is worth nothing without it; what another session of the account has is as good as before.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_end_with_the_session_they_were_handed_to() {
    let server = Server::start().await;
    let mut leia = Browser::new(&server);
    leia.register("Leia Organa").await;
    let wish = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": { "bot": "random" } }] });
    let seated: Seated = leia.send("POST", "/api/matches", Some(wish)).await.read().unwrap();
    let (id, mine) = (&seated.game.id, format!("/api/matches/{}/mine", seated.game.id));
    let enter = |password: &str| json!({ "name": "Leia Organa", "password": password });
    let greets = async |secret: &str| {
        // No cookie: the secret alone speaks for the seat.
        let mut player = Player::enter(&server.addr, id, &[secret]).await.unwrap();
        match player.hear().await.unwrap() {
            Some(FromServer::Welcome(_)) => Ok(player),
            Some(FromServer::Bye { reason, .. }) => Err(reason),
            other => panic!("{other:?}"),
        }
    };
    let mut password = "correct horse".to_owned();
    for how in ["left", "revoked", "another password"] {
        let mut phone = Browser::new(&server);
        assert_eq!(phone.send("POST", "/api/session", Some(enter(&password))).await.status, 200);
        let there: Seated = phone.send("GET", &mine, None).await.read().unwrap();
        let stolen = there.secrets[0].secret.clone();
        let mut thief = greets(&stolen).await.expect("it is welcome");
        match how {
            "left" => assert_eq!(phone.send("DELETE", "/api/session", None).await.status, 204),
            "revoked" => {
                let sessions = leia.send("GET", "/api/sessions", None).await.json();
                let other =
                    sessions.as_array().unwrap().iter().find(|s| s["this"] == json!(false)).unwrap()["id"].clone();
                assert_eq!(leia.send("DELETE", &format!("/api/sessions/{other}"), None).await.status, 204);
            }
            _ => {
                let change = json!({ "old": password, "new": "battery staple" });
                assert_eq!(leia.send("POST", "/api/account/password", Some(change)).await.status, 204);
                password = "battery staple".to_owned();
            }
        }
        let end = async {
            loop {
                if let Some(FromServer::Bye { reason, .. }) = thief.hear().await.unwrap() {
                    break reason;
                }
            }
        };
        let end = tokio::time::timeout(Duration::from_secs(5), end).await.expect("it is let go");
        assert_eq!(end, "session_ended", "{how}");
        assert_eq!(greets(&stolen).await.err().as_deref(), Some("bad_secret"), "{how}");
        greets(&seated.secrets[0].secret).await.expect("hers holds");
    }
}
