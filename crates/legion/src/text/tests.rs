//! Every text is there, none is left over, and a player finds it.

use super::*;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_text_exists_in_every_language() {
    assert_eq!(TEXTS.faults(), [""; 0]);
}

/// Texts that are looked up stand for themselves, with a full stop.
fn looked_up(key: &str) -> bool {
    key.starts_with("keyword-") || key.starts_with("rule-")
}

/// Keys are written out where they are used, so the sources can be searched for them.
#[test]
fn every_key_in_the_sources_has_a_text_and_no_text_is_left_over() {
    let code = dejarik_text::code_below(&[&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
    let texts = Lang::ALL.map(|lang| sources(lang).concat()).concat();
    let keys = TEXTS.keys(Lang::English);
    for key in keys.iter().filter(|k| !looked_up(k)) {
        let bare = key.strip_prefix("why-").unwrap_or(key);
        let counted = key.starts_with("count-") && texts.contains(&format!("{{ {key} }}"));
        assert!(counted || code.contains(&format!("\"{bare}\"")), "nobody uses the text {key}");
    }
    for part in code.split("WhyNot::new(\"").skip(1) {
        let key = part.split('"').nth(2).expect("a key");
        assert!(keys.contains(&format!("why-{key}").as_str()), "the refusal {key} has no text");
    }
}

/// What the rules know and what the texts speak of are the same, in both directions.
#[test]
fn a_text_for_every_keyword_and_term_and_for_nothing_else() {
    let mut wanted: BTreeSet<String> = Key::ALL.iter().map(|k| keyword_key(*k)).collect();
    assert_eq!(wanted.len(), Key::ALL.len());
    wanted.extend(cites::RULES.iter().map(|(slug, _)| format!("rule-{slug}")));
    let there: BTreeSet<String> =
        TEXTS.keys(Lang::English).into_iter().filter(|k| looked_up(k)).map(String::from).collect();
    let missing: Vec<_> = wanted.difference(&there).collect();
    let left_over: Vec<_> = there.difference(&wanted).collect();
    assert_eq!((missing, left_over), (vec![], vec![]));
}

/// A keyword with a printed number says what it does; no other text has a variable, and every text is whole.
#[test]
fn no_variable_is_left_open() {
    for lang in Lang::ALL {
        let variables = TEXTS.variables(lang);
        for (key, names) in variables.iter().filter(|(key, _)| looked_up(key)) {
            let of = Key::ALL.iter().find(|k| keyword_key(**k) == *key);
            let wanted = of.is_some_and(|k| k.row().numbered);
            let named: Vec<&str> = names.iter().map(String::as_str).collect();
            assert_eq!(named, if wanted { vec!["n"] } else { vec![] }, "{lang:?}: {key}");
        }
        for key in TEXTS.keys(lang).into_iter().filter(|k| looked_up(k)) {
            for n in [None, Some(1), Some(2), Some(5)] {
                let args = n.map(|n: u8| [("n", n.into())]);
                let text = text(lang, key, args.as_ref().map_or(&[], |a| a.as_slice())).unwrap();
                let whole = text.ends_with('.') && !text.contains(['{', '}', '$']) && !text.contains("  ");
                assert!(whole, "{lang:?}: {key}: {text}");
            }
        }
    }
}

#[test]
fn every_keyword_and_term_is_cited() {
    let ids: Vec<String> = cites::KEYWORDS.iter().map(|(id, _)| format!("keyword-{id}")).collect();
    assert_eq!(ids, Key::ALL.iter().map(|k| keyword_key(*k)).collect::<Vec<_>>());
    assert_eq!(cite("keyword-suppressive"), Some("001:10406-10430"));
    assert_eq!(cite("rule-panic"), Some("001:8331-8393, 8400-8414, 8441-8444"));
    assert_eq!(cite("why-out-of-range"), None);
    for lang in Lang::ALL {
        let titles: BTreeSet<String> =
            cites::RULES.iter().filter_map(|(slug, _)| title(lang, &format!("rule-{slug}"))).collect();
        assert_eq!(titles.len(), cites::RULES.len(), "{lang:?}");
        assert_eq!(everything(lang).len(), Key::ALL.len() + cites::RULES.len());
    }
}

#[test]
fn numbers_are_those_of_the_card() {
    let says = |name: &str, words: &str| {
        let text = printed(Lang::English, &Keyword::parse(name).unwrap());
        assert!(text.contains(words), "{name}: {text}");
    };
    says("Agile 1", "gains 1 dodge token.");
    says("Tactical 2", "gains 2 aim tokens.");
    says("Precise 1", "allows 1 more die.");
    says("Suppressive", "one more suppression token");
    let polish = |name: &str| printed(Lang::Polish, &Keyword::parse(name).unwrap());
    assert!(polish("Armor 1").contains("do 1 trafienia;"), "{}", polish("Armor 1"));
    assert!(polish("Agile 2").contains("2 żetony uniku"), "{}", polish("Agile 2"));
}

#[track_caller]
fn finds(lang: Lang, words: &str, title: &str) -> Hit {
    let hit = search(lang, words).into_iter().next().unwrap_or_else(|| panic!("{words}: nothing"));
    assert_eq!(hit.title, title, "{words}");
    hit
}

#[test]
fn a_player_finds_what_is_meant() {
    finds(Lang::English, "Suppressive", "Suppressive");
    finds(Lang::English, "cover", "Cover");
    finds(Lang::English, "cover 2", "Cover");
    finds(Lang::English, "panic", "Panic");
    finds(Lang::English, "tie-break", "Victory and tie-break");
    finds(Lang::English, "line of sight", "Line of sight");
    finds(Lang::English, "clamber", "Climb and clamber");
    assert!(finds(Lang::English, "sharpshoter 2", "Sharpshooter 2").text.contains("worse by 2"));
    finds(Lang::Polish, "panika", "Panika");
    finds(Lang::Polish, "Sharpshooter 1", "Sharpshooter 1");
    finds(Lang::Polish, "linia wzroku", "Linia wzroku");
    assert_eq!(search(Lang::English, "xyzzyplugh"), []);
}
