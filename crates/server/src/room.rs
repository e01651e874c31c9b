//! One task for each match in memory: it owns the match, its clock and those who look at it.
//!
//! Whatever is done to a match is done here, one thing after another: an entry is tried on the board, written to the
//! database, and only then acknowledged and told to everybody. If it could not be written the room ends, and is loaded anew
//! when somebody asks for the match: what was acknowledged is there, and nothing else.

mod follow;
mod grant;
mod past;
mod presence;
mod rematch;
mod rules;
mod think;

pub use rematch::rematch;

use crate::board::{Board, Entry, Head};
use crate::cluster::{Relay, Reply};
use crate::hub::{Hub, Person, now, row, told, trouble};
use crate::rating;
use crate::seen::{self, Watcher};
use crate::store::StoreError;
use crate::text::say_in;
use crate::wire::lobby::{Joining, MatchInfo, Rematch, Seated, Status, Trouble};
use crate::wire::play::{FromServer, Refused, ToServer};
use dejarik_agents::Brain;
use dejarik_games::{Lang, Live};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// What a match is told.
pub enum Msg {
    /// Somebody looks on from now.
    Enter {
        /// Who.
        watcher: Watcher,
        /// Told when it is done; dropped if there is no such match.
        reply: oneshot::Sender<()>,
    },
    /// Somebody has gone.
    Leave {
        /// The connection.
        conn: u64,
    },
    /// Somebody asks for something.
    Request {
        /// The connection.
        conn: u64,
        /// What.
        request: ToServer,
        /// When it came.
        came: Instant,
    },
    /// Somebody wants to sit down.
    Join {
        /// How.
        wish: Joining,
        /// Who.
        by: Person,
        /// What came of it.
        reply: oneshot::Sender<Result<Seated, Trouble>>,
    },
    /// A seat wants the match, which is over, once more.
    Again {
        /// Who.
        seat: u8,
        /// The offer that has come to nothing, if one has.
        not: Option<String>,
        /// The offer that stands.
        reply: oneshot::Sender<Result<Rematch, Trouble>>,
    },
    /// What anybody may know of the match.
    Info {
        /// What came of it.
        reply: oneshot::Sender<MatchInfo>,
    },
    /// A computer player has thought.
    Thought {
        /// For whom.
        seat: u8,
        /// About which question.
        number: u32,
        /// What came of it.
        nth: Result<usize, String>,
        /// The player.
        brain: Box<dyn Brain>,
    },
    /// Another server has done something in the match, as its owner since that epoch; without one, it may have.
    News {
        /// The epoch.
        epoch: Option<i64>,
    },
    /// These seats are played from another server.
    Here {
        /// The server.
        from: String,
        /// The seats.
        seats: Vec<u8>,
    },
    /// Another server passes something on.
    Relayed {
        /// What.
        what: Relay,
        /// What came of it.
        reply: oneshot::Sender<Reply>,
    },
    /// The server stops.
    Stop {
        /// Told when it is done.
        reply: oneshot::Sender<()>,
    },
}

/// A match with nobody there is taken out of memory after this.
const IDLE: Duration = Duration::from_secs(120);

/// One that is over, after this.
const SPENT: Duration = Duration::from_secs(10);

/// A server that only follows a match looks this often whether the owner still lives.
const LOOK: Duration = Duration::from_secs(2);

/// Who does what is done in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Owner {
    /// This server, since that epoch.
    Me(i64),
    /// Another one.
    Other(String),
}

/// A match in memory.
struct Room {
    hub: Arc<Hub>,
    id: String,
    head: Head,
    board: Option<Board>,
    owner: Owner,
    watchers: Vec<Watcher>,
    brains: Vec<Option<Box<dyn Brain>>>,
    /// The questions that are being thought about.
    thinking: Vec<(u8, u32)>,
    me: mpsc::WeakSender<Msg>,
    presence: presence::Presence,
    /// When somebody was last here.
    busy: Instant,
    /// Whether what is in memory may not be what was kept.
    broken: bool,
}

/// What a match starts from: what is known of it, the match itself if all seats are taken, and the epoch of its lease.
pub type Start = (Head, Option<Box<dyn Live>>, i64);

