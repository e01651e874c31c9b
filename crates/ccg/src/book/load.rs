//! Reads the content files: facts of the cards, and the texts of those that are implemented.

use super::print::{Ferocity, Figures, Limits, Print, Room, sorts};
use super::text::{Icon, Kind, Stat, Text};
use super::word::Word;
use crate::num::Num;
use dejarik_kernel::Seat;
use ron::Options;
use ron::extensions::Extensions;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What is wrong with a content file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}:{column}: {text}")]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub text: String,
}

/// The text of a card as its file has it.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Entry {
    /// The text.
    text: Vec<Text>,
    /// On a location, the text of the Light side.
    light: Vec<Text>,
    /// On a location, the text of the Dark side.
    dark: Vec<Text>,
    /// On an Objective, the text of its other side.
    back: Vec<Text>,
    /// It says the same as that card.
    same: Option<String>,
}

const COLUMNS: usize = 28;

/// Reads the facts of one file.
pub(super) fn facts(file: &str, text: &str) -> Result<Vec<Print>, ContentError> {
    let mut prints = Vec::new();
    for (number, line) in text.lines().enumerate().skip(1) {
        let wrong = |text: String| ContentError { file: file.to_owned(), line: number + 1, column: 1, text };
        let cells: Vec<&str> = line.split('\t').collect();
        if cells.len() != COLUMNS {
            return Err(wrong(format!("{} columns instead of {COLUMNS}", cells.len())));
        }
        prints.push(print(&cells).map_err(wrong)?);
    }
    Ok(prints)
}

fn print(cells: &[&str]) -> Result<Print, String> {
    let mut defined = false;
    let mut number = |at: usize| {
        let cell = cells[at].trim();
        let read = Num::read(cell);
        defined |= !cell.is_empty() && read.is_none();
        read.map(Num::floor)
    };
    let (destiny, other_destiny) = match cells[7].split_once(" or ") {
        Some((a, b)) => (a.parse().unwrap_or(0), b.parse().ok()),
        None => (number(7).unwrap_or(0), None),
    };
    let figures = Figures {
        broken: broken(cells),
        destiny,
        other_destiny,
        power: number(8),
        ability: number(9),
        deploy: number(10),
        forfeit: number(11),
        armor: number(12),
        maneuver: number(13),
        hyperspeed: number(14),
        landspeed: number(15),
        ferocity: ferocity(cells[16]),
        defense: number(17),
        parsec: number(18),
        force: [number(19).unwrap_or(0), number(20).unwrap_or(0)],
    };
    let seats = |at: usize| cells[at].parse::<u32>().unwrap_or(0).min(100) as u8;
    let room = Room { pilots: seats(24), passengers: seats(25), either: 0, astromechs: seats(26), vehicles: seats(27) };
    let words = |at: usize| cells[at].split('|').filter(|w| !w.is_empty()).map(Word::new).collect::<Vec<_>>();
    let (kind, more) = kinds(cells[3], cells[4])?;
    let planet = (kind == Kind::Site || kind == Kind::System || kind == Kind::Sector).then(|| planet(cells[1]));
    let mut traits = words(22);
    traits.extend(implied(cells));
    let marker = cells[22].split('|').find_map(|t| t.strip_prefix("marker ")?.parse().ok());
    let mut print = Print {
        id: cells[0].to_owned(),
        title: Word::title(cells[1]),
        side: match cells[2] {
            "light" => Seat(0),
            "dark" => Seat(1),
            other => return Err(format!("`{other}` is no side")),
        },
        kind,
        kinds: 0,
        limits: limits(cells[6])?,
        figures,
        icons: icons(cells[21])?,
        traits,
        sorts: sorts(cells[22].split('|')),
        marker,
        personas: words(23),
        planet,
        room,
        lost: cells[4] == "lost",
        defined,
        implemented: false,
        text: Vec::new(),
        back: Vec::new(),
        clauses: Vec::new(),
        sides: [Vec::new(), Vec::new()],
        mods: Vec::new(),
        stats: 0,
        grants: Vec::new(),
        laws: 0,
        deeds: Vec::new(),
        decrees: Vec::new(),
        moments: 0,
        fire: None,
        pilot: None,
        root: None,
    };
    print.also(kind);
    more.into_iter().for_each(|k| print.also(k));
    Ok(print)
}

