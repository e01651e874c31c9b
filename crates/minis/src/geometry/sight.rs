//! Line of sight (000:273-300, 000:652-654, 003:321-333).
//!
//! Walls are closed, so a clear segment stays clear when moved a little: it may be taken to avoid every corner of the
//! grid. It then runs through squares and the open edges between them, and touches nothing else. For the same reason
//! its ends may be taken inside single squares of the two spaces, so spaces see each other when some square of one sees
//! some square of the other.
//!
//! Between two squares in one row or column such a segment stays in that row or column. Otherwise, looking down and
//! to the right, it leaves each square to the right or downwards, and which of the two is decided by the side on which
//! it passes the square's far corner.
//!
//! The search holds a set of lines that might be clear, at first all that cross both squares. It follows one from the
//! middle of the set. If that meets nothing, sight is found; if it meets a wall, only lines that pass that wall on one
//! side or the other can be clear, and the search goes on with these two smaller sets. A door is such a wall, but there
//! is a third set: the lines through the door, which are clear at the price of opening it. What is remembered of two
//! squares is therefore not an answer for some set of open doors but the least sets of doors that must be open, which
//! answers for every set.

use super::lines::{Line, Lines};
use super::memo::{ALWAYS, DEPENDS, MANIFOLD, NEVER, UNKNOWN, row};
use super::{Bevels, Geometry};
use crate::map::{Dir, DoorId, DoorSet, Edge, Space, Square};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

/// The least sets of doors that must be open, no one of them part of another. Without any, no doors help.
pub(super) type Needs = SmallVec<[DoorSet; 2]>;

/// Adds a set, unless it is no better than a known one.
fn add(needs: &mut Needs, set: DoorSet) {
    if !needs.iter().any(|known| known.within(set)) {
        needs.retain(|known| !set.within(*known));
        needs.push(set);
    }
}

/// A look from a square towards another one, mirrored so that it leads right and down.
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

/// Something that a line meets: a straight run of walls, one of a door, or just a corner.
struct Obstacle {
    /// The upper right end: lines that pass it pass above it.
    above: (u8, u8),
    /// The lower left end: lines that pass it pass below it.
    below: (u8, u8),
    door: Option<DoorId>,
}

