//! What every game must hold, checked over random games. One call a game.

use crate::question::{Answers, Reply};
use crate::{
    Answer, Chance, Dice, End, Faces, Match, Nature, Order, Outcome, Pending, Position, QuestionOf, Refusal, Rules,
    Seat, SeatSet, Undo, checksum, play, trace,
};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Arc;

/// Answers everything by lot.
pub struct ByLot {
    /// Where the lots come from.
    pub chance: Chance,
    /// How many questions with more than one option were answered.
    pub decisions: u64,
    /// How many options those had in all.
    pub options: u64,
    /// After so many of them it says nothing more.
    patience: u64,
}

impl ByLot {
    /// An agent that draws the same lots for the same seed.
    pub fn new(seed: u64) -> ByLot {
        ByLot { chance: Chance::new(seed), decisions: 0, options: 0, patience: u64::MAX }
    }

    /// The same, but it answers so many questions and no more.
    pub fn for_a_while(self, patience: u64) -> ByLot {
        ByLot { patience, ..self }
    }
}

impl<R: Rules> Answers<R> for ByLot {
    fn choose(&mut self, _: &R, _: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        if self.decisions == self.patience {
            return Reply::NotNow;
        }
        self.decisions += 1;
        self.options += question.options.len() as u64;
        Reply::Nth(self.chance.below(question.options.len()))
    }

    fn dice(&mut self, dice: Dice) -> Option<Faces> {
        Some(self.chance.throw(dice))
    }

    fn order(&mut self, n: u16) -> Option<Order> {
        Some(self.chance.order(n))
    }
}

/// What a conformance game counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Games played to their end.
    pub games: u64,
    /// Questions answered.
    pub answers: u64,
    /// Moments at which everything was tried.
    pub probes: u64,
}

/// How thorough to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// At one question in so many, everything is tried.
    pub probe_one_in: usize,
    /// A game that asks more than this is called stuck.
    pub most_answers: usize,
}

/// So many events are told with a fault.
const LAST: usize = 8;

/// Names the place of the option that is taken: of this World, for this question, with these lots.
pub type Picking<'a, R> = &'a mut dyn FnMut(&<R as Rules>::World, &QuestionOf<R>, &mut Chance) -> usize;

/// Plays one random game and checks on the way: the re-run of every pause, events against the World, faults of the state;
/// now and then save and load, every option, wrong seats and numbers, undo, imagined positions; and at the end the replay
/// of the whole Record.
pub fn check_game<R: Rules>(rules: &Arc<R>, setup: &R::Setup, seed: u64, how: Thoroughness) -> Result<Counts, String> {
    let mut by_lot = |_: &R::World, question: &QuestionOf<R>, chance: &mut Chance| chance.below(question.options.len());
    check_game_by(rules, setup, seed, how, &mut by_lot).map(|(counts, _)| counts)
}

/// The same for a game whose options somebody picks. The second part of the result holds what acted in the game itself:
/// what was only tried on the way and taken back does not count.
pub fn check_game_by<R: Rules>(
    rules: &Arc<R>,
    setup: &R::Setup,
    seed: u64,
    how: Thoroughness,
    pick: Picking<'_, R>,
) -> Result<(Counts, BTreeSet<u16>), String> {
    let (game, mut acted) = trace::watch(|| Match::new(rules.clone(), setup.clone(), Nature::seeded(seed)));
    let mut game = game.map_err(|e| e.to_string())?;
    let mut chance = Chance::new(seed ^ 0xC0F_FEE);
    let mut shadow = rules.begin(setup)?;
    let mut counts = Counts::default();
    loop {
        for event in game.news() {
            R::apply(&mut shadow, event);
        }
        if shadow != *game.world() {
            return Err(format!("after {} answers the events told do not make the World", counts.answers));
        }
        if let Some(fault) = rules.fault(game.world()) {
            let events = game.events();
            let last = &events[events.len().saturating_sub(LAST)..];
            return Err(format!("after {} answers: {fault}; the last events: {last:?}", counts.answers));
        }
        let questions = match game.pending() {
            Pending::Over(_) => break,
            Pending::Questions(questions) => questions.clone(),
            other => return Err(format!("a seeded game waits for {other:?}")),
        };
        if counts.answers as usize > how.most_answers {
            return Err(format!("stuck: {} answers and no end", counts.answers));
        }
        let question = &questions[chance.below(questions.len())];
        if game.question(question.seat).is_none() {
            continue;
        }
        pauses_again(&game).map_err(|e| format!("after {} answers: {e}", counts.answers))?;
        if chance.below(how.probe_one_in) == 0 {
            probe(&mut game, question, &mut chance).map_err(|e| format!("after {} answers: {e}", counts.answers))?;
            counts.probes += 1;
        }
        let number = game.question(question.seat).ok_or("the question is gone")?.number;
        let choice = question.options[pick(game.world(), question, &mut chance)].clone();
        let (answered, now) = trace::watch(|| game.answer(number, question.seat, choice.clone()));
        answered.map_err(|e| format!("{choice:?} to {:?} after {} answers: {e}", question.ask, counts.answers))?;
        acted.extend(now);
        counts.answers += 1;
    }
    let record = game.record();
    record.verify(rules).map_err(|e| format!("the Record does not replay: {e}"))?;
    counts.games = 1;
    Ok((counts, acted))
}

