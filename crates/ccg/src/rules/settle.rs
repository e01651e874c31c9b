//! What happens by itself as soon as things stand so, whatever is under way (R038, 004:373-382).

use super::action::{self_speaking, utter};
use super::loss::lose_card;
use super::{creature, look, quest, skill};
use crate::Ccg;
use crate::book::text::{Law, Moment};
use crate::choice::Ask;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{CardId, Heard, Zone};
use dejarik_kernel::{At, Play, Seat};

/// After every action: what other cards cancel, and a Utinni Effect without its target (R116), leaves the table; then automatic
/// actions take place one after the other, whoever's turn it is choosing among all that are ready, until none is. What happens
/// inside one of them is looked at again when it is over.
pub(super) fn settle(at: &mut At<'_, Ccg>) -> Play<()> {
    if !could_stir(at) || at.world().heard.iter().any(|h| h.moment == Moment::Settled) {
        return Ok(());
    }
    skill::face_up(at);
    if canceled(at).is_none() && ready(at, &[]).is_empty() {
        return Ok(());
    }
    let turn = at.world().turn;
    let heard = Heard { moment: Moment::Settled, it: CardId::NONE, by: turn, place: CardId::NONE };
    at.during(Event::Hear(heard), Event::Heard, |at| {
        let mut spoken: Vec<(CardId, u8)> = Vec::new();
        loop {
            while let Some(card) = canceled(at) {
                rule(58);
                lose_card(at, card, Why::Lost)?;
            }
            skill::face_up(at);
            let ready = ready(at, &spoken);
            if ready.is_empty() {
                return Ok(());
            }
            rule(38);
            let card = first(at, turn, &ready)?;
            if quest::seeks(at, card) {
                quest::find(at, card)?;
            } else if creature::is_rival(at, card) {
                creature::fight(at, card)?;
            } else if let Some((deed, _)) = self_speaking(at, card, Moment::Settled, &spoken) {
                spoken.push((card, deed));
                utter(at, card, Moment::Settled, deed)?;
            }
        }
    })
}

/// Which of these comes first, if there are several, says whoever's turn it is.
pub(super) fn first(at: &mut At<'_, Ccg>, turn: Seat, ready: &[CardId]) -> Play<CardId> {
    match ready {
        [card] => Ok(*card),
        _ => at.ask(turn, Ask::First, |_, list| list.extend(ready.iter().copied())),
    }
}

/// Whether there is a card on table that anything could come of by itself: seen at once, from what is printed.
fn could_stir(at: &At<'_, Ccg>) -> bool {
    let w = at.world();
    w.sets.zone(Zone::Table).meets(w.index.restless) || !w.index.grant(Law::FaceDown).is_empty()
}

/// A card that must leave the table as things stand.
fn canceled(at: &At<'_, Ccg>) -> Option<CardId> {
    let look = look(at);
    let quests = look.w.index.quests;
    let vain = |c: CardId| quests.has(c) && look.quarry(c).is_none();
    let canceled = look.may_be_canceled();
    look.w.table_of(quests.or(canceled)).find(|c| canceled.has(*c) && look.law(*c, Law::Canceled) || vain(*c))
}

/// Everything that would happen by itself now, each by its card; of creatures that are together, one for all of them.
fn ready(at: &At<'_, Ccg>, spoken: &[(CardId, u8)]) -> Vec<CardId> {
    let index = &at.world().index;
    let seekers = at.world().table_of(index.seekers).filter(|c| quest::seeks(at, *c));
    let mut found: Vec<CardId> = seekers.collect();
    found.extend(creature::brawls(at));
    let listening = look(at).with_borrowers(index.speak_by_themselves_at(Moment::Settled));
    let speaks = |c: &CardId| self_speaking(at, *c, Moment::Settled, spoken).is_some();
    found.extend(at.world().table_of(listening).filter(speaks));
    found
}
