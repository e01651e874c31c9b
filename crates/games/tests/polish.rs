//! Random games told in Polish: every question, answer, event and refusal has Polish words.

use dejarik_games::{Game, Lang, Paint, Session, Table, Waiting, Wish, find};
use dejarik_kernel::Chance;
use dejarik_minis::abilities::AbilityId;
use dejarik_minis::book::Book;
use dejarik_minis::text;
use std::collections::BTreeSet;

/// Words that an English sentence of ours can hardly do without, and that no Polish one has.
const ENGLISH: [&str; 43] = [
    "activation",
    "adjacent",
    "against",
    "and",
    "attack",
    "attacks",
    "begins",
    "card",
    "closed",
    "cover",
    "damage",
    "defeated",
    "enemy",
    "fire",
    "first",
    "force",
    "has",
    "hits",
    "initiative",
    "is",
    "it",
    "its",
    "left",
    "legal",
    "misses",
    "move",
    "moves",
    "of",
    "points",
    "range",
    "right",
    "rolls",
    "save",
    "spends",
    "squares",
    "takes",
    "target",
    "the",
    "turn",
    "uses",
    "whether",
    "who",
    "with",
];

/// What may stay English: names of characters, and names of abilities as printed.
struct Names(Vec<String>);

impl Names {
    fn new() -> Names {
        let cards = Book::standard().characters().iter().flat_map(|c| [c.name.clone(), c.set.clone()]);
        let abilities = AbilityId::all().flat_map(|a| [text::name(Lang::Polish, a), a.row().name.to_owned()]);
        let all = cards.chain(abilities).filter(|n| n.len() > 2);
        Names::of(all.chain(["Trooper", "Soldier", "Commando"].map(String::from)))
    }

    /// These, the longest first.
    fn of(names: impl Iterator<Item = String>) -> Names {
        let all: BTreeSet<String> = names.collect();
        let mut all: Vec<String> = all.into_iter().collect();
        all.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Names(all)
    }

    /// Titles of cards, in full and as the table calls them.
    fn of_cards() -> Names {
        let titles = dejarik_ccg::book::Book::standard().all().map(|(_, p)| p.title.spelt().to_owned());
        let short = |title: String| [dejarik_ccg::book::short_title(&title).to_owned(), title];
        Names::of(titles.flat_map(short).filter(|n| n.len() > 2))
    }

    /// Names of units, upgrades, weapons, command cards and battlefields.
    fn of_units() -> Names {
        let rules = dejarik_legion::Legion::standard();
        let book = rules.book();
        let units = book.units.iter().flat_map(|u| u.weapons.iter().map(|w| &w.name).chain([&u.name]));
        let upgrades =
            book.upgrades.iter().flat_map(|u| u.weapon.iter().chain(&u.other).map(|w| &w.name).chain([&u.name]));
        let others = book
            .commands
            .iter()
            .map(|c| &c.name)
            .chain(book.fields.iter().map(|f| &f.name))
            .chain(book.deployments.iter().map(|d| &d.name));
        let keywords = dejarik_legion::keywords::Key::ALL.iter().map(|k| k.row().name.to_owned());
        let battle =
            dejarik_legion::coverage::RULES.iter().filter(|r| r.id.starts_with("bc.")).map(|r| r.name.to_owned());
        let battle = battle.chain(dejarik_legion::book::Book::SKIRMISH.concat().into_iter().map(str::to_owned));
        Names::of(units.chain(upgrades).chain(others).cloned().chain(keywords).chain(battle).filter(|n| n.len() > 2))
    }

    #[track_caller]
    fn check(&self, line: &str) {
        let mut rest = line.to_owned();
        for name in &self.0 {
            if rest.contains(name.as_str()) {
                rest = rest.replace(name.as_str(), " ");
            }
        }
        let rest = rest.to_lowercase();
        let words: Vec<&str> = rest.split(|c: char| !c.is_alphanumeric()).collect();
        let english: Vec<&&str> = words.iter().filter(|w| ENGLISH.contains(*w)).collect();
        assert!(english.is_empty(), "{english:?} in: {line}");
        assert!(!line.contains(['{', '}', '$']), "{line}");
    }
}