fn probe<R: Rules>(game: &mut Match<R>, question: &QuestionOf<R>, chance: &mut Chance) -> Result<(), String> {
    if game.questions().len() > 1 && game.questions().iter().any(|q| game.question(q.seat).is_none()) {
        return Ok(());
    }
    wrong_answers_change_nothing(game, question)?;
    saves_and_loads(game)?;
    imagines(game, question.seat, chance)?;
    if game.questions().len() == 1 {
        every_option_is_taken(game, question)?;
    }
    Ok(())
}

fn wrong_answers_change_nothing<R: Rules>(game: &mut Match<R>, question: &QuestionOf<R>) -> Result<(), String> {
    let before = (checksum(game.world()), game.answers().len());
    let number = game.questions()[0].number;
    let choice = question.options.first().ok_or("a question without options")?;
    let asked: SeatSet = game.questions().iter().map(|q| q.seat).collect();
    for seat in Seat::first(Seat::MOST).filter(|s| !asked.has(*s)) {
        match game.answer(number, seat, choice.clone()) {
            Err(Refusal::NotAsked(_)) => {}
            other => return Err(format!("the wrong seat was not refused: {other:?}")),
        }
    }
    match game.answer(number + 1, question.seat, choice.clone()) {
        Err(Refusal::OldNumber { .. }) => {}
        other => return Err(format!("a wrong number was not refused: {other:?}")),
    }
    if (checksum(game.world()), game.answers().len()) != before {
        return Err("a refused answer changed the match".into());
    }
    Ok(())
}

fn saves_and_loads<R: Rules>(game: &Match<R>) -> Result<(), String> {
    let record = game.record();
    let bytes = postcard::to_stdvec(&record).map_err(|e| e.to_string())?;
    let read = postcard::from_bytes(&bytes).map_err(|e| format!("a save cannot be read: {e}"))?;
    if record != read {
        return Err("a save reads differently".into());
    }
    let (loaded, dropped) = Match::load(game.rules().clone(), read).map_err(|e| e.to_string())?;
    if dropped != 0 || checksum(loaded.world()) != checksum(game.world()) {
        return Err("a loaded game stands elsewhere".into());
    }
    same_questions(loaded.questions(), game.questions())
}

fn same_questions<A: PartialEq + Debug, C: PartialEq + Debug>(
    a: &[crate::Question<A, C>],
    b: &[crate::Question<A, C>],
) -> Result<(), String> {
    let same = a.len() == b.len()
        && a.iter()
            .zip(b)
            .all(|(x, y)| x.seat == y.seat && x.ask == y.ask && x.options == y.options && x.open == y.open);
    if same { Ok(()) } else { Err(format!("the same position asks something else: {a:?}, not {b:?}")) }
}

/// Gives no answer, but remembers what was asked.
struct Listener<A, C> {
    asked: Vec<crate::Question<A, C>>,
}

