//! A card as printed: its facts, and its text made ready for play.

use super::text::{Cond, Decree, Do, Expr, Filter, Fire, Function, Icon, Kind, Law, Moment, Stat, Text, Timing, Who};
use super::word::Word;
use crate::num::Num;
use dejarik_kernel::Seat;

/// A printed card, by its place in the Book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct PrintId(pub u16);

/// How many copies of a card there may be (R331).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// On table, and played or deployed in a turn; 0: any number.
    pub dots: u8,
    /// At one system; 0: any number.
    pub diamonds: u8,
}

/// Seats aboard a craft (R062).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// For pilots or drivers.
    pub pilots: u8,
    /// For passengers.
    pub passengers: u8,
    /// For a pilot or a passenger.
    pub either: u8,
    /// For astromechs.
    pub astromechs: u8,
    /// For vehicles, in the cargo bay.
    pub vehicles: u8,
}

/// The numbers of a card; what is not printed is `None`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    /// Destiny.
    pub destiny: i32,
    /// A second destiny the drawer may choose.
    pub other_destiny: Option<i32>,
    /// Power.
    pub power: Option<i32>,
    /// Ability.
    pub ability: Option<i32>,
    /// Deploy cost.
    pub deploy: Option<i32>,
    /// Forfeit value.
    pub forfeit: Option<i32>,
    /// Armor.
    pub armor: Option<i32>,
    /// Maneuver.
    pub maneuver: Option<i32>,
    /// Hyperspeed.
    pub hyperspeed: Option<i32>,
    /// Landspeed.
    pub landspeed: Option<i32>,
    /// Of a creature: its ferocity.
    pub ferocity: Option<Ferocity>,
    /// Of a creature: its defense value.
    pub defense: Option<i32>,
    /// Parsec number.
    pub parsec: Option<i32>,
    /// Force icons on the Light and the Dark side.
    pub force: [i32; 2],
    /// Numbers that are not whole (X09), with the whole number they reach above.
    pub broken: Vec<(Stat, Num)>,
}

impl Figures {
    /// Where a number of the card itself is kept.
    fn slot(&mut self, stat: Stat) -> Option<&mut Option<i32>> {
        Some(match stat {
            Stat::Power => &mut self.power,
            Stat::Ability => &mut self.ability,
            Stat::Deploy => &mut self.deploy,
            Stat::Forfeit => &mut self.forfeit,
            Stat::Armor => &mut self.armor,
            Stat::Maneuver => &mut self.maneuver,
            Stat::Hyperspeed => &mut self.hyperspeed,
            Stat::Landspeed => &mut self.landspeed,
            _ => return None,
        })
    }

    /// A number that is not whole.
    fn set_broken(&mut self, stat: Stat, value: Num) {
        if let Some(slot) = self.slot(stat) {
            *slot = Some(value.floor());
        }
        self.broken.retain(|(s, _)| *s != stat);
        self.broken.push((stat, value));
    }

    /// A number that the text defines is there.
    fn define(&mut self, stat: Stat) {
        if let Some(slot) = self.slot(stat) {
            slot.get_or_insert(0);
        }
    }
}

/// A creature's ferocity (S09): a number, and destinies drawn whenever it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ferocity {
    /// The number.
    pub base: i32,
    /// How many destinies are added.
    pub draws: u8,
}

/// Characteristics that the rules themselves ask for, by a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// An asteroid sector.
    Asteroid,
    /// An astromech.
    Astromech,
    /// An AT-AT.
    AtAt,
    /// A bounty hunter.
    BountyHunter,
    /// A cloud sector.
    Cloud,
    /// A cloud car.
    CloudCar,
    /// A docking bay.
    DockingBay,
    /// Enclosed.
    Enclosed,
    /// A holosite.
    Holosite,
    /// No hyperdrive.
    NoHyperdrive,
    /// A prison.
    Prison,
    /// A scout.
    Scout,
    /// A seeker.
    Seeker,
    /// Ship-docking capability.
    ShipDocking,
    /// A spaceport site.
    Spaceport,
    /// A spy.
    Spy,
    /// A TIE.
    Tie,
}

const SORTS: [(&str, Sort); 20] = [
    ("asteroid", Sort::Asteroid),
    ("astromech", Sort::Astromech),
    ("at-at", Sort::AtAt),
    ("bounty hunter", Sort::BountyHunter),
    ("cloud sector", Sort::Cloud),
    ("twin-pod cloud car", Sort::CloudCar),
    ("twin pod cloud car", Sort::CloudCar),
    ("talon i combat cloud car", Sort::CloudCar),
    ("talon 1 combat cloud car", Sort::CloudCar),
    ("docking bay", Sort::DockingBay),
    ("enclosed", Sort::Enclosed),
    ("holosite", Sort::Holosite),
    ("no hyperdrive", Sort::NoHyperdrive),
    ("prison", Sort::Prison),
    ("scout", Sort::Scout),
    ("seeker", Sort::Seeker),
    ("ship-docking capability", Sort::ShipDocking),
    ("spaceport site", Sort::Spaceport),
    ("spy", Sort::Spy),
    ("tie", Sort::Tie),
];

