//! The defender's part of an attack: cover, dodges, shields, Armor, guardians, defense dice.

use super::dice::throw;
use super::offence::{felt, pierce_left, sources, spend};
use super::{guard, look, lose, owner, perks, stands, wounds};
use crate::Legion;
use crate::book::{Perk, Quality};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Cancel, Event};
use crate::keywords::Key;
use crate::look::CoverOf;
use crate::world::{Arm, Die, Face, Method, Rolled, Token, UnitId};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

fn parties(at: &At<'_, Legion>) -> (UnitId, UnitId, Method) {
    let attack = at.world().attack();
    (attack.by, attack.pool().target, attack.method)
}

fn arms(at: &At<'_, Legion>) -> SmallVec<[Arm; 8]> {
    at.world().attack().pool().arms.iter().collect()
}

/// Takes away so many results.
pub(super) fn cancel(at: &mut At<'_, Legion>, face: Face, n: usize, why: Cancel) -> u8 {
    let n = n.min(at.world().attack().showing(face)) as u8;
    if n > 0 {
        rule("gl.cancel");
        at.emit(Event::Cancelled { face, n, why });
    }
    n
}

/// Step 5: cover, dodge tokens, shields. Ion strips shields before they help (R1 of the adopted readings).
pub(super) fn dodge_and_cover(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target, method) = parties(at);
    let pool = felt(at);
    if method == Method::Ranged {
        perks::duck(at, target)?;
        let mut cover = match at.world().attack().charge {
            // A charge bursts with Blast: only the cover of keywords can be left, for whoever is immune to that.
            Some(_) => CoverOf { keywords: look(at).sum(target, Key::Cover), ..CoverOf::default() }.alone(),
            None => look(at).cover(by, target, method),
        };
        if cover.value > 0 {
            rule("gl.cover");
        }
        if cover.value > 0 && look(at).pool_has(&pool, Key::Blast) {
            if look(at).has(target, Key::ImmuneBlast) {
                Key::ImmuneBlast.acted();
            } else {
                Key::Blast.acted();
                cover.value = 0;
            }
        }
        let whole = cover.terrain + cover.suppression + cover.keywords + cover.smoke;
        if cover.less > 0 && whole > 0 {
            Key::Sharpshooter.acted();
        }
        let cancelled = cancel(at, Face::Hit, cover.value.into(), Cancel::Cover);
        if cancelled > 0 && cover.keywords > 0 && look(at).has(target, Key::Cover) {
            Key::Cover.acted();
        }
    }
    dodge(at, target, &pool)?;
    if method == Method::Ranged {
        shields(at, target, &pool)?;
    }
    Ok(())
}

/// Each dodge token cancels a hit; for who outmaneuvers, a critical too. Nobody dodges what flies too fast.
fn dodge(at: &mut At<'_, Legion>, target: UnitId, pool: &[Arm]) -> Play<()> {
    if sources(&look(at), target, Token::Dodge).is_empty() {
        return Ok(());
    }
    if look(at).pool_all(pool, Key::HighVelocity) {
        Key::HighVelocity.acted();
        return Ok(());
    }
    while spend(at, target, Token::Dodge, Ask::Dodge(target))? {
        rule("gl.dodge");
        at.emit(Event::Dodged(1));
        let attack = at.world().attack();
        let (hits, criticals) = (attack.showing(Face::Hit), attack.showing(Face::Critical));
        // Whoever outmaneuvers chooses between the two (gl.outmaneuver).
        let sly = criticals > 0
            && look(at).has(target, Key::Outmaneuver)
            && (hits == 0 || at.yes(owner(at, target), Ask::Use(target, Key::Outmaneuver))?);
        if sly {
            Key::Outmaneuver.acted();
        }
        cancel(at, if sly { Face::Critical } else { Face::Hit }, 1, Cancel::Dodge);
    }
    Ok(())
}

