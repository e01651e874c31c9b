//! Tools: doors that are blown away, hindered vehicles, figures that are lifted and towed.

use super::{Ability, AbilityId, Action, Instead, list};
use crate::Minis;
use crate::choice::Ask;
use crate::event::Event;
use crate::look::{Look, Stat};
use crate::map::{DoorSet, Space, Square};
use crate::rules::{Least, at_hand, controller, entered, look, mark, may_budge, offer_boarding, walk_to};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};
use smallvec::SmallVec;

const NO_DOOR: WhyNot = WhyNot::new("000:1818", "there-is-no-such-door");

/// The tools.
pub static FAMILY: &[Ability] = &[
    tool(
        list::SATCHEL_CHARGE,
        Instead::Attacks,
        |look, who, _| some_door(near_doors(look, who)),
        |at, who, _| remove_door(at, who, list::SATCHEL_CHARGE, near_doors),
    ),
    tool(
        list::SHATTER_BEAM,
        Instead::Attacks,
        |look, who, _| some_door(seen_doors(look, who)),
        |at, who, _| remove_door(at, who, list::SHATTER_BEAM, seen_doors),
    ),
    // Vehicles next to it never move more than their speed again.
    tool(
        list::SABOTAGE,
        Instead::Attacks,
        |look, who, _| at_hand(vehicles(look, who).iter()),
        |at, who, _| {
            for f in vehicles(&look(at), who).iter() {
                mark(at, f, list::SABOTAGE, who, 0, Until::Skirmish);
            }
            Ok(())
        },
    ),
    // Allies next to it shoot better this round as long as they do not move (000:1764).
    Ability {
        marked_adds: Some(|look, me, _, q| {
            let far = q.stat == Stat::Attack && q.by == me && !look.w[me].moved && !look.reaches(me, q.at);
            if far { 4 } else { 0 }
        }),
        ..tool(
            list::RANGEFINDER,
            Instead::Attacks,
            |look, who, _| at_hand(spotted(look, who).iter()),
            |at, who, _| {
                for f in spotted(&look(at), who).iter() {
                    mark(at, f, list::RANGEFINDER, who, 0, Until::EndOfRound);
                }
                Ok(())
            },
        )
    },
    tool(
        list::LIFT,
        Instead::Attacks,
        |look, who, _| at_hand(loads(look, who, 1).iter()),
        |at, who, _| lift(at, who, list::LIFT, 1),
    ),
    tool(
        list::HEAVY_LIFT,
        Instead::Attacks,
        |look, who, _| at_hand(loads(look, who, 2).iter()),
        |at, who, _| lift(at, who, list::HEAVY_LIFT, 2),
    ),
    Ability {
        gives: &[list::FLIGHT],
        ..tool(
            list::TOW_CABLE,
            Instead::TurnWithMove,
            |look, who, _| at_hand(towed(look, who).iter()),
            |at, who, _| tow(at, who),
        )
    },
];

