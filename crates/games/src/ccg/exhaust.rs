//! Games made up so that cards that were never used are used: decks built around them, and whoever plays takes to them.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::deck::SIZE;
use dejarik_ccg::book::text::{Kind, Law};
use dejarik_ccg::book::{Book, Print, PrintId};
use dejarik_ccg::choice::{Act, Ask, Choice};
use dejarik_ccg::coverage::CARDS;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::{CardId, DARK, LIGHT, World};
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game_by};
use dejarik_kernel::{Chance, QuestionOf, Seat};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Copies of a card that is wanted.
const COPIES: usize = 4;
/// Places in a deck for cards that the wanted ones speak of.
const COMPANY: usize = 18;
/// Locations in a deck.
const PLACES: usize = 12;

/// Plays one game with decks that hold the cards wanted, and takes options that use them.
pub(super) fn strive(
    rules: &Ccg,
    goals: &[u16],
    seed: u64,
    how: Thoroughness,
) -> Result<(Counts, BTreeSet<u16>), String> {
    let mut chance = Chance::new(seed);
    let wanted: BTreeSet<PrintId> = goals.iter().filter_map(|g| g.checked_sub(CARDS)).map(PrintId).collect();
    let company = company(rules.book(), &wanted);
    let decks = [LIGHT, DARK].map(|side| deck(rules.book(), side, &wanted, &company, &mut chance));
    let setup = Setup { names: ["light".to_owned(), "dark".to_owned()], decks, middle: None };
    let rules = Arc::new(Ccg::new(Cow::Owned(rules.book().clone())));
    let mut pick = |w: &World, question: &QuestionOf<Ccg>, chance: &mut Chance| {
        let weights: Vec<usize> =
            question.options.iter().map(|c| weight(w, &question.ask, c, &wanted, &company)).collect();
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

/// How gladly an option is taken: what uses a wanted card first, what brings its company into play next; Force is activated
/// in full, battles are sought, and hands are kept while cards can be lost from elsewhere.
fn weight(w: &World, ask: &Ask, choice: &Choice, wanted: &BTreeSet<PrintId>, company: &BTreeSet<PrintId>) -> usize {
    let Choice::Act(act) = choice else {
        return match (ask, choice) {
            (Ask::Lose(_), Choice::Card(card)) if wanted.contains(&w[*card].print) => 1,
            (Ask::Lose(_), Choice::Pile(_)) => 8,
            (_, Choice::Card(card)) if wanted.contains(&w[*card].print) => 12,
            (_, Choice::Yes) => 6,
            _ => 4,
        };
    };
    let likes = |card: CardId| match w[card].print {
        print if wanted.contains(&print) => 120,
        print if company.contains(&print) => 30,
        _ => 6,
    };
    match *act {
        Act::Activate(n) => 1 + usize::from(n) * usize::from(n),
        Act::Draw(n) => usize::from(n.min(3)) * 3,
        Act::Play { card, .. } | Act::Use { card, .. } if !wanted.contains(&w[card].print) => 2,
        Act::Battle(_) | Act::Attack(_) => 20,
        Act::Drain(_) => 12,
        _ => uses(*act).map_or(4, likes),
    }
}

/// The card that an action uses.
fn uses(act: Act) -> Option<CardId> {
    match act {
        Act::Play { card, .. } | Act::Use { card, .. } | Act::Place { card, .. } | Act::Convert { card, .. } => {
            Some(card)
        }
        Act::Deploy { card, .. } | Act::Settle { card, .. } | Act::Insert(card) | Act::Move { card, .. } => Some(card),
        Act::Form { squadron, .. } => Some(squadron),
        Act::Launch { pilot, .. } => Some(pilot),
        Act::Replace { new, .. } => Some(new),
        Act::Fire { weapon, .. } => Some(weapon),
        _ => None,
    }
}

/// Kinds of cards that a text may speak of and few decks have by themselves.
const KINDS: [(&str, Kind); 5] = [
    ("Kind(Weapon)", Kind::Weapon),
    ("Kind(CharacterWeapon)", Kind::CharacterWeapon),
    ("Kind(StarshipWeapon)", Kind::StarshipWeapon),
    ("Kind(Utinni)", Kind::Utinni),
    ("Kind(Droid)", Kind::Droid),
];

/// The cards that the texts of the wanted ones speak of by title, persona, characteristic or kind, on either side; and where
/// they speak of the night, those that bring it.
fn company(book: &Book, wanted: &BTreeSet<PrintId>) -> BTreeSet<PrintId> {
    let said = |p: &Print| format!("{:?}{:?}{:?}", p.text, p.back, p.sides);
    let spoken: String = wanted.iter().map(|c| said(book.print(*c))).collect();
    let kinds: Vec<Kind> = KINDS.iter().filter(|(word, _)| spoken.contains(word)).map(|(_, kind)| *kind).collect();
    let night = spoken.contains("Night");
    let (operatives, generic) = (spoken.contains("SubjectsOperative"), spoken.contains("Generic"));
    let named = |p: &Print| {
        let says = |word: &str| spoken.contains(&format!("\"{word}\""));
        let planet = p.planet.is_some_and(|planet| says(planet.spelt()));
        let traits = p.traits.iter().any(|t| says(t.spelt()) && !matches!(t.spelt(), "male" | "trooper"));
        let works = operatives && p.traits.iter().any(|t| t.spelt() == "operative");
        let kind = kinds.iter().any(|kind| p.is(*kind)) || (night && p.grants(Law::Night));
        let kind = kind || works || (generic && p.is_generic());
        planet || says(p.title.spelt()) || traits || kind || p.personas.iter().any(|name| says(name.spelt()))
    };
    book.all().filter(|(id, p)| p.implemented && !wanted.contains(id) && named(p)).map(|(id, _)| id).collect()
}

/// Sixty cards: those that are wanted, some that they speak of, and others by lot with enough locations to play at all.
fn deck(
    book: &Book,
    side: Seat,
    wanted: &BTreeSet<PrintId>,
    company: &BTreeSet<PrintId>,
    chance: &mut Chance,
) -> Vec<String> {
    let all: Vec<PrintId> = book.all().filter(|(_, p)| p.implemented && p.side == side).map(|(id, _)| id).collect();
    let kind = |kind: Kind| all.iter().copied().filter(|c| book.print(*c).is(kind)).collect::<Vec<_>>();
    let near = |place: bool| -> Vec<PrintId> {
        let fits = |c: &PrintId| all.contains(c) && book.print(*c).is(Kind::Location) == place;
        company.iter().copied().filter(fits).collect()
    };
    let mut some = |mut from: Vec<PrintId>, most: usize| -> Vec<PrintId> {
        while from.len() > most {
            from.remove(chance.below(from.len()));
        }
        from
    };
    let mut places = some(near(true), PLACES / 2);
    places.extend(some(kind(Kind::Location), PLACES - places.len()));
    let goals = some(wanted.iter().copied().filter(|c| all.contains(c)).collect(), COPIES);
    let friends = some(near(false), COMPANY);
    let mut cards: Vec<PrintId> = places;
    cards.extend(goals.iter().flat_map(|c| [*c; COPIES]));
    cards.extend(friends.iter().flat_map(|c| if friends.len() * 2 <= COMPANY { vec![*c; 2] } else { vec![*c] }));
    let people = [kind(Kind::Character), kind(Kind::Starship)].concat();
    let arms = [kind(Kind::Weapon), kind(Kind::Device)].concat();
    while cards.len() < SIZE {
        let from = if chance.below(5) == 0 { &arms } else { &people };
        cards.push(from[chance.below(from.len())]);
    }
    cards.truncate(SIZE);
    cards.iter().map(|c| book.print(*c).id.clone()).collect()
}
