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

/// Fetches what the client is built with, to the letter of the lock file, if it is not there already.
fn fetched() -> bool {
    let (lock, kept) = (folder().join("package-lock.json"), folder().join("node_modules/.package-lock.json"));
    newer(&kept, &lock) || succeeds(&mut npm(&["ci", "--no-audit", "--no-fund"]))
}

fn newer(one: &Path, other: &Path) -> bool {
    let when = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    matches!((when(one), when(other)), (Some(one), Some(other)) if one >= other)
}

/// Builds the client into `web/dist`, from where the command takes it.
pub fn build() -> bool {
    fetched() && succeeds(&mut npm(&["run", "build"]))
}

/// Whether `web/dist` is what would be built now: nothing it is made of is newer. Built again, the command would have to be, too.
fn is_current() -> bool {
    let made = folder().join("dist/index.html");
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    sources.iter().all(|source| all_older(&folder().join(source), &made))
}

fn all_older(source: &Path, made: &Path) -> bool {
    let inside = std::fs::read_dir(source).into_iter().flatten().flatten();
    newer(made, source) && inside.map(|entry| entry.path()).all(|path| all_older(&path, made))
}

/// How the command that the browser is pointed at is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// Quickly; it reads the client from its folder.
    Debug,
    /// As players get it, with the client inside.
    Release,
}

impl Profile {
    /// Builds the command and says where it is.
    pub fn built(self) -> Option<PathBuf> {
        let release = (self == Profile::Release).then_some("--release");
        let built = succeeds(crate::cargo().args(["build", "--package", "dejarik"]).args(release));
        // This program lies in the same folder of builds, below the name of its own profile.
        let folder = std::env::current_exe().ok()?.parent()?.parent()?.join(match self {
            Profile::Debug => "debug",
            Profile::Release => "release",
        });
        let command = folder.join(format!("dejarik{}", std::env::consts::EXE_SUFFIX));
        (built && command.is_file()).then_some(command)
    }
}

/// What is checked of the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// That it can be built, that its types fit, and its small tests.
    Client,
    /// How it plays in a real browser, with a command that is built for it.
    Browser(Profile),
}

