//! Star Wars CCG: its decks and tables.

mod board;
mod exhaust;
mod library;
mod screen;
mod why;

use crate::Json;
use crate::library::consulted;
use crate::text::say;
use crate::{Army, Entry, Found, GameError, Host, Hosted, Paint, RuleVerdict, SquadEntry, SquadReport, Table, Wish};
use dejarik_ccg::Ccg;
use dejarik_ccg::book::deck::{Check, Deck, DeckError, SIZE, side_name};
use dejarik_ccg::book::{self, Book};
use dejarik_ccg::coverage::{CARDS, RULES, is_implemented, number};
use dejarik_ccg::event::Event;
use dejarik_ccg::setup::Setup;
use dejarik_ccg::view::View;
use dejarik_ccg::words::reason;
use dejarik_ccg::world::{Card, CardId, DARK, LIGHT, World, Zone};
use dejarik_kernel::conformance::{Counts, Thoroughness};
use dejarik_kernel::{Lang, QuestionOf, Rules, Seat, WhyNot};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

pub(crate) fn host() -> Host<Ccg> {
    Host { rules: Arc::new(Ccg::standard()) }
}

impl From<DeckError> for GameError {
    fn from(e: DeckError) -> GameError {
        GameError::Unreadable { line: e.line, column: 1, text: e.text }
    }
}

/// A deck that can be played.
pub(crate) struct Ready {
    name: String,
    check: Check,
}

