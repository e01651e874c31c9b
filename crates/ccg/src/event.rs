//! What can happen, and how it changes the World. Nothing here follows a rule.

use crate::book::PrintId;
use crate::book::text::{Phase, Until};
use crate::num::Num;
use crate::world::{
    Battle, Berth, Card, CardId, CardSet, Frame, Heard, Lasting, Ledger, Mark, Orbit, Period, Segment, Use, World,
    Zone, other,
};
use dejarik_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Both players.
pub const BOTH: SeatSet = SeatSet(3);

/// Why a card changed its zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// Activated.
    Activated,
    /// Used as Force.
    Used,
    /// Lost as Force.
    LostForce,
    /// Drawn into the hand.
    Drawn,
    /// Drawn for destiny, and put away.
    Destiny,
    /// Lost.
    Lost,
    /// Forfeited.
    Forfeited,
    /// Canceled.
    Canceled,
    /// Played or being deployed.
    Played,
    /// An Interrupt had its result.
    Resolved,
    /// Retrieved.
    Retrieved,
    /// Returned to its owner.
    Returned,
    /// Taken from a pile.
    Taken,
    /// Out of play.
    Removed,
    /// Put back where it was.
    Back,
}

/// Which end of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EndOf {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A new step: what was shown in the last one is only remembered.
    StepBegan,
    /// A starting location was chosen in secret.
    StartChosen { seat: Seat, card: CardId },
    /// A card went to another zone; its face was shown to some.
    Went { card: CardId, seat: Seat, to: Zone, end: EndOf, why: Why, shown: SeatSet },
    /// A pile was shuffled; from the bottom it is now so.
    Shuffled { seat: Seat, zone: Zone, cards: Vec<CardId> },
    /// A Used Pile went under its Reserve Deck.
    Recirculated { seat: Seat },
    /// A player saw these cards.
    Saw { seats: SeatSet, cards: SmallVec<[CardId; 4]> },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// What must happen at the beginning of the phase has happened.
    PhaseReady,
    /// So much Force was activated in the activate phase.
    Activated { n: u8 },
    /// A player passed.
    Passed { seat: Seat },
    /// A player's action is over; the other has the next opportunity.
    Acted { seat: Seat },
    /// A player followed the action that is over with a just action, or that is settled.
    Followed { by: Option<Seat> },
    /// A location was put into the line.
    Placed { card: CardId, index: u8 },
    /// A location was put on top of its other version.
    Converted { card: CardId, old: CardId },
    /// A card came onto the table.
    Deployed { card: CardId, host: CardId, berth: Berth },
    /// A card moved.
    Moved { card: CardId, host: CardId, berth: Berth },
    /// Something is noted on a card, or no more.
    Marked { card: CardId, mark: Mark, on: bool },
    /// A card with dots was played or deployed.
    Counted { print: PrintId },
    /// Something was done that may be done only so often.
    Limited { card: CardId, deed: u8, period: Period },
    /// An action began.
    Began(Frame),
    /// The action below the topmost has this target instead of its first.
    Deflected { card: CardId },
    /// The topmost action targets this.
    Targeted { card: CardId },
    /// The topmost action is about so much.
    Amount(i16),
    /// An action so far below the topmost is about so much more.
    AmountBelow { depth: u8, by: i16 },
    /// A destiny was drawn.
    Drew { seat: Seat, card: CardId, value: Num },
    /// A destiny counts for the topmost action.
    Total(Num),
    /// The draw below the topmost action is canceled and made again.
    Redrawn,
    /// Destinies drawn for the topmost action count for nothing.
    DrawsCleared,
    /// A number was chosen for the topmost action.
    Number(i16),
    /// Destinies of the other player count as the number chosen for the topmost action.
    OtherTotal(Num),
    /// The action below the topmost was canceled.
    Canceled { depth: u8 },
    /// The topmost action left.
    Ended,
    /// A moment that may be answered began.
    Hear(Heard),
    /// It is over.
    Heard,
    /// A battle was initiated.
    BattleBegan { at: CardId, by: Seat, cards: CardSet },
    /// A card takes part, or no more.
    Joined { card: CardId, on: bool },
    /// The battle went on.
    Segment(Segment),
    /// A battle destiny was drawn.
    BattleDestiny { seat: Seat, value: Num },
    /// The total of a player's battle destinies is now so much.
    DestinySet { seat: Seat, value: Num },
    /// A destiny for power only was drawn.
    PowerDestiny { seat: Seat, value: Num },
    /// Power was added up.
    Power { seat: Seat, power: Num },
    /// The battle was decided.
    Decided { winner: Option<Seat>, damage: [Num; 2], attrition: [Num; 2] },
    /// A forfeit satisfied so much.
    Satisfied { seat: Seat, value: Num },
    /// Force lost satisfied 1 of damage.
    DamagePaid { seat: Seat },
    /// Battle damage is multiplied.
    DamageTimes(i16),
    /// The battle ended early.
    CutShort,
    /// The battle ended.
    BattleEnded,
    /// Force was drained there.
    Drained { at: CardId },
    /// A creature was attacked there.
    Attacked { at: CardId },
    /// A generic location belongs to the planet that this card names.
    Settled { card: CardId, by: PrintId },
    /// A mobile system is there.
    Orbits(Orbit),
    /// A card was inserted in a Reserve Deck, so many cards below the top.
    Inserted { card: CardId, by: Seat, own: bool, above: u8 },
    /// After a reshuffle an inserted card lies so deep.
    Sank { deck: Seat, card: CardId, above: u8 },
    /// A card was put on or beneath another, out of play; its face was shown to some.
    Stacked { card: CardId, host: CardId, berth: Berth, shown: SeatSet },
    /// A player's Force Pile was frozen as it lay, or not any more (X17).
    Frozen { seat: Seat, on: bool },
    /// An action so far below the topmost has other targets (X25).
    Retargeted { depth: u8, targets: SmallVec<[CardId; 4]> },
    /// A character crossed over (R089).
    Crossed { card: CardId, owner: Seat },
    /// Something lasts for a time.
    Lasts(Lasting),
    /// What lasted so long ended.
    Over { until: Until },
    /// A card changed hands.
    Changed { card: CardId, owner: Seat },
    /// A player has lost the game.
    LostGame { seat: Seat },
    /// Nobody can win any more.
    DrawnGame,
}

