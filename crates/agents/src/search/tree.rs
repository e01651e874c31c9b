//! The tree: questions that simulations met, and what came of their options.

use dejarik_kernel::{QuestionOf, Rules, Seat};
use smallvec::SmallVec;

/// A question is looked at closely when it is met for this time.
const CLOSE_LOOK: u32 = 3;
/// A first opinion counts for at most as much as so many simulations.
const MOST_FAITH: f32 = 400.0;
/// And for at least so much, where it is far off.
const LEAST_FAITH: f32 = 0.1;
/// How much is taken off what is expected of an option that was tried little.
const CAUTION: f32 = 0.4;
/// How fast more options are tried: with the root of the times a question was met.
const WIDTH: f32 = 1.2;
/// How much curiosity there is about what was tried little, in spreads of what simulations came to.
const CURIOSITY: f32 = 0.6;

/// A question, and its options in the order of what they looked worth.
pub struct Node<R: Rules> {
    pub seat: Seat,
    pub ask: R::Ask,
    pub options: Vec<R::Choice>,
    /// Whether the searching side is asked.
    pub ours: bool,
    /// How often it was met.
    pub met: u32,
    /// How far off first opinions are here.
    pub doubt: f32,
    /// Empty before the close look.
    pub edges: Vec<Edge>,
}

/// An option and what came of it.
pub struct Edge {
    /// Its place among the options.
    pub option: usize,
    /// What it looked worth, less the best of all.
    pub hunch: f32,
    /// How often it was tried; not a whole number where old trials count less.
    pub visits: f32,
    /// The sum of what came of it, for whoever is asked.
    pub sum: f32,
    /// What was asked next.
    pub next: SmallVec<[u32; 2]>,
}

/// All questions met.
pub struct Tree<R: Rules> {
    pub nodes: Vec<Node<R>>,
    /// What results came to, and what luck did.
    results: Results,
}

/// Sums over simulations, to tell luck from worth.
#[derive(Clone, Copy, Default)]
struct Results {
    count: f32,
    chance: f32,
    luck: f32,
    chance_luck: f32,
    luck_luck: f32,
    /// Of results without luck.
    fair: f32,
    fair_fair: f32,
}

impl Results {
    /// How much of the luck shows in the result (a control variate: its mean is none, so nothing is bent by it).
    fn share(&self) -> f32 {
        if self.count < 16.0 {
            return 0.7;
        }
        let n = self.count;
        let (spread, together) =
            (self.luck_luck - self.luck * self.luck / n, self.chance_luck - self.chance * self.luck / n);
        if spread <= 1e-6 { 0.0 } else { (together / spread).clamp(0.0, 1.5) }
    }

    /// The result without luck.
    fn add(&mut self, chance: f32, luck: f32) -> f32 {
        let fair = chance - self.share() * luck;
        self.count += 1.0;
        self.chance += chance;
        self.luck += luck;
        self.chance_luck += chance * luck;
        self.luck_luck += luck * luck;
        self.fair += fair;
        self.fair_fair += fair * fair;
        fair
    }

    /// How far fair results lie apart.
    fn spread(&self) -> f32 {
        if self.count < 8.0 {
            return 0.08;
        }
        let mean = self.fair / self.count;
        (self.fair_fair / self.count - mean * mean).max(0.0).sqrt().clamp(0.01, 0.5)
    }
}

impl<R: Rules> Default for Tree<R> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), results: Results::default() }
    }
}

