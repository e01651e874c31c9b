//! Pig, the dice game, with a secret wager: a page of rules on which the kernel is tested and shown.
//!
//! First the seats wager in secret how far they will go (a number of 2 to 4 is their bonus). Then they take turns: throw
//! a die as often as you like and add it up; a 1 loses the turn's sum; first to 30 wins.

use crate::{At, Chance, Dice, Lang, Outcome, Play, Rules, Seat, SeatSet, WhyNot, Words, picks};
use serde::{Deserialize, Serialize};

/// The game of Pig.
pub struct Pig;

/// The facts on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct World {
    /// Points of each seat.
    pub scores: Vec<u8>,
    /// The secret wagers, once made.
    pub wagers: Vec<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The sum of this turn.
    pub sum: u8,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The wagers were shown.
    Wagered(Vec<u8>),
    /// A turn's sum grew.
    Threw(u8),
    /// A 1 was thrown.
    Bust,
    /// The sum was banked.
    Banked,
    /// The next seat's turn.
    Passed,
}

/// What can be asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// The secret wager.
    Wager,
    /// Throw again?
    Again(u8),
}

/// What can be answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing.
    Pass,
    /// A number.
    Number(u8),
}

picks!(Choice { Number(u8) } yes Yes no No);

impl Rules for Pig {
    type Setup = usize;
    type World = World;
    type Event = Event;
    type Ask = Ask;
    type Choice = Choice;
    type View = World;
    const NAME: &'static str = "pig";
    const PASS: Choice = Choice::Pass;

    fn version(&self) -> String {
        "pig 1".into()
    }

    fn seats(&self, seats: &usize) -> usize {
        *seats
    }

    fn begin(&self, seats: &usize) -> Result<World, String> {
        if !(2..=4).contains(seats) {
            return Err(format!("2 to 4 play, not {seats}"));
        }
        Ok(World { scores: vec![0; *seats], wagers: Vec::new(), turn: Seat(0), sum: 0 })
    }

    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        if at.world().wagers.is_empty() {
            let asks: Vec<_> = Seat::first(at.world().scores.len()).map(|s| (s, Ask::Wager)).collect();
            let wagers = at.ask_each(&asks, |_, _, list| list.extend(2..=4u8))?;
            at.emit(Event::Wagered(wagers));
            return Ok(());
        }
        turn(at)
    }

    fn outcome(&self, w: &World) -> Option<Outcome> {
        let winner = w.scores.iter().position(|s| *s >= 30)?;
        Some(Outcome::Won(SeatSet::NONE.with(Seat(winner as u8))))
    }

    fn apply(w: &mut World, e: &Event) {
        match e {
            Event::Wagered(wagers) => w.wagers.clone_from(wagers),
            Event::Threw(face) => w.sum += face,
            Event::Bust => w.sum = 0,
            Event::Banked => {
                w.scores[w.turn.index()] += w.sum;
                w.sum = 0;
            }
            Event::Passed => w.turn = Seat((w.turn.0 + 1) % w.scores.len() as u8),
        }
    }

    fn view(&self, w: &World, _: Option<Seat>) -> World {
        w.clone()
    }

    fn seen(&self, e: &Event, _: Option<Seat>) -> Option<Event> {
        Some(e.clone())
    }

    fn imagine(&self, _: &mut World, _: &World, _: Seat, _: &mut Chance) {}

    fn why_not(&self, _: &World, a: &Ask, _: &Choice) -> Option<WhyNot> {
        match a {
            Ask::Wager => Some(WhyNot::new("pig-1", "wagers-are-2-to-4")),
            Ask::Again(_) => None,
        }
    }
}

fn turn(at: &mut At<'_, Pig>) -> Play<()> {
    let seat = at.world().turn;
    loop {
        let face = at.roll(Dice { count: 1, sides: 6 })?[0];
        if face == 1 {
            at.emit(Event::Bust);
            break;
        }
        at.emit(Event::Threw(face));
        let far = at.world().sum >= 5 * at.world().wagers[seat.index()];
        let sum = at.world().sum;
        let again = at.ask(seat, Ask::Again(sum), |_, list| {
            if !far {
                list.push(true);
            }
            list.push(false);
        })?;
        if !again {
            at.emit(Event::Banked);
            break;
        }
    }
    if at.world().scores[seat.index()] >= 30 {
        return at.over();
    }
    at.emit(Event::Passed);
    Ok(())
}

/// What the seats are called, in English and in Polish.
const SEATS: [[&str; 4]; 2] =
    [["left", "right", "third", "fourth"], ["lewy gracz", "prawy gracz", "trzeci gracz", "czwarty gracz"]];

impl Words for Pig {
    fn ask_words(&self, lang: Lang, _: &World, ask: &Ask) -> String {
        match (ask, lang) {
            (Ask::Wager, Lang::English) => "your secret wager".into(),
            (Ask::Wager, Lang::Polish) => "twój tajny zakład".into(),
            (Ask::Again(sum), Lang::English) => format!("throw again at {sum}?"),
            (Ask::Again(sum), Lang::Polish) => format!("masz {sum}: rzucasz dalej?"),
        }
    }

    fn choice_words(&self, lang: Lang, _: &World, _: &Ask, choice: &Choice) -> String {
        let polish = lang == Lang::Polish;
        match choice {
            Choice::Yes => if polish { "tak" } else { "yes" }.into(),
            Choice::No => if polish { "nie" } else { "no" }.into(),
            Choice::Pass => if polish { "pas" } else { "pass" }.into(),
            Choice::Number(n) => n.to_string(),
        }
    }

    fn event_words(&self, lang: Lang, w: &World, event: &Event) -> String {
        let turn = w.turn.index();
        let who = SEATS[usize::from(lang == Lang::Polish)][turn];
        let (sum, score) = (w.sum, w.scores[turn]);
        match (event, lang) {
            (Event::Wagered(wagers), _) => {
                let all: Vec<String> = wagers.iter().map(u8::to_string).collect();
                let what = if lang == Lang::Polish { "zakłady" } else { "the wagers" };
                format!("{what}: {}", all.join(", "))
            }
            (Event::Threw(face), Lang::English) => format!("{who} throws {face}: {sum} in this turn"),
            (Event::Threw(face), Lang::Polish) => format!("{who} rzuca {face}: {sum} w tej turze"),
            (Event::Bust, Lang::English) => format!("{who} throws 1 and is bust"),
            (Event::Bust, Lang::Polish) => format!("{who} rzuca 1 i traci wszystko z tej tury"),
            (Event::Banked, Lang::English) => format!("{who} stops: {score} points"),
            (Event::Banked, Lang::Polish) => format!("{who} kończy: {score} pkt"),
            // Whoever throws next is named then.
            (Event::Passed, _) => String::new(),
        }
    }
}
