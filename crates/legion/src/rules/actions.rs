//! Actions: what a unit does in its activation (gl.actions).

use super::{
    aid, attack, bombs, card_actions, charges, effects, gain, look, lose, moves, objectives, owner, ploys, powers,
    recover, standby, stands, supplies, transport, vaporators, volley,
};
use crate::Legion;
use crate::book::{Moment, Often, Perk, Quality, UnitKind};
use crate::choice::{Ask, Care, Deed, Gait};
use crate::coverage::rule;
use crate::event::{CARD_ACTIONS, Event};
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Mark, Method, OrderToken, Token, UnitId};
use dejarik_kernel::{At, Play, Seat, WhyNot};

/// Every deed that everybody might do, in the order in which they are offered.
const DEEDS: [Deed; 22] = [
    Deed::Attack,
    Deed::Move(Gait::Standard),
    Deed::Move(Gait::Reverse),
    Deed::Move(Gait::Strafe),
    Deed::Move(Gait::Withdraw),
    Deed::Move(Gait::Jump(0)),
    Deed::Move(Gait::Climb(Care::Safe)),
    Deed::Move(Gait::Climb(Care::Quick)),
    Deed::Move(Gait::Climb(Care::Far)),
    Deed::Move(Gait::Climb(Care::Over)),
    Deed::Move(Gait::Embark),
    Deed::Move(Gait::Disembark),
    Deed::Pivot,
    Deed::Aim,
    Deed::Dodge,
    Deed::Standby,
    Deed::Recover,
    Deed::Claim,
    Deed::Drop,
    Deed::Tamper(true),
    Deed::Tamper(false),
    Deed::Resupply,
];

/// What a deed costs.
fn cost(look: &Look<'_>, unit: UnitId, deed: Deed) -> u8 {
    let left = look.w.active.map_or(0, |a| a.actions);
    match deed {
        Deed::Move(Gait::Standard) if look.w[unit].tokens.disabled => 2,
        // Withdrawing takes everything that is left (R2 of the adopted readings).
        Deed::Move(Gait::Withdraw) => left,
        Deed::Move(Gait::Disembark) if transport::hurried(look, unit) => left.max(1),
        // Whoever scales walls adds its free clamber to the one that it pays for (001:9418-9430).
        Deed::Move(Gait::Climb(Care::Far)) if look.has(unit, Key::Scale) => 1,
        Deed::Move(Gait::Climb(Care::Safe | Care::Far | Care::Over)) => 2,
        Deed::Card(key) if look.keywords(unit).any(|k| k.key == key && k.free) => 0,
        Deed::Aid(nth) if aid::source(look, unit, nth).is_some_and(|k| k.free) => 0,
        Deed::Power(nth) if powers::free(look, unit, nth) => 0,
        Deed::Command | Deed::Drop | Deed::Resupply => 0,
        _ => 1,
    }
}

