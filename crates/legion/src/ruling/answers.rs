//! Answers that are no option: moves to a place, attacks with chosen weapons, and what is refused.

use super::mils;
use crate::Legion;
use crate::choice::{Ask, Bluff, Care, Choice, Deed, Gait, March, Piece, Response, Row, Spot, Spots, Volley};
use crate::geometry::{Angle, Course, Point};
use crate::keywords::Key;
use crate::look::{Look, Placing};
use crate::world::{Arm, Arms, Die, Face, Method, Rolled, UnitId, World};
use dejarik_kernel::ruling::fold;

/// What these words answer, whether it may be answered or not.
pub(super) fn read(rules: &Legion, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
    let words = fold(words);
    match words.as_str() {
        "yes" => return Some(Choice::Yes),
        "no" => return Some(Choice::No),
        "pass" => return Some(Choice::Pass),
        "draw a token" => return Some(Choice::Draw),
        "here i am" => return Some(Choice::Bluff(Bluff::HereIAm)),
        "kablamo" => return Some(Choice::Bluff(Bluff::Kablamo)),
        "smoke and mirrors" => return Some(Choice::Bluff(Bluff::Mirrors)),
        "strike an objective" => return Some(Choice::Row(Row::Objective)),
        "strike a deployment" => return Some(Choice::Row(Row::Deployment)),
        "strike a condition" => return Some(Choice::Row(Row::Condition)),
        _ => {}
    }
    if let Ask::Mate(_) = ask {
        return super::seat_called(&words).map(Choice::Seat);
    }
    if let Ask::Respond(_) = ask {
        match words.as_str() {
            "attack" => return Some(Choice::Response(Response::Attack)),
            "move" => return Some(Choice::Response(Response::Move)),
            _ => {}
        }
    }
    if let (Ask::Stride(_), Some(deed)) = (ask, deed(&words)) {
        return Some(Choice::Deed(deed));
    }
    if let (Ask::Supply(_), Some(card)) = (ask, rules.book().upgrade(&words)) {
        return Some(Choice::Supply(card));
    }
    if let Ask::Action(unit, _) = ask {
        if let Some(deed) = deed(&words) {
            return Some(Choice::Deed(deed));
        }
        if Look::new(rules, w).commands(w[*unit].side).any(|(_, c)| fold(&c.name) == words) {
            return Some(Choice::Deed(Deed::Command));
        }
        let mut all = 0..w[*unit].upgrades.len() as u8;
        let powerful = |n: u8| rules.book().upgrades[w[*unit].upgrades[usize::from(n)].card.0 as usize].power.is_some();
        if let Some(nth) = all.find(|n| powerful(*n) && fold(&rules.upgrade_name(w, *unit, *n)) == words) {
            return Some(Choice::Deed(Deed::Power(nth)));
        }
        if let Some(card) = words.strip_prefix("aid with ") {
            let mut all = 0..w[*unit].upgrades.len() as u8;
            let nth = all.find(|n| fold(&rules.upgrade_name(w, *unit, *n)) == card)?;
            return Some(Choice::Deed(Deed::Aid(nth + 1)));
        }
    }
    if let Some(choice) = open(rules, w, ask, &words) {
        return Some(choice);
    }
    if let Some(unit) = rules.unit_called(w, &words) {
        return Some(Choice::Unit(unit));
    }
    if let Some(mini) = rules.mini_called(w, &words) {
        return Some(Choice::Mini(mini));
    }
    if let Some(die) = die(&words) {
        return Some(Choice::Die(die));
    }
    if let Some(n) = rules.agreed(w).pieces.iter().position(|p| fold(&p.name) == words) {
        return Some(Choice::Piece(Piece(n as u8)));
    }
    if let Some(card) = rules.book().command(&words) {
        return Some(Choice::Card(card));
    }
    words.parse().ok().map(Choice::Number)
}