/// Runs a match until nobody needs it. Without a start it is loaded. Whatever breaks in it costs what is in memory: it is
/// forgotten, and loaded anew from what was kept.
pub async fn run(
    hub: Arc<Hub>,
    id: String,
    start: Option<Start>,
    me: mpsc::WeakSender<Msg>,
    mut inbox: mpsc::Receiver<Msg>,
) {
    let fresh = start.is_some();
    let room = AssertUnwindSafe(Room::open(hub.clone(), &id, start, me.clone())).catch_unwind().await;
    let room = room.unwrap_or_else(|_| Err("it broke".to_owned())).unwrap_or_else(|e| {
        tracing::error!(id, "a match cannot be loaded: {e}");
        None
    });
    let Some(mut room) = room else {
        hub.forget(&id, &me);
        return;
    };
    hub.metrics.rooms.fetch_add(1, Relaxed);
    let served = async {
        if !fresh {
            room.resume().await;
        }
        room.think();
        room.serve(&mut inbox).await;
    };
    if AssertUnwindSafe(served).catch_unwind().await.is_err() {
        tracing::error!(id, "a match broke, and is loaded anew");
        room.broken = true;
    }
    if room.broken {
        hub.forget(&id, &me);
        room.say_bye("restart", "loading-again");
    }
    hub.metrics.rooms.fetch_sub(1, Relaxed);
}

impl Room {
    fn new(
        hub: Arc<Hub>,
        id: String,
        head: Head,
        board: Option<Board>,
        owner: Owner,
        me: mpsc::WeakSender<Msg>,
    ) -> Room {
        let brains = head.seats.iter().map(|_| None).collect();
        let (watchers, thinking) = (Vec::new(), Vec::new());
        let presence = presence::Presence::new(head.seats.len());
        let busy = Instant::now();
        Room { hub, id, head, board, owner, watchers, brains, thinking, me, presence, busy, broken: false }
    }

    /// The match from its start, or as it was kept; nothing if there is none.
    async fn open(
        hub: Arc<Hub>,
        id: &str,
        start: Option<Start>,
        me: mpsc::WeakSender<Msg>,
    ) -> Result<Option<Room>, String> {
        let Some((head, live, epoch)) = start else { return Room::load(hub, id, me).await };
        let board = live.map(|live| Board::new(&head, live));
        Ok(Some(Room::new(hub, id.to_owned(), head, board, Owner::Me(epoch), me)))
    }

    /// The match as it was kept; nothing if there is none.
    async fn load(hub: Arc<Hub>, id: &str, me: mpsc::WeakSender<Msg>) -> Result<Option<Room>, String> {
        let owner = match hub.store.take(id).await.map_err(|e| e.to_string())? {
            (Some(epoch), _) => Owner::Me(epoch),
            (None, other) if other.is_empty() => return Ok(None),
            (None, other) => Owner::Other(other),
        };
        let kept = hub.store.load(id).await.map_err(|e| e.to_string())?;
        let Some(kept) = kept else { return Ok(None) };
        let head: Head = serde_json::from_str(&kept.head).map_err(|e| e.to_string())?;
        let mut room = Room::new(hub, id.to_owned(), head, None, owner, me);
        room.stand(kept.entries).await?;
        Ok(Some(room))
    }

    /// After a pause in which nobody kept its time, a match with a clock goes on from now, even if nobody has answered yet.
    async fn resume(&mut self) {
        let begun = self.board.as_ref().is_some_and(|board| board.over.is_none());
        if begun && self.is_mine() && self.head.clock.is_some() {
            self.act(Lang::English, &Entry::Resumed { at: now() }).await.ok();
        }
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Msg>) {
        while !self.broken {
            let wake = self.wake();
            tokio::select! {
                msg = inbox.recv() => match msg {
                    None => return,
                    Some(Msg::Stop { reply }) => {
                        self.say_bye("restart", "server-restarts");
                        self.save().await;
                        reply.send(()).ok();
                        return;
                    }
                    Some(msg) => self.hear(msg).await,
                },
                () = tokio::time::sleep(wake) => {
                    self.take_over().await;
                    self.flag().await;
                    self.say_who_is_here();
                    if self.is_idle() && self.hub.retire(&self.id, &self.me, inbox) {
                        self.save().await;
                        return;
                    }
                }
            }
        }
    }

    /// When to look up even if nothing comes.
    fn wake(&self) -> Duration {
        if !self.is_mine() {
            return LOOK;
        }
        let flag = self.board.as_ref().and_then(|board| board.next_flag(now()));
        let idle = if self.watchers.is_empty() || !self.hub.store.shared() { self.patience() } else { presence::BEAT };
        flag.map_or(idle, |(_, left)| Duration::from_millis(left.max(0) as u64 + 1).min(idle))
    }

    /// How long the match stays in memory with nobody there.
    fn patience(&self) -> Duration {
        if self.head.over.is_some() { SPENT } else { IDLE }
    }

    fn is_idle(&self) -> bool {
        let ticking = self.is_mine() && self.board.as_ref().is_some_and(|board| board.next_flag(now()).is_some());
        self.watchers.is_empty() && self.thinking.is_empty() && !ticking && self.busy.elapsed() >= self.patience()
    }

