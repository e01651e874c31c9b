//! Steps of a mover: walls, corners, pits, slow terrain, big spaces, squeezing (000:540-584, 003:131-141).
//!
//! Characters are not looked at here: who stands in the way is known to the World alone.

use super::Geometry;
use super::memo::{HOP_DOORS, Hops};
use crate::map::{Corner, Dir, Door, DoorId, DoorSet, Edge, Map, Space, Square, Terrain};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::OnceLock;

/// How a character moves, as far as terrain goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Gait {
    /// Ignores low objects, difficult terrain and pits.
    pub flies: bool,
    /// Pays nothing extra for low objects and difficult terrain.
    pub steady: bool,
}

impl Gait {
    /// On foot.
    pub const WALK: Gait = Gait { flies: false, steady: false };
    /// In flight.
    pub const FLY: Gait = Gait { flies: true, steady: false };
    /// On foot, never slowed down.
    pub const STEADY: Gait = Gait { flies: false, steady: true };
}

/// A step that terrain allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Where it leads.
    pub to: Space,
    /// How many squares of movement it costs.
    pub cost: u8,
}

/// Why terrain forbids a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Blocked {
    /// A wall or a wall-object is in the way.
    #[error("a wall is in the way")]
    Wall,
    /// A closed door is in the way.
    #[error("a closed door is in the way")]
    Door,
    /// A wall or closed door reaches the corner that a diagonal step passes (000:542-543, A-06).
    #[error("a wall reaches the corner")]
    Corner,
    /// A pit is in the way.
    #[error("a pit is in the way")]
    Pit,
    /// The map ends.
    #[error("the map ends here")]
    Edge,
}

/// How a big character stands: in full, or squeezed between walls and pits (000:557-584, A-04).
///
/// A squeezed one takes up half its width, rounded up, and only where no full space that contains this is free of walls
/// and pits. It may pass there, never stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Footing {
    /// The squares it takes up now.
    pub space: Space,
    /// The size of its full space.
    pub size: u8,
}

impl Footing {
    /// Standing in full.
    pub const fn full(space: Space) -> Footing {
        Footing { space, size: space.size }
    }

    /// Whether it is squeezed.
    pub const fn is_squeezed(self) -> bool {
        self.space.size < self.size
    }
}

/// A step of a big character, which may squeeze.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stride {
    /// How it stands then.
    pub to: Footing,
    /// How many squares of movement it costs.
    pub cost: u8,
}

/// What one step of a big character can come to.
pub type Strides = ArrayVec<Stride, 16>;

/// Adds a stride, or makes a known one cheaper.
fn add(strides: &mut Strides, stride: Stride) {
    match strides.iter_mut().find(|known| known.to == stride.to) {
        Some(known) => known.cost = known.cost.min(stride.cost),
        None => strides.push(stride),
    }
}

/// One of the things that a step of a big character can come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The direction of the step.
    pub dir: Dir,
    /// Which of the outcomes of a step in that direction.
    pub way: u8,
    /// How it stands then.
    pub to: Footing,
    /// How many squares of movement it costs.
    pub cost: u8,
    /// Whether it may stop there, as far as walls and pits go.
    pub rests: bool,
}

/// The width of a squeezed character (000:1919-1921).
const fn squeezed(size: u8) -> u8 {
    size.div_ceil(2)
}

impl Geometry {
    /// One step of a whole space: each of its squares must be able to make it, the squares newly covered must be free
    /// of pits and walls, and slow terrain in them doubles the cost once (000:545-556, A-02, A-07).
    pub fn step(&self, space: Space, dir: Dir, open: DoorSet, gait: Gait) -> Result<Step, Blocked> {
        let to = space.shifted(dir).filter(|&to| self.map.contains(to)).ok_or(Blocked::Edge)?;
        for square in space.squares() {
            self.passes(square, dir, open)?;
        }
        self.holds(to, Some(space), open, gait)?;
        Ok(Step { to, cost: self.cost(to, &[space], dir, gait) })
    }

    /// The same for a figure of one square: where the step leads and what it costs, if it can be made.
    pub fn small_step(&self, from: Square, dir: Dir, open: DoorSet, gait: Gait) -> Option<(Square, u8)> {
        if self.ways(self.map.index(from), open) >> dir as u8 & 1 == 0 {
            return None;
        }
        let to = self.map.neighbour(from, dir)?;
        let square = self.map.index(to);
        let cost = 1 + u8::from(dir.is_diagonal());
        (self.enterable(gait)[square] != 0).then(|| (to, cost << self.slow(gait)[square]))
    }

