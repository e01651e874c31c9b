//! Games in the terminal.

mod terminal;

use std::fs;
use terminal::{Scrap, complained, dejarik, said};

/// The beginning of a game: an edge, five places, then the first turns.
const TABLE: [&str; 10] =
    ["play", "minis", "--left", "ashen-court", "--right", "dawn-watch", "--map", "ring-station", "--seed", "3"];
const SETUP: &str = "west\nc11\nc12\nc13\nd12\nd13\n";

#[test]
fn a_game_is_played_with_mistakes_and_undo() {
    let input = format!(
        "{SETUP}left\nattack nobody\n9999\nVessa\nmove\nto zz9\nwhy not to c11\nto f12\nundo\nlog 3\nwhy attack VM CA\nhelp\nend turn\n1\nend turn\nquit\n"
    );
    let output = dejarik(&TABLE, &input);
    let told = said(&output);
    assert!(output.status.success(), "{}", complained(&output));
    for words in [
        "Vessa Mourn, Dread Regent is placed on c11",
        "is not understood here",
        "there is no option 9999: they are 1 to",
        "taken back",
        "= ",
        "Answer with the number",
    ] {
        assert!(told.contains(words), "{words} in\n{told}");
    }
    assert!(!told.contains('\u{1b}'), "no colours where nobody looks");
}

#[test]
fn a_game_without_squads_asks_for_them() {
    let output = dejarik(&["play", "minis", "--seed", "1"], "nobody\n1\n2\nring station\nquit\n");
    let told = said(&output);
    assert!(
        told.contains("there is no squad \"nobody\"; the squads are: ashen-court") && told.contains("on Ring Station"),
        "{told}"
    );
}

#[test]
fn a_saved_game_is_proved_and_a_changed_one_refused() {
    let (json, short) = (Scrap::new("game.json"), Scrap::new("game.dejarik"));
    let input = format!("{SETUP}left\n1\n1\n1\nsave {}\nsave {}\nquit\n", json.path(), short.path());
    let output = dejarik(&TABLE, &input);
    assert!(said(&output).contains("saved in"), "{}", said(&output));
    for file in [&json, &short] {
        let proved = dejarik(&["replay", file.path(), "--verify"], "");
        assert!(proved.status.success(), "{}", complained(&proved));
        assert!(said(&proved).contains("played again to the same end"), "{}", said(&proved));
        let told = dejarik(&["replay", file.path()], "");
        assert!(said(&told).contains("left takes the west edge"), "{}", said(&told));
        let loaded = dejarik(&["play", "minis", "--load", file.path()], "log\nquit\n");
        assert!(said(&loaded).contains("left takes the west edge"), "{}", said(&loaded));
    }

    let text = fs::read_to_string(&json.0).expect("the saved game");
    let die = "\"Fell\":[{\"count\":1,\"sides\":20},[";
    let at = text.find(die).expect("a die") + die.len();
    let face: u8 = text[at..].split([']', ',']).next().and_then(|n| n.parse().ok()).expect("a face");
    let other = if face == 20 { 19 } else { face + 1 };
    let changed =
        Scrap::with("changed.json", &format!("{}{other}{}", &text[..at], &text[at + face.to_string().len()..]));
    for args in [vec!["replay", changed.path(), "--verify"], vec!["play", "minis", "--load", changed.path()]] {
        let refused = dejarik(&args, "quit\n");
        assert_eq!(refused.status.code(), Some(1), "{}", said(&refused));
        assert!(complained(&refused).contains("the saved game cannot be taken up"), "{}", complained(&refused));
    }
}

/// Plays with these words after `play minis --plain --seed 5`.
fn play(args: &[&str], input: &str) -> std::process::Output {
    dejarik(&[&["play", "minis", "--plain", "--seed", "5"], args].concat(), input)
}

