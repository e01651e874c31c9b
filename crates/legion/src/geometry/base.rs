//! Bases: round ones and oblong ones with round ends, where they stand and which way they look.

use super::point::{Closer, Nearness, NotFarther, segments_near};
use super::{Angle, Point, Polygon, Squared, segments_apart};
use serde::{Deserialize, Serialize};

/// Two bases touch when the gap between them is no larger than this, either way: hands are not more exact.
pub const TOUCH: i32 = 10;

/// The outline of a base: everything nearer than `radius` to a segment of twice `half`; round if `half` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Base {
    /// Half its width.
    pub radius: i32,
    /// Half of what its length has more than its width.
    #[serde(default)]
    pub half: i32,
}

impl Base {
    /// A round base.
    pub const fn round(radius: i32) -> Base {
        Base { radius, half: 0 }
    }

    /// From the centre to the front or rear.
    pub fn forward(self) -> i32 {
        self.radius + self.half
    }
}

/// A base where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Footprint {
    /// Its outline.
    pub base: Base,
    /// Its centre.
    pub at: Point,
    /// Where its front looks.
    pub facing: Angle,
}

impl Footprint {
    /// A round base there.
    pub const fn round(radius: i32, at: Point) -> Footprint {
        Footprint { base: Base::round(radius), at, facing: Angle::EAST }
    }

    /// The segment that the outline is drawn around.
    pub fn axis(&self) -> (Point, Point) {
        if self.base.half == 0 {
            return (self.at, self.at);
        }
        let arm = self.facing.way(self.base.half);
        (self.at - arm, self.at + arm)
    }

    /// Whether the gap to another is at most that.
    pub fn gap_at_most(&self, other: &Footprint, gap: i32) -> bool {
        self.near::<NotFarther>(other, self.base.radius + other.base.radius + gap)
    }

    fn near<N: Nearness>(&self, other: &Footprint, reach: i32) -> bool {
        // Most pairs are far apart: two squares decide.
        let widest = i64::from(reach) + i64::from(self.base.half) + i64::from(other.base.half);
        reach >= 0
            && N::near((other.at - self.at).square(), widest * widest)
            && ((self.base.half == 0 && other.base.half == 0) || segments_near::<N>(self.axis(), other.axis(), reach))
    }

    fn apart(&self, other: &Footprint) -> Squared {
        segments_apart(self.axis(), other.axis())
    }

    /// The gap to another, rounded down; negative if they overlap.
    pub fn gap(&self, other: &Footprint) -> i32 {
        self.apart(other).root() - self.base.radius - other.base.radius
    }

    /// Whether the two overlap, by more than a touch.
    pub fn overlaps(&self, other: &Footprint) -> bool {
        self.near::<Closer>(other, self.base.radius + other.base.radius - TOUCH)
    }

    /// Whether the two are in contact.
    pub fn touches(&self, other: &Footprint) -> bool {
        self.gap_at_most(other, TOUCH)
    }

    /// Whether the base overlaps that outline, by more than a touch.
    pub fn overlaps_polygon(&self, outline: &Polygon) -> bool {
        outline.below(self.axis(), self.base.radius - TOUCH)
    }

    /// Whether the base touches or overlaps that outline.
    pub fn touches_polygon(&self, outline: &Polygon) -> bool {
        outline.at_most(self.axis(), self.base.radius + TOUCH)
    }

    /// Whether the base lies completely inside that outline.
    pub fn inside(&self, outline: &Polygon) -> bool {
        let axis = self.axis();
        outline.contains(axis.0)
            && outline.contains(axis.1)
            && outline.edges().all(|edge| !segments_near::<Closer>(axis, edge, self.base.radius - TOUCH))
    }

    /// Whether the whole base is on a table of that size.
    pub fn on_table(&self, width: i32, depth: i32) -> bool {
        let (a, b) = self.axis();
        let r = self.base.radius - TOUCH;
        a.x.min(b.x) >= r && a.y.min(b.y) >= r && a.x.max(b.x) <= width - r && a.y.max(b.y) <= depth - r
    }

    /// The place of a round base of that radius that touches this one in that direction from its centre, no nearer.
    pub fn beside(&self, radius: i32, direction: Angle) -> Point {
        let mut distance = self.base.forward() + radius;
        if self.base.half != 0 {
            // The nearest whole distance without overlap, since the outline is convex.
            let (mut low, mut high) = (self.base.radius, distance);
            while low < high {
                let middle = (low + high) / 2;
                let there = Footprint::round(radius, self.at + direction.way(middle));
                if self.apart(&there).below(self.base.radius + radius) { low = middle + 1 } else { high = middle }
            }
            distance = low;
        }
        self.at + direction.way(distance + 1)
    }
}
