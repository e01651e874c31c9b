//! Saved games of other rules: a position that cannot be is refused before anything looks at it.

use dejarik_kernel::{Match, Nature, RecordOf, Refusal, Seat, checksum};
use dejarik_minis::Minis;
use dejarik_minis::book::{self, CharacterId, Squad};
use dejarik_minis::map::Square;
use dejarik_minis::setup::{Company, Options, Setup};
use dejarik_minis::world::{FigureId, Place, World};
use std::sync::Arc;

/// A game that has just begun, as if other rules had saved it.
fn saved(rules: &Arc<Minis>) -> RecordOf<Minis> {
    let squads: Vec<Squad> = Squad::samples().map(|(_, squad)| squad).take(2).collect();
    let company = |team: usize| {
        let check = book::check(rules.book(), &squads[team], &book::Options::default());
        Company::new(rules, &squads[team].name, team as u8, &check)
    };
    let setup = Setup {
        map: "Ring Station".to_owned(),
        options: Options::default(),
        companies: vec![company(0), company(1)],
        first: Seat(0),
        middle: None,
    };
    let game = Match::new(rules.clone(), setup, Nature::seeded(1)).expect("a match");
    RecordOf::<Minis> { version: "minis of another day".to_owned(), ..game.record() }
}

/// What makes a saved World one that cannot be.
type Spoil = fn(&mut World);

#[test]
fn a_position_that_cannot_be_is_refused() {
    let rules = Arc::new(Minis::standard());
    let record = saved(&rules);
    Match::load(rules.clone(), record.clone()).expect("a sound position is taken up");
    let spoils: [(&str, Spoil); 11] = [
        ("the map", |w| w.map = 999),
        ("the grid", |w| w.grid.truncate(1)),
        ("the seats", |w| w.sides.clear()),
        ("the seats", |w| w.round.phase = Seat(3)),
        ("the teams", |w| w.sides[0].team = 9),
        ("the figures", |w| w.figures[0].card = CharacterId(60_000)),
        ("the figures", |w| w.figures[0].place = Place::At(Square::new(200, 3))),
        ("the figures", |w| w.figures[1].side = Seat(7)),
        ("what is said about figures", |w| w.waiting.push(FigureId(250))),
        ("who stands where", |w| w.grid[0] = 77),
        ("something is under way", |w| w.windows.push(Default::default())),
    ];
    for (what, spoil) in spoils {
        let mut record = record.clone();
        spoil(&mut record.start);
        record.checksum = checksum(&record.start);
        match Match::load(rules.clone(), record).map(|_| ()) {
            Err(Refusal::Save(why)) => assert_eq!(why, format!("its position cannot be: {what}")),
            other => panic!("{what}: {other:?}"),
        }
    }
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let rules = Arc::new(Minis::standard());
    let mut record = saved(&rules);
    record.setup.first = Seat(5);
    assert!(Match::new(rules.clone(), record.setup.clone(), Nature::seeded(1)).is_err());
    record.setup.first = Seat(0);
    record.setup.companies[0].team = 200;
    assert!(Match::new(rules, record.setup, Nature::seeded(1)).is_err());
}
