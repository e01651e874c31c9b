//! Where a card may move, and how (R222 and the table of movement).

use super::{Ctx, Look};
use crate::book::text::{Icon, Kind, Law, Stat, Text};
use crate::choice::{Act, How};
use crate::coverage::{card_acted, rule};
use crate::world::{Berth, CardId, Mark, Zone};
use dejarik_kernel::Seat;

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
        let force = self.w.count(seat, Zone::Force) as i32;
        let mut ways = Vec::new();
        for card in self.mine(seat).filter(|c| self.is_troop(*c)).collect::<Vec<_>>() {
            ways.clear();
            self.ways(seat, card, &mut ways);
            let cheap = ways.iter().filter(|way| way.cost <= force);
            found.extend(cheap.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
        }
        self.transits(seat, force, found);
    }

    /// The ways of one card.
    pub fn ways(self, seat: Seat, card: CardId, found: &mut Vec<Way>) {
        if self.is_fixed(card) {
            return;
        }
        self.boarding(seat, card, found);
        if self.w[card].has(Mark::Moved) {
            return;
        }
        let cost = self.stat(card, Stat::MoveCost);
        self.walks(card, cost, found);
        self.flights(card, cost, found);
        self.shuttles(seat, card, cost, found);
        self.confine(card, found);
    }

    /// A card that moves only to some locations goes nowhere else.
    fn confine(self, card: CardId, found: &mut Vec<Way>) {
        let ctx = Ctx { me: card, you: self.w[card].owner };
        for text in &self.print(card).text {
            if let Text::MovesOnlyTo(f) = text {
                let kept = |way: &Way| self.location(way.to).is_none_or(|l| self.fits(ctx, f, l));
                let before = found.len();
                found.retain(kept);
                if found.len() < before {
                    card_acted(self.w[card].print);
                }
            }
        }
    }

    /// The locations that a card could move away to, whatever it did this turn.
    pub fn ways_away(self, card: CardId) -> Vec<CardId> {
        if self.is_fixed(card) {
            return Vec::new();
        }
        let (seat, mut ways) = (self.w[card].owner, Vec::new());
        self.walks(card, 0, &mut ways);
        self.flights(card, 0, &mut ways);
        self.shuttles(seat, card, 0, &mut ways);
        self.confine(card, &mut ways);
        let from = self.location(card);
        let mut found: Vec<CardId> = ways.iter().map(|w| w.to).filter(|to| self.location(*to) != from).collect();
        found.retain(|to| self.is(*to, Kind::Location));
        found
    }

    /// Whether it cannot move at all.
    pub fn is_fixed(self, card: CardId) -> bool {
        if self.law(card, Law::CannotMove) {
            rule(61);
            return true;
        }
        if self.law(card, Law::CannotBeMoved) {
            rule(59);
            return true;
        }
        false
    }

    /// By landspeed along adjacent sites (R191, R345).
    fn walks(self, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let p = self.print(card);
        let walker = p.is(Kind::Character) || p.is(Kind::Vehicle);
        let (Some(from), Berth::Here) = (self.w[card].host.some(), self.w[card].berth) else { return };
        if !walker || !self.is(from, Kind::Site) {
            return;
        }
        let speed = self.stat(card, Stat::Landspeed);
        let Some(at) = self.w.places.iter().position(|p| *p == from) else { return };
        for step in [-1isize, 1] {
            let (mut here, mut index) = (from, at as isize);
            for _ in 0..speed {
                index += step;
                let next = usize::try_from(index).ok().and_then(|i| self.w.places.get(i)).copied();
                let Some(next) = next.filter(|n| self.adjacent(here, *n)) else { break };
                if p.is(Kind::Vehicle) {
                    rule(345);
                }
                // A vehicle that deploys only inside moves there (R344).
                let indoors = self.own_law(card, Law::Indoors);
                if p.is(Kind::Vehicle) && !indoors && !self.is_exterior(next) {
                    rule(173);
                    break;
                }
                found.push(Way { to: next, berth: Berth::Here, how: How::Landspeed, cost });
                here = next;
            }
        }
    }

    /// Starships: hyperspeed, sectors, landing and taking off (R158, R189, R308).
    fn flights(self, card: CardId, cost: i32, found: &mut Vec<Way>) {
        let p = self.print(card);
        let (Some(from), Berth::Here) = (self.w[card].host.some(), self.w[card].berth) else { return };
        if !p.is(Kind::Starship) || !self.is_manned(card) {
            return;
        }
        let small = p.is(Kind::Starfighter) || p.is(Kind::Squadron);
        rule(308);
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
        let clouds = self.w.places.iter().any(|l| self.is(*l, Kind::Sector) && self.related(*l, from));
        if !small || clouds {
            return;
        }
        let tie = p.traits.iter().any(|t| t.spelt() == "tie");
        let fee = |site| if self.is_bay(site) { 0 } else { cost };
        if self.is(from, Kind::System) {
            let sites = self.w.places.iter().copied().filter(|s| self.is_exterior(*s) && self.related(*s, from));
            for to in sites.filter(|s| !tie || self.is_bay(*s)) {
                found.push(Way { to, berth: Berth::Here, how: How::Land, cost: fee(to) });
            }
        } else if self.is_exterior(from)
            && let Some(to) = self.system(self.planet(from))
        {
            found.push(Way { to, berth: Berth::Here, how: How::TakeOff, cost: fee(from) });
        }
    }

    /// A landed starfighter is not piloted for anything but taking off again.
    fn is_manned(self, ship: CardId) -> bool {
        self.print(ship).pilot.is_some() || self.pilots(ship).next().is_some()
    }

    fn sectors(self, from: CardId, small: bool, cost: i32, found: &mut Vec<Way>) {
        if self.is(from, Kind::Site) {
            return;
        }
        let Some(at) = self.w.places.iter().position(|l| *l == from) else { return };
        for (step, far) in [(-1isize, if small { 2 } else { 1 }), (1, if small { 2 } else { 1 })] {
            let mut index = at as isize;
            for _ in 0..far {
                index += step;
                let next = usize::try_from(index).ok().and_then(|i| self.w.places.get(i)).copied();
                let Some(next) = next.filter(|n| self.related(*n, from) && !self.is(*n, Kind::Site)) else { break };
                let flies = small || !self.is(next, Kind::Sector) || self.print(next).has(Icon::Space);
                if !flies || (self.is(next, Kind::System) && self.is(from, Kind::System)) {
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
        let Some(at) = self.location(card) else { return };
        if self.w[card].berth == Berth::Here && self.is_exterior(at) {
            let above = self.mine(seat).filter(|s| {
                self.is(*s, Kind::Capital)
                    && self.docks(*s)
                    && self.location(*s).is_some_and(|l| self.is(l, Kind::System) && self.related(l, at))
            });
            for ship in above.collect::<Vec<_>>() {
                for berth in self.berths(seat, card, ship) {
                    found.push(Way { to: ship, berth, how: How::Shuttle, cost });
                }
            }
        } else if let Some(ship) = self.craft(card)
            && self.is(ship, Kind::Capital)
            && self.docks(ship)
            && self.is(at, Kind::System)
        {
            for site in self.w.places.iter().copied().filter(|s| self.is_exterior(*s) && self.related(*s, at)) {
                found.push(Way { to: site, berth: Berth::Here, how: How::Shuttle, cost });
            }
        }
    }

    /// On and off craft, free and as often as one likes (R117); other seats (R254).
    fn boarding(self, seat: Seat, card: CardId, found: &mut Vec<Way>) {
        let c = &self.w[card];
        let Some(at) = self.location(card) else { return };
        if let Some(craft) = self.craft(card) {
            for berth in self.berths(seat, card, craft).into_iter().filter(|b| *b != c.berth) {
                found.push(Way { to: craft, berth, how: How::Reseat, cost: 0 });
            }
            let outside = self.w[craft].berth == Berth::Here;
            let ground = self.is(at, Kind::Site) && self.is(card, Kind::Character);
            let space = !self.is(at, Kind::Site) && self.is(card, Kind::Starfighter) && self.is_manned(card);
            if outside && (ground || space) {
                found.push(Way { to: at, berth: Berth::Here, how: How::Disembark, cost: 0 });
            }
            return;
        }
        if c.berth != Berth::Here || !(self.is(card, Kind::Character) || self.is(card, Kind::Starfighter)) {
            return;
        }
        let near = |o: &CardId| self.print(*o).is_craft() && self.w[*o].host == at && self.w[*o].berth == Berth::Here;
        for craft in self.mine(seat).filter(near).collect::<Vec<_>>() {
            let whole = self.is(card, Kind::Character) || self.is_manned(card);
            for berth in self.berths(seat, card, craft) {
                if whole {
                    found.push(Way { to: craft, berth, how: How::Embark, cost: 0 });
                }
            }
        }
    }

    /// From one docking bay to another, any group for one price (R107). The bays stand for the move.
    fn transits(self, seat: Seat, force: i32, found: &mut Vec<Act>) {
        for from in self.w.places.iter().copied().filter(|l| self.is_bay(*l)) {
            if self.travellers(seat, from).is_empty() || self.transit_price(seat, from) > force {
                continue;
            }
            for to in self.w.places.iter().copied().filter(|l| *l != from && self.is_bay(*l)) {
                found.push(Act::Move { card: from, to, berth: Berth::Here, how: How::Transit });
            }
        }
    }

    /// What docking bay transit from there costs.
    pub fn transit_price(self, seat: Seat, bay: CardId) -> i32 {
        self.at_place(seat, Stat::Transit, bay).max(0)
    }

    /// Who may go by docking bay transit from there.
    pub fn travellers(self, seat: Seat, bay: CardId) -> Vec<CardId> {
        let goes = |c: &CardId| {
            let p = self.print(*c);
            (p.is(Kind::Character) || p.is(Kind::Vehicle))
                && self.w[*c].host == bay
                && self.w[*c].berth == Berth::Here
                && !self.w[*c].has(Mark::Moved)
                && !self.is_fixed(*c)
        };
        self.mine(seat).filter(goes).collect()
    }

    /// Ways to a location that a card may take as a react (R267).
    pub fn react_ways(self, seat: Seat, card: CardId, to: CardId, found: &mut Vec<Act>) {
        let c = &self.w[card];
        if c.has(Mark::Reacted) || !self.law(card, Law::MoveAsReact) || self.is_fixed(card) {
            return;
        }
        let force = self.w.count(seat, Zone::Force) as i32;
        let mut ways = Vec::new();
        let cost = self.stat(card, Stat::MoveCost);
        self.walks(card, cost, &mut ways);
        self.flights(card, cost, &mut ways);
        self.confine(card, &mut ways);
        let there = ways.iter().filter(|way| way.to == to && way.cost <= force);
        found.extend(there.map(|way| Act::Move { card, to, berth: way.berth, how: way.how }));
    }
}
