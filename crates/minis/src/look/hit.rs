//! What a hit is worth (000:1173-1177, 1190-1200; 003:244-247, 662-671).

use super::{Look, Source, Stat};
use crate::abilities::{AbilityId, list};
use crate::world::{Attack, Condition, FigureId, How};
use dejarik_kernel::{Tally, Terms, trace};

impl Look<'_> {
    /// The least natural roll that is a critical hit and hits by itself (000:1214, 1999).
    pub fn critical_from(&self, by: FigureId) -> u8 {
        let commanded = if self.w.masks.commanders.is_empty() { 20 } else { self.commanded_critical(by) };
        if self.acts(by, list::VAAPAD_STYLE_FIGHTING) {
            commanded.min(18)
        } else if self.acts(by, list::DEADLY_ATTACK) {
            commanded.min(19)
        } else {
            commanded
        }
    }

    /// Whether the attack shows a natural 20: one that Use the Force stands for is none in the older book (E-49).
    pub fn shows_twenty(&self, attack: &Attack) -> bool {
        attack.die.is_some_and(|die| die.natural == 20)
            && !(self.w.options.edition.force_shows_no_twenty() && attack.used(attack.by, list::USE_THE_FORCE))
    }

    /// The damage of a hit: base, multiplied by a critical hit, and what is added after that.
    pub fn damage_of_hit(&self, attack: &Attack, critical: bool) -> i16 {
        self.damage_tally::<()>(attack, critical).total.max(0) as i16
    }

    /// The same with its terms.
    pub fn damage_tally<T: Terms<Source>>(&self, attack: &Attack, critical: bool) -> Tally<T> {
        let mut q = self.query(attack, Stat::BaseDamage);
        q.critical = critical;
        let mut tally: Tally<T> = self.tally(&q);
        let base = tally.total.max(0);
        let times = if critical { self.multiplier(attack.by, attack.target) } else { 1 };
        tally.add(|| Source::Critical, base * (times - 1));
        tally.join::<Source>(self.tally(&q.of(Stat::Damage)));
        tally
    }

    /// How often a critical hit counts the base damage: Droids take it once (000:1288), Cyborgs do not escape (000:1185).
    fn multiplier(&self, by: FigureId, target: FigureId) -> i32 {
        if self.mere_droid(target) {
            trace::acted(list::DROID.0);
            return 1;
        }
        if self.acts(by, list::VICIOUS_ATTACK) { 3 } else { 2 }
    }

    /// Whether a hit of this attack counts for Rend: a normal attack of its own turn on an adjacent enemy, neither
    /// its Extra Attack nor a twin (000:1787; faq-343); in the older book any attack (E-41).
    pub fn counts_for_rend(&self, attack: &Attack) -> bool {
        let normal = || attack.how == How::Normal && !attack.extra && attack.strike == 1 && self.own_turn(attack.by);
        self.has(attack.by, list::REND)
            && (self.w.options.edition.rends_at_any_time() || normal())
            && self.reaches(attack.by, attack.target)
    }

    /// Whether a hit of Rend's bearer on that enemy waits for a second one: of this turn, or in the older book of the
    /// skirmish, where each hit belongs to one pair (E-41).
    pub fn torn(&self, by: FigureId, f: FigureId) -> bool {
        let torn = |c: &Condition| c.ability == list::REND && c.on == f && c.source == by;
        match self.w.options.edition.rends_at_any_time() {
            true => self.w.conditions.iter().any(torn),
            false => self.times_in_turn(f, list::REND) == 1,
        }
    }

    /// Whether Synchronized Fire makes this helper worth more: the attacker has it, for helpers of the kind on its card
    /// (000:1955). Where Delta Fire Support gives it, that kind are the Republic Commandos it speaks of (000:1219).
    pub(super) fn synchronized(&self, by: FigureId, helper: FigureId) -> bool {
        const ABILITY: AbilityId = list::SYNCHRONIZED_FIRE;
        if !self.has(by, ABILITY) {
            return false;
        }
        let given = !self.sheet(by).abilities.has(ABILITY) || self.lent(by, ABILITY).is_some();
        let commando = || self.rules.card(self.w[helper].card).name.contains("Republic Commando");
        let fits = self.speaks_of(by, ABILITY, helper) || given && commando();
        fits && self.acts(by, ABILITY)
    }
}
