//! What has been worked out so far, shared by all threads.
//!
//! Answers are pure, so two threads that fill the same cell write the same value and no order between them matters.

use super::flood::Boards;
use super::walk::{Ground, Hop, Ways, enterable_of, slow_of};
use crate::map::{DoorSet, Map, Square};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64};

/// A row of answers about one square, made when first asked for.
pub(super) type Row<T> = OnceLock<Box<[T]>>;

/// The row, made of zeros when it is first asked for.
#[inline]
pub(super) fn row<T: Default>(cell: &Row<T>, area: usize) -> &[T] {
    cell.get_or_init(|| (0..area).map(|_| T::default()).collect())
}

fn cells<T>(area: usize) -> Box<[OnceLock<T>]> {
    (0..area).map(|_| OnceLock::new()).collect()
}

/// Not looked at yet.
pub(super) const UNKNOWN: u8 = 0;
/// Not seen, whatever doors are open.
pub(super) const NEVER: u8 = 1;
/// Seen, whatever doors are closed.
pub(super) const ALWAYS: u8 = 2;
/// Seen if all doors of one of two sets are open.
pub(super) const DEPENDS: u8 = 3;
/// There are more than two such sets.
pub(super) const MANIFOLD: u8 = 4;

/// The answers for one set of open doors.
#[derive(Debug)]
pub(super) struct Layer {
    /// The set.
    pub open: DoorSet,
    /// By the place of an attacker of one square and target square: the clean corners, once known. There are many such, and
    /// four corners fit into a byte.
    pub cover: Box<[Row<AtomicU8>]>,
    /// The same for attackers of two squares by two, with nine corners.
    pub cover_from_large: Box<[Row<AtomicU16>]>,
    /// The same for those of three by three, with sixteen.
    pub cover_from_huge: Box<[Row<AtomicU32>]>,
    /// By square: distances to all squares.
    pub range: Box<[Row<u16>]>,
    /// By square: the doors seen from it.
    pub doors: Box<[OnceLock<DoorSet>]>,
}

impl Layer {
    fn new(open: DoorSet, area: usize) -> Layer {
        Layer {
            open,
            cover: cells(area),
            cover_from_large: cells(area),
            cover_from_huge: cells(area),
            range: cells(area),
            doors: cells(area),
        }
    }
}

/// The most doors near a footing for which all sets of open ones are remembered.
pub(super) const HOP_DOORS: usize = 5;

/// The steps from one footing.
#[derive(Debug)]
pub(super) struct Hops {
    /// The doors that can matter.
    pub doors: DoorSet,
    /// The steps for each set of them that is open; none if the doors are too many.
    pub by_set: Box<[OnceLock<Box<[Hop]>>]>,
}

/// All that is remembered.
#[derive(Debug)]
pub(super) struct Memo {
    /// With all doors open.
    pub open: Layer,
    /// With all doors closed.
    pub closed: Layer,
    /// By square and square: what sight depends on.
    pub sight: Box<[Row<AtomicU8>]>,
    /// By square and square where it depends: the two least sets of doors that must be open (the same one twice if there is
    /// but one), one in each half.
    pub needs: Box<[Row<AtomicU64>]>,
    /// By its number: each square.
    pub squares: Box<[Square]>,
    /// By square: the ways out.
    pub ways: Box<[Ways]>,
    /// By square: the doors next to it with all doors closed, and with all open.
    pub beside: Box<[OnceLock<(DoorSet, DoorSet)>]>,
    /// By square: what it is to somebody who enters it.
    pub ground: Box<[Ground]>,
    /// On foot and in flight, by square: `u8::MAX` where one may go, 0 elsewhere.
    pub enterable: [Box<[u8]>; 2],
    /// On foot, and in flight or on a steady foot, by square: 1 where it costs double, 0 elsewhere.
    pub slow: [Box<[u8]>; 2],
    /// The same by rows.
    pub boards: Boards,
    /// By gait, size, squeezed or not, and square: the steps of a big character.
    pub hops: Box<[OnceLock<Hops>]>,
}

impl Memo {
    /// Makes every row of what is asked of attackers of two squares by two.
    pub fn make_room(&self) {
        let area = self.squares.len();
        for layer in [&self.open, &self.closed] {
            layer.cover_from_large.iter().for_each(|cell| {
                row(cell, area);
            });
        }
    }

    pub fn new(map: &Map) -> Memo {
        let area = map.area();
        let ways: Box<[Ways]> = map.squares().map(|s| Ways::of(map, s)).collect();
        let (slow, enterable) = (slow_of(map), enterable_of(map));
        Memo {
            boards: Boards::new(map, &ways, &enterable, &slow),
            open: Layer::new(map.all_doors(), area),
            closed: Layer::new(DoorSet::NONE, area),
            sight: cells(area),
            needs: cells(area),
            squares: map.squares().collect(),
            ways,
            beside: cells(area),
            slow,
            hops: (0..12 * area).map(|_| OnceLock::new()).collect(),
            enterable,
            ground: map.squares().map(|s| Ground::of(map.terrain(s))).collect(),
        }
    }
}
