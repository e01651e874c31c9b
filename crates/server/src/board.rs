//! A match as the sum of what was done in it: the [`Head`] (who sits where, which game) and a list of entries.
//!
//! Nothing here waits or reads a clock: the same head and entries make the same board, on any server, at any time. That is
//! what a restart, a takeover and a server that only listens rely on.

mod save;

use crate::secret;
use crate::text::say_in;
use crate::wire::lobby::{ClockWish, MatchInfo, Rematch, SeatInfo, SquadWish, Status, Who};
use crate::wire::play::{Clocks, Ended, Offers, Over};
use dejarik_games::{Form, Game, Given, Lang, Live, Refused};
use dejarik_kernel::{Outcome, Seat, SeatSet, Undo};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All that is known of a match but what was done in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game.
    pub game: String,
    /// Who plays whom, where.
    pub label: String,
    /// Under which rules it began.
    pub version: String,
    /// What was agreed, once everybody is there.
    pub setup: Option<String>,
    /// The secret from which all dice follow, in hexadecimal.
    pub seed: String,
    /// Who sits where.
    pub seats: Vec<SeatHead>,
    /// The map that was wished for.
    pub map: Option<String>,
    /// Files of characters that players brought.
    #[serde(default)]
    pub own: Vec<String>,
    /// Whether who joins may bring some.
    #[serde(default)]
    pub allow_own: bool,
    /// The most that a squad may cost, where squads have a price.
    #[serde(default)]
    pub limit: Option<u16>,
    /// The clock.
    pub clock: Option<ClockWish>,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Who made it: `account:7` or `guest:ab12`.
    pub host: String,
    /// What its maker is called.
    #[serde(default)]
    pub host_name: Option<String>,
    /// The maker's rating as it was made.
    #[serde(default)]
    pub host_rating: Option<i32>,
    /// The hash of the seed, as it was shown when the match was made; a match of an older server has none.
    #[serde(default)]
    pub commitment: String,
    /// When it was made, in milliseconds.
    pub created: i64,
    /// When it began, in milliseconds; 0 before.
    pub begun: i64,
    /// How it ended, if it has.
    pub over: Option<Over>,
    /// The rematch that was offered.
    #[serde(default)]
    pub rematch: Option<Rematch>,
    /// Whether the lobby lists it once it has begun: a rematch waits for certain players, and for nobody else.
    #[serde(default)]
    pub public_later: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatHead {
    /// What was wished for it.
    pub wish: Who,
    /// Who plays it: `account:7` or `guest:ab12`; nobody yet, or a computer player.
    pub who: Option<String>,
    /// What that player is called.
    pub name: Option<String>,
    /// The squad.
    pub squad: Option<SquadWish>,
    /// What the squad is called.
    pub title: Option<String>,
    /// The player's rating as the match began.
    pub rating: Option<i32>,
}

impl SeatHead {
    /// The name of the computer player that sits here.
    pub fn bot(&self) -> Option<&str> {
        match &self.wish {
            Who::Bot(name) => Some(name),
            Who::Me | Who::Open => None,
        }
    }

    /// Whether somebody sits here.
    pub fn taken(&self) -> bool {
        self.who.is_some() || self.bot().is_some()
    }
}

impl Head {
    /// How far the match is.
    pub fn status(&self) -> Status {
        match (&self.over, &self.setup) {
            (Some(_), _) => Status::Over,
            (None, Some(_)) => Status::Playing,
            (None, None) => Status::Waiting,
        }
    }