#[test]
fn help_names_every_way_to_play() {
    let help = said(&dejarik(&["play", "--help"], ""));
    for way in dejarik_games::find("minis").expect("a game").ways(dejarik_games::Lang::English) {
        assert!(help.contains(&format!("\n  {} ", way.name)), "{}", way.name);
    }
    let unknown = play(&["--way", "chess"], "");
    assert_eq!(unknown.status.code(), Some(1));
    assert!(
        complained(&unknown).contains("there is no way to play called \"chess\"; the ways are: quick-start, standard")
    );
}

#[test]
fn three_and_four_sit_down() {
    let squads = ["--squads", "ashen-court,dawn-watch,hollow-cell", "--map", "ring-station"];
    let three = play(&[&squads[..], &["--agents", "person,random,random"]].concat(), "log\nquit\n");
    let told = said(&three);
    assert!(three.status.success(), "{}", complained(&three));
    assert!(
        told.contains("Ashen Court against Dawn Watch against Hollow Cell on Ring Station: free-for-all"),
        "{told}"
    );
    assert!(told.contains("left: person, right: random, third: random."), "{told}");

    // Four agents play to the end without being asked anything.
    let fast = ["--squads", "cell-a,cell-b,cell-c,cell-d"];
    let files: Vec<Scrap> = "abcd"
        .chars()
        .map(|c| {
            let name = format!("cell-{c}.squad");
            Scrap::with(&name, &format!("name: Cell {c}\nfaction: Rebel\nlimit: 100\n1 Cell Rifle\n"))
        })
        .collect();
    let four: Vec<&str> = files.iter().map(Scrap::path).collect();
    let four = play(&[fast[0], &four.join(","), "--agents", "simple,simple,simple,simple"], "");
    assert!(four.status.success(), "{}", complained(&four));
    assert!(said(&four).contains("The game is over: "), "{}", said(&four));
}

#[test]
fn teams_are_of_one_faction() {
    let team = ["--way", "team", "--map", "ring-station", "--agents", "person,random,random,random", "--squads"];
    let good = play(&[&team[..], &["ashen-court,lantern-circle,cinder-veil,ridge-line"]].concat(), "quit\n");
    assert!(good.status.success(), "{}", complained(&good));
    let label = "Ashen Court and Cinder Veil against Lantern Circle and Ridge Line on Ring Station: team play";
    assert!(said(&good).contains(label), "{}", said(&good));
    let bad = play(&[&team[..], &["ashen-court,lantern-circle,dawn-watch,ridge-line"]].concat(), "quit\n");
    assert_eq!(bad.status.code(), Some(1));
    assert!(complained(&bad).contains("A team is of one faction"), "{}", complained(&bad));
    let twice = play(&[&team[..], &["ashen-court,lantern-circle,ashen-court,ridge-line"]].concat(), "quit\n");
    assert!(
        complained(&twice).contains("Vessa Mourn") && complained(&twice).contains("000:1000"),
        "{}",
        complained(&twice)
    );
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let refused = |args: &[&str], why: &str| {
        let output = play(args, "quit\n");
        assert_eq!(output.status.code(), Some(1), "{args:?}: {}", said(&output));
        assert!(complained(&output).contains(why), "{args:?}: {}", complained(&output));
    };
    refused(&["--seats", "5"], "5 cannot sit down to this: 2 to 4 can");
    refused(&["--way", "team", "--seats", "3"], "3 cannot sit down to this: 4 to 4 can");
    refused(&["--squads", "ashen-court,dawn-watch,hollow-cell", "--seats", "2"], "3 squads were named, but 2 sit");
    refused(&["--agents", "person,greedy,greedy", "--seats", "4"], "3 players were named, but 4 sit at the table");
    refused(&["--squads", "ashen-court,ashen-court", "--way", "standard"], "are not the light and the dark side");
    refused(&["--squads", "ashen-court,dawn-watch", "--edition", "dutch"], "the editions are: english, polish");
    refused(&["--squads", "ashen-court,dawn-watch", "--limit", "50"], "the squad \"Ashen Court\" is not legal");
    refused(&["--squads", "ashen-court,dawn-watch", "--opponent", "chess"], "the players are: person, random, greedy");
    let droid = ["--squads", "ashen-court,lantern-circle", "--way", "capture-the-droid", "--map", "market-crossing"];
    refused(&droid, "the droid needs a map");
    refused(&["--way", "quick-start"], "no ready squad may sit down as left");
}

