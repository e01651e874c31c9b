//! Outlines with straight edges: of terrain, of zones.

use super::{Fraction, Point, Squared, segments_apart};
use std::cmp::Ordering;

/// A simple polygon, its corners counterclockwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Polygon {
    corners: Vec<Point>,
    convex: bool,
    low: Point,
    high: Point,
}

/// What is wrong with the corners of an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Crooked {
    /// Fewer than three corners.
    #[error("an outline has at least three corners")]
    TooFew,
    /// Two edges meet that are not neighbours, or neighbours that fold back.
    #[error("the outline crosses or touches itself")]
    CrossesItself,
    /// It encloses nothing.
    #[error("the outline encloses nothing")]
    Flat,
    /// A corner lies farther away than any table reaches.
    #[error("a corner lies too far away")]
    TooFar,
}

impl Polygon {
    /// The polygon with these corners, in either direction.
    pub fn new(mut corners: Vec<Point>) -> Result<Polygon, Crooked> {
        let n = corners.len();
        if n < 3 {
            return Err(Crooked::TooFew);
        }
        if !corners.iter().all(|p| p.is_near()) {
            return Err(Crooked::TooFar);
        }
        let area: i64 = (0..n).map(|i| corners[i].cross(corners[(i + 1) % n])).sum();
        if area == 0 {
            return Err(Crooked::Flat);
        }
        let edge = |i: usize| (corners[i], corners[(i + 1) % n]);
        for i in 0..n {
            for j in i + 1..n {
                let neighbours = j == i + 1 || (i == 0 && j == n - 1);
                let crossing = if neighbours {
                    let (a, b, c) =
                        if j == i + 1 { (edge(i).0, edge(i).1, edge(j).1) } else { (edge(j).0, edge(i).0, edge(i).1) };
                    (b - a).cross(c - b) == 0 && (b - a).dot(c - b) <= 0
                } else {
                    segments_apart(edge(i), edge(j)).at_most(0)
                };
                if crossing {
                    return Err(Crooked::CrossesItself);
                }
            }
        }
        if area < 0 {
            corners.reverse();
        }
        let turn = |i: usize| (corners[(i + 1) % n] - corners[i]).cross(corners[(i + 2) % n] - corners[(i + 1) % n]);
        let convex = (0..n).all(|i| turn(i) >= 0);
        let low =
            Point::new(corners.iter().map(|p| p.x).min().unwrap_or(0), corners.iter().map(|p| p.y).min().unwrap_or(0));
        let high =
            Point::new(corners.iter().map(|p| p.x).max().unwrap_or(0), corners.iter().map(|p| p.y).max().unwrap_or(0));
        Ok(Polygon { corners, convex, low, high })
    }

    /// An upright rectangle.
    pub fn rectangle(low: Point, high: Point) -> Result<Polygon, Crooked> {
        Polygon::new(vec![low, Point::new(high.x, low.y), high, Point::new(low.x, high.y)])
    }

    /// The corners, counterclockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// Whether it has no inward corner.
    pub fn is_convex(&self) -> bool {
        self.convex
    }

    /// The edges.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        (0..self.corners.len()).map(|i| (self.corners[i], self.corners[(i + 1) % self.corners.len()]))
    }

    /// The corners of the upright rectangle around it.
    pub fn bounds(&self) -> (Point, Point) {
        (self.low, self.high)
    }

    /// The middle of its corners.
    pub fn middle(&self) -> Point {
        let n = self.corners.len() as i64;
        let sum = |f: fn(&Point) -> i32| (self.corners.iter().map(|p| i64::from(f(p))).sum::<i64>() / n) as i32;
        Point::new(sum(|p| p.x), sum(|p| p.y))
    }

    /// Whether the point lies inside or on the outline.
    pub fn contains(&self, p: Point) -> bool {
        if p.x < self.low.x || p.y < self.low.y || p.x > self.high.x || p.y > self.high.y {
            return false;
        }
        let mut inside = false;
        for (a, b) in self.edges() {
            let side = (b - a).cross(p - a);
            if side == 0 && (p - a).dot(p - b) <= 0 {
                return true;
            }
            if (a.y > p.y) != (b.y > p.y) && (side > 0) == (b.y > a.y) {
                inside = !inside;
            }
        }
        inside
    }

    /// The squared distance to a segment; nothing if they have a point in common.
    pub fn apart(&self, segment: (Point, Point)) -> Squared {
        if self.contains(segment.0) || self.contains(segment.1) {
            return Squared::ZERO;
        }
        let mut nearest: Option<Squared> = None;
        for edge in self.edges() {
            let far = segments_apart(segment, edge);
            nearest = Some(nearest.map_or(far, |near| near.min(far)));
        }
        nearest.unwrap_or(Squared::ZERO)
    }

    /// Whether a point with that much room around it could be near enough to matter.
    pub fn near_box(&self, a: Point, b: Point, room: i32) -> bool {
        a.x.max(b.x) + room >= self.low.x
            && a.x.min(b.x) - room <= self.high.x
            && a.y.max(b.y) + room >= self.low.y
            && a.y.min(b.y) - room <= self.high.y
    }

    /// From where to where the way from `a` to `b` runs through the inside; `None` if it only touches. The polygon must
    /// be convex.
    pub fn clip(&self, a: Point, b: Point) -> Option<(Fraction, Fraction)> {
        debug_assert!(self.convex, "only a convex outline is crossed in one piece");
        let (mut enter, mut leave) = (Fraction::ZERO, Fraction::ONE);
        for (p, q) in self.edges() {
            let (from, to) = ((q - p).cross(a - p), (q - p).cross(b - p));
            if from <= 0 && to <= 0 {
                return None;
            }
            if from < 0 || to < 0 {
                let num = i128::from(from.abs());
                let meet = Fraction { num, den: num + i128::from(to.abs()) };
                if from < 0 && meet.order(enter) == Ordering::Greater {
                    enter = meet;
                } else if to < 0 && meet.order(leave) == Ordering::Less {
                    leave = meet;
                }
            }
        }
        (enter.order(leave) == Ordering::Less).then_some((enter, leave))
    }

    /// Whether the way from `a` to `b` runs through the inside of the convex polygon.
    pub fn crossed(&self, a: Point, b: Point) -> bool {
        self.near_box(a, b, 0) && self.clip(a, b).is_some()
    }
}
