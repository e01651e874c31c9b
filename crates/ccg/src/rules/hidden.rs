//! Cards face down at a site: bluff cards (R055), and what a mining droid buries (R217).

use super::action::{speak, would_speak};
use super::deploy::enter;
use super::force::{lose, use_force};
use super::loss::lose_card;
use super::{look, send};
use crate::Ccg;
use crate::book::text::{Kind, Moment};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{BOTH, Event, Why};
use crate::look::BLUFFED;
use crate::world::{Berth, CardId, DARK, Mark, Period, Zone};
use dejarik_kernel::{At, Play, Seat, SeatSet};
use smallvec::SmallVec;

/// What is lost to a bluff that is called (004:619).
const CALLED: i32 = 2;

/// Places a card of the hand face down at a site: not in play, and its face known to nobody else.
pub(super) fn bluff(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, site: CardId) {
    rule(55);
    at.emit(Event::Limited { card: site, deed: BLUFFED, period: Period::Turn });
    at.emit(Event::Stacked { card, host: site, berth: Berth::Here, shown: SeatSet::NONE.with(seat) });
}

/// Turns a bluff card over: a character deploys there free, if it may; anything else is lost, and 2 Force with it.
pub(super) fn call(at: &mut At<'_, Ccg>, site: CardId, n: u8) -> Play<()> {
    rule(55);
    let Some(card) = look(at).bluffs(site).get(usize::from(n)).copied() else { return Ok(()) };
    at.emit(Event::Saw { seats: BOTH, cards: SmallVec::from_slice(&[card]) });
    let person = look(at).is(card, Kind::Character);
    let legal =
        person && look(at).print(card).implemented && look(at).may_deploy(DARK, card, site, Berth::Here).is_ok();
    if legal {
        return enter(at, DARK, card, site, Berth::Here);
    }
    send(at, card, Zone::Lost, Why::Lost)?;
    if person { Ok(()) } else { lose(at, DARK, CALLED) }
}

/// Buries a card of the hand beneath a site, mine or not.
pub(super) fn bury(at: &mut At<'_, Ccg>, seat: Seat, card: CardId, site: CardId) {
    rule(217);
    at.emit(Event::Stacked { card, host: site, berth: Berth::Beneath, shown: SeatSet::NONE.with(seat) });
}

/// Whoever comes to a site or crosses it trips what is buried there, and whatever else goes off then.
pub(super) fn tread(at: &mut At<'_, Ccg>, cards: &[CardId], sites: &[CardId]) -> Play<()> {
    for site in sites {
        if !look(at).buried(*site).is_empty() {
            unearth(at, *site)?;
        }
        if at.rules().book().hears(Moment::Tripped) {
            explode(at, cards, *site)?;
        }
    }
    Ok(())
}

/// Everything buried there is shown: what is no mine is lost; the mines lie open, unless the player whose turn it is, with a
/// mining droid present, defuses them, whoever buried them (004:2105).
fn unearth(at: &mut At<'_, Ccg>, site: CardId) -> Play<()> {
    rule(217);
    let buried = look(at).buried(site);
    at.emit(Event::Saw { seats: BOTH, cards: buried.clone() });
    for card in buried {
        let turn = at.world().turn;
        let mine = look(at).is_mine(card);
        let can = mine && look(at).has_miner(turn, site) && look(at).force(turn) > 0;
        let defused = can && at.yes(turn, Ask::Whether(card))?;
        if defused {
            use_force(at, turn, 1)?;
        }
        if !mine || defused {
            send(at, card, Zone::Lost, Why::Lost)?;
            continue;
        }
        at.emit(Event::Moved { card, host: site, berth: Berth::On });
        at.emit(Event::Marked { card, mark: Mark::Tripped, on: true });
    }
    Ok(())
}

/// The mines at a site go off at whoever came; of several, the player of the mine chooses one (004:1701).
fn explode(at: &mut At<'_, Ccg>, cards: &[CardId], site: CardId) -> Play<()> {
    let speaks = |at: &At<'_, Ccg>, c: CardId| look(at).print(c).speaks_at(Moment::Tripped);
    let mines: Vec<CardId> = at.world().guests(site).filter(|c| speaks(at, *c)).collect();
    for mine in mines {
        let owner = at.world()[mine].owner;
        let mut victims: Vec<CardId> = Vec::new();
        for card in cards.iter().copied() {
            if at.world()[card].on_table() && would_speak(at, mine, Moment::Tripped, card)? {
                victims.push(card);
            }
        }
        if !victims.is_empty() && at.world()[mine].on_table() {
            let victim = at.ask(owner, Ask::Victim(mine), |_, list| list.extend(victims))?;
            speak(at, mine, Moment::Tripped, victim)?;
        }
        // What was buried and has no target is spent all the same.
        if at.world()[mine].on_table() && at.world()[mine].has(Mark::Tripped) {
            lose_card(at, mine, Why::Lost)?;
        }
    }
    Ok(())
}
