//! The table in letters: the map with its figures, and who they are.

use super::names::token;
use crate::Paint;
use crate::text::say;
use dejarik_kernel::{Lang, Seat};
use dejarik_minis::Minis;
use dejarik_minis::look::Look;
use dejarik_minis::map::{Dir, Edge, Map, Square, Terrain};
use dejarik_minis::text;
use dejarik_minis::world::{FigureId, Place, Stage, World};

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
pub(super) fn draw(rules: &Minis, lang: Lang, w: &World, paint: Paint) -> String {
    let mut p = Painter { paint, text: String::new() };
    let map = rules.geometry(w).map();
    header(&mut p, map);
    for y in 0..map.height() {
        row(&mut p, rules, w, map, y);
    }
    p.put(&[ink::DIM], &say(lang, "board-legend", &[]));
    p.text.push('\n');
    stand(&mut p, lang, w);
    for seat in Seat::first(w.sides.len()) {
        squad(&mut p, rules, lang, w, seat);
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
fn stand(p: &mut Painter, lang: Lang, w: &World) {
    p.text.push_str(&stand_words(lang, w));
    p.text.push('\n');
}

/// Where the game stands, in words.
pub(super) fn stand_words(lang: Lang, w: &World) -> String {
    match w.stage {
        Stage::Setup => say(lang, "board-setup", &[]),
        Stage::Initiative => say(lang, "board-before-round", &[("n", (w.round.number + 1).into())]),
        Stage::Phases => {
            let seat = text::seat(lang, w.round.phase).into();
            say(lang, "board-phase", &[("n", w.round.number.into()), ("seat", seat)])
        }
    }
}

/// Who is in a squad, and how they are.
fn squad(p: &mut Painter, rules: &Minis, lang: Lang, w: &World, seat: Seat) {
    let points = text::half_points(lang, w.sides[seat.index()].half_points).into();
    let title = say(lang, "board-points", &[("seat", text::seat(lang, seat).into()), ("points", points)]);
    p.put(&[ink::SIDES[seat.index()]], &title);
    p.text.push('\n');
    let lost: Vec<String> = mine(w, seat).filter(|f| w[*f].defeated).map(|f| rules.name(w, f)).collect();
    for f in mine(w, seat).filter(|f| !w[*f].defeated) {
        let line = figure(rules, lang, w, f);
        let inks: &[&str] = if w[f].activated { &[ink::DIM] } else { &[] };
        p.put(inks, &line);
        p.text.push('\n');
    }
    if !lost.is_empty() {
        let line = format!("     {}", say(lang, "board-defeated", &[("names", lost.join(", ").into())]));
        p.put(&[ink::DIM], &line);
        p.text.push('\n');
    }
}

fn mine(w: &World, seat: Seat) -> impl Iterator<Item = FigureId> {
    w.ids().filter(move |f| w[*f].side == seat)
}

fn figure(rules: &Minis, lang: Lang, w: &World, f: FigureId) -> String {
    let look = Look::new(rules, w);
    let place = match w[f].place {
        Place::Off => "-".to_owned(),
        Place::At(square) => square.to_string(),
        Place::Aboard(transport) => say(lang, "board-aboard", &[("token", token(rules, w, transport).into())]),
    };
    let (left, all) = (look.hit_points(f), look.sheet(f).hit_points);
    let points = [("left", format!("{left:>3}").into()), ("all", all.into())];
    let points = say(lang, "board-hit-points", &points);
    let mut line = format!("  {} {:34} {place:>5}  {points}", token(rules, w, f), rules.name(w, f));
    let force = w[f].rated.then(|| say(lang, "board-force", &[("n", w[f].force.into())]));
    let activated = w[f].activated.then(|| say(lang, "board-activated", &[]));
    let conditions = w.conditions.iter().filter(|c| c.on == f).map(|c| text::name(lang, c.ability));
    for more in force.into_iter().chain(activated).chain(conditions) {
        line += ", ";
        line += &more;
    }
    line
}
