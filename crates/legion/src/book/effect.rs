//! What the texts of command cards and upgrades do, as data says it.

use super::Slot;
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
    /// Units that fit the words are like that.
    Is(String, Quality),
    /// Units that fit the words are that much faster.
    Faster(String, u8),
    /// Units that fit the words perform up to so many attack actions in their activations.
    Attacks(String, u8),
    /// Something happens to every defender when a unit that fits the words has attacked it.
    Struck(String, Vec<Act>),
    /// The same, after ranged attacks only.
    Shot(String, Vec<Act>),
    /// Units that fit the words have a free card action in their activations that does this.
    Action(Often, String, Vec<Act>),
    /// Its player looks at so many cards of an opponent's hand, at random.
    Peeks(u8),
    /// As the Activation Phase begins so many order tokens are drawn ahead, to be used instead of drawing.
    Hoard(u8),
    /// The player chooses which trooper unit the enemy activates first; it gains so many suppression tokens if it does not
    /// attack.
    Provokes(u8),
    /// Friendly units that fit the words have a keyword in the round in which the card is played, not in later ones.
    Now(String, Keyword),
    /// Friendly units that fit the words have a keyword as they deploy, if the card was shown before that.
    Infiltrates(String, Keyword),
    /// A trooper unit that the card's charge was set off at gains tokens.
    Venom(Token, u8),
    /// The card's owner adds a weapon to the ranged attacks of units that fit the words, as far as that range.
    Joins(String, u8),
    /// Its owner hides behind tokens that look alike (gl.bane-tokens).
    Hides,
}

/// What a command card makes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Quality {
    /// It may use Guardian in a melee.
    GuardsClose,
    /// With a faceup order it is neither suppressed nor panicked while it is active.
    Steadfast,
    /// It has the card's weapon while it is active.
    Armed,
    /// It moves even while it is engaged, if all of those enemies are held fast.
    Slippery,
    /// It supports with its fire in a melee too, and keeps its order when it does.
    Supporting,
    /// Its ranged weapons may be fired while it is engaged.
    Versatile,
    /// It rolls a white die more for every point of its courage that is free of suppression.
    Serene,
    /// It deflects with blanks instead of surges.
    Scornful,
    /// With a faceup order and an aim token its weapons reach one farther, to range 4 at most.
    Farsighted,
    /// Its surges are blocks when it defends.
    Blocking,
    /// It does not attack.
    Peaceful,
    /// It is deployed after everybody else, if the card was shown before that.
    Late,
}

/// How often a card action may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Often {
    /// Once in an activation.
    Once,
    /// As often as the unit likes.
    Always,
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
    /// An enemy unit activates.
    FoeActivates,
    /// An enemy unit has activated.
    FoeActivated,
    /// A friendly unit laid the charges of the card.
    Laid,
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
    /// It does all of these.
    All(Vec<Act>),
    /// It may do the first of these; otherwise it does the second.
    Or(Box<Act>, Box<Act>),
    /// It suffers so many wounds.
    Hurt(u8),
    /// It attacks, which is no action.
    Fight,
    /// It performs a free move action.
    Stride,
    /// Once in the round it may gain a suppression token to attack the enemy that activates, or for a free move action.
    Pounce,
    /// If the unit that activates is as near as that range and in sight, it does this.
    IfSeen(u8, Box<Act>),
    /// Its player chooses a unit as near as that range, and that unit does this.
    Pick(Whose, String, u8, Sight, Vec<Act>),
    /// Its player may choose so many units as near as that range, and those units do this.
    PickUpTo(u8, Whose, String, u8, Vec<Act>),
    /// It performs a free move or attack action as the player of the card likes, whosever it is.
    Handled,
    /// The player of the card puts it within range 1 of where it stands; minis of an enemy are hurt by it.
    Hurled,
    /// Suppression of troopers as near as that range comes to it, with a dodge token for each, so many at most.
    TakeOver(u8, u8),
    /// It hands suppression to troopers as near as that range; enemies among them gain an immobilize token.
    HandOver(u8),
    /// The player of the card may move it at that speed.
    Shoved(u8),
    /// It does not attack any more in this round.
    Pacified,
    /// Enemies do not shoot at it any more in this round.
    Sheltered,
    /// It is defeated.
    Falls,
    /// If it belongs to the corps its order token is turned facedown.
    Dulled,
    /// It moves no faster than speed 1 in this round.
    Slowed,
    /// A graffiti token is put up beside terrain near it.
    Paint,
    /// It lays so many smoke tokens.
    Smoke(u8),
}

/// Whether whoever is chosen must be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Sight {
    /// It must be in sight.
    Seen,
    /// It need not be.
    Any,
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
    Is(String, Quality),
    Faster(String, u8),
    Attacks(String, u8),
    Struck(String, Vec<Act>),
    Shot(String, Vec<Act>),
    Action(Often, String, Vec<Act>),
    Peeks(u8),
    Hoard(u8),
    Provokes(u8),
    Now(String, String),
    Infiltrates(String, String),
    Venom(Token, u8),
    Hides,
    Joins(String, u8),
}

