//! What befalls places and craft: asteroids (R025, R026), crashes (R085), collapses (R077), and what is blown away (R053, R054).

use super::destiny::{For, draw};
use super::force::lose;
use super::look;
use super::loss::lose_card;
use super::settle::first;
use crate::Ccg;
use crate::book::text::{Kind, Law};
use crate::book::{Sort, names};
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// In each control phase the opponent draws asteroid destiny for every starship where Asteroid Rules are in effect.
pub(super) fn asteroids(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let mut ships: Vec<CardId> = {
        let look = look(at);
        let ruled = |l: CardId| look.law_for(seat, l, Law::AsteroidRules);
        look.mine(seat)
            .filter(|c| {
                look.is(*c, Kind::Starship)
                    && !look.is_concealed(*c)
                    && look.present_at(*c).is_some_and(|l| look.is(l, Kind::Location) && ruled(l))
            })
            .collect()
    };
    // Whoever's turn it is says which comes first (Q15).
    while !ships.is_empty() {
        let ship = first(at, seat, &ships)?;
        ships.retain(|c| *c != ship);
        let Some(place) = look(at).location(ship).filter(|_| at.world()[ship].on_table()) else { continue };
        rule(25);
        rule(26);
        let more = {
            let look = look(at);
            let belt = |l: &&CardId| {
                **l != place
                    && look.is(**l, Kind::Sector)
                    && look.related(**l, place)
                    && look.law_for(seat, **l, Law::AsteroidRules)
            };
            look.w.places.iter().filter(belt).count() as i32
        };
        let rock = at.world().top(other(seat), Zone::Reserve);
        let Some(drawn) = draw(at, other(seat), For::Asteroids(ship))? else { continue };
        let struck = rock.is_some_and(|c| look(at).print(c).sort(Sort::Asteroid));
        if struck || drawn + more > look(at).defense(ship) {
            lose_card(at, ship, Why::Lost)?;
        }
        ships.retain(|c| at.world()[*c].on_table());
    }
    Ok(())
}

/// A vehicle crashes (R085).
pub(super) fn crash(at: &mut At<'_, Ccg>, card: CardId) {
    if look(at).is(card, Kind::Vehicle) {
        rule(85);
        at.emit(Event::Marked { card, mark: Mark::Crashed, on: true });
    }
}

/// Everything at a location is lost.
fn lay_waste(at: &mut At<'_, Ccg>, place: CardId) -> Play<()> {
    for card in at.world().guests(place).collect::<Vec<_>>() {
        lose_card(at, card, Why::Lost)?;
    }
    Ok(())
}

/// An interior site collapses (R077).
pub(super) fn collapse(at: &mut At<'_, Ccg>, site: CardId) -> Play<()> {
    if look(at).is_interior_only(site) || look(at).is_bay(site) {
        rule(77);
        lay_waste(at, site)?;
        at.emit(Event::Marked { card: site, mark: Mark::Collapsed, on: true });
    }
    Ok(())
}

/// The generators of Hoth, or a system with all that is part of it, are blown away (R053, R054). Who loses a Rebel Base or the
/// Death Star loses twice as much Force as there were icons of that player.
pub(super) fn blow_away(at: &mut At<'_, Ccg>, by: Seat, place: CardId) -> Play<()> {
    if at.world()[place].has(Mark::BlownAway) {
        return Ok(());
    }
    if look(at).print(place).title == *names::GENERATORS {
        rule(53);
        lay_waste(at, place)?;
        at.emit(Event::Marked { card: place, mark: Mark::BlownAway, on: true });
        return Ok(());
    }
    if !look(at).is(place, Kind::System) {
        return Ok(());
    }
    rule(54);
    let parts: Vec<CardId> = {
        let look = look(at);
        let part =
            |l: &CardId| *l != place && look.named_after(*l).is_some() && look.named_after(*l) == look.planet(place);
        look.w.places.iter().copied().filter(part).collect()
    };
    let dear = look(at).is_rebel_base(place) || look(at).print(place).title == *names::DEATH_STAR;
    let icons: i32 = parts.iter().chain([&place]).map(|l| look(at).icons(other(by), *l)).sum();
    for part in parts {
        lay_waste(at, part)?;
        lose_card(at, part, Why::Lost)?;
    }
    at.emit(Event::Marked { card: place, mark: Mark::BlownAway, on: true });
    if dear { lose(at, other(by), 2 * icons) } else { Ok(()) }
}