/// The bits of these characteristics.
pub(super) fn sorts<'a>(traits: impl Iterator<Item = &'a str> + Clone) -> u32 {
    let found = |(word, _): &&(&str, Sort)| traits.clone().any(|t| t.eq_ignore_ascii_case(word));
    SORTS.iter().filter(found).fold(0, |bits, (_, sort)| bits | 1 << *sort as u32)
}

/// A modifier made ready: a printed one, or a part of a shorter sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct Mod {
    /// On a location, the side whose text it is.
    pub side: Option<Seat>,
    /// Which number.
    pub stat: Stat,
    /// By how much, or to what.
    pub by: Expr,
    /// Of what.
    pub to: Filter,
    /// Whose.
    pub whose: Who,
    /// Only then.
    pub when: Cond,
    /// Copies add up.
    pub cumulative: bool,
    /// It is set, not changed.
    pub sets: bool,
}

/// A permission made ready.
#[derive(Clone, PartialEq, Debug)]
pub struct Grant {
    /// On a location, the side whose text it is.
    pub side: Option<Seat>,
    /// What.
    pub law: Law,
    /// To what.
    pub to: Filter,
    /// To whom.
    pub whose: Who,
    /// Only then.
    pub when: Cond,
}

/// An action made ready.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// On a location, the side whose text it is.
    pub side: Option<Seat>,
    /// What.
    pub function: Function,
    /// Whether it happens by itself.
    pub automatic: bool,
}

/// A card as printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Print {
    /// Its number, such as `1_19`.
    pub id: String,
    /// The title without marks.
    pub title: Word,
    /// Whose it is: seat 0 plays Light, seat 1 Dark.
    pub side: Seat,
    /// What it is.
    pub kind: Kind,
    /// What else it is.
    pub kinds: u64,
    /// How many copies there may be.
    pub limits: Limits,
    /// Its numbers.
    pub figures: Figures,
    /// Its icons.
    pub icons: u32,
    /// Its characteristics.
    pub traits: Vec<Word>,
    /// Those of them that the rules ask for.
    pub sorts: u32,
    /// Of a Hoth site: its marker number (R206).
    pub marker: Option<u8>,
    /// Whose versions it is.
    pub personas: Vec<Word>,
    /// Of a location: the planet, or what else it belongs to.
    pub planet: Option<Word>,
    /// Whom it carries.
    pub room: Room,
    /// Of an Interrupt: whether it is lost after its result, unless a function says otherwise (R203).
    pub lost: bool,
    /// Whether a number is defined by text.
    pub defined: bool,
    /// Whether its text is here.
    pub implemented: bool,
    /// Its text; of a location, nothing.
    pub text: Vec<Text>,
    /// Of an Objective: the text of its other side.
    pub back: Vec<Text>,
    /// Those sentences of its text that are read where they matter, such as where it deploys.
    pub clauses: Vec<Text>,
    /// Of a location: the text of the Light and the Dark side.
    pub sides: [Vec<Text>; 2],
    /// Its modifiers.
    pub mods: Vec<Mod>,
    /// The numbers it modifies.
    pub stats: u64,
    /// Its permissions.
    pub grants: Vec<Grant>,
    /// Which laws it grants.
    pub laws: u128,
    /// Its actions.
    pub deeds: Vec<Deed>,
    /// What its actions may decree.
    pub decrees: Vec<Decree>,
    /// The moments at which it may speak.
    pub moments: u64,
    /// How it is fired.
    pub fire: Option<Fire>,
    /// The ability of its permanent pilot.
    pub pilot: Option<i32>,
    /// A number that is a root, of this and pi.
    pub root: Option<(Stat, Expr)>,
}

fn bit(kind: Kind) -> u64 {
    1 << kind as u64
}

impl Print {
    /// Whether it is of this kind.
    pub fn is(&self, kind: Kind) -> bool {
        self.kinds & bit(kind) != 0
    }

    /// Adds a kind.
    pub(crate) fn also(&mut self, kind: Kind) {
        self.kinds |= bit(kind);
    }

