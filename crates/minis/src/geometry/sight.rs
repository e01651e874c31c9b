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
//!
//! The walk notes the doors it went through. What is remembered of two squares is therefore not an answer for some set
//! of open doors but the least sets of doors that must be open, which answers for every set.

use super::memo::{ALWAYS, DEPENDS, MANIFOLD, NEVER, UNKNOWN, row};
use super::{Bevels, Geometry};
use crate::map::{DoorSet, Edge, Space, Square};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

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
        let (m, n) = (mine.abs(), others.abs());
        let mix = |s: i32, o: i32| s * n + o * m;
        let (a, b, c) = (mix(self.a, other.a), mix(self.b, other.b), mix(self.c, other.c));
        // A line through two corners of the grid, so the reduced numbers are small: with sides of at most 64 squares a and b
        // stay below 2^7, c and the sides of corners below 2^14, and what is mixed of them below 2^29.
        let unit = gcd(a.unsigned_abs(), b.unsigned_abs()).max(1) as i32;
        debug_assert_eq!(c % unit, 0, "a line through a corner has no remainder");
        Line { a: a / unit, b: b / unit, c: c / unit }
    }
}

fn gcd(mut a: u32, mut b: u32) -> u32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The lines inside a convex polygon (or segment, or just one line), its border not included.
type Lines = SmallVec<[Line; 8]>;
/// On which side of each of the lines a corner lies.
type Sides = SmallVec<[i32; 8]>;

/// What is left of some lines.
enum Left {
    Nothing,
    All,
    Some(Lines),
}

/// Those of the lines that pass a corner on the given side, or through it.
fn cut(lines: &Lines, sides: &Sides, keep: Ordering) -> Left {
    let (above, below) = (sides.iter().any(|s| *s > 0), sides.iter().any(|s| *s < 0));
    match (keep, above, below) {
        (Ordering::Greater, false, _) | (Ordering::Less, _, false) => Left::Nothing,
        (Ordering::Equal, true, false) | (Ordering::Equal, false, true) => Left::Nothing,
        (Ordering::Greater, true, false) | (Ordering::Less, false, true) => Left::All,
        (Ordering::Equal, false, false) => Left::All,
        (_, true, true) => Left::Some(part(lines, sides, keep)),
    }
}

/// The part of the polygon on one side of a corner that is on both sides of it.
fn part(lines: &Lines, sides: &Sides, keep: Ordering) -> Lines {
    let mut left = Lines::new();
    for (i, &line) in lines.iter().enumerate() {
        let next = if i + 1 == lines.len() { 0 } else { i + 1 };
        if sides[i] == 0 || sides[i].cmp(&0) == keep {
            left.push(line);
        }
        // A segment has one side only; going back along it would give the same line again.
        if sides[i].signum() * sides[next].signum() < 0 && (lines.len() > 2 || i == 0) {
            left.push(line.between(sides[i], lines[next], sides[next]));
        }
    }
    left
}

/// The least sets of doors that must be open, no one of them part of another. Without any, no doors help.
pub(super) type Needs = SmallVec<[DoorSet; 2]>;

/// Adds a set, unless it is no better than a known one.
fn add(needs: &mut Needs, set: DoorSet) {
    if !needs.iter().any(|known| known.within(set)) {
        needs.retain(|known| !set.within(*known));
        needs.push(set);
    }
}

/// A walk from a square towards another one, mirrored so that it leads right and down.
struct Look<'a> {
    geometry: &'a Geometry,
    /// The doors that are open.
    open: DoorSet,
    /// The doors that could be opened: what is found names them.
    ajar: DoorSet,
    from: Square,
    /// How far it leads.
    reach: (u8, u8),
    /// Whether right is left, and down is up.
    flip: (bool, bool),
    /// The step by which the end must be entered, if that matters.
    last: Option<Ahead>,
    /// What was found so far.
    needs: Needs,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    Right,
    Down,
}

