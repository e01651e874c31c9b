//! What a player may do while nothing is under way.

use crate::book::text::{Kind, Law, Phase};
use crate::choice::Act;
use crate::look::{Look, Memo, Window};
use crate::world::{Berth, CardId, CardSet, Mark, Zone, other};
use dejarik_kernel::Seat;

/// Everything a player may do now on the empty stack.
pub fn acts(look: Look<'_>, seat: Seat) -> Vec<Act> {
    let (memo, mut found) = (Memo::default(), Vec::with_capacity(32));
    let look = look.remembering(&memo);
    if look.w.turn == seat {
        match look.w.phase {
            Phase::Start => {}
            Phase::Activate => activations(look, seat, &mut found),
            Phase::Control => drains(look, seat, &mut found),
            Phase::Deploy => deployments(look, seat, &mut found),
            Phase::Battle => battles(look, seat, &mut found),
            Phase::Move => look.moves(seat, &mut found),
            Phase::Draw => {
                let pile = look.w.force(seat) as u8;
                found.extend((1..=pile).map(Act::Draw));
            }
        }
    }
    if look.w.turn != seat && look.w.phase == Phase::Move {
        look.moves(seat, &mut found);
    }
    look.bluff_acts(seat, &mut found);
    look.deeds(seat, Window::Root, &mut found);
    look.deployments_now(seat, Window::Root, &mut found);
    found
}

/// As much as was not activated yet (R017).
fn activations(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    if look.is_barred(seat, Law::NoActivation) {
        return;
    }
    let left = look.generation(seat) - i32::from(look.w.activated);
    let most = left.min(look.w.count(seat, Zone::Reserve) as i32);
    found.extend((1..=most.max(0)).rev().map(|n| Act::Activate(n as u8)));
}

fn drains(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    found.extend(look.w.places.iter().copied().filter(|l| may_drain(look, seat, *l)).map(Act::Drain));
    if look.w.sets.hosted().iter().any(|c| look.w[c].has(Mark::Missing)) {
        let searches = |l: &CardId| !look.missing(seat, *l).is_empty() && !look.searchers(seat, *l).is_empty();
        found.extend(look.w.places.iter().copied().filter(searches).map(Act::Search));
    }
    look.seeker_moves(seat, found);
}

/// Whether a player may drain Force there (R129).
pub(super) fn may_drain(look: Look<'_>, seat: Seat, location: CardId) -> bool {
    let fresh = |c: CardId| look.has_ability(c) && !look.w[c].has(Mark::Drained);
    let droid = |c: CardId| look.law(c, Law::MayDrain) && !look.w[c].has(Mark::Drained);
    let there = || look.mine_at(seat, CardSet::ALL, location);
    !look.w.drains.has(location)
        && there().next().is_some()
        && look.controls_for_drain(seat, location)
        && !look.has_spy(other(seat), location)
        && !look.has_claw(other(seat), location)
        && !look.law_for(seat, location, Law::NoDrains)
        && there().any(|c| fresh(c) || droid(c))
}

fn deployments(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    let (sets, index) = (&look.w.sets, &look.w.index);
    for card in sets.of(seat, Zone::Hand).without(index.deploys_now).without(index.of_kind(Kind::Interrupt)).iter() {
        look.deployments(seat, card, None, found);
    }
    look.replacements(seat, found);
    look.formations(seat, found);
    look.burials(seat, found);
    let hidden =
        |c: &CardId| look.w[*c].has(Mark::Undercover) && look.location(*c).is_some_and(|l| look.is(l, Kind::Site));
    found.extend(look.mine(seat).filter(hidden).map(Act::BreakCover));
    hand_overs(look, seat, found);
    reseats(look, seat, found);
}

/// Who pilots or drives is settled in the deploy phase, too (R113, R254, 004:2354).
fn reseats(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    let mut ways = Vec::new();
    for card in
        look.w.sets.aboard().and(look.w.sets.of(seat, Zone::Table)).and(look.w.index.of_kind(Kind::Character)).iter()
    {
        ways.clear();
        look.reseats(seat, card, &mut ways);
        found.extend(ways.iter().map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
    }
}

/// A weapon or device may go to another card present, for its deploy cost (R353).
fn hand_overs(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    let force = look.force(seat);
    for item in look.mine_of(seat, look.w.index.items).filter(|c| look.w[*c].berth == Berth::On) {
        let host = look.w[item].host;
        if look.is(host, Kind::Location) {
            continue;
        }
        for to in look.mine_of(seat, look.w.index.troops).filter(|t| *t != host) {
            let near = look.together(host, to) || look.own_law(host, Law::Rack);
            if near && look.may_carry(item, to) && look.transfer_cost(item, to) <= force {
                found.push(Act::HandOver { item, to });
            }
        }
    }
}

fn battles(look: Look<'_>, seat: Seat, found: &mut Vec<Act>) {
    let force = look.force(seat);
    let met = |l: CardId| [seat, other(seat)].into_iter().all(|s| look.fighters(s, l).next().is_some());
    let open = |l: CardId| met(l) && super::battle::may_battle(look, seat, l).is_ok();
    let may = |l: &CardId| open(*l) && look.battle_cost(seat, *l) <= force;
    found.extend(look.w.places.iter().copied().filter(may).map(Act::Battle));
    if force > 0 {
        let prey = look.w.table_of(look.w.index.of_kind(Kind::Creature)).filter(|c| look.may_attack(seat, *c));
        found.extend(prey.map(Act::Attack));
    }
}