type May = fn(&Look<'_>, FigureId, i16) -> Result<(), WhyNot>;
type Does = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;

const fn tool(id: AbilityId, instead: Instead, may: May, does: Does) -> Ability {
    Ability { action: Some(Action { instead, cost: 0, may, does }), ..Ability::of(id) }
}

fn some_door(doors: DoorSet) -> Result<(), WhyNot> {
    if doors.is_empty() { Err(NO_DOOR) } else { Ok(()) }
}

/// Doors next to it that are still there.
fn near_doors(look: &Look<'_>, who: FigureId) -> DoorSet {
    if look.ride(who).is_some() {
        return DoorSet::default(); // nothing is next to it but the transport and who else is aboard
    }
    there(look, look.geometry().doors_adjacent(look.space(who), look.w.open))
}

/// Doors in its sight that are still there.
fn seen_doors(look: &Look<'_>, who: FigureId) -> DoorSet {
    there(look, look.geometry().doors_seen(look.space(who), look.w.open))
}

fn there(look: &Look<'_>, doors: DoorSet) -> DoorSet {
    look.w.removed.iter().fold(doors, DoorSet::without)
}

/// One of the doors is gone for good (000:1818, 1843).
fn remove_door(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    which: fn(&Look<'_>, FigureId) -> DoorSet,
) -> Play<()> {
    let doors = which(&look(at), who);
    if doors.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let door = at.ask(seat, Ask::Door(who, ability), |_, list| list.extend(doors.iter()))?;
    at.emit(Event::DoorRemoved { door });
    Ok(())
}

/// Enemy vehicles next to it that nobody has sabotaged.
fn vehicles(look: &Look<'_>, who: FigureId) -> FigureSet {
    let fresh = |f: &FigureId| {
        look.has(*f, list::MOUNTED_WEAPON) && look.adjacent(who, *f) && look.w.mark(*f, list::SABOTAGE).is_none()
    };
    look.enemies(who).filter(fresh).collect()
}

/// Allies next to it that have not moved this round.
fn spotted(look: &Look<'_>, who: FigureId) -> FigureSet {
    look.allies(who).filter(|f| look.adjacent(who, *f) && !look.w[*f].moved).collect()
}

/// Allies next to it, not larger than that, with another place to be lifted to.
fn loads(look: &Look<'_>, who: FigureId, span: u8) -> FigureSet {
    let fits = |f: &FigureId| {
        look.w[*f].span <= span
            && look.ride(*f).is_none()
            && !look.fast(*f)
            && look.adjacent(who, *f)
            && !perches(look, who, *f).is_empty()
    };
    look.allies(who).filter(fits).collect()
}

/// The other places next to the lifter where the ally could be put down.
fn perches(look: &Look<'_>, who: FigureId, ally: FigureId) -> SmallVec<[Square; 16]> {
    let (mine, span, here) = (look.space(who), look.w[ally].span, look.space(ally).at);
    let (low_x, low_y) = (mine.at.x.saturating_sub(span), mine.at.y.saturating_sub(span));
    let rows = low_y..=mine.at.y + mine.size;
    let spots = rows.flat_map(|y| (low_x..=mine.at.x + mine.size).map(move |x| Square::new(x, y)));
    let good = |at: &Square| {
        let space = Space { at: *at, size: span };
        *at != here
            && look.geometry().map().contains(space)
            && look.free_for(ally, *at)
            && look.geometry().adjacent(mine, space, look.w.open)
    };
    spots.filter(good).collect()
}

/// Lifts an ally to another place next to itself; nobody gets an attack of opportunity (000:1563).
fn lift(at: &mut At<'_, Minis>, who: FigureId, ability: AbilityId, span: u8) -> Play<()> {
    let them = loads(&look(at), who, span);
    if them.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let ally = at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(them.iter()))?;
    let spots = perches(&look(at), who, ally);
    let to = at.ask(seat, Ask::Square(ally, ability), |_, list| list.extend(spots.iter().copied()))?;
    let from = look(at).space(ally);
    at.emit(Event::Shifted { who: ally, to });
    entered(at, ally, from)?;
    offer_boarding(at, ally)
}

/// Allies of one square next to it that nothing holds.
fn towed(look: &Look<'_>, who: FigureId) -> FigureSet {
    if may_budge(look, who).is_err() {
        return FigureSet::default();
    }
    let fits = |f: &FigureId| look.w[*f].span == 1 && look.adjacent(who, *f) && may_budge(look, *f).is_ok();
    look.allies(who).filter(fits).collect()
}

/// How far both go.
const TOWED: u8 = 12;

/// Both fly up to 12 squares, and the ally ends next to the other (000:1963-1965; 003:2177-2204).
fn tow(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let them = towed(&look(at), who);
    if them.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let ally = at.ask(seat, Ask::Target(who, list::TOW_CABLE), |_, list| list.extend(them.iter()))?;
    for f in [who, ally] {
        let (nature, until) = (Nature::Granted, Until::EndOfTurn);
        let flight = Condition { on: f, nature, ability: list::FLIGHT, number: 0, source: who, until };
        at.emit(Event::ConditionBegan(flight));
    }
    let from = (at.world()[who].place, at.world()[ally].place);
    walk_to(at, who, TOWED, Least::Stay, |look, end| can_follow(look, ally, end))?;
    if look(at).stands(who) && look(at).stands(ally) {
        let end = look(at).space(who);
        walk_to(at, ally, TOWED, Least::Stay, |look, space| look.geometry().adjacent(end, space, look.w.open))?;
    }
    for on in [who, ally] {
        at.emit(Event::ConditionEnded { on, ability: list::FLIGHT, source: who });
    }
    for (f, before) in [(who, from.0), (ally, from.1)] {
        if at.world()[f].place != before {
            offer_boarding(at, f)?;
        }
    }
    Ok(())
}

/// Whether the towed ally could end next to somebody who stands there.
fn can_follow(look: &Look<'_>, ally: FigureId, end: Space) -> bool {
    let here = look.space(ally);
    let near = |space: Space| look.geometry().adjacent(end, space, look.w.open);
    if near(here) {
        return true;
    }
    // In the air nothing costs extra and nobody is in the way, so the range is the way.
    let spots = (0..end.size + 2).flat_map(|y| (0..end.size + 2).map(move |x| (x, y)));
    spots.filter_map(|(x, y)| Some(Square::new((end.at.x + x).checked_sub(1)?, (end.at.y + y).checked_sub(1)?))).any(
        |at| {
            let space = Space { at, size: 1 };
            look.geometry().map().contains(space)
                && !end.overlaps(space)
                && near(space)
                && look.free_for(ally, at)
                && look.geometry().range(here, space, look.w.open).is_some_and(|r| r <= u16::from(TOWED))
        },
    )
}
