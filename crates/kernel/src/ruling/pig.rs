//! Pig in rulings: the example of a [`Judge`], on which the language is tested.

use super::{Document, Judge, Miss, Scene, Trouble, fold};
use crate::Match;
use crate::pig::{Ask, Choice, Pig, World};
use std::sync::Arc;

/// A header `seats: 3`; facts `score left 18` and `sum 5`.
impl Judge for Pig {
    fn scene(&self, document: &Document) -> Result<Scene<Pig>, Trouble> {
        document.only_keys(&["seats"])?;
        let Some(seats) = document.block("seats") else { return Ok(Scene { rules: Arc::new(Pig), setup: 2 }) };
        let number = seats.value.text.parse();
        let setup = number.map_err(|_| seats.value.trouble(format!("`{}` is not a number", seats.value)))?;
        Ok(Scene { rules: Arc::new(Pig), setup })
    }

    fn expect(&self, game: &Match<Pig>, text: &str) -> Result<(), Miss> {
        let unknown = || Miss::Unknown { legal: vec!["score <seat> <n>".into(), "sum <n>".into()] };
        let text = fold(text);
        let (is, stated) = match text.split(' ').collect::<Vec<_>>()[..] {
            ["score", seat, n] => {
                let seat = self.seat(game.setup(), seat).ok_or_else(unknown)?;
                (game.world().scores[seat.index()].to_string(), n)
            }
            ["sum", n] => (game.world().sum.to_string(), n),
            _ => return Err(unknown()),
        };
        if is == stated { Ok(()) } else { Err(Miss::Differs { found: is }) }
    }

    fn read_choice(&self, _: &World, _: &Ask, words: &str) -> Option<Choice> {
        words.parse().ok().map(Choice::Number)
    }
}
