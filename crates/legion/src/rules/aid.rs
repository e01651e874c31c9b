//! Treating and repairing: wounds and tokens are removed, or minis that fell in this round come back
//! (gl.treat-x-capacity-y, gl.repair-x-capacity-y).

use super::{look, owner, samples};
use crate::Legion;
use crate::book::UnitKind;
use crate::choice::{Ask, Spot, Spots};
use crate::event::Event;
use crate::keywords::{Key, Keyword};
use crate::look::{Look, Placing};
use crate::world::{Mend, MiniId, UnitId, World};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// The keyword that a unit treats or repairs with: that of its own card (0), or of the upgrade at that place, from 1, as
/// long as its mini lives. Each copy is an action of its own.
pub(super) fn source<'a>(look: &Look<'a>, unit: UnitId, nth: u8) -> Option<&'a Keyword> {
    let aids = |k: &&Keyword| matches!(k.key, Key::Treat | Key::Repair);
    if nth == 0 {
        return look.card(unit).keywords.iter().find(aids);
    }
    let card = look.upgrade(unit, nth.checked_sub(1).filter(|n| usize::from(*n) < look.w[unit].upgrades.len())?);
    let lives = !card.mini || look.w.minis_of(unit).iter().any(|m| look.w[*m].card == Some(nth - 1));
    card.keywords.iter().find(aids).filter(|_| lives)
}

/// How often a card can be used: the number after "capacity".
fn capacity(keyword: &Keyword) -> u8 {
    let word = keyword.of.first().and_then(|w| w.rsplit(' ').next());
    word.and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// The friendly units at range 1 in sight that it helps, itself too.
fn patients(look: &Look<'_>, unit: UnitId, key: Key) -> SmallVec<[UnitId; 8]> {
    let fits = |u: UnitId| {
        let kind = look.kind(u);
        let machine = kind.vehicle() || kind == UnitKind::DroidTrooper;
        machine == (key == Key::Repair)
    };
    let near = |u: &UnitId| {
        fits(*u)
            && look.range(unit, *u) == 1
            && (*u == unit || look.unit_sees(unit, *u))
            && !options(look, *u, key, None).is_empty()
    };
    look.w.of(look.w[unit].side).filter(near).collect()
}

/// What can be mended; `restoring` says which of the two it must be, once that was begun.
fn options(look: &Look<'_>, unit: UnitId, key: Key, restoring: Option<bool>) -> Vec<Mend> {
    let w = look.w;
    let mut found = Vec::new();
    if restoring != Some(true) {
        found.extend(w.living(unit).into_iter().filter(|m| w[*m].wounds > 0).map(Mend::Wound));
        let tokens = &w[unit].tokens;
        let of = |yes: bool, mend: Mend| yes.then_some(mend);
        let repairs = key == Key::Repair;
        found.extend(of(!repairs && tokens.poison > 0, Mend::Poison));
        found.extend(of(repairs && tokens.ion > 0, Mend::Ion));
        found.extend(of(repairs && tokens.damaged, Mend::Damaged));
        found.extend(of(repairs && tokens.disabled, Mend::Disabled));
        found.extend(of(repairs && tokens.disrupted.is_some(), Mend::Disrupted));
    }
    // Whoever rides has no place beside its leader.
    if restoring != Some(false) && !look.aboard(unit) {
        let minis = (w[unit].first.0..w[unit].first.0 + w[unit].size).map(MiniId);
        let fallen = minis.filter(|m| !w[*m].there && w[*m].fell == w.round && w[*m].fell > 0);
        found.extend(fallen.filter(|m| !samples::returns(look, *m).is_empty()).map(Mend::Restore));
    }
    found
}

/// Whether a unit may treat or repair with that card now.
pub(super) fn may(look: &Look<'_>, unit: UnitId, nth: u8) -> Result<(), WhyNot> {
    let Some(keyword) = source(look, unit, nth) else {
        return Err(WhyNot::new("gl.card-actions", "no-such-card-action"));
    };
    let used = match nth {
        0 => look.w[unit].marks.served,
        _ => look.w[unit].upgrades[usize::from(nth - 1)].spent,
    };
    if used >= capacity(keyword) {
        return Err(WhyNot::new("gl.treat-x-capacity-y", "its-capacity-is-used-up"));
    }
    match patients(look, unit, keyword.key).is_empty() {
        true => Err(WhyNot::new("gl.treat-x-capacity-y", "nobody-to-use-it-on")),
        false => Ok(()),
    }
}

/// A unit treats or repairs.
pub(super) fn aid(at: &mut At<'_, Legion>, unit: UnitId, nth: u8) -> Play<()> {
    let Some((key, x)) = source(&look(at), unit, nth).map(|k| (k.key, k.x)) else { return Ok(()) };
    key.acted();
    at.emit(Event::Served { unit, nth: nth.checked_sub(1) });
    let seat = owner(at, unit);
    let open = patients(&look(at), unit, key);
    let patient: UnitId = at.ask(seat, Ask::On(unit, key), |_, list| list.extend(open.iter().copied()))?;
    let mut restoring = None;
    for left in (1..=x).rev() {
        let choices = options(&look(at), patient, key, restoring);
        if choices.is_empty() {
            break;
        }
        let chosen = at.may(seat, Ask::Mend(patient, left), |_, list| list.extend(choices.iter().copied()))?;
        let Some(what) = chosen else { break };
        restoring = Some(matches!(what, Mend::Restore(_)));
        at.emit(Event::Mended { unit: patient, what });
        if let Mend::Restore(mini) = what {
            restore(at, mini)?;
        }
    }
    Ok(())
}

/// A mini comes back into cohesion, one wound short of falling again.
fn restore(at: &mut At<'_, Legion>, mini: MiniId) -> Play<()> {
    let unit = at.world()[mini].unit;
    let (seat, rules) = (owner(at, unit), at.rules());
    let one = |spot: Spot| Spots(smallvec::smallvec![spot]);
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Return(mini),
        |w, list| list.extend(samples::returns(&Look::new(rules, w), mini).into_iter().map(one)),
        |w: &World, spots: Spots| {
            let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.cohesion", "a-place-for-every-mini")) };
            may_return(&Look::new(rules, w), mini, spot).map(one)
        },
    )?;
    let Some(spot) = chosen.0.first().copied() else { return Ok(()) };
    let level = look(at).level(at.world()[unit].leader);
    let z = look(at).stand_height(level, spot.at);
    let wounds = look(at).threshold(mini) - 1;
    at.emit(Event::Restored { mini, at: spot.at, z, facing: spot.facing, wounds });
    let shields = super::wounds::shields_of(&look(at), mini);
    super::gain(at, unit, crate::world::Token::Shield, shields);
    Ok(())
}

/// Whether a mini may come back there: in cohesion with its leader, on no other base.
pub(super) fn may_return(look: &Look<'_>, mini: MiniId, spot: Spot) -> Result<Spot, WhyNot> {
    let unit = look.w[mini].unit;
    let leader = look.leader(unit);
    if !spot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let foot = look.foot_at(unit, spot.at, leader.facing);
    if look.w.minis_of(unit).iter().any(|m| look.foot(*m).overlaps(&foot)) {
        return Err(WhyNot::new("gl.movement", "on-another-base"));
    }
    let placing = Placing {
        foe: look.melee_foes(unit).next(),
        level: look.level(look.w[unit].leader),
        ..Placing::around(Spot { at: leader.at, facing: leader.facing })
    };
    look.in_cohesion(unit, &placing, &foot)?;
    Ok(Spot { at: spot.at, facing: leader.facing })
}