impl Event {
    /// Who inserted a card.
    pub(crate) fn inserter(&self) -> Seat {
        match self {
            Event::Inserted { by, .. } => *by,
            _ => Seat(0),
        }
    }
}

/// Changes the World.
pub(crate) fn apply(w: &mut World, e: &Event) {
    match e {
        Event::StepBegan => {
            w.cards.iter_mut().for_each(|c| c.shown = SeatSet::NONE);
            w.showed = false;
        }
        Event::StartChosen { seat, card } => w.chosen[seat.index()] = *card,
        Event::Went { card, seat, to, end, why: _, shown } => went(w, *card, *seat, *to, *end, *shown),
        Event::Shuffled { cards, .. } => {
            for (order, card) in cards.iter().enumerate() {
                w[*card].order = order as u8;
                w[*card].known = SeatSet::NONE;
            }
        }
        Event::Recirculated { seat } => recirculate(w, *seat),
        Event::Saw { seats, cards } => cards.iter().for_each(|c| show(w, *c, *seats)),
        Event::TurnBegan { seat } => turn(w, *seat),
        Event::PhaseBegan { phase } => {
            w.phase = *phase;
            (w.next, w.passes, w.activated, w.fresh, w.begun) = (w.turn, 0, 0, true, false);
            w.used.retain(|u| u.period != Period::Phase);
        }
        Event::PhaseReady => w.fresh = false,
        Event::Activated { n } => w.activated += n,
        Event::Passed { seat } => (w.next, w.passes, w.begun) = (other(*seat), w.passes + 1, true),
        Event::Acted { seat } => (w.next, w.passes, w.begun) = (other(*seat), 0, true),
        Event::Followed { by } => w.followed = by.map(|seat| (w.frames.len() as u8, seat)),
        Event::Placed { card, index } => {
            w.places.insert((*index as usize).min(w.places.len()), *card);
            put(w, *card, CardId::NONE, Berth::Here);
        }
        Event::Converted { card, old } => convert(w, *card, *old),
        Event::Deployed { card, host, berth } => {
            put(w, *card, *host, *berth);
            w[*card].mark(Mark::New);
        }
        Event::Moved { card, host, berth } => put(w, *card, *host, *berth),
        Event::Marked { card, mark, on: true } => w[*card].mark(*mark),
        Event::Marked { card, mark, on: false } => w[*card].unmark(*mark),
        Event::Counted { print } => w.played.push(*print),
        Event::Limited { card, deed, period } => {
            w.used.push(Use { card: *card, deed: *deed, period: *period, depth: w.heard.len() as u8 });
        }
        Event::Began(frame) => w.frames.push(frame.clone()),
        Event::Targeted { card } => on_top(w, |f| f.targets.push(*card)),
        Event::Deflected { card } => {
            let at = w.frames.len().checked_sub(2);
            if let Some(frame) = at.and_then(|at| w.frames.get_mut(at)) {
                frame.targets.insert(0, *card);
            }
        }
        Event::Amount(n) => on_top(w, |f| f.amount = *n),
        Event::Drew { value, .. } => on_top(w, |f| f.drawn = *value),
        Event::Total(value) => on_top(w, |f| f.drawn += *value),
        Event::Redrawn => {
            let at = w.frames.len().checked_sub(2);
            if let Some(frame) = at.and_then(|at| w.frames.get_mut(at)) {
                (frame.canceled, frame.again) = (true, true);
            }
        }
        Event::AmountBelow { depth, by } => {
            let at = w.frames.len().checked_sub(1 + *depth as usize);
            if let Some(frame) = at.and_then(|at| w.frames.get_mut(at)) {
                frame.amount += by;
            }
        }
        Event::DrawsCleared => on_top(w, |f| f.drawn = Num::ZERO),
        Event::Number(n) => on_top(w, |f| f.chosen = (*n).into()),
        Event::OtherTotal(n) => on_top(w, |f| f.chosen = *n),
        Event::Canceled { depth } => {
            let at = w.frames.len().checked_sub(1 + *depth as usize);
            if let Some(frame) = at.and_then(|at| w.frames.get_mut(at)) {
                frame.canceled = true;
            }
        }
        Event::Ended => {
            w.frames.pop();
            let left = w.frames.len();
            w.lasting.retain(|l| l.until != Until::Action || usize::from(l.turns) <= left);
        }
        Event::Hear(heard) => w.heard.push(*heard),
        Event::Heard => {
            let depth = w.heard.len();
            w.used.retain(|u| u.period != Period::Moment || usize::from(u.depth) < depth);
            w.heard.pop();
        }
        Event::Drained { at } => w.drains.add(*at),
        Event::Attacked { at } => w.attacks.add(*at),
        Event::Inserted { card, own, above, .. } => {
            leave(w, *card);
            now(w, *card, |c| {
                (c.zone, c.host, c.marks, c.order) = (Zone::Inserted, CardId::NONE, 0, *above);
                c.berth = if *own { Berth::On } else { Berth::Here };
                c.known = if *own { BOTH } else { SeatSet::NONE.with(c.owner) };
            });
        }
        Event::Stacked { card, host, berth, shown } => stack(w, *card, *host, *berth, *shown),
        Event::Frozen { seat, on } => {
            let pile = w.sets.of(*seat, Zone::Force);
            pile.iter().for_each(|c| if *on { w.frozen.add(c) } else { w.frozen.drop(c) });
        }
        Event::Retargeted { depth, targets } => {
            let at = w.frames.len().checked_sub(1 + *depth as usize);
            if let Some(frame) = at.and_then(|at| w.frames.get_mut(at)) {
                frame.targets.clone_from(targets);
            }
        }
        Event::Crossed { card, owner } => {
            let print = w[*card].print;
            w.crossed.push(print);
            w[*card].mark(Mark::Crossed);
            now(w, *card, |c| c.owner = *owner);
        }
        Event::Sank { card, above, .. } => w[*card].order = *above,
        Event::Settled { card, by } => w.settled.push((*card, *by)),
        Event::Orbits(orbit) => {
            w.orbits.retain(|o| o.system != orbit.system);
            w.orbits.push(*orbit);
        }
        Event::Lasts(lasting) => w.lasting.push(*lasting),
        Event::Over { until } => w.lasting.retain(|l| l.until != *until),
        Event::Changed { card, owner } => now(w, *card, |c| c.owner = *owner),
        Event::LostGame { seat } => w.losers = w.losers.with(*seat),
        Event::DrawnGame => w.drawn = true,
        Event::BattleBegan { .. }
        | Event::Joined { .. }
        | Event::Segment(_)
        | Event::BattleDestiny { .. }
        | Event::DestinySet { .. }
        | Event::PowerDestiny { .. }
        | Event::Power { .. }
        | Event::Decided { .. }
        | Event::Satisfied { .. }
        | Event::DamagePaid { .. }
        | Event::DamageTimes(_)
        | Event::CutShort
        | Event::BattleEnded => battle(w, e),
    }
}

