//! Weapons: who may use which against whom.

use super::Look;
use crate::book::{Condition, Effect, Perk, Quality, Slot, Weapon};
use crate::coverage::rule;
use crate::geometry::Arc;
use crate::keywords::Key;
use crate::world::{Arm, Die, Method, MiniId, OrderToken, Token, UnitId, WeaponRef};
use dejarik_kernel::WhyNot;
use smallvec::SmallVec;

/// How a unit stands to a defender, for all its weapons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    method: Method,
    /// The range of a ranged attack.
    range: u8,
    /// Whether it is engaged, which matters for ranged attacks.
    engaged: bool,
}

/// The weapons that a mini can use against a defender.
pub type Ready = SmallVec<[WeaponRef; 4]>;

impl<'a> Look<'a> {
    /// The weapons in a mini's hands (gl.weapons): those of the card, of its own upgrade, and of upgrades for all.
    pub fn arms(&self, mini: MiniId) -> Ready {
        let m = &self.w[mini];
        let unit = m.unit;
        let keyword = |key| m.card.is_some_and(|n| self.upgrade(unit, n).keywords.iter().any(|k| k.key == key));
        if keyword(Key::Noncombatant) {
            Key::Noncombatant.acted();
            return Ready::new();
        }
        if self.w.active.is_some_and(|a| a.unit == unit && a.throwing) {
            // Only what is thrown counts now.
            return (0..self.card(unit).weapons.len() as u8).map(WeaponRef::Thrown).collect();
        }
        if let Some(n) = m.card.filter(|_| self.companion(mini)) {
            // A counterpart has the weapon of its own card and no other (gl.counterpart).
            return self.upgrade(unit, n).weapon.iter().map(|_| WeaponRef::Upgrade(n)).collect();
        }
        let command = self.armed_by(unit);
        if command.is_some_and(|(seat, _)| self.w.sides[seat.index()].striking) {
            return Ready::from_slice(&[WeaponRef::Command]);
        }
        let mut ready: Ready = (0..self.card(unit).weapons.len() as u8).map(WeaponRef::Card).collect();
        for n in 0..self.w[unit].upgrades.len() as u8 {
            let upgrade = self.upgrade(unit, n);
            let own = matches!(upgrade.slot, Slot::HeavyWeapon | Slot::Personnel) || upgrade.mini;
            if upgrade.weapon.is_some() && (!own || m.card == Some(n)) {
                ready.push(WeaponRef::Upgrade(n));
            }
        }
        let active = || self.w.active.is_some_and(|a| a.unit == unit);
        if command.is_some() && active() && self.is(unit, Quality::Armed) {
            ready.push(WeaponRef::Command);
        }
        ready
    }

    /// Whether a weapon may be used in that kind of attack.
    fn suits(weapon: &Weapon, method: Method) -> bool {
        !weapon.area
            && match method {
                Method::Ranged => weapon.range.is_some(),
                Method::Melee => weapon.melee,
            }
    }

    /// How a unit stands to a defender. Support fires from where its own leader stands.
    pub fn aim(&self, unit: UnitId, target: UnitId, method: Method) -> Aim {
        let ranged = method == Method::Ranged;
        let range = if ranged { self.attack_range(unit, target) } else { 0 };
        Aim { method, range, engaged: ranged && self.engaged(unit) }
    }

