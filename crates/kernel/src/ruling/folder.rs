//! Rulings in folders.

use super::run::{Failure, Judge, check};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The ruling files under a folder, in the order of their names.
pub fn files_under(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.append(&mut files_under(&path)?);
        } else if path.extension().is_some_and(|e| e == "ruling") {
            found.push(path);
        }
    }
    Ok(found)
}

/// What is wrong with a ruling, a paragraph a case; `name` is what it is called there.
pub fn faults_of<J: Judge>(judge: &J, name: &str, text: &str) -> Vec<String> {
    let failed = check(judge, text).cases.into_iter().filter_map(|case| Some((case.name, case.result.err()?)));
    let told = |(case, failure): (String, Failure)| {
        let log: String = failure.log.iter().map(|line| format!("    {line}\n")).collect();
        format!("{name}: {case}\n  {failure}\n{log}")
    };
    failed.map(told).collect()
}

/// What is wrong with the rulings under a folder: how many files were read, and a paragraph a case that failed.
pub fn faults_under<J: Judge>(judge: &J, folder: &Path) -> io::Result<(usize, Vec<String>)> {
    let files = files_under(folder)?;
    let mut faults = Vec::new();
    for path in &files {
        faults.append(&mut faults_of(judge, &path.display().to_string(), &fs::read_to_string(path)?));
    }
    Ok((files.len(), faults))
}
