//! What the cards of a game can do at all, by what is printed on them: worked out once, so that a query asks only those that
//! could answer.

use super::{Card, CardId, CardSet, MOST_CARDS};
use crate::book::text::{Icon, Kind, Law, Moment, Phase, Stat, Text, Timing};
use crate::book::{Book, Print, Sort, Word, names};
use std::ops::Deref;
use std::sync::Arc;

/// The facts shared by all Worlds with these faces. They follow from the Book and are not saved: whoever reads a World, or
/// changes a face, works them out anew.
#[derive(Clone, Debug, Default)]
pub struct Index(Arc<Facts>);

/// How many numbers, moments and kinds there can be: as many as bits in a print.
const BITS: usize = u64::BITS as usize;

/// How many laws there can be.
const LAWS: usize = u128::BITS as usize;

/// Sets of cards, wherever they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Of how many cards this speaks.
    pub cards: usize,
    /// Those with actions.
    pub deeds: CardSet,
    /// Those that keep others from being targeted.
    pub protectors: CardSet,
    /// Characters, vehicles and starships.
    pub troops: CardSet,
    /// Vehicles and starships.
    pub craft: CardSet,
    /// Craft whose passengers are inside (R118, R238).
    pub enclosed: CardSet,
    /// Those that bring ability of their own or of a permanent pilot.
    pub able: CardSet,
    /// Weapons that are fired.
    pub guns: CardSet,
    /// Weapons and devices.
    pub items: CardSet,
    /// Seekers (R292).
    pub seekers: CardSet,
    /// Utinni Effects that target something (R340).
    pub quests: CardSet,
    /// Sites inside a vehicle or a starship (R304, R341).
    pub inside: CardSet,
    /// Those that deploy at another time than in a deploy phase.
    pub deploys_now: CardSet,
    /// Interrupts, Immediate Effects and the like: what is played from the hand.
    pub played: CardSet,
    /// Those that weapons may target although they take no part in battles.
    pub exposed: CardSet,
    /// Those that change what locations, piles and Force are.
    pub shapers: CardSet,
    /// Those whose modifiers need not be whole (X09).
    pub broken: CardSet,
    /// The Trench of a Death Star (R326).
    pub trench: CardSet,
    /// Those of which something may come by itself at any time (R038).
    pub restless: CardSet,
    stats: [CardSet; BITS],
    setters: [CardSet; BITS],
    laws: [CardSet; LAWS],
    moments: [CardSet; BITS],
    automatic: [CardSet; BITS],
    answers: [CardSet; BITS],
    kinds: [CardSet; BITS],
    root: [CardSet; 8],
    weapons: [CardSet; 8],
    same: [CardSet; MOST_CARDS],
    twins: [CardSet; MOST_CARDS],
    versions: Vec<(Word, CardSet)>,
}

impl Default for Facts {
    fn default() -> Facts {
        let none = CardSet::default();
        Facts {
            cards: 0,
            deeds: none,
            protectors: none,
            troops: none,
            craft: none,
            enclosed: none,
            able: none,
            guns: none,
            items: none,
            seekers: none,
            quests: none,
            inside: none,
            deploys_now: none,
            played: none,
            exposed: none,
            shapers: none,
            broken: none,
            trench: none,
            restless: none,
            stats: [none; BITS],
            setters: [none; BITS],
            laws: [none; LAWS],
            moments: [none; BITS],
            automatic: [none; BITS],
            answers: [none; BITS],
            kinds: [none; BITS],
            root: [none; 8],
            weapons: [none; 8],
            same: [none; MOST_CARDS],
            twins: [none; MOST_CARDS],
            versions: Vec::new(),
        }
    }
}

impl Deref for Index {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.0
    }
}

/// It says nothing that the cards do not.
impl PartialEq for Index {
    fn eq(&self, _: &Index) -> bool {
        true
    }
}

