//! What comes of an action: the verbs of the vocabulary.

use super::{Cond, Expr, Filter, Law, Stat, Until, Who};
use crate::book::word::Word;
use serde::Deserialize;

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
    /// For a time it is so of every card like this, also of one that comes later; no word of the filter may speak of the card
    /// itself, which is gone by then.
    Decree(Ruled, Filter, Until),
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
    /// A hand of sabacc (R285).
    Sabacc(Sabacc),
    /// All but so many cards of a hand, at random, go to the Used Pile.
    TrimHand(Who, u8),
    /// The opponent's hand is shown; whatever is there more than once is lost.
    LosePairs,
    /// The card this is about, just lost, goes beneath this card (X05).
    Stow,
    /// A card of your hand and one beneath this card change places.
    Exchange,
    /// A permission or a prohibition for a player, for a time.
    Bar(Who, Law, Until),
    /// A Mobile Effect goes on to the next site, or turns back (R219).
    Drift,
    /// A Mobile Effect may begin the other way.
    ChooseWay,
    /// These come under your control (R312).
    Steal(Filter),
    /// These spies go under cover (X28).
    GoUndercover(Filter),
    /// These are captured (R069).
    Capture(Filter),
    /// These captives are released (R276).
    Release(Filter),
    /// These captives are frozen (R145).
    Freeze(Filter),
    /// These become missing (R218).
    GoMissing(Filter),
    /// These missing characters are found.
    Find(Filter),
    /// These vehicles crash (R085).
    Crash(Filter),
    /// These sites collapse (R077).
    Collapse(Filter),
    /// These are blown away (R053, R054).
    BlowAway(Filter),
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
    /// You draw so many destinies and the opponent so many, whoever's turn it is first (004:1103); the total of the opponent's
    /// is the number chosen; then what follows, if yours could be drawn.
    BothDraw(u8, u8, Vec<Do>),
    /// The opponent draws destiny, which is the number chosen; then what follows, if it could be drawn.
    OpponentDestiny(Vec<Do>),
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
    /// Look at so many cards of the opponent's hand, drawn by lot.
    PeekHand(Expr),
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
    /// Cards drawn by lot are retrieved, so many (R282).
    RetrieveRandom(Who, Expr),
    /// You may use so much Force; if you do, what follows.
    Pay(Expr, Vec<Do>),
    /// The same, so many times.
    Repeat(Expr, Vec<Do>),
    /// Draws destiny: a number of cards that is worked out; then what follows.
    Draws(Expr, Vec<Do>),
    /// Cards like this in a player's Used Pile are lost.
    LoseUsed(Who, Filter),
    /// The opponent's hand is shown; cards like this in it are lost.
    LoseFromHand(Filter),
    /// Your hand goes to your Used Pile, and you draw as many cards and so many more.
    NewHand(Expr),
    /// These move there free, as their move of this turn; in a battle there, they take part.
    Walk(Filter, Filter),
    /// These move away as they can, from a site by landspeed, each for its usual price; your choice where.
    Flee(Filter),
    /// So many of these, of your choice, move away free or are lost.
    MoveAwaySome(Expr, Filter),
    /// This card, just forfeited, is back where the battle is.
    Revive(Filter),
    /// A location like this from your Reserve Deck comes onto the table; reshuffle.
    PlaceFromReserve(Filter),
    /// The players' battle destinies change places.
    SwapDestinies,
    /// A player's battle destiny counts for nothing.
    NoDestiny(Who),
    /// These go onto this card.
    Take(Filter),
    /// These are not hit any more.
    Restore(Filter),
    /// For every one of these by itself, as the target.
    Each(Filter, Vec<Do>),
    /// Sets a number of these cards for a time.
    Hold(Stat, i32, Filter, Until),
    /// A number up to one that is worked out is chosen.
    ChooseUpTo(Expr),
    /// These go aboard that craft, all of them.
    Board(Filter, Filter),
    /// A card type is named; a card of the opponent's hand by lot is shown, and lost if it is of that type.
    GuessHand,
    /// Draws so many destinies; if one of them is that number, what follows.
    Chances(u8, i32, Vec<Do>),
    /// Steals or destroys up to so many of the opponent's weapons, or of the opponent's devices, present.
    Loot(u8),
    /// This Utinni Effect targets one of these from now on.
    PassOn(Filter),
    /// The weapon that is being answered targets this instead, which has the forfeit of the first target if it is hit.
    Deflect(Filter),
    /// Weapons like this fire at the target at once; each counts with the total of all destinies drawn.
    Volley(Filter),
    /// A battle of the targets, and of nobody else there.
    Skirmish,
    /// The card that was just drawn is lost.
    LoseDrawn,
    /// The Interrupt that this card answers rests on it from now on, and is unique (X19).
    Grapple,
    /// These cross over to your side (R089).
    CrossOver(Filter),
    /// These are eaten: what is attached to them comes off (R034).
    Eat(Filter),
    /// A player's Force Pile as it lies may be neither used nor drawn (X17).
    FreezePile(Who),
    /// These go back to hand, and must be deployed there again in their player's next turn, free (X20).
    SendBack(Filter),
    /// You fire a weapon outside a battle: whoever is hit is lost at once (X26).
    Snipe,
    /// What this answers gets another target (X25).
    Retarget,
    /// The Utinni Effect that is targeted seeks another of its kind (X25).
    NewQuarry,
    /// The card that is targeted goes to another location where it could be deployed (X25).
    Resettle,
    /// The starfighter this is on attaches itself to the target (X21).
    Clamp,
    /// It comes off.
    Unclamp,
    /// This Interrupt or Epic Event is lost instead of used (R119).
    BeLost,
    /// A duel, which is no battle (X27).
    Duel(Vec<Do>),
    /// A player chooses one or the other.
    Either(Who, Vec<Do>, Vec<Do>),
    /// A player chooses one of these numbers.
    ChooseOf(Who, Vec<Expr>),
    /// A card of your hand is exchanged for one like this in your Lost Pile.
    Swap(Filter),
    /// A card like the first from your Reserve Deck is deployed to a location like the second; reshuffle.
    DeployFromReserve(Filter, Filter),
    /// As the game begins, a location like this comes from your deck; a system is what the card is about (R229).
    BeginWith(Filter),
    /// This Objective shows its other side (R229).
    Flip,
    /// You may deploy cards of your hand at once to where the first is; those like the second free.
    DeployNow(Filter, Filter),
    /// The Interrupt that moved the card this is about is lost.
    LoseCause,
    /// The targets are not your highest-ability characters for what this answers, which gets another target if it must (R153).
    Overlook,
    /// Something that no other word says: a function of its own.
    Special(Word),
}

