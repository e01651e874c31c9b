//! A server with other rules than those that matches were played by: they go on from where they stood, whatever their
//! answers would come to now.

mod common;

use common::{Folder, Server, answer_some, hot_seat, next_table};
use dejarik_games::find;
use dejarik_server::client::{Player, create};
use dejarik_server::serving::Config;
use dejarik_server::store::{Sql, Sqlite, Val, sql};
use dejarik_server::wire::lobby::Seated;
use dejarik_server::wire::play::Table;
use serde_json::{Value, json};

fn config(folder: &Folder) -> Config {
    Config { data: folder.0.clone(), ..Config::default() }
}

async fn look(server: &Server, seated: &Seated) -> Table {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    next_table(&mut player).await
}

/// Makes what is kept of a match that of an earlier day, whose first answers nobody understands any more.
async fn of_another_day(folder: &Folder, game: &str, id: &str) {
    let now = find(game).unwrap().version();
    let then = "x".repeat(now.len());
    let db = Sqlite::open(&folder.0).unwrap();
    let head = db.read(sql("SELECT head FROM matches WHERE id = ?1", [id.into()])).await.unwrap()[0][0].text();
    assert!(head.contains(&now));
    let renamed = |bytes: Vec<u8>| {
        let at = bytes.windows(now.len()).position(|w| w == now.as_bytes()).expect("under which rules it was played");
        [&bytes[..at], then.as_bytes(), &bytes[at + now.len()..]].concat()
    };
    let head = head.replace(&now, &then);
    let mut job = vec![
        sql("UPDATE matches SET head = ?2 WHERE id = ?1", [id.into(), head.into()]).once(),
        sql("UPDATE entries SET body = '{\"of\":\"old\"}' WHERE match_id = ?1 AND n < 5", [id.into()]),
    ];
    let saves = db.read(sql("SELECT game FROM saves WHERE match_id = ?1", [id.into()])).await.unwrap();
    let records = db.read(sql("SELECT body FROM records WHERE match_id = ?1", [id.into()])).await.unwrap();
    assert_eq!(saves.len() + records.len(), 1, "a match that is played has a save, one that is over a Record");
    for mut row in saves {
        let game = renamed(row.pop().map(Val::blob).unwrap());
        job.push(sql("UPDATE saves SET game = ?2 WHERE match_id = ?1", [id.into(), game.into()]).once());
    }
    for mut row in records {
        let body = renamed(row.pop().map(Val::blob).unwrap());
        job.push(sql("UPDATE records SET body = ?2 WHERE match_id = ?1", [id.into(), body.into()]).once());
    }
    db.write(job).await.unwrap();
}

/// Every line of the log: by the match while it is played, by its reel when it is over.
async fn lines(server: &Server, id: &str) -> Vec<String> {
    let reel = server.get(&format!("/api/matches/{id}/reel")).await;
    reel["lines"].as_array().unwrap().iter().map(Value::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_where_it_stood() {
    dejarik_server::serving::log(false, Some("warn"));
    for (game, most) in [("minis", 70), ("ccg", 60), ("legion", 40)] {
        let folder = Folder::new();
        let server = Server::with(config(&folder)).await;
        let seated = create(&server.addr, &hot_seat(game)).await.unwrap();
        let id = seated.game.id.as_str();
        answer_some(&server.addr, &seated, 3, most).await;
        let before = look(&server, &seated).await;
        server.stop().await;
        of_another_day(&folder, game, id).await;

        let server = Server::with(config(&folder)).await;
        let after = look(&server, &seated).await;
        assert_eq!((&after.view, after.number), (&before.view, before.number + 1), "{game}");
        assert_eq!(after.questions[0].options, before.questions[0].options, "{game}");
        assert_eq!((after.events, &after.log), (before.events, &before.log), "{game}: the log is whole");
        answer_some(&server.addr, &seated, 4, 5).await;
        let before = look(&server, &seated).await;
        server.stop().await;

        // Once more under the same rules, and then to the end.
        let server = Server::with(config(&folder)).await;
        let after = look(&server, &seated).await;
        assert_eq!((&after.view, after.number), (&before.view, before.number), "{game}");
        let head = server.get(&format!("/api/matches/{id}")).await;
        assert!(head["version"].as_str().unwrap().contains("x, then "), "{head}");
        answer_some(&server.addr, &seated, 5, u32::MAX).await;
        assert!(look(&server, &seated).await.over.is_some(), "{game}");
        let told = lines(&server, id).await;
        assert!(told.len() > 5, "{game}: {told:?}");
        let db = Sqlite::open(&folder.0).unwrap();
        assert!(db.read(sql("SELECT n FROM saves", [])).await.unwrap().is_empty(), "{game}: who is over needs no save");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_stays_over() {
    dejarik_server::serving::log(false, Some("warn"));
    for resigned in [false, true] {
        let folder = Folder::new();
        let server = Server::with(config(&folder)).await;
        let seated = create(&server.addr, &hot_seat("minis")).await.unwrap();
        let id = seated.game.id.as_str();
        answer_some(&server.addr, &seated, 6, if resigned { 60 } else { u32::MAX }).await;
        if resigned {
            let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
            let mut player = Player::enter(&server.addr, id, &secrets).await.unwrap();
            next_table(&mut player).await;
            player.say_text(json!({ "type": "resign", "id": 1, "seat": 0 }).to_string()).await.unwrap();
            while next_table(&mut player).await.over.is_none() {}
        }
        let (before, told) = (look(&server, &seated).await, lines(&server, id).await);
        assert!(before.over.is_some());
        server.stop().await;
        of_another_day(&folder, "minis", id).await;
        let server = Server::with(config(&folder)).await;
        let after = look(&server, &seated).await;
        assert_eq!((&after.over, &after.number), (&before.over, &before.number));
        if !resigned {
            assert_eq!(after.view, before.view);
        }
        let again = lines(&server, id).await;
        assert!(told.starts_with(&again) && again.len() > 5, "{} and {}", told.len(), again.len());
    }
}
