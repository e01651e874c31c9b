//! What can be asked, and what can be answered.

use crate::book::{CommandId, Rank, UpgradeId};
use crate::geometry::{Angle, Point};
use crate::keywords::Key;
use crate::world::{Arm, Arms, Mend, MiniId, Rolled, Token, UnitId, WeaponRef};
use dejarik_kernel::{Pick, Seat, picks};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A question and what the asked must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which piece of terrain is laid next (fm.setup-3).
    Piece,
    /// Where that piece is laid, and how it is turned.
    Lay(u8),
    /// Whether to be blue (fm.setup-4).
    Blue,
    /// Whether blue takes the far long edge (fm.setup-4).
    Edge,
    /// Which of the four edges blue takes in a skirmish.
    AnyEdge,
    /// Where a barricade of a player's own is put.
    Barricade,
    /// Which row loses its leftmost card (fm.setup-6).
    Strike,
    /// Which unit is deployed next.
    DeployNext,
    /// Where the unit is deployed.
    Deploy(UnitId),
    /// Which terrain piece is marked.
    Mark,
    /// Where a token of the objective is put.
    Token,
    /// Which token a unit takes up.
    Claim(UnitId),
    /// Which command card is played.
    Command,
    /// Which commander issues the orders.
    Nominate,
    /// Who gets an order; so many are left.
    Order(UnitId, u8),
    /// Who gets an order by the unit's Coordinate.
    Coordinate(UnitId),
    /// Which unit is activated, or whether a token is drawn.
    Activate,
    /// Which unit of the rank that was drawn is activated.
    Drawn(Rank),
    /// Whether a keyword of the unit is used.
    Use(UnitId, Key),
    /// Which unit a keyword is used on.
    On(UnitId, Key),
    /// What the unit does next; so many actions are left.
    Action(UnitId, u8),
    /// How the unit's leader moves.
    March(UnitId, Gait),
    /// Where the leader climbs to.
    Climb(UnitId, Care),
    /// Where the other minis of the unit go.
    Cohere(UnitId),
    /// Where the leader of a unit goes that was driven over.
    Displace(UnitId),
    /// Where a mini goes that was driven over, or whose leader was.
    Regroup(MiniId),
    /// Where the free minis of the unit go that was charged.
    Rush(UnitId),
    /// Where a mini goes that lost its contact in a melee.
    Close(MiniId),
    /// How the unit turns.
    Pivot(UnitId),
    /// Whom the unit attacks and with what.
    Fire(UnitId),
    /// Whom its remaining weapons attack.
    AlsoFire(UnitId),
    /// Which pool is rolled first.
    PoolOrder(UnitId),
    /// Whether an aim token is spent.
    Aim(UnitId),
    /// What happens next at the end of the unit's activation.
    Ending(UnitId),
    /// Which upgrade of the unit is readied.
    Ready(UnitId),
    /// Who guards the unit.
    Guardian(UnitId),
    /// Whether the unit cancels a critical instead of hits.
    Parry(UnitId),
    /// How many wounds the unit puts off.
    Prevent(UnitId),
    /// Which of two tokens that were drawn is used.
    Improvise,
    /// Which die is rolled again; so many more may be.
    Reroll(UnitId, u8),
    /// Which defense die is rolled again; so many more may be.
    Luck(UnitId, u8),
    /// How many surge tokens are spent.
    Surge(UnitId),
    /// How many dodge tokens are spent.
    Dodge(UnitId),
    /// How many shields are flipped.
    Shields(UnitId),
    /// How many hits the guardian takes over.
    Guard(UnitId),
    /// How much Pierce goes to the guardian.
    PierceGuard(UnitId),
    /// Which mini suffers a wound.
    Wound(UnitId),
    /// Who becomes the unit's leader.
    Lead(UnitId),
    /// How fast the unit may be in this move.
    Throttle(UnitId),
    /// Which weapon is disrupted.
    Disrupt(UnitId),
    /// Who spends a standby token because of what that unit did.
    Standby(UnitId),
    /// What the unit does with its standby token.
    Respond(UnitId),
    /// How the unit moves with a free move action.
    Stride(UnitId),
    /// Which suppression tokens to keep.
    Keep(UnitId, u8),
    /// How many suppression tokens are removed by recovering.
    Recover(UnitId),
    /// Who becomes the commander.
    Promote,
    /// Where a smoke or charge token of the unit is laid.
    Device(UnitId),
    /// What is treated or repaired next; so much more may be.
    Mend(UnitId, u8),
    /// Where a mini comes back.
    Return(MiniId),
    /// Which charge of the unit detonates because of what somebody did.
    Detonate(UnitId),
    /// Which unit a detonation strikes next.
    Blasted,
    /// Which token the unit gains.
    Token1(UnitId),
    /// What a command card lets somebody do to the unit.
    Card(UnitId, CommandId),
    /// Which side of its upgrade at that place a unit shows.
    Side(UnitId, u8),
    /// Whom the unit uses a card on.
    Target(UnitId),
    /// Whether the unit throws its blade instead.
    Throw(UnitId),
    /// Which vehicle a unit boards.
    Board(UnitId),
    /// Where the leader of a unit gets off.
    Alight(UnitId),
    /// Whether a card that was set aside takes the place of the upgrade there.
    Swap(UnitId, u8, u8),
    /// Which unit is held back.
    Reserve,
    /// Which command card is shown before its time.
    Divulge,
    /// Whether a unit uses its upgrade at that place.
    Upgrade(UnitId, u8),
    /// Which of the tokens that look alike is laid, or shown.
    Bluff,
    /// Who gets a bomb to carry.
    Bomb,
    /// Which bomb is set off.
    Explode,
    /// Which unit goes to the enemy as a hostage.
    Hostage,
    /// Which of these players does that.
    Mate(Duty),
    /// Where a bomb cart is put.
    CartAt,
    /// How a bomb cart turns.
    CartTurn,
    /// How a bomb cart moves.
    CartMove,
    /// At which condition token a unit draws supplies.
    SupplyAt(UnitId),
    /// Which of the supply cards that it drew a unit equips.
    Supply(UnitId),
}

