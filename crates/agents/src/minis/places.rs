//! Where to stand: what can be struck from a place, what can strike there, and how far it is to the fight.

use super::menace::Menace;
use super::mind::Mind;
use super::odds::{Holding, Odds};
use dejarik_minis::abilities::Means;
use dejarik_minis::choice::Choice;
use dejarik_minis::event::{Event, apply};
use dejarik_minis::look::Look;
use dejarik_minis::map::{Space, Square};
use dejarik_minis::rules::{Destination, attacks_in_turn, provoked, reach, trail, way};
use dejarik_minis::world::{FigureId, How, World};
use std::cell::Cell;

/// An enemy that could come for the figure.
struct Foe {
    /// Its place among the menaces.
    menace: usize,
    /// The damage of one of its attacks on the figure on average, in the open and in cover.
    mean: f32,
    covered: f32,
    /// How much it counts: when it acts, and whom else it could strike.
    share: f32,
}

/// The places a figure could go to, weighed.
pub struct Places<'a> {
    mind: Mind<'a>,
    who: FigureId,
    menaces: &'a [Menace],
    foes: Vec<Foe>,
    goals: Vec<Goal>,
    holding: Holding,
    /// How much the figure minds danger.
    caution: f32,
    melee: bool,
    /// What a square of way costs.
    pace: f32,
    /// By square: what it is worth to stand there, once that was asked.
    standings: Vec<Cell<f32>>,
    scratch: Option<World>,
}

/// An enemy to go for.
struct Goal {
    space: Space,
    /// How many squares nearer it seems, for what it is worth.
    lure: f32,
}

/// Whether the figure can still strike after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It can, after a move of at most so much.
    Strike(u8),
    /// It only stands there.
    Stand,
}

