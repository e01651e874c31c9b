//! The damage segment (R043, 004:430-456): hits, attrition and damage, satisfied by single actions in turn.

use super::action::hear;
use super::force::lose_to_damage;
use super::look;
use super::loss::lose_card;
use super::settle::settle;
use crate::Ccg;
use crate::book::text::{Do, Law, Moment, Stat};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::look::Look;
use crate::num::Num;
use crate::world::{CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// What a player still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Debt {
    /// Attrition that forfeits must still satisfy.
    pub attrition: Num,
    /// Battle damage.
    pub damage: Num,
    /// Cards that were hit.
    pub hits: usize,
}

impl Debt {
    fn is_paid(self) -> bool {
        !self.attrition.is_some() && !self.damage.is_some() && self.hits == 0
    }
}

/// Both pay, the initiator first, until nobody owes anything (S05).
pub(super) fn damage(at: &mut At<'_, Ccg>, seat: Seat) -> Play<()> {
    rule(43);
    let mut next = seat;
    loop {
        let debts = [next, other(next)].map(|s| debt(look(at), s));
        if debts.iter().all(|d| d.is_paid()) {
            return Ok(());
        }
        if !debts[0].is_paid() {
            rule(405);
            pay(at, next, debts[0])?;
            settle(at)?;
        }
        next = other(next);
    }
}

/// What a player owes now; what can never be paid is not owed (S03).
pub fn debt(look: Look<'_>, seat: Seat) -> Debt {
    let Some(battle) = &look.w.battle else { return Debt::default() };
    let side = battle.sides[seat.index()];
    let mine = || battle.cards.iter().filter(|c| look.w[*c].owner == seat && look.w[*c].on_table());
    let hits = mine().filter(|c| look.w[*c].has(Mark::Hit)).count();
    let mut attrition = (side.attrition - side.forfeited).not_below_zero();
    if attrition.is_some() {
        rule(403);
    }
    if look.is_barred_at(seat, battle.at, Law::NoAttrition) {
        attrition = Num::ZERO;
    }
    if attrition.is_some() && !mine().any(|c| is_subject(look, c, side.attrition)) {
        attrition = Num::ZERO;
    }
    if side.damage.is_some() {
        rule(46);
    }
    let mut damage = (side.damage - side.forfeited - side.lost.into()).not_below_zero();
    let force = look.w.life(seat) + look.w.count(seat, Zone::Hand);
    if damage.is_some() && force == 0 && !mine().any(|c| is_worth(look, c)) {
        damage = Num::ZERO;
    }
    Debt { attrition, damage, hits }
}

/// Whether attrition can demand the card: it has a forfeit value and is not immune to the total (R162).
fn is_subject(look: Look<'_>, card: CardId, total: Num) -> bool {
    is_worth(look, card) && !look.is_spared(card, total)
}

fn is_worth(look: Look<'_>, card: CardId) -> bool {
    look.number(card, Stat::Forfeit).is_some()
}

/// Whether a card was hit, or may be forfeited in place of one that was by its own text (004:3020).
fn stands_for_hit(look: Look<'_>, card: CardId) -> bool {
    let restores =
        || look.print(card).deeds.iter().any(|d| d.function.does.iter().any(|x| matches!(x, Do::Restore(_))));
    look.w[card].has(Mark::Hit) || restores()
}

fn pay(at: &mut At<'_, Ccg>, seat: Seat, debt: Debt) -> Play<()> {
    let options: Vec<Act> = {
        let look = look(at);
        let Some(battle) = &look.w.battle else { return Ok(()) };
        let mine = battle.cards.iter().filter(|c| look.w[*c].owner == seat && look.w[*c].on_table());
        // Who owes nothing but what was hit forfeits nothing else (R142, 004:1413).
        let owes = debt.attrition.is_some() || debt.damage.is_some();
        let mut options: Vec<Act> =
            mine.filter(|c| owes && is_worth(look, *c) || stands_for_hit(look, *c)).map(Act::Forfeit).collect();
        let force = look.w.life(seat) + look.w.count(seat, Zone::Hand);
        if debt.damage.is_some() && force > 0 {
            options.push(Act::LoseForce);
        }
        // After losing a battle, cards of the hand count with a text that says so.
        let open = look.mine(seat).any(|c| look.is_active(c) && look.own_law(c, Law::ForfeitHand));
        // Such a card satisfies damage, or attrition and damage at once (X22).
        if open && battle.winner == Some(other(seat)) && debt.damage.is_some() {
            let troops = look.w.in_zone(seat, Zone::Hand).filter(|c| look.is_troop(*c) && is_worth(look, *c));
            options.extend(troops.map(Act::Forfeit));
        }
        options
    };
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::Damage(debt.attrition.ceil() as i16, debt.damage.ceil() as i16);
    match at.ask(seat, ask, |_, list| list.extend(options))? {
        Act::Forfeit(card) => forfeit(at, seat, card),
        Act::LoseForce => {
            rule(404);
            at.emit(Event::DamagePaid { seat });
            lose_to_damage(at, seat)?;
            hear(at, Moment::BattleForceLost, CardId::NONE, seat)
        }
        _ => Ok(()),
    }
}

/// Forfeits a card: its value counts for hits, attrition and damage at once (S02, S04); what it carries satisfies nothing.
fn forfeit(at: &mut At<'_, Ccg>, seat: Seat, card: CardId) -> Play<()> {
    rule(142);
    rule(143);
    if at.world()[card].has(Mark::Hit) {
        rule(402);
    }
    let value = look(at).exact(card, Stat::Forfeit).unwrap_or_default();
    at.emit(Event::Satisfied { seat, value });
    // From the hand it is so much Force: what card it is matters to nobody (X22).
    if at.world()[card].zone == Zone::Hand {
        rule(472);
        let sources: Vec<CardId> = look(at).mine(seat).filter(|c| look(at).own_law(*c, Law::ForfeitHand)).collect();
        sources.iter().for_each(|c| card_acted(at.world()[*c].print));
        return super::send(at, card, Zone::Lost, Why::Forfeited);
    }
    lose_card(at, card, Why::Forfeited)
}
