//! Moving (000:160-206, 540-584, 739-753; 003:131-141, 195-243).

use super::duty::{Hunt, can_reach_enemy, next_to_enemy, savage, stays_dutiful};
use super::ride::{self, Ride, Track};
use super::search::Ends;
use super::stroll::Manner;
use super::{controller, look, opportunity, stop, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::choice::{Ask, Footstep, Path, Route};
use crate::event::Event;
use crate::geometry::{Footing, Gait, Hop};
use crate::look::Look;
use crate::map::{Dir, Edge, Space, Square, Terrain};
use crate::world::{self, FigureId, FigureSet, World};
use dejarik_kernel::{At, List, Play, WhyNot, trace};
use smallvec::SmallVec;
use std::cell::OnceCell;

const WALL: WhyNot = WhyNot::new("000:540-546", "a-wall-a-door-or-its-corner-is-in-the-way");
const ENEMY: WhyNot = WhyNot::new("000:176-178", "an-enemy-is-in-the-way");
pub(super) const TAKEN: WhyNot = WhyNot::new("000:180-183", "a-move-must-end-in-a-free-space");
const TOO_LONG: WhyNot = WhyNot::new("000:160-166", "there-is-not-enough-movement");
const NOWHERE: WhyNot = WhyNot::new("000:160-166", "a-move-is-at-least-one-step");
const BACK: WhyNot = WhyNot::new("000:1478", "it-cannot-go-straight-back");
const TRODDEN: WhyNot = WhyNot::new("002:737", "it-was-there-already-this-turn");
const LANDING: WhyNot = WhyNot::new("000:1943", "it-must-come-down-where-it-said");
const HELD: WhyNot = WhyNot::new("000:1497", "it-cannot-move");
const ABOARD: WhyNot = WhyNot::new("000:1228-1234", "it-is-aboard-a-transport");
const DUTY: WhyNot = WhyNot::new("000:1820-1823", "a-savage-character-must-end-next-to-an-enemy");

/// A place where a move could end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The top left square of the space.
    pub at: Square,
    /// What it costs at least.
    pub cost: u8,
}

/// How the figure moves: on foot or in the air.
pub fn gait(look: &Look<'_>, who: FigureId) -> Gait {
    Gait { flies: look.acts(who, list::FLIGHT), steady: look.acts(who, list::STABLE_FOOTING) }
}

/// How a figure goes through others.
#[derive(Clone, Copy)]
pub(super) struct Stroll {
    pub who: FigureId,
    pub gait: Gait,
    /// It passes everybody.
    slips: bool,
    /// The square of the prize, if it cannot pass that either.
    pub prize: Option<Square>,
    rigid: bool,
    /// Along walls it moves as if it flew (000:2007-2008).
    pub climbs: bool,
    /// Nothing at all is in its way (000:1567).
    pub spirit: bool,
    /// Where its first step may not lead: the place left last in the move under way, if it attacks on the move.
    pub behind: Option<Square>,
    /// Those of its side with Pathfinder, if it is slowed down by anything.
    pub guides: FigureSet,
    /// Whether it enters no square where it was in this turn (E-26).
    pub shuns_its_track: bool,
}

impl Stroll {
    pub fn new(look: &Look<'_>, who: FigureId) -> Stroll {
        let gait = gait(look, who);
        let spirit = look.acts(who, list::LIGHT_SPIRIT);
        let leaps = spirit || look.w.mark(who, list::FORCE_LEAP).is_some() || look.acts(who, list::HOLOGRAM);
        let slips = gait.flies || leaps;
        let prize = look.w.prize.filter(|p| !look.leads(who, p)).map(|p| p.at);
        let climbs = !gait.flies && look.has(who, list::WALL_CLIMBER);
        let guided = look.w.masks.present.has(list::PATHFINDER) && !gait.flies && !gait.steady;
        let guides = if guided { guides(look, who) } else { FigureSet::default() };
        let behind = ride::behind(look, who);
        let rigid = look.acts(who, list::RIGID);
        let shuns_its_track = ride::shuns_its_track(look, who);
        Stroll { who, gait, slips, prize, rigid, climbs, spirit, behind, guides, shuns_its_track }
    }

