//! Jedi training (R182): who may teach, and who may learn.

use super::Look;
use crate::book::text::{Kind, Stat, Text};
use crate::book::{Print, Word, names};
use crate::coverage::rule;
use crate::world::{Berth, CardId, Change};
use dejarik_kernel::Seat;
use std::sync::LazyLock;

/// A mentor's ability is more than this (004:2089).
const TAUGHT: i32 = 2;

static JEDI: LazyLock<Word> = LazyLock::new(|| Word::new("jedi"));

/// The number of a Jedi Test.
pub(crate) fn test_number(print: &Print) -> Option<i32> {
    let number = |t: &Word| t.spelt().strip_prefix("jedi test ").and_then(|n| n.parse().ok());
    if print.is(Kind::JediTest) { print.traits.iter().find_map(number) } else { None }
}

impl Look<'_> {
    /// The Jedi Tests that a character has completed.
    fn completed(self, card: CardId) -> impl Iterator<Item = i32> {
        self.w
            .guests(card)
            .filter(move |g| self.w[*g].berth == Berth::On)
            .filter_map(move |g| test_number(self.print(g)))
    }

    /// Who learns by a Jedi Test on table.
    pub fn apprentice(self, test: CardId) -> Option<CardId> {
        self.quarry(test)
    }

    /// Who teaches by a Jedi Test on table.
    pub fn mentor(self, test: CardId) -> Option<CardId> {
        let found = self.w.lasting.iter().rev().find(|l| l.what == Change::Mentor(test)).map(|l| l.card);
        found.filter(|c| self.w[*c].on_table())
    }

    /// The Jedi Tests under way.
    fn tests(self) -> impl Iterator<Item = CardId> {
        self.w.table().filter(move |c| self.is(*c, Kind::JediTest) && self.location(*c) == self.w[*c].host.some())
    }

    /// Whether a character is somebody's apprentice: it learns, or has completed a test (R182).
    fn is_apprentice(self, card: CardId) -> bool {
        self.completed(card).next().is_some() || self.tests().any(|t| self.apprentice(t) == Some(card))
    }

    /// Who may teach by this test (R215): on Dagobah, of ability more than 2, teaching nobody else, learning nothing itself.
    pub fn mentors(self, seat: Seat, test: CardId) -> Vec<CardId> {
        let able = |c: &CardId| {
            self.is(*c, Kind::Character)
                && self.stat(*c, Stat::Ability) > TAUGHT
                && self.location(*c).is_some_and(|l| self.is(l, Kind::Site) && self.planet(l) == Some(*names::DAGOBAH))
                && !self.is_apprentice(*c)
                && !self.tests().any(|t| self.mentor(t) == Some(*c))
                && !self.apprentices(seat, test, *c).is_empty()
        };
        self.mine(seat).filter(able).collect()
    }

    /// Who may learn from that mentor by this test (R022): no droid, no Jedi, of less ability, with the test before done.
    pub fn apprentices(self, seat: Seat, test: CardId, mentor: CardId) -> Vec<CardId> {
        let number = test_number(self.print(test)).unwrap_or(0);
        let able = |c: &CardId| {
            *c != mentor
                && self.is(*c, Kind::Character)
                && !self.is(*c, Kind::Droid)
                && !self.is_a(*c, *JEDI)
                && self.exact(*c, Stat::Ability) < self.exact(mentor, Stat::Ability)
                && (number < 2 || self.completed(*c).any(|n| n == number - 1))
                && !self.completed(*c).any(|n| n == number)
                && !self.tests().any(|t| self.apprentice(t) == Some(*c) || self.mentor(t) == Some(*c))
        };
        let found: Vec<CardId> = self.mine(seat).filter(able).collect();
        if !found.is_empty() {
            rule(22);
            rule(215);
        }
        found
    }

    /// What training destiny and ability must be more than to complete this test.
    pub fn lesson(self, test: CardId) -> Option<i32> {
        self.print(test).text.iter().find_map(|t| match t {
            Text::Trains(over) => Some(*over),
            _ => None,
        })
    }

    /// By how much a completed test raises the ability of who carries it: up to its number, if it is lower (004:1801).
    pub fn raised(self, test: CardId) -> i32 {
        let host = self.w[test].host.some().filter(|h| self.is(*h, Kind::Character));
        let (Some(host), Some(number)) = (host, test_number(self.print(test))) else { return 0 };
        let before = self.completed(host).filter(|n| *n < number).max().unwrap_or(0);
        let printed = self.print(host).figures.ability.unwrap_or(0);
        (number - printed.max(before)).max(0)
    }
}
