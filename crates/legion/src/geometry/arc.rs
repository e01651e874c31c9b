//! The four quarters around a base that has a front.

use super::{Angle, FARTHEST, Footprint, segments_apart};
use serde::{Deserialize, Serialize};

/// A quarter of what lies around a base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Arc {
    /// Before it.
    Front,
    /// Behind it.
    Rear,
    /// To its left.
    Left,
    /// To its right.
    Right,
}

impl Arc {
    /// All of them.
    pub const ALL: [Arc; 4] = [Arc::Front, Arc::Rear, Arc::Left, Arc::Right];

    /// The direction of its middle, seen from a base that looks there.
    pub fn middle(self, facing: Angle) -> Angle {
        match self {
            Arc::Front => facing,
            Arc::Left => facing + Angle::QUARTER,
            Arc::Rear => facing + Angle::HALF,
            Arc::Right => facing - Angle::QUARTER,
        }
    }

    /// Whether some part of a base lies inside this quarter of another, not merely on its line.
    pub fn holds(self, from: &Footprint, target: &Footprint) -> bool {
        let eighth = Angle(1 << 13);
        let middle = self.middle(from.facing);
        let (right, left) = ((middle - eighth).way(FARTHEST / 2), (middle + eighth).way(FARTHEST / 2));
        let axis = target.axis();
        let inside = [axis.0, axis.1].iter().any(|p| {
            let way = *p - from.at;
            right.cross(way) > 0 && left.cross(way) < 0
        });
        inside
            || [right, left].iter().any(|ray| segments_apart(axis, (from.at, from.at + *ray)).below(target.base.radius))
    }
}
