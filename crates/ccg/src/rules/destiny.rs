//! Destiny draws (R103). A draw is an action of its own: others may cancel it or have it made again.

use super::action::{hear, under_way};
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Moment, Stat};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::num::Num;
use crate::world::{CardId, Frame, What, Zone};
use dejarik_kernel::{At, Play, Seat};

/// What a destiny is drawn for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum For {
    /// Battle destiny at that location.
    Battle(CardId),
    /// Power only, in a battle.
    Power,
    /// A weapon fired at that location.
    Weapon { at: CardId, weapon: CardId },
    /// The action of a card: the total is kept with it.
    Action,
    /// Asteroids, against that starship (R026).
    Asteroids(CardId),
    /// Something whose total its own rule keeps.
    Other,
}

/// Draws one destiny; `None` if there is no card to draw, or the draw was canceled: then it does not exist (004:1101).
pub(super) fn draw(at: &mut At<'_, Ccg>, seat: Seat, purpose: For) -> Play<Option<Num>> {
    loop {
        let Some(card) = at.world().top(seat, Zone::Reserve) else { return Ok(None) };
        rule(103);
        let mut frame = Frame::new(What::Destiny, seat, card);
        if let For::Asteroids(ship) = purpose {
            frame.targets.push(ship);
        }
        let (value, canceled, again) = under_way(at, frame, |at| {
            send(at, card, Zone::Used, Why::Destiny)?;
            let value = number(at, seat, card, purpose)?;
            let moment = match purpose {
                For::Battle(_) => Moment::BattleDestinyDrawn,
                For::Power | For::Weapon { .. } | For::Action | For::Asteroids(_) | For::Other => Moment::DestinyDrawn,
            };
            at.emit(Event::Drew { seat, card, value });
            hear(at, moment, card, seat)?;
            let frame = at.world().frame();
            let changed = frame.map_or(0, |f| i32::from(f.amount));
            Ok(((value + changed).not_below_zero(), frame.is_some_and(|f| f.canceled), frame.is_some_and(|f| f.again)))
        })?;
        if again {
            continue;
        }
        if canceled {
            return Ok(None);
        }
        match purpose {
            For::Battle(_) => at.emit(Event::BattleDestiny { seat, value }),
            For::Power => at.emit(Event::PowerDestiny { seat, value }),
            For::Action => at.emit(Event::Total(value)),
            For::Weapon { .. } | For::Asteroids(_) | For::Other => {}
        }
        return Ok(Some(value));
    }
}

/// The number that counts: of several printed ones the drawer's choice, with what cards add by themselves.
fn number(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, purpose: For) -> Play<Num> {
    let figures = &look(at).print(card).figures;
    let (first, second) = (figures.destiny, figures.other_destiny);
    let printed = match second {
        Some(second) => {
            let numbers = [first as u8, second as u8];
            Num::from(at.ask::<u8>(seat, Ask::WhichDestiny(card), |_, list| list.extend(numbers))?)
        }
        None => look(at).destiny(card),
    };
    let added = match purpose {
        For::Battle(location) => look(at).at_place(seat, Stat::EachBattleDestiny, location),
        For::Weapon { at: location, weapon } => {
            rule(349);
            let look = look(at);
            look.at_place(seat, Stat::WeaponDestiny, location) + look.at_place(seat, Stat::ShotDestiny, weapon)
        }
        For::Power | For::Action | For::Asteroids(_) | For::Other => 0,
    };
    Ok((printed + added).not_below_zero())
}
