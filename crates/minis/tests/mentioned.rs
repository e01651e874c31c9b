//! The characters that the FAQ speaks of are in the Book with what it tells of them, and with no more.

use dejarik_minis::Minis;
use dejarik_minis::abilities::{Printed, list, parse};
use dejarik_minis::book::{Character, Commander, Faction, Lack, Size, Status};
use dejarik_minis::edition::Edition;

const TABLE: &str = include_str!("mentioned.tsv");

/// Whether a fact of the table holds of a card; none if the table's words mean nothing.
fn holds(card: &Character, fact: &str) -> Option<bool> {
    let lacks = |wanted: &Lack| matches!(card.status(), Status::Incomplete(missing) if missing.contains(wanted));
    if let Some(faction) = Faction::by_name(fact) {
        return Some(card.faction == Some(faction));
    }
    let figures = [
        ("cost", card.cost.map(|n| n as i16)),
        ("hit points", card.hit_points),
        ("attack", card.attack),
        ("damage", card.damage),
    ];
    for (name, known) in figures {
        if let Some(number) = fact.strip_prefix(name).and_then(|n| n.strip_prefix(' ')) {
            return Some(known == Some(number.parse().ok()?));
        }
    }
    if let Some(who) = fact.strip_prefix("counts as ") {
        return Some(card.unique && card.unique_names.iter().any(|n| n == who));
    }
    if let Some(name) = fact.strip_prefix("lacks ") {
        return Some(!card.has(parse(name).ok()?.ability));
    }
    match fact {
        "force rating" => Some(card.force.is_some()),
        "no force rating" => Some(card.force.is_none()),
        "lightsaber" => Some(card.lightsaber),
        "no lightsaber" => Some(!card.lightsaber),
        "not Unique" => Some(!card.unique),
        "order 66 by name" => Some(card.has_order_66(Edition::English)),
        "trooper" => Some(card.is_kind("Trooper", Edition::English)),
        "noted" => Some(card.note.is_some()),
        "size Large" => Some(card.size == Size::Large && card.size_known),
        "size Huge" => Some(card.size == Size::Huge && card.size_known),
        "size unknown" => Some(!card.size_known && lacks(&Lack::Figure("size"))),
        ability => {
            let wanted = parse(ability).ok()?;
            Some(card.abilities.iter().any(|printed| says(printed, &wanted)))
        }
    }
}

/// Whether a printed ability is the one wanted, with its number and its bracket where those are told.
fn says(printed: &Printed, wanted: &Printed) -> bool {
    printed.ability == wanted.ability
        && (wanted.number.is_none() || printed.number == wanted.number)
        && (wanted.of.is_none() || printed.of == wanted.of)
}

#[test]
fn the_characters_of_the_faq_are_as_it_tells_of_them() {
    let rules = Minis::standard();
    let rows = TABLE.lines().filter(|line| !line.starts_with('#'));
    let (mut seen, mut wrong) = (0, Vec::new());
    for row in rows {
        let mut cells = row.split('\t');
        let (name, effect) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let facts: Vec<&str> = cells.next().unwrap_or_default().split("; ").filter(|f| !f.is_empty()).collect();
        let cards: Vec<&Character> = rules.book().characters().iter().filter(|c| c.name == name).collect();
        if cards.is_empty() {
            wrong.push(format!("{name}: not in the Book"));
        }
        for card in cards {
            let found = match &card.commander {
                Commander::None => "none",
                Commander::Effects(_) => "data",
                Commander::Unknown => "unknown",
            };
            if found != effect {
                wrong.push(format!("{name} ({}): its effect is {found}, not {effect}", card.set));
            }
            // What is unknown keeps the card off the table.
            if found == "unknown" {
                assert!(matches!(card.status(), Status::Incomplete(m) if m.contains(&Lack::Commander)), "{name}");
            }
            for fact in &facts {
                match holds(card, fact) {
                    Some(true) => {}
                    Some(false) => wrong.push(format!("{name} ({}): {fact}", card.set)),
                    None => wrong.push(format!("{name}: the table's words \"{fact}\" mean nothing")),
                }
            }
        }
        seen += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen >= 163, "only {seen} characters");
}

#[test]
fn nobody_is_without_a_size_who_is_small_enough_to_have_none() {
    let rules = Minis::standard();
    let sizeless = rules.book().characters().iter().filter(|c| !c.size_known);
    for card in sizeless {
        let ridden = card.name.contains(" on ");
        let engine = [list::RIGID, list::WHEELED, list::MOUNTED_WEAPON, list::DESERT_SKIFF, list::TROOP_CART];
        assert!(ridden || engine.into_iter().any(|a| card.has(a)), "{} ({})", card.name, card.set);
    }
}
