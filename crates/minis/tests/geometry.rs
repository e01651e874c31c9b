//! The reconstructed diagrams of the rulebooks, and steps, doors and squeezing on drawn maps.

use dejarik_minis::geometry::{Bevels, Blocked, Cover, Footing, Gait, Geometry, Step};
use dejarik_minis::map::{Dir, DoorId, DoorSet, Map, Space, Square};

const SHUT: DoorSet = DoorSet::NONE;

/// A board of clear squares with walls: `V` on the left edge of a square, `H` on its top edge, `D` a door on its left
/// edge; `l` and `#` fill the square.
fn board(width: usize, height: usize, things: &[(char, usize, usize)]) -> Geometry {
    let mut picture = vec![vec![' '; 2 * width + 1]; 2 * height + 1];
    for &(thing, x, y) in things {
        match thing {
            'V' => picture[2 * y + 1][2 * x] = '|',
            'D' => picture[2 * y + 1][2 * x] = ':',
            'H' => picture[2 * y][2 * x + 1] = '-',
            other => picture[2 * y + 1][2 * x + 1] = other,
        }
    }
    picture[2 * height] = vec!['-'; 2 * width + 1];
    let text: String = picture.iter().map(|line| line.iter().collect::<String>() + "\n").collect();
    Geometry::new(Map::draw(&text).unwrap().0, Bevels::Block)
}

fn drawn(picture: &str) -> (Geometry, impl Fn(char) -> Space) {
    let (map, marks) = Map::draw(picture).unwrap();
    let find = move |mark| Space::from(marks.iter().find(|(m, _)| *m == mark).unwrap().1);
    (Geometry::new(map, Bevels::Block), find)
}

fn at(x: u8, y: u8) -> Space {
    Space::new(x, y, 1)
}

#[test]
fn l_02_cover_decides_who_may_be_attacked() {
    let g = board(9, 7, &[]);
    let (padme, wookiee, droid, acolyte) = (at(0, 3), at(4, 3), at(6, 3), at(6, 0));
    let ranges = [wookiee, droid, acolyte].map(|enemy| g.range(padme, enemy, SHUT).unwrap());
    assert_eq!(ranges, [4, 6, 9]);
    assert_eq!(g.cover(padme, wookiee, SHUT, &[droid, acolyte]), Cover::None);
    assert_eq!(g.cover(padme, droid, SHUT, &[wookiee, acolyte]), Cover::Characters);
    assert_eq!(g.cover(padme, acolyte, SHUT, &[wookiee, droid]), Cover::None);
}

#[test]
fn l_03_the_nearest_may_be_attacked_in_spite_of_cover() {
    let g = board(8, 6, &[]);
    let (droid, grievous, first, second) = (at(6, 3), at(2, 3), at(1, 3), at(3, 1));
    assert_eq!(g.range(droid, first, SHUT), Some(5));
    assert_eq!(g.range(droid, second, SHUT), Some(5));
    assert_eq!(g.cover(droid, first, SHUT, &[grievous, second]), Cover::Characters);
    assert_eq!(g.cover(droid, second, SHUT, &[grievous, first]), Cover::None);
    assert!(g.adjacent(first, grievous, SHUT) && !g.adjacent(first, droid, SHUT));
}

#[test]
fn l_04_one_clear_line_is_enough() {
    let g = board(7, 6, &[('V', 2, 0), ('V', 2, 1), ('V', 2, 2)]);
    assert!(g.sight(at(0, 2), at(4, 4), SHUT));
    assert!(!g.sight(at(0, 2), at(4, 0), SHUT));
}

#[test]
fn l_07_a_wall_gives_cover() {
    let g = board(8, 7, &[('H', 2, 3), ('H', 3, 3)]);
    let (luke, stormtrooper, guard) = (at(1, 5), at(2, 2), at(6, 5));
    assert!(g.sight(luke, stormtrooper, SHUT));
    assert_eq!(g.cover(luke, stormtrooper, SHUT, &[guard]), Cover::Terrain);
    assert_eq!(g.range(luke, stormtrooper, SHUT), Some(4));
    assert_eq!(g.range(luke, guard, SHUT), Some(5));
    assert_eq!(g.cover(luke, guard, SHUT, &[stormtrooper]), Cover::None);
}

