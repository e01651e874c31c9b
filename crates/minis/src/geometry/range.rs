//! Distance and range (000:1760-1762, 003:381-397).
//!
//! A diagonal step costs two and is barred at the ends of walls, so it is never shorter than the two straight steps it
//! replaces: the distance is found with straight steps alone.
//!
//! The distances with all doors open and with all doors closed are remembered. Where they differ the first guides the
//! search for the true one, and the second ends it.

use super::Geometry;
use crate::map::{Dir, DoorSet, MAX_SIDE, Space, Square};
use smallvec::SmallVec;

/// No path.
const FAR: u16 = u16::MAX;

impl Geometry {
    /// The distance between the nearest squares of two spaces, counted around walls and closed doors (003:387-390).
    pub fn range(&self, a: Space, b: Space, open: DoorSet) -> Option<u16> {
        let least = self.range_below(a, b, open, FAR);
        (least != FAR).then_some(least)
    }

    /// Whether the two are within so many squares of each other.
    pub fn within(&self, a: Space, b: Space, squares: u16, open: DoorSet) -> bool {
        let limit = squares.saturating_add(1);
        a.gap(b) <= squares && self.range_below(a, b, open, limit) < limit
    }

    /// The distance, or the limit if it is no less than that.
    fn range_below(&self, a: Space, b: Space, open: DoorSet, limit: u16) -> u16 {
        if a.size == 1 && b.size == 1 {
            return self.square_range(a.at, b.at, open, limit);
        }
        let pairs = a.squares().flat_map(|from| b.squares().map(move |to| (from, to)));
        pairs.fold(limit, |limit, (from, to)| self.square_range(from, to, open, limit))
    }

    fn square_range(&self, a: Square, b: Square, open: DoorSet, limit: u16) -> u16 {
        let (from, to) = (self.map.index(a), self.map.index(b));
        let open = open.meet(self.map.all_doors());
        let least = self.memo.open.range[to].get_or_init(|| self.direct_ranges(b, self.map.all_doors()));
        if least[from] >= limit || open == self.map.all_doors() {
            return least[from].min(limit);
        }
        let most = self.memo.closed.range[to].get_or_init(|| self.direct_ranges(b, DoorSet::NONE));
        if most[from] == least[from] || open.is_empty() {
            return most[from].min(limit);
        }
        self.search_range(from, to, open, least, most[from].min(limit))
    }

    /// The distance from one square to another if it is less than `most`. A square is on the way only if what was
    /// walked and the least that is left make no more than the bound, which grows until the end is found. (Every way
    /// between two squares is odd or every one is even.)
    fn search_range(&self, from: usize, to: usize, open: DoorSet, least: &[u16], most: u16) -> u16 {
        let width = usize::from(self.map.width()) as isize;
        let mut seen = [0u64; MAX_SIDE * MAX_SIDE / 64];
        let (mut now, mut later) = (SmallVec::<[u16; 128]>::new(), SmallVec::<[u16; 128]>::new());
        let mut bound = least[from];
        now.push(from as u16);
        while bound < most {
            while let Some(square) = now.pop().map(usize::from) {
                if seen[square / 64] >> (square % 64) & 1 == 1 {
                    continue;
                }
                seen[square / 64] |= 1 << (square % 64);
                if square == to {
                    return bound;
                }
                let ways = self.ways(square, open);
                for (dir, by) in [(Dir::N, -width), (Dir::E, 1), (Dir::S, width), (Dir::W, -1)] {
                    let next = square.wrapping_add_signed(by);
                    if ways >> dir as u8 & 1 == 1 && least[next] != FAR {
                        let farther = least[next] > least[square];
                        if farther { later.push(next as u16) } else { now.push(next as u16) }
                    }
                }
            }
            if later.is_empty() {
                break;
            }
            std::mem::swap(&mut now, &mut later);
            bound += 2;
        }
        most
    }

    /// The distances from a square to all others, worked out afresh; `u16::MAX` where there is no path.
    pub fn direct_ranges(&self, from: Square, open: DoorSet) -> Box<[u16]> {
        let (width, height) = (usize::from(self.map.width()), usize::from(self.map.height()));
        let exits = self.memo.boards.exits(self.map.all_doors(), open);
        let mut ranges = vec![FAR; self.map.area()].into_boxed_slice();
        ranges[self.map.index(from)] = 0;
        // By row, with an empty one before the first and after the last: the squares come to last, and all so far.
        let (mut edge, mut known) = ([0u64; MAX_SIDE + 2], [0u64; MAX_SIDE + 2]);
        edge[usize::from(from.y) + 1] = 1 << from.x;
        known[usize::from(from.y) + 1] = 1 << from.x;
        let (mut low, mut high) = (usize::from(from.y) + 1, usize::from(from.y) + 1);
        for range in 1.. {
            (low, high) = ((low - 1).max(1), (high + 1).min(height));
            let (mut over, mut more) = (0, 0);
            for row in low..=high {
                let (here, under, way) = (edge[row], edge[row + 1], &exits[row]);
                let down = over & exits[row - 1][Dir::S as usize] | under & exits[row + 1][Dir::N as usize];
                let aside = (here & way[Dir::E as usize]) << 1 | (here & way[Dir::W as usize]) >> 1;
                over = here;
                edge[row] = (down | aside) & !known[row];
                known[row] |= edge[row];
                more |= edge[row];
                let mut new = edge[row];
                while new != 0 {
                    ranges[(row - 1) * width + new.trailing_zeros() as usize] = range;
                    new &= new - 1;
                }
            }
            if more == 0 {
                break;
            }
        }
        ranges
    }
}
