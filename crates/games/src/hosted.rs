//! How a game becomes one that can be offered.

use crate::live::{Live, Playing};
use crate::measure::{Measured, Timing, Work, exert, measure};
use crate::reel::{self, Reel};
use crate::replay::{Replayed, replay};
use crate::session::{self, Paint, Session, dice_words};
use crate::text::{joined, say};
use crate::{
    Answer, Army, Entry, Found, Game, GameError, Json, Showing, Shown, SquadEntry, SquadReport, Table, Trial, WayEntry,
    Wish,
};
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game};
use dejarik_kernel::ruling::{Document, Failure, Judge, Report, Show, check};
use dejarik_kernel::{Lang, Match, Nature, Outcome, Pending, QuestionOf, Seat, WhyNot};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a game says beside its rules.
pub trait Hosted: Judge {
    /// What it is, in a few words.
    const ABOUT: &'static str;
    /// The names of the ways it is measured.
    const MODES: &'static [&'static str];
    /// The fewest and the most people who can play it.
    const PLAYERS: (usize, usize) = (2, 2);
    /// Whether everybody may know everything, so that all screens and logs are the same.
    const OPEN: bool = false;

    /// The tables that the wish describes: at least one.
    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError>;

    /// Works out ahead what all matches share, for those who will play many.
    fn prepare(&self) {}

    /// The tables of a way to measure.
    fn mode(&self, name: &str) -> Result<Vec<Table>, GameError>;

    /// What single queries of the game take, each with its name, in nanoseconds; each is asked for so many seconds.
    fn queries(&self, _worlds: &[Self::World], _secs: f64) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// How much memory the World takes, what it owns elsewhere included.
    fn bytes(&self, world: &Self::World) -> usize;

    /// The team of a seat: those with the same number win and lose together.
    fn team(&self, _: &Self::World, seat: Seat) -> u8 {
        seat.0
    }

    /// How many can sit down to it.
    fn sizes(&self) -> Vec<usize> {
        (Self::PLAYERS.0..=Self::PLAYERS.1).collect()
    }

    /// The limit of the squads that meet unless somebody says otherwise.
    fn usual_limit(&self) -> Option<u16> {
        None
    }

    /// The ways to play it; none: two seats, in the only way there is.
    fn ways(&self, _: Lang) -> Vec<WayEntry> {
        Vec::new()
    }

    /// Whether a squad may sit down next at the table that the wish describes so far.
    fn may_join(&self, wish: &Wish, squad: &Army) -> Result<(), GameError> {
        self.check_squad(wish.lang, squad).map(drop)
    }

    /// Tables that show what each character of a set is worth.
    fn trials(&self, _: &str, _: usize, _: u64) -> Result<Vec<Trial>, GameError> {
        Err(GameError::refused(format!("there are no sets to be tried in {}", Self::NAME)))
    }

    /// What dice are thrown for now, if that can be told.
    fn throw_words(&self, _: Lang, _: &Self::World) -> Option<String> {
        None
    }

    /// The squads it brings.
    fn squads(&self, _: Lang) -> Vec<SquadEntry> {
        Vec::new()
    }

    /// The maps it brings.
    fn maps(&self) -> Vec<String> {
        Vec::new()
    }

    /// Those of them on which squads of that limit can meet.
    fn maps_for(&self, _limit: u16) -> Vec<String> {
        self.maps()
    }

    /// Whether the map of that name comes from the player's own folder.
    fn is_own_map(&self, _: &str) -> bool {
        false
    }

    /// What every rule says about a squad.
    fn check_squad(&self, _: Lang, _: &Army) -> Result<SquadReport, GameError> {
        Err(GameError::refused(format!("there are no squads in {}", Self::NAME)))
    }

    /// What a seat holds that the board does not show to everybody, such as a hand of cards.
    fn held(&self, _: Lang, _: &Self::World, _: Seat) -> String {
        String::new()
    }

    /// The table in letters, a line after another.
    fn board(&self, _: Lang, _: &Self::World, _: Paint) -> String {
        String::new()
    }

    /// The table as a drawing (SVG), if the game draws one; with what the unit of that name reaches and sees.
    fn picture(&self, _: &Self::World, _: Option<&str>) -> Result<Option<String>, String> {
        Ok(None)
    }

    /// What a number is made of, a line each.
    fn why(&self, lang: Lang, _: &Self::World, _: &str) -> Result<Vec<String>, String> {
        Err(say(lang, "no-numbers", &[("game", Self::NAME.into())]))
    }

    /// The same as a seat or a spectator may know it, where not everybody may know everything.
    fn why_for(&self, lang: Lang, world: &Self::World, _: Option<Seat>, words: &str) -> Result<Vec<String>, String> {
        self.why(lang, world, words)
    }

    /// Our own text for a reason of refusal.
    fn reason(&self, _: Lang, why: &WhyNot) -> String {
        self.why_words(why)
    }

    /// What a seat is called.
    fn seat_words(&self, lang: Lang, seat: Seat) -> String {
        dejarik_minis::text::seat(lang, seat)
    }

    /// The name of the ability or card with this number in a trace.
    fn ability_words(&self, _: Lang, id: u16) -> String {
        self.ability_name(id)
    }

    /// The English words for an answer in a language, which is how [`Judge::read_choice`] wants them.
    fn in_english(&self, _: Lang, words: &str) -> String {
        words.to_owned()
    }

    /// Words with short names written out.
    fn expand(&self, _: &Self::World, words: &str) -> String {
        words.to_owned()
    }

    /// What there is to read about a thing on the table, a line each.
    fn card_words(&self, _: Lang, _: &Self::World, _: &str) -> Option<Vec<String>> {
        None
    }

    /// What can be looked up by these words, the likeliest first.
    fn look_up(&self, _: Lang, _: &str) -> Vec<Found> {
        Vec::new()
    }

    /// What a seat's screen shows of the table: the View, or something drawn from it in words and numbers.
    fn screen(&self, _: Lang, world: &Self::World, seat: Option<Seat>) -> Json {
        Json::of(&self.view(world, seat))
    }

    /// An answer to what a screen asks about the table; the question is the open one, if it is put to that seat.
    fn query(
        &self,
        lang: Lang,
        _: &Self::World,
        _: Option<Seat>,
        _: Option<&QuestionOf<Self>>,
        _: &Value,
    ) -> Result<Value, String> {
        Err(say(lang, "no-queries", &[("game", Self::NAME.into())]))
    }

    /// Whether an event shows somebody what nobody knew in the World before it, as a die does: a card that is drawn, a pile that is looked
    /// through. Nobody goes back before that alone. A game that hides nothing is not asked.
    fn shows(&self, _before: &Self::World, _event: &Self::Event) -> bool {
        false
    }

    /// What an answer would come to, as far as it can be told before dice fall or anybody else answers; the second World is the
    /// one it leads to. A game that hides something keeps silent.
    fn outlook(
        &self,
        _: Lang,
        _now: &Self::World,
        _question: &QuestionOf<Self>,
        _choice: &Self::Choice,
        _then: &Self::World,
    ) -> Option<Value> {
        None
    }

    /// An answer to what a screen asks about the game itself, without a match: its maps, its characters.
    fn consult(&self, lang: Lang, _: &Value) -> Result<Value, String> {
        Err(say(lang, "no-queries", &[("game", Self::NAME.into())]))
    }

    /// Why a game saved under that version cannot be taken up here at all, if it cannot.
    fn strange(&self, _: Lang, _version: &str) -> Option<String> {
        None
    }

    /// Everything that must be implemented and exercised.
    fn entries(&self) -> Vec<Entry> {
        Vec::new()
    }

    /// The answers of its FAQ, each by its id, that rulings should repeat.
    fn answers(&self) -> Vec<Answer> {
        Vec::new()
    }

    /// The entries that must have acted in some game before everything was seen.
    fn goals(&self) -> Vec<Entry> {
        Vec::new()
    }

    /// Plays one game that is made up for these goals, checked like every other, and says what acted in it.
    fn strive(&self, _: &[u16], _: u64, _: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        Err(format!("{} has nothing to be steered to", Self::NAME))
    }
}

