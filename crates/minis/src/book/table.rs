//! Squads against each other: which may meet in which scenario (000:981-1012; 002:480-532).

use super::Faction;
use super::check::{Options, Scenario, Verdict};
use super::said::{Put, Said};
use super::squad::{Era, Side, Squad};
use dejarik_kernel::Seat;
use std::ops::RangeInclusive;

/// Judges whether these squads may meet; in team play squads 0 and 2 are one team, 1 and 3 the other.
pub fn check_table(squads: &[&Squad], options: &Options) -> Vec<Verdict> {
    let factions: Vec<Faction> = squads.iter().map(|s| s.faction).collect();
    let mut verdicts = vec![seats(options.scenario, squads.len())];
    match (options.scenario, factions.as_slice()) {
        (Scenario::Standard | Scenario::CaptureTheDroid, [a, b]) => verdicts.push(one_era(*a, *b)),
        (Scenario::EraOnEra, [a, b]) => verdicts.push(two_eras(*a, *b)),
        (Scenario::Team, [a, b, c, d]) => {
            verdicts.push(one_team(*a, *c));
            verdicts.push(one_team(*b, *d));
            verdicts.push(one_era(*a, *b));
        }
        (Scenario::ThreePlayer, [_, _, _]) => verdicts.push(three(&factions)),
        _ => {}
    }
    verdicts
}

/// Judges squads of a table that more may join: what is wrong between them stays wrong whoever comes.
pub fn check_so_far(squads: &[&Squad], scenario: Scenario) -> Vec<Verdict> {
    let factions: Vec<Faction> = squads.iter().map(|s| s.faction).collect();
    match (scenario, factions.as_slice()) {
        (Scenario::Team, [a, b]) => vec![one_era(*a, *b)],
        (Scenario::Team, [a, b, c]) => vec![one_era(*a, *b), one_team(*a, *c)],
        (Scenario::ThreePlayer, [a, b]) if *a != Faction::Fringe && *b != Faction::Fringe => vec![one_era(*a, *b)],
        _ => Vec::new(),
    }
}

/// Who sets up first: the dark side (000:503), in the quick start the Republic (I-01).
pub fn first_to_set_up(squads: &[&Squad], scenario: Scenario) -> Seat {
    let seats = || squads.iter().zip(Seat::first(squads.len()));
    let republic = |squad: &Squad| scenario == Scenario::QuickStart && squad.faction == Faction::Republic;
    let dark = |squad: &Squad| scenario != Scenario::QuickStart && !eras(squad.faction, Side::Dark).is_empty();
    let never_light = |squad: &Squad| dark(squad) && eras(squad.faction, Side::Light).is_empty();
    let found = seats().find(|(s, _)| republic(s) || never_light(s)).or_else(|| seats().find(|(s, _)| dark(s)));
    found.map_or(Seat(0), |(_, seat)| seat)
}

/// How many squads a scenario is for.
pub fn seats_of(scenario: Scenario) -> RangeInclusive<usize> {
    match scenario {
        Scenario::Team => 4..=4,
        Scenario::ThreePlayer => 3..=3,
        Scenario::OutOfTheBox | Scenario::OutOfTheBoxTwo | Scenario::FreeForAll => 2..=4,
        Scenario::QuickStart | Scenario::Standard | Scenario::EraOnEra | Scenario::CaptureTheDroid => 2..=2,
    }
}

fn seats(scenario: Scenario, n: usize) -> Verdict {
    let (rule, key) = match scenario {
        Scenario::Team => ("000:995", "table-seats-4"),
        Scenario::ThreePlayer => ("002:494", "table-seats-3"),
        Scenario::OutOfTheBox | Scenario::OutOfTheBoxTwo => ("000:1007", "table-seats-2-to-4"),
        Scenario::FreeForAll => ("000:991", "table-seats-2-to-4"),
        Scenario::QuickStart | Scenario::Standard | Scenario::EraOnEra | Scenario::CaptureTheDroid => {
            ("000:377", "table-seats-2")
        }
    };
    let said = Said::new(key).with("n", Put::Number(n as i64));
    Verdict { rule, ok: seats_of(scenario).contains(&n), said }
}