impl<'a> Look<'a> {
    fn new(geometry: &'a Geometry, from: Square, to: Square, open: DoorSet) -> Look<'a> {
        let reach = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
        let flip = (to.x < from.x, to.y < from.y);
        Look { geometry, open, ajar: DoorSet::NONE, from, reach, flip, last: None, needs: Needs::new() }
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

    /// The doors passed so far and at the edge ahead; nothing if the way ends there.
    fn free(&self, x: u8, y: u8, ahead: Ahead, passed: DoorSet) -> Option<DoorSet> {
        let lands = match ahead {
            Ahead::Right => (x + 1, y),
            Ahead::Down => (x, y + 1),
        } == self.reach;
        if lands && self.last.is_some_and(|last| last != ahead) {
            return None;
        }
        self.through(self.edge(x, y, ahead), passed)
    }

    fn through(&self, edge: Edge, passed: DoorSet) -> Option<DoorSet> {
        match edge {
            Edge::Open => Some(passed),
            Edge::Door(id) if self.open.contains(id) => Some(passed),
            Edge::Door(id) if self.ajar.contains(id) => Some(passed.with(id)),
            Edge::Wall | Edge::Door(_) => None,
        }
    }

    /// The same for a line exactly through the far corner of a square: it is bevelled, or nothing reaches it.
    fn passes(&self, x: u8, y: u8, passed: DoorSet) -> Option<DoorSet> {
        let column = if self.flip.0 { self.from.x - x } else { self.from.x + x + 1 };
        let row = if self.flip.1 { self.from.y - y } else { self.from.y + y + 1 };
        let map = &self.geometry.map;
        if map.is_bevelled((column, row)) {
            return Some(passed);
        }
        map.rays((column, row)).into_iter().try_fold(passed, |passed, ray| self.through(ray, passed))
    }

    /// What must be open for some line to reach the end.
    fn find(mut self) -> Needs {
        let (x, y) = self.reach;
        if x == 0 || y == 0 {
            let along = |passed, i| match x {
                0 => self.free(0, i, Ahead::Down, passed),
                _ => self.free(i, 0, Ahead::Right, passed),
            };
            return (0..x.max(y)).try_fold(DoorSet::NONE, along).into_iter().collect();
        }
        // The lines that cross both squares pass between the lower left and the upper right corner of each.
        let (far, down) = (i32::from(x), i32::from(y));
        let (near_top, near_bottom) = ((1, 0), (0, 1));
        let (far_top, far_bottom) = ((far + 1, down), (far, down + 1));
        let lines = Lines::from_slice(&[
            Line::through(near_top, far_top),
            Line::through(near_bottom, far_top),
            Line::through(near_bottom, far_bottom),
            Line::through(near_top, far_bottom),
        ]);
        self.walk(0, 0, &lines, DoorSet::NONE);
        self.needs
    }

    /// Follows the lines from here to the end as far as they touch no wall.
    fn walk(&mut self, x: u8, y: u8, lines: &Lines, passed: DoorSet) {
        if self.needs.iter().any(|known| known.within(passed)) {
            return;
        }
        if (x, y) == self.reach {
            return add(&mut self.needs, passed);
        }
        let corner = (i32::from(x) + 1, i32::from(y) + 1);
        let sides: Sides = lines.iter().map(|line| line.side(corner)).collect();
        // The corner below the line: it leaves to the right; above it: downwards.
        let right = if x < self.reach.0 { self.free(x, y, Ahead::Right, passed) } else { None };
        self.go((x + 1, y), (lines, &sides, Ordering::Less), right);
        let down = if y < self.reach.1 { self.free(x, y, Ahead::Down, passed) } else { None };
        self.go((x, y + 1), (lines, &sides, Ordering::Greater), down);
        let inside = x < self.reach.0 && y < self.reach.1;
        if self.geometry.bevels == Bevels::Pass && inside && (self.last.is_none() || (x + 1, y + 1) != self.reach) {
            let through = self.passes(x, y, passed);
            self.go((x + 1, y + 1), (lines, &sides, Ordering::Equal), through);
        }
    }

    /// Goes on to a square with those of the lines that lead there, if the way is free.
    fn go(&mut self, (x, y): (u8, u8), (lines, sides, keep): (&Lines, &Sides, Ordering), passed: Option<DoorSet>) {
        let Some(passed) = passed else { return };
        match cut(lines, sides, keep) {
            Left::Nothing => {}
            Left::All => self.walk(x, y, lines, passed),
            Left::Some(lines) => self.walk(x, y, &lines, passed),
        }
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
        let (i, j) = (self.map.index(a), self.map.index(b));
        let state = match row(&self.memo.sight[i], self.map.area())[j].load(Acquire) {
            UNKNOWN => self.fill_sight(a, b),
            known => known,
        };
        match state {
            NEVER => false,
            ALWAYS => true,
            DEPENDS => {
                let needs = row(&self.memo.needs[i], self.map.area())[j].load(Relaxed);
                DoorSet(needs as u32).within(open) || DoorSet((needs >> 32) as u32).within(open)
            }
            _ => self.direct_sight(a, b, open),
        }
    }

    /// Works out what sight between two squares needs and remembers it both ways.
    #[cold]
    fn fill_sight(&self, a: Square, b: Square) -> u8 {
        let mut look = Look::new(self, a, b, DoorSet::NONE);
        look.ajar = self.map.all_doors();
        let needs = look.find();
        let state = match needs.as_slice() {
            [] => NEVER,
            [set, ..] if set.is_empty() => ALWAYS,
            [_] | [_, _] => DEPENDS,
            _ => MANIFOLD,
        };
        let area = self.map.area();
        let (i, j) = (self.map.index(a), self.map.index(b));
        for (from, to) in [(i, j), (j, i)] {
            if let (DEPENDS, Some(first), Some(last)) = (state, needs.first(), needs.last()) {
                let both = u64::from(first.0) | u64::from(last.0) << 32;
                row(&self.memo.needs[from], area)[to].store(both, Relaxed);
            }
            row(&self.memo.sight[from], area)[to].store(state, Release);
        }
        state
    }

    /// Sight between two squares, worked out afresh.
    pub fn direct_sight(&self, a: Square, b: Square, open: DoorSet) -> bool {
        !Look::new(self, a, b, open).find().is_empty()
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
        !look.find().is_empty()
    }
}
