//! The search for places where a move could end, by what they cost (000:160-183).

use super::ride::Track;
use super::walk::{Destination, Stroll, climbs, footing, stride};
use crate::choice::{Footstep, Path};
use crate::geometry::{Flood, Footing, Hop, Squares};
use crate::look::Look;
use crate::map::{Dir, Space, Square};
use crate::world::{FigureId, Place};

/// Where a move of some length could end, and the ways there: one search answers both, as long as nothing happens.
pub(super) struct Ends {
    /// Whose move.
    pub who: FigureId,
    /// How long it is.
    pub left: u8,
    /// The squares that others take up, the droid among them.
    taken: Squares,
    found: Found,
}

enum Found {
    /// Of a figure that takes up one square.
    Flood(Flood),
    /// Of one whose every step is a case of its own: spirits, climbers along walls, who follows a Pathfinder or may not
    /// go back.
    Odd(Vec<Settled>),
    /// Of one that is Large or Huge and may squeeze.
    Big(Vec<Settled>),
}

impl Ends {
    /// Searches for the ends of a move of that length.
    pub fn new(look: &Look<'_>, who: FigureId, left: u8) -> Ends {
        let stroll = Stroll::new(look, who);
        let (taken, barred) = others(look, &stroll);
        let found = match look.w[who].span {
            1 if stroll.climbs
                || stroll.spirit
                || !stroll.guides.is_empty()
                || stroll.behind.is_some()
                || stroll.shuns_its_track =>
            {
                Found::Odd(odd_ends(look, &stroll, left))
            }
            // A way of no greater cost has no more steps than a path holds; farther ends can still be named step by step.
            1 => Found::Flood(flood(look, &stroll, left.min(Path::MOST as u8), &barred)),
            _ => Found::Big(big_ends(look, &stroll, left, &barred)),
        };
        Ends { who, left, taken, found }
    }

    /// Every end, nearest first.
    pub fn each(&self, look: &Look<'_>, mut found: impl FnMut(Destination)) {
        match &self.found {
            Found::Flood(flood) => {
                let room = look.geometry().standing_room(&self.taken);
                flood.each(&room, |at, cost| found(Destination { at, cost }));
            }
            Found::Odd(settled) => {
                let free = |end: &&Settled| look.free_for(self.who, end.destination.at);
                settled.iter().filter(free).for_each(|end| found(end.destination));
            }
            Found::Big(settled) => {
                let taken = self.taken.covering(look.w[self.who].span);
                let free = |end: &&Settled| end.rests && !taken.has(end.destination.at);
                settled.iter().filter(free).for_each(|end| found(end.destination));
            }
        }
    }

    /// Whether there is one.
    pub fn any(&self, look: &Look<'_>) -> bool {
        let mut any = false;
        self.each(look, |_| any = true);
        any
    }

    /// A shortest way to one of them.
    pub fn way(&self, look: &Look<'_>, to: Square) -> Option<Path> {
        match &self.found {
            Found::Flood(near) => small_way(look, near, to).or_else(|| {
                let whole = || {
                    let stroll = Stroll::new(look, self.who);
                    flood(look, &stroll, self.left, &others(look, &stroll).1)
                };
                (near.left() < self.left).then(|| small_way(look, &whole(), to)).flatten()
            }),
            Found::Odd(settled) | Found::Big(settled) => {
                let end = settled.iter().position(|end| end.rests && end.destination.at == to)?;
                look.free_for(self.who, to).then(|| path(settled, end))
            }
        }
    }
}

/// The squares that others take up, the droid among them, and those of them that nobody can pass who strolls like that.
fn others(look: &Look<'_>, stroll: &Stroll) -> (Squares, Squares) {
    let (mut taken, mut barred) = (Squares::NONE, Squares::NONE);
    for f in look.w.in_play().filter(|f| *f != stroll.who && matches!(look.w[*f].place, Place::At(_))) {
        let bars = stroll.barred_by(look, f);
        for at in look.space(f).squares() {
            taken.insert(at);
            if bars && look.w.standing_on(at) == Some(f) {
                barred.insert(at);
            }
        }
    }
    look.w.prize.iter().for_each(|p| taken.insert(p.at));
    stroll.prize.iter().for_each(|at| barred.insert(*at));
    (taken, barred)
}

/// A place that the search has come to, and how.
struct Settled {
    destination: Destination,
    /// Whether the figure may stop there, as far as walls and pits go.
    rests: bool,
    /// Which of the places settled before it was entered from.
    from: u16,
    step: Footstep,
    /// How many steps lead there.
    steps: u8,
}

/// The steps to one of the places.
fn path(settled: &[Settled], end: usize) -> Path {
    let mut steps = [settled[end].step; Path::MOST];
    let many = usize::from(settled[end].steps);
    let mut at = end;
    for step in steps[..many].iter_mut().rev() {
        *step = settled[at].step;
        at = usize::from(settled[at].from);
    }
    steps.into_iter().take(many).collect()
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
    rests: bool,
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
    /// By place: the least cost known.
    cost: Vec<u8>,
    queues: Queues,
    settled: Vec<Settled>,
}

impl Search {
    /// A search over so many places.
    fn new(places: usize, left: u8) -> Search {
        let steps = usize::from(left);
        let most = (2 * steps * (steps + 1)).min(places);
        let queues = Queues { entries: Vec::with_capacity(most + most / 2), ends: [(NONE, NONE); RING] };
        Search { left, cost: vec![u8::MAX; places], queues, settled: Vec::with_capacity(most) }
    }

    /// Whether so cheap a step to a place is news.
    #[inline]
    fn wants(&self, place: usize, (so_far, more): (u8, u8)) -> bool {
        more <= self.left - so_far && so_far + more < self.cost[place]
    }

