//! The End Phase (gl.end-phase).

use super::{carts, lasting, look, lose, objectives, owner, victory};
use crate::Legion;
use crate::book::{Condition, Rank};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Laid, Mark, OrderToken, Stage, Token, UnitId, World};
use dejarik_kernel::{At, Play, Seat};

/// How many rounds a game has; a skirmish has one less.
fn rounds(w: &World) -> u8 {
    if w.optional.skirmish { 5 } else { 6 }
}

pub(super) fn end_phase(at: &mut At<'_, Legion>) -> Play<()> {
    for seat in Seat::first(at.world().sides.len()) {
        let card = at.world().sides[seat.index()].played;
        if lasting::stays(&look(at), seat) {
            Key::Permanent.acted();
            at.emit(Event::CardStays(seat));
        } else if let Some(card) = card {
            let back = at.rules().book().commands[card.0 as usize].returns();
            at.emit(Event::CardDiscarded { seat, back });
        }
    }
    rule("gl.end-phase");
    rule("fm.game-round");
    // What a card gave goes with it, before any token does (001:3594-3596, 001:5603-5613).
    if !at.world().grants.is_empty() {
        at.emit(Event::GrantsEnded);
    }
    remove_tokens(at)?;
    while let Some(nth) = at.world().devices.iter().position(|l| l.what == Laid::Smoke) {
        at.emit(Event::DeviceLifted(nth as u8));
    }
    let (sixth, unlimited) = (at.world().round >= rounds(at.world()), at.world().optional.unlimited);
    let last = sixth && !unlimited;
    carts::roll(at)?;
    objectives::score(at, last);
    if last {
        return victory::finish(at);
    }
    for seat in at.world().seats_from(at.world().blue) {
        promote(at, seat)?;
    }
    for unit in at.world().standing().collect::<Vec<_>>() {
        if at.world()[unit].order != OrderToken::None {
            at.emit(Event::OrderTurned { unit, to: OrderToken::None });
        }
        if at.world()[unit].tokens.wheels {
            at.emit(Event::Wheeled { unit, on: false });
        }
        super::perks::ready_again(at, unit);
        if at.world()[unit].marks.diverted {
            at.emit(Event::Noted { unit, mark: Mark::Diverted(false) });
        }
    }
    if sixth {
        // The count begins anew, with all cards back in hand (op.unlimited-rounds).
        at.emit(Event::HandsRestored);
    }
    let round = if sixth { 1 } else { at.world().round + 1 };
    let next = at.world().foe(at.world().counter);
    rule("gl.round");
    rule("gl.round-counter");
    at.emit(Event::RoundBegan(round));
    at.emit(Event::CounterTaken(next));
    at.emit(Event::StageBegan(Stage::Command));
    Ok(())
}

/// Whether a unit keeps its suppression because the environment is hostile (bc.hostile-environment).
fn exposed(look: &Look<'_>, unit: UnitId) -> bool {
    look.condition() == Some(Condition::HostileEnvironment)
        && look.trooper(unit)
        // Whoever rides touches nothing (001:10748-10751).
        && (look.aboard(unit) || !look.field().pieces.iter().any(|p| p.touched_by(&look.leader(unit))))
        && {
            rule("bc.hostile-environment");
            rule("gl.condition-cards");
            true
        }
}

/// Aim, dodge, surge and standby go, and one suppression of each unit (R7 of the adopted readings). Generators flip shields
/// back; who senses danger may keep the suppression.
fn remove_tokens(at: &mut At<'_, Legion>) -> Play<()> {
    for unit in at.world().standing().collect::<Vec<_>>() {
        for token in [Token::Aim, Token::Dodge, Token::Surge, Token::Standby] {
            lose(at, unit, token, u8::MAX);
        }
        if at.world()[unit].tokens.suppression > 0 && !exposed(&look(at), unit) {
            let seat = owner(at, unit);
            let keeps = look(at).has(unit, Key::DangerSense) && at.yes(seat, Ask::Use(unit, Key::DangerSense))?;
            if keeps {
                Key::DangerSense.acted();
            } else {
                lose(at, unit, Token::Suppression, 1);
            }
        }
        let generator = look(at).sum(unit, Key::Generator).min(at.world()[unit].tokens.spent_shields);
        if generator > 0 {
            Key::Generator.acted();
            at.emit(Event::ShieldsUp { unit, n: generator });
        }
    }
    Ok(())
}

/// A player without a commander makes one of his trooper units one (gl.commander).
fn promote(at: &mut At<'_, Legion>, seat: Seat) -> Play<()> {
    let open: smallvec::SmallVec<[UnitId; 16]> = {
        let look = look(at);
        if look.w.own(seat).any(|u| look.w[u].rank == Rank::Commander) {
            return Ok(());
        }
        look.w.own(seat).filter(|u| look.trooper(*u)).collect()
    };
    if open.is_empty() {
        return Ok(());
    }
    rule("gl.commander");
    let unit: UnitId = at.ask(seat, Ask::Promote, |_, list| list.extend(open.iter().copied()))?;
    at.emit(Event::Promoted(unit));
    Ok(())
}
