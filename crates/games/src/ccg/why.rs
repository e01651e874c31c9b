//! What numbers are made of, and what cards say.

use crate::text::say;
use dejarik_ccg::Ccg;
use dejarik_ccg::book::text::{Cond, Filter, Stat, Text};
use dejarik_ccg::book::{Print, words};
use dejarik_ccg::look::{Look, Named};
use dejarik_ccg::words::kind_words;
use dejarik_ccg::world::{CardId, DARK, LIGHT, World};
use dejarik_kernel::{Lang, Seat, Term};

/// The word that asks for a number, the key of its name, and the number.
const STATS: [(&str, &str, Stat); 9] = [
    ("power", "number-power", Stat::Power),
    ("ability", "number-ability", Stat::Ability),
    ("forfeit", "number-forfeit", Stat::Forfeit),
    ("armor", "number-armor", Stat::Armor),
    ("maneuver", "number-maneuver", Stat::Maneuver),
    ("hyperspeed", "number-hyperspeed", Stat::Hyperspeed),
    ("landspeed", "number-landspeed", Stat::Landspeed),
    ("immunity", "number-immunity", Stat::Immunity),
    ("deploy", "number-deploy", Stat::Deploy),
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

/// "power of Dark at Tatooine: Cantina".
fn of_side(rules: &Ccg, lang: Lang, w: &World, key: &str, seat: Seat, location: CardId) -> String {
    let (side, place) = (super::screen::side_words(lang, seat), rules.called(w, location));
    say(
        lang,
        "number-of-side",
        &[("number", say(lang, key, &[]).into()), ("side", side.into()), ("place", place.into())],
    )
}

/// What a player's total power at a location is made of: `power dark Tatooine: Cantina`.
fn power_at(rules: &Ccg, lang: Lang, w: &World, asked: (&str, &str), knows: Knows<'_>) -> Option<Vec<String>> {
    let (side, place) = asked.1.split_once(' ').filter(|_| asked.0.eq_ignore_ascii_case("power"))?;
    let seat = seat_named(side)?;
    let location = find(rules, w, place, knows)?;
    let look = Look::new(rules, w);
    let title = of_side(rules, lang, w, "number-power", seat, location);
    let mut shown = vec![format!("{title}: {}", look.exact_power(seat, location))];
    for card in look.mine_at(seat, w.index.troops, location) {
        shown.push(format!("  +{} {}", look.power_in(card, location), rules.called(w, card)));
    }
    for stat in [Stat::TotalPower, Stat::BattlePower] {
        let added = look.place_tally::<Vec<Term<Named>>>(seat, stat, location);
        shown.extend(terms(lang, &added.terms));
    }
    Some(shown)
}

/// What a number is made of: `power Luke Skywalker`, `drain light Tatooine`.
pub(super) fn why(rules: &Ccg, lang: Lang, w: &World, words: &str, knows: Knows<'_>) -> Result<Vec<String>, String> {
    let help = || say(lang, "number-help", &[]);
    let missing = |name: &str| say(lang, "number-not-on-table", &[("name", name.into())]);
    let (word, rest) = words.trim().split_once(' ').ok_or_else(help)?;
    let look = Look::new(rules, w);
    if let Some(total) = power_at(rules, lang, w, (word, rest), knows) {
        return Ok(total);
    }
    if let Some((_, key, stat)) = STATS.iter().find(|(name, ..)| name.eq_ignore_ascii_case(word)) {
        let card = find(rules, w, rest, knows).ok_or_else(|| missing(rest))?;
        let args = [("number", say(lang, key, &[]).into()), ("card", rules.called(w, card).into())];
        let tally = look.tally::<Vec<Term<Named>>>(card, *stat).ok_or_else(|| say(lang, "number-none", &args))?;
        return Ok(lines(lang, &say(lang, "number-of-card", &args), tally.total, &tally.terms));
    }
    let (side, place) = rest.split_once(' ').ok_or_else(help)?;
    let seat = seat_named(side).ok_or_else(help)?;
    let location = find(rules, w, place, knows).ok_or_else(|| missing(place))?;
    let (key, stat) = match word.to_ascii_lowercase().as_str() {
        "drain" => ("number-drain", Stat::Drain),
        "attrition" => ("number-attrition", Stat::Attrition),
        _ => return Err(help()),
    };
    let mut tally = look.place_tally::<Vec<Term<Named>>>(seat, stat, location);
    if stat == Stat::Drain {
        tally.add(|| Named::Icons, look.icons(Seat(1 - seat.0), location));
    }
    Ok(lines(lang, &of_side(rules, lang, w, key, seat, location), tally.total, &tally.terms))
}

fn lines(lang: Lang, title: &str, total: i32, terms: &[Term<Named>]) -> Vec<String> {
    let mut lines = vec![format!("{title}: {total}")];
    lines.extend(self::terms(lang, terms));
    lines
}

fn terms(lang: Lang, terms: &[Term<Named>]) -> impl Iterator<Item = String> {
    terms.iter().map(move |t| format!("  {:+} {}", t.value, t.source.words(lang)))
}

/// Name, side, kind and numbers of a card.
pub(super) fn headline(lang: Lang, p: &Print) -> String {
    let f = &p.figures;
    // What the text says of a number is said there.
    let printed = |stat: Stat, n: Option<i32>| n.filter(|_| !p.text.iter().any(|t| defines(t, stat)));
    let numbers = [
        ("number-destiny", Some(f.destiny)),
        ("number-deploy", f.deploy),
        ("number-power", f.power),
        ("number-ability", printed(Stat::Ability, f.ability)),
        ("number-armor", f.armor),
        ("number-maneuver", f.maneuver),
        ("number-hyperspeed", f.hyperspeed),
        ("number-landspeed", printed(Stat::Landspeed, f.landspeed)),
        ("number-forfeit", f.forfeit),
        ("number-parsec", f.parsec),
    ];
    let number = |key: &str, n| format!("{} {n}", say(lang, key, &[]));
    let numbers: Vec<String> = numbers.iter().filter_map(|(key, n)| n.map(|n| number(key, n))).collect();
    let dots = "•".repeat(p.limits.dots.into()) + &"◇".repeat(p.limits.diamonds.into());
    let (side, kind) = (super::screen::side_words(lang, p.side), kind_words(lang, p.kind));
    format!("{dots}{} ({side}, {kind}): {}", p.title, numbers.join(", "))
}

/// Whether a sentence gives the card that number.
fn defines(text: &Text, stat: Stat) -> bool {
    match text {
        Text::Fraction(given, ..) | Text::Root(given, _) => *given == stat,
        Text::Sets { stat: given, of, when, .. } => *given == stat && *of == Filter::This && *when == Cond::Always,
        _ => false,
    }
}

/// Everything there is to read on a card.
pub(super) fn card_lines(lang: Lang, p: &Print) -> Vec<String> {
    let text = text_lines(p).into_iter().map(|line| format!("  {line}"));
    [headline(lang, p)].into_iter().chain(text).collect()
}

/// Traits and text of a card. The text is made from the card's data, in English.
pub(super) fn text_lines(p: &Print) -> Vec<String> {
    let traits: Vec<&str> = p.traits.iter().map(|t| t.spelt()).collect();
    let traits = (!traits.is_empty()).then(|| traits.join(", "));
    traits.into_iter().chain(words::card(p)).collect()
}
