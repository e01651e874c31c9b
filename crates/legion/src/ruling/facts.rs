//! What can stand after `expect`.

use super::{mils, seat_called};
use crate::Legion;
use crate::book::{Cover, check, check_team};
use crate::choice::{Gait, Spot};
use crate::geometry::{Point, range};
use crate::look::{Look, Placing};
use crate::world::{Face, Method, OrderToken, Token, UnitId, World, team};
use dejarik_kernel::ruling::{Miss, fold};

const FACTS: &[&str] = &[
    "<unit> <token> <n>",
    "<unit> minis <n>",
    "<unit> wounds <n>",
    "<unit> at <x> <y>",
    "<unit> facing <degrees>",
    "<unit> speed <n>",
    "<unit> is defeated",
    "<unit> is engaged",
    "<unit> is suppressed",
    "<unit> is panicked",
    "<unit> is ordered",
    "<unit> is activated",
    "<unit> is commander",
    "<unit> leads <mini>",
    "<unit> carries <upgrade>",
    "supplies <n>",
    "<mini> is defeated",
    "range <unit> <unit> <n>",
    "within <unit> <unit> <n>",
    "not within <unit> <unit> <n>",
    "sight <unit> <unit>",
    "no sight <unit> <unit>",
    "cover <unit> from <unit> <none, light or heavy>",
    "cohesion <unit> <x> <y> <yes or no>",
    "actions <n>",
    "score <seat> <n>",
    "kills <seat> <n>",
    "pool <seat> <n>",
    "dice <n>",
    "army <keeps or breaks> <rule>",
];

fn unknown() -> Miss {
    Miss::Unknown { legal: FACTS.iter().map(|s| (*s).to_owned()).collect() }
}

fn same(found: impl ToString, stated: &str) -> Result<(), Miss> {
    let found = found.to_string();
    if fold(&found) == stated { Ok(()) } else { Err(Miss::Differs { found }) }
}

fn holds(is: bool, otherwise: &str) -> Result<(), Miss> {
    if is { Ok(()) } else { Err(Miss::Differs { found: otherwise.to_owned() }) }
}

/// Whether a fact holds.
pub(super) fn expect(rules: &Legion, w: &World, text: &str) -> Result<(), Miss> {
    let text = fold(text);
    let look = Look::new(rules, w);
    let words: Vec<&str> = text.split(' ').collect();
    let unit = |name: &str| rules.unit_called(w, name).ok_or_else(unknown);
    match words[..] {
        ["range", a, b, n] => same(look.range(unit(a)?, unit(b)?), n),
        ["attack", "range", a, b, n] => same(look.attack_range(unit(a)?, unit(b)?), n),
        ["within", a, b, n] => holds(within(&look, unit(a)?, unit(b)?, n)?, "it is not within"),
        ["not", "within", a, b, n] => holds(!within(&look, unit(a)?, unit(b)?, n)?, "it is within"),
        ["sight", a, b] => holds(look.unit_sees(unit(a)?, unit(b)?), "no line of sight"),
        ["no", "sight", a, b] => holds(!look.unit_sees(unit(a)?, unit(b)?), "a line of sight"),
        ["cover", of, "from", by, is] => {
            let cover = match look.terrain_cover(unit(by)?, unit(of)?) {
                Cover::None => "none",
                Cover::Light => "light",
                Cover::Heavy => "heavy",
            };
            same(cover, is)
        }
        ["cancels", of, "from", by, n] => same(look.cover(unit(by)?, unit(of)?, Method::Ranged).value, n),
        ["cohesion", name, x, y, is] => cohesion(&look, unit(name)?, x, y, is),
        ["actions", n] => same(w.active.map_or(0, |a| a.actions), n),
        ["dice", n] => same(w.attacks.last().map_or(0, |a| a.dice.len()), n),
        ["hits", n] => same(w.attacks.last().map_or(0, |a| a.showing(Face::Hit)), n),
        ["criticals", n] => same(w.attacks.last().map_or(0, |a| a.showing(Face::Critical)), n),
        ["blocks", n] => same(w.attacks.last().map_or(0, |a| a.defended(Face::Block)), n),
        ["supplies", n] => same(w.supplies.len(), n),
        ["round", n] => same(w.round, n),
        ["score", seat, n] => same(w.sides[team(seat_called(seat).ok_or_else(unknown)?).index()].victory, n),
        ["kills", seat, n] => same(w.sides[team(seat_called(seat).ok_or_else(unknown)?).index()].kills, n),
        ["pool", seat, n] => {
            let pool = w.sides.get(seat_called(seat).ok_or_else(unknown)?.index()).ok_or_else(unknown)?.pool;
            same(pool.iter().sum::<u8>(), n)
        }
        ["army", verb @ ("keeps" | "breaks"), rule] => army(rules, verb, rule),
        _ => of_unit(rules, &look, &text),
    }
}

