//! The texts of command cards, at the moments they speak of (gl.command-cards).

use super::actions::Limit;
use super::{actions, activation, attack, gain, look, lose, moves, owner, partners, ploys, recover, stands, wounds};
use crate::Legion;
use crate::book::{Act, CommandId, Count, Effect, Moment, Whose};
use crate::choice::{Ask, Deed, Duty, Gait};
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::{Key, Keyword};
use crate::look::Look;
use crate::world::{Grant, Method, OrderToken, Token, UnitId};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// Whether words of a card mean a unit.
pub(super) fn fits(look: &Look<'_>, card: CommandId, words: &str, unit: UnitId) -> bool {
    look.meant(&look.rules.book().commands[card.0 as usize], words, unit)
}

/// What the shown cards do at once, blue's first: keywords for the round, and effects without a moment of their own.
pub(super) fn shown(at: &mut At<'_, Legion>) -> Play<()> {
    for seat in at.world().seats_from(at.world().blue) {
        let rules = at.rules();
        let Some(card) = at.world().sides[seat.index()].played else { continue };
        for effect in &rules.book().commands[card.0 as usize].does {
            let (Effect::Has(who, keyword) | Effect::Now(who, keyword)) = effect else { continue };
            let units: SmallVec<[UnitId; 16]> = {
                let look = look(at);
                look.w.of(seat).filter(|u| fits(&look, card, who, *u)).collect()
            };
            for unit in units {
                at.emit(Event::Granted(Grant::new(unit, keyword)));
            }
        }
        peek(at, seat, card)?;
        each_by(at, seat, Moment::Shown)?;
    }
    Ok(())
}

/// A player looks at cards of an opponent's hand, at random; of two opponents, of the one that he names (Effect::Peeks).
fn peek(at: &mut At<'_, Legion>, seat: Seat, card: CommandId) -> Play<()> {
    let does = &at.rules().book().commands[card.0 as usize].does;
    let most = does.iter().find_map(|e| if let Effect::Peeks(n) = e { Some(*n) } else { None });
    let Some(most) = most else { return Ok(()) };
    let held = |foe: &Seat| !at.world().sides[foe.index()].hand.is_empty();
    let foes: partners::Seats = at.world().seats_of(at.world().foe(seat)).filter(held).collect();
    if foes.is_empty() {
        return Ok(());
    }
    let of = partners::name(at, seat, Duty::Peek, &foes)?;
    let hand = at.world().sides[of.index()].hand;
    let order = at.shuffle(hand.len() as u16)?;
    let cards = order.into_iter().take(usize::from(most)).map(|n| hand[usize::from(n)]).collect();
    at.emit(Event::Peeked { seat, of, cards });
    Ok(())
}

/// A moment that is about no unit, as the cards of that side hear it: everybody who fits.
pub(super) fn each(at: &mut At<'_, Legion>, side: Seat, moment: Moment) -> Play<()> {
    at.world().seats_of(side).try_for_each(|seat| each_by(at, seat, moment))
}

fn each_by(at: &mut At<'_, Legion>, seat: Seat, moment: Moment) -> Play<()> {
    let hears = |e: &Effect| matches!(e, Effect::When(when, ..) if *when == moment);
    if !look(at).command(seat).is_some_and(|c| c.does.iter().any(hears)) {
        return Ok(());
    }
    for unit in at.world().of(seat).collect::<Vec<_>>() {
        heard_by(at, seat, moment, unit)?;
    }
    Ok(())
}

/// A moment that is about a unit, as the cards of that side hear it; each card's own player answers what it asks.
pub(super) fn heard(at: &mut At<'_, Legion>, side: Seat, moment: Moment, unit: UnitId) -> Play<()> {
    at.world().seats_of(side).try_for_each(|seat| heard_by(at, seat, moment, unit))
}

/// The same for the card of one player.
pub(super) fn heard_by(at: &mut At<'_, Legion>, seat: Seat, moment: Moment, unit: UnitId) -> Play<()> {
    let rules = at.rules();
    let Some(card) = at.world().sides[seat.index()].played else { return Ok(()) };
    for effect in &rules.book().commands[card.0 as usize].does {
        let Effect::When(when, who, acts) = effect else { continue };
        if *when != moment || !stands(at, unit) || !fits(&look(at), card, who, unit) {
            continue;
        }
        for act in acts {
            perform(at, seat, card, unit, act)?;
        }
    }
    Ok(())
}

