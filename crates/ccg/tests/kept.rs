//! A word of the vocabulary that no card of the period has: a forfeit that may not be reduced.

use dejarik_ccg::Ccg;
use dejarik_ccg::book::Book;
use dejarik_kernel::ruling;
use std::borrow::Cow;
use std::path::Path;

/// The text that is tried, on a card that has none yet.
const TEXT: &str =
    r#"{ "2_34": (text: [DeployOn(on: Kind(Character)), Grants(law: ForfeitKept, to: Host, whose: Both)]) }"#;

const RULING: &str = "ruling: A forfeit that may not be reduced is neither lowered nor set to nothing
game: ccg
turn: dark
phase: battle
table:
  Tatooine: Cantina (light)
  Death Star: War Room (dark)
light:
  a: Rebel Trooper {forfeit 5} at Tatooine: Cantina
  b: Rebel Trooper {forfeit 5} at Tatooine: Cantina
  CARD on a
  reserve: 10 more
dark:
  Darth Vader at Tatooine: Cantina
  Vader's Lightsaber on Darth Vader
  Grand Moff Tarkin at Death Star: War Room
  reserve: 5, 5, 10 more

play:
  expect forfeit a 5; forfeit b 4
  dark: battle at Tatooine: Cantina
  asked dark: weapons segment

variant (a) kept:
  dark: fire Vader's Lightsaber at a
  asked light: weapons segment
  expect a hit; forfeit a 5

variant (b) not kept:
  dark: fire Vader's Lightsaber at b
  asked light: weapons segment
  expect b hit; forfeit b 0
";

fn files(folder: &str) -> Vec<(&'static str, &'static str)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/ccg").join(folder);
    let mut paths: Vec<_> = std::fs::read_dir(root).expect("content").flatten().map(|e| e.path()).collect();
    paths.sort();
    let read = |p: &std::path::PathBuf| -> (&'static str, &'static str) {
        let text = std::fs::read_to_string(p).expect("a file of content");
        (p.to_string_lossy().into_owned().leak(), text.leak())
    };
    paths.iter().map(read).collect()
}

#[test]
fn a_forfeit_that_may_not_be_reduced_is_not() {
    let (facts, mut texts) = (files("cards"), files("texts"));
    texts.push(("tried.ron", TEXT));
    let book = Book::read(&facts, &texts).unwrap_or_else(|e| panic!("{e}"));
    let title = book.print(book.by_id("2_34").expect("a card")).title;
    let rules = Ccg::new(Cow::Owned(book));
    let report = ruling::check(&rules, &RULING.replace("CARD", title.spelt()));
    assert_eq!(report.cases.len(), 2);
    for case in report.cases {
        assert!(case.result.is_ok(), "{}: {}", case.name, case.result.err().map_or(String::new(), |e| e.to_string()));
    }
}
