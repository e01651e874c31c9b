//! Geometry against slow twins that follow the definitions on small random boards.

use dejarik_minis::geometry::{Bevels, Cover, Gait, Geometry};
use dejarik_minis::map::{Corner, Dir, DoorSet, Edge, Map, Space, Square, Terrain};
use proptest::prelude::*;

/// How much a unit is divided to nudge lines off the corners of the grid.
const UNIT: i128 = 10_000;

type Point = (i128, i128);

/// A wall as two corners of the grid.
type Wall = (Point, Point);

fn walls(map: &Map, open: DoorSet) -> Vec<Wall> {
    let mut walls = Vec::new();
    for y in 0..=map.height() {
        for x in 0..=map.width() {
            let (i, j) = (i128::from(x), i128::from(y));
            if map.flat((x, y)).blocks(open) {
                walls.push(((i, j), (i + 1, j)));
            }
            if map.upright((x, y)).blocks(open) {
                walls.push(((i, j), (i, j + 1)));
            }
        }
    }
    walls
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    fn new(n: i128, d: i128) -> Fraction {
        if d < 0 { Fraction(-n, -d) } else { Fraction(n, d) }
    }
    fn le(self, o: Fraction) -> bool {
        self.0 * o.1 <= o.0 * self.1
    }
    fn lt(self, o: Fraction) -> bool {
        !o.le(self)
    }
    fn max(self, o: Fraction) -> Fraction {
        if self.le(o) { o } else { self }
    }
    fn min(self, o: Fraction) -> Fraction {
        if self.le(o) { self } else { o }
    }
}

/// A line as a point and a direction, in units of 1/UNIT.
#[derive(Clone, Copy)]
struct Ray {
    from: Point,
    way: Point,
}

impl Ray {
    /// The open stretch of the line inside an open rectangle of the grid.
    fn inside(self, min: Point, max: Point) -> Option<(Fraction, Fraction)> {
        let mut stretch = (Fraction(-1_000_000_000, 1), Fraction(1_000_000_000, 1));
        for (from, way, low, high) in [(self.from.0, self.way.0, min.0, max.0), (self.from.1, self.way.1, min.1, max.1)]
        {
            let (low, high) = (low * UNIT, high * UNIT);
            if way == 0 {
                if from <= low || from >= high {
                    return None;
                }
                continue;
            }
            let (a, b) = (Fraction::new(low - from, way), Fraction::new(high - from, way));
            stretch = (stretch.0.max(a.min(b)), stretch.1.min(a.max(b)));
        }
        stretch.0.lt(stretch.1).then_some(stretch)
    }

    fn through(self, space: Space) -> Option<(Fraction, Fraction)> {
        let (x, y, n) = (i128::from(space.at.x), i128::from(space.at.y), i128::from(space.size));
        self.inside((x, y), (x + n, y + n))
    }

    /// Where the line meets a wall: the place on the line, and which end of the wall it is, if one.
    fn meets(self, (a, b): Wall) -> Option<(Fraction, Option<Point>)> {
        let flat = a.1 == b.1;
        let turn = |p: Point| if flat { p } else { (p.1, p.0) };
        let (a2, b2, from, way) = (turn(a), turn(b), turn(self.from), turn(self.way));
        if way.1 == 0 {
            return None;
        }
        let t = Fraction::new(a2.1 * UNIT - from.1, way.1);
        // The other coordinate there, times the denominator.
        let x = from.0 * t.1 + way.0 * t.0;
        let (low, high) = (a2.0 * UNIT * t.1, b2.0 * UNIT * t.1);
        if x < low || x > high {
            return None;
        }
        let end = if x == low {
            Some(a)
        } else if x == high {
            Some(b)
        } else {
            None
        };
        Some((t, end))
    }

    /// Whether the line lies on the grid line of a wall, and where the wall is on it.
    fn along(self, (a, b): Wall) -> Option<(Fraction, Fraction)> {
        let flat = a.1 == b.1;
        let (from, way, line, low, high) = if flat {
            ((self.from.0, self.from.1), self.way, a.1, a.0, b.0)
        } else {
            ((self.from.1, self.from.0), (self.way.1, self.way.0), a.0, a.1, b.1)
        };
        if way.1 != 0 || from.1 != line * UNIT {
            return None;
        }
        let (p, q) = (Fraction::new(low * UNIT - from.0, way.0), Fraction::new(high * UNIT - from.0, way.0));
        Some((p.min(q), p.max(q)))
    }
}

