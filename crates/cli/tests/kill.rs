//! A server that is killed at any moment has lost nothing that it acknowledged.

mod serving;

use dejarik_games::Json;
use dejarik_kernel::Chance;
use dejarik_server::client::{Player, ask, create};
use dejarik_server::wire::lobby::{NewMatch, SeatWish, Seated, Who};
use dejarik_server::wire::play::{FromServer, Table, ToServer};
use serde_json::Value;
use serving::{Folder, Server};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How often the server is killed.
const KILLS: usize = 50;
/// Matches that are played meanwhile.
const MATCHES: usize = 12;

/// What a match's players know for certain.
#[derive(Clone, Default)]
struct Known {
    /// The number of the last acknowledged answer.
    acked: u32,
    /// An answer was sent and neither acknowledged nor refused.
    flying: bool,
    /// The last table that was told, with its number.
    seen: Option<(u32, Json)>,
    over: bool,
}

/// Plays both seats until the connection breaks or the match is over.
async fn play(addr: String, seated: Arc<Seated>, known: Arc<Mutex<Known>>, seed: u64) {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let Ok(mut player) = Player::enter(&addr, &seated.game.id, &secrets).await else { return };
    let mut chance = Chance::new(seed);
    let mut id = 0;
    while let Ok(Some(message)) = player.hear().await {
        match message {
            FromServer::Ack { number, .. } => {
                let mut known = known.lock().unwrap();
                (known.acked, known.flying) = (number, false);
            }
            FromServer::Refused(refused) => panic!("{refused:?}"),
            FromServer::State(table) | FromServer::Update(table) => {
                let Table { number, view, questions, over, .. } = *table;
                {
                    let mut known = known.lock().unwrap();
                    known.seen = Some((number, view));
                    known.over = over.is_some();
                }
                let Some(question) = questions.first() else { continue };
                tokio::time::sleep(Duration::from_millis(chance.below(6) as u64)).await;
                id += 1;
                known.lock().unwrap().flying = true;
                let (seat, nth) = (Some(question.seat), Some(chance.below(question.options.len())));
                let answer = ToServer::Answer { id, seat, question: question.number, nth, choice: None };
                if player.say(&answer).await.is_err() {
                    return;
                }
            }
            _ => {}
        }
    }
}

/// Looks at a match after a restart: it must be where it was.
async fn look(addr: &str, seated: &Seated, known: &Mutex<Known>) {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(addr, &seated.game.id, &secrets).await.unwrap();
    let table = loop {
        match player.hear().await.unwrap().expect("the server closed") {
            FromServer::State(table) => break *table,
            FromServer::Bye { reason, text } => panic!("{reason}: {text}"),
            _ => {}
        }
    };
    let mut known = known.lock().unwrap();
    let most = known.acked + u32::from(known.flying);
    let id = &seated.game.id;
    assert!(table.number >= known.acked, "{id}: an acknowledged answer is lost: {} < {}", table.number, known.acked);
    assert!(table.number <= most, "{id}: an answer counted twice: {} > {most}", table.number);
    if let Some((number, view)) = &known.seen
        && *number == table.number
    {
        assert_eq!(*view, table.view, "{id}: the same number, but another table");
    }
    known.acked = table.number;
    known.flying = false;
}

async fn seat(addr: &str, game: &str) -> Arc<Seated> {
    let me = || SeatWish { who: Who::Me, squad: None };
    let wish = NewMatch { game: game.to_owned(), seats: vec![me(), me()], ..NewMatch::default() };
    Arc::new(create(addr, &wish).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_fifty_times_it_is_where_it_was() {
    let folder = Folder::new();
    let mut server = Server::in_folder(&folder.0);
    let mut chance = Chance::new(9);
    let mut tables = Vec::new();
    for nth in 0..MATCHES {
        let game = if nth % 3 == 0 { "pig" } else { "minis" };
        tables.push((game, seat(&server.addr, game).await, Arc::new(Mutex::new(Known::default()))));
    }
    let mut acked = 0;
    for round in 0..KILLS {
        let playing: Vec<_> = (0u64..)
            .zip(&tables)
            .map(|(nth, (_, seated, known))| {
                let seed = (round as u64) << 8 | nth;
                tokio::spawn(play(server.addr.clone(), seated.clone(), known.clone(), seed))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(120 + chance.below(250) as u64)).await;
        server.kill();
        for player in playing {
            player.await.unwrap();
        }
        server = Server::in_folder(&folder.0);
        for (game, seated, known) in &mut tables {
            look(&server.addr, seated, known).await;
            if known.lock().unwrap().over {
                let path = format!("/api/matches/{}/fairness", seated.game.id);
                let fair = ask(&server.addr, "GET", &path, &[], None).await.unwrap();
                assert_eq!(fair.json()["dice_hold"], Value::Bool(true));
                acked += known.lock().unwrap().acked;
                *seated = seat(&server.addr, game).await;
                *known = Arc::default();
            }
        }
    }
    acked += tables.iter().map(|(_, _, known)| known.lock().unwrap().acked).sum::<u32>();
    println!("{KILLS} kills, {acked} answers, none lost");
    assert!(acked as usize > KILLS * 10, "too few answers to prove anything: {acked}");
}
