//! Where a card may move, and how (R222 and the table of movement).

use super::{Ctx, Look};
use crate::book::Sort;
use crate::book::text::{Icon, Kind, Law, Stat, Text};
use crate::choice::{Act, How};
use crate::coverage::{card_acted, rule};
use crate::world::{Berth, CardId, DARK, Mark, Zone};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// To what.
    pub to: CardId,
    /// How it is there.
    pub berth: Berth,
    /// How it goes.
    pub how: How,
    /// What it costs.
    pub cost: i32,
}

impl Look<'_> {
    /// All regular and unlimited moves of a player in the move phase.
    pub fn moves(self, seat: Seat, found: &mut Vec<Act>) {
        let force = self.force(seat);
        let mut ways = Vec::new();
        // Spies under cover move in the other's turn (X28).
        let moves = |c: &CardId| {
            let goes = self.is_troop(*c) || self.is(*c, Kind::Creature) || self.own_law(*c, Law::Walks);
            self.is_under_cover(*c) != (self.w.turn == seat) && goes && !self.is_operated(*c)
        };
        let index = &self.w.index;
        let movable = index.troops.or(index.of_kind(Kind::Creature)).or(index.grant(Law::Walks));
        for card in self.mine_of(seat, movable).filter(moves) {
            ways.clear();
            self.ways_for(seat, card, force, &mut ways);
            let cheap = ways.iter().filter(|way| way.cost <= force);
            found.extend(cheap.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
        }
        self.transits(seat, force, found);
        self.hulls(seat, force, found);
        if self.w.turn != seat {
            self.spied_moves(seat, force, found);
        } else {
            self.ferries(seat, found);
            self.transfers(seat, found);
            self.jumps(seat, force, found);
        }
    }

    /// Starships side by side, one of them piloted and with ship-docking: whoever is aboard may change over (R323); spies under
    /// cover among those of the other player (X28).
    fn hulls(self, seat: Seat, force: i32, found: &mut Vec<Act>) {
        let ship = |c: &CardId| self.w[*c].berth == Berth::Here;
        let ships: SmallVec<[CardId; 8]> =
            self.mine_of(self.w.turn, self.w.index.of_kind(Kind::Starship)).filter(ship).collect();
        let docks = |c: CardId| self.docks(c) && self.is_piloted(c);
        for from in ships.iter().copied() {
            for to in ships.iter().copied().filter(|to| *to != from) {
                let beside = self.w[from].host == self.w[to].host && !self.is(self.w[from].host, Kind::Site);
                if force > 0 && beside && (docks(from) || docks(to)) && !self.transferable(seat, from, to).is_empty() {
                    found.push(Act::Move { card: from, to, berth: Berth::Here, how: How::Transfer });
                }
            }
        }
    }

    /// Who aboard one starship could change over to another.
    pub fn transferable(self, seat: Seat, from: CardId, to: CardId) -> Vec<CardId> {
        let goes = |c: &CardId| {
            let p = self.print(*c);
            (p.is(Kind::Character) || p.is(Kind::Vehicle))
                && self.craft(*c) == Some(from)
                && self.w[*c].owner == seat
                && self.is_under_cover(*c) != (self.w.turn == seat)
                && !self.w[*c].has(Mark::Moved)
                && !self.is_fixed(*c)
                && !self.seats_aboard(*c, to).is_empty()
        };
        self.w.guests(from).filter(goes).collect()
    }

    /// Where a mobile system may go (X12): one parsec farther, into deep space or around a planet there; or, in deep space,
    /// around a planet at the same parsec.
    fn jumps(self, seat: Seat, force: i32, found: &mut Vec<Act>) {
        let mobile = |l: &CardId| {
            let p = self.print(*l);
            let able = !self.w[*l].has(Mark::Moved) && !self.w[*l].has(Mark::BlownAway);
            p.is(Kind::System) && p.has(Icon::Mobile) && self.w[*l].owner == seat && able
        };
        for system in self.w.places.iter().copied().filter(mobile) {
            let Some(here) = self.parsec(system).filter(|_| force > 0) else { continue };
            for parsec in [here - 1, here, here + 1].into_iter().filter(|p| *p >= 0) {
                // What was blown away is no planet any more (R054).
                let whole = |l: CardId| !self.w[l].has(Mark::BlownAway);
                let planet = |l: &CardId| *l != system && whole(*l) && self.print(*l).figures.parsec == Some(parsec);
                let around = self.w.places.iter().copied().filter(planet);
                let deep = (parsec != here).then_some(CardId::NONE);
                let free = parsec != here || self.orbited(system).is_none();
                let jump = |around| Act::Jump { system, parsec: parsec as u8, around };
                found.extend(around.chain(deep).filter(|_| free).map(jump));
            }
        }
    }

    /// Prisoner transfers, and frozen captives left or taken along (R145, R264).
    fn transfers(self, seat: Seat, found: &mut Vec<Act>) {
        for captive in self.w.sets.hosted().iter().filter(|c| self.w[*c].has(Mark::Captive)) {
            let host = self.w[captive].host;
            let Some(at) = self.location(host) else { continue };
            let frozen = self.w[captive].has(Mark::Frozen);
            let mut go = |to, berth, how| found.push(Act::Move { card: captive, to, berth, how });
            let escorted = self.is(host, Kind::Character);
            if seat == DARK && escorted && self.present_at(host) == Some(at) && self.is(at, Kind::Site) {
                if self.print(at).sort(Sort::Prison) {
                    go(at, Berth::Beneath, How::Deliver);
                } else if frozen {
                    go(at, Berth::Beneath, How::Leave);
                }
            } else if seat == DARK && !escorted {
                let aboard = self.print(host).is_craft();
                let present = |e: CardId| self.present_at(e) == Some(at);
                let near = |e: &CardId| if aboard { self.craft(*e) == Some(host) } else { present(*e) };
                for escort in self.escorts(at).into_iter().filter(near) {
                    go(escort, Berth::Beneath, How::Custody);
                }
            }
            // Aboard a vehicle or starship a frozen one may be left, too (004:1432).
            if let Some(craft) = self.craft(host).filter(|_| seat == DARK && escorted && frozen) {
                go(craft, Berth::Beneath, How::Leave);
            }
            let unattended = frozen && !escorted && self.is(at, Kind::Site) && !self.print(at).sort(Sort::Prison);
            if seat != DARK && unattended && self.controls(seat, at) {
                go(at, Berth::Here, How::Free);
            }
        }
    }

    /// Who may take a captive into custody at a location: bounty hunters and warriors without one (S06).
    pub fn escorts(self, at: CardId) -> Vec<CardId> {
        let free = |c: &CardId| !self.w.guests(*c).any(|g| self.w[g].has(Mark::Captive));
        let able = |c: &CardId| self.location(*c) == Some(at) && self.could_escort(*c);
        self.mine(DARK).filter(|c| able(c) && free(c)).collect()
    }

    /// Whether a card is one that could have a captive (S06).
    pub fn could_escort(self, card: CardId) -> bool {
        self.is(card, Kind::Character)
            && (self.print(card).sort(Sort::BountyHunter) || self.skilled(card, Icon::Warrior))
            && !self.is_under_cover(card)
    }

    /// The ways of one card.
    pub fn ways(self, seat: Seat, card: CardId, found: &mut Vec<Way>) {
        self.ways_for(seat, card, i32::MAX, found);
    }

    /// The same for so much Force: what costs more may be left out.
    pub(super) fn ways_for(self, seat: Seat, card: CardId, force: i32, found: &mut Vec<Way>) {
        self.reseats(seat, card, found);
        if self.is_fixed(card) {
            return;
        }
        if self.own_law(card, Law::Walks) {
            return self.wanders(seat, card, found);
        }
        let on_foot = self.could_hold(Law::OnFoot) && self.law(card, Law::OnFoot);
        if !on_foot {
            self.boarding(card, found);
        }
        if self.w[card].has(Mark::Moved) {
            return;
        }
        if self.is(card, Kind::Creature) {
            return self.prowls(card, found);
        }
        let from = found.len();
        let cost = self.stat(card, Stat::MoveCost);
        if cost > force && !self.may_go_free(card) {
            return self.confine(card, found);
        }
        self.walks(card, self.walk_cost(card), found);
        if !on_foot {
            self.flights(card, cost, found);
            self.glides(card, cost, found);
            self.shuttles(seat, card, cost, found);
            self.below_decks(card, found);
        }
        let here = self.location(card).map_or(0, |l| self.rubble(l));
        for way in &mut found[from..] {
            way.cost += here.max(self.rubble(way.to));
        }
        self.confine(card, found);
    }

    /// Whether some ways may cost less than a move does: into a docking bay, or in and out of a craft.
    fn may_go_free(self, card: CardId) -> bool {
        let small = self.is(card, Kind::Starfighter) || self.is(card, Kind::Squadron);
        small || self.w.sets.zone(Zone::Table).meets(self.w.index.inside)
    }

    /// What a move by landspeed costs: who counts as two needs twice as much (004:3100).
    pub(super) fn walk_cost(self, card: CardId) -> i32 {
        let twice = self.print(card).grants(Law::CountsTwice);
        self.stat(card, Stat::MoveCost) * if twice { 2 } else { 1 }
    }

    /// An Effect that moves like a character (004:3367): to the next site for 1 Force once a turn, on and off its player's
    /// craft free, where it needs no seat.
    fn wanders(self, seat: Seat, card: CardId, found: &mut Vec<Way>) {
        let (Some(host), Some(at)) = (self.w[card].host.some(), self.location(card)) else { return };
        let berth = Berth::On;
        if self.print(host).is_craft() {
            if self.is(at, Kind::Site) && self.w[host].berth == Berth::Here {
                found.push(Way { to: at, berth, how: How::Disembark, cost: 0 });
            }
            return;
        }
        let near = |o: &CardId| self.w[*o].host == at && self.w[*o].berth == Berth::Here;
        for craft in self.mine_of(seat, self.w.index.craft).filter(near) {
            found.push(Way { to: craft, berth, how: How::Embark, cost: 0 });
        }
        if !self.w[card].has(Mark::Moved) {
            for to in self.neighbours(at) {
                found.push(Way { to, berth, how: How::Landspeed, cost: 1 });
            }
        }
    }

    /// A card that moves only to some locations goes nowhere else; and nothing moves to the Trench (R326, 004:3142).
    pub(super) fn confine(self, card: CardId, found: &mut Vec<Way>) {
        if self.w.sets.zone(Zone::Table).meets(self.w.index.trench) {
            let trench = |to: CardId| self.w.index.trench.has(to);
            if found.iter().any(|way| trench(way.to)) {
                rule(326);
            }
            found.retain(|way| !trench(way.to));
        }
        found.retain(|way| self.may_end_at(card, way.to));
    }

    /// Whether the card itself lets it go there.
    pub(super) fn may_end_at(self, card: CardId, to: CardId) -> bool {
        let ctx = Ctx { me: card, you: self.w[card].owner };
        let kept = self.print(card).clauses.iter().all(|t| match t {
            Text::MovesOnlyTo(f) => self.location(to).is_none_or(|l| self.fits(ctx, f, l)),
            _ => true,
        });
        if !kept {
            card_acted(self.w[card].print);
        }
        kept
    }

    /// A creature goes to the next site, free, where it lives (R087).
    fn prowls(self, card: CardId, found: &mut Vec<Way>) {
        // What is attached goes where its host goes (R034).
        let Some(from) = self.location(card).filter(|_| self.w[card].berth == Berth::Here) else { return };
        rule(87);
        let there = |l: &CardId| self.habitat(card, *l);
        for to in self.neighbours(from).filter(there) {
            found.push(Way { to, berth: Berth::Here, how: How::Landspeed, cost: 0 });
        }
    }

    /// Between a craft and the sites inside it, for whoever controls the craft (R304, R341, 004:2892): 1 Force.
    fn below_decks(self, card: CardId, found: &mut Vec<Way>) {
        if !self.is(card, Kind::Character) {
            return;
        }
        if !self.w.sets.zone(Zone::Table).meets(self.w.index.inside) {
            return;
        }
        if let Some(craft) = self.craft(card) {
            for site in self.w.places.iter().copied().filter(|l| self.mother(*l) == Some(craft)) {
                rule(304);
                found.push(Way { to: site, berth: Berth::Here, how: How::Below, cost: 1 });
            }
        } else if self.w[card].berth == Berth::Here
            && let Some(at) = self.location(card)
            && let Some(craft) = self.mother(at)
        {
            for berth in self.seats_aboard(card, craft) {
                found.push(Way { to: craft, berth, how: How::Below, cost: 1 });
            }
        }
    }

    /// The ways by which a card could move away, whatever it did this turn: any movement (004:2217), the cheapest to each place.
    pub fn ways_away(self, card: CardId) -> Vec<Way> {
        let Some(from) = self.location(card).filter(|_| !self.is_fixed(card)) else { return Vec::new() };
        let (seat, mut ways) = (self.w[card].owner, Vec::new());
        let cost = self.stat(card, Stat::MoveCost);
        self.walks(card, self.walk_cost(card), &mut ways);
        if !self.law(card, Law::OnFoot) {
            self.flights(card, cost, &mut ways);
            self.glides(card, cost, &mut ways);
            self.shuttles(seat, card, cost, &mut ways);
            self.below_decks(card, &mut ways);
            if self.w[card].berth == Berth::Here && !self.is(card, Kind::Starship) {
                let cost = |to| self.transit_price(seat, from, to);
                let bay = |to| Way { to, berth: Berth::Here, how: How::Transit, cost: cost(to) };
                ways.extend(self.bays_from(seat, from).map(bay));
            }
        }
        self.confine(card, &mut ways);
        ways.retain(|way| self.location(way.to) != Some(from));
        // Of several seats aboard the first that can be had: that of a pilot, if there is one.
        ways.sort_by_key(|way| way.cost);
        let mut found: Vec<Way> = Vec::new();
        for way in ways {
            if found.iter().all(|f| f.to != way.to) {
                found.push(way);
            }
        }
        found
    }

    /// Whether it cannot move at all.
    pub fn is_fixed(self, card: CardId) -> bool {
        if self.is_asleep(card) || self.w[card].has(Mark::Searched) || self.is_concealed(card) {
            return true;
        }
        if self.law(card, Law::CannotMove) {
            rule(61);
            rule(214);
            return true;
        }
        if self.law(card, Law::CannotBeMoved) {
            rule(59);
            rule(213);
            return true;
        }
        false
    }

    /// By landspeed along adjacent sites (R191, R345).
    pub(super) fn walks(self, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let p = self.print(card);
        let walker = p.is(Kind::Character) || p.is(Kind::Vehicle);
        let (Some(from), Berth::Here) = (self.w[card].host.some(), self.w[card].berth) else { return };
        if !walker || !self.is(from, Kind::Site) {
            return;
        }
        // Heavy going takes 1 landspeed of whoever leaves.
        let speed = self.stat(card, Stat::Landspeed) - i32::from(self.law(card, Law::HeavyGoing));
        let Some(at) = self.w.places.iter().position(|p| *p == from) else { return };
        for step in [-1isize, 1] {
            let mut place = at;
            for _ in 0..speed {
                let Some(next) = self.beside(place, step) else { break };
                if p.is(Kind::Vehicle) {
                    rule(345);
                }
                // A vehicle that deploys only inside moves there (R344).
                let indoors = self.own_law(card, Law::Indoors);
                if p.is(Kind::Vehicle) && (!indoors && !self.is_exterior(next) || self.takes_no_craft(next)) {
                    rule(173);
                    break;
                }
                found.push(Way { to: next, berth: Berth::Here, how: How::Landspeed, cost });
                place = place.wrapping_add_signed(step);
            }
        }
        self.gangways(card, from, found);
    }

    /// In and out of a site of a vehicle (R341): free for its owner.
    fn gangways(self, card: CardId, from: CardId, found: &mut Vec<Way>) {
        if !self.is(card, Kind::Character) || !self.w.sets.zone(Zone::Table).meets(self.w.index.inside) {
            return;
        }
        for to in self.neighbours(from) {
            let vehicle = self.mother(from).or_else(|| self.mother(to));
            let Some(vehicle) = vehicle.filter(|v| self.is(*v, Kind::Vehicle)) else { continue };
            if self.w[vehicle].owner == self.w[card].owner {
                found.push(Way { to, berth: Berth::Here, how: How::Landspeed, cost: 0 });
            }
        }
    }

    /// Starships: hyperspeed, sectors, landing and taking off (R158, R189, R308).
    pub(super) fn flights(self, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let p = self.print(card);
        let (Some(from), Berth::Here) = (self.w[card].host.some(), self.w[card].berth) else { return };
        if !p.is(Kind::Starship) || !self.is_manned(card) {
            return;
        }
        let small = p.is(Kind::Starfighter) || p.is(Kind::Squadron);
        rule(308);
        if self.is(from, Kind::System) && !self.w.orbits.is_empty() {
            // Between a planet and what orbits it no hyperdrive is needed (X12).
            for to in self.w.places.iter().copied().filter(|l| self.in_orbit(*l, from)) {
                found.push(Way { to, berth: Berth::Here, how: How::Sector, cost });
            }
        }
        if self.is(from, Kind::System) && self.navigates(card) {
            let speed = self.number(card, Stat::Hyperspeed);
            for to in self.w.places.iter().copied().filter(|l| *l != from && self.is(*l, Kind::System)) {
                if let (Some(speed), Some(far)) = (speed.filter(|s| *s > 0), self.parsecs(from, to))
                    && far <= speed
                {
                    found.push(Way { to, berth: Berth::Here, how: How::Hyperspeed, cost });
                }
            }
        }
        self.sectors(from, small, cost, found);
        if small {
            self.landings(card, from, cost, found);
        }
    }

    /// Between space and the ground (R189): from the system, or from the lowest cloud sector where there are some (R076).
    fn landings(self, card: CardId, from: CardId, cost: i32, found: &mut Vec<Way>) {
        let shielded = |site: CardId| self.w[card].owner == DARK && self.is_shielded(site);
        let closed = |site: CardId| shielded(site) || self.takes_no_craft(site);
        let lowest = self.clouds(from).next();
        let above = lowest.or_else(|| self.system(self.planet(from)));
        if lowest.is_some() {
            rule(76);
        }
        let tie = self.print(card).sort(Sort::Tie);
        let fee = |site| if self.is_bay(site) { 0 } else { cost };
        if above == Some(from) {
            let sites = self.w.places.iter().copied().filter(|s| self.is_exterior(*s) && self.related(*s, from));
            for to in sites.filter(|s| (!tie || self.is_bay(*s)) && !closed(*s)) {
                found.push(Way { to, berth: Berth::Here, how: How::Land, cost: fee(to) });
            }
        } else if self.is_exterior(from)
            && !closed(from)
            && let Some(to) = above
        {
            found.push(Way { to, berth: Berth::Here, how: How::TakeOff, cost: fee(from) });
        }
    }

    /// The cloud sectors of a location's planet, the lowest first (R076).
    pub(super) fn clouds(self, location: CardId) -> impl Iterator<Item = CardId> {
        let planet = self.named_after(location);
        let cloud = move |l: &CardId| self.print(*l).sort(Sort::Cloud) && self.planet(*l) == planet;
        self.w.places.iter().copied().filter(move |l| planet.is_some() && cloud(l))
    }

    /// A landed starfighter is not piloted for anything but taking off again.
    fn is_manned(self, ship: CardId) -> bool {
        let piloted = self.print(ship).pilot.is_some() || self.pilots(ship).next().is_some();
        piloted || self.law(ship, Law::NeedsNoPilot)
    }

    fn sectors(self, from: CardId, small: bool, cost: i32, found: &mut Vec<Way>) {
        if self.is(from, Kind::Site) {
            return;
        }
        let Some(at) = self.w.places.iter().position(|l| *l == from) else { return };
        for (step, far) in [(-1isize, if small { 2 } else { 1 }), (1, if small { 2 } else { 1 })] {
            let mut index = at as isize;
            for n in 0..far {
                index += step;
                let next = usize::try_from(index).ok().and_then(|i| self.w.places.get(i)).copied();
                let Some(next) = next.filter(|n| self.related(*n, from) && !self.is(*n, Kind::Site)) else { break };
                let flies = small || !self.is(next, Kind::Sector) || self.print(next).sort(Sort::Asteroid);
                // Between the system and the sector next to it only: two at once are two sectors (004:317-321, 004:808-812).
                let far_system = self.is(next, Kind::System) && (n > 0 || self.is(from, Kind::System));
                if !flies || far_system {
                    break;
                }
                found.push(Way { to: next, berth: Berth::Here, how: How::Sector, cost });
                if self.is(next, Kind::System) || self.is(from, Kind::System) {
                    break;
                }
            }
        }
    }

    /// Between an exterior site and a capital starship with ship-docking above it (R297).
    fn shuttles(self, seat: Seat, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let p = self.print(card);
        if !p.is(Kind::Character) && !p.is(Kind::Vehicle) {
            return;
        }
        // A spy under cover goes aboard the other player's starships (X28).
        let crew = self.boards(card);
        if self.mine_of(crew, self.w.index.of_kind(Kind::Capital)).next().is_none() {
            return;
        }
        let Some(at) = self.location(card) else { return };
        let cost = || cost + self.clouds_above(at);
        if self.w[card].berth == Berth::Here && self.may_shuttle(seat, at) {
            let above = self.mine_of(crew, self.w.index.of_kind(Kind::Capital)).filter(|s| {
                self.docks(*s) && self.location(*s).is_some_and(|l| self.is(l, Kind::System) && self.related(l, at))
            });
            for ship in above {
                for berth in self.seats_aboard(card, ship) {
                    found.push(Way { to: ship, berth, how: How::Shuttle, cost: cost() });
                }
            }
        } else if let Some(ship) = self.craft(card)
            && self.is(ship, Kind::Capital)
            && self.docks(ship)
            && self.is(at, Kind::System)
        {
            let below = |s: &CardId| self.related(*s, at) && self.may_shuttle(seat, *s);
            for site in self.w.places.iter().copied().filter(below) {
                found.push(Way { to: site, berth: Berth::Here, how: How::Shuttle, cost: cost() });
            }
        }
    }

    /// Whether a player may shuttle from or to a site: not through the shield, nor at Dagobah (R091, R155).
    pub(super) fn may_shuttle(self, seat: Seat, site: CardId) -> bool {
        let shut = || seat == DARK && self.is_shielded(site);
        self.is_exterior(site) && !shut() && self.planet(site) != Some(*crate::book::names::DAGOBAH)
    }

    /// Every cloud sector makes shuttling dearer by 1 (R076).
    pub(super) fn clouds_above(self, location: CardId) -> i32 {
        self.clouds(location).count() as i32
    }

    /// On and off craft, free and as often as one likes (R117); with the craft in a hold, to the carrier and back (004:1246). A
    /// spy under cover boards the other player's craft and never its own (X28).
    pub(super) fn boarding(self, card: CardId, found: &mut Vec<Way>) {
        let c = &self.w[card];
        let Some(at) = self.location(card) else { return };
        let crew = self.boards(card);
        let person = self.is(card, Kind::Character);
        let small = self.is(card, Kind::Starfighter) || self.is(card, Kind::Squadron);
        if let Some(craft) = self.craft(card) {
            let outside = self.w[craft].berth == Berth::Here;
            let ground = self.is(at, Kind::Site) && person;
            let space = !self.is(at, Kind::Site) && small && self.is_manned(card);
            if outside && (ground || space) {
                let cost = self.is_stuck(craft).into();
                found.push(Way { to: at, berth: Berth::Here, how: How::Disembark, cost });
            }
            let carrier = self.craft(craft).filter(|_| person);
            for berth in carrier.map_or_else(Default::default, |to| self.seats_aboard(card, to)) {
                found.push(Way { to: self.w[craft].host, berth, how: How::Disembark, cost: 0 });
            }
            let held = |o: &CardId| self.w[*o].berth == Berth::Cargo && self.print(*o).is_craft();
            for hold in self.w.guests(craft).filter(|o| person && held(o)) {
                for berth in self.seats_aboard(card, hold) {
                    found.push(Way { to: hold, berth, how: How::Embark, cost: 0 });
                }
            }
            return;
        }
        if c.berth != Berth::Here || !(person || small) {
            return;
        }
        let near = |o: &CardId| self.w[*o].host == at && self.w[*o].berth == Berth::Here;
        for craft in self.mine_of(crew, self.w.index.craft).filter(near) {
            let whole = person || self.is_manned(card);
            for berth in self.seats_aboard(card, craft) {
                if whole {
                    let cost = (person && self.is_stuck(craft)).into();
                    found.push(Way { to: craft, berth, how: How::Embark, cost });
                }
            }
        }
    }

    /// Whether it takes 1 Force to get on or off: a crashed enclosed vehicle (R085, 004:915).
    pub fn is_stuck(self, craft: CardId) -> bool {
        self.w[craft].has(Mark::Crashed) && self.print(craft).is_enclosed()
    }

    /// Other seats aboard the same craft (R254), also for who cannot move (004:683); a spy under cover changes when it moves.
    pub fn reseats(self, seat: Seat, card: CardId, found: &mut Vec<Way>) {
        let stays = self.is_concealed(card) || (self.w.turn == seat && self.is_under_cover(card));
        let Some(craft) = self.craft(card).filter(|_| !stays) else { return };
        for berth in self.seats_aboard(card, craft).into_iter().filter(|b| *b != self.w[card].berth) {
            found.push(Way { to: craft, berth, how: How::Reseat, cost: 0 });
        }
    }
}