/// A ruling that is being shown in a language.
struct Telling<R: Hosted> {
    lang: Lang,
    show: Show<R>,
    /// The World after the last event that was told.
    shadow: R::World,
    told: usize,
}

impl<R: Hosted> Telling<R> {
    fn new(lang: Lang, rules: &R, document: &Document, case: usize) -> Result<Telling<R>, Failure> {
        let show = Show::new(rules, document, case)?;
        let shadow = show.game().rules().begin(show.game().setup());
        let nothing = |found| Failure { found, ..Failure::default() };
        Ok(Telling { lang, shadow: shadow.map_err(nothing)?, show, told: 0 })
    }

    /// What is new, a line each.
    fn tell(&mut self) -> Vec<String> {
        let game = self.show.game();
        let mut lines = Vec::new();
        for event in &game.events()[self.told..] {
            R::apply(&mut self.shadow, event);
            lines.push(game.rules().event_words(self.lang, &self.shadow, event));
        }
        self.told = game.events().len();
        lines.retain(|line| !line.is_empty());
        lines
    }
}

impl<R: Hosted> Showing for Telling<R> {
    fn next(&mut self) -> Option<Result<Shown, Failure>> {
        let moment = match self.show.next()? {
            Ok(moment) => moment,
            Err(failure) => return Some(Err(failure)),
        };
        let told = self.tell();
        let rules = self.show.game().rules();
        let acted = moment.acted.iter().map(|id| rules.ability_words(self.lang, *id)).collect();
        let open = open_words(self.lang, self.show.game());
        Some(Ok(Shown { line: moment.line, text: moment.text, told, acted, open }))
    }

