//! Numbers that can say what they are made of, and refusals that can say why.

use serde::Serialize;

/// One named part of a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Term<S> {
    /// What it comes from.
    pub source: S,
    /// What it adds.
    pub value: i32,
}

/// Where the parts of a number are kept: `()` forgets them and costs nothing, `Vec<Term<S>>` keeps them.
pub trait Terms<S>: Default {
    /// Notes one part.
    fn note(&mut self, source: impl FnOnce() -> S, value: i32);
    /// Takes over the parts of another number.
    fn join(&mut self, other: Self);
}

impl<S> Terms<S> for () {
    fn note(&mut self, _: impl FnOnce() -> S, _: i32) {}
    fn join(&mut self, (): Self) {}
}

impl<S> Terms<S> for Vec<Term<S>> {
    fn note(&mut self, source: impl FnOnce() -> S, value: i32) {
        self.push(Term { source: source(), value });
    }

    fn join(&mut self, other: Self) {
        self.extend(other);
    }
}

/// A number with the named parts it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally<T> {
    /// The sum.
    pub total: i32,
    /// The parts, if they are kept.
    pub terms: T,
}

impl<T> Tally<T> {
    /// Adds a part, and keeps its name where names are kept. A part of nothing is not noted.
    pub fn add<S>(&mut self, source: impl FnOnce() -> S, value: i32)
    where
        T: Terms<S>,
    {
        if value != 0 {
            self.total += value;
            self.terms.note(source, value);
        }
    }

    /// Adds another number with all its parts.
    pub fn join<S>(&mut self, other: Tally<T>)
    where
        T: Terms<S>,
    {
        self.total += other.total;
        self.terms.join(other.terms);
    }
}

/// Why something may not be done: the rule, and a key of the text that explains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WhyNot {
    /// The rule's id or citation.
    pub rule: &'static str,
    /// The key of the explanation, in plain words and hyphens (`no-line-of-sight`).
    pub key: &'static str,
}

impl WhyNot {
    /// A reason with the rule it follows from.
    pub const fn new(rule: &'static str, key: &'static str) -> WhyNot {
        WhyNot { rule, key }
    }

    /// The key as words, for where no text is at hand.
    pub fn words(&self) -> String {
        self.key.replace('-', " ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum<T: Terms<&'static str>>() -> Tally<T> {
        let mut tally = Tally::default();
        tally.add(|| "base", 10);
        tally.add(|| "nothing", 0);
        tally.add(|| "cover", 4);
        tally
    }

    #[test]
    fn the_sum_is_the_same_with_and_without_names() {
        let named = sum::<Vec<Term<&str>>>();
        assert_eq!(named.total, sum::<()>().total);
        assert_eq!(named.terms.len(), 2);
    }
}
