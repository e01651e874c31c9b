//! The `dejarik` command: play, simulate, check, measure.
//!
//! Reading order: `args` (what can be asked of it), then a file a command.

mod args;
mod bench;
mod conformance;
mod coverage;
mod exhaust;
mod help;
mod input;
mod parallel;
mod play;
mod replay;
mod rules;
mod ruling;
mod screen;
mod serve;
mod sim;
mod squad;
mod trial;

use args::{Args, Command};
use clap::FromArgMatches;
use dejarik_games::{Lang, Shelf};
use squad::Kind;
use std::process::ExitCode;

/// What a command comes to: an exit code, or the sentence that says why it did not work.
type Done = Result<ExitCode, String>;

fn main() -> ExitCode {
    quiet_when_nobody_reads();
    let named = help::lang_of(std::env::args()).or_else(args::environment).unwrap_or_default();
    let found = help::command(named).get_matches();
    let args = Args::from_arg_matches(&found).unwrap_or_else(|e| e.exit());
    let lang = args.lang();
    let shelf = args.content.as_deref().map_or_else(|| Ok(Shelf::default()), |folder| Shelf::open(lang, folder));
    let done = shelf.map_err(|e| e.to_string()).and_then(|shelf| obey(lang, &args.command, &shelf));
    done.unwrap_or_else(|why| {
        eprintln!("error: {why}");
        ExitCode::FAILURE
    })
}

fn obey(lang: Lang, command: &Command, shelf: &Shelf) -> Done {
    match command {
        Command::Play(args) => play::run(lang, args, shelf),
        Command::Ruling(args) => ruling::run(lang, args, shelf),
        Command::Show(args) => {
            let scene = ruling::Scene { file: &args.file, case: args.case, of: args.of.as_deref() };
            ruling::draw(lang, shelf, &scene, args.out.as_deref())
        }
        Command::Rules(args) => rules::run(lang, args, shelf),
        Command::Replay(args) => replay::run(lang, args, shelf),
        Command::Serve(args) => serve::run(args, shelf),
        Command::Load(args) => serve::load(args),
        Command::Coverage(args) => coverage::run(args, shelf),
        Command::Sim(args) => sim::run(lang, args, shelf),
        Command::Conformance(args) => conformance::run(args, shelf),
        Command::Bench(args) => bench::run(args, shelf),
        Command::Squad(args) => squad::run(lang, Kind::Squad, args, shelf),
        Command::Deck(args) => squad::run(lang, Kind::Deck, args, shelf),
        Command::Army(args) => squad::run(lang, Kind::Army, args, shelf),
    }
}

/// A reader that has gone away (`dejarik .. | head`) ends the command without noise.
fn quiet_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload().downcast_ref::<String>().map_or("", String::as_str);
        if said.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
