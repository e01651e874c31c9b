//! Every game by its name: the one crate that knows them all.
//!
//! A game has its own types for World, question and answer; whoever offers all of them (the command, a server) wants
//! one type. [`Game`] is that type. A game becomes one by [`Hosted`], a page of what the rules themselves need not say
//! (which squads there are, how a table is drawn).
//!
//! Reading order: [`Game`], [`Wish`] and [`Table`] (who plays whom, and where), [`Hosted`], then a file a game.
//!
//! ```
//! use dejarik_games::{Wish, find};
//! let minis = find("minis").unwrap();
//! let tables = minis.tables(&Wish { limit: Some(100), ..Wish::default() }).unwrap();
//! assert!(tables[0].label.contains(" on "));
//! ```

mod ccg;
mod hosted;
mod json;
mod legion;
mod library;
mod live;
mod measure;
mod minis;
mod panel;
mod pig;
pub mod probe;
mod reel;
mod replay;
mod session;
mod shelf;
pub mod text;
mod wish;

pub use dejarik_kernel::Lang;
pub use hosted::{Host, Hosted};
pub use json::Json;
pub use live::{Given, Live, Offered, Playing, Put, Refused, Study, Told};
pub use measure::{Lots, Measured, Timing, Work};
pub use reel::{Frame, Reel};
pub use replay::Replayed;
pub use session::{Asked, Form, Paint, Running, Session, Waiting, game_of_save};
pub use shelf::Shelf;
pub use wish::{Army, GameError, Pairs, Table, Trial, Way, WayEntry, Wish};

use dejarik_kernel::conformance::{Counts, Thoroughness};
use dejarik_kernel::ruling::{Document, Failure, Report};
use dejarik_kernel::{Nature, Seat};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeSet;

/// A game that can be offered: what the command needs of it, whatever its types.
pub trait Game: Send + Sync {
    /// The short name, as on the command line.
    fn name(&self) -> &'static str;
    /// What it is, in a few words.
    fn about(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> String;
    /// The tables that the wish describes: at least one.
    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError>;
    /// Works out ahead what all matches share, for those who will play many: it takes seconds, and can be done meanwhile.
    fn prepare(&self);
    /// The limit of the squads that meet unless somebody says otherwise.
    fn usual_limit(&self) -> Option<u16>;
    /// The ways to play it; none: two seats, in the only way there is.
    fn ways(&self, lang: Lang) -> Vec<WayEntry>;
    /// Whether a squad may sit down next at the table that the wish describes so far.
    fn may_join(&self, wish: &Wish, squad: &Army) -> Result<(), GameError>;
    /// Tables that show what each character of a set is worth: so many for each.
    fn trials(&self, set: &str, tables: usize, seed: u64) -> Result<Vec<Trial>, GameError>;
    /// The squads it brings.
    fn squads(&self, lang: Lang) -> Vec<SquadEntry>;
    /// The maps it brings.
    fn maps(&self) -> Vec<String>;
    /// Those of them on which squads of that limit can meet.
    fn maps_for(&self, limit: u16) -> Vec<String>;
    /// Whether the map of that name comes from the player's own folder.
    fn is_own_map(&self, name: &str) -> bool;
    /// What every rule says about a squad.
    fn check_squad(&self, lang: Lang, squad: &Army) -> Result<SquadReport, GameError>;
    /// Plays one random game that checks what must hold of every game.
    fn conform(&self, table: &Table, seed: u64, how: Thoroughness) -> Result<Counts, String>;
    /// How games are measured: the names of the modes.
    fn modes(&self) -> &'static [&'static str];
    /// Measures random play in a mode.
    fn measure(&self, mode: &str, timing: Timing) -> Result<Measured, GameError>;
    /// Does one kind of work so many times, with nothing timed, and says how many units of it that were.
    fn exert(&self, mode: &str, work: Work, times: u64, seed: u64) -> Result<u64, GameError>;
    /// Begins a match that is told in this language, with dice from there.
    fn begin_with(&self, lang: Lang, table: &Table, nature: Nature) -> Result<Box<dyn Session>, GameError>;
    /// Begins a match that is told in this language, with dice that follow from the seed.
    fn begin(&self, lang: Lang, table: &Table, seed: u64) -> Result<Box<dyn Session>, GameError> {
        self.begin_with(lang, table, Nature::seeded(seed))
    }
    /// Takes up a saved match; if it was saved under other rules, the second part says what was lost.
    fn load(&self, lang: Lang, bytes: &[u8]) -> Result<(Box<dyn Session>, Option<String>), GameError>;
    /// What happened in a saved game, proved by playing it again where its rules are these.
    fn replay(&self, lang: Lang, bytes: &[u8]) -> Result<Replayed, GameError>;
    /// Begins a match for programs, at a table of its own, whose dice follow from this seed.
    fn open(&self, table: &Table, seed: u128) -> Result<Box<dyn Live>, GameError>;
    /// Begins it anew from what [`Live::setup`] gave.
    fn open_again(&self, setup: &[u8], seed: u128) -> Result<Box<dyn Live>, GameError>;
    /// Takes a match up that [`Live::record`] gave: under other rules than those it was played by it goes on from there.
    fn take_up(&self, save: &[u8]) -> Result<Box<dyn Live>, GameError>;
    /// A saved game that can be looked at event by event.
    fn reel(&self, bytes: &[u8]) -> Result<Box<dyn Reel>, GameError>;
    /// A ruling's case that can be looked at event by event.
    fn ruling_reel(&self, document: &Document, case: usize) -> Result<Box<dyn Reel>, Failure>;
    /// The fewest and the most people who can play it.
    fn players(&self) -> (usize, usize);
    /// How many can sit down to it, each number that makes a table.
    fn sizes(&self) -> Vec<usize>;
    /// Plays a ruling and says what came of it.
    fn check_ruling(&self, text: &str) -> Report;
    /// A ruling's case, line by line.
    fn show_ruling(&self, lang: Lang, document: &Document, case: usize) -> Result<Box<dyn Showing>, Failure>;
    /// What a seat is called, before anything is set up.
    fn seat_words(&self, lang: Lang, seat: Seat) -> String;
    /// The name of the ability or card with this number in a trace.
    fn ability_name(&self, id: u16) -> String;
    /// Everything that must be implemented and exercised.
    fn entries(&self) -> Vec<Entry>;
    /// The answers of its FAQ, each by its id, that rulings should repeat.
    fn answers(&self) -> Vec<Answer>;
    /// The entries that must have acted in some game before everything was seen.
    fn goals(&self) -> Vec<Entry>;
    /// Plays one game that is made up for these goals, checked like every other, and says what acted in it.
    fn strive(&self, goals: &[u16], seed: u64, how: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String>;
    /// What can be looked up by these words, the likeliest first.
    fn look_up(&self, lang: Lang, words: &str) -> Vec<Found>;
    /// An answer to what a screen asks about the game itself, without a match: its maps, its characters.
    fn consult(&self, lang: Lang, what: &Value) -> Result<Value, String>;
    /// The [`Host`] behind this, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

/// A ruling that is being shown.
pub trait Showing {
    /// What the next line brings about.
    fn next(&mut self) -> Option<Result<Shown, Failure>>;
    /// The table after it.
    fn board(&self, paint: Paint) -> String;
    /// The table after it, as a screen shows it.
    fn screen(&self) -> Value;
    /// The table after it as a drawing (SVG), if the game draws one; with what the unit of that name reaches and sees.
    fn picture(&self, of: Option<&str>) -> Result<Option<String>, String>;
}

/// What a line of a ruling brought about, in the reader's language; the line itself stays as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The line's number; 0 for the beginning, before the first line.
    pub line: usize,
    /// The line as written; empty for the beginning.
    pub text: String,
    /// What happened, a line each.
    pub told: Vec<String>,
    /// The abilities and cards that acted, by name.
    pub acted: Vec<String>,
    /// What the match waits for now, a line each.
    pub open: Vec<String>,
}

/// An ability or card that must be implemented and exercised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// Its number in traces.
    pub number: u16,
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What sort of thing it is.
    pub kind: String,
    /// Whether the engine does it.
    pub implemented: bool,
}

