//! Games made up so that cards that were never used are used: decks built around one of them (`roles`, `cast`), and two
//! players who work together to get it into play (`lean`). They only answer questions, as anybody could.

mod cast;
mod lean;
mod roles;

use cast::Cast;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::PrintId;
use dejarik_ccg::coverage::CARDS;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::World;
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game_by};
use dejarik_kernel::{Chance, QuestionOf};
use lean::Lean;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Plays one game with decks that hold the cards wanted, and takes options that use them.
pub(super) fn strive(
    rules: &Ccg,
    goals: &[u16],
    seed: u64,
    how: Thoroughness,
) -> Result<(Counts, BTreeSet<u16>), String> {
    let mut chance = Chance::new(seed);
    let wanted: Vec<PrintId> = goals.iter().filter_map(|g| g.checked_sub(CARDS)).map(PrintId).collect();
    let cast = Cast::new(rules.book(), &wanted, &mut chance);
    let setup = Setup { names: ["light".to_owned(), "dark".to_owned()], decks: cast.decks.clone(), middle: None };
    let rules = Arc::new(Ccg::new(Cow::Owned(rules.book().clone())));
    let lean = Lean::new(&rules, &cast);
    let mut pick = |w: &World, question: &QuestionOf<Ccg>, chance: &mut Chance| {
        let weights: Vec<usize> = question.options.iter().map(|c| lean.weight(w, question, c)).collect();
        let all: usize = weights.iter().sum();
        let mut lot = chance.below(all.max(1));
        weights
            .iter()
            .position(|weight| {
                let here = lot < *weight;
                lot = lot.saturating_sub(*weight);
                here
            })
            .unwrap_or(0)
    };
    check_game_by(&rules, &setup, seed, how, &mut pick)
}
