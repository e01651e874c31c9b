//! Accounts and sessions, and what protects them.

mod common;

use common::{Browser, Folder, Server, answer_all, wish};
use dejarik_server::client::{Player, ask};
use dejarik_server::serving::Config;
use dejarik_server::wire::lobby::{Seated, Who};
use dejarik_server::wire::play::{FromServer, ToServer};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_name_squads_history_and_can_be_left_everywhere() {
    let server = Server::start().await;
    let mut leia = Browser::new(&server);
    assert_eq!(leia.send("GET", "/api/me", None).await.json()["account"], json!(false));
    assert_eq!(leia.register("Leia Organa").await.status, 200);
    let me = leia.send("GET", "/api/me", None).await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Leia Organa"), &json!(true)));
    let squad = json!({ "game": "minis", "name": "Hope", "text": "not legal yet", "notes": "later" });
    assert_eq!(leia.send("PUT", "/api/squads", Some(squad.clone())).await.status, 204);
    assert_eq!(leia.send("GET", "/api/squads", None).await.json(), json!([squad]));
    let wish = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": { "bot": "random" } }] });
    let seated: Seated = leia.send("POST", "/api/matches", Some(wish)).await.read().unwrap();
    let history = leia.send("GET", "/api/history", None).await.json();
    assert_eq!((&history[0]["id"], &history[0]["over"]), (&json!(seated.game.id), &json!(false)));
    // From another device the same account gets secrets of its own; a guest gets none.
    let mut phone = Browser::new(&server);
    let enter = json!({ "name": "leia  ORGANA", "password": "correct horse" });
    assert_eq!(phone.send("POST", "/api/session", Some(enter.clone())).await.status, 200);
    let mine = format!("/api/matches/{}/mine", seated.game.id);
    let there: Seated = phone.send("GET", &mine, None).await.read().unwrap();
    assert_eq!((there.secrets.len(), there.secrets[0].seat), (1, seated.secrets[0].seat));
    assert_ne!(there.secrets[0].secret, seated.secrets[0].secret, "each can be taken back without the other");
    assert_eq!(Browser::new(&server).send("GET", &mine, None).await.json()["secrets"], json!([]));
    // Revoked there, the phone is a guest again.
    let sessions = leia.send("GET", "/api/sessions", None).await.json();
    let other = sessions.as_array().unwrap().iter().find(|s| s["this"] == json!(false)).unwrap()["id"].clone();
    assert_eq!(leia.send("DELETE", &format!("/api/sessions/{other}"), None).await.status, 204);
    assert_eq!(phone.send("GET", "/api/squads", None).await.status, 401);
    // Another password ends every other session too.
    phone.cookie.clear();
    assert_eq!(phone.send("POST", "/api/session", Some(enter.clone())).await.status, 200);
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    assert_eq!(leia.send("POST", "/api/account/password", Some(change)).await.status, 204);
    assert_eq!(phone.send("GET", "/api/squads", None).await.status, 401);
    phone.cookie.clear();
    assert_eq!(phone.send("POST", "/api/session", Some(enter)).await.status, 401);
    assert_eq!(leia.send("DELETE", "/api/session", None).await.status, 204);
    assert_eq!(leia.send("GET", "/api/squads", None).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_can_do_nothing() {
    let server = Server::start().await;
    let mut han = Browser::new(&server);
    assert_eq!(han.register("Han Solo").await.status, 200);
    let squad = json!({ "game": "minis", "name": "x", "text": "y" }).to_string();
    let good = han.csrf.clone();
    let send = async |csrf: &str, origin: &str| {
        let headers = [("cookie", han.cookie.as_str()), ("x-csrf", csrf), ("origin", origin)];
        ask(&server.addr, "PUT", "/api/squads", &headers, Some(&squad)).await.unwrap().status
    };
    let own = format!("http://{}", server.addr);
    assert_eq!(send("", &own).await, 403);
    assert_eq!(send("0000", &own).await, 403);
    assert_eq!(send(&good, "https://evil.example").await, 403);
    assert_eq!(send(&good, "null").await, 403);
    assert_eq!(send(&good, &own).await, 204);
    // Nor can it open a socket.
    for (origin, status) in [("https://evil.example", "403"), (own.as_str(), "101")] {
        let mut stream = TcpStream::connect(&server.addr).await.unwrap();
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.addr
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_cannot_be_guessed_nor_passwords_tried() {
    let server = Server::start().await;
    assert_eq!(Browser::new(&server).register("Lando").await.status, 200);
    let enter = async |name: &str| {
        let body = json!({ "name": name, "password": "wrong wrong" });
        let got = Browser::new(&server).send("POST", "/api/session", Some(body)).await;
        (got.status, got.text)
    };
    // The same words whether there is such an account or not.
    assert_eq!(enter("Lando").await, enter("Nobody").await);
    assert_eq!(enter("Lando").await.0, 401);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(enter("Lando").await.0);
    }
    assert_eq!(statuses.last(), Some(&429));
    for (name, password) in [("x", "correct horse"), ("a<b>", "correct horse"), ("Fine Name", "short")] {
        let body = json!({ "name": name, "password": password }).to_string();
        let got = ask(&server.addr, "POST", "/api/account", &[], Some(&body)).await.unwrap();
        assert!([422, 429].contains(&got.status), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_turned_away() {
    let folder = Folder::new();
    let config = Config { data: folder.0.clone(), limit_local: true, ..Config::default() };
    let server = Server::with(config).await;
    let mut turned = 0;
    for _ in 0..300 {
        turned += u32::from(ask(&server.addr, "GET", "/api/games", &[], None).await.unwrap().status == 429);
    }
    assert!(turned > 20, "{turned}");
    assert_eq!(ask(&server.addr, "GET", "/health", &[], None).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_changes_both_ratings() {
    let server = Server::start().await;
    let (mut one, mut two) = (Browser::new(&server), Browser::new(&server));
    one.register("Luke").await;
    two.register("Vader").await;
    let mut rated = wish("pig", [Who::Me, Who::Open]);
    rated.rated = true;
    let made = one.send("POST", "/api/matches", Some(json!(rated))).await;
    let mut seated: Seated = made.read().unwrap();
    let join = format!("/api/matches/{}/join", seated.game.id);
    let joined = two.send("POST", &join, Some(json!({ "invite": seated.invite }))).await;
    let joined: Seated = joined.read().unwrap();
    seated.secrets.extend(joined.secrets);
    let over = answer_all(&server.addr, &seated, 1).await;
    let rating = async |name: &str| {
        let got = ask(&server.addr, "GET", &format!("/api/players/{name}"), &[], None).await.unwrap();
        (got.json()["rating"].as_i64().unwrap(), got.json()["rated"].as_i64().unwrap())
    };
    let (luke, vader) = (rating("Luke").await, rating("Vader").await);
    assert_eq!((luke.1, vader.1), (1, 1));
    assert_eq!(luke.0 > vader.0, over.winners == [0]);
    drop(Player::dial(&server.addr).await);
}

/// Whoever has played as a guest and makes an account has played it all with that account, and plays on in what is not over.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_keeps_what_was_played() {
    let server = Server::start().await;
    let (mut rey, mut finn) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let bot = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": { "bot": "random" } }] });
    let ended: Seated = rey.send("POST", "/api/matches", Some(bot)).await.read().unwrap();
    let mut player = Player::enter(&server.addr, &ended.game.id, &[&ended.secrets[0].secret]).await.unwrap();
    player.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
    while common::next_table(&mut player).await.over.is_none() {}
    let open = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": "open" }] });
    let waits: Seated = rey.send("POST", "/api/matches", Some(open)).await.read().unwrap();
    let mut here = Player::enter(&server.addr, &waits.game.id, &[&waits.secrets[0].secret]).await.unwrap();
    let other = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": "me" }] });
    assert_eq!(finn.send("POST", "/api/matches", Some(other)).await.status, 200);
    assert_eq!(rey.register("Rey Skywalker").await.status, 200);
    let history = rey.send("GET", "/api/history", None).await.json();
    let mut ids: Vec<&str> = history.as_array().unwrap().iter().map(|m| m["id"].as_str().unwrap()).collect();
    ids.sort_unstable();
    let mut both = [ended.game.id.as_str(), waits.game.id.as_str()];
    both.sort_unstable();
    assert_eq!(ids, both);
    assert_eq!(
        finn.send("GET", "/api/history", None).await.json().as_array().unwrap().len(),
        1,
        "that of others stays"
    );
    // The socket comes back by the same secret, which is the account's now.
    let bye = loop {
        if let FromServer::Bye { reason, .. } = here.hear().await.unwrap().expect("a word of it") {
            break reason;
        }
    };
    assert_eq!(bye, "restart");
    let mut here = Player::enter(&server.addr, &waits.game.id, &[&waits.secrets[0].secret]).await.unwrap();
    assert!(matches!(here.hear().await.unwrap(), Some(FromServer::Welcome(w)) if w.seats == [0]));
    // From elsewhere too the account has the seat, and the invitation to the other one.
    let mut phone = Browser::new(&server);
    let enter = json!({ "name": "Rey Skywalker", "password": "correct horse" });
    assert_eq!(phone.send("POST", "/api/session", Some(enter)).await.status, 200);
    let mine: Seated = phone.send("GET", &format!("/api/matches/{}/mine", waits.game.id), None).await.read().unwrap();
    assert_eq!((mine.secrets[0].seat, mine.invite), (0, waits.invite));
    assert_eq!(phone.send("GET", "/api/history", None).await.json(), history);
}
