//! Cover (000:591-712, 003:334-380).
//!
//! A corner of the attacker is clean if no segment from it to any point of the target's space passes through an
//! obstacle; touching one, or running along it, is nothing. Each such segment ends in some square of the target, so a
//! corner is clean for a big target if it is clean for each of its squares. (The hull of a corner and a big space would
//! say more: a wall pointing straight at the corner lies inside it although no line crosses that wall.)
//!
//! One square lies in one quadrant seen from a corner of the grid. With the corner at (0, 0) and the square's near corner
//! at (u, v), the segments fill the cone between the directions (u+1, v) and (u, v+1), out to the far sides of
//! the square. Everything below is in these coordinates.

use super::Geometry;
use super::memo::{Layer, row};
use crate::map::{Corner, DoorSet, Map, Space, Square};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use std::sync::atomic::Ordering::Relaxed;

/// Whether a target has cover, and from what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cover {
    /// It has none.
    None,
    /// It has cover, but would have none if other characters gave none (what Sniper asks, 000:1880-1882).
    Characters,
    /// It has cover from walls or low objects alone.
    Terrain,
}

/// Says that a mask of corners is remembered; the mask has 16 bits.
const KNOWN: u32 = 1 << 16;
/// The same where the attacker takes one square, with its four corners, or two by two, with nine.
const KNOWN_OF_ONE: u8 = 1 << 4;
const KNOWN_OF_LARGE: u16 = 1 << 9;

/// The squares around a corner, as bits: upper left, upper right, lower right, lower left.
fn quadrant(corner: Corner, square: Square) -> u8 {
    match (square.x >= corner.0, square.y >= corner.1) {
        (false, false) => 1,
        (true, false) => 2,
        (true, true) => 4,
        (false, true) => 8,
    }
}

impl Geometry {
    /// Whether a target has cover against an attacker, given the spaces of all other characters that give cover.
    ///
    /// Adjacent enemies never have cover (000:597, 003:346-351). It is asked of targets in sight; if there is no sight,
    /// every corner is tried all the same.
    pub fn cover(&self, from: Space, to: Space, open: DoorSet, bodies: &[Space]) -> Cover {
        self.cover_among(from, to, open, bodies.iter().copied())
    }

    /// The same; the others are looked at only if they can matter.
    pub fn cover_among(&self, from: Space, to: Space, open: DoorSet, bodies: impl Iterator<Item = Space>) -> Cover {
        if self.is_close(from, to, open) {
            return Cover::None;
        }
        match self.clean_corners(from, to, open) {
            0 => Cover::Terrain,
            clean if unscreened(from, to, clean, bodies).is_some() => Cover::None,
            _ => Cover::Characters,
        }
    }

    /// A corner of the attacker from which nothing obstructs any line to the target, the first in reading order.
    pub fn clean_corner(&self, from: Space, to: Space, open: DoorSet, bodies: &[Space]) -> Option<Corner> {
        unscreened(from, to, self.clean_corners(from, to, open), bodies.iter().copied())
    }

    fn is_close(&self, from: Space, to: Space, open: DoorSet) -> bool {
        from.touches(to) && self.sight(from, to, open)
    }

    /// The corners of the attacker that are clean by walls and low objects, a bit each in reading order.
    fn clean_corners(&self, from: Space, to: Space, open: DoorSet) -> u16 {
        to.squares().fold(u16::MAX, |clean, square| match clean {
            0 => 0,
            _ => clean & self.clean_to_square(from, square, open),
        })
    }

    fn clean_to_square(&self, from: Space, to: Square, open: DoorSet) -> u16 {
        let all = self.map.all_doors();
        let open = open.meet(all);
        if open == all {
            return self.remembered_corners(&self.memo.open, from, to);
        }
        let least = self.remembered_corners(&self.memo.closed, from, to);
        let every = (1u32 << ((from.size + 1) * (from.size + 1))) - 1;
        if open.is_empty() || u32::from(least) == every {
            return least;
        }
        // Doors that open make corners clean, so only those are in doubt that are clean when all are open.
        let doubtful = self.remembered_corners(&self.memo.open, from, to) & !least;
        least | self.clean_among(doubtful, from, to, open)
    }

