//! What the rulings show of each card: that it acts, and that it is left alone where its words do not reach.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::Kind;
use dejarik_ccg::book::{Book, Print, words};
use dejarik_ccg::coverage::CARDS;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::world::{DARK, LIGHT};
use dejarik_kernel::conformance::{Thoroughness, check_game};
use dejarik_kernel::{Chance, Seat, ruling};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder and of those in it, in the order of their names.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The Book as the content lies in its folder: a text can be tried without compiling anything.
fn as_it_lies() -> Book {
    let read = |folder: &str, ending: &str| -> Vec<(String, String)> {
        let name = |p: &PathBuf| p.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = |p: &PathBuf| std::fs::read_to_string(p).expect("a file of content");
        files(folder, ending).iter().map(|p| (name(p), text(p))).collect()
    };
    let (facts, texts) = (read("content/ccg/cards", "tsv"), read("content/ccg/texts", "ron"));
    let lend = |files: &'static [(String, String)]| -> Vec<(&'static str, &'static str)> {
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
    };
    let (facts, texts) = (lend(Vec::leak(facts)), lend(Vec::leak(texts)));
    Book::read(&facts, &texts).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn rulings_show_cards_acting_and_left_alone() {
    let rules = Ccg::new(Cow::Owned(as_it_lies()));
    let book = rules.book();
    let found = files("rulings/ccg", "ruling");
    let mut failed = Vec::new();
    // By number: acted in one case, and was left alone in another of the same ruling.
    let mut shown: BTreeMap<u16, (bool, bool)> = BTreeMap::new();
    for path in &found {
        let text = std::fs::read_to_string(path).expect("a ruling");
        let report = ruling::check(&rules, &text);
        let wrong = report.cases.iter().filter_map(|c| c.result.as_ref().err().map(|e| (c, e))).collect::<Vec<_>>();
        for (case, failure) in &wrong {
            failed.push(format!("{} {}: {failure}\n    {}", path.display(), case.name, failure.log.join("\n    ")));
        }
        if !wrong.is_empty() {
            continue;
        }
        let acted: BTreeSet<u16> = report.cases.iter().flat_map(|c| c.acted.iter().copied()).collect();
        for number in acted.into_iter().filter(|n| *n >= CARDS) {
            let entry = shown.entry(number).or_default();
            entry.0 = true;
            entry.1 |= report.cases.iter().any(|c| c.at_hand.contains(&number) && !c.acted.contains(&number));
        }
    }
    let done: Vec<_> = book.all().filter(|(_, p)| p.implemented).collect();
    let lacking = |pick: fn(&(bool, bool)) -> bool| -> Vec<String> {
        let lacks = |id: u16| !shown.get(&(CARDS + id)).is_some_and(pick);
        done.iter().filter(|(id, _)| lacks(id.0)).map(|(_, p)| format!("{} {}", p.id, p.title)).collect()
    };
    let (no_yes, no_no) = (lacking(|s| s.0), lacking(|s| s.1));
    assert!(failed.is_empty(), "{} rulings failed:\n{}", failed.len(), failed.join("\n"));
    println!("never seen to act: {}\nnever seen to be left alone: {}", no_yes.join(", "), no_no.join(", "));
    println!("{} of {} cards are shown both ways", done.len() - no_no.len(), done.len());
    assert!(no_no.is_empty(), "{} cards are not shown both ways: {}", no_no.len(), no_no.join(", "));
}

/// What a sentence does not contain.
const SLIPS: [&str; 12] =
    ["  ", " ,", " .", "..", "card card", " a a ", " a an ", "of of", "is is", "if if", ": :", "()"];

#[test]
fn texts_are_sentences() {
    let book = as_it_lies();
    let mut wrong = Vec::new();
    for (_, print) in book.all().filter(|(_, p)| p.implemented) {
        for line in words::card(print) {
            println!("{} {}: {line}", print.id, print.title);
            let first = line.trim_start_matches("Light: ").trim_start_matches("Dark: ").chars().next();
            let whole = first.is_some_and(|c| !c.is_lowercase()) && line.ends_with('.');
            if !whole || SLIPS.iter().any(|slip| line.contains(slip)) {
                wrong.push(format!("{}: {line}", print.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts\n{}", wrong.len(), wrong.join("\n"));
}

/// Sixty implemented cards of a side by lot, ten locations among them.
fn any_deck(book: &Book, side: Seat, chance: &mut Chance) -> Vec<String> {
    let of = |place: bool| -> Vec<String> {
        let fits = |p: &Print| p.implemented && p.side == side && p.is(Kind::Location) == place;
        book.all().filter(|(_, p)| fits(p)).map(|(_, p)| p.id.clone()).collect()
    };
    let (places, others) = (of(true), of(false));
    let from = |n: usize| if n < 10 { &places } else { &others };
    (0..60).map(|n| from(n)[chance.below(from(n).len())].clone()).collect()
}

#[test]
fn games_with_any_cards_come_to_an_end() {
    let rules = Arc::new(Ccg::standard());
    let seeds: u64 = std::env::var("DEJARIK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for seed in 0..seeds {
        let mut chance = Chance::new(seed);
        let decks = [LIGHT, DARK].map(|side| any_deck(rules.book(), side, &mut chance));
        let setup = Setup { names: Default::default(), decks, middle: None };
        let how = Thoroughness { probe_one_in: 60, most_answers: 20_000 };
        let counts = check_game(&rules, &setup, seed, how);
        assert!(counts.is_ok(), "seed {seed}: {counts:?}");
    }
}
