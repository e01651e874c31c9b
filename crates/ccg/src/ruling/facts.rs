//! What can be stated after `expect`.

use crate::Ccg;
use crate::book::Word;
use crate::book::text::{Filter, Kind, Law, Stat};
use crate::look::{Ctx, Look};
use crate::rules::debt;
use crate::words::zone_name;
use crate::world::{Berth, CardId, DARK, LIGHT, Mark, World, Zone};
use dejarik_kernel::ruling::{Miss, fold};
use dejarik_kernel::{Match, Seat};

/// Everything that can be stated.
const LEGAL: &[&str] = &[
    "power|ability|forfeit|armor|maneuver|hyperspeed|landspeed|immunity|defense <card> <n>",
    "deploy <card> to <card> <n>",
    "total power|total ability|battle ability|drain|icons <side> at <location> <n>",
    "generation|attack run|usable <side> <n>",
    "stack on <card> <n>",
    "<card> operative of <planet>",
    "draws <side> <n>",
    "<side> reserve|force|used|lost|hand|life <n>",
    "<side> reserve|force|used|lost top <card>",
    "<side> owes damage|attrition <n>",
    "<side> controls|occupies <location>",
    "next <side>",
    "phase <phase>",
    "topmost <card>",
    "under way <n>",
    "battle|no battle",
    "<card> in <side> reserve|force|used|lost|hand",
    "<card> on table|out of play|hit|not hit|alone|canceled|piloted|captive|frozen|missing|under cover|crashed|asleep",
    "<location> battleground|unoccupied|collapsed|blown away|shielded",
    "<card> is a <kind or characteristic>",
    "<card> matching pilot of <card>",
    "parsec <system> <n>",
    "<card> at|present at|present with|aboard|on <card or planet>",
    "<location> adjacent to|related to <location>",
    "known <side> <n> of <side> hand|reserve|force|used",
    "not <any of these>",
];

/// Whether this is so.
pub(super) fn expect(rules: &Ccg, game: &Match<Ccg>, text: &str) -> Result<(), Miss> {
    let text = fold(text);
    let w = game.world();
    if let Some(rest) = text.strip_prefix("not ") {
        return match state(rules, w, rest)? {
            Found::Yes(true) => Err(Miss::Differs { found: format!("{rest} is so") }),
            Found::Yes(false) => Ok(()),
            Found::Is { found, stated } if found == stated => Err(Miss::Differs { found }),
            Found::Is { .. } => Ok(()),
        };
    }
    match state(rules, w, &text)? {
        Found::Yes(true) => Ok(()),
        Found::Yes(false) => Err(Miss::Differs { found: "it is not so".to_owned() }),
        Found::Is { found, stated } if found == stated => Ok(()),
        Found::Is { found, .. } => Err(Miss::Differs { found }),
    }
}

enum Found {
    Yes(bool),
    Is { found: String, stated: String },
}

fn unknown() -> Miss {
    Miss::Unknown { legal: LEGAL.iter().map(|s| (*s).to_owned()).collect() }
}

fn is(found: impl ToString, stated: &str) -> Result<Found, Miss> {
    Ok(Found::Is { found: found.to_string(), stated: stated.to_owned() })
}

fn side(word: &str) -> Option<Seat> {
    match word {
        "light" => Some(LIGHT),
        "dark" => Some(DARK),
        _ => None,
    }
}

fn zone(word: &str) -> Option<Zone> {
    Some(match word {
        "reserve" => Zone::Reserve,
        "force" => Zone::Force,
        "used" => Zone::Used,
        "lost" => Zone::Lost,
        "hand" => Zone::Hand,
        _ => return None,
    })
}

