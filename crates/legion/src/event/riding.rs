//! What happens to units that ride, and other things that happen seldom.

use super::Event;
use crate::choice::{Deed, Gait};
use crate::world::{Equipped, MiniId, OrderToken, UnitId, World, team};

pub(super) fn apply(w: &mut World, e: &Event) {
    match e {
        Event::Embarked { unit, vehicle } => embark(w, *unit, *vehicle),
        Event::Disembarked { unit, at, z, facing } => {
            for mini in w.living(*unit) {
                let m = &mut w[mini];
                (m.at, m.z, m.facing, m.there) = (*at, *z, *facing, true);
            }
            let marks = &mut w[*unit].marks;
            (marks.aboard, marks.riders) = (None, 0);
            w[*unit].around = w.bounds(*unit);
        }
        Event::MiniDefeated(mini) => {
            let unit = w[*mini].unit;
            let nth = mini.0 - w[unit].first.0;
            w[unit].marks.riders &= !(1 << nth);
        }
        Event::UnitDefeated { unit, .. } => w[*unit].marks.aboard = None,
        Event::ArmsAdded(n) => {
            if let Some(active) = &mut w.active {
                active.more_arms += n;
            }
        }
        Event::Hurling(on) => {
            if let Some(active) = &mut w.active {
                active.throwing = *on;
            }
        }
        Event::ActivationSpent => {
            if let Some(active) = &mut w.active {
                (active.actions, active.withdrew) = (0, true);
            }
        }
        Event::MoveEnded { unit, deed: Deed::Move(gait), .. } => {
            let counts = matches!(gait, Gait::Standard | Gait::Compulsory | Gait::Speed(_) | Gait::Reverse);
            w[*unit].marks.moved += u8::from(counts);
        }
        Event::RoundBegan(_) => w.units.iter_mut().for_each(|u| u.marks.rest()),
        Event::OrderAssigned { unit, to } => {
            let (side, rank) = (w[*unit].player.index(), w[*unit].rank as usize);
            if w[*unit].order == OrderToken::None {
                w.sides[side].pool[rank] = w.sides[side].pool[rank].saturating_sub(1);
            }
            w[*unit].order = *to;
        }
        Event::TokenKept { seat, rank: Some(rank) } => {
            let side = &mut w.sides[seat.index()];
            side.pool[*rank as usize] -= 1;
            side.kept[*rank as usize] += 1;
        }
        Event::Dropped { marker, at, seat } => {
            super::claim(w, *marker, None, *at);
            w.markers[usize::from(*marker)].of = Some(*seat);
        }
        Event::MarkerGone(marker) => w.markers[usize::from(*marker)].gone = true,
        Event::CartPlaced(cart) => match w.carts.iter_mut().find(|c| c.side == cart.side) {
            Some(place) => *place = *cart,
            None => w.carts.push(*cart),
        },
        Event::SupplyLaid { nth, token } => match w.supplies.get_mut(usize::from(*nth)) {
            Some(place) => *place = *token,
            None => w.supplies.push(*token),
        },
        Event::SupplyGone { nth } => drop(w.supplies.remove(usize::from(*nth))),
        Event::Supplied { unit, card, nth } => {
            w.supply_deck[usize::from(*nth)] -= 1;
            w[*unit].upgrades.push(Equipped { card: *card, ..Equipped::default() });
        }
        Event::BaneLaid(bane) => w.banes.push(*bane),
        Event::BaneShown { nth } => drop(w.banes.remove(usize::from(*nth))),
        Event::KeptUsed { seat, rank } => w.sides[seat.index()].kept[*rank as usize] -= 1,
        Event::Handed { unit, to } => {
            let unit = &mut w[*unit];
            let own = unit.marks.home.unwrap_or(unit.player);
            (unit.side, unit.player, unit.marks.home) = (team(*to), *to, (own != *to).then_some(own));
        }
        Event::Swapped { unit, nth, aside } => {
            let u = &mut w[*unit];
            if let Some(card) = &mut u.aside[usize::from(*aside)] {
                std::mem::swap(card, &mut u.upgrades[usize::from(*nth)].card);
            }
        }
        Event::CardStays(seat) => {
            let side = &mut w.sides[seat.index()];
            if let Some(place) = side.lasting.iter_mut().find(|place| place.is_none()) {
                *place = side.played.take();
            }
        }
        Event::Tampered { marker, wounds } => w.markers[usize::from(*marker)].wounds = *wounds,
        Event::Divulged { seat, card } => w.sides[seat.index()].divulged = Some(*card),
        _ => {}
    }
}

fn embark(w: &mut World, unit: UnitId, vehicle: UnitId) {
    let (first, size, deployed) = (w[unit].first.0, w[unit].size, w[unit].deployed);
    for i in 0..size {
        let mini = MiniId(first + i);
        // Before it is deployed all of a unit is there.
        if w[mini].there || !deployed {
            w[unit].marks.riders |= 1 << i;
        }
        w[mini].there = false;
    }
    w[unit].deployed = true;
    w[unit].marks.aboard = Some(vehicle);
    w[unit].around = w.bounds(unit);
}
