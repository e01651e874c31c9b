//! A walk: one card and then three are shuffled, one seat goes somewhere twice, two dice fall, and nobody wins. It has what Pig lacks:
//! a shuffle, open questions, words with commas, an ability that acts, a hole to fall into.

use dejarik_kernel::ruling::{Document, Judge, Miss, Scene, Trouble};
use dejarik_kernel::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub struct Walk;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct World {
    deck: Vec<u16>,
    went: Vec<Place>,
    thrown: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place(u8, u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Dealt(Vec<u16>),
    Went(Place),
    Threw(Vec<u8>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Choice {
    Pass,
    Yes,
    No,
    To(Place),
}

picks!(Choice { To(Place) } yes Yes no No);

const STAY: Place = Place(0, 0);

impl Rules for Walk {
    type Setup = ();
    type World = World;
    type Event = Event;
    type Ask = ();
    type Choice = Choice;
    type View = ();
    const NAME: &'static str = "walk";
    const PASS: Choice = Choice::Pass;

    fn version(&self) -> String {
        "walk 1".into()
    }

    fn seats(&self, (): &()) -> usize {
        1
    }

    fn begin(&self, (): &()) -> Result<World, String> {
        Ok(World::default())
    }

    fn step(&self, at: &mut At<'_, Self>) -> Play<()> {
        at.shuffle(1)?;
        at.roll(Dice { count: 0, sides: 6 })?;
        let order = at.shuffle(3)?;
        at.emit(Event::Dealt(order));
        for _ in 0..2 {
            let samples = |_: &World, list: &mut List<'_, Walk, Place>| list.extend([Place(1, 0), STAY]);
            let place = at.ask_open(Seat(0), (), samples, |_, to| match to {
                Place(4, _) => panic!("a hole"),
                Place(5.., _) => Err(WhyNot::new("walk-1", "too-far")),
                near => Ok(near),
            })?;
            if place.0 > 1 {
                trace::acted(7);
            }
            at.emit(Event::Went(place));
        }
        let faces = at.roll(Dice { count: 2, sides: 6 })?;
        at.emit(Event::Threw(faces.to_vec()));
        Ok(())
    }

    fn outcome(&self, w: &World) -> Option<Outcome> {
        (!w.thrown.is_empty()).then_some(Outcome::Draw)
    }

    fn apply(w: &mut World, e: &Event) {
        match e {
            Event::Dealt(order) => w.deck.clone_from(order),
            Event::Went(place) => w.went.push(*place),
            Event::Threw(faces) => w.thrown.clone_from(faces),
        }
    }

    fn view(&self, _: &World, _: Option<Seat>) {}

    fn seen(&self, e: &Event, _: Option<Seat>) -> Option<Event> {
        Some(e.clone())
    }

    fn imagine(&self, _: &mut World, _: &World, _: Seat, _: &mut Chance) {}

    fn why_not(&self, _: &World, (): &(), _: &Choice) -> Option<WhyNot> {
        None
    }
}

impl Words for Walk {
    fn ask_words(&self, _: Lang, _: &World, (): &()) -> String {
        "where to".into()
    }

    fn choice_words(&self, _: Lang, _: &World, (): &(), choice: &Choice) -> String {
        match choice {
            Choice::To(STAY) => "stay".into(),
            Choice::To(Place(x, y)) => format!("to {x}, {y}"),
            other => format!("{other:?}"),
        }
    }

    /// Numbered from the World, which must be the one after the event.
    fn event_words(&self, _: Lang, w: &World, event: &Event) -> String {
        match event {
            Event::Dealt(order) => {
                let places: Vec<String> = order.iter().map(|n| (n + 1).to_string()).collect();
                format!("dealt {}", places.join(" "))
            }
            Event::Went(Place(x, y)) => format!("walk {} went {x} {y}", w.went.len()),
            Event::Threw(_) => String::new(),
        }
    }
}

impl Judge for Walk {
    fn scene(&self, document: &Document) -> Result<Scene<Walk>, Trouble> {
        document.only_keys(&[])?;
        Ok(Scene { rules: Arc::new(Walk), setup: () })
    }

    fn expect(&self, _: &Match<Walk>, text: &str) -> Result<(), Miss> {
        panic!("{text} is too much to expect")
    }

    fn seat_names(&self, (): &()) -> Vec<String> {
        vec!["dark".into()]
    }

    fn read_choice(&self, _: &World, (): &(), words: &str) -> Option<Choice> {
        let (x, y) = words.strip_prefix("to ")?.split_once(", ")?;
        Some(Choice::To(Place(x.parse().ok()?, y.parse().ok()?)))
    }

    fn reads_all_choices(&self) -> bool {
        true
    }

    fn ability_name(&self, _: u16) -> String {
        "Long Legs".into()
    }
}
