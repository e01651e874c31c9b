//! A PostgreSQL on this machine for the tests that need one, gone when they are done.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What marks a test that needs it.
const MARK: &str = "#[ignore = \"needs PostgreSQL\"]";

/// A database that runs.
pub struct Postgres {
    /// Its address.
    pub url: String,
    child: Child,
    folder: PathBuf,
    programs: PathBuf,
}

/// How many tests need one.
pub fn tests() -> usize {
    let files = crate::tracked().into_iter().filter(|file| file.extension().is_some_and(|e| e == "rs"));
    let texts = files
        .filter(|file| !file.starts_with("xtask"))
        .filter_map(|file| std::fs::read_to_string(crate::root().join(file)).ok());
    texts.map(|text| text.matches(MARK).count()).sum()
}

/// Starts one on a free port of this machine. Where it is missing it is installed, if that needs nobody's leave: in CI, or
/// where `DEJARIK_INSTALL` says so.
pub fn start() -> Result<Postgres, String> {
    let programs = match programs() {
        Some(programs) => programs,
        None if may_install() => {
            install()?;
            programs().ok_or("it is still not there after it was installed")?
        }
        None => {
            let how = "Debian: `apt-get install postgresql`, or as root `DEJARIK_INSTALL=1 cargo verify`";
            return Err(format!("it is not installed ({how})"));
        }
    };
    let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).map_err(|e| e.to_string())?.port();
    let folder = std::env::temp_dir().join(format!("dejarik-postgres-{}", std::process::id()));
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    if is_root() {
        quiet(Command::new("chown").arg("postgres").arg(&folder)).map_err(|e| format!("chown: {e}"))?;
    }
    let data = folder.join("data");
    quiet(as_nobody(&programs.join("initdb")).args(["-A", "trust", "-U", "dejarik", "-D"]).arg(&data))
        .map_err(|e| format!("initdb: {e}"))?;
    let child = as_nobody(&programs.join("postgres"))
        .arg("-D")
        .arg(&data)
        .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| e.to_string())?;
    let url = format!("postgres://dejarik@127.0.0.1:{port}/postgres");
    let postgres = Postgres { url, child, folder, programs };
    let began = Instant::now();
    loop {
        let mut ready = Command::new(postgres.programs.join("pg_isready"));
        if quiet(ready.args(["-h", "127.0.0.1", "-p", &port.to_string()])).is_ok() {
            return Ok(postgres);
        }
        if began.elapsed() > Duration::from_secs(30) {
            return Err("it does not start".to_owned());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = as_nobody(&self.programs.join("pg_ctl"));
        quiet(stop.args(["stop", "-m", "immediate", "-D"]).arg(self.folder.join("data"))).ok();
        self.child.wait().ok();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn quiet(command: &mut Command) -> Result<(), String> {
    let done = command.stdin(Stdio::null()).output().map_err(|e| e.to_string())?;
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).trim().to_owned()) }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

/// PostgreSQL refuses to be run by root.
fn as_nobody(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
        return command;
    }
    Command::new(program)
}

/// The folder of its programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|e| e.path().join("bin"));
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).chain(debian).collect();
    folders.reverse();
    folders.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// Programs are installed only where the machine is there for the tests, or somebody asked.
fn may_install() -> bool {
    ["CI", "DEJARIK_INSTALL"].iter().any(|name| std::env::var_os(name).is_some()) && is_root()
}

fn install() -> Result<(), String> {
    println!("== PostgreSQL is not there: it is installed");
    let apt = |args: &[&str]| quiet(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    // A new machine may have no list of packages yet, and a list may be too old to be used.
    let packages = ["install", "-y", "--no-install-recommends", "postgresql"];
    apt(&packages).or_else(|_| apt(&["update"]).and_then(|()| apt(&packages))).map_err(|e| format!("apt-get: {e}"))
}
