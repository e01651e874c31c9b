//! Doors (000:938-958; 003:83-84, 902-924): at the end of every turn they open where somebody is next to them and close
//! where nobody is.

use super::look;
use crate::Minis;
use crate::abilities::list;
use crate::event::Event;
use crate::look::Look;
use crate::map::{DoorId, DoorSet};
use crate::world::{FigureId, Place};
use dejarik_kernel::{At, trace};
use smallvec::SmallVec;

/// Opens and closes the doors as the rules have it.
pub fn settle_doors(at: &mut At<'_, Minis>) {
    let doors = look(at).geometry().map().all_doors();
    if doors.is_empty() {
        return;
    }
    let should = should_be_open(&look(at), doors);
    let open = at.world().open;
    let changed: SmallVec<[DoorId; 4]> =
        doors.iter().filter(|door| should.contains(*door) != open.contains(*door)).collect();
    for door in changed {
        trace::acted(list::TERM_DOOR.0);
        let event = if should.contains(door) { Event::DoorOpened { door } } else { Event::DoorClosed { door } };
        at.emit(event);
    }
}

/// Sets one door as the rules have it now.
pub fn settle_door(at: &mut At<'_, Minis>, door: DoorId) {
    let should = should_be_open(&look(at), look(at).geometry().map().all_doors()).contains(door);
    if should != at.world().open.contains(door) {
        at.emit(if should { Event::DoorOpened { door } } else { Event::DoorClosed { door } });
    }
}

/// At the end of a turn nobody defeated holds a door any more (000:1264-1266, 1705-1707).
pub(super) fn release_doors(at: &mut At<'_, Minis>) {
    let fallen: SmallVec<[(DoorId, FigureId); 2]> =
        at.world().holds.iter().filter(|h| !look(at).stands(h.by)).map(|h| (h.door, h.by)).collect();
    for (door, by) in fallen {
        at.emit(Event::DoorReleased { door, by });
    }
}

fn should_be_open(look: &Look<'_>, doors: DoorSet) -> DoorSet {
    let mut open = look.w.removed;
    for f in look.w.in_play() {
        let works_none = look.has(f, list::LIGHT_SPIRIT) || look.has(f, list::FROZEN_IN_CARBONITE);
        if !matches!(look.w[f].place, Place::At(_)) || works_none {
            continue;
        }
        open = open.union(look.geometry().doors_adjacent(look.space(f), look.w.open));
    }
    for hold in &look.w.holds {
        open = if hold.open { open.with(hold.door) } else { open.without(hold.door) };
    }
    open.meet(doors)
}