    /// The same as a word for the database.
    pub fn status_word(&self) -> &'static str {
        match self.status() {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    /// What anybody may know of it.
    pub fn info(&self, id: &str) -> MatchInfo {
        let seat = |(n, seat): (usize, &SeatHead)| SeatInfo {
            seat: n as u8,
            player: seat.name.clone(),
            bot: seat.bot().map(str::to_owned),
            squad: seat.title.clone(),
            rating: seat.rating,
            here: false,
            away: None,
        };
        MatchInfo {
            id: id.to_owned(),
            game: self.game.clone(),
            label: self.label.clone(),
            status: self.status(),
            seats: self.seats.iter().enumerate().map(seat).collect(),
            clock: self.clock,
            public: self.public,
            rated: self.rated,
            created: self.created,
            commitment: self.promise(id),
            version: self.version.clone(),
            watching: 0,
            over: self.over.clone(),
            host: self.host_name.clone(),
            host_rating: self.host_rating,
            limit: self.limit,
            map: self.map.clone(),
            own: self.allows_own(),
            claim_after: crate::hub::CLAIM_AFTER,
            rematch: self.rematch.clone(),
        }
    }

    /// Whether squads may have characters that players made themselves.
    pub fn allows_own(&self) -> bool {
        self.allow_own || !self.own.is_empty()
    }

    /// The hash of the seed that was shown when the match was made.
    pub fn promise(&self, id: &str) -> String {
        if self.commitment.is_empty() { secret::commitment(id, &self.seed) } else { self.commitment.clone() }
    }
}

/// Something that was done in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A seat answered.
    Answered {
        /// Who.
        seat: u8,
        /// What.
        choice: Value,
        /// When.
        at: i64,
    },
    /// A seat asked to take its last decision back, and these must agree; nobody: it is done.
    UndoAsked {
        /// Who.
        seat: u8,
        /// The others.
        of: Vec<u8>,
        /// When.
        at: i64,
    },
    /// A seat agreed to that, or did not.
    UndoAnswered {
        /// Who.
        seat: u8,
        /// Whether it agreed.
        yes: bool,
        /// When.
        at: i64,
    },
    /// A seat would agree to a draw.
    DrawOffered {
        /// Who.
        seat: u8,
        /// When.
        at: i64,
    },
    /// A seat declined a draw.
    DrawDeclined {
        /// Who.
        seat: u8,
        /// When.
        at: i64,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: u8,
        /// When.
        at: i64,
    },
    /// A seat's time ran out.
    Flagged {
        /// Whose.
        seat: u8,
        /// When.
        at: i64,
    },
    /// A seat claimed the match against those it waited for, who were away.
    Claimed {
        /// Who.
        seat: u8,
        /// Those who were away.
        of: Vec<u8>,
        /// When.
        at: i64,
    },
    /// It was taken up after nobody had kept its time.
    Resumed {
        /// When.
        at: i64,
    },
    /// It cannot go on.
    CalledOff {
        /// When.
        at: i64,
    },
}

impl Entry {
    /// Whether something may be taken back with it.
    pub fn takes_back(&self) -> bool {
        matches!(self, Entry::UndoAsked { .. } | Entry::UndoAnswered { .. })
    }

    /// When it was done.
    pub fn at(&self) -> i64 {
        match self {
            Entry::Answered { at, .. }
            | Entry::UndoAsked { at, .. }
            | Entry::UndoAnswered { at, .. }
            | Entry::DrawOffered { at, .. }
            | Entry::DrawDeclined { at, .. }
            | Entry::Resigned { at, .. }
            | Entry::Flagged { at, .. }
            | Entry::Claimed { at, .. }
            | Entry::Resumed { at }
            | Entry::CalledOff { at } => *at,
        }
    }
}

/// A match that is being played, or was.
pub struct Board {
    /// The game.
    pub live: Box<dyn Live>,
    /// How many entries were added.
    pub number: u32,
    /// What is offered.
    pub offers: Offers,
    /// How it ended, if it has.
    pub over: Option<Over>,
    clock: Option<ClockWish>,
    left: Vec<i64>,
    /// Since when the clocks run that run.
    since: i64,
    /// Who answered, in order, and whether that was a decision: not so who answers together with others, until the last has.
    answered: Vec<(u8, bool)>,
    seed: String,
    /// The seats that no computer plays.
    people: Vec<u8>,
    /// The seats of those who gave up or ran out of time, while others play on.
    pub out: Vec<u8>,
    /// For so many entries more the past is kept in memory: somebody has looked back.
    keep: u8,
}

/// Who looked back so many entries ago has seen enough.
const ENOUGH: u8 = 16;

fn refused(lang: Lang, reason: &str, key: &str) -> Refused {
    Refused { reason: reason.to_owned(), text: say_in(lang, key, &[]), rule: None }
}

impl Board {
    /// The board as the match begins.
    pub fn begin(head: &Head, game: &dyn Game) -> Result<Board, String> {
        let setup = head.setup.as_ref().ok_or("the match has not begun")?;
        let seed = secret::seed(&head.seed).ok_or("the seed cannot be read")?;
        let live = game.open_again(setup.as_bytes(), seed).map_err(|e| e.to_string())?;
        Ok(Board::new(head, live))
    }