/// An answer of a game's official FAQ, or a correction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// Its id, as the sources of rulings name it.
    pub id: String,
    /// Whether it decides something that a game can show.
    pub testable: bool,
}

/// A text about the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Found {
    /// What it is about.
    pub title: String,
    /// The text.
    pub text: String,
    /// The lines of the documents it rests on.
    pub cite: String,
}

/// A squad that a game brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SquadEntry {
    /// The name to call it by: its file without the ending.
    pub name: String,
    /// What its player calls it.
    pub title: String,
    /// Its faction.
    pub faction: String,
    /// The most it may cost.
    pub limit: u16,
    /// What it costs.
    pub cost: u16,
    /// How many characters it has.
    pub size: usize,
    /// The seat that it is for, where each side of a game has squads of its own.
    pub seat: Option<Seat>,
    /// Whether it keeps every rule and can be played.
    pub ready: bool,
    /// Whether it comes from the player's own folder.
    pub own: bool,
    /// Abilities of its characters that do nothing yet.
    pub unimplemented: Vec<String>,
}

/// What the rules say about a squad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SquadReport {
    /// What its player calls it.
    pub title: String,
    /// Whether every rule is kept.
    pub legal: bool,
    /// What it costs.
    pub cost: u16,
    /// The most it may cost.
    pub limit: u16,
    /// What each rule says.
    pub verdicts: Vec<RuleVerdict>,
    /// Who is in it, with what each costs and can do.
    pub members: Vec<String>,
    /// Abilities of its characters that do nothing yet, and text nobody has entered.
    pub unimplemented: Vec<String>,
    /// The squad as a file says it.
    pub text: String,
}

/// What one rule says about a squad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleVerdict {
    /// The rule, by its place in the rulebooks.
    pub rule: String,
    /// Whether it is kept.
    pub ok: bool,
    /// What a player is told.
    pub text: String,
}

/// Every game there is.
pub fn all() -> Vec<Box<dyn Game>> {
    Shelf::default().all()
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    vec!["minis", "ccg", "legion", "pig"]
}

/// The game of that name, whatever its case.
pub fn find(name: &str) -> Result<Box<dyn Game>, GameError> {
    Shelf::default().find(name)
}
