//! What random play, a copy of a World and an answer may cost, in instructions: the same on every run, whatever else the
//! machine does.
//!
//! valgrind counts a run with few repetitions and one with many; the difference, by units of work, is the cost of one. The
//! limits are in `xtask/limits.tsv`.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;

use crate::closing::Score;

/// A kind of work and its limit: a line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Limit {
    /// The name that `dejarik bench --work` knows.
    work: String,
    /// How a unit of it is called.
    unit: String,
    /// Few repetitions, and many.
    times: [u64; 2],
    /// The most instructions a unit may take.
    most: u64,
}

/// Whether to compare with the limits or to set them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Compare.
    Check,
    /// Write what was counted, and a tenth more, into the file.
    Set,
}

/// Room between what was counted and the limit: compilers and libraries differ a little.
const SLACK: u64 = 10;

/// Counts, compares, and ends with `N passed, N failed`.
pub fn speed(aim: Aim) -> ExitCode {
    match counted(aim) {
        Ok(score) => {
            println!("{score}");
            if score.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn counted(aim: Aim) -> Result<Score, String> {
    let file = crate::root().join("xtask/limits.tsv");
    let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let limits = read(&text)?;
    let built = crate::cargo().args(["build", "--release", "-p", "dejarik"]).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("dejarik could not be built".to_owned());
    }
    let binary = binary()?;
    let costs: Vec<Result<u64, String>> = thread::scope(|scope| {
        let runs: Vec<_> = limits.iter().map(|limit| scope.spawn(|| cost(&binary, limit))).collect();
        runs.into_iter().map(|run| run.join().expect("counting does not panic")).collect()
    });
    let costs: Vec<u64> = costs.into_iter().collect::<Result<_, _>>()?;
    if aim == Aim::Set {
        let set: Vec<Limit> =
            limits.iter().zip(&costs).map(|(limit, cost)| Limit { most: with_slack(*cost), ..limit.clone() }).collect();
        std::fs::write(&file, write(&text, &set)).map_err(|e| format!("{}: {e}", file.display()))?;
        set.iter().zip(&costs).for_each(|(limit, cost)| println!("{}", verdict(limit, *cost)));
        return Ok(Score { passed: set.len() as u64, ..Score::default() });
    }
    let mut score = Score::default();
    for (limit, cost) in limits.iter().zip(costs) {
        println!("{}", verdict(limit, cost));
        score += Score::one(cost <= limit.most);
    }
    Ok(score)
}

fn with_slack(cost: u64) -> u64 {
    cost + cost.div_ceil(SLACK)
}

/// What came of a comparison, and what to do about it.
fn verdict(limit: &Limit, cost: u64) -> String {
    let Limit { work, unit, most, .. } = limit;
    let advice = "`cargo run -p xtask -- speed --set` sets the limits to what is counted now";
    let judged = if cost > *most {
        let over = (cost - most) * 100 / most.max(&1);
        let look = "Find what became slower (docs/performance.md says how); if it is worth its price,";
        format!("TOO MANY by {over} %. {look} {advice}")
    } else if with_slack(with_slack(cost)) < *most {
        format!("ok, and far below. So that nobody loses it again: {advice}")
    } else {
        "ok".to_owned()
    };
    format!("{work}: {cost} instructions for each {unit}, {most} allowed: {judged}")
}

/// The release build next to the build this runs from.
fn binary() -> Result<PathBuf, String> {
    let us = std::env::current_exe().map_err(|e| e.to_string())?;
    let target = us.parent().and_then(Path::parent).ok_or("no folder of builds")?;
    Ok(target.join("release").join(format!("dejarik{}", std::env::consts::EXE_SUFFIX)))
}

/// The instructions of a unit: what many repetitions take beyond few.
fn cost(binary: &Path, limit: &Limit) -> Result<u64, String> {
    let [(few, units), (many, more)] = [count(binary, limit, limit.times[0])?, count(binary, limit, limit.times[1])?];
    match (many.checked_sub(few), more.checked_sub(units)) {
        (Some(instructions), Some(units)) if units > 0 => Ok(instructions / units),
        _ => Err(format!("{}: more repetitions did not do more", limit.work)),
    }
}

/// One run under valgrind: its instructions, and the units of work that were done.
fn count(binary: &Path, limit: &Limit, times: u64) -> Result<(u64, u64), String> {
    let run = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(binary)
        .args(["bench", "minis", "--mode", "100", "--seed", "5", "--work", &limit.work, "--times", &times.to_string()])
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("valgrind could not be run: {e}"))?;
    let said = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() {
        return Err(format!("{}: valgrind failed:\n{said}", limit.work));
    }
    let instructions = said.lines().find_map(instructions).ok_or("valgrind did not say how many instructions")?;
    let units = units(&String::from_utf8_lossy(&run.stdout)).ok_or("dejarik did not say how much it did")?;
    Ok((instructions, units))
}

/// The number in `==12== I   refs:      3,021,240,322`.
fn instructions(line: &str) -> Option<u64> {
    let (head, number) = line.split_once("refs:")?;
    (head.split_whitespace().next_back() == Some("I")).then(|| number.trim().replace(',', "").parse().ok()).flatten()
}

/// The number after `"units":`.
fn units(json: &str) -> Option<u64> {
    let (_, rest) = json.split_once("\"units\":")?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The lines of the file that are limits.
fn read(text: &str) -> Result<Vec<Limit>, String> {
    let rows = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    rows.map(|line| row(line).ok_or_else(|| format!("limits.tsv: this is no limit: {line}"))).collect()
}

fn row(line: &str) -> Option<Limit> {
    let [work, unit, few, many, most] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
    let times = [few.parse().ok()?, many.parse().ok()?];
    Some(Limit { work: work.to_owned(), unit: unit.to_owned(), times, most: most.parse().ok()? })
}

/// The file with other limits.
fn write(text: &str, limits: &[Limit]) -> String {
    let head = text.lines().take_while(|line| line.starts_with('#'));
    let rows = limits.iter().map(|l| format!("{}\t{}\t{}\t{}\t{}", l.work, l.unit, l.times[0], l.times[1], l.most));
    head.map(str::to_owned).chain(rows).map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(most: u64) -> Limit {
        Limit { work: "play".to_owned(), unit: "decision".to_owned(), times: [20, 60], most }
    }

    #[test]
    fn the_file_is_read_and_written_back() {
        let text = "# a remark\nplay\tdecision\t20\t60\t900\n";
        assert_eq!(read(text), Ok(vec![limit(900)]));
        assert_eq!(write(text, &[limit(900)]), text);
        assert!(read("play\tdecision\t20\n").is_err());
        let stored = std::fs::read_to_string(crate::root().join("xtask/limits.tsv")).expect("the file of limits");
        assert_eq!(read(&stored).expect("limits").len(), 3);
    }

    #[test]
    fn valgrind_says_how_many_instructions() {
        assert_eq!(instructions("==4784== I   refs:      3,021,240,322"), Some(3_021_240_322));
        assert_eq!(instructions("==4784== I refs:        12"), Some(12));
        assert_eq!(instructions("==4784== D   refs:      3"), None);
        assert_eq!(units("{\"game\":\"minis\",\"times\":3,\"units\":3120}"), Some(3120));
    }

    #[test]
    fn only_more_than_the_limit_is_too_many() {
        assert!(verdict(&limit(900), 900).ends_with(": ok"));
        assert!(verdict(&limit(900), 901).contains("TOO MANY"));
        assert!(verdict(&limit(900), 300).contains("far below"));
        assert!(verdict(&limit(with_slack(900)), 900).ends_with(": ok"));
    }
}
