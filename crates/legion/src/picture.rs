//! A scene as a drawing (SVG): terrain, zones, bases with their fronts, names; and for one unit what it reaches and sees.

use crate::Legion;
use crate::book::{Cover, Group};
use crate::choice::{Gait, March};
use crate::geometry::{Angle, Bounds, Footprint, Point, Polygon};
use crate::look::{Look, TOKEN};
use crate::text;
use crate::world::{Laid, OrderToken, Stage, Token, UnitId, World};
use dejarik_kernel::{Lang, Seat};
use std::fmt::Write;

/// Draws the table from above, the blue player's edge at the bottom; one unit of the drawing is a hundredth of an inch.
pub fn svg(rules: &Legion, w: &World) -> String {
    svg_of(rules, w, None)
}

/// The same, and of one unit the ranges, the quarters around it, where its leader can move, and whom it sees in what cover.
pub fn svg_of(rules: &Legion, w: &World, of: Option<UnitId>) -> String {
    let look = Look::new(rules, w);
    let field = rules.field(w);
    let mut d = Drawing { out: String::new(), depth: field.depth };
    let (width, depth) = (field.width / 10, field.depth / 10);
    d.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {depth}\" font-family=\"sans-serif\">\n"
    ));
    d.put(format_args!("<rect width=\"{width}\" height=\"{depth}\" fill=\"#e8e0cc\"/>\n"));
    for (colour, side) in [("#3366cc", w.blue), ("#cc3333", w.red())] {
        for zone in look.zones(side) {
            d.outline(zone, format_args!("fill=\"{colour}\" fill-opacity=\"0.10\""));
        }
    }
    terrain(&mut d, &look);
    if let Some(unit) = of {
        surroundings(&mut d, &look, unit);
    }
    for cart in &w.carts {
        let foot = look.cart(cart);
        let rim = if Seat(cart.side) == w.blue { "#3366cc" } else { "#cc3333" };
        d.base(&foot, 0, format_args!("fill=\"#6b5b3e\" stroke=\"{rim}\" stroke-width=\"16\""));
    }
    for marker in w.markers.iter().filter(|m| !m.gone) {
        d.disc(marker.at, TOKEN, format_args!("fill=\"#f5c518\" stroke=\"#333\" stroke-width=\"6\""));
    }
    for supply in &w.supplies {
        let fill = if supply.up { "#d9d2f0" } else { "#7d6bb0" };
        d.disc(supply.at, TOKEN, format_args!("fill=\"{fill}\" stroke=\"#333\" stroke-width=\"6\""));
    }
    for device in &w.devices {
        let fill = match device.what {
            Laid::Smoke => "#999",
            Laid::Charge(_) | Laid::Ordered(_) => "#222",
            Laid::Graffiti => "#b83d8f",
        };
        d.disc(
            device.at,
            TOKEN,
            format_args!("fill=\"{fill}\" fill-opacity=\"0.7\" stroke=\"#fff\" stroke-width=\"6\""),
        );
    }
    minis(&mut d, &look);
    if let Some(unit) = of {
        sights(&mut d, &look, unit);
    }
    names(&mut d, &look);
    d.out + "</svg>\n"
}

/// A drawing that is being made.
struct Drawing {
    out: String,
    depth: i32,
}

impl Drawing {
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        self.out.write_fmt(text).expect("writing to a string");
    }

    /// Where a place of the table lies on the paper.
    fn on_paper(&self, p: Point) -> (i32, i32) {
        (p.x / 10, (self.depth - p.y) / 10)
    }

    fn outline(&mut self, outline: &Polygon, style: std::fmt::Arguments<'_>) {
        let corners: Vec<String> = outline
            .corners()
            .iter()
            .map(|p| {
                let (x, y) = self.on_paper(*p);
                format!("{x},{y}")
            })
            .collect();
        self.put(format_args!("<polygon points=\"{}\" {style}/>\n", corners.join(" ")));
    }

    fn disc(&mut self, at: Point, radius: i32, style: std::fmt::Arguments<'_>) {
        let (x, y) = self.on_paper(at);
        self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" {style}/>\n", radius / 10));
    }

    fn line(&mut self, from: Point, to: Point, style: std::fmt::Arguments<'_>) {
        let ((x1, y1), (x2, y2)) = (self.on_paper(from), self.on_paper(to));
        self.put(format_args!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {style}/>\n"));
    }

    /// A number in small letters, there.
    fn number(&mut self, at: Point, n: u8) {
        let (x, y) = self.on_paper(at);
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{}\" font-size=\"60\" text-anchor=\"middle\" fill=\"#555\" stroke=\"#e8e0cc\" stroke-width=\"14\" paint-order=\"stroke\">{n}</text>\n",
            y + 20
        ));
    }

    /// A base, enlarged by that much.
    fn base(&mut self, foot: &Footprint, more: i32, style: std::fmt::Arguments<'_>) {
        let (p, q) = foot.axis();
        if p == q {
            return self.disc(p, foot.base.radius + more, style);
        }
        let ((x, y), r) = (self.on_paper(foot.at), (foot.base.radius + more) / 10);
        let (length, turn) = (foot.base.half / 10, -foot.facing.to_degrees());
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{r}\" transform=\"rotate({turn} {x} {y})\" {style}/>\n",
            x - length - r,
            y - r,
            2 * (length + r),
            2 * r
        ));
    }
}

