//! What can happen, and how it changes the World.

mod deeds;
mod fighting;
mod riding;

pub use deeds::CARD_ACTIONS;

use crate::book::{Battlefield, CommandId, Piece, Rank, UpgradeId};
use crate::choice::{Deed, Gait, Row, Spot};
use crate::geometry::{Angle, Point};
use crate::keywords::Key;
use crate::world::{
    Activation, Arm, Attack, Bane, BattleCards, Cart, Device, Die, Face, Few, Grant, Mark, Marker, Mend, MiniId,
    OrderToken, Pool, Rolled, Stage, Supply, Token, UnitId, WeaponRef, World, team,
};
use dejarik_kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The game goes on with that.
    StageBegan(Stage),
    /// A piece of terrain was laid.
    TerrainLaid { nth: u8, piece: Box<Piece> },
    /// Something is to be added to the terrain of this table.
    TableKept(Box<Battlefield>),
    /// Somebody is blue; the other is red.
    BlueIs(Seat),
    /// Blue took the far long edge.
    TookFarEdge,
    /// Blue took an edge at the side.
    TookSideEdge,
    /// Battle cards were laid out.
    RowsLaid([Few<u8, 3>; 3]),
    /// The leftmost card of a row was struck.
    Struck(Row),
    /// The battle cards in use.
    Defined(BattleCards),
    /// A token of an objective was put somewhere.
    Marked(Marker),
    /// A unit came onto the table.
    Deployed { unit: UnitId, spots: SmallVec<[Spot; 4]> },
    /// It is that side's turn.
    TurnPassed(Seat),
    /// A round began.
    RoundBegan(u8),
    /// Somebody takes the round counter.
    CounterTaken(Seat),
    /// Command cards were revealed.
    CardsPlayed(Few<Option<CommandId>, { Seat::MOST }>),
    /// Command cards left the table.
    CardDiscarded { seat: Seat, back: bool },
    /// A command card stays in play.
    CardStays(Seat),
    /// Everybody took the command cards back that were used up.
    HandsRestored,
    /// What a side's command card does once was done.
    CardSpent(Seat),
    /// Attacks with the weapon of a side's command card began, or are over.
    Striking { seat: Seat, on: bool },
    /// A command card that was used up came back to its hand.
    CardRegained { seat: Seat, card: CommandId },
    /// A player had a look at cards of another's hand; which ones only those two see.
    Peeked { seat: Seat, of: Seat, cards: Few<CommandId, 2> },
    /// An order token went back to its pool.
    OrderReturned(UnitId),
    /// A unit was given an order token out of its pool, or its own was turned.
    OrderAssigned { unit: UnitId, to: OrderToken },
    /// A token of a pool was drawn ahead; which one only its side sees.
    TokenKept { seat: Seat, rank: Option<Rank> },
    /// A token that was drawn goes back to its pool.
    TokenBack { seat: Seat, rank: Rank },
    /// A token that was drawn ahead is used.
    KeptUsed { seat: Seat, rank: Rank },
    /// A player has a unit in hand, or gave it back.
    Handed { unit: UnitId, to: Seat },
    /// Priority was settled: who activates first.
    Priority(Seat),
    /// A unit was issued an order.
    Ordered { by: UnitId, unit: UnitId },
    /// All tokens not issued went to the pools.
    PoolsFilled(Few<[u8; 6], { Seat::MOST }>),
    /// A token was drawn from a pool.
    Drew { seat: Seat, rank: Rank },
    /// A drawn token fits nobody and leaves the game.
    TokenLost { seat: Seat, rank: Rank },
    /// A unit activates.
    Activated(UnitId),
    /// It has so many actions.
    ActionsSet(u8),
    /// An action was taken.
    ActionTaken { deed: Deed, cost: u8 },
    /// The activation ended.
    ActivationEnded(UnitId),
    /// An order token was turned.
    OrderTurned { unit: UnitId, to: OrderToken },
    /// A unit gained tokens.
    Gained { unit: UnitId, token: Token, n: u8 },
    /// A unit lost or spent tokens.
    Lost { unit: UnitId, token: Token, n: u8 },
    /// Spent shields were flipped back.
    ShieldsUp { unit: UnitId, n: u8 },
    /// Shields left a unit together with the keyword that brought them.
    ShieldsLost { unit: UnitId, n: u8 },
    /// A unit panics, or no longer does.
    Panicked { unit: UnitId, on: bool },
    /// A unit rolls on its wheels until the round ends.
    Wheeled { unit: UnitId, on: bool },
    /// The leader moved; `way` is where it stood, where the tool was bent, and where it ended.
    LeaderMoved { mini: MiniId, to: Point, z: i32, facing: Angle, way: SmallVec<[Point; 3]> },
    /// A mini was driven over and waits beside the table.
    SetAside(MiniId),
    /// Other minis were placed.
    Placed { mini: MiniId, at: Point, z: i32, facing: Angle },
    /// A unit turned.
    Pivoted { unit: UnitId, facing: Angle },
    /// A move is over.
    MoveEnded { unit: UnitId, deed: Deed, full: bool },
    /// A unit is spurred on for one move, or no longer.
    Spurred { unit: UnitId, on: bool },
    /// A mini takes over the upgrade of one that fell.
    TookRole { mini: MiniId, card: Option<u8> },
    /// An attack began.
    AttackBegan(Box<Attack>),
    /// A unit attacked with a cumbersome weapon.
    Encumbered(UnitId),
    /// A pool was formed.
    PoolFormed(Pool),
    /// Another unit added its weapons to a pool.
    Supported { nth: u8, arms: SmallVec<[Arm; 8]> },
    /// The upgrade of the attacker at that place adds to a pool.
    Boosted { nth: u8, card: u8 },
    /// A pilot and a clone trooper unit spend each other's tokens in this attack.
    Linked { pilot: UnitId, clone: UnitId },
    /// A pool is being resolved.
    PoolBegan(usize),
    /// Dice are thrown.
    Throwing(SmallVec<[Die; 12]>),
    /// Attack dice fell.
    AttackRolled(SmallVec<[Rolled; 12]>),
    /// An attack die was turned, cancelled (`None`) or rolled again.
    AttackDie { nth: u8, to: Option<Face> },
    /// So many hits or criticals were taken away.
    Cancelled { face: Face, n: u8, why: Cancel },
    /// Defense dice fell.
    DefenseRolled(SmallVec<[Rolled; 12]>),
    /// A defense die was turned, cancelled or rolled again.
    DefenseDie { nth: u8, to: Option<Face> },
    /// The defender spent so many dodge tokens on the pool.
    Dodged(u8),
    /// An aim token was spent on the pool.
    AimSpent,
    /// Pierce was added to the pool.
    PierceAdded(u8),
    /// Pierce was used on a guardian.
    PierceUsed(u8),
    /// Immunity to Pierce is forbidden, for a point of it.
    ImmunityForbidden,
    /// The pool caused so many wounds.
    PoolEnded { wounds: u8 },
    /// The attack is over.
    AttackEnded,
    /// A mini suffered wounds.
    Wounded { mini: MiniId, n: u8 },
    /// Wounds were removed from a mini.
    Healed { mini: MiniId, n: u8 },
    /// A mini was defeated.
    MiniDefeated(MiniId),
    /// A unit has a new leader.
    Leads { unit: UnitId, mini: MiniId },
    /// A unit was defeated.
    UnitDefeated { unit: UnitId, to: Seat },
    /// A vehicle is damaged.
    Damaged(UnitId),
    /// A vehicle is disabled.
    Disabled(UnitId),
    /// A weapon of a vehicle is disrupted.
    Disrupted { unit: UnitId, weapon: WeaponRef },
    /// An upgrade was exhausted or readied.
    Exhausted { unit: UnitId, nth: u8, on: bool },
    /// A unit has another rank now.
    Ranked { unit: UnitId, rank: Rank },
    /// Something is remembered about a unit.
    Noted { unit: UnitId, mark: Mark },
    /// A wound token was put on a unit's card, or on its upgrade at that place.
    Served { unit: UnitId, nth: Option<u8> },
    /// The wound tokens on an upgrade were taken off.
    Cleared { unit: UnitId, nth: u8 },
    /// A dual-sided upgrade was turned over.
    Flipped { unit: UnitId, nth: u8 },
    /// A unit was treated or repaired.
    Mended { unit: UnitId, what: Mend },
    /// A mini came back.
    Restored { mini: MiniId, at: Point, z: i32, facing: Angle, wounds: u8 },
    /// A unit has a keyword until the round ends.
    Granted(Grant),
    /// What was granted for the round is over.
    GrantsEnded,
    /// A smoke or charge token was laid.
    DeviceLaid(Device),
    /// A smoke or charge token was taken away.
    DeviceLifted(u8),
    /// A token that looks like others was laid facedown.
    BaneLaid(Bane),
    /// One of these was turned over and left the table.
    BaneShown { nth: u8 },
    /// A unit became a commander.
    Promoted(UnitId),
    /// An objective token was taken up or laid down.
    Claimed { marker: u8, by: Option<UnitId>, at: Point },
    /// A unit of that side dropped an objective token.
    Dropped { marker: u8, at: Point, seat: Seat },
    /// An objective token left the table.
    MarkerGone(u8),
    /// A bomb cart was put there.
    CartPlaced(Cart),
    /// A condition token was put on the table, or turned faceup.
    SupplyLaid { nth: u8, token: Supply },
    /// A condition token left the table.
    SupplyGone { nth: u8 },
    /// A unit equipped a card of the supply deck.
    Supplied { unit: UnitId, card: UpgradeId, nth: u8 },
    /// A unit boarded a vehicle.
    Embarked { unit: UnitId, vehicle: UnitId },
    /// A unit got off: its leader stands there, the others are still to be placed.
    Disembarked { unit: UnitId, at: Point, z: i32, facing: Angle },
    /// Minis of the active unit use so many more weapons in one attack.
    ArmsAdded(u8),
    /// The active unit throws its blade, or is done with it.
    Hurling(bool),
    /// The active unit neither loses suppression nor is suppressed, or is not bound to its programmed actions.
    Stirred { stoic: bool },
    /// What the active unit did took all of its activation.
    ActivationSpent,
    /// A unit took one of the upgrades that were set aside instead of the one at that place.
    Swapped { unit: UnitId, nth: u8, aside: u8 },
    /// A command card was shown before its time.
    Divulged { seat: Seat, card: CommandId },
    /// A vaporator has so many wounds now.
    Tampered { marker: u8, wounds: u8 },
    /// Victory tokens were gained.
    Scored { seat: Seat, n: u8 },
    /// The game is over.
    GameOver(Outcome),
}

