//! Doors (000:938-958; 003:83-84, 902-924): at the end of every turn they open where somebody is next to them and close
//! where nobody is.

use super::look;
use crate::Minis;
use crate::abilities::list;
use crate::event::Event;
use crate::look::Look;
use crate::map::{DoorId, DoorSet};
use crate::world::Place;
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

fn should_be_open(look: &Look<'_>, doors: DoorSet) -> DoorSet {
    let mut open = look.w.removed;
    for f in look.w.in_play() {
        if !matches!(look.w[f].place, Place::At(_)) || look.has(f, list::LIGHT_SPIRIT) {
            continue;
        }
        open = open.union(look.geometry().doors_adjacent(look.space(f), look.w.open));
    }
    for hold in &look.w.holds {
        open = if hold.open { open.with(hold.door) } else { open.without(hold.door) };
    }
    open.meet(doors)
}
