//! What can be seen, reached and counted on a map, exactly and in integers.
//!
//! Square (x, y) covers [x, x+1] x [y, y+1]. Walls, closed doors and the sides of wall-objects are closed unit
//! segments on grid lines. Each question has its file: [`sight`](Geometry::sight), [`cover`](Geometry::cover),
//! [`range`](Geometry::range), steps and squeezing in `walk`, doors in `doors`.
//!
//! Every answer can only get worse when a door closes. Of sight the doors that it needs are remembered. Of the rest the
//! answers with all doors open and with all doors closed are; where they agree the doors do not matter, and only
//! otherwise the answer for the very set is worked out.

mod cover;
mod doors;
mod flood;
mod lines;
mod memo;
mod range;
mod sight;
mod walk;

pub use cover::Cover;
pub use flood::{Flood, Squares};
pub use walk::{Blocked, Footing, Gait, Ground, Hop, Step, Stride, Strides};

use crate::map::{DoorSet, Map, Space, Square};
use memo::Memo;

/// Whether sight passes through bevelled corners, where the editions differ (E-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bevels {
    /// A bevelled corner blocks like any other (003:328-329, 003:352-357).
    #[default]
    Block,
    /// A line may pass exactly through a bevelled corner (002:272).
    Pass,
}

/// A map and all that follows from it; immutable, shared by all games on that map.
#[derive(Debug)]
pub struct Geometry {
    map: Map,
    bevels: Bevels,
    memo: Memo,
}

impl Geometry {
    /// The geometry of a map.
    pub fn new(map: Map, bevels: Bevels) -> Geometry {
        let memo = Memo::new(&map);
        Geometry { map, bevels, memo }
    }

    /// The map it is about.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Works out ahead what figures of one square can ask on this map: how far it is, what is seen and what has cover. Later
    /// answers come at once, and no game needs more memory for them; what has cover from larger ones has its room already.
    pub fn explore(&self) {
        self.memo.make_room();
        for (from, to) in self.map.squares().flat_map(|from| self.map.squares().map(move |to| (from, to))) {
            let (a, b) = (Space { at: from, size: 1 }, Space { at: to, size: 1 });
            for open in [self.map.all_doors(), DoorSet::NONE] {
                self.range(a, b, open);
                if self.sight(a, b, open) {
                    self.cover(a, b, open, &[]);
                }
            }
        }
    }

    /// Whether the two are neighbours, diagonals included, and see each other (000:750-751, 000:1039).
    pub fn adjacent(&self, a: Space, b: Space, open: DoorSet) -> bool {
        a.touches(b) && !a.overlaps(b) && self.sight(a, b, open)
    }

    /// The 1, 2 or 4 squares at the centre of the map.
    pub fn centre(&self) -> impl Iterator<Item = Square> {
        self.map.centre().into_iter()
    }
}
