//! The line of locations: what is next to what, and where a new one may go (R196).

use super::Look;
use crate::book::text::{Icon, Kind};
use crate::book::{Print, Word};
use crate::coverage::rule;
use crate::world::CardId;

/// Where in the pattern of its system a location stands (004:1983-1988): interior sites, docking bays, exterior sites, cloud
/// sectors, the system, asteroid sectors.
fn rank(p: &Print) -> u8 {
    let is = |word: &str| p.traits.iter().any(|t| t.spelt() == word);
    // Mos Eisley is not separated from its neighbours by other exterior sites (R318).
    if p.title.spelt() == "Tatooine: Mos Eisley" {
        rule(318);
        return 3;
    }
    match p.kind {
        Kind::System => 8,
        Kind::Sector if is("asteroid") => 10,
        Kind::Sector => 6,
        _ if is("docking bay") => 2,
        _ if p.has(Icon::Exterior) => 4,
        _ => 0,
    }
}

impl Look<'_> {
    /// Whether it is a docking bay.
    pub fn is_bay(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Site) && p.traits.iter().any(|t| t.spelt() == "docking bay")
    }

    /// Whether it is wholly inside, so that no vehicle comes there (R173).
    pub fn is_interior_only(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Site) && p.has(Icon::Interior) && !p.has(Icon::Exterior)
    }

    /// Whether it is an exterior site.
    pub fn is_exterior(self, card: CardId) -> bool {
        let p = self.print(card);
        p.is(Kind::Site) && p.has(Icon::Exterior)
    }

    /// Whether two locations are next to each other: of one kind, of one system, side by side (R019).
    pub fn adjacent(self, a: CardId, b: CardId) -> bool {
        let place = |c| self.w.places.iter().position(|p| *p == c);
        let (Some(i), Some(j)) = (place(a), place(b)) else { return false };
        let near = i.abs_diff(j) == 1
            && self.planet(a) == self.planet(b)
            && self.print(a).kind == self.print(b).kind
            && !self.is(a, Kind::System);
        if near {
            rule(19);
        }
        near
    }

    /// The sites next to a site.
    pub fn neighbours(self, site: CardId) -> impl Iterator<Item = CardId> {
        let at = self.w.places.iter().position(|p| *p == site);
        let side = |i: Option<usize>| i.and_then(|i| self.w.places.get(i)).copied();
        let both = [side(at.and_then(|i| i.checked_sub(1))), side(at.map(|i| i + 1))];
        both.into_iter().flatten().filter(move |c| self.adjacent(site, *c))
    }

    /// Whether two locations are related (R275).
    pub fn related(self, a: CardId, b: CardId) -> bool {
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

    /// How far two systems are from each other in parsecs (R245).
    pub fn parsecs(self, a: CardId, b: CardId) -> Option<i32> {
        rule(245);
        let parsec = |c| self.print(c).figures.parsec;
        Some((parsec(a)? - parsec(b)?).abs())
    }

    /// The places in the line before which a location may be put.
    pub fn gaps(self, card: CardId) -> Vec<u8> {
        let p = self.print(card);
        let mine = |c: &CardId| self.planet(*c) == p.planet;
        let Some(first) = self.w.places.iter().position(&mine) else {
            rule(420);
            return vec![self.w.places.len() as u8];
        };
        let last = self.w.places.iter().rposition(mine).unwrap_or(first);
        let ranks: Vec<u8> = self.w.places[first..=last].iter().map(|c| rank(self.print(*c))).collect();
        let new = rank(p);
        let fits = |gap: &usize| ranks[..*gap].iter().all(|r| *r <= new) && ranks[*gap..].iter().all(|r| *r >= new);
        (0..=ranks.len()).filter(fits).map(|gap| (first + gap) as u8).collect()
    }

    /// The location on table with this title, whichever side's version.
    pub fn on_table(self, title: Word) -> Option<CardId> {
        self.w.places.iter().copied().find(|c| self.print(*c).title == title)
    }
}
