//! How many ways an activation can go from a few tiny positions, with every option of every question and every face of every
//! die: a changed number is a changed rule.
//!
//! A number that changes although no rule should have changed is a bug, and usually a small one that no ruling looks at: a
//! question too many, an option that is listed twice or no longer, a die that is rolled when nothing hangs on it. To find it,
//! play the position (`dejarik ruling show` on the text below with a `play:` block added) before and after the change and
//! compare what is offered. Where the change is meant, work out why the new number is right before writing it down.

use dejarik_kernel::ruling::{Document, Judge};
use dejarik_kernel::{Rules, count_paths};
use dejarik_minis::Minis;

/// What it is, how wide a corridor, both squads, and in how many ways the first activation can go.
type Position = (&'static str, &'static str, &'static [&'static str], &'static [&'static str], u64);

/// The first is 20 faces and an end without an attack; of the sixth 11 faces hit, and each leads to 20 of the save; the helper
/// may combine fire or be the one who attacks.
const POSITIONS: [Position; 8] = [
    ("a duel without room", "2x1", &["90/15/+5/10 at a1"], &["90/15/+5/10 at b1"], 21),
    ("a Force point to roll again", "2x1", &["90/15/+5/10 at a1, force 1"], &["90/15/+5/10 at b1"], 442),
    ("two attacks", "2x1", &["90/15/+5/10 at a1, Double Attack"], &["90/15/+5/10 at b1"], 421),
    ("room to leave", "3x1", &["90/15/+5/10 at b1"], &["90/15/+5/10 at c1"], 10713),
    ("room to leave, one hit kills", "3x1", &["10/15/+5/10 at b1"], &["10/15/+5/10 at c1"], 4080),
    ("a save against paralysis", "2x1", &["90/15/+5/10 at a1, Paralysis"], &["90/15/+5/10 at b1"], 230),
    ("a bodyguard", "3x1", &["90/15/+5/10 at a1"], &["90/15/+5/10 at b1", "90/15/+5/10 at c1, Bodyguard"], 32),
    ("a helper", "3x1", &["90/15/+5/10 at b1", "90/15/+5/10 at a1"], &["90/15/+5/10 at c1"], 82),
];

/// The position in the language of rulings.
fn text(name: &str, map: &str, left: &[&str], right: &[&str]) -> String {
    let squad = |seat: &str, first: char, pieces: &[&str]| -> String {
        let lines = (first..='z').zip(pieces).map(|(label, piece)| format!("  {label}: Somebody {piece}\n"));
        format!("{seat}:\n{}", lines.collect::<String>())
    };
    let squads = squad("left", 'a', left) + &squad("right", 'x', right);
    format!("ruling: {name}\ngame: minis\nmap: {map}\n{squads}play:\n  expect a damage 0\n")
}

#[test]
fn as_many_ways_as_ever() {
    let minis = Minis::standard();
    let mut found = Vec::new();
    for (name, map, left, right, _) in POSITIONS {
        let document = Document::parse(&text(name, map, left, right)).unwrap_or_else(|e| panic!("{name}: {e}"));
        let scene = minis.scene(&document).unwrap_or_else(|e| panic!("{name}: {e}"));
        let world = scene.rules.begin(&scene.setup).expect("a position");
        let count = count_paths(&*scene.rules, &world, 1_000_000).unwrap_or_else(|e| panic!("{name}: {e}"));
        found.push((name, count));
    }
    assert_eq!(found, POSITIONS.map(|(name, _, _, _, count)| (name, count)));
}
