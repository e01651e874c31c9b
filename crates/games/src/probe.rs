//! What must hold of any input whatever: nothing that a file or a player sends makes the engine panic or lose its place.
//!
//! The fuzz targets in `fuzz/` call these, and so does a test that feeds them a fixed choice of inputs, so that every check of
//! the repository covers them. Each takes bytes and panics if something is wrong.

use crate::minis;
use crate::session::{Paint, Running, Session, read_record};
use dejarik_kernel::ruling::{Document, check};
use dejarik_kernel::{Lang, Match, Nature, Pending, Refusal, Rules, Seat, Undo, checksum};
use dejarik_minis::Minis;
use dejarik_minis::book::{self, Book, Squad};
use dejarik_minis::choice::{Choice, Path};
use dejarik_minis::map::Map;
use dejarik_minis::setup::Setup;
use std::sync::{Arc, OnceLock};

/// A probe with its name, which is that of its fuzz target and of its folder of seeds.
pub type Probe = (&'static str, fn(&[u8]));

/// All of them.
pub const PROBES: [Probe; 8] = [
    ("squad", squad),
    ("map", map),
    ("characters", characters),
    ("ruling", ruling),
    ("save", save),
    ("answers", answers),
    ("army", army),
    ("battlefield", battlefield),
];

fn rules() -> &'static Arc<Minis> {
    static RULES: OnceLock<Arc<Minis>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(Minis::standard()))
}

/// A squad file is read or refused; what is read prints as it is read again, and can be judged.
pub fn squad(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(squad) = Squad::parse(text) else { return };
    let again = Squad::parse(&squad.to_string()).expect("a squad that was printed can be read");
    assert_eq!(squad.to_string(), again.to_string(), "a squad prints as it was read");
    book::check(rules().book(), &squad, &book::Options::default());
}

/// An army of Legion is read or refused; what is read prints as it is read again, and can be judged.
pub fn army(data: &[u8]) {
    use dejarik_legion::book::{Army, Book, check, fieldable};
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(army) = Army::parse(text) else { return };
    let again = Army::parse(&army.to_string()).expect("an army that was printed can be read");
    assert_eq!(army.to_string(), again.to_string(), "an army prints as it was read");
    check(Book::standard(), &army);
    drop(fieldable(Book::standard(), &army));
}

/// A battlefield of Legion is read or refused; what is read stands on its table, and bases, moves and lines of sight can be
/// asked for anywhere on it.
pub fn battlefield(data: &[u8]) {
    use dejarik_legion::book::{Battlefield, Book};
    use dejarik_legion::geometry::sight::{Blocker, Body, Eye, sees};
    use dejarik_legion::geometry::{Footprint, Point};
    let (Ok(text), book) = (std::str::from_utf8(data), Book::standard()) else { return };
    let Ok(field) = Battlefield::read(text, &book.terrain, &book.figures) else { return };
    let (width, depth) = (field.width, field.depth);
    let walls: Vec<Blocker<'_>> = field
        .pieces
        .iter()
        .flat_map(|p| p.parts.iter().map(|outline| Blocker::Prism { outline, high: p.height }))
        .collect();
    for n in 0..9 {
        let at = Point::new(width * (n % 3) / 2, depth * (n / 3) / 2);
        let (foot, eye) = (Footprint::round(531, at), Eye { at: Point::new(width / 3, depth / 3), z: 1650 });
        for piece in &field.pieces {
            assert!(!piece.under(&foot) || piece.touched_by(&foot), "what is under a base touches it");
            assert!(!piece.holds(&foot) || piece.under(&foot), "what holds a base is under it");
            assert_eq!(piece.under(&foot), piece.near((at, at), 531 - dejarik_legion::geometry::TOUCH));
        }
        let body = Body { foot, low: 0, high: 1650 };
        assert!(sees(eye, &body, &[], 33), "nothing hides nothing");
        sees(eye, &body, &walls, 33);
    }
}

/// A map file is read or refused; what is read can be drawn.
pub fn map(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok((map, _)) = Map::parse(text) {
        let (again, _) = Map::draw(&map.picture(&[])).expect("a map that was drawn can be read");
        assert_eq!((map.width(), map.height()), (again.width(), again.height()), "a map keeps its size");
    }
}

