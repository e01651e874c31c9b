//! The battle map: squares, edges, corners, doors and named areas, immutable once read.
//!
//! The text form is in [`text`]; what can be seen, reached and counted on a map is in [`crate::geometry`].

mod places;
pub mod text;

pub use places::{Corner, Dir, DoorId, DoorSet, Side, Space, Square};
pub use text::{MapError, Marks, SquareError};

use arrayvec::ArrayVec;

/// The longest side a map may have, in squares.
pub const MAX_SIDE: usize = 64;
/// The most doors a map may have, one bit each in a [`DoorSet`].
pub const MAX_DOORS: usize = 32;

/// What stands on the border between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Edge {
    /// Nothing.
    #[default]
    Open,
    /// A wall.
    Wall,
    /// One segment of a door.
    Door(DoorId),
}

impl Edge {
    /// Whether the edge acts as a wall when these doors are open (000:952-958).
    pub fn blocks(self, open: DoorSet) -> bool {
        match self {
            Edge::Open => false,
            Edge::Wall => true,
            Edge::Door(id) => !open.contains(id),
        }
    }
}

/// What fills a square (000:863-978).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Terrain {
    /// Nothing.
    #[default]
    Clear,
    /// Low objects: slow, and they give cover.
    Low,
    /// Difficult terrain: slow.
    Difficult,
    /// Low objects in difficult terrain: slow once, and they give cover.
    Both,
    /// A pit.
    Pit,
    /// A big object whose four sides are walls.
    Object,
}

impl Terrain {
    /// Whether moving in costs double (000:545-552, A-07).
    pub fn is_slow(self) -> bool {
        matches!(self, Terrain::Low | Terrain::Difficult | Terrain::Both)
    }

    /// Whether it holds low objects, which give cover (000:879-881).
    pub fn is_low(self) -> bool {
        matches!(self, Terrain::Low | Terrain::Both)
    }
}

/// One door: a straight run of edges on one grid line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// The corner where it begins, at the top or on the left.
    pub from: Corner,
    /// The corner where it ends, at the bottom or on the right.
    pub to: Corner,
}

impl Door {
    /// Its segments, each as the two squares on its sides.
    pub fn segments(self) -> impl Iterator<Item = (Square, Square)> {
        let flat = self.from.1 == self.to.1;
        let length = if flat { self.to.0 - self.from.0 } else { self.to.1 - self.from.1 };
        (0..length).map(move |i| {
            if flat {
                let x = self.from.0 + i;
                (Square::new(x, self.from.1 - 1), Square::new(x, self.from.1))
            } else {
                let y = self.from.1 + i;
                (Square::new(self.from.0 - 1, y), Square::new(self.from.0, y))
            }
        })
    }
}

/// The squares that scenarios call by name (002:173-182).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Areas {
    /// The squares at the blast door.
    pub blast_door: Vec<Square>,
    /// The squares at the airlock.
    pub airlock: Vec<Square>,
    /// The squares of the turbolift.
    pub turbolift: Vec<Square>,
    /// The squares a scenario calls the pits; the terrain itself is in the picture.
    pub pits: Vec<Square>,
}

/// A battle map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    name: String,
    notes: Vec<String>,
    starts: [Side; 2],
    areas: Areas,
    width: u8,
    height: u8,
    terrain: Vec<Terrain>,
    /// Horizontal edges, by the corner at their left end.
    flat: Vec<Edge>,
    /// Vertical edges, by the corner at their upper end.
    upright: Vec<Edge>,
    bevels: Vec<bool>,
    doors: Vec<Door>,
}

impl Map {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The remarks in its header.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// The two sides that squads start from, left one first (000:499-502).
    pub fn starts(&self) -> [Side; 2] {
        self.starts
    }

    /// Its named areas.
    pub fn areas(&self) -> &Areas {
        &self.areas
    }

    /// How many squares wide it is.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// How many squares high it is.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// How many squares it has.
    pub fn area(&self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// All its squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| Square::new(x, y)))
    }

