//! Rulings about Miniatures: what their blocks mean, which facts they can state, how answers are read. The manual is
//! `docs/rulings.md`.
//!
//! `scene` reads headers and blocks, `piece` one line of a squad, `facts` what stands after `expect`, `answers` words
//! that are no option, `at_hand` what might act.

mod answers;
mod at_hand;
mod facts;
mod numbers;
mod piece;
mod scene;

use crate::Minis;
use crate::abilities::AbilityId;
use crate::book::Squad;
use crate::choice::{Ask, Choice};
use crate::setup::Setup;
use crate::world::{FigureId, World};
use dejarik_kernel::ruling::{Document, Judge, Miss, Scene, Trouble, fold};
use dejarik_kernel::{Match, Seat};
use std::collections::BTreeSet;

/// What a ruling brings along besides its setup.
#[derive(Default)]
pub(crate) struct Props {
    /// What the figures are called, by their numbers.
    pub labels: Vec<String>,
    /// Squads to be judged: `squad`, then `against`.
    pub squads: Vec<Squad>,
    /// How they are judged.
    pub scenario: crate::book::Scenario,
}

impl Judge for Minis {
    fn scene(&self, document: &Document) -> Result<Scene<Minis>, Trouble> {
        scene::read(self, document)
    }

    fn expect(&self, game: &Match<Minis>, text: &str) -> Result<(), Miss> {
        facts::expect(self, game, text)
    }

    fn seat_names(&self, setup: &Setup) -> Vec<String> {
        crate::words::SEATS.iter().take(setup.companies.len()).map(|s| (*s).to_owned()).collect()
    }

    fn read_choice(&self, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
        answers::read(self, w, ask, words)
    }

    fn reads_all_choices(&self) -> bool {
        true
    }

    fn at_hand(&self, game: &Match<Minis>) -> BTreeSet<u16> {
        at_hand::at_hand(self, game.world()).map(|a| a.0).collect()
    }

    fn ability_name(&self, id: u16) -> String {
        AbilityId::all().nth(id.into()).map_or_else(|| format!("number {id}"), |a| a.row().name.to_owned())
    }
}

impl Minis {
    /// The figure that is called this, letters' case aside.
    fn figure_called(&self, w: &World, name: &str) -> Option<FigureId> {
        let name = fold(name);
        w.ids().find(|f| fold(&self.name(w, *f)) == name)
    }
}

/// The seat that is called this.
fn seat_called(w: &World, name: &str) -> Option<Seat> {
    let at = crate::words::SEATS.iter().position(|s| *s == name)?;
    (at < w.sides.len()).then_some(Seat(at as u8))
}
