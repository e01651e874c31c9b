//! The browser's client: built before the command that carries it, and tested in a real browser.

use crate::closing::Score;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Where Debian puts the browser of the tests.
const CHROMIUM: &str = "/usr/bin/chromium";

fn folder() -> PathBuf {
    crate::root().join("web")
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(folder());
    command
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

/// Whether npm is there at all.
pub fn has_npm() -> bool {
    succeeds(npm(&["--version"]).stdout(Stdio::null()).stderr(Stdio::null()))
}

/// Fetches what the client is built with, if it is not there as the lock file says. Not by `npm ci`: the lock file has the
/// native parts of the platform it was written on only, and `ci` would refuse it for that.
fn fetched() -> bool {
    let (lock, kept) = (folder().join("package-lock.json"), folder().join("node_modules/.package-lock.json"));
    newer(&kept, &lock) || succeeds(&mut npm(&["install", "--no-save", "--no-audit", "--no-fund"]))
}

fn newer(one: &Path, other: &Path) -> bool {
    let when = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((when(one), when(other)), (Some(one), Some(other)) if one >= other)
}

/// Builds the client into `web/dist`, from where the command takes it.
pub fn build() -> bool {
    fetched() && succeeds(&mut npm(&["run", "build"]))
}

/// Whether pages are also tried in a real browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browsing {
    /// They are.
    Yes,
    /// They are not.
    No,
}

/// `cargo run -p xtask -- web`: builds the client, checks its types, runs its tests, and plays in a real browser. Ends with how many
/// checks passed and failed. What cannot be had is said, and is a failure in continuous integration.
pub fn check(browsing: Browsing) -> ExitCode {
    let mut score = Score::default();
    let mut count = |name: &str, passed: bool| {
        println!("{name}: {}", if passed { "passed" } else { "failed" });
        score += Score { passed: u64::from(passed), failed: u64::from(!passed) };
    };
    if has_npm() {
        count("The client is built", build());
        count("Its types fit", succeeds(&mut npm(&["run", "check"])));
        count("Its tests", succeeds(&mut npm(&["test"])));
        match if browsing == Browsing::No { Err(()) } else { Ok(browser()) } {
            Err(()) => println!("In a browser: not asked for (`cargo run -p xtask -- web` does)"),
            Ok(Some(path)) => {
                let built = succeeds(crate::cargo().args(["build", "--package", "dejarik"]));
                count("The command is built with it", built);
                count("In a browser", built && succeeds(npm(&["run", "e2e"]).env("CHROMIUM", path)));
            }
            Ok(None) => count("In a browser (skipped: there is no Chromium; name one in CHROMIUM)", !in_ci()),
        }
    } else {
        count("The browser's client (skipped: there is no npm; install Node 20 or later)", !in_ci());
    }
    println!("{score}");
    if score.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn in_ci() -> bool {
    std::env::var_os("CI").is_some()
}

/// The browser: the one that is named, the one that is there, or the one of Debian's packages where it may be installed.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let found = [named, Some(CHROMIUM.into()), Some("/usr/bin/chromium-browser".into())];
    let there = found.into_iter().flatten().find(|path| path.is_file());
    there.or_else(|| {
        let quiet = |command: &mut Command| succeeds(command.stdout(Stdio::null()).stderr(Stdio::null()));
        let installed = quiet(Command::new("apt-get").args(["install", "-y", "--no-install-recommends", "chromium"]));
        (installed && Path::new(CHROMIUM).is_file()).then(|| CHROMIUM.into())
    })
}
