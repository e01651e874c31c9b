//! Whom a figure could strike on its next turn, and how hard.

use super::mind::Mind;
use super::odds::Odds;
use dejarik_minis::abilities::list;
use dejarik_minis::geometry::Cover;
use dejarik_minis::look::Look;
use dejarik_minis::map::{Space, Square};
use dejarik_minis::rules::{attacks_in_turn, can_attack, reach};
use dejarik_minis::world::{FigureId, FigureSet, How, Place};
use smallvec::SmallVec;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// How many of the places that a shooter could go to are looked from.
const LOOKOUTS: usize = 10;

/// What a figure could do to others on its next turn.
pub struct Menace {
    /// Whose.
    pub by: FigureId,
    here: Space,
    melee: bool,
    /// How many attacks it has where it stands, and after a move.
    attacks: (usize, usize),
    ground: Arc<Ground>,
    width: usize,
    /// The enemies it could strike as they stand.
    pub prey: FigureSet,
}

/// Where a figure could strike after a move.
#[derive(Default)]
pub struct Ground {
    /// Places it could shoot from.
    lookouts: SmallVec<[Space; LOOKOUTS]>,
    /// By square: whether it could strike somebody there with Melee Attack.
    touched: Vec<bool>,
    /// By square: what is known of shots at somebody there, since places are weighed again and again.
    shots: Box<[AtomicU8]>,
}

/// What is known of shots at a square: whether anything, whether there are any, after a move, into cover.
const KNOWN: u8 = 1;
const SEEN: u8 = 2;
const MOVED: u8 = 4;
const COVERED: u8 = 8;

/// How a strike on a place would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// How many attacks.
    pub attacks: usize,
    /// Whether the target has cover.
    pub covered: bool,
}

impl Menace {
    /// What the figure could do.
    pub fn of(mind: &Mind<'_>, by: FigureId) -> Menace {
        let look = &mind.look;
        let here = look.space(by);
        let melee = look.has(by, list::MELEE_ATTACK);
        let able = can_attack(look, by).is_ok() && (look.sheet(by).damage > 0 || look.sheet(by).attack > 0);
        let still = if able { attacks_in_turn(look, by) } else { 0 };
        let rooted = look.fast(by) || look.has(by, list::HEAVY_WEAPON);
        let moved = if !able || rooted || !matches!(look.w[by].place, Place::At(_)) { 0 } else { 1 };
        let mut menace = Menace {
            by,
            here,
            melee,
            attacks: (still, moved),
            ground: Arc::default(),
            width: look.w.width as usize,
            prey: FigureSet::default(),
        };
        if still > 0 {
            let explore = || Ground::explore(look, by, melee, moved > 0);
            menace.ground = match mind.memo {
                Some(memo) => memo.ground(by, here.at, explore),
                None => Arc::new(explore()),
            };
        }
        let there = |at: FigureId| look.space_of(at).is_some_and(|space| menace.strike(look, space).is_some());
        menace.prey = look.enemies(by).filter(|at| there(*at)).collect();
        menace
    }

    /// How it could strike somebody who covers that space, if it could.
    pub fn strike(&self, look: &Look<'_>, at: Space) -> Option<Strike> {
        let (geometry, open) = (look.geometry(), look.w.open);
        if self.attacks.0 == 0 {
            return None;
        }
        if self.melee {
            if geometry.adjacent(self.here, at, open) {
                return Some(Strike { attacks: self.attacks.0, covered: false });
            }
            let near =
                |s: Square| self.ground.touched.get(usize::from(s.y) * self.width + usize::from(s.x)) == Some(&true);
            return at.squares().any(near).then_some(Strike { attacks: 1, covered: false });
        }
        let known = self.ground.shots.get(usize::from(at.at.y) * self.width + usize::from(at.at.x));
        let shot = match known.filter(|_| at.size == 1) {
            Some(known) => match known.load(Relaxed) {
                0 => {
                    let shot = self.shot(look, at);
                    known.store(shot, Relaxed);
                    shot
                }
                shot => shot,
            },
            None => self.shot(look, at),
        };
        let attacks = if shot & MOVED == 0 { self.attacks.0 } else { 1 };
        (shot & SEEN != 0).then_some(Strike { attacks, covered: shot & COVERED != 0 })
    }

    /// What is to be known of shots at a space.
    fn shot(&self, look: &Look<'_>, at: Space) -> u8 {
        let (geometry, open) = (look.geometry(), look.w.open);
        let sees = |from: &Space| geometry.sight(*from, at, open);
        let covered = |from: Space| if geometry.cover(from, at, open, &[]) == Cover::None { 0 } else { COVERED };
        if sees(&self.here) {
            return KNOWN | SEEN | covered(self.here);
        }
        self.ground.lookouts.iter().copied().find(sees).map_or(KNOWN, |from| KNOWN | SEEN | MOVED | covered(from))
    }
}

impl Ground {
    fn explore(look: &Look<'_>, by: FigureId, melee: bool, moves: bool) -> Ground {
        let mut ground = Ground::default();
        if !melee {
            ground.shots = look.w.grid.iter().map(|_| AtomicU8::new(0)).collect();
        }
        if !moves {
            return ground;
        }
        let ends = reach(look, by, look.speed(by));
        let size = look.w[by].span;
        if melee {
            ground.touched = vec![false; look.w.grid.len()];
            for end in &ends {
                ground.touch(Space { at: end.at, size }, look.w.width as usize);
            }
        } else {
            // The farthest ends see most that is new; every so many of them will do.
            let step = (ends.len() / LOOKOUTS).max(1);
            ground.lookouts.extend(ends.iter().rev().step_by(step).take(LOOKOUTS).map(|d| Space { at: d.at, size }));
        }
        ground
    }

    /// Marks a space and all around it.
    fn touch(&mut self, space: Space, width: usize) {
        let height = self.touched.len() / width;
        let last = |from: u8, most: usize| (usize::from(from) + usize::from(space.size)).min(most - 1);
        for y in usize::from(space.at.y.saturating_sub(1))..=last(space.at.y, height) {
            for x in usize::from(space.at.x.saturating_sub(1))..=last(space.at.x, width) {
                self.touched[y * width + x] = true;
            }
        }
    }
}

/// The odds of an attack as they would be without cover.
pub fn open_odds(look: &Look<'_>, by: FigureId, at: FigureId) -> Odds {
    let odds = Odds::of(look, by, at, How::Normal);
    if look.covered(by, at, true) { odds.easier(4) } else { odds }
}

impl Mind<'_> {
    /// What every enemy of the figure could do.
    pub fn menaces(&self, who: FigureId) -> Vec<Menace> {
        self.look.enemies(who).map(|by| Menace::of(self, by)).collect()
    }

    /// The odds without cover.
    pub fn odds(&self, by: FigureId, at: FigureId) -> Odds {
        let find = || open_odds(&self.look, by, at);
        self.memo.map_or_else(find, |memo| memo.odds(by, at, find))
    }

    /// What the figure could take of its enemies on its next turn at best, in points.
    pub fn prospect(&self, menace: &Menace) -> f32 {
        let look = &self.look;
        let mut best: f32 = 0.0;
        for at in menace.prey.iter() {
            let Some(strike) = look.space_of(at).and_then(|space| menace.strike(look, space)) else { continue };
            let odds = self.odds(menace.by, at);
            let odds = if strike.covered { odds.harder(4) } else { odds };
            best = best.max(self.volley(&odds, at, strike.attacks));
        }
        best
    }
}