/// What takes a hit away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cancel {
    /// Cover.
    Cover,
    /// A dodge token.
    Dodge,
    /// A shield.
    Shield,
    /// Armor.
    Armor,
    /// A guardian.
    Guardian,
    /// Somebody's upgrade.
    Barrier,
}

/// Changes the World.
pub fn apply(w: &mut World, e: &Event) {
    match e {
        Event::StageBegan(stage) => w.stage = *stage,
        Event::TerrainLaid { nth, piece } => {
            if let Some(laid) = &mut w.laid {
                laid.lay(*nth, (**piece).clone());
            }
        }
        Event::BlueIs(seat) => (w.blue, w.counter, w.turn) = (*seat, *seat, *seat),
        Event::TookFarEdge => w.far = true,
        Event::TookSideEdge => w.across = true,
        Event::TableKept(table) => w.laid = Some(crate::book::Laid::whole((**table).clone())),
        Event::RowsLaid(rows) => w.rows = *rows,
        Event::Struck(row) => drop(w.rows[*row as usize].remove(0)),
        Event::Defined(cards) => {
            w.cards = *cards;
            w.rows = Default::default();
        }
        Event::Marked(marker) => w.markers.push(*marker),
        Event::TurnPassed(seat) => (w.turn, w.first) = (*seat, None),
        Event::RoundBegan(n) => {
            w.round = *n;
            riding::apply(w, e);
        }
        Event::CounterTaken(seat) => w.counter = *seat,
        Event::Scored { seat, n } => w.sides[seat.index()].victory += n,
        Event::Claimed { marker, by, at } => claim(w, *marker, *by, *at),
        Event::Granted(grant) => {
            w.grants.push(grant.clone());
            if grant.keyword.key == Key::Shielded {
                w[grant.unit].tokens.shields += grant.keyword.x;
            }
        }
        Event::GrantsEnded => {
            for grant in std::mem::take(&mut w.grants) {
                if grant.keyword.key == Key::Shielded {
                    w[grant.unit].tokens.unshield(grant.keyword.x);
                }
            }
        }
        Event::DeviceLaid(token) => w.devices.push(*token),
        Event::DeviceLifted(nth) => drop(w.devices.remove(usize::from(*nth))),
        Event::GameOver(outcome) => w.ended = Some(*outcome),
        _ => {
            apply_command(w, e);
            apply_units(w, e);
            apply_minis(w, e);
            fighting::apply(w, e);
            riding::apply(w, e);
        }
    }
}

