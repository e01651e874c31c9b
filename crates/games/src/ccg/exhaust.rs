//! Games made up so that cards that were never used are used: decks built around them.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::PrintId;
use dejarik_ccg::book::deck::SIZE;
use dejarik_ccg::book::text::Kind;
use dejarik_ccg::choice::{Act, Choice};
use dejarik_ccg::coverage::CARDS;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::{CardId, DARK, LIGHT, World};
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game_by};
use dejarik_kernel::{Chance, QuestionOf, Seat};
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
    let wanted: BTreeSet<PrintId> = goals.iter().filter_map(|g| g.checked_sub(CARDS)).map(PrintId).collect();
    let decks = [LIGHT, DARK].map(|side| deck(rules, side, &wanted, &mut chance));
    let setup = Setup { names: ["light".to_owned(), "dark".to_owned()], decks, middle: None };
    let rules = Arc::new(Ccg::new(Cow::Owned(rules.book().clone())));
    let mut pick = |w: &World, question: &QuestionOf<Ccg>, chance: &mut Chance| {
        let useful = |c: &Choice| match c {
            Choice::Act(act) => uses(w, *act).is_some_and(|card| wanted.contains(&w[card].print)),
            _ => false,
        };
        let good: Vec<usize> = (0..question.options.len()).filter(|n| useful(&question.options[*n])).collect();
        match good.is_empty() || chance.below(4) == 0 {
            true => chance.below(question.options.len()),
            false => good[chance.below(good.len())],
        }
    };
    check_game_by(&rules, &setup, seed, how, &mut pick)
}

/// The card that an action uses.
fn uses(_: &World, act: Act) -> Option<CardId> {
    match act {
        Act::Play { card, .. } | Act::Use { card, .. } | Act::Place { card, .. } | Act::Convert { card, .. } => {
            Some(card)
        }
        Act::Deploy { card, .. } | Act::Settle { card, .. } | Act::Insert(card) => Some(card),
        Act::Form { squadron, .. } => Some(squadron),
        Act::Launch { pilot, .. } => Some(pilot),
        Act::Replace { new, .. } => Some(new),
        Act::Fire { weapon, .. } => Some(weapon),
        _ => None,
    }
}

/// Sixty cards: some that are wanted, and others by lot with enough locations to play at all.
fn deck(rules: &Ccg, side: Seat, wanted: &BTreeSet<PrintId>, chance: &mut Chance) -> Vec<String> {
    let book = rules.book();
    let all: Vec<PrintId> = book.all().filter(|(_, p)| p.implemented && p.side == side).map(|(id, _)| id).collect();
    let kind = |kind: Kind| all.iter().copied().filter(|c| book.print(*c).is(kind)).collect::<Vec<_>>();
    let mut cards: Vec<PrintId> = Vec::new();
    let mut goals: Vec<PrintId> = wanted.iter().copied().filter(|c| all.contains(c)).collect();
    while goals.len() > 12 {
        goals.remove(chance.below(goals.len()));
    }
    for _ in 0..2 {
        cards.extend(&goals);
    }
    let mut places = kind(Kind::Location);
    while places.len() > 10 {
        places.remove(chance.below(places.len()));
    }
    cards.extend(places);
    let people = [kind(Kind::Character), kind(Kind::Starship)].concat();
    while cards.len() < SIZE {
        cards.push(people[chance.below(people.len())]);
    }
    cards.truncate(SIZE);
    cards.iter().map(|c| book.print(*c).id.clone()).collect()
}