/// Whether the piece of the line between the two spaces touches no wall.
fn clear(map: &Map, ray: Ray, a: Space, b: Space, walls: &[Wall], bevels: Bevels) -> bool {
    let (Some(a), Some(b)) = (ray.through(a), ray.through(b)) else {
        return false;
    };
    let (from, to) = if a.1.le(b.0) { (a.1, b.0) } else { (b.1, a.0) };
    walls.iter().all(|&wall| {
        if ray.along(wall).is_some_and(|(p, q)| p.le(to) && from.le(q)) {
            return false;
        }
        let Some((t, end)) = ray.meets(wall) else {
            return true;
        };
        let cut_off = bevels == Bevels::Pass && end.is_some_and(|(x, y)| map.is_bevelled((x as u8, y as u8)));
        cut_off || t.lt(from) || to.lt(t)
    })
}

/// Sight by trying every line through two corners of the grid, and every way to nudge it off them.
fn sight_twin(map: &Map, a: Space, b: Space, open: DoorSet, bevels: Bevels) -> bool {
    if a.overlaps(b) {
        return true;
    }
    let walls = walls(map, open);
    let low = (a.at.x.min(b.at.x), a.at.y.min(b.at.y));
    let high = ((a.at.x + a.size).max(b.at.x + b.size), (a.at.y + a.size).max(b.at.y + b.size));
    let points: Vec<Point> =
        (low.1..=high.1).flat_map(|y| (low.0..=high.0).map(move |x| (i128::from(x), i128::from(y)))).collect();
    let nudges: &[i128] = if bevels == Bevels::Pass { &[-1, 0, 1] } else { &[-1, 1] };
    for (i, &p) in points.iter().enumerate() {
        for &q in &points[..i] {
            let across = (p.1 - q.1, q.0 - p.0);
            for &s in nudges {
                for &t in nudges {
                    let from = (p.0 * UNIT + s * across.0, p.1 * UNIT + s * across.1);
                    let to = (q.0 * UNIT + t * across.0, q.1 * UNIT + t * across.1);
                    let ray = Ray { from, way: (to.0 - from.0, to.1 - from.1) };
                    if clear(map, ray, a, b, &walls, bevels) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

/// Whether a direction from a corner starts on the attacker's side of the walls that end there.
fn starts_well(map: &Map, from: Space, corner: Corner, way: Point, open: DoorSet) -> bool {
    let quadrant = |right: bool, down: bool| match (right, down) {
        (true, true) => 0,
        (false, true) => 1,
        (false, false) => 2,
        (true, false) => 3,
    };
    // Turning from one quadrant to the next crosses the edges right of 3/0, below 0/1, left of 1/2, above 2/3.
    let [up, right, down, left] = map.rays(corner).map(|ray| ray.blocks(open));
    let next_wall = [down, left, up, right];
    let goal = quadrant(way.0 > 0, way.1 > 0);
    from.squares().any(|square| {
        let (dx, dy) = (corner.0.wrapping_sub(square.x), corner.1.wrapping_sub(square.y));
        if dx > 1 || dy > 1 {
            return false;
        }
        let start = quadrant(dx == 0, dy == 0);
        let turns = (goal + 4 - start) % 4;
        let ahead = (0..turns).all(|k| !next_wall[(start + k) % 4]);
        let back = (0..(4 - turns) % 4).all(|k| !next_wall[(goal + k) % 4]);
        ahead || back
    })
}

/// Cover by drawing a line from every corner in every direction between two neighbouring corners of the grid.
fn cover_twin(map: &Map, from: Space, to: Space, open: DoorSet, bodies: &[Space]) -> bool {
    if from.touches(to) && sight_twin(map, from, to, open, Bevels::Block) {
        return false;
    }
    let walls = walls(map, open);
    let mut screens: Vec<Space> = bodies.to_vec();
    screens.extend(map.squares().map(Space::from).filter(|&square| {
        matches!(map.terrain(square.at), Terrain::Low | Terrain::Both)
            && !(from.touches(square) && sight_twin(map, from, square, open, Bevels::Block))
    }));
    !from.corners().any(|corner| {
        let c = (i128::from(corner.0), i128::from(corner.1));
        directions(map, c).into_iter().all(|way| {
            let ray = Ray { from: (c.0 * UNIT, c.1 * UNIT), way };
            let Some((_, end)) = ray.through(to).filter(|(start, _)| Fraction(0, 1).le(*start)) else {
                return true;
            };
            let nothing = Fraction(0, 1);
            let screened =
                screens.iter().any(|&screen| ray.through(screen).is_some_and(|(a, b)| a.max(nothing).lt(b.min(end))));
            let walled = walls.iter().any(|&wall| ray.meets(wall).is_some_and(|(t, _)| nothing.lt(t) && t.lt(end)));
            !screened && !walled && starts_well(map, from, corner, way, open)
        })
    })
}

/// One direction between each two neighbouring directions from a corner to other corners.
fn directions(map: &Map, c: Point) -> Vec<Point> {
    let mut ways: Vec<Point> = (0..=i128::from(map.height()))
        .flat_map(|y| (0..=i128::from(map.width())).map(move |x| (x - c.0, y - c.1)))
        .chain([(1, 0), (0, 1), (-1, 0), (0, -1)])
        .filter(|&way| way != (0, 0))
        .collect();
    let half = |(x, y): Point| u8::from(y < 0 || y == 0 && x < 0);
    ways.sort_by(|&a, &b| half(a).cmp(&half(b)).then((a.1 * b.0).cmp(&(a.0 * b.1))));
    ways.dedup_by(|a, b| half(*a) == half(*b) && a.1 * b.0 == a.0 * b.1);
    (0..ways.len())
        .map(|i| {
            let (a, b) = (ways[i], ways[(i + 1) % ways.len()]);
            (a.0 + b.0, a.1 + b.1)
        })
        .collect()
}

/// Distances with diagonal steps at cost two, barred where a wall or closed door reaches the corner.
fn range_twin(map: &Map, from: Square, open: DoorSet) -> Vec<u16> {
    let mut ranges = vec![u16::MAX; map.area()];
    ranges[map.index(from)] = 0;
    loop {
        let before = ranges.clone();
        for square in map.squares() {
            let here = ranges[map.index(square)];
            for dir in Dir::ALL.into_iter().filter(|_| here != u16::MAX) {
                let Some(next) = map.neighbour(square, dir) else {
                    continue;
                };
                let corner = (square.x.max(next.x), square.y.max(next.y));
                let barred = if dir.is_diagonal() {
                    map.rays(corner).iter().any(|edge| edge.blocks(open))
                } else {
                    map.edge(square, dir).blocks(open)
                };
                if !barred {
                    let known = &mut ranges[map.index(next)];
                    *known = (*known).min(here + if dir.is_diagonal() { 2 } else { 1 });
                }
            }
        }
        if ranges == before {
            return ranges;
        }
    }
}

/// A random board, random doors, and spaces of all sizes on it.
#[derive(Debug, Clone)]
struct Scene {
    picture: String,
    open: DoorSet,
    spaces: Vec<Space>,
}

fn scene(bevelled: bool) -> impl Strategy<Value = Scene> {
    (4_usize..=6, 3_usize..=6, 0_u8..50).prop_flat_map(move |(width, height, density)| {
        let letters = (2 * width + 1) * (2 * height + 1);
        let pieces = prop::collection::vec((0..width, 0..height, 1_usize..=3), 6);
        (prop::collection::vec(0_u8..100, letters), any::<u32>(), pieces).prop_map(move |(dice, open, pieces)| {
            let picture = picture(width, height, density, bevelled, &dice);
            let spaces = pieces
                .into_iter()
                .map(|(x, y, size)| {
                    let x = x.min(width - size);
                    let y = y.min(height - size);
                    Space::new(x as u8, y as u8, size as u8)
                })
                .collect();
            Scene { picture, open: DoorSet(open), spaces }
        })
    })
}

fn picture(width: usize, height: usize, density: u8, bevelled: bool, dice: &[u8]) -> String {
    let mut text = String::new();
    let mut doors = 0;
    for row in 0..=2 * height {
        for column in 0..=2 * width {
            let die = dice[row * (2 * width + 1) + column];
            let rim = row == 0 || column == 0 || row == 2 * height || column == 2 * width;
            let door = !rim && die < density / 3 && doors < 30;
            let wall = die < density;
            text.push(match (column % 2, row % 2) {
                (0, 0) if bevelled && die < 40 => 'x',
                (0, 0) => '+',
                (1, 0) | (0, 1) if !wall => ' ',
                (1, 0) => ['-', '='][usize::from(door)],
                (0, 1) => ['|', ':'][usize::from(door)],
                _ => match die {
                    0..=9 => 'l',
                    10..=14 => 'd',
                    15..=18 => 'p',
                    19..=24 => '#',
                    25..=27 => 'b',
                    _ => '.',
                },
            });
            doors += usize::from(door && (row + column) % 2 == 1);
        }
        text.push('\n');
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sight_is_what_the_lines_say(scene in scene(false)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Block);
        for pair in scene.spaces.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let seen = g.sight(a, b, scene.open);
            prop_assert_eq!(seen, sight_twin(&map, a, b, scene.open, Bevels::Block), "{:?} {:?}\n{}", a, b, scene.picture);
            prop_assert_eq!(seen, g.sight(b, a, scene.open));
            prop_assert!(!seen || g.sight(a, b, DoorSet::ALL));
            prop_assert!(seen || !g.sight(a, b, DoorSet::NONE));
        }
    }

    #[test]
    fn sight_through_bevelled_corners(scene in scene(true)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Pass);
        for pair in scene.spaces.windows(2).take(3) {
            let (a, b) = (pair[0], pair[1]);
            // Nobody stands astride a wall or a closed door, where lines inside the space would be cut.
            if [a, b].iter().any(|s| s.size > 1 && !g.fits(*s, scene.open)) {
                continue;
            }
            let twin = sight_twin(&map, a, b, scene.open, Bevels::Pass);
            prop_assert_eq!(g.sight(a, b, scene.open), twin, "{:?} {:?}\n{}", a, b, scene.picture);
        }
    }

    #[test]
    fn cover_is_what_the_lines_say(scene in scene(false)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Block);
        for (i, pair) in scene.spaces.windows(2).enumerate() {
            let (a, b) = (pair[0], pair[1]);
            if a.overlaps(b) {
                continue;
            }
            let bodies: Vec<Space> = scene.spaces.iter().copied().skip(i + 2).collect();
            let terrain = cover_twin(&map, a, b, scene.open, &[]);
            let all = cover_twin(&map, a, b, scene.open, &bodies);
            let cover = if terrain { Cover::Terrain } else if all { Cover::Characters } else { Cover::None };
            prop_assert_eq!(g.cover(a, b, scene.open, &bodies), cover, "{:?} {:?}\n{}", a, b, scene.picture);
            if !a.touches(b) {
                prop_assert_eq!(g.clean_corner(a, b, scene.open, &bodies).is_some(), cover == Cover::None);
            }
        }
    }

    #[test]
    fn range_counts_around_walls(scene in scene(false)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Block);
        for pair in scene.spaces.windows(2) {
            let least = pair[0].squares().map(|from| {
                let ranges = range_twin(&map, from, scene.open);
                pair[1].squares().map(|to| ranges[map.index(to)]).min().unwrap()
            }).min().unwrap();
            let range = g.range(pair[0], pair[1], scene.open);
            prop_assert_eq!(range, (least != u16::MAX).then_some(least));
            prop_assert!(range.is_none_or(|range| range >= pair[0].gap(pair[1])));
            prop_assert!((0..9).all(|n| g.within(pair[0], pair[1], n, scene.open) == (least <= n)));
        }
    }

    #[test]
    fn what_is_remembered_is_what_is_worked_out(scene in scene(false), sets in prop::collection::vec(any::<u32>(), 12)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        prop_assert_eq!(&Map::draw(&map.picture(&[])).unwrap().0, &map);
        let g = Geometry::new(map.clone(), Bevels::Block);
        for open in sets.into_iter().map(DoorSet) {
            let a = scene.spaces[0].at;
            let ranges = g.direct_ranges(a, open);
            for b in map.squares().filter(|&b| b != a) {
                for _ in 0..2 {
                    prop_assert_eq!(g.sight(a.into(), b.into(), open), g.direct_sight(a, b, open));
                    let range = g.range(a.into(), b.into(), open).unwrap_or(u16::MAX);
                    prop_assert_eq!(range, ranges[map.index(b)]);
                    let clean = g.clean_corner(scene.spaces[1], b.into(), open, &[]);
                    let direct = g.direct_clean_corners(scene.spaces[1], b, open);
                    let first = scene.spaces[1].corners().nth(direct.trailing_zeros() as usize);
                    prop_assert_eq!(clean, first.filter(|_| direct != 0));
                }
            }
            prop_assert_eq!(g.doors_seen(a.into(), open), g.direct_doors_seen(a, open));
        }
    }

    #[test]
    fn a_step_is_made_by_every_square(scene in scene(true)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Block);
        for &space in scene.spaces.iter().filter(|&&space| g.fits(space, scene.open)) {
            for dir in Dir::ALL {
                let Some(to) = space.shifted(dir).filter(|&to| map.contains(to)) else {
                    prop_assert!(g.step(space, dir, scene.open, Gait::WALK).is_err());
                    continue;
                };
                let each = space.squares().all(|square| match g.step(square.into(), dir, scene.open, Gait::FLY) {
                    Ok(step) => step.to.at == map.neighbour(square, dir).unwrap(),
                    Err(_) => false,
                });
                let step = g.step(space, dir, scene.open, Gait::WALK);
                prop_assert_eq!(step.is_ok(), each && g.fits(to, scene.open));
                if let Ok(step) = step {
                    let slow = to.squares().any(|square| {
                        !space.covers(square) && matches!(map.terrain(square), Terrain::Low | Terrain::Difficult | Terrain::Both)
                    });
                    prop_assert_eq!(step.cost, (1 + u8::from(dir.is_diagonal())) * (1 + u8::from(slow)));
                }
            }
        }
    }

    #[test]
    fn a_door_is_seen_by_a_line_to_its_line(scene in scene(false)) {
        let (map, _) = Map::draw(&scene.picture).unwrap();
        let g = Geometry::new(map.clone(), Bevels::Block);
        let space = scene.spaces[0];
        let seen = g.doors_seen(space, scene.open);
        for id in map.all_doors().iter() {
            let twin = map.doors()[usize::from(id.0)].segments().any(|(one, other)| {
                door_twin(&map, space, one, other, scene.open) || door_twin(&map, space, other, one, scene.open)
            });
            prop_assert_eq!(seen.contains(id), twin, "{:?} {:?}\n{}", space, id, scene.picture);
            prop_assert!(!g.doors_adjacent(space, scene.open).contains(id)
                || map.doors()[usize::from(id.0)].segments().any(|(a, b)| space.touches(a.into()) || space.touches(b.into())));
        }
    }
}

