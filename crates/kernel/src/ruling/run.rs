//! What a game brings to the ruling language, and the check of a ruling.

use super::parse::{Document, Script};
use super::player::Player;
use super::text::{Trouble, fold, one_of};
use crate::{Match, Rules, Seat, Words, trace};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A game that rulings can be written for.
pub trait Judge: Words {
    /// The position that the headers and blocks describe.
    fn scene(&self, document: &Document) -> Result<Scene<Self>, Trouble>;

    /// Whether this fact (the text after `expect`, between semicolons) holds now.
    fn expect(&self, game: &Match<Self>, text: &str) -> Result<(), Miss>;

    /// What the seats are called in rulings, one word each, in their order.
    fn seat_names(&self, setup: &Self::Setup) -> Vec<String> {
        ["left", "right", "third", "fourth"].into_iter().take(self.seats(setup)).map(String::from).collect()
    }

    /// The seat with that name, letters' case aside.
    fn seat(&self, setup: &Self::Setup, name: &str) -> Option<Seat> {
        let at = self.seat_names(setup).iter().position(|known| fold(known) == fold(name))?;
        Some(Seat(at as u8))
    }

    /// The choice that these words name where they are the words of no option: an answer to an open question, or one
    /// that is refused.
    fn read_choice(&self, _world: &Self::World, _ask: &Self::Ask, _words: &str) -> Option<Self::Choice> {
        None
    }

    /// Whether `read_choice` understands whatever is well written: then words that it cannot read are an error in a
    /// `refused` line too, where otherwise a misspelt one would pass.
    fn reads_all_choices(&self) -> bool {
        false
    }

    /// The number of a face that is called this, on the `nth` of the dice that are in the air.
    fn read_face(&self, _world: &Self::World, _nth: usize, _word: &str) -> Option<u8> {
        None
    }

    /// The numbers, as in traces, of the abilities and cards that are on the table and might act: a case in which one of
    /// them did not is a *no* about it.
    fn at_hand(&self, _game: &Match<Self>) -> BTreeSet<u16> {
        BTreeSet::new()
    }

    /// The name of the ability or card with this number in a trace.
    fn ability_name(&self, id: u16) -> String {
        format!("number {id}")
    }
}

/// The position that a ruling begins from.
pub struct Scene<R: Rules> {
    /// The rules, with a Book that may hold what the ruling made up.
    pub rules: Arc<R>,
    /// The setup.
    pub setup: R::Setup,
}

/// Why a fact does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Miss {
    /// No such fact can be stated.
    Unknown {
        /// What can be.
        legal: Vec<String>,
    },
    /// It is otherwise.
    Differs {
        /// How it is.
        found: String,
    },
}

/// What came of a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What the ruling says; empty if it cannot be read.
    pub title: String,
    /// The rules and rulings it follows from.
    pub sources: Vec<String>,
    /// Its cases in order; one, failed, if the ruling cannot be read or set up.
    pub cases: Vec<Case>,
}

impl Report {
    /// Whether every case came out as stated.
    pub fn passed(&self) -> bool {
        self.cases.iter().all(|case| case.result.is_ok())
    }
}

/// What came of one case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The variant's name; empty if there are no variants.
    pub name: String,
    /// Whether it came out as stated.
    pub result: Result<(), Failure>,
    /// The numbers of the abilities and cards that acted.
    pub acted: BTreeSet<u16>,
    /// The numbers of those that were on the table at the beginning or at the end.
    pub at_hand: BTreeSet<u16>,
    /// Everything that happened, a line each.
    pub log: Vec<String>,
}

/// Where and how a ruling failed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What the ruling states or needs; empty if it cannot be understood.
    pub expected: String,
    /// What is so instead, or what is wrong with the text.
    pub found: String,
    /// What might stand there, the likeliest first.
    pub legal: Vec<String>,
    /// Everything that had happened by then, a line each.
    pub log: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if !self.expected.is_empty() {
            write!(f, "expected {}; found: ", self.expected)?;
        }
        write!(f, "{}{}", self.found, one_of(&self.legal))
    }
}

impl std::error::Error for Failure {}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        let Trouble { line, column, text: found, legal } = trouble;
        Failure { line, column, expected: String::new(), found, legal, log: Vec::new() }
    }
}

/// Reads a ruling, plays all its cases and says what came of them.
pub fn check<R: Judge>(judge: &R, text: &str) -> Report {
    match Document::parse(text) {
        Ok(document) => check_document(judge, &document),
        Err(trouble) => Report { title: String::new(), sources: Vec::new(), cases: vec![unreadable(trouble.into())] },
    }
}

fn check_document<R: Judge>(judge: &R, document: &Document) -> Report {
    let cases = match set_up(judge, document) {
        Ok(scene) => document.scripts().iter().map(|script| check_case(&scene, document, script)).collect(),
        Err(failure) => vec![unreadable(failure)],
    };
    Report { title: document.title.clone(), sources: document.sources.clone(), cases }
}

fn unreadable(failure: Failure) -> Case {
    Case {
        name: String::new(),
        result: Err(failure),
        acted: BTreeSet::new(),
        at_hand: BTreeSet::new(),
        log: Vec::new(),
    }
}

/// The scene of a ruling, if it is one of this game.
pub(crate) fn set_up<R: Judge>(judge: &R, document: &Document) -> Result<Scene<R>, Failure> {
    if fold(&document.game.text) != fold(R::NAME) {
        return Err(document.game.unknown("this game", [R::NAME]).into());
    }
    contained((document.game.line, document.game.column), || Ok(judge.scene(document)?))
}

fn check_case<R: Judge>(scene: &Scene<R>, document: &Document, script: &Script) -> Case {
    let (mut log, mut at_hand) = (Vec::new(), BTreeSet::new());
    let (result, acted) = trace::watch(|| play_case(scene, document, script, &mut log, &mut at_hand));
    let result = result.map_err(|failure| Failure { log: log.clone(), ..failure });
    Case { name: script.name.clone(), result, acted, at_hand, log }
}

fn play_case<R: Judge>(
    scene: &Scene<R>,
    document: &Document,
    script: &Script,
    log: &mut Vec<String>,
    at_hand: &mut BTreeSet<u16>,
) -> Result<(), Failure> {
    let mut player = Player::begin(scene, document)?;
    at_hand.extend(trace::unseen(|| scene.rules.at_hand(player.game())));
    let result = script
        .statements
        .iter()
        .try_for_each(|statement| player.play(statement))
        .and_then(|()| script.statements.last().map_or(Ok(()), |last| player.finish(last)));
    at_hand.extend(trace::unseen(|| scene.rules.at_hand(player.game())));
    *log = player.into_log();
    result
}

/// Runs `f`; a panic in it becomes a failure at that place.
pub(crate) fn contained<T>(at: (usize, usize), f: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
            .unwrap_or_else(|| "without a word".to_owned());
        let (line, column) = at;
        Err(Trouble { line, column, text: format!("the game panicked: {text}"), legal: Vec::new() }.into())
    })
}
