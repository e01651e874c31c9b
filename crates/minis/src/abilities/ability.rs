//! What an ability is to the engine: any mix of modifier, reaction, action, gift and plain fact.

use super::{AbilityId, Moment};
use crate::Minis;
use crate::look::{Look, Query};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play, WhyNot};

/// Whether a reaction is a choice, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Will {
    /// It happens.
    Must,
    /// Its controller may use it.
    May,
    /// Its controller may pay so many Force points for it.
    Costs(u8),
}

/// When an action may be taken in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Besides everything else, between actions (003:2320-2340).
    Nothing,
    /// In place of all attacks (000:1793).
    Attacks,
    /// In place of the whole turn (000:1798).
    Turn,
    /// In place of the whole turn, with a move of its own in it.
    TurnWithMove,
}

/// Whether a target is wanted for an attack or for something else: what helps attacks helps nothing else (faq-158).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// Attacks.
    Attack,
    /// Anything else; a Force power among those never finds the immune (000:1378).
    Effect,
}

/// What an ability under the targeting rules may be used on. These limits come after those rules (minis.md, choosing a
/// target, step 5): they never widen the choice.
#[derive(Clone, Copy)]
pub struct Aims {
    /// Attack or not.
    pub means: Means,
    /// Within how many squares; [`Aims::SIGHT`] for any distance.
    pub within: u16,
    /// Whether the acting figure (first) may use it on that one.
    pub on: fn(&Look<'_>, FigureId, FigureId) -> bool,
}

impl Aims {
    /// As far as it sees.
    pub const SIGHT: u16 = u16::MAX;
}

/// An action on one figure, which is named as the action is declared, before anything is paid (003:1388-1389).
#[derive(Clone, Copy)]
pub struct Strike {
    /// On whom it may be used now.
    pub whom: fn(&Look<'_>, FigureId) -> FigureSet,
    /// Whether the choice can be answered as that of a target (003:420-426); attacks see to it themselves.
    pub aimed: bool,
    /// What the figure (first) does to the one named.
    pub does: fn(&mut At<'_, Minis>, FigureId, FigureId, i16) -> Play<()>,
}

/// The action form of an ability.
#[derive(Clone, Copy)]
pub struct Action {
    /// What it takes the place of.
    pub instead: Instead,
    /// What it costs in Force points.
    pub cost: u8,
    /// Whether there is anything to do with it now, and why not.
    pub may: fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>,
    /// Does it. Points are spent and the turn is marked already.
    pub does: fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>,
}

impl Action {
    /// The terms of an action whose deed is a [`Strike`].
    pub const fn on_one(instead: Instead, cost: u8, may: fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>) -> Action {
        Action { instead, cost, may, does: |_, _, _| Ok(()) }
    }
}

/// Another moment at which an ability speaks, with its own terms.
#[derive(Clone, Copy)]
pub struct Reaction {
    /// When it speaks,
    pub hears: Moment,
    /// whether it is a choice,
    pub will: Will,
    /// whether it has something to say now,
    pub speaks: fn(&Look<'_>, FigureId, i16) -> bool,
    /// whose controller orders it among what must happen,
    pub touches: fn(&Look<'_>, FigureId) -> FigureId,
    /// and what it does.
    pub does: fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>,
}

/// What an ability adds to a number: of the bearer, with the ability's own number.
pub type Adds = fn(&Look<'_>, FigureId, i16, &Query) -> i32;

/// One ability. The number that goes with it is what is printed after its name, or 0.
#[derive(Clone, Copy)]
pub struct Ability {
    /// Its row in the list.
    pub id: AbilityId,
    /// Modifier: what it adds to a number. Asked for the two figures of an attack, and as an aura for all others.
    pub adds: Option<Adds>,
    /// Whether `adds` is asked also when the bearer is neither attacker nor target.
    pub aura: bool,
    /// What its mark on a figure adds to numbers of that figure's attacks, made or suffered.
    pub marked_adds: Option<Adds>,
    /// Reaction: when it speaks,
    pub hears: Option<Moment>,
    /// whether it is a choice,
    pub will: Will,
    /// whether it has something to say now,
    pub speaks: fn(&Look<'_>, FigureId, i16) -> bool,
    /// whose controller orders it among what must happen (000:775-779),
    pub touches: fn(&Look<'_>, FigureId) -> FigureId,
    /// and what it does.
    pub does: fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>,
    /// Further moments at which it speaks.
    pub also: &'static [Reaction],
    /// When it speaks through a figure that it has marked; `speaks` and `does` then get that figure, and its mark's number.
    pub hears_marked: Option<Moment>,
    /// Action.
    pub action: Option<Action>,
    /// What it may be used on, if it uses the targeting rules.
    pub aims: Option<Aims>,
    /// Its action, if it is used on one figure.
    pub strikes: Option<Strike>,
    /// Abilities it can give.
    pub gives: &'static [AbilityId],
    /// Whether the bearer (first) gives that ability to that figure now, and with which number.
    pub grants: fn(&Look<'_>, FigureId, i16, FigureId, AbilityId) -> Option<i16>,
    /// Abilities it can take away.
    pub takes: &'static [AbilityId],
    /// Whether the bearer (first) takes that ability from that figure now.
    pub denies: fn(&Look<'_>, FigureId, i16, FigureId, AbilityId) -> bool,
}

impl Ability {
    /// An ability that is a plain fact, which rules look up by its name; others are built from it.
    pub const fn of(id: AbilityId) -> Ability {
        Ability {
            id,
            adds: None,
            aura: false,
            marked_adds: None,
            hears: None,
            will: Will::Must,
            speaks: |_, _, _| true,
            touches: |_, me| me,
            does: |_, _, _| Ok(()),
            also: &[],
            hears_marked: None,
            action: None,
            aims: None,
            strikes: None,
            gives: &[],
            grants: |_, _, _, _, _| None,
            takes: &[],
            denies: |_, _, _, _, _| false,
        }
    }

    /// The moments at which it speaks.
    pub fn moments(&self) -> impl Iterator<Item = Moment> + '_ {
        self.hears.into_iter().chain(self.also.iter().map(|reaction| reaction.hears))
    }

    /// What it says at that moment, if anything.
    pub fn reaction(&self, moment: Moment) -> Option<Reaction> {
        if self.hears == Some(moment) {
            let Ability { will, speaks, touches, does, .. } = *self;
            return Some(Reaction { hears: moment, will, speaks, touches, does });
        }
        self.also.iter().find(|reaction| reaction.hears == moment).copied()
    }
}
