//! A running match for programs: the same as [`crate::Session`], in JSON instead of words.
//!
//! A server holds a [`Live`] for every match. Whatever goes to a seat passes [`Rules::view`] and [`Rules::seen`], and a
//! question goes to the seat that is asked and to nobody else. Nothing here is told in one language: every call that
//! gives words says which.

use crate::reel::{Film, Reel};
use crate::session::{Once, read_record};
use crate::text::say;
use crate::{Form, Frame, GameError, Hosted, Json};
use dejarik_kernel::{
    End, Lang, Match, Nature, Outcome, Position, QuestionOf, Refusal, Rules, Seat, Seed, Stop, Undo, WhyNot,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A question as a program reads it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Put {
    /// Its number: an answer names it, and an answer to an old number is refused.
    pub number: u32,
    /// Who is asked.
    pub seat: u8,
    /// What is asked, as data.
    pub ask: Json,
    /// What is asked, in words.
    pub words: String,
    /// What may be answered; in an open question only good samples.
    pub options: Vec<Offered>,
    /// Whether other answers than the options may be good.
    pub open: bool,
}

/// One option of a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offered {
    /// The choice as data: send it back, or its place in the list.
    pub choice: Json,
    /// The choice in words.
    pub words: String,
}

/// An answer as a program gives it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// The option at that place.
    Nth(usize),
    /// This choice, for open questions or for those who like to spell it out.
    Choice(Value),
}

/// Something that happened, as a seat may learn of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// Its place among all events of the match.
    pub n: usize,
    /// The event as data.
    pub event: Json,
    /// The event as a line of the log; empty: not worth a line.
    pub words: String,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// A stable word for programs, such as `not_an_option`.
    pub reason: String,
    /// A sentence for people.
    pub text: String,
    /// The rule it follows from, if it does.
    pub rule: Option<String>,
}

