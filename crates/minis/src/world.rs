//! The facts on the table, and what is under way.

use crate::abilities::{AbilityId, AbilitySet, Moments};
use crate::book::{CharacterId, Faction};
use crate::map::{DoorId, DoorSet, Space, Square};
use dejarik_kernel::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};

mod happening;
mod turn;

pub use happening::{Aim, Entry, Power, Save};
pub use turn::{Turn, TurnKind};

/// The number of a figure: its place in [`World::figures`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FigureId(pub u8);

/// A set of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FigureSet(pub u64);

impl FigureSet {
    /// The most figures a game can have.
    pub const MOST: usize = 64;

    /// Adds a figure.
    pub fn insert(&mut self, f: FigureId) {
        self.0 |= 1 << f.0;
    }

    /// Takes a figure out.
    pub fn remove(&mut self, f: FigureId) {
        self.0 &= !(1 << f.0);
    }

    /// Whether the figure is in the set.
    pub fn has(self, f: FigureId) -> bool {
        self.0 & (1 << f.0) != 0
    }

    /// How many figures are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The figures in order.
    pub fn iter(self) -> impl Iterator<Item = FigureId> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let f = FigureId(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                f
            })
        })
    }
}

impl FromIterator<FigureId> for FigureSet {
    fn from_iter<I: IntoIterator<Item = FigureId>>(iter: I) -> FigureSet {
        let mut set = FigureSet::default();
        iter.into_iter().for_each(|f| set.insert(f));
        set
    }
}

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// Not on the map: not set up yet, or gone.
    Off,
    /// On the map; the top left square of its space.
    At(Square),
    /// Aboard a transport.
    Aboard(FigureId),
}

/// A character in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Its stat card.
    pub card: CharacterId,
    /// The faction it has in its squad, which need not be the printed one (000:1042, 1627).
    pub faction: Option<Faction>,
    /// The character inside, if it is Frozen in Carbonite (000:1465).
    pub inside: Option<CharacterId>,
    /// Whose squad it came with.
    pub home: Seat,
    /// Whose squad it fights for now.
    pub side: Seat,
    /// Where it is.
    pub place: Place,
    /// How many squares wide its space is: 1, 2 or 3.
    pub span: u8,
    /// Whether it stands with a reduced footprint, in the middle of squeezing.
    pub squeezed: bool,
    /// Damage taken.
    pub damage: i16,
    /// Force points left.
    pub force: u8,
    /// Whether it has a Force rating.
    pub rated: bool,
    /// Whether it counts as activated this round.
    pub activated: bool,
    /// Whether it has made a step of its own this round.
    pub moved: bool,
    /// Whether it is out of the game.
    pub defeated: bool,
    /// What was paid for it, from whichever points.
    pub paid: u16,
    /// What its defeat is worth.
    pub value: u16,
    /// Whether its side lives as long as it does.
    pub counts: bool,
}

/// How long a condition lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Until {
    /// The end of the turn under way, whoever's it is.
    EndOfTurn,
    /// The end of the round.
    EndOfRound,
    /// The end of the source's next turn.
    EndOfSourcesNextTurn,
    /// The end of the source's turn after the one under way, which is its own.
    EndOfSourcesTurnAfterThis,
    /// As long as the source is in play.
    SourceFalls,
    /// For good.
    Skirmish,
}

impl Until {
    /// Whether it is counted in turns of the source.
    pub fn is_for_sources_turns(self) -> bool {
        matches!(self, Until::EndOfSourcesNextTurn | Until::EndOfSourcesTurnAfterThis)
    }
}

/// What a condition is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nature {
    /// The figure has the ability.
    Granted,
    /// The ability has marked the figure; what that means is said where the ability is.
    Marked,
    /// The ability remembers something about the figure, which is told to nobody.
    Noted,
}

