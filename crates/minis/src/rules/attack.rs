//! One attack from declaration to its end: the FAQ's procedure, steps 2 to 17 (003:411-473).

use super::save::{karma, reroll_bonus, wants_reroll};
use super::{aim, controller, hurt, look, window};
use crate::Minis;
use crate::abilities::{Moment, list, overwhelm, remember_attack, splash, splashed};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::world::{Attack, Condition, Die, FigureId, FigureSet, How, Hurt, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

/// A fresh attack, before anybody answers it.
pub fn declared(look: &Look<'_>, by: FigureId, target: FigureId, how: How) -> Attack {
    Attack {
        by,
        declared: target,
        target,
        how,
        targeted: matches!(how, How::Normal | How::Ability(_) | How::Immediate(_)),
        melee: look.melee(by, target, how),
        helpers: FigureSet::default(),
        die: None,
        cancelled: false,
        rolls: 0,
        hit: false,
        critical: false,
        damage: 0,
        avoided: false,
        doom: false,
        strike: 1,
        spent: SmallVec::new(),
        attack_bonus: 0,
        damage_bonus: 0,
        figures: None,
        only: None,
        extra: false,
    }
}

/// One attack with all that belongs to it.
pub fn attack(at: &mut At<'_, Minis>, by: FigureId, target: FigureId, how: How) -> Play<()> {
    let attack = declared(&look(at), by, target, how);
    attack_as(at, attack)
}

/// An attack that was prepared, for example with bonuses that come with the occasion.
pub fn attack_as(at: &mut At<'_, Minis>, attack: Attack) -> Play<()> {
    let (by, how) = (attack.by, attack.how);
    if !look(at).strikes(by) || !look(at).stands(attack.target) || !look(at).can_attack(by) {
        return Ok(());
    }
    if how != How::Opportunity && heavy(&look(at), by) {
        at.emit(Event::UsedInTurn { who: by, ability: list::HEAVY_WEAPON });
    }
    if attack.targeted {
        look(at).tell_target(by, attack.target);
    } else if look(at).protected(by, attack.target) && !look(at).unstoppable(by) && !overwhelm(at, by)? {
        return Ok(());
    }
    at.during(Event::AttackDeclared(Box::new(attack)), Event::AttackEnded, |at| {
        window(at, Moment::Announced, acting(at))?; // 2
        if at.world().attack().targeted {
            take_aim(at)?; // 3
        }
        if !at.world().attack().cancelled {
            strike(at)?; // 5 to 15
        }
        if twins(at) {
            at.emit(Event::Twinned); // 16
            strike(at)?;
        }
        Ok(())
    })
}

/// Step 3: the target may change, and with it whether the attack is a melee attack (faq-178).
fn take_aim(at: &mut At<'_, Minis>) -> Play<()> {
    let Attack { by, target, how, only, .. } = *at.world().attack();
    let aim = aim::settle(at, by, target, None, |at| only.unwrap_or_else(|| look(at).attackable(by, how)))?;
    if aim.target != target || !aim.targeted {
        let melee = look(at).melee(by, aim.target, how);
        at.emit(Event::TargetReplaced { target: aim.target, targeted: aim.targeted, melee });
    }
    if aim.lost {
        at.emit(Event::AttackCancelled);
    }
    Ok(())
}

/// Whether an attack now keeps it from moving later in its turn (000:1504).
fn heavy(look: &Look<'_>, by: FigureId) -> bool {
    look.own_turn(by) && look.times_in_turn(by, list::HEAVY_WEAPON) == 0 && look.has(by, list::HEAVY_WEAPON)
}

/// The seat whose figure attacks.
fn acting(at: &At<'_, Minis>) -> dejarik_kernel::Seat {
    controller(at, at.world().attack().by)
}

/// Whether a second attack on the same target follows (000:1979; faq-395): it is still in play and, where the targeting
/// rules were used, still a legal target.
fn twins(at: &At<'_, Minis>) -> bool {
    let (look, attack) = (look(at), at.world().attack());
    let here = look.strikes(attack.by) && look.stands(attack.target) && !look.halted(attack.by);
    here && look.has(attack.by, list::TWIN_ATTACK)
        && (!attack.targeted || look.may_attack_so(attack.by, attack.target, attack.how).is_ok())
        && look.acts(attack.by, list::TWIN_ATTACK)
}

/// Steps 5 to 15 against the target of the attack under way.
fn strike(at: &mut At<'_, Minis>) -> Play<()> {
    let acting = acting(at);
    combine_fire(at)?;
    stand_still(at)?;
    window(at, Moment::Declared, acting)?; // 5
    window(at, Moment::BeforeRoll, acting)?; // 6
    remember_attack(at); // one that is cancelled was made all the same (000:1726-1728)
    if at.world().attack().cancelled {
        return Ok(());
    }
    roll(at)?; // 7
    window(at, Moment::Attacked, acting)?; // 8
    read(at)?; // 9
    if !look(at).on_table(at.world().attack().by) {
        return Ok(()); // its own roll was its end
    }
    let splashed = splashed(&look(at));
    if at.world().attack().hit {
        window(at, Moment::Hit, acting)?; // 10
        deal(at)?; // 11 to 14
        window(at, Moment::Aftermath, acting)?; // 15
    } else {
        window(at, Moment::Missed, acting)?; // 10
    }
    splash(at, splashed) // 17
}

/// The attacker may give up moving this turn for a commander's bonus, before the roll (000:372-374; 003:1004-1008).
fn stand_still(at: &mut At<'_, Minis>) -> Play<()> {
    if at.world().masks.commanders.is_empty() || !look(at).gains_by_standing() {
        return Ok(());
    }
    let by = at.world().attack().by;
    let seat = controller(at, by);
    if at.yes(seat, Ask::Use(by, list::TERM_COMMANDER_EFFECT))? {
        at.emit(Event::Settled);
    }
    Ok(())
}

/// Allies combine fire, one after another, before the roll (000:723-737, 1148).
fn combine_fire(at: &mut At<'_, Minis>) -> Play<()> {
    if !may_be_helped(&look(at), at.world().attack()) {
        return Ok(());
    }
    let by = at.world().attack().by;
    let seat = controller(at, by);
    let rules = at.rules();
    while !helpers(&look(at)).is_empty() {
        let helper = at.may(seat, Ask::Combine(by), |w, list| list.extend(helpers(&Look::new(rules, w)).iter()))?;
        let Some(helper) = helper else { break };
        at.emit(Event::CombinedFire { who: helper });
        dejarik_kernel::trace::acted(list::TERM_COMBINED_FIRE.0);
    }
    Ok(())
}

/// Whether this attack may receive combined fire: on the attacker's own turn, not with Melee Attack, not for a character
/// that deals no damage (000:730-737; 003:610-613, 1843-1846).
fn may_be_helped(look: &Look<'_>, attack: &Attack) -> bool {
    look.on_own_turn(attack)
        && !attack.melee
        && !look.has(attack.by, list::MELEE_ATTACK)
        && (look.sheet(attack.by).damage > 0 || attack.figures.is_some())
}

/// The allies that could combine fire on the attack under way.
fn helpers(look: &Look<'_>) -> FigureSet {
    let attack = look.w.attack();
    look.allies(attack.by).filter(|h| may_help(look, attack, *h).is_ok()).collect()
}

/// Whether an ally may combine fire, or why not.
fn may_help(look: &Look<'_>, attack: &Attack, helper: FigureId) -> Result<(), WhyNot> {
    const ACTIVATED: WhyNot = WhyNot::new("000:724", "it-has-activated-this-round");
    const MELEE: WhyNot = WhyNot::new("000:730", "melee-attack-cannot-combine-fire");
    const BLIND: WhyNot = WhyNot::new("000:727", "no-line-of-sight");
    const MOUNTED: WhyNot = WhyNot::new("000:1671", "only-mounted-weapons-or-gunners-combine-with-it");
    const STRUCK: WhyNot = WhyNot::new("000:723-724", "it-is-struck-itself");
    const JAMMED: WhyNot = WhyNot::new("000:1084", "battle-meditation-forbids-it");
    if look.w[helper].activated {
        return Err(ACTIVATED);
    }
    if look.has(helper, list::MELEE_ATTACK) || look.sheet(helper).damage <= 0 {
        return Err(MELEE);
    }
    let target = attack.target;
    if helper == target {
        return Err(STRUCK);
    }
    if look.has(helper, list::POISONED_BLADE) && look.adjacent(helper, target) {
        return Err(MELEE);
    }
    if !look.sees(helper, target) {
        return Err(BLIND);
    }
    let gunner =
        || look.has(helper, list::GUNNER) && look.adjacent(helper, attack.by) && look.acts(helper, list::GUNNER);
    if look.has(attack.by, list::MOUNTED_WEAPON) && !look.has(helper, list::MOUNTED_WEAPON) && !gunner() {
        dejarik_kernel::trace::acted(list::MOUNTED_WEAPON.0);
        return Err(MOUNTED);
    }
    if look.fire_jammed(helper) { Err(JAMMED) } else { Ok(()) }
}

/// Step 7: the die, and what it costs to roll it again.
fn roll(at: &mut At<'_, Minis>) -> Play<()> {
    if at.world().attack().die.is_some() {
        return Ok(()); // it was set and is not rolled
    }
    let by = at.world().attack().by;
    let natural = at.d20()?;
    at.emit(Event::AttackRolled { die: Die { natural, set: false, bonus: 0 } });
    loop {
        if reroll(at)? {
            roll_again(at, reroll_bonus(at, by))?;
            let hits = hits(&look(at));
            karma(at, by, hits)?;
            continue;
        }
        let rolls = at.world().attack().rolls;
        window(at, Moment::Rolled, acting(at))?;
        if at.world().attack().rolls == rolls {
            return Ok(());
        }
    }
}

/// The attack die is rolled again; the old roll is void, what was paid for better rolls stays.
pub fn roll_again(at: &mut At<'_, Minis>, bonus: i8) -> Play<()> {
    let before = at.world().attack().die.map_or(0, |d| d.bonus);
    let natural = at.d20()?;
    at.emit(Event::AttackRolled { die: Die { natural, set: false, bonus: before + bonus } });
    Ok(())
}

/// A Force point for another roll (000:796-797); not against the Force Immune (000:1378).
fn reroll(at: &mut At<'_, Minis>) -> Play<bool> {
    let attack = at.world().attack();
    let (by, natural) = (attack.by, attack.die.map_or(0, |d| d.natural));
    if look(at).immune_from(attack.target, by) || !look(at).strikes(by) {
        return Ok(false);
    }
    wants_reroll(at, by, natural)
}

/// Whether the roll hits.
fn hits(look: &Look<'_>) -> bool {
    let attack = look.w.attack();
    hits_with(look, attack, attack.die.map_or(0, |d| d.natural))
}

/// Whether an attack would hit with that number on the die (000:714-719): 20 always, 1 never, otherwise by comparison. A
/// lower critical hit hits by itself, but where it is none it does not (000:1173-1175, 1808).
pub fn hits_with(look: &Look<'_>, attack: &Attack, natural: u8) -> bool {
    match natural {
        1 => false,
        20 => true,
        natural if natural >= look.critical_from(attack.by) && !look.acts(attack.target, list::RESILIENT) => true,
        natural => {
            let total = i32::from(natural) + look.tally::<()>(&look.query(attack, Stat::Attack)).total;
            total >= look.tally::<()>(&look.query(attack, Stat::Defense)).total
        }
    }
}

/// Step 9: the roll is read; effects of the bare die come first.
fn read(at: &mut At<'_, Minis>) -> Play<()> {
    window(at, Moment::Read, acting(at))?;
    if at.world().attack().cancelled || !hits(&look(at)) {
        at.emit(Event::AttackMissed);
        return Ok(());
    }
    let view = look(at);
    let attack = at.world().attack();
    let natural = attack.die.map_or(0, |d| d.natural);
    let resilient = view.has(attack.target, list::RESILIENT);
    let rolled_critical = natural >= view.critical_from(attack.by);
    let critical = rolled_critical && !(resilient && view.acts(attack.target, list::RESILIENT));
    let damage = view.damage_of_hit(attack, critical);
    let withstands = view.w[attack.target].span >= view.w.options.edition.withstands_disintegration();
    let doom = view.shows_twenty(attack) && !withstands && view.acts(attack.by, list::DISINTEGRATION);
    let counts = view.counts_for_rend(attack);
    at.emit(Event::AttackHit { critical, damage, doom });
    if counts {
        remember_hit(at);
    }
    Ok(())
}

/// A hit that counts for Rend: in the turn, or in the older book for as long as it waits for a second one (E-41).
fn remember_hit(at: &mut At<'_, Minis>) {
    let Attack { by: source, target: on, .. } = *at.world().attack();
    let ability = list::REND;
    if !at.world().options.edition.rends_at_any_time() {
        at.emit(Event::UsedInTurn { who: on, ability });
    } else if look(at).torn(source, on) {
        at.emit(Event::ConditionEnded { on, ability, source });
    } else {
        let (nature, until) = (Nature::Marked, Until::Skirmish);
        at.emit(Event::ConditionBegan(Condition { on, nature, ability, number: 0, source, until }));
    }
}

/// Steps 11 to 14: the damage that is left of the hit.
fn deal(at: &mut At<'_, Minis>) -> Play<()> {
    let attack = at.world().attack();
    let (who, by, amount, doom) = (attack.target, attack.by, attack.damage, attack.doom);
    if (amount <= 0 && !doom) || !look(at).stands(who) {
        return Ok(());
    }
    hurt(at, Hurt { who, first: who, by, amount, attack: true, doom, spent: SmallVec::new() })
}
