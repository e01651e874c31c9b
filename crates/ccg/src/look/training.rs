//! Jedi training (R182): who may teach, and who may learn.

use super::Look;
use crate::book::text::{Kind, Law, Stat, Text};
use crate::book::{Word, names};
use crate::coverage::{card_acted, rule};
use crate::world::{Berth, CardId, Change, Zone};
use dejarik_kernel::Seat;
use std::sync::LazyLock;

/// A mentor's ability is more than this (004:2089).
const TAUGHT: i32 = 2;

static JEDI: LazyLock<Word> = LazyLock::new(|| Word::new("jedi"));

/// How a Jedi Test is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What training destiny and ability must be more than.
    pub over: i32,
    /// Mentor and apprentice must be where it is.
    pub here: bool,
    /// It is attempted at the end of a quiet turn.
    pub late: bool,
}

impl Look<'_> {
    /// The Jedi Tests that a character has completed.
    fn completed(self, card: CardId) -> impl Iterator<Item = i32> {
        self.w
            .guests(card)
            .filter(move |g| self.w[*g].berth == Berth::On)
            .filter_map(move |g| self.print(g).jedi_test())
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

    /// Whether a card may be put there as far as training goes: a Jedi Test needs somebody to teach and somebody to learn.
    pub fn may_train(self, seat: Seat, card: CardId, site: CardId) -> bool {
        !self.is(card, Kind::JediTest) || !self.mentors(seat, card, site).is_empty()
    }

    /// Who may teach by this test, deployed on that site (R215): on Dagobah, of ability more than 2, teaching nobody else,
    /// learning nothing itself.
    pub fn mentors(self, seat: Seat, test: CardId, site: CardId) -> Vec<CardId> {
        let here = self.lesson(test).is_some_and(|l| l.here);
        let able = |c: &CardId| {
            self.is(*c, Kind::Character)
                && self.stat(*c, Stat::Ability) > TAUGHT
                && self.location(*c).is_some_and(|l| self.is(l, Kind::Site) && self.planet(l) == Some(*names::DAGOBAH))
                && (!here || self.location(*c) == Some(site))
                && !self.is_apprentice(*c)
                && !self.tests().any(|t| self.mentor(t) == Some(*c))
                && !self.apprentices(seat, test, *c, site).is_empty()
        };
        self.mine(seat).filter(able).collect()
    }

    /// Who may learn from that mentor by this test (R022): no droid, no Jedi, of less ability, with the test before done. Where
    /// the test brings its apprentice, whoever of the hand can be paid for may come, wherever else it would have to deploy.
    pub fn apprentices(self, seat: Seat, test: CardId, mentor: CardId, site: CardId) -> Vec<CardId> {
        let number = self.print(test).jedi_test().unwrap_or(0);
        let here = self.lesson(test).is_some_and(|l| l.here);
        let fit = |c: &CardId| {
            *c != mentor
                && self.is(*c, Kind::Character)
                && !self.is(*c, Kind::Droid)
                && !self.is_a(*c, *JEDI)
                && self.exact(*c, Stat::Ability) < self.exact(mentor, Stat::Ability)
        };
        let able = |c: &CardId| {
            fit(c)
                && (!here || self.location(*c) == Some(site))
                && (number < 2 || self.completed(*c).any(|n| n == number - 1))
                && !self.completed(*c).any(|n| n == number)
                && !self.tests().any(|t| self.apprentice(t) == Some(*c) || self.mentor(t) == Some(*c))
        };
        let comes = |c: &CardId| {
            let open = here && fit(c) && self.print(*c).implemented && self.may_come(*c).is_ok();
            open && self.deploy_cost(*c, site, Berth::Here) <= self.force(seat)
        };
        let found: Vec<CardId> =
            self.mine(seat).filter(able).chain(self.w.in_zone(seat, Zone::Hand).filter(comes)).collect();
        if !found.is_empty() {
            rule(22);
            rule(215);
        }
        found
    }

    /// How this test is taken.
    pub fn lesson(self, test: CardId) -> Option<Lesson> {
        self.print(test).text.iter().find_map(|t| match t {
            Text::Trains { over, here, late } => Some(Lesson { over: *over, here: *here, late: *late }),
            _ => None,
        })
    }

    /// What a mentor adds to training destiny by itself.
    pub fn teaching(self, mentor: CardId) -> i32 {
        let more = |t: &Text| if let Text::Teaches(n) = t { *n } else { 0 };
        let added: i32 = self.print(mentor).clauses.iter().map(more).sum();
        if added == 0 || !self.is_active(mentor) {
            return 0;
        }
        card_acted(self.w[mentor].print);
        added
    }

    /// Whether a location counts for Epic Events and Jedi Tests: generic ones never do (004:1476).
    pub fn is_counted(self, location: CardId) -> bool {
        let p = self.print(location);
        p.is(Kind::Location) && !p.is_generic() && !self.law(location, Law::Uncounted)
    }

    /// By how much a completed test raises the ability of who carries it: up to its number, if it is lower (004:1801).
    pub fn raised(self, test: CardId) -> i32 {
        let host = self.w[test].host.some().filter(|h| self.is(*h, Kind::Character));
        let (Some(host), Some(number)) = (host, self.print(test).jedi_test()) else { return 0 };
        let before = self.completed(host).filter(|n| *n < number).max().unwrap_or(0);
        let printed = self.print(host).figures.ability.unwrap_or(0);
        (number - printed.max(before)).max(0)
    }
}
