//! Sets of lines: convex polygons in the plane of lines.
//!
//! The vertices of these polygons are lines through two corners of the grid, small integers when reduced.

use smallvec::SmallVec;
use std::borrow::Cow;
use std::cmp::Ordering;

/// On which side of each of some lines a corner lies.
type Sides = SmallVec<[i32; 8]>;

/// The directed line of the points with ax + by + c = 0; positive is the upper right side of a line going down right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    a: i32,
    b: i32,
    c: i32,
}

impl Line {
    /// The line from one point to another.
    pub fn through(from: (i32, i32), to: (i32, i32)) -> Line {
        let (a, b) = (to.1 - from.1, from.0 - to.0);
        Line { a, b, c: -(a * from.0 + b * from.1) }
    }

    /// On which side the point lies.
    pub fn side(self, (x, y): (i32, i32)) -> i32 {
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
#[derive(Clone, Debug)]
pub(super) struct Lines(SmallVec<[Line; 8]>);

impl Lines {
    /// All lines between these, which stand around the polygon in order.
    pub fn around(corners: [Line; 4]) -> Lines {
        Lines(SmallVec::from_slice(&corners))
    }

    /// A line well inside: a sum of lines lies between them.
    pub fn middle(&self) -> Line {
        let sum = |l: Line, m: &Line| Line { a: l.a + m.a, b: l.b + m.b, c: l.c + m.c };
        self.0.iter().fold(Line { a: 0, b: 0, c: 0 }, sum)
    }

    /// Those of the lines that pass a corner on the given side, or through it; nothing if there is none.
    pub fn cut(&self, corner: (i32, i32), keep: Ordering) -> Option<Cow<'_, Lines>> {
        let sides: Sides = self.0.iter().map(|line| line.side(corner)).collect();
        let (above, below) = (sides.iter().any(|s| *s > 0), sides.iter().any(|s| *s < 0));
        match (keep, above, below) {
            (Ordering::Greater, false, _) | (Ordering::Less, _, false) => None,
            (Ordering::Equal, true, false) | (Ordering::Equal, false, true) => None,
            (Ordering::Greater, true, false) | (Ordering::Less, false, true) => Some(Cow::Borrowed(self)),
            (Ordering::Equal, false, false) => Some(Cow::Borrowed(self)),
            (_, true, true) => Some(Cow::Owned(self.part(&sides, keep))),
        }
    }

    /// The part of the polygon on one side of a corner that has lines on both sides.
    fn part(&self, sides: &Sides, keep: Ordering) -> Lines {
        let lines = &self.0;
        let mut left = SmallVec::new();
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
        Lines(left)
    }
}
