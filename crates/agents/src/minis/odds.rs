//! The odds of an attack, from the engine's own numbers, and what damage is worth.

use super::mind::Mind;
use dejarik_minis::abilities::{AbilityId, list};
use dejarik_minis::look::{Look, Stat};
use dejarik_minis::rules::declared;
use dejarik_minis::world::{FigureId, How};

/// Whether the attack die as it stands hits.
pub fn hits_now(look: &Look<'_>) -> bool {
    let Some(attack) = look.w.attacks.last() else { return false };
    match attack.die.map_or(0, |die| die.natural) {
        0 | 1 => false,
        natural if natural >= look.critical_from(attack.by) => true,
        natural => {
            let total = i32::from(natural) + look.tally::<()>(&look.query(attack, Stat::Attack)).total;
            total >= look.tally::<()>(&look.query(attack, Stat::Defense)).total
        }
    }
}

/// How an attack can come out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// The chance of a plain hit.
    pub hit: f32,
    /// The chance of a critical hit.
    pub critical: f32,
    /// What a plain hit deals.
    pub damage: f32,
    /// What a critical hit deals.
    pub more: f32,
    /// How many rolls one attack is: two with Twin Attack.
    pub rolls: u8,
}

/// Against what a figure has an answer to being hit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Against {
    Melee,
    Shots,
    Anything,
}

/// Answers to a hit that prevent it one time in two, with their cost in Force points.
const PARRIES: [(AbilityId, Against, u8); 10] = [
    (list::EVADE, Against::Shots, 0),
    (list::PARRY, Against::Melee, 0),
    (list::MAKASHI_STYLE_MASTERY, Against::Melee, 0),
    (list::SORESU_STYLE_MASTERY, Against::Melee, 0),
    (list::LIGHTSABER_BLOCK, Against::Melee, 1),
    (list::LIGHTSABER_DEFLECT, Against::Shots, 1),
    (list::LIGHTSABER_REFLECT, Against::Shots, 2),
    (list::LIGHTSABER_REFLECT_ALL, Against::Shots, 2),
    (list::ABSORB_ENERGY, Against::Shots, 2),
    (list::ILLUSION, Against::Anything, 1),
];

impl Odds {
    /// The odds of an attack that could be made, both figures standing where they stand.
    pub fn of(look: &Look<'_>, by: FigureId, at: FigureId, how: How) -> Odds {
        let attack = declared(look, by, at, how);
        let query = look.query(&attack, Stat::Attack);
        let bonus = look.tally::<()>(&query).total;
        let needs = look.tally::<()>(&query.of(Stat::Defense)).total - bonus;
        let (damage, more) = (look.damage_of_hit(&attack, false), look.damage_of_hit(&attack, true));
        let rolls = 1 + u8::from(look.has(by, list::TWIN_ATTACK));
        let odds = Odds { hit: 0.0, critical: 0.0, damage: f32::from(damage), more: f32::from(more), rolls };
        odds.armoured(look, at).rolled(look, by, at, needs).parried(look, at, attack.melee)
    }

    /// With the chances of a roll that needs this much on the die.
    fn rolled(self, look: &Look<'_>, by: FigureId, at: FigureId, needs: i32) -> Odds {
        let from = i32::from(look.critical_from(by));
        let hit = (from - needs.clamp(2, from)) as f32 / 20.0;
        let critical = (21 - from) as f32 / 20.0;
        if look.has(at, list::RESILIENT) {
            return Odds { hit: hit + critical, critical: 0.0, ..self };
        }
        Odds { hit, critical, ..self }
    }

    /// With what armour takes off.
    fn armoured(self, look: &Look<'_>, at: FigureId) -> Odds {
        if look.sheet(at).speakers.is_empty() {
            return self;
        }
        let less = |ability: AbilityId, each: f32| look.number(at, ability).map_or(0.0, |n| f32::from(n.max(1)) * each);
        let off = less(list::SHIELDS, 5.0)
            + less(list::DAMAGE_REDUCTION, 1.0)
            + if look.has(at, list::DARK_ARMOR) { 5.0 } else { 0.0 };
        Odds { damage: (self.damage - off).max(0.0), more: (self.more - off).max(0.0), ..self }
    }

