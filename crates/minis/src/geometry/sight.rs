//! Line of sight (000:273-300, 000:652-654, 003:321-333).
//!
//! Walls are closed, so a clear segment stays clear when moved a little: it may be taken to avoid every corner of the
//! grid. It then runs through squares and the open edges between them, and touches nothing else. For the same reason
//! its ends may be taken inside single squares of the two spaces, so spaces see each other when some square of one sees
//! some square of the other.
//!
//! Between two squares in one row or column such a segment stays in that row or column. Otherwise, looking down and
//! to the right, it leaves each square to the right or downwards, and which of the two is decided by the side on which
//! it passes the square's far corner. A walk over the squares therefore finds every kind of line there is: with it
//! goes the set of lines that still fit, a convex polygon in the plane of lines, cut by one corner at each step. Its
//! vertices are lines through two corners of the grid, small integers when reduced.

use super::memo::Layer;
use super::{Bevels, Geometry};
use crate::map::{DoorSet, Edge, Space, Square};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The directed line of the points with ax + by + c = 0; positive is the upper right side of a line going down right.
#[derive(Clone, Copy, Debug)]
struct Line {
    a: i32,
    b: i32,
    c: i32,
}

impl Line {
    fn through(from: (i32, i32), to: (i32, i32)) -> Line {
        let (a, b) = (to.1 - from.1, from.0 - to.0);
        Line { a, b, c: -(a * from.0 + b * from.1) }
    }

    fn side(self, (x, y): (i32, i32)) -> i32 {
        self.a * x + self.b * y + self.c
    }