fn terrain(d: &mut Drawing, look: &Look<'_>) {
    for piece in &look.field().pieces {
        let row = look.row(piece);
        let colour = match (row.group, row.cover) {
            (Group::Area, Cover::Heavy) => "#4c7a3f",
            (Group::Area, Cover::Light) => "#8fb57f",
            (Group::Area, Cover::None) => "#7fa8c9",
            (Group::Barricade, _) => "#8a6d4b",
            (Group::Depression, _) => "#b8a888",
            (Group::Large, _) if row.stand => "#c9b682",
            (Group::Large, _) => "#8c8c8c",
        };
        for part in &piece.parts {
            d.outline(part, format_args!("fill=\"{colour}\" stroke=\"#555\" stroke-width=\"6\""));
        }
        // A ladder from above: a broad line with rungs.
        for (a, b) in &piece.ladders {
            d.line(*a, *b, format_args!("stroke=\"#6b4a1f\" stroke-width=\"40\" stroke-dasharray=\"12 12\""));
        }
    }
}

fn minis(d: &mut Drawing, look: &Look<'_>) {
    let w = look.w;
    for m in w.mini_ids() {
        let (foot, unit) = (look.foot(m), w[m].unit);
        let fill = if w[unit].side == w.blue { "#3366cc" } else { "#cc3333" };
        let leader = w[unit].leader == m;
        let rim = if leader { "#f5c518" } else { "#222" };
        d.base(&foot, 0, format_args!("fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"10\""));
        // A ring tells red from blue for those who see no colours.
        if w[unit].side != w.blue {
            d.base(&foot, -foot.base.radius / 2, format_args!("fill=\"none\" stroke=\"#fff\" stroke-width=\"10\""));
        }
        if look.notched(unit) {
            for turn in [Angle(1 << 13), -Angle(1 << 13)] {
                let rim = foot.at + (foot.facing + turn).way(foot.base.radius);
                d.line(foot.at, rim, format_args!("stroke=\"#fff\" stroke-width=\"8\""));
            }
        }
    }
}

/// How high the letters of names are, and about how wide.
const LETTER: (i32, i32) = (90, 56);

/// The names of the units over all bases, with a light rim, each above its leader or as near to it as no other name is.
fn names(d: &mut Drawing, look: &Look<'_>) {
    let w = look.w;
    let (width, depth) = (look.field().width / 10, look.field().depth / 10);
    let mut taken: Vec<(i32, i32, i32)> = Vec::new();
    for unit in w.standing().filter(|u| w[w[*u].leader].there) {
        let foot = look.leader(unit);
        let (x, y) = d.on_paper(foot.at);
        let name = look.rules.unit_name(w, unit);
        let half = (name.chars().count() as i32 * LETTER.1 / 2).min(width / 2);
        let x = x.clamp(half, width - half);
        let (above, below) = (y - foot.base.radius / 10 - 20, y + foot.base.radius / 10 + LETTER.0);
        let rows = (0..6).flat_map(|n| [above - n * LETTER.0, below + n * LETTER.0]);
        let fits = |y: &i32| {
            let apart =
                |(x2, y2, half2): &(i32, i32, i32)| (x - x2).abs() >= half + half2 || (y - y2).abs() >= LETTER.0;
            (LETTER.0..depth).contains(y) && taken.iter().all(apart)
        };
        let y = rows.into_iter().find(fits).unwrap_or(above);
        taken.push((x, y, half));
        let name = name.replace('&', "&amp;").replace('<', "&lt;");
        d.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" text-anchor=\"middle\" stroke=\"#fff\" stroke-width=\"18\" stroke-linejoin=\"round\" paint-order=\"stroke\">{name}</text>\n",
            LETTER.0
        ));
    }
}

