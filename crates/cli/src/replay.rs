//! `dejarik replay`: a saved game told again.

use crate::args::Replay;
use crate::serve::promise_holds;
use crate::{Done, screen};
use dejarik_games::text::{joined, say};
use dejarik_games::{Lang, Shelf, game_of_save};
use dejarik_kernel::Outcome;
use std::fs;
use std::process::ExitCode;

pub fn run(lang: Lang, args: &Replay, shelf: &Shelf) -> Done {
    let named = |e: &dyn ToString| format!("{}: {}", args.file.display(), e.to_string());
    let bytes = fs::read(&args.file).map_err(|e| named(&e))?;
    let game = shelf.find(&game_of_save(&bytes).map_err(|e| named(&e))?).map_err(|e| named(&e))?;
    let replayed = game.replay(lang, &bytes).map_err(|e| named(&e))?;
    if let (Some(promise), Some(id)) = (&args.promise, &args.id) {
        let seed =
            game.reel(&bytes).map_err(|e| named(&e))?.seed().ok_or_else(|| named(&"its dice follow from no seed"))?;
        promise_holds(id, promise, seed).map_err(|e| named(&e.text))?;
    }
    let paint = screen::paint(args.plain);
    if args.verify {
        if !replayed.verified {
            let why = say(lang, "replay-only", &[("version", replayed.version.as_str().into())]);
            return Err(format!("{}: {why}", args.file.display()));
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
        None => say(lang, "replay-not-over", &[]),
        Some(Outcome::Draw) => say(lang, "replay-draw", &[]),
        Some(Outcome::Won(seats)) => {
            let names: Vec<String> = seats.iter().map(|s| replayed.seat(s)).collect();
            say(lang, "replay-won", &[("seats", joined(lang, &names).into())])
        }
    };
    let proof = say(lang, if replayed.verified { "replay-proved" } else { "replay-told" }, &[]);
    let (answers, steps) = (replayed.answers as i64, replayed.steps as i64);
    let counts = [("answers", answers.into()), ("steps", steps.into()), ("end", end.into()), ("proof", proof.into())];
    let version = ("version", replayed.version.as_str().into());
    println!("{}", say(lang, "replay-end", &counts.into_iter().chain([version]).collect::<Vec<_>>()));
    Ok(ExitCode::SUCCESS)
}
