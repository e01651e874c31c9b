//! Legal targets (000:224-271, 1559; 003:2356-2382).

use super::Look;
use crate::abilities::{AbilityId, Kind, Means, list};
use crate::world::{Condition, FigureId, FigureSet, How};
use dejarik_kernel::{WhyNot, trace};

/// What a target is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// An attack.
    Attack,
    /// An ability that uses the targeting rules and is no attack.
    Ability(AbilityId),
}

/// What an acting figure sees of its enemies.
struct Field {
    seen: FigureSet,
    adjacent: FigureSet,
    nearest: u16,
    open_enemy: bool,
}

const NOT_AN_ENEMY: WhyNot = WhyNot::new("000:720-721", "only-enemies-can-be-targets");
const NO_SIGHT: WhyNot = WhyNot::new("000:1613", "no-line-of-sight");
const OTHERS_ADJACENT: WhyNot = WhyNot::new("000:1559", "another-enemy-is-adjacent");
const COVERED: WhyNot = WhyNot::new("000:1170", "it-has-cover-and-is-not-the-nearest-enemy");
const DIPLOMAT: WhyNot = WhyNot::new("000:1240", "it-is-a-diplomat-and-another-enemy-is-in-sight");
const CLOAKED: WhyNot = WhyNot::new("000:1144", "it-is-cloaked-and-has-cover");
const INVISIBLE: WhyNot = WhyNot::new("000:1542", "it-is-invisible-and-not-adjacent");
const ORDER_66: WhyNot = WhyNot::new("000:1319", "order-66-forbids-it");
const SUPER_STEALTH: WhyNot = WhyNot::new("003:672-680", "it-has-cover-and-only-adjacent-enemies-may-target-it");
const FROZEN: WhyNot = WhyNot::new("000:1465", "it-cannot-be-targeted");
const MELEE: WhyNot = WhyNot::new("000:1639", "melee-attack-reaches-adjacent-enemies-only");
const OUT_OF_RANGE: WhyNot = WhyNot::new("003:2545-2555", "it-is-out-of-range");
const WRONG_KIND: WhyNot = WhyNot::new("003:2545-2555", "it-is-not-of-the-kind-that-this-affects");
const IMMUNE: WhyNot = WhyNot::new("000:1378", "it-is-immune-to-force-powers-of-others");

