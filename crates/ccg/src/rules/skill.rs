//! What some cards know how to do: guess, rob, take everybody aboard, and what lies face down.

use super::destiny::{For, draw};
use super::effect::{carry_out, chosen, steal};
use super::loss::lose_card;
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Do, Filter, Kind, Until};
use crate::choice::Ask;
use crate::event::{BOTH, Event, Why};
use crate::look::Ctx;
use crate::world::{CardId, Change, DARK, LIGHT, Lasting, Zone, other};
use dejarik_kernel::{At, Play, Seat, SeatSet};
use smallvec::SmallVec;

/// The card types, by the icons in their corners (004:741).
const TYPES: [Kind; 18] = [
    Kind::Rebel,
    Kind::Imperial,
    Kind::Alien,
    Kind::Droid,
    Kind::Creature,
    Kind::Starship,
    Kind::Vehicle,
    Kind::Weapon,
    Kind::Device,
    Kind::Effect,
    Kind::Utinni,
    Kind::Immediate,
    Kind::MobileEffect,
    Kind::Interrupt,
    Kind::Location,
    Kind::Objective,
    Kind::JediTest,
    Kind::EpicEvent,
];

/// All of these go aboard a craft that has room for them.
pub(super) fn board(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter, craft: &Filter) {
    let Some(craft) = chosen(at, ctx, craft).first().copied() else { return };
    let crew: Vec<CardId> = chosen(at, ctx, filter).into_iter().filter(|c| !look(at).is_fixed(*c)).collect();
    let Some(berths) = look(at).seats_for_all(&crew, craft) else { return };
    for (card, berth) in crew.into_iter().zip(berths) {
        at.emit(Event::Moved { card, host: craft, berth });
        super::movement::leave_battle(at, card);
    }
}

/// A card type is named, a card of the opponent's hand shown by lot: whoever holds it may have mixed it before.
pub(super) fn guess_hand(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    let hand: Vec<CardId> = at.world().in_zone(other(ctx.you), Zone::Hand).collect();
    if hand.is_empty() {
        return Ok(());
    }
    let guess: Kind = at.ask(ctx.you, Ask::Type(ctx.me), |_, list| list.extend(TYPES))?;
    let order = at.shuffle(hand.len() as u16)?;
    let Some(card) = order.first().map(|n| hand[usize::from(*n)]) else { return Ok(()) };
    at.emit(Event::Saw { seats: BOTH, cards: SmallVec::from_slice(&[card]) });
    match look(at).is(card, guess) {
        true => send(at, card, Zone::Lost, Why::Lost),
        false => Ok(()),
    }
}

/// Several destinies, each a chance of that number.
pub(super) fn chances(at: &mut At<'_, Ccg>, ctx: Ctx, n: u8, wanted: i32, then: &[Do]) -> Play<()> {
    let mut lucky = false;
    for _ in 0..n {
        lucky |= draw(at, ctx.you, For::Other)?.is_some_and(|drawn| drawn == wanted);
    }
    if lucky { carry_out(at, ctx, then) } else { Ok(()) }
}

/// Weapons or devices of the opponent present, not some of each (004:3110): what can be carried is stolen or destroyed, as the
/// thief likes, and anything else destroyed.
pub(super) fn loot(at: &mut At<'_, Ccg>, ctx: Ctx, most: u8) -> Play<()> {
    let mut sort: Option<Kind> = None;
    for _ in 0..most {
        let sorts = sort.map_or_else(|| vec![Kind::Weapon, Kind::Device], |kind| vec![kind]);
        let there: Vec<CardId> = {
            let look = look(at);
            let theirs = |c: &CardId| look.w[*c].owner != ctx.you && look.together(ctx.me, *c);
            look.w.table().filter(|c| theirs(c) && sorts.iter().any(|s| look.is(*c, *s))).collect()
        };
        if there.is_empty() {
            break;
        }
        let Some(card) = at.may(ctx.you, Ask::Take(ctx.me), |_, list| list.extend(there))? else { break };
        sort = sorts.into_iter().find(|s| look(at).is(card, *s));
        if look(at).could_carry(card, ctx.me) && at.yes(ctx.you, Ask::Steal(card))? {
            steal(at, ctx, card);
        } else {
            lose_card(at, card, Why::Lost)?;
        }
    }
    Ok(())
}

/// A Utinni Effect has another target from now on.
pub(super) fn pass_on(at: &mut At<'_, Ccg>, ctx: Ctx, filter: &Filter) {
    let Some(card) = chosen(at, ctx, filter).first().copied() else { return };
    let (what, source) = (Change::Quarry(ctx.me), at.world()[ctx.me].print);
    at.emit(Event::Lasts(Lasting { what, card, seat: ctx.you, until: Until::Leaves, turns: 0, source }));
}

/// Who takes a card from a Lost Pile of one's own that lies face down looks through it (004:1301).
pub(super) fn look_at_lost(at: &mut At<'_, Ccg>, seat: Seat) {
    let unknown = |c: &CardId| !at.world()[*c].known.has(seat);
    let cards: SmallVec<[CardId; 4]> = at.world().in_zone(seat, Zone::Lost).filter(unknown).collect();
    if !cards.is_empty() {
        at.emit(Event::Saw { seats: SeatSet::NONE.with(seat), cards });
    }
}

/// A Lost Pile that does not lie face down any more is open to both.
pub(super) fn face_up(at: &mut At<'_, Ccg>) {
    for seat in [LIGHT, DARK] {
        let unknown = |c: &CardId| at.world()[*c].known.len() < 2;
        let cards: SmallVec<[CardId; 4]> = at.world().in_zone(seat, Zone::Lost).filter(unknown).collect();
        if !cards.is_empty() && !look(at).is_face_down(seat) {
            at.emit(Event::Saw { seats: BOTH, cards });
        }
    }
}
