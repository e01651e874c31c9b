//! Competitive placement of terrain: the pieces of a battlefield are laid by turns (fm.setup-3). And what players put up
//! themselves before a skirmish.

use super::{look, setup};
use crate::Legion;
use crate::book::{Condition, Piece};
use crate::choice::{Ask, Piece as PieceId, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point, Polygon};
use crate::look::{Look, TOKEN};
use crate::world::{Stage, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};

/// How far apart samples lie, and how many are enough.
const STEP: i32 = 4000;
const ENOUGH: usize = 24;

/// The pieces that are still to be laid.
fn waiting(rules: &Legion, w: &World) -> impl Iterator<Item = u8> {
    let (all, laid) = (rules.agreed(w).pieces.len() as u8, w.laid.as_ref().map_or(0, |l| l.placed));
    (0..all).filter(move |n| laid & (1 << n) == 0)
}

/// One player lays one piece; whoever has the cheaper army begins, and a die decides between equals.
pub(super) fn next(at: &mut At<'_, Legion>) -> Play<()> {
    let rules = at.rules();
    if waiting(rules, at.world()).count() == rules.agreed(at.world()).pieces.len() {
        let first = setup::cheaper(at)?;
        at.emit(Event::TurnPassed(first));
    }
    rule("fm.setup-3");
    rule("fm.competitive-terrain");
    let seat = at.world().turn;
    let PieceId(nth) = at.ask(seat, Ask::Piece, |w, list| list.extend(waiting(rules, w).map(PieceId)))?;
    let strict = !places(&look(at), nth, Room::Range1).is_empty();
    let room = if strict { Room::Range1 } else { Room::Apart };
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Lay(nth),
        |w, list| {
            let look = Look::new(rules, w);
            let open = places(&look, nth, room);
            // Where even that is impossible the table is full: it may lie anywhere.
            let open = if open.is_empty() { places(&look, nth, Room::None) } else { open };
            list.extend(open.into_iter().map(|spot| Spots(smallvec::smallvec![spot])));
        },
        |w, spots: Spots| {
            let look = Look::new(rules, w);
            let [spot] = spots.0[..] else { return Err(WhyNot::new("fm.setup-3", "one-place-for-the-piece")) };
            let room = if places(&look, nth, room).is_empty() { Room::None } else { room };
            lies(&look, nth, spot, room).map(|_| spots)
        },
    )?;
    let piece = lies(&look(at), nth, chosen.0[0], Room::None);
    let Ok(piece) = piece else { return Ok(()) };
    at.emit(Event::TerrainLaid { nth, piece: Box::new(piece) });
    let foe = at.world().foe(seat);
    at.emit(Event::TurnPassed(foe));
    if waiting(rules, at.world()).next().is_none() {
        at.emit(Event::StageBegan(Stage::Colour));
    }
    Ok(())
}

/// How much room a piece needs.
#[derive(Clone, Copy, PartialEq)]
enum Room {
    /// Beyond range 1 of all others.
    Range1,
    /// Touching no other.
    Apart,
    /// None.
    None,
}

/// The piece laid there, if it may lie there.
fn lies(look: &Look<'_>, nth: u8, spot: Spot, room: Room) -> Result<Piece, WhyNot> {
    let (field, figures) = (look.field(), &look.rules.book().figures);
    if !spot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let piece = look.rules.agreed(look.w).pieces[usize::from(nth)].moved(spot.at, spot.facing);
    let piece = piece.map_err(|_| WhyNot::new("fm.setup-3", "turned-out-of-shape"))?;
    let on = |p: &Point| p.x >= 0 && p.y >= 0 && p.x <= field.width && p.y <= field.depth;
    if !piece.parts.iter().all(|part| part.corners().iter().all(on)) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let near = |length: i32| field.pieces.iter().any(|other| piece.within(other, length));
    match room {
        Room::Range1 if near(figures.segment) => Err(WhyNot::new("fm.setup-3", "too-near-another-piece")),
        Room::Apart if near(0) => Err(WhyNot::new("fm.setup-3", "touches-another-piece")),
        _ => Ok(piece),
    }
}

/// Places for a piece: a grid over the table, as it is and turned by a quarter.
fn places(look: &Look<'_>, nth: u8, room: Room) -> Vec<Spot> {
    let (width, depth) = (look.field().width, look.field().depth);
    let grid = (1..width / STEP).flat_map(|x| (1..depth / STEP).map(move |y| Point::new(x * STEP, y * STEP)));
    let spots = grid.flat_map(|at| [Angle::EAST, Angle::NORTH].map(|facing| Spot { at, facing }));
    let mut found: Vec<Spot> = spots.filter(|spot| lies(look, nth, *spot, room).is_ok()).collect();
    if found.len() > ENOUGH {
        let every = found.len().div_ceil(ENOUGH);
        found = found.into_iter().step_by(every).collect();
    }
    found
}

