//! The ruling language: a text file sets up a position, scripts answers and dice, and states what must come of it.
//!
//! Written so that a judge who is no programmer can read and write one; `docs/rulings.md` is the manual. This module
//! knows the frame (headers, blocks, answers, dice, statements about questions and the log); what a block means and
//! which facts can be expected is the game's, through [`Judge`].
//!
//! Reading order: `text` (pieces of text with their places, and troubles), `parse` (the [`Document`]), `run` (the
//! [`Judge`], [`check`] and its [`Report`]), `player` (what each statement does), `show` (one case, line by line), `folder`
//! (rulings in folders), `pig` (an example of a Judge).

mod folder;
mod parse;
mod pig;
mod player;
mod run;
mod show;
mod text;

pub use folder::{faults_of, faults_under, files_under};
pub use parse::{Act, Block, Document, Script, Statement, Variant};
pub use run::{Case, Failure, Judge, Miss, Report, Scene, check};
pub use show::{Moment, Show};
pub use text::{Piece, Trouble, distance, fold, has_words, nearest_first};