    /// The directions in which a figure of one square can leave the square with this number, as far as edges and corners
    /// go: a bit a direction.
    #[inline]
    pub fn ways(&self, square: usize, open: DoorSet) -> u8 {
        let ways = &self.memo.ways[square];
        let swings = ways.swings.iter().filter(|(_, doors)| doors.within(open));
        swings.fold(ways.always, |all, (way, _)| all | way)
    }

    /// All steps of a big character from a footing, squeezing included; mostly looked up, worked out afresh only where many
    /// doors matter.
    pub fn hops(&self, footing: Footing, open: DoorSet, gait: Gait) -> Cow<'_, [Hop]> {
        let cell = &self.memo.hops[self.hop_cell(footing, gait)];
        let hops = cell.get_or_init(|| {
            let doors = self.doors_near(footing.space);
            let sets = if doors.len() <= HOP_DOORS { 1 << doors.len() } else { 0 };
            Hops { doors, by_set: (0..sets).map(|_| OnceLock::new()).collect() }
        });
        match hops.by_set.get(hops.doors.rank(open)) {
            Some(set) => Cow::Borrowed(set.get_or_init(|| self.direct_hops(footing, open, gait).into_boxed_slice())),
            None => Cow::Owned(self.direct_hops(footing, open, gait)),
        }
    }

    /// The doors that can matter to a step from a space: the step is one square, and standing up from it one more.
    fn doors_near(&self, space: Space) -> DoorSet {
        let near = |&(_, door): &(usize, &Door)| {
            let close = |from: u8, to: u8, at: u8| to + 2 >= at && from <= at + space.size + 2;
            close(door.from.0, door.to.0, space.at.x) && close(door.from.1, door.to.1, space.at.y)
        };
        let doors = self.map.doors().iter().enumerate().filter(near);
        doors.fold(DoorSet::NONE, |set, (id, _)| set.with(DoorId(id as u8)))
    }

    fn hop_cell(&self, footing: Footing, gait: Gait) -> usize {
        let kind = match gait {
            Gait { flies: true, .. } => 0,
            Gait { steady: true, .. } => 1,
            _ => 2,
        };
        let shape = usize::from(footing.size.clamp(2, 3) - 2) * 2 + usize::from(footing.is_squeezed());
        (kind * 4 + shape) * self.map.area() + self.map.index(footing.space.at)
    }

    /// The same worked out afresh.
    pub fn direct_hops(&self, footing: Footing, open: DoorSet, gait: Gait) -> Vec<Hop> {
        let each = |dir: Dir| {
            let strides = self.squeeze_step(footing, dir, open, gait).into_iter().enumerate();
            strides.map(move |(way, Stride { to, cost })| {
                let rests = !to.is_squeezed() && self.fits(to.space, open);
                Hop { dir, way: way as u8, to, cost, rests }
            })
        };
        Dir::ALL.into_iter().flat_map(each).collect()
    }

    /// The squares that somebody of one square may go through, as far as ground goes: `u8::MAX` for each, 0 for the others.
    pub fn enterable(&self, gait: Gait) -> &[u8] {
        &self.memo.enterable[usize::from(gait.flies)]
    }

    /// The squares that cost double: 1 for each, 0 for the others.
    pub fn slow(&self, gait: Gait) -> &[u8] {
        &self.memo.slow[usize::from(gait.flies || gait.steady)]
    }

    /// The square with this number.
    #[inline]
    pub fn square(&self, number: usize) -> Square {
        self.memo.squares[number]
    }

    /// What kind of ground the square with this number is.
    #[inline]
    pub fn ground(&self, square: usize) -> Ground {
        self.memo.ground[square]
    }

    fn passes(&self, square: Square, dir: Dir, open: DoorSet) -> Result<(), Blocked> {
        passes(&self.map, square, dir, open)
    }

    /// Whether a mover can be in a space, if only in passing; the pits it already stands over do not count.
    fn holds(&self, space: Space, over: Option<Space>, open: DoorSet, gait: Gait) -> Result<(), Blocked> {
        for square in space.squares() {
            match self.map.terrain(square) {
                Terrain::Object => return Err(Blocked::Wall),
                Terrain::Pit if !gait.flies && !over.is_some_and(|over| over.covers(square)) => {
                    return Err(Blocked::Pit);
                }
                _ => {}
            }
            for dir in [Dir::E, Dir::S] {
                let inside = self.map.neighbour(square, dir).is_some_and(|next| space.covers(next));
                if inside {
                    self.passes(square, dir, open)?;
                }
            }
        }
        Ok(())
    }

    /// The cost of a step into a space from squares already covered.
    fn cost(&self, to: Space, covered: &[Space], dir: Dir, gait: Gait) -> u8 {
        let base = if dir.is_diagonal() { 2 } else { 1 };
        let fresh = |square: &Square| !covered.iter().any(|space| space.covers(*square));
        let slow = to.squares().filter(fresh).any(|square| self.map.terrain(square).is_slow());
        if slow && !gait.flies && !gait.steady { 2 * base } else { base }
    }

    /// Whether a character may stop there: on the map, no pit, no wall-object, no wall or closed door inside.
    pub fn fits(&self, space: Space, open: DoorSet) -> bool {
        if !self.map.contains(space) {
            return false;
        }
        match space.size {
            1 => self.enterable(Gait::WALK)[self.map.index(space.at)] != 0,
            _ => self.holds(space, None, open, Gait::WALK).is_ok(),
        }
    }

    /// All that one step can come to for a character that may squeeze (000:557-584, A-04).
    ///
    /// Standing in full it may step as usual, or press a part of it into a gap that no full space can step through.
    /// Squeezed, it goes on, and must stand in full again as soon as a full space fits; if it then has to come out a further
    /// square ahead, that costs a further step, so squeezing is no short cut.
    pub fn squeeze_step(&self, footing: Footing, dir: Dir, open: DoorSet, gait: Gait) -> Strides {
        let mut strides = Strides::new();
        let Footing { space, size } = footing;
        if let Ok(step) = self.step(space, dir, open, gait) {
            if footing.is_squeezed() {
                self.unfold(footing, space, step, (dir, open, gait), &mut strides);
            } else {
                strides.push(Stride { to: Footing::full(step.to), cost: step.cost });
            }
        }
        let narrow = squeezed(size);
        // A diagonal step presses into nothing that a full space goes through straight on: otherwise a big
        // character would slip past an enemy in a wide opening (000:582-584).
        let passes = |full: Space| dir.parts().any(|dir| self.step(full, dir, open, gait).is_ok());
        // Its own space is a full one around every part of it.
        let wide = || self.holds(space, None, open, gait).is_ok() && passes(space);
        if footing.is_squeezed() || narrow == size || wide() {
            return strides;
        }
        for part in placements(space.at, size - narrow, narrow) {
            let Ok(step) = self.step(part, dir, open, gait) else {
                continue;
            };
            if !self.full_spaces(part, size, open, gait).any(passes) {
                self.unfold(footing, part, step, (dir, open, gait), &mut strides);
            }
        }
        strides
    }

    /// What becomes of a character whose narrow part made a step: squeezed there, or full in one of the spaces that fit,
    /// which a full one enters only as a whole (a gap in a thin wall, or between two bevelled corners, 003:136-141).
    fn unfold(
        &self,
        was: Footing,
        part: Space,
        step: Step,
        (dir, open, gait): (Dir, DoorSet, Gait),
        strides: &mut Strides,
    ) {
        let mut fits = false;
        for full in self.full_spaces(step.to, was.size, open, gait) {
            fits = true;
            if !was.is_squeezed() && full.overlaps(was.space) {
                continue;
            }
            let next = step.to.shifted(dir);
            let further = next.is_some_and(|next| next.squares().all(|square| full.covers(square)));
            let mut cost = self.cost(full, &[was.space, part], dir, gait);
            if further {
                cost = step.cost + self.cost(full, &[was.space, part, step.to], dir, gait);
            }
            if !was.is_squeezed() {
                // No less than walking there, were there no walls.
                let (x, y) = (full.at.x.abs_diff(was.space.at.x), full.at.y.abs_diff(was.space.at.y));
                cost = cost.max(x + y);
            }
            add(strides, Stride { to: Footing::full(full), cost });
        }
        if !fits {
            let cost = self.cost(step.to, &[was.space], dir, gait);
            add(strides, Stride { to: Footing { space: step.to, size: was.size }, cost });
        }
    }

    /// The full spaces around a squeezed one that are free of walls and pits.
    fn full_spaces(&self, narrow: Space, size: u8, open: DoorSet, gait: Gait) -> impl Iterator<Item = Space> {
        let slack = size - narrow.size;
        let at = narrow.at;
        let offsets = (0..=slack).flat_map(move |dy| (0..=slack).map(move |dx| (dx, dy)));
        let around = offsets.filter_map(move |(dx, dy)| {
            Some(Space { at: Square::new(at.x.checked_sub(dx)?, at.y.checked_sub(dy)?), size })
        });
        around.filter(move |&space| self.map.contains(space) && self.holds(space, None, open, gait).is_ok())
    }
}

