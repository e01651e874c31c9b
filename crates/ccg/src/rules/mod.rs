//! The procedures, one file each. Reading order: `turn` (phases and whose opportunity), `action` (initiation, responses,
//! result), `force` (cards as Force), `deploy`, `movement`, `drain`, `battle`, `damage`, `weapon`, `effect` (what the words of
//! the vocabulary do), `captivity`, `creature`, `ruin` (what befalls places and craft), `start`.

mod action;
mod allegiance;
mod battle;
mod captivity;
mod creature;
mod damage;
mod deeds;
mod deploy;
mod destiny;
mod drain;
mod effect;
mod force;
mod hidden;
mod insert;
mod keep;
mod lists;
mod loss;
mod movement;
mod quest;
mod refuse;
mod reserve;
mod retarget;
mod ruin;
mod sabacc;
mod settle;
mod skill;
mod special;
mod start;
mod training;
mod turn;
mod volley;
mod weapon;

pub(crate) use battle::draws;
pub use damage::{Debt, debt};
pub use lists::acts;
pub(crate) use refuse::why_not;
pub(crate) use turn::step;

use crate::Ccg;
use crate::event::{BOTH, EndOf, Event, Why};
use crate::look::Look;
use crate::world::{CardId, Zone};
use dejarik_kernel::{At, Play, Seat, SeatSet};

/// The table as it is now.
fn look<'a>(at: &'a At<'_, Ccg>) -> Look<'a> {
    Look::new(at.rules(), at.world())
}

/// A card goes to the top of a zone of its owner, and who has no Life Force left has lost (S13).
fn send(at: &mut At<'_, Ccg>, card: CardId, to: Zone, why: Why) -> Play<()> {
    let seat = at.world()[card].owner;
    send_to(at, card, seat, to, why)
}

fn send_to(at: &mut At<'_, Ccg>, card: CardId, seat: Seat, to: Zone, why: Why) -> Play<()> {
    let from = at.world()[card].zone;
    let hidden = |zone: Zone| matches!(zone, Zone::Reserve | Zone::Force | Zone::Used | Zone::Sabacc);
    let shown = match to {
        // What is retrieved is always shown (R282); what is lost from Life Force is not where the pile lies face down.
        _ if why == Why::Retrieved => BOTH,
        Zone::Lost if hidden(from) && look(at).is_face_down(seat) => SeatSet::NONE,
        Zone::Lost | Zone::Table | Zone::Playing | Zone::Out => BOTH,
        Zone::Hand | Zone::Sabacc => SeatSet::NONE.with(seat),
        _ if why == Why::Destiny => BOTH,
        _ => SeatSet::NONE,
    };
    at.emit(Event::Went { card, seat, to, end: EndOf::Top, why, shown });
    if hidden(from) && !hidden(to) {
        force::alive(at)?;
    }
    if from == Zone::Reserve && at.world().inserted(seat).next().is_some() {
        insert::surface(at, seat)?;
    }
    Ok(())
}
