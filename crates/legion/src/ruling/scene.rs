//! Headers and blocks of a ruling.

use super::{mils, post, seat_called};
use crate::Legion;
use crate::book::{Army, Battlefield, Condition, Edition, Faction, Objective};
use crate::geometry::{Point, Polygon};
use crate::setup::{Optional, Posted, Scene as Start, Setup, battle_card};
use crate::words::SEATS;
use crate::world::{BattleCards, Marker, Stage, Supply, UnitId};
use arrayvec::ArrayVec;
use dejarik_kernel::Seat;
use dejarik_kernel::ruling::{Block, Document, Piece, Scene, Trouble, fold};
use std::sync::Arc;

const KEYS: &[&str] = &[
    "left",
    "right",
    "third",
    "fourth",
    "battlefield",
    "terrain",
    "tokens",
    "supplies",
    "round",
    "stage",
    "turn",
    "objective",
    "deployment",
    "condition",
    "army",
    "edition",
    "optional",
    "partner",
    "left-cards",
    "right-cards",
    "third-cards",
    "fourth-cards",
];

/// The position that the headers and blocks describe.
pub(super) fn read(rules: &Legion, document: &Document) -> Result<Scene<Legion>, Trouble> {
    document.only_keys(KEYS)?;
    let mut own = Legion { book: rules.book.clone(), own: Vec::new(), labels: Vec::new(), judged: Vec::new() };
    let mut field = match document.block("battlefield") {
        Some(block) => {
            let names = || rules.book().fields.iter().map(|f| f.name.clone());
            let n =
                rules.book().field(&block.value.text).ok_or_else(|| block.value.unknown("a battlefield", names()))?;
            rules.book().fields[n as usize].clone()
        }
        None => Battlefield::bare(&rules.book().figures, optional(document)?),
    };
    field.name = "this ruling's".to_owned();
    let (width, depth) = (field.width, field.depth);
    let on_table = |p: &Point| (0..=width).contains(&p.x) && (0..=depth).contains(&p.y);
    if let Some(block) = document.block("terrain") {
        for line in block.entries() {
            let piece = piece(rules, &line)?;
            if !piece.parts.iter().flat_map(|part| part.corners()).all(on_table) {
                return Err(line.trouble("the piece reaches beyond the table"));
            }
            // Lines with the same label are parts of one piece.
            match field.pieces.iter_mut().find(|p| p.name == piece.name && p.row == piece.row) {
                Some(whole) => whole.parts.extend(piece.parts),
                None => field.pieces.push(piece),
            }
        }
    }
    own.own.push(field);
    let mut units: Vec<Posted> = Vec::new();
    let mut armies: Vec<Army> = Vec::new();
    // Four play a team battle: the third is the partner of the left one, the fourth of the right one.
    let four = optional(document)?.team || SEATS[2..].iter().any(|key| document.block(key).is_some());
    for key in &SEATS[..if four { 4 } else { 2 }] {
        let mut army = Army::empty(Faction::Rebel);
        if let Some(block) = document.block(key) {
            for (nth, line) in block.entries().iter().enumerate() {
                let mut posted = post::read(rules, line, if nth == 0 { None } else { Some(army.faction) })?;
                if !posted.posted.spots.iter().all(|spot| on_table(&spot.at)) {
                    return Err(line.trouble("a mini of it stands off the table"));
                }
                if let Some(vehicle) = &posted.aboard {
                    let found = own.labels.iter().position(|label| fold(label) == fold(&vehicle.text));
                    let found = found.ok_or_else(|| vehicle.unknown("a unit above", own.labels.clone()))?;
                    posted.posted.marks.aboard = Some(UnitId(found as u8));
                }
                army.faction = posted.faction;
                army.units.push(posted.recruit);
                own.labels.push(posted.label);
                units.push(posted.posted);
            }
        }
        army.commands = rules
            .book()
            .commands
            .iter()
            .filter(|c| c.factions.is_empty() && !c.returns())
            .map(|c| c.name.clone())
            .collect();
        army.commands.extend(more_cards(rules, document, &format!("{key}-cards"))?);
        army.battle = battle(rules);
        armies.push(army);
    }
    for block in ["army", "partner"].into_iter().filter_map(|key| document.block(key)) {
        let text: String = block.lines.iter().map(|l| format!("{}\n", l.text.trim())).collect();
        let army = Army::parse(&text).map_err(|e| {
            let line = block.lines.get(e.line - 1).cloned().unwrap_or_else(|| block.value.clone());
            line.trouble(e.text)
        })?;
        own.judged.push(army);
    }
    let scene = Start {
        round: number(document, "round", 1)?,
        stage: stage(document)?,
        turn: turn(document)?,
        units,
        cards: cards(rules, document)?,
        markers: tokens(document)?.into_iter().collect(),
        supplies: supplies(document)?,
    };
    let setup = Setup {
        armies,
        battlefield: "this ruling's".to_owned(),
        optional: optional(document)?,
        edition: edition(document)?,
        scene: Some(Box::new(scene)),
    };
    Ok(Scene { rules: Arc::new(own), setup })
}

