//! Answers in words.

use super::{Speaker, inches, place};
use crate::choice::{Ask, Bluff, Care, Choice, Deed, Ending, Gait, March, Response, Row, Volley};
use crate::geometry::{Angle, Course};
use crate::look::Look;
use crate::world::{Arm, Mend, UnitId};

/// The choice in words that tell it from every other option of the same question.
pub(super) fn choice(s: Speaker<'_>, ask: &Ask, choice: &Choice) -> String {
    match choice {
        Choice::Yes => s.plain("yes"),
        Choice::No => s.plain("no"),
        Choice::Pass if matches!(ask, Ask::Deploy(_)) => s.plain("no-room"),
        Choice::Pass => s.plain("pass"),
        Choice::Draw => s.plain("draw"),
        Choice::Unit(u) => s.rules.unit_name(s.w, *u),
        Choice::Mini(m) => s.rules.mini_name(s.w, *m),
        Choice::Card(c) => s.rules.book().commands[c.0 as usize].name.clone(),
        Choice::Row(row) => s.plain(match row {
            Row::Objective => "row-objective",
            Row::Deployment => "row-deployment",
            Row::Condition => "row-condition",
        }),
        Choice::Deed(Deed::Aid(nth)) => aid(s, ask, *nth),
        Choice::Deed(Deed::Power(nth)) => match ask {
            Ask::Action(unit, _) => s.rules.upgrade_name(s.w, *unit, *nth).to_lowercase(),
            _ => String::new(),
        },
        Choice::Mend(m) => mend(s, *m),
        Choice::Token(t) => crate::text::token(s.lang, *t),
        Choice::Bluff(Bluff::HereIAm) => s.plain("bluff-here-i-am"),
        Choice::Bluff(Bluff::Kablamo) => s.plain("bluff-kablamo"),
        Choice::Bluff(Bluff::Mirrors) => s.plain("bluff-mirrors"),
        Choice::Supply(card) => {
            let card = &s.rules.book().upgrades[card.0 as usize];
            let key = if card.text { "supply-unknown" } else { "supply" };
            s.say(key, &[("what", card.name.as_str().into())])
        }
        Choice::Ending(ending) => s.plain(match ending {
            Ending::Poison => "ending-poison",
            Ending::Regenerate => "ending-regenerate",
            Ending::Card => "ending-card",
            Ending::Provoked => "ending-provoked",
            Ending::Stims => "ending-stims",
        }),
        Choice::Seat(seat) => s.seat_words(*seat),
        Choice::Rank(rank) => s.say("kept", &[("rank", s.rank(*rank))]),
        Choice::Deed(Deed::Command) => match ask {
            Ask::Action(unit, _) => command(s, *unit).to_lowercase(),
            _ => String::new(),
        },
        Choice::Deed(d) => deed(s, *d),
        Choice::March(march) => match ask {
            Ask::March(unit, gait) => march_words(s, *unit, *gait, *march),
            _ => cart_words(s, *march),
        },
        Choice::Spots(spots) => {
            let places: Vec<String> =
                spots.0.iter().map(|p| format!("{}/{}", inches(p.at.x), inches(p.at.y))).collect();
            let facing = spots.0.first().map_or(0, |p| p.facing.to_degrees());
            s.say("spots", &[("places", places.join(" ").into()), ("facing", facing.into())])
        }
        Choice::Turn(angle) => s.say("turn-to", &[("degrees", angle.to_degrees().into())]),
        Choice::Volley(v) => volley(s, v),
        Choice::Number(n) => number(s, ask, *n),
        Choice::Die(d) => s.die(*d),
        Choice::Weapon(weapon) => match ask {
            Ask::Disrupt(unit) => s.rules.weapon_name(s.w, *unit, *weapon),
            _ => String::new(),
        },
        Choice::Response(Response::Attack) => s.plain("deed-attack"),
        Choice::Response(Response::Move) => s.plain("deed-move"),
        Choice::Piece(p) if *ask == Ask::Piece => {
            s.rules.agreed(s.w).pieces.get(p.0 as usize).map_or_else(String::new, |p| p.name.clone())
        }
        Choice::Piece(p) => s.rules.field(s.w).pieces.get(p.0 as usize).map_or_else(String::new, |p| p.name.clone()),
    }
}

