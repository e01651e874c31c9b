//! Ploys: what command cards let units do, and what they do to units that somebody chooses (gl.command-cards).

use super::actions::Limit;
use super::dice::throw;
use super::{
    actions, attack, bane, card_actions, charges, displace, effects, gain, look, lose, melee, moves, owner, samples,
    standby, stands, volley, wounds,
};
use crate::Legion;
use crate::book::{Act, CommandId, Rank, Sight, Whose};
use crate::choice::{Ask, Gait, Response, Spot, Spots};
use crate::coverage::rule;
use crate::event::{Event, apply};
use crate::geometry::{Footprint, range};
use crate::keywords::Key;
use crate::look::{Look, Placing};
use crate::world::{Die, Face, Mark, OrderToken, Token, UnitId, World, team};
use dejarik_kernel::{At, Play, Seat, WhyNot};
use smallvec::SmallVec;

/// Whether something can be done with a unit by the player of a card.
pub(super) fn possible(look: &Look<'_>, seat: Seat, card: CommandId, unit: UnitId, act: &Act) -> bool {
    let can = |act: &Act| effects::possible(look, seat, card, unit, act);
    match act {
        Act::All(acts) => acts.iter().all(can),
        Act::Fight => volley::can_attack(look, unit, None),
        Act::Stride => standby::can_march(look, unit),
        Act::Pick(whose, who, reach, sight, acts) => {
            !open(look, seat, card, unit, (*whose, who, *reach, *sight), acts).is_empty()
        }
        Act::Handled => handles(look, seat, unit),
        Act::Hurled => !look.aboard(unit) && !landings(look, unit).is_empty(),
        Act::Shoved(speed) => {
            look.trooper(unit)
                && !look.aboard(unit)
                && !actions::held_in_melee(look, unit)
                && !look.has(unit, Key::Stationary)
                && !look.ignores_foes(unit)
                && super::can_march(look, unit, Gait::Speed(*speed))
        }
        Act::Paint => charges::may_paint(look, unit),
        Act::Smoke(_) => charges::room(look, unit),
        _ => true,
    }
}

/// What the command card has a unit do.
pub(super) fn perform(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, act: &Act) -> Play<()> {
    match act {
        Act::All(acts) => {
            for act in acts {
                effects::perform(at, seat, card, unit, act)?;
            }
        }
        Act::Or(first, second) => {
            let may = effects::possible(&look(at), seat, card, unit, first);
            let act = if may && at.yes(seat, Ask::Card(unit, card))? { first } else { second };
            effects::perform(at, seat, card, unit, act)?;
        }
        Act::Hurt(n) => wounds::suffer_apart(at, unit, *n, None, None)?,
        Act::Fight if stands(at, unit) => attack::attack(at, unit, None).map(|_| ())?,
        Act::Stride => stride(at, unit)?,
        Act::Pounce => pounce(at, seat, card, unit)?,
        Act::IfSeen(reach, inner) => {
            let near = at
                .world()
                .active
                .is_some_and(|a| look(at).range(unit, a.unit) <= *reach && look(at).unit_sees(unit, a.unit));
            if near {
                effects::perform(at, seat, card, unit, inner)?;
            }
        }
        Act::Pick(whose, who, reach, sight, acts) => {
            let open = open(&look(at), seat, card, unit, (*whose, who, *reach, *sight), acts);
            if !open.is_empty() {
                let chosen: UnitId =
                    at.ask(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))?;
                for act in acts {
                    effects::perform(at, seat, card, chosen, act)?;
                }
            }
        }
        Act::PickUpTo(n, whose, who, reach, acts) => pick_some(at, seat, card, unit, (*n, *whose, who, *reach), acts)?,
        Act::Handled => handled(at, seat, unit)?,
        Act::Hurled => hurled(at, seat, unit)?,
        Act::TakeOver(reach, most) => take_over(at, seat, card, unit, (*reach, *most))?,
        Act::HandOver(reach) => hand_over(at, seat, card, unit, *reach)?,
        Act::Shoved(speed) => shoved(at, seat, card, unit, *speed)?,
        Act::Pacified => at.emit(Event::Noted { unit, mark: Mark::Pacified }),
        Act::Sheltered => at.emit(Event::Noted { unit, mark: Mark::Sheltered }),
        Act::Slowed => at.emit(Event::Noted { unit, mark: Mark::Slowed }),
        Act::Falls => {
            let fighting = melee::pairs(&look(at), unit);
            wounds::lost(at, unit, None)?;
            melee::restore(at, &fighting)?;
        }
        Act::Dulled if at.world()[unit].rank == Rank::Corps && at.world()[unit].order != OrderToken::FaceDown => {
            at.emit(Event::OrderAssigned { unit, to: OrderToken::FaceDown });
        }
        Act::Paint => charges::paint(at, unit)?,
        Act::Smoke(n) => charges::smoke(at, unit, *n)?,
        _ => {}
    }
    Ok(())
}