    /// The number of a Jedi Test.
    pub fn jedi_test(&self) -> Option<i32> {
        let number = |t: &Word| t.spelt().strip_prefix("jedi test ").and_then(|n| n.parse().ok());
        if self.is(Kind::JediTest) { self.traits.iter().find_map(number) } else { None }
    }

    /// Whether it has this icon.
    pub fn has(&self, icon: Icon) -> bool {
        self.icons & (1 << icon as u32) != 0
    }

    /// Whether it has this characteristic.
    pub fn is_a(&self, word: Word) -> bool {
        self.traits.contains(&word)
    }

    /// Whether it has this characteristic that the rules ask for.
    pub fn sort(&self, sort: Sort) -> bool {
        self.sorts & (1 << sort as u32) != 0
    }

    /// Whether it is a location that belongs to no planet of its own (R148).
    pub fn is_generic(&self) -> bool {
        self.is(Kind::Location) && self.limits.diamonds > 0
    }

    /// Whether it is a version of this persona, by its title or another name.
    pub fn is_version_of(&self, word: Word) -> bool {
        self.title == word || self.personas.contains(&word)
    }

    /// Whether the two are versions of one persona.
    pub fn shares_persona(&self, other: &Print) -> bool {
        self.personas.iter().any(|w| other.is_version_of(*w)) || other.personas.iter().any(|w| self.is_version_of(*w))
    }

    /// Whether it may lie on the table as a thing of its own that others are at or aboard.
    pub fn is_craft(&self) -> bool {
        self.is(Kind::Starship) || self.is(Kind::Vehicle)
    }

    /// Whether whoever is aboard is inside (R118, R238).
    pub fn is_enclosed(&self) -> bool {
        self.is(Kind::Starship) || (self.is(Kind::Vehicle) && self.sort(Sort::Enclosed))
    }

    /// Whether it stays on the table once deployed.
    pub fn deploys(&self) -> bool {
        !self.is(Kind::Interrupt)
    }

    /// Whether it is deployed and stays, though its kind may be played (R119).
    pub fn stays(&self) -> bool {
        self.clauses.iter().any(|t| matches!(t, Text::DeployAside { .. } | Text::DeployOn { .. }))
    }

    /// Whether cards of that title cannot target it (R161).
    pub fn is_immune_to(&self, title: Word) -> bool {
        self.clauses.iter().any(|t| matches!(t, Text::ImmuneTo(word) if *word == title))
    }

    /// When it deploys, if not in its player's deploy phase.
    pub fn deploys_at(&self) -> Option<Timing> {
        self.clauses.iter().find_map(|t| match t {
            Text::DeployAt(timing) => Some(*timing),
            _ => None,
        })
    }

    /// What a Utinni Effect of this face targets.
    pub fn seeks(&self) -> Option<&Filter> {
        self.clauses.iter().find_map(|t| match t {
            Text::Seeks(filter) => Some(filter),
            _ => None,
        })
    }

    /// The defense value with which any weapon may target it although it takes no part in battles.
    pub fn exposed(&self) -> Option<i32> {
        self.clauses.iter().find_map(|t| match t {
            Text::Exposed(defense) => Some(*defense),
            _ => None,
        })
    }

    /// Whether one of its actions can be taken at this moment.
    pub fn speaks_at(&self, moment: Moment) -> bool {
        self.moments & (1 << moment as u64) != 0
    }

    /// Whether it grants this law at all.
    pub fn grants(&self, law: Law) -> bool {
        self.laws & (1 << law as u32) != 0
    }

    /// Whether it modifies this number at all.
    pub fn modifies(&self, stat: Stat) -> bool {
        self.stats & (1 << stat as u64) != 0
    }

    /// Makes the text ready for play.
    pub(crate) fn compile(&mut self) {
        self.clauses.clear();
        self.mods.clear();
        self.grants.clear();
        self.deeds.clear();
        self.decrees.clear();
        self.moments = 0;
        let two_faced = !self.back.is_empty();
        let face = |t: &Text, back: bool| if two_faced { t.clone().on_face(back) } else { t.clone() };
        let texts: Vec<(Option<Seat>, Text)> = self
            .text
            .iter()
            .map(|t| (None, face(t, false)))
            .chain(self.back.iter().map(|t| (None, face(t, true))))
            .chain(self.sides[0].iter().map(|t| (Some(Seat(0)), t.clone())))
            .chain(self.sides[1].iter().map(|t| (Some(Seat(1)), t.clone())))
            .collect();
        for (side, text) in texts {
            self.take_in(side, text);
        }
        self.stats = self.mods.iter().fold(0, |bits, m| bits | 1 << m.stat as u64);
        if let Some(Timing::At(moment)) = self.deploys_at() {
            self.moments |= 1 << moment as u64;
        }
        self.laws = self.grants.iter().fold(0, |bits, g| bits | 1 << g.law as u32);
        for deed in &mut self.deeds {
            deed.function.does.iter().for_each(|d| d.decrees(&mut self.decrees));
            deed.function.harms = deed.function.does.iter().any(Do::harms_target);
            deed.function.brings = self.kind == Kind::Immediate && deed.function.does.iter().any(Do::brings_itself);
            if let Timing::At(moment) = deed.function.at {
                self.moments |= 1 << moment as u64;
                // Battle destiny is a destiny, too.
                if moment == Moment::DestinyDrawn {
                    self.moments |= 1 << Moment::BattleDestinyDrawn as u64;
                }
            }
        }
    }

