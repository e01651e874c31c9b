//! Why something may not be done.

use super::battle::may_battle;
use crate::Ccg;
use crate::book::text::{Kind, Phase};
use crate::choice::{Act, Ask, Choice};
use crate::look::Look;
use crate::world::{Berth, CardId, World};
use dejarik_kernel::WhyNot;

/// Why a choice is not among the options.
pub(crate) fn why_not(rules: &Ccg, w: &World, ask: &Ask, choice: &Choice) -> Option<WhyNot> {
    let Choice::Act(act) = choice else { return None };
    let look = Look::new(rules, w);
    let seat = match ask {
        Ask::Act(_) => w.next,
        _ => return Some(WhyNot::new("R005", "not-now")),
    };
    // Of a card that the player does not know, and of one that is not there, nothing is said.
    let mut named = cards(*act).into_iter().flatten();
    if !named.clone().all(|card| w.ids().any(|c| c == card) && w[card].known.has(seat)) {
        return None;
    }
    // Nor of a card that should go to itself, or to what it carries: what comes of that would have no end.
    if named.next().is_some_and(|first| named.any(|other| carries(w, first, other))) {
        return None;
    }
    let force = look.force(seat);
    let poor = |cost: i32| (cost > force).then_some(WhyNot::new("R099", "too-little-force"));
    let in_phase = |phase: Phase| (w.phase != phase || w.turn != seat).then_some(WhyNot::new("R328", "another-phase"));
    match *act {
        Act::Deploy { card, to, berth } => in_phase(Phase::Deploy)
            .or_else(|| unfinished(look, card))
            .or_else(|| look.may_deploy(seat, card, to, berth).err())
            .or_else(|| poor(look.deploy_cost(card, to, berth))),
        Act::Launch { ship, pilot, to } => in_phase(Phase::Deploy)
            .or_else(|| look.may_launch(seat, ship, pilot, to).err())
            .or_else(|| poor(look.launch_cost(ship, pilot, to))),
        Act::Place { .. } | Act::Convert { .. } => {
            in_phase(Phase::Deploy).or(Some(WhyNot::new("R196", "not-in-that-place")))
        }
        Act::Replace { old, new } => in_phase(Phase::Deploy).or_else(|| look.may_replace(old, new).err()),
        Act::Battle(location) => in_phase(Phase::Battle)
            .or_else(|| may_battle(look, seat, location).err())
            .or_else(|| poor(look.battle_cost(seat, location))),
        Act::Drain(location) => in_phase(Phase::Control).or_else(|| match look.controls(seat, location) {
            true if look.has_spy(crate::world::other(seat), location) => Some(WhyNot::new("X28", "spied-upon")),
            true => Some(WhyNot::new("R129", "drained-already")),
            false => Some(WhyNot::new("R129", "not-controlled")),
        }),
        Act::Move { card, .. } if look.is_under_cover(card) && w.turn == seat => {
            Some(WhyNot::new("X28", "under-cover"))
        }
        Act::Move { card, .. } if w.phase == Phase::Deploy && look.craft(card).is_some() => {
            Some(WhyNot::new("R254", "no-room"))
        }
        Act::Move { card, to, how, .. } => in_phase(Phase::Move).or_else(|| {
            if w[card].has(crate::world::Mark::Moved) {
                return Some(WhyNot::new("S24", "moved-already"));
            }
            if look.is_fixed(card) {
                return Some(WhyNot::new("R061", "cannot-move"));
            }
            let mut ways = Vec::new();
            look.ways(seat, card, &mut ways);
            let way = ways.iter().find(|way| way.to == to && way.how == how);
            way.map_or(Some(WhyNot::new("R222", "out-of-reach")), |way| poor(way.cost))
        }),
        Act::Play { card, .. } => {
            unfinished(look, card).or_else(|| look.may_enter(card).err()).or(Some(WhyNot::new("R174", "not-now")))
        }
        Act::HandOver { item, to } => in_phase(Phase::Deploy).or_else(|| poor(look.deploy_cost(item, to, Berth::On))),
        Act::Settle { .. } => in_phase(Phase::Deploy).or(Some(WhyNot::new("R148", "not-in-that-place"))),
        Act::Insert(_) | Act::Form { .. } => in_phase(Phase::Deploy).or(Some(WhyNot::new("R098", "not-now"))),
        Act::Jump { .. } => in_phase(Phase::Move).or(Some(WhyNot::new("X12", "out-of-reach"))),
        Act::Bluff { .. } | Act::Call { .. } => Some(WhyNot::new("R055", "not-now")),
        Act::Bury { .. } => in_phase(Phase::Deploy).or(Some(WhyNot::new("R217", "not-now"))),
        Act::BreakCover(_) => in_phase(Phase::Deploy).or(Some(WhyNot::new("X28", "not-now"))),
        Act::Attack(_) => in_phase(Phase::Battle).or(Some(WhyNot::new("S12", "not-now"))),
        Act::Search(_) => in_phase(Phase::Control).or(Some(WhyNot::new("R289", "not-now"))),
        Act::Activate(_) => in_phase(Phase::Activate).or(Some(WhyNot::new("R017", "not-so-much"))),
        Act::Draw(_) => in_phase(Phase::Draw).or(Some(WhyNot::new("R110", "not-so-many"))),
        Act::Use { .. } => Some(WhyNot::new("R237", "not-now")),
        Act::Fire { .. } | Act::Forfeit(_) | Act::LoseForce => Some(WhyNot::new("R125", "not-now")),
    }
}

/// Whether a card is another one, or carries it.
fn carries(w: &World, card: CardId, other: CardId) -> bool {
    let hosts = std::iter::successors(Some(other), |c| w[*c].host.some());
    hosts.take(w.ids().count()).any(|c| c == card)
}

/// The cards that an action names, what is to go somewhere first.
fn cards(act: Act) -> [Option<CardId>; 3] {
    match act {
        Act::Activate(_) | Act::Draw(_) | Act::LoseForce => [None; 3],
        Act::Place { card, .. }
        | Act::Insert(card)
        | Act::BreakCover(card)
        | Act::Attack(card)
        | Act::Search(card)
        | Act::Call { at: card, .. }
        | Act::Play { card, .. }
        | Act::Use { card, .. }
        | Act::Drain(card)
        | Act::Battle(card)
        | Act::Forfeit(card) => [Some(card), None, None],
        Act::Convert { card, old: other }
        | Act::Settle { card, by: other, .. }
        | Act::Form { squadron: card, at: other }
        | Act::Jump { system: card, around: other, .. }
        | Act::Bluff { card, at: other }
        | Act::Bury { card, at: other }
        | Act::Replace { old: other, new: card }
        | Act::HandOver { item: card, to: other }
        | Act::Fire { weapon: card, target: other } => [Some(card), Some(other), None],
        // What is deployed or moved nowhere in particular names no card there.
        Act::Deploy { card, to, .. } | Act::Move { card, to, .. } => [Some(card), to.some(), None],
        Act::Launch { ship, pilot, to } => [Some(ship), Some(pilot), Some(to)],
    }
}

fn unfinished(look: Look<'_>, card: CardId) -> Option<WhyNot> {
    let p = look.print(card);
    let known = p.implemented || p.is(Kind::Location);
    (!known).then_some(WhyNot::new("R098", "not-implemented"))
}
