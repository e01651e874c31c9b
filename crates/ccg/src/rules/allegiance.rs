//! Characters that change sides: crossing over (R089), and Lando, who is converted (R081, R190).

use super::look;
use super::loss::lose_card;
use crate::Ccg;
use crate::book::text::Kind;
use crate::coverage::rule;
use crate::event::{Event, Why};
use crate::world::{Berth, CardId};
use dejarik_kernel::{At, Play, Seat};

/// A character crosses over: another player's from now on, and its name means nothing any more. What it carries because of its
/// name is lost; the rest, and what it has learnt, goes along.
pub(super) fn cross_over(at: &mut At<'_, Ccg>, to: Seat, card: CardId) -> Play<()> {
    if !look(at).is(card, Kind::Character) || at.world()[card].owner == to {
        return Ok(());
    }
    rule(89);
    at.emit(Event::Crossed { card, owner: to });
    for guest in at.world().guests(card).collect::<Vec<_>>() {
        if at.world()[guest].berth != Berth::On {
            continue;
        }
        at.emit(Event::Changed { card: guest, owner: to });
        let kept = look(at).is(guest, Kind::JediTest) || look(at).may_carry(guest, card);
        if !kept {
            at.emit(Event::Changed { card: guest, owner: at.world()[guest].home });
            lose_card(at, guest, Why::Lost)?;
        }
    }
    Ok(())
}
