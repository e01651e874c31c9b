//! A few scenes as drawings, kept beside this file: a change of geometry, reach, sight or cover shows as a changed picture.
//!
//! `PICTURES=write cargo nextest run -p dejarik-legion pictures` writes them anew; then look at them.

use dejarik_kernel::{Rules, Seat};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Edition, Faction, Recruit};
use dejarik_legion::choice::Spot;
use dejarik_legion::geometry::{Angle, Point};
use dejarik_legion::picture::svg_of;
use dejarik_legion::setup::{Optional, Posted, Scene, Setup};
use dejarik_legion::world::{BattleCards, Stage, UnitId};
use std::path::Path;

/// A unit with the places of its minis in tenths of an inch, and where it looks.
type Placed<'a> = (&'a str, &'a [(i32, i32)], i32);

fn army(faction: Faction, units: &[Placed<'_>]) -> Army {
    let recruit = |u: &Placed<'_>| Recruit { unit: u.0.to_owned(), upgrades: Vec::new(), aside: Vec::new() };
    Army { units: units.iter().map(recruit).collect(), ..Army::empty(faction) }
}

fn posted(unit: &Placed<'_>) -> Posted {
    let spot = |(x, y): &(i32, i32)| Spot { at: Point::new(x * 100, y * 100), facing: Angle::degrees(unit.2) };
    Posted {
        spots: unit.1.iter().map(spot).collect(),
        tokens: Default::default(),
        order: Default::default(),
        wounds: Default::default(),
        exhausted: 0,
        gains: Vec::new(),
        marks: Default::default(),
        carries: None,
    }
}

/// The drawing shows what the first unit of the left side reaches and sees.
fn same(name: &str, field: &str, deployment: Option<u8>, left: &[Placed<'_>], right: &[Placed<'_>]) {
    let rules = Legion::standard();
    let scene = Scene {
        round: 1,
        stage: Stage::Activation,
        turn: Seat(0),
        units: left.iter().chain(right).map(posted).collect(),
        cards: BattleCards { deployment, ..BattleCards::default() },
        markers: Vec::new(),
        supplies: Vec::new(),
    };
    let setup = Setup {
        armies: vec![army(Faction::Empire, left), army(Faction::Rebel, right)],
        battlefield: field.to_owned(),
        optional: Optional::default(),
        edition: Edition::default(),
        scene: Some(Box::new(scene)),
    };
    let world = rules.begin(&setup).expect("a scene");
    let drawn = svg_of(&rules, &world, (!left.is_empty()).then_some(UnitId(0)));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/legion/pictures").join(name);
    if std::env::var_os("PICTURES").is_some_and(|v| v == "write") {
        std::fs::write(&path, &drawn).expect("a picture is written");
    }
    let kept = std::fs::read_to_string(&path).expect("a picture is kept");
    assert!(kept == drawn, "{name} is drawn differently now; look at it and keep it with PICTURES=write");
}

#[test]
fn pictures_of_troopers_are_as_kept() {
    let squad = [(240, 100), (255, 100), (240, 85), (255, 85)];
    let rebels = [(280, 200), (295, 200), (310, 200), (325, 200)];
    same(
        "sight-and-reach.svg",
        "Outpost",
        None,
        &[("Stormtroopers", &squad, 90)],
        &[
            ("Rebel Troopers", &rebels, 270),
            ("Luke Skywalker", &[(360, 100)], 270),
            ("Leia Organa", &[(200, 260)], 270),
        ],
    );
}

#[test]
fn pictures_of_vehicles_are_as_kept() {
    same(
        "quarters-of-a-walker.svg",
        "Broken Front",
        None,
        &[("AT-ST", &[(330, 70)], 100)],
        &[
            ("Rebel Troopers", &[(300, 150), (310, 165), (325, 165), (290, 165)], 270),
            ("AT-RT", &[(500, 210)], 200),
            ("Han Solo", &[(120, 180)], 0),
        ],
    );
}

#[test]
fn pictures_of_battlefields_are_as_kept() {
    for (name, field, deployment) in
        [("three-fords.svg", "Three Fords", 1), ("farmstead.svg", "Farmstead", 5), ("dry-canyon.svg", "Dry Canyon", 2)]
    {
        same(name, field, Some(deployment), &[], &[]);
    }
}