/// Why each character may not be attacked now, and why a few other things may not be done.
fn refusals(session: &dyn Session) -> Vec<String> {
    let names: Vec<String> = Book::standard().characters().iter().take(60).map(|c| c.name.clone()).collect();
    let attacks = names.iter().map(|name| format!("atak {name}"));
    let others = ["ruch", "użyj granaty", "użyj mistrz mocy", "na a1", "koniec tury"].map(String::from);
    attacks.chain(others).filter_map(|words| session.why_not(&words).ok()).collect()
}

fn play(names: &Names, game: &dyn Game, table: &Table, seed: u64) -> BTreeSet<String> {
    let mut session = game.begin(Lang::Polish, table, seed).expect("a match");
    let mut chance = Chance::new(seed);
    let mut asked = BTreeSet::new();
    for n in 0..4000 {
        let Waiting::Answer(question) = session.waiting() else { break };
        names.check(&question.question);
        names.check(&question.name);
        question.options.iter().for_each(|option| names.check(option));
        asked.insert(question.question.split([':', '(']).next().unwrap_or_default().to_owned());
        if n % 40 == 0 {
            names.check(&session.board(Paint::Plain));
            refusals(&*session).iter().for_each(|why| names.check(why));
        }
        session.choose(chance.below(question.options.len())).expect("an option");
    }
    session.log().iter().for_each(|line| names.check(line));
    assert!(session.log().len() > 20);
    if let Waiting::Over(how) = session.waiting() {
        names.check(&how);
    }
    asked
}

#[test]
fn games_are_told_in_polish() {
    let (names, game) = (Names::new(), find("minis").expect("a game"));
    let tables = game.tables(&Wish { lang: Lang::Polish, ..Wish::default() }).expect("tables");
    let every = tables.len() / 6;
    for (nth, table) in tables.iter().step_by(every.max(1)).enumerate() {
        // The rest of it is names of squads and maps.
        assert!(table.label.contains(" przeciw ") && table.label.contains(", mapa: "), "{}", table.label);
        play(&names, &*game, table, nth as u64 + 1);
    }
}

#[test]
fn cards_are_played_in_polish() {
    let (names, game) = (Names::of_cards(), find("ccg").expect("a game"));
    let tables = game.tables(&Wish { lang: Lang::Polish, ..Wish::default() }).expect("tables");
    for seed in 1..=4 {
        play(&names, &*game, &tables[seed as usize % tables.len()], seed);
    }
}

#[test]
fn battles_of_units_are_told_in_polish() {
    let (names, game) = (Names::of_units(), find("legion").expect("a game"));
    let tables = game.tables(&Wish { lang: Lang::Polish, limit: Some(400), ..Wish::default() }).expect("tables");
    for seed in 1..=2 {
        play(&names, &*game, &tables[seed as usize % tables.len()], seed);
    }
}

#[test]
fn squads_are_judged_in_polish() {
    let (names, game) = (Names::new(), find("minis").expect("a game"));
    for squad in game.squads(Lang::Polish) {
        let army = dejarik_games::Army::Named(squad.name);
        let report = game.check_squad(Lang::Polish, &army).expect("a squad");
        for line in report.verdicts.iter().map(|v| &v.text).chain(&report.unimplemented) {
            names.check(line);
        }
        report.members.iter().for_each(|line| names.check(line));
    }
}

#[test]
fn everything_can_be_looked_up_in_polish() {
    let names = Names::new();
    let game = find("minis").expect("a game");
    for words in ["osłona", "granaty", "atak odruchowy", "punkty mocy", "ogień łączony", "drużyna", "rzut obronny"]
    {
        let found = game.look_up(Lang::Polish, words);
        assert!(!found.is_empty(), "{words}");
        found.iter().for_each(|hit| names.check(&hit.text));
    }
    for c in Book::standard().characters() {
        names.check(&c.commander.words(Lang::Polish));
    }
}
