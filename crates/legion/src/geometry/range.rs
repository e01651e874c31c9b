//! Range: how many segments of the ruler lie between two bases.

use super::Footprint;

/// The range of one base from another: the segment of the ruler that its nearest point lies in, a line counting as the
/// lower one. Beyond the last segment it is one more.
pub fn at(from: &Footprint, to: &Footprint, segment: i32, most: u8) -> u8 {
    (1..=most).find(|n| from.gap_at_most(to, i32::from(*n) * segment)).unwrap_or(most + 1)
}

/// Whether a whole base lies in the first `n` segments.
pub fn within(from: &Footprint, to: &Footprint, segment: i32, n: u8) -> bool {
    // Farthest is an end of the target's axis, since the set of points near the source is convex.
    let reach = from.base.radius + i32::from(n) * segment - to.base.radius;
    let axis = to.axis();
    reach >= 0
        && [axis.0, axis.1]
            .iter()
            .all(|end| super::Squared::to_segment(*end, from.axis().0, from.axis().1).at_most(reach))
}

/// Whether nothing of a base lies in the first `n` segments.
pub fn beyond(from: &Footprint, to: &Footprint, segment: i32, n: u8) -> bool {
    !from.gap_at_most(to, i32::from(n) * segment)
}
