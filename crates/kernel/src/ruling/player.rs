//! Plays a script: what each statement does to the match, or states of it.

use super::parse::{Act, Document, Statement};
use super::run::{Failure, Judge, Miss, Scene, contained};
use super::text::{Piece, fold, has_words, nearest_first};
use crate::{Answer, Lang, Match, Nature, Outcome, Pending, QuestionOf, Refusal, Seat, SeatSet, WhyNot};
use std::sync::Arc;

/// How many forced options in a row a line may pass over.
const MOST_FORCED: usize = 1000;

/// A match under a script, and the log of it.
pub(crate) struct Player<R: Judge> {
    game: Match<R>,
    /// The World after the last event that was told.
    shadow: R::World,
    told: usize,
    log: Vec<String>,
    /// What was taken without a line of its own since the last statement.
    forced: Vec<String>,
}

/// How words fit a question.
enum Fit<C> {
    /// They name this choice; so many pieces of the line were used.
    Choice(C, usize),
    /// They name several.
    Several,
    /// They name nothing that may be answered, for this reason if one is known.
    Nothing(Option<WhyNot>),
}

fn failure(at: &Piece, expected: impl Into<String>, found: impl Into<String>) -> Failure {
    Failure { expected: expected.into(), ..at.trouble(found).into() }
}

fn is_forced<A, C>(question: &crate::Question<A, C>) -> bool {
    question.options.len() == 1 && !question.open
}

fn dice_words(count: usize) -> String {
    if count == 1 { "1 die".to_owned() } else { format!("{count} dice") }
}

impl<R: Judge> Player<R> {
    /// Sets the table and plays to the first question.
    pub(crate) fn begin(scene: &Scene<R>, document: &Document) -> Result<Player<R>, Failure> {
        let at = &document.game;
        contained((at.line, at.column), || {
            let shadow = scene.rules.begin(&scene.setup).map_err(|why| Failure::from(at.trouble(why)))?;
            let game = Match::asking_everything(scene.rules.clone(), scene.setup.clone(), Nature::Hand)
                .map_err(|why| Failure::from(at.trouble(why.to_string())))?;
            let mut player = Player { game, shadow, told: 0, log: Vec::new(), forced: Vec::new() };
            player.settle(at)?;
            Ok(player)
        })
    }

    /// The match as it stands.
    pub(crate) fn game(&self) -> &Match<R> {
        &self.game
    }

