//! What the rules of army building say about an army: every rule is looked at, not only the first that is broken.

use super::{Army, Book, Command, Condition, Edition, Faction, Objective, Perk, Rank, UnitCard, UnitCardId, Upgrade};
use crate::keywords::Key;
use crate::setup::{GRAND, SKIRMISH, STANDARD};

/// What an army may cost, and one of our own quick format.
const QUICK: u16 = 400;
/// What each of two partners may bring.
const TEAM: u16 = 600;

/// What one rule says about an army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The rule.
    pub rule: &'static str,
    /// Whether it is kept.
    pub ok: bool,
    /// The key of the text for players.
    pub key: &'static str,
    /// The name that the text is about, if any.
    pub name: String,
    /// The numbers of the text: what is, and what may be.
    pub numbers: (u16, u16),
}

fn verdict(rule: &'static str, ok: bool, key: &'static str, name: &str, numbers: (u16, u16)) -> Verdict {
    crate::coverage::rule(rule);
    Verdict { rule, ok, key, name: name.to_owned(), numbers }
}

/// The least and the most units of a rank (fm.rank-limits); more in a grand army (op.grand-army), half of it, rounded up, in
/// the quick format. Those of a skirmish are in no document; they are as list builders had them.
fn limits(rank: Rank, limit: u16) -> (u16, u16) {
    if limit == GRAND {
        return match rank {
            Rank::Commander => (1, 4),
            Rank::Operative | Rank::Heavy => (0, 4),
            Rank::Corps => (6, 10),
            Rank::SpecialForces | Rank::Support => (0, 5),
        };
    }
    if limit == SKIRMISH {
        return match rank {
            Rank::Commander => (1, 1),
            Rank::Operative | Rank::Heavy => (0, 1),
            Rank::Corps => (2, 4),
            Rank::SpecialForces | Rank::Support => (0, 2),
        };
    }
    let (least, most): (u16, u16) = match rank {
        Rank::Commander => (1, 2),
        Rank::Operative => (0, 2),
        Rank::Corps => (3, 6),
        Rank::SpecialForces | Rank::Support => (0, 3),
        Rank::Heavy => (0, 2),
    };
    if limit == QUICK { (least.div_ceil(2), most.div_ceil(2)) } else { (least, most) }
}

/// Whether the engine plays every part of an upgrade.
fn upgrade_done(upgrade: &Upgrade) -> bool {
    let weapon = upgrade.weapon.iter().chain(&upgrade.other).flat_map(|w| &w.keywords);
    !upgrade.text && upgrade.keywords.iter().chain(weapon).all(|k| k.key.done())
}

/// Names of what an army holds that the engine does not play yet.
pub fn fieldable(book: &Book, army: &Army) -> Result<(), Vec<String>> {
    let mut lacking = Vec::new();
    for recruit in &army.units {
        if let Some(unit) = book.unit_of(army.faction, &recruit.unit) {
            lacking.extend(book.lacks(unit).iter().map(|k: &Key| format!("{}: {}", recruit.unit, k.row().name)));
        }
        for name in recruit.upgrades.iter().chain(&recruit.aside) {
            if let Some(id) = book.upgrade(name).filter(|id| !upgrade_done(&book.upgrades[id.0 as usize])) {
                lacking.push(book.upgrades[id.0 as usize].name.clone());
            }
        }
    }
    let brings = |condition: &str| army.battle[2].iter().any(|name| name.eq_ignore_ascii_case(condition));
    if brings("Supply Drop") {
        let unknown = book.supplies().map(|id| &book.upgrades[id.0 as usize]).filter(|card| !upgrade_done(card));
        lacking.extend(unknown.map(|card| format!("Supply Drop: {}", card.name)));
    }
    for name in &army.commands {
        if let Some(id) = book.command(name).filter(|id| !book.commands[id.0 as usize].done()) {
            lacking.push(book.commands[id.0 as usize].name.clone());
        }
    }
    lacking.sort();
    lacking.dedup();
    if lacking.is_empty() { Ok(()) } else { Err(lacking) }
}

