//! Many matches at once over real sockets, against a server that runs: how long answers take, whether any was lost or
//! doubled, and how much memory the server has.

use crate::client::{Player, ask, create};
use crate::wire::lobby::{NewMatch, SeatWish, Who};
use crate::wire::play::ToServer;
use dejarik_kernel::Chance;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server, as `127.0.0.1:7373`.
    pub addr: String,
    /// The game.
    pub game: String,
    /// Matches at once.
    pub matches: usize,
    /// Answers a second, in all.
    pub rate: f64,
    /// How long, after all have begun.
    pub time: Duration,
    /// Where choices come from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Figures {
    /// Matches at once.
    pub matches: usize,
    /// Matches that were begun in all.
    pub begun: u64,
    /// Matches that ended by the rules meanwhile.
    pub ended: u64,
    /// Seconds that were measured.
    pub seconds: f64,
    /// Answers acknowledged while it was measured.
    pub answers: u64,
    /// The same, a second.
    pub answers_per_second: f64,
    /// From an answer to its update at both players, in milliseconds: the middle.
    pub p50_ms: f64,
    /// The 95th percentile.
    pub p95_ms: f64,
    /// The 99th percentile.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
    /// Answers acknowledged that the server does not have at the end.
    pub lost: u64,
    /// Answers that the server has more of than were acknowledged.
    pub doubled: u64,
    /// Answers refused.
    pub refused: u64,
    /// Connections that broke.
    pub broken: u64,
    /// The server's memory as the measuring began, in megabytes.
    pub memory_begin_mb: f64,
    /// The same, a minute each.
    pub memory_mb: Vec<f64>,
    /// By how many megabytes a minute it grows after the first two minutes, in which what all matches share is worked out.
    pub memory_mb_a_minute: Option<f64>,
}

/// How often the server's memory is looked at.
const LOOK: Duration = Duration::from_secs(10);
/// When it is expected to stay as it is.
const SETTLED: Duration = Duration::from_secs(120);

/// By how much a minute values grow, each with its time in seconds, along the line that fits them best.
fn slope(values: &[(f64, f64)]) -> Option<f64> {
    if values.len() < 3 {
        return None;
    }
    let mean = |of: fn(&(f64, f64)) -> f64| values.iter().map(of).sum::<f64>() / values.len() as f64;
    let (time, value) = (mean(|v| v.0), mean(|v| v.1));
    let along: f64 = values.iter().map(|(t, v)| (t - time) * (v - value)).sum();
    Some(60.0 * along / values.iter().map(|(t, _)| (t - time).powi(2)).sum::<f64>())
}

/// Counts times of 10 microseconds up to 2 seconds.
struct Times(Vec<AtomicU32>);

impl Times {
    fn note(&self, took: Duration) {
        let at = (took.as_micros() / 10) as usize;
        self.0[at.min(self.0.len() - 1)].fetch_add(1, Relaxed);
    }

    /// The time that so large a part stays under, in milliseconds.
    fn at(&self, part: f64) -> f64 {
        let total: u64 = self.0.iter().map(|n| u64::from(n.load(Relaxed))).sum();
        let mut left = (total as f64 * part).ceil() as u64;
        for (i, n) in self.0.iter().enumerate() {
            let n = u64::from(n.load(Relaxed));
            if n >= left && left > 0 {
                return (i + 1) as f64 / 100.0;
            }
            left -= n.min(left);
        }
        0.0
    }
}

/// What all players share.
struct Field {
    plan: Plan,
    times: Times,
    measuring: AtomicBool,
    stop: AtomicBool,
    begun: AtomicU64,
    ended: AtomicU64,
    answers: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
    lost: AtomicU64,
    doubled: AtomicU64,
}

/// As much of a message as a player needs who does not look at the table.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    number: Option<u32>,
    #[serde(default)]
    questions: Vec<Asked>,
    over: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Asked {
    number: u32,
    options: Vec<IgnoredAny>,
}

/// What the two players of a match share.
#[derive(Default)]
struct Shared {
    acked: AtomicU64,
    sent: Mutex<Option<(Instant, u32)>>,
    number: AtomicU32,
    over: AtomicBool,
}

