//! A match as it is, not as it came about: what it goes on from when the rules have changed, for then what was done may lead
//! elsewhere, or nowhere.

use super::{Board, Head};
use crate::store::Save;
use crate::wire::play::Offers;
use dejarik_games::{Form, Game};
use serde::{Deserialize, Serialize};

/// All of a board that is neither in the head nor in the game.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Rest {
    offers: Offers,
    left: Vec<i64>,
    since: i64,
    answered: Vec<(u8, bool)>,
    out: Vec<u8>,
}

impl Save {
    /// A match that is over, after so many entries, from its Record.
    pub fn of_the_end(entries: usize, game: Vec<u8>) -> Save {
        Save { n: entries as i64, board: "{}".to_owned(), game }
    }
}

impl Board {
    /// The board as it can be taken up; only one that remembers its past can.
    pub fn save(&self) -> Result<Save, String> {
        let Board { offers, left, since, answered, out, .. } = self;
        let (offers, left, answered, out) = (offers.clone(), left.clone(), answered.clone(), out.clone());
        let rest = Rest { offers, left, since: *since, answered, out };
        let board = serde_json::to_string(&rest).map_err(|e| e.to_string())?;
        Ok(Save { n: self.number.into(), board, game: self.live.record(Form::Postcard)? })
    }

    /// The board as it was saved. Everything that comes to pass from there is told by the rules as they are now.
    pub fn take_up(head: &Head, game: &dyn Game, save: &Save) -> Result<Board, String> {
        let live = game.take_up(&save.game).map_err(|e| e.to_string())?;
        let Rest { offers, left, since, answered, out } =
            serde_json::from_str(&save.board).map_err(|e| e.to_string())?;
        let number = u32::try_from(save.n).map_err(|e| e.to_string())?;
        let mut board = Board { number, offers, since, answered, out, ..Board::new(head, live) };
        if left.len() == board.left.len() {
            board.left = left;
        }
        board.over = head.over.clone().or(board.over);
        Ok(board)
    }
}
