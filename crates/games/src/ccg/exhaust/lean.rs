//! How the two players of a made-up game choose: what uses a wanted card first, then what brings it nearer.

use super::cast::Cast;
use super::roles::{Need, Role};
use dejarik_ccg::Ccg;
use dejarik_ccg::book::Print;
use dejarik_ccg::book::text::{Cond, Expr, Filter, Kind, Moment, Text, Timing, Who};
use dejarik_ccg::choice::{Act, Ask, Choice};
use dejarik_ccg::look::Look;
use dejarik_ccg::world::{CardId, World, Zone};
use dejarik_kernel::{QuestionOf, Seat};

/// How gladly something is done, from what is hardly ever good to what the game is played for.
const HARDLY: usize = 1;
const SELDOM: usize = 2;
const EVENLY: usize = 5;
const OFTEN: usize = 12;
const GLADLY: usize = 40;
const ALWAYS: usize = 160;

/// Moments that only battles bring.
const FIGHTING: [Moment; 12] = [
    Moment::BattleInitiated,
    Moment::Targeted,
    Moment::Hit,
    Moment::BattleDestinyDrawn,
    Moment::Lost,
    Moment::Forfeited,
    Moment::BattleDecided,
    Moment::BattleEnded,
    Moment::BattleForceLost,
    Moment::Fired,
    Moment::BothDrew,
    Moment::Losing,
];
/// Moments that come with Force drains.
const DRAINING: [Moment; 4] = [Moment::DrainInitiated, Moment::Draining, Moment::Drained, Moment::ForceLoss];
/// Moments at which a card goes that must be given up for it.
const GIVING: [Moment; 3] = [Moment::Losing, Moment::Lost, Moment::Forfeited];

/// What both players have in mind.
pub(super) struct Lean<'a> {
    rules: &'a Ccg,
    cast: &'a Cast,
    /// Battles bring it nearer.
    fights: bool,
    /// Force drains do.
    drains: bool,
    /// Who must lose much to Force drains in one turn for it, and so stays away where the other drains.
    drained: Option<Seat>,
    /// Cards that must be lost for it.
    victims: Vec<Role>,
    /// Cards that must move for it.
    movers: Vec<Role>,
    /// Force that its player keeps for it.
    price: i32,
}