/// Judges an army.
pub fn check(book: &Book, army: &Army) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    let known = [QUICK, SKIRMISH, TEAM, STANDARD, GRAND].contains(&army.limit);
    verdicts.push(verdict("fm.points-limit", known, "army-limit", "", (army.limit, STANDARD)));
    let mut units: Vec<(UnitCardId, &UnitCard)> = Vec::new();
    let mut total = 0u32;
    let mut unique: Vec<&str> = Vec::new();
    for recruit in &army.units {
        let Some(id) = book.unit_of(army.faction, &recruit.unit) else {
            verdicts.push(verdict("fm.one-faction", false, "army-unit-unknown", &recruit.unit, (0, 0)));
            continue;
        };
        let card = &book.units[book.unit_in(army.edition, id).0 as usize];
        adjusted(book.units[id.0 as usize].printed.is_some(), army.edition);
        units.push((id, card));
        total += u32::from(card.points);
        if card.unique {
            unique.push(&card.name);
        }
        total += upgrades(book, army, card, &recruit.upgrades, &mut unique, &mut verdicts);
        loadout(book, army, card, recruit, &mut verdicts);
    }
    let total = u16::try_from(total).unwrap_or(u16::MAX);
    verdicts.push(verdict("fm.points-limit", total <= army.limit, "army-points", "", (total, army.limit)));
    crate::coverage::rule("gl.rank");
    for rank in Rank::ALL {
        let n = units.iter().filter(|(_, u)| u.rank == rank).count() as u16;
        let n = n.saturating_sub(entourages(&units, rank));
        let (least, most) = limits(rank, army.limit);
        let kept = (least..=most).contains(&n);
        verdicts.push(verdict(
            "fm.rank-limits",
            kept,
            if n < least { "army-rank-few" } else { "army-rank" },
            rank.word(),
            (n, if n < least { least } else { most }),
        ));
    }
    unique.sort_unstable();
    for pair in unique.windows(2).filter(|pair| pair[0] == pair[1]) {
        verdicts.push(verdict("gl.unique-cards", false, "army-unique", pair[0], (2, 1)));
    }
    detachments(&units, &mut verdicts);
    commands(book, army, &units, &mut verdicts);
    battle(book, army, &mut verdicts);
    verdicts
}

/// Notes that a cost was adjusted for tournaments.
fn adjusted(differs: bool, edition: Edition) {
    if differs && edition == Edition::Tournament {
        crate::coverage::rule("fm.points-adjustments");
    }
}

/// How many units of a rank do not count because they are somebody's entourage (gl.entourage).
fn entourages(units: &[(UnitCardId, &UnitCard)], rank: Rank) -> u16 {
    let of = units.iter().flat_map(|(_, u)| &u.keywords).filter(|k| k.key == Key::Entourage).flat_map(|k| &k.of);
    of.filter(|name| units.iter().any(|(_, u)| u.rank == rank && u.name.to_lowercase() == **name)).count() as u16
}