#[test]
fn a_way_is_found_for_squads_that_meet() {
    let way = |squads: &str| said(&play(&["--squads", squads, "--map", "ring-station"], "quit\n"));
    assert!(way("ashen-court,lantern-circle").contains("the light against the dark side of an era"));
    assert!(way("ashen-court,dawn-watch").contains("era on era"));
    assert!(way("ashen-court,ashen-court").contains("free-for-all"));
    let asked = play(&["--way", "three-players"], "\n\n\n\nquit\n");
    assert!(asked.status.success(), "{}", complained(&asked));
    assert!(said(&asked).contains("the lot falls on ") && said(&asked).contains(": three players"), "{}", said(&asked));
}

#[test]
fn squads_of_one_limit_are_offered() {
    let told = said(&play(&["--opponent", "person"], "regents-host\n\nquit\n"));
    let second = told.split("squad of left").nth(1).expect("a second list");
    assert!(second.contains("Rampart Host") && !second.contains("Ashen Court"), "{told}");
    let told = said(&play(&["--limit", "150"], "quit\n"));
    assert!(told.contains("Keeper's Host") && !told.contains("Ashen Court"), "{told}");
}

/// Before the game there is nothing to explain: commands are answered with what may be typed, and only decks of the side
/// that chooses are named.
#[test]
fn a_deck_is_asked_for_in_one_sentence() {
    let output = dejarik(&["play", "ccg"], "help\nwhy power Luke\nno-such-deck\nquit\n");
    let told = said(&output);
    assert_eq!(told.matches("type the number or the name of a deck listed above").count(), 2, "{told}");
    assert!(!told.contains("\"help\"") && !told.contains("\"why"), "{told}");
    let complaint = told.lines().find(|l| l.contains("this side has no deck \"no-such-deck\"")).expect("a complaint");
    let listed = dejarik(&["deck", "list", "--json"], "");
    let of = |seat: u64| {
        let text = said(&listed);
        let decks = text.lines().map(|l| serde_json::from_str::<serde_json::Value>(l).expect("a deck"));
        let decks = decks.filter(move |d| d["seat"] == seat).map(|d| d["name"].as_str().unwrap_or_default().to_owned());
        decks.collect::<Vec<_>>()
    };
    assert!(of(0).iter().any(|name| complaint.contains(name)), "{complaint}");
    assert!(!of(1).is_empty() && of(1).iter().all(|name| !complaint.contains(name)), "{complaint}");
}

#[test]
fn dice_are_entered_by_hand() {
    let scraps = ["by-hand-l.squad", "by-hand-r.squad"];
    let squad = |name: &str| Scrap::with(name, "name: One\nfaction: Rebel\n1 Cell Rifle\n");
    let [left, right] = scraps.map(squad);
    let saved = Scrap::new("by-hand.json");
    let squads = format!("{},{}", left.path(), right.path());
    let args = ["--squads", &squads, "--map", "ring-station", "--dice", "hand", "--opponent", "person"];
    // Both place their figure, roll for initiative with mistakes, and one takes a die back.
    let input = format!("1\n1\n1\nheads\n21\n3 4\n12\nundo\n13\n7\nlog 3\nsave {}\nquit\n", saved.path());
    let output = play(&args, &input);
    let told = said(&output);
    assert!(output.status.success(), "{}", complained(&output));
    assert!(told.contains("You throw the dice."), "{told}");
    assert!(told.contains("enter a die of 20 faces, for initiative, each seat in turn"), "{told}");
    let wrong = "enter what the die shows, a number from 1 to 20, such as `20`";
    assert_eq!(told.matches(wrong).count(), 3, "{told}");
    assert!(told.contains("taken back") && told.contains("left rolls 13 for initiative"), "{told}");
    let proved = dejarik(&["replay", saved.path(), "--verify"], "");
    assert!(proved.status.success(), "{}", complained(&proved));
}
