//! A running match in words: what a terminal shows and takes, whatever the game's types.

use crate::text::{folded, joined, say};
use crate::{GameError, Hosted};
use dejarik_kernel::{
    Answers, Dice, End, Faces, Lang, Match, Nature, Order, Outcome, Pending, QuestionOf, RecordOf, Refusal, Reply,
    Rules, Seat, Stop, Undo, WhyNot,
};
use dejarik_minis::text::Arg;
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// What a match waits for, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// An answer.
    Answer(Asked),
    /// Dice, or an order, that a person enters.
    Dice(String),
    /// Nothing: the game is over, in these words.
    Over(String),
}

/// A question in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// What that seat is called.
    pub name: String,
    /// What is asked.
    pub question: String,
    /// What may be answered; in an open question only samples.
    pub options: Vec<String>,
    /// Whether other answers than the options may be good.
    pub open: bool,
}

/// A running match in words.
pub trait Session: Send {
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// What the match waits for.
    fn waiting(&self) -> Waiting;
    /// What happened since this was last asked, a line each.
    fn news(&mut self) -> Vec<String>;
    /// Everything that happened, a line each.
    fn log(&self) -> &[String];
    /// Takes an answer in words: the number of an option, its words or the beginning of them, or what an open question
    /// allows. Says what was understood.
    fn answer(&mut self, words: &str) -> Result<String, String>;
    /// Takes the option at that place.
    fn choose(&mut self, nth: usize) -> Result<(), String>;
    /// Takes back the last decision.
    fn undo(&mut self) -> Result<(), String>;
    /// What a number is made of, a line each.
    fn why(&self, words: &str) -> Result<Vec<String>, String>;
    /// Why these words are no good answer now.
    fn why_not(&self, words: &str) -> Result<String, String>;
    /// The table as it stands; colours are the terminal's escape codes.
    fn board(&self, paint: Paint) -> String;
    /// The table as it stands, as a seat's screen shows it.
    fn screen(&self, seat: Option<Seat>) -> Value;
    /// An answer to what a seat's screen asks about the table.
    fn query(&self, seat: Option<Seat>, what: &Value) -> Result<Value, String>;
    /// What a player may look at by name, such as a character's card.
    fn card(&self, words: &str) -> Option<Vec<String>>;
    /// The game as it can be saved.
    fn save(&self, form: Form) -> Result<Vec<u8>, String>;
    /// The [`Running`] behind this, for those who know its type.
    fn as_any(&mut self) -> &mut dyn Any;
}

/// Whether a picture has colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// The terminal's colours.
    Colour,
    /// Letters only.
    Plain,
}

/// How a saved game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Text that people can read.
    Json,
    /// As few bytes as possible.
    Postcard,
}

/// A match, and the log of it.
pub struct Running<R: Hosted> {
    /// The match.
    pub game: Match<R>,
    /// The World after the last event that was put into words.
    shadow: R::World,
    /// Where the log begins if not with the setup: the World then, and how many events came before.
    taken_up: Option<(R::World, usize)>,
    lang: Lang,
    told: usize,
    log: Vec<String>,
    shown: usize,
}

impl<R: Hosted> Running<R> {
    /// A new match.
    pub fn begin(lang: Lang, rules: &Arc<R>, setup: &R::Setup, nature: Nature) -> Result<Running<R>, GameError> {
        let refuse = |e: &dyn ToString| GameError::refused(e.to_string());
        let shadow = rules.begin(setup).map_err(GameError::Refused)?;
        let game = Match::new(rules.clone(), setup.clone(), nature).map_err(|e| refuse(&e))?;
        Ok(Running::new(lang, game, shadow))
    }

    /// A saved match, played again from its beginning so that nobody can have changed it. Under other rules it is taken up
    /// where its last step began; the second part of the result says what was lost.
    pub fn load(lang: Lang, rules: &Arc<R>, bytes: &[u8]) -> Result<(Running<R>, Option<String>), GameError> {
        let record = read_record::<R>(bytes)?;
        if let Some(why) = rules.strange(lang, &record.version) {
            return Err(GameError::Refused(why));
        }
        let refuse = |e: Refusal| GameError::refused(e.to_string());
        if record.version == rules.version() {
            let game = record.verify(rules).map_err(refuse)?;
            let shadow = rules.begin(&record.setup).map_err(GameError::Refused)?;
            return Ok((Running::new(lang, game, shadow), None));
        }
        let (version, start, before) = (record.version.clone(), record.start.clone(), record.events.len());
        let (game, dropped) = Match::load(rules.clone(), record).map_err(refuse)?;
        let version = ("version", version.into());
        let told = match dropped {
            0 => say(lang, "saved-under", &[version]),
            n => say(lang, "saved-under-dropped", &[version, ("n", (n as i64).into())]),
        };
        let taken_up = Some((start.clone(), before));
        let mut running = Running { taken_up, told: before, ..Running::silent(lang, game, start) };
        running.listen();
        Ok((running, Some(told)))
    }

