//! What is thrown, fired or sprayed at a target and reaches everybody next to it; none of it is an attack (faq-024).

use super::aimed::{aimed, anyone, living};
use super::{Ability, AbilityId, Aims, list};
use crate::Minis;
use crate::look::Look;
use crate::rules::{avoids, blast, each, harm_dealt, look, stun_unless_saved, touches};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play, trace};

/// The blasts.
pub static FAMILY: &[Ability] = &[
    aimed!(GRENADES, Attacks, 0, 6, anyone, |at, who, target, n| burst(at, who, target, list::GRENADES, n)),
    aimed!(MISSILES, Attacks, 0, Aims::SIGHT, anyone, |at, who, target, n| burst(at, who, target, list::MISSILES, n)),
    aimed!(ATLATL, Attacks, 0, 6, anyone, |at, who, target, n| burst(at, who, target, list::ATLATL, n)),
    aimed!(CESTA, Attacks, 0, Aims::SIGHT, anyone, |at, who, target, n| burst(at, who, target, list::CESTA, n)),
    // Damage without a save.
    aimed!(FLAMETHROWER, Attacks, 0, 6, anyone, |at, who, target, n| {
        let victims = blast(&look(at), target);
        each(at, who, list::FLAMETHROWER, victims, |at, f| harm_dealt(at, f, who, n).map(drop))
    }),
    // A rider of Grenades, see below.
    Ability::of(list::EMP_GRENADES),
    // Stuns all but mounted weapons and the Huge.
    aimed!(NET_GUN, Attacks, 0, 6, |look, _, at| blast(look, at).iter().any(|f| nettable(look, f)), {
        |at, who, target, _| daze(at, who, target, list::NET_GUN, nettable)
    }),
    // Stuns the living but the Huge.
    aimed!(SONIC_STUNNER, Attacks, 0, 6, living, |at, who, target, _| {
        if !touches(&look(at), who, target, list::SONIC_STUNNER) {
            return Ok(());
        }
        daze(at, who, target, list::SONIC_STUNNER, |look, f| look.living(f) && !look.huge(f))
    }),
];

/// Damage to the target and everybody next to it; each avoids it with a save of 11.
fn burst(at: &mut At<'_, Minis>, who: FigureId, target: FigureId, ability: AbilityId, damage: i16) -> Play<()> {
    let victims = blast(&look(at), target);
    each(at, who, ability, victims, |at, f| {
        let saved = avoids(at, f, 11, ability, who)?;
        let dealt = if saved { 0 } else { harm_dealt(at, f, who, damage)? };
        shock(at, who, f, ability, dealt)
    })
}

/// What Atlatl, Cesta and EMP Grenades do to machines: Atlatl and Cesta to those that take the damage (000:1076-1079, 1130),
/// EMP Grenades to all that the Grenades reach (000:1299).
fn shock(at: &mut At<'_, Minis>, who: FigureId, f: FigureId, ability: AbilityId, dealt: i16) -> Play<()> {
    let emp = ability == list::GRENADES && look(at).has(who, list::EMP_GRENADES);
    let bola = matches!(ability, list::ATLATL | list::CESTA) && dealt > 0;
    if !(emp || bola) || !look(at).stands(f) || look(at).living(f) || look(at).huge(f) {
        return Ok(());
    }
    let by = if emp { list::EMP_GRENADES } else { ability };
    trace::acted(by.0);
    stun_unless_saved(at, f, 11, by, who)
}

/// Mounted weapons and the Huge slip out of nets (000:1684-1687).
fn nettable(look: &Look<'_>, f: FigureId) -> bool {
    !look.has(f, list::MOUNTED_WEAPON) && !look.huge(f)
}

/// Stuns the target and everybody next to it of the right kind; each avoids it with a save of 11.
fn daze(
    at: &mut At<'_, Minis>,
    who: FigureId,
    target: FigureId,
    ability: AbilityId,
    kind: fn(&Look<'_>, FigureId) -> bool,
) -> Play<()> {
    let view = look(at);
    let unsettled = |f: &FigureId| kind(&view, *f) && !view.w[*f].activated;
    let victims: FigureSet = blast(&view, target).iter().filter(unsettled).collect();
    each(at, who, ability, victims, |at, f| stun_unless_saved(at, f, 11, ability, who))
}
