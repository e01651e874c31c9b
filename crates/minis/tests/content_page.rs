//! The examples of `docs/content.md` do what the page says.

use dejarik_kernel::Seat;
use dejarik_kernel::conformance::{ByLot, random_game};
use dejarik_minis::Minis;
use dejarik_minis::book::{Book, Options, Own, Squad, Status, Unentered, check};
use dejarik_minis::map::Map;
use dejarik_minis::setup::{self, Company, Setup};
use std::sync::Arc;

const PAGE: &str = include_str!("../../../docs/content.md");

/// A fenced block: what stands after the fence, and the text.
struct Block {
    kind: &'static str,
    text: String,
}

fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for line in PAGE.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some(Block { kind, text: String::new() }),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence is not closed");
    blocks
}

fn of_kind(kind: &str) -> Vec<String> {
    blocks().into_iter().filter(|b| b.kind == kind).map(|b| b.text).collect()
}

/// The Book with the characters of the page.
fn book() -> Book {
    let files = of_kind("ron");
    assert!(files.len() >= 3);
    Book::with(files.iter().map(|text| ("content.md", text))).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn nothing_on_the_page_goes_unread() {
    for block in blocks() {
        let known = ["ron", "squad", "map", "ron refused", "squad refused", "map refused", "message", "sh"];
        assert!(known.contains(&block.kind) || block.kind.starts_with("file "), "{}", block.kind);
    }
}

#[test]
fn the_characters_are_ready() {
    let book = book();
    let ours = book.characters().iter().filter(|c| c.set == "Harbor Watch");
    let mut names = Vec::new();
    for c in ours {
        assert_eq!(c.status(), Status::Ready, "{}", c.name);
        names.push(c.name.as_str());
    }
    assert_eq!(names, ["Harbor Guard", "Tessa Rook, Harbor Captain", "Dock Foreman"]);
    let completed = book.find("Clone Trooper (The Clone Wars starter set)").unwrap();
    assert_eq!((completed.status(), completed.cost), (Status::Ready, Some(9)));
}

#[test]
fn the_squads_are_legal() {
    let (book, squads) = (book(), of_kind("squad"));
    assert!(!squads.is_empty());
    for text in squads {
        let squad = Squad::parse(&text).unwrap_or_else(|e| panic!("{e}"));
        let check = check(&book, &squad, &Options { unentered: Unentered::Refuse, ..Options::default() });
        assert!(check.ok(), "{:?}", check.refusals().collect::<Vec<_>>());
        assert_eq!(check.total(), squad.limit);
    }
}

#[test]
fn the_maps_print_as_they_were_read() {
    let maps = of_kind("map");
    assert!(!maps.is_empty());
    for text in maps {
        let (map, _) = Map::parse(&text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(map.to_string(), text);
    }
}

/// After each block that is refused stands the message that the reader gets.
#[test]
fn what_is_refused_is_refused_in_these_words() {
    let blocks = blocks();
    let mut refused = 0;
    for pair in blocks.windows(2) {
        let text = &pair[0].text;
        let message = match pair[0].kind {
            "ron refused" => Book::with([("content.md", text)]).unwrap_err().to_string(),
            "squad refused" => Squad::parse(text).unwrap_err().to_string(),
            "map refused" => Map::parse(text).unwrap_err().to_string(),
            kind => match kind.strip_prefix("file refused ") {
                Some(path) => Own::read(&[(path.to_owned(), text.clone())]).unwrap_err().to_string(),
                None => continue,
            },
        };
        assert_eq!((pair[1].kind, pair[1].text.trim_end()), ("message", message.as_str()));
        refused += 1;
    }
    assert_eq!(refused, 4);
}

/// The folder of the page is read, its squad is legal, and it plays against itself on its map.
#[test]
fn the_folder_can_be_played() {
    let files: Vec<(String, String)> = blocks()
        .into_iter()
        .filter_map(|b| Some((b.kind.strip_prefix("file ")?.to_owned(), b.text)))
        .filter(|(path, _)| !path.starts_with("refused "))
        .collect();
    assert_eq!(files.len(), 3);
    let own = Own::read(&files).unwrap_or_else(|e| panic!("{e}"));
    let rules = Minis::with_own(own);
    assert!(rules.book().find("Wharf Rifle").unwrap().own && rules.is_own_map("The Jetty"));
    assert!(!rules.book().find("Nexu").unwrap().own);
    // What is worked out about the maps as shipped is there once, however many Books there are.
    let shipped = Minis::standard();
    let shared = rules.maps().iter().zip(shipped.maps()).filter(|(a, b)| Arc::ptr_eq(a, b)).count();
    assert_eq!((shared, rules.maps().len()), (shipped.maps().len(), shipped.maps().len() + 1));
    let (name, squad, _) = rules.squads().into_iter().find(|(_, _, own)| *own).unwrap();
    let check = check(rules.book(), &squad, &Options { unentered: Unentered::Refuse, ..Options::default() });
    assert!(check.ok(), "{:?}", check.refusals().collect::<Vec<_>>());
    assert_eq!((name.as_str(), check.total()), ("lighthouse", squad.limit));
    let company = |team| Company::new(&rules, &squad.name, team, &check);
    let setup = Setup {
        map: "The Jetty".to_owned(),
        options: setup::Options::default(),
        companies: vec![company(0), company(1)],
        first: Seat(0),
        middle: None,
    };
    random_game(&rules, &setup, &mut ByLot::new(1)).unwrap();
}
