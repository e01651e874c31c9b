//! Queries: what is where, who has presence, what a number is. Pure; they need the Book as well as the World.

mod bays;
mod beasts;
mod classes;
mod closed;
mod decrees;
mod deploying;
mod ferries;
mod filter;
mod launching;
mod layout;
mod memo;
mod moving;
mod narrow;
mod numbers;
mod places;
mod playing;
mod presence;
mod reacting;
mod seats;
mod seekers;
mod spies;
mod stacks;
mod training;
#[cfg(test)]
mod twins;

pub use filter::Ctx;
pub use memo::Memo;
pub use moving::Way;
pub use numbers::Named;
pub use playing::Window;
pub(crate) use playing::period;
pub(crate) use seats::Berths;
pub(crate) use stacks::BLUFFED;

use crate::Ccg;
use crate::book::Print;
use crate::book::text::{Icon, Kind, Law};
use crate::coverage::rule;
use crate::world::{Berth, CardId, CardSet, Change, Mark, World, Zone};
use dejarik_kernel::Seat;

/// The rules and the World together.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The rules with their Book.
    pub rules: &'a Ccg,
    /// The World.
    pub w: &'a World,
    /// A card that is seen as if it were on, at or aboard another: to find out what deploying it there would mean.
    pub as_if: Option<(CardId, CardId)>,
    /// The location whose number is being worked out.
    about: Option<CardId>,
    /// What was worked out already, where the World does not change meanwhile.
    pub memo: Option<&'a Memo>,
    /// Nothing is doubled: whether something is may depend on who occupies a place, and so on these very numbers.
    undoubled: bool,
}

