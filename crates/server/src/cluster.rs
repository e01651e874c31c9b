//! Several servers over one database: who owns a match does what is asked of it; the others pass requests on to the owner
//! and follow along from what it writes down.

use crate::hub::{Hub, Person, now, trouble};
use crate::people::SessionsEnded;
use crate::room::Msg;
use crate::store::{GAP, StoreError, sql};
use crate::wire::lobby::{Joining, Rematch, Seated, Trouble};
use crate::wire::play::{FromServer, Refused, ToServer};
use crate::{secret, seen};
use dejarik_games::Lang;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::oneshot;

/// An owner that does not answer for so long is not there.
const PATIENCE: Duration = Duration::from_secs(3);
/// A note between servers is at most so long; PostgreSQL takes 8000 bytes.
const LONGEST: usize = 7800;

/// What servers tell each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// Something was added to a match, or it has another head.
    News {
        /// The match.
        id: String,
        /// Since when its owner owns it.
        #[serde(default)]
        epoch: Option<i64>,
    },
    /// Which seats of a match are played from a server.
    Here {
        /// The match.
        id: String,
        /// The server.
        from: String,
        /// The seats.
        seats: Vec<u8>,
    },
    /// A note that is too long to be told: it lies in the database.
    Letter {
        /// For whom.
        to: String,
        /// Under which name.
        key: String,
    },
    /// Sessions were ended: those of an account, or one, but for one.
    Ended(SessionsEnded),
    /// Something is asked of the owner of a match.
    Ask {
        /// The owner.
        to: String,
        /// Who asks.
        from: String,
        /// The number of the question.
        ticket: u64,
        /// The match.
        id: String,
        /// What is asked.
        what: Relay,
    },
    /// What came of it.
    Answer {
        /// Who asked.
        to: String,
        /// The number of the question.
        ticket: u64,
        /// What came of it.
        reply: Reply,
    },
}

/// What can be asked of the owner.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relay {
    /// Something that a client asks for, who plays these seats.
    Request {
        /// The seats.
        seats: Vec<u8>,
        /// The language, by its code.
        lang: String,
        /// What it asks for.
        request: ToServer,
    },
    /// Somebody wants to sit down.
    Join {
        /// How.
        wish: Joining,
        /// Who.
        by: Person,
    },
    /// A seat wants the match once more.
    Again {
        /// Who.
        seat: u8,
        /// The offer that has come to nothing.
        not: Option<String>,
    },
}

/// What comes of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// To a request.
    Message(FromServer),
    /// To who wants to sit down.
    Seated(Box<Result<Seated, Trouble>>),
    /// To who wants the match once more.
    Rematch(Result<Rematch, Trouble>),
}

/// Why the owner of a match has not answered.
enum Silence {
    /// It could not be asked: nothing was done.
    NotAsked,
    /// It was asked, and has said nothing: it may be gone, or slow.
    NotKnown,
}

/// The questions that wait for an answer.
#[derive(Default)]
pub struct Bus {
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Reply>>>,
}

impl Bus {
    fn waiting(&self) -> std::sync::MutexGuard<'_, HashMap<u64, oneshot::Sender<Reply>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hub {
    /// Tells other servers something.
    pub async fn note(&self, note: &Note) -> Result<(), StoreError> {
        let text = serde_json::to_string(note).unwrap_or_default();
        if let (Note::Ask { to, .. } | Note::Answer { to, .. }, true) = (note, text.len() > LONGEST) {
            let key = secret::random(12);
            let told = Note::Letter { to: to.clone(), key: key.clone() };
            return self.store.send_letter(&key, text, serde_json::to_string(&told).unwrap_or_default(), now()).await;
        }
        self.store.db.write(vec![sql("SELECT pg_notify('dejarik', CAST(?1 AS TEXT))", [text.into()])]).await
    }

    /// Asks the owner of a match.
    async fn relay(&self, owner: &str, id: &str, what: Relay) -> Result<Reply, Silence> {
        let ticket = self.bus.next.fetch_add(1, Relaxed);
        let (reply, answer) = oneshot::channel();
        self.bus.waiting().insert(ticket, reply);
        let (to, from) = (owner.to_owned(), self.store.server.to_string());
        let sent = self.note(&Note::Ask { to, from, ticket, id: id.to_owned(), what }).await;
        let answer = match sent {
            Ok(()) => tokio::time::timeout(PATIENCE, answer).await.ok().and_then(Result::ok).ok_or(Silence::NotKnown),
            Err(_) => Err(Silence::NotAsked),
        };
        self.bus.waiting().remove(&ticket);
        answer
    }

