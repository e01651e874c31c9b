//! Who may be in a squad: the faction rule and what breaks it.

use super::character::{Character, Faction};
use super::commander::{Commander, Filter, Gets};
use crate::abilities::list;
use crate::edition::Edition;
use dejarik_kernel::trace;

/// Why a character may be in a squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// It is of the squad's faction (000:460).
    Faction,
    /// It is Fringe (000:460).
    Fringe,
    /// By Affinity, its own or another's: it takes the squad's faction (000:1042).
    Affinity,
    /// By Order 66 or a commander effect: it keeps its own faction (000:1701, 003:681-684).
    Admitted,
    /// The scenario does not ask (000:1004).
    Free,
}

/// For each character why it may be in a squad of this faction, or `None`.
pub(super) fn leaves(faction: Faction, roster: &[&Character], edition: Edition) -> Vec<Option<Leave>> {
    let mut leaves: Vec<Option<Leave>> = roster.iter().map(|c| alone(faction, c)).collect();
    // Whoever is legally there may bring others, who may bring others.
    loop {
        let there: Vec<&Character> = legal(roster, &leaves);
        let more: Vec<Option<Leave>> =
            roster.iter().zip(&leaves).map(|(c, l)| l.or_else(|| brought(c, &there, edition))).collect();
        if more == leaves {
            return leaves;
        }
        leaves = more;
    }
}

/// Why one more character may join those legally there.
pub(super) fn join(faction: Faction, there: &[&Character], c: &Character, edition: Edition) -> Option<Leave> {
    alone(faction, c).or_else(|| brought(c, there, edition))
}

/// The faction a character has in the squad, once legally there.
pub(super) fn faction_in_squad(squad: Faction, c: &Character, leave: Option<Leave>) -> Option<Faction> {
    if leave == Some(Leave::Affinity) { Some(squad) } else { c.faction }
}

fn legal<'a>(roster: &[&'a Character], leaves: &[Option<Leave>]) -> Vec<&'a Character> {
    roster.iter().zip(leaves).filter(|(_, l)| l.is_some()).map(|(c, _)| *c).collect()
}

fn alone(faction: Faction, c: &Character) -> Option<Leave> {
    match c.faction {
        Some(f) if f == faction => Some(Leave::Faction),
        Some(Faction::Fringe) => Some(Leave::Fringe),
        _ => joins(c, faction).then_some(Leave::Affinity),
    }
}

/// Whether its own Affinity lets it into squads of that faction.
pub(super) fn joins(c: &Character, faction: Faction) -> bool {
    affinities(c).any(|a| Faction::by_name(a) == Some(faction))
}

fn brought(c: &Character, there: &[&Character], edition: Edition) -> Option<Leave> {
    let with = affinities(c).filter_map(|a| a.strip_prefix("with ")).any(|n| there.iter().any(|t| t.name_contains(n)));
    let asked = there.iter().flat_map(|t| affinities(t)).filter_map(|a| a.strip_prefix("admits "));
    if with || asked.into_iter().any(|n| c.name_contains(n)) {
        return Some(Leave::Affinity);
    }
    // 000:1701; 003:1770-1777: this Emperor Palpatine and no other.
    let order = c.has_order_66(edition) && there.iter().any(|t| t.name == "Emperor Palpatine, Sith Lord");
    let effect = there.iter().any(|t| admits(t).iter().any(|kinds| kinds.iter().all(|f| c.passes(f, edition))));
    if order {
        trace::acted(list::ORDER_66.0);
    }
    (order || effect).then_some(Leave::Admitted)
}

/// The parts of an Affinity: a faction it may join, "with" somebody it may join, or "admits" somebody.
fn affinities(c: &Character) -> impl Iterator<Item = &str> {
    let of = c.printed(list::AFFINITY).and_then(|p| p.of.as_deref());
    of.into_iter().flat_map(|o| o.split(',')).map(str::trim)
}

fn admits(c: &Character) -> Vec<&[Filter]> {
    let Commander::Effects(effects) = &c.commander else {
        return Vec::new();
    };
    let gets = effects.iter().flat_map(|e| &e.gets);
    gets.filter_map(|g| if let Gets::Admits(f) = g { Some(f.as_slice()) } else { None }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Book;
    use super::*;

    /// E-34: the name alone lets an ARC Trooper into the Emperor's squad, but not in the older book.
    #[test]
    fn order_66_by_name_depends_on_the_edition() {
        let card = |name: &str| Book::standard().find(name).unwrap().clone();
        let emperor = card("Emperor Palpatine, Sith Lord");
        for (name, polish) in [("ARC Trooper", None), ("Clone Trooper (Clone Strike)", Some(Leave::Admitted))] {
            let mut trooper = card(name);
            trooper.abilities.retain(|p| p.ability != list::ORDER_66);
            let leave = |edition| leaves(Faction::Imperial, &[&emperor, &trooper], edition)[1];
            assert_eq!(leave(Edition::English), Some(Leave::Admitted), "{name}");
            assert_eq!(leave(Edition::Polish), polish, "{name}");
        }
    }
}
