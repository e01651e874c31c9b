//! Objectives: their tokens, claiming them, and what they score (gl.objective-tokens).

use super::{carts, hostages, look, owner, vaporators};
use crate::Legion;
use crate::book::{Edition, Objective, Rank, UnitKind, Zone};
use crate::choice::{Ask, Piece, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point};
use crate::look::{Look, TOKEN};
use crate::world::{Marker, UnitId, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};

fn mark(at: &mut At<'_, Legion>, place: Point, piece: Option<u8>) {
    at.emit(Event::Marked(Marker { at: place, piece, ..Marker::default() }));
}

/// The tokens of the objective in use are put on the table.
pub(super) fn place_tokens(at: &mut At<'_, Legion>) -> Play<()> {
    let field = look(at).field();
    let (width, depth) = (field.width, field.depth);
    let centre = Point::new(width / 2, depth / 2);
    let (blue, red) = (at.world().blue, at.world().red());
    match look(at).objective() {
        None | Some(Objective::Breakthrough | Objective::Breach | Objective::Elimination) => {}
        Some(Objective::Control) => mark(at, centre, None),
        Some(Objective::Intercept) => {
            mark(at, centre, None);
            mark(at, Point::new(width / 4, depth / 2), None);
            mark(at, Point::new(width - width / 4, depth / 2), None);
        }
        Some(Objective::KeyPositions | Objective::PivotalPositions) => {
            mark_central(at, centre)?;
            for seat in [blue, red] {
                mark_piece(at, seat)?;
            }
        }
        Some(Objective::RecoverTheSupplies) => {
            mark(at, centre, None);
            for seat in [blue, red, blue, red] {
                place_crate(at, seat, 1, 0)?;
            }
        }
        Some(Objective::Vaporators) => vaporators::place(at)?,
        Some(Objective::Payload) => carts::place(at)?,
        // Bombs are handed out and hostages exchanged by themselves.
        Some(Objective::BombingRun | Objective::HostageExchange) => {}
    }
    Ok(())
}

/// The piece nearest to the centre is marked, blue choosing between equals (bc.key-positions).
fn mark_central(at: &mut At<'_, Legion>, centre: Point) -> Play<()> {
    let pieces = &look(at).field().pieces;
    let far =
        |p: &crate::book::Piece| p.parts.iter().map(|q| q.apart((centre, centre)).root()).min().unwrap_or(i32::MAX);
    let Some(least) = pieces.iter().map(far).min() else { return Ok(()) };
    let nearest: Vec<u8> = (0..pieces.len() as u8).filter(|n| far(&pieces[*n as usize]) == least).collect();
    let blue = at.world().blue;
    let Piece(n) = at.ask(blue, Ask::Mark, |_, list| list.extend(nearest.iter().copied().map(Piece)))?;
    let place = look(at).field().pieces[n as usize].middle();
    mark(at, place, Some(n));
    Ok(())
}

/// A player marks a piece that does not lie within a zone as the target of the other's cart (bc.payload).
pub(super) fn mark_target(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    let open: Vec<u8> = {
        let look = look(at);
        let within = |piece: &crate::book::Piece| {
            let inside = |z: &crate::book::Zone| piece.parts.iter().all(|p| p.corners().iter().all(|c| z.contains(*c)));
            Seat::first(2).flat_map(|s| look.zones(s)).any(inside)
        };
        let pieces = &look.field().pieces;
        (0..pieces.len() as u8).filter(|n| !within(&pieces[usize::from(*n)])).collect()
    };
    if open.is_empty() {
        return Ok(());
    }
    let Piece(n) = at.ask(seat, Ask::Mark, |_, list| list.extend(open.iter().copied().map(Piece)))?;
    let place = look(at).field().pieces[n as usize].middle();
    let of = Some(at.world().foe(seat));
    at.emit(Event::Marked(Marker { at: place, piece: Some(n), of, ..Marker::default() }));
    Ok(())
}

/// A player marks a piece outside all zones, beyond range 1 of other marked pieces; or at least outside the zones.
fn mark_piece(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    let open: Vec<u8> = {
        let look = look(at);
        let segment = look.rules.book().figures.segment;
        let pieces = &look.field().pieces;
        let marked: Vec<u8> = look.w.markers.iter().filter_map(|m| m.piece).collect();
        let zones: Vec<_> = [Seat(0), Seat(1)].into_iter().flat_map(|s| look.zones(s)).collect();
        let outside = |n: &u8| {
            let piece = &pieces[*n as usize];
            !marked.contains(n)
                && piece.parts.iter().all(|p| zones.iter().all(|z| p.edges().all(|e| !z.apart(e).at_most(0))))
        };
        let far = |n: &u8| {
            let apart = |a: &crate::book::Piece, b: &crate::book::Piece| {
                a.parts.iter().all(|p| b.parts.iter().all(|q| p.edges().all(|e| !q.apart(e).at_most(segment))))
            };
            marked.iter().all(|m| apart(&pieces[*n as usize], &pieces[*m as usize]))
        };
        let all: Vec<u8> = (0..pieces.len() as u8).filter(outside).collect();
        let best: Vec<u8> = all.iter().copied().filter(far).collect();
        // As the card was first printed such a token is not placed (001:11679-11688).
        if best.is_empty() && look.w.edition == Edition::Tournament { all } else { best }
    };
    if open.is_empty() {
        return Ok(());
    }
    let Piece(n) = at.ask(seat, Ask::Mark, |_, list| list.extend(open.iter().copied().map(Piece)))?;
    let place = look(at).field().pieces[n as usize].middle();
    mark(at, place, Some(n));
    Ok(())
}