/// Something that holds for a figure for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Condition {
    /// Whom it concerns.
    pub on: FigureId,
    /// Granted or marked.
    pub nature: Nature,
    /// By which ability.
    pub ability: AbilityId,
    /// The ability's number, where it has one.
    pub number: i16,
    /// Who brought it about.
    pub source: FigureId,
    /// How long it lasts.
    pub until: Until,
}

/// How an attack comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum How {
    /// A normal attack of its own turn.
    Normal,
    /// An attack that an ability gives on its own turn under the targeting rules.
    Ability(AbilityId),
    /// An attack that an ability makes outside the targeting rules.
    Sweep(AbilityId),
    /// An attack of opportunity.
    Opportunity,
    /// An immediate attack.
    Immediate(AbilityId),
}

/// A die as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Die {
    /// What it shows.
    pub natural: u8,
    /// It was not rolled but counts as showing this.
    pub set: bool,
    /// Bonuses that came with a reroll.
    pub bonus: i8,
}

/// An attack under way, the innermost last (H-02: declared target, target, character hit and receiver differ).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub by: FigureId,
    /// Whom it declared.
    pub declared: FigureId,
    /// Whom it is made against.
    pub target: FigureId,
    /// How it comes about.
    pub how: How,
    /// Whether the targeting rules are used.
    pub targeted: bool,
    /// Whether it is a melee attack.
    pub melee: bool,
    /// Allies that combine fire.
    pub helpers: FigureSet,
    /// The attack die.
    pub die: Option<Die>,
    /// Whether it was cancelled before the roll.
    pub cancelled: bool,
    /// How often its die was rolled.
    pub rolls: u8,
    /// Whether it hit.
    pub hit: bool,
    /// Whether the hit is critical.
    pub critical: bool,
    /// The damage that is going to be dealt.
    pub damage: i16,
    /// Whether its damage was avoided or turned back: nothing can add to it any more.
    pub avoided: bool,
    /// The target is defeated outright when damage is dealt (Disintegration).
    pub doom: bool,
    /// Which strike it is: 1, or 2 for the second of a Twin Attack.
    pub strike: u8,
    /// What was used in this strike, and by whom.
    pub spent: SmallVec<[(FigureId, AbilityId); 4]>,
    /// Printed bonus to Attack that came with the occasion.
    pub attack_bonus: i8,
    /// Bonus to Damage that came with the occasion.
    pub damage_bonus: i16,
    /// Attack and Damage in place of the printed ones, where an ability says so.
    pub figures: Option<(i16, i16)>,
    /// Whom alone it could have been declared against, where an ability says so.
    pub only: Option<FigureSet>,
    /// Whether it is the Extra Attack of its turn, where that matters.
    pub extra: bool,
}

impl Attack {
    /// Whether its bonuses come from a commander effect: it was ordered, or rolled again for one.
    pub fn commanded(&self) -> bool {
        use crate::abilities::list::TERM_COMMANDER_EFFECT as COMMAND;
        self.how == How::Immediate(COMMAND) || self.used(self.by, COMMAND)
    }

    /// Whether that figure used that ability in this strike.
    pub fn used(&self, who: FigureId, ability: AbilityId) -> bool {
        self.spent.contains(&(who, ability))
    }
}

/// Damage about to be taken, the innermost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hurt {
    /// Who will take it.
    pub who: FigureId,
    /// For whom it was worked out.
    pub first: FigureId,
    /// Who deals it.
    pub by: FigureId,
    /// How much.
    pub amount: i16,
    /// Whether an attack deals it.
    pub attack: bool,
    /// The receiver is defeated outright.
    pub doom: bool,
    /// What was used against it, by whom.
    pub spent: SmallVec<[(FigureId, AbilityId); 4]>,
}

/// A defeat under way, the innermost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fall {
    /// Who is, or would be, defeated.
    pub who: FigureId,
    /// Whose doing it is.
    pub by: Option<FigureId>,
    /// Whether an attack did it.
    pub attack: bool,
    /// The squares it covered, if it was on the map.
    pub space: Option<Space>,
    /// Whether it stays in play after all.
    pub rescued: bool,
    /// What was used in it, by whom.
    pub spent: SmallVec<[(FigureId, AbilityId); 4]>,
}