/// What one of several players is named for (op.team-battle).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Duty {
    /// To bring the battle cards.
    Deck,
    /// To deploy a unit.
    Deploy,
    /// To have priority.
    Priority,
    /// To activate a unit.
    Activate,
    /// To take a command card back.
    Recall,
    /// To have his hand looked at.
    Peek,
}

/// What is on the front of one of three tokens that look alike (gl.bane-tokens).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Bluff {
    /// He himself.
    HereIAm,
    /// A charge.
    Kablamo,
    /// Nothing.
    Mirrors,
}

impl Bluff {
    /// All of them.
    pub const ALL: [Bluff; 3] = [Bluff::HereIAm, Bluff::Kablamo, Bluff::Mirrors];
}

/// How a unit moves along a tool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Gait {
    /// A standard move.
    Standard,
    /// Backwards.
    Reverse,
    /// To the side.
    Strafe,
    /// A move that a rule demands.
    Compulsory,
    /// Out of a melee.
    Withdraw,
    /// Towards the edge of the table.
    Flee,
    /// After deployment, at that speed.
    Scout(u8),
    /// A move of that speed that something grants.
    Speed(u8),
    /// Over whatever is no higher than that.
    Jump(u8),
    /// To a vehicle, and into it.
    Embark,
    /// Away from a vehicle, having got off.
    Disembark,
    /// Up or down a piece of terrain: climbing takes two actions and is safe, clambering takes one and is not.
    Climb(Care),
}

/// How a unit climbs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Care {
    /// Two actions, up to height 1, without dice.
    Safe,
    /// One action, up to height 1, a die for each mini.
    Quick,
    /// Two actions, up to height 2, two dice for each mini.
    Far,
    /// Two actions, over what has no flat top, two dice for each mini.
    Over,
}

/// What a unit does with an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// A move along a tool.
    Move(Gait),
    /// A turn on the spot.
    Pivot,
    /// An attack.
    Attack,
    /// An aim token.
    Aim,
    /// A dodge token.
    Dodge,
    /// A standby token.
    Standby,
    /// Suppression off, cards ready.
    Recover,
    /// A card's own action.
    Card(Key),
    /// Treating or repairing with its own card (0) or with the upgrade at that place, from 1.
    Aid(u8),
    /// The card action of the upgrade at that place.
    Power(u8),
    /// The free card action of the command card.
    Command,
    /// Puts a wound on a vaporator, or takes one off.
    Tamper(bool),
    /// Takes up an objective token.
    Claim,
    /// Lays the objective token down that it carries.
    Drop,
    /// Draws supply cards at a condition token.
    Resupply,
    /// Nothing more.
    Done,
}

/// A move along a tool: how it is laid, and how far the leader goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct March {
    /// Which tool.
    pub speed: u8,
    /// The direction of its first part.
    pub heading: Angle,
    /// How far its second part is turned.
    pub bend: Angle,
    /// How far the leader's centre moves.
    pub travel: i32,
}