    fn new(lang: Lang, game: Match<R>, shadow: R::World) -> Running<R> {
        let mut running = Running::silent(lang, game, shadow);
        running.listen();
        running
    }

    fn silent(lang: Lang, game: Match<R>, shadow: R::World) -> Running<R> {
        Running { game, shadow, taken_up: None, lang, told: 0, log: Vec::new(), shown: 0 }
    }

    /// Puts what is new into words.
    fn listen(&mut self) {
        for event in &self.game.events()[self.told..] {
            R::apply(&mut self.shadow, event);
            let line = self.game.rules().event_words(self.lang, &self.shadow, event);
            if !line.is_empty() {
                self.log.push(line);
            }
        }
        self.told = self.game.events().len();
    }

    /// The log anew, after something was taken back.
    fn tell_anew(&mut self) -> Result<(), String> {
        let since = self.taken_up.clone().filter(|_| self.game.is_taken_up());
        (self.shadow, self.told) = match since {
            Some(since) => since,
            None => (self.game.rules().begin(self.game.setup())?, 0),
        };
        self.log.clear();
        self.listen();
        self.shown = self.shown.min(self.log.len());
        Ok(())
    }

    /// The question that is answered next.
    pub fn question(&self) -> Option<&QuestionOf<R>> {
        self.game.questions().iter().find(|q| self.game.question(q.seat).is_some())
    }

    /// Gives an answer to the question that is answered next.
    pub fn give(&mut self, choice: R::Choice) -> Result<(), String> {
        let question = self.asked()?;
        let (number, seat) = (question.number, question.seat);
        self.game.answer(number, seat, choice).map_err(|refusal| match refusal {
            Refusal::NotAnOption(Some(why)) => self.reason(&why),
            other => other.to_string(),
        })?;
        self.listen();
        Ok(())
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.rules().seat_words(self.lang, seat)
    }

    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        say(self.lang, key, args)
    }

    fn asked(&self) -> Result<&QuestionOf<R>, String> {
        self.question().ok_or_else(|| self.say("nothing-asked", &[]))
    }

    fn reason(&self, why: &WhyNot) -> String {
        format!("{} ({})", self.game.rules().reason(self.lang, why), why.rule)
    }

    fn options(&self, question: &QuestionOf<R>) -> Vec<String> {
        self.game.rules().option_words(self.lang, self.game.world(), question)
    }

    /// Takes what dice show that a person threw.
    fn enter(&mut self, words: &str) -> Result<(), String> {
        let Pending::Dice(dice) = *self.game.pending() else { return Err(self.say("nothing-asked", &[])) };
        let split = words.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
        let faces: Option<Vec<u8>> = split.map(|word| word.parse().ok()).collect();
        let wrong = || {
            let (example, sides) = (vec![dice.sides.to_string(); dice.count.into()].join(" "), dice.sides.into());
            self.say("enter-faces", &[("n", dice.count.into()), ("sides", sides), ("example", example.into())])
        };
        let faces = faces.filter(|faces| dice.could_show(faces)).ok_or_else(wrong)?;
        self.game.enter_dice(&faces).map_err(|e| e.to_string())?;
        self.listen();
        Ok(())
    }

    /// What words mean as an answer.
    fn read(&self, question: &QuestionOf<R>, words: &str) -> Result<R::Choice, String> {
        if let Ok(number) = words.parse::<usize>() {
            let nth = number.checked_sub(1).and_then(|n| question.options.get(n));
            if let Some(choice) = nth {
                return Ok(choice.clone());
            }
        }
        let (rules, world) = (self.game.rules(), self.game.world());
        let (plain, words) = (folded(words), folded(&rules.expand(world, words)));
        let options: Vec<String> = self.options(question).iter().map(|o| folded(o)).collect();
        let only = |fits: &dyn Fn(&str) -> bool| {
            let mut fitting = options.iter().enumerate().filter(|(_, o)| fits(o)).map(|(i, _)| i);
            fitting.next().filter(|_| fitting.next().is_none())
        };
        // A number is not cut short: what begins with 5 is not meant by 5.
        let ends = |rest: &str| {
            !words.ends_with(|c: char| c.is_ascii_digit())
                || !rest.starts_with(|c: char| c.is_ascii_digit() || c == '.')
        };
        let begins = |o: &str| o.strip_prefix(words.as_str()).is_some_and(ends);
        let holds = |o: &str| o.match_indices(words.as_str()).any(|(at, found)| ends(&o[at + found.len()..]));
        let same = options.iter().position(|o| *o == plain || *o == words);
        if let Some(same) = same.or_else(|| only(&begins)) {
            return Ok(question.options[same].clone());
        }
        let read = |words: &str| rules.read_choice(world, &question.ask, &rules.in_english(self.lang, words));
        // A number that is no option stands for nothing else where the options are all there is.
        let stray =
            |choice: &R::Choice| plain.parse::<usize>().is_ok() && !question.open && !question.options.contains(choice);
        if let Some(choice) = read(&words).or_else(|| read(&plain)).filter(|choice| !stray(choice)) {
            return Ok(choice);
        }
        if let Some(like) = only(&holds) {
            return Ok(question.options[like].clone());
        }
        let several: Vec<&str> = options.iter().filter(|o| o.contains(&words)).map(String::as_str).take(6).collect();
        Err(match several.as_slice() {
            [] if plain.parse::<usize>().is_ok() => {
                self.say("no-such-number", &[("words", plain.into()), ("options", (options.len() as i64).into())])
            }
            [] => self.say("not-understood", &[("words", words.into())]),
            _ => self.say("may-be", &[("words", words.into()), ("options", several.join(", ").into())]),
        })
    }
}

