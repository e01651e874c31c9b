//! `dejarik play`: a game in the terminal.

mod begin;
mod order;

use crate::args::{DiceFrom, Play};
use crate::{Done, screen};
use begin::{begin, load};
use dejarik_agents::{Bot, arena};
use dejarik_games::text::{Arg, say};
use dejarik_games::{Asked, Form, Game, Lang, Paint, Session, Shelf, Waiting};
use dejarik_kernel::{Nature, Seat};
use order::{Order, help, means};
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many options are shown without being asked for.
const SHOWN: usize = 40;

/// People in front of a terminal.
struct Table {
    shelf: Shelf,
    game: Box<dyn Game>,
    session: Box<dyn Session>,
    /// Who answers for each seat; nobody: a person does.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// The seat of the one who answered last.
    answered: Option<Seat>,
    /// Who was asked to play each seat.
    players: Vec<String>,
    /// Who plays a seat for which nobody was named, but for the first.
    opponent: String,
    seed: u64,
    paint: Paint,
    lang: Lang,
}

/// What comes after a line of input.
enum Next {
    /// The next question, with its board if the player wants to see it.
    Ask,
    /// The same question again, without its options.
    Again,
    /// Nothing more.
    Leave,
}

pub fn run(lang: Lang, args: &Play, shelf: &Shelf) -> Done {
    let seed = args
        .seed
        .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_nanos() as u64 % 1_000_000));
    let paint = screen::paint(args.plain);
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    check_players(lang, &*game, args)?;
    let nature = match args.dice {
        DiceFrom::Seed => Nature::seeded(seed),
        DiceFrom::Hand => Nature::Hand,
    };
    let begun = match &args.load {
        Some(path) => Some(load(lang, path, shelf)?),
        None => begin(lang, &*game, args, seed, nature)?.map(|session| (game, session)),
    };
    let Some((game, session)) = begun else { return Ok(ExitCode::SUCCESS) };
    let mut table = Table {
        shelf: shelf.clone(),
        game,
        session,
        bots: Vec::new(),
        answered: None,
        players: args.agents.clone(),
        opponent: args.opponent.clone(),
        seed,
        paint,
        lang,
    };
    table.seat_bots()?;
    table.play();
    Ok(ExitCode::SUCCESS)
}

/// Everybody who was named can play the game.
fn check_players(lang: Lang, game: &dyn Game, args: &Play) -> Result<(), String> {
    let arena = arena(game);
    let known = |name: &str| is_person(name) || arena.is_some_and(|arena| arena.bot(name, 0).is_ok());
    let Some(wrong) = args.agents.iter().chain([&args.opponent]).find(|name| !known(name)) else { return Ok(()) };
    let agents = arena.map_or(Vec::new(), |arena| arena.agents());
    let all = ["person"].into_iter().chain(agents).collect::<Vec<_>>().join(", ");
    Err(say(lang, "no-player", &[("name", wrong.as_str().into()), ("names", all.into())]))
}

/// Whether the word means a person and no agent.
fn is_person(word: &str) -> bool {
    ["person", "human", "osoba"].iter().any(|known| word.eq_ignore_ascii_case(known))
}

impl Table {
    /// Who was named sits down; at a loaded table that has more seats, the opponent takes the others.
    fn seat_bots(&mut self) -> Result<(), String> {
        let seats = self.session.seats();
        let usual = |seat: usize| if seat == 0 { "person" } else { self.opponent.as_str() };
        let named = |seat: usize| self.players.get(seat).map_or(usual(seat), String::as_str);
        let players: Vec<&str> = (0..seats).map(named).collect();
        let (arena, mut bots) = (arena(&*self.game), Vec::new());
        for (seat, name) in (0u64..).zip(&players) {
            if is_person(name) {
                bots.push(None);
                continue;
            }
            let arena = arena.ok_or_else(|| self.words("no-agents", &[("game", self.game.name().into())]))?;
            let bot = arena.bot(name, self.seed.wrapping_add(seat << 32)).map_err(|e| e.to_string())?;
            bots.push(Some(bot));
        }
        let told = players.iter().zip(Seat::first(seats)).map(|(name, seat)| {
            let who = if is_person(name) { self.words("player-person", &[]) } else { (*name).to_owned() };
            let seat = self.game.seat_words(self.lang, seat);
            self.words("player-of-seat", &[("seat", seat.into()), ("who", who.into())])
        });
        println!("{}.", told.collect::<Vec<_>>().join(", "));
        self.bots = bots;
        Ok(())
    }