impl Hosted for Ccg {
    const ABOUT: &'static str = "Star Wars CCG by the Glossary of 1998: sixty cards against sixty";
    const MODES: &'static [&'static str] = &["decks"];

    fn tables(&self, wish: &Wish) -> Result<Vec<Table>, GameError> {
        let sides = [(LIGHT, &wish.left), (DARK, &wish.right)].map(|(side, army)| match army {
            Some(army) => summon(self, army, side).map(|ready| vec![ready]),
            None => Ok(ready(self, side)),
        });
        let [lights, darks] = sides;
        let (lights, darks) = (lights?, darks?);
        if lights.is_empty() || darks.is_empty() {
            return Err(GameError::refused("there is no deck of each side that can be played"));
        }
        let many = darks.len();
        let pairs = (0..lights.len()).flat_map(|l| (0..many).map(move |d| (l, (d + l) % many)));
        Ok(pairs.map(|(l, d)| table(self, wish.lang, &lights[l], &darks[d])).collect())
    }

    fn mode(&self, _: &str) -> Result<Vec<Table>, GameError> {
        self.tables(&Wish::default())
    }

    fn bytes(&self, world: &World) -> usize {
        size_of::<World>() + world.cards.capacity() * size_of::<Card>()
    }

    fn squads(&self, lang: Lang) -> Vec<SquadEntry> {
        decks(self).iter().map(|(name, deck, check)| entry(lang, name, deck, check)).collect()
    }

    fn check_squad(&self, lang: Lang, army: &Army) -> Result<SquadReport, GameError> {
        let (name, deck) = read(army)?;
        let check = deck.check(self.book())?;
        Ok(report(self, lang, &name, &deck, &check))
    }

    /// The first deck is of the light side, the second of the dark.
    fn may_join(&self, wish: &Wish, squad: &Army) -> Result<(), GameError> {
        summon(self, squad, if wish.left.is_none() { LIGHT } else { DARK }).map(drop)
    }

    fn seat_words(&self, lang: Lang, seat: Seat) -> String {
        screen::side_words(lang, seat)
    }

    fn board(&self, lang: Lang, world: &World, _: Paint) -> String {
        board::draw(self, lang, world)
    }

    fn held(&self, lang: Lang, world: &World, seat: Seat) -> String {
        board::hand(self, lang, world, seat)
    }

    fn screen(&self, lang: Lang, world: &World, seat: Option<Seat>) -> Json {
        screen::screen(self, lang, world, seat)
    }

    fn why(&self, lang: Lang, world: &World, words: &str) -> Result<Vec<String>, String> {
        why::why(self, lang, world, words, &|_| true)
    }

    fn why_for(&self, lang: Lang, world: &World, seat: Option<Seat>, words: &str) -> Result<Vec<String>, String> {
        let view = View::new(world, seat);
        let knows = |card: CardId| view.cards.iter().any(|known| known.card == card);
        why::why(self, lang, world, words, &knows)
    }

    fn reason(&self, lang: Lang, why: &WhyNot) -> String {
        reason(lang, why)
    }

    fn query(
        &self,
        lang: Lang,
        world: &World,
        seat: Option<Seat>,
        _: Option<&QuestionOf<Ccg>>,
        what: &Value,
    ) -> Result<Value, String> {
        match (what["kind"].as_str(), what["words"].as_str()) {
            (Some("why"), Some(words)) => Ok(self.why_for(lang, world, seat, words)?.into()),
            _ => Err(say(lang, "no-queries", &[("game", Ccg::NAME.into())])),
        }
    }

    /// Destinies are this game's dice, and what comes out of a pile that lies face down is as good as thrown.
    fn shows(&self, before: &World, event: &Event) -> bool {
        if let Event::Went { card, shown, .. } = event {
            return !shown.is_empty() && matches!(before[*card].zone, Zone::Reserve | Zone::Force | Zone::Used);
        }
        matches!(event, Event::Drew { .. } | Event::Saw { .. })
    }

    fn card_words(&self, lang: Lang, world: &World, words: &str) -> Option<Vec<String>> {
        let named = why::find(self, world, words, &|_| true).map(|c| world[c].print);
        let id = named.or_else(|| self.book().titled(words, None).first().copied())?;
        Some(why::card_lines(lang, self.book().print(id)))
    }

    fn look_up(&self, lang: Lang, words: &str) -> Vec<Found> {
        library::look_up(self.book(), lang, words).into_iter().map(|keyed| keyed.found).collect()
    }

    fn consult(&self, lang: Lang, what: &Value) -> Result<Value, String> {
        let search = |words: &str| library::look_up(self.book(), lang, words);
        consulted(lang, Ccg::NAME, what, || library::everything(lang), search)
    }

    fn entries(&self) -> Vec<Entry> {
        let rules = RULES.iter().filter_map(|row| {
            let number = number(row.id)?;
            let entry = Entry {
                number,
                id: row.id.to_owned(),
                name: row.name.to_owned(),
                kind: "rule".to_owned(),
                implemented: is_implemented(number),
            };
            Some(entry)
        });
        let cards = self.book().all().map(|(id, p)| Entry {
            number: CARDS + id.0,
            id: p.id.clone(),
            name: p.title.spelt().to_owned(),
            kind: "card".to_owned(),
            implemented: p.implemented,
        });
        rules.chain(cards).collect()
    }

    fn goals(&self) -> Vec<Entry> {
        self.entries().into_iter().filter(|e| e.implemented && e.kind == "card").collect()
    }

    fn strive(&self, goals: &[u16], seed: u64, how: Thoroughness) -> Result<(Counts, BTreeSet<u16>), String> {
        exhaust::strive(self, goals, seed, how)
    }
}

/// The decks as shipped. Every Book has the same cards; finding those of all decks takes a while, so it is done once.
fn decks(rules: &Ccg) -> &'static [(String, Deck, Check)] {
    static DECKS: OnceLock<Vec<(String, Deck, Check)>> = OnceLock::new();
    let read = |(name, text): (&str, &str)| {
        let deck = Deck::parse(text).ok()?;
        let check = deck.check(rules.book()).ok()?;
        Some((name.to_owned(), deck, check))
    };
    DECKS.get_or_init(|| Book::decks().filter_map(read).collect())
}

fn ready(rules: &Ccg, side: Seat) -> Vec<Ready> {
    let mine = decks(rules).iter().filter(|(_, _, check)| check.side == side && check.ready());
    mine.map(|(name, deck, check)| Ready { name: titled(name, deck), check: check.clone() }).collect()
}

