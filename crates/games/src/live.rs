//! A running match for programs: the same as [`crate::Session`], in JSON instead of words.
//!
//! A server holds a [`Live`] for every match. Whatever goes to a seat passes [`Rules::view`] and [`Rules::seen`], and a
//! question goes to the seat that is asked and to nobody else. Nothing here is told in one language: every call that
//! gives words says which.

use crate::text::say;
use crate::{Form, Frame, GameError, Hosted};
use dejarik_kernel::{
    Answer, Answers, Dice, End, Faces, Lang, Match, Nature, Order, Outcome, Position, QuestionOf, Refusal, Reply,
    Rules, Seat, Seed, Stop, Undo, WhyNot,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// A question as a program reads it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Put {
    /// Its number: an answer names it, and an answer to an old number is refused.
    pub number: u32,
    /// Who is asked.
    pub seat: u8,
    /// What is asked, as data.
    pub ask: Value,
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
    pub choice: Value,
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
    pub event: Value,
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
    fn view(&self, lang: Lang, seat: Option<Seat>) -> Value;
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
    /// The events past a count, as that seat or a spectator may learn of them.
    fn events(&mut self, lang: Lang, seat: Option<Seat>, from: usize) -> Vec<Told>;
    /// The table after so many events, as that seat or a spectator saw it then.
    fn frame(&self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a number is made of, a line each.
    fn why(&self, lang: Lang, words: &str) -> Result<Vec<String>, String>;
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

/// What one viewer sees of an event, and in which words; nothing, if it is hidden from them.
type Seen<E> = Option<(E, String)>;

/// A line of the log in one language, and how others than everybody see it.
struct Line<E> {
    words: String,
    /// Those who see something else, or nothing.
    others: Vec<(Option<Seat>, Seen<E>)>,
}

/// The log in one language.
struct Log<R: Rules> {
    lang: Lang,
    shadow: R::World,
    lines: Vec<Line<R::Event>>,
}

/// A match behind the type they all share.
pub struct Playing<R: Hosted> {
    /// The match.
    pub game: Match<R>,
    /// The World before the first event.
    base: R::World,
    logs: Vec<Log<R>>,
}

impl<R: Hosted> Playing<R> {
    /// A new match whose dice follow from this seed.
    pub fn begin(rules: &Arc<R>, setup: &R::Setup, seed: u128) -> Result<Playing<R>, GameError> {
        let base = rules.begin(setup).map_err(GameError::Refused)?;
        let game = Match::new(rules.clone(), setup.clone(), Nature::Seeded(Seed(seed)));
        let game = game.map_err(|e| GameError::refused(e.to_string()))?;
        Ok(Playing { game, base, logs: Vec::new() })
    }

    fn log(&mut self, lang: Lang) -> &mut Log<R> {
        let at = self.logs.iter().position(|log| log.lang == lang).unwrap_or_else(|| {
            self.logs.push(Log { lang, shadow: self.base.clone(), lines: Vec::new() });
            self.logs.len() - 1
        });
        let (game, log) = (&self.game, &mut self.logs[at]);
        let viewers: Vec<Option<Seat>> =
            Seat::first(game.rules().seats(game.setup())).map(Some).chain(std::iter::once(None)).collect();
        for event in &game.events()[log.lines.len()..] {
            R::apply(&mut log.shadow, event);
            let words = |event: &R::Event| game.rules().event_words(lang, &log.shadow, event);
            let mut others = Vec::new();
            for viewer in &viewers {
                match game.rules().seen(event, *viewer) {
                    Some(seen) if seen == *event => {}
                    seen => others.push((*viewer, seen.map(|seen| (seen.clone(), words(&seen))))),
                }
            }
            // Where nobody sees it as it was, nobody needs the words for that.
            let words = if others.len() == viewers.len() { String::new() } else { words(event) };
            log.lines.push(Line { words, others });
        }
        &mut self.logs[at]
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

fn value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

impl<R: Hosted> Live for Playing<R> {
    fn seats(&self) -> usize {
        self.game.rules().seats(self.game.setup())
    }

    fn seat_name(&self, lang: Lang, seat: Seat) -> String {
        self.game.rules().seat_words(lang, seat)
    }

    fn view(&self, lang: Lang, seat: Option<Seat>) -> Value {
        self.game.rules().screen(lang, self.game.world(), seat)
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
            choice: value(choice),
            words: rules.choice_words(lang, world, &question.ask, choice),
        };
        Some(Put {
            number: question.number,
            seat: seat.0,
            ask: value(&question.ask),
            words: rules.ask_words(lang, world, &question.ask),
            options: question.options.iter().map(offered).collect(),
            open: question.open,
        })
    }

    fn choice(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Value, Refused> {
        Ok(value(&self.read(lang, seat, given)?))
    }

    fn answer(&mut self, lang: Lang, number: u32, seat: Seat, given: &Given) -> Result<(), Refused> {
        if let Some(question) = self.game.question(seat).filter(|q| q.number != number) {
            let open = question.number;
            return Err(self.refused(lang, Refusal::OldNumber { given: number, open }));
        }
        let choice = self.read(lang, seat, given)?;
        self.game.answer(number, seat, choice).map_err(|refusal| self.refused(lang, refusal))
    }

    fn undo(&mut self, lang: Lang, how: Undo) -> Result<(), Refused> {
        self.game.undo(how).map_err(|refusal| self.refused(lang, refusal))?;
        self.logs.clear();
        Ok(())
    }

    fn undoable(&self, seat: Seat) -> Option<(usize, Undo)> {
        let answers = self.game.answers();
        let at = answers.iter().rposition(|answer| match answer {
            Answer::Chose { seat: whose, forced: false, .. } => *whose == seat,
            Answer::Each(each) => each.iter().any(|(whose, _, _)| *whose == seat),
            Answer::Chose { .. } | Answer::Fell(..) | Answer::Order(_) => false,
        })?;
        let back = answers[at..].iter().filter(|answer| answer.decided()).count();
        let revealed = answers[at..].iter().any(Answer::reveals);
        Some((back, if revealed { Undo::Any } else { Undo::Fair }))
    }

    fn count(&self) -> usize {
        self.game.events().len()
    }

    fn revision(&self) -> u32 {
        self.game.revision()
    }

    fn events(&mut self, lang: Lang, seat: Option<Seat>, from: usize) -> Vec<Told> {
        let from = from.min(self.game.events().len());
        self.log(lang);
        let log = self.logs.iter().find(|log| log.lang == lang);
        let lines = log.map_or(&[][..], |log| &log.lines[from..]);
        let mut told = Vec::with_capacity(lines.len());
        for (i, (line, event)) in lines.iter().zip(&self.game.events()[from..]).enumerate() {
            let n = from + i;
            match line.others.iter().find(|(viewer, _)| *viewer == seat) {
                None => told.push(Told { n, event: value(event), words: line.words.clone() }),
                Some((_, Some((event, words)))) => {
                    told.push(Told { n, event: value(event), words: words.clone() });
                }
                Some((_, None)) => {}
            }
        }
        told
    }

    fn frame(&self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame {
        let (rules, mut world) = (self.game.rules(), self.base.clone());
        let n = n.min(self.game.events().len());
        self.game.events()[..n].iter().for_each(|event| R::apply(&mut world, event));
        let event = n.checked_sub(1).and_then(|last| rules.seen(&self.game.events()[last], seat));
        let words = event.as_ref().map(|event| rules.event_words(lang, &world, event)).unwrap_or_default();
        Frame { n, event: event.as_ref().map(value), words, view: rules.screen(lang, &world, seat) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn why(&self, lang: Lang, words: &str) -> Result<Vec<String>, String> {
        self.game.rules().why(lang, self.game.world(), words)
    }

    fn why_not(&self, lang: Lang, seat: Seat, given: &Given) -> Result<Option<Refused>, Refused> {
        let choice = self.read(lang, seat, given)?;
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

    fn query(&self, lang: Lang, seat: Option<Seat>, ask: &Value) -> Result<Value, String> {
        let question = seat.and_then(|seat| self.game.question(seat));
        if ask.get("kind").is_some_and(|kind| kind == "outlook") {
            return Ok(Value::Array(question.map(|q| self.outlook(lang, q)).unwrap_or_default()));
        }
        self.game.rules().query(lang, self.game.world(), seat, question, ask)
    }

    fn record(&self, form: Form) -> Result<Vec<u8>, String> {
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
        self.game.rules().version()
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

/// Gives one answer, then none.
struct Once<R: Rules> {
    choice: Option<R::Choice>,
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
