//! What a blow is worth, and what a place is.

use dejarik_minis::abilities::list;
use dejarik_minis::choice::Choice;
use dejarik_minis::event::{Event, apply};
use dejarik_minis::look::{Look, Stat};
use dejarik_minis::map::{Space, Square};
use dejarik_minis::rules::{Destination, reach};
use dejarik_minis::world::{FigureId, How, World};

/// How many places of a move are looked at closely.
const CLOSE_LOOKS: usize = 14;

/// Enemy points that an attack takes on average, a defeat counting for more than wounds.
pub fn blow(look: &Look<'_>, by: FigureId, at: FigureId) -> f32 {
    let query = look.query_if(by, at, How::Normal, Stat::Attack);
    let attack = look.tally::<()>(&query).total;
    let defense = look.tally::<()>(&query.of(Stat::Defense)).total;
    let damage = look.tally::<()>(&query.of(Stat::BaseDamage)).total + look.tally::<()>(&query.of(Stat::Damage)).total;
    let chance = (21 - (defense - attack).clamp(2, 20)) as f32 / 20.0;
    let left = f32::from(look.hit_points(at).max(1));
    let prize = f32::from(look.w[at].value.max(3));
    let damage = (damage.max(0) as f32).min(left);
    let share = damage / f32::from(look.sheet(at).hit_points.max(10));
    let defeat = if damage >= left { 0.6 } else { 0.15 * damage / left };
    chance * prize * (share + defeat)
}

/// The best blow of the figure from where it stands, 0 if it has none.
pub fn strike_from_here(look: &Look<'_>, by: FigureId) -> f32 {
    look.attack_targets(by).iter().map(|at| blow(look, by, at)).fold(0.0, f32::max)
}

/// What it is worth to stand there: near enemies, but not in front of all of them.
pub fn standing(look: &Look<'_>, who: FigureId) -> f32 {
    let mut danger = 0.0;
    for enemy in look.enemies(who) {
        let melee = look.has(enemy, list::MELEE_ATTACK);
        let far = look.range(enemy, who).is_none_or(|r| melee && r > u16::from(look.speed(enemy)));
        if !far && look.sees(enemy, who) {
            danger += blow(look, enemy, who);
        }
    }
    -approach(look, who, look.space(who)) - 0.08 * danger
}

/// How far off the fight is from a space; less is better.
fn approach(look: &Look<'_>, who: FigureId, space: Space) -> f32 {
    let open = look.w.open;
    let far = |e: FigureId| {
        let range = look.geometry().range(space, look.space(e), open).map_or(60.0, f32::from);
        // A worthy enemy is worth a few steps more.
        range - f32::from(look.w[e].value.min(60)) * 0.05
    };
    let nearest = look.enemies(who).map(far).fold(60.0, f32::min);
    let melee = look.has(who, list::MELEE_ATTACK);
    // A shooter is near enough at six squares.
    if melee { nearest * 0.6 } else { (nearest - 6.0).max(0.0) * 0.6 + nearest * 0.05 }
}

/// The moves of a figure, weighed.
pub struct Strides<'a> {
    look: Look<'a>,
    who: FigureId,
    scratch: World,
    /// What it costs to leave: blows of those next to it.
    leaving: f32,
}

impl<'a> Strides<'a> {
    /// The moves of the figure whose turn it is.
    pub fn new(look: &Look<'a>, who: FigureId) -> Strides<'a> {
        let near = look.enemies(who).filter(|e| look.adjacent(*e, who));
        let leaving = near.map(|e| blow(look, e, who)).sum::<f32>() * 0.8;
        Strides { look: *look, who, scratch: look.w.clone(), leaving }
    }

    /// Gives every path its worth.
    pub fn weigh_paths(mut self, left: u8, options: &[Choice], worths: &mut Vec<f32>) {
        let ends = reach(&self.look, self.who, left);
        let weighed = self.weigh(&ends);
        // The options are the shortest ways to these ends, in this order.
        worths.extend(options.iter().enumerate().map(|(i, option)| match (ends.get(i), option) {
            (Some(end), Choice::Square(at)) if end.at == *at => weighed[i],
            _ => f32::MIN,
        }));
    }

    /// The worth of the best move.
    pub fn best(&mut self) -> f32 {
        let left = self.look.w.turn().map_or(0, |turn| self.look.movement_left(turn));
        let ends = reach(&self.look, self.who, left);
        self.weigh(&ends).into_iter().fold(f32::MIN, f32::max)
    }

    /// A rough worth for all, then a close look at the most promising.
    fn weigh(&mut self, ends: &[Destination]) -> Vec<f32> {
        let (look, who) = (self.look, self.who);
        let size = look.w[who].span;
        let strike_within = look.w.turn().map_or(0, |turn| {
            let free = turn.attacks == 0 && turn.replaced.is_none();
            if free { turn.speed.saturating_add(turn.extra).saturating_sub(turn.used) } else { 0 }
        });
        let rough = |end: &Destination| {
            let space = Space { at: end.at, size };
            let strikes = end.cost <= strike_within && self.could_strike(space);
            -approach(&look, who, space) + if strikes { 8.0 } else { 0.0 } - f32::from(end.cost) * 0.01
        };
        let mut worths: Vec<f32> = ends.iter().map(rough).collect();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]).then(a.cmp(b)));
        for (rank, i) in order.into_iter().enumerate() {
            worths[i] = if rank < CLOSE_LOOKS {
                let strikes = ends[i].cost <= strike_within;
                self.close_look(ends[i].at, strikes) - f32::from(ends[i].cost) * 0.01
            } else {
                f32::MIN / 2.0
            };
        }
        worths
    }

    /// Whether an enemy could be struck from there, as far as sight and reach go.
    fn could_strike(&self, space: Space) -> bool {
        let (look, open) = (self.look, self.look.w.open);
        let melee = look.has(self.who, list::MELEE_ATTACK);
        look.enemies(self.who).any(|e| {
            let foe = look.space(e);
            if melee { look.geometry().adjacent(space, foe, open) } else { look.geometry().sight(space, foe, open) }
        })
    }

    /// The worth of standing there, and of the best blow from there.
    fn close_look(&mut self, at: Square, strikes: bool) -> f32 {
        apply(&mut self.scratch, &Event::Placed { who: self.who, at });
        let there = Look::new(self.look.rules, &self.scratch);
        let strike = if strikes { strike_from_here(&there, self.who) } else { 0.0 };
        standing(&there, self.who) + strike - self.leaving
    }
}
