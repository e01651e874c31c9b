//! The command as people and programs use it.

mod terminal;

use std::path::PathBuf;
use std::{env, fs};
use terminal::{Scrap, complained, dejarik, said};

#[test]
fn help_names_every_command() {
    let output = dejarik(&["--help"], "");
    assert!(output.status.success());
    for command in ["play", "sim", "conformance", "bench", "ruling", "squad", "rules", "replay", "coverage"] {
        assert!(said(&output).contains(&format!("  {command} ")), "{command}");
    }
}

#[test]
fn a_game_that_is_not_there_is_told_those_that_are() {
    let output = dejarik(&["sim", "chess"], "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(complained(&output), "error: there is no game \"chess\"; the games are: minis, ccg, legion, pig\n");
}

#[test]
fn squads_are_judged() {
    let legal = dejarik(&["squad", "check", "ashen-court"], "");
    assert!(legal.status.success(), "{}", said(&legal));
    assert!(said(&legal).contains("\"Ashen Court\" is legal: 100 of 100 points"));

    let dear = Scrap::with("dear.squad", "name: Dear\nfaction: Sith\nlimit: 20\n1 Vessa Mourn, Dread Regent\n");
    let output = dejarik(&["squad", "check", dear.path()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("broken") && said(&output).contains("\"Dear\" is not legal"), "{}", said(&output));

    let garbled = Scrap::with("garbled.squad", "name: Odd\nfaction: Sithh\n");
    let output = dejarik(&["squad", "check", garbled.path()], "");
    assert_eq!(output.status.code(), Some(1));
    let why = complained(&output);
    assert!(why.contains("garbled.squad:2:10: no faction \"Sithh\"") && why.contains("2 | faction: Sithh"), "{why}");

    let missing = dejarik(&["squad", "check", "nowhere/at-all.squad"], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(complained(&missing).contains("at-all.squad"));
}

#[test]
fn a_simulation_does_not_depend_on_the_threads() {
    let run = |threads: &str, seed: &str| {
        let args = ["sim", "minis", "--agents", "greedy,random", "--games", "6", "--json", "--seed", seed];
        let output = dejarik(&[&args[..], &["--threads", threads]].concat(), "");
        assert!(output.status.success(), "{}", complained(&output));
        let value: serde_json::Value = serde_json::from_str(&said(&output)).expect("one JSON object");
        assert_eq!(value["games"], 6);
        let wins: u64 = value["wins"].as_array().expect("wins").iter().filter_map(serde_json::Value::as_u64).sum();
        assert_eq!(wins + value["draws"].as_u64().expect("draws"), 6);
        assert_eq!(value["interval"].as_array().map(Vec::len), Some(2));
        (value["fingerprint"].clone(), value["decisions"].clone(), value["wins"].clone())
    };
    let one = run("1", "5");
    assert_eq!(one, run("3", "5"));
    assert_ne!(one, run("2", "6"));
}

#[test]
fn conformance_ends_with_its_count() {
    let output = dejarik(&["conformance", "pig", "--games", "5", "--probe", "2"], "");
    assert!(output.status.success());
    assert!(said(&output).ends_with("5 passed, 0 failed\n"), "{}", said(&output));
}

#[test]
fn a_measurement_is_json() {
    let output = dejarik(&["bench", "minis", "--json", "--secs", "0.05", "--mode", "100"], "");
    let value: serde_json::Value = serde_json::from_str(&said(&output)).expect("one JSON object");
    assert_eq!((&value["peer"], &value["kind"], &value["mode"]), (&"dejarik".into(), &"play".into(), &"100".into()));
    for figure in ["games", "decisions", "secs", "branching", "state_bytes", "clone_ns", "answer_p99_us"] {
        assert!(value[figure].as_f64().is_some_and(|n| n > 0.0), "{figure} in {value}");
    }
}

#[test]
fn rulings_are_checked_and_shown() {
    let ruling = "ruling: A hit\ngame: minis\nsource: G-01\nmap: 8x8\n\nleft:\n  a: Test Man 50/15/+5/20 at c4\nright:\n  b: Test Foe 50/15/+5/20 at d4\n\nplay:\n  left: attack b\n  roll 12\n  expect b hit points 30\n";
    let good = Scrap::with("good.ruling", ruling);
    let output = dejarik(&["ruling", "check", good.path()], "");
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).ends_with("1 passed, 0 failed\n"));
    let shown = dejarik(&["ruling", "show", good.path()], "\n\n\n\n");
    assert!(shown.status.success() && said(&shown).contains("a attacks b") && said(&shown).contains("as stated"));

    let bad = Scrap::with("bad.ruling", &ruling.replace("points 30", "points 40"));
    let output = dejarik(&["ruling", "check", good.path(), bad.path()], "");
    assert_eq!(output.status.code(), Some(1));
    let told = said(&output);
    assert!(told.contains("expected: ") && told.contains("found:    30") && told.contains("a attacks b"), "{told}");
    assert!(told.ends_with("1 passed, 1 failed\n"));
}

