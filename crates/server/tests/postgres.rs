//! The same server over PostgreSQL, and several of them over one database.
//!
//! These need a database that they may fill, named by `DEJARIK_TEST_DATABASE`; `cargo verify` starts one where it can. They
//! are ignored otherwise, so that a run without one counts them as skipped.

mod common;

use common::{Server, answer_all, hot_seat, next_table, wish};
use dejarik_kernel::Chance;
use dejarik_server::client::{Player, ask, create};
use dejarik_server::serving::Config;
use dejarik_server::store::{Postgres, Sql, Store, StoreError, sql};
use dejarik_server::wire::lobby::{Seated, Who};
use dejarik_server::wire::play::{Ended, FromServer, ToServer};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

fn database() -> String {
    std::env::var("DEJARIK_TEST_DATABASE")
        .expect("DEJARIK_TEST_DATABASE names a PostgreSQL database that may be filled")
}

async fn server() -> Server {
    Server::with(Config { database: Some(database()), ..Config::default() }).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_whole_match_and_its_record() {
    let server = server().await;
    for game in ["pig", "minis"] {
        let seated = create(&server.addr, &hot_seat(game)).await.unwrap();
        let over = answer_all(&server.addr, &seated, 4).await;
        assert_eq!(over.by, Ended::Rules);
        let fair = server.get(&format!("/api/matches/{}/fairness", seated.game.id)).await;
        assert_eq!(fair["dice_hold"], json!(true));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn accounts_sessions_and_squads() {
    let server = server().await;
    let name = format!("Leia {}", &dejarik_server::secret::random(4));
    let body = json!({ "name": name, "password": "correct horse" }).to_string();
    let got = ask(&server.addr, "POST", "/api/account", &[], Some(&body)).await.unwrap();
    assert_eq!(got.status, 200, "{}", got.text);
    assert_eq!(ask(&server.addr, "POST", "/api/account", &[], Some(&body)).await.unwrap().status, 409);
    let cookie = got.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let csrf = got.json()["csrf"].as_str().unwrap().to_owned();
    let headers = [("cookie", cookie.as_str()), ("x-csrf", csrf.as_str())];
    let squad = json!({ "game": "minis", "name": "Hope", "text": "t", "notes": "" });
    for _ in 0..2 {
        let kept = ask(&server.addr, "PUT", "/api/squads", &headers, Some(&squad.to_string())).await.unwrap();
        assert_eq!(kept.status, 204, "{}", kept.text);
    }
    let squads = ask(&server.addr, "GET", "/api/squads", &headers, None).await.unwrap().json();
    assert_eq!(squads, json!([squad]));
    assert_eq!(ask(&server.addr, "DELETE", "/api/session", &headers, None).await.unwrap().status, 204);
    assert_eq!(ask(&server.addr, "GET", "/api/squads", &headers, None).await.unwrap().status, 401);
}

/// A server that was out of touch while a session ended looks for itself, and lets nobody go who may stay.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn the_end_of_a_session_is_not_missed() {
    let here = server().await;
    let (stays, goes) = (hot_seat("pig"), hot_seat("pig"));
    let (stays, goes) = (create(&here.addr, &stays).await.unwrap(), create(&here.addr, &goes).await.unwrap());
    let mut players = Vec::new();
    for seated in [&stays, &goes] {
        let mut player = Player::enter(&here.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
        next_table(&mut player).await;
        players.push(player);
    }
    let session = goes.secrets[0].secret.split('.').next().unwrap();
    let db = &here.app.hub.store.db;
    db.write(vec![sql("DELETE FROM sessions WHERE guest = ?1", [session.into()]).once()]).await.unwrap();
    let gap = dejarik_server::store::GAP;
    db.write(vec![sql("SELECT pg_notify('dejarik', CAST(?1 AS TEXT))", [gap.into()])]).await.unwrap();
    let bye = async {
        loop {
            if let FromServer::Bye { reason, .. } = players[1].hear().await.unwrap().expect("a word of it") {
                return reason;
            }
        }
    };
    assert_eq!(tokio::time::timeout(Duration::from_secs(10), bye).await.expect("it plays on"), "restart");
    players[0].say(&ToServer::Ping { id: 1 }).await.unwrap();
    while !matches!(players[0].hear().await.unwrap().expect("it may stay"), FromServer::Pong { id: 1 }) {}
}

/// What the database cannot keep as it is finds nothing, and is nobody's fault but its sender's.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_sign_that_it_cannot_keep_breaks_nothing() {
    let here = server().await;
    for path in ["/api/matches/%00", "/api/matches/a%00b/mine", "/api/players/a%00b"] {
        assert_eq!(ask(&here.addr, "GET", path, &[], None).await.unwrap().status, 404, "{path}");
    }
    let enter = json!({ "name": "a\u{0}b", "password": "correct horse" }).to_string();
    assert_eq!(ask(&here.addr, "POST", "/api/session", &[], Some(&enter)).await.unwrap().status, 401);
}

/// Only the owner of a match adds to it, and an owner that was replaced finds out.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn who_lost_a_match_cannot_write_to_it() {
    let db: Arc<dyn Sql> = Arc::new(Postgres::open(&database()).await.unwrap());
    let (one, two) = (Store::new(db.clone(), "one"), Store::new(db.clone(), "two"));
    let id = dejarik_server::secret::random(8);
    let row =
        || dejarik_server::store::Row1 { id: &id, status: "waiting", public: false, updated: 0, head: String::new() };
    let epoch = one.create(row(), &[]).await.unwrap();
    one.append(&id, epoch, 0, "a".to_owned()).await.unwrap();
    assert_eq!(one.append(&id, epoch, 0, "again".to_owned()).await, Err(StoreError::Missed));
    assert_eq!(two.take(&id).await.unwrap(), (None, "one".to_owned()));
    db.write(vec![sql("UPDATE leases SET until = 0 WHERE match_id = ?1", [id.as_str().into()])]).await.unwrap();
    let (taken, owner) = two.take(&id).await.unwrap();
    assert_eq!(owner, "two");
    assert_eq!(one.append(&id, epoch, 1, "late".to_owned()).await, Err(StoreError::Missed));
    two.append(&id, taken.unwrap(), 1, "b".to_owned()).await.unwrap();
    assert_eq!(two.entries(&id, 0).await.unwrap(), ["a", "b"]);
}

/// Nobody takes a match over from under an owner who is just writing: one of the two does it, and the other finds out.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_match_is_not_taken_from_under_who_writes() {
    let db: Arc<dyn Sql> = Arc::new(Postgres::open(&database()).await.unwrap());
    let (one, two) = (Store::new(db.clone(), "one"), Store::new(db.clone(), "two"));
    let id = dejarik_server::secret::random(8);
    let row = |head: &str| dejarik_server::store::Row1 {
        id: &id,
        status: "waiting",
        public: false,
        updated: 0,
        head: head.to_owned(),
    };
    let epoch = one.create(row("before"), &[]).await.unwrap();
    db.write(vec![sql("UPDATE leases SET until = 0 WHERE match_id = ?1", [id.as_str().into()])]).await.unwrap();
    // Somebody joins, which takes the database a while; meanwhile the lease is found to have run out.
    let slow = vec![sql("SELECT pg_sleep(2)", [])];
    let (kept, (taken, _)) = tokio::join!(one.append_with(epoch, None, row("joined"), &[], None, slow), async {
        tokio::time::sleep(Duration::from_millis(700)).await;
        let taken = two.take(&id).await.unwrap();
        assert!(taken.0.is_none() || two.head(&id).await.unwrap().as_deref() == Some("joined"), "what was before");
        taken
    });
    assert_ne!(kept.is_ok(), taken.is_some());
    // A lease that is being written to keeps nobody from renewing the others, once that is under way: jobs that come at the
    // same moment are committed together.
    let hold = one.append_with(epoch, None, row("again"), &[], None, vec![sql("SELECT pg_sleep(2)", [])]);
    let (held, renewed) = tokio::join!(hold, async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        tokio::time::timeout(Duration::from_secs(1), one.renew()).await
    });
    assert_eq!((held, renewed), (Ok(()), Ok(Ok(()))));
}

