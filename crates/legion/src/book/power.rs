//! Card actions that upgrades print.

use crate::keywords::Keyword;
use crate::world::Token;
use serde::Deserialize;

/// What the card action of an upgrade does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Power {
    /// A melee weapon is thrown to range 2 with half its dice, as an attack action.
    Throw,
    /// An enemy trooper unit at range 1 is moved.
    Push,
    /// An enemy trooper mini at range 1 is wounded.
    Choke,
    /// The same as it was first printed: a mini of any side.
    ChokeAnybody,
    /// The unit turns.
    Pivot,
    /// Its minis use so many more weapons in one attack until the activation ends.
    Arsenal(u8),
    /// The unit gains one of these tokens.
    Gain(Vec<Token>),
    /// Up to so many friendly units at range 1-2 gain a token each.
    Guide(u8, Token),
    /// An enemy trooper unit at range 1-2 gains so many tokens.
    Trick(Token, u8),
    /// An enemy trooper unit at range 1 that it sees gains so many of these tokens, for an action.
    Snare(u8, Vec<Token>),
    /// The unit has a keyword until its activation ends.
    Brief(String),
}

impl Power {
    /// Whether using it is a free action.
    pub fn is_free(&self) -> bool {
        !matches!(self, Power::Throw | Power::Snare(..))
    }

    /// Keywords are spelt as printed.
    pub(super) fn check(&self) -> Result<(), String> {
        match self {
            Power::Brief(words) => Keyword::parse(words).map(|_| ()),
            _ => Ok(()),
        }
    }
}
