//! `dejarik ruling`: whether rulings come out as they state, and what happens in one.

use crate::args::{Ruling, RulingCommand};
use crate::parallel::{Progress, each, threads};
use crate::{Done, input, screen};
use dejarik_games::text::say;
use dejarik_games::{Game, Lang, Shelf};
use dejarik_kernel::ruling::{Document, Failure, Report, files_under};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub fn run(lang: Lang, args: &Ruling, shelf: &Shelf) -> Done {
    match &args.what {
        RulingCommand::Check { paths, verbose, json } => check(shelf, paths, *verbose, *json),
        RulingCommand::Show { file, case, plain, svg } => match svg {
            Some(drawing) => draw(lang, shelf, &Scene { file, case: *case, of: None }, Some(drawing)),
            None => show(lang, shelf, file, *case, *plain),
        },
    }
}

/// What came of a ruling file.
pub struct Checked {
    /// Where it is.
    pub path: PathBuf,
    /// What came of it, or why it could not be read.
    pub report: Result<Report, String>,
}

impl Checked {
    /// Whether every case came out as stated.
    pub fn passed(&self) -> bool {
        self.report.as_ref().is_ok_and(Report::passed)
    }

    /// The numbers of the abilities that acted in it.
    pub fn acted(&self) -> BTreeSet<u16> {
        let cases = self.report.iter().flat_map(|report| &report.cases);
        cases.flat_map(|case| case.acted.iter().copied()).collect()
    }
}

/// Checks all ruling files there, in parallel.
pub fn check_all(games: &[Box<dyn Game>], paths: &[PathBuf]) -> Result<Vec<Checked>, String> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.append(&mut files_under(path).map_err(|e| format!("{}: {e}", path.display()))?);
        } else {
            files.push(path.clone());
        }
    }
    let progress = Progress::new(files.len(), "rulings");
    Ok(each(files.len(), threads(None), &progress, |i| Checked {
        report: check_file(games, &files[i]),
        path: files[i].clone(),
    }))
}

fn check_file(games: &[Box<dyn Game>], path: &Path) -> Result<Report, String> {
    let text = input::read(path)?;
    // A ruling that cannot be read is told so by any of the games.
    let named = Document::parse(&text).ok().map(|d| d.game.text.to_lowercase());
    let game = games.iter().find(|g| named.as_deref() == Some(g.name())).unwrap_or(&games[0]);
    Ok(game.check_ruling(&text))
}