#[test]
fn l_08_lines_along_walls_and_past_corners() {
    let wall: Vec<_> = (0..=5).map(|x| ('H', x, 1)).collect();
    let g = board(8, 3, &wall);
    assert!(!g.sight(at(0, 0), at(4, 1), SHUT));
    assert!(g.sight(at(0, 0), at(4, 0), SHUT));
    assert_eq!(g.cover(at(0, 0), at(4, 0), SHUT, &[]), Cover::None);

    let g = board(5, 5, &[('#', 2, 1), ('#', 1, 2)]);
    assert!(!g.sight(at(1, 1), at(2, 2), SHUT) && !g.adjacent(at(1, 1), at(2, 2), SHUT));

    let g = board(6, 4, &[('V', 2, 1)]);
    assert!(g.sight(at(1, 0), at(3, 2), SHUT));
    assert_eq!(g.cover(at(1, 0), at(3, 2), SHUT, &[]), Cover::None);
}

#[test]
fn l_09_low_objects_and_allies_give_cover() {
    let g = board(10, 10, &[('l', 6, 4), ('l', 4, 8)]);
    let (han, luke) = (at(0, 4), at(2, 2));
    let enemies = [at(4, 0), at(8, 4), at(4, 8)];
    let expected = [Cover::Characters, Cover::Terrain, Cover::Terrain];
    for (enemy, cover) in enemies.into_iter().zip(expected) {
        let bodies: Vec<Space> = enemies.into_iter().filter(|&e| e != enemy).chain([luke]).collect();
        assert_eq!(g.range(han, enemy, SHUT), Some(8));
        assert!(g.sight(han, enemy, SHUT));
        assert_eq!(g.cover(han, enemy, SHUT, &bodies), cover);
    }
}

#[test]
fn l_10_near_low_objects_are_shot_over() {
    let g = board(9, 8, &[('l', 4, 6), ('l', 4, 5), ('l', 5, 5), ('l', 2, 3)]);
    let (trooper, first, grievous, second) = (at(4, 6), at(4, 2), at(7, 3), at(1, 1));
    assert_eq!(g.cover(trooper, first, SHUT, &[grievous, second]), Cover::None);
    assert_eq!(g.cover(trooper, grievous, SHUT, &[first, second]), Cover::None);
    assert_eq!(g.cover(trooper, second, SHUT, &[grievous, first]), Cover::Terrain);
    assert_eq!(g.range(trooper, second, SHUT), Some(8));
    assert_eq!(g.cover(second, trooper, SHUT, &[grievous, first]), Cover::Terrain);
}

#[test]
fn l_11_characters_give_cover_but_do_not_block() {
    let g = board(6, 5, &[]);
    assert!(g.sight(at(0, 2), at(4, 2), SHUT));
    assert_eq!(g.cover(at(0, 2), at(4, 2), SHUT, &[at(2, 2)]), Cover::Characters);
}

#[test]
fn l_14_shooting_around_a_corner() {
    let g = board(6, 6, &[('V', 1, 2), ('V', 1, 3), ('V', 1, 4), ('V', 1, 5)]);
    let (padme, droid) = (at(0, 2), at(4, 0));
    assert!(g.sight(padme, droid, SHUT) && g.sight(droid, padme, SHUT));
    // Both upper corners are clean; the first one is named.
    assert_eq!(g.cover(padme, droid, SHUT, &[]), Cover::None);
    assert_eq!(g.clean_corner(padme, droid, SHUT, &[]), Some((0, 2)));
    assert_eq!(g.cover(droid, padme, SHUT, &[]), Cover::Terrain);
    assert_eq!(g.clean_corner(droid, padme, SHUT, &[]), None);
}

#[test]
fn l_15_a_door_is_a_wall_until_it_opens() {
    let g = board(6, 3, &[('V', 3, 0), ('D', 3, 1), ('V', 3, 2)]);
    let open = SHUT.with(DoorId(0));
    assert_eq!(g.range(at(0, 1), at(2, 1), SHUT), Some(2));
    assert_eq!(g.range(at(0, 0), at(4, 1), SHUT), None);
    assert_eq!(g.range(at(0, 0), at(4, 1), open), Some(5));
    assert_eq!(g.step(at(2, 1), Dir::E, SHUT, Gait::WALK), Err(Blocked::Door));
    assert_eq!(g.step(at(2, 1), Dir::E, open, Gait::WALK), Ok(Step { to: at(3, 1), cost: 1 }));
    assert!(!g.sight(at(0, 1), at(5, 1), SHUT) && g.sight(at(0, 1), at(5, 1), open));
    // The squares at the door: three on each side.
    for square in g.map().squares() {
        let beside = (2..=3).contains(&square.x);
        assert_eq!(!g.doors_adjacent(square.into(), SHUT).is_empty(), beside, "{square}");
    }
    assert_eq!(g.doors_adjacent(Space::new(1, 0, 2), SHUT), open);
    assert_eq!(g.door_squares(DoorId(0)).collect::<Vec<_>>(), [Square::new(2, 1), Square::new(3, 1)]);
    assert_eq!(g.doors_seen(at(0, 0), SHUT), open);
    assert_eq!(g.doors_inside(Space::new(2, 1, 2)), open);
}

