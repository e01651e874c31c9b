//! Creatures and attacks (R087, R088, S09 to S12, R293): no battle, no damage, no forfeit.

use super::action::under_way;
use super::destiny::{For, draw};
use super::force::use_force;
use super::loss::lose_card;
use super::settle::{first, settle};
use super::{look, weapon};
use crate::Ccg;
use crate::book::text::{Icon, Kind, Stat};
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::num::Num;
use crate::world::{Berth, CardId, Frame, Mark, What, other};
use dejarik_kernel::{At, Play, Seat};

/// The ability that adds a destiny (004:946).
const ABILITY_NEEDED: i32 = 4;

/// A creature's ferocity, drawn anew each time it is needed (S09).
fn ferocity(at: &mut At<'_, Ccg>, creature: CardId) -> Play<Num> {
    rule(409);
    let printed = look(at).print(creature).figures.ferocity.unwrap_or_default();
    let owner = at.world()[creature].owner;
    let mut total = Num::of(printed.base);
    for _ in 0..printed.draws {
        total += draw(at, owner, For::Other)?.unwrap_or_default();
    }
    Ok(total.not_below_zero())
}

/// One of these, at random.
pub(super) fn any(at: &mut At<'_, Ccg>, cards: &[CardId]) -> Play<Option<CardId>> {
    if cards.len() < 2 {
        return Ok(cards.first().copied());
    }
    let order = at.shuffle(cards.len() as u16)?;
    Ok(order.first().map(|n| cards[*n as usize]))
}

/// Two of the creatures that are together with this one fight (S10): of more than two, both are chosen at random (004:942).
pub(super) fn fight(at: &mut At<'_, Ccg>, creature: CardId) -> Play<()> {
    rule(410);
    let there: Vec<CardId> = creatures(at).filter(|c| *c == creature || look(at).together(creature, *c)).collect();
    let rivals: Vec<CardId> = there.iter().copied().filter(|a| there.iter().any(|b| hostile(at, *a, *b))).collect();
    let first = if rivals.len() > 2 { any(at, &rivals)? } else { rivals.first().copied() };
    let Some(first) = first else { return Ok(()) };
    let others: Vec<CardId> = rivals.into_iter().filter(|b| hostile(at, first, *b)).collect();
    let Some(second) = any(at, &others)? else { return Ok(()) };
    under_way(at, Frame::new(What::Attack, at.world()[first].owner, first), |at| {
        let (one, two) = (ferocity(at, first)?, ferocity(at, second)?);
        if one <= two {
            lose_card(at, first, Why::Lost)?;
        }
        if two <= one {
            lose_card(at, second, Why::Lost)?;
        }
        Ok(())
    })
}

fn creatures<'a>(at: &'a At<'_, Ccg>) -> impl Iterator<Item = CardId> + use<'a> {
    at.world().table_of(at.world().index.of_kind(Kind::Creature))
}

/// Whether two creatures are together and not of one selective kind (R293).
fn hostile(at: &At<'_, Ccg>, a: CardId, b: CardId) -> bool {
    let look = look(at);
    let kin = look.print(a).title == look.print(b).title && look.print(a).has(Icon::Selective);
    if kin {
        rule(293);
    }
    a != b && look.together(a, b) && !kin
}

/// Whether a creature is together with one that it fights.
pub(super) fn is_rival(at: &At<'_, Ccg>, card: CardId) -> bool {
    at.world().index.of_kind(Kind::Creature).has(card) && creatures(at).any(|other| hostile(at, card, other))
}

/// Where creatures fight each other, by the first of them at each place.
pub(super) fn brawls(at: &At<'_, Ccg>) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for card in creatures(at) {
        if !found.iter().any(|c| look(at).together(*c, card)) && is_rival(at, card) {
            found.push(card);
        }
    }
    found
}

