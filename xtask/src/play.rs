//! `cargo play`: build the game, then open it in a browser, or hand the terminal to it.

use std::process::{Command, ExitCode};

/// The game played when none is named.
const GAME: &str = "minis";

/// Builds the release `dejarik` with the browser's client in it and opens that. With a game or options, or where there is no npm to
/// build the client with, runs `dejarik play` in the terminal as it is.
pub fn play(args: &[&str]) -> ExitCode {
    let in_browser = args.is_empty() && crate::web::has_npm();
    if args.is_empty() && !in_browser {
        eprintln!(
            "there is no npm, so no client for the browser: install Node 20 or later; until then, in the terminal"
        );
    }
    if in_browser && !crate::web::build() {
        eprintln!("the client for the browser could not be built; `cargo play minis` plays in the terminal");
        return ExitCode::FAILURE;
    }
    let built = run(crate::cargo().args(["build", "--release", "--package", "dejarik"]));
    if built != ExitCode::SUCCESS {
        return built;
    }
    if in_browser {
        let serve = ["run", "--quiet", "--release", "--package", "dejarik", "--", "serve", "--open"];
        return run(crate::cargo().args(serve));
    }
    let run_it = ["run", "--quiet", "--release", "--package", "dejarik", "--", "play"];
    run(crate::cargo().args(run_it).args(with_game(args)))
}

/// The arguments with a game in front, if the player did not name one.
fn with_game<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let named = args.first().is_some_and(|first| !first.starts_with('-'));
    let game = (!named).then_some(GAME);
    game.into_iter().chain(args.iter().copied()).collect()
}

fn run(command: &mut Command) -> ExitCode {
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(why) => {
            eprintln!("cargo could not be started ({why}): install Rust from https://rustup.rs");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::with_game;

    #[test]
    fn the_game_is_minis_unless_named() {
        assert_eq!(with_game(&[]), ["minis"]);
        assert_eq!(with_game(&["--seed", "7"]), ["minis", "--seed", "7"]);
        assert_eq!(with_game(&["legion", "--seed", "7"]), ["legion", "--seed", "7"]);
    }
}
