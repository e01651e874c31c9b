//! Healing and repairs: damage is removed, never beyond the Hit Points one began with.

use super::{Ability, AbilityId, Action, Instead, Strike, list};
use crate::Minis;
use crate::choice::Ask;
use crate::look::{Look, Purpose};
use crate::rules::{at_hand, avoids, controller, harm, heal, look};
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play};

/// Healing and repairs.
pub static FAMILY: &[Ability] = &[
    mends(
        list::HEAL,
        0,
        |look, who, _| at_hand(patients(look, who).iter()),
        |at, who, n| tend(at, who, list::HEAL, n, patients),
    ),
    Ability {
        action: Some(Action::on_one(Instead::Attacks, 2, |look, who, _| at_hand(open_patients(look, who).iter()))),
        strikes: Some(Strike {
            whom: open_patients,
            aimed: false,
            does: |at, _, patient, n| {
                heal(at, patient, n);
                Ok(())
            },
        }),
        ..Ability::of(list::FORCE_HEAL)
    },
    mends(
        list::REPAIR,
        0,
        |look, who, _| at_hand(droids(look, who).iter()),
        |at, who, n| tend(at, who, list::REPAIR, n, droids),
    ),
    mends(
        list::INDUSTRIAL_REPAIR,
        0,
        |look, who, _| at_hand(machines(look, who).iter()),
        |at, who, n| tend(at, who, list::INDUSTRIAL_REPAIR, n, machines),
    ),
    Ability {
        action: Some(Action {
            instead: Instead::Turn,
            cost: 1,
            may: |look, who, _| at_hand(std::iter::once(who).filter(|f| look.wounded(*f))),
            does: |at, who, n| {
                heal(at, who, n);
                Ok(())
            },
        }),
        ..Ability::of(list::RECOVERY)
    },
    Ability {
        action: Some(Action {
            instead: Instead::Turn,
            cost: 0,
            may: |look, who, _| at_hand(subjects(look, who).iter()),
            does: |at, who, _| surgery(at, who),
        }),
        ..Ability::of(list::HOMICIDAL_SURGERY)
    },
];

type Mends = fn(&mut At<'_, Minis>, FigureId, i16) -> Play<()>;
type May = fn(&Look<'_>, FigureId, i16) -> Result<(), dejarik_kernel::WhyNot>;

const fn mends(id: AbilityId, cost: u8, may: May, does: Mends) -> Ability {
    Ability { action: Some(Action { instead: Instead::Attacks, cost, may, does }), ..Ability::of(id) }
}

/// Living characters next to it.
fn beside(look: &Look<'_>, who: FigureId) -> FigureSet {
    look.others(who).filter(|f| look.living(*f) && look.adjacent(who, *f)).collect()
}

/// The wounded that Heal can help: the living next to it (000:1499), and itself, though in the older book no Droid (E-21).
fn patients(look: &Look<'_>, who: FigureId) -> FigureSet {
    let oneself = std::iter::once(who).filter(|f| !look.w.options.edition.heals_no_droid() || look.living(*f));
    beside(look, who).iter().chain(oneself).filter(|f| look.wounded(*f)).collect()
}

/// The same without those that no Force power of others can affect (000:1374, 1378).
fn open_patients(look: &Look<'_>, who: FigureId) -> FigureSet {
    patients(look, who).iter().filter(|f| look.open_alone(who, *f, list::FORCE_HEAL)).collect()
}

/// Damaged Droids next to it; never itself (faq-344).
fn droids(look: &Look<'_>, who: FigureId) -> FigureSet {
    look.others(who).filter(|f| look.wounded(*f) && look.droid(*f) && look.adjacent(who, *f)).collect()
}

/// Damaged mounted weapons next to it (000:1532).
fn machines(look: &Look<'_>, who: FigureId) -> FigureSet {
    let built = |f: FigureId| look.has(f, list::MOUNTED_WEAPON) || look.acts(f, list::MACHINERY);
    let machine = |f: &FigureId| look.wounded(*f) && look.adjacent(who, *f) && built(*f);
    look.others(who).filter(machine).collect()
}

/// One of them is healed.
fn tend(
    at: &mut At<'_, Minis>,
    who: FigureId,
    ability: AbilityId,
    amount: i16,
    whom: fn(&Look<'_>, FigureId) -> FigureSet,
) -> Play<()> {
    let them = whom(&look(at), who);
    if them.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let patient = at.ask(seat, Ask::Target(who, ability), |_, list| list.extend(them.iter()))?;
    heal(at, patient, amount);
    Ok(())
}

/// Whom surgery can be done on: living allies next to it, and enemies that are legal targets.
fn subjects(look: &Look<'_>, who: FigureId) -> FigureSet {
    let purpose = Purpose::Ability(list::HOMICIDAL_SURGERY);
    let legal = |f: &FigureId| look.w.allies(who, *f) || look.may_target(who, *f, purpose).is_ok();
    beside(look, who).iter().filter(legal).collect()
}

/// 10 damage, but an ally whose save succeeds is healed by 10 instead (000:1512).
fn surgery(at: &mut At<'_, Minis>, who: FigureId) -> Play<()> {
    const ABILITY: AbilityId = list::HOMICIDAL_SURGERY;
    let them = subjects(&look(at), who);
    if them.is_empty() {
        return Ok(());
    }
    let seat = controller(at, who);
    let patient = at.ask(seat, Ask::Target(who, ABILITY), |_, list| list.extend(them.iter()))?;
    if at.world().allies(who, patient) && avoids(at, patient, 11, ABILITY, who)? {
        heal(at, patient, 10);
        return Ok(());
    }
    harm(at, patient, who, 10)
}
