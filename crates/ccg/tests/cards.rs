//! What the rulings show of each card: that it acts, and that it is left alone where its words do not reach.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::Book;
use dejarik_ccg::coverage::CARDS;
use dejarik_kernel::ruling;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Cards whose text is here and which no ruling shows both ways yet. It only ever falls.
const NOT_SHOWN: usize = 210;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ruling") {
            found.push(path);
        }
    }
}

#[test]
fn rulings_show_cards_acting_and_left_alone() {
    let rules = Ccg::standard();
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/ccg"), &mut found);
    // By number: acted in one case, and was left alone in another of the same ruling.
    let mut shown: BTreeMap<u16, (bool, bool)> = BTreeMap::new();
    for path in &found {
        let text = std::fs::read_to_string(path).expect("a ruling");
        let report = ruling::check(&rules, &text);
        let acted: BTreeSet<u16> = report.cases.iter().flat_map(|c| c.acted.iter().copied()).collect();
        for number in acted.into_iter().filter(|n| *n >= CARDS) {
            let entry = shown.entry(number).or_default();
            entry.0 = true;
            entry.1 |= report.cases.iter().any(|c| c.at_hand.contains(&number) && !c.acted.contains(&number));
        }
    }
    let book = Book::standard();
    let done: Vec<_> = book.all().filter(|(_, p)| p.implemented).collect();
    let lacking = |pick: fn(&(bool, bool)) -> bool| -> Vec<String> {
        let lacks = |id: u16| !shown.get(&(CARDS + id)).is_some_and(pick);
        done.iter().filter(|(id, _)| lacks(id.0)).map(|(_, p)| format!("{} {}", p.id, p.title)).collect()
    };
    let (no_yes, no_no) = (lacking(|s| s.0), lacking(|s| s.1));
    println!("never seen to act: {}\nnever seen to be left alone: {}", no_yes.join(", "), no_no.join(", "));
    println!("{} of {} cards are shown both ways", done.len() - no_no.len(), done.len());
    assert!(no_no.len() <= NOT_SHOWN, "{} cards are not shown both ways", no_no.len());
}
