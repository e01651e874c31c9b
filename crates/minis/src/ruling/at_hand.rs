//! Which rows of the list are on the table: a case in which one of them did not act says *no* about it.

use crate::Minis;
use crate::abilities::{AbilityId, Kind, list};
use crate::book::Size;
use crate::look::Look;
use crate::world::World;

/// Every row that might act: abilities that somebody has, in a squad that is judged too, sizes that somebody has, and
/// the terms of the rules, which hold for everybody.
pub(super) fn at_hand<'a>(rules: &'a Minis, w: &'a World) -> impl Iterator<Item = AbilityId> + 'a {
    let look = Look::new(rules, w);
    let judged: Vec<AbilityId> = rules
        .props
        .squads
        .iter()
        .flat_map(|squad| squad.members.iter().chain(&squad.reinforcements))
        .filter_map(|member| rules.book().find(&member.name).ok())
        .flat_map(|card| card.abilities.iter().map(|p| p.ability))
        .collect();
    AbilityId::all().filter(move |a| {
        let row = a.row();
        let shown = |f| match rules.card(w[f].card).size {
            Size::Small => *a == list::SMALL,
            Size::Medium => *a == list::MEDIUM,
            Size::Large => *a == list::LARGE,
            Size::Huge => *a == list::HUGE,
        };
        match row.kind {
            Kind::Keyword if row.id.starts_with("term-") => true,
            Kind::Size => w.ids().any(shown),
            // Nobody's card prints these: they belong to everybody with Force points.
            _ if matches!(*a, list::REROLL | list::MOVE_FASTER) => w.ids().any(|f| w[f].force > 0),
            Kind::Special | Kind::Force | Kind::Keyword => {
                judged.contains(a)
                    || w.ids().any(|f| look.has(f, *a) || rules.card(w[f].card).is_kind(row.name, w.options.edition))
            }
        }
    })
}
