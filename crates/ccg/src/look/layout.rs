//! The line of locations: what is next to what, what belongs together, and where a new one may go (R196).

use super::Look;
use crate::book::text::{Icon, Kind, Text};
use crate::book::{Print, Sort, Word, names};
use crate::coverage::rule;
use crate::world::{CardId, Zone};
use smallvec::SmallVec;

/// Where in the pattern of its system a location stands (004:1983-1988): interior sites, docking bays, exterior sites, cloud
/// sectors, the system, asteroid sectors.
fn rank(p: &Print) -> u8 {
    // Mos Eisley is not separated from its neighbours by other exterior sites (R318).
    if p.title == *names::MOS_EISLEY {
        rule(318);
        return 3;
    }
    match p.kind {
        Kind::System => 8,
        Kind::Sector if p.sort(Sort::Asteroid) => 10,
        Kind::Sector => 6,
        _ if p.sort(Sort::DockingBay) => 2,
        _ if p.has(Icon::Exterior) => 4,
        _ => 0,
    }
}

impl Look<'_> {
    /// Whether it is a docking bay.
    pub fn is_bay(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Site) && p.sort(Sort::DockingBay)
    }

    /// Whether it is wholly inside, so that no vehicle comes there (R173).
    pub fn is_interior_only(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Site) && p.has(Icon::Interior) && !p.has(Icon::Exterior)
    }

    /// Whether it is an exterior site (R122).
    pub fn is_exterior(self, card: CardId) -> bool {
        let p = self.print(card);
        let outside = p.is(Kind::Site) && p.has(Icon::Exterior);
        if outside {
            rule(122);
        }
        outside
    }

    /// The planet a location belongs to; a generic one takes the name of where it was put (R148).
    pub fn planet(self, location: CardId) -> Option<Word> {
        let p = self.print(location);
        if !p.is_generic() {
            return p.planet;
        }
        let by = self.w.settled.iter().find(|(card, _)| *card == location).map(|(_, by)| *by)?;
        self.rules.book().print(by).planet
    }

    /// The planet that a location is part of: asteroid sectors are part of none (R027, R255).
    pub fn named_after(self, location: CardId) -> Option<Word> {
        if self.print(location).sort(Sort::Asteroid) {
            rule(255);
            return None;
        }
        self.planet(location)
    }

    /// The vehicle or starship that a site belongs to (R304, R341).
    pub fn mother(self, site: CardId) -> Option<CardId> {
        if !self.w.index.inside.has(site) {
            return None;
        }
        let p = self.print(site);
        let craft = |c: &CardId| {
            let o = self.print(*c);
            p.planet.is_some_and(|name| o.is_version_of(name) || o.is_a(name))
        };
        let mother = self.w.table_of(self.w.index.craft).find(craft);
        if mother.is_some() && p.has(Icon::VehicleSite) {
            rule(286);
        }
        mother
    }

    /// Whether two locations are next to each other: of one kind, of one system, side by side (R019); a site of a vehicle also
    /// next to the site where the vehicle is (R341).
    pub fn adjacent(self, a: CardId, b: CardId) -> bool {
        if self.touches(a, b) || self.touches(b, a) {
            rule(341);
            return true;
        }
        let place = |c| self.w.places.iter().position(|p| *p == c);
        let (Some(i), Some(j)) = (place(a), place(b)) else { return false };
        i.abs_diff(j) == 1 && self.is_next(a, b)
    }

    /// Whether two locations side by side in the line are next to each other.
    fn is_next(self, a: CardId, b: CardId) -> bool {
        let near =
            self.planet(a) == self.planet(b) && self.print(a).kind == self.print(b).kind && !self.is(a, Kind::System);
        if near {
            rule(19);
        }
        near
    }

    /// The location before or after that place in the line, if it is adjacent to the one there.
    pub(super) fn beside(self, place: usize, step: isize) -> Option<CardId> {
        let at = |n: usize| self.w.places.get(n).copied();
        let (here, next) = (at(place)?, at(place.checked_add_signed(step)?)?);
        let touches = self.touches(here, next) || self.touches(next, here);
        if touches {
            rule(341);
        }
        (touches || self.is_next(here, next)).then_some(next)
    }

    /// Whether the first is a site of a vehicle that is at the second.
    fn touches(self, inside: CardId, outside: CardId) -> bool {
        if !self.w.index.inside.has(inside) {
            return false;
        }
        let vehicle = self.print(inside).has(Icon::VehicleSite).then(|| self.mother(inside)).flatten();
        vehicle.is_some_and(|v| self.w[v].host == outside) && self.is(outside, Kind::Site)
    }

    /// The sites next to a site.
    pub fn neighbours(self, site: CardId) -> impl Iterator<Item = CardId> {
        let place = self.w.places.iter().position(|p| *p == site);
        // Only sites inside a craft are next to what is not beside them in the line.
        let beside = move |n: usize| place.is_some_and(|p| p.abs_diff(n) == 1);
        let odd = self.w.sets.zone(Zone::Table).meets(self.w.index.inside);
        let all = self.w.places.iter().copied().enumerate();
        all.filter(move |(n, c)| *c != site && (odd || beside(*n)) && self.adjacent(site, *c)).map(|(_, c)| c)
    }

    /// How many sites apart two sites of one system are in the line.
    pub fn steps(self, a: CardId, b: CardId) -> Option<usize> {
        let place = |c| self.w.places.iter().position(|p| *p == c);
        let apart = place(a)?.abs_diff(place(b)?);
        let sites = self.is(a, Kind::Site) && self.is(b, Kind::Site);
        (sites && self.planet(a) == self.planet(b)).then_some(apart)
    }

    /// Whether two locations are related (R275): asteroid sectors only to the system and to each other (R027).
    pub fn related(self, a: CardId, b: CardId) -> bool {
        let asteroid = |c: CardId| self.print(c).sort(Sort::Asteroid);
        let space = |c: CardId| asteroid(c) || self.is(c, Kind::System);
        if (asteroid(a) && !space(b)) || (asteroid(b) && !space(a)) {
            rule(27);
            return false;
        }
        let related = self.planet(a).is_some() && self.planet(a) == self.planet(b);
        if related {
            rule(275);
        }
        related
    }

    /// The system of a planet, if it is on table.
    pub fn system(self, planet: Option<Word>) -> Option<CardId> {
        self.w.places.iter().copied().find(|p| self.is(*p, Kind::System) && self.planet(*p) == planet)
    }

    /// The parsec number of a system; a mobile one is where it was moved, at first at 0 (R245, X12).
    pub fn parsec(self, system: CardId) -> Option<i32> {
        let p = self.print(system);
        if !p.is(Kind::System) || !p.has(Icon::Mobile) {
            return p.figures.parsec;
        }
        rule(462);
        Some(self.w.orbits.iter().find(|o| o.system == system).map_or(0, |o| o.parsec.into()))
    }

    /// The system that a mobile one orbits.
    pub fn orbited(self, system: CardId) -> Option<CardId> {
        self.w.orbits.iter().find(|o| o.system == system).and_then(|o| o.around.some())
    }

    /// Whether starships go from one to the other without hyperdrive: one orbits the other (X12).
    pub fn in_orbit(self, a: CardId, b: CardId) -> bool {
        self.orbited(a) == Some(b) || self.orbited(b) == Some(a)
    }

    /// How far two systems are from each other in parsecs (R245).
    pub fn parsecs(self, a: CardId, b: CardId) -> Option<i32> {
        rule(245);
        Some((self.parsec(a)? - self.parsec(b)?).abs())
    }

    /// Whether a site has the highest marker number on table among exterior ones (R243).
    fn is_outermost(self, site: CardId) -> bool {
        rule(243);
        let marker = |c: &CardId| self.print(*c).marker.filter(|_| self.is_exterior(*c));
        let highest = self.w.places.iter().filter_map(marker).max();
        highest.is_some() && self.print(site).marker == highest
    }

    /// Whether the energy shield of Hoth covers a site (R155).
    pub fn is_shielded(self, site: CardId) -> bool {
        let p = self.print(site);
        if !p.is(Kind::Site) || self.planet(site) != Some(*names::HOTH) {
            return false;
        }
        let generators =
            |c: &CardId| self.print(*c).title == *names::GENERATORS && !self.w[*c].has(crate::world::Mark::BlownAway);
        let on = self.w.places.iter().any(generators);
        let covered = on && !self.is_outermost(site) && p.title != *names::WAMPA_CAVE;
        if covered {
            rule(155);
        }
        covered
    }

    /// Whether a site can bound the shield: its marker number is 4 or more (004:1564).
    pub fn bounds_shield(self, site: CardId) -> bool {
        self.print(site).marker.is_some_and(|m| m >= 4)
    }

    /// Whether a card is the Main Power Generators, and nothing on table bounds their shield.
    pub fn lacks_bounds(self, card: CardId) -> bool {
        self.print(card).title == *names::GENERATORS && !self.w.places.iter().any(|l| self.bounds_shield(*l))
    }

    /// The North Ridge that would come with the Main Power Generators of its player: from the hand, or from the Reserve Deck.
    pub fn ridge(self, generators: CardId) -> Option<CardId> {
        let ridge = |c: &CardId| self.print(*c).title == *names::NORTH_RIDGE && self.print(*c).implemented;
        let seat = self.w[generators].owner;
        [Zone::Hand, Zone::Reserve].into_iter().find_map(|zone| self.w.in_zone(seat, zone).find(ridge))
    }

    /// Whether a location belongs to a Rebel Base (R269).
    pub fn is_rebel_base(self, location: CardId) -> bool {
        let base = self.named_after(location).is_some_and(|p| p == *names::YAVIN || p == *names::HOTH);
        if base {
            rule(269);
        }
        base
    }

    /// The places in the line before which a location may be put.
    pub fn gaps(self, card: CardId) -> Vec<u8> {
        self.gaps_at(card, self.print(card).planet)
    }

    /// The same for a location of that planet.
    pub fn gaps_at(self, card: CardId, planet: Option<Word>) -> Vec<u8> {
        let p = self.print(card);
        let mine = |c: &CardId| self.planet(*c) == planet;
        let Some(first) = self.w.places.iter().position(&mine) else {
            rule(420);
            return vec![self.w.places.len() as u8];
        };
        let last = self.w.places.iter().rposition(mine).unwrap_or(first);
        let group = &self.w.places[first..=last];
        let new = rank(p);
        match p.kind {
            Kind::System => rule(421),
            Kind::Sector => rule(422),
            _ => {}
        }
        let ranks: SmallVec<[u8; 16]> = group.iter().map(|c| rank(self.print(*c))).collect();
        let in_order = |gap: usize| ranks[..gap].iter().all(|r| *r <= new) && ranks[gap..].iter().all(|r| *r >= new);
        let fits = |gap: &usize| in_order(*gap) && self.markers_fit(p, group, *gap);
        let mut found: Vec<usize> = (0..=group.len()).filter(fits).collect();
        self.platforms(p, group, &mut found);
        self.spaceports(p, group, &mut found);
        found.into_iter().map(|gap| (first + gap) as u8).collect()
    }

    /// Hoth markers stand in their order (R206, 004:1990).
    fn markers_fit(self, p: &Print, group: &[CardId], gap: usize) -> bool {
        let Some(new) = p.marker else { return true };
        rule(206);
        let marker = |c: &CardId| self.print(*c).marker;
        group[..gap].iter().filter_map(marker).all(|m| m < new)
            && group[gap..].iter().filter_map(marker).all(|m| m > new)
    }

    /// The second docking bay of Cloud City goes to the far end of its interior sites (R075).
    fn platforms(self, p: &Print, group: &[CardId], found: &mut Vec<usize>) {
        let platform = |o: &Print| o.sort(Sort::DockingBay) && o.title.spelt().starts_with("Cloud City:");
        if platform(p) {
            rule(75);
            if group.iter().any(|c| platform(self.print(*c))) {
                *found = vec![0];
            }
        }
    }

    /// A spaceport site goes next to another one of its planet (R301).
    fn spaceports(self, p: &Print, group: &[CardId], found: &mut Vec<usize>) {
        let port = |c: Option<&CardId>| c.is_some_and(|c| self.print(*c).sort(Sort::Spaceport));
        if p.sort(Sort::Spaceport) && group.iter().any(|c| port(Some(c))) {
            rule(301);
            *found = (0..=group.len())
                .filter(|gap| port(gap.checked_sub(1).and_then(|n| group.get(n))) || port(group.get(*gap)))
                .collect();
        }
    }

    /// The planets that a generic location may be put at, each by a card that names it, with the places in the line (R148).
    pub fn settlements(self, card: CardId) -> Vec<(CardId, u8)> {
        let p = self.print(card);
        let mut planets: Vec<Word> = Vec::new();
        let mut found = Vec::new();
        for by in self.w.places.iter().copied() {
            let o = self.print(by);
            let names = !o.is_generic() && (o.is(Kind::System) || (o.is(Kind::Site) && p.is(Kind::Site)));
            let planet = o.planet.filter(|planet| names && o.has(Icon::Planet) && !planets.contains(planet));
            let Some(planet) = planet else { continue };
            planets.push(planet);
            let gone = self.system(Some(planet)).is_some_and(|s| self.w[s].has(crate::world::Mark::BlownAway));
            let twins = self.w.places.iter().filter(|c| self.print(**c).title == p.title);
            let here = twins.filter(|c| self.planet(**c) == Some(planet)).count();
            let needs_system = p.is(Kind::Sector) && self.system(Some(planet)).is_none();
            let barred = p.text.iter().any(|t| matches!(t, Text::BarredFrom(all) if all.contains(&planet)));
            if barred || here >= usize::from(p.limits.diamonds) || needs_system || (gone && !p.sort(Sort::Asteroid)) {
                rule(331);
                continue;
            }
            rule(148);
            found.extend(self.gaps_at(card, Some(planet)).into_iter().map(|index| (by, index)));
        }
        found
    }

    /// The location on table with this title, whichever side's version.
    pub fn on_table(self, title: Word) -> Option<CardId> {
        self.w.places.iter().copied().find(|c| self.print(*c).title == title)
    }
}
