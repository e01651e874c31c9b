//! `cargo verify`: every check there is, one after another, and one line at the end that counts them.

use std::io::{self, IsTerminal, Read, Write};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Instant;

use crate::closing::{Closing, Score};
use crate::postgres;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything.
    Full,
    /// All but what takes minutes.
    Quick,
}

/// One thing that is checked.
struct Step {
    /// What is checked, as the heading says it.
    name: &'static str,
    /// The arguments of `cargo`, separated by spaces.
    args: &'static str,
    /// How it is counted.
    closing: Closing,
    /// A program without which it is skipped, which the summary says.
    needs: Option<&'static Tool>,
}

const fn step(name: &'static str, args: &'static str, closing: Closing) -> Step {
    Step { name, args, closing, needs: None }
}

/// What is checked, in order. To add a check, add a line.
fn steps(depth: Depth, nextest: bool) -> Vec<Step> {
    let mut steps = vec![step("Format", "fmt --all --check", Closing::ExitCode)];
    if depth == Depth::Full {
        // Before anything is built, so that what is built carries it.
        steps.push(step("The browser's client", "run --quiet -p xtask -- web client", Closing::Plain));
    }
    steps.push(step("Clippy", "clippy --workspace --all-targets -- -D warnings", Closing::ExitCode));
    if nextest {
        steps.push(step("Tests", "nextest run --workspace --no-fail-fast", Closing::Nextest));
        steps.push(step("Examples in the documentation", "test --doc --workspace --no-fail-fast", Closing::CargoTest));
    } else {
        steps.push(step("Tests", "test --workspace --no-fail-fast", Closing::CargoTest));
    }
    steps.push(step("Rulings", "run --release -p dejarik -- ruling check rulings", Closing::Plain));
    if depth == Depth::Full {
        steps.push(step("In a browser", "run --quiet -p xtask -- web browser", Closing::Plain));
        steps.push(step("Conformance", "run --release -p dejarik -- conformance minis --games 300", Closing::Plain));
        let exhaust = "run --release -p dejarik -- conformance minis --exhaust";
        steps.push(step("Every ability in a game", exhaust, Closing::Plain));
        let exhaust = "run --release -p dejarik -- conformance ccg --exhaust --threads 1";
        steps.push(step("Every card in a game", exhaust, Closing::Plain));
        steps.push(step("Many matches at once", "run --quiet -p xtask -- load", Closing::Plain));
        let speed = step("Speed by instruction count", "run --quiet --package xtask -- speed", Closing::Plain);
        steps.push(Step { needs: Some(&VALGRIND), ..speed });
    }
    steps
}

/// The steps that have a database of PostgreSQL.
const POSTGRES: &str = "PostgreSQL";
const KILLED: &str = "Servers that are killed";

/// The tests that need PostgreSQL, which are ignored otherwise, and those of play and accounts once more over it.
fn over_postgres(nextest: bool) -> Step {
    if nextest {
        // The whole workspace is named, so that what is already built serves.
        let args = "nextest run --workspace --test postgres --test play --test past --test again --test terms --test accounts --test guarded --test hostile \
                    --run-ignored all --no-fail-fast -E package(dejarik-server)";
        return step(POSTGRES, args, Closing::Nextest);
    }
    let args = "test --package dejarik-server --test postgres --test play --test past --test again --test terms --test accounts --test guarded --test hostile \
                --no-fail-fast -- --include-ignored";
    step(POSTGRES, args, Closing::CargoTest)
}

/// Servers over PostgreSQL whose processes are killed or stopped.
fn killed(nextest: bool) -> Step {
    if nextest {
        let args = "nextest run --workspace --test cluster --run-ignored only --no-fail-fast";
        return step(KILLED, args, Closing::Nextest);
    }
    step(KILLED, "test --package dejarik --test cluster -- --ignored", Closing::CargoTest)
}