fn on_top(w: &mut World, f: impl FnOnce(&mut Frame)) {
    if let Some(frame) = w.frames.last_mut() {
        f(frame);
    }
}

fn battle(w: &mut World, e: &Event) {
    match e {
        Event::BattleBegan { at, by, cards } => {
            w.battles.add(*at);
            cards.iter().for_each(|c| w[c].mark(Mark::Battled));
            w.battle = Some(Battle {
                at: *at,
                by: *by,
                segment: Segment::Initiation,
                cards: *cards,
                sides: [Ledger::default(); 2],
                times: 1,
                winner: None,
                cut_short: false,
            });
        }
        Event::BattleEnded => {
            w.battle = None;
            w.lasting.retain(|l| l.until != Until::Battle);
            w.used.retain(|u| u.period != Period::Battle);
            w.cards.iter_mut().for_each(|c| {
                c.unmark(Mark::Fired);
                c.unmark(Mark::Hit);
            });
        }
        Event::Joined { card, on: true } => {
            w[*card].mark(Mark::Battled);
            if let Some(b) = &mut w.battle {
                b.cards.add(*card);
            }
        }
        _ => {
            if let Some(b) = &mut w.battle {
                fight(b, e);
            }
        }
    }
}

fn fight(b: &mut Battle, e: &Event) {
    match e {
        Event::Joined { card, .. } => b.cards.drop(*card),
        Event::Segment(segment) => b.segment = *segment,
        Event::BattleDestiny { seat, value } => {
            b.sides[seat.index()].draws += 1;
            b.sides[seat.index()].destiny += *value;
        }
        Event::DestinySet { seat, value } => b.sides[seat.index()].destiny = *value,
        Event::PowerDestiny { seat, value } => b.sides[seat.index()].extra += *value,
        Event::Power { seat, power } => b.sides[seat.index()].power = *power,
        Event::Decided { winner, damage, attrition } => {
            b.winner = *winner;
            for seat in 0..2 {
                b.sides[seat].damage = damage[seat];
                b.sides[seat].attrition = attrition[seat];
            }
        }
        Event::Satisfied { seat, value } => b.sides[seat.index()].forfeited += *value,
        Event::DamagePaid { seat } => b.sides[seat.index()].lost += 1,
        Event::DamageTimes(n) => b.times *= n,
        Event::CutShort => b.cut_short = true,
        _ => unreachable!("only events of a battle come here"),
    }
}

