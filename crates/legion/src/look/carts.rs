//! Bomb carts as others meet them, and hostages (gl.bomb-carts, gl.hostage-cards).

use super::Look;
use crate::book::{BaseSize, Cover, UnitKind};
use crate::coverage::rule;
use crate::geometry::sight::{Blocker, hides_part};
use crate::geometry::{Base, Footprint, range};
use crate::world::{Cart, MiniId, UnitId};
use dejarik_kernel::Seat;

impl<'a> Look<'a> {
    /// The outline of a cart's base.
    pub fn cart_base(&self) -> Base {
        self.rules.book().figures.base(BaseSize::Medium)
    }

    /// A cart's base where it stands.
    pub fn cart(&self, cart: &Cart) -> Footprint {
        Footprint { base: self.cart_base(), at: cart.at, facing: cart.facing }
    }

    /// Whether a cart may move at the end of the round: more leaders of its side than of the other are at range 1 of it;
    /// nobody counts who is incognito.
    pub fn cart_moves(&self, cart: &Cart) -> bool {
        let (figures, foot) = (&self.rules.book().figures, self.cart(cart));
        let near = |u: &UnitId| range::at(&foot, &self.leader(*u), figures.segment, figures.segments) == 1;
        let count = |side: Seat| self.w.of(side).filter(|u| !self.aboard(*u) && !self.hidden(*u) && near(u)).count();
        count(Seat(cart.side)) > count(self.w.foe(Seat(cart.side)))
    }

    /// Heavy cover from a cart in the way, for troopers that are no creatures.
    pub(super) fn cart_cover(&self, leader: MiniId, mini: MiniId) -> Cover {
        let kind = self.kind(self.w[mini].unit);
        if self.w.carts.is_empty() || !kind.trooper() || kind == UnitKind::CreatureTrooper {
            return Cover::None;
        }
        let (eye, body, attacker) = (self.eye(leader), self.body(mini), self.foot(leader));
        let level = |z: i32| z.abs() < self.rules.book().figures.base_thickness;
        let figures = &self.rules.book().figures;
        let hides = |cart: &Cart| {
            let foot = self.cart(cart);
            let wall = Blocker::Drum { foot, high: cart.z + figures.height(BaseSize::Medium) };
            let touching = foot.touches(&attacker) && level(cart.z - self.w[leader].z);
            wall.crossed(attacker.at, body.foot.at)
                && hides_part(eye, &body, &wall, figures.columns)
                && (!touching || !self.sees(leader, mini))
        };
        if !self.w.carts.iter().any(hides) {
            return Cover::None;
        }
        rule("gl.bomb-carts");
        Cover::Heavy
    }

    /// Whether a unit is held by the enemy: as long as it has its token.
    pub fn hostage(&self, unit: UnitId) -> bool {
        self.w[unit].marks.hostage && self.w[unit].carries.is_some()
    }

    /// Whether a hostage is spared: in the setup and in the first round.
    pub fn spared(&self, unit: UnitId) -> bool {
        self.w.round <= 1 && self.hostage(unit)
    }
}