impl<'a> Lean<'a> {
    /// What the card that the game is about asks for.
    pub(super) fn new(rules: &'a Ccg, cast: &'a Cast) -> Lean<'a> {
        let mut lean = Lean {
            rules,
            cast,
            fights: false,
            drains: false,
            drained: None,
            victims: Vec::new(),
            movers: Vec::new(),
            price: 0,
        };
        let Some(print) = cast.lead.map(|lead| rules.book().print(lead)) else { return lean };
        lean.fights = fights(print);
        lean.drains = DRAINING.iter().any(|m| print.speaks_at(*m)) || format!("{:?}", print.text).contains("Drained(");
        if matches!(print.deploys_at(), Some(Timing::At(moment)) if GIVING.contains(&moment)) {
            let when =
                print.clauses.iter().filter_map(|t| if let Text::DeployIf(cond) = t { Some(cond) } else { None });
            lean.victims.extend(when.flat_map(|cond| subject(cond, print.side)));
        }
        for deed in &print.deeds {
            if loses_to_drains(&deed.function.cond) {
                lean.drained = Some(deed.side.unwrap_or(print.side));
            }
            if matches!(deed.function.at, Timing::At(moment) if GIVING.contains(&moment)) {
                lean.victims.extend(subject(&deed.function.cond, deed.side.unwrap_or(print.side)));
            }
            if deed.function.at == Timing::At(Moment::Moved) {
                lean.movers.extend(subject(&deed.function.cond, deed.side.unwrap_or(print.side)));
            }
            lean.price = lean.price.max(match &deed.function.cost {
                Some(Expr::N(n)) => *n,
                Some(_) => 3,
                None => 0,
            });
        }
        lean
    }

    /// How gladly this is answered.
    pub(super) fn weight(&self, w: &World, question: &QuestionOf<Ccg>, choice: &Choice) -> usize {
        match (&question.ask, choice) {
            (_, Choice::Act(act)) => self.act(w, question.seat, *act),
            (Ask::Start, Choice::Card(card)) => match () {
                () if self.wants(w, *card) => ALWAYS,
                () if self.keeps(w, *card) => GLADLY,
                () => EVENLY,
            },
            (Ask::Lose(_), Choice::Card(card)) if self.wants(w, *card) || self.keeps(w, *card) => 0,
            (Ask::Lose(_), Choice::Card(_)) => SELDOM,
            (Ask::Lose(_), Choice::Pile(_)) => OFTEN,
            (_, Choice::Card(card)) if self.wants(w, *card) || self.keeps(w, *card) => OFTEN,
            // Who may hinder the other does not.
            (Ask::Whether(card), Choice::Yes) if w[*card].owner != question.seat => HARDLY,
            (_, Choice::Yes) => EVENLY + 1,
            _ => EVENLY,
        }
    }

    fn wants(&self, w: &World, card: CardId) -> bool {
        card.some().is_some_and(|card| self.cast.wanted.contains(&w[card].print))
    }

    fn keeps(&self, w: &World, card: CardId) -> bool {
        card.some().is_some_and(|card| self.cast.company.contains(&w[card].print))
    }

    fn act(&self, w: &World, seat: Seat, act: Act) -> usize {
        let look = Look::new(self.rules, w);
        match act {
            Act::Activate(n) => 1 + usize::from(n) * usize::from(n),
            // Who draws everything has no time left.
            Act::Draw(_) if is_early(w) && (w.life(seat) <= LEAST || w.count(seat, Zone::Hand) >= HAND) => 0,
            Act::Draw(n) => match look.force(seat) - i32::from(n) >= self.kept(w, seat) {
                true => usize::from(n.min(4)) * 3,
                false => HARDLY,
            },
            Act::Battle(_) | Act::Attack(_) | Act::Drain(_) if self.drained == Some(seat) && is_early(w) => 0,
            Act::Drain(_) if self.drained.is_some() => ALWAYS,
            Act::Battle(at) | Act::Attack(at) => match (self.fights, self.pull(look, at)) {
                (true, drawn @ 3..) => OFTEN + drawn * 6,
                (true, _) => SELDOM,
                (false, _) if is_early(w) => 0,
                (false, _) => SELDOM,
            },
            Act::Drain(_) => match () {
                () if self.drains => OFTEN,
                () if is_early(w) => 0,
                () => EVENLY,
            },
            Act::Forfeit(card) => self.give(w, card),
            Act::LoseForce => {
                if self.victims.is_empty() {
                    EVENLY
                } else {
                    HARDLY
                }
            }
            Act::Jump { system, parsec, around } => self.jump(look, system, parsec, around),
            Act::Move { card, to, .. } => self.go(look, card, to),
            Act::Deploy { card, to, .. } => self.come(look, seat, card, to),
            Act::Launch { ship, pilot, to } => self.come(look, seat, ship, to).max(self.come(look, seat, pilot, to)),
            Act::Place { card, .. } | Act::Settle { card, .. } | Act::Convert { card, .. } => {
                self.come(look, seat, card, card)
            }
            _ => match uses(act) {
                Some(card) if self.wants(w, card) => ALWAYS,
                Some(card) if self.keeps(w, card) => OFTEN,
                Some(_) if matches!(act, Act::Play { .. } | Act::Use { .. }) => SELDOM,
                _ => EVENLY,
            },
        }
    }

    /// The Force that a player does not spend otherwise: the price of the card once it is in hand, and while there is time
    /// what the dearest of the company in hand costs.
    fn kept(&self, w: &World, seat: Seat) -> i32 {
        let hand = || w.in_zone(seat, Zone::Hand);
        let price = if hand().any(|c| Some(w[c].print) == self.cast.lead) { self.price } else { 0 };
        let there = |c: CardId| w.table().any(|o| w[o].print == w[c].print);
        let cost = |c: CardId| self.rules.book().print(w[c].print).figures.deploy.unwrap_or(0);
        let saved = hand().filter(|c| is_early(w) && self.keeps(w, *c) && !there(*c)).map(cost).max();
        price.max(saved.unwrap_or(0))
    }

    /// How much a place draws: who of the company is there, of either side, and whether it is a part of it.
    fn pull(&self, look: Look<'_>, place: CardId) -> usize {
        let w = look.w;
        let Some(location) = place.some().and_then(|p| look.location(p)) else { return 0 };
        let there = w.table().filter(|c| *c != location && self.keeps(w, *c) && look.location(*c) == Some(location));
        let wanted = w.table().any(|c| self.wants(w, c) && look.location(c) == Some(location));
        there.count().min(6) + if self.keeps(w, location) { 2 } else { 0 } + if wanted { 3 } else { 0 }
    }

    /// A card comes into play there.
    fn come(&self, look: Look<'_>, seat: Seat, card: CardId, to: CardId) -> usize {
        let w = look.w;
        if self.wants(w, card) {
            return ALWAYS + self.pull(look, to) * 20;
        }
        let aboard = to != card && self.keeps(w, to) && !look.is(to, Kind::Location);
        let near = self.pull(look, to) + if aboard { 3 } else { 0 };
        if self.keeps(w, card) {
            return GLADLY + near * 15;
        }
        // Whoever else comes must leave the price, and comes to where it can matter.
        let place = look.is(card, Kind::Location);
        let poor = look.force(seat) - self.kept(w, seat) < look.print(card).figures.deploy.unwrap_or(0);
        match self.drained {
            _ if place => GLADLY,
            // Who is to be drained leaves the table to the other, who spreads out.
            Some(victim) if victim == seat => 0,
            Some(_) if !poor => OFTEN + if self.opens(look, seat, to) { GLADLY } else { 0 },
            _ if poor => 0,
            _ => SELDOM + near * 2,
        }
    }

    /// Whether a player could drain at a place where that player has nobody yet.
    fn opens(&self, look: Look<'_>, seat: Seat, to: CardId) -> bool {
        let Some(location) = to.some().and_then(|to| look.location(to)) else { return false };
        !look.controls(seat, location) && look.drain_amount(seat, location) > 0
    }

    /// Where a card must get to: somebody that a card of the company on table has chosen, and is not with.
    fn goal(&self, look: Look<'_>, card: CardId) -> Option<CardId> {
        let seeks = |c: &CardId| (self.keeps(look.w, *c) || self.wants(look.w, *c)) && look.quarry(*c) == Some(card);
        let places = look.w.table().filter(seeks).filter_map(|c| look.w[c].host.some());
        places.filter(|place| look.is(*place, Kind::Location)).last()
    }

    /// How far a move still is from there, counted in the places as they lie; out of that row it is far.
    fn steps(look: Look<'_>, from: CardId, goal: CardId) -> usize {
        let nth = |card: CardId| look.w.places.iter().position(|l| *l == card);
        let here = from.some().and_then(|from| look.location(from)).and_then(nth);
        here.zip(nth(goal)).map_or(usize::MAX, |(a, b)| a.abs_diff(b))
    }

    /// A card moves: towards the company, not away from it.
    fn go(&self, look: Look<'_>, card: CardId, to: CardId) -> usize {
        let ours = self.keeps(look.w, card) || self.wants(look.w, card);
        let print = look.print(card);
        if let Some(goal) = self.goal(look, card) {
            let nearer = Self::steps(look, to, goal) < Self::steps(look, card, goal);
            return if nearer { ALWAYS } else { 0 };
        }
        if self.movers.iter().any(|r| r.fits(print)) {
            return GLADLY + self.pull(look, to);
        }
        let (from, there) = (self.pull(look, card).saturating_sub(1), self.pull(look, to));
        match there.cmp(&from) {
            std::cmp::Ordering::Greater if ours => GLADLY,
            std::cmp::Ordering::Greater => EVENLY,
            std::cmp::Ordering::Equal => SELDOM,
            std::cmp::Ordering::Less => HARDLY,
        }
    }

    /// A mobile system moves: around a planet of the company, or nearer to one.
    fn jump(&self, look: Look<'_>, system: CardId, parsec: u8, around: CardId) -> usize {
        if self.keeps(look.w, around) {
            return ALWAYS;
        }
        let planets = || look.w.places.iter().copied().filter(|l| *l != system && self.keeps(look.w, *l));
        let far = |from: i32| planets().filter_map(|l| Some((look.parsec(l)? - from).abs())).min();
        match (far(parsec.into()), look.parsec(system).and_then(far)) {
            (Some(new), Some(old)) if new < old => GLADLY,
            _ => HARDLY,
        }
    }

    /// A card is forfeited: first what must be lost, last what is needed.
    fn give(&self, w: &World, card: CardId) -> usize {
        let print = self.rules.book().print(w[card].print);
        match () {
            () if self.victims.iter().any(|r| r.fits(print)) => ALWAYS,
            () if self.keeps(w, card) || self.wants(w, card) => SELDOM,
            () => OFTEN,
        }
    }
}