/// Changes where a card is or whose it is.
fn now(w: &mut World, card: CardId, f: impl FnOnce(&mut Card)) {
    let before = w[card].zone;
    f(&mut w[card]);
    let after = w[card];
    w.sets.change(card, before, &after, &w.index);
}

/// Takes a card from where it is: the rest of its pile closes up.
fn leave(w: &mut World, card: CardId) {
    let Card { zone, owner, order, .. } = w[card];
    let pile = matches!(zone, Zone::Reserve | Zone::Force | Zone::Used | Zone::Lost | Zone::Hand);
    let top = usize::from(order) + 1 == w.count(owner, zone);
    if pile && !top {
        for id in w.in_zone(owner, zone) {
            if w[id].order > order {
                w[id].order -= 1;
            }
        }
    }
}

fn went(w: &mut World, card: CardId, seat: Seat, to: Zone, end: EndOf, shown: SeatSet) {
    // Inserted cards come nearer the top with every card that leaves it.
    if w[card].zone == Zone::Reserve {
        let deck = w[card].owner;
        for id in w.inserted(deck).collect::<SmallVec<[CardId; 4]>>() {
            w[id].order = w[id].order.saturating_sub(1);
        }
    }
    leave(w, card);
    w.frozen.drop(card);
    let from_table = w[card].zone == Zone::Table;
    now(w, card, |c| c.zone = Zone::Playing);
    let order = match end {
        EndOf::Top => w.count(seat, to) as u8,
        EndOf::Bottom => {
            for id in w.in_zone(seat, to) {
                w[id].order += 1;
            }
            0
        }
    };
    if from_table {
        w.places.retain(|p| *p != card);
        w.settled.retain(|(c, _)| *c != card);
        w.orbits.retain(|o| o.system != card);
        if let Some(b) = &mut w.battle {
            b.cards.drop(card);
        }
        w.lasting.retain(|l| l.card != card || l.until == Until::YourNextTurn);
        w.used.retain(|u| u.card != card || u.period == Period::Game);
    }
    now(w, card, |c| {
        (c.zone, c.owner, c.order) = (to, seat, order);
        (c.host, c.berth, c.marks) = (CardId::NONE, Berth::Here, 0);
    });
    show(w, card, shown);
}

