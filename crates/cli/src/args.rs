//! What can be asked of the command.

use clap::{Parser, Subcommand};
use dejarik_games::Lang;
use std::path::PathBuf;

/// Star Wars tabletop games by the book: play them, simulate them, and check every rule.
#[derive(Parser, Debug)]
#[command(name = "dejarik", version, arg_required_else_help = true)]
#[command(after_help = "Games: minis (Star Wars Miniatures), ccg (Star Wars CCG), legion (Star Wars: Legion), pig\n\
    (the kernel's example). Squads, decks and armies are files, or names from `dejarik squad list`, `dejarik deck list`\n\
    and `dejarik army list`.\n\
    `dejarik help COMMAND` tells more of a command.")]
pub struct Args {
    /// A folder of your own characters, squads and maps, beside those that are there; docs/content.md shows one
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    /// The language: en or pl; without it what LC_ALL, LC_MESSAGES or LANG names, or else English
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    pub lang: Option<Lang>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The language of a code.
fn language(code: &str) -> Result<Lang, String> {
    let known: Vec<&str> = Lang::ALL.iter().map(|l| l.code()).collect();
    Lang::by_code(code).ok_or_else(|| format!("the languages are: {}", known.join(", ")))
}

impl Args {
    /// The language that was asked for, or that the environment names.
    pub fn lang(&self) -> Lang {
        self.lang.or_else(environment).unwrap_or_default()
    }
}

/// The language that the environment names.
pub fn environment() -> Option<Lang> {
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let code = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named)?;
    Lang::by_code(&code)
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play in the terminal
    Play(Play),
    /// Let computer players play many games, and count
    Sim(Sim),
    /// Play random games that check saving, undo, re-runs and every option on the way
    Conformance(Conformance),
    /// Measure how fast random games are
    Bench(Bench),
    /// Check, list and show squads
    Squad(Squad),
    /// Check, list and show decks of the card game
    Deck(Squad),
    /// Check, list and show armies of Legion
    Army(Squad),
    /// Check rulings, or show one step by step
    Ruling(Ruling),
    /// Draw the table of a ruling (SVG): bases, terrain, and what a unit reaches and sees in what cover
    Show(Show),
    /// Look up a rule, an ability, a keyword or a card, in one game or in all
    Rules(Rules),
    /// Tell a saved game again, and prove that nobody changed it
    Replay(Replay),
    /// Serve games to browsers and programs
    Serve(Serve),
    /// Play many matches at once against a server, and measure it
    Load(Load),
    /// Tell which abilities are implemented and which of them rulings exercise
    Coverage(Coverage),
}

/// A game in the terminal.
#[derive(clap::Args, Debug)]
#[command(after_help = PLAYING)]
pub struct Play {
    /// The game
    #[arg(default_value = "minis")]
    pub game: String,
    /// A squad for each seat, in order: files or names from `dejarik squad list`; you are asked for those you leave out
    #[arg(long, value_name = "SQUAD,..", value_delimiter = ',')]
    pub squads: Vec<String>,
    /// The first seat's squad
    #[arg(long, value_name = "SQUAD", conflicts_with = "squads")]
    pub left: Option<String>,
    /// The second seat's squad
    #[arg(long, value_name = "SQUAD", conflicts_with = "squads")]
    pub right: Option<String>,
    /// How many sit at the table, 2 to 4; unless given, as many as the way, the squads or the agents say, or 2
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// The way to play, from the list below; unless given, the first that allows these squads to meet
    #[arg(long, visible_alias = "scenario", value_name = "WAY")]
    pub way: Option<String>,
    /// The edition of the rules: english or polish; of the cards of Legion: tournament or printed
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    /// The most that a squad may cost; unless given, what each squad says
    #[arg(long, value_name = "POINTS")]
    pub limit: Option<u16>,
    /// The map; you are asked for it if you name no squads, or else it is picked by lot
    #[arg(long)]
    pub map: Option<String>,
    /// Who plays each seat, in order: person, easy, medium, hard, search:1s, greedy, simple or random
    #[arg(long, value_name = "WHO,..", value_delimiter = ',', conflicts_with = "opponent")]
    pub agents: Vec<String>,
    /// Who plays all seats but the first
    #[arg(long, default_value = "greedy", value_name = "person|easy|medium|hard|search:1s|greedy|...")]
    pub opponent: String,
    /// Who throws the dice: the computer, or you by hand, who type what they show
    #[arg(long, value_enum, default_value_t = DiceFrom::Seed, value_name = "seed|hand")]
    pub dice: DiceFrom,
    /// Where the dice and lots come from; another game every time unless given
    #[arg(long)]
    pub seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["squads", "left", "right", "seats", "way", "edition", "limit", "map", "dice"])]
    pub load: Option<PathBuf>,
    /// Letters only, no colours
    #[arg(long)]
    pub plain: bool,
}

/// Where dice come from.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceFrom {
    /// The computer, from the seed.
    Seed,
    /// People, who throw them on the table.
    Hand,
}

