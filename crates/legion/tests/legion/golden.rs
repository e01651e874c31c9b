//! A whole game by lot, printed in full and compared for ever.
//!
//! It was read through once against the rules. When it changes although no rule, text or card in it was meant to change,
//! something is broken. When the change is meant: look through the difference, then write the file anew with
//! `DEJARIK_BLESS=1 cargo test -p dejarik-legion golden` and commit it together with what changed it.

use dejarik_kernel::{Chance, Lang, Match, Nature, Pending, Rules, Words};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book};
use dejarik_legion::picture::letters;
use dejarik_legion::setup::Setup;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

const DECK: &str = "objectives: Breakthrough; Intercept the Transmissions; Key Positions; Recover the Supplies\n\
    deployments: Battle Lines; Major Offensive; The Long March; Disarray\n\
    conditions: Clear Conditions; Limited Visibility; Hostile Environment; War Weary\n";
/// A hero who charges, troopers, a walker.
const LEFT: &str = "army: Left\nfaction: Rebel\nlimit: 400\nunit: Luke Skywalker\nunit: Rebel Troopers + Z-6 Trooper\n\
    unit: Rebel Troopers\nunit: AT-RT + AT-RT Rotary Blaster\n\
    commands: Son of Skywalker; My Ally Is the Force; Return of the Jedi\n";
/// A general with troopers, and speeders that cannot stand still.
const RIGHT: &str = "army: Right\nfaction: Empire\nlimit: 400\nunit: General Veers\nunit: Stormtroopers + DLT-19 Stormtrooper\n\
    unit: Stormtroopers\nunit: 74-Z Speeder Bikes\ncommands: Maximum Firepower; Evasive Maneuvers; Imperial Discipline\n";

/// How far a move leads from the middle of the table.
fn from_middle(option: &str) -> Option<f64> {
    let mut words = option.strip_prefix("to ")?.split(' ');
    let (x, y): (f64, f64) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some((x - 36.0).hypot(y - 18.0))
}

/// What makes something happen is done four times out of five where it can be, and every other move leads to the middle.
fn pick(options: &[String], chance: &mut Chance) -> usize {
    let eager = |o: &String| o == "attack" || o == "yes" || o.contains(" with ");
    let lively: Vec<usize> = (0..options.len()).filter(|i| eager(&options[*i])).collect();
    if !lively.is_empty() && chance.below(5) > 0 {
        return lively[chance.below(lively.len())];
    }
    let inward = (0..options.len()).filter_map(|i| Some((from_middle(&options[i])?, i)));
    match inward.min_by(|a, b| a.0.total_cmp(&b.0)) {
        Some((_, nth)) if chance.below(2) == 0 => nth,
        _ => chance.below(options.len()),
    }
}

fn told() -> String {
    let rules = Arc::new(Legion::standard());
    let army = |text: &str| Army::parse(&format!("{text}{DECK}")).expect("an army");
    let field = &Book::standard().fields[usize::from(Book::standard().field("Crossroads").expect("a battlefield"))];
    let setup = Setup::new(army(LEFT), army(RIGHT), field);
    let mut shown = rules.begin(&setup).expect("armies that can be fielded");
    let mut game = Match::new(rules.clone(), setup, Nature::seeded(2026)).expect("a match");
    let (mut chance, mut text) = (Chance::new(2026), String::new());
    loop {
        for event in game.news().to_vec() {
            let line = rules.event_words(Lang::English, &shown, &event);
            Legion::apply(&mut shown, &event);
            if !line.is_empty() {
                writeln!(text, "    {line}").expect("a string");
            }
        }
        let Pending::Questions(questions) = game.pending().clone() else { break };
        for question in &questions {
            let words = |choice| rules.choice_words(Lang::English, game.world(), &question.ask, choice);
            let options: Vec<String> = question.options.iter().map(words).collect();
            let moves: Vec<&String> = options.iter().filter(|option| from_middle(option).is_some()).collect();
            let again = moves.iter().enumerate().find(|(n, one)| moves[..*n].contains(one));
            assert!(again.is_none(), "a move is offered twice: {again:?}");
            let nth = pick(&options, &mut chance);
            let (seat, ask) = (["left", "right"][question.seat.index()], &question.ask);
            let asked = rules.ask_words(Lang::English, game.world(), ask);
            writeln!(text, "{seat}: {asked} ({}): {}", options.len(), options[nth]).expect("a string");
            game.answer(question.number, question.seat, question.options[nth].clone()).expect("an option");
        }
    }
    assert_eq!(shown, *game.world(), "the events that were told make the World");
    writeln!(text, "{:?}\n{}", game.outcome(), letters(&rules, Lang::English, game.world())).expect("a string");
    text
}

#[test]
fn golden_the_game_is_the_same_as_ever() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/legion/golden.txt");
    let told = told();
    if env::var_os("DEJARIK_BLESS").is_some() {
        fs::write(&file, &told).expect("a place for the game");
    }
    let stored = fs::read_to_string(&file).expect("the stored game; DEJARIK_BLESS=1 writes it");
    let differs = told.lines().zip(stored.lines()).position(|(now, then)| now != then);
    let differs = differs.or((told.lines().count() != stored.lines().count()).then_some(0));
    if let Some(nth) = differs {
        let line = |text: &str| text.lines().nth(nth).unwrap_or_default().to_owned();
        panic!("line {} was\n{}\nand is\n{}", nth + 1, line(&stored), line(&told));
    }
}
