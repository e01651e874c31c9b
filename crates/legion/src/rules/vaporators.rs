//! Vaporators: tokens that are sabotaged and restored (bc.sabotage-the-moisture-vaporators, gl.objective-tokens).

use super::{look, objectives, owner};
use crate::Legion;
use crate::book::{Objective, UnitKind};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::Footprint;
use crate::look::{Look, TOKEN};
use crate::world::UnitId;
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// How many wounds a vaporator begins with, and how many it holds.
const BEGINS: u8 = 2;
const HOLDS: u8 = 4;

/// The players put four of them on the table by turns, beyond range 1 of all zones and beyond range 2 of each other.
pub(super) fn place(at: &mut At<'_, Legion>) -> Play<()> {
    let (blue, red) = (at.world().blue, at.world().red());
    for seat in [blue, red, blue, red] {
        objectives::place_crate(at, seat, 2, BEGINS)?;
    }
    Ok(())
}

/// The vaporators that a unit's leader touches and can do that to.
fn within_reach(look: &Look<'_>, unit: UnitId, harm: bool) -> SmallVec<[u8; 4]> {
    let leader = look.leader(unit);
    let open = |wounds: u8| if harm { wounds < HOLDS } else { wounds > 0 };
    let near = |n: &u8| {
        let m = &look.w.markers[usize::from(*n)];
        open(m.wounds) && leader.touches(&Footprint::round(TOKEN, m.at))
    };
    (0..look.w.markers.len() as u8).filter(near).collect()
}

/// Whether a unit may sabotage or restore a vaporator: troopers that are neither creatures nor emplacements.
pub(super) fn may(look: &Look<'_>, unit: UnitId, harm: bool) -> Result<(), WhyNot> {
    if look.objective() != Some(Objective::Vaporators) {
        return Err(WhyNot::new("gl.objective-tokens", "nothing-to-claim"));
    }
    let kind = look.kind(unit);
    if !kind.trooper() || matches!(kind, UnitKind::CreatureTrooper | UnitKind::EmplacementTrooper) {
        return Err(WhyNot::new("gl.objective-tokens", "it-cannot-claim"));
    }
    match within_reach(look, unit, harm).is_empty() {
        true => Err(WhyNot::new("gl.objective-tokens", "no-token-in-contact")),
        false => Ok(()),
    }
}

/// A unit puts a wound on a vaporator or takes one off.
pub(super) fn tamper(at: &mut At<'_, Legion>, unit: UnitId, harm: bool) -> Play<()> {
    let open = within_reach(&look(at), unit, harm);
    let marker = match open[..] {
        [] => return Ok(()),
        [only] => only,
        _ => at.ask(owner(at, unit), Ask::Claim(unit), |_, list| list.extend(open.iter().copied()))?,
    };
    rule("gl.objective-tokens");
    rule("bc.sabotage-the-moisture-vaporators");
    let has = at.world().markers[usize::from(marker)].wounds;
    at.emit(Event::Tampered { marker, wounds: if harm { has + 1 } else { has - 1 } });
    Ok(())
}

/// What they score at the end: blue for every wound more than they began with, red for every wound less.
pub(super) fn score(look: &Look<'_>) -> [u8; 2] {
    let mut gained = [0; 2];
    rule("bc.sabotage-the-moisture-vaporators");
    let mut add = |seat: Seat, n: u8| gained[seat.index()] += n;
    for m in &look.w.markers {
        add(look.w.blue, m.wounds.saturating_sub(BEGINS));
        add(look.w.red(), BEGINS.saturating_sub(m.wounds));
    }
    gained
}
