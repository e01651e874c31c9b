//! Abilities: the list of them, how their printed names are read, and what each does, one file a family.
//!
//! An ability is any mix of modifier (adds to a number), reaction (speaks at a moment), action (adds something to do),
//! gift (gives or takes abilities) and plain fact (a rule looks it up by its name). To add one: an entry in its family's
//! file, and a ruling that shows it.

mod ability;
mod facts;
mod gallop;
mod initiative;
pub mod list;
mod moment;
mod numbers;
mod printed;
mod renewal;
mod setup;
mod turn_end;

pub(crate) use printed::distance;

pub use ability::{Ability, Action, Adds, Instead, Will};
pub use list::{AbilityId, Kind, Parameter, Row, Timing, by_id};
pub use moment::{AbilitySet, Moment, Moments};
pub use printed::{ParseError, Printed, parse};

/// The families.
const FAMILIES: &[&[Ability]] = &[
    facts::FAMILY,
    numbers::FAMILY,
    setup::FAMILY,
    initiative::FAMILY,
    renewal::FAMILY,
    turn_end::FAMILY,
    gallop::FAMILY,
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
