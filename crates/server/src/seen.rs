//! What each of those who look at a match is told, and what they may ask.

use crate::board::{Board, Entry, Head};
use crate::hub::now;
use crate::text::say;
use crate::wire::lobby::MatchInfo;
use crate::wire::play::{Clocks, FromServer, Offers, Over, Refused, ToServer, Welcome};
use crate::wire::{self};
use dejarik_games::{Given, Json, Lang};
use dejarik_kernel::{Seat, Undo};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// So many events of the log come with a state; earlier ones can be asked for.
const TAIL: usize = 150;
/// So many events can be asked for at once.
const PAGE: usize = 500;

/// Somebody who looks at a match.
pub struct Watcher {
    /// The connection.
    pub conn: u64,
    /// Where messages go.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// The seats that are played from there.
    pub seats: Vec<u8>,
    /// The language of all words.
    pub lang: Lang,
    /// Whether the table is left out.
    pub blind: bool,
    /// The number of the last state seen, if the client said so, or what was sent since.
    pub number: Option<u32>,
    /// How many events were told.
    pub told: usize,
    /// The revision that was told.
    pub revision: u32,
}

/// What several are told, made once.
#[derive(Default)]
pub struct Cache {
    messages: Vec<(Key, Utf8Bytes)>,
    views: Vec<(Eyes, Json)>,
    logs: Vec<((Eyes, usize), Json)>,
}

/// A language, and through whose eyes.
type Eyes = (Lang, Option<Seat>);

/// Whatever makes a message another.
type Key = (Vec<u8>, Lang, bool, usize, bool);

impl Cache {
    /// The table through somebody's eyes; where nothing is hidden all eyes see the same.
    fn view(&mut self, board: &Board, lang: Lang, eyes: Option<Seat>) -> Json {
        let key = (lang, eyes.filter(|_| !board.live.is_open()));
        if let Some((_, view)) = self.views.iter().find(|(known, _)| *known == key) {
            return view.clone();
        }
        let view = board.live.view(key.0, key.1);
        self.views.push((key, view.clone()));
        view
    }

    /// The lines of the log from an event on.
    fn log(&mut self, board: &Board, lang: Lang, eyes: Option<Seat>, from: usize) -> Json {
        let key = ((lang, eyes.filter(|_| !board.live.is_open())), from);
        if let Some((_, log)) = self.logs.iter().find(|(known, _)| *known == key) {
            return log.clone();
        }
        let log = Json::of(&board.live.events(key.0.0, key.0.1, from));
        self.logs.push((key, log.clone()));
        log
    }
}

/// A [`Table`] as it is sent: its largest parts are written already.
#[derive(Serialize)]
struct Sent<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    number: u32,
    revision: u32,
    viewer: Option<u8>,
    view: Json,
    questions: Vec<dejarik_games::Put>,
    waiting: &'a [u8],
    log: Json,
    events: usize,
    clocks: Option<Clocks>,
    offers: &'a Offers,
    out: &'a [u8],
    undo: bool,
    over: Option<&'a Over>,
}

