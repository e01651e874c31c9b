//! Permissions and prohibitions, and how long something lasts.

use serde::{Deserialize, Serialize};

/// A permission or a prohibition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Law {
    /// Cannot move (R061).
    CannotMove,
    /// Cannot be moved (R059).
    CannotBeMoved,
    /// Game text is canceled (R146).
    TextCanceled,
    /// May deploy there without presence or icons.
    DeployWithoutPresence,
    /// May not deploy there.
    MayNotDeploy,
    /// May move as a react (R267).
    MoveAsReact,
    /// May be deployed as a react.
    DeployAsReact,
    /// May not be aboard starfighters and enclosed vehicles.
    NotEnclosed,
    /// Has the skill of a pilot.
    Pilot,
    /// Has the skill of a warrior.
    Warrior,
    /// May drive transport vehicles although a droid.
    MayDrive,
    /// May not battle.
    CannotBattle,
    /// Carries no weapons.
    NoWeapons,
    /// It is night there (R226).
    Night,
    /// Needs no driver or pilot.
    NeedsNoPilot,
    /// May not be aboard starfighters.
    NoStarfighter,
    /// May use any number of weapons and devices.
    ManyWeapons,
    /// Is canceled: it comes to nothing, and is lost from the table.
    Canceled,
    /// Is a smuggler.
    Smuggler,
    /// Battles at double power.
    DoublePower,
    /// May not be fired.
    CannotFire,
    /// Is a vehicle for interior sites.
    Indoors,
    /// Is forfeited as the battle ends.
    Doomed,
    /// Does not count with its ability in battles.
    NoBattleAbility,
    /// Its player, after losing a battle, may forfeit cards from hand.
    ForfeitHand,
    /// The first Force its player activates may be drawn instead.
    ForceToHand,
    /// Reaches an adjacent site (R198).
    LongRange,
    /// The second Force may be drawn, too.
    SecondForce,
    /// May make a Kessel Run although no smuggler.
    KesselRunner,
    /// Has lost its nav computer, and takes one more astromech instead.
    NoNav,
    /// Gives weapons away free.
    FreeTransfer,
    /// Keeps weapons for characters anywhere.
    Rack,
    /// The first of the choices its text gives was made.
    FirstMode,
    /// The second.
    SecondMode,
    /// The third.
    ThirdMode,
    /// Sleeps: can neither move nor pilot nor drive (R300).
    Asleep,
    /// Nobody of that side may initiate a battle there (R050).
    NoBattle,
    /// May drain Force although a droid (R210).
    MayDrain,
    /// May initiate battles and be battled although a droid (R211).
    MayBattle,
    /// May deploy to Dagobah (R091).
    DeployToDagobah,
    /// Asteroid Rules are in effect there (R026).
    AsteroidRules,
    /// Whoever plays sabacc with it may change the total by 1.
    SabaccShift,
    /// Needs a landspeed of 1 more to leave.
    HeavyGoing,
    /// That player may activate no more Force.
    NoActivation,
    /// That player may initiate no battle.
    NoBattles,
    /// Bluff rules are in effect there (R055).
    BluffRules,
    /// Nobody of that side may drain Force there.
    NoDrains,
    /// Starfighters of that side may deploy there.
    Landing,
    /// Counts as the matching pilot of what it flies (R208).
    MatchesAny,
    /// Its player loses only half of any Force that must be lost.
    HalfLoss,
    /// Moves like a character, though none: no presence, no seat.
    Walks,
    /// Its player may use the opponent's Force in his own turn.
    Begs,
    /// That player's Lost Pile lies face down.
    FaceDown,
    /// Is a spy.
    Spy,
    /// Its player's text of the site it is on counts at the adjacent sites, too.
    Expands,
    /// The location it is on is turned round.
    Turns,
    /// Fires a weapon twice.
    FiresTwice,
    /// Counts as two: spies, thieves, warriors and passengers, and walks for twice the Force.
    CountsTwice,
    /// There is no attrition against that player there.
    NoAttrition,
    /// The opponent cannot target it to be stolen, hit, captured or lost.
    Safe,
    /// Its forfeit may not be reduced.
    ForfeitKept,
    /// Destiny, power, ability, deploy cost and forfeit are doubled, and so is its text.
    Doubled,
    /// May not serve as a highest-ability character.
    Overlooked,
    /// Goes to the Used Pile instead of being lost, if it was hit.
    Salvaged,
    /// Moves only by its own landspeed.
    OnFoot,
    /// Nothing adds to that player's Force drains there.
    NoDrainBonus,
    /// No creature attacks there, and none is attacked.
    NoAttacks,
    /// Does not count for Epic Events.
    Uncounted,
    /// Neither starships nor vehicles come there.
    NoCraft,
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// Until the battle ends.
    Battle,
    /// Until the turn ends.
    Turn,
    /// Until the end of your next turn.
    YourNextTurn,
    /// Until the card leaves the table.
    Leaves,
    /// Until the action that is answered is over.
    Action,
}