/// The panels of a table, whoever's comes first.
fn panels(view: &impl serde::Serialize) -> Vec<String> {
    let view = serde_json::to_value(view).expect("a view");
    let mut panels: Vec<String> = view["panels"].as_array().expect("panels").iter().map(ToString::to_string).collect();
    panels.sort();
    panels
}

/// Two players on two servers: each is told what the other does, and the one who is not at the owner answers through it.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn players_on_two_servers_meet_in_one_match() {
    let (here, there) = (server().await, server().await);
    let seated = create(&here.addr, &wish("pig", [Who::Me, Who::Open])).await.unwrap();
    let id = seated.game.id.as_str();
    let body = json!({ "invite": seated.invite }).to_string();
    let joined = ask(&there.addr, "POST", &format!("/api/matches/{id}/join"), &[], Some(&body)).await.unwrap();
    let joined: Seated = joined.read().unwrap();
    let mut players = [
        Player::enter(&here.addr, id, &[&seated.secrets[0].secret]).await.unwrap(),
        Player::enter(&there.addr, id, &[&joined.secrets[0].secret]).await.unwrap(),
    ];
    let mut chance = Chance::new(6);
    let mut tables = [next_table(&mut players[0]).await, next_table(&mut players[1]).await];
    let mut answers = [0, 0];
    while tables[0].over.is_none() {
        let asked = tables.iter().position(|table| !table.questions.is_empty()).unwrap();
        let question = &tables[asked].questions[0];
        answers[asked] += 1;
        let nth = Some(chance.below(question.options.len()));
        let answer = ToServer::Answer { id: 1, seat: None, question: question.number, nth, choice: None };
        players[asked].say(&answer).await.unwrap();
        let number = tables[asked].number + 1;
        for (player, table) in players.iter_mut().zip(&mut tables) {
            while table.number < number {
                *table = next_table(player).await;
            }
        }
        assert_eq!(panels(&tables[0].view), panels(&tables[1].view));
    }
    assert_eq!(tables[0].over, tables[1].over);
    assert!(answers[1] > 0, "the one elsewhere never answered");
}