fn check(shelf: &Shelf, paths: &[PathBuf], verbose: bool, json: bool) -> Done {
    let games = shelf.all();
    let results = check_all(&games, paths)?;
    for checked in &results {
        if json {
            println!("{}", in_json(checked));
        } else {
            tell(checked, verbose);
        }
    }
    let passed = results.iter().filter(|r| r.passed()).count();
    let failed = results.len() - passed;
    if !json {
        println!("{passed} passed, {failed} failed");
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn tell(checked: &Checked, verbose: bool) {
    let path = checked.path.display();
    let report = match &checked.report {
        Ok(report) => report,
        Err(why) => return println!("FAILED {why}"),
    };
    if checked.passed() {
        if verbose {
            println!("passed {path}: {} ({} cases)", report.title, report.cases.len());
        }
        return;
    }
    println!("FAILED {path}: {}", report.title);
    for case in &report.cases {
        let Err(failure) = &case.result else { continue };
        if !case.name.is_empty() {
            println!("  case {}", case.name);
        }
        tell_failure(&path.to_string(), failure);
    }
}

fn tell_failure(path: &str, failure: &Failure) {
    println!("  {path}:{}:{}", failure.line, failure.column);
    if failure.expected.is_empty() {
        println!("    {}", failure.found);
    } else {
        println!("    expected: {}", failure.expected);
        println!("    found:    {}", failure.found);
    }
    if !failure.legal.is_empty() {
        let legal: Vec<&str> = failure.legal.iter().map(String::as_str).take(8).collect();
        println!("    possible: {}", legal.join("; "));
    }
    if !failure.log.is_empty() {
        println!("    what happened:");
        failure.log.iter().for_each(|line| println!("      {line}"));
    }
}

fn in_json(checked: &Checked) -> serde_json::Value {
    let path = checked.path.display().to_string();
    match &checked.report {
        Err(why) => json!({ "file": path, "passed": false, "error": why }),
        Ok(report) => {
            let cases: Vec<_> = report
                .cases
                .iter()
                .map(|c| {
                    let failure = c.result.as_ref().err().map(ToString::to_string);
                    json!({ "name": c.name, "passed": c.result.is_ok(), "failure": failure, "log": c.log })
                })
                .collect();
            json!({ "file": path, "title": report.title, "passed": report.passed(), "cases": cases })
        }
    }
}

/// What is drawn: the table at the end of a case, and what one unit there reaches and sees.
pub struct Scene<'a> {
    /// The ruling.
    pub file: &'a Path,
    /// Which of its cases, from 1.
    pub case: usize,
    /// The unit.
    pub of: Option<&'a str>,
}

/// The place of a case that is counted from 1, if there is one.
fn nth_case(lang: Lang, document: &Document, case: usize) -> Result<usize, String> {
    let all = document.scripts().len().max(1);
    let none = || say(lang, "ruling-no-case", &[("n", (case as i64).into()), ("of", (all as i64).into())]);
    case.checked_sub(1).filter(|nth| *nth < all).ok_or_else(none)
}

/// Plays a case to its end and writes the table as a drawing, to a file or to the output.
pub fn draw(lang: Lang, shelf: &Shelf, scene: &Scene<'_>, drawing: Option<&Path>) -> Done {
    let path = scene.file;
    let text = input::read(path)?;
    let named = |e: &dyn ToString| format!("{}: {}", path.display(), e.to_string());
    let document = Document::parse(&text).map_err(|e| named(&e))?;
    let game = shelf.find(&document.game.text).map_err(|e| named(&e))?;
    let nth = nth_case(lang, &document, scene.case).map_err(|e| named(&e))?;
    let mut showing = game.show_ruling(lang, &document, nth).map_err(|e| named(&e))?;
    while let Some(moment) = showing.next() {
        if let Err(failure) = moment {
            tell_failure(&path.display().to_string(), &failure);
            return Ok(ExitCode::FAILURE);
        }
    }
    let svg = showing.picture(scene.of).map_err(|e| named(&e))?;
    let svg = svg.ok_or_else(|| named(&format!("{} draws no pictures", game.name())))?;
    match drawing {
        Some(drawing) => std::fs::write(drawing, svg).map_err(|e| format!("{}: {e}", drawing.display()))?,
        None => print!("{svg}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn show(lang: Lang, shelf: &Shelf, path: &Path, case: usize, plain: bool) -> Done {
    let text = input::read(path)?;
    let named = |e: &dyn ToString| format!("{}: {}", path.display(), e.to_string());
    let document = Document::parse(&text).map_err(|e| named(&e))?;
    let game = shelf.find(&document.game.text).map_err(|e| named(&e))?;
    let nth = nth_case(lang, &document, case).map_err(|e| named(&e))?;
    let mut showing = game.show_ruling(lang, &document, nth).map_err(|e| named(&e))?;
    let paint = screen::paint(plain);
    println!("{} ({})", document.title, document.sources.join(", "));
    let scripts = document.scripts();
    if scripts.len() > 1 {
        let (n, of) = (case as i64, scripts.len() as i64);
        let name = ("name", scripts[nth].name.as_str().into());
        println!("{}", say(lang, "ruling-case", &[("n", n.into()), ("of", of.into()), name]));
    }
    while let Some(moment) = showing.next() {
        let moment = match moment {
            Ok(moment) => moment,
            Err(failure) => {
                tell_failure(&path.display().to_string(), &failure);
                return Ok(ExitCode::FAILURE);
            }
        };
        if moment.line == 0 {
            print!("{}", showing.board(paint));
        } else {
            println!("{:>4}  {}", moment.line, moment.text.trim());
        }
        moment.told.iter().for_each(|line| println!("        {line}"));
        if !moment.acted.is_empty() {
            println!("        [{}]", moment.acted.join(", "));
        }
        moment.open.iter().for_each(|line| println!("        ... {line}"));
        if screen::ask("").is_some_and(|line| line == "q" || line == "quit") {
            return Ok(ExitCode::SUCCESS);
        }
    }
    print!("{}", showing.board(paint));
    println!("{}", say(lang, "ruling-as-stated", &[]));
    Ok(ExitCode::SUCCESS)
}