/// Whether the active unit may use the free card action of its side's command card.
pub(super) fn may(look: &Look<'_>, unit: UnitId) -> Result<(), WhyNot> {
    let Some((seat, card, _, acts)) = look.commanded_action(unit) else {
        return Err(WhyNot::new("gl.free-card-actions", "no-such-card-action"));
    };
    match acts.iter().all(|act| effects::possible(look, seat, card, unit, act)) {
        true => Ok(()),
        false => Err(WhyNot::new("gl.free-card-actions", "nobody-to-use-it-on")),
    }
}

/// The free card action of the command card.
pub(super) fn act(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    let Some((seat, card, _, acts)) = look(at).commanded_action(unit) else { return Ok(()) };
    let acts = acts.to_vec();
    rule("gl.free-card-actions");
    for act in &acts {
        if stands(at, unit) {
            effects::perform(at, seat, card, unit, act)?;
        }
    }
    Ok(())
}

/// The units that can be chosen: meant by the card, in reach of whoever it speaks of, and fit for what is done to them.
fn open(
    look: &Look<'_>,
    seat: Seat,
    card: CommandId,
    unit: UnitId,
    (whose, who, reach, sight): (Whose, &str, u8, Sight),
    acts: &[Act],
) -> SmallVec<[UnitId; 16]> {
    let voice = look.speaker(&look.rules.book().commands[card.0 as usize], unit);
    let near = |u: UnitId| match voice {
        Some(mini) => look.mini_range(u, mini) <= reach,
        None => look.range(unit, u) <= reach,
    };
    let seen = |u: UnitId| match (sight, voice) {
        (Sight::Any, _) => true,
        (Sight::Seen, Some(mini)) => look.mini_sees(mini, u),
        (Sight::Seen, None) => look.unit_sees(unit, u),
    };
    let fit = |u: UnitId| acts.iter().all(|act| effects::possible(look, seat, card, u, act));
    let mut open = effects::around(look, card, unit, whose, who, 0);
    open.retain(|u| *u != unit && near(*u) && seen(*u) && fit(*u));
    open
}

/// Up to so many units are chosen one after another, each once.
fn pick_some(
    at: &mut At<'_, Legion>,
    seat: Seat,
    card: CommandId,
    unit: UnitId,
    (n, whose, who, reach): (u8, Whose, &str, u8),
    acts: &[Act],
) -> Play<()> {
    let mut taken: SmallVec<[UnitId; 4]> = SmallVec::new();
    for _ in 0..n {
        let mut open = open(&look(at), seat, card, unit, (whose, who, reach, Sight::Any), acts);
        open.retain(|u| !taken.contains(u));
        if open.is_empty() {
            break;
        }
        let chosen = at.may(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))?;
        let Some(chosen) = chosen else { break };
        taken.push(chosen);
        for act in acts {
            effects::perform(at, seat, card, chosen, act)?;
        }
    }
    Ok(())
}

/// A free move action of a unit, active or not.
fn stride(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    if !stands(at, unit) || !standby::can_march(&look(at), unit) {
        return Ok(());
    }
    rule("gl.free-actions");
    let seat = owner(at, unit);
    actions::stride(at, seat, unit)
}