    /// The line between two lines that passes through a point, given on which sides (opposite ones) they pass it.
    fn between(self, mine: i32, other: Line, others: i32) -> Line {
        let (m, n) = (i64::from(mine.abs()), i64::from(others.abs()));
        let mix = |s: i32, o: i32| i64::from(s) * n + i64::from(o) * m;
        let (a, b, c) = (mix(self.a, other.a), mix(self.b, other.b), mix(self.c, other.c));
        // A line through two corners of the grid, so the reduced numbers are small.
        let unit = gcd(a.unsigned_abs(), b.unsigned_abs()).max(1) as i64;
        debug_assert_eq!(c % unit, 0, "a line through a corner has no remainder");
        Line { a: (a / unit) as i32, b: (b / unit) as i32, c: (c / unit) as i32 }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The lines inside a convex polygon (or segment, or just one line), its border not included.
type Lines = SmallVec<[Line; 8]>;

/// Those of the lines that pass a corner on the given side, or through it.
fn cut(lines: &Lines, corner: (i32, i32), keep: Ordering) -> Option<Lines> {
    let sides: SmallVec<[i32; 8]> = lines.iter().map(|line| line.side(corner)).collect();
    let has = |side: Ordering| sides.iter().any(|s| s.cmp(&0) == side);
    let (above, below) = (has(Ordering::Greater), has(Ordering::Less));
    match keep {
        Ordering::Greater if !above => return None,
        Ordering::Less if !below => return None,
        Ordering::Equal if above != below => return None,
        Ordering::Greater if !below => return Some(lines.clone()),
        Ordering::Less if !above => return Some(lines.clone()),
        Ordering::Equal if !above => return Some(lines.clone()),
        _ => {}
    }
    let mut left = Lines::new();
    for (i, &line) in lines.iter().enumerate() {
        let next = (i + 1) % lines.len();
        if sides[i] == 0 || sides[i].cmp(&0) == keep {
            left.push(line);
        }
        // A segment has one side only; going back along it would give the same line again.
        if sides[i].signum() * sides[next].signum() < 0 && (lines.len() > 2 || i == 0) {
            left.push(line.between(sides[i], lines[next], sides[next]));
        }
    }
    Some(left)
}

/// A walk from a square towards another one, mirrored so that it leads right and down.
struct Look<'a> {
    geometry: &'a Geometry,
    open: DoorSet,
    from: Square,
    /// How far it leads.
    reach: (u8, u8),
    /// Whether right is left, and down is up.
    flip: (bool, bool),
    /// The step by which the end must be entered, if that matters.
    last: Option<Ahead>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    Right,
    Down,
}

impl<'a> Look<'a> {
    fn new(geometry: &'a Geometry, from: Square, to: Square, open: DoorSet) -> Look<'a> {
        let reach = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
        Look { geometry, open, from, reach, flip: (to.x < from.x, to.y < from.y), last: None }
    }

    /// The edge ahead of the square so far right and down.
    fn edge(&self, x: u8, y: u8, ahead: Ahead) -> Edge {
        let column = if self.flip.0 { self.from.x - x } else { self.from.x + x };
        let row = if self.flip.1 { self.from.y - y } else { self.from.y + y };
        match ahead {
            Ahead::Right => self.geometry.map.upright((column + u8::from(!self.flip.0), row)),
            Ahead::Down => self.geometry.map.flat((column, row + u8::from(!self.flip.1))),
        }
    }

    fn free(&self, x: u8, y: u8, ahead: Ahead) -> bool {
        let lands = match ahead {
            Ahead::Right => (x + 1, y),
            Ahead::Down => (x, y + 1),
        } == self.reach;
        (!lands || self.last.is_none_or(|last| last == ahead)) && !self.edge(x, y, ahead).blocks(self.open)
    }

    /// Whether a line may pass exactly through the far corner of a square: it is bevelled, or nothing reaches it.
    fn passes(&self, x: u8, y: u8) -> bool {
        let column = if self.flip.0 { self.from.x - x } else { self.from.x + x + 1 };
        let row = if self.flip.1 { self.from.y - y } else { self.from.y + y + 1 };
        let map = &self.geometry.map;
        map.is_bevelled((column, row)) || map.rays((column, row)).iter().all(|ray| !ray.blocks(self.open))
    }

    fn clear(&self) -> bool {
        let (x, y) = self.reach;
        if x == 0 {
            return (0..y).all(|i| self.free(0, i, Ahead::Down));
        }
        if y == 0 {
            return (0..x).all(|i| self.free(i, 0, Ahead::Right));
        }
        // The lines that cross both squares pass between the lower left and the upper right corner of each.
        let (far, down) = (i32::from(x), i32::from(y));
        let (near_top, near_bottom) = ((1, 0), (0, 1));
        let (far_top, far_bottom) = ((far + 1, down), (far, down + 1));
        let lines: Lines = [
            Line::through(near_top, far_top),
            Line::through(near_bottom, far_top),
            Line::through(near_bottom, far_bottom),
            Line::through(near_top, far_bottom),
        ]
        .into_iter()
        .collect();
        self.walk(0, 0, &lines)
    }

    /// Whether one of the lines goes on from here to the end without touching a wall.
    fn walk(&self, x: u8, y: u8, lines: &Lines) -> bool {
        if (x, y) == self.reach {
            return true;
        }
        let corner = (i32::from(x) + 1, i32::from(y) + 1);
        let go = |keep, x, y| cut(lines, corner, keep).is_some_and(|lines| self.walk(x, y, &lines));
        // The corner below the line: it leaves to the right; above it: downwards.
        let right = x < self.reach.0 && self.free(x, y, Ahead::Right);
        let down = y < self.reach.1 && self.free(x, y, Ahead::Down);
        right && go(Ordering::Less, x + 1, y)
            || down && go(Ordering::Greater, x, y + 1)
            || self.geometry.bevels == Bevels::Pass
                && x < self.reach.0
                && y < self.reach.1
                && (self.last.is_none() || (x + 1, y + 1) != self.reach)
                && self.passes(x, y)
                && go(Ordering::Equal, x + 1, y + 1)
    }
}

impl Geometry {
    /// Whether the two see each other: some segment between their spaces touches no wall (000:295-298, 000:1613-1615).
    pub fn sight(&self, a: Space, b: Space, open: DoorSet) -> bool {
        if a.size == 1 && b.size == 1 {
            return self.square_sight(a.at, b.at, open);
        }
        let seen = |from: Square| b.squares().any(|to| self.square_sight(from, to, open));
        a.squares().any(seen) || self.bevels == Bevels::Pass && self.sees_along_grid(a, b, open)
    }

