//! Optional rules are used if both armies ask for them, and whole games end under them.

use dejarik_kernel::Rules;
use dejarik_kernel::conformance::{ByLot, Thoroughness, check_game, random_game};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Book};
use dejarik_legion::setup::{Scene, Setup};
use dejarik_legion::world::Stage;
use std::sync::Arc;

fn army(name: &str, optional: &str) -> Army {
    let (_, army) = Book::armies().find(|(n, _)| *n == name).expect("an army");
    Army::parse(&format!("{army}optional: {optional}\n")).expect("an army with a wish")
}

fn setup(left: Army, right: Army, field: &str) -> Setup {
    let n = Book::standard().field(field).expect("a battlefield");
    Setup::new(left, right, &Book::standard().fields[usize::from(n)])
}

#[test]
fn what_only_one_army_asks_for_is_not_used() {
    let rules = Legion::standard();
    let both = [army("rebel-patrol", "competitive terrain"), army("imperial-patrol", "competitive terrain")];
    let world = rules.begin(&setup(both[0].clone(), both[1].clone(), "Outpost")).expect("a table");
    assert!(world.optional.competitive && world.stage == Stage::Terrain);
    let world = rules.begin(&setup(both[0].clone(), army("imperial-patrol", ""), "Outpost")).expect("a table");
    assert!(!world.optional.competitive && world.stage == Stage::Colour);
    let odd = rules.begin(&setup(both[0].clone(), both[1].clone(), "Crossroads"));
    assert!(odd.is_err_and(|why| why.contains("even number")), "fifteen pieces cannot be shared out");
    let printed = both[0].to_string();
    assert_eq!(Army::parse(&printed).expect("it is read again"), both[0]);
}

#[test]
fn games_on_terrain_laid_by_turns_conform() {
    let rules = Arc::new(Legion::standard());
    let table =
        setup(army("rebel-patrol", "competitive terrain"), army("imperial-patrol", "competitive terrain"), "Outpost");
    let how = Thoroughness { probe_one_in: 60, most_answers: 100_000 };
    check_game(&rules, &table, 3, how).expect("a game");
    random_game(&*rules, &table, &mut ByLot::new(4)).expect("a game");
}

#[test]
fn grand_armies_need_a_deeper_table() {
    let rules = Legion::standard();
    let grand = |name: &str| Army { limit: 1600, ..army(name, "") };
    let mut table = setup(grand("rebel-patrol"), grand("imperial-patrol"), "Outpost");
    assert!(rules.begin(&table).is_err_and(|why| why.contains("too small")));
    table.armies[1].limit = 400;
    assert!(rules.begin(&table).is_err_and(|why| why.contains("another grand army")));
    table.scene = Some(Box::new(Scene::opening()));
    assert!(rules.begin(&table).expect("a scene asks nothing").optional.grand);
}