impl<'a> Look<'a> {
    /// The table as it is.
    pub fn new(rules: &'a Ccg, w: &'a World) -> Look<'a> {
        assert!(w.index.cards == w.cards.len(), "a World whose index was worked out");
        Look { rules, w, as_if: None, about: None, memo: None, undoubled: false }
    }

    /// The same, remembering what it finds out.
    #[must_use]
    pub fn remembering(self, memo: &'a Memo) -> Look<'a> {
        Look { memo: Some(memo), ..self }
    }

    /// What is remembered, if it can be used.
    fn memo(self) -> Option<&'a Memo> {
        self.memo.filter(|_| self.as_if.is_none())
    }

    /// The table as if that card were there.
    #[must_use]
    pub fn with(self, card: CardId, host: CardId) -> Look<'a> {
        Look { as_if: Some((card, host)), ..self }
    }

    /// What a card is at, aboard or on.
    pub fn host(self, card: CardId) -> CardId {
        match self.as_if {
            Some((seen, host)) if seen == card => host,
            _ => self.w[card].host,
        }
    }

    /// The cards whose texts may count, among those that listen: the ones on table, and the one that is seen as if it were.
    fn sources(self, listening: CardSet) -> impl Iterator<Item = CardId> + 'a {
        let more = self.as_if.map(|(card, _)| card).filter(|c| !self.w[*c].on_table() && listening.has(*c));
        self.w.sets.zone(Zone::Table).and(listening).iter().chain(more)
    }

    /// Whether a law might hold for somebody: a card that grants it can count, or something lasts. Seen before anything is
    /// looked up.
    pub fn could_hold(self, law: Law) -> bool {
        self.sources(self.w.index.grant(law)).next().is_some()
            || self.w.lasting.iter().any(|l| matches!(l.what, Change::Decree(_)) || l.what == Change::Law(law))
    }

    fn is_seen(self, card: CardId) -> bool {
        self.as_if.is_some_and(|(seen, _)| seen == card)
    }

    /// The card as printed.
    pub fn print(self, card: CardId) -> &'a Print {
        self.rules.book().print(self.w[card].print)
    }

    /// The title of a card.
    pub fn name(self, card: CardId) -> String {
        match card.some() {
            Some(card) => self.print(card).title.spelt().to_owned(),
            None => "a card".to_owned(),
        }
    }

    /// Whether it is of this kind.
    pub fn is(self, card: CardId, kind: Kind) -> bool {
        self.w.index.of_kind(kind).has(card)
    }

    /// Whether it has the skill of a pilot or warrior, by its icon or by a card on it.
    pub fn skilled(self, card: CardId, icon: Icon) -> bool {
        let law = match icon {
            Icon::Pilot => Law::Pilot,
            Icon::Warrior => Law::Warrior,
            _ => return self.print(card).has(icon),
        };
        let printed = self.print(card).has(icon);
        match icon {
            Icon::Pilot if printed => rule(251),
            Icon::Warrior if printed => rule(348),
            _ => {}
        }
        let skilled = printed || self.law(card, law);
        if skilled && icon == Icon::Warrior {
            rule(347);
        }
        skilled
    }

    /// The location that a card is at; a location is at itself.
    pub fn location(self, card: CardId) -> Option<CardId> {
        let mut at = card;
        loop {
            let here = &self.w[at];
            let on_table = here.zone == Zone::Table && here.berth != Berth::Beneath;
            if !on_table && !self.is_seen(at) {
                return None;
            }
            match self.host(at).some() {
                Some(host) => at = host,
                None => return self.is(at, Kind::Location).then_some(at),
            }
        }
    }

    /// Where a card is present (R261): a location, or the enclosed craft it is aboard.
    pub fn present_at(self, card: CardId) -> Option<CardId> {
        let mut at = card;
        loop {
            let here = &self.w[at];
            let on_table = here.zone == Zone::Table && here.berth != Berth::Beneath;
            if !on_table && !self.is_seen(at) {
                return None;
            }
            let Some(host) = self.host(at).some() else {
                return self.is(at, Kind::Location).then_some(at);
            };
            let aboard = matches!(here.berth, Berth::Pilot | Berth::Passenger | Berth::Astromech | Berth::Cargo);
            let aboard = aboard || (self.is_seen(at) && self.is_troop(at));
            if aboard && self.w.index.enclosed.has(host) {
                rule(261);
                if self.is(host, Kind::Vehicle) {
                    rule(262);
                }
                return Some(host);
            }
            at = host;
        }
    }

    /// The craft that a card is aboard.
    pub fn craft(self, card: CardId) -> Option<CardId> {
        let here = &self.w[card];
        let aboard = matches!(here.berth, Berth::Pilot | Berth::Passenger | Berth::Astromech | Berth::Cargo);
        here.host.some().filter(|_| aboard && here.on_table())
    }

    /// Whether two cards are present with one another.
    pub fn together(self, a: CardId, b: CardId) -> bool {
        let at = self.present_at(a);
        at.is_some() && at == self.present_at(b)
    }

    /// Whether its text counts: on table, not beneath another card, not landed, not canceled.
    pub fn is_active(self, card: CardId) -> bool {
        let c = &self.w[card];
        if self.is_seen(card) {
            return !self.is_silent(card);
        }
        let ruined = c.has(Mark::Crashed) || c.has(Mark::Collapsed) || c.has(Mark::BlownAway);
        c.on_table() && c.berth != Berth::Beneath && !c.has(Mark::Landed) && !ruined && !self.is_silent(card)
    }

    /// Whether its game text is canceled (R146).
    pub fn is_silent(self, card: CardId) -> bool {
        self.law(card, Law::TextCanceled)
    }

    /// The cards of a player on table.
    pub fn mine(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let w = self.w;
        w.in_zone(seat, Zone::Table).filter(move |c| w[*c].berth != Berth::Beneath)
    }

    /// The cards of a player on table that are in this set.
    pub fn mine_of(self, seat: Seat, cards: CardSet) -> impl Iterator<Item = CardId> + 'a {
        let w = self.w;
        w.sets.of(seat, Zone::Table).and(cards).iter().filter(move |c| w[*c].berth != Berth::Beneath)
    }

    /// Whether it is a spy under cover (X28).
    pub fn is_under_cover(self, card: CardId) -> bool {
        let hidden = self.w[card].has(Mark::Undercover);
        if hidden {
            rule(478);
        }
        hidden
    }

    /// Whether a player has a spy under cover present at a location.
    pub fn has_spy(self, seat: Seat, location: CardId) -> bool {
        self.w[location].on_table()
            && self.is(location, Kind::Site)
            && self.mine(seat).any(|c| self.is_under_cover(c) && self.present_at(c) == Some(location))
    }

    /// The cards that can fight and stand for something: characters, vehicles, starships.
    pub fn is_troop(self, card: CardId) -> bool {
        self.w.index.troops.has(card)
    }

    /// The pilots or drivers aboard a craft.
    pub fn pilots(self, craft: CardId) -> impl Iterator<Item = CardId> + 'a {
        let w = self.w;
        w.guests(craft).filter(move |c| w[*c].berth == Berth::Pilot)
    }

    /// Whether somebody pilots or drives it, or nobody has to (R306, R343).
    pub fn is_piloted(self, craft: CardId) -> bool {
        let p = self.print(craft);
        if self.w[craft].has(Mark::Crashed) {
            return false;
        }
        p.pilot.is_some()
            || p.is(Kind::CreatureVehicle)
            || self.pilots(craft).any(|c| !self.is_asleep(c) && self.counts_as_pilot(c, craft))
            || self.law(craft, Law::NeedsNoPilot)
    }

    /// Whether it sleeps: it can neither move nor pilot nor drive (R300).
    pub fn is_asleep(self, card: CardId) -> bool {
        let asleep = self.law(card, Law::Asleep);
        if asleep {
            rule(300);
        }
        asleep
    }

    /// Everything that is on, at or aboard a card, and on those in turn.
    pub fn all_guests(self, host: CardId) -> Vec<CardId> {
        let mut found: Vec<CardId> = self.w.guests(host).collect();
        let mut next = 0;
        while next < found.len() {
            found.extend(self.w.guests(found[next]));
            next += 1;
        }
        found
    }
}
