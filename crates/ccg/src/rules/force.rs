//! Force: cards that move (R128).

use super::action::{hear, under_way};
use super::{insert, send, send_to};
use crate::Ccg;
use crate::book::text::{Law, Moment};
use crate::choice::{Ask, Source};
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{CardId, DARK, Frame, LIGHT, What, Zone};
use dejarik_kernel::{At, Play, Seat};

/// Who has no Life Force left has lost; both at once is a draw (S13, 004:1354).
pub(super) fn alive(at: &mut At<'_, Ccg>) -> Play<()> {
    let dead = [LIGHT, DARK].map(|s| !at.world().is_alive(s));
    if !dead[0] && !dead[1] {
        return Ok(());
    }
    rule(413);
    for seat in [LIGHT, DARK].into_iter().filter(|s| dead[s.index()]) {
        at.emit(Event::LostGame { seat });
    }
    at.over()
}

/// Activates so much Force, as far as there is any (R018).
pub(super) fn activate(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    rule(18);
    for _ in 0..n {
        if super::look(at).is_barred(seat, Law::NoActivation) {
            break;
        }
        let Some(card) = at.world().top(seat, Zone::Reserve) else { break };
        rule(279);
        rule(128);
        rule(415);
        send(at, card, Zone::Force, Why::Activated)?;
    }
    Ok(())
}

/// Uses so much Force, one card at a time; the caller has seen that it is there.
pub(super) fn use_force(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    for _ in 0..n {
        let Some(card) = at.world().top(seat, Zone::Force) else { break };
        rule(137);
        rule(416);
        send(at, card, Zone::Used, Why::Used)?;
    }
    Ok(())
}

/// Draws so many cards from the Force Pile (R111).
pub(super) fn draw(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    for _ in 0..n {
        let Some(card) = at.world().top(seat, Zone::Force) else { break };
        rule(111);
        send(at, card, Zone::Hand, Why::Drawn)?;
    }
    Ok(())
}

/// Loses so much Force, each from where the loser likes (S19): the hand, or the top of a pile.
pub(super) fn lose(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    if n <= 0 {
        return Ok(());
    }
    let frame = Frame { amount: n as i16, ..Frame::new(What::Loss, seat, CardId::NONE) };
    under_way(at, frame, |at| {
        hear(at, Moment::ForceLoss, CardId::NONE, seat)?;
        let n = at.world().frame().map_or(0, |f| i32::from(f.amount));
        for left in (1..=n).rev() {
            if !lose_one(at, seat, left)? {
                break;
            }
        }
        Ok(())
    })
}

/// Loses one; false if there is nothing left to lose.
pub(super) fn lose_one(at: &mut At<'_, Ccg>, seat: Seat, left: i32) -> Play<bool> {
    rule(202);
    let w = at.world();
    if w.life(seat) == 0 && w.count(seat, Zone::Hand) == 0 {
        return Ok(false);
    }
    let from = at.ask(seat, Ask::Lose(left as i16), |w, list| {
        for zone in [Zone::Reserve, Zone::Force, Zone::Used] {
            if w.top(seat, zone).is_some() {
                list.push(Source::Top(zone));
            }
        }
        list.extend(w.in_zone(seat, Zone::Hand).chain(w.in_zone(seat, Zone::Sabacc)).map(Source::Hand));
    })?;
    let card = match from {
        Source::Hand(card) => Some(card),
        Source::Top(zone) => at.world().top(seat, zone),
    };
    if let Some(card) = card {
        rule(193);
        rule(204);
        rule(417);
        rule(419);
        send(at, card, Zone::Lost, Why::LostForce)?;
    }
    Ok(true)
}

/// Retrieves so much from the top of the Lost Pile onto the Used Pile (R282).
pub(super) fn retrieve(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    for _ in 0..n {
        let Some(card) = at.world().top(seat, Zone::Lost) else { break };
        rule(282);
        send_to(at, card, seat, Zone::Used, Why::Retrieved)?;
    }
    Ok(())
}

/// Shuffles a pile (R280).
pub(super) fn shuffle(at: &mut At<'_, Ccg>, seat: Seat, zone: Zone) -> Play<()> {
    rule(280);
    rule(295);
    let pile = at.world().pile(seat, zone);
    let order = at.shuffle(pile.len() as u16)?;
    let cards = order.iter().map(|n| pile[*n as usize]).collect();
    at.emit(Event::Shuffled { seat, zone, cards });
    if zone == Zone::Reserve {
        for card in at.world().inserted(seat).collect::<Vec<_>>() {
            let above = insert::depth(at, seat)?;
            at.emit(Event::Sank { deck: seat, card, above });
        }
    }
    Ok(())
}

/// Draws the first hand from the Reserve Deck.
pub(super) fn draw_hand(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    for _ in 0..n {
        let Some(card) = at.world().top(seat, Zone::Reserve) else { break };
        rule(151);
        send(at, card, Zone::Hand, Why::Drawn)?;
    }
    Ok(())
}
