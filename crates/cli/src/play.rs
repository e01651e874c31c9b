//! `dejarik play`: a game in the terminal, against a computer player or another person at the same keyboard.

use crate::args::Play;
use crate::{Done, input, screen};
use dejarik_agents::{Bot, arena};
use dejarik_games::text::{Arg, folded, say};
use dejarik_games::{Asked, Form, Game, Lang, Paint, Session, Shelf, Waiting, Wish, game_of_save};
use dejarik_kernel::Seat;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many options are shown without being asked for.
const SHOWN: usize = 40;

/// A person in front of a terminal.
struct Table {
    shelf: Shelf,
    game: Box<dyn Game>,
    session: Box<dyn Session>,
    /// Who answers for each seat; nobody: the person does.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// The seat of the one who answered last.
    answered: Option<Seat>,
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
    let session = match &args.load {
        Some(path) => Some(load(lang, path, shelf)?),
        None => begin(lang, &*game, args, seed)?.map(|session| (game, session)),
    };
    let Some((game, session)) = session else { return Ok(ExitCode::SUCCESS) };
    let mut table = Table {
        shelf: shelf.clone(),
        game,
        session,
        bots: Vec::new(),
        answered: None,
        opponent: args.opponent.clone(),
        seed,
        paint,
        lang,
    };
    table.seat_bots()?;
    table.play();
    Ok(ExitCode::SUCCESS)
}

/// A game, and a match of it.
type Loaded = (Box<dyn Game>, Box<dyn Session>);

/// A saved game, and the game it is of.
fn load(lang: Lang, path: &Path, shelf: &Shelf) -> Result<Loaded, String> {
    let bytes = fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let told = |e: &dyn ToString| format!("{}: {}", path.display(), e.to_string());
    let name = game_of_save(&bytes).map_err(|e| told(&e))?;
    let game = shelf.find(&name).map_err(|e| told(&e))?;
    let (session, lost) = game.load(lang, &bytes).map_err(|e| told(&e))?;
    if let Some(lost) = lost {
        println!("{}: {lost}.", path.display());
    }
    Ok((game, session))
}

/// A new game; `None` if the input ends before it is agreed on.
fn begin(lang: Lang, game: &dyn Game, args: &Play, seed: u64) -> Result<Option<Box<dyn Session>>, String> {
    let wants_squads = !game.squads(lang).is_empty();
    let mut wish = Wish { lang, map: args.map.clone(), ..Wish::default() };
    for (seat, word, place) in [(Seat(0), &args.left, &mut wish.left), (Seat(1), &args.right, &mut wish.right)] {
        if !wants_squads {
            continue;
        }
        *place = match word {
            Some(word) => {
                let army = input::army(word)?;
                game.check_squad(lang, &army).map_err(|why| input::complaint(word, &army, &why))?;
                Some(army)
            }
            None => match choose_squad(lang, game, seat) {
                Some(army) => Some(army),
                None => return Ok(None),
            },
        };
    }
    if wish.map.is_none() && args.left.is_none() && !game.maps().is_empty() {
        let maps = game.maps();
        let Some(map) = choose_map(lang, game, &maps) else { return Ok(None) };
        wish.map = Some(map);
    }
    let tables = game.tables(&wish).map_err(|e| e.to_string())?;
    let table = &tables[seed as usize % tables.len()];
    let begins = [("table", table.label.as_str().into()), ("seed", seed.to_string().into())];
    println!("{}", say(lang, "play-begins", &begins));
    game.begin(lang, table, seed).map(Some).map_err(|e| e.to_string())
}

fn choose_squad(lang: Lang, game: &dyn Game, seat: Seat) -> Option<dejarik_games::Army> {
    let squads: Vec<_> = game.squads(lang).into_iter().filter(|s| s.ready).collect();
    let line = |s: &dejarik_games::SquadEntry| own(lang, &format!("{} ({}, {})", s.title, s.faction, s.cost), s.own);
    let lines: Vec<String> = squads.iter().map(line).collect();
    print!("{}", screen::list(&lines));
    let prompt = format!("{}> ", say(lang, "ask-squad", &[("seat", game.seat_words(lang, seat).into())]));
    loop {
        let word = screen::ask(&prompt)?;
        let named = word.parse::<usize>().ok().and_then(|n| squads.get(n.checked_sub(1)?)).map(|s| s.name.clone());
        let named =
            named.or_else(|| squads.first().filter(|_| word.is_empty()).map(|s| s.name.clone())).unwrap_or(word);
        let army = input::army(&named).and_then(|army| match game.check_squad(lang, &army) {
            Ok(report) if report.legal => Ok(army),
            Ok(_) => Err(say(lang, "squad-is-not-legal", &[("name", named.as_str().into())])),
            Err(why) => Err(input::complaint(&named, &army, &why)),
        });
        match army {
            Ok(army) => return Some(army),
            Err(why) => println!("{why}"),
        }
    }
}

