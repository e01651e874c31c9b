//! Extra Attacks, the one ability of which a figure may have several (000:1320-1323).

use super::Look;
use crate::abilities::{AbilityId, list};
use crate::world::{FigureId, Nature};
use smallvec::SmallVec;

const EXTRA: AbilityId = list::EXTRA_ATTACK;

/// Where an Extra Attack comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The figure's own card.
    Printed,
    /// An ability of another.
    Ability(AbilityId),
    /// A commander effect, by the card that has it.
    Commander(crate::book::CharacterId),
}

impl Look<'_> {
    /// How many Extra Attacks the figure has: one of each origin, or in the older book one from everybody who gives it one
    /// (E-22).
    pub fn extra_attacks(&self, f: FigureId) -> usize {
        if !self.has(f, EXTRA) {
            return 0;
        }
        if !self.w.masks.grantable.has(EXTRA) {
            return 1;
        }
        let mut origins: SmallVec<[Origin; 4]> = SmallVec::new();
        origins.extend(self.sheet(f).abilities.has(EXTRA).then_some(Origin::Printed));
        origins.extend(self.lenders(f).map(Origin::Ability));
        let card = |commander: FigureId| self.w[commander].card;
        origins.extend(self.commanded(f, EXTRA, 0).map(|(commander, _)| Origin::Commander(card(commander))));
        let granted = |c: &&crate::world::Condition| c.on == f && c.ability == EXTRA && c.nature == Nature::Granted;
        origins.extend(self.w.conditions.iter().filter(granted).map(|c| Origin::Commander(card(c.source))));
        if self.w.options.edition.extra_attacks_repeat() {
            return origins.len();
        }
        origins.iter().enumerate().filter(|(i, origin)| !origins[..*i].contains(origin)).count()
    }

    /// The ability of each figure that gives this one an Extra Attack now.
    fn lenders(&self, f: FigureId) -> impl Iterator<Item = AbilityId> {
        let look = *self;
        let givers = self.w.masks.givers.iter().filter(move |giver| look.on_table(*giver));
        givers.flat_map(move |giver| {
            look.sheet(giver).givers.iter().filter_map(move |(ability, n)| {
                let row = look.rules.ability(*ability).filter(|row| row.gives.contains(&EXTRA))?;
                (row.grants)(&look, giver, *n, f, EXTRA).map(|_| *ability)
            })
        })
    }
}
