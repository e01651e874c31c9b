//! The facts on the table. Everything printed is in the Book; a card here is sixteen bytes.

use crate::book::PrintId;
use crate::book::text::{Law, Moment, Phase, Stat, Until};
use dejarik_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};

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
    /// Its weapon was used this turn.
    UsedWeapon,
    /// Its device was used this turn.
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
}

impl Mark {
    /// Those that end with the turn.
    pub const OF_TURN: [Mark; 8] = [
        Mark::Moved,
        Mark::Battled,
        Mark::Reacted,
        Mark::UsedWeapon,
        Mark::UsedDevice,
        Mark::Drained,
        Mark::New,
        Mark::Excluded,
    ];

    fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its face.
    pub print: PrintId,
    /// What is noted on it.
    pub marks: u16,
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

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// Whether the card is in it.
    pub fn has(self, card: CardId) -> bool {
        card != CardId::NONE && self.0[card.0 as usize / 64] & (1 << (card.0 % 64)) != 0
    }

    /// Adds a card.
    pub fn add(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    pub fn drop(&mut self, card: CardId) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    /// The cards in it.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..128).map(CardId).filter(move |c| self.has(*c))
    }
}

/// How many cards a game can hold: the sets have room for no more.
pub const MOST_CARDS: usize = 128;

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
    pub drawn: i16,
    /// Of a canceled draw: draw again.
    pub again: bool,
    /// A number chosen for it.
    pub chosen: i16,
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
            drawn: 0,
            again: false,
            chosen: 0,
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
    pub power: i16,
    /// How many battle destinies were drawn.
    pub draws: u8,
    /// Their total.
    pub destiny: i16,
    /// Destinies drawn for power only.
    pub extra: i16,
    /// Attrition against this side.
    pub attrition: i16,
    /// Battle damage against this side.
    pub damage: i16,
    /// How much of both its forfeits have satisfied.
    pub forfeited: i16,
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

/// Something that lasts for a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// What it changes.
    pub what: Change,
    /// Of which card; none: of a player.
    pub card: CardId,
    /// Of which player, or who made it.
    pub seat: Seat,
    /// How long.
    pub until: Until,
    /// Turns that it still outlasts.
    pub turns: u8,
    /// The card that made it: copies do not add up (R048, R090).
    pub source: PrintId,
}

/// What a lasting thing changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// A number grows by so much.
    Add(Stat, i16),
    /// A number is set.
    Set(Stat, i16),
    /// A law holds.
    Law(Law),
    /// A Utinni Effect targets it (R340).
    Quarry(CardId),
}

/// Something was done that may be done only so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// The card.
    pub card: CardId,
    /// Which of its actions.
    pub deed: u8,
    /// How long that counts.
    pub period: Period,
}

/// How long a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Period {
    /// This battle.
    Battle,
    /// This phase.
    Phase,
    /// This turn.
    Turn,
    /// This game, for every card of the title.
    Game,
    /// The moment that is being answered, for every card of the title.
    Moment,
}

/// The facts on the table and what is under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct World {
    /// Every card of both decks.
    pub cards: Vec<Card>,
    /// The locations on table, in their line.
    pub places: SmallVec<[CardId; 32]>,
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
    /// Force activated in this activate phase.
    pub activated: u8,
    /// Whether something must happen by itself before anybody acts in this phase.
    pub fresh: bool,
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
    /// What lasts for a time.
    pub lasting: SmallVec<[Lasting; 8]>,
    /// What was done and may not be done again for a time.
    pub used: SmallVec<[Use; 8]>,
    /// Cards with dots that were played or deployed this turn (R331).
    pub played: SmallVec<[PrintId; 8]>,
    /// The starting locations that were chosen and not shown yet.
    pub chosen: [CardId; 2],
    /// Who lost the game.
    pub losers: SeatSet,
    /// It ended without a winner: nothing more can happen.
    pub drawn: bool,
}

impl Index<CardId> for World {
    type Output = Card;

    fn index(&self, card: CardId) -> &Card {
        &self.cards[card.0 as usize]
    }
}

impl IndexMut<CardId> for World {
    fn index_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.cards[card.0 as usize]
    }
}

impl World {
    /// Every card.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// The cards on table.
    pub fn table(&self) -> impl Iterator<Item = CardId> + '_ {
        self.ids().filter(|c| self[*c].zone == Zone::Table)
    }

    /// How many cards of a player are in a zone.
    pub fn count(&self, seat: Seat, zone: Zone) -> usize {
        self.cards.iter().filter(|c| c.zone == zone && c.owner == seat).count()
    }

    /// The cards of a player in a zone, in no particular order.
    pub fn in_zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        self.ids().filter(move |c| self[*c].zone == zone && self[*c].owner == seat)
    }

    /// The pile of a player, from the bottom.
    pub fn pile(&self, seat: Seat, zone: Zone) -> SmallVec<[CardId; 64]> {
        let mut pile: SmallVec<[CardId; 64]> = self.in_zone(seat, zone).collect();
        pile.sort_unstable_by_key(|c| self[*c].order);
        pile
    }

    /// The top card of a pile.
    pub fn top(&self, seat: Seat, zone: Zone) -> Option<CardId> {
        self.in_zone(seat, zone).max_by_key(|c| self[*c].order)
    }

    /// Life Force: Reserve Deck, Force Pile and Used Pile (R193).
    pub fn life(&self, seat: Seat) -> usize {
        let alive = |c: &&Card| c.owner == seat && matches!(c.zone, Zone::Reserve | Zone::Force | Zone::Used);
        self.cards.iter().filter(alive).count()
    }

    /// The cards that are on, at or aboard this one itself.
    pub fn guests(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.ids().filter(move |c| self[*c].host == host && self[*c].zone == Zone::Table)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_small() {
        assert!(size_of::<Card>() <= 16, "{}", size_of::<Card>());
    }

    #[test]
    fn sets_hold_what_was_added() {
        let mut set = CardSet::default();
        set.add(CardId(3));
        set.add(CardId(100));
        set.drop(CardId(3));
        assert_eq!(set.iter().collect::<Vec<_>>(), [CardId(100)]);
        assert!(!set.has(CardId::NONE));
    }
}