    /// The number of a square, row by row.
    pub fn index(&self, square: Square) -> usize {
        usize::from(square.y) * usize::from(self.width) + usize::from(square.x)
    }

    /// Whether the square is on the map.
    pub fn holds(&self, square: Square) -> bool {
        square.x < self.width && square.y < self.height
    }

    /// Whether the whole space is on the map.
    pub fn contains(&self, space: Space) -> bool {
        let reach = u16::from(space.size);
        u16::from(space.at.x) + reach <= u16::from(self.width)
            && u16::from(space.at.y) + reach <= u16::from(self.height)
    }

    /// The neighbour in a direction, if it is on the map.
    pub fn neighbour(&self, square: Square, dir: Dir) -> Option<Square> {
        let x = square.x.checked_add_signed(dir.dx())?;
        let y = square.y.checked_add_signed(dir.dy())?;
        let next = Square::new(x, y);
        self.holds(next).then_some(next)
    }

    /// What fills a square.
    pub fn terrain(&self, square: Square) -> Terrain {
        self.terrain[self.index(square)]
    }

    fn corner_index(&self, corner: Corner) -> usize {
        usize::from(corner.1) * (usize::from(self.width) + 1) + usize::from(corner.0)
    }

    /// The horizontal edge that begins at a corner and runs to the right.
    pub fn flat(&self, corner: Corner) -> Edge {
        self.flat[self.corner_index(corner)]
    }

    /// The vertical edge that begins at a corner and runs down.
    pub fn upright(&self, corner: Corner) -> Edge {
        self.upright[self.corner_index(corner)]
    }

    /// The edge on a side of a square; diagonal directions have none.
    pub fn edge(&self, square: Square, dir: Dir) -> Edge {
        let Square { x, y } = square;
        match dir {
            Dir::N => self.flat((x, y)),
            Dir::S => self.flat((x, y + 1)),
            Dir::W => self.upright((x, y)),
            Dir::E => self.upright((x + 1, y)),
            Dir::NE | Dir::SE | Dir::SW | Dir::NW => Edge::Open,
        }
    }

    /// The four edges that end at a corner: up, right, down, left.
    pub fn rays(&self, corner: Corner) -> [Edge; 4] {
        let (x, y) = corner;
        [
            if y > 0 { self.upright((x, y - 1)) } else { Edge::Open },
            self.flat(corner),
            self.upright(corner),
            if x > 0 { self.flat((x - 1, y)) } else { Edge::Open },
        ]
    }

    /// Whether the walls are cut off at a corner, which lets a mover pass (003:352-357).
    pub fn is_bevelled(&self, corner: Corner) -> bool {
        self.bevels[self.corner_index(corner)]
    }

    /// Its doors, by id.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The set of all its doors.
    pub fn all_doors(&self) -> DoorSet {
        DoorSet::first(self.doors.len())
    }

    /// The 1, 2 or 4 squares that touch the centre point.
    pub fn centre(&self) -> ArrayVec<Square, 4> {
        let middle = |n: u8| ((n - 1) / 2)..=(n / 2);
        middle(self.height).flat_map(|y| middle(self.width).map(move |x| Square::new(x, y))).collect()
    }

    /// Whether a space has a square within so many squares of a side (000:499-502, 003:79-82).
    pub fn is_near_side(&self, space: Space, side: Side, squares: u8) -> bool {
        match side {
            Side::West => space.at.x < squares,
            Side::North => space.at.y < squares,
            Side::East => space.at.x + space.size + squares > self.width,
            Side::South => space.at.y + space.size + squares > self.height,
        }
    }
}

/// The maps that come with the game.
///
/// # Panics
/// If one of them cannot be read, which a test makes sure of.
pub fn standard() -> Vec<Map> {
    let read = |(name, text): &(&str, &str)| match Map::parse(text) {
        Ok((map, _)) => map,
        Err(error) => panic!("{name}: {error}"),
    };
    crate::book::content::MAPS.iter().map(read).collect()
}
