//! Distance and range (000:1760-1762, 003:381-397).
//!
//! A diagonal step costs two and is barred at the ends of walls, so it is never shorter than the two straight steps it
//! replaces: the distance is found with straight steps alone.

use super::Geometry;
use crate::map::{Dir, DoorSet, Space, Square};
use std::collections::VecDeque;

/// No path.
const FAR: u16 = u16::MAX;

impl Geometry {
    /// The distance between the nearest squares of two spaces, counted around walls and closed doors (003:387-390).
    pub fn range(&self, a: Space, b: Space, open: DoorSet) -> Option<u16> {
        let least = if a.size == 1 && b.size == 1 {
            self.square_range(a.at, b.at, open)
        } else {
            let pairs = a.squares().flat_map(|from| b.squares().map(move |to| (from, to)));
            pairs.map(|(from, to)| self.square_range(from, to, open)).min().unwrap_or(FAR)
        };
        (least != FAR).then_some(least)
    }

    /// Whether the two are within so many squares of each other.
    pub fn within(&self, a: Space, b: Space, squares: u16, open: DoorSet) -> bool {
        a.gap(b) <= squares && self.range(a, b, open).is_some_and(|range| range <= squares)
    }

    fn square_range(&self, a: Square, b: Square, open: DoorSet) -> u16 {
        let (i, j) = (self.map.index(a), self.map.index(b));
        self.memo.answer(
            open,
            |layer| layer.range[i].get_or_init(|| self.direct_ranges(a, layer.open))[j],
            || self.direct_ranges(a, open)[j],
        )
    }

    /// The distances from a square to all others, worked out afresh; `u16::MAX` where there is no path.
    pub fn direct_ranges(&self, from: Square, open: DoorSet) -> Box<[u16]> {
        let mut ranges = vec![FAR; self.map.area()].into_boxed_slice();
        ranges[self.map.index(from)] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(square) = queue.pop_front() {
            let next = ranges[self.map.index(square)] + 1;
            for dir in [Dir::N, Dir::E, Dir::S, Dir::W] {
                if self.map.edge(square, dir).blocks(open) {
                    continue;
                }
                if let Some(neighbour) = self.map.neighbour(square, dir) {
                    let known = &mut ranges[self.map.index(neighbour)];
                    if *known == FAR {
                        *known = next;
                        queue.push_back(neighbour);
                    }
                }
            }
        }
        ranges
    }
}
