//! Whole matches over real sockets.

mod common;

use common::{Server, answer_all, answer_some, hot_seat, next_refused, next_table, wish};
use dejarik_kernel::{Dice, Seed};
use dejarik_server::client::{Player, ask, create};
use dejarik_server::wire::lobby::{Drawn, Fell, NewMatch, SeatWish, Seated, Who};
use dejarik_server::wire::play::{Ended, FromServer, Hello, Over, ToServer};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_play_pig_to_its_end_and_it_can_be_checked() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("pig")).await.unwrap();
    let over = answer_all(&server.addr, &seated, 5).await;
    assert_eq!(over.by, Ended::Rules);
    assert_eq!(over.winners.len(), 1);
    let id = &seated.game.id;
    let fair = server.get(&format!("/api/matches/{id}/fairness")).await;
    assert_eq!(fair["commitment"], json!(seated.game.commitment));
    assert_eq!((&fair["commitment_holds"], &fair["dice_hold"]), (&json!(true), &json!(true)));
    assert_eq!(fair["seed"], json!(over.seed));
    assert_eq!(all_follow(&server, id, &over.seed).await.0, 0, "nothing is shuffled in Pig");
    let reel = server.get(&format!("/api/matches/{id}/reel")).await;
    assert_eq!(reel["verified"], json!(true));
    let count = reel["count"].as_u64().unwrap();
    let frames = server.get(&format!("/api/matches/{id}/frames?from={count}&to={count}")).await;
    assert_eq!(frames[0]["n"], json!(count));
}

