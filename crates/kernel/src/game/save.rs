//! A match becomes a Record, and a Record a match again.

use super::Match;
use crate::{Answer, Record, RecordOf, Refusal, Rules, checksum};
use std::sync::Arc;

impl<R: Rules> Match<R> {
    /// The game as it can be saved. While it goes on it holds every secret. One that forgot its past ([`Match::forgot`]) has none.
    pub fn record(&self) -> RecordOf<R> {
        let (answers, steps) = self.transcript();
        // What happened in the open step happens again when it is taken up.
        let closed = if self.outcome().is_some() { self.events.len() } else { self.events_opened };
        let past = self.whole.then(|| self.past().unwrap_or_default());
        let events = past.map_or(Vec::new(), |mut past| {
            past.extend_from_slice(&self.events[..closed]);
            past
        });
        Record {
            game: R::NAME.to_owned(),
            version: self.version(),
            setup: self.setup.clone(),
            nature: self.nature.clone(),
            answers,
            steps,
            start: self.start.clone(),
            checksum: checksum(&self.start),
            outcome: self.outcome(),
            events,
        }
    }

    /// Takes up a saved game. Under the rules it was played by, it is played again from its setup. Under others it goes on from
    /// the World as the open step began, and what happened before is told as it was saved; answers of that step that no longer
    /// fit are dropped, and the second part of the result says how many.
    pub fn load(rules: Arc<R>, record: RecordOf<R>) -> Result<(Match<R>, usize), Refusal> {
        record.check_shape(&*rules).map_err(Refusal::Save)?;
        if record.version == rules.version() {
            let (setup, nature) = (&record.setup, &record.nature);
            let game = Match::replay(&rules, setup, nature, &record.answers, &record.steps, true)?;
            if checksum(&game.start) != record.checksum {
                return Err(Refusal::Save("its answers do not lead to its position".into()));
            }
            return Ok((game, 0));
        }
        Match::load_across_versions(rules, record)
    }

    fn load_across_versions(rules: Arc<R>, mut record: RecordOf<R>) -> Result<(Match<R>, usize), Refusal> {
        rules.restore(&mut record.start);
        let opened = record.steps.last().map_or(0, |end| end.answers as usize);
        let mut game = Match::at(rules, record.setup, record.nature, record.start, true);
        game.before = Some(record.version);
        game.whole = record.steps.is_empty() || !record.events.is_empty();
        game.ends = record.steps;
        game.opened = opened;
        game.drawn = record.answers[..opened].iter().map(Answer::drawn).sum();
        game.events = record.events;
        game.events_opened = game.events.len();
        game.told = game.events.len();
        let total = record.answers.len();
        let mut keep = total;
        loop {
            game.answers = record.answers[..keep].to_vec();
            match game.go_on(None) {
                Ok(()) => return Ok((game, total - keep)),
                Err(refusal) if keep == opened => return Err(refusal),
                Err(_) => keep -= 1,
            }
        }
    }
}
