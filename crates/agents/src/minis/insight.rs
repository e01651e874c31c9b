//! What the search knows of Miniatures: how the table stands, what options look worth, and quick answers.

use super::Fighter;
use super::mind::Mind;
use super::reflex::Reflexes;
use super::weights::Weights;
use crate::Taste;
use crate::search::{Insight, Stake};
use dejarik_kernel::{Chance, QuestionOf, Seat};
use dejarik_minis::Minis;
use dejarik_minis::choice::{Ask, Choice, Deed};
use dejarik_minis::look::Look;
use dejarik_minis::world::World;

/// A simulation sees the rest of the side's own phase and the enemy's whole answer.
const HORIZON: u32 = 2;
/// How sure a lead in points is to win: the chance is that of strengths to this power.
const SURENESS: f32 = 3.0;
/// How much of what `greedy` thinks of an order of activations is believed: it weighs urgency, not what comes of it.
const URGENCY: f32 = 0.3;

/// Judges as `greedy` does where it looks closely, and by reflexes otherwise.
#[derive(Clone)]
pub struct Tactics {
    fighter: Fighter,
    reflexes: Reflexes,
}

impl Tactics {
    /// A judge with these opinions.
    pub fn new(weights: Weights) -> Tactics {
        Tactics { fighter: Fighter { weights }, reflexes: Reflexes::default() }
    }

    fn mind<'a>(&'a self, rules: &'a Minis, world: &'a World) -> Mind<'a> {
        Mind { look: Look::new(rules, world), weights: &self.fighter.weights }
    }
}

/// The chance to win of one strength against another.
fn prevail(ours: f32, theirs: f32) -> f32 {
    let (a, b) = (ours.max(0.5).powf(SURENESS), theirs.max(0.5).powf(SURENESS));
    a / (a + b)
}

/// How many points first opinions are off.
fn doubt(ask: &Ask) -> f32 {
    match ask {
        Ask::Activate(_) => 3.0,
        Ask::Move(..) => 1.0,
        _ => 1.5,
    }
}

/// What a point more is worth to the seat in chances to win.
fn point(mind: &Mind<'_>, seat: Seat) -> f32 {
    let (ours, theirs) = mind.forces(seat);
    let p = prevail(ours, theirs);
    SURENESS * p * (1.0 - p) * 0.5 * (1.0 / ours.max(5.0) + 1.0 / theirs.max(5.0))
}

impl Insight<Minis> for Tactics {
    fn attend(&mut self, _: &Minis, world: &World) {
        self.reflexes.forget(world.figures.len());
    }

    fn allied(&self, world: &World, one: Seat, other: Seat) -> bool {
        world.team(one) == world.team(other)
    }

    fn searches(&self, ask: &Ask) -> bool {
        !matches!(ask, Ask::Area | Ask::Place(_) | Ask::Join(..) | Ask::Keep(..) | Ask::Board(_) | Ask::Alight(_))
    }

    fn opens(&self, ask: &Ask) -> bool {
        matches!(ask, Ask::Activate(_))
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn chance(&mut self, rules: &Minis, world: &World, seat: Seat) -> f32 {
        let mind = Mind { look: Look::new(rules, world), weights: &self.fighter.weights };
        let (ours, theirs) = self.reflexes.strengths(&mind, seat);
        prevail(ours, theirs)
    }

    fn weigh(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, worths: &mut Vec<f32>) -> f32 {
        self.fighter.weigh(rules, world, question, worths);
        let point = point(&self.mind(rules, world), question.seat);
        let believed = if matches!(question.ask, Ask::Activate(_)) { point * URGENCY } else { point };
        worths.iter_mut().for_each(|worth| *worth *= believed);
        point * doubt(&question.ask)
    }

    fn stake(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, option: usize) -> Option<Stake> {
        let (Ask::Turn(who), Choice::Deed(Deed::Attack(at))) = (&question.ask, &question.options[option]) else {
            return None;
        };
        let mind = Mind { look: Look::new(rules, world), weights: &self.fighter.weights };
        let (dice, likely, points) = self.reflexes.stake(&mind, *who, *at)?;
        Some(Stake { dice, likely, worth: points * point(&mind, question.seat) })
    }

    fn reflex(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, chance: &mut Chance) -> usize {
        let mind = Mind { look: Look::new(rules, world), weights: &self.fighter.weights };
        self.reflexes.answer(&mind, question, chance)
    }
}