    /// The board of a game that has just begun.
    pub fn new(head: &Head, live: Box<dyn Live>) -> Board {
        let left = head.clock.map_or(Vec::new(), |c| vec![i64::from(c.seconds) * 1000; live.seats()]);
        let mut board = Board {
            live,
            number: 0,
            offers: Offers::default(),
            over: None,
            clock: head.clock,
            left,
            since: head.begun,
            answered: Vec::new(),
            seed: head.seed.clone(),
            people: (0..).zip(&head.seats).filter(|(_, seat)| seat.bot().is_none()).map(|(n, _)| n).collect(),
            out: Vec::new(),
            keep: 0,
        };
        board.look_for_the_end();
        board
    }

    /// Adds an entry, or says why it cannot be; then nothing has changed.
    pub fn apply(&mut self, lang: Lang, entry: &Entry) -> Result<(), Refused> {
        if self.over.is_some() {
            return Err(refused(lang, "over", "match-over"));
        }
        match entry {
            Entry::Answered { seat, choice, .. } => {
                let seat = Seat(*seat);
                let number = self.live.number(seat).unwrap_or_default();
                self.answer(lang, number, seat, choice, entry.at())?;
            }
            Entry::UndoAsked { seat, of, .. } => {
                let undoable = self.live.undoable(Seat(*seat));
                undoable.ok_or_else(|| refused(lang, "nothing_to_undo", "nothing-to-take-back"))?;
                self.offers.undo = Some((*seat, of.clone()));
                self.undo_if_agreed(entry.at())?;
            }
            Entry::UndoAnswered { seat, yes, .. } => {
                let asked = self.offers.undo.as_mut().filter(|(_, of)| of.contains(seat));
                let (_, of) = asked.ok_or_else(|| refused(lang, "not_asked", "not-asked-that"))?;
                of.retain(|other| other != seat);
                if *yes {
                    self.undo_if_agreed(entry.at())?;
                } else {
                    self.offers.undo = None;
                }
            }
            Entry::DrawOffered { seat, .. } => {
                if !self.offers.draw.contains(seat) {
                    self.offers.draw.push(*seat);
                }
                if self.people.iter().all(|seat| self.offers.draw.contains(seat) || self.out.contains(seat)) {
                    self.end(Vec::new(), Ended::Agreed);
                }
            }
            Entry::DrawDeclined { .. } => self.offers.draw.clear(),
            Entry::Resigned { seat, .. } => self.leave(*seat, Ended::Resigned),
            Entry::Flagged { seat, .. } => self.leave(*seat, Ended::Time),
            Entry::Claimed { of, .. } => {
                for seat in of {
                    if self.over.is_none() {
                        self.leave(*seat, Ended::Absent);
                    }
                }
            }
            Entry::Resumed { at } => self.since = *at,
            Entry::CalledOff { .. } => self.end(Vec::new(), Ended::CalledOff),
        }
        self.number += 1;
        Ok(())
    }

    /// Adds an entry as it was kept.
    pub fn follow(&mut self, body: &str) -> Result<(), String> {
        let n = self.number;
        let entry: Entry = serde_json::from_str(body).map_err(|e| format!("entry {n}: {e}"))?;
        self.apply(Lang::English, &entry).map_err(|e| format!("entry {n}: {}", e.text))
    }

    /// Takes a seat's answer at a time; the number of the question is checked.
    fn answer(&mut self, lang: Lang, number: u32, seat: Seat, choice: &Value, at: i64) -> Result<(), Refused> {
        let running = self.live.asked();
        self.live.answer(lang, number, seat, &Given::Choice(choice.clone()))?;
        if let Some(clock) = self.clock {
            self.spend(&running, at);
            self.left[seat.index()] += i64::from(clock.increment) * 1000;
            self.answered.push((seat.0, running.len() == 1));
        }
        self.offers = Offers::default();
        self.look_for_the_end();
        Ok(())
    }

    /// Takes the time since the clocks were last looked at from those whose clocks ran.
    fn spend(&mut self, running: &[Seat], at: i64) {
        let gone = (at - self.since).max(0);
        for seat in running {
            self.left[seat.index()] -= gone;
        }
        self.since = at;
    }

