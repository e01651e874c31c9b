//! A server in this process, and what tests do with it.
#![allow(dead_code, reason = "each test uses a part of it")]

use dejarik_games::Shelf;
use dejarik_kernel::Chance;
use dejarik_server::client::{Got, Player, ask};
use dejarik_server::serving::{App, Config, open, serve};
use dejarik_server::wire::lobby::{NewMatch, SeatWish, Seated, Who};
use dejarik_server::wire::play::{FromServer, Over, Refused, Table, ToServer};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A folder of one's own, which is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("dejarik-test-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A new database beside that one.
pub async fn fresh_database(address: &str) -> String {
    let name = format!("dejarik_{}", dejarik_server::secret::random(8));
    let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let (server, _) = address.rsplit_once('/').expect("an address that ends with a database");
    format!("{server}/{name}")
}

/// A server in this process.
pub struct Server {
    pub addr: String,
    pub app: App,
    stop: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<()>>,
    _folder: Option<Folder>,
}

impl Server {
    /// A server over a database of its own: an embedded one, or one of PostgreSQL where `DEJARIK_TEST_DATABASE` names that.
    pub async fn start() -> Server {
        if let Ok(address) = std::env::var("DEJARIK_TEST_DATABASE") {
            let database = Some(fresh_database(&address).await);
            return Server::with(Config { database, ..Config::default() }).await;
        }
        let folder = Folder::new();
        let config = Config { data: folder.0.clone(), ..Config::default() };
        Server { _folder: Some(folder), ..Server::with(config).await }
    }

    pub async fn with(config: Config) -> Server {
        Server::of(open(config, &Shelf::default()).await.unwrap()).await
    }

    /// A server over what was opened otherwise.
    pub async fn of(app: App) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = app.clone();
        let done = tokio::spawn(async move {
            let stop = async {
                stopped.await.ok();
            };
            serve(serving, listener, stop).await.unwrap();
        });
        Server { addr, app, stop: Some(stop), done: Some(done), _folder: None }
    }

    /// Stops as a signal would make it.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).ok();
        tokio::time::timeout(Duration::from_secs(20), self.done.take().unwrap()).await.unwrap().unwrap();
    }

    /// Is gone at once, with nothing said: no match is stopped, no lease given back.
    pub fn vanish(mut self) {
        self.app.hub.vanish();
        self.done.take().unwrap().abort();
    }

    pub async fn get(&self, path: &str) -> Value {
        let got = ask(&self.addr, "GET", path, &[], None).await.unwrap();
        assert_eq!(got.status, 200, "{path}: {}", got.text);
        got.json()
    }
}

/// A browser: it keeps its cookie and sends what pages must send.
pub struct Browser<'a> {
    server: &'a Server,
    pub cookie: String,
    pub csrf: String,
}

impl Browser<'_> {
    pub fn new(server: &Server) -> Browser<'_> {
        Browser { server, cookie: String::new(), csrf: String::new() }
    }

    /// One that is known as a guest.
    pub async fn guest(server: &Server) -> Browser<'_> {
        let mut browser = Browser::new(server);
        assert_eq!(browser.send("GET", "/api/me", None).await.status, 200);
        browser
    }

    pub async fn send(&mut self, method: &str, path: &str, body: Option<Value>) -> Got {
        let body = body.map(|b| b.to_string());
        let origin = format!("http://{}", self.server.addr);
        let headers = [("cookie", self.cookie.as_str()), ("x-csrf", &self.csrf), ("origin", &origin)];
        let got = ask(&self.server.addr, method, path, &headers, body.as_deref()).await.unwrap();
        if let Some(cookie) = got.header("set-cookie") {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        if let Some(csrf) = got.json()["csrf"].as_str() {
            self.csrf = csrf.to_owned();
        }
        got
    }

    pub async fn register(&mut self, name: &str) -> Got {
        self.send("POST", "/api/account", Some(json!({ "name": name, "password": "correct horse" }))).await
    }
}

/// A wish for a match.
pub fn wish(game: &str, seats: [Who; 2]) -> NewMatch {
    let seats = seats.into_iter().map(|who| SeatWish { who, squad: None }).collect();
    NewMatch { game: game.to_owned(), seats, ..NewMatch::default() }
}

/// Both seats for one.
pub fn hot_seat(game: &str) -> NewMatch {
    wish(game, [Who::Me, Who::Me])
}

/// The next state or update.
pub async fn next_table(player: &mut Player) -> Table {
    let wait = async {
        loop {
            match player.hear().await.unwrap().expect("the server closed") {
                FromServer::State(table) | FromServer::Update(table) => return *table,
                FromServer::Refused(refused) => panic!("{refused:?}"),
                FromServer::Bye { reason, text } => panic!("{reason}: {text}"),
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), wait).await.expect("no table came")
}

/// The next refusal.
pub async fn next_refused(player: &mut Player) -> Refused {
    let wait = async {
        loop {
            match player.hear().await.unwrap().expect("the server closed") {
                FromServer::Refused(refused) => return refused,
                FromServer::Ack { .. } => panic!("it was done"),
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), wait).await.expect("no refusal came")
}

/// Plays a match with all secrets by lot to its end.
pub async fn answer_all(addr: &str, seated: &Seated, seed: u64) -> Over {
    answer_some(addr, seated, seed, u32::MAX).await.expect("the end of the match")
}

/// Plays a match with all secrets by lot for so many answers; how it ended, if it did.
pub async fn answer_some(addr: &str, seated: &Seated, seed: u64, most: u32) -> Option<Over> {
    let secrets: Vec<&str> = seated.secrets.iter().map(|s| s.secret.as_str()).collect();
    let mut player = Player::enter(addr, &seated.game.id, &secrets).await.unwrap();
    let mut chance = Chance::new(seed);
    for id in 0..most {
        let table = next_table(&mut player).await;
        if table.over.is_some() {
            return table.over;
        }
        let question = table.questions.first().expect("both seats are played here");
        let nth = Some(chance.below(question.options.len()));
        let answer = ToServer::Answer { id, seat: Some(question.seat), question: question.number, nth, choice: None };
        player.say(&answer).await.unwrap();
    }
    None
}
