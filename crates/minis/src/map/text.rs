//! Maps as text: a header of `key: value` lines, an empty line, and a picture.
//!
//! The picture of W x H squares has 2H + 1 lines of 2W + 1 characters. Where row and column are both odd stands a
//! square (`.` or space clear, `l` low objects, `d` difficult terrain, `b` both, `p` pit, `#` wall-object, a capital
//! letter or digit: clear, with that mark); where both are even a corner (`x` bevelled, otherwise `+`, `-`, `|` or
//! space); between squares an edge (space nothing, `-` or `|` wall, `=` or `:` door). The rim is wall, drawn or not.
//!
//! ```
//! use dejarik_minis::map::Map;
//! let (map, marks) = Map::draw("+-+-+\n|A:B|\n+-+-+").unwrap();
//! assert_eq!((map.width(), map.height(), map.doors().len()), (2, 1, 1));
//! assert_eq!(marks[1].1.to_string(), "b1");
//! ```

use super::{Areas, Corner, Door, DoorId, Edge, MAX_DOORS, MAX_SIDE, Map, Side, Square, Terrain};
use crate::book::{Put, Said};
use crate::text::Lang;
use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// The marked squares of a picture, in reading order.
pub type Marks = Vec<(char, Square)>;

/// Why a text is no map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {}", self.said().words(Lang::English))]
pub struct MapError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What stands there.
    pub found: Put,
    /// What could stand there: the key of the words for it.
    pub legal: &'static str,
}

impl MapError {
    /// What is wrong.
    pub fn said(&self) -> Said {
        Said::new("map-wrong").with("found", self.found.clone()).with("legal", Said::new(self.legal))
    }
}

/// Why a text names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no square; legal: column letters a..bl and a row 1..64, like `c12`")]
pub struct SquareError(pub String);

impl Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n);
        match self.x / 26 {
            0 => write!(f, "{}{}", letter(self.x), u16::from(self.y) + 1),
            n => write!(f, "{}{}{}", letter(n - 1), letter(self.x % 26), u16::from(self.y) + 1),
        }
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let wrong = || SquareError(text.to_owned());
        let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
        let (column, row) = text.split_at(letters);
        if !(1..=2).contains(&letters) || row.starts_with(['0', '+']) {
            return Err(wrong());
        }
        let x = column.bytes().fold(0, |n, c| n * 26 + usize::from(c - b'a') + 1) - 1;
        let y: usize = row.parse().map_err(|_| wrong())?;
        if x >= MAX_SIDE || y > MAX_SIDE {
            return Err(wrong());
        }
        Ok(Square::new(x as u8, y as u8 - 1))
    }
}

const SIDES: [(&str, Side); 4] =
    [("west", Side::West), ("east", Side::East), ("north", Side::North), ("south", Side::South)];
const KEYS: &str = "map-legal-header";

impl Map {
    /// Reads a map with its header.
    pub fn parse(text: &str) -> Result<(Map, Marks), MapError> {
        let head = text.lines().take_while(|line| !line.trim().is_empty()).count();
        let picture: Vec<&str> = text.lines().skip(head + 1).collect();
        let (mut map, marks) = picture_of(&picture, head + 2)?;
        for (number, line) in text.lines().take(head).enumerate() {
            map.read_header(line, number + 1)?;
        }
        if map.starts[0] == map.starts[1] {
            return Err(MapError {
                line: 1,
                column: 1,
                found: Said::new("map-found-one-side").into(),
                legal: "map-legal-two-sides",
            });
        }
        Ok((map, marks))
    }

    /// Reads a bare picture, without a header; one empty line before it is skipped.
    pub fn draw(picture: &str) -> Result<(Map, Marks), MapError> {
        let skip = usize::from(picture.starts_with('\n'));
        let lines: Vec<&str> = picture.lines().skip(skip).collect();
        picture_of(&lines, 1 + skip)
    }