    /// With the chance that the target prevents the hit.
    fn parried(self, look: &Look<'_>, at: FigureId, melee: bool) -> Odds {
        if look.sheet(at).speakers.is_empty() && look.w.masks.grantable.is_empty() {
            return self;
        }
        let fits = |against: Against| match against {
            Against::Melee => melee,
            Against::Shots => !melee,
            Against::Anything => true,
        };
        let answers = PARRIES
            .iter()
            .any(|(ability, against, cost)| fits(*against) && look.has(at, *ability) && look.w[at].force >= *cost);
        let through = if answers { 0.5 } else { 1.0 };
        Odds { hit: self.hit * through, critical: self.critical * through, ..self }
    }

    /// The same attack against a Defense that is higher by so much, roughly.
    pub fn harder(self, by: i32) -> Odds {
        Odds { hit: (self.hit - by as f32 * 0.05).clamp(0.0, 0.95), ..self }
    }

    /// The same attack against a Defense that is lower by so much, roughly.
    pub fn easier(self, by: i32) -> Odds {
        Odds { hit: (self.hit + by as f32 * 0.05).clamp(0.0, 0.95 - self.critical), ..self }
    }

    /// The damage to expect of one attack.
    pub fn mean(&self) -> f32 {
        (self.hit * self.damage + self.critical * self.more) * f32::from(self.rolls)
    }
}

/// What a figure has to lose.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    /// The Hit Points that are left, and those it began with.
    left: f32,
    whole: f32,
    /// Its points, and those that are lost besides when it falls.
    price: f32,
    last_words: f32,
    /// The part of its points that goes with its Hit Points.
    wounds: f32,
}

impl Holding {
    /// The points at risk with so much damage to come on average.
    pub fn at_risk(&self, damage: f32) -> f32 {
        if damage <= 0.0 {
            return 0.0;
        }
        let ratio = damage / self.left;
        let falls = ratio * ratio / (0.6 + ratio * ratio);
        let wounds = self.wounds * damage.min(self.left) / self.whole;
        self.price * (wounds + (1.0 - self.wounds) * falls) + self.last_words * falls
    }
}

impl Mind<'_> {
    /// What a figure has to lose.
    pub fn holding(&self, f: FigureId) -> Holding {
        Holding {
            left: f32::from(self.look.hit_points(f).max(1)),
            whole: f32::from(self.look.sheet(f).hit_points.max(1)),
            price: self.price(f),
            last_words: self.last_words(f),
            wounds: self.weights.wounds,
        }
    }

    /// What is lost with so much damage to a figure, in points of its owner.
    pub fn loss(&self, f: FigureId, damage: f32) -> f32 {
        let (left, whole) =
            (f32::from(self.look.hit_points(f).max(1)), f32::from(self.look.sheet(f).hit_points.max(1)));
        let wounds = self.weights.wounds * damage.min(left) / whole;
        let falls = if damage >= left { 1.0 - self.weights.wounds } else { 0.0 };
        self.price(f) * (wounds + falls) + if damage >= left { self.last_words(f) } else { 0.0 }
    }

    /// The points of a figure.
    pub fn price(&self, f: FigureId) -> f32 {
        f32::from(self.look.w[f].value.max(3))
    }

    /// What is lost with a figure besides itself: what its commander effects do, and an activation still to come.
    pub fn last_words(&self, f: FigureId) -> f32 {
        let look = &self.look;
        let command = if look.w.masks.commanders.has(f) {
            self.weights.command * look.allies(f).count().min(6) as f32
        } else {
            0.0
        };
        let comes = if look.w[f].activated { 0.0 } else { self.weights.activation * self.price(f) };
        command + comes
    }

    /// What so many attacks on one target take of it on average, in points; what is left over after a fall is lost.
    pub fn volley(&self, odds: &Odds, at: FigureId, attacks: usize) -> f32 {
        let rolls = (attacks * usize::from(odds.rolls)).min(5) as i32;
        let miss = (1.0 - odds.hit - odds.critical).max(0.0);
        let mut sum = 0.0;
        // The chances of every number of critical hits and of plain ones among so many rolls.
        let mut criticals = 1.0;
        for critical in 0..=rolls {
            let mut ways = criticals * odds.critical.powi(critical);
            for hits in 0..=(rolls - critical) {
                let chance = ways * odds.hit.powi(hits) * miss.powi(rolls - critical - hits);
                if chance > 0.0 {
                    sum += chance * self.loss(at, critical as f32 * odds.more + hits as f32 * odds.damage);
                }
                ways *= (rolls - critical - hits) as f32 / (hits + 1) as f32;
            }
            criticals *= (rolls - critical) as f32 / (critical + 1) as f32;
        }
        sum
    }
}
