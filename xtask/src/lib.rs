//! The chores of the repository: `cargo play` and `cargo verify`.
//!
//! Reading order: [`verify`] (the list of steps), [`closing`] (how a runner's closing line is read), [`speed`], [`play`].
//! The tests in `xtask/tests` watch the repository itself: layers, length of files, citations.
//!
//! ```
//! use xtask::closing::{Closing, Score};
//! let said = "Summary [   1.204s] 12 tests run: 11 passed, 1 failed, 3 skipped";
//! assert_eq!(Closing::Nextest.read(said), Some(Score { passed: 11, failed: 1, skipped: 0 }));
//! ```

pub mod closing;
pub mod load;
pub mod play;
pub mod postgres;
pub mod speed;
pub mod verify;
pub mod web;

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// A `cargo` command, run in the root of the repository, with the cargo that started us.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The files of the repository that git tracks or would track, relative to the root, in order.
///
/// # Panics
/// If git cannot list them: not a clone, or no git.
pub fn tracked() -> Vec<PathBuf> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git is installed");
    assert!(listed.status.success(), "git cannot list the files: {}", String::from_utf8_lossy(&listed.stderr));
    let names = String::from_utf8(listed.stdout).expect("file names are UTF-8");
    let mut files: Vec<PathBuf> = names.split_terminator('\0').map(PathBuf::from).collect();
    files.retain(|file| root().join(file).is_file());
    files.sort();
    files
}