impl<'a> Places<'a> {
    /// The places of a figure whose enemies could do that.
    pub fn of(mind: &Mind<'a>, who: FigureId, menaces: &'a [Menace]) -> Places<'a> {
        let foe = |(i, menace): (usize, &Menace)| Foe::new(mind, i, menace, who);
        let look = &mind.look;
        let goal = |e: FigureId| Goal { space: look.space(e), lure: f32::from(look.w[e].value.min(60)) * 0.05 };
        Places {
            mind: *mind,
            who,
            menaces,
            foes: menaces.iter().enumerate().map(foe).filter(|foe| foe.mean > 0.0).collect(),
            goals: look.enemies(who).map(goal).collect(),
            holding: mind.holding(who),
            caution: if look.w.masks.commanders.has(who) { mind.weights.exposure } else { mind.weights.danger },
            melee: mind.melee(who),
            pace: mind.weights.approach * (1.0 + mind.weights.impatience * mind.hurry(who)),
            standings: Vec::new(),
            scratch: None,
        }
    }

    /// The World with the figure put elsewhere.
    fn put(&mut self, space: Space) -> Mind<'_> {
        let scratch = self.scratch.get_or_insert_with(|| self.mind.look.w.clone());
        let squeezed = space.size < scratch[self.who].span;
        apply(scratch, &Event::Slipped { who: self.who, to: space.at, squeezed });
        Mind { look: Look::new(self.mind.look.rules, scratch), ..self.mind }
    }

    /// What it is worth to stand there: less what is at risk, less the way that is still to go.
    pub fn standing(&self, space: Space) -> f32 {
        let square = usize::from(space.at.y) * self.mind.look.w.width as usize + usize::from(space.at.x);
        let known = self.standings.get(square).filter(|known| !known.get().is_nan());
        known.map_or_else(
            || {
                let worth = -self.risk(space) - self.way(space);
                if let Some(known) = self.standings.get(square) {
                    known.set(worth);
                }
                worth
            },
            Cell::get,
        )
    }

    /// The points at risk there until the figure moves again.
    pub fn risk(&self, space: Space) -> f32 {
        let mut damage = 0.0;
        for foe in &self.foes {
            let Some(strike) = self.menaces[foe.menace].strike(&self.mind.look, space) else { continue };
            let mean = if strike.covered { foe.covered } else { foe.mean };
            damage += mean * strike.attacks as f32 * foe.share;
        }
        self.holding.at_risk(damage) * self.caution
    }

    /// What the way to the fight is worth that is still to go from there.
    fn way(&self, space: Space) -> f32 {
        let geometry = self.mind.look.geometry();
        let open = geometry.map().all_doors();
        let far = |goal: &Goal| geometry.range(space, goal.space, open).map_or(60.0, f32::from) - goal.lure;
        let nearest = self.goals.iter().map(far).fold(60.0, f32::min);
        let near = self.mind.weights.near;
        let squares = if self.melee { nearest } else { (nearest - near).max(0.0) + nearest * 0.08 };
        squares * self.pace
    }

    /// The worth of the best move.
    pub fn best(&mut self, left: u8, then: Then) -> f32 {
        self.best_end(left, then).1
    }

    /// Where the best move ends, and its worth.
    pub fn best_end(&mut self, left: u8, then: Then) -> (Option<Square>, f32) {
        let ends = reach(&self.mind.look, self.who, left);
        let mut best = (None, f32::MIN);
        for (end, worth) in ends.iter().zip(self.weigh(&ends, then)) {
            if worth > best.1 {
                best = (Some(end.at), worth);
            }
        }
        best
    }

    /// Gives every path its worth.
    pub fn weigh_paths(&mut self, left: u8, then: Then, options: &[Choice], worths: &mut Vec<f32>) {
        let look = self.mind.look;
        let ends = reach(&look, self.who, left);
        let weighed = self.weigh(&ends, then);
        let stay = || self.standing(look.space(self.who));
        let mut next = 0;
        worths.extend(options.iter().map(|option| {
            let at = match option {
                Choice::Square(at) => *at,
                Choice::Path(path) if path.is_empty() => return stay(),
                _ => return f32::MIN,
            };
            // The options are among these ends, in this order.
            match ends[next.min(ends.len())..].iter().position(|end| end.at == at) {
                Some(skipped) => {
                    next += skipped + 1;
                    weighed[next - 1]
                }
                None if at == look.space(self.who).at => stay(),
                None => f32::MIN,
            }
        }));
    }

    /// A rough worth for all, then a close look at the most promising.
    fn weigh(&mut self, ends: &[Destination], then: Then) -> Vec<f32> {
        let (look, who) = (self.mind.look, self.who);
        let size = look.w[who].span;
        if self.standings.is_empty() && look.w[who].span == 1 {
            self.standings = vec![Cell::new(f32::NAN); look.w.grid.len()];
        }
        let strikes = |end: &Destination| matches!(then, Then::Strike(within) if end.cost <= within);
        let mut worths: Vec<f32> = Vec::with_capacity(ends.len());
        let mut standings: Vec<f32> = Vec::with_capacity(ends.len());
        for end in ends {
            let space = Space { at: end.at, size };
            let strike = if strikes(end) { self.glance(space) } else { 0.0 };
            let standing = self.standing(space);
            worths.push(standing + strike - f32::from(end.cost) * 0.004);
            standings.push(standing);
        }
        let mut order: Vec<usize> = (0..ends.len()).collect();
        let close = self.mind.weights.looks.min(order.len());
        if close < order.len() {
            order.select_nth_unstable_by(close, |a, b| worths[*b].total_cmp(&worths[*a]).then(a.cmp(b)));
        }
        let mut weighed = vec![f32::MIN / 2.0; ends.len()];
        for i in order.into_iter().take(close) {
            let end = &ends[i];
            let strike = if strikes(end) { self.strike_from(end) } else { 0.0 };
            weighed[i] = standings[i] + strike - self.passing(end) - f32::from(end.cost) * 0.004;
        }
        weighed
    }

    /// A rough guess what could be struck from there.
    fn glance(&self, space: Space) -> f32 {
        let (look, open) = (self.mind.look, self.mind.look.w.open);
        let near = |e: FigureId| {
            let foe = look.space(e);
            if self.melee {
                look.geometry().adjacent(space, foe, open)
            } else {
                look.geometry().sight(space, foe, open)
            }
        };
        look.enemies(self.who).filter(|e| near(*e)).map(|e| self.mind.price(e)).fold(0.0, f32::max) * 0.35
    }

    /// The best strike from there.
    fn strike_from(&mut self, end: &Destination) -> f32 {
        let (who, size) = (self.who, self.mind.look.w[self.who].span);
        self.put(Space { at: end.at, size }).best_strike(who, 1)
    }

    /// What attacks of opportunity on the way cost.
    fn passing(&mut self, end: &Destination) -> f32 {
        let (look, who) = (self.mind.look, self.who);
        let here = look.space(who);
        let near = |e: FigureId| look.space(e).gap(here) <= u16::from(end.cost) + 1;
        if !look.enemies(who).any(near) {
            return 0.0;
        }
        let Some(path) = way(&look, who, end.cost, end.at) else { return 0.0 };
        let mut spaces = vec![here];
        spaces.extend(trail(&look, who, path));
        let touchy = |space: &Space| look.enemies(who).any(|e| look.space(e).touches(*space));
        if !spaces.iter().any(touchy) {
            return 0.0;
        }
        let mut struck = dejarik_minis::world::FigureSet::default();
        for step in spaces.windows(2).filter(|step| touchy(&step[0])) {
            let there = self.put(step[0]).look;
            provoked(&there, who, step[1]).into_iter().for_each(|f| struck.insert(f));
        }
        let blows = struck.iter().map(|by| Odds::of(&look, by, who, How::Opportunity));
        blows.map(|odds| self.mind.volley(&odds, who, 1)).sum()
    }
}

