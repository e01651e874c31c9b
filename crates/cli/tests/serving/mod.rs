//! A server as a process of its own, for tests that kill it, stop it or play on it by other programs.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A folder that is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("dejarik-served-{}-{nth}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A server, gone afterwards.
pub struct Server {
    child: Child,
    /// Where it listens, as `127.0.0.1:7373`.
    pub addr: String,
}

impl Server {
    /// A server that keeps everything in a folder.
    pub fn in_folder(folder: &Path) -> Server {
        Server::start("--data", folder)
    }

    /// A server over a database of PostgreSQL.
    pub fn over(database: &str) -> Server {
        Server::start("--database", database)
    }

    fn start(option: &str, value: impl AsRef<OsStr>) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_dejarik"))
            .args(["serve", "--port", "0", option])
            .arg(value)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(addr.contains(':'), "{line}");
        Server { child, addr }
    }

    /// SIGKILL: nothing in the process can do anything about it.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a signal such as `-STOP`.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
