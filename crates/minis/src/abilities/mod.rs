//! Abilities: the list of them, how their printed names are read, and what each does, one file a family.
//!
//! An ability is any mix of modifier (adds to a number), reaction (speaks at a moment), action (adds something to do),
//! gift (gives or takes abilities) and plain fact (a rule looks it up by its name). To add one: an entry in its family's
//! file, and a ruling that shows it.

mod ability;
mod against_force;
mod aimed;
mod armour;
mod auras;
mod blasts;
mod charges;
mod darts;
mod declared;
mod facts;
mod fallen;
mod fire;
mod gallop;
mod gifts;
mod gleaned;
mod guards;
mod healing;
mod hit;
mod initiative;
mod levitation;
pub mod list;
mod minds;
mod mines;
mod moment;
mod moving;
mod numbers;
mod powers;
mod printed;
mod pushes;
mod renewal;
mod riders;
mod rolled;
mod sabers;
mod setup;
mod spirits;
mod still;
mod targeted;
mod tools;
mod turn_end;

pub(crate) use declared::overwhelm;
pub(crate) use fallen::haunt;
pub(crate) use gifts::remember_attack;
pub(crate) use riders::{splash, splashed};

pub use ability::{Ability, Action, Adds, Aims, Instead, Means, Reaction, Strike, Will};
pub use list::{AbilityId, Kind, Parameter, Row, Timing, by_id};
pub use moment::{AbilitySet, Moment, Moments};
pub use printed::{ParseError, Printed, parse};

/// The families.
const FAMILIES: &[&[Ability]] = &[
    against_force::FAMILY,
    armour::FAMILY,
    auras::FAMILY,
    blasts::FAMILY,
    charges::FAMILY,
    darts::FAMILY,
    declared::FAMILY,
    facts::FAMILY,
    fallen::FAMILY,
    fire::FAMILY,
    gifts::FAMILY,
    gleaned::FAMILY,
    levitation::FAMILY,
    guards::FAMILY,
    healing::FAMILY,
    hit::FAMILY,
    minds::FAMILY,
    mines::FAMILY,
    moving::FAMILY,
    numbers::FAMILY,
    powers::FAMILY,
    pushes::FAMILY,
    riders::FAMILY,
    rolled::FAMILY,
    sabers::FAMILY,
    spirits::FAMILY,
    still::FAMILY,
    targeted::FAMILY,
    tools::FAMILY,
    gallop::FAMILY,
    initiative::FAMILY,
    renewal::FAMILY,
    setup::FAMILY,
    turn_end::FAMILY,
];

/// What every ability does, by its number in the list; `None` where nothing is implemented yet.
///
/// # Panics
/// If two families claim the same ability.
pub fn table() -> Vec<Option<&'static Ability>> {
    let mut table = vec![None; AbilityId::COUNT];
    for ability in FAMILIES.iter().copied().flatten() {
        let place: &mut Option<&'static Ability> = &mut table[ability.id.0 as usize];
        assert!(place.is_none(), "{} has two homes", ability.id.row().name);
        *place = Some(ability);
    }
    table
}

/// Whether an ability does what its text says. Words of the rules that are nothing to carry out count as done.
pub fn implemented(ability: AbilityId) -> bool {
    ability.row().timing == Timing::Definition || FAMILIES.iter().copied().flatten().any(|a| a.id == ability)
}