/// What a decree says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Ruled {
    /// A number changes by so much.
    Adds(Stat, i32),
    /// A law holds.
    Law(Law),
}

/// A decree made ready.
#[derive(Clone, PartialEq, Debug)]
pub struct Decree {
    /// What it says.
    pub what: Ruled,
    /// Of which cards.
    pub to: Filter,
}

/// A kind of sabacc.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sabacc {
    /// Wild cards.
    pub wild: Filter,
    /// What a wild card may be worth, from and to.
    pub worth: (u8, u8),
    /// Clone cards.
    pub clone: Filter,
    /// Who may give clone cards another value, and which.
    #[serde(default)]
    pub gambler: Option<(Filter, u8)>,
    /// What is at stake.
    pub stakes: Filter,
}

impl Do {
    /// Whether it brings the card whose text it is onto the table.
    pub fn brings_itself(&self) -> bool {
        matches!(self, Do::AttachTo(_) | Do::Grapple)
    }

    /// The decrees that may come of it.
    pub(in crate::book) fn decrees(&self, found: &mut Vec<Decree>) {
        let mut all = |list: &[Do]| list.iter().for_each(|d| d.decrees(found));
        match self {
            Do::Decree(what, to, _) => found.push(Decree { what: *what, to: to.clone() }),
            Do::Destiny(_, then)
            | Do::BothDraw(_, _, then)
            | Do::Draws(_, then)
            | Do::Pay(_, then)
            | Do::OpponentDestiny(then) => all(then),
            Do::If(_, then, otherwise) => {
                all(then);
                all(otherwise);
            }
            _ => {}
        }
    }

    /// Whether it compares destiny with the maneuver of the target.
    pub fn weighs_maneuver(&self) -> bool {
        match self {
            Do::Destiny(_, then) => then.iter().any(Do::weighs_maneuver),
            Do::If(Cond::Compare(Expr::Drawn, _, Expr::OfTarget(stat)), ..) => *stat == Stat::Maneuver,
            _ => false,
        }
    }

    /// Whether it may steal, hit, capture or lose the target of the action.
    pub fn harms_target(&self) -> bool {
        match self {
            Do::Lose(f) | Do::Hit(f) | Do::Capture(f) | Do::Steal(f) => f.names_target(),
            Do::Destiny(_, then) | Do::BothDraw(_, _, then) => harm(then),
            Do::Draws(_, then) | Do::Pay(_, then) | Do::Repeat(_, then) => harm(then),
            Do::If(_, then, otherwise) => harm(then) || harm(otherwise),
            _ => false,
        }
    }
}

fn harm(list: &[Do]) -> bool {
    list.iter().any(Do::harms_target)
}