impl<R: Hosted> Session for Running<R> {
    fn seats(&self) -> usize {
        self.game.rules().seats(self.game.setup())
    }

    fn waiting(&self) -> Waiting {
        if let Some(question) = self.question() {
            return Waiting::Answer(Asked {
                seat: question.seat,
                name: self.seat_name(question.seat),
                question: self.game.rules().ask_words(self.lang, self.game.world(), &question.ask),
                options: self.options(question),
                open: question.open,
            });
        }
        match self.game.pending() {
            Pending::Dice(dice) => {
                let dice = dice_words(self.lang, *dice);
                Waiting::Dice(match self.game.rules().throw_words(self.lang, self.game.world()) {
                    Some(what) => self.say("wait-dice-for", &[("dice", dice.into()), ("what", what.into())]),
                    None => dice,
                })
            }
            Pending::Shuffle(n) => Waiting::Dice(self.say("wait-order", &[("n", (*n).into())])),
            Pending::Questions(_) => Waiting::Dice(self.say("wait-others", &[])),
            Pending::Over(Outcome::Draw) => Waiting::Over(self.say("over-draw", &[])),
            Pending::Over(Outcome::Won(seats)) => {
                let names: Vec<String> = seats.iter().map(|s| self.seat_name(s)).collect();
                Waiting::Over(self.say("over-won", &[("seats", joined(self.lang, &names).into())]))
            }
        }
    }

    fn news(&mut self) -> Vec<String> {
        let from = std::mem::replace(&mut self.shown, self.log.len());
        self.log[from..].to_vec()
    }

    fn log(&self) -> &[String] {
        &self.log
    }

    fn answer(&mut self, words: &str) -> Result<String, String> {
        if let (None, Pending::Dice(_)) = (self.question(), self.game.pending()) {
            self.enter(words)?;
            return Ok(words.to_owned());
        }
        let question = self.asked()?;
        let choice = self.read(question, words)?;
        let said = self.game.rules().choice_words(self.lang, self.game.world(), &question.ask, &choice);
        self.give(choice)?;
        Ok(said)
    }

    fn choose(&mut self, nth: usize) -> Result<(), String> {
        let choice = self.question().and_then(|q| q.options.get(nth)).cloned();
        let choice = choice.ok_or_else(|| self.say("no-such-option", &[]))?;
        self.give(choice)
    }

