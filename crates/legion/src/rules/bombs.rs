//! Bombs that are carried, dropped and set off (bc.bombing-run).

use super::{charges, look};
use crate::Legion;
use crate::book::Objective;
use crate::choice::{Ask, Spot, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Footprint, Point};
use crate::look::{Look, TOKEN};
use crate::world::{Marker, UnitId, WeaponRef};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// How many bombs a side has.
const EACH: u8 = 3;

fn in_use(look: &Look<'_>) -> bool {
    look.objective() == Some(Objective::BombingRun)
}

/// After deployment each player gives bombs to units whose leaders are in their own zone, one each, blue first.
pub(super) fn hand_out(at: &mut At<'_, Legion>) -> Play<()> {
    if !in_use(&look(at)) {
        return Ok(());
    }
    rule("bc.bombing-run");
    for seat in [at.world().blue, at.world().red()] {
        for _ in 0..EACH {
            let open: SmallVec<[UnitId; 16]> = {
                let look = look(at);
                let home = |u: UnitId| look.zones(seat).iter().any(|z| look.leader(u).inside(z));
                let free = |u: &UnitId| look.w[*u].carries.is_none() && !look.aboard(*u) && home(*u);
                look.w.of(seat).filter(free).collect()
            };
            if open.is_empty() {
                break;
            }
            let unit: UnitId = at.ask(seat, Ask::Bomb, |_, list| list.extend(open.iter().copied()))?;
            let (marker, place) = (at.world().markers.len() as u8, look(at).leader(unit).at);
            at.emit(Event::Marked(Marker { at: place, ..Marker::default() }));
            at.emit(Event::Claimed { marker, by: Some(unit), at: place });
        }
    }
    Ok(())
}

/// Whether a unit carries something that it may lay down.
pub(super) fn may_drop(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    match in_use(look) && look.w[unit].carries.is_some() {
        true => Ok(()),
        false => Err(WhyNot::new("gl.objective-tokens", "nothing-to-drop")),
    }
}

/// A unit lays its token down beside its leader.
pub(super) fn drop(at: &mut At<'_, Legion>, unit: UnitId) {
    let Some(marker) = at.world()[unit].carries else { return };
    rule("gl.objective-tokens");
    let (place, seat) = (beside(&look(at), unit), at.world()[unit].side);
    at.emit(Event::Dropped { marker, at: place, seat });
}

/// A free place in contact with a unit's leader, or its own if there is none.
fn beside(look: &Look<'_>, unit: UnitId) -> Point {
    let (leader, field) = (look.leader(unit), look.field());
    let places = (0..12).map(|k| leader.beside(TOKEN, Angle::degrees(30 * k)));
    let free = |p: &Point| {
        let token = Footprint::round(TOKEN, *p);
        token.on_table(field.width, field.depth)
            && look.w.mini_ids().all(|m| !look.foot(m).overlaps(&token))
            && !field.pieces.iter().any(|piece| look.row(piece).solid() && piece.under(&token))
    };
    places.into_iter().find(free).unwrap_or(leader.at)
}

/// At the end of the Activation Phase each player may set off one bomb that a unit of theirs dropped, blue first.
pub(super) fn set_off(at: &mut At<'_, Legion>) -> Play<()> {
    if !in_use(&look(at)) {
        return Ok(());
    }
    for seat in [at.world().blue, at.world().red()] {
        let Some(by) = at.world().of(seat).next() else { continue };
        let spot = |at: Point| Spots(smallvec::smallvec![Spot { at, facing: Angle::EAST }]);
        let open: SmallVec<[(u8, Spots); 8]> = (0..)
            .zip(&at.world().markers)
            .filter(|(_, m)| m.lies() && m.of == Some(seat))
            .map(|(n, m)| (n, spot(m.at)))
            .collect();
        if open.is_empty() {
            continue;
        }
        let chosen = at.may(seat, Ask::Explode, |_, list| list.extend(open.iter().map(|(_, s)| s.clone())))?;
        let Some(marker) = chosen.and_then(|s| open.iter().find(|(_, p)| *p == s).map(|(n, _)| *n)) else { continue };
        let place = at.world().markers[usize::from(marker)].at;
        let z = look(at).surface(place);
        rule("bc.bombing-run");
        at.emit(Event::MarkerGone(marker));
        charges::burst(at, seat, by, (place, z), WeaponRef::Bomb)?;
        score(at, place);
    }
    Ok(())
}

/// A bomb that burst in a zone or within range 1 of it scores for the other side.
fn score(at: &mut At<'_, Legion>, place: Point) {
    let near = at.rules().book().figures.segment - TOKEN;
    for seat in Seat::first(2) {
        let hit = look(at).zones(seat).iter().any(|z| z.apart((place, place)).at_most(near));
        if hit {
            let foe = at.world().foe(seat);
            at.emit(Event::Scored { seat: foe, n: 1 });
        }
    }
}
