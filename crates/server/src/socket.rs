//! The door for play: a socket a client, of any kind.

use crate::hub::{Hub, SessionsEnded, lang};
use crate::room::Msg;
use crate::seen::Watcher;
use crate::text::say_in;
use crate::upgrade::{Socket, feed};
use crate::wire::play::{FromServer, Hello, ToServer};
use crate::wire::{self};
use dejarik_games::Lang;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Who says nothing at first is let go after this.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long whoever is let go may take to notice.
const LINGER: Duration = Duration::from_secs(1);
/// How often a silent client is asked whether it is there, and after how long it is not.
const BEAT: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(70);
/// Messages that may wait for a client before it counts as too slow.
const OUTBOX: usize = 64;
/// Messages that a client may send at once, and in a second over time: more than a program that answers as soon as it is asked.
const BURST: f64 = 2_000.0;
const RATE: f64 = 500.0;
/// Connections at once.
pub const MOST: i64 = 20_000;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Lets a client say too much only for so long.
struct Patience {
    left: f64,
    since: Instant,
}

impl Patience {
    fn takes(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.since).as_secs_f64() * RATE).min(BURST);
        self.since = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

/// A session and its account, if it has one.
pub type Session = (i64, Option<i64>);

/// Serves a client until it goes, or until the session ends that it came by.
pub async fn serve(hub: Arc<Hub>, mut socket: Socket, session: Option<Session>) {
    hub.metrics.opened.fetch_add(1, Relaxed);
    if hub.metrics.connections.fetch_add(1, Relaxed) >= MOST {
        bye(&mut socket, Lang::English, ("too_much", "server-full")).await;
    } else {
        match hello(&hub, &mut socket).await {
            Ok((hello, seats)) => attend(&hub, socket, hello, seats, session).await,
            Err((lang, refusal)) => bye(&mut socket, lang, refusal).await,
        }
    }
    hub.metrics.connections.fetch_sub(1, Relaxed);
}

async fn bye(socket: &mut Socket, lang: Lang, (reason, key): Refusal) {
    let bye = FromServer::Bye { reason: reason.to_owned(), text: say_in(lang, key, &[]) };
    let text = serde_json::to_string(&bye).unwrap_or_default();
    timeout(PATIENCE, async {
        socket.send(Message::Text(text.into())).await.ok();
        socket
            .send(Message::Close(Some(CloseFrame { code: CloseCode::Policy, reason: Utf8Bytes::from_static("") })))
            .await
            .ok();
    })
    .await
    .ok();
    // Closing over messages that nobody read would take back what was just said: they are read, and dropped.
    timeout(LINGER, async { while let Some(Ok(_)) = socket.next().await {} }).await.ok();
}

type Refusal = (&'static str, &'static str);

/// The first message, checked.
async fn hello(hub: &Hub, socket: &mut Socket) -> Result<(Hello, Vec<u8>), (Lang, Refusal)> {
    let first = said(hub, socket).await.map_err(|refusal| (Lang::English, refusal))?;
    let seats = checked(hub, &first).map_err(|refusal| (lang(first.lang.as_deref()), refusal))?;
    Ok((first, seats))
}

async fn said(hub: &Hub, socket: &mut Socket) -> Result<Hello, Refusal> {
    let first = timeout(PATIENCE, socket.next()).await.map_err(|_| ("silent", "hello-first"))?;
    match first {
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
            Ok(ToServer::Hello(hello)) => Ok(hello),
            _ => {
                hub.metrics.malformed.fetch_add(1, Relaxed);
                Err(("malformed", "hello-first"))
            }
        },
        _ => Err(("malformed", "hello-as-text")),
    }
}

/// The seats that the first message is of.
fn checked(hub: &Hub, hello: &Hello) -> Result<Vec<u8>, Refusal> {
    if hello.version != wire::VERSION {
        return Err(("version", "version-spoken"));
    }
    if hello.game.len() > 64 || hello.secrets.len() > 4 {
        return Err(("malformed", "no-match-id"));
    }
    hub.seats(&hello.game, &hello.secrets).ok_or(("bad_secret", "bad-secret"))
}