/// Directions in which moves are drawn, and the bends of the tool, in degrees.
const AROUND: u16 = 24;
const BENDS: [i32; 5] = [0, 45, -45, 90, -90];

/// The ranges around a leader, the lines between its quarters, and a dot wherever it can end a standard move.
fn surroundings(d: &mut Drawing, look: &Look<'_>, unit: UnitId) {
    let (leader, figures) = (look.leader(unit), &look.rules.book().figures);
    if !look.w[look.w[unit].leader].there {
        return;
    }
    for n in 1..=figures.segments {
        let away = i32::from(n) * figures.segment;
        d.base(&leader, away, format_args!("fill=\"none\" stroke=\"#000\" stroke-opacity=\"0.35\" stroke-width=\"5\""));
        // Its number stands on the rim, to all four sides, of which some are on the table.
        for quarter in 0..4u16 {
            let rim = leader.at + Angle(quarter << 14).way(leader.base.radius + away);
            d.number(rim, n);
        }
    }
    if look.notched(unit) {
        for eighth in [1u16, 3, 5, 7] {
            let rim = leader.at + (leader.facing + Angle(eighth << 13)).way(5 * figures.segment);
            d.line(leader.at, rim, format_args!("stroke=\"#7a3db8\" stroke-width=\"6\" stroke-dasharray=\"40 30\""));
        }
    }
    for speed in 1..=look.speed(unit, Gait::Standard, false) {
        let leg = look.leg(unit, Gait::Standard, speed);
        let headings: Vec<Angle> = match look.notched(unit) {
            true => vec![leader.facing],
            false => (0..AROUND).map(|k| Angle((u32::from(k) * 65_536 / u32::from(AROUND)) as u16)).collect(),
        };
        for heading in headings {
            for bend in BENDS {
                let march = March { speed, heading, bend: Angle::degrees(bend), travel: 2 * leg };
                if let Ok((_, shift)) = look.march(unit, Gait::Standard, march) {
                    d.disc(shift.spot.at, 140, format_args!("fill=\"#7a3db8\" fill-opacity=\"0.7\""));
                }
            }
        }
    }
}

/// Lines from a leader to every enemy mini: green in the open, orange in light cover, red in heavy cover, broken where nothing
/// is seen.
fn sights(d: &mut Drawing, look: &Look<'_>, unit: UnitId) {
    let leader = look.w[unit].leader;
    if !look.w[leader].there {
        return;
    }
    let foes = look.w.standing().filter(|u| look.w[*u].side != look.w[unit].side);
    for mini in foes.flat_map(|u| look.w.minis_of(u)) {
        let (from, to) = (look.w[leader].at, look.w[mini].at);
        let (colour, dashes) = match (look.sees(leader, mini), look.obscured(leader, mini)) {
            (false, _) => ("#666", "30 40"),
            (true, Cover::None) => ("#1b8a2f", "none"),
            (true, Cover::Light) => ("#e08a00", "none"),
            (true, Cover::Heavy) => ("#c01010", "none"),
        };
        d.line(from, to, format_args!("stroke=\"{colour}\" stroke-width=\"8\" stroke-dasharray=\"{dashes}\""));
    }
}

/// How much of the table a letter stands for: letters are about twice as high as they are wide.
const COLUMN: i32 = 750;
const ROW: i32 = 1500;
/// How many columns and rows apart the inches are written.
const COLUMN_MARKS: i32 = 8;
const ROW_MARKS: i32 = 4;

