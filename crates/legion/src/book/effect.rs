//! What the text of a command card does, as data says it.

use crate::keywords::Keyword;
use crate::world::Token;
use serde::Deserialize;

/// One effect of a command card, in the round in which it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Friendly units that fit the words have a keyword.
    Has(String, Keyword),
    /// Whoever fits the words infiltrates, and gains a dodge token then, if the card was shown before units were deployed.
    Early(String),
    /// Friendly units that fit the words have a keyword if the card was shown early, or if it was not.
    If(bool, String, Keyword),
    /// Something happens at a moment to a unit that fits the words.
    When(Moment, String, Vec<Act>),
}

/// A moment that the text of a command card speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Moment {
    /// The card is shown.
    Shown,
    /// The Activation Phase begins.
    Phase,
    /// A friendly unit is issued an order.
    Ordered,
    /// A friendly unit is issued an order by the unit whose card it is.
    Issued,
    /// A friendly unit activates.
    Activates,
    /// The activation of a friendly unit ends.
    Ends,
    /// An enemy unit has activated.
    FoeActivated,
    /// A friendly unit made a ranged attack.
    Shot,
    /// A friendly unit made a ranged attack and spent an aim token on it.
    AimedShot,
}

/// What happens to the unit that a moment is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Act {
    /// It gains tokens.
    Gain(Token, u8),
    /// It gains one token of its choice for each of so many.
    OneOf(Count, Vec<Token>),
    /// It gains a token for each of so many.
    Each(Count, Token),
    /// It may do this.
    May(Box<Act>),
    /// It recovers.
    Recover,
    /// It makes a move of that speed.
    Move(u8),
    /// The unit whose card it is does this instead.
    Owner(Box<Act>),
    /// Units around it lose a token each, if they like.
    Calm(Whose, String, u8, Token),
    /// Units around it gain tokens each.
    Spread(Whose, String, u8, Token, u8),
    /// One other friendly unit at range 1-2 may gain a token.
    Pass(Token),
    /// It has a keyword for the round.
    Has(String),
    /// So many units that fit the words and have a faceup order stand by.
    Posted(u8, String),
    /// The first, and from the fifth round on the second too.
    Late(Box<Act>),
}

/// Whose units are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Whose {
    /// One's own.
    Friends,
    /// The enemy's.
    Foes,
    /// Everybody's.
    All,
}

/// How many there are.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// One.
    Once,
    /// Other friendly units at range 1.
    FriendsNear,
    /// Enemy units at range 1-2.
    FoesNear,
    /// Enemy units that were defeated.
    Defeated,
}

/// An effect as files write it.
#[derive(Deserialize)]
pub(super) enum RawEffect {
    Has(String, String),
    Early(String),
    If(bool, String, String),
    When(Moment, String, Vec<Act>),
}

impl RawEffect {
    pub(super) fn read(self) -> Result<Effect, String> {
        match self {
            RawEffect::Has(who, keyword) => Ok(Effect::Has(who, Keyword::parse(&keyword)?)),
            RawEffect::Early(who) => Ok(Effect::Early(who)),
            RawEffect::If(shown, who, keyword) => Ok(Effect::If(shown, who, Keyword::parse(&keyword)?)),
            RawEffect::When(moment, who, acts) => {
                acts.iter().try_for_each(check)?;
                Ok(Effect::When(moment, who, acts))
            }
        }
    }
}

/// Keywords that are granted are spelt as printed.
fn check(act: &Act) -> Result<(), String> {
    match act {
        Act::Has(keyword) => Keyword::parse(keyword).map(|_| ()),
        Act::May(inner) | Act::Owner(inner) | Act::Late(inner) => check(inner),
        _ => Ok(()),
    }
}