/// Once in a round: a suppression token for an attack on the enemy that activates, or for a free move action.
fn pounce(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId) -> Play<()> {
    let Some(prey) = at.world().active.map(|a| a.unit) else { return Ok(()) };
    let limit = Limit { method: None, target: Some(prey), but: 0 };
    let attacks = volley::can_attack(&look(at), unit, Some(limit));
    let moves = !at.world()[unit].tokens.panic && standby::can_march(&look(at), unit);
    if at.world().sides[seat.index()].spent || !(attacks || moves) {
        return Ok(());
    }
    let how: Option<Response> = at.may(seat, Ask::Card(unit, card), |_, list| {
        list.extend(attacks.then_some(Response::Attack));
        list.extend(moves.then_some(Response::Move));
    })?;
    let Some(how) = how else { return Ok(()) };
    at.emit(Event::CardSpent(seat));
    gain(at, unit, Token::Suppression, 1);
    match how {
        Response::Attack => attack::attack(at, unit, Some(limit)).map(|_| ()),
        Response::Move => actions::stride(at, seat, unit),
    }
}

/// The World in which a player has a unit in hand.
fn in_hand(look: &Look<'_>, seat: Seat, unit: UnitId) -> World {
    let mut w = look.w.clone();
    apply(&mut w, &Event::Handed { unit, to: seat });
    w
}

/// Whether a player could have a unit act: any of his own; an enemy's only if it is suppressed and not held in a melee.
fn handles(look: &Look<'_>, seat: Seat, unit: UnitId) -> bool {
    let foreign = look.w[unit].side != team(seat);
    if look.aboard(unit) || look.w[unit].tokens.panic || (foreign && (!look.suppressed(unit) || look.engaged(unit))) {
        return false;
    }
    let w = in_hand(look, seat, unit);
    let look = Look::new(look.rules, &w);
    volley::can_attack(&look, unit, None) || standby::can_march(&look, unit)
}

/// A unit performs a free move or attack action as somebody else likes; an enemy's own side is the enemy meanwhile.
fn handled(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let home = owner(at, unit);
    let (took, gave) = (Event::Handed { unit, to: seat }, Event::Handed { unit, to: home });
    at.during(took, gave, |at| card_actions::act_now(at, seat, unit))
}

/// Whether a leader may be put there: within range 1 of where it stood and at most height 1 above or below, touching no enemy.
fn may_land(look: &Look<'_>, unit: UnitId, foot: &Footprint) -> Result<(), WhyNot> {
    if !foot.at.is_near() {
        return Err(WhyNot::new("gl.battlefield", "off-the-table"));
    }
    let (figures, from) = (&look.rules.book().figures, look.leader(unit));
    if !range::within(&from, foot, figures.segment, 1) {
        return Err(WhyNot::new("gl.within-range", "out-of-range"));
    }
    let high = look.surface(foot.at) - look.w[look.w[unit].leader].z;
    if high.abs() > figures.segment {
        return Err(WhyNot::new("gl.height", "too-high-or-too-low"));
    }
    look.may_stand(unit, None, foot, Some(unit))?;
    if look.touched(unit, None, foot).next().is_some() {
        return Err(WhyNot::new("gl.melee", "contact-with-an-enemy"));
    }
    let mut w = look.w.clone();
    let (mini, z) = (look.w[unit].leader, look.surface(foot.at));
    apply(&mut w, &Event::Placed { mini, at: foot.at, z, facing: foot.facing });
    let placing = Placing::around(Spot { at: foot.at, facing: foot.facing });
    let roomy = w.minis_on(unit).count() < 2 || samples::packed(&Look::new(look.rules, &w), unit, &placing).is_some();
    if roomy { Ok(()) } else { Err(WhyNot::new("gl.cohesion", "no-room-for-the-unit")) }
}

/// Places where a unit's leader can be put.
fn landings(look: &Look<'_>, unit: UnitId) -> Vec<Footprint> {
    let middle = look.leader(unit).at;
    let segment = look.rules.book().figures.segment;
    displace::rings(look, unit, (middle, segment), 12, |foot| foot.at != middle && may_land(look, unit, foot).is_ok())
}

