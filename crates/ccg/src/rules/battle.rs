//! Battles (R040 to R048, 004:396-508).

use super::action::{hear, is_canceled, take_turn, under_way};
use super::damage::damage;
use super::destiny::{For, draw};
use super::force::use_force;
use super::look;
use super::loss::lose_card;
use crate::Ccg;
use crate::book::text::{Law, Moment, Stat};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::look::{Look, Window};
use crate::num::Num;
use crate::world::{CardId, CardSet, DARK, Frame, LIGHT, Mark, Segment, What, other};
use dejarik_kernel::{At, Play, Seat, WhyNot};

/// The ability that lets a player draw battle destiny (004:424).
const ABILITY_NEEDED: i32 = 4;

/// Whether a player may initiate a battle there, Force aside (004:396-406).
pub(crate) fn may_battle(look: Look<'_>, seat: Seat, location: CardId) -> Result<(), WhyNot> {
    if look.w.battles.has(location) {
        return Err(WhyNot::new("R040", "battled-here"));
    }
    if look.law_for(seat, location, Law::NoBattle) || look.is_barred(seat, Law::NoBattles) {
        return Err(WhyNot::new("R050", "battle-forbidden"));
    }
    if !look.occupies_for_battle(seat, location) || !look.occupies_for_battle(other(seat), location) {
        return Err(WhyNot::new("R040", "not-both-present"));
    }
    let fresh = |s: Seat| look.fighters(s, location).any(|c| joins(look, c));
    match fresh(seat) && fresh(other(seat)) {
        true => Ok(()),
        false => Err(WhyNot::new("R040", "all-have-battled")),
    }
}

/// Whether a card takes part in a battle that begins now: once a turn (004:404).
pub(super) fn joins(look: Look<'_>, card: CardId) -> bool {
    let searched = look.w[card].has(Mark::Searched) && look.w.turn == look.w[card].owner;
    !look.w[card].has(Mark::Battled)
        && !searched
        && !look.w[card].has(Mark::Excluded)
        && !look.law(card, Law::CannotBattle)
}

/// Who may not battle any more is not in this one (R061, 004:2322), nor who is aboard.
pub(super) fn keep_out(at: &mut At<'_, Ccg>, law: Law) {
    let look = look(at);
    let Some(battle) = look.w.battle.as_ref().filter(|_| law == Law::CannotBattle) else { return };
    let barred: Vec<CardId> = battle.cards.iter().filter(|c| look.law(*c, Law::CannotBattle)).collect();
    let aboard = barred.iter().flat_map(|c| look.all_guests(*c)).filter(|c| battle.cards.has(*c));
    let out: Vec<CardId> = barred.iter().copied().chain(aboard).collect();
    for card in out {
        at.emit(Event::Joined { card, on: false });
    }
}

/// A battle from initiation to its end.
pub(super) fn battle(at: &mut At<'_, Ccg>, seat: Seat, location: CardId) -> Play<()> {
    rule(401);
    rule(40);
    let cost = look(at).battle_cost(seat, location);
    let mut cards = CardSet::default();
    for side in [LIGHT, DARK] {
        let look = look(at);
        look.fighters(side, location).filter(|c| joins(look, *c)).for_each(|c| cards.add(c));
    }
    battle_of(at, seat, location, cards, cost)
}

/// A battle of the targets of the topmost action and of nobody else there, as a text says.
pub(super) fn skirmish(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    let targets = at.world().frame().map(|f| f.targets.clone()).unwrap_or_default();
    let Some(location) = targets.first().and_then(|t| look(at).location(*t)) else { return Ok(()) };
    let mut cards = CardSet::default();
    targets.iter().filter(|t| look(at).location(**t) == Some(location)).for_each(|t| cards.add(*t));
    battle_of(at, seat, location, cards, 0)
}

/// A battle of these cards.
fn battle_of(at: &mut At<'_, Ccg>, seat: Seat, location: CardId, cards: CardSet, cost: i32) -> Play<()> {
    under_way(at, Frame::new(What::Battle, seat, location), |at| {
        use_force(at, seat, cost)?;
        at.emit(Event::BattleBegan { at: location, by: seat, cards });
        hear(at, Moment::BattleInitiated, location, seat)?;
        if !is_canceled(at) {
            fight(at, seat)?;
        }
        close(at)
    })?;
    hear(at, Moment::BattleEnded, location, seat)
}

fn fight(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    if !weapons(at, seat)? {
        rule(41);
        at.emit(Event::CutShort);
        return Ok(());
    }
    at.emit(Event::Segment(Segment::Power));
    power(at)?;
    at.emit(Event::Segment(Segment::Damage));
    damage(at, seat)
}

/// Whether both sides still have presence where the battle is.
fn both_present(at: &At<'_, Ccg>) -> bool {
    let look = look(at);
    let Some(battle) = &look.w.battle else { return false };
    let there = |s: Seat| {
        look.occupies_for_battle(s, battle.at)
            && battle.cards.iter().any(|c| look.w[c].owner == s && look.w[c].on_table())
    };
    there(LIGHT) && there(DARK)
}

