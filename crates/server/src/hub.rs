//! What all parts of the server share: the games, the store, the matches in memory.

use crate::board::{Head, SeatHead};
use crate::cluster::{Bus, Note};
use crate::metrics::Metrics;
use crate::people::{self, SessionsEnded};
use crate::room::{self, Msg};
use crate::secret::{self, Key};
use crate::store::{Row1, SessionRow, Store, StoreError};
use crate::text;
use crate::wire::lobby::{ClockWish, Joining, NewMatch, SeatSecret, Seated, SquadWish, Trouble, Who};
use dejarik_agents::arena;
use dejarik_games::{Army, Game, Lang, Live, Pairs, Shelf, Table, Wish};
use dejarik_kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};

/// What all parts of the server share.
pub struct Hub {
    /// The games.
    pub games: Vec<Arc<dyn Game>>,
    /// What is kept.
    pub store: Store,
    /// The key from which secrets follow.
    pub key: Key,
    /// What is counted.
    pub metrics: Metrics,
    /// How many computer players may think at once.
    pub thinking: Arc<Semaphore>,
    /// Whether the server is about to stop.
    pub stopping: std::sync::atomic::AtomicBool,
    /// Whether it plays dead.
    pub gone: std::sync::atomic::AtomicBool,
    /// What is asked of other servers.
    pub bus: Bus,
    /// Sessions that end: their sockets are closed.
    pub ended: broadcast::Sender<SessionsEnded>,
    /// For how long, in milliseconds, somebody the match waits for must be away until another seat may claim it.
    pub claim_after: std::sync::atomic::AtomicI64,
    rooms: Mutex<HashMap<String, mpsc::Sender<Msg>>>,
    shelf: Shelf,
    /// Games with characters that players brought, the latest last.
    own: Mutex<Vec<(Brought, Arc<dyn Game>)>>,
    /// Done once, when there are many matches.
    prepared: std::sync::Once,
}

/// A game by name, and the files of characters that players brought to it.
type Brought = (String, Vec<String>);

/// Games with players' characters that are kept ready.
const MOST_OWN: usize = 32;

/// The most letters that the characters of one match may have.
const LONGEST_OWN: usize = 24_000;

/// Who asks: a player with an account, or a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// `account:7` or `guest:ab12`.
    pub who: String,
    /// What the person is called.
    pub name: String,
    /// The rating, rounded, of an account.
    pub rating: Option<i32>,
    /// What tells the session apart: it is what secrets are handed to.
    pub session: String,
}

/// For how long, in milliseconds, somebody must be away until a match may be claimed, unless it is set otherwise.
pub const CLAIM_AFTER: i64 = 10 * 60 * 1000;

/// With so many matches at once it is worth working out ahead what they share.
const MANY: usize = 64;

/// Messages that may wait for a match.
const QUEUE: usize = 256;

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

/// The language of a code, or English.
pub fn lang(code: Option<&str>) -> Lang {
    code.and_then(Lang::by_code).unwrap_or_default()
}

/// Why something was not done: a word for programs, and the key of a text for people.
pub fn trouble(reason: &str, key: &str) -> Trouble {
    told(reason, text::say(key, &[]))
}

/// The same with a text that is in words already.
pub fn told(reason: &str, text: impl Into<String>) -> Trouble {
    Trouble { reason: reason.to_owned(), text: text.into() }
}

impl From<StoreError> for Trouble {
    fn from(e: StoreError) -> Trouble {
        tracing::error!("{e}");
        trouble("store", "not-kept")
    }
}

impl Hub {
    /// A hub with these games over a store.
    pub async fn open(shelf: &Shelf, store: Store) -> Result<Arc<Hub>, StoreError> {
        let key = store.fact("key", || secret::random(32)).await?;
        let key = Key::read(&key).ok_or_else(|| StoreError::Broken("the key cannot be read".to_owned()))?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(Arc::new(Hub {
            games: shelf.all().into_iter().map(Arc::from).collect(),
            shelf: shelf.clone(),
            own: Mutex::default(),
            store,
            key,
            metrics: Metrics::default(),
            thinking: Arc::new(Semaphore::new(cores)),
            stopping: false.into(),
            gone: false.into(),
            bus: Bus::default(),
            ended: broadcast::channel(64).0,
            claim_after: CLAIM_AFTER.into(),
            rooms: Mutex::default(),
            prepared: std::sync::Once::new(),
        }))
    }

    /// The game of that name.
    pub fn game(&self, name: &str) -> Option<&dyn Game> {
        self.games.iter().find(|game| game.name() == name).map(|game| &**game)
    }