fn count(look: &Look<'_>, unit: UnitId, count: &Count) -> u8 {
    let (side, w) = (look.w[unit].side, look.w);
    let n = match count {
        Count::Once => 1,
        Count::FriendsNear => w.of(side).filter(|u| *u != unit && look.range(unit, *u) == 1).count(),
        Count::TroopersNear => {
            w.of(side).filter(|u| *u != unit && look.trooper(*u) && look.range(unit, *u) == 1).count()
        }
        Count::Wounds => w.minis_on(unit).map(|m| usize::from(w[m].wounds)).sum::<usize>().min(3),
        Count::FoesNear => w.of(w.foe(side)).filter(|u| look.range(unit, *u) <= 2).count(),
        Count::Defeated => w.units.iter().filter(|u| u.side != side && u.defeated).count(),
    };
    n as u8
}

/// The units around one that are meant; the unit itself only where everybody is.
pub(super) fn around(
    look: &Look<'_>,
    card: CommandId,
    unit: UnitId,
    whose: Whose,
    who: &str,
    reach: u8,
) -> SmallVec<[UnitId; 16]> {
    let side = look.w[unit].side;
    let meant = |u: &UnitId| match whose {
        Whose::Friends => look.w[*u].side == side,
        Whose::Foes => look.w[*u].side != side && !look.ignores_foes(*u),
        Whose::All => look.w[*u].side == side || !look.ignores_foes(*u),
    };
    let near = |u: &UnitId| reach == 0 || look.range(unit, *u) <= reach;
    look.w.standing().filter(|u| meant(u) && near(u) && fits(look, card, who, *u)).collect()
}

/// What the card of that side has a unit do.
pub(super) fn perform(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, act: &Act) -> Play<()> {
    match act {
        Act::Gain(token, n) => gain(at, unit, *token, *n),
        Act::Each(what, token) => {
            let n = count(&look(at), unit, what);
            gain(at, unit, *token, n);
        }
        Act::OneOf(what, tokens) => {
            for _ in 0..count(&look(at), unit, what) {
                let token: Token = at.ask(seat, Ask::Token1(unit), |_, list| list.extend(tokens.iter().copied()))?;
                gain(at, unit, token, 1);
            }
        }
        Act::May(inner) => {
            if possible(&look(at), seat, card, unit, inner) && at.yes(seat, Ask::Card(unit, card))? {
                perform(at, seat, card, unit, inner)?;
            }
        }
        Act::Recover => {
            if recover::useful(&look(at), unit) {
                recover::recover(at, unit)?;
            }
        }
        Act::Move(speed) => {
            moves::with_pivot(at, unit, Gait::Speed(*speed))?;
        }
        Act::Owner(inner) => {
            if let Some(who) = look(at).owner_of(seat, card) {
                perform(at, seat, card, who, inner)?;
            }
        }
        Act::Calm(whose, who, reach, token) => {
            let units = around(&look(at), card, unit, *whose, who, *reach);
            for other in units {
                if at.world()[other].tokens.count(*token) > 0 && at.yes(owner(at, other), Ask::Card(other, card))? {
                    lose(at, other, *token, 1);
                }
            }
        }
        Act::Spread(whose, who, reach, token, n) => {
            for other in around(&look(at), card, unit, *whose, who, *reach) {
                gain(at, other, *token, *n);
            }
        }
        Act::Pass(token) => {
            let mut open = around(&look(at), card, unit, Whose::Friends, "unit", 2);
            open.retain(|u| *u != unit);
            if !open.is_empty() {
                let ask = Ask::Card(unit, card);
                let chosen = at.may(seat, ask, |_, list| list.extend(open.iter().copied()))?;
                if let Some(friend) = chosen {
                    if *token == Token::Aim {
                        rule("er.coordinated-fire");
                    }
                    gain(at, friend, *token, 1);
                }
            }
        }
        Act::Has(words) => {
            if let Ok(keyword) = Keyword::parse(words) {
                at.emit(Event::Granted(Grant::new(unit, &keyword)));
            }
        }
        Act::Posted(n, who) => posted(at, seat, card, *n, who)?,
        Act::AttackOnce => again(at, seat, card, unit)?,
        Act::Rouse(reach, who) => rouse(at, seat, card, unit, (*reach, who))?,
        Act::Strike(n) => strike(at, seat, card, unit, *n)?,
        Act::IfOrdered(inner) => {
            if at.world()[unit].order == OrderToken::FaceUp {
                perform(at, seat, card, unit, inner)?;
            }
        }
        Act::Shed(token) => lose(at, unit, *token, 1),
        Act::Driven => driven(at, unit)?,
        Act::Again => once_more(at, seat, unit)?,
        Act::Recalled => recalled(at, unit),
        Act::Disorder(n, reach) => disorder(at, seat, card, unit, (*n, *reach))?,
        Act::Regain(who) => regain(at, seat, card, unit, who)?,
        Act::Late(inner) => {
            if at.world().round >= 5 {
                perform(at, seat, card, unit, inner)?;
            }
        }
        _ => ploys::perform(at, seat, card, unit, act)?,
    }
    Ok(())
}

