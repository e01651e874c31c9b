//! Every ruling about the card game comes out as it states.

use dejarik_ccg::Ccg;
use dejarik_kernel::ruling::faults_under;
use std::path::{Path, PathBuf};

/// `RULINGS` names another folder to look into.
#[test]
fn rulings_come_out_as_stated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/ccg");
    let folder = std::env::var_os("RULINGS").map_or(root, PathBuf::from);
    let (files, faults) = faults_under(&Ccg::standard(), &folder).expect("readable rulings");
    assert!(files > 0, "no rulings found");
    assert!(faults.is_empty(), "{} cases of {files} rulings\n{}", faults.len(), faults.join("\n"));
}