#[test]
fn coverage_counts_what_it_lists() {
    let output = dejarik(&["coverage", "minis", "--json"], "");
    let value: serde_json::Value = serde_json::from_str(&said(&output)).expect("one JSON object");
    let rows = value["rows"].as_array().expect("rows");
    let count = |status: &str| rows.iter().filter(|r| r["status"] == status).count();
    for status in ["exercised", "implemented", "unimplemented"] {
        assert_eq!(value["summary"][status], count(status), "{status}");
    }
    assert!(
        rows.iter().all(|r| (r["status"] == "exercised") == r["rulings"].as_array().is_some_and(|l| !l.is_empty()))
    );
}

#[test]
fn rules_are_looked_up() {
    let output = dejarik(&["rules", "grenade", "20"], "");
    assert!(said(&output).starts_with("Star Wars Miniatures\n\nGrenades"), "{}", said(&output));
    let only = dejarik(&["rules", "--game", "minis", "grenade", "20"], "");
    assert!(said(&only).starts_with("Grenades"), "{}", said(&only));
    assert!(!said(&only).contains("Star Wars"), "{}", said(&only));
    let legion = dejarik(&["rules", "Suppressive"], "");
    assert!(said(&legion).starts_with("Star Wars: Legion\n\nSuppressive  (001:10406-10430)"), "{}", said(&legion));
    let ccg = dejarik(&["rules", "--json", "force", "drain"], "");
    let first: serde_json::Value = serde_json::from_str(said(&ccg).lines().next().unwrap()).unwrap();
    assert_eq!((&first["game"], &first["title"]), (&"ccg".into(), &"Force drain".into()));
    assert_eq!(dejarik(&["rules", "xyzzyplugh"], "").status.code(), Some(1));
    assert_eq!(dejarik(&["rules", "--game", "chess", "cover"], "").status.code(), Some(1));
}

#[test]
fn the_command_speaks_polish() {
    let rules = dejarik(&["rules", "granaty", "20", "--lang", "pl"], "");
    assert!(rules.status.success(), "{}", complained(&rules));
    assert!(said(&rules).contains("Granaty") && said(&rules).contains("odnoszą 20 obrażeń"), "{}", said(&rules));

    let squad = dejarik(&["squad", "check", "ashen-court", "--lang", "pl"], "");
    assert!(said(&squad).contains("„Ashen Court”: drużyna legalna, 100 z 100 punktów"), "{}", said(&squad));

    let input = "pomoc\nopcje\nplansza\ndlaczego nie ruch\n1\ndziennik\ncofnij\nwyjdź\n";
    let args = ["--lang", "pl_PL.UTF-8", "play", "--left", "ashen-court", "--right", "ashen-court", "--map"];
    let map = ["--seed", "3", "--plain", "--opponent", "human"];
    let first = dejarik(&["squad", "list"], "");
    assert!(first.status.success());
    let maps = dejarik(&[&args[..], &["nowhere"], &map[..]].concat(), input);
    assert!(complained(&maps).contains("nie ma mapy „nowhere”; są mapy: "), "{}", complained(&maps));
    let play = dejarik(&[&args[..args.len() - 1], &map[..]].concat(), input);
    assert!(play.status.success(), "{}", complained(&play));
    for words in ["Ashen Court przeciw Ashen Court", "Odpowiadaj numerem", "rozstawianie", "cofnięto"] {
        assert!(said(&play).contains(words), "{words}: {}", said(&play));
    }

    let unknown = dejarik(&["rules", "cover", "--lang", "tlh"], "");
    assert!(!unknown.status.success());
    assert!(complained(&unknown).contains("the languages are: en, pl"), "{}", complained(&unknown));
}

