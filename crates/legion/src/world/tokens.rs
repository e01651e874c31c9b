//! Tokens that lie beside a unit.

use super::WeaponRef;
use serde::{Deserialize, Serialize};

/// What lies beside a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    /// Aim tokens.
    pub aim: u8,
    /// Dodge tokens.
    pub dodge: u8,
    /// Surge tokens.
    pub surge: u8,
    /// A standby token.
    pub standby: bool,
    /// Suppression tokens.
    pub suppression: u8,
    /// Ion tokens.
    pub ion: u8,
    /// Poison tokens.
    pub poison: u8,
    /// Immobilize tokens.
    pub immobilize: u8,
    /// Shield tokens with their active side up.
    pub shields: u8,
    /// Shield tokens that were flipped.
    pub spent_shields: u8,
    /// A panic token.
    pub panic: bool,
    /// Damaged.
    pub damaged: bool,
    /// Disabled.
    pub disabled: bool,
    /// The weapon that is disrupted.
    pub disrupted: Option<WeaponRef>,
    /// Whether its resilience was reached once.
    pub broken: bool,
    /// It rolls on its wheels until the round ends.
    pub wheels: bool,
}

/// A kind of token that can be gained, lost and stated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Token {
    /// Aim.
    Aim,
    /// Dodge.
    Dodge,
    /// Surge.
    Surge,
    /// Standby.
    Standby,
    /// Suppression.
    Suppression,
    /// Ion.
    Ion,
    /// Poison.
    Poison,
    /// Immobilize.
    Immobilize,
    /// A shield, active side up.
    Shield,
}

impl Token {
    /// All of them.
    pub const ALL: [Token; 9] = [
        Token::Aim,
        Token::Dodge,
        Token::Surge,
        Token::Standby,
        Token::Suppression,
        Token::Ion,
        Token::Poison,
        Token::Immobilize,
        Token::Shield,
    ];

    /// Its name in rulings and texts.
    pub fn word(self) -> &'static str {
        match self {
            Token::Aim => "aim",
            Token::Dodge => "dodge",
            Token::Surge => "surge",
            Token::Standby => "standby",
            Token::Suppression => "suppression",
            Token::Ion => "ion",
            Token::Poison => "poison",
            Token::Immobilize => "immobilize",
            Token::Shield => "shield",
        }
    }
}

impl Tokens {
    /// Takes shield tokens away, flipped ones first.
    pub fn unshield(&mut self, n: u8) {
        let spent = n.min(self.spent_shields);
        self.spent_shields -= spent;
        self.shields = self.shields.saturating_sub(n - spent);
    }

    /// How many of that kind there are.
    pub fn count(&self, token: Token) -> u8 {
        match token {
            Token::Aim => self.aim,
            Token::Dodge => self.dodge,
            Token::Surge => self.surge,
            Token::Standby => self.standby.into(),
            Token::Suppression => self.suppression,
            Token::Ion => self.ion,
            Token::Poison => self.poison,
            Token::Immobilize => self.immobilize,
            Token::Shield => self.shields,
        }
    }

    /// Puts that many there.
    pub fn set(&mut self, token: Token, n: u8) {
        match token {
            Token::Aim => self.aim = n,
            Token::Dodge => self.dodge = n,
            Token::Surge => self.surge = n,
            Token::Standby => self.standby = n > 0,
            Token::Suppression => self.suppression = n,
            Token::Ion => self.ion = n,
            Token::Poison => self.poison = n,
            Token::Immobilize => self.immobilize = n,
            Token::Shield => self.shields = n,
        }
    }
}
