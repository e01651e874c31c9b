//! Recovering: suppression off, exhausted cards ready, and what else belongs to it (gl.recover).

use super::{look, lose, owner};
use crate::Legion;
use crate::book::Use;
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Token, UnitId};
use dejarik_kernel::{At, Play};

/// Whether a card lies sideways and can be readied: what was expended never is (gl.expend).
fn tired(look: &Look<'_>, unit: UnitId, nth: u8) -> bool {
    look.w[unit].upgrades[usize::from(nth)].exhausted && look.upgrade(unit, nth).usage != Some(Use::Expend)
}

/// Whether a card may be turned over now (gl.reconfigure).
fn turns(look: &Look<'_>, unit: UnitId, nth: u8) -> bool {
    look.upgrade(unit, nth).other.is_some()
}

/// Whether recovering does anything for a unit.
pub(super) fn useful(look: &Look<'_>, unit: UnitId) -> bool {
    let tokens = &look.w[unit].tokens;
    let cards = || 0..look.w[unit].upgrades.len() as u8;
    tokens.suppression > 0
        || cards().any(|n| tired(look, unit, n) || turns(look, unit, n))
        || (tokens.spent_shields > 0 && look.has(unit, Key::Recharge))
}

/// A unit recovers.
pub(super) fn recover(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    rule("gl.recover");
    let have = at.world()[unit].tokens.suppression;
    if have > 0 {
        let n: u8 = at.ask(owner(at, unit), Ask::Recover(unit), |_, list| list.extend((0..=have).rev()))?;
        lose(at, unit, Token::Suppression, n);
    }
    let recharge = look(at).sum(unit, Key::Recharge).min(at.world()[unit].tokens.spent_shields);
    if recharge > 0 {
        Key::Recharge.acted();
        at.emit(Event::ShieldsUp { unit, n: recharge });
    }
    for nth in 0..at.world()[unit].upgrades.len() as u8 {
        if tired(&look(at), unit, nth) {
            at.emit(Event::Exhausted { unit, nth, on: false });
        }
        if turns(&look(at), unit, nth) && at.yes(owner(at, unit), Ask::Side(unit, nth))? {
            Key::Reconfigure.acted();
            rule("gl.dual-sided-cards");
            at.emit(Event::Flipped { unit, nth });
        }
    }
    Ok(())
}
