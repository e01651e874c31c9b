//! Servers of their own processes over one PostgreSQL: one is killed, one is stopped for a while, and no match is lost.
//!
//! These need a database that they may fill, named by `DEJARIK_TEST_DATABASE`; they are ignored otherwise.

mod serving;

use dejarik_server::client::{Player, create};
use dejarik_server::wire::lobby::{NewMatch, SeatWish, Seated, Who};
use dejarik_server::wire::play::{FromServer, Table, ToServer};
use serving::Server;
use std::time::Duration;

fn server() -> Server {
    Server::over(&std::env::var("DEJARIK_TEST_DATABASE").expect("DEJARIK_TEST_DATABASE names a database"))
}

async fn table(player: &mut Player) -> Table {
    let wait = async {
        loop {
            match player.hear().await.unwrap().expect("the server closed") {
                FromServer::State(table) | FromServer::Update(table) => return *table,
                FromServer::Bye { reason, text } => panic!("{reason}: {text}"),
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), wait).await.expect("no table came")
}

async fn enter(server: &Server, seated: &Seated) -> Player {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap()
}

/// Answers until one answer is acknowledged; returns the number it led to. Until another server has taken over nothing is.
async fn answer(player: &mut Player, table: &Table) -> u32 {
    let question = &table.questions[0];
    let answer =
        ToServer::Answer { id: 9, seat: Some(question.seat), question: question.number, nth: Some(0), choice: None };
    let done = async {
        loop {
            player.say(&answer).await.unwrap();
            loop {
                match player.hear().await.unwrap().expect("the server closed") {
                    FromServer::Ack { number, .. } => return number,
                    FromServer::Refused(refused) => {
                        assert!(["owner_gone", "not_known"].contains(&refused.reason.as_str()), "{refused:?}");
                        break;
                    }
                    _ => {}
                }
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(40), done).await.expect("nobody took the match over")
}

async fn begun(server: &Server) -> (Seated, Table) {
    let seat = SeatWish { who: Who::Me, squad: None };
    let wish = NewMatch { game: "minis".to_owned(), seats: vec![seat; 2], ..NewMatch::default() };
    let seated = create(&server.addr, &wish).await.unwrap();
    let mut player = enter(server, &seated).await;
    let mut now = table(&mut player).await;
    for _ in 0..4 {
        answer(&mut player, &now).await;
        now = table(&mut player).await;
    }
    (seated, now)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_match_outlives_a_killed_server() {
    let (here, there) = (server(), server());
    let (seated, before) = begun(&here).await;
    here.signal("-KILL");
    let mut player = enter(&there, &seated).await;
    let now = table(&mut player).await;
    assert_eq!((now.number, &now.view), (before.number, &before.view));
    assert_eq!(answer(&mut player, &now).await, before.number + 1);
}

/// A server that was stopped wakes up, and shows what was done meanwhile.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL"]
async fn a_server_that_slept_shows_no_old_board() {
    let (here, there) = (server(), server());
    let (seated, before) = begun(&here).await;
    let mut left = enter(&here, &seated).await;
    table(&mut left).await;
    here.signal("-STOP");
    let mut player = enter(&there, &seated).await;
    let now = table(&mut player).await;
    let done = answer(&mut player, &now).await;
    assert_eq!(done, before.number + 1);
    here.signal("-CONT");
    let woken = async {
        loop {
            match left.hear().await {
                Ok(Some(FromServer::Bye { reason, .. })) => break assert_eq!(reason, "restart"),
                Ok(Some(_)) => {}
                Ok(None) | Err(_) => break,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), woken).await.expect("it serves a frozen board");
    let mut again = enter(&here, &seated).await;
    let now = table(&mut again).await;
    assert_eq!(now.number, done);
    assert_eq!(answer(&mut again, &now).await, done + 1);
}
