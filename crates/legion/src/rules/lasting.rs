//! Command cards that are shown before their time, and those that stay in play (gl.divulge, gl.permanent).

use super::{effects, gain, look};
use crate::Legion;
use crate::book::{CommandId, Effect, Quality};
use crate::choice::Ask;
use crate::event::Event;
use crate::keywords::Key;
use crate::look::Look;
use crate::world::{Grant, Token, UnitId, team};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

/// Whether a command card of a side may be shown as units are to be deployed; its character must be in the army.
fn early(look: &Look<'_>, seat: Seat, card: CommandId) -> bool {
    let command = &look.rules.book().commands[card.0 as usize];
    let says = |k: &crate::keywords::Keyword| k.key == Key::Divulge && k.of.iter().any(|w| w == "deploy units");
    let ours = |u: UnitId| look.w[u].player == seat && look.is_whose(command, u);
    command.keywords.iter().any(says) && look.w.unit_ids().any(ours)
}

/// Before units are deployed each player may show a card that says so, blue first. Whoever could hold one is asked.
pub(super) fn divulge(at: &mut At<'_, Legion>) -> Play<()> {
    let rules = at.rules();
    let all = (0..rules.book().commands.len() as u8).map(CommandId);
    for seat in at.world().seats_from(at.world().blue) {
        if !all.clone().any(|card| early(&look(at), seat, card)) {
            continue;
        }
        let shown: Option<CommandId> = at.may(seat, Ask::Divulge, |w, list| {
            let look = Look::new(rules, w);
            list.extend(w.sides[seat.index()].hand.iter().copied().filter(|card| early(&look, seat, *card)));
        })?;
        if let Some(card) = shown {
            Key::Divulge.acted();
            at.emit(Event::Divulged { seat, card });
            ahead(at, seat, card);
        }
    }
    Ok(())
}

/// The keywords that units have as they deploy because a card was shown before that.
fn ahead(at: &mut At<'_, Legion>, seat: Seat, card: CommandId) {
    for effect in &at.rules().book().commands[card.0 as usize].does {
        let Effect::Infiltrates(who, keyword) = effect else { continue };
        let units: SmallVec<[UnitId; 4]> = {
            let look = look(at);
            let meant = |u: &UnitId| look.w[*u].side == team(seat) && effects::fits(&look, card, who, *u);
            look.w.unit_ids().filter(meant).collect()
        };
        for unit in units {
            at.emit(Event::Granted(Grant::new(unit, keyword)));
        }
    }
}

/// What the cards do that the side of a unit showed before their time.
fn divulged<'a>(look: &Look<'a>, unit: UnitId) -> impl Iterator<Item = (CommandId, &'a Effect)> + use<'a> {
    let (w, book) = (look.w, look.rules.book());
    let cards = w.seats_of(w[unit].side).filter_map(|seat| w.sides[seat.index()].divulged);
    cards.flat_map(|card| book.commands[card.0 as usize].does.iter().map(move |effect| (card, effect)))
}

/// Whether a unit is deployed after everybody else because of the card that its side showed.
pub(super) fn late(look: &Look<'_>, unit: UnitId) -> bool {
    let late = |card: CommandId, e: &Effect| matches!(e, Effect::Is(who, Quality::Late) if effects::fits(look, card, who, unit));
    !look.w[unit].deployed && divulged(look, unit).any(|(card, effect)| late(card, effect))
}

/// Whether a unit may deploy as somebody who infiltrates because of the card that its side showed.
pub(super) fn infiltrates(look: &Look<'_>, unit: UnitId) -> bool {
    let early = |card: CommandId, e: &Effect| matches!(e, Effect::Early(who) if effects::fits(look, card, who, unit));
    divulged(look, unit).any(|(card, effect)| early(card, effect))
}

/// What a card that was shown early brings to a unit that is deployed.
pub(super) fn deployed(at: &mut At<'_, Legion>, unit: UnitId) {
    if infiltrates(&look(at), unit) {
        gain(at, unit, Token::Dodge, 1);
    }
}

/// The keywords for the round that depend on whether a card was shown early, and those of cards that stay in play.
pub(super) fn renew(at: &mut At<'_, Legion>) -> Play<()> {
    let rules = at.rules();
    for seat in at.world().seats_from(at.world().blue) {
        let side = &at.world().sides[seat.index()];
        let (played, lasting, divulged) = (side.played, side.lasting, side.divulged);
        for card in lasting.into_iter().flatten().chain(played) {
            let again = Some(card) != played;
            for effect in &rules.book().commands[card.0 as usize].does {
                let (who, keyword) = match effect {
                    Effect::Has(who, keyword) if again => (who, keyword),
                    Effect::If(shown, who, keyword) if *shown == (divulged == Some(card)) => (who, keyword),
                    _ => continue,
                };
                let units: SmallVec<[UnitId; 4]> = {
                    let look = look(at);
                    look.w.of(seat).filter(|u| effects::fits(&look, card, who, *u)).collect()
                };
                for unit in units {
                    if again {
                        Key::Permanent.acted();
                    }
                    at.emit(Event::Granted(Grant::new(unit, keyword)));
                }
            }
        }
    }
    Ok(())
}

/// Whether the card that a side played stays in play.
pub(super) fn stays(look: &Look<'_>, seat: Seat) -> bool {
    let played = look.w.sides[seat.index()].played;
    let card = played.map(|c| &look.rules.book().commands[c.0 as usize]);
    card.is_some_and(|c| c.keywords.iter().any(|k| k.key == Key::Permanent))
}
