//! Taste in Legion: shoot well, walk where the objective is, keep the plain minis in front.

mod odds;
mod trail;

use crate::search::{ByTaste, Outlook, Search, Settings, prevail};
use crate::{Agent, Greedy, Staffed, Taste};
use dejarik_kernel::{QuestionOf, Seat};
use dejarik_legion::Legion;
use dejarik_legion::book::Objective;
use dejarik_legion::choice::{Ask, Choice, Deed, Duty, Ending, Gait, March, Response, Volley};
use dejarik_legion::geometry::{Course, Point};
use dejarik_legion::keywords::Key;
use dejarik_legion::look::Look;
use dejarik_legion::rules::{marches, may_do};
use dejarik_legion::world::{Die, Face, Method, OrderToken, UnitId, World, team};
use odds::Pool;
use std::cell::OnceCell;
use trail::Trail;

impl Staffed for Legion {
    const AGENTS: &'static [&'static str] = &["greedy", "search", "easy", "medium", "hard"];

    fn agent(name: &str, seed: u64) -> Option<Box<dyn Agent<Legion>>> {
        if name == "greedy" {
            return Some(Box::new(Greedy::new(Soldier, seed)));
        }
        Some(Box::new(Search::new(ByTaste::new(Soldier), Settings::named(name)?, seed)))
    }
}

/// Points that a victory token is worth.
const TOKEN: f32 = 80.0;

/// Weighs each option by itself.
#[derive(Clone)]
struct Soldier;

impl Outlook<Legion> for Soldier {
    fn opens(&self, ask: &Ask) -> bool {
        matches!(ask, Ask::Activate | Ask::Drawn(_))
    }

    /// The activation and the enemy's answer.
    fn horizon(&self) -> u32 {
        2
    }

    /// By the points that stand, minis and all, and by victory tokens.
    fn chance(&self, _: &Legion, world: &World, seat: Seat) -> f32 {
        let unit = |u: UnitId| {
            let (unit, minis) = (&world[u], world.minis_of(u).len() as f32);
            f32::from(unit.points) * (0.4 + 0.6 * minis / f32::from(unit.size.max(1)))
        };
        let strength =
            |of: Seat| world.of(of).map(unit).sum::<f32>() + TOKEN * f32::from(world.sides[team(of).index()].victory);
        prevail(strength(seat), strength(world.foe(seat)), 3.0)
    }
}

impl Taste<Legion> for Soldier {
    fn weigh(&self, rules: &Legion, world: &World, question: &QuestionOf<Legion>, worths: &mut Vec<f32>) {
        let mind = Mind { look: Look::new(rules, world), me: question.seat, trail: OnceCell::new() };
        worths.extend(question.options.iter().map(|option| mind.worth(&question.ask, option)));
    }
}

struct Mind<'a> {
    look: Look<'a>,
    me: Seat,
    /// The ways of the unit that the question is about to its goal.
    trail: OnceCell<Option<Trail>>,
}

fn inches(mils: i32) -> f32 {
    mils as f32 / 1000.0
}

