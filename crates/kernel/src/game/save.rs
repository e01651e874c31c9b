//! A match becomes a Record, and a Record a match again.

use super::Match;
use crate::{Answer, Record, RecordOf, Refusal, Rules, checksum};
use std::sync::Arc;

impl<R: Rules> Match<R> {
    /// The game as it can be saved. While it goes on it holds every secret. One that forgot its past ([`Match::forgot`]) has none.
    pub fn record(&self) -> RecordOf<R> {
        let (answers, steps) = self.transcript();
        let over = self.outcome().is_some();
        let mut events = if over { self.past().unwrap_or_default() } else { Vec::new() };
        events.extend_from_slice(if over { &self.events } else { &[] });
        Record {
            game: R::NAME.to_owned(),
            version: self.rules.version(),
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

    /// Takes up a saved game. Under the rules it was saved with, it is played again from its setup, so that its whole
    /// story is there. Under other rules it goes on from the World as the open step began; answers of that step that no
    /// longer fit are dropped, and the second part of the result says how many.
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
        game.whole = false;
        game.ends = record.steps;
        game.opened = opened;
        game.drawn = record.answers[..opened].iter().map(Answer::drawn).sum();
        game.events = record.events;
        game.events_opened = game.events.len();
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
