//! Answers that are no option: paths, and what is refused.

use super::seat_called;
use crate::Minis;
use crate::abilities::{AbilityId, parse};
use crate::choice::{Ask, Choice, Deed, Path, Usage};
use crate::look::Look;
use crate::map::{DoorId, Square};
use crate::rules::path_through;
use crate::world::World;
use dejarik_kernel::ruling::fold;

/// What these words answer, whether it may be answered or not.
pub(super) fn read(rules: &Minis, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
    let words = fold(words);
    match words.as_str() {
        "yes" => return Some(Choice::Yes),
        "no" => return Some(Choice::No),
        "pass" => return Some(Choice::Pass),
        "move" => return Some(Choice::Deed(Deed::Move)),
        "end turn" => return Some(Choice::Deed(Deed::End)),
        _ => {}
    }
    if let Some(f) = rules.figure_called(w, &words) {
        return Some(Choice::Figure(f));
    }
    if let Some(name) = words.strip_prefix("attack ") {
        return rules.figure_called(w, name).map(|f| Choice::Deed(Deed::Attack(f)));
    }
    if let Some(name) = words.strip_prefix("board ") {
        return rules.figure_called(w, name).map(|f| Choice::Deed(Deed::Board(f)));
    }
    if let Some(name) = words.strip_prefix("hand the droid to ") {
        return rules.figure_called(w, name).map(|f| Choice::Deed(Deed::HandOver(f)));
    }
    if let Some(name) = words.strip_prefix("use ") {
        return ability(name).map(|a| Choice::Deed(Deed::Use(a)));
    }
    if let Some((who, name)) = words.split_once(" uses ") {
        let who = rules.figure_called(w, who)?;
        return ability(name).map(|ability| Choice::Use(Usage { who, ability }));
    }
    if let Some(choice) = path(rules, w, ask, &words) {
        return Some(choice);
    }
    if let Some(number) = words.strip_prefix("door ") {
        let door = number.parse::<u8>().ok()?.checked_sub(1)?;
        return (usize::from(door) < rules.geometry(w).map().doors().len()).then_some(Choice::Door(DoorId(door)));
    }
    if let Some(seat) = seat_called(w, &words) {
        return Some(Choice::Seat(seat));
    }
    if let Ok(square) = words.parse::<Square>() {
        return rules.geometry(w).map().holds(square).then_some(Choice::Square(square));
    }
    if let Ok(number) = words.parse() {
        return Some(Choice::Number(number));
    }
    match rules.book().all_called(&words).as_slice() {
        [card] => Some(Choice::Card(card.id)),
        _ => None,
    }
}

/// `to c4`, `via b2 c3 c4`, `nowhere`.
fn path(rules: &Minis, w: &World, ask: &Ask, words: &str) -> Option<Choice> {
    let Ask::Move(who, _) = *ask else { return None };
    let look = Look::new(rules, w);
    let squares = |text: &str| text.split(' ').map(|word| word.parse().ok()).collect::<Option<Vec<Square>>>();
    if words == "nowhere" {
        return Some(Choice::Path(Path::default()));
    }
    match words.split_once(' ')? {
        ("to", end) => end.parse().ok().map(Choice::Square),
        ("via", way) => path_through(&look, who, &squares(way)?).map(Choice::Path),
        _ => None,
    }
}

/// The ability of a name as printed, or as the list has it.
pub(super) fn ability(name: &str) -> Option<AbilityId> {
    let listed = || AbilityId::all().find(|a| a.row().name.eq_ignore_ascii_case(name) || a.row().id == name);
    listed().or_else(|| parse(name).ok().map(|p| p.ability))
}
