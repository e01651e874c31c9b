//! What must be true of a World: always, and before one from a file is played.

use crate::Minis;
use crate::abilities::AbilityId;
use crate::look::Look;
use crate::map::Space;
use crate::world::{EMPTY, Figure, FigureId, FigureSet, Place, World};
use dejarik_kernel::Seat;

/// What should never be true of a World.
pub(super) fn fault(look: &Look<'_>) -> Option<String> {
    let w = look.w;
    let mut grid = vec![EMPTY; w.grid.len()];
    for f in w.ids() {
        let figure = &w[f];
        if figure.defeated && figure.place != Place::Off && w.falls.iter().all(|fall| fall.who != f) {
            return Some(format!("{f:?} is defeated and still on the map"));
        }
        let Place::At(_) = figure.place else { continue };
        if figure.damage < 0 {
            return Some(format!("{f:?} has more Hit Points than it began with"));
        }
        for square in look.space(f).squares() {
            let i = square.y as usize * w.width as usize + square.x as usize;
            let here = &mut grid[i];
            if *here != EMPTY && w.turns.is_empty() {
                return Some(format!("two figures stand on {square}"));
            }
            if w.turns.is_empty() && w.grid[i] != f.0 {
                return Some(format!("the grid does not know that {f:?} stands on {square}"));
            }
            *here = f.0;
        }
    }
    if w.turns.is_empty() && w.prize.is_some_and(|p| w.standing_on(p.at).is_some()) {
        return Some("somebody stands where the droid stands".to_owned());
    }
    let ghost = w.turns.is_empty() && w.grid.iter().zip(&grid).any(|(a, b)| a != b);
    ghost.then(|| "the grid knows somebody who is not there".to_owned())
}

/// What is wrong with a World from a file, as a step begins or the game has ended: everything it names is there, and in a game
/// that goes on nothing is under way.
pub(super) fn unsound(rules: &Minis, w: &World) -> Option<String> {
    let wrong = |what: &str| Some(format!("its position cannot be: {what}"));
    let Some(map) = rules.maps.get(w.map as usize).map(|geometry| geometry.map()) else { return wrong("the map") };
    if w.width != map.width() || w.grid.len() != map.area() {
        return wrong("the grid");
    }
    let seated = |seat: Seat| seat.index() < w.sides.len();
    if !(2..=Seat::MOST).contains(&w.sides.len()) || !seated(w.round.first) || !seated(w.round.phase) {
        return wrong("the seats");
    }
    if w.sides.iter().any(|side| !seated(Seat(side.team)) || side.area as usize >= Seat::MOST) {
        return wrong("the teams");
    }
    let there = |f: FigureId| (f.0 as usize) < w.figures.len();
    let known = |a: AbilityId| AbilityId::all().any(|other| other == a);
    if w.figures.len() >= FigureSet::MOST || !w.figures.iter().all(|f| figure_is_sound(rules, w, f)) {
        return wrong("the figures");
    }
    let sets = [&w.masks.auras, &w.masks.givers, &w.masks.commanders];
    let led = w.prize.and_then(|p| p.led_by);
    let named = w.waiting.iter().copied().chain(led).chain(sets.into_iter().flat_map(|set| set.iter()));
    let lasting = w.conditions.iter().all(|c| there(c.on) && there(c.source) && known(c.ability));
    let held = w.holds.iter().all(|h| there(h.by) && known(h.ability) && map.all_doors().contains(h.door));
    if !named.into_iter().all(there) || !lasting || !held || w.prize.is_some_and(|p| !map.holds(p.at)) {
        return wrong("what is said about figures");
    }
    if w.grid.iter().any(|f| *f != EMPTY && !there(FigureId(*f))) {
        return wrong("who stands where");
    }
    let idle = w.turns.is_empty() && w.aims.is_empty() && w.attacks.is_empty() && w.entries.is_empty();
    let calm = w.hurts.is_empty() && w.falls.is_empty() && w.saves.is_empty() && w.powers.is_empty();
    // A game ends in the middle of what ends it.
    let ended = w.ended.is_some()
        && w.turns.iter().all(|turn| there(turn.who))
        && w.attacks.iter().all(|attack| [attack.by, attack.declared, attack.target].into_iter().all(there));
    if !(ended || idle && calm && w.windows.is_empty()) {
        return wrong("something is under way");
    }
    fault(&Look::new(rules, w))
}

fn figure_is_sound(rules: &Minis, w: &World, f: &Figure) -> bool {
    let printed = |id: crate::book::CharacterId| (id.0 as usize) < rules.book().characters().len();
    let cards = printed(f.card) && f.inside.is_none_or(printed);
    let seats = [f.home, f.side].iter().all(|seat| seat.index() < w.sides.len());
    let map = rules.maps[w.map as usize].map();
    let place = match f.place {
        Place::Off => true,
        Place::At(at) => (1..=4).contains(&f.span) && map.contains(Space { at, size: f.span }),
        Place::Aboard(transport) => (transport.0 as usize) < w.figures.len(),
    };
    cards && seats && place && !f.squeezed
}
