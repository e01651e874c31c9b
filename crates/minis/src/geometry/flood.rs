//! Where somebody of one square can get, a row of squares at a time.
//!
//! A set of squares is a word a row, a bit a square, so that one operation makes the same step from all squares of a row.

use super::walk::Ways;
use super::{Gait, Geometry};
use crate::map::{Dir, DoorSet, MAX_SIDE, Map, Square};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::sync::OnceLock;

const _: () = assert!(MAX_SIDE <= u64::BITS as usize, "a row of a map is one word");

/// The squares of a map that have something in common, by row, with an empty row before the first and after the last.
type Board = Box<[u64]>;
/// By direction: the squares that can be left that way.
type Exits = [Board; 8];

/// The most doors of a map for which the exits of every set of open ones are remembered.
const DOORS: usize = 10;

/// What a map is to those who walk on it.
#[derive(Debug)]
pub(super) struct Boards {
    /// The exits with all doors closed.
    closed: Exits,
    /// The steps that need open doors.
    swings: Box<[Swing]>,
    /// By set of open doors, unless there are too many.
    by_set: Box<[OnceLock<Exits>]>,
    /// On foot and in flight: the squares that may be entered.
    enterable: [Board; 2],
    /// On foot, and in flight or on a steady foot: the squares that cost double.
    slow: [Board; 2],
}

/// A step from one square that needs open doors.
#[derive(Debug)]
struct Swing {
    dir: Dir,
    at: Square,
    doors: DoorSet,
}

impl Boards {
    pub fn new(map: &Map, ways: &[Ways], enterable: &[Box<[u8]>; 2], slow: &[Box<[u8]>; 2]) -> Boards {
        let board = |holds: &dyn Fn(usize) -> bool| -> Board {
            let row = |y| (0..map.width()).filter(move |x| holds(map.index(Square::new(*x, y))));
            let rows = (0..map.height()).map(|y| row(y).fold(0, |row, x| row | 1 << x));
            [0].into_iter().chain(rows).chain([0]).collect()
        };
        let swings = map.squares().zip(ways).flat_map(|(at, ways)| {
            let swing = move |(dir, doors)| Swing { dir, at, doors };
            ways.swings().map(swing)
        });
        let sets = if map.doors().len() <= DOORS { 1 << map.doors().len() } else { 0 };
        Boards {
            closed: Dir::ALL.map(|dir| board(&|square| ways[square].always(dir))),
            swings: swings.collect(),
            by_set: (0..sets).map(|_| OnceLock::new()).collect(),
            enterable: [0, 1].map(|i: usize| board(&|square| enterable[i][square] != 0)),
            slow: [0, 1].map(|i: usize| board(&|square| slow[i][square] != 0)),
        }
    }

    fn exits(&self, rank: usize, open: DoorSet) -> Cow<'_, Exits> {
        match self.by_set.get(rank) {
            Some(set) => Cow::Borrowed(set.get_or_init(|| self.direct_exits(open))),
            None => Cow::Owned(self.direct_exits(open)),
        }
    }

    fn direct_exits(&self, open: DoorSet) -> Exits {
        let mut exits = self.closed.clone();
        for Swing { dir, at, .. } in self.swings.iter().filter(|swing| swing.doors.within(open)) {
            exits[*dir as usize][usize::from(at.y) + 1] |= 1 << at.x;
        }
        exits
    }
}

/// A kind of step.
#[derive(Clone, Copy)]
struct Kind {
    diagonal: bool,
    /// Into slow ground.
    slow: bool,
    cost: u8,
}

/// All kinds, so that of several ways of the same cost the one with the fewest steps comes first.
const KINDS: [Kind; 4] = [
    Kind { diagonal: true, slow: true, cost: 4 },
    Kind { diagonal: true, slow: false, cost: 2 },
    Kind { diagonal: false, slow: true, cost: 2 },
    Kind { diagonal: false, slow: false, cost: 1 },
];

/// What the dearest step costs.
const DEAREST: u8 = KINDS[0].cost;

impl Kind {
    fn dirs(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().skip(usize::from(self.diagonal)).step_by(2)
    }
}

/// The squares that can be reached, by what they cost at least.
struct Flood<'g> {
    exits: Cow<'g, Exits>,
    /// The first row that matters; how many do, with an empty one before and after them; which of these it began in.
    first: usize,
    rows: usize,
    middle: usize,
    /// What may be entered of quick ground and of slow.
    quick: SmallVec<[u64; 32]>,
    slow: SmallVec<[u64; 32]>,
    /// What has not been reached.
    dry: SmallVec<[u64; 32]>,
    /// By cost and row: what has been reached, and above the cost come to so far what may be.
    levels: Vec<u64>,
}

impl Geometry {
    /// All squares that somebody of one square can get to with so much movement and what each costs at least, nearest
    /// first; never through the squares that are `barred`.
    pub fn flood(
        &self,
        from: Square,
        left: u8,
        (open, gait): (DoorSet, Gait),
        barred: impl Iterator<Item = Square>,
        mut found: impl FnMut(Square, u8),
    ) {
        let mut flood = Flood::new(self, from, left, (open, gait), barred);
        for cost in 1..=left {
            flood.rise(cost);
            for (row, squares) in flood.level(cost).iter().enumerate() {
                let mut squares = *squares;
                while squares != 0 {
                    found(Square::new(squares.trailing_zeros() as u8, (flood.first + row - 1) as u8), cost);
                    squares &= squares - 1;
                }
            }
        }
    }

