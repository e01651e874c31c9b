//! A rematch: offered in the match that is over, seen there by everybody, and joined by one request.

mod common;

use common::{Browser, Server, next_table};
use dejarik_server::client::Player;
use dejarik_server::wire::lobby::{MatchInfo, Rematch, Seated, Status};
use dejarik_server::wire::play::{FromServer, ToServer};
use serde_json::json;
use std::time::Duration;

/// What the next message about the seats says.
async fn told(player: &mut Player) -> MatchInfo {
    let wait = async {
        loop {
            if let FromServer::Seats(info) = player.hear().await.unwrap().expect("the server closed") {
                return *info;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("nothing was told")
}

/// Until a rematch is told of.
async fn offer(player: &mut Player) -> Rematch {
    loop {
        if let Some(rematch) = told(player).await.rematch {
            return rematch;
        }
    }
}

/// A match of two that is over, with those who played it.
async fn played(one: &mut Browser<'_>, two: &mut Browser<'_>, game: &str, addr: &str) -> (Seated, Seated) {
    let wish = json!({ "game": game, "public": true, "clock": { "seconds": 900, "increment": 3 },
                       "seats": [{ "who": "me" }, { "who": "open" }] });
    let made: Seated = one.send("POST", "/api/matches", Some(wish)).await.read().unwrap();
    let join = format!("/api/matches/{}/join", made.game.id);
    let joined: Seated = two.send("POST", &join, Some(json!({}))).await.read().unwrap();
    let mut player = Player::enter(addr, &made.game.id, &[&made.secrets[0].secret]).await.unwrap();
    next_table(&mut player).await;
    let early = one.send("POST", &format!("/api/matches/{}/rematch", made.game.id), Some(json!({}))).await;
    assert_eq!((early.status, early.json()["reason"].clone()), (409, json!("not_over")));
    player.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
    while next_table(&mut player).await.over.is_none() {}
    (made, joined)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_sees_the_offer_and_joins_by_one_request() {
    let server = Server::start().await;
    for game in ["minis", "ccg"] {
        let (mut han, mut lando) = (Browser::guest(&server).await, Browser::guest(&server).await);
        let (made, joined) = played(&mut han, &mut lando, game, &server.addr).await;
        let old = &made.game.id;
        let again = format!("/api/matches/{old}/rematch");
        let mut watcher = Player::enter(&server.addr, old, &[]).await.unwrap();
        let mut other = Player::enter(&server.addr, old, &[&joined.secrets[0].secret]).await.unwrap();
        // Nobody else can ask for it.
        let stranger = Browser::new(&server).send("POST", &again, Some(json!({}))).await;
        assert_eq!((stranger.status, stranger.json()["reason"].clone()), (403, json!("not_your_seat")));
        let mut guest = Browser::guest(&server).await;
        assert_eq!(guest.send("POST", &again, Some(json!({}))).await.status, 403);
        let offered: Seated = han.send("POST", &again, Some(json!({}))).await.read().unwrap();
        let new = &offered.game.id;
        let stands = Rematch { id: new.clone(), by: 0 };
        for player in [&mut watcher, &mut other] {
            assert_eq!(offer(player).await, stands, "it is told at once");
        }
        assert_eq!(server.get(&format!("/api/matches/{old}")).await["rematch"], json!(stands), "and kept");
        // Seats are exchanged, unless each has squads of its own.
        let seat = u8::from(game == "minis");
        assert_eq!((offered.secrets[0].seat, offered.game.status), (seat, Status::Waiting));
        assert_eq!((offered.game.clock, offered.game.public), (made.game.clock, false));
        // Who offers twice has offered once; nobody can take the other's place.
        let twice: Seated = han.send("POST", &again, Some(json!({}))).await.read().unwrap();
        assert_eq!((&twice.game.id, &twice.secrets), (new, &offered.secrets));
        let thief = guest.send("POST", &format!("/api/matches/{new}/join"), Some(json!({}))).await;
        assert_eq!(thief.json()["reason"], json!("not_invited"));
        let accepted: Seated = lando.send("POST", &again, Some(json!({}))).await.read().unwrap();
        assert_eq!((&accepted.game.id, accepted.secrets[0].seat), (new, 1 - seat));
        assert_eq!((accepted.game.status, accepted.game.public), (Status::Playing, true));
        for seated in [&offered, &accepted] {
            let mut player = Player::enter(&server.addr, new, &[&seated.secrets[0].secret]).await.unwrap();
            assert_eq!(next_table(&mut player).await.number, 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_at_once_meet_and_an_offer_that_was_called_off_is_made_anew() {
    let server = Server::start().await;
    let (mut han, mut lando) = (Browser::guest(&server).await, Browser::guest(&server).await);
    let (made, _) = played(&mut han, &mut lando, "pig", &server.addr).await;
    let again = format!("/api/matches/{}/rematch", made.game.id);
    let first: Seated = han.send("POST", &again, Some(json!({}))).await.read().unwrap();
    let mut waits = Player::enter(&server.addr, &first.game.id, &[&first.secrets[0].secret]).await.unwrap();
    waits.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
    while !matches!(waits.hear().await.unwrap(), Some(FromServer::Ack { .. })) {}
    let (one, two) =
        tokio::join!(han.send("POST", &again, Some(json!({}))), lando.send("POST", &again, Some(json!({}))));
    let (one, two): (Seated, Seated) = (one.read().unwrap(), two.read().unwrap());
    assert_eq!(one.game.id, two.game.id);
    assert_ne!(one.game.id, first.game.id);
    assert_eq!((one.secrets[0].seat, two.secrets[0].seat), (1, 0));
    assert_eq!(server.get(&format!("/api/matches/{}", one.game.id)).await["status"], json!("playing"));
}

/// Against the computer it begins at once.
#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_it_begins_at_once() {
    let server = Server::start().await;
    let mut han = Browser::guest(&server).await;
    let wish = json!({ "game": "pig", "seats": [{ "who": "me" }, { "who": { "bot": "random" } }] });
    let made: Seated = han.send("POST", "/api/matches", Some(wish)).await.read().unwrap();
    let mut player = Player::enter(&server.addr, &made.game.id, &[&made.secrets[0].secret]).await.unwrap();
    player.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
    while next_table(&mut player).await.over.is_none() {}
    let again = format!("/api/matches/{}/rematch", made.game.id);
    let seated: Seated = han.send("POST", &again, Some(json!({}))).await.read().unwrap();
    assert_eq!((seated.game.status, seated.secrets[0].seat), (Status::Playing, 1));
    assert_eq!(seated.game.seats[0].bot.as_deref(), Some("random"));
}