/// A folder of a player's own, gone when it is dropped.
struct OwnFolder(PathBuf);

impl OwnFolder {
    fn new(name: &str, files: &[(&str, &str)]) -> OwnFolder {
        let folder = env::temp_dir().join(format!("dejarik-{}-{name}", std::process::id()));
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a place for scraps");
            fs::write(path, text).expect("a place for scraps");
        }
        OwnFolder(folder)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for OwnFolder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

const GUARDS: &str = "(set: \"Harbor Watch\", ours: true, characters: [\n    (name: \"Harbor Guard\", faction: Rebel, cost: 8, \
                      hit_points: 20, defense: 15, attack: 5, damage: 10, abilities: [\"Grenades 10\"]),\n])\n";
const PATROL: &str = "name: Night Shift\nfaction: Rebel\nlimit: 100\n8 Harbor Guard\n";
const QUAY: &str = "name: The Quay\n\n+-+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . . . . .|\n+                       +\n\
                    |. . . . . . . . . . . .|\n+-+-+-+-+-+-+-+-+-+-+-+-+\n";

#[test]
fn a_folder_of_ones_own_is_played_with_and_shown_as_such() {
    let files = [("characters/watch.ron", GUARDS), ("squads/night-shift.squad", PATROL), ("maps/quay.map", QUAY)];
    let own = OwnFolder::new("own", &files);
    let with = ["--content", own.path()];
    let list = dejarik(&[&with[..], &["squad", "list"]].concat(), "");
    let line = said(&list).lines().find(|l| l.starts_with("night-shift ")).map(str::to_owned);
    assert!(line.as_deref().is_some_and(|l| l.contains("your own")), "{}", said(&list));
    assert_eq!(said(&list).matches("your own").count(), 1, "{}", said(&list));

    let shown = dejarik(&[&with[..], &["squad", "show", "night-shift"]].concat(), "");
    assert!(said(&shown).contains("Harbor Guard"), "{}", said(&shown));
    let play = dejarik(
        &[&with[..], &["play", "--plain", "--seed", "3"]].concat(),
        "night-shift\nnight-shift\nThe Quay\nquit\n",
    );
    for words in
        ["Night Shift (Rebel, 64) (your own)", "The Quay (your own)", "Night Shift against Night Shift on The Quay"]
    {
        assert!(said(&play).contains(words), "{words}: {}", said(&play));
    }
    let nowhere = ["play", "--left", "night-shift", "--right", "night-shift", "--map", "nowhere"];
    let nowhere = dejarik(&[&with[..], &nowhere[..]].concat(), "");
    assert!(complained(&nowhere).contains("The Quay (your own)"), "{}", complained(&nowhere));
    let without = dejarik(&["squad", "check", "night-shift"], "");
    assert_eq!(without.status.code(), Some(1), "{}", said(&without));
}

#[test]
fn what_is_wrong_in_a_folder_is_told_in_the_players_language() {
    let wrong = OwnFolder::new("wrong", &[("squads/mine.squad", "name: Mine\nfaction: Rebels\n")]);
    let english = dejarik(&["--content", wrong.path(), "squad", "list"], "");
    assert_eq!(english.status.code(), Some(1));
    assert!(complained(&english).contains("squads/mine.squad:2:10: no faction \"Rebels\""), "{}", complained(&english));
    let polish = dejarik(&["--content", wrong.path(), "--lang", "pl", "squad", "list"], "");
    assert!(complained(&polish).contains("squads/mine.squad:2:10: nie ma frakcji „Rebels”"), "{}", complained(&polish));

    let file = Scrap::with("mine.squad", "faction: Rebel\nera: Never\n");
    let squad = dejarik(&["squad", "check", file.path(), "--lang", "pl"], "");
    assert!(complained(&squad).contains("nie ma ery „Never”"), "{}", complained(&squad));
    let empty = OwnFolder::new("empty", &[("readme", "")]);
    let empty = dejarik(&["--content", empty.path(), "--lang", "pl", "squad", "list"], "");
    assert!(complained(&empty).contains("nie ma żadnego z nich"), "{}", complained(&empty));
}

#[test]
fn exhaustive_play_tells_what_acted_and_what_did_not() {
    let args = ["conformance", "minis", "--exhaust", "--only", "3", "--for", "grenades,unique", "--probe", "2000"];
    let one = dejarik(&args, "");
    assert!(one.status.success(), "{}{}", said(&one), complained(&one));
    assert!(
        said(&one).contains("abilities acted in 1 games") && said(&one).contains("1 passed, 0 failed"),
        "{}",
        said(&one)
    );
    assert!(!said(&one).contains(" unique "), "the squads are judged: {}", said(&one));

    let few = dejarik(&["conformance", "minis", "--exhaust", "--games", "1", "--probe", "2000", "--json"], "");
    assert_eq!(few.status.code(), Some(1), "one game is not enough");
    let told: serde_json::Value = serde_json::from_str(&said(&few)).expect("one object");
    let abilities = told["abilities"].as_array().expect("a list").len();
    let left = told["left"].as_array().expect("a list").len();
    assert!(abilities >= 336 && left > 0 && left < abilities, "{abilities} {left}");

    let nobody = dejarik(&["conformance", "minis", "--exhaust", "--only", "3", "--for", "nonsense"], "");
    assert!(complained(&nobody).contains("nonsense"), "{}", complained(&nobody));
}

#[test]
fn coverage_counts_answers_and_cases() {
    let folder = OwnFolder::new(
        "few",
        &[(
            "one.ruling",
            "ruling: Cunning Attack is for those who have not activated\ngame: minis\nsource: faq-001, faq-006\nleft:\n  \
         a: Guard 20/14/+4/10 at a1, Cunning Attack\nright:\n  x: Guard 20/14/+4/10 at c1\n  \
         y: Guard 20/14/+4/10 at c2, activated\n\nvariant (a) yes:\n  expect attack a x = 8\n\n\
         variant (b) no:\n  expect attack a y = 4\n",
        )],
    );
    let output = dejarik(&["coverage", "minis", "--rulings", folder.path(), "--json"], "");
    let told: serde_json::Value = serde_json::from_str(&said(&output)).expect("one object");
    let rows = told["rows"].as_array().expect("rows");
    let cunning = rows.iter().find(|r| r["id"] == "cunning-attack").expect("its row");
    assert_eq!((cunning["yes"].as_u64(), cunning["no"].as_u64()), (Some(1), Some(1)), "{cunning}");
    let summary = &told["summary"];
    assert_eq!(summary["faq_testable"].as_u64(), Some(521), "{summary}");
    assert_eq!(
        summary["faq_covered"].as_u64(),
        Some(1),
        "the first answer decides nothing that a game shows: {summary}"
    );
    assert!(summary["without_no"].as_array().expect("a list").iter().all(|id| id != "cunning-attack"));
}