/// How many barricades are put up, and how long, thick and high one is: as those of our own battlefields.
const DEFENSES: u8 = 4;
const BARRICADE: (i32, i32, i32) = (3600, 600, 1000);
/// How far apart places for them are tried.
const GRID: i32 = 3000;

/// Improvised defenses: blue and red by turns put up barricades in their zones or within range 1-2 of these.
pub(super) fn defenses(at: &mut At<'_, Legion>) -> Play<()> {
    if look(at).condition() != Some(Condition::ImprovisedDefenses) {
        return Ok(());
    }
    let rules = at.rules();
    let table = look(at).field().clone();
    let before = table.pieces.len() as u8;
    at.emit(Event::TableKept(Box::new(table)));
    let (blue, red) = (at.world().blue, at.world().red());
    for (nth, seat) in (0..DEFENSES).zip([blue, red].into_iter().cycle()) {
        if barricades(&look(at), seat).is_empty() {
            continue;
        }
        let chosen: Spots = at.ask_open(
            seat,
            Ask::Barricade,
            |w, list| {
                let open = barricades(&Look::new(rules, w), seat);
                list.extend(open.into_iter().map(|spot| Spots(smallvec::smallvec![spot])));
            },
            |w, spots: Spots| {
                let [spot] = spots.0[..] else { return Err(WhyNot::new("fm.setup-3", "one-place-for-the-piece")) };
                barricade(&Look::new(rules, w), seat, spot).map(|_| spots)
            },
        )?;
        let piece = barricade(&look(at), seat, chosen.0[0]);
        if let Ok(mut piece) = piece {
            piece.name = format!("barricade {}", nth + 1);
            at.emit(Event::TerrainLaid { nth: before + nth, piece: Box::new(piece) });
        }
    }
    Ok(())
}

/// A barricade there, if it may stand there: near enough to a zone of its player, on other terrain and on tokens nowhere.
fn barricade(look: &Look<'_>, seat: Seat, spot: Spot) -> Result<Piece, WhyNot> {
    let (field, figures) = (look.field(), &look.rules.book().figures);
    if !spot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let crooked = |_| WhyNot::new("fm.setup-3", "turned-out-of-shape");
    let row = look.rules.book().terrain.iter().position(|r| r.rule == "tr.barricades").unwrap_or_default() as u8;
    let (length, thick, height) = BARRICADE;
    let outline = Polygon::rectangle(Point::new(0, 0), Point::new(length, thick)).map_err(crooked)?;
    let piece = Piece { name: String::new(), row, parts: vec![outline], height, vehicles: false, ladders: Vec::new() };
    let piece = piece.moved(spot.at, spot.facing).map_err(crooked)?;
    let corners = || piece.parts.iter().flat_map(|part| part.corners());
    if !corners().all(|p| p.x >= 0 && p.y >= 0 && p.x <= field.width && p.y <= field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let beside = |zone: &Polygon| corners().all(|p| zone.apart((*p, *p)).at_most(2 * figures.segment));
    if !look.zones(seat).iter().any(beside) {
        return Err(WhyNot::new("gl.condition-cards", "outside-the-zone"));
    }
    let token = |at: Point| piece.under(&Footprint::round(TOKEN, at));
    match field.pieces.iter().any(|other| piece.within(other, 0)) || look.lying().any(token) {
        true => Err(WhyNot::new("fm.setup-3", "touches-another-piece")),
        false => Ok(piece),
    }
}

/// Places for a barricade of a player: a grid over the table, as it is and turned by a quarter.
fn barricades(look: &Look<'_>, seat: Seat) -> Vec<Spot> {
    let (width, depth) = (look.field().width, look.field().depth);
    let grid = (1..width / GRID).flat_map(|x| (1..depth / GRID).map(move |y| Point::new(x * GRID, y * GRID)));
    let spots = grid.flat_map(|at| [Angle::EAST, Angle::NORTH].map(|facing| Spot { at, facing }));
    let found: Vec<Spot> = spots.filter(|spot| barricade(look, seat, *spot).is_ok()).collect();
    let every = found.len().div_ceil(ENOUGH).max(1);
    found.into_iter().step_by(every).collect()
}
