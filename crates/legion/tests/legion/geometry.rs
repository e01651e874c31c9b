//! Geometry against slow twins: floats, dense samples and finer fans.

use dejarik_legion::geometry::sight::{Blocker, Body, Eye, hides_part, sees, some_column_is_open};
use dejarik_legion::geometry::{
    Angle, Arc, Base, Bounds, Course, Fan, Footprint, Point, Polygon, TOUCH, range, segments_apart, segments_at_most,
    segments_below,
};
use proptest::prelude::*;

fn point() -> impl Strategy<Value = Point> {
    (0..20_000i32, 0..20_000i32).prop_map(|(x, y)| Point::new(x, y))
}

/// A point on a coarse grid.
fn grid() -> impl Strategy<Value = Point> {
    (0..40i32, 0..40i32).prop_map(|(x, y)| Point::new(x * 500, y * 500))
}

fn foot() -> impl Strategy<Value = Footprint> {
    (point(), any::<u16>(), 300..2000i32, prop_oneof![Just(0), 200..1500i32])
        .prop_map(|(at, facing, radius, half)| Footprint { base: Base { radius, half }, at, facing: Angle(facing) })
}

/// An upright rectangle, or a triangle.
fn outline() -> impl Strategy<Value = Polygon> {
    prop_oneof![
        (point(), 300..5000i32, 300..5000i32)
            .prop_map(|(p, w, d)| Polygon::rectangle(p, p + Point::new(w, d)).expect("a rectangle")),
        (point(), 300..5000i32, 300..5000i32).prop_map(|(p, w, d)| Polygon::new(vec![
            p,
            p + Point::new(w, 40),
            p + Point::new(w / 3, d)
        ])
        .expect("a triangle")),
    ]
}

fn real(p: Point) -> (f64, f64) {
    (f64::from(p.x), f64::from(p.y))
}

