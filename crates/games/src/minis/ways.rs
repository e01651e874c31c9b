//! Tables by the way of playing: who may meet whom, who is on which team, who sets up first.

use super::{judged_for, legal, maps, read};
use crate::text::{joined, say};
use crate::{Army, GameError, Table, Way, WayEntry, Wish};
use dejarik_kernel::Rules;
use dejarik_minis::Minis;
use dejarik_minis::book::{self, Check, Scenario, Squad, Verdict};
use dejarik_minis::setup::{Company, Edition, Options, Setup};
use dejarik_minis::text::Lang;

/// The ways to play.
pub(super) fn entries(lang: Lang) -> Vec<WayEntry> {
    let entry = |scenario: Scenario| WayEntry {
        name: hyphened(scenario.name()),
        title: title(lang, scenario),
        seats: book::seats_of(scenario),
    };
    Scenario::ALL.into_iter().map(entry).collect()
}

fn hyphened(name: &str) -> String {
    name.trim().to_ascii_lowercase().replace([' ', '_'], "-")
}

fn title(lang: Lang, scenario: Scenario) -> String {
    let key = match scenario {
        Scenario::QuickStart => "way-quick-start",
        Scenario::Standard => "way-standard",
        Scenario::EraOnEra => "way-era-on-era",
        Scenario::FreeForAll => "way-free-for-all",
        Scenario::ThreePlayer => "way-three-players",
        Scenario::Team => "way-team",
        Scenario::OutOfTheBox => "way-out-of-the-box",
        Scenario::OutOfTheBoxTwo => "way-out-of-the-box-two",
        Scenario::CaptureTheDroid => "way-capture-the-droid",
    };
    say(lang, key, &[])
}

/// The scenario that the wish names, if it names one.
fn named(wish: &Wish) -> Result<Option<Scenario>, GameError> {
    let Way::Named(name) = &wish.way else { return Ok(None) };
    let found = Scenario::ALL.into_iter().find(|s| hyphened(s.name()) == hyphened(name));
    found.map(Some).ok_or_else(|| {
        let names = Scenario::ALL.map(|s| hyphened(s.name())).join(", ");
        GameError::refused(say(wish.lang, "way-unknown", &[("name", name.as_str().into()), ("names", names.into())]))
    })
}

pub(super) fn edition(wish: &Wish) -> Result<Edition, GameError> {
    let Some(name) = &wish.edition else { return Ok(Edition::default()) };
    let found = Edition::ALL.into_iter().find(|e| e.name().eq_ignore_ascii_case(name));
    found.ok_or_else(|| {
        let names = Edition::ALL.map(|e| e.name()).join(", ");
        let args = [("name", name.as_str().into()), ("names", names.into())];
        GameError::refused(say(wish.lang, "edition-unknown", &args))
    })
}

/// The first scenario in which these squads may meet.
fn fitting(squads: &[&Squad]) -> Scenario {
    let meet = |scenario| book::check_table(squads, &book::Options { scenario, ..Default::default() });
    let ways = [Scenario::Standard, Scenario::EraOnEra];
    ways.into_iter().find(|way| meet(*way).iter().all(|v| v.ok)).unwrap_or(Scenario::FreeForAll)
}

/// Whether a squad may sit down next: by the rules for squads of this way, and with those who sit there already.
pub(super) fn may_join(rules: &Minis, wish: &Wish, army: &Army) -> Result<(), GameError> {
    let there = wish.armies().into_iter().map(|a| read(rules, wish.lang, a)).collect::<Result<Vec<_>, _>>()?;
    let squad = read(rules, wish.lang, army)?;
    let squads: Vec<&Squad> = there.iter().chain([&squad]).collect();
    let scenario = named(wish)?;
    judge(rules, wish, &squads, squads.len() - 1, scenario.unwrap_or(Scenario::FreeForAll))?;
    let Some(scenario) = scenario else { return Ok(()) };
    // The first rule counts the seats, and more may come.
    let met = book::check_table(&squads, &options(wish, scenario));
    let so_far = book::check_so_far(&squads, scenario);
    refuse(wish.lang, scenario, met.iter().skip(1).chain(&so_far))
}

