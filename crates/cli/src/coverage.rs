//! `dejarik coverage`: what is implemented, and what passing rulings were seen to use.

use crate::Done;
use crate::args::Coverage;
use crate::ruling::check_all;
use dejarik_games::{Entry, Shelf};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

/// An entry, and the passing rulings in which the engine's own trace saw it act.
struct Row {
    entry: Entry,
    rulings: Vec<String>,
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

pub fn run(args: &Coverage, shelf: &Shelf) -> Done {
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let folder = args.rulings.clone().unwrap_or_else(|| PathBuf::from("rulings").join(game.name()));
    let checked = if folder.exists() { check_all(&shelf.all(), std::slice::from_ref(&folder))? } else { Vec::new() };
    let mut seen: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for ruling in checked.iter().filter(|c| c.passed()) {
        let name = ruling.path.strip_prefix(&folder).unwrap_or(&ruling.path).display().to_string();
        for number in ruling.acted() {
            seen.entry(number).or_default().push(name.clone());
        }
    }
    let rows: Vec<Row> = game
        .entries()
        .into_iter()
        .map(|entry| Row { rulings: seen.get(&entry.number).cloned().unwrap_or_default(), entry })
        .collect();
    let count = |status: &str| rows.iter().filter(|r| r.status() == status).count();
    let failed = checked.iter().filter(|c| !c.passed()).count();
    let summary = json!({
        "rows": rows.len(), "exercised": count("exercised"), "implemented": count("implemented"),
        "unimplemented": count("unimplemented"), "rulings": checked.len(), "rulings_failed": failed,
    });
    if args.json {
        let rows: Vec<_> = rows
            .iter()
            .map(|r| {
                json!({ "id": r.entry.id, "name": r.entry.name, "kind": r.entry.kind, "status": r.status(), "rulings": r.rulings })
            })
            .collect();
        println!("{}", json!({ "game": game.name(), "rows": rows, "summary": summary }));
    } else {
        for row in &rows {
            let rulings = match row.rulings.as_slice() {
                [] => String::new(),
                [one] => one.clone(),
                [one, more @ ..] => format!("{one} and {} more", more.len()),
            };
            println!("{:14} {:8} {:34} {rulings}", row.status(), row.entry.kind, row.entry.id);
        }
        println!(
            "{} abilities: {} exercised, {} implemented only, {} unimplemented; {} rulings, {failed} of them failed",
            rows.len(),
            count("exercised"),
            count("implemented"),
            count("unimplemented"),
            checked.len()
        );
    }
    Ok(ExitCode::SUCCESS)
}
