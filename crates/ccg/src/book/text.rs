//! What a card does, as data: the vocabulary of game text.
//!
//! A card's text is a list of [`Text`]. Three forms: a *modifier* ([`Text::Adds`], [`Text::Sets`], [`Text::Grants`]) answers
//! a query while the card is in play; an *action* ([`Text::May`]) can be chosen at its moment; an *automatic* one
//! ([`Text::When`]) happens by itself. Beside these stand the clauses that say where a card deploys, whom it carries, and
//! how a weapon fires. "You" is always the player of the card; on a location, the player on whose side the text stands.

mod deed;
mod filter;
mod law;
mod when;

pub use deed::{Decree, Do, Ruled, Sabacc};
pub use filter::{Cmp, Cond, Expr, Filter, Icon, Kind};
pub use law::{Law, Until};
pub use when::{Fate, Limit, Phase, Who};

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
    /// A number of the card that is not whole, such as an ability of 1/2 (X09).
    Fraction(Stat, i32, i32),
    /// A number of the card that is the square root of this and pi, and at least 1 (X09).
    Root(Stat, Expr),
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
    /// This character is the matching pilot of the craft (R208).
    MatchingPilot(Word),
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
    /// Deploys at another time than in its player's deploy phase.
    DeployAt(Timing),
    /// A Utinni Effect, deployed, targets one of these (R340).
    Seeks(Filter),
    /// Moves only to locations like this.
    MovesOnlyTo(Filter),
    /// These cannot be targeted by cards of that title (R161).
    Protects {
        /// From what.
        from: Word,
        /// Whom.
        what: Filter,
    },
    /// As a starting location, its player takes the first turn.
    GoesFirst,
    /// As a starting location, the other player takes the first turn.
    GoesSecond,
    /// Is inserted in a Reserve Deck instead of deployed (R171): the opponent's, or its player's own.
    Inserts {
        /// In one's own Reserve Deck, face up (X02).
        #[serde(default)]
        own: bool,
        /// Once per game.
        #[serde(default)]
        once: bool,
    },
    /// A generic site that does not go to these planets.
    BarredFrom(Vec<Word>),
    /// An Objective: what comes onto the table with it as the game begins (R229).
    Begins(Vec<Do>),
    /// A Jedi Test (R182): completed if training destiny and the apprentice's ability are more than this.
    Trains {
        /// More than this.
        over: i32,
        /// Mentor and apprentice must be where the test is, and the apprentice may be deployed there with it.
        #[serde(default)]
        here: bool,
        /// Attempted at the end of its player's turn, if that player had no battle, no Force drain and no other test in it.
        #[serde(default)]
        late: bool,
    },
    /// As a mentor, adds so much to training destiny.
    Teaches(i32),
    /// A creature that attaches itself to one of these instead of attacking (R034).
    Attaches(Filter),
    /// A seeker (R292): it and one of these that it is present with are lost.
    Hunts(Filter),
    /// A squadron that replaces three starfighters like this at one location (R303).
    Replaces(Filter),
    /// Each player uses so much Force to deploy it (R178).
    EachUses(i32),
    /// What these Interrupts say of it is possible while it is on table.
    Allows(Vec<Word>),
    /// A weapon that is fired.
    Fires(Fire),
    /// Any weapon may target it where it is, with this defense value, although it takes no part in battles.
    Exposed(i32),
    /// Where it halves a loss, it is rounded down if this is so.
    RoundsDown(Cond),
    /// Not a target for cards of that title (R161).
    ImmuneTo(Word),
    /// Something its player may do.
    May(Function),
    /// Something that happens by itself as soon as it can.
    When(Function),
}

impl Text {
    /// The same as the text of one side of an Objective: it counts while that side is up (R229).
    pub(super) fn on_face(self, back: bool) -> Text {
        let flipped = Cond::Is(Filter::Flipped);
        let face = if back { flipped } else { Cond::Not(Box::new(flipped)) };
        let and = |when: Cond| Cond::All(vec![face, when]);
        match self {
            Text::Adds { stat, by, to, whose, when, cumulative } => {
                Text::Adds { stat, by, to, whose, when: and(when), cumulative }
            }
            Text::Sets { stat, to, of, when } => Text::Sets { stat, to, of, when: and(when) },
            Text::Grants { law, to, whose, when } => Text::Grants { law, to, whose, when: and(when) },
            Text::May(f) => Text::May(Function { cond: and(f.cond), ..f }),
            Text::When(f) => Text::When(Function { cond: and(f.cond), ..f }),
            other => other,
        }
    }
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
    /// How many times within that limit.
    #[serde(default = "one")]
    pub times: u8,
    /// These are lost as its price.
    #[serde(default)]
    pub loses: Option<Filter>,
    /// Its targets go out of play as its price; their forfeit is the number chosen.
    #[serde(default)]
    pub sacrifice: bool,
    /// What comes of it.
    pub does: Vec<Do>,
    /// Where an Interrupt with two fates goes after this function.
    #[serde(default)]
    pub fate: Option<Fate>,
    /// Whether it may steal, hit, capture or lose what it targets: worked out from what comes of it.
    #[serde(skip)]
    pub harms: bool,
    /// Whether it brings the card itself onto the table.
    #[serde(skip)]
    pub brings: bool,
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
    /// How many sites away a target may be (R198).
    #[serde(default)]
    pub range: u8,
    /// What it may target besides, though it takes no part in the battle, with this defense value.
    #[serde(default)]
    pub beside: Option<(Filter, i32)>,
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
    /// The target is captured at once (R069).
    Capture,
    /// The target crashes (R085).
    Crash,
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
    /// As the game begins, from the deck (R309).
    Start,
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
    /// An action is over: what depends on how things stand is looked at again (R038).
    Settled,
    /// *It* just fired a weapon.
    Fired,
    /// Both players have drawn their battle destinies; *it* is the location.
    BothDrew,
    /// *It* is about to be lost.
    Losing,
    /// An inserted card, *it*, reached the top of the Reserve Deck.
    Surfaced,
    /// *It* came to or crossed the site of a mine (R217).
    Tripped,
    /// An action targets *it*, a droid, to be stolen, hit, captured or lost.
    Endangered,
    /// A Jedi Test, *it*, was just completed.
    Trained,
    /// A Force drain was initiated, and nobody has a 'just' response to it any more; *it* is the location.
    Draining,
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
    /// A player's power at a location.
    TotalPower,
    /// A player's power in battles at a location, and in nothing else that compares power there.
    BattlePower,
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
    /// Force a player lost to Force drains this turn.
    Drained,
    /// The ability a player needs to control a location: 1 and more.
    ControlAbility,
    /// Immunity to attrition of exactly this.
    ExactImmunity,
    /// Each destiny drawn as a weapon fires.
    ShotDestiny,
    /// The total of the destinies drawn as a weapon fires.
    ShotTotal,
    /// Ability that was used elsewhere, and draws no battle destiny any more.
    Spent,
    /// Force of the opponent that a player used this turn.
    Begged,
    /// A number that the card keeps for itself, and its text calls X.
    Counter,
    /// The total of an Attack Run.
    AttackRun,
}