    /// Whether a step leads onto a square where it was before in this turn and must not be again (E-26).
    pub fn retraces(&self, look: &Look<'_>, from: Space, to: Space) -> bool {
        self.shuns_its_track && {
            let trodden = look.w.turn().map_or(&[][..], |t| &t.trodden);
            to.squares().any(|s| !from.covers(s) && trodden.contains(&s))
        }
    }

    /// What a step costs with Pathfinders about: squares of difficult terrain within 6 of one do not slow down, low objects
    /// do (003:1810-1815).
    pub fn eased(&self, look: &Look<'_>, from: Space, to: Space, cost: u8) -> u8 {
        if self.guides.is_empty() {
            return cost;
        }
        let (geometry, map) = (look.geometry(), look.geometry().map());
        let guided =
            |s: Square| self.guides.iter().any(|g| geometry.within(look.space(g), Space::from(s), 6, look.w.open));
        let mut slow = to.squares().filter(|s| !from.covers(*s) && map.terrain(*s).is_slow()).peekable();
        if slow.peek().is_none() || slow.any(|s| map.terrain(s) != Terrain::Difficult || !guided(s)) {
            return cost;
        }
        trace::acted(list::PATHFINDER.0);
        cost / 2
    }

    /// A Rigid character never squeezes (000:1809), not even through a wall without depth, where it comes out in full.
    pub fn fits(&self, from: Footing, hop: &Hop) -> bool {
        !self.rigid || Some(hop.to.space) == from.space.shifted(hop.dir)
    }

    pub fn passes(&self, look: &Look<'_>, space: Space) -> bool {
        let free = |s| look.w.standing_on(s).is_none_or(|f| !self.barred_by(look, f));
        space.squares().all(|s| free(s) && self.prize != Some(s))
    }

    /// Whether it cannot pass that figure: a solid enemy, or what is frozen, which is an object and lets nobody through but a
    /// spirit, not even over it (000:1333, 1467).
    pub fn barred_by(&self, look: &Look<'_>, f: FigureId) -> bool {
        let solid = || !look.has(f, list::HOLOGRAM) && !look.has(f, list::LIGHT_SPIRIT);
        let foe = || look.w.enemies(self.who, f) && look.stands(f) && solid();
        !self.slips && foe() || !self.spirit && look.acts(f, list::FROZEN_IN_CARBONITE)
    }

    /// The same stroll for a step along a wall, if it climbs: a square it occupies and one that it enters border on a wall.
    fn climbing(&self, look: &Look<'_>, from: Space, to: Space) -> Option<Stroll> {
        let enters = || to.squares().filter(|s| !from.covers(*s)).any(|s| walled(look, s));
        let climbs = self.climbs && from.squares().any(|s| walled(look, s)) && enters();
        climbs.then(|| {
            look.acts(self.who, list::WALL_CLIMBER);
            Stroll { gait: Gait::FLY, slips: true, ..*self }
        })
    }
}

/// Those whose Pathfinder helps the figure. Inferred: its allies, and itself.
fn guides(look: &Look<'_>, who: FigureId) -> FigureSet {
    look.allies(who).chain([who]).filter(|f| look.has(*f, list::PATHFINDER)).collect()
}

/// Whether a wall, a closed door or the edge of the map borders the square.
fn walled(look: &Look<'_>, square: Square) -> bool {
    let map = look.geometry().map();
    [Dir::N, Dir::E, Dir::S, Dir::W].into_iter().any(|dir| match map.edge(square, dir) {
        Edge::Wall => true,
        Edge::Door(door) => !look.w.open.contains(door),
        Edge::Open => map.neighbour(square, dir).is_none_or(|next| map.terrain(next) == Terrain::Object),
    })
}

