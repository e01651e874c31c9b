//! What a character is worth: squads with about half of their points in it against squads of the same set without it.
//!
//! Squads are drawn by lot, so that it meets all sorts of company and of enemies, and a table is played with it on either
//! seat. A character that is worth its cost wins about half of the games.

use super::{Ready, judged, maps, table};
use crate::{GameError, Trial};
use dejarik_kernel::Chance;
use dejarik_minis::Minis;
use dejarik_minis::book::{Character, Faction, Squad, Status};
use dejarik_minis::setup::Company;
use dejarik_minis::text::Lang;

/// The points of a squad.
const POINTS: u16 = 100;
/// The most of them that are spent on the character on trial, unless one of it costs more.
const CORE: u16 = 50;

/// Every character of the set with so many tables, the character's squad at the first seat of every other one.
pub(super) fn trials(rules: &Minis, set: &str, tables: usize, seed: u64) -> Result<Vec<Trial>, GameError> {
    let ready = |c: &&Character| c.set.eq_ignore_ascii_case(set) && matches!(c.status(), Status::Ready);
    let pool: Vec<&Character> = rules.book().characters().iter().filter(ready).collect();
    if pool.len() < 2 {
        return Err(GameError::refused(format!("there is no set \"{set}\" with characters that can meet")));
    }
    let maps = maps(rules, Lang::English, None)?;
    let mut trials = Vec::new();
    for on_trial in &pool {
        let mut chance = Chance::new(seed.wrapping_mul(1_000_003).wrapping_add(on_trial.id.0.into()));
        let others: Vec<&Character> = pool.iter().copied().filter(|c| c.id != on_trial.id).collect();
        let mut one = |nth: usize| {
            let mine = squad(rules, &others, Some(on_trial), &mut chance)?;
            let theirs = squad(rules, &others, None, &mut chance)?;
            let (left, right) = if nth.is_multiple_of(2) { (&mine, &theirs) } else { (&theirs, &mine) };
            table(rules, Lang::English, left, right, &maps[nth / 2 % maps.len()])
        };
        trials.push(Trial {
            name: on_trial.name.clone(),
            faction: on_trial.faction.map_or(String::new(), |f| f.name().to_owned()),
            cost: on_trial.cost.unwrap_or(0),
            tables: (0..tables).map(&mut one).collect::<Result<_, _>>()?,
        });
    }
    Ok(trials)
}

/// A squad by lot, around that character if there is one.
fn squad(
    rules: &Minis,
    pool: &[&Character],
    around: Option<&Character>,
    chance: &mut Chance,
) -> Result<Ready, GameError> {
    let sides: Vec<Faction> = {
        let mut all: Vec<Faction> = pool.iter().filter_map(|c| c.faction).filter(|f| *f != Faction::Fringe).collect();
        all.sort();
        all.dedup();
        all
    };
    let own = around.and_then(|c| c.faction).filter(|f| *f != Faction::Fringe);
    let lot = |chance: &mut Chance| sides.get(chance.below(sides.len().max(1))).copied().unwrap_or(Faction::Fringe);
    let faction = own.unwrap_or_else(|| lot(chance));
    let cost = |c: &Character| c.cost.unwrap_or(POINTS);
    let mut roster: Vec<&Character> = Vec::new();
    let mut left = POINTS;
    if let Some(c) = around {
        // Nobody fields a handful of those who cannot strike.
        let alone = c.unique || c.damage == Some(0);
        let copies = if alone { 1 } else { (CORE / cost(c).max(1)).max(1) };
        roster.extend((0..copies).map(|_| c));
        left -= copies * cost(c);
    }
    loop {
        let joins = |c: &&Character| {
            matches!(c.faction, Some(f) if f == faction || f == Faction::Fringe)
                && cost(c) <= left
                && !(c.unique && roster.iter().any(|r| r.id == c.id))
        };
        let may: Vec<&Character> = pool.iter().copied().filter(joins).collect();
        if may.is_empty() {
            break;
        }
        let next = may[chance.below(may.len())];
        left -= cost(next);
        roster.push(next);
    }
    let name = around.map_or_else(|| faction.name().to_owned(), |c| c.name.clone());
    let squad = roster.iter().fold(Squad::new(&name, faction), |s, c| s.add(1, &rules.book().full_name(c)));
    let check = super::legal(Lang::English, &squad, judged(rules, &squad))?;
    Ok(Ready { company: Company::new(rules, &squad.name, 0, &check), squad })
}
