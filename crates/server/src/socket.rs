//! The door for play: a socket a client, of any kind.

use crate::hub::{Hub, lang};
use crate::people::SessionsEnded;
use crate::room::Msg;
use crate::seen::Watcher;
use crate::text::say_in;
use crate::upgrade::{self, Socket, feed};
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
const PATIENCE: Duration = upgrade::PATIENCE;
/// How long whoever is let go may take to notice.
const LINGER: Duration = Duration::from_secs(1);
/// How the last message begins.
const BYE: &str = "{\"type\":\"bye\"";
/// How often a silent client is asked whether it is there, and after how long it is not.
const BEAT: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(70);
/// Messages that may wait for a client before it counts as too slow.
const OUTBOX: usize = 64;
/// Requests of a client that may wait for their answers; the next ones are read after those.
const AT_ONCE: usize = OUTBOX / 2;
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

/// Serves a client until it goes, or until a session ends that it came by, or that one of its secrets was handed to.
pub async fn serve(hub: Arc<Hub>, mut socket: Socket, session: Option<Session>) {
    // From before the secrets are looked at, so that no end is missed.
    let ends = hub.ended.subscribe();
    hub.metrics.opened.fetch_add(1, Relaxed);
    if hub.metrics.connections.fetch_add(1, Relaxed) >= MOST {
        bye(&mut socket, Lang::English, ("too_much", "server-full")).await;
    } else {
        match hello(&hub, &mut socket).await {
            Ok((hello, seats, sessions)) => {
                let sessions = session.into_iter().chain(sessions).collect();
                attend(&hub, socket, hello, seats, Sessions { sessions, ends, missed: false }).await;
            }
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
async fn hello(hub: &Hub, socket: &mut Socket) -> Result<(Hello, Vec<u8>, Vec<Session>), (Lang, Refusal)> {
    let first = said(hub, socket).await.map_err(|refusal| (Lang::English, refusal))?;
    let known = checked(hub, &first).await;
    let (seats, sessions) = known.map_err(|refusal| (lang(first.lang.as_deref()), refusal))?;
    Ok((first, seats, sessions))
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

/// The seats that the first message is of, and the sessions that their secrets were handed to.
async fn checked(hub: &Hub, hello: &Hello) -> Result<(Vec<u8>, Vec<Session>), Refusal> {
    if hello.version != wire::VERSION {
        return Err(("version", "version-spoken"));
    }
    if hello.game.len() > 64 || hello.secrets.len() > 4 {
        return Err(("malformed", "no-match-id"));
    }
    let known = hub.seats(&hello.game, &hello.secrets).await.map_err(|e| {
        tracing::error!("secrets cannot be looked at: {e}");
        ("try_again", "loading-again")
    })?;
    let (seats, sessions) = known.ok_or(("bad_secret", "bad-secret"))?;
    Ok((seats, sessions.into_iter().map(|row| (row.id, row.account)).collect()))
}

/// How often a match is looked for that cannot be loaded just now, and how long is waited in between.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_millis(150);

async fn attend(hub: &Arc<Hub>, mut socket: Socket, hello: Hello, seats: Vec<u8>, sessions: Sessions) {
    let (conn, lang) = (NEXT.fetch_add(1, Relaxed), lang(hello.lang.as_deref()));
    for _ in 0..TRIES {
        let (out, outbox) = mpsc::channel(OUTBOX);
        let room = hub.room(&hello.game);
        let (reply, entered) = oneshot::channel();
        let (seats, number) = (seats.clone(), hello.after);
        let watcher = Watcher { conn, out, seats, lang, blind: hello.blind, number, told: 0, revision: 0 };
        if room.send(Msg::Enter { watcher, reply }).await.is_ok() && entered.await.is_ok() {
            converse(hub, socket, lang, &room, (conn, sessions), outbox).await;
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

/// The sessions that a client has come by, and the news of those that end.
struct Sessions {
    sessions: Vec<Session>,
    ends: broadcast::Receiver<SessionsEnded>,
    /// Whether some ends were missed since they were last looked at.
    missed: bool,
}

impl Sessions {
    /// Waits until one of them ends, and says what the client is told; for ever if there is none.
    async fn ended(&mut self, hub: &Hub) -> Refusal {
        loop {
            if self.missed && !self.are_all_there(hub).await {
                return ("restart", "loading-again");
            }
            self.missed = false;
            match self.ends.recv().await {
                Ok(SessionsEnded::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => self.missed = true,
                Ok(ended) if self.sessions.iter().any(|(id, account)| ended.has(*id, *account)) => {
                    return match ended {
                        SessionsEnded::Replaced(_) => ("restart", "session-replaced"),
                        SessionsEnded::One(_) | SessionsEnded::AllBut { .. } | SessionsEnded::Missed => {
                            ("session_ended", "session-ended")
                        }
                    };
                }
                Ok(_) => {}
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }

    /// Whether none of them has ended, as far as can be seen: whoever comes again is looked at again.
    async fn are_all_there(&self, hub: &Hub) -> bool {
        for (id, _) in &self.sessions {
            if !hub.store.is_session(*id).await.unwrap_or(false) {
                return false;
            }
        }
        true
    }
}

async fn converse(
    hub: &Hub,
    socket: Socket,
    lang: Lang,
    room: &mpsc::Sender<Msg>,
    (conn, mut sessions): (u64, Sessions),
    mut outbox: mpsc::Receiver<Utf8Bytes>,
) {
    let (mut sink, mut stream) = socket.split();
    let mut patience = Patience { left: BURST, since: Instant::now() };
    let mut heard = Instant::now();
    let mut beat = tokio::time::interval(BEAT);
    beat.reset();
    // Whom its match lets go without a word does not read what it is sent.
    let mut said_bye = false;
    // Everything that is asked is answered by one message at least.
    let mut unanswered = 0_usize;
    let goodbye = loop {
        tokio::select! {
            message = outbox.recv() => match message {
                // Several that wait go out in one write.
                Some(mut message) => {
                    let sent = loop {
                        said_bye |= message.starts_with(BYE);
                        unanswered = unanswered.saturating_sub(1);
                        let sent = feed(&mut sink, message).await;
                        match outbox.try_recv() {
                            Ok(next) if sent.is_ok() => message = next,
                            _ => break sent,
                        }
                    };
                    if sent.is_err() || !matches!(timeout(PATIENCE, sink.flush()).await, Ok(Ok(()))) {
                        return;
                    }
                }
                None if said_bye => return,
                None => break ("too_slow", "too-slow"),
            },
            came = stream.next(), if unanswered < AT_ONCE => {
                heard = Instant::now();
                let text = match came {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                    Some(Ok(Message::Binary(_))) => break ("malformed", "only-text"),
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(_)) => break ("malformed", "no-message"),
                };
                if !patience.takes() {
                    hub.metrics.limited.fetch_add(1, Relaxed);
                    break ("too_much", "too-many-messages");
                }
                match serde_json::from_str::<ToServer>(&text) {
                    Ok(request) => {
                        let request = Msg::Request { conn, request, came: Instant::now() };
                        if room.send(request).await.is_err() {
                            break ("restart", "loading-again");
                        }
                        unanswered += 1;
                    }
                    Err(_) => {
                        hub.metrics.malformed.fetch_add(1, Relaxed);
                        break ("malformed", "message-unreadable");
                    }
                }
            },
            refusal = sessions.ended(hub) => break refusal,
            _ = beat.tick() => {
                if heard.elapsed() > SILENCE {
                    break ("silent", "nobody-there");
                }
                let ping = sink.send(Message::Ping(Default::default()));
                if !matches!(timeout(PATIENCE, ping).await, Ok(Ok(()))) {
                    return;
                }
            }
        }
    };
    if let Ok(mut socket) = sink.reunite(stream) {
        bye(&mut socket, lang, goodbye).await;
    }
}
