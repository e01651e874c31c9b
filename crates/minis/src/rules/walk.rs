//! Moving (000:160-206, 540-584, 739-753; 003:131-141, 195-243).

use super::ride::{self, Ride};
use super::stroll::Manner;
use super::{attack, controller, look, stop, window};
use crate::Minis;
use crate::abilities::{Moment, list};
use crate::choice::{Ask, Footstep, Path};
use crate::event::Event;
use crate::geometry::{Footing, Gait, Hop};
use crate::look::Look;
use crate::map::{Dir, Space, Square};
use crate::world::{EMPTY, FigureId, FigureSet, How, Place};
use dejarik_kernel::{At, Play, WhyNot, trace};
use smallvec::SmallVec;

const WALL: WhyNot = WhyNot::new("000:540-546", "a-wall-a-door-or-its-corner-is-in-the-way");
const ENEMY: WhyNot = WhyNot::new("000:176-178", "an-enemy-is-in-the-way");
const TAKEN: WhyNot = WhyNot::new("000:180-183", "a-move-must-end-in-a-free-space");
const TOO_LONG: WhyNot = WhyNot::new("000:160-166", "there-is-not-enough-movement");
const NOWHERE: WhyNot = WhyNot::new("000:160-166", "a-move-is-at-least-one-step");
const BACK: WhyNot = WhyNot::new("000:1478", "it-cannot-go-straight-back");
const DUTY: WhyNot = WhyNot::new("000:1820-1823", "a-savage-character-must-end-next-to-an-enemy");

/// A place where a move could end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The top left square of the space.
    pub at: Square,
    /// What it costs.
    pub cost: u8,
    /// A shortest way.
    pub path: Path,
}

/// How the figure moves: on foot or in the air.
pub fn gait(look: &Look<'_>, who: FigureId) -> Gait {
    Gait { flies: look.acts(who, list::FLIGHT), steady: look.has(who, list::STABLE_FOOTING) }
}

/// How a figure goes through others.
#[derive(Clone, Copy)]
struct Stroll {
    who: FigureId,
    gait: Gait,
    /// Those it cannot pass.
    foes: FigureSet,
    /// The square of the prize, if it cannot pass that either.
    prize: Option<Square>,
    rigid: bool,
}

impl Stroll {
    fn new(look: &Look<'_>, who: FigureId) -> Stroll {
        let gait = gait(look, who);
        let leaps = look.w.mark(who, list::FORCE_LEAP).is_some() || look.has(who, list::HOLOGRAM);
        let solid = |f: &FigureId| !look.has(*f, list::HOLOGRAM) && !look.has(*f, list::LIGHT_SPIRIT);
        let foes = match gait.flies || leaps {
            true => FigureSet::default(),
            false => look.enemies(who).filter(solid).collect(),
        };
        let prize = look.w.prize.filter(|p| !look.leads(who, p)).map(|p| p.at);
        Stroll { who, gait, foes, prize, rigid: look.acts(who, list::RIGID) }
    }

    /// A Rigid character never squeezes (000:1809).
    fn fits(&self, hop: &Hop) -> bool {
        !self.rigid || !hop.to.is_squeezed()
    }

    fn passes(&self, look: &Look<'_>, space: Space) -> bool {
        space.squares().all(|s| look.w.standing_on(s).is_none_or(|f| !self.foes.has(f)) && self.prize != Some(s))
    }
}

/// The figure walks: its controller names a path; whatever interrupts it gives the choice anew.
pub(super) fn walk(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    let rules = at.rules();
    let Some(left) = at.world().turn().map(|t| look(at).movement_left(t)) else { return Ok(()) };
    let seat = controller(at, who);
    let path = at.ask_open(
        seat,
        Ask::Move(who, left),
        |w, list| list.extend(reach(&Look::new(rules, w), who, left).into_iter().map(|d| d.path)),
        |w, path| lawful(&Look::new(rules, w), who, left, path),
    )?;
    let ride = Ride::new(&look(at), who, cost_of(&look(at), who, path));
    for step in path.iter() {
        if ride != Ride::default()
            && let Some(space) = step_space(&look(at), who, step)
        {
            ride.before(at, who, space)?;
        }
        let (_, interrupted) = advance_by(at, who, step, Manner::Counted)?;
        ride.after(at, who)?;
        if interrupted || !look(at).stands(who) {
            break;
        }
    }
    Ok(())
}

