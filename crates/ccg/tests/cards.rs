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
const SLIPS: [&str; 31] = [
    "  ",
    " ,",
    " .",
    "..",
    "card card",
    " a a ",
    " a an ",
    "of of",
    "is is",
    "if if",
    ": :",
    "()",
    "the the",
    "each the ",
    " a the ",
    "not not ",
    "you loses",
    "may if",
    "As soon as,",
    "to that card may",
    " a your ",
    " a opponent's ",
    "your a ",
    "99",
    "+-",
    "< =",
    "-2 more",
    "not opponent ",
    "not you ",
    "this card you ",
    "this card opponent ",
];

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

/// Sentences in which the old words left something out, or meant two things.
const SAID: [(&str, &str); 29] = [
    ("1_164", "Each Rebel pilot at same system is forfeit -1."),
    ("1_178", "Forfeit +1 for each Imperial trooper present if at a site."),
    ("1_185", "The starfighter it pilots is maneuver -1."),
    ("1_257", "target your pilot character or starship defending a battle alone at a system or sector"),
    (
        "1_165",
        "If a battle was just initiated here and this card is aboard a starship, may target your other character",
    ),
    ("1_268", "Lost Interrupt: Use 2 Force to target opponent's character"),
    ("1_267", "Used Interrupt: If an Interrupt was just played, target your highest-ability character"),
    ("1_234", "OR If Sense was just played, cancel it."),
    ("1_316", "When present with Han or an alien with ability < 3"),
    ("1_172", "If another character present was just hit, may cause that card to be lost."),
    ("1_241", "the target is maneuver +2, power +1 and hyperspeed +2 for the rest of this turn."),
    ("1_282", "Each of your starships may move here as a react."),
    ("1_216", "Your total power in battles at a related site"),
    ("1_276", "steal the target into your hand"),
    ("1_279", "multiply its result by 3"),
    ("1_308", "Deploys only at an interior mobile location. May move only to"),
    ("2_130", "where opponent has no presence"),
    ("2_161", "at same system or at one that this system orbits"),
    ("3_160", "When a character in the open comes to or across the site"),
    ("4_113", "power -X"),
    ("4_158", "Your Force icons here are canceled if opponent occupies."),
    ("5_111", "When a unique card was just drawn for destiny"),
    ("5_134", "which gamblers may use as 0"),
    ("6_160", "deploy an Effect without a deploy cost"),
    ("4_75", "an apprentice that has passed Jedi Test 1;"),
    ("1_52", "The first time its target is here, opponent draws destiny"),
    ("4_92", "At any time, if opponent's Chewie is present, may say so for the rest of this turn."),
    ("1_117", "Lose your droid at a site: there is no attrition against you there for the rest of this turn."),
    ("1_100", "was just forfeited and the battle is at a site on Tatooine"),
];

#[test]
fn texts_say_whom_they_mean() {
    let book = as_it_lies();
    for (id, said) in SAID {
        let print = book.print(book.by_id(id).expect("a card"));
        let text = words::card(print).join(" ");
        assert!(text.contains(said), "{id}: {text}");
    }
    for (_, print) in book.all().filter(|(_, p)| p.implemented && p.is(Kind::Interrupt)) {
        let text = words::card(print).join(" ");
        let fate = text.starts_with("Used Interrupt: ") || text.starts_with("Lost Interrupt: ");
        let either = text.starts_with("Used or Lost Interrupt: ") || text.starts_with("Used or Starting Interrupt: ");
        assert!(fate || either, "{}: {text}", print.id);
    }
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