fn state(rules: &Ccg, w: &World, text: &str) -> Result<Found, Miss> {
    let look = Look::new(rules, w);
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let card = |name: &str| rules.card_called(w, name).ok_or_else(unknown);
    if let Some(stat) = stat(first)
        && let Some((name, n)) = rest.rsplit_once(' ')
    {
        let c = card(name)?;
        let found = match first {
            "defense" => look.defense(c),
            "immunity" => look.immunity(c).into(),
            _ => look.exact(c, stat).unwrap_or_default(),
        };
        return is(found, n);
    }
    match (first, rest) {
        ("battle", "") => return Ok(Found::Yes(w.battle.is_some())),
        ("no", "battle") => return Ok(Found::Yes(w.battle.is_none())),
        ("next", seat) => return Ok(Found::Yes(side(seat).ok_or_else(unknown)? == w.next)),
        ("phase", phase) => return is(crate::words::phase_name(w.phase), phase),
        ("topmost", name) => {
            let found = w.frame().map_or("nothing".to_owned(), |f| fold(&rules.called(w, f.card)));
            return is(found, name);
        }
        ("under", n) => return is(w.frames.len(), n.trim_start_matches("way ")),
        ("deploy", _) => {
            let (what, n) = rest.rsplit_once(' ').ok_or_else(unknown)?;
            let (what, to) = what.split_once(" to ").ok_or_else(unknown)?;
            return is(look.deploy_cost(card(what)?, card(to)?, Berth::Here), n);
        }
        ("parsec", _) => {
            let (system, n) = rest.rsplit_once(' ').ok_or_else(unknown)?;
            return is(look.parsec(card(system)?).map_or("none".to_owned(), |p| p.to_string()), n);
        }
        ("generation", _) => {
            let (seat, n) = rest.split_once(' ').ok_or_else(unknown)?;
            return is(look.generation(side(seat).ok_or_else(unknown)?), n);
        }
        ("draws", _) => {
            let (seat, n) = rest.split_once(' ').ok_or_else(unknown)?;
            let at = w.battle.as_ref().ok_or_else(unknown)?.at;
            return is(crate::rules::draws(look, side(seat).ok_or_else(unknown)?, at), n);
        }
        ("usable", _) => {
            let (seat, n) = rest.split_once(' ').ok_or_else(unknown)?;
            return is(w.force(side(seat).ok_or_else(unknown)?), n);
        }
        ("attack", _) => {
            let (seat, n) = rest.trim_start_matches("run ").split_once(' ').ok_or_else(unknown)?;
            return is(look.everywhere(side(seat).ok_or_else(unknown)?, Stat::AttackRun), n);
        }
        ("stack", _) => {
            let (name, n) = rest.trim_start_matches("on ").rsplit_once(' ').ok_or_else(unknown)?;
            return is(w.stacked(card(name)?).len(), n);
        }
        ("known", _) => return known(w, rest),
        _ => {}
    }
    if let Some(found) = totals(rules, look, text)? {
        return Ok(found);
    }
    if let Some(seat) = side(first) {
        return of_player(rules, look, seat, rest);
    }
    of_card(rules, look, text)
}

fn stat(word: &str) -> Option<Stat> {
    Some(match word {
        "power" => Stat::Power,
        "ability" => Stat::Ability,
        "forfeit" => Stat::Forfeit,
        "armor" => Stat::Armor,
        "maneuver" => Stat::Maneuver,
        "hyperspeed" => Stat::Hyperspeed,
        "landspeed" => Stat::Landspeed,
        "immunity" | "defense" => Stat::Immunity,
        _ => return None,
    })
}

/// `known dark 3 of light hand`: how many of these faces the first player knows.
fn known(w: &World, rest: &str) -> Result<Found, Miss> {
    let words: Vec<&str> = rest.split(' ').collect();
    let [knower, n, "of", owner, place] = words[..] else { return Err(unknown()) };
    let (Some(knower), Some(owner), Some(zone)) = (side(knower), side(owner), zone(place)) else {
        return Err(unknown());
    };
    is(w.in_zone(owner, zone).filter(|c| w[*c].known.has(knower)).count(), n)
}

