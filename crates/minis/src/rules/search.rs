//! The search for places where a move could end, by what they cost (000:160-183).

use super::walk::{Destination, Stroll, climbs, footing, stride};
use crate::choice::{Footstep, Path};
use crate::geometry::{Footing, Gait, Hop};
use crate::look::Look;
use crate::map::{Dir, Space, Square};
use crate::world::{EMPTY, FigureId};
use smallvec::SmallVec;

/// Every place where a move of that length could end, nearest first.
pub(super) fn all_ends(look: &Look<'_>, who: FigureId, left: u8) -> Vec<Destination> {
    let stroll = Stroll::new(look, who);
    match Kind::of(look, &stroll) {
        Kind::Small => small_ends(look, &stroll, left),
        Kind::Odd => odd_ends(look, &stroll, left).into_iter().map(|end| end.destination).collect(),
        Kind::Big => big_ends(look, &stroll, left).into_iter().map(|end| end.destination).collect(),
    }
}

/// A shortest way to one of them.
pub(super) fn way(look: &Look<'_>, who: FigureId, left: u8, to: Square) -> Option<Path> {
    let stroll = Stroll::new(look, who);
    let there = |end: &Settled| end.destination.at == to;
    match Kind::of(look, &stroll) {
        Kind::Small => small_way(look, &stroll, left, to),
        Kind::Odd => odd_ends(look, &stroll, left).into_iter().find(there).map(|end| end.path),
        Kind::Big => big_ends(look, &stroll, left).into_iter().find(there).map(|end| end.path),
    }
}

/// What kind of search a figure needs.
enum Kind {
    /// It takes up one square.
    Small,
    /// It takes up one square, and its every step is a case of its own: spirits, climbers along walls, and
    /// who follows a Pathfinder or may not go back.
    Odd,
    /// It is Large or Huge and may squeeze.
    Big,
}

impl Kind {
    fn of(look: &Look<'_>, stroll: &Stroll) -> Kind {
        match look.w[stroll.who].span {
            1 if stroll.climbs || stroll.spirit || !stroll.guides.is_empty() || stroll.behind.is_some() => Kind::Odd,
            1 => Kind::Small,
            _ => Kind::Big,
        }
    }
}

/// A place that the search has come to, with a shortest way there.
struct Settled {
    destination: Destination,
    path: Path,
}

/// More than the longest step there is, which bounds how far ahead the search must keep its queues.
const RING: usize = 16;
/// Where the search began; and where a queue ends.
const NONE: u16 = u16::MAX;

/// A place that can be reached: how it was entered and from which of the places settled before.
#[derive(Clone, Copy)]
struct Entry {
    place: u16,
    from: u16,
    step: Footstep,
    /// The entry after it in its queue.
    next: u16,
}

/// Queues of entries, one for each cost, in one list.
struct Queues {
    entries: Vec<Entry>,
    /// The first and the last entry of each.
    ends: [(u16, u16); RING],
}

impl Queues {
    fn push(&mut self, cost: u8, entry: Entry) {
        let new = self.entries.len() as u16;
        let (first, last) = &mut self.ends[cost as usize % RING];
        match *last {
            NONE => *first = new,
            last => self.entries[last as usize].next = new,
        }
        *last = new;
        self.entries.push(entry);
    }

    /// The first entry of the queue, which is then empty.
    fn take(&mut self, cost: u8) -> u16 {
        std::mem::replace(&mut self.ends[cost as usize % RING], (NONE, NONE)).0
    }
}

/// A search by cost. Places are settled in the order of what they cost, each with the way there.
struct Search {
    left: u8,
    /// By place: the least cost known, 0 where nobody may go.
    cost: Vec<u8>,
    queues: Queues,
    settled: Vec<Settled>,
}

impl Search {
    /// A search over these places: those that may be entered are `u8::MAX`, the others 0.
    fn new(places: Vec<u8>, left: u8) -> Search {
        let steps = usize::from(left);
        let most = (2 * steps * (steps + 1)).min(places.len());
        let queues = Queues { entries: Vec::with_capacity(most + most / 2), ends: [(NONE, NONE); RING] };
        Search { left, cost: places, queues, settled: Vec::with_capacity(most) }
    }

    /// A step to a place from one that was settled at this cost.
    #[inline]
    fn offer(&mut self, place: usize, from: u16, step: Footstep, (so_far, more): (u8, u8)) {
        if more <= self.left - so_far && so_far + more < self.cost[place] {
            self.cost[place] = so_far + more;
            self.queues.push(so_far + more, Entry { place: place as u16, from, step, next: NONE });
        }
    }

