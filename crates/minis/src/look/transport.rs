//! Transports and whom they carry (000:1228-1237; 003:1214-1250, 2057-2060).

use super::Look;
use crate::abilities::{AbilityId, list};
use crate::map::Square;
use crate::world::{FigureId, FigureSet, Place};
use dejarik_kernel::{WhyNot, trace};

/// What makes a character a transport.
const TRANSPORTS: [AbilityId; 2] = [list::DESERT_SKIFF, list::TROOP_CART];

const NO_TRANSPORT: WhyNot = WhyNot::new("000:1228", "it-carries-nobody");
const FOREIGN: WhyNot = WhyNot::new("000:1228", "only-allies-go-aboard");
const APART: WhyNot = WhyNot::new("000:1229", "a-move-must-end-next-to-the-transport");
const TOO_BIG: WhyNot = WhyNot::new("000:1228", "it-is-too-big-to-go-aboard");
const FULL: WhyNot = WhyNot::new("000:1228", "there-is-no-room-aboard");

impl<'a> Look<'a> {
    /// The transport that the figure is aboard of.
    #[inline]
    pub fn ride(&self, f: FigureId) -> Option<FigureId> {
        match self.w[f].place {
            Place::Aboard(transport) => Some(transport),
            Place::At(_) | Place::Off => None,
        }
    }

    /// Whether one carries the other, or both are aboard of the same transport.
    pub fn share_ride(&self, a: FigureId, b: FigureId) -> bool {
        match (self.ride(a), self.ride(b)) {
            (Some(x), Some(y)) => x == y,
            (Some(x), None) => x == b,
            (None, Some(y)) => y == a,
            (None, None) => false,
        }
    }

    /// By which ability the figure carries others, if it does.
    pub fn carries(&self, f: FigureId) -> Option<AbilityId> {
        TRANSPORTS.into_iter().find(|a| self.has(f, *a))
    }

    /// Those aboard of the figure.
    pub fn passengers(&self, f: FigureId) -> impl Iterator<Item = FigureId> + use<'a> {
        let w = self.w;
        w.in_play().filter(move |g| w[*g].place == Place::Aboard(f))
    }

    /// The transports that the figure could board from where it stands at the end of a move.
    pub fn boardable(&self, who: FigureId) -> FigureSet {
        if !TRANSPORTS.iter().any(|a| self.w.masks.present.has(*a)) {
            return FigureSet::default();
        }
        self.allies(who).filter(|f| self.may_board(who, *f).is_ok()).collect()
    }

    /// Whether the figure could board that transport from where it stands: room is for one Large ally or two smaller ones
    /// (000:1228). Of the Troop Cart's room nothing is known, so it has as much. Nobody boards who carries others itself.
    pub fn may_board(&self, who: FigureId, transport: FigureId) -> Result<(), WhyNot> {
        let ability = self.carries(transport).ok_or(NO_TRANSPORT)?;
        if !self.w.allies(who, transport) || !self.stands(transport) {
            return Err(FOREIGN);
        }
        if self.ride(who).is_some() || !self.adjacent(who, transport) {
            return Err(APART);
        }
        if self.w[who].span > 2 || self.passengers(who).next().is_some() {
            return Err(TOO_BIG);
        }
        let room = |f: FigureId| u8::from(self.w[f].span > 1) + 1;
        if room(who) + self.passengers(transport).map(room).sum::<u8>() > 2 {
            trace::acted(ability.0);
            return Err(FULL);
        }
        Ok(())
    }

    /// Whether there would be room aboard for the figure in the place of that passenger.
    pub fn has_room(&self, transport: FigureId, who: FigureId, leaving: FigureId) -> bool {
        let room = |f: FigureId| u8::from(self.w[f].span > 1) + 1;
        let others = self.passengers(transport).filter(|f| *f != leaving && *f != who);
        who != transport
            && self.w[who].span <= 2
            && self.passengers(who).next().is_none()
            && room(who) + others.map(room).sum::<u8>() <= 2
    }

    /// The free places next to a transport where the figure could get off.
    pub fn berths(&self, who: FigureId, transport: FigureId) -> Vec<Square> {
        let from = self.space(transport);
        let next = |s: &Square| self.geometry().adjacent(self.space_if(who, *s), from, self.w.open);
        let map = self.geometry().map();
        map.squares().filter(|s| self.space_if(who, *s).touches(from) && self.free_for(who, *s) && next(s)).collect()
    }

    /// As [`Look::berths`], or the nearest free places if none is next to the transport (003:1238-1242).
    pub fn landings(&self, who: FigureId, transport: FigureId) -> Vec<Square> {
        let beside = self.berths(who, transport);
        if beside.is_empty() { self.nearest_places(who, self.space(transport)) } else { beside }
    }
}