/// A token where it may lie as far as table, walls and zones go: beyond range 1 of every zone.
pub(super) fn off_the_zones(look: &Look<'_>, place: Point) -> Result<Footprint, WhyNot> {
    let segment = look.rules.book().figures.segment;
    let field = look.field();
    let token = Footprint::round(TOKEN, place);
    if !place.is_near() || !token.on_table(field.width, field.depth) {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let zones = Seat::first(2).flat_map(|s| look.zones(s));
    let near = zones.into_iter().any(|zone| zone.apart((place, place)).at_most(segment + TOKEN));
    let inside = field.pieces.iter().any(|p| look.row(p).solid() && p.under(&token));
    if near || inside { Err(WhyNot::new("gl.objective-tokens", "too-near")) } else { Ok(token) }
}

/// Whether a token may be put there: far from all zones and beyond that range of other tokens (bc.recover-the-supplies).
fn may_lie(look: &Look<'_>, place: Point, apart: i32) -> Result<(), WhyNot> {
    let token = off_the_zones(look, place)?;
    let far = apart * look.rules.book().figures.segment;
    match look.w.markers.iter().any(|m| token.gap_at_most(&Footprint::round(TOKEN, m.at), far)) {
        true => Err(WhyNot::new("bc.recover-the-supplies", "too-near")),
        false => Ok(()),
    }
}

/// A player chooses a place for a token that a law allows, if there is one.
pub(super) fn choose_place(
    at: &mut At<'_, Legion>,
    seat: Seat,
    law: impl Fn(&Look<'_>, Point) -> Result<(), WhyNot>,
) -> Play<Option<Point>> {
    let spot = |p: Point| Spots(smallvec::smallvec![Spot { at: p, facing: Angle::EAST }]);
    let open: Vec<Point> = {
        let look = look(at);
        let (nx, ny) = (look.field().width / 3000, look.field().depth / 3000);
        let grid = (1..nx).flat_map(|x| (1..ny).map(move |y| Point::new(3000 * x, 3000 * y)));
        grid.filter(|p| law(&look, *p).is_ok()).collect()
    };
    if open.is_empty() {
        return Ok(None);
    }
    let rules = at.rules();
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Token,
        |_, list| list.extend(open.iter().map(|p| spot(*p))),
        |w: &World, spots: Spots| {
            let [one] = spots.0[..] else { return Err(WhyNot::new("gl.objective-tokens", "one-place-for-the-token")) };
            law(&Look::new(rules, w), one.at).map(|()| spot(one.at))
        },
    )?;
    Ok(Some(chosen.0[0].at))
}

/// A player puts a token with so many wounds on the table, so far from the others.
pub(super) fn place_crate(at: &mut At<'_, Legion>, seat: Seat, apart: i32, wounds: u8) -> Play<()> {
    if let Some(place) = choose_place(at, seat, |look, place| may_lie(look, place, apart))? {
        at.emit(Event::Marked(Marker { at: place, wounds, ..Marker::default() }));
    }
    Ok(())
}

/// The tokens that a unit's leader touches and may take up.
fn claimable<'a>(look: &Look<'a>, unit: UnitId) -> impl Iterator<Item = u8> + 'a {
    let leader = look.leader(unit);
    let markers = &look.w.markers;
    (0..markers.len() as u8)
        .filter(move |n| markers[*n as usize].lies())
        .filter(move |n| leader.touches(&Footprint::round(TOKEN, markers[*n as usize].at)))
}

/// Whether a unit may claim a token (gl.objective-tokens): a trooper that is no creature and no emplacement, with its leader
/// in contact, carrying nothing.
pub(super) fn may_claim(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    let carried = [Objective::RecoverTheSupplies, Objective::BombingRun, Objective::HostageExchange];
    if !look.objective().is_some_and(|o| carried.contains(&o)) {
        return Err(WhyNot::new("gl.objective-tokens", "nothing-to-claim"));
    }
    let kind = look.kind(unit);
    if !kind.trooper() || matches!(kind, UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper) {
        return Err(WhyNot::new("gl.objective-tokens", "it-cannot-claim"));
    }
    if look.w[unit].carries.is_some() {
        return Err(WhyNot::new("gl.objective-tokens", "it-carries-one"));
    }
    match claimable(look, unit).next() {
        Some(_) => Ok(()),
        None => Err(WhyNot::new("gl.objective-tokens", "no-token-in-contact")),
    }
}