    fn read_header(&mut self, text: &str, line: usize) -> Result<(), MapError> {
        let wrong =
            |column: usize, found: &str, legal| MapError { line, column, found: format!("`{found}`").into(), legal };
        let Some((key, rest)) = text.split_once(':') else {
            return Err(wrong(1, text, KEYS));
        };
        let value = rest.trim();
        let column = text.len() - rest.trim_start().len() + 1;
        let side = || {
            let found = SIDES.iter().find(|(name, _)| *name == value);
            found.map(|&(_, side)| side).ok_or_else(|| wrong(column, value, "map-legal-side"))
        };
        match key {
            "name" => self.name = value.to_owned(),
            "note" => self.notes.push(value.to_owned()),
            "start-left" => self.starts[0] = side()?,
            "start-right" => self.starts[1] = side()?,
            "blast-door" | "airlock" | "turbolift" | "pits" => {
                let mut list = Vec::new();
                for word in value.split([' ', ',']).filter(|word| !word.is_empty()) {
                    let at = word.as_ptr() as usize - text.as_ptr() as usize + 1;
                    let square = word.parse().ok().filter(|&square| self.holds(square));
                    list.push(square.ok_or_else(|| wrong(at, word, "map-legal-squares"))?);
                }
                *self.areas.list_mut(key) = list;
            }
            _ => return Err(wrong(1, key, KEYS)),
        }
        Ok(())
    }

    /// The picture alone, with these marks drawn on it.
    pub fn picture(&self, marks: &[(char, Square)]) -> String {
        let mut text = String::new();
        for row in 0..=2 * self.height {
            for column in 0..=2 * self.width {
                let corner = (column / 2, row / 2);
                text.push(match (column % 2, row % 2) {
                    (0, 0) if self.is_bevelled(corner) => 'x',
                    (0, 0) => '+',
                    (1, 0) => edge_letter(self.flat(corner), '-', '='),
                    (0, 1) => edge_letter(self.upright(corner), '|', ':'),
                    _ => {
                        let square = Square::new(corner.0, corner.1);
                        let mark = marks.iter().find(|(_, at)| *at == square);
                        mark.map_or(terrain_letter(self.terrain(square)), |&(mark, _)| mark)
                    }
                });
            }
            text.push('\n');
        }
        text
    }
}

impl Areas {
    fn list_mut(&mut self, key: &str) -> &mut Vec<Square> {
        match key {
            "blast-door" => &mut self.blast_door,
            "airlock" => &mut self.airlock,
            "turbolift" => &mut self.turbolift,
            _ => &mut self.pits,
        }
    }
}

/// Prints the header and the picture, as [`Map::parse`] reads them.
impl Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name: {}", self.name)?;
        let sides = self.starts.map(|start| SIDES.iter().find(|(_, side)| *side == start).map_or("", |(name, _)| name));
        if self.starts != narrow_sides(self.width, self.height) {
            writeln!(f, "start-left: {}\nstart-right: {}", sides[0], sides[1])?;
        }
        let Areas { blast_door, airlock, turbolift, pits } = &self.areas;
        for (key, list) in [("blast-door", blast_door), ("airlock", airlock), ("turbolift", turbolift), ("pits", pits)]
        {
            if !list.is_empty() {
                let words: Vec<String> = list.iter().map(Square::to_string).collect();
                writeln!(f, "{key}: {}", words.join(" "))?;
            }
        }
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        f.write_char('\n')?;
        f.write_str(&self.picture(&[]))
    }
}

/// The two narrow edges (000:499-502); a square map is taken as wide.
fn narrow_sides(width: u8, height: u8) -> [Side; 2] {
    if width >= height { [Side::West, Side::East] } else { [Side::North, Side::South] }
}

fn edge_letter(edge: Edge, wall: char, door: char) -> char {
    match edge {
        Edge::Open => ' ',
        Edge::Wall => wall,
        Edge::Door(_) => door,
    }
}

fn terrain_letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Clear => '.',
        Terrain::Low => 'l',
        Terrain::Difficult => 'd',
        Terrain::Both => 'b',
        Terrain::Pit => 'p',
        Terrain::Object => '#',
    }
}

