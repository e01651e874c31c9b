//! Initiative (000:63-69, 1535; 003:106-116).

use super::{check_victory, doom, joining, look, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::choice::Ask;
use crate::event::Event;
use crate::look::Look;
use crate::world::FigureId;
use dejarik_kernel::{At, Play, Seat, trace};
use smallvec::SmallVec;

/// A round begins: everybody rolls, the best says who is first, then come the effects that wait for it.
pub(super) fn begin_round(at: &mut At<'_, Minis>) -> Play<()> {
    let seats: SmallVec<[Seat; 4]> = Seat::first(at.world().sides.len()).collect();
    for seat in seats.iter().copied() {
        roll(at, seat)?;
    }
    untie(at)?;
    let leader = chooser(&look(at));
    window(at, Moment::InitiativeRolled, leader)?;
    deal_in_tactics(at)?;
    let chooser = chooser(&look(at));
    let first = at.ask(chooser, Ask::First, |w, list| list.extend(Seat::first(w.sides.len())))?;
    trace::acted(list::TERM_INITIATIVE.0);
    let number = at.world().round.number + 1;
    at.emit(Event::RoundBegan { number, first });
    joining::call_reserves(at)?;
    window(at, Moment::Initiative, first)?;
    check_victory(at)
}

/// Tied dice are rolled again until all differ (003:106-116).
fn untie(at: &mut At<'_, Minis>) -> Play<()> {
    while let Some(tied) = tied(at) {
        for seat in tied {
            roll(at, seat)?;
        }
    }
    Ok(())
}

/// A seat rolls for initiative again; the new result stands, and a tie is rolled again (000:1057).
pub fn reroll_initiative(at: &mut At<'_, Minis>, seat: Seat) -> Play<()> {
    roll(at, seat)?;
    untie(at)
}

/// One seat's die; Recon rolls two and keeps either (000:1776).
fn roll(at: &mut At<'_, Minis>, seat: Seat) -> Play<()> {
    let mut natural = at.d20()?;
    if recon(&look(at), seat) {
        let second = at.d20()?;
        trace::acted(list::RECON.0);
        if at.world().options.edition.recon_takes_the_higher() {
            at.emit(Event::InitiativeRolled { seat, natural: natural.max(second) });
            return Ok(());
        }
        natural = at.ask(seat, Ask::Keep(natural, second), |_, list| {
            list.push(natural);
            if second != natural {
                list.push(second);
            }
        })?;
    }
    at.emit(Event::InitiativeRolled { seat, natural });
    Ok(())
}

/// Whether a member of the squad with Recon sees an enemy.
fn recon(look: &Look<'_>, seat: Seat) -> bool {
    look.w.masks.present.has(list::RECON)
        && look
            .w
            .in_play()
            .filter(|f| look.w[*f].side == seat && look.has(*f, list::RECON))
            .any(|f| look.enemies(f).any(|e| look.sees(f, e)))
        && !odds_untold(look, seat)
}

/// Never Tell Me The Odds switches off enemy abilities that alter initiative (000:1689).
fn odds_untold(look: &Look<'_>, seat: Seat) -> bool {
    let foe = |f| look.w.team(look.w[f].side) != look.w.team(seat);
    look.w.in_play().any(|f| foe(f) && look.acts(f, list::NEVER_TELL_ME_THE_ODDS))
}

/// Seats whose dice are equal; with three or more all must differ.
fn tied(at: &At<'_, Minis>) -> Option<SmallVec<[Seat; 4]>> {
    let dice = &at.world().round.dice[..at.world().sides.len()];
    let tied: SmallVec<[Seat; 4]> =
        Seat::first(dice.len()).filter(|s| dice.iter().filter(|d| **d == dice[s.index()]).count() > 1).collect();
    (!tied.is_empty()).then_some(tied)
}

/// Tactics Broker: each round one character of the squad is removed as defeated, past all rescue, and the enemies' dice
/// count as 1. It happens once for the squad, not against Never Tell Me The Odds, and is lost if its own die is a 1
/// (003:2161-2176). Inferred: its player picks the character, the dice are looked at first, and of two such squads each
/// pays and neither gains, since both dice would be 1.
fn deal_in_tactics(at: &mut At<'_, Minis>) -> Play<()> {
    if !at.world().masks.present.has(list::TACTICS_BROKER) {
        return Ok(());
    }
    let brokers: SmallVec<[(Seat, FigureId); 2]> = {
        let view = look(at);
        let of = |seat: Seat| {
            let mut mine = view.w.in_play().filter(|f| view.w[*f].side == seat);
            mine.find(|f| view.has(*f, list::TACTICS_BROKER)).map(|broker| (seat, broker))
        };
        let works = |(seat, _): &(Seat, FigureId)| view.w.round.dice[seat.index()] != 1 && !odds_untold(&view, *seat);
        Seat::first(view.w.sides.len()).filter_map(of).filter(works).collect()
    };
    for (seat, broker) in &brokers {
        trace::acted(list::TACTICS_BROKER.0);
        let rules = at.rules();
        let price = at.ask(*seat, Ask::Target(*broker, list::TACTICS_BROKER), |w, list| {
            list.extend(w.in_play().filter(|f| w[*f].side == *seat && Look::new(rules, w).stands(*f)));
        })?;
        doom(at, price, *broker)?;
    }
    if let [(seat, _)] = brokers.as_slice() {
        let team = at.world().team(*seat);
        let foes: SmallVec<[Seat; 4]> =
            Seat::first(at.world().sides.len()).filter(|s| at.world().team(*s) != team).collect();
        for seat in foes {
            at.emit(Event::InitiativeRolled { seat, natural: 1 });
        }
    }
    Ok(())
}

/// Who says who goes first: the highest roll, or a Master Tactician whose die is no 1 (000:1635).
fn chooser(look: &Look<'_>) -> Seat {
    let die = |seat: Seat| look.w.round.dice[seat.index()];
    let tactician = |seat: Seat| {
        die(seat) != 1
            && look.w.in_play().any(|f| look.w[f].side == seat && look.has(f, list::MASTER_TACTICIAN))
            && !odds_untold(look, seat)
    };
    let seats = Seat::first(look.w.sides.len());
    if let Some(seat) = seats.clone().filter(|s| tactician(*s)).max_by_key(|s| die(*s)) {
        trace::acted(list::MASTER_TACTICIAN.0);
        return seat;
    }
    seats.max_by_key(|s| die(*s)).expect("somebody plays")
}