/// Facts that begin with the name of a unit or a mini, which may have several words.
fn of_unit(rules: &Legion, look: &Look<'_>, text: &str) -> Result<(), Miss> {
    let w = look.w;
    if let Some(mini) = text.strip_suffix(" is defeated").and_then(|name| rules.mini_called(w, name)) {
        return holds(!w[mini].there, "it is on the table");
    }
    let begun = w.unit_ids().filter_map(|u| {
        let name = fold(&rules.unit_name(w, u));
        Some((u, name.len(), text.strip_prefix(name.as_str())?.strip_prefix(' ')?))
    });
    let Some((u, _, fact)) = begun.max_by_key(|(_, length, _)| *length) else { return Err(unknown()) };
    let words: Vec<&str> = fact.split(' ').collect();
    match words[..] {
        ["is", "defeated"] => holds(w[u].defeated, "it is on the table"),
        ["is", "engaged"] => holds(look.engaged(u), "it is not engaged"),
        ["is", "suppressed"] => holds(look.suppressed(u), "it is not suppressed"),
        ["is", "panicked"] => holds(w[u].tokens.panic, "it does not panic"),
        ["is", "calm"] => holds(!w[u].tokens.panic, "it panics"),
        ["is", "ordered"] => holds(w[u].order == OrderToken::FaceUp, "it has no faceup order token"),
        ["is", "activated"] => holds(w[u].order == OrderToken::FaceDown, "it has not activated"),
        ["is", "commander"] => holds(w[u].rank == crate::book::Rank::Commander, "it is no commander"),
        ["is", "aboard"] => holds(look.aboard(u), "it rides in nothing"),
        ["is", "damaged"] => holds(w[u].tokens.damaged, "it is not damaged"),
        ["is", "disabled"] => holds(w[u].tokens.disabled, "it is not disabled"),
        ["minis", n] => same(w.living(u).len(), n),
        ["wounds", n] => same(w.living(u).iter().map(|m| u32::from(w[*m].wounds)).sum::<u32>(), n),
        ["speed", n] => same(look.speed(u, Gait::Standard, false), n),
        ["carries", ref card @ ..] => carries(look, u, &card.join(" ")),
        ["points", n] => same(w[u].points, n),
        ["facing", n] => same(look.leader(u).facing.to_degrees(), n),
        ["leads", mini] => same(rules.mini_name(w, w[u].leader), mini),
        ["at", x, y] => at(look, u, x, y),
        [token, n] => {
            let token = Token::ALL.into_iter().find(|t| t.word() == token).ok_or_else(unknown)?;
            same(w[u].tokens.count(token), n)
        }
        _ => Err(unknown()),
    }
}

/// Whether an upgrade of that name is on a unit.
fn carries(look: &Look<'_>, unit: UnitId, card: &str) -> Result<(), Miss> {
    let all: Vec<&str> = (0..look.w[unit].upgrades.len() as u8).map(|n| look.upgrade(unit, n).name.as_str()).collect();
    holds(all.iter().any(|name| fold(name) == card), &format!("it carries {}", all.join(", ")))
}

/// A leader's place, to a hundredth of an inch.
fn at(look: &Look<'_>, unit: UnitId, x: &str, y: &str) -> Result<(), Miss> {
    let (Some(x), Some(y)) = (mils(x), mils(y)) else { return Err(unknown()) };
    let is = look.leader(unit).at;
    holds(is.distance(Point::new(x, y)) <= 10, &crate::words::place(is))
}

/// The last word is a number of segments, or from which to which.
fn within(look: &Look<'_>, from: UnitId, of: UnitId, n: &str) -> Result<bool, Miss> {
    let most = n.split_once('-').map_or(n, |(_, most)| most);
    let most = most.parse::<u8>().ok().filter(|most| *most > 0).ok_or_else(unknown)?;
    let segment = look.rules.book().figures.segment;
    let (a, b) = (look.leader(from), look.leader(of));
    let inner = n.contains('-') || most == 1 || !b.gap_at_most(&a, i32::from(most - 1) * segment);
    Ok(range::within(&a, &b, segment, most) && inner)
}

/// Whether a mini of the unit might stand there.
fn cohesion(look: &Look<'_>, unit: UnitId, x: &str, y: &str, is: &str) -> Result<(), Miss> {
    let (Some(x), Some(y)) = (mils(x), mils(y)) else { return Err(unknown()) };
    let leader = look.leader(unit);
    let spot = Spot { at: leader.at, facing: leader.facing };
    let placing = Placing { level: look.level(look.w[unit].leader), ..Placing::around(spot) };
    let foot = look.foot_at(unit, Point::new(x, y), leader.facing);
    match look.in_cohesion(unit, &placing, &foot) {
        Ok(()) => same("yes", is),
        Err(_) if is == "no" => Ok(()),
        Err(why) => Err(Miss::Differs { found: format!("no ({})", why.key) }),
    }
}

/// What the rules say about the army of the ruling.
fn army(rules: &Legion, verb: &str, rule: &str) -> Result<(), Miss> {
    let verdicts = match &rules.judged[..] {
        [] => return Err(Miss::Differs { found: "there is no block `army:`".to_owned() }),
        [army] => check(rules.book(), army),
        [army, partner, ..] => check_team(rules.book(), [army, partner]),
    };
    let broken: Vec<&str> = verdicts.into_iter().filter(|v| !v.ok).map(|v| v.rule).collect();
    let breaks = if rule == "rules" { !broken.is_empty() } else { broken.contains(&rule) };
    holds(breaks == (verb == "breaks"), &format!("broken: {}", broken.join(", ")))
}
