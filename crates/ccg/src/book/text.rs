//! What a card does, as data: the vocabulary of game text.
//!
//! A card's text is a list of [`Text`]. Three forms: a *modifier* ([`Text::Adds`], [`Text::Sets`], [`Text::Grants`]) answers
//! a query while the card is in play; an *action* ([`Text::May`]) can be chosen at its moment; an *automatic* one
//! ([`Text::When`]) happens by itself. Beside these stand the clauses that say where a card deploys, whom it carries, and
//! how a weapon fires. "You" is always the player of the card; on a location, the player on whose side the text stands.

mod filter;

pub use filter::{Cmp, Cond, Expr, Filter, Icon, Kind};

use super::word::Word;
use serde::Deserialize;

/// One sentence of a card's text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Text {
    /// Changes a number while the card is in play (R039: by itself, not by choice).
    Adds {
        /// Which number.
        stat: Stat,
        /// By how much.
        by: Expr,
        /// Of which cards; for a player's number at a place, of which locations.
        to: Filter,
        /// For a player's number: whose.
        #[serde(default)]
        whose: Who,
        /// Only then.
        #[serde(default)]
        when: Cond,
        /// Whether copies of the same title add up (R090).
        #[serde(default)]
        cumulative: bool,
    },
    /// Sets a number, which then cannot be modified (R333).
    Sets {
        /// Which number.
        stat: Stat,
        /// To what.
        to: Expr,
        /// Of which cards.
        of: Filter,
        /// Only then.
        #[serde(default)]
        when: Cond,
    },
    /// A permission or a prohibition while the card is in play.
    Grants {
        /// What is granted or forbidden.
        law: Law,
        /// To which cards, or at which locations.
        to: Filter,
        /// To whom.
        #[serde(default)]
        whose: Who,
        /// Only then.
        #[serde(default)]
        when: Cond,
    },
    /// Adds so much to the power of anything the character pilots (R254).
    Pilots(i32),
    /// The character gets these numbers, too, when it pilots that craft: `(stat, by)`.
    Matching {
        /// The craft.
        craft: Word,
        /// What is added to which of its numbers.
        adds: Vec<(Stat, i32)>,
        /// Whether one battle destiny may be drawn if none else could be (R112).
        #[serde(default)]
        draws: bool,
    },
    /// Immune to attrition less than so much (R162).
    Immune(i32),
    /// The built-in pilot of a craft and what ability it provides (R250).
    PermanentPilot(i32),
    /// The built-in pilot is this persona (X13).
    BuiltIn(Word),
    /// Seats that a pilot or a passenger may take.
    Either(u8),
    /// Room for so many starfighters of a class.
    Hangar(Word, u8),
    /// Where it may deploy; a site, a card. Of several such clauses each stands for itself.
    DeployOn {
        /// On what.
        on: Filter,
        /// For how much Force; none: what the card says in its corner, or nothing.
        #[serde(default)]
        cost: Option<Expr>,
    },
    /// Deploys on its player's side of the table, for so much.
    DeployAside {
        /// For how much Force.
        #[serde(default)]
        cost: Option<Expr>,
        /// On the opponent's side instead.
        #[serde(default)]
        theirs: bool,
        /// So much must come from each player (R178).
        #[serde(default)]
        each: bool,
    },
    /// Deploys only where this location is, but may move elsewhere (R057).
    DeployOnlyAt(Filter),
    /// May deploy only then.
    DeployIf(Cond),
    /// Each player uses so much Force to deploy it (R178).
    EachUses(i32),
    /// A weapon that is fired.
    Fires(Fire),
    /// Not a target for cards of that title (R161).
    ImmuneTo(Word),
    /// Something its player may do.
    May(Function),
    /// Something that happens by itself as soon as it can.
    When(Function),
}

/// An action of a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// When.
    pub at: Timing,
    /// Only if this is so as it is initiated.
    #[serde(default, rename = "if")]
    pub cond: Cond,
    /// How often.
    #[serde(default)]
    pub once: Limit,
    /// What it targets.
    #[serde(default)]
    pub targets: Vec<Aim>,
    /// How much Force it costs.
    #[serde(default)]
    pub cost: Option<Expr>,
    /// As much Force as one likes, up to this; it is the number chosen.
    #[serde(default)]
    pub cost_up_to: Option<Expr>,
    /// A destiny is drawn, and so much Force used; who cannot or will not loses the Interrupt (X14).
    #[serde(default)]
    pub price: bool,
    /// What comes of it.
    pub does: Vec<Do>,
    /// Where an Interrupt with two fates goes after this function.
    #[serde(default)]
    pub fate: Option<Fate>,
}

