//! Setting up the squads (000:49-61, 499-504; 002:167-183; 003:73-84).

use super::{look, settle_doors, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::book::Scenario;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{Side, Space, Square};
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
    let (area, size) = (StartArea::of(look, who), look.w[who].span);
    let far = |s: &Square| area.distance(look, Space { at: *s, size });
    let inside: Vec<Square> = map.squares().filter(|s| far(s) == 0 && look.free_for(who, *s)).collect();
    if !inside.is_empty() {
        return inside;
    }
    let free: Vec<Square> = map.squares().filter(|s| look.free_for(who, *s)).collect();
    let nearest = free.iter().map(far).min().unwrap_or(0);
    free.into_iter().filter(|s| far(s) == nearest).collect()
}

/// Where a figure starts.
enum StartArea<'a> {
    /// Anywhere in its own half of the map.
    Half(Side),
    /// Near these squares.
    Near(&'a [Square]),
    /// Along a side of the map.
    Along(Side),
}

impl<'a> StartArea<'a> {
    fn of(look: &Look<'a>, who: FigureId) -> StartArea<'a> {
        let map = look.geometry().map();
        let seat = look.w[who].home;
        let area = look.w.sides[seat.index()].area;
        let side = map.starts()[area as usize];
        if look.acts(who, list::EMPLACEMENT) {
            return StartArea::Half(side);
        }
        if !named_areas(look) {
            return StartArea::Along(side);
        }
        let areas = map.areas();
        StartArea::Near(match (look.w.options.scenario, seat.0) {
            (Scenario::ThreePlayer, 2) => &areas.pits,
            _ if area == 0 => &areas.blast_door,
            _ => &areas.airlock,
        })
    }

    /// How far outside a space lies; 0 is inside. The areas are four squares deep.
    fn distance(&self, look: &Look<'_>, space: Space) -> u8 {
        let map = look.geometry().map();
        match *self {
            StartArea::Half(side) => u8::from(!in_own_half(look, side, space)),
            StartArea::Near(squares) => {
                let gap = squares.iter().map(|s| space.gap(Space { at: *s, size: 1 })).min().unwrap_or(0);
                gap.saturating_sub(4).min(255) as u8
            }
            StartArea::Along(side) => {
                let gap = match side {
                    Side::West => space.at.x,
                    Side::North => space.at.y,
                    Side::East => map.width() - space.at.x - space.size,
                    Side::South => map.height() - space.at.y - space.size,
                };
                gap.saturating_sub(3)
            }
        }
    }
}

/// Wholly inside its own half, on no row or column that both halves share (003:1409-1415).
fn in_own_half(look: &Look<'_>, side: Side, space: Space) -> bool {
    let map = look.geometry().map();
    let (length, from) = match side {
        Side::West | Side::East => (map.width(), space.at.x),
        Side::North | Side::South => (map.height(), space.at.y),
    };
    let to = from + space.size;
    match side {
        Side::West | Side::North => to <= length / 2,
        Side::East | Side::South => from >= length.div_ceil(2),
    }
}
