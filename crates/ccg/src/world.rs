//! The facts on the table. Everything printed is in the Book; a card here is sixteen bytes.

mod copy;
mod index;
mod lasting;
mod packed;
mod sets;

pub use index::{Facts, Index};
pub use lasting::{Change, Lasting, Period, Use};
pub use sets::{CardSet, MOST_CARDS, Whereabouts};

use crate::book::PrintId;
use crate::book::text::{Moment, Phase};
use crate::num::Num;
use dejarik_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops;

/// The player of the Light side.
pub const LIGHT: Seat = Seat(0);
/// The player of the Dark side.
pub const DARK: Seat = Seat(1);

/// The other player.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A card of this game, by its place in [`World::cards`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u8);

impl CardId {
    /// No card: the side of the table, or one whose face is not told.
    pub const NONE: CardId = CardId(u8::MAX);

    /// Itself, unless it is none.
    pub fn some(self) -> Option<CardId> {
        (self != CardId::NONE).then_some(self)
    }
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// In the Reserve Deck; the top is the last.
    Reserve,
    /// In the Force Pile.
    Force,
    /// In the Used Pile.
    Used,
    /// In the Lost Pile.
    Lost,
    /// In the hand.
    Hand,
    /// On table.
    Table,
    /// Being played or deployed: nowhere else (R233).
    Playing,
    /// Out of play (R242).
    Out,
    /// In a hand of sabacc (R285).
    Sabacc,
    /// Inserted in a Reserve Deck, so many cards below its top: on table, and no part of the deck (R172).
    Inserted,
    /// On or beneath a card and not in play: face down at a site (R055, R217), Force on an Effect (X10), stored (X11), an
    /// Interrupt that is held (X19).
    Stacked,
}

/// How a card is on what it is on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Berth {
    /// At a location, or beside everything.
    Here,
    /// Aboard as pilot or driver.
    Pilot,
    /// Aboard as passenger.
    Passenger,
    /// Aboard in the place of an astromech.
    Astromech,
    /// In the cargo bay.
    Cargo,
    /// Carried by it, or deployed on it.
    On,
    /// Beneath it, such as a location that was converted.
    Beneath,
}

/// Something that is noted on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// Hit by a weapon: must be forfeited (R154).
    Hit,
    /// Made its regular move this turn.
    Moved,
    /// Took part in a battle this turn.
    Battled,
    /// Took part in a react this turn.
    Reacted,
    /// A weapon fired in this battle.
    Fired,
    /// Used a weapon this turn; of a weapon: it was used by its bearer.
    UsedWeapon,
    /// The same of a device.
    UsedDevice,
    /// Took part in a Force drain this turn.
    Drained,
    /// Deployed this turn.
    New,
    /// A landed starfighter (R188).
    Landed,
    /// Excluded from battle this turn.
    Excluded,
    /// Ion damage: armor or maneuver, and hyperspeed, are 0 (R176).
    Ionized,
    /// Its forfeit value is 0.
    Worthless,
    /// A spy under cover (X28): on the opponent's side, without presence.
    Undercover,
    /// Missing: beneath the site (R218).
    Missing,
    /// A captive: beneath its escort or its prison (R069).
    Captive,
    /// A captive in carbonite (R145).
    Frozen,
    /// A crashed vehicle (R085).
    Crashed,
    /// A collapsed site (R077).
    Collapsed,
    /// A location that was blown away (R053, R054).
    BlownAway,
    /// Belongs to a search party this turn (R289).
    Searched,
    /// A Mobile Effect that goes the other way (R219).
    Turned,
    /// A mine that was buried and has been tripped (R217).
    Tripped,
    /// Crossed over: its name means nothing any more (R089).
    Crossed,
    /// A starfighter attached to a capital starship of the other side (X21).
    Attached,
    /// A starting Interrupt was played, or an Objective shows its other side (R229).
    Flipped,
}

impl Mark {
    /// Those that end with the turn.
    pub const OF_TURN: [Mark; 9] = [
        Mark::Moved,
        Mark::Battled,
        Mark::Reacted,
        Mark::UsedWeapon,
        Mark::UsedDevice,
        Mark::Drained,
        Mark::New,
        Mark::Excluded,
        Mark::Searched,
    ];

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// What is noted on it.
    pub marks: u32,
    /// Its face.
    pub print: PrintId,
    /// What it is at, aboard or on; none in piles and beside the table.
    pub host: CardId,
    /// Its place in its pile, from the bottom; among the cards of a host, the order in which they came.
    pub order: u8,
    /// Where it is.
    pub zone: Zone,
    /// How it is on its host.
    pub berth: Berth,
    /// Whose card it is (R244).
    pub owner: Seat,
    /// Whose deck it came from.
    pub home: Seat,
    /// Who knows its face.
    pub known: SeatSet,
    /// Who saw its face in this step.
    pub shown: SeatSet,
}

