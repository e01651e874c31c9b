//! One task for each match in memory: it owns the match, its clock and those who look at it.
//!
//! Whatever is done to a match is done here, one thing after another: an entry is tried on the board, written to the
//! database, and only then acknowledged and told to everybody. If it could not be written the room ends, and is loaded anew
//! when somebody asks for the match: what was acknowledged is there, and nothing else.

mod follow;
mod think;

use crate::board::{Board, Entry, Head};
use crate::cluster::{Relay, Reply};
use crate::hub::{Hub, Joined, Person, now, row, told, trouble};
use crate::rating;
use crate::seen::{self, Watcher};
use crate::store::StoreError;
use crate::text::{in_language, say_in};
use crate::wire::lobby::{Joining, MatchInfo, Seated, Status, Trouble};
use crate::wire::play::{Ended, FromServer, Over, Refused, ToServer};
use dejarik_agents::Brain;
use dejarik_games::{Given, Lang, Live};
use dejarik_kernel::{Seat, Undo};
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
    /// Another server has done something in the match.
    News,
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
    /// When somebody was last here.
    busy: Instant,
    /// Whether what is in memory may not be what was kept.
    broken: bool,
}

/// What a match starts from: what is known of it, the match itself if all seats are taken, and the epoch of its lease.
pub type Start = (Head, Option<Box<dyn Live>>, i64);

