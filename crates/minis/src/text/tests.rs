//! Every text is there, none is left over, and a player finds it.

use super::*;
use fluent_bundle::FluentResource;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The keys of a language's files, in order.
fn keys(lang: Lang) -> Vec<String> {
    let lines = lang.sources().into_iter().flat_map(str::lines);
    let messages = lines.filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
    messages.map(|l| l.split_once(" =").unwrap_or_else(|| panic!("no key: {l}")).0.to_string()).collect()
}

/// The reasons of refusal in a file or folder: the second word in quotation marks after each `WhyNot::new`.
fn reasons(place: &Path, found: &mut BTreeSet<String>) {
    if place.is_dir() {
        for entry in fs::read_dir(place).unwrap() {
            reasons(&entry.unwrap().path(), found);
        }
    } else if place.extension().is_some_and(|e| e == "rs") {
        let text = fs::read_to_string(place).unwrap();
        for after in text.split(concat!("WhyNot", "::new(")).skip(1) {
            let key = after.split('"').nth(3).unwrap_or_default();
            let is_key =
                !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            assert!(is_key, "{}: a reason is a rule and a key, both written out: {:.80}", place.display(), after);
            found.insert(key.to_string());
        }
    }
}

#[test]
fn the_files_are_read_and_no_key_is_there_twice() {
    for lang in Lang::ALL {
        assert_eq!(Lang::by_code(lang.code()), Some(lang));
        for source in lang.sources() {
            if let Err((_, errors)) = FluentResource::try_new(source.to_string()) {
                panic!("{lang:?}: {errors:?}");
            }
        }
        let keys = keys(lang);
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
        assert!(keys.iter().all(|k| lang.bundle().has_message(k)));
    }
    assert_eq!(Lang::by_code("EN-gb"), Some(Lang::English));
    assert_eq!(Lang::by_code("tlh"), None);
}

/// What the rules know and what the texts speak of are the same, in both directions.
#[test]
fn a_text_for_everything_and_for_nothing_else() {
    let mut wanted: BTreeSet<String> = AbilityId::all().map(|a| format!("ability-{}", a.row().id)).collect();
    wanted.extend(RULES.iter().map(|(slug, _)| format!("rule-{slug}")));
    let mut why = BTreeSet::new();
    reasons(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut why);
    assert!(why.contains("no-line-of-sight"));
    wanted.extend(why.iter().map(|key| format!("why-{key}")));
    let there: BTreeSet<String> = keys(Lang::English).into_iter().collect();
    let missing: Vec<_> = wanted.difference(&there).collect();
    let left_over: Vec<_> = there.difference(&wanted).collect();
    assert_eq!((missing, left_over), (vec![], vec![]));
    for lang in Lang::ALL {
        let unknown: Vec<String> = keys(lang).into_iter().filter(|k| !there.contains(k)).collect();
        assert_eq!(unknown, [""; 0], "{lang:?}");
    }
}

/// The variables that a message names.
fn variables(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut key = "";
    lang.sources().into_iter().flat_map(str::lines).flat_map(move |line| {
        if !line.starts_with(['#', ' ']) {
            key = line.split(" =").next().unwrap_or_default();
        }
        let text = if line.starts_with('#') { "" } else { line };
        text.split('$').skip(1).map(move |v| (key, v.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()))
    })
}

/// Only abilities whose card may print a number have a variable, and it is always that number.
#[test]
fn no_variable_is_left_open() {
    for lang in Lang::ALL {
        for (key, variable) in variables(lang) {
            let a = key.strip_prefix("ability-").and_then(crate::abilities::by_id);
            assert!(variable == "n" && a.is_some_and(numbered), "{lang:?}: {key} names ${variable}");
        }
        let named: BTreeSet<&str> = variables(lang).map(|(key, _)| key).collect();
        for a in AbilityId::all().filter(|a| numbered(*a) && *a != list::GROUND_PILOT) {
            let key = format!("ability-{}", a.row().id);
            assert!(named.contains(key.as_str()), "{lang:?}: {key} does not say what its number does");
        }
        for key in keys(lang) {
            let text = text(lang, &key, &[]).unwrap();
            let whole = text.ends_with('.') && !text.contains(['{', '}', '$']) && !text.contains("  ");
            assert!(whole, "{lang:?}: {key}: {text}");
        }
    }
}

#[test]
fn every_row_and_term_is_cited() {
    let ids: Vec<&str> = cites::ABILITIES.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, list::ROWS.iter().map(|r| r.id).collect::<Vec<_>>());
    assert_eq!(cite("ability-absorb-energy"), Some("000:1024"));
    assert_eq!(cite("rule-pits"), Some("000:960-978"));
    assert_eq!(cite("why-no-line-of-sight"), None);
    for (slug, _) in RULES {
        assert!(title(Lang::English, &format!("rule-{slug}")).is_some(), "{slug}");
    }
}

#[track_caller]
fn says(name: &str, words: &str) {
    let text = printed(Lang::English, &crate::abilities::parse(name).unwrap()).unwrap();
    assert!(text.contains(words), "{name}: {text}");
}

#[test]
fn numbers_are_those_of_the_card() {
    says("Grenades 20", "takes 20 damage");
    says("Cunning Attack", "+4 Attack and +10 Damage");
    says("Cunning Attack +20", "+4 Attack and +20 Damage");
    says("Force Lightning", "take 30 damage");
    says("Shields 1", "rolls one save of 11");
    says("Shields 2", "rolls 2 saves of 11");
    says("Gunner", "that much more Damage");
    says("Gunner +10", "has +10 Damage too");
    says("Synergy (Jaina Solo)", "+4 Attack");
    let general = ability(Lang::English, list::GRENADES, None).unwrap();
    assert!(general.contains("takes N damage"), "{general}");
}

#[test]
fn a_reason_is_told_or_spelt_out() {
    let known = WhyNot::new("000:1613", "no-line-of-sight");
    assert!(why(Lang::English, &known).starts_with("It cannot be seen"));
}

#[track_caller]
fn finds(words: &str, keys: &[&str]) {
    let hits = search(Lang::English, words);
    let found: Vec<&str> = hits.iter().take(keys.len()).map(|h| h.key.as_str()).collect();
    assert_eq!(found, keys, "{words}");
}

#[test]
fn search_by_name() {
    finds("grenades", &["ability-grenades", "ability-emp-grenades"]);
    finds("Grenade 10", &["ability-grenades"]);
    finds("attack of oportunity", &["rule-attack-of-opportunity", "ability-term-attack-of-opportunity"]);
    finds("force push 3", &["ability-force-push-3"]);
    finds("FORCE PUSH", &["ability-force-push"]);
    finds("what is cover?", &["rule-cover", "ability-term-cover"]);
    finds("its a trap", &["ability-its-a-trap"]);
    finds("emperor's bodyguard", &["ability-emperors-bodyguard"]);
    finds("lightsabre riposte", &["ability-lightsaber-riposte"]);
}

#[test]
fn search_by_words() {
    finds("rakghoul", &["ability-rakghoul-disease"]);
    finds("carbonite han solo", &["ability-frozen-in-carbonite"]);
    let hits = search(Lang::English, "stunned nonliving");
    assert!(hits.len() > 2 && hits.iter().all(|h| h.text.contains("onliving")), "{hits:?}");
    assert!(hits.iter().all(|h| !h.cite.is_empty()));
    let some = search(Lang::English, "grenades xyzzy");
    assert_eq!(some[0].key, "ability-grenades");
    assert_eq!(search(Lang::English, "xyzzy"), []);
    assert_eq!(search(Lang::English, ""), []);
}
