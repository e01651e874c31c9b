//! One effect on several figures, one after another (faq-443; minis-resolution-order.md, 17).

use super::look;
use crate::Minis;
use crate::abilities::AbilityId;
use crate::choice::Ask;
use crate::world::{FigureId, FigureSet};
use dejarik_kernel::{At, Play, Seat};

/// Does something to each of the figures, wholly to one before the next: first to those of the acting player, then to the
/// left. Each player orders its own, and is asked only if somebody could fall to that much damage, since nothing else makes
/// the order matter. Whoever is out of play when its time comes is left out.
pub fn one_by_one(
    at: &mut At<'_, Minis>,
    acting: Seat,
    (of, ability): (FigureId, AbilityId),
    mut left: FigureSet,
    damage: i16,
    mut does: impl FnMut(&mut At<'_, Minis>, FigureId) -> Play<()>,
) -> Play<()> {
    loop {
        left = left.iter().filter(|f| look(at).stands(*f)).collect();
        let seats = at.world().sides.len() as u8;
        let turn = |f: FigureId| (at.world()[f].side.0 + seats - acting.0) % seats;
        let Some(first) = left.iter().map(turn).min() else { return Ok(()) };
        let mine: FigureSet = left.iter().filter(|f| turn(*f) == first).collect();
        let grave = mine.iter().any(|f| look(at).hit_points(f) <= damage);
        let mut next = mine.iter().next().expect("somebody is left");
        if mine.len() > 1 && grave {
            let seat = Seat((acting.0 + first) % seats);
            next = at.ask(seat, Ask::Target(of, ability), |_, list| list.extend(mine.iter()))?;
        }
        left.remove(next);
        does(at, next)?;
    }
}
