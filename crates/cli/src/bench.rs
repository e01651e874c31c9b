//! `dejarik bench`: how fast random games are.

use crate::Done;
use crate::args::{self, Bench};
use dejarik_games::{Game, Measured, Shelf, Timing, Work};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::ExitCode;

pub fn run(args: &Bench, shelf: &Shelf) -> Done {
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let modes: Vec<&str> = match &args.mode {
        Some(mode) => vec![mode],
        None => game.modes().to_vec(),
    };
    if let (Some(work), Some(times)) = (args.work, args.times) {
        return exert(&*game, &modes, work, times, args.seed);
    }
    let timing = Timing { secs: args.secs.max(0.01), warm: 1.0_f64.min(args.secs), seed: args.seed };
    let mut rows = Vec::new();
    for mode in modes {
        let measured = game.measure(mode, timing).map_err(|e| e.to_string())?;
        if args.json {
            println!("{}", in_json(game.name(), mode, args.seed, &measured));
        } else {
            rows.push((mode, measured));
        }
    }
    if !args.json {
        in_words(&rows);
    }
    Ok(ExitCode::SUCCESS)
}

/// Does the work and says how much of it there was, a line a mode.
fn exert(game: &dyn Game, modes: &[&str], work: args::Work, times: u64, seed: u64) -> Done {
    let kind = match work {
        args::Work::Play => Work::Play,
        args::Work::Clone => Work::Clone,
        args::Work::Answer => Work::Answer,
    };
    for mode in modes {
        let units = game.exert(mode, kind, times, seed).map_err(|e| e.to_string())?;
        println!("{}", json!({ "game": game.name(), "mode": mode, "times": times, "units": units }));
    }
    Ok(ExitCode::SUCCESS)
}

fn in_json(game: &str, mode: &str, seed: u64, measured: &Measured) -> Value {
    let mut object = json!({ "peer": "dejarik", "game": game, "mode": mode, "kind": "play", "seed": seed });
    let figures = serde_json::to_value(measured).unwrap_or_default();
    if let (Some(object), Value::Object(figures)) = (object.as_object_mut(), figures) {
        object.extend(figures);
    }
    object
}

/// A line of the table: its name, and how it is written.
type Figure = (&'static str, fn(&Measured) -> String);

fn in_words(rows: &[(&str, Measured)]) {
    let figures: [Figure; 11] = [
        ("games", |m| m.games.to_string()),
        ("decisions", |m| m.decisions.to_string()),
        ("seconds", |m| format!("{:.2}", m.secs)),
        ("decisions a second", |m| format!("{:.0}", m.decisions_per_second)),
        ("decisions a second of processor", |m| {
            m.decisions_per_cpu_second.map_or("?".to_owned(), |n| format!("{n:.0}"))
        }),
        ("games a second", |m| format!("{:.1}", m.games_per_second)),
        ("options a decision", |m| format!("{:.1}", m.branching)),
        ("bytes of a World", |m| format!("{:.0}", m.state_bytes)),
        ("ns to copy it", |m| format!("{:.0}", m.clone_ns)),
        ("us an answer, mean", |m| format!("{:.1}", m.answer_mean_us)),
        ("us an answer, 99th percentile", |m| format!("{:.1}", m.answer_p99_us)),
    ];
    print!("{:32}", "mode");
    rows.iter().for_each(|(mode, _)| print!("{mode:>14}"));
    println!();
    for (name, figure) in figures {
        print!("{name:32}");
        rows.iter().for_each(|(_, measured)| print!("{:>14}", figure(measured)));
        println!();
    }
    let queries: BTreeSet<&str> = rows.iter().flat_map(|(_, m)| m.query_ns.keys().copied()).collect();
    for name in queries {
        println!("ns: {name}");
        let told = |m: &Measured| m.query_ns.get(name).map_or("-".to_owned(), |ns| format!("{ns:.0}"));
        print!("{:32}", "");
        rows.iter().for_each(|(_, measured)| print!("{:>14}", told(measured)));
        println!();
    }
}