/// Whether a unit may do that with an action now.
pub fn may_do(look: &Look<'_>, unit: UnitId, deed: Deed) -> Result<(), WhyNot> {
    let Some(active) = look.w.active.filter(|a| a.unit == unit) else {
        return Err(WhyNot::new("gl.activating-units", "not-active"));
    };
    if deed == Deed::Done {
        return Ok(());
    }
    if look.aboard(unit) && deed != Deed::Move(Gait::Disembark) {
        rule("gl.transported");
        return Err(WhyNot::new("gl.transported", "it-is-aboard"));
    }
    let price = cost(look, unit, deed);
    let free = price == 0 && !matches!(deed, Deed::Move(_));
    if (active.actions == 0 && !free) || price > active.actions {
        return Err(WhyNot::new("gl.actions", "too-few-actions"));
    }
    let again = deed == Deed::Attack && attacks_again(look, unit);
    let repeated = active.done & deed.bit() != 0 && !again && !matches!(deed, Deed::Move(_));
    let often = deed == Deed::Command && look.commanded_action(unit).is_some_and(|(_, _, o, _)| o == Often::Always);
    if repeated || (active.cards & deed.card_bit() != 0 && !often) {
        return Err(WhyNot::new("gl.actions", "already-done-this-activation"));
    }
    let kind = look.kind(unit);
    let attacks = matches!(deed, Deed::Power(nth) if powers::attacks(look, unit, nth));
    match deed {
        Deed::Attack => volley::may_attack(look, unit, None),
        Deed::Move(gait) => may_move(look, unit, gait),
        Deed::Pivot => may_pivot(look, unit),
        Deed::Standby if active.attacked => Err(WhyNot::new("gl.standby", "it-has-attacked")),
        Deed::Standby if !(kind.trooper() || kind == UnitKind::GroundVehicle || look.has(unit, Key::Hover)) => {
            Err(WhyNot::new("gl.standby", "not-for-repulsors"))
        }
        Deed::Recover if !recover::useful(look, unit) => Err(WhyNot::new("gl.recover", "nothing-to-recover")),
        Deed::Claim => objectives::may_claim(look, unit),
        Deed::Drop => bombs::may_drop(look, unit),
        Deed::Tamper(harm) => vaporators::may(look, unit, harm),
        Deed::Resupply => supplies::may(look, unit),
        Deed::Card(key) => card_actions::may(look, unit, key),
        Deed::Aid(nth) => aid::may(look, unit, nth),
        Deed::Power(_) if attacks && active.done & Deed::Attack.bit() != 0 => {
            Err(WhyNot::new("gl.actions", "already-done-this-activation"))
        }
        Deed::Power(nth) => powers::may(look, unit, nth),
        Deed::Command => ploys::may(look, unit),
        _ => Ok(()),
    }
}

/// Whether the active unit may perform another attack action: a second one by Barrage, if no mini used two weapons at once,
/// or as many as its command card says.
fn attacks_again(look: &Look<'_>, unit: UnitId) -> bool {
    let Some(active) = look.w.active.filter(|a| a.unit == unit) else { return false };
    let barrage = active.attacks == 1 && !active.arsenal && look.has(unit, Key::Barrage);
    barrage || active.attacks < look.attack_actions(unit)
}

fn may_pivot(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    if !look.notched(unit) {
        return Err(WhyNot::new("gl.pivot", "no-front-to-turn"));
    }
    if look.held_fast(unit) {
        return Err(WhyNot::new("gl.immobilize-tokens", "it-cannot-move"));
    }
    if held_in_melee(look, unit) { Err(WhyNot::new("gl.engaged", "engaged-units-stay")) } else { Ok(()) }
}

/// What a move action can be that takes one action (gl.movement).
const STRIDES: [Deed; 9] = [
    Deed::Move(Gait::Standard),
    Deed::Move(Gait::Reverse),
    Deed::Move(Gait::Strafe),
    Deed::Move(Gait::Jump(0)),
    Deed::Move(Gait::Climb(Care::Quick)),
    Deed::Move(Gait::Climb(Care::Far)),
    Deed::Move(Gait::Embark),
    Deed::Move(Gait::Disembark),
    Deed::Pivot,
];

/// Whether a unit, active or not, could perform that as a free move action.
pub(super) fn may_stride(look: &Look<'_>, unit: UnitId, deed: Deed) -> Result<(), WhyNot> {
    if look.aboard(unit) && deed != Deed::Move(Gait::Disembark) {
        return Err(WhyNot::new("gl.transported", "it-is-aboard"));
    }
    let active = look.w.active.is_some_and(|a| a.unit == unit);
    match deed {
        // Getting off in haste takes an activation.
        Deed::Move(Gait::Disembark) if !active && transport::hurried(look, unit) => {
            Err(WhyNot::new("gl.embark-and-disembark", "too-few-actions"))
        }
        Deed::Pivot => may_pivot(look, unit),
        Deed::Move(Gait::Climb(Care::Far)) if !look.has(unit, Key::Scale) => {
            Err(WhyNot::new("gl.actions", "too-few-actions"))
        }
        // A standard move takes it two actions (001:5162-5165, 001:9965-9968).
        Deed::Move(Gait::Standard) if look.w[unit].tokens.disabled => {
            Err(WhyNot::new("gl.disabled", "too-few-actions"))
        }
        Deed::Move(gait) => may_move(look, unit, gait),
        _ => Err(WhyNot::new("gl.movement", "no-move-action")),
    }
}