    fn remembered_corners(&self, layer: &Layer, from: Space, to: Square) -> u16 {
        let (place, end, area) = (self.map.index(from.at), self.map.index(to), self.map.area());
        let find = || self.direct_clean_corners(from, to, layer.open);
        match from.size {
            1 => {
                let cell = &row(&layer.cover[place], area)[end];
                match cell.load(Relaxed) {
                    0 => {
                        let clean = find() & 0b1111;
                        cell.store(clean as u8 | KNOWN_OF_ONE, Relaxed);
                        clean
                    }
                    known => u16::from(known & !KNOWN_OF_ONE),
                }
            }
            2 => {
                let cell = &row(&layer.cover_from_large[place], area)[end];
                match cell.load(Relaxed) {
                    0 => {
                        let clean = find() & (KNOWN_OF_LARGE - 1);
                        cell.store(clean | KNOWN_OF_LARGE, Relaxed);
                        clean
                    }
                    known => known & !KNOWN_OF_LARGE,
                }
            }
            _ => {
                let cell = &row(&layer.cover_from_huge[place], area)[end];
                match cell.load(Relaxed) {
                    0 => {
                        let clean = find();
                        cell.store(u32::from(clean) | KNOWN, Relaxed);
                        clean
                    }
                    known => known as u16,
                }
            }
        }
    }

    /// The corners of a space that are clean by terrain for one target square, worked out afresh.
    pub fn direct_clean_corners(&self, from: Space, to: Square, open: DoorSet) -> u16 {
        self.clean_among(u16::MAX, from, to, open)
    }

    /// Those of some corners of a space that are clean.
    fn clean_among(&self, corners: u16, from: Space, to: Square, open: DoorSet) -> u16 {
        if corners == 0 {
            return 0;
        }
        let clean = |corner: &(usize, Corner)| corners >> corner.0 & 1 == 1 && self.is_clean(from, corner.1, to, open);
        from.corners().enumerate().filter(clean).fold(0, |mask, (i, _)| mask | 1 << i)
    }

    fn is_clean(&self, from: Space, corner: Corner, to: Square, open: DoorSet) -> bool {
        if self.sector(from, corner, open) & quadrant(corner, to) == 0 {
            return false;
        }
        let cone = Cone::new(&self.map, corner, to);
        let obstructs = |i: i32, j: i32| {
            let walled = i > 0 && cone.meets_left_edge(i, j) && cone.left_blocks(i, j, open)
                || j > 0 && cone.meets_top_edge(i, j) && cone.top_blocks(i, j, open);
            let square = cone.square(i, j);
            walled || self.map.terrain(square).is_low() && !self.shoots_over(from, square, open)
        };
        (0..=cone.u).all(|i| !cone.column(i).any(|j| obstructs(i, j)))
    }

    /// Low objects in the attacker's own space and in adjacent squares are ignored (000:598-600).
    fn shoots_over(&self, from: Space, square: Square, open: DoorSet) -> bool {
        from.touches(square.into()) && self.sight(from, square.into(), open)
    }

    /// The quadrants at a corner that can be entered from the attacker's squares without passing a wall that ends there:
    /// a line that starts on a wall may only leave on the attacker's side of it (003:373-377).
    fn sector(&self, from: Space, corner: Corner, open: DoorSet) -> u8 {
        let mut sector = from
            .squares()
            .filter(|square| corner.0.wrapping_sub(square.x) <= 1 && corner.1.wrapping_sub(square.y) <= 1)
            .fold(0, |sector, square| sector | quadrant(corner, square));
        let rays = self.map.rays(corner).map(|ray| ray.blocks(open));
        for _ in 0..3 {
            for (i, blocked) in rays.into_iter().enumerate() {
                let both = 1 << i | 1 << ((i + 1) % 4);
                if !blocked && sector & both != 0 {
                    sector |= both;
                }
            }
        }
        sector
    }
}

/// The lines from a corner to a square, in coordinates that lead away from the corner.
struct Cone<'a> {
    map: &'a Map,
    corner: Corner,
    /// Whether it leads to the left, and up.
    flip: (bool, bool),
    u: i32,
    v: i32,
}

