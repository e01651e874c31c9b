//! Before the battle: colours, battle cards, objective tokens (fm.setup-4 to fm.setup-7).

use super::{hostages, lasting, look, objectives, partners, reinforce, supplies, terrain};
use crate::Legion;
use crate::book::Condition;
use crate::choice::{Ask, Duty, Row};
use crate::coverage::rule;
use crate::event::Event;
use crate::world::{BattleCards, Few, Stage};
use dejarik_kernel::{At, Play, Seat};

/// The side whose army costs less; between equals a die decides.
pub(super) fn cheaper(at: &mut At<'_, Legion>) -> Play<Seat> {
    let total =
        |seat: Seat| -> u32 { at.world().units.iter().filter(|u| u.side == seat).map(|u| u32::from(u.points)).sum() };
    Ok(match total(Seat(0)).cmp(&total(Seat(1))) {
        std::cmp::Ordering::Less => Seat(0),
        std::cmp::Ordering::Greater => Seat(1),
        std::cmp::Ordering::Equal => Seat(at.roll(dejarik_kernel::Dice { count: 1, sides: 2 })?[0] - 1),
    })
}

/// The side whose army costs less chooses to be blue or red; blue chooses a long edge.
pub(super) fn colour(at: &mut At<'_, Legion>) -> Play<()> {
    rule("fm.setup-1");
    rule("fm.setup-2");
    let chooser = cheaper(at)?;
    let blue = at.yes(chooser, Ask::Blue)?;
    let foe = at.world().foe(chooser);
    rule("fm.setup-4");
    let blue = if blue { chooser } else { foe };
    at.emit(Event::BlueIs(blue));
    if at.world().optional.skirmish {
        // Any of the four edges of a square table.
        let edge: u8 = at.ask(blue, Ask::AnyEdge, |_, list| list.extend(0..4u8))?;
        if edge % 2 == 1 {
            at.emit(Event::TookSideEdge);
        }
        if edge >= 2 {
            at.emit(Event::TookFarEdge);
        }
    } else if at.yes(blue, Ask::Edge)? {
        at.emit(Event::TookFarEdge);
    }
    at.emit(Event::StageBegan(Stage::Define));
    Ok(())
}

/// Three cards of each kind of blue's deck are laid out; blue and red by turns strike a leftmost card or pass, twice each
/// (gl.defining-the-battlefield). If the cards were agreed, nothing is laid out. Blue partners say whose deck it is
/// (op.team-battle).
pub(super) fn define(at: &mut At<'_, Legion>) -> Play<()> {
    let (blue, red) = (at.world().blue, at.world().red());
    let optional = at.world().optional;
    if optional.unlimited {
        // No objective and no condition; one deployment card, and none for grand armies (op.unlimited-rounds).
        let deployment = match optional.grand {
            true => None,
            false => {
                let whose = partners::choose(at, blue, Duty::Deck, |_, _| true)?;
                shuffled(at, whose, Row::Deployment)?.first().copied()
            }
        };
        at.emit(Event::Defined(BattleCards { deployment, ..BattleCards::default() }));
    } else if at.world().cards.objective.is_none() {
        let whose = partners::choose(at, blue, Duty::Deck, |_, _| true)?;
        let mut rows: [Few<u8, 3>; 3] = Default::default();
        for row in Row::ALL.into_iter().filter(|row| !(optional.grand && *row == Row::Deployment)) {
            rows[row as usize] = shuffled(at, whose, row)?;
        }
        rule("fm.setup-5");
        rule("fm.setup-6");
        rule("gl.defining-the-battlefield");
        rule("gl.battle-cards");
        at.emit(Event::RowsLaid(rows));
        // Between grand armies each strikes once (op.grand-army).
        for seat in [blue, red, blue, red].into_iter().take(if optional.grand { 2 } else { 4 }) {
            let struck = at.may(seat, Ask::Strike, |w, list| {
                list.extend(Row::ALL.into_iter().filter(|row| w.rows[*row as usize].len() > 1));
            })?;
            if let Some(row) = struck {
                at.emit(Event::Struck(row));
            }
        }
        let first = |row: Row| at.world().rows[row as usize].first().copied();
        let (objective, deployment, condition) = (first(Row::Objective), first(Row::Deployment), first(Row::Condition));
        at.emit(Event::Defined(BattleCards { objective, deployment, condition }));
    }
    if optional.grand {
        rule("op.grand-army");
    }
    if optional.unlimited {
        rule("op.unlimited-rounds");
    }
    if optional.team {
        rule("op.team-battle");
    }
    if look(at).condition() == Some(Condition::Clear) {
        rule("bc.clear-conditions");
        rule("gl.condition-cards");
    }
    rule("fm.setup-7");
    rule("gl.objective-cards");
    objectives::place_tokens(at)?;
    hostages::exchange(at)?;
    supplies::drop_all(at)?;
    terrain::defenses(at)?;
    reinforce::set_aside(at)?;
    lasting::divulge(at)?;
    at.emit(Event::TurnPassed(blue));
    at.emit(Event::StageBegan(Stage::Deploy));
    Ok(())
}

/// The first three cards of that kind in a player's deck, shuffled.
fn shuffled(at: &mut At<'_, Legion>, whose: Seat, row: Row) -> Play<Few<u8, 3>> {
    let deck = at.world().sides[whose.index()].deck[row as usize];
    let order = at.shuffle(deck.len() as u16)?;
    Ok(order.into_iter().take(3).map(|from| deck[from as usize]).collect())
}