/// `cargo run -p xtask -- web`: checks parts of the client and ends with how many checks passed, failed and were skipped. What cannot be
/// had is said and skipped, and is a failure in continuous integration.
pub fn check(parts: &[Part]) -> ExitCode {
    let mut score = Score::default();
    for part in parts {
        score += match part {
            _ if !has_npm() => without("there is no npm; install Node 20 or later", part.checks()),
            Part::Client => client(),
            Part::Browser(profile) => in_browser(*profile),
        };
    }
    println!("{score}");
    if score.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Part {
    /// How many checks it has.
    fn checks(self) -> u64 {
        match self {
            Part::Client => 3,
            Part::Browser(_) => browser_tests(),
        }
    }
}

/// Checks that cannot be made here, which continuous integration must not pass over.
fn without(why: &str, checks: u64) -> Score {
    println!("{checks} checks of the browser's client are skipped: {why}");
    if in_ci() { Score { failed: checks, ..Score::default() } } else { Score { skipped: checks, ..Score::default() } }
}

fn client() -> Score {
    let mut score = Score::default();
    let mut count = |name: &str, passed: bool| {
        println!("{name}: {}", if passed { "passed" } else { "failed" });
        score += Score::one(passed);
    };
    count("The client is built", build());
    count("Its types fit", succeeds(&mut npm(&["run", "check"])));
    count("Its tests", succeeds(&mut npm(&["test"])));
    score
}

fn in_browser(profile: Profile) -> Score {
    let Some(browser) = browser() else {
        let why =
            "there is no Chromium, and apt-get could not install Debian's package `chromium`; name one in CHROMIUM";
        return without(why, browser_tests());
    };
    if !fetched() {
        return without("npm could not fetch what package.json names", browser_tests());
    }
    if !is_current() && !build() {
        println!("the client cannot be built");
        return Score::one(false);
    }
    let Some(command) = profile.built() else {
        println!("the command cannot be built");
        return Score::one(false);
    };
    let counted = std::env::temp_dir().join(format!("dejarik-browser-{}.json", std::process::id()));
    let to = format!("--outputFile.json={}", counted.display());
    let mut tests = npm(&["run", "e2e", "--", "--reporter=default", "--reporter=json", &to]);
    let passed = succeeds(tests.env("CHROMIUM", browser).env("DEJARIK", command));
    let score = std::fs::read_to_string(&counted).ok().and_then(|report| told(&report));
    std::fs::remove_file(&counted).ok();
    match score {
        Some(score) if passed || score.failed > 0 => score,
        _ => Score::one(false),
    }
}

/// What the report of the tests counts.
fn told(report: &str) -> Option<Score> {
    let number = |name: &str| {
        let after = report.split_once(&format!("\"{name}\":"))?.1.trim_start();
        after[..after.find(|c: char| !c.is_ascii_digit())?].parse::<u64>().ok()
    };
    Some(Score {
        passed: number("numPassedTests")?,
        failed: number("numFailedTests")?,
        skipped: number("numPendingTests")?,
    })
}

/// How many tests are made in a browser.
fn browser_tests() -> u64 {
    let files = std::fs::read_dir(folder().join("e2e")).into_iter().flatten().flatten().map(|entry| entry.path());
    let texts = files
        .filter(|path| path.to_string_lossy().ends_with(".e2e.ts"))
        .filter_map(|path| std::fs::read_to_string(path).ok());
    texts.map(|text| text.lines().filter(|line| line.starts_with("test(")).count() as u64).sum()
}

fn in_ci() -> bool {
    std::env::var_os("CI").is_some()
}

/// The browser: the one that is named, the one that is there, or the one of Debian's packages where it may be installed.
fn browser() -> Option<PathBuf> {
    let there = || {
        let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
        let found = [named, Some(CHROMIUM.into()), Some("/usr/bin/chromium-browser".into())];
        found.into_iter().flatten().find(|path| path.is_file())
    };
    there().or_else(|| {
        println!("there is no Chromium: Debian's package is installed");
        let apt = |args: &[&str]| {
            let mut command = Command::new("apt-get");
            command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
            succeeds(command.stdout(Stdio::null()).stderr(Stdio::null()))
        };
        // Without a font of its own it would draw empty pages.
        let install = ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"];
        // The lists of packages may be old or missing.
        if !apt(&install) {
            apt(&["update"]);
            apt(&install);
        }
        there()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_in_a_browser_are_counted() {
        assert!(browser_tests() >= 12, "{}", browser_tests());
        let report = r#"{"numTotalTests":14,"numPassedTests":12,"numFailedTests":2,"numPendingTests":0}"#;
        assert_eq!(told(report), Some(Score { passed: 12, failed: 2, skipped: 0 }));
        assert_eq!(told(&report.replace("Tests\":0", "Tests\":1")).map(|score| score.skipped), Some(1));
        assert_eq!(told("{}"), None);
    }

    #[test]
    fn a_client_older_than_its_sources_is_built_again() {
        let folder = std::env::temp_dir().join(format!("dejarik-client-{}", std::process::id()));
        let (source, made) = (folder.join("src/lib/one.ts"), folder.join("index.html"));
        std::fs::create_dir_all(folder.join("src/lib")).unwrap();
        std::fs::write(&source, "").unwrap();
        assert!(!all_older(&folder.join("src"), &made), "it was never made");
        std::fs::write(&made, "").unwrap();
        assert!(all_older(&folder.join("src"), &made));
        let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
        std::fs::File::options().write(true).open(&source).unwrap().set_modified(later).unwrap();
        assert!(!all_older(&folder.join("src"), &made));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