/// What a unit could do with a free move action.
pub(super) fn strides<'a>(look: &Look<'a>, unit: UnitId) -> impl Iterator<Item = Deed> + 'a {
    let look = *look;
    STRIDES.into_iter().filter(move |deed| may_stride(&look, unit, *deed).is_ok())
}

/// A unit, active or not, performs a free move action of whatever kind somebody likes.
pub(super) fn stride(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let rules = at.rules();
    if strides(&look(at), unit).next().is_none() {
        return Ok(());
    }
    let deed: Deed = at.ask(seat, Ask::Stride(unit), |w, list| list.extend(strides(&Look::new(rules, w), unit)))?;
    match deed {
        _ if at.world().active.is_some_and(|a| a.unit == unit) => perform(at, unit, deed, 0),
        Deed::Move(gait) => move_action(at, unit, gait),
        _ => pivot_action(at, unit),
    }
}

fn may_move(look: &Look<'_>, unit: UnitId, gait: Gait) -> Result<(), WhyNot> {
    if gait == Gait::Disembark {
        return transport::may(look, unit, gait);
    }
    let hovers = look.has(unit, Key::Hover);
    let plods = look.has(unit, Key::Plodding) && look.w.active.is_some_and(|a| a.unit == unit && a.strode);
    if gait == Gait::Standard && plods {
        Key::Plodding.acted();
        return Err(WhyNot::new("gl.plodding", "one-standard-move-only"));
    }
    if look.has(unit, Key::Stationary) {
        Key::Stationary.acted();
        return Err(WhyNot::new("gl.stationary", "it-only-pivots"));
    }
    if look.w.active.is_some_and(|a| a.unit == unit && a.cumbersome) {
        Key::Cumbersome.acted();
        return Err(WhyNot::new("gl.cumbersome", "cumbersome-after-an-attack"));
    }
    let engaged = look.engaged(unit);
    match gait {
        Gait::Withdraw if !engaged => return Err(WhyNot::new("gl.withdraw", "not-engaged")),
        Gait::Withdraw if look.speed(unit, Gait::Standard, false) == 0 => {
            return Err(WhyNot::new("gl.withdraw", "it-cannot-move"));
        }
        _ if gait != Gait::Withdraw && held_in_melee(look, unit) => {
            return Err(WhyNot::new("gl.engaged", "engaged-units-withdraw"));
        }
        Gait::Reverse if !reverses(look, unit) => {
            return Err(WhyNot::new("gl.reverse", "it-does-not-reverse"));
        }
        Gait::Strafe if !hovers || !look.side_notches(unit) => {
            return Err(WhyNot::new("gl.strafe", "it-does-not-strafe"));
        }
        _ => {}
    }
    if gait == Gait::Embark {
        return transport::may(look, unit, gait);
    }
    if let Gait::Climb(care) = gait {
        return super::climb::may_climb(look, unit, care);
    }
    if matches!(gait, Gait::Jump(_)) && !look.has(unit, Key::Jump) {
        return Err(WhyNot::new("gl.jump-x", "it-does-not-jump"));
    }
    let gait = jump(look, unit, gait);
    if !super::can_march(look, unit, gait) && !spur_helps(look, unit, gait) {
        return Err(WhyNot::new("gl.movement", "no-room-to-move"));
    }
    Ok(())
}

