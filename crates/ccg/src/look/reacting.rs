//! Reacts (R267): deploying and moving to a battle or a Force drain that the opponent has just initiated.

use super::{Look, Way};
use crate::book::text::{Kind, Law, Moment, Stat};
use crate::choice::{Act, How};
use crate::world::{Berth, CardId, Mark, Zone};
use dejarik_kernel::Seat;

impl Look<'_> {
    /// Whether a player could react (R267): the other initiated a battle or a drain.
    pub fn might_react(self, seat: Seat, moment: Moment) -> bool {
        let starts = matches!(moment, Moment::BattleInitiated | Moment::DrainInitiated);
        starts && self.w.moment().is_some_and(|h| h.by != seat)
    }

    /// The reacts of a player to what was just initiated.
    pub fn reacts(self, seat: Seat, moment: Moment, found: &mut Vec<Act>) {
        if !self.might_react(seat, moment) {
            return;
        }
        let Some(at) = self.w.moment().map(|h| h.it) else { return };
        if self.could_hold(Law::MoveAsReact) {
            let force = self.force(seat);
            for card in self.mine_of(seat, self.w.index.troops) {
                let ways = self.react_ways(card, at);
                let cheap = ways.iter().filter(|way| way.cost <= force);
                found.extend(cheap.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
                // Others get on and off what could react, where it is already (004:2548).
                if self.may_react(card) && self.location(card) == Some(at) {
                    self.riders(seat, card, found);
                }
            }
        }
        let (hand, index) = (self.w.sets.of(seat, Zone::Hand), &self.w.index);
        let comes = |c: &CardId| self.own_law(*c, Law::DeployAsReact) && self.print(*c).implemented;
        for card in hand.and(index.grant(Law::DeployAsReact)).iter().filter(comes) {
            self.deployments(seat, card, Some(at), found);
        }
        // Any card that deploys, not characters only (004:2544).
        if self.law_for(seat, at, Law::DeployAsReact) {
            let cards = hand.without(index.of_kind(Kind::Location)).without(index.of_kind(Kind::Interrupt));
            for card in cards.without(index.deploys_now).iter().filter(|c| !comes(c)) {
                self.deployments(seat, card, Some(at), found);
            }
        }
    }

    /// Whether a card may move as a react now.
    fn may_react(self, card: CardId) -> bool {
        let able = !self.w[card].has(Mark::Reacted) && self.law(card, Law::MoveAsReact) && !self.is_fixed(card);
        // A spy under cover takes part in no battle, nor does it bring anybody there (X28).
        able && !self.is_under_cover(card) && !self.is_operated(card)
    }

    /// Ways to a location that a card may take as a react: as it moves at other times, for the same price, on and off craft
    /// included (004:2548).
    pub fn react_ways(self, card: CardId, to: CardId) -> Vec<Way> {
        let mut ways = Vec::new();
        if !self.may_react(card) {
            return ways;
        }
        self.walks(card, self.walk_cost(card), &mut ways);
        self.flights(card, self.stat(card, Stat::MoveCost), &mut ways);
        self.glides(card, self.stat(card, Stat::MoveCost), &mut ways);
        let here = self.location(card).map_or(0, |l| self.rubble(l));
        for way in &mut ways {
            way.cost += here.max(self.rubble(way.to));
        }
        self.boarding(card, &mut ways);
        self.confine(card, &mut ways);
        ways.retain(|way| way.to == to || (way.how == How::Embark && self.location(card) == Some(to)));
        ways
    }

    /// Who may get on or off a craft as it reacts (004:2548), as moves.
    pub fn riders(self, seat: Seat, craft: CardId, found: &mut Vec<Act>) {
        if !self.print(craft).is_craft() {
            return;
        }
        let Some(at) = self.location(craft) else { return };
        let force = self.force(seat);
        let near = |c: &CardId| {
            let c = &self.w[*c];
            c.host == craft || (c.host == at && c.berth == Berth::Here)
        };
        for card in self.mine_of(seat, self.w.index.troops).filter(|c| *c != craft && near(c)) {
            if self.is_fixed(card)
                || self.is_under_cover(card)
                || self.w[card].has(Mark::Reacted)
                || self.law(card, Law::OnFoot)
            {
                continue;
            }
            let mut ways = Vec::new();
            self.boarding(card, &mut ways);
            self.confine(card, &mut ways);
            let fits = |way: &&Way| match way.how {
                How::Embark => way.to == craft,
                How::Disembark => way.to == at && self.w[card].host == craft,
                _ => false,
            };
            let fit = ways.iter().filter(fits).filter(|way| way.cost <= force);
            found.extend(fit.map(|way| Act::Move { card, to: way.to, berth: way.berth, how: way.how }));
        }
    }
}
