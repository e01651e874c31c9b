//! Starfighters that come together with their pilot (R307), and squadrons that take the place of three (R303).

use super::Look;
use super::deploying::{Lawful, no};
use crate::book::text::{Kind, Law, Text};
use crate::choice::Act;
use crate::world::{Berth, CardId, Zone};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

impl Look<'_> {
    /// The starfighters at a location that a squadron may replace (R303).
    pub fn components(self, squadron: CardId, place: CardId) -> Vec<CardId> {
        let ctx = self.hand_ctx(squadron);
        let part = self.print(squadron).clauses.iter().find_map(|t| match t {
            Text::Replaces(f) => Some(f),
            _ => None,
        });
        let Some(part) = part else { return Vec::new() };
        self.mine(ctx.you).filter(|c| self.w[*c].host == place && self.fits(ctx, part, *c)).collect()
    }

    /// Squadrons in the hand, where three of their starfighters are together.
    pub fn formations(self, seat: Seat, found: &mut Vec<Act>) {
        let squadrons = self.w.sets.of(seat, Zone::Hand).and(self.w.index.of_kind(Kind::Squadron)).iter();
        for squadron in squadrons.filter(|c| self.print(*c).implemented && self.may_enter(*c).is_ok()) {
            for at in self.w.places.iter().copied().filter(|l| self.components(squadron, *l).len() >= 3) {
                found.push(Act::Form { squadron, at });
            }
        }
    }

    /// A starfighter without a pilot of its own deploys together with one from the hand (R307): to systems and sectors, docking
    /// bays, and its player's capital starships that have room for it.
    pub(super) fn launches(self, seat: Seat, ship: CardId, only: Option<CardId>, found: &mut Vec<Act>) {
        let people = self.w.sets.of(seat, Zone::Hand).and(self.w.index.of_kind(Kind::Character));
        let crew: SmallVec<[CardId; 8]> = people.iter().filter(|c| self.may_crew(ship, *c).is_ok()).collect();
        if crew.is_empty() {
            return;
        }
        let place = |l: &CardId| !self.is(*l, Kind::Site) || self.is_bay(*l) || self.lands(ship, *l);
        let holds = |c: &CardId| self.berths(seat, ship, *c).contains(&Berth::Cargo) && !self.is_concealed(*c);
        let near = |to: &CardId| only.is_none_or(|l| self.location(*to) == Some(l));
        let places = self.w.places.iter().copied().filter(place);
        let to: SmallVec<[CardId; 16]> =
            places.chain(self.mine_of(seat, self.w.index.craft).filter(holds)).filter(near).collect();
        let force = self.force(seat);
        for pilot in crew {
            for to in to.iter().copied() {
                if self.may_launch_to(seat, ship, pilot, to).is_ok() && force >= self.launch_cost(ship, pilot, to) {
                    found.push(Act::Launch { ship, pilot, to });
                }
            }
        }
    }

    /// Whether ship and pilot may deploy there at once.
    pub fn may_launch(self, seat: Seat, ship: CardId, pilot: CardId, to: CardId) -> Lawful {
        self.may_crew(ship, pilot)?;
        self.may_launch_to(seat, ship, pilot, to)
    }

    /// Whether ship and pilot may deploy at once anywhere.
    fn may_crew(self, ship: CardId, pilot: CardId) -> Lawful {
        let (s, p) = (self.print(ship), self.print(pilot));
        let seats = s.room.pilots + s.room.either > 0;
        if !p.implemented || !p.is(Kind::Character) || !self.can_pilot(pilot, ship) || !seats {
            return no("R307", "needs-a-pilot");
        }
        if self.own_law(pilot, Law::NotEnclosed) {
            return no("R062", "no-room");
        }
        self.may_come(ship)?;
        self.may_come(pilot)
    }

    fn may_launch_to(self, seat: Seat, ship: CardId, pilot: CardId, to: CardId) -> Lawful {
        let Some(location) = self.location(to) else { return no("R098", "not-there") };
        let place = !self.is(location, Kind::Site) || self.is_bay(location) || self.lands(ship, location);
        if to == location && !place {
            return no("R098", "not-there");
        }
        if to != location && !self.berths(seat, ship, to).contains(&Berth::Cargo) {
            return no("R062", "no-room");
        }
        self.is_open(seat, ship, location)?;
        self.is_open(seat, pilot, location)?;
        self.has_foothold(seat, ship, location)?;
        for card in [ship, pilot] {
            self.only_at(card, location)?;
            if self.with(card, to).law(card, Law::MayNotDeploy) {
                return no("R098", "forbidden");
            }
        }
        Ok(())
    }

    /// How a starfighter that comes with its pilot is there.
    pub fn launch_berth(self, to: CardId) -> Berth {
        if self.is(to, Kind::Location) { Berth::Here } else { Berth::Cargo }
    }

    /// What both cost together.
    pub fn launch_cost(self, ship: CardId, pilot: CardId, to: CardId) -> i32 {
        let berth = self.launch_berth(to);
        self.deploy_cost(ship, to, berth) + self.deploy_cost(pilot, to, berth)
    }
}