    /// Takes back what was asked for, if all agree. The time that anybody spent stays spent by who spent it; what an answer
    /// earned that is taken back is taken back too.
    fn undo_if_agreed(&mut self, at: i64) -> Result<(), Refused> {
        let Some((asker, of)) = &self.offers.undo else { return Ok(()) };
        if !of.is_empty() {
            return Ok(());
        }
        let (asker, running) = (*asker, self.live.asked());
        let (back, _) = self.live.undoable(Seat(asker)).unwrap_or((0, Undo::Any));
        for _ in 0..back {
            self.live.undo(Lang::English, Undo::Any)?;
        }
        if let Some(clock) = self.clock {
            self.spend(&running, at);
            let earned = i64::from(clock.increment) * 1000;
            let mut decisions = 0;
            let mut undone = |(_, decided): &(u8, bool)| {
                decisions += usize::from(*decided);
                decisions <= back
            };
            let undone = self.answered.iter().rev().take_while(|answer| undone(answer)).count();
            for (seat, _) in self.answered.split_off(self.answered.len() - undone) {
                let left = &mut self.left[seat as usize];
                // Nobody's time runs out because another takes something back: as much as one answer earns is left.
                let least = if seat == asker { i64::MIN } else { earned.min(*left) };
                *left = (*left - earned).max(least);
            }
        }
        self.offers = Offers::default();
        Ok(())
    }

    /// Somebody plays no longer. The match ends when one team is left that has not given up: those have won. Until then
    /// a computer player answers for who is out.
    fn leave(&mut self, seat: u8, by: Ended) {
        if !self.out.contains(&seat) {
            self.out.push(seat);
        }
        self.offers = Offers::default();
        let team = |seat: &u8| self.live.team(Seat(*seat));
        let seats: Vec<u8> = Seat::first(self.live.seats()).map(|s| s.0).collect();
        let gave_up = |of: u8| {
            let mut people = self.people.iter().filter(|seat| team(seat) == of).peekable();
            people.peek().is_some() && people.all(|seat| self.out.contains(seat))
        };
        let left: Vec<u8> = seats.into_iter().filter(|seat| !gave_up(team(seat))).collect();
        if left.iter().all(|seat| team(seat) == team(&left[0])) {
            self.end(left, by);
        }
    }

    fn end(&mut self, winners: Vec<u8>, by: Ended) {
        self.offers = Offers::default();
        self.over = Some(Over { winners, by, seed: self.seed.clone() });
    }

    fn look_for_the_end(&mut self) {
        match self.live.outcome() {
            Some(Outcome::Won(seats)) => self.end(winners(seats), Ended::Rules),
            Some(Outcome::Draw) => self.end(Vec::new(), Ended::Rules),
            None => {}
        }
    }

    /// The clocks at a time.
    pub fn clocks(&self, now: i64) -> Option<Clocks> {
        self.clock?;
        let mut running: Vec<u8> =
            if self.over.is_some() { Vec::new() } else { self.live.asked().iter().map(|s| s.0).collect() };
        running.retain(|seat| !self.out.contains(seat));
        let gone = (now - self.since).max(0);
        let left = |(seat, left): (usize, &i64)| left - if running.contains(&(seat as u8)) { gone } else { 0 };
        Some(Clocks { left: self.left.iter().enumerate().map(left).collect(), running })
    }

    /// Whose time runs out next, and in how many milliseconds; that may be over.
    pub fn next_flag(&self, now: i64) -> Option<(u8, i64)> {
        let clocks = self.clocks(now)?;
        clocks.running.iter().map(|seat| (*seat, clocks.left[*seat as usize])).min_by_key(|(_, left)| *left)
    }

    /// Forgets what came before the open step, unless somebody looked back lately. It follows from the entries, and those are kept.
    pub fn forget(&mut self) {
        self.keep = self.keep.saturating_sub(1);
        if self.keep == 0 {
            self.live.forget();
        }
        if self.live.forgot() {
            self.answered = Vec::new();
        }
    }

    /// Somebody looks back: the past is kept for a while, if it is there. Whether it is.
    pub fn looks_back(&mut self) -> bool {
        self.keep = ENOUGH;
        !self.live.forgot()
    }

    /// Whether another board, made of the same entries, is this one.
    pub fn is_same(&self, other: &Board) -> bool {
        let open =
            |board: &Board| board.live.asked().into_iter().map(|s| (s, board.live.number(s))).collect::<Vec<_>>();
        let at = |board: &Board| (board.number, board.live.count(), board.live.revision(), open(board));
        at(self) == at(other) && self.over == other.over
    }

    /// The game as it is kept when it is over.
    pub fn record(&self) -> Option<Vec<u8>> {
        self.live.record(Form::Postcard).ok()
    }
}

/// The seats of a set.
pub fn winners(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