/// Draws everything that is told of a match again from its seed; how many shuffles and dice there were.
async fn all_follow(server: &Server, id: &str, seed: &str) -> (usize, usize) {
    let seed = Seed(u128::from_str_radix(seed, 16).unwrap());
    let draws: Vec<Drawn> = serde_json::from_value(server.get(&format!("/api/matches/{id}/draws")).await).unwrap();
    let (mut drawn, mut shuffles, mut dice, mut last) = (0, 0, 0, 0);
    for Drawn { n, fell } in draws {
        let n = n.expect("its place in the story");
        assert!(n >= last, "they come in the order of the story");
        last = n;
        drawn += match fell {
            Fell::Dice { sides, faces } => {
                let thrown = Dice { count: faces.len() as u8, sides };
                assert_eq!(seed.throw(thrown, drawn)[..], faces[..]);
                dice += faces.len();
                faces.len()
            }
            Fell::Shuffle { order } => {
                assert_eq!(seed.shuffle(order.len() as u16, drawn), order);
                shuffles += 1;
                order.len()
            }
        } as u64;
    }
    (shuffles, dice)
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_can_draw_the_dice_and_shuffles_of_every_game_again() {
    let server = Server::start().await;
    for (game, shuffles) in [("pig", false), ("minis", false), ("ccg", true), ("legion", true)] {
        let seated = create(&server.addr, &hot_seat(game)).await.unwrap();
        let path = format!("/api/matches/{}/draws", seated.game.id);
        // As far as it goes in so many answers; then one gives up.
        let over = match answer_some(&server.addr, &seated, 3, 60).await {
            Some(over) => over,
            None => {
                let got = ask(&server.addr, "GET", &path, &[], None).await.unwrap();
                assert_eq!(got.status, 404, "while it goes on nobody is told: {}", got.text);
                let mut one = Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
                one.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
                loop {
                    if let Some(over) = next_table(&mut one).await.over {
                        break over;
                    }
                }
            }
        };
        let (shuffled, dice) = all_follow(&server, &seated.game.id, &over.seed).await;
        assert!(shuffled > 0 || !shuffles, "{game} shuffles");
        assert!(dice > 0 || shuffled > 0, "{game} leaves something to chance");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_player_answers_and_its_moves_can_be_taken_back_until_a_roll() {
    let server = Server::start().await;
    let wish = wish("minis", [Who::Me, Who::Bot("greedy".to_owned())]);
    let seated = create(&server.addr, &wish).await.unwrap();
    let mut me = Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
    let mut answered = 0;
    let mut undone = false;
    while answered < 12 {
        let mut table = next_table(&mut me).await;
        if table.undo && !undone && !table.questions.is_empty() {
            let revision = table.revision;
            me.say(&ToServer::Undo { id: 900, seat: None }).await.unwrap();
            table = next_table(&mut me).await;
            assert!(table.revision > revision);
            undone = true;
        }
        let Some(question) = table.questions.first() else { continue };
        answered += 1;
        let nth = Some(question.options.len() / 2);
        let answer = ToServer::Answer { id: answered, seat: None, question: question.number, nth, choice: None };
        me.say(&answer).await.unwrap();
    }
    assert!(undone, "nothing could be taken back in twelve answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_comes_by_the_invitation_and_nobody_without() {
    let server = Server::start().await;
    let seated = create(&server.addr, &wish("minis", [Who::Me, Who::Open])).await.unwrap();
    let path = format!("/api/matches/{}/join", seated.game.id);
    let stranger = ask(&server.addr, "POST", &path, &[], Some("{}")).await.unwrap();
    assert_eq!((stranger.status, stranger.json()["reason"].clone()), (403, json!("not_invited")));
    let mut me = Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap();
    assert!(matches!(me.hear().await.unwrap(), Some(FromServer::Welcome(_))));
    let body = json!({ "invite": seated.invite, "name": "Lando" }).to_string();
    let friend: Seated = ask(&server.addr, "POST", &path, &[], Some(&body)).await.unwrap().read().unwrap();
    assert_eq!(friend.secrets[0].seat, 1);
    assert_eq!(friend.game.seats[1].player.as_deref(), Some("Lando"));
    assert_eq!(next_table(&mut me).await.number, 0);
    let again = ask(&server.addr, "POST", &path, &[], Some(&body)).await.unwrap();
    assert_eq!(again.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_secret_of_a_seat_answers_for_it() {
    let server = Server::start().await;
    let one = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let two = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let id = one.game.id.as_str();
    let real = one.secrets[0].secret.as_str();
    let (longer, shorter, upper) = (format!("{real}0"), &real[1..], real.to_uppercase());
    let wrong = ["", "0", two.secrets[0].secret.as_str(), &two.secrets[1].secret, &longer, shorter, &upper, id, "🎲"];
    for secret in wrong.into_iter().filter(|secret| *secret != real) {
        let mut player = Player::enter(&server.addr, id, &[secret]).await.unwrap();
        let bye = player.hear().await.unwrap();
        assert!(matches!(bye, Some(FromServer::Bye { reason, .. }) if reason == "bad_secret"), "{secret}");
    }
    let mut watcher = Player::enter(&server.addr, id, &[]).await.unwrap();
    let table = next_table(&mut watcher).await;
    assert!(table.questions.is_empty() && table.viewer.is_none());
    let asked = table.waiting[0];
    let (mine, other) = (&one.secrets[asked as usize].secret, &one.secrets[1 - asked as usize].secret);
    let mut player = Player::enter(&server.addr, id, &[mine]).await.unwrap();
    let number = next_table(&mut player).await.questions[0].number;
    let mut rival = Player::enter(&server.addr, id, &[other]).await.unwrap();
    assert!(next_table(&mut rival).await.questions.is_empty());
    for (watches, seat) in [(true, None), (true, Some(asked)), (false, Some(asked)), (false, None)] {
        let who = if watches { &mut watcher } else { &mut rival };
        let answer = ToServer::Answer { id: 7, seat, question: number, nth: Some(0), choice: None };
        who.say(&answer).await.unwrap();
        let refused = common::next_refused(who).await;
        assert!(["not_your_seat", "not_asked"].contains(&refused.reason.as_str()), "{refused:?}");
    }
    for request in [ToServer::Resign { id: 8, seat: Some(asked) }, ToServer::Draw { id: 8, seat: Some(asked) }] {
        rival.say(&request).await.unwrap();
        assert_eq!(common::next_refused(&mut rival).await.reason, "not_your_seat");
    }
    assert_eq!(server.get(&format!("/api/matches/{id}")).await["status"], json!("playing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_counts_once_however_often_it_is_sent() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut both = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let table = next_table(&mut both).await;
    let question = &table.questions[0];
    let seat = Some(question.seat);
    let answer = ToServer::Answer { id: 1, seat, question: question.number, nth: Some(0), choice: None };
    for _ in 0..3 {
        both.say(&answer).await.unwrap();
    }
    let mut refused = 0;
    let mut acks = 0;
    while refused + acks < 3 {
        match both.hear().await.unwrap().unwrap() {
            FromServer::Ack { .. } => acks += 1,
            FromServer::Refused(r) => {
                assert!(["old_question", "not_asked"].contains(&r.reason.as_str()), "{r:?}");
                refused += 1;
            }
            _ => {}
        }
    }
    assert_eq!((acks, refused), (1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_is_new_and_no_more() {
    let server = Server::start().await;
    let seated = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let secrets: Vec<String> = seated.secrets.iter().map(|s| s.secret.clone()).collect();
    let hello = |after| {
        let game = seated.game.id.clone();
        ToServer::Hello(Hello { version: 1, game, secrets: secrets.clone(), after, ..Hello::default() })
    };
    let mut first = Player::dial(&server.addr).await.unwrap();
    first.say(&hello(None)).await.unwrap();
    let before = next_table(&mut first).await;
    // Nothing is new: after the welcome comes the answer to a ping, and no table.
    let mut again = Player::dial(&server.addr).await.unwrap();
    again.say(&hello(Some(before.number))).await.unwrap();
    again.say(&ToServer::Ping { id: 3 }).await.unwrap();
    loop {
        match again.hear().await.unwrap().unwrap() {
            FromServer::Pong { id } => break assert_eq!(id, 3),
            FromServer::State(_) | FromServer::Update(_) => panic!("it has seen that already"),
            _ => {}
        }
    }
    let question = &before.questions[0];
    let answer =
        ToServer::Answer { id: 1, seat: Some(question.seat), question: question.number, nth: Some(0), choice: None };
    again.say(&answer).await.unwrap();
    assert_eq!(next_table(&mut again).await.number, before.number + 1);
    let mut third = Player::dial(&server.addr).await.unwrap();
    third.say(&hello(Some(before.number))).await.unwrap();
    assert_eq!(next_table(&mut third).await.number, before.number + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_ends_the_match() {
    let server = Server::start().await;
    let mut wish = hot_seat("minis");
    wish.clock = serde_json::from_value(json!({ "seconds": 10, "increment": 0 })).unwrap();
    let seated = create(&server.addr, &wish).await.unwrap();
    let mut watcher = Player::enter(&server.addr, &seated.game.id, &[]).await.unwrap();
    let table = next_table(&mut watcher).await;
    assert_eq!(table.clocks.as_ref().unwrap().running, table.waiting);
    let over = loop {
        if let Some(over) = next_table(&mut watcher).await.over {
            break over;
        }
    };
    let winner = 1 - table.waiting[0];
    assert_eq!((over.by, over.winners), (Ended::Time, vec![winner]));
}

#[tokio::test(flavor = "multi_thread")]
async fn draws_are_agreed_and_games_given_up() {
    let server = Server::start().await;
    for resign in [false, true] {
        let seated = create(&server.addr, &wish("minis", [Who::Me, Who::Open])).await.unwrap();
        let body = json!({ "invite": seated.invite }).to_string();
        let path = format!("/api/matches/{}/join", seated.game.id);
        let friend: Seated = ask(&server.addr, "POST", &path, &[], Some(&body)).await.unwrap().read().unwrap();
        let id = &seated.game.id;
        let mut one = Player::enter(&server.addr, id, &[&seated.secrets[0].secret]).await.unwrap();
        let mut two = Player::enter(&server.addr, id, &[&friend.secrets[0].secret]).await.unwrap();
        next_table(&mut one).await;
        next_table(&mut two).await;
        if resign {
            two.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
        } else {
            // Nothing is declined that nobody offers, and who offers again has offered: neither is kept or told to anybody.
            two.say(&ToServer::NoDraw { id: 1, seat: None }).await.unwrap();
            assert_eq!(next_refused(&mut two).await.reason, "not_asked");
            for _ in 0..3 {
                one.say(&ToServer::Draw { id: 1, seat: None }).await.unwrap();
            }
            let offered = next_table(&mut two).await;
            assert_eq!((offered.offers.draw, offered.number), (vec![0], 1));
            two.say(&ToServer::Resync { id: 1 }).await.unwrap();
            assert_eq!(next_table(&mut two).await.number, 1);
            two.say(&ToServer::Draw { id: 1, seat: None }).await.unwrap();
        }
        let over = loop {
            if let Some(over) = next_table(&mut one).await.over {
                break over;
            }
        };
        let (by, winners) = if resign { (Ended::Resigned, vec![0]) } else { (Ended::Agreed, vec![]) };
        assert_eq!(over, Over { by, winners, seed: over.seed.clone() });
        assert_eq!(server.get(&format!("/api/matches/{id}/fairness")).await["dice_hold"], json!(true));
    }
}

/// One of several may give up: a computer player plays on for them, until only one team is left.
#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_among_several_does_not_end_the_match() {
    let server = Server::start().await;
    for (game, seats) in [("pig", 3), ("minis", 3), ("minis", 4)] {
        let seated = create(&server.addr, &wish_of(game, seats)).await.unwrap();
        let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
        let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
        let mut table = next_table(&mut player).await;
        let sides = table.view.value()["sides"].as_array().cloned().unwrap_or_default();
        let team = |seat: u8| sides.get(seat as usize).map_or(u64::from(seat), |side| side["team"].as_u64().unwrap());
        for leaving in (1..seats as u8).rev() {
            assert!(table.over.is_none(), "{game}: it ended before seat {leaving} gave up");
            let id = u32::from(leaving);
            player.say(&ToServer::Resign { id, seat: Some(leaving) }).await.unwrap();
            // Who gave up cannot answer any more.
            let late = ToServer::Answer { id: 77, seat: Some(leaving), question: 0, nth: Some(0), choice: None };
            player.say(&late).await.unwrap();
            let (mut done, mut refused) = (None, None);
            while refused.is_none() || done.is_none_or(|done| table.number < done) {
                match player.hear().await.unwrap().expect("the server closed") {
                    FromServer::Update(next) | FromServer::State(next) => table = *next,
                    FromServer::Ack { id: of, number } if of == id => done = Some(number),
                    FromServer::Refused(why) => refused = Some(why.reason),
                    _ => {}
                }
            }
            assert!(["gave_up", "over"].contains(&refused.unwrap().as_str()));
            // Everybody is told, and who gave up is asked nothing any more.
            assert!(table.out.contains(&leaving), "{game}: {:?}", table.out);
            assert!(table.questions.iter().all(|question| question.seat != leaving), "{game}");
            let left: Vec<u8> = (0..seats as u8).filter(|seat| (0..leaving).any(|s| team(s) == team(*seat))).collect();
            if left.iter().all(|seat| team(*seat) == team(left[0])) {
                break;
            }
        }
        let over = table.over.expect("one team is left");
        let winners: Vec<u8> = (0..seats as u8).filter(|seat| team(*seat) == team(0)).collect();
        assert_eq!((over.by, over.winners), (Ended::Resigned, winners), "{game}");
    }
}

/// A match of any game begins without anybody choosing squads, and asks somebody something.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_begins_by_itself() {
    let server = Server::start().await;
    for game in server.get("/api/games").await.as_array().unwrap() {
        let seated = create(&server.addr, &hot_seat(game["name"].as_str().unwrap())).await.unwrap();
        let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
        let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
        assert!(!next_table(&mut player).await.questions.is_empty(), "{game}");
    }
}

/// Whoever does not care which squads they are gets any two, not the same twice.
#[tokio::test(flavor = "multi_thread")]
async fn squads_that_nobody_named_are_any_two() {
    let server = Server::start().await;
    for game in ["minis", "legion"] {
        let mut unlike = 0;
        for _ in 0..24 {
            let label = create(&server.addr, &hot_seat(game)).await.unwrap().game.label;
            let (left, rest) = label.split_once(" against ").unwrap();
            unlike += u32::from(!rest.starts_with(&format!("{left} on ")));
        }
        assert!(unlike > 6, "{game}: {unlike} of 24");
    }
}

/// Maps are offered with the squads that can meet on them, and the others are refused.
#[tokio::test(flavor = "multi_thread")]
async fn every_map_of_a_limit_makes_a_table() {
    let server = Server::start().await;
    for game in server.get("/api/games").await.as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        for (limit, fit) in game["maps_by_limit"].as_object().unwrap() {
            for map in game["maps"].as_array().unwrap() {
                let (limit, name_of_map) = (limit.parse().ok(), map.as_str().map(str::to_owned));
                let wish = NewMatch { limit, map: name_of_map, ..hot_seat(name) };
                let made = create(&server.addr, &wish).await;
                assert_eq!(made.is_ok(), fit.as_array().unwrap().contains(map), "{wish:?}: {:?}", made.err());
            }
        }
    }
}

/// A ruling is shown case by case, and the table of each can be asked about.
#[tokio::test(flavor = "multi_thread")]
async fn rulings_have_cases_and_their_figures_cards() {
    let server = Server::start().await;
    let path = |what: &str, rest: &str| format!("/api/games/minis/{what}/abilities/grenades{rest}");
    let first = server.get(&path("rulings", "")).await;
    let names: Vec<&str> = first["cases"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert!(names.len() > 1 && names.iter().all(|name| !name.is_empty()), "{names:?}");
    let last = server.get(&path("rulings", &format!("?case={}", names.len() - 1))).await;
    assert_eq!(last["cases"], first["cases"]);
    assert_ne!(last["marks"], first["marks"]);
    let card = json!({ "kind": "card", "who": 0 }).to_string();
    let got = ask(&server.addr, "POST", &path("ruling-query", "?case=1&n=0"), &[], Some(&card)).await.unwrap();
    assert_eq!((got.status, &got.json()["abilities"][0][0]), (200, &json!("Grenades 20")));
    for strange in [json!({ "kind": "nothing" }), json!({ "kind": "card", "who": 99 })] {
        let got = ask(&server.addr, "POST", &path("ruling-query", "?n=99999"), &[], Some(&strange.to_string())).await;
        assert!((400..500).contains(&got.unwrap().status), "{strange}");
    }
}

/// What is said to people is said in their language.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_in_the_language_of_who_asks() {
    let server = Server::start().await;
    let said = async |headers: &[(&str, &str)], path: &str| {
        let got = ask(&server.addr, "GET", path, headers, None).await.unwrap();
        got.json()["text"].as_str().unwrap().to_owned()
    };
    assert_eq!(said(&[], "/api/matches/none").await, "there is no such match");
    assert_eq!(said(&[("accept-language", "pl-PL,pl;q=0.9")], "/api/matches/none").await, "nie ma takiej partii");
    assert_eq!(said(&[("accept-language", "en")], "/api/matches/none?lang=pl").await, "nie ma takiej partii");
    let mut stray = Player::dial(&server.addr).await.unwrap();
    let hello = json!({ "type": "hello", "version": 1, "match": "none", "lang": "pl" });
    stray.say_text(hello.to_string()).await.unwrap();
    let bye = FromServer::Bye { reason: "no_such_match".to_owned(), text: "nie ma takiej partii".to_owned() };
    assert_eq!(stray.hear().await.unwrap(), Some(bye));
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_needs_the_other_player() {
    let server = Server::start().await;
    let seated = create(&server.addr, &wish("minis", [Who::Me, Who::Open])).await.unwrap();
    let body = json!({ "invite": seated.invite }).to_string();
    let path = format!("/api/matches/{}/join", seated.game.id);
    let friend: Seated = ask(&server.addr, "POST", &path, &[], Some(&body)).await.unwrap().read().unwrap();
    let mut players = [
        Player::enter(&server.addr, &seated.game.id, &[&seated.secrets[0].secret]).await.unwrap(),
        Player::enter(&server.addr, &seated.game.id, &[&friend.secrets[0].secret]).await.unwrap(),
    ];
    let asked = next_table(&mut players[0]).await.waiting[0] as usize;
    next_table(&mut players[1]).await;
    players[asked].say(&ToServer::Resync { id: 1 }).await.unwrap();
    let before = next_table(&mut players[asked]).await;
    assert!(!before.undo);
    let question = before.questions[0].number;
    players[asked].say(&ToServer::Answer { id: 2, seat: None, question, nth: Some(0), choice: None }).await.unwrap();
    next_table(&mut players[asked]).await;
    next_table(&mut players[1 - asked]).await;
    players[asked].say(&ToServer::Undo { id: 3, seat: None }).await.unwrap();
    let offered = next_table(&mut players[1 - asked]).await;
    assert_eq!(offered.offers.undo, Some((asked as u8, vec![1 - asked as u8])));
    next_table(&mut players[asked]).await;
    players[1 - asked].say(&ToServer::UndoAnswer { id: 4, seat: None, yes: true }).await.unwrap();
    let after = next_table(&mut players[asked]).await;
    assert_eq!((after.revision, &after.view), (before.revision + 1, &before.view));
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_that_cannot_be_are_refused() {
    let server = Server::start().await;
    let bad = [
        json!({ "game": "chess", "seats": [{ "who": "me" }, { "who": "me" }] }),
        json!({ "game": "minis", "seats": [{ "who": "me" }] }),
        json!({ "game": "minis", "seats": [{ "who": "me" }, { "who": { "bot": "hal" } }] }),
        json!({ "game": "minis", "seats": [{ "who": "me", "squad": { "named": "nobody" } }, { "who": "open" }] }),
        json!({ "game": "minis", "seats": [{ "who": "me", "squad": { "text": "?" } }, { "who": "open" }] }),
        json!({ "game": "minis", "map": "nowhere", "seats": [{ "who": "me" }, { "who": "open" }] }),
        json!({ "game": "minis", "clock": { "seconds": 0, "increment": 0 }, "seats": [{ "who": "me" }, { "who": "me" }] }),
        json!({ "game": "minis", "seats": [{ "who": "me" }, { "who": "me" }], "more": 1 }),
        json!([]),
    ];
    for wish in bad {
        let got = ask(&server.addr, "POST", "/api/matches", &[], Some(&wish.to_string())).await.unwrap();
        assert!((400..500).contains(&got.status), "{wish}: {} {}", got.status, got.text);
        assert!(got.json()["text"].is_string(), "{wish}: {}", got.text);
    }
    let four = wish_of("pig", 4);
    assert_eq!(create(&server.addr, &four).await.unwrap().secrets.len(), 4);
}

fn wish_of(game: &str, seats: usize) -> dejarik_server::wire::lobby::NewMatch {
    let seat = SeatWish { who: Who::Me, squad: None };
    dejarik_server::wire::lobby::NewMatch { game: game.to_owned(), seats: vec![seat; seats], ..Default::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_made_a_match_may_call_it_off_before_it_begins() {
    let server = Server::start().await;
    let wish = NewMatch { public: true, ..wish("minis", [Who::Me, Who::Open]) };
    let seated = create(&server.addr, &wish).await.unwrap();
    let id = seated.game.id.as_str();
    let listed = || async {
        let all = server.get("/api/matches?status=waiting").await;
        all.as_array().unwrap().iter().find(|m| m["id"] == json!(id)).cloned()
    };
    assert_eq!(listed().await.unwrap()["seats"][0]["here"], json!(false));
    let mut host = Player::enter(&server.addr, id, &[&seated.secrets[0].secret]).await.unwrap();
    let mut stranger = Player::enter(&server.addr, id, &[]).await.unwrap();
    stranger.say(&ToServer::Resign { id: 1, seat: Some(0) }).await.unwrap();
    assert_eq!(common::next_refused(&mut stranger).await.reason, "not_your_seat");
    assert_eq!(listed().await.unwrap()["seats"][0]["here"], json!(true));

    host.say(&ToServer::Resign { id: 2, seat: None }).await.unwrap();
    while !matches!(host.hear().await.unwrap(), Some(FromServer::Ack { id: 2, .. })) {}
    assert!(listed().await.is_none());
    let info = server.get(&format!("/api/matches/{id}")).await;
    assert_eq!((&info["status"], &info["over"]["by"]), (&json!("over"), &json!("called_off")));
    let over = server.get("/api/matches?status=over").await;
    assert!(over.as_array().unwrap().iter().all(|m| m["id"] != json!(id)), "nothing is to be seen in it");
    let late = ask(&server.addr, "POST", &format!("/api/matches/{id}/join"), &[], Some("{}")).await.unwrap();
    assert_eq!((late.status, late.json()["reason"].clone()), (409, json!("over")));
}
