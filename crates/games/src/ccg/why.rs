//! What numbers are made of, and what cards say.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::deck::side_name;
use dejarik_ccg::book::text::Stat;
use dejarik_ccg::book::{Print, words};
use dejarik_ccg::look::{Look, Named};
use dejarik_ccg::world::{CardId, DARK, LIGHT, World};
use dejarik_kernel::{Seat, Term};

const STATS: [(&str, Stat); 9] = [
    ("power", Stat::Power),
    ("ability", Stat::Ability),
    ("forfeit", Stat::Forfeit),
    ("armor", Stat::Armor),
    ("maneuver", Stat::Maneuver),
    ("hyperspeed", Stat::Hyperspeed),
    ("landspeed", Stat::Landspeed),
    ("immunity", Stat::Immunity),
    ("deploy", Stat::Deploy),
];

/// Whether whoever asks knows which card that is.
type Knows<'a> = &'a dyn Fn(CardId) -> bool;

/// The card on table that is called this, of those that are known.
pub(super) fn find(rules: &Ccg, w: &World, name: &str, knows: Knows<'_>) -> Option<CardId> {
    let name = name.trim();
    let known = || w.table().filter(|c| knows(*c));
    let is = |c: &CardId| rules.called(w, *c).eq_ignore_ascii_case(name);
    let look = Look::new(rules, w);
    let begins = |c: &CardId| {
        let title = look.name(*c);
        !name.is_empty() && title.get(..name.len()).is_some_and(|t| t.eq_ignore_ascii_case(name))
    };
    known()
        .find(is)
        .or_else(|| known().find(|c| look.name(*c).eq_ignore_ascii_case(name)))
        .or_else(|| known().find(begins))
}

/// A side by its name.
fn seat_named(side: &str) -> Option<Seat> {
    [("light", LIGHT), ("dark", DARK)].into_iter().find(|(name, _)| side.eq_ignore_ascii_case(name)).map(|(_, s)| s)
}

/// What a player's total power at a location is made of: `power dark Tatooine: Cantina`.
fn power_at(rules: &Ccg, w: &World, word: &str, rest: &str, knows: Knows<'_>) -> Option<Vec<String>> {
    let (side, place) = rest.split_once(' ').filter(|_| word.eq_ignore_ascii_case("power"))?;
    let seat = seat_named(side)?;
    let location = find(rules, w, place, knows)?;
    let look = Look::new(rules, w);
    let mut lines =
        vec![format!("power of {side} at {}: {}", rules.called(w, location), look.exact_power(seat, location))];
    for card in look.mine_at(seat, w.index.troops, location) {
        lines.push(format!("  +{} {}", look.power_in(card, location), rules.called(w, card)));
    }
    let added = look.place_tally::<Vec<Term<Named>>>(seat, Stat::TotalPower, location);
    lines.extend(added.terms.iter().map(|t| format!("  {:+} {}", t.value, t.source)));
    Some(lines)
}

/// What a number is made of: `power Luke Skywalker`, `drain light Tatooine`.
pub(super) fn why(rules: &Ccg, w: &World, words: &str, knows: Knows<'_>) -> Result<Vec<String>, String> {
    let help = "say a number and a card, such as `power Luke Skywalker`, or `drain light Tatooine`";
    let (word, rest) = words.trim().split_once(' ').ok_or(help)?;
    let look = Look::new(rules, w);
    if let Some(total) = power_at(rules, w, word, rest, knows) {
        return Ok(total);
    }
    if let Some((_, stat)) = STATS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)) {
        let card = find(rules, w, rest, knows).ok_or_else(|| format!("there is no `{rest}` on table"))?;
        let tally = look.tally::<Vec<Term<Named>>>(card, *stat).ok_or_else(|| format!("{rest} has no {word}"))?;
        return Ok(lines(&format!("{word} of {}", rules.called(w, card)), tally.total, &tally.terms));
    }
    let (side, place) = rest.split_once(' ').ok_or(help)?;
    let seat = seat_named(side).ok_or(help)?;
    let location = find(rules, w, place, knows).ok_or_else(|| format!("there is no `{place}` on table"))?;
    let stat = match word.to_ascii_lowercase().as_str() {
        "drain" => Stat::Drain,
        "attrition" => Stat::Attrition,
        _ => return Err(help.to_owned()),
    };
    let mut tally = look.place_tally::<Vec<Term<Named>>>(seat, stat, location);
    if stat == Stat::Drain {
        tally.add(|| "Force icons".to_owned(), look.icons(Seat(1 - seat.0), location));
    }
    Ok(lines(&format!("{word} of {side} at {}", rules.called(w, location)), tally.total, &tally.terms))
}

fn lines(title: &str, total: i32, terms: &[Term<Named>]) -> Vec<String> {
    let mut lines = vec![format!("{title}: {total}")];
    lines.extend(terms.iter().map(|t| format!("  {:+} {}", t.value, t.source)));
    lines
}

/// Name, side, kind and numbers of a card.
pub(super) fn headline(p: &Print) -> String {
    let f = &p.figures;
    let numbers = [
        ("destiny", Some(f.destiny)),
        ("deploy", f.deploy),
        ("power", f.power),
        ("ability", f.ability),
        ("armor", f.armor),
        ("maneuver", f.maneuver),
        ("hyperspeed", f.hyperspeed),
        ("landspeed", f.landspeed),
        ("forfeit", f.forfeit),
        ("parsec", f.parsec),
    ];
    let numbers: Vec<String> = numbers.iter().filter_map(|(name, n)| n.map(|n| format!("{name} {n}"))).collect();
    let dots = "•".repeat(p.limits.dots.into()) + &"◇".repeat(p.limits.diamonds.into());
    format!("{dots}{} ({}, {:?}): {}", p.title, side_name(p.side), p.kind, numbers.join(", "))
}

/// Everything there is to read on a card.
pub(super) fn card_lines(p: &Print) -> Vec<String> {
    let mut lines = vec![headline(p)];
    if !p.traits.is_empty() {
        let traits: Vec<&str> = p.traits.iter().map(|t| t.spelt()).collect();
        lines.push(format!("  {}", traits.join(", ")));
    }
    lines.extend(words::card(p).into_iter().map(|line| format!("  {line}")));
    lines
}