    fn take_in(&mut self, side: Option<Seat>, text: Text) {
        let plain = |stat, by, to| Mod {
            side,
            stat,
            by: Expr::N(by),
            to,
            whose: Who::You,
            when: Cond::Always,
            cumulative: false,
            sets: false,
        };
        match text {
            Text::Adds { stat, by, to, whose, when, cumulative } => {
                self.mods.push(Mod { side, stat, by, to, whose, when, cumulative, sets: false });
            }
            // Of several completed tests each adds what is beyond the one before.
            Text::Trains { .. } => {
                let when = Cond::Is(Filter::CarriedBy(Box::new(Filter::Kind(Kind::Character))));
                self.mods.push(Mod { when, by: Expr::Raised, ..plain(Stat::Ability, 0, Filter::Host) });
            }
            Text::Fraction(stat, a, b) => self.figures.set_broken(stat, Num::ratio(a, b)),
            Text::Root(stat, of) => {
                self.figures.define(stat);
                self.root = Some((stat, of));
            }
            Text::Sets { stat, to, of, when } => {
                if of == Filter::This && when == Cond::Always {
                    self.figures.define(stat);
                }
                let set = Mod { side, stat, by: to, to: of, whose: Who::You, when, cumulative: false, sets: true };
                self.mods.push(set);
            }
            Text::Grants { law, to, whose, when } => self.grants.push(Grant { side, law, to, whose, when }),
            // Copies of one pilot on a craft do not add up (R090); who drives a transport vehicle is no pilot of it (R113).
            Text::Pilots(by) => {
                let drives = Filter::Not(Box::new(Filter::Kind(Kind::Transport)));
                self.mods.push(plain(Stat::Power, by, Filter::AllOf(vec![Filter::Piloted, drives])));
            }
            Text::Matching { craft, adds, draws } => {
                let it = Filter::AllOf(vec![Filter::Piloted, Filter::Persona(craft)]);
                for (stat, by) in adds {
                    self.mods.push(plain(stat, by, it.clone()));
                }
                if draws {
                    let flies = Filter::AllOf(vec![Filter::Piloting(Box::new(Filter::Persona(craft)))]);
                    let when = Cond::Is(Filter::AllOf(vec![flies, Filter::InBattle]));
                    self.mods.push(Mod { when, ..plain(Stat::DestinyIfNone, 1, Filter::Any) });
                }
            }
            Text::Immune(under) => self.mods.push(plain(Stat::Immunity, under, Filter::This)),
            Text::PermanentPilot(ability) => self.pilot = Some(ability),
            Text::BuiltIn(persona) => {
                if !self.personas.contains(&persona) {
                    self.personas.push(persona);
                }
            }
            Text::Either(n) => self.room.either = n,
            Text::Fires(fire) => self.fire = Some(fire),
            Text::May(function) => self.deeds.push(Deed { side, function, automatic: false }),
            Text::When(function) => self.deeds.push(Deed { side, function, automatic: true }),
            // Read where they matter: when the card is deployed or carries something.
            clause @ (Text::Hangar(..)
            | Text::DeployOn { .. }
            | Text::DeployAside { .. }
            | Text::DeployOnlyAt(_)
            | Text::DeployIf(_)
            | Text::DeployAt(_)
            | Text::Seeks(_)
            | Text::MovesOnlyTo(_)
            | Text::Protects { .. }
            | Text::GoesFirst
            | Text::GoesSecond
            | Text::Teaches(_)
            | Text::ImmuneTo(_)
            | Text::MatchingPilot(_)
            | Text::Inserts { .. }
            | Text::Replaces(_)
            | Text::Hunts(_)
            | Text::Attaches(_)
            | Text::BarredFrom(_)
            | Text::Begins(_)
            | Text::EachUses(_)
            | Text::Allows(_)
            | Text::Exposed(_)
            | Text::RoundsDown(_)) => self.clauses.extend(side.is_none().then_some(clause)),
        }
    }
}
