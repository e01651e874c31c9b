//! Where a rule stands: it reads the World, writes it by events, and asks.

use crate::question::{Answer, Answers, List, Pick, Question, Reply};
use crate::{AnswerOf, Dice, Faces, Order, QuestionOf, Rules, Seat, WhyNot};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a rule returns: a value, or [`Pause`] because an answer is missing.
pub type Play<T> = Result<T, Pause>;

/// An answer is missing, or the game is over; only the kernel can make one. Always pass it on with `?`.
#[derive(Debug)]
#[must_use = "a Pause must leave the step: pass it on with `?`"]
pub struct Pause(());

/// Something that should never happen in rules that are right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Fault {
    /// A known answer does not belong to the question now asked.
    #[error("the answers do not fit the questions any more: {0}")]
    Diverged(String),
    /// A question had no options.
    #[error("a question without options: {0}")]
    NoOption(String),
    /// An option that the law of its own question does not allow.
    #[error("an option against the law: {0}")]
    Unlawful(String),
    /// Happenings inside happenings without end.
    #[error("happenings nested more than {0} deep")]
    TooDeep(usize),
    /// Nobody was asked anything for too long.
    #[error("no question for {0} rule operations")]
    Endless(u32),
    /// A rule swallowed a Pause.
    #[error("a rule went on after a Pause")]
    WentOn,
    /// A rule panicked.
    #[error("a rule panicked: {0}")]
    Panicked(String),
    /// Dice, an order or a list of choices of the wrong shape.
    #[error("an answer of the wrong kind: {0}")]
    WrongKind(String),
}

/// Why a step stopped.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop<A, C> {
    /// It came to its end.
    Done,
    /// The game ended inside it.
    Over,
    /// Somebody is asked, or several at once.
    Asked(Vec<Question<A, C>>),
    /// Nature is asked for dice.
    Dice(Dice),
    /// Nature is asked for an order of so many things.
    Shuffle(u16),
    /// The answer just given is not allowed.
    Refused(Option<WhyNot>),
    /// The rules are wrong.
    Fault(Fault),
}

/// How deep happenings may nest.
const DEEPEST: usize = 100;
/// How many operations may pass without a question.
pub(crate) const MOST_OPERATIONS: u32 = 10_000;

/// For how many options there is room at first: a step asks several times, and mostly this is enough for all of them.
const ROOM: usize = 128;

/// Where a rule stands. See the crate's documentation for how a rule reads.
pub struct At<'a, R: Rules> {
    rules: &'a R,
    world: &'a mut R::World,
    answers: &'a mut dyn Answers<R>,
    known: &'a [AnswerOf<R>],
    cursor: usize,
    tape: Option<&'a mut Tape<R>>,
    stop: Option<Stop<R::Ask, R::Choice>>,
    depth: usize,
    operations: u32,
    scratch: Vec<R::Choice>,
}

/// What is written down while a step runs.
pub struct Tape<R: Rules> {
    /// The answers that were given beyond the known ones.
    pub answers: Vec<AnswerOf<R>>,
    /// Everything that happened.
    pub events: Vec<R::Event>,
    /// For each throw and shuffle, known ones included, how many events had happened by then.
    pub falls: Vec<usize>,
}

impl<R: Rules> Default for Tape<R> {
    fn default() -> Self {
        Tape { answers: Vec::new(), events: Vec::new(), falls: Vec::new() }
    }
}

/// Runs one step: first on the answers already known, then on those that `answers` gives. `idle` counts operations
/// since somebody was last asked, through finished steps.
pub fn run<'a, R: Rules>(
    rules: &'a R,
    world: &'a mut R::World,
    known: &'a [AnswerOf<R>],
    answers: &'a mut dyn Answers<R>,
    tape: Option<&'a mut Tape<R>>,
    idle: &mut u32,
) -> Stop<R::Ask, R::Choice> {
    let mut at = At {
        rules,
        world,
        answers,
        known,
        cursor: 0,
        tape,
        stop: None,
        depth: 0,
        operations: *idle,
        scratch: Vec::new(),
    };
    let result = rules.step(&mut at);
    *idle = at.operations;
    at.stopped(result)
}