fn claim(w: &mut World, marker: u8, by: Option<UnitId>, at: Point) {
    let m = &mut w.markers[marker as usize];
    if let Some(before) = m.by {
        w.units[before.0 as usize].carries = None;
    }
    m.by = by;
    m.at = at;
    m.of = None;
    if let Some(unit) = by {
        w[unit].carries = Some(marker);
    }
}

fn apply_command(w: &mut World, e: &Event) {
    match e {
        Event::CardsPlayed(cards) => {
            for (side, card) in w.sides.iter_mut().zip(cards.iter()) {
                side.played = *card;
                side.hand.retain(|c| Some(*c) != *card);
            }
        }
        Event::CardDiscarded { seat, back } => {
            let side = &mut w.sides[seat.index()];
            side.spent = false;
            if let Some(card) = side.played.take() {
                if *back { side.hand.push(card) } else { side.discarded.push(card) }
            }
        }
        Event::HandsRestored => {
            // Nothing of what was shown or lost before binds or helps anybody in the rounds that are counted anew.
            w.minis.iter_mut().filter(|m| m.fell > 0).for_each(|m| m.fell = u8::MAX);
            for side in w.sides.iter_mut() {
                side.divulged = None;
                side.hand.extend(side.discarded.iter().copied());
                side.discarded.clear();
                side.hand.sort_unstable();
            }
        }
        Event::CardSpent(seat) => w.sides[seat.index()].spent = true,
        Event::Striking { seat, on } => w.sides[seat.index()].striking = *on,
        Event::CardRegained { seat, card } => {
            let side = &mut w.sides[seat.index()];
            side.discarded.retain(|c| c != card);
            side.hand.push(*card);
            side.hand.sort_unstable();
        }
        Event::Peeked { of, cards, .. } => {
            let side = &mut w.sides[of.index()];
            for card in cards {
                if !side.known.contains(card) {
                    side.known.push(*card);
                }
            }
        }
        Event::OrderReturned(unit) => {
            let (player, rank) = (w[*unit].player, w[*unit].rank);
            w[*unit].order = OrderToken::None;
            w.sides[player.index()].pool[rank as usize] += 1;
        }
        Event::Priority(seat) => (w.turn, w.first) = (team(*seat), Some(*seat)),
        Event::Ordered { unit, .. } => w[*unit].order = OrderToken::FaceUp,
        Event::PoolsFilled(pools) => {
            for (side, pool) in w.sides.iter_mut().zip(pools.iter()) {
                (side.pool, side.kept) = (*pool, [0; 6]);
            }
        }
        Event::Drew { seat, rank } | Event::TokenLost { seat, rank } => {
            if matches!(e, Event::Drew { .. }) {
                w.sides[seat.index()].pool[*rank as usize] -= 1;
            }
        }
        Event::Activated(unit) => {
            let fresh = Activation {
                unit: *unit,
                actions: 0,
                done: 0,
                cards: 0,
                moves: 0,
                strode: false,
                attacked: false,
                method: None,
                target: None,
                cumbersome: false,
                attacks: 0,
                arsenal: false,
                full_move: false,
                throwing: false,
                more_arms: 0,
                used: 0,
                stoic: false,
                willed: false,
                begun: false,
                withdrew: false,
            };
            w.active = Some(fresh);
        }
        Event::ActionsSet(n) => {
            if let Some(active) = &mut w.active {
                active.actions = *n;
            }
        }
        Event::ActionTaken { deed, cost } => {
            if let Some(active) = &mut w.active {
                active.actions -= cost;
                active.done |= deed.bit();
                active.cards |= deed.card_bit();
                active.begun = true;
                active.attacks += u8::from(*deed == Deed::Attack);
            }
        }
        Event::TokenBack { seat, rank } => w.sides[seat.index()].pool[*rank as usize] += 1,
        Event::Stirred { stoic } => {
            if let Some(active) = &mut w.active {
                if *stoic { active.stoic = true } else { active.willed = true }
            }
        }
        Event::ActivationEnded(unit) => {
            w.active = None;
            w.grants.retain(|grant| !(grant.brief && grant.unit == *unit));
            w[*unit].order = OrderToken::FaceDown;
        }
        Event::OrderTurned { unit, to } => w[*unit].order = *to,
        Event::Encumbered(unit) => {
            if let Some(active) = w.active.as_mut().filter(|a| a.unit == *unit) {
                active.cumbersome = true;
            }
        }
        _ => {}
    }
}

