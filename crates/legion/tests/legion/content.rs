//! The battlefields and armies that the game brings.

use dejarik_legion::book::{Army, Battlefield, Book, Rank, UnitCardId, check};
use dejarik_legion::geometry::{Footprint, Point};

#[test]
fn six_battlefields_hold_every_kind_of_terrain() {
    let book = Book::standard();
    let own: Vec<&Battlefield> = book.fields.iter().filter(|f| !f.pieces.is_empty()).collect();
    assert!(own.len() >= 6, "{} battlefields", own.len());
    assert!(book.tables(500).count() >= 2, "battlefields for skirmishes");
    assert!(book.tables(1600).count() >= 1, "battlefields for grand armies");
    for (n, row) in book.terrain.iter().enumerate() {
        let lies = |field: &&Battlefield| field.pieces.iter().any(|p| usize::from(p.row) == n);
        assert!(own.iter().any(lies), "{} lies on no battlefield", row.name);
    }
}

/// Where an objective puts its tokens a base can stand beside them: nothing that no trooper stands on covers these places.
#[test]
fn tokens_in_the_middle_can_be_reached() {
    let book = Book::standard();
    for field in &book.fields {
        for quarter in 1..=3 {
            let token = Point::new(field.width * quarter / 4, field.depth / 2);
            let beside = |x: i32, y: i32| Footprint::round(531, token + Point::new(x, y));
            let free = |foot: &Footprint| {
                field.pieces.iter().filter(|p| book.terrain[p.row as usize].solid()).all(|p| !p.under(foot))
            };
            let spots = [beside(1031, 0), beside(-1031, 0), beside(0, 1031), beside(0, -1031)];
            assert!(spots.iter().any(free), "{}: nobody comes near {token:?}", field.name);
        }
    }
}

#[test]
fn ready_armies_of_every_size_are_legal() {
    let book = Book::standard();
    for (limit, least) in [(800, 6), (400, 4), (500, 4), (600, 4), (1600, 2)] {
        let armies: Vec<_> = Book::armies().filter(|(_, army)| army.limit == limit).collect();
        assert!(armies.len() >= least, "{} armies of {limit}", armies.len());
        for (name, army) in &armies {
            let offences: Vec<_> = check(book, army).into_iter().filter(|v| !v.ok).collect();
            assert!(offences.is_empty(), "{name}: {offences:?}");
        }
    }
}

/// Whoever is in the two core boxes.
const CORE: [&str; 12] = [
    "Luke Skywalker",
    "Rebel Troopers",
    "AT-RT",
    "Darth Vader",
    "Stormtroopers",
    "74-Z Speeder Bikes",
    "Obi-Wan Kenobi",
    "Phase I Clone Troopers",
    "BARC Speeder",
    "General Grievous",
    "B1 Battle Droids",
    "Droidekas",
];

#[test]
fn the_keywords_of_core_boxes_and_corps_units_are_played() {
    let book = Book::standard();
    let core = |name: &str| CORE.contains(&name);
    assert_eq!(CORE.iter().filter(|name| book.unit(name).is_none()).count(), 0, "a unit of a core box is missing");
    let units = book.units.iter().zip((0..).map(UnitCardId));
    let wanted: Vec<_> = units.filter(|(u, _)| u.rank == Rank::Corps || core(&u.name)).collect();
    assert!(wanted.len() >= 20, "{} units", wanted.len());
    for (unit, id) in wanted {
        assert_eq!(book.lacks(id), [], "{}", unit.name);
    }
}

#[test]
fn every_keyword_is_played() {
    use dejarik_legion::keywords::Key;
    let lacking: Vec<&str> = Key::ALL.iter().filter(|key| !key.done()).map(|key| key.row().id).collect();
    assert_eq!(lacking, [""; 0]);
}

/// Nobody in the Book is kept off the table: keywords are played, and cards that must be taken are there.
#[test]
fn every_unit_can_be_fielded_with_what_it_must_take() {
    use dejarik_legion::book::Slot;
    use dejarik_legion::keywords::Key;
    let book = Book::standard();
    for (unit, id) in book.units.iter().zip((0..).map(UnitCardId)) {
        assert_eq!(book.lacks(id), [], "{}", unit.name);
        for wanted in unit.keywords.iter().filter(|k| k.key == Key::Equip).flat_map(|k| &k.of) {
            assert!(book.upgrade(wanted).is_some(), "{} must take {wanted}", unit.name);
        }
    }
    let unknown: Vec<&str> = book.upgrades.iter().filter(|u| u.text).map(|u| u.name.as_str()).collect();
    let supplies = book.upgrades.iter().filter(|u| u.text && u.slot == Slot::Supply).count();
    assert_eq!((unknown.len(), supplies), (6, 6), "only supply cards are not played: {unknown:?}");
}

/// The army of the manual is read, and legal.
#[test]
fn the_manuals_army_is_legal() {
    let page = include_str!("../../../../docs/legion.md");
    let text = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an army");
    let army = Army::parse(text).expect("an army");
    let offences: Vec<_> = check(Book::standard(), &army).into_iter().filter(|v| !v.ok).collect();
    assert!(offences.is_empty() && army.units.len() == 4, "{offences:?}");
}
