//! Before the battle: colours, battle cards, objective tokens (fm.setup-4 to fm.setup-7).

use super::{look, objectives};
use crate::Legion;
use crate::choice::{Ask, Row};
use crate::event::Event;
use crate::world::Stage;
use dejarik_kernel::{At, Play, Seat};

/// The side whose army costs less chooses to be blue or red; between equals a die decides who chooses.
pub(super) fn colour(at: &mut At<'_, Legion>) -> Play<()> {
    let total =
        |seat: Seat| -> u32 { at.world().units.iter().filter(|u| u.side == seat).map(|u| u32::from(u.points)).sum() };
    let chooser = match total(Seat(0)).cmp(&total(Seat(1))) {
        std::cmp::Ordering::Less => Seat(0),
        std::cmp::Ordering::Greater => Seat(1),
        std::cmp::Ordering::Equal => Seat(at.roll(dejarik_kernel::Dice { count: 1, sides: 2 })?[0] - 1),
    };
    let blue = at.yes(chooser, Ask::Blue)?;
    let foe = at.world().foe(chooser);
    at.emit(Event::BlueIs(if blue { chooser } else { foe }));
    at.emit(Event::StageBegan(Stage::Define));
    Ok(())
}

/// Three cards of each kind of blue's deck are laid out; blue and red by turns strike a leftmost card or pass, twice each
/// (gl.defining-the-battlefield). If the cards were agreed, nothing is laid out.
pub(super) fn define(at: &mut At<'_, Legion>) -> Play<()> {
    let (blue, red) = (at.world().blue, at.world().red());
    if at.world().cards.objective.is_none() {
        let mut rows = [[0u8; 3]; 3];
        for (i, row) in rows.iter_mut().enumerate() {
            let deck = at.world().sides[blue.index()].deck[i].clone();
            let order = at.shuffle(deck.len() as u16)?;
            for (place, from) in row.iter_mut().zip(order) {
                *place = deck[from as usize];
            }
        }
        at.emit(Event::RowsLaid(Box::new(rows)));
        for seat in [blue, red, blue, red] {
            let struck = at.may(seat, Ask::Strike, |w, list| {
                list.extend(Row::ALL.into_iter().filter(|row| w.rows[*row as usize].len() > 1));
            })?;
            if let Some(row) = struck {
                at.emit(Event::Struck(row));
            }
        }
        let first = |row: Row| at.world().rows[row as usize][0];
        let (objective, deployment, condition) = (first(Row::Objective), first(Row::Deployment), first(Row::Condition));
        at.emit(Event::Defined { objective, deployment, condition });
    }
    debug_assert!(look(at).objective().is_some());
    objectives::place_tokens(at)?;
    at.emit(Event::TurnPassed(blue));
    at.emit(Event::StageBegan(Stage::Deploy));
    Ok(())
}
