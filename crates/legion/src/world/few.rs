//! A short list that lies in place: a World of such lists is copied as a whole, not thing by thing.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` things in a row.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    len: u8,
    all: [T; N],
}

/// There is no room for one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is room for no more")]
pub struct Full;

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Adds one at the end.
    ///
    /// # Panics
    /// If there is no room.
    pub fn push(&mut self, thing: T) {
        self.try_push(thing).expect("room for one more");
    }

    /// Adds one at the end, if there is room.
    pub fn try_push(&mut self, thing: T) -> Result<(), Full> {
        let slot = self.all.get_mut(usize::from(self.len)).ok_or(Full)?;
        *slot = thing;
        self.len += 1;
        Ok(())
    }

    /// How many there is room for.
    pub const fn most(&self) -> usize {
        N
    }

    /// Takes one out; those after it move up.
    pub fn remove(&mut self, nth: usize) -> T {
        let thing = self[nth];
        self[nth..].rotate_left(1);
        self.len -= 1;
        thing
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps those that fit.
    pub fn retain(&mut self, mut fits: impl FnMut(&T) -> bool) {
        *self = self.iter().copied().filter(|thing| fits(thing)).collect();
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few { len: 0, all: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.all[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.all[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Few<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Few<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Few<T, N> {
        let mut few = Few::default();
        few.extend(things);
        few
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Few<T, N>, D::Error> {
        struct Row<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Row<T, N> {
            type Value = Few<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} things")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few::default();
                while let Some(thing) = seq.next_element()? {
                    few.try_push(thing).map_err(A::Error::custom)?;
                }
                Ok(few)
            }
        }
        deserializer.deserialize_seq(Row(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_things_stay_in_their_order() {
        let mut few: Few<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(few.remove(0), 1);
        few.push(7);
        few.push(8);
        assert_eq!((few.try_push(9), &*few), (Err(Full), &[2, 3, 7, 8][..]));
        few.retain(|n| n % 2 == 1);
        assert_eq!(few, [3, 7].into_iter().collect());
    }
}
