//! A map as lines and squares, ready to be drawn.

use super::Spot;
use dejarik_minis::map::{Corner, Edge, Map, Side, Square, Terrain};
use serde::Serialize;
use ts_rs::TS;

/// A straight line between two corners of the grid: `[x, y, x, y]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub(super) struct Line(u8, u8, u8, u8);

/// A map as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "minis/scene.ts")]
pub struct Drawing {
    /// Its name.
    name: String,
    /// What its maker says of it.
    notes: Vec<String>,
    /// How many squares wide it is.
    width: u8,
    /// How many squares high it is.
    height: u8,
    /// A row a line, a letter a square: `.` clear, `l` low objects, `d` difficult, `b` both, `p` pit, `#` object.
    ground: Vec<String>,
    /// Runs of wall, as long as they go straight.
    walls: Vec<Line>,
    /// Doors, by number.
    doors: Vec<Line>,
    /// Corners where walls are cut off.
    bevels: Vec<Spot>,
    /// The sides that the squads start from.
    starts: Vec<String>,
}

impl Drawing {
    /// The drawing of a map.
    pub fn of(map: &Map) -> Drawing {
        let letter = |x, y| match map.terrain(Square::new(x, y)) {
            Terrain::Clear => '.',
            Terrain::Low => 'l',
            Terrain::Difficult => 'd',
            Terrain::Both => 'b',
            Terrain::Pit => 'p',
            Terrain::Object => '#',
        };
        let row = |y| (0..map.width()).map(|x| letter(x, y)).collect();
        let line = |from: Corner, to: Corner| Line(from.0, from.1, to.0, to.1);
        let corners = (0..=map.height()).flat_map(|y| (0..=map.width()).map(move |x| (x, y)));
        let side = |side: &Side| match side {
            Side::West => "west",
            Side::East => "east",
            Side::North => "north",
            Side::South => "south",
        };
        Drawing {
            name: map.name().to_owned(),
            notes: map.notes().to_vec(),
            width: map.width(),
            height: map.height(),
            ground: (0..map.height()).map(row).collect(),
            walls: walls(map),
            doors: map.doors().iter().map(|door| line(door.from, door.to)).collect(),
            bevels: corners.filter(|c| map.is_bevelled(*c)).map(|(x, y)| Spot(x, y)).collect(),
            starts: map.starts().iter().map(|s| side(s).to_owned()).collect(),
        }
    }
}

/// The walls, joined to runs.
fn walls(map: &Map) -> Vec<Line> {
    let mut walls = Vec::new();
    for y in 0..=map.height() {
        let flat = |x: u8| x < map.width() && map.flat((x, y)) == Edge::Wall;
        walls.extend(runs(map.width(), flat).map(|(from, to)| Line(from, y, to, y)));
    }
    for x in 0..=map.width() {
        let upright = |y: u8| y < map.height() && map.upright((x, y)) == Edge::Wall;
        walls.extend(runs(map.height(), upright).map(|(from, to)| Line(x, from, x, to)));
    }
    walls
}

/// The longest runs of numbers below `end` for which it holds, each with the number after it.
fn runs(end: u8, holds: impl Fn(u8) -> bool) -> impl Iterator<Item = (u8, u8)> {
    let mut runs = Vec::new();
    let mut from = None;
    for i in 0..=end {
        match (from, i < end && holds(i)) {
            (None, true) => from = Some(i),
            (Some(start), false) => {
                runs.push((start, i));
                from = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    runs.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_are_joined_and_doors_kept_apart() {
        let text = "name: Two Rooms\n\n+-+-+-+\n|. .:l|\n+ +-+ +\n|p . #|\n+-+-+-+\n";
        let (map, _) = Map::parse(text).unwrap();
        let drawing = Drawing::of(&map);
        assert_eq!(drawing.ground, ["..l", "p.#"]);
        assert_eq!(drawing.doors, [Line(2, 0, 2, 1)]);
        assert!(drawing.walls.contains(&Line(0, 0, 3, 0)), "{:?}", drawing.walls);
        // The wall below b1 goes on as the upper side of the object, whose left side ends where the door begins.
        assert!(drawing.walls.contains(&Line(1, 1, 3, 1)), "{:?}", drawing.walls);
        assert!(drawing.walls.contains(&Line(2, 1, 2, 2)), "{:?}", drawing.walls);
        assert!(!drawing.walls.iter().any(|w| (w.0, w.1, w.2) == (2, 0, 2)), "{:?}", drawing.walls);
    }
}