    /// The game of that name with the characters that players brought.
    pub fn game_with(&self, lang: Lang, name: &str, own: &[String]) -> Result<Arc<dyn Game>, Trouble> {
        let shipped = self.games.iter().find(|game| game.name() == name);
        let shipped = shipped.ok_or_else(|| trouble("no_such_game", "no-such-game"))?;
        if own.is_empty() {
            return Ok(shipped.clone());
        }
        let brought = (name.to_owned(), own.to_vec());
        let known = || self.own.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, game)) = known().iter().find(|(files, _)| *files == brought) {
            return Ok(game.clone());
        }
        if own.iter().map(String::len).sum::<usize>() > LONGEST_OWN {
            return Err(trouble("own", "too-many-own"));
        }
        let read = self.shelf.with(lang, own).and_then(|shelf| shelf.find(name));
        let game: Arc<dyn Game> = Arc::from(read.map_err(|e| told("own", e.to_string()))?);
        let mut known = known();
        if known.len() >= MOST_OWN {
            known.remove(0);
        }
        known.push((brought, game.clone()));
        Ok(game)
    }

    /// The game of a match.
    pub fn game_of(&self, head: &Head) -> Option<Arc<dyn Game>> {
        self.game_with(Lang::English, &head.game, &head.own).ok()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Msg>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a match: it is loaded if it is not in memory. Whether there is such a match shows in its answer.
    pub fn room(self: &Arc<Hub>, id: &str) -> mpsc::Sender<Msg> {
        let mut rooms = self.rooms();
        // A room that broke without a word is nobody's: the match is loaded anew.
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (to, from) = mpsc::channel(QUEUE);
        rooms.insert(id.to_owned(), to.clone());
        tokio::spawn(room::run(self.clone(), id.to_owned(), None, to.downgrade(), from));
        to
    }

    /// The ways to all matches in memory.
    pub fn rooms_here(&self) -> Vec<mpsc::Sender<Msg>> {
        self.rooms().values().cloned().collect()
    }

    /// The way to a match that is in memory.
    pub fn room_here(&self, id: &str) -> Option<mpsc::Sender<Msg>> {
        self.rooms().get(id).filter(|room| !room.is_closed()).cloned()
    }

    /// Why a match could not be reached: there is none, or it must be tried again.
    pub async fn unreached(&self, id: &str) -> Trouble {
        match self.store.head(id).await {
            Ok(None) => trouble("no_such_match", "no-such-match"),
            Ok(Some(_)) => trouble("try_again", "loading-again"),
            Err(e) => {
                tracing::error!(id, "a match cannot be looked for: {e}");
                trouble("try_again", "loading-again")
            }
        }
    }

    /// Takes a match out of memory, unless somebody has just sent it something.
    pub fn retire(&self, id: &str, me: &mpsc::WeakSender<Msg>, inbox: &mpsc::Receiver<Msg>) -> bool {
        let mut rooms = self.rooms();
        let ways = me.strong_count();
        // Another one may be there in its place.
        let here = me.upgrade().is_some_and(|me| rooms.get(id).is_some_and(|room| room.same_channel(&me)));
        if ways > usize::from(here) || !inbox.is_empty() {
            return false;
        }
        if here {
            rooms.remove(id);
        }
        true
    }

    /// Closes the sockets of sessions that ended, here and at other servers.
    pub async fn end_sockets(&self, ended: SessionsEnded) {
        self.ended.send(ended).ok();
        if self.store.shared()
            && let Err(e) = self.note(&Note::Ended(ended)).await
        {
            tracing::warn!("other servers could not be told of a session's end: {e}");
        }
    }

    /// Forgets a match that broke, whoever may be about to write to it.
    pub fn forget(&self, id: &str, me: &mpsc::WeakSender<Msg>) {
        let mut rooms = self.rooms();
        // Another one may be there already.
        if me.upgrade().is_some_and(|me| rooms.get(id).is_some_and(|room| room.same_channel(&me))) {
            rooms.remove(id);
        }
    }

    /// Loads the matches whose clocks run or whose computer players are to move, as a server does that starts: one after another, for
    /// there may be many that nobody went on with.
    pub async fn wake_those_that_tick(self: &Arc<Hub>) -> Result<(), StoreError> {
        let (mut ticking, mut thinking) = (Vec::new(), Vec::new());
        for (id, head) in self.store.unfinished().await? {
            let Ok(head) = serde_json::from_str::<Head>(&head) else { continue };
            if head.clock.is_some() {
                ticking.push(id);
            } else if head.seats.iter().any(|seat| seat.bot().is_some()) {
                thinking.push(id);
            }
        }
        let hub = self.clone();
        tokio::spawn(async move {
            for id in ticking.into_iter().chain(thinking) {
                if hub.stopping.load(Relaxed) || hub.gone.load(Relaxed) {
                    return;
                }
                let (reply, there) = oneshot::channel();
                hub.room(&id).send(Msg::Info { reply }).await.ok();
                there.await.ok();
            }
        });
        Ok(())
    }

    /// Stops saying that this server lives and forgets its matches, as if it had been killed; for tests.
    pub fn vanish(&self) {
        self.gone.store(true, Relaxed);
        self.rooms().clear();
    }

    /// Asks all matches in memory to stop, and waits for them.
    pub async fn stop(&self) {
        let rooms: Vec<_> = self.rooms().drain().map(|(_, room)| room).collect();
        let mut stopped = Vec::new();
        for room in rooms {
            let (reply, done) = oneshot::channel();
            if room.send(Msg::Stop { reply }).await.is_ok() {
                stopped.push(done);
            }
        }
        for done in stopped {
            done.await.ok();
        }
    }

    /// Makes a match.
    pub async fn create(self: &Arc<Hub>, wish: &NewMatch, by: &Person) -> Result<Seated, Trouble> {
        self.create_as(secret::random(8), wish, false, by).await
    }

    /// Makes a match of that id; whether the lobby is to list it when it has begun, if not before.
    pub async fn create_as(
        self: &Arc<Hub>,
        id: String,
        wish: &NewMatch,
        public_later: bool,
        by: &Person,
    ) -> Result<Seated, Trouble> {
        let lang = lang(wish.lang.as_deref());
        let game = &*self.game_with(lang, &wish.game, &wish.own)?;
        let sizes = game.sizes();
        if !sizes.contains(&wish.seats.len()) {
            let sizes = sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
            return Err(told("seats", text::say("players-of-game", &[("sizes", sizes.into())])));
        }
        if wish.clock.is_some_and(|c| !clock_is_sane(c)) {
            return Err(trouble("clock", "clock-shape"));
        }
        let mut head = Head {
            game: wish.game.clone(),
            label: game.about().to_owned(),
            version: game.version(),
            setup: None,
            seed: secret::random(16),
            seats: Vec::new(),
            map: wish.map.clone(),
            own: wish.own.clone(),
            allow_own: wish.allow_own.unwrap_or(!wish.own.is_empty()),
            limit: None,
            clock: wish.clock,
            public: wish.public,
            rated: wish.rated,
            host: by.who.clone(),
            host_name: Some(by.name.clone()),
            host_rating: by.rating,
            commitment: String::new(),
            created: now(),
            begun: 0,
            over: None,
            rematch: None,
            public_later,
        };
        head.commitment = secret::commitment(&id, &head.seed);
        // Nobody is rated by characters that the other side made up.
        head.rated &= !head.allows_own();
        let mut dearest = 0;
        let mut limit = None;
        for seat in &wish.seats {
            let (seat, price) = self.seat_head(game, lang, &seat.who, seat.squad.as_ref(), by)?;
            if let Some(price) = price {
                dearest = dearest.max(price.cost);
                limit = limit.max(Some(price.limit));
            }
            head.seats.push(seat);
        }
        head.limit = game.usual_limit().map(|usual| wish.limit.or(limit).unwrap_or(usual));
        keeps_limit(head.limit, dearest)?;
        // A wish that can never be fulfilled is refused now, not when the last seat is taken.
        let board = self.sit_down(&mut head, game, lang)?;
        let mine: Vec<u8> = (0..).zip(&head.seats).filter(|(_, s)| s.who.is_some()).map(|(n, _)| n).collect();
        let seats: Vec<(String, u8)> = mine.iter().map(|seat| (by.who.clone(), *seat)).collect();
        let row = row(&id, &head);
        let epoch = self.store.create(row, &seats).await?;
        self.metrics.created.fetch_add(1, Relaxed);
        tracing::info!(id, game = head.game, public = head.public, rated = head.rated, by = by.who, "a match was made");
        let seated = Seated {
            game: head.info(&id),
            secrets: self.secrets(&id, &mine, by),
            invite: (!head.seats.iter().all(SeatHead::taken)).then(|| self.key.invite(&id)),
        };
        let (to, from) = mpsc::channel(QUEUE);
        let start = Some((head, board, epoch));
        let rooms = {
            let mut rooms = self.rooms();
            // The other player of a rematch may have come to it already, and with that taken its lease anew.
            if rooms.get(&id).is_some_and(|room| !room.is_closed()) {
                return Ok(seated);
            }
            rooms.insert(id.clone(), to.clone());
            rooms.len()
        };
        if rooms >= MANY {
            self.prepare();
        }
        tokio::spawn(room::run(self.clone(), id, start, to.downgrade(), from));
        Ok(seated)
    }

    /// Works out ahead, once and beside everything else, what the matches of the games share: after that many matches need
    /// no more memory or time for it.
    fn prepare(&self) {
        self.prepared.call_once(|| {
            let games = self.games.clone();
            std::thread::spawn(move || games.iter().for_each(|game| game.prepare()));
        });
    }

    fn seat_head(
        &self,
        game: &dyn Game,
        lang: Lang,
        who: &Who,
        squad: Option<&SquadWish>,
        by: &Person,
    ) -> Result<(SeatHead, Option<Price>), Trouble> {
        if let Who::Bot(name) = who {
            let known = arena(game).is_some_and(|arena| arena.brain(name, 0).is_ok());
            known
                .then_some(())
                .ok_or_else(|| told("no_such_bot", text::say("no-such-bot", &[("name", name.as_str().into())])))?;
        }
        let judged = squad.map(|squad| self.judged(game, lang, squad)).transpose()?;
        let (title, price) = judged.unzip();
        let mine = *who == Who::Me;
        let head = SeatHead {
            wish: who.clone(),
            who: mine.then(|| by.who.clone()),
            name: mine.then(|| by.name.clone()),
            squad: squad.cloned(),
            title,
            rating: if mine { by.rating } else { None },
        };
        Ok((head, price))
    }

    /// What a legal squad is called, and what it costs.
    fn judged(&self, game: &dyn Game, lang: Lang, squad: &SquadWish) -> Result<(String, Price), Trouble> {
        let report = game.check_squad(lang, &army(squad)).map_err(|e| told("squad", e.to_string()))?;
        if report.legal {
            return Ok((report.title, Price { cost: report.cost, limit: report.limit }));
        }
        let broken = report.verdicts.into_iter().find(|v| !v.ok).map(|v| v.text);
        Err(told("squad", broken.unwrap_or(report.title)))
    }

    /// Seats somebody at a match that waits; begins it if nobody is missing.
    pub fn join(&self, head: &mut Head, id: &str, wish: &Joining, by: &Person) -> Result<Joined, Trouble> {
        let lang = lang(wish.lang.as_deref());
        if head.over.is_some() {
            return Err(trouble("over", "called-off"));
        }
        if head.setup.is_some() {
            return Err(trouble("full", "all-there"));
        }
        let invited = wish.invite.as_deref().is_some_and(|invite| secret::same(&self.key.invite(id), invite));
        if !head.public && !invited {
            return Err(trouble("not_invited", "needs-invitation"));
        }
        let mut next = head.clone();
        if !head.allows_own() && !wish.own.is_empty() {
            return Err(trouble("own_not_allowed", "own-not-allowed"));
        }
        next.own.extend(wish.own.iter().filter(|file| !head.own.contains(file)).cloned());
        let game = &*self.game_with(lang, &next.game, &next.own)?;
        next.version = game.version();
        let free = |seat: &SeatHead| !seat.taken();
        let seat = match wish.seat {
            Some(seat) => head.seats.get(seat as usize).is_some_and(free).then_some(seat as usize),
            None => head.seats.iter().position(free),
        };
        let seat = seat.ok_or_else(|| trouble("full", "seat-taken"))?;
        let taken = &mut next.seats[seat];
        (taken.who, taken.name, taken.rating) = (Some(by.who.clone()), Some(by.name.clone()), by.rating);
        if let Some(squad) = &wish.squad {
            let (title, price) = self.judged(game, lang, squad)?;
            keeps_limit(head.limit, price.cost)?;
            taken.title = Some(title);
            taken.squad = Some(squad.clone());
        }
        let live = self.sit_down(&mut next, game, lang)?;
        *head = next;
        Ok(Joined { seat: seat as u8, live })
    }

    /// Finds a table for the seats; if all are taken, the match begins at it.
    fn sit_down(&self, head: &mut Head, game: &dyn Game, lang: Lang) -> Result<Option<Box<dyn Live>>, Trouble> {
        let some = head.seats.iter().find_map(|seat| seat.squad.clone());
        // A seat without a squad plays the same as the others, unless the game's sides have each their own.
        let tables = self.tables(head, game, lang, some.as_ref()).or_else(|e| match some {
            Some(_) => self.tables(head, game, lang, None).map_err(|_| e),
            None => Err(e),
        })?;
        let seed = secret::seed(&head.seed).ok_or_else(|| trouble("seed", "no-seed"))?;
        if !head.seats.iter().all(SeatHead::taken) {
            return Ok(None);
        }
        // Which of the tables is chosen by lot, but not by the lot that throws the dice.
        let lot = usize::from_str_radix(&secret::random(4), 16).unwrap_or(0);
        let table = &tables[lot % tables.len()];
        let live = game.open(table, seed).map_err(|e| told("table", e.to_string()))?;
        let setup = live.setup().map_err(|e| told("setup", e))?;
        head.setup = String::from_utf8(setup).ok();
        head.label.clone_from(&table.label);
        head.begun = now();
        head.public |= head.public_later;
        Ok(Some(live))
    }

    /// The tables for the seats; those without a squad have this one, or any.
    fn tables(
        &self,
        head: &Head,
        game: &dyn Game,
        lang: Lang,
        other: Option<&SquadWish>,
    ) -> Result<Vec<Table>, Trouble> {
        let armies: Vec<Option<Army>> = head.seats.iter().map(|seat| seat.squad.as_ref().or(other).map(army)).collect();
        let nobody = armies.iter().all(Option::is_none);
        let wish = Wish {
            lang,
            left: armies[0].clone(),
            right: armies[1].clone(),
            more: armies[2..].to_vec(),
            map: head.map.clone(),
            limit: head.limit.or(game.usual_limit()).filter(|_| nobody),
            // Who does not care which squad it is meets any other.
            pairs: if nobody { Pairs::Mixed } else { Pairs::Mirrored },
            ..Wish::default()
        };
        let found = game.tables(&wish).map_err(|e| told("table", e.to_string()))?;
        if found.is_empty() { Err(trouble("table", "no-such-table")) } else { Ok(found) }
    }

    /// The secrets of seats for who plays them.
    pub fn secrets(&self, id: &str, seats: &[u8], of: &Person) -> Vec<SeatSecret> {
        seats.iter().map(|seat| SeatSecret { seat: *seat, secret: self.key.seat(id, *seat, &of.session) }).collect()
    }

    /// The seats that these secrets are of, and the sessions that they were handed to; nothing if one of them is wrong or was
    /// handed to a session that has ended.
    pub async fn seats(&self, id: &str, secrets: &[String]) -> Result<Option<(Vec<u8>, Vec<SessionRow>)>, StoreError> {
        let of = |secret: &String| self.key.seat_of(id, Seat::MOST, secret).map(|(seat, of)| (seat, of.to_owned()));
        let Some(known) = secrets.iter().map(of).collect::<Option<Vec<_>>>() else { return Ok(None) };
        let (mut seats, mut labels): (Vec<u8>, Vec<String>) = known.into_iter().unzip();
        seats.sort_unstable();
        seats.dedup();
        labels.sort_unstable();
        labels.dedup();
        let mut sessions = Vec::new();
        for label in labels {
            let Some(row) = self.store.session_called(&label).await?.filter(people::is_fresh) else { return Ok(None) };
            people::note_seen(&self.store, &row).await?;
            sessions.push(row);
        }
        Ok(Some((seats, sessions)))
    }
}

