//! A saved game told again.

use crate::session::{Paint, read_record};
use crate::{GameError, Hosted};
use dejarik_kernel::{Lang, Match, Outcome, Seat};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What happened in a saved game.
pub struct Replayed {
    /// Under which rules it was played.
    pub version: String,
    /// Whether it was played again and came out the same; otherwise its own events were told.
    pub verified: bool,
    /// How many answers it has, dice included.
    pub answers: usize,
    /// How many steps of it have ended.
    pub steps: usize,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    told: Vec<String>,
    seats: Vec<String>,
    boards: Box<dyn Fn(usize, Paint) -> String>,
    screens: Box<dyn Fn(usize, Option<Seat>) -> Value>,
}

impl Replayed {
    /// Everything that happened, a line each.
    pub fn lines(&self) -> &[String] {
        &self.told
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The table after that line.
    pub fn board(&self, line: usize, paint: Paint) -> String {
        (self.boards)(line, paint)
    }

    /// The table after that line, as a seat's screen shows it.
    pub fn screen(&self, line: usize, seat: Option<Seat>) -> Value {
        (self.screens)(line, seat)
    }
}

/// The events in words, a line each, and how many events each line ends.
fn tell<R: Hosted>(lang: Lang, rules: &R, mut shadow: R::World, events: &[R::Event]) -> (Vec<String>, Vec<usize>) {
    let (mut told, mut ends) = (Vec::new(), Vec::new());
    for (i, event) in events.iter().enumerate() {
        R::apply(&mut shadow, event);
        let line = rules.event_words(lang, &shadow, event);
        if !line.is_empty() {
            told.push(line);
            ends.push(i + 1);
        }
    }
    (told, ends)
}

pub(crate) fn replay<R: Hosted>(lang: Lang, rules: &Arc<R>, bytes: &[u8]) -> Result<Replayed, GameError> {
    let record = read_record::<R>(bytes)?;
    if let Some(why) = rules.strange(lang, &record.version) {
        return Err(GameError::Refused(why));
    }
    let refuse = |e: dejarik_kernel::Refusal| GameError::refused(e.to_string());
    let same = record.version == rules.version();
    let (events, outcome) = if same {
        let game: Match<R> = record.verify(rules).map_err(refuse)?;
        (game.events().to_vec(), game.outcome())
    } else if record.events.is_empty() {
        let text = format!("it was played under {}, these rules are {}", record.version, rules.version());
        return Err(GameError::refused(format!("{text}; an unfinished game can be shown by its own rules only")));
    } else {
        (record.events.clone(), record.outcome)
    };
    let start = rules.begin(&record.setup).map_err(GameError::Refused)?;
    // Events that nobody proved may say anything.
    let telling = catch_unwind(AssertUnwindSafe(|| tell(lang, &**rules, start, &events)));
    let unproved =
        || GameError::refused(format!("its events cannot be told by these rules; they are of {}", record.version));
    let (told, ends) = telling.map_err(|_| unproved())?;
    let seats = Seat::first(rules.seats(&record.setup)).map(|seat| rules.seat_words(lang, seat));
    let seats = seats.collect();
    let (rules, setup) = (rules.clone(), record.setup.clone());
    let world_after = Arc::new(move |rules: &R, line: usize| {
        let mut world = rules.begin(&setup).ok()?;
        let end = ends.get(line).copied().unwrap_or(events.len());
        events[..end].iter().for_each(|event| R::apply(&mut world, event));
        Some(world)
    });
    let (after, draws) = (world_after.clone(), rules.clone());
    let boards = move |line: usize, paint: Paint| {
        after(&draws, line).map(|world| draws.board(lang, &world, paint)).unwrap_or_default()
    };
    let screens = move |line: usize, seat: Option<Seat>| {
        world_after(&rules, line).map(|world| rules.screen(lang, &world, seat).value()).unwrap_or_default()
    };
    Ok(Replayed {
        version: record.version,
        verified: same,
        answers: record.answers.len(),
        steps: record.steps.len(),
        outcome,
        told,
        seats,
        boards: Box::new(boards),
        screens: Box::new(screens),
    })
}
