//! How a game becomes one that can be offered.

use crate::measure::{Measured, Timing, measure};
use crate::replay::{Replayed, replay};
use crate::session::{Paint, Running, Session};
use crate::{Army, Entry, Found, Game, GameError, Showing, SquadEntry, SquadReport, Table, Wish};
use dejarik_kernel::WhyNot;
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game};
use dejarik_kernel::ruling::{Document, Failure, Judge, Moment, Report, Show, check};
use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a game says beside its rules.
pub trait Hosted: Judge {
    /// What it is, in a few words.
    const ABOUT: &'static str;
    /// The names of the ways it is measured.
    const MODES: &'static [&'static str];

    /// The tables that the wish describes: at least one.
    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError>;

    /// The tables of a way to measure.
    fn mode(&self, name: &str) -> Result<Vec<Table>, GameError>;

    /// How much memory the World takes, what it owns elsewhere included.
    fn bytes(&self, world: &Self::World) -> usize;

    /// The squads it brings.
    fn squads(&self) -> Vec<SquadEntry> {
        Vec::new()
    }

    /// The maps it brings.
    fn maps(&self) -> Vec<String> {
        Vec::new()
    }

    /// What every rule says about a squad.
    fn check_squad(&self, _: &Army) -> Result<SquadReport, GameError> {
        Err(GameError::refused(format!("there are no squads in {}", Self::NAME)))
    }

    /// The table in letters, a line after another.
    fn board(&self, _: &Self::World, _: Paint) -> String {
        String::new()
    }

    /// What a number is made of, a line each.
    fn why(&self, _: &Self::World, _: &str) -> Result<Vec<String>, String> {
        Err(format!("{} has no numbers to explain", Self::NAME))
    }

    /// Our own text for a reason of refusal.
    fn reason(&self, why: &WhyNot) -> String {
        self.why_words(why)
    }

    /// Words with short names written out.
    fn expand(&self, _: &Self::World, words: &str) -> String {
        words.to_owned()
    }

    /// What there is to read about a thing on the table, a line each.
    fn card_words(&self, _: &Self::World, _: &str) -> Option<Vec<String>> {
        None
    }

    /// What can be looked up by these words, the likeliest first.
    fn look_up(&self, _: &str) -> Vec<Found> {
        Vec::new()
    }

    /// Why a game saved under that version cannot be taken up here at all, if it cannot.
    fn strange(&self, _version: &str) -> Option<String> {
        None
    }

    /// Everything that must be implemented and exercised.
    fn entries(&self) -> Vec<Entry> {
        Vec::new()
    }

    /// The entries that must have acted in some game before everything was seen.
    fn goals(&self) -> Vec<Entry> {
        Vec::new()
    }

    /// Plays one game that is made up for these goals, checked like every other, and says what acted in it.
    fn strive(&self, _: &[u16], _: u64, _: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        Err(format!("{} has nothing to be steered to", Self::NAME))
    }
}

/// A ruling that is being shown.
struct Shown<R: Hosted> {
    show: Show<R>,
}

impl<R: Hosted> Showing for Shown<R> {
    fn next(&mut self) -> Option<Result<Moment, Failure>> {
        self.show.next()
    }

    fn board(&self, paint: Paint) -> String {
        self.show.game().rules().board(self.show.game().world(), paint)
    }
}

/// A game behind the type they all share.
pub struct Host<R: Hosted> {
    /// The rules with their Book.
    pub rules: Arc<R>,
}

impl<R: Hosted> Game for Host<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn about(&self) -> &'static str {
        R::ABOUT
    }

    fn version(&self) -> String {
        self.rules.version()
    }

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        self.rules.tables(wish)
    }

    fn squads(&self) -> Vec<SquadEntry> {
        self.rules.squads()
    }

    fn maps(&self) -> Vec<String> {
        self.rules.maps()
    }

    fn check_squad(&self, squad: &Army) -> Result<SquadReport, GameError> {
        self.rules.check_squad(squad)
    }

    fn conform(&self, table: &Table, seed: u64, how: Thoroughness) -> Result<Counts, String> {
        check_game(&self.rules, table.setup(), seed, how)
    }

    fn modes(&self) -> &'static [&'static str] {
        R::MODES
    }

    fn measure(&self, mode: &str, timing: Timing) -> Result<Measured, GameError> {
        let tables = self.rules.mode(mode)?;
        measure(&self.rules, &tables, timing).map_err(GameError::Refused)
    }

    fn begin(&self, table: &Table, seed: u64) -> Result<Box<dyn Session>, GameError> {
        Ok(Box::new(Running::begin(&self.rules, table.setup(), seed)?))
    }

    fn load(&self, bytes: &[u8]) -> Result<(Box<dyn Session>, Option<String>), GameError> {
        let (running, told) = Running::load(&self.rules, bytes)?;
        Ok((Box::new(running), told))
    }

    fn replay(&self, bytes: &[u8]) -> Result<Replayed, GameError> {
        replay(&self.rules, bytes)
    }

    fn check_ruling(&self, text: &str) -> Report {
        check(&*self.rules, text)
    }

    fn show_ruling(&self, document: &Document, case: usize) -> Result<Box<dyn Showing>, Failure> {
        Ok(Box::new(Shown { show: Show::new(&*self.rules, document, case)? }))
    }

    fn ability_name(&self, id: u16) -> String {
        self.rules.ability_name(id)
    }

    fn entries(&self) -> Vec<Entry> {
        self.rules.entries()
    }

    fn goals(&self) -> Vec<Entry> {
        self.rules.goals()
    }

    fn strive(&self, goals: &[u16], seed: u64, how: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        self.rules.strive(goals, seed, how)
    }

    fn look_up(&self, words: &str) -> Vec<Found> {
        self.rules.look_up(words)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
