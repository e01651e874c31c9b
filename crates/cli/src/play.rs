//! `dejarik play`: a game in the terminal, against a computer player or another person at the same keyboard.

use crate::args::Play;
use crate::{Done, input, screen};
use dejarik_agents::{Bot, arena};
use dejarik_games::{Asked, Form, Game, Paint, Session, Shelf, Waiting, Wish, game_of_save};
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

const HELP: &str = "\
Answer with the number of an option, its words, or the beginning of them.
  to c4            move by the shortest way; `via b2 c3 c4` names the squares
  attack b1        two letters on the board stand for the character
  why attack A B   what an Attack is made of; also `why defense B A`, `why damage A B`, `why critical A B`
  why not WORDS    why an answer is not allowed
  options          the options again        board   the table again
  card A           a character's card       rules W what a rule or an ability says
  log [N]          what happened so far     undo    take the last decision back
  save FILE        keep the game            load FILE  go on with another one
  help             this text                quit    leave";

/// How many options are shown without being asked for.
const SHOWN: usize = 40;

/// A person in front of a terminal.
struct Table {
    shelf: Shelf,
    game: Box<dyn Game>,
    session: Box<dyn Session>,
    /// Who answers for each seat; nobody: the person does.
    bots: Vec<Option<Box<dyn Bot>>>,
    opponent: String,
    seed: u64,
    paint: Paint,
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

pub fn run(args: &Play, shelf: &Shelf) -> Done {
    let seed = args
        .seed
        .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_nanos() as u64 % 1_000_000));
    let paint = screen::paint(args.plain);
    let game = shelf.find(&args.game).map_err(|e| e.to_string())?;
    let session = match &args.load {
        Some(path) => Some(load(path, shelf)?),
        None => begin(&*game, args, seed)?.map(|session| (game, session)),
    };
    let Some((game, session)) = session else { return Ok(ExitCode::SUCCESS) };
    let mut table =
        Table { shelf: shelf.clone(), game, session, bots: Vec::new(), opponent: args.opponent.clone(), seed, paint };
    table.seat_bots()?;
    table.play();
    Ok(ExitCode::SUCCESS)
}

/// A game, and a match of it.
type Loaded = (Box<dyn Game>, Box<dyn Session>);

/// A saved game, and the game it is of.
fn load(path: &Path, shelf: &Shelf) -> Result<Loaded, String> {
    let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let told = |e: &dyn ToString| format!("{}: {}", path.display(), e.to_string());
    let name = game_of_save(&bytes).map_err(|e| told(&e))?;
    let game = shelf.find(&name).map_err(|e| told(&e))?;
    let (session, lost) = game.load(&bytes).map_err(|e| told(&e))?;
    if let Some(lost) = lost {
        println!("{}: {lost}.", path.display());
    }
    Ok((game, session))
}

/// A new game; `None` if the input ends before it is agreed on.
fn begin(game: &dyn Game, args: &Play, seed: u64) -> Result<Option<Box<dyn Session>>, String> {
    let wants_squads = !game.squads().is_empty();
    let mut wish = Wish { map: args.map.clone(), ..Wish::default() };
    for (side, word, place) in [("left", &args.left, &mut wish.left), ("right", &args.right, &mut wish.right)] {
        if !wants_squads {
            continue;
        }
        *place = match word {
            Some(word) => {
                let army = input::army(word)?;
                game.check_squad(&army).map_err(|why| input::complaint(word, &army, &why))?;
                Some(army)
            }
            None => match choose_squad(game, side) {
                Some(army) => Some(army),
                None => return Ok(None),
            },
        };
    }
    if wish.map.is_none() && args.left.is_none() && !game.maps().is_empty() {
        let maps = game.maps();
        let Some(map) = choose("map", &maps) else { return Ok(None) };
        wish.map = Some(map);
    }
    let tables = game.tables(&wish).map_err(|e| e.to_string())?;
    let table = &tables[seed as usize % tables.len()];
    println!("{}, seed {seed}. Type `help` at any time.", table.label);
    game.begin(table, seed).map(Some).map_err(|e| e.to_string())
}

fn choose_squad(game: &dyn Game, side: &str) -> Option<dejarik_games::Army> {
    let squads: Vec<_> = game.squads().into_iter().filter(|s| s.ready).collect();
    let lines: Vec<String> = squads.iter().map(|s| format!("{} ({}, {})", s.title, s.faction, s.cost)).collect();
    print!("{}", screen::list(&lines));
    loop {
        let word = screen::ask(&format!("squad of {side} (number, name or file)> "))?;
        let named = word.parse::<usize>().ok().and_then(|n| squads.get(n.checked_sub(1)?)).map(|s| s.name.clone());
        let named =
            named.or_else(|| squads.first().filter(|_| word.is_empty()).map(|s| s.name.clone())).unwrap_or(word);
        let army = input::army(&named).and_then(|army| match game.check_squad(&army) {
            Ok(report) if report.legal => Ok(army),
            Ok(_) => Err(format!("that squad is not legal; `dejarik squad check {named}` tells why")),
            Err(why) => Err(input::complaint(&named, &army, &why)),
        });
        match army {
            Ok(army) => return Some(army),
            Err(why) => println!("{why}"),
        }
    }
}

fn choose(what: &str, options: &[String]) -> Option<String> {
    print!("{}", screen::list(options));
    loop {
        let word = screen::ask(&format!("{what} (number or name)> "))?;
        let by_number = word.parse::<usize>().ok().and_then(|n| options.get(n.checked_sub(1)?));
        let found = by_number.or_else(|| options.iter().find(|o| o.eq_ignore_ascii_case(&word)));
        if let Some(found) = found.or_else(|| options.first().filter(|_| word.is_empty())) {
            return Some(found.clone());
        }
        println!("there is no {what} \"{word}\"");
    }
}

