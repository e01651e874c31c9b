//! The position that a ruling's headers and blocks describe.

use super::Props;
use super::piece::{Card, Figurine, number, square};
use crate::Minis;
use crate::book::{Book, Scenario, Squad};
use crate::geometry::{Bevels, Geometry};
use crate::map::{DoorId, Map, Marks, Space};
use crate::setup::{Company, Edition, Middle, Options, Recruit, Setup, Stand};
use crate::words::SEATS;
use crate::world::{Condition, FigureId};
use dejarik_kernel::Seat;
use dejarik_kernel::ruling::{Block, Document, Piece, Scene, Trouble, fold};
use std::sync::Arc;

const KEYS: [&str; 17] = [
    "map",
    "edition",
    "scenario",
    "start",
    "turn",
    "activations",
    "round",
    "quiet",
    "points",
    "open doors",
    "first",
    "left",
    "right",
    "third",
    "fourth",
    "squad",
    "against",
];

/// Where the game begins.
#[derive(Clone, Copy, PartialEq)]
enum Start {
    Setup,
    Initiative,
    Turn,
}

/// Reads the scene of a ruling.
pub(super) fn read(judge: &Minis, document: &Document) -> Result<Scene<Minis>, Trouble> {
    document.only_keys(&KEYS)?;
    let options = Options {
        edition: choice(document, "edition", &Edition::ALL.map(|e| (e.name(), e)))?.unwrap_or_default(),
        scenario: choice(document, "scenario", &Scenario::ALL.map(|s| (s.name(), s)))?.unwrap_or_default(),
    };
    let (geometry, marks) = map(judge, document, options.edition)?;
    let mut figurines = Vec::new();
    for (seat, name) in SEATS.iter().enumerate() {
        let Some(block) = document.block(name) else { continue };
        nothing_after(block)?;
        for line in block.entries() {
            figurines.push(Figurine::read(&line, Seat(seat as u8), judge.book())?);
        }
    }
    labels_differ(&figurines)?;
    put_marks(document, &marks, &mut figurines)?;
    check_places(&geometry, &figurines)?;
    let (book, names) = take_in(judge.book(), &figurines);
    let (figurines, names) = freeze(figurines, names)?;
    let seats = 1 + (1..SEATS.len()).rev().find(|s| document.block(SEATS[*s]).is_some()).unwrap_or(1);
    let setup = setup(document, &geometry, options, seats, &figurines, names)?;
    let mut rules = Minis::with_geometry(book, vec![geometry]);
    rules.props = Props {
        labels: figurines.iter().map(|f| f.label.text.clone()).collect(),
        squads: squads(document)?,
        scenario: options.scenario,
    };
    Ok(Scene { rules: Arc::new(rules), setup })
}

/// One of a few words after a header.
fn choice<T: Copy>(document: &Document, key: &str, words: &[(&str, T)]) -> Result<Option<T>, Trouble> {
    let Some(block) = document.block(key) else { return Ok(None) };
    let word = fold(&block.value.text);
    match words.iter().find(|(name, _)| *name == word) {
        Some((_, value)) => Ok(Some(*value)),
        None => Err(block.value.unknown(&format!("what can stand after `{key}:`"), words.iter().map(|(n, _)| *n))),
    }
}

fn number_after<T: std::str::FromStr>(document: &Document, key: &str, usual: T) -> Result<T, Trouble> {
    document.block(key).map_or(Ok(usual), |block| number(&block.value))
}

fn nothing_after(block: &Block) -> Result<(), Trouble> {
    match block.value.text.is_empty() {
        true => Ok(()),
        false => {
            Err(block.value.trouble(format!("nothing may follow `{}:` on its line; indent it on the next", block.key)))
        }
    }
}

