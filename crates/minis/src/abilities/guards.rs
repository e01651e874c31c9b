//! Bodyguards, who take the damage of attacks on their neighbours (step 11, before everything else in it).

use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::Look;
use crate::world::FigureId;
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // An adjacent ally would take damage from an attack: the bearer may take all of it instead.
    Ability {
        hears: Some(Moment::Guard),
        will: Will::May,
        speaks: |look, me, _| guards(look, me),
        does: |at, me, _| take(at, me, list::BODYGUARD),
        ..Ability::of(list::BODYGUARD)
    },
    // The same for those with Emperor in their name (faq-171, faq-306).
    Ability {
        hears: Some(Moment::Guard),
        will: Will::May,
        speaks: |look, me, _| guards(look, me) && named(look, "Emperor"),
        does: |at, me, _| take(at, me, list::EMPERORS_BODYGUARD),
        ..Ability::of(list::EMPERORS_BODYGUARD)
    },
    // The same for Xizor.
    Ability {
        hears: Some(Moment::Guard),
        will: Will::May,
        speaks: |look, me, _| guards(look, me) && named(look, "Xizor"),
        does: |at, me, _| take(at, me, list::XIZORS_BODYGUARD),
        ..Ability::of(list::XIZORS_BODYGUARD)
    },
];

/// Damage moves once and no further (faq-167), and never from an attack with Overwhelming Force.
fn guards(look: &Look<'_>, me: FigureId) -> bool {
    let hurt = look.w.hurt();
    hurt.attack
        && hurt.amount > 0
        && hurt.who == hurt.first
        && look.w.allies(me, hurt.who)
        && look.adjacent(me, hurt.who)
        && !look.unstoppable(hurt.by)
}

fn named(look: &Look<'_>, part: &str) -> bool {
    look.rules.card(look.w[look.w.hurt().who].card).name.contains(part)
}

/// What was worked out against the first target goes over as it is, Disintegration included (faq-166, faq-168; 000:1243).
fn take(at: &mut At<'_, Minis>, me: FigureId, ability: AbilityId) -> Play<()> {
    at.emit(Event::DamageMoved { to: me, ability });
    Ok(())
}