/// The figure walks: its controller names a path; whatever interrupts it gives the choice anew. Who strafes must still
/// come down where it said, if it can, by whatever way (000:1943; 003:1180-1189).
pub(super) fn walk(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let path = ask_walk(at, who, None)?;
    let ride = Ride::new(&look(at), who, path);
    if !ride.at_once(at, who)? {
        return Ok(());
    }
    let Some(landing) = ride.landing(&look(at), who, path) else {
        return follow(at, who, path, ride).map(drop);
    };
    at.emit(Event::LandingNamed { at: Some(landing) });
    let (_, mut stopped) = follow(at, who, path, ride)?;
    while stopped && can_land(&look(at), who, landing) {
        let path = ask_walk(at, who, Some(landing))?;
        stopped = follow(at, who, path, ride)?.1;
    }
    if at.world().turn().is_some_and(|t| t.who == who) {
        at.emit(Event::LandingNamed { at: None });
    }
    Ok(())
}

/// The path the controller names, which leads there if it must.
fn ask_walk(at: &mut At<'_, Minis>, who: FigureId, to: Option<Square>) -> Play<Path> {
    let left = at.world().turn().map_or(0, |t| look(at).movement_left(t));
    let fit = |at: Square| to.is_none_or(|to| at == to);
    let samples = |look: &Look<'_>, ends: &Ends, list: &mut List<'_, Minis, Route>| {
        each_end(look, ends, |end| {
            if fit(end.at) {
                list.push(Route::To(end.at));
            }
        });
    };
    ask_path(at, who, left, samples, |look, path| {
        let path = lawful(look, who, left, path)?;
        let end = || trail(look, who, path).last().map(|space| space.at);
        if to.is_some() && end() != to { Err(LANDING) } else { Ok(path) }
    })
}

/// Whether the figure is still on its way to that place and can get there.
fn can_land(look: &Look<'_>, who: FigureId, landing: Square) -> bool {
    let Some(turn) = look.w.turn().filter(|t| t.who == who && look.stands(who)) else { return false };
    let left = look.movement_left(turn);
    let there = look.space(who).at == landing;
    !there && may_budge(look, who).is_ok() && reach(look, who, left).iter().any(|d| d.at == landing)
}

/// Where a step of one square could lead somebody who strafes: also over others, but not straight back, and not where it
/// would miss its landing place (003:1180-1189).
pub fn swerves(look: &Look<'_>, who: FigureId, landing: Square) -> SmallVec<[Square; 4]> {
    let (stroll, here) = (Stroll::new(look, who), footing(look, who));
    let behind = look.w.turn().and_then(|t| t.behind);
    let ends = Dir::ALL.into_iter().filter_map(|dir| {
        let (to, cost) = stride(look, &stroll, here, Footstep { dir, way: 0 }).ok()?;
        let at = to.space.at;
        (cost == 1 && !to.is_squeezed() && Some(at) != behind && lands_from(look, who, at, landing)).then_some(at)
    });
    ends.collect()
}

/// Whether somebody put there could still get to its landing place.
fn lands_from(look: &Look<'_>, who: FigureId, from: Square, landing: Square) -> bool {
    let mut w = look.w.clone();
    crate::event::apply(&mut w, &Event::Shifted { who, to: from });
    from == landing || can_land(&Look::new(look.rules, &w), who, landing)
}

/// Asks for a move of that length: `samples` names its ends, `law` says whether a path is one.
pub(super) fn ask_path(
    at: &mut At<'_, Minis>,
    who: FigureId,
    left: u8,
    samples: impl FnOnce(&Look<'_>, &Ends, &mut List<'_, Minis, Route>),
    law: impl Fn(&Look<'_>, Path) -> Result<Path, WhyNot>,
) -> Play<Path> {
    let (rules, seat) = (at.rules(), controller(at, who));
    // Nothing happens between the question and its answer, so one search is enough for both.
    let searched = OnceCell::new();
    let ends = |look: &Look<'_>| searched.get_or_init(|| Ends::new(look, who, left));
    // The steps of a route. Where no way leads, those straight on, for the law to refuse.
    let path_of = |look: &Look<'_>, route| match route {
        Route::Along(path) => Some(path),
        Route::To(to) => ends(look).way(look, to).or_else(|| path_to(look, who, to)),
    };
    let law = |w: &World, route| {
        let look = Look::new(rules, w);
        law(&look, path_of(&look, route).ok_or(TOO_LONG)?).map(Route::Along)
    };
    let samples = |w: &World, list: &mut List<'_, Minis, Route>| {
        let look = Look::new(rules, w);
        samples(&look, ends(&look), list);
    };
    let route = at.ask_open(seat, Ask::Move(who, left), samples, law)?;
    Ok(path_of(&look(at), route).unwrap_or_default())
}

