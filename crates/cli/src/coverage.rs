//! `dejarik coverage`: what is implemented, what passing rulings were seen to use and to leave alone, and which answers of
//! the FAQ they repeat.

use crate::Done;
use crate::args::Coverage;
use crate::ruling::{Checked, check_all};
use dejarik_games::{Answer, Entry, Game, Shelf};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::ExitCode;

/// An entry, and what the engine's own trace saw of it in passing rulings.
struct Row {
    entry: Entry,
    /// The rulings in which it acted.
    rulings: Vec<String>,
    /// In how many cases it acted.
    yes: usize,
    /// In how many cases it was on the table and did not, although it did in another case of the same ruling.
    no: usize,
}

impl Row {
    fn status(&self) -> &'static str {
        match (self.entry.implemented, self.rulings.is_empty()) {
            (_, false) => "exercised",
            (true, true) => "implemented",
            (false, true) => "unimplemented",
        }
    }
}

/// What was counted.
struct Counted {
    rows: Vec<Row>,
    rulings: usize,
    failed: usize,
    testable: usize,
    /// The testable answers that no passing ruling names as its source.
    unanswered: Vec<String>,
}

pub fn run(args: &Coverage, shelf: &Shelf) -> Done {
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let folder = args.rulings.clone().unwrap_or_else(|| PathBuf::from("rulings").join(game.name()));
    let checked = if folder.exists() { check_all(&shelf.all(), std::slice::from_ref(&folder))? } else { Vec::new() };
    let counted = count(&*game, &folder, &checked);
    if args.json {
        println!("{}", in_json(&*game, &counted));
    } else {
        tell(&counted);
    }
    Ok(ExitCode::SUCCESS)
}

fn count(game: &dyn Game, folder: &std::path::Path, checked: &[Checked]) -> Counted {
    let mut seen: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    let mut cases: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
    let mut sources: BTreeSet<&str> = BTreeSet::new();
    for ruling in checked.iter().filter(|c| c.passed()) {
        let name = ruling.path.strip_prefix(folder).unwrap_or(&ruling.path).display().to_string();
        let Ok(report) = &ruling.report else { continue };
        sources.extend(report.sources.iter().map(String::as_str));
        for number in ruling.acted() {
            seen.entry(number).or_default().push(name.clone());
            let (yes, no) = cases.entry(number).or_default();
            for case in &report.cases {
                *yes += usize::from(case.acted.contains(&number));
                *no += usize::from(case.at_hand.contains(&number) && !case.acted.contains(&number));
            }
        }
    }
    let row = |entry: Entry| {
        let (yes, no) = cases.get(&entry.number).copied().unwrap_or_default();
        Row { rulings: seen.get(&entry.number).cloned().unwrap_or_default(), entry, yes, no }
    };
    let answers: Vec<Answer> = game.answers().into_iter().filter(|a| a.testable).collect();
    Counted {
        rows: game.entries().into_iter().map(row).collect(),
        rulings: checked.len(),
        failed: checked.iter().filter(|c| !c.passed()).count(),
        testable: answers.len(),
        unanswered: answers.into_iter().map(|a| a.id).filter(|id| !sources.contains(id.as_str())).collect(),
    }
}

impl Counted {
    fn with(&self, status: &str) -> usize {
        self.rows.iter().filter(|r| r.status() == status).count()
    }

    /// The rows that the engine does.
    fn done(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|r| r.status() != "unimplemented")
    }

    /// The ids of those of which this is so.
    fn lacking(&self, lacks: impl Fn(&Row) -> bool) -> Vec<&str> {
        self.done().filter(|r| lacks(r)).map(|r| r.entry.id.as_str()).collect()
    }

    fn without_yes(&self) -> Vec<&str> {
        self.lacking(|r| r.yes == 0)
    }

    fn without_no(&self) -> Vec<&str> {
        self.lacking(|r| r.no == 0)
    }

    fn answered(&self) -> usize {
        self.testable - self.unanswered.len()
    }
}

fn in_json(game: &dyn Game, counted: &Counted) -> serde_json::Value {
    let rows: Vec<_> = counted
        .rows
        .iter()
        .map(|r| {
            json!({
                "id": r.entry.id, "name": r.entry.name, "kind": r.entry.kind, "status": r.status(),
                "yes": r.yes, "no": r.no, "rulings": r.rulings,
            })
        })
        .collect();
    let summary = json!({
        "rows": counted.rows.len(), "exercised": counted.with("exercised"), "implemented": counted.with("implemented"),
        "unimplemented": counted.with("unimplemented"), "rulings": counted.rulings, "rulings_failed": counted.failed,
        "without_yes": counted.without_yes(), "without_no": counted.without_no(),
        "faq_testable": counted.testable, "faq_covered": counted.answered(), "faq_missing": counted.unanswered,
    });
    json!({ "game": game.name(), "rows": rows, "summary": summary })
}

fn tell(counted: &Counted) {
    for row in &counted.rows {
        let rulings = match row.rulings.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [one, more @ ..] => format!("{one} and {} more", more.len()),
        };
        println!(
            "{:14} {:8} {:34} {:>3} yes {:>3} no  {rulings}",
            row.status(),
            row.entry.kind,
            row.entry.id,
            row.yes,
            row.no
        );
    }
    let list = |what: &str, ids: &[&str]| {
        if !ids.is_empty() {
            println!("{what}: {}", ids.join(", "));
        }
    };
    list("never seen to act", &counted.without_yes());
    list("never seen to be left alone", &counted.without_no());
    let unanswered: Vec<&str> = counted.unanswered.iter().map(String::as_str).collect();
    list("answers without a ruling", &unanswered);
    let done = counted.done().count();
    println!(
        "{} abilities: {} exercised, {} implemented only, {} unimplemented; {} rulings, {} of them failed",
        counted.rows.len(),
        counted.with("exercised"),
        counted.with("implemented"),
        counted.with("unimplemented"),
        counted.rulings,
        counted.failed
    );
    println!(
        "of {done} that the engine does: {} with a yes, {} with a no",
        done - counted.without_yes().len(),
        done - counted.without_no().len()
    );
    if counted.testable > 0 {
        println!("FAQ: {} of {} testable answers are rulings", counted.answered(), counted.testable);
    }
}