impl<'a> Look<'a> {
    fn new(geometry: &'a Geometry, from: Square, to: Square, open: DoorSet) -> Look<'a> {
        let reach = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
        let flip = (to.x < from.x, to.y < from.y);
        Look { geometry, open, ajar: DoorSet::NONE, from, reach, flip, last: None, needs: Needs::new() }
    }

    /// The edge ahead of the square so far right and down.
    fn edge(&self, (x, y): (u8, u8), ahead: Ahead) -> Edge {
        let column = if self.flip.0 { self.from.x - x } else { self.from.x + x };
        let row = if self.flip.1 { self.from.y - y } else { self.from.y + y };
        match ahead {
            Ahead::Right => self.geometry.map.upright((column + u8::from(!self.flip.0), row)),
            Ahead::Down => self.geometry.map.flat((column, row + u8::from(!self.flip.1))),
        }
    }

    /// The corner so far right and down of the near corner of the first square.
    fn corner(&self, (x, y): (u8, u8)) -> (u8, u8) {
        let column = if self.flip.0 { self.from.x + 1 - x } else { self.from.x + x };
        let row = if self.flip.1 { self.from.y + 1 - y } else { self.from.y + y };
        (column, row)
    }

    /// Whether a line may pass exactly through the corner although walls end there.
    fn is_cut_off(&self, corner: (u8, u8)) -> bool {
        self.geometry.bevels == Bevels::Pass && self.geometry.map.is_bevelled(self.corner(corner))
    }

    /// The doors passed when the edge is passed too; nothing if that cannot be.
    fn through(&self, edge: Edge, passed: DoorSet) -> Option<DoorSet> {
        match edge {
            Edge::Open => Some(passed),
            Edge::Door(id) if self.open.contains(id) => Some(passed),
            Edge::Door(id) if self.ajar.contains(id) => Some(passed.with(id)),
            Edge::Wall | Edge::Door(_) => None,
        }
    }

    /// What must be open for some line to reach the end.
    fn find(mut self) -> Needs {
        let (x, y) = self.reach;
        if x == 0 || y == 0 {
            let ahead = if x == 0 { Ahead::Down } else { Ahead::Right };
            if self.last.is_some_and(|last| last != ahead) {
                return Needs::new();
            }
            let along = |passed, i| self.through(self.edge((i * x.min(1), i * y.min(1)), ahead), passed);
            return (0..x.max(y)).try_fold(DoorSet::NONE, along).into_iter().collect();
        }
        // The lines that cross both squares pass between the lower left and the upper right corner of each.
        let (far, down) = (i32::from(x), i32::from(y));
        let (near_top, near_bottom) = ((1, 0), (0, 1));
        let (far_top, far_bottom) = ((far + 1, down), (far, down + 1));
        let lines = Lines::around([
            Line::through(near_top, far_top),
            Line::through(near_bottom, far_top),
            Line::through(near_bottom, far_bottom),
            Line::through(near_top, far_bottom),
        ]);
        match self.last {
            None => self.search(&lines, DoorSet::NONE),
            Some(Ahead::Right) => self.part(&lines, (x, y), Ordering::Greater, DoorSet::NONE),
            Some(Ahead::Down) => self.part(&lines, (x, y), Ordering::Less, DoorSet::NONE),
        }
        self.needs
    }

    /// Finds what must be open, beside the doors passed, for one of the lines.
    fn search(&mut self, lines: &Lines, passed: DoorSet) {
        if self.needs.iter().any(|known| known.within(passed)) {
            return;
        }
        let Some(Obstacle { above, below, door }) = self.obstacle(lines.middle(), passed) else {
            return add(&mut self.needs, passed);
        };
        self.part(lines, above, Ordering::Less, passed);
        self.part(lines, below, Ordering::Greater, passed);
        if self.geometry.bevels == Bevels::Pass {
            self.exactly_through(lines, above, passed);
            self.exactly_through(lines, below, passed);
        }
        let Some(door) = door.filter(|door| self.ajar.contains(*door)) else { return };
        let Some(lines) = lines.cut(to_point(above), Ordering::Greater) else { return };
        self.part(&lines, below, Ordering::Less, passed.with(door));
    }

    /// The search among those of the lines that pass a corner on one side: it is below them, or above.
    fn part(&mut self, lines: &Lines, corner: (u8, u8), keep: Ordering, passed: DoorSet) {
        if let Some(lines) = lines.cut(to_point(corner), keep) {
            self.search(&lines, passed);
        }
    }

    /// The search among those of the lines that pass exactly through a corner, where that may be: it is bevelled, or
    /// nothing reaches it but doors.
    fn exactly_through(&mut self, lines: &Lines, corner: (u8, u8), passed: DoorSet) {
        let rays = self.geometry.map.rays(self.corner(corner));
        let through = match self.is_cut_off(corner) {
            true => Some(passed),
            false => rays.into_iter().try_fold(passed, |passed, ray| self.through(ray, passed)),
        };
        if let Some(passed) = through {
            self.part(lines, corner, Ordering::Equal, passed);
        }
    }

    /// The first thing that a line meets on its way.
    fn obstacle(&self, line: Line, passed: DoorSet) -> Option<Obstacle> {
        let open = self.open.union(passed);
        let (mut x, mut y) = (0, 0);
        while (x, y) != self.reach {
            let side = match () {
                () if x == self.reach.0 => 1,
                () if y == self.reach.1 => -1,
                () => line.side((i32::from(x) + 1, i32::from(y) + 1)),
            };
            // The corner below the line: it leaves to the right; above it: downwards.
            let ahead = match side.cmp(&0) {
                Ordering::Less => Ahead::Right,
                Ordering::Greater => Ahead::Down,
                Ordering::Equal => {
                    let corner = (x + 1, y + 1);
                    let rays = self.geometry.map.rays(self.corner(corner));
                    if !self.is_cut_off(corner) && rays.iter().any(|ray| ray.blocks(open)) {
                        return Some(Obstacle { above: corner, below: corner, door: None });
                    }
                    (x, y) = corner;
                    continue;
                }
            };
            let edge = self.edge((x, y), ahead);
            if edge.blocks(open) {
                return Some(self.run((x, y), ahead, edge));
            }
            match ahead {
                Ahead::Right => x += 1,
                Ahead::Down => y += 1,
            }
        }
        None
    }

    /// The whole straight run of such edges that this one is part of, as far as it matters.
    fn run(&self, (x, y): (u8, u8), ahead: Ahead, edge: Edge) -> Obstacle {
        let door = if let Edge::Door(id) = edge { Some(id) } else { None };
        let goes_on = |square, corner| !self.is_cut_off(corner) && self.edge(square, ahead) == edge;
        match ahead {
            Ahead::Right => {
                let (mut top, mut bottom) = (y, y + 1);
                while top > 0 && goes_on((x, top - 1), (x + 1, top)) {
                    top -= 1;
                }
                while bottom <= self.reach.1 && goes_on((x, bottom), (x + 1, bottom)) {
                    bottom += 1;
                }
                Obstacle { above: (x + 1, top), below: (x + 1, bottom), door }
            }
            Ahead::Down => {
                let (mut left, mut right) = (x, x + 1);
                while left > 0 && goes_on((left - 1, y), (left, y + 1)) {
                    left -= 1;
                }
                while right <= self.reach.0 && goes_on((right, y), (right, y + 1)) {
                    right += 1;
                }
                Obstacle { above: (right, y + 1), below: (left, y + 1), door }
            }
        }
    }
}

fn to_point((x, y): (u8, u8)) -> (i32, i32) {
    (x.into(), y.into())
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
        match self.sight_state(a, b) {
            NEVER => false,
            ALWAYS => true,
            DEPENDS => {
                let (i, j) = (self.map.index(a), self.map.index(b));
                let needs = row(&self.memo.needs[i], self.map.area())[j].load(Relaxed);
                DoorSet(needs as u32).within(open) || DoorSet((needs >> 32) as u32).within(open)
            }
            _ => self.direct_sight(a, b, open),
        }
    }

