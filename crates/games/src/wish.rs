//! Who plays whom, and where.

use dejarik_kernel::Lang;
use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Why a game does not do what was asked of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    /// A text cannot be read.
    #[error("{line}:{column}: {text}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        text: String,
    },
    /// It cannot be, for this reason.
    #[error("{0}")]
    Refused(String),
}

impl GameError {
    /// It cannot be, for this reason.
    pub fn refused(why: impl Into<String>) -> GameError {
        GameError::Refused(why.into())
    }
}

/// A squad that somebody wants to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Army {
    /// One that the game brings, by its name.
    Named(String),
    /// The text of a squad file.
    Text(String),
}

/// How squads meet where they are not named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pairs {
    /// Each against itself.
    #[default]
    Mirrored,
    /// Each against each.
    Mixed,
}

/// Which way of playing is wanted, where a game has several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Way {
    /// The usual one, and nothing is asked of who meets whom.
    #[default]
    Open,
    /// The first that allows these squads to meet.
    Fitting,
    /// The one of this name.
    Named(String),
}

/// A way of playing that a game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayEntry {
    /// The name to call it by, words with hyphens between them.
    pub name: String,
    /// What players call it.
    pub title: String,
    /// How many sit down.
    pub seats: RangeInclusive<usize>,
}

/// Which tables are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// The language of whoever wishes.
    pub lang: Lang,
    /// The first seat's squad; none: all that are ready.
    pub left: Option<Army>,
    /// The second seat's squad; none: as `pairs` says.
    pub right: Option<Army>,
    /// The squads of a third and a fourth seat; for a game without squads only their count matters.
    pub more: Vec<Option<Army>>,
    /// The map; none: all in turn.
    pub map: Option<String>,
    /// Only squads of this limit.
    pub limit: Option<u16>,
    /// The way of playing.
    pub way: Way,
    /// The edition of the rules, where a game has several; none: its usual one.
    pub edition: Option<String>,
    /// How squads meet where they are not named.
    pub pairs: Pairs,
}

impl Wish {
    /// The squads that were named, by seat.
    pub fn armies(&self) -> Vec<&Army> {
        self.left.iter().chain(&self.right).chain(self.more.iter().flatten()).collect()
    }

    /// Names the squad of the next seat.
    pub fn seat(&mut self, army: Army) {
        match (&self.left, &self.right) {
            (None, _) => self.left = Some(army),
            (Some(_), None) => self.right = Some(army),
            (Some(_), Some(_)) => self.more.push(Some(army)),
        }
    }
}

/// A table: a setup of some game, and words for it.
#[derive(Clone)]
pub struct Table {
    /// Who plays whom, where.
    pub label: String,
    setup: Arc<dyn Any + Send + Sync>,
}

impl Table {
    /// A table with this setup.
    pub fn new<S: Send + Sync + 'static>(label: String, setup: S) -> Table {
        Table { label, setup: Arc::new(setup) }
    }

    /// The setup.
    ///
    /// # Panics
    /// If the table is one of another game.
    pub fn setup<S: 'static>(&self) -> &S {
        self.setup.downcast_ref().expect("a table of this game")
    }
}

/// A character on trial, at tables where its squad has the first seat of every other one and the second of the rest.
#[derive(Clone)]
pub struct Trial {
    /// Who it is.
    pub name: String,
    /// Its faction.
    pub faction: String,
    /// What it costs.
    pub cost: u16,
    /// Where it is tried.
    pub tables: Vec<Table>,
}
