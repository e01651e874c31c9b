//! Points, squared distances as fractions, and the distance of two segments.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::ops::{Add, Sub};

/// A place on the table, or the way from one to another, in thousandths of an inch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Away from the blue player's edge.
    pub y: i32,
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The dot product.
    pub fn dot(self, other: Point) -> i64 {
        i64::from(self.x) * i64::from(other.x) + i64::from(self.y) * i64::from(other.y)
    }

    /// The cross product: positive if `other` lies to the left.
    pub fn cross(self, other: Point) -> i64 {
        i64::from(self.x) * i64::from(other.y) - i64::from(self.y) * i64::from(other.x)
    }

    /// The square of its length.
    pub fn square(self) -> i64 {
        self.dot(self)
    }

    /// Its length, rounded down.
    pub fn length(self) -> i32 {
        self.square().isqrt() as i32
    }

    /// The distance to another point, rounded down.
    pub fn distance(self, other: Point) -> i32 {
        (other - self).length()
    }

    /// The point `part / whole` of the way to another, rounded towards this one.
    pub fn toward(self, other: Point, part: i32, whole: i32) -> Point {
        let way = other - self;
        let share = |d: i32| (i64::from(d) * i64::from(part) / i64::from(whole.max(1))) as i32;
        self + Point::new(share(way.x), share(way.y))
    }

    /// Whether no calculation with it can overflow.
    pub fn is_near(self) -> bool {
        self.x.abs() <= super::FARTHEST && self.y.abs() <= super::FARTHEST
    }
}

/// A share of a way on the table: a fraction of numbers no larger than products of two lengths.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// The upper part.
    pub num: i64,
    /// The lower part, positive.
    pub den: i64,
}

impl Share {
    /// Nothing of it.
    pub const ZERO: Share = Share { num: 0, den: 1 };
    /// All of it.
    pub const ONE: Share = Share { num: 1, den: 1 };

    /// Compares exactly.
    pub fn order(self, other: Share) -> Ordering {
        (i128::from(self.num) * i128::from(other.den)).cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

/// The square of a distance, exactly: a fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
pub struct Squared {
    num: i128,
    den: i128,
}

impl Squared {
    /// The square of no distance.
    pub const ZERO: Squared = Squared { num: 0, den: 1 };

    /// A whole number.
    fn whole(square: i64) -> Squared {
        Squared { num: i128::from(square), den: 1 }
    }

    /// How the distance compares with a length.
    pub fn compare(self, length: i32) -> Ordering {
        if length < 0 {
            return Ordering::Greater;
        }
        self.num.cmp(&(i128::from(length) * i128::from(length) * self.den))
    }

    /// Whether the distance is at most that.
    pub fn at_most(self, length: i32) -> bool {
        self.compare(length) != Ordering::Greater
    }

    /// Whether the distance is less than that.
    pub fn below(self, length: i32) -> bool {
        self.compare(length) == Ordering::Less
    }

    /// The distance, rounded down.
    pub fn root(self) -> i32 {
        (self.num / self.den).isqrt() as i32
    }

    /// The smaller one.
    #[must_use]
    pub fn min(self, other: Squared) -> Squared {
        if other.num * self.den < self.num * other.den { other } else { self }
    }

    /// From a point to a segment.
    pub fn to_segment(p: Point, a: Point, b: Point) -> Squared {
        let (along, off) = (b - a, p - a);
        let length = along.square();
        let dot = off.dot(along);
        if dot <= 0 || length == 0 {
            return Squared::whole(off.square());
        }
        if dot >= length {
            return Squared::whole((p - b).square());
        }
        let cross = i128::from(along.cross(off));
        Squared { num: cross * cross, den: i128::from(length) }
    }
}

/// How near is near: closer than a length, or not farther than it.
pub(super) trait Nearness {
    /// Whether a square is near enough, beside the square of the length.
    fn near<T: Ord>(square: T, length: T) -> bool;
}

/// Closer than the length.
pub(super) struct Closer;
/// Not farther than the length.
pub(super) struct NotFarther;

impl Nearness for Closer {
    fn near<T: Ord>(square: T, length: T) -> bool {
        square < length
    }
}

impl Nearness for NotFarther {
    fn near<T: Ord>(square: T, length: T) -> bool {
        square <= length
    }
}

/// Whether a point is near a segment: [`Squared::to_segment`] without the fraction.
fn point_near<N: Nearness>(p: Point, (a, b): (Point, Point), length: i64) -> bool {
    let (along, off) = (b - a, p - a);
    let (whole, dot) = (along.square(), off.dot(along));
    if dot <= 0 || whole == 0 {
        return N::near(off.square(), length * length);
    }
    if dot >= whole {
        return N::near((p - b).square(), length * length);
    }
    let cross = i128::from(along.cross(off));
    N::near(cross * cross, i128::from(length * length) * i128::from(whole))
}

/// Whether two segments are near each other: [`segments_apart`] compared with a length, without the fractions.
pub(super) fn segments_near<N: Nearness>(s: (Point, Point), t: (Point, Point), length: i32) -> bool {
    if length < 0 {
        return false;
    }
    let length = i64::from(length);
    if s.0 == s.1 {
        return point_near::<N>(s.0, t, length);
    }
    if t.0 == t.1 {
        return point_near::<N>(t.0, s, length);
    }
    // Most pairs are far apart: the rectangles around them decide.
    let gap = |a: i32, b: i32, c: i32, d: i32| i64::from(a.min(b).max(c.min(d))) - i64::from(a.max(b).min(c.max(d)));
    if gap(s.0.x, s.1.x, t.0.x, t.1.x) > length || gap(s.0.y, s.1.y, t.0.y, t.1.y) > length {
        return false;
    }
    (meet(s.0, s.1, t.0, t.1) && N::near(0, length))
        || point_near::<N>(s.0, t, length)
        || point_near::<N>(s.1, t, length)
        || point_near::<N>(t.0, s, length)
        || point_near::<N>(t.1, s, length)
}

/// Whether two segments come closer to each other than that.
pub fn segments_below(s: (Point, Point), t: (Point, Point), length: i32) -> bool {
    segments_near::<Closer>(s, t, length)
}

/// Whether two segments are no farther from each other than that.
pub fn segments_at_most(s: (Point, Point), t: (Point, Point), length: i32) -> bool {
    segments_near::<NotFarther>(s, t, length)
}

/// An upright rectangle around some points; around none it is near nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// The corner with the least coordinates.
    pub low: Point,
    /// The corner with the greatest.
    pub high: Point,
}

impl Bounds {
    /// Around nothing.
    pub const NONE: Bounds = Bounds { low: Point::new(i32::MAX, i32::MAX), high: Point::new(i32::MIN, i32::MIN) };

