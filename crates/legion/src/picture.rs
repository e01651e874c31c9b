//! A scene as a drawing (SVG): terrain, zones, bases with their fronts, names.

use crate::Legion;
use crate::book::{Cover, Group};
use crate::geometry::{Angle, Footprint, Point, Polygon};
use crate::look::{Look, TOKEN};
use crate::world::World;
use std::fmt::Write;

/// Draws the table from above, the blue player's edge at the bottom; one unit of the drawing is a hundredth of an inch.
pub fn svg(rules: &Legion, w: &World) -> String {
    let look = Look::new(rules, w);
    let field = rules.field(w);
    let mut out = String::new();
    let mut put = |text: std::fmt::Arguments<'_>| out.write_fmt(text).expect("writing to a string");
    let (width, depth) = (field.width / 10, field.depth / 10);
    put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {depth}\" font-family=\"sans-serif\">\n"
    ));
    put(format_args!("<rect width=\"{width}\" height=\"{depth}\" fill=\"#e8e0cc\"/>\n"));
    let flip = |p: Point| (p.x / 10, (field.depth - p.y) / 10);
    let shape = |outline: &Polygon| -> String {
        outline
            .corners()
            .iter()
            .map(|p| {
                let (x, y) = flip(*p);
                format!("{x},{y} ")
            })
            .collect()
    };
    for (colour, side) in [("#3366cc", w.blue), ("#cc3333", w.red())] {
        for zone in look.zones(side) {
            put(format_args!("<polygon points=\"{}\" fill=\"{colour}\" fill-opacity=\"0.10\"/>\n", shape(zone)));
        }
    }
    for piece in &field.pieces {
        let row = look.row(piece);
        let colour = match (row.group, row.cover) {
            (Group::Area, Cover::Heavy) => "#4c7a3f",
            (Group::Area, _) => "#8fb57f",
            (Group::Barricade, _) => "#8a6d4b",
            (Group::Depression, _) => "#b8a888",
            (Group::Large, _) if row.stand => "#c9b682",
            (Group::Large, _) => "#8c8c8c",
        };
        for part in &piece.parts {
            put(format_args!(
                "<polygon points=\"{}\" fill=\"{colour}\" stroke=\"#555\" stroke-width=\"6\"/>\n",
                shape(part)
            ));
        }
    }
    for marker in &w.markers {
        let (x, y) = flip(marker.at);
        put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"#f5c518\" stroke=\"#333\" stroke-width=\"6\"/>\n",
            TOKEN / 10
        ));
    }
    for m in w.mini_ids() {
        let foot = look.foot(m);
        let unit = w[m].unit;
        let fill = if w[unit].side == w.blue { "#3366cc" } else { "#cc3333" };
        let leader = w[unit].leader == m;
        put(format_args!("{}", base(&foot, fill, leader, flip)));
        if look.notched(unit) {
            for turn in [Angle(1 << 13), -Angle(1 << 13)] {
                let (a, b) = (flip(foot.at), flip(foot.at + (foot.facing + turn).way(foot.base.radius)));
                put(format_args!(
                    "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#fff\" stroke-width=\"8\"/>\n",
                    a.0, a.1, b.0, b.1
                ));
            }
        }
        if leader {
            let (x, y) = flip(foot.at);
            let name = rules.unit_name(w, unit).replace('&', "&amp;").replace('<', "&lt;");
            put(format_args!(
                "<text x=\"{x}\" y=\"{}\" font-size=\"90\" text-anchor=\"middle\">{name}</text>\n",
                y - foot.base.radius / 10 - 20
            ));
        }
    }
    out + "</svg>\n"
}

fn base(foot: &Footprint, fill: &str, leader: bool, flip: impl Fn(Point) -> (i32, i32)) -> String {
    let (p, q) = foot.axis();
    let ((x1, y1), (x2, y2)) = (flip(p), flip(q));
    let r = foot.base.radius / 10;
    let rim = if leader { "#f5c518" } else { "#222" };
    if p == q {
        return format!(
            "<circle cx=\"{x1}\" cy=\"{y1}\" r=\"{r}\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"10\"/>\n"
        );
    }
    format!(
        "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{fill}\" stroke-width=\"{}\" stroke-linecap=\"round\"/>\n",
        2 * r
    )
}

/// How many columns and rows the table has in letters.
const COLUMNS: i32 = 96;
const ROWS: i32 = 24;

/// Draws the table in letters: terrain as marks, units of the left side as small letters, those of the right as capitals, with a
/// list of them below.
pub fn letters(rules: &Legion, w: &World) -> String {
    let look = Look::new(rules, w);
    let field = rules.field(w);
    let mut rows = vec![vec!['.'; COLUMNS as usize]; ROWS as usize];
    let at = |col: i32, row: i32| {
        Point::new((2 * col + 1) * field.width / (2 * COLUMNS), field.depth - (2 * row + 1) * field.depth / (2 * ROWS))
    };
    for row in 0..ROWS {
        for col in 0..COLUMNS {
            let here = at(col, row);
            let piece = field.pieces.iter().find(|p| p.parts.iter().any(|q| q.contains(here)));
            if let Some(piece) = piece {
                rows[row as usize][col as usize] = match look.row(piece).group {
                    Group::Area => '"',
                    Group::Barricade => '=',
                    Group::Depression => '~',
                    Group::Large => '#',
                };
            }
        }
    }
    let cell = |p: Point| {
        let (col, row) = (p.x * COLUMNS / field.width.max(1), (field.depth - p.y) * ROWS / field.depth.max(1));
        (row.clamp(0, ROWS - 1) as usize, col.clamp(0, COLUMNS - 1) as usize)
    };
    for marker in w.markers.iter().filter(|m| m.by.is_none()) {
        let (row, col) = cell(marker.at);
        rows[row][col] = '*';
    }
    let mut list = String::new();
    for unit in w.standing() {
        let letter = (b'a' + unit.0 % 26) as char;
        let letter = if w[unit].side.0 == 0 { letter } else { letter.to_ascii_uppercase() };
        for mini in w.minis_of(unit) {
            let (row, col) = cell(w[mini].at);
            rows[row][col] = letter;
        }
        let tokens: String = crate::world::Token::ALL
            .into_iter()
            .filter(|t| w[unit].tokens.count(*t) > 0)
            .map(|t| format!(", {} {}", w[unit].tokens.count(t), t.word()))
            .collect();
        list += &format!("{letter} {} ({}{tokens})\n", rules.unit_name(w, unit), w.minis_of(unit).len());
    }
    rows.into_iter().map(|row| row.into_iter().chain(['\n']).collect::<String>()).collect::<String>() + &list
}