fn shields(at: &mut At<'_, Legion>, target: UnitId, pool: &[Arm]) -> Play<()> {
    let tokens = at.world()[target].tokens;
    if tokens.shields == 0 || tokens.wheels {
        return Ok(());
    }
    let attack = at.world().attack();
    let results = (attack.showing(Face::Hit) + attack.showing(Face::Critical)) as u8;
    let stripped = look(at).pool_sum(pool, Key::Ion).min(results).min(tokens.shields);
    if stripped > 0 {
        Key::Ion.acted();
        lose(at, target, Token::Shield, stripped);
    }
    let most = at.world()[target].tokens.shields.min(results);
    if most == 0 {
        return Ok(());
    }
    let n: u8 = at.ask(owner(at, target), Ask::Shields(target), |_, list| list.extend((0..=most).rev()))?;
    if n > 0 {
        Key::Shielded.acted();
        rule("gl.shield-tokens");
    }
    lose(at, target, Token::Shield, n);
    let hits = cancel(at, Face::Critical, n.into(), Cancel::Shield);
    cancel(at, Face::Hit, (n - hits).into(), Cancel::Shield);
    Ok(())
}

/// The defender's half of step 6: Armor, Armor X, and guardians.
pub(super) fn modify(at: &mut At<'_, Legion>) -> Play<()> {
    let (_, target, method) = parties(at);
    if look(at).has(target, Key::Armor) && at.world().attack().showing(Face::Hit) > 0 {
        Key::Armor.acted();
        cancel(at, Face::Hit, usize::MAX, Cancel::Armor);
    }
    let armor = look(at).sum(target, Key::ArmorX);
    if armor > 0 && cancel(at, Face::Hit, armor.into(), Cancel::Armor) > 0 {
        Key::ArmorX.acted();
    }
    if method == Method::Ranged {
        perks::barriers(at, target)?;
    }
    guard::guardians(at, target, method)?;
    makashi(at)
}

/// The attacker may give up a point of Pierce to forbid immunity to it, in a melee (gl.makashi-mastery). It is said before
/// the defense dice are counted.
fn makashi(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target, method) = parties(at);
    let useful = immune(at) || look(at).has(target, Key::Impervious);
    if method == Method::Melee
        && useful
        && pierce_left(at) > 0
        && look(at).has(by, Key::MakashiMastery)
        && at.yes(owner(at, by), Ask::Use(by, Key::MakashiMastery))?
    {
        Key::MakashiMastery.acted();
        at.emit(Event::ImmunityForbidden);
    }
    Ok(())
}

/// Whether the defender's blocks cannot be pierced: by its own keyword, or because a duelist dodged in a melee.
pub(super) fn immune(at: &At<'_, Legion>) -> bool {
    let (_, target, method) = parties(at);
    let melee = method == Method::Melee;
    let duel = melee && at.world().attack().dodged > 0;
    look(at).has(target, Key::ImmunePierce)
        || (duel && look(at).has(target, Key::Duelist))
        || (melee && look(at).has_perk(target, &Perk::Guarded))
}

/// Step 7: a die for each hit and critical, rerolls, surges.
pub(super) fn roll(at: &mut At<'_, Legion>) -> Play<()> {
    let (by, target, method) = parties(at);
    let attack = at.world().attack();
    let mut n = attack.showing(Face::Hit) + attack.showing(Face::Critical);
    let sense = look(at).sum(target, Key::DangerSense).min(at.world()[target].tokens.suppression);
    if sense > 0 {
        Key::DangerSense.acted();
        n += usize::from(sense);
    }
    if look(at).has(target, Key::Impervious) && !immune(at) && !at.world().attack().makashi {
        let all = look(at).pool_sum(&felt(at), Key::Pierce) + at.world().attack().pierce;
        if all > 0 {
            Key::Impervious.acted();
            n += usize::from(all);
        }
    }
    let die = look(at).card(target).defense;
    let mut dice: SmallVec<[Die; 12]> = std::iter::repeat_n(die, n).collect();
    if look(at).is(target, Quality::Serene) {
        let free = look(at).courage(target).unwrap_or(0).saturating_sub(at.world()[target].tokens.suppression);
        dice.extend(std::iter::repeat_n(Die::WhiteDefense, free.into()));
    }
    let rolled = throw(at, &dice)?;
    if n > 0 {
        rule("gl.dice");
    }
    at.emit(Event::DefenseRolled(rolled));
    luck(at, target)?;
    let scorns = method == Method::Ranged && look(at).is(target, Quality::Scornful);
    let surges = at.world().attack().defended(if scorns { Face::Blank } else { Face::Surge });
    convert(at, target)?;
    // Deflect wounds for the surges that were showing before they were turned (R8 of the adopted readings).
    let dodged = at.world().attack().dodged > 0;
    let deflects = dodged
        && at.world().attack().charge.is_none()
        && ((method == Method::Ranged && look(at).has(target, Key::Deflect))
            || look(at).has(target, Key::SoresuMastery));
    if deflects && surges > 0 {
        let key = if look(at).has(target, Key::Deflect) { Key::Deflect } else { Key::SoresuMastery };
        key.acted();
        if look(at).pool_has(&arms(at), Key::ImmuneDeflect) {
            Key::ImmuneDeflect.acted();
        } else if stands(at, by) {
            let n = perks::stims(at, by, surges as u8, Some(target))?;
            // In a melee the two of them close in again when the attack is over.
            let suffer = if method == Method::Ranged { wounds::suffer_apart } else { wounds::suffer };
            suffer(at, by, n, None, Some(target))?;
        }
    }
    Ok(())
}