/// A drawing, a size (`9x7`) or the name of a map.
fn map(judge: &Minis, document: &Document, edition: Edition) -> Result<(Arc<Geometry>, Marks), Trouble> {
    let bevels = if edition == Edition::Polish { Bevels::Pass } else { Bevels::Block };
    let Some(block) = document.block("map") else {
        return Ok((Arc::new(Geometry::new(empty_map(20, 20), bevels)), Vec::new()));
    };
    let rows = block.rows();
    let text = &block.value.text;
    if !rows.is_empty() {
        nothing_after(block)?;
        let picture: String = rows.iter().map(|row| row.text.clone() + "\n").collect();
        let (map, marks) = Map::draw(&picture).map_err(|e| {
            let row = &rows[e.line.saturating_sub(1).min(rows.len() - 1)];
            Piece::new(row.line, row.column + e.column.saturating_sub(1), "")
                .trouble(e.said().words(crate::text::Lang::English))
        })?;
        return Ok((Arc::new(Geometry::new(map, bevels)), marks));
    }
    let side = |text: &str| text.trim().parse::<u8>().ok().filter(|n| (1..=64).contains(n));
    if let Some((width, height)) = fold(text).split_once('x').and_then(|(w, h)| Some((side(w)?, side(h)?))) {
        return Ok((Arc::new(Geometry::new(empty_map(width, height), bevels)), Vec::new()));
    }
    match judge.map_named(text) {
        Some(n) if bevels == Bevels::Block => Ok((judge.maps()[n as usize].clone(), Vec::new())),
        Some(n) => Ok((Arc::new(Geometry::new(judge.maps()[n as usize].map().clone(), bevels)), Vec::new())),
        None => {
            let names = judge.maps().iter().map(|g| g.map().name().to_owned());
            Err(block.value.unknown("a map: a drawing, a size like `9x7` or a name", names))
        }
    }
}

fn empty_map(width: u8, height: u8) -> Map {
    let rim = format!("+{}\n", "-+".repeat(width.into()));
    let row = format!("|{}.|\n", ". ".repeat(usize::from(width) - 1));
    let gap = format!("+{}+\n", " ".repeat(2 * usize::from(width) - 1));
    let picture = (0..height).fold(rim.clone(), |text, y| text + if y == 0 { "" } else { &gap } + &row) + &rim;
    Map::draw(&picture).expect("an empty board").0
}

fn labels_differ(figurines: &[Figurine]) -> Result<(), Trouble> {
    for (n, f) in figurines.iter().enumerate() {
        let label = fold(&f.label.text);
        if figurines[..n].iter().any(|g| fold(&g.label.text) == label) {
            return Err(f.label.trouble(format!("a figure `{}` stands above already", f.label)));
        }
        if SEATS.contains(&label.as_str()) || ["yes", "no", "pass", "move"].contains(&label.as_str()) {
            return Err(f.label.trouble(format!("`{}` means something else; choose another label", f.label)));
        }
    }
    Ok(())
}

/// A letter on the map places the figure with that label.
fn put_marks(document: &Document, marks: &Marks, figurines: &mut [Figurine]) -> Result<(), Trouble> {
    for (mark, at) in marks {
        let top = document.block("map").and_then(|b| b.rows().into_iter().next());
        let row = document.block("map").and_then(|b| b.rows().into_iter().nth(2 * usize::from(at.y) + 1));
        let here = row.or(top).unwrap_or_default();
        let here = Piece::new(here.line, here.column + 2 * usize::from(at.x) + 1, mark.to_string());
        let label = mark.to_lowercase().to_string();
        let labels: Vec<String> = figurines.iter().map(|f| f.label.text.clone()).collect();
        let Some(figurine) = figurines.iter_mut().find(|f| fold(&f.label.text) == label) else {
            return Err(here.unknown("the label of a figure", labels));
        };
        if figurine.at.is_some_and(|other| other != *at) {
            return Err(here.trouble(format!("`{mark}` is in two places")));
        }
        figurine.at = Some(*at);
    }
    Ok(())
}