impl Card {
    /// Whether this is noted on it.
    pub fn has(&self, mark: Mark) -> bool {
        self.marks & mark.bit() != 0
    }

    /// Whether it is on table.
    pub fn on_table(&self) -> bool {
        self.zone == Zone::Table
    }

    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks |= mark.bit();
    }

    pub(crate) fn unmark(&mut self, mark: Mark) {
        self.marks &= !mark.bit();
    }
}

/// What an action is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// A card is deployed.
    Deploy,
    /// An Interrupt is played.
    Play,
    /// A text on table is used.
    Use,
    /// Something moves.
    Move,
    /// Something reacts.
    React,
    /// A Force drain.
    Drain,
    /// A battle.
    Battle,
    /// A weapon is fired.
    Fire,
    /// A destiny is drawn.
    Destiny,
    /// A loss of Force.
    Loss,
    /// An attack on a creature, or by one (R088).
    Attack,
}

/// An action under way (004:97-112): the last of [`World::frames`] is the topmost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// What it is.
    pub what: What,
    /// Who does it.
    pub by: Seat,
    /// The card that does it, or the location.
    pub card: CardId,
    /// Which of the card's actions.
    pub deed: u8,
    /// What it targets.
    pub targets: SmallVec<[CardId; 4]>,
    /// How much Force it is about.
    pub amount: i16,
    /// The total of destinies drawn for it.
    pub drawn: Num,
    /// Of a canceled draw: draw again.
    pub again: bool,
    /// A number chosen for it.
    pub chosen: Num,
    /// Canceled: it will have no result.
    pub canceled: bool,
}

impl Frame {
    /// An action as it begins.
    pub fn new(what: What, by: Seat, card: CardId) -> Frame {
        Frame {
            what,
            by,
            card,
            deed: 0,
            targets: SmallVec::new(),
            amount: 0,
            drawn: Num::ZERO,
            again: false,
            chosen: Num::ZERO,
            canceled: false,
        }
    }
}

/// A moment that players may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// What happens or just happened.
    pub moment: Moment,
    /// The card it is about.
    pub it: CardId,
    /// Who did it.
    pub by: Seat,
    /// Of a card that was lost or moved: where it was; of one that an Interrupt moved: the Interrupt.
    pub place: CardId,
}

/// The part of a battle (R040).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Segment {
    /// Just initiated.
    Initiation,
    /// Weapons.
    Weapons,
    /// Power.
    Power,
    /// Damage.
    Damage,
    /// Over.
    End,
}

/// What one side of a battle has and owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// Total power, destinies included, once it was added up.
    pub power: Num,
    /// How many battle destinies were drawn.
    pub draws: u8,
    /// Their total.
    pub destiny: Num,
    /// Destinies drawn for power only.
    pub extra: Num,
    /// Attrition against this side.
    pub attrition: Num,
    /// Battle damage against this side.
    pub damage: Num,
    /// How much of both its forfeits have satisfied.
    pub forfeited: Num,
    /// How much Force it lost to damage.
    pub lost: i16,
}

/// The battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: CardId,
    /// Who initiated it.
    pub by: Seat,
    /// How far it is.
    pub segment: Segment,
    /// Who takes part.
    pub cards: CardSet,
    /// What each side has and owes.
    pub sides: [Ledger; 2],
    /// What damage is multiplied by.
    pub times: i16,
    /// Who won.
    pub winner: Option<Seat>,
    /// It ended before its time.
    pub cut_short: bool,
}

/// Where a mobile system is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Orbit {
    /// The mobile system.
    pub system: CardId,
    /// At which parsec.
    pub parsec: i16,
    /// The system whose planet it orbits; none: deep space.
    pub around: CardId,
}

/// Where Life Force is (R193).
const LIFE: [Zone; 4] = [Zone::Reserve, Zone::Force, Zone::Used, Zone::Sabacc];

