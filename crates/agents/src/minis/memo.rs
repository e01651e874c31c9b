//! What simulations of one decision share: where figures could go, their odds and what abilities are worth, each as it was when
//! first asked for. It is off a little when others have moved or fallen since, which a simulation can bear.

use super::menace::Ground;
use super::odds::Odds;
use dejarik_minis::abilities::AbilityId;
use dejarik_minis::map::Square;
use dejarik_minis::world::FigureId;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

/// What is remembered while a decision is thought about.
#[derive(Clone, Default)]
pub struct Memo {
    ground: RefCell<HashMap<(FigureId, Square), Arc<Ground>>>,
    odds: RefCell<HashMap<(FigureId, FigureId), Odds>>,
    gains: RefCell<HashMap<(FigureId, AbilityId), f32>>,
}

impl Memo {
    /// Forgets everything: a new decision.
    pub fn forget(&mut self) {
        self.ground.get_mut().clear();
        self.odds.get_mut().clear();
        self.gains.get_mut().clear();
    }

    /// Where a figure could strike from a place.
    pub fn ground(&self, f: FigureId, at: Square, find: impl FnOnce() -> Ground) -> Arc<Ground> {
        self.ground.borrow_mut().entry((f, at)).or_insert_with(|| Arc::new(find())).clone()
    }

    /// The odds between two figures.
    pub fn odds(&self, by: FigureId, at: FigureId, find: impl FnOnce() -> Odds) -> Odds {
        *self.odds.borrow_mut().entry((by, at)).or_insert_with(find)
    }

    /// What an ability is worth.
    pub fn gain(&self, who: FigureId, ability: AbilityId, find: impl FnOnce() -> f32) -> f32 {
        if let Some(gain) = self.gains.borrow().get(&(who, ability)) {
            return *gain;
        }
        // Trying out asks this mind again, so nothing is borrowed meanwhile.
        let gain = find();
        self.gains.borrow_mut().insert((who, ability), gain);
        gain
    }
}