fn apply_units(w: &mut World, e: &Event) {
    match e {
        Event::Gained { unit, token, n } => {
            let tokens = &mut w[*unit].tokens;
            tokens.set(*token, tokens.count(*token).saturating_add(*n));
        }
        Event::Lost { unit, token, n } => {
            let tokens = &mut w[*unit].tokens;
            tokens.set(*token, tokens.count(*token) - n);
            if *token == Token::Shield {
                tokens.spent_shields += n;
            }
        }
        Event::ShieldsUp { unit, n } => {
            w[*unit].tokens.shields += n;
            w[*unit].tokens.spent_shields -= n;
        }
        Event::ShieldsLost { unit, n } => w[*unit].tokens.unshield(*n),
        Event::Panicked { unit, on } => w[*unit].tokens.panic = *on,
        Event::Wheeled { unit, on } => w[*unit].tokens.wheels = *on,
        Event::Spurred { unit, on } => w[*unit].marks.spurred = *on,
        Event::MoveEnded { unit, deed, full } => {
            if let Some(active) = w.active.as_mut().filter(|a| a.unit == *unit) {
                active.moves += u8::from(*deed != Deed::Pivot);
                active.strode |= deed.standard();
                active.full_move |= full;
                active.withdrew |= *deed == Deed::Move(Gait::Withdraw);
            }
        }
        Event::Damaged(unit) => (w[*unit].tokens.damaged, w[*unit].tokens.broken) = (true, true),
        Event::Disabled(unit) => (w[*unit].tokens.disabled, w[*unit].tokens.broken) = (true, true),
        Event::Disrupted { unit, weapon } => {
            (w[*unit].tokens.disrupted, w[*unit].tokens.broken) = (Some(*weapon), true);
        }
        Event::Exhausted { unit, nth, on } => {
            w[*unit].upgrades[*nth as usize].exhausted = *on;
            if let Some(active) = w.active.as_mut().filter(|a| *on && a.unit == *unit) {
                active.used |= 1 << nth;
            }
        }
        Event::Promoted(unit) => w[*unit].rank = Rank::Commander,
        Event::Ranked { unit, rank } => w[*unit].rank = *rank,
        Event::Noted { unit, mark } => w[*unit].marks.note(*mark),
        Event::Served { unit, nth: None } => w[*unit].marks.served += 1,
        Event::Served { unit, nth: Some(n) } => w[*unit].upgrades[usize::from(*n)].spent += 1,
        Event::Cleared { unit, nth } => w[*unit].upgrades[usize::from(*nth)].spent = 0,
        Event::Flipped { unit, nth } => w[*unit].upgrades[usize::from(*nth)].flipped ^= true,
        Event::Mended { unit, what } => mend(w, *unit, *what),
        Event::UnitDefeated { unit, to } => {
            w[*unit].defeated = true;
            w[*unit].tokens = Default::default();
            let points = w[*unit].points;
            w.sides[to.index()].kills += points;
        }
        _ => {}
    }
}

