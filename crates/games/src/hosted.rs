//! How a game becomes one that can be offered.

use crate::measure::{Measured, Timing, measure};
use crate::{Army, Game, GameError, SquadEntry, SquadReport, Table, Wish};
use dejarik_kernel::Rules;
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game};
use std::any::Any;
use std::sync::Arc;

/// What a game says beside its rules.
pub trait Hosted: Rules {
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

    fn as_any(&self) -> &dyn Any {
        self
    }
}
