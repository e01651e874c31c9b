//! What the texts of command cards and upgrades do, as data says it.

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
    /// Enemies must attack a trooper unit with a faceup order if they can.
    Decoy,
    /// The enemy issues an order less, at least one.
    Sabotage,
    /// Shown, it may be discarded to have the enemy take its card back and choose another.
    Recall,
    /// Units that fit the words have a keyword as long as their order lies faceup.
    While(String, Keyword),
    /// Units that fit the words may use Guardian in a melee.
    GuardClose(String),
    /// Units that fit the words and have a faceup order are neither suppressed nor panicked while they are active.
    Steadfast(String),
    /// Units that fit the words have the card's weapon while they are active.
    Armed(String),
    /// Something happens to every defender when a unit that fits the words has attacked it.
    Struck(String, Vec<Act>),
}

impl Effect {
    /// Who guards in a melee by it.
    pub fn guards_close(&self) -> Option<&str> {
        if let Effect::GuardClose(who) = self { Some(who) } else { None }
    }

    /// Whom it makes steadfast.
    pub fn steadies(&self) -> Option<&str> {
        if let Effect::Steadfast(who) = self { Some(who) } else { None }
    }

    /// Who has the card's weapon by it.
    pub fn arms(&self) -> Option<&str> {
        if let Effect::Armed(who) = self { Some(who) } else { None }
    }
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
    /// A friendly unit has activated and is done.
    Activated,
    /// A friendly unit made an attack of any kind.
    Fought,
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
    /// From the fifth round on it does this.
    Late(Box<Act>),
    /// Once in the round it may attack again, which is no action.
    AttackOnce,
    /// A friendly unit as near as that range that fits the words and has a faceup order may activate at once.
    Rouse(u8, String),
    /// It may make so many attacks with the card's weapon, each on another enemy.
    Strike(u8),
    /// If its order lies faceup it does this.
    IfOrdered(Box<Act>),
    /// It loses a token.
    Shed(Token),
    /// It suffers a wound for a free action.
    Driven,
    /// It suffers a wound to activate once more in this round, with an action less.
    Again,
    /// Its faceup order goes back to its pool.
    Recalled,
    /// Its own faceup order may go back to the pool for those of so many enemies as near as that range.
    Disorder(u8, u8),
    /// Its player takes back a card of that character that was used up.
    Regain(String),
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
    /// Other friendly trooper units at range 1.
    TroopersNear,
    /// Enemy units at range 1-2.
    FoesNear,
    /// Its wounds, three at most.
    Wounds,
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
    Decoy,
    Sabotage,
    Recall,
    While(String, String),
    GuardClose(String),
    Steadfast(String),
    Armed(String),
    Struck(String, Vec<Act>),
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
            RawEffect::Decoy => Ok(Effect::Decoy),
            RawEffect::Sabotage => Ok(Effect::Sabotage),
            RawEffect::Recall => Ok(Effect::Recall),
            RawEffect::While(who, keyword) => Ok(Effect::While(who, Keyword::parse(&keyword)?)),
            RawEffect::GuardClose(who) => Ok(Effect::GuardClose(who)),
            RawEffect::Steadfast(who) => Ok(Effect::Steadfast(who)),
            RawEffect::Armed(who) => Ok(Effect::Armed(who)),
            RawEffect::Struck(who, acts) => {
                acts.iter().try_for_each(check)?;
                Ok(Effect::Struck(who, acts))
            }
        }
    }
}

/// Keywords that are granted are spelt as printed.
fn check(act: &Act) -> Result<(), String> {
    match act {
        Act::Has(keyword) => Keyword::parse(keyword).map(|_| ()),
        Act::May(inner) | Act::Owner(inner) | Act::Late(inner) | Act::IfOrdered(inner) => check(inner),
        _ => Ok(()),
    }
}

/// What the text of an upgrade does for its unit beyond its keywords.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Perk {
    /// Its courage is that much higher.
    Courage(u8),
    /// It issues orders as far as that range.
    OrdersTo(u8),
    /// It is issued orders from as far as that range.
    OrdersFrom(u8),
    /// It may pass an order on to a unit at range 1-2.
    Relay,
    /// It may issue an order to itself, which uses the card up.
    OrderItself,
    /// One of the orders it issues may go to anybody.
    Meditation,
    /// Surges are criticals where the card's weapon is in the pool.
    Criticals,
    /// A pool with the card's weapon has Ion, once.
    PoolIon(u8),
    /// Its blocks cannot be pierced in a melee.
    Guarded,
    /// It is no longer bound to its programmed actions.
    FreeWill,
    /// It coordinates at range 1-2.
    CoordinateFar,
}
