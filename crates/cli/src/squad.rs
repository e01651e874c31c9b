//! `dejarik squad`, `deck` and `army`: whether what a player brings to a game is legal, and what is in it.

use crate::args::{Squad, SquadCommand};
use crate::{Done, input};
use dejarik_games::text::{Arg, say};
use dejarik_games::{Game, Lang, Shelf, SquadReport};
use std::path::Path;
use std::process::ExitCode;

/// What a player brings to a game, as the texts know it.
#[derive(Clone, Copy)]
pub enum Kind {
    Squad,
    Deck,
    Army,
}

impl Kind {
    fn game(self) -> &'static str {
        match self {
            Kind::Squad => "minis",
            Kind::Deck => "ccg",
            Kind::Army => "legion",
        }
    }

    fn arg(self) -> Arg<'static> {
        let name = match self {
            Kind::Squad => "squad",
            Kind::Deck => "deck",
            Kind::Army => "army",
        };
        ("kind", name.into())
    }
}

pub fn run(lang: Lang, kind: Kind, args: &Squad, shelf: &Shelf) -> Done {
    let game = shelf.find(kind.game()).map_err(|e| e.to_string())?;
    match &args.what {
        SquadCommand::Check { file, verbose, json } => check(lang, kind, &*game, file, *verbose, *json),
        SquadCommand::List { json } => {
            list(lang, kind, &*game, *json);
            Ok(ExitCode::SUCCESS)
        }
        SquadCommand::Show { name, json } => show(lang, kind, &*game, name, *json),
    }
}

fn report(lang: Lang, game: &dyn Game, path: &Path) -> Result<SquadReport, String> {
    let word = path.to_string_lossy();
    let army = input::army(&word)?;
    game.check_squad(lang, &army).map_err(|why| input::complaint(&word, &army, &why))
}

fn check(lang: Lang, kind: Kind, game: &dyn Game, path: &Path, verbose: bool, json: bool) -> Done {
    let report = report(lang, game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
    } else {
        for verdict in report.verdicts.iter().filter(|v| verbose || !v.ok) {
            let state = say(lang, if verdict.ok { "squad-kept" } else { "squad-broken" }, &[]);
            println!("{state:7}{} ({})", verdict.text, verdict.rule);
        }
        let key = if report.legal { "squad-legal" } else { "squad-illegal" };
        println!("{}", say(lang, key, &costs(kind, &report, named(lang, kind, &report))));
        tell_unimplemented(lang, &report);
    }
    Ok(if report.legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn named(lang: Lang, kind: Kind, report: &SquadReport) -> String {
    match report.title.as_str() {
        "" => say(lang, "squad-the", &[kind.arg()]),
        title => say(lang, "squad-named", &[("name", title.into())]),
    }
}

/// A name, what it costs, and what it may cost.
fn costs(kind: Kind, report: &SquadReport, name: String) -> [Arg<'static>; 4] {
    [kind.arg(), ("name", name.into()), ("cost", report.cost.into()), ("limit", report.limit.into())]
}

fn tell_unimplemented(lang: Lang, report: &SquadReport) {
    if !report.unimplemented.is_empty() {
        println!("{}", say(lang, "squad-silent", &[("names", report.unimplemented.join(", ").into())]));
    }
}

fn list(lang: Lang, kind: Kind, game: &dyn Game, json: bool) {
    for squad in game.squads(lang) {
        if json {
            println!("{}", serde_json::to_value(&squad).unwrap_or_default());
            continue;
        }
        let state = match (squad.ready, squad.unimplemented.len()) {
            (false, _) => say(lang, "squad-not-ready", &[]),
            (true, 0) => String::new(),
            (true, n) => say(lang, "squad-silent-count", &[("n", (n as i64).into())]),
        };
        let own = if squad.own { say(lang, "squad-own", &[]) + "  " } else { String::new() };
        let size = say(lang, "squad-size", &[kind.arg(), ("n", (squad.size as i64).into())]);
        println!(
            "{:22} {:28} {:18} {:>3}/{:<3} {size:>13}  {own}{state}",
            squad.name, squad.title, squad.faction, squad.cost, squad.limit
        );
    }
}

fn show(lang: Lang, kind: Kind, game: &dyn Game, path: &Path, json: bool) -> Done {
    let report = report(lang, game, path)?;
    if json {
        println!("{}", serde_json::to_value(&report).map_err(|e| e.to_string())?);
        return Ok(ExitCode::SUCCESS);
    }
    println!("{}", say(lang, "squad-costs", &costs(kind, &report, report.title.clone())));
    for (member, n) in counted(&report.members) {
        println!("  {}{member}", if n > 1 { format!("{n}x ") } else { String::new() });
    }
    tell_unimplemented(lang, &report);
    Ok(ExitCode::SUCCESS)
}

/// Each member once, where it stands first, with how often it is there.
fn counted(members: &[String]) -> Vec<(&str, usize)> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for member in members {
        match counted.iter_mut().find(|(known, _)| known == member) {
            Some((_, n)) => *n += 1,
            None => counted.push((member, 1)),
        }
    }
    counted
}
