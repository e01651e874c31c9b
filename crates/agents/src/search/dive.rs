//! One simulation: who answers while the rules run.

use super::budget::Watch;
use super::insight::{Insight, Stake};
use super::tree::Tree;
use dejarik_kernel::{Answers, Chance, Dice, Faces, Order, QuestionOf, Reply, Rules, Seat};
use std::time::Duration;

/// How many questions a simulation answers at most.
const PATIENCE: u32 = 600;
/// How many dice after a choice are spread evenly over the simulations that make it.
const SPREAD: usize = 4;
/// Steps of a sequence that fills four dimensions evenly: the powers of the root of x^5 = x + 1 (Roberts 2018).
const STEPS: [f32; SPREAD] = [0.856_674_9, 0.733_891_9, 0.628_706_7, 0.538_597_3];

/// Where a simulation is in the tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// At a question that is to be found after this edge.
    In(Option<(u32, usize)>),
    /// Out of it.
    Out,
}

/// Where a simulation starts, and when it must end.
#[derive(Clone, Copy)]
pub struct Start<'t> {
    /// The seat that searches.
    pub seat: Seat,
    /// The root of the tree, once there is one.
    pub root: Option<u32>,
    /// The root is to be looked at closely, although simulations met it before: what they saw was a table of their own.
    pub weigh: bool,
    /// Only the first question is looked at.
    pub glance: bool,
    /// Where its dice come from.
    pub seed: u64,
    /// When time is up.
    pub until: Option<(Duration, &'t Watch)>,
}

/// How many questions are answered between two looks at the clock.
const GLANCES: u32 = 8;

/// Answers for everybody in one simulation.
pub struct Dive<'s, R: Rules, I> {
    pub tree: &'s mut Tree<R>,
    pub insight: &'s mut I,
    pub chance: &'s mut Chance,
    /// The dice of this simulation: the same for the first trial of every option, for the second, and so on.
    dice: Chance,
    pub worths: &'s mut Vec<f32>,
    start: Start<'s>,
    stand: Stand,
    /// The choices made in the tree.
    pub path: Vec<(u32, usize)>,
    /// Whether our side opened the last stretch, and how often that changed.
    opener: Option<bool>,
    changes: u32,
    asked: u32,
    /// Whether time was up before the end.
    pub late: bool,
    thrown: usize,
    /// What the next dice decide, and whether for our side.
    stake: Option<(Stake, bool)>,
    /// The luck our side had so far, in chances to win.
    pub luck: f32,
    /// Where the sequence of evenly spread dice stands.
    phase: [f32; SPREAD],
}

impl<'s, R: Rules, I: Insight<R>> Dive<'s, R, I> {
    /// A simulation from the root of the tree.
    pub fn new(
        tree: &'s mut Tree<R>,
        insight: &'s mut I,
        chance: &'s mut Chance,
        worths: &'s mut Vec<f32>,
        start: Start<'s>,
    ) -> Self {
        Dive {
            dice: Chance::new(start.seed),
            start,
            tree,
            insight,
            chance,
            worths,
            stand: Stand::In(None),
            path: Vec::new(),
            opener: None,
            changes: 0,
            asked: 0,
            late: false,
            thrown: 0,
            stake: None,
            luck: 0.0,
            phase: [0.0; SPREAD],
        }
    }

    /// The root of the tree, which the first simulation makes.
    pub fn root(&self) -> Option<u32> {
        self.start.root
    }

