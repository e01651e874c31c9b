//! Seats and room aboard craft (R062, R230, R254).

use super::{Ctx, Look};
use crate::book::text::{Icon, Kind, Law, Stat, Text};
use crate::book::{Mod, Sort};
use crate::coverage::rule;
use crate::world::{Berth, Card, CardId, Mark};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

/// Places that one card could take.
pub type Berths = SmallVec<[Berth; 3]>;

impl Look<'_> {
    /// The places that a card of that player could take aboard a craft; `leaving` frees the place of that card.
    pub fn berths(self, seat: Seat, card: CardId, craft: CardId) -> Berths {
        let mut found = Berths::new();
        let c = self.print(craft);
        if !c.is_craft() || self.w[craft].owner != seat || craft == card {
            return found;
        }
        if self.is(card, Kind::Character) {
            self.seats_for(card, craft, &mut found);
        } else if self.has_hold_for(card, craft) {
            found.push(Berth::Cargo);
        }
        found
    }

    fn seats_for(self, card: CardId, craft: CardId, found: &mut Berths) {
        let (c, room) = (self.print(craft), self.print(craft).room);
        let tight = c.is(Kind::Starfighter) || (c.is(Kind::Vehicle) && c.is_enclosed());
        let large = c.is(Kind::Starfighter) && self.own_law(card, Law::NoStarfighter);
        if large || (tight && self.own_law(card, Law::NotEnclosed)) {
            return;
        }
        rule(62);
        rule(230);
        // A captive takes the place of a passenger (R120).
        let (mut taken, mut guarded, mut twins) = ([0u8; 7], 0, 0);
        for guest in self.w.aboard().filter(|g| *g != card) {
            let Card { host, berth, .. } = self.w[guest];
            // A seeker takes nobody's seat (R292).
            if host == craft && !self.w.index.seekers.has(guest) {
                taken[berth as usize] += 1;
                twins += if berth == Berth::Passenger { self.heads_aboard(guest) - 1 } else { 0 };
            }
            if self.w[guest].has(Mark::Captive) && (host == card || host == craft || self.w[host].host == craft) {
                guarded += 1;
            }
        }
        let taken = |berth: Berth| taken[berth as usize];
        let (pilots, passengers) = (taken(Berth::Pilot), taken(Berth::Passenger) + guarded + twins);
        let fits = |pilots: u8, passengers: u8| {
            pilots.saturating_sub(room.pilots) + passengers.saturating_sub(room.passengers) <= room.either
        };
        if self.can_pilot(card, craft) && fits(pilots + 1, passengers) {
            found.push(Berth::Pilot);
        }
        let astromech = self.print(card).sort(Sort::Astromech);
        if astromech {
            rule(28);
        }
        // In the place of a lost nav computer there is room for one more.
        let astromechs = room.astromechs + u8::from(astromech && self.law(craft, Law::NoNav));
        if astromech && taken(Berth::Astromech) < astromechs {
            found.push(Berth::Astromech);
        } else if fits(pilots, passengers + self.heads_aboard(card)) {
            found.push(Berth::Passenger);
        }
    }

    /// The places that these characters take aboard a craft if there is room for all of them: astromechs in theirs, as many
    /// pilots as can be, and the others as passengers.
    pub fn seats_for_all(self, crew: &[CardId], craft: CardId) -> Option<Berths> {
        let room = self.print(craft).room;
        if !self.print(craft).is_craft() {
            return None;
        }
        let sits = |g: CardId, berth: Berth| self.w[g].berth == berth && !self.w.index.seekers.has(g);
        let taken = |berth: Berth| self.w.guests(craft).filter(|g| sits(*g, berth)).count() as u8;
        let captives = |c: CardId| self.w.guests(c).filter(|g| self.w[*g].has(Mark::Captive)).count() as u8;
        let guarded: u8 = self.w.guests(craft).chain(crew.iter().copied()).map(captives).sum();
        let mut pilots = taken(Berth::Pilot);
        let mut passengers = taken(Berth::Passenger) + guarded;
        let mut astromechs = taken(Berth::Astromech);
        let fits = |pilots: u8, passengers: u8| {
            pilots.saturating_sub(room.pilots) + passengers.saturating_sub(room.passengers) <= room.either
        };
        let mut berths = Berths::new();
        for card in crew {
            let seats = self.heads_aboard(*card);
            if self.print(*card).sort(Sort::Astromech) && astromechs < room.astromechs {
                astromechs += 1;
                berths.push(Berth::Astromech);
            } else if self.can_pilot(*card, craft) && (pilots < room.pilots || !fits(pilots, passengers + seats)) {
                pilots += 1;
                berths.push(Berth::Pilot);
            } else {
                passengers += seats;
                berths.push(Berth::Passenger);
            }
        }
        fits(pilots, passengers).then_some(berths)
    }

    /// How many seats of passengers a character takes.
    fn heads_aboard(self, card: CardId) -> u8 {
        1 + u8::from(self.print(card).grants(Law::CountsTwice))
    }

    /// Whether a character could be pilot or driver of the craft at all (R113, R254).
    pub fn can_pilot(self, card: CardId, craft: CardId) -> bool {
        let droid = self.is(card, Kind::Droid);
        match self.print(craft).kind {
            Kind::Transport => {
                rule(113);
                !droid || self.own_law(card, Law::MayDrive)
            }
            Kind::CreatureVehicle => false,
            _ if self.w[card].on_table() && self.is_asleep(card) => false,
            _ => !droid && self.skilled(card, Icon::Pilot),
        }
    }

    /// What the text of a pilot adds to that number of what it pilots.
    pub fn added_by(self, pilot: CardId, stat: Stat) -> i32 {
        let craft = self.w[pilot].host;
        let ctx = Ctx { me: pilot, you: self.w[pilot].owner };
        let adds = |m: &&Mod| m.stat == stat && !m.sets && self.fits(ctx, &m.to, craft) && self.holds(ctx, &m.when);
        let mods = self.print(pilot).mods.iter().filter(adds);
        if self.is_active(pilot) { mods.map(|m| self.value(ctx, &m.by)).sum() } else { 0 }
    }

    /// Whether there is room in the hold for a vehicle or a starfighter.
    fn has_hold_for(self, card: CardId, craft: CardId) -> bool {
        let (p, c) = (self.print(card), self.print(craft));
        let held = || self.w.guests(craft).filter(|g| *g != card && self.w[*g].berth == Berth::Cargo);
        if p.is(Kind::Vehicle) {
            return held().filter(|g| self.is(*g, Kind::Vehicle)).count() < c.room.vehicles.into();
        }
        // A squadron counts as three of its craft, and as no starfighter (R303, 004:2867).
        let heads = |g: CardId| if self.is(g, Kind::Squadron) { 3 } else { 1 };
        (p.is(Kind::Starfighter) || p.is(Kind::Squadron))
            && c.clauses.iter().any(|t| match t {
                Text::Hangar(class, n) => {
                    let any = class.spelt() == "starfighter";
                    let like = |g: &CardId| self.print(*g).is_a(*class) || any && self.is(*g, Kind::Starfighter);
                    let full: usize = held().filter(like).map(heads).sum();
                    like(&card) && full + heads(card) <= usize::from(*n)
                }
                _ => false,
            })
    }

    /// Whether a starship can find its way through hyperspace (R224).
    pub fn navigates(self, ship: CardId) -> bool {
        rule(224);
        let own = self.print(ship).has(Icon::NavComputer) && !self.law(ship, Law::NoNav);
        if own {
            rule(249);
        }
        own || self.w.guests(ship).any(|g| self.print(g).has(Icon::NavComputer) && self.is(g, Kind::Character))
    }

    /// Whether a starship lets others dock (R294).
    pub fn docks(self, ship: CardId) -> bool {
        rule(294);
        self.print(ship).sort(Sort::ShipDocking)
    }
}