    /// Whether a line on the grid itself joins two big spaces past bevelled corners: the one kind of line that ends
    /// inside no single square and cannot be moved aside (E-03).
    fn sees_along_grid(&self, a: Space, b: Space, open: DoorSet) -> bool {
        let (map, size) = (&self.map, (a.size, b.size));
        let stops = |corner| !map.is_bevelled(corner) && map.rays(corner).iter().any(|ray| ray.blocks(open));
        let joins = |a: (u8, u8), b: (u8, u8), flat: bool| {
            // The lines inside both spaces, and the corners between the spaces.
            let lines = a.1.max(b.1) + 1..(a.1 + size.0).min(b.1 + size.1);
            let (from, to) = if a.0 < b.0 { (a.0 + size.0, b.0) } else { (b.0 + size.1, a.0) };
            from <= to
                && lines.into_iter().any(|line| {
                    let corner = |i| if flat { (i, line) } else { (line, i) };
                    let edge = |i| {
                        if flat { map.flat(corner(i)) } else { map.upright(corner(i)) }
                    };
                    (from..=to).all(|i| !stops(corner(i))) && (from..to).all(|i| !edge(i).blocks(open))
                })
        };
        joins((a.at.x, a.at.y), (b.at.x, b.at.y), true) || joins((a.at.y, a.at.x), (b.at.y, b.at.x), false)
    }

    fn square_sight(&self, a: Square, b: Square, open: DoorSet) -> bool {
        if a == b {
            return true;
        }
        let j = self.map.index(b);
        self.memo.answer(
            open,
            |layer| {
                let row = self.sight_row(layer, a);
                match row[j].load(Relaxed) {
                    0 => self.fill_sight(layer, a, b),
                    known => known == 2,
                }
            },
            || self.direct_sight(a, b, open),
        )
    }

    #[inline]
    fn sight_row<'a>(&self, layer: &'a Layer, from: Square) -> &'a [AtomicU8] {
        let row = &layer.sight[self.map.index(from)];
        row.get_or_init(|| (0..self.map.area()).map(|_| AtomicU8::new(0)).collect())
    }

    /// Works out the sight between two squares and remembers it both ways.
    #[cold]
    fn fill_sight(&self, layer: &Layer, a: Square, b: Square) -> bool {
        let seen = self.direct_sight(a, b, layer.open);
        for (from, to) in [(a, b), (b, a)] {
            self.sight_row(layer, from)[self.map.index(to)].store(1 + u8::from(seen), Relaxed);
        }
        seen
    }

    /// Sight between two squares, worked out afresh.
    pub fn direct_sight(&self, a: Square, b: Square, open: DoorSet) -> bool {
        Look::new(self, a, b, open).clear()
    }

    /// Whether a square sees the edge between two neighbours, coming from the nearer one.
    pub(super) fn sees_edge(&self, from: Square, near: Square, far: Square, open: DoorSet) -> bool {
        let mut look = Look::new(self, from, far, open);
        if from == near {
            return true;
        }
        let enters = match (near.x == far.x, near.x < far.x, near.y < far.y) {
            (true, _, down) if down != look.flip.1 && look.reach.1 > 0 => Ahead::Down,
            (false, right, _) if right != look.flip.0 && look.reach.0 > 0 => Ahead::Right,
            _ => return false,
        };
        look.last = Some(enters);
        look.clear()
    }
}