/// `edition: printed`.
fn edition(document: &Document) -> Result<Edition, Trouble> {
    let Some(block) = document.block("edition") else { return Ok(Edition::default()) };
    let names = Edition::ALL.map(Edition::name);
    Edition::named(&block.value.text).ok_or_else(|| block.value.unknown("an edition", names))
}

/// `optional: grand army, unlimited rounds`.
fn optional(document: &Document) -> Result<Optional, Trouble> {
    let mut found = Optional::default();
    let Some(block) = document.block("optional") else { return Ok(found) };
    for word in block.value.text.split(',') {
        found.ask_for(word).ok_or_else(|| block.value.unknown("an optional rule", Optional::NAMES))?;
    }
    Ok(found)
}

/// `left-cards: Son of Skywalker; No Time for Sorrows`: command cards beside those of nobody's.
fn more_cards(rules: &Legion, document: &Document, key: &str) -> Result<Vec<String>, Trouble> {
    let Some(block) = document.block(key) else { return Ok(Vec::new()) };
    let names = || rules.book().commands.iter().map(|c| c.name.clone());
    let known =
        |card: &Piece| rules.book().command(&card.text).map(|id| rules.book().commands[id.0 as usize].name.clone());
    block.value.split(';').iter().map(|c| known(c).ok_or_else(|| c.unknown("a command card", names()))).collect()
}

/// A battle deck of the first four of each kind.
fn battle(rules: &Legion) -> [Vec<String>; 3] {
    let objectives = Objective::ALL.iter().map(|(_, name)| (*name).to_owned());
    let deployments = rules.book().deployments.iter().map(|d| d.name.clone());
    let conditions = Condition::ALL.iter().map(|(_, name)| (*name).to_owned());
    [objectives.take(4).collect(), deployments.take(4).collect(), conditions.take(4).collect()]
}

fn number(document: &Document, key: &str, otherwise: u8) -> Result<u8, Trouble> {
    match document.block(key) {
        Some(block) => block.value.text.parse().map_err(|_| block.value.trouble("a number is missing here")),
        None => Ok(otherwise),
    }
}

fn stage(document: &Document) -> Result<Stage, Trouble> {
    let Some(block) = document.block("stage") else { return Ok(Stage::Activation) };
    let stages = [
        ("terrain", Stage::Terrain),
        ("colour", Stage::Colour),
        ("define", Stage::Define),
        ("deploy", Stage::Deploy),
        ("command", Stage::Command),
        ("activation", Stage::Activation),
        ("end", Stage::End),
    ];
    let found = stages.iter().find(|(name, _)| *name == fold(&block.value.text)).map(|(_, stage)| *stage);
    found.ok_or_else(|| block.value.unknown("a stage", stages.map(|(name, _)| name)))
}

fn turn(document: &Document) -> Result<Seat, Trouble> {
    let Some(block) = document.block("turn") else { return Ok(Seat(0)) };
    seat_called(&fold(&block.value.text)).ok_or_else(|| block.value.unknown("a seat", SEATS))
}

fn cards(rules: &Legion, document: &Document) -> Result<BattleCards, Trouble> {
    let skirmish = optional(document)?.skirmish;
    let card = |key: &str, row: usize| -> Result<Option<u8>, Trouble> {
        let Some(block) = document.block(key) else { return Ok(None) };
        let found = battle_card(rules.book(), row, &block.value.text, skirmish);
        found.map(Some).ok_or_else(|| block.value.trouble(format!("`{}` is no {key} that can be played", block.value)))
    };
    Ok(BattleCards {
        objective: card("objective", 0)?,
        deployment: card("deployment", 1)?,
        condition: card("condition", 2)?,
    })
}