/// A program the steps need, the command that shows it is there, and how to get it.
struct Tool {
    name: &'static str,
    shown_by: [&'static str; 2],
    install: &'static str,
}

const COMPONENTS: &str = "`rustup component add clippy rustfmt`";
const TOOLS: [Tool; 5] = [
    Tool { name: "rustc", shown_by: ["rustc", ""], install: "Rust from https://rustup.rs" },
    Tool { name: "cargo", shown_by: ["cargo", ""], install: "Rust from https://rustup.rs" },
    Tool { name: "rustfmt", shown_by: ["cargo", "fmt"], install: COMPONENTS },
    Tool { name: "clippy", shown_by: ["cargo", "clippy"], install: COMPONENTS },
    Tool { name: "git", shown_by: ["git", ""], install: "git from https://git-scm.com" },
];

/// Counts instructions; not on every system.
static VALGRIND: Tool =
    Tool { name: "valgrind", shown_by: ["valgrind", ""], install: "valgrind from https://valgrind.org" };

/// Runs every step, shows what each says as it says it, and ends with `N passed, N failed`.
pub fn verify(depth: Depth) -> ExitCode {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !is_there(tool.shown_by)).collect();
    if let Some(sentence) = what_is_missing(&missing) {
        eprintln!("{sentence}");
        return ExitCode::FAILURE;
    }
    let mut total = Score::default();
    let mut summary = Vec::new();
    let nextest = is_there(["cargo", "nextest"]);
    let mut steps = steps(depth, nextest);
    let database = postgres::start();
    match &database {
        Ok(_) => steps.extend([over_postgres(nextest), killed(nextest)]),
        // CI is where they must run.
        Err(why) if std::env::var_os("CI").is_some() => {
            total.failed += postgres::tests() as u64;
            summary.push(format!("FAILED {:>7}    PostgreSQL: {why}", ""));
        }
        Err(why) => {
            total.skipped += postgres::tests() as u64;
            summary.push(format!("SKIPPED {:>6}    PostgreSQL: {} tests, because {why}", "", postgres::tests()));
        }
    }
    let url = database.as_ref().map(|database| database.url.as_str()).ok();
    for step in steps {
        println!("\n== {}: cargo {}", step.name, step.args);
        if let Some(sentence) = step.needs.filter(|tool| !is_there(tool.shown_by)).and_then(|t| what_is_missing(&[t])) {
            println!("{sentence}");
            summary.push(format!("SKIPPED            {}: {sentence}", step.name));
            continue;
        }
        let start = Instant::now();
        // All others are about the embedded database.
        let (score, complaint) = match run(step.args, url.filter(|_| [POSTGRES, KILLED].contains(&step.name))) {
            Ok((success, output)) => step.closing.score(success, &output),
            Err(why) => {
                println!("cargo could not be run: {why}");
                (Score::one(false), None)
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        let verdict = if score.failed == 0 { "ok" } else { "FAILED" };
        let complaint = complaint.map(|why| format!(": {why}")).unwrap_or_default();
        println!("== {} {verdict} after {seconds:.1} s{complaint}", step.name);
        summary.push(format!("{verdict:6} {seconds:7.1} s  {}: {score}{complaint}", step.name));
        total += score;
    }
    println!("\n{}\n\n{total}", summary.join("\n"));
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// One sentence that names what is missing and says how to get it.
fn what_is_missing(missing: &[&Tool]) -> Option<String> {
    let names: Vec<&str> = missing.iter().map(|tool| tool.name).collect();
    let mut installs: Vec<&str> = missing.iter().map(|tool| tool.install).collect();
    installs.dedup();
    let is = if names.len() == 1 { "is" } else { "are" };
    let how = installs.iter().map(|install| match *install {
        COMPONENTS => format!("run {COMPONENTS}"),
        other => format!("install {other}"),
    });
    let how: Vec<String> = how.collect();
    (!names.is_empty()).then(|| format!("{} {is} missing: {}.", names.join(" and "), how.join(", and ")))
}

/// Whether the program, or cargo's subcommand, answers to `--version`.
fn is_there([program, subcommand]: [&str; 2]) -> bool {
    let mut command = if program == "cargo" { crate::cargo() } else { Command::new(program) };
    command.args(Some(subcommand).filter(|word| !word.is_empty())).arg("--version");
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs cargo, passing on what it says, and returns whether it succeeded and all it said.
fn run(args: &str, database: Option<&str>) -> io::Result<(bool, String)> {
    let mut command = crate::cargo();
    command.envs(database.map(|url| ("DEJARIK_TEST_DATABASE", url)));
    command.args(args.split(' ')).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let plain = std::env::var_os("NO_COLOR").is_some() || std::env::var_os("CARGO_TERM_COLOR").is_some();
    if io::stdout().is_terminal() && !plain {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command.spawn()?;
    let out = child.stdout.take().expect("stdout is piped");
    let err = child.stderr.take().expect("stderr is piped");
    let (out, err) = thread::scope(|scope| {
        let err = scope.spawn(|| pass_on(err, io::stderr()));
        (pass_on(out, io::stdout()), err.join().expect("passing on does not panic"))
    });
    let said = [out?, err?].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ok((child.wait()?.success(), said.join("\n")))
}

/// Copies what comes as it comes, and returns a copy.
fn pass_on(mut from: impl Read, mut to: impl Write) -> io::Result<Vec<u8>> {
    let mut copy = Vec::new();
    let mut chunk = [0; 8192];
    loop {
        match from.read(&mut chunk)? {
            0 => return Ok(copy),
            n => {
                to.write_all(&chunk[..n])?;
                to.flush()?;
                copy.extend_from_slice(&chunk[..n]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(names: &[&str]) -> Option<String> {
        what_is_missing(&TOOLS.iter().filter(|tool| names.contains(&tool.name)).collect::<Vec<_>>())
    }

    #[test]
    fn one_sentence_says_what_is_missing() {
        assert_eq!(missing(&[]), None);
        assert_eq!(
            missing(&["clippy"]).as_deref(),
            Some("clippy is missing: run `rustup component add clippy rustfmt`.")
        );
        assert_eq!(
            missing(&["clippy", "rustfmt", "git"]).as_deref(),
            Some(
                "rustfmt and clippy and git are missing: run `rustup component add clippy rustfmt`, and install git from https://git-scm.com."
            )
        );
    }

    #[test]
    fn quick_leaves_out_what_takes_minutes_and_nothing_else() {
        let names = |depth| steps(depth, true).iter().map(|step| step.name).collect::<Vec<_>>();
        let (mut full, quick) = (names(Depth::Full), names(Depth::Quick));
        let long = [
            "The browser's client",
            "In a browser",
            "Conformance",
            "Every ability in a game",
            "Every card in a game",
            "Many matches at once",
            "Speed by instruction count",
        ];
        for name in long {
            assert!(full.contains(&name), "{name}");
        }
        full.retain(|name| !long.contains(name));
        assert_eq!(full, quick);
    }

    #[test]
    fn the_client_is_built_before_what_carries_it() {
        let full = steps(Depth::Full, true);
        let place = |name| full.iter().position(|step| step.name == name).expect("there is such a step");
        assert!(place("The browser's client") < place("Tests"));
        assert!(place("Rulings") < place("In a browser"), "the command that is tried has just been built");
    }

    #[test]
    fn without_nextest_cargo_runs_the_tests() {
        let runners: Vec<_> = steps(Depth::Quick, false).iter().map(|step| step.closing).collect();
        assert!(runners.contains(&Closing::CargoTest) && !runners.contains(&Closing::Nextest));
    }

    #[test]
    fn what_is_passed_on_is_also_kept() {
        let mut shown = Vec::new();
        let kept = pass_on(&b"3 passed, 0 failed\n"[..], &mut shown).expect("reading from memory");
        assert_eq!(kept, shown);
        assert_eq!(kept, b"3 passed, 0 failed\n");
    }
}