/// Upgrades of one unit: each fits an icon of the bar, none twice, restrictions kept. Returns what they cost.
fn upgrades<'a>(
    book: &'a Book,
    army: &Army,
    card: &UnitCard,
    names: &[String],
    unique: &mut Vec<&'a str>,
    verdicts: &mut Vec<Verdict>,
) -> u32 {
    let mut bar = card.bar.clone();
    let texts = |name: &String| book.upgrade(name).map_or(&[][..], |id| &book.upgrades[id.0 as usize].perks[..]);
    bar.extend(names.iter().flat_map(texts).filter_map(|p| if let Perk::Icon(slot) = p { Some(*slot) } else { None }));
    let mut seen: Vec<&str> = Vec::new();
    let mut total = 0;
    for name in names {
        let Some(id) = book.upgrade(name) else {
            verdicts.push(verdict("gl.upgrade-cards", false, "army-upgrade-unknown", name, (0, 0)));
            continue;
        };
        let upgrade = &book.upgrades[book.upgrade_in(army.edition, id).0 as usize];
        adjusted(book.upgrades[id.0 as usize].printed.is_some(), army.edition);
        total += u32::from(upgrade.points);
        if upgrade.slot == super::Slot::Counterpart {
            bar.extend(joins(upgrade, card, verdicts).then_some(upgrade.slot));
        }
        match bar.iter().position(|slot| *slot == upgrade.slot) {
            Some(at) => drop(bar.swap_remove(at)),
            None => verdicts.push(verdict("fm.upgrade-equipping", false, "army-no-slot", name, (0, 0))),
        }
        if seen.contains(&upgrade.name.as_str()) {
            verdicts.push(verdict("gl.upgrade-cards", false, "army-upgrade-twice", name, (2, 1)));
        }
        seen.push(&upgrade.name);
        if upgrade.unique {
            unique.push(&upgrade.name);
        }
        if !upgrade.only.as_ref().is_none_or(|only| fits(only, army.faction, card)) {
            verdicts.push(verdict("gl.upgrade-cards", false, "army-upgrade-not-for", name, (0, 0)));
        }
    }
    for slot in names.iter().flat_map(texts).filter_map(|p| if let Perk::Must(slot) = p { Some(*slot) } else { None }) {
        let of = |name: &&String| book.upgrade(name).is_some_and(|id| book.upgrades[id.0 as usize].slot == slot);
        if !names.iter().any(|name| of(&name)) {
            verdicts.push(verdict("fm.upgrade-equipping", false, "army-must-equip", &format!("{slot:?}"), (0, 1)));
        }
    }
    let leaders = seen.iter().filter(|n| has(book, n, Key::Leader)).count() as u16;
    if leaders > 1 {
        verdicts.push(verdict("gl.leader-upgrade", false, "army-two-leaders", &card.name, (leaders, 1)));
    }
    for wanted in card.keywords.iter().filter(|k| k.key == Key::Equip).flat_map(|k| &k.of) {
        if !seen.iter().any(|name| name.to_lowercase() == *wanted) {
            Key::Equip.acted();
            verdicts.push(verdict("gl.equip", false, "army-must-equip", wanted, (0, 1)));
        }
    }
    let team = card.keywords.iter().any(|k| k.key == Key::HeavyWeaponTeam);
    if team
        && !seen
            .iter()
            .any(|n| book.upgrade(n).is_some_and(|id| book.upgrades[id.0 as usize].slot == super::Slot::HeavyWeapon))
    {
        verdicts.push(verdict("gl.heavy-weapon-team", false, "army-no-heavy-weapon", &card.name, (0, 1)));
    }
    total
}

/// Whether a counterpart belongs to a unit: the one that its card names (gl.counterpart).
fn joins(upgrade: &Upgrade, card: &UnitCard, verdicts: &mut Vec<Verdict>) -> bool {
    let names = |k: &crate::keywords::Keyword| k.key == Key::Counterpart && k.of.contains(&card.name.to_lowercase());
    let joins = upgrade.keywords.iter().any(names);
    if !joins {
        Key::Counterpart.acted();
    }
    verdicts.push(verdict("gl.counterpart", joins, "army-counterpart", &upgrade.name, (0, 0)));
    joins
}

/// Upgrades that are set aside: one for each that the unit has, of its type and no dearer (gl.loadout).
fn loadout(book: &Book, army: &Army, card: &UnitCard, recruit: &super::Recruit, verdicts: &mut Vec<Verdict>) {
    let known =
        |name: &String| book.upgrade(name).map(|id| &book.upgrades[book.upgrade_in(army.edition, id).0 as usize]);
    let mut taken: Vec<&Upgrade> = recruit.upgrades.iter().filter_map(known).collect();
    let able = card.keywords.iter().any(|k| k.key == Key::Loadout);
    for name in &recruit.aside {
        let Some(upgrade) = known(name) else {
            verdicts.push(verdict("gl.loadout", false, "army-upgrade-unknown", name, (0, 0)));
            continue;
        };
        let fits = upgrade.only.as_ref().is_none_or(|only| fits(only, army.faction, card));
        // The cheapest card that it can stand in for is used up by it.
        let serves = |u: &&Upgrade| u.slot == upgrade.slot && u.points >= upgrade.points;
        let best = taken.iter().enumerate().filter(|(_, u)| serves(u)).min_by_key(|(_, u)| u.points).map(|(i, _)| i);
        if let Some(i) = best {
            taken.swap_remove(i);
        }
        Key::Loadout.acted();
        verdicts.push(verdict("gl.loadout", able && fits && best.is_some(), "army-loadout", name, (0, 0)));
    }
}