    fn board(&self, paint: Paint) -> String {
        self.show.game().rules().board(self.lang, self.show.game().world(), paint)
    }

    fn screen(&self) -> Value {
        self.show.game().rules().screen(self.lang, self.show.game().world(), None).value()
    }

    fn picture(&self, of: Option<&str>) -> Result<Option<String>, String> {
        self.show.game().rules().picture(self.show.game().world(), of)
    }
}

/// What a match waits for, a line for each open question.
fn open_words<R: Hosted>(lang: Lang, game: &Match<R>) -> Vec<String> {
    let seat = |seat: Seat| game.rules().seat_words(lang, seat);
    match game.pending() {
        Pending::Questions(questions) => {
            let open = questions.iter().filter(|q| game.question(q.seat).is_some());
            let words = |q: &QuestionOf<R>| game.rules().ask_words(lang, game.world(), &q.ask);
            open.map(|q| say(lang, "wait-asked", &[("seat", seat(q.seat).into()), ("question", words(q).into())]))
                .collect()
        }
        Pending::Dice(d) => vec![dice_words(lang, *d)],
        Pending::Shuffle(n) => vec![say(lang, "wait-order", &[("n", (*n).into())])],
        Pending::Over(Outcome::Draw) => vec![say(lang, "over-is-draw", &[])],
        Pending::Over(Outcome::Won(seats)) => {
            let names: Vec<String> = seats.iter().map(seat).collect();
            vec![say(lang, "over-is-won", &[("seats", joined(lang, &names).into())])]
        }
    }
}

/// A game behind the type they all share.
pub struct Host<R: Hosted> {
    /// The rules with their Book.
    pub rules: Arc<R>,
}

