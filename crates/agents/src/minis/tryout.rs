//! Trying out: a deed or an answer is carried out by the rules themselves on a copy of the World, a few times with other
//! dice, and what has come of it is weighed. So abilities need no opinion of their own.

use super::instinct;
use super::mind::Mind;
use dejarik_kernel::{Answers, Chance, Dice, Faces, Order, QuestionOf, Reply, Seat, try_out};
use dejarik_minis::Minis;
use dejarik_minis::abilities::Moment;
use dejarik_minis::choice::{Deed, Usage};
use dejarik_minis::rules::{carry_out, speak_up};
use dejarik_minis::world::{FigureId, World};

/// What is tried out.
#[derive(Clone, Copy)]
pub enum Part {
    /// A deed of the turn under way.
    Deed(FigureId, Deed),
    /// An ability that speaks at this moment.
    Answer(Moment, Usage),
}

/// How often something is tried out.
const RUNS: u8 = 6;
/// How many questions are answered in one of them.
const PATIENCE: u32 = 24;

/// The points that the seat wins by it on average.
pub fn gain(mind: &Mind<'_>, seat: Seat, part: &Part) -> f32 {
    let moment = match part {
        Part::Deed(..) => None,
        Part::Answer(moment, _) => Some(*moment),
    };
    let before = mind.balance(seat, moment);
    let mut sum = 0.0;
    for run in 0..RUNS {
        let mut world = mind.look.w.clone();
        let thrown = carry(mind, &mut world, run, part);
        let after = mind.on(&world).balance(seat, moment);
        sum += after - before;
        if thrown == 0 {
            return sum / f32::from(run + 1);
        }
    }
    sum / f32::from(RUNS)
}

/// The World after it, with middling dice.
pub fn after(mind: &Mind<'_>, part: &Part) -> World {
    let mut world = mind.look.w.clone();
    carry(mind, &mut world, RUNS / 2, part);
    world
}

/// Carries it out once; how many dice were thrown.
fn carry(mind: &Mind<'_>, world: &mut World, run: u8, part: &Part) -> u8 {
    let mut hand = Hand { mind, run, thrown: 0, asked: 0 };
    try_out(mind.look.rules, world, &mut hand, |at| match *part {
        Part::Deed(who, deed) => carry_out(at, who, deed),
        Part::Answer(moment, usage) => speak_up(at, moment, usage),
    });
    hand.thrown
}

/// Answers on both sides by instinct, with dice that are spread evenly over the runs.
struct Hand<'m, 'a> {
    mind: &'m Mind<'a>,
    run: u8,
    thrown: u8,
    asked: u32,
}

impl Answers<Minis> for Hand<'_, '_> {
    fn choose(
        &mut self,
        rules: &Minis,
        world: &World,
        question: &QuestionOf<Minis>,
    ) -> Reply<dejarik_minis::choice::Choice> {
        debug_assert!(std::ptr::eq(rules, self.mind.look.rules));
        self.asked += 1;
        if self.asked > PATIENCE {
            return Reply::NotNow;
        }
        Reply::Nth(instinct::pick(&self.mind.on(world), question))
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        // Each die takes every part of its faces in turn, the second out of step with the first.
        let faces = (0..dice.count).map(|_| {
            let step = [1, 5, 1, 5][usize::from(self.thrown % 4)];
            let part = (self.run * step + self.thrown * 2) % RUNS;
            self.thrown = self.thrown.wrapping_add(1);
            let sides = u32::from(dice.sides);
            (1 + (u32::from(part) * 2 + 1) * sides / (2 * u32::from(RUNS))).min(sides) as u8
        });
        Some(faces.collect())
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(Chance::new(u64::from(self.run)).order(n))
    }
}