/// Whether a unit can back away (gl.reverse).
pub(super) fn reverses(look: &Look<'_>, unit: UnitId) -> bool {
    use UnitKind::{CreatureTrooper, EmplacementTrooper, GroundVehicle};
    let able = matches!(look.kind(unit), GroundVehicle | CreatureTrooper | EmplacementTrooper);
    (able || look.has(unit, Key::Hover)) && !look.w[unit].tokens.disabled
}

/// Whether a melee keeps a unit from moving as it likes.
pub(super) fn held_in_melee(look: &Look<'_>, unit: UnitId) -> bool {
    look.engaged(unit) && !disengages(look, unit) && !slips(look, unit)
}

/// Whether a unit moves as it likes because it is engaged with a single enemy unit (gl.disengage).
fn disengages(look: &Look<'_>, unit: UnitId) -> bool {
    let single = || look.melee_foes(unit).filter(|u| look.trooper(*u)).count() == 1;
    let may = look.has(unit, Key::Disengage) && single();
    if may {
        Key::Disengage.acted();
    }
    may
}

/// Whether a unit gets away from a melee by its command card or its upgrade: every enemy in it is held fast.
fn slips(look: &Look<'_>, unit: UnitId) -> bool {
    (look.is(unit, Quality::Slippery) || look.has_perk(unit, &Perk::Slips))
        && look.melee_foes(unit).filter(|u| look.trooper(*u)).all(|u| look.w[u].tokens.immobilize > 0)
}

/// Whether a unit could move if it were spurred on (gl.spur).
fn spur_helps(look: &Look<'_>, unit: UnitId, gait: Gait) -> bool {
    if !look.has(unit, Key::Spur) {
        return false;
    }
    let mut spurred = look.w.clone();
    spurred[unit].marks.spurred = true;
    super::can_march(&Look::new(look.rules, &spurred), unit, gait)
}

/// A jump is as high as the unit's keyword says.
fn jump(look: &Look<'_>, unit: UnitId, gait: Gait) -> Gait {
    match gait {
        Gait::Jump(_) => Gait::Jump(look.sum(unit, Key::Jump)),
        other => other,
    }
}

/// What the cards of a unit could let it do.
fn card_deeds<'a>(look: &Look<'a>, unit: UnitId) -> impl Iterator<Item = Deed> + 'a {
    let (look, n) = (*look, look.w[unit].upgrades.len() as u8);
    let cards = CARD_ACTIONS.into_iter().filter(move |key| *key != Key::Jump && look.has(unit, *key)).map(Deed::Card);
    let powers = (0..n).filter(move |n| look.upgrade(unit, *n).power.is_some()).map(Deed::Power);
    let command = look.commanded_action(unit).map(|_| Deed::Command);
    cards.chain((0..=n).map(Deed::Aid)).chain(powers).chain(command)
}

/// Whether a unit without actions can still do something that costs none.
fn free_deeds(look: &Look<'_>, unit: UnitId) -> bool {
    card_deeds(look, unit).chain([Deed::Drop, Deed::Resupply]).any(|deed| may_do(look, unit, deed).is_ok())
}

/// What a unit may do with an action now. A unit with AI and without a faceup order begins with one of its actions, if it
/// can (gl.ai-action).
pub fn deeds(look: &Look<'_>, unit: UnitId) -> Vec<Deed> {
    let all = DEEDS.into_iter().chain(card_deeds(look, unit));
    let mut can: Vec<Deed> = all.filter(|deed| may_do(look, unit, *deed).is_ok()).collect();
    let begun = look.w.active.is_some_and(|a| a.begun);
    if !begun && look.w[unit].order != OrderToken::FaceUp {
        let wants = |deed: &Deed| {
            let word = match deed {
                Deed::Attack => "attack",
                Deed::Move(_) | Deed::Pivot => "move",
                Deed::Aim => "aim",
                Deed::Dodge => "dodge",
                Deed::Standby => "standby",
                _ => return false,
            };
            let free = look.has_perk(unit, &Perk::FreeWill) || look.w.active.is_some_and(|a| a.willed);
            !free && look.keywords(unit).filter(|k| k.key == Key::Ai).any(|k| k.of.iter().any(|w| w == word))
        };
        if can.iter().any(wants) {
            Key::Ai.acted();
            can.retain(wants);
            return can;
        }
    }
    can.push(Deed::Done);
    can
}

