//! Work on all cores, with a bar for whoever waits.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long work may take before a bar is shown.
const PATIENCE: Duration = Duration::from_secs(2);

/// A bar on stderr, which comes only when the work takes long and somebody looks.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: AtomicBool,
}

impl Progress {
    /// A bar for so many things.
    pub fn new(count: usize, what: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.expect("a template of ours"));
        bar.set_message(what.to_owned());
        Progress { bar, begun: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// One more is done.
    pub fn step(&self) {
        if self.begun.elapsed() > PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }

    /// So many are done.
    pub fn stand(&self, done: usize) {
        if self.begun.elapsed() > PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(done as u64);
    }

    /// A bar that is never shown.
    pub fn hidden() -> Progress {
        let bar = ProgressBar::hidden();
        Progress { bar, begun: Instant::now(), shown: AtomicBool::new(true) }
    }

    /// All is done.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

/// All cores, unless another number is wanted.
pub fn threads(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// Does `work` for every number below `count`, and returns what came of it in their order.
pub fn each<T: Send>(count: usize, threads: usize, progress: &Progress, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= count {
                return done;
            }
            done.push((i, work(i)));
            progress.step();
        }
    };
    let mut all: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(count.max(1))).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker catches its panics")).collect()
    });
    progress.end();
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, result)| result).collect()
}
