//! A running game: setup, answers so far, the pending question.

mod pack;
mod save;

use crate::at::{Fault, Stop, Tape, run_caught};
use crate::question::{Answer, Answers, Question, Reply};
use crate::record::{StepEnd, checksum};
use crate::{AnswerOf, Dice, Faces, Nature, Order, Outcome, Position, QuestionOf, Rules, Seat, WhyNot};
use std::sync::Arc;

/// Why an answer, an undo or a save was not taken. The match is as it was before.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The answer names a question that is not the open one.
    #[error("question {given} is not open; the open one is {open}")]
    OldNumber {
        /// The number that came with the answer.
        given: u32,
        /// The number of the open question.
        open: u32,
    },
    /// That seat is not asked anything.
    #[error("{0} is not asked anything now")]
    NotAsked(Seat),
    /// The choice is not among the options.
    #[error("that is not one of the options{}", .0.map(|why| format!(": {} ({})", why.words(), why.rule)).unwrap_or_default())]
    NotAnOption(Option<WhyNot>),
    /// Dice are wanted, or are not.
    #[error("{0}")]
    Dice(String),
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Something was rolled or shown since.
    #[error("dice were rolled or something was shown since; that cannot be taken back")]
    Revealed,
    /// The setup makes no game.
    #[error("this setup makes no game: {0}")]
    Setup(String),
    /// A saved game does not load.
    #[error("the saved game cannot be taken up: {0}")]
    Save(String),
    /// The rules are wrong; the answer that showed it is dropped.
    #[error("a fault in the rules: {0}")]
    Fault(#[from] Fault),
}

/// What a match waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Pending<A, C> {
    /// Answers to these questions: one, or several put at once in secret.
    Questions(Vec<Question<A, C>>),
    /// Dice that a person enters.
    Dice(Dice),
    /// An order that a person enters.
    Shuffle(u16),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How far back an undo may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Not past a roll or anything shown.
    Fair,
    /// As far as there are decisions (all agree, or one person plays all seats).
    Any,
}

/// A running game.
pub struct Match<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) setup: R::Setup,
    pub(crate) nature: Nature,
    /// The World as the open step began.
    pub(crate) start: R::World,
    /// The World at the pause.
    now: R::World,
    /// All answers; those of the open step begin at `opened`.
    pub(crate) answers: Vec<AnswerOf<R>>,
    opened: usize,
    /// How many draws of Nature the finished steps used.
    drawn: u64,
    pub(crate) ends: Vec<StepEnd>,
    events: Vec<R::Event>,
    events_opened: usize,
    told: usize,
    pending: Pending<R::Ask, R::Choice>,
    slots: Vec<Option<R::Choice>>,
    asked: u32,
    revision: u32,
    forced: bool,
    /// The rules under which it was played before these, if it was begun under others.
    before: Option<String>,
    /// Whether the events tell the game from its setup on.
    whole: bool,
    packed: pack::Packed,
}

/// Feeds a re-run: the answer just given, then Nature, then nothing.
struct Feed<'m, R: Rules> {
    given: Option<Given<R::Choice>>,
    nature: &'m Nature,
    drawn: u64,
    take_forced: bool,
}

enum Given<C> {
    One(C),
    Each(Vec<C>),
    Dice(Faces),
    Order(Order),
}

impl<R: Rules> Answers<R> for Feed<'_, R> {
    fn choose(&mut self, _: &R, _: &R::World, _: &QuestionOf<R>) -> Reply<R::Choice> {
        match self.given.take() {
            Some(Given::One(choice)) => Reply::Choice(choice),
            other => {
                self.given = other;
                Reply::NotNow
            }
        }
    }

    fn choose_each(&mut self, _: &R, _: &R::World, _: &[QuestionOf<R>]) -> Option<Vec<Reply<R::Choice>>> {
        match self.given.take() {
            Some(Given::Each(choices)) => Some(choices.into_iter().map(Reply::Choice).collect()),
            Some(Given::One(choice)) => Some(vec![Reply::Choice(choice)]),
            other => {
                self.given = other;
                None
            }
        }
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        let faces = match self.given.take() {
            Some(Given::Dice(faces)) => Some(faces),
            other => {
                self.given = other;
                self.nature.throw(dice, self.drawn)
            }
        }?;
        self.drawn += faces.len() as u64;
        Some(faces)
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        let order = match self.given.take() {
            Some(Given::Order(order)) => Some(order),
            other => {
                self.given = other;
                self.nature.shuffle(n, self.drawn)
            }
        }?;
        self.drawn += order.len() as u64;
        Some(order)
    }

    fn take_forced(&mut self) -> bool {
        self.take_forced
    }
}

impl<R: Rules> Match<R> {
    /// Begins a game and plays to the first question.
    pub fn new(rules: Arc<R>, setup: R::Setup, nature: Nature) -> Result<Match<R>, Refusal> {
        Match::begin(rules, setup, nature, true)
    }

