//! What the search knows of Miniatures: it judges as `greedy` does, and plays as `greedy` does in simulations, with what was worked
//! out for one of them used in the others.

use super::memo::Memo;
use super::mind::Mind;
use super::stance::SURENESS;
use super::weights::Weights;
use crate::agent::liked_best;
use crate::search::{Insight, Stake, prevail};
use dejarik_kernel::{Chance, QuestionOf, Seat};
use dejarik_minis::Minis;
use dejarik_minis::choice::{Ask, Choice, Deed};
use dejarik_minis::look::Look;
use dejarik_minis::map::Square;
use dejarik_minis::world::{FigureId, World};

/// A simulation sees the rest of the side's own phase and the enemy's whole answer.
const HORIZON: u32 = 2;
/// How much of what `greedy` thinks of an order of activations is believed: it weighs urgency, not what comes of it.
const URGENCY: f32 = 0.3;
/// How far off an order of activations is for each point by which the best stands out.
const FOREMOST: f32 = 1.0;
/// How many places of a move are looked at closely in a simulation.
const LOOKS: usize = 6;

/// Judges as `greedy` does.
#[derive(Clone)]
pub struct Tactics {
    careful: Weights,
    /// The same opinions, with fewer places looked at closely and one move a turn.
    quick: Weights,
    memo: Memo,
    /// Where the figure goes whose turn was just thought about, if it moves.
    bound: Option<(FigureId, Square)>,
    worths: Vec<f32>,
    /// Nothing was weighed for this decision yet: the first look is at the table itself, and is as careful as that of `greedy`.
    fresh: bool,
}

impl Tactics {
    /// A judge with these opinions.
    pub fn new(weights: Weights) -> Tactics {
        let quick = Weights { looks: LOOKS, moves_on: false, ..weights };
        Tactics { careful: weights, quick, memo: Memo::default(), bound: None, worths: Vec::new(), fresh: true }
    }
}

/// A mind that is quick rather than careful.
fn quick<'a>(rules: &'a Minis, world: &'a World, weights: &'a Weights, memo: &'a Memo) -> Mind<'a> {
    Mind { look: Look::new(rules, world), weights, memo: Some(memo) }
}

/// How many points first opinions are off.
fn doubt(ask: &Ask) -> f32 {
    match ask {
        Ask::Activate(_) => 3.0,
        Ask::Move(..) => 1.0,
        _ => 1.5,
    }
}

/// What a point more is worth at least, in chances to win: who is far ahead, or has nobody on the table yet, still plays well.
const LEAST_POINT: f32 = 2e-3;

/// What a point more is worth to the seat in chances to win.
fn point(mind: &Mind<'_>, seat: Seat) -> f32 {
    let (ours, theirs) = mind.forces(seat);
    let p = prevail(ours, theirs, SURENESS);
    (SURENESS * p * (1.0 - p) * 0.5 * (1.0 / ours.max(5.0) + 1.0 / theirs.max(5.0))).max(LEAST_POINT)
}

impl Insight<Minis> for Tactics {
    fn attend(&mut self, _: &Minis, _: &World) {
        self.memo.forget();
        self.bound = None;
        self.fresh = true;
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
        let (ours, theirs) = quick(rules, world, &self.quick, &self.memo).strengths(seat);
        prevail(ours, theirs, SURENESS)
    }

    fn weigh(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, worths: &mut Vec<f32>) -> f32 {
        let from = worths.len();
        let mut mind = quick(rules, world, &self.careful, &self.memo);
        if std::mem::take(&mut self.fresh) {
            mind.memo = None;
        }
        mind.weigh(question, worths);
        let worths = &mut worths[from..];
        let point = point(&mind, question.seat);
        let mut doubt = doubt(&question.ask);
        if matches!(question.ask, Ask::Activate(_)) {
            // Urgency is no worth: the farther apart, the less it says by how much.
            worths.iter_mut().for_each(|worth| *worth *= URGENCY);
            let best = worths.iter().copied().fold(f32::MIN, f32::max);
            let mean = worths.iter().sum::<f32>() / worths.len().max(1) as f32;
            doubt += FOREMOST * (best - mean);
        }
        worths.iter_mut().for_each(|worth| *worth *= point);
        point * doubt
    }

    fn stake(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, option: usize) -> Option<Stake> {
        let (Ask::Turn(who), Choice::Deed(Deed::Attack(at))) = (&question.ask, &question.options[option]) else {
            return None;
        };
        let mind = quick(rules, world, &self.quick, &self.memo);
        let (dice, likely, points) = mind.stake(*who, *at)?;
        Some(Stake { dice, likely, worth: points * point(&mind, question.seat) })
    }

    fn reflex(&mut self, rules: &Minis, world: &World, question: &QuestionOf<Minis>, chance: &mut Chance) -> usize {
        let mind = quick(rules, world, &self.quick, &self.memo);
        let (options, bound) = (&question.options, self.bound.take());
        self.worths.clear();
        match question.ask {
            Ask::Turn(who) => {
                self.bound = mind.weigh_deeds(who, options, &mut self.worths).map(|at| (who, at));
            }
            Ask::Move(who, _) if bound.is_some_and(|(figure, _)| figure == who) => {
                let to = bound.map(|(_, at)| Choice::Square(at));
                match options.iter().position(|option| Some(option) == to.as_ref()) {
                    Some(nth) => return nth,
                    None => mind.weigh(question, &mut self.worths),
                }
            }
            Ask::Move(..) | Ask::Activate(_) => mind.weigh(question, &mut self.worths),
            Ask::First => {
                self.worths.extend(options.iter().map(|o| f32::from(u8::from(*o == Choice::Seat(question.seat)))))
            }
            // Helpers keep their own attacks.
            Ask::Combine(_) => return options.iter().position(|o| *o == Choice::Pass).unwrap_or(0),
            Ask::React(moment) => self.worths.extend(options.iter().map(|o| match o {
                Choice::Use(usage) => mind.hunch(moment, *usage),
                _ => 0.0,
            })),
            _ => self.worths.extend(options.iter().map(|o| mind.worth(question, o))),
        }
        liked_best(&self.worths, chance)
    }
}
