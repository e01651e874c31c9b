//! What cards do to locations as such: a location that is turned round, a text that counts next door, a Lost Pile that lies
//! face down; and the Force that a player may use.

use super::Look;
use crate::book::Deed;
use crate::book::text::{Kind, Law, Text};
use crate::coverage::{card_acted, rule};
use crate::world::{Berth, CardId, CardSet, Change, Zone, other};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

/// Actions of a text that counts next door are numbered from here.
const NEXT_DOOR: u8 = 100;

impl<'a> Look<'a> {
    /// The cards on table that do something of this kind, where there are any.
    fn shapers(self, law: Law) -> impl Iterator<Item = CardId> + 'a {
        let w = self.w;
        w.table_of(w.index.grant(law)).filter(move |c| w[*c].berth != Berth::Beneath)
    }

    /// Whether such a card is on table at all.
    pub fn is_shaped(self) -> bool {
        self.w.sets.zone(Zone::Table).meets(self.w.index.shapers)
    }

    /// Whether a location is turned round: icons and texts of both sides have changed places. Two turns undo each other.
    pub fn is_turned(self, location: CardId) -> bool {
        let mut turned = false;
        for card in self.shapers(Law::Turns).filter(|c| self.host(*c) == location) {
            card_acted(self.w[card].print);
            turned = !turned;
        }
        turned
    }

    /// Whose text it is: of a location that of the player on whose side it stands now, of any other card its owner's.
    pub fn side_of(self, card: CardId, side: Option<Seat>) -> Seat {
        match side {
            Some(side) if self.is_turned(card) => other(side),
            Some(side) => side,
            None => self.w[card].owner,
        }
    }

    /// The sites at which a text of that side of a site counts, too: copies there add up (004:1295).
    pub fn next_door(self, site: CardId, side: Option<Seat>) -> SmallVec<[CardId; 2]> {
        let mut found = SmallVec::new();
        let Some(side) = side else { return found };
        for card in self.shapers(Law::Expands).filter(|c| self.host(*c) == site && self.w[*c].owner == side) {
            card_acted(self.w[card].print);
            rule(465);
            found.extend(self.neighbours(site));
        }
        found
    }

    /// The actions of a card, with those that count here from next door, each by its number.
    pub fn deeds_of(self, card: CardId) -> impl Iterator<Item = (u8, &'a Deed)> {
        let own = self.print(card).deeds.iter().enumerate().map(|(n, deed)| (n as u8, deed));
        own.chain(self.borrowed(card))
    }

    /// The actions that count at a site because a card lets the text of the next one count here.
    fn borrowed(self, card: CardId) -> impl Iterator<Item = (u8, &'a Deed)> {
        let site = self.lenders(card).next();
        let side = self.shapers(Law::Expands).find(|c| Some(self.host(*c)) == site).map(|c| self.w[c].owner);
        let deeds = site.into_iter().flat_map(move |site| self.print(site).deeds.iter().enumerate());
        deeds.filter(move |(_, d)| side.is_some() && d.side == side).map(|(n, deed)| (NEXT_DOOR + n as u8, deed))
    }

    /// The site next door whose text counts here.
    fn lenders(self, card: CardId) -> impl Iterator<Item = CardId> {
        let sites = self.shapers(Law::Expands).map(move |c| self.host(c));
        sites.filter(move |site| *site != card && self.is(card, Kind::Site) && self.adjacent(*site, card))
    }

    /// Whether a site has actions from next door.
    pub fn borrows(self, site: CardId) -> bool {
        self.borrowed(site).next().is_some()
    }

    /// These cards, and the sites that have actions from next door.
    pub fn with_borrowers(self, mut cards: CardSet) -> CardSet {
        if self.is_shaped() {
            self.w.places.iter().filter(|l| self.borrows(**l)).for_each(|l| cards.add(*l));
        }
        cards
    }

    /// Of an action from next door: the site whose text it is, and its number there.
    pub fn lender(self, card: CardId, number: u8) -> Option<(CardId, u8)> {
        let n = number.checked_sub(NEXT_DOOR)?;
        let site = self.lenders(card).next()?;
        Some((site, n))
    }

    /// Whether neither starships nor vehicles come to a location.
    pub fn takes_no_craft(self, location: CardId) -> bool {
        self.could_hold(Law::NoCraft) && self.law(location, Law::NoCraft)
    }

    /// Whether a player's Lost Pile lies face down: what is lost from Life Force is not shown (004:1299).
    pub fn is_face_down(self, seat: Seat) -> bool {
        let by = self.shapers(Law::FaceDown).find(|c| self.law_for(seat, *c, Law::FaceDown));
        if by.is_some() {
            rule(466);
        }
        by.is_some()
    }

    /// The card that lets a player use the opponent's Force now.
    pub fn beggar(self, seat: Seat) -> Option<CardId> {
        let begs = |c: &CardId| self.w[*c].owner == seat && self.is_active(*c);
        if self.w.turn == seat { self.shapers(Law::Begs).find(begs) } else { None }
    }

    /// How much Force a player may use: the own, and the opponent's where a card allows it (004:520).
    pub fn force(self, seat: Seat) -> i32 {
        if self.beggar(seat).is_some() {
            rule(456);
            return self.w.force(seat) + self.w.force(other(seat));
        }
        self.w.force(seat)
    }

    /// Whether a loss of Force is halved for a player now, and if so, whether it is rounded down.
    pub fn halves(self, seat: Seat) -> Option<bool> {
        let law = Change::Law(Law::HalfLoss);
        let by = self.w.lasting.iter().find(|l| l.what == law && l.card == CardId::NONE && l.seat == seat)?;
        let card = self.w.ids().find(|c| self.w[*c].print == by.source)?;
        let ctx = super::Ctx { me: card, you: seat };
        let down = self.print(card).text.iter().any(|t| matches!(t, Text::RoundsDown(cond) if self.holds(ctx, cond)));
        Some(down)
    }

    /// Whether a law holds for this player at a location for a time.
    pub fn is_barred_at(self, seat: Seat, location: CardId, law: Law) -> bool {
        self.w.lasting.iter().any(|l| l.what == Change::Law(law) && l.card == location && l.seat == seat)
    }

    /// How many a card counts for among cards like this: one card can be two spies, thieves or warriors (004:3102), a squadron is
    /// three of its craft where these are named, not where starships are (R303, 004:2862).
    pub fn heads(self, filter: &crate::book::text::Filter, card: CardId) -> i32 {
        if self.is(card, Kind::Squadron) && filter.names_model() {
            rule(303);
            return 3;
        }
        let twice = self.print(card).grants(Law::CountsTwice) && filter.names_skill();
        if twice {
            card_acted(self.w[card].print);
        }
        1 + i32::from(twice)
    }
}