fn picture_of(lines: &[&str], first: usize) -> Result<(Map, Marks), MapError> {
    let lines = &lines[..lines.iter().rposition(|line| !line.trim_end().is_empty()).map_or(0, |last| last + 1)];
    let letters: Vec<Vec<char>> = lines.iter().map(|line| line.trim_end().chars().collect()).collect();
    let (width, height) = (letters.iter().map(Vec::len).max().unwrap_or(0) / 2, letters.len() / 2);
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
        let found = Put::Word(format!("{width} x {height}"));
        return Err(MapError { line: first, column: 1, found, legal: "map-legal-picture" });
    }
    let corners = (width + 1) * (height + 1);
    let mut map = Map {
        name: String::new(),
        notes: Vec::new(),
        starts: narrow_sides(width as u8, height as u8),
        areas: Areas::default(),
        width: width as u8,
        height: height as u8,
        terrain: vec![Terrain::Clear; width * height],
        flat: vec![Edge::Open; corners],
        upright: vec![Edge::Open; corners],
        bevels: vec![false; corners],
        doors: Vec::new(),
    };
    let mut marks = Vec::new();
    for (row, line) in letters.iter().enumerate() {
        for (column, &letter) in line.iter().enumerate() {
            map.read_letter(letter, column, row, &mut marks).map_err(|legal| {
                let found = Put::Word(format!("`{letter}`"));
                MapError { line: first + row, column: column + 1, found, legal }
            })?;
        }
    }
    map.wall_in();
    map.join_doors().map_err(|(x, y)| MapError {
        line: first + 2 * usize::from(y),
        column: 1 + 2 * usize::from(x),
        found: Said::new("map-found-door").into(),
        legal: "map-legal-doors",
    })?;
    Ok((map, marks))
}