/// Who holds a door in its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hold {
    /// Which door.
    pub door: DoorId,
    /// Held open, or closed.
    pub open: bool,
    /// By whom.
    pub by: FigureId,
    /// By which ability.
    pub ability: AbilityId,
}

/// Where the game stands between steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The squads are being set up.
    Setup,
    /// A round begins with initiative.
    Initiative,
    /// Characters are activated.
    Phases,
}

/// The round under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Counted from 1.
    pub number: u16,
    /// The seats in the order of play; the first is `order[0]`.
    pub first: Seat,
    /// Whose phase it is.
    pub phase: Seat,
    /// Activations left in the phase.
    pub left: u8,
    /// How many of them must be made.
    pub least: u8,
    /// Seats that have had a phase this round.
    pub begun: SeatSet,
    /// Whether anything happened that ends a quiet spell.
    pub stirred: bool,
    /// Rounds in a row without it.
    pub quiet: u8,
    /// The initiative dice as they stand.
    pub dice: [u8; Seat::MOST],
}

/// A player's squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// Which team it belongs to.
    pub team: u8,
    /// Points scored, in halves.
    pub half_points: u32,
    /// Points that win the game by themselves, where the scenario has them.
    pub goal: u16,
    /// The start area it was given, as an index into the map's.
    pub area: u8,
    /// Force points that enemies of this side lose whenever they activate (Dark Force Spirit).
    pub haunts: u8,
}

/// What holds for the whole game, worked out when figures join: what can be skipped without a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Masks {
    /// Every ability that somebody has or could be given.
    pub present: AbilitySet,
    /// Abilities that can be given.
    pub grantable: AbilitySet,
    /// Abilities that can be taken away.
    pub takeable: AbilitySet,
    /// Moments at which somebody could speak.
    pub heard: Moments,
    /// Figures with something that works on others' numbers.
    pub auras: FigureSet,
    /// Figures with something that gives or takes abilities.
    pub givers: FigureSet,
    /// Commanders.
    pub commanders: FigureSet,
}

/// The droid of "Capture the Droid" (002:523-532).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prize {
    /// Where it stands.
    pub at: Square,
    /// Who leads it.
    pub led_by: Option<FigureId>,
}

/// The facts on the table, and what is under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct World {
    /// Which map of the Book.
    pub map: u16,
    /// The options of this game.
    pub options: crate::setup::Options,
    /// Every figure that ever was in the game.
    pub figures: Vec<Figure>,
    /// The squads.
    pub sides: SmallVec<[Side; 2]>,
    /// Where the game stands between steps.
    pub stage: Stage,
    /// The round under way.
    pub round: Round,
    /// Open doors, the removed ones among them.
    pub open: DoorSet,
    /// Doors that are gone for good.
    pub removed: DoorSet,
    /// Doors that somebody holds.
    pub holds: SmallVec<[Hold; 2]>,
    /// Who stands on each square: the figure's number, or `EMPTY`. Kept by `apply`.
    pub grid: Vec<u8>,
    /// How many squares a row has.
    pub width: u8,
    /// What holds for a while.
    pub conditions: SmallVec<[Condition; 2]>,
    /// Turns under way.
    pub turns: SmallVec<[Turn; 1]>,
    /// Targets just named.
    pub aims: SmallVec<[Aim; 1]>,
    /// Attacks under way.
    pub attacks: SmallVec<[Attack; 1]>,
    /// Steps just made.
    pub entries: SmallVec<[Entry; 1]>,
    /// Damage under way.
    pub hurts: SmallVec<[Hurt; 1]>,
    /// Defeats under way.
    pub falls: SmallVec<[Fall; 1]>,
    /// The save under way.
    pub saves: SmallVec<[Save; 1]>,
    /// Force powers under way.
    pub powers: SmallVec<[Power; 1]>,
    /// What windows have been used for, by whom, the innermost window last.
    pub windows: SmallVec<[Said; 2]>,
    /// What holds for the whole game.
    pub masks: Masks,
    /// Who joined a squad and waits to be set up before its player's first activation of a round (000:1803).
    pub waiting: SmallVec<[FigureId; 4]>,
    /// The prize of "Capture the Droid".
    pub prize: Option<Prize>,
    /// How the game ended.
    pub ended: Option<Outcome>,
}