/// A unit is thrown aside: somebody puts it near where it stood; an enemy rolls a white die for each mini, and blocks and
/// surges wound it.
fn hurled(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    let rules = at.rules();
    let open = landings(&look(at), unit);
    let (leader, facing) = (at.world()[unit].leader, look(at).leader(unit).facing);
    let one = |at| Spots(smallvec::smallvec![Spot { at, facing }]);
    let chosen: Spots = at.ask_open(
        seat,
        Ask::Displace(unit),
        |_, list| list.extend(open.iter().map(|foot| one(foot.at))),
        |w: &World, spots: Spots| {
            let look = Look::new(rules, w);
            let [spot] = spots.0[..] else { return Err(WhyNot::new("gl.displacement", "one-place-for-the-leader")) };
            may_land(&look, unit, &look.foot_at(unit, spot.at, facing)).map(|()| one(spot.at))
        },
    )?;
    let place = chosen.0[0].at;
    let z = look(at).surface(place);
    let foes: SmallVec<[UnitId; 2]> = look(at).melee_foes(unit).collect();
    at.emit(Event::Placed { mini: leader, at: place, z, facing });
    moves::rearrange(at, seat, unit)?;
    melee::left(at, unit, &foes)?;
    bane::sprung(at, unit)?;
    if at.world()[unit].side == team(seat) || !stands(at, unit) {
        return Ok(());
    }
    let dice: SmallVec<[Die; 12]> = at.world().minis_on(unit).map(|_| Die::WhiteDefense).collect();
    let hurt = throw(at, &dice)?.iter().filter(|d| d.face != Face::Blank).count() as u8;
    wounds::suffer(at, unit, hurt, None, None)
}

/// The troopers around a unit that something holds for, whosever they are.
fn troopers(look: &Look<'_>, unit: UnitId, reach: u8, fits: impl Fn(UnitId) -> bool) -> SmallVec<[UnitId; 8]> {
    let side = look.w[unit].side;
    let open = |u: &UnitId| {
        *u != unit
            && look.trooper(*u)
            && (look.w[*u].side == side || !look.ignores_foes(*u))
            && look.range(unit, *u) <= reach
            && fits(*u)
    };
    look.w.standing().filter(open).collect()
}

/// One token goes from one unit to another: the one loses it, the other gains it (gl.transfer).
fn transfer(at: &mut At<'_, Legion>, from: UnitId, to: UnitId, token: Token) {
    rule("gl.transfer");
    lose(at, from, token, 1);
    gain(at, to, token, 1);
}

/// A unit takes suppression over from troopers around it, and gains a dodge token for each, up to so many.
fn take_over(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, (reach, most): (u8, u8)) -> Play<()> {
    // Whom nothing frightens cannot take fear over (gl.transfer).
    if look(at).courage(unit).is_none() {
        return Ok(());
    }
    for taken in 0u8.. {
        let open = troopers(&look(at), unit, reach, |u| at.world()[u].tokens.suppression > 0);
        if open.is_empty() {
            break;
        }
        let chosen = at.may(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))?;
        let Some(from) = chosen else { break };
        transfer(at, from, unit, Token::Suppression);
        if taken < most {
            gain(at, unit, Token::Dodge, 1);
        }
    }
    Ok(())
}

/// A unit hands its suppression on to troopers around it; enemies among them are held fast once.
fn hand_over(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, reach: u8) -> Play<()> {
    let mut given: SmallVec<[UnitId; 8]> = SmallVec::new();
    while at.world()[unit].tokens.suppression > 0 {
        let open = troopers(&look(at), unit, reach, |u| look(at).courage(u).is_some());
        if open.is_empty() {
            break;
        }
        let chosen = at.may(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))?;
        let Some(to) = chosen else { break };
        transfer(at, unit, to, Token::Suppression);
        if at.world()[to].side != team(seat) && !given.contains(&to) {
            given.push(to);
        }
    }
    for foe in given {
        gain(at, foe, Token::Immobilize, 1);
    }
    Ok(())
}

/// Somebody moves a unit that was shot at, if he likes.
fn shoved(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, speed: u8) -> Play<()> {
    if !possible(&look(at), seat, card, unit, &Act::Shoved(speed)) || !at.yes(seat, Ask::Card(unit, card))? {
        return Ok(());
    }
    moves::with_pivot_by(at, seat, unit, Gait::Speed(speed)).map(|_| ())
}