/// How often a match is looked for that cannot be loaded just now, and how long is waited in between.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_millis(150);

async fn attend(hub: &Arc<Hub>, mut socket: Socket, hello: Hello, seats: Vec<u8>, session: Option<Session>) {
    let (conn, lang) = (NEXT.fetch_add(1, Relaxed), lang(hello.lang.as_deref()));
    for _ in 0..TRIES {
        let (out, outbox) = mpsc::channel(OUTBOX);
        let room = hub.room(&hello.game);
        let (reply, entered) = oneshot::channel();
        let (seats, number) = (seats.clone(), hello.after);
        let watcher = Watcher { conn, out, seats, lang, blind: hello.blind, number, told: 0, revision: 0 };
        if room.send(Msg::Enter { watcher, reply }).await.is_ok() && entered.await.is_ok() {
            converse(hub, socket, lang, &room, (conn, session), outbox).await;
            room.send(Msg::Leave { conn }).await.ok();
            return;
        }
        // A match that broke is loaded anew; one that there is not will not come.
        if hub.unreached(&hello.game).await.reason == "no_such_match" {
            return bye(&mut socket, lang, ("no_such_match", "no-such-match")).await;
        }
        tokio::time::sleep(PAUSE).await;
    }
    bye(&mut socket, lang, ("try_again", "loading-again")).await;
}

/// Waits until a session ends; for ever if there is none.
async fn ended(ends: &mut broadcast::Receiver<SessionsEnded>, session: Option<Session>) {
    while let Some((id, account)) = session {
        match ends.recv().await {
            Ok(ended) if ended.has(id, account) => return,
            Err(broadcast::error::RecvError::Closed) => break,
            Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
        }
    }
    std::future::pending().await
}

async fn converse(
    hub: &Hub,
    socket: Socket,
    lang: Lang,
    room: &mpsc::Sender<Msg>,
    (conn, session): (u64, Option<Session>),
    mut outbox: mpsc::Receiver<Utf8Bytes>,
) {
    let (mut sink, mut stream) = socket.split();
    let mut patience = Patience { left: BURST, since: Instant::now() };
    let mut heard = Instant::now();
    let mut beat = tokio::time::interval(BEAT);
    beat.reset();
    let mut ends = hub.ended.subscribe();
    let goodbye = loop {
        tokio::select! {
            message = outbox.recv() => match message {
                // Several that wait go out in one write.
                Some(message) => {
                    let mut sent = feed(&mut sink, message).await;
                    while let (Ok(()), Ok(next)) = (&sent, outbox.try_recv()) {
                        sent = feed(&mut sink, next).await;
                    }
                    if sent.is_err() || timeout(PATIENCE, sink.flush()).await.is_err() {
                        return;
                    }
                }
                None => break None,
            },
            came = stream.next() => {
                heard = Instant::now();
                let text = match came {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                    Some(Ok(Message::Binary(_))) => break Some(("malformed", "only-text")),
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(_)) => break Some(("malformed", "no-message")),
                };
                if !patience.takes() {
                    hub.metrics.limited.fetch_add(1, Relaxed);
                    break Some(("too_much", "too-many-messages"));
                }
                match serde_json::from_str::<ToServer>(&text) {
                    Ok(request) => {
                        let request = Msg::Request { conn, request, came: Instant::now() };
                        if room.send(request).await.is_err() {
                            break Some(("restart", "loading-again"));
                        }
                    }
                    Err(_) => {
                        hub.metrics.malformed.fetch_add(1, Relaxed);
                        break Some(("malformed", "message-unreadable"));
                    }
                }
            },
            () = ended(&mut ends, session) => break Some(("session_ended", "session-ended")),
            _ = beat.tick() => {
                if heard.elapsed() > SILENCE {
                    break Some(("silent", "nobody-there"));
                }
                if sink.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    };
    if let (Some(refusal), Ok(mut socket)) = (goodbye, sink.reunite(stream)) {
        bye(&mut socket, lang, refusal).await;
    }
}