/// These see the face of a card.
fn show(w: &mut World, card: CardId, seats: SeatSet) {
    let c = &mut w[card];
    c.known = SeatSet(c.known.0 | seats.0);
    c.shown = SeatSet(c.shown.0 | seats.0);
    w.showed |= seats != SeatSet::NONE;
}

fn put(w: &mut World, card: CardId, host: CardId, berth: Berth) {
    if w[card].zone != Zone::Table {
        leave(w, card);
    }
    let order = next_at(w, card, host);
    now(w, card, |c| {
        if c.zone != Zone::Table {
            c.marks = 0;
        }
        (c.zone, c.host, c.berth, c.order) = (Zone::Table, host, berth, order);
    });
    show(w, card, BOTH);
}

/// The place of a card behind all others that a host has; whoever only changes seats keeps its own. Where cards came and went so
/// often that the numbers run out, they are counted anew.
fn next_at(w: &mut World, card: CardId, host: CardId) -> u8 {
    if w[card].zone == Zone::Table && w[card].host == host {
        return w[card].order;
    }
    match w.guests(host).map(|c| w[c].order).max().map(|last| last.checked_add(1)) {
        None => 0,
        Some(Some(next)) => next,
        Some(None) => {
            let mut there: Vec<CardId> = w.guests(host).collect();
            there.sort_unstable_by_key(|c| w[*c].order);
            there.iter().zip(0..).for_each(|(c, n)| w[*c].order = n);
            there.len() as u8
        }
    }
}

fn stack(w: &mut World, card: CardId, host: CardId, berth: Berth, shown: SeatSet) {
    leave(w, card);
    w.frozen.drop(card);
    let order = w.stacked(host).iter().map(|c| w[*c].order + 1).max();
    now(w, card, |c| {
        (c.zone, c.host, c.berth, c.marks, c.order) = (Zone::Stacked, host, berth, 0, order.unwrap_or(0));
    });
    show(w, card, shown);
}

fn convert(w: &mut World, card: CardId, old: CardId) {
    put(w, card, CardId::NONE, Berth::Here);
    for place in &mut w.places {
        if *place == old {
            *place = card;
        }
    }
    for id in w.guests(old).collect::<Vec<_>>() {
        now(w, id, |c| c.host = card);
    }
    for id in w.stacked(old) {
        w[id].host = card;
    }
    // It is the same place: what orbits it does so still, and what happened there this turn happened there.
    for orbit in &mut w.orbits {
        for place in [&mut orbit.system, &mut orbit.around] {
            if *place == old {
                *place = card;
            }
        }
    }
    for done in [&mut w.battles, &mut w.drains, &mut w.attacks] {
        if done.has(old) {
            done.add(card);
        }
    }
    now(w, old, |c| (c.host, c.berth) = (card, Berth::Beneath));
}

fn recirculate(w: &mut World, seat: Seat) {
    let under = w.count(seat, Zone::Used) as u8;
    for card in w.in_zone(seat, Zone::Reserve) {
        w[card].order += under;
    }
    for card in w.in_zone(seat, Zone::Used) {
        now(w, card, |c| c.zone = Zone::Reserve);
    }
}

fn turn(w: &mut World, seat: Seat) {
    w.turn = seat;
    w.turns += 1;
    w.battles = CardSet::default();
    w.drains = CardSet::default();
    w.attacks = CardSet::default();
    w.played.clear();
    w.used.retain(|u| u.period == Period::Game);
    w.lasting.retain_mut(|l| {
        if l.until == Until::YourNextTurn && l.turns > 0 {
            l.turns -= 1;
            return true;
        }
        l.until == Until::Leaves
    });
    for c in w.cards.iter_mut().filter(|c| c.marks != 0) {
        Mark::OF_TURN.into_iter().for_each(|m| c.unmark(m));
    }
}
