//! Questions in words.

use super::Speaker;
use crate::book::{Condition, Objective};
use crate::choice::{Ask, Duty, Gait};
use crate::world::UnitId;

/// The question without its options.
pub(super) fn ask(s: Speaker<'_>, ask: &Ask) -> String {
    let with = |key: &str, who, n: u8| s.say(key, &[("who", s.unit(who)), ("n", n.into())]);
    match *ask {
        Ask::Piece => s.plain("ask-piece"),
        Ask::Lay(n) => {
            let name = s.rules.agreed(s.w).pieces.get(usize::from(n)).map_or("", |p| p.name.as_str());
            s.say("ask-lay", &[("what", name.into())])
        }
        Ask::Blue => s.plain("ask-blue"),
        Ask::Edge => s.plain("ask-edge"),
        Ask::AnyEdge => s.plain("ask-any-edge"),
        Ask::Barricade => s.plain("ask-barricade"),
        Ask::Strike => s.say("ask-strike", &[("rows", rows(s).into())]),
        Ask::DeployNext => s.plain("ask-deploy-next"),
        Ask::Deploy(u) => s.of("ask-deploy", u),
        Ask::Mark => s.plain("ask-mark"),
        Ask::Token => s.plain("ask-token"),
        Ask::Claim(u) => s.of("ask-claim", u),
        Ask::Command => s.plain("ask-command"),
        Ask::Nominate => s.plain("ask-nominate"),
        Ask::Order(u, n) => with("ask-order", u, n),
        Ask::Coordinate(u) => s.of("ask-coordinate", u),
        Ask::Activate => s.plain("ask-activate"),
        Ask::Drawn(rank) => s.say("ask-drawn", &[("rank", s.rank(rank))]),
        Ask::Use(u, key) => s.say("ask-use", &[("who", s.unit(u)), ("what", key.row().name.into())]),
        Ask::On(u, key) => s.say("ask-on", &[("who", s.unit(u)), ("what", key.row().name.into())]),
        Ask::Action(u, n) => with("ask-action", u, n),
        Ask::March(u, gait) => s.of(gait_key(gait), u),
        Ask::Climb(u, _) => s.of("ask-climb", u),
        Ask::Cohere(u) => s.of("ask-cohere", u),
        Ask::Displace(u) => s.of("ask-displace", u),
        Ask::Regroup(m) => s.say("ask-regroup", &[("who", s.mini(m))]),
        Ask::Rush(u) => s.of("ask-rush", u),
        Ask::Close(m) => s.say("ask-close", &[("who", s.mini(m))]),
        Ask::Pivot(u) => s.of("ask-pivot", u),
        Ask::Fire(u) => s.of("ask-fire", u),
        Ask::AlsoFire(u) => s.of("ask-also-fire", u),
        Ask::PoolOrder(u) => s.of("ask-pool-order", u),
        Ask::Aim(u) => s.of("ask-aim", u),
        Ask::Ending(u) => s.of("ask-ending", u),
        Ask::Ready(u) => s.of("ask-ready", u),
        Ask::Prevent(u) => s.of("ask-prevent", u),
        Ask::Throttle(u) => s.of("ask-throttle", u),
        Ask::Parry(u) => s.of("ask-parry", u),
        Ask::Improvise => s.plain("ask-improvise"),
        Ask::Guardian(u) => s.of("ask-guardian", u),
        Ask::Reroll(u, n) => with("ask-reroll", u, n),
        Ask::Luck(u, n) => with("ask-luck", u, n),
        Ask::Surge(u) => s.of("ask-surge", u),
        Ask::Dodge(u) => s.of("ask-dodge", u),
        Ask::Shields(u) => s.of("ask-shields", u),
        Ask::Guard(u) => s.of("ask-guard", u),
        Ask::PierceGuard(u) => s.of("ask-pierce-guard", u),
        Ask::Wound(u) => s.of("ask-wound", u),
        Ask::Lead(u) => s.of("ask-lead", u),
        Ask::Disrupt(u) => s.of("ask-disrupt", u),
        Ask::Standby(u) => s.of("ask-standby", u),
        Ask::Respond(u) => s.of("ask-respond", u),
        Ask::Stride(u) => s.of("ask-stride", u),
        Ask::Keep(u, n) => with("ask-keep", u, n),
        Ask::Recover(u) => s.of("ask-recover", u),
        Ask::Promote => s.plain("ask-promote"),
        Ask::Device(u) => s.of("ask-device", u),
        Ask::Mend(u, n) => with("ask-mend", u, n),
        Ask::Return(m) => s.say("ask-return", &[("who", s.mini(m))]),
        Ask::Detonate(u) => s.of("ask-detonate", u),
        Ask::Blasted => s.plain("ask-blasted"),
        Ask::Token1(u) => s.of("ask-token-for", u),
        Ask::Card(u, c) => {
            let what = s.rules.book().commands[c.0 as usize].name.clone();
            s.say("ask-card", &[("who", s.unit(u)), ("what", what.into())])
        }
        Ask::Side(u, n) => {
            let what = crate::look::Look::new(s.rules, s.w).upgrade(u, n).name.clone();
            s.say("ask-side", &[("who", s.unit(u)), ("what", what.into())])
        }
        Ask::Target(u) => s.of("ask-target", u),
        Ask::Throw(u) => s.of("ask-throw", u),
        Ask::Board(u) => s.of("ask-board", u),
        Ask::Alight(u) => s.of("ask-alight", u),
        Ask::Swap(u, n, aside) => swap(s, u, n, aside),
        Ask::Reserve => s.plain("ask-reserve"),
        Ask::Divulge => s.plain("ask-divulge"),
        Ask::Bluff => s.plain("ask-bluff"),
        Ask::Bomb => s.plain("ask-bomb"),
        Ask::Explode => s.plain("ask-explode"),
        Ask::Hostage => s.plain("ask-hostage"),
        Ask::Mate(duty) => s.plain(match duty {
            Duty::Deck => "ask-mate-deck",
            Duty::Deploy => "ask-mate-deploy",
            Duty::Priority => "ask-mate-priority",
            Duty::Activate => "ask-mate-activate",
            Duty::Recall => "ask-mate-recall",
            Duty::Peek => "ask-mate-peek",
        }),
        Ask::CartAt => s.plain("ask-cart-at"),
        Ask::CartTurn => s.plain("ask-cart-turn"),
        Ask::CartMove => s.plain("ask-cart-move"),
        Ask::SupplyAt(u) => s.of("ask-claim", u),
        Ask::Supply(u) => s.of("ask-supply", u),
        Ask::Upgrade(u, n) => {
            let what = crate::look::Look::new(s.rules, s.w).upgrade(u, n).name.clone();
            s.say("ask-card", &[("who", s.unit(u)), ("what", what.into())])
        }
    }
}

