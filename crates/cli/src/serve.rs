//! `dejarik serve` and `dejarik load`: games over the network, and a trial of it.

use crate::Done;
use crate::args::{Load, Serve};
use dejarik_games::Shelf;
use dejarik_server::load::{Plan, run as play};
use dejarik_server::serving::{Config, open, serve};
use dejarik_server::wire::lobby::Trouble;
use std::net::SocketAddr;
use std::process::ExitCode;
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
    dejarik_server::serving::log(args.log_json);
    let config = Config {
        data: args.data.clone(),
        database: args.database.clone(),
        origins: args.origin.clone(),
        proxied: args.proxied,
        limit_local: args.limit_local,
    };
    runtime()?.block_on(async {
        let app = open(config, shelf).await.map_err(|e| e.to_string())?;
        let listener = TcpListener::bind((args.host.as_str(), args.port)).await;
        let listener = listener.map_err(|e| format!("{}:{}: {e}", args.host, args.port))?;
        let addr = listener.local_addr().map_err(|e| e.to_string())?;
        println!("Dejarik is at http://{}", shown(addr));
        if args.open {
            show(&format!("http://{}", shown(addr)));
        }
        serve(app, listener, told_to_stop()).await.map_err(|e| e.to_string())
    })?;
    Ok(ExitCode::SUCCESS)
}

/// An address that a browser on this machine can open.
fn shown(addr: SocketAddr) -> String {
    if addr.ip().is_unspecified() { format!("localhost:{}", addr.port()) } else { addr.to_string() }
}

/// Opens the browser where there is one; nothing is lost if there is not.
fn show(address: &str) {
    let openers: [&[&str]; 3] = [&["xdg-open"], &["open"], &["cmd", "/c", "start"]];
    for opener in openers {
        let mut command = std::process::Command::new(opener[0]);
        command.args(&opener[1..]).arg(address);
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
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