    /// Goes through all places from the first, `at` being where each lies; `spread` offers the steps from one.
    fn run(&mut self, start: usize, at: impl Fn(usize) -> Square, mut spread: impl FnMut(&mut Search, usize, u16, u8)) {
        self.cost[start] = 0;
        spread(self, start, NONE, 0);
        for cost in 1..=self.left {
            let mut now = self.queues.take(cost);
            while now != NONE {
                let Entry { place, from, step, next } = self.queues.entries[now as usize];
                now = next;
                let place = usize::from(place);
                let path = if from == NONE { Path::default() } else { self.settled[from as usize].path };
                if self.cost[place] == cost && path.len() < Path::MOST {
                    self.settled
                        .push(Settled { destination: Destination { at: at(place), cost }, path: path.then(step) });
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
    let droid = look.w.prize.map(|p| p.at);
    let ground = geometry.enterable(Gait::WALK);
    let steps = usize::from(left);
    let mut ends = Vec::with_capacity((2 * steps * (steps + 1)).min(grid.len()));
    let ways = (look.w.open, stroll.gait);
    // A way of no greater cost has no more steps than a path holds; farther ends can still be named step by step.
    geometry.flood(look.space(stroll.who).at, left.min(Path::MOST as u8), ways, barred(look, stroll), |at, cost| {
        if grid[index(at)] == EMPTY && ground[index(at)] != 0 && droid != Some(at) {
            ends.push(Destination { at, cost });
        }
    });
    ends
}

/// The squares that nobody of one square can pass who strolls like that.
fn barred<'l>(look: &'l Look<'_>, stroll: &'l Stroll) -> impl Iterator<Item = Square> + 'l {
    let there = move |f: FigureId| move |at: &Square| look.w.standing_on(*at) == Some(f);
    stroll.foes.iter().flat_map(move |f| look.space(f).squares().filter(there(f))).chain(stroll.prize)
}

fn small_way(look: &Look<'_>, stroll: &Stroll, left: u8, to: Square) -> Option<Path> {
    let (from, ways) = (look.space(stroll.who).at, (look.w.open, stroll.gait));
    let dirs = look.geometry().way((from, to), left, ways, barred(look, stroll))?;
    (dirs.len() <= Path::MOST).then(|| dirs.into_iter().map(|dir| Footstep { dir, way: 0 }).collect())
}

/// The search for those of one square whose every step is a case of its own.
fn odd_ends(look: &Look<'_>, stroll: &Stroll, left: u8) -> Vec<Settled> {
    let width = look.w.width as usize;
    let square = |i: usize| look.geometry().square(i);
    let index = |s: Square| s.y as usize * width + s.x as usize;
    let mut search = Search::new(vec![u8::MAX; look.w.grid.len()], left);
    search.run(index(look.space(stroll.who).at), square, |search, from, node, cost| {
        let here = Footing::full(Space { at: square(from), size: 1 });
        for step in Dir::ALL.map(|dir| Footstep { dir, way: 0 }) {
            let back = |to: &Footing| node == NONE && stroll.behind == Some(to.space.at);
            if let Ok((to, more)) = stride(look, stroll, here, step)
                && !back(&to)
            {
                search.offer(index(to.space.at), node, step, (cost, more));
            }
        }
    });
    search.settled.retain(|end| look.free_for(stroll.who, end.destination.at));
    search.settled
}

/// The search for Large and Huge figures, which may squeeze.
fn big_ends(look: &Look<'_>, stroll: &Stroll, left: u8) -> Vec<Settled> {
    let (geometry, width) = (look.geometry(), look.w.width as usize);
    let size = look.w[stroll.who].span;
    let place =
        |f: Footing| ((f.space.at.y as usize * width + f.space.at.x as usize) << 1) | usize::from(f.is_squeezed());
    let footing_at = |i: usize| {
        let at = geometry.square(i >> 1);
        let span = if i & 1 == 1 { size.div_ceil(2) } else { size };
        Footing { space: Space { at, size: span }, size }
    };
    let mut search = Search::new(vec![u8::MAX; look.w.grid.len() * 2], left);
    let mut squeezed = SmallVec::<[bool; 64]>::new();
    let spread = |search: &mut Search, from: usize, node: u16, cost: u8| {
        let here = footing_at(from);
        if node != NONE {
            squeezed.push(here.is_squeezed());
        }
        let back = |hop: &Hop| node == NONE && stroll.behind == Some(hop.to.space.at);
        for hop in geometry.hops(here, look.w.open, stroll.gait).iter().filter(|h| stroll.fits(here, h) && !back(h)) {
            let to = place(hop.to);
            let more = stroll.eased(look, here.space, hop.to.space, hop.cost);
            if u16::from(cost) + u16::from(more) < u16::from(search.cost[to]) && stroll.passes(look, hop.to.space) {
                search.offer(to, node, Footstep { dir: hop.dir, way: hop.way }, (cost, more));
            }
        }
        for hop in climbs(look, stroll, here).filter(|h| !back(h)) {
            search.offer(place(hop.to), node, Footstep { dir: hop.dir, way: hop.way }, (cost, hop.cost));
        }
    };
    search.run(place(footing(look, stroll.who)), |i| footing_at(i).space.at, spread);
    let mut squeezed = squeezed.into_iter();
    search.settled.retain(|end| !squeezed.next().unwrap_or(true) && look.free_for(stroll.who, end.destination.at));
    search.settled
}
