//! How attacks change the World.

use super::Event;
use crate::world::{Arm, Face, World};
use smallvec::SmallVec;

pub(super) fn apply(w: &mut World, e: &Event) {
    match e {
        Event::AttackBegan(attack) => {
            w.attacks.push((**attack).clone());
            return;
        }
        Event::AttackEnded => {
            if let Some(attack) = w.attacks.pop()
                && let Some(active) = w.active.as_mut().filter(|a| a.unit == attack.by && attack.charge.is_none())
            {
                active.attacked = true;
                active.method = Some(attack.method);
                active.target = attack.pools.first().map(|p| p.target);
            }
            return;
        }
        Event::Throwing(dice) => {
            w.thrown = dice.clone();
            return;
        }
        _ => {}
    }
    let Some(attack) = w.attacks.last_mut() else { return };
    match e {
        Event::PoolFormed(pool) => {
            attack.pools.push(pool.clone());
            let hands: SmallVec<[Arm; 16]> = attack.pools.iter().flat_map(|p| p.arms.iter()).collect();
            let other = |a: &Arm, b: &Arm| a.mini == b.mini && a.weapon != b.weapon;
            let twice = hands.iter().enumerate().any(|(i, a)| hands[..i].iter().any(|b| other(a, b)));
            if let Some(active) = w.active.as_mut().filter(|a| a.unit == attack.by) {
                active.arsenal |= twice;
            }
        }
        Event::Supported { nth, arms } => attack.pools[*nth as usize].arms.0.extend(arms.iter().copied()),
        Event::Boosted { nth, card } => attack.pools[*nth as usize].boost = Some(*card),
        Event::Linked { pilot, clone } => attack.linked = Some((*pilot, *clone)),
        Event::PoolBegan(now) => {
            attack.now = *now;
            attack.dice.clear();
            attack.defense.clear();
            (attack.threatened, attack.makashi) = (false, false);
            (attack.dodged, attack.aimed, attack.pierce, attack.pierced, attack.wounds) = (0, 0, 0, 0, 0);
        }
        Event::AttackRolled(dice) => {
            attack.dice = dice.clone();
            attack.threatened |= dice.iter().any(|d| matches!(d.face, Face::Hit | Face::Critical));
        }
        Event::AttackDie { nth, to } => match to {
            Some(face) => {
                attack.dice[*nth as usize].face = *face;
                attack.threatened |= matches!(face, Face::Hit | Face::Critical);
            }
            None => drop(attack.dice.remove(*nth as usize)),
        },
        Event::Cancelled { face, n, .. } => {
            for _ in 0..*n {
                if let Some(i) = attack.dice.iter().position(|d| d.face == *face) {
                    attack.dice.remove(i);
                }
            }
        }
        Event::Dodged(n) => attack.dodged += n,
        Event::DefenseRolled(dice) => attack.defense = dice.clone(),
        Event::DefenseDie { nth, to } => match to {
            Some(face) => attack.defense[*nth as usize].face = *face,
            None => drop(attack.defense.remove(*nth as usize)),
        },
        Event::AimSpent => attack.aimed += 1,
        Event::PierceAdded(n) => attack.pierce += n,
        Event::PierceUsed(n) => attack.pierced += n,
        Event::ImmunityForbidden => attack.makashi = true,
        Event::PoolEnded { wounds } => {
            attack.wounds = *wounds;
            let now = attack.now;
            attack.pools[now].done = true;
        }
        _ => {}
    }
}
