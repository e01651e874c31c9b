//! Outlines with straight edges: of terrain, of zones.

use super::point::{Closer, Nearness, NotFarther, segments_near};
use super::{Bounds, Point, Share, Squared, segments_apart};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A simple polygon, its corners counterclockwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    corners: Vec<Point>,
    convex: bool,
    bounds: Bounds,
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = Crooked;
    fn try_from(corners: Vec<Point>) -> Result<Polygon, Crooked> {
        Polygon::new(corners)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(outline: Polygon) -> Vec<Point> {
        outline.corners
    }
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
        let bounds = Bounds::around(corners.iter().copied());
        Ok(Polygon { corners, convex, bounds })
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
        edges(&self.corners)
    }

    /// The upright rectangle around it.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The middle of its corners.
    pub fn middle(&self) -> Point {
        let n = self.corners.len() as i64;
        let sum = |f: fn(&Point) -> i32| (self.corners.iter().map(|p| i64::from(f(p))).sum::<i64>() / n) as i32;
        Point::new(sum(|p| p.x), sum(|p| p.y))
    }

    /// Whether the point lies inside or on the outline.
    pub fn contains(&self, p: Point) -> bool {
        if !self.bounds.holds(p) {
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

    /// Whether a segment comes closer than that: [`Polygon::apart`] compared with a length, without the fractions.
    pub fn below(&self, segment: (Point, Point), length: i32) -> bool {
        self.near_segment::<Closer>(segment, length)
    }

    /// Whether a segment is no farther away than that.
    pub fn at_most(&self, segment: (Point, Point), length: i32) -> bool {
        self.near_segment::<NotFarther>(segment, length)
    }

    fn near_segment<N: Nearness>(&self, (a, b): (Point, Point), length: i32) -> bool {
        if length < 0 || !self.near_box(a, b, length) {
            return false;
        }
        if self.convex {
            // Far enough beyond the line of one edge is far enough from the whole.
            let room = i128::from(length) * i128::from(length);
            let beyond = |(p, q): (Point, Point)| {
                let edge = q - p;
                let nearest = edge.cross(a - p).max(edge.cross(b - p));
                let gap = i128::from(nearest);
                nearest < 0 && !N::near(gap * gap, room * i128::from(edge.square()))
            };
            if self.edges().any(beyond) {
                return false;
            }
        }
        let touches = |edge: (Point, Point)| segments_near::<N>((a, b), edge, length);
        ((self.contains(a) || self.contains(b)) && N::near(0, length)) || self.edges().any(touches)
    }

    /// Whether a point with that much room around it could be near enough to matter.
    pub fn near_box(&self, a: Point, b: Point, room: i32) -> bool {
        self.bounds.near(a, b, room)
    }

    /// From where to where the way from `a` to `b` runs through the inside; `None` if it only touches. The polygon must
    /// be convex.
    pub fn clip(&self, a: Point, b: Point) -> Option<(Share, Share)> {
        debug_assert!(self.convex, "only a convex outline is crossed in one piece");
        clip(&self.corners, a, b)
    }

    /// Whether the way from `a` to `b` runs through the inside of the convex polygon.
    pub fn crossed(&self, a: Point, b: Point) -> bool {
        self.near_box(a, b, 0) && self.clip(a, b).is_some()
    }
}

fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// From where to where the way from `a` to `b` runs through the inside of a convex outline, its corners counterclockwise.
pub(super) fn clip(corners: &[Point], a: Point, b: Point) -> Option<(Share, Share)> {
    let (mut enter, mut leave) = (Share::ZERO, Share::ONE);
    let mut p = *corners.last()?;
    for q in corners {
        let edge = *q - p;
        let (from, to) = (edge.cross(a - p), edge.cross(b - p));
        p = *q;
        if from <= 0 && to <= 0 {
            return None;
        }
        if from < 0 || to < 0 {
            let num = from.abs();
            let meet = Share { num, den: num + to.abs() };
            if from < 0 && meet.order(enter) == Ordering::Greater {
                enter = meet;
            } else if to < 0 && meet.order(leave) == Ordering::Less {
                leave = meet;
            }
        }
    }
    (enter.order(leave) == Ordering::Less).then_some((enter, leave))
}
