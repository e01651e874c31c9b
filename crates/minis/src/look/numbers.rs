//! Computed numbers: one aggregator names every term and applies the rules of stacking (000:1119-1121, 1925-1932).

use super::Look;
use crate::abilities::{AbilityId, list};
use crate::world::{Attack, FigureId, How, Nature};
use dejarik_kernel::{Tally, Terms, trace};
use serde::Serialize;
use smallvec::SmallVec;

/// A number that an attack needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stat {
    /// What is added to the attack die.
    Attack,
    /// What the total must reach.
    Defense,
    /// Damage beyond the base, added after a critical hit has multiplied it.
    Damage,
    /// The base Damage, which a critical hit multiplies.
    BaseDamage,
}

/// A question for a number: of which attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Query {
    /// Which number.
    pub stat: Stat,
    /// Who attacks.
    pub by: FigureId,
    /// Against whom.
    pub at: FigureId,
    /// How the attack comes about.
    pub how: How,
    /// Whether it is a melee attack.
    pub melee: bool,
    /// Whether it is a critical hit, for Damage.
    pub critical: bool,
}

/// What a term comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Source {
    /// The stat card.
    Printed,
    /// What everybody has who has nothing else.
    Usual,
    /// An ability of a figure.
    Ability(FigureId, AbilityId),
    /// A commander effect of a figure.
    Commander(FigureId),
    /// Cover.
    Cover,
    /// Allies that combine fire.
    CombinedFire(FigureId),
    /// What came with the occasion, such as an immediate attack.
    Occasion,
    /// A reroll with a bonus.
    Reroll,
    /// A critical hit's multiplication.
    Critical,
}

impl Query {
    /// The same query for another number.
    #[must_use]
    pub fn of(self, stat: Stat) -> Query {
        Query { stat, ..self }
    }
}

/// Terms of one name: the same ability never adds to itself, the best counts.
struct Best {
    found: SmallVec<[(AbilityId, FigureId, i32); 8]>,
}

impl Best {
    fn offer(&mut self, ability: AbilityId, from: FigureId, value: i32) {
        if value == 0 {
            return;
        }
        match self.found.iter_mut().find(|(a, _, v)| *a == ability && (*v > 0) == (value > 0)) {
            Some(known) if value.abs() > known.2.abs() => *known = (ability, from, value),
            Some(_) => {}
            None => self.found.push((ability, from, value)),
        }
    }
}

impl Look<'_> {
    /// The query for a number of an attack under way.
    pub fn query(&self, attack: &Attack, stat: Stat) -> Query {
        Query {
            stat,
            by: attack.by,
            at: attack.target,
            how: attack.how,
            melee: attack.melee,
            critical: attack.critical,
        }
    }

    /// The query for a number of an attack that could be made.
    pub fn query_if(&self, by: FigureId, at: FigureId, how: How, stat: Stat) -> Query {
        Query { stat, by, at, how, melee: self.melee(by, at, how), critical: false }
    }

    /// A number with its terms: `tally::<()>` only adds, `tally::<Vec<Term<Source>>>` keeps them.
    pub fn tally<T: Terms<Source>>(&self, q: &Query) -> Tally<T> {
        let mut tally = Tally::default();
        self.base(q, &mut tally);
        let mut best = Best { found: SmallVec::new() };
        self.own_terms(q, q.by, &mut best);
        self.own_terms(q, q.at, &mut best);
        self.aura_terms(q, &mut best);
        for (ability, from, value) in best.found {
            trace::acted(ability.0);
            tally.add(|| Source::Ability(from, ability), value);
        }
        self.commander_terms(q, &mut tally);
        tally
    }

    fn base<T: Terms<Source>>(&self, q: &Query, tally: &mut Tally<T>) {
        let attack = self.under_way(q);
        match q.stat {
            Stat::Attack => {
                let figures = attack.and_then(|a| a.figures);
                tally.add(|| Source::Printed, i32::from(figures.map_or(self.sheet(q.by).attack, |f| f.0)));
                if let Some(attack) = attack {
                    if !attack.commanded() {
                        tally.add(|| Source::Occasion, i32::from(attack.attack_bonus));
                    }
                    for helper in attack.helpers.iter() {
                        tally.add(|| Source::CombinedFire(helper), self.combined_fire(attack.by, helper));
                    }
                    tally.add(|| Source::Reroll, attack.die.map_or(0, |d| i32::from(d.bonus)));
                }
            }
            Stat::Defense => {
                tally.add(|| Source::Printed, i32::from(self.sheet(q.at).defense));
                if self.covered(q.by, q.at, true) {
                    trace::acted(list::TERM_COVER.0);
                    let bonus = if self.acts(q.at, list::ADVANTAGEOUS_COVER) { 8 } else { 4 };
                    tally.add(|| Source::Cover, bonus);
                }
            }
            Stat::Damage => {
                let occasion = attack.filter(|a| !a.commanded());
                tally.add(|| Source::Occasion, occasion.map_or(0, |a| i32::from(a.damage_bonus)));
            }
            Stat::BaseDamage => tally.add(|| Source::Printed, self.printed_damage(q)),
        }
    }

    /// The attack under way, if it is the one that the query is about.
    pub(super) fn under_way(&self, q: &Query) -> Option<&Attack> {
        self.w.attacks.last().filter(|a| a.by == q.by && a.target == q.at)
    }

    /// The Damage that the attacker's card prints, or what an ability puts in its place.
    pub fn printed_damage(&self, q: &Query) -> i32 {
        let figures = self.under_way(q).and_then(|a| a.figures);
        i32::from(figures.map_or(self.sheet(q.by).damage, |f| f.1))
    }

    fn own_terms(&self, q: &Query, me: FigureId, best: &mut Best) {
        let taken = !self.w.masks.takeable.is_empty();
        for (a, n) in &self.sheet(me).adders {
            let Some(adds) = self.rules.ability(*a).and_then(|ability| ability.adds) else { continue };
            if taken && self.number(me, *a).is_none() {
                continue;
            }
            best.offer(*a, me, adds(self, me, *n, q));
        }
        for a in self.w.masks.grantable.iter() {
            let Some(adds) = self.rules.ability(a).and_then(|ability| ability.adds) else { continue };
            if let Some(n) = self.number(me, a) {
                best.offer(a, me, adds(self, me, n, q));
            }
        }
        for condition in self.w.conditions.iter().filter(|c| c.on == me && c.nature == Nature::Marked) {
            let Some(adds) = self.rules.mark_adds(condition.ability) else { continue };
            best.offer(condition.ability, me, adds(self, me, condition.number, q));
        }
    }

    fn aura_terms(&self, q: &Query, best: &mut Best) {
        for me in self.w.masks.auras.iter().filter(|f| *f != q.by && *f != q.at && self.on_table(*f)) {
            for (a, n) in &self.sheet(me).adders {
                let Some(ability) = self.rules.ability(*a).filter(|ability| ability.aura) else { continue };
                if let Some(adds) = ability.adds {
                    best.offer(*a, me, adds(self, me, *n, q));
                }
            }
        }
    }

    /// What an ally that combines fire adds (000:1148).
    pub fn combined_fire(&self, by: FigureId, helper: FigureId) -> i32 {
        let mut value = 4;
        if self.synchronized(by, helper) {
            value = 6;
        }
        value.max(self.commanded_fire(by, helper)) + self.extra_fire(helper)
    }
}