const PLAYING: &str = "\
Ways to play Miniatures (--way):
  standard              light against dark side of one era; a Fringe squad may be either (2 seats)
  era-on-era            light side of one era against dark side of another (2)
  free-for-all          anybody against anybody (2 to 4)
  three-players         at most one light, at most one dark squad, the others Fringe only; first to 100 points (3)
  team                  first and third against second and fourth, a faction each (4)
  out-of-the-box        any characters, whatever they cost; first to the value of the own squad (2 to 4)
  out-of-the-box-two    the same, with a squad that is legal by points (2 to 4)
  capture-the-droid     lead the droid from the middle of the map to your start (2)
  quick-start           the two squads of the starter set (2)

Ways to play Legion (--way):
  battle                army against army (2)
  team-battle           first and third against second and fourth, 600 points and one faction each (4)

Examples:
  dejarik play                                               you are asked for squads and map; greedy plays the other side
  dejarik play --squads ashen-court,dawn-watch --seed 7      the same game every time
  dejarik play --seats 3 --agents person,person,greedy       two people and the computer, free-for-all
  dejarik play --way team --agents person,simple,greedy,simple
  dejarik play --way three-players --map ring-station
  dejarik play legion --limit 400                            a quick battle; also 500, 800, 1600
  dejarik play legion --way team-battle --squads twin-suns,black-guard,hidden-base,heavy-tread
  dejarik play --opponent person --dice hand                 two people with real dice
  dejarik play --agents greedy,greedy                        watch
  dejarik play --load game.json

While playing, type the number of an option, its words or the beginning of them, or `help`.";

/// Rulings.
#[derive(clap::Args, Debug)]
pub struct Ruling {
    /// What to do
    #[command(subcommand)]
    pub what: RulingCommand,
}