/// The spaces of a size inside a bigger one.
fn placements(at: Square, slack: u8, size: u8) -> impl Iterator<Item = Space> {
    (0..=slack).flat_map(move |dy| (0..=slack).map(move |dx| Space::new(at.x + dx, at.y + dy, size)))
}

/// What a square is to somebody who enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Ground {
    /// Low objects or difficult terrain.
    pub slow: bool,
    /// A pit.
    pub pit: bool,
    /// A wall-object.
    pub object: bool,
}

impl Ground {
    pub(super) fn of(terrain: Terrain) -> Ground {
        Ground { slow: terrain.is_slow(), pit: terrain == Terrain::Pit, object: terrain == Terrain::Object }
    }
}

/// The squares that somebody on foot, or in flight, may go through.
pub(super) fn enterable_of(map: &Map) -> [Box<[u8]>; 2] {
    [false, true].map(|flies| {
        let enters = |s: Square| match map.terrain(s) {
            Terrain::Object => false,
            Terrain::Pit => flies,
            Terrain::Clear | Terrain::Low | Terrain::Difficult | Terrain::Both => true,
        };
        map.squares().map(|s| if enters(s) { u8::MAX } else { 0 }).collect()
    })
}

/// The squares that cost double on foot, and in flight or on a steady foot.
pub(super) fn slow_of(map: &Map) -> [Box<[u8]>; 2] {
    let slow = map.squares().map(|s| u8::from(map.terrain(s).is_slow())).collect();
    [slow, vec![0; map.area()].into_boxed_slice()]
}

