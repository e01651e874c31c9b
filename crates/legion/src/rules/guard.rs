//! Guardians: who takes over hits for a unit beside it (gl.guardian-x, gl.soresu-mastery).

use super::defence::cancel;
use super::dice::throw;
use super::offence::{pierce_left, spend};
use super::{look, owner, perks, stands, wounds};
use crate::Legion;
use crate::book::{Perk, Quality, Rank};
use crate::choice::Ask;
use crate::event::{Cancel, Event};
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Arm, Die, Face, Method, Token, UnitId};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// The units that may guard the defender: friendly, with Guardian, at range 1 and in sight of it; in a melee only those whose
/// command card says so.
fn able(look: &Look<'_>, target: UnitId, method: Method) -> SmallVec<[UnitId; 4]> {
    if !look.trooper(target) || look.has(target, Key::Guardian) {
        return SmallVec::new();
    }
    let guards = |u: &UnitId| {
        *u != target
            && !look.aboard(*u)
            && protects(look, *u, target) > 0
            && (method == Method::Ranged || look.is(*u, Quality::GuardsClose))
            && look.range(*u, target) == 1
            && look.unit_sees(*u, target)
    };
    look.w.of(look.w[target].side).filter(guards).collect()
}

/// How many hits a unit may take over for a defender: by its own keyword, and as a corps trooper for an esteemed leader.
fn protects(look: &Look<'_>, unit: UnitId, target: UnitId) -> u8 {
    let corps = look.trooper(unit) && look.w[unit].rank == Rank::Corps;
    look.sum(unit, Key::Guardian) + u8::from(corps && look.has_perk(target, &Perk::Esteemed))
}

/// Guardians may take over hits one after another, in the order that their player likes; partners one after the other.
pub(super) fn guardians(at: &mut At<'_, Legion>, target: UnitId, method: Method) -> Play<()> {
    let side = at.world()[target].side;
    for seat in at.world().seats_of(side) {
        let mut left = able(&look(at), target, method);
        left.retain(|u| owner(at, *u) == seat);
        while !left.is_empty() {
            let hits = at.world().attack().showing(Face::Hit) as u8;
            if hits == 0 {
                return Ok(());
            }
            let guardian = match left[..] {
                [only] => only,
                _ => {
                    let ask = Ask::Guardian(target);
                    match at.may(seat, ask, |_, list| list.extend(left.iter().copied()))? {
                        Some(guardian) => guardian,
                        None => break,
                    }
                }
            };
            left.retain(|u| *u != guardian);
            let most = protects(&look(at), guardian, target).min(hits);
            let n: u8 = at.ask(seat, Ask::Guard(guardian), |_, list| list.extend((0..=most).rev()))?;
            if n > 0 {
                Key::Guardian.acted();
                guard(at, guardian, n)?;
            }
            left.retain(|u| stands(at, *u));
        }
    }
    Ok(())
}

/// The guardian cancels hits and rolls a die of its own for each; blanks wound it. With Soresu one dodge token may be spent,
/// which cancels one of the hits outright and turns its surges.
fn guard(at: &mut At<'_, Legion>, guardian: UnitId, n: u8) -> Play<()> {
    let by = at.world().attack().by;
    let arms: SmallVec<[Arm; 8]> = at.world().attack().pool().arms.iter().collect();
    let soresu = look(at).has(guardian, Key::SoresuMastery)
        && !look(at).pool_all(&arms, Key::HighVelocity)
        && spend(at, guardian, Token::Dodge, Ask::Dodge(guardian))?;
    if soresu {
        Key::SoresuMastery.acted();
    }
    cancel(at, Face::Hit, n.into(), Cancel::Guardian);
    let die = look(at).card(guardian).defense;
    let count = usize::from(n) - usize::from(soresu);
    let dice: SmallVec<[Die; 12]> = std::iter::repeat_n(die, count).collect();
    let rolled = throw(at, &dice)?;
    let count = |face: Face| rolled.iter().filter(|d| d.face == face).count();
    let (mut blocks, surges) = (count(Face::Block), count(Face::Surge));
    if soresu || look(at).blocks(guardian) {
        blocks += surges;
    } else {
        for _ in 0..surges {
            if !spend(at, guardian, Token::Surge, Ask::Surge(guardian))? {
                break;
            }
            blocks += 1;
        }
    }
    if soresu && surges > 0 && at.world().attack().charge.is_none() {
        if look(at).pool_has(&arms, Key::ImmuneDeflect) {
            Key::ImmuneDeflect.acted();
        } else if stands(at, by) {
            let n = perks::stims(at, by, surges as u8, Some(guardian))?;
            wounds::suffer_apart(at, by, n, None, Some(guardian))?;
        }
    }
    let pierced = pierce(at, by, guardian, blocks as u8)?;
    let through = rolled.len() - blocks + usize::from(pierced);
    if through > 0 && stands(at, guardian) {
        let n = perks::stims(at, guardian, through as u8, Some(by))?;
        wounds::suffer_apart(at, guardian, n, None, Some(by))?;
    }
    Ok(())
}

/// The attacker may use some of its Pierce on the guardian; the rest is left for the defender.
fn pierce(at: &mut At<'_, Legion>, by: UnitId, guardian: UnitId, blocks: u8) -> Play<u8> {
    let most = pierce_left(at).min(blocks);
    if most == 0 {
        return Ok(0);
    }
    if look(at).has(guardian, Key::ImmunePierce) {
        Key::ImmunePierce.acted();
        return Ok(0);
    }
    let n: u8 = at.ask(owner(at, by), Ask::PierceGuard(guardian), |_, list| list.extend((0..=most).rev()))?;
    if n > 0 {
        Key::Pierce.acted();
        at.emit(Event::PierceUsed(n));
    }
    Ok(n)
}
