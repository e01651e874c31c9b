//! Bad battlefields, armies and answers get a clear error, and nothing changes.

use dejarik_kernel::{Match, Nature, Pending, Refusal, Seat, WhyNot};
use dejarik_legion::Legion;
use dejarik_legion::book::{Army, Battlefield, Book, Faction};
use dejarik_legion::choice::{Ask, Choice, Deed, Gait, March, Spot, Spots};
use dejarik_legion::geometry::{Angle, Point};
use dejarik_legion::setup::{Posted, Scene, Setup};
use dejarik_legion::world::{MiniId, OrderToken, Stage, UnitId};
use std::sync::Arc;

fn field(text: &str) -> Result<Battlefield, String> {
    let book = Book::standard();
    Battlefield::read(text, &book.terrain, &book.figures)
}

#[test]
fn bad_battlefields_say_what_is_wrong() {
    let with = |piece: &str| format!("(name: \"x\", size: (72000, 36000), pieces: [{piece}])");
    for (text, said) in [
        ("(name: \"x\", size: (NaN, 36000))".to_owned(), "1:"),
        ("(name: \"x\", size: (5, 36000))".to_owned(), "no table"),
        (with("(kind: \"Lava\", height: 0, box: (0, 0, 10, 10))"), "is no kind of terrain"),
        (with("(kind: \"Ruins\", height: NaN, box: (0, 0, 10, 10))"), "1:"),
        (with("(kind: \"Ruins\", height: 3000)"), "needs an outline"),
        (with("(kind: \"Ruins\", height: 99000, box: (0, 0, 10, 10))"), "needs an outline and a height"),
        (with("(kind: \"Ruins\", height: 3000, box: (70000, 0, 4000, 10))"), "beyond the table"),
        (with("(kind: \"Ruins\", height: 3000, box: (2147483647, 0, 4000, 10))"), "beyond the table"),
        (with("(kind: \"Ruins\", height: 3000, parts: [[(0, 0), (10, 10), (10, 0), (0, 4)]])"), "crosses"),
        (with("(kind: \"Ruins\", height: 3000, parts: [[(0, 0), (20, 0), (5, 5), (0, 20)]])"), "inward corners"),
        (with("(kind: \"Ruins\", height: 3000, parts: [[(0, 0), (20, 0)]])"), "three corners"),
        (
            with("(kind: \"Buildings\", height: 3000, box: (0, 0, 900, 900), ladders: [((0, 90), (400, 90))])"),
            "a ladder",
        ),
        (
            with(
                "(kind: \"Buildings\", height: 3000, box: (0, 0, 9, 9), ladders: [((2147483647, 0), (0, -2147483648))])",
            ),
            "a ladder",
        ),
    ] {
        let error = field(&text).expect_err(&text);
        assert!(error.contains(said), "{text}: {error}");
    }
}

#[test]
fn bad_armies_say_where() {
    for (text, line, said) in [
        ("army: x\nfaction: Sith\n", 2, "is no faction"),
        ("faction: Rebel\nlimit: NaN\n", 2, "no number of points"),
        ("faction: Rebel\nunits: x\n", 2, "is no key"),
        ("faction: Rebel\nunit:\n", 2, "a unit is missing"),
        ("faction: Rebel\nhello\n", 2, "colon"),
        ("faction: Rebel\noptional: flying tanks\n", 2, "is no optional rule"),
        ("faction: Rebel\ncommands: Push\nCommands: Ambush\n", 3, "said before"),
        ("army: x\n", 1, "faction is missing"),
    ] {
        let error = Army::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.text.contains(said), "{text}: {error}");
    }
}

/// More minis than numbers: a scene looks at no limits of armies, so its setup must say so itself.
#[test]
fn more_minis_than_a_table_holds() {
    let one = Army::of_one(Faction::Separatist, "B1 Battle Droids");
    let many = Army { units: vec![one.units[0].clone(); 45], ..one.clone() };
    let field = Book::standard().fields.iter().find(|f| f.name == "Crossroads").expect("a battlefield");
    let mut setup = Setup::new(many, one, field);
    setup.scene = Some(Box::new(Scene::opening()));
    let made = Match::new(Arc::new(Legion::standard()), setup, Nature::seeded(1));
    let error = made.err().expect("too many").to_string();
    assert!(error.contains("more minis"), "{error}");
}

fn begun() -> Match<Legion> {
    let rules = Arc::new(Legion::standard());
    let army = |name: &str| Book::armies().find(|(n, _)| *n == name).map(|(_, army)| army).expect("an army");
    let field = Book::standard().fields.iter().find(|f| f.name == "Crossroads").expect("a battlefield");
    let mut setup = Setup::new(army("rebel-patrol"), army("imperial-patrol"), field);
    setup.scene = Some(Box::new(Scene::opening()));
    Match::new(rules, setup, Nature::seeded(1)).expect("a match")
}

