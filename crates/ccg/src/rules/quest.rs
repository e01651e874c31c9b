//! Seekers (R292) and Mobile Effects (R219): cards that go about by themselves.

use super::look;
use super::loss::lose_card;
use crate::Ccg;
use crate::choice::Ask;
use crate::coverage::{card_acted, rule};
use crate::event::{Event, Why};
use crate::look::Ctx;
use crate::world::{Berth, CardId, Mark};
use dejarik_kernel::{At, Play};

/// Whether a seeker is present with somebody it seeks (R292).
pub(super) fn seeks(at: &At<'_, Ccg>, card: CardId) -> bool {
    at.world().index.seekers.has(card) && look(at).is_active(card) && !look(at).sought(card).is_empty()
}

/// A seeker finds whom it seeks: its player picks one, and both are lost.
pub(super) fn find(at: &mut At<'_, Ccg>, seeker: CardId) -> Play<()> {
    rule(292);
    card_acted(at.world()[seeker].print);
    let (owner, found) = (at.world()[seeker].owner, look(at).sought(seeker));
    let victim = at.ask(owner, Ask::Victim(seeker), |_, list| list.extend(found))?;
    lose_card(at, victim, Why::Lost)?;
    lose_card(at, seeker, Why::Lost)
}

/// A Mobile Effect goes on to the next site in its direction, or turns back where there is none.
pub(super) fn drift(at: &mut At<'_, Ccg>, card: CardId) {
    let host = at.world()[card].host;
    let Some(place) = at.world().places.iter().position(|l| *l == host) else { return };
    rule(219);
    let turned = at.world()[card].has(Mark::Turned);
    let next = |back: bool| {
        let index = if back { place.checked_sub(1) } else { Some(place + 1) };
        let to = index.and_then(|n| at.world().places.get(n)).copied();
        to.filter(|to| look(at).adjacent(host, *to))
    };
    match (next(turned), next(!turned)) {
        (Some(to), _) => at.emit(Event::Moved { card, host: to, berth: Berth::On }),
        (None, Some(to)) => {
            at.emit(Event::Marked { card, mark: Mark::Turned, on: !turned });
            at.emit(Event::Moved { card, host: to, berth: Berth::On });
        }
        (None, None) => {}
    }
}

/// Which way a Mobile Effect goes first.
pub(super) fn choose_way(at: &mut At<'_, Ccg>, ctx: Ctx) -> Play<()> {
    if at.yes(ctx.you, Ask::Whether(ctx.me))? {
        at.emit(Event::Marked { card: ctx.me, mark: Mark::Turned, on: true });
    }
    Ok(())
}