    fn undo(&mut self) -> Result<(), String> {
        self.game.undo(Undo::Any).map_err(|refusal| match refusal {
            Refusal::NothingToUndo => self.say("nothing-to-undo", &[]),
            other => other.to_string(),
        })?;
        self.tell_anew()
    }

    fn why(&self, words: &str) -> Result<Vec<String>, String> {
        self.game.rules().why(self.lang, self.game.world(), words)
    }

    fn why_not(&self, words: &str) -> Result<String, String> {
        let question = self.asked()?;
        if words.trim().is_empty() {
            return Err(self.say("why-not-what", &[]));
        }
        let choice = self.read(question, words)?;
        let mut answers = Once::<R> { choice: Some(choice.clone()) };
        let said = self.game.rules().choice_words(self.lang, self.game.world(), &question.ask, &choice);
        let (_, end) = self.game.position().play(self.game.rules(), &mut answers);
        Ok(match end {
            End::Failed(Stop::Refused(Some(why))) => self.reason(&why),
            End::Failed(Stop::Refused(None)) => self.say("not-an-answer", &[("choice", said.into())]),
            End::Failed(other) => {
                self.say("leads-to-a-fault", &[("choice", said.into()), ("fault", format!("{other:?}").into())])
            }
            End::Over(_) | End::Stopped => self.say("is-allowed", &[("choice", said.into())]),
        })
    }

    fn board(&self, paint: Paint) -> String {
        let (rules, world) = (self.game.rules(), self.game.world());
        let held = Running::question(self).map(|q| rules.held(self.lang, world, q.seat)).unwrap_or_default();
        rules.board(self.lang, world, paint) + &held
    }

    fn screen(&self, seat: Option<Seat>) -> Value {
        self.game.rules().screen(self.lang, self.game.world(), seat).value()
    }

    fn query(&self, seat: Option<Seat>, what: &Value) -> Result<Value, String> {
        let question = seat.and_then(|seat| self.game.question(seat));
        self.game.rules().query(self.lang, self.game.world(), seat, question, what)
    }

    fn card(&self, words: &str) -> Option<Vec<String>> {
        self.game.rules().card_words(self.lang, self.game.world(), words)
    }

    fn save(&self, form: Form) -> Result<Vec<u8>, String> {
        let record = self.game.record();
        match form {
            Form::Json => serde_json::to_vec(&record).map_err(|e| e.to_string()),
            Form::Postcard => postcard::to_stdvec(&record).map_err(|e| e.to_string()),
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

/// Dice that are to be thrown.
pub(crate) fn dice_words(lang: Lang, dice: Dice) -> String {
    say(lang, "wait-dice", &[("n", dice.count.into()), ("sides", dice.sides.into())])
}

/// Gives one answer, then none.
pub(crate) struct Once<R: Rules> {
    pub(crate) choice: Option<R::Choice>,
}

impl<R: Rules> Answers<R> for Once<R> {
    fn choose(&mut self, _: &R, _: &R::World, _: &QuestionOf<R>) -> Reply<R::Choice> {
        self.choice.take().map_or(Reply::NotNow, Reply::Choice)
    }

    fn dice(&mut self, _: Dice) -> Option<Faces> {
        None
    }

    fn order(&mut self, _: u16) -> Option<Order> {
        None
    }
}

/// Reads a saved game, whichever way it was written.
pub(crate) fn read_record<R: Rules>(bytes: &[u8]) -> Result<RecordOf<R>, GameError> {
    let broken = |e: &dyn ToString| GameError::refused(format!("this is no saved game: {}", e.to_string()));
    if bytes.first() == Some(&b'{') {
        return serde_json::from_slice(bytes).map_err(|e| broken(&e));
    }
    postcard::from_bytes(bytes).map_err(|e| broken(&e))
}

/// Which game a saved one is of.
pub fn game_of_save(bytes: &[u8]) -> Result<String, GameError> {
    #[derive(serde::Deserialize)]
    struct Head {
        game: String,
    }
    let broken = || GameError::refused("this is no saved game");
    if bytes.first() == Some(&b'{') {
        return serde_json::from_slice(bytes).map(|head: Head| head.game).map_err(|_| broken());
    }
    postcard::take_from_bytes(bytes).map(|(game, _)| game).map_err(|_| broken())
}