/// A unit takes up a token.
pub(super) fn claim(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let open: smallvec::SmallVec<[u8; 4]> = claimable(&look(at), unit).collect();
    let marker = match open[..] {
        [] => return Ok(()),
        [only] => only,
        _ => at.ask(owner(at, unit), Ask::Claim(unit), |_, list| list.extend(open.iter().copied()))?,
    };
    rule("gl.objective-tokens");
    let place = at.world().markers[marker as usize].at;
    at.emit(Event::Claimed { marker, by: Some(unit), at: place });
    Ok(())
}

/// Whether an objective counts a unit: not whoever is incognito or rides in a vehicle.
fn appears(look: &Look<'_>, unit: UnitId) -> bool {
    !look.hidden(unit) && !look.aboard(unit)
}

/// What lies within range 1 of the edge of a side.
fn beside_edge(look: &Look<'_>, side: Seat) -> Option<Zone> {
    let (width, depth, near) = (look.field().width, look.field().depth, look.rules.book().figures.segment);
    let (low, high) = match look.edge(side) {
        0 => (Point::new(0, 0), Point::new(width, near)),
        1 => (Point::new(width - near, 0), Point::new(width, depth)),
        2 => (Point::new(0, depth - near), Point::new(width, depth)),
        _ => (Point::new(0, 0), Point::new(near, depth)),
    };
    Zone::rectangle(low, high).ok()
}

/// Who has more of those units, if anybody has.
fn more(look: &Look<'_>, counts: impl Fn(UnitId) -> bool) -> Option<Seat> {
    let n = |seat: Seat| look.w.of(seat).filter(|u| counts(*u) && appears(look, *u)).count();
    match n(Seat(0)).cmp(&n(Seat(1))) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// What the objective scores at the end of a round; `last` is the end of the game.
pub(super) fn score(at: &mut At<'_, Legion>, last: bool) {
    let mut gained = [0u8; 2];
    {
        let look = look(at);
        match look.objective() {
            None => {}
            Some(Objective::Breakthrough) if last => {
                rule("bc.breakthrough");
                for seat in [Seat(0), Seat(1)] {
                    let there = |u: &UnitId| look.zones(look.w.foe(seat)).iter().any(|z| look.leader(*u).inside(z));
                    gained[seat.index()] = look.w.of(seat).filter(|u| there(u) && appears(&look, *u)).count() as u8;
                }
            }
            Some(Objective::Intercept) if last || look.w.round == 2 || look.w.round == 4 => {
                rule("bc.intercept-the-transmissions");
                for m in &look.w.markers {
                    let holds = |u: UnitId| look.trooper(u) && look.range_of_place(u, m.at) == 1;
                    if let Some(seat) = more(&look, holds) {
                        gained[seat.index()] += if last { 2 } else { 1 };
                    }
                }
            }
            Some(Objective::Breach) if last => {
                for seat in [Seat(0), Seat(1)] {
                    let edge = beside_edge(&look, look.w.foe(seat));
                    let there = |u: &UnitId| edge.as_ref().is_some_and(|edge| look.leader(*u).inside(edge));
                    let n = look.w.of(seat).filter(|u| there(u) && appears(&look, *u)).count();
                    gained[seat.index()] = 2 * n as u8;
                }
            }
            Some(Objective::Control) if last || (2..=4).contains(&look.w.round) => {
                for m in &look.w.markers {
                    if let Some(seat) = more(&look, |u| look.range_of_place(u, m.at) == 1) {
                        gained[seat.index()] += if last { 2 } else { 1 };
                    }
                }
            }
            Some(Objective::Elimination) if last => {
                for unit in look.w.units.iter().filter(|u| u.defeated) {
                    let dear = matches!(unit.rank, Rank::Commander | Rank::Operative | Rank::Heavy);
                    gained[look.w.foe(unit.side).index()] += 1 + u8::from(dear);
                }
            }
            Some(objective @ (Objective::KeyPositions | Objective::PivotalPositions)) if last => {
                rule("bc.key-positions");
                let worth = if objective == Objective::PivotalPositions { 2 } else { 1 };
                for n in look.w.markers.iter().filter_map(|m| m.piece) {
                    let piece = &look.field().pieces[n as usize];
                    if let Some(seat) = more(&look, |u| piece.touched_by(&look.leader(u))) {
                        gained[seat.index()] += worth;
                    }
                }
            }
            Some(Objective::RecoverTheSupplies) if last => {
                rule("bc.recover-the-supplies");
                for unit in look.w.markers.iter().filter_map(|m| m.by) {
                    gained[look.w[unit].side.index()] += 1;
                }
            }
            Some(Objective::Vaporators) if last => gained = vaporators::score(&look),
            Some(Objective::HostageExchange) if last => gained = hostages::score(&look),
            Some(Objective::Payload) if last => gained = carts::score(&look),
            Some(_) => {}
        }
    }
    for seat in [Seat(0), Seat(1)].into_iter().filter(|s| gained[s.index()] > 0) {
        at.emit(Event::Scored { seat, n: gained[seat.index()] });
    }
}
