//! Nothing follows what was not kept, and nobody pays for a pause of the server.

mod common;

use common::{Folder, Server, answer_all, hot_seat, next_table};
use dejarik_agents::arena;
use dejarik_games::{Shelf, find};
use dejarik_server::client::{Player, create};
use dejarik_server::hub::Hub;
use dejarik_server::metrics::Disk;
use dejarik_server::room::Msg;
use dejarik_server::serving::{App, Config};
use dejarik_server::store::{Later, Row, Sql, Sqlite, Statement, Store, StoreError, Val, sql};
use dejarik_server::wire::lobby::{ClockWish, NewMatch, Seated};
use dejarik_server::wire::play::FromServer;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A database that fails so many times to keep that a match was taken up again.
struct Moody {
    inner: Sqlite,
    fails: AtomicU32,
}

impl Sql for Moody {
    fn write(&self, job: Vec<Statement>) -> Later<'_, ()> {
        let resumed = |value: &Val| value.text().starts_with("{\"resumed\"");
        let bad = job.iter().any(|s| s.sql.contains("INTO entries") && s.values.iter().any(resumed));
        if bad && self.fails.fetch_update(Relaxed, Relaxed, |n| n.checked_sub(1)).is_ok() {
            return Box::pin(async { Err(StoreError::Broken("not just now".to_owned())) });
        }
        self.inner.write(job)
    }

    fn read(&self, question: Statement) -> Later<'_, Vec<Row>> {
        self.inner.read(question)
    }

    fn name(&self) -> &'static str {
        "moody"
    }

    fn disk(&self) -> &Disk {
        self.inner.disk()
    }
}

fn timed() -> NewMatch {
    NewMatch { clock: Some(ClockWish { seconds: 600, increment: 0 }), ..hot_seat("pig") }
}

fn secrets(seated: &Seated) -> Vec<&str> {
    seated.secrets.iter().map(|s| s.secret.as_str()).collect()
}

/// A match that is loaded while the database falters is loaded again: an answer after a gap would be in nobody's way but the
/// next one's, for ever.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_follows_what_was_not_kept() {
    let folder = Folder::new();
    let db = Arc::new(Moody { inner: Sqlite::open(&folder.0).unwrap(), fails: AtomicU32::new(0) });
    let hub = Hub::open(&Shelf::default(), Store::new(db.clone(), "local")).await.unwrap();
    let server = Server::of(App::new(hub, Config { data: folder.0.clone(), ..Config::default() })).await;
    let seated = create(&server.addr, &timed()).await.unwrap();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets(&seated)).await.unwrap();
    next_table(&mut player).await;
    db.fails.store(1, Relaxed);
    // Something breaks it, so that it is loaded anew.
    let brain = arena(&*find("pig").unwrap()).unwrap().brain("random", 0).unwrap();
    let thought = Msg::Thought { seat: 200, number: 0, nth: Ok(0), brain };
    server.app.hub.room(&seated.game.id).send(thought).await.unwrap();
    while !matches!(player.hear().await.unwrap(), Some(FromServer::Bye { .. })) {}
    answer_all(&server.addr, &seated, 4).await;
    assert_eq!(db.fails.load(Relaxed), 0, "it has failed");
    let ask = sql("SELECT n FROM entries WHERE match_id = ?1 ORDER BY n", [seated.game.id.as_str().into()]);
    let kept: Vec<i64> = db.read(ask).await.unwrap().iter().map(|row| row[0].int()).collect();
    assert_eq!(kept, (0..kept.len() as i64).collect::<Vec<_>>());
}

/// While the server was down no clock ran, not even before the first answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_while_nobody_keeps_it() {
    let folder = Folder::new();
    let config = Config { data: folder.0.clone(), ..Config::default() };
    let server = Server::with(config.clone()).await;
    let seated = create(&server.addr, &timed()).await.unwrap();
    server.stop().await;
    // As if that had been two hours ago.
    {
        let db = Sqlite::open(&folder.0).unwrap();
        let id = || seated.game.id.as_str().into();
        let head = db.read(sql("SELECT head FROM matches WHERE id = ?1", [id()])).await.unwrap()[0][0].text();
        let mut head: serde_json::Value = serde_json::from_str(&head).unwrap();
        head["begun"] = (head["begun"].as_i64().unwrap() - 7_200_000).into();
        let update = "UPDATE matches SET head = ?2 WHERE id = ?1";
        db.write(vec![sql(update, [id(), head.to_string().into()]).once()]).await.unwrap();
    }
    let server = Server::with(config).await;
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets(&seated)).await.unwrap();
    let table = next_table(&mut player).await;
    assert_eq!(table.over, None, "nobody was there to answer to");
    assert!(table.clocks.unwrap().left.iter().all(|left| *left > 590_000));
}