    /// Begins a game in which single options are asked for too, as rulings want it.
    pub fn asking_everything(rules: Arc<R>, setup: R::Setup, nature: Nature) -> Result<Match<R>, Refusal> {
        Match::begin(rules, setup, nature, false)
    }

    fn begin(rules: Arc<R>, setup: R::Setup, nature: Nature, forced: bool) -> Result<Match<R>, Refusal> {
        let start = rules.begin(&setup).map_err(Refusal::Setup)?;
        let mut game = Match::at(rules, setup, nature, start, forced);
        game.go_on(None)?;
        Ok(game)
    }

    pub(crate) fn at(rules: Arc<R>, setup: R::Setup, nature: Nature, start: R::World, forced: bool) -> Match<R> {
        Match {
            now: start.clone(),
            rules,
            setup,
            nature,
            start,
            answers: Vec::new(),
            opened: 0,
            drawn: 0,
            ends: Vec::new(),
            events: Vec::new(),
            events_opened: 0,
            told: 0,
            pending: Pending::Questions(Vec::new()),
            slots: Vec::new(),
            asked: 0,
            revision: 0,
            forced,
            before: None,
            whole: true,
            packed: pack::Packed::default(),
        }
    }

    /// The rules with their Book.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// The World at the pause: what players look at.
    pub fn world(&self) -> &R::World {
        &self.now
    }

    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        self.rules.view(&self.now, seat)
    }

    /// What the match waits for.
    pub fn pending(&self) -> &Pending<R::Ask, R::Choice> {
        &self.pending
    }

    /// The open questions.
    pub fn questions(&self) -> &[QuestionOf<R>] {
        match &self.pending {
            Pending::Questions(questions) => questions,
            Pending::Dice(_) | Pending::Shuffle(_) | Pending::Over(_) => &[],
        }
    }

    /// The open question to that seat, unless it has answered already.
    pub fn question(&self, seat: Seat) -> Option<&QuestionOf<R>> {
        let at = self.questions().iter().position(|q| q.seat == seat)?;
        self.slots[at].is_none().then(|| &self.questions()[at])
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.pending {
            Pending::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Everything that happened so far, but what was put away.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// Whether it was begun under other rules than these, and goes on from a World that they left.
    pub fn is_taken_up(&self) -> bool {
        self.before.is_some()
    }

    /// Under which rules it was played: these, or others and then these, which is the name of no rules: such a game can be
    /// shown by its events and goes on from its last World, but nobody can play it again from its setup.
    pub fn version(&self) -> String {
        let now = self.rules.version();
        match &self.before {
            None => now,
            Some(before) if before.ends_with(&now) => before.clone(),
            Some(before) => format!("{before}, then {now}"),
        }
    }

    /// Every answer so far, Nature's included, but those put away.
    pub fn answers(&self) -> &[AnswerOf<R>] {
        &self.answers
    }

    /// How many steps have ended.
    pub fn steps(&self) -> usize {
        self.packed.steps + self.ends.len()
    }

    /// Counts how often something was taken back: a listener that sees it change asks for everything anew.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The events not handed out yet, each once.
    pub fn news(&mut self) -> &[R::Event] {
        let from = std::mem::replace(&mut self.told, self.events.len());
        &self.events[from..]
    }

    /// Takes a seat's answer and plays to the next question.
    pub fn answer(&mut self, number: u32, seat: Seat, choice: R::Choice) -> Result<(), Refusal> {
        let questions = match &self.pending {
            Pending::Questions(questions) => questions,
            Pending::Over(_) => return Err(Refusal::Over),
            Pending::Dice(_) | Pending::Shuffle(_) => {
                return Err(Refusal::Dice("dice are to be entered first".into()));
            }
        };
        let at = questions.iter().position(|q| q.seat == seat).ok_or(Refusal::NotAsked(seat))?;
        let question = &questions[at];
        if question.number != number {
            return Err(Refusal::OldNumber { given: number, open: question.number });
        }
        if questions.len() == 1 {
            return self.go_on(Some(Given::One(choice)));
        }
        if self.slots[at].is_some() {
            return Err(Refusal::NotAsked(seat));
        }
        if !question.options.contains(&choice) {
            return Err(Refusal::NotAnOption(self.rules.why_not(&self.now, &question.ask, &choice)));
        }
        self.slots[at] = Some(choice);
        if self.slots.iter().any(Option::is_none) {
            return Ok(());
        }
        let choices = self.slots.iter().flatten().cloned().collect();
        let result = self.go_on(Some(Given::Each(choices)));
        if result.is_err() {
            self.slots[at] = None;
        }
        result
    }

    /// Takes the faces of dice that a person threw.
    pub fn enter_dice(&mut self, faces: &[u8]) -> Result<(), Refusal> {
        match self.pending {
            Pending::Dice(dice) if dice.could_show(faces) => self.go_on(Some(Given::Dice(Faces::from_slice(faces)))),
            Pending::Dice(dice) => Err(Refusal::Dice(format!(
                "{} dice with faces 1 to {} are to be entered, not {faces:?}",
                dice.count, dice.sides
            ))),
            _ => Err(Refusal::Dice("no dice are to be entered now".into())),
        }
    }

    /// Takes the order that a person shuffled.
    pub fn enter_order(&mut self, order: Order) -> Result<(), Refusal> {
        let Pending::Shuffle(n) = self.pending else {
            return Err(Refusal::Dice("nothing is to be shuffled now".into()));
        };
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if sorted != (0..n).collect::<Vec<_>>() {
            return Err(Refusal::Dice(format!("an order of 0 to {} is to be entered", n - 1)));
        }
        self.go_on(Some(Given::Order(order)))
    }

    /// Takes back the last real decision and all that followed from it. Dice that a person entered are one too: they may
    /// have been mistyped.
    pub fn undo(&mut self, how: Undo) -> Result<(), Refusal> {
        let by_hand = self.nature == Nature::Hand;
        let entered = |a: &AnswerOf<R>| by_hand && matches!(a, Answer::Fell(..) | Answer::Order(_));
        if !self.answers[self.opened..].iter().any(|a| a.decided() || entered(a)) {
            self.unpack()?;
        }
        let last = self.answers.iter().rposition(|a| a.decided() || entered(a));
        let keep = last.ok_or(Refusal::NothingToUndo)?;
        if how == Undo::Fair && self.answers[keep..].iter().any(Answer::reveals) {
            return Err(Refusal::Revealed);
        }
        let (old_answers, mut fresh) = (self.answers[..keep].to_vec(), None);
        if keep >= self.opened {
            self.replay_open(old_answers)?;
        } else {
            let ends: Vec<StepEnd> = self.ends.iter().take_while(|e| e.answers as usize <= keep).copied().collect();
            let again = Match::replay(&self.rules, &self.setup, &self.nature, &old_answers, &ends, self.forced);
            // What was decided under other rules may not come about under these.
            fresh = Some(again.map_err(|e| if self.is_taken_up() { Refusal::NothingToUndo } else { e })?);
        }
        if let Some(mut game) = fresh {
            game.asked = self.asked;
            game.revision = self.revision;
            game.told = self.told;
            game.ask_again();
            *self = game;
        }
        self.revision += 1;
        self.told = self.told.min(self.events.len());
        Ok(())
    }

    fn replay_open(&mut self, answers: Vec<AnswerOf<R>>) -> Result<(), Refusal> {
        let (events, before) =
            (self.events.split_off(self.events_opened), std::mem::replace(&mut self.answers, answers));
        let result = self.go_on(None);
        if result.is_err() {
            self.answers = before;
            self.events.extend(events);
        }
        result
    }

    /// A match brought from its setup to the end of `answers`, checking every step's end against `ends`.
    pub(crate) fn replay(
        rules: &Arc<R>,
        setup: &R::Setup,
        nature: &Nature,
        answers: &[AnswerOf<R>],
        ends: &[StepEnd],
        forced: bool,
    ) -> Result<Match<R>, Refusal> {
        let mut game = Match::replay_steps(rules, setup, nature, answers, ends, forced)?;
        let from = game.answers.len();
        game.answers.extend_from_slice(&answers[from..]);
        game.go_on(None)?;
        Ok(game)
    }

    /// A match brought to the last of these ends.
    fn replay_steps(
        rules: &Arc<R>,
        setup: &R::Setup,
        nature: &Nature,
        answers: &[AnswerOf<R>],
        ends: &[StepEnd],
        forced: bool,
    ) -> Result<Match<R>, Refusal> {
        let start = rules.begin(setup).map_err(Refusal::Setup)?;
        let mut game = Match::at(rules.clone(), setup.clone(), nature.clone(), start, forced);
        let mut from = 0;
        for (step, end) in ends.iter().enumerate() {
            let to = end.answers as usize;
            let slice = answers.get(from..to).ok_or_else(|| Refusal::Save("answers are missing".into()))?;
            let mut world = game.start.clone();
            let mut tape = Tape::default();
            let mut silent = Feed::<R> { given: None, nature: &Nature::Hand, drawn: 0, take_forced: false };
            match run_caught(&*game.rules, &mut world, slice, &mut silent, &mut tape, &mut 0) {
                Stop::Done | Stop::Over => {}
                Stop::Fault(fault) => return Err(Refusal::Fault(fault)),
                other => return Err(Refusal::Save(format!("step {} stops at {other:?}", step + 1))),
            }
            if checksum(&world) != end.checksum {
                return Err(Refusal::Save(format!("step {} ends in another position", step + 1)));
            }
            game.answers.extend_from_slice(slice);
            game.close_step(world, tape.events, Vec::new());
            from = to;
        }
        Ok(game)
    }

    /// Runs the open step again with what is given, then further steps, to the next pause.
    fn go_on(&mut self, mut given: Option<Given<R::Choice>>) -> Result<(), Refusal> {
        let mut idle = 0;
        let mut saved = None;
        loop {
            if let Some(outcome) = self.rules.outcome(&self.start) {
                self.now.clone_from(&self.start);
                self.pause_at(Pending::Over(outcome));
                return Ok(());
            }
            let mut world = self.start.clone();
            let mut tape = Tape::default();
            let known = &self.answers[self.opened..];
            let drawn = self.drawn + known.iter().map(Answer::drawn).sum::<u64>();
            let mut feed = Feed::<R> { given: given.take(), nature: &self.nature, drawn, take_forced: self.forced };
            let stop = run_caught(&*self.rules, &mut world, known, &mut feed, &mut tape, &mut idle);
            if let Some(fault) = self.retold(&tape.events) {
                return self.give_up(saved, Refusal::Fault(fault));
            }
            let pending = match stop {
                Stop::Done | Stop::Over => {
                    saved.get_or_insert_with(|| self.bookmark());
                    self.close_step(world, tape.events, tape.answers);
                    continue;
                }
                Stop::Asked(questions) => Pending::Questions(questions),
                Stop::Dice(dice) => Pending::Dice(dice),
                Stop::Shuffle(n) => Pending::Shuffle(n),
                Stop::Refused(why) => return self.give_up(saved, Refusal::NotAnOption(why)),
                Stop::Fault(fault) => return self.give_up(saved, Refusal::Fault(fault)),
            };
            self.answers.append(&mut tape.answers);
            self.events.truncate(self.events_opened);
            self.events.append(&mut tape.events);
            self.now = world;
            self.pause_at(pending);
            return Ok(());
        }
    }

    /// The events of the open step come again on every re-run, and must begin with the same ones.
    fn retold(&self, events: &[R::Event]) -> Option<Fault> {
        let before = &self.events[self.events_opened..];
        let same = before.iter().zip(events).all(|(a, b)| a == b);
        (!same).then(|| Fault::Diverged("a re-run told other events".into()))
    }

    fn close_step(&mut self, world: R::World, events: Vec<R::Event>, answers: Vec<AnswerOf<R>>) {
        self.answers.extend(answers);
        self.events.truncate(self.events_opened);
        self.events.extend(events);
        let answers = (self.packed.answers + self.answers.len()) as u32;
        self.ends.push(StepEnd { answers, checksum: checksum(&world) });
        self.drawn += self.answers[self.opened..].iter().map(Answer::drawn).sum::<u64>();
        self.opened = self.answers.len();
        self.events_opened = self.events.len();
        self.start = world;
    }

    fn pause_at(&mut self, mut pending: Pending<R::Ask, R::Choice>) {
        self.asked += 1;
        self.slots.clear();
        if let Pending::Questions(questions) = &mut pending {
            for question in questions.iter_mut() {
                question.number = self.asked;
            }
            self.slots.resize(questions.len(), None);
        }
        self.pending = pending;
    }

    fn ask_again(&mut self) {
        let pending = std::mem::replace(&mut self.pending, Pending::Questions(Vec::new()));
        self.pause_at(pending);
    }

    fn bookmark(&self) -> Bookmark<R> {
        Bookmark {
            start: self.start.clone(),
            answers: self.answers.len(),
            opened: self.opened,
            drawn: self.drawn,
            ends: self.ends.len(),
            events: self.events.len(),
            events_opened: self.events_opened,
        }
    }

    /// Puts the match back as it was before the answer that led to this.
    fn give_up(&mut self, saved: Option<Bookmark<R>>, refusal: Refusal) -> Result<(), Refusal> {
        if let Some(saved) = saved {
            // Answers and events were only added to, and a re-run tells the old ones first.
            self.start = saved.start;
            self.answers.truncate(saved.answers);
            self.opened = saved.opened;
            self.drawn = saved.drawn;
            self.ends.truncate(saved.ends);
            self.events.truncate(saved.events);
            self.events_opened = saved.events_opened;
        }
        Err(refusal)
    }

    /// Where a search starts: the World as the step began, and the answers since.
    pub fn position(&self) -> Position<R> {
        Position::new(self.start.clone(), self.answers[self.opened..].to_vec())
    }
}

struct Bookmark<R: Rules> {
    start: R::World,
    answers: usize,
    opened: usize,
    drawn: u64,
    ends: usize,
    events: usize,
    events_opened: usize,
}