/// The eras in which a faction is on a side.
fn eras(faction: Faction, side: Side) -> Vec<Era> {
    Era::ALL.into_iter().filter(|e| e.side(faction) == Some(side)).collect()
}

fn one_era(a: Faction, b: Faction) -> Verdict {
    let meet = |light, dark| eras(light, Side::Light).iter().any(|e| eras(dark, Side::Dark).contains(e));
    // 000:983: a Fringe squad may stand on either side.
    let fringe = a == Faction::Fringe || b == Faction::Fringe;
    let ok = fringe || meet(a, b) || meet(b, a);
    let said = Said::new(if ok { "table-one-era" } else { "table-not-one-era" });
    Verdict { rule: "000:424", ok, said: said.with("one", a).with("other", b) }
}

fn two_eras(a: Faction, b: Faction) -> Verdict {
    let apart =
        |light, dark| eras(light, Side::Light).iter().any(|e| eras(dark, Side::Dark).iter().any(|other| other != e));
    let fringe = a == Faction::Fringe || b == Faction::Fringe;
    let ok = fringe || apart(a, b) || apart(b, a);
    let said = Said::new(if ok { "table-two-eras" } else { "table-not-two-eras" });
    Verdict { rule: "000:987", ok, said: said.with("one", a).with("other", b) }
}

fn one_team(a: Faction, b: Faction) -> Verdict {
    Verdict { rule: "000:996", ok: a == b, said: Said::new("table-one-team").with("one", a).with("other", b) }
}

/// At most one light and one dark squad, and at least one of Fringe (002:494-500).
fn three(factions: &[Faction]) -> Verdict {
    let others: Vec<Faction> = factions.iter().copied().filter(|f| *f != Faction::Fringe).collect();
    let ok = match others.as_slice() {
        [] | [_] => true,
        [a, b] => one_era(*a, *b).ok,
        _ => false,
    };
    Verdict { rule: "002:494", ok, said: Said::new("table-three") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ok(scenario: Scenario, factions: &[Faction]) -> bool {
        let squads: Vec<Squad> = factions.iter().map(|f| Squad::new("", *f)).collect();
        let squads: Vec<&Squad> = squads.iter().collect();
        check_table(&squads, &Options { scenario, ..Options::default() }).iter().all(|v| v.ok)
    }

    #[test]
    fn the_dark_side_sets_up_first() {
        let (light, dark) = (Squad::new("", Faction::Republic), Squad::new("", Faction::Separatist));
        assert_eq!(first_to_set_up(&[&light, &dark], Scenario::Standard), Seat(1));
        assert_eq!(first_to_set_up(&[&dark, &light], Scenario::Standard), Seat(0));
        assert_eq!(first_to_set_up(&[&dark, &light], Scenario::QuickStart), Seat(1));
    }

    /// G-31, P-08 and the table of eras.
    #[test]
    fn who_may_meet() {
        use Faction::*;
        assert!(ok(Scenario::Standard, &[Rebel, Imperial]));
        assert!(ok(Scenario::Standard, &[Imperial, YuuzhanVong]));
        assert!(!ok(Scenario::Standard, &[Rebel, Separatist]));
        assert!(!ok(Scenario::Standard, &[Rebel, Rebel]));
        assert!(ok(Scenario::Standard, &[Fringe, Rebel]));
        assert!(ok(Scenario::EraOnEra, &[Rebel, Separatist]));
        assert!(!ok(Scenario::EraOnEra, &[Rebel, Republic]));
        assert!(ok(Scenario::FreeForAll, &[Rebel, Rebel]));
        assert!(!ok(Scenario::FreeForAll, &[Rebel]));
        assert!(ok(Scenario::Team, &[Rebel, Imperial, Rebel, Imperial]));
        assert!(!ok(Scenario::Team, &[Rebel, Imperial, Republic, Imperial]));
        assert!(ok(Scenario::ThreePlayer, &[Rebel, Imperial, Fringe]));
        assert!(!ok(Scenario::ThreePlayer, &[Rebel, Imperial, Sith]));
        assert!(!ok(Scenario::Standard, &[Rebel, Imperial, Fringe]));
    }
}
