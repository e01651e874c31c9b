//! The agent that searches: how long it thinks, what it keeps, and what it takes.

use super::budget::{Budget, Clock, Settings, Watch};
use super::dive::{Dive, Start};
use super::insight::Insight;
use super::thinking::{Considered, Thinking};
use super::tree::Tree;
use crate::agent::{Agent, Situation};
use dejarik_kernel::{Answer, AnswerOf, Chance, End, Outcome, QuestionOf, Rules, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// The part of what is left of an activation's time that one decision may take.
const SHARE: f32 = 0.5;
/// The part of an activation's time for a decision inside somebody else's.
const REPLY: f32 = 0.2;
/// How much of what was learnt before a throw of dice counts after it.
const STALE: f32 = 0.25;
/// So many simulations that fail end the search for this decision.
const MOST_FAILURES: u32 = 20;
/// Chances so near to each other are the same.
const EQUAL: f32 = 1e-6;
/// How many options are told of in what it thought.
const TOLD: usize = 8;
/// How many questions of an expected line are told.
const LINE: usize = 4;

/// Looks ahead by playing many games in its head.
pub struct Search<R: Rules, I> {
    insight: I,
    settings: Settings,
    chance: Chance,
    worlds: Vec<Grove<R, I>>,
    /// What is left of the time for the activation under way.
    purse: Duration,
    last: Option<Last<R>>,
    thinking: Option<Thinking<R::Ask, R::Choice>>,
    worths: Vec<f32>,
}

/// What one thread grows.
struct Grove<R: Rules, I> {
    tree: Tree<R>,
    root: Option<u32>,
    insight: I,
    chance: Chance,
    worths: Vec<f32>,
    failures: u32,
    made: u32,
    /// Where the dice of simulations come from.
    seed: u64,
    /// Whether the root was looked at closely on the table as it is now.
    weighed: bool,
}

/// The decision before this one: what had been answered, and the option taken.
struct Last<R: Rules> {
    heard: Vec<AnswerOf<R>>,
    option: usize,
}

/// How long one decision is thought about.
#[derive(Clone, Copy)]
enum Limit {
    /// What looks best is taken.
    Glance,
    Simulations(u32),
    Time(Duration, Clock),
}

impl<R: Rules, I: Insight<R>> Search<R, I> {
    /// A search by this judgement; with one thread and a budget in simulations the same seed gives the same answers.
    pub fn new(insight: I, settings: Settings, seed: u64) -> Search<R, I> {
        Search {
            insight,
            settings,
            chance: Chance::new(seed ^ 0x005E_A2C4),
            worlds: Vec::new(),
            purse: Duration::ZERO,
            last: None,
            thinking: None,
            worths: Vec::new(),
        }
    }

    fn clock(&self) -> Clock {
        match self.settings.budget {
            Budget::Simulations(_) => Clock::Wall,
            Budget::Time(_, clock) => clock,
        }
    }

    /// How much may be thought about this question.
    fn limit(&mut self, situation: &Situation<'_, R>) -> Limit {
        let (insight, ask) = (&self.insight, &situation.question().ask);
        if !insight.searches(ask) {
            return Limit::Glance;
        }
        match self.settings.budget {
            Budget::Simulations(n) => Limit::Simulations(n),
            Budget::Time(whole, clock) => {
                let own = situation.last_asked(|ask| insight.opens(ask)).is_none_or(|seat| seat == situation.seat());
                if insight.opens(ask) {
                    self.purse = whole;
                }
                let time = if own { self.purse.mul_f32(SHARE) } else { whole.mul_f32(REPLY).min(self.purse) };
                Limit::Time(time, clock)
            }
        }
    }

    /// Goes on with what the last decision found out about this one, or begins anew.
    fn prepare(&mut self, situation: &Situation<'_, R>) {
        let last = self.last.take().filter(|last| situation.heard().starts_with(&last.heard));
        let threads = self.settings.threads.max(1);
        let question = situation.question();
        let kept = last.is_some_and(|last| {
            let stale = situation.heard()[last.heard.len()..].iter().any(Answer::reveals);
            self.worlds.len() == threads
                && self.worlds.iter_mut().all(|grove| grove.go_down(last.option, question, stale))
        });
        if !kept {
            let insight = &self.insight;
            let chance = &mut self.chance;
            self.worlds = (0..threads).map(|_| Grove::new(insight.clone(), fork(chance))).collect();
        }
    }

    fn grow(&mut self, situation: &Situation<'_, R>, limit: Limit) {
        match self.worlds.as_mut_slice() {
            [one] => one.grow(situation, limit),
            many => {
                let share = match limit {
                    Limit::Simulations(n) => Limit::Simulations(n.div_ceil(many.len() as u32)),
                    Limit::Time(..) | Limit::Glance => limit,
                };
                std::thread::scope(|scope| {
                    for grove in many.iter_mut() {
                        scope.spawn(|| grove.grow(situation, share));
                    }
                });
            }
        }
    }

    /// What all trees together think, by options: how often tried, how good, how good with doubt, and how good at first sight.
    fn opinions(&self, options: usize) -> Vec<Opinion> {
        let mut all = vec![Opinion::default(); options];
        for grove in &self.worlds {
            let Some(root) = grove.root else { continue };
            let node = &grove.tree.nodes[root as usize];
            for (edge, (expected, verdict)) in node.edges.iter().zip(grove.tree.verdict(root)) {
                let weight = edge.visits + 1.0;
                let opinion = &mut all[edge.option];
                opinion.visits += edge.visits;
                opinion.weight += weight;
                opinion.chance += expected * weight;
                opinion.verdict += verdict * weight;
                opinion.hunch = edge.hunch;
            }
        }
        for opinion in all.iter_mut().filter(|o| o.weight > 0.0) {
            opinion.chance /= opinion.weight;
            opinion.verdict /= opinion.weight;
        }
        all
    }

    /// The best, by lot between equals, or with slack any that is nearly as good.
    fn take(&mut self, opinions: &[Opinion]) -> usize {
        let known = |o: &&Opinion| o.weight > 0.0;
        let best = opinions.iter().filter(known).map(|o| o.verdict).fold(f32::NEG_INFINITY, f32::max);
        let slack = self.settings.slack * (self.chance.below(1000) as f32 / 1000.0);
        let good: Vec<usize> = opinions
            .iter()
            .enumerate()
            .filter(|(_, o)| o.weight > 0.0 && o.verdict >= best - slack - EQUAL)
            .map(|(i, _)| i)
            .collect();
        match good.as_slice() {
            [] => 0,
            [one] => *one,
            many => many[self.chance.below(many.len())],
        }
    }

    fn tell(&mut self, question: &QuestionOf<R>, opinions: &[Opinion], spent: Duration, taken: usize) {
        let mut considered: Vec<Considered<R::Ask, R::Choice>> = opinions
            .iter()
            .enumerate()
            .filter(|(_, o)| o.visits >= 0.5)
            .map(|(option, o)| Considered {
                option,
                choice: question.options[option].clone(),
                visits: o.visits as u32,
                chance: o.chance,
                hunch: o.hunch,
                line: self.worlds.first().map_or_else(Vec::new, |grove| grove.line(option)),
            })
            .collect();
        considered.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        considered.truncate(TOLD);
        let simulations = opinions.iter().map(|o| o.visits).sum::<f32>() as u32;
        self.thinking = Some(Thinking { ask: question.ask.clone(), simulations, spent, taken, considered });
    }
}

/// What is thought of an option.
#[derive(Clone, Copy, Default)]
struct Opinion {
    visits: f32,
    weight: f32,
    chance: f32,
    verdict: f32,
    hunch: f32,
}

impl<R: Rules, I: Insight<R>> Grove<R, I> {
    fn new(insight: I, mut chance: Chance) -> Self {
        let (tree, seed) = (Tree::default(), wide(&mut chance));
        Grove { tree, root: None, insight, chance, worths: Vec::new(), failures: 0, made: 0, seed, weighed: false }
    }

    /// Takes the question that follows that option as the new root, if it was met before.
    fn go_down(&mut self, option: usize, question: &QuestionOf<R>, stale: bool) -> bool {
        let Some(root) = self.root else { return false };
        let nodes = &self.tree.nodes;
        let Some(edge) = nodes[root as usize].edges.iter().find(|e| e.option == option) else { return false };
        let same = |id: &&u32| {
            let node = &nodes[**id as usize];
            node.seat == question.seat && node.ask == question.ask && node.options == question.options
        };
        let Some(next) = edge.next.iter().find(same).copied() else { return false };
        if stale {
            self.tree.fade(next, STALE);
        }
        self.root = Some(next);
        self.weighed = false;
        true
    }

    /// Simulates until the limit is reached.
    fn grow(&mut self, situation: &Situation<'_, R>, limit: Limit) {
        (self.failures, self.made) = (0, 0);
        let start = situation.imagine(&mut self.chance);
        self.insight.attend(situation.rules(), start.start());
        let (most, clock) = match limit {
            Limit::Glance => (1, None),
            Limit::Simulations(n) => (n, None),
            Limit::Time(time, clock) => (u32::MAX, Some((time, clock.start()))),
        };
        loop {
            let until = clock.as_ref().map(|(time, watch)| (*time, watch));
            self.simulate(situation, matches!(limit, Limit::Glance), until);
            let late = clock.as_ref().is_some_and(|(time, watch)| watch.elapsed() >= *time);
            if late || self.made >= most || self.failures >= MOST_FAILURES {
                return;
            }
        }
    }

    fn simulate(&mut self, situation: &Situation<'_, R>, glance: bool, until: Option<(Duration, &Watch)>) {
        let (rules, seat) = (situation.rules(), situation.seat());
        let position = situation.imagine(&mut self.chance);
        let weigh = !std::mem::replace(&mut self.weighed, true);
        let Grove { tree, insight, chance, worths, .. } = self;
        let start = Start { seat, root: self.root, weigh, glance, seed: self.seed, until };
        let mut dive = Dive::new(tree, insight, chance, worths, start);
        let played = catch_unwind(AssertUnwindSafe(|| position.play(rules, &mut dive)));
        let (path, root, luck, late) = (std::mem::take(&mut dive.path), dive.root(), dive.luck, dive.late);
        self.root = root;
        self.made += 1;
        let won = match played {
            // What was broken off says nothing.
            Ok(_) if glance || late => return,
            Ok((world, End::Over(outcome))) => self.fruit(outcome, &world, seat),
            Ok((world, End::Stopped)) => self.insight.chance(rules, &world, seat),
            Ok((_, End::Failed(_))) | Err(_) => {
                self.failures += 1;
                return;
            }
        };
        self.tree.learn(&path, won.clamp(0.0, 1.0), luck);
    }

    fn fruit(&self, outcome: Outcome, world: &R::World, seat: Seat) -> f32 {
        match outcome {
            Outcome::Draw => 0.5,
            Outcome::Won(winners) => f32::from(u8::from(winners.iter().any(|s| self.insight.allied(world, seat, s)))),
        }
    }

    /// What is expected after an option.
    fn line(&self, option: usize) -> Vec<(R::Ask, R::Choice)> {
        let mut line = Vec::new();
        let Some(root) = self.root else { return line };
        let mut edge = self.tree.nodes[root as usize].edges.iter().find(|e| e.option == option);
        while let Some(from) = edge.filter(|_| line.len() < LINE) {
            let most = |id: &&u32| self.tree.nodes[**id as usize].met;
            let Some(node) = from.next.iter().max_by_key(most).map(|id| &self.tree.nodes[*id as usize]) else { break };
            let Some(best) = node.favourite().map(|i| &node.edges[i]).filter(|e| e.visits >= 2.0) else { break };
            line.push((node.ask.clone(), node.options[best.option].clone()));
            edge = Some(best);
        }
        line
    }
}

/// A generator of its own for a thread.
fn fork(chance: &mut Chance) -> Chance {
    Chance::new(wide(chance))
}

/// A long random number.
fn wide(chance: &mut Chance) -> u64 {
    (u64::from(chance.bits()) << 32) | u64::from(chance.bits())
}

impl<R: Rules, I: Insight<R>> Agent<R> for Search<R, I> {
    /// Without a Position there is no looking ahead: what looks best is taken.
    fn choose(&mut self, rules: &R, world: &R::World, question: &QuestionOf<R>) -> usize {
        self.insight.attend(rules, world);
        self.worths.clear();
        self.insight.weigh(rules, world, question, &mut self.worths);
        let best = self.worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.worths.iter().position(|w| *w >= best).unwrap_or(0)
    }

    fn decide(&mut self, situation: &Situation<'_, R>) -> usize {
        let question = situation.question();
        let watch = self.clock().start();
        let limit = self.limit(situation);
        self.prepare(situation);
        self.grow(situation, limit);
        let opinions = self.opinions(question.options.len());
        let option = self.take(&opinions);
        let spent = watch.elapsed();
        self.purse = self.purse.saturating_sub(spent);
        self.last = Some(Last { heard: situation.heard().to_vec(), option });
        self.tell(question, &opinions, spent, option);
        option
    }

    fn thinking(&self) -> Option<&Thinking<R::Ask, R::Choice>> {
        self.thinking.as_ref()
    }
}