/// In every battle phase each creature attacks once, if it finds prey (S11); whoever's turn it is says which comes first.
pub(super) fn hunt(at: &mut At<'_, Ccg>) -> Play<()> {
    let mut waiting: Vec<CardId> = creatures(at).collect();
    loop {
        // What is attached neither attacks nor moves (R034).
        let hungry = |c: &CardId| {
            let card = &at.world()[*c];
            card.on_table() && card.berth != Berth::On && !hunted(at, *c).is_empty()
        };
        waiting.retain(hungry);
        if waiting.is_empty() {
            return Ok(());
        }
        let turn = at.world().turn;
        let creature = first(at, turn, &waiting)?;
        waiting.retain(|c| *c != creature);
        let owner = at.world()[creature].owner;
        let side = match hunted(at, creature)[..] {
            [side] => side,
            _ => match at.yes(owner, Ask::Prey(creature))? {
                true => other(owner),
                false => owner,
            },
        };
        let prey = look(at).prey(creature, side);
        let Some(target) = any(at, &prey)? else { continue };
        match look(at).attaches(creature).is_some() {
            true => attach(at, creature, target),
            false => pounce(at, creature, target)?,
        }
        settle(at)?;
    }
}

/// On which sides a creature finds prey, its owner's first.
fn hunted(at: &At<'_, Ccg>, creature: CardId) -> Vec<Seat> {
    let owner = at.world()[creature].owner;
    [owner, other(owner)].into_iter().filter(|s| !look(at).prey(creature, *s).is_empty()).collect()
}

fn pounce(at: &mut At<'_, Ccg>, creature: CardId, target: CardId) -> Play<()> {
    rule(88);
    rule(411);
    let owner = at.world()[creature].owner;
    under_way(at, Frame::new(What::Attack, owner, creature), |at| {
        at.emit(Event::Targeted { card: target });
        let fierce = ferocity(at, creature)?;
        let mut power = look(at).exact(target, Stat::Power).unwrap_or_default();
        if look(at).stat(target, Stat::Ability) >= ABILITY_NEEDED {
            let defender = at.world()[target].owner;
            power += draw(at, defender, For::Other)?.unwrap_or_default();
        }
        if fierce > power { eat(at, target) } else { Ok(()) }
    })
}

/// A creature attaches itself to its host, and goes where the host goes (R034).
fn attach(at: &mut At<'_, Ccg>, creature: CardId, host: CardId) {
    rule(34);
    card_acted(at.world()[creature].print);
    at.emit(Event::Moved { card: creature, host, berth: Berth::On });
}

/// Somebody is eaten: every creature attached comes off (R034); with a host lost otherwise they are lost.
pub(super) fn eat(at: &mut At<'_, Ccg>, card: CardId) -> Play<()> {
    let place = look(at).location(card);
    for guest in at.world().guests(card).collect::<Vec<_>>() {
        if let Some(host) = place.filter(|_| look(at).is(guest, Kind::Creature)) {
            rule(34);
            at.emit(Event::Moved { card: guest, host, berth: Berth::Here });
            // Where it does not live it is lost (004:3269).
            if !look(at).habitat(guest, host) {
                lose_card(at, guest, Why::Lost)?;
            }
        }
    }
    lose_card(at, card, Why::Lost)
}

/// A player's cards at a location attack one creature there (S12): weapons first, then power.
pub(super) fn attack(at: &mut At<'_, Ccg>, seat: Seat, creature: CardId) -> Play<()> {
    rule(88);
    rule(412);
    let Some(place) = look(at).location(creature) else { return Ok(()) };
    at.emit(Event::Attacked { at: place });
    under_way(at, Frame::new(What::Attack, seat, place), |at| {
        at.emit(Event::Targeted { card: creature });
        use_force(at, seat, 1)?;
        loop {
            let weapons = look(at).shots_at_creature(seat, creature);
            if weapons.is_empty() {
                break;
            }
            let Some(gun) = at.may(seat, Ask::Shoot(creature), |_, list| list.extend(weapons))? else { break };
            weapon::fire(at, seat, gun, creature)?;
            if !at.world()[creature].on_table() {
                return Ok(());
            }
        }
        let mut power = look(at).attack_power(seat, place);
        if look(at).battle_ability(seat, place) >= ABILITY_NEEDED {
            power += draw(at, seat, For::Other)?.unwrap_or_default();
        }
        let fierce = ferocity(at, creature)?;
        let defense = look(at).defense(creature);
        if power > fierce + defense { lose_card(at, creature, Why::Lost) } else { Ok(()) }
    })?;
    let fired: Vec<CardId> = at.world().table().filter(|c| at.world()[*c].has(Mark::Fired)).collect();
    for card in fired {
        at.emit(Event::Marked { card, mark: Mark::Fired, on: false });
    }
    Ok(())
}