/// `12 18` on a line: a token lies there.
fn tokens(document: &Document) -> Result<ArrayVec<Marker, 8>, Trouble> {
    let mut markers = ArrayVec::new();
    for line in document.block("tokens").map(Block::entries).unwrap_or_default() {
        // `10 12 wounds 3` is a vaporator.
        let words = line.words();
        let (place, wounds) = match words.iter().position(|w| fold(&w.text) == "wounds") {
            Some(n) => (&words[..n], words.get(n + 1).and_then(|w| w.text.parse().ok()).unwrap_or(0)),
            None => (&words[..], 0),
        };
        let at = point(place, &line)?;
        markers
            .try_push(Marker { at, wounds, ..Marker::default() })
            .map_err(|_| line.trouble("more than eight tokens"))?;
    }
    Ok(markers)
}

/// `12 18` on a line: a facedown condition token lies there; `12 18 up`: a faceup one.
fn supplies(document: &Document) -> Result<Vec<Supply>, Trouble> {
    let read = |line: &Piece| {
        let words = line.words();
        let up = words.last().is_some_and(|w| fold(&w.text) == "up");
        Ok(Supply { at: point(&words[..words.len() - usize::from(up)], line)?, up })
    };
    document.block("supplies").map(Block::entries).unwrap_or_default().iter().map(read).collect()
}

/// Two lengths.
pub(super) fn point(words: &[Piece], line: &Piece) -> Result<Point, Trouble> {
    let [x, y] = words else { return Err(line.trouble("a place is two numbers of inches")) };
    let read = |w: &Piece| mils(&w.text).ok_or_else(|| w.trouble(format!("`{}` is not a length in inches", w.text)));
    Ok(Point::new(read(x)?, read(y)?))
}

/// `wall = Barricades at 10 20 size 4 0.6 height 1`.
fn piece(rules: &Legion, line: &Piece) -> Result<crate::book::Piece, Trouble> {
    let (label, rest) =
        line.split_once('=').ok_or_else(|| line.trouble("a piece is `name = kind at x y size w d height h`"))?;
    let words = rest.words();
    let at = |word: &str| words.iter().position(|w| fold(&w.text) == word);
    let (Some(a), Some(s), Some(h)) = (at("at"), at("size"), at("height")) else {
        return Err(rest.trouble("a piece is `name = kind at x y size w d height h`"));
    };
    let ladder = at("ladder");
    let end = ladder.unwrap_or(words.len());
    let vehicles = words[h..end].iter().skip(2).map(|w| fold(&w.text)).collect::<Vec<_>>().join(" ");
    if !(a < s && s < h && (h + 2 == end || vehicles == "for vehicles")) {
        return Err(rest.trouble("a piece is `name = kind at x y size w d height h`"));
    }
    let kind = words[..a].iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ");
    let names = || rules.book().terrain.iter().map(|r| r.name.clone());
    let row = rules.book().terrain.iter().position(|r| fold(&r.name) == fold(&kind));
    let row =
        row.ok_or_else(|| Piece::new(rest.line, rest.column, kind.clone()).unknown("a kind of terrain", names()))?;
    let low = point(&words[a + 1..s], line)?;
    let size = point(&words[s + 1..h], line)?;
    let height = mils(&words[h + 1].text).ok_or_else(|| words[h + 1].trouble("not a height in inches"))?;
    let outline = Polygon::rectangle(low, low + size).map_err(|e| line.trouble(e.to_string()))?;
    let vehicles = !vehicles.is_empty();
    let mut piece = crate::book::Piece {
        name: label.text,
        row: row as u8,
        parts: vec![outline],
        height,
        vehicles,
        ladders: Vec::new(),
    };
    // `ladder 10 20 11 20`: from there to there.
    if let Some(n) = ladder {
        let four = words.get(n + 1..).filter(|w| w.len() == 4);
        let four = four.ok_or_else(|| words[n].trouble("a ladder is two places"))?;
        piece.ladders.push((point(&four[..2], line)?, point(&four[2..], line)?));
    }
    match piece.ladders.iter().all(|ladder| piece.bears_ladder(*ladder)) {
        true => Ok(piece),
        false => Err(line.trouble("a ladder stands against one side of its piece")),
    }
}
