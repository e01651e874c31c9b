//! What can be asked of the command.

use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Star Wars tabletop games by the book: play them, simulate them, and check every rule.
#[derive(Parser, Debug)]
#[command(name = "dejarik", version, arg_required_else_help = true)]
#[command(after_help = "Games: minis (Star Wars Miniatures), pig (the kernel's example).\n\
    Squads are files, or names from `dejarik squad list`.\n\
    `dejarik help COMMAND` tells more of a command.")]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Let computer players play many games, and count
    Sim(Sim),
    /// Play random games that check saving, undo, re-runs and every option on the way
    Conformance(Conformance),
    /// Measure how fast random games are
    Bench(Bench),
    /// Check, list and show squads
    Squad(Squad),
}

/// Many games between computer players.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Without --left and --right every ready squad of the limit meets itself on every map in turn. Agents change seats\n\
    after every game. A draw counts as not won. The fingerprint is the same for the same games, whatever the threads."
)]
pub struct Sim {
    /// The game
    pub game: String,
    /// The two players, such as `greedy,random`
    #[arg(long, value_delimiter = ',', num_args = 1, default_value = "random,random")]
    pub agents: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    pub games: usize,
    /// Where dice and lots come from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The first seat's squad: a file or a name
    #[arg(long, value_name = "SQUAD")]
    pub left: Option<String>,
    /// The second seat's squad
    #[arg(long, value_name = "SQUAD")]
    pub right: Option<String>,
    /// Only on this map
    #[arg(long)]
    pub map: Option<String>,
    /// The limit of the squads that meet
    #[arg(long, default_value_t = 100)]
    pub limit: u16,
    /// How many threads; all cores unless given
    #[arg(long)]
    pub threads: Option<usize>,
    /// One JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

/// Random games that check what must hold of every game.
#[derive(clap::Args, Debug)]
pub struct Conformance {
    /// The game
    pub game: String,
    /// How many games
    #[arg(long, default_value_t = 100)]
    pub games: usize,
    /// The seed of the first game; the others count on from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only the game of this seed, to repeat a failure
    #[arg(long, value_name = "SEED")]
    pub only: Option<u64>,
    /// At one question in so many everything is tried
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub probe: usize,
    /// How many threads; all cores unless given
    #[arg(long)]
    pub threads: Option<usize>,
}

/// How fast random games are.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "A decision is an answered question with two or more options; forced answers and dice are not counted, and games end by the\n\
    rules. clone_ns is the mean copy of a World in the middle of a game; answer_p99_us the 99th percentile of an answer to a\n\
    match with pause and re-run. One thread."
)]
pub struct Bench {
    /// The game
    pub game: String,
    /// Only this mode
    #[arg(long)]
    pub mode: Option<String>,
    /// Seconds a mode is measured, after a second of warming up
    #[arg(long, default_value_t = 5.0)]
    pub secs: f64,
    /// Where dice and lots come from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// One JSON object a line instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Squads.
#[derive(clap::Args, Debug)]
pub struct Squad {
    /// What to do
    #[command(subcommand)]
    pub what: SquadCommand,
}

/// What can be done with squads.
#[derive(Subcommand, Debug)]
pub enum SquadCommand {
    /// Say whether a squad is legal, by every rule; exit code 1 if not
    Check {
        /// A squad file, or the name of a squad that is there already
        file: PathBuf,
        /// Show the rules it keeps, too
        #[arg(long, short)]
        verbose: bool,
        /// One JSON object instead of words
        #[arg(long)]
        json: bool,
    },
    /// List the squads that are there already
    List {
        /// One JSON object a line instead of words
        #[arg(long)]
        json: bool,
    },
    /// Show who is in a squad
    Show {
        /// Its name, or a squad file
        name: PathBuf,
        /// One JSON object instead of words
        #[arg(long)]
        json: bool,
    },
}