/// The directions in which one can leave a square, a bit each.
#[derive(Debug)]
pub(super) struct Ways {
    /// Whatever doors are closed.
    always: u8,
    /// If all these doors are open.
    swings: Box<[(u8, DoorSet)]>,
}

impl Ways {
    pub fn of(map: &Map, at: Square) -> Ways {
        let can = |dir: &Dir, open| map.neighbour(at, *dir).is_some() && passes(map, at, *dir, open).is_ok();
        let bit = |dir: Dir| 1 << dir as u8;
        let always = Dir::ALL.into_iter().filter(|dir| can(dir, DoorSet::NONE)).fold(0, |all, dir| all | bit(dir));
        let swing = |dir: &Dir| always & bit(*dir) == 0 && can(dir, map.all_doors());
        let swings = Dir::ALL.into_iter().filter(swing).map(|dir| (bit(dir), doors_passed(map, at, dir)));
        Ways { always, swings: swings.collect() }
    }

    /// Whether the step can be made whatever doors are closed.
    pub fn always(&self, dir: Dir) -> bool {
        self.always >> dir as u8 & 1 == 1
    }

    /// The steps that need open doors, and which.
    pub fn swings(&self) -> impl Iterator<Item = (Dir, DoorSet)> {
        self.swings.iter().map(|(way, doors)| (Dir::ALL[way.trailing_zeros() as usize], *doors))
    }
}

/// The doors that a step must find open.
fn doors_passed(map: &Map, at: Square, dir: Dir) -> DoorSet {
    let edges = if dir.is_diagonal() { map.rays(far_corner(at, dir)) } else { [map.edge(at, dir); 4] };
    edges.iter().fold(DoorSet::NONE, |doors, edge| if let Edge::Door(id) = edge { doors.with(*id) } else { doors })
}

fn far_corner(square: Square, dir: Dir) -> Corner {
    (square.x + u8::from(dir.dx() > 0), square.y + u8::from(dir.dy() > 0))
}

/// Whether one square's worth of a mover can go in a direction, as far as edges and corners go.
fn passes(map: &Map, square: Square, dir: Dir, open: DoorSet) -> Result<(), Blocked> {
    if !dir.is_diagonal() {
        return match map.edge(square, dir) {
            Edge::Door(id) if !open.contains(id) => Err(Blocked::Door),
            Edge::Wall => Err(Blocked::Wall),
            Edge::Door(_) | Edge::Open => Ok(()),
        };
    }
    let corner = far_corner(square, dir);
    let reached = map.rays(corner).iter().any(|ray| ray.blocks(open));
    if reached && !map.is_bevelled(corner) { Err(Blocked::Corner) } else { Ok(()) }
}
