//! A game that is over, or a ruling, to be looked at event by event, forwards and backwards.

use crate::session::read_record;
use crate::{GameError, Hosted, Json};
use dejarik_kernel::ruling::{Document, Failure, Show};
use dejarik_kernel::{Drawn, Lang, Outcome, Refusal, Seat, draws};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

/// The table after an event, as a viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame {
    /// How many events have happened: 0 is the beginning.
    pub n: usize,
    /// The last event, unless this is the beginning or the viewer may not know of it.
    pub event: Option<Json>,
    /// That event as a line of the log; empty: not worth a line.
    pub words: String,
    /// The table.
    pub view: Json,
}

/// A game or a ruling that can be looked at event by event.
pub trait Reel: Send {
    /// How many events there are; there is one frame more than that.
    fn count(&self) -> usize;
    /// How many people play.
    fn seats(&self) -> usize;
    /// What a seat is called.
    fn seat_name(&self, lang: Lang, seat: Seat) -> String;
    /// The table after so many events, as that seat or a spectator saw it.
    fn frame(&mut self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame;
    /// The lines of the log with the number of the frame that each leads to.
    fn lines(&mut self, lang: Lang, seat: Option<Seat>) -> Vec<(usize, String)>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Under which rules it was played.
    fn version(&self) -> &str;
    /// Whether it was played again and came out the same, every die included; otherwise its own events are shown.
    fn verified(&self) -> bool;
    /// The seed from which its dice follow, if they follow from one.
    fn seed(&self) -> Option<u128>;
    /// All its dice and shuffles in order, as they are recorded; a ruling has none.
    fn draws(&self) -> &[Drawn];
    /// Lines of a ruling with what was written, and the number of the frame that each leads to.
    fn marks(&self) -> &[(usize, String, usize)];
    /// A question of the game's own client about the table after so many events.
    fn query(&mut self, lang: Lang, seat: Option<Seat>, n: usize, ask: &Value) -> Result<Value, String>;
}

/// A World is kept this often, so that no frame is far from one.
const EVERY: usize = 64;

/// A game event by event, with a World kept now and then.
pub(crate) struct Film<R: Hosted> {
    rules: Arc<R>,
    seats: usize,
    events: Vec<R::Event>,
    /// The World after every so many events.
    kept: Vec<R::World>,
    /// The World after the last.
    last: R::World,
    /// The World after so many events: where the last look was.
    at: (usize, R::World),
    outcome: Option<Outcome>,
    version: String,
    verified: bool,
    seed: Option<u128>,
    draws: Vec<Drawn>,
    marks: Vec<(usize, String, usize)>,
}

impl<R: Hosted> Film<R> {
    /// The film of a game that begins with this World.
    pub(crate) fn new(rules: &Arc<R>, seats: usize, base: R::World, events: Vec<R::Event>) -> Film<R> {
        let mut film = Film {
            rules: rules.clone(),
            seats,
            events: Vec::new(),
            kept: vec![base.clone()],
            last: base.clone(),
            at: (0, base),
            outcome: None,
            version: rules.version(),
            verified: true,
            seed: None,
            draws: Vec::new(),
            marks: Vec::new(),
        };
        film.extend(&events);
        film
    }

    /// Adds what has happened since.
    pub(crate) fn extend(&mut self, events: &[R::Event]) {
        for event in events {
            R::apply(&mut self.last, event);
            self.events.push(event.clone());
            if self.events.len().is_multiple_of(EVERY) {
                self.kept.push(self.last.clone());
            }
        }
    }

    fn wind(&mut self, n: usize) {
        let n = n.min(self.events.len());
        let near = n / EVERY;
        if self.at.0 > n || self.at.0 < near * EVERY {
            self.at = (near * EVERY, self.kept[near].clone());
        }
        for event in &self.events[self.at.0..n] {
            R::apply(&mut self.at.1, event);
        }
        self.at.0 = n;
    }

