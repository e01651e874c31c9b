//! Levitation, of which the FAQ tells much (003:2588-2614) and no source the text: the affected character goes from square
//! to square, all within 6 of the user, over characters and terrain but through no wall; that is movement, which sets off
//! Mines and may lead aboard a transport, and it never ends in a pit. Inferred: it costs 1 Force point, is used beside all
//! else on the user's turn on an ally within 6, the user's player steers, and nobody gets an attack of opportunity.

use super::{Ability, Action, Instead, Strike, list};
use crate::Minis;
use crate::choice::{Ask, Footstep, Path, Route};
use crate::event::Event;
use crate::geometry::Gait;
use crate::look::Look;
use crate::map::{Dir, Space};
use crate::rules::{at_hand, controller, entered, finish_move, look, offer_boarding};
use crate::world::{Condition, FigureId, FigureSet, Nature, Until};
use dejarik_kernel::{At, Play, WhyNot};

const NO_WAY: WhyNot = WhyNot::new("003:2591-2600", "it-cannot-be-levitated-there");

/// How far from the user any square of the way may be.
const REACH: u16 = 6;

/// The family.
pub static FAMILY: &[Ability] = &[Ability {
    gives: &[list::FLIGHT],
    action: Some(Action::on_one(Instead::Nothing, 1, |look, who, _| at_hand(bodies(look, who).iter()))),
    strikes: Some(Strike { whom: bodies, aimed: false, does: |at, by, who, _| levitate(at, by, who) }),
    ..Ability::of(list::LEVITATION)
}];

/// Allies that could be levitated somewhere.
fn bodies(look: &Look<'_>, who: FigureId) -> FigureSet {
    let open = |f: &FigureId| {
        look.ride(*f).is_none()
            && look.within(who, *f, REACH)
            && look.open_alone(who, *f, list::LEVITATION)
            && !look.fast(*f)
            && !ends(look, who, *f).is_empty()
    };
    look.allies(who).filter(open).collect()
}

/// One step of the way, if it can be made.
fn step(look: &Look<'_>, by: FigureId, from: Space, dir: Dir) -> Option<Space> {
    let to = look.geometry().step(from, dir, look.w.open, Gait::FLY).ok()?.to;
    let near = |s| look.geometry().within(look.space(by), Space::from(s), REACH, look.w.open);
    to.squares().all(near).then_some(to)
}

/// Every place it could be brought to, each with a shortest way.
fn ends(look: &Look<'_>, by: FigureId, who: FigureId) -> Vec<(Space, Path)> {
    let mut found: Vec<(Space, Path)> = vec![(look.space(who), Path::default())];
    let mut next = 0;
    while let Some((from, path)) = found.get(next).copied() {
        next += 1;
        for dir in Dir::ALL.into_iter().filter(|_| path.len() < Path::MOST) {
            let Some(to) = step(look, by, from, dir) else { continue };
            if found.iter().all(|(known, _)| *known != to) {
                found.push((to, path.then(Footstep { dir, way: 0 })));
            }
        }
    }
    found.into_iter().skip(1).filter(|(space, _)| look.free_for(who, space.at)).collect()
}

/// The way, if it can be gone as it is.
fn lawful(look: &Look<'_>, by: FigureId, who: FigureId, route: Route) -> Result<Path, WhyNot> {
    let path = match route {
        Route::Along(path) => path,
        Route::To(at) => ends(look, by, who).into_iter().find(|(end, _)| end.at == at).ok_or(NO_WAY)?.1,
    };
    let mut space = look.space(who);
    for footstep in path.iter() {
        space = step(look, by, space, footstep.dir).ok_or(NO_WAY)?;
    }
    if path.is_sound() && !path.is_empty() && look.free_for(who, space.at) { Ok(path) } else { Err(NO_WAY) }
}

fn levitate(at: &mut At<'_, Minis>, by: FigureId, who: FigureId) -> Play<()> {
    finish_move(at);
    let rules = at.rules();
    let seat = controller(at, by);
    // In the air, so that its way is read as one.
    let (nature, until) = (Nature::Granted, Until::EndOfTurn);
    let ability = list::FLIGHT;
    at.emit(Event::ConditionBegan(Condition { on: who, nature, ability, number: 0, source: by, until }));
    let route = at.ask_open(
        seat,
        Ask::Move(who, Path::MOST as u8),
        |w, list| list.extend(ends(&Look::new(rules, w), by, who).into_iter().map(|(end, _)| Route::To(end.at))),
        |w, route| lawful(&Look::new(rules, w), by, who, route).map(Route::Along),
    )?;
    let path = lawful(&look(at), by, who, route).unwrap_or_default();
    for footstep in path.iter() {
        let from = look(at).space(who);
        let Some(to) = step(&look(at), by, from, footstep.dir) else { break };
        at.emit(Event::Shifted { who, to: to.at });
        entered(at, who, from)?;
        if !look(at).stands(who) {
            break;
        }
    }
    at.emit(Event::ConditionEnded { on: who, ability, source: by });
    offer_boarding(at, who)
}