    /// Whether a mini may use a weapon against a defender.
    pub fn may_use(&self, arm: Arm, target: UnitId, aim: Aim) -> Result<(), WhyNot> {
        let (unit, method) = (self.w[arm.mini].unit, aim.method);
        if !self.w[arm.mini].there || !self.arms(arm.mini).contains(&arm.weapon) {
            return Err(WhyNot::new("gl.weapons", "not-its-weapon"));
        }
        let weapon = self.weapon(unit, arm.weapon);
        if !Self::suits(weapon, method) {
            return Err(WhyNot::new("gl.weapons", "not-a-weapon-for-this"));
        }
        if self.sidearm(arm, method) {
            Key::Sidearm.acted();
            return Err(WhyNot::new("gl.sidearm", "only-its-sidearm"));
        }
        if aim.engaged && weapon.keyword(Key::Versatile).is_none() && !self.is(unit, Quality::Versatile) {
            return Err(WhyNot::new("gl.engaged", "engaged-units-fight-close"));
        }
        if let WeaponRef::Upgrade(n) = arm.weapon
            && self.upgrade(unit, n).usage.is_some()
            && self.w[unit].upgrades[n as usize].exhausted
        {
            return Err(WhyNot::new("gl.exhaust", "the-card-is-exhausted"));
        }
        if method == Method::Melee {
            return Ok(());
        }
        let range = aim.range;
        let (least, most) = (weapon.range.map_or(0, |(least, _)| least), self.reach(unit, weapon));
        let long = weapon.keyword(Key::LongShot).map_or(0, |k| k.x.min(self.aims(unit)));
        if !(least..=most.saturating_add(long)).contains(&range) {
            return Err(WhyNot::new("gl.attack-pool", "out-of-range"));
        }
        if range == 1 && most == 1 && self.has(target, Key::ImmuneRange1Weapons) {
            Key::ImmuneRange1Weapons.acted();
            self.corrected(target);
            return Err(WhyNot::new("gl.immune-range-1-weapons", "immune-to-range-1-weapons"));
        }
        let active = self.w.active.filter(|a| a.unit == unit);
        if weapon.keyword(Key::Cumbersome).is_some() && active.is_some_and(|a| a.moves > 0) {
            Key::Cumbersome.acted();
            return Err(WhyNot::new("gl.cumbersome", "cumbersome-after-a-move"));
        }
        if let Some(fixed) = weapon.keyword(Key::Fixed) {
            let arcs: SmallVec<[Arc; 2]> =
                fixed.of.iter().map(|w| if w == "rear" { Arc::Rear } else { Arc::Front }).collect();
            if !self.in_arc(arm.mini, target, &arcs) {
                Key::Fixed.acted();
                return Err(WhyNot::new("gl.fixed", "outside-the-firing-arc"));
            }
        }
        if !self.aims_at(arm.mini, target) {
            return Err(WhyNot::new("gl.attack", "no-line-of-sight"));
        }
        Ok(())
    }

    /// Whether the card that brought a mini allows it only that card's weapon in such an attack (gl.sidearm).
    fn sidearm(&self, arm: Arm, method: Method) -> bool {
        let m = &self.w[arm.mini];
        let Some(n) = m.card.filter(|n| arm.weapon != WeaponRef::Upgrade(*n)) else { return false };
        let word = if method == Method::Melee { "melee" } else { "ranged" };
        let card = self.upgrade(m.unit, n);
        let all = card.keywords.iter().chain(card.weapon.iter().flat_map(|w| &w.keywords));
        all.into_iter().any(|k| k.key == Key::Sidearm && k.of.iter().any(|w| w == word))
    }

    /// Whether a unit has a weapon that it may fire while engaged.
    fn versatile(&self, unit: UnitId) -> bool {
        let mut refs = self.w.minis_of(unit).into_iter().flat_map(|m| self.arms(m));
        refs.any(|weapon| self.weapon(unit, weapon).keyword(Key::Versatile).is_some())
            || self.is(unit, Quality::Versatile)
    }

    /// How far a weapon of a unit reaches: as printed, or one farther by its side's command card, to range 4 at most.
    fn reach(&self, unit: UnitId, weapon: &Weapon) -> u8 {
        let most = weapon.range.map_or(0, |(_, most)| most);
        let u = &self.w[unit];
        let farther = most < 4
            && u.tokens.aim > 0
            && u.order == OrderToken::FaceUp
            && self.trooper(unit)
            && self.is(unit, Quality::Farsighted);
        most + u8::from(farther)
    }

    /// How many aim tokens a unit could spend: its own and those it may borrow.
    pub fn aims(&self, unit: UnitId) -> u8 {
        let from = crate::rules::sources(self, unit, Token::Aim);
        from.iter().map(|u| self.w[*u].tokens.aim).sum()
    }

    /// How many aim tokens a pool needs for weapons that do not reach by themselves (gl.long-shot-x).
    pub fn long_shots(&self, by: UnitId, arms: &[Arm], target: UnitId) -> u8 {
        let far = |a: &Arm| {
            let weapon = self.weapon(by, a.weapon);
            let most = self.reach(by, weapon);
            weapon.keyword(Key::LongShot).map_or(0, |_| self.attack_range(by, target).saturating_sub(most))
        };
        let mine = arms.iter().filter(|a| usize::from(a.mini.0) < self.w.minis.len() && self.w[a.mini].unit == by);
        mine.map(far).sum()
    }