fn mend(w: &mut World, unit: UnitId, what: Mend) {
    let tokens = &mut w[unit].tokens;
    match what {
        Mend::Wound(mini) => w[mini].wounds -= 1,
        Mend::Poison => tokens.poison -= 1,
        Mend::Ion => tokens.ion -= 1,
        Mend::Damaged => tokens.damaged = false,
        Mend::Disabled => tokens.disabled = false,
        Mend::Disrupted => tokens.disrupted = None,
        // It comes back with `Restored`, which knows where.
        Mend::Restore(_) => {}
    }
}

fn apply_minis(w: &mut World, e: &Event) {
    match e {
        Event::Deployed { unit, spots } => {
            w[*unit].deployed = true;
            let first = w[*unit].first.0;
            let minis = (0..w[*unit].size).map(|i| MiniId(first + i));
            for (mini, spot) in minis.zip(spots) {
                w[mini].at = spot.at;
                w[mini].facing = spot.facing;
                w[mini].there = true;
            }
            w[*unit].around = w.bounds(*unit);
        }
        Event::LeaderMoved { mini, to: at, z, facing, .. } | Event::Placed { mini, at, z, facing } => {
            let m = &mut w[*mini];
            (m.at, m.z, m.facing, m.there) = (*at, *z, *facing, true);
            let unit = m.unit;
            w[unit].around = w.bounds(unit);
        }
        Event::Pivoted { unit, facing } => {
            for mini in w.minis_of(*unit) {
                w[mini].facing = *facing;
            }
        }
        Event::Wounded { mini, n } => w[*mini].wounds += n,
        Event::Healed { mini, n } => w[*mini].wounds -= n,
        Event::MiniDefeated(mini) | Event::SetAside(mini) => {
            w[*mini].there = false;
            let unit = w[*mini].unit;
            w[unit].around = w.bounds(unit);
            if matches!(e, Event::MiniDefeated(_)) {
                w[*mini].fell = w.round;
            }
        }
        Event::Restored { mini, at, z, facing, wounds } => {
            let m = &mut w[*mini];
            (m.at, m.z, m.facing, m.wounds) = (*at, *z, *facing, *wounds);
            (m.there, m.fell) = (true, 0);
            let unit = m.unit;
            w[unit].around = w.bounds(unit);
        }
        Event::Leads { unit, mini } => w[*unit].leader = *mini,
        Event::TookRole { mini, card } => w[*mini].card = *card,
        _ => {}
    }
}