    fn is_bot(&self, asked: &Asked) -> bool {
        self.bots.get(asked.seat.index()).is_some_and(Option::is_some)
    }

    /// Plays to the end of the game or of the input.
    fn play(&mut self) {
        let (mut next, mut seat) = (Next::Ask, None);
        self.session.news();
        loop {
            let others = match self.let_bots_answer() {
                Ok(answers) => answers,
                Err(why) => return println!("{}", self.words("opponent-gives-up", &[("why", why.into())])),
            };
            gathered(&self.session.news()).iter().for_each(|line| println!("  {line}"));
            let waiting = self.session.waiting();
            if let (Next::Ask, Waiting::Answer(asked)) = (&next, &waiting) {
                // The table is shown when much may have changed, and when places are asked for.
                if others > 0 || asked.open || seat != Some(asked.seat) {
                    print!("{}", self.session.board(self.paint));
                }
                seat = Some(asked.seat);
            }
            if let Next::Ask = next {
                self.tell(&waiting);
            }
            let prompt = match &waiting {
                Waiting::Answer(asked) => format!("{}> ", asked.name),
                Waiting::Dice(_) => format!("{}> ", self.words("prompt-dice", &[])),
                Waiting::Over(_) => format!("{}> ", self.words("prompt-over", &[])),
            };
            let Some(line) = screen::ask(&prompt) else {
                println!();
                return;
            };
            next = self.obey(&line, &waiting);
            if let Next::Leave = next {
                return;
            }
        }
    }

    /// How many answers they gave.
    fn let_bots_answer(&mut self) -> Result<usize, String> {
        let mut answers = 0;
        while let Waiting::Answer(asked) = self.session.waiting() {
            let Some(Some(bot)) = self.bots.get_mut(asked.seat.index()) else { break };
            bot.answer(&mut *self.session)?;
            if bot.thinking(self.lang).is_some() {
                self.answered = Some(asked.seat);
            }
            answers += 1;
        }
        Ok(answers)
    }