/// Everybody stands on the map, and nobody on somebody else.
fn check_places(geometry: &Geometry, figurines: &[Figurine]) -> Result<(), Trouble> {
    let mut taken: Vec<Space> = Vec::new();
    for f in figurines {
        let Some(at) = f.at else { continue };
        let space = Space { at, size: f.card.span() };
        if !geometry.map().contains(space) {
            return Err(f.label.trouble(format!("{} is not on the map at {at}", f.label)));
        }
        if taken.iter().any(|other| other.overlaps(space)) {
            return Err(f.label.trouble(format!("{} stands on somebody at {at}", f.label)));
        }
        taken.push(space);
    }
    Ok(())
}

/// The Book with what the ruling made up, and the full name of each figure's card.
fn take_in(book: &Book, figurines: &[Figurine]) -> (Book, Vec<String>) {
    let made_up = figurines.iter().filter_map(|f| match &f.card {
        Card::New(card) => Some((**card).clone()),
        Card::Known(..) => None,
    });
    let name = |f: &Figurine| match &f.card {
        Card::New(card) => format!("{} ({})", card.name, card.set),
        Card::Known(name, _) => name.clone(),
    };
    (book.plus(made_up), figurines.iter().map(name).collect())
}

/// Whoever is inside somebody else is no figure of its own yet; the other is worth half as much (000:1465-1472).
fn freeze(mut figurines: Vec<Figurine>, names: Vec<String>) -> Result<(Vec<Figurine>, Vec<String>), Trouble> {
    for n in 0..figurines.len() {
        let Some(block) = figurines[n].inside.clone() else { continue };
        let half = figurines[n].value.map(|cost| cost.div_ceil(2));
        let labels: Vec<String> = figurines.iter().map(|f| f.label.text.clone()).collect();
        let Some(holder) = figurines.iter_mut().find(|f| fold(&f.label.text) == fold(&block.text)) else {
            return Err(block.unknown("the label of a figure", labels));
        };
        holder.holds = Some(names[n].clone());
        holder.value = holder.value.or(half);
    }
    Ok(figurines.into_iter().zip(names).filter(|(f, _)| f.inside.is_none()).unzip())
}

fn setup(
    document: &Document,
    geometry: &Geometry,
    options: Options,
    seats: usize,
    figurines: &[Figurine],
    names: Vec<String>,
) -> Result<Setup, Trouble> {
    let seat = |piece: &Piece| match SEATS[..seats].iter().position(|s| *s == fold(&piece.text)) {
        Some(n) => Ok(Seat(n as u8)),
        None => Err(piece.unknown("a seat", SEATS[..seats].iter().copied())),
    };
    let starts = [("setup", Start::Setup), ("initiative", Start::Initiative), ("turn", Start::Turn)];
    let start = choice(document, "start", &starts)?.unwrap_or(Start::Turn);
    let team = |n: usize| if options.scenario == Scenario::Team { n as u8 % 2 } else { n as u8 };
    let company = |n: usize| {
        let mine = figurines.iter().zip(&names).filter(|(f, _)| f.seat.index() == n && start == Start::Setup);
        let recruit = |(f, name): (&Figurine, &String)| Recruit {
            name: name.clone(),
            value: f.value.unwrap_or(0),
            paid: None,
            reinforcement: f.reinforcement,
            faction: None,
            holds: f.holds.clone(),
        };
        Company { name: SEATS[n].to_owned(), team: team(n), recruits: mine.map(recruit).collect() }
    };
    let middle = Middle {
        stands: figurines.iter().zip(&names).map(|(f, name)| stand(f, name, figurines)).collect::<Result<_, _>>()?,
        phase: match document.block("turn") {
            Some(block) => Some(seat(&block.value)?),
            None if start == Start::Turn => Some(Seat(0)),
            None => None,
        },
        activations: number_after(document, "activations", 2)?,
        round: number_after(document, "round", u16::from(start == Start::Turn))?,
        quiet: number_after(document, "quiet", 0)?,
        points: points(document, &seat)?,
        open: doors(document, geometry)?,
        conditions: conditions(figurines)?,
    };
    Ok(Setup {
        map: geometry.map().name().to_owned(),
        options,
        companies: (0..seats).map(company).collect(),
        first: document.block("first").map_or(Ok(Seat(0)), |block| seat(&block.value))?,
        middle: (start != Start::Setup).then_some(middle),
    })
}