/// What a path costs from where the figure stands.
fn cost_of(look: &Look<'_>, who: FigureId, path: Path) -> u16 {
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

/// One step: what it cost, and whether something interrupted the walk.
pub(super) fn advance_by(at: &mut At<'_, Minis>, who: FigureId, step: Footstep, manner: Manner) -> Play<(u8, bool)> {
    let stroll = Stroll::new(&look(at), who);
    let Ok((footing, cost)) = stride(&look(at), &stroll, footing(&look(at), who), step) else { return Ok((0, true)) };
    let struck = manner == Manner::Counted && opportunity(at, who, footing.space)?;
    if !look(at).stands(who) {
        return Ok((0, true));
    }
    let (left, to, squeezed) = (look(at).space(who), footing.space.at, footing.is_squeezed());
    at.emit(match manner {
        Manner::Counted => Event::Stepped { who, to, cost, squeezed },
        Manner::Aside => Event::Slipped { who, to, squeezed },
    });
    stop::prize_follows(at, who, left);
    stop::uncouple(at);
    let heard = at.world().masks.heard.has(Moment::Entered);
    let before = at.world()[who];
    if heard {
        window(at, Moment::Entered, controller(at, who))?;
    }
    Ok((cost, struck || before != at.world()[who]))
}

/// How the figure stands now.
fn footing(look: &Look<'_>, who: FigureId) -> Footing {
    Footing { space: look.space(who), size: look.w[who].span }
}

/// One step from there: where it leads and what it costs, as far as walls, terrain and enemies go.
fn stride(look: &Look<'_>, stroll: &Stroll, from: Footing, step: Footstep) -> Result<(Footing, u8), WhyNot> {
    let (geometry, open) = (look.geometry(), look.w.open);
    let (to, cost) = if from.size == 1 {
        let step = geometry.step(from.space, step.dir, open, stroll.gait).map_err(|_| WALL)?;
        (Footing::full(step.to), step.cost)
    } else {
        let hops = geometry.hops(from, open, stroll.gait);
        let hop = hops.iter().find(|h| h.dir == step.dir && h.way == step.way && stroll.fits(h)).ok_or(WALL)?;
        (hop.to, hop.cost)
    };
    if stroll.passes(look, to.space) { Ok((to, cost)) } else { Err(ENEMY) }
}

/// The law of moves: every step allowed, enough movement, and an end where it may stand.
pub(super) fn lawful(look: &Look<'_>, who: FigureId, left: u8, path: Path) -> Result<Path, WhyNot> {
    if !path.is_sound() || path.is_empty() {
        return Err(NOWHERE);
    }
    let stroll = Stroll::new(look, who);
    let mut footing = footing(look, who);
    let mut used = 0u16;
    for step in path.iter() {
        let (next, cost) = stride(look, &stroll, footing, step)?;
        footing = next;
        used += u16::from(cost);
    }
    if used > u16::from(left) {
        return Err(TOO_LONG);
    }
    if ride::turns_back(path) && (look.has(who, list::STRAFE_ATTACK) || look.has(who, list::GALLOPING_ATTACK)) {
        return Err(BACK);
    }
    if footing.is_squeezed() || !look.free_for(who, footing.space.at) {
        return Err(TAKEN);
    }
    if savage(look, who) && !next_to_enemy(look, who, footing.space) && look.w.turn().is_some() {
        let dutiful = all_ends(look, who, left).iter().any(|d| next_to_enemy(look, who, space_at(look, who, d.at)));
        if dutiful {
            trace::acted(list::SAVAGE.0);
            return Err(DUTY);
        }
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
        let known = hops.clone().filter(|_| now.size > 1).find_map(|step| {
            let (next, _) = stride(look, &stroll, now, step).ok().filter(|(next, _)| next.space.at == *to)?;
            Some((step, next))
        });
        let (step, next) = known.or_else(|| {
            let dir = Dir::ALL.into_iter().find(|d| now.space.shifted(*d).is_some_and(|s| s.at == *to))?;
            let next = Footing { space: Space { at: *to, size: now.space.size }, size: now.size };
            Some((Footstep { dir, way: 0 }, next))
        })?;
        path = path.then(step);
        now = next;
    }
    Some(path)
}

/// A path to that square, the shortest if there is a way, otherwise straight on, for the law to refuse.
pub fn path_to(look: &Look<'_>, who: FigureId, to: Square) -> Option<Path> {
    if let Some(way) = all_ends(look, who, Path::MOST as u8).into_iter().find(|d| d.at == to) {
        return Some(way.path);
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

fn space_at(look: &Look<'_>, who: FigureId, at: Square) -> Space {
    Space { at, size: look.w[who].span }
}

fn savage(look: &Look<'_>, who: FigureId) -> bool {
    look.has(who, list::SAVAGE)
}

/// Whether somebody standing there would be adjacent to an enemy.
fn next_to_enemy(look: &Look<'_>, who: FigureId, space: Space) -> bool {
    look.enemies(who).any(|e| look.geometry().adjacent(space, look.space(e), look.w.open))
}

/// Every place where a move of that length could end, each with a shortest way. A Savage character that can get next to
/// an enemy must (000:1820-1823).
pub fn reach(look: &Look<'_>, who: FigureId, left: u8) -> Vec<Destination> {
    let mut ends = all_ends(look, who, left);
    if savage(look, who) && look.w.turn().is_some() {
        let dutiful = |d: &Destination| next_to_enemy(look, who, space_at(look, who, d.at));
        if ends.iter().any(dutiful) {
            trace::acted(list::SAVAGE.0);
            ends.retain(dutiful);
        }
    }
    ends
}

fn all_ends(look: &Look<'_>, who: FigureId, left: u8) -> Vec<Destination> {
    let stroll = Stroll::new(look, who);
    if look.w[who].span == 1 { small_ends(look, &stroll, left) } else { big_ends(look, &stroll, left) }
}

/// Whether the figure can go anywhere at all with so much movement.
pub(super) fn can_walk(look: &Look<'_>, who: FigureId, left: u8) -> bool {
    let (stroll, here) = (Stroll::new(look, who), footing(look, who));
    let near = Dir::ALL.into_iter().any(|dir| {
        stride(look, &stroll, here, Footstep { dir, way: 0 })
            .is_ok_and(|(to, cost)| cost <= left && !to.is_squeezed() && look.free_for(who, to.space.at))
    });
    near || !all_ends(look, who, left).is_empty()
}

/// More than the longest step there is, which bounds how far ahead the search must keep its queues.
const RING: usize = 16;
/// Where the search began.
const START: u16 = u16::MAX;

/// A place that can be reached: how it was entered and from which of the places settled before.
#[derive(Clone, Copy)]
struct Entry {
    place: u16,
    from: u16,
    step: Footstep,
}

/// A search by cost. Places are settled in the order of what they cost, each with the way there.
struct Search {
    left: u8,
    /// By place: the least cost known, 0 where nobody may go.
    cost: Vec<u8>,
    /// By cost: what is to be settled.
    queues: [SmallVec<[Entry; 24]>; RING],
    settled: Vec<Destination>,
}

impl Search {
    /// A search over these places: those that may be entered are `u8::MAX`, the others 0.
    fn new(places: Vec<u8>, left: u8) -> Search {
        let queues = std::array::from_fn(|_| SmallVec::new());
        Search { left, cost: places, queues, settled: Vec::with_capacity(64) }
    }

    /// A step to a place from one that was settled at this cost.
    #[inline]
    fn offer(&mut self, place: usize, from: u16, step: Footstep, (so_far, more): (u8, u8)) {
        if more <= self.left - so_far && so_far + more < self.cost[place] {
            self.cost[place] = so_far + more;
            self.queues[(so_far + more) as usize % RING].push(Entry { place: place as u16, from, step });
        }
    }

    /// Goes through all places from the first, `at` being where each lies; `spread` offers the steps from one.
    fn run(&mut self, start: usize, at: impl Fn(usize) -> Square, mut spread: impl FnMut(&mut Search, usize, u16, u8)) {
        self.cost[start] = 0;
        spread(self, start, START, 0);
        for cost in 1..=self.left {
            let queue = std::mem::take(&mut self.queues[cost as usize % RING]);
            for Entry { place, from, step } in queue {
                let place = usize::from(place);
                let path = if from == START { Path::default() } else { self.settled[from as usize].path };
                if self.cost[place] == cost && path.len() < Path::MOST {
                    self.settled.push(Destination { at: at(place), cost, path: path.then(step) });
                    spread(self, place, self.settled.len() as u16 - 1, cost);
                }
            }
        }
    }
}

/// The search for figures of one square.
fn small_ends(look: &Look<'_>, stroll: &Stroll, left: u8) -> Vec<Destination> {
    let (geometry, width, grid) = (look.geometry(), look.w.width as usize, &look.w.grid);
    let index = |s: Square| s.y as usize * width + s.x as usize;
    let slow = if stroll.gait.flies || stroll.gait.steady { 0 } else { 1 };
    let mut search = Search::new(geometry.enterable(stroll.gait).to_vec(), left);
    for at in stroll.foes.iter().flat_map(|f| look.space(f).squares()).chain(stroll.prize) {
        let foe = grid[index(at)] != EMPTY && stroll.foes.has(FigureId(grid[index(at)]));
        if foe || stroll.prize == Some(at) {
            search.cost[index(at)] = 0;
        }
    }
    let square = |i: usize| Square::new((i % width) as u8, (i / width) as u8);
    search.run(index(look.space(stroll.who).at), square, |search, from, node, cost| {
        let mut ways = geometry.ways(from, look.w.open);
        while ways != 0 {
            let dir = Dir::ALL[ways.trailing_zeros() as usize];
            ways &= ways - 1;
            let to = from.wrapping_add_signed(dir.dy() as isize * width as isize + dir.dx() as isize);
            let step = (1 + u8::from(dir.is_diagonal())) << (u8::from(geometry.ground(to).slow) & slow);
            search.offer(to, node, Footstep { dir, way: 0 }, (cost, step));
        }
    });
    let droid = look.w.prize.map(|p| p.at);
    let free = |d: &Destination| grid[index(d.at)] == EMPTY && !geometry.ground(index(d.at)).pit && droid != Some(d.at);
    search.settled.retain(free);
    search.settled
}

/// The search for Large and Huge figures, which may squeeze.
fn big_ends(look: &Look<'_>, stroll: &Stroll, left: u8) -> Vec<Destination> {
    let (geometry, width) = (look.geometry(), look.w.width as usize);
    let size = look.w[stroll.who].span;
    let place =
        |f: Footing| ((f.space.at.y as usize * width + f.space.at.x as usize) << 1) | usize::from(f.is_squeezed());
    let footing_at = |i: usize| {
        let at = Square::new(((i >> 1) % width) as u8, ((i >> 1) / width) as u8);
        let span = if i & 1 == 1 { size.div_ceil(2) } else { size };
        Footing { space: Space { at, size: span }, size }
    };
    let mut search = Search::new(vec![u8::MAX; look.w.grid.len() * 2], left);
    let mut squeezed = SmallVec::<[bool; 64]>::new();
    let spread = |search: &mut Search, from: usize, node: u16, cost: u8| {
        let here = footing_at(from);
        if node != START {
            squeezed.push(here.is_squeezed());
        }
        for hop in geometry.hops(here, look.w.open, stroll.gait).iter().filter(|h| stroll.fits(h)) {
            let to = place(hop.to);
            if u16::from(cost) + u16::from(hop.cost) < u16::from(search.cost[to]) && stroll.passes(look, hop.to.space) {
                search.offer(to, node, Footstep { dir: hop.dir, way: hop.way }, (cost, hop.cost));
            }
        }
    };
    search.run(place(footing(look, stroll.who)), |i| footing_at(i).space.at, spread);
    let mut squeezed = squeezed.into_iter();
    search.settled.retain(|d| !squeezed.next().unwrap_or(true) && look.free_for(stroll.who, d.at));
    search.settled
}

/// Enemies next to a figure that is about to leave may attack it first (000:739-753). Whether somebody did.
pub fn opportunity(at: &mut At<'_, Minis>, mover: FigureId, to: Space) -> Play<bool> {
    let reactors = reactors(&look(at), mover, to);
    let mut struck = false;
    for reactor in reactors {
        if !look(at).stands(mover) {
            break;
        }
        if !may_strike(&look(at), reactor, mover) {
            continue;
        }
        let seat = controller(at, reactor);
        if at.yes(seat, Ask::Opportunity(reactor, mover))? {
            trace::acted(list::TERM_ATTACK_OF_OPPORTUNITY.0);
            at.emit(Event::UsedInTurn { who: reactor, ability: list::TERM_ATTACK_OF_OPPORTUNITY });
            attack(at, reactor, mover, How::Opportunity)?;
            struck = true;
        }
    }
    Ok(struck)
}

/// The enemies that the step gives an attack of opportunity: it vacates a square adjacent to them.
fn reactors(look: &Look<'_>, mover: FigureId, to: Space) -> SmallVec<[FigureId; 4]> {
    let from = look.space(mover);
    let mut reactors = SmallVec::new();
    if !near_enemy(look, mover, from) || unprovoking(look, mover) {
        return reactors;
    }
    for reactor in look.enemies(mover) {
        let Place::At(_) = look.w[reactor].place else { continue };
        let space = look.space(reactor);
        let leaves = from.squares().filter(|s| !to.covers(*s)).any(|s| {
            let square = Space { at: s, size: 1 };
            square.touches(space) && look.geometry().adjacent(square, space, look.w.open)
        });
        if leaves && look.adjacent(reactor, mover) && may_strike(look, reactor, mover) {
            reactors.push(reactor);
        }
    }
    reactors
}

/// A quick look at the grid: is any enemy close enough to matter?
fn near_enemy(look: &Look<'_>, mover: FigureId, from: Space) -> bool {
    let w = look.w;
    let height = w.grid.len() / w.width as usize;
    let rows = from.at.y.saturating_sub(1)..=(from.at.y + from.size).min(height as u8 - 1);
    rows.into_iter().any(|y| {
        let columns = from.at.x.saturating_sub(1)..=(from.at.x + from.size).min(w.width - 1);
        columns.into_iter().any(|x| w.standing_on(Square::new(x, y)).is_some_and(|f| w.enemies(f, mover)))
    })
}

/// Moves that provoke nothing (000:1333, 1382; 003:681-688).
fn unprovoking(look: &Look<'_>, mover: FigureId) -> bool {
    look.acts(mover, list::FLIGHT) || look.w.mark(mover, list::FORCE_LEAP).is_some() || look.unprovoked(mover)
}

/// Whether the enemy may make an attack of opportunity now: one in any one turn, and nothing forbids it.
fn may_strike(look: &Look<'_>, reactor: FigureId, mover: FigureId) -> bool {
    look.times_in_turn(reactor, list::TERM_ATTACK_OF_OPPORTUNITY) == 0
        && look.stands(reactor)
        && look.w.mark(reactor, list::JEDI_MIND_TRICK).is_none()
        && !look.has(reactor, list::LIGHT_SPIRIT)
        && !look.has(reactor, list::FROZEN_IN_CARBONITE)
        && !(look.has(mover, list::DIPLOMAT) && sees_another(look, reactor) && look.acts(mover, list::DIPLOMAT))
        && look.number(reactor, list::FRAGILE).is_none_or(|n| look.hit_points(reactor) >= n)
}

/// Whether it sees an enemy that is no Diplomat (000:1240).
fn sees_another(look: &Look<'_>, reactor: FigureId) -> bool {
    look.enemies(reactor).any(|e| !look.has(e, list::DIPLOMAT) && look.sees(reactor, e))
}