/// Uncanny Luck X: up to X defense dice are rolled again, once and together.
fn luck(at: &mut At<'_, Legion>, target: UnitId) -> Play<()> {
    let most = look(at).sum(target, Key::UncannyLuck);
    let mut picked: SmallVec<[u8; 12]> = SmallVec::new();
    while picked.len() < usize::from(most) {
        let dice = at.world().attack().defense.clone();
        let rest: SmallVec<[(u8, Rolled); 12]> =
            (0..).zip(dice).filter(|(i, d)| !picked.contains(i) && d.face != Face::Block).collect();
        let mut kinds: SmallVec<[Rolled; 4]> = rest.iter().map(|(_, d)| *d).collect();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.is_empty() {
            break;
        }
        let left = most - picked.len() as u8;
        let ask = Ask::Luck(target, left);
        let Some(die) = at.may(owner(at, target), ask, |_, list| list.extend(kinds.iter().copied()))? else { break };
        picked.extend(rest.iter().find(|(_, d)| *d == die).map(|(i, _)| *i));
    }
    if picked.is_empty() {
        return Ok(());
    }
    Key::UncannyLuck.acted();
    picked.sort_unstable();
    let dice: SmallVec<[Die; 12]> = picked.iter().map(|i| at.world().attack().defense[*i as usize].die).collect();
    let rolled = throw(at, &dice)?;
    for (nth, die) in picked.iter().zip(rolled) {
        at.emit(Event::DefenseDie { nth: *nth, to: Some(die.face) });
    }
    Ok(())
}

/// Step 7c: the chart, dodges that turn surges, surge tokens; other surges are blank.
fn convert(at: &mut At<'_, Legion>, target: UnitId) -> Play<()> {
    let dodged = at.world().attack().dodged > 0;
    let armed = [Key::Block, Key::Deflect, Key::SoresuMastery].into_iter().find(|k| dodged && look(at).has(target, *k));
    let all = at.world().attack().defended(Face::Surge);
    if all == 0 {
        return Ok(());
    }
    rule("gl.surges");
    if look(at).blocks(target) || armed.is_some() {
        if let Some(key) = armed {
            key.acted();
        }
        turn(at, Face::Block, all);
        return Ok(());
    }
    while at.world().attack().defended(Face::Surge) > 0 && spend(at, target, Token::Surge, Ask::Surge(target))? {
        rule("gl.surge-tokens");
        turn(at, Face::Block, 1);
    }
    turn(at, Face::Blank, all);
    Ok(())
}

fn turn(at: &mut At<'_, Legion>, to: Face, n: usize) {
    for _ in 0..n {
        let nth = at.world().attack().defense.iter().position(|d| d.face == Face::Surge);
        let Some(nth) = nth else { return };
        at.emit(Event::DefenseDie { nth: nth as u8, to: Some(to) });
    }
}