/// A shortest way to one of the places where a move of that length could end.
pub fn way(look: &Look<'_>, who: FigureId, left: u8, to: Square) -> Option<Path> {
    Ends::new(look, who, left).way(look, to)
}

/// The way to that square that a move of that length would take, or why there is none.
pub fn may_go(look: &Look<'_>, who: FigureId, left: u8, to: Square) -> Result<Path, WhyNot> {
    lawful(look, who, left, way(look, who, left, to).or_else(|| path_to(look, who, to)).ok_or(TOO_LONG)?)
}

/// What a path costs from where the figure stands.
pub(super) fn cost_of(look: &Look<'_>, who: FigureId, path: Path) -> u16 {
    let stroll = Stroll::new(look, who);
    let mut here = footing(look, who);
    let mut cost = 0;
    for step in path.iter() {
        let Ok((next, more)) = stride(look, &stroll, here, step) else { break };
        here = next;
        cost += u16::from(more);
    }
    cost
}

/// The space that a step leads to.
fn step_space(look: &Look<'_>, who: FigureId, step: Footstep) -> Option<Space> {
    stride(look, &Stroll::new(look, who), footing(look, who), step).ok().map(|(to, _)| to.space)
}

/// Whether nothing keeps the figure where it is (000:1259-1262, 1497; 003:2022-2036).
pub fn may_budge(look: &Look<'_>, who: FigureId) -> Result<(), WhyNot> {
    if look.ride(who).is_some() {
        return Err(ABOARD);
    }
    if look.fast(who) { Err(HELD) } else { Ok(()) }
}

/// Goes along a path as far as nothing interrupts; what it cost, and whether something did.
pub(super) fn follow(at: &mut At<'_, Minis>, who: FigureId, path: Path, ride: Ride) -> Play<(u8, bool)> {
    let mut used = 0u8;
    for step in path.iter() {
        if ride != Ride::default()
            && let Some(space) = step_space(&look(at), who, step)
        {
            let here = at.world()[who].place;
            ride.before(at, who, space)?;
            if at.world()[who].place != here {
                return Ok((used, true)); // it rolled on, and the way is another
            }
        }
        let (cost, stopped) = advance_by(at, who, step, Manner::Counted)?;
        used = used.saturating_add(cost);
        let here = at.world()[who].place;
        ride.after(at, who)?;
        if stopped || !look(at).stands(who) || at.world()[who].place != here {
            return Ok((used, true));
        }
    }
    Ok((used, false))
}

/// One step: what it cost, and whether something interrupted the walk.
pub(super) fn advance_by(at: &mut At<'_, Minis>, who: FigureId, step: Footstep, manner: Manner) -> Play<(u8, bool)> {
    let stroll = Stroll::new(&look(at), who);
    let Ok((footing, cost)) = stride(&look(at), &stroll, footing(&look(at), who), step) else { return Ok((0, true)) };
    let struck = manner == Manner::Counted && opportunity(at, who, footing.space)?;
    if !look(at).stands(who) || struck && may_budge(&look(at), who).is_err() {
        return Ok((0, true));
    }
    let (from, to, squeezed) = (look(at).space(who), footing.space.at, footing.is_squeezed());
    if trace::watching() {
        tell_step(&look(at), &stroll, from, footing);
    }
    at.emit(match manner {
        Manner::Counted => Event::Stepped { who, to, cost, squeezed },
        Manner::Aside => Event::Slipped { who, to, squeezed },
    });
    stop::prize_follows(at, who, from);
    stop::uncouple(at);
    if !at.world().masks.heard.has(Moment::Entered) {
        return Ok((cost, struck));
    }
    let before = at.world()[who];
    entered(at, who, from)?;
    Ok((cost, struck || before != at.world()[who]))
}