fn totals(rules: &Ccg, look: Look<'_>, text: &str) -> Result<Option<Found>, Miss> {
    for name in ["total power", "total ability", "battle ability", "drain", "icons"] {
        let Some(rest) = text.strip_prefix(name).and_then(|r| r.strip_prefix(' ')) else { continue };
        let (seat, rest) = rest.split_once(" at ").ok_or_else(unknown)?;
        let seat = side(seat).ok_or_else(unknown)?;
        let (place, n) = rest.rsplit_once(' ').ok_or_else(unknown)?;
        let at = rules.card_called(look.w, place).ok_or_else(unknown)?;
        let found = match name {
            "total power" => return is(look.exact_power(seat, at), n).map(Some),
            "total ability" => look.total_ability(seat, at),
            "battle ability" => look.battle_ability(seat, at),
            "drain" => look.drain_amount(seat, at),
            _ => look.icons(seat, at),
        };
        return is(found, n).map(Some);
    }
    Ok(None)
}

fn of_player(rules: &Ccg, look: Look<'_>, seat: Seat, rest: &str) -> Result<Found, Miss> {
    let w = look.w;
    let (word, rest) = rest.split_once(' ').ok_or_else(unknown)?;
    let card = |name: &str| rules.card_called(w, name).ok_or_else(unknown);
    match word {
        "controls" => return Ok(Found::Yes(look.controls(seat, card(rest)?))),
        "occupies" => return Ok(Found::Yes(look.occupies(seat, card(rest)?))),
        "life" => return is(w.life(seat), rest),
        "owes" => {
            let debt = debt(look, seat);
            return match rest.split_once(' ') {
                Some(("damage", n)) => is(debt.damage, n),
                Some(("attrition", n)) => is(debt.attrition, n),
                _ => Err(unknown()),
            };
        }
        _ => {}
    }
    let zone = zone(word).ok_or_else(unknown)?;
    match rest.strip_prefix("top ") {
        Some(name) => {
            let found = w.top(seat, zone).map_or("nothing".to_owned(), |c| fold(&look.name(c)));
            is(found, name)
        }
        None => is(w.count(seat, zone), rest),
    }
}

/// Whether a card is of a kind, by the word that texts have for it, or has a characteristic.
fn is_kind(look: Look<'_>, card: CardId, word: &str) -> bool {
    const KINDS: [(&str, Kind); 12] = [
        ("rebel", Kind::Rebel),
        ("imperial", Kind::Imperial),
        ("alien", Kind::Alien),
        ("droid", Kind::Droid),
        ("character", Kind::Character),
        ("location", Kind::Location),
        ("site", Kind::Site),
        ("system", Kind::System),
        ("sector", Kind::Sector),
        ("starship", Kind::Starship),
        ("vehicle", Kind::Vehicle),
        ("creature", Kind::Creature),
    ];
    match KINDS.iter().find(|(name, _)| *name == word) {
        Some((_, kind)) => look.fits(Ctx { me: card, you: look.w[card].owner }, &Filter::Kind(*kind), card),
        None => look.is_a(card, Word::new(word)) || look.print(card).is_version_of(Word::new(word)),
    }
}

