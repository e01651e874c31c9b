//! Every text is there, none is left over, and a player finds it.

use super::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

/// No key is missing, there twice or left over, and texts name the same variables in every language.
#[test]
fn the_languages_say_the_same() {
    assert_eq!(TEXTS.faults(), [""; 0]);
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
    let there: BTreeSet<String> =
        TEXTS.keys(Lang::English).into_iter().filter(|k| is_prose(k)).map(String::from).collect();
    let missing: Vec<_> = wanted.difference(&there).collect();
    let left_over: Vec<_> = there.difference(&wanted).collect();
    assert_eq!((missing, left_over), (vec![], vec![]));
}

/// Texts that stand for themselves, with a full stop; the others are pieces.
fn is_prose(key: &str) -> bool {
    ["ability-", "rule-", "why-"].iter().any(|kind| key.starts_with(kind))
}

/// Every piece is used somewhere: its key, or the beginning of it, is written out in the code or in another text.
#[test]
fn no_piece_is_left_over() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = dejarik_text::code_below(&[&here.join("src"), &here.join("../games/src")]);
    let made = ["seat-", "faction-", "era-"];
    for key in TEXTS.keys(Lang::English).into_iter().filter(|k| !is_prose(k)) {
        let used = code.contains(&format!("\"{key}\"")) || made.iter().any(|kind| key.starts_with(kind));
        assert!(used || key.starts_with("count-"), "{key} is used nowhere");
    }
}

/// Only abilities whose card may print a number have a variable, and it is always that number.
#[test]
fn no_variable_is_left_open() {
    for lang in Lang::ALL {
        let variables = TEXTS.variables(lang);
        for (key, names) in variables.iter().filter(|(key, names)| is_prose(key) && !names.is_empty()) {
            let a = key.strip_prefix("ability-").and_then(crate::abilities::by_id);
            assert!(names.iter().all(|n| n == "n") && a.is_some_and(numbered), "{lang:?}: {key} names {names:?}");
        }
        for a in AbilityId::all().filter(|a| numbered(*a)) {
            let key = format!("ability-{}", a.row().id);
            assert!(!variables[&key].is_empty(), "{lang:?}: {key} does not say what its number does");
        }
        for key in TEXTS.keys(lang).into_iter().filter(|k| is_prose(k)) {
            let text = text(lang, key, &[]).unwrap();
            let whole = text.ends_with('.') && !text.contains(['{', '}', '$']) && !text.contains("  ");
            assert!(whole, "{lang:?}: {key}: {text}");
        }
    }
}

/// Outside English every ability has a name, and one that the rulebook lacks has the printed one beside it.
#[test]
fn every_ability_has_a_name() {
    for lang in Lang::ALL.into_iter().filter(|l| *l != Lang::English) {
        for a in AbilityId::all() {
            let own = attribute(lang, a, "name").unwrap_or_else(|| panic!("{lang:?}: {} has no name", a.row().id));
            match attribute(lang, a, "printed") {
                Some(printed) => assert_eq!(printed, a.row().name),
                None => assert_eq!(name(lang, a), own),
            }
            let bare = |n: &str| n.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ').to_owned();
            let number = |n: &str| n[bare(n).len()..].trim().to_owned();
            assert_eq!(number(&own), number(a.row().name), "{own}");
        }
        let names: BTreeSet<String> = AbilityId::all().map(|a| name(lang, a)).collect();
        assert_eq!(names.len(), AbilityId::COUNT, "two abilities have one name");
    }
    for faction in Faction::ALL {
        assert_eq!(self::faction(Lang::English, faction), faction.name());
    }
}

#[test]
fn every_row_and_term_is_cited() {
    let ids: Vec<&str> = cites::ABILITIES.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, list::ROWS.iter().map(|r| r.id).collect::<Vec<_>>());
    assert_eq!(cite("ability-absorb-energy"), Some("000:1024"));
    assert_eq!(cite("rule-pits"), Some("000:960-978"));
    assert_eq!(cite("why-no-line-of-sight"), None);
    for lang in Lang::ALL {
        for (slug, _) in RULES {
            assert!(title(lang, &format!("rule-{slug}")).is_some(), "{slug}");
        }
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

/// One, few, many: the numbers change the words around them, and names stand as they are.
#[test]
fn polish_counts_as_polish_does() {
    let says = |name: &str| printed(Lang::Polish, &crate::abilities::parse(name).unwrap()).unwrap();
    assert!(says("Shields 1").contains("wykonuje jeden rzut obronny na 11,"));
    assert!(says("Shields 2").contains("wykonuje 2 rzuty obronne na 11,"));
    assert!(says("Force Spirit 8").contains("zyskuje 8 Punktów Mocy i"));
    assert!(says("Grenades 20").contains("odnoszą 20 obrażeń"));
    assert!(ability(Lang::Polish, list::SHIELDS, None).unwrap().contains("wykonuje N rzutów obronnych"));
    let count = |key: &str, n: i64| text(Lang::Polish, key, &[("n", n.into())]).unwrap();
    let squares: Vec<String> = [0, 1, 2, 5, 12, 22].map(|n| count("count-squares", n)).into();
    assert_eq!(squares, ["0 pól", "1 pole", "2 pola", "5 pól", "12 pól", "22 pola"]);
    let name = |n: &str| printed_name(Lang::Polish, &crate::abilities::parse(n).unwrap());
    assert_eq!(name("Grenades 20"), "Granaty 20");
    assert_eq!(name("Mines 10"), "Miny 10 (Mines)");
    assert_eq!(name("Cunning Attack +20"), "Podstępny Atak +20");
    assert_eq!(name("Synergy (Jaina Solo)"), "Synergia (Jaina Solo) (Synergy)");
    assert_eq!(half_points(Lang::Polish, 5), "2,5");
    assert_eq!(half_points(Lang::English, 5), "2.5");
}

#[test]
fn a_reason_is_told_or_spelt_out() {
    let known = WhyNot::new("000:1613", "no-line-of-sight");
    assert!(why(Lang::English, &known).starts_with("It cannot be seen"));
    assert!(why(Lang::Polish, &known).starts_with("Nie widać jej"));
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

#[test]
fn search_in_polish() {
    let finds = |words: &str, key: &str| {
        let hits = search(Lang::Polish, words);
        assert_eq!(hits.first().map(|h| h.key.as_str()), Some(key), "{words}");
        hits.into_iter().next().unwrap()
    };
    let hit = finds("granaty 20", "ability-grenades");
    assert!(hit.text.contains("odnoszą 20 obrażeń") && hit.title == "Granaty", "{hit:?}");
    finds("grenades", "ability-grenades");
    finds("oslona", "rule-cover");
    finds("linia wzroku", "rule-line-of-sight");
    finds("co to jest atak odruchowy", "rule-attack-of-opportunity");
    let hit = finds("mines", "ability-mines");
    assert_eq!(hit.title, "Miny (Mines)");
}
