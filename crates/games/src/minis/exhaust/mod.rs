//! Games that are made up to see abilities act: squads of characters who have them, on maps where they meet soon.
//!
//! `cast` makes up the characters, `needs` says what some abilities want around them, `lean` picks options with a liking for what is wanted. Everything follows from the seed
//! and the goals, so that both repeat a game.

mod cast;
mod lean;
mod needs;

use cast::{Cast, Player};
use dejarik_kernel::conformance::{Counts, Thoroughness, check_game_by};
use dejarik_kernel::{Chance, Seat, trace};
use dejarik_minis::Minis;
use dejarik_minis::abilities::{AbilityId, AbilitySet};
use dejarik_minis::book::{self, Book, Character, Faction, Size, Squad};
use dejarik_minis::geometry::{Bevels, Geometry};
use dejarik_minis::map::{DoorId, DoorSet, Map, Space, Square};
use dejarik_minis::setup::{Company, Middle, Options, Recruit, Setup, Stand};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// A small map with a bit of everything, on which squads meet at once.
const YARD: &str = include_str!("yard.map");

/// Judges squads and plays one game made up for these goals.
pub(super) fn strive(
    rules: &Minis,
    goals: &[u16],
    seed: u64,
    how: Thoroughness,
) -> Result<(Counts, BTreeSet<u16>), String> {
    let goals: Vec<AbilityId> = goals.iter().map(|n| AbilityId(*n)).collect();
    let mut lots = Chance::new(seed ^ 0xE0E0);
    let cast = Cast::draw(rules, &goals, &mut lots);
    let mut maps = rules.maps().to_vec();
    maps.push(yard().clone());
    // The small map half of the time.
    let map = if lots.below(2) == 0 { maps.len() - 1 } else { lots.below(maps.len()) };
    let setup = setup(&maps[map], &cast, &mut lots);
    let made_up = Arc::new(Minis::with_geometry(Book::made_of(cast.cards.iter().cloned()), maps));
    let wanted: AbilitySet = goals.iter().copied().collect();
    let ((), mut acted) = trace::watch(|| judge(&made_up, &cast));
    let (counts, seen) = check_game_by(&made_up, &setup, seed, how, &mut |w, question, lots| {
        lean::pick(&made_up, &wanted, w, question, lots)
    })?;
    acted.extend(seen);
    Ok((counts, acted))
}

/// Every game begins with squads that are judged; these are judged as squads of each faction.
fn judge(rules: &Minis, cast: &Cast) {
    for seat in [Seat(0), Seat(1)] {
        let members = cast.players.iter().filter(|p| p.seat == seat).map(|p| format!("1 {}\n", cast.name(p)));
        let members: String = members.collect();
        for faction in Faction::ALL.into_iter().filter(|f| *f != Faction::Fringe) {
            let text = format!("name: Made up\nfaction: {}\nlimit: 500\n{members}", faction.name());
            let squad = Squad::parse(&text).expect("a squad of known characters");
            book::check(rules.book(), &squad, &book::Options::default());
        }
    }
}

fn yard() -> &'static Arc<Geometry> {
    static YARD_MAP: OnceLock<Arc<Geometry>> = OnceLock::new();
    YARD_MAP.get_or_init(|| {
        let (map, _) = Map::parse(YARD).expect("the yard is read in a test");
        Arc::new(Geometry::new(map, Bevels::Block))
    })
}

/// A game from the reveal of the squads on, or one that begins with both squads in a crowd and some of them wounded.
fn setup(geometry: &Geometry, cast: &Cast, lots: &mut Chance) -> Setup {
    let early = cast.from_the_start || lots.below(3) == 0;
    let recruit = |p: &Player| Recruit {
        name: cast.name(p),
        value: cast.cards[p.card].cost.unwrap_or(0),
        paid: None,
        reinforcement: false,
        faction: None,
        holds: p.holds.map(|card| cast.full_name(card)),
    };
    let company = |seat: u8| Company {
        name: format!("Side {}", seat + 1),
        team: seat,
        recruits: cast.players.iter().filter(|p| early && p.seat == Seat(seat)).map(recruit).collect(),
    };
    Setup {
        map: geometry.map().name().to_owned(),
        options: Options::default(),
        companies: vec![company(0), company(1)],
        first: Seat(lots.below(2) as u8),
        middle: (!early).then(|| crowd(geometry, cast, lots)),
    }
}

/// Everybody near one place, both sides mixed.
fn crowd(geometry: &Geometry, cast: &Cast, lots: &mut Chance) -> Middle {
    let map = geometry.map();
    let open: Vec<DoorId> = (0..map.doors().len() as u8).map(DoorId).filter(|_| lots.below(2) == 0).collect();
    let doors = open.iter().fold(DoorSet::default(), |all, door| all.with(*door));
    let heart = Square::new(lots.below(map.width().into()) as u8, lots.below(map.height().into()) as u8);
    let mut places: Vec<Square> = map.squares().collect();
    let far = |s: &Square| s.x.abs_diff(heart.x).max(s.y.abs_diff(heart.y));
    let order = lots.order(places.len() as u16);
    places = order.iter().map(|i| places[usize::from(*i)]).collect();
    places.sort_by_key(|s| far(s) / 3);
    let mut taken: Vec<Space> = Vec::new();
    let mut stands = Vec::new();
    let mut all: Vec<&Player> = cast.players.iter().collect();
    all.sort_by_key(|p| std::cmp::Reverse(span(&cast.cards[p.card])));
    for player in all {
        let card = &cast.cards[player.card];
        let size = span(card);
        let free = |s: &&Square| {
            let space = Space { at: **s, size };
            geometry.fits(space, doors) && taken.iter().all(|t| !t.overlaps(space))
        };
        let Some(at) = places.iter().find(free).copied() else { continue };
        taken.push(Space { at, size });
        let wound = if lots.below(2) == 0 { 0 } else { (lots.below(6) as i16) * 10 };
        stands.push(Stand {
            name: cast.name(player),
            seat: player.seat,
            at: Some(at),
            aboard: None,
            damage: wound.min(card.hit_points.unwrap_or(10) - 10).max(0),
            force: None,
            activated: false,
            value: card.cost.unwrap_or(0),
            counts: true,
            holds: player.holds.map(|card| cast.full_name(card)),
        });
    }
    Middle { stands, open, points: vec![0, 0], ..Middle::default() }
}

fn span(card: &Character) -> u8 {
    match card.size {
        Size::Small | Size::Medium => 1,
        Size::Large => 2,
        Size::Huge => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dejarik_minis::abilities::list;

    #[test]
    fn the_yard_can_be_read() {
        assert_eq!(yard().map().name(), "The Yard");
    }

    /// The same goals and seed are the same game, and the usual checks hold in it.
    #[test]
    fn a_game_is_repeated_by_its_goals_and_seed() {
        let rules = Minis::standard();
        let how = Thoroughness { probe_one_in: 400, most_answers: 100_000 };
        let goals = [list::GRENADES.0, list::EVADE.0];
        let game = || strive(&rules, &goals, 3, how).unwrap();
        let (counts, acted) = game();
        assert!(counts.answers > 0);
        assert_eq!(game(), (counts, acted));
    }
}
