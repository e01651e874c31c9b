//! The rules that the engine notes are shown at work by rulings.

use dejarik_ccg::Ccg;
use dejarik_ccg::coverage::{RULES, is_implemented, number};
use dejarik_kernel::ruling::{check, files_under};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_rule_is_shown_at_work() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/ccg");
    let files = files_under(&folder).expect("rulings");
    let judge = Ccg::standard();
    let (mut yes, mut no) = (BTreeSet::new(), BTreeSet::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable ruling");
        let cases = check(&judge, &text).cases;
        let acted: BTreeSet<u16> = cases.iter().flat_map(|c| c.acted.iter().copied()).collect();
        no.extend(acted.iter().copied().filter(|n| cases.iter().any(|c| !c.acted.contains(n))));
        yes.extend(acted);
    }
    let ids = |keep: &dyn Fn(u16) -> bool| -> Vec<&str> {
        RULES.iter().filter(|row| number(row.id).is_some_and(|n| is_implemented(n) && keep(n))).map(|r| r.id).collect()
    };
    let unshown = ids(&|n| !yes.contains(&n));
    let (all, alone) = (ids(&|_| true).len(), ids(&|n| yes.contains(&n) && !no.contains(&n)));
    println!("{all} rules act; without a ruling: {unshown:?}; never left alone: {alone:?}");
    assert!(unshown.is_empty(), "{} of {all} rules are in no ruling: {unshown:?}", unshown.len());
}
