//! The embedded Book as a whole.

use super::*;
use crate::abilities::list;
use crate::edition::Edition;
use crate::text::Lang;

fn count(f: impl Fn(&Character) -> bool) -> usize {
    Book::standard().characters().iter().filter(|c| f(c)).count()
}

#[test]
fn every_file_is_read() {
    let book = Book::with(std::iter::empty::<(&str, &str)>());
    assert_eq!(book.map(|b| b.characters().len()).map_err(|e| e.to_string()), Ok(911));
}

#[test]
fn no_card_is_there_twice() {
    let mut cards: Vec<_> = Book::standard().characters().iter().map(|c| (&c.name, &c.set)).collect();
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), 911);
}

/// How far the Book has got; a changed number is a changed file.
#[test]
fn how_much_is_known() {
    let ready = count(|c| c.status() == Status::Ready);
    let partly = count(|c| matches!(c.status(), Status::Partly(_)));
    let incomplete = count(|c| matches!(c.status(), Status::Incomplete(_)));
    assert_eq!((ready, partly, incomplete), (137, 12, 762));
    let written = count(|c| matches!(c.commander, Commander::Effects(_)));
    let unknown = count(|c| c.commander == Commander::Unknown);
    assert_eq!((written, unknown), (80, 116));
    assert_eq!(count(|c| !c.undefined.is_empty()), 103);
}

#[test]
fn what_is_called_undefined_is_not_in_the_list() {
    for c in Book::standard().characters() {
        for name in &c.undefined {
            assert!(crate::abilities::parse(name).is_err(), "{}: {name}", c.name);
        }
    }
}

#[test]
fn every_effect_makes_a_sentence() {
    for c in Book::standard().characters() {
        if let Commander::Effects(effects) = &c.commander {
            assert!(!effects.is_empty(), "{}", c.name);
            for e in effects {
                for lang in Lang::ALL {
                    let words = e.words(lang);
                    assert!(words.ends_with('.') && !words.contains("  "), "{}: {words}", c.name);
                }
            }
        }
    }
}

#[test]
fn found_by_name_and_set() {
    let book = Book::standard();
    assert_eq!(book.find("boba fett, young mercenary").unwrap().name, "Boba Fett, Young Mercenary");
    let several = book.find("Jedi Guardian").unwrap_err();
    assert!(several.to_string().contains("Jedi Guardian (Champions of the Force)"), "{several}");
    let one = book.find("Jedi Guardian (Champions of the Force)").unwrap();
    assert_eq!(one.set, "Champions of the Force");
    assert_eq!(book.full_name(one), "Jedi Guardian (Champions of the Force)");
    let nobody = book.find("Bobba Fet").unwrap_err();
    assert!(nobody.to_string().contains("Boba Fett"), "{nobody}");
    for c in book.characters() {
        assert_eq!(book.find(&book.full_name(c)).map(|f| f.id), Ok(c.id));
    }
}

#[test]
fn a_players_file_completes_and_adds() {
    let file = r#"(set: "The Clone Wars starter set", characters: [
        (name: "Clone Trooper", hit_points: 20, defense: 14, attack: 5, damage: 10),
        (name: "Clone Cook", faction: Republic, cost: 3, hit_points: 10, defense: 12, attack: 1, damage: 10),
    ])"#;
    let book = Book::with([("mine.ron", file)]).unwrap();
    let trooper = book.find("Clone Trooper (The Clone Wars starter set)").unwrap();
    assert_eq!((trooper.cost, trooper.hit_points), (Some(9), Some(20)));
    assert!(trooper.has(list::ORDER_66));
    assert_eq!(trooper.status(), Status::Ready);
    assert_eq!(book.find("Clone Cook").unwrap().status(), Status::Ready);
    assert_eq!(book.characters().len(), 912);
    let bad = Book::with([("mine.ron", "(set: \"X\", characters: [(nam: \"Y\")])")]).unwrap_err();
    assert_eq!((bad.file.as_str(), bad.line), ("mine.ron", 1));
}

/// G-15.
#[test]
fn versions_of_one_person() {
    let book = Book::standard();
    let names = [
        "General Grievous, Supreme Commander (Clone Wars Battles)",
        "General Grievous, Jedi Hunter",
        "Grievous's Wheel Bike",
    ];
    for n in names {
        assert_eq!(book.find(n).unwrap().unique_names, ["General Grievous"], "{n}");
    }
    assert_eq!(book.find("Lord Vader").unwrap().unique_names, ["Darth Vader"]);
    assert_eq!(book.find("Anakin Skywalker, Sith Apprentice").unwrap().unique_names, ["Darth Vader"]);
    assert_eq!(book.find("Leia Organa Solo, Jedi Knight").unwrap().unique_names, ["Leia"]);
}

#[test]
fn lightsabers() {
    let book = Book::standard();
    for name in ["General Obi-Wan Kenobi", "Luke Skywalker, Young Jedi", "Jedi Exile", "Aurra Sing"] {
        assert!(book.find(name).unwrap().lightsaber, "{name}");
    }
    for name in ["Durge, Jedi Hunter", "Princess Leia", "Nexu"] {
        assert!(!book.find(name).unwrap().lightsaber, "{name}");
    }
}

#[test]
fn kinds() {
    let book = Book::standard();
    assert!(book.find("Chewbacca, Rebel Hero").unwrap().is_kind("Wookiee", Edition::English));
    assert!(book.find("ARC Trooper").unwrap().has_order_66(Edition::English));
    assert!(book.find("Bail Organa").unwrap().is_kind("Alderaan Trooper", Edition::English));
    assert!(!book.find("Battle Droid Officer (Clone Strike)").unwrap().is_kind("Trooper", Edition::English));
}

#[test]
fn every_squad_we_ship_is_legal_and_ready() {
    let mut n = 0;
    for (file, squad) in Squad::samples() {
        let options = Options { unentered: Unentered::Refuse, ..Options::default() };
        let check = check(Book::standard(), &squad, &options);
        assert!(check.ok(), "{file}: {:?}", check.refusals().collect::<Vec<_>>());
        assert!(check.total() + 6 > squad.limit, "{file}: {}", check.total());
        n += 1;
    }
    assert_eq!(n, 37);
}

#[test]
fn who_is_not_found_is_looked_for_by_the_first_words_too() {
    let Err(FindError::Nobody { nearest, .. }) = Book::standard().find("Luke Skywalker") else {
        panic!("nobody has that name alone")
    };
    assert!(nearest.iter().all(|name| name.starts_with("Luke Skywalker")), "{nearest:?}");
}