    /// Ends the match if somebody's time is over; where others play on, a computer player goes on for who is out.
    async fn flag(&mut self) {
        if !self.is_mine() {
            return;
        }
        let flagged = self.board.as_ref().and_then(|board| board.next_flag(now())).filter(|(_, left)| *left <= 0);
        if let Some((seat, _)) = flagged {
            // What could not be kept is told to nobody.
            if self.act(Lang::English, &Entry::Flagged { seat, at: now() }).await.is_ok() {
                self.tell().await;
                self.think();
            }
        }
    }

    async fn hear(&mut self, msg: Msg) {
        self.busy = Instant::now();
        match msg {
            Msg::Enter { watcher, reply } => self.enter(watcher, reply).await,
            Msg::Leave { conn } => {
                self.watchers.retain(|w| w.conn != conn);
                self.tell_seats();
            }
            Msg::Request { conn, request, came } => self.request(conn, request, came).await,
            Msg::News { epoch } => match self.owner {
                Owner::Me(mine) => self.still_mine(mine, epoch).await,
                Owner::Other(_) => self.look_or_break().await,
            },
            Msg::Here { from, seats } => self.elsewhere(from, seats),
            Msg::Relayed { what, reply } => {
                let done = self.relayed(what).await;
                reply.send(done).ok();
            }
            Msg::Join { wish, by, reply } => {
                if let Owner::Other(owner) = self.owner.clone() {
                    let (hub, id) = (self.hub.clone(), self.id.clone());
                    tokio::spawn(async move { reply.send(hub.relay_join(&owner, &id, wish, by).await).ok() });
                    return;
                }
                let seated = self.join(&wish, &by).await;
                if seated.is_ok() {
                    self.tell_seats();
                    self.tell().await;
                    self.think();
                }
                reply.send(seated).ok();
            }
            Msg::Again { seat, not, reply } => {
                if let Owner::Other(owner) = self.owner.clone() {
                    let (hub, id) = (self.hub.clone(), self.id.clone());
                    tokio::spawn(async move { reply.send(hub.relay_again(&owner, &id, seat, not).await).ok() });
                    return;
                }
                reply.send(self.again(seat, not).await).ok();
            }
            Msg::Info { reply } => {
                reply.send(self.info()).ok();
            }
            Msg::Thought { seat, number, nth, brain } => self.thought(seat, number, nth, brain).await,
            Msg::Stop { .. } => {}
        }
    }

    async fn enter(&mut self, mut watcher: Watcher, reply: oneshot::Sender<()>) {
        watcher.seats.retain(|seat| (*seat as usize) < self.head.seats.len());
        reply.send(()).ok();
        // Who comes back with an old number is told everything anew.
        let behind = self.board.as_ref().filter(|board| watcher.number != Some(board.number));
        if behind.is_some_and(|board| !board.live.remembers(seen::tail(board))) {
            self.recall(None).await.ok();
        }
        let info = {
            self.watchers.push(watcher);
            self.info()
        };
        let (board, now) = (self.board.as_mut(), now());
        let Some(watcher) = self.watchers.last_mut() else { return };
        let mut there = watcher.welcome(info);
        if let Some(board) = board {
            there = there && watcher.catch_up(board, &self.head, now);
        }
        if !there {
            self.watchers.pop();
        }
        self.tell_seats();
    }

    fn info(&self) -> MatchInfo {
        let mut info = self.head.info(&self.id);
        for seat in &mut info.seats {
            seat.here = seat.bot.is_some() || self.is_here(seat.seat);
            seat.away = self.presence.away(seat.seat, now()).filter(|_| !seat.here && seat.player.is_some());
        }
        info.claim_after = self.hub.claim_after.load(Relaxed);
        info.watching = self.watchers.iter().filter(|w| w.seats.is_empty()).count();
        info
    }

    fn tell_seats(&mut self) {
        self.note_who_is_here();
        let message = seen::encode(&FromServer::Seats(Box::new(self.info())));
        let slow = &self.hub.metrics.slow;
        self.watchers.retain(|w| w.send_or_note(message.clone(), slow));
    }

    /// Tells everybody what is new.
    async fn tell(&mut self) {
        self.tell_after(None).await;
    }

