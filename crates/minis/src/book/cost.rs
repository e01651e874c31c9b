//! What members cost: printed cost, Rapport, and Frozen in Carbonite.

use super::character::{Character, Faction};
use crate::abilities::list;
use dejarik_kernel::trace;

/// A character in a finished roster, with the faction it has there.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub(super) character: &'a Character,
    pub(super) holds: Option<&'a Character>,
    pub(super) faction: Option<Faction>,
}

/// The printed cost; of one Frozen in Carbonite half that of the Han Solo inside, rounded up (003:1502-1503).
pub(super) fn printed_cost(p: &Placed) -> Option<u16> {
    match p.holds {
        Some(han) if p.character.has(list::FROZEN_IN_CARBONITE) => han.cost.map(|c| c.div_ceil(2)),
        _ => p.character.cost,
    }
}

/// The cost after every Rapport of the finished roster, at least 1 (000:1767-1774).
pub(super) fn paid_cost(p: &Placed, roster: &[Placed]) -> Option<u16> {
    let mut used: Vec<(&str, u16)> = Vec::new();
    for bearer in roster {
        let Some(of) = bearer.character.printed(list::RAPPORT).and_then(|r| r.of.as_deref()) else {
            continue;
        };
        let (whom, less) = amount(of);
        // The same Rapport never counts twice.
        if helps(whom, bearer, p, roster) && !used.iter().any(|(w, _)| *w == of) {
            trace::acted(list::RAPPORT.0);
            used.push((of, less));
        }
    }
    let less: u16 = used.iter().map(|(_, n)| n).sum();
    printed_cost(p).map(|c| if less == 0 { c } else { c.saturating_sub(less).max(1) })
}

/// "Darth Vader -2" is 2 less; without a number it is 1 less.
fn amount(of: &str) -> (&str, u16) {
    match of.rsplit_once(" -").and_then(|(whom, n)| Some((whom, n.parse().ok()?))) {
        Some(found) => found,
        None => (of, 1),
    }
}

/// Whether the words of a Rapport mean this character: "self with X", "has an ability", or a kind or a name.
fn helps(whom: &str, bearer: &Placed, p: &Placed, roster: &[Placed]) -> bool {
    if let Some(name) = whom.strip_prefix("self with ") {
        let same = bearer.character.id == p.character.id;
        return same && roster.iter().any(|r| r.character.id != p.character.id && r.character.name_contains(name));
    }
    if let Some(ability) = whom.strip_prefix("has ") {
        return p.character.abilities.iter().any(|a| a.ability.row().name.eq_ignore_ascii_case(ability));
    }
    let mut rest = whom;
    let mut fits = true;
    if let Some(r) = rest.strip_prefix("non-Unique ") {
        (rest, fits) = (r, fits && !p.character.unique);
    } else if let Some(r) = rest.strip_prefix("Unique ") {
        (rest, fits) = (r, fits && p.character.unique);
    }
    if let Some((f, r)) = Faction::ALL.iter().find_map(|f| Some((*f, rest.strip_prefix(f.name())?.strip_prefix(' ')?)))
    {
        (rest, fits) = (r, fits && p.faction == Some(f));
    }
    // 003:1867-1871: the name exactly, though any version of a person after the comma.
    fits && match rest {
        "followers" => !p.character.is_commander(),
        "characters" => true,
        name => p.character.name == name || p.character.name.split(',').next() == Some(name),
    }
}