/// The numbers that are not whole (X09).
fn broken(cells: &[&str]) -> Vec<(Stat, Num)> {
    const COLUMNS: [(usize, Stat); 5] =
        [(7, Stat::Destiny), (8, Stat::Power), (9, Stat::Ability), (10, Stat::Deploy), (11, Stat::Forfeit)];
    let read = |(at, stat): (usize, Stat)| {
        let value = Num::read(cells[at].trim()).filter(|n| n.fraction().is_some());
        value.map(|value| (stat, value))
    };
    COLUMNS.into_iter().filter_map(read).collect()
}

/// What a creature's ferocity is made of: `3 + destiny`, `destiny - 3`, `two destiny` (S09); `*` if its text says it.
fn ferocity(cell: &str) -> Option<Ferocity> {
    if cell.is_empty() || cell == "*" {
        return None;
    }
    let draws = match () {
        () if cell.contains("two destiny") => 2,
        () if cell.contains("destiny") => 1,
        () => 0,
    };
    let rest: String = cell.replace("two destiny", "").replace("destiny", "").replace([' ', '+'], "");
    Some(Ferocity { base: rest.parse().unwrap_or(0), draws })
}

/// Characteristics that follow from what else a card is: every sandtrooper is a stormtrooper and every stormtrooper a trooper
/// (R287, R313, R327), a Rebel with that characteristic is a Rebel trooper (R271), an R-unit has a model number that begins so
/// (R284), a starship without an independent icon is its side's (R165, R270), who is not said to be female is male (R147).
fn implied(cells: &[&str]) -> Vec<Word> {
    let (title, side, kind, sub) = (cells[1], cells[2], cells[3], cells[4]);
    let has = |word: &str| cells[22].split('|').any(|t| t == word);
    let mut found: Vec<&str> = Vec::new();
    let storm = has("sandtrooper") || has("snowtrooper") || has("stormtrooper");
    if storm {
        found.push("stormtrooper");
    }
    let trooper = storm || has("trooper") || cells[22].split('|').any(|t| t.ends_with(" trooper"));
    if trooper {
        found.push("trooper");
    }
    if trooper && sub.contains("rebel") {
        found.push("rebel trooper");
    }
    let numbered = title.starts_with('R') && title[1..].starts_with(|c: char| c.is_ascii_digit());
    if sub == "droid" && numbered && (has("astromech") || has("vehicle droid")) {
        found.push("r-unit");
    }
    if kind == "character" && title.contains("Operative") {
        found.push("operative");
    }
    if kind == "character" && !has("female") {
        found.push("male");
    }
    if kind == "character" && cells[23].split('|').any(|p| matches!(p, "luke" | "leia" | "anakin")) {
        found.push("skywalker");
    }
    // A model of freighter is a freighter: characteristics are found anywhere on a card (R074).
    if cells[22].split('|').any(|t| t.ends_with(" freighter")) {
        found.push("freighter");
    }
    if kind == "starship" && !cells[21].contains("independent") {
        found.push(if side == "light" { "rebel starship" } else { "imperial starship" });
    }
    found.into_iter().filter(|word| !has(word)).map(Word::new).collect()
}

/// The planet that a location is part of: the palace stands on Tatooine (R318), and Cloud City belongs to Bespin (R075).
fn planet(title: &str) -> Word {
    Word::new(match title.split(':').next().unwrap_or(title) {
        "Jabba's Palace" => "Tatooine",
        "Cloud City" => "Bespin",
        name => name,
    })
}

fn limits(cell: &str) -> Result<Limits, String> {
    let count = |text: &str| text.parse().map_err(|_| format!("`{cell}` says nothing about copies"));
    Ok(match cell.strip_prefix('d') {
        Some(n) => Limits { dots: 0, diamonds: count(n)? },
        None if cell.is_empty() => Limits::default(),
        None => Limits { dots: count(cell)?, diamonds: 0 },
    })
}

