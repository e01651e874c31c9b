//! What no word of the vocabulary says: a function for the text of one card. Few, and each is cited.

use super::{deploy, look, send, send_to};
use crate::Ccg;
use crate::book::Word;
use crate::book::text::Kind;
use crate::choice::{Act, Ask, Seated};
use crate::event::{Event, Why};
use crate::look::{Berths, Ctx};
use crate::world::{Berth, CardId, Zone};
use dejarik_kernel::{At, Play, Seat};
use smallvec::SmallVec;

type Deed = fn(&mut At<'_, Ccg>, Ctx) -> Play<()>;

/// The functions by their names.
pub(crate) const SPECIALS: &[(&str, Deed)] = &[
    ("topmost character", topmost_character),
    ("reveal the top card", reveal_top),
    ("deploy what is revealed", deploy_revealed),
];

/// Does what that name stands for. Names are checked when the Book is read.
pub(super) fn special(at: &mut At<'_, Ccg>, ctx: Ctx, name: Word) -> Play<()> {
    match SPECIALS.iter().find(|(known, _)| *known == name.spelt()) {
        Some((_, deed)) => deed(at, ctx),
        None => Ok(()),
    }
}

/// The character nearest the top of the Lost Pile goes into the hand.
fn topmost_character(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let pile = at.world().pile(ctx.you, Zone::Lost);
    let found = pile.iter().rev().copied().find(|c| look(at).is(*c, Kind::Character));
    match found {
        Some(card) => send_to(at, card, ctx.you, Zone::Hand, Why::Retrieved),
        None => Ok(()),
    }
}

/// Labria shows the top card of the Reserve Deck: a craft is lost, anything else goes onto a pile of one's choice.
fn reveal_top(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let Some(card) = at.world().top(ctx.you, Zone::Reserve) else { return Ok(()) };
    at.emit(Event::Saw { seats: crate::event::BOTH, cards: SmallVec::from_slice(&[card]) });
    if look(at).print(card).is_craft() {
        return send(at, card, Zone::Lost, Why::Lost);
    }
    let piles = [Zone::Reserve, Zone::Force, Zone::Used].map(|zone| Seated { seat: ctx.you, zone });
    let pile: Seated = at.ask(ctx.you, Ask::Pile(ctx.me), |_, list| list.extend(piles))?;
    match pile.zone {
        Zone::Reserve => Ok(()),
        zone => send(at, card, zone, Why::Returned),
    }
}

/// Up to three cards from the top of the Reserve Deck are shown. Of those its player deploys free what can be deployed (004:1248),
/// each by the usual rules and in any order he likes, a starfighter together with a pilot that was shown (004:2916); the others are
/// lost.
fn deploy_revealed(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let most = at.world().count(ctx.you, Zone::Reserve).min(3) as u8;
    let n: u8 = at.ask(ctx.you, Ask::Number(ctx.me), |_, list| list.extend((1..=most).rev()))?;
    let mut shown: SmallVec<[CardId; 4]> = SmallVec::new();
    for _ in 0..n {
        if let Some(card) = at.world().top(ctx.you, Zone::Reserve) {
            // It lies aside meanwhile: nothing that is drawn can be one of them.
            send(at, card, Zone::Playing, Why::Played)?;
            shown.push(card);
        }
    }
    loop {
        shown.retain(|c| at.world()[*c].zone == Zone::Playing);
        let ways = free_ways(at, ctx.you, &shown);
        match at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(ways))? {
            Some(Act::Deploy { card, to, berth }) => deploy::deploy_free(at, ctx.you, card, to, berth)?,
            Some(Act::Launch { ship, pilot, to }) => deploy::launch_free(at, ctx.you, ship, pilot, to)?,
            _ => break,
        }
    }
    for card in shown {
        send(at, card, Zone::Lost, Why::Lost)?;
    }
    Ok(())
}

/// Where those cards could deploy if it cost nothing, and which starfighters with which pilots.
fn free_ways(at: &At<'_, Ccg>, seat: Seat, shown: &[CardId]) -> Vec<Act> {
    let look = look(at);
    let mut found = Vec::new();
    for card in shown.iter().copied().filter(|c| look.print(*c).implemented) {
        let print = look.print(card);
        let thing = print.is(Kind::Weapon) || print.is(Kind::Device);
        // A squadron that takes the place of others does not deploy (004:2860).
        if print.is(Kind::Squadron) || !(thing || print.is(Kind::Character) || print.is_craft()) {
            continue;
        }
        for to in look.w.table() {
            let berths = match thing {
                true => Berths::from_slice(&[Berth::On]),
                false if look.is(to, Kind::Location) => Berths::from_slice(&[Berth::Here]),
                false => look.berths(seat, card, to),
            };
            let may = |berth: &Berth| look.may_deploy(seat, card, to, *berth).is_ok();
            found.extend(berths.into_iter().filter(may).map(|berth| Act::Deploy { card, to, berth }));
            if print.is(Kind::Starfighter) && print.pilot.is_none() {
                let flies = |pilot: &CardId| look.may_launch(seat, card, *pilot, to).is_ok();
                let pilots = shown.iter().copied().filter(flies);
                found.extend(pilots.map(|pilot| Act::Launch { ship: card, pilot, to }));
            }
        }
    }
    found
}