/// The active unit acts until it has no actions left or wants no more.
pub(super) fn perform_all(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    loop {
        let Some(active) = at.world().active else { return Ok(()) };
        if !stands(at, unit) || (active.withdrew && !moves::keeps_abilities(&look(at), unit)) {
            return Ok(());
        }
        // With no action left only free card actions can be done.
        if active.actions == 0 && !free_deeds(&look(at), unit) {
            return Ok(());
        }
        let rules = at.rules();
        let deed: Deed = at.ask(owner(at, unit), Ask::Action(unit, active.actions), |w, list| {
            list.extend(deeds(&Look::new(rules, w), unit));
        })?;
        if deed == Deed::Done {
            return Ok(());
        }
        let price = cost(&look(at), unit, deed);
        if price > 1 && at.world()[unit].tokens.disabled {
            rule("gl.disabled");
        }
        perform(at, unit, deed, price)?;
    }
}

/// A unit performs an action, free ones for nothing.
pub(super) fn perform(at: &mut At<'_, Legion>, unit: UnitId, deed: Deed, cost: u8) -> Play<()> {
    rule("gl.actions");
    at.emit(Event::ActionTaken { deed, cost });
    if deed != Deed::Standby {
        lose(at, unit, Token::Standby, 1);
    }
    match deed {
        Deed::Attack => return attack_action(at, unit, None),
        Deed::Move(gait) => return move_action(at, unit, gait),
        Deed::Pivot => return pivot_action(at, unit),
        Deed::Aim => {
            let n = 1 + u8::from(look(at).offensive(unit) == Some(true));
            gain(at, unit, Token::Aim, n);
        }
        Deed::Dodge => {
            let n = 1 + u8::from(look(at).offensive(unit) == Some(false));
            gain(at, unit, Token::Dodge, n);
        }
        Deed::Standby => {
            gain(at, unit, Token::Standby, 1);
            let ready = look(at).sum(unit, Key::Ready);
            if ready > 0 {
                Key::Ready.acted();
                gain(at, unit, Token::Aim, ready);
            }
        }
        Deed::Recover => recover::recover(at, unit)?,
        Deed::Claim | Deed::Tamper(_) => {
            match deed {
                Deed::Tamper(harm) => vaporators::tamper(at, unit, harm)?,
                _ => objectives::claim(at, unit)?,
            }
            recognised(at, unit);
        }
        Deed::Card(Key::Arm) => return arm(at, unit),
        Deed::Card(key) => card_actions::perform(at, unit, key)?,
        Deed::Aid(nth) => aid::aid(at, unit, nth)?,
        Deed::Command => ploys::act(at, unit)?,
        Deed::Drop => {
            bombs::drop(at, unit);
            recognised(at, unit);
        }
        Deed::Resupply => supplies::resupply(at, unit)?,
        Deed::Power(nth) => {
            if powers::attacks(&look(at), unit, nth) {
                // It is treated as an attack action too.
                at.emit(Event::ActionTaken { deed: Deed::Attack, cost: 0 });
            }
            return powers::perform(at, unit, nth);
        }
        Deed::Done => {}
    }
    standby::answered(at, unit)
}

/// A unit lays charges. What its command card grants after that comes after standby and charges (001:4968-4973).
fn arm(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let ordered = charges::ordered(&look(at), unit);
    card_actions::perform(at, unit, Key::Arm)?;
    standby::answered(at, unit)?;
    let seat = owner(at, unit);
    if ordered { effects::heard(at, seat, Moment::Laid, unit) } else { Ok(()) }
}