/// Something to be targeted (R317).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// What.
    pub what: Filter,
    /// Who chooses.
    #[serde(default)]
    pub by: Who,
    /// Any number of them, at least one.
    #[serde(default)]
    pub any: bool,
}

/// How a weapon is fired (R125, R349).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fire {
    /// What it may target.
    pub at: Filter,
    /// For how much Force.
    #[serde(default)]
    pub cost: Option<Expr>,
    /// How many destinies are drawn.
    #[serde(default = "one")]
    pub draws: u8,
    /// What is added to their total.
    #[serde(default)]
    pub plus: Vec<Plus>,
    /// What comes of it if the total is more than the defense value.
    #[serde(default)]
    pub result: Hits,
    /// Only then.
    #[serde(default)]
    pub when: Cond,
    /// So much Force for every further shot (R124).
    #[serde(default)]
    pub again: Option<Expr>,
}

fn one() -> u8 {
    1
}

/// A part of a total of weapon destiny.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plus {
    /// How much.
    pub by: i32,
    /// Only against these.
    #[serde(default)]
    pub against: Filter,
}

/// What a shot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Hits {
    /// The target is hit.
    #[default]
    Hit,
    /// The target is hit and its forfeit is 0.
    HitForNothing,
    /// The same, but only if the one the weapon is made for fires it; otherwise a plain hit.
    HitForNothingBy(Word),
    /// Its starship weapons are lost; armor, maneuver and hyperspeed are 0 (R176).
    Ion,
}

/// When an action is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Timing {
    /// Whenever nothing is under way, or in the weapons segment (R031).
    Anytime,
    /// The same, but not during a battle.
    NotInBattle,
    /// In this phase of your turn.
    Your(Phase),
    /// In this phase of either turn.
    Any(Phase),
    /// At any time of your turn.
    YourTurn,
    /// In the weapons segment of a battle.
    Battle,
    /// At a moment: as a response or as a "just" action, as the moment has it.
    At(Moment),
}

/// What others may answer, or what may just have happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
pub enum Moment {
    /// An Interrupt was played and has not had its result; *it* is the Interrupt.
    Played,
    /// A card is being deployed; *it* is the card.
    Deploying,
    /// A card was just deployed.
    Deployed,
    /// A card reacts.
    Reacting,
    /// A battle was just initiated; *it* is the location.
    BattleInitiated,
    /// A Force drain was just initiated; *it* is the location.
    DrainInitiated,
    /// A weapon targets *it*.
    Targeted,
    /// *It* was hit.
    Hit,
    /// *It* was just drawn for destiny in a battle.
    BattleDestinyDrawn,
    /// *It* was drawn for another destiny.
    DestinyDrawn,
    /// A card was just lost from the table.
    Lost,
    /// A card was just forfeited.
    Forfeited,
    /// A battle was just won and lost; *it* is the location.
    BattleDecided,
    /// A battle ended.
    BattleEnded,
    /// A card just moved.
    Moved,
    /// A player must lose Force.
    ForceLoss,
    /// Force was lost to battle damage.
    BattleForceLost,
    /// Force was drained.
    Drained,
    /// A phase began.
    PhaseBegan,
    /// A turn ended.
    TurnEnded,
}

/// A phase of a turn (R328).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
pub enum Phase {
    /// Before the first turn.
    Start,
    /// Force is activated.
    Activate,
    /// Force drains.
    Control,
    /// Cards are deployed.
    Deploy,
    /// Battles.
    Battle,
    /// Moves.
    Move,
    /// Cards are drawn.
    Draw,
}

/// How often something may be done; it counts from initiation, also if it is canceled (R235, R236).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Limit {
    /// As often as it can be paid.
    #[default]
    Often,
    /// Once a turn, each copy.
    Turn,
    /// Once in a phase, each copy.
    Phase,
    /// Once in a battle, each copy.
    Battle,
    /// Once a game, whatever the copy.
    Game,
    /// Once at this moment, whatever the copy: copies do not add up (R090).
    Title,
}

/// Which player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Who {
    /// The player of the card.
    #[default]
    You,
    /// The other.
    Opponent,
    /// Each of them.
    Both,
}

/// Where an Interrupt goes after its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Fate {
    /// To the Used Pile.
    Used,
    /// To the Lost Pile.
    Lost,
}