/// A message as it is sent.
pub fn encode(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Counts a connection that was too slow; `false`, for `retain`.
pub fn note_slow(slow: &AtomicU64) -> bool {
    slow.fetch_add(1, Relaxed);
    false
}

/// Why something was not done: a word for programs, and the key of a text for people.
pub fn refused(reason: &str, key: &str) -> Refused {
    refused_as(reason, say(key, &[]))
}

/// The same with a text that is in words already.
pub fn refused_as(reason: &str, text: String) -> Refused {
    Refused { id: 0, reason: reason.to_owned(), text, rule: None }
}

impl Watcher {
    /// Sends a message; `false` if the connection does not keep up or is gone.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        self.out.try_send(message).is_ok()
    }

    /// The same, counted.
    pub fn send_or_note(&self, message: Utf8Bytes, slow: &AtomicU64) -> bool {
        self.send(message) || note_slow(slow)
    }

    /// Says welcome.
    pub fn welcome(&self, game: MatchInfo) -> bool {
        let welcome = Welcome { version: wire::VERSION, game, seats: self.seats.clone() };
        self.send(encode(&FromServer::Welcome(Box::new(welcome))))
    }

    /// Whether what this one is to be told next lies in a past that was forgotten.
    pub fn looks_back(&self, board: &Board) -> bool {
        self.number != Some(board.number) && !board.live.remembers(self.missed(board).0)
    }

    /// From which event on this one is to be told, and whether there is a gap, so that everything is told anew.
    fn missed(&self, board: &Board) -> (usize, bool) {
        let gap = self.number.is_none_or(|n| n + 1 != board.number) || self.revision != board.live.revision();
        (if gap { tail(board) } else { self.told }, gap)
    }

    /// Sends what a client that comes back has missed: nothing, or everything.
    pub fn catch_up(&mut self, board: &mut Board, head: &Head, now: i64) -> bool {
        if self.number == Some(board.number) {
            (self.told, self.revision) = (board.live.count(), board.live.revision());
            return true;
        }
        self.everything(board, head, now)
    }

    /// Sends everything anew.
    pub fn everything(&mut self, board: &mut Board, head: &Head, now: i64) -> bool {
        let message = self.table(board, head, "state", tail(board), now, &mut Cache::default());
        self.note(board);
        self.send(message)
    }

    /// What is new, as the message that says so; nothing if nothing is.
    pub fn news(&mut self, board: &mut Board, head: &Head, now: i64, cache: &mut Cache) -> Option<Utf8Bytes> {
        if self.number == Some(board.number) {
            return None;
        }
        let (from, gap) = self.missed(board);
        let key = (self.seats.clone(), self.lang, self.blind, from, gap);
        let known = cache.messages.iter().find(|(k, _)| *k == key).map(|(_, message)| message.clone());
        let message = known.unwrap_or_else(|| {
            let message = self.table(board, head, if gap { "state" } else { "update" }, from, now, cache);
            cache.messages.push((key, message.clone()));
            message
        });
        self.note(board);
        Some(message)
    }

    fn note(&mut self, board: &Board) {
        self.number = Some(board.number);
        (self.told, self.revision) = (board.live.count(), board.live.revision());
    }

    /// Through whose eyes the table is shown: of the client's seats the one that is asked, or the first.
    fn viewer(&self, waiting: &[u8]) -> Option<u8> {
        self.seats.iter().find(|seat| waiting.contains(seat)).or(self.seats.first()).copied()
    }

    /// The table as this one sees it, as the message of that kind.
    fn table(
        &self,
        board: &mut Board,
        head: &Head,
        kind: &'static str,
        from: usize,
        now: i64,
        cache: &mut Cache,
    ) -> Utf8Bytes {
        let waiting: Vec<u8> =
            if board.over.is_some() { Vec::new() } else { board.live.asked().iter().map(|s| s.0).collect() };
        let viewer = self.viewer(&waiting);
        let eyes = viewer.map(Seat);
        let mine = self.seats.iter().filter(|seat| waiting.contains(seat) && !board.out.contains(seat));
        let log = cache.log(board, self.lang, eyes, from);
        let sent = Sent {
            kind,
            number: board.number,
            revision: board.live.revision(),
            viewer,
            view: if self.blind { Json::null() } else { cache.view(board, self.lang, eyes) },
            questions: mine.filter_map(|seat| board.live.question(self.lang, Seat(*seat))).collect(),
            waiting: &waiting,
            log,
            events: board.live.count(),
            clocks: board.clocks(now),
            offers: &board.offers,
            out: &board.out,
            undo: self.seats.iter().any(|seat| may_undo(board, head, *seat)),
            over: board.over.as_ref(),
        };
        serde_json::to_string(&sent).unwrap_or_default().into()
    }
}

/// The event from which on the log comes with a state.
pub fn tail(board: &Board) -> usize {
    board.live.count().saturating_sub(TAIL)
}

