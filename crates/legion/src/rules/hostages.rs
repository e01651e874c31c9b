//! Hostages that both sides give each other (bc.hostage-exchange, gl.hostage-cards).

use super::{deploy, look, moves, samples};
use crate::Legion;
use crate::book::{Objective, Rank};
use crate::choice::{Ask, Gait};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::{Angle, Point};
use crate::look::Look;
use crate::world::{Mark, Marker, UnitId};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

fn in_use(look: &Look<'_>) -> bool {
    look.objective() == Some(Objective::HostageExchange)
}

/// Each player chooses a corps unit; the other puts it at the centre and moves it at speed 1; it carries a token from then on.
pub(super) fn exchange(at: &mut At<'_, Legion>) -> Play<()> {
    if !in_use(&look(at)) {
        return Ok(());
    }
    rule("bc.hostage-exchange");
    let seats = [at.world().blue, at.world().red()];
    let mut chosen: SmallVec<[(Seat, UnitId); 2]> = SmallVec::new();
    for seat in seats {
        let open: SmallVec<[UnitId; 16]> = {
            let w = at.world();
            let corps = |u: &UnitId| w[*u].side == seat && w[*u].rank == Rank::Corps && !w[*u].deployed;
            w.unit_ids().filter(corps).collect()
        };
        if open.is_empty() {
            continue;
        }
        let unit: UnitId = at.ask(seat, Ask::Hostage, |_, list| list.extend(open.iter().copied()))?;
        chosen.push((seat, unit));
    }
    for seat in seats {
        for (_, unit) in chosen.iter().copied().filter(|(own, _)| *own != seat) {
            put(at, seat, unit)?;
        }
    }
    for (_, unit) in chosen {
        let (marker, place) = (at.world().markers.len() as u8, look(at).leader(unit).at);
        at.emit(Event::Marked(Marker { at: place, ..Marker::default() }));
        at.emit(Event::Claimed { marker, by: Some(unit), at: place });
        at.emit(Event::Noted { unit, mark: Mark::Hostage });
    }
    Ok(())
}

/// A player puts a unit of the other as near to the centre as there is room, and moves it at speed 1.
fn put(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let spots = {
        let look = look(at);
        let centre = Point::new(look.field().width / 2, look.field().depth / 2);
        let step = look.base(unit).forward();
        let around = |n: i32| (0..16u32).map(move |k| centre + Angle((k * 4096) as u16).way(n * step));
        (0..40).flat_map(around).find_map(|p| samples::landed(&look, unit, p))
    };
    let Some(spots) = spots else { return Ok(()) };
    at.emit(Event::Deployed { unit, spots: spots.0 });
    deploy::raise(at, unit);
    if super::can_march(&look(at), unit, Gait::Speed(1)) {
        moves::with_pivot_by(at, seat, unit, Gait::Speed(1))?;
    }
    Ok(())
}

/// Whether nobody may set off charges: in the first round with hostages.
pub(super) fn quiet(look: &Look<'_>) -> bool {
    in_use(look) && look.w.round <= 1
}

/// What they score at the end: one for each token that a unit of a side has, and one more in its own zone.
pub(super) fn score(look: &Look<'_>) -> [u8; 2] {
    rule("bc.hostage-exchange");
    let mut gained = [0; 2];
    for unit in look.w.markers.iter().filter_map(|m| m.by) {
        let side = look.w[unit].side;
        let home = look.zones(side).iter().any(|z| look.leader(unit).inside(z));
        gained[side.index()] += 1 + u8::from(home);
    }
    gained
}