/// A turn on the spot as an action, free or not, and what follows it.
fn pivot_action(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    rule("gl.pivot");
    moves::pivot(at, unit)?;
    if stands(at, unit) { after_move(at, unit, None) } else { Ok(()) }
}

/// Whoever does what an objective card lets it do is incognito no longer (gl.incognito).
fn recognised(at: &mut At<'_, Legion>, unit: UnitId) {
    if look(at).hidden(unit) {
        Key::Incognito.acted();
        at.emit(Event::Noted { unit, mark: Mark::Exposed });
    }
}

/// An attack action, free or not, and what follows it.
pub(super) fn attack_action(at: &mut At<'_, Legion>, unit: UnitId, limit: Option<Limit>) -> Play<()> {
    let fought = attack::attack(at, unit, limit)?;
    gunslinger(at, unit, fought)
}

/// A move action, free or not, and what follows it.
pub(super) fn move_action(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<()> {
    rule(match gait {
        Gait::Withdraw => "gl.withdraw",
        Gait::Climb(_) => "gl.climb-and-clamber",
        Gait::Reverse => "gl.reverse",
        Gait::Strafe => "gl.strafe",
        Gait::Embark | Gait::Disembark => "gl.embark-and-disembark",
        _ => "gl.movement",
    });
    let hurried = gait == Gait::Disembark && transport::hurried(&look(at), unit);
    if matches!(gait, Gait::Climb(_)) {
        rule("fm.vertical-movement");
        rule("gl.height");
    }
    if gait == Gait::Withdraw {
        rule("gl.engaged");
    }
    if matches!(gait, Gait::Reverse | Gait::Strafe) && look(at).has(unit, Key::Hover) {
        Key::Hover.acted();
    }
    let gait = jump(&look(at), unit, gait);
    // A clamber to height 2 by Scale is both clambers in one.
    let both = gait == Gait::Climb(Care::Far) && look(at).has(unit, Key::Scale);
    let scaled = both || gait != Gait::Withdraw && super::climb::scale(at, unit)?;
    spur(at, unit, gait)?;
    let contact = match gait {
        Gait::Climb(care) => super::climb::climb(at, unit, care)?,
        Gait::Embark => transport::embark(at, unit).map(|()| None)?,
        Gait::Disembark => transport::disembark(at, unit).map(|()| None)?,
        _ => moves::with_pivot(at, unit, gait)?,
    };
    if matches!(gait, Gait::Jump(_)) {
        Key::Jump.acted();
    }
    // A move that found no way was spurred for nothing.
    if at.world()[unit].marks.spurred {
        at.emit(Event::Spurred { unit, on: false });
    }
    if !scaled && contact.is_none() && gait != Gait::Withdraw {
        super::climb::scale(at, unit)?;
    }
    // Creatures and emplacements keep their abilities even so (gl.creature-trooper).
    let keeps = moves::keeps_abilities(&look(at), unit);
    if keeps {
        rule(match look(at).kind(unit) {
            UnitKind::CreatureTrooper => "gl.creature-trooper",
            _ => "gl.emplacement-trooper",
        });
    }
    if stands(at, unit) && !hurried && (gait != Gait::Withdraw || keeps) {
        after_move(at, unit, contact)?;
    }
    Ok(())
}

/// A suppression token for one more speed in this move, if the unit likes (gl.spur).
fn spur(at: &mut At<'_, Legion>, unit: UnitId, gait: Gait) -> Play<()> {
    let slow = look(at).has(unit, Key::Spur)
        && !matches!(gait, Gait::Withdraw | Gait::Climb(_) | Gait::Embark | Gait::Disembark)
        && look(at).card(unit).speed < 3;
    if !slow || !spur_helps(&look(at), unit, gait) {
        return Ok(());
    }
    let must = !super::can_march(&look(at), unit, gait);
    if must || at.yes(owner(at, unit), Ask::Use(unit, Key::Spur))? {
        Key::Spur.acted();
        at.emit(Event::Spurred { unit, on: true });
        gain(at, unit, Token::Suppression, 1);
    }
    Ok(())
}

/// Whether a unit has a keyword; who is enraged has Charge (gl.enrage-x).
fn has(at: &At<'_, Legion>, unit: UnitId, key: Key) -> bool {
    look(at).has(unit, key) || (key == Key::Charge && look(at).enraged(unit))
}

/// Free attacks after a move action: Charge, Relentless, Steady. One attack action in an activation is all there is.
fn after_move(at: &mut At<'_, Legion>, unit: UnitId, contact: Option<UnitId>) -> Play<()> {
    let mut attacked = false;
    for key in [Key::Charge, Key::Relentless, Key::Steady] {
        let own = at.world().active.filter(|a| a.unit == unit);
        let fought = own.is_some_and(|a| a.done & Deed::Attack.bit() != 0);
        let spent = attacked || (fought && !attacks_again(&look(at), unit));
        if spent || !stands(at, unit) || !has(at, unit, key) || at.world()[unit].tokens.panic {
            continue;
        }
        let only = match key {
            Key::Charge => match contact {
                Some(foe) if look(at).in_contact(unit, foe) => {
                    Some(Limit { method: Some(Method::Melee), target: Some(foe), but: 0 })
                }
                _ => continue,
            },
            Key::Steady => Some(Limit { method: Some(Method::Ranged), target: None, but: 0 }),
            _ => None,
        };
        let can = volley::can_attack(&look(at), unit, only);
        // A card action that is an attack action serves as well, except in a melee.
        let thrown = powers::instead(&look(at), unit).filter(|_| key != Key::Charge);
        if !can && thrown.is_none() {
            continue;
        }
        if at.yes(owner(at, unit), Ask::Use(unit, key))? {
            key.acted();
            rule("gl.abilities");
            rule("gl.free-actions");
            attacked = true;
            let throws = thrown.is_some() && (!can || at.yes(owner(at, unit), Ask::Throw(unit))?);
            if let Some(nth) = thrown.filter(|_| throws) {
                perform(at, unit, Deed::Power(nth), 0)?;
                continue;
            }
            if own.is_some() {
                at.emit(Event::ActionTaken { deed: Deed::Attack, cost: 0 });
            }
            attack_action(at, unit, only)?;
        }
    }
    Ok(())
}

/// After a ranged attack action, one more ranged attack on another unit, which is no action (gl.gunslinger).
fn gunslinger(at: &mut At<'_, Legion>, unit: UnitId, fought: attack::Fought) -> Play<()> {
    let Some((Method::Ranged, target)) = fought.filter(|_| stands(at, unit)) else { return Ok(()) };
    if !look(at).has(unit, Key::Gunslinger) {
        return Ok(());
    }
    let other = Limit { method: Some(Method::Ranged), target: None, but: 1 << target.0 };
    if volley::can_attack(&look(at), unit, Some(other)) && at.yes(owner(at, unit), Ask::Use(unit, Key::Gunslinger))? {
        Key::Gunslinger.acted();
        attack::attack(at, unit, Some(other))?;
    }
    Ok(())
}

/// What an attack is limited to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// How it is fought, if that is said.
    pub method: Option<Method>,
    /// Whom it must be fought with, if that is said.
    pub target: Option<UnitId>,
    /// Whom it must not be fought with, a bit each.
    pub but: u64,
}

impl Limit {
    /// Whether an attack in that way on that unit is allowed.
    pub fn admits(&self, method: Method, target: UnitId) -> bool {
        self.method.is_none_or(|m| m == method)
            && self.target.is_none_or(|t| t == target)
            && self.but >> target.0 & 1 == 0
    }
}
