//! What holds for every file of the repository.

use std::fs;

/// A page is a good file; past this many lines it is cut in two.
const LONGEST: usize = 600;

/// Tables that are one list by nature.
const MAY_BE_LONGER: [&str; 1] = ["crates/minis/src/abilities/list.rs"];

/// Where work was once done: never named, not even inside a longer path. Cut in two, so that this file does not hold it.
const WORKPLACE: &str = concat!("/wo", "rk/");

/// Where people keep their files.
const HOMES: [&str; 4] =
    [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/"), concat!(r":\Us", r"ers\")];

/// A path on somebody's machine that the text names. A home is one only at the start of a path, not within an address.
fn place_in(text: &str) -> Option<&'static str> {
    let starts_path = |at: usize| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-)}".contains(c))
    };
    let is_home = |home: &&str| text.match_indices(*home).any(|(at, _)| home.starts_with(':') || starts_path(at));
    if text.contains(WORKPLACE) { Some(WORKPLACE) } else { HOMES.into_iter().find(is_home) }
}

#[test]
fn no_source_file_is_too_long() {
    let mut long = Vec::new();
    for file in xtask::tracked() {
        let name = file.to_str().expect("file names are UTF-8");
        if name.ends_with(".rs") && !MAY_BE_LONGER.contains(&name) {
            let text = fs::read_to_string(xtask::root().join(name)).expect("a source file is UTF-8");
            let lines = text.lines().count();
            if lines > LONGEST {
                long.push(format!("{name}: {lines} lines, {LONGEST} at most"));
            }
        }
    }
    assert_eq!(long, [""; 0]);
}

#[test]
fn no_file_names_a_place_on_somebodys_machine() {
    let mut found = Vec::new();
    for file in xtask::tracked() {
        let bytes = fs::read(xtask::root().join(&file)).expect("a listed file can be read");
        for (number, line) in String::from_utf8_lossy(&bytes).lines().enumerate() {
            if let Some(place) = place_in(line) {
                found.push(format!("{}:{}: {place}", file.display(), number + 1));
            }
        }
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_place_is_found_where_it_is_one() {
    for place in [WORKPLACE].into_iter().chain(HOMES) {
        assert_eq!(place_in(&format!("see {place}luke/maps")), Some(place));
        assert_eq!(place_in(&format!("\"{place}luke\"")), Some(place));
    }
    assert_eq!(place_in(concat!("https://example.org/ho", "me/page")), None);
    assert_eq!(place_in("a workhorse, at home, root and branch"), None);
}

/// What the client is built with can be fetched as it is written down, on every system and from whichever registry one has.
#[test]
fn the_lock_file_of_the_client_is_whole_and_names_no_host() {
    let text = fs::read_to_string(xtask::root().join("web/package-lock.json")).expect("the lock file");
    let lock: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let packages = lock["packages"].as_object().expect("packages");
    let mut wrong = Vec::new();
    for (name, package) in packages.iter().filter(|(name, _)| !name.is_empty()) {
        if package.get("resolved").is_some() || package.get("integrity").is_none() {
            wrong.push(format!("{name}: by its name, version and checksum, please"));
        }
        let parts = package["optionalDependencies"].as_object().into_iter().flat_map(|parts| parts.keys());
        let lacks = |part: &&String| !packages.keys().any(|known| known.ends_with(&format!("node_modules/{part}")));
        wrong.extend(parts.filter(lacks).map(|part| format!("{name} needs {part}, which is not there")));
    }
    assert_eq!(wrong, [""; 0]);
}
