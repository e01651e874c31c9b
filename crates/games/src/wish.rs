//! Who plays whom, and where.

use dejarik_kernel::Lang;
use std::any::Any;
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
    /// How squads meet where they are not named.
    pub pairs: Pairs,
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