impl Index {
    /// Of these cards, by what is printed on them.
    pub(crate) fn new(book: &Book, cards: &[Card]) -> Index {
        let mut facts = Facts { cards: cards.len(), ..Facts::default() };
        for (n, card) in cards.iter().enumerate() {
            facts.note(CardId(n as u8), book.print(card.print));
        }
        let prints: Vec<&Print> = cards.iter().map(|card| book.print(card.print)).collect();
        facts.compare(&prints);
        Index(Arc::new(facts))
    }
}

const PHASES: [Phase; 7] =
    [Phase::Start, Phase::Activate, Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw];

/// Adds the card to the set of every bit.
fn spread(sets: &mut [CardSet], bits: impl Into<u128>, id: CardId) {
    let bits = bits.into();
    for (n, set) in sets.iter_mut().enumerate() {
        if bits >> n & 1 != 0 {
            set.add(id);
        }
    }
}

impl Facts {
    fn note(&mut self, id: CardId, print: &Print) {
        spread(&mut self.stats, print.stats, id);
        spread(&mut self.laws, print.laws, id);
        spread(&mut self.moments, print.moments, id);
        spread(&mut self.kinds, print.kinds, id);
        for m in print.mods.iter().filter(|m| m.sets) {
            self.setters[m.stat as usize].add(id);
        }
        let put = |set: &mut CardSet, holds: bool| {
            if holds {
                set.add(id);
            }
        };
        put(&mut self.deeds, !print.deeds.is_empty() && print.implemented);
        put(&mut self.protectors, print.text.iter().any(|t| matches!(t, Text::Protects { .. })));
        put(&mut self.troops, print.is(Kind::Character) || print.is_craft());
        put(&mut self.craft, print.is_craft());
        put(&mut self.enclosed, print.is_craft() && print.is_enclosed());
        put(&mut self.able, print.figures.ability.is_some() || print.pilot.is_some());
        put(&mut self.guns, print.fire.is_some());
        put(&mut self.items, print.is(Kind::Weapon) || print.is(Kind::Device));
        put(&mut self.seekers, print.sort(Sort::Seeker));
        put(&mut self.quests, print.is(Kind::Utinni) && print.seeks().is_some());
        put(&mut self.inside, print.has(Icon::StarshipSite) || print.has(Icon::VehicleSite));
        put(&mut self.deploys_now, print.deploys_at().is_some());
        // An Epic Event that does not stay is played like an Interrupt (R119).
        let epic = print.is(Kind::EpicEvent) && !print.stays();
        put(&mut self.played, print.is(Kind::Interrupt) || print.is(Kind::Immediate) || epic);
        put(&mut self.exposed, print.exposed().is_some() || print.sort(Sort::Seeker));
        let shapes = [Law::Turns, Law::Expands, Law::FaceDown, Law::Begs];
        put(&mut self.shapers, shapes.into_iter().any(|law| print.grants(law)));
        put(&mut self.broken, print.mods.iter().any(|m| m.by.is_broken()));
        let shaper = self.shapers.has(id);
        let restless = print.sort(Sort::Seeker)
            || print.is(Kind::Creature)
            || print.is(Kind::Utinni)
            || print.grants(Law::Canceled)
            || print.deeds.iter().any(|d| d.automatic && matches!(d.function.at, Timing::At(Moment::Settled)))
            || shaper;
        put(&mut self.restless, restless);
        put(&mut self.trench, print.title == *names::TRENCH);
        if print.implemented {
            self.note_deeds(id, print);
        }
    }

    /// Which cards have the same title, and which are unique versions of one persona (R252).
    fn compare(&mut self, prints: &[&Print]) {
        for (a, p) in prints.iter().enumerate() {
            for (b, o) in prints.iter().enumerate() {
                if p.title == o.title {
                    self.same[a].add(CardId(b as u8));
                }
                let named = !(p.personas.is_empty() && o.personas.is_empty());
                if named && o.limits.dots == 1 && p.shares_persona(o) {
                    self.twins[a].add(CardId(b as u8));
                }
            }
        }
        let named = |(n, p): (usize, &&Print)| {
            let words: Vec<Word> = p.personas.iter().copied().chain([p.title]).collect();
            words.into_iter().map(move |word| (word, CardId(n as u8)))
        };
        let mut names: Vec<(Word, CardId)> = prints.iter().enumerate().flat_map(named).collect();
        names.sort_unstable();
        for (word, card) in names {
            match self.versions.last_mut() {
                Some((last, cards)) if *last == word => cards.add(card),
                _ => self.versions.push((word, CardSet::one(card))),
            }
        }
    }

