//! `dejarik deck`: whether decks of the card game are legal, and what is in them.

use crate::args::{Squad, SquadCommand};
use crate::{Done, input};
use dejarik_games::{Game, Lang, Shelf, SquadReport};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

pub fn run(lang: Lang, args: &Squad, shelf: &Shelf) -> Done {
    let game = shelf.find("ccg").map_err(|e| e.to_string())?;
    match &args.what {
        SquadCommand::Check { file, verbose, json } => check(lang, &*game, file, *verbose, *json),
        SquadCommand::List { json } => {
            list(lang, &*game, *json);
            Ok(ExitCode::SUCCESS)
        }
        SquadCommand::Show { name, json } => show(lang, &*game, name, *json),
    }
}

fn report(lang: Lang, game: &dyn Game, path: &Path) -> Result<SquadReport, String> {
    let word = path.to_string_lossy();
    let army = input::army(&word)?;
    game.check_squad(lang, &army).map_err(|why| input::complaint(&word, &army, &why))
}

fn check(lang: Lang, game: &dyn Game, path: &Path, verbose: bool, json: bool) -> Done {
    let report = report(lang, game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
    } else {
        for verdict in report.verdicts.iter().filter(|v| verbose || !v.ok) {
            println!("{:7}{} ({})", if verdict.ok { "kept" } else { "broken" }, verdict.text, verdict.rule);
        }
        let state = if report.legal { "is legal" } else { "is not legal" };
        println!("{} {state}: {} cards", title(&report), report.cost);
        tell_unimplemented(&report);
    }
    Ok(if report.legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn title(report: &SquadReport) -> &str {
    if report.title.is_empty() { "the deck" } else { &report.title }
}

fn tell_unimplemented(report: &SquadReport) {
    if !report.unimplemented.is_empty() {
        println!("it cannot be played; not implemented yet: {}", report.unimplemented.join(", "));
    }
}

fn list(lang: Lang, game: &dyn Game, json: bool) {
    for deck in game.squads(lang) {
        if json {
            println!("{}", serde_json::to_value(&deck).unwrap_or_default());
            continue;
        }
        let state = if deck.ready { "" } else { "cannot be played" };
        println!("{:22} {:28} {:6} {:>3} cards  {state}", deck.name, deck.title, deck.faction, deck.size);
    }
}

fn show(lang: Lang, game: &dyn Game, path: &Path, json: bool) -> Done {
    let report = report(lang, game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
        return Ok(ExitCode::SUCCESS);
    }
    println!("{}: {} cards", title(&report), report.cost);
    let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
    report.members.iter().for_each(|m| *copies.entry(m).or_default() += 1);
    copies.iter().for_each(|(card, n)| println!("  {n}x {card}"));
    tell_unimplemented(&report);
    Ok(ExitCode::SUCCESS)
}