    /// Everything that happened, a line each.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    pub(crate) fn into_log(self) -> Vec<String> {
        self.log
    }

    /// Does what a line says, or finds out whether it is so.
    pub(crate) fn play(&mut self, statement: &Statement) -> Result<(), Failure> {
        self.forced.clear();
        contained((statement.at.line, statement.at.column), || {
            let result = self.act(statement);
            self.listen();
            result
        })
    }

    /// A script may end at an open question, but not while dice are in the air.
    pub(crate) fn finish(&self, last: &Statement) -> Result<(), Failure> {
        match self.game.pending() {
            Pending::Dice(_) => Err(failure(&last.at, "a `roll` line after this", self.situation())),
            Pending::Shuffle(_) => Err(failure(&last.at, "a `shuffle` line after this", self.situation())),
            Pending::Questions(_) | Pending::Over(_) => Ok(()),
        }
    }

    fn act(&mut self, statement: &Statement) -> Result<(), Failure> {
        let at = &statement.at;
        match &statement.act {
            Act::Answer { seat, words } => self.answer(seat, words),
            Act::Roll(faces) => self.roll(at, faces),
            Act::Shuffle(order) => self.shuffle(at, order),
            Act::Expect(facts) => facts.iter().try_for_each(|fact| self.expect(fact)),
            Act::Asked { seat, words } => self.asked(seat, words),
            Act::Offered { seat, words } => self.offered(seat, words),
            Act::Only { seat, words } => self.only(at, seat, words),
            Act::Refused { seat, words } => self.refused(seat, words),
            Act::Happened(words) => self.happened(words),
            Act::NotHappened(words) => self.not_happened(words),
            Act::Rolled(count) => self.rolled(at, *count),
            Act::Over(winners) => self.over(at, winners),
        }
    }

    /// Goes on where nothing can be scripted (no dice to throw, nothing to mix up), and tells what is new.
    fn settle(&mut self, at: &Piece) -> Result<(), Failure> {
        loop {
            let entered = match *self.game.pending() {
                Pending::Dice(dice) if dice.count == 0 => self.game.enter_dice(&[]),
                Pending::Shuffle(n) if n < 2 => self.game.enter_order((0..n).collect()),
                _ => break,
            };
            entered.map_err(|why| failure(at, "an empty throw to be taken", why.to_string()))?;
        }
        self.listen();
        Ok(())
    }

    /// Tells the events that are new, each with the World after it.
    fn listen(&mut self) {
        for event in &self.game.events()[self.told..] {
            R::apply(&mut self.shadow, event);
            let line = self.game.rules().event_words(Lang::English, &self.shadow, event);
            if !line.is_empty() {
                self.log.push(line);
            }
        }
        self.told = self.game.events().len();
    }

    // What words and seats mean.

    fn seat(&self, name: &Piece) -> Result<Seat, Failure> {
        let (rules, setup) = (self.game.rules(), self.game.setup());
        rules.seat(setup, &name.text).ok_or_else(|| name.unknown("a seat", rules.seat_names(setup)).into())
    }

    fn seat_name(&self, seat: Seat) -> String {
        let names = self.game.rules().seat_names(self.game.setup());
        names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn seat_list(&self, seats: SeatSet) -> String {
        seats.iter().map(|s| self.seat_name(s)).collect::<Vec<_>>().join(" and ")
    }

    fn ask_words(&self, question: &QuestionOf<R>) -> String {
        self.game.rules().ask_words(Lang::English, self.game.world(), &question.ask)
    }

    fn options(&self, question: &QuestionOf<R>) -> Vec<String> {
        self.game.rules().option_words(Lang::English, self.game.world(), question)
    }

    /// What the match waits for, a line for each open question.
    pub(crate) fn waits_for(&self) -> Vec<String> {
        let dice = |d: &crate::Dice| format!("{} of {} faces to be thrown", dice_words(d.count.into()), d.sides);
        match self.game.pending() {
            Pending::Questions(questions) => {
                let open = questions.iter().filter(|q| self.game.question(q.seat).is_some());
                open.map(|q| format!("{} is asked: {}", self.seat_name(q.seat), self.ask_words(q))).collect()
            }
            Pending::Dice(d) => vec![dice(d)],
            Pending::Shuffle(n) => vec![format!("{n} things to be shuffled")],
            Pending::Over(Outcome::Draw) => vec!["the game is over, a draw".to_owned()],
            Pending::Over(Outcome::Won(seats)) => {
                vec![format!("the game is over, won by {}", self.seat_list(*seats))]
            }
        }
    }

    /// The same in one line, with what was passed over on the way.
    fn situation(&self) -> String {
        self.waits_for().join("; ") + &self.after_forced()
    }

    fn after_forced(&self) -> String {
        match self.forced.is_empty() {
            true => String::new(),
            false => format!(", after the forced {}", self.forced.join(", ")),
        }
    }

    /// The longest beginning of `pieces`, joined by commas, that names an option or a choice that the game can read.
    fn fit(&self, question: &QuestionOf<R>, pieces: &[Piece]) -> Fit<R::Choice> {
        let options: Vec<String> = self.options(question).iter().map(|w| fold(w)).collect();
        for used in (1..=pieces.len()).rev() {
            let words = fold(&joined(&pieces[..used]));
            let mut fitting = options.iter().zip(&question.options).filter(|(w, _)| **w == words).map(|(_, c)| c);
            if let Some(choice) = fitting.next() {
                let single = fitting.all(|other| other == choice);
                return if single { Fit::Choice(choice.clone(), used) } else { Fit::Several };
            }
        }
        for used in (1..=pieces.len()).rev() {
            let Some(choice) = self.read(question, &joined(&pieces[..used])) else { continue };
            if question.open || question.options.contains(&choice) {
                return Fit::Choice(choice, used);
            }
            return Fit::Nothing(self.game.rules().why_not(self.game.world(), &question.ask, &choice));
        }
        Fit::Nothing(None)
    }

    fn read(&self, question: &QuestionOf<R>, words: &str) -> Option<R::Choice> {
        self.game.rules().read_choice(self.game.world(), &question.ask, words)
    }

    fn why_words(&self, why: &WhyNot) -> String {
        format!("{} ({}, {})", self.game.rules().why_words(why), why.rule, why.key)
    }

    // Forced options.

    /// Takes a forced option: of that seat, or of any.
    fn take_forced(&mut self, seat: Option<Seat>, at: &Piece) -> Result<bool, Failure> {
        let open = |q: &&QuestionOf<R>| self.game.question(q.seat).is_some() && seat.is_none_or(|s| s == q.seat);
        let Some(question) = self.game.questions().iter().filter(open).find(|q| is_forced(q)).cloned() else {
            return Ok(false);
        };
        if self.forced.len() == MOST_FORCED {
            return Err(failure(at, "", format!("{MOST_FORCED} forced options in a row")));
        }
        let words = format!("`{}` of {}", self.options(&question)[0], self.seat_name(question.seat));
        self.forced.push(words.clone());
        let taken = self.game.answer(question.number, question.seat, question.options[0].clone());
        taken.map_err(|why| failure(at, format!("the forced {words} to be taken"), why.to_string()))?;
        self.settle(at)?;
        Ok(true)
    }

    /// The open question to that seat, past forced options of others.
    fn question(&mut self, seat: Seat, at: &Piece) -> Result<QuestionOf<R>, Failure> {
        loop {
            if let Some(question) = self.game.question(seat) {
                return Ok(question.clone());
            }
            if !self.take_forced(None, at)? {
                return Err(failure(at, format!("a question to {}", self.seat_name(seat)), self.situation()));
            }
        }
    }

    // Statements that do something.

    fn answer(&mut self, name: &Piece, words: &[Piece]) -> Result<(), Failure> {
        let seat = self.seat(name)?;
        let mut rest = words;
        while let Some(first) = rest.first() {
            let at = if rest.len() == words.len() { name } else { first };
            self.no_dice(at)?;
            let question = self.question(seat, at)?;
            match self.fit(&question, rest) {
                Fit::Choice(choice, used) => {
                    let given = joined(&rest[..used]);
                    let taken = self.game.answer(question.number, seat, choice);
                    taken.map_err(|refusal| self.not_taken(first, &question, &given, refusal))?;
                    self.settle(first)?;
                    rest = &rest[used..];
                }
                Fit::Nothing(_) if is_forced(&question) => {
                    self.take_forced(Some(seat), first)?;
                }
                Fit::Nothing(why) => {
                    return Err(self.not_taken(first, &question, &first.text, Refusal::NotAnOption(why)));
                }
                Fit::Several => {
                    return Err(failure(first, "words for one option", format!("several are called `{first}`")));
                }
            }
        }
        Ok(())
    }

    /// Nobody can answer while dice are in the air.
    fn no_dice(&self, at: &Piece) -> Result<(), Failure> {
        match self.game.pending() {
            Pending::Dice(_) => Err(failure(at, "a `roll` line before this", self.situation())),
            Pending::Shuffle(_) => Err(failure(at, "a `shuffle` line before this", self.situation())),
            Pending::Questions(_) | Pending::Over(_) => Ok(()),
        }
    }

    fn not_taken(&self, at: &Piece, question: &QuestionOf<R>, words: &str, refusal: Refusal) -> Failure {
        let offered = nearest_first(words, self.options(question));
        let (found, legal) = match refusal {
            Refusal::NotAnOption(Some(why)) => (format!("it is refused: {}", self.why_words(&why)), offered),
            Refusal::NotAnOption(None) => ("it is not offered".to_owned(), offered),
            other => (other.to_string(), Vec::new()),
        };
        let found = found + &self.after_forced();
        let expected =
            format!("`{words}` to be an answer of {} to: {}", self.seat_name(question.seat), self.ask_words(question));
        Failure { legal, ..failure(at, expected, found) }
    }

    fn roll(&mut self, at: &Piece, faces: &[Piece]) -> Result<(), Failure> {
        let mut rest = faces;
        while let Some(first) = rest.first() {
            let die = Piece::new(at.line, first.column, "");
            if self.take_forced(None, &die)? {
                continue;
            }
            let Pending::Dice(dice) = *self.game.pending() else {
                let unused = rest.len() < faces.len();
                let expected = if unused { "another die to fall" } else { "dice to fall" };
                return Err(failure(&die, expected, self.situation()));
            };
            let count = usize::from(dice.count);
            if rest.len() < count {
                let expected = format!("{} together on this line", dice_words(count));
                return Err(failure(&die, expected, dice_words(rest.len())));
            }
            let mut thrown = Vec::with_capacity(count);
            for (nth, word) in rest[..count].iter().enumerate() {
                let wrong = || failure(word, format!("a face of 1 to {}", dice.sides), word.text.clone());
                let number = word.text.parse::<u8>().ok();
                let face = number.or_else(|| self.game.rules().read_face(self.game.world(), nth, &fold(&word.text)));
                thrown.push(face.filter(|face| *face <= dice.sides).ok_or_else(wrong)?);
            }
            let entered = self.game.enter_dice(&thrown);
            entered.map_err(|why| failure(&die, "the dice to be taken", why.to_string()))?;
            self.settle(&die)?;
            rest = &rest[count..];
        }
        Ok(())
    }

    fn shuffle(&mut self, at: &Piece, order: &[u16]) -> Result<(), Failure> {
        while self.take_forced(None, at)? {}
        let Pending::Shuffle(n) = *self.game.pending() else {
            return Err(failure(at, "something to be shuffled", self.situation()));
        };
        let order = if order.is_empty() { (0..n).collect() } else { order.to_vec() };
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(0..n) {
            return Err(failure(at, format!("each place of 1 to {n} once"), "another order"));
        }
        self.game.enter_order(order).map_err(|why| failure(at, "the order to be taken", why.to_string()))?;
        self.settle(at)
    }

    // Statements about what is so.

    fn expect(&self, fact: &Piece) -> Result<(), Failure> {
        let rules: &Arc<R> = self.game.rules();
        match rules.expect(&self.game, &fact.text) {
            Ok(()) => Ok(()),
            Err(Miss::Differs { found }) => Err(failure(fact, fact.text.clone(), found)),
            Err(Miss::Unknown { legal }) => Err(fact.unknown("a fact of this game", legal).into()),
        }
    }

    fn asked(&mut self, name: &Piece, words: &Piece) -> Result<(), Failure> {
        let seat = self.seat(name)?;
        loop {
            if self.game.question(seat).is_some_and(|q| has_words(&self.ask_words(q), &words.text)) {
                return Ok(());
            }
            if !self.take_forced(None, name)? {
                let expected = format!("{} to be asked: {words}", self.seat_name(seat));
                return Err(failure(name, expected, self.situation()));
            }
        }
    }

    fn offered(&mut self, name: &Piece, words: &[Piece]) -> Result<(), Failure> {
        let seat = self.seat(name)?;
        let question = self.question(seat, name)?;
        self.find_options(&question, words).map(|_| ())
    }

    /// The options that the words name, commas inside an option's words allowed for.
    fn find_options(&self, question: &QuestionOf<R>, words: &[Piece]) -> Result<Vec<R::Choice>, Failure> {
        let (mut found, mut rest) = (Vec::new(), words);
        while let Some(first) = rest.first() {
            match self.fit(question, rest) {
                Fit::Choice(choice, used) if question.options.contains(&choice) => {
                    found.push(choice);
                    rest = &rest[used..];
                }
                Fit::Several => {
                    return Err(failure(first, "words for one option", format!("several are called `{first}`")));
                }
                Fit::Choice(..) => return Err(self.not_offered(first, question, None)),
                Fit::Nothing(why) => return Err(self.not_offered(first, question, why)),
            }
        }
        Ok(found)
    }

    fn not_offered(&self, at: &Piece, question: &QuestionOf<R>, why: Option<WhyNot>) -> Failure {
        let found = why.map_or("it is not".to_owned(), |why| format!("it is refused: {}", self.why_words(&why)));
        let expected =
            format!("`{at}` to be offered to {} at: {}", self.seat_name(question.seat), self.ask_words(question));
        Failure { legal: nearest_first(&at.text, self.options(question)), ..failure(at, expected, found) }
    }

    fn only(&mut self, at: &Piece, name: &Piece, words: &[Piece]) -> Result<(), Failure> {
        let seat = self.seat(name)?;
        let question = self.question(seat, name)?;
        let named = self.find_options(&question, words)?;
        let all = self.options(&question);
        let more = question.options.iter().zip(all).filter(|(c, _)| !named.contains(c)).map(|(_, w)| w);
        let more: Vec<String> = more.collect();
        match more.is_empty() {
            true => Ok(()),
            false => {
                let expected = format!("nothing else to be offered to {}", self.seat_name(seat));
                Err(failure(at, expected, format!("also {}", more.join(", "))))
            }
        }
    }

    fn refused(&mut self, name: &Piece, words: &[(Piece, Option<Piece>)]) -> Result<(), Failure> {
        let seat = self.seat(name)?;
        let mut rest = words;
        while let Some((first, _)) = rest.first() {
            let question = self.question(seat, name)?;
            let (used, choice) = self.read_refused(&question, rest);
            let text = rest[..used].iter().map(|(words, _)| words.text.as_str()).collect::<Vec<_>>().join(", ");
            let reason = rest[used - 1].1.as_ref();
            self.refused_one(&question, &Piece { text, ..first.clone() }, choice, reason)?;
            rest = &rest[used..];
        }
        Ok(())
    }

    /// The longest beginning that the game can read, commas inside it allowed for; otherwise the first words, unread.
    fn read_refused(&self, question: &QuestionOf<R>, words: &[(Piece, Option<Piece>)]) -> (usize, Option<R::Choice>) {
        let together = 1 + words.iter().take_while(|(_, reason)| reason.is_none()).count();
        for used in (1..=together.min(words.len())).rev() {
            let pieces: Vec<Piece> = words[..used].iter().map(|(words, _)| words.clone()).collect();
            if let Some(choice) = self.read(question, &joined(&pieces)) {
                return (used, Some(choice));
            }
        }
        (1, None)
    }

    fn refused_one(
        &mut self,
        question: &QuestionOf<R>,
        words: &Piece,
        choice: Option<R::Choice>,
        reason: Option<&Piece>,
    ) -> Result<(), Failure> {
        let expected = format!("`{words}` to be refused to {}", self.seat_name(question.seat));
        let options = self.options(question);
        if options.iter().any(|option| fold(option) == fold(&words.text)) {
            return Err(failure(words, expected, "it is offered"));
        }
        let Some(choice) = choice else {
            let must_read = reason.is_some() || self.game.rules().reads_all_choices();
            let unread = || words.unknown("an answer that this game can read", options);
            return if must_read { Err(unread().into()) } else { Ok(()) };
        };
        if question.options.contains(&choice) {
            return Err(failure(words, expected, "it is offered"));
        }
        let why = if question.open {
            // A refused answer leaves the match as it was; one that is taken ends the case.
            match self.game.answer(question.number, question.seat, choice) {
                Err(Refusal::NotAnOption(why)) => why,
                Err(other) => return Err(failure(words, expected, other.to_string())),
                Ok(()) => return Err(failure(words, expected, "it is allowed")),
            }
        } else {
            self.game.rules().why_not(self.game.world(), &question.ask, &choice)
        };
        self.same_reason(reason, why)
    }

    fn same_reason(&self, stated: Option<&Piece>, why: Option<WhyNot>) -> Result<(), Failure> {
        match (stated, why) {
            (None, _) => Ok(()),
            (Some(key), Some(why)) if fold(&key.text) == why.key => Ok(()),
            (Some(key), Some(why)) => Err(failure(key, format!("the reason {key}"), self.why_words(&why))),
            (Some(key), None) => Err(failure(key, format!("the reason {key}"), "the game gives none")),
        }
    }

    fn happened(&self, words: &Piece) -> Result<(), Failure> {
        match self.log.iter().any(|line| has_words(line, &words.text)) {
            true => Ok(()),
            false => Err(failure(words, format!("`{words}` in the log"), "no such line")),
        }
    }

    fn not_happened(&self, words: &Piece) -> Result<(), Failure> {
        match self.log.iter().find(|line| has_words(line, &words.text)) {
            None => Ok(()),
            Some(line) => Err(failure(words, format!("no `{words}` in the log"), line.clone())),
        }
    }

    fn rolled(&self, at: &Piece, count: usize) -> Result<(), Failure> {
        let fell = |answer: &crate::AnswerOf<R>| match answer {
            Answer::Fell(_, faces) => faces.len(),
            Answer::Chose { .. } | Answer::Each(_) | Answer::Order(_) => 0,
        };
        let found: usize = self.game.answers().iter().map(fell).sum();
        match found == count {
            true => Ok(()),
            false => Err(failure(at, format!("{} so far", dice_words(count)), dice_words(found))),
        }
    }

    fn over(&self, at: &Piece, winners: &[Piece]) -> Result<(), Failure> {
        let seats = winners.iter().map(|name| self.seat(name)).collect::<Result<SeatSet, _>>()?;
        let stated = if seats.is_empty() { Outcome::Draw } else { Outcome::Won(seats) };
        if self.game.outcome() == Some(stated) {
            return Ok(());
        }
        let expected = match stated {
            Outcome::Draw => "the game to be over, a draw".to_owned(),
            Outcome::Won(seats) => format!("the game to be over, won by {}", self.seat_list(seats)),
        };
        Err(failure(at, expected, self.situation()))
    }
}

fn joined(pieces: &[Piece]) -> String {
    pieces.iter().map(|p| p.text.as_str()).collect::<Vec<_>>().join(", ")
}
