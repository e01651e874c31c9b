//! What can be counted, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper ends of the buckets of a histogram, in microseconds.
const ENDS: [u64; 14] =
    [250, 500, 1_000, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000, 50_000, 100_000, 300_000, 1_000_000];

/// How long things took.
#[derive(Default)]
pub struct Histogram {
    buckets: [AtomicU64; ENDS.len() + 1],
    sum: AtomicU64,
    count: AtomicU64,
}

impl Histogram {
    /// Notes one that took so long.
    pub fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.buckets[ENDS.partition_point(|end| *end < micros)].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
        self.count.fetch_add(1, Relaxed);
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Connections that are open.
    pub connections: AtomicI64,
    /// Connections that were opened.
    pub opened: AtomicU64,
    /// Matches in memory.
    pub rooms: AtomicI64,
    /// Matches that were made.
    pub created: AtomicU64,
    /// Matches that ended.
    pub ended: AtomicU64,
    /// Answers acknowledged.
    pub answers: AtomicU64,
    /// Requests refused.
    pub refused: AtomicU64,
    /// Messages that could not be read.
    pub malformed: AtomicU64,
    /// Connections dropped because they did not read.
    pub slow: AtomicU64,
    /// Requests turned away because there were too many.
    pub limited: AtomicU64,
    /// Answers of computer players.
    pub thoughts: AtomicU64,
    /// Matches taken over from another server.
    pub taken_over: AtomicU64,
    /// From an answer's arrival to the update that was sent.
    pub answer_time: Histogram,
    /// From handing a write to the database to its being on the disk.
    pub store_time: Histogram,
    /// From a request's arrival until its match has time for it.
    pub queue_time: Histogram,
    /// What the rules take for an answer.
    pub game_time: Histogram,
    /// What it takes to write what all who look on are told.
    pub tell_time: Histogram,
}

impl Metrics {
    /// All of it, as Prometheus reads it.
    pub fn text(&self, disk: &Disk) -> String {
        let mut out = String::new();
        let gauge = |out: &mut String, name: &str, help: &str, value: i64| {
            write!(out, "# HELP dejarik_{name} {help}\n# TYPE dejarik_{name} gauge\ndejarik_{name} {value}\n").ok();
        };
        gauge(&mut out, "connections", "Connections that are open.", self.connections.load(Relaxed));
        gauge(&mut out, "rooms", "Matches in memory.", self.rooms.load(Relaxed));
        gauge(&mut out, "resident_bytes", "Memory that the process has.", resident());
        let counts: [(&str, &str, u64); 12] = [
            ("connections_opened", "Connections that were opened.", self.opened.load(Relaxed)),
            ("matches_created", "Matches that were made.", self.created.load(Relaxed)),
            ("matches_ended", "Matches that ended.", self.ended.load(Relaxed)),
            ("answers", "Answers acknowledged.", self.answers.load(Relaxed)),
            ("refused", "Requests refused.", self.refused.load(Relaxed)),
            ("malformed", "Messages that could not be read.", self.malformed.load(Relaxed)),
            ("slow", "Connections dropped because they did not read.", self.slow.load(Relaxed)),
            ("limited", "Requests turned away because there were too many.", self.limited.load(Relaxed)),
            ("bot_answers", "Answers of computer players.", self.thoughts.load(Relaxed)),
            ("taken_over", "Matches taken over from another server.", self.taken_over.load(Relaxed)),
            ("store_commits", "Writes to the disk.", disk.commits.load(Relaxed)),
            ("store_jobs", "Jobs in these writes.", disk.jobs.load(Relaxed)),
        ];
        for (name, help, value) in counts {
            let name = format!("{name}_total");
            write!(out, "# HELP dejarik_{name} {help}\n# TYPE dejarik_{name} counter\ndejarik_{name} {value}\n").ok();
        }
        histogram(&mut out, "answer_seconds", "From an answer's arrival to the update sent.", &self.answer_time);
        histogram(&mut out, "store_seconds", "From a write to its being on the disk.", &self.store_time);
        histogram(&mut out, "queue_seconds", "From a request's arrival until its match has time.", &self.queue_time);
        histogram(&mut out, "game_seconds", "What the rules take for an answer.", &self.game_time);
        histogram(&mut out, "tell_seconds", "What it takes to write what all are told.", &self.tell_time);
        histogram(&mut out, "commit_seconds", "A write to the disk, however many wait for it.", &disk.commit_time);
        histogram(
            &mut out,
            "checkpoint_seconds",
            "What moving the log into the database takes.",
            &disk.checkpoint_time,
        );
        out
    }
}

/// What a database counts.
#[derive(Default)]
pub struct Disk {
    /// Writes to the disk.
    pub commits: AtomicU64,
    /// Jobs in these writes.
    pub jobs: AtomicU64,
    /// What a write took.
    pub commit_time: Histogram,
    /// What it took to move the log into the database, where that is done beside the writes.
    pub checkpoint_time: Histogram,
}

fn histogram(out: &mut String, name: &str, help: &str, of: &Histogram) {
    write!(out, "# HELP dejarik_{name} {help}\n# TYPE dejarik_{name} histogram\n").ok();
    let mut sum = 0;
    for (i, bucket) in of.buckets.iter().enumerate() {
        sum += bucket.load(Relaxed);
        let end = ENDS.get(i).map_or("+Inf".to_owned(), |micros| (*micros as f64 / 1e6).to_string());
        writeln!(out, "dejarik_{name}_bucket{{le=\"{end}\"}} {sum}").ok();
    }
    let seconds = of.sum.load(Relaxed) as f64 / 1e6;
    writeln!(out, "dejarik_{name}_sum {seconds}\ndejarik_{name}_count {}", of.count.load(Relaxed)).ok();
}

/// How much memory this process has, where the system says so.
pub fn resident() -> i64 {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split_whitespace().nth(1)?.parse::<i64>().ok());
    pages.unwrap_or(0) * 4096
}