/// Runs a match until nobody needs it. Without a start it is loaded.
pub async fn run(
    hub: Arc<Hub>,
    id: String,
    start: Option<Start>,
    me: mpsc::WeakSender<Msg>,
    mut inbox: mpsc::Receiver<Msg>,
) {
    let room = match start {
        Some((head, live, epoch)) => {
            let board = live.map(|live| Board::new(&head, live));
            Some(Room::new(hub.clone(), id.clone(), head, board, Owner::Me(epoch), me))
        }
        None => Room::load(hub.clone(), &id, me).await.unwrap_or_else(|e| {
            tracing::error!(id, "a match cannot be loaded: {e}");
            None
        }),
    };
    let Some(mut room) = room else {
        hub.forget(&id);
        return;
    };
    hub.metrics.rooms.fetch_add(1, Relaxed);
    room.resume().await;
    room.think();
    room.serve(&mut inbox).await;
    if room.broken {
        hub.forget(&id);
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
        Room { hub, id, head, board, owner, watchers, brains, thinking, me, busy: Instant::now(), broken: false }
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
        if let Err(why) = room.follow(&kept.entries) {
            room.give_up_what_no_longer_fits(why).await?;
        }
        Ok(Some(room))
    }

    /// After a pause in which nobody kept its time, a match with a clock goes on from now.
    async fn resume(&mut self) {
        let paused = self.is_mine()
            && self.head.clock.is_some()
            && self.board.as_ref().is_some_and(|b| b.number > 0 && b.over.is_none());
        if paused {
            self.act(Lang::English, &Entry::Resumed { at: now() }).await.ok();
        }
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Msg>) {
        loop {
            let wake = self.wake();
            tokio::select! {
                msg = inbox.recv() => match msg {
                    None => return,
                    Some(Msg::Stop { reply }) => {
                        self.say_bye("restart", "server-restarts");
                        reply.send(()).ok();
                        return;
                    }
                    Some(msg) => self.hear(msg).await,
                },
                () = tokio::time::sleep(wake) => {
                    self.take_over().await;
                    self.flag().await;
                    if self.is_idle() && self.hub.retire(&self.id, inbox) {
                        return;
                    }
                }
            }
            if self.broken {
                return;
            }
        }
    }

    /// When to look up even if nothing comes.
    fn wake(&self) -> Duration {
        if !self.is_mine() {
            return LOOK;
        }
        let flag = self.board.as_ref().and_then(|board| board.next_flag(now()));
        flag.map_or(IDLE, |(_, left)| Duration::from_millis(left.max(0) as u64 + 1).min(IDLE))
    }

    fn is_idle(&self) -> bool {
        let ticking = self.is_mine() && self.board.as_ref().is_some_and(|board| board.next_flag(now()).is_some());
        self.watchers.is_empty() && self.thinking.is_empty() && !ticking && self.busy.elapsed() >= IDLE
    }

    /// Ends the match if somebody's time is over.
    async fn flag(&mut self) {
        if !self.is_mine() {
            return;
        }
        let flagged = self.board.as_ref().and_then(|board| board.next_flag(now())).filter(|(_, left)| *left <= 0);
        if let Some((seat, _)) = flagged {
            self.act(Lang::English, &Entry::Flagged { seat, at: now() }).await.ok();
            self.tell();
        }
    }

    async fn hear(&mut self, msg: Msg) {
        self.busy = Instant::now();
        match msg {
            Msg::Enter { watcher, reply } => self.enter(watcher, reply),
            Msg::Leave { conn } => {
                self.watchers.retain(|w| w.conn != conn);
                self.tell_seats();
            }
            Msg::Request { conn, request, came } => self.request(conn, request, came).await,
            Msg::News => {
                if !self.is_mine() {
                    self.look_or_break().await;
                }
            }
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
                    self.tell();
                    self.think();
                }
                reply.send(seated).ok();
            }
            Msg::Info { reply } => {
                reply.send(self.info()).ok();
            }
            Msg::Thought { seat, number, nth, brain } => self.thought(seat, number, nth, brain).await,
            Msg::Stop { .. } => {}
        }
    }

    fn enter(&mut self, mut watcher: Watcher, reply: oneshot::Sender<()>) {
        watcher.seats.retain(|seat| (*seat as usize) < self.head.seats.len());
        reply.send(()).ok();
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
            seat.here = seat.bot.is_some() || self.watchers.iter().any(|w| w.seats.contains(&seat.seat));
        }
        info.watching = self.watchers.iter().filter(|w| w.seats.is_empty()).count();
        info
    }

    fn tell_seats(&mut self) {
        let message = seen::encode(&FromServer::Seats(Box::new(self.info())));
        let slow = &self.hub.metrics.slow;
        self.watchers.retain(|w| w.send_or_note(message.clone(), slow));
    }

    /// Tells everybody what is new.
    fn tell(&mut self) {
        self.tell_after(None);
    }

    /// Tells everybody what is new; who asked for it is answered first, in the same breath.
    fn tell_after(&mut self, answer: Option<(u64, Utf8Bytes)>) {
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

    async fn join(&mut self, wish: &Joining, by: &Person) -> Result<Seated, Trouble> {
        let Owner::Me(epoch) = self.owner else { return Err(trouble("store", "kept-elsewhere")) };
        let mut head = self.head.clone();
        let Joined { seat, live } = self.hub.join(&mut head, &self.id, wish, by)?;
        let row = row(&self.id, &head);
        self.hub.store.append_with(epoch, None, row, &[(by.who.clone(), seat)], None, Vec::new()).await.map_err(
            |e| {
                self.broken = e == StoreError::Missed;
                Trouble::from(e)
            },
        )?;
        self.board = live.map(|live| Board::new(&head, live));
        self.head = head;
        Ok(Seated { game: self.info(), secrets: self.hub.secrets(&self.id, &[seat]), invite: None })
    }

    /// Calls the match off before it has begun, for who made it.
    async fn call_off(&mut self, seat: u8) -> Result<(), Refused> {
        let Owner::Me(epoch) = self.owner else {
            return Err(seen::refused("owner_gone", "kept-elsewhere-again"));
        };
        if self.head.over.is_some() {
            return Err(seen::refused("over", "match-over"));
        }
        if self.head.seats[seat as usize].who.as_ref() != Some(&self.head.host) {
            return Err(seen::refused("not_begun", "not-begun"));
        }
        let over = Over { winners: Vec::new(), by: Ended::CalledOff, seed: self.head.seed.clone() };
        // There is nothing to be seen in it: the lobby lists it no more.
        let head = Head { over: Some(over), public: false, ..self.head.clone() };
        let kept = self.hub.store.append_with(epoch, None, row(&self.id, &head), &[], None, Vec::new()).await;
        kept.map_err(|e| {
            self.broken = e == StoreError::Missed;
            seen::refused("store", "not-kept-look")
        })?;
        self.head = head;
        self.tell_seats();
        Ok(())
    }

    /// Does something: tries it, keeps it, and returns the number it led to.
    async fn act(&mut self, lang: Lang, entry: &Entry) -> Result<u32, Refused> {
        let Owner::Me(epoch) = self.owner else {
            return Err(seen::refused("owner_gone", "kept-elsewhere-again"));
        };
        let board = self.board.as_mut().ok_or_else(|| seen::refused("not_begun", "not-begun"))?;
        let began = Instant::now();
        board.apply(lang, entry).map_err(|e| Refused { id: 0, reason: e.reason, text: e.text, rule: e.rule })?;
        self.hub.metrics.game_time.note(began.elapsed());
        let (number, body) = (board.number, serde_json::to_string(entry).unwrap_or_default());
        let n = i64::from(number) - 1;
        let (over, record) = (board.over.clone(), board.over.as_ref().and_then(|_| board.record()));
        let began = Instant::now();
        let kept = if over.is_some() && self.head.over.is_none() {
            self.head.over = over;
            let rated = rating::after(&self.hub.store, &self.head).await;
            let row = row(&self.id, &self.head);
            self.hub.metrics.ended.fetch_add(1, Relaxed);
            self.hub.store.append_with(epoch, Some((n, body)), row, &[], record, rated).await
        } else {
            self.hub.store.append(&self.id, epoch, n, body).await
        };
        self.hub.metrics.store_time.note(began.elapsed());
        kept.map_err(|e| {
            tracing::error!(id = self.id, "an entry was not kept: {e}");
            self.broken = true;
            seen::refused("store", "not-kept-look")
        })?;
        Ok(number)
    }

    async fn request(&mut self, conn: u64, request: ToServer, came: Instant) {
        self.hub.metrics.queue_time.note(came.elapsed());
        let Some(at) = self.watchers.iter().position(|w| w.conn == conn) else { return };
        let (lang, seats) = (self.watchers[at].lang, self.watchers[at].seats.clone());
        if let (Owner::Other(owner), true) = (&self.owner, request.changes()) {
            let (hub, id, owner, out) =
                (self.hub.clone(), self.id.clone(), owner.clone(), self.watchers[at].out.clone());
            tokio::spawn(async move {
                let message = hub.relay_request(&owner, &id, lang, seats, request).await;
                out.try_send(seen::encode(&message)).ok();
            });
            return;
        }
        let done = in_language(lang, self.grant(lang, &seats, Some(at), &request)).await;
        let message = match done {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err((id, refused)) => {
                self.hub.metrics.refused.fetch_add(1, Relaxed);
                FromServer::Refused(Refused { id, ..refused })
            }
        };
        if let FromServer::Ack { .. } = &message {
            self.tell_after(Some((conn, seen::encode(&message))));
            self.hub.metrics.answer_time.note(came.elapsed());
            self.think();
        } else if let Some(watcher) = self.watchers.iter().find(|w| w.conn == conn) {
            watcher.send(seen::encode(&message));
        }
    }

    /// Does what is asked, or says why not.
    async fn grant(
        &mut self,
        lang: Lang,
        seats: &[u8],
        at: Option<usize>,
        request: &ToServer,
    ) -> Result<Option<FromServer>, (u32, Refused)> {
        let ask = seen::Asking { lang, seats };
        let entry = match request {
            ToServer::Hello(_) => return Err((0, seen::refused("hello", "hello-twice"))),
            ToServer::Ping { id } => return Ok(Some(FromServer::Pong { id: *id })),
            ToServer::Thoughts { id } => {
                let thoughts = |(seat, brain): (u8, &Option<Box<dyn Brain>>)| {
                    let lines = brain.as_ref().map(|brain| brain.thoughts(lang)).unwrap_or_default();
                    serde_json::json!({ "seat": seat, "lines": lines })
                };
                let bots = (0u8..).zip(&self.brains).filter(|(n, _)| self.head.seats[*n as usize].bot().is_some());
                let value = bots.map(thoughts).collect();
                return Ok(Some(FromServer::Reply { id: *id, value }));
            }
            ToServer::Resync { .. } => {
                let (board, now) = (self.board.as_mut(), now());
                if let (Some(board), Some(at)) = (board, at) {
                    self.watchers[at].everything(board, &self.head, now);
                }
                return Ok(None);
            }
            ToServer::Query { .. }
            | ToServer::Why { .. }
            | ToServer::WhyNot { .. }
            | ToServer::Log { .. }
            | ToServer::Frame { .. } => {
                return ask.reply(self.board.as_mut(), request).map(Some);
            }
            ToServer::Answer { id, seat, question, nth, choice } => {
                let given = match (nth, choice) {
                    (Some(nth), None) => Given::Nth(*nth),
                    (None, Some(choice)) => Given::Choice(choice.clone()),
                    _ => return Err((*id, seen::refused("malformed", "nth-or-choice"))),
                };
                self.flag().await;
                let out = |seat: u8| self.board.as_ref().is_some_and(|board| board.out.contains(&seat));
                if ask.seat(*seat).is_ok_and(out) {
                    return Err((*id, seen::refused("gave_up", "gave-up")));
                }
                let entry = ask.answer(self.board.as_ref(), *seat, *question, &given).map_err(|e| (*id, e))?;
                self.hub.metrics.answers.fetch_add(1, Relaxed);
                (*id, entry)
            }
            ToServer::Undo { id, seat } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                (*id, self.undo(seat, lang).map_err(|e| (*id, e))?)
            }
            ToServer::UndoAnswer { id, seat, yes } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                (*id, Entry::UndoAnswered { seat, yes: *yes, at: now() })
            }
            ToServer::Draw { id, seat } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                if self.head.seats.iter().any(|s| s.bot().is_some()) {
                    return Err((*id, seen::refused("bots_play_on", "no-draw-with-bots")));
                }
                (*id, Entry::DrawOffered { seat, at: now() })
            }
            ToServer::NoDraw { id, seat } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                (*id, Entry::DrawDeclined { seat, at: now() })
            }
            ToServer::Resign { id, seat } => {
                let seat = ask.seat(*seat).map_err(|e| (*id, e))?;
                if self.head.setup.is_none() {
                    self.call_off(seat).await.map_err(|e| (*id, e))?;
                    return Ok(Some(FromServer::Ack { id: *id, number: 0 }));
                }
                (*id, Entry::Resigned { seat, at: now() })
            }
        };
        let (id, entry) = entry;
        let number = self.act(lang, &entry).await.map_err(|e| (id, e))?;
        Ok(Some(FromServer::Ack { id, number }))
    }

    /// Whether a seat may ask to take its last decision back, and who must agree.
    fn undo(&self, seat: u8, lang: Lang) -> Result<Entry, Refused> {
        let whose = |seat: u8| self.head.seats.get(seat as usize).and_then(|s| s.who.as_deref());
        let out = self.board.as_ref().map_or(&[][..], |board| &board.out);
        let others = (0..self.head.seats.len() as u8).filter(|s| whose(*s).is_some() && whose(*s) != whose(seat));
        let of: Vec<u8> = others.filter(|seat| !out.contains(seat)).collect();
        let board = self.board.as_ref().ok_or_else(|| seen::refused("not_begun", "not-begun"))?;
        if board.over.is_none() && of.is_empty() && !seen::may_undo(board, &self.head, seat) {
            let word = match board.live.undoable(Seat(seat)) {
                Some((_, Undo::Any)) => ("revealed", "refused-revealed"),
                Some((_, Undo::Fair)) | None => ("nothing_to_undo", "nothing-to-undo"),
            };
            return Err(seen::refused_as(word.0, dejarik_games::text::say(lang, word.1, &[])));
        }
        Ok(Entry::UndoAsked { seat, of, at: now() })
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
