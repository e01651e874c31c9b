//! `dejarik squad`: whether squads are legal, and who is in them.

use crate::args::{Squad, SquadCommand};
use crate::{Done, input};
use dejarik_games::{Game, Shelf, SquadReport};
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &Squad, shelf: &Shelf) -> Done {
    let game = shelf.find("minis").map_err(|e| e.to_string())?;
    match &args.what {
        SquadCommand::Check { file, verbose, json } => check(&*game, file, *verbose, *json),
        SquadCommand::List { json } => {
            list(&*game, *json);
            Ok(ExitCode::SUCCESS)
        }
        SquadCommand::Show { name, json } => show(&*game, name, *json),
    }
}

fn report(game: &dyn Game, path: &Path) -> Result<SquadReport, String> {
    let word = path.to_string_lossy();
    let army = input::army(&word)?;
    game.check_squad(&army).map_err(|why| input::complaint(&word, &army, &why))
}

fn check(game: &dyn Game, path: &Path, verbose: bool, json: bool) -> Done {
    let report = report(game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
    } else {
        for verdict in report.verdicts.iter().filter(|v| verbose || !v.ok) {
            println!("{} {} ({})", if verdict.ok { "kept  " } else { "broken" }, verdict.text, verdict.rule);
        }
        let verdict = if report.legal { "is legal" } else { "is not legal" };
        println!("{} {verdict}: {} of {} points", named(&report), report.cost, report.limit);
        tell_unimplemented(&report);
    }
    Ok(if report.legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn named(report: &SquadReport) -> String {
    if report.title.is_empty() { "The squad".to_owned() } else { format!("\"{}\"", report.title) }
}

fn tell_unimplemented(report: &SquadReport) {
    if !report.unimplemented.is_empty() {
        println!("Does nothing yet: {}.", report.unimplemented.join(", "));
    }
}

fn list(game: &dyn Game, json: bool) {
    for squad in game.squads() {
        if json {
            println!("{}", serde_json::to_value(&squad).unwrap_or_default());
            continue;
        }
        let state = match (squad.ready, squad.unimplemented.len()) {
            (false, _) => "not ready".to_owned(),
            (true, 0) => String::new(),
            (true, n) => format!("{n} abilities do nothing yet"),
        };
        let own = if squad.own { "your own  " } else { "" };
        println!(
            "{:22} {:24} {:13} {:>3}/{:<3} {:>2} characters  {own}{state}",
            squad.name, squad.title, squad.faction, squad.cost, squad.limit, squad.size
        );
    }
}

fn show(game: &dyn Game, path: &Path, json: bool) -> Done {
    let report = report(game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
        return Ok(ExitCode::SUCCESS);
    }
    println!("{}: {} of {} points", report.title, report.cost, report.limit);
    report.members.iter().for_each(|m| println!("  {m}"));
    tell_unimplemented(&report);
    Ok(ExitCode::SUCCESS)
}
