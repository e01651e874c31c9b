//! The command, run as a person runs it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

/// Runs the command with this input.
pub fn dejarik(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dejarik"))
        .args(args)
        .env("LC_ALL", "C")
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that needs no input may be gone before it has been given all.
    drop(child.stdin.take().expect("a pipe").write_all(input.as_bytes()));
    child.wait_with_output().expect("the command ends")
}

/// What it said.
pub fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What it complained about.
pub fn complained(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A file of this test alone, gone when it is dropped.
pub struct Scrap(pub PathBuf);

impl Scrap {
    /// A name for it.
    pub fn new(name: &str) -> Scrap {
        Scrap(env::temp_dir().join(format!("dejarik-{}-{name}", std::process::id())))
    }

    /// With this text in it.
    #[allow(dead_code, reason = "each test file uses what it needs")]
    pub fn with(name: &str, text: &str) -> Scrap {
        let scrap = Scrap::new(name);
        fs::write(&scrap.0, text).expect("a place for scraps");
        scrap
    }

    /// Where it is.
    pub fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Scrap {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.0));
    }
}
