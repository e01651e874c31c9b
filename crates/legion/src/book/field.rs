//! Battlefields: terrain, deployment zones.

use super::UnitKind;
use super::figures::Figures;
use crate::geometry::{Angle, Crooked, Footprint, Point, Polygon, Squared, TOUCH};
use crate::setup::Optional;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How hard it is to move there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Class {
    /// As on the bare table.
    Open,
    /// Slower by one.
    Difficult,
    /// Not at all.
    Impassable,
}

/// What cover something gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Cover {
    /// None.
    None,
    /// Light.
    Light,
    /// Heavy.
    Heavy,
}

/// Which part of the terrain table a row belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Group {
    /// A zone up to its highest feature; sight passes through.
    Area,
    /// Something low to stand behind.
    Barricade,
    /// Something to stand in.
    Depression,
    /// Something solid.
    Large,
}

/// A row of the terrain table (fm.terrain-types).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TerrainRow {
    pub name: String,
    pub rule: String,
    pub group: Group,
    pub cover: Cover,
    pub trooper: Class,
    pub ground: Class,
    pub repulsor: Class,
    /// Whether one walks up and stands on it.
    #[serde(default)]
    pub stand: bool,
    /// Whether its top is flat, so that minis can stand on it.
    #[serde(default)]
    pub flat: bool,
    /// Whether one moves freely along it, having got in (fm.holes-and-trenches).
    #[serde(default)]
    pub lane: bool,
}

/// A piece of terrain on a battlefield.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// What it is called.
    pub name: String,
    /// Its row of the terrain table.
    pub row: u8,
    /// The convex parts that it is made of.
    pub parts: Vec<Polygon>,
    /// How high it is.
    pub height: i32,
    /// Whether it was declared to hide at least half of vehicles too, although it is a barricade (gl.declaring-terrain).
    #[serde(default)]
    pub vehicles: bool,
    /// Ladders, steps and footholds: stretches of its outline where nobody who clambers falls (001:1522-1524).
    #[serde(default)]
    pub ladders: Vec<(Point, Point)>,
}

impl Piece {
    /// Whether a climb across its outline at that place uses a ladder: if one is no farther from there than that.
    pub fn has_ladder(&self, at: Point, reach: i32) -> bool {
        let mut near = self.ladders.iter().filter(|(a, b)| a.is_near() && b.is_near());
        near.any(|(a, b)| Squared::to_segment(at, *a, *b).at_most(reach))
    }

    /// Whether a ladder would stand against its outline there.
    pub fn bears_ladder(&self, (a, b): (Point, Point)) -> bool {
        let on = |p: Point, (c, d): (Point, Point)| Squared::to_segment(p, c, d).at_most(TOUCH);
        let sides = || self.parts.iter().flat_map(Polygon::edges);
        a.is_near() && b.is_near() && sides().any(|edge| on(a, edge) && on(b, edge))
    }

    /// Whether a segment comes closer to it than that.
    pub fn near(&self, segment: (Point, Point), length: i32) -> bool {
        self.parts.iter().any(|p| p.below(segment, length))
    }

    /// Whether a base overlaps it.
    pub fn under(&self, foot: &Footprint) -> bool {
        self.parts.iter().any(|p| foot.overlaps_polygon(p))
    }

    /// Whether a base touches it.
    pub fn touched_by(&self, foot: &Footprint) -> bool {
        self.parts.iter().any(|p| foot.touches_polygon(p))
    }

    /// Whether a base is completely inside it; for one of several parts, in one of them.
    pub fn holds(&self, foot: &Footprint) -> bool {
        self.parts.iter().any(|p| foot.inside(p))
    }

    /// The middle of its first part.
    pub fn middle(&self) -> Point {
        self.parts[0].middle()
    }

    /// The piece with its middle there, turned by that much.
    pub fn moved(&self, to: Point, turn: Angle) -> Result<Piece, Crooked> {
        let from = self.middle();
        let part = |outline: &Polygon| {
            let corners = outline.corners().iter().map(|p| to + turn.turn(*p - from)).collect();
            Polygon::new(corners).and_then(|p| if p.is_convex() { Ok(p) } else { Err(Crooked::CrossesItself) })
        };
        let parts = self.parts.iter().map(part).collect::<Result<_, _>>()?;
        let place = |p: &Point| to + turn.turn(*p - from);
        let near = self.ladders.iter().filter(|(a, b)| a.is_near() && b.is_near());
        let ladders = near.map(|(a, b)| (place(a), place(b))).collect();
        Ok(Piece { parts, ladders, ..self.clone() })
    }