/// What can be done with rulings.
#[derive(Subcommand, Debug)]
pub enum RulingCommand {
    /// Check that rulings come out as they state; ends with `N passed, N failed`, exit code 1 if any failed
    Check {
        /// Ruling files, or folders of them
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Show every ruling, not only those that fail
        #[arg(long, short)]
        verbose: bool,
        /// One JSON object a ruling instead of words
        #[arg(long)]
        json: bool,
    },
    /// Play a ruling on the terminal, line by line; Enter goes on
    Show {
        /// The ruling
        file: PathBuf,
        /// Which of its cases, counted from 1
        #[arg(long, default_value_t = 1)]
        case: usize,
        /// Letters only, no colours
        #[arg(long)]
        plain: bool,
        /// Play to the end at once and write the table to this file as a drawing (SVG), where the game draws one
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

/// A drawing.
#[derive(clap::Args, Debug)]
pub struct Show {
    /// The ruling; it is played to its end
    pub file: PathBuf,
    /// Which of its cases, counted from 1
    #[arg(long, default_value_t = 1)]
    pub case: usize,
    /// Also draw the ranges, quarters, moves (dots) and lines of sight of this unit: green in the open, orange in light
    /// cover, red in heavy cover, broken where nothing is seen
    #[arg(long, value_name = "UNIT")]
    pub of: Option<String>,
    /// The file for the drawing; without it, the output
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Texts about the rules.
#[derive(clap::Args, Debug)]
pub struct Rules {
    /// What to look up, such as `grenades 20`, `Force drain` or `Suppressive`
    #[arg(required = true)]
    pub words: Vec<String>,
    /// Only in this game: minis, ccg or legion; without it in all of them
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// How many texts of each game at most
    #[arg(long, default_value_t = 3)]
    pub most: usize,
    /// One JSON object a text instead of words
    #[arg(long)]
    pub json: bool,
}

/// A saved game.
#[derive(clap::Args, Debug)]
pub struct Replay {
    /// The saved game
    pub file: PathBuf,
    /// Only prove it: every answer and every die is played again; exit code 1 if it comes out otherwise
    #[arg(long)]
    pub verify: bool,
    /// Stop after every line and show the table; Enter goes on
    #[arg(long)]
    pub step: bool,
    /// Letters only, no colours
    #[arg(long)]
    pub plain: bool,
    /// The hash that a server showed before the first roll; the seed must fit it
    #[arg(long, value_name = "HASH", requires = "id")]
    pub promise: Option<String>,
    /// The match that the hash was shown for
    #[arg(long = "match", value_name = "ID", requires = "promise")]
    pub id: Option<String>,
}

/// How far the abilities are done.
#[derive(clap::Args, Debug)]
pub struct Coverage {
    /// The game
    pub game: String,
    /// Where the rulings are; `rulings` and the game's name unless given
    #[arg(long, value_name = "FOLDER")]
    pub rulings: Option<PathBuf>,
    /// One JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

/// Many games between computer players.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Without --left and --right every ready squad of the limit meets itself on every map in turn. Agents change seats\n\
    after every game. A draw counts as not won. The fingerprint is the same for the same games, whatever the threads.\n\n\
    With --set every character of a set is tried in so many games: a squad by lot with about half of its points in that\n\
    character, against a squad by lot of the same set without it. Who is worth its cost wins about half of them."
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
    /// The limit of the squads that meet; unless given 100 in Miniatures and 400 in Legion
    #[arg(long)]
    pub limit: Option<u16>,
    /// The way to play, such as `team-battle` in Legion, where each agent plays a team
    #[arg(long, value_name = "WAY")]
    pub way: Option<String>,
    /// Try every character of this set instead, such as House or one of your own
    #[arg(long, value_name = "SET", conflicts_with_all = ["left", "right", "map", "limit", "way"])]
    pub set: Option<String>,
    /// How many threads; all cores unless given
    #[arg(long)]
    pub threads: Option<usize>,
    /// One JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

/// Random games that check what must hold of every game.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "With --exhaust squads or decks are made up, and games are steered until every implemented ability or card has acted in\n\
    one, or the games are used up. What never acted is listed; exit code 1 if anything is left or a game failed."
)]
pub struct Conformance {
    /// The game
    pub game: String,
    /// How many games; with --exhaust at most so many, 6000 unless given
    #[arg(long)]
    pub games: Option<usize>,
    /// Steer made-up games until every implemented ability was used in one
    #[arg(long)]
    pub exhaust: bool,
    /// With --exhaust and --only: the abilities that the game was made up for, by their ids
    #[arg(long = "for", value_name = "ID", value_delimiter = ',', requires = "exhaust")]
    pub goals: Vec<String>,
    /// With --exhaust: one JSON object with the number of games in which each ability acted
    #[arg(long, requires = "exhaust")]
    pub json: bool,
    /// The seed of the first game; the others count on from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only the game of this seed, to repeat a failure
    #[arg(long, value_name = "SEED")]
    pub only: Option<u64>,
    /// Only this way to play, such as `team-battle` in Legion
    #[arg(long, value_name = "WAY", conflicts_with = "exhaust")]
    pub way: Option<String>,
    /// At one question in so many everything is tried: 60, and in long runs a twentieth of the games, unless given
    #[arg(long, value_name = "N")]
    pub probe: Option<usize>,
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
    /// Measure nothing; do this --times times and tell how many units of work that were, for counting instructions
    #[arg(long, value_enum, requires = "times")]
    pub work: Option<Work>,
    /// How often: games, or copies of each World
    #[arg(long, value_name = "N", requires = "work")]
    pub times: Option<u64>,
}

/// What can be done so many times.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Games, inline; the units are decisions
    Play,
    /// Copies of Worlds from the middle of games
    Clone,
    /// Games with pause and re-run; the units are answers
    Answer,
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
    /// Say whether it is legal, by every rule; exit code 1 if not
    Check {
        /// Its file, or the name of one that is there already
        file: PathBuf,
        /// Show the rules it keeps, too
        #[arg(long, short)]
        verbose: bool,
        /// One JSON object instead of words
        #[arg(long)]
        json: bool,
    },
    /// List those that are there already
    List {
        /// One JSON object a line instead of words
        #[arg(long)]
        json: bool,
    },
    /// Show what is in it
    Show {
        /// Its name, or its file
        name: PathBuf,
        /// One JSON object instead of words
        #[arg(long)]
        json: bool,
    },
}

/// A server.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Everything is kept in one file in DIR, and nothing has to be installed. Several servers can share a PostgreSQL database.\n\
    GET /health, /ready and /metrics tell how it is; /api/docs what programs can ask."
)]
pub struct Serve {
    /// The port
    #[arg(long, default_value_t = 7373)]
    pub port: u16,
    /// The address to listen at; 0.0.0.0 for everybody who can reach this machine
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// The folder of what is kept
    #[arg(long, value_name = "DIR", default_value = "dejarik-data")]
    pub data: PathBuf,
    /// Keep everything in a PostgreSQL database instead
    #[arg(long, value_name = "postgres://...")]
    pub database: Option<String>,
    /// An address at which browsers reach this server, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    pub origin: Vec<String>,
    /// A proxy stands before it that says in X-Forwarded-For who asks
    #[arg(long)]
    pub proxied: bool,
    /// Limit those on this machine as others are
    #[arg(long)]
    pub limit_local: bool,
    /// Logs as JSON, a line each
    #[arg(long)]
    pub log_json: bool,
    /// What is worth a line of the log: error, warn, info or debug; without it what RUST_LOG says, or info
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
}

/// Many matches at once.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Each match is played by two connections with random answers. Prints one JSON object; exit code 1 if an answer was lost,\n\
    doubled or refused, or a connection broke."
)]
pub struct Load {
    /// The server
    #[arg(long, default_value = "127.0.0.1:7373")]
    pub server: String,
    /// The game
    #[arg(long, default_value = "minis")]
    pub game: String,
    /// Matches at once
    #[arg(long, default_value_t = 2000)]
    pub matches: usize,
    /// Answers a second, in all
    #[arg(long, default_value_t = 1000.0)]
    pub rate: f64,
    /// Seconds that are measured, after all matches have begun
    #[arg(long, default_value_t = 60)]
    pub secs: u64,
    /// Where answers come from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}
