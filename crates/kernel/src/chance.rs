//! Dice, shuffles and the generators behind them. Written out here because a library may change the values it
//! draws, and a saved game must throw the same dice for ever.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A handful of dice of one kind, thrown together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dice {
    /// How many.
    pub count: u8,
    /// How many faces each has; a throw gives 1 to `sides`.
    pub sides: u8,
}

impl Dice {
    /// One twenty-sided die.
    pub const D20: Dice = Dice { count: 1, sides: 20 };

    /// Whether these faces could be a throw of these dice.
    pub fn could_show(self, faces: &[u8]) -> bool {
        faces.len() == self.count as usize && faces.iter().all(|f| (1..=self.sides).contains(f))
    }
}

/// What the dice showed, in order.
pub type Faces = SmallVec<[u8; 8]>;

/// The result of a shuffle: `order[i]` is the old index of what now lies at `i`.
pub type Order = Vec<u16>;

/// The secret from which every die of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seed(pub u128);

impl Seed {
    /// Draw number `k` of the game, from `0..n`: a function of the seed and `k` alone, so that anybody can check it
    /// and taking a move back gives no second throw.
    pub fn draw(self, k: u64, n: u64) -> u64 {
        debug_assert!(n > 0);
        let zone = u64::MAX - u64::MAX % n;
        (0..).map(|attempt: u64| self.mix(k, attempt)).find(|v| *v < zone).expect("an endless supply of draws") % n
    }

    /// The faces of dice that are thrown after so many draws: one draw for each die.
    pub fn throw(self, dice: Dice, drawn: u64) -> Faces {
        let face = |i: u64| self.draw(drawn + i, u64::from(dice.sides)) as u8 + 1;
        (0..u64::from(dice.count)).map(face).collect()
    }

    /// The order of `n` things that are shuffled after so many draws (Fisher and Yates): it uses up `n` draws.
    pub fn shuffle(self, n: u16, drawn: u64) -> Order {
        let mut order: Order = (0..n).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, self.draw(drawn + i as u64, i as u64 + 1) as usize);
        }
        order
    }

    fn mix(self, k: u64, attempt: u64) -> u64 {
        let (high, low) = ((self.0 >> 64) as u64, self.0 as u64);
        let a = scramble(low ^ scramble(k.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        scramble(a ^ high ^ attempt.wrapping_mul(0xD1B5_4A32_D192_ED03))
    }
}

/// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
fn scramble(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A fast generator for agents, simulations and tests (PCG-XSH-RR 64/32, O'Neill 2014). Never used by rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chance {
    state: u64,
    stream: u64,
}

impl Chance {
    /// A generator that gives the same numbers for the same seed for ever.
    pub fn new(seed: u64) -> Chance {
        let mut chance = Chance { state: 0, stream: (scramble(seed) << 1) | 1 };
        chance.state = scramble(seed ^ 0x5DEE_CE66);
        chance.bits();
        chance
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(self.stream);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// A number of `0..n`, without bias (Lemire 2019).
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0 && n <= u32::MAX as usize);
        let n = n as u32;
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            let least = n.wrapping_neg() % n;
            while (wide as u32) < least {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as usize
    }

    /// A throw of dice.
    pub fn throw(&mut self, dice: Dice) -> Faces {
        (0..dice.count).map(|_| self.below(dice.sides as usize) as u8 + 1).collect()
    }

    /// A random order of `n` things (Fisher and Yates).
    pub fn order(&mut self, n: u16) -> Order {
        let mut order: Order = (0..n).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}

/// Who is asked for dice and shuffles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nature {
    /// A generator: draw `k` follows from the seed.
    Seeded(Seed),
    /// A script, which must be used up to the last die.
    Script(Vec<u8>),
    /// A person who throws real dice and enters what they show.
    Hand,
}

impl Nature {
    /// A generator from a short seed.
    pub fn seeded(seed: u64) -> Nature {
        Nature::Seeded(Seed((u128::from(scramble(seed)) << 64) | u128::from(seed)))
    }

    /// Throws the dice if it can; `drawn` draws were made before in this game.
    pub(crate) fn throw(&self, dice: Dice, drawn: u64) -> Option<Faces> {
        match self {
            Nature::Seeded(seed) => Some(seed.throw(dice, drawn)),
            Nature::Script(script) => {
                let from = drawn as usize;
                script.get(from..from + dice.count as usize).map(Faces::from_slice)
            }
            Nature::Hand => None,
        }
    }

    /// Shuffles if it can.
    pub(crate) fn shuffle(&self, n: u16, drawn: u64) -> Option<Order> {
        let Nature::Seeded(seed) = self else { return None };
        Some(seed.shuffle(n, drawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same_dice_for_ever() {
        let nature = Nature::seeded(7);
        let faces: Vec<u8> = (0..8).map(|k| nature.throw(Dice::D20, k).expect("seeded")[0]).collect();
        assert_eq!(faces, FOREVER);
    }

    const FOREVER: [u8; 8] = [1, 4, 13, 12, 18, 13, 8, 10];

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut counts = [0u32; 20];
        for k in 0..200_000 {
            counts[Seed(99).draw(k, 20) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
        let mut chance = Chance::new(5);
        let mut counts = [0u32; 20];
        for _ in 0..200_000 {
            counts[chance.below(20)] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }

    #[test]
    fn an_order_holds_everything_once() {
        let mut order = Nature::seeded(3).shuffle(60, 0).expect("seeded");
        assert_ne!(order, (0..60).collect::<Vec<_>>());
        order.sort_unstable();
        assert_eq!(order, (0..60).collect::<Vec<_>>());
    }
}