/// Whether a seat can take its last decision back with nobody else concerned: alone at the table, or against computer
/// players until the next roll.
pub fn may_undo(board: &Board, head: &Head, seat: u8) -> bool {
    let whose = |seat: u8| head.seats.get(seat as usize).and_then(|s| s.who.as_deref());
    let alone = (0..head.seats.len() as u8).all(|s| whose(s).is_none() || whose(s) == whose(seat));
    if board.over.is_some() || !alone {
        return false;
    }
    let bots = head.seats.iter().any(|s| s.bot().is_some());
    board.live.undoable(Seat(seat)).is_some_and(|(_, how)| !bots || how == Undo::Fair)
}

/// Somebody who asks.
pub struct Asking<'a> {
    /// In which language.
    pub lang: Lang,
    /// The seats that are played from there.
    pub seats: &'a [u8],
}

impl Asking<'_> {
    /// The seat that is meant: the one that is named, or the only one.
    pub fn seat(&self, named: Option<u8>) -> Result<u8, Refused> {
        match (named, self.seats) {
            (Some(seat), mine) if mine.contains(&seat) => Ok(seat),
            (None, [seat]) => Ok(*seat),
            (None, [_, _, ..]) => Err(refused("which_seat", "which-seat")),
            _ => Err(refused("not_your_seat", "not-your-seat")),
        }
    }

    /// An answer, as it can be kept.
    pub fn answer(
        &self,
        board: Option<&Board>,
        seat: Option<u8>,
        question: u32,
        given: &Given,
    ) -> Result<Entry, Refused> {
        let seat = self.seat(seat)?;
        let board = board.ok_or_else(|| refused("not_begun", "not-begun"))?;
        if board.over.is_some() {
            return Err(refused("over", "match-over"));
        }
        if board.live.number(Seat(seat)).is_some_and(|open| open != question) {
            return Err(refused_as("old_question", dejarik_games::text::say(self.lang, "refused-old", &[])));
        }
        let choice = board.live.choice(self.lang, Seat(seat), given).map_err(from_game)?;
        Ok(Entry::Answered { seat, choice, at: now() })
    }

    /// The reply to a request that changes nothing.
    pub fn reply(&self, board: Option<&mut Board>, request: &ToServer) -> Result<FromServer, (u32, Refused)> {
        let (id, value) = match request {
            ToServer::Query { id, .. }
            | ToServer::Why { id, .. }
            | ToServer::WhyNot { id, .. }
            | ToServer::Log { id, .. }
            | ToServer::Frame { id, .. } => {
                let board = board.ok_or_else(|| (*id, refused("not_begun", "not-begun")))?;
                (*id, self.value(board, request).map_err(|e| (*id, e))?)
            }
            _ => return Err((0, refused("malformed", "changes-something"))),
        };
        Ok(FromServer::Reply { id, value })
    }

    fn value(&self, board: &mut Board, request: &ToServer) -> Result<Value, Refused> {
        let eyes = |named: Option<u8>| match (named, self.seats) {
            (None, []) => Ok(None),
            (None, [seat, ..]) => Ok(Some(Seat(*seat))),
            (named, _) => self.seat(named).map(|seat| Some(Seat(seat))),
        };
        match request {
            ToServer::Query { seat, ask, .. } => {
                board.live.query(self.lang, eyes(*seat)?, ask).map_err(|e| refused_as("query", e))
            }
            ToServer::Why { words, .. } => board
                .live
                .why(self.lang, eyes(None)?, words)
                .map(|lines| json!(lines))
                .map_err(|e| refused_as("why", e)),
            ToServer::WhyNot { seat, choice, .. } => {
                let seat = Seat(self.seat(*seat)?);
                let why = board.live.why_not(self.lang, seat, &Given::Choice(choice.clone())).map_err(from_game)?;
                Ok(json!(why))
            }
            ToServer::Log { from, to, .. } => {
                let to = (*to).min(from.saturating_add(PAGE));
                Ok(json!(board.live.told(self.lang, eyes(None)?, *from, to)))
            }
            ToServer::Frame { n, .. } => Ok(json!(board.live.frame(self.lang, eyes(None)?, *n))),
            _ => Ok(Value::Null),
        }
    }
}

fn from_game(e: dejarik_games::Refused) -> Refused {
    Refused { id: 0, reason: e.reason, text: e.text, rule: e.rule }
}