/// Tells the trace what a step that is about to be made has to do with.
fn tell_step(look: &Look<'_>, stroll: &Stroll, from: Space, to: Footing) {
    trace::acted(list::TERM_MOVE.0);
    look.tell_size(stroll.who);
    if to.is_squeezed() {
        trace::acted(list::TERM_SQUEEZE.0);
    }
    if stroll.gait.flies {
        return;
    }
    let terrain = |s: Square| look.geometry().map().terrain(s);
    for ground in to.space.squares().filter(|s| !from.covers(*s)).map(terrain).filter(|t| t.is_slow()) {
        if stroll.gait.steady {
            look.acts(stroll.who, list::STABLE_FOOTING);
        }
        trace::acted(if ground.is_low() { list::TERM_LOW_OBJECTS } else { list::TERM_DIFFICULT_TERRAIN }.0);
    }
}

/// A step was made from that space, by the figure or by whoever moved it; others may answer it (000:1654; faq-463).
pub fn entered(at: &mut At<'_, Minis>, who: FigureId, from: Space) -> Play<()> {
    if !at.world().masks.heard.has(Moment::Entered) {
        return Ok(());
    }
    let entry = world::Entry { who, from, mined: false };
    at.during(Event::Entering(entry), Event::EntrySettled, |at| window(at, Moment::Entered, controller(at, who)))
}

/// Whether the step is one along a wall by somebody who climbs, which works like Flight (000:2007-2008).
pub(super) fn climbs_on(look: &Look<'_>, mover: FigureId, from: Space, to: Space) -> bool {
    look.has(mover, list::WALL_CLIMBER) && Stroll::new(look, mover).climbing(look, from, to).is_some()
}

/// Where a move of one square and no more could lead: no diagonal, no slow ground (faq-191).
pub fn sidesteps(look: &Look<'_>, who: FigureId) -> SmallVec<[Square; 4]> {
    let (stroll, here) = (Stroll::new(look, who), footing(look, who));
    let ends = Dir::ALL.into_iter().filter_map(|dir| {
        let (to, cost) = stride(look, &stroll, here, Footstep { dir, way: 0 }).ok()?;
        (cost == 1 && !to.is_squeezed() && look.free_for(who, to.space.at)).then_some(to.space.at)
    });
    ends.collect()
}

/// How the figure stands now.
pub(super) fn footing(look: &Look<'_>, who: FigureId) -> Footing {
    Footing { space: look.space(who), size: look.w[who].span }
}

/// One step from there: where it leads and what it costs, as far as walls, terrain and enemies go.
pub(super) fn stride(look: &Look<'_>, stroll: &Stroll, from: Footing, step: Footstep) -> Result<(Footing, u8), WhyNot> {
    let (to, cost) = plain_stride(look, stroll, from, step)?;
    if stroll.retraces(look, from.space, to.space) { Err(TRODDEN) } else { Ok((to, cost)) }
}

fn plain_stride(look: &Look<'_>, stroll: &Stroll, from: Footing, step: Footstep) -> Result<(Footing, u8), WhyNot> {
    let (geometry, open) = (look.geometry(), look.w.open);
    if stroll.spirit {
        let to = from.space.shifted(step.dir).filter(|to| geometry.map().contains(*to)).ok_or(WALL)?;
        return Ok((Footing::full(to), 1 + u8::from(step.dir.is_diagonal())));
    }
    if stroll.climbs
        && let Some(climb) = climb(look, stroll, from, step)
    {
        return Ok(climb);
    }
    let (to, cost) = if from.size == 1 {
        let (to, cost) = geometry.small_step(from.space.at, step.dir, open, stroll.gait).ok_or(WALL)?;
        (Footing::full(to.into()), stroll.eased(look, from.space, to.into(), cost))
    } else {
        let hops = geometry.hops(from, open, stroll.gait);
        let hop = hops.iter().find(|h| h.dir == step.dir && h.way == step.way && stroll.fits(from, h)).ok_or(WALL)?;
        (hop.to, stroll.eased(look, from.space, hop.to.space, hop.cost))
    };
    if stroll.passes(look, to.space) { Ok((to, cost)) } else { Err(ENEMY) }
}

