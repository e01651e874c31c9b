//! Setting up the squads (000:49-61, 499-504; 002:167-183; 003:73-84).

use super::{joining, look, settle_doors, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::book::{Faction, Scenario};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::map::{Areas, Map, Side, Space, Square};
use crate::world::{FigureId, Place, World};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;
use std::ops::Range;

/// Everybody sets up: the first side takes an edge and places all its figures, then the others; then come the choices of
/// setup, and doors open where somebody stands.
pub(super) fn set_up(at: &mut At<'_, Minis>) -> Play<()> {
    let first = at.world().round.first;
    joining::reinforce(at)?;
    choose_area(at, first)?;
    for seat in order(at.world(), first) {
        for who in largest_first(&look(at), seat) {
            place(at, who)?;
        }
    }
    window(at, Moment::SetUp, first)?;
    settle_doors(at);
    at.emit(Event::SetUp);
    Ok(())
}

/// The seats in the order in which they set up: the whole side of the first, then the others (000:499-504, 995-1002).
fn order(w: &World, first: Seat) -> SmallVec<[Seat; 4]> {
    let seats = w.sides.len() as u8;
    let mut order: SmallVec<[Seat; 4]> = (0..seats).map(|i| Seat((first.0 + i) % seats)).collect();
    order.sort_by_key(|s| w.team(*s) != w.team(first));
    order
}

/// The first side chooses its narrow edge; its team shares it, the other team has the opposite one. Where more than
/// two sides meet, the others have the long edges, clockwise.
fn choose_area(at: &mut At<'_, Minis>, first: Seat) -> Play<()> {
    let areas: SmallVec<[(Seat, u8); 4]> = if named_areas(&look(at)) {
        named_shares(&look(at), first)
    } else {
        let area = at.ask(first, Ask::Area, |_, list| list.extend([0u8, 1]))?;
        edge_shares(&look(at), first, area)
    };
    for (seat, area) in areas {
        at.emit(Event::AreaTaken { seat, area });
    }
    Ok(())
}

/// The blast door for the dark side, the airlock for the light side (002:173-182), and with three players a pit for the
/// Fringe (002:498).
fn named_shares(look: &Look<'_>, first: Seat) -> SmallVec<[(Seat, u8); 4]> {
    let seats = Seat::first(look.w.sides.len());
    let fringe = |seat: &Seat| {
        let mut mine = look.w.figures.iter().filter(|f| f.home == *seat);
        mine.all(|f| f.faction == Some(Faction::Fringe))
    };
    let third = (look.w.options.scenario == Scenario::ThreePlayer)
        .then(|| seats.clone().rev().find(|s| fringe(s) && *s != first).unwrap_or(Seat((first.0 + 2) % 3)));
    let share = |seat: Seat| match seat {
        _ if Some(seat) == third => PIT,
        _ if look.w.team(seat) == look.w.team(first) => 0,
        _ => 1,
    };
    seats.map(|seat| (seat, share(seat))).collect()
}

/// The edges that the seats have when the first has taken this one.
fn edge_shares(look: &Look<'_>, first: Seat, area: u8) -> SmallVec<[(Seat, u8); 4]> {
    let seats = look.w.sides.len() as u8;
    let mut teams: SmallVec<[u8; 4]> = SmallVec::new();
    for seat in (0..seats).map(|i| Seat((first.0 + i) % seats)) {
        if !teams.contains(&look.w.team(seat)) {
            teams.push(look.w.team(seat));
        }
    }
    let edges: &[u8] = if teams.len() == 4 { &[area, 2, 1 - area, 3] } else { &[area, 1 - area, 2] };
    let edge = |seat: Seat| teams.iter().position(|t| *t == look.w.team(seat)).map_or(0, |i| edges[i]);
    Seat::first(look.w.sides.len()).map(|seat| (seat, edge(seat))).collect()
}

/// The start area of the third player.
const PIT: u8 = 2;

/// The older edition, and the scenarios that come from it, start at features of the map (E-01).
fn named_areas(look: &Look<'_>) -> bool {
    let old = look.w.options.edition.starts_at_features()
        || matches!(look.w.options.scenario, Scenario::CaptureTheDroid | Scenario::ThreePlayer);
    let areas = look.geometry().map().areas();
    old && !areas.blast_door.is_empty() && !areas.airlock.is_empty()
}

/// The figures that a seat has still to place, big ones first (003:74-78).
fn largest_first(look: &Look<'_>, seat: Seat) -> SmallVec<[FigureId; 16]> {
    let mut mine: SmallVec<[FigureId; 16]> =
        look.w.ids().filter(|f| look.w[*f].place == Place::Off && placer(look, *f) == seat).collect();
    mine.sort_by_key(|f| std::cmp::Reverse(look.w[*f].span));
    mine
}

pub(super) fn place(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let rules = at.rules();
    let seat = placer(&look(at), who);
    let at_square = at.ask(seat, Ask::Place(who), |w, list| list.extend(places(&Look::new(rules, w), who)))?;
    at.emit(Event::Placed { who, at: at_square });
    Ok(())
}

/// An opponent places a Frozen in Carbonite, among its own squad (000:1466).
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
    let (area, size) = (Area::of(look, who), look.w[who].span);
    let far = |s: &Square| area.distance(look, Space { at: *s, size });
    let (columns, rows) = area.bounds(map, size);
    let near = rows.flat_map(|y| columns.clone().map(move |x| Square::new(x, y)));
    let inside: Vec<Square> = near.filter(|s| far(s) == 0 && look.free_for(who, *s)).collect();
    if !inside.is_empty() {
        return inside;
    }
    let free: Vec<Square> = map.squares().filter(|s| look.free_for(who, *s)).collect();
    let nearest = free.iter().map(far).min().unwrap_or(0);
    free.into_iter().filter(|s| far(s) == nearest).collect()
}