    /// The steps of a cheapest way, if so much movement is enough for one.
    pub fn way(
        &self,
        (from, to): (Square, Square),
        left: u8,
        (open, gait): (DoorSet, Gait),
        barred: impl Iterator<Item = Square>,
    ) -> Option<SmallVec<[Dir; 32]>> {
        if !self.map.holds(to) {
            return None;
        }
        let mut flood = Flood::new(self, from, left, (open, gait), barred);
        let mut cost = (1..=left).find(|cost| {
            flood.rise(*cost);
            flood.holds(*cost, to)
        })?;
        let (mut way, mut at) = (SmallVec::new(), to);
        while at != from {
            let (dir, before, so_far) = flood.last_step(at, cost)?;
            way.push(dir);
            (at, cost) = (before, so_far);
        }
        way.reverse();
        Some(way)
    }
}

impl<'g> Flood<'g> {
    fn new(
        geometry: &'g Geometry,
        from: Square,
        left: u8,
        (open, gait): (DoorSet, Gait),
        barred: impl Iterator<Item = Square>,
    ) -> Flood<'g> {
        let boards = &geometry.memo.boards;
        let (row, height) = (usize::from(from.y), usize::from(geometry.map.height()));
        let first = row.saturating_sub(left.into());
        let rows = (row + usize::from(left) + 1).min(height) - first + 2;
        let enterable = &boards.enterable[usize::from(gait.flies)][first..first + rows];
        let slow = &boards.slow[usize::from(gait.flies || gait.steady)][first..first + rows];
        let mut flood = Flood {
            exits: boards.exits(geometry.map.all_doors().rank(open), open),
            first,
            rows,
            middle: row - first + 1,
            quick: enterable.iter().zip(slow).map(|(enterable, slow)| enterable & !slow).collect(),
            slow: enterable.iter().zip(slow).map(|(enterable, slow)| enterable & slow).collect(),
            dry: SmallVec::from_slice(enterable),
            levels: vec![0; rows * (usize::from(left) + 1 + usize::from(DEAREST))],
        };
        for at in barred.chain([from]) {
            if let Some(row) = flood.row(at) {
                flood.dry[row] &= !(1 << at.x);
            }
        }
        flood.levels[flood.middle] = 1 << from.x;
        flood.spread(0);
        flood
    }

    /// Which of the rows that matter the square is in.
    fn row(&self, at: Square) -> Option<usize> {
        let row = (usize::from(at.y) + 1).checked_sub(self.first)?;
        (1..self.rows - 1).contains(&row).then_some(row)
    }

    /// What costs exactly so much.
    fn level(&self, cost: u8) -> &[u64] {
        &self.levels[usize::from(cost) * self.rows..][..self.rows]
    }

    fn holds(&self, cost: u8, at: Square) -> bool {
        self.row(at).is_some_and(|row| self.level(cost)[row] >> at.x & 1 == 1)
    }

    /// Finds what costs exactly so much; all that costs less is known.
    fn rise(&mut self, cost: u8) {
        let level = &mut self.levels[usize::from(cost) * self.rows..][..self.rows];
        for (reached, dry) in level.iter_mut().zip(&mut self.dry) {
            *reached &= *dry;
            *dry ^= *reached;
        }
        self.spread(cost);
    }

    /// Makes every step from the squares that cost so much.
    fn spread(&mut self, cost: u8) {
        let (cost, rows) = (usize::from(cost), self.rows);
        let (levels, above) = self.levels.split_at_mut((cost + 1) * rows);
        // Beyond these rows nothing can have been reached yet.
        let low = self.middle.saturating_sub(cost + 1).max(1);
        let many = (self.middle + cost + 2).min(rows - 1) - low;
        let from = &levels[cost * rows..];
        let (upper, same, lower) = (&from[low - 1..][..many], &from[low..][..many], &from[low + 1..][..many]);
        let exits = |dir: Dir| {
            let row = (self.first + low).wrapping_add_signed(-isize::from(dir.dy()));
            &self.exits[dir as usize][row..][..many]
        };
        let [n, ne, e, se, s, sw, w, nw] = Dir::ALL.map(exits);
        let (quick, slow) = (&self.quick[low..][..many], &self.slow[low..][..many]);
        let (one, rest) = above.split_at_mut(rows);
        let (two, rest) = rest.split_at_mut(rows);
        let four = &mut rest[rows..];
        let (one, two, four) = (&mut one[low..][..many], &mut two[low..][..many], &mut four[low..][..many]);
        for i in 0..many {
            let (from_above, from_here, from_below) = (upper[i], same[i], lower[i]);
            let straight = from_above & s[i] | from_below & n[i] | (from_here & e[i]) << 1 | (from_here & w[i]) >> 1;
            let right = (from_above & se[i] | from_below & ne[i]) << 1;
            let slanted = right | (from_above & sw[i] | from_below & nw[i]) >> 1;
            one[i] |= straight & quick[i];
            two[i] |= straight & slow[i] | slanted & quick[i];
            four[i] |= slanted & slow[i];
        }
    }

    /// The last step of a cheapest way to a square, where it comes from and what it cost to get there.
    fn last_step(&self, at: Square, cost: u8) -> Option<(Dir, Square, u8)> {
        let slow = self.row(at).is_some_and(|row| self.slow[row] >> at.x & 1 == 1);
        let kinds = KINDS.into_iter().filter(|kind| kind.slow == slow && kind.cost <= cost);
        kinds.flat_map(|kind| kind.dirs().map(move |dir| (kind, dir))).find_map(|(kind, dir)| {
            let x = at.x.checked_add_signed(-dir.dx())?;
            let before = Square::new(x, at.y.checked_add_signed(-dir.dy())?);
            let leaves = self.holds(cost - kind.cost, before)
                && self.exits[dir as usize][usize::from(before.y) + 1] >> before.x & 1 == 1;
            leaves.then_some((dir, before, cost - kind.cost))
        })
    }
}