fn deed(words: &str) -> Option<Deed> {
    let deeds = [
        ("move", Deed::Move(Gait::Standard)),
        ("reverse", Deed::Move(Gait::Reverse)),
        ("strafe", Deed::Move(Gait::Strafe)),
        ("withdraw", Deed::Move(Gait::Withdraw)),
        ("climb", Deed::Move(Gait::Climb(Care::Safe))),
        ("clamber", Deed::Move(Gait::Climb(Care::Quick))),
        ("clamber far", Deed::Move(Gait::Climb(Care::Far))),
        ("clamber over", Deed::Move(Gait::Climb(Care::Over))),
        ("embark", Deed::Move(Gait::Embark)),
        ("disembark", Deed::Move(Gait::Disembark)),
        ("pivot", Deed::Pivot),
        ("attack", Deed::Attack),
        ("aim", Deed::Aim),
        ("dodge", Deed::Dodge),
        ("standby", Deed::Standby),
        ("recover", Deed::Recover),
        ("claim", Deed::Claim),
        ("drop", Deed::Drop),
        ("resupply", Deed::Resupply),
        ("sabotage", Deed::Tamper(true)),
        ("restore", Deed::Tamper(false)),
        ("aid", Deed::Aid(0)),
        ("done", Deed::Done),
    ];
    if words == "jump" {
        return Some(Deed::Move(Gait::Jump(0)));
    }
    let card = || Key::ALL.iter().find(|k| fold(k.row().name) == words).map(|k| Deed::Card(*k));
    deeds.iter().find(|(name, _)| *name == words).map(|(_, deed)| *deed).or_else(card)
}

/// `red hit`, `white blank`.
fn die(words: &str) -> Option<Rolled> {
    let (colour, face) = words.split_once(' ')?;
    let face = match face {
        "hit" => Face::Hit,
        "critical" => Face::Critical,
        "surge" => Face::Surge,
        "block" => Face::Block,
        "blank" => Face::Blank,
        _ => return None,
    };
    let die = match colour {
        "red" => Die::Red,
        "black" => Die::Black,
        "white" => Die::White,
        _ => return None,
    };
    Some(Rolled { die, face })
}

/// Answers to open questions.
fn open(rules: &Legion, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
    let look = Look::new(rules, w);
    match *ask {
        Ask::March(unit, gait) => march(&look, unit, gait, words).map(Choice::March),
        Ask::Cohere(unit) if words == "close" => close(&look, unit).map(Choice::Spots),
        Ask::Climb(..)
        | Ask::Alight(_)
        | Ask::Cohere(_)
        | Ask::Deploy(_)
        | Ask::Token
        | Ask::Rush(_)
        | Ask::Close(_)
        | Ask::Displace(_)
        | Ask::Regroup(_)
        | Ask::Lay(_)
        | Ask::Barricade
        | Ask::CartAt
        | Ask::Device(_)
        | Ask::Return(_) => spots(words).map(Choice::Spots),
        Ask::CartMove => cart(w, &look, words).map(Choice::March),
        Ask::Pivot(_) | Ask::CartTurn => {
            words.strip_prefix("turn to ")?.parse().ok().map(|d| Choice::Turn(Angle::degrees(d)))
        }
        Ask::Fire(by) | Ask::AlsoFire(by) => volley(rules, &look, by, words).map(Choice::Volley),
        _ => None,
    }
}

/// `to 12 8`, `to 12 8 speed 2`; `forward 4`, `forward 4 bend 45 speed 2` for a base with a front.
fn march(look: &Look<'_>, unit: UnitId, gait: Gait, words: &str) -> Option<March> {
    let list: Vec<&str> = words.split(' ').collect();
    let after = |word: &str| list.iter().position(|w| *w == word).and_then(|i| list.get(i + 1)).copied();
    let fastest = look.speed(unit, gait, false);
    let speed = match after("speed") {
        Some(n) => n.parse().ok()?,
        None => fastest,
    };
    let leg = look.leg(unit, gait, speed);
    let leader = look.leader(unit);
    match list[..] {
        ["to", x, y, ..] => {
            let goal = Point::new(mils(x)?, mils(y)?);
            let fan = look.rules.book().figures.fan();
            let level = look.level(look.w[unit].leader);
            let free = |stretch| match gait {
                Gait::Jump(_) => true,
                _ => look.way_blocked(unit, level, stretch, false).is_none(),
            };
            let course = Course::between(leader.at, goal, leg, fan, free);
            let straight = || {
                let way = goal - leader.at;
                Course { from: leader.at, heading: Angle::of(way), bend: Angle::EAST, leg, travel: way.length() }
            };
            let course = course.unwrap_or_else(straight);
            Some(March { speed, heading: course.heading, bend: course.bend, travel: course.travel.max(1) })
        }
        ["forward", length, ..] => {
            let travel = if length == "full" { 2 * leg } else { mils(length)? };
            let bend = Angle::degrees(after("bend").map_or(Some(0), |n| n.parse().ok())?);
            Some(March { speed, heading: look.heading(gait, leader.facing)[0], bend, travel })
        }
        _ => None,
    }
}

