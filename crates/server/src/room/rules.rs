//! Matches that were begun under other rules than this server's: they go on from where they stood, not from what was done, which
//! may lead elsewhere now.

use super::{Owner, Room};
use crate::board::{Board, Entry};
use crate::hub::{now, row};
use crate::store::Save;
use dejarik_games::Lang;

impl Room {
    /// What was done since the board that the match goes on from: all of it, if that is its beginning.
    pub(super) async fn stand(&mut self, entries: Vec<String>) -> Result<(), String> {
        self.take_up(entries.len()).await?;
        let done = self.board.as_ref().map_or(0, |board| board.number as usize);
        if let Err(why) = self.follow(entries.get(done..).unwrap_or_default()) {
            self.give_up_what_no_longer_fits(why).await?;
        }
        self.note_the_rules().await
    }

    /// Under other rules than it was played by, the match is as it was saved last; one that is over, as it was kept when it ended.
    async fn take_up(&mut self, entries: usize) -> Result<(), String> {
        let Some(game) = self.hub.game_of(&self.head).filter(|game| game.version() != self.head.version) else {
            return Ok(());
        };
        let (id, store) = (&self.id, &self.hub.store);
        let save = match &self.head.over {
            None => store.saved(id).await,
            Some(_) => store.record(id).await.map(|record| record.map(|game| Save::of_the_end(entries, game))),
        };
        let Some(save) = save.map_err(|e| e.to_string())? else { return Ok(()) };
        match Board::take_up(&self.head, &*game, &save) {
            Ok(board) => self.board = Some(board),
            Err(e) => tracing::warn!(id, "the save of a match cannot be read: {e}"),
        }
        Ok(())
    }

    /// Where there is no save, a match goes on from the last answer that still fits; under the rules it was played by every answer must.
    async fn give_up_what_no_longer_fits(&mut self, why: String) -> Result<(), String> {
        let version = self.hub.game_of(&self.head).map(|game| game.version());
        let (Owner::Me(epoch), Some(board), None) = (&self.owner, &self.board, &self.head.over) else {
            return Err(why);
        };
        if version.as_ref() == Some(&self.head.version) {
            return Err(why);
        }
        let from = i64::from(board.number);
        tracing::warn!(id = self.id, from, "played under {}, it goes on from here: {why}", self.head.version);
        self.hub.store.cut(&self.id, *epoch, from).await.map_err(|e| e.to_string())
    }

    /// Keeps under which rules the match goes on, before anything is done under them.
    pub(super) async fn note_the_rules(&mut self) -> Result<(), String> {
        let (Owner::Me(epoch), Some(board), None) = (&self.owner, &mut self.board, &self.head.over) else {
            return Ok(());
        };
        if board.live.version() == self.head.version {
            return Ok(());
        }
        let n = i64::from(board.number);
        let entry = Entry::Resumed { at: now() };
        board.apply(Lang::English, &entry).map_err(|e| e.text)?;
        self.head.version = board.live.version();
        tracing::info!(id = self.id, version = self.head.version, "a match goes on under other rules");
        let body = serde_json::to_string(&entry).map_err(|e| e.to_string())?;
        let row = row(&self.id, &self.head);
        let kept = self.hub.store.append_with(*epoch, Some((n, body)), row, &[], None, Vec::new()).await;
        kept.map_err(|e| e.to_string())
    }

    /// Keeps the match as it is now, before it leaves memory: who loads it next may have other rules.
    pub(super) async fn save(&mut self) {
        let Owner::Me(epoch) = self.owner else { return };
        let played = self.board.as_ref().is_some_and(|board| board.number > 0 && board.over.is_none());
        if !played || self.broken || self.recall(None).await.is_err() {
            return;
        }
        let kept = match self.board.as_ref().map(Board::save) {
            None => return,
            Some(Ok(save)) => self.hub.store.save(&self.id, epoch, save).await.map_err(|e| e.to_string()),
            Some(Err(e)) => Err(e),
        };
        if let Err(e) = kept {
            tracing::warn!(id = self.id, "a match could not be saved for other rules: {e}");
        }
    }
}
