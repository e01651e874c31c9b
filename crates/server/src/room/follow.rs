//! A match that another server owns: followed from what is written down, and taken over when its owner is gone.

use super::{Owner, Room};
use crate::board::{Board, Entry};
use crate::cluster::{Relay, Reply};
use crate::wire::play::{FromServer, Refused};
use dejarik_games::Lang;
use std::sync::atomic::Ordering::Relaxed;

impl Room {
    /// Adds what was done, by whomever.
    pub(super) fn follow(&mut self, entries: &[String]) -> Result<(), String> {
        if self.board.is_none() && self.head.setup.is_some() {
            let game = self.hub.game_of(&self.head).ok_or("a game that is not here")?;
            self.board = Some(Board::begin(&self.head, &*game)?);
        }
        let Some(board) = &mut self.board else { return Ok(()) };
        for body in entries {
            board.follow(body)?;
        }
        Ok(())
    }

    /// Looks at what another server has done meanwhile.
    async fn look(&mut self) -> Result<(), String> {
        let head = self.hub.store.head(&self.id).await.map_err(|e| e.to_string())?.ok_or("it is gone")?;
        self.head = serde_json::from_str(&head).map_err(|e| e.to_string())?;
        let from = self.board.as_ref().map_or(0, |board| i64::from(board.number));
        let entries = self.hub.store.entries(&self.id, from).await.map_err(|e| e.to_string())?;
        // One at a time, so that everybody is told of each.
        if entries.is_empty() {
            self.follow(&[])?;
        }
        for body in entries {
            if serde_json::from_str::<Entry>(&body).is_ok_and(|entry| entry.takes_back()) {
                self.recall(None).await.map_err(|e| e.text)?;
            }
            self.follow(&[body])?;
            self.tell().await;
            self.board.as_mut().into_iter().for_each(Board::forget);
        }
        Ok(())
    }

    /// Looks, and gives up if what is there cannot be followed.
    pub(super) async fn look_or_break(&mut self) {
        if let Err(e) = self.look().await {
            tracing::error!(id = self.id, "a match of another server cannot be followed: {e}");
            self.broken = true;
        }
        self.tell_seats();
        self.tell().await;
    }

    /// Takes the match over if its owner has not been heard of.
    pub(super) async fn take_over(&mut self) {
        let Owner::Other(_) = &self.owner else { return };
        match self.hub.store.take(&self.id).await {
            Ok((Some(epoch), _)) => {
                tracing::info!(id = self.id, "taken over");
                self.hub.metrics.taken_over.fetch_add(1, Relaxed);
                self.owner = Owner::Me(epoch);
                self.look_or_break().await;
                if let Err(e) = self.note_the_rules().await {
                    tracing::error!(id = self.id, "a match cannot be taken over: {e}");
                    self.broken = true;
                }
                self.resume().await;
                self.think();
            }
            Ok((None, other)) => self.owner = Owner::Other(other),
            Err(_) => {}
        }
    }

    /// Looks whether this server still owns the match, if somebody else may have taken it: then it is loaded anew, to be followed.
    /// What it told itself as the owner is no news.
    pub(super) async fn still_mine(&mut self, mine: i64, epoch: Option<i64>) {
        if epoch == Some(mine) {
            return;
        }
        match self.hub.store.owned(&self.id).await {
            Ok(Some((owner, epoch))) if (&*owner, epoch) == (&*self.hub.store.server, mine) => {}
            Ok(_) => {
                tracing::warn!(id = self.id, "another server has taken this match over");
                self.broken = true;
            }
            // The database is not there: whatever is done next will tell.
            Err(_) => {}
        }
    }

    pub(super) fn is_mine(&self) -> bool {
        matches!(self.owner, Owner::Me(_))
    }

    /// Does what another server passes on.
    pub(super) async fn relayed(&mut self, what: Relay) -> Reply {
        match what {
            Relay::Request { seats, lang, request } => {
                let (lang, id) = (Lang::by_code(&lang).unwrap_or_default(), request.id());
                let changed = crate::text::in_language(lang, self.grant(lang, &seats, None, &request)).await;
                if changed.is_ok() {
                    self.tell().await;
                    self.think();
                }
                Reply::Message(match changed {
                    Ok(Some(message)) => message,
                    Ok(None) => FromServer::Pong { id },
                    Err((id, refused)) => FromServer::Refused(Refused { id, ..refused }),
                })
            }
            Relay::Join { wish, by } => {
                let seated = self.join(&wish, &by).await;
                if seated.is_ok() {
                    self.tell_seats();
                    self.tell().await;
                    self.think();
                }
                Reply::Seated(Box::new(seated))
            }
            Relay::Again { seat, not } => Reply::Rematch(self.again(seat, not).await),
        }
    }
}