/// `forward 4`, `forward 4 bend 45`: a cart moves from its front.
fn cart(w: &World, look: &Look<'_>, words: &str) -> Option<March> {
    let list: Vec<&str> = words.split(' ').collect();
    let ["forward", length, ..] = list[..] else { return None };
    let bend =
        list.iter().position(|w| *w == "bend").and_then(|i| list.get(i + 1)).map_or(Some(0), |n| n.parse().ok())?;
    let facing = w.carts.iter().find(|c| look.cart_moves(c))?.facing;
    Some(March { speed: 2, heading: facing, bend: Angle::degrees(bend), travel: mils(length)? })
}

/// The other minis close together around their leader, where it stands now.
fn close(look: &Look<'_>, unit: UnitId) -> Option<Spots> {
    let leader = look.leader(unit);
    let spot = Spot { at: leader.at, facing: leader.facing };
    let foe = look.touched(unit, look.level(look.w[unit].leader), &leader).next();
    let pack = |slow| {
        let placing = Placing { foe, slow, level: look.level(look.w[unit].leader), ..Placing::around(spot) };
        look.pack(unit, &placing, true)
    };
    pack(false).or_else(|| pack(true))
}

/// `at 10/5 11.1/5`, and `facing 90`.
fn spots(words: &str) -> Option<Spots> {
    let rest = words.strip_prefix("at ")?;
    let (places, facing) = rest.split_once(" facing ").unwrap_or((rest, "90"));
    let facing = Angle::degrees(facing.parse().ok()?);
    let one = |word: &str| {
        let (x, y) = word.split_once('/')?;
        Some(Spot { at: Point::new(mils(x)?, mils(y)?), facing })
    };
    places.split(' ').map(one).collect::<Option<_>>().map(Spots)
}

/// `rebels with 5 E-11 Blaster Rifle + HH-12 Stormtrooper`; `rebels with everything`.
fn volley(rules: &Legion, look: &Look<'_>, by: UnitId, words: &str) -> Option<Volley> {
    let (target, list) = words.split_once(" with ")?;
    let target = rules.unit_called(look.w, target)?;
    let method = if look.in_contact(by, target) { Method::Melee } else { Method::Ranged };
    let used: Vec<Arm> = look
        .w
        .attacks
        .last()
        .filter(|a| a.by == by)
        .map_or_else(Vec::new, |a| a.pools.iter().flat_map(|p| p.arms.iter()).collect());
    let mut arms = Arms::default();
    for part in list.split(" + ") {
        let (n, name) = match part.split_once(' ').and_then(|(n, rest)| Some((n.parse::<usize>().ok()?, rest))) {
            Some((n, rest)) => (n, rest),
            None => (1, part),
        };
        let mut left = n;
        for mini in look.w.minis_of(by).into_iter().rev() {
            for weapon in look.arms(mini) {
                let arm = Arm { mini, weapon };
                let fits = fold(&look.weapon(by, weapon).name) == name;
                let able = look.may_use(arm, target, look.aim(by, target, method)).is_ok() || n == 1;
                let free = !arms.0.contains(&arm) && !used.contains(&arm);
                let hands = arms.iter().chain(used.iter().copied()).filter(|a| a.mini == mini).count();
                let most = look.arsenal(by);
                if left > 0 && fits && able && free && hands < most {
                    arms.0.push(arm);
                    left -= 1;
                }
            }
        }
        if left > 0 {
            return None;
        }
    }
    Some(Volley { target, arms: arms.sorted() })
}
