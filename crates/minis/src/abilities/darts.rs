//! What is used on one enemy and is neither an attack nor a Force power.

use super::aimed::{aimed, anyone, living};
use super::{Ability, AbilityId, Aims, list};
use crate::Minis;
use crate::look::Look;
use crate::rules::{avoids, defeat, harm, look, mark, stun, touches};
use crate::world::{FigureId, Until};
use dejarik_kernel::{At, Play};

/// The darts.
pub static FAMILY: &[Ability] = &[
    aimed!(SPIT_POISON, Attacks, 0, 6, living, |at, who, target, n| hit(at, who, target, list::SPIT_POISON, 11, n)),
    aimed!(RAZORBUG, Attacks, 0, Aims::SIGHT, anyone, |at, who, target, _| {
        hit(at, who, target, list::RAZORBUG, 11, 10)
    }),
    aimed!(VIRULENT_POISON_DART, Turn, 0, 6, anyone, |at, who, target, _| {
        hit(at, who, target, list::VIRULENT_POISON_DART, 16, 40)
    }),
    aimed!(PLAERYIN_BOL, Turn, 0, Aims::SIGHT, |look, by, at| look.adjacent(by, at) && bitten(look, by, at), {
        |at, who, target, _| hit(at, who, target, list::PLAERYIN_BOL, 11, 40)
    }),
    // The target need not be seen; see the rules of targets for what follows from that (003:1613-1644).
    aimed!(KOUHUN_INFESTATION, Turn, 0, 12, bitten, |at, who, target, _| {
        hit(at, who, target, list::KOUHUN_INFESTATION, 11, 60)
    }),
    // 10 damage and a stun, or nothing; the Huge cannot be stunned by it.
    aimed!(THUD_BUG, Attacks, 0, 6, bitten, |at, who, target, _| {
        if !touches(&look(at), who, target, list::THUD_BUG) || avoids(at, target, 11, list::THUD_BUG, who)? {
            return Ok(());
        }
        harm(at, target, who, 10)?;
        if !look(at).huge(target) && look(at).living(target) {
            stun(at, target);
        }
        Ok(())
    }),
    // A vehicle cannot move this round.
    aimed!(HARPOON_GUN, Attacks, 0, 6, |look, _, at| look.has(at, list::MOUNTED_WEAPON), |at, who, target, _| {
        let touched = touches(&look(at), who, target, list::HARPOON_GUN);
        if touched && !avoids(at, target, 11, list::HARPOON_GUN, who)? {
            mark(at, target, list::HARPOON_GUN, who, 0, Until::EndOfRound);
        }
        Ok(())
    }),
    // A big vehicle is blown up.
    aimed!(
        DEMOLITION_CHARGE,
        Turn,
        0,
        Aims::SIGHT,
        |look, by, at| { look.huge(at) && look.has(at, list::MOUNTED_WEAPON) && look.adjacent(by, at) },
        |at, who, target, _| {
            let touched = touches(&look(at), who, target, list::DEMOLITION_CHARGE);
            if touched && !avoids(at, target, 6, list::DEMOLITION_CHARGE, who)? {
                defeat(at, target, Some(who), false)?;
            }
            Ok(())
        }
    ),
];

/// Living enemies, and in the older edition machines too (E-28, E-37, E-48).
fn bitten(look: &Look<'_>, _: FigureId, at: FigureId) -> bool {
    look.living(at) || look.w.options.edition.bites_machines()
}

/// Damage to one, which a save avoids.
fn hit(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, ability: AbilityId, needs: u8, n: i16) -> Play<()> {
    let poison = matches!(ability, list::SPIT_POISON | list::VIRULENT_POISON_DART);
    if poison && look(at).breathes(target) {
        return Ok(());
    }
    if !touches(&look(at), who, target, ability) || avoids(at, target, needs, ability, who)? {
        return Ok(());
    }
    harm(at, target, who, n)
}