    fn in_tree(
        &mut self,
        rules: &R,
        world: &R::World,
        question: &QuestionOf<R>,
        after: Option<(u32, usize)>,
    ) -> Reply<R::Choice> {
        let ours = self.insight.allied(world, self.start.seat, question.seat);
        let node = match (after, self.start.root) {
            (None, Some(root)) => root,
            _ => self.tree.meet(after, question, ours),
        };
        if after.is_none() {
            self.start.root = Some(node);
        }
        let ripe = self.tree.ripe(node, after.is_none());
        if ripe || after.is_none() && self.start.weigh {
            self.worths.clear();
            let doubt = self.insight.weigh(rules, world, question, self.worths);
            self.tree.open(node, self.worths, doubt);
        }
        if self.tree.nodes[node as usize].edges.is_empty() {
            self.stand = Stand::Out;
            return Reply::Nth(self.insight.reflex(rules, world, question, self.chance));
        }
        if self.start.glance {
            return Reply::NotNow;
        }
        let edge = self.tree.select(node);
        let taken = &self.tree.nodes[node as usize].edges[edge];
        self.path.push((node, edge));
        self.stand = Stand::In(Some((node, edge)));
        let (option, visits) = (taken.option, taken.visits);
        if after.is_none() {
            self.dice = Chance::new(self.start.seed.wrapping_add(visits as u64));
        }
        self.spread_dice(visits);
        Reply::Nth(option)
    }

    fn overdue(&self) -> bool {
        self.start.until.is_some_and(|(time, watch)| watch.elapsed() >= time)
    }

    /// Takes down the luck of a die.
    fn reckon(&mut self, face: u8, sides: u8) {
        let Some((stake, ours)) = &mut self.stake else { return };
        let success = f32::from(face) > f32::from(sides) * (1.0 - stake.likely) + 1e-3;
        let luck = stake.worth * (f32::from(u8::from(success)) - stake.likely);
        self.luck += if *ours { luck } else { -luck };
        stake.dice -= 1;
        if stake.dice == 0 {
            self.stake = None;
        }
    }

    /// The dice right after a choice take their turn through all faces, so that luck blurs little what the choice is worth.
    fn spread_dice(&mut self, visits: f32) {
        let start = (self.start.seed >> 40) as f32 / (1u64 << 24) as f32;
        self.thrown = 0;
        for (phase, step) in self.phase.iter_mut().zip(STEPS) {
            *phase = (start + (visits + 1.0) * step).fract();
        }
    }
}

impl<R: Rules, I: Insight<R>> Answers<R> for Dive<'_, R, I> {
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        if self.insight.opens(&question.ask) {
            let ours = self.insight.allied(world, self.start.seat, question.seat);
            if self.opener.replace(ours).is_some_and(|before| before != ours) {
                self.changes += 1;
            }
            if self.changes >= self.insight.horizon() {
                return Reply::NotNow;
            }
        }
        self.asked += 1;
        self.late = self.late || (self.asked.is_multiple_of(GLANCES) && self.overdue());
        if self.asked > PATIENCE || self.late {
            return Reply::NotNow;
        }
        if question.options.len() < 2 {
            return Reply::Nth(0);
        }
        let reply = match self.stand {
            Stand::In(after) => self.in_tree(rules, world, question, after),
            Stand::Out => Reply::Nth(self.insight.reflex(rules, world, question, self.chance)),
        };
        if let Reply::Nth(option) = reply
            && let Some(stake) = self.insight.stake(rules, world, question, option)
        {
            self.stake = Some((stake, self.insight.allied(world, self.start.seat, question.seat)));
        }
        reply
    }

    /// In secret nobody answers another's choice: only the searching seat's question stands in the tree.
    fn choose_each(
        &mut self,
        rules: &R,
        world: &R::World,
        questions: &[QuestionOf<R>],
    ) -> Option<Vec<Reply<R::Choice>>> {
        let mut replies = Vec::with_capacity(questions.len());
        for question in questions {
            replies.push(if question.seat == self.start.seat {
                self.choose(rules, world, question)
            } else {
                Reply::Nth(self.insight.reflex(rules, world, question, self.chance))
            });
        }
        (!replies.contains(&Reply::NotNow)).then_some(replies)
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        let throw = |_| {
            let face = if self.thrown >= SPREAD || self.path.is_empty() {
                self.dice.below(usize::from(dice.sides)) as u8 + 1
            } else {
                let part = self.phase[self.thrown];
                self.thrown += 1;
                ((part * f32::from(dice.sides)) as u8).min(dice.sides - 1) + 1
            };
            self.reckon(face, dice.sides);
            face
        };
        Some((0..dice.count).map(throw).collect())
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.dice.order(n))
    }
}
