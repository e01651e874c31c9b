//! Force: cards that move (R128).

use super::action::{hear, under_way};
use super::{insert, look, send, send_to};
use crate::Ccg;
use crate::book::text::{Law, Moment, Stat, Until};
use crate::choice::{Ask, Source};
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::world::{CardId, Change, DARK, Frame, LIGHT, Lasting, What, Zone, other};
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
        if look(at).is_barred(seat, Law::NoActivation) {
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

/// The top of a Force Pile, unless it is frozen (X17).
fn usable(at: &At<'_, Ccg>, seat: Seat) -> Option<CardId> {
    let top = at.world().top(seat, Zone::Force);
    if top.is_some_and(|c| at.world().frozen.has(c)) {
        rule(467);
        return None;
    }
    top
}

/// Uses so much Force, one card at a time; the caller has seen that it is there. Some of it may be the opponent's.
pub(super) fn use_force(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    let begged = beg(at, seat, n)?;
    for _ in begged..n {
        let Some(card) = usable(at, seat) else { break };
        rule(137);
        rule(416);
        send(at, card, Zone::Used, Why::Used)?;
    }
    Ok(())
}

/// How much of the opponent's Force a player uses now: as a card allows, and never less than is lacking (004:520).
fn beg(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<i32> {
    let Some(beggar) = look(at).beggar(seat).filter(|_| n > 0) else { return Ok(0) };
    let pile = |at: &At<'_, Ccg>, s: Seat| at.world().force(s);
    let (least, most) = ((n - pile(at, seat)).max(0), n.min(pile(at, other(seat))));
    if most <= 0 || least > most {
        return Ok(0);
    }
    let used: u8 = at.ask(seat, Ask::Number(beggar), |_, list| list.extend(least as u8..=most as u8))?;
    for _ in 0..used {
        let Some(card) = usable(at, other(seat)) else { break };
        rule(456);
        send(at, card, Zone::Used, Why::Used)?;
    }
    if used > 0 {
        card_acted(at.world()[beggar].print);
        let (what, source) = (Change::Add(Stat::Begged, used.into()), at.world()[beggar].print);
        let lasting = Lasting { what, card: CardId::NONE, seat, until: Until::Turn, turns: 0, source };
        at.emit(Event::Lasts(lasting));
    }
    Ok(used.into())
}

/// Draws so many cards from the Force Pile (R111).
pub(super) fn draw(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    for _ in 0..n {
        let Some(card) = usable(at, seat) else { break };
        rule(111);
        send(at, card, Zone::Hand, Why::Drawn)?;
    }
    Ok(())
}

/// Loses so much Force, each from where the loser likes (S19): the hand, or the top of a pile.
pub(super) fn lose(at: &mut At<'_, Ccg>, seat: Seat, n: i32) -> Play<()> {
    lose_some(at, seat, n, true)
}

/// Loses 1 Force for battle damage: nobody must satisfy that by losing Force (004:496), and so no card halves it.
pub(super) fn lose_to_damage(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    lose_some(at, seat, 1, false)
}

fn lose_some(at: &mut At<'_, Ccg>, seat: Seat, n: i32, must: bool) -> Play<()> {
    if n <= 0 {
        return Ok(());
    }
    let frame = Frame { amount: n as i16, ..Frame::new(What::Loss, seat, CardId::NONE) };
    under_way(at, frame, |at| {
        hear(at, Moment::ForceLoss, CardId::NONE, seat)?;
        let n = at.world().frame().map_or(0, |f| i32::from(f.amount));
        let n = if must { halved(at, seat, n) } else { n };
        for left in (1..=n).rev() {
            if !lose_one(at, seat, left)? {
                break;
            }
        }
        Ok(())
    })
}

/// What is left of a loss that a card halves.
fn halved(at: &At<'_, Ccg>, seat: Seat, n: i32) -> i32 {
    match look(at).halves(seat) {
        Some(true) => n / 2,
        Some(false) => n - n / 2,
        None => n,
    }
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
