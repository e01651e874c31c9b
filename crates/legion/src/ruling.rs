//! Rulings about Legion: what their blocks mean, which facts they can state, how answers are read. The manual is
//! `docs/rulings.md`.
//!
//! `scene` reads headers and blocks, `post` one line of a side, `facts` what stands after `expect`, `answers` words that are
//! no option, `at_hand` what might act.

mod answers;
mod at_hand;
mod facts;
mod post;
mod scene;

use crate::Legion;
use crate::choice::{Ask, Choice};
use crate::rules::face_number;
use crate::setup::Setup;
use crate::world::{Face, MiniId, UnitId, World};
use dejarik_kernel::ruling::{Document, Judge, Miss, Scene, Trouble, fold};
use dejarik_kernel::{Match, Seat};
use std::collections::BTreeSet;

impl Judge for Legion {
    fn scene(&self, document: &Document) -> Result<Scene<Legion>, Trouble> {
        scene::read(self, document)
    }

    fn expect(&self, game: &Match<Legion>, text: &str) -> Result<(), Miss> {
        facts::expect(game.rules(), game.world(), text)
    }

    fn seat_names(&self, setup: &Setup) -> Vec<String> {
        crate::words::SEATS.iter().take(setup.armies.len()).map(|s| (*s).to_owned()).collect()
    }

    fn read_choice(&self, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
        answers::read(self, w, ask, words)
    }

    /// Dice are written by what they show: `roll hit critical blank`.
    fn read_face(&self, w: &World, nth: usize, word: &str) -> Option<u8> {
        let face = match word {
            "hit" => Face::Hit,
            "critical" | "crit" => Face::Critical,
            "surge" => Face::Surge,
            "block" => Face::Block,
            "blank" => Face::Blank,
            _ => return None,
        };
        face_number(*w.thrown.get(nth)?, face)
    }

    fn ability_name(&self, id: u16) -> String {
        crate::coverage::name(id).map_or_else(|| format!("number {id}"), str::to_owned)
    }

    fn at_hand(&self, game: &Match<Legion>) -> BTreeSet<u16> {
        at_hand::at_hand(game.rules(), game.world())
    }
}

impl Legion {
    /// The unit that is called this, letters' case aside.
    pub(crate) fn unit_called(&self, w: &World, name: &str) -> Option<UnitId> {
        let name = fold(name);
        w.unit_ids().find(|u| fold(&self.unit_name(w, *u)) == name)
    }

    /// The mini that is called this: `troopers#2`.
    pub(crate) fn mini_called(&self, w: &World, name: &str) -> Option<MiniId> {
        let name = fold(name);
        (0..w.minis.len() as u8).map(MiniId).find(|m| fold(&self.mini_name(w, *m)) == name)
    }
}

/// The seat that is called this.
fn seat_called(name: &str) -> Option<Seat> {
    crate::words::SEATS.iter().position(|s| *s == name).map(|i| Seat(i as u8))
}

/// A length in inches, with up to three places.
fn mils(word: &str) -> Option<i32> {
    let (sign, plain) = match word.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, word),
    };
    let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
    if part.len() > 3 || (whole.is_empty() && part.is_empty()) || !part.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let digits: i32 = if part.is_empty() { 0 } else { format!("{part:0<3}").parse().ok()? };
    (0..=900).contains(&whole).then(|| sign * (whole * 1000 + digits))
}