    fn note_deeds(&mut self, id: CardId, print: &Print) {
        for deed in &print.deeds {
            match deed.function.at {
                Timing::At(moment) => {
                    let heard = if deed.automatic { &mut self.automatic } else { &mut self.answers };
                    heard[moment as usize].add(id);
                    // Battle destiny is a destiny, too.
                    if moment == Moment::DestinyDrawn {
                        heard[Moment::BattleDestinyDrawn as usize].add(id);
                    }
                }
                _ if deed.automatic => {}
                at => {
                    for phase in PHASES {
                        if could_be_root(at, phase) {
                            self.root[phase as usize].add(id);
                        }
                        if could_be_weapons(at, phase) {
                            self.weapons[phase as usize].add(id);
                        }
                    }
                }
            }
        }
    }

    /// Those that modify this number.
    pub fn modify(&self, stat: Stat) -> CardSet {
        self.stats[stat as usize]
    }

    /// Those that set this number.
    pub fn set(&self, stat: Stat) -> CardSet {
        self.setters[stat as usize]
    }

    /// Those that grant this law.
    pub fn grant(&self, law: Law) -> CardSet {
        self.laws[law as usize]
    }

    /// Those that may speak at this moment.
    pub fn speak_at(&self, moment: Moment) -> CardSet {
        self.moments[moment as usize]
    }

    /// Those that speak by themselves at this moment.
    pub fn speak_by_themselves_at(&self, moment: Moment) -> CardSet {
        self.automatic[moment as usize]
    }

    /// Those whose player may answer this moment with an action of theirs.
    pub fn answer_at(&self, moment: Moment) -> CardSet {
        self.answers[moment as usize]
    }

    /// Those with the title of this card, itself included.
    pub fn titled_like(&self, card: CardId) -> CardSet {
        self.same[card.0 as usize]
    }

    /// Those with this title or of this persona.
    pub fn versions_of(&self, word: Word) -> CardSet {
        let found = self.versions.binary_search_by_key(&word, |(known, _)| *known);
        found.map_or(CardSet::default(), |n| self.versions[n].1)
    }

    /// Unique cards that are versions of the same persona as this one (R252).
    pub fn versions_like(&self, card: CardId) -> CardSet {
        self.twins[card.0 as usize]
    }

    /// Those of this kind.
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.kinds[kind as usize]
    }

    /// Those with an action that may be its time while nothing is under way in this phase.
    pub fn act_in(&self, phase: Phase) -> CardSet {
        self.root[phase as usize]
    }

    /// Those with an action that may be its time in the weapons segment of a battle in this phase.
    pub fn act_in_weapons(&self, phase: Phase) -> CardSet {
        self.weapons[phase as usize]
    }
}

/// Whether an action may be possible in that phase while nothing is under way, whoever's turn it is.
fn could_be_root(timing: Timing, phase: Phase) -> bool {
    match timing {
        Timing::Anytime | Timing::NotInBattle | Timing::YourTurn => true,
        Timing::Your(when) | Timing::Any(when) => when == phase,
        Timing::Battle | Timing::Start | Timing::At(_) => false,
    }
}

/// The same in a weapons segment.
fn could_be_weapons(timing: Timing, phase: Phase) -> bool {
    match timing {
        Timing::Anytime | Timing::YourTurn | Timing::Battle => true,
        Timing::Your(when) | Timing::Any(when) => when == phase,
        Timing::NotInBattle | Timing::Start | Timing::At(_) => false,
    }
}
