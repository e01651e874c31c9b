//! The table in letters: the map with its figures, and who they are.

use super::names::token;
use crate::Paint;
use dejarik_kernel::Seat;
use dejarik_minis::Minis;
use dejarik_minis::look::Look;
use dejarik_minis::map::{Dir, Edge, Map, Square, Terrain};
use dejarik_minis::world::{FigureId, Place, Stage, World};
use std::fmt::Write;

/// Escape codes of the terminal, each ended by the plain one.
mod ink {
    pub const PLAIN: &str = "\x1b[0m";
    pub const DIM: &str = "\x1b[2m";
    pub const WALL: &str = "\x1b[1;37m";
    pub const DOOR: &str = "\x1b[33m";
    pub const GROUND: &str = "\x1b[90m";
    pub const LOW: &str = "\x1b[32m";
    pub const PIT: &str = "\x1b[34m";
    pub const SIDES: [&str; 4] = ["\x1b[1;96m", "\x1b[1;91m", "\x1b[1;93m", "\x1b[1;95m"];
    pub const UNDERLINED: &str = "\x1b[4m";
}

struct Painter {
    paint: Paint,
    text: String,
}

impl Painter {
    fn put(&mut self, inks: &[&str], text: &str) {
        match self.paint {
            Paint::Plain => self.text.push_str(text),
            Paint::Colour => {
                inks.iter().for_each(|ink| self.text.push_str(ink));
                self.text.push_str(text);
                if !inks.is_empty() {
                    self.text.push_str(ink::PLAIN);
                }
            }
        }
    }
}

/// The whole table: where the game stands, the map, the squads.
pub(super) fn draw(rules: &Minis, w: &World, paint: Paint) -> String {
    let mut p = Painter { paint, text: String::new() };
    let map = rules.geometry(w).map();
    header(&mut p, map);
    for y in 0..map.height() {
        row(&mut p, rules, w, map, y);
    }
    let legend =
        "| _ wall   : ~ closed door   ' open door   . floor   o low objects   , difficult   % both   v pit   ## object";
    p.put(&[ink::DIM], legend);
    p.text.push('\n');
    stand(&mut p, w);
    for seat in Seat::first(w.sides.len()) {
        squad(&mut p, rules, w, seat);
    }
    p.text
}

fn header(p: &mut Painter, map: &Map) {
    p.text.push_str("   ");
    for x in 0..map.width() {
        let name = Square::new(x, 0).to_string();
        let column = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let text = format!(" {column:<2}");
        p.put(&[ink::DIM], &text);
    }
    p.text.push('\n');
}

/// One row of squares; what is on their lower edges is drawn with them.
fn row(p: &mut Painter, rules: &Minis, w: &World, map: &Map, y: u8) {
    let number = format!("{:>3}", y + 1);
    p.put(&[ink::DIM], &number);
    for x in 0..map.width() {
        let square = Square::new(x, y);
        upright(p, w, map.edge(square, Dir::W));
        cell(p, rules, w, map, square);
    }
    upright(p, w, map.edge(Square::new(map.width() - 1, y), Dir::E));
    p.text.push('\n');
}

fn upright(p: &mut Painter, w: &World, edge: Edge) {
    match edge {
        Edge::Open => p.text.push(' '),
        Edge::Wall => p.put(&[ink::WALL], "|"),
        Edge::Door(id) if w.open.contains(id) => p.put(&[ink::DOOR], "'"),
        Edge::Door(_) => p.put(&[ink::DOOR], ":"),
    }
}

fn cell(p: &mut Painter, rules: &Minis, w: &World, map: &Map, square: Square) {
    let below = map.edge(square, Dir::S);
    let walled = below.blocks(w.open);
    if let Some(f) = w.standing_on(square) {
        let under = if walled { ink::UNDERLINED } else { "" };
        let dim = if w[f].activated { ink::DIM } else { "" };
        return p.put(&[ink::SIDES[w[f].side.index()], dim, under], &token(rules, w, f));
    }
    if w.prize.is_some_and(|prize| prize.at == square) {
        return p.put(&[ink::DOOR], "$$");
    }
    let (mark, ink) = match map.terrain(square) {
        Terrain::Object => return p.put(&[ink::WALL], "##"),
        Terrain::Clear => ('.', ink::GROUND),
        Terrain::Low => ('o', ink::LOW),
        Terrain::Difficult => (',', ink::LOW),
        Terrain::Both => ('%', ink::LOW),
        Terrain::Pit => ('v', ink::PIT),
    };
    let mark = if mark == '.' && walled { String::new() } else { mark.to_string() };
    let (line, line_ink) = match below {
        Edge::Wall => ('_', ink::WALL),
        Edge::Door(id) if !w.open.contains(id) => ('~', ink::DOOR),
        Edge::Door(_) => ('\'', ink::DOOR),
        Edge::Open => (' ', ink::GROUND),
    };
    p.put(&[ink], &mark);
    let rest: String = std::iter::repeat_n(line, 2 - mark.len()).collect();
    p.put(&[line_ink], &rest);
}

/// Where the game stands.
fn stand(p: &mut Painter, w: &World) {
    let text = match w.stage {
        Stage::Setup => "setup".to_owned(),
        Stage::Initiative => format!("after round {}", w.round.number),
        Stage::Phases => format!("round {}, phase of {}", w.round.number, seat_name(w.round.phase)),
    };
    p.text.push_str(&text);
    p.text.push('\n');
}

pub(super) fn seat_name(seat: Seat) -> &'static str {
    ["left", "right", "third", "fourth"].get(seat.index()).copied().unwrap_or("somebody")
}

/// Who is in a squad, and how they are.
fn squad(p: &mut Painter, rules: &Minis, w: &World, seat: Seat) {
    let points = w.sides[seat.index()].half_points;
    let half = if points % 2 == 1 { ".5" } else { "" };
    let title = format!("{}: {}{half} points", seat_name(seat), points / 2);
    p.put(&[ink::SIDES[seat.index()]], &title);
    p.text.push('\n');
    let lost: Vec<String> = mine(w, seat).filter(|f| w[*f].defeated).map(|f| rules.name(w, f)).collect();
    for f in mine(w, seat).filter(|f| !w[*f].defeated) {
        let line = figure(rules, w, f);
        let inks: &[&str] = if w[f].activated { &[ink::DIM] } else { &[] };
        p.put(inks, &line);
        p.text.push('\n');
    }
    if !lost.is_empty() {
        let line = format!("     defeated: {}", lost.join(", "));
        p.put(&[ink::DIM], &line);
        p.text.push('\n');
    }
}

fn mine(w: &World, seat: Seat) -> impl Iterator<Item = FigureId> {
    w.ids().filter(move |f| w[*f].side == seat)
}

fn figure(rules: &Minis, w: &World, f: FigureId) -> String {
    let look = Look::new(rules, w);
    let place = match w[f].place {
        Place::Off => "-".to_owned(),
        Place::At(square) => square.to_string(),
        Place::Aboard(transport) => format!("in {}", token(rules, w, transport)),
    };
    let (left, all) = (look.hit_points(f), look.sheet(f).hit_points);
    let mut line = format!("  {} {:34} {place:>5}  {left:>3}/{all} Hit Points", token(rules, w, f), rules.name(w, f));
    if w[f].rated {
        write!(line, ", {} Force", w[f].force).expect("a String takes all");
    }
    if w[f].activated {
        line += ", activated";
    }
    for condition in w.conditions.iter().filter(|c| c.on == f) {
        write!(line, ", {}", condition.ability.row().name).expect("a String takes all");
    }
    line
}