/// The facts on the table and what is under way.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct World {
    /// Every card of both decks.
    #[serde(with = "packed")]
    pub cards: Vec<Card>,
    /// Which of them are where.
    pub sets: Whereabouts,
    /// What their faces allow; not saved.
    #[serde(skip)]
    pub index: Index,
    /// The locations on table, in their line.
    pub places: SmallVec<[CardId; 32]>,
    /// Cards of Force Piles that may be neither used nor drawn (X17).
    pub frozen: CardSet,
    /// Generic locations, and a card that names the planet where they were put (R148).
    pub settled: SmallVec<[(CardId, PrintId); 4]>,
    /// Where mobile systems are (X12).
    pub orbits: SmallVec<[Orbit; 2]>,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns have begun.
    pub turns: u16,
    /// Which phase of it.
    pub phase: Phase,
    /// Who has the next opportunity while nothing is under way (R010).
    pub next: Seat,
    /// How many passed in a row.
    pub passes: u8,
    /// Who followed an action that was over with a just action of theirs, and how many were under way then (R012).
    pub followed: Option<(u8, Seat)>,
    /// Force activated in this activate phase.
    pub activated: u8,
    /// Whether something must happen by itself before anybody acts in this phase.
    pub fresh: bool,
    /// Whether somebody saw a face in this step.
    pub showed: bool,
    /// Whether somebody has acted in this phase.
    pub begun: bool,
    /// The actions under way.
    pub frames: SmallVec<[Frame; 3]>,
    /// The moments that may be answered.
    pub heard: SmallVec<[Heard; 4]>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// Where a battle was initiated this turn.
    pub battles: CardSet,
    /// Where Force was drained this turn.
    pub drains: CardSet,
    /// Where a creature was attacked this turn (S12).
    pub attacks: CardSet,
    /// What lasts for a time.
    pub lasting: SmallVec<[Lasting; 8]>,
    /// What was done and may not be done again for a time.
    pub used: SmallVec<[Use; 8]>,
    /// Cards with dots that were played or deployed this turn (R331).
    pub played: SmallVec<[PrintId; 8]>,
    /// Personas that crossed over, by their cards (R089).
    pub crossed: SmallVec<[PrintId; 2]>,
    /// The starting locations that were chosen and not shown yet.
    pub chosen: [CardId; 2],
    /// Who lost the game.
    pub losers: SeatSet,
    /// It ended without a winner: nothing more can happen.
    pub drawn: bool,
}

impl ops::Index<CardId> for World {
    type Output = Card;

    fn index(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }
}

impl ops::IndexMut<CardId> for World {
    fn index_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card.0 as usize]
    }
}

impl World {
    /// Every card.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// The cards on table that are in this set.
    pub fn table_of(&self, cards: CardSet) -> impl Iterator<Item = CardId> + use<> {
        self.sets.zone(Zone::Table).and(cards).iter()
    }

    /// The cards on table.
    pub fn table(&self) -> impl Iterator<Item = CardId> + use<> {
        self.sets.zone(Zone::Table).iter()
    }

    /// How many cards of a player are in a zone.
    pub fn count(&self, seat: Seat, zone: Zone) -> usize {
        self.sets.of(seat, zone).len()
    }

    /// The cards of a player in a zone, in no particular order.
    pub fn in_zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = CardId> + use<> {
        self.sets.of(seat, zone).iter()
    }

    /// The pile of a player, from the bottom.
    pub fn pile(&self, seat: Seat, zone: Zone) -> SmallVec<[CardId; 64]> {
        let mut pile: SmallVec<[CardId; 64]> = self.in_zone(seat, zone).collect();
        pile.sort_unstable_by_key(|c| self[*c].order);
        pile
    }

    /// The top card of a pile.
    pub fn top(&self, seat: Seat, zone: Zone) -> Option<CardId> {
        let pile = self.sets.of(seat, zone);
        let top = pile.len().checked_sub(1)?;
        pile.iter().find(|c| usize::from(self[*c].order) == top)
    }

    /// Whether a player has Life Force left.
    pub fn is_alive(&self, seat: Seat) -> bool {
        LIFE.into_iter().any(|zone| !self.sets.of(seat, zone).is_empty())
    }

    /// How much Force a player may use: what is frozen may not be (X17).
    pub fn force(&self, seat: Seat) -> i32 {
        self.sets.of(seat, Zone::Force).without(self.frozen).len() as i32
    }

    /// The cards that lie on or beneath this one and are not in play, in the order in which they came.
    pub fn stacked(&self, host: CardId) -> SmallVec<[CardId; 4]> {
        let mut found: SmallVec<[CardId; 4]> =
            self.sets.zone(Zone::Stacked).iter().filter(|c| self[*c].host == host).collect();
        found.sort_unstable_by_key(|c| self[*c].order);
        found
    }

    /// Life Force: Reserve Deck, Force Pile and Used Pile (R193).
    pub fn life(&self, seat: Seat) -> usize {
        LIFE.into_iter().map(|zone| self.count(seat, zone)).sum()
    }

    /// The cards that are on, at or aboard this one itself.
    pub fn guests(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.sets.near(host, &self.index).iter().filter(move |c| self[*c].host == host)
    }

    /// The cards on or aboard others that are no locations.
    pub fn aboard(&self) -> impl Iterator<Item = CardId> + use<> {
        self.sets.aboard().iter()
    }

    /// The cards inserted in a player's Reserve Deck; face up if they are that player's own (X02).
    pub fn inserted(&self, deck: Seat) -> impl Iterator<Item = CardId> + '_ {
        let own = |c: &CardId| self[*c].berth == Berth::On;
        self.sets.zone(Zone::Inserted).iter().filter(move |c| (self[*c].owner == deck) == own(c))
    }

    /// The topmost action.
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The moment that is being answered.
    pub fn moment(&self) -> Option<Heard> {
        self.heard.last().copied()
    }
}