impl Mind<'_> {
    fn worth(&self, ask: &Ask, option: &Choice) -> f32 {
        match (ask, option) {
            (Ask::Action(unit, left), Choice::Deed(deed)) => self.deed(*unit, *left, *deed),
            (Ask::Stride(unit), Choice::Deed(deed)) => self.deed(*unit, 1, *deed),
            (Ask::March(unit, gait), Choice::March(march)) => self.march(*unit, *gait, *march),
            (Ask::Fire(by) | Ask::AlsoFire(by), Choice::Volley(volley)) => self.volley(*by, volley),
            (Ask::Deploy(_), Choice::Spots(spots)) => {
                let field = self.look.field();
                let centre = Point::new(field.width / 2, field.depth / 2);
                spots.0.first().map_or(0.0, |s| -inches(s.at.distance(centre)))
            }
            (Ask::Aim(unit), Choice::Unit(_)) => self.wasted(*unit) as f32 - 0.5,
            (Ask::Reroll(unit, _), Choice::Die(die)) => match die.face {
                Face::Blank => 3.0,
                Face::Surge if self.look.attack_surge(*unit).is_none() => 2.0,
                _ => -1.0,
            },
            (Ask::Luck(..), Choice::Die(_)) => 1.0,
            (Ask::Dodge(_), Choice::Unit(_)) => self.hits() as f32 - 0.5,
            (Ask::Surge(_), Choice::Unit(_)) => 1.0,
            (Ask::Shields(_) | Ask::Recover(_) | Ask::Keep(..) | Ask::Prevent(_), Choice::Number(n)) => f32::from(*n),
            (Ask::Ready(_), Choice::Number(_)) | (Ask::Guardian(_), Choice::Unit(_)) => 1.0,
            (Ask::Ending(_), Choice::Ending(Ending::Regenerate)) => 1.0,
            (Ask::Guard(_), Choice::Number(n)) => f32::from((*n).min(1)),
            (Ask::PierceGuard(_), Choice::Number(n)) => -f32::from(*n),
            (Ask::Wound(_) | Ask::Lead(_), Choice::Mini(m)) => {
                // Special weapons fall last.
                if self.look.w[*m].card.is_some() { 0.0 } else { 1.0 }
            }
            (Ask::Standby(_), Choice::Unit(_)) | (Ask::Respond(_), Choice::Response(Response::Attack)) => 1.0,
            (Ask::Use(unit, Key::WheelMode), Choice::Yes) => {
                if self.nearest(self.look.leader(*unit).at) < 20.0 {
                    -1.0
                } else {
                    1.0
                }
            }
            (Ask::Use(..), Choice::Yes | Choice::Die(_)) => 1.0,
            (Ask::Activate, Choice::Unit(unit)) => {
                let reach = self.nearest(self.look.leader(*unit).at);
                1.0 + 10.0 / (1.0 + reach)
            }
            (Ask::Mate(Duty::Activate), Choice::Seat(seat)) => {
                let waits = |u: &UnitId| self.look.w[*u].order != OrderToken::FaceDown;
                let near = self.look.w.own(*seat).filter(waits).map(|u| self.nearest(self.look.leader(u).at));
                10.0 / (1.0 + near.fold(99.0, f32::min))
            }
            (Ask::Card(..) | Ask::Upgrade(..), Choice::Yes | Choice::Unit(_)) => 1.0,
            (Ask::On(_, _) | Ask::Coordinate(_), Choice::Unit(_)) => 1.0,
            (Ask::Order(..), Choice::Unit(unit)) => f32::from(self.look.w[*unit].points) / 100.0,
            (Ask::Strike, Choice::Pass) => 1.0,
            _ => 0.0,
        }
    }

    /// Attack dice of the pool that show nothing useful.
    fn wasted(&self, unit: UnitId) -> usize {
        let Some(attack) = self.look.w.attacks.last() else { return 0 };
        let surge = if self.look.attack_surge(unit).is_none() { attack.showing(Face::Surge) } else { 0 };
        attack.showing(Face::Blank) + surge
    }

    fn hits(&self) -> usize {
        self.look.w.attacks.last().map_or(0, |a| a.showing(Face::Hit))
    }

    /// What a unit gains by a deed: aim, then shoot; walk where nothing is in reach.
    fn deed(&self, unit: UnitId, left: u8, deed: Deed) -> f32 {
        let tokens = &self.look.w[unit].tokens;
        let shoots = may_do(&self.look, unit, Deed::Attack).is_ok();
        match deed {
            Deed::Claim | Deed::Resupply => 9.0,
            Deed::Attack if left == 1 || tokens.aim > 0 => 8.0,
            Deed::Attack => 6.5,
            Deed::Aim if shoots && left > 1 && tokens.aim == 0 => 7.0,
            Deed::Recover if tokens.suppression > 1 => 6.0,
            Deed::Move(Gait::Standard) if self.gain(unit) > 0.5 => 5.0,
            Deed::Move(Gait::Standard) => 0.4,
            Deed::Card(_) => 3.0,
            Deed::Dodge => 2.5,
            Deed::Standby => 2.0,
            Deed::Aim => 1.0,
            Deed::Pivot => 0.5,
            _ => 0.0,
        }
    }

    /// How many inches the nearest enemy leader is away.
    fn nearest(&self, at: Point) -> f32 {
        let w = self.look.w;
        let far = w.of(w.foe(self.me)).map(|u| self.look.leader(u).at.distance(at)).min();
        far.map_or(99.0, inches)
    }

    /// Where the objective draws a unit that stands there.
    fn goal(&self, at: Point) -> Option<Point> {
        let w = self.look.w;
        match self.look.objective() {
            Some(Objective::Breakthrough) => {
                let zones = self.look.zones(w.foe(self.me));
                zones.iter().map(|z| z.middle()).min_by_key(|p| p.distance(at))
            }
            // The enemy's edge, straight ahead.
            Some(Objective::Breach) => {
                let (width, depth) = (self.look.field().width, self.look.field().depth);
                Some(match self.look.edge(w.foe(self.me)) {
                    0 => Point::new(at.x, 0),
                    1 => Point::new(width, at.y),
                    2 => Point::new(at.x, depth),
                    _ => Point::new(0, at.y),
                })
            }
            _ => w.markers.iter().filter(|m| m.by.is_none()).map(|m| m.at).min_by_key(|p| p.distance(at)),
        }
    }

    /// How many inches it is from there to a unit's goal.
    fn way(&self, unit: UnitId, at: Point) -> f32 {
        let leader = self.look.leader(unit).at;
        let trail = self.trail.get_or_init(|| self.goal(leader).map(|goal| Trail::to(&self.look, unit, goal)));
        trail.as_ref().map_or(0.0, |trail| inches(trail.from(at)))
    }

    /// What the best move of a unit is worth to it.
    fn gain(&self, unit: UnitId) -> f32 {
        let best = marches(&self.look, unit, Gait::Standard).into_iter();
        let best = best.map(|march| self.march(unit, Gait::Standard, march)).fold(f32::MIN, f32::max);
        best - self.place(unit, self.look.leader(unit).at)
    }

    fn march(&self, unit: UnitId, gait: Gait, march: March) -> f32 {
        let leader = self.look.leader(unit);
        let leg = self.look.leg(unit, gait, march.speed);
        let course = Course { from: leader.at, heading: march.heading, bend: march.bend, leg, travel: march.travel };
        self.place(unit, course.end())
    }

    /// A place is worth how near it is: to the goal, and to enemies until they are well in reach.
    fn place(&self, unit: UnitId, at: Point) -> f32 {
        let field = self.look.field();
        if at.x < 0 || at.y < 0 || at.x > field.width || at.y > field.depth {
            return -100.0;
        }
        let foe = self.nearest(at);
        let fighter = self.look.card(unit).weapons.iter().all(|w| w.range.is_none());
        let wish = if fighter { 0.0 } else { 14.0 };
        let goal = self.way(unit, at);
        -1.5 * (foe - wish).max(0.0) - goal - if fighter { 0.0 } else { 2.0 * (5.0 - foe).max(0.0) }
    }

    /// Wounds that a volley may be hoped to cause, as a share of what the target is worth.
    fn volley(&self, by: UnitId, volley: &Volley) -> f32 {
        let (look, target) = (&self.look, volley.target);
        let method = if look.in_contact(by, target) { Method::Melee } else { Method::Ranged };
        let card = look.card(target);
        let sum = |key: Key| look.pool_sum(&volley.arms.0, key);
        let dice = volley.arms.iter().map(|arm| look.dice(arm, target));
        let left = |m| look.threshold(m).saturating_sub(look.w[m].wounds);
        let pool = Pool {
            dice: dice.fold([0; 3], |all, more| [0, 1, 2].map(|n| all[n] + more[n])),
            surge: look.attack_surge(by),
            critical: sum(Key::Critical),
            cancelled: self.cover(by, volley, method) + look.w[target].tokens.dodge,
            armor: if look.has(target, Key::Armor) { u8::MAX } else { look.sum(target, Key::ArmorX) },
            impact: sum(Key::Impact),
            block: if card.defense == Die::RedDefense { 0.5 } else { 1.0 / 6.0 }
                + if look.blocks(target) { 1.0 / 6.0 } else { 0.0 },
            pierce: if look.has(target, Key::ImmunePierce) { 0 } else { sum(Key::Pierce) },
            left: look.w.living(target).into_iter().map(left).fold(0, u8::saturating_add),
        };
        let toughness = f32::from(card.wounds) * f32::from(card.minis.max(1));
        0.01 + pool.wounds() * f32::from(look.w[target].points) / toughness.max(1.0)
    }

    /// How many hits of a volley cover takes away.
    fn cover(&self, by: UnitId, volley: &Volley, method: Method) -> u8 {
        let blasts = self.look.pool_has(&volley.arms.0, Key::Blast) && !self.look.has(volley.target, Key::ImmuneBlast);
        if blasts { 0 } else { self.look.cover(by, volley.target, method).value }
    }
}