impl<'a> Cone<'a> {
    fn new(map: &'a Map, corner: Corner, to: Square) -> Cone<'a> {
        let flip = (to.x < corner.0, to.y < corner.1);
        let u = if flip.0 { corner.0 - 1 - to.x } else { to.x - corner.0 };
        let v = if flip.1 { corner.1 - 1 - to.y } else { to.y - corner.1 };
        Cone { map, corner, flip, u: u.into(), v: v.into() }
    }

    /// The squares of a column whose inside the cone meets: some point lies below its upper border, some point above its
    /// lower one.
    fn column(&self, i: i32) -> RangeInclusive<i32> {
        let (u, v) = (self.u, self.v);
        // The last one is the greatest for which (i + 1) * (v + 1) > j * u.
        let last = if u == 0 { v } else { ((i + 1) * (v + 1) - 1) / u };
        i * v / (u + 1)..=last.min(v)
    }

    fn meets_left_edge(&self, i: i32, j: i32) -> bool {
        self.v * i < (j + 1) * (self.u + 1) && j * self.u < (self.v + 1) * i
    }

    fn meets_top_edge(&self, i: i32, j: i32) -> bool {
        self.u * j < (i + 1) * (self.v + 1) && i * self.v < (self.u + 1) * j
    }

    fn square(&self, i: i32, j: i32) -> Square {
        let x = if self.flip.0 { i32::from(self.corner.0) - 1 - i } else { i32::from(self.corner.0) + i };
        let y = if self.flip.1 { i32::from(self.corner.1) - 1 - j } else { i32::from(self.corner.1) + j };
        Square::new(x as u8, y as u8)
    }

    fn left_blocks(&self, i: i32, j: i32, open: DoorSet) -> bool {
        let Square { x, y } = self.square(i, j);
        self.map.upright((x + u8::from(self.flip.0), y)).blocks(open)
    }

    fn top_blocks(&self, i: i32, j: i32, open: DoorSet) -> bool {
        let Square { x, y } = self.square(i, j);
        self.map.flat((x, y + u8::from(self.flip.1))).blocks(open)
    }
}

/// A rectangle given by its least and greatest corner.
#[derive(Clone, Copy)]
struct Frame {
    min: (i32, i32),
    max: (i32, i32),
}

impl Frame {
    fn of(space: Space) -> Frame {
        let (x, y, size) = (i32::from(space.at.x), i32::from(space.at.y), i32::from(space.size));
        Frame { min: (x, y), max: (x + size, y + size) }
    }

    fn around(self, (x, y): (i32, i32)) -> Frame {
        Frame { min: (self.min.0.min(x), self.min.1.min(y)), max: (self.max.0.max(x), self.max.1.max(y)) }
    }

    /// Whether the insides of two rectangles meet.
    #[inline]
    fn meets(self, other: Frame) -> bool {
        self.min.0 < other.max.0 && other.min.0 < self.max.0 && self.min.1 < other.max.1 && other.min.1 < self.max.1
    }
}

/// The convex hull of a corner and the target's space.
struct Hull {
    corner: (i32, i32),
    frame: Frame,
    /// The directions of its two sides that end at the corner, if it has such: all of it lies to the left of the first
    /// and to the right of the second.
    sides: Option<[(i32, i32); 2]>,
}

fn cross(a: (i32, i32), b: (i32, i32)) -> i32 {
    a.0 * b.1 - a.1 * b.0
}

impl Hull {
    fn new(corner: Corner, to: Space) -> Hull {
        let corner = (i32::from(corner.0), i32::from(corner.1));
        let Frame { min, max } = Frame::of(to);
        let frame = Frame { min, max }.around(corner);
        if frame.min == min && frame.max == max {
            return Hull { corner, frame, sides: None };
        }
        let toward = |(x, y): (i32, i32)| (x - corner.0, y - corner.1);
        let ends = [min, (max.0, min.1), max, (min.0, max.1)].map(toward);
        let mut sides = [ends[0]; 2];
        for end in ends {
            if cross(sides[0], end) < 0 {
                sides[0] = end;
            }
            if cross(sides[1], end) > 0 {
                sides[1] = end;
            }
        }
        Hull { corner, frame, sides: Some(sides) }
    }

    /// Whether its inside meets the inside of a rectangle: no side of either one keeps them apart.
    #[inline]
    fn meets(&self, body: Frame) -> bool {
        if !self.frame.meets(body) {
            return false;
        }
        let Some([first, second]) = self.sides else {
            return true;
        };
        let (min, max) = (
            (body.min.0 - self.corner.0, body.min.1 - self.corner.1),
            (body.max.0 - self.corner.0, body.max.1 - self.corner.1),
        );
        // The greatest value of a cross product over the rectangle, part by part.
        let left = (first.0 * min.1).max(first.0 * max.1) - (first.1 * min.0).min(first.1 * max.0);
        let right = (second.1 * min.0).max(second.1 * max.0) - (second.0 * min.1).min(second.0 * max.1);
        left > 0 && right > 0
    }
}

/// The first of these corners whose lines pass through no other character.
fn unscreened(from: Space, to: Space, clean: u16, bodies: impl Iterator<Item = Space>) -> Option<Corner> {
    let mut all = Frame::of(to);
    for end in [from.at, Square::new(from.at.x + from.size, from.at.y + from.size)] {
        all = all.around((end.x.into(), end.y.into()));
    }
    let between = bodies.map(Frame::of).filter(|body| all.meets(*body));
    let between: SmallVec<[Frame; 16]> = between.collect();
    from.corners().enumerate().filter(|(i, _)| clean >> i & 1 == 1).map(|(_, corner)| corner).find(|&corner| {
        let hull = Hull::new(corner, to);
        !between.iter().any(|body| hull.meets(*body))
    })
}
