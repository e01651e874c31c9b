//! A match that puts its past away: finished steps become a few bytes an answer, and come back when somebody wants them.
//!
//! What a game needs to go on is the World as the open step began and the answers since. All before that follows from setup and
//! answers, so whoever has many matches keeps the answers only, encoded, and no events at all; and who has the answers elsewhere
//! anyway, in a database, not even those.

use super::Match;
use crate::{Answer, AnswerOf, Refusal, Rules, Seat, StepEnd};

/// How many bytes more are made room for at a time.
const ROOM: usize = 512;

/// There is room for so many answers and events in any match, however few there are.
const FEW: usize = 16;

/// The finished steps of a match that were put away.
#[derive(Clone, Default)]
pub(crate) struct Packed {
    /// For every step how many answers it has, the checksum of the World at its end, and the answers.
    bytes: Vec<u8>,
    /// Whether the steps were forgotten, and only counted since.
    forgotten: bool,
    pub(crate) answers: usize,
    pub(crate) steps: usize,
    pub(crate) events: usize,
    /// For every seat that decided something: the decisions from its last one on, and whether one of them revealed something.
    last: [Option<(usize, bool)>; Seat::MOST],
}

impl Packed {
    fn put<R: Rules>(&mut self, answers: &[AnswerOf<R>], checksum: u64) {
        if !self.forgotten {
            let mut bytes = std::mem::take(&mut self.bytes);
            // A Vec that grows by itself doubles: thousands of matches would keep half of that for nothing.
            if bytes.capacity() - bytes.len() < ROOM / 2 {
                bytes.reserve_exact(ROOM);
            }
            self.bytes = postcard::to_extend(&(answers, checksum), bytes).expect("answers are plain data");
        }
        self.answers += answers.len();
        self.steps += 1;
        answers.iter().for_each(|answer| count(&mut self.last, answer));
    }

    /// The answers, and the ends of their steps.
    fn read<R: Rules>(&self) -> Result<(Vec<AnswerOf<R>>, Vec<StepEnd>), Refusal> {
        if self.forgotten {
            return Err(Refusal::Save("its finished steps were forgotten".into()));
        }
        let (mut answers, mut ends) = (Vec::with_capacity(self.answers), Vec::with_capacity(self.steps));
        let mut bytes = &self.bytes[..];
        while !bytes.is_empty() {
            let ((step, checksum), rest): ((Vec<AnswerOf<R>>, u64), &[u8]) =
                postcard::take_from_bytes(bytes).map_err(|e| Refusal::Save(e.to_string()))?;
            answers.extend(step);
            ends.push(StepEnd { answers: answers.len() as u32, checksum });
            bytes = rest;
        }
        Ok((answers, ends))
    }
}

/// Goes on counting what came since each seat's last decision.
fn count<A, C>(last: &mut [Option<(usize, bool)>], answer: &Answer<A, C>) {
    let mut decides = |seat: Seat| last[seat.index()] = Some((0, false));
    match answer {
        Answer::Chose { seat, forced: false, .. } => decides(*seat),
        Answer::Each(each) => each.iter().for_each(|(seat, _, _)| decides(*seat)),
        Answer::Chose { .. } | Answer::Fell(..) | Answer::Order(_) => {}
    }
    for (decisions, revealed) in last.iter_mut().flatten() {
        *decisions += usize::from(answer.decided());
        *revealed |= answer.reveals();
    }
}

impl<R: Rules> Match<R> {
    /// Puts the finished steps away. [`Match::answers`] and [`Match::events`] then begin with the open step; everything else is
    /// as it was, and whatever needs the past plays it again.
    pub fn pack(&mut self) {
        if self.before.is_some() || self.ends.is_empty() {
            return;
        }
        let mut from = 0;
        let before = self.packed.answers;
        for end in self.ends.drain(..) {
            let to = end.answers as usize - before;
            self.packed.put::<R>(&self.answers[from..to], end.checksum);
            from = to;
        }
        self.answers.drain(..self.opened);
        self.events.drain(..self.events_opened);
        self.packed.events += self.events_opened;
        // One long step need not be paid for ever after.
        self.answers.shrink_to(FEW);
        self.events.shrink_to(FEW);
        self.told = self.told.saturating_sub(self.events_opened);
        (self.opened, self.events_opened) = (0, 0);
    }

    /// Forgets what was put away, and counts what will be: for who can play the match again from what is kept elsewhere. It goes
    /// on as before; but what needs the past (an undo into a finished step, [`Match::past`], [`Match::record`]) cannot be had of
    /// it any more.
    pub fn forget(&mut self) {
        if self.packed.steps > 0 {
            (self.packed.bytes, self.packed.forgotten) = (Vec::new(), true);
        }
    }

    /// Whether finished steps were forgotten.
    pub fn forgot(&self) -> bool {
        self.packed.forgotten
    }

    /// Brings back what was put away.
    pub fn unpack(&mut self) -> Result<(), Refusal> {
        if self.packed.steps == 0 {
            return Ok(());
        }
        let mut events = self.past()?;
        let (mut answers, mut ends) = self.packed.read::<R>()?;
        (self.opened, self.events_opened) = (self.opened + answers.len(), self.events_opened + events.len());
        self.told += events.len();
        answers.append(&mut self.answers);
        events.append(&mut self.events);
        ends.append(&mut self.ends);
        (self.answers, self.events, self.ends) = (answers, events, ends);
        self.packed = Packed::default();
        Ok(())
    }

    /// Every answer and the end of every step, those put away included.
    pub(super) fn transcript(&self) -> (Vec<AnswerOf<R>>, Vec<StepEnd>) {
        let (mut answers, mut ends) = self.packed.read::<R>().expect("what was put away is there and can be read");
        answers.extend_from_slice(&self.answers);
        ends.extend_from_slice(&self.ends);
        (answers, ends)
    }

    /// The events that were put away, by playing their steps again.
    pub fn past(&self) -> Result<Vec<R::Event>, Refusal> {
        if self.packed.steps == 0 {
            return Ok(Vec::new());
        }
        let (answers, ends) = self.packed.read::<R>()?;
        let mut game = Match::replay_steps(&self.rules, &self.setup, &self.nature, &answers, &ends, self.forced)?;
        Ok(std::mem::take(&mut game.events))
    }

    /// How many events were put away.
    pub fn packed_events(&self) -> usize {
        self.packed.events
    }

    /// How many decisions must be taken back so that the seat's last one is, and whether something was revealed since.
    pub fn last_decision(&self, seat: Seat) -> Option<(usize, bool)> {
        let mut last = self.packed.last;
        self.answers.iter().for_each(|answer| count(&mut last, answer));
        last[seat.index()]
    }
}