/// Where a figure starts.
enum Area {
    /// Within four squares of an edge.
    Edge(Side),
    /// Within four squares of these.
    Near(SmallVec<[Square; 8]>),
    /// Anywhere in its half.
    Half(Side),
}

impl Area {
    fn of(look: &Look<'_>, who: FigureId) -> Area {
        let area = look.w.sides[placer(look, who).index()].area;
        let edge = edge(look, area);
        let areas = look.geometry().map().areas();
        match (named_areas(look), area) {
            _ if look.acts(who, list::EMPLACEMENT) => Area::Half(edge),
            (true, 0) => Area::Near(areas.blast_door.iter().copied().collect()),
            (true, 1) => Area::Near(areas.airlock.iter().copied().collect()),
            (true, _) => Area::Near(farthest_pit(areas)),
            (false, _) => Area::Edge(edge),
        }
    }

    /// The columns and rows that could hold the top left square of a space of that size inside the area.
    fn bounds(&self, map: &Map, size: u8) -> (Range<u8>, Range<u8>) {
        let (columns, rows) = (0..map.width(), 0..map.height());
        match self {
            Area::Edge(Side::West) => (0..map.width().min(4), rows),
            Area::Edge(Side::North) => (columns, 0..map.height().min(4)),
            Area::Edge(Side::East) => (map.width().saturating_sub(size + 3)..map.width(), rows),
            Area::Edge(Side::South) => (columns, map.height().saturating_sub(size + 3)..map.height()),
            Area::Near(_) | Area::Half(_) => (columns, rows),
        }
    }

    /// How far outside the area a space lies; 0 is inside. Its nearest square counts (003:79-82).
    fn distance(&self, look: &Look<'_>, space: Space) -> u8 {
        match self {
            Area::Half(side) => u8::from(!in_own_half(look, *side, space)),
            Area::Near(squares) => {
                let gap = squares.iter().map(|s| space.gap(Space { at: *s, size: 1 })).min().unwrap_or(0);
                gap.saturating_sub(4).min(255) as u8
            }
            Area::Edge(side) => {
                let map = look.geometry().map();
                let gap = match side {
                    Side::West => space.at.x,
                    Side::North => space.at.y,
                    Side::East => map.width().saturating_sub(space.at.x + space.size),
                    Side::South => map.height().saturating_sub(space.at.y + space.size),
                };
                gap.saturating_sub(3)
            }
        }
    }
}

/// The edge of a start area: the two narrow ones, then the others.
pub(crate) fn edge(look: &Look<'_>, area: u8) -> Side {
    let starts = look.geometry().map().starts();
    let others = match starts {
        [Side::North | Side::South, _] => [Side::West, Side::East],
        _ => [Side::North, Side::South],
    };
    [starts[0], starts[1], others[0], others[1]][usize::from(area.min(3))]
}

/// The squares of the pit that is farthest from the blast door (002:498).
fn farthest_pit(areas: &Areas) -> SmallVec<[Square; 8]> {
    let mut best: (u16, SmallVec<[Square; 8]>) = (0, SmallVec::new());
    let mut left: Vec<Square> = areas.pits.clone();
    while let Some(seed) = left.pop() {
        let mut pit: SmallVec<[Square; 8]> = SmallVec::from_slice(&[seed]);
        while let Some(i) = left.iter().position(|s| pit.iter().any(|p| p.touches(*s))) {
            pit.push(left.swap_remove(i));
        }
        let gap = |p: &Square| areas.blast_door.iter().map(|b| Space::from(*p).gap(Space::from(*b))).min();
        let far = pit.iter().filter_map(gap).min().unwrap_or(0);
        if far >= best.0 {
            best = (far, pit);
        }
    }
    best.1
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
