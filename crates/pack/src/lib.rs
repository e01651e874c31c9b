//! For the build scripts of the games: carries content files inside the library, so that it reads nothing at run time.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Packs the files of a game, to be called from its build script.
///
/// Each of `folders` is the name of a constant, a folder below `content/GAME` and the ending of its files. Writes
/// `content.rs` with a constant each (name and text of every file, in the order of their names), and sets
/// `DEJARIK_FINGERPRINT` to a number that changes with every change of rules or content, so that a saved game knows
/// under which it was played.
pub fn pack(game: &str, folders: &[(&str, &str, &str)]) -> io::Result<()> {
    let crate_dir = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let content = crate_dir.join("../../content").join(game);
    let mut text = String::new();
    for (name, folder, ending) in folders {
        text += &list(name, &content.join(folder), ending)?;
    }
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    println!("cargo::rustc-env=DEJARIK_FINGERPRINT={:08x}", fingerprint(&[&crate_dir.join("src"), &content])?);
    fs::write(out.join("content.rs"), text)
}

/// FNV-1a over all files in the order of their names.
fn fingerprint(folders: &[&Path]) -> io::Result<u32> {
    let mut files = Vec::new();
    for folder in folders {
        println!("cargo::rerun-if-changed={}", folder.display());
        collect(folder, &mut files)?;
    }
    files.sort();
    let mut hash = 0x811c_9dc5u32;
    for file in files {
        for byte in fs::read(file)? {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    Ok(hash)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// A constant with name and text of every file in the folder; a folder that is not there is empty.
fn list(name: &str, folder: &Path, ending: &str) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == ending) {
                println!("cargo::rerun-if-changed={}", path.display());
                files.push(path.canonicalize()?);
            }
        }
    }
    files.sort();
    let mut text = format!("pub(crate) const {name}: &[(&str, &str)] = &[\n");
    for path in files {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        text += &format!("    ({file:?}, include_str!({path:?})),\n");
    }
    Ok(text + "];\n")
}
