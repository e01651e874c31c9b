//! Docking bay transit (R107).

use super::Look;
use crate::book::text::{Kind, Law, Stat};
use crate::choice::{Act, How};
use crate::world::{Berth, CardId, DARK, Mark};
use dejarik_kernel::Seat;
use smallvec::SmallVec;

impl Look<'_> {
    /// From one docking bay to another, any group for one price (R107). The bays stand for the move.
    pub(super) fn transits(self, seat: Seat, force: i32, found: &mut Vec<Act>) {
        let bays: SmallVec<[CardId; 8]> = self.w.places.iter().copied().filter(|l| self.is_bay(*l)).collect();
        for from in bays.iter().copied().filter(|_| bays.len() > 1) {
            if self.leaving(seat, from).next().is_none() {
                continue;
            }
            let goes = |to: &CardId| self.leaving(seat, from).any(|c| self.may_end_at(c, *to));
            let cheap = |to: &CardId| self.transit_price(seat, from, *to) <= force;
            for to in self.bays_from(seat, from).filter(|to| cheap(to) && goes(to)) {
                found.push(Act::Move { card: from, to, berth: Berth::Here, how: How::Transit });
            }
        }
    }

    /// Where docking bay transit of a player leads from there: not through the shield (R155), nor out of rubble (R077).
    pub(super) fn bays_from(self, seat: Seat, from: CardId) -> impl Iterator<Item = CardId> {
        let shut = move |l: CardId| seat == DARK && self.is_shielded(l);
        let open = self.is_bay(from) && !shut(from) && !self.w[from].has(Mark::Collapsed);
        let bays = self.w.places.iter().copied().filter(move |l| open && *l != from);
        bays.filter(move |l| self.is_bay(*l) && !shut(*l))
    }

    /// What docking bay transit from one to the other costs, for all who go together: 1 more where that one collapsed (Q11).
    pub fn transit_price(self, seat: Seat, bay: CardId, to: CardId) -> i32 {
        self.at_place(seat, Stat::Transit, bay).max(0) + self.rubble(to)
    }

    /// Who may go by docking bay transit from there to another bay.
    pub fn travellers(self, seat: Seat, bay: CardId, to: CardId) -> Vec<CardId> {
        self.leaving(seat, bay).filter(|c| self.may_end_at(*c, to)).collect()
    }

    fn leaving(self, seat: Seat, bay: CardId) -> impl Iterator<Item = CardId> {
        let goes = move |c: &CardId| {
            (self.is(*c, Kind::Character) || self.is(*c, Kind::Vehicle))
                && self.w[*c].owner == seat
                && self.w[*c].berth == Berth::Here
                && !self.w[*c].has(Mark::Moved)
                && self.is_under_cover(*c) != (self.w.turn == seat)
                && !self.is_fixed(*c)
                && !self.law(*c, Law::OnFoot)
        };
        self.w.guests(bay).filter(goes)
    }
}