impl RawEffect {
    pub(super) fn read(self) -> Result<Effect, String> {
        let known = |acts: Vec<Act>| acts.iter().try_for_each(check).map(|()| acts);
        Ok(match self {
            RawEffect::Has(who, keyword) => Effect::Has(who, Keyword::parse(&keyword)?),
            RawEffect::Early(who) => Effect::Early(who),
            RawEffect::If(shown, who, keyword) => Effect::If(shown, who, Keyword::parse(&keyword)?),
            RawEffect::When(moment, who, acts) => Effect::When(moment, who, known(acts)?),
            RawEffect::Decoy => Effect::Decoy,
            RawEffect::Sabotage => Effect::Sabotage,
            RawEffect::Recall => Effect::Recall,
            RawEffect::While(who, keyword) => Effect::While(who, Keyword::parse(&keyword)?),
            RawEffect::Is(who, quality) => Effect::Is(who, quality),
            RawEffect::Faster(who, n) => Effect::Faster(who, n),
            RawEffect::Attacks(who, n) => Effect::Attacks(who, n),
            RawEffect::Struck(who, acts) => Effect::Struck(who, known(acts)?),
            RawEffect::Shot(who, acts) => Effect::Shot(who, known(acts)?),
            RawEffect::Action(often, who, acts) => Effect::Action(often, who, known(acts)?),
            RawEffect::Peeks(n) => Effect::Peeks(n),
            RawEffect::Hoard(n) => Effect::Hoard(n),
            RawEffect::Provokes(n) => Effect::Provokes(n),
            RawEffect::Now(who, keyword) => Effect::Now(who, Keyword::parse(&keyword)?),
            RawEffect::Infiltrates(who, keyword) => Effect::Infiltrates(who, Keyword::parse(&keyword)?),
            RawEffect::Venom(token, n) => Effect::Venom(token, n),
            RawEffect::Hides => Effect::Hides,
            RawEffect::Joins(who, range) => Effect::Joins(who, range),
        })
    }
}

/// Keywords that are granted are spelt as printed.
fn check(act: &Act) -> Result<(), String> {
    match act {
        Act::Has(keyword) => Keyword::parse(keyword).map(|_| ()),
        Act::May(inner) | Act::Owner(inner) | Act::Late(inner) | Act::IfOrdered(inner) | Act::IfSeen(_, inner) => {
            check(inner)
        }
        Act::Or(first, second) => check(first).and_then(|()| check(second)),
        Act::All(acts) | Act::Pick(.., acts) | Act::PickUpTo(.., acts) => acts.iter().try_for_each(check),
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
    /// The same as it was first printed: it may still be issued another order.
    RelayOften,
    /// It may issue an order to itself, which uses the card up.
    OrderItself,
    /// One of the orders it issues may go to anybody.
    Meditation,
    /// Surges are criticals where the card's weapon is in the pool.
    Criticals,
    /// Its attack surges are hits.
    Hits,
    /// A pool with the card's weapon has Ion, once.
    PoolIon(u8),
    /// Its blocks cannot be pierced in a melee.
    Guarded,
    /// It is no longer bound to its programmed actions.
    FreeWill,
    /// It coordinates at range 1-2.
    CoordinateFar,
    /// Its upgrade bar has one more place of that kind.
    Icon(Slot),
    /// It must have an upgrade of that kind.
    Must(Slot),
    /// It moves that much faster.
    Faster(u8),
    /// It moves even while it is engaged, if all of those enemies are held fast.
    Slips,
    /// Corps troopers near it guard it.
    Esteemed,
    /// Having issued orders by a command card it may give so many units with faceup orders a surge token each.
    Surges(u8),
    /// Friendly troopers with faceup orders may lose one suppression token instead of rallying.
    Strict,
    /// When a token is drawn from the order pool another may be drawn, one of which goes back.
    Improvises,
    /// Enemies at range 1 are issued no orders but their own.
    Jams,
    /// Having been issued an order it may issue one to whoever rides in it.
    Onboard,
    /// Having suffered wounds it gains an aim token.
    Angry,
    /// It may cancel a critical or up to two hits of a ranged attack on another trooper at range 1.
    Barrier,
    /// Shot at it may gain a suppression token before its cover counts.
    Ducks,
    /// At the end of the Activation Phase it may lose a suppression token.
    Endures,
    /// Attacking a wounded trooper unit it gains an aim token.
    Hunts,
    /// In a melee it rolls a red die more if it is wounded or has lost minis.
    Tenacious,
    /// A ranged pool of it with a fixed weapon has so many red, black and white dice more, and a keyword of weapons.
    Boost((u8, u8, u8), Boost),
    /// Its card has two sides, which it may turn over as it activates: by one its dodge actions bring two tokens and it spends
    /// no aim tokens, by the other its aim actions do and it spends no dodge tokens.
    Stance,
    /// Up to two wounds of an attack are suffered at the end of its next activation instead.
    Stims,
    /// When it activates it may decide to lose no suppression and not to be suppressed until the activation ends.
    Resolute,
    /// When it activates it may decide not to be bound to its programmed actions until the activation ends.
    Willful,
    /// It may have Tactical X for one move.
    Pushes(u8),
    /// It may make one move one faster or one slower.
    Throttles,
    /// In one attack it and a friendly clone trooper unit at range 1 that it sees spend each other's aim, dodge and surge
    /// tokens.
    Links,
}

/// What an upgrade adds to a pool beside dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Boost {
    /// Suppressive.
    Suppressive,
    /// Impact X.
    Impact(u8),
}

impl Perk {
    /// Whether it counts while the card is used up.
    pub fn stays(&self) -> bool {
        matches!(self, Perk::FreeWill | Perk::Slips | Perk::Icon(_) | Perk::Must(_))
    }
}
