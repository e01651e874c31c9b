//! `cargo run -p xtask -- load`: a server and many matches on it for a short while. No answer may be lost, doubled or refused; how long
//! they take is not judged here, for that depends on what else the machine does.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

use crate::closing::Score;

/// What is played: 200 matches at once, 300 answers a second in all, for 20 seconds.
const PLAN: [&str; 6] = ["--matches", "200", "--rate", "300", "--secs", "20"];

/// A server, gone afterwards with all that it kept.
struct Server {
    child: Child,
    folder: PathBuf,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

impl Server {
    /// Starts one, and tells where it listens.
    fn start(command: &PathBuf) -> Result<(Server, String), String> {
        let folder = std::env::temp_dir().join(format!("dejarik-load-{}", std::process::id()));
        let mut served = Command::new(command);
        served.args(["serve", "--port", "0", "--data"]).arg(&folder);
        let child = served.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().map_err(|e| e.to_string())?;
        let mut server = Server { child, folder };
        let mut line = String::new();
        if let Some(out) = server.child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(|e| e.to_string())?;
        }
        let addr = line.trim().rsplit_once("http://").map(|(_, addr)| addr.to_owned());
        addr.map(|addr| (server, addr)).ok_or_else(|| format!("the server said {line:?}"))
    }
}

/// Plays it and ends with `1 passed, 0 failed`, or the other way round.
pub fn load() -> ExitCode {
    let played = played().unwrap_or_else(|why| {
        println!("{why}");
        false
    });
    println!("{}", Score::one(played));
    if played { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn played() -> Result<bool, String> {
    let command = crate::web::Profile::Release.built().ok_or("the command cannot be built")?;
    let (_server, addr) = Server::start(&command)?;
    let mut load = Command::new(&command);
    load.args(["load", "--server", &addr]).args(PLAN).stdin(Stdio::null());
    load.status().map(|status| status.success()).map_err(|e| e.to_string())
}
