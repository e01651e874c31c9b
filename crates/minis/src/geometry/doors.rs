//! Doors: who stands at them and who sees them (000:942-958, A-05).

use super::Geometry;
use super::memo::Layer;
use crate::map::{Corner, DoorId, DoorSet, Edge, Space, Square};

impl Geometry {
    /// The doors that a space is adjacent to: a square of it has a piece of the door as an edge, or touches an end
    /// of the door with no wall between.
    pub fn doors_adjacent(&self, space: Space, open: DoorSet) -> DoorSet {
        space.squares().fold(DoorSet::NONE, |doors, square| doors.union(self.square_doors(square, open)))
    }

    fn square_doors(&self, square: Square, open: DoorSet) -> DoorSet {
        let cell = &self.memo.beside[self.map.index(square)];
        let ask = |open| self.direct_square_doors(square, open);
        let (least, most) = *cell.get_or_init(|| (ask(DoorSet::NONE), ask(self.map.all_doors())));
        if least == most { least } else { ask(open) }
    }

    fn direct_square_doors(&self, square: Square, open: DoorSet) -> DoorSet {
        let Square { x, y } = square;
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        // Seen from its upper left corner a square lies in quadrant 2 (lower right), and so on clockwise.
        let quadrants = [2, 3, 0, 1];
        corners
            .into_iter()
            .zip(quadrants)
            .fold(DoorSet::NONE, |doors, (corner, quadrant)| doors.union(self.doors_at_corner(corner, quadrant, open)))
    }

    /// The doors that end at (or pass) a corner and reach a quadrant around it: upper left 0, then clockwise.
    fn doors_at_corner(&self, corner: Corner, quadrant: usize, open: DoorSet) -> DoorSet {
        let rays = self.map.rays(corner);
        let mut doors = DoorSet::NONE;
        for (i, ray) in rays.into_iter().enumerate() {
            let Edge::Door(id) = ray else { continue };
            // The door lies between the quadrants i and i + 1; from each side it is as far as the next wall.
            let mut back = (0..4).map(|k| (i + 4 - k) % 4).take_while(|&q| q == i || !rays[q].blocks(open));
            let mut ahead =
                (1..5).map(|k| (i + k) % 4).take_while(|&q| q == (i + 1) % 4 || !rays[(q + 3) % 4].blocks(open));
            if back.any(|q| q == quadrant) || ahead.any(|q| q == quadrant) {
                doors = doors.with(id);
            }
        }
        doors
    }

    /// The doors that have a piece inside a space, as when a big character stands in the doorway (003:1789-1793).
    pub fn doors_inside(&self, space: Space) -> DoorSet {
        let inside = |&(_, door): &(usize, &crate::map::Door)| {
            door.segments().any(|(one, other)| space.covers(one) && space.covers(other))
        };
        let doors = self.map.doors().iter().enumerate().filter(inside);
        doors.fold(DoorSet::NONE, |set, (id, _)| set.with(DoorId(id as u8)))
    }

    /// The squares that have a piece of a door as an edge.
    pub fn door_squares(&self, id: DoorId) -> impl Iterator<Item = Square> {
        let door = self.map.doors()[usize::from(id.0)];
        door.segments().flat_map(|(one, other)| [one, other])
    }

    /// The doors in line of sight: some segment from the space to a point of the door touches no other wall.
    pub fn doors_seen(&self, space: Space, open: DoorSet) -> DoorSet {
        space.squares().fold(DoorSet::NONE, |doors, square| doors.union(self.square_doors_seen(square, open)))
    }

    fn square_doors_seen(&self, square: Square, open: DoorSet) -> DoorSet {
        let open = open.meet(self.map.all_doors());
        let ask = |layer: &Layer| {
            let cell = &layer.doors[self.map.index(square)];
            *cell.get_or_init(|| self.direct_doors_seen(square, layer.open))
        };
        if open == self.map.all_doors() {
            return ask(&self.memo.open);
        }
        let least = ask(&self.memo.closed);
        if open.is_empty() || least == ask(&self.memo.open) { least } else { self.direct_doors_seen(square, open) }
    }

    /// The doors seen from one square, worked out afresh.
    pub fn direct_doors_seen(&self, from: Square, open: DoorSet) -> DoorSet {
        let seen = |id: DoorId| {
            let door = self.map.doors()[usize::from(id.0)];
            // A line meets the grid line of the door only once, so opening the door lets it touch no other wall.
            let open = open.with(id);
            door.segments()
                .any(|(one, other)| self.sees_edge(from, one, other, open) || self.sees_edge(from, other, one, open))
        };
        self.map.all_doors().iter().filter(|&id| seen(id)).fold(DoorSet::NONE, DoorSet::with)
    }
}
