//! Commander effects as data: who, how far, when, and what they get.
//!
//! One effect is one sentence of a card. What these words cannot say exactly is [`Commander::Unknown`]; nothing is
//! said roughly.

use serde::{Deserialize, Serialize};

use super::character::Faction;
use crate::abilities::Printed;

/// Whether a character is a commander, and what its effect says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Commander {
    /// It has no commander effect.
    #[default]
    None,
    /// It has these.
    Effects(Vec<Effect>),
    /// It has one whose text nobody has entered yet.
    Unknown,
}

/// One commander effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// Whom it reaches.
    pub who: Who,
    /// Of those, only characters that pass all of these.
    #[serde(default)]
    pub only: Vec<Filter>,
    /// Kinds it reaches although commander effects pass them by.
    #[serde(default)]
    pub also: Vec<Also>,
    /// How near the commander they must be.
    #[serde(default)]
    pub range: Range,
    /// What must be true at that moment.
    #[serde(default)]
    pub when: Vec<When>,
    /// What they get.
    pub gets: Vec<Gets>,
}

/// Whom an effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Those of its squad without a commander effect (000:1340).
    Followers,
    /// All allies, commanders too, and those of a teammate's squad (000:1053).
    Allies,
    /// Everybody in its squad, the commander too.
    Squad,
    /// The other side.
    Enemies,
}

/// Kinds that commander effects pass by unless they say otherwise (000:1152-1157).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Also {
    /// Droids.
    Droids,
    /// Savage characters.
    Savage,
}

/// A test that a character passes or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// It has exactly this name.
    Named(String),
    /// Its name contains these words.
    NameContains(String),
    /// Its name contains this word, or it has the ability of that name.
    Kind(String),
    /// It counts as a Trooper.
    Trooper,
    /// It counts as a Wookiee.
    Wookiee,
    /// It counts as a Soldier.
    Soldier,
    /// It is a Droid.
    Droid,
    /// It is Savage.
    Savage,
    /// It has this ability; with a number, that version of it.
    Has(Printed),
    /// It lacks this ability.
    Lacks(Printed),
    /// It is of this faction.
    Faction(Faction),
    /// It is Unique.
    Unique,
    /// It is not Unique.
    NonUnique,
    /// It has a Force rating.
    ForceRated,
    /// It has no Force rating.
    NotForceRated,
    /// It has a commander effect.
    Commander,
    /// Its Damage as printed is this or less; bonuses do not count (003:808-811).
    DamageUpTo(i16),
    /// It passes one of these.
    AnyOf(Vec<Filter>),
}

/// How near the commander somebody must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Range {
    /// Anywhere.
    #[default]
    Unlimited,
    /// Within so many squares.
    Within(u8),
    /// Next to it.
    Adjacent,
}

/// What must be true when the effect works.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum When {
    /// It does not move this turn.
    NotMoved,
    /// It has moved this turn.
    Moved,
    /// It ends its move within so many squares of the commander.
    EndsMoveWithin(u8),
    /// It gives up its move.
    InsteadOfMoving,
    /// It attacks an adjacent enemy.
    AgainstAdjacent,
    /// It attacks an enemy of this faction.
    AgainstFaction(Faction),
    /// It attacks an enemy that has activated this round.
    AgainstActivated,
    /// It attacks an enemy that has not activated this round.
    AgainstNotActivated,
    /// Another of its allies is within so many squares of it.
    AllyWithin(u8),
    /// It has cover.
    HasCover,
    /// It scores a critical hit.
    OnCritical,
    /// Allies that pass these tests combine fire with it.
    CombinedFireBy(Vec<Filter>),
    /// It defeats an enemy.
    DefeatsEnemy,
    /// It is defeated.
    IsDefeated,
    /// An attack misses it.
    IsMissed,
    /// The commander has line of sight to an enemy.
    CommanderSeesEnemy,
    /// The commander's turn ends.
    EndOfCommandersTurn,
    /// Initiative is settled and nobody has activated, once a round.
    AfterInitiative,
}

/// What an effect gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Gets {
    /// A bonus to Attack.
    Attack(i8),
    /// A bonus to Defense.
    Defense(i8),
    /// A bonus to Damage.
    Damage(i16),
    /// Damage added after a critical hit has doubled the rest.
    DamageAfterDoubling(i16),
    /// More squares of movement on its turn.
    Squares(i8),
    /// A speed.
    Speed(u8),
    /// An ability or Force power.
    Ability(Printed),
    /// What it gives when it combines fire, in place of 4.
    CombinedFire(i8),
    /// More than that when it combines fire: a bonus, so only the best of several commanders' counts (003:816-822).
    CombinedFireBonus(i8),
    /// A critical hit on this natural roll or more.
    CriticalOn(u8),
    /// It may spend the commander's Force points.
    SpendForceOfCommander {
        /// Whether it may spend both pools in one turn.
        mixed: bool,
    },
    /// More Force points at the start.
    StartForce(u8),
    /// It may roll a failed save again, once a turn.
    RerollSave,
    /// It may roll an attack again with these bonuses, once a turn, and is defeated if that misses.
    RerollAttackOrFall {
        /// Bonus to the new roll.
        attack: i8,
        /// Bonus to Damage if it hits.
        damage: i16,
    },
    /// One of them makes an attack at once.
    ImmediateAttack {
        /// Bonus to that roll.
        #[serde(default)]
        attack: i8,
        /// Bonus to its Damage.
        #[serde(default)]
        damage: i16,
    },
    /// It may move so many squares at once, without attacks of opportunity, and keeps its attacks.
    MoveAtOnce(u8),
    /// It may move so many squares at once, and provokes attacks of opportunity as on any move.
    MoveAtOnceProvoking(u8),
    /// It may move so many squares more at the end of its turn.
    MoveAtEndOfTurn(u8),
    /// One of them may move up to its speed.
    OneMovesItsSpeed,
    /// Two of them of the same size may change places.
    SwapTwoOfOneSize,
    /// Its moves provoke no attacks of opportunity.
    ProvokesNothing,
    /// Only adjacent enemies may target it.
    TargetedOnlyByAdjacent,
    /// On a natural 1 it is defeated, and the others of this kind get this much Attack for good, time after time.
    FallsOnNaturalOne {
        /// What each of the others gets.
        others: i8,
    },
    /// It may target enemies that pass these tests although they have cover and are not the nearest.
    TargetsPastCover(Vec<Filter>),
    /// It may move up to half its movement and still make all its attacks.
    AllAttacksAndHalfMove,
    /// It may use two abilities that replace attacks, one right after the other.
    ReplacesAttacksTwice,
    /// So many activations in each phase.
    ActivationsPerPhase(u8),
    /// So many more activations in each phase, however many it would have.
    MoreActivations(u8),
    /// From one to so many activations in a phase, as its player likes.
    ActivationsUpTo(u8),
    /// One of them, named at the end of the commander's turn, gets this until the end of the commander's next turn.
    OneGets(Vec<Gets>),
    /// If it would be defeated it makes this save; on a success it is set up again with all its Hit Points instead.
    SavedAndSetUpAgain(u8),
    /// The squad may include characters that pass these tests, whatever their faction.
    Admits(Vec<Filter>),
}

impl Filter {
    /// The filter that accepts those with this ability.
    pub fn has(ability: crate::abilities::AbilityId) -> Filter {
        Filter::Has(Printed::plain(ability))
    }
}