/// Answers with the first option until that question comes.
fn until(game: &mut Match<Legion>, wanted: impl Fn(&Ask) -> bool) -> (u32, Seat) {
    for _ in 0..400 {
        let Pending::Questions(questions) = game.pending().clone() else { panic!("the game does not ask") };
        let question = &questions[0];
        if wanted(&question.ask) {
            return (question.number, question.seat);
        }
        game.answer(question.number, question.seat, question.options[0].clone()).expect("an option");
    }
    panic!("the question does not come");
}

#[test]
fn places_off_the_table_are_refused_and_change_nothing() {
    let mut game = begun();
    let (number, seat) = until(&mut game, |ask| matches!(ask, Ask::Deploy(_)));
    let before = game.world().clone();
    for at in [Point::new(-5000, 100), Point::new(i32::MAX, i32::MIN), Point::new(36_000, 90_000)] {
        for n in [1, 4, 5, 9] {
            let spots = Spots(std::iter::repeat_n(Spot { at, facing: Angle::EAST }, n).collect());
            assert!(game.answer(number, seat, Choice::Spots(spots)).is_err());
        }
    }
    assert!(game.answer(number, seat, Choice::Yes).is_err());
    assert_eq!(*game.world(), before);
}

#[test]
fn moves_that_no_tool_allows_are_refused_and_change_nothing() {
    let mut game = begun();
    let (number, seat) = until(&mut game, |ask| matches!(ask, Ask::March(..)));
    let before = game.world().clone();
    let march = |speed, bend: i32, travel| March { speed, heading: Angle::EAST, bend: Angle::degrees(bend), travel };
    for bad in [
        march(0, 0, 1000),
        march(9, 0, 1000),
        march(1, 150, 1000),
        march(1, 0, 0),
        march(1, 0, -7),
        march(1, 0, 1_000_000),
        march(1, 0, i32::MAX),
    ] {
        assert!(game.answer(number, seat, Choice::March(bad)).is_err(), "{bad:?}");
    }
    assert_eq!(*game.world(), before);
}

/// Luke at a wall that nobody passes, about to move.
fn at_a_wall() -> Match<Legion> {
    let rules = Arc::new(Legion::standard());
    let posted = |x, y| Posted {
        spots: [Spot { at: Point::new(x, y), facing: Angle::EAST }].into_iter().collect(),
        tokens: Default::default(),
        order: OrderToken::FaceUp,
        wounds: Default::default(),
        exhausted: 0,
        gains: Vec::new(),
        marks: Default::default(),
        carries: None,
    };
    // The west house of Crossroads begins at 20 inches; the base has a radius of 0.531.
    let field = Book::standard().fields.iter().find(|f| f.name == "Crossroads").expect("a battlefield");
    let mut setup = Setup::new(
        Army::of_one(Faction::Rebel, "Luke Skywalker"),
        Army::of_one(Faction::Empire, "General Veers"),
        field,
    );
    setup.scene = Some(Box::new(Scene {
        round: 1,
        stage: Stage::Activation,
        units: vec![posted(19_479, 17_500), posted(60_000, 30_000)],
        ..Scene::opening()
    }));
    let mut game = Match::new(rules, setup, Nature::seeded(1)).expect("a match");
    for choice in [Choice::Unit(UnitId(0)), Choice::Deed(Deed::Move(Gait::Standard))] {
        let Pending::Questions(questions) = game.pending().clone() else { panic!("the game does not ask") };
        let (number, seat) = (questions[0].number, questions[0].seat);
        // What is forced is not asked.
        if questions[0].options.contains(&choice) {
            game.answer(number, seat, choice).expect("an option");
        }
    }
    game
}

#[test]
fn a_path_through_a_wall_is_refused_with_its_reason() {
    let mut game = at_a_wall();
    let (number, seat) = until(&mut game, |ask| matches!(ask, Ask::March(..)));
    let before = game.world().clone();
    let through = March { speed: 2, heading: Angle::EAST, bend: Angle::EAST, travel: 6000 };
    let refused = game.answer(number, seat, Choice::March(through)).expect_err("there is a wall");
    let reason = WhyNot::new("gl.movement", "the-way-is-blocked");
    assert_eq!(refused, Refusal::NotAnOption(Some(reason)));
    assert_eq!(*game.world(), before);
    // Away from it there is no wall, and the first question is still the one to be answered.
    let back = March { heading: Angle::HALF, ..through };
    game.answer(number, seat, Choice::March(back)).expect("a free way");
    assert_eq!(game.world()[MiniId(0)].at, Point::new(13_479, 17_500));
}

#[test]
fn what_is_no_number_is_no_answer() {
    let good = "(speed: 1, heading: (0), bend: (0), travel: 1000)";
    assert!(ron::from_str::<March>(good).is_ok());
    for bad in ["NaN", "inf", "1e99", "0.5", "99999999999", "\"1000\""] {
        assert!(ron::from_str::<March>(&good.replace("1000", bad)).is_err(), "{bad}");
    }
}