fn deed(s: Speaker<'_>, deed: Deed) -> String {
    s.plain(match deed {
        Deed::Move(Gait::Reverse) => "deed-reverse",
        Deed::Move(Gait::Strafe) => "deed-strafe",
        Deed::Move(Gait::Withdraw) => "deed-withdraw",
        Deed::Move(Gait::Jump(_)) => "deed-jump",
        Deed::Move(Gait::Climb(Care::Safe)) => "deed-climb",
        Deed::Move(Gait::Climb(Care::Quick)) => "deed-clamber",
        Deed::Move(Gait::Climb(Care::Far)) => "deed-clamber-far",
        Deed::Move(Gait::Climb(Care::Over)) => "deed-clamber-over",
        Deed::Move(Gait::Embark) => "deed-embark",
        Deed::Move(Gait::Disembark) => "deed-disembark",
        Deed::Move(_) => "deed-move",
        Deed::Pivot => "deed-pivot",
        Deed::Attack => "deed-attack",
        Deed::Aim => "deed-aim",
        Deed::Dodge => "deed-dodge",
        Deed::Standby => "deed-standby",
        Deed::Recover => "deed-recover",
        Deed::Claim => "deed-claim",
        Deed::Drop => "deed-drop",
        Deed::Resupply => "deed-resupply",
        Deed::Tamper(true) => "deed-sabotage",
        Deed::Tamper(false) => "deed-restore",
        Deed::Done => "deed-done",
        Deed::Aid(_) | Deed::Power(_) | Deed::Command => "deed-aid",
        Deed::Card(key) => return key.row().name.to_lowercase(),
    })
}

/// A number, or what has that number.
fn number(s: Speaker<'_>, ask: &Ask, n: u8) -> String {
    let nth = usize::from(n);
    if let Ask::Ready(unit) = ask {
        return s.rules.upgrade_name(s.w, *unit, n);
    }
    if *ask == Ask::AnyEdge {
        return s.plain(["edge-near", "edge-right", "edge-far", "edge-left"][nth % 4]);
    }
    let token = match ask {
        Ask::Claim(_) => s.w.markers.get(nth).map(|m| m.at),
        Ask::SupplyAt(_) => s.w.supplies.get(nth).map(|t| t.at),
        _ => None,
    };
    let pool = match ask {
        Ask::PoolOrder(_) => s.w.attacks.last().and_then(|a| a.pools.get(nth)),
        _ => None,
    };
    match (token, pool) {
        (Some(at), _) => s.say("token-at", &[("place", place(at).into())]),
        (None, Some(pool)) => s.say("pool-at", &[("target", s.unit(pool.target))]),
        (None, None) => n.to_string(),
    }
}

/// The name of the command card that a unit has a card action by.
pub(super) fn command(s: Speaker<'_>, unit: UnitId) -> String {
    let action = Look::new(s.rules, s.w).commanded_action(unit);
    action.map_or_else(String::new, |(_, card, ..)| s.rules.book().commands[card.0 as usize].name.clone())
}

/// Treating or repairing, and with what where it is not the unit's own card.
fn aid(s: Speaker<'_>, ask: &Ask, nth: u8) -> String {
    let Ask::Action(unit, _) = ask else { return s.plain("deed-aid") };
    match nth.checked_sub(1) {
        Some(n) => s.say("deed-aid-with", &[("what", s.rules.upgrade_name(s.w, *unit, n).into())]),
        None => s.plain("deed-aid"),
    }
}

fn mend(s: Speaker<'_>, what: Mend) -> String {
    match what {
        Mend::Wound(m) => s.say("mend-wound", &[("who", s.mini(m))]),
        Mend::Restore(m) => s.say("mend-restore", &[("who", s.mini(m))]),
        Mend::Poison => s.plain("mend-poison"),
        Mend::Ion => s.plain("mend-ion"),
        Mend::Damaged => s.plain("mend-damaged"),
        Mend::Disabled => s.plain("mend-disabled"),
        Mend::Disrupted => s.plain("mend-disrupted"),
    }
}

/// How far a bomb cart moves, and how the tool is bent.
fn cart_words(s: Speaker<'_>, march: March) -> String {
    let mut words = s.say("cart-goes", &[("length", inches(march.travel).into())]);
    if march.bend != Angle::EAST {
        words += &s.say("march-bend", &[("degrees", (march.heading + march.bend).to_degrees().into())]);
    }
    words
}

/// Where the leader ends, how fast, and how the tool is bent.
fn march_words(s: Speaker<'_>, unit: UnitId, gait: Gait, march: March) -> String {
    let look = Look::new(s.rules, s.w);
    let leader = look.leader(unit);
    let leg = look.leg(unit, gait, march.speed);
    let course = Course { from: leader.at, heading: march.heading, bend: march.bend, leg, travel: march.travel };
    let mut words = s.say("march-to", &[("place", place(course.end()).into()), ("speed", march.speed.into())]);
    if march.bend != Angle::EAST && march.travel > leg {
        words += &s.say("march-bend", &[("degrees", (march.heading + march.bend).to_degrees().into())]);
    }
    words
}

/// "rebels with 4 E-11 Blaster Rifle + DLT-19 Stormtrooper".
fn volley(s: Speaker<'_>, v: &Volley) -> String {
    let name = |arm: Arm| s.rules.weapon_name(s.w, s.w[arm.mini].unit, arm.weapon);
    let mut counts: Vec<(String, usize)> = Vec::new();
    for arm in v.arms.iter() {
        let name = name(arm);
        match counts.iter_mut().find(|(n, _)| *n == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let arms: Vec<String> =
        counts.into_iter().map(|(name, n)| if n == 1 { name } else { format!("{n} {name}") }).collect();
    s.say("volley", &[("target", s.unit(v.target)), ("arms", arms.join(" + ").into())])
}
