//! Every ruling about Legion comes out as it states.

use dejarik_kernel::ruling::{faults_of, faults_under};
use dejarik_legion::Legion;
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