impl<R: Rules> Tree<R> {
    /// The node of a question that came after an edge, or at the root.
    pub fn meet(&mut self, after: Option<(u32, usize)>, question: &QuestionOf<R>, ours: bool) -> u32 {
        let same =
            |node: &Node<R>| node.seat == question.seat && node.ask == question.ask && node.options == question.options;
        if let Some((from, edge)) = after {
            let next = &self.nodes[from as usize].edges[edge].next;
            if let Some(found) = next.iter().copied().find(|n| same(&self.nodes[*n as usize])) {
                return found;
            }
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            seat: question.seat,
            ask: question.ask.clone(),
            options: question.options.clone(),
            ours,
            met: 0,
            doubt: 0.0,
            edges: Vec::new(),
        });
        if let Some((from, edge)) = after {
            self.nodes[from as usize].edges[edge].next.push(id);
        }
        id
    }

    /// Whether it is time for a close look at a question, which is met now.
    pub fn ripe(&mut self, node: u32, root: bool) -> bool {
        let node = &mut self.nodes[node as usize];
        node.met += 1;
        node.edges.is_empty() && (root || node.met >= CLOSE_LOOK)
    }

    /// Takes down what the options of a question look worth; what came of them is kept.
    pub fn open(&mut self, node: u32, worths: &[f32], doubt: f32) {
        let node = &mut self.nodes[node as usize];
        node.doubt = doubt;
        if node.edges.is_empty() {
            node.edges.extend((0..worths.len()).map(Edge::new));
        }
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        node.edges.iter_mut().for_each(|edge| edge.hunch = (worths[edge.option] - best).max(-1.0));
        node.edges.sort_by(|a, b| b.hunch.total_cmp(&a.hunch).then(a.option.cmp(&b.option)));
    }

    /// The edge to try now: of the options that looked best, more of them the oftener the question was met.
    pub fn select(&self, node: u32) -> usize {
        let node = &self.nodes[node as usize];
        let (visits, mean) = node.total();
        let wide = (3.0 + WIDTH * visits.sqrt()) as usize;
        let spread = self.results.spread();
        let faith = node.faith(spread);
        let curiosity = CURIOSITY * spread * (visits + 2.0).ln().sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (i, edge) in node.edges.iter().take(wide).enumerate() {
            let score = edge.expected(mean, faith) + curiosity / (edge.visits + faith).sqrt();
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// Writes down what came of a simulation for the searching side.
    pub fn learn(&mut self, path: &[(u32, usize)], chance: f32, luck: f32) {
        let chance = self.results.add(chance, luck);
        for (node, edge) in path {
            let node = &mut self.nodes[*node as usize];
            let won = if node.ours { chance } else { 1.0 - chance };
            let edge = &mut node.edges[*edge];
            edge.visits += 1.0;
            edge.sum += won;
        }
    }

    /// Lets what is known below a question count for less.
    pub fn fade(&mut self, root: u32, keep: f32) {
        let mut below = vec![root];
        while let Some(id) = below.pop() {
            for edge in &mut self.nodes[id as usize].edges {
                edge.visits *= keep;
                edge.sum *= keep;
                below.extend(edge.next.iter().copied());
            }
        }
    }

    /// What is expected of each edge, and the same less some doubt.
    pub fn verdict(&self, node: u32) -> Vec<(f32, f32)> {
        let node = &self.nodes[node as usize];
        let (mean, spread) = (node.total().1, self.results.spread());
        let faith = node.faith(spread);
        let expected = |e: &Edge| e.expected(mean, faith);
        node.edges.iter().map(|e| (expected(e), expected(e) - CAUTION * spread / (e.visits + faith).sqrt())).collect()
    }
}

impl<R: Rules> Node<R> {
    /// How many simulations a first opinion is worth: those that tell as much.
    fn faith(&self, spread: f32) -> f32 {
        (spread / self.doubt.max(1e-4)).powi(2).clamp(LEAST_FAITH, MOST_FAITH)
    }

    /// How often its options were tried, and what came of it on average.
    pub fn total(&self) -> (f32, f32) {
        let (visits, sum) = self.edges.iter().fold((0.0, 0.0), |(v, s), e| (v + e.visits, s + e.sum));
        (visits, if visits > 0.0 { sum / visits } else { 0.5 })
    }

    /// The edge tried most.
    pub fn favourite(&self) -> Option<usize> {
        let most = |(i, e): (usize, &Edge)| (e.visits > 0.0).then_some((i, e.visits));
        self.edges.iter().enumerate().filter_map(most).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(i, _)| i)
    }
}

impl Edge {
    fn new(option: usize) -> Edge {
        Edge { option, hunch: 0.0, visits: 0.0, sum: 0.0, next: SmallVec::new() }
    }

    /// What came of it, mixed with what it looked like.
    pub fn expected(&self, mean: f32, faith: f32) -> f32 {
        (self.sum + faith * (mean + self.hunch)) / (self.visits + faith)
    }
}
