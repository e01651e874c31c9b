//! What can be asked and answered.

use crate::book::text::{Kind, Moment, Phase};
use crate::world::{Berth, CardId, Zone};
use dejarik_kernel::{Seat, picks};
use serde::{Deserialize, Serialize};

/// Names a question and carries what the asked must know; only what everybody may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which location to start with.
    Start,
    /// What to do in this phase.
    Act(Phase),
    /// What to do in the weapons segment.
    Weapons(CardId),
    /// Whether and how to answer what is under way.
    Respond(Moment, CardId),
    /// Whether and how to follow what just happened.
    Just(Moment, CardId),
    /// What the card's action targets.
    Target(CardId, u8),
    /// Another target, or none.
    AnotherTarget(CardId, u8),
    /// Where the next of so many Force is lost from.
    Lose(i16),
    /// Battle destiny, the next of so many: draw?
    BattleDestiny(u8),
    /// What to forfeit or lose; attrition and damage left.
    Damage(i16, i16),
    /// Which destiny number of the card counts.
    WhichDestiny(CardId),
    /// Who goes along.
    Along(CardId, CardId),
    /// Who goes aboard before that spy under cover does (X28).
    Room(CardId, CardId),
    /// Which card is taken.
    Take(CardId),
    /// Where it goes.
    Whither(CardId),
    /// A number for the card's action.
    Number(CardId),
    /// Whether to do this with the card's action.
    Whether(CardId),
    /// Which of the automatic actions comes first.
    First,
    /// Pay this price of so much Force, or not.
    Price(CardId, i16),
    /// Fire again?
    Again(CardId),
    /// Which pile of which player.
    Pile(CardId),
    /// Sabacc: draw another card, having so many?
    SabaccDraw(u8),
    /// Sabacc: what a wild card or a clone card is worth.
    SabaccValue(CardId),
    /// Sabacc: what the total becomes.
    SabaccShift(i16),
    /// Whom a seeker finds.
    Victim(CardId),
    /// Who takes the captured character, or nobody.
    Custody(CardId),
    /// Whether a released captive stays at the site.
    Freed(CardId),
    /// Who else is in the search party.
    Party(CardId),
    /// Which side the creature attacks.
    Prey(CardId),
    /// Fire at the attacked creature?
    Shoot(CardId),
    /// Which card type.
    Type(CardId),
    /// Steal it, or destroy it.
    Steal(CardId),
}

/// How something moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum How {
    /// By landspeed.
    Landspeed,
    /// By hyperspeed.
    Hyperspeed,
    /// Lands.
    Land,
    /// Takes off.
    TakeOff,
    /// Shuttles.
    Shuttle,
    /// By docking bay transit.
    Transit,
    /// Goes aboard.
    Embark,
    /// Leaves its craft.
    Disembark,
    /// Takes another seat.
    Reseat,
    /// To a neighbouring sector, or between system and sector.
    Sector,
    /// From one starship to another.
    Transfer,
    /// By a shuttle vehicle, between its site and a starship (R296).
    Ferry,
    /// Between a craft and a site inside it (R304).
    Below,
    /// A seeker goes on (R292).
    Seek,
    /// A captive is put into a prison (R264).
    Deliver,
    /// A captive is taken into custody (R264).
    Custody,
    /// A frozen captive is left behind (R145).
    Leave,
    /// A frozen captive is let go (R145).
    Free,
    /// As a card says.
    Text,
}

/// An action that may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Activate so much Force.
    Activate(u8),
    /// Draw so many cards.
    Draw(u8),
    /// Put a location into the line, before that place.
    Place { card: CardId, index: u8 },
    /// Put a location on top of its other version.
    Convert { card: CardId, old: CardId },
    /// Put a generic location into the line of the planet that this card names (R148).
    Settle { card: CardId, by: CardId, index: u8 },
    /// Insert a card in a Reserve Deck (R171).
    Insert(CardId),
    /// Replace three starfighters by a squadron (R303).
    Form { squadron: CardId, at: CardId },
    /// Move a mobile system (X12).
    Jump { system: CardId, parsec: u8, around: CardId },
    /// Place a card of the hand face down at a site (R055).
    Bluff { card: CardId, at: CardId },
    /// Turn over a card that lies face down there, by its place (R055).
    Call { at: CardId, n: u8 },
    /// Bury a card of the hand at a site (R217).
    Bury { card: CardId, at: CardId },
    /// Break a spy's cover (X28).
    BreakCover(CardId),
    /// Attack a creature (S12).
    Attack(CardId),
    /// Look for a missing character there (R289).
    Search(CardId),
    /// Deploy a card.
    Deploy { card: CardId, to: CardId, berth: Berth },
    /// Deploy a starfighter and its pilot at once (R307).
    Launch { ship: CardId, pilot: CardId, to: CardId },
    /// Replace a character by another version (R253).
    Replace { old: CardId, new: CardId },
    /// Play an Interrupt.
    Play { card: CardId, deed: u8 },
    /// Use a text on table.
    Use { card: CardId, deed: u8 },
    /// Move a card.
    Move { card: CardId, to: CardId, berth: Berth, how: How },
    /// Give a weapon or device to another (R353).
    HandOver { item: CardId, to: CardId },
    /// Drain Force.
    Drain(CardId),
    /// Initiate a battle.
    Battle(CardId),
    /// Fire a weapon.
    Fire { weapon: CardId, target: CardId },
    /// Forfeit a card.
    Forfeit(CardId),
    /// Lose 1 Force.
    LoseForce,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing.
    Pass,
    /// A number.
    Number(u8),
    /// An action.
    Act(Act),
    /// A card.
    Card(CardId),
    /// The top of a pile of one's own.
    Pile(Zone),
    /// A pile of a player.
    PileOf(Seated),
    /// A card type.
    Kind(Kind),
}

/// A pile of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub zone: Zone,
}

/// A card of the hand, or the top of a pile: where Force is lost from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This card of the hand.
    Hand(CardId),
    /// The top of that pile.
    Top(Zone),
}

picks!(Choice { Number(u8), Act(Act), Card(CardId), Pile(Zone), PileOf(Seated), Kind(Kind) } yes Yes no No);

impl dejarik_kernel::Pick<Choice> for Source {
    fn put(self) -> Choice {
        match self {
            Source::Hand(card) => Choice::Card(card),
            Source::Top(zone) => Choice::Pile(zone),
        }
    }

    fn take(choice: &Choice) -> Option<Source> {
        match choice {
            Choice::Card(card) => Some(Source::Hand(*card)),
            Choice::Pile(zone) => Some(Source::Top(*zone)),
            Choice::Yes
            | Choice::No
            | Choice::Pass
            | Choice::Number(_)
            | Choice::Act(_)
            | Choice::PileOf(_)
            | Choice::Kind(_) => None,
        }
    }
}
