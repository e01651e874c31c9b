//! The damage segment (R043, 004:430-456): hits, attrition and damage, satisfied by single actions in turn.

use super::action::hear;
use super::force::lose_to_damage;
use super::look;
use super::loss::lose_card;
use crate::Ccg;
use crate::book::text::{Law, Moment, Stat};
use crate::choice::{Act, Ask};
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::look::Look;
use crate::world::{CardId, Mark, Zone, other};
use dejarik_kernel::{At, Play, Seat};

/// What a player still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Debt {
    /// Attrition that forfeits must still satisfy.
    pub attrition: i32,
    /// Battle damage.
    pub damage: i32,
    /// Cards that were hit.
    pub hits: usize,
}

impl Debt {
    fn is_paid(self) -> bool {
        self.attrition <= 0 && self.damage <= 0 && self.hits == 0
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
    let mut attrition = i32::from(side.attrition - side.forfeited).max(0);
    if attrition > 0 {
        rule(403);
    }
    if look.is_barred_at(seat, battle.at, Law::NoAttrition) {
        attrition = 0;
    }
    if attrition > 0 && !mine().any(|c| is_subject(look, c, side.attrition.into())) {
        attrition = 0;
    }
    if side.damage > 0 {
        rule(46);
    }
    let mut damage = i32::from(side.damage - side.forfeited - side.lost).max(0);
    let force = look.w.life(seat) + look.w.count(seat, Zone::Hand);
    if damage > 0 && force == 0 && !mine().any(|c| is_worth(look, c)) {
        damage = 0;
    }
    Debt { attrition, damage, hits }
}

/// Whether attrition can demand the card: it has a forfeit value and is not immune to the total (R162).
fn is_subject(look: Look<'_>, card: CardId, total: i32) -> bool {
    is_worth(look, card) && !look.is_spared(card, total)
}

fn is_worth(look: Look<'_>, card: CardId) -> bool {
    look.number(card, Stat::Forfeit).is_some()
}

fn pay(at: &mut At<'_, Ccg>, seat: Seat, debt: Debt) -> Play<()> {
    let options: Vec<Act> = {
        let look = look(at);
        let Some(battle) = &look.w.battle else { return Ok(()) };
        let mine = battle.cards.iter().filter(|c| look.w[*c].owner == seat && look.w[*c].on_table());
        let mut options: Vec<Act> =
            mine.filter(|c| is_worth(look, *c) || look.w[*c].has(Mark::Hit)).map(Act::Forfeit).collect();
        let force = look.w.life(seat) + look.w.count(seat, Zone::Hand);
        if debt.damage > 0 && force > 0 {
            options.push(Act::LoseForce);
        }
        // After losing a battle, cards of the hand count with a text that says so.
        let open = look.mine(seat).any(|c| look.is_active(c) && look.own_law(c, Law::ForfeitHand));
        if open && battle.winner == Some(other(seat)) && (debt.damage > 0 || debt.attrition > 0) {
            let troops = look.w.in_zone(seat, Zone::Hand).filter(|c| look.is_troop(*c) && is_worth(look, *c));
            options.extend(troops.map(Act::Forfeit));
        }
        options
    };
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::Damage(debt.attrition as i16, debt.damage as i16);
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
    let value = look(at).stat(card, Stat::Forfeit);
    at.emit(Event::Satisfied { seat, value: value as i16 });
    if at.world()[card].zone == Zone::Hand {
        let sources: Vec<CardId> = look(at).mine(seat).filter(|c| look(at).own_law(*c, Law::ForfeitHand)).collect();
        sources.iter().for_each(|c| card_acted(at.world()[*c].print));
        return super::send(at, card, Zone::Lost, Why::Forfeited);
    }
    lose_card(at, card, Why::Forfeited)
}
