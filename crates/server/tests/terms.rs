//! On what terms a match is played: what squads may cost, whose characters they may have, how long anybody is waited for.

mod common;

use common::{Folder, Server, answer_all, next_refused, next_table, wish};
use dejarik_server::client::{Got, Player, ask, create};
use dejarik_server::serving::Config;
use dejarik_server::wire::lobby::{NewMatch, SeatWish, Seated, SquadWish, Who};
use dejarik_server::wire::play::{Ended, FromServer, ToServer};
use serde_json::{Value, json};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// A squad that the game brings, of a limit.
async fn squad_of(server: &Server, limit: u64) -> String {
    let all = server.get("/api/games/minis/squads").await;
    let fits =
        |s: &&Value| s["limit"] == json!(limit) && s["ready"] == json!(true) && s["cost"].as_u64() > Some(limit / 2);
    all.as_array().unwrap().iter().find(fits).expect("a squad of that limit")["name"].as_str().unwrap().to_owned()
}

async fn join(server: &Server, id: &str, body: &Value) -> Got {
    ask(&server.addr, "POST", &format!("/api/matches/{id}/join"), &[], Some(&body.to_string())).await.unwrap()
}

fn public(squad: Option<&str>) -> NewMatch {
    let squad = squad.map(|name| SquadWish::Named(name.to_owned()));
    let seats = vec![SeatWish { who: Who::Me, squad }, SeatWish { who: Who::Open, squad: None }];
    NewMatch { game: "minis".to_owned(), seats, public: true, ..NewMatch::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_keeps_to_the_limit_of_the_match() {
    let server = Server::start().await;
    let (small, large) = (squad_of(&server, 100).await, squad_of(&server, 200).await);
    for wish in [public(Some(&small)), public(None), NewMatch { limit: Some(100), ..public(None) }] {
        let seated = create(&server.addr, &wish).await.unwrap();
        assert_eq!(seated.game.limit, Some(100), "the limit is the host's");
        let large = join(&server, &seated.game.id, &json!({ "squad": { "named": large } })).await;
        assert_eq!((large.status, large.json()["reason"].clone()), (422, json!("limit")), "{}", large.text);
        let fits = join(&server, &seated.game.id, &json!({ "squad": { "named": small } })).await;
        assert_eq!(fits.status, 200, "{}", fits.text);
    }
    // The other way round it is the joiner's own choice to bring less.
    let seated = create(&server.addr, &public(Some(&large))).await.unwrap();
    assert_eq!(seated.game.limit, Some(200));
    assert_eq!(join(&server, &seated.game.id, &json!({ "squad": { "named": small } })).await.status, 200);
    // What the maker says holds for the maker too.
    let wish = NewMatch { limit: Some(100), ..public(Some(&large)) };
    let body = serde_json::to_string(&wish).unwrap();
    let refused = ask(&server.addr, "POST", "/api/matches", &[], Some(&body)).await.unwrap();
    assert_eq!((refused.status, refused.json()["reason"].clone()), (422, json!("limit")));
}

const OWN: &str = r#"(set: "Harbor Watch", ours: true, characters: [
    (name: "Harbor Guard", number: "1", faction: Republic, cost: 8, hit_points: 20, defense: 15, attack: 5, damage: 10,
        abilities: ["Soldier"]),
])"#;
const OWN_SQUAD: &str = "name: Watch\nfaction: Republic\nlimit: 100\n8 Harbor Guard\n";