    /// Around these points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Bounds {
        points.into_iter().fold(Bounds::NONE, |b, p| Bounds {
            low: Point::new(b.low.x.min(p.x), b.low.y.min(p.y)),
            high: Point::new(b.high.x.max(p.x), b.high.y.max(p.y)),
        })
    }

    /// Whether anything in it could be within that much of the rectangle around two points: a quick no.
    pub fn near(&self, a: Point, b: Point, room: i32) -> bool {
        let (low, high) = (Point::new(a.x.min(b.x), a.y.min(b.y)), Point::new(a.x.max(b.x), a.y.max(b.y)));
        self.meets(&Bounds { low, high }, room)
    }

    /// Whether anything in it could be within that much of anything in another.
    pub fn meets(&self, other: &Bounds, room: i32) -> bool {
        other.high.x.saturating_add(room) >= self.low.x
            && other.low.x.saturating_sub(room) <= self.high.x
            && other.high.y.saturating_add(room) >= self.low.y
            && other.low.y.saturating_sub(room) <= self.high.y
    }

    /// Whether it holds that point.
    pub fn holds(&self, p: Point) -> bool {
        p.x >= self.low.x && p.y >= self.low.y && p.x <= self.high.x && p.y <= self.high.y
    }
}

/// Whether two segments have a point in common.
fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |p: Point, q: Point, r: Point| (q - p).cross(r - p).signum();
    let (c1, c2, a1, a2) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b));
    c1 * c2 < 0 && a1 * a2 < 0
}

/// The squared distance of two segments; either may be a single point.
pub fn segments_apart((a, b): (Point, Point), (c, d): (Point, Point)) -> Squared {
    if meet(a, b, c, d) {
        return Squared::ZERO;
    }
    Squared::to_segment(a, c, d)
        .min(Squared::to_segment(b, c, d))
        .min(Squared::to_segment(c, a, b))
        .min(Squared::to_segment(d, a, b))
}