fn has(book: &Book, name: &str, key: Key) -> bool {
    book.upgrade(name).is_some_and(|id| book.upgrades[id.0 as usize].keywords.iter().any(|k| k.key == key))
}

/// Whether a unit meets a restriction: terms `key=value` with AND, OR and parentheses.
pub(super) fn fits(only: &str, faction: Faction, card: &UnitCard) -> bool {
    let only = only.trim();
    if let Some((left, right)) = split_outside(only, " OR ") {
        return fits(left, faction, card) || fits(right, faction, card);
    }
    if let Some((left, right)) = split_outside(only, " AND ") {
        return fits(left, faction, card) && fits(right, faction, card);
    }
    if let Some(inner) = only.strip_prefix('(').and_then(|s| s.strip_suffix(')')) {
        return fits(inner, faction, card);
    }
    if let Some(inner) = only.strip_prefix("NOT ") {
        return !fits(inner, faction, card);
    }
    let Some((key, value)) = only.split_once('=') else { return false };
    let plain = |s: &str| s.to_lowercase().replace(['(', ')', '-'], "");
    match key.trim() {
        "unit" => plain(&card.name) == plain(value) || plain(&card.name).ends_with(&format!(" {}", plain(value))),
        "faction" => format!("{faction:?}").to_lowercase() == value.to_lowercase().trim_end_matches('s'),
        "rank" => card.rank.word() == value.to_lowercase(),
        // "Trooper" alone means any trooper that is not named otherwise by the card.
        "type" => {
            card.kind.word() == value.to_lowercase() || (value.eq_ignore_ascii_case("trooper") && card.kind.trooper())
        }
        "dark side" | "light side" => {
            crate::coverage::rule("gl.factions");
            faction.dark() == (key.trim() == "dark side")
        }
        "force" => card.bar.contains(&super::Slot::Force),
        _ => false,
    }
}

fn split_outside<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut depth = 0;
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && text[i..].starts_with(word) => return Some((&text[..i], &text[i + word.len()..])),
            _ => {}
        }
    }
    None
}

/// Judges the armies of two partners: each by itself, and what they share (op.team-battle).
pub fn check_team(book: &Book, armies: [&Army; 2]) -> Vec<Verdict> {
    let rule = "op.team-battle";
    let mut verdicts: Vec<Verdict> = armies.iter().flat_map(|army| check(book, army)).collect();
    for army in armies {
        verdicts.push(verdict(rule, army.limit == TEAM, "army-team-limit", &army.name, (army.limit, TEAM)));
    }
    let together = armies[0].faction == armies[1].faction;
    verdicts.push(verdict(rule, together, "army-team-faction", "", (0, 0)));
    let unique = |army: &Army| -> Vec<String> {
        let card = |r: &super::Recruit| book.unit_of(army.faction, &r.unit).map(|id| &book.units[id.0 as usize]);
        let units = army.units.iter().filter_map(card).filter(|u| u.unique).map(|u| u.name.clone());
        let upgrades = army.units.iter().flat_map(|r| &r.upgrades).filter_map(|name| book.upgrade(name));
        let upgrades = upgrades.map(|id| &book.upgrades[id.0 as usize]).filter(|u| u.unique);
        units.chain(upgrades.map(|u| u.name.clone())).collect()
    };
    let ours = unique(armies[0]);
    for name in unique(armies[1]).iter().filter(|name| ours.contains(name)) {
        verdicts.push(verdict(rule, false, "army-unique", name, (2, 1)));
    }
    verdicts
}