/// The kind that says most, and those it belongs to.
fn kinds(kind: &str, sub: &str) -> Result<(Kind, Vec<Kind>), String> {
    Ok(match (kind, sub) {
        ("character", "rebel") => (Kind::Rebel, vec![Kind::Character]),
        ("character", "imperial") => (Kind::Imperial, vec![Kind::Character]),
        ("character", "alien") => (Kind::Alien, vec![Kind::Character]),
        ("character", "alien/rebel") => (Kind::Alien, vec![Kind::Character, Kind::Rebel]),
        ("character", "droid") => (Kind::Droid, vec![Kind::Character]),
        ("character", _) => (Kind::Character, vec![]),
        ("starship", "capital") => (Kind::Capital, vec![Kind::Starship]),
        ("starship", "starfighter") => (Kind::Starfighter, vec![Kind::Starship]),
        ("starship", "squadron") => (Kind::Squadron, vec![Kind::Starship]),
        ("vehicle", "transport") => (Kind::Transport, vec![Kind::Vehicle]),
        ("vehicle", "combat") => (Kind::Combat, vec![Kind::Vehicle]),
        ("vehicle", "shuttle") => (Kind::Shuttle, vec![Kind::Vehicle]),
        ("vehicle", _) => (Kind::CreatureVehicle, vec![Kind::Vehicle]),
        ("weapon", "character") => (Kind::CharacterWeapon, vec![Kind::Weapon]),
        ("weapon", "starship" | "death star") => (Kind::StarshipWeapon, vec![Kind::Weapon]),
        ("weapon", "vehicle") => (Kind::VehicleWeapon, vec![Kind::Weapon]),
        ("weapon", "automated") => (Kind::AutomatedWeapon, vec![Kind::Weapon]),
        ("weapon", "artillery") => (Kind::Artillery, vec![Kind::Weapon]),
        ("weapon", _) => (Kind::Weapon, vec![]),
        ("device", _) => (Kind::Device, vec![]),
        ("effect", "utinni") => (Kind::Utinni, vec![]),
        ("effect", "immediate") => (Kind::Immediate, vec![]),
        ("effect", "mobile") => (Kind::MobileEffect, vec![]),
        ("effect", _) => (Kind::Effect, vec![]),
        ("interrupt", _) => (Kind::Interrupt, vec![]),
        ("location", "site") => (Kind::Site, vec![Kind::Location]),
        ("location", "system") => (Kind::System, vec![Kind::Location]),
        ("location", "sector") => (Kind::Sector, vec![Kind::Location]),
        ("creature", _) => (Kind::Creature, vec![]),
        ("objective", _) => (Kind::Objective, vec![]),
        ("jedi test", _) => (Kind::JediTest, vec![]),
        ("epic event", _) => (Kind::EpicEvent, vec![]),
        ("game aid", _) => (Kind::Other, vec![]),
        _ => return Err(format!("`{kind}` of the sort `{sub}` is no card type")),
    })
}

fn icons(cell: &str) -> Result<u32, String> {
    let mut bits = 0;
    for name in cell.split('|').filter(|n| !n.is_empty()) {
        let icon = match name.split(" x").next().unwrap_or(name) {
            "pilot" => Icon::Pilot,
            "warrior" => Icon::Warrior,
            "nav computer" => Icon::NavComputer,
            "scomp link" => Icon::Scomp,
            "exterior" => Icon::Exterior,
            "interior" => Icon::Interior,
            "underground" => Icon::Underground,
            "planet" => Icon::Planet,
            "mobile" => Icon::Mobile,
            "space" => Icon::Space,
            "starship" => Icon::StarshipSite,
            "vehicle site" => Icon::VehicleSite,
            "independent" => Icon::Independent,
            "selective creature" => Icon::Selective,
            "permanent weapon" => Icon::PermanentWeapon,
            // Marks of a family of cards, with no meaning of their own in the rules.
            "grabber" | "cave" | "vader" => continue,
            other => return Err(format!("`{other}` is no icon")),
        };
        bits |= 1 << icon as u32;
    }
    Ok(bits)
}

/// Puts the texts of one file to their cards.
pub(super) fn texts(file: &str, text: &str, prints: &mut [Print]) -> Result<(), ContentError> {
    let wrong = |line, column, text| ContentError { file: file.to_owned(), line, column, text };
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let entries: BTreeMap<String, Entry> = options.from_str(text).map_err(|e| {
        let start = e.span.start;
        wrong(start.line, start.col, e.code.to_string())
    })?;
    let at = |id: &str| 1 + text.lines().position(|l| l.contains(&format!("\"{id}\""))).unwrap_or(0);
    for (id, entry) in &entries {
        let said = match &entry.same {
            Some(other) => entries
                .get(other)
                .ok_or_else(|| wrong(at(id), 1, format!("{id} says the same as {other}, which is not here")))?,
            None => entry,
        };
        let Some(print) = prints.iter_mut().find(|p| p.id == *id) else {
            return Err(wrong(at(id), 1, format!("there is no card {id}")));
        };
        if print.implemented {
            return Err(wrong(at(id), 1, format!("{id} has a text already")));
        }
        print.implemented = true;
        print.text.clone_from(&said.text);
        print.back.clone_from(&said.back);
        print.sides = [said.light.clone(), said.dark.clone()];
    }
    Ok(())
}
