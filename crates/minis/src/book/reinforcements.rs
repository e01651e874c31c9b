//! Reinforcements: whom they may bring, and whether they fit.

use super::admission::joins;
use super::character::{Character, Faction};
use super::cost::{Placed, paid_cost};
use super::said::Said;
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
    pub(super) fn said(&self) -> Said {
        Said::new("squad-source").with("ability", self.ability).with("n", self.left).with("name", self.bearer)
    }

    /// The factions it names, which then need no leave of the squad's faction (003:1889-1891).
    pub(super) fn names(&self, faction: Option<Faction>) -> bool {
        let of = self.of.unwrap_or_default();
        faction.is_some_and(|f| of.split(',').any(|w| Faction::by_name(w.trim()) == Some(f)))
    }

    /// Whether it brings that character, who has this faction in the squad: who may be there by Affinity counts as of the
    /// squad's faction, and of no other (003:1022-1027).
    fn takes(&self, c: &Character, faction: Option<Faction>) -> bool {
        let of = |f: Faction| c.faction == Some(f) || faction == Some(f);
        // 003:1897-1901: a limit printed on the card counts.
        if self.of.is_some_and(|o| o.contains("non-Unique")) && c.unique {
            return false;
        }
        match self.ability {
            list::FRINGE_REINFORCEMENTS => c.faction == Some(Faction::Fringe),
            list::SEPARATIST_REINFORCEMENTS => of(Faction::Separatist),
            list::DROID_REINFORCEMENTS => c.has(list::DROID) || c.has(list::CYBORG),
            _ => self.of.is_none() || self.names(c.faction) || self.names(faction),
        }
    }
}

/// Whether these characters, each with what it costs, can be shared out among the sources.
pub(super) fn fit(brought: &[(Placed, u16)], sources: &mut [Source]) -> bool {
    let Some(((c, cost), rest)) = brought.split_first() else {
        return true;
    };
    for i in 0..sources.len() {
        if sources[i].left >= *cost && sources[i].takes(c.character, c.faction) {
            sources[i].left -= cost;
            if fit(rest, sources) {
                return true;
            }
            sources[i].left += cost;
        }
    }
    false
}

/// What the engine must know of a squad into which somebody is brought.
pub(crate) struct Ranks<'a> {
    /// Everybody who ever was in it, with the faction each has there.
    pub(crate) members: Vec<(&'a Character, Option<Faction>)>,
    /// Everybody who ever was in the other squads of its team.
    pub(crate) mates: Vec<&'a Character>,
    /// Whether all of it is Mandalorian (000:1627).
    pub(crate) conscripted: bool,
}

impl<'a> Ranks<'a> {
    /// What it costs to bring that character in by that ability, if it may come (000:1784-1788, 1803; 003:1889-1967).
    pub(crate) fn price(&self, by: &Printed, c: &'a Character) -> Option<u16> {
        let known = !matches!(c.status(), super::Status::Incomplete(_)) && c.hit_points.is_some();
        if !known || !self.kind_fits(by, c) || self.has_its_like(c) {
            return None;
        }
        let placed =
            |(character, faction): (&'a Character, Option<Faction>)| Placed { character, holds: None, faction };
        let newcomer = placed((c, self.faction_of(c)));
        let mut roster: Vec<Placed> = self.members.iter().copied().map(placed).collect();
        roster.push(newcomer);
        paid_cost(&newcomer, &roster)
    }

    /// The faction a newcomer has in this squad.
    pub(crate) fn faction_of(&self, c: &Character) -> Option<Faction> {
        if self.conscripted { Some(Faction::Mandalorian) } else { self.adopts(c).or(c.faction) }
    }

    /// The faction of the squad, if the newcomer may be in it by its Affinity (003:1022-1027).
    fn adopts(&self, c: &Character) -> Option<Faction> {
        let factions = self.members.iter().filter_map(|(_, faction)| *faction);
        let stranger = c.faction != Some(Faction::Fringe) && !self.is_of(c.faction);
        factions.into_iter().find(|f| stranger && *f != Faction::Fringe && joins(c, *f))
    }

    /// Unique characters come once, whatever became of them (003:2231-2236), and once in a team (000:1001).
    fn has_its_like(&self, c: &Character) -> bool {
        let same = |m: &Character| m.unique && m.unique_names.iter().any(|n| c.unique_names.contains(n));
        c.unique && self.members.iter().map(|(m, _)| *m).chain(self.mates.iter().copied()).any(same)
    }

    fn kind_fits(&self, by: &Printed, c: &Character) -> bool {
        let of = by.of.as_deref().unwrap_or_default();
        if of.contains("non-Unique") && c.unique {
            return false;
        }
        let adopted = self.adopts(c);
        let is = |f: Faction| c.faction == Some(f) || adopted == Some(f);
        match by.ability {
            list::FRINGE_REINFORCEMENTS | list::FRINGE_RESERVES => c.faction == Some(Faction::Fringe),
            list::SEPARATIST_REINFORCEMENTS | list::SEPARATIST_RESERVES => is(Faction::Separatist),
            list::REPUBLIC_RESERVES => is(Faction::Republic),
            list::DROID_REINFORCEMENTS => {
                (c.has(list::DROID) || c.has(list::CYBORG))
                    && (c.faction == Some(Faction::Fringe) || self.is_of(c.faction) || adopted.is_some())
            }
            _ => kinds(of).any(is),
        }
    }

    /// Whether that is the squad's own faction: the one of its members that are not Fringe (003:1892-1896).
    fn is_of(&self, faction: Option<Faction>) -> bool {
        faction.is_some() && self.members.iter().any(|(m, f)| *f == faction && m.faction == faction)
    }
}

/// The factions that a card names: "Rebel, New Republic", for Reserves with the roll: "Rebel on 15".
fn kinds(of: &str) -> impl Iterator<Item = Faction> + '_ {
    let named = of.split(" on ").next().unwrap_or_default();
    named.split(',').filter_map(|w| Faction::by_name(w.trim()))
}

/// The initiative die that brings Reserves: as the card says, else 20 for the Republic, 1 for Separatists, 11 for the
/// Fringe (002:735, 889, 905; E-53).
pub(crate) fn reserve_die(by: &Printed) -> Option<u8> {
    let printed = by.of.as_deref().and_then(|of| of.rsplit_once(" on ")).and_then(|(_, n)| n.trim().parse().ok());
    printed.or(match by.ability {
        list::REPUBLIC_RESERVES => Some(20),
        list::SEPARATIST_RESERVES => Some(1),
        list::FRINGE_RESERVES => Some(11),
        _ => None,
    })
}