/// Life Force below which nobody draws cards while there is time.
const LEAST: usize = 14;
/// Cards in hand with which nobody does.
const HAND: usize = 14;
/// So many turns are left to get everything together; then Force is drained, so that the game ends.
const EARLY: u16 = 26;

fn is_early(w: &World) -> bool {
    w.turns <= EARLY
}

/// Whether battles bring a card nearer: it acts in them, or it only changes numbers that matter in them.
fn fights(print: &Print) -> bool {
    let battle = |d: &dejarik_ccg::book::Deed| d.function.at == Timing::Battle;
    let said = format!("{:?}", print.text);
    FIGHTING.iter().any(|m| print.speaks_at(*m))
        || print.deeds.iter().any(battle)
        || print.fire.is_some()
        || (print.deeds.is_empty() && (said.contains("InBattle") || said.contains("BattleDestin")))
}

/// Whether its player must have lost Force to drains.
fn loses_to_drains(cond: &Cond) -> bool {
    match cond {
        Cond::Compare(a, ..) => matches!(a, Expr::Drained(Who::You)),
        Cond::All(all) | Cond::Or(all) => all.iter().any(loses_to_drains),
        _ => false,
    }
}

/// What the moment must be about.
fn subject(cond: &Cond, you: Seat) -> Vec<Role> {
    match cond {
        Cond::ItIs(filter) if *filter != Filter::This => {
            vec![Role { you, what: Need::Like(filter.clone()), count: 1 }]
        }
        Cond::All(all) | Cond::Or(all) => all.iter().flat_map(|c| subject(c, you)).collect(),
        _ => Vec::new(),
    }
}

/// The card that an action uses.
fn uses(act: Act) -> Option<CardId> {
    match act {
        Act::Play { card, .. } | Act::Use { card, .. } | Act::Insert(card) => Some(card),
        Act::Bluff { card, .. } | Act::Bury { card, .. } => Some(card),
        Act::Form { squadron, .. } => Some(squadron),
        Act::Replace { new, .. } => Some(new),
        Act::Fire { weapon, .. } => Some(weapon),
        Act::HandOver { item, .. } => Some(item),
        _ => None,
    }
}