fn far(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn between(a: (f64, f64), b: (f64, f64), t: f64) -> (f64, f64) {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// Distance of two segments, found by trying.
fn slow_distance(s: (Point, Point), t: (Point, Point)) -> f64 {
    let (a, b, c, d) = (real(s.0), real(s.1), real(t.0), real(t.1));
    least(|u| least(|v| far(between(a, b, u), between(c, d, v))))
}

/// The least value of a function with one valley between 0 and 1, which the distance of two segments is.
fn least(value: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..70 {
        let (one, two) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if value(one) < value(two) { high = two } else { low = one }
    }
    value(low).min(value(high))
}

fn inside(p: (f64, f64), outline: &Polygon) -> bool {
    outline.edges().all(|(a, b)| {
        let (a, b) = (real(a), real(b));
        (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0) > 0.0
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn segments_are_as_far_apart_as_they_are(a in point(), b in point(), c in point(), d in point()) {
        let slow = slow_distance((a, b), (c, d));
        let exact = f64::from(segments_apart((a, b), (c, d)).root());
        prop_assert!((slow - exact).abs() < 4.0, "{slow} and {exact}");
    }

    /// The quick comparisons say what the exact distances say; points on a coarse grid make touching and ties common.
    #[test]
    fn near_is_what_the_distance_says(
        a in grid(), b in grid(), c in grid(), d in grid(), outline in outline(), length in -2i32..40,
    ) {
        for length in [length, length * 100] {
            let apart = segments_apart((a, b), (c, d));
            prop_assert_eq!(segments_below((a, b), (c, d), length), apart.below(length));
            prop_assert_eq!(segments_at_most((a, b), (c, d), length), apart.at_most(length));
            for segment in [(a, b), (c, c)] {
                let far = outline.apart(segment);
                prop_assert_eq!(outline.below(segment, length), far.below(length));
                prop_assert_eq!(outline.at_most(segment, length), far.at_most(length));
            }
        }
    }

    #[test]
    fn bases_touch_and_overlap_as_their_axes_say(a in foot(), b in foot()) {
        let (apart, reach) = (segments_apart(a.axis(), b.axis()), a.base.radius + b.base.radius);
        prop_assert_eq!(a.overlaps(&b), apart.below(reach - TOUCH));
        prop_assert_eq!(a.touches(&b), apart.at_most(reach + TOUCH));
        prop_assert_eq!(a.gap_at_most(&b, 3000), apart.at_most(reach + 3000));
    }

    /// A rectangle around points says no only where no point is near.
    #[test]
    fn bounds_say_no_only_where_nothing_is(points in prop::collection::vec(point(), 0..6), a in point(), b in point(), room in 0..4000i32) {
        let bounds = Bounds::around(points.iter().copied());
        let near = points.iter().any(|p| segments_apart((*p, *p), (a, b)).at_most(room));
        prop_assert!(!near || bounds.near(a, b, room));
        prop_assert!(points.iter().all(|p| bounds.holds(*p)));
        let other = Bounds::around([a, b]);
        prop_assert_eq!(bounds.meets(&other, room), other.meets(&bounds, room));
        prop_assert!(!Bounds::NONE.meets(&bounds, room) && !bounds.meets(&Bounds::NONE, room));
    }

    /// The short cuts of sight say what all columns together say, between walls that are looked over and those that are not.
    #[test]
    fn sight_is_an_open_column(
        eye in point(), at in point(), high in 500..4000i32, walls in prop::collection::vec((outline(), 300..5000i32), 0..6),
        drums in prop::collection::vec((foot(), 500..4000i32), 0..3),
    ) {
        let eye = Eye { at: eye, z: high };
        let body = Body { foot: Footprint::round(531, at), low: 0, high: 1650 };
        let mut all: Vec<Blocker<'_>> = walls.iter().map(|(outline, high)| Blocker::Prism { outline, high: *high }).collect();
        all.extend(drums.iter().map(|(foot, high)| Blocker::Drum { foot: *foot, high: *high }));
        let outlines: Vec<Polygon> = walls.iter().map(|(w, _)| w.clone()).collect();
        let (quick, slow) = (sees(eye, &body, &all, 33), some_column_is_open(eye, &body, &all, 33));
        // A column is rounded to a thousandth; only within that may they differ.
        prop_assert!(quick == slow || true_sliver(&outlines, eye.at, at), "{quick} instead of {slow}");
    }

    #[test]
    fn range_is_the_same_both_ways_and_by_floats(a in foot(), b in foot()) {
        let there = range::at(&a, &b, 6000, 5);
        prop_assert_eq!(there, range::at(&b, &a, 6000, 5));
        let gap = slow_distance(a.axis(), b.axis()) - f64::from(a.base.radius + b.base.radius);
        let slow = ((gap / 6000.0).ceil() as i64).clamp(1, 6) as u8;
        let close = (gap / 6000.0 - (gap / 6000.0).round()).abs() * 6000.0 < 4.0;
        prop_assert!(there == slow || close, "{} and {} at {}", there, slow, gap);
        prop_assert_eq!(range::beyond(&a, &b, 6000, 2), there > 2);
        if range::within(&a, &b, 6000, 1) {
            prop_assert_eq!(there, 1);
        }
    }

    #[test]
    fn a_line_is_clipped_where_samples_say(outline in outline(), a in point(), b in point()) {
        let samples = 4000;
        let hits: Vec<i32> = (0..=samples)
            .filter(|i| inside(between(real(a), real(b), f64::from(*i) / f64::from(samples)), &outline))
            .collect();
        match outline.clip(a, b) {
            Some((from, to)) => {
                let (from, to) = (from.num as f64 / from.den as f64, to.num as f64 / to.den as f64);
                for i in hits {
                    let t = f64::from(i) / f64::from(samples);
                    prop_assert!(t >= from - 1e-9 && t <= to + 1e-9);
                }
                let middle = between(real(a), real(b), (from + to) / 2.0);
                prop_assert!(inside(middle, &outline) || (to - from) * far(real(a), real(b)) < 1.0);
            }
            None => prop_assert!(hits.is_empty()),
        }
    }

    #[test]
    fn bases_beside_each_other_touch_and_do_not_overlap(a in foot(), radius in 300..2000i32, direction in any::<u16>()) {
        let b = Footprint::round(radius, a.beside(radius, Angle(direction)));
        prop_assert!(a.touches(&b), "a gap of {}", a.gap(&b));
        prop_assert!(!a.overlaps(&b));
        prop_assert!(a.gap(&b) >= -1);
    }

    #[test]
    fn every_base_is_in_a_quarter_and_the_middle_of_one_only_there(from in foot(), way in any::<u16>()) {
        let arcs = |at: Point| Arc::ALL.into_iter().filter(|arc| arc.holds(&from, &Footprint::round(300, at))).count();
        prop_assert!(arcs(from.at + Angle(way).way(9000)) >= 1);
        for arc in Arc::ALL {
            let there = Footprint::round(300, from.at + arc.middle(from.facing).way(9000));
            prop_assert!(arc.holds(&from, &there));
            prop_assert_eq!(arcs(there.at), 1);
        }
    }

    /// A way that was found is a legal laying of the tool: both parts fit it, the bend is allowed, and nothing is passed
    /// through that may not be.
    #[test]
    fn a_course_that_is_found_is_one(from in point(), to in point(), walls in prop::collection::vec(outline(), 0..5)) {
        let (leg, radius) = (3000, 500);
        let fan = Fan { each_side: 32, limit: Angle::QUARTER };
        let free = |s: (Point, Point)| walls.iter().all(|w| !w.apart(s).below(radius));
        if let Some(course) = Course::between(from, to, leg, fan, free) {
            prop_assert!(course.end().distance(to) <= 3, "{:?} instead of {to:?}", course.end());
            prop_assert!(course.travel <= course.longest());
            prop_assert!(course.bend.apart(Angle::EAST) <= Angle::QUARTER.0 + 1);
            prop_assert!(from.distance(to) <= 2 * leg);
            for part in course.stretches() {
                prop_assert!(walls.iter().all(|w| !w.apart(part).below(radius - 3)));
            }
        } else {
            let straight = from.distance(to) <= 2 * leg && free((from, to));
            prop_assert!(!straight);
        }
    }

    /// A finer fan finds whatever a coarser one finds.
    #[test]
    fn a_finer_fan_finds_no_less(from in point(), to in point(), walls in prop::collection::vec(outline(), 0..4)) {
        let free = |s: (Point, Point)| walls.iter().all(|w| !w.apart(s).below(500));
        let find = |each_side| Course::between(from, to, 3000, Fan { each_side, limit: Angle::QUARTER }, free).is_some();
        prop_assert!(!find(32) || find(128));
    }

    /// A stop is the farthest free point: one step more is blocked, unless the way is free to its end. Where a base only
    /// grazes the wall, the rounding of its place decides; there it must be as close as rounding can tell.
    #[test]
    fn a_base_stops_where_it_must(from in point(), heading in any::<u16>(), bend in -16_000i32..16_000, wall in outline()) {
        let course = Course { from, heading: Angle(heading), bend: Angle(bend as u16), leg: 2500, travel: 5000 };
        let blocked = |s: (Point, Point)| wall.apart(s).below(490);
        let stop = course.stop(blocked);
        if blocked((from, from)) {
            return Ok(());
        }
        prop_assert!(!course.cut(stop.max(1)).stretches().iter().any(|s| blocked(*s)) || stop <= 1);
        if stop < 5000 {
            prop_assert!(course.cut(stop + 2).stretches().iter().any(|s| wall.apart(*s).below(490 + 3)));
        }
    }

    /// What a few columns see, four times as many see too; and what only the many see is a sliver. Between walls that nobody
    /// looks over the columns beside corners leave no sliver to miss.
    #[test]
    fn columns_miss_nothing_between_walls(eye in point(), at in point(), walls in prop::collection::vec(outline(), 0..6)) {
        let eye = Eye { at: eye, z: 1500 };
        let body = Body { foot: Footprint::round(531, at), low: 0, high: 1500 };
        if walls.iter().any(|w| w.contains(eye.at) || !w.apart((at, at)).at_most(531).eq(&false)) {
            return Ok(());
        }
        let high: Vec<Blocker<'_>> = walls.iter().map(|outline| Blocker::Prism { outline, high: 60_000 }).collect();
        let (few, many) = (sees(eye, &body, &high, 33), sees(eye, &body, &high, 513));
        prop_assert!(!few || many || true_sliver(&walls, eye.at, at));
        prop_assert!(few || !many || true_sliver(&walls, eye.at, at), "a gap was missed");
    }
}

/// The half width of what a viewer sees of a small base, in thousandths.
const HALF: i32 = 530;

/// The share of the way to a column at which it enters and leaves walls, found by cutting at one edge after another.
fn slow_clip(outline: &Polygon, a: (f64, f64), b: (f64, f64)) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (0.0f64, 1.0f64);
    for (c, d) in outline.edges() {
        let (c, d) = (real(c), real(d));
        let side = |p: (f64, f64)| (d.0 - c.0) * (p.1 - c.1) - (d.1 - c.1) * (p.0 - c.0);
        let (from, to) = (side(a), side(b));
        match (from > 0.0, to > 0.0) {
            (false, false) => return None,
            (false, true) => enter = enter.max(from / (from - to)),
            (true, false) => leave = leave.min(from / (from - to)),
            (true, true) => {}
        }
    }
    (enter < leave).then_some((enter, leave))
}

/// The same for a round base.
fn slow_disc(foot: &Footprint, a: (f64, f64), b: (f64, f64)) -> Option<(f64, f64)> {
    let (way, off) = ((b.0 - a.0, b.1 - a.1), (a.0 - real(foot.at).0, a.1 - real(foot.at).1));
    let (aa, ab) = (way.0 * way.0 + way.1 * way.1, way.0 * off.0 + way.1 * off.1);
    let under = ab * ab - aa * (off.0 * off.0 + off.1 * off.1 - f64::from(foot.base.radius).powi(2));
    let root = under.max(0.0).sqrt();
    let (enter, leave) = (((-ab - root) / aa).max(0.0), ((-ab + root) / aa).min(1.0));
    (under > 0.0 && enter < leave).then_some((enter, leave))
}

/// For each thousandth across a small base, and some beyond its rims, whether the line to that height is stopped by walls so
/// much higher.
fn stopped(eye: Eye, at: Point, z: i32, walls: &[Blocker<'_>], beyond: i32, higher: f64) -> Vec<bool> {
    let way = (real(at).0 - real(eye.at).0, real(at).1 - real(eye.at).1);
    let length = way.0.hypot(way.1).max(1.0);
    let column = |t: i32| {
        let t = f64::from(t) / length;
        let p = (real(at).0 - way.1 * t, real(at).1 + way.0 * t);
        walls.iter().any(|wall| {
            let (cut, high) = match wall {
                Blocker::Prism { outline, high } => (slow_clip(outline, real(eye.at), p), *high),
                Blocker::Drum { foot, high } => (slow_disc(foot, real(eye.at), p), *high),
            };
            let height = |t: f64| f64::from(eye.z) + f64::from(z - eye.z) * t;
            cut.is_some_and(|(enter, leave)| height(enter).min(height(leave)) < f64::from(high) + higher)
        })
    };
    (-HALF - beyond..=HALF + beyond).map(column).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Cover: a part is hidden where a column for every thousandth says so. Only a shadow narrower than the columns beside its
    /// corners is missed.
    #[test]
    fn a_part_is_hidden_where_some_column_of_many_is(
        eye in point(), at in point(), z in 500..4000i32, outline in outline(), high in 300..5000i32, low in 0..1500i32,
    ) {
        prop_assume!(eye.distance(at) > 1200);
        let eye = Eye { at: eye, z };
        let body = Body { foot: Footprint::round(HALF + 1, at), low, high: low + 1650 };
        let wall = Blocker::Prism { outline: &outline, high };
        let many = |beyond, higher| stopped(eye, at, low, &[wall], beyond, higher).into_iter().filter(|s| *s).count();
        match hides_part(eye, &body, &wall, 33) {
            true => prop_assert!(many(3, 2.0) > 0, "nothing is hidden"),
            false => prop_assert!(many(0, 0.0) <= 6, "{} thousandths are hidden", many(0, 0.0)),
        }
    }

    /// Sight over and past walls and vehicles: more columns see no less, and what only they see is narrower than the space
    /// between two columns.
    #[test]
    fn columns_miss_nothing_wider_than_their_distance(
        eye in point(), at in point(), z in 500..4000i32, walls in prop::collection::vec((outline(), 300..5000i32), 0..5),
        drums in prop::collection::vec((point(), 500..2000i32, 500..4000i32), 0..4),
    ) {
        prop_assume!(eye.distance(at) > 1200);
        let eye = Eye { at: eye, z };
        let body = Body { foot: Footprint::round(HALF + 1, at), low: 0, high: 1650 };
        let mut all: Vec<Blocker<'_>> = walls.iter().map(|(outline, high)| Blocker::Prism { outline, high: *high }).collect();
        all.extend(drums.iter().map(|(at, r, high)| Blocker::Drum { foot: Footprint::round(*r, *at), high: *high }));
        let columns = stopped(eye, at, 1650, &all, 0, 0.0);
        let widest = columns.split(|s| *s).map(<[bool]>::len).max().unwrap_or(0);
        match sees(eye, &body, &all, 33) {
            true => prop_assert!(stopped(eye, at, 1650, &all, 3, -2.0).contains(&false), "nothing is open"),
            false => prop_assert!(widest <= 2 * HALF as usize / 32 + 4, "{widest} thousandths are open"),
        }
    }

    /// Cohesion and the ways of others around obstacles: where a fan of joints sixteen times as fine finds a way with a little
    /// room on all sides, the fan of the game finds one too.
    #[test]
    fn a_fan_misses_only_ways_without_room(from in point(), to in point(), walls in prop::collection::vec(outline(), 0..5)) {
        let (leg, radius, sides) = (3000, 500, 32u32);
        // How far a joint lies from the next of the game's at most, and what that does to the bend.
        let (apart, bend) = (leg * 50 / 1000, Angle::degrees(24).0);
        let room = |s: (Point, Point), more: i32| walls.iter().all(|w| !w.apart(s).below(radius + more));
        let straight = Angle::of(to - from);
        let fine = (1..16 * sides).flat_map(|k| {
            let turn = Angle((k * (u32::from(Angle::HALF.0) / (16 * sides))) as u16);
            [straight + turn, straight - turn]
        });
        let mut roomy = fine.filter(|heading| {
            let joint = from + heading.way(leg);
            let rest = to - joint;
            (3 * apart..leg - apart).contains(&rest.length())
                && (Angle::of(rest) - *heading).apart(Angle::EAST) <= Angle::QUARTER.0 - bend
                && room((from, joint), apart + 4)
                && room((joint, to), apart + 4)
        });
        if roomy.next().is_some() {
            let fan = Fan { each_side: sides as u16, limit: Angle::QUARTER };
            prop_assert!(Course::exists(from, to, leg, fan, |s| room(s, 0)));
        }
    }
}

/// Whether the part of the target that is open is narrower than the columns beside corners can tell.
fn true_sliver(walls: &[Polygon], eye: Point, at: Point) -> bool {
    let way = (real(at).0 - real(eye).0, real(at).1 - real(eye).1);
    let length = way.0.hypot(way.1).max(1.0);
    let across = (-way.1 / length, way.0 / length);
    let open = |t: f64| {
        let p = (real(at).0 + across.0 * t, real(at).1 + across.1 * t);
        walls.iter().all(|w| (0..=2000).all(|i| !inside(between(real(eye), p, f64::from(i) / 2000.0), w)))
    };
    let steps: Vec<bool> = (-530..=530).step_by(2).map(|t| open(f64::from(t))).collect();
    let longest = steps.split(|o| !o).map(<[bool]>::len).max().unwrap_or(0);
    longest <= 5
}

#[test]
fn outlines_that_are_none_are_refused() {
    let p = Point::new;
    assert!(Polygon::new(vec![p(0, 0), p(5, 5)]).is_err());
    assert!(Polygon::new(vec![p(0, 0), p(5, 5), p(10, 10)]).is_err());
    assert!(Polygon::new(vec![p(0, 0), p(10, 10), p(10, 0), p(0, 10)]).is_err());
    assert!(Polygon::new(vec![p(0, 0), p(2_000_000, 0), p(0, 10)]).is_err());
    let l = Polygon::new(vec![p(0, 0), p(20, 0), p(20, 10), p(10, 10), p(10, 20), p(0, 20)]).expect("an outline");
    assert!(!l.is_convex() && l.contains(p(5, 15)) && !l.contains(p(15, 15)));
}