impl Map {
    fn read_letter(&mut self, letter: char, column: usize, row: usize, marks: &mut Marks) -> Result<(), &'static str> {
        let corner = ((column / 2) as u8, (row / 2) as u8);
        let index = self.corner_index(corner);
        // Doors are numbered once all of them are known.
        let door = Edge::Door(DoorId(u8::MAX));
        match (column % 2, row % 2) {
            (0, 0) => match letter {
                'x' => self.bevels[index] = true,
                '+' | '-' | '|' | ' ' => {}
                _ => return Err("map-legal-corner"),
            },
            (1, 0) => {
                let rim = corner.1 == 0 || corner.1 == self.height;
                self.flat[index] = match letter {
                    ' ' => Edge::Open,
                    '-' => Edge::Wall,
                    '=' if !rim => door,
                    _ if rim => return Err("map-legal-rim-across"),
                    _ => return Err("map-legal-edge-across"),
                };
            }
            (0, 1) => {
                let rim = corner.0 == 0 || corner.0 == self.width;
                self.upright[index] = match letter {
                    ' ' => Edge::Open,
                    '|' => Edge::Wall,
                    ':' if !rim => door,
                    _ if rim => return Err("map-legal-rim-down"),
                    _ => return Err("map-legal-edge-down"),
                };
            }
            _ => {
                let square = Square::new(corner.0, corner.1);
                let index = self.index(square);
                self.terrain[index] = match letter {
                    '.' | ' ' => Terrain::Clear,
                    'l' => Terrain::Low,
                    'd' => Terrain::Difficult,
                    'b' => Terrain::Both,
                    'p' => Terrain::Pit,
                    '#' => Terrain::Object,
                    'A'..='Z' | '0'..='9' => {
                        marks.push((letter, square));
                        Terrain::Clear
                    }
                    _ => {
                        return Err("map-legal-square");
                    }
                };
            }
        }
        Ok(())
    }

    /// The rim and the sides of wall-objects are walls (002:177, 000:905-912).
    fn wall_in(&mut self) {
        let (width, height) = (self.width, self.height);
        for square in self.squares() {
            let Square { x, y } = square;
            let object = self.terrain(square) == Terrain::Object;
            let sides = [
                (false, (x, y), x == 0),
                (false, (x + 1, y), x + 1 == width),
                (true, (x, y), y == 0),
                (true, (x, y + 1), y + 1 == height),
            ];
            for (flat, corner, rim) in sides {
                if object || rim {
                    let index = self.corner_index(corner);
                    (if flat { &mut self.flat } else { &mut self.upright })[index] = Edge::Wall;
                }
            }
        }
    }

    /// Numbers the doors: edges in a row on one line are one door.
    fn join_doors(&mut self) -> Result<(), Corner> {
        for y in 0..=self.height {
            for x in 0..=self.width {
                for flat in [true, false] {
                    self.join_door((x, y), flat)?;
                }
            }
        }
        Ok(())
    }

    fn join_door(&mut self, from: Corner, flat: bool) -> Result<(), Corner> {
        let id = DoorId(self.doors.len() as u8);
        let mut to = from;
        loop {
            let index = self.corner_index(to);
            let edge = &mut (if flat { &mut self.flat } else { &mut self.upright })[index];
            if *edge != Edge::Door(DoorId(u8::MAX)) {
                break;
            }
            if usize::from(id.0) == MAX_DOORS {
                return Err(from);
            }
            *edge = Edge::Door(id);
            if flat {
                to.0 += 1;
            } else {
                to.1 += 1;
            }
        }
        if to != from {
            self.doors.push(Door { from, to });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HANGAR: &str = "name: Hangar\nstart-left: north\nstart-right: south\nblast-door: a1 b1\nnote: for tests\n\n\
        +-+-+-+\n|.:l|d|\n+=x=+ +\n|p .:b|\n+ +-+-+\n|. .|#|\n+-+-+-+\n";

    #[test]
    fn a_map_prints_as_it_was_read() {
        let (map, marks) = Map::parse(HANGAR).unwrap();
        assert_eq!(map.to_string(), HANGAR);
        assert!(marks.is_empty());
        assert_eq!(map.starts(), [Side::North, Side::South]);
        assert_eq!(map.doors().len(), 3);
        assert_eq!(map.doors()[1], Door { from: (0, 1), to: (2, 1) });
        assert!(map.is_bevelled((1, 1)));
        assert_eq!(map.areas().blast_door, [Square::new(0, 0), Square::new(1, 0)]);
        assert_eq!(map.centre().as_slice(), [Square::new(1, 1)]);
    }

    #[test]
    fn the_rim_and_trailing_spaces_need_not_be_drawn() {
        let (map, marks) = Map::draw("\n\n A B\n\n   l\n").unwrap();
        assert_eq!((map.width(), map.height()), (2, 2));
        assert_eq!(marks, [('A', Square::new(0, 0)), ('B', Square::new(1, 0))]);
        assert_eq!(map.edge(Square::new(1, 1), Dir::S), Edge::Wall);
        assert_eq!(map.terrain(Square::new(1, 1)), Terrain::Low);
        assert_eq!(Map::draw(&map.picture(&marks)).unwrap(), (map, marks));
    }

    use super::super::Dir;

    #[test]
    fn errors_say_where_and_what_is_legal() {
        let error = Map::draw("+-+-+\n|.?.|\n+-+-+").unwrap_err();
        assert_eq!((error.line, error.column), (2, 3));
        assert!(error.to_string().contains("`:` for a door"), "{error}");
        let error = Map::parse("name: x\nairlock: a1 z9\n\n+-+\n|.|\n+-+\n").unwrap_err();
        assert_eq!((error.line, error.column), (2, 13));
        let error = Map::draw("+=+\n|.|\n+-+").unwrap_err();
        assert_eq!((error.line, error.column), (1, 2));
        assert!(Map::parse("nome: x\n\n+-+\n|.|\n+-+\n").unwrap_err().to_string().contains("`name`"));
        assert!(Map::draw("").is_err());
    }

    #[test]
    fn squares_are_spelt_with_letters_and_numbers() {
        for (x, y) in [(0, 0), (25, 9), (26, 0), (51, 63), (63, 63)] {
            let square = Square::new(x, y);
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square::new(26, 11).to_string(), "aa12");
        for wrong in ["", "a", "1", "a0", "bm1", "a65", "A1", "a+1", "a01", "zz1", "aaa1"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }
}
