//! Directions in 65,536 steps a turn, with whole-number sines.

use super::Point;
use serde::{Deserialize, Serialize};
use std::ops::{Add, Neg, Sub};
use std::sync::LazyLock;

/// A direction: 0 to the right, a quarter turn upwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Angle(pub u16);

/// Sines are kept with so many binary places.
const PLACES: u32 = 30;
const QUARTER_STEPS: usize = 1 << 14;

/// The sines of the first quarter turn, by their series in whole numbers.
static SINES: LazyLock<Vec<i32>> = LazyLock::new(|| (0..=QUARTER_STEPS).map(sine_of_step).collect());

fn sine_of_step(step: usize) -> i32 {
    /// Half of pi with sixty binary places.
    const HALF_PI: i128 = 1_811_004_864_519_280_711;
    let x = HALF_PI * step as i128 / QUARTER_STEPS as i128;
    let square = (x * x) >> 60;
    let (mut term, mut sum, mut n) = (x, 0i128, 1i128);
    while term != 0 {
        sum += term;
        term = -(((term * square) >> 60) / ((n + 1) * (n + 2)));
        n += 2;
    }
    let drop = 60 - PLACES;
    ((sum + (1 << (drop - 1))) >> drop) as i32
}

impl Angle {
    /// Straight to the right.
    pub const EAST: Angle = Angle(0);
    /// Straight up, away from the blue player's edge.
    pub const NORTH: Angle = Angle(1 << 14);
    /// A quarter of a turn.
    pub const QUARTER: Angle = Angle(1 << 14);
    /// Half a turn.
    pub const HALF: Angle = Angle(1 << 15);

    /// That many degrees, to the nearest step.
    pub const fn degrees(degrees: i32) -> Angle {
        let turned = degrees.rem_euclid(360);
        Angle(((turned * 65_536 + 180) / 360) as u16)
    }

    /// The angle in whole degrees, rounded.
    pub fn to_degrees(self) -> i32 {
        (i32::from(self.0) * 360 + 32_768) / 65_536
    }

    /// The cosine and the sine, times two to the thirtieth.
    fn unit(self) -> (i64, i64) {
        let step = usize::from(self.0) & (QUARTER_STEPS - 1);
        let (sine, cosine) = (i64::from(SINES[step]), i64::from(SINES[QUARTER_STEPS - step]));
        match self.0 >> 14 {
            0 => (cosine, sine),
            1 => (-sine, cosine),
            2 => (-cosine, -sine),
            _ => (sine, -cosine),
        }
    }

    /// The way of that length in this direction, rounded to the nearest.
    pub fn way(self, length: i32) -> Point {
        let round = |v: i64| ((v * i64::from(length) + (1 << (PLACES - 1))) >> PLACES) as i32;
        let (cosine, sine) = self.unit();
        Point::new(round(cosine), round(sine))
    }

    /// A way turned by this much, rounded to the nearest.
    pub fn turn(self, way: Point) -> Point {
        let (cosine, sine) = self.unit();
        let (x, y) = (i64::from(way.x), i64::from(way.y));
        let round = |v: i64| ((v + (1 << (PLACES - 1))) >> PLACES) as i32;
        Point::new(round(x * cosine - y * sine), round(x * sine + y * cosine))
    }

    /// The direction of a way, to the nearest step; that of no way is to the right.
    pub fn of(way: Point) -> Angle {
        if way == Point::default() {
            return Angle::EAST;
        }
        let (turns, x, y) = match (way.x > 0, way.y > 0) {
            _ if way.x > 0 && way.y >= 0 => (0u16, way.x, way.y),
            _ if way.x <= 0 && way.y > 0 => (1, way.y, -way.x),
            _ if way.x < 0 => (2, -way.x, -way.y),
            _ => (3, -way.y, way.x),
        };
        // The first step of the quarter whose direction is not before the way.
        let past = |step: usize| -> i64 {
            let (sine, cosine) = (SINES[step], SINES[QUARTER_STEPS - step]);
            i64::from(sine) * i64::from(x) - i64::from(cosine) * i64::from(y)
        };
        let (mut low, mut high) = (0usize, QUARTER_STEPS);
        while low < high {
            let middle = (low + high) / 2;
            if past(middle) >= 0 { high = middle } else { low = middle + 1 }
        }
        let step = if low > 0 && -past(low - 1) < past(low) { low - 1 } else { low };
        Angle((turns << 14).wrapping_add(step as u16))
    }

    /// How far it is to another direction, at most half a turn.
    pub fn apart(self, other: Angle) -> u16 {
        let d = self.0.wrapping_sub(other.0);
        d.min(d.wrapping_neg())
    }
}

impl Add for Angle {
    type Output = Angle;
    fn add(self, other: Angle) -> Angle {
        Angle(self.0.wrapping_add(other.0))
    }
}

impl Sub for Angle {
    type Output = Angle;
    fn sub(self, other: Angle) -> Angle {
        Angle(self.0.wrapping_sub(other.0))
    }
}

impl Neg for Angle {
    type Output = Angle;
    fn neg(self) -> Angle {
        Angle(self.0.wrapping_neg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_those_of_the_library() {
        for step in (0..=QUARTER_STEPS).step_by(7) {
            let real = (step as f64 / QUARTER_STEPS as f64 * std::f64::consts::FRAC_PI_2).sin();
            assert!((f64::from(SINES[step]) - real * f64::from(1u32 << PLACES)).abs() < 0.51, "{step}");
        }
    }

    #[test]
    fn the_direction_of_a_way_is_that_way() {
        for raw in (0..=u16::MAX).step_by(13) {
            assert!(Angle::of(Angle(raw).way(900_000)).apart(Angle(raw)) <= 1, "{raw}");
        }
        assert_eq!(Angle::of(Point::new(0, 5)), Angle::NORTH);
        assert_eq!(Angle::of(Point::new(-3, 0)), Angle::HALF);
        assert_eq!(Angle::of(Point::new(0, -7)), Angle::NORTH + Angle::HALF);
        assert_eq!(Angle::degrees(90), Angle::NORTH);
        assert_eq!(Angle::degrees(-45).to_degrees(), 315);
    }
}
