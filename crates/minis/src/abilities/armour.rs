//! Abilities that reduce damage about to be taken (step 11).

use super::{Ability, AbilityId, Moment, Will, list};
use crate::Minis;
use crate::event::Event;
use crate::look::Look;
use crate::rules::save;
use crate::world::{FigureId, How};
use dejarik_kernel::{At, Play};

/// The family.
pub static FAMILY: &[Ability] = &[
    // So many saves of 11, each worth 10.
    Ability {
        hears: Some(Moment::Hurt),
        speaks: |look, me, _| suffers(look, me) && !look.destabilized(me),
        does: |at, me, n| {
            for _ in 0..n.max(1) {
                armoured(at, me, 11, list::SHIELDS)?;
            }
            Ok(())
        },
        ..Ability::of(list::SHIELDS)
    },
    // So much less, always; but see what ignores it.
    Ability {
        hears: Some(Moment::Hurt),
        speaks: |look, me, n| suffers(look, me) && !cut_through(look, me) && reduction(look, me, n) > 0,
        does: |at, me, n| {
            let less = reduction(&crate::rules::look(at), me, n);
            reduce(at, less, list::DAMAGE_REDUCTION);
            Ok(())
        },
        ..Ability::of(list::DAMAGE_REDUCTION)
    },
    // A save of 11, worth 10; but see what ignores it.
    Ability {
        hears: Some(Moment::Hurt),
        speaks: |look, me, _| suffers(look, me) && !cut_through(look, me),
        does: |at, me, _| armoured(at, me, 11, list::DARK_ARMOR),
        ..Ability::of(list::DARK_ARMOR)
    },
    // A save of the printed number, worth 10.
    Ability {
        hears: Some(Moment::Hurt),
        speaks: |look, me, n| n > 0 && suffers(look, me),
        does: |at, me, n| armoured(at, me, n as u8, list::VONDUUN_CRAB_ARMOR),
        ..Ability::of(list::VONDUUN_CRAB_ARMOR)
    },
    // Force 1: 20 less of this one damage (faq-436).
    Ability {
        hears: Some(Moment::Hurt),
        will: Will::Costs(1),
        speaks: |look, me, _| suffers(look, me),
        does: |at, _, _| {
            reduce(at, 20, list::FORCE_BUBBLE);
            Ok(())
        },
        ..Ability::of(list::FORCE_BUBBLE)
    },
];

/// Whether the damage under way is the figure's and can be reduced: Overwhelming Force forbids it for attacks.
fn suffers(look: &Look<'_>, me: FigureId) -> bool {
    let hurt = look.w.hurt();
    hurt.who == me && hurt.amount > 0 && !(hurt.attack && look.unstoppable(hurt.by))
}

/// Attacks of adjacent enemies with lightsabers, and thrown lightsabers, ignore it (000:1194-1200).
fn cut_through(look: &Look<'_>, me: FigureId) -> bool {
    let hurt = look.w.hurt();
    if !hurt.attack || !look.w.enemies(me, hurt.by) {
        return false;
    }
    let thrown = look.w.attacks.last().is_some_and(|attack| {
        use list::{LIGHTSABER_THROW, LIGHTSABER_THROW_2, LIGHTSABER_THROW_5};
        let (How::Ability(a) | How::Sweep(a) | How::Immediate(a)) = attack.how else { return false };
        [LIGHTSABER_THROW, LIGHTSABER_THROW_2, LIGHTSABER_THROW_5].contains(&a)
    });
    thrown || (look.lightsaber(hurt.by) && look.reaches(hurt.by, me))
}

/// What is left of Damage Reduction: Penetration lowers it (000:1722), Demolish next to it ends it (000:1225).
fn reduction(look: &Look<'_>, me: FigureId, n: i16) -> i16 {
    let hurt = look.w.hurt();
    if !hurt.attack {
        return n;
    }
    if look.has(hurt.by, list::DEMOLISH) && look.reaches(hurt.by, me) && look.acts(hurt.by, list::DEMOLISH) {
        return 0;
    }
    let pierced = look.number(hurt.by, list::PENETRATION).filter(|_| look.acts(hurt.by, list::PENETRATION));
    (n - pierced.unwrap_or(0)).max(0)
}

/// A save; on a success the damage is 10 less. Nobody rolls for damage that is none any more.
fn armoured(at: &mut At<'_, Minis>, me: FigureId, needs: u8, ability: AbilityId) -> Play<()> {
    let (by, amount) = (at.world().hurt().by, at.world().hurt().amount);
    if amount > 0 && save(at, me, needs, ability, by)? {
        reduce(at, 10, ability);
    }
    Ok(())
}

fn reduce(at: &mut At<'_, Minis>, less: i16, ability: AbilityId) {
    let to = (at.world().hurt().amount - less).max(0);
    at.emit(Event::DamageReduced { to, ability });
}
