//! A whole game of Miniatures by lot, printed in full and compared for ever.
//!
//! It was read through once against the rules. When it changes although no rule, text or character in it was meant to
//! change, something is broken. When the change is meant: look through the difference, then write the file anew with
//! `DEJARIK_BLESS=1 cargo test -p dejarik-games --test golden` and commit it together with what changed it.

use dejarik_games::{Army, Lang, Paint, Waiting, Way, Wish, find};
use dejarik_kernel::Chance;
use dejarik_minis::map::Square;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// Commanders, Force powers, drained life, and a Cloaked loner.
const LEFT: &str = "name: Left\nfaction: Sith\n\
    1 Vessa Mourn, Dread Regent\n1 Cinder Acolyte\n1 Gloom Stalker\n";
/// A commander, Ripostes, Deflect and Block, and a Bodyguard who parries.
const RIGHT: &str = "name: Right\nfaction: Old Republic\n\
    1 Oren Talvane, Lantern Keeper\n1 Lantern Adept\n1 Ridge Warden\n";

/// Options that make something happen are taken four times out of five where there are any, and every other move leads
/// to the middle of the map.
fn pick(options: &[String], chance: &mut Chance) -> usize {
    let eager = |o: &String| ["attack ", "use ", "yes"].iter().any(|start| o.starts_with(start));
    let lively: Vec<usize> = (0..options.len()).filter(|i| eager(&options[*i])).collect();
    if !lively.is_empty() && chance.below(5) > 0 {
        return lively[chance.below(lively.len())];
    }
    let inward = (0..options.len()).filter_map(|i| Some((from_middle(&options[i])?, i))).min();
    match inward {
        Some((_, nth)) if chance.below(2) == 0 => nth,
        _ => chance.below(options.len()),
    }
}

/// How far "to q12" or "q12" leads from the middle of a map of the usual size.
fn from_middle(option: &str) -> Option<u32> {
    let square: Square = option.trim_start_matches("to ").parse().ok()?;
    Some(u32::from(square.x).abs_diff(17).max(u32::from(square.y).abs_diff(12)))
}

fn told() -> String {
    let game = find("minis").expect("a game");
    let wish = Wish {
        left: Some(Army::Text(LEFT.to_owned())),
        right: Some(Army::Text(RIGHT.to_owned())),
        map: Some("ring-station".to_owned()),
        way: Way::Named("standard".to_owned()),
        ..Wish::default()
    };
    let tables = game.tables(&wish).unwrap_or_else(|e| panic!("{e}"));
    let mut session = game.begin(Lang::English, &tables[0], 2026).expect("a match");
    let (mut chance, mut text) = (Chance::new(2026), format!("{}\n", tables[0].label));
    loop {
        session.news().iter().for_each(|line| writeln!(text, "    {line}").expect("a string"));
        match session.waiting() {
            Waiting::Answer(asked) => {
                let nth = pick(&asked.options, &mut chance);
                let (name, of) = (&asked.name, asked.options.len());
                writeln!(text, "{name}: {} ({of}): {}", asked.question, asked.options[nth]).expect("a string");
                session.choose(nth).expect("an option");
            }
            Waiting::Dice(what) => panic!("dice are asked for: {what}"),
            Waiting::Over(how) => {
                writeln!(text, "{how}\n{}", session.board(Paint::Plain)).expect("a string");
                return text;
            }
        }
    }
}

#[test]
fn the_game_is_the_same_as_ever() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/minis.txt");
    let told = told();
    if env::var_os("DEJARIK_BLESS").is_some() {
        fs::write(&file, &told).expect("a place for the game");
    }
    let stored = fs::read_to_string(&file).expect("the stored game; DEJARIK_BLESS=1 writes it");
    let differs = told.lines().zip(stored.lines()).position(|(now, then)| now != then);
    let differs = differs.or_else(|| (told.lines().count() != stored.lines().count()).then_some(0));
    if let Some(line) = differs {
        let of = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
        panic!(
            "line {} of tests/golden/minis.txt was\n  {}\nand is now\n  {}\n\
             If that is meant, read the difference and write the file anew with DEJARIK_BLESS=1.",
            line + 1,
            of(&stored),
            of(&told)
        );
    }
}
