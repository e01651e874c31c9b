//! Creatures and what they meet (R088); missing characters and who looks for them (R218, R289).

use super::{Ctx, Look};
use crate::book::text::{Filter, Kind, Law, Text};
use crate::world::{CardId, Mark};
use dejarik_kernel::Seat;

impl<'a> Look<'a> {
    /// What a creature may attack on a side (S11): non-droid characters, the missing and captured among them, and creature
    /// vehicles; nobody aboard another vehicle.
    pub fn prey(self, creature: CardId, side: Seat) -> Vec<CardId> {
        let at = self.present_at(creature);
        if at.is_some_and(|l| self.is_peaceful(l)) {
            return Vec::new();
        }
        if let Some(hosts) = self.attaches(creature) {
            let ctx = Ctx { me: creature, you: self.w[creature].owner };
            let near = |c: &CardId| self.w[*c].owner == side && at.is_some() && self.present_at(*c) == at;
            return self.all(ctx, hosts).filter(near).collect();
        }
        let edible = |c: &CardId| {
            let p = self.print(*c);
            let outside = self.craft(*c).is_none_or(|craft| self.is(craft, Kind::CreatureVehicle));
            let held = self.w[*c].has(Mark::Captive) || self.w[*c].has(Mark::Missing);
            let there = if held { self.present_at(self.w[*c].host) } else { self.present_at(*c) };
            let creature = p.is(Kind::Character) && !p.is(Kind::Droid) && outside || p.is(Kind::CreatureVehicle);
            creature && at.is_some() && there == at
        };
        self.w.in_zone(side, crate::world::Zone::Table).filter(edible).collect()
    }

    /// What a creature attaches itself to, if it does (R034).
    pub fn attaches(self, creature: CardId) -> Option<&'a Filter> {
        self.print(creature).text.iter().find_map(|t| match t {
            Text::Attaches(hosts) => Some(hosts),
            _ => None,
        })
    }

    /// Whether a player's cards may attack a creature now (S12): one attack at a location each turn.
    pub fn may_attack(self, seat: Seat, creature: CardId) -> bool {
        let Some(at) = self.present_at(creature).filter(|l| self.is(*l, Kind::Location)) else { return false };
        !self.w.attacks.has(at) && !self.is_peaceful(at) && self.fighters(seat, at).next().is_some()
    }

    /// Whether no attacks happen there.
    fn is_peaceful(self, location: CardId) -> bool {
        self.could_hold(Law::NoAttacks) && self.law(location, Law::NoAttacks)
    }

    /// Whom a seeker is present with and seeks (R292).
    pub fn sought(self, seeker: CardId) -> Vec<CardId> {
        let ctx = Ctx { me: seeker, you: self.w[seeker].owner };
        let filter = self.print(seeker).clauses.iter().find_map(|t| match t {
            Text::Hunts(f) => Some(f),
            _ => None,
        });
        let Some(filter) = filter else { return Vec::new() };
        self.w.table().filter(|c| self.together(*c, seeker) && self.fits(ctx, filter, *c)).collect()
    }

    /// The missing characters of a player at a site.
    pub fn missing(self, seat: Seat, site: CardId) -> Vec<CardId> {
        self.w.guests(site).filter(|c| self.w[*c].has(Mark::Missing) && self.w[*c].owner == seat).collect()
    }

    /// Who could join a search party at a site: whoever is there, in a vehicle or not.
    pub fn searchers(self, seat: Seat, site: CardId) -> Vec<CardId> {
        let characters = self.w.index.of_kind(Kind::Character);
        self.mine_at(seat, characters, site).filter(|c| !self.w[*c].has(Mark::Searched)).collect()
    }
}
