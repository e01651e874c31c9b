//! The texts of command cards, at the moments they speak of (gl.command-cards).

use super::{gain, look, lose, moves, owner, recover, stands};
use crate::Legion;
use crate::book::{Act, CommandId, Count, Effect, Moment, Whose};
use crate::choice::{Ask, Gait};
use crate::event::Event;
use crate::keywords::{Key, Keyword};
use crate::look::Look;
use crate::world::{OrderToken, Token, UnitId};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// Whether words of a card mean a unit: `owner`, `other`, `unit`, or several words divided by strokes.
pub(super) fn fits(look: &Look<'_>, card: CommandId, words: &str, unit: UnitId) -> bool {
    let owns = || look.rules.book().commands[card.0 as usize].commander.as_ref() == Some(&look.card(unit).name);
    words.split('/').any(|word| match word {
        "unit" => true,
        "owner" => owns(),
        "other trooper" => look.trooper(unit) && !owns(),
        _ => look.is_called(unit, word),
    })
}

/// The unit whose card was played.
fn owner_of(look: &Look<'_>, seat: Seat, card: CommandId) -> Option<UnitId> {
    look.w.of(seat).find(|u| fits(look, card, "owner", *u))
}

/// What the shown cards do at once, blue's first: keywords for the round, and effects without a moment of their own.
pub(super) fn shown(at: &mut At<'_, Legion>) -> Play<()> {
    let blue = at.world().blue;
    for seat in [blue, at.world().foe(blue)] {
        let rules = at.rules();
        let Some(card) = at.world().sides[seat.index()].played else { continue };
        for effect in &rules.book().commands[card.0 as usize].does {
            let Effect::Has(who, keyword) = effect else { continue };
            let units: SmallVec<[UnitId; 16]> = {
                let look = look(at);
                look.w.of(seat).filter(|u| fits(&look, card, who, *u)).collect()
            };
            for unit in units {
                at.emit(Event::Granted { unit, keyword: Box::new(keyword.clone()) });
            }
        }
        each(at, seat, Moment::Shown)?;
    }
    Ok(())
}

/// A moment that is about no unit: everybody on that side who fits.
pub(super) fn each(at: &mut At<'_, Legion>, seat: Seat, moment: Moment) -> Play<()> {
    for unit in at.world().of(seat).collect::<Vec<_>>() {
        heard(at, seat, moment, unit)?;
    }
    Ok(())
}

/// A moment that is about a unit, as the card of that side hears it.
pub(super) fn heard(at: &mut At<'_, Legion>, seat: Seat, moment: Moment, unit: UnitId) -> Play<()> {
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
        Count::FoesNear => w.of(w.foe(side)).filter(|u| look.range(unit, *u) <= 2).count(),
        Count::Defeated => w.units.iter().filter(|u| u.side != side && u.defeated).count(),
    };
    n as u8
}

/// The units around one that are meant; the unit itself only where everybody is.
fn around(
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

fn perform(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, unit: UnitId, act: &Act) -> Play<()> {
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
            if possible(&look(at), unit, inner) && at.yes(seat, Ask::Card(unit, card))? {
                perform(at, seat, card, unit, inner)?;
            }
        }
        Act::Recover => {
            if recover::useful(&look(at), unit) {
                recover::recover(at, unit)?;
            }
        }
        Act::Move(speed) => {
            moves::march(at, unit, Gait::Speed(*speed))?;
        }
        Act::Owner(inner) => {
            if let Some(who) = owner_of(&look(at), seat, card) {
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
                    gain(at, friend, *token, 1);
                }
            }
        }
        Act::Has(words) => {
            if let Ok(keyword) = Keyword::parse(words) {
                at.emit(Event::Granted { unit, keyword: Box::new(keyword) });
            }
        }
        Act::Posted(n, who) => posted(at, seat, card, *n, who)?,
        Act::Late(inner) => {
            if at.world().round >= 5 {
                perform(at, seat, card, unit, inner)?;
            }
        }
    }
    Ok(())
}

/// Whether something that may be done can be done.
fn possible(look: &Look<'_>, unit: UnitId, act: &Act) -> bool {
    match act {
        Act::Recover => recover::useful(look, unit),
        Act::Move(speed) => {
            !look.engaged(unit) && !look.has(unit, Key::Stationary) && super::can_march(look, unit, Gait::Speed(*speed))
        }
        _ => true,
    }
}

/// So many units with faceup orders perform a free standby action.
fn posted(at: &mut At<'_, Legion>, seat: Seat, card: CommandId, n: u8, who: &str) -> Play<()> {
    for _ in 0..n {
        let open: SmallVec<[UnitId; 8]> = {
            let look = look(at);
            let may = |u: &UnitId| {
                look.w[*u].order == OrderToken::FaceUp && !look.w[*u].tokens.standby && fits(&look, card, who, *u)
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