/// Every unit with Detachment needs a partner of its own (gl.detachment).
fn detachments(units: &[(UnitCardId, &UnitCard)], verdicts: &mut Vec<Verdict>) {
    let mut seen: Vec<&str> = Vec::new();
    for (_, unit) in units {
        for keyword in unit.keywords.iter().filter(|k| k.key == Key::Detachment) {
            if seen.contains(&unit.name.as_str()) {
                continue;
            }
            seen.push(&unit.name);
            let wants = units.iter().filter(|(_, u)| u.name == unit.name).count() as u16;
            let partners = units.iter().filter(|(_, u)| keyword.of.contains(&u.name.to_lowercase())).count() as u16;
            verdicts.push(verdict(
                "gl.detachment",
                wants <= partners,
                "army-detachment",
                &unit.name,
                (wants, partners),
            ));
        }
    }
}

/// The command hand: two of one, two and three pips, none twice, characters present (fm.command-hand).
fn commands(book: &Book, army: &Army, units: &[(UnitCardId, &UnitCard)], verdicts: &mut Vec<Verdict>) {
    let mut hand: Vec<&Command> = Vec::new();
    for name in &army.commands {
        let Some(id) = book.command(name) else {
            verdicts.push(verdict("fm.command-hand", false, "army-command-unknown", name, (0, 0)));
            continue;
        };
        let card = &book.commands[id.0 as usize];
        // What comes back to every hand is in it already.
        if card.returns() || hand.iter().any(|c| c.name == card.name) {
            verdicts.push(verdict("fm.command-hand", false, "army-command-twice", name, (2, 1)));
        }
        let ours = card.factions.is_empty() || card.factions.contains(&army.faction);
        let brought = |who: &String| army.units.iter().flat_map(|r| &r.upgrades).any(|u| u == who);
        let present = |who: &String| units.iter().any(|(_, u)| u.name == *who) || brought(who);
        let present = card.commander.as_ref().is_none_or(present);
        if !ours || !present {
            verdicts.push(verdict("fm.command-hand", false, "army-command-not-ours", name, (0, 0)));
        }
        hand.push(card);
    }
    // The quick format of our own is content with one of each.
    let wanted = if army.limit == QUICK { 1 } else { 2 };
    for pips in 1..=3u8 {
        let n = hand.iter().filter(|c| c.pips == pips).count() as u16;
        verdicts.push(verdict("fm.command-hand", n == wanted, "army-pips", &pips.to_string(), (n, wanted)));
    }
}

/// The battle deck: four of each kind, all different (fm.battle-deck). Whoever goes into a skirmish brings none, or says what
/// everybody has.
fn battle(book: &Book, army: &Army, verdicts: &mut Vec<Verdict>) {
    let skirmish = army.limit == SKIRMISH;
    if skirmish && army.battle.iter().all(Vec::is_empty) {
        return;
    }
    let known = |row: usize, name: &str| {
        Book::deals(row, name, skirmish)
            && match row {
                0 => Objective::ALL.iter().any(|(_, n)| n.eq_ignore_ascii_case(name)),
                1 => book.deployments.iter().any(|d| d.name.eq_ignore_ascii_case(name)),
                _ => Condition::ALL.iter().any(|(_, n)| n.eq_ignore_ascii_case(name)),
            }
    };
    for (row, names) in army.battle.iter().enumerate() {
        let mut sorted: Vec<String> = names.iter().map(|n| n.to_lowercase()).collect();
        sorted.sort();
        sorted.dedup();
        let kind = ["objective", "deployment", "condition"][row];
        verdicts.push(verdict(
            "fm.battle-deck",
            sorted.len() == 4 && names.len() == 4,
            "army-deck",
            kind,
            (sorted.len() as u16, 4),
        ));
        for name in names.iter().filter(|n| !known(row, n)) {
            verdicts.push(verdict("fm.battle-deck", false, "army-battle-unknown", name, (0, 0)));
        }
    }
}
