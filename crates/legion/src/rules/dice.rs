//! Dice: what each face shows, and throwing a handful.

use crate::Legion;
use crate::event::Event;
use crate::world::{Dice, Die, Face, Rolled};
use dejarik_kernel::{At, Play};
use smallvec::SmallVec;

/// How many faces of a die show hit, critical, surge and block; the rest is blank (gl.dice).
fn shares(die: Die) -> ([(Face, u8); 3], u8) {
    match die {
        Die::Red => ([(Face::Hit, 5), (Face::Critical, 1), (Face::Surge, 1)], 8),
        Die::Black => ([(Face::Hit, 3), (Face::Critical, 1), (Face::Surge, 1)], 8),
        Die::White => ([(Face::Hit, 1), (Face::Critical, 1), (Face::Surge, 1)], 8),
        Die::RedDefense => ([(Face::Block, 3), (Face::Surge, 1), (Face::Blank, 2)], 6),
        Die::WhiteDefense => ([(Face::Block, 1), (Face::Surge, 1), (Face::Blank, 4)], 6),
    }
}

/// How many faces a die has.
pub fn sides(die: Die) -> u8 {
    shares(die).1
}

/// What a die shows whose number is that.
pub fn face(die: Die, number: u8) -> Face {
    let mut left = number;
    for (face, n) in shares(die).0 {
        if left <= n {
            return face;
        }
        left -= n;
    }
    Face::Blank
}

/// The first number of a die that shows that, if one does.
pub fn face_number(die: Die, shown: Face) -> Option<u8> {
    (1..=sides(die)).find(|n| face(die, *n) == shown)
}

/// Throws dice of one size together.
pub(super) fn throw(at: &mut At<'_, Legion>, dice: &[Die]) -> Play<Dice> {
    let Some(first) = dice.first() else { return Ok(Dice::new()) };
    at.emit(Event::Throwing(SmallVec::from_slice(dice)));
    let faces = at.roll(dejarik_kernel::Dice { count: dice.len() as u8, sides: sides(*first) })?;
    at.emit(Event::Throwing(SmallVec::new()));
    Ok(dice.iter().zip(faces).map(|(die, n)| Rolled { die: *die, face: face(*die, n) }).collect())
}

/// Throws one defense die.
pub(super) fn throw_one(at: &mut At<'_, Legion>, die: Die) -> Play<Face> {
    Ok(throw(at, &[die])?[0].face)
}