fn stand(f: &Figurine, name: &str, all: &[Figurine]) -> Result<Stand, Trouble> {
    let transport = |label: &Piece| match all.iter().position(|g| fold(&g.label.text) == fold(&label.text)) {
        Some(n) => Ok(n as u8),
        None => Err(label.unknown("the label of a figure", all.iter().map(|g| g.label.text.clone()))),
    };
    Ok(Stand {
        name: name.to_owned(),
        seat: f.seat,
        at: f.at,
        aboard: f.aboard.as_ref().map(transport).transpose()?,
        damage: f.damage,
        force: f.force,
        activated: f.activated,
        value: f.value.unwrap_or(0),
        counts: !f.reinforcement,
        holds: f.holds.clone(),
    })
}

/// `points: left 20, right 5`.
fn points(document: &Document, seat: &impl Fn(&Piece) -> Result<Seat, Trouble>) -> Result<Vec<u16>, Trouble> {
    let mut points = vec![0; SEATS.len()];
    for part in document.block("points").map(|b| b.value.split(',')).unwrap_or_default() {
        let (who, how_many) = part.first_word();
        points[seat(&who)?.index()] = number(&how_many)?;
    }
    Ok(points)
}

/// `open doors: 1, 3`, `open doors: all`, or squares next to them.
fn doors(document: &Document, geometry: &Geometry) -> Result<Vec<DoorId>, Trouble> {
    let all = geometry.map().doors();
    let mut open = Vec::new();
    for part in document.block("open doors").map(|b| b.value.split(',')).unwrap_or_default() {
        if fold(&part.text) == "all" {
            open.extend((0..all.len() as u8).map(DoorId));
        } else if let Ok(n) = part.text.parse::<usize>() {
            if n == 0 || n > all.len() {
                return Err(part.trouble(format!("the map has doors 1 to {}", all.len())));
            }
            open.push(DoorId(n as u8 - 1));
        } else {
            let at = square(&part)?;
            let beside = |d: &DoorId| all[d.0 as usize].segments().any(|(a, b)| a == at || b == at);
            let found: Vec<DoorId> = (0..all.len() as u8).map(DoorId).filter(beside).collect();
            let [door] = found.as_slice() else {
                return Err(part.trouble(format!("{} doors are next to {at}, not one", found.len())));
            };
            open.push(*door);
        }
    }
    Ok(open)
}

fn conditions(figurines: &[Figurine]) -> Result<Vec<Condition>, Trouble> {
    let mut conditions = Vec::new();
    for (n, f) in figurines.iter().enumerate() {
        for c in &f.conditions {
            let by = fold(&c.by.text);
            let Some(source) = figurines.iter().position(|g| fold(&g.label.text) == by) else {
                return Err(c.by.unknown("the label of a figure", figurines.iter().map(|g| g.label.text.clone())));
            };
            conditions.push(Condition {
                on: FigureId(n as u8),
                nature: c.nature,
                ability: c.printed.ability,
                number: c.printed.value().unwrap_or(0),
                source: FigureId(source as u8),
                until: c.until,
            });
        }
    }
    Ok(conditions)
}

/// The squads to be judged, in the form of squad files.
fn squads(document: &Document) -> Result<Vec<Squad>, Trouble> {
    let mut squads = Vec::new();
    for block in ["squad", "against"].iter().filter_map(|key| document.block(key)) {
        nothing_after(block)?;
        let lines = block.entries();
        let text: String = lines.iter().map(|line| line.text.clone() + "\n").collect();
        let squad = Squad::parse(&text).map_err(|e| {
            let line = lines.get(e.line.saturating_sub(1)).cloned().unwrap_or_default();
            let column = line.column.max(1) + e.column.saturating_sub(1);
            Piece::new(line.line.max(block.line), column, "").trouble(e.said.words(crate::text::Lang::English))
        })?;
        squads.push(squad);
    }
    Ok(squads)
}