impl Look<'_> {
    /// Every legal target of the figure.
    pub fn targets(&self, by: FigureId, purpose: Purpose) -> FigureSet {
        let field = self.field(by, purpose);
        field.seen.iter().filter(|at| self.check_target(by, *at, purpose, &field).is_ok()).collect()
    }

    /// Whether `at` is a legal target of `by`, or why not.
    pub fn may_target(&self, by: FigureId, at: FigureId, purpose: Purpose) -> Result<(), WhyNot> {
        self.check_target(by, at, purpose, &self.field(by, purpose))
    }

    /// Enemies that `by` may attack now under the targeting rules.
    pub fn attack_targets(&self, by: FigureId) -> FigureSet {
        let melee = self.has(by, list::MELEE_ATTACK);
        if melee && !self.enemies(by).any(|at| self.at_arms_length(by, at)) {
            trace::acted(list::MELEE_ATTACK.0);
            return FigureSet::default();
        }
        let mut targets = self.targets(by, Purpose::Attack);
        if melee {
            targets = targets.iter().filter(|at| self.at_arms_length(by, *at)).collect();
        }
        targets
    }

    /// Whether `by` may attack `at` under the targeting rules, or why not.
    pub fn may_attack(&self, by: FigureId, at: FigureId) -> Result<(), WhyNot> {
        self.may_target(by, at, Purpose::Attack)?;
        if self.has(by, list::MELEE_ATTACK) && !self.at_arms_length(by, at) {
            return Err(MELEE);
        }
        Ok(())
    }

    /// Every legal target of an ability under the targeting rules, within its own limits.
    pub fn aimed(&self, by: FigureId, ability: AbilityId) -> FigureSet {
        let Some(purpose) = self.purpose(ability) else { return FigureSet::default() };
        // The limits come last in the rules; the same comes out, and sooner, if they are looked at first.
        let fits: FigureSet = self.enemies(by).filter(|at| self.check_aim(by, *at, ability).is_ok()).collect();
        if fits.is_empty() {
            return fits;
        }
        self.targets(by, purpose).iter().filter(|at| fits.has(*at)).collect()
    }

    /// Whether an ability under the targeting rules may be used on that one, or why not.
    pub fn may_aim(&self, by: FigureId, at: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
        let purpose = self.purpose(ability).unwrap_or(Purpose::Ability(ability));
        self.may_target(by, at, purpose)?;
        self.check_aim(by, at, ability)
    }

    /// Whether an attack of that sort, where the targeting rules are used for it, may be made against that enemy.
    pub fn may_attack_so(&self, by: FigureId, at: FigureId, how: How) -> Result<(), WhyNot> {
        match how {
            How::Ability(a) if self.purpose(a).is_some() => self.may_aim(by, at, a),
            _ => self.may_attack(by, at),
        }
    }

    /// Everybody whom an attack of that sort could be declared against, where the targeting rules are used for it.
    pub fn attackable(&self, by: FigureId, how: How) -> FigureSet {
        match how {
            How::Ability(a) if self.purpose(a).is_some() => self.aimed(by, a),
            _ => self.attack_targets(by),
        }
    }

    fn purpose(&self, ability: AbilityId) -> Option<Purpose> {
        let aims = self.rules.ability(ability)?.aims?;
        let special = matches!(ability, list::LIGHTSABER_THROW_5);
        Some(if aims.means == Means::Attack && !special { Purpose::Attack } else { Purpose::Ability(ability) })
    }

    /// The limits of an ability itself.
    fn check_aim(&self, by: FigureId, at: FigureId, ability: AbilityId) -> Result<(), WhyNot> {
        let Some(aims) = self.rules.ability(ability).and_then(|a| a.aims) else { return Ok(()) };
        if aims.within != crate::abilities::Aims::SIGHT && !self.within(by, at, aims.within) {
            return Err(OUT_OF_RANGE);
        }
        if !(aims.on)(self, by, at) {
            return Err(WRONG_KIND);
        }
        if aims.means == Means::Effect && !self.open_to(by, at, ability) { Err(IMMUNE) } else { Ok(()) }
    }

    /// Whether an ability of another can do anything to the figure: nobody may spend Force points on the immune (000:1378),
    /// a spirit is out of reach and who is frozen is no character (000:1465, 1567).
    pub fn open_to(&self, by: FigureId, at: FigureId, ability: AbilityId) -> bool {
        let power = ability.row().kind == Kind::Force;
        self.stands(at) && !self.untouchable(at) && !(power && by != at && self.force_immune(at))
    }

    /// The same of an ability that is used on the figure alone, which the older book leaves to its allies (E-24).
    pub fn open_alone(&self, by: FigureId, at: FigureId, ability: AbilityId) -> bool {
        let power = ability.row().kind == Kind::Force;
        self.stands(at) && !self.untouchable(at) && !(power && self.immune_from(at, by))
    }

    /// Whether an attack outside the targeting rules may be made against that enemy: Diplomat forbids it too (000:1240).
    pub fn may_sweep(&self, by: FigureId, at: FigureId) -> bool {
        if self.untouchable(at) || !self.stands(at) {
            return false;
        }
        let spared = self.protected(by, at) && !self.unstoppable(by) && !self.could_overwhelm(by);
        if spared {
            trace::acted(list::DIPLOMAT.0);
        }
        !spared
    }

    /// Whether that enemy is a Diplomat whom it must leave alone, since it sees somebody else (000:1240).
    pub fn protected(&self, by: FigureId, at: FigureId) -> bool {
        self.w.masks.present.has(list::DIPLOMAT)
            && self.w.enemies(by, at)
            && self.has(at, list::DIPLOMAT)
            && self.enemies(by).any(|e| !self.has(e, list::DIPLOMAT) && self.sees(by, e))
    }

    /// Whether it could spend a Force point now to attack a Diplomat all the same, where no target is needed (faq-493). That
    /// strengthens its attack, so Force Immunity of the Diplomat does not matter (faq-491).
    pub fn could_overwhelm(&self, by: FigureId) -> bool {
        const POWER: AbilityId = list::OVERWHELMING_FORCE;
        self.has(by, POWER) && self.may_spend(by, POWER, 1).is_ok()
    }

    fn field(&self, by: FigureId, purpose: Purpose) -> Field {
        let blind = sees_nothing(purpose);
        let noticed = |at: &FigureId| (blind || self.sees(by, *at)) && !self.untouchable(*at);
        let seen: FigureSet = self.enemies(by).filter(noticed).collect();
        let attack = purpose == Purpose::Attack;
        // Melee Reach makes others adjacent for attacks alone (000:1642).
        let beside = |at: &FigureId| if attack { self.reaches(by, *at) } else { self.adjacent(by, *at) };
        let adjacent = seen.iter().filter(beside).collect();
        let mut nearest = u16::MAX;
        for at in seen.iter() {
            let nearer = |limit: u16| limit > 0 && self.within(by, at, limit - 1);
            if nearest < u16::MAX && !nearer(nearest) {
                continue;
            }
            let Some(range) = self.range(by, at) else { continue };
            if range < nearest && !self.never_nearest(by, at, range, attack) {
                nearest = range;
            }
        }
        let open_enemy = seen.iter().any(|at| !self.has(at, list::DIPLOMAT) && (!blind || self.sees(by, at)));
        Field { seen, adjacent, nearest, open_enemy }
    }

    /// Never a target of anything (000:1465, 1567).
    fn untouchable(&self, at: FigureId) -> bool {
        self.acts(at, list::FROZEN_IN_CARBONITE) || self.acts(at, list::LIGHT_SPIRIT)
    }

    /// Tells the trace why a target that has just been named is a legal one.
    pub fn tell_target(&self, by: FigureId, at: FigureId) {
        if !trace::watching() {
            return;
        }
        trace::acted(list::TERM_LEGAL_TARGET.0);
        trace::acted(list::TERM_LINE_OF_SIGHT.0);
        if self.covered(by, at, true) && !self.past_cover(by, at, Purpose::Attack) {
            trace::acted(list::TERM_NEAREST_ENEMY.0);
        }
        if self.has(by, list::MELEE_ATTACK) {
            trace::acted(list::MELEE_ATTACK.0);
        }
    }

    /// Exempt from being the nearest enemy (000:1144, 1508, 1542, 1934).
    fn never_nearest(&self, by: FigureId, at: FigureId, range: u16, attack: bool) -> bool {
        let present = &self.w.masks.present;
        let hidden = || !self.sees(by, at) || self.covered(by, at, attack);
        let stealthy = range > 6 && present.has(list::STEALTH) && self.has(at, list::STEALTH);
        if stealthy && hidden() && self.acts(at, list::STEALTH) {
            return true;
        }
        let cloaked = present.has(list::CLOAKED) && self.has(at, list::CLOAKED) && !self.reaches(by, at);
        if cloaked && hidden() && self.acts(at, list::CLOAKED) {
            return true;
        }
        self.has(at, list::INVISIBILITY) || self.acts(at, list::HOLOGRAM)
    }

    fn check_target(&self, by: FigureId, at: FigureId, purpose: Purpose, field: &Field) -> Result<(), WhyNot> {
        if !self.stands(at) || !self.w.enemies(by, at) {
            return Err(NOT_AN_ENEMY);
        }
        if !field.seen.has(at) {
            return Err(if self.untouchable(at) { FROZEN } else { NO_SIGHT });
        }
        let adjacent = field.adjacent.has(at);
        if !adjacent && !field.adjacent.is_empty() {
            return Err(OTHERS_ADJACENT);
        }
        if !adjacent && !self.uncovered_or_nearest(by, at, purpose, field) {
            return Err(COVERED);
        }
        self.check_bans(by, at, purpose, field, adjacent)
    }

    fn uncovered_or_nearest(&self, by: FigureId, at: FigureId, purpose: Purpose, field: &Field) -> bool {
        let attack = purpose == Purpose::Attack;
        let nearest = self.within(by, at, field.nearest) && !self.is_passed_over(by, at, attack);
        let hidden = || sees_nothing(purpose) && !self.sees(by, at) || self.covered(by, at, attack);
        nearest || !hidden() || self.past_cover(by, at, purpose)
    }

    /// A figure that never counts as nearest is not nearest even at that range.
    fn is_passed_over(&self, by: FigureId, at: FigureId, attack: bool) -> bool {
        self.range(by, at).is_some_and(|range| self.never_nearest(by, at, range, attack))
    }

    fn past_cover(&self, by: FigureId, at: FigureId, purpose: Purpose) -> bool {
        let own = match purpose {
            Purpose::Attack => self.acts(by, list::ACCURATE_SHOT) || self.programmed(by, at),
            Purpose::Ability(a) => a == list::LIGHTSABER_THROW_5,
        };
        own || self.commanded_past_cover(by, at)
    }

    /// Whether `at` is the Programmed Target of `by` (000:1743).
    pub fn programmed(&self, by: FigureId, at: FigureId) -> bool {
        let chosen = |c: &Condition| c.ability == list::PROGRAMMED_TARGET && c.on == at && c.source == by;
        self.w.conditions.iter().any(chosen) && self.acts(by, list::PROGRAMMED_TARGET)
    }

    /// Bans that come after the choice of candidates (minis.md, choosing a target, step 4).
    fn check_bans(
        &self,
        by: FigureId,
        at: FigureId,
        purpose: Purpose,
        field: &Field,
        adjacent: bool,
    ) -> Result<(), WhyNot> {
        if field.open_enemy && self.acts(at, list::DIPLOMAT) {
            return Err(DIPLOMAT);
        }
        let attack = purpose == Purpose::Attack;
        if !adjacent {
            if self.has(at, list::CLOAKED) && self.covered(by, at, attack) && self.acts(at, list::CLOAKED) {
                return Err(CLOAKED);
            }
            if self.acts(at, list::INVISIBILITY) {
                return Err(INVISIBLE);
            }
            if self.has(at, list::SUPER_STEALTH) && self.covered(by, at, attack) && self.acts(at, list::SUPER_STEALTH) {
                return Err(SUPER_STEALTH);
            }
        }
        if self.has(by, list::ORDER_66) && self.acts(at, list::EXECUTE_ORDER_66) {
            trace::acted(list::ORDER_66.0);
            return Err(ORDER_66);
        }
        Ok(())
    }
}

/// Whether the target need not be seen: it then counts as covered, and unseen enemies too can be the nearest (003:1630-1640,
///
fn sees_nothing(purpose: Purpose) -> bool {
    purpose == Purpose::Ability(list::KOUHUN_INFESTATION)
}
