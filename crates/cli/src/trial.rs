//! `dejarik sim --set`: what each character of a set is worth.

use crate::Done;
use crate::args::Sim;
use crate::parallel::{Progress, each, threads};
use crate::sim::{play, wilson};
use dejarik_agents::{Arena, Played};
use dejarik_games::Game;
use dejarik_kernel::{Seat, checksum};
use serde_json::json;
use std::process::ExitCode;

/// How a character did.
struct Tried {
    name: String,
    faction: String,
    cost: u16,
    wins: usize,
}

pub fn run(args: &Sim, set: &str, game: &dyn Game, arena: &dyn Arena) -> Done {
    let trials = game.trials(set, args.games, args.seed).map_err(|e| e.to_string())?;
    let names = [args.agents[0].as_str(), args.agents[1].as_str()];
    let progress = Progress::new(trials.len() * args.games, "playing");
    let played = each(trials.len() * args.games, threads(args.threads), &progress, |i| {
        let (trial, nth) = (&trials[i / args.games], i % args.games);
        let seats = if first(nth) { names } else { [names[1], names[0]] };
        play(arena, &trial.tables[nth], seats, args.seed.wrapping_mul(1_000_003).wrapping_add(i as u64))
    });
    let played = played.into_iter().collect::<Result<Vec<Played>, _>>().map_err(|e| e.to_string())?;
    let unfinished = played.iter().filter(|p| p.unfinished).count();
    let won = |(nth, game): (usize, &Played)| game.outcome.won_by(Seat(u8::from(!first(nth))));
    let mut tried: Vec<Tried> = Vec::new();
    for (trial, games) in trials.iter().zip(played.chunks(args.games.max(1))) {
        let wins = games.iter().enumerate().filter(|game| won(*game)).count();
        tried.push(Tried { name: trial.name.clone(), faction: trial.faction.clone(), cost: trial.cost, wins });
    }
    tried.sort_by_key(|t| std::cmp::Reverse(t.wins));
    let fingerprint = format!("{:016x}", checksum(&played.iter().map(|p| p.fingerprint).collect::<Vec<u64>>()));
    tell(args, set, &tried, unfinished, &fingerprint);
    Ok(ExitCode::SUCCESS)
}

/// Whether the character's squad has the first seat.
fn first(nth: usize) -> bool {
    nth.is_multiple_of(2)
}

fn tell(args: &Sim, set: &str, tried: &[Tried], unfinished: usize, fingerprint: &str) {
    let share = |t: &Tried| t.wins as f64 / args.games.max(1) as f64;
    if args.json {
        let row = |t: &Tried| {
            json!({ "name": t.name, "faction": t.faction, "cost": t.cost, "games": args.games, "wins": t.wins,
                "share": share(t), "interval": wilson(t.wins, args.games) })
        };
        let rows: Vec<_> = tried.iter().map(row).collect();
        let head = json!({ "game": args.game, "set": set, "agents": args.agents, "seed": args.seed, "rows": rows,
            "unfinished": unfinished, "fingerprint": fingerprint });
        println!("{head}");
        return;
    }
    println!("{} games for each character of {set}, {}, seed {}", args.games, args.agents.join(","), args.seed);
    for t in tried {
        let [low, high] = wilson(t.wins, args.games).map(|share| share * 100.0);
        let share = share(t) * 100.0;
        let (name, faction, cost) = (&t.name, &t.faction, t.cost);
        println!("  {name:<32} {faction:<14} {cost:>3}   {share:5.1} %   (95 %: {low:.1} to {high:.1})");
    }
    println!("  broken off as draws: {unfinished}; fingerprint {fingerprint}");
}