/// Whether something that may be done can be done.
pub(super) fn possible(look: &Look<'_>, seat: Seat, card: CommandId, unit: UnitId, act: &Act) -> bool {
    match act {
        Act::Recover => recover::useful(look, unit),
        Act::Shed(token) => look.w[unit].tokens.count(*token) > 0,
        Act::Again => !look.w.sides[seat.index()].spent,
        // Whoever panics performs no free actions (gl.panic).
        Act::Driven => !look.w[unit].tokens.panic,
        Act::Move(speed) => {
            // In its own activation whoever is held fast makes no move of any kind (001:6496-6510).
            let fast = look.held_fast(unit) && look.w.active.is_some_and(|a| a.unit == unit);
            !fast
                && !actions::held_in_melee(look, unit)
                && !look.has(unit, Key::Stationary)
                && super::can_march(look, unit, Gait::Speed(*speed))
        }
        _ => ploys::possible(look, seat, card, unit, act),
    }
}

/// After its first attack of the round a unit may attack again; it is no action (001:1861-1866).
fn again(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId) -> Play<()> {
    if at.world().sides[seat.index()].spent {
        return Ok(());
    }
    at.emit(Event::CardSpent(seat));
    if super::volley::can_attack(&look(at), unit, None) && at.yes(seat, Ask::Card(unit, card))? {
        attack::attack(at, unit, None)?;
    }
    Ok(())
}

/// Another unit near it with a faceup order may activate at once.
fn rouse(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, (reach, who): (u8, &str)) -> Play<()> {
    let open: SmallVec<[UnitId; 8]> = {
        let look = look(at);
        let may = |u: &UnitId| {
            *u != unit
                && look.w[*u].order == OrderToken::FaceUp
                && fits(&look, card, who, *u)
                && look.range(unit, *u) <= reach
        };
        look.w.of(seat).filter(may).collect()
    };
    if open.is_empty() {
        return Ok(());
    }
    match at.may(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))? {
        Some(next) => activation::activate(at, next),
        None => Ok(()),
    }
}

/// Attacks with the weapon of the card and nothing else, each on another enemy.
fn strike(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, n: u8) -> Play<()> {
    at.during(Event::Striking { seat, on: true }, Event::Striking { seat, on: false }, |at| {
        let mut limit = Limit { method: None, target: None, but: 0 };
        for _ in 0..n {
            if !stands(at, unit) || !super::volley::can_attack(&look(at), unit, Some(limit)) {
                return Ok(());
            }
            if !at.yes(seat, Ask::Card(unit, card))? {
                return Ok(());
            }
            let Some((_, target)) = attack::attack(at, unit, Some(limit))? else { return Ok(()) };
            limit.but |= 1 << target.0;
        }
        Ok(())
    })
}

/// A wound for a free action. A withdrawal takes all actions there are and is none of them.
fn driven(at: &mut At<'_, Legion>, unit: UnitId) -> Play<()> {
    wounds::suffer_apart(at, unit, 1, None, None)?;
    if !stands(at, unit) {
        return Ok(());
    }
    rule("gl.free-actions");
    at.emit(Event::ActionsSet(1));
    let rules = at.rules();
    let deed: Deed = at.ask(owner(at, unit), Ask::Action(unit, 1), |w, list| {
        let deeds = actions::deeds(&Look::new(rules, w), unit);
        list.extend(deeds.into_iter().filter(|d| *d != Deed::Move(Gait::Withdraw)));
    })?;
    at.emit(Event::ActionsSet(0));
    if deed == Deed::Done { Ok(()) } else { actions::perform(at, unit, deed, 0) }
}

/// A wound to have its order token back in the pool, once in a round: the card speaks of a second activation, of no third.
fn once_more(at: &mut At<'_, Legion>, seat: Seat, unit: UnitId) -> Play<()> {
    at.emit(Event::CardSpent(seat));
    wounds::suffer_apart(at, unit, 1, None, None)?;
    if stands(at, unit) {
        at.emit(Event::OrderReturned(unit));
    }
    Ok(())
}

