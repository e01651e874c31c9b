//! `dejarik sim`: many games between computer players.

use crate::args::Sim;
use crate::parallel::{Progress, each, threads};
use crate::{Done, input};
use dejarik_agents::{Arena, Played, arena};
use dejarik_games::text::say;
use dejarik_games::{Game, GameError, Lang, Pairs, Shelf, Table, Way, Wish};
use dejarik_kernel::{Outcome, Seat, checksum};
use serde_json::json;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

/// What many games came to.
struct Sum {
    games: usize,
    wins: [usize; 2],
    draws: usize,
    /// Draws among them that were broken off.
    unfinished: usize,
    decisions: u64,
    secs: f64,
    interval: [f64; 2],
    longest: [f64; 2],
    fingerprint: String,
}

pub fn run(lang: Lang, args: &Sim, shelf: &Shelf) -> Done {
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let [first, second] = args.agents.as_slice() else {
        return Err(format!("two agents play, such as `--agents greedy,random`, not {}", args.agents.len()));
    };
    let arena = arena(&*game).ok_or_else(|| format!("{} has no agents", game.name()))?;
    let names = [first.as_str(), second.as_str()];
    for name in names {
        arena.bot(name, args.seed).map_err(|e| e.to_string())?;
    }
    if let Some(set) = &args.set {
        return crate::trial::run(args, set, &*game, arena);
    }
    let tables = tables(lang, &*game, args)?;

    let progress = Progress::new(args.games, "playing");
    let begun = Instant::now();
    let played = each(args.games, threads(args.threads), &progress, |i| {
        // The same table twice, with the seats changed.
        let table = &tables[i / 2 % tables.len()];
        let seats = if swapped(i) { [names[1], names[0]] } else { names };
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(i as u64);
        play(arena, table, seats, seed)
    });
    let secs = begun.elapsed().as_secs_f64();
    let played = played.into_iter().collect::<Result<Vec<Played>, _>>().map_err(|e| e.to_string())?;
    let sum = add_up(&played, secs);
    if args.json {
        println!("{}", in_json(args, &sum, tables.len()));
    } else {
        in_words(lang, args, &sum, tables.len());
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays one game; a panic is told like any other failure.
pub fn play(arena: &dyn Arena, table: &Table, seats: [&str; 2], seed: u64) -> Result<Played, GameError> {
    let played = catch_unwind(AssertUnwindSafe(|| arena.play(table, &seats, seed)));
    played.unwrap_or_else(|_| Err(GameError::refused(format!("{}, seed {seed}: a panic; see above", table.label))))
}

fn tables(lang: Lang, game: &dyn Game, args: &Sim) -> Result<Vec<Table>, String> {
    let army = |word: &Option<String>| word.as_deref().map(input::army).transpose();
    let (left, right) = (army(&args.left)?, army(&args.right)?);
    let blamed = [(&args.left, &left), (&args.right, &right)];
    let wish = Wish {
        lang,
        limit: if left.is_none() { args.limit.or(game.usual_limit()) } else { None },
        left: left.clone(),
        right: right.clone(),
        map: args.map.clone(),
        way: args.way.clone().map_or(Way::Open, Way::Named),
        pairs: Pairs::Mirrored,
        ..Wish::default()
    };
    game.tables(&wish).map_err(|why| {
        let unreadable = blamed.iter().find_map(|(word, army)| {
            let (Some(word), Some(army)) = (word, army) else { return None };
            game.check_squad(lang, army).is_err().then(|| input::complaint(word, army, &why))
        });
        unreadable.unwrap_or_else(|| why.to_string())
    })
}

fn swapped(i: usize) -> bool {
    i % 2 == 1
}

fn add_up(played: &[Played], secs: f64) -> Sum {
    let mut sum = Sum {
        games: played.len(),
        wins: [0; 2],
        draws: 0,
        unfinished: played.iter().filter(|p| p.unfinished).count(),
        decisions: played.iter().map(|p| p.decisions).sum(),
        secs,
        interval: [0.0; 2],
        longest: [0, 1].map(|clock| played.iter().map(|p| p.longest[clock]).max().unwrap_or_default().as_secs_f64()),
        fingerprint: format!("{:016x}", checksum(&played.iter().map(|p| p.fingerprint).collect::<Vec<u64>>())),
    };
    for (i, game) in played.iter().enumerate() {
        let first = Seat(u8::from(swapped(i)));
        match game.outcome {
            Outcome::Draw => sum.draws += 1,
            won if won.won_by(first) => sum.wins[0] += 1,
            Outcome::Won(_) => sum.wins[1] += 1,
        }
    }
    sum.interval = wilson(sum.wins[0], sum.games);
    sum
}

/// The 95 % interval of a share (Wilson 1927).
pub fn wilson(wins: usize, games: usize) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (z, n) = (1.959_964_f64, games as f64);
    let p = wins as f64 / n;
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    [((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0)]
}

fn in_json(args: &Sim, sum: &Sum, tables: usize) -> serde_json::Value {
    json!({
        "game": args.game, "agents": args.agents, "seed": args.seed, "tables": tables,
        "games": sum.games, "wins": sum.wins, "draws": sum.draws, "unfinished": sum.unfinished,
        "share": sum.wins[0] as f64 / sum.games.max(1) as f64, "interval": sum.interval,
        "decisions": sum.decisions, "secs": sum.secs,
        "decisions_per_second": sum.decisions as f64 / sum.secs,
        "games_per_second": sum.games as f64 / sum.secs,
        "longest_answer_secs": sum.longest[0], "longest_answer_processor_secs": sum.longest[1],
        "fingerprint": sum.fingerprint,
    })
}

fn in_words(lang: Lang, args: &Sim, sum: &Sum, tables: usize) {
    let (seed, game) = (args.seed.to_string().into(), args.game.as_str().into());
    let (games, tables) = (sum.games.to_string().into(), tables.to_string().into());
    println!("{}", say(lang, "sim-games", &[("games", games), ("game", game), ("tables", tables), ("seed", seed)]));
    let won = say(lang, "sim-won", &[]);
    for (agent, wins) in args.agents.iter().zip(sum.wins) {
        let [low, high] = wilson(wins, sum.games).map(|share| format!("{:.1}", share * 100.0));
        let share = wins as f64 / sum.games.max(1) as f64 * 100.0;
        let interval = say(lang, "sim-interval", &[("low", low.into()), ("high", high.into())]);
        println!("  {agent:<12} {won} {wins:>6}   {share:5.1} %   {interval}");
    }
    let draws = say(lang, "sim-draws", &[]);
    println!("  {draws:<12} {:width$} {:>6}", "", sum.draws, width = won.chars().count());
    if sum.unfinished > 0 {
        println!("  {}", say(lang, "sim-unfinished", &[("n", (sum.unfinished as i64).into())]));
    }
    let (each, games) = (sum.decisions as f64 / sum.secs, sum.games as f64 / sum.secs);
    let speed = [
        ("decisions", sum.decisions.to_string().into()),
        ("secs", format!("{:.1}", sum.secs).into()),
        ("each", format!("{each:.0}").into()),
        ("games", format!("{games:.0}").into()),
    ];
    println!("  {}", say(lang, "sim-speed", &speed));
    let [wall, ran] = sum.longest.map(|secs| format!("{:.0}", secs * 1000.0));
    println!("  {}", say(lang, "sim-longest", &[("wall", wall.into()), ("ran", ran.into())]));
    println!("  {}", say(lang, "sim-fingerprint", &[("n", sum.fingerprint.as_str().into())]));
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_the_one_of_the_tables() {
        let [low, high] = wilson(8, 10);
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
        assert!(wilson(0, 20)[0] < 1e-12 && wilson(20, 20)[1] > 1.0 - 1e-12);
    }
}