    /// What sight between two squares depends on.
    #[inline]
    fn sight_state(&self, a: Square, b: Square) -> u8 {
        match row(&self.memo.sight[self.map.index(a)], self.map.area())[self.map.index(b)].load(Acquire) {
            UNKNOWN => self.fill_sight(a, b),
            known => known,
        }
    }

    /// Whether the way to a square ends before it: a clear line enters it by an edge from a square nearer by, which is
    /// then seen as well. Most squares that are out of sight are so by this, and need no search of their own.
    fn is_screened(&self, from: Square, to: Square) -> bool {
        if from.x == to.x || from.y == to.y || self.bevels == Bevels::Pass {
            return false;
        }
        let column = if from.x < to.x { (Dir::W, to.x - 1) } else { (Dir::E, to.x + 1) };
        let row = if from.y < to.y { (Dir::N, to.y - 1) } else { (Dir::S, to.y + 1) };
        let entrances = [(column.0, Square::new(column.1, to.y)), (row.0, Square::new(to.x, row.1))];
        let shut = |(dir, near)| self.map.edge(to, dir) == Edge::Wall || self.sight_state(from, near) == NEVER;
        entrances.into_iter().all(shut)
    }

    /// Works out what sight between two squares needs and remembers it both ways.
    #[cold]
    fn fill_sight(&self, a: Square, b: Square) -> u8 {
        let needs = if self.is_screened(a, b) {
            Needs::new()
        } else {
            let mut look = Look::new(self, a, b, DoorSet::NONE);
            look.ajar = self.map.all_doors();
            look.find()
        };
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
