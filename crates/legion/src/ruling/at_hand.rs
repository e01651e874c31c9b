//! Which keywords and rules are on the table: a case in which one of them did not act says *no* about it.

use crate::Legion;
use crate::book::{UnitCard, Upgrade};
use crate::coverage::{RULES, RULES_FROM};
use crate::keywords::Keyword;
use crate::look::Look;
use crate::world::World;
use std::collections::BTreeSet;

fn of_unit(card: &UnitCard) -> impl Iterator<Item = &Keyword> {
    card.keywords.iter().chain(card.weapons.iter().flat_map(|w| &w.keywords))
}

fn of_upgrade(card: &Upgrade) -> impl Iterator<Item = &Keyword> {
    card.keywords.iter().chain(card.weapon.iter().chain(&card.other).flat_map(|w| &w.keywords))
}

/// Every number of the trace that might act: keywords of units and upgrades that are in the game or in an army that is
/// judged, and the rules, which hold for everybody.
pub(super) fn at_hand(rules: &Legion, w: &World) -> BTreeSet<u16> {
    let (book, look) = (rules.book(), Look::new(rules, w));
    let mut found: BTreeSet<u16> = BTreeSet::new();
    for unit in w.unit_ids() {
        let upgrades = w[unit].upgrades.iter().map(|e| &book.upgrades[e.card.0 as usize]);
        let printed = of_unit(look.card(unit)).chain(upgrades.flat_map(of_upgrade));
        found.extend(printed.chain(look.keywords(unit)).map(|k| k.key as u16));
    }
    for (army, recruit) in rules.judged.iter().flat_map(|a| a.units.iter().map(move |r| (a, r))) {
        let unit = book.unit_of(army.faction, &recruit.unit).map(|id| &book.units[id.0 as usize]);
        let upgrades = recruit.upgrades.iter().filter_map(|name| book.upgrade(name));
        let cards = upgrades.map(|id| &book.upgrades[id.0 as usize]);
        found.extend(unit.into_iter().flat_map(of_unit).chain(cards.flat_map(of_upgrade)).map(|k| k.key as u16));
    }
    for side in w.sides.iter() {
        let cards = side.hand.iter().copied().chain(side.played).chain(side.lasting.into_iter().flatten());
        let keywords = cards.flat_map(|c| &book.commands[c.0 as usize].keywords);
        found.extend(keywords.map(|k| k.key as u16));
    }
    found.extend((0..RULES.len() as u16).map(|n| RULES_FROM + n));
    found
}
