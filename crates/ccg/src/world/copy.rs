//! Copies of a World: a search makes more of them than of anything else.

use super::{Card, World};
use smallvec::SmallVec;

impl Clone for World {
    fn clone(&self) -> World {
        self.with_cards(self.cards.clone())
    }

    /// Into the memory of another World.
    fn clone_from(&mut self, source: &World) {
        let mut cards = std::mem::take(&mut self.cards);
        cards.clone_from(&source.cards);
        *self = source.with_cards(cards);
    }
}

impl World {
    /// Everything else as it is here.
    fn with_cards(&self, cards: Vec<Card>) -> World {
        World {
            cards,
            sets: self.sets,
            index: self.index.clone(),
            places: SmallVec::from_slice(&self.places),
            frozen: self.frozen,
            settled: SmallVec::from_slice(&self.settled),
            orbits: SmallVec::from_slice(&self.orbits),
            turn: self.turn,
            turns: self.turns,
            phase: self.phase,
            next: self.next,
            passes: self.passes,
            followed: self.followed,
            activated: self.activated,
            fresh: self.fresh,
            showed: self.showed,
            begun: self.begun,
            frames: self.frames.clone(),
            heard: SmallVec::from_slice(&self.heard),
            battle: self.battle.clone(),
            battles: self.battles,
            drains: self.drains,
            attacks: self.attacks,
            lasting: SmallVec::from_slice(&self.lasting),
            used: SmallVec::from_slice(&self.used),
            played: SmallVec::from_slice(&self.played),
            crossed: SmallVec::from_slice(&self.crossed),
            chosen: self.chosen,
            losers: self.losers,
            drawn: self.drawn,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::world::Card;

    #[test]
    fn a_card_is_small() {
        assert!(size_of::<Card>() <= 16, "{}", size_of::<Card>());
    }
}
