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

/// A set of squares of a map, a word a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares([u64; MAX_SIDE]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; MAX_SIDE]);

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, at: Square) {
        self.0[usize::from(at.y)] |= 1 << at.x;
    }

    /// Whether the square is in the set.
    #[inline]
    pub fn has(&self, at: Square) -> bool {
        self.0[usize::from(at.y)] >> at.x & 1 == 1
    }

    /// The places where a space of that size would cover one of them, by their top left squares.
    #[must_use]
    pub fn covering(&self, size: u8) -> Squares {
        let mut wide = self.clone();
        for by in 1..size {
            wide.0.iter_mut().zip(&self.0).for_each(|(row, squares)| *row |= squares >> by);
        }
        let mut all = wide.clone();
        for by in 1..usize::from(size) {
            all.0.iter_mut().zip(&wide.0[by..]).for_each(|(row, below)| *row |= below);
        }
        all
    }
}

/// The squares of a map that have something in common, by row, with an empty row before the first and after the last.
type Board = Box<[u64]>;
/// By row and direction, with an empty row before the first and after the last: the squares that can be left that way.
type Exits = Box<[[u64; 8]]>;

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
        let closed = Dir::ALL.map(|dir| board(&|square| ways[square].always(dir)));
        Boards {
            closed: (0..closed[0].len()).map(|row| Dir::ALL.map(|dir| closed[dir as usize][row])).collect(),
            swings: swings.collect(),
            by_set: (0..sets).map(|_| OnceLock::new()).collect(),
            enterable: [0, 1].map(|i: usize| board(&|square| enterable[i][square] != 0)),
            slow: [0, 1].map(|i: usize| board(&|square| slow[i][square] != 0)),
        }
    }

    /// The exits with these of all doors open.
    pub(super) fn exits(&self, all: DoorSet, open: DoorSet) -> Cow<'_, [[u64; 8]]> {
        let open = open.meet(all);
        // A set of a map's doors is its own number: they are numbered from 0.
        match self.by_set.get(open.0 as usize) {
            Some(set) => Cow::Borrowed(&**set.get_or_init(|| self.direct_exits(open))),
            None => Cow::Owned(self.direct_exits(open).into_vec()),
        }
    }

    fn direct_exits(&self, open: DoorSet) -> Exits {
        let mut exits = self.closed.clone();
        for Swing { dir, at, .. } in self.swings.iter().filter(|swing| swing.doors.within(open)) {
            exits[usize::from(at.y) + 1][*dir as usize] |= 1 << at.x;
        }
        exits
    }

    fn enterable(&self, gait: Gait) -> &[u64] {
        &self.enterable[usize::from(gait.flies)]
    }

    fn slow(&self, gait: Gait) -> &[u64] {
        &self.slow[usize::from(gait.flies || gait.steady)]
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

/// The squares that somebody of one square can get to, by what they cost at least.
#[derive(Clone, Debug)]
pub struct Flood {
    from: Square,
    left: u8,
    open: DoorSet,
    gait: Gait,
    /// The first row that matters, and how many do, with an empty one before and after them.
    first: usize,
    rows: usize,
    /// The first and the last of these rows in which anything was reached.
    wet: (usize, usize),
    /// By cost and row: what has been reached.
    levels: Vec<u64>,
}

impl Geometry {
    /// All squares that somebody of one square can get to with so much movement; never through those that are `barred`.
    pub fn flood(&self, from: Square, left: u8, (open, gait): (DoorSet, Gait), barred: &Squares) -> Flood {
        let boards = &self.memo.boards;
        let (row, height) = (usize::from(from.y), usize::from(self.map.height()));
        let first = row.saturating_sub(left.into());
        let rows = (row + usize::from(left) + 1).min(height) - first + 2;
        let levels = vec![0; rows * (usize::from(left) + 1 + usize::from(DEAREST))];
        let middle = row - first + 1;
        let mut flood = Flood { from, left, open, gait, first, rows, wet: (middle, middle), levels };
        let mut dry: SmallVec<[u64; 40]> = SmallVec::from_slice(&boards.enterable(gait)[first..first + rows]);
        let within = &barred.0[first..first + rows - 2];
        dry[1..].iter_mut().zip(within).for_each(|(dry, barred)| *dry &= !barred);
        dry[middle] |= 1 << from.x;
        flood.levels[middle] = 1 << from.x;
        let exits = boards.exits(self.map.all_doors(), open);
        let (exits, slow) = (&exits[first..first + rows], &boards.slow(gait)[first..first + rows]);
        for cost in 0..=left {
            flood.rise(cost, &mut dry, exits, slow);
        }
        flood
    }

    /// The steps of a cheapest way, if the flood has come there.
    pub fn way(&self, flood: &Flood, to: Square) -> Option<SmallVec<[Dir; 32]>> {
        let mut cost = (1..=flood.left).find(|cost| self.map.holds(to) && flood.holds(*cost, to))?;
        let exits = self.memo.boards.exits(self.map.all_doors(), flood.open);
        let slow = self.memo.boards.slow(flood.gait);
        let (mut way, mut at) = (SmallVec::new(), to);
        while at != flood.from {
            let slow = slow[usize::from(at.y) + 1] >> at.x & 1 == 1;
            let (dir, before, so_far) = flood.last_step(at, cost, slow, &exits)?;
            way.push(dir);
            (at, cost) = (before, so_far);
        }
        way.reverse();
        Some(way)
    }

    /// The squares where somebody may stop, as far as ground goes, but for some.
    pub fn standing_room(&self, taken: &Squares) -> Squares {
        let mut room = Squares::NONE;
        let ground = &self.memo.boards.enterable(Gait::WALK)[1..];
        room.0.iter_mut().zip(ground).zip(&taken.0).for_each(|((room, ground), taken)| *room = ground & !taken);
        room
    }
}

impl Flood {
    /// Which of the rows that matter the square is in.
    fn row(&self, at: Square) -> Option<usize> {
        let row = (usize::from(at.y) + 1).checked_sub(self.first)?;
        (1..self.rows - 1).contains(&row).then_some(row)
    }

    fn holds(&self, cost: u8, at: Square) -> bool {
        let level = &self.levels[usize::from(cost) * self.rows..][..self.rows];
        self.row(at).is_some_and(|row| level[row] >> at.x & 1 == 1)
    }

    /// How much movement it was for.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// Those of some squares that it came to and what each costs at least, nearest first.
    pub fn each(&self, of: &Squares, mut found: impl FnMut(Square, u8)) {
        let (low, high) = self.wet;
        for cost in 1..=self.left {
            let level = &self.levels[usize::from(cost) * self.rows..][..self.rows];
            let y = self.first + low - 1;
            for ((squares, of), y) in level[low..=high].iter().zip(&of.0[y..]).zip(y as u8..) {
                let mut squares = squares & of;
                while squares != 0 {
                    found(Square::new(squares.trailing_zeros() as u8, y), cost);
                    squares &= squares - 1;
                }
            }
        }
    }

    /// Finds what costs exactly so much, all that costs less being known, and makes every step from there.
    fn rise(&mut self, cost: u8, dry: &mut [u64], exits: &[[u64; 8]], slow: &[u64]) {
        let rows = self.rows;
        let (level, above) = self.levels[usize::from(cost) * rows..].split_at_mut(rows);
        let (one, above) = above.split_at_mut(rows);
        let (two, above) = above.split_at_mut(rows);
        let four = &mut above[rows..][..rows];
        let (dry, exits, slow) = (&mut dry[..rows], &exits[..rows], &slow[..rows]);
        // One row more on each side may get wet now; the first and the last of all rows never do.
        let (low, high) = self.wet;
        let (top, bottom) = (low.max(2) - 1, (high + 1).min(rows - 2));
        let (mut over, mut here) = (0, reach(&mut level[top], &mut dry[top]));
        for row in top..=bottom {
            let under = reach(&mut level[row + 1], &mut dry[row + 1]);
            if over | here | under != 0 {
                let [_, _, _, se, s, sw, _, _] = exits[row - 1];
                let [_, _, e, _, _, _, w, _] = exits[row];
                let [n, ne, _, _, _, _, _, nw] = exits[row + 1];
                let straight = over & s | under & n | (here & e) << 1 | (here & w) >> 1;
                let slanted = (over & se | under & ne) << 1 | (over & sw | under & nw) >> 1;
                let (dry, slow) = (dry[row], slow[row]);
                one[row] |= straight & dry & !slow;
                two[row] |= dry & (straight & slow | slanted & !slow);
                four[row] |= slanted & dry & slow;
            }
            (over, here) = (here, under);
        }
        let wet = |row: usize| one[row] | two[row] | four[row] != 0;
        self.wet = (if wet(top) { top } else { low }, if wet(bottom) { bottom } else { high });
    }

    /// The last step of a cheapest way to a square, where it comes from and what it cost to get there.
    fn last_step(&self, at: Square, cost: u8, slow: bool, exits: &[[u64; 8]]) -> Option<(Dir, Square, u8)> {
        for kind in KINDS.iter().filter(|kind| kind.slow == slow && kind.cost <= cost) {
            let so_far = cost - kind.cost;
            let level = &self.levels[usize::from(so_far) * self.rows..][..self.rows];
            let dirs =
                if kind.diagonal { [Dir::NE, Dir::SE, Dir::SW, Dir::NW] } else { [Dir::N, Dir::E, Dir::S, Dir::W] };
            for dir in dirs {
                let (x, y) = (at.x.wrapping_add_signed(-dir.dx()), at.y.wrapping_add_signed(-dir.dy()));
                // Off the map nothing was reached: there the row is empty, or the column is beyond the word.
                let row = (usize::from(at.y) + 1 - self.first).wrapping_add_signed(-isize::from(dir.dy()));
                let leaves = level[row] & exits[self.first + row][dir as usize];
                if leaves.checked_shr(x.into()).unwrap_or(0) & 1 == 1 {
                    return Some((dir, Square::new(x, y), so_far));
                }
            }
        }
        None
    }
}

/// What of a row is reached for the first time.
#[inline]
fn reach(level: &mut u64, dry: &mut u64) -> u64 {
    *level &= *dry;
    *dry ^= *level;
    *level
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Space;

    #[test]
    fn a_space_covers_a_square_from_every_place_around_it() {
        let mut some = Squares::NONE;
        for at in [Square::new(0, 0), Square::new(5, 3), Square::new(6, 9), Square::new(63, 63)] {
            some.insert(at);
        }
        for size in 1..=3 {
            let places = some.covering(size);
            for at in (0..61).flat_map(|y| (0..61).map(move |x| Square::new(x, y))) {
                let covers = Space { at, size }.squares().any(|s| some.has(s));
                assert_eq!(places.has(at), covers, "{at} {size}");
            }
        }
    }
}
