//! What cards say about single minis and about whole units, asked in many places.

use super::Look;
use crate::coverage::rule;
use crate::keywords::Key;
use crate::world::{Arm, MiniId, UnitId};
use smallvec::SmallVec;

impl<'a> Look<'a> {
    /// Whether the card that brought a mini has a keyword.
    fn brought_with(&self, mini: MiniId, key: Key) -> bool {
        let m = &self.w[mini];
        m.card.is_some_and(|n| self.upgrade(m.unit, n).keywords.iter().any(|k| k.key == key))
    }

    /// Whether a mini is the counterpart of its unit (gl.counterpart).
    pub fn companion(&self, mini: MiniId) -> bool {
        self.brought_with(mini, Key::Counterpart)
    }

    /// Whether ranged attacks on its unit do not reckon with a mini (gl.small).
    pub fn small(&self, mini: MiniId) -> bool {
        self.brought_with(mini, Key::Small)
    }

    /// The minis of a unit that ranged attacks on it reckon with.
    pub fn targets(&self, unit: UnitId) -> impl Iterator<Item = MiniId> + 'a {
        let look = *self;
        self.w.minis_on(unit).filter(move |m| !look.small(*m))
    }

    /// Whether a mini sees some mini of a unit that it could shoot at.
    pub fn aims_at(&self, from: MiniId, unit: UnitId) -> bool {
        let seen = self.targets(unit).any(|n| self.sees(from, n));
        if !seen && self.w.minis_on(unit).any(|n| self.small(n) && self.sees(from, n)) {
            Key::Small.acted();
        }
        seen
    }

    /// Says that the card of a unit acts as it was corrected.
    pub fn corrected(&self, unit: UnitId) {
        if let Some(errata) = &self.card(unit).errata {
            rule(errata);
            rule("fm.errata");
        }
    }

    /// How many weapons a mini of a unit may use in one attack (gl.arsenal-x).
    pub fn arsenal(&self, unit: UnitId) -> usize {
        let more = self.w.active.filter(|a| a.unit == unit).map_or(0, |a| a.more_arms);
        usize::from(self.sum(unit, Key::Arsenal) + more).max(1)
    }

    /// Whether a unit is inconspicuous; not in a round in which it distracted somebody, whatever became of that one
    /// (001:5347-5350).
    pub fn inconspicuous(&self, unit: UnitId) -> bool {
        let loud = || self.w.unit_ids().any(|u| self.w[u].marks.distracted == Some(unit));
        self.has(unit, Key::Inconspicuous) && !loud()
    }

    /// Whether the cards of the enemy do nothing to a unit (gl.immune-enemy-effects).
    pub fn ignores_foes(&self, unit: UnitId) -> bool {
        let spared = self.spared(unit);
        if spared {
            rule("gl.hostage-cards");
        }
        let ignores = spared || self.has(unit, Key::ImmuneEnemyEffects);
        if ignores && !spared {
            Key::ImmuneEnemyEffects.acted();
        }
        ignores
    }

    /// The weapons of a pool whose keywords a defender feels: none of them if it ignores the enemy's cards.
    pub fn felt(&self, arms: impl Iterator<Item = Arm>, target: UnitId) -> SmallVec<[Arm; 8]> {
        if self.ignores_foes(target) { SmallVec::new() } else { arms.collect() }
    }
}