/// A line of a list, marked if it comes from the player's own folder.
fn own(lang: Lang, name: &str, own: bool) -> String {
    if own { say(lang, "own-named", &[("name", name.into())]) } else { name.to_owned() }
}

fn choose_map(lang: Lang, game: &dyn Game, options: &[String]) -> Option<String> {
    let lines: Vec<String> = options.iter().map(|map| own(lang, map, game.is_own_map(map))).collect();
    print!("{}", screen::list(&lines));
    loop {
        let word = screen::ask(&format!("{}> ", say(lang, "ask-map", &[])))?;
        let by_number = word.parse::<usize>().ok().and_then(|n| options.get(n.checked_sub(1)?));
        let found = by_number.or_else(|| options.iter().find(|o| o.eq_ignore_ascii_case(&word)));
        if let Some(found) = found.or_else(|| options.first().filter(|_| word.is_empty())) {
            return Some(found.clone());
        }
        println!("{}", say(lang, "no-such-map", &[("name", word.into())]));
    }
}

impl Table {
    /// The second seat is the opponent's, if that is no person.
    fn seat_bots(&mut self) -> Result<(), String> {
        self.bots = vec![None];
        if self.opponent.eq_ignore_ascii_case("human") {
            return Ok(());
        }
        let arena = arena(&*self.game).ok_or_else(|| self.words("no-agents", &[("game", self.game.name().into())]))?;
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
                Err(why) => return println!("{}", self.words("opponent-gives-up", &[("why", why.into())])),
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
            (Some(Order::Help), _) => tell_line(&help(self.lang)),
            (Some(Order::Board), "") => tell_line(self.session.board(self.paint).trim_end()),
            (Some(Order::Options), "") => tell_all(waiting),
            (Some(Order::Log), count) => self.tell_log(count),
            (Some(Order::Why), rest) => self.explain(rest),
            (Some(Order::Card), name) => match self.session.card(name) {
                Some(lines) => tell_line(&lines.join("\n")),
                None => tell_line(&self.words("name-nobody", &[("words", name.into())])),
            },
            (Some(Order::Rules), words) if !words.is_empty() => {
                self.game.look_up(self.lang, words).iter().take(3).for_each(crate::rules::tell);
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
        let log = self.session.log();
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

    /// Takes back to the person's own last decision.
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
                if asked.open {
                    let place = asked.options.first().map_or("to c4", String::as_str);
                    println!("  {}", self.words("type-a-place", &[("place", place.into())]));
                }
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

/// What can be asked for besides answering.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Quit,
    Help,
    Board,
    Options,
    Log,
    Why,
    Card,
    Rules,
    Think,
    Undo,
    Save,
    Load,
}

impl Order {
    /// What a word asks for.
    fn read(lang: Lang, word: &str) -> Option<Order> {
        let orders = [
            (Order::Quit, "command-quit"),
            (Order::Help, "command-help"),
            (Order::Board, "command-board"),
            (Order::Options, "command-options"),
            (Order::Log, "command-log"),
            (Order::Why, "command-why"),
            (Order::Card, "command-card"),
            (Order::Rules, "command-rules"),
            (Order::Think, "command-think"),
            (Order::Undo, "command-undo"),
            (Order::Save, "command-save"),
            (Order::Load, "command-load"),
        ];
        orders.into_iter().find(|(_, key)| means(lang, key, word)).map(|(order, _)| order)
    }
}

/// Whether the word is one of those that the text lists.
fn means(lang: Lang, key: &str, word: &str) -> bool {
    say(lang, key, &[]).split(' ').any(|known| known == folded(word))
}

fn help(lang: Lang) -> String {
    (1..=11).map(|n| say(lang, &format!("help-{n:02}"), &[])).collect::<Vec<_>>().join("\n")
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