#[test]
fn l_16_adjacent_around_the_end_of_a_wall() {
    let g = board(4, 4, &[('V', 2, 1)]);
    let (a, b, c) = (at(1, 2), at(2, 1), at(1, 1));
    assert!(g.sight(a, b, SHUT) && g.adjacent(a, b, SHUT));
    assert_eq!(g.range(a, b, SHUT), Some(2));
    assert_eq!(g.step(a, Dir::NE, SHUT, Gait::WALK), Err(Blocked::Corner));
    assert!(!g.sight(c, b, SHUT) && !g.adjacent(c, b, SHUT));
    assert_eq!(g.range(c, b, SHUT), Some(3));
    assert!(g.within(c, b, 3, SHUT) && !g.within(c, b, 2, SHUT));
}

#[test]
fn l_17_a_line_that_starts_on_a_wall_stays_on_its_side() {
    let g = board(5, 5, &[('V', 2, 1), ('V', 2, 2), ('V', 2, 3), ('V', 2, 4)]);
    let (a, b) = (at(1, 2), at(2, 0));
    assert!(g.sight(a, b, SHUT));
    assert_eq!(g.cover(a, b, SHUT, &[]), Cover::Terrain);
    assert_eq!(g.cover(b, a, SHUT, &[]), Cover::None);
}

#[test]
fn l_18_what_a_sniper_ignores() {
    let (nikto, trooper, commander) = (at(0, 2), at(2, 2), at(4, 2));
    let g = board(7, 5, &[]);
    assert_eq!(g.cover(nikto, commander, SHUT, &[trooper]), Cover::Characters);
    let g = board(7, 5, &[('l', 3, 2)]);
    assert_eq!(g.cover(nikto, commander, SHUT, &[trooper]), Cover::Terrain);
}

#[test]
fn l_19_low_objects_before_a_part_of_a_large_target() {
    let g = board(8, 6, &[('l', 4, 3)]);
    assert_eq!(g.cover(at(0, 2), Space::new(5, 2, 2), SHUT, &[]), Cover::Terrain);
    // Adjacent targets have no cover, even where part of them is hidden (003:346-351).
    assert_eq!(g.cover(at(4, 2), Space::new(5, 2, 2), SHUT, &[at(5, 4)]), Cover::None);
}

#[test]
fn steps_cost_more_in_slow_terrain_and_stop_at_walls_and_pits() {
    let (g, find) = drawn("+-+-+-+-+\n|A l . #|\n+ + + +-+\n|d b p .|\n+ + x-+ +\n|. .|. B|\n+-+-+-+-+");
    let a = find('A');
    let step = |from, dir, gait| g.step(from, dir, SHUT, gait).map(|step| step.cost);
    assert_eq!(step(a, Dir::E, Gait::WALK), Ok(2));
    assert_eq!(step(a, Dir::S, Gait::WALK), Ok(2));
    assert_eq!(step(a, Dir::SE, Gait::WALK), Ok(4));
    assert_eq!(step(a, Dir::SE, Gait::FLY), Ok(2));
    assert_eq!(step(a, Dir::SE, Gait::STEADY), Ok(2));
    assert_eq!(step(a, Dir::N, Gait::WALK), Err(Blocked::Edge));
    assert_eq!(step(at(1, 1), Dir::E, Gait::WALK), Err(Blocked::Pit));
    assert_eq!(step(at(1, 1), Dir::E, Gait::FLY), Ok(1));
    assert_eq!(step(at(2, 0), Dir::E, Gait::FLY), Err(Blocked::Wall));
    assert_eq!(step(at(2, 0), Dir::SE, Gait::FLY), Err(Blocked::Corner));
    // Walls end at the bevelled corner (2, 2): diagonals pass it, straight steps do not pass the walls.
    assert_eq!(step(at(1, 1), Dir::SE, Gait::WALK), Ok(2));
    assert_eq!(step(at(1, 2), Dir::E, Gait::WALK), Err(Blocked::Wall));
    assert!(g.fits(Space::new(0, 1, 2), SHUT) && !g.fits(Space::new(1, 1, 2), SHUT));
    assert!(!g.fits(at(2, 1), SHUT) && !g.fits(at(3, 0), SHUT) && !g.fits(Space::new(3, 2, 2), SHUT));
}