    /// The weapons that a mini may use against a defender.
    pub fn ready(&self, mini: MiniId, target: UnitId, aim: Aim) -> Ready {
        let mut ready = self.arms(mini);
        ready.retain(|weapon| self.may_use(Arm { mini, weapon: *weapon }, target, aim).is_ok());
        ready
    }

    /// The units that may add their weapons to a pool of another: with Fire Support and a faceup order token, able to shoot
    /// (gl.fire-support); in a melee only those whose command card says so.
    pub fn supporters(&self, by: UnitId, target: UnitId, method: Method) -> SmallVec<[UnitId; 4]> {
        let w = self.w;
        let able = |u: &UnitId| {
            *u != by
                && w[*u].order == OrderToken::FaceUp
                && self.has(*u, Key::FireSupport)
                && !self.peaceful(*u)
                && match method {
                    Method::Ranged => self.may_target(*u, target, Method::Ranged).is_ok(),
                    Method::Melee => self.is(*u, Quality::Supporting) && !self.in_contact(*u, target),
                }
        };
        w.of(w[by].side).filter(able).collect()
    }

    /// Whether a command card keeps a unit from attacking in this round.
    pub fn peaceful(&self, unit: UnitId) -> bool {
        self.w[unit].marks.pacified || self.is(unit, Quality::Peaceful)
    }

    /// The unit whose command card has it join the ranged attack of another on that defender: not engaged, near and in sight.
    pub fn joiner(&self, by: UnitId, target: UnitId) -> Option<UnitId> {
        let side = self.w[by].side;
        let (id, reach) = self.commands(side).find_map(|(seat, card)| {
            let reach = card.does.iter().find_map(|effect| match effect {
                Effect::Joins(who, range) if self.meant(card, who, by) => Some(*range),
                _ => None,
            });
            self.w.sides[seat.index()].played.zip(reach)
        })?;
        let friend = self.owner_of(side, id).filter(|u| *u != by && !self.engaged(*u))?;
        let near = self.range(friend, target) <= reach && self.unit_sees(friend, target);
        (near && self.may_target(friend, target, Method::Ranged).is_ok()).then_some(friend)
    }

    /// Whether a unit may be attacked in that way (step 0 of an attack).
    pub fn may_target(&self, by: UnitId, target: UnitId, method: Method) -> Result<(), WhyNot> {
        let w = self.w;
        if w[target].defeated || !w[target].deployed || w[target].side == w[by].side {
            return Err(WhyNot::new("gl.attack", "not-an-enemy-on-the-table"));
        }
        if self.aboard(target) {
            return Err(WhyNot::new("gl.transported", "it-is-aboard"));
        }
        if self.spared(target) {
            rule("gl.hostage-cards");
            return Err(WhyNot::new("gl.hostage-cards", "it-is-a-hostage"));
        }
        let contact = self.in_contact(by, target);
        if !contact && self.hidden(target) && self.range(by, target) > 1 {
            Key::Incognito.acted();
            return Err(WhyNot::new("gl.incognito", "nobody-knows-it"));
        }
        match method {
            Method::Melee if !contact => Err(WhyNot::new("gl.melee", "not-in-a-melee-with-it")),
            Method::Melee if self.has(target, Key::ImmuneMelee) => {
                Err(WhyNot::new("gl.immune-melee", "immune-to-melee"))
            }
            Method::Melee => Ok(()),
            Method::Ranged if contact => Err(WhyNot::new("gl.attack", "in-a-melee-with-it")),
            Method::Ranged if w[target].marks.sheltered => Err(WhyNot::new("gl.command-cards", "it-is-sheltered")),
            Method::Ranged if self.engaged(by) && !self.versatile(by) => {
                Err(WhyNot::new("gl.engaged", "engaged-units-fight-close"))
            }
            Method::Ranged if self.engaged(target) => Err(WhyNot::new("gl.engaged", "the-target-is-engaged")),
            Method::Ranged => {
                let range = self.attack_range(by, target);
                let limit = match (self.condition(), w.round) {
                    (Some(Condition::LimitedVisibility | Condition::Dawn), 1) => 2,
                    (Some(Condition::LimitedVisibility), 2) => 3,
                    // Some weapons shoot farther than the ruler reaches.
                    _ => u8::MAX,
                };
                if range > limit && self.condition() == Some(Condition::LimitedVisibility) {
                    rule("bc.limited-visibility");
                }
                if range > limit { Err(WhyNot::new("gl.attack-pool", "out-of-range")) } else { Ok(()) }
            }
        }
    }

