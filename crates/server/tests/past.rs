//! A match keeps its past in the database, not in memory; whoever looks back sees it as it was.

mod common;

use common::{Server, hot_seat, next_table};
use dejarik_games::{Form, Lang, Wish, find};
use dejarik_kernel::{Chance, Seat};
use dejarik_server::client::{Player, create};
use dejarik_server::wire::play::{FromServer, Table, ToServer};
use serde_json::{Value, json};

/// The reply to a request.
async fn reply(player: &mut Player, request: &ToServer) -> Value {
    player.say(request).await.unwrap();
    let wait = async {
        loop {
            match player.hear().await.unwrap().expect("the server closed") {
                FromServer::Reply { id, value } if id == request.id() => return value,
                FromServer::Refused(refused) => panic!("{refused:?}"),
                _ => {}
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), wait).await.expect("no reply came")
}

async fn answer(player: &mut Player, table: &Table, chance: &mut Chance) -> Table {
    let question = table.questions.first().expect("both seats are played here");
    let nth = Some(chance.below(question.options.len()));
    let answer = ToServer::Answer { id: 1, seat: Some(question.seat), question: question.number, nth, choice: None };
    player.say(&answer).await.unwrap();
    next_table(player).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_back_sees_what_who_watched_has_seen() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let mut chance = Chance::new(11);
    let mut table = next_table(&mut player).await;
    let (mut seen, mut views) = (json!(table.log), vec![(table.events, table.view.clone())]);
    for _ in 0..140 {
        table = answer(&mut player, &table, &mut chance).await;
        assert!(table.over.is_none(), "another seed makes a longer game");
        let fresh = json!(table.log);
        seen.as_array_mut().unwrap().extend(fresh.as_array().unwrap().iter().cloned());
        views.push((table.events, table.view.clone()));
    }
    // The log from the beginning, tables of long ago, and whoever comes late.
    let log = reply(&mut player, &ToServer::Log { id: 2, from: 0, to: 500 }).await;
    let first: Vec<&Value> = seen.as_array().unwrap().iter().filter(|line| line["n"].as_u64() < Some(500)).collect();
    assert_eq!(log.as_array().unwrap().iter().collect::<Vec<_>>(), first);
    for (n, view) in views.iter().step_by(20) {
        let frame = reply(&mut player, &ToServer::Frame { id: 3, n: *n }).await;
        assert_eq!((&frame["n"], &frame["view"]), (&json!(n), &view.value()));
    }
    for _ in 0..40 {
        table = answer(&mut player, &table, &mut chance).await;
    }
    let mut late = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let now = next_table(&mut late).await;
    assert_eq!((now.number, &now.view, now.events), (table.number, &table.view, table.events));
    assert_eq!(now.log.len(), now.log.iter().filter(|line| line.n + 150 >= now.events).count());
    assert!(now.events < 150 || now.log.len() > 20, "{} lines", now.log.len());
    player.say(&ToServer::Resync { id: 4 }).await.unwrap();
    assert_eq!(json!(next_table(&mut player).await.log), json!(now.log));
    // Taken back as far as it goes, past steps that are long over.
    for _ in 0..40 {
        table = answer(&mut player, &table, &mut chance).await;
    }
    let mut undone = 0;
    while undone < 30 {
        let seat = table.questions.first().map(|q| q.seat);
        player.say(&ToServer::Undo { id: 5, seat }).await.unwrap();
        let after = next_table(&mut player).await;
        assert!(after.revision > table.revision && after.events <= table.events);
        (table, undone) = (after, undone + 1);
    }
    let mut late = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    assert_eq!(next_table(&mut late).await.view, table.view);
    // And to the end: the Record has every step.
    while table.over.is_none() {
        table = answer(&mut player, &table, &mut chance).await;
    }
    let fair = server.get(&format!("/api/matches/{}/fairness", seated.game.id)).await;
    assert_eq!((&fair["commitment_holds"], &fair["dice_hold"]), (&json!(true), &json!(true)));
    let reel = server.get(&format!("/api/matches/{}/reel", seated.game.id)).await;
    assert_eq!(reel["count"], json!(table.events));
}

/// What is forgotten takes no room, and what is told next is told as before.
#[test]
fn a_match_that_forgot_tells_what_is_new() {
    for game in ["minis", "pig", "legion", "ccg"] {
        let game = find(game).unwrap();
        let wish = Wish { limit: game.usual_limit(), ..Wish::default() };
        let table = &game.tables(&wish).unwrap()[0];
        let (mut whole, mut lean) = (game.open(table, 5).unwrap(), game.open(table, 5).unwrap());
        let mut chance = Chance::new(3);
        for _ in 0..120 {
            let Some(seat) = whole.asked().first().copied() else { break };
            let put = whole.question(Lang::English, seat).unwrap();
            let given = dejarik_games::Given::Nth(chance.below(put.options.len()));
            let (from, number) = (whole.count(), put.number);
            whole.answer(Lang::English, number, seat, &given).unwrap();
            lean.answer(Lang::English, number, seat, &given).unwrap();
            lean.forget();
            assert!(lean.remembers(from));
            for eyes in [None, Some(Seat(0)), Some(Seat(1))] {
                assert_eq!(whole.events(Lang::English, eyes, from), lean.events(Lang::English, eyes, from));
                assert_eq!(whole.view(Lang::English, eyes), lean.view(Lang::English, eyes));
            }
            assert_eq!((whole.count(), whole.undoable(seat)), (lean.count(), lean.undoable(seat)));
        }
        assert!(lean.forgot() && !lean.remembers(0), "{}", game.name());
        assert!(lean.record(Form::Postcard).is_err() && whole.record(Form::Postcard).is_ok());
    }
}

/// In the card game destinies are the dice: who has seen one, or the top of a pile, goes back before it only if the others agree.
#[test]
fn nobody_goes_back_alone_before_what_was_drawn() {
    let game = find("ccg").unwrap();
    let mut live = game.open(&game.tables(&Wish::default()).unwrap()[0], 5).unwrap();
    let mut chance = Chance::new(8);
    // For each seat whether something was drawn since it last decided, after every decision.
    let mut drawn = vec![[None, None]];
    let (mut fair, mut unfair) = (0, 0);
    for round in 0..260 {
        let Some(seat) = live.asked().first().copied() else { break };
        let put = live.question(Lang::English, seat).unwrap();
        let (from, deciding) = (live.count(), live.asked().len() == 1);
        let given = dejarik_games::Given::Nth(chance.below(put.options.len()));
        live.answer(Lang::English, put.number, seat, &given).unwrap();
        if deciding {
            let told = json!(live.events(Lang::English, Some(seat), from));
            let draws = told.as_array().unwrap().iter().any(|line| line["event"].get("Drew").is_some());
            let mut now = *drawn.last().unwrap();
            now[seat.index()] = Some(false);
            drawn.push(now.map(|before| before.map(|before| before || draws)));
        } else {
            drawn.push([Some(true); 2]);
        }
        if round % 7 == 3 && deciding {
            live.undo(Lang::English, dejarik_kernel::Undo::Any).unwrap();
            drawn.pop();
        }
        for seat in [Seat(0), Seat(1)] {
            let free = live.undoable(seat).is_some_and(|(_, how)| how == dejarik_kernel::Undo::Fair);
            assert!(!(free && drawn.last().unwrap()[seat.index()] == Some(true)), "round {round}, {seat}");
            fair += u32::from(free);
            unfair += u32::from(!free);
        }
    }
    assert!(fair > 20 && unfair > 20, "{fair} and {unfair}");
}