#[tokio::test(flavor = "multi_thread")]
async fn characters_of_ones_own_need_the_consent_of_who_made_the_match() {
    let server = Server::start().await;
    let own = json!({ "squad": { "text": OWN_SQUAD }, "own": [OWN] });
    let rated = NewMatch { rated: true, ..public(None) };
    let strict = create(&server.addr, &rated).await.unwrap();
    assert!(!strict.game.own && strict.game.rated);
    let refused = join(&server, &strict.game.id, &own).await;
    assert_eq!((refused.status, refused.json()["reason"].clone()), (422, json!("own_not_allowed")), "{}", refused.text);
    assert_eq!(join(&server, &strict.game.id, &json!({})).await.status, 200);

    let lenient = NewMatch { allow_own: Some(true), ..rated.clone() };
    let lenient = create(&server.addr, &lenient).await.unwrap();
    assert!(lenient.game.own && !lenient.game.rated, "nobody is rated by characters that others made up");
    let joined = join(&server, &lenient.game.id, &own).await;
    assert_eq!(joined.status, 200, "{}", joined.text);

    // Who brings some allows others to.
    let squad = Some(SquadWish::Text(OWN_SQUAD.to_owned()));
    let seats = vec![SeatWish { who: Who::Me, squad }, SeatWish { who: Who::Open, squad: None }];
    let brought = create(&server.addr, &NewMatch { seats, own: vec![OWN.to_owned()], ..rated }).await.unwrap();
    assert!(brought.game.own && !brought.game.rated);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_tells_the_terms() {
    let server = Server::start().await;
    let map = server.get("/api/games").await[0]["maps"][0].as_str().unwrap().to_owned();
    let wish = NewMatch { map: Some(map.clone()), name: Some("Lando".to_owned()), ..public(None) };
    let seated = create(&server.addr, &wish).await.unwrap();
    let all = server.get("/api/matches?status=waiting").await;
    let told = all.as_array().unwrap().iter().find(|m| m["id"] == json!(seated.game.id)).unwrap();
    assert_eq!(
        (&told["host"], &told["host_rating"], &told["limit"], &told["map"], &told["own"]),
        (&json!("Lando"), &json!(null), &json!(100), &json!(map), &json!(false))
    );
    assert!(told["claim_after"].as_i64() >= Some(60_000), "nobody is claimed against who looked away");
}

async fn two(server: &Server, wish: &NewMatch) -> (String, [Player; 2]) {
    let seated = create(&server.addr, wish).await.unwrap();
    let friend: Seated = join(server, &seated.game.id, &json!({ "invite": seated.invite })).await.read().unwrap();
    let id = seated.game.id;
    let one = Player::enter(&server.addr, &id, &[&seated.secrets[0].secret]).await.unwrap();
    let two = Player::enter(&server.addr, &id, &[&friend.secrets[0].secret]).await.unwrap();
    (id, [one, two])
}

/// The next news of who is there that says what is waited for.
async fn seats(player: &mut Player, wanted: impl Fn(&dejarik_server::wire::lobby::MatchInfo) -> bool) {
    let wait = async {
        loop {
            if let FromServer::Seats(info) = player.hear().await.unwrap().expect("the server closed")
                && wanted(&info)
            {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("nobody said so");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_be_claimed_from_who_walked_away() {
    let server = Server::start().await;
    server.app.hub.claim_after.store(1_500, Relaxed);
    let (id, mut players) = two(&server, &wish("minis", [Who::Me, Who::Open])).await;
    let waiting = next_table(&mut players[0]).await.waiting[0] as usize;
    next_table(&mut players[1]).await;
    let [one, two] = players;
    let (mut waits, gone) = if waiting == 0 { (two, one) } else { (one, two) };
    // While the other is there, however slow, nothing can be claimed.
    tokio::time::sleep(Duration::from_millis(1_700)).await;
    waits.say(&ToServer::Claim { id: 1, seat: None }).await.unwrap();
    assert_eq!(next_refused(&mut waits).await.reason, "nobody_away");
    drop(gone);
    seats(&mut waits, |info| !info.seats[waiting].here && info.seats[waiting].away.is_some()).await;
    waits.say(&ToServer::Claim { id: 2, seat: None }).await.unwrap();
    assert_eq!(next_refused(&mut waits).await.reason, "nobody_away", "not yet");
    tokio::time::sleep(Duration::from_millis(1_700)).await;
    let told = server.get(&format!("/api/matches/{id}")).await;
    assert!(told["seats"][waiting]["away"].as_i64() >= Some(1_500), "{told}");
    assert_eq!(told["seats"][1 - waiting]["away"], json!(null));
    waits.say(&ToServer::Claim { id: 3, seat: None }).await.unwrap();
    let over = next_table(&mut waits).await.over.expect("it is over");
    assert_eq!((over.by, over.winners), (Ended::Absent, vec![1 - waiting as u8]));
    assert_eq!(server.get(&format!("/api/matches/{id}/fairness")).await["dice_hold"], json!(true));
}

/// Where more than two play, a computer player goes on for who walked away.
#[tokio::test(flavor = "multi_thread")]
async fn among_several_a_computer_player_goes_on_for_who_walked_away() {
    let server = Server::start().await;
    server.app.hub.claim_after.store(300, Relaxed);
    let seat = SeatWish { who: Who::Me, squad: None };
    let three = NewMatch { game: "pig".to_owned(), seats: vec![seat; 3], ..NewMatch::default() };
    let seated = create(&server.addr, &three).await.unwrap();
    // Only the last two are played: the first wagers nothing, and all wait.
    let secrets: Vec<&str> = seated.secrets[1..].iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let mut table = next_table(&mut player).await;
    while let Some(question) = table.questions.first() {
        let seat = Some(question.seat);
        player
            .say(&ToServer::Answer { id: 1, seat, question: question.number, nth: Some(0), choice: None })
            .await
            .unwrap();
        table = next_table(&mut player).await;
    }
    assert_eq!(table.waiting, [0]);
    tokio::time::sleep(Duration::from_millis(400)).await;
    player.say(&ToServer::Claim { id: 2, seat: Some(1) }).await.unwrap();
    while table.questions.is_empty() {
        table = next_table(&mut player).await;
    }
    assert!(table.over.is_none());
}

/// Who gave up has no say in what the others agree on.
#[tokio::test(flavor = "multi_thread")]
async fn who_gave_up_offers_nothing_and_takes_nothing_back() {
    let server = Server::start().await;
    let seat = SeatWish { who: Who::Me, squad: None };
    let three = NewMatch { game: "pig".to_owned(), seats: vec![seat; 3], ..NewMatch::default() };
    let seated = create(&server.addr, &three).await.unwrap();
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    next_table(&mut player).await;
    let seat = Some(2);
    player.say(&ToServer::Resign { id: 1, seat }).await.unwrap();
    while !matches!(player.hear().await.unwrap(), Some(FromServer::Ack { id: 1, .. })) {}
    let late = [
        ToServer::Draw { id: 2, seat },
        ToServer::NoDraw { id: 2, seat },
        ToServer::Undo { id: 2, seat },
        ToServer::UndoAnswer { id: 2, seat, yes: true },
        ToServer::Claim { id: 2, seat },
        ToServer::Resign { id: 2, seat },
    ];
    for request in late {
        player.say(&request).await.unwrap();
        assert_eq!(next_refused(&mut player).await.reason, "gave_up", "{request:?}");
    }
}

/// Among three, who runs out of time is played on for by a computer player.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_among_three_does_not_hang_the_match() {
    let server = Server::start().await;
    let seat = SeatWish { who: Who::Me, squad: None };
    let clock = serde_json::from_value(json!({ "seconds": 10, "increment": 60 })).unwrap();
    let three = NewMatch { game: "pig".to_owned(), seats: vec![seat; 3], clock: Some(clock), ..NewMatch::default() };
    let seated = create(&server.addr, &three).await.unwrap();
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(&server.addr, &seated.game.id, &secrets).await.unwrap();
    let mut table = next_table(&mut player).await;
    // All but the first wager, and with that have time enough.
    while let Some(question) = table.questions.iter().find(|q| q.seat != 0) {
        let seat = Some(question.seat);
        player
            .say(&ToServer::Answer { id: 1, seat, question: question.number, nth: Some(0), choice: None })
            .await
            .unwrap();
        table = next_table(&mut player).await;
    }
    let goes_on = async {
        while table.waiting == [0] {
            table = next_table(&mut player).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), goes_on).await.expect("nobody plays on for the first seat");
    assert!(table.over.is_none() && table.waiting != [0]);
}

/// What a computer player thinks would tell what it holds.
#[tokio::test(flavor = "multi_thread")]
async fn thoughts_are_told_only_where_nothing_is_hidden() {
    let server = Server::start().await;
    for (game, bot) in [("ccg", "greedy"), ("legion", "greedy"), ("pig", "random")] {
        let seated = create(&server.addr, &wish(game, [Who::Me, Who::Bot(bot.to_owned())])).await.unwrap();
        for secrets in [&[][..], &[seated.secrets[0].secret.as_str()]] {
            let mut player = Player::enter(&server.addr, &seated.game.id, secrets).await.unwrap();
            player.say(&ToServer::Thoughts { id: 1 }).await.unwrap();
            assert_eq!(next_refused(&mut player).await.reason, "hidden", "{game}");
        }
    }
    let open = create(&server.addr, &wish("minis", [Who::Me, Who::Bot("greedy".to_owned())])).await.unwrap();
    let mut player = Player::enter(&server.addr, &open.game.id, &[]).await.unwrap();
    player.say(&ToServer::Thoughts { id: 1 }).await.unwrap();
    loop {
        match player.hear().await.unwrap().unwrap() {
            FromServer::Reply { id: 1, value } => break assert_eq!(value[0]["seat"], json!(1)),
            FromServer::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
    // When the match is over there is nothing left to hide.
    let pig = create(&server.addr, &wish("pig", [Who::Me, Who::Bot("random".to_owned())])).await.unwrap();
    let mut player = Player::enter(&server.addr, &pig.game.id, &[&pig.secrets[0].secret]).await.unwrap();
    player.say(&ToServer::Resign { id: 1, seat: None }).await.unwrap();
    player.say(&ToServer::Thoughts { id: 2 }).await.unwrap();
    while !matches!(player.hear().await.unwrap().unwrap(), FromServer::Reply { id: 2, .. }) {}
}

/// The promise that was shown is kept, not worked out again: whoever changes the seed breaks it.
#[tokio::test(flavor = "multi_thread")]
async fn a_seed_that_was_changed_breaks_the_promise() {
    use dejarik_server::store::sql;
    let server = Server::start().await;
    let seated = create(&server.addr, &common::hot_seat("pig")).await.unwrap();
    let over = answer_all(&server.addr, &seated, 3).await;
    let (id, store) = (seated.game.id.as_str(), &server.app.hub.store);
    let path = format!("/api/matches/{id}/fairness");
    assert_eq!(server.get(&path).await["commitment_holds"], json!(true));
    let head = store.head(id).await.unwrap().unwrap();
    let other = over.seed.chars().rev().collect::<String>();
    let changed = head.replace(&over.seed, &other);
    let update = sql("UPDATE matches SET head = ?2 WHERE id = ?1", [id.into(), changed.into()]);
    store.db.write(vec![update.once()]).await.unwrap();
    let fair = server.get(&path).await;
    assert_eq!(fair["commitment"], json!(seated.game.commitment), "the promise stays what it was");
    assert_eq!((&fair["commitment_holds"], &fair["dice_hold"]), (&json!(false), &json!(false)));
}

/// A match that cannot be loaded is no match that there is not.
#[tokio::test(flavor = "multi_thread")]
async fn who_should_try_again_is_told_so() {
    use dejarik_server::store::sql;
    let folder = Folder::new();
    let config = || Config { data: folder.0.clone(), ..Config::default() };
    let server = Server::with(config()).await;
    let seated = create(&server.addr, &wish("pig", [Who::Me, Who::Open])).await.unwrap();
    let id = seated.game.id.as_str();
    server.app.hub.stop().await;
    let head = server.app.hub.store.head(id).await.unwrap().unwrap();
    let set = async |head: &str| {
        let update = sql("UPDATE matches SET head = ?2 WHERE id = ?1", [id.into(), head.into()]);
        server.app.hub.store.db.write(vec![update]).await.unwrap();
    };
    set("{").await;
    let mut player = Player::enter(&server.addr, id, &[]).await.unwrap();
    let bye = player.hear().await.unwrap();
    assert!(matches!(&bye, Some(FromServer::Bye { reason, .. }) if reason == "try_again"), "{bye:?}");
    let joined = join(&server, id, &json!({ "invite": seated.invite })).await;
    assert_eq!((joined.status, joined.json()["reason"].clone()), (503, json!("try_again")));
    set(&head).await;
    let mut player = Player::enter(&server.addr, id, &[]).await.unwrap();
    assert!(matches!(player.hear().await.unwrap(), Some(FromServer::Welcome(_))));
}