#[test]
fn a_big_space_pays_for_newly_covered_squares_only() {
    let g = board(5, 4, &[('l', 0, 0), ('l', 3, 2), ('V', 4, 0)]);
    let large = Space::new(0, 0, 2);
    assert_eq!(g.step(large, Dir::E, SHUT, Gait::WALK), Ok(Step { to: Space::new(1, 0, 2), cost: 1 }));
    assert_eq!(g.step(Space::new(1, 1, 2), Dir::E, SHUT, Gait::WALK).map(|s| s.cost), Ok(2));
    assert_eq!(g.step(Space::new(2, 0, 2), Dir::E, SHUT, Gait::WALK), Err(Blocked::Wall));
    assert_eq!(g.step(Space::new(2, 0, 2), Dir::SE, SHUT, Gait::WALK), Err(Blocked::Corner));
    assert_eq!(g.step(Space::new(0, 0, 3), Dir::SE, SHUT, Gait::WALK).map(|s| s.cost), Ok(4));
}

#[test]
fn a_large_character_squeezes_through_a_corridor() {
    // A corridor of two squares, one wide, between two rooms.
    let (g, _) = drawn(
        "+-+-+-+-+-+-+\n|. . # # . .|\n+ + +-+-+ + +\n|. . . . . .|\n+ + +-+-+ + +\n|. . # # . .|\n+-+-+-+-+-+-+",
    );
    let mut footing = Footing::full(Space::new(0, 0, 2));
    let mut total = 0;
    let mut trail = Vec::new();
    for _ in 0..3 {
        let strides = g.squeeze_step(footing, Dir::E, SHUT, Gait::WALK);
        footing = strides[0].to;
        total += strides[0].cost;
        trail.push((footing.space, footing.is_squeezed()));
    }
    assert_eq!(trail[0], (at(2, 1), true));
    assert_eq!(trail[1], (at(3, 1), true));
    assert!(!footing.is_squeezed() && footing.space.at.x == 4);
    // As far as it would have been over open ground.
    assert_eq!(total, 4);
    // Both rows of the room behind are open to it, and no squeezing where there is room.
    assert_eq!(g.squeeze_step(Footing { space: at(3, 1), size: 2 }, Dir::E, SHUT, Gait::WALK).len(), 2);
    assert_eq!(g.squeeze_step(Footing::full(Space::new(0, 0, 2)), Dir::S, SHUT, Gait::WALK).len(), 1);
    // A Huge character needs two squares.
    assert!(g.squeeze_step(Footing::full(Space::new(0, 0, 3)), Dir::E, SHUT, Gait::WALK).is_empty());
}

#[test]
fn a_large_character_squeezes_through_a_gap_in_a_thin_wall() {
    let g = board(4, 3, &[('V', 2, 0), ('V', 2, 2)]);
    let start = Footing::full(Space::new(0, 0, 2));
    let strides = g.squeeze_step(start, Dir::E, SHUT, Gait::WALK);
    let ends: Vec<_> = strides.iter().map(|s| (s.to.space, s.cost)).collect();
    assert_eq!(ends, [(Space::new(2, 1, 2), 3), (Space::new(2, 0, 2), 2)]);
    // Where the wall has a free end there is room to walk around, so nobody squeezes past it.
    let g = board(4, 4, &[('V', 2, 0)]);
    assert!(g.squeeze_step(start, Dir::E, SHUT, Gait::WALK).is_empty());
    assert!(g.squeeze_step(start, Dir::SE, SHUT, Gait::WALK).is_empty());
}