/// The owner goes without a word; after its lease another server takes the match over, and nothing is lost.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_match_outlives_its_server() {
    let there = server().await;
    let folder = common::Folder::new();
    let id;
    let (secrets, number, view);
    {
        // A server of its own process could be killed; here its lease is left to run out, and nobody renews it.
        let here = server().await;
        let seated = create(&here.addr, &hot_seat("minis")).await.unwrap();
        id = seated.game.id.clone();
        secrets = seated.secrets.clone();
        let all: Vec<&str> = secrets.iter().map(|s| s.secret.as_str()).collect();
        let mut player = Player::enter(&here.addr, &id, &all).await.unwrap();
        let mut table = next_table(&mut player).await;
        for n in 0..5 {
            let question = &table.questions[0];
            let seat = Some(question.seat);
            let answer = ToServer::Answer { id: n, seat, question: question.number, nth: Some(0), choice: None };
            player.say(&answer).await.unwrap();
            table = next_table(&mut player).await;
        }
        (number, view) = (table.number, table.view);
        here.vanish();
    }
    drop(folder);
    let all: Vec<&str> = secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&there.addr, &id, &all).await.unwrap();
    let table = next_table(&mut player).await;
    assert_eq!((table.number, &table.view), (number, &view));
    let question = &table.questions[0];
    let answer =
        ToServer::Answer { id: 9, seat: Some(question.seat), question: question.number, nth: Some(0), choice: None };
    // Until the lease has run out the answer is refused, and nothing has changed.
    let done = async {
        loop {
            player.say(&answer).await.unwrap();
            loop {
                match player.hear().await.unwrap().expect("the server closed") {
                    FromServer::Ack { number, .. } => return number,
                    FromServer::Refused(refused) => {
                        // It was asked, and nobody can say whether it still does it.
                        assert!(["owner_gone", "not_known"].contains(&refused.reason.as_str()), "{refused:?}");
                        break;
                    }
                    _ => {}
                }
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    };
    let after = tokio::time::timeout(Duration::from_secs(40), done).await.expect("nobody took the match over");
    assert_eq!(after, number + 1);
}

/// A server that was replaced while it could not say anything finds out, and follows along from then on.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn who_was_replaced_finds_out_without_doing_anything() {
    let (here, there) = (server().await, server().await);
    let seated = create(&here.addr, &hot_seat("minis")).await.unwrap();
    let id = seated.game.id.as_str();
    let all: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut before = Player::enter(&here.addr, id, &all).await.unwrap();
    let number = next_table(&mut before).await.number;
    // As after a long sleep: the lease has run out, and nobody has said so.
    let lost = "UPDATE leases SET owner = 'asleep', until = 0 WHERE match_id = ?1";
    here.app.hub.store.db.write(vec![sql(lost, [id.into()]).once()]).await.unwrap();
    let mut player = Player::enter(&there.addr, id, &all).await.unwrap();
    let table = next_table(&mut player).await;
    let question = &table.questions[0];
    let (seat, question) = (Some(question.seat), question.number);
    player.say(&ToServer::Answer { id: 1, seat, question, nth: Some(0), choice: None }).await.unwrap();
    assert_eq!(next_table(&mut player).await.number, number + 1);
    let wait = async {
        loop {
            match before.hear().await.unwrap() {
                Some(FromServer::Bye { reason, .. }) => break assert_eq!(reason, "restart"),
                Some(_) => {}
                None => panic!("closed without a word"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), wait).await.expect("it serves a board that nobody plays at");
    let mut again = Player::enter(&here.addr, id, &all).await.unwrap();
    let table = next_table(&mut again).await;
    assert_eq!(table.number, number + 1);
    // What is asked of it now goes to the new owner.
    let question = &table.questions[0];
    let (seat, question) = (Some(question.seat), question.number);
    again.say(&ToServer::Answer { id: 2, seat, question, nth: Some(0), choice: None }).await.unwrap();
    assert_eq!(next_table(&mut again).await.number, number + 2);
}

/// Who plays from another server is there all the same.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn who_is_at_another_server_is_not_away() {
    let (here, there) = (server().await, server().await);
    let seated = create(&here.addr, &wish("minis", [Who::Me, Who::Open])).await.unwrap();
    let id = seated.game.id.as_str();
    let body = json!({ "invite": seated.invite }).to_string();
    let joined = ask(&there.addr, "POST", &format!("/api/matches/{id}/join"), &[], Some(&body)).await.unwrap();
    let joined: Seated = joined.read().unwrap();
    let _one = Player::enter(&here.addr, id, &[&seated.secrets[0].secret]).await.unwrap();
    let two = Player::enter(&there.addr, id, &[&joined.secrets[0].secret]).await.unwrap();
    let until = async |addr: &str, wanted: [bool; 2]| {
        for _ in 0..100 {
            let got = ask(addr, "GET", &format!("/api/matches/{id}"), &[], None).await.unwrap().json();
            if [0, 1].map(|n| got["seats"][n]["here"] == json!(true)) == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{addr} does not know that {wanted:?}");
    };
    until(&here.addr, [true, true]).await;
    until(&there.addr, [true, true]).await;
    drop(two);
    until(&here.addr, [true, false]).await;
    until(&there.addr, [true, false]).await;
}

/// A squad with a long note is longer than what servers can tell each other at once.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_long_squad_joins_through_another_server() {
    let (here, there) = (server().await, server().await);
    let seated = create(&here.addr, &wish("minis", [Who::Me, Who::Open])).await.unwrap();
    let squads = here.get("/api/games/minis/squads").await;
    let ready =
        squads.as_array().unwrap().iter().find(|s| s["limit"] == json!(100) && s["ready"] == json!(true)).unwrap();
    let check = json!({ "squad": { "named": ready["name"] } }).to_string();
    let text = ask(&here.addr, "POST", "/api/games/minis/check", &[], Some(&check)).await.unwrap().json();
    let long = format!("{}note: {}\n", text["text"].as_str().unwrap(), "very long ".repeat(1_200));
    let body = json!({ "invite": seated.invite, "squad": { "text": long } }).to_string();
    assert!(body.len() > 9_000);
    let path = format!("/api/matches/{}/join", seated.game.id);
    let joined = ask(&there.addr, "POST", &path, &[], Some(&body)).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.text);
    let letters = here.app.hub.store.db.read(sql("SELECT key FROM letters", [])).await.unwrap();
    assert!(letters.is_empty(), "a letter that was read is gone");
}
