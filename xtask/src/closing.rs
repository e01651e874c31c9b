//! Reads from a runner's output how many checks passed and how many failed.

use std::ops::AddAssign;

/// How many checks passed, failed and could not be made here. Shown as `12 passed, 0 failed`, with `, 3 skipped` if there are any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Score {
    /// One check that passed or failed.
    pub fn one(passed: bool) -> Score {
        Score { passed: u64::from(passed), failed: u64::from(!passed), skipped: 0 }
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 { write!(f, ", {} skipped", self.skipped) } else { Ok(()) }
    }
}

/// What a step's output ends with, and so how the step is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// Nothing to read: the step is one check, and its exit code says how it went.
    ExitCode,
    /// `Summary [   0.5s] 4 tests run: 3 passed, 1 failed, 2 skipped`.
    Nextest,
    /// `test result: ok. 3 passed; 0 failed; ...`, once for each test binary.
    CargoTest,
    /// A line alone: `3 passed, 0 failed`, and perhaps `, 2 skipped`.
    Plain,
}

impl Closing {
    /// The score of a step that ended with `success` and said `output`, and what is wrong with the ending, if anything.
    pub fn score(self, success: bool, output: &str) -> (Score, Option<&'static str>) {
        if self == Self::ExitCode {
            return (Score::one(success), None);
        }
        match self.read(output) {
            Some(score) if success || score.failed > 0 => (score, None),
            Some(score) => (Score { failed: 1, ..score }, Some("it failed, though nothing it counted did")),
            None => (Score::one(false), Some("it ended without saying how many passed")),
        }
    }

    /// The score the output states, if it states one.
    pub fn read(self, output: &str) -> Option<Score> {
        let plain = without_colour(output);
        let mut scores = plain.lines().map(str::trim).filter_map(|line| match self {
            Self::ExitCode => None,
            Self::Nextest => nextest(line),
            Self::CargoTest => cargo_test(line),
            Self::Plain => passed_failed(line),
        });
        match self {
            Self::CargoTest => scores.reduce(|mut sum, score| {
                sum += score;
                sum
            }),
            _ => scores.next_back(),
        }
    }
}

fn nextest(line: &str) -> Option<Score> {
    let (head, counts) = line.split_once(':')?;
    if !head.starts_with("Summary [") || !(head.ends_with(" tests run") || head.ends_with(" test run")) {
        return None;
    }
    let mut score = Score::default();
    for count in without_brackets(counts).split(',') {
        let (number, what) = count.trim().split_once(' ')?;
        let number: u64 = number.parse().ok()?;
        match what.trim() {
            "passed" => score.passed += number,
            "skipped" => {}
            _ => score.failed += number, // failed, timed out, exec failed
        }
    }
    Some(score)
}

fn cargo_test(line: &str) -> Option<Score> {
    let (_, counts) = line.strip_prefix("test result:")?.split_once(". ")?;
    let mut counts = counts.split("; ");
    let (passed, failed) = (number_of(counts.next()?, "passed")?, number_of(counts.next()?, "failed")?);
    Some(Score { passed, failed, skipped: 0 })
}

fn passed_failed(line: &str) -> Option<Score> {
    let (passed, rest) = line.split_once(", ")?;
    let (failed, skipped) = rest.split_once(", ").unwrap_or((rest, "0 skipped"));
    Some(Score {
        passed: number_of(passed, "passed")?,
        failed: number_of(failed, "failed")?,
        skipped: number_of(skipped, "skipped")?,
    })
}

/// The number in `12 passed`, if the word is the one wanted.
fn number_of(count: &str, word: &str) -> Option<u64> {
    count.strip_suffix(word)?.trim_end().parse().ok()
}

/// `8 passed (1 slow, 1 flaky), 1 failed` without what is in brackets.
fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    text.chars()
        .filter(|&c| {
            let outside = depth == 0 && c != '(';
            match c {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            outside
        })
        .collect()
}

