//! Units that are held back and come when a token of their rank is drawn (bc.rapid-reinforcements).

use super::{bane, deploy, look, samples};
use crate::Legion;
use crate::book::{Condition, Rank};
use crate::choice::{Ask, Spots};
use crate::coverage::rule;
use crate::event::Event;
use crate::geometry::Footprint;
use crate::look::Look;
use crate::world::{Mark, OrderToken, UnitId, World};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// How many units a player holds back at most.
const MOST: usize = 2;
/// How far from all enemies they come.
const FAR: i32 = 2;

/// Whether whoever comes keeps away from the enemy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Away {
    Far,
    /// There is no room so far away.
    Near,
}

/// The units of a player that are held back.
pub(super) fn coming(w: &World, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    w.unit_ids().filter(move |u| w[*u].player == seat && w[*u].marks.reserved && !w[*u].defeated)
}

/// Each player sets one or two trooper units aside that are neither commanders nor operatives, blue first.
pub(super) fn set_aside(at: &mut At<'_, Legion>) -> Play<()> {
    if look(at).condition() != Some(Condition::RapidReinforcements) {
        return Ok(());
    }
    rule("bc.rapid-reinforcements");
    for seat in at.world().seats_from(at.world().blue) {
        for nth in 0..MOST {
            let open: SmallVec<[UnitId; 16]> = {
                let look = look(at);
                let fits = |u: &UnitId| {
                    let unit = &look.w[*u];
                    unit.player == seat
                        && !unit.deployed
                        && !unit.marks.reserved
                        && look.trooper(*u)
                        && !matches!(unit.rank, Rank::Commander | Rank::Operative)
                };
                look.w.unit_ids().filter(fits).collect()
            };
            if open.is_empty() {
                break;
            }
            let list = open.iter().copied();
            let chosen = match nth {
                0 => Some(at.ask(seat, Ask::Reserve, |_, to| to.extend(list))?),
                _ => at.may(seat, Ask::Reserve, |_, to| to.extend(list))?,
            };
            let Some(unit) = chosen else { break };
            at.emit(Event::Noted { unit, mark: Mark::Reserved(true) });
        }
    }
    Ok(())
}

/// Whether a base is beyond range 2 of every enemy.
fn far(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> bool {
    let length = FAR * look.rules.book().figures.segment;
    let foes = look.w.of(look.w.foe(look.w[unit].side)).flat_map(|u| look.w.minis_on(u));
    foes.into_iter().all(|m| !foot.gap_at_most(&look.foot(m), length))
}

fn law(look: &Look<'_>, unit: UnitId, spots: Spots, away: Away) -> Result<Spots, WhyNot> {
    let feet = deploy::feet(look, unit, &spots)?;
    rule("gl.beyond-range");
    if away == Away::Far && !feet.iter().all(|foot| far(look, unit, foot)) {
        return Err(WhyNot::new("bc.rapid-reinforcements", "too-near-an-enemy"));
    }
    deploy::together(look, unit, spots, &feet)
}

/// Where a unit can come: beyond range 2 of all enemies if there is room, otherwise anywhere (001:11637-11643).
fn places(look: &Look<'_>, unit: UnitId) -> (Away, Vec<Spots>) {
    let found = |away: Away| -> Vec<Spots> {
        let fits = |foot: &Footprint| away == Away::Near || far(look, unit, foot);
        let all = samples::anywhere(look, unit, fits).into_iter();
        all.filter(|s| law(look, unit, s.clone(), away).is_ok()).collect()
    };
    match found(Away::Far) {
        none if none.is_empty() => (Away::Near, found(Away::Near)),
        some => (Away::Far, some),
    }
}

/// A unit of that rank comes onto the table if there is one that can, and has activated then. Returns whether one came.
pub(super) fn arrive(at: &mut At<'_, Legion>, seat: Seat, rank: Rank) -> Play<bool> {
    let rules = at.rules();
    let open: SmallVec<[UnitId; 2]> = {
        let look = look(at);
        let able = |u: &UnitId| look.w[*u].rank == rank && !places(&look, *u).1.is_empty();
        coming(look.w, seat).filter(able).collect()
    };
    if open.is_empty() {
        return Ok(false);
    }
    let unit: UnitId = at.ask(seat, Ask::Drawn(rank), |_, list| list.extend(open.iter().copied()))?;
    let away = places(&look(at), unit).0;
    let spots: Spots = at.ask_open(
        seat,
        Ask::Deploy(unit),
        |w, list| list.extend(places(&Look::new(rules, w), unit).1),
        |w, spots: Spots| law(&Look::new(rules, w), unit, spots, away),
    )?;
    rule("bc.rapid-reinforcements");
    at.emit(Event::Noted { unit, mark: Mark::Reserved(false) });
    at.emit(Event::Deployed { unit, spots: spots.0 });
    deploy::raise(at, unit);
    at.emit(Event::OrderTurned { unit, to: OrderToken::FaceDown });
    bane::sprung(at, unit)?;
    Ok(true)
}
