//! `dejarik serve` and `dejarik load`: games over the network, and a trial of it.

use crate::Done;
use crate::args::{Load, Serve};
use dejarik_games::Shelf;
use dejarik_server::client::ask;
use dejarik_server::load::{Plan, run as play};
use dejarik_server::serving::{Config, open, serve};
use dejarik_server::wire::lobby::Trouble;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::process::{ExitCode, Stdio};
use std::time::Duration;
use tokio::net::TcpListener;

fn runtime() -> Result<tokio::runtime::Runtime, String> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    // A worker that always has something to do looks only now and then at what comes from outside: an answer that has reached
    // the disk, a message on a socket. Ours do long pieces of work at a time, so the usual 61 of them would be milliseconds.
    builder.global_queue_interval(3).event_interval(5);
    builder.enable_all().build().map_err(|e| e.to_string())
}

pub fn run(args: &Serve, shelf: &Shelf) -> Done {
    dejarik_server::serving::log(args.log_json, args.log.as_deref());
    let config = Config {
        data: args.data.clone(),
        database: args.database.clone(),
        origins: args.origin.clone(),
        proxied: args.proxied,
        limit_local: args.limit_local,
    };
    let runtime = runtime()?;
    let done = runtime.block_on(async {
        // Before anything of the folder is touched: another server may be using it.
        let listener = match TcpListener::bind((args.host.as_str(), args.port)).await {
            Ok(listener) => listener,
            Err(e) if e.kind() == ErrorKind::AddrInUse => return taken(args).await,
            Err(e) => return Err(format!("{}:{}: {e}", args.host, args.port)),
        };
        let app = open(config, shelf).await.map_err(|e| e.to_string())?;
        let addr = listener.local_addr().map_err(|e| e.to_string())?;
        println!("Dejarik is at http://{}", shown(addr));
        if args.open {
            println!("It stops with Ctrl+C; matches are kept.");
            show(&format!("http://{}", shown(addr)));
        }
        serve(app, listener, told_to_stop()).await.map_err(|e| e.to_string())
    });
    // A computer player that still thinks is not waited for.
    runtime.shutdown_timeout(Duration::from_secs(2));
    done?;
    Ok(ExitCode::SUCCESS)
}

/// The port is taken. If that is Dejarik, and a browser is all that is wanted, there it is.
async fn taken(args: &Serve) -> Result<(), String> {
    let (host, port) = (args.host.as_str(), args.port);
    let addr = format!("{}:{port}", if host == "0.0.0.0" || host == "::" { "127.0.0.1" } else { host });
    let ours = match ask(&addr, "GET", "/api/games", &[], None).await {
        Ok(got) => got.status == 200 && got.text.contains("\"minis\""),
        Err(_) => false,
    };
    if ours && args.open {
        println!("Dejarik is already at http://{addr}");
        show(&format!("http://{addr}"));
        return Ok(());
    }
    let who = if ours { "a Dejarik server" } else { "another program" };
    let other = port.checked_add(1).unwrap_or(7373);
    Err(format!("port {port} is used by {who}; choose another, such as `--port {other}`"))
}

/// An address that a browser on this machine can open.
fn shown(addr: SocketAddr) -> String {
    if addr.ip().is_unspecified() { format!("localhost:{}", addr.port()) } else { addr.to_string() }
}

/// What opens an address: what this system has for it, then browsers by their names.
fn openers() -> Vec<Vec<String>> {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect();
    let wished = std::env::var("BROWSER").ok().filter(|name| !name.is_empty()).map(|name| vec![name]);
    let known: &[&str] = if cfg!(windows) {
        &["cmd /c start"]
    } else if cfg!(target_os = "macos") {
        &["open"]
    } else {
        &[
            "xdg-open",
            "gio open",
            "x-www-browser",
            "sensible-browser",
            "firefox",
            "chromium",
            "chromium-browser",
            "google-chrome",
        ]
    };
    wished.into_iter().chain(known.iter().map(|line| words(line))).collect()
}

/// Opens the browser where there is one; nothing is lost if there is not: the address was said.
fn show(address: &str) {
    for opener in openers() {
        let mut command = std::process::Command::new(&opener[0]);
        command.args(&opener[1..]).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if command.spawn().is_ok() {
            return;
        }
    }
}

/// Until the terminal or the system says so.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        let term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut term) = term {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    tokio::signal::ctrl_c().await.ok();
}

pub fn load(args: &Load) -> Done {
    let plan = Plan {
        addr: args.server.trim_start_matches("http://").trim_end_matches('/').to_owned(),
        game: args.game.clone(),
        matches: args.matches,
        rate: args.rate,
        time: Duration::from_secs(args.secs),
        seed: args.seed,
    };
    let figures = runtime()?.block_on(play(plan)).map_err(|e| e.to_string())?;
    println!("{}", serde_json::to_string_pretty(&figures).map_err(|e| e.to_string())?);
    let good = figures.lost + figures.doubled + figures.refused + figures.broken == 0;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The hash that a server promised, checked against the seed of a Record.
pub fn promise_holds(id: &str, promise: &str, seed: u128) -> Result<(), Trouble> {
    let seed = format!("{seed:032x}");
    if dejarik_server::secret::commitment(id, &seed) == promise.to_lowercase() {
        return Ok(());
    }
    Err(Trouble { reason: "promise".to_owned(), text: format!("seed {seed} of match {id} does not have that hash") })
}
