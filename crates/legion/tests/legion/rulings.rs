//! Every ruling about Legion comes out as it states.

use dejarik_kernel::ruling::{Failure, check};
use dejarik_legion::Legion;
use std::fs;
use std::path::{Path, PathBuf};

/// The rulings under a folder, in the order of their names.
fn rulings(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rulings(&path, found);
        } else if path.extension().is_some_and(|e| e == "ruling") {
            found.push(path);
        }
    }
}

/// What is wrong with a ruling, a paragraph a case.
fn wrong(judge: &Legion, name: &str, text: &str) -> Vec<String> {
    let failed = check(judge, text).cases.into_iter().filter_map(|case| Some((case.name, case.result.err()?)));
    let told = |(case, failure): (String, Failure)| {
        let log: String = failure.log.iter().map(|line| format!("    {line}\n")).collect();
        format!("{name}: {case}\n  {failure}\n{log}")
    };
    failed.map(told).collect()
}

/// `RULINGS` names another folder to look into.
#[test]
fn rulings_come_out_as_stated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/legion");
    let mut files = Vec::new();
    rulings(&std::env::var_os("RULINGS").map_or(root, PathBuf::from), &mut files);
    assert!(!files.is_empty(), "no rulings found");
    let judge = Legion::standard();
    let read = |path: &PathBuf| fs::read_to_string(path).expect("a readable ruling");
    let failures: Vec<String> =
        files.iter().flat_map(|path| wrong(&judge, &path.display().to_string(), &read(path))).collect();
    assert!(failures.is_empty(), "{} cases of {} rulings\n{}", failures.len(), files.len(), failures.join("\n"));
}

#[test]
fn the_manuals_example_comes_out_as_stated() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings.md"));
    let manual = manual.expect("the manual");
    let example = manual.split("```\n").find(|part| part.contains("\ngame: legion\n")).expect("an example");
    let failures = wrong(&Legion::standard(), "docs/rulings.md", example);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