    /// The owner's answer to a client's request.
    pub async fn relay_request(
        &self,
        owner: &str,
        id: &str,
        lang: Lang,
        seats: Vec<u8>,
        request: ToServer,
    ) -> FromServer {
        let number = request.id();
        let what = Relay::Request { seats, lang: lang.code().to_owned(), request };
        match self.relay(owner, id, what).await {
            Ok(Reply::Message(message)) => message,
            Err(Silence::NotAsked) => {
                let refused = seen::refused("owner_gone", "owner-silent");
                FromServer::Refused(Refused { id: number, ..refused })
            }
            // It was asked, and may still do it.
            Ok(Reply::Seated(_) | Reply::Rematch(_)) | Err(Silence::NotKnown) => {
                FromServer::Refused(Refused { id: number, ..seen::refused("not_known", "not-known") })
            }
        }
    }

    /// The owner's answer to who wants to sit down.
    pub async fn relay_join(&self, owner: &str, id: &str, wish: Joining, by: Person) -> Result<Seated, Trouble> {
        let what = Relay::Join { wish, by };
        match self.relay(owner, id, what).await {
            Ok(Reply::Seated(seated)) => *seated,
            Err(Silence::NotAsked) => Err(trouble("store", "owner-silent")),
            Ok(Reply::Message(_) | Reply::Rematch(_)) | Err(Silence::NotKnown) => {
                Err(trouble("not_known", "not-known"))
            }
        }
    }

    /// The owner's answer to who wants the match once more.
    pub async fn relay_again(&self, owner: &str, id: &str, seat: u8, not: Option<String>) -> Result<Rematch, Trouble> {
        match self.relay(owner, id, Relay::Again { seat, not }).await {
            Ok(Reply::Rematch(rematch)) => rematch,
            Err(Silence::NotAsked) => Err(trouble("store", "owner-silent")),
            Ok(Reply::Message(_) | Reply::Seated(_)) | Err(Silence::NotKnown) => Err(trouble("not_known", "not-known")),
        }
    }

    /// Listens to the other servers, and says again and again that this one lives. Nothing to do for a server alone.
    pub fn join_the_others(self: &Arc<Hub>) {
        let Some(mut news) = self.store.db.news() else { return };
        let hub = self.clone();
        tokio::spawn(async move {
            loop {
                match news.recv().await {
                    Ok(text) if *text == *GAP => hub.missed_something(),
                    Ok(text) => hub.hear(&text),
                    Err(RecvError::Lagged(_)) => hub.missed_something(),
                    Err(RecvError::Closed) => return,
                }
            }
        });
        let hub = self.clone();
        tokio::spawn(async move {
            let mut lived = now();
            while !hub.stopping.load(Relaxed) && !hub.gone.load(Relaxed) {
                match hub.store.renew().await {
                    Ok(()) => {
                        // Who has not been heard of for so long may have been replaced meanwhile.
                        if now() - lived > crate::store::LEASE {
                            tracing::warn!("this server has said nothing for {} ms", now() - lived);
                            hub.everybody_look();
                        }
                        lived = now();
                    }
                    Err(e) => tracing::warn!("this server could not say that it lives: {e}"),
                }
                tokio::time::sleep(Duration::from_millis(crate::store::LEASE as u64 / 3)).await;
            }
        });
    }

    /// Other servers may have said what was not heard here: of matches, and of sessions that ended.
    fn missed_something(&self) {
        self.everybody_look();
        self.ended.send(SessionsEnded::Missed).ok();
    }

    fn everybody_look(&self) {
        for room in self.rooms_here() {
            room.try_send(Msg::News { epoch: None }).ok();
        }
    }

    fn hear(self: &Arc<Hub>, text: &str) {
        if self.gone.load(Relaxed) {
            return;
        }
        match serde_json::from_str(text) {
            Ok(Note::News { id, epoch }) => {
                if let Some(room) = self.room_here(&id) {
                    room.try_send(Msg::News { epoch }).ok();
                }
            }
            Ok(Note::Here { id, from, seats }) if from != *self.store.server => {
                if let Some(room) = self.room_here(&id) {
                    room.try_send(Msg::Here { from, seats }).ok();
                }
            }
            Ok(Note::Ended(ended)) => {
                self.ended.send(ended).ok();
            }
            Ok(Note::Letter { to, key }) if to == *self.store.server => {
                let hub = self.clone();
                tokio::spawn(async move {
                    if let Ok(Some(body)) = hub.store.read_letter(&key).await {
                        hub.hear(&body);
                    }
                });
            }
            Ok(Note::Ask { to, from, ticket, id, what }) if to == *self.store.server => {
                let hub = self.clone();
                tokio::spawn(async move {
                    let (reply, done) = oneshot::channel();
                    hub.room(&id).send(Msg::Relayed { what, reply }).await.ok();
                    if let Ok(reply) = done.await {
                        hub.note(&Note::Answer { to: from, ticket, reply }).await.ok();
                    }
                });
            }
            Ok(Note::Answer { to, ticket, reply }) if to == *self.store.server => {
                if let Some(waiting) = self.bus.waiting().remove(&ticket) {
                    waiting.send(reply).ok();
                }
            }
            _ => {}
        }
    }
}