/// A running match for programs. It can be sent to another thread, and is used by one at a time.
pub trait Live: Send {
    /// How many people play.
    fn seats(&self) -> usize;
    /// What a seat is called.
    fn seat_name(&self, lang: Lang, seat: Seat) -> String;
    /// What a seat, or with `None` a spectator, may know.
    fn view(&self, lang: Lang, seat: Option<Seat>) -> Json;
    /// Whether everybody may know everything, so that one view and one log do for all.
    fn is_open(&self) -> bool;
    /// The team of a seat: those with the same number win and lose together.
    fn team(&self, seat: Seat) -> u8;
    /// Whom the match waits for.
    fn asked(&self) -> Vec<Seat>;
    /// The number of the open question to that seat.
    fn number(&self, seat: Seat) -> Option<u32>;
    /// The open question to that seat.
    fn question(&self, lang: Lang, seat: Seat) -> Option<Put>;
    /// The choice that an answer means, as it can be kept and given again.
    fn choice(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Value, Refused>;
    /// Takes a seat's answer and plays to the next question. Refused answers change nothing.
    fn answer(&mut self, lang: Lang, number: u32, seat: Seat, given: &Given) -> Result<(), Refused>;
    /// Takes back the last decision.
    fn undo(&mut self, lang: Lang, how: Undo) -> Result<(), Refused>;
    /// How many decisions must be taken back so that the seat's last one is, and whether a roll would be among them.
    fn undoable(&self, seat: Seat) -> Option<(usize, Undo)>;
    /// How many events there are.
    fn count(&self) -> usize;
    /// How often something was taken back: whoever sees it change asks for everything anew.
    fn revision(&self) -> u32;
    /// The events past a count and up to another, as that seat or a spectator may learn of them.
    fn told(&self, lang: Lang, seat: Option<Seat>, from: usize, to: usize) -> Vec<Told>;
    /// All events past a count.
    fn events(&self, lang: Lang, seat: Option<Seat>, from: usize) -> Vec<Told> {
        self.told(lang, seat, from, usize::MAX)
    }
    /// The table after so many events, as that seat or a spectator saw it then.
    fn frame(&mut self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame;
    /// Forgets the finished steps, for an owner who can play the match again from its answers. Whoever looks back then (frames,
    /// events before the last answer's, an undo, the Record) needs one that has been.
    fn forget(&mut self);
    /// Whether the past was forgotten.
    fn forgot(&self) -> bool;
    /// Whether the events past a count can be told.
    fn remembers(&self, from: usize) -> bool;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a number is made of, a line each, as that seat or a spectator may know it.
    fn why(&self, lang: Lang, seat: Option<Seat>, words: &str) -> Result<Vec<String>, String>;
    /// Why that is no good answer for the seat now; `None` if it is one.
    fn why_not(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Option<Refused>, Refused>;
    /// Answers a question of the game's own client about the table as the seat may know it.
    fn query(&self, lang: Lang, seat: Option<Seat>, ask: &Value) -> Result<Value, String>;
    /// The game as it can be saved. While it goes on it holds every secret.
    fn record(&self, form: Form) -> Result<Vec<u8>, String>;
    /// What was agreed before the game, as it can be kept.
    fn setup(&self) -> Result<Vec<u8>, String>;
    /// Under which rules it is played.
    fn version(&self) -> String;
    /// What a computer player needs to answer for the seat: a [`Study`] of the game's own types.
    fn study(&self, seat: Seat) -> Option<Box<dyn Any + Send>>;
}

/// What a computer player needs to answer a question elsewhere than where the match is.
pub struct Study<R: Rules> {
    /// The rules with their Book.
    pub rules: Arc<R>,
    /// The World as the open step began, and the answers since.
    pub position: Position<R>,
    /// The World at the pause.
    pub world: R::World,
    /// The question.
    pub question: QuestionOf<R>,
}

/// Options that are tried to say what each comes to.
const MOST_TRIED: usize = 40;

/// A match behind the type they all share. It keeps the open step and puts the steps before it away: a server has
/// thousands of these, and a long game should not take more memory than a short one.
pub struct Playing<R: Hosted> {
    /// The match.
    pub game: Match<R>,
    /// The World before the last answer, and how many events there were: what is new is told from there.
    before: (usize, R::World),
    /// All events, while somebody looks back, and how many answers ago somebody did.
    film: Option<(Film<R>, u32)>,
    /// Of every decision in a game that hides something: whether it led to something being shown.
    shown: Vec<bool>,
}

/// What comes of a client's words; nothing if the rules stumbled over them. What a client names need not be there: a panic
/// may cost the question that led to it, never the match.
fn contained<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

/// Who looked back so many answers ago has seen enough.
const ENOUGH: u32 = 16;

impl<R: Hosted> Playing<R> {
    /// A new match whose dice follow from this seed.
    pub fn begin(rules: &Arc<R>, setup: &R::Setup, seed: u128) -> Result<Playing<R>, GameError> {
        let base = rules.begin(setup).map_err(GameError::Refused)?;
        let game = Match::new(rules.clone(), setup.clone(), Nature::Seeded(Seed(seed)));
        let game = game.map_err(|e| GameError::refused(e.to_string()))?;
        Ok(Playing { game, before: (0, base), film: None, shown: Vec::new() })
    }

    /// A match as it was saved: under other rules it goes on from there.
    pub fn take_up(rules: &Arc<R>, bytes: &[u8]) -> Result<Playing<R>, GameError> {
        let record = read_record::<R>(bytes)?;
        if let Some(why) = rules.strange(Lang::English, &record.version) {
            return Err(GameError::Refused(why));
        }
        let (game, _) = Match::load(rules.clone(), record).map_err(|e| GameError::refused(e.to_string()))?;
        let before = (game.events().len(), game.world().clone());
        // What was shown then is not worked out again: nobody takes it back alone.
        let shown = game.answers().iter().filter(|answer| !R::OPEN && answer.decided()).map(|_| true).collect();
        Ok(Playing { game, before, film: None, shown })
    }

    /// The match event by event from its beginning.
    fn film(&mut self) -> Option<&mut Film<R>> {
        let (count, packed) = (self.count(), self.game.packed_events());
        // Some events may have come since the film was made; if they were put away too, it is made anew.
        if self.film.as_ref().is_none_or(|(film, _)| film.count() < packed) {
            let base = self.game.rules().begin(self.game.setup()).ok()?;
            let past = self.game.past().ok()?;
            let seats = self.game.rules().seats(self.game.setup());
            self.film = Some((Film::new(self.game.rules(), seats, base, past), 0));
        }
        let (film, since) = self.film.as_mut()?;
        if film.count() < count {
            film.extend(&self.game.events()[film.count() - packed..]);
        }
        *since = 0;
        Some(film)
    }

    /// Events as a seat may learn of them: those of a range, told from a World before the first of them.
    fn tell<'e>(
        &self,
        lang: Lang,
        seat: Option<Seat>,
        (first, mut world): (usize, R::World),
        events: impl Iterator<Item = &'e R::Event>,
        range: Range<usize>,
    ) -> Vec<Told> {
        let rules = self.game.rules();
        let mut told = Vec::new();
        for (n, event) in (first..range.end).zip(events) {
            R::apply(&mut world, event);
            if let Some(seen) = Some(event).filter(|_| n >= range.start).and_then(|event| rules.seen(event, seat)) {
                told.push(Told { n, event: Json::of(&seen), words: rules.event_words(lang, &world, &seen) });
            }
        }
        told
    }

    /// Whether what came of the last answer has shown something.
    fn shows_something(&self) -> bool {
        let (rules, mut world) = (self.game.rules(), self.before.1.clone());
        let fresh = &self.game.events()[self.before.0 - self.game.packed_events()..];
        fresh.iter().any(|event| {
            let shows = rules.shows(&world, event);
            R::apply(&mut world, event);
            shows
        })
    }

    fn told_between(&self, lang: Lang, seat: Option<Seat>, from: usize, to: usize) -> Vec<Told> {
        let (events, packed) = (self.game.events(), self.game.packed_events());
        if from >= self.before.0 {
            let fresh = events[self.before.0 - packed..].iter();
            return self.tell(lang, seat, self.before.clone(), fresh, from..to);
        }
        // The past is played again for this once: who looks on seldom asks for it.
        let base = self.game.rules().begin(self.game.setup());
        let (Ok(base), Ok(past)) = (base, self.game.past()) else { return Vec::new() };
        self.tell(lang, seat, (0, base), past.iter().chain(events), from..to)
    }

    fn refused(&self, lang: Lang, refusal: Refusal) -> Refused {
        let plain = |reason: &str, text: String| Refused { reason: reason.to_owned(), text, rule: None };
        match refusal {
            Refusal::Over => plain("over", say(lang, "refused-over", &[])),
            Refusal::OldNumber { .. } => plain("old_question", say(lang, "refused-old", &[])),
            Refusal::NotAsked(_) => plain("not_asked", say(lang, "refused-not-asked", &[])),
            Refusal::NotAnOption(None) => plain("not_an_option", say(lang, "refused-no-option", &[])),
            Refusal::NotAnOption(Some(why)) => self.reason(lang, &why),
            Refusal::NothingToUndo => plain("nothing_to_undo", say(lang, "nothing-to-undo", &[])),
            Refusal::Revealed => plain("revealed", say(lang, "refused-revealed", &[])),
            Refusal::Fault(fault) => plain("fault", fault.to_string()),
            other @ (Refusal::Dice(_) | Refusal::Setup(_) | Refusal::Save(_)) => plain("refused", other.to_string()),
        }
    }

    /// What each option would come to; nothing where there are too many to try.
    fn outlook(&self, lang: Lang, question: &QuestionOf<R>) -> Vec<Value> {
        if question.options.len() > MOST_TRIED || self.game.questions().len() > 1 {
            return Vec::new();
        }
        let (rules, position) = (self.game.rules(), self.game.position());
        let tried = |choice: &R::Choice| {
            let (then, _) = position.play(rules, &mut Once::<R> { choice: Some(choice.clone()) });
            rules.outlook(lang, self.game.world(), question, choice, &then)
        };
        question.options.iter().map(|choice| tried(choice).unwrap_or_default()).collect()
    }

    /// Why a choice is no good answer, if it is none.
    fn weigh(&self, lang: Lang, seat: Seat, choice: R::Choice) -> Result<Option<Refused>, Refused> {
        if self.game.questions().len() > 1 {
            let question = self.game.question(seat).filter(|q| !q.options.contains(&choice));
            let why = |q: &QuestionOf<R>| self.game.rules().why_not(self.game.world(), &q.ask, &choice);
            return Ok(question.map(|q| self.refused(lang, Refusal::NotAnOption(why(q)))));
        }
        let mut once = Once::<R> { choice: Some(choice) };
        let (_, end) = self.game.position().play(self.game.rules(), &mut once);
        Ok(match end {
            End::Failed(Stop::Refused(why)) => Some(self.refused(lang, Refusal::NotAnOption(why))),
            End::Failed(Stop::Fault(fault)) => Some(self.refused(lang, Refusal::Fault(fault))),
            End::Failed(_) | End::Over(_) | End::Stopped => None,
        })
    }

    fn reason(&self, lang: Lang, why: &WhyNot) -> Refused {
        Refused {
            reason: "not_an_option".to_owned(),
            text: self.game.rules().reason(lang, why),
            rule: Some(why.rule.to_owned()),
        }
    }

    fn read(&self, lang: Lang, seat: Seat, given: &Given) -> Result<R::Choice, Refused> {
        let Some(question) = self.game.question(seat) else {
            let over = self.game.outcome().is_some();
            return Err(self.refused(lang, if over { Refusal::Over } else { Refusal::NotAsked(seat) }));
        };
        let unread = |text: String| Refused { reason: "not_an_option".to_owned(), text, rule: None };
        match given {
            Given::Nth(n) => question.options.get(*n).cloned().ok_or_else(|| unread(say(lang, "no-such-option", &[]))),
            Given::Choice(value) => {
                R::Choice::deserialize(value).map_err(|_| unread(say(lang, "refused-no-option", &[])))
            }
        }
    }
}

impl<R: Hosted> Live for Playing<R> {
    fn seats(&self) -> usize {
        self.game.rules().seats(self.game.setup())
    }

    fn seat_name(&self, lang: Lang, seat: Seat) -> String {
        self.game.rules().seat_words(lang, seat)
    }

    fn view(&self, lang: Lang, seat: Option<Seat>) -> Json {
        self.game.rules().screen(lang, self.game.world(), seat)
    }

    fn is_open(&self) -> bool {
        R::OPEN
    }

    fn team(&self, seat: Seat) -> u8 {
        self.game.rules().team(self.game.world(), seat)
    }

    fn asked(&self) -> Vec<Seat> {
        let open = self.game.questions().iter().filter(|q| self.game.question(q.seat).is_some());
        open.map(|q| q.seat).collect()
    }

    fn number(&self, seat: Seat) -> Option<u32> {
        Some(self.game.question(seat)?.number)
    }

    fn question(&self, lang: Lang, seat: Seat) -> Option<Put> {
        let question = self.game.question(seat)?;
        let (rules, world) = (self.game.rules(), self.game.world());
        let offered = |choice: &R::Choice| Offered {
            choice: Json::of(choice),
            words: rules.choice_words(lang, world, &question.ask, choice),
        };
        Some(Put {
            number: question.number,
            seat: seat.0,
            ask: Json::of(&question.ask),
            words: rules.ask_words(lang, world, &question.ask),
            options: question.options.iter().map(offered).collect(),
            open: question.open,
        })
    }

    fn choice(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Value, Refused> {
        serde_json::to_value(self.read(lang, seat, given)?).map_err(|e| Refused {
            reason: "fault".to_owned(),
            text: e.to_string(),
            rule: None,
        })
    }

    fn answer(&mut self, lang: Lang, number: u32, seat: Seat, given: &Given) -> Result<(), Refused> {
        if let Some(question) = self.game.question(seat).filter(|q| q.number != number) {
            let open = question.number;
            return Err(self.refused(lang, Refusal::OldNumber { given: number, open }));
        }
        let choice = self.read(lang, seat, given)?;
        self.game.pack();
        self.before.0 = self.count();
        self.before.1.clone_from(self.game.world());
        let listed = self.game.question(seat).is_some_and(|q| q.open || q.options.contains(&choice));
        let answered = contained(|| self.game.answer(number, seat, choice));
        match answered.unwrap_or(Err(Refusal::NotAnOption(None))) {
            // What is on no list and made the rules stumble is no fault of theirs.
            Err(Refusal::Fault(_)) if !listed => return Err(self.refused(lang, Refusal::NotAnOption(None))),
            answered => answered.map_err(|refusal| self.refused(lang, refusal))?,
        }
        // Who answers in secret has decided when all have.
        if !R::OPEN && self.game.questions().first().is_none_or(|question| question.number != number) {
            self.shown.push(self.shows_something());
        }
        if let Some((_, since)) = &mut self.film {
            *since += 1;
        }
        self.film.take_if(|(_, since)| *since > ENOUGH);
        Ok(())
    }

    fn undo(&mut self, lang: Lang, how: Undo) -> Result<(), Refused> {
        if how == Undo::Fair && self.shown.last() == Some(&true) {
            return Err(self.refused(lang, Refusal::Revealed));
        }
        self.game.undo(how).map_err(|refusal| self.refused(lang, refusal))?;
        self.shown.pop();
        self.film = None;
        self.game.pack();
        self.before = (self.count(), self.game.world().clone());
        Ok(())
    }

    fn undoable(&self, seat: Seat) -> Option<(usize, Undo)> {
        let (back, revealed) = self.game.last_decision(seat)?;
        let shown = self.shown.iter().rev().take(back).any(|shown| *shown);
        Some((back, if revealed || shown { Undo::Any } else { Undo::Fair }))
    }

    fn count(&self) -> usize {
        self.game.packed_events() + self.game.events().len()
    }

    fn revision(&self) -> u32 {
        self.game.revision()
    }

    fn told(&self, lang: Lang, seat: Option<Seat>, from: usize, to: usize) -> Vec<Told> {
        contained(|| self.told_between(lang, seat, from, to)).unwrap_or_default()
    }

    fn frame(&mut self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame {
        let now = Frame { n: self.count(), event: None, words: String::new(), view: self.view(lang, seat) };
        let found = contained(|| self.film().map(|film| film.frame(lang, seat, n))).flatten();
        if found.is_none() {
            self.film = None;
        }
        found.unwrap_or(now)
    }

    fn forget(&mut self) {
        self.game.forget();
        self.film = None;
    }

    fn forgot(&self) -> bool {
        self.game.forgot()
    }

    fn remembers(&self, from: usize) -> bool {
        from >= self.before.0 || !self.game.forgot()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn why(&self, lang: Lang, seat: Option<Seat>, words: &str) -> Result<Vec<String>, String> {
        contained(|| self.game.rules().why_for(lang, self.game.world(), seat, words))
            .unwrap_or_else(|| Err(say(lang, "not-there", &[])))
    }

    fn why_not(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Option<Refused>, Refused> {
        let choice = self.read(lang, seat, given)?;
        let stumbled = || Some(self.refused(lang, Refusal::NotAnOption(None)));
        contained(|| self.weigh(lang, seat, choice)).unwrap_or_else(|| Ok(stumbled()))
    }

    fn query(&self, lang: Lang, seat: Option<Seat>, ask: &Value) -> Result<Value, String> {
        let question = seat.and_then(|seat| self.game.question(seat));
        let outlook = ask.get("kind").is_some_and(|kind| kind == "outlook");
        let answer = contained(|| match outlook {
            true => Ok(Value::Array(question.map(|q| self.outlook(lang, q)).unwrap_or_default())),
            false => self.game.rules().query(lang, self.game.world(), seat, question, ask),
        });
        answer.unwrap_or_else(|| Err(say(lang, "not-there", &[])))
    }

    fn record(&self, form: Form) -> Result<Vec<u8>, String> {
        if self.game.forgot() {
            return Err("the finished steps were forgotten".to_owned());
        }
        let record = self.game.record();
        match form {
            Form::Json => serde_json::to_vec(&record).map_err(|e| e.to_string()),
            Form::Postcard => postcard::to_stdvec(&record).map_err(|e| e.to_string()),
        }
    }

    fn setup(&self) -> Result<Vec<u8>, String> {
        serde_json::to_vec(self.game.setup()).map_err(|e| e.to_string())
    }

    fn version(&self) -> String {
        self.game.version()
    }

    fn study(&self, seat: Seat) -> Option<Box<dyn Any + Send>> {
        let question = self.game.question(seat)?.clone();
        Some(Box::new(Study {
            rules: self.game.rules().clone(),
            position: self.game.position(),
            world: self.game.world().clone(),
            question,
        }))
    }
}