impl<R: Rules> Answers<R> for Listener<R::Ask, R::Choice> {
    fn choose(&mut self, _: &R, _: &R::World, question: &QuestionOf<R>) -> Reply<R::Choice> {
        self.asked = vec![question.clone()];
        Reply::NotNow
    }

    fn choose_each(&mut self, _: &R, _: &R::World, questions: &[QuestionOf<R>]) -> Option<Vec<Reply<R::Choice>>> {
        self.asked = questions.to_vec();
        None
    }

    fn dice(&mut self, _: Dice) -> Option<Faces> {
        None
    }

    fn order(&mut self, _: u16) -> Option<Order> {
        None
    }
}

/// Runs a position until somebody is asked: the World then, and the questions.
fn listen<R: Rules>(rules: &R, position: &Position<R>) -> Result<(R::World, Vec<QuestionOf<R>>), String> {
    let mut listener = Listener { asked: Vec::new() };
    match position.play(rules, &mut listener) {
        (world, End::Stopped) => Ok((world, listener.asked)),
        (_, other) => Err(format!("a re-run ended otherwise: {other:?}")),
    }
}

/// The step under way, run again from its beginning on the answers known, comes to the same pause.
fn pauses_again<R: Rules>(game: &Match<R>) -> Result<(), String> {
    let answered = |q: &QuestionOf<R>| game.question(q.seat).is_none();
    if game.questions().iter().any(answered) {
        return Ok(());
    }
    let (world, asked) = listen(&**game.rules(), &game.position())?;
    same_questions(&asked, game.questions())?;
    if world == *game.world() { Ok(()) } else { Err("a re-run leads to another World".into()) }
}

/// A World imagined by a seat looks to it like the real one, and asks it the same. Others who are asked at the same time, in
/// secret, are asked the same too, but what they may answer can hang on what the seat does not know.
fn imagines<R: Rules>(game: &Match<R>, seat: Seat, chance: &mut Chance) -> Result<(), String> {
    let imagined = game.position().imagined(game.rules(), game.world(), seat, chance);
    let (world, asked) = listen(&**game.rules(), &imagined)?;
    let own = |q: &&QuestionOf<R>| q.seat == seat;
    let put = |q: &QuestionOf<R>| (q.seat, q.ask.clone());
    same_questions(
        &asked.iter().filter(own).cloned().collect::<Vec<_>>(),
        &game.questions().iter().filter(own).cloned().collect::<Vec<_>>(),
    )?;
    if !asked.iter().map(put).eq(game.questions().iter().map(put)) {
        return Err("an imagined World asks others something else".into());
    }
    if game.rules().view(&world, Some(seat)) != game.view(Some(seat)) {
        return Err("an imagined World looks different to the seat that imagines it".into());
    }
    Ok(())
}

fn every_option_is_taken<R: Rules>(game: &mut Match<R>, question: &QuestionOf<R>) -> Result<(), String> {
    let before = checksum(game.world());
    let decided = game.answers().iter().filter(|a| a.decided()).count();
    for choice in &question.options {
        let number = game.questions()[0].number;
        game.answer(number, question.seat, choice.clone())
            .map_err(|e| format!("option {choice:?} of {:?}: {e}", question.ask))?;
        let now = game.answers().iter().filter(|a: &&Answer<_, _>| a.decided()).count();
        if now != decided + 1 {
            return Err(format!("one answer to {:?} counted as {}", question.ask, now - decided));
        }
        game.undo(Undo::Any).map_err(|e| format!("undo of {choice:?} to {:?}: {e}", question.ask))?;
        if checksum(game.world()) != before {
            return Err(format!("undo of {choice:?} leads elsewhere"));
        }
        same_questions(game.questions(), std::slice::from_ref(question))?;
    }
    Ok(())
}

/// Plays one random game inline and returns how it ended.
pub fn random_game<R: Rules>(rules: &R, setup: &R::Setup, lots: &mut ByLot) -> Result<Outcome, String> {
    let mut world = rules.begin(setup)?;
    match play(rules, &mut world, lots) {
        End::Over(outcome) => Ok(outcome),
        other => Err(format!("{other:?}")),
    }
}
