//! Which squads may meet, and who sets up first (000:424-505, 981-1012; 002:480-509).

use super::Faction;
use super::check::{Scenario, Verdict};
use super::squad::{Era, Side, Squad};
use dejarik_kernel::Seat;

/// What the way to play says about squads that are to meet, by seat.
pub fn meeting(squads: &[&Squad], scenario: Scenario) -> Vec<Verdict> {
    let mut verdicts = vec![seats(squads.len(), scenario)];
    let [one, other] = match squads {
        [one, other, ..] => [*one, *other],
        _ => return verdicts,
    };
    verdicts.extend(match scenario {
        Scenario::Standard | Scenario::CaptureTheDroid => Some(verdict(
            "000:424",
            opposed_in_one_era(one, other),
            "One squad is of the light and the other of the dark side of one era, or one is Fringe.",
        )),
        Scenario::EraOnEra => Some(verdict(
            "000:987",
            across_eras(one, other),
            "One squad is of the light side of an era and the other of the dark side of one.",
        )),
        Scenario::ThreePlayer => Some(verdict(
            "002:496",
            three_sides(squads),
            "At most one squad is of the light side, at most one of the dark side, and at least one is Fringe.",
        )),
        Scenario::Team => Some(verdict(
            "000:995",
            teams(squads),
            "Each team plays one faction, and the two teams oppose each other in one era.",
        )),
        Scenario::QuickStart => Some(verdict(
            "000:41",
            one.faction != other.faction,
            "The quick start is played with one squad of each kind.",
        )),
        Scenario::FreeForAll | Scenario::OutOfTheBox | Scenario::OutOfTheBoxTwo => None,
    });
    verdicts
}

/// Who sets up first: the dark side (000:503), in the quick start the Republic (I-01).
pub fn first_to_set_up(squads: &[&Squad], scenario: Scenario) -> Seat {
    let first = |squad: &&Squad| match scenario {
        Scenario::QuickStart => squad.faction == Faction::Republic,
        _ => sides(squad).any(|(_, side)| side == Side::Dark),
    };
    let only_dark = |squad: &&Squad| first(squad) && sides(squad).all(|(_, side)| side == Side::Dark);
    let squads = || squads.iter().zip(Seat::first(squads.len()));
    let found = squads().find(|(s, _)| only_dark(s) || (scenario == Scenario::QuickStart && first(s)));
    found.or_else(|| squads().find(|(s, _)| first(s))).map_or(Seat(0), |(_, seat)| seat)
}

fn verdict(rule: &'static str, ok: bool, text: &str) -> Verdict {
    Verdict { rule, ok, text: text.to_string() }
}

/// How many play.
fn seats(n: usize, scenario: Scenario) -> Verdict {
    let (rule, legal): (_, &[usize]) = match scenario {
        Scenario::ThreePlayer => ("002:494", &[3]),
        Scenario::Team => ("000:995", &[4]),
        // E-51: two or four players (000:1007), two or three (002:515).
        Scenario::OutOfTheBox | Scenario::OutOfTheBoxTwo => ("000:1007", &[2, 3, 4]),
        Scenario::FreeForAll => ("000:991", &[2, 3, 4]),
        Scenario::QuickStart | Scenario::Standard | Scenario::EraOnEra | Scenario::CaptureTheDroid => ("000:39", &[2]),
    };
    let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
    verdict(rule, legal.contains(&n), &format!("{n} squads meet; this way to play is for {}.", words.join(" or ")))
}

/// The sides on which the squad fights, with their eras.
fn sides(squad: &Squad) -> impl Iterator<Item = (Era, Side)> + '_ {
    let eras = Era::ALL.into_iter().filter(|e| squad.era.is_none_or(|era| era == *e));
    eras.filter_map(|era| Some((era, era.side(squad.faction)?)))
}

fn fringe(squad: &Squad) -> bool {
    squad.faction == Faction::Fringe
}

fn opposed_in_one_era(a: &Squad, b: &Squad) -> bool {
    let opposed = |(era, side): (Era, Side)| sides(b).any(|(e, s)| e == era && s != side);
    fringe(a) || fringe(b) || sides(a).any(opposed)
}

fn across_eras(a: &Squad, b: &Squad) -> bool {
    let opposed = |(_, side): (Era, Side)| sides(b).any(|(_, s)| s != side);
    fringe(a) || fringe(b) || sides(a).any(opposed)
}

fn three_sides(squads: &[&Squad]) -> bool {
    let others: Vec<&&Squad> = squads.iter().filter(|s| !fringe(s)).collect();
    let apart = match others.as_slice() {
        [a, b] => across_eras(a, b),
        _ => others.len() < 2,
    };
    apart && squads.iter().any(|s| fringe(s))
}

fn teams(squads: &[&Squad]) -> bool {
    match squads {
        [a, b, c, d] => {
            a.faction == c.faction && b.faction == d.faction && (fringe(a) || fringe(b) || opposed_in_one_era(a, b))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squad(faction: Faction) -> Squad {
        Squad::new("", faction)
    }

    #[track_caller]
    fn ok(scenario: Scenario, factions: &[Faction]) -> bool {
        let squads: Vec<Squad> = factions.iter().map(|f| squad(*f)).collect();
        meeting(&squads.iter().collect::<Vec<_>>(), scenario).iter().all(|v| v.ok)
    }

    #[test]
    fn light_meets_dark() {
        use Faction::*;
        assert!(ok(Scenario::Standard, &[Rebel, Imperial]));
        assert!(ok(Scenario::Standard, &[Fringe, Rebel]));
        assert!(!ok(Scenario::Standard, &[Rebel, Separatist]));
        assert!(ok(Scenario::EraOnEra, &[Rebel, Separatist]));
        assert!(!ok(Scenario::EraOnEra, &[Rebel, Republic]));
        assert!(ok(Scenario::FreeForAll, &[Rebel, Rebel]));
        assert!(!ok(Scenario::Standard, &[Rebel, Imperial, Fringe]));
    }

    #[test]
    fn three_and_four_meet() {
        use Faction::*;
        assert!(ok(Scenario::ThreePlayer, &[Rebel, Imperial, Fringe]));
        assert!(!ok(Scenario::ThreePlayer, &[Rebel, Republic, Fringe]));
        assert!(!ok(Scenario::ThreePlayer, &[Rebel, Imperial, Republic]));
        assert!(ok(Scenario::Team, &[Rebel, Imperial, Rebel, Imperial]));
        assert!(!ok(Scenario::Team, &[Rebel, Rebel, Imperial, Imperial]));
    }

    #[test]
    fn the_dark_side_sets_up_first() {
        let (light, dark) = (squad(Faction::Republic), squad(Faction::Separatist));
        assert_eq!(first_to_set_up(&[&light, &dark], Scenario::Standard), Seat(1));
        assert_eq!(first_to_set_up(&[&dark, &light], Scenario::Standard), Seat(0));
        assert_eq!(first_to_set_up(&[&dark, &light], Scenario::QuickStart), Seat(1));
    }
}
