//! How much a search may think.

use std::time::{Duration, Instant};

/// How much is thought about one activation, or what a game has in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many simulations for each decision: the same seed gives the same answers.
    Simulations(u32),
    /// So much time for each activation, spread over its decisions.
    Time(Duration, Clock),
}

/// By which clock time is spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// The one on the wall: what a person who waits looks at.
    Wall,
    /// The time that the thinking thread really ran, for measurements on a machine that does other things too.
    Processor,
}

impl Clock {
    /// A moment to count from.
    pub fn start(self) -> Watch {
        match self {
            Clock::Wall => Watch::Wall(Instant::now()),
            Clock::Processor => Watch::Processor(cpu_time::ThreadTime::now()),
        }
    }
}

/// A running clock; it is read by the thread that started it.
pub enum Watch {
    Wall(Instant),
    Processor(cpu_time::ThreadTime),
}

impl Watch {
    pub fn elapsed(&self) -> Duration {
        match self {
            Watch::Wall(since) => since.elapsed(),
            Watch::Processor(since) => since.elapsed(),
        }
    }
}

/// How a search plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it thinks.
    pub budget: Budget,
    /// How many trees are grown at once, each by a thread of its own.
    pub threads: usize,
    /// How far from the best, in chances to win, an answer may be that is taken all the same; 0 for the best play.
    pub slack: f32,
}

impl Settings {
    /// The settings of a name: `search`, `search:500` (simulations for a decision), `search:100ms` or `search:2s` (for an
    /// activation), with `:cpu` behind for processor time and `:cores` for a tree on every core; or `easy`, `medium`, `hard`.
    pub fn named(name: &str) -> Option<Settings> {
        let level = |millis: u64, threads: usize, slack: f32| Settings {
            budget: Budget::Time(Duration::from_millis(millis), Clock::Wall),
            threads,
            slack,
        };
        match name {
            "easy" => return Some(level(20, 1, 0.04)),
            "medium" => return Some(level(100, 1, 0.0)),
            "hard" => return Some(level(1000, cores(), 0.0)),
            "search" => return Some(level(100, 1, 0.0)),
            _ => {}
        }
        let mut settings = level(100, 1, 0.0);
        let mut clock = Clock::Wall;
        let mut words = name.strip_prefix("search:")?.split(':');
        let amount = words.next()?;
        for word in words {
            match word {
                "cpu" => clock = Clock::Processor,
                "cores" => settings.threads = cores(),
                _ => return None,
            }
        }
        let time = |digits: &str, each: u64| {
            let millis = digits.parse::<u64>().ok().filter(|n| (1..=600_000).contains(n))? * each;
            Some(Budget::Time(Duration::from_millis(millis), clock))
        };
        settings.budget = match (amount.strip_suffix("ms"), amount.strip_suffix('s')) {
            (Some(digits), _) => time(digits, 1)?,
            (None, Some(digits)) => time(digits, 1000)?,
            (None, None) => Budget::Simulations(amount.parse().ok().filter(|n| (1..=10_000_000).contains(n))?),
        };
        Some(settings)
    }
}

/// How many cores there are.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_how_much_is_thought() {
        let budget = |name: &str| Settings::named(name).map(|s| s.budget);
        assert_eq!(budget("search:500"), Some(Budget::Simulations(500)));
        assert_eq!(budget("search:20ms"), Some(Budget::Time(Duration::from_millis(20), Clock::Wall)));
        assert_eq!(budget("search:2s:cpu"), Some(Budget::Time(Duration::from_secs(2), Clock::Processor)));
        assert!(Settings::named("search:1s:cores").is_some_and(|s| s.threads >= 1));
        for wrong in ["search:", "search:0", "search:-5", "search:5x", "search:1s:often", "find", "search:ms"] {
            assert_eq!(Settings::named(wrong), None, "{wrong}");
        }
    }
}
