//! The moments at which abilities may speak, and sets of abilities and moments.

use super::AbilityId;
use serde::{Deserialize, Serialize};

/// A moment at which abilities may speak. The numbers are the steps of the FAQ's procedure (003:411-473).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Moment {
    /// After setup, before the first initiative.
    SetUp,
    /// Initiative is settled, nobody has activated yet.
    Initiative,
    /// A figure was just activated.
    Activated,
    /// A turn ends.
    TurnEnd,
    /// 3: the target was declared.
    Targeted,
    /// 5: the attack is declared, before the roll.
    Declared,
    /// 6: just before the roll.
    BeforeRoll,
    /// 7: the attack die was rolled.
    Rolled,
    /// 8: somebody was attacked, hit or not.
    Attacked,
    /// 9: the roll is read.
    Read,
    /// 10: somebody was hit.
    Hit,
    /// 10: somebody was missed.
    Missed,
    /// 11, first: who takes the damage.
    Guard,
    /// 11: damage is about to be taken.
    Hurt,
    /// 12: somebody would be defeated.
    Falling,
    /// 13: somebody was defeated.
    Fallen,
    /// 15: what remains of the hit.
    Aftermath,
    /// A figure moved into a square.
    Entered,
    /// A Force power was declared.
    Power,
    /// A save was rolled.
    Saved,
    /// 2: an attack is announced, before anybody answers it.
    Announced,
    /// 14: a defeated figure was taken off the map.
    Gone,
    /// The initiative dice are known and no two are equal.
    InitiativeRolled,
}

/// A set of moments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moments(pub u32);

impl Moments {
    /// Adds a moment.
    pub fn insert(&mut self, moment: Moment) {
        self.0 |= 1 << moment as u8;
    }

    /// Whether the moment is in the set.
    pub fn has(self, moment: Moment) -> bool {
        self.0 & (1 << moment as u8) != 0
    }

    /// Both sets together.
    #[must_use]
    pub fn union(self, other: Moments) -> Moments {
        Moments(self.0 | other.0)
    }
}

/// A set of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AbilitySet([u64; 6]);

const _: () = assert!(AbilityId::COUNT <= 6 * 64);

impl AbilitySet {
    /// Adds an ability.
    pub fn insert(&mut self, a: AbilityId) {
        self.0[a.0 as usize / 64] |= 1 << (a.0 % 64);
    }

    /// Whether the ability is in the set.
    #[inline]
    pub fn has(&self, a: AbilityId) -> bool {
        self.0[a.0 as usize / 64] & (1 << (a.0 % 64)) != 0
    }

    /// Both sets together.
    #[must_use]
    pub fn union(mut self, other: &AbilitySet) -> AbilitySet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// Whether nothing is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// The abilities in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = AbilityId> + '_ {
        self.0.iter().enumerate().flat_map(|(i, word)| {
            let mut bits = *word;
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let a = AbilityId(i as u16 * 64 + bits.trailing_zeros() as u16);
                    bits &= bits - 1;
                    a
                })
            })
        })
    }
}

impl FromIterator<AbilityId> for AbilitySet {
    fn from_iter<I: IntoIterator<Item = AbilityId>>(iter: I) -> AbilitySet {
        let mut set = AbilitySet::default();
        iter.into_iter().for_each(|a| set.insert(a));
        set
    }
}