fn titled(name: &str, deck: &Deck) -> String {
    match (deck.name.is_empty(), name.is_empty()) {
        (true, true) => "a deck without a name".to_owned(),
        (true, false) => name.to_owned(),
        (false, _) => deck.name.clone(),
    }
}

fn read(army: &Army) -> Result<(String, Deck), GameError> {
    match army {
        Army::Text(text) => Ok((String::new(), Deck::parse(text)?)),
        Army::Named(name) => {
            let found = Book::decks().find(|(short, _)| short.eq_ignore_ascii_case(name));
            let Some((short, text)) = found else {
                let names: Vec<&str> = Book::decks().map(|(name, _)| name).collect();
                return Err(GameError::refused(format!(
                    "there is no deck \"{name}\"; the decks are: {}",
                    names.join(", ")
                )));
            };
            Ok((short.to_owned(), Deck::parse(text)?))
        }
    }
}

fn summon(rules: &Ccg, army: &Army, side: Seat) -> Result<Ready, GameError> {
    let (name, deck) = read(army)?;
    let check = deck.check(rules.book())?;
    let name = titled(&name, &deck);
    if check.side != side {
        let (theirs, seat) = (side_name(check.side), side_name(side));
        let why = format!(
            "{name} is a deck of the {theirs} side: name one of the {seat} side here (light is the first seat)"
        );
        return Err(GameError::refused(why));
    }
    if !check.legal() {
        let offences = check.verdicts.iter().filter(|v| !v.ok).map(|v| format!("\n  {} ({})", v.text, v.rule));
        return Err(GameError::refused(format!("{name} is not legal:{}", offences.collect::<String>())));
    }
    if !check.unimplemented.is_empty() {
        return Err(GameError::refused(format!(
            "{name} cannot be played; not implemented yet: {}",
            check.unimplemented.join(", ")
        )));
    }
    Ok(Ready { name, check })
}

fn table(rules: &Ccg, lang: Lang, light: &Ready, dark: &Ready) -> Table {
    let ids = |ready: &Ready| ready.check.cards.iter().map(|c| rules.book().print(*c).id.clone()).collect();
    let names = [("one", light.name.as_str().into()), ("other", dark.name.as_str().into())];
    let label = say(lang, "table-against", &names);
    let setup = Setup { names: [light.name.clone(), dark.name.clone()], decks: [ids(light), ids(dark)], middle: None };
    Table::new(label, setup)
}

fn entry(lang: Lang, name: &str, deck: &Deck, check: &Check) -> SquadEntry {
    SquadEntry {
        name: name.to_owned(),
        title: titled(name, deck),
        faction: screen::side_words(lang, check.side),
        limit: SIZE as u16,
        cost: check.cards.len() as u16,
        size: check.cards.len(),
        seat: Some(check.side),
        ready: check.ready(),
        own: false,
        unimplemented: check.unimplemented.clone(),
    }
}

fn report(rules: &Ccg, lang: Lang, name: &str, deck: &Deck, check: &Check) -> SquadReport {
    let line = |id: &book::PrintId| why::headline(lang, rules.book().print(*id));
    SquadReport {
        title: titled(name, deck),
        legal: check.legal(),
        cost: check.cards.len() as u16,
        limit: SIZE as u16,
        verdicts: check
            .verdicts
            .iter()
            .map(|v| RuleVerdict { rule: v.rule.to_owned(), ok: v.ok, text: v.text.clone() })
            .collect(),
        members: check.cards.iter().map(line).collect(),
        unimplemented: check.unimplemented.clone(),
        text: deck.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_sits_down_on_its_own_side() {
        let rules = Ccg::standard();
        let named = |name: &str| Army::Named(name.to_owned());
        let (light, dark) = (named("tatooine-heroes"), named("imperial-fleet"));
        let mut wish = Wish::default();
        assert!(rules.may_join(&wish, &dark).is_err(), "the light side comes first");
        rules.may_join(&wish, &light).unwrap();
        wish.seat(light.clone());
        assert!(rules.may_join(&wish, &light).is_err(), "the dark side comes second");
        rules.may_join(&wish, &dark).unwrap();
    }
}
