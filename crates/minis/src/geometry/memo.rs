//! What has been worked out so far, shared by all threads.
//!
//! Answers are pure, so two threads that fill the same cell write the same value and no order between them matters.

use super::walk::{Ground, Hop, enterable_of, ways_of};
use crate::map::{DoorSet, Map};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64};

/// How many sets of open doors are remembered beside "all" and "none".
const SLOTS: usize = 64;
/// How many slots are tried before a set is given up.
const TRIES: usize = 8;

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
    /// By size less one, attacker's place and target square: the clean corners, or `UNKNOWN`.
    pub cover: [Box<[Row<AtomicU32>]>; 3],
    /// By square: distances to all squares.
    pub range: Box<[Row<u16>]>,
    /// By square: the doors seen from it.
    pub doors: Box<[OnceLock<DoorSet>]>,
}

impl Layer {
    fn new(open: DoorSet, area: usize) -> Layer {
        Layer { open, cover: [cells(area), cells(area), cells(area)], range: cells(area), doors: cells(area) }
    }
}

/// The steps from one footing, and whether doors leave them as they are.
type Hops = (Box<[Hop]>, bool);

/// The layers: all doors open, all closed, and some sets between.
#[derive(Debug)]
pub(super) struct Memo {
    pub open: Layer,
    pub closed: Layer,
    between: Box<[OnceLock<Box<Layer>>]>,
    area: usize,
    /// By square and square: what sight depends on.
    pub sight: Box<[Row<AtomicU8>]>,
    /// By square and square where it depends: the two least sets of doors that must be open (the same one twice if there is
    /// but one), one in each half.
    pub needs: Box<[Row<AtomicU64>]>,
    /// By square: the ways out with all doors closed, and with all open.
    pub ways: Box<[(u8, u8)]>,
    /// By square: what it is to somebody who enters it.
    pub ground: Box<[Ground]>,
    /// On foot and in flight, by square: `u8::MAX` where one may go, 0 elsewhere.
    pub enterable: [Box<[u8]>; 2],
    /// By gait, size, squeezed or not, and square: the steps of a big character, and whether doors leave them as they are.
    pub hops: Box<[OnceLock<Hops>]>,
}

impl Memo {
    pub fn new(map: &Map) -> Memo {
        let area = map.area();
        Memo {
            open: Layer::new(map.all_doors(), area),
            closed: Layer::new(DoorSet::NONE, area),
            between: (0..SLOTS).map(|_| OnceLock::new()).collect(),
            area,
            sight: cells(area),
            needs: cells(area),
            ways: (0..area).map(|s| (ways_of(map, s, DoorSet::NONE), ways_of(map, s, map.all_doors()))).collect(),
            hops: (0..12 * area).map(|_| OnceLock::new()).collect(),
            enterable: enterable_of(map),
            ground: map.squares().map(|s| Ground::of(map.terrain(s))).collect(),
        }
    }

    /// The layer of a set of open doors, unless all slots it may take are taken.
    pub fn layer(&self, open: DoorSet) -> Option<&Layer> {
        let open = open.meet(self.open.open);
        if open == self.open.open {
            return Some(&self.open);
        }
        if open.is_empty() {
            return Some(&self.closed);
        }
        let start = (open.0.wrapping_mul(0x9E37_79B9) >> 26) as usize;
        (0..TRIES).find_map(|i| {
            let slot = &self.between[(start + i) % SLOTS];
            let layer = slot.get_or_init(|| Box::new(Layer::new(open, self.area)));
            (layer.open == open).then_some(&**layer)
        })
    }

    /// The answer for a set of open doors, by way of the extremes: `ask` reads a layer, `work` needs none.
    #[inline]
    pub fn answer<T: PartialEq>(&self, open: DoorSet, ask: impl Fn(&Layer) -> T, work: impl Fn() -> T) -> T {
        let open = open.meet(self.open.open);
        if open == self.open.open {
            return ask(&self.open);
        }
        let worst = ask(&self.closed);
        if open.is_empty() || worst == ask(&self.open) {
            return worst;
        }
        match self.layer(open) {
            Some(layer) => ask(layer),
            None => work(),
        }
    }
}