/// Of the ways of a big figure, those from here on are the ones that climb.
const CLIMBING: u8 = 4;

/// The step as one that climbs, if it is one.
fn climb(look: &Look<'_>, stroll: &Stroll, from: Footing, step: Footstep) -> Option<(Footing, u8)> {
    if from.size == 1 {
        let to = look.geometry().step(from.space, step.dir, look.w.open, Gait::FLY).ok()?;
        let stroll = stroll.climbing(look, from.space, to.to)?;
        return stroll.passes(look, to.to).then_some((Footing::full(to.to), to.cost));
    }
    let hop = climbs(look, stroll, from).find(|hop| hop.dir == step.dir && hop.way == step.way)?;
    Some((hop.to, hop.cost))
}

/// The steps of a big figure that climb.
pub(super) fn climbs<'l>(look: &'l Look<'_>, stroll: &'l Stroll, from: Footing) -> impl Iterator<Item = Hop> + 'l {
    let hops = if stroll.climbs { look.geometry().hops(from, look.w.open, Gait::FLY) } else { Default::default() };
    let hops: SmallVec<[Hop; 16]> = hops.iter().filter(|h| h.way < CLIMBING && stroll.fits(from, h)).copied().collect();
    hops.into_iter().filter_map(move |hop| {
        let climber = stroll.climbing(look, from.space, hop.to.space)?;
        climber.passes(look, hop.to.space).then_some(Hop { way: hop.way + CLIMBING, ..hop })
    })
}

/// The law of moves: every step allowed, enough movement, and an end where it may stand.
pub(super) fn lawful(look: &Look<'_>, who: FigureId, left: u8, path: Path) -> Result<Path, WhyNot> {
    if !path.is_sound() || path.is_empty() {
        return Err(NOWHERE);
    }
    let rides = look.has(who, list::STRAFE_ATTACK) || look.has(who, list::GALLOPING_ATTACK);
    let stroll = Stroll::new(look, who);
    let mut footing = footing(look, who);
    let mut behind = stroll.behind;
    let mut track = Track::default();
    let mut used = 0u16;
    for step in path.iter() {
        let (next, cost) = stride(look, &stroll, footing, step).inspect_err(|why| {
            if *why == WALL {
                trace::acted(list::TERM_WALL.0);
            }
        })?;
        if behind == Some(next.space.at) {
            return Err(BACK);
        }
        if stroll.shuns_its_track && !track.goes_on(footing.space, next.space) {
            return Err(TRODDEN);
        }
        behind = rides.then_some(footing.space.at);
        footing = next;
        used += u16::from(cost);
    }
    if used > u16::from(left) {
        return Err(TOO_LONG);
    }
    if footing.is_squeezed() || !look.free_for(who, footing.space.at) {
        return Err(TAKEN);
    }
    let duty = || can_reach_enemy(look, who, left) || stays_dutiful(look, who);
    if savage(look, who) && !next_to_enemy(look, who, footing.space) && duty() {
        trace::acted(list::SAVAGE.0);
        return Err(DUTY);
    }
    Ok(path)
}

/// Where each step of a path leads, as far as it can be walked.
pub fn trail(look: &Look<'_>, who: FigureId, path: Path) -> Vec<Space> {
    let stroll = Stroll::new(look, who);
    let mut now = footing(look, who);
    let mut trail = Vec::new();
    for step in path.iter() {
        let Ok((next, _)) = stride(look, &stroll, now, step) else { break };
        now = next;
        trail.push(now.space);
    }
    trail
}

