//! Setting up the squads (000:49-61, 499-504; 002:167-183; 003:73-84).

use super::{look, settle_doors, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::book::Scenario;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{Space, Square};
use crate::setup::Edition;
use crate::world::{FigureId, Place};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// Everybody sets up: the first side takes an edge and places all its figures, then the others; then come the choices of
/// setup, and doors open where somebody stands.
pub(super) fn set_up(at: &mut At<'_, Minis>) -> Play<()> {
    let first = at.world().round.first;
    choose_area(at, first)?;
    let seats = at.world().sides.len() as u8;
    for seat in (0..seats).map(|i| Seat((first.0 + i) % seats)) {
        for who in largest_first(&look(at), seat) {
            place(at, who)?;
        }
    }
    window(at, Moment::SetUp, first)?;
    settle_doors(at);
    at.emit(Event::SetUp);
    Ok(())
}

/// The first side chooses its narrow edge; its team shares it, the other team has the opposite one.
fn choose_area(at: &mut At<'_, Minis>, first: Seat) -> Play<()> {
    if named_areas(&look(at)) {
        return Ok(());
    }
    let area = at.ask(first, Ask::Area, |_, list| list.extend([0u8, 1]))?;
    for seat in Seat::first(at.world().sides.len()) {
        let same = at.world().team(seat) == at.world().team(first);
        at.emit(Event::AreaTaken { seat, area: if same { area } else { 1 - area } });
    }
    Ok(())
}

/// The older edition, and the scenarios that come from it, start at features of the map (E-01).
fn named_areas(look: &Look<'_>) -> bool {
    let old = look.w.options.edition == Edition::Polish
        || matches!(look.w.options.scenario, Scenario::CaptureTheDroid | Scenario::ThreePlayer);
    let areas = look.geometry().map().areas();
    old && !areas.blast_door.is_empty() && !areas.airlock.is_empty()
}

/// The figures of a seat that are still to be placed, big ones first (003:74-78).
fn largest_first(look: &Look<'_>, seat: Seat) -> SmallVec<[FigureId; 16]> {
    let mut mine: SmallVec<[FigureId; 16]> =
        look.w.ids().filter(|f| look.w[*f].home == seat && look.w[*f].place == Place::Off).collect();
    mine.sort_by_key(|f| std::cmp::Reverse(look.w[*f].span));
    mine
}

fn place(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let rules = at.rules();
    let seat = placer(&look(at), who);
    let at_square = at.ask(seat, Ask::Place(who), |w, list| list.extend(places(&Look::new(rules, w), who)))?;
    at.emit(Event::Placed { who, at: at_square });
    Ok(())
}

/// The opponent places a Frozen in Carbonite (000:1466).
fn placer(look: &Look<'_>, who: FigureId) -> Seat {
    let home = look.w[who].home;
    if !look.acts(who, list::FROZEN_IN_CARBONITE) {
        return home;
    }
    Seat::first(look.w.sides.len()).find(|s| look.w.team(*s) != look.w.team(home)).unwrap_or(home)
}

/// Where a figure may be set up: in its area, or as near to it as there is room (003:74-82).
fn places(look: &Look<'_>, who: FigureId) -> Vec<Square> {
    let map = look.geometry().map();
    let all = (0..map.height()).flat_map(|y| (0..map.width()).map(move |x| Square::new(x, y)));
    let free: Vec<Square> = all.filter(|s| look.free_for(who, *s)).collect();
    let span = look.w[who].span;
    let far = |s: &Square| area_distance(look, who, Space { at: *s, size: span });
    let inside: Vec<Square> = free.iter().copied().filter(|s| far(s) == 0).collect();
    if !inside.is_empty() {
        return inside;
    }
    let nearest = free.iter().map(far).min().unwrap_or(0);
    free.into_iter().filter(|s| far(s) == nearest).collect()
}

/// How far outside its start area a space lies; 0 is inside.
fn area_distance(look: &Look<'_>, who: FigureId, space: Space) -> u8 {
    let map = look.geometry().map();
    let seat = look.w[who].home;
    let area = look.w.sides[seat.index()].area;
    if look.acts(who, list::EMPLACEMENT) {
        return u8::from(!in_own_half(look, area, space));
    }
    if named_areas(look) {
        let areas = map.areas();
        let squares = match (look.w.options.scenario, seat.0) {
            (Scenario::ThreePlayer, 2) => &areas.pits,
            _ if area == 0 => &areas.blast_door,
            _ => &areas.airlock,
        };
        let gap = squares.iter().map(|s| space.gap(Space { at: *s, size: 1 })).min().unwrap_or(0);
        return gap.saturating_sub(4).min(255) as u8;
    }
    let side = map.starts()[area as usize];
    (4..=64).find(|n| map.is_near_side(space, side, *n)).map_or(u8::MAX, |n| n - 4)
}

/// Wholly inside its own half, on no row or column that both halves share (003:1409-1415).
fn in_own_half(look: &Look<'_>, area: u8, space: Space) -> bool {
    let map = look.geometry().map();
    let side = map.starts()[area as usize];
    let (length, from) = match side {
        crate::map::Side::West | crate::map::Side::East => (map.width(), space.at.x),
        crate::map::Side::North | crate::map::Side::South => (map.height(), space.at.y),
    };
    let to = from + space.size;
    match side {
        crate::map::Side::West | crate::map::Side::North => to <= length / 2,
        crate::map::Side::East | crate::map::Side::South => from >= length.div_ceil(2),
    }
}
