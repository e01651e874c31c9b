//! Star Wars: Legion: a battle of units on a table, by the rules reference of autumn 2020.
//!
//! Each round the players show a command card, issue orders and activate their units by turns. A unit moves along a tool
//! with a joint, shoots over terrain and fights base to base; dice, tokens and cover decide. All places are exact points, so
//! a program can say what the table argues about: who sees whom, who is in cover, who is in reach.
//!
//! Reading order: [`world`] (the facts), [`event`] (what can happen), [`choice`] (what can be asked), [`rules`] (the
//! procedures, one file each), [`look`] (queries), [`keywords`], [`book`] (cards, armies, battlefields), [`geometry`] (the
//! table, exactly; it knows no game). `words` says what happens, `ruling` makes rulings speak of it, [`picture`] draws it.

pub mod book;
pub mod choice;
pub mod coverage;
pub mod event;
pub mod geometry;
pub mod keywords;
pub mod look;
pub mod picture;
pub mod rules;
mod ruling;
pub mod setup;
pub mod text;
pub mod view;
mod words;
pub mod workload;
pub mod world;

use book::{Battlefield, Book};
use std::sync::Arc;
use world::World;

/// The game with its Book.
#[derive(Clone)]
pub struct Legion {
    book: Arc<Book>,
    /// Battlefields that a ruling made up, after those of the Book.
    own: Vec<Battlefield>,
    /// What the units are called in a ruling, by their numbers.
    labels: Vec<String>,
    /// The army that a ruling judges, and that of a partner.
    judged: Vec<book::Army>,
}

impl Legion {
    /// The game as shipped.
    pub fn standard() -> Legion {
        Legion { book: Arc::new(Book::standard().clone()), own: Vec::new(), labels: Vec::new(), judged: Vec::new() }
    }

    /// The Book.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The battlefield of a World: as agreed, or as it was laid so far.
    pub fn field<'a>(&'a self, w: &'a World) -> &'a Battlefield {
        w.laid.as_ref().map_or_else(|| self.agreed(w), |laid| &laid.field)
    }

    /// The battlefield that was agreed on.
    pub(crate) fn agreed(&self, w: &World) -> &Battlefield {
        let n = usize::from(w.field);
        self.book.fields.get(n).unwrap_or_else(|| &self.own[n - self.book.fields.len()])
    }

    /// The number of the battlefield of that name.
    pub fn field_named(&self, name: &str) -> Option<u16> {
        let own = || self.own.iter().position(|f| f.name == name).map(|i| (self.book.fields.len() + i) as u16);
        own().or_else(|| self.book.field(name))
    }
}