/// The weapons segment: single actions in turn, from the initiator (R041); false if a side lost its presence.
fn weapons(at: &mut At<'_, Ccg>, seat: Seat) -> Play<bool> {
    if !both_present(at) {
        return Ok(false);
    }
    at.emit(Event::Segment(Segment::Weapons));
    let location = at.world().battle.as_ref().map_or(CardId::NONE, |b| b.at);
    let (mut next, mut passes) = (seat, 0);
    while passes < 2 {
        let rules = at.rules();
        let options = |look: Look<'_>| {
            let mut found = Vec::new();
            look.shots(next, &mut found);
            look.deeds(next, Window::Weapons, &mut found);
            look.deployments_now(next, Window::Weapons, &mut found);
            // Bluff cards are placed in any phase and turned over at any time (R055).
            look.bluff_acts(next, &mut found);
            found
        };
        match at.may(next, Ask::Weapons(location), |w, list| list.extend(options(Look::new(rules, w))))? {
            Some(act) => {
                (next, passes) = (take_turn(at, next, act)?, 0);
            }
            None => (next, passes) = (other(next), passes + 1),
        }
        if !both_present(at) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The power segment: destinies, totals, winner and loser (R042, R045).
fn power(at: &mut At<'_, Ccg>) -> Play<()> {
    rule(42);
    let Some(location) = at.world().battle.as_ref().map(|b| b.at) else { return Ok(()) };
    let turn = at.world().turn;
    for seat in [turn, other(turn)] {
        for _ in 0..look(at).at_place(seat, Stat::PowerDestinies, location) {
            draw(at, seat, For::Power)?;
        }
    }
    for seat in [turn, other(turn)] {
        battle_destiny(at, seat, location)?;
    }
    hear(at, Moment::BothDrew, location, turn)?;
    for seat in [turn, other(turn)] {
        let look = look(at);
        let side = look.w.battle.as_ref().map_or_else(Default::default, |b| b.sides[seat.index()]);
        let power = look.exact_power(seat, location) + side.destiny + side.extra;
        at.emit(Event::Power { seat, power });
    }
    decide(at, location)
}

/// How many battle destinies a player may draw (R047, R112): ability 4 gives one, however much it is.
pub(crate) fn draws(look: Look<'_>, seat: Seat, location: CardId) -> u8 {
    rule(44);
    let needed = ABILITY_NEEDED + look.at_place(seat, Stat::AbilityNeeded, location);
    let able = look.battle_ability(seat, location) >= needed;
    let sure = i32::from(able) + look.at_place(seat, Stat::BattleDestinies, location);
    if sure > 0 {
        return sure as u8;
    }
    let otherwise = look.at_place(seat, Stat::DestinyIfNone, location) > 0;
    if otherwise {
        rule(112);
    }
    u8::from(otherwise)
}

fn battle_destiny(at: &mut At<'_, Ccg>, seat: Seat, location: CardId) -> Play<()> {
    let n = draws(look(at), seat, location);
    for left in (1..=n).rev() {
        if at.world().count(seat, crate::world::Zone::Reserve) == 0 {
            return Ok(());
        }
        if at.yes(seat, Ask::BattleDestiny(left))? {
            rule(47);
            draw(at, seat, For::Battle(location))?;
        }
    }
    Ok(())
}

fn decide(at: &mut At<'_, Ccg>, location: CardId) -> Play<()> {
    let Some(battle) = at.world().battle.clone() else { return Ok(()) };
    let [light, dark] = battle.sides.map(|s| s.power);
    let winner = match light.cmp(&dark) {
        std::cmp::Ordering::Greater => Some(LIGHT),
        std::cmp::Ordering::Less => Some(DARK),
        std::cmp::Ordering::Equal => None,
    };
    let (mut damage, mut attrition) = ([Num::ZERO; 2], [Num::ZERO; 2]);
    if let Some(winner) = winner {
        rule(45);
        let loser = other(winner);
        let more = 1 + look(at).at_place(loser, Stat::DamageTimes, location);
        damage[loser.index()] = (light.max(dark) - light.min(dark)) * (i32::from(battle.times) * more);
    }
    for seat in [LIGHT, DARK] {
        let theirs = battle.sides[other(seat).index()];
        // Attrition exists only if the other drew battle destiny (R036).
        if theirs.draws > 0 {
            rule(36);
            let more = look(at).at_place(seat, Stat::Attrition, location);
            attrition[seat.index()] = (theirs.destiny + more).not_below_zero();
        }
    }
    at.emit(Event::Decided { winner, damage, attrition });
    hear(at, Moment::BattleDecided, location, battle.by)
}

/// The end: what was hit and not forfeited is lost, also if the battle ended early (004:414).
fn close(at: &mut At<'_, Ccg>) -> Play<()> {
    at.emit(Event::Segment(Segment::End));
    let hit: Vec<CardId> = at.world().table().filter(|c| at.world()[*c].has(Mark::Hit)).collect();
    for card in hit {
        lose_card(at, card, Why::Lost)?;
    }
    let dooms = look(at).could_hold(Law::Doomed);
    let doomed: Vec<CardId> = at.world().table().filter(|c| dooms && look(at).law(*c, Law::Doomed)).collect();
    for card in doomed {
        lose_card(at, card, Why::Forfeited)?;
    }
    at.emit(Event::BattleEnded);
    Ok(())
}