/// The path through spaces with these top left squares: by steps that can be made where there are any, otherwise by
/// steps in that direction, for the law to refuse. `None` if one is not next to the one before.
pub fn path_through(look: &Look<'_>, who: FigureId, squares: &[Square]) -> Option<Path> {
    let stroll = Stroll::new(look, who);
    let mut now = footing(look, who);
    let mut path = Path::default();
    for to in squares {
        if path.len() == Path::MOST {
            return None;
        }
        let hops = Dir::ALL.into_iter().flat_map(|dir| (0..8).map(move |way| Footstep { dir, way }));
        // A step in that direction may have led a big figure over the edge of the map, where no step begins.
        let begins = now.size > 1 && look.geometry().map().contains(now.space);
        let known = hops.filter(|_| begins).find_map(|step| {
            let (next, _) = stride(look, &stroll, now, step).ok().filter(|(next, _)| next.space.at == *to)?;
            Some((step, next))
        });
        let (step, next) = known.or_else(|| {
            let dir = Dir::ALL.into_iter().find(|d| now.space.shifted(*d).is_some_and(|s| s.at == *to))?;
            let next = Footing { space: Space { at: *to, size: now.space.size }, size: now.size };
            // A big figure has no such way, so the law refuses the step.
            Some((Footstep { dir, way: if now.size > 1 { 7 } else { 0 } }, next))
        })?;
        path = path.then(step);
        now = next;
    }
    Some(path)
}

/// A path to that square, the shortest if there is a way, otherwise straight on, for the law to refuse.
fn path_to(look: &Look<'_>, who: FigureId, to: Square) -> Option<Path> {
    if let Some(path) = way(look, who, Path::MOST as u8, to) {
        return Some(path);
    }
    let mut at = look.space(who).at;
    let mut squares = Vec::new();
    let nearer = |from: u8, to: u8| from.saturating_add_signed((to > from) as i8 - (to < from) as i8);
    while at != to {
        at = Square::new(nearer(at.x, to.x), nearer(at.y, to.y));
        squares.push(at);
    }
    path_through(look, who, &squares)
}

pub(super) fn space_at(look: &Look<'_>, who: FigureId, at: Square) -> Space {
    Space { at, size: look.w[who].span }
}

/// Every place where a move of that length could end, nearest first.
pub fn reach(look: &Look<'_>, who: FigureId, left: u8) -> Vec<Destination> {
    let mut ends = Vec::new();
    each_end(look, &Ends::new(look, who, left), |end| ends.push(end));
    ends
}

/// The same of a search that was made already. A Savage character that can get next to an enemy must, and one that is next
/// to an enemy stays so (000:1820-1823).
pub(super) fn each_end(look: &Look<'_>, ends: &Ends, found: impl FnMut(Destination)) {
    let (who, left) = (ends.who, ends.left);
    if !savage(look, who) {
        return ends.each(look, found);
    }
    let hunt = Hunt::new(look, who, left);
    let mut dutiful = Vec::new();
    ends.each(look, |end| {
        if hunt.ends_well(look, space_at(look, who, end.at)) {
            dutiful.push(end);
        }
    });
    if dutiful.is_empty() && !stays_dutiful(look, who) {
        return ends.each(look, found);
    }
    trace::acted(list::SAVAGE.0);
    dutiful.into_iter().for_each(found);
}

/// Whether the figure can go anywhere at all with so much movement.
pub(super) fn can_walk(look: &Look<'_>, who: FigureId, left: u8) -> bool {
    // One that is next to an enemy stays so; any other may go wherever it gets if it cannot come next to one.
    if savage(look, who) && stays_dutiful(look, who) && !Hunt::new(look, who, left).is_vain() {
        return !reach(look, who, left).is_empty();
    }
    let (stroll, here) = (Stroll::new(look, who), footing(look, who));
    let near = stroll.behind.is_none()
        && Dir::ALL.into_iter().any(|dir| {
            stride(look, &stroll, here, Footstep { dir, way: 0 })
                .is_ok_and(|(to, cost)| cost <= left && !to.is_squeezed() && look.free_for(who, to.space.at))
        });
    near || Ends::new(look, who, left).any(look)
}
