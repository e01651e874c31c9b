//! Every ruling about Legion comes out as it states.

use dejarik_kernel::ruling::{check, faults_of, faults_under, files_under};
use dejarik_legion::Legion;
use dejarik_legion::coverage::{RULES, RULES_FROM};
use dejarik_legion::keywords::Key;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// `RULINGS` names another folder to look into.
#[test]
fn rulings_come_out_as_stated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/legion");
    let folder = std::env::var_os("RULINGS").map_or(root, PathBuf::from);
    let (files, faults) = faults_under(&Legion::standard(), &folder).expect("readable rulings");
    assert!(files > 0, "no rulings found");
    assert!(faults.is_empty(), "{} cases of {files} rulings\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_manuals_example_comes_out_as_stated() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings.md"));
    let manual = manual.expect("the manual");
    let example = manual.split("```\n").find(|part| part.contains("\ngame: legion\n")).expect("an example");
    let faults = faults_of(&Legion::standard(), "docs/rulings.md", example);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What acted in some case of a ruling, and what of it was left alone in another case of the same ruling.
fn seen() -> (BTreeSet<u16>, BTreeSet<u16>) {
    let judge = Legion::standard();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/legion");
    let (mut yes, mut no) = (BTreeSet::new(), BTreeSet::new());
    for path in files_under(&folder).expect("a folder of rulings") {
        let report = check(&judge, &fs::read_to_string(&path).expect("a readable ruling"));
        let acted: BTreeSet<u16> = report.cases.iter().flat_map(|c| c.acted.iter().copied()).collect();
        let spared = |n: &u16| report.cases.iter().any(|c| c.at_hand.contains(n) && !c.acted.contains(n));
        no.extend(acted.iter().copied().filter(spared));
        yes.extend(acted);
    }
    (yes, no)
}

/// Every keyword that the rules do acts in some case of a ruling and is left alone in another of the same ruling.
#[test]
fn every_keyword_has_a_yes_and_a_no() {
    let (yes, no) = seen();
    let lacking = |seen: &BTreeSet<u16>| -> Vec<&str> {
        let done = Key::ALL.iter().filter(|key| key.done());
        done.filter(|key| !seen.contains(&(**key as u16))).map(|key| key.row().id).collect()
    };
    assert_eq!((lacking(&yes), lacking(&no)), (Vec::new(), Vec::new()), "without a yes, without a no");
}

/// Every row of the rules that the engine notes acts in some ruling.
#[test]
fn every_row_that_is_noted_acts() {
    let (yes, _) = seen();
    let rows = (RULES_FROM..).zip(RULES).filter(|(n, row)| row.noted && !yes.contains(n));
    assert_eq!(rows.map(|(_, row)| row.id).collect::<Vec<_>>(), [""; 0]);
}

/// The 71 examples of the rules are rulings, each in a file that begins with its number.
#[test]
fn every_golden_example_is_a_ruling() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/legion");
    let files = files_under(&folder).expect("a folder of rulings");
    let names: Vec<String> = files.iter().filter_map(|p| p.file_name()?.to_str().map(str::to_owned)).collect();
    let lacks = |n: &u8| !names.iter().any(|name| name.starts_with(&format!("g{n:02}")));
    assert_eq!((1..=71).filter(lacks).collect::<Vec<u8>>(), [0; 0]);
}