/// A number of a card, or of a player at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
pub enum Stat {
    /// Power.
    Power,
    /// Ability.
    Ability,
    /// Forfeit value.
    Forfeit,
    /// Armor.
    Armor,
    /// Maneuver.
    Maneuver,
    /// Armor or maneuver, whichever the card has.
    ArmorOrManeuver,
    /// Hyperspeed.
    Hyperspeed,
    /// Landspeed.
    Landspeed,
    /// Deploy cost.
    Deploy,
    /// What a regular move costs.
    MoveCost,
    /// Immunity to attrition less than this.
    Immunity,
    /// Destiny number.
    Destiny,
    /// A player's power in a battle.
    TotalPower,
    /// A player's ability at a location.
    TotalAbility,
    /// The amount of a Force drain.
    Drain,
    /// Attrition against a player.
    Attrition,
    /// Each battle destiny a player draws.
    EachBattleDestiny,
    /// How many battle destinies a player draws more.
    BattleDestinies,
    /// A battle destiny a player draws if unable to draw another (R112).
    DestinyIfNone,
    /// How many destinies a player draws for power only.
    PowerDestinies,
    /// The ability a player needs to draw battle destiny: 4 and more.
    AbilityNeeded,
    /// Each weapon destiny a player draws.
    WeaponDestiny,
    /// Force generated at a location.
    Generation,
    /// Force icons on a player's side of a location.
    Icons,
    /// Docking bay transit from a location.
    Transit,
    /// What it costs to initiate a battle.
    BattleCost,
    /// How many times more battle damage a player takes.
    DamageTimes,
}

/// A permission or a prohibition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
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
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
pub enum Until {
    /// Until the battle ends.
    Battle,
    /// Until the turn ends.
    Turn,
    /// Until the end of your next turn.
    YourNextTurn,
    /// Until the card leaves the table.
    Leaves,
}

/// What comes of an action.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Do {
    /// Changes a number of these cards, or a player's number at these locations, for a time.
    Change {
        /// Which number.
        stat: Stat,
        /// By how much.
        by: Expr,
        /// Of what.
        to: Filter,
        /// Whose.
        #[serde(default)]
        whose: Who,
        /// How long.
        until: Until,
    },
    /// Sets a number of these cards.
    Fix(Stat, i32, Filter),
    /// A permission or a prohibition for a time.
    Grant(Law, Filter, Until),
    /// What is under way is canceled (R058).
    Cancel,
    /// This battle's damage is multiplied, whoever loses.
    MultiplyDamage(i32),
    /// These are lost.
    Lose(Filter),
    /// These are hit.
    Hit(Filter),
    /// These go back to their owners' hands.
    ToHand(Filter),
    /// These go to their owners' Used Piles.
    ToUsed(Filter),
    /// These are out of play (R242).
    OutOfPlay(Filter),
    /// These come under your control (R312).
    Steal(Filter),
    /// These move to the location of the first target, or to the target itself.
    RelocateTo(Filter, Filter),
    /// These move away to an adjacent site, or are lost.
    MoveAway(Filter),
    /// A player loses Force.
    LoseForce(Who, Expr),
    /// A player retrieves Force (R282).
    Retrieve(Who, Expr),
    /// You retrieve a card like this, to the Used Pile.
    RetrieveCard(Filter),
    /// You take a card like this from your Lost Pile into hand.
    TakeLost(Filter),
    /// A player loses one of these, of that player's choice.
    LoseOne(Who, Filter),
    /// This card goes onto another.
    AttachTo(Filter),
    /// You may activate so much Force.
    MayActivate(Expr),
    /// Both players draw one destiny; the total of the opponent's is the number chosen.
    OpponentDraws(u8),
    /// You may put cards of your hand on your Used Pile.
    HandToUsed,
    /// A player activates Force.
    Activate(Who, Expr),
    /// The amount of the drain or the loss under way changes.
    Amount(Expr),
    /// The same, of what lies so many actions below.
    AmountAt(u8, Expr),
    /// You retrieve up to so many cards like this.
    RetrieveSome(Filter, Expr),
    /// This card, just lost, goes onto its owner's Used Pile instead.
    Regenerate,
    /// Look through a Reserve Deck of your choice; it is shuffled.
    LookThroughReserve,
    /// Draws destiny: so many cards; then what follows.
    Destiny(u8, Vec<Do>),
    /// The first list if it is so, else the second.
    If(Cond, Vec<Do>, Vec<Do>),
    /// Search your Reserve Deck for a card like this, take it, reshuffle.
    TakeFromReserve(Filter),
    /// Look at the top of a Reserve Deck.
    PeekReserve(Who, u8),
    /// The top of your Reserve Deck may go to the top of your Force Pile.
    MayActivateTop,
    /// Look at the opponent's hand; up to so many cards like this go to the Used Pile.
    LookAtHand(Filter, u8),
    /// Shuffle a player's pile, chosen by you.
    ShuffleAny,
    /// Choose a number.
    Choose(u8, u8),
    /// The destiny just drawn is canceled and drawn again.
    Redraw,
    /// The destiny just drawn is canceled.
    CancelDraw,
    /// Cards with that destiny in the opponent's Used Pile are lost.
    LoseMatchingUsed,
    /// Something that no other word says: a function of its own.
    Special(Word),
}