    fn words(&self, lang: Lang, seat: Option<Seat>) -> (Option<Json>, String) {
        let event = self.at.0.checked_sub(1).and_then(|n| self.rules.seen(&self.events[n], seat));
        let Some(event) = event else { return (None, String::new()) };
        let words = self.rules.event_words(lang, &self.at.1, &event);
        (Some(Json::of(&event)), words)
    }
}

impl<R: Hosted> Reel for Film<R> {
    fn count(&self) -> usize {
        self.events.len()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn seat_name(&self, lang: Lang, seat: Seat) -> String {
        self.rules.seat_words(lang, seat)
    }

    fn frame(&mut self, lang: Lang, seat: Option<Seat>, n: usize) -> Frame {
        self.wind(n);
        let (event, words) = self.words(lang, seat);
        Frame { n: self.at.0, event, words, view: self.rules.screen(lang, &self.at.1, seat) }
    }

    fn lines(&mut self, lang: Lang, seat: Option<Seat>) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        for n in 1..=self.events.len() {
            self.wind(n);
            let (_, words) = self.words(lang, seat);
            if !words.is_empty() {
                lines.push((n, words));
            }
        }
        lines
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn version(&self) -> &str {
        &self.version
    }

    fn verified(&self) -> bool {
        self.verified
    }

    fn seed(&self) -> Option<u128> {
        self.seed
    }

    fn draws(&self) -> &[Drawn] {
        &self.draws
    }

    fn marks(&self) -> &[(usize, String, usize)] {
        &self.marks
    }

    fn query(&mut self, lang: Lang, seat: Option<Seat>, n: usize, ask: &Value) -> Result<Value, String> {
        self.wind(n);
        self.rules.query(lang, &self.at.1, seat, None, ask)
    }
}

/// The film of a saved game: proved where its rules are these, else by its own events.
pub(crate) fn of_record<R: Hosted>(rules: &Arc<R>, bytes: &[u8]) -> Result<Box<dyn Reel>, GameError> {
    let record = read_record::<R>(bytes)?;
    if let Some(why) = rules.strange(Lang::English, &record.version) {
        return Err(GameError::Refused(why));
    }
    let refuse = |e: Refusal| GameError::refused(e.to_string());
    let verified = record.version == rules.version();
    let (events, outcome) = if verified {
        let game = record.verify(rules).map_err(refuse)?;
        (game.events().to_vec(), game.outcome())
    } else if record.events.is_empty() {
        return Err(GameError::refused(format!(
            "it was played under {}, these rules are {}; an unfinished game can be shown by its own rules only",
            record.version,
            rules.version()
        )));
    } else {
        (record.events.clone(), record.outcome)
    };
    let base = rules.begin(&record.setup).map_err(GameError::Refused)?;
    let seed = match &record.nature {
        dejarik_kernel::Nature::Seeded(seed) => Some(seed.0),
        dejarik_kernel::Nature::Script(_) | dejarik_kernel::Nature::Hand => None,
    };
    let draws = draws(&**rules, &record);
    let film = Film::new(rules, rules.seats(&record.setup), base, events);
    Ok(Box::new(Film { outcome, verified, version: record.version, seed, draws, ..film }))
}

/// The film of a ruling's case.
pub(crate) fn of_ruling<R: Hosted>(rules: &Arc<R>, document: &Document, case: usize) -> Result<Box<dyn Reel>, Failure> {
    let mut show = Show::new(&**rules, document, case)?;
    let mut marks = Vec::new();
    while let Some(moment) = show.next() {
        let moment = moment?;
        marks.push((moment.line, moment.text, show.game().events().len()));
    }
    let game = show.game();
    let base = game.rules().begin(game.setup()).map_err(|found| Failure { found, ..Failure::default() })?;
    let film = Film::new(game.rules(), rules.seats(game.setup()), base, game.events().to_vec());
    Ok(Box::new(Film { outcome: game.outcome(), marks, ..film }))
}