/// Whether some line from the space enters `far` from `near` through the edge between them, touching no wall before.
fn door_twin(map: &Map, space: Space, near: Square, far: Square, open: DoorSet) -> bool {
    if space.covers(near) {
        return true;
    }
    let edge = if near.x == far.x { (near.x, near.y.max(far.y)) } else { (near.x.max(far.x), near.y) };
    let (p, q) = if near.x == far.x { (edge, (edge.0 + 1, edge.1)) } else { (edge, (edge.0, edge.1 + 1)) };
    let door = ((p.0.into(), p.1.into()), (q.0.into(), q.1.into()));
    let id = match if near.x == far.x { map.flat(edge) } else { map.upright(edge) } {
        Edge::Door(id) => id,
        _ => return false,
    };
    let walls = walls(map, open.with(id));
    let corners: Vec<Point> =
        (0..=i128::from(map.height())).flat_map(|y| (0..=i128::from(map.width())).map(move |x| (x, y))).collect();
    let step = |a: Point, b: Point, s: i128| (a.0 * UNIT + s * (a.1 - b.1), a.1 * UNIT + s * (b.0 - a.0));
    corners.iter().enumerate().any(|(i, &a)| {
        corners[..i].iter().any(|&b| {
            [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().any(|(s, t)| {
                let (from, shift) = (step(a, b, s), step(a, b, t));
                let to = (b.0 * UNIT + shift.0 - a.0 * UNIT, b.1 * UNIT + shift.1 - a.1 * UNIT);
                let ray = Ray { from, way: (to.0 - from.0, to.1 - from.1) };
                let (Some(start), Some(near)) = (ray.through(space), ray.through(near.into())) else {
                    return false;
                };
                let Some((end, _)) = ray.meets(door) else {
                    return false;
                };
                // From the space through the near square to the door, either way along the line.
                let (first, last) = if start.1.le(near.0) && near.1.le(end) {
                    (start.1, end)
                } else if near.1.le(start.0) && end.le(near.0) {
                    (end, start.0)
                } else {
                    return false;
                };
                walls.iter().all(|&wall| ray.meets(wall).is_none_or(|(t, _)| t.lt(first) || last.lt(t)))
            })
        })
    })
}