    /// Whether some part of it is within that much of another piece.
    pub fn within(&self, other: &Piece, length: i32) -> bool {
        let one_way = |a: &Piece, b: &Piece| {
            a.parts.iter().any(|p| b.parts.iter().any(|q| q.edges().any(|edge| p.at_most(edge, length))))
        };
        one_way(self, other) || one_way(other, self)
    }
}

/// A table with terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battlefield {
    /// Its name.
    pub name: String,
    /// How wide the table is.
    pub width: i32,
    /// How deep it is.
    pub depth: i32,
    /// The terrain.
    pub pieces: Vec<Piece>,
}

/// Terrain that is laid piece by piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(Battlefield, u64)", into = "(Battlefield, u64)")]
pub struct Laid {
    /// The table with what lies on it.
    pub field: Arc<Battlefield>,
    /// Which pieces of the agreed battlefield lie there, a bit each.
    pub placed: u64,
}

impl Laid {
    /// A bare table as large as that one.
    pub fn on(table: &Battlefield) -> Laid {
        Laid { field: Arc::new(Battlefield { pieces: Vec::new(), ..table.clone() }), placed: 0 }
    }

    /// That table with all that lies on it.
    pub fn whole(table: Battlefield) -> Laid {
        Laid { field: Arc::new(table), placed: u64::MAX }
    }

    /// Puts a piece there.
    pub(crate) fn lay(&mut self, nth: u8, piece: Piece) {
        Arc::make_mut(&mut self.field).pieces.push(piece);
        self.placed |= 1u64.checked_shl(nth.into()).unwrap_or(0);
    }
}

impl From<(Battlefield, u64)> for Laid {
    fn from((field, placed): (Battlefield, u64)) -> Laid {
        Laid { field: Arc::new(field), placed }
    }
}