impl<R: Hosted> Game for Host<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn about(&self) -> &'static str {
        R::ABOUT
    }

    fn version(&self) -> String {
        self.rules.version()
    }

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        self.rules.tables(wish)
    }

    fn prepare(&self) {
        self.rules.prepare();
    }

    fn usual_limit(&self) -> Option<u16> {
        self.rules.usual_limit()
    }

    fn ways(&self, lang: Lang) -> Vec<WayEntry> {
        self.rules.ways(lang)
    }

    fn may_join(&self, wish: &Wish, squad: &Army) -> Result<(), GameError> {
        self.rules.may_join(wish, squad)
    }

    fn trials(&self, set: &str, tables: usize, seed: u64) -> Result<Vec<Trial>, GameError> {
        self.rules.trials(set, tables, seed)
    }

    fn squads(&self, lang: Lang) -> Vec<SquadEntry> {
        self.rules.squads(lang)
    }

    fn maps(&self) -> Vec<String> {
        self.rules.maps()
    }

    fn maps_for(&self, limit: u16) -> Vec<String> {
        self.rules.maps_for(limit)
    }

    fn is_own_map(&self, name: &str) -> bool {
        self.rules.is_own_map(name)
    }

    fn check_squad(&self, lang: Lang, squad: &Army) -> Result<SquadReport, GameError> {
        self.rules.check_squad(lang, squad)
    }

    fn conform(&self, table: &Table, seed: u64, how: Thoroughness) -> Result<Counts, String> {
        check_game(&self.rules, table.setup(), seed, how)
    }

    fn modes(&self) -> &'static [&'static str] {
        R::MODES
    }

    fn measure(&self, mode: &str, timing: Timing) -> Result<Measured, GameError> {
        let tables = self.rules.mode(mode)?;
        measure(&self.rules, &tables, timing).map_err(GameError::Refused)
    }

    fn exert(&self, mode: &str, work: Work, times: u64, seed: u64) -> Result<u64, GameError> {
        let tables = self.rules.mode(mode)?;
        exert(&self.rules, &tables, work, times, seed).map_err(GameError::Refused)
    }

    fn begin_with(&self, lang: Lang, table: &Table, nature: Nature) -> Result<Box<dyn Session>, GameError> {
        Ok(Box::new(session::Running::begin(lang, &self.rules, table.setup(), nature)?))
    }

    fn load(&self, lang: Lang, bytes: &[u8]) -> Result<(Box<dyn Session>, Option<String>), GameError> {
        let (running, told) = session::Running::load(lang, &self.rules, bytes)?;
        Ok((Box::new(running), told))
    }

    fn replay(&self, lang: Lang, bytes: &[u8]) -> Result<Replayed, GameError> {
        replay(lang, &self.rules, bytes)
    }

    fn open(&self, table: &Table, seed: u128) -> Result<Box<dyn Live>, GameError> {
        Ok(Box::new(Playing::begin(&self.rules, table.setup(), seed)?))
    }

    fn open_again(&self, setup: &[u8], seed: u128) -> Result<Box<dyn Live>, GameError> {
        let setup: R::Setup = serde_json::from_slice(setup).map_err(|e| GameError::refused(e.to_string()))?;
        Ok(Box::new(Playing::begin(&self.rules, &setup, seed)?))
    }

    fn take_up(&self, save: &[u8]) -> Result<Box<dyn Live>, GameError> {
        Ok(Box::new(Playing::take_up(&self.rules, save)?))
    }

    fn reel(&self, bytes: &[u8]) -> Result<Box<dyn Reel>, GameError> {
        reel::of_record(&self.rules, bytes)
    }

    fn ruling_reel(&self, document: &Document, case: usize) -> Result<Box<dyn Reel>, Failure> {
        reel::of_ruling(&self.rules, document, case)
    }

    fn players(&self) -> (usize, usize) {
        R::PLAYERS
    }

    fn sizes(&self) -> Vec<usize> {
        self.rules.sizes()
    }

    fn check_ruling(&self, text: &str) -> Report {
        check(&*self.rules, text)
    }

    fn show_ruling(&self, lang: Lang, document: &Document, case: usize) -> Result<Box<dyn Showing>, Failure> {
        Ok(Box::new(Telling::new(lang, &*self.rules, document, case)?))
    }

    fn seat_words(&self, lang: Lang, seat: Seat) -> String {
        self.rules.seat_words(lang, seat)
    }

    fn ability_name(&self, id: u16) -> String {
        self.rules.ability_name(id)
    }

    fn answers(&self) -> Vec<Answer> {
        self.rules.answers()
    }

    fn entries(&self) -> Vec<Entry> {
        self.rules.entries()
    }

    fn goals(&self) -> Vec<Entry> {
        self.rules.goals()
    }

    fn strive(&self, goals: &[u16], seed: u64, how: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        self.rules.strive(goals, seed, how)
    }

    fn look_up(&self, lang: Lang, words: &str) -> Vec<Found> {
        self.rules.look_up(lang, words)
    }

    fn consult(&self, lang: Lang, what: &Value) -> Result<Value, String> {
        self.rules.consult(lang, what)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
