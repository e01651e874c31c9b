//! What a browser draws of a table and asks about it: every number and every reason comes from the engine's own functions.
//!
//! [`Scene`] is the table as it stands; [`drawing::Drawing`] the map under it, which never changes; [`ask`] answers what a player
//! points at: how far somebody can go, what it sees, what an attack would come to, what its numbers are now ([`now`]), and why something may not be done.
//! [`outlook`] is what each option of a question comes to. [`desk`] is what can be asked without a match: maps, characters, abilities, texts of the rules.

pub(super) mod ask;
pub(super) mod desk;
pub(super) mod drawing;
mod now;
pub(super) mod outlook;
mod scene;
mod wire;

pub(super) use scene::scene;

use super::why;
use dejarik_kernel::{Lang, Tally, Term};
use dejarik_minis::Minis;
use dejarik_minis::look::Source;
use dejarik_minis::map::{Space, Square};
use dejarik_minis::world::World;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A square by its column and row, counted from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub(super) struct Spot(u8, u8);

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot(square.x, square.y)
    }
}

impl From<Spot> for Square {
    fn from(spot: Spot) -> Square {
        Square::new(spot.0, spot.1)
    }
}

impl From<Space> for Spot {
    fn from(space: Space) -> Spot {
        space.at.into()
    }
}

/// A number with the parts it is made of, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub(super) struct Sum {
    /// The sum.
    total: i32,
    /// The parts: what each comes from, and what it adds.
    terms: Vec<(String, i32)>,
}

impl Sum {
    fn of(rules: &Minis, lang: Lang, w: &World, tally: &Tally<Vec<Term<Source>>>) -> Sum {
        let terms = tally.terms.iter().map(|t| (why::source(rules, lang, w, &t.source), t.value));
        Sum { total: tally.total, terms: terms.collect() }
    }
}

/// Why something may not be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub(super) struct Reason {
    /// In words.
    text: String,
    /// The place in the rules.
    rule: String,
}
