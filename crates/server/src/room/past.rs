//! The past of a match: not in memory, but in what is kept. It comes back while somebody looks at it.

use super::Room;
use crate::board::{Board, Entry};
use crate::seen;
use crate::wire::play::Refused;
use dejarik_games::Lang;

impl Room {
    /// Brings the past back for who looks back, if it was forgotten: the match is played again from what is kept, and from the
    /// entry that is not yet. If that leads elsewhere the match is loaded anew.
    pub(super) async fn recall(&mut self, unkept: Option<&Entry>) -> Result<(), Refused> {
        let Some(board) = &mut self.board else { return Ok(()) };
        if board.looks_back() {
            return Ok(());
        }
        match self.played_again(unkept).await {
            Ok(board) => {
                self.board = Some(board);
                Ok(())
            }
            Err(e) => {
                tracing::error!(id = self.id, "the past of a match cannot be played again: {e}");
                self.broken = true;
                Err(seen::refused("try_again", "loading-again"))
            }
        }
    }

    async fn played_again(&mut self, unkept: Option<&Entry>) -> Result<Board, String> {
        let entries = self.hub.store.entries(&self.id, 0).await.map_err(|e| e.to_string())?;
        let now = self.board.as_ref().ok_or("the match has not begun")?;
        let game = self.hub.game_of(&self.head).ok_or("a game that is not here")?;
        let mut board = Board::begin(&self.head, &*game)?;
        // A server that follows another may not have come as far as what is kept.
        let kept = now.number - u32::from(unkept.is_some());
        for body in entries.iter().take(kept as usize) {
            board.follow(body)?;
        }
        if let Some(entry) = unkept {
            board.apply(Lang::English, entry).map_err(|e| e.text)?;
        }
        board.looks_back();
        if board.is_same(now) { Ok(board) } else { Err(format!("it stands at {} otherwise", now.number)) }
    }
}