/// The text without the terminal's colour codes (`ESC [ ... letter`).
fn without_colour(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\u{1b}' {
            plain.push(c);
        } else if chars.next() == Some('[') {
            chars.by_ref().find(char::is_ascii_alphabetic);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(passed: u64, failed: u64) -> Option<Score> {
        Some(Score { passed, failed, skipped: 0 })
    }

    #[test]
    fn nextest_says_it_in_its_summary() {
        let read = |line| Closing::Nextest.read(line);
        assert_eq!(read("     Summary [   0.005s] 3 tests run: 3 passed, 1 skipped"), score(3, 0));
        assert_eq!(read("     Summary [   0.005s] 1 test run: 1 passed, 0 skipped"), score(1, 0));
        assert_eq!(
            read("     Summary [  61.1s] 9 tests run: 7 passed (1 slow, 1 flaky), 2 failed, 0 skipped"),
            score(7, 2)
        );
        assert_eq!(
            read("Summary [ 1s] 6/9 tests run: 3 passed, 1 failed, 1 timed out, 1 exec failed, 0 skipped"),
            score(3, 3)
        );
        assert_eq!(read("3 tests run: 3 passed"), None);
        assert_eq!(read("    PASS [   0.004s] kernel tests::summary"), None);
    }

    #[test]
    fn nextest_may_be_coloured() {
        let line = "\u{1b}[32;1m     Summary\u{1b}[0m [   0.1s] \u{1b}[1m2\u{1b}[0m tests run: \u{1b}[1m2\u{1b}[0m \u{1b}[32;1mpassed\u{1b}[0m, \u{1b}[1m0\u{1b}[0m \u{1b}[33;1mskipped\u{1b}[0m";
        assert_eq!(Closing::Nextest.read(line), score(2, 0));
    }

    #[test]
    fn cargo_test_says_it_once_a_binary() {
        let said = "running 2 tests\n\
            test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
            test result: FAILED. 3 passed; 4 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s\n";
        assert_eq!(Closing::CargoTest.read(said), score(5, 4));
        assert_eq!(Closing::CargoTest.read("error: could not compile `dejarik`"), None);
    }

    #[test]
    fn rulings_say_it_in_a_line_alone() {
        assert_eq!(Closing::Plain.read("riposte.ruling ok\n12 passed, 1 failed\n"), score(12, 1));
        assert_eq!(Closing::Plain.read("1 passed, 0 failed\n2 passed, 0 failed"), score(2, 0), "the last one counts");
        assert_eq!(Closing::Plain.read("in all 12 passed, 1 failed"), None);
        assert_eq!(Closing::Plain.read("12 passed, 1 failed, 2 odd"), None);
        let skipped = Score { passed: 12, failed: 0, skipped: 2 };
        assert_eq!(Closing::Plain.read("12 passed, 0 failed, 2 skipped"), Some(skipped));
    }

    #[test]
    fn a_step_without_a_closing_line_has_failed() {
        let failed_once = Score::one(false);
        assert_eq!(Closing::Plain.score(true, "").0, failed_once);
        assert_eq!(Closing::CargoTest.score(false, "error: could not compile").0, failed_once);
    }

    #[test]
    fn a_step_that_failed_counts_as_failed_whatever_it_says() {
        let (score, complaint) = Closing::Plain.score(false, "3 passed, 0 failed");
        assert_eq!(score, Score { passed: 3, failed: 1, skipped: 0 });
        assert!(complaint.is_some());
        let two = Score { passed: 3, failed: 2, skipped: 0 };
        assert_eq!(Closing::Plain.score(false, "3 passed, 2 failed"), (two, None));
    }

    #[test]
    fn a_step_counted_by_exit_code_is_one_check() {
        assert_eq!(Closing::ExitCode.score(true, "5 passed, 5 failed").0, Score::one(true));
        assert_eq!(Closing::ExitCode.score(false, "").0, Score::one(false));
    }

    #[test]
    fn a_score_shows_as_the_last_line_does() {
        assert_eq!(Score { passed: 12, ..Score::default() }.to_string(), "12 passed, 0 failed");
        assert_eq!(Score { passed: 1, failed: 2, skipped: 3 }.to_string(), "1 passed, 2 failed, 3 skipped");
    }
}