/// What a squad costs, and the most it may.
struct Price {
    cost: u16,
    limit: u16,
}

/// Refuses a squad that costs more than the match allows.
fn keeps_limit(limit: Option<u16>, cost: u16) -> Result<(), Trouble> {
    match limit {
        Some(limit) if cost > limit => {
            let args = [("cost", cost.into()), ("limit", limit.into())];
            Err(told("limit", text::say("over-the-limit", &args)))
        }
        _ => Ok(()),
    }
}

/// Somebody who sat down.
pub struct Joined {
    /// Where.
    pub seat: u8,
    /// The game, if it begins with that.
    pub live: Option<Box<dyn Live>>,
}

/// The row of a match.
pub fn row<'a>(id: &'a str, head: &Head) -> Row1<'a> {
    Row1 {
        id,
        status: head.status_word(),
        public: head.public,
        updated: now(),
        head: serde_json::to_string(head).unwrap_or_default(),
    }
}

/// A squad as the games want it.
pub fn army(squad: &SquadWish) -> Army {
    match squad {
        SquadWish::Named(name) => Army::Named(name.clone()),
        SquadWish::Text(text) => Army::Text(text.clone()),
    }
}

fn clock_is_sane(clock: ClockWish) -> bool {
    (10..=604_800).contains(&clock.seconds) && clock.increment <= 3600
}