    /// Whether nobody knows yet whose unit it is (gl.incognito).
    pub fn hidden(&self, unit: UnitId) -> bool {
        !self.w[unit].marks.exposed && self.has(unit, Key::Incognito)
    }

    /// The red, black and white dice that an arm adds to a pool (gl.spray, gl.weapon-disrupted).
    pub fn dice(&self, arm: Arm, target: UnitId) -> [u8; 3] {
        let unit = self.w[arm.mini].unit;
        let weapon = self.weapon(unit, arm.weapon);
        let mut dice = weapon.dice;
        if self.w[unit].tokens.disrupted == Some(arm.weapon) {
            dice = crate::book::half(dice);
        }
        if weapon.keyword(Key::Spray).is_some() {
            Key::Spray.acted();
            let seen = |m: &MiniId| !self.small(*m) && self.sees(arm.mini, *m);
            let seen = self.w.minis_on(target).filter(seen).count() as u8;
            dice = dice.map(|n| n * seen);
        }
        dice
    }

    /// The dice of a whole pool in the order in which they are thrown.
    pub fn pool_dice(&self, arms: &[Arm], target: UnitId) -> SmallVec<[Die; 12]> {
        let mut sums = [0usize; 3];
        for arm in arms {
            for (sum, n) in sums.iter_mut().zip(self.dice(*arm, target)) {
                *sum += usize::from(n);
            }
        }
        let colours = [Die::Red, Die::Black, Die::White];
        sums.into_iter().zip(colours).flat_map(|(n, die)| std::iter::repeat_n(die, n)).collect()
    }

    /// The sum of a weapon keyword over a pool.
    pub fn pool_sum(&self, arms: &[Arm], key: Key) -> u8 {
        let printed: u8 =
            arms.iter().filter_map(|a| self.weapon(self.w[a.mini].unit, a.weapon).keyword(key)).map(|k| k.x).sum();
        if key == Key::Ion { printed + self.pool_ion(arms) } else { printed }
    }

    /// The perks of the cards whose weapons are in a pool.
    fn pool_perks(&self, arms: &[Arm]) -> impl Iterator<Item = &'a Perk> {
        let look = *self;
        let cards: SmallVec<[&'a Perk; 4]> = arms
            .iter()
            .filter_map(|a| match a.weapon {
                WeaponRef::Upgrade(n) => Some(look.upgrade(look.w[a.mini].unit, n)),
                WeaponRef::Card(_)
                | WeaponRef::Thrown(_)
                | WeaponRef::Command
                | WeaponRef::Charge(_)
                | WeaponRef::Bomb => None,
            })
            .flat_map(|card| &card.perks)
            .collect();
        cards.into_iter()
    }

    /// The Ion that weapons give to their whole pool, however many of them are in it.
    fn pool_ion(&self, arms: &[Arm]) -> u8 {
        self.pool_perks(arms).filter_map(|p| if let Perk::PoolIon(n) = p { Some(*n) } else { None }).max().unwrap_or(0)
    }

    /// Whether surges of a pool are criticals because of a weapon in it.
    pub fn pool_criticals(&self, arms: &[Arm]) -> bool {
        self.pool_perks(arms).any(|p| *p == Perk::Criticals)
    }

    /// Whether some weapon of a pool has a keyword.
    pub fn pool_has(&self, arms: &[Arm], key: Key) -> bool {
        arms.iter().any(|a| self.weapon(self.w[a.mini].unit, a.weapon).keyword(key).is_some())
    }

    /// Whether every weapon of a pool has a keyword.
    pub fn pool_all(&self, arms: &[Arm], key: Key) -> bool {
        !arms.is_empty() && arms.iter().all(|a| self.weapon(self.w[a.mini].unit, a.weapon).keyword(key).is_some())
    }
}
