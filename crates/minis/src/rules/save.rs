//! Saves (000:780-784, 1824-1828): a d20 that reaches the number; 20 always does, 1 never.

use super::harm::stir;
use super::{controller, look, spend, window};
use crate::Minis;
use crate::abilities::{AbilityId, Moment, list};
use crate::choice::Ask;
use crate::event::Event;
use crate::world::{Die, FigureId, Save};
use dejarik_kernel::{At, Play, trace};

/// The figure makes a save against an ability of another.
pub fn save(at: &mut At<'_, Minis>, who: FigureId, needs: u8, ability: AbilityId, of: FigureId) -> Play<bool> {
    save_by(at, who, needs, ability, of).map(|save| save.passed())
}

/// As [`save`], and returns the save as it stood at its end.
pub fn save_by(at: &mut At<'_, Minis>, who: FigureId, needs: u8, ability: AbilityId, of: FigureId) -> Play<Save> {
    let mut now = Save { who, needs, ability, of, die: Die { natural: 0, set: false, bonus: luck(at, who) } };
    at.emit(Event::SaveBegan(now));
    now.die.natural = at.d20()?;
    at.emit(Event::SaveRolled(now));
    stir(at, of, who);
    while reroll(at, &now)? {
        let natural = at.d20()?;
        let bonus = now.die.bonus + reroll_bonus(at, who);
        now.die = Die { natural, set: false, bonus };
        at.emit(Event::SaveRolled(now));
        karma(at, who, now.passed())?;
    }
    window(at, Moment::Saved, controller(at, who))?;
    let now = at.world().saves.last().copied().unwrap_or(now);
    at.emit(Event::SaveEnded { passed: now.passed() });
    if now.die.natural == 1 {
        super::command::falls_on_one(at, who)?;
    }
    Ok(now)
}

/// A Force point for another roll (000:343-344, 796-797); not against what comes from the Force Immune (000:1378).
fn reroll(at: &mut At<'_, Minis>, save: &Save) -> Play<bool> {
    if look(at).immune_from(save.of, save.who) {
        return Ok(false);
    }
    wants_reroll(at, save.who, save.die.natural)
}

/// Whether the figure spends a Force point to roll that die again, and nobody cancels it. Who may spend more often in a turn
/// may try again (003:2774-2786).
pub(super) fn wants_reroll(at: &mut At<'_, Minis>, who: FigureId, natural: u8) -> Play<bool> {
    while look(at).may_spend(who, list::REROLL, 1).is_ok() {
        let seat = controller(at, who);
        if !at.yes(seat, Ask::Reroll(who, natural))? {
            break;
        }
        if spend(at, who, list::REROLL, 1)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Karmic Luck adds to saves, and what it adds counts for thresholds (003:1196-1199). Inferred: 4, to all of them.
fn luck(at: &At<'_, Minis>, who: FigureId) -> i8 {
    if look(at).acts(who, list::KARMIC_LUCK) { 4 } else { 0 }
}

/// Mettle adds to a reroll (000:1649), as does Karmic Mettle (000:1551); they are two abilities (000:1925).
pub(super) fn reroll_bonus(at: &At<'_, Minis>, who: FigureId) -> i8 {
    [list::METTLE, list::KARMIC_METTLE].into_iter().map(|a| if look(at).acts(who, a) { 4 } else { 0 }).sum()
}

/// Karmic Mettle costs 10 damage if the new roll fails too (000:1551).
pub(super) fn karma(at: &mut At<'_, Minis>, who: FigureId, passed: bool) -> Play<()> {
    if passed || !look(at).has(who, list::KARMIC_METTLE) {
        return Ok(());
    }
    trace::acted(list::KARMIC_METTLE.0);
    super::harm(at, who, who, 10)
}