impl Foe {
    fn new(mind: &Mind<'_>, i: usize, menace: &Menace, who: FigureId) -> Foe {
        let by = menace.by;
        let others = menace.prey.iter().filter(|f| *f != who).count();
        let when = if mind.look.w[by].activated { mind.weights.later } else { 1.0 };
        let share = when / (1.0 + mind.weights.attention * others as f32);
        let odds = mind.odds(by, who);
        Foe { menace: i, mean: odds.mean(), covered: odds.harder(4).mean(), share }
    }
}

impl Mind<'_> {
    /// The best that the figure can take of its enemies from where it stands, with so many attacks.
    pub fn best_strike(&self, who: FigureId, attacks: usize) -> f32 {
        let look = &self.look;
        // Where speed counts, odds worked out once serve at every place, with or without cover.
        let odds = |at: FigureId| match self.memo {
            Some(_) if look.covered(who, at, true) => self.odds(who, at).harder(4),
            Some(_) => self.odds(who, at),
            None => Odds::of(look, who, at, How::Normal),
        };
        let worth = |at: FigureId| self.volley(&odds(at), at, attacks);
        look.attack_targets(who).iter().map(worth).fold(0.0, f32::max)
    }

    /// What the figure can do after a move in the turn under way.
    pub fn after_move(&self, who: FigureId) -> Then {
        let look = &self.look;
        let Some(turn) = look.w.turn().filter(|turn| turn.who == who) else { return Then::Stand };
        match turn.replaced {
            Some(ability) => {
                let attacks = |a: &dejarik_minis::abilities::Aims| a.means == Means::Attack;
                let charges = look.rules.ability(ability).and_then(|a| a.aims).is_some_and(|a| attacks(&a));
                if charges { Then::Strike(u8::MAX) } else { Then::Stand }
            }
            None if usize::from(turn.attacks) < attacks_in_turn(look, who) && turn.attacks == 0 => {
                Then::Strike(turn.speed.saturating_add(turn.extra).saturating_sub(turn.used))
            }
            None => Then::Stand,
        }
    }
}
