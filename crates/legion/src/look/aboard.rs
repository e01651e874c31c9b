//! Who rides in what, and who could (gl.transported, gl.transport-x, gl.light-transport-x).

use super::Look;
use crate::book::UnitKind;
use crate::keywords::Key;
use crate::world::UnitId;

impl<'a> Look<'a> {
    /// Where a unit is measured from and seen from: the vehicle that carries it, otherwise itself.
    pub fn place_of(&self, unit: UnitId) -> UnitId {
        self.w[unit].marks.aboard.unwrap_or(unit)
    }

    /// Whether a unit rides in a vehicle.
    pub fn aboard(&self, unit: UnitId) -> bool {
        self.w[unit].marks.aboard.is_some()
    }

    /// The units that a vehicle carries.
    pub fn passengers(&self, vehicle: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let w = self.w;
        w.standing().filter(move |u| w[*u].marks.aboard == Some(vehicle))
    }

    /// Whether passengers of a vehicle are hurt with it.
    pub fn open_top(&self, vehicle: UnitId) -> bool {
        let carries = |key: Key| matches!(key, Key::Transport | Key::LightTransport);
        self.keywords(vehicle).any(|k| carries(k.key) && k.of.iter().any(|w| w == "open"))
    }

    /// Whether a vehicle has room for a unit: for troopers that are no creatures; a light one for a single mini on a small base.
    pub fn takes(&self, vehicle: UnitId, unit: UnitId) -> bool {
        let (w, kind) = (self.w, self.kind(unit));
        let boards = kind.trooper() && kind != UnitKind::CreatureTrooper;
        if !boards || w[vehicle].side != w[unit].side || !w[vehicle].deployed || w[vehicle].defeated {
            return false;
        }
        let size = if w[unit].deployed { w.living(unit).len() } else { w[unit].size.into() };
        let alone = size == 1 && !self.notched(unit);
        let light = if alone { self.sum(vehicle, Key::LightTransport) } else { 0 };
        self.passengers(vehicle).count() < usize::from(self.sum(vehicle, Key::Transport) + light)
    }
}