/// Whether a unit activates a second time in this round by its card, with an action less.
pub(super) fn weary(look: &Look<'_>, unit: UnitId) -> bool {
    let again = |e: &Effect| matches!(e, Effect::When(_, _, acts) if acts.contains(&Act::May(Box::new(Act::Again))));
    look.commands(look.w[unit].side).any(|(seat, card)| {
        look.w.sides[seat.index()].spent && card.does.iter().any(again) && look.meant(card, "owner", unit)
    })
}

/// A faceup order goes back to its pool.
fn recalled(at: &mut At<'_, Legion>, unit: UnitId) {
    if at.world()[unit].order == OrderToken::FaceUp {
        at.emit(Event::OrderReturned(unit));
    }
}

/// A unit gives up its faceup order for those of enemies near it.
fn disorder(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, (n, reach): (u8, u8)) -> Play<()> {
    let open = |at: &At<'_, Legion>| -> SmallVec<[UnitId; 8]> {
        let look = look(at);
        let may = |u: &UnitId| {
            look.w[*u].order == OrderToken::FaceUp && look.range(unit, *u) <= reach && !look.ignores_foes(*u)
        };
        look.w.of(look.w.foe(seat)).filter(may).collect()
    };
    if at.world()[unit].order != OrderToken::FaceUp || open(at).is_empty() || !at.yes(seat, Ask::Card(unit, card))? {
        return Ok(());
    }
    at.emit(Event::OrderReturned(unit));
    for _ in 0..n {
        let foes = open(at);
        if foes.is_empty() {
            break;
        }
        let chosen = at.may(seat, Ask::Card(unit, card), |_, list| list.extend(foes.iter().copied()))?;
        let Some(foe) = chosen else { break };
        at.emit(Event::OrderReturned(foe));
    }
    Ok(())
}

/// A card of that character comes back to the hand.
fn regain(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, who: &str) -> Play<()> {
    let book = at.rules().book();
    let his = |c: &CommandId| book.commands[c.0 as usize].commander.as_deref() == Some(who);
    let open: SmallVec<[CommandId; 8]> = at.world().sides[seat.index()].discarded.iter().copied().filter(his).collect();
    if open.is_empty() {
        return Ok(());
    }
    let back: CommandId = at.ask(seat, Ask::Card(unit, card), |_, list| list.extend(open.iter().copied()))?;
    at.emit(Event::CardRegained { seat, card: back });
    Ok(())
}

/// What the cards of the attacker's side do to those it attacked.
pub(super) fn struck(at: &mut At<'_, Legion>, by: UnitId, method: Method, targets: &[UnitId]) -> Play<()> {
    at.world().seats_of(owner(at, by)).try_for_each(|seat| struck_by(at, seat, by, method, targets))
}

fn struck_by(at: &mut At<'_, Legion>, seat: Seat, by: UnitId, method: Method, targets: &[UnitId]) -> Play<()> {
    let rules = at.rules();
    let Some(card) = at.world().sides[seat.index()].played else { return Ok(()) };
    for effect in &rules.book().commands[card.0 as usize].does {
        let (who, acts) = match effect {
            Effect::Struck(who, acts) => (who, acts),
            Effect::Shot(who, acts) if method == Method::Ranged => (who, acts),
            _ => continue,
        };
        if !fits(&look(at), card, who, by) {
            continue;
        }
        for (target, act) in targets.iter().flat_map(|t| acts.iter().map(move |act| (*t, act))) {
            if stands(at, target) && !look(at).ignores_foes(target) {
                perform(at, seat, card, target, act)?;
            }
        }
    }
    Ok(())
}

/// So many units with faceup orders perform a free standby action.
fn posted(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, n: u8, who: &str) -> Play<()> {
    for _ in 0..n {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            // Whoever panics or rides performs no free action (001:8386, 001:10656-10657).
            let may = |u: &UnitId| {
                let able = !look.w[*u].tokens.standby && !look.w[*u].tokens.panic && !look.aboard(*u);
                look.w[*u].order == OrderToken::FaceUp && able && fits(&look, card, who, *u)
            };
            look.w.of(seat).filter(may).collect()
        };
        let Some(unit) = open.first() else { return Ok(()) };
        let chosen = at.may(seat, Ask::Card(*unit, card), |_, list| list.extend(open.iter().copied()))?;
        let Some(unit) = chosen else { return Ok(()) };
        gain(at, unit, Token::Standby, 1);
        let ready = look(at).sum(unit, Key::Ready);
        if ready > 0 {
            Key::Ready.acted();
            gain(at, unit, Token::Aim, ready);
        }
    }
    Ok(())
}