/// The cards of the three rows as they lie there, the leftmost first.
fn rows(s: Speaker<'_>) -> String {
    let [objectives, deployments, conditions] = &s.w.rows;
    let all = [
        objectives.iter().map(|n| Objective::ALL[usize::from(*n)].1.to_owned()).collect::<Vec<_>>(),
        deployments.iter().map(|n| s.rules.book().deployments[usize::from(*n)].name.clone()).collect(),
        conditions.iter().map(|n| Condition::ALL[usize::from(*n)].1.to_owned()).collect(),
    ];
    all.iter().filter(|row| !row.is_empty()).map(|row| row.join(", ")).collect::<Vec<_>>().join("; ")
}

fn gait_key(gait: Gait) -> &'static str {
    match gait {
        Gait::Standard => "ask-march",
        Gait::Reverse => "ask-reverse",
        Gait::Strafe => "ask-strafe",
        Gait::Compulsory => "ask-compulsory",
        Gait::Withdraw => "ask-withdraw",
        Gait::Flee => "ask-flee",
        Gait::Scout(_) => "ask-scout",
        Gait::Speed(_) => "ask-march",
        Gait::Jump(_) => "ask-jump",
        Gait::Climb(_) => "ask-climb",
        Gait::Embark => "ask-embark",
        Gait::Disembark => "ask-disembark",
    }
}

/// Whether a card that was set aside is taken, and for which.
fn swap(s: Speaker<'_>, unit: UnitId, nth: u8, aside: u8) -> String {
    let old = crate::look::Look::new(s.rules, s.w).upgrade(unit, nth).name.clone();
    let new = s.w[unit].aside[usize::from(aside)].map(|c| s.rules.book().upgrades[c.0 as usize].name.clone());
    s.say("ask-swap", &[("who", s.unit(unit)), ("old", old.into()), ("new", new.unwrap_or_default().into())])
}
