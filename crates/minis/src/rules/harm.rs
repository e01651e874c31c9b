//! Damage, healing and defeat: steps 11 to 14 (000:1190-1217, 1840; 003:438-470).

use super::{controller, look, transport, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::event::Event;
use crate::world::{Fall, FigureId, Hurt};
use dejarik_kernel::{At, Play, Seat, trace};
use smallvec::SmallVec;

/// Damage that is no attack's: whoever it is dealt to may reduce it, but nobody can take it instead.
pub fn harm(at: &mut At<'_, Minis>, who: FigureId, by: FigureId, amount: i16) -> Play<()> {
    harm_dealt(at, who, by, amount).map(drop)
}

/// As [`harm`], and returns how much was taken in the end.
pub fn harm_dealt(at: &mut At<'_, Minis>, who: FigureId, by: FigureId, amount: i16) -> Play<i16> {
    suffer(at, Hurt { who, first: who, by, amount, attack: false, doom: false, spent: SmallVec::new() })
}

/// Damage about to be taken: who takes it, what reduces it, and what comes of it.
pub fn hurt(at: &mut At<'_, Minis>, hurt: Hurt) -> Play<()> {
    suffer(at, hurt).map(drop)
}

fn suffer(at: &mut At<'_, Minis>, hurt: Hurt) -> Play<i16> {
    let spared = [list::LIGHT_SPIRIT, list::FROZEN_IN_CARBONITE].into_iter().any(|a| look(at).acts(hurt.who, a));
    if !look(at).stands(hurt.who) || spared {
        return Ok(0); // neither a spirit nor an object can be damaged (000:1467, 1567)
    }
    let (by, attack) = (hurt.by, hurt.attack);
    let acting = controller(at, by);
    let (who, amount, doom) = at.during(Event::DamageComing(Box::new(hurt)), Event::DamageSettled, |at| {
        if attack {
            window(at, Moment::Guard, acting)?; // Bodyguard is settled first
        }
        window(at, Moment::Hurt, acting)?;
        let hurt = at.world().hurt();
        Ok((hurt.who, hurt.amount.max(0), hurt.doom))
    })?;
    if !look(at).stands(who) {
        return Ok(0);
    }
    if amount > 0 {
        at.emit(Event::Damaged { who, amount });
        stir(at, by, who);
    }
    if doom || look(at).hit_points(who) <= 0 {
        defeat(at, who, Some(by), attack)?;
    }
    Ok(amount)
}

/// Whoever harms an enemy, or forces it to make a save, ends a quiet spell (000:508-512).
pub(super) fn stir(at: &mut At<'_, Minis>, by: FigureId, who: FigureId) {
    if !at.world().round.stirred && at.world().enemies(by, who) {
        at.emit(Event::Stirred);
    }
}

/// Removes damage, never beyond the Hit Points it began with.
pub fn heal(at: &mut At<'_, Minis>, who: FigureId, amount: i16) {
    let amount = amount.min(at.world()[who].damage);
    if amount > 0 && look(at).stands(who) {
        at.emit(Event::Healed { who, amount });
    }
}

/// The figure counts as activated this round (000:1945).
pub fn stun(at: &mut At<'_, Minis>, who: FigureId) {
    if look(at).stands(who) && !at.world()[who].activated {
        trace::acted(list::TERM_STUN.0);
        at.emit(Event::CountsAsActivated { who });
    }
}

/// Somebody is defeated: rescue, effects of defeat, removal (steps 12 to 14).
pub fn defeat(at: &mut At<'_, Minis>, who: FigureId, by: Option<FigureId>, attack: bool) -> Play<()> {
    let space = look(at).space_of(who);
    let fall = Fall { who, by, attack, space, rescued: false, spent: SmallVec::new() };
    fall_so(at, fall, Rescue::Possible)
}

/// Somebody is defeated and nothing can prevent it (000:1967-1970); all that follows a defeat follows.
pub fn doom(at: &mut At<'_, Minis>, who: FigureId, by: FigureId) -> Play<()> {
    let space = look(at).space_of(who);
    let fall = Fall { who, by: Some(by), attack: false, space, rescued: false, spent: SmallVec::new() };
    fall_so(at, fall, Rescue::Impossible)
}

/// Whether a defeat can be prevented.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rescue {
    Possible,
    Impossible,
}

fn fall_so(at: &mut At<'_, Minis>, fall: Fall, rescue: Rescue) -> Play<()> {
    let (who, by) = (fall.who, fall.by);
    let acting = controller(at, by.unwrap_or(who));
    at.during(Event::Falling(Box::new(fall)), Event::FallSettled, |at| {
        if rescue == Rescue::Possible {
            window(at, Moment::Falling, acting)?;
        }
        if at.world().fall().rescued {
            return Ok(());
        }
        let (to, half_points) = credit(at, who, by);
        at.emit(Event::Defeated { who, to, half_points });
        share_points(at, who, by);
        sate(at, who, by);
        window(at, Moment::Fallen, acting)?;
        transport::wreck(at, who, by)?;
        at.emit(Event::Removed { who });
        window(at, Moment::Gone, acting)
    })
}

/// A Savage character that defeats a neighbour before moving owes no move next to another (000:1820-1823).
fn sate(at: &mut At<'_, Minis>, who: FigureId, by: Option<FigureId>) {
    let Some(by) = by.filter(|by| at.world().masks.present.has(list::SAVAGE) && *by != who) else { return };
    let still = at.world().turn().is_some_and(|t| t.who == by && t.steps == 0);
    let view = look(at);
    if still && view.owned(by, list::SAVAGE).is_some() && at.world().enemies(by, who) && view.adjacent(by, who) {
        at.emit(Event::UsedInTurn { who: by, ability: list::SAVAGE });
    }
}

/// Who scores the defeat: the squad whose effect it was, unless it was the figure's own (minis.md, scoring; P-10).
fn credit(at: &At<'_, Minis>, who: FigureId, by: Option<FigureId>) -> (Option<Seat>, u32) {
    let w = at.world();
    let seat =
        by.map(|by| w[by].side).filter(|seat| w.team(*seat) != w.team(w[who].home) || w[who].side != w[who].home);
    let seat = seat.or_else(|| {
        // With two sides the other one scores whatever falls.
        let others: SmallVec<[Seat; 4]> =
            Seat::first(w.sides.len()).filter(|s| w.team(*s) != w.team(w[who].home)).collect();
        (others.len() == 1).then(|| others[0])
    });
    (seat, u32::from(w[who].value) * 2)
}

/// With three players, whoever defeats its own character gives its points to the others in equal parts (002:500, A-20).
fn share_points(at: &mut At<'_, Minis>, who: FigureId, by: Option<FigureId>) {
    let w = at.world();
    let own = by.is_none_or(|by| w.team(w[by].side) == w.team(w[who].home));
    let others: SmallVec<[Seat; 4]> =
        Seat::first(w.sides.len()).filter(|s| w.team(*s) != w.team(w[who].home)).collect();
    if !own || others.len() < 2 {
        return;
    }
    let each = u32::from(w[who].value) * 2 / others.len() as u32;
    for seat in others {
        at.emit(Event::Scored { seat, half_points: each });
    }
}