    /// A step to a place from one that was settled at this cost.
    #[inline]
    fn offer(&mut self, place: usize, from: u16, step: Footstep, rests: bool, (so_far, more): (u8, u8)) {
        if self.wants(place, (so_far, more)) {
            self.cost[place] = so_far + more;
            self.queues.push(so_far + more, Entry { place: place as u16, from, step, rests, next: NONE });
        }
    }

    /// Goes through all places from the first, `at` being where each lies; `spread` offers the steps from one.
    fn run(
        mut self,
        start: usize,
        at: impl Fn(usize) -> Square,
        mut spread: impl FnMut(&mut Search, usize, u16, u8),
    ) -> Vec<Settled> {
        self.cost[start] = 0;
        spread(&mut self, start, NONE, 0);
        for cost in 1..=self.left {
            let mut now = self.queues.take(cost);
            while now != NONE {
                let Entry { place, from, step, rests, next } = self.queues.entries[now as usize];
                now = next;
                let place = usize::from(place);
                let steps = if from == NONE { 0 } else { self.settled[from as usize].steps };
                if self.cost[place] == cost && usize::from(steps) < Path::MOST {
                    let destination = Destination { at: at(place), cost };
                    self.settled.push(Settled { destination, rests, from, step, steps: steps + 1 });
                    let node = self.settled.len() as u16 - 1;
                    spread(&mut self, place, node, cost);
                }
            }
        }
        self.settled
    }
}

/// Where a figure of one square gets.
fn flood(look: &Look<'_>, stroll: &Stroll, left: u8, barred: &Squares) -> Flood {
    let ways = (look.w.open, stroll.gait);
    look.geometry().flood(look.space(stroll.who).at, left, ways, barred)
}

fn small_way(look: &Look<'_>, flood: &Flood, to: Square) -> Option<Path> {
    let dirs = look.geometry().way(flood, to)?;
    (dirs.len() <= Path::MOST).then(|| dirs.into_iter().map(|dir| Footstep { dir, way: 0 }).collect())
}

/// The search for those of one square whose every step is a case of its own.
fn odd_ends(look: &Look<'_>, stroll: &Stroll, left: u8) -> Vec<Settled> {
    let width = look.w.width as usize;
    let square = |i: usize| look.geometry().square(i);
    let index = |s: Square| s.y as usize * width + s.x as usize;
    let search = Search::new(look.w.grid.len(), left);
    search.run(index(look.space(stroll.who).at), square, |search, from, node, cost| {
        let here = Footing::full(Space { at: square(from), size: 1 });
        for step in Dir::ALL.map(|dir| Footstep { dir, way: 0 }) {
            let back = |to: &Footing| node == NONE && stroll.behind == Some(to.space.at);
            if let Ok((to, more)) = stride(look, stroll, here, step)
                && !back(&to)
            {
                search.offer(index(to.space.at), node, step, true, (cost, more));
            }
        }
    })
}

/// The search for Large and Huge figures, which may squeeze.
fn big_ends(look: &Look<'_>, stroll: &Stroll, left: u8, barred: &Squares) -> Vec<Settled> {
    let (geometry, width) = (look.geometry(), look.w.width as usize);
    let size = look.w[stroll.who].span;
    let place =
        |f: Footing| ((f.space.at.y as usize * width + f.space.at.x as usize) << 1) | usize::from(f.is_squeezed());
    let footing_at = |i: usize| {
        let at = geometry.square(i >> 1);
        let span = if i & 1 == 1 { size.div_ceil(2) } else { size };
        Footing { space: Space { at, size: span }, size }
    };
    // In full, and squeezed: where somebody is in the way.
    let bars = [barred.covering(size), barred.covering(size.div_ceil(2))];
    let eased = !stroll.guides.is_empty();
    let spread = |search: &mut Search, from: usize, node: u16, cost: u8| {
        let here = footing_at(from);
        let back = |hop: &Hop| {
            node == NONE && stroll.behind == Some(hop.to.space.at) || stroll.retraces(look, here.space, hop.to.space)
        };
        for hop in geometry.hops(here, look.w.open, stroll.gait).iter().filter(|h| stroll.fits(here, h) && !back(h)) {
            let to = place(hop.to);
            let more = if eased { stroll.eased(look, here.space, hop.to.space, hop.cost) } else { hop.cost };
            if search.wants(to, (cost, more)) && !bars[usize::from(hop.to.is_squeezed())].has(hop.to.space.at) {
                let rests = hop.rests || stroll.spirit && !hop.to.is_squeezed();
                search.offer(to, node, Footstep { dir: hop.dir, way: hop.way }, rests, (cost, more));
            }
        }
        if stroll.climbs {
            for hop in climbs(look, stroll, here).filter(|h| !back(h)) {
                let step = Footstep { dir: hop.dir, way: hop.way };
                search.offer(place(hop.to), node, step, hop.rests, (cost, hop.cost));
            }
        }
    };
    let search = Search::new(look.w.grid.len() * 2, left);
    let mut settled = search.run(place(footing(look, stroll.who)), |i| footing_at(i).space.at, spread);
    if stroll.shuns_its_track {
        for end in 0..settled.len() {
            settled[end].rests &= keeps_off(look, stroll, path(&settled, end));
        }
    }
    settled
}

/// Whether a path enters none of the squares that it has left (E-26).
fn keeps_off(look: &Look<'_>, stroll: &Stroll, path: Path) -> bool {
    let (mut track, mut here) = (Track::default(), footing(look, stroll.who));
    path.iter().all(|step| {
        let Ok((next, _)) = stride(look, stroll, here, step) else { return false };
        let from = std::mem::replace(&mut here, next);
        track.goes_on(from.space, next.space)
    })
}