impl From<Laid> for (Battlefield, u64) {
    fn from(laid: Laid) -> (Battlefield, u64) {
        ((*laid.field).clone(), laid.placed)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawField {
    name: String,
    size: (i32, i32),
    #[serde(default)]
    pieces: Vec<RawPiece>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPiece {
    kind: String,
    #[serde(default)]
    name: Option<String>,
    height: i32,
    #[serde(default)]
    parts: Vec<Vec<(i32, i32)>>,
    #[serde(default, rename = "box")]
    rect: Option<(i32, i32, i32, i32)>,
    #[serde(default)]
    vehicles: bool,
    #[serde(default)]
    ladders: Vec<((i32, i32), (i32, i32))>,
}

impl Battlefield {
    /// Reads a battlefield; lengths are in thousandths of an inch.
    pub fn read(text: &str, rows: &[TerrainRow], figures: &Figures) -> Result<Battlefield, String> {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let raw: RawField = options.from_str(text).map_err(|e| e.to_string())?;
        let (width, depth) = raw.size;
        let (least, most) = (figures.segment, 20 * figures.segment);
        if !(least..=most).contains(&width) || !(least..=most).contains(&depth) {
            return Err(format!("a table of {width} by {depth} is no table"));
        }
        let mut pieces = Vec::new();
        for (nth, piece) in raw.pieces.into_iter().enumerate() {
            pieces.push(read_piece(piece, nth, rows, (width, depth))?);
        }
        if pieces.len() > 60 {
            return Err("more than 60 pieces of terrain".to_owned());
        }
        Ok(Battlefield { name: raw.name, width, depth, pieces })
    }

    /// A bare table.
    pub fn bare(figures: &Figures, optional: Optional) -> Battlefield {
        let (width, depth) = figures.table_of(optional);
        Battlefield { name: "bare".to_owned(), width, depth, pieces: Vec::new() }
    }
}

/// A piece from its kind, height and outlines.
fn read_piece(raw: RawPiece, nth: usize, rows: &[TerrainRow], (width, depth): (i32, i32)) -> Result<Piece, String> {
    let row = rows.iter().position(|r| r.name.eq_ignore_ascii_case(&raw.kind));
    let row = row.ok_or_else(|| {
        let names: Vec<&str> = rows.iter().map(|r| r.name.as_str()).collect();
        format!("`{}` is no kind of terrain (one of: {})", raw.kind, names.join(", "))
    })?;
    let name = raw.name.unwrap_or_else(|| format!("{} {}", raw.kind.to_lowercase(), nth + 1));
    let mut outlines = raw.parts;
    if let Some((x, y, w, d)) = raw.rect {
        let (right, far) = (x.saturating_add(w), y.saturating_add(d));
        outlines.push(vec![(x, y), (right, y), (right, far), (x, far)]);
    }
    let mut parts = Vec::new();
    for outline in outlines {
        let corners: Vec<Point> = outline.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        if corners.iter().any(|p| p.x < 0 || p.y < 0 || p.x > width || p.y > depth) {
            return Err(format!("{name} reaches beyond the table"));
        }
        let part = Polygon::new(corners).map_err(|e| format!("{name}: {e}"))?;
        if !part.is_convex() {
            return Err(format!("{name}: divide it into parts without inward corners"));
        }
        parts.push(part);
    }
    if parts.is_empty() || !(0..=60_000).contains(&raw.height) {
        return Err(format!("{name} needs an outline and a height"));
    }
    let place = |(x, y): (i32, i32)| Point::new(x, y);
    let ladders: Vec<(Point, Point)> = raw.ladders.into_iter().map(|(a, b)| (place(a), place(b))).collect();
    let piece = Piece { name, row: row as u8, parts, height: raw.height, vehicles: raw.vehicles, ladders };
    match piece.ladders.iter().all(|ladder| piece.bears_ladder(*ladder)) {
        true => Ok(piece),
        false => Err(format!("{}: a ladder stands against one side of it", piece.name)),
    }
}

impl TerrainRow {
    /// How hard it is to move there for a unit of that kind.
    pub fn class(&self, kind: UnitKind) -> Class {
        match kind {
            UnitKind::GroundVehicle | UnitKind::CreatureTrooper => self.ground,
            UnitKind::RepulsorVehicle => self.repulsor,
            UnitKind::Trooper | UnitKind::CloneTrooper | UnitKind::DroidTrooper | UnitKind::EmplacementTrooper => {
                self.trooper
            }
        }
    }

    /// Whether sight ends at it.
    pub fn solid(&self) -> bool {
        matches!(self.group, Group::Barricade | Group::Large)
    }
}

/// Where units are deployed: the squares of one colour that hang together, as an outline.
pub type Zone = Polygon;

/// A deployment card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deployment {
    /// Its name.
    pub name: String,
    /// Whether it is a card for skirmishes.
    pub skirmish: bool,
    /// The zones of the red player, then those of the blue one, by the edge that blue has: near, right, far, left. Only in a
    /// skirmish may that be one at the side.
    pub turns: [[Vec<Zone>; 2]; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeployment {
    name: String,
    #[serde(default)]
    rows: Vec<String>,
    #[serde(default)]
    skirmish: bool,
    /// Half circles of that many range segments around the middle of both edges.
    #[serde(default)]
    circles: i32,
}

/// Into how many straight pieces the rim of a half circle is divided; it lies 15 thousandths of an inch inside at most.
const RIM: u16 = 32;

/// A half circle around a point of a straight edge, to the left of that direction.
fn half_circle(at: Point, along: Angle, radius: i32) -> Result<Zone, String> {
    let rim = |n: u16| at + (along + Angle(n * (Angle::HALF.0 / RIM))).way(radius);
    Polygon::new((0..=RIM).map(rim).collect()).map_err(|e| e.to_string())
}

/// Reads the deployments: rows of squares of one range segment, from the red player's edge to the blue player's.
pub(super) fn deployments(text: &str, figures: &Figures) -> Result<Vec<Deployment>, String> {
    let raw: Vec<RawDeployment> = ron::from_str(text).map_err(|e| format!("deployments.ron:{e}"))?;
    let mut cards = Vec::new();
    for r in raw {
        let mut zones = [Vec::new(), Vec::new()];
        for (colour, letter) in ['r', 'b'].into_iter().enumerate() {
            let n = r.rows.len() as i32;
            let mut squares = Vec::new();
            for (y, row) in r.rows.iter().enumerate() {
                for (x, c) in row.chars().enumerate() {
                    if c == letter {
                        squares.push((x as i32, n - 1 - y as i32));
                    }
                }
            }
            zones[colour] = outlines(&squares, figures.segment).map_err(|e| format!("{}: {e}", r.name))?;
        }
        let size = if r.skirmish { figures.skirmish } else { figures.standard };
        if r.circles > 0 {
            let radius = r.circles * figures.segment;
            zones = [
                vec![half_circle(Point::new(size.0 / 2, size.1), Angle::HALF, radius)?],
                vec![half_circle(Point::new(size.0 / 2, 0), Angle::EAST, radius)?],
            ];
        }
        let turned = |by: usize| -> Result<[Vec<Zone>; 2], String> {
            let all = |zones: &[Zone]| zones.iter().map(|zone| turn(zone, size, by)).collect::<Result<Vec<_>, _>>();
            Ok([all(&zones[0])?, all(&zones[1])?])
        };
        // Only a square table is turned by a quarter.
        let aside = |by: usize| if r.skirmish { turned(by) } else { Ok(Default::default()) };
        let turns = [turned(0)?, aside(1)?, turned(2)?, aside(3)?];
        cards.push(Deployment { name: r.name, skirmish: r.skirmish, turns });
    }
    Ok(cards)
}

/// An outline on a table of that size that is turned by so many quarters, against the clock.
fn turn(zone: &Zone, (width, depth): (i32, i32), by: usize) -> Result<Zone, String> {
    let turned = |p: &Point| match by {
        0 => *p,
        1 => Point::new(width - p.y, p.x),
        2 => Point::new(width - p.x, depth - p.y),
        _ => Point::new(p.y, depth - p.x),
    };
    Polygon::new(zone.corners().iter().map(turned).collect()).map_err(|e| e.to_string())
}

/// The outlines of squares that hang together by their sides.
fn outlines(squares: &[(i32, i32)], side: i32) -> Result<Vec<Polygon>, String> {
    let mut left: Vec<(i32, i32)> = squares.to_vec();
    let mut zones = Vec::new();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut i = 0;
        while i < group.len() {
            let (x, y) = group[i];
            for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                if let Some(at) = left.iter().position(|s| *s == next) {
                    group.push(left.swap_remove(at));
                }
            }
            i += 1;
        }
        zones.push(outline(&group, side)?);
    }
    Ok(zones)
}

/// Walks around a group of squares with the inside to the left.
fn outline(group: &[(i32, i32)], side: i32) -> Result<Polygon, String> {
    let has = |x: i32, y: i32| group.contains(&(x, y));
    let mut edges: Vec<((i32, i32), (i32, i32))> = Vec::new();
    for &(x, y) in group {
        let around = [
            ((x, y), (x + 1, y), has(x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), has(x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), has(x, y + 1)),
            ((x, y + 1), (x, y), has(x - 1, y)),
        ];
        edges.extend(around.into_iter().filter(|(_, _, shared)| !shared).map(|(a, b, _)| (a, b)));
    }
    let Some((start, mut at)) = edges.pop() else { return Err("an empty zone".to_owned()) };
    let mut corners = vec![start];
    while at != start {
        corners.push(at);
        let next = edges.iter().position(|(a, _)| *a == at).ok_or("a zone that is not closed")?;
        at = edges.swap_remove(next).1;
    }
    // Corners in the middle of a straight side are left out.
    let n = corners.len();
    let turns = |i: usize| {
        let (a, b, c) = (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
        (b.0 - a.0) * (c.1 - b.1) != (b.1 - a.1) * (c.0 - b.0)
    };
    let points = (0..n).filter(|i| turns(*i)).map(|i| Point::new(corners[i].0 * side, corners[i].1 * side)).collect();
    Polygon::new(points).map_err(|e| e.to_string())
}

/// Between grand armies a zone is what lies within range 2 of the long edge of its player (op.grand-army).
pub(super) fn grand_zones(figures: &Figures) -> Result<[Vec<Zone>; 2], String> {
    let (width, depth) = figures.grand;
    let zone = |low: i32, high: i32| {
        Polygon::rectangle(Point::new(0, low), Point::new(width, high)).map(|z| vec![z]).map_err(|e| e.to_string())
    };
    Ok([zone(depth - 2 * figures.segment, depth)?, zone(0, 2 * figures.segment)?])
}