/// Where a mini is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// The place.
    pub at: Point,
    /// Where its front looks, if it has one.
    pub facing: Angle,
}

/// Where the minis of a unit are put, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spots(pub SmallVec<[Spot; 4]>);

/// An attack on one defender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Volley {
    /// Against whom.
    pub target: UnitId,
    /// With what.
    pub arms: Arms,
}

/// What a unit does with its standby token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// It attacks.
    Attack,
    /// It moves.
    Move,
}

/// What happens at the end of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// Poison works.
    Poison,
    /// It regenerates.
    Regenerate,
    /// A command card speaks of it.
    Card,
    /// It was provoked and has not attacked.
    Provoked,
    /// Wounds that it put off come.
    Stims,
}

impl Ending {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Ending; 5] = [Ending::Poison, Ending::Stims, Ending::Card, Ending::Provoked, Ending::Regenerate];
}

/// Which of the three rows of battle cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Row {
    /// Objectives.
    Objective,
    /// Deployments.
    Deployment,
    /// Conditions.
    Condition,
}

impl Row {
    /// All of them.
    pub const ALL: [Row; 3] = [Row::Objective, Row::Deployment, Row::Condition];
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// None of them.
    Pass,
    /// A token is drawn.
    Draw,
    /// A unit.
    Unit(UnitId),
    /// A mini.
    Mini(MiniId),
    /// A command card.
    Card(CommandId),
    /// A row of battle cards.
    Row(Row),
    /// A deed.
    Deed(Deed),
    /// A move.
    March(March),
    /// Places.
    Spots(Spots),
    /// A direction.
    Turn(Angle),
    /// An attack.
    Volley(Volley),
    /// A number.
    Number(u8),
    /// A die.
    Die(Rolled),
    /// A weapon.
    Weapon(WeaponRef),
    /// A standby.
    Response(Response),
    /// A piece of terrain.
    Piece(Piece),
    /// What is treated or repaired.
    Mend(Mend),
    /// A kind of token.
    Token(Token),
    /// A rank.
    Rank(Rank),
    /// One of the tokens that look alike.
    Bluff(Bluff),
    /// A supply card.
    Supply(UpgradeId),
    /// A player.
    Seat(Seat),
    /// What happens at the end of an activation.
    Ending(Ending),
}

/// A piece of terrain, by its number on the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece(pub u8);

picks!(Choice {
    Unit(UnitId), Mini(MiniId), Card(CommandId), Row(Row), Deed(Deed), March(March), Spots(Spots), Turn(Angle),
    Volley(Volley), Number(u8), Die(Rolled), Weapon(WeaponRef), Response(Response), Piece(Piece),
    Mend(Mend), Token(Token), Rank(Rank), Bluff(Bluff), Supply(UpgradeId), Seat(Seat),
    Ending(Ending),
} yes Yes no No);

/// A unit, or a token drawn from the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// That unit.
    Unit(UnitId),
    /// Whoever is drawn.
    Draw,
    /// Somebody of the rank of a token that was drawn ahead.
    Kept(Rank),
}

impl Pick<Choice> for Next {
    fn put(self) -> Choice {
        match self {
            Next::Unit(u) => Choice::Unit(u),
            Next::Draw => Choice::Draw,
            Next::Kept(rank) => Choice::Rank(rank),
        }
    }

    fn take(choice: &Choice) -> Option<Next> {
        match choice {
            Choice::Unit(u) => Some(Next::Unit(*u)),
            Choice::Draw => Some(Next::Draw),
            Choice::Rank(rank) => Some(Next::Kept(*rank)),
            _ => None,
        }
    }
}

/// Where a rule weighs what is picked by itself, nothing may be picked too.
impl<T: Pick<Choice>> Pick<Choice> for Option<T> {
    fn put(self) -> Choice {
        self.map_or(Choice::Pass, Pick::put)
    }

    fn take(choice: &Choice) -> Option<Option<T>> {
        match choice {
            Choice::Pass => Some(None),
            _ => T::take(choice).map(Some),
        }
    }
}

impl Arms {
    /// In the order in which arms are recorded.
    #[must_use]
    pub fn sorted(mut self) -> Arms {
        self.0.sort_unstable();
        self
    }

    /// Each arm.
    pub fn iter(&self) -> impl Iterator<Item = Arm> + '_ {
        self.0.iter().copied()
    }
}
