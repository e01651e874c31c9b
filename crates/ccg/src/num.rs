//! Numbers that need not be whole (X09): ability of a half, forfeit of a half, a destiny of pi. Nothing is ever rounded.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

/// How many parts make 1: halves and quarters are exact, and no root or pi is taken for a whole number.
const ONE: i32 = 10_000;

/// A number of the game, in ten-thousandths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Num(i32);

impl Num {
    /// Nothing.
    pub const ZERO: Num = Num(0);
    /// Pi.
    pub const PI: Num = Num(31_416);

    /// A whole number.
    pub const fn of(whole: i32) -> Num {
        Num(whole * ONE)
    }

    /// `a` divided by `b`.
    pub const fn ratio(a: i32, b: i32) -> Num {
        Num(a * ONE / b)
    }

    /// As it is printed: `2`, `1.5`, `π`.
    pub fn read(text: &str) -> Option<Num> {
        if text == "π" {
            return Some(Num::PI);
        }
        let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
        let digits = parts.len() as u32;
        let parts: i32 = if parts.is_empty() { 0 } else { parts.parse().ok().filter(|_| digits <= 4)? };
        whole.parse().ok().map(|whole: i32| Num(whole * ONE + parts * 10_i32.pow(4 - digits)))
    }

    /// The whole number that it reaches: whatever asks for at least so much, or for more than less, may ask this.
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(ONE)
    }

    /// The whole number that is enough.
    pub const fn ceil(self) -> i32 {
        -((-self.0).div_euclid(ONE))
    }

    /// What is beyond the whole number.
    #[must_use]
    pub const fn fraction(self) -> Num {
        Num(self.0.rem_euclid(ONE))
    }

    /// Half of it.
    #[must_use]
    pub const fn half(self) -> Num {
        Num(self.0.div_euclid(2))
    }

    /// Whether it is more than nothing.
    pub const fn is_some(self) -> bool {
        self.0 > 0
    }

    /// Never less than nothing (R225).
    #[must_use]
    pub fn not_below_zero(self) -> Num {
        self.max(Num::ZERO)
    }

    /// The positive root; `None` of less than nothing.
    pub fn root(self) -> Option<Num> {
        let square = u64::try_from(self.0).ok()? * ONE as u64;
        Some(Num(square.isqrt() as i32))
    }
}

impl From<i32> for Num {
    fn from(whole: i32) -> Num {
        Num::of(whole)
    }
}

impl From<i16> for Num {
    fn from(whole: i16) -> Num {
        Num::of(whole.into())
    }
}

impl From<u8> for Num {
    fn from(whole: u8) -> Num {
        Num::of(whole.into())
    }
}

impl Add for Num {
    type Output = Num;

    fn add(self, other: Num) -> Num {
        Num(self.0 + other.0)
    }
}

impl Add<i32> for Num {
    type Output = Num;

    fn add(self, whole: i32) -> Num {
        self + Num::of(whole)
    }
}

impl AddAssign for Num {
    fn add_assign(&mut self, other: Num) {
        self.0 += other.0;
    }
}

impl Sub for Num {
    type Output = Num;

    fn sub(self, other: Num) -> Num {
        Num(self.0 - other.0)
    }
}

impl Mul<i32> for Num {
    type Output = Num;

    fn mul(self, times: i32) -> Num {
        Num(self.0 * times)
    }
}

impl Sum for Num {
    fn sum<I: Iterator<Item = Num>>(all: I) -> Num {
        all.fold(Num::ZERO, Add::add)
    }
}

impl PartialEq<i32> for Num {
    fn eq(&self, whole: &i32) -> bool {
        *self == Num::of(*whole)
    }
}

impl PartialOrd<i32> for Num {
    fn partial_cmp(&self, whole: &i32) -> Option<std::cmp::Ordering> {
        self.partial_cmp(&Num::of(*whole))
    }
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.abs());
        match size % ONE {
            0 => write!(f, "{sign}{}", size / ONE),
            parts => write!(f, "{sign}{}.{}", size / ONE, format!("{parts:04}").trim_end_matches('0')),
        }
    }
}

impl fmt::Debug for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_kept() {
        assert_eq!(Num::ratio(1, 2) + Num::ratio(1, 2), Num::of(1));
        assert_eq!(Num::ratio(1, 4).to_string(), "0.25");
        assert_eq!((Num::PI.floor(), Num::PI.ceil()), (3, 4));
        assert_eq!((Num::of(-2).floor(), Num::ratio(-1, 2).floor(), Num::of(3).ceil()), (-2, -1, 3));
        assert_eq!(Num::read("1.5"), Some(Num::ratio(3, 2)));
        assert_eq!((Num::read("*"), Num::read("1/2")), (None, None));
    }

    #[test]
    fn roots_are_positive_and_not_rounded() {
        assert_eq!(Num::of(4).root(), Some(Num::of(2)));
        assert_eq!(Num::of(-1).root(), None);
        let two = Num::of(2).root().unwrap_or_default();
        assert!(Num::of(1) < two && two < Num::ratio(3, 2));
    }
}