#[test]
fn a_large_character_squeezes_between_bevelled_corners() {
    let (g, _) =
        drawn("+-+-+-+-+\n|. . . .|\n+ + +-+ +\n|. . # .|\n+ +-x-+ +\n|. # . .|\n+ +-+ + +\n|. . . .|\n+-+-+-+-+");
    let strides = g.squeeze_step(Footing::full(Space::new(0, 0, 2)), Dir::SE, SHUT, Gait::WALK);
    assert_eq!(strides.len(), 1);
    assert_eq!(strides[0].to, Footing::full(Space::new(2, 2, 2)));
    assert_eq!(strides[0].cost, 4);
}

#[test]
fn a_huge_character_squeezes_through_two_squares_between_pits() {
    let (g, _) = drawn(
        "+-+-+-+-+-+-+-+\n|. . . p . . .|\n+             +\n|. . . . . . .|\n+             +\n|. . . . . . .|\n+-+-+-+-+-+-+-+",
    );
    let start = Footing::full(Space::new(0, 0, 3));
    let strides = g.squeeze_step(start, Dir::E, SHUT, Gait::WALK);
    assert_eq!(strides.len(), 1);
    assert_eq!(strides[0].to, Footing { space: Space::new(2, 1, 2), size: 3 });
    // Flight needs no squeezing.
    assert_eq!(g.squeeze_step(start, Dir::E, SHUT, Gait::FLY)[0].to, Footing::full(Space::new(1, 0, 3)));
}

#[test]
fn bevelled_corners_and_the_edition() {
    let picture = "+-+-+-+\n|A # .|\n+ x + +\n|# B .|\n+-+-+-+";
    let (map, _) = Map::draw(picture).unwrap();
    for (bevels, seen) in [(Bevels::Block, false), (Bevels::Pass, true)] {
        let g = Geometry::new(map.clone(), bevels);
        assert_eq!(g.sight(at(0, 0), at(1, 1), SHUT), seen);
        assert_eq!(g.adjacent(at(0, 0), at(1, 1), SHUT), seen);
        // Movement passes either way (003:138-141), but not into the pillar.
        assert_eq!(g.step(at(0, 0), Dir::SE, SHUT, Gait::WALK).map(|s| s.cost), Ok(2));
        assert_eq!(g.step(at(1, 1), Dir::N, SHUT, Gait::WALK), Err(Blocked::Wall));
    }
}

#[test]
fn a_line_on_the_grid_between_big_spaces_passes_bevelled_corners() {
    let picture = "+-+-+-+-+-+-+\n|. . .|.|. .|\n+ + + x x + +\n|. . .|.|. .|\n+-+-+-+-+-+-+";
    let (map, _) = Map::draw(picture).unwrap();
    for (bevels, seen) in [(Bevels::Block, false), (Bevels::Pass, true)] {
        let g = Geometry::new(map.clone(), bevels);
        assert_eq!(g.sight(Space::new(0, 0, 2), Space::new(4, 0, 2), SHUT), seen);
        assert_eq!(g.sight(Space::new(4, 0, 2), Space::new(1, 0, 2), SHUT), seen);
        assert!(!g.sight(at(2, 0), Space::new(4, 0, 2), SHUT));
    }
}

#[test]
fn a_wall_pointing_at_the_corner_gives_no_cover() {
    // No line from the corner (1, 1) crosses the wall from (2, 1) to (4, 1); lines run along it at most (000:652-654).
    let g = board(8, 3, &[('H', 2, 1), ('H', 3, 1)]);
    assert_eq!(g.cover(at(1, 1), Space::new(5, 0, 2), SHUT, &[]), Cover::None);
    assert_eq!(g.clean_corner(at(1, 1), Space::new(5, 0, 2), SHUT, &[]), Some((1, 1)));
}

#[test]
fn the_centre_is_one_two_or_four_squares() {
    for (width, height, count) in [(5, 3, 1), (4, 3, 2), (5, 2, 2), (4, 2, 4)] {
        assert_eq!(board(width, height, &[]).centre().count(), count);
    }
}

#[test]
fn a_geometry_is_shared_between_threads() {
    let g = board(6, 4, &[('V', 2, 1), ('D', 3, 2), ('l', 4, 2)]);
    let sum = |g: &Geometry| {
        let squares: Vec<Square> = g.map().squares().collect();
        let pairs = squares.iter().flat_map(|&a| squares.iter().map(move |&b| (a, b)));
        pairs.filter(|&(a, b)| g.sight(a.into(), b.into(), SHUT)).count()
    };
    let sums: Vec<usize> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| sum(&g))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(sums.iter().all(|&n| n == sums[0] && n > 0));
}