    /// Tells everybody what is new; who asked for it is answered first, in the same breath.
    async fn tell_after(&mut self, answer: Option<(u64, Utf8Bytes)>) {
        let back = |board: &Board| self.watchers.iter().any(|w| w.looks_back(board));
        if self.board.as_ref().is_some_and(back) {
            self.recall(None).await.ok();
        }
        let Some(board) = &mut self.board else {
            // Before it begins there is nothing to tell but the answer.
            if let Some((conn, message)) = answer
                && let Some(watcher) = self.watchers.iter().find(|w| w.conn == conn)
            {
                watcher.send(message);
            }
            return;
        };
        let (began, now) = (Instant::now(), now());
        let mut told = seen::Cache::default();
        let (head, metrics) = (&self.head, &self.hub.metrics);
        self.watchers.retain_mut(|w| {
            let news = w.news(board, head, now, &mut told);
            let answer = answer.as_ref().filter(|(conn, _)| *conn == w.conn).map(|(_, answer)| answer.clone());
            answer.into_iter().chain(news).all(|message| w.send(message)) || seen::note_slow(&metrics.slow)
        });
        metrics.tell_time.note(began.elapsed());
    }

    fn say_bye(&mut self, reason: &str, key: &str) {
        for watcher in self.watchers.drain(..) {
            let bye = FromServer::Bye { reason: reason.to_owned(), text: say_in(watcher.lang, key, &[]) };
            watcher.send(seen::encode(&bye));
        }
    }

    /// Keeps the last entry of a match with its Record, and the ratings that follow from it.
    async fn finish(&mut self, epoch: i64, entry: (i64, String), record: Option<Vec<u8>>) -> Result<(), StoreError> {
        if let Some(over) = &self.head.over {
            tracing::info!(id = self.id, game = self.head.game, by = ?over.by, winners = ?over.winners, "a match ended");
        }
        let mut rated = rating::after(&self.hub.store, &self.head, now()).await?;
        loop {
            let row = row(&self.id, &self.head);
            let job = self.hub.store.append_with(epoch, Some(entry.clone()), row, &[], record.clone(), rated.clone());
            match job.await {
                // Another match of one of them ended meanwhile: the ratings are worked out again from what that one left.
                Err(StoreError::Missed) if !rated.is_empty() => {
                    let again = rating::after(&self.hub.store, &self.head, now()).await?;
                    if rating::same(&again, &rated) {
                        return Err(StoreError::Missed);
                    }
                    rated = again;
                }
                done => return done,
            }
        }
    }

    /// Does something: tries it, keeps it, and returns the number it led to.
    async fn act(&mut self, lang: Lang, entry: &Entry) -> Result<u32, Refused> {
        let Owner::Me(epoch) = self.owner else {
            return Err(seen::refused("owner_gone", "kept-elsewhere-again"));
        };
        if self.broken {
            // What is in memory may be ahead of what was kept: nothing may follow it.
            return Err(seen::refused("store", "not-kept-look"));
        }
        if entry.takes_back() {
            self.recall(None).await?;
        }
        let board = self.board.as_mut().ok_or_else(|| seen::refused("not_begun", "not-begun"))?;
        let began = Instant::now();
        board.apply(lang, entry).map_err(|e| Refused { id: 0, reason: e.reason, text: e.text, rule: e.rule })?;
        self.hub.metrics.game_time.note(began.elapsed());
        let (number, body) = (board.number, serde_json::to_string(entry).unwrap_or_default());
        let n = i64::from(number) - 1;
        let over = board.over.clone();
        if over.is_some() {
            self.recall(Some(entry)).await?;
        }
        let record = self.board.as_ref().filter(|board| board.over.is_some()).and_then(Board::record);
        let began = Instant::now();
        let kept = if over.is_some() && self.head.over.is_none() {
            self.head.over = over;
            self.hub.metrics.ended.fetch_add(1, Relaxed);
            self.finish(epoch, (n, body), record).await
        } else {
            self.hub.store.append(&self.id, epoch, n, body).await
        };
        self.hub.metrics.store_time.note(began.elapsed());
        kept.map_err(|e| {
            tracing::error!(id = self.id, "an entry was not kept: {e}");
            self.broken = true;
            seen::refused("store", "not-kept-look")
        })?;
        self.board.as_mut().into_iter().for_each(Board::forget);
        Ok(number)
    }
}

/// What anybody may know of a match, whether it is in memory or not.
pub async fn info(hub: &Arc<Hub>, id: &str) -> Result<MatchInfo, Trouble> {
    if let Some(room) = hub.room_here(id) {
        let (reply, info) = oneshot::channel();
        room.send(Msg::Info { reply }).await.ok();
        if let Ok(info) = info.await {
            return Ok(info);
        }
    }
    let head = hub.store.head(id).await?.ok_or_else(|| trouble("no_such_match", "no-such-match"))?;
    let head: Head = serde_json::from_str(&head).map_err(|e| told("store", e.to_string()))?;
    let mut info = head.info(id);
    if info.status == Status::Playing {
        info.seats.iter_mut().for_each(|seat| seat.here = seat.bot.is_some());
    }
    Ok(info)
}