/// Whether something holds of a card.
type OfCard = fn(Look<'_>, CardId) -> bool;

fn of_card(rules: &Ccg, look: Look<'_>, text: &str) -> Result<Found, Miss> {
    let w = look.w;
    let card = |name: &str| rules.card_called(w, name);
    let plain: [(&str, OfCard); 19] = [
        (" on table", |look, c| look.w[c].on_table()),
        (" out of play", |look, c| look.w[c].zone == Zone::Out),
        (" not hit", |look, c| !look.w[c].has(Mark::Hit)),
        (" hit", |look, c| look.w[c].has(Mark::Hit)),
        (" captive", |look, c| look.w[c].has(Mark::Captive)),
        (" frozen", |look, c| look.w[c].has(Mark::Frozen)),
        (" missing", |look, c| look.w[c].has(Mark::Missing)),
        (" under cover", |look, c| look.w[c].has(Mark::Undercover)),
        (" crashed", |look, c| look.w[c].has(Mark::Crashed)),
        (" collapsed", |look, c| look.w[c].has(Mark::Collapsed)),
        (" blown away", |look, c| look.w[c].has(Mark::BlownAway)),
        (" asleep", |look, c| look.is_asleep(c)),
        (" battleground", |look, c| look.is_battleground(c)),
        (" unoccupied", |look, c| look.is_unoccupied(c)),
        (" shielded", |look, c| look.is_shielded(c)),
        (" alone", |look, c| look.is_alone(c)),
        (" piloted", |look, c| look.is_piloted(c)),
        (" canceled", |look, c| look.law(c, Law::TextCanceled)),
        (" in battle", |look, c| look.w.battle.as_ref().is_some_and(|b| b.cards.has(c))),
    ];
    for (word, holds) in plain {
        if let Some(c) = text.strip_suffix(word).and_then(card) {
            return Ok(Found::Yes(holds(look, c)));
        }
    }
    if let Some((a, planet)) = text.split_once(" operative of ")
        && let Some(a) = card(a)
    {
        return Ok(Found::Yes(look.is_operative_of(a, Word::new(planet))));
    }
    if let Some((a, b)) = text.split_once(" matching pilot of ")
        && let (Some(a), Some(b)) = (card(a), card(b))
    {
        return Ok(Found::Yes(look.matches(a, b)));
    }
    for word in [" is a ", " is an "] {
        if let Some((name, class)) = text.split_once(word)
            && let Some(c) = card(name)
        {
            return Ok(Found::Yes(is_kind(look, c, class)));
        }
    }
    for seat in [LIGHT, DARK] {
        for zone in [Zone::Reserve, Zone::Force, Zone::Used, Zone::Lost, Zone::Hand] {
            let word = fold(zone_name(zone));
            let short = word.split(' ').next().unwrap_or_default();
            let suffix = format!(" in {} {short}", crate::book::deck::side_name(seat));
            if let Some(name) = text.strip_suffix(&suffix) {
                let is = |c: CardId| {
                    fold(&rules.called(w, c)) == name
                        || fold(crate::book::short_title(&look.name(c))) == name
                        || fold(&look.name(c)) == name
                };
                return Ok(Found::Yes(w.in_zone(seat, zone).any(is)));
            }
        }
    }
    for word in [" present with ", " present at ", " adjacent to ", " related to ", " aboard ", " at ", " on "] {
        let Some((a, b)) = text.split_once(word) else { continue };
        let Some(a) = card(a) else { continue };
        if let Some(found) = relation(rules, look, a, word.trim(), b) {
            return Ok(Found::Yes(found));
        }
    }
    Err(unknown())
}

fn relation(rules: &Ccg, look: Look<'_>, a: CardId, word: &str, b: &str) -> Option<bool> {
    let planet = |at: bool| {
        let location = look.location(a)?;
        let here = Ctx { me: a, you: look.w[a].owner };
        let name = Word::new(b);
        let filter = if at { Filter::AtPlanet(name) } else { Filter::On(name) };
        Some(location != CardId::NONE && look.fits(here, &filter, a))
    };
    let Some(b) = rules.card_called(look.w, b).filter(|c| look.w[*c].on_table()) else {
        return match word {
            "on" => planet(false),
            "at" => planet(true),
            _ => None,
        };
    };
    // A system's title is also its planet's name (R259).
    let system = look.is(b, Kind::System);
    let name = look.print(b).title;
    let here = Ctx { me: a, you: look.w[a].owner };
    Some(match word {
        "present with" => look.together(a, b),
        "present at" => look.present_at(a) == Some(b),
        "adjacent to" => look.adjacent(a, b),
        "related to" => look.related(a, b),
        "aboard" => look.craft(a) == Some(b),
        "on" if system => look.fits(here, &Filter::On(name), a),
        "on" => look.w[a].host == b,
        _ if system => look.fits(here, &Filter::AtPlanet(name), a),
        _ => look.location(a) == Some(b),
    })
}