    /// A text in the player's language.
    fn words(&self, key: &str, args: &[Arg<'_>]) -> String {
        say(self.lang, key, args)
    }

    /// Does what a line says. A mistake costs nothing.
    fn obey(&mut self, line: &str, waiting: &Waiting) -> Next {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (Order::read(self.lang, word), rest) {
            _ if line.is_empty() => Next::Again,
            (Some(Order::Quit), "") => Next::Leave,
            (Some(Order::Help), _) => tell_line(&help(self.lang, self.game.name())),
            (Some(Order::Board), "") => tell_line(self.session.board(self.paint).trim_end()),
            (Some(Order::Options), "") => tell_all(waiting),
            (Some(Order::Log), count) => self.tell_log(count),
            (Some(Order::Why), rest) => self.explain(rest),
            (Some(Order::Card), name) => match self.session.card(name) {
                Some(lines) => tell_line(&lines.join("\n")),
                None => tell_line(&self.words("name-nobody", &[("words", name.into())])),
            },
            (Some(Order::Rules), words) if !words.is_empty() => {
                let found = self.game.look_up(self.lang, words);
                if found.is_empty() {
                    return tell_line(&crate::rules::nothing(self.lang, words));
                }
                found.iter().take(3).for_each(crate::rules::tell);
                Next::Again
            }
            (Some(Order::Think), "") => self.tell_thoughts(),
            (Some(Order::Undo), "") => self.undo(),
            (Some(Order::Save), file) if !file.is_empty() => self.save(file),
            (Some(Order::Load), file) if !file.is_empty() => self.load(file),
            (Some(Order::Save | Order::Load), _) => tell_line(&self.words("name-a-file", &[])),
            _ => match self.session.answer(line) {
                Ok(_) => Next::Ask,
                Err(why) => tell_line(&why),
            },
        }
    }

    fn tell_log(&self, count: &str) -> Next {
        let log = gathered(self.session.log());
        let count = count.parse().unwrap_or(log.len()).min(log.len());
        log[log.len() - count..].iter().for_each(|line| println!("  {line}"));
        Next::Again
    }

    /// What the opponent thought about its last answer that it thought about.
    fn tell_thoughts(&self) -> Next {
        let bot = self.answered.and_then(|seat| self.bots.get(seat.index())?.as_ref());
        let Some(thoughts) = bot.and_then(|bot| bot.thinking(self.lang)) else {
            return tell_line(&self.words("thinks-nothing", &[]));
        };
        thoughts.lines(self.lang).iter().for_each(|line| println!("{line}"));
        Next::Again
    }

    fn explain(&self, words: &str) -> Next {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        let told = if means(self.lang, "command-not", first) {
            self.session.why_not(rest)
        } else {
            self.session.why(words).map(|lines| lines.join("\n"))
        };
        tell_line(&told.unwrap_or_else(|why| why))
    }

    /// Takes back to the last decision of a person, or to dice that one threw.
    fn undo(&mut self) -> Next {
        loop {
            if let Err(why) = self.session.undo() {
                return tell_line(&why);
            }
            match self.session.waiting() {
                Waiting::Answer(asked) if self.is_bot(&asked) => {}
                _ => break,
            }
        }
        println!("{}", self.words("taken-back", &[]));
        print!("{}", self.session.board(self.paint));
        Next::Ask
    }

    fn save(&self, file: &str) -> Next {
        let form = if file.ends_with(".json") { Form::Json } else { Form::Postcard };
        let saved = self.session.save(form).and_then(|bytes| fs::write(file, bytes).map_err(|e| e.to_string()));
        match saved {
            Ok(()) => tell_line(&self.words("saved-in", &[("file", file.into())])),
            Err(why) => tell_line(&format!("{file}: {why}")),
        }
    }

    fn load(&mut self, file: &str) -> Next {
        let before = match load(self.lang, Path::new(file), &self.shelf) {
            Ok((game, session)) => {
                let before = (std::mem::replace(&mut self.game, game), std::mem::replace(&mut self.session, session));
                self.session.news();
                before
            }
            Err(why) => return tell_line(&why),
        };
        if let Err(why) = self.seat_bots() {
            (self.game, self.session) = before;
            return tell_line(&why);
        }
        println!("{}", self.words("loaded", &[("file", file.into())]));
        print!("{}", self.session.board(self.paint));
        Next::Ask
    }

    /// The question and its options, as far as they can be taken in.
    fn tell(&self, waiting: &Waiting) {
        match waiting {
            Waiting::Answer(asked) if asked.options.len() > SHOWN => {
                let n = asked.options.len() as i64;
                let args = [("seat", asked.name.as_str().into()), ("question", asked.question.as_str().into())];
                let args: Vec<Arg<'_>> = args.into_iter().chain([("n", n.into())]).collect();
                println!("{}", self.words("many-options", &args));
                let place = asked.options.first().map_or("to c4", String::as_str);
                println!("  {}", self.words("type-a-place", &[("place", place.into())]));
            }
            Waiting::Answer(asked) => {
                println!("{}: {}", asked.name, asked.question);
                print!("{}", screen::list(&asked.options));
            }
            Waiting::Dice(what) => println!("{}", self.words("enter-dice", &[("what", what.as_str().into())])),
            Waiting::Over(how) => println!("{}", self.words("game-over", &[("how", how.as_str().into())])),
        }
    }
}

/// Lines that repeat the one before are counted instead.
fn gathered(lines: &[String]) -> Vec<String> {
    let runs = lines.chunk_by(|a, b| a == b);
    runs.map(|run| if run.len() > 1 { format!("{} (×{})", run[0], run.len()) } else { run[0].clone() }).collect()
}

fn tell_line(text: &str) -> Next {
    println!("{text}");
    Next::Again
}

fn tell_all(waiting: &Waiting) -> Next {
    if let Waiting::Answer(asked) = waiting {
        println!("{}: {}", asked.name, asked.question);
        print!("{}", screen::list(&asked.options));
    }
    Next::Again
}