impl Table {
    /// The second seat is the opponent's, if that is no person.
    fn seat_bots(&mut self) -> Result<(), String> {
        self.bots = vec![None];
        if self.opponent.eq_ignore_ascii_case("human") {
            return Ok(());
        }
        let arena = arena(&*self.game).ok_or_else(|| format!("{} has no agents", self.game.name()))?;
        self.bots.push(Some(arena.bot(&self.opponent, self.seed).map_err(|e| e.to_string())?));
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
                Err(why) => return println!("the opponent gives up: {why}"),
            };
            self.session.news().iter().for_each(|line| println!("  {line}"));
            let waiting = self.session.waiting();
            if let (Next::Ask, Waiting::Answer(asked)) = (&next, &waiting) {
                // The table is shown when much may have changed, and when places are asked for.
                if others > 0 || asked.open || seat != Some(asked.seat) {
                    print!("{}", self.session.board(self.paint));
                }
                seat = Some(asked.seat);
            }
            if let Next::Ask = next {
                tell(&waiting);
            }
            let prompt = match &waiting {
                Waiting::Answer(asked) => format!("{}> ", asked.name),
                Waiting::Dice(_) => "dice> ".to_owned(),
                Waiting::Over(_) => "over> ".to_owned(),
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
            answers += 1;
        }
        Ok(answers)
    }

    /// Does what a line says. A mistake costs nothing.
    fn obey(&mut self, line: &str, waiting: &Waiting) -> Next {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Next::Again,
            ("quit" | "exit" | "q", "") => Next::Leave,
            ("help" | "?", _) => say(HELP),
            ("board" | "b", "") => say(self.session.board(self.paint).trim_end()),
            ("options" | "o", "") => tell_all(waiting),
            ("log", count) => self.tell_log(count),
            ("why", rest) => self.explain(rest),
            ("card", name) => match self.session.card(name) {
                Some(lines) => say(&lines.join("\n")),
                None => say(&format!("nobody is called \"{name}\"")),
            },
            ("rules", words) if !words.is_empty() => {
                self.game.look_up(words).iter().take(3).for_each(crate::rules::tell);
                Next::Again
            }
            ("undo", "") => self.undo(),
            ("save", file) if !file.is_empty() => self.save(file),
            ("load", file) if !file.is_empty() => self.load(file),
            ("save" | "load", _) => say("name a file, such as `save game.json`"),
            _ => match self.session.answer(line) {
                Ok(_) => Next::Ask,
                Err(why) => say(&why),
            },
        }
    }

    fn tell_log(&self, count: &str) -> Next {
        let log = self.session.log();
        let count = count.parse().unwrap_or(log.len()).min(log.len());
        log[log.len() - count..].iter().for_each(|line| println!("  {line}"));
        Next::Again
    }

    fn explain(&self, words: &str) -> Next {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        let told = if first.eq_ignore_ascii_case("not") {
            self.session.why_not(rest)
        } else {
            self.session.why(words).map(|lines| lines.join("\n"))
        };
        say(&told.unwrap_or_else(|why| why))
    }

    /// Takes back to the person's own last decision.
    fn undo(&mut self) -> Next {
        loop {
            if let Err(why) = self.session.undo() {
                return say(&why);
            }
            match self.session.waiting() {
                Waiting::Answer(asked) if self.is_bot(&asked) => {}
                _ => break,
            }
        }
        println!("taken back");
        print!("{}", self.session.board(self.paint));
        Next::Ask
    }

    fn save(&self, file: &str) -> Next {
        let form = if file.ends_with(".json") { Form::Json } else { Form::Postcard };
        let saved = self.session.save(form).and_then(|bytes| fs::write(file, bytes).map_err(|e| e.to_string()));
        match saved {
            Ok(()) => say(&format!("saved in {file}")),
            Err(why) => say(&format!("{file}: {why}")),
        }
    }

    fn load(&mut self, file: &str) -> Next {
        let before = match load(Path::new(file), &self.shelf) {
            Ok((game, session)) => {
                let before = (std::mem::replace(&mut self.game, game), std::mem::replace(&mut self.session, session));
                self.session.news();
                before
            }
            Err(why) => return say(&why),
        };
        if let Err(why) = self.seat_bots() {
            (self.game, self.session) = before;
            return say(&why);
        }
        println!("loaded {file}");
        print!("{}", self.session.board(self.paint));
        Next::Ask
    }
}

fn say(text: &str) -> Next {
    println!("{text}");
    Next::Again
}

/// The question and its options, as far as they can be taken in.
fn tell(waiting: &Waiting) {
    match waiting {
        Waiting::Answer(asked) if asked.options.len() > SHOWN => {
            println!("{}: {} ({} options; `options` lists them)", asked.name, asked.question, asked.options.len());
            if asked.open {
                println!("  type a place such as `{}`", asked.options.first().map_or("to c4", String::as_str));
            }
        }
        Waiting::Answer(asked) => {
            println!("{}: {}", asked.name, asked.question);
            print!("{}", screen::list(&asked.options));
        }
        Waiting::Dice(what) => println!("enter {what}"),
        Waiting::Over(how) => println!("The game is over: {how}."),
    }
}

fn tell_all(waiting: &Waiting) -> Next {
    if let Waiting::Answer(asked) = waiting {
        println!("{}: {}", asked.name, asked.question);
        print!("{}", screen::list(&asked.options));
    }
    Next::Again
}
