//! Reinforcements: whom they may bring, and whether they fit.

use super::character::{Character, Faction};
use crate::abilities::{AbilityId, Printed, list};

/// An ability that brings characters after the squads are revealed (000:1784-1788).
#[derive(Clone)]
pub(super) struct Source<'a> {
    bearer: &'a str,
    ability: AbilityId,
    of: Option<&'a str>,
    left: u16,
}

/// Every such ability of a squad.
pub(super) fn sources<'a>(roster: &[&'a Character]) -> Vec<Source<'a>> {
    let each = roster.iter().flat_map(|c| c.abilities.iter().map(move |p| (c.name.as_str(), p)));
    each.filter_map(|(bearer, p): (&str, &Printed)| {
        let brings = [
            list::REINFORCEMENTS,
            list::FRINGE_REINFORCEMENTS,
            list::DROID_REINFORCEMENTS,
            list::SEPARATIST_REINFORCEMENTS,
        ];
        let left = u16::try_from(p.number?).ok()?;
        brings.contains(&p.ability).then_some(Source { bearer, ability: p.ability, of: p.of.as_deref(), left })
    })
    .collect()
}

impl Source<'_> {
    /// What it says, for a player.
    pub(super) fn words(&self) -> String {
        format!("{} {} of {}", self.ability.row().name, self.left, self.bearer)
    }

    /// The factions it names, which then need no leave of the squad's faction (003:1889-1891).
    pub(super) fn names(&self, faction: Option<Faction>) -> bool {
        let of = self.of.unwrap_or_default();
        faction.is_some_and(|f| of.split(',').any(|w| Faction::by_name(w.trim()) == Some(f)))
    }

    fn takes(&self, c: &Character) -> bool {
        // 003:1897-1901: a limit printed on the card counts.
        if self.of.is_some_and(|o| o.contains("non-Unique")) && c.unique {
            return false;
        }
        match self.ability {
            list::FRINGE_REINFORCEMENTS => c.faction == Some(Faction::Fringe),
            list::SEPARATIST_REINFORCEMENTS => c.faction == Some(Faction::Separatist),
            list::DROID_REINFORCEMENTS => c.has(list::DROID) || c.has(list::CYBORG),
            _ => self.of.is_none() || self.names(c.faction),
        }
    }
}

/// Whether these characters, each with what it costs, can be shared out among the sources.
pub(super) fn fit(brought: &[(&Character, u16)], sources: &mut [Source]) -> bool {
    let Some(((c, cost), rest)) = brought.split_first() else {
        return true;
    };
    for i in 0..sources.len() {
        if sources[i].left >= *cost && sources[i].takes(c) {
            sources[i].left -= cost;
            if fit(rest, sources) {
                return true;
            }
            sources[i].left += cost;
        }
    }
    false
}
