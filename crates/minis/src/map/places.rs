//! Places on a map: squares, spaces, corners, directions, doors.

use serde::{Deserialize, Serialize};

/// A corner of the grid: (0, 0) is the top left corner of the map.
pub type Corner = (u8, u8);

/// One square, counted from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Square {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

impl Square {
    /// The square in this column and row, both counted from 0.
    pub const fn new(x: u8, y: u8) -> Square {
        Square { x, y }
    }

    /// Whether two squares are the same or touch, if only at a corner.
    pub fn touches(self, other: Square) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }
}

impl From<Square> for Space {
    fn from(at: Square) -> Space {
        Space { at, size: 1 }
    }
}

/// The squares a character takes up: one, 2 x 2 (Large) or 3 x 3 (Huge).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Space {
    /// The top left square.
    pub at: Square,
    /// How many squares it is wide and high.
    pub size: u8,
}

impl Space {
    /// The space of this size whose top left square is in this column and row.
    pub const fn new(x: u8, y: u8, size: u8) -> Space {
        Space { at: Square::new(x, y), size }
    }

    /// Its squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        let Space { at, size } = self;
        (at.y..at.y + size).flat_map(move |y| (at.x..at.x + size).map(move |x| Square::new(x, y)))
    }

    /// The corners of its squares, inner ones too, row by row (003:378-380).
    pub fn corners(self) -> impl Iterator<Item = Corner> + Clone {
        let Space { at, size } = self;
        (at.y..=at.y + size).flat_map(move |y| (at.x..=at.x + size).map(move |x| (x, y)))
    }

    /// Whether the square is one of its squares.
    pub fn covers(self, square: Square) -> bool {
        square.x.wrapping_sub(self.at.x) < self.size && square.y.wrapping_sub(self.at.y) < self.size
    }

    /// The empty columns and rows between two spaces, each at least 0 and 1 if they abut.
    fn gaps(self, other: Space) -> (u8, u8) {
        let gap = |a: u8, a_size: u8, b: u8, b_size: u8| {
            if a + a_size <= b {
                b - (a + a_size) + 1
            } else if b + b_size <= a {
                a - (b + b_size) + 1
            } else {
                0
            }
        };
        (gap(self.at.x, self.size, other.at.x, other.size), gap(self.at.y, self.size, other.at.y, other.size))
    }

    /// Whether the two have a square in common.
    pub fn overlaps(self, other: Space) -> bool {
        self.gaps(other) == (0, 0)
    }

    /// Whether some square of one is the same as, or a neighbour of, one of the other.
    pub fn touches(self, other: Space) -> bool {
        let (x, y) = self.gaps(other);
        x <= 1 && y <= 1
    }

    /// The distance between the two if there were no walls.
    pub fn gap(self, other: Space) -> u16 {
        let (x, y) = self.gaps(other);
        u16::from(x) + u16::from(y)
    }

    /// The space one square further in a direction, unless that leaves the plane.
    pub fn shifted(self, dir: Dir) -> Option<Space> {
        let x = self.at.x.checked_add_signed(dir.dx())?;
        let y = self.at.y.checked_add_signed(dir.dy())?;
        Some(Space::new(x, y, self.size))
    }
}

/// One of the eight directions of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Dir {
    /// Up.
    N,
    /// Up and right.
    NE,
    /// Right.
    E,
    /// Down and right.
    SE,
    /// Down.
    S,
    /// Down and left.
    SW,
    /// Left.
    W,
    /// Up and left.
    NW,
}

impl Dir {
    /// All eight, clockwise from the top.
    pub const ALL: [Dir; 8] = [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W, Dir::NW];

    /// Columns gained by one step.
    pub const fn dx(self) -> i8 {
        match self {
            Dir::NE | Dir::E | Dir::SE => 1,
            Dir::N | Dir::S => 0,
            Dir::SW | Dir::W | Dir::NW => -1,
        }
    }

    /// Rows gained by one step.
    pub const fn dy(self) -> i8 {
        match self {
            Dir::SE | Dir::S | Dir::SW => 1,
            Dir::E | Dir::W => 0,
            Dir::NE | Dir::N | Dir::NW => -1,
        }
    }

    /// The direction itself and, if it is diagonal, the two straight ones beside it.
    pub fn parts(self) -> impl Iterator<Item = Dir> {
        let beside = if self.is_diagonal() { [7, 1] } else { [0, 0] };
        [0, beside[0], beside[1]].into_iter().map(move |turn| Dir::ALL[(self as usize + turn) % 8])
    }

    /// Whether it goes along neither rows nor columns.
    pub const fn is_diagonal(self) -> bool {
        (self as u8) % 2 == 1
    }
}

/// A side of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The left edge.
    West,
    /// The right edge.
    East,
    /// The top edge.
    North,
    /// The bottom edge.
    South,
}

/// The number of a door on its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DoorId(pub u8);

/// A set of doors, mostly those that are open or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct DoorSet(pub u32);

impl DoorSet {
    /// No door.
    pub const NONE: DoorSet = DoorSet(0);
    /// Every door there could be.
    pub const ALL: DoorSet = DoorSet(u32::MAX);

    /// The doors numbered below `count`.
    pub fn first(count: usize) -> DoorSet {
        DoorSet(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// Whether the door is in the set.
    pub const fn contains(self, id: DoorId) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    /// The set and this door.
    #[must_use]
    pub const fn with(self, id: DoorId) -> DoorSet {
        DoorSet(self.0 | 1 << id.0)
    }

    /// The set without this door.
    #[must_use]
    pub const fn without(self, id: DoorId) -> DoorSet {
        DoorSet(self.0 & !(1 << id.0))
    }

    /// The doors in either set.
    #[must_use]
    pub const fn union(self, other: DoorSet) -> DoorSet {
        DoorSet(self.0 | other.0)
    }

    /// The doors in both sets.
    #[must_use]
    pub const fn meet(self, other: DoorSet) -> DoorSet {
        DoorSet(self.0 & other.0)
    }

    /// How many doors are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The number of a set among all sets of these doors.
    pub fn rank(self, set: DoorSet) -> usize {
        self.iter().enumerate().fold(0, |rank, (i, id)| rank | usize::from(set.contains(id)) << i)
    }

    /// Whether all of them are in the other set.
    pub const fn within(self, other: DoorSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The doors in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = DoorId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let id = DoorId(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            (id.0 < 32).then_some(id)
        })
    }
}