/// Runs a part of the rules by itself, from a World that may stand in mid-step: what would come of it. Nothing is written
/// down.
pub fn try_out<R: Rules>(
    rules: &R,
    world: &mut R::World,
    answers: &mut dyn Answers<R>,
    part: impl FnOnce(&mut At<'_, R>) -> Play<()>,
) -> Stop<R::Ask, R::Choice> {
    let mut at = At {
        rules,
        world,
        answers,
        known: &[],
        cursor: 0,
        tape: None,
        stop: None,
        depth: 0,
        operations: 0,
        scratch: Vec::new(),
    };
    let result = part(&mut at);
    at.stopped(result)
}

impl<'a, R: Rules> At<'a, R> {
    /// The rules with their Book; outlives the borrow of `self`.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// The World as it is now. Read it afresh after every call that may ask.
    pub fn world(&self) -> &R::World {
        self.world
    }

    /// Something happened.
    pub fn emit(&mut self, event: R::Event) {
        if self.stop.is_some() {
            self.stop = Some(Stop::Fault(Fault::WentOn));
            return;
        }
        self.operations += 1;
        assert!(self.operations < 10 * MOST_OPERATIONS, "events without end and nobody asked");
        R::apply(self.world, &event);
        if let Some(tape) = &mut self.tape {
            tape.events.push(event);
        }
    }

    /// Something is under way: a fact in the World from `open` to `close`.
    pub fn during<T>(&mut self, open: R::Event, close: R::Event, f: impl FnOnce(&mut Self) -> Play<T>) -> Play<T> {
        if self.depth >= DEEPEST {
            return self.halt(Stop::Fault(Fault::TooDeep(DEEPEST)));
        }
        self.depth += 1;
        self.emit(open);
        let result = f(self)?;
        self.emit(close);
        self.depth -= 1;
        Ok(result)
    }

    /// Asks a seat to pick one of the options.
    pub fn ask<T: Pick<R::Choice>>(
        &mut self,
        seat: Seat,
        ask: R::Ask,
        list: impl FnOnce(&R::World, &mut List<'_, R, T>),
    ) -> Play<T> {
        let choice = self.decide(seat, ask, None, |world, options| {
            list(world, &mut List { options, picks: PhantomData });
        })?;
        self.taken(&choice)
    }

    /// Asks a seat to pick one of the options, or none.
    pub fn may<T: Pick<R::Choice>>(
        &mut self,
        seat: Seat,
        ask: R::Ask,
        list: impl FnOnce(&R::World, &mut List<'_, R, T>),
    ) -> Play<Option<T>> {
        let choice = self.decide(seat, ask, None, |world, options| {
            list(world, &mut List { options, picks: PhantomData });
            options.push(R::PASS);
        })?;
        if choice == R::PASS { Ok(None) } else { self.taken(&choice).map(Some) }
    }

    /// Asks a seat yes or no.
    pub fn yes(&mut self, seat: Seat, ask: R::Ask) -> Play<bool>
    where
        bool: Pick<R::Choice>,
    {
        self.ask(seat, ask, |_, list| list.extend([true, false]))
    }

    /// Asks a seat for something that cannot be listed, such as a path: `samples` are good answers, as short as they can
    /// be said; `law` says whether an answer is allowed and returns its full form, which is what is recorded.
    pub fn ask_open<T: Pick<R::Choice>>(
        &mut self,
        seat: Seat,
        ask: R::Ask,
        samples: impl FnOnce(&R::World, &mut List<'_, R, T>),
        law: impl Fn(&R::World, T) -> Result<T, WhyNot>,
    ) -> Play<T> {
        let weigh = |world: &R::World, choice: &R::Choice| match T::take(choice) {
            Some(pick) => law(world, pick).map(Pick::put).map_err(Some),
            None => Err(None),
        };
        let choice = self.decide(seat, ask, Some(&weigh), |world, options| {
            samples(world, &mut List { options, picks: PhantomData });
        })?;
        self.taken(&choice)
    }

    /// Asks several seats at once; nobody learns an answer before all have come.
    pub fn ask_each<T: Pick<R::Choice>>(
        &mut self,
        asks: &[(Seat, R::Ask)],
        list: impl Fn(&R::World, Seat, &mut List<'_, R, T>),
    ) -> Play<Vec<T>> {
        self.guard()?;
        if asks.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(known) = self.known.get(self.cursor) {
            let Answer::Each(each) = known else { return self.diverged(&asks) };
            let same =
                each.len() == asks.len() && each.iter().zip(asks).all(|((s, a, _), (seat, ask))| s == seat && a == ask);
            if !same {
                return self.diverged(&asks);
            }
            self.cursor += 1;
            self.operations = 0;
            return each.iter().map(|(_, _, choice)| self.taken(choice)).collect();
        }
        let questions: Vec<QuestionOf<R>> = asks
            .iter()
            .map(|(seat, ask)| {
                let mut options = Vec::new();
                list(self.world, *seat, &mut List { options: &mut options, picks: PhantomData });
                Question { number: 0, seat: *seat, ask: ask.clone(), options, open: false }
            })
            .collect();
        if let Some(q) = questions.iter().find(|q| q.options.is_empty()) {
            let fault = Fault::NoOption(format!("{:?}", q.ask));
            return self.halt(Stop::Fault(fault));
        }
        self.operations = 0;
        let Some(replies) = self.answers.choose_each(self.rules, self.world, &questions) else {
            return self.halt(Stop::Asked(questions));
        };
        let mut each = Vec::with_capacity(asks.len());
        for (question, reply) in questions.into_iter().zip(replies) {
            let choice = match reply {
                Reply::Nth(n) if n < question.options.len() => question.options[n].clone(),
                Reply::Choice(choice) if question.options.contains(&choice) => choice,
                _ => return self.halt(Stop::Refused(None)),
            };
            each.push((question.seat, question.ask, choice));
        }
        let picks = each.iter().map(|(_, _, choice)| self.taken(choice)).collect();
        self.write_down(|| Answer::Each(each));
        picks
    }

    /// Throws dice.
    pub fn roll(&mut self, dice: Dice) -> Play<Faces> {
        self.guard()?;
        if let Some(known) = self.known.get(self.cursor) {
            let Answer::Fell(thrown, faces) = known else { return self.diverged(&dice) };
            if *thrown != dice || !dice.could_show(faces) {
                return self.diverged(&dice);
            }
            self.cursor += 1;
            self.fell();
            return Ok(faces.clone());
        }
        let Some(faces) = self.answers.dice(dice) else { return self.halt(Stop::Dice(dice)) };
        if !dice.could_show(&faces) {
            let fault = Fault::WrongKind(format!("{faces:?} is no throw of {dice:?}"));
            return self.halt(Stop::Fault(fault));
        }
        self.write_down(|| Answer::Fell(dice, faces.clone()));
        self.fell();
        Ok(faces)
    }

    /// Throws one twenty-sided die.
    pub fn d20(&mut self) -> Play<u8> {
        self.roll(Dice::D20).map(|faces| faces[0])
    }

    /// Shuffles `n` things.
    pub fn shuffle(&mut self, n: u16) -> Play<Order> {
        self.guard()?;
        if let Some(known) = self.known.get(self.cursor) {
            let Answer::Order(order) = known else { return self.diverged(&n) };
            self.cursor += 1;
            self.fell();
            return Ok(order.clone());
        }
        let Some(order) = self.answers.order(n) else { return self.halt(Stop::Shuffle(n)) };
        self.write_down(|| Answer::Order(order.clone()));
        self.fell();
        Ok(order)
    }

    /// Notes where in the story a throw or a shuffle belongs.
    fn fell(&mut self) {
        if let Some(tape) = &mut self.tape {
            tape.falls.push(tape.events.len());
        }
    }

    /// The game ended inside a rule: leaves all of them at once.
    pub fn over<T>(&mut self) -> Play<T> {
        self.halt(Stop::Over)
    }

    /// The one door: a known answer is taken, an unknown one asked for.
    fn decide(
        &mut self,
        seat: Seat,
        ask: R::Ask,
        law: Option<&Law<'_, R>>,
        list: impl FnOnce(&R::World, &mut Vec<R::Choice>),
    ) -> Play<R::Choice> {
        self.guard()?;
        if let Some(known) = self.known.get(self.cursor) {
            return match known {
                Answer::Chose { seat: s, ask: a, choice, forced } if *s == seat && *a == ask => {
                    self.cursor += 1;
                    if !forced {
                        self.operations = 0;
                    }
                    Ok(choice.clone())
                }
                _ => self.diverged(&ask),
            };
        }
        let mut options = std::mem::take(&mut self.scratch);
        options.clear();
        options.reserve(ROOM);
        list(self.world, &mut options);
        if options.is_empty() && law.is_none() {
            return self.halt(Stop::Fault(Fault::NoOption(format!("{ask:?}"))));
        }
        let forced = law.is_none() && options.len() == 1 && self.answers.take_forced();
        let question = Question { number: 0, seat, ask, options, open: law.is_some() };
        let reply = if forced {
            Reply::Nth(0)
        } else {
            self.operations = 0;
            self.answers.choose(self.rules, self.world, &question)
        };
        let choice = match reply {
            Reply::NotNow => return self.halt(Stop::Asked(vec![question])),
            Reply::Nth(n) if n < question.options.len() => match self.whole(&question.options[n], law) {
                Ok(choice) => choice,
                Err(why) => return self.halt(Stop::Fault(why)),
            },
            Reply::Nth(_) => return self.halt(Stop::Refused(None)),
            Reply::Choice(choice) => match self.weigh(&question, law, choice) {
                Ok(choice) => choice,
                Err(why) => return self.halt(Stop::Refused(why)),
            },
        };
        let Question { ask, options, .. } = question;
        self.write_down(|| Answer::Chose { seat, ask, choice: choice.clone(), forced });
        self.scratch = options;
        Ok(choice)
    }

    /// Tells whoever keeps account of the answers.
    fn write_down(&mut self, answer: impl FnOnce() -> AnswerOf<R>) {
        let listens = self.answers.keeps_notes();
        if !listens && self.tape.is_none() {
            return;
        }
        let answer = answer();
        if listens {
            self.answers.noted(&answer);
        }
        if let Some(tape) = &mut self.tape {
            tape.answers.push(answer);
        }
    }

    /// An option in the form that is recorded.
    fn whole(&self, option: &R::Choice, law: Option<&Law<'_, R>>) -> Result<R::Choice, Fault> {
        match law {
            None => Ok(option.clone()),
            Some(law) => law(self.world, option).map_err(|why| Fault::Unlawful(format!("{option:?}, {why:?}"))),
        }
    }

    fn weigh(
        &self,
        question: &QuestionOf<R>,
        law: Option<&Law<'_, R>>,
        choice: R::Choice,
    ) -> Result<R::Choice, Option<WhyNot>> {
        match law {
            Some(law) => law(self.world, &choice),
            None if question.options.contains(&choice) => Ok(choice),
            None => Err(self.rules.why_not(self.world, &question.ask, &choice)),
        }
    }

    fn taken<T: Pick<R::Choice>>(&mut self, choice: &R::Choice) -> Play<T> {
        match T::take(choice) {
            Some(pick) => Ok(pick),
            None => {
                let fault = Fault::WrongKind(format!("{choice:?}"));
                self.halt(Stop::Fault(fault))
            }
        }
    }

    fn guard(&mut self) -> Play<()> {
        if self.stop.is_some() {
            return self.halt(Stop::Fault(Fault::WentOn));
        }
        self.operations += 1;
        if self.operations > MOST_OPERATIONS {
            return self.halt(Stop::Fault(Fault::Endless(MOST_OPERATIONS)));
        }
        Ok(())
    }

    fn diverged<T>(&mut self, asked: &dyn std::fmt::Debug) -> Play<T> {
        let fault = Fault::Diverged(format!("answer {} is not one to {asked:?}", self.cursor + 1));
        self.halt(Stop::Fault(fault))
    }

    /// Why what was run here came to its end.
    fn stopped(self, result: Play<()>) -> Stop<R::Ask, R::Choice> {
        let unasked = self.known.len() - self.cursor;
        match (result, self.stop) {
            (Ok(()), None) if unasked > 0 => {
                Stop::Fault(Fault::Diverged(format!("{unasked} answers were not asked for")))
            }
            (Ok(()), None) => Stop::Done,
            (Err(Pause(())), Some(stop)) => stop,
            (Ok(()), Some(_)) | (Err(Pause(())), None) => Stop::Fault(Fault::WentOn),
        }
    }

    fn halt<T>(&mut self, stop: Stop<R::Ask, R::Choice>) -> Play<T> {
        self.stop = Some(stop);
        Err(Pause(()))
    }
}

/// Whether an answer to an open question is allowed, and in which form it is recorded.
type Law<'l, R> =
    dyn Fn(&<R as Rules>::World, &<R as Rules>::Choice) -> Result<<R as Rules>::Choice, Option<WhyNot>> + 'l;

/// Runs a step; a panic in a rule becomes a fault.
pub(crate) fn run_caught<R: Rules>(
    rules: &R,
    world: &mut R::World,
    known: &[AnswerOf<R>],
    answers: &mut dyn Answers<R>,
    tape: &mut Tape<R>,
    idle: &mut u32,
) -> Stop<R::Ask, R::Choice> {
    catch_unwind(AssertUnwindSafe(|| run(rules, world, known, answers, Some(tape), idle))).unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
            .unwrap_or_else(|| "without a word".to_owned());
        Stop::Fault(Fault::Panicked(text))
    })
}