/// Plays it.
pub async fn run(plan: Plan) -> std::io::Result<Figures> {
    let field = Arc::new(Field {
        times: Times((0..200_001).map(|_| AtomicU32::new(0)).collect()),
        measuring: false.into(),
        stop: false.into(),
        begun: 0.into(),
        ended: 0.into(),
        answers: 0.into(),
        refused: 0.into(),
        broken: 0.into(),
        lost: 0.into(),
        doubled: 0.into(),
        plan: plan.clone(),
    });
    let mut tables = JoinSet::new();
    for nth in 0..plan.matches {
        tables.spawn(table(field.clone(), nth));
        // Not all at once: making a match is not what is measured.
        tokio::time::sleep(Duration::from_millis(if nth % 4 == 3 { 10 } else { 0 })).await;
    }
    while (field.begun.load(Relaxed) as usize) < plan.matches {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let memory_begin_mb = memory(&plan.addr).await;
    field.measuring.store(true, Relaxed);
    let start = Instant::now();
    let (mut memory_mb, mut settled) = (Vec::new(), Vec::new());
    for look in 1.. {
        let left = plan.time.saturating_sub(start.elapsed());
        tokio::time::sleep(left.min(LOOK)).await;
        let (at, now) = (start.elapsed(), memory(&plan.addr).await);
        let over = at >= plan.time;
        if at >= SETTLED {
            settled.push((at.as_secs_f64(), now));
        }
        if over || look % 6 == 0 {
            memory_mb.push(now);
        }
        if over {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    field.measuring.store(false, Relaxed);
    let answers = field.answers.load(Relaxed);
    field.stop.store(true, Relaxed);
    while tables.join_next().await.is_some() {}
    let count = |of: &AtomicU64| of.load(Relaxed);
    Ok(Figures {
        matches: plan.matches,
        begun: count(&field.begun),
        ended: count(&field.ended),
        seconds,
        answers,
        answers_per_second: answers as f64 / seconds,
        p50_ms: field.times.at(0.5),
        p95_ms: field.times.at(0.95),
        p99_ms: field.times.at(0.99),
        max_ms: field.times.at(1.0),
        lost: count(&field.lost),
        doubled: count(&field.doubled),
        refused: count(&field.refused),
        broken: count(&field.broken),
        memory_begin_mb,
        memory_mb,
        memory_mb_a_minute: slope(&settled),
    })
}

async fn memory(addr: &str) -> f64 {
    let Ok(got) = ask(addr, "GET", "/metrics", &[], None).await else { return 0.0 };
    let line = got.text.lines().find(|line| line.starts_with("dejarik_resident_bytes "));
    line.and_then(|line| line.split(' ').nth(1)?.parse::<f64>().ok()).unwrap_or(0.0) / 1_048_576.0
}

/// One match after another.
async fn table(field: Arc<Field>, nth: usize) {
    let mut round = 0u64;
    while !field.stop.load(Relaxed) {
        round += 1;
        let seed = field.plan.seed ^ ((nth as u64) << 20) ^ round;
        if one_match(&field, seed, round == 1).await.is_err() {
            field.broken.fetch_add(1, Relaxed);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

async fn one_match(field: &Arc<Field>, seed: u64, first: bool) -> std::io::Result<()> {
    let seat = || SeatWish { who: Who::Me, squad: None };
    let wish = NewMatch { game: field.plan.game.clone(), seats: vec![seat(), seat()], ..NewMatch::default() };
    let seated = create(&field.plan.addr, &wish).await?;
    let shared = Arc::new(Shared::default());
    let mut players = JoinSet::new();
    for secret in &seated.secrets {
        let player = Player::enter(&field.plan.addr, &seated.game.id, &[&secret.secret]).await?;
        let chance = Chance::new(seed ^ (u64::from(secret.seat) << 60));
        players.spawn(play(field.clone(), shared.clone(), player, chance, first));
    }
    field.begun.fetch_add(1, Relaxed);
    let mut broken = None;
    while let Some(done) = players.join_next().await {
        broken = done.map_err(std::io::Error::other).and_then(|done| done).err().or(broken);
    }
    if shared.over.load(Relaxed) {
        field.ended.fetch_add(1, Relaxed);
    }
    // Every acknowledged answer, and no other, is in what the server kept.
    let (acked, kept) = (shared.acked.load(Relaxed), kept(&field.plan.addr, &seated.game.id).await?);
    field.lost.fetch_add(acked.saturating_sub(kept), Relaxed);
    field.doubled.fetch_add(kept.saturating_sub(acked), Relaxed);
    broken.map_or(Ok(()), Err)
}

/// The number of the state that the server shows to who looks at the match now.
async fn kept(addr: &str, id: &str) -> std::io::Result<u64> {
    let mut watcher = Player::enter(addr, id, &[]).await?;
    while let Some(text) = watcher.hear_text().await? {
        let heard: Heard = serde_json::from_str(&text).map_err(std::io::Error::other)?;
        if let (true, Some(number)) = (heard.kind == "state", heard.number) {
            return Ok(u64::from(number));
        }
    }
    Err(std::io::Error::other("the match does not show itself"))
}

/// Plays one seat until the match is over or it is time to stop.
async fn play(
    field: Arc<Field>,
    shared: Arc<Shared>,
    mut player: Player,
    mut chance: Chance,
    first: bool,
) -> std::io::Result<()> {
    let pause = Duration::from_secs_f64(field.plan.matches as f64 / field.plan.rate);
    let mut waiting = false;
    let mut id = 0;
    // So that matches do not answer in step, each begins at another moment.
    let mut spread = if first { pause.mul_f64(chance.below(1000) as f64 / 1000.0) } else { Duration::ZERO };
    loop {
        // A player who waits for nothing of its own looks up now and then whether it is time to stop.
        let heard = tokio::time::timeout(Duration::from_millis(500), player.hear_text()).await;
        let text = match heard {
            Ok(text) => text?.ok_or_else(|| std::io::Error::other("the server closed"))?,
            Err(_) if field.stop.load(Relaxed) && !waiting => return Ok(()),
            Err(_) => continue,
        };
        let heard: Heard = serde_json::from_str(&text).map_err(std::io::Error::other)?;
        match heard.kind.as_str() {
            "ack" => {
                waiting = false;
                shared.acked.fetch_add(1, Relaxed);
                if field.measuring.load(Relaxed) {
                    field.answers.fetch_add(1, Relaxed);
                }
            }
            "refused" | "bye" => {
                waiting = false;
                field.refused.fetch_add(1, Relaxed);
            }
            "state" | "update" => {
                let number = heard.number.unwrap_or(0);
                shared.number.fetch_max(number, Relaxed);
                note(&field, &shared, number);
                if heard.over.is_some() {
                    shared.over.store(true, Relaxed);
                    return Ok(());
                }
                let Some(asked) = heard.questions.first() else { continue };
                if field.stop.load(Relaxed) && !waiting {
                    return Ok(());
                }
                tokio::time::sleep(pause + std::mem::take(&mut spread)).await;
                id += 1;
                let nth = Some(chance.below(asked.options.len().max(1)));
                *lock(&shared.sent) = Some((Instant::now(), number + 1));
                waiting = true;
                let answer = ToServer::Answer { id, seat: None, question: asked.number, nth, choice: None };
                player.say(&answer).await?;
            }
            _ => {}
        }
    }
}

/// Notes how long the update took whose number was awaited; both players come by here.
fn note(field: &Field, shared: &Shared, number: u32) {
    let sent = *lock(&shared.sent);
    if let Some((at, awaited)) = sent.filter(|_| field.measuring.load(Relaxed))
        && awaited == number
    {
        field.times.note(at.elapsed());
    }
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::slope;

    #[test]
    fn what_stays_has_no_slope_and_what_grows_has_its_own() {
        let line =
            |by: f64| (0..20).map(|n| (f64::from(n) * 10.0, 200.0 + by * f64::from(n) / 6.0)).collect::<Vec<_>>();
        assert_eq!(slope(&line(0.0)), Some(0.0));
        assert!((slope(&line(2.5)).unwrap() - 2.5).abs() < 1e-9);
        assert_eq!(slope(&line(1.0)[..2]), None);
    }
}