/// A file of characters is read or refused; those that are read can be asked for their state.
pub fn characters(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(book) = Book::with([("mine.ron", text)]) {
        for character in book.characters().iter().rev().take(8) {
            character.status();
            assert!(book.find(&book.full_name(character)).is_ok() || character.name.trim() != character.name);
        }
    }
}

/// A ruling is read, set up and played, or its trouble told.
pub fn ruling(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if Document::parse(text).is_ok() {
        let report = check(&**rules(), text);
        let panicked = |case: &dejarik_kernel::ruling::Case| {
            case.result.as_ref().is_err_and(|failure| failure.found.starts_with("the game panicked"))
        };
        assert!(!report.cases.iter().any(panicked), "{:?}", report.cases);
    }
}

/// A saved game is taken up or refused, also one whose checksum somebody made fit; a match that was taken up goes on.
pub fn save(data: &[u8]) {
    let Ok(mut record) = read_record::<Minis>(data) else { return };
    if let Ok((mut session, _)) = Running::load(Lang::English, rules(), data) {
        drop(session.board(Paint::Plain));
        drop(session.undo());
    }
    let loads = |record| Match::load(rules().clone(), record).map(|(game, _)| game);
    if let Ok(mut game) = loads(record.clone()) {
        go_on(&mut game);
    }
    record.checksum = checksum(&record.start);
    if let Ok(mut game) = loads(record.clone()) {
        go_on(&mut game);
    }
    drop(record.verify(rules()));
}

/// One more answer, whatever comes of it.
fn go_on(game: &mut Match<Minis>) {
    let Some(question) = game.questions().first() else { return };
    let (number, seat, choice) = (question.number, question.seat, question.options.first().copied());
    drop(game.answer(number, seat, choice.unwrap_or(Choice::Pass)));
}

/// Bytes as answers to a match: options, wrong numbers, wrong seats, paths and figures that are not there, and undo. The
/// World keeps its order, and the Record proves the game.
pub fn answers(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let table = bytes.next().unwrap_or(0);
    let setup = &setups()[table as usize % setups().len()];
    let mut game = Match::new(rules().clone(), setup.clone(), Nature::seeded(u64::from(table))).expect("a ready table");
    while let Some(byte) = bytes.next() {
        let Pending::Questions(questions) = game.pending() else { break };
        let question = &questions[0];
        let (number, seat, count) = (question.number, question.seat, question.options.len());
        let before = (game.answers().len(), checksum(game.world()));
        let done = match byte {
            0..=199 => {
                let pick = question.options[(byte as usize) % count];
                game.answer(number, seat, pick)
            }
            200..=209 => game.answer(number.wrapping_add(1), seat, Choice::Pass),
            210..=219 => game.answer(number, Seat(1 - seat.0.min(1)), Choice::Pass),
            220..=229 => match game.undo(Undo::Any) {
                Ok(()) | Err(Refusal::NothingToUndo) => continue,
                other => other,
            },
            _ => game.answer(number, seat, odd_choice(&mut bytes)),
        };
        if let Err(refusal) = done {
            assert!(!matches!(refusal, Refusal::Fault(_)), "{refusal}");
            assert_eq!(before, (game.answers().len(), checksum(game.world())), "a refused answer changed the match");
        }
    }
    assert_eq!(rules().fault(game.world()), None);
    game.record().verify(rules()).expect("the Record proves the game");
}

/// A choice made of bytes, sound or not.
fn odd_choice(bytes: &mut impl Iterator<Item = u8>) -> Choice {
    let taken: Vec<u8> = bytes.by_ref().take(6).chain([0; 40]).collect();
    let read = postcard::take_from_bytes::<Choice>(&taken).map(|(choice, _)| choice);
    read.unwrap_or(Choice::Path(Path::default()))
}

fn setups() -> &'static [Setup] {
    static SETUPS: OnceLock<Vec<Setup>> = OnceLock::new();
    SETUPS.get_or_init(|| minis::some_setups(rules()))
}