/// Draws the table in letters: terrain as marks, units of the left side as small letters, those of the right as capitals, with
/// inches along two edges and a list of the units below; before units stand in them the zones are drawn too.
pub fn letters(rules: &Legion, lang: Lang, w: &World) -> String {
    let look = Look::new(rules, w);
    let field = rules.field(w);
    let (across, up) = ((field.width - 1) / COLUMN + 1, (field.depth - 1) / ROW + 1);
    let at = |col: i32, row: i32| Point::new(col * COLUMN + COLUMN / 2, (up - row) * ROW - ROW / 2);
    let mut rows: Vec<Vec<char>> =
        (0..up).map(|row| (0..across).map(|col| ground(&look, at(col, row))).collect()).collect();
    let cell = |p: Point| {
        let (col, row) = (p.x / COLUMN, (up * ROW - p.y) / ROW);
        (row.clamp(0, up - 1) as usize, col.clamp(0, across - 1) as usize)
    };
    let objectives = w.markers.iter().filter(|m| m.by.is_none() && !m.gone).map(|m| (m.at, '*'));
    for (place, sign) in objectives.chain(w.supplies.iter().map(|s| (s.at, '+'))) {
        let (row, col) = cell(place);
        rows[row][col] = sign;
    }
    let mut list = String::new();
    for unit in w.standing() {
        let letter = (b'a' + unit.0 % 26) as char;
        let letter = if w[unit].side.0 == 0 { letter } else { letter.to_ascii_uppercase() };
        for mini in w.minis_of(unit) {
            let (row, col) = cell(w[mini].at);
            rows[row][col] = letter;
        }
        list += &format!("{letter} {} ({})\n", rules.unit_name(w, unit), state(lang, w, unit).join(", "));
    }
    let mut drawn = String::new();
    for (nth, row) in (0..).zip(rows) {
        // The number belongs to the upper edge of its row.
        let above = up - nth;
        let mark = if above % ROW_MARKS == 0 { (above * ROW / 1000).to_string() } else { String::new() };
        drawn += &format!("{mark:>3} {}\n", row.into_iter().collect::<String>());
    }
    let marks = (0..=across / COLUMN_MARKS).map(|n| n * COLUMN_MARKS * COLUMN / 1000);
    let marks: String = marks.map(|n| format!("{n:<width$}", width = COLUMN_MARKS as usize)).collect();
    format!("{drawn}  0 {}\n{list}", marks.trim_end())
}

/// How a unit is: its minis, wounds, tokens and damage, and whether it has an order or has activated.
fn state(lang: Lang, w: &World, unit: UnitId) -> Vec<String> {
    let (u, minis) = (&w[unit], w.minis_of(unit));
    let tokens = &u.tokens;
    let wounds: u8 = minis.iter().map(|m| w[*m].wounds).sum();
    let mut all = vec![text::say(lang, "map-minis", &[("n", (minis.len() as i64).into())])];
    if wounds > 0 {
        all.push(text::say(lang, "map-wounds", &[("n", wounds.into())]));
    }
    let held = Token::ALL.into_iter().filter(|t| tokens.count(*t) > 0);
    all.extend(held.map(|t| format!("{} {}", tokens.count(t), text::token(lang, t))));
    let marks = [
        (tokens.panic, "map-panicked"),
        (tokens.damaged, "map-damaged"),
        (tokens.disabled, "map-disabled"),
        (tokens.disrupted.is_some(), "map-disrupted"),
        (u.carries.is_some(), "map-carries"),
        (u.order == OrderToken::FaceUp, "map-ordered"),
        (u.order == OrderToken::FaceDown, "map-activated"),
    ];
    all.extend(marks.into_iter().filter(|(yes, _)| *yes).map(|(_, key)| text::say(lang, key, &[])));
    all
}

/// What lies at a place of the table, as a letter: terrain, or while units are deployed the zone of a side.
fn ground(look: &Look<'_>, place: Point) -> char {
    // What is narrower than a letter is drawn wherever it passes.
    let letter = (place - Point::new(0, ROW / 2 - 1), place + Point::new(0, ROW / 2 - 1));
    let narrow = |q: &Polygon| {
        let Bounds { low, high } = q.bounds();
        (high.x - low.x).min(high.y - low.y) < ROW && q.below(letter, COLUMN / 2)
    };
    let pieces = || look.field().pieces.iter();
    let whole = pieces().find(|p| p.parts.iter().any(|q| q.contains(place)));
    let piece = whole.or_else(|| pieces().find(|p| p.parts.iter().any(narrow)));
    let zone = |side: Seat| look.zones(side).iter().any(|z| z.contains(place));
    // Half of what a letter stands for.
    let ladder = |p: &crate::book::Piece| p.has_ladder(place, 600);
    match piece.map(|p| look.row(p).group) {
        _ if look.field().pieces.iter().any(ladder) => '|',
        Some(Group::Area) => '"',
        Some(Group::Barricade) => '=',
        Some(Group::Depression) => '~',
        Some(Group::Large) => '#',
        None if look.w.stage != Stage::Deploy => '.',
        None if zone(look.w.blue) => ':',
        None if zone(look.w.red()) => ';',
        None => '.',
    }
}
