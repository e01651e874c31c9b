//! `dejarik replay`: a saved game told again.

use crate::args::Replay;
use crate::{Done, screen};
use dejarik_games::{Shelf, game_of_save};
use dejarik_kernel::Outcome;
use std::fs;
use std::process::ExitCode;

pub fn run(args: &Replay, shelf: &Shelf) -> Done {
    let named = |e: &dyn ToString| format!("{}: {}", args.file.display(), e.to_string());
    let bytes = fs::read(&args.file).map_err(|e| named(&e))?;
    let game = shelf.find(&game_of_save(&bytes).map_err(|e| named(&e))?).map_err(|e| named(&e))?;
    let replayed = game.replay(&bytes).map_err(|e| named(&e))?;
    let paint = screen::paint(args.plain);
    if args.verify {
        if !replayed.verified {
            return Err(format!("{}: only {} can prove it", args.file.display(), replayed.version));
        }
    } else {
        for (i, line) in replayed.lines().iter().enumerate() {
            println!("{line}");
            if args.step {
                print!("{}", replayed.board(i, paint));
                if screen::ask("").is_none() {
                    break;
                }
            }
        }
    }
    let end = match replayed.outcome {
        None => "not over yet".to_owned(),
        Some(Outcome::Draw) => "a draw".to_owned(),
        Some(Outcome::Won(seats)) => {
            let names: Vec<String> = seats.iter().map(|s| s.to_string()).collect();
            format!("won by {}", names.join(" and "))
        }
    };
    let proved =
        if replayed.verified { "played again to the same end" } else { "told from its own events, not proved" };
    println!("{} answers in {} steps, {end}: {proved} ({})", replayed.answers, replayed.steps, replayed.version);
    Ok(ExitCode::SUCCESS)
}