fn options(wish: &Wish, scenario: Scenario) -> book::Options<'_> {
    let edition = edition(wish).unwrap_or_default(); // an unknown one is refused elsewhere
    book::Options { scenario, limit: wish.limit, edition, ..book::Options::default() }
}

/// Judges the squad of a seat by the rules of the way; in team play together with its partner's.
fn judge(rules: &Minis, wish: &Wish, squads: &[&Squad], seat: usize, scenario: Scenario) -> Result<Check, GameError> {
    let mate = if seat < 2 { seat + 2 } else { seat - 2 };
    let teammate = squads.get(mate).copied().filter(|_| scenario == Scenario::Team);
    let check = judged_for(rules, squads[seat], &book::Options { teammate, ..options(wish, scenario) });
    legal(wish.lang, squads[seat], check)
}

fn refuse<'a>(lang: Lang, scenario: Scenario, verdicts: impl Iterator<Item = &'a Verdict>) -> Result<(), GameError> {
    let broken: Vec<String> =
        verdicts.filter(|v| !v.ok).map(|v| format!("\n  {} ({})", v.words(lang), v.rule)).collect();
    if broken.is_empty() {
        return Ok(());
    }
    let why = say(lang, "table-refused", &[("way", title(lang, scenario).into())]);
    Err(GameError::refused(why + &broken.concat()))
}

/// The tables of a wish that names its way and every squad: one for each map on which it can be played.
pub(super) fn tables(rules: &Minis, wish: &Wish) -> Result<Vec<Table>, GameError> {
    let lang = wish.lang;
    let squads = wish.armies().into_iter().map(|a| read(rules, lang, a)).collect::<Result<Vec<_>, _>>()?;
    let squads: Vec<&Squad> = squads.iter().collect();
    let scenario = named(wish)?.unwrap_or_else(|| fitting(&squads));
    refuse(lang, scenario, book::check_table(&squads, &options(wish, scenario)).iter())?;
    let team = |seat: usize| if scenario == Scenario::Team { seat % 2 } else { seat } as u8;
    let company = |seat: usize| {
        let check = judge(rules, wish, &squads, seat, scenario)?;
        Ok(Company::new(rules, &squads[seat].name, team(seat), &check))
    };
    let setup = Setup {
        map: String::new(),
        options: Options { edition: edition(wish)?, scenario },
        companies: (0..squads.len()).map(company).collect::<Result<_, GameError>>()?,
        first: book::first_to_set_up(&squads, scenario),
        middle: None,
    };
    let (mut tables, mut trouble) = (Vec::new(), None);
    for map in maps(rules, lang, wish.map.as_deref())? {
        let setup = Setup { map, ..setup.clone() };
        let label = label(lang, scenario, &setup);
        match rules.begin(&setup) {
            Ok(_) => tables.push(Table::new(label, setup)),
            Err(why) => trouble = trouble.or(Some(GameError::refused(format!("{label}: {why}")))),
        }
    }
    match trouble {
        Some(why) if tables.is_empty() => Err(why),
        _ => Ok(tables),
    }
}

/// "Ashen Court against Dawn Watch on Ring Station: free-for-all"; teams are named together.
fn label(lang: Lang, scenario: Scenario, setup: &Setup) -> String {
    let teams = setup.companies.iter().map(|c| c.team).max().unwrap_or(0);
    let side = |team: u8| {
        let names: Vec<String> = setup.companies.iter().filter(|c| c.team == team).map(|c| c.name.clone()).collect();
        joined(lang, &names)
    };
    let against =
        |one: String, other: String| say(lang, "table-against", &[("one", one.into()), ("other", other.into())]);
    let squads = (0..=teams).map(side).reduce(against).unwrap_or_default();
    let args = [("squads", squads.into()), ("map", setup.map.as_str().into()), ("way", title(lang, scenario).into())];
    say(lang, "table-label-way", &args)
}