/// What was said in a window, and by whom.
pub type Said = SmallVec<[(FigureId, AbilityId); 2]>;

/// Nobody on a square of the grid.
pub const EMPTY: u8 = u8::MAX;

impl Index<FigureId> for World {
    type Output = Figure;
    #[inline]
    fn index(&self, f: FigureId) -> &Figure {
        &self.figures[f.0 as usize]
    }
}

impl IndexMut<FigureId> for World {
    fn index_mut(&mut self, f: FigureId) -> &mut Figure {
        &mut self.figures[f.0 as usize]
    }
}

impl World {
    /// All figures, the defeated ones too.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = FigureId> + ExactSizeIterator + Clone + use<> {
        (0..self.figures.len() as u8).map(FigureId)
    }

    /// The figures in play: set up and not defeated.
    pub fn in_play(&self) -> impl Iterator<Item = FigureId> + Clone + '_ {
        self.ids().filter(|f| self[*f].place != Place::Off)
    }

    /// The turn under way.
    pub fn turn(&self) -> Option<&Turn> {
        self.turns.last()
    }

    /// The attack under way.
    ///
    /// # Panics
    /// If there is none: only rules inside an attack ask.
    pub fn attack(&self) -> &Attack {
        self.attacks.last().expect("inside an attack")
    }

    /// The damage under way.
    ///
    /// # Panics
    /// If there is none: only rules that answer damage ask.
    pub fn hurt(&self) -> &Hurt {
        self.hurts.last().expect("inside damage")
    }

    /// The defeat under way.
    ///
    /// # Panics
    /// If there is none: only rules that answer a defeat ask.
    pub fn fall(&self) -> &Fall {
        self.falls.last().expect("inside a defeat")
    }

    /// Who stands on a square.
    #[inline]
    pub fn standing_on(&self, square: Square) -> Option<FigureId> {
        let id = *self.grid.get(square.y as usize * self.width as usize + square.x as usize)?;
        (id != EMPTY).then_some(FigureId(id))
    }

    /// The team of a seat.
    #[inline]
    pub fn team(&self, seat: Seat) -> u8 {
        self.sides[seat.index()].team
    }

    /// The seats of a team.
    pub fn seats_of(&self, team: u8) -> SeatSet {
        Seat::first(self.sides.len()).filter(|s| self.team(*s) == team).collect()
    }

    /// Whether the two fight for the same side (a figure does so with itself).
    #[inline]
    pub fn same_side(&self, a: FigureId, b: FigureId) -> bool {
        self.team(self[a].side) == self.team(self[b].side)
    }

    /// Whether the two are of the same squad, which a teammate's is not (a figure is so with itself).
    #[inline]
    pub fn same_squad(&self, a: FigureId, b: FigureId) -> bool {
        self[a].side == self[b].side
    }

    /// Whether they are allies: on the same side, and two (000:1053).
    #[inline]
    pub fn allies(&self, a: FigureId, b: FigureId) -> bool {
        a != b && self.same_side(a, b)
    }

    /// Whether they are enemies (000:1309).
    #[inline]
    pub fn enemies(&self, a: FigureId, b: FigureId) -> bool {
        !self.same_side(a, b)
    }

    /// The mark an ability left on a figure, if any.
    #[inline]
    pub fn mark(&self, on: FigureId, ability: AbilityId) -> Option<&Condition> {
        self.conditions.iter().find(|c| c.on == on && c.ability == ability && c.nature == Nature::Marked)
    }
}
